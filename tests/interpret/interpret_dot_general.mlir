// stablehlo.dot_general: operands are converted to the result type; every product and every sum is rounded, in order.

func.func @dot_of_specials_in_f4E2M1FN() {
  %lhs = stablehlo.constant dense<[[6.0, 6.0], [6.0, 0.0], [-0.0, 0.0]]> : tensor<3x2xf4E2M1FN>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf4E2M1FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[6.0, 0.0], [6.0, 6.0], [0.0, 0.0]]> : tensor<3x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_f6E2M3FN() {
  %lhs = stablehlo.constant dense<[[7.5, 7.5], [7.5, 0.0], [-0.0, 0.0]]> : tensor<3x2xf6E2M3FN>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf6E2M3FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[7.5, 0.0], [7.5, 7.5], [0.0, 0.0]]> : tensor<3x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_f6E3M2FN() {
  %lhs = stablehlo.constant dense<[[28.0, 28.0], [28.0, 0.0], [-0.0, 0.0]]> : tensor<3x2xf6E3M2FN>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf6E3M2FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[28.0, 0.0], [28.0, 28.0], [0.0, 0.0]]> : tensor<3x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_f8E5M2() {
  %lhs = stablehlo.constant dense<[[57000.0, 57000.0], [0x7C, 0.0], [-0.0, 0.0]]> : tensor<3x2xf8E5M2>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf8E5M2>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf8E5M2>, tensor<2x2xf8E5M2>) -> tensor<3x2xf8E5M2>
  check.expect_eq_const %r, dense<[[0x7C, 0.0], [0x7C, 0x7C], [0.0, 0.0]]> : tensor<3x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_f8E4M3() {
  %lhs = stablehlo.constant dense<[[240.0, 240.0], [0x78, 0.0], [-0.0, 0.0]]> : tensor<3x2xf8E4M3>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf8E4M3>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf8E4M3>, tensor<2x2xf8E4M3>) -> tensor<3x2xf8E4M3>
  check.expect_eq_const %r, dense<[[0x78, 0.0], [0x78, 0x78], [0.0, 0.0]]> : tensor<3x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_f8E3M4() {
  %lhs = stablehlo.constant dense<[[15.5, 15.5], [0x70, 0.0], [-0.0, 0.0]]> : tensor<3x2xf8E3M4>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf8E3M4>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf8E3M4>, tensor<2x2xf8E3M4>) -> tensor<3x2xf8E3M4>
  check.expect_eq_const %r, dense<[[0x70, 0.0], [0x70, 0x70], [0.0, 0.0]]> : tensor<3x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_f8E4M3FN() {
  %lhs = stablehlo.constant dense<[[448.0, 448.0], [0x7F, 0.0], [-0.0, 0.0]]> : tensor<3x2xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf8E4M3FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0x7F, 0.0], [0x7F, 0x7F], [0.0, 0.0]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_f8E5M2FNUZ() {
  %lhs = stablehlo.constant dense<[[57000.0, 57000.0], [0x80, 0.0], [0.0, 0.0]]> : tensor<3x2xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf8E5M2FNUZ>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0.0], [0x80, 0x80], [0.0, 0.0]]> : tensor<3x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_f8E4M3FNUZ() {
  %lhs = stablehlo.constant dense<[[240.0, 240.0], [0x80, 0.0], [0.0, 0.0]]> : tensor<3x2xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf8E4M3FNUZ>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0.0], [0x80, 0x80], [0.0, 0.0]]> : tensor<3x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_f8E4M3B11FNUZ() {
  %lhs = stablehlo.constant dense<[[30.0, 30.0], [0x80, 0.0], [0.0, 0.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0.0], [0x80, 0x80], [0.0, 0.0]]> : tensor<3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_f8E8M0FNU() {
  %lhs = stablehlo.constant dense<[[1.7e38, 1.0e-38], [0xFF, 1.0e-38], [6.0e-39, 6.0e-39]]> : tensor<3x2xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[[1.0, 0.5], [6.0e-39, 1.7e38]]> : tensor<2x2xf8E8M0FNU>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[1.7e38, 4.0], [0xFF, 0xFF], [1.0e-38, 1.0]]> : tensor<3x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_bf16() {
  %lhs = stablehlo.constant dense<[[3.3895e38, 3.3895e38], [0x7F80, 0.0], [-0.0, 0.0]]> : tensor<3x2xbf16>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xbf16>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xbf16>, tensor<2x2xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %r, dense<[[0x7F80, 0.0], [0x7F80, 0x7F80], [0.0, 0.0]]> : tensor<3x2xbf16> {shlo.bitwise}
  func.return
}

func.func @dot_of_specials_in_f32() {
  %lhs = stablehlo.constant dense<[[3.402823466e38, 3.402823466e38], [0x7F800000, 0.0], [-0.0, 0.0]]> : tensor<3x2xf32>
  %rhs = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf32>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %r, dense<[[0x7F800000, 0.0], [0x7F800000, 0x7F800000], [0.0, 0.0]]> : tensor<3x2xf32> {shlo.bitwise}
  func.return
}

func.func @dot_of_nothing_in_f8E4M3FN() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %rhs = stablehlo.constant dense<> : tensor<0x1xf8E4M3FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x0xf8E4M3FN>, tensor<0x1xf8E4M3FN>) -> tensor<2x1xf8E4M3FN>
  check.expect_eq_const %r, dense<0.0> : tensor<2x1xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_nothing_in_f4E2M1FN() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xf4E2M1FN>
  %rhs = stablehlo.constant dense<> : tensor<0x1xf4E2M1FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x0xf4E2M1FN>, tensor<0x1xf4E2M1FN>) -> tensor<2x1xf4E2M1FN>
  check.expect_eq_const %r, dense<0.0> : tensor<2x1xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_nothing_in_f8E8M0FNU() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xf8E8M0FNU>
  %rhs = stablehlo.constant dense<> : tensor<0x1xf8E8M0FNU>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x0xf8E8M0FNU>, tensor<0x1xf8E8M0FNU>) -> tensor<2x1xf8E8M0FNU>
  check.expect_eq_const %r, dense<0xFF> : tensor<2x1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @dot_of_nothing_in_f32() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xf32>
  %rhs = stablehlo.constant dense<> : tensor<0x1xf32>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x0xf32>, tensor<0x1xf32>) -> tensor<2x1xf32>
  check.expect_eq_const %r, dense<0.0> : tensor<2x1xf32> {shlo.bitwise}
  func.return
}

func.func @dot_of_nothing_in_i8() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xi8>
  %rhs = stablehlo.constant dense<> : tensor<0x1xi8>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x0xi8>, tensor<0x1xi8>) -> tensor<2x1xi8>
  check.expect_eq_const %r, dense<0> : tensor<2x1xi8>
  func.return
}

func.func @matrix_product() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %y = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[13, 16], [40, 52]]> : tensor<2x2xi32>
  func.return
}

func.func @batches_come_first() {
  %x = stablehlo.constant dense<[[[0, 1], [2, 3]], [[4, 5], [6, 7]]]> : tensor<2x2x2xi32>
  %y = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %r, dense<[[[3, 4], [11, 16]], [[55, 64], [79, 92]]]> : tensor<2x2x2xi32>
  func.return
}

func.func @batch_in_the_middle() {
  %x = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi32>
  %y = stablehlo.constant dense<[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]> : tensor<2x2x3xi32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [1] x [0], contracting_dims = [0] x [2] : (tensor<3x2xi32>, tensor<2x2x3xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[16, 34], [76, 103]]> : tensor<2x2xi32>
  func.return
}

func.func @two_contracting_dimensions() {
  %x = stablehlo.constant dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]> : tensor<2x3x2xi32>
  %y = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]], [[9, 10], [11, 12]]]> : tensor<3x2x2xi32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1, 2] x [0, 1] : (tensor<2x3x2xi32>, tensor<3x2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[125, 140], [341, 392]]> : tensor<2x2xi32>
  func.return
}

func.func @outer_product() {
  %x = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %y = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<2xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[0, 0, 0], [1, 2, 3]]> : tensor<2x3xi32>
  func.return
}

func.func @i8_wraps() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15]]> : tensor<2x8xi8>
  %y = stablehlo.constant dense<[[1], [2], [3], [4], [5], [6], [7], [8]]> : tensor<8x1xi8>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x8xi8>, tensor<8x1xi8>) -> tensor<2x1xi8>
  check.expect_eq_const %r, dense<[[-88], [-56]]> : tensor<2x1xi8>
  func.return
}

func.func @i8_widens_to_i32() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15]]> : tensor<2x8xi8>
  %y = stablehlo.constant dense<[[1], [2], [3], [4], [5], [6], [7], [8]]> : tensor<8x1xi8>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x8xi8>, tensor<8x1xi8>) -> tensor<2x1xi32>
  check.expect_eq_const %r, dense<[[168], [456]]> : tensor<2x1xi32>
  func.return
}

func.func @ui4_widens_to_ui16() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xui4>
  %y = stablehlo.constant dense<[[1], [2], [3], [4]]> : tensor<4x1xui4>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x4xui4>, tensor<4x1xui4>) -> tensor<2x1xui16>
  check.expect_eq_const %r, dense<[[20], [60]]> : tensor<2x1xui16>
  func.return
}

func.func @i1_is_or_of_ands() {
  %x = stablehlo.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  check.expect_eq_const %r, dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  func.return
}

func.func @complex_products() {
  %x = stablehlo.constant dense<[(1.0, 2.0), (0.5, -1.0)]> : tensor<2xcomplex<f32>>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<complex<f32>>
  check.expect_eq_const %r, dense<(-3.75, 3.0)> : tensor<complex<f32>> {shlo.bitwise}
  func.return
}

func.func @operands_of_different_types() {
  %x = stablehlo.constant dense<[16.0, 1.0, 1.0, 1.0, 1.0]> : tensor<5xf8E4M3FN>
  %y = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<5xf8E5M2>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<5xf8E4M3FN>, tensor<5xf8E5M2>) -> tensor<f32>
  check.expect_eq_const %r, dense<20.0> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @sums_go_from_the_first_to_the_last() {
  %x = stablehlo.constant dense<[16777217.0, 1.0, -16777216.0]> : tensor<3xf32>
  %y = stablehlo.constant dense<1.0> : tensor<3xf32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0], precision = [HIGHEST, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  check.expect_eq_const %r, dense<0.0> : tensor<f32> {shlo.bitwise}
  func.return
}
