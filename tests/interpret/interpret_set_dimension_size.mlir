// stablehlo.set_dimension_size: the size of a dimension becomes a value.

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

func.func @first_five_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0]> : tensor<8xf4E2M1FN>
  %size = stablehlo.constant dense<5> : tensor<i32>
  %part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8xf4E2M1FN>, tensor<i32>) -> tensor<?xf4E2M1FN, #stablehlo.bounds<8>>
  %r = stablehlo.reshape %part : (tensor<?xf4E2M1FN, #stablehlo.bounds<8>>) -> tensor<5xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.5, -0.5, 1.0]> : tensor<5xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @first_five_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0]> : tensor<8xf6E2M3FN>
  %size = stablehlo.constant dense<5> : tensor<i32>
  %part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8xf6E2M3FN>, tensor<i32>) -> tensor<?xf6E2M3FN, #stablehlo.bounds<8>>
  %r = stablehlo.reshape %part : (tensor<?xf6E2M3FN, #stablehlo.bounds<8>>) -> tensor<5xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.1, -0.1, 0.9]> : tensor<5xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @first_five_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25]> : tensor<8xf6E3M2FN>
  %size = stablehlo.constant dense<5> : tensor<i32>
  %part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8xf6E3M2FN>, tensor<i32>) -> tensor<?xf6E3M2FN, #stablehlo.bounds<8>>
  %r = stablehlo.reshape %part : (tensor<?xf6E3M2FN, #stablehlo.bounds<8>>) -> tensor<5xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.06, -0.06, 0.2]> : tensor<5xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @first_five_of_f8E5M2() {
  %x = stablehlo.constant dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 0.0, -0.0, 2.0e-5]> : tensor<8xf8E5M2>
  %size = stablehlo.constant dense<5> : tensor<i32>
  %part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8xf8E5M2>, tensor<i32>) -> tensor<?xf8E5M2, #stablehlo.bounds<8>>
  %r = stablehlo.reshape %part : (tensor<?xf8E5M2, #stablehlo.bounds<8>>) -> tensor<5xf8E5M2>
  check.expect_eq_const %r, dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D]> : tensor<5xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @first_five_of_f8E4M3() {
  %x = stablehlo.constant dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79, 0.0, -0.0, 0.002]> : tensor<8xf8E4M3>
  %size = stablehlo.constant dense<5> : tensor<i32>
  %part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8xf8E4M3>, tensor<i32>) -> tensor<?xf8E4M3, #stablehlo.bounds<8>>
  %r = stablehlo.reshape %part : (tensor<?xf8E4M3, #stablehlo.bounds<8>>) -> tensor<5xf8E4M3>
  check.expect_eq_const %r, dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79]> : tensor<5xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @first_five_of_f8E3M4() {
  %x = stablehlo.constant dense<[0x70, 0xF0, 0x78, 0xF8, 0x71, 0.0, -0.0, 0.02]> : tensor<8xf8E3M4>
  %size = stablehlo.constant dense<5> : tensor<i32>
  %part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8xf8E3M4>, tensor<i32>) -> tensor<?xf8E3M4, #stablehlo.bounds<8>>
  %r = stablehlo.reshape %part : (tensor<?xf8E3M4, #stablehlo.bounds<8>>) -> tensor<5xf8E3M4>
  check.expect_eq_const %r, dense<[0x70, 0xF0, 0x78, 0xF8, 0x71]> : tensor<5xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @first_five_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF, 0.0, -0.0, 0.002, -0.002, 0.014, -0.014]> : tensor<8xf8E4M3FN>
  %size = stablehlo.constant dense<5> : tensor<i32>
  %part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8xf8E4M3FN>, tensor<i32>) -> tensor<?xf8E4M3FN, #stablehlo.bounds<8>>
  %r = stablehlo.reshape %part : (tensor<?xf8E4M3FN, #stablehlo.bounds<8>>) -> tensor<5xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0xFF, 0.0, -0.0, 0.002]> : tensor<5xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @first_five_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5]> : tensor<8xf8E5M2FNUZ>
  %size = stablehlo.constant dense<5> : tensor<i32>
  %part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8xf8E5M2FNUZ>, tensor<i32>) -> tensor<?xf8E5M2FNUZ, #stablehlo.bounds<8>>
  %r = stablehlo.reshape %part : (tensor<?xf8E5M2FNUZ, #stablehlo.bounds<8>>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 8.0e-6, -8.0e-6]> : tensor<5xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @first_five_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008]> : tensor<8xf8E4M3FNUZ>
  %size = stablehlo.constant dense<5> : tensor<i32>
  %part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8xf8E4M3FNUZ>, tensor<i32>) -> tensor<?xf8E4M3FNUZ, #stablehlo.bounds<8>>
  %r = stablehlo.reshape %part : (tensor<?xf8E4M3FNUZ, #stablehlo.bounds<8>>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 0.001, -0.001]> : tensor<5xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @first_five_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001]> : tensor<8xf8E4M3B11FNUZ>
  %size = stablehlo.constant dense<5> : tensor<i32>
  %part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8xf8E4M3B11FNUZ>, tensor<i32>) -> tensor<?xf8E4M3B11FNUZ, #stablehlo.bounds<8>>
  %r = stablehlo.reshape %part : (tensor<?xf8E4M3B11FNUZ, #stablehlo.bounds<8>>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 0.0001, -0.0001]> : tensor<5xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @first_five_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0xFF, 6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0]> : tensor<8xf8E8M0FNU>
  %size = stablehlo.constant dense<5> : tensor<i32>
  %part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8xf8E8M0FNU>, tensor<i32>) -> tensor<?xf8E8M0FNU, #stablehlo.bounds<8>>
  %r = stablehlo.reshape %part : (tensor<?xf8E8M0FNU, #stablehlo.bounds<8>>) -> tensor<5xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 6.0e-39, 1.0e-38, 1.7e38, 0xFF]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}
