// stablehlo.dot_general of quantized types: sums of products of codes are exact, then scaled in f64 and rounded once.

func.func @codes_of_eight_bits() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90, -50, 4], [72, -102, -6, 104, -28]]> : tensor<2x5xi8>}> : () -> tensor<2x5x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[-128, -112, -74], [-14, 68, -84], [42, -66, 104], [40, -2, -22], [-20, 4, 50]]> : tensor<5x3xi8>}> : () -> tensor<5x3x!quant.uniform<i8:f32, 0.02:0>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x5x!quant.uniform<i8:f32, 0.1:-3>>, tensor<5x3x!quant.uniform<i8:f32, 0.02:0>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32, 0.5:7>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[55, 56, 51], [-7, -54, 2]]> : tensor<2x3xi8>
  func.return
}

func.func @sums_of_32_bits() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90, -50, 4], [72, -102, -6, 104, -28]]> : tensor<2x5xi8>}> : () -> tensor<2x5x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[-128, -112, -74], [-14, 68, -84], [42, -66, 104], [40, -2, -22], [-20, 4, 50]]> : tensor<5x3xi8>}> : () -> tensor<5x3x!quant.uniform<i8:f32, 0.02:0>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x5x!quant.uniform<i8:f32, 0.1:-3>>, tensor<5x3x!quant.uniform<i8:f32, 0.02:0>>) -> tensor<2x3x!quant.uniform<i32:f32, 0.002:0>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i32:f32, 0.002:0>>) -> tensor<2x3xi32>
  check.expect_eq_const %r_codes, dense<[[11908, 12180, 11078], [-3560, -15248, -1150]]> : tensor<2x3xi32>
  func.return
}

func.func @scales_along_the_columns() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90, -50, 4], [72, -102, -6, 104, -28]]> : tensor<2x5xi8>}> : () -> tensor<2x5x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[-128, -112, -74], [-14, 68, -84], [42, -66, 104], [40, -2, -22], [-20, 4, 50]]> : tensor<5x3xi8>}> : () -> tensor<5x3x!quant.uniform<i8:f32:1, {0.02:0, 0.5:0, 0.013:0}>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x5x!quant.uniform<i8:f32, 0.1:-3>>, tensor<5x3x!quant.uniform<i8:f32:1, {0.02:0, 0.5:0, 0.013:0}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 9.0:-2, 0.25:0}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 9.0:-2, 0.25:0}>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[49, 66, 58], [-13, -87, -6]]> : tensor<2x3xi8>
  func.return
}

func.func @scales_along_the_columns_of_rhs_alone() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90, -50, 4], [72, -102, -6, 104, -28]]> : tensor<2x5xi8>}> : () -> tensor<2x5x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[-128, -112, -74], [-14, 68, -84], [42, -66, 104], [40, -2, -22], [-20, 4, 50]]> : tensor<5x3xi8>}> : () -> tensor<5x3x!quant.uniform<i8:f32:1, {0.02:0, 0.5:0, 0.013:0}>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x5x!quant.uniform<i8:f32, 0.1:-3>>, tensor<5x3x!quant.uniform<i8:f32:1, {0.02:0, 0.5:0, 0.013:0}>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32, 0.5:7>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[55, 127, 36], [-7, -128, 4]]> : tensor<2x3xi8>
  func.return
}

func.func @scales_along_a_batch() {
  %x = stablehlo.constant() <{value = dense<[[[-128, -116, -90, -50], [4, 72, -102, -6], [104, -28, 110, 6]], [[-84, 96, 34, -14], [-48, -68, -74, -66], [-44, -8, 42, 106]]]> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[[-128, -112], [-74, -14], [68, -84], [42, -66]], [[104, 40], [-2, -22], [-20, 4], [50, 118]]]> : tensor<2x4x2xi8>}> : () -> tensor<2x4x2x!quant.uniform<i8:f32:0, {0.02:0, 0.5:0}>>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4x!quant.uniform<i8:f32, 0.1:-3>>, tensor<2x4x2x!quant.uniform<i8:f32:0, {0.02:0, 0.5:0}>>) -> tensor<2x3x2x!quant.uniform<i8:f32:0, {0.5:3, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x2x!quant.uniform<i8:f32:0, {0.5:3, 2.0:4}>>) -> tensor<2x3x2xi8>
  check.expect_eq_const %r_codes, dense<[[[69, 107], [-50, 30], [-12, -84]], [[-128, -128], [-128, -128], [11, 127]]]> : tensor<2x3x2xi8>
  func.return
}

func.func @four_bits_in_f16() {
  %x = stablehlo.constant() <{value = dense<[[0, 12, 6, 14], [4, 8, 10, 10], [8, 4, 14, 6]]> : tensor<3x4xui4>}> : () -> tensor<3x4x!quant.uniform<ui4:f16, 0.5:7>>
  %y = stablehlo.constant() <{value = dense<[[0, 0], [6, 2], [4, 12], [10, 14]]> : tensor<4x2xui4>}> : () -> tensor<4x2x!quant.uniform<ui4:f16, 0.25:0>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x4x!quant.uniform<ui4:f16, 0.5:7>>, tensor<4x2x!quant.uniform<ui4:f16, 0.25:0>>) -> tensor<3x2x!quant.uniform<ui4:f16, 1.5:5>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x2x!quant.uniform<ui4:f16, 1.5:5>>) -> tensor<3x2xui4>
  check.expect_eq_const %r_codes, dense<[[13, 13], [9, 12], [5, 10]]> : tensor<3x2xui4>
  func.return
}

func.func @sixteen_bits_need_wide_sums() {
  %x = stablehlo.constant() <{value = dense<[[-32768, -32756, -32730], [-32690, -32636, -32568]]> : tensor<2x3xi16>}> : () -> tensor<2x3x!quant.uniform<i16:f32, 0.5:7>>
  %y = stablehlo.constant() <{value = dense<[[-32768, -32752], [-32714, -32654], [-32572, -32468]]> : tensor<3x2xi16>}> : () -> tensor<3x2x!quant.uniform<i16:f32, 0.25:0>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3x!quant.uniform<i16:f32, 0.5:7>>, tensor<3x2x!quant.uniform<i16:f32, 0.25:0>>) -> tensor<2x2x!quant.uniform<i32:f32, 0.5:5>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x2x!quant.uniform<i32:f32, 0.5:5>>) -> tensor<2x2xi32>
  check.expect_eq_const %r_codes, dense<[[803022392, 801548684], [800082830, 798615446]]> : tensor<2x2xi32>
  func.return
}

func.func @dot_of_matrices() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90, -50, 4], [72, -102, -6, 104, -28]]> : tensor<2x5xi8>}> : () -> tensor<2x5x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[-128, -112, -74], [-14, 68, -84], [42, -66, 104], [40, -2, -22], [-20, 4, 50]]> : tensor<5x3xi8>}> : () -> tensor<5x3x!quant.uniform<i8:f32:1, {0.02:0, 0.5:0, 0.013:0}>>
  %r = stablehlo.dot %x, %y : (tensor<2x5x!quant.uniform<i8:f32, 0.1:-3>>, tensor<5x3x!quant.uniform<i8:f32:1, {0.02:0, 0.5:0, 0.013:0}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 9.0:-2, 0.25:0}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:1, 9.0:-2, 0.25:0}>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[49, 66, 58], [-13, -87, -6]]> : tensor<2x3xi8>
  func.return
}

func.func @dot_of_a_vector() {
  %x = stablehlo.constant() <{value = dense<[-128, -116, -90, -50, 4]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[-128, -112, -74], [-14, 68, -84], [42, -66, 104], [40, -2, -22], [-20, 4, 50]]> : tensor<5x3xi8>}> : () -> tensor<5x3x!quant.uniform<i8:f32:1, {0.02:0, 0.5:0, 0.013:0}>>
  %r = stablehlo.dot %x, %y : (tensor<5x!quant.uniform<i8:f32, 0.1:-3>>, tensor<5x3x!quant.uniform<i8:f32:1, {0.02:0, 0.5:0, 0.013:0}>>) -> tensor<3x!quant.uniform<i8:f32:0, {0.5:1, 9.0:-2, 0.25:0}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x!quant.uniform<i8:f32:0, {0.5:1, 9.0:-2, 0.25:0}>>) -> tensor<3xi8>
  check.expect_eq_const %r_codes, dense<[49, 66, 58]> : tensor<3xi8>
  func.return
}

func.func @no_products() {
  %x = stablehlo.constant() <{value = dense<> : tensor<2x0xi8>}> : () -> tensor<2x0x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<> : tensor<0x3xi8>}> : () -> tensor<0x3x!quant.uniform<i8:f32, 0.02:0>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x0x!quant.uniform<i8:f32, 0.1:-3>>, tensor<0x3x!quant.uniform<i8:f32, 0.02:0>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32, 0.5:7>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<7> : tensor<2x3xi8>
  func.return
}

func.func @hybrid_with_f32() {
  %x = stablehlo.constant dense<[[-6.0, -5.0, -4.0, -3.0], [-2.0, -1.0, 0.0, 1.0], [2.0, 3.0, 4.0, 5.0]]> : tensor<3x4xf32>
  %y = stablehlo.constant() <{value = dense<[[-128, -120, -106], [-86, -60, -28], [10, 54, 104], [-96, -34, 34]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.5:0>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x3x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<3x3xf32>
  check.expect_eq_const %r, dense<[[723.0, 453.0, 129.0], [123.0, 133.0, 137.0], [-477.0, -187.0, 145.0]]> : tensor<3x3xf32> {shlo.bitwise}
  func.return
}

func.func @hybrid_with_f64() {
  %x = stablehlo.constant dense<[[-6.0, -5.0, -4.0, -3.0], [-2.0, -1.0, 0.0, 1.0], [2.0, 3.0, 4.0, 5.0]]> : tensor<3x4xf64>
  %y = stablehlo.constant() <{value = dense<[[-128, -120, -106], [-86, -60, -28], [10, 54, 104], [-96, -34, 34]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f64, 0.5:0>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x4xf64>, tensor<4x3x!quant.uniform<i8:f64, 0.5:0>>) -> tensor<3x3xf64>
  check.expect_eq_const %r, dense<[[723.0, 453.0, 129.0], [123.0, 133.0, 137.0], [-477.0, -187.0, 145.0]]> : tensor<3x3xf64> {shlo.bitwise}
  func.return
}

func.func @hybrid_with_bf16() {
  %x = stablehlo.constant dense<[[-6.0, -5.0, -4.0, -3.0], [-2.0, -1.0, 0.0, 1.0], [2.0, 3.0, 4.0, 5.0]]> : tensor<3x4xbf16>
  %y = stablehlo.constant() <{value = dense<[[-128, -120, -106], [-86, -60, -28], [10, 54, 104], [-96, -34, 34]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:bf16, 0.5:0>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x4xbf16>, tensor<4x3x!quant.uniform<i8:bf16, 0.5:0>>) -> tensor<3x3xbf16>
  check.expect_eq_const %r, dense<[[724.0, 452.0, 129.0], [123.0, 133.0, 137.0], [-476.0, -187.0, 145.0]]> : tensor<3x3xbf16> {shlo.bitwise}
  func.return
}

func.func @hybrid_with_f32_along_1() {
  %x = stablehlo.constant dense<[[-6.0, -5.0, -4.0, -3.0], [-2.0, -1.0, 0.0, 1.0], [2.0, 3.0, 4.0, 5.0]]> : tensor<3x4xf32>
  %y = stablehlo.constant() <{value = dense<[[-128, -120, -106], [-86, -60, -28], [10, 54, 104], [-96, -34, 34]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5:0, 0.25:0, 2.0:0}>>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x3x!quant.uniform<i8:f32:1, {0.5:0, 0.25:0, 2.0:0}>>) -> tensor<3x3xf32>
  check.expect_eq_const %r, dense<[[723.0, 226.5, 516.0], [123.0, 66.5, 548.0], [-477.0, -93.5, 580.0]]> : tensor<3x3xf32> {shlo.bitwise}
  func.return
}
