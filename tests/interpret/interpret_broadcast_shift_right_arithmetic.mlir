// chlo.broadcast_shift_right_arithmetic: sizes of 1 are repeated, and leading dimensions that one side lacks.

func.func @broadcast_shift_right_arithmetic_of_i8_0() {
  %lhs = stablehlo.constant dense<[[1, 42, -1], [0, 7, -128]]> : tensor<2x3xi8>
  %rhs = stablehlo.constant dense<[[2, -1, 2], [-1, 2, -1]]> : tensor<2x3xi8>
  %r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  check.expect_eq_const %r, dense<[[0, 0, -1], [0, 1, -1]]> : tensor<2x3xi8>
  func.return
}

func.func @broadcast_shift_right_arithmetic_of_ui32_1() {
  %lhs = stablehlo.constant dense<[[1], [1431655765]]> : tensor<2x1xui32>
  %rhs = stablehlo.constant dense<[2, 2147483648, 1431655765]> : tensor<3xui32>
  %r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs : (tensor<2x1xui32>, tensor<3xui32>) -> tensor<2x3xui32>
  check.expect_eq_const %r, dense<[[0, 0, 0], [357913941, 0, 0]]> : tensor<2x3xui32>
  func.return
}

func.func @broadcast_shift_right_arithmetic_of_i4_2() {
  %lhs = stablehlo.constant dense<[1, 4, 7]> : tensor<3xi4>
  %rhs = stablehlo.constant dense<[[2, 7, -4], [1, 6, -5]]> : tensor<2x3xi4>
  %r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs : (tensor<3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  check.expect_eq_const %r, dense<0> : tensor<2x3xi4>
  func.return
}

func.func @broadcast_shift_right_arithmetic_of_i8_3() {
  %lhs = stablehlo.constant dense<1> : tensor<i8>
  %rhs = stablehlo.constant dense<[[2, -1], [2, -1]]> : tensor<2x2xi8>
  %r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs : (tensor<i8>, tensor<2x2xi8>) -> tensor<2x2xi8>
  check.expect_eq_const %r, dense<0> : tensor<2x2xi8>
  func.return
}

func.func @broadcast_shift_right_arithmetic_of_ui32_4() {
  %lhs = stablehlo.constant dense<[1, 1431655765, 2147483648, 2]> : tensor<4xui32>
  %rhs = stablehlo.constant dense<2> : tensor<ui32>
  %r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs : (tensor<4xui32>, tensor<ui32>) -> tensor<4xui32>
  check.expect_eq_const %r, dense<[0, 357913941, 3758096384, 0]> : tensor<4xui32>
  func.return
}

func.func @broadcast_shift_right_arithmetic_of_i4_5() {
  %lhs = stablehlo.constant dense<[1, 4]> : tensor<2xi4>
  %rhs = stablehlo.constant dense<[[2, 7, -4], [1, 6, -5]]> : tensor<2x3xi4>
  %r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs {broadcast_dimensions = array<i64: 0>} : (tensor<2xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  check.expect_eq_const %r, dense<[[0, 0, 0], [2, 0, 0]]> : tensor<2x3xi4>
  func.return
}

func.func @broadcast_shift_right_arithmetic_of_i8_6() {
  %lhs = stablehlo.constant dense<[[[1, 42], [-1, 0], [7, -128]], [[-127, 2], [127, -2], [1, 42]]]> : tensor<2x3x2xi8>
  %rhs = stablehlo.constant dense<[2, -1, 2]> : tensor<3xi8>
  %r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs {broadcast_dimensions = array<i64: 1>} : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  check.expect_eq_const %r, dense<[[[0, 10], [-1, 0], [1, -32]], [[-32, 0], [0, -1], [0, 10]]]> : tensor<2x3x2xi8>
  func.return
}

func.func @broadcast_shift_right_arithmetic_of_ui32_7() {
  %lhs = stablehlo.constant dense<[[1, 1431655765, 2147483648]]> : tensor<1x3xui32>
  %rhs = stablehlo.constant dense<[[2], [2147483648]]> : tensor<2x1xui32>
  %r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs : (tensor<1x3xui32>, tensor<2x1xui32>) -> tensor<2x3xui32>
  check.expect_eq_const %r, dense<[[0, 357913941, 3758096384], [0, 0, 4294967295]]> : tensor<2x3xui32>
  func.return
}

func.func @broadcast_shift_right_arithmetic_of_i4_8() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xi4>
  %rhs = stablehlo.constant dense<[2]> : tensor<1xi4>
  %r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs : (tensor<2x0xi4>, tensor<1xi4>) -> tensor<2x0xi4>
  check.expect_eq_const %r, dense<> : tensor<2x0xi4>
  func.return
}

func.func @broadcast_shift_right_arithmetic_of_i8_9() {
  %lhs = stablehlo.constant dense<1> : tensor<i8>
  %rhs = stablehlo.constant dense<2> : tensor<i8>
  %r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs : (tensor<i8>, tensor<i8>) -> tensor<i8>
  check.expect_eq_const %r, dense<0> : tensor<i8>
  func.return
}

func.func @broadcast_shift_right_arithmetic_of_ui32_10() {
  %lhs = stablehlo.constant dense<[[1], [1431655765]]> : tensor<2x1xui32>
  %rhs = stablehlo.constant dense<[[[2, 2147483648]], [[1431655765, 1]], [[4294967294, 7]]]> : tensor<3x1x2xui32>
  %r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs : (tensor<2x1xui32>, tensor<3x1x2xui32>) -> tensor<3x2x2xui32>
  check.expect_eq_const %r, dense<[[[0, 0], [357913941, 0]], [[0, 0], [0, 715827882]], [[0, 0], [0, 11184810]]]> : tensor<3x2x2xui32>
  func.return
}
