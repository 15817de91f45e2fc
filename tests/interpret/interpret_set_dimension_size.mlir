// stablehlo.set_dimension_size: the size of a dimension becomes a value.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @keeps_the_first_elements() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %size = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.set_dimension_size %x, %size, dim = 1 : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x?xi32, #stablehlo.bounds<?, 4>>
  %static = stablehlo.reshape %r : (tensor<3x?xi32, #stablehlo.bounds<?, 4>>) -> tensor<3x2xi32>
  check.expect_eq_const %static, dense<[[0, 1], [4, 5], [8, 9]]> : tensor<3x2xi32>
  func.return
}

func.func @is_the_size_from_then_on() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %size = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.set_dimension_size %x, %size, dim = 1 : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x?xi32, #stablehlo.bounds<?, 4>>
  %n = stablehlo.get_dimension_size %r, dim = 1 : (tensor<3x?xi32, #stablehlo.bounds<?, 4>>) -> tensor<i32>
  check.expect_eq_const %n, dense<2> : tensor<i32>
  func.return
}

func.func @elements_beyond_the_size_take_no_part() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %size = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.set_dimension_size %x, %size, dim = 1 : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x?xi32, #stablehlo.bounds<?, 4>>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %t = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x?xi32, #stablehlo.bounds<?, 4>>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %t, dense<27> : tensor<i32>
  func.return
}
