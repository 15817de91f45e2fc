// chlo.broadcast_or: sizes of 1 are repeated, and leading dimensions that one side lacks.

func.func @broadcast_or_of_i8_0() {
  %lhs = stablehlo.constant dense<[[1, 42, -1], [0, 7, -128]]> : tensor<2x3xi8>
  %rhs = stablehlo.constant dense<[[2, -1, 2], [-1, 2, -1]]> : tensor<2x3xi8>
  %r = chlo.broadcast_or %lhs, %rhs : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  check.expect_eq_const %r, dense<[[3, -1, -1], [-1, 7, -1]]> : tensor<2x3xi8>
  func.return
}

func.func @broadcast_or_of_ui32_1() {
  %lhs = stablehlo.constant dense<[[1], [1431655765]]> : tensor<2x1xui32>
  %rhs = stablehlo.constant dense<[2, 2147483648, 1431655765]> : tensor<3xui32>
  %r = chlo.broadcast_or %lhs, %rhs : (tensor<2x1xui32>, tensor<3xui32>) -> tensor<2x3xui32>
  check.expect_eq_const %r, dense<[[3, 2147483649, 1431655765], [1431655767, 3579139413, 1431655765]]> : tensor<2x3xui32>
  func.return
}

func.func @broadcast_or_of_i4_2() {
  %lhs = stablehlo.constant dense<[1, 4, 7]> : tensor<3xi4>
  %rhs = stablehlo.constant dense<[[2, 7, -4], [1, 6, -5]]> : tensor<2x3xi4>
  %r = chlo.broadcast_or %lhs, %rhs : (tensor<3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  check.expect_eq_const %r, dense<[[3, 7, -1], [1, 6, -1]]> : tensor<2x3xi4>
  func.return
}

func.func @broadcast_or_of_i1_3() {
  %lhs = stablehlo.constant dense<true> : tensor<i1>
  %rhs = stablehlo.constant dense<[[false, true], [false, true]]> : tensor<2x2xi1>
  %r = chlo.broadcast_or %lhs, %rhs : (tensor<i1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  check.expect_eq_const %r, dense<true> : tensor<2x2xi1>
  func.return
}

func.func @broadcast_or_of_i8_4() {
  %lhs = stablehlo.constant dense<[1, 42, -1, 0]> : tensor<4xi8>
  %rhs = stablehlo.constant dense<2> : tensor<i8>
  %r = chlo.broadcast_or %lhs, %rhs : (tensor<4xi8>, tensor<i8>) -> tensor<4xi8>
  check.expect_eq_const %r, dense<[3, 42, -1, 2]> : tensor<4xi8>
  func.return
}

func.func @broadcast_or_of_ui32_5() {
  %lhs = stablehlo.constant dense<[1, 1431655765]> : tensor<2xui32>
  %rhs = stablehlo.constant dense<[[2, 2147483648, 1431655765], [1, 4294967294, 7]]> : tensor<2x3xui32>
  %r = chlo.broadcast_or %lhs, %rhs {broadcast_dimensions = array<i64: 0>} : (tensor<2xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  check.expect_eq_const %r, dense<[[3, 2147483649, 1431655765], [1431655765, 4294967295, 1431655767]]> : tensor<2x3xui32>
  func.return
}

func.func @broadcast_or_of_i4_6() {
  %lhs = stablehlo.constant dense<[[[1, 4], [7, -6], [-3, 0]], [[3, 6], [-7, -4], [-1, 2]]]> : tensor<2x3x2xi4>
  %rhs = stablehlo.constant dense<[2, 7, -4]> : tensor<3xi4>
  %r = chlo.broadcast_or %lhs, %rhs {broadcast_dimensions = array<i64: 1>} : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  check.expect_eq_const %r, dense<[[[3, 6], [7, -1], [-3, -4]], [[3, 6], [-1, -1], [-1, -2]]]> : tensor<2x3x2xi4>
  func.return
}

func.func @broadcast_or_of_i1_7() {
  %lhs = stablehlo.constant dense<[[true, false, true]]> : tensor<1x3xi1>
  %rhs = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
  %r = chlo.broadcast_or %lhs, %rhs : (tensor<1x3xi1>, tensor<2x1xi1>) -> tensor<2x3xi1>
  check.expect_eq_const %r, dense<[[true, false, true], [true, true, true]]> : tensor<2x3xi1>
  func.return
}

func.func @broadcast_or_of_i8_8() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xi8>
  %rhs = stablehlo.constant dense<[2]> : tensor<1xi8>
  %r = chlo.broadcast_or %lhs, %rhs : (tensor<2x0xi8>, tensor<1xi8>) -> tensor<2x0xi8>
  check.expect_eq_const %r, dense<> : tensor<2x0xi8>
  func.return
}

func.func @broadcast_or_of_ui32_9() {
  %lhs = stablehlo.constant dense<1> : tensor<ui32>
  %rhs = stablehlo.constant dense<2> : tensor<ui32>
  %r = chlo.broadcast_or %lhs, %rhs : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %r, dense<3> : tensor<ui32>
  func.return
}

func.func @broadcast_or_of_i4_10() {
  %lhs = stablehlo.constant dense<[[1], [4]]> : tensor<2x1xi4>
  %rhs = stablehlo.constant dense<[[[2, 7]], [[-4, 1]], [[6, -5]]]> : tensor<3x1x2xi4>
  %r = chlo.broadcast_or %lhs, %rhs : (tensor<2x1xi4>, tensor<3x1x2xi4>) -> tensor<3x2x2xi4>
  check.expect_eq_const %r, dense<[[[3, 7], [6, 7]], [[-3, 1], [-4, 5]], [[7, -5], [6, -1]]]> : tensor<3x2x2xi4>
  func.return
}
