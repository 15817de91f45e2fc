// chlo.broadcast_select: all three operands are broadcast.

func.func @broadcast_select_0() {
  %pred = stablehlo.constant dense<[[false, true, false], [true, false, true]]> : tensor<2x3xi1>
  %on_true = stablehlo.constant dense<[[-0.0, 3.402823466e38, 0x7FC00000], [-1.5, -0.0, 3.402823466e38]]> : tensor<2x3xf32>
  %on_false = stablehlo.constant dense<[[1.0e-45, 0x7FC00000, 0.0], [0x7F800000, -1.5, 1.1754944e-38]]> : tensor<2x3xf32>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[1.0e-45, 3.402823466e38, 0.0], [-1.5, -1.5, 3.402823466e38]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_1() {
  %pred = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[-0.0, 0.014, -0.016]> : tensor<3xf8E4M3FN>
  %on_false = stablehlo.constant dense<0.002> : tensor<f8E4M3FN>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.002, 0.002, 0.002], [-0.0, 0.014, -0.016]]> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_2() {
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %on_true = stablehlo.constant dense<[[1, 4], [7, -6]]> : tensor<2x2xi4>
  %on_false = stablehlo.constant dense<[2, 7]> : tensor<2xi4>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<i1>, tensor<2x2xi4>, tensor<2xi4>) -> tensor<2x2xi4>
  check.expect_eq_const %r, dense<[[2, 7], [2, 7]]> : tensor<2x2xi4>
  func.return
}

func.func @broadcast_select_3() {
  %pred = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
  %on_true = stablehlo.constant dense<[[-0.0, 1.7976931348623157e308, 0x7FF8000000000000]]> : tensor<1x3xf64>
  %on_false = stablehlo.constant dense<[[5.0e-324], [0x7FF8000000000000]]> : tensor<2x1xf64>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<3xi1>, tensor<1x3xf64>, tensor<2x1xf64>) -> tensor<2x3xf64>
  check.expect_eq_const %r, dense<[[5.0e-324, 1.7976931348623157e308, 5.0e-324], [0x7FF8000000000000, 1.7976931348623157e308, 0x7FF8000000000000]]> : tensor<2x3xf64> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_4() {
  %pred = stablehlo.constant dense<[false]> : tensor<1xi1>
  %on_true = stablehlo.constant dense<> : tensor<0xf32>
  %on_false = stablehlo.constant dense<[1.0e-45]> : tensor<1xf32>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<1xi1>, tensor<0xf32>, tensor<1xf32>) -> tensor<0xf32>
  check.expect_eq_const %r, dense<> : tensor<0xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_5() {
  %pred = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %on_true = stablehlo.constant dense<true> : tensor<i1>
  %on_false = stablehlo.constant dense<false> : tensor<i1>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2xi1>, tensor<i1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %r, dense<[false, true]> : tensor<2xi1>
  func.return
}

func.func @broadcast_select_of_f4E2M1FN() {
  %pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0]> : tensor<8xf4E2M1FN>
  %on_false = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<2x8xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<2x8xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_of_f6E2M3FN() {
  %pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0]> : tensor<8xf6E2M3FN>
  %on_false = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2x8xf6E2M3FN>
  check.expect_eq_const %r, dense<[[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<2x8xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_of_f6E3M2FN() {
  %pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25]> : tensor<8xf6E3M2FN>
  %on_false = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2x8xf6E3M2FN>
  check.expect_eq_const %r, dense<[[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<2x8xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_of_f8E5M2() {
  %pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 0.0, -0.0, 2.0e-5]> : tensor<8xf8E5M2>
  %on_false = stablehlo.constant dense<0x7C> : tensor<f8E5M2>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8xf8E5M2>, tensor<f8E5M2>) -> tensor<2x8xf8E5M2>
  check.expect_eq_const %r, dense<[[0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 0.0, -0.0, 2.0e-5], [0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C]]> : tensor<2x8xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_of_f8E4M3() {
  %pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79, 0.0, -0.0, 0.002]> : tensor<8xf8E4M3>
  %on_false = stablehlo.constant dense<0x78> : tensor<f8E4M3>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8xf8E4M3>, tensor<f8E4M3>) -> tensor<2x8xf8E4M3>
  check.expect_eq_const %r, dense<[[0x78, 0xF8, 0x7C, 0xFC, 0x79, 0.0, -0.0, 0.002], [0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78]]> : tensor<2x8xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_of_f8E3M4() {
  %pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[0x70, 0xF0, 0x78, 0xF8, 0x71, 0.0, -0.0, 0.02]> : tensor<8xf8E3M4>
  %on_false = stablehlo.constant dense<0x70> : tensor<f8E3M4>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8xf8E3M4>, tensor<f8E3M4>) -> tensor<2x8xf8E3M4>
  check.expect_eq_const %r, dense<[[0x70, 0xF0, 0x78, 0xF8, 0x71, 0.0, -0.0, 0.02], [0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70]]> : tensor<2x8xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_of_f8E4M3FN() {
  %pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[0x7F, 0xFF, 0.0, -0.0, 0.002, -0.002, 0.014, -0.014]> : tensor<8xf8E4M3FN>
  %on_false = stablehlo.constant dense<0x7F> : tensor<f8E4M3FN>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x8xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0x7F, 0xFF, 0.0, -0.0, 0.002, -0.002, 0.014, -0.014], [0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F]]> : tensor<2x8xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_of_f8E5M2FNUZ() {
  %pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[0x80, 0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5]> : tensor<8xf8E5M2FNUZ>
  %on_false = stablehlo.constant dense<0x80> : tensor<f8E5M2FNUZ>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2x8xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5], [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]]> : tensor<2x8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_of_f8E4M3FNUZ() {
  %pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[0x80, 0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008]> : tensor<8xf8E4M3FNUZ>
  %on_false = stablehlo.constant dense<0x80> : tensor<f8E4M3FNUZ>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2x8xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008], [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]]> : tensor<2x8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_of_f8E4M3B11FNUZ() {
  %pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[0x80, 0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001]> : tensor<8xf8E4M3B11FNUZ>
  %on_false = stablehlo.constant dense<0x80> : tensor<f8E4M3B11FNUZ>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2x8xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001], [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]]> : tensor<2x8xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_select_of_f8E8M0FNU() {
  %pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %on_true = stablehlo.constant dense<[0xFF, 6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0]> : tensor<8xf8E8M0FNU>
  %on_false = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
  %r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<2x8xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[0xFF, 6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]> : tensor<2x8xf8E8M0FNU> {shlo.bitwise}
  func.return
}
