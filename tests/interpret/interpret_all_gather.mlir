// stablehlo.all_gather: the members' values one after the other.

func.func @gathers_f4E2M1FN() {
  %i0 = stablehlo.constant dense<[[1.0, -1.0], [6.0, -6.0]]> : tensor<2x2xf4E2M1FN>
  %i1 = stablehlo.constant dense<[[-6.0, 1.5], [2.0, -2.0]]> : tensor<2x2xf4E2M1FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f4E2M1FN_program], [@gathers_f4E2M1FN_program]]} : (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> (tensor<4x2xf4E2M1FN>, tensor<4x2xf4E2M1FN>)
  check.expect_eq_const %r#0, dense<[[1.0, -1.0], [6.0, -6.0], [-6.0, 1.5], [2.0, -2.0]]> : tensor<4x2xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[1.0, -1.0], [6.0, -6.0], [-6.0, 1.5], [2.0, -2.0]]> : tensor<4x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @gathers_f6E2M3FN() {
  %i0 = stablehlo.constant dense<[[1.0, -1.0], [7.5, -7.5]]> : tensor<2x2xf6E2M3FN>
  %i1 = stablehlo.constant dense<[[-7.5, 0.5], [-0.5, 1.5]]> : tensor<2x2xf6E2M3FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f6E2M3FN_program], [@gathers_f6E2M3FN_program]]} : (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>)
  check.expect_eq_const %r#0, dense<[[1.0, -1.0, -7.5, 0.5], [7.5, -7.5, -0.5, 1.5]]> : tensor<2x4xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[1.0, -1.0, -7.5, 0.5], [7.5, -7.5, -0.5, 1.5]]> : tensor<2x4xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @gathers_f6E3M2FN() {
  %i0 = stablehlo.constant dense<[[28.0, -28.0], [0.1, 0.5]]> : tensor<2x2xf6E3M2FN>
  %i1 = stablehlo.constant dense<[[0.5, -0.5], [1.0, -1.0]]> : tensor<2x2xf6E3M2FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f6E3M2FN_program], [@gathers_f6E3M2FN_program]]} : (tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>) -> (tensor<4x2xf6E3M2FN>, tensor<4x2xf6E3M2FN>)
  check.expect_eq_const %r#0, dense<[[28.0, -28.0], [0.1, 0.5], [0.5, -0.5], [1.0, -1.0]]> : tensor<4x2xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[28.0, -28.0], [0.1, 0.5], [0.5, -0.5], [1.0, -1.0]]> : tensor<4x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E5M2() {
  %i0 = stablehlo.constant dense<[[0xFC, 0x7E], [0xFE, 0x7D]]> : tensor<2x2xf8E5M2>
  %i1 = stablehlo.constant dense<[[0x7D, 0.09], [0.5, -0.5]]> : tensor<2x2xf8E5M2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E5M2_program], [@gathers_f8E5M2_program]]} : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> (tensor<2x4xf8E5M2>, tensor<2x4xf8E5M2>)
  check.expect_eq_const %r#0, dense<[[0xFC, 0x7E, 0x7D, 0.09], [0xFE, 0x7D, 0.5, -0.5]]> : tensor<2x4xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFC, 0x7E, 0x7D, 0.09], [0xFE, 0x7D, 0.5, -0.5]]> : tensor<2x4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E4M3() {
  %i0 = stablehlo.constant dense<[[0xF8, 0x7C], [0xFC, 0x79]]> : tensor<2x2xf8E4M3>
  %i1 = stablehlo.constant dense<[[0x79, 0.1], [0.5, -0.5]]> : tensor<2x2xf8E4M3>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E4M3_program], [@gathers_f8E4M3_program]]} : (tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>) -> (tensor<4x2xf8E4M3>, tensor<4x2xf8E4M3>)
  check.expect_eq_const %r#0, dense<[[0xF8, 0x7C], [0xFC, 0x79], [0x79, 0.1], [0.5, -0.5]]> : tensor<4x2xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xF8, 0x7C], [0xFC, 0x79], [0x79, 0.1], [0.5, -0.5]]> : tensor<4x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E3M4() {
  %i0 = stablehlo.constant dense<[[0x70, 0xF0], [0x78, 0xF8]]> : tensor<2x2xf8E3M4>
  %i1 = stablehlo.constant dense<[[0xF8, 0x71], [0.09, 0.5]]> : tensor<2x2xf8E3M4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E3M4_program], [@gathers_f8E3M4_program]]} : (tensor<2x2xf8E3M4>, tensor<2x2xf8E3M4>) -> (tensor<2x4xf8E3M4>, tensor<2x4xf8E3M4>)
  check.expect_eq_const %r#0, dense<[[0x70, 0xF0, 0xF8, 0x71], [0x78, 0xF8, 0.09, 0.5]]> : tensor<2x4xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0x70, 0xF0, 0xF8, 0x71], [0x78, 0xF8, 0.09, 0.5]]> : tensor<2x4xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E4M3FN() {
  %i0 = stablehlo.constant dense<[[-448.0, 0x7F], [0xFF, 0.1]]> : tensor<2x2xf8E4M3FN>
  %i1 = stablehlo.constant dense<[[0.1, 0.5], [-0.5, 1.0]]> : tensor<2x2xf8E4M3FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E4M3FN_program], [@gathers_f8E4M3FN_program]]} : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> (tensor<4x2xf8E4M3FN>, tensor<4x2xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[-448.0, 0x7F], [0xFF, 0.1], [0.1, 0.5], [-0.5, 1.0]]> : tensor<4x2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[-448.0, 0x7F], [0xFF, 0.1], [0.1, 0.5], [-0.5, 1.0]]> : tensor<4x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E5M2FNUZ() {
  %i0 = stablehlo.constant dense<[[57000.0, -57000.0], [0.09, 0.5]]> : tensor<2x2xf8E5M2FNUZ>
  %i1 = stablehlo.constant dense<[[0.5, -0.5], [1.0, -1.0]]> : tensor<2x2xf8E5M2FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E5M2FNUZ_program], [@gathers_f8E5M2FNUZ_program]]} : (tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>) -> (tensor<2x4xf8E5M2FNUZ>, tensor<2x4xf8E5M2FNUZ>)
  check.expect_eq_const %r#0, dense<[[57000.0, -57000.0, 0.5, -0.5], [0.09, 0.5, 1.0, -1.0]]> : tensor<2x4xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[57000.0, -57000.0, 0.5, -0.5], [0.09, 0.5, 1.0, -1.0]]> : tensor<2x4xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E4M3FNUZ() {
  %i0 = stablehlo.constant dense<[[240.0, -240.0], [0.1, 0.5]]> : tensor<2x2xf8E4M3FNUZ>
  %i1 = stablehlo.constant dense<[[0.5, -0.5], [1.0, -1.0]]> : tensor<2x2xf8E4M3FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E4M3FNUZ_program], [@gathers_f8E4M3FNUZ_program]]} : (tensor<2x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>) -> (tensor<4x2xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>)
  check.expect_eq_const %r#0, dense<[[240.0, -240.0], [0.1, 0.5], [0.5, -0.5], [1.0, -1.0]]> : tensor<4x2xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[240.0, -240.0], [0.1, 0.5], [0.5, -0.5], [1.0, -1.0]]> : tensor<4x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E4M3B11FNUZ() {
  %i0 = stablehlo.constant dense<[[30.0, -30.0], [0.1, 0.5]]> : tensor<2x2xf8E4M3B11FNUZ>
  %i1 = stablehlo.constant dense<[[0.5, -0.5], [1.0, -1.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E4M3B11FNUZ_program], [@gathers_f8E4M3B11FNUZ_program]]} : (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>) -> (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>)
  check.expect_eq_const %r#0, dense<[[30.0, -30.0, 0.5, -0.5], [0.1, 0.5, 1.0, -1.0]]> : tensor<2x4xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[30.0, -30.0, 0.5, -0.5], [0.1, 0.5, 1.0, -1.0]]> : tensor<2x4xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E8M0FNU() {
  %i0 = stablehlo.constant dense<[[0xFF, 0.1], [0.5, 1.0]]> : tensor<2x2xf8E8M0FNU>
  %i1 = stablehlo.constant dense<[[1.0, 2.0], [4.0, 8.0]]> : tensor<2x2xf8E8M0FNU>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E8M0FNU_program], [@gathers_f8E8M0FNU_program]]} : (tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>) -> (tensor<4x2xf8E8M0FNU>, tensor<4x2xf8E8M0FNU>)
  check.expect_eq_const %r#0, dense<[[0xFF, 0.1], [0.5, 1.0], [1.0, 2.0], [4.0, 8.0]]> : tensor<4x2xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFF, 0.1], [0.5, 1.0], [1.0, 2.0], [4.0, 8.0]]> : tensor<4x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @gathers_f16() {
  %i0 = stablehlo.constant dense<[[0xFC00, 0x7E00], [0xFE00, 0x7C01]]> : tensor<2x2xf16>
  %i1 = stablehlo.constant dense<[[0x7C01, 0.1], [0.5, -0.5]]> : tensor<2x2xf16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f16_program], [@gathers_f16_program]]} : (tensor<2x2xf16>, tensor<2x2xf16>) -> (tensor<2x4xf16>, tensor<2x4xf16>)
  check.expect_eq_const %r#0, dense<[[0xFC00, 0x7E00, 0x7C01, 0.1], [0xFE00, 0x7C01, 0.5, -0.5]]> : tensor<2x4xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFC00, 0x7E00, 0x7C01, 0.1], [0xFE00, 0x7C01, 0.5, -0.5]]> : tensor<2x4xf16> {shlo.bitwise}
  func.return
}

func.func @gathers_bf16() {
  %i0 = stablehlo.constant dense<[[0xFF80, 0x7FC0], [0xFFC0, 0x7F81]]> : tensor<2x2xbf16>
  %i1 = stablehlo.constant dense<[[0x7F81, 0.1], [0.5, -0.5]]> : tensor<2x2xbf16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_bf16_program], [@gathers_bf16_program]]} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> (tensor<4x2xbf16>, tensor<4x2xbf16>)
  check.expect_eq_const %r#0, dense<[[0xFF80, 0x7FC0], [0xFFC0, 0x7F81], [0x7F81, 0.1], [0.5, -0.5]]> : tensor<4x2xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFF80, 0x7FC0], [0xFFC0, 0x7F81], [0x7F81, 0.1], [0.5, -0.5]]> : tensor<4x2xbf16> {shlo.bitwise}
  func.return
}

func.func @gathers_f32() {
  %i0 = stablehlo.constant dense<[[0xFF800000, 0x7FC00000], [0xFFC00000, 0x7F800001]]> : tensor<2x2xf32>
  %i1 = stablehlo.constant dense<[[0x7F800001, 0.1], [0.5, -0.5]]> : tensor<2x2xf32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f32_program], [@gathers_f32_program]]} : (tensor<2x2xf32>, tensor<2x2xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  check.expect_eq_const %r#0, dense<[[0xFF800000, 0x7FC00000, 0x7F800001, 0.1], [0xFFC00000, 0x7F800001, 0.5, -0.5]]> : tensor<2x4xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFF800000, 0x7FC00000, 0x7F800001, 0.1], [0xFFC00000, 0x7F800001, 0.5, -0.5]]> : tensor<2x4xf32> {shlo.bitwise}
  func.return
}

func.func @gathers_f64() {
  %i0 = stablehlo.constant dense<[[0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001]]> : tensor<2x2xf64>
  %i1 = stablehlo.constant dense<[[0x7FF0000000000001, 0.1], [0.5, -0.5]]> : tensor<2x2xf64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f64_program], [@gathers_f64_program]]} : (tensor<2x2xf64>, tensor<2x2xf64>) -> (tensor<4x2xf64>, tensor<4x2xf64>)
  check.expect_eq_const %r#0, dense<[[0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001], [0x7FF0000000000001, 0.1], [0.5, -0.5]]> : tensor<4x2xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001], [0x7FF0000000000001, 0.1], [0.5, -0.5]]> : tensor<4x2xf64> {shlo.bitwise}
  func.return
}

func.func @gathers_i1() {
  %i0 = stablehlo.constant dense<false> : tensor<2x2xi1>
  %i1 = stablehlo.constant dense<false> : tensor<2x2xi1>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i1_program], [@gathers_i1_program]]} : (tensor<2x2xi1>, tensor<2x2xi1>) -> (tensor<2x4xi1>, tensor<2x4xi1>)
  check.expect_eq_const %r#0, dense<false> : tensor<2x4xi1>
  check.expect_eq_const %r#1, dense<false> : tensor<2x4xi1>
  func.return
}

func.func @gathers_i2() {
  %i0 = stablehlo.constant dense<[[-2, 0], [0, -2]]> : tensor<2x2xi2>
  %i1 = stablehlo.constant dense<[[-2, -2], [0, 0]]> : tensor<2x2xi2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i2_program], [@gathers_i2_program]]} : (tensor<2x2xi2>, tensor<2x2xi2>) -> (tensor<4x2xi2>, tensor<4x2xi2>)
  check.expect_eq_const %r#0, dense<[[-2, 0], [0, -2], [-2, -2], [0, 0]]> : tensor<4x2xi2>
  check.expect_eq_const %r#1, dense<[[-2, 0], [0, -2], [-2, -2], [0, 0]]> : tensor<4x2xi2>
  func.return
}

func.func @gathers_i4() {
  %i0 = stablehlo.constant dense<[[2, 4], [4, 2]]> : tensor<2x2xi4>
  %i1 = stablehlo.constant dense<[[2, -2], [-8, 0]]> : tensor<2x2xi4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i4_program], [@gathers_i4_program]]} : (tensor<2x2xi4>, tensor<2x2xi4>) -> (tensor<2x4xi4>, tensor<2x4xi4>)
  check.expect_eq_const %r#0, dense<[[2, 4, 2, -2], [4, 2, -8, 0]]> : tensor<2x4xi4>
  check.expect_eq_const %r#1, dense<[[2, 4, 2, -2], [4, 2, -8, 0]]> : tensor<2x4xi4>
  func.return
}

func.func @gathers_i8() {
  %i0 = stablehlo.constant dense<[[66, 116], [-76, 2]]> : tensor<2x2xi8>
  %i1 = stablehlo.constant dense<[[2, 94], [-56, 64]]> : tensor<2x2xi8>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i8_program], [@gathers_i8_program]]} : (tensor<2x2xi8>, tensor<2x2xi8>) -> (tensor<4x2xi8>, tensor<4x2xi8>)
  check.expect_eq_const %r#0, dense<[[66, 116], [-76, 2], [2, 94], [-56, 64]]> : tensor<4x2xi8>
  check.expect_eq_const %r#1, dense<[[66, 116], [-76, 2], [2, 94], [-56, 64]]> : tensor<4x2xi8>
  func.return
}

func.func @gathers_i16() {
  %i0 = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xi16>
  %i1 = stablehlo.constant dense<[[258, 350], [456, 576]]> : tensor<2x2xi16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i16_program], [@gathers_i16_program]]} : (tensor<2x2xi16>, tensor<2x2xi16>) -> (tensor<2x4xi16>, tensor<2x4xi16>)
  check.expect_eq_const %r#0, dense<[[66, 116, 258, 350], [180, 258, 456, 576]]> : tensor<2x4xi16>
  check.expect_eq_const %r#1, dense<[[66, 116, 258, 350], [180, 258, 456, 576]]> : tensor<2x4xi16>
  func.return
}

func.func @gathers_i32() {
  %i0 = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xi32>
  %i1 = stablehlo.constant dense<[[258, 350], [456, 576]]> : tensor<2x2xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i32_program], [@gathers_i32_program]]} : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>, tensor<4x2xi32>)
  check.expect_eq_const %r#0, dense<[[66, 116], [180, 258], [258, 350], [456, 576]]> : tensor<4x2xi32>
  check.expect_eq_const %r#1, dense<[[66, 116], [180, 258], [258, 350], [456, 576]]> : tensor<4x2xi32>
  func.return
}

func.func @gathers_i64() {
  %i0 = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xi64>
  %i1 = stablehlo.constant dense<[[258, 350], [456, 576]]> : tensor<2x2xi64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i64_program], [@gathers_i64_program]]} : (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x4xi64>, tensor<2x4xi64>)
  check.expect_eq_const %r#0, dense<[[66, 116, 258, 350], [180, 258, 456, 576]]> : tensor<2x4xi64>
  check.expect_eq_const %r#1, dense<[[66, 116, 258, 350], [180, 258, 456, 576]]> : tensor<2x4xi64>
  func.return
}

func.func @gathers_ui2() {
  %i0 = stablehlo.constant dense<[[2, 0], [0, 2]]> : tensor<2x2xui2>
  %i1 = stablehlo.constant dense<[[2, 2], [0, 0]]> : tensor<2x2xui2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui2_program], [@gathers_ui2_program]]} : (tensor<2x2xui2>, tensor<2x2xui2>) -> (tensor<4x2xui2>, tensor<4x2xui2>)
  check.expect_eq_const %r#0, dense<[[2, 0], [0, 2], [2, 2], [0, 0]]> : tensor<4x2xui2>
  check.expect_eq_const %r#1, dense<[[2, 0], [0, 2], [2, 2], [0, 0]]> : tensor<4x2xui2>
  func.return
}

func.func @gathers_ui4() {
  %i0 = stablehlo.constant dense<[[2, 4], [4, 2]]> : tensor<2x2xui4>
  %i1 = stablehlo.constant dense<[[2, 14], [8, 0]]> : tensor<2x2xui4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui4_program], [@gathers_ui4_program]]} : (tensor<2x2xui4>, tensor<2x2xui4>) -> (tensor<2x4xui4>, tensor<2x4xui4>)
  check.expect_eq_const %r#0, dense<[[2, 4, 2, 14], [4, 2, 8, 0]]> : tensor<2x4xui4>
  check.expect_eq_const %r#1, dense<[[2, 4, 2, 14], [4, 2, 8, 0]]> : tensor<2x4xui4>
  func.return
}

func.func @gathers_ui8() {
  %i0 = stablehlo.constant dense<[[66, 116], [180, 2]]> : tensor<2x2xui8>
  %i1 = stablehlo.constant dense<[[2, 94], [200, 64]]> : tensor<2x2xui8>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui8_program], [@gathers_ui8_program]]} : (tensor<2x2xui8>, tensor<2x2xui8>) -> (tensor<4x2xui8>, tensor<4x2xui8>)
  check.expect_eq_const %r#0, dense<[[66, 116], [180, 2], [2, 94], [200, 64]]> : tensor<4x2xui8>
  check.expect_eq_const %r#1, dense<[[66, 116], [180, 2], [2, 94], [200, 64]]> : tensor<4x2xui8>
  func.return
}

func.func @gathers_ui16() {
  %i0 = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xui16>
  %i1 = stablehlo.constant dense<[[258, 350], [456, 576]]> : tensor<2x2xui16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui16_program], [@gathers_ui16_program]]} : (tensor<2x2xui16>, tensor<2x2xui16>) -> (tensor<2x4xui16>, tensor<2x4xui16>)
  check.expect_eq_const %r#0, dense<[[66, 116, 258, 350], [180, 258, 456, 576]]> : tensor<2x4xui16>
  check.expect_eq_const %r#1, dense<[[66, 116, 258, 350], [180, 258, 456, 576]]> : tensor<2x4xui16>
  func.return
}

func.func @gathers_ui32() {
  %i0 = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xui32>
  %i1 = stablehlo.constant dense<[[258, 350], [456, 576]]> : tensor<2x2xui32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui32_program], [@gathers_ui32_program]]} : (tensor<2x2xui32>, tensor<2x2xui32>) -> (tensor<4x2xui32>, tensor<4x2xui32>)
  check.expect_eq_const %r#0, dense<[[66, 116], [180, 258], [258, 350], [456, 576]]> : tensor<4x2xui32>
  check.expect_eq_const %r#1, dense<[[66, 116], [180, 258], [258, 350], [456, 576]]> : tensor<4x2xui32>
  func.return
}

func.func @gathers_ui64() {
  %i0 = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xui64>
  %i1 = stablehlo.constant dense<[[258, 350], [456, 576]]> : tensor<2x2xui64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui64_program], [@gathers_ui64_program]]} : (tensor<2x2xui64>, tensor<2x2xui64>) -> (tensor<2x4xui64>, tensor<2x4xui64>)
  check.expect_eq_const %r#0, dense<[[66, 116, 258, 350], [180, 258, 456, 576]]> : tensor<2x4xui64>
  check.expect_eq_const %r#1, dense<[[66, 116, 258, 350], [180, 258, 456, 576]]> : tensor<2x4xui64>
  func.return
}

func.func @gathers_complex_f32() {
  %i0 = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)]]> : tensor<2x2xcomplex<f32>>
  %i1 = stablehlo.constant dense<[[(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38)], [(-1.1754942e-38, 0xFFC00000), (1.1754944e-38, 1.0)]]> : tensor<2x2xcomplex<f32>>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_complex_f32_program], [@gathers_complex_f32_program]]} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>)
  check.expect_eq_const %r#0, dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)], [(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38)], [(-1.1754942e-38, 0xFFC00000), (1.1754944e-38, 1.0)]]> : tensor<4x2xcomplex<f32>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)], [(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38)], [(-1.1754942e-38, 0xFFC00000), (1.1754944e-38, 1.0)]]> : tensor<4x2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @gathers_complex_f64() {
  %i0 = stablehlo.constant dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)], [(5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0)]]> : tensor<2x2xcomplex<f64>>
  %i1 = stablehlo.constant dense<[[(-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308)], [(-2.225073858507201e-308, 0xFFF8000000000000), (2.2250738585072014e-308, 1.0)]]> : tensor<2x2xcomplex<f64>>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_complex_f64_program], [@gathers_complex_f64_program]]} : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>)
  check.expect_eq_const %r#0, dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308)], [(5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0), (-2.225073858507201e-308, 0xFFF8000000000000), (2.2250738585072014e-308, 1.0)]]> : tensor<2x4xcomplex<f64>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308)], [(5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0), (-2.225073858507201e-308, 0xFFF8000000000000), (2.2250738585072014e-308, 1.0)]]> : tensor<2x4xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @across_partitions_too() {
  %i0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %i1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %i2 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  %i3 = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@across_partitions_too_program, @across_partitions_too_program], [@across_partitions_too_program, @across_partitions_too_program]]} : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>)
  check.expect_eq_const %r#0, dense<[[1, 2], [5, 6], [3, 4], [7, 8]]> : tensor<4x2xi32>
  check.expect_eq_const %r#1, dense<[[1, 2], [5, 6], [3, 4], [7, 8]]> : tensor<4x2xi32>
  check.expect_eq_const %r#2, dense<[[1, 2], [5, 6], [3, 4], [7, 8]]> : tensor<4x2xi32>
  check.expect_eq_const %r#3, dense<[[1, 2], [5, 6], [3, 4], [7, 8]]> : tensor<4x2xi32>
  func.return
}

func.func @across_flattened_ids() {
  %i0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %i1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %i2 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  %i3 = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@across_flattened_ids_program, @across_flattened_ids_program], [@across_flattened_ids_program, @across_flattened_ids_program]]} : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>)
  check.expect_eq_const %r#0, dense<[[1, 2, 7, 8]]> : tensor<1x4xi32>
  check.expect_eq_const %r#1, dense<[[5, 6, 3, 4]]> : tensor<1x4xi32>
  check.expect_eq_const %r#2, dense<[[5, 6, 3, 4]]> : tensor<1x4xi32>
  check.expect_eq_const %r#3, dense<[[1, 2, 7, 8]]> : tensor<1x4xi32>
  func.return
}

func.func @the_order_is_the_groups() {
  %i0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %i1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %i2 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  %i3 = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@the_order_is_the_groups_program, @the_order_is_the_groups_program], [@the_order_is_the_groups_program, @the_order_is_the_groups_program]]} : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[5, 6], [1, 2]]> : tensor<2x2xi32>
  check.expect_eq_const %r#1, dense<[[7, 8], [3, 4]]> : tensor<2x2xi32>
  check.expect_eq_const %r#2, dense<[[5, 6], [1, 2]]> : tensor<2x2xi32>
  check.expect_eq_const %r#3, dense<[[7, 8], [3, 4]]> : tensor<2x2xi32>
  func.return
}

func.func @two_groups() {
  %i0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %i1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %i2 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  %i3 = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@two_groups_program], [@two_groups_program], [@two_groups_program], [@two_groups_program]]} : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[1, 2], [5, 6]]> : tensor<2x2xi32>
  check.expect_eq_const %r#1, dense<[[3, 4], [7, 8]]> : tensor<2x2xi32>
  check.expect_eq_const %r#2, dense<[[1, 2], [5, 6]]> : tensor<2x2xi32>
  check.expect_eq_const %r#3, dense<[[3, 4], [7, 8]]> : tensor<2x2xi32>
  func.return
}

func.func @each_alone() {
  %i0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %i1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %i2 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  %i3 = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@each_alone_program], [@each_alone_program], [@each_alone_program], [@each_alone_program]]} : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>)
  check.expect_eq_const %r#0, dense<[[1, 2]]> : tensor<1x2xi32>
  check.expect_eq_const %r#1, dense<[[3, 4]]> : tensor<1x2xi32>
  check.expect_eq_const %r#2, dense<[[5, 6]]> : tensor<1x2xi32>
  check.expect_eq_const %r#3, dense<[[7, 8]]> : tensor<1x2xi32>
  func.return
}

func.func @nothing_to_gather() {
  %i0 = stablehlo.constant dense<> : tensor<0x2xi32>
  %i1 = stablehlo.constant dense<> : tensor<0x2xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@nothing_to_gather_program], [@nothing_to_gather_program]]} : (tensor<0x2xi32>, tensor<0x2xi32>) -> (tensor<0x4xi32>, tensor<0x4xi32>)
  check.expect_eq_const %r#0, dense<> : tensor<0x4xi32>
  check.expect_eq_const %r#1, dense<> : tensor<0x4xi32>
  func.return
}

// Groups along an axis of a mesh.
func.func @mesh_axes() {
  %i0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %i1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %i2 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  %i3 = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@mesh_axes_program], [@mesh_axes_program], [@mesh_axes_program], [@mesh_axes_program]]} : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  check.expect_eq_const %r#1, dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  check.expect_eq_const %r#2, dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  check.expect_eq_const %r#3, dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  func.return
}

func.func @mesh_axes_in_another_order() {
  %i0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %i1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %i2 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  %i3 = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@mesh_axes_in_another_order_program], [@mesh_axes_in_another_order_program], [@mesh_axes_in_another_order_program], [@mesh_axes_in_another_order_program]]} : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>)
  check.expect_eq_const %r#0, dense<[[1, 2], [5, 6], [3, 4], [7, 8]]> : tensor<4x2xi32>
  check.expect_eq_const %r#1, dense<[[1, 2], [5, 6], [3, 4], [7, 8]]> : tensor<4x2xi32>
  check.expect_eq_const %r#2, dense<[[1, 2], [5, 6], [3, 4], [7, 8]]> : tensor<4x2xi32>
  check.expect_eq_const %r#3, dense<[[1, 2], [5, 6], [3, 4], [7, 8]]> : tensor<4x2xi32>
  func.return
}

func.func @a_part_of_a_mesh_axis() {
  %i0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %i1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %i2 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  %i3 = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@a_part_of_a_mesh_axis_program], [@a_part_of_a_mesh_axis_program], [@a_part_of_a_mesh_axis_program], [@a_part_of_a_mesh_axis_program]]} : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[1, 2], [5, 6]]> : tensor<2x2xi32>
  check.expect_eq_const %r#1, dense<[[3, 4], [7, 8]]> : tensor<2x2xi32>
  check.expect_eq_const %r#2, dense<[[1, 2], [5, 6]]> : tensor<2x2xi32>
  check.expect_eq_const %r#3, dense<[[3, 4], [7, 8]]> : tensor<2x2xi32>
  func.return
}

func.func @several_operands() {
  %i0 = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %i1 = stablehlo.constant dense<[[-448.0, 0x7F], [0xFF, 0.1]]> : tensor<2x2xf8E4M3FN>
  %i2 = stablehlo.constant dense<[[3], [4]]> : tensor<2x1xi32>
  %i3 = stablehlo.constant dense<[[0.1, 0.5], [-0.5, 1.0]]> : tensor<2x2xf8E4M3FN>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@several_operands_program], [@several_operands_program]]} : (tensor<2x1xi32>, tensor<2x2xf8E4M3FN>, tensor<2x1xi32>, tensor<2x2xf8E4M3FN>) -> (tensor<2x2xi32>, tensor<2x4xf8E4M3FN>, tensor<2x2xi32>, tensor<2x4xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[1, 3], [2, 4]]> : tensor<2x2xi32>
  check.expect_eq_const %r#1, dense<[[-448.0, 0x7F, 0.1, 0.5], [0xFF, 0.1, -0.5, 1.0]]> : tensor<2x4xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[[1, 3], [2, 4]]> : tensor<2x2xi32>
  check.expect_eq_const %r#3, dense<[[-448.0, 0x7F, 0.1, 0.5], [0xFF, 0.1, -0.5, 1.0]]> : tensor<2x4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @in_a_loop() {
  %i0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@in_a_loop_program], [@in_a_loop_program]]} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %r#0, dense<[2, 8]> : tensor<2xi32>
  check.expect_eq_const %r#1, dense<[2, 8]> : tensor<2xi32>
  func.return
}

func.func private @gathers_f4E2M1FN_program(%x0: tensor<2x2xf4E2M1FN>) -> (tensor<4x2xf4E2M1FN>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf4E2M1FN>) -> tensor<4x2xf4E2M1FN>
  func.return %r0 : tensor<4x2xf4E2M1FN>
}

func.func private @gathers_f6E2M3FN_program(%x0: tensor<2x2xf6E2M3FN>) -> (tensor<2x4xf6E2M3FN>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
  func.return %r0 : tensor<2x4xf6E2M3FN>
}

func.func private @gathers_f6E3M2FN_program(%x0: tensor<2x2xf6E3M2FN>) -> (tensor<4x2xf6E3M2FN>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf6E3M2FN>) -> tensor<4x2xf6E3M2FN>
  func.return %r0 : tensor<4x2xf6E3M2FN>
}

func.func private @gathers_f8E5M2_program(%x0: tensor<2x2xf8E5M2>) -> (tensor<2x4xf8E5M2>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf8E5M2>) -> tensor<2x4xf8E5M2>
  func.return %r0 : tensor<2x4xf8E5M2>
}

func.func private @gathers_f8E4M3_program(%x0: tensor<2x2xf8E4M3>) -> (tensor<4x2xf8E4M3>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf8E4M3>) -> tensor<4x2xf8E4M3>
  func.return %r0 : tensor<4x2xf8E4M3>
}

func.func private @gathers_f8E3M4_program(%x0: tensor<2x2xf8E3M4>) -> (tensor<2x4xf8E3M4>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf8E3M4>) -> tensor<2x4xf8E3M4>
  func.return %r0 : tensor<2x4xf8E3M4>
}

func.func private @gathers_f8E4M3FN_program(%x0: tensor<2x2xf8E4M3FN>) -> (tensor<4x2xf8E4M3FN>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf8E4M3FN>) -> tensor<4x2xf8E4M3FN>
  func.return %r0 : tensor<4x2xf8E4M3FN>
}

func.func private @gathers_f8E5M2FNUZ_program(%x0: tensor<2x2xf8E5M2FNUZ>) -> (tensor<2x4xf8E5M2FNUZ>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
  func.return %r0 : tensor<2x4xf8E5M2FNUZ>
}

func.func private @gathers_f8E4M3FNUZ_program(%x0: tensor<2x2xf8E4M3FNUZ>) -> (tensor<4x2xf8E4M3FNUZ>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf8E4M3FNUZ>) -> tensor<4x2xf8E4M3FNUZ>
  func.return %r0 : tensor<4x2xf8E4M3FNUZ>
}

func.func private @gathers_f8E4M3B11FNUZ_program(%x0: tensor<2x2xf8E4M3B11FNUZ>) -> (tensor<2x4xf8E4M3B11FNUZ>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
  func.return %r0 : tensor<2x4xf8E4M3B11FNUZ>
}

func.func private @gathers_f8E8M0FNU_program(%x0: tensor<2x2xf8E8M0FNU>) -> (tensor<4x2xf8E8M0FNU>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf8E8M0FNU>) -> tensor<4x2xf8E8M0FNU>
  func.return %r0 : tensor<4x2xf8E8M0FNU>
}

func.func private @gathers_f16_program(%x0: tensor<2x2xf16>) -> (tensor<2x4xf16>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf16>) -> tensor<2x4xf16>
  func.return %r0 : tensor<2x4xf16>
}

func.func private @gathers_bf16_program(%x0: tensor<2x2xbf16>) -> (tensor<4x2xbf16>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xbf16>) -> tensor<4x2xbf16>
  func.return %r0 : tensor<4x2xbf16>
}

func.func private @gathers_f32_program(%x0: tensor<2x2xf32>) -> (tensor<2x4xf32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf32>) -> tensor<2x4xf32>
  func.return %r0 : tensor<2x4xf32>
}

func.func private @gathers_f64_program(%x0: tensor<2x2xf64>) -> (tensor<4x2xf64>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xf64>) -> tensor<4x2xf64>
  func.return %r0 : tensor<4x2xf64>
}

func.func private @gathers_i1_program(%x0: tensor<2x2xi1>) -> (tensor<2x4xi1>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi1>) -> tensor<2x4xi1>
  func.return %r0 : tensor<2x4xi1>
}

func.func private @gathers_i2_program(%x0: tensor<2x2xi2>) -> (tensor<4x2xi2>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi2>) -> tensor<4x2xi2>
  func.return %r0 : tensor<4x2xi2>
}

func.func private @gathers_i4_program(%x0: tensor<2x2xi4>) -> (tensor<2x4xi4>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi4>) -> tensor<2x4xi4>
  func.return %r0 : tensor<2x4xi4>
}

func.func private @gathers_i8_program(%x0: tensor<2x2xi8>) -> (tensor<4x2xi8>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi8>) -> tensor<4x2xi8>
  func.return %r0 : tensor<4x2xi8>
}

func.func private @gathers_i16_program(%x0: tensor<2x2xi16>) -> (tensor<2x4xi16>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi16>) -> tensor<2x4xi16>
  func.return %r0 : tensor<2x4xi16>
}

func.func private @gathers_i32_program(%x0: tensor<2x2xi32>) -> (tensor<4x2xi32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi32>) -> tensor<4x2xi32>
  func.return %r0 : tensor<4x2xi32>
}

func.func private @gathers_i64_program(%x0: tensor<2x2xi64>) -> (tensor<2x4xi64>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi64>) -> tensor<2x4xi64>
  func.return %r0 : tensor<2x4xi64>
}

func.func private @gathers_ui2_program(%x0: tensor<2x2xui2>) -> (tensor<4x2xui2>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xui2>) -> tensor<4x2xui2>
  func.return %r0 : tensor<4x2xui2>
}

func.func private @gathers_ui4_program(%x0: tensor<2x2xui4>) -> (tensor<2x4xui4>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xui4>) -> tensor<2x4xui4>
  func.return %r0 : tensor<2x4xui4>
}

func.func private @gathers_ui8_program(%x0: tensor<2x2xui8>) -> (tensor<4x2xui8>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xui8>) -> tensor<4x2xui8>
  func.return %r0 : tensor<4x2xui8>
}

func.func private @gathers_ui16_program(%x0: tensor<2x2xui16>) -> (tensor<2x4xui16>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xui16>) -> tensor<2x4xui16>
  func.return %r0 : tensor<2x4xui16>
}

func.func private @gathers_ui32_program(%x0: tensor<2x2xui32>) -> (tensor<4x2xui32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xui32>) -> tensor<4x2xui32>
  func.return %r0 : tensor<4x2xui32>
}

func.func private @gathers_ui64_program(%x0: tensor<2x2xui64>) -> (tensor<2x4xui64>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xui64>) -> tensor<2x4xui64>
  func.return %r0 : tensor<2x4xui64>
}

func.func private @gathers_complex_f32_program(%x0: tensor<2x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
  func.return %r0 : tensor<4x2xcomplex<f32>>
}

func.func private @gathers_complex_f64_program(%x0: tensor<2x2xcomplex<f64>>) -> (tensor<2x4xcomplex<f64>>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  func.return %r0 : tensor<2x4xcomplex<f64>>
}

func.func private @across_partitions_too_program(%x0: tensor<1x2xi32>) -> (tensor<4x2xi32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<1x2xi32>) -> tensor<4x2xi32>
  func.return %r0 : tensor<4x2xi32>
}

func.func private @across_flattened_ids_program(%x0: tensor<1x2xi32>) -> (tensor<1x4xi32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<1x2xi32>) -> tensor<1x4xi32>
  func.return %r0 : tensor<1x4xi32>
}

func.func private @the_order_is_the_groups_program(%x0: tensor<1x2xi32>) -> (tensor<2x2xi32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<1x2xi32>) -> tensor<2x2xi32>
  func.return %r0 : tensor<2x2xi32>
}

func.func private @two_groups_program(%x0: tensor<1x2xi32>) -> (tensor<2x2xi32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<1x2xi32>) -> tensor<2x2xi32>
  func.return %r0 : tensor<2x2xi32>
}

func.func private @each_alone_program(%x0: tensor<1x2xi32>) -> (tensor<1x2xi32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<1x2xi32>) -> tensor<1x2xi32>
  func.return %r0 : tensor<1x2xi32>
}

func.func private @nothing_to_gather_program(%x0: tensor<0x2xi32>) -> (tensor<0x4xi32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<0x2xi32>) -> tensor<0x4xi32>
  func.return %r0 : tensor<0x4xi32>
}

func.func private @mesh_axes_program(%x0: tensor<1x2xi32>) -> (tensor<2x2xi32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 2>]>, axes = [#stablehlo.axis_ref<name = "y">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<1x2xi32>) -> tensor<2x2xi32>
  func.return %r0 : tensor<2x2xi32>
}

func.func private @mesh_axes_in_another_order_program(%x0: tensor<1x2xi32>) -> (tensor<4x2xi32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 2>]>, axes = [#stablehlo.axis_ref<name = "y">, #stablehlo.axis_ref<name = "x">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<1x2xi32>) -> tensor<4x2xi32>
  func.return %r0 : tensor<4x2xi32>
}

func.func private @a_part_of_a_mesh_axis_program(%x0: tensor<1x2xi32>) -> (tensor<2x2xi32>) {
  %r0 = "stablehlo.all_gather"(%x0) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<1x2xi32>) -> tensor<2x2xi32>
  func.return %r0 : tensor<2x2xi32>
}

func.func private @several_operands_program(%x0: tensor<2x1xi32>, %x1: tensor<2x2xf8E4M3FN>) -> (tensor<2x2xi32>, tensor<2x4xf8E4M3FN>) {
  %r0, %r1 = "stablehlo.all_gather"(%x0, %x1) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x1xi32>, tensor<2x2xf8E4M3FN>) -> (tensor<2x2xi32>, tensor<2x4xf8E4M3FN>)
  func.return %r0, %r1 : tensor<2x2xi32>, tensor<2x4xf8E4M3FN>
}

func.func private @in_a_loop_program(%x0: tensor<2xi32>) -> (tensor<2xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %w:2 = stablehlo.while(%n = %zero, %v = %x0) : tensor<i32>, tensor<2xi32>
  cond {
    %0 = stablehlo.compare LT, %n, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %g = "stablehlo.all_gather"(%v) {all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<2xi32>) -> tensor<4xi32>
    %s = stablehlo.slice %g [1:3] : (tensor<4xi32>) -> tensor<2xi32>
    %1 = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %1, %s : tensor<i32>, tensor<2xi32>
  }
  %r0 = stablehlo.add %w#1, %w#1 : tensor<2xi32>
  func.return %r0 : tensor<2xi32>
}
