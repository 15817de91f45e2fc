// chlo.broadcast_next_after: sizes of 1 are repeated, and leading dimensions that one side lacks.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @broadcast_next_after_of_f32_0() {
  %lhs = stablehlo.constant dense<[[-0.0, 3.402823466e38, 0x7FC00000], [-1.5, -0.0, 3.402823466e38]]> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<[[1.0e-45, 0x7FC00000, 0.0], [0x7F800000, -1.5, 1.1754944e-38]]> : tensor<2x3xf32>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[1.0e-45, 0x7FC00000, 0x7FC00000], [-1.4999999, -1.0e-45, 3.4028233e38]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3FN_1() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.014]]> : tensor<2x1xf8E4M3FN>
  %rhs = stablehlo.constant dense<[0.002, -0.016, 0.5]> : tensor<3xf8E4M3FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<2x1xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.002, -0.002, 0.002], [0.012, 0.012, 0.016]]> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_bf16_2() {
  %lhs = stablehlo.constant dense<[-0.0, 3.3895e38, 0x7FC0]> : tensor<3xbf16>
  %rhs = stablehlo.constant dense<[[9.0e-41, 0x7FC0, 0.0], [0x7F80, -1.5, 1.18e-38]]> : tensor<2x3xbf16>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %r, dense<[[9.0e-41, 0x7FC0, 0x7FC0], [9.0e-41, 3.38e38, 0x7FC0]]> : tensor<2x3xbf16> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f32_3() {
  %lhs = stablehlo.constant dense<-0.0> : tensor<f32>
  %rhs = stablehlo.constant dense<[[1.0e-45, 0x7FC00000], [0.0, 0x7F800000]]> : tensor<2x2xf32>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<f32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %r, dense<[[1.0e-45, 0x7FC00000], [0.0, 1.0e-45]]> : tensor<2x2xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3FN_4() {
  %lhs = stablehlo.constant dense<[-0.0, 0.014, -0.016, 0x7F]> : tensor<4xf8E4M3FN>
  %rhs = stablehlo.constant dense<0.002> : tensor<f8E4M3FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.002, 0.012, -0.014, 0x7F]> : tensor<4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_bf16_5() {
  %lhs = stablehlo.constant dense<[-0.0, 3.3895e38]> : tensor<2xbf16>
  %rhs = stablehlo.constant dense<[[9.0e-41, 0x7FC0, 0.0], [0x7F80, -1.5, 1.18e-38]]> : tensor<2x3xbf16>
  %r = chlo.broadcast_next_after %lhs, %rhs {broadcast_dimensions = array<i64: 0>} : (tensor<2xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %r, dense<[[9.0e-41, 0x7FC0, 0.0], [0x7F80, 3.38e38, 3.38e38]]> : tensor<2x3xbf16> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f32_6() {
  %lhs = stablehlo.constant dense<[[[-0.0, 3.402823466e38], [0x7FC00000, -1.5], [-0.0, 3.402823466e38]], [[0x7FC00000, -1.5], [-0.0, 3.402823466e38], [0x7FC00000, -1.5]]]> : tensor<2x3x2xf32>
  %rhs = stablehlo.constant dense<[1.0e-45, 0x7FC00000, 0.0]> : tensor<3xf32>
  %r = chlo.broadcast_next_after %lhs, %rhs {broadcast_dimensions = array<i64: 1>} : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  check.expect_eq_const %r, dense<[[[1.0e-45, 3.4028233e38], [0x7FC00000, 0x7FC00000], [0.0, 3.4028233e38]], [[0x7FC00000, -1.4999999], [0x7FC00000, 0x7FC00000], [0x7FC00000, -1.4999999]]]> : tensor<2x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3FN_7() {
  %lhs = stablehlo.constant dense<[[-0.0, 0.014, -0.016]]> : tensor<1x3xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[0.002], [-0.016]]> : tensor<2x1xf8E4M3FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<1x3xf8E4M3FN>, tensor<2x1xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.002, 0.012, -0.014], [-0.002, 0.012, -0.016]]> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_bf16_8() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xbf16>
  %rhs = stablehlo.constant dense<[9.0e-41]> : tensor<1xbf16>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<2x0xbf16>, tensor<1xbf16>) -> tensor<2x0xbf16>
  check.expect_eq_const %r, dense<> : tensor<2x0xbf16> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f32_9() {
  %lhs = stablehlo.constant dense<-0.0> : tensor<f32>
  %rhs = stablehlo.constant dense<1.0e-45> : tensor<f32>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %r, dense<1.0e-45> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3FN_10() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.014]]> : tensor<2x1xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[[0.002, -0.016]], [[0.5, 0.56]], [[0.002, -0.016]]]> : tensor<3x1x2xf8E4M3FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<2x1xf8E4M3FN>, tensor<3x1x2xf8E4M3FN>) -> tensor<3x2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[[0.002, -0.002], [0.012, 0.012]], [[0.002, 0.002], [0.016, 0.016]], [[0.002, -0.002], [0.012, 0.012]]]> : tensor<3x2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}
