// stablehlo.dot: the last dimension of lhs with the first of rhs.

func.func @vectors() {
  %lhs = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %rhs = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %r = stablehlo.dot %lhs, %rhs : (tensor<3xi32>, tensor<3xi32>) -> tensor<i32>
  check.expect_eq_const %r, dense<8> : tensor<i32>
  func.return
}

func.func @vectors_in_generic_form() {
  %lhs = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %rhs = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %r = "stablehlo.dot"(%lhs, %rhs) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<i32>
  check.expect_eq_const %r, dense<8> : tensor<i32>
  func.return
}

func.func @matrix_and_vector() {
  %lhs = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[8, 26]> : tensor<2xi32>
  func.return
}

func.func @matrix_and_vector_in_generic_form() {
  %lhs = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %r = "stablehlo.dot"(%lhs, %rhs) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[8, 26]> : tensor<2xi32>
  func.return
}

func.func @vector_and_matrix() {
  %lhs = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %rhs = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %r = stablehlo.dot %lhs, %rhs : (tensor<3xi32>, tensor<3x2xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[13, 16]> : tensor<2xi32>
  func.return
}

func.func @vector_and_matrix_in_generic_form() {
  %lhs = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %rhs = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %r = "stablehlo.dot"(%lhs, %rhs) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<3xi32>, tensor<3x2xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[13, 16]> : tensor<2xi32>
  func.return
}

func.func @matrices() {
  %lhs = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %r, dense<[[23, 26, 29, 32], [68, 80, 92, 104]]> : tensor<2x4xi32>
  func.return
}

func.func @matrices_in_generic_form() {
  %lhs = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %r = "stablehlo.dot"(%lhs, %rhs) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %r, dense<[[23, 26, 29, 32], [68, 80, 92, 104]]> : tensor<2x4xi32>
  func.return
}

func.func @nothing_in_common() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xi32>
  %rhs = stablehlo.constant dense<> : tensor<0x3xi32>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x0xi32>, tensor<0x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<0> : tensor<2x3xi32>
  func.return
}

func.func @nothing_in_common_in_generic_form() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xi32>
  %rhs = stablehlo.constant dense<> : tensor<0x3xi32>
  %r = "stablehlo.dot"(%lhs, %rhs) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x0xi32>, tensor<0x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<0> : tensor<2x3xi32>
  func.return
}

func.func @sums_in_the_results_type() {
  %lhs = stablehlo.constant dense<[16.0, 1.0, 1.0]> : tensor<3xf8E4M3FN>
  %rhs = stablehlo.constant dense<1.0> : tensor<3xf8E4M3FN>
  %r = stablehlo.dot %lhs, %rhs, precision = [DEFAULT, DEFAULT] : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<f32>
  check.expect_eq_const %r, dense<18.0> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f4E2M1FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.0], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf4E2M1FN>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[2.0, 0.5], [2.0, 6.0]]> : tensor<2x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_f6E2M3FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.2]]> : tensor<2x3xf6E2M3FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.2], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf6E2M3FN>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> tensor<2x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.0, 7.0]]> : tensor<2x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_f6E3M2FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf6E3M2FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf6E3M2FN>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> tensor<2x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[2.5, 1.0], [2.0, 7.0]]> : tensor<2x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E5M2() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E5M2>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E5M2>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  check.expect_eq_const %r, dense<[[2.5, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E4M3>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E4M3>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E3M4() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E3M4>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E3M4>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.1, 7.0]]> : tensor<2x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E4M3FN>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E5M2FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E5M2FNUZ>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[2.5, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E4M3FNUZ>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3B11FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E4M3B11FNUZ>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E8M0FNU() {
  %lhs = stablehlo.constant dense<[[1.0, 2.0, 0.5], [4.0, 8.0, 1.0]]> : tensor<2x3xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[[8.0, 4.0], [0.5, 2.0], [1.0, 8.0]]> : tensor<3x2xf8E8M0FNU>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[8.0, 20.0], [30.0, 30.0]]> : tensor<2x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @dot_of_f16() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf16>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf16>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf16>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [2.125, 6.875]]> : tensor<2x2xf16> {shlo.bitwise}
  func.return
}

func.func @dot_of_bf16() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xbf16>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xbf16>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xbf16>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [2.12, 6.88]]> : tensor<2x2xbf16> {shlo.bitwise}
  func.return
}

func.func @dot_of_f32() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf32>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [2.125, 6.875]]> : tensor<2x2xf32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f64() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf64>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf64>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [2.125, 6.875]]> : tensor<2x2xf64> {shlo.bitwise}
  func.return
}

func.func @dot_of_i8() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 5, 3]]> : tensor<2x3xi8>
  %rhs = stablehlo.constant dense<[[5, 2], [7, 1], [3, 5]]> : tensor<3x2xi8>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi8>
  check.expect_eq_const %r, dense<[[43, 42], [54, 24]]> : tensor<2x2xi8>
  func.return
}

func.func @dot_of_ui4() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 5, 3]]> : tensor<2x3xui4>
  %rhs = stablehlo.constant dense<[[5, 2], [7, 1], [3, 5]]> : tensor<3x2xui4>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xui4>, tensor<3x2xui4>) -> tensor<2x2xui4>
  check.expect_eq_const %r, dense<[[11, 10], [6, 8]]> : tensor<2x2xui4>
  func.return
}

func.func @dot_of_i64() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 5, 3]]> : tensor<2x3xi64>
  %rhs = stablehlo.constant dense<[[5, 2], [7, 1], [3, 5]]> : tensor<3x2xi64>
  %r = stablehlo.dot %lhs, %rhs : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
  check.expect_eq_const %r, dense<[[43, 42], [54, 24]]> : tensor<2x2xi64>
  func.return
}
