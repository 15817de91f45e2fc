// Quantized types: elementwise operations dequantize, compute and quantize; sums are of codes.

func.func @abs_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.abs %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[127, 127, 127, 127, 22, 27, 7, 12, 17, 127]> : tensor<10xi8>
  func.return
}

func.func @abs_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.abs %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[200, 199, 254, 255, 100, 101, 115, 128]> : tensor<8xui8>
  func.return
}

func.func @abs_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.abs %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[6, 5, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>
  func.return
}

func.func @cbrt_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.cbrt %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-33, -33, 47, 47, 18, 20, 7, 15, 17, 39]> : tensor<10xi8>
  func.return
}

func.func @cbrt_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.cbrt %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[66, 66, 140, 140, 100, 107, 82, 122]> : tensor<8xui8>
  func.return
}

func.func @cbrt_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.cbrt %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-4, -4, 2, 2, 1, 1, -1, 2]> : tensor<8xi4>
  func.return
}

func.func @ceil_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.ceil %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-128, -128, 127, 127, 27, 27, 7, 17, 17, 127]> : tensor<10xi8>
  func.return
}

func.func @ceil_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.ceil %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[0, 20, 255, 255, 100, 120, 100, 140]> : tensor<8xui8>
  func.return
}

func.func @ceil_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.ceil %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-7, -7, 7, 7, 1, 1, -1, 5]> : tensor<8xi4>
  func.return
}

func.func @cosine_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.cosine %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[16, 14, 6, 1, 8, 3, 17, 16, 12, 2]> : tensor<10xi8>
  func.return
}

func.func @cosine_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.cosine %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[106, 105, 103, 102, 120, 120, 115, 103]> : tensor<8xui8>
  func.return
}

func.func @cosine_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.cosine %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-3, -3, -3, -2, 1, 0, 1, -2]> : tensor<8xi4>
  func.return
}

func.func @exponential_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.exponential %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[7, 7, 127, 127, 52, 81, 17, 23, 34, 127]> : tensor<10xi8>
  func.return
}

func.func @exponential_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.exponential %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[100, 100, 255, 255, 120, 121, 109, 181]> : tensor<8xui8>
  func.return
}

func.func @exponential_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.exponential %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-1, -1, 7, 7, 2, 4, 1, 7]> : tensor<8xi4>
  func.return
}

func.func @exponential_minus_one_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.exponential_minus_one %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-3, -3, 127, 127, 42, 71, 7, 13, 24, 127]> : tensor<10xi8>
  func.return
}

func.func @exponential_minus_one_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.exponential_minus_one %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[80, 80, 255, 255, 100, 101, 89, 161]> : tensor<8xui8>
  func.return
}

func.func @exponential_minus_one_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.exponential_minus_one %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-3, -3, 7, 7, 0, 2, -1, 7]> : tensor<8xi4>
  func.return
}

func.func @floor_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.floor %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-128, -128, 127, 127, 17, 27, 7, 7, 17, 127]> : tensor<10xi8>
  func.return
}

func.func @floor_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.floor %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[0, 0, 240, 240, 100, 100, 80, 120]> : tensor<8xui8>
  func.return
}

func.func @floor_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.floor %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-8, -7, 5, 7, -1, 1, -1, 3]> : tensor<8xi4>
  func.return
}

func.func @log_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.log %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[0, 0, 49, 49, 11, 14, -128, 0, 7, 42]> : tensor<10xi8>
  func.return
}

func.func @log_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.log %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[0, 0, 141, 141, 0, 40, 0, 107]> : tensor<8xui8>
  func.return
}

func.func @log_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.log %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[0, 0, 2, 2, -2, -1, 0, 1]> : tensor<8xi4>
  func.return
}

func.func @log_plus_one_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.log_plus_one %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[0, 0, 49, 49, 16, 18, 7, 11, 14, 42]> : tensor<10xi8>
  func.return
}

func.func @log_plus_one_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.log_plus_one %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[0, 0, 143, 143, 100, 101, 72, 118]> : tensor<8xui8>
  func.return
}

func.func @log_plus_one_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.log_plus_one %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[0, 0, 2, 2, 0, 0, -1, 2]> : tensor<8xi4>
  func.return
}

func.func @logistic_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.logistic %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[7, 7, 17, 17, 15, 16, 12, 13, 14, 17]> : tensor<10xi8>
  func.return
}

func.func @logistic_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.logistic %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[100, 100, 120, 120, 110, 110, 106, 116]> : tensor<8xui8>
  func.return
}

func.func @logistic_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.logistic %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-1, -1, 1, 1, 0, 0, 0, 1]> : tensor<8xi4>
  func.return
}

func.func @negate_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.negate %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[127, 127, -128, -128, -8, -13, 7, 2, -3, -128]> : tensor<10xi8>
  func.return
}

func.func @negate_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.negate %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[200, 199, 0, 0, 100, 99, 115, 72]> : tensor<8xui8>
  func.return
}

func.func @negate_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.negate %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[6, 5, -8, -8, -2, -3, -1, -6]> : tensor<8xi4>
  func.return
}

func.func @round_nearest_afz_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.round_nearest_afz %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-128, -128, 127, 127, 27, 27, 7, 17, 17, 127]> : tensor<10xi8>
  func.return
}

func.func @round_nearest_afz_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.round_nearest_afz %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[0, 0, 255, 255, 100, 100, 80, 120]> : tensor<8xui8>
  func.return
}

func.func @round_nearest_afz_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.round_nearest_afz %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-8, -7, 7, 7, 1, 1, -1, 5]> : tensor<8xi4>
  func.return
}

func.func @round_nearest_even_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.round_nearest_even %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-128, -128, 127, 127, 27, 27, 7, 7, 17, 127]> : tensor<10xi8>
  func.return
}

func.func @round_nearest_even_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.round_nearest_even %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[0, 0, 255, 255, 100, 100, 80, 120]> : tensor<8xui8>
  func.return
}

func.func @round_nearest_even_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.round_nearest_even %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-8, -7, 7, 7, -1, 1, -1, 3]> : tensor<8xi4>
  func.return
}

func.func @rsqrt_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.rsqrt %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[0, 0, 8, 8, 15, 14, 127, 21, 17, 9]> : tensor<10xi8>
  func.return
}

func.func @rsqrt_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.rsqrt %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[0, 0, 107, 107, 255, 190, 0, 117]> : tensor<8xui8>
  func.return
}

func.func @rsqrt_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.rsqrt %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[0, 0, 0, 0, 2, 1, 0, 0]> : tensor<8xi4>
  func.return
}

func.func @sign_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.sign %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-3, -3, 17, 17, 17, 17, 7, 17, 17, 17]> : tensor<10xi8>
  func.return
}

func.func @sign_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.sign %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[80, 80, 120, 120, 100, 120, 80, 120]> : tensor<8xui8>
  func.return
}

func.func @sign_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.sign %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-3, -3, 1, 1, 1, 1, -1, 1]> : tensor<8xi4>
  func.return
}

func.func @sine_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.sine %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[10, 14, 17, 15, 17, 16, 7, 12, 15, 16]> : tensor<10xi8>
  func.return
}

func.func @sine_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.sine %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[119, 119, 120, 120, 100, 101, 86, 120]> : tensor<8xui8>
  func.return
}

func.func @sine_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.sine %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[0, -1, -2, -2, 0, 1, -1, 0]> : tensor<8xi4>
  func.return
}

func.func @sqrt_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.sqrt %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[0, 0, 87, 88, 19, 21, 7, 14, 17, 65]> : tensor<10xi8>
  func.return
}

func.func @sqrt_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.sqrt %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[0, 0, 156, 156, 100, 104, 0, 124]> : tensor<8xui8>
  func.return
}

func.func @sqrt_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.sqrt %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[0, 0, 3, 3, 0, 1, -1, 2]> : tensor<8xi4>
  func.return
}

func.func @tan_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.tan %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[10, 18, -95, -8, 127, -15, 7, 12, 23, -11]> : tensor<10xi8>
  func.return
}

func.func @tan_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.tan %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[168, 183, 228, 255, 100, 101, 81, 216]> : tensor<8xui8>
  func.return
}

func.func @tan_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.tan %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-2, -1, 0, 1, 0, 2, -1, -2]> : tensor<8xi4>
  func.return
}

func.func @tanh_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.tanh %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-3, -3, 17, 17, 16, 17, 7, 12, 15, 17]> : tensor<10xi8>
  func.return
}

func.func @tanh_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128]> : tensor<8xui8>}> : () -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.tanh %x : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<8xui8>
  check.expect_eq_const %r_codes, dense<[80, 80, 120, 120, 100, 101, 87, 118]> : tensor<8xui8>
  func.return
}

func.func @tanh_of_i4_f8E4M3FN() {
  %x = stablehlo.constant() <{value = dense<[-8, -7, 6, 7, 0, 1, -1, 4]> : tensor<8xi4>}> : () -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r = stablehlo.tanh %x : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<8x!quant.uniform<i4:f8E4M3FN, 0.5:-1>>) -> tensor<8xi4>
  check.expect_eq_const %r_codes, dense<[-3, -3, 1, 1, 0, 0, -1, 1]> : tensor<8xi4>
  func.return
}

func.func @atan2_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.atan2 %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24x!quant.uniform<i8:f32, 0.25:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[-6, -5, 7, 7, 2, 8, 14, 1, 9, 7, -6, -5, 7, 8, 9, 7, 14, 1, 7, 7, -5, -5, 7, 7]> : tensor<24xi8>
  func.return
}

func.func @atan2_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %y = stablehlo.constant() <{value = dense<[0, 255, 85, 1, 100, 128, 254, 85, 1, 100, 128, 254, 101, 0, 100, 128, 254, 101, 0, 255, 85, 254, 101, 0]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.atan2 %x, %y : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>, tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24xui8>
  check.expect_eq_const %r_codes, dense<[53, 89, 133, 143, 100, 101, 98, 141, 53, 69, 128, 116, 100, 163, 69, 116, 88, 69, 143, 116, 163, 100, 70, 157]> : tensor<24xui8>
  func.return
}

func.func @divide_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.divide %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24x!quant.uniform<i8:f32, 0.25:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[20, -20, 127, 47, 2, -12, 1, 1, -6, -128, 20, 127, 127, -18, -8, 81, 1, 1, 127, 25, -20, -128, 46, 23]> : tensor<24xi8>
  func.return
}

func.func @divide_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %y = stablehlo.constant() <{value = dense<[0, 255, 85, 1, 100, 128, 254, 85, 1, 100, 128, 254, 101, 0, 100, 128, 254, 101, 0, 255, 85, 254, 101, 0]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.divide %x, %y : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>, tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24xui8>
  check.expect_eq_const %r_codes, dense<[120, 87, 0, 69, 0, 101, 98, 63, 120, 0, 210, 120, 100, 100, 0, 120, 87, 0, 69, 120, 100, 100, 0, 94]> : tensor<24xui8>
  func.return
}

func.func @maximum_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.maximum %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24x!quant.uniform<i8:f32, 0.25:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[-53, 49, 127, 127, 49, 9, 1, 49, 5, 127, -53, -2, 127, 127, 7, 9, 1, 49, 5, 127, 49, 1, 127, 127]> : tensor<24xi8>
  func.return
}

func.func @maximum_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %y = stablehlo.constant() <{value = dense<[0, 255, 85, 1, 100, 128, 254, 85, 1, 100, 128, 254, 101, 0, 100, 128, 254, 101, 0, 255, 85, 254, 101, 0]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.maximum %x, %y : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>, tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24xui8>
  check.expect_eq_const %r_codes, dense<[0, 255, 254, 255, 100, 128, 254, 128, 1, 100, 254, 255, 101, 101, 100, 128, 254, 101, 254, 255, 100, 254, 101, 128]> : tensor<24xui8>
  func.return
}

func.func @minimum_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.minimum %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24x!quant.uniform<i8:f32, 0.25:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[-128, -128, 1, 24, 7, -1, -2, 3, -1, -2, -128, -128, 1, -53, -2, 1, -53, 3, 1, 24, -128, -128, 24, 49]> : tensor<24xi8>
  func.return
}

func.func @minimum_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %y = stablehlo.constant() <{value = dense<[0, 255, 85, 1, 100, 128, 254, 85, 1, 100, 128, 254, 101, 0, 100, 128, 254, 101, 0, 255, 85, 254, 101, 0]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.minimum %x, %y : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>, tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24xui8>
  check.expect_eq_const %r_codes, dense<[0, 1, 85, 1, 100, 101, 85, 85, 0, 1, 128, 254, 100, 0, 85, 128, 0, 1, 0, 255, 85, 101, 85, 0]> : tensor<24xui8>
  func.return
}

func.func @multiply_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.multiply %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24x!quant.uniform<i8:f32, 0.25:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[127, -128, 1, 127, 72, -4, 1, 25, -1, -106, 127, 127, 27, -128, -3, 2, 1, 25, 1, 127, -128, 1, 127, 127]> : tensor<24xi8>
  func.return
}

func.func @multiply_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %y = stablehlo.constant() <{value = dense<[0, 255, 85, 1, 100, 128, 254, 85, 1, 100, 128, 254, 101, 0, 100, 128, 254, 101, 0, 255, 85, 254, 101, 0]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.multiply %x, %y : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>, tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24xui8>
  check.expect_eq_const %r_codes, dense<[255, 0, 0, 0, 100, 101, 0, 79, 255, 100, 255, 255, 100, 95, 100, 139, 0, 95, 0, 255, 100, 108, 99, 0]> : tensor<24xui8>
  func.return
}

func.func @power_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.power %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24x!quant.uniform<i8:f32, 0.25:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[0, 127, 5, 127, 127, 4, 127, 1, 5, 1, 0, 0, 7, 1, 4, 5, 127, 1, 5, 127, 0, 5, 127, 127]> : tensor<24xi8>
  func.return
}

func.func @power_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %y = stablehlo.constant() <{value = dense<[0, 255, 85, 1, 100, 128, 254, 85, 1, 100, 128, 254, 101, 0, 100, 128, 254, 101, 0, 255, 85, 254, 101, 0]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.power %x, %y : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>, tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24xui8>
  check.expect_eq_const %r_codes, dense<[100, 0, 104, 100, 120, 100, 0, 116, 0, 120, 255, 255, 100, 255, 120, 132, 0, 0, 100, 255, 255, 100, 0, 104]> : tensor<24xui8>
  func.return
}

func.func @remainder_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.remainder %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24x!quant.uniform<i8:f32, 0.25:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[-33, -7, 0, 10, 7, 2, 1, 3, 3, 4, -35, -1, 1, 45, 1, 1, 1, 3, 0, 21, -11, 0, 8, 23]> : tensor<24xi8>
  func.return
}

func.func @remainder_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %y = stablehlo.constant() <{value = dense<[0, 255, 85, 1, 100, 128, 254, 85, 1, 100, 128, 254, 101, 0, 100, 128, 254, 101, 0, 255, 85, 254, 101, 0]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.remainder %x, %y : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>, tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24xui8>
  check.expect_eq_const %r_codes, dense<[100, 1, 104, 156, 0, 101, 85, 113, 99, 0, 114, 101, 100, 101, 0, 100, 0, 100, 154, 100, 100, 101, 100, 128]> : tensor<24xui8>
  func.return
}

func.func @subtract_of_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.subtract %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24x!quant.uniform<i8:f32, 0.25:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 0.25:1>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[-128, -128, 127, 127, -41, 11, 4, -45, 7, 127, -128, -128, 127, 127, 10, 9, 55, -45, 5, 112, -128, -128, 127, 127]> : tensor<24xi8>
  func.return
}

func.func @subtract_of_ui8_f16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128, 0, 1, 254, 255, 100, 101, 85, 128]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %y = stablehlo.constant() <{value = dense<[0, 255, 85, 1, 100, 128, 254, 85, 1, 100, 128, 254, 101, 0, 100, 128, 254, 101, 0, 255, 85, 254, 101, 0]> : tensor<24xui8>}> : () -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r = stablehlo.subtract %x, %y : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>, tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24x!quant.uniform<ui8:f16, 0.05:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<ui8:f16, 0.05:100>>) -> tensor<24xui8>
  check.expect_eq_const %r_codes, dense<[100, 0, 255, 255, 100, 73, 0, 143, 99, 1, 226, 101, 99, 201, 85, 100, 0, 0, 255, 100, 115, 0, 84, 228]> : tensor<24xui8>
  func.return
}

func.func @is_finite_is_always_true() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.is_finite %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10xi1>
  check.expect_eq_const %r, dense<true> : tensor<10xi1>
  func.return
}

func.func @reduce_precision_of_values() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.reduce_precision %x, format = e8m1 : tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-128, -128, 125, 125, 0, 1, -3, -2, -1, 61]> : tensor<10xi8>
  func.return
}

func.func @add_of_one_type() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, -3, 64, 126, 1, -1, 126, 1, -1, -127, 0, -2, -128, 0, -2, -128, 127, -3, 64, 126, -3, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.add %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[-128, 3, 126, 127, 127, 5, -1, 127, 3, 66, -128, -124, 127, 2, 3, 2, -128, 127, -1, 127, 1, -127, 127, 127]> : tensor<24xi8>
  func.return
}

func.func @add_of_other_parameters() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.add %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24x!quant.uniform<i8:f32, 1.0:0>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 1.0:0>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[-76, -50, 64, 71, 14, 1, -1, 12, 0, 33, -75, -63, 64, 51, 1, 2, -14, 12, 1, 40, -50, -62, 70, 77]> : tensor<24xi8>
  func.return
}

func.func @add_of_bounds() {
  %x = stablehlo.constant() <{value = dense<[-20, -19, 19, 20, 0, 1, 11, -20, -19, 19, 20, 0, 1, 11, -20, -19, 19, 20, 0, 1, 11, -20, -19, 19]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8<-20:20>:f32, 0.5:0>>
  %y = stablehlo.constant() <{value = dense<[-20, 20, 11, 19, 1, -19, 0, -19, 0, -20, 20, 11, 19, 1, 19, 1, -19, 0, -20, 20, 11, 20, 11, 19]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8<-20:20>:f32, 0.5:0>>
  %r = stablehlo.add %x, %y : (tensor<24x!quant.uniform<i8<-20:20>:f32, 0.5:0>>, tensor<24x!quant.uniform<i8<-20:20>:f32, 0.5:0>>) -> tensor<24x!quant.uniform<i8<-20:20>:f32, 0.5:0>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8<-20:20>:f32, 0.5:0>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[-20, 1, 20, 20, 1, -18, 11, -20, -19, -1, 20, 11, 20, 12, -1, -18, 0, 20, -20, 20, 20, 0, -8, 20]> : tensor<24xi8>
  func.return
}

func.func @add_of_ui4() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 14, 15, 8, 9, 5, 0, 1, 14, 15, 8, 9, 5, 0, 1, 14, 15, 8, 9, 5, 0, 1, 14]> : tensor<24xui4>}> : () -> tensor<24x!quant.uniform<ui4:f32, 0.5:8>>
  %y = stablehlo.constant() <{value = dense<[0, 15, 5, 14, 9, 1, 8, 1, 8, 0, 15, 5, 14, 9, 14, 9, 1, 8, 0, 15, 5, 15, 5, 14]> : tensor<24xui4>}> : () -> tensor<24x!quant.uniform<ui4:f32, 0.5:8>>
  %r = stablehlo.add %x, %y : (tensor<24x!quant.uniform<ui4:f32, 0.5:8>>, tensor<24x!quant.uniform<ui4:f32, 0.5:8>>) -> tensor<24x!quant.uniform<ui4:f32, 0.5:8>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<ui4:f32, 0.5:8>>) -> tensor<24xui4>
  check.expect_eq_const %r_codes, dense<[0, 8, 11, 15, 9, 2, 5, 0, 1, 6, 15, 5, 15, 6, 6, 2, 7, 15, 0, 15, 2, 7, 0, 15]> : tensor<24xui4>
  func.return
}

func.func @add_of_i32() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 8, 9, -1, 1073741824, -2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 8, 9, -1, 1073741824, -2147483648, -2147483647, 2147483646, 2147483647]> : tensor<24xi32>}> : () -> tensor<24x!quant.uniform<i32:f32, 0.5:8>>
  %y = stablehlo.constant() <{value = dense<[-2147483648, 2147483647, 8, 1073741824, 2147483646, 1, -1, 2147483646, 1, -1, -2147483647, 0, 9, -2147483648, 0, 9, -2147483648, 2147483647, 8, 1073741824, 2147483646, 8, 1073741824, 2147483646]> : tensor<24xi32>}> : () -> tensor<24x!quant.uniform<i32:f32, 0.5:8>>
  %r = stablehlo.add %x, %y : (tensor<24x!quant.uniform<i32:f32, 0.5:8>>, tensor<24x!quant.uniform<i32:f32, 0.5:8>>) -> tensor<24x!quant.uniform<i32:f32, 0.5:8>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i32:f32, 0.5:8>>) -> tensor<24xi32>
  check.expect_eq_const %r_codes, dense<[-2147483648, -8, 2147483646, 2147483647, 2147483638, -6, -1, 2147483647, -8, 1073741815, -2147483648, -2147483648, 2147483647, -9, -8, 2, -2147483648, 2147483647, -1, 2147483640, -10, -2147483647, 2147483647, 2147483647]> : tensor<24xi32>
  func.return
}

func.func @add_of_i64() {
  %x = stablehlo.constant() <{value = dense<[-9223372036854775808, -9223372036854775807, 9223372036854775806, 9223372036854775807, 0, 1, 8, 9, -1, 4611686018427387904, -9223372036854775808, -9223372036854775807, 9223372036854775806, 9223372036854775807, 0, 1, 8, 9, -1, 4611686018427387904, -9223372036854775808, -9223372036854775807, 9223372036854775806, 9223372036854775807]> : tensor<24xi64>}> : () -> tensor<24x!quant.uniform<i64:f64, 0.5:8>>
  %y = stablehlo.constant() <{value = dense<[-9223372036854775808, 9223372036854775807, 8, 4611686018427387904, 9223372036854775806, 1, -1, 9223372036854775806, 1, -1, -9223372036854775807, 0, 9, -9223372036854775808, 0, 9, -9223372036854775808, 9223372036854775807, 8, 4611686018427387904, 9223372036854775806, 8, 4611686018427387904, 9223372036854775806]> : tensor<24xi64>}> : () -> tensor<24x!quant.uniform<i64:f64, 0.5:8>>
  %r = stablehlo.add %x, %y : (tensor<24x!quant.uniform<i64:f64, 0.5:8>>, tensor<24x!quant.uniform<i64:f64, 0.5:8>>) -> tensor<24x!quant.uniform<i64:f64, 0.5:8>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i64:f64, 0.5:8>>) -> tensor<24xi64>
  check.expect_eq_const %r_codes, dense<[-9223372036854775808, -8, 9223372036854775806, 9223372036854775807, 9223372036854775798, -6, -1, 9223372036854775807, -8, 4611686018427387895, -9223372036854775808, -9223372036854775808, 9223372036854775807, -9, -8, 2, -9223372036854775808, 9223372036854775807, -1, 9223372036854775800, -10, -9223372036854775807, 9223372036854775807, 9223372036854775807]> : tensor<24xi64>
  func.return
}

func.func @add_of_f16() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, 3, -1, 64, -128, -127, 126, 127, 0, 1, 2, 3, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f16, 0.1:2>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 2, 64, 126, 1, -1, 126, 1, -1, -127, 0, 3, -128, 0, 3, -128, 127, 2, 64, 126, 2, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f16, 0.2:2>>
  %r = stablehlo.add %x, %y : (tensor<24x!quant.uniform<i8:f16, 0.1:2>>, tensor<24x!quant.uniform<i8:f16, 0.2:2>>) -> tensor<24x!quant.uniform<i8:f16, 0.3:2>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f16, 0.3:2>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[-128, 42, 43, 85, 84, 1, 0, 85, 0, 21, -127, -42, 44, -43, 0, 3, -85, 85, 1, 64, 42, -41, 84, 127]> : tensor<24xi8>
  func.return
}

func.func @add_of_i8_along_dimension_1() {
  %x = stablehlo.constant() <{value = dense<[[-30, -23, -16], [-9, -2, 5], [12, 19, 26]]> : tensor<3x3xi8>}> : () -> tensor<3x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %y = stablehlo.constant() <{value = dense<[[-30, -7, 16], [-22, 1, 24], [-14, 9, -29]]> : tensor<3x3xi8>}> : () -> tensor<3x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r = stablehlo.add %x, %y : tensor<3x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x3xi8>
  check.expect_eq_const %r_codes, dense<[[-30, -10, -4], [-1, 19, 25], [28, 48, -7]]> : tensor<3x3xi8>
  func.return
}

func.func @add_of_i32_along_dimension_0() {
  %x = stablehlo.constant() <{value = dense<[[-30, -23, -16], [-9, -2, 5], [12, 19, 26]]> : tensor<3x3xi32>}> : () -> tensor<3x3x!quant.uniform<i32:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>
  %y = stablehlo.constant() <{value = dense<[[-30, -7, 16], [-22, 1, 24], [-14, 9, -29]]> : tensor<3x3xi32>}> : () -> tensor<3x3x!quant.uniform<i32:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r = stablehlo.add %x, %y : tensor<3x3x!quant.uniform<i32:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x3x!quant.uniform<i32:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x3xi32>
  check.expect_eq_const %r_codes, dense<[[-30, 0, 30], [-11, 19, 49], [-6, 24, -7]]> : tensor<3x3xi32>
  func.return
}

func.func @add_per_axis_to_per_tensor() {
  %x = stablehlo.constant() <{value = dense<[[-30, -23, -16], [-9, -2, 5], [12, 19, 26]]> : tensor<3x3xi8>}> : () -> tensor<3x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %y = stablehlo.constant() <{value = dense<[[-30, -7, 16], [-22, 1, 24], [-14, 9, -29]]> : tensor<3x3xi8>}> : () -> tensor<3x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.add %x, %y : (tensor<3x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>, tensor<3x3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<3x3x!quant.uniform<i8:f32:1, {0.3:1, 0.7:2, 3.0:3}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x3x!quant.uniform<i8:f32:1, {0.3:1, 0.7:2, 3.0:3}>>) -> tensor<3x3xi8>
  check.expect_eq_const %r_codes, dense<[[-44, -3, -7], [-24, 18, 8], [-3, 38, 13]]> : tensor<3x3xi8>
  func.return
}

func.func @compare_EQ() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.compare EQ, %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24xi1>
  check.expect_eq_const %r, dense<false> : tensor<24xi1>
  func.return
}

func.func @compare_NE() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.compare NE, %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24xi1>
  check.expect_eq_const %r, dense<true> : tensor<24xi1>
  func.return
}

func.func @compare_GE() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.compare GE, %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24xi1>
  check.expect_eq_const %r, dense<[false, false, true, true, false, true, true, false, true, true, false, false, true, true, true, true, true, false, true, true, false, false, true, true]> : tensor<24xi1>
  func.return
}

func.func @compare_GT() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.compare GT, %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24xi1>
  check.expect_eq_const %r, dense<[false, false, true, true, false, true, true, false, true, true, false, false, true, true, true, true, true, false, true, true, false, false, true, true]> : tensor<24xi1>
  func.return
}

func.func @compare_LE() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.compare LE, %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24xi1>
  check.expect_eq_const %r, dense<[true, true, false, false, true, false, false, true, false, false, true, true, false, false, false, false, false, true, false, false, true, true, false, false]> : tensor<24xi1>
  func.return
}

func.func @compare_LT() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.compare LT, %x, %y : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24xi1>
  check.expect_eq_const %r, dense<[true, true, false, false, true, false, false, true, false, false, true, true, false, false, false, false, false, true, false, false, true, true, false, false]> : tensor<24xi1>
  func.return
}

func.func @clamp_by_values_of_another_type() {
  %low = stablehlo.constant() <{value = dense<-20> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.1:7>>
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %high = stablehlo.constant() <{value = dense<40> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.clamp %low, %x, %high : (tensor<!quant.uniform<i8:f32, 0.1:7>>, tensor<10x!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-8, -8, 4, 4, 0, 1, -3, -2, -1, 4]> : tensor<10xi8>
  func.return
}

func.func @select_of_one_type() {
  %p = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false]> : tensor<24xi1>
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.select %p, %x, %y : (tensor<24xi1>, tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[-128, 127, 7, 127, 126, 1, -3, 126, 1, 64, -127, 0, 126, -128, 0, 1, -128, 127, -1, 64, 126, -127, 64, 126]> : tensor<24xi8>
  func.return
}

func.func @select_of_another_type() {
  %p = stablehlo.constant dense<[true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false, true, false, false]> : tensor<24xi1>
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127, 0, 1, -3, -2, -1, 64, -128, -127, 126, 127]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %y = stablehlo.constant() <{value = dense<[-128, 127, 7, 64, 126, 1, -1, 126, 1, -1, -127, 0, 8, -128, 0, 8, -128, 127, 7, 64, 126, 7, 64, 126]> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8:f32, 0.1:7>>
  %r = stablehlo.select %p, %x, %y : (tensor<24xi1>, tensor<24x!quant.uniform<i8:f32, 0.5:-3>>, tensor<24x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<24x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[-128, 21, -3, 127, 21, -4, -3, 21, -4, 64, -30, -4, 126, -30, -4, 1, -30, 21, -1, 8, 21, -127, 8, 21]> : tensor<24xi8>
  func.return
}
