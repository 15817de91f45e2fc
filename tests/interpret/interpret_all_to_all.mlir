// stablehlo.all_to_all: parts of the members' values, one of each.

func.func @exchanges_f4E2M1FN() {
  %i0 = stablehlo.constant dense<[[0.5, -0.5, 1.0, -1.0], [6.0, -6.0, 1.5, 2.0]]> : tensor<2x4xf4E2M1FN>
  %i1 = stablehlo.constant dense<[[-1.0, 6.0, -6.0, 1.5], [2.0, -2.0, 4.0, 0.0]]> : tensor<2x4xf4E2M1FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f4E2M1FN_program], [@exchanges_f4E2M1FN_program]]} : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> (tensor<1x8xf4E2M1FN>, tensor<1x8xf4E2M1FN>)
  check.expect_eq_const %r#0, dense<[[0.5, -0.5, 1.0, -1.0, -1.0, 6.0, -6.0, 1.5]]> : tensor<1x8xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[6.0, -6.0, 1.5, 2.0, 2.0, -2.0, 4.0, 0.0]]> : tensor<1x8xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @exchanges_f6E2M3FN() {
  %i0 = stablehlo.constant dense<[[0.9, -0.9, 1.0, -1.0], [7.5, -7.5, 0.5, -0.5]]> : tensor<2x4xf6E2M3FN>
  %i1 = stablehlo.constant dense<[[-1.0, 7.5, -7.5, 0.5], [-0.5, 1.5, 2.5, -2.5]]> : tensor<2x4xf6E2M3FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f6E2M3FN_program], [@exchanges_f6E2M3FN_program]]} : (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> (tensor<4x2xf6E2M3FN>, tensor<4x2xf6E2M3FN>)
  check.expect_eq_const %r#0, dense<[[0.9, -0.9], [7.5, -7.5], [-1.0, 7.5], [-0.5, 1.5]]> : tensor<4x2xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[1.0, -1.0], [0.5, -0.5], [-7.5, 0.5], [2.5, -2.5]]> : tensor<4x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @exchanges_f6E3M2FN() {
  %i0 = stablehlo.constant dense<[[0.25, -0.25, 28.0, -28.0], [0.1, 0.5, -0.5, 1.0]]> : tensor<2x4xf6E3M2FN>
  %i1 = stablehlo.constant dense<[[-28.0, 0.1, 0.5, -0.5], [1.0, -1.0, 1.5, 2.5]]> : tensor<2x4xf6E3M2FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f6E3M2FN_program], [@exchanges_f6E3M2FN_program]]} : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> (tensor<1x8xf6E3M2FN>, tensor<1x8xf6E3M2FN>)
  check.expect_eq_const %r#0, dense<[[0.25, -0.25, 28.0, -28.0, -28.0, 0.1, 0.5, -0.5]]> : tensor<1x8xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0.1, 0.5, -0.5, 1.0, 1.0, -1.0, 1.5, 2.5]]> : tensor<1x8xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @exchanges_f8E5M2() {
  %i0 = stablehlo.constant dense<[[-57000.0, 0x7C, 0xFC, 0x7E], [0xFE, 0x7D, 0.09, 0.5]]> : tensor<2x4xf8E5M2>
  %i1 = stablehlo.constant dense<[[0x7E, 0xFE, 0x7D, 0.09], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xf8E5M2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f8E5M2_program], [@exchanges_f8E5M2_program]]} : (tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>) -> (tensor<4x2xf8E5M2>, tensor<4x2xf8E5M2>)
  check.expect_eq_const %r#0, dense<[[-57000.0, 0x7C], [0xFE, 0x7D], [0x7E, 0xFE], [0.5, -0.5]]> : tensor<4x2xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFC, 0x7E], [0.09, 0.5], [0x7D, 0.09], [1.0, -1.0]]> : tensor<4x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @exchanges_f8E4M3() {
  %i0 = stablehlo.constant dense<[[-240.0, 0x78, 0xF8, 0x7C], [0xFC, 0x79, 0.1, 0.5]]> : tensor<2x4xf8E4M3>
  %i1 = stablehlo.constant dense<[[0x7C, 0xFC, 0x79, 0.1], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xf8E4M3>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f8E4M3_program], [@exchanges_f8E4M3_program]]} : (tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>) -> (tensor<1x8xf8E4M3>, tensor<1x8xf8E4M3>)
  check.expect_eq_const %r#0, dense<[[-240.0, 0x78, 0xF8, 0x7C, 0x7C, 0xFC, 0x79, 0.1]]> : tensor<1x8xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFC, 0x79, 0.1, 0.5, 0.5, -0.5, 1.0, -1.0]]> : tensor<1x8xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @exchanges_f8E3M4() {
  %i0 = stablehlo.constant dense<[[15.5, -15.5, 0x70, 0xF0], [0x78, 0xF8, 0x71, 0.09]]> : tensor<2x4xf8E3M4>
  %i1 = stablehlo.constant dense<[[0xF0, 0x78, 0xF8, 0x71], [0.09, 0.5, -0.5, 1.0]]> : tensor<2x4xf8E3M4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f8E3M4_program], [@exchanges_f8E3M4_program]]} : (tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>) -> (tensor<4x2xf8E3M4>, tensor<4x2xf8E3M4>)
  check.expect_eq_const %r#0, dense<[[15.5, -15.5], [0x78, 0xF8], [0xF0, 0x78], [0.09, 0.5]]> : tensor<4x2xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0x70, 0xF0], [0x71, 0.09], [0xF8, 0x71], [-0.5, 1.0]]> : tensor<4x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @exchanges_f8E4M3FN() {
  %i0 = stablehlo.constant dense<[[-0.016, 448.0, -448.0, 0x7F], [0xFF, 0.1, 0.5, -0.5]]> : tensor<2x4xf8E4M3FN>
  %i1 = stablehlo.constant dense<[[0x7F, 0xFF, 0.1, 0.5], [-0.5, 1.0, -1.0, 1.5]]> : tensor<2x4xf8E4M3FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f8E4M3FN_program], [@exchanges_f8E4M3FN_program]]} : (tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> (tensor<1x8xf8E4M3FN>, tensor<1x8xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[-0.016, 448.0, -448.0, 0x7F, 0x7F, 0xFF, 0.1, 0.5]]> : tensor<1x8xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFF, 0.1, 0.5, -0.5, -0.5, 1.0, -1.0, 1.5]]> : tensor<1x8xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @exchanges_f8E5M2FNUZ() {
  %i0 = stablehlo.constant dense<[[3.0e-5, -3.0e-5, 57000.0, -57000.0], [0.09, 0.5, -0.5, 1.0]]> : tensor<2x4xf8E5M2FNUZ>
  %i1 = stablehlo.constant dense<[[-57000.0, 0.09, 0.5, -0.5], [1.0, -1.0, 1.5, 2.5]]> : tensor<2x4xf8E5M2FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f8E5M2FNUZ_program], [@exchanges_f8E5M2FNUZ_program]]} : (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>) -> (tensor<4x2xf8E5M2FNUZ>, tensor<4x2xf8E5M2FNUZ>)
  check.expect_eq_const %r#0, dense<[[3.0e-5, -3.0e-5], [0.09, 0.5], [-57000.0, 0.09], [1.0, -1.0]]> : tensor<4x2xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[57000.0, -57000.0], [-0.5, 1.0], [0.5, -0.5], [1.5, 2.5]]> : tensor<4x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @exchanges_f8E4M3FNUZ() {
  %i0 = stablehlo.constant dense<[[0.008, -0.008, 240.0, -240.0], [0.1, 0.5, -0.5, 1.0]]> : tensor<2x4xf8E4M3FNUZ>
  %i1 = stablehlo.constant dense<[[-240.0, 0.1, 0.5, -0.5], [1.0, -1.0, 1.5, 2.5]]> : tensor<2x4xf8E4M3FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f8E4M3FNUZ_program], [@exchanges_f8E4M3FNUZ_program]]} : (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> (tensor<1x8xf8E4M3FNUZ>, tensor<1x8xf8E4M3FNUZ>)
  check.expect_eq_const %r#0, dense<[[0.008, -0.008, 240.0, -240.0, -240.0, 0.1, 0.5, -0.5]]> : tensor<1x8xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0.1, 0.5, -0.5, 1.0, 1.0, -1.0, 1.5, 2.5]]> : tensor<1x8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @exchanges_f8E4M3B11FNUZ() {
  %i0 = stablehlo.constant dense<[[0.001, -0.001, 30.0, -30.0], [0.1, 0.5, -0.5, 1.0]]> : tensor<2x4xf8E4M3B11FNUZ>
  %i1 = stablehlo.constant dense<[[-30.0, 0.1, 0.5, -0.5], [1.0, -1.0, 1.5, 2.5]]> : tensor<2x4xf8E4M3B11FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f8E4M3B11FNUZ_program], [@exchanges_f8E4M3B11FNUZ_program]]} : (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) -> (tensor<4x2xf8E4M3B11FNUZ>, tensor<4x2xf8E4M3B11FNUZ>)
  check.expect_eq_const %r#0, dense<[[0.001, -0.001], [0.1, 0.5], [-30.0, 0.1], [1.0, -1.0]]> : tensor<4x2xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[30.0, -30.0], [-0.5, 1.0], [0.5, -0.5], [1.5, 2.5]]> : tensor<4x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @exchanges_f8E8M0FNU() {
  %i0 = stablehlo.constant dense<[[1.0e-38, 1.7e38, 0xFF, 0.1], [0.5, 1.0, 2.0, 4.0]]> : tensor<2x4xf8E8M0FNU>
  %i1 = stablehlo.constant dense<[[0.1, 0.5, 1.0, 2.0], [4.0, 8.0, 6.0e-39, 1.0e-38]]> : tensor<2x4xf8E8M0FNU>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f8E8M0FNU_program], [@exchanges_f8E8M0FNU_program]]} : (tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>) -> (tensor<1x8xf8E8M0FNU>, tensor<1x8xf8E8M0FNU>)
  check.expect_eq_const %r#0, dense<[[1.0e-38, 1.7e38, 0xFF, 0.1, 0.1, 0.5, 1.0, 2.0]]> : tensor<1x8xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0.5, 1.0, 2.0, 4.0, 4.0, 8.0, 6.0e-39, 1.0e-38]]> : tensor<1x8xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @exchanges_f16() {
  %i0 = stablehlo.constant dense<[[-65500.0, 0x7C00, 0xFC00, 0x7E00], [0xFE00, 0x7C01, 0.1, 0.5]]> : tensor<2x4xf16>
  %i1 = stablehlo.constant dense<[[0x7E00, 0xFE00, 0x7C01, 0.1], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xf16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f16_program], [@exchanges_f16_program]]} : (tensor<2x4xf16>, tensor<2x4xf16>) -> (tensor<4x2xf16>, tensor<4x2xf16>)
  check.expect_eq_const %r#0, dense<[[-65500.0, 0x7C00], [0xFE00, 0x7C01], [0x7E00, 0xFE00], [0.5, -0.5]]> : tensor<4x2xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFC00, 0x7E00], [0.1, 0.5], [0x7C01, 0.1], [1.0, -1.0]]> : tensor<4x2xf16> {shlo.bitwise}
  func.return
}

func.func @exchanges_bf16() {
  %i0 = stablehlo.constant dense<[[-3.3895e38, 0x7F80, 0xFF80, 0x7FC0], [0xFFC0, 0x7F81, 0.1, 0.5]]> : tensor<2x4xbf16>
  %i1 = stablehlo.constant dense<[[0x7FC0, 0xFFC0, 0x7F81, 0.1], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xbf16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_bf16_program], [@exchanges_bf16_program]]} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> (tensor<1x8xbf16>, tensor<1x8xbf16>)
  check.expect_eq_const %r#0, dense<[[-3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0xFFC0, 0x7F81, 0.1]]> : tensor<1x8xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFFC0, 0x7F81, 0.1, 0.5, 0.5, -0.5, 1.0, -1.0]]> : tensor<1x8xbf16> {shlo.bitwise}
  func.return
}

func.func @exchanges_f32() {
  %i0 = stablehlo.constant dense<[[-3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000], [0xFFC00000, 0x7F800001, 0.1, 0.5]]> : tensor<2x4xf32>
  %i1 = stablehlo.constant dense<[[0x7FC00000, 0xFFC00000, 0x7F800001, 0.1], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xf32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f32_program], [@exchanges_f32_program]]} : (tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
  check.expect_eq_const %r#0, dense<[[-3.402823466e38, 0x7F800000], [0xFFC00000, 0x7F800001], [0x7FC00000, 0xFFC00000], [0.5, -0.5]]> : tensor<4x2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFF800000, 0x7FC00000], [0.1, 0.5], [0x7F800001, 0.1], [1.0, -1.0]]> : tensor<4x2xf32> {shlo.bitwise}
  func.return
}

func.func @exchanges_f64() {
  %i0 = stablehlo.constant dense<[[-1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001, 0.1, 0.5]]> : tensor<2x4xf64>
  %i1 = stablehlo.constant dense<[[0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xf64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_f64_program], [@exchanges_f64_program]]} : (tensor<2x4xf64>, tensor<2x4xf64>) -> (tensor<1x8xf64>, tensor<1x8xf64>)
  check.expect_eq_const %r#0, dense<[[-1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1]]> : tensor<1x8xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFFF8000000000000, 0x7FF0000000000001, 0.1, 0.5, 0.5, -0.5, 1.0, -1.0]]> : tensor<1x8xf64> {shlo.bitwise}
  func.return
}

func.func @exchanges_i1() {
  %i0 = stablehlo.constant dense<false> : tensor<2x4xi1>
  %i1 = stablehlo.constant dense<false> : tensor<2x4xi1>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_i1_program], [@exchanges_i1_program]]} : (tensor<2x4xi1>, tensor<2x4xi1>) -> (tensor<4x2xi1>, tensor<4x2xi1>)
  check.expect_eq_const %r#0, dense<false> : tensor<4x2xi1>
  check.expect_eq_const %r#1, dense<false> : tensor<4x2xi1>
  func.return
}

func.func @exchanges_i2() {
  %i0 = stablehlo.constant dense<[[0, -2, -2, 0], [0, -2, -2, 0]]> : tensor<2x4xi2>
  %i1 = stablehlo.constant dense<[[0, 0, -2, -2], [0, 0, -2, 0]]> : tensor<2x4xi2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_i2_program], [@exchanges_i2_program]]} : (tensor<2x4xi2>, tensor<2x4xi2>) -> (tensor<1x8xi2>, tensor<1x8xi2>)
  check.expect_eq_const %r#0, dense<[[0, -2, -2, 0, 0, 0, -2, -2]]> : tensor<1x8xi2>
  check.expect_eq_const %r#1, dense<[[0, -2, -2, 0, 0, 0, -2, 0]]> : tensor<1x8xi2>
  func.return
}

func.func @exchanges_i4() {
  %i0 = stablehlo.constant dense<[[-8, -2, 2, 4], [4, 2, -2, -8]]> : tensor<2x4xi4>
  %i1 = stablehlo.constant dense<[[4, 4, 2, -2], [-8, 0, 6, 0]]> : tensor<2x4xi4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_i4_program], [@exchanges_i4_program]]} : (tensor<2x4xi4>, tensor<2x4xi4>) -> (tensor<4x2xi4>, tensor<4x2xi4>)
  check.expect_eq_const %r#0, dense<[[-8, -2], [4, 2], [4, 4], [-8, 0]]> : tensor<4x2xi4>
  check.expect_eq_const %r#1, dense<[[2, 4], [-2, -8], [2, -2], [6, 0]]> : tensor<4x2xi4>
  func.return
}

func.func @exchanges_i8() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [-76, 2, 94, -56]]> : tensor<2x4xi8>
  %i1 = stablehlo.constant dense<[[116, -76, 2, 94], [-56, 64, -58, 0]]> : tensor<2x4xi8>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_i8_program], [@exchanges_i8_program]]} : (tensor<2x4xi8>, tensor<2x4xi8>) -> (tensor<1x8xi8>, tensor<1x8xi8>)
  check.expect_eq_const %r#0, dense<[[8, 30, 66, 116, 116, -76, 2, 94]]> : tensor<1x8xi8>
  check.expect_eq_const %r#1, dense<[[-76, 2, 94, -56, -56, 64, -58, 0]]> : tensor<1x8xi8>
  func.return
}

func.func @exchanges_i16() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xi16>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xi16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_i16_program], [@exchanges_i16_program]]} : (tensor<2x4xi16>, tensor<2x4xi16>) -> (tensor<4x2xi16>, tensor<4x2xi16>)
  check.expect_eq_const %r#0, dense<[[8, 30], [180, 258], [116, 180], [456, 576]]> : tensor<4x2xi16>
  check.expect_eq_const %r#1, dense<[[66, 116], [350, 456], [258, 350], [710, 0]]> : tensor<4x2xi16>
  func.return
}

func.func @exchanges_i32() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xi32>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_i32_program], [@exchanges_i32_program]]} : (tensor<2x4xi32>, tensor<2x4xi32>) -> (tensor<1x8xi32>, tensor<1x8xi32>)
  check.expect_eq_const %r#0, dense<[[8, 30, 66, 116, 116, 180, 258, 350]]> : tensor<1x8xi32>
  check.expect_eq_const %r#1, dense<[[180, 258, 350, 456, 456, 576, 710, 0]]> : tensor<1x8xi32>
  func.return
}

func.func @exchanges_i64() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xi64>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xi64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_i64_program], [@exchanges_i64_program]]} : (tensor<2x4xi64>, tensor<2x4xi64>) -> (tensor<4x2xi64>, tensor<4x2xi64>)
  check.expect_eq_const %r#0, dense<[[8, 30], [180, 258], [116, 180], [456, 576]]> : tensor<4x2xi64>
  check.expect_eq_const %r#1, dense<[[66, 116], [350, 456], [258, 350], [710, 0]]> : tensor<4x2xi64>
  func.return
}

func.func @exchanges_ui2() {
  %i0 = stablehlo.constant dense<[[0, 2, 2, 0], [0, 2, 2, 0]]> : tensor<2x4xui2>
  %i1 = stablehlo.constant dense<[[0, 0, 2, 2], [0, 0, 2, 0]]> : tensor<2x4xui2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_ui2_program], [@exchanges_ui2_program]]} : (tensor<2x4xui2>, tensor<2x4xui2>) -> (tensor<1x8xui2>, tensor<1x8xui2>)
  check.expect_eq_const %r#0, dense<[[0, 2, 2, 0, 0, 0, 2, 2]]> : tensor<1x8xui2>
  check.expect_eq_const %r#1, dense<[[0, 2, 2, 0, 0, 0, 2, 0]]> : tensor<1x8xui2>
  func.return
}

func.func @exchanges_ui4() {
  %i0 = stablehlo.constant dense<[[8, 14, 2, 4], [4, 2, 14, 8]]> : tensor<2x4xui4>
  %i1 = stablehlo.constant dense<[[4, 4, 2, 14], [8, 0, 6, 0]]> : tensor<2x4xui4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_ui4_program], [@exchanges_ui4_program]]} : (tensor<2x4xui4>, tensor<2x4xui4>) -> (tensor<4x2xui4>, tensor<4x2xui4>)
  check.expect_eq_const %r#0, dense<[[8, 14], [4, 2], [4, 4], [8, 0]]> : tensor<4x2xui4>
  check.expect_eq_const %r#1, dense<[[2, 4], [14, 8], [2, 14], [6, 0]]> : tensor<4x2xui4>
  func.return
}

func.func @exchanges_ui8() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 2, 94, 200]]> : tensor<2x4xui8>
  %i1 = stablehlo.constant dense<[[116, 180, 2, 94], [200, 64, 198, 0]]> : tensor<2x4xui8>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_ui8_program], [@exchanges_ui8_program]]} : (tensor<2x4xui8>, tensor<2x4xui8>) -> (tensor<1x8xui8>, tensor<1x8xui8>)
  check.expect_eq_const %r#0, dense<[[8, 30, 66, 116, 116, 180, 2, 94]]> : tensor<1x8xui8>
  check.expect_eq_const %r#1, dense<[[180, 2, 94, 200, 200, 64, 198, 0]]> : tensor<1x8xui8>
  func.return
}

func.func @exchanges_ui16() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xui16>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xui16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_ui16_program], [@exchanges_ui16_program]]} : (tensor<2x4xui16>, tensor<2x4xui16>) -> (tensor<4x2xui16>, tensor<4x2xui16>)
  check.expect_eq_const %r#0, dense<[[8, 30], [180, 258], [116, 180], [456, 576]]> : tensor<4x2xui16>
  check.expect_eq_const %r#1, dense<[[66, 116], [350, 456], [258, 350], [710, 0]]> : tensor<4x2xui16>
  func.return
}

func.func @exchanges_ui32() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xui32>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xui32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_ui32_program], [@exchanges_ui32_program]]} : (tensor<2x4xui32>, tensor<2x4xui32>) -> (tensor<1x8xui32>, tensor<1x8xui32>)
  check.expect_eq_const %r#0, dense<[[8, 30, 66, 116, 116, 180, 258, 350]]> : tensor<1x8xui32>
  check.expect_eq_const %r#1, dense<[[180, 258, 350, 456, 456, 576, 710, 0]]> : tensor<1x8xui32>
  func.return
}

func.func @exchanges_ui64() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xui64>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xui64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_ui64_program], [@exchanges_ui64_program]]} : (tensor<2x4xui64>, tensor<2x4xui64>) -> (tensor<4x2xui64>, tensor<4x2xui64>)
  check.expect_eq_const %r#0, dense<[[8, 30], [180, 258], [116, 180], [456, 576]]> : tensor<4x2xui64>
  check.expect_eq_const %r#1, dense<[[66, 116], [350, 456], [258, 350], [710, 0]]> : tensor<4x2xui64>
  func.return
}

func.func @exchanges_complex_f32() {
  %i0 = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)], [(1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45), (1.1754944e-38, -1.1754944e-38), (-1.1754944e-38, 0x7FC00000)]]> : tensor<2x4xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38), (-1.1754942e-38, 0xFFC00000), (1.1754944e-38, 1.0)], [(-1.1754944e-38, 4.0), (3.402823466e38, 1.0e-45), (-3.402823466e38, -1.1754944e-38), (0x7F800000, 0x7FC00000)]]> : tensor<2x4xcomplex<f32>>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_complex_f32_program], [@exchanges_complex_f32_program]]} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> (tensor<1x8xcomplex<f32>>, tensor<1x8xcomplex<f32>>)
  check.expect_eq_const %r#0, dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000), (-1.0e-45, 1.0), (-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38), (-1.1754942e-38, 0xFFC00000), (1.1754944e-38, 1.0)]]> : tensor<1x8xcomplex<f32>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[(1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45), (1.1754944e-38, -1.1754944e-38), (-1.1754944e-38, 0x7FC00000), (-1.1754944e-38, 4.0), (3.402823466e38, 1.0e-45), (-3.402823466e38, -1.1754944e-38), (0x7F800000, 0x7FC00000)]]> : tensor<1x8xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @exchanges_complex_f64() {
  %i0 = stablehlo.constant dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0)], [(2.225073858507201e-308, 4.0), (-2.225073858507201e-308, 5.0e-324), (2.2250738585072014e-308, -2.2250738585072014e-308), (-2.2250738585072014e-308, 0x7FF8000000000000)]]> : tensor<2x4xcomplex<f64>>
  %i1 = stablehlo.constant dense<[[(-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308), (-2.225073858507201e-308, 0xFFF8000000000000), (2.2250738585072014e-308, 1.0)], [(-2.2250738585072014e-308, 4.0), (1.7976931348623157e308, 5.0e-324), (-1.7976931348623157e308, -2.2250738585072014e-308), (0x7FF0000000000000, 0x7FF8000000000000)]]> : tensor<2x4xcomplex<f64>>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@exchanges_complex_f64_program], [@exchanges_complex_f64_program]]} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>)
  check.expect_eq_const %r#0, dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)], [(2.225073858507201e-308, 4.0), (-2.225073858507201e-308, 5.0e-324)], [(-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308)], [(-2.2250738585072014e-308, 4.0), (1.7976931348623157e308, 5.0e-324)]]> : tensor<4x2xcomplex<f64>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[(5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0)], [(2.2250738585072014e-308, -2.2250738585072014e-308), (-2.2250738585072014e-308, 0x7FF8000000000000)], [(-2.225073858507201e-308, 0xFFF8000000000000), (2.2250738585072014e-308, 1.0)], [(-1.7976931348623157e308, -2.2250738585072014e-308), (0x7FF0000000000000, 0x7FF8000000000000)]]> : tensor<4x2xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @across_partitions() {
  %i0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %i1 = stablehlo.constant dense<[[9, 10], [11, 12], [13, 14], [15, 16]]> : tensor<4x2xi32>
  %i2 = stablehlo.constant dense<[[17, 18], [19, 20], [21, 22], [23, 24]]> : tensor<4x2xi32>
  %i3 = stablehlo.constant dense<[[25, 26], [27, 28], [29, 30], [31, 32]]> : tensor<4x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@across_partitions_program, @across_partitions_program], [@across_partitions_program, @across_partitions_program]]} : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>)
  check.expect_eq_const %r#0, dense<[[1, 2, 9, 10], [3, 4, 11, 12]]> : tensor<2x4xi32>
  check.expect_eq_const %r#1, dense<[[5, 6, 13, 14], [7, 8, 15, 16]]> : tensor<2x4xi32>
  check.expect_eq_const %r#2, dense<[[17, 18, 25, 26], [19, 20, 27, 28]]> : tensor<2x4xi32>
  check.expect_eq_const %r#3, dense<[[21, 22, 29, 30], [23, 24, 31, 32]]> : tensor<2x4xi32>
  func.return
}

func.func @one_dimension_for_both() {
  %i0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %i1 = stablehlo.constant dense<[[9, 10], [11, 12], [13, 14], [15, 16]]> : tensor<4x2xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@one_dimension_for_both_program], [@one_dimension_for_both_program]]} : (tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<4x2xi32>, tensor<4x2xi32>)
  check.expect_eq_const %r#0, dense<[[1, 2], [3, 4], [9, 10], [11, 12]]> : tensor<4x2xi32>
  check.expect_eq_const %r#1, dense<[[5, 6], [7, 8], [13, 14], [15, 16]]> : tensor<4x2xi32>
  func.return
}

func.func @the_order_is_the_groups() {
  %i0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %i1 = stablehlo.constant dense<[[9, 10], [11, 12], [13, 14], [15, 16]]> : tensor<4x2xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@the_order_is_the_groups_program], [@the_order_is_the_groups_program]]} : (tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<2x4xi32>, tensor<2x4xi32>)
  check.expect_eq_const %r#0, dense<[[13, 14, 5, 6], [15, 16, 7, 8]]> : tensor<2x4xi32>
  check.expect_eq_const %r#1, dense<[[9, 10, 1, 2], [11, 12, 3, 4]]> : tensor<2x4xi32>
  func.return
}

func.func @four_members() {
  %i0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %i1 = stablehlo.constant dense<[[9, 10], [11, 12], [13, 14], [15, 16]]> : tensor<4x2xi32>
  %i2 = stablehlo.constant dense<[[17, 18], [19, 20], [21, 22], [23, 24]]> : tensor<4x2xi32>
  %i3 = stablehlo.constant dense<[[25, 26], [27, 28], [29, 30], [31, 32]]> : tensor<4x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@four_members_program], [@four_members_program], [@four_members_program], [@four_members_program]]} : (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<1x8xi32>, tensor<1x8xi32>, tensor<1x8xi32>, tensor<1x8xi32>)
  check.expect_eq_const %r#0, dense<[[19, 20, 3, 4, 27, 28, 11, 12]]> : tensor<1x8xi32>
  check.expect_eq_const %r#1, dense<[[23, 24, 7, 8, 31, 32, 15, 16]]> : tensor<1x8xi32>
  check.expect_eq_const %r#2, dense<[[17, 18, 1, 2, 25, 26, 9, 10]]> : tensor<1x8xi32>
  check.expect_eq_const %r#3, dense<[[21, 22, 5, 6, 29, 30, 13, 14]]> : tensor<1x8xi32>
  func.return
}

func.func @several_operands() {
  %i0 = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %i1 = stablehlo.constant dense<[[1.0, -1.0], [6.0, -6.0]]> : tensor<2x2xf4E2M1FN>
  %i2 = stablehlo.constant dense<[[3], [4]]> : tensor<2x1xi32>
  %i3 = stablehlo.constant dense<[[-6.0, 1.5], [2.0, -2.0]]> : tensor<2x2xf4E2M1FN>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@several_operands_program], [@several_operands_program]]} : (tensor<2x1xi32>, tensor<2x2xf4E2M1FN>, tensor<2x1xi32>, tensor<2x2xf4E2M1FN>) -> (tensor<1x2xi32>, tensor<1x4xf4E2M1FN>, tensor<1x2xi32>, tensor<1x4xf4E2M1FN>)
  check.expect_eq_const %r#0, dense<[[1, 3]]> : tensor<1x2xi32>
  check.expect_eq_const %r#1, dense<[[1.0, -1.0, -6.0, 1.5]]> : tensor<1x4xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[[2, 4]]> : tensor<1x2xi32>
  check.expect_eq_const %r#3, dense<[[6.0, -6.0, 2.0, -2.0]]> : tensor<1x4xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func private @exchanges_f4E2M1FN_program(%x0: tensor<2x4xf4E2M1FN>) -> (tensor<1x8xf4E2M1FN>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf4E2M1FN>) -> tensor<1x8xf4E2M1FN>
  func.return %r0 : tensor<1x8xf4E2M1FN>
}

func.func private @exchanges_f6E2M3FN_program(%x0: tensor<2x4xf6E2M3FN>) -> (tensor<4x2xf6E2M3FN>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf6E2M3FN>) -> tensor<4x2xf6E2M3FN>
  func.return %r0 : tensor<4x2xf6E2M3FN>
}

func.func private @exchanges_f6E3M2FN_program(%x0: tensor<2x4xf6E3M2FN>) -> (tensor<1x8xf6E3M2FN>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf6E3M2FN>) -> tensor<1x8xf6E3M2FN>
  func.return %r0 : tensor<1x8xf6E3M2FN>
}

func.func private @exchanges_f8E5M2_program(%x0: tensor<2x4xf8E5M2>) -> (tensor<4x2xf8E5M2>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E5M2>) -> tensor<4x2xf8E5M2>
  func.return %r0 : tensor<4x2xf8E5M2>
}

func.func private @exchanges_f8E4M3_program(%x0: tensor<2x4xf8E4M3>) -> (tensor<1x8xf8E4M3>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E4M3>) -> tensor<1x8xf8E4M3>
  func.return %r0 : tensor<1x8xf8E4M3>
}

func.func private @exchanges_f8E3M4_program(%x0: tensor<2x4xf8E3M4>) -> (tensor<4x2xf8E3M4>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E3M4>) -> tensor<4x2xf8E3M4>
  func.return %r0 : tensor<4x2xf8E3M4>
}

func.func private @exchanges_f8E4M3FN_program(%x0: tensor<2x4xf8E4M3FN>) -> (tensor<1x8xf8E4M3FN>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E4M3FN>) -> tensor<1x8xf8E4M3FN>
  func.return %r0 : tensor<1x8xf8E4M3FN>
}

func.func private @exchanges_f8E5M2FNUZ_program(%x0: tensor<2x4xf8E5M2FNUZ>) -> (tensor<4x2xf8E5M2FNUZ>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E5M2FNUZ>) -> tensor<4x2xf8E5M2FNUZ>
  func.return %r0 : tensor<4x2xf8E5M2FNUZ>
}

func.func private @exchanges_f8E4M3FNUZ_program(%x0: tensor<2x4xf8E4M3FNUZ>) -> (tensor<1x8xf8E4M3FNUZ>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E4M3FNUZ>) -> tensor<1x8xf8E4M3FNUZ>
  func.return %r0 : tensor<1x8xf8E4M3FNUZ>
}

func.func private @exchanges_f8E4M3B11FNUZ_program(%x0: tensor<2x4xf8E4M3B11FNUZ>) -> (tensor<4x2xf8E4M3B11FNUZ>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<4x2xf8E4M3B11FNUZ>
  func.return %r0 : tensor<4x2xf8E4M3B11FNUZ>
}

func.func private @exchanges_f8E8M0FNU_program(%x0: tensor<2x4xf8E8M0FNU>) -> (tensor<1x8xf8E8M0FNU>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E8M0FNU>) -> tensor<1x8xf8E8M0FNU>
  func.return %r0 : tensor<1x8xf8E8M0FNU>
}

func.func private @exchanges_f16_program(%x0: tensor<2x4xf16>) -> (tensor<4x2xf16>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf16>) -> tensor<4x2xf16>
  func.return %r0 : tensor<4x2xf16>
}

func.func private @exchanges_bf16_program(%x0: tensor<2x4xbf16>) -> (tensor<1x8xbf16>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xbf16>) -> tensor<1x8xbf16>
  func.return %r0 : tensor<1x8xbf16>
}

func.func private @exchanges_f32_program(%x0: tensor<2x4xf32>) -> (tensor<4x2xf32>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf32>) -> tensor<4x2xf32>
  func.return %r0 : tensor<4x2xf32>
}

func.func private @exchanges_f64_program(%x0: tensor<2x4xf64>) -> (tensor<1x8xf64>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf64>) -> tensor<1x8xf64>
  func.return %r0 : tensor<1x8xf64>
}

func.func private @exchanges_i1_program(%x0: tensor<2x4xi1>) -> (tensor<4x2xi1>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi1>) -> tensor<4x2xi1>
  func.return %r0 : tensor<4x2xi1>
}

func.func private @exchanges_i2_program(%x0: tensor<2x4xi2>) -> (tensor<1x8xi2>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi2>) -> tensor<1x8xi2>
  func.return %r0 : tensor<1x8xi2>
}

func.func private @exchanges_i4_program(%x0: tensor<2x4xi4>) -> (tensor<4x2xi4>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi4>) -> tensor<4x2xi4>
  func.return %r0 : tensor<4x2xi4>
}

func.func private @exchanges_i8_program(%x0: tensor<2x4xi8>) -> (tensor<1x8xi8>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi8>) -> tensor<1x8xi8>
  func.return %r0 : tensor<1x8xi8>
}

func.func private @exchanges_i16_program(%x0: tensor<2x4xi16>) -> (tensor<4x2xi16>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi16>) -> tensor<4x2xi16>
  func.return %r0 : tensor<4x2xi16>
}

func.func private @exchanges_i32_program(%x0: tensor<2x4xi32>) -> (tensor<1x8xi32>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi32>) -> tensor<1x8xi32>
  func.return %r0 : tensor<1x8xi32>
}

func.func private @exchanges_i64_program(%x0: tensor<2x4xi64>) -> (tensor<4x2xi64>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi64>) -> tensor<4x2xi64>
  func.return %r0 : tensor<4x2xi64>
}

func.func private @exchanges_ui2_program(%x0: tensor<2x4xui2>) -> (tensor<1x8xui2>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui2>) -> tensor<1x8xui2>
  func.return %r0 : tensor<1x8xui2>
}

func.func private @exchanges_ui4_program(%x0: tensor<2x4xui4>) -> (tensor<4x2xui4>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui4>) -> tensor<4x2xui4>
  func.return %r0 : tensor<4x2xui4>
}

func.func private @exchanges_ui8_program(%x0: tensor<2x4xui8>) -> (tensor<1x8xui8>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui8>) -> tensor<1x8xui8>
  func.return %r0 : tensor<1x8xui8>
}

func.func private @exchanges_ui16_program(%x0: tensor<2x4xui16>) -> (tensor<4x2xui16>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui16>) -> tensor<4x2xui16>
  func.return %r0 : tensor<4x2xui16>
}

func.func private @exchanges_ui32_program(%x0: tensor<2x4xui32>) -> (tensor<1x8xui32>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui32>) -> tensor<1x8xui32>
  func.return %r0 : tensor<1x8xui32>
}

func.func private @exchanges_ui64_program(%x0: tensor<2x4xui64>) -> (tensor<4x2xui64>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui64>) -> tensor<4x2xui64>
  func.return %r0 : tensor<4x2xui64>
}

func.func private @exchanges_complex_f32_program(%x0: tensor<2x4xcomplex<f32>>) -> (tensor<1x8xcomplex<f32>>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x8xcomplex<f32>>
  func.return %r0 : tensor<1x8xcomplex<f32>>
}

func.func private @exchanges_complex_f64_program(%x0: tensor<2x4xcomplex<f64>>) -> (tensor<4x2xcomplex<f64>>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
  func.return %r0 : tensor<4x2xcomplex<f64>>
}

func.func private @across_partitions_program(%x0: tensor<4x2xi32>) -> (tensor<2x4xi32>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<4x2xi32>) -> tensor<2x4xi32>
  func.return %r0 : tensor<2x4xi32>
}

func.func private @one_dimension_for_both_program(%x0: tensor<4x2xi32>) -> (tensor<4x2xi32>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<4x2xi32>) -> tensor<4x2xi32>
  func.return %r0 : tensor<4x2xi32>
}

func.func private @the_order_is_the_groups_program(%x0: tensor<4x2xi32>) -> (tensor<2x4xi32>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<4x2xi32>) -> tensor<2x4xi32>
  func.return %r0 : tensor<2x4xi32>
}

func.func private @four_members_program(%x0: tensor<4x2xi32>) -> (tensor<1x8xi32>) {
  %r0 = "stablehlo.all_to_all"(%x0) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 4 : i64, replica_groups = dense<[[2, 0, 3, 1]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<4x2xi32>) -> tensor<1x8xi32>
  func.return %r0 : tensor<1x8xi32>
}

func.func private @several_operands_program(%x0: tensor<2x1xi32>, %x1: tensor<2x2xf4E2M1FN>) -> (tensor<1x2xi32>, tensor<1x4xf4E2M1FN>) {
  %r0, %r1 = "stablehlo.all_to_all"(%x0, %x1) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x1xi32>, tensor<2x2xf4E2M1FN>) -> (tensor<1x2xi32>, tensor<1x4xf4E2M1FN>)
  func.return %r0, %r1 : tensor<1x2xi32>, tensor<1x4xf4E2M1FN>
}
