// stablehlo.reduce_scatter: a part of the members' values reduced.

func.func @scatters_f4E2M1FN() {
  %i0 = stablehlo.constant dense<[[0.5, -0.5, 1.0, -1.0], [6.0, -6.0, 1.5, 2.0]]> : tensor<2x4xf4E2M1FN>
  %i1 = stablehlo.constant dense<[[-1.0, 6.0, -6.0, 1.5], [2.0, -2.0, 4.0, 0.0]]> : tensor<2x4xf4E2M1FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f4E2M1FN_program], [@scatters_f4E2M1FN_program]]} : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> (tensor<1x4xf4E2M1FN>, tensor<1x4xf4E2M1FN>)
  check.expect_eq_const %r#0, dense<[[-0.5, 6.0, -4.0, 0.5]]> : tensor<1x4xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[6.0, -6.0, 6.0, 2.0]]> : tensor<1x4xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @scatters_f6E2M3FN() {
  %i0 = stablehlo.constant dense<[[0.9, -0.9, 1.0, -1.0], [7.5, -7.5, 0.5, -0.5]]> : tensor<2x4xf6E2M3FN>
  %i1 = stablehlo.constant dense<[[-1.0, 7.5, -7.5, 0.5], [-0.5, 1.5, 2.5, -2.5]]> : tensor<2x4xf6E2M3FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f6E2M3FN_program], [@scatters_f6E2M3FN_program]]} : (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>)
  check.expect_eq_const %r#0, dense<[[-0.1, 6.5], [7.0, -6.0]]> : tensor<2x2xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[-6.5, -0.5], [3.0, -3.0]]> : tensor<2x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @scatters_f6E3M2FN() {
  %i0 = stablehlo.constant dense<[[0.25, -0.25, 28.0, -28.0], [0.1, 0.5, -0.5, 1.0]]> : tensor<2x4xf6E3M2FN>
  %i1 = stablehlo.constant dense<[[-28.0, 0.1, 0.5, -0.5], [1.0, -1.0, 1.5, 2.5]]> : tensor<2x4xf6E3M2FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f6E3M2FN_program], [@scatters_f6E3M2FN_program]]} : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> (tensor<1x4xf6E3M2FN>, tensor<1x4xf6E3M2FN>)
  check.expect_eq_const %r#0, dense<[[-28.0, -0.1, 28.0, -28.0]]> : tensor<1x4xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[1.0, -0.5, 1.0, 3.5]]> : tensor<1x4xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @scatters_f8E5M2() {
  %i0 = stablehlo.constant dense<[[-57000.0, 0x7C, 0xFC, 0x7E], [0xFE, 0x7D, 0.09, 0.5]]> : tensor<2x4xf8E5M2>
  %i1 = stablehlo.constant dense<[[0x7E, 0xFE, 0x7D, 0.09], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xf8E5M2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f8E5M2_program], [@scatters_f8E5M2_program]]} : (tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>) -> (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>)
  check.expect_eq_const %r#0, dense<0x7E> : tensor<2x2xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0x7E, 0x7E], [1.0, -0.5]]> : tensor<2x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @scatters_f8E4M3() {
  %i0 = stablehlo.constant dense<[[-240.0, 0x78, 0xF8, 0x7C], [0xFC, 0x79, 0.1, 0.5]]> : tensor<2x4xf8E4M3>
  %i1 = stablehlo.constant dense<[[0x7C, 0xFC, 0x79, 0.1], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xf8E4M3>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f8E4M3_program], [@scatters_f8E4M3_program]]} : (tensor<2x4xf8E4M3>, tensor<2x4xf8E4M3>) -> (tensor<1x4xf8E4M3>, tensor<1x4xf8E4M3>)
  check.expect_eq_const %r#0, dense<0x7C> : tensor<1x4xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0x7C, 0x7C, 1.1, -0.5]]> : tensor<1x4xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @scatters_f8E3M4() {
  %i0 = stablehlo.constant dense<[[15.5, -15.5, 0x70, 0xF0], [0x78, 0xF8, 0x71, 0.09]]> : tensor<2x4xf8E3M4>
  %i1 = stablehlo.constant dense<[[0xF0, 0x78, 0xF8, 0x71], [0.09, 0.5, -0.5, 1.0]]> : tensor<2x4xf8E3M4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f8E3M4_program], [@scatters_f8E3M4_program]]} : (tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>) -> (tensor<2x2xf8E3M4>, tensor<2x2xf8E3M4>)
  check.expect_eq_const %r#0, dense<[[0xF0, 0x78], [0x78, 0x78]]> : tensor<2x2xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0x78, 0x78], [0x78, 1.1]]> : tensor<2x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @scatters_f8E4M3FN() {
  %i0 = stablehlo.constant dense<[[-0.016, 448.0, -448.0, 0x7F], [0xFF, 0.1, 0.5, -0.5]]> : tensor<2x4xf8E4M3FN>
  %i1 = stablehlo.constant dense<[[0x7F, 0xFF, 0.1, 0.5], [-0.5, 1.0, -1.0, 1.5]]> : tensor<2x4xf8E4M3FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f8E4M3FN_program], [@scatters_f8E4M3FN_program]]} : (tensor<2x4xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> (tensor<1x4xf8E4M3FN>, tensor<1x4xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[0x7F, 0x7F, -448.0, 0x7F]]> : tensor<1x4xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0x7F, 1.1, -0.5, 1.0]]> : tensor<1x4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @scatters_f8E5M2FNUZ() {
  %i0 = stablehlo.constant dense<[[3.0e-5, -3.0e-5, 57000.0, -57000.0], [0.09, 0.5, -0.5, 1.0]]> : tensor<2x4xf8E5M2FNUZ>
  %i1 = stablehlo.constant dense<[[-57000.0, 0.09, 0.5, -0.5], [1.0, -1.0, 1.5, 2.5]]> : tensor<2x4xf8E5M2FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f8E5M2FNUZ_program], [@scatters_f8E5M2FNUZ_program]]} : (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>) -> (tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>)
  check.expect_eq_const %r#0, dense<[[-57000.0, 0.09], [1.0, -0.5]]> : tensor<2x2xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[57000.0, -57000.0], [1.0, 3.5]]> : tensor<2x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @scatters_f8E4M3FNUZ() {
  %i0 = stablehlo.constant dense<[[0.008, -0.008, 240.0, -240.0], [0.1, 0.5, -0.5, 1.0]]> : tensor<2x4xf8E4M3FNUZ>
  %i1 = stablehlo.constant dense<[[-240.0, 0.1, 0.5, -0.5], [1.0, -1.0, 1.5, 2.5]]> : tensor<2x4xf8E4M3FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f8E4M3FNUZ_program], [@scatters_f8E4M3FNUZ_program]]} : (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> (tensor<1x4xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>)
  check.expect_eq_const %r#0, dense<[[-240.0, 0.09, 240.0, -240.0]]> : tensor<1x4xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[1.1, -0.5, 1.0, 3.5]]> : tensor<1x4xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @scatters_f8E4M3B11FNUZ() {
  %i0 = stablehlo.constant dense<[[0.001, -0.001, 30.0, -30.0], [0.1, 0.5, -0.5, 1.0]]> : tensor<2x4xf8E4M3B11FNUZ>
  %i1 = stablehlo.constant dense<[[-30.0, 0.1, 0.5, -0.5], [1.0, -1.0, 1.5, 2.5]]> : tensor<2x4xf8E4M3B11FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f8E4M3B11FNUZ_program], [@scatters_f8E4M3B11FNUZ_program]]} : (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>) -> (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>)
  check.expect_eq_const %r#0, dense<[[-30.0, 0.1], [1.1, -0.5]]> : tensor<2x2xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[30.0, -30.0], [1.0, 3.5]]> : tensor<2x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @scatters_f8E8M0FNU() {
  %i0 = stablehlo.constant dense<[[1.0e-38, 1.7e38, 0xFF, 0.1], [0.5, 1.0, 2.0, 4.0]]> : tensor<2x4xf8E8M0FNU>
  %i1 = stablehlo.constant dense<[[0.1, 0.5, 1.0, 2.0], [4.0, 8.0, 6.0e-39, 1.0e-38]]> : tensor<2x4xf8E8M0FNU>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f8E8M0FNU_program], [@scatters_f8E8M0FNU_program]]} : (tensor<2x4xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>) -> (tensor<1x4xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>)
  check.expect_eq_const %r#0, dense<[[0.1, 1.7e38, 0xFF, 2.0]]> : tensor<1x4xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[4.0, 8.0, 2.0, 4.0]]> : tensor<1x4xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @scatters_f16() {
  %i0 = stablehlo.constant dense<[[-65500.0, 0x7C00, 0xFC00, 0x7E00], [0xFE00, 0x7C01, 0.1, 0.5]]> : tensor<2x4xf16>
  %i1 = stablehlo.constant dense<[[0x7E00, 0xFE00, 0x7C01, 0.1], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xf16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f16_program], [@scatters_f16_program]]} : (tensor<2x4xf16>, tensor<2x4xf16>) -> (tensor<2x2xf16>, tensor<2x2xf16>)
  check.expect_eq_const %r#0, dense<0x7E00> : tensor<2x2xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0x7E00, 0x7E00], [1.1, -0.5]]> : tensor<2x2xf16> {shlo.bitwise}
  func.return
}

func.func @scatters_bf16() {
  %i0 = stablehlo.constant dense<[[-3.3895e38, 0x7F80, 0xFF80, 0x7FC0], [0xFFC0, 0x7F81, 0.1, 0.5]]> : tensor<2x4xbf16>
  %i1 = stablehlo.constant dense<[[0x7FC0, 0xFFC0, 0x7F81, 0.1], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xbf16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_bf16_program], [@scatters_bf16_program]]} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> (tensor<1x4xbf16>, tensor<1x4xbf16>)
  check.expect_eq_const %r#0, dense<0x7FC0> : tensor<1x4xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0x7FC0, 0x7FC0, 1.1, -0.5]]> : tensor<1x4xbf16> {shlo.bitwise}
  func.return
}

func.func @scatters_f32() {
  %i0 = stablehlo.constant dense<[[-3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000], [0xFFC00000, 0x7F800001, 0.1, 0.5]]> : tensor<2x4xf32>
  %i1 = stablehlo.constant dense<[[0x7FC00000, 0xFFC00000, 0x7F800001, 0.1], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xf32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f32_program], [@scatters_f32_program]]} : (tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  check.expect_eq_const %r#0, dense<0x7FC00000> : tensor<2x2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0x7FC00000, 0x7FC00000], [1.1, -0.5]]> : tensor<2x2xf32> {shlo.bitwise}
  func.return
}

func.func @scatters_f64() {
  %i0 = stablehlo.constant dense<[[-1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001, 0.1, 0.5]]> : tensor<2x4xf64>
  %i1 = stablehlo.constant dense<[[0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1], [0.5, -0.5, 1.0, -1.0]]> : tensor<2x4xf64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_f64_program], [@scatters_f64_program]]} : (tensor<2x4xf64>, tensor<2x4xf64>) -> (tensor<1x4xf64>, tensor<1x4xf64>)
  check.expect_eq_const %r#0, dense<0x7FF8000000000000> : tensor<1x4xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0x7FF8000000000000, 0x7FF8000000000000, 1.1, -0.5]]> : tensor<1x4xf64> {shlo.bitwise}
  func.return
}

func.func @scatters_i1() {
  %i0 = stablehlo.constant dense<false> : tensor<2x4xi1>
  %i1 = stablehlo.constant dense<false> : tensor<2x4xi1>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_i1_program], [@scatters_i1_program]]} : (tensor<2x4xi1>, tensor<2x4xi1>) -> (tensor<2x2xi1>, tensor<2x2xi1>)
  check.expect_eq_const %r#0, dense<false> : tensor<2x2xi1>
  check.expect_eq_const %r#1, dense<false> : tensor<2x2xi1>
  func.return
}

func.func @scatters_i2() {
  %i0 = stablehlo.constant dense<[[0, -2, -2, 0], [0, -2, -2, 0]]> : tensor<2x4xi2>
  %i1 = stablehlo.constant dense<[[0, 0, -2, -2], [0, 0, -2, 0]]> : tensor<2x4xi2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_i2_program], [@scatters_i2_program]]} : (tensor<2x4xi2>, tensor<2x4xi2>) -> (tensor<1x4xi2>, tensor<1x4xi2>)
  check.expect_eq_const %r#0, dense<[[0, -2, 0, -2]]> : tensor<1x4xi2>
  check.expect_eq_const %r#1, dense<[[0, -2, 0, 0]]> : tensor<1x4xi2>
  func.return
}

func.func @scatters_i4() {
  %i0 = stablehlo.constant dense<[[-8, -2, 2, 4], [4, 2, -2, -8]]> : tensor<2x4xi4>
  %i1 = stablehlo.constant dense<[[4, 4, 2, -2], [-8, 0, 6, 0]]> : tensor<2x4xi4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_i4_program], [@scatters_i4_program]]} : (tensor<2x4xi4>, tensor<2x4xi4>) -> (tensor<2x2xi4>, tensor<2x2xi4>)
  check.expect_eq_const %r#0, dense<[[-4, 2], [-4, 2]]> : tensor<2x2xi4>
  check.expect_eq_const %r#1, dense<[[4, 2], [4, -8]]> : tensor<2x2xi4>
  func.return
}

func.func @scatters_i8() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [-76, 2, 94, -56]]> : tensor<2x4xi8>
  %i1 = stablehlo.constant dense<[[116, -76, 2, 94], [-56, 64, -58, 0]]> : tensor<2x4xi8>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_i8_program], [@scatters_i8_program]]} : (tensor<2x4xi8>, tensor<2x4xi8>) -> (tensor<1x4xi8>, tensor<1x4xi8>)
  check.expect_eq_const %r#0, dense<[[124, -46, 68, -46]]> : tensor<1x4xi8>
  check.expect_eq_const %r#1, dense<[[124, 66, 36, -56]]> : tensor<1x4xi8>
  func.return
}

func.func @scatters_i16() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xi16>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xi16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_i16_program], [@scatters_i16_program]]} : (tensor<2x4xi16>, tensor<2x4xi16>) -> (tensor<2x2xi16>, tensor<2x2xi16>)
  check.expect_eq_const %r#0, dense<[[124, 210], [636, 834]]> : tensor<2x2xi16>
  check.expect_eq_const %r#1, dense<[[324, 466], [1060, 456]]> : tensor<2x2xi16>
  func.return
}

func.func @scatters_i32() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xi32>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_i32_program], [@scatters_i32_program]]} : (tensor<2x4xi32>, tensor<2x4xi32>) -> (tensor<1x4xi32>, tensor<1x4xi32>)
  check.expect_eq_const %r#0, dense<[[124, 210, 324, 466]]> : tensor<1x4xi32>
  check.expect_eq_const %r#1, dense<[[636, 834, 1060, 456]]> : tensor<1x4xi32>
  func.return
}

func.func @scatters_i64() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xi64>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xi64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_i64_program], [@scatters_i64_program]]} : (tensor<2x4xi64>, tensor<2x4xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>)
  check.expect_eq_const %r#0, dense<[[124, 210], [636, 834]]> : tensor<2x2xi64>
  check.expect_eq_const %r#1, dense<[[324, 466], [1060, 456]]> : tensor<2x2xi64>
  func.return
}

func.func @scatters_ui2() {
  %i0 = stablehlo.constant dense<[[0, 2, 2, 0], [0, 2, 2, 0]]> : tensor<2x4xui2>
  %i1 = stablehlo.constant dense<[[0, 0, 2, 2], [0, 0, 2, 0]]> : tensor<2x4xui2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_ui2_program], [@scatters_ui2_program]]} : (tensor<2x4xui2>, tensor<2x4xui2>) -> (tensor<1x4xui2>, tensor<1x4xui2>)
  check.expect_eq_const %r#0, dense<[[0, 2, 0, 2]]> : tensor<1x4xui2>
  check.expect_eq_const %r#1, dense<[[0, 2, 0, 0]]> : tensor<1x4xui2>
  func.return
}

func.func @scatters_ui4() {
  %i0 = stablehlo.constant dense<[[8, 14, 2, 4], [4, 2, 14, 8]]> : tensor<2x4xui4>
  %i1 = stablehlo.constant dense<[[4, 4, 2, 14], [8, 0, 6, 0]]> : tensor<2x4xui4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_ui4_program], [@scatters_ui4_program]]} : (tensor<2x4xui4>, tensor<2x4xui4>) -> (tensor<2x2xui4>, tensor<2x2xui4>)
  check.expect_eq_const %r#0, dense<[[12, 2], [12, 2]]> : tensor<2x2xui4>
  check.expect_eq_const %r#1, dense<[[4, 2], [4, 8]]> : tensor<2x2xui4>
  func.return
}

func.func @scatters_ui8() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 2, 94, 200]]> : tensor<2x4xui8>
  %i1 = stablehlo.constant dense<[[116, 180, 2, 94], [200, 64, 198, 0]]> : tensor<2x4xui8>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_ui8_program], [@scatters_ui8_program]]} : (tensor<2x4xui8>, tensor<2x4xui8>) -> (tensor<1x4xui8>, tensor<1x4xui8>)
  check.expect_eq_const %r#0, dense<[[124, 210, 68, 210]]> : tensor<1x4xui8>
  check.expect_eq_const %r#1, dense<[[124, 66, 36, 200]]> : tensor<1x4xui8>
  func.return
}

func.func @scatters_ui16() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xui16>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xui16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_ui16_program], [@scatters_ui16_program]]} : (tensor<2x4xui16>, tensor<2x4xui16>) -> (tensor<2x2xui16>, tensor<2x2xui16>)
  check.expect_eq_const %r#0, dense<[[124, 210], [636, 834]]> : tensor<2x2xui16>
  check.expect_eq_const %r#1, dense<[[324, 466], [1060, 456]]> : tensor<2x2xui16>
  func.return
}

func.func @scatters_ui32() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xui32>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xui32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_ui32_program], [@scatters_ui32_program]]} : (tensor<2x4xui32>, tensor<2x4xui32>) -> (tensor<1x4xui32>, tensor<1x4xui32>)
  check.expect_eq_const %r#0, dense<[[124, 210, 324, 466]]> : tensor<1x4xui32>
  check.expect_eq_const %r#1, dense<[[636, 834, 1060, 456]]> : tensor<1x4xui32>
  func.return
}

func.func @scatters_ui64() {
  %i0 = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xui64>
  %i1 = stablehlo.constant dense<[[116, 180, 258, 350], [456, 576, 710, 0]]> : tensor<2x4xui64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_ui64_program], [@scatters_ui64_program]]} : (tensor<2x4xui64>, tensor<2x4xui64>) -> (tensor<2x2xui64>, tensor<2x2xui64>)
  check.expect_eq_const %r#0, dense<[[124, 210], [636, 834]]> : tensor<2x2xui64>
  check.expect_eq_const %r#1, dense<[[324, 466], [1060, 456]]> : tensor<2x2xui64>
  func.return
}

func.func @scatters_complex_f32() {
  %i0 = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)], [(1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45), (1.1754944e-38, -1.1754944e-38), (-1.1754944e-38, 0x7FC00000)]]> : tensor<2x4xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38), (-1.1754942e-38, 0xFFC00000), (1.1754944e-38, 1.0)], [(-1.1754944e-38, 4.0), (3.402823466e38, 1.0e-45), (-3.402823466e38, -1.1754944e-38), (0x7F800000, 0x7FC00000)]]> : tensor<2x4xcomplex<f32>>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_complex_f32_program], [@scatters_complex_f32_program]]} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>)
  check.expect_eq_const %r#0, dense<[[(-1.0e-45, -3.0e-45), (1.1754942e-38, 0x7F800000), (-1.1754941e-38, 0x7FC00000), (1.1754942e-38, 2.0)]]> : tensor<1x4xcomplex<f32>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[(-1.0e-45, 8.0), (3.402823466e38, 3.0e-45), (-3.402823466e38, -2.3509887e-38), (0x7F800000, 0x7FC00000)]]> : tensor<1x4xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @scatters_complex_f64() {
  %i0 = stablehlo.constant dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0)], [(2.225073858507201e-308, 4.0), (-2.225073858507201e-308, 5.0e-324), (2.2250738585072014e-308, -2.2250738585072014e-308), (-2.2250738585072014e-308, 0x7FF8000000000000)]]> : tensor<2x4xcomplex<f64>>
  %i1 = stablehlo.constant dense<[[(-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308), (-2.225073858507201e-308, 0xFFF8000000000000), (2.2250738585072014e-308, 1.0)], [(-2.2250738585072014e-308, 4.0), (1.7976931348623157e308, 5.0e-324), (-1.7976931348623157e308, -2.2250738585072014e-308), (0x7FF0000000000000, 0x7FF8000000000000)]]> : tensor<2x4xcomplex<f64>>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@scatters_complex_f64_program], [@scatters_complex_f64_program]]} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>)
  check.expect_eq_const %r#0, dense<[[(-5.0e-324, -1.0e-323), (2.225073858507201e-308, 0x7FF0000000000000)], [(-5.0e-324, 8.0), (1.7976931348623157e308, 1.0e-323)]]> : tensor<2x2xcomplex<f64>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[(-2.2250738585072004e-308, 0x7FF8000000000000), (2.225073858507201e-308, 2.0)], [(-1.7976931348623157e308, -4.450147717014403e-308), (0x7FF0000000000000, 0x7FF8000000000000)]]> : tensor<2x2xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @across_partitions_too() {
  %i0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>
  %i1 = stablehlo.constant dense<[[9, 10, 11, 12], [13, 14, 15, 16]]> : tensor<2x4xi32>
  %i2 = stablehlo.constant dense<[[17, 18, 19, 20], [21, 22, 23, 24]]> : tensor<2x4xi32>
  %i3 = stablehlo.constant dense<[[25, 26, 27, 28], [29, 30, 31, 32]]> : tensor<2x4xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@across_partitions_too_program, @across_partitions_too_program], [@across_partitions_too_program, @across_partitions_too_program]]} : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>)
  check.expect_eq_const %r#0, dense<[[52], [68]]> : tensor<2x1xi32>
  check.expect_eq_const %r#1, dense<[[60], [76]]> : tensor<2x1xi32>
  check.expect_eq_const %r#2, dense<[[56], [72]]> : tensor<2x1xi32>
  check.expect_eq_const %r#3, dense<[[64], [80]]> : tensor<2x1xi32>
  func.return
}

func.func @across_flattened_ids() {
  %i0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>
  %i1 = stablehlo.constant dense<[[9, 10, 11, 12], [13, 14, 15, 16]]> : tensor<2x4xi32>
  %i2 = stablehlo.constant dense<[[17, 18, 19, 20], [21, 22, 23, 24]]> : tensor<2x4xi32>
  %i3 = stablehlo.constant dense<[[25, 26, 27, 28], [29, 30, 31, 32]]> : tensor<2x4xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@across_flattened_ids_program, @across_flattened_ids_program], [@across_flattened_ids_program, @across_flattened_ids_program]]} : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>)
  check.expect_eq_const %r#0, dense<[[34, 36, 38, 40]]> : tensor<1x4xi32>
  check.expect_eq_const %r#1, dense<[[26, 28, 30, 32]]> : tensor<1x4xi32>
  check.expect_eq_const %r#2, dense<[[34, 36, 38, 40]]> : tensor<1x4xi32>
  check.expect_eq_const %r#3, dense<[[26, 28, 30, 32]]> : tensor<1x4xi32>
  func.return
}

func.func @the_parts_go_by_the_groups_order() {
  %i0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>
  %i1 = stablehlo.constant dense<[[9, 10, 11, 12], [13, 14, 15, 16]]> : tensor<2x4xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@the_parts_go_by_the_groups_order_program], [@the_parts_go_by_the_groups_order_program]]} : (tensor<2x4xi32>, tensor<2x4xi32>) -> (tensor<1x4xi32>, tensor<1x4xi32>)
  check.expect_eq_const %r#0, dense<[[18, 20, 22, 24]]> : tensor<1x4xi32>
  check.expect_eq_const %r#1, dense<[[10, 12, 14, 16]]> : tensor<1x4xi32>
  func.return
}

func.func @the_computation_may_be_wider() {
  %i0 = stablehlo.constant dense<[256.0, 1.0]> : tensor<2xbf16>
  %i1 = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xbf16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@the_computation_may_be_wider_program], [@the_computation_may_be_wider_program]]} : (tensor<2xbf16>, tensor<2xbf16>) -> (tensor<1xf32>, tensor<1xf32>)
  check.expect_eq_const %r#0, dense<[257.0]> : tensor<1xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[4.0]> : tensor<1xf32> {shlo.bitwise}
  func.return
}

func.func private @scatters_f4E2M1FN_program(%x0: tensor<2x4xf4E2M1FN>) -> (tensor<1x4xf4E2M1FN>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
        %s = stablehlo.add %a, %b : tensor<f4E2M1FN>
        stablehlo.return %s : tensor<f4E2M1FN>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf4E2M1FN>) -> tensor<1x4xf4E2M1FN>
  func.return %r0 : tensor<1x4xf4E2M1FN>
}

func.func private @scatters_f6E2M3FN_program(%x0: tensor<2x4xf6E2M3FN>) -> (tensor<2x2xf6E2M3FN>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>):
        %s = stablehlo.add %a, %b : tensor<f6E2M3FN>
        stablehlo.return %s : tensor<f6E2M3FN>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf6E2M3FN>) -> tensor<2x2xf6E2M3FN>
  func.return %r0 : tensor<2x2xf6E2M3FN>
}

func.func private @scatters_f6E3M2FN_program(%x0: tensor<2x4xf6E3M2FN>) -> (tensor<1x4xf6E3M2FN>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f6E3M2FN>, %b: tensor<f6E3M2FN>):
        %s = stablehlo.add %a, %b : tensor<f6E3M2FN>
        stablehlo.return %s : tensor<f6E3M2FN>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf6E3M2FN>) -> tensor<1x4xf6E3M2FN>
  func.return %r0 : tensor<1x4xf6E3M2FN>
}

func.func private @scatters_f8E5M2_program(%x0: tensor<2x4xf8E5M2>) -> (tensor<2x2xf8E5M2>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
        %s = stablehlo.add %a, %b : tensor<f8E5M2>
        stablehlo.return %s : tensor<f8E5M2>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E5M2>) -> tensor<2x2xf8E5M2>
  func.return %r0 : tensor<2x2xf8E5M2>
}

func.func private @scatters_f8E4M3_program(%x0: tensor<2x4xf8E4M3>) -> (tensor<1x4xf8E4M3>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3>
        stablehlo.return %s : tensor<f8E4M3>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E4M3>) -> tensor<1x4xf8E4M3>
  func.return %r0 : tensor<1x4xf8E4M3>
}

func.func private @scatters_f8E3M4_program(%x0: tensor<2x4xf8E3M4>) -> (tensor<2x2xf8E3M4>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
        %s = stablehlo.add %a, %b : tensor<f8E3M4>
        stablehlo.return %s : tensor<f8E3M4>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E3M4>) -> tensor<2x2xf8E3M4>
  func.return %r0 : tensor<2x2xf8E3M4>
}

func.func private @scatters_f8E4M3FN_program(%x0: tensor<2x4xf8E4M3FN>) -> (tensor<1x4xf8E4M3FN>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3FN>
        stablehlo.return %s : tensor<f8E4M3FN>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E4M3FN>) -> tensor<1x4xf8E4M3FN>
  func.return %r0 : tensor<1x4xf8E4M3FN>
}

func.func private @scatters_f8E5M2FNUZ_program(%x0: tensor<2x4xf8E5M2FNUZ>) -> (tensor<2x2xf8E5M2FNUZ>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
        %s = stablehlo.add %a, %b : tensor<f8E5M2FNUZ>
        stablehlo.return %s : tensor<f8E5M2FNUZ>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  func.return %r0 : tensor<2x2xf8E5M2FNUZ>
}

func.func private @scatters_f8E4M3FNUZ_program(%x0: tensor<2x4xf8E4M3FNUZ>) -> (tensor<1x4xf8E4M3FNUZ>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3FNUZ>
        stablehlo.return %s : tensor<f8E4M3FNUZ>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E4M3FNUZ>) -> tensor<1x4xf8E4M3FNUZ>
  func.return %r0 : tensor<1x4xf8E4M3FNUZ>
}

func.func private @scatters_f8E4M3B11FNUZ_program(%x0: tensor<2x4xf8E4M3B11FNUZ>) -> (tensor<2x2xf8E4M3B11FNUZ>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3B11FNUZ>
        stablehlo.return %s : tensor<f8E4M3B11FNUZ>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  func.return %r0 : tensor<2x2xf8E4M3B11FNUZ>
}

func.func private @scatters_f8E8M0FNU_program(%x0: tensor<2x4xf8E8M0FNU>) -> (tensor<1x4xf8E8M0FNU>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>):
        %s = stablehlo.add %a, %b : tensor<f8E8M0FNU>
        stablehlo.return %s : tensor<f8E8M0FNU>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf8E8M0FNU>) -> tensor<1x4xf8E8M0FNU>
  func.return %r0 : tensor<1x4xf8E8M0FNU>
}

func.func private @scatters_f16_program(%x0: tensor<2x4xf16>) -> (tensor<2x2xf16>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f16>, %b: tensor<f16>):
        %s = stablehlo.add %a, %b : tensor<f16>
        stablehlo.return %s : tensor<f16>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf16>) -> tensor<2x2xf16>
  func.return %r0 : tensor<2x2xf16>
}

func.func private @scatters_bf16_program(%x0: tensor<2x4xbf16>) -> (tensor<1x4xbf16>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
        %s = stablehlo.add %a, %b : tensor<bf16>
        stablehlo.return %s : tensor<bf16>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xbf16>) -> tensor<1x4xbf16>
  func.return %r0 : tensor<1x4xbf16>
}

func.func private @scatters_f32_program(%x0: tensor<2x4xf32>) -> (tensor<2x2xf32>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %s = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %s : tensor<f32>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
  func.return %r0 : tensor<2x2xf32>
}

func.func private @scatters_f64_program(%x0: tensor<2x4xf64>) -> (tensor<1x4xf64>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f64>, %b: tensor<f64>):
        %s = stablehlo.add %a, %b : tensor<f64>
        stablehlo.return %s : tensor<f64>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
  func.return %r0 : tensor<1x4xf64>
}

func.func private @scatters_i1_program(%x0: tensor<2x4xi1>) -> (tensor<2x2xi1>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<i1>, %b: tensor<i1>):
        %s = stablehlo.add %a, %b : tensor<i1>
        stablehlo.return %s : tensor<i1>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi1>) -> tensor<2x2xi1>
  func.return %r0 : tensor<2x2xi1>
}

func.func private @scatters_i2_program(%x0: tensor<2x4xi2>) -> (tensor<1x4xi2>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<i2>, %b: tensor<i2>):
        %s = stablehlo.add %a, %b : tensor<i2>
        stablehlo.return %s : tensor<i2>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi2>) -> tensor<1x4xi2>
  func.return %r0 : tensor<1x4xi2>
}

func.func private @scatters_i4_program(%x0: tensor<2x4xi4>) -> (tensor<2x2xi4>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<i4>, %b: tensor<i4>):
        %s = stablehlo.add %a, %b : tensor<i4>
        stablehlo.return %s : tensor<i4>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi4>) -> tensor<2x2xi4>
  func.return %r0 : tensor<2x2xi4>
}

func.func private @scatters_i8_program(%x0: tensor<2x4xi8>) -> (tensor<1x4xi8>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<i8>, %b: tensor<i8>):
        %s = stablehlo.add %a, %b : tensor<i8>
        stablehlo.return %s : tensor<i8>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi8>) -> tensor<1x4xi8>
  func.return %r0 : tensor<1x4xi8>
}

func.func private @scatters_i16_program(%x0: tensor<2x4xi16>) -> (tensor<2x2xi16>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<i16>, %b: tensor<i16>):
        %s = stablehlo.add %a, %b : tensor<i16>
        stablehlo.return %s : tensor<i16>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi16>) -> tensor<2x2xi16>
  func.return %r0 : tensor<2x2xi16>
}

func.func private @scatters_i32_program(%x0: tensor<2x4xi32>) -> (tensor<1x4xi32>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
  func.return %r0 : tensor<1x4xi32>
}

func.func private @scatters_i64_program(%x0: tensor<2x4xi64>) -> (tensor<2x2xi64>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<i64>, %b: tensor<i64>):
        %s = stablehlo.add %a, %b : tensor<i64>
        stablehlo.return %s : tensor<i64>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi64>) -> tensor<2x2xi64>
  func.return %r0 : tensor<2x2xi64>
}

func.func private @scatters_ui2_program(%x0: tensor<2x4xui2>) -> (tensor<1x4xui2>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
        %s = stablehlo.add %a, %b : tensor<ui2>
        stablehlo.return %s : tensor<ui2>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui2>) -> tensor<1x4xui2>
  func.return %r0 : tensor<1x4xui2>
}

func.func private @scatters_ui4_program(%x0: tensor<2x4xui4>) -> (tensor<2x2xui4>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
        %s = stablehlo.add %a, %b : tensor<ui4>
        stablehlo.return %s : tensor<ui4>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui4>) -> tensor<2x2xui4>
  func.return %r0 : tensor<2x2xui4>
}

func.func private @scatters_ui8_program(%x0: tensor<2x4xui8>) -> (tensor<1x4xui8>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
        %s = stablehlo.add %a, %b : tensor<ui8>
        stablehlo.return %s : tensor<ui8>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui8>) -> tensor<1x4xui8>
  func.return %r0 : tensor<1x4xui8>
}

func.func private @scatters_ui16_program(%x0: tensor<2x4xui16>) -> (tensor<2x2xui16>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
        %s = stablehlo.add %a, %b : tensor<ui16>
        stablehlo.return %s : tensor<ui16>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui16>) -> tensor<2x2xui16>
  func.return %r0 : tensor<2x2xui16>
}

func.func private @scatters_ui32_program(%x0: tensor<2x4xui32>) -> (tensor<1x4xui32>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
        %s = stablehlo.add %a, %b : tensor<ui32>
        stablehlo.return %s : tensor<ui32>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui32>) -> tensor<1x4xui32>
  func.return %r0 : tensor<1x4xui32>
}

func.func private @scatters_ui64_program(%x0: tensor<2x4xui64>) -> (tensor<2x2xui64>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
        %s = stablehlo.add %a, %b : tensor<ui64>
        stablehlo.return %s : tensor<ui64>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xui64>) -> tensor<2x2xui64>
  func.return %r0 : tensor<2x2xui64>
}

func.func private @scatters_complex_f32_program(%x0: tensor<2x4xcomplex<f32>>) -> (tensor<1x4xcomplex<f32>>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
        %s = stablehlo.add %a, %b : tensor<complex<f32>>
        stablehlo.return %s : tensor<complex<f32>>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
  func.return %r0 : tensor<1x4xcomplex<f32>>
}

func.func private @scatters_complex_f64_program(%x0: tensor<2x4xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
        %s = stablehlo.add %a, %b : tensor<complex<f64>>
        stablehlo.return %s : tensor<complex<f64>>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  func.return %r0 : tensor<2x2xcomplex<f64>>
}

func.func private @across_partitions_too_program(%x0: tensor<2x4xi32>) -> (tensor<2x1xi32>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<2x4xi32>) -> tensor<2x1xi32>
  func.return %r0 : tensor<2x1xi32>
}

func.func private @across_flattened_ids_program(%x0: tensor<2x4xi32>) -> (tensor<1x4xi32>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<2x4xi32>) -> tensor<1x4xi32>
  func.return %r0 : tensor<1x4xi32>
}

func.func private @the_parts_go_by_the_groups_order_program(%x0: tensor<2x4xi32>) -> (tensor<1x4xi32>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x4xi32>) -> tensor<1x4xi32>
  func.return %r0 : tensor<1x4xi32>
}

func.func private @the_computation_may_be_wider_program(%x0: tensor<2xbf16>) -> (tensor<1xf32>) {
  %r0 = "stablehlo.reduce_scatter"(%x0) ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %s = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %s : tensor<f32>
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xbf16>) -> tensor<1xf32>
  func.return %r0 : tensor<1xf32>
}
