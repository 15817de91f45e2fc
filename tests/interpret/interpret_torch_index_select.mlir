// stablehlo.torch_index_select: as gather along one dimension.

func.func @along_the_first_dimension() {
  %x = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi32>
  %i = stablehlo.constant dense<[3, 0, 3]> : tensor<3xi32>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<4x2xi32>, tensor<3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[6, 7], [0, 1], [6, 7]]> : tensor<3x2xi32>
  func.return
}

func.func @along_the_last_dimension() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %i = stablehlo.constant dense<[[2, 0], [1, 1]]> : tensor<2x2xi32>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 1 : i64, batch_dims = 0 : i64} : (tensor<2x3xi32>, tensor<2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %r, dense<[[[2, 0], [1, 1]], [[5, 3], [4, 4]]]> : tensor<2x2x2xi32>
  func.return
}

func.func @by_a_scalar() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 1 : i64, batch_dims = 0 : i64} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[1, 4]> : tensor<2xi32>
  func.return
}

func.func @with_batch_dimensions() {
  %x = stablehlo.constant dense<[[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]], [[[12, 13], [14, 15], [16, 17]], [[18, 19], [20, 21], [22, 23]]]]> : tensor<2x2x3x2xi32>
  %i = stablehlo.constant dense<[[0, 2], [1, 1]]> : tensor<2x2xi32>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 2 : i64, batch_dims = 1 : i64} : (tensor<2x2x3x2xi32>, tensor<2x2xi32>) -> tensor<2x2x2x2xi32>
  check.expect_eq_const %r, dense<[[[[0, 1], [4, 5]], [[6, 7], [10, 11]]], [[[14, 15], [14, 15]], [[20, 21], [20, 21]]]]> : tensor<2x2x2x2xi32>
  func.return
}

func.func @index_select_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0]> : tensor<8xf4E2M1FN>
  %i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<8xf4E2M1FN>, tensor<4xi64>) -> tensor<4xf4E2M1FN>
  check.expect_eq_const %r, dense<[-6.0, 0.0, -0.5, -0.5]> : tensor<4xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @index_select_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0]> : tensor<8xf6E2M3FN>
  %i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<8xf6E2M3FN>, tensor<4xi64>) -> tensor<4xf6E2M3FN>
  check.expect_eq_const %r, dense<[-1.0, 0.0, -0.1, -0.1]> : tensor<4xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @index_select_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25]> : tensor<8xf6E3M2FN>
  %i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<8xf6E3M2FN>, tensor<4xi64>) -> tensor<4xf6E3M2FN>
  check.expect_eq_const %r, dense<[-0.25, 0.0, -0.06, -0.06]> : tensor<4xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @index_select_of_f8E5M2() {
  %x = stablehlo.constant dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 0.0, -0.0, 2.0e-5]> : tensor<8xf8E5M2>
  %i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<8xf8E5M2>, tensor<4xi64>) -> tensor<4xf8E5M2>
  check.expect_eq_const %r, dense<[2.0e-5, 0x7C, 0xFE, 0xFE]> : tensor<4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @index_select_of_f8E4M3() {
  %x = stablehlo.constant dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79, 0.0, -0.0, 0.002]> : tensor<8xf8E4M3>
  %i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<8xf8E4M3>, tensor<4xi64>) -> tensor<4xf8E4M3>
  check.expect_eq_const %r, dense<[0.002, 0x78, 0xFC, 0xFC]> : tensor<4xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @index_select_of_f8E3M4() {
  %x = stablehlo.constant dense<[0x70, 0xF0, 0x78, 0xF8, 0x71, 0.0, -0.0, 0.02]> : tensor<8xf8E3M4>
  %i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<8xf8E3M4>, tensor<4xi64>) -> tensor<4xf8E3M4>
  check.expect_eq_const %r, dense<[0.02, 0x70, 0xF8, 0xF8]> : tensor<4xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @index_select_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF, 0.0, -0.0, 0.002, -0.002, 0.014, -0.014]> : tensor<8xf8E4M3FN>
  %i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<8xf8E4M3FN>, tensor<4xi64>) -> tensor<4xf8E4M3FN>
  check.expect_eq_const %r, dense<[-0.014, 0x7F, -0.0, -0.0]> : tensor<4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @index_select_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5]> : tensor<8xf8E5M2FNUZ>
  %i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<8xf8E5M2FNUZ>, tensor<4xi64>) -> tensor<4xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[3.0e-5, 0x80, 8.0e-6, 8.0e-6]> : tensor<4xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @index_select_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008]> : tensor<8xf8E4M3FNUZ>
  %i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<8xf8E4M3FNUZ>, tensor<4xi64>) -> tensor<4xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.008, 0x80, 0.001, 0.001]> : tensor<4xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @index_select_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001]> : tensor<8xf8E4M3B11FNUZ>
  %i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<8xf8E4M3B11FNUZ>, tensor<4xi64>) -> tensor<4xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.001, 0x80, 0.0001, 0.0001]> : tensor<4xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @index_select_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0xFF, 6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0]> : tensor<8xf8E8M0FNU>
  %i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>
  %r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<8xf8E8M0FNU>, tensor<4xi64>) -> tensor<4xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 0xFF, 1.7e38, 1.7e38]> : tensor<4xf8E8M0FNU> {shlo.bitwise}
  func.return
}
