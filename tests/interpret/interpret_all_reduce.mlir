// stablehlo.all_reduce: computation over the members' values, in ascending order of the processes.

func.func @adds_f4E2M1FN() {
  %i0 = stablehlo.constant dense<[-0.5, 1.0, -1.0, 6.0, -6.0]> : tensor<5xf4E2M1FN>
  %i1 = stablehlo.constant dense<[6.0, -6.0, 1.5, 2.0, -2.0]> : tensor<5xf4E2M1FN>
  %i2 = stablehlo.constant dense<[2.0, -2.0, 4.0, 0.0, -0.0]> : tensor<5xf4E2M1FN>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f4E2M1FN_program], [@adds_f4E2M1FN_program], [@adds_f4E2M1FN_program]]} : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>)
  check.expect_eq_const %r#0, dense<[6.0, -6.0, 4.0, 6.0, -6.0]> : tensor<5xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[6.0, -6.0, 4.0, 6.0, -6.0]> : tensor<5xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[6.0, -6.0, 4.0, 6.0, -6.0]> : tensor<5xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @adds_f6E2M3FN() {
  %i0 = stablehlo.constant dense<[-0.9, 1.0, -1.0, 7.5, -7.5]> : tensor<5xf6E2M3FN>
  %i1 = stablehlo.constant dense<[7.5, -7.5, 0.5, -0.5, 1.5]> : tensor<5xf6E2M3FN>
  %i2 = stablehlo.constant dense<[-0.5, 1.5, 2.5, -2.5, 4.0]> : tensor<5xf6E2M3FN>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f6E2M3FN_program], [@adds_f6E2M3FN_program], [@adds_f6E2M3FN_program]]} : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>)
  check.expect_eq_const %r#0, dense<[6.0, -5.0, 2.0, 4.5, -2.0]> : tensor<5xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[6.0, -5.0, 2.0, 4.5, -2.0]> : tensor<5xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[6.0, -5.0, 2.0, 4.5, -2.0]> : tensor<5xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @adds_f6E3M2FN() {
  %i0 = stablehlo.constant dense<[-0.25, 28.0, -28.0, 0.1, 0.5]> : tensor<5xf6E3M2FN>
  %i1 = stablehlo.constant dense<[0.1, 0.5, -0.5, 1.0, -1.0]> : tensor<5xf6E3M2FN>
  %i2 = stablehlo.constant dense<[1.0, -1.0, 1.5, 2.5, -2.5]> : tensor<5xf6E3M2FN>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f6E3M2FN_program], [@adds_f6E3M2FN_program], [@adds_f6E3M2FN_program]]} : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>)
  check.expect_eq_const %r#0, dense<[0.9, 28.0, -28.0, 3.5, -3.0]> : tensor<5xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.9, 28.0, -28.0, 3.5, -3.0]> : tensor<5xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0.9, 28.0, -28.0, 3.5, -3.0]> : tensor<5xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @adds_f8E5M2() {
  %i0 = stablehlo.constant dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D]> : tensor<5xf8E5M2>
  %i1 = stablehlo.constant dense<[0xFE, 0x7D, 0.09, 0.5, -0.5]> : tensor<5xf8E5M2>
  %i2 = stablehlo.constant dense<[0.5, -0.5, 1.0, -1.0, 1.5]> : tensor<5xf8E5M2>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f8E5M2_program], [@adds_f8E5M2_program], [@adds_f8E5M2_program]]} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> (tensor<5xf8E5M2>, tensor<5xf8E5M2>, tensor<5xf8E5M2>)
  check.expect_eq_const %r#0, dense<0x7E> : tensor<5xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0x7E> : tensor<5xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0x7E> : tensor<5xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @adds_f8E4M3() {
  %i0 = stablehlo.constant dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79]> : tensor<5xf8E4M3>
  %i1 = stablehlo.constant dense<[0xFC, 0x79, 0.1, 0.5, -0.5]> : tensor<5xf8E4M3>
  %i2 = stablehlo.constant dense<[0.5, -0.5, 1.0, -1.0, 1.5]> : tensor<5xf8E4M3>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f8E4M3_program], [@adds_f8E4M3_program], [@adds_f8E4M3_program]]} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> (tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>)
  check.expect_eq_const %r#0, dense<0x7C> : tensor<5xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0x7C> : tensor<5xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0x7C> : tensor<5xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @adds_f8E3M4() {
  %i0 = stablehlo.constant dense<[0x70, 0xF0, 0x78, 0xF8, 0x71]> : tensor<5xf8E3M4>
  %i1 = stablehlo.constant dense<[0xF8, 0x71, 0.09, 0.5, -0.5]> : tensor<5xf8E3M4>
  %i2 = stablehlo.constant dense<[0.5, -0.5, 1.0, -1.0, 1.5]> : tensor<5xf8E3M4>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f8E3M4_program], [@adds_f8E3M4_program], [@adds_f8E3M4_program]]} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> (tensor<5xf8E3M4>, tensor<5xf8E3M4>, tensor<5xf8E3M4>)
  check.expect_eq_const %r#0, dense<0x78> : tensor<5xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0x78> : tensor<5xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0x78> : tensor<5xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @adds_f8E4M3FN() {
  %i0 = stablehlo.constant dense<[-448.0, 0x7F, 0xFF, 0.1, 0.5]> : tensor<5xf8E4M3FN>
  %i1 = stablehlo.constant dense<[0.1, 0.5, -0.5, 1.0, -1.0]> : tensor<5xf8E4M3FN>
  %i2 = stablehlo.constant dense<[1.0, -1.0, 1.5, 2.5, -2.5]> : tensor<5xf8E4M3FN>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f8E4M3FN_program], [@adds_f8E4M3FN_program], [@adds_f8E4M3FN_program]]} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[-448.0, 0x7F, 0x7F, 3.5, -3.0]> : tensor<5xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-448.0, 0x7F, 0x7F, 3.5, -3.0]> : tensor<5xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[-448.0, 0x7F, 0x7F, 3.5, -3.0]> : tensor<5xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @adds_f8E5M2FNUZ() {
  %i0 = stablehlo.constant dense<[57000.0, -57000.0, 0.09, 0.5, -0.5]> : tensor<5xf8E5M2FNUZ>
  %i1 = stablehlo.constant dense<[0.5, -0.5, 1.0, -1.0, 1.5]> : tensor<5xf8E5M2FNUZ>
  %i2 = stablehlo.constant dense<[-1.0, 1.5, 2.5, -2.5, 4.0]> : tensor<5xf8E5M2FNUZ>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f8E5M2FNUZ_program], [@adds_f8E5M2FNUZ_program], [@adds_f8E5M2FNUZ_program]]} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>)
  check.expect_eq_const %r#0, dense<[57000.0, -57000.0, 3.5, -3.0, 5.0]> : tensor<5xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[57000.0, -57000.0, 3.5, -3.0, 5.0]> : tensor<5xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[57000.0, -57000.0, 3.5, -3.0, 5.0]> : tensor<5xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @adds_f8E4M3FNUZ() {
  %i0 = stablehlo.constant dense<[240.0, -240.0, 0.1, 0.5, -0.5]> : tensor<5xf8E4M3FNUZ>
  %i1 = stablehlo.constant dense<[0.5, -0.5, 1.0, -1.0, 1.5]> : tensor<5xf8E4M3FNUZ>
  %i2 = stablehlo.constant dense<[-1.0, 1.5, 2.5, -2.5, 4.0]> : tensor<5xf8E4M3FNUZ>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f8E4M3FNUZ_program], [@adds_f8E4M3FNUZ_program], [@adds_f8E4M3FNUZ_program]]} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>)
  check.expect_eq_const %r#0, dense<[240.0, -240.0, 3.5, -3.0, 5.0]> : tensor<5xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[240.0, -240.0, 3.5, -3.0, 5.0]> : tensor<5xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[240.0, -240.0, 3.5, -3.0, 5.0]> : tensor<5xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @adds_f8E4M3B11FNUZ() {
  %i0 = stablehlo.constant dense<[-0.001, 30.0, -30.0, 0.1, 0.5]> : tensor<5xf8E4M3B11FNUZ>
  %i1 = stablehlo.constant dense<[0.1, 0.5, -0.5, 1.0, -1.0]> : tensor<5xf8E4M3B11FNUZ>
  %i2 = stablehlo.constant dense<[1.0, -1.0, 1.5, 2.5, -2.5]> : tensor<5xf8E4M3B11FNUZ>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f8E4M3B11FNUZ_program], [@adds_f8E4M3B11FNUZ_program], [@adds_f8E4M3B11FNUZ_program]]} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>)
  check.expect_eq_const %r#0, dense<[1.1, 28.0, -28.0, 3.5, -3.0]> : tensor<5xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.1, 28.0, -28.0, 3.5, -3.0]> : tensor<5xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[1.1, 28.0, -28.0, 3.5, -3.0]> : tensor<5xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @adds_f8E8M0FNU() {
  %i0 = stablehlo.constant dense<[1.7e38, 0xFF, 0.1, 0.5, 1.0]> : tensor<5xf8E8M0FNU>
  %i1 = stablehlo.constant dense<[0.5, 1.0, 2.0, 4.0, 8.0]> : tensor<5xf8E8M0FNU>
  %i2 = stablehlo.constant dense<[4.0, 8.0, 6.0e-39, 1.0e-38, 1.7e38]> : tensor<5xf8E8M0FNU>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f8E8M0FNU_program], [@adds_f8E8M0FNU_program], [@adds_f8E8M0FNU_program]]} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>)
  check.expect_eq_const %r#0, dense<[1.7e38, 0xFF, 2.0, 4.0, 1.7e38]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.7e38, 0xFF, 2.0, 4.0, 1.7e38]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[1.7e38, 0xFF, 2.0, 4.0, 1.7e38]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @adds_f16() {
  %i0 = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01]> : tensor<5xf16>
  %i1 = stablehlo.constant dense<[0xFE00, 0x7C01, 0.1, 0.5, -0.5]> : tensor<5xf16>
  %i2 = stablehlo.constant dense<[0.5, -0.5, 1.0, -1.0, 1.5]> : tensor<5xf16>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f16_program], [@adds_f16_program], [@adds_f16_program]]} : (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>) -> (tensor<5xf16>, tensor<5xf16>, tensor<5xf16>)
  check.expect_eq_const %r#0, dense<0x7E00> : tensor<5xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0x7E00> : tensor<5xf16> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0x7E00> : tensor<5xf16> {shlo.bitwise}
  func.return
}

func.func @adds_bf16() {
  %i0 = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81]> : tensor<5xbf16>
  %i1 = stablehlo.constant dense<[0xFFC0, 0x7F81, 0.1, 0.5, -0.5]> : tensor<5xbf16>
  %i2 = stablehlo.constant dense<[0.5, -0.5, 1.0, -1.0, 1.5]> : tensor<5xbf16>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_bf16_program], [@adds_bf16_program], [@adds_bf16_program]]} : (tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>) -> (tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>)
  check.expect_eq_const %r#0, dense<0x7FC0> : tensor<5xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0x7FC0> : tensor<5xbf16> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0x7FC0> : tensor<5xbf16> {shlo.bitwise}
  func.return
}

func.func @adds_f32() {
  %i0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001]> : tensor<5xf32>
  %i1 = stablehlo.constant dense<[0xFFC00000, 0x7F800001, 0.1, 0.5, -0.5]> : tensor<5xf32>
  %i2 = stablehlo.constant dense<[0.5, -0.5, 1.0, -1.0, 1.5]> : tensor<5xf32>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f32_program], [@adds_f32_program], [@adds_f32_program]]} : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
  check.expect_eq_const %r#0, dense<0x7FC00000> : tensor<5xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0x7FC00000> : tensor<5xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0x7FC00000> : tensor<5xf32> {shlo.bitwise}
  func.return
}

func.func @adds_f64() {
  %i0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001]> : tensor<5xf64>
  %i1 = stablehlo.constant dense<[0xFFF8000000000000, 0x7FF0000000000001, 0.1, 0.5, -0.5]> : tensor<5xf64>
  %i2 = stablehlo.constant dense<[0.5, -0.5, 1.0, -1.0, 1.5]> : tensor<5xf64>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_f64_program], [@adds_f64_program], [@adds_f64_program]]} : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>)
  check.expect_eq_const %r#0, dense<0x7FF8000000000000> : tensor<5xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0x7FF8000000000000> : tensor<5xf64> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0x7FF8000000000000> : tensor<5xf64> {shlo.bitwise}
  func.return
}

func.func @adds_i1() {
  %i0 = stablehlo.constant dense<false> : tensor<5xi1>
  %i1 = stablehlo.constant dense<false> : tensor<5xi1>
  %i2 = stablehlo.constant dense<false> : tensor<5xi1>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_i1_program], [@adds_i1_program], [@adds_i1_program]]} : (tensor<5xi1>, tensor<5xi1>, tensor<5xi1>) -> (tensor<5xi1>, tensor<5xi1>, tensor<5xi1>)
  check.expect_eq_const %r#0, dense<false> : tensor<5xi1>
  check.expect_eq_const %r#1, dense<false> : tensor<5xi1>
  check.expect_eq_const %r#2, dense<false> : tensor<5xi1>
  func.return
}

func.func @adds_i2() {
  %i0 = stablehlo.constant dense<[-2, 0, 0, -2, -2]> : tensor<5xi2>
  %i1 = stablehlo.constant dense<[-2, -2, 0, 0, -2]> : tensor<5xi2>
  %i2 = stablehlo.constant dense<[0, -2, 0, 0, -2]> : tensor<5xi2>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_i2_program], [@adds_i2_program], [@adds_i2_program]]} : (tensor<5xi2>, tensor<5xi2>, tensor<5xi2>) -> (tensor<5xi2>, tensor<5xi2>, tensor<5xi2>)
  check.expect_eq_const %r#0, dense<[0, 0, 0, -2, -2]> : tensor<5xi2>
  check.expect_eq_const %r#1, dense<[0, 0, 0, -2, -2]> : tensor<5xi2>
  check.expect_eq_const %r#2, dense<[0, 0, 0, -2, -2]> : tensor<5xi2>
  func.return
}

func.func @adds_i4() {
  %i0 = stablehlo.constant dense<[2, 4, 4, 2, -2]> : tensor<5xi4>
  %i1 = stablehlo.constant dense<[2, -2, -8, 0, 6]> : tensor<5xi4>
  %i2 = stablehlo.constant dense<[0, 6, 0, -8, -2]> : tensor<5xi4>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_i4_program], [@adds_i4_program], [@adds_i4_program]]} : (tensor<5xi4>, tensor<5xi4>, tensor<5xi4>) -> (tensor<5xi4>, tensor<5xi4>, tensor<5xi4>)
  check.expect_eq_const %r#0, dense<[4, -8, -4, -6, 2]> : tensor<5xi4>
  check.expect_eq_const %r#1, dense<[4, -8, -4, -6, 2]> : tensor<5xi4>
  check.expect_eq_const %r#2, dense<[4, -8, -4, -6, 2]> : tensor<5xi4>
  func.return
}

func.func @adds_i8() {
  %i0 = stablehlo.constant dense<[66, 116, -76, 2, 94]> : tensor<5xi8>
  %i1 = stablehlo.constant dense<[2, 94, -56, 64, -58]> : tensor<5xi8>
  %i2 = stablehlo.constant dense<[64, -58, 0, 8, 30]> : tensor<5xi8>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_i8_program], [@adds_i8_program], [@adds_i8_program]]} : (tensor<5xi8>, tensor<5xi8>, tensor<5xi8>) -> (tensor<5xi8>, tensor<5xi8>, tensor<5xi8>)
  check.expect_eq_const %r#0, dense<[-124, -104, 124, 74, 66]> : tensor<5xi8>
  check.expect_eq_const %r#1, dense<[-124, -104, 124, 74, 66]> : tensor<5xi8>
  check.expect_eq_const %r#2, dense<[-124, -104, 124, 74, 66]> : tensor<5xi8>
  func.return
}

func.func @adds_i16() {
  %i0 = stablehlo.constant dense<[66, 116, 180, 258, 350]> : tensor<5xi16>
  %i1 = stablehlo.constant dense<[258, 350, 456, 576, 710]> : tensor<5xi16>
  %i2 = stablehlo.constant dense<[576, 710, 0, 8, 30]> : tensor<5xi16>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_i16_program], [@adds_i16_program], [@adds_i16_program]]} : (tensor<5xi16>, tensor<5xi16>, tensor<5xi16>) -> (tensor<5xi16>, tensor<5xi16>, tensor<5xi16>)
  check.expect_eq_const %r#0, dense<[900, 1176, 636, 842, 1090]> : tensor<5xi16>
  check.expect_eq_const %r#1, dense<[900, 1176, 636, 842, 1090]> : tensor<5xi16>
  check.expect_eq_const %r#2, dense<[900, 1176, 636, 842, 1090]> : tensor<5xi16>
  func.return
}

func.func @adds_i32() {
  %i0 = stablehlo.constant dense<[66, 116, 180, 258, 350]> : tensor<5xi32>
  %i1 = stablehlo.constant dense<[258, 350, 456, 576, 710]> : tensor<5xi32>
  %i2 = stablehlo.constant dense<[576, 710, 0, 8, 30]> : tensor<5xi32>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_i32_program], [@adds_i32_program], [@adds_i32_program]]} : (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>)
  check.expect_eq_const %r#0, dense<[900, 1176, 636, 842, 1090]> : tensor<5xi32>
  check.expect_eq_const %r#1, dense<[900, 1176, 636, 842, 1090]> : tensor<5xi32>
  check.expect_eq_const %r#2, dense<[900, 1176, 636, 842, 1090]> : tensor<5xi32>
  func.return
}

func.func @adds_i64() {
  %i0 = stablehlo.constant dense<[66, 116, 180, 258, 350]> : tensor<5xi64>
  %i1 = stablehlo.constant dense<[258, 350, 456, 576, 710]> : tensor<5xi64>
  %i2 = stablehlo.constant dense<[576, 710, 0, 8, 30]> : tensor<5xi64>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_i64_program], [@adds_i64_program], [@adds_i64_program]]} : (tensor<5xi64>, tensor<5xi64>, tensor<5xi64>) -> (tensor<5xi64>, tensor<5xi64>, tensor<5xi64>)
  check.expect_eq_const %r#0, dense<[900, 1176, 636, 842, 1090]> : tensor<5xi64>
  check.expect_eq_const %r#1, dense<[900, 1176, 636, 842, 1090]> : tensor<5xi64>
  check.expect_eq_const %r#2, dense<[900, 1176, 636, 842, 1090]> : tensor<5xi64>
  func.return
}

func.func @adds_ui2() {
  %i0 = stablehlo.constant dense<[2, 0, 0, 2, 2]> : tensor<5xui2>
  %i1 = stablehlo.constant dense<[2, 2, 0, 0, 2]> : tensor<5xui2>
  %i2 = stablehlo.constant dense<[0, 2, 0, 0, 2]> : tensor<5xui2>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_ui2_program], [@adds_ui2_program], [@adds_ui2_program]]} : (tensor<5xui2>, tensor<5xui2>, tensor<5xui2>) -> (tensor<5xui2>, tensor<5xui2>, tensor<5xui2>)
  check.expect_eq_const %r#0, dense<[0, 0, 0, 2, 2]> : tensor<5xui2>
  check.expect_eq_const %r#1, dense<[0, 0, 0, 2, 2]> : tensor<5xui2>
  check.expect_eq_const %r#2, dense<[0, 0, 0, 2, 2]> : tensor<5xui2>
  func.return
}

func.func @adds_ui4() {
  %i0 = stablehlo.constant dense<[2, 4, 4, 2, 14]> : tensor<5xui4>
  %i1 = stablehlo.constant dense<[2, 14, 8, 0, 6]> : tensor<5xui4>
  %i2 = stablehlo.constant dense<[0, 6, 0, 8, 14]> : tensor<5xui4>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_ui4_program], [@adds_ui4_program], [@adds_ui4_program]]} : (tensor<5xui4>, tensor<5xui4>, tensor<5xui4>) -> (tensor<5xui4>, tensor<5xui4>, tensor<5xui4>)
  check.expect_eq_const %r#0, dense<[4, 8, 12, 10, 2]> : tensor<5xui4>
  check.expect_eq_const %r#1, dense<[4, 8, 12, 10, 2]> : tensor<5xui4>
  check.expect_eq_const %r#2, dense<[4, 8, 12, 10, 2]> : tensor<5xui4>
  func.return
}

func.func @adds_ui8() {
  %i0 = stablehlo.constant dense<[66, 116, 180, 2, 94]> : tensor<5xui8>
  %i1 = stablehlo.constant dense<[2, 94, 200, 64, 198]> : tensor<5xui8>
  %i2 = stablehlo.constant dense<[64, 198, 0, 8, 30]> : tensor<5xui8>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_ui8_program], [@adds_ui8_program], [@adds_ui8_program]]} : (tensor<5xui8>, tensor<5xui8>, tensor<5xui8>) -> (tensor<5xui8>, tensor<5xui8>, tensor<5xui8>)
  check.expect_eq_const %r#0, dense<[132, 152, 124, 74, 66]> : tensor<5xui8>
  check.expect_eq_const %r#1, dense<[132, 152, 124, 74, 66]> : tensor<5xui8>
  check.expect_eq_const %r#2, dense<[132, 152, 124, 74, 66]> : tensor<5xui8>
  func.return
}

func.func @adds_ui16() {
  %i0 = stablehlo.constant dense<[66, 116, 180, 258, 350]> : tensor<5xui16>
  %i1 = stablehlo.constant dense<[258, 350, 456, 576, 710]> : tensor<5xui16>
  %i2 = stablehlo.constant dense<[576, 710, 0, 8, 30]> : tensor<5xui16>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_ui16_program], [@adds_ui16_program], [@adds_ui16_program]]} : (tensor<5xui16>, tensor<5xui16>, tensor<5xui16>) -> (tensor<5xui16>, tensor<5xui16>, tensor<5xui16>)
  check.expect_eq_const %r#0, dense<[900, 1176, 636, 842, 1090]> : tensor<5xui16>
  check.expect_eq_const %r#1, dense<[900, 1176, 636, 842, 1090]> : tensor<5xui16>
  check.expect_eq_const %r#2, dense<[900, 1176, 636, 842, 1090]> : tensor<5xui16>
  func.return
}

func.func @adds_ui32() {
  %i0 = stablehlo.constant dense<[66, 116, 180, 258, 350]> : tensor<5xui32>
  %i1 = stablehlo.constant dense<[258, 350, 456, 576, 710]> : tensor<5xui32>
  %i2 = stablehlo.constant dense<[576, 710, 0, 8, 30]> : tensor<5xui32>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_ui32_program], [@adds_ui32_program], [@adds_ui32_program]]} : (tensor<5xui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>, tensor<5xui32>)
  check.expect_eq_const %r#0, dense<[900, 1176, 636, 842, 1090]> : tensor<5xui32>
  check.expect_eq_const %r#1, dense<[900, 1176, 636, 842, 1090]> : tensor<5xui32>
  check.expect_eq_const %r#2, dense<[900, 1176, 636, 842, 1090]> : tensor<5xui32>
  func.return
}

func.func @adds_ui64() {
  %i0 = stablehlo.constant dense<[66, 116, 180, 258, 350]> : tensor<5xui64>
  %i1 = stablehlo.constant dense<[258, 350, 456, 576, 710]> : tensor<5xui64>
  %i2 = stablehlo.constant dense<[576, 710, 0, 8, 30]> : tensor<5xui64>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_ui64_program], [@adds_ui64_program], [@adds_ui64_program]]} : (tensor<5xui64>, tensor<5xui64>, tensor<5xui64>) -> (tensor<5xui64>, tensor<5xui64>, tensor<5xui64>)
  check.expect_eq_const %r#0, dense<[900, 1176, 636, 842, 1090]> : tensor<5xui64>
  check.expect_eq_const %r#1, dense<[900, 1176, 636, 842, 1090]> : tensor<5xui64>
  check.expect_eq_const %r#2, dense<[900, 1176, 636, 842, 1090]> : tensor<5xui64>
  func.return
}

func.func @adds_complex_f32() {
  %i0 = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000), (-1.0e-45, 1.0), (1.1754942e-38, 4.0)]> : tensor<5xcomplex<f32>>
  %i1 = stablehlo.constant dense<[(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38), (-1.1754942e-38, 0xFFC00000), (1.1754944e-38, 1.0), (-1.1754944e-38, 4.0)]> : tensor<5xcomplex<f32>>
  %i2 = stablehlo.constant dense<[(1.1754944e-38, -1.0e-45), (-1.1754944e-38, 3.402823466e38), (3.402823466e38, 0xFFC00000), (-3.402823466e38, 1.0), (0x7F800000, 4.0)]> : tensor<5xcomplex<f32>>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_complex_f32_program], [@adds_complex_f32_program], [@adds_complex_f32_program]]} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
  check.expect_eq_const %r#0, dense<[(1.1754942e-38, -4.0e-45), (-1.0e-45, 0x7F800000), (3.402823466e38, 0x7FC00000), (-3.402823466e38, 3.0), (0x7F800000, 12.0)]> : tensor<5xcomplex<f32>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[(1.1754942e-38, -4.0e-45), (-1.0e-45, 0x7F800000), (3.402823466e38, 0x7FC00000), (-3.402823466e38, 3.0), (0x7F800000, 12.0)]> : tensor<5xcomplex<f32>> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[(1.1754942e-38, -4.0e-45), (-1.0e-45, 0x7F800000), (3.402823466e38, 0x7FC00000), (-3.402823466e38, 3.0), (0x7F800000, 12.0)]> : tensor<5xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @adds_complex_f64() {
  %i0 = stablehlo.constant dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0), (2.225073858507201e-308, 4.0)]> : tensor<5xcomplex<f64>>
  %i1 = stablehlo.constant dense<[(-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308), (-2.225073858507201e-308, 0xFFF8000000000000), (2.2250738585072014e-308, 1.0), (-2.2250738585072014e-308, 4.0)]> : tensor<5xcomplex<f64>>
  %i2 = stablehlo.constant dense<[(2.2250738585072014e-308, -5.0e-324), (-2.2250738585072014e-308, 1.7976931348623157e308), (1.7976931348623157e308, 0xFFF8000000000000), (-1.7976931348623157e308, 1.0), (0x7FF0000000000000, 4.0)]> : tensor<5xcomplex<f64>>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@adds_complex_f64_program], [@adds_complex_f64_program], [@adds_complex_f64_program]]} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>)
  check.expect_eq_const %r#0, dense<[(2.225073858507201e-308, -1.5e-323), (-5.0e-324, 0x7FF0000000000000), (1.7976931348623157e308, 0x7FF8000000000000), (-1.7976931348623157e308, 3.0), (0x7FF0000000000000, 12.0)]> : tensor<5xcomplex<f64>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[(2.225073858507201e-308, -1.5e-323), (-5.0e-324, 0x7FF0000000000000), (1.7976931348623157e308, 0x7FF8000000000000), (-1.7976931348623157e308, 3.0), (0x7FF0000000000000, 12.0)]> : tensor<5xcomplex<f64>> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[(2.225073858507201e-308, -1.5e-323), (-5.0e-324, 0x7FF0000000000000), (1.7976931348623157e308, 0x7FF8000000000000), (-1.7976931348623157e308, 3.0), (0x7FF0000000000000, 12.0)]> : tensor<5xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @across_partitions_too() {
  %i0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %i1 = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %i2 = stablehlo.constant dense<[[9, 10], [11, 12]]> : tensor<2x2xi32>
  %i3 = stablehlo.constant dense<[[13, 14], [15, 16]]> : tensor<2x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@across_partitions_too_program, @across_partitions_too_program], [@across_partitions_too_program, @across_partitions_too_program]]} : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[28, 32], [36, 40]]> : tensor<2x2xi32>
  check.expect_eq_const %r#1, dense<[[28, 32], [36, 40]]> : tensor<2x2xi32>
  check.expect_eq_const %r#2, dense<[[28, 32], [36, 40]]> : tensor<2x2xi32>
  check.expect_eq_const %r#3, dense<[[28, 32], [36, 40]]> : tensor<2x2xi32>
  func.return
}

func.func @across_flattened_ids() {
  %i0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %i1 = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %i2 = stablehlo.constant dense<[[9, 10], [11, 12]]> : tensor<2x2xi32>
  %i3 = stablehlo.constant dense<[[13, 14], [15, 16]]> : tensor<2x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@across_flattened_ids_program, @across_flattened_ids_program], [@across_flattened_ids_program, @across_flattened_ids_program]]} : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[14, 16], [18, 20]]> : tensor<2x2xi32>
  check.expect_eq_const %r#1, dense<[[14, 16], [18, 20]]> : tensor<2x2xi32>
  check.expect_eq_const %r#2, dense<[[14, 16], [18, 20]]> : tensor<2x2xi32>
  check.expect_eq_const %r#3, dense<[[14, 16], [18, 20]]> : tensor<2x2xi32>
  func.return
}

func.func @a_group_each_partition() {
  %i0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %i1 = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %i2 = stablehlo.constant dense<[[9, 10], [11, 12]]> : tensor<2x2xi32>
  %i3 = stablehlo.constant dense<[[13, 14], [15, 16]]> : tensor<2x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@a_group_each_partition_program, @a_group_each_partition_program], [@a_group_each_partition_program, @a_group_each_partition_program]]} : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[10, 12], [14, 16]]> : tensor<2x2xi32>
  check.expect_eq_const %r#1, dense<[[18, 20], [22, 24]]> : tensor<2x2xi32>
  check.expect_eq_const %r#2, dense<[[10, 12], [14, 16]]> : tensor<2x2xi32>
  check.expect_eq_const %r#3, dense<[[18, 20], [22, 24]]> : tensor<2x2xi32>
  func.return
}

// -1 pads a row of replica_groups.
func.func @groups_of_different_sizes() {
  %i0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %i1 = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %i2 = stablehlo.constant dense<[[9, 10], [11, 12]]> : tensor<2x2xi32>
  %i3 = stablehlo.constant dense<[[13, 14], [15, 16]]> : tensor<2x2xi32>
  %r:4 = "interpreter.run_parallel"(%i0, %i1, %i2, %i3) {programs = [[@groups_of_different_sizes_program], [@groups_of_different_sizes_program], [@groups_of_different_sizes_program], [@groups_of_different_sizes_program]]} : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[23, 26], [29, 32]]> : tensor<2x2xi32>
  check.expect_eq_const %r#1, dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  check.expect_eq_const %r#2, dense<[[23, 26], [29, 32]]> : tensor<2x2xi32>
  check.expect_eq_const %r#3, dense<[[23, 26], [29, 32]]> : tensor<2x2xi32>
  func.return
}

func.func @a_scalar() {
  %i0 = stablehlo.constant dense<1> : tensor<i32>
  %i1 = stablehlo.constant dense<2> : tensor<i32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@a_scalar_program], [@a_scalar_program]]} : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<3> : tensor<i32>
  check.expect_eq_const %r#1, dense<3> : tensor<i32>
  func.return
}

func.func @nothing() {
  %i0 = stablehlo.constant dense<> : tensor<0x3xi32>
  %i1 = stablehlo.constant dense<> : tensor<0x3xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@nothing_program], [@nothing_program]]} : (tensor<0x3xi32>, tensor<0x3xi32>) -> (tensor<0x3xi32>, tensor<0x3xi32>)
  check.expect_eq_const %r#0, dense<> : tensor<0x3xi32>
  check.expect_eq_const %r#1, dense<> : tensor<0x3xi32>
  func.return
}

// (16 + 1) + 1 rounds to 16 twice; (1 + 1) + 16 would be 18.
func.func @the_order_is_that_of_the_processes() {
  %i0 = stablehlo.constant dense<[16.0]> : tensor<1xf8E4M3FN>
  %i1 = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %i2 = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@the_order_is_that_of_the_processes_program], [@the_order_is_that_of_the_processes_program], [@the_order_is_that_of_the_processes_program]]} : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[16.0]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[16.0]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[16.0]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// The operands are promoted to the computation's type.
func.func @the_computation_may_be_wider() {
  %i0 = stablehlo.constant dense<[16.0]> : tensor<1xf8E4M3FN>
  %i1 = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %i2 = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@the_computation_may_be_wider_program], [@the_computation_may_be_wider_program], [@the_computation_may_be_wider_program]]} : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> (tensor<1xf16>, tensor<1xf16>, tensor<1xf16>)
  check.expect_eq_const %r#0, dense<[18.0]> : tensor<1xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[18.0]> : tensor<1xf16> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[18.0]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

func.func @a_computation_that_captures() {
  %i0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %i2 = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@a_computation_that_captures_program], [@a_computation_that_captures_program], [@a_computation_that_captures_program]]} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %r#0, dense<[135, 246]> : tensor<2xi32>
  check.expect_eq_const %r#1, dense<[135, 246]> : tensor<2xi32>
  check.expect_eq_const %r#2, dense<[135, 246]> : tensor<2xi32>
  func.return
}

func.func @a_computation_with_a_branch() {
  %i0 = stablehlo.constant dense<[1, 9]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[5, 3]> : tensor<2xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@a_computation_with_a_branch_program], [@a_computation_with_a_branch_program]]} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %r#0, dense<[5, 9]> : tensor<2xi32>
  check.expect_eq_const %r#1, dense<[5, 9]> : tensor<2xi32>
  func.return
}

func.func @in_a_branch_that_some_take() {
  %i0 = stablehlo.constant dense<1> : tensor<i32>
  %i1 = stablehlo.constant dense<2> : tensor<i32>
  %i2 = stablehlo.constant dense<3> : tensor<i32>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@in_a_branch_that_some_take_program], [@in_a_branch_that_some_take_program], [@in_a_branch_that_some_take_program]]} : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<1> : tensor<i32>
  check.expect_eq_const %r#1, dense<5> : tensor<i32>
  check.expect_eq_const %r#2, dense<5> : tensor<i32>
  func.return
}

func.func private @adds_f4E2M1FN_program(%x0: tensor<5xf4E2M1FN>) -> (tensor<5xf4E2M1FN>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
        %s = stablehlo.add %a, %b : tensor<f4E2M1FN>
        stablehlo.return %s : tensor<f4E2M1FN>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
  func.return %r0 : tensor<5xf4E2M1FN>
}

func.func private @adds_f6E2M3FN_program(%x0: tensor<5xf6E2M3FN>) -> (tensor<5xf6E2M3FN>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>):
        %s = stablehlo.add %a, %b : tensor<f6E2M3FN>
        stablehlo.return %s : tensor<f6E2M3FN>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN>
  func.return %r0 : tensor<5xf6E2M3FN>
}

func.func private @adds_f6E3M2FN_program(%x0: tensor<5xf6E3M2FN>) -> (tensor<5xf6E3M2FN>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f6E3M2FN>, %b: tensor<f6E3M2FN>):
        %s = stablehlo.add %a, %b : tensor<f6E3M2FN>
        stablehlo.return %s : tensor<f6E3M2FN>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
  func.return %r0 : tensor<5xf6E3M2FN>
}

func.func private @adds_f8E5M2_program(%x0: tensor<5xf8E5M2>) -> (tensor<5xf8E5M2>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
        %s = stablehlo.add %a, %b : tensor<f8E5M2>
        stablehlo.return %s : tensor<f8E5M2>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
  func.return %r0 : tensor<5xf8E5M2>
}

func.func private @adds_f8E4M3_program(%x0: tensor<5xf8E4M3>) -> (tensor<5xf8E4M3>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3>
        stablehlo.return %s : tensor<f8E4M3>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf8E4M3>) -> tensor<5xf8E4M3>
  func.return %r0 : tensor<5xf8E4M3>
}

func.func private @adds_f8E3M4_program(%x0: tensor<5xf8E3M4>) -> (tensor<5xf8E3M4>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
        %s = stablehlo.add %a, %b : tensor<f8E3M4>
        stablehlo.return %s : tensor<f8E3M4>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf8E3M4>) -> tensor<5xf8E3M4>
  func.return %r0 : tensor<5xf8E3M4>
}

func.func private @adds_f8E4M3FN_program(%x0: tensor<5xf8E4M3FN>) -> (tensor<5xf8E4M3FN>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3FN>
        stablehlo.return %s : tensor<f8E4M3FN>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  func.return %r0 : tensor<5xf8E4M3FN>
}

func.func private @adds_f8E5M2FNUZ_program(%x0: tensor<5xf8E5M2FNUZ>) -> (tensor<5xf8E5M2FNUZ>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
        %s = stablehlo.add %a, %b : tensor<f8E5M2FNUZ>
        stablehlo.return %s : tensor<f8E5M2FNUZ>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  func.return %r0 : tensor<5xf8E5M2FNUZ>
}

func.func private @adds_f8E4M3FNUZ_program(%x0: tensor<5xf8E4M3FNUZ>) -> (tensor<5xf8E4M3FNUZ>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3FNUZ>
        stablehlo.return %s : tensor<f8E4M3FNUZ>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  func.return %r0 : tensor<5xf8E4M3FNUZ>
}

func.func private @adds_f8E4M3B11FNUZ_program(%x0: tensor<5xf8E4M3B11FNUZ>) -> (tensor<5xf8E4M3B11FNUZ>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3B11FNUZ>
        stablehlo.return %s : tensor<f8E4M3B11FNUZ>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  func.return %r0 : tensor<5xf8E4M3B11FNUZ>
}

func.func private @adds_f8E8M0FNU_program(%x0: tensor<5xf8E8M0FNU>) -> (tensor<5xf8E8M0FNU>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>):
        %s = stablehlo.add %a, %b : tensor<f8E8M0FNU>
        stablehlo.return %s : tensor<f8E8M0FNU>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  func.return %r0 : tensor<5xf8E8M0FNU>
}

func.func private @adds_f16_program(%x0: tensor<5xf16>) -> (tensor<5xf16>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f16>, %b: tensor<f16>):
        %s = stablehlo.add %a, %b : tensor<f16>
        stablehlo.return %s : tensor<f16>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf16>) -> tensor<5xf16>
  func.return %r0 : tensor<5xf16>
}

func.func private @adds_bf16_program(%x0: tensor<5xbf16>) -> (tensor<5xbf16>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
        %s = stablehlo.add %a, %b : tensor<bf16>
        stablehlo.return %s : tensor<bf16>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xbf16>) -> tensor<5xbf16>
  func.return %r0 : tensor<5xbf16>
}

func.func private @adds_f32_program(%x0: tensor<5xf32>) -> (tensor<5xf32>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %s = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %s : tensor<f32>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf32>) -> tensor<5xf32>
  func.return %r0 : tensor<5xf32>
}

func.func private @adds_f64_program(%x0: tensor<5xf64>) -> (tensor<5xf64>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f64>, %b: tensor<f64>):
        %s = stablehlo.add %a, %b : tensor<f64>
        stablehlo.return %s : tensor<f64>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xf64>) -> tensor<5xf64>
  func.return %r0 : tensor<5xf64>
}

func.func private @adds_i1_program(%x0: tensor<5xi1>) -> (tensor<5xi1>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i1>, %b: tensor<i1>):
        %s = stablehlo.add %a, %b : tensor<i1>
        stablehlo.return %s : tensor<i1>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xi1>) -> tensor<5xi1>
  func.return %r0 : tensor<5xi1>
}

func.func private @adds_i2_program(%x0: tensor<5xi2>) -> (tensor<5xi2>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i2>, %b: tensor<i2>):
        %s = stablehlo.add %a, %b : tensor<i2>
        stablehlo.return %s : tensor<i2>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xi2>) -> tensor<5xi2>
  func.return %r0 : tensor<5xi2>
}

func.func private @adds_i4_program(%x0: tensor<5xi4>) -> (tensor<5xi4>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i4>, %b: tensor<i4>):
        %s = stablehlo.add %a, %b : tensor<i4>
        stablehlo.return %s : tensor<i4>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xi4>) -> tensor<5xi4>
  func.return %r0 : tensor<5xi4>
}

func.func private @adds_i8_program(%x0: tensor<5xi8>) -> (tensor<5xi8>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i8>, %b: tensor<i8>):
        %s = stablehlo.add %a, %b : tensor<i8>
        stablehlo.return %s : tensor<i8>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xi8>) -> tensor<5xi8>
  func.return %r0 : tensor<5xi8>
}

func.func private @adds_i16_program(%x0: tensor<5xi16>) -> (tensor<5xi16>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i16>, %b: tensor<i16>):
        %s = stablehlo.add %a, %b : tensor<i16>
        stablehlo.return %s : tensor<i16>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xi16>) -> tensor<5xi16>
  func.return %r0 : tensor<5xi16>
}

func.func private @adds_i32_program(%x0: tensor<5xi32>) -> (tensor<5xi32>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xi32>) -> tensor<5xi32>
  func.return %r0 : tensor<5xi32>
}

func.func private @adds_i64_program(%x0: tensor<5xi64>) -> (tensor<5xi64>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i64>, %b: tensor<i64>):
        %s = stablehlo.add %a, %b : tensor<i64>
        stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xi64>) -> tensor<5xi64>
  func.return %r0 : tensor<5xi64>
}

func.func private @adds_ui2_program(%x0: tensor<5xui2>) -> (tensor<5xui2>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
        %s = stablehlo.add %a, %b : tensor<ui2>
        stablehlo.return %s : tensor<ui2>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xui2>) -> tensor<5xui2>
  func.return %r0 : tensor<5xui2>
}

func.func private @adds_ui4_program(%x0: tensor<5xui4>) -> (tensor<5xui4>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
        %s = stablehlo.add %a, %b : tensor<ui4>
        stablehlo.return %s : tensor<ui4>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xui4>) -> tensor<5xui4>
  func.return %r0 : tensor<5xui4>
}

func.func private @adds_ui8_program(%x0: tensor<5xui8>) -> (tensor<5xui8>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
        %s = stablehlo.add %a, %b : tensor<ui8>
        stablehlo.return %s : tensor<ui8>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xui8>) -> tensor<5xui8>
  func.return %r0 : tensor<5xui8>
}

func.func private @adds_ui16_program(%x0: tensor<5xui16>) -> (tensor<5xui16>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
        %s = stablehlo.add %a, %b : tensor<ui16>
        stablehlo.return %s : tensor<ui16>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xui16>) -> tensor<5xui16>
  func.return %r0 : tensor<5xui16>
}

func.func private @adds_ui32_program(%x0: tensor<5xui32>) -> (tensor<5xui32>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
        %s = stablehlo.add %a, %b : tensor<ui32>
        stablehlo.return %s : tensor<ui32>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xui32>) -> tensor<5xui32>
  func.return %r0 : tensor<5xui32>
}

func.func private @adds_ui64_program(%x0: tensor<5xui64>) -> (tensor<5xui64>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
        %s = stablehlo.add %a, %b : tensor<ui64>
        stablehlo.return %s : tensor<ui64>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xui64>) -> tensor<5xui64>
  func.return %r0 : tensor<5xui64>
}

func.func private @adds_complex_f32_program(%x0: tensor<5xcomplex<f32>>) -> (tensor<5xcomplex<f32>>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
        %s = stablehlo.add %a, %b : tensor<complex<f32>>
        stablehlo.return %s : tensor<complex<f32>>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  func.return %r0 : tensor<5xcomplex<f32>>
}

func.func private @adds_complex_f64_program(%x0: tensor<5xcomplex<f64>>) -> (tensor<5xcomplex<f64>>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
        %s = stablehlo.add %a, %b : tensor<complex<f64>>
        stablehlo.return %s : tensor<complex<f64>>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
  func.return %r0 : tensor<5xcomplex<f64>>
}

func.func private @across_partitions_too_program(%x0: tensor<2x2xi32>) -> (tensor<2x2xi32>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<2x2xi32>) -> tensor<2x2xi32>
  func.return %r0 : tensor<2x2xi32>
}

func.func private @across_flattened_ids_program(%x0: tensor<2x2xi32>) -> (tensor<2x2xi32>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<2x2xi32>) -> tensor<2x2xi32>
  func.return %r0 : tensor<2x2xi32>
}

func.func private @a_group_each_partition_program(%x0: tensor<2x2xi32>) -> (tensor<2x2xi32>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi32>) -> tensor<2x2xi32>
  func.return %r0 : tensor<2x2xi32>
}

func.func private @groups_of_different_sizes_program(%x0: tensor<2x2xi32>) -> (tensor<2x2xi32>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 2, 3], [1, -1, -1]]> : tensor<2x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2x2xi32>) -> tensor<2x2xi32>
  func.return %r0 : tensor<2x2xi32>
}

func.func private @a_scalar_program(%x0: tensor<i32>) -> (tensor<i32>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<i32>) -> tensor<i32>
  func.return %r0 : tensor<i32>
}

func.func private @nothing_program(%x0: tensor<0x3xi32>) -> (tensor<0x3xi32>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %s = stablehlo.add %a, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<0x3xi32>) -> tensor<0x3xi32>
  func.return %r0 : tensor<0x3xi32>
}

func.func private @the_order_is_that_of_the_processes_program(%x0: tensor<1xf8E4M3FN>) -> (tensor<1xf8E4M3FN>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
        %s = stablehlo.add %a, %b : tensor<f8E4M3FN>
        stablehlo.return %s : tensor<f8E4M3FN>
    }) {replica_groups = dense<[[2, 1, 0]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  func.return %r0 : tensor<1xf8E4M3FN>
}

func.func private @the_computation_may_be_wider_program(%x0: tensor<1xf8E4M3FN>) -> (tensor<1xf16>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<f16>, %b: tensor<f16>):
        %s = stablehlo.add %a, %b : tensor<f16>
        stablehlo.return %s : tensor<f16>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<1xf8E4M3FN>) -> tensor<1xf16>
  func.return %r0 : tensor<1xf16>
}

func.func private @a_computation_that_captures_program(%x0: tensor<2xi32>) -> (tensor<2xi32>) {
  %c = stablehlo.constant dense<10> : tensor<i32>
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %m = stablehlo.multiply %a, %c : tensor<i32>
        %s = stablehlo.add %m, %b : tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<2xi32>) -> tensor<2xi32>
  func.return %r0 : tensor<2xi32>
}

func.func private @a_computation_with_a_branch_program(%x0: tensor<2xi32>) -> (tensor<2xi32>) {
  %r0 = "stablehlo.all_reduce"(%x0) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %p = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %s = "stablehlo.if"(%p) ({
          stablehlo.return %b : tensor<i32>
        }, {
          stablehlo.return %a : tensor<i32>
        }) : (tensor<i1>) -> tensor<i32>
        stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi32>) -> tensor<2xi32>
  func.return %r0 : tensor<2xi32>
}

func.func private @in_a_branch_that_some_take_program(%x0: tensor<i32>) -> (tensor<i32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %p = stablehlo.compare GT, %x0, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %r0 = "stablehlo.if"(%p) ({
    %t = "stablehlo.all_reduce"(%x0) ({
        ^bb0(%a: tensor<i32>, %b: tensor<i32>):
          %s = stablehlo.add %a, %b : tensor<i32>
          stablehlo.return %s : tensor<i32>
      }) {replica_groups = dense<[[1, 2], [0, -1]]> : tensor<2x2xi64>} : (tensor<i32>) -> tensor<i32>
    stablehlo.return %t : tensor<i32>
  }, {
    stablehlo.return %x0 : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  func.return %r0 : tensor<i32>
}
