// chlo.broadcast_select: all three operands are broadcast.
// Made by tools/gen_interpret_tests.py: change it there.

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
