// stablehlo.cholesky: a matrix's triangular factor, step by step as docs/numerics.md states it.

func.func @f4E2M1FN_lower() {
  %a = stablehlo.constant dense<[[6.0, -1.0, -1.0, -1.0], [-1.0, 6.0, 0.5, 0.5], [-1.0, 0.5, 6.0, -0.5], [-1.0, 0.5, -0.5, 6.0]]> : tensor<4x4xf4E2M1FN>
  %r = stablehlo.cholesky %a, lower = true : tensor<4x4xf4E2M1FN>
  check.expect_eq_const %r, dense<[[2.0, 0.0, 0.0, 0.0], [-0.5, 2.0, 0.0, 0.0], [-0.5, 0.0, 2.0, 0.0], [-0.5, 0.0, -0.0, 2.0]]> : tensor<4x4xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @f6E2M3FN_upper() {
  %a = stablehlo.constant dense<[[6.0, -0.5, -0.5, -0.5], [-0.5, 6.0, 1.0, 1.0], [-0.5, 1.0, 5.5, 0.0], [-0.5, 1.0, 0.0, 6.0]]> : tensor<4x4xf6E2M3FN>
  %r = stablehlo.cholesky %a, lower = false : tensor<4x4xf6E2M3FN>
  check.expect_eq_const %r, dense<[[2.5, -0.2, -0.2, -0.2], [0.0, 2.5, 0.4, 0.4], [0.0, 0.0, 2.2, -0.0], [0.0, 0.0, 0.0, 2.5]]> : tensor<4x4xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @f6E3M2FN_lower() {
  %a = stablehlo.constant dense<[[6.0, 0.0, 0.0, 0.0], [0.0, 6.0, -1.0, -1.0], [0.0, -1.0, 6.0, 0.5], [0.0, -1.0, 0.5, 6.0]]> : tensor<4x4xf6E3M2FN>
  %r = stablehlo.cholesky %a, lower = true : tensor<4x4xf6E3M2FN>
  check.expect_eq_const %r, dense<[[2.5, 0.0, 0.0, 0.0], [0.0, 2.5, 0.0, 0.0], [0.0, -0.4, 2.5, 0.0], [0.0, -0.4, 0.1, 2.5]]> : tensor<4x4xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @f8E3M4_upper() {
  %a = stablehlo.constant dense<[[5.5, 0.5, 0.5, 0.5], [0.5, 5.8, -0.5, -0.5], [0.5, -0.5, 6.0, 1.0], [0.5, -0.5, 1.0, 5.5]]> : tensor<4x4xf8E3M4>
  %r = stablehlo.cholesky %a, lower = false : tensor<4x4xf8E3M4>
  check.expect_eq_const %r, dense<[[2.4, 0.2, 0.2, 0.2], [0.0, 2.4, -0.23, -0.23], [0.0, 0.0, 2.5, 0.34], [0.0, 0.0, 0.0, 2.4]]> : tensor<4x4xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @f8E4M3_lower() {
  %a = stablehlo.constant dense<[[6.0, 1.0, 1.0, 1.0], [1.0, 6.0, 0.0, 0.0], [1.0, 0.0, 5.5, -1.0], [1.0, 0.0, -1.0, 6.0]]> : tensor<4x4xf8E4M3>
  %r = stablehlo.cholesky %a, lower = true : tensor<4x4xf8E4M3>
  check.expect_eq_const %r, dense<[[2.5, 0.0, 0.0, 0.0], [0.4, 2.5, 0.0, 0.0], [0.4, -0.07, 2.2, 0.0], [0.4, -0.07, -0.5, 2.5]]> : tensor<4x4xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @f8E4M3FN_upper() {
  %a = stablehlo.constant dense<[[6.0, -1.0, -1.0, -1.0], [-1.0, 5.5, 0.5, 0.5], [-1.0, 0.5, 6.0, -0.5], [-1.0, 0.5, -0.5, 6.0]]> : tensor<4x4xf8E4M3FN>
  %r = stablehlo.cholesky %a, lower = false : tensor<4x4xf8E4M3FN>
  check.expect_eq_const %r, dense<[[2.5, -0.4, -0.4, -0.4], [0.0, 2.2, 0.14, 0.14], [0.0, 0.0, 2.5, -0.28], [0.0, 0.0, 0.0, 2.5]]> : tensor<4x4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @f8E4M3FNUZ_lower() {
  %a = stablehlo.constant dense<[[5.5, -0.5, -0.5, -0.5], [-0.5, 6.0, 1.0, 1.0], [-0.5, 1.0, 6.0, 0.0], [-0.5, 1.0, 0.0, 5.5]]> : tensor<4x4xf8E4M3FNUZ>
  %r = stablehlo.cholesky %a, lower = true : tensor<4x4xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[2.2, 0.0, 0.0, 0.0], [-0.22, 2.5, 0.0, 0.0], [-0.22, 0.38, 2.5, 0.0], [-0.22, 0.38, -0.08, 2.2]]> : tensor<4x4xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @f8E4M3B11FNUZ_upper() {
  %a = stablehlo.constant dense<[[6.0, 0.0, 0.0, 0.0], [0.0, 6.0, -1.0, -1.0], [0.0, -1.0, 5.5, 0.5], [0.0, -1.0, 0.5, 6.0]]> : tensor<4x4xf8E4M3B11FNUZ>
  %r = stablehlo.cholesky %a, lower = false : tensor<4x4xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[2.5, 0.0, 0.0, 0.0], [0.0, 2.5, -0.4, -0.4], [0.0, 0.0, 2.2, 0.14], [0.0, 0.0, 0.0, 2.5]]> : tensor<4x4xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @f8E5M2_lower() {
  %a = stablehlo.constant dense<[[6.0, 0.5, 0.5, 0.5], [0.5, 6.0, -0.5, -0.5], [0.5, -0.5, 6.0, 1.0], [0.5, -0.5, 1.0, 6.0]]> : tensor<4x4xf8E5M2>
  %r = stablehlo.cholesky %a, lower = true : tensor<4x4xf8E5M2>
  check.expect_eq_const %r, dense<[[2.5, 0.0, 0.0, 0.0], [0.2, 2.5, 0.0, 0.0], [0.2, -0.2, 2.5, 0.0], [0.2, -0.2, 0.4, 2.5]]> : tensor<4x4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @f8E5M2FNUZ_upper() {
  %a = stablehlo.constant dense<[[6.0, 1.0, 1.0, 1.0], [1.0, 6.0, 0.0, 0.0], [1.0, 0.0, 6.0, -1.0], [1.0, 0.0, -1.0, 6.0]]> : tensor<4x4xf8E5M2FNUZ>
  %r = stablehlo.cholesky %a, lower = false : tensor<4x4xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[2.5, 0.4, 0.4, 0.4], [0.0, 2.5, -0.05, -0.05], [0.0, 0.0, 2.5, -0.4], [0.0, 0.0, 0.0, 2.5]]> : tensor<4x4xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @bf16_lower() {
  %a = stablehlo.constant dense<[[5.75, -1.0, -1.0, -1.0], [-1.0, 6.0, 0.5, 0.5], [-1.0, 0.5, 5.5, -0.5], [-1.0, 0.5, -0.5, 5.75]]> : tensor<4x4xbf16>
  %r = stablehlo.cholesky %a, lower = true : tensor<4x4xbf16>
  check.expect_eq_const %r, dense<[[2.39, 0.0, 0.0, 0.0], [-0.418, 2.4, 0.0, 0.0], [-0.418, 0.135, 2.3, 0.0], [-0.418, 0.135, -0.303, 2.33]]> : tensor<4x4xbf16> {shlo.bitwise}
  func.return
}

func.func @f16_upper() {
  %a = stablehlo.constant dense<[[6.0, -0.5, -0.5, -0.5], [-0.5, 5.5, 1.0, 1.0], [-0.5, 1.0, 5.75, 0.0], [-0.5, 1.0, 0.0, 6.0]]> : tensor<4x4xf16>
  %r = stablehlo.cholesky %a, lower = false : tensor<4x4xf16>
  check.expect_eq_const %r, dense<[[2.45, -0.2041, -0.2041, -0.2041], [0.0, 2.336, 0.4104, 0.4104], [0.0, 0.0, 2.354, -0.08923], [0.0, 0.0, 0.0, 2.404]]> : tensor<4x4xf16> {shlo.bitwise}
  func.return
}

func.func @f32_lower() {
  %a = stablehlo.constant dense<[[5.5, 0.0, 0.0, 0.0], [0.0, 5.75, -1.0, -1.0], [0.0, -1.0, 6.0, 0.5], [0.0, -1.0, 0.5, 5.5]]> : tensor<4x4xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<4x4xf32>
  check.expect_eq_const %r, dense<[[2.345208, 0.0, 0.0, 0.0], [0.0, 2.3979158, 0.0, 0.0], [0.0, -0.4170288, 2.413729, 0.0], [0.0, -0.4170288, 0.13509676, 2.3038743]]> : tensor<4x4xf32> {shlo.bitwise}
  func.return
}

func.func @f64_upper() {
  %a = stablehlo.constant dense<[[5.75, 0.5, 0.5, 0.5], [0.5, 6.0, -0.5, -0.5], [0.5, -0.5, 5.5, 1.0], [0.5, -0.5, 1.0, 5.75]]> : tensor<4x4xf64>
  %r = stablehlo.cholesky %a, lower = false : tensor<4x4xf64>
  check.expect_eq_const %r, dense<[[2.3979157616563596, 0.20851441405707477, 0.20851441405707477, 0.20851441405707477], [0.0, 2.440598643597598, -0.22268235799248154, -0.22268235799248154], [0.0, 0.0, 2.3252815542573213, 0.39003203930674607], [0.0, 0.0, 0.0, 2.3462330052412876]]> : tensor<4x4xf64> {shlo.bitwise}
  func.return
}

// The upper triangle is not read.
func.func @f16_a_batch_with_one_that_is_not_positive_definite() {
  %a = stablehlo.constant dense<[[[4.0, 99.0], [2.0, 5.0]], [[1.0, 7.0], [1.0, 1.0]]]> : tensor<2x2x2xf16>
  %r = "stablehlo.cholesky"(%a) {lower = true} : (tensor<2x2x2xf16>) -> tensor<2x2x2xf16>
  check.expect_eq_const %r, dense<[[[2.0, 0.0], [1.0, 2.0]], [[0x7E00, 0x7E00], [0x7E00, 0x7E00]]]> : tensor<2x2x2xf16> {shlo.bitwise}
  func.return
}

// The upper triangle is not read.
func.func @f64_a_batch_with_one_that_is_not_positive_definite() {
  %a = stablehlo.constant dense<[[[4.0, 99.0], [2.0, 5.0]], [[1.0, 7.0], [1.0, 1.0]]]> : tensor<2x2x2xf64>
  %r = "stablehlo.cholesky"(%a) {lower = true} : (tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
  check.expect_eq_const %r, dense<[[[2.0, 0.0], [1.0, 2.0]], [[0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000]]]> : tensor<2x2x2xf64> {shlo.bitwise}
  func.return
}

func.func @complex_f32() {
  %a = stablehlo.constant dense<[[(4.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(2.0, 2.0), (6.0, 0.0), (99.0, 0.0)], [(0.0, 2.0), (3.0, 1.0), (10.25, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %r = stablehlo.cholesky %a, lower = true : tensor<3x3xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 1.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (1.0, 0.0), (2.8722813, 0.0)]]> : tensor<3x3xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_upper() {
  %a = stablehlo.constant dense<[[(4.0, 0.0), (2.0, -2.0)], [(99.0, 0.0), (6.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(2.0, 0.0), (1.0, -1.0)], [(0.0, 0.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @f32_0x0() {
  %a = stablehlo.constant dense<> : tensor<0x0xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<0x0xf32>
  check.expect_eq_const %r, dense<> : tensor<0x0xf32> {shlo.bitwise}
  func.return
}

func.func @f32_0x2x2() {
  %a = stablehlo.constant dense<> : tensor<0x2x2xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<0x2x2xf32>
  check.expect_eq_const %r, dense<> : tensor<0x2x2xf32> {shlo.bitwise}
  func.return
}

func.func @f32_2x0x0() {
  %a = stablehlo.constant dense<> : tensor<2x0x0xf32>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x0x0xf32>
  check.expect_eq_const %r, dense<> : tensor<2x0x0xf32> {shlo.bitwise}
  func.return
}

// sqrt 4 = 2; 2 / 2 = 1; 16 - 1 = 15, nearer to 16, whose root is 4. Zero, in the other triangle,
// has no place: NaN.
func.func @f8E8M0FNU_lower() {
  %a = stablehlo.constant dense<[[4.0, 1.0], [2.0, 20.0]]> : tensor<2x2xf8E8M0FNU>
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[2.0, 0xFF], [1.0, 4.0]]> : tensor<2x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}
