// chlo.constant: as stablehlo.constant.

func.func @constants() {
  %r = chlo.constant dense<[1.0, -0.0, 448.0]> : tensor<3xf8E4M3FN>
  %s = "chlo.constant"() {value = dense<7> : tensor<2x2xi4>} : () -> tensor<2x2xi4>
  check.expect_eq_const %r, dense<[1.0, -0.0, 448.0]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %s, dense<7> : tensor<2x2xi4>
  func.return
}

func.func @constants_of_f4E2M1FN() {
  %r = chlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0]> : tensor<8xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0]> : tensor<8xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @constants_of_f6E2M3FN() {
  %r = chlo.constant dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0]> : tensor<8xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0]> : tensor<8xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @constants_of_f6E3M2FN() {
  %r = chlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25]> : tensor<8xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25]> : tensor<8xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @constants_of_f8E5M2() {
  %r = chlo.constant dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 0.0, -0.0, 2.0e-5]> : tensor<8xf8E5M2>
  check.expect_eq_const %r, dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 0.0, -0.0, 2.0e-5]> : tensor<8xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @constants_of_f8E4M3() {
  %r = chlo.constant dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79, 0.0, -0.0, 0.002]> : tensor<8xf8E4M3>
  check.expect_eq_const %r, dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79, 0.0, -0.0, 0.002]> : tensor<8xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @constants_of_f8E3M4() {
  %r = chlo.constant dense<[0x70, 0xF0, 0x78, 0xF8, 0x71, 0.0, -0.0, 0.02]> : tensor<8xf8E3M4>
  check.expect_eq_const %r, dense<[0x70, 0xF0, 0x78, 0xF8, 0x71, 0.0, -0.0, 0.02]> : tensor<8xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @constants_of_f8E4M3FN() {
  %r = chlo.constant dense<[0x7F, 0xFF, 0.0, -0.0, 0.002, -0.002, 0.014, -0.014]> : tensor<8xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0xFF, 0.0, -0.0, 0.002, -0.002, 0.014, -0.014]> : tensor<8xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @constants_of_f8E5M2FNUZ() {
  %r = chlo.constant dense<[0x80, 0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5]> : tensor<8xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5]> : tensor<8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @constants_of_f8E4M3FNUZ() {
  %r = chlo.constant dense<[0x80, 0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008]> : tensor<8xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008]> : tensor<8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @constants_of_f8E4M3B11FNUZ() {
  %r = chlo.constant dense<[0x80, 0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001]> : tensor<8xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001]> : tensor<8xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @constants_of_f8E8M0FNU() {
  %r = chlo.constant dense<[0xFF, 6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0]> : tensor<8xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0]> : tensor<8xf8E8M0FNU> {shlo.bitwise}
  func.return
}
