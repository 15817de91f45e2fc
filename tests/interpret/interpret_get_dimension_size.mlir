// stablehlo.get_dimension_size: always i32.

func.func @size_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[[-0.5, 1.0, -1.0], [6.0, -6.0, 1.5]]> : tensor<2x3xf4E2M1FN>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf4E2M1FN>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[[-0.9, 1.0, -1.0], [7.5, -7.5, 0.5]]> : tensor<2x3xf6E2M3FN>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf6E2M3FN>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[[-0.25, 28.0, -28.0], [0.1, 0.5, -0.5]]> : tensor<2x3xf6E3M2FN>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf6E3M2FN>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_f8E5M2() {
  %x = stablehlo.constant dense<[[0x7C, 0xFC, 0x7E], [0xFE, 0x7D, 0.09]]> : tensor<2x3xf8E5M2>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf8E5M2>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_f8E4M3() {
  %x = stablehlo.constant dense<[[0x78, 0xF8, 0x7C], [0xFC, 0x79, 0.1]]> : tensor<2x3xf8E4M3>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf8E4M3>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_f8E3M4() {
  %x = stablehlo.constant dense<[[-15.5, 0x70, 0xF0], [0x78, 0xF8, 0x71]]> : tensor<2x3xf8E3M4>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf8E3M4>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[[448.0, -448.0, 0x7F], [0xFF, 0.1, 0.5]]> : tensor<2x3xf8E4M3FN>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf8E4M3FN>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[-3.0e-5, 57000.0, -57000.0], [0.09, 0.5, -0.5]]> : tensor<2x3xf8E5M2FNUZ>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf8E5M2FNUZ>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[-0.008, 240.0, -240.0], [0.1, 0.5, -0.5]]> : tensor<2x3xf8E4M3FNUZ>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf8E4M3FNUZ>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[-0.001, 30.0, -30.0], [0.1, 0.5, -0.5]]> : tensor<2x3xf8E4M3B11FNUZ>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[[1.7e38, 0xFF, 0.1], [0.5, 1.0, 2.0]]> : tensor<2x3xf8E8M0FNU>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf8E8M0FNU>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_f32() {
  %x = stablehlo.constant dense<[[0x7F800000, 0xFF800000, 0x7FC00000], [0xFFC00000, 0x7F800001, 0.1]]> : tensor<2x3xf32>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf32>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<2x3xi1>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xi1>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_i4() {
  %x = stablehlo.constant dense<[[-2, 2, 4], [4, 2, -2]]> : tensor<2x3xi4>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xi4>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @size_of_complex_f32() {
  %x = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000)], [(-1.0e-45, 1.0), (1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45)]]> : tensor<2x3xcomplex<f32>>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xcomplex<f32>>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @an_empty_dimension_has_size_zero() {
  %x = stablehlo.constant dense<> : tensor<2x0xi32>
  %r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x0xi32>) -> tensor<i32>
  check.expect_eq_const %r, dense<0> : tensor<i32>
  func.return
}
