// chlo.ragged_dot: dimension numbers and sizes that do not go together.

func.func @one_ragged_dimension(%lhs: tensor<4x3xf32>, %rhs: tensor<2x3x5xf32>, %sizes: tensor<2xi64>) -> tensor<4x5xf32> {
  // expected-error@+1 {{lhs_ragged_dimensions is [0, 1], expected one dimension of rank 2}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0, 1], rhs_group_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<2x3x5xf32>, tensor<2xi64>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @ragged_dimension_in_rank(%lhs: tensor<4x3xf32>, %rhs: tensor<2x3x5xf32>, %sizes: tensor<2xi64>) -> tensor<4x5xf32> {
  // expected-error@+1 {{lhs_ragged_dimensions is [2], expected one dimension of rank 2}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<2x3x5xf32>, tensor<2xi64>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @one_group_dimension(%lhs: tensor<4x3xf32>, %rhs: tensor<2x3x5xf32>, %sizes: tensor<2xi64>) -> tensor<4x5xf32> {
  // expected-error@+1 {{rhs_group_dimensions is [], expected 1 dimensions of rank 3 that are neither batching nor contracting}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<4x3xf32>, tensor<2x3x5xf32>, tensor<2xi64>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @group_dimension_apart(%lhs: tensor<4x3xf32>, %rhs: tensor<2x3x5xf32>, %sizes: tensor<2xi64>) -> tensor<4x5xf32> {
  // expected-error@+1 {{rhs_group_dimensions is [1], expected 1 dimensions of rank 3 that are neither batching nor contracting}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<4x3xf32>, tensor<2x3x5xf32>, tensor<2xi64>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @no_group_dimension(%lhs: tensor<4x3xf32>, %rhs: tensor<2x3x5xf32>, %sizes: tensor<2xi64>) -> tensor<4x5xf32> {
  // expected-error@+1 {{rhs_group_dimensions is [0], expected 0 dimensions of rank 3 that are neither batching nor contracting}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<2x3x5xf32>, tensor<2xi64>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @contracting_sizes(%lhs: tensor<4x3xf32>, %rhs: tensor<2x4x5xf32>, %sizes: tensor<2xi64>) -> tensor<4x5xf32> {
  // expected-error@+1 {{dimension 1 of lhs has size 3, dimension 1 of rhs 4}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<2x4x5xf32>, tensor<2xi64>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @as_many_groups(%lhs: tensor<4x3xf32>, %rhs: tensor<2x3x5xf32>, %sizes: tensor<3xi64>) -> tensor<4x5xf32> {
  // expected-error@+1 {{rhs has 2 groups, group_sizes 3}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<2x3x5xf32>, tensor<3xi64>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @sizes_rank(%lhs: tensor<4x3xf32>, %rhs: tensor<2x3x5xf32>, %sizes: tensor<i64>) -> tensor<4x5xf32> {
  // expected-error@+1 {{group_sizes has rank 0}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<2x3x5xf32>, tensor<i64>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @sizes_shape(%lhs: tensor<4x3xf32>, %rhs: tensor<2x3x5xf32>, %sizes: tensor<4x2xi64>) -> tensor<4x5xf32> {
  // expected-error@+1 {{group_sizes has shape [4, 2], expected [] before the last size}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<2x3x5xf32>, tensor<4x2xi64>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @sizes_type(%lhs: tensor<4x3xf32>, %rhs: tensor<2x3x5xf32>, %sizes: tensor<2xf32>) -> tensor<4x5xf32> {
  // expected-error@+1 {{group_sizes has elements of f32, no integers}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<2x3x5xf32>, tensor<2xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @result_shape(%lhs: tensor<4x3xf32>, %rhs: tensor<2x3x5xf32>, %sizes: tensor<2xi64>) -> tensor<5x4xf32> {
  // expected-error@+1 {{the result has shape [5, 4], expected [4, 5]}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<2x3x5xf32>, tensor<2xi64>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

func.func @contracting_in_rank(%lhs: tensor<4x3xf32>, %rhs: tensor<2x3x5xf32>, %sizes: tensor<2xi64>) -> tensor<4x5xf32> {
  // expected-error@+1 {{lhs_contracting_dimensions has 2, the rank is 2 [dot_general_c6]}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<2x3x5xf32>, tensor<2xi64>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
