// stablehlo.collective_reduce: the first member gets the reduction, all others zeros.

func.func @reduces_f4E2M1FN() {
  %i0 = stablehlo.constant dense<[1.0, -1.0, 6.0]> : tensor<3xf4E2M1FN>
  %i1 = stablehlo.constant dense<[-6.0, 1.5, 2.0]> : tensor<3xf4E2M1FN>
  %i2 = stablehlo.constant dense<[-2.0, 4.0, 0.0]> : tensor<3xf4E2M1FN>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f4E2M1FN_program], [@reduces_f4E2M1FN_program], [@reduces_f4E2M1FN_program]]} : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[-6.0, 6.0, 2.0]> : tensor<3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @reduces_f6E2M3FN() {
  %i0 = stablehlo.constant dense<[1.0, -1.0, 7.5]> : tensor<3xf6E2M3FN>
  %i1 = stablehlo.constant dense<[-7.5, 0.5, -0.5]> : tensor<3xf6E2M3FN>
  %i2 = stablehlo.constant dense<[1.5, 2.5, -2.5]> : tensor<3xf6E2M3FN>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f6E2M3FN_program], [@reduces_f6E2M3FN_program], [@reduces_f6E2M3FN_program]]} : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[-6.0, 3.0, -3.0]> : tensor<3xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @reduces_f6E3M2FN() {
  %i0 = stablehlo.constant dense<[28.0, -28.0, 0.1]> : tensor<3xf6E3M2FN>
  %i1 = stablehlo.constant dense<[0.5, -0.5, 1.0]> : tensor<3xf6E3M2FN>
  %i2 = stablehlo.constant dense<[-1.0, 1.5, 2.5]> : tensor<3xf6E3M2FN>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f6E3M2FN_program], [@reduces_f6E3M2FN_program], [@reduces_f6E3M2FN_program]]} : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[-0.5, 1.0, 3.5]> : tensor<3xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @reduces_f8E5M2() {
  %i0 = stablehlo.constant dense<[0xFC, 0x7E, 0xFE]> : tensor<3xf8E5M2>
  %i1 = stablehlo.constant dense<[0x7D, 0.09, 0.5]> : tensor<3xf8E5M2>
  %i2 = stablehlo.constant dense<[-0.5, 1.0, -1.0]> : tensor<3xf8E5M2>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f8E5M2_program], [@reduces_f8E5M2_program], [@reduces_f8E5M2_program]]} : (tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0x7E, 1.0, -0.5]> : tensor<3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @reduces_f8E4M3() {
  %i0 = stablehlo.constant dense<[0xF8, 0x7C, 0xFC]> : tensor<3xf8E4M3>
  %i1 = stablehlo.constant dense<[0x79, 0.1, 0.5]> : tensor<3xf8E4M3>
  %i2 = stablehlo.constant dense<[-0.5, 1.0, -1.0]> : tensor<3xf8E4M3>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f8E4M3_program], [@reduces_f8E4M3_program], [@reduces_f8E4M3_program]]} : (tensor<3xf8E4M3>, tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> (tensor<3xf8E4M3>, tensor<3xf8E4M3>, tensor<3xf8E4M3>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0x7C, 1.1, -0.5]> : tensor<3xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @reduces_f8E3M4() {
  %i0 = stablehlo.constant dense<[0xF0, 0x78, 0xF8]> : tensor<3xf8E3M4>
  %i1 = stablehlo.constant dense<[0x71, 0.09, 0.5]> : tensor<3xf8E3M4>
  %i2 = stablehlo.constant dense<[-0.5, 1.0, -1.0]> : tensor<3xf8E3M4>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f8E3M4_program], [@reduces_f8E3M4_program], [@reduces_f8E3M4_program]]} : (tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> (tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<3xf8E3M4>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0x78, 1.1, -0.5]> : tensor<3xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @reduces_f8E4M3FN() {
  %i0 = stablehlo.constant dense<[0x7F, 0xFF, 0.1]> : tensor<3xf8E4M3FN>
  %i1 = stablehlo.constant dense<[0.5, -0.5, 1.0]> : tensor<3xf8E4M3FN>
  %i2 = stablehlo.constant dense<[-1.0, 1.5, 2.5]> : tensor<3xf8E4M3FN>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f8E4M3FN_program], [@reduces_f8E4M3FN_program], [@reduces_f8E4M3FN_program]]} : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[-0.5, 1.0, 3.5]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @reduces_f8E5M2FNUZ() {
  %i0 = stablehlo.constant dense<[-57000.0, 0.09, 0.5]> : tensor<3xf8E5M2FNUZ>
  %i1 = stablehlo.constant dense<[-0.5, 1.0, -1.0]> : tensor<3xf8E5M2FNUZ>
  %i2 = stablehlo.constant dense<[1.5, 2.5, -2.5]> : tensor<3xf8E5M2FNUZ>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f8E5M2FNUZ_program], [@reduces_f8E5M2FNUZ_program], [@reduces_f8E5M2FNUZ_program]]} : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[1.0, 3.5, -3.5]> : tensor<3xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @reduces_f8E4M3FNUZ() {
  %i0 = stablehlo.constant dense<[-240.0, 0.1, 0.5]> : tensor<3xf8E4M3FNUZ>
  %i1 = stablehlo.constant dense<[-0.5, 1.0, -1.0]> : tensor<3xf8E4M3FNUZ>
  %i2 = stablehlo.constant dense<[1.5, 2.5, -2.5]> : tensor<3xf8E4M3FNUZ>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f8E4M3FNUZ_program], [@reduces_f8E4M3FNUZ_program], [@reduces_f8E4M3FNUZ_program]]} : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[1.0, 3.5, -3.5]> : tensor<3xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @reduces_f8E4M3B11FNUZ() {
  %i0 = stablehlo.constant dense<[30.0, -30.0, 0.1]> : tensor<3xf8E4M3B11FNUZ>
  %i1 = stablehlo.constant dense<[0.5, -0.5, 1.0]> : tensor<3xf8E4M3B11FNUZ>
  %i2 = stablehlo.constant dense<[-1.0, 1.5, 2.5]> : tensor<3xf8E4M3B11FNUZ>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f8E4M3B11FNUZ_program], [@reduces_f8E4M3B11FNUZ_program], [@reduces_f8E4M3B11FNUZ_program]]} : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[-0.5, 1.0, 3.5]> : tensor<3xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @reduces_f8E8M0FNU() {
  %i0 = stablehlo.constant dense<[0xFF, 0.1, 0.5]> : tensor<3xf8E8M0FNU>
  %i1 = stablehlo.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf8E8M0FNU>
  %i2 = stablehlo.constant dense<[8.0, 6.0e-39, 1.0e-38]> : tensor<3xf8E8M0FNU>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f8E8M0FNU_program], [@reduces_f8E8M0FNU_program], [@reduces_f8E8M0FNU_program]]} : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>)
  check.expect_eq_const %r#0, dense<6.0e-39> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<6.0e-39> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[8.0, 2.0, 4.0]> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @reduces_f16() {
  %i0 = stablehlo.constant dense<[0xFC00, 0x7E00, 0xFE00]> : tensor<3xf16>
  %i1 = stablehlo.constant dense<[0x7C01, 0.1, 0.5]> : tensor<3xf16>
  %i2 = stablehlo.constant dense<[-0.5, 1.0, -1.0]> : tensor<3xf16>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f16_program], [@reduces_f16_program], [@reduces_f16_program]]} : (tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<3xf16>, tensor<3xf16>, tensor<3xf16>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf16> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0x7E00, 1.1, -0.5]> : tensor<3xf16> {shlo.bitwise}
  func.return
}

func.func @reduces_bf16() {
  %i0 = stablehlo.constant dense<[0xFF80, 0x7FC0, 0xFFC0]> : tensor<3xbf16>
  %i1 = stablehlo.constant dense<[0x7F81, 0.1, 0.5]> : tensor<3xbf16>
  %i2 = stablehlo.constant dense<[-0.5, 1.0, -1.0]> : tensor<3xbf16>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_bf16_program], [@reduces_bf16_program], [@reduces_bf16_program]]} : (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xbf16> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0x7FC0, 1.1, -0.5]> : tensor<3xbf16> {shlo.bitwise}
  func.return
}

func.func @reduces_f32() {
  %i0 = stablehlo.constant dense<[0xFF800000, 0x7FC00000, 0xFFC00000]> : tensor<3xf32>
  %i1 = stablehlo.constant dense<[0x7F800001, 0.1, 0.5]> : tensor<3xf32>
  %i2 = stablehlo.constant dense<[-0.5, 1.0, -1.0]> : tensor<3xf32>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f32_program], [@reduces_f32_program], [@reduces_f32_program]]} : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0x7FC00000, 1.1, -0.5]> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @reduces_f64() {
  %i0 = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000]> : tensor<3xf64>
  %i1 = stablehlo.constant dense<[0x7FF0000000000001, 0.1, 0.5]> : tensor<3xf64>
  %i2 = stablehlo.constant dense<[-0.5, 1.0, -1.0]> : tensor<3xf64>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_f64_program], [@reduces_f64_program], [@reduces_f64_program]]} : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>)
  check.expect_eq_const %r#0, dense<0.0> : tensor<3xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<3xf64> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0x7FF8000000000000, 1.1, -0.5]> : tensor<3xf64> {shlo.bitwise}
  func.return
}

func.func @reduces_i1() {
  %i0 = stablehlo.constant dense<false> : tensor<3xi1>
  %i1 = stablehlo.constant dense<false> : tensor<3xi1>
  %i2 = stablehlo.constant dense<false> : tensor<3xi1>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_i1_program], [@reduces_i1_program], [@reduces_i1_program]]} : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>)
  check.expect_eq_const %r#0, dense<false> : tensor<3xi1>
  check.expect_eq_const %r#1, dense<false> : tensor<3xi1>
  check.expect_eq_const %r#2, dense<false> : tensor<3xi1>
  func.return
}

func.func @reduces_i2() {
  %i0 = stablehlo.constant dense<[0, 0, -2]> : tensor<3xi2>
  %i1 = stablehlo.constant dense<[-2, 0, 0]> : tensor<3xi2>
  %i2 = stablehlo.constant dense<[-2, 0, 0]> : tensor<3xi2>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_i2_program], [@reduces_i2_program], [@reduces_i2_program]]} : (tensor<3xi2>, tensor<3xi2>, tensor<3xi2>) -> (tensor<3xi2>, tensor<3xi2>, tensor<3xi2>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xi2>
  check.expect_eq_const %r#1, dense<0> : tensor<3xi2>
  check.expect_eq_const %r#2, dense<0> : tensor<3xi2>
  func.return
}

func.func @reduces_i4() {
  %i0 = stablehlo.constant dense<[4, 4, 2]> : tensor<3xi4>
  %i1 = stablehlo.constant dense<[-2, -8, 0]> : tensor<3xi4>
  %i2 = stablehlo.constant dense<[6, 0, -8]> : tensor<3xi4>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_i4_program], [@reduces_i4_program], [@reduces_i4_program]]} : (tensor<3xi4>, tensor<3xi4>, tensor<3xi4>) -> (tensor<3xi4>, tensor<3xi4>, tensor<3xi4>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xi4>
  check.expect_eq_const %r#1, dense<0> : tensor<3xi4>
  check.expect_eq_const %r#2, dense<[4, -8, -8]> : tensor<3xi4>
  func.return
}

func.func @reduces_i8() {
  %i0 = stablehlo.constant dense<[116, -76, 2]> : tensor<3xi8>
  %i1 = stablehlo.constant dense<[94, -56, 64]> : tensor<3xi8>
  %i2 = stablehlo.constant dense<[-58, 0, 8]> : tensor<3xi8>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_i8_program], [@reduces_i8_program], [@reduces_i8_program]]} : (tensor<3xi8>, tensor<3xi8>, tensor<3xi8>) -> (tensor<3xi8>, tensor<3xi8>, tensor<3xi8>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xi8>
  check.expect_eq_const %r#1, dense<0> : tensor<3xi8>
  check.expect_eq_const %r#2, dense<[36, -56, 72]> : tensor<3xi8>
  func.return
}

func.func @reduces_i16() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xi16>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xi16>
  %i2 = stablehlo.constant dense<[710, 0, 8]> : tensor<3xi16>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_i16_program], [@reduces_i16_program], [@reduces_i16_program]]} : (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xi16>
  check.expect_eq_const %r#1, dense<0> : tensor<3xi16>
  check.expect_eq_const %r#2, dense<[1060, 456, 584]> : tensor<3xi16>
  func.return
}

func.func @reduces_i32() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xi32>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xi32>
  %i2 = stablehlo.constant dense<[710, 0, 8]> : tensor<3xi32>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_i32_program], [@reduces_i32_program], [@reduces_i32_program]]} : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xi32>
  check.expect_eq_const %r#1, dense<0> : tensor<3xi32>
  check.expect_eq_const %r#2, dense<[1060, 456, 584]> : tensor<3xi32>
  func.return
}

func.func @reduces_i64() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xi64>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xi64>
  %i2 = stablehlo.constant dense<[710, 0, 8]> : tensor<3xi64>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_i64_program], [@reduces_i64_program], [@reduces_i64_program]]} : (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xi64>
  check.expect_eq_const %r#1, dense<0> : tensor<3xi64>
  check.expect_eq_const %r#2, dense<[1060, 456, 584]> : tensor<3xi64>
  func.return
}

func.func @reduces_ui2() {
  %i0 = stablehlo.constant dense<[0, 0, 2]> : tensor<3xui2>
  %i1 = stablehlo.constant dense<[2, 0, 0]> : tensor<3xui2>
  %i2 = stablehlo.constant dense<[2, 0, 0]> : tensor<3xui2>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_ui2_program], [@reduces_ui2_program], [@reduces_ui2_program]]} : (tensor<3xui2>, tensor<3xui2>, tensor<3xui2>) -> (tensor<3xui2>, tensor<3xui2>, tensor<3xui2>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xui2>
  check.expect_eq_const %r#1, dense<0> : tensor<3xui2>
  check.expect_eq_const %r#2, dense<0> : tensor<3xui2>
  func.return
}

func.func @reduces_ui4() {
  %i0 = stablehlo.constant dense<[4, 4, 2]> : tensor<3xui4>
  %i1 = stablehlo.constant dense<[14, 8, 0]> : tensor<3xui4>
  %i2 = stablehlo.constant dense<[6, 0, 8]> : tensor<3xui4>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_ui4_program], [@reduces_ui4_program], [@reduces_ui4_program]]} : (tensor<3xui4>, tensor<3xui4>, tensor<3xui4>) -> (tensor<3xui4>, tensor<3xui4>, tensor<3xui4>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xui4>
  check.expect_eq_const %r#1, dense<0> : tensor<3xui4>
  check.expect_eq_const %r#2, dense<[4, 8, 8]> : tensor<3xui4>
  func.return
}

func.func @reduces_ui8() {
  %i0 = stablehlo.constant dense<[116, 180, 2]> : tensor<3xui8>
  %i1 = stablehlo.constant dense<[94, 200, 64]> : tensor<3xui8>
  %i2 = stablehlo.constant dense<[198, 0, 8]> : tensor<3xui8>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_ui8_program], [@reduces_ui8_program], [@reduces_ui8_program]]} : (tensor<3xui8>, tensor<3xui8>, tensor<3xui8>) -> (tensor<3xui8>, tensor<3xui8>, tensor<3xui8>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xui8>
  check.expect_eq_const %r#1, dense<0> : tensor<3xui8>
  check.expect_eq_const %r#2, dense<[36, 200, 72]> : tensor<3xui8>
  func.return
}

func.func @reduces_ui16() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xui16>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xui16>
  %i2 = stablehlo.constant dense<[710, 0, 8]> : tensor<3xui16>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_ui16_program], [@reduces_ui16_program], [@reduces_ui16_program]]} : (tensor<3xui16>, tensor<3xui16>, tensor<3xui16>) -> (tensor<3xui16>, tensor<3xui16>, tensor<3xui16>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xui16>
  check.expect_eq_const %r#1, dense<0> : tensor<3xui16>
  check.expect_eq_const %r#2, dense<[1060, 456, 584]> : tensor<3xui16>
  func.return
}

func.func @reduces_ui32() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xui32>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xui32>
  %i2 = stablehlo.constant dense<[710, 0, 8]> : tensor<3xui32>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_ui32_program], [@reduces_ui32_program], [@reduces_ui32_program]]} : (tensor<3xui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>, tensor<3xui32>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xui32>
  check.expect_eq_const %r#1, dense<0> : tensor<3xui32>
  check.expect_eq_const %r#2, dense<[1060, 456, 584]> : tensor<3xui32>
  func.return
}

func.func @reduces_ui64() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xui64>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xui64>
  %i2 = stablehlo.constant dense<[710, 0, 8]> : tensor<3xui64>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_ui64_program], [@reduces_ui64_program], [@reduces_ui64_program]]} : (tensor<3xui64>, tensor<3xui64>, tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui64>, tensor<3xui64>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<0> : tensor<3xui64>
  check.expect_eq_const %r#2, dense<[1060, 456, 584]> : tensor<3xui64>
  func.return
}

func.func @reduces_complex_f32() {
  %i0 = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000)]> : tensor<3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38), (-1.1754942e-38, 0xFFC00000)]> : tensor<3xcomplex<f32>>
  %i2 = stablehlo.constant dense<[(1.1754944e-38, -1.0e-45), (-1.1754944e-38, 3.402823466e38), (3.402823466e38, 0xFFC00000)]> : tensor<3xcomplex<f32>>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_complex_f32_program], [@reduces_complex_f32_program], [@reduces_complex_f32_program]]} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
  check.expect_eq_const %r#0, dense<(0.0, 0.0)> : tensor<3xcomplex<f32>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<(0.0, 0.0)> : tensor<3xcomplex<f32>> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[(1.1754942e-38, -3.0e-45), (-1.0e-45, 0x7F800000), (3.402823466e38, 0x7FC00000)]> : tensor<3xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @reduces_complex_f64() {
  %i0 = stablehlo.constant dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000)]> : tensor<3xcomplex<f64>>
  %i1 = stablehlo.constant dense<[(-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308), (-2.225073858507201e-308, 0xFFF8000000000000)]> : tensor<3xcomplex<f64>>
  %i2 = stablehlo.constant dense<[(2.2250738585072014e-308, -5.0e-324), (-2.2250738585072014e-308, 1.7976931348623157e308), (1.7976931348623157e308, 0xFFF8000000000000)]> : tensor<3xcomplex<f64>>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@reduces_complex_f64_program], [@reduces_complex_f64_program], [@reduces_complex_f64_program]]} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
  check.expect_eq_const %r#0, dense<(0.0, 0.0)> : tensor<3xcomplex<f64>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<(0.0, 0.0)> : tensor<3xcomplex<f64>> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[(2.225073858507201e-308, -1.0e-323), (-5.0e-324, 0x7FF0000000000000), (1.7976931348623157e308, 0x7FF8000000000000)]> : tensor<3xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @roots_as_an_operand() {
  %i0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %i2 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %i3 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %i4 = stablehlo.constant dense<[2]> : tensor<1xi32>
  %i5 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3, %i4, %i5) {programs = [[@roots_as_an_operand_program], [@roots_as_an_operand_program]]} : (tensor<2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<2xi32>, tensor<1xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<1xi32>)
  check.expect_eq_const %r#0, dense<0> : tensor<2xi32>
  check.expect_eq_const %r#1, dense<[3]> : tensor<1xi32>
  check.expect_eq_const %r#2, dense<[4, 6]> : tensor<2xi32>
  check.expect_eq_const %r#3, dense<[0]> : tensor<1xi32>
  func.return
}

func.func private @reduces_f4E2M1FN_program(%x0: tensor<3xf4E2M1FN>) -> (tensor<3xf4E2M1FN>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
        %s = stablehlo.add %a, %b : tensor<f4E2M1FN>
        stablehlo.return %s : tensor<f4E2M1FN>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf4E2M1FN>) -> tensor<3xf4E2M1FN>
  func.return %r0 : tensor<3xf4E2M1FN>
}

func.func private @reduces_f6E2M3FN_program(%x0: tensor<3xf6E2M3FN>) -> (tensor<3xf6E2M3FN>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>):
        %s = stablehlo.add %a, %b : tensor<f6E2M3FN>
        stablehlo.return %s : tensor<f6E2M3FN>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf6E2M3FN>) -> tensor<3xf6E2M3FN>
  func.return %r0 : tensor<3xf6E2M3FN>
}

func.func private @reduces_f6E3M2FN_program(%x0: tensor<3xf6E3M2FN>) -> (tensor<3xf6E3M2FN>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f6E3M2FN>, %b: tensor<f6E3M2FN>):
        %s = stablehlo.add %a, %b : tensor<f6E3M2FN>
        stablehlo.return %s : tensor<f6E3M2FN>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf6E3M2FN>) -> tensor<3xf6E3M2FN>
  func.return %r0 : tensor<3xf6E3M2FN>
}

func.func private @reduces_f8E5M2_program(%x0: tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
        %s = stablehlo.add %a, %b : tensor<f8E5M2>
        stablehlo.return %s : tensor<f8E5M2>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  func.return %r0 : tensor<3xf8E5M2>
}

func.func private @reduces_f8E4M3_program(%x0: tensor<3xf8E4M3>) -> (tensor<3xf8E4M3>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3>
        stablehlo.return %s : tensor<f8E4M3>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf8E4M3>) -> tensor<3xf8E4M3>
  func.return %r0 : tensor<3xf8E4M3>
}

func.func private @reduces_f8E3M4_program(%x0: tensor<3xf8E3M4>) -> (tensor<3xf8E3M4>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
        %s = stablehlo.add %a, %b : tensor<f8E3M4>
        stablehlo.return %s : tensor<f8E3M4>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf8E3M4>) -> tensor<3xf8E3M4>
  func.return %r0 : tensor<3xf8E3M4>
}

func.func private @reduces_f8E4M3FN_program(%x0: tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3FN>
        stablehlo.return %s : tensor<f8E4M3FN>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  func.return %r0 : tensor<3xf8E4M3FN>
}

func.func private @reduces_f8E5M2FNUZ_program(%x0: tensor<3xf8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
        %s = stablehlo.add %a, %b : tensor<f8E5M2FNUZ>
        stablehlo.return %s : tensor<f8E5M2FNUZ>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  func.return %r0 : tensor<3xf8E5M2FNUZ>
}

func.func private @reduces_f8E4M3FNUZ_program(%x0: tensor<3xf8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3FNUZ>
        stablehlo.return %s : tensor<f8E4M3FNUZ>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
  func.return %r0 : tensor<3xf8E4M3FNUZ>
}

func.func private @reduces_f8E4M3B11FNUZ_program(%x0: tensor<3xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3B11FNUZ>
        stablehlo.return %s : tensor<f8E4M3B11FNUZ>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  func.return %r0 : tensor<3xf8E4M3B11FNUZ>
}

func.func private @reduces_f8E8M0FNU_program(%x0: tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>):
        %s = stablehlo.add %a, %b : tensor<f8E8M0FNU>
        stablehlo.return %s : tensor<f8E8M0FNU>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  func.return %r0 : tensor<3xf8E8M0FNU>
}

func.func private @reduces_f16_program(%x0: tensor<3xf16>) -> (tensor<3xf16>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f16>, %b: tensor<f16>):
        %s = stablehlo.add %a, %b : tensor<f16>
        stablehlo.return %s : tensor<f16>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf16>) -> tensor<3xf16>
  func.return %r0 : tensor<3xf16>
}

func.func private @reduces_bf16_program(%x0: tensor<3xbf16>) -> (tensor<3xbf16>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
        %s = stablehlo.add %a, %b : tensor<bf16>
        stablehlo.return %s : tensor<bf16>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xbf16>) -> tensor<3xbf16>
  func.return %r0 : tensor<3xbf16>
}

func.func private @reduces_f32_program(%x0: tensor<3xf32>) -> (tensor<3xf32>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %s = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %s : tensor<f32>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf32>) -> tensor<3xf32>
  func.return %r0 : tensor<3xf32>
}

func.func private @reduces_f64_program(%x0: tensor<3xf64>) -> (tensor<3xf64>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<f64>, %b: tensor<f64>):
        %s = stablehlo.add %a, %b : tensor<f64>
        stablehlo.return %s : tensor<f64>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xf64>) -> tensor<3xf64>
  func.return %r0 : tensor<3xf64>
}

func.func private @reduces_i1_program(%x0: tensor<3xi1>) -> (tensor<3xi1>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<i1>, %b: tensor<i1>):
        %s = stablehlo.add %a, %b : tensor<i1>
        stablehlo.return %s : tensor<i1>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xi1>) -> tensor<3xi1>
  func.return %r0 : tensor<3xi1>
}

func.func private @reduces_i2_program(%x0: tensor<3xi2>) -> (tensor<3xi2>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<i2>, %b: tensor<i2>):
        %s = stablehlo.add %a, %b : tensor<i2>
        stablehlo.return %s : tensor<i2>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xi2>) -> tensor<3xi2>
  func.return %r0 : tensor<3xi2>
}

func.func private @reduces_i4_program(%x0: tensor<3xi4>) -> (tensor<3xi4>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<i4>, %b: tensor<i4>):
        %s = stablehlo.add %a, %b : tensor<i4>
        stablehlo.return %s : tensor<i4>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xi4>) -> tensor<3xi4>
  func.return %r0 : tensor<3xi4>
}

func.func private @reduces_i8_program(%x0: tensor<3xi8>) -> (tensor<3xi8>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<i8>, %b: tensor<i8>):
        %s = stablehlo.add %a, %b : tensor<i8>
        stablehlo.return %s : tensor<i8>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xi8>) -> tensor<3xi8>
  func.return %r0 : tensor<3xi8>
}

func.func private @reduces_i16_program(%x0: tensor<3xi16>) -> (tensor<3xi16>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<i16>, %b: tensor<i16>):
        %s = stablehlo.add %a, %b : tensor<i16>
        stablehlo.return %s : tensor<i16>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xi16>) -> tensor<3xi16>
  func.return %r0 : tensor<3xi16>
}

func.func private @reduces_i32_program(%x0: tensor<3xi32>) -> (tensor<3xi32>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xi32>) -> tensor<3xi32>
  func.return %r0 : tensor<3xi32>
}

func.func private @reduces_i64_program(%x0: tensor<3xi64>) -> (tensor<3xi64>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<i64>, %b: tensor<i64>):
        %s = stablehlo.add %a, %b : tensor<i64>
        stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xi64>) -> tensor<3xi64>
  func.return %r0 : tensor<3xi64>
}

func.func private @reduces_ui2_program(%x0: tensor<3xui2>) -> (tensor<3xui2>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
        %s = stablehlo.add %a, %b : tensor<ui2>
        stablehlo.return %s : tensor<ui2>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xui2>) -> tensor<3xui2>
  func.return %r0 : tensor<3xui2>
}

func.func private @reduces_ui4_program(%x0: tensor<3xui4>) -> (tensor<3xui4>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
        %s = stablehlo.add %a, %b : tensor<ui4>
        stablehlo.return %s : tensor<ui4>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xui4>) -> tensor<3xui4>
  func.return %r0 : tensor<3xui4>
}

func.func private @reduces_ui8_program(%x0: tensor<3xui8>) -> (tensor<3xui8>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
        %s = stablehlo.add %a, %b : tensor<ui8>
        stablehlo.return %s : tensor<ui8>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xui8>) -> tensor<3xui8>
  func.return %r0 : tensor<3xui8>
}

func.func private @reduces_ui16_program(%x0: tensor<3xui16>) -> (tensor<3xui16>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
        %s = stablehlo.add %a, %b : tensor<ui16>
        stablehlo.return %s : tensor<ui16>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xui16>) -> tensor<3xui16>
  func.return %r0 : tensor<3xui16>
}

func.func private @reduces_ui32_program(%x0: tensor<3xui32>) -> (tensor<3xui32>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
        %s = stablehlo.add %a, %b : tensor<ui32>
        stablehlo.return %s : tensor<ui32>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xui32>) -> tensor<3xui32>
  func.return %r0 : tensor<3xui32>
}

func.func private @reduces_ui64_program(%x0: tensor<3xui64>) -> (tensor<3xui64>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
        %s = stablehlo.add %a, %b : tensor<ui64>
        stablehlo.return %s : tensor<ui64>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xui64>) -> tensor<3xui64>
  func.return %r0 : tensor<3xui64>
}

func.func private @reduces_complex_f32_program(%x0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
        %s = stablehlo.add %a, %b : tensor<complex<f32>>
        stablehlo.return %s : tensor<complex<f32>>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  func.return %r0 : tensor<3xcomplex<f32>>
}

func.func private @reduces_complex_f64_program(%x0: tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>) {
  %r0 = "stablehlo.collective_reduce"(%x0) ({
      ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
        %s = stablehlo.add %a, %b : tensor<complex<f64>>
        stablehlo.return %s : tensor<complex<f64>>
    }) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  func.return %r0 : tensor<3xcomplex<f64>>
}

func.func private @roots_as_an_operand_program(%x0: tensor<2xi32>, %x1: tensor<1xi32>, %x2: tensor<2xi32>) -> (tensor<2xi32>, tensor<1xi32>) {
  %r0, %r1 = "stablehlo.collective_reduce"(%x0, %x1, %x2) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root} : (tensor<2xi32>, tensor<1xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<1xi32>)
  func.return %r0, %r1 : tensor<2xi32>, tensor<1xi32>
}
