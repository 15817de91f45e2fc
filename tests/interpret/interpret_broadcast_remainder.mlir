// chlo.broadcast_remainder: sizes of 1 are repeated, and leading dimensions that one side lacks.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @broadcast_remainder_of_f32_0() {
  %lhs = stablehlo.constant dense<[[-0.0, 3.402823466e38, 0x7FC00000], [-1.5, -0.0, 3.402823466e38]]> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<[[1.0e-45, 0x7FC00000, 0.0], [0x7F800000, -1.5, 1.1754944e-38]]> : tensor<2x3xf32>
  %r = chlo.broadcast_remainder %lhs, %rhs : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[-0.0, 0x7FC00000, 0x7FC00000], [-1.5, -0.0, 0.0]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_remainder_of_f8E5M2_1() {
  %lhs = stablehlo.constant dense<[[-0.0], [5.0e-5]]> : tensor<2x1xf8E5M2>
  %rhs = stablehlo.constant dense<[2.0e-5, -6.0e-5, 0x7E]> : tensor<3xf8E5M2>
  %r = chlo.broadcast_remainder %lhs, %rhs : (tensor<2x1xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3xf8E5M2>
  check.expect_eq_const %r, dense<[[-0.0, -0.0, 0x7E], [0.0, 5.0e-5, 0x7E]]> : tensor<2x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @broadcast_remainder_of_i16_2() {
  %lhs = stablehlo.constant dense<[1, 10922, -1]> : tensor<3xi16>
  %rhs = stablehlo.constant dense<[[2, -1, 2], [-1, 2, -1]]> : tensor<2x3xi16>
  %r = chlo.broadcast_remainder %lhs, %rhs : (tensor<3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  check.expect_eq_const %r, dense<[[1, 0, -1], [0, 0, 0]]> : tensor<2x3xi16>
  func.return
}

func.func @broadcast_remainder_of_f4E2M1FN_3() {
  %lhs = stablehlo.constant dense<0.5> : tensor<f4E2M1FN>
  %rhs = stablehlo.constant dense<[[1.0, 6.0], [-2.0, 0.5]]> : tensor<2x2xf4E2M1FN>
  %r = chlo.broadcast_remainder %lhs, %rhs : (tensor<f4E2M1FN>, tensor<2x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.5, 0.5], [0.5, 0.0]]> : tensor<2x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_remainder_of_f32_4() {
  %lhs = stablehlo.constant dense<[-0.0, 3.402823466e38, 0x7FC00000, -1.5]> : tensor<4xf32>
  %rhs = stablehlo.constant dense<1.0e-45> : tensor<f32>
  %r = chlo.broadcast_remainder %lhs, %rhs : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[-0.0, 0.0, 0x7FC00000, -0.0]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_remainder_of_f8E5M2_5() {
  %lhs = stablehlo.constant dense<[-0.0, 5.0e-5]> : tensor<2xf8E5M2>
  %rhs = stablehlo.constant dense<[[2.0e-5, -6.0e-5, 0x7E], [-1.5, 2.0e-5, -6.0e-5]]> : tensor<2x3xf8E5M2>
  %r = chlo.broadcast_remainder %lhs, %rhs {broadcast_dimensions = array<i64: 0>} : (tensor<2xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  check.expect_eq_const %r, dense<[[-0.0, -0.0, 0x7E], [5.0e-5, 0.0, 5.0e-5]]> : tensor<2x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @broadcast_remainder_of_i16_6() {
  %lhs = stablehlo.constant dense<[[[1, 10922], [-1, 0], [7, -32768]], [[-32767, 2], [32767, -2], [1, 10922]]]> : tensor<2x3x2xi16>
  %rhs = stablehlo.constant dense<[2, -1, 2]> : tensor<3xi16>
  %r = chlo.broadcast_remainder %lhs, %rhs {broadcast_dimensions = array<i64: 1>} : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  check.expect_eq_const %r, dense<[[[1, 0], [0, 0], [1, 0]], [[-1, 0], [0, 0], [1, 0]]]> : tensor<2x3x2xi16>
  func.return
}

func.func @broadcast_remainder_of_f4E2M1FN_7() {
  %lhs = stablehlo.constant dense<[[0.5, 2.0, 6.0]]> : tensor<1x3xf4E2M1FN>
  %rhs = stablehlo.constant dense<[[1.0], [6.0]]> : tensor<2x1xf4E2M1FN>
  %r = chlo.broadcast_remainder %lhs, %rhs : (tensor<1x3xf4E2M1FN>, tensor<2x1xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.5, 0.0, 0.0], [0.5, 2.0, 0.0]]> : tensor<2x3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_remainder_of_f32_8() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xf32>
  %rhs = stablehlo.constant dense<[1.0e-45]> : tensor<1xf32>
  %r = chlo.broadcast_remainder %lhs, %rhs : (tensor<2x0xf32>, tensor<1xf32>) -> tensor<2x0xf32>
  check.expect_eq_const %r, dense<> : tensor<2x0xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_remainder_of_f8E5M2_9() {
  %lhs = stablehlo.constant dense<-0.0> : tensor<f8E5M2>
  %rhs = stablehlo.constant dense<2.0e-5> : tensor<f8E5M2>
  %r = chlo.broadcast_remainder %lhs, %rhs : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %r, dense<-0.0> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

func.func @broadcast_remainder_of_i16_10() {
  %lhs = stablehlo.constant dense<[[1], [10922]]> : tensor<2x1xi16>
  %rhs = stablehlo.constant dense<[[[2, -1]], [[2, -1]], [[2, -1]]]> : tensor<3x1x2xi16>
  %r = chlo.broadcast_remainder %lhs, %rhs : (tensor<2x1xi16>, tensor<3x1x2xi16>) -> tensor<3x2x2xi16>
  check.expect_eq_const %r, dense<[[[1, 0], [0, 0]], [[1, 0], [0, 0]], [[1, 0], [0, 0]]]> : tensor<3x2x2xi16>
  func.return
}
