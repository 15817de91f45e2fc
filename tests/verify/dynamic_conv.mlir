// The constraints of dynamic_conv, one broken at a time.

func.func @one_rank(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c1]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @rank_of_two_at_least(%lhs: tensor<4xf32>, %rhs: tensor<4xf32>, %padding: tensor<2x2xi64>) -> tensor<4xf32> {
  // expected-error@+1 {{[dynamic_conv_c1]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<4xf32>, tensor<4xf32>, tensor<2x2xi64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @strides_a_spatial_dimension(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c2]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 1>}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @positive_strides(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c3]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 1, 0>}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @padding_pairs(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<3x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c4]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<3x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @lhs_dilations(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c5]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, lhs_dilation = array<i64: 1>}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @positive_lhs_dilation(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c6]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, lhs_dilation = array<i64: 0, 1>}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @rhs_dilations(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c7]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, rhs_dilation = array<i64: 1, 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @positive_rhs_dilation(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c8]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, rhs_dilation = array<i64: 1, -1>}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @reversals(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c9]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_reversal = array<i1: false>}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @batches_in_groups(%lhs: tensor<3x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c10]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<3x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @features_in_groups(%lhs: tensor<1x4x4x3xf32>, %rhs: tensor<2x2x1x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c11]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x3xf32>, tensor<2x2x1x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @input_spatial_dimensions(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c12]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @input_dimensions_unique(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c13]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 1], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @input_dimensions_in_rank(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c13]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 4, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @input_features(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x3x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c14]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x3x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @input_features_of_a_group(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c14]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @output_features_in_batch_groups(%lhs: tensor<2x4x4x2xf32>, %rhs: tensor<2x2x2x3xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x3xf32> {
  // expected-error@+1 {{[dynamic_conv_c15]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x4x4x2xf32>, tensor<2x2x2x3xf32>, tensor<2x2xi64>) -> tensor<1x3x3x3xf32>
  return %0 : tensor<1x3x3x3xf32>
}

func.func @output_features_in_feature_groups(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x1x3xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x3xf32> {
  // expected-error@+1 {{[dynamic_conv_c16]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x1x3xf32>, tensor<2x2xi64>) -> tensor<1x3x3x3xf32>
  return %0 : tensor<1x3x3x3xf32>
}

func.func @kernel_spatial_dimensions(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c17]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @kernel_dimensions_unique(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c18]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 3], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @kernel_dimensions_in_rank(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c18]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = -1, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @output_spatial_dimensions(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c19]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @output_dimensions_unique(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c20]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 1, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @output_dimensions_in_rank(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c20]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 5, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @positive_feature_groups(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c21]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 0 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @positive_batch_groups(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c22]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 0 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @groups_of_one_kind(%lhs: tensor<2x4x4x2xf32>, %rhs: tensor<2x2x1x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c23]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 2 : i64}> : (tensor<2x4x4x2xf32>, tensor<2x2x1x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @precisions(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c24]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @result_shape(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x3xf32> {
  // expected-error@+1 {{[dynamic_conv_c25]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x3xf32>
  return %0 : tensor<1x3x3x3xf32>
}

func.func @result_rank(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3xf32> {
  // expected-error@+1 {{[dynamic_conv_c26]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3xf32>
  return %0 : tensor<1x3x3xf32>
}

func.func @element_types(%lhs: tensor<1x4x4x2xf32>, %rhs: tensor<2x2x2x2xf16>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c27]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf16>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @quantized_with_a_quantized_kernel(%lhs: tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, %rhs: tensor<2x2x2x2xf32>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>> {
  // expected-error@+1 {{[dynamic_conv_c28]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2x2x2xf32>, tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>>
  return %0 : tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>>
}

func.func @quantized_result(%lhs: tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, %rhs: tensor<2x2x2x2x!quant.uniform<i8:f32, 2.0>>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf32> {
  // expected-error@+1 {{[dynamic_conv_c28]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2x2x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2xi64>) -> tensor<1x3x3x2xf32>
  return %0 : tensor<1x3x3x2xf32>
}

func.func @kernel_axis(%lhs: tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, %rhs: tensor<2x2x2x2x!quant.uniform<i8:f32:2, {1.0, 2.0}>>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>> {
  // expected-error@+1 {{[dynamic_conv_c29]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2x2x2x!quant.uniform<i8:f32:2, {1.0, 2.0}>>, tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>>
  return %0 : tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>>
}

func.func @result_axis(%lhs: tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, %rhs: tensor<2x2x2x2x!quant.uniform<i8:f32:3, {1.0, 2.0}>>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0}>> {
  // expected-error@+1 {{[dynamic_conv_c30]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2x2x2x!quant.uniform<i8:f32:3, {1.0, 2.0}>>, tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0}>>
  return %0 : tensor<1x3x3x2x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0}>>
}

func.func @storage_types(%lhs: tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, %rhs: tensor<2x2x2x2x!quant.uniform<i4:f32, 2.0>>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>> {
  // expected-error@+1 {{[dynamic_conv_c31]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2x2x2x!quant.uniform<i4:f32, 2.0>>, tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>>
  return %0 : tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>>
}

func.func @expressed_types(%lhs: tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, %rhs: tensor<2x2x2x2x!quant.uniform<i8:bf16, 2.0>>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>> {
  // expected-error@+1 {{[dynamic_conv_c32]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2x2x2x!quant.uniform<i8:bf16, 2.0>>, tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>>
  return %0 : tensor<1x3x3x2x!quant.uniform<i8:f32, 2.0>>
}

func.func @granularity(%lhs: tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, %rhs: tensor<2x2x2x2x!quant.uniform<i8:f32, 2.0>>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32:3, {1.0, 2.0}>> {
  // expected-error@+1 {{[dynamic_conv_c33]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2x2x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2xi64>) -> tensor<1x3x3x2x!quant.uniform<i8:f32:3, {1.0, 2.0}>>
  return %0 : tensor<1x3x3x2x!quant.uniform<i8:f32:3, {1.0, 2.0}>>
}

func.func @hybrid_types(%lhs: tensor<1x4x4x2xf16>, %rhs: tensor<2x2x2x2x!quant.uniform<i8:f32, 2.0>>, %padding: tensor<2x2xi64>) -> tensor<1x3x3x2xf16> {
  // expected-error@+1 {{[dynamic_conv_c34]}}
  %0 = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x4x2xf16>, tensor<2x2x2x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2xi64>) -> tensor<1x3x3x2xf16>
  return %0 : tensor<1x3x3x2xf16>
}
