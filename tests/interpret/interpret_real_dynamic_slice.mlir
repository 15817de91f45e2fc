// stablehlo.real_dynamic_slice: a slice whose bounds and strides are values.

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

func.func @every_third_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0]> : tensor<8xf4E2M1FN>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<8xf4E2M1FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0, 1.0, -6.0]> : tensor<3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @every_third_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0]> : tensor<8xf6E2M3FN>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<8xf6E2M3FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf6E2M3FN>
  check.expect_eq_const %r, dense<[-0.0, 0.9, -1.0]> : tensor<3xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @every_third_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25]> : tensor<8xf6E3M2FN>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<8xf6E3M2FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf6E3M2FN>
  check.expect_eq_const %r, dense<[-0.0, 0.2, -0.25]> : tensor<3xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @every_third_of_f8E5M2() {
  %x = stablehlo.constant dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 0.0, -0.0, 2.0e-5]> : tensor<8xf8E5M2>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<8xf8E5M2>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf8E5M2>
  check.expect_eq_const %r, dense<[0xFC, 0x7D, 2.0e-5]> : tensor<3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @every_third_of_f8E4M3() {
  %x = stablehlo.constant dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79, 0.0, -0.0, 0.002]> : tensor<8xf8E4M3>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<8xf8E4M3>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf8E4M3>
  check.expect_eq_const %r, dense<[0xF8, 0x79, 0.002]> : tensor<3xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @every_third_of_f8E3M4() {
  %x = stablehlo.constant dense<[0x70, 0xF0, 0x78, 0xF8, 0x71, 0.0, -0.0, 0.02]> : tensor<8xf8E3M4>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<8xf8E3M4>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf8E3M4>
  check.expect_eq_const %r, dense<[0xF0, 0x71, 0.02]> : tensor<3xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @every_third_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF, 0.0, -0.0, 0.002, -0.002, 0.014, -0.014]> : tensor<8xf8E4M3FN>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<8xf8E4M3FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf8E4M3FN>
  check.expect_eq_const %r, dense<[0xFF, 0.002, -0.014]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @every_third_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5]> : tensor<8xf8E5M2FNUZ>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<8xf8E5M2FNUZ>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, -8.0e-6, 3.0e-5]> : tensor<3xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @every_third_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008]> : tensor<8xf8E4M3FNUZ>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<8xf8E4M3FNUZ>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, -0.001, 0.008]> : tensor<3xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @every_third_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001]> : tensor<8xf8E4M3B11FNUZ>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<8xf8E4M3B11FNUZ>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, -0.0001, 0.001]> : tensor<3xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @every_third_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0xFF, 6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0]> : tensor<8xf8E8M0FNU>
  %start = stablehlo.constant dense<1> : tensor<1xi64>
  %limit = stablehlo.constant dense<8> : tensor<1xi64>
  %stride = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : (tensor<8xf8E8M0FNU>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39, 0xFF, 1.0]> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  func.return
}
