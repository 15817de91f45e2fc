// chlo.broadcast_compare: as stablehlo.compare, after broadcasting.

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

func.func @broadcast_compare_of_f4E2M1FN_outer() {
  %lhs = stablehlo.constant dense<[[0.5], [2.0], [6.0], [-1.0]]> : tensor<4x1xf4E2M1FN>
  %rhs = stablehlo.constant dense<[1.0, 6.0, -2.0, 0.5, 4.0]> : tensor<5xf4E2M1FN>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4x1xf4E2M1FN>, tensor<5xf4E2M1FN>) -> tensor<4x5xi1>
  check.expect_eq_const %r, dense<[[true, true, false, false, true], [false, true, false, false, true], [false, false, false, false, false], [true, true, false, true, true]]> : tensor<4x5xi1>
  func.return
}

func.func @broadcast_compare_of_f6E2M3FN_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.9], [-1.0], [0.5]]> : tensor<4x1xf6E2M3FN>
  %rhs = stablehlo.constant dense<[0.1, -1.0, 3.0, -0.2, 0.1]> : tensor<5xf6E2M3FN>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction GE>} : (tensor<4x1xf6E2M3FN>, tensor<5xf6E2M3FN>) -> tensor<4x5xi1>
  check.expect_eq_const %r, dense<[[false, true, false, true, false], [true, true, false, true, true], [false, true, false, false, false], [true, true, false, true, true]]> : tensor<4x5xi1>
  func.return
}

func.func @broadcast_compare_of_f6E3M2FN_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.2], [-0.25], [0.5]]> : tensor<4x1xf6E3M2FN>
  %rhs = stablehlo.constant dense<[0.06, -0.25, -1.5, -0.8, 0.06]> : tensor<5xf6E3M2FN>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4x1xf6E3M2FN>, tensor<5xf6E3M2FN>) -> tensor<4x5xi1>
  check.expect_eq_const %r, dense<[[false, false, false, false, false], [false, false, false, false, false], [false, true, false, false, false], [false, false, false, false, false]]> : tensor<4x5xi1>
  func.return
}

func.func @broadcast_compare_of_f8E5M2_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [5.0e-5], [-6.0e-5], [0x7C]]> : tensor<4x1xf8E5M2>
  %rhs = stablehlo.constant dense<[2.0e-5, -6.0e-5, 0x7E, -1.5, 2.0e-5]> : tensor<5xf8E5M2>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4x1xf8E5M2>, tensor<5xf8E5M2>) -> tensor<4x5xi1>
  check.expect_eq_const %r, dense<[[true, true, true, true, true], [true, true, true, true, true], [true, false, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  func.return
}

func.func @broadcast_compare_of_f8E4M3_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.014], [-0.016], [0x78]]> : tensor<4x1xf8E4M3>
  %rhs = stablehlo.constant dense<[0.002, -0.016, 0x7C, -1.5, 0.002]> : tensor<5xf8E4M3>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction GT>} : (tensor<4x1xf8E4M3>, tensor<5xf8E4M3>) -> tensor<4x5xi1>
  check.expect_eq_const %r, dense<[[false, true, false, true, false], [true, true, false, true, true], [false, false, false, true, false], [true, true, false, true, true]]> : tensor<4x5xi1>
  func.return
}

func.func @broadcast_compare_of_f8E3M4_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.23], [-0.25], [0x70]]> : tensor<4x1xf8E3M4>
  %rhs = stablehlo.constant dense<[0.02, -0.25, 0x78, -1.5, 0.02]> : tensor<5xf8E3M4>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction LE>} : (tensor<4x1xf8E3M4>, tensor<5xf8E3M4>) -> tensor<4x5xi1>
  check.expect_eq_const %r, dense<[[true, false, false, false, true], [false, false, false, false, false], [true, true, false, false, true], [false, false, false, false, false]]> : tensor<4x5xi1>
  func.return
}

func.func @broadcast_compare_of_f8E4M3FN_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.014], [-0.016], [0x7F]]> : tensor<4x1xf8E4M3FN>
  %rhs = stablehlo.constant dense<[0.002, -0.016, 0.5, 0.56, 0.002]> : tensor<5xf8E4M3FN>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4x1xf8E4M3FN>, tensor<5xf8E4M3FN>) -> tensor<4x5xi1>
  check.expect_eq_const %r, dense<[[true, false, true, true, true], [false, false, true, true, false], [true, false, true, true, true], [false, false, false, false, false]]> : tensor<4x5xi1>
  func.return
}

func.func @broadcast_compare_of_f8E5M2FNUZ_outer() {
  %lhs = stablehlo.constant dense<[[0x80], [2.0e-5], [-3.0e-5], [0.5]]> : tensor<4x1xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[8.0e-6, -3.0e-5, -1.5, 0.06, 8.0e-6]> : tensor<5xf8E5M2FNUZ>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction GE>} : (tensor<4x1xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> tensor<4x5xi1>
  check.expect_eq_const %r, dense<[[false, false, false, false, false], [true, true, true, false, true], [false, true, true, false, false], [true, true, true, true, true]]> : tensor<4x5xi1>
  func.return
}

func.func @broadcast_compare_of_f8E4M3FNUZ_outer() {
  %lhs = stablehlo.constant dense<[[0x80], [0.007], [-0.008], [0.5]]> : tensor<4x1xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[0.001, -0.008, -1.5, 0.12, 0.001]> : tensor<5xf8E4M3FNUZ>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4x1xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> tensor<4x5xi1>
  check.expect_eq_const %r, dense<[[false, false, false, false, false], [false, false, false, false, false], [false, true, false, false, false], [false, false, false, false, false]]> : tensor<4x5xi1>
  func.return
}

func.func @broadcast_compare_of_f8E4M3B11FNUZ_outer() {
  %lhs = stablehlo.constant dense<[[0x80], [0.0009], [-0.001], [0.5]]> : tensor<4x1xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[0.0001, -0.001, -1.5, -0.4, 0.0001]> : tensor<5xf8E4M3B11FNUZ>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction NE>} : (tensor<4x1xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> tensor<4x5xi1>
  check.expect_eq_const %r, dense<[[true, true, true, true, true], [true, true, true, true, true], [true, false, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
  func.return
}

func.func @broadcast_compare_of_f8E8M0FNU_outer() {
  %lhs = stablehlo.constant dense<[[1.0e-38], [0.5], [4.0e34], [9.0e9]]> : tensor<4x1xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[1.7e38, 4.0e34, 1.0e36, 2.0e-27, 1.7e38]> : tensor<5xf8E8M0FNU>
  %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction GT>} : (tensor<4x1xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> tensor<4x5xi1>
  check.expect_eq_const %r, dense<[[false, false, false, false, false], [false, false, false, true, false], [false, false, false, true, false], [false, false, false, true, false]]> : tensor<4x5xi1>
  func.return
}
