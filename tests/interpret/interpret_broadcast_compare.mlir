// chlo.broadcast_compare: as stablehlo.compare, after broadcasting.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @broadcast_compare_of_f32_0() {
  %lhs = stablehlo.constant dense<[[-0.0, 3.402823466e38, 0x7FC00000], [-1.5, -0.0, 3.402823466e38]]> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<[[1.0e-45, 0x7FC00000, 0.0], [0x7F800000, -1.5, 1.1754944e-38]]> : tensor<2x3xf32>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %r, dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
  func.return
}

func.func @broadcast_compare_of_i8_1() {
  %lhs = stablehlo.constant dense<[[1], [42]]> : tensor<2x1xi8>
  %rhs = stablehlo.constant dense<[2, -1, 2]> : tensor<3xi8>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction GE>, compare_type = #chlo<comparison_type SIGNED>} : (tensor<2x1xi8>, tensor<3xi8>) -> tensor<2x3xi1>
  check.expect_eq_const %r, dense<[[false, true, false], [true, true, true]]> : tensor<2x3xi1>
  func.return
}

func.func @broadcast_compare_of_ui8_2() {
  %lhs = stablehlo.constant dense<[1, 85, 128]> : tensor<3xui8>
  %rhs = stablehlo.constant dense<[[2, 128, 85], [1, 254, 7]]> : tensor<2x3xui8>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction GT>, compare_type = #chlo<comparison_type UNSIGNED>} : (tensor<3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
  check.expect_eq_const %r, dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>
  func.return
}

func.func @broadcast_compare_of_f8E4M3FN_3() {
  %lhs = stablehlo.constant dense<-0.0> : tensor<f8E4M3FN>
  %rhs = stablehlo.constant dense<[[0.002, -0.016], [0.5, 0.56]]> : tensor<2x2xf8E4M3FN>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction NE>} : (tensor<f8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<2x2xi1>
  check.expect_eq_const %r, dense<true> : tensor<2x2xi1>
  func.return
}

func.func @broadcast_compare_of_f16_4() {
  %lhs = stablehlo.constant dense<[-0.0, 65500.0, 0x7E00, -1.5]> : tensor<4xf16>
  %rhs = stablehlo.constant dense<6.0e-8> : tensor<f16>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4xf16>, tensor<f16>) -> tensor<4xi1>
  check.expect_eq_const %r, dense<false> : tensor<4xi1>
  func.return
}

func.func @broadcast_compare_of_i32_5() {
  %lhs = stablehlo.constant dense<[1, 715827882]> : tensor<2xi32>
  %rhs = stablehlo.constant dense<[[2, -1, 2], [-1, 2, -1]]> : tensor<2x3xi32>
  %r = chlo.broadcast_compare %lhs, %rhs {broadcast_dimensions = array<i64: 0>, comparison_direction = #chlo<comparison_direction LE>} : (tensor<2xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  check.expect_eq_const %r, dense<[[true, false, true], [false, false, false]]> : tensor<2x3xi1>
  func.return
}

func.func @broadcast_compare_of_f4E2M1FN_6() {
  %lhs = stablehlo.constant dense<[[[0.5, 2.0], [6.0, -1.0], [-3.0, 0.0]], [[1.5, 4.0], [-0.5, -2.0], [-6.0, 1.0]]]> : tensor<2x3x2xf4E2M1FN>
  %rhs = stablehlo.constant dense<[1.0, 6.0, -2.0]> : tensor<3xf4E2M1FN>
  %r = chlo.broadcast_compare %lhs, %rhs {broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xi1>
  check.expect_eq_const %r, dense<[[[true, false], [false, true], [true, false]], [[false, false], [true, true], [true, false]]]> : tensor<2x3x2xi1>
  func.return
}
