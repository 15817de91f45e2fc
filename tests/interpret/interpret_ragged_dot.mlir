// chlo.ragged_dot: each group by its own right operand, or summed on its own.

func.func @groups_of_rows() {
  %lhs = stablehlo.constant dense<"0x030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000"> : tensor<2x5x3xi32>
  %rhs = stablehlo.constant dense<"0x050000000000000002000000070000000100000003000000050000000000000002000000070000000100000003000000050000000000000002000000070000000100000003000000050000000000000002000000070000000100000003000000050000000000000002000000070000000100000003000000050000000000000002000000070000000100000003000000"> : tensor<3x2x3x2xi32>
  %sizes = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x5x3xi32>, tensor<3x2x3x2xi32>, tensor<3xi64>) -> tensor<2x5x2xi32>
  check.expect_eq_const %r, dense<[[[24, 28], [15, 15], [24, 28], [15, 15], [24, 28]], [[15, 15], [24, 28], [15, 15], [24, 28], [15, 15]]]> : tensor<2x5x2xi32>
  func.return
}

func.func @rows_outside_the_groups_are_zero() {
  %lhs = stablehlo.constant dense<"0x030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000"> : tensor<2x5x3xi32>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]], [[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]]> : tensor<2x2x3x2xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x5x3xi32>, tensor<2x2x3x2xi32>, tensor<2xi64>) -> tensor<2x5x2xi32>
  check.expect_eq_const %r, dense<[[[24, 28], [15, 15], [24, 28], [0, 0], [0, 0]], [[15, 15], [24, 28], [15, 15], [0, 0], [0, 0]]]> : tensor<2x5x2xi32>
  func.return
}

func.func @groups_beyond_the_rows() {
  %lhs = stablehlo.constant dense<[[[3, 1], [7, 2], [0, 5]]]> : tensor<1x3x2xi32>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]]], [[[1, 3], [5, 0]]], [[[2, 7], [1, 3]]]]> : tensor<3x1x2x2xi32>
  %sizes = stablehlo.constant dense<[2, 4, 1]> : tensor<3xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<1x3x2xi32>, tensor<3x1x2x2xi32>, tensor<3xi64>) -> tensor<1x3x2xi32>
  check.expect_eq_const %r, dense<[[[17, 7], [39, 14], [25, 0]]]> : tensor<1x3x2xi32>
  func.return
}

func.func @groups_of_rows_of_each_batch() {
  %lhs = stablehlo.constant dense<[[[3, 1, 7], [2, 0, 5], [3, 1, 7], [2, 0, 5]], [[3, 1, 7], [2, 0, 5], [3, 1, 7], [2, 0, 5]]]> : tensor<2x4x3xi32>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]], [[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]]> : tensor<2x2x3x2xi32>
  %sizes = stablehlo.constant dense<[[1, 3], [4, 0]]> : tensor<2x2xi32>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4x3xi32>, tensor<2x2x3x2xi32>, tensor<2x2xi32>) -> tensor<2x4x2xi32>
  check.expect_eq_const %r, dense<[[[24, 28], [15, 15], [24, 28], [15, 15]], [[24, 28], [15, 15], [24, 28], [15, 15]]]> : tensor<2x4x2xi32>
  func.return
}

func.func @no_batches() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7], [2, 0, 5]]> : tensor<4x3xi32>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xi32>
  %sizes = stablehlo.constant dense<[3, 1]> : tensor<2xui8>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<4x3xi32>, tensor<2x3x2xi32>, tensor<2xui8>) -> tensor<4x2xi32>
  check.expect_eq_const %r, dense<[[24, 28], [15, 15], [24, 28], [15, 15]]> : tensor<4x2xi32>
  func.return
}

func.func @groups_in_the_middle_of_rhs() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7], [2, 0, 5]]> : tensor<4x3xi32>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7]], [[1, 3], [5, 0]], [[2, 7], [1, 3]]]> : tensor<3x2x2xi32>
  %sizes = stablehlo.constant dense<[3, 1]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<4x3xi32>, tensor<3x2x2xi32>, tensor<2xi64>) -> tensor<4x2xi32>
  check.expect_eq_const %r, dense<[[30, 52], [20, 35], [30, 52], [9, 29]]> : tensor<4x2xi32>
  func.return
}

func.func @free_dimensions_before_the_ragged_one() {
  %lhs = stablehlo.constant dense<[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]> : tensor<2x3x2xi32>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7]], [[1, 3], [5, 0]]]> : tensor<2x2x2xi32>
  %sizes = stablehlo.constant dense<[[1, 2], [3, 0]]> : tensor<2x2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x3x2xi32>, tensor<2x2x2xi32>, tensor<2x2xi64>) -> tensor<2x3x2xi32>
  check.expect_eq_const %r, dense<[[[17, 7], [17, 21], [25, 0]], [[17, 7], [39, 14], [10, 35]]]> : tensor<2x3x2xi32>
  func.return
}

func.func @one_row_of_sizes_for_all() {
  %lhs = stablehlo.constant dense<[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]> : tensor<2x3x2xi32>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7]], [[1, 3], [5, 0]]]> : tensor<2x2x2xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x3x2xi32>, tensor<2x2x2xi32>, tensor<2xi64>) -> tensor<2x3x2xi32>
  check.expect_eq_const %r, dense<[[[17, 7], [17, 21], [25, 0]], [[17, 7], [17, 21], [25, 0]]]> : tensor<2x3x2xi32>
  func.return
}

func.func @groups_of_steps() {
  %lhs = stablehlo.constant dense<"0x030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000"> : tensor<2x3x5xi32>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3], [5, 0], [2, 7]], [[1, 3], [5, 0], [2, 7], [1, 3], [5, 0]]]> : tensor<2x5x2xi32>
  %sizes = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x3x5xi32>, tensor<2x5x2xi32>, tensor<3xi64>) -> tensor<3x2x3x2xi32>
  check.expect_eq_const %r, dense<"0x11000000070000001F000000150000000A0000002300000002000000060000001100000015000000240000000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000011000000150000002800000011000000160000003A000000120000002C000000140000000F0000001D0000000E000000"> : tensor<3x2x3x2xi32>
  func.return
}

func.func @steps_outside_the_groups_do_not_count() {
  %lhs = stablehlo.constant dense<"0x030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000030000000100000007000000020000000000000005000000"> : tensor<2x3x5xi32>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3], [5, 0], [2, 7]], [[1, 3], [5, 0], [2, 7], [1, 3], [5, 0]]]> : tensor<2x5x2xi32>
  %sizes = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x3x5xi32>, tensor<2x5x2xi32>, tensor<2xi64>) -> tensor<2x2x3x2xi32>
  check.expect_eq_const %r, dense<[[[[17, 7], [31, 21], [10, 35]], [[2, 6], [17, 21], [36, 3]]], [[[7, 21], [1, 3], [3, 9]], [[10, 35], [0, 0], [4, 14]]]]> : tensor<2x2x3x2xi32>
  func.return
}

func.func @groups_of_steps_of_each_batch() {
  %lhs = stablehlo.constant dense<[[[3, 1, 7, 2], [0, 5, 3, 1], [7, 2, 0, 5]], [[3, 1, 7, 2], [0, 5, 3, 1], [7, 2, 0, 5]]]> : tensor<2x3x4xi32>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3], [5, 0]], [[2, 7], [1, 3], [5, 0], [2, 7]]]> : tensor<2x4x2xi32>
  %sizes = stablehlo.constant dense<[[1, 3], [4, 0]]> : tensor<2x2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x3x4xi32>, tensor<2x4x2xi32>, tensor<2x2xi64>) -> tensor<2x2x3x2xi32>
  check.expect_eq_const %r, dense<[[[[15, 0], [0, 0], [35, 0]], [[46, 38], [22, 22], [26, 90]]], [[[19, 28], [18, 44], [29, 14]], [[0, 0], [0, 0], [0, 0]]]]> : tensor<2x2x3x2xi32>
  func.return
}

func.func @contracting_dimensions_around_the_ragged_one() {
  %lhs = stablehlo.constant dense<[[[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]], [[[3, 1], [7, 2], [0, 5]], [[3, 1], [7, 2], [0, 5]]]]> : tensor<2x2x3x2xi32>
  %rhs = stablehlo.constant dense<[[[[5, 0], [2, 7]], [[1, 3], [5, 0]], [[2, 7], [1, 3]]], [[[5, 0], [2, 7]], [[1, 3], [5, 0]], [[2, 7], [1, 3]]]]> : tensor<2x3x2x2xi32>
  %sizes = stablehlo.constant dense<[[1, 2], [3, 0]]> : tensor<2x2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1, 2, 3], rhs_contracting_dimensions = [0, 1, 2], lhs_ragged_dimensions = [2], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x2x3x2xi32>, tensor<2x3x2x2xi32>, tensor<2x2xi64>) -> tensor<2x2x2xi32>
  check.expect_eq_const %r, dense<[[[56, 50], [56, 50]], [[22, 36], [22, 36]]]> : tensor<2x2x2xi32>
  func.return
}

func.func @steps_of_one_row_of_sizes() {
  %lhs = stablehlo.constant dense<[[[3, 1, 7], [2, 0, 5]], [[3, 1, 7], [2, 0, 5]]]> : tensor<2x2x3xi32>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [0, 1], lhs_ragged_dimensions = [2], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x2x3xi32>, tensor<2x3x2xi32>, tensor<2xi64>) -> tensor<2x2x2xi32>
  check.expect_eq_const %r, dense<[[[25, 0], [25, 0]], [[14, 43], [14, 43]]]> : tensor<2x2x2xi32>
  func.return
}

func.func @ragged_batches_are_all_multiplied() {
  %lhs = stablehlo.constant dense<[[[3, 1], [7, 2]], [[0, 5], [3, 1]], [[7, 2], [0, 5]]]> : tensor<3x2x2xi32>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7]], [[1, 3], [5, 0]], [[2, 7], [1, 3]]]> : tensor<3x2x2xi32>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x2x2xi32>, tensor<3x2x2xi32>, tensor<2xi64>) -> tensor<3x2x2xi32>
  check.expect_eq_const %r, dense<[[[17, 7], [39, 14]], [[25, 0], [8, 9]], [[16, 55], [5, 15]]]> : tensor<3x2x2xi32>
  func.return
}

func.func @sums_in_the_results_type() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, -0.5], [1.0, 0.5, -1.5, 3.0, 2.0, 0.25, -0.5], [1.0, 0.5, -1.5, 3.0, 2.0, 0.25, -0.5]]> : tensor<3x7xf8E4M3FN>
  %rhs = stablehlo.constant dense<"0xB0284044BC3038B0284044BC3038B0284044BC3038B0284044BC3038"> : tensor<2x7x2xf8E4M3FN>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x7xf8E4M3FN>, tensor<2x7x2xf8E4M3FN>, tensor<2xi64>) -> tensor<3x2xf32>
  check.expect_eq_const %r, dense<[[6.75, 2.625], [6.75, 2.625], [6.75, 2.625]]> : tensor<3x2xf32> {shlo.bitwise}
  func.return
}

func.func @rows_of_f4E2M1FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.0], [-0.5, 1.0, 0.5]]> : tensor<3x3xf4E2M1FN>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.0], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.0, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf4E2M1FN>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>, tensor<2xi64>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[2.0, 0.5], [3.0, 2.0], [0.0, 0.0]]> : tensor<3x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @steps_of_f4E2M1FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.0, -0.5, 1.0]]> : tensor<2x4xf4E2M1FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.0], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf4E2M1FN>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf4E2M1FN>, tensor<4x2xf4E2M1FN>, tensor<2xi64>) -> tensor<2x2x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[[-0.5, 0.0], [-1.0, 0.0]], [[3.0, 0.5], [1.0, 0.0]]]> : tensor<2x2x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @rows_of_f6E2M3FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.2], [-0.5, 1.0, 0.5]]> : tensor<3x3xf6E2M3FN>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.2], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.2, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf6E2M3FN>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>, tensor<2xi64>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [4.0, 2.0], [0.0, 0.0]]> : tensor<3x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @steps_of_f6E2M3FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.2, -0.5, 1.0]]> : tensor<2x4xf6E2M3FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.2], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf6E2M3FN>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf6E2M3FN>, tensor<4x2xf6E2M3FN>, tensor<2xi64>) -> tensor<2x2x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[[-0.5, 0.2], [-1.0, 0.5]], [[3.2, 0.8], [1.2, 0.5]]]> : tensor<2x2x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @rows_of_f6E3M2FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf6E3M2FN>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf6E3M2FN>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>, tensor<2xi64>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[2.5, 1.0], [4.0, 2.0], [0.0, 0.0]]> : tensor<3x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @steps_of_f6E3M2FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xf6E3M2FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf6E3M2FN>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf6E3M2FN>, tensor<4x2xf6E3M2FN>, tensor<2xi64>) -> tensor<2x2x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.0, 0.8], [1.2, 0.5]]]> : tensor<2x2x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E5M2() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E5M2>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf8E5M2>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf8E5M2>, tensor<2x3x2xf8E5M2>, tensor<2xi64>) -> tensor<3x2xf8E5M2>
  check.expect_eq_const %r, dense<[[2.5, 1.0], [4.0, 2.0], [0.0, 0.0]]> : tensor<3x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @steps_of_f8E5M2() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xf8E5M2>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf8E5M2>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf8E5M2>, tensor<4x2xf8E5M2>, tensor<2xi64>) -> tensor<2x2x2xf8E5M2>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.0, 0.8], [1.2, 0.5]]]> : tensor<2x2x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E4M3() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf8E4M3>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf8E4M3>, tensor<2x3x2xf8E4M3>, tensor<2xi64>) -> tensor<3x2xf8E4M3>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [4.0, 2.0], [0.0, 0.0]]> : tensor<3x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @steps_of_f8E4M3() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xf8E4M3>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf8E4M3>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf8E4M3>, tensor<4x2xf8E4M3>, tensor<2xi64>) -> tensor<2x2x2xf8E4M3>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.2, 0.75], [1.2, 0.5]]]> : tensor<2x2x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E3M4() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E3M4>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf8E3M4>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf8E3M4>, tensor<2x3x2xf8E3M4>, tensor<2xi64>) -> tensor<3x2xf8E3M4>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [4.2, 2.1], [0.0, 0.0]]> : tensor<3x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @steps_of_f8E3M4() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xf8E3M4>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf8E3M4>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf8E3M4>, tensor<4x2xf8E3M4>, tensor<2xi64>) -> tensor<2x2x2xf8E3M4>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.2, 0.75], [1.25, 0.5]]]> : tensor<2x2x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E4M3FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf8E4M3FN>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>, tensor<2xi64>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [4.0, 2.0], [0.0, 0.0]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @steps_of_f8E4M3FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf8E4M3FN>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf8E4M3FN>, tensor<4x2xf8E4M3FN>, tensor<2xi64>) -> tensor<2x2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.2, 0.75], [1.2, 0.5]]]> : tensor<2x2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E5M2FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf8E5M2FNUZ>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>, tensor<2xi64>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[2.5, 1.0], [4.0, 2.0], [0.0, 0.0]]> : tensor<3x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @steps_of_f8E5M2FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf8E5M2FNUZ>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf8E5M2FNUZ>, tensor<4x2xf8E5M2FNUZ>, tensor<2xi64>) -> tensor<2x2x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.0, 0.8], [1.2, 0.5]]]> : tensor<2x2x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E4M3FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf8E4M3FNUZ>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>, tensor<2xi64>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [4.0, 2.0], [0.0, 0.0]]> : tensor<3x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @steps_of_f8E4M3FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf8E4M3FNUZ>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>, tensor<2xi64>) -> tensor<2x2x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.2, 0.75], [1.2, 0.5]]]> : tensor<2x2x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E4M3B11FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf8E4M3B11FNUZ>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2xi64>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [4.0, 2.0], [0.0, 0.0]]> : tensor<3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @steps_of_f8E4M3B11FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf8E4M3B11FNUZ>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf8E4M3B11FNUZ>, tensor<4x2xf8E4M3B11FNUZ>, tensor<2xi64>) -> tensor<2x2x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.2, 0.75], [1.2, 0.5]]]> : tensor<2x2x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E8M0FNU() {
  %lhs = stablehlo.constant dense<[[1.0, 2.0, 0.5], [4.0, 8.0, 1.0], [2.0, 0.5, 4.0]]> : tensor<3x3xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[[[8.0, 4.0], [0.5, 2.0], [1.0, 8.0]], [[4.0, 0.5], [2.0, 1.0], [8.0, 4.0]]]> : tensor<2x3x2xf8E8M0FNU>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf8E8M0FNU>, tensor<2x3x2xf8E8M0FNU>, tensor<2xi64>) -> tensor<3x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[8.0, 20.0], [30.0, 20.0], [0xFF, 0xFF]]> : tensor<3x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @steps_of_f8E8M0FNU() {
  %lhs = stablehlo.constant dense<[[1.0, 2.0, 0.5, 4.0], [8.0, 1.0, 2.0, 0.5]]> : tensor<2x4xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[[8.0, 4.0], [0.5, 2.0], [1.0, 8.0], [4.0, 0.5]]> : tensor<4x2xf8E8M0FNU>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf8E8M0FNU>, tensor<4x2xf8E8M0FNU>, tensor<2xi64>) -> tensor<2x2x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[[8.0, 4.0], [60.0, 30.0]], [[2.0, 8.0], [2.0, 20.0]]]> : tensor<2x2x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @rows_of_f16() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf16>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf16>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf16>, tensor<2x3x2xf16>, tensor<2xi64>) -> tensor<3x2xf16>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [4.25, 2.125], [0.0, 0.0]]> : tensor<3x2xf16> {shlo.bitwise}
  func.return
}

func.func @steps_of_f16() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xf16>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf16>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf16>, tensor<4x2xf16>, tensor<2xi64>) -> tensor<2x2x2xf16>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.25, 0.75], [1.25, 0.5]]]> : tensor<2x2x2xf16> {shlo.bitwise}
  func.return
}

func.func @rows_of_bf16() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xbf16>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xbf16>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xbf16>, tensor<2x3x2xbf16>, tensor<2xi64>) -> tensor<3x2xbf16>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [4.25, 2.12], [0.0, 0.0]]> : tensor<3x2xbf16> {shlo.bitwise}
  func.return
}

func.func @steps_of_bf16() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xbf16>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xbf16>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xbf16>, tensor<4x2xbf16>, tensor<2xi64>) -> tensor<2x2x2xbf16>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.25, 0.75], [1.25, 0.5]]]> : tensor<2x2x2xbf16> {shlo.bitwise}
  func.return
}

func.func @rows_of_f32() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf32>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf32>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf32>, tensor<2x3x2xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [4.25, 2.125], [0.0, 0.0]]> : tensor<3x2xf32> {shlo.bitwise}
  func.return
}

func.func @steps_of_f32() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xf32>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf32>, tensor<4x2xf32>, tensor<2xi64>) -> tensor<2x2x2xf32>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.25, 0.75], [1.25, 0.5]]]> : tensor<2x2x2xf32> {shlo.bitwise}
  func.return
}

func.func @rows_of_f64() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf64>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]]> : tensor<2x3x2xf64>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xf64>, tensor<2x3x2xf64>, tensor<2xi64>) -> tensor<3x2xf64>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [4.25, 2.125], [0.0, 0.0]]> : tensor<3x2xf64> {shlo.bitwise}
  func.return
}

func.func @steps_of_f64() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0]]> : tensor<2x4xf64>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5], [1.0, -0.5]]> : tensor<4x2xf64>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xf64>, tensor<4x2xf64>, tensor<2xi64>) -> tensor<2x2x2xf64>
  check.expect_eq_const %r, dense<[[[-0.5, 0.25], [-1.0, 0.5]], [[3.25, 0.75], [1.25, 0.5]]]> : tensor<2x2x2xf64> {shlo.bitwise}
  func.return
}

func.func @rows_of_i2() {
  %lhs = stablehlo.constant dense<[[-1, 1, -1], [-2, 0, 1], [-1, 1, -1]]> : tensor<3x3xi2>
  %rhs = stablehlo.constant dense<[[[1, 0], [-2, -1], [1, -1]], [[1, 0], [-2, -1], [1, -1]]]> : tensor<2x3x2xi2>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xi2>, tensor<2x3x2xi2>, tensor<2xi64>) -> tensor<3x2xi2>
  check.expect_eq_const %r, dense<[[0, 0], [-1, -1], [0, 0]]> : tensor<3x2xi2>
  func.return
}

func.func @steps_of_i2() {
  %lhs = stablehlo.constant dense<[[-1, 1, -1, -2], [0, 1, -1, 1]]> : tensor<2x4xi2>
  %rhs = stablehlo.constant dense<[[1, 0], [-2, -1], [1, -1], [1, 0]]> : tensor<4x2xi2>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xi2>, tensor<4x2xi2>, tensor<2xi64>) -> tensor<2x2x2xi2>
  check.expect_eq_const %r, dense<[[[-1, 0], [0, 0]], [[1, 0], [1, 0]]]> : tensor<2x2x2xi2>
  func.return
}

func.func @rows_of_i4() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7]]> : tensor<3x3xi4>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xi4>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xi4>, tensor<2x3x2xi4>, tensor<2xi64>) -> tensor<3x2xi4>
  check.expect_eq_const %r, dense<[[-8, -4], [-1, -1], [0, 0]]> : tensor<3x2xi4>
  func.return
}

func.func @steps_of_i4() {
  %lhs = stablehlo.constant dense<[[3, 1, 7, 2], [0, 5, 3, 1]]> : tensor<2x4xi4>
  %rhs = stablehlo.constant dense<[[5, 0], [2, 7], [1, 3], [5, 0]]> : tensor<4x2xi4>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xi4>, tensor<4x2xi4>, tensor<2xi64>) -> tensor<2x2x2xi4>
  check.expect_eq_const %r, dense<[[[-1, 0], [0, 0]], [[-7, -4], [-3, -4]]]> : tensor<2x2x2xi4>
  func.return
}

func.func @rows_of_i8() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7]]> : tensor<3x3xi8>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xi8>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xi8>, tensor<2x3x2xi8>, tensor<2xi64>) -> tensor<3x2xi8>
  check.expect_eq_const %r, dense<[[24, 28], [15, 15], [0, 0]]> : tensor<3x2xi8>
  func.return
}

func.func @steps_of_i8() {
  %lhs = stablehlo.constant dense<[[3, 1, 7, 2], [0, 5, 3, 1]]> : tensor<2x4xi8>
  %rhs = stablehlo.constant dense<[[5, 0], [2, 7], [1, 3], [5, 0]]> : tensor<4x2xi8>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xi8>, tensor<4x2xi8>, tensor<2xi64>) -> tensor<2x2x2xi8>
  check.expect_eq_const %r, dense<[[[15, 0], [0, 0]], [[9, 28], [13, 44]]]> : tensor<2x2x2xi8>
  func.return
}

func.func @rows_of_i16() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7]]> : tensor<3x3xi16>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xi16>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xi16>, tensor<2x3x2xi16>, tensor<2xi64>) -> tensor<3x2xi16>
  check.expect_eq_const %r, dense<[[24, 28], [15, 15], [0, 0]]> : tensor<3x2xi16>
  func.return
}

func.func @steps_of_i16() {
  %lhs = stablehlo.constant dense<[[3, 1, 7, 2], [0, 5, 3, 1]]> : tensor<2x4xi16>
  %rhs = stablehlo.constant dense<[[5, 0], [2, 7], [1, 3], [5, 0]]> : tensor<4x2xi16>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xi16>, tensor<4x2xi16>, tensor<2xi64>) -> tensor<2x2x2xi16>
  check.expect_eq_const %r, dense<[[[15, 0], [0, 0]], [[9, 28], [13, 44]]]> : tensor<2x2x2xi16>
  func.return
}

func.func @rows_of_i32() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7]]> : tensor<3x3xi32>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xi32>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xi32>, tensor<2x3x2xi32>, tensor<2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[24, 28], [15, 15], [0, 0]]> : tensor<3x2xi32>
  func.return
}

func.func @steps_of_i32() {
  %lhs = stablehlo.constant dense<[[3, 1, 7, 2], [0, 5, 3, 1]]> : tensor<2x4xi32>
  %rhs = stablehlo.constant dense<[[5, 0], [2, 7], [1, 3], [5, 0]]> : tensor<4x2xi32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x2x2xi32>
  check.expect_eq_const %r, dense<[[[15, 0], [0, 0]], [[9, 28], [13, 44]]]> : tensor<2x2x2xi32>
  func.return
}

func.func @rows_of_i64() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7]]> : tensor<3x3xi64>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xi64>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xi64>, tensor<2x3x2xi64>, tensor<2xi64>) -> tensor<3x2xi64>
  check.expect_eq_const %r, dense<[[24, 28], [15, 15], [0, 0]]> : tensor<3x2xi64>
  func.return
}

func.func @steps_of_i64() {
  %lhs = stablehlo.constant dense<[[3, 1, 7, 2], [0, 5, 3, 1]]> : tensor<2x4xi64>
  %rhs = stablehlo.constant dense<[[5, 0], [2, 7], [1, 3], [5, 0]]> : tensor<4x2xi64>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xi64>, tensor<4x2xi64>, tensor<2xi64>) -> tensor<2x2x2xi64>
  check.expect_eq_const %r, dense<[[[15, 0], [0, 0]], [[9, 28], [13, 44]]]> : tensor<2x2x2xi64>
  func.return
}

func.func @rows_of_ui2() {
  %lhs = stablehlo.constant dense<[[3, 1, 3], [2, 0, 1], [3, 1, 3]]> : tensor<3x3xui2>
  %rhs = stablehlo.constant dense<[[[1, 0], [2, 3], [1, 3]], [[1, 0], [2, 3], [1, 3]]]> : tensor<2x3x2xui2>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xui2>, tensor<2x3x2xui2>, tensor<2xi64>) -> tensor<3x2xui2>
  check.expect_eq_const %r, dense<[[0, 0], [3, 3], [0, 0]]> : tensor<3x2xui2>
  func.return
}

func.func @steps_of_ui2() {
  %lhs = stablehlo.constant dense<[[3, 1, 3, 2], [0, 1, 3, 1]]> : tensor<2x4xui2>
  %rhs = stablehlo.constant dense<[[1, 0], [2, 3], [1, 3], [1, 0]]> : tensor<4x2xui2>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xui2>, tensor<4x2xui2>, tensor<2xi64>) -> tensor<2x2x2xui2>
  check.expect_eq_const %r, dense<[[[3, 0], [0, 0]], [[1, 0], [1, 0]]]> : tensor<2x2x2xui2>
  func.return
}

func.func @rows_of_ui4() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7]]> : tensor<3x3xui4>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xui4>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xui4>, tensor<2x3x2xui4>, tensor<2xi64>) -> tensor<3x2xui4>
  check.expect_eq_const %r, dense<[[8, 12], [15, 15], [0, 0]]> : tensor<3x2xui4>
  func.return
}

func.func @steps_of_ui4() {
  %lhs = stablehlo.constant dense<[[3, 1, 7, 2], [0, 5, 3, 1]]> : tensor<2x4xui4>
  %rhs = stablehlo.constant dense<[[5, 0], [2, 7], [1, 3], [5, 0]]> : tensor<4x2xui4>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xui4>, tensor<4x2xui4>, tensor<2xi64>) -> tensor<2x2x2xui4>
  check.expect_eq_const %r, dense<[[[15, 0], [0, 0]], [[9, 12], [13, 12]]]> : tensor<2x2x2xui4>
  func.return
}

func.func @rows_of_ui8() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7]]> : tensor<3x3xui8>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xui8>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xui8>, tensor<2x3x2xui8>, tensor<2xi64>) -> tensor<3x2xui8>
  check.expect_eq_const %r, dense<[[24, 28], [15, 15], [0, 0]]> : tensor<3x2xui8>
  func.return
}

func.func @steps_of_ui8() {
  %lhs = stablehlo.constant dense<[[3, 1, 7, 2], [0, 5, 3, 1]]> : tensor<2x4xui8>
  %rhs = stablehlo.constant dense<[[5, 0], [2, 7], [1, 3], [5, 0]]> : tensor<4x2xui8>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xui8>, tensor<4x2xui8>, tensor<2xi64>) -> tensor<2x2x2xui8>
  check.expect_eq_const %r, dense<[[[15, 0], [0, 0]], [[9, 28], [13, 44]]]> : tensor<2x2x2xui8>
  func.return
}

func.func @rows_of_ui16() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7]]> : tensor<3x3xui16>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xui16>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xui16>, tensor<2x3x2xui16>, tensor<2xi64>) -> tensor<3x2xui16>
  check.expect_eq_const %r, dense<[[24, 28], [15, 15], [0, 0]]> : tensor<3x2xui16>
  func.return
}

func.func @steps_of_ui16() {
  %lhs = stablehlo.constant dense<[[3, 1, 7, 2], [0, 5, 3, 1]]> : tensor<2x4xui16>
  %rhs = stablehlo.constant dense<[[5, 0], [2, 7], [1, 3], [5, 0]]> : tensor<4x2xui16>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xui16>, tensor<4x2xui16>, tensor<2xi64>) -> tensor<2x2x2xui16>
  check.expect_eq_const %r, dense<[[[15, 0], [0, 0]], [[9, 28], [13, 44]]]> : tensor<2x2x2xui16>
  func.return
}

func.func @rows_of_ui32() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7]]> : tensor<3x3xui32>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xui32>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xui32>, tensor<2x3x2xui32>, tensor<2xi64>) -> tensor<3x2xui32>
  check.expect_eq_const %r, dense<[[24, 28], [15, 15], [0, 0]]> : tensor<3x2xui32>
  func.return
}

func.func @steps_of_ui32() {
  %lhs = stablehlo.constant dense<[[3, 1, 7, 2], [0, 5, 3, 1]]> : tensor<2x4xui32>
  %rhs = stablehlo.constant dense<[[5, 0], [2, 7], [1, 3], [5, 0]]> : tensor<4x2xui32>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xui32>, tensor<4x2xui32>, tensor<2xi64>) -> tensor<2x2x2xui32>
  check.expect_eq_const %r, dense<[[[15, 0], [0, 0]], [[9, 28], [13, 44]]]> : tensor<2x2x2xui32>
  func.return
}

func.func @rows_of_ui64() {
  %lhs = stablehlo.constant dense<[[3, 1, 7], [2, 0, 5], [3, 1, 7]]> : tensor<3x3xui64>
  %rhs = stablehlo.constant dense<[[[5, 0], [2, 7], [1, 3]], [[5, 0], [2, 7], [1, 3]]]> : tensor<2x3x2xui64>
  %sizes = stablehlo.constant dense<1> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<3x3xui64>, tensor<2x3x2xui64>, tensor<2xi64>) -> tensor<3x2xui64>
  check.expect_eq_const %r, dense<[[24, 28], [15, 15], [0, 0]]> : tensor<3x2xui64>
  func.return
}

func.func @steps_of_ui64() {
  %lhs = stablehlo.constant dense<[[3, 1, 7, 2], [0, 5, 3, 1]]> : tensor<2x4xui64>
  %rhs = stablehlo.constant dense<[[5, 0], [2, 7], [1, 3], [5, 0]]> : tensor<4x2xui64>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x4xui64>, tensor<4x2xui64>, tensor<2xi64>) -> tensor<2x2x2xui64>
  check.expect_eq_const %r, dense<[[[15, 0], [0, 0]], [[9, 28], [13, 44]]]> : tensor<2x2x2xui64>
  func.return
}
