// stablehlo.torch_index_select: as gather along one dimension.
// Made by tools/gen_interpret_tests.py: change it there.

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
