// stablehlo.real_dynamic_slice: a slice whose bounds and strides are values.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @rows_and_every_other_column() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limit = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %strides = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %strides : (tensor<3x4xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %static, dense<[[4, 6], [8, 10]]> : tensor<2x2xi32>
  func.return
}

func.func @nothing() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %start = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %strides = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %strides : (tensor<3x4xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<0x2xi32>
  check.expect_eq_const %static, dense<> : tensor<0x2xi32>
  func.return
}

func.func @all() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %start = stablehlo.constant dense<[0, 0]> : tensor<2xui8>
  %limit = stablehlo.constant dense<[3, 4]> : tensor<2xui8>
  %strides = stablehlo.constant dense<[1, 1]> : tensor<2xui8>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %strides : (tensor<3x4xi32>, tensor<2xui8>, tensor<2xui8>, tensor<2xui8>) -> tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<3x4xi32>
  check.expect_eq_const %static, dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  func.return
}

func.func @a_stride_beyond_the_end() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %start = stablehlo.constant dense<[1]> : tensor<1xi16>
  %limit = stablehlo.constant dense<[5]> : tensor<1xi16>
  %strides = stablehlo.constant dense<[9]> : tensor<1xi16>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %strides : (tensor<6xi32>, tensor<1xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<?xi32>
  %static = stablehlo.reshape %r : (tensor<?xi32>) -> tensor<1xi32>
  check.expect_eq_const %static, dense<[1]> : tensor<1xi32>
  func.return
}

func.func @numbers_of_index() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %start = stablehlo.constant dense<[1]> : tensor<1xindex>
  %limit = stablehlo.constant dense<[5]> : tensor<1xindex>
  %strides = stablehlo.constant dense<[2]> : tensor<1xindex>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %strides : (tensor<6xi32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<?xi32>
  %static = stablehlo.reshape %r : (tensor<?xi32>) -> tensor<2xi32>
  check.expect_eq_const %static, dense<[1, 3]> : tensor<2xi32>
  func.return
}
