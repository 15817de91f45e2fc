// stablehlo.convolution: a dot product of each window with the kernel, summed in the result's type.

func.func @convolution_of_f4E2M1FN_in_f4E2M1FN() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.0]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.0, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf4E2M1FN>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.0], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.0, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.0]]]]> : tensor<2x2x2x2xf4E2M1FN>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf4E2M1FN>, tensor<2x2x2x2xf4E2M1FN>) -> tensor<1x3x3x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[[[-1.0, -0.5], [6.0, -4.0], [0.0, 4.0]], [[6.0, -4.0], [-0.5, 6.0], [4.0, 3.0]], [[-1.5, 4.0], [-4.0, -4.0], [6.0, -1.0]]]]> : tensor<1x3x3x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f6E2M3FN_in_f6E2M3FN() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.2]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.2, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf6E2M3FN>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.2], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.2, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.2]]]]> : tensor<2x2x2x2xf6E2M3FN>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf6E2M3FN>, tensor<2x2x2x2xf6E2M3FN>) -> tensor<1x3x3x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [7.5, -5.5], [1.2, 3.5]], [[7.5, -3.0], [0.0, 7.5], [6.0, 4.0]], [[-1.2, 6.0], [-5.5, -3.2], [7.5, -0.5]]]]> : tensor<1x3x3x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f6E3M2FN_in_f6E3M2FN() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf6E3M2FN>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf6E3M2FN>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf6E3M2FN>, tensor<2x2x2x2xf6E3M2FN>) -> tensor<1x3x3x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [8.0, -5.0], [1.2, 3.5]], [[8.0, -3.0], [0.5, 12.0], [6.0, 4.0]], [[-1.5, 6.0], [-6.0, -3.0], [10.0, 0.0]]]]> : tensor<1x3x3x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E5M2_in_f8E5M2() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E5M2>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E5M2>, tensor<2x2x2x2xf8E5M2>) -> tensor<1x3x3x2xf8E5M2>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [8.0, -5.0], [1.2, 3.5]], [[8.0, -3.0], [0.5, 12.0], [6.0, 4.0]], [[-1.5, 6.0], [-6.0, -3.0], [10.0, 0.0]]]]> : tensor<1x3x3x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E4M3_in_f8E4M3() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E4M3>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E4M3>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E4M3>, tensor<2x2x2x2xf8E4M3>) -> tensor<1x3x3x2xf8E4M3>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [10.0, -5.5], [1.2, 3.5]], [[10.0, -3.0], [0.0, 16.0], [6.0, 4.0]], [[-1.2, 6.0], [-6.5, -3.2], [11.0, -0.5]]]]> : tensor<1x3x3x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E3M4_in_f8E3M4() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E3M4>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E3M4>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E3M4>, tensor<2x2x2x2xf8E3M4>) -> tensor<1x3x3x2xf8E3M4>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.5], [1.25, 3.6]], [[10.0, -2.9], [0.0, 0x70], [6.2, 4.2]], [[-1.2, 6.5], [-6.2, -3.5], [11.0, -0.75]]]]> : tensor<1x3x3x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E4M3FN_in_f8E4M3FN() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E4M3FN>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E4M3FN>, tensor<2x2x2x2xf8E4M3FN>) -> tensor<1x3x3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [10.0, -5.5], [1.2, 3.5]], [[10.0, -3.0], [0.0, 16.0], [6.0, 4.0]], [[-1.2, 6.0], [-6.5, -3.2], [11.0, -0.5]]]]> : tensor<1x3x3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E5M2FNUZ_in_f8E5M2FNUZ() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E5M2FNUZ>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E5M2FNUZ>, tensor<2x2x2x2xf8E5M2FNUZ>) -> tensor<1x3x3x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [8.0, -5.0], [1.2, 3.5]], [[8.0, -3.0], [0.5, 12.0], [6.0, 4.0]], [[-1.5, 6.0], [-6.0, -3.0], [10.0, 0.0]]]]> : tensor<1x3x3x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E4M3FNUZ_in_f8E4M3FNUZ() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E4M3FNUZ>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E4M3FNUZ>, tensor<2x2x2x2xf8E4M3FNUZ>) -> tensor<1x3x3x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [10.0, -5.5], [1.2, 3.5]], [[10.0, -3.0], [0.0, 16.0], [6.0, 4.0]], [[-1.2, 6.0], [-6.5, -3.2], [11.0, -0.5]]]]> : tensor<1x3x3x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E4M3B11FNUZ_in_f8E4M3B11FNUZ() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E4M3B11FNUZ>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E4M3B11FNUZ>, tensor<2x2x2x2xf8E4M3B11FNUZ>) -> tensor<1x3x3x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [10.0, -5.5], [1.2, 3.5]], [[10.0, -3.0], [0.0, 16.0], [6.0, 4.0]], [[-1.2, 6.0], [-6.5, -3.2], [11.0, -0.5]]]]> : tensor<1x3x3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E8M0FNU_in_f8E8M0FNU() {
  %lhs = stablehlo.constant dense<[[[[1.0, 2.0], [0.5, 4.0], [8.0, 1.0]], [[2.0, 0.5], [4.0, 8.0], [1.0, 2.0]], [[0.5, 4.0], [8.0, 1.0], [2.0, 0.5]]]]> : tensor<1x3x3x2xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[[[[8.0, 4.0], [0.5, 2.0]], [[1.0, 8.0], [4.0, 0.5]]], [[[2.0, 1.0], [8.0, 4.0]], [[0.5, 2.0], [1.0, 8.0]]]]> : tensor<2x2x2x2xf8E8M0FNU>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E8M0FNU>, tensor<2x2x2x2xf8E8M0FNU>) -> tensor<1x3x3x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[[[20.0, 30.0], [30.0, 30.0], [30.0, 20.0]], [[30.0, 100.0], [100.0, 100.0], [60.0, 30.0]], [[100.0, 60.0], [60.0, 30.0], [20.0, 8.0]]]]> : tensor<1x3x3x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f16_in_f16() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf16>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf16>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf16>, tensor<2x2x2x2xf16>) -> tensor<1x3x3x2xf16>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.438], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf16> {shlo.bitwise}
  func.return
}

func.func @convolution_of_bf16_in_bf16() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xbf16>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xbf16>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xbf16>, tensor<2x2x2x2xbf16>) -> tensor<1x3x3x2xbf16>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.44], [1.25, 3.62]], [[9.6, -2.88], [0.125, 16.2], [6.25, 4.25]], [[-1.19, 6.25], [-6.25, -3.38], [11.1, -0.75]]]]> : tensor<1x3x3x2xbf16> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f32_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf32>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf32>, tensor<2x2x2x2xf32>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f64_in_f64() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf64>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf64>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf64>, tensor<2x2x2x2xf64>) -> tensor<1x3x3x2xf64>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf64> {shlo.bitwise}
  func.return
}

func.func @convolution_of_i2_in_i2() {
  %lhs = stablehlo.constant dense<[[[[-1, 1], [-1, -2], [0, 1]], [[-1, 1], [-1, -2], [0, 1]], [[-1, 1], [-1, -2], [0, 1]]]]> : tensor<1x3x3x2xi2>
  %rhs = stablehlo.constant dense<[[[[1, 0], [-2, -1]], [[1, -1], [1, 0]]], [[[-2, -1], [1, -1]], [[1, 0], [-2, -1]]]]> : tensor<2x2x2x2xi2>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xi2>, tensor<2x2x2x2xi2>) -> tensor<1x3x3x2xi2>
  check.expect_eq_const %r, dense<[[[[-2, -2], [-2, -2], [1, -1]], [[0, -2], [-2, 0], [-1, -2]], [[0, -2], [-2, 0], [-1, -2]]]]> : tensor<1x3x3x2xi2>
  func.return
}

func.func @convolution_of_i4_in_i4() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xi4>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xi4>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xi4>, tensor<2x2x2x2xi4>) -> tensor<1x3x3x2xi4>
  check.expect_eq_const %r, dense<[[[[-2, 6], [-6, -6], [5, -1]], [[0, 2], [-6, -8], [-1, 2]], [[0, 2], [-6, -8], [-1, 2]]]]> : tensor<1x3x3x2xi4>
  func.return
}

func.func @convolution_of_i8_in_i8() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xi8>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xi8>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xi8>, tensor<2x2x2x2xi8>) -> tensor<1x3x3x2xi8>
  check.expect_eq_const %r, dense<[[[[46, 38], [26, 90], [5, 15]], [[80, 66], [90, 104], [15, 50]], [[80, 66], [90, 104], [15, 50]]]]> : tensor<1x3x3x2xi8>
  func.return
}

func.func @convolution_of_i16_in_i16() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xi16>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xi16>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xi16>, tensor<2x2x2x2xi16>) -> tensor<1x3x3x2xi16>
  check.expect_eq_const %r, dense<[[[[46, 38], [26, 90], [5, 15]], [[80, 66], [90, 104], [15, 50]], [[80, 66], [90, 104], [15, 50]]]]> : tensor<1x3x3x2xi16>
  func.return
}

func.func @convolution_of_i32_in_i32() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xi32>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xi32>, tensor<2x2x2x2xi32>) -> tensor<1x3x3x2xi32>
  check.expect_eq_const %r, dense<[[[[46, 38], [26, 90], [5, 15]], [[80, 66], [90, 104], [15, 50]], [[80, 66], [90, 104], [15, 50]]]]> : tensor<1x3x3x2xi32>
  func.return
}

func.func @convolution_of_i64_in_i64() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xi64>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xi64>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xi64>, tensor<2x2x2x2xi64>) -> tensor<1x3x3x2xi64>
  check.expect_eq_const %r, dense<[[[[46, 38], [26, 90], [5, 15]], [[80, 66], [90, 104], [15, 50]], [[80, 66], [90, 104], [15, 50]]]]> : tensor<1x3x3x2xi64>
  func.return
}

func.func @convolution_of_ui2_in_ui2() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [3, 2], [0, 1]], [[3, 1], [3, 2], [0, 1]], [[3, 1], [3, 2], [0, 1]]]]> : tensor<1x3x3x2xui2>
  %rhs = stablehlo.constant dense<[[[[1, 0], [2, 3]], [[1, 3], [1, 0]]], [[[2, 3], [1, 3]], [[1, 0], [2, 3]]]]> : tensor<2x2x2x2xui2>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xui2>, tensor<2x2x2x2xui2>) -> tensor<1x3x3x2xui2>
  check.expect_eq_const %r, dense<[[[[2, 2], [2, 2], [1, 3]], [[0, 2], [2, 0], [3, 2]], [[0, 2], [2, 0], [3, 2]]]]> : tensor<1x3x3x2xui2>
  func.return
}

func.func @convolution_of_ui4_in_ui4() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xui4>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xui4>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xui4>, tensor<2x2x2x2xui4>) -> tensor<1x3x3x2xui4>
  check.expect_eq_const %r, dense<[[[[14, 6], [10, 10], [5, 15]], [[0, 2], [10, 8], [15, 2]], [[0, 2], [10, 8], [15, 2]]]]> : tensor<1x3x3x2xui4>
  func.return
}

func.func @convolution_of_ui8_in_ui8() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xui8>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xui8>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xui8>, tensor<2x2x2x2xui8>) -> tensor<1x3x3x2xui8>
  check.expect_eq_const %r, dense<[[[[46, 38], [26, 90], [5, 15]], [[80, 66], [90, 104], [15, 50]], [[80, 66], [90, 104], [15, 50]]]]> : tensor<1x3x3x2xui8>
  func.return
}

func.func @convolution_of_ui16_in_ui16() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xui16>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xui16>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xui16>, tensor<2x2x2x2xui16>) -> tensor<1x3x3x2xui16>
  check.expect_eq_const %r, dense<[[[[46, 38], [26, 90], [5, 15]], [[80, 66], [90, 104], [15, 50]], [[80, 66], [90, 104], [15, 50]]]]> : tensor<1x3x3x2xui16>
  func.return
}

func.func @convolution_of_ui32_in_ui32() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xui32>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xui32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xui32>, tensor<2x2x2x2xui32>) -> tensor<1x3x3x2xui32>
  check.expect_eq_const %r, dense<[[[[46, 38], [26, 90], [5, 15]], [[80, 66], [90, 104], [15, 50]], [[80, 66], [90, 104], [15, 50]]]]> : tensor<1x3x3x2xui32>
  func.return
}

func.func @convolution_of_ui64_in_ui64() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xui64>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xui64>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xui64>, tensor<2x2x2x2xui64>) -> tensor<1x3x3x2xui64>
  check.expect_eq_const %r, dense<[[[[46, 38], [26, 90], [5, 15]], [[80, 66], [90, 104], [15, 50]], [[80, 66], [90, 104], [15, 50]]]]> : tensor<1x3x3x2xui64>
  func.return
}

func.func @convolution_of_i1_in_i1() {
  %lhs = stablehlo.constant dense<[[[[true, true], [true, false], [false, true]], [[true, true], [true, false], [false, true]], [[true, true], [true, false], [false, true]]]]> : tensor<1x3x3x2xi1>
  %rhs = stablehlo.constant dense<[[[[true, false], [false, true]], [[true, true], [true, false]]], [[[false, true], [true, true]], [[true, false], [false, true]]]]> : tensor<2x2x2x2xi1>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xi1>, tensor<2x2x2x2xi1>) -> tensor<1x3x3x2xi1>
  check.expect_eq_const %r, dense<[[[[true, true], [false, true], [true, true]], [[true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true]]]]> : tensor<1x3x3x2xi1>
  func.return
}

func.func @convolution_of_f4E2M1FN_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.0]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.0, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf4E2M1FN>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.0], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.0, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.0]]]]> : tensor<2x2x2x2xf4E2M1FN>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf4E2M1FN>, tensor<2x2x2x2xf4E2M1FN>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.75, -0.25], [10.0, -5.5], [0.0, 4.0]], [[9.75, -2.75], [-0.25, 16.25], [5.0, 3.0]], [[-1.25, 5.75], [-6.5, -4.25], [11.5, -1.5]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f6E2M3FN_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.2]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.2, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf6E2M3FN>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.2], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.2, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.2]]]]> : tensor<2x2x2x2xf6E2M3FN>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf6E2M3FN>, tensor<2x2x2x2xf6E2M3FN>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f6E3M2FN_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf6E3M2FN>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf6E3M2FN>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf6E3M2FN>, tensor<2x2x2x2xf6E3M2FN>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E5M2_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E5M2>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E5M2>, tensor<2x2x2x2xf8E5M2>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E4M3_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E4M3>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E4M3>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E4M3>, tensor<2x2x2x2xf8E4M3>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E3M4_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E3M4>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E3M4>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E3M4>, tensor<2x2x2x2xf8E3M4>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E4M3FN_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E4M3FN>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E4M3FN>, tensor<2x2x2x2xf8E4M3FN>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E5M2FNUZ_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E5M2FNUZ>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E5M2FNUZ>, tensor<2x2x2x2xf8E5M2FNUZ>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E4M3FNUZ_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E4M3FNUZ>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E4M3FNUZ>, tensor<2x2x2x2xf8E4M3FNUZ>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E4M3B11FNUZ_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E4M3B11FNUZ>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E4M3B11FNUZ>, tensor<2x2x2x2xf8E4M3B11FNUZ>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E8M0FNU_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 2.0], [0.5, 4.0], [8.0, 1.0]], [[2.0, 0.5], [4.0, 8.0], [1.0, 2.0]], [[0.5, 4.0], [8.0, 1.0], [2.0, 0.5]]]]> : tensor<1x3x3x2xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[[[[8.0, 4.0], [0.5, 2.0]], [[1.0, 8.0], [4.0, 0.5]]], [[[2.0, 1.0], [8.0, 4.0]], [[0.5, 2.0], [1.0, 8.0]]]]> : tensor<2x2x2x2xf8E8M0FNU>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E8M0FNU>, tensor<2x2x2x2xf8E8M0FNU>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[22.25, 42.0], [38.0, 40.5], [24.0, 12.0]], [[43.5, 90.0], [92.5, 128.5], [82.5, 43.0]], [[90.25, 85.5], [70.5, 61.0], [17.0, 12.0]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f16_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf16>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf16>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf16>, tensor<2x2x2x2xf16>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_bf16_in_f32() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xbf16>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xbf16>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xbf16>, tensor<2x2x2x2xbf16>) -> tensor<1x3x3x2xf32>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_i8_in_i32() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xi8>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xi8>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xi8>, tensor<2x2x2x2xi8>) -> tensor<1x3x3x2xi32>
  check.expect_eq_const %r, dense<[[[[46, 38], [26, 90], [5, 15]], [[80, 66], [90, 104], [15, 50]], [[80, 66], [90, 104], [15, 50]]]]> : tensor<1x3x3x2xi32>
  func.return
}

func.func @convolution_of_ui4_in_ui16() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<1x3x3x2xui4>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]]], [[[2, 7], [1, 3]], [[5, 0], [2, 7]]]]> : tensor<2x2x2x2xui4>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xui4>, tensor<2x2x2x2xui4>) -> tensor<1x3x3x2xui16>
  check.expect_eq_const %r, dense<[[[[46, 38], [26, 90], [5, 15]], [[80, 66], [90, 104], [15, 50]], [[80, 66], [90, 104], [15, 50]]]]> : tensor<1x3x3x2xui16>
  func.return
}

func.func @convolution_of_f8E5M2_in_f16() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E5M2>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E5M2>, tensor<2x2x2x2xf8E5M2>) -> tensor<1x3x3x2xf16>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.438], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf16> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @convolution_of_f16E6M9_in_f16E6M9() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf16E6M9>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf16E6M9>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf16E6M9>, tensor<2x2x2x2xf16E6M9>) -> tensor<1x3x3x2xf16E6M9>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.44], [1.25, 3.625]], [[9.62, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.188, 6.25], [-6.25, -3.375], [11.12, -0.75]]]]> : tensor<1x3x3x2xf16E6M9> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f24E8M15_in_f24E8M15() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf24E8M15>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf24E8M15>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf24E8M15>, tensor<2x2x2x2xf24E8M15>) -> tensor<1x3x3x2xf24E8M15>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [9.5, -5.4375], [1.25, 3.625]], [[9.625, -2.875], [0.125, 16.25], [6.25, 4.25]], [[-1.1875, 6.25], [-6.25, -3.375], [11.125, -0.75]]]]> : tensor<1x3x3x2xf24E8M15> {shlo.bitwise}
  func.return
}

func.func @convolution_of_f8E5M2B9FN_in_f8E5M2B9FN() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5], [-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5], [3.0, 2.0]], [[0.25, -0.5], [1.0, 0.5], [-1.5, 3.0]]]]> : tensor<1x3x3x2xf8E5M2B9FN>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]]]> : tensor<2x2x2x2xf8E5M2B9FN>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x2xf8E5M2B9FN>, tensor<2x2x2x2xf8E5M2B9FN>) -> tensor<1x3x3x2xf8E5M2B9FN>
  check.expect_eq_const %r, dense<[[[[-0.5, 0.5], [8.0, -5.0], [1.2, 3.5]], [[8.0, -3.0], [0.5, 12.0], [6.0, 4.0]], [[-1.5, 6.0], [-6.0, -3.0], [10.0, 0.0]]]]> : tensor<1x3x3x2xf8E5M2B9FN> {shlo.bitwise}
  func.return
}
