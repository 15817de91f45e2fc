// stablehlo.dynamic_conv: a convolution whose padding is an operand.

func.func @padding_of_i64_for_i32() {
  %lhs = stablehlo.constant dense<[[[[1], [2], [-3]], [[4], [1], [2]], [[-3], [4], [1]]]]> : tensor<1x3x3x1xi32>
  %rhs = stablehlo.constant dense<[[[[2]], [[1]]], [[[-1]], [[2]]]]> : tensor<2x2x1x1xi32>
  %padding = stablehlo.constant dense<[[1, -1], [0, 2]]> : tensor<2x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{window_strides = array<i64: 1, 2>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x3x3x1xi32>, tensor<2x2x1x1xi32>, tensor<2x2xi64>) -> tensor<1x4x2x1xi32>
  check.expect_eq_const %r, dense<[[[[0], [-6]], [[5], [-3]], [[7], [4]], [[6], [2]]]]> : tensor<1x4x2x1xi32>
  func.return
}

func.func @padding_of_i32_for_f8E4M3FN() {
  %lhs = stablehlo.constant dense<[[[[1.0], [2.0], [-3.0]], [[4.0], [1.0], [2.0]], [[-3.0], [4.0], [1.0]]]]> : tensor<1x3x3x1xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[[[2.0]], [[1.0]]], [[[-1.0]], [[2.0]]]]> : tensor<2x2x1x1xf8E4M3FN>
  %padding = stablehlo.constant dense<[[1, -1], [0, 2]]> : tensor<2x2xi32>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{window_strides = array<i64: 1, 2>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x3x3x1xf8E4M3FN>, tensor<2x2x1x1xf8E4M3FN>, tensor<2x2xi32>) -> tensor<1x4x2x1xf8E4M3FN>
  check.expect_eq_const %r, dense<[[[[0.0], [-6.0]], [[5.0], [-3.0]], [[7.0], [4.0]], [[6.0], [2.0]]]]> : tensor<1x4x2x1xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @padding_of_ui8_for_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0], [2.0], [-3.0]], [[4.0], [1.0], [2.0]], [[-3.0], [4.0], [1.0]]]]> : tensor<1x3x3x1xf32>
  %rhs = stablehlo.constant dense<[[[[2.0]], [[1.0]]], [[[-1.0]], [[2.0]]]]> : tensor<2x2x1x1xf32>
  %padding = stablehlo.constant dense<[[1, 0], [0, 1]]> : tensor<2x2xui8>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{window_strides = array<i64: 1, 2>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x3x3x1xf32>, tensor<2x2x1x1xf32>, tensor<2x2xui8>) -> tensor<1x5x2x1xf32>
  check.expect_eq_const %r, dense<[[[[0.0], [-6.0]], [[5.0], [-3.0]], [[7.0], [4.0]], [[6.0], [2.0]], [[-10.0], [2.0]]]]> : tensor<1x5x2x1xf32> {shlo.bitwise}
  func.return
}

func.func @dynamic_conv_of_f4E2M1FN() {
  %lhs = stablehlo.constant dense<[[[1.0], [1.5], [-2.0], [3.0]]]> : tensor<1x4x1xf4E2M1FN>
  %rhs = stablehlo.constant dense<[[[1.5]], [[0.5]]]> : tensor<2x1x1xf4E2M1FN>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf4E2M1FN>, tensor<2x1x1xf4E2M1FN>, tensor<1x2xi64>) -> tensor<1x4x1xf4E2M1FN>
  check.expect_eq_const %r, dense<[[[0.5], [2.0], [1.0], [-1.5]]]> : tensor<1x4x1xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_conv_of_f6E2M3FN() {
  %lhs = stablehlo.constant dense<[[[1.0], [1.5], [-2.5], [3.0]]]> : tensor<1x4x1xf6E2M3FN>
  %rhs = stablehlo.constant dense<[[[1.5]], [[0.5]]]> : tensor<2x1x1xf6E2M3FN>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf6E2M3FN>, tensor<2x1x1xf6E2M3FN>, tensor<1x2xi64>) -> tensor<1x4x1xf6E2M3FN>
  check.expect_eq_const %r, dense<[[[0.5], [2.2], [1.0], [-2.2]]]> : tensor<1x4x1xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_conv_of_f6E3M2FN() {
  %lhs = stablehlo.constant dense<[[[1.0], [1.5], [-2.5], [3.0]]]> : tensor<1x4x1xf6E3M2FN>
  %rhs = stablehlo.constant dense<[[[1.5]], [[0.5]]]> : tensor<2x1x1xf6E3M2FN>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf6E3M2FN>, tensor<2x1x1xf6E3M2FN>, tensor<1x2xi64>) -> tensor<1x4x1xf6E3M2FN>
  check.expect_eq_const %r, dense<[[[0.5], [2.0], [0.8], [-2.5]]]> : tensor<1x4x1xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_conv_of_f8E5M2() {
  %lhs = stablehlo.constant dense<[[[1.0], [1.5], [-2.5], [3.0]]]> : tensor<1x4x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[1.5]], [[0.5]]]> : tensor<2x1x1xf8E5M2>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf8E5M2>, tensor<2x1x1xf8E5M2>, tensor<1x2xi64>) -> tensor<1x4x1xf8E5M2>
  check.expect_eq_const %r, dense<[[[0.5], [2.0], [0.8], [-2.5]]]> : tensor<1x4x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dynamic_conv_of_f8E4M3() {
  %lhs = stablehlo.constant dense<[[[1.0], [1.5], [-2.5], [3.0]]]> : tensor<1x4x1xf8E4M3>
  %rhs = stablehlo.constant dense<[[[1.5]], [[0.5]]]> : tensor<2x1x1xf8E4M3>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf8E4M3>, tensor<2x1x1xf8E4M3>, tensor<1x2xi64>) -> tensor<1x4x1xf8E4M3>
  check.expect_eq_const %r, dense<[[[0.5], [2.2], [1.0], [-2.2]]]> : tensor<1x4x1xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @dynamic_conv_of_f8E3M4() {
  %lhs = stablehlo.constant dense<[[[1.0], [1.5], [-2.5], [3.0]]]> : tensor<1x4x1xf8E3M4>
  %rhs = stablehlo.constant dense<[[[1.5]], [[0.5]]]> : tensor<2x1x1xf8E3M4>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf8E3M4>, tensor<2x1x1xf8E3M4>, tensor<1x2xi64>) -> tensor<1x4x1xf8E3M4>
  check.expect_eq_const %r, dense<[[[0.5], [2.2], [1.0], [-2.2]]]> : tensor<1x4x1xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @dynamic_conv_of_f8E4M3FN() {
  %lhs = stablehlo.constant dense<[[[1.0], [1.5], [-2.5], [3.0]]]> : tensor<1x4x1xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[[1.5]], [[0.5]]]> : tensor<2x1x1xf8E4M3FN>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf8E4M3FN>, tensor<2x1x1xf8E4M3FN>, tensor<1x2xi64>) -> tensor<1x4x1xf8E4M3FN>
  check.expect_eq_const %r, dense<[[[0.5], [2.2], [1.0], [-2.2]]]> : tensor<1x4x1xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_conv_of_f8E5M2FNUZ() {
  %lhs = stablehlo.constant dense<[[[1.0], [1.5], [-2.5], [3.0]]]> : tensor<1x4x1xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[[[1.5]], [[0.5]]]> : tensor<2x1x1xf8E5M2FNUZ>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf8E5M2FNUZ>, tensor<2x1x1xf8E5M2FNUZ>, tensor<1x2xi64>) -> tensor<1x4x1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[[0.5], [2.0], [0.8], [-2.5]]]> : tensor<1x4x1xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_conv_of_f8E4M3FNUZ() {
  %lhs = stablehlo.constant dense<[[[1.0], [1.5], [-2.5], [3.0]]]> : tensor<1x4x1xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[[[1.5]], [[0.5]]]> : tensor<2x1x1xf8E4M3FNUZ>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf8E4M3FNUZ>, tensor<2x1x1xf8E4M3FNUZ>, tensor<1x2xi64>) -> tensor<1x4x1xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[[0.5], [2.2], [1.0], [-2.2]]]> : tensor<1x4x1xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_conv_of_f8E4M3B11FNUZ() {
  %lhs = stablehlo.constant dense<[[[1.0], [1.5], [-2.5], [3.0]]]> : tensor<1x4x1xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[[[1.5]], [[0.5]]]> : tensor<2x1x1xf8E4M3B11FNUZ>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>, tensor<1x2xi64>) -> tensor<1x4x1xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[[0.5], [2.2], [1.0], [-2.2]]]> : tensor<1x4x1xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_conv_of_f8E8M0FNU() {
  %lhs = stablehlo.constant dense<[[[1.0], [2.0], [4.0], [8.0]]]> : tensor<1x4x1xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[[[2.0]], [[0.5]]]> : tensor<2x1x1xf8E8M0FNU>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf8E8M0FNU>, tensor<2x1x1xf8E8M0FNU>, tensor<1x2xi64>) -> tensor<1x4x1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[[0.5], [4.0], [8.0], [20.0]]]> : tensor<1x4x1xf8E8M0FNU> {shlo.bitwise}
  func.return
}
