// The constraints of dot_general, one broken at a time.

func.func @as_many_batching(%lhs: tensor<2x3xf32>, %rhs: tensor<2x3xf32>) -> tensor<2x3x2x3xf32> {
  // expected-error@+1 {{[dot_general_c1]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x2x3xf32>
  return %0 : tensor<2x3x2x3xf32>
}

func.func @as_many_contracting(%lhs: tensor<2x3xf32>, %rhs: tensor<2x3xf32>) -> tensor<2x2x3xf32> {
  // expected-error@+1 {{[dot_general_c2]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2x3xf32>
  return %0 : tensor<2x2x3xf32>
}

func.func @lhs_distinct(%lhs: tensor<2x3xf32>, %rhs: tensor<2x3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{[dot_general_c3]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @rhs_distinct(%lhs: tensor<2x2xf32>, %rhs: tensor<2x2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{[dot_general_c4]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @lhs_batching_in_rank(%lhs: tensor<2x3xf32>, %rhs: tensor<2x3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{[dot_general_c5]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @lhs_contracting_in_rank(%lhs: tensor<2x3xf32>, %rhs: tensor<2x3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{[dot_general_c6]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [-1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @rhs_batching_in_rank(%lhs: tensor<2x3xf32>, %rhs: tensor<2x3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{[dot_general_c7]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @rhs_contracting_in_rank(%lhs: tensor<2x3xf32>, %rhs: tensor<2x3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{[dot_general_c8]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [5]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @batching_sizes(%lhs: tensor<2x3xf32>, %rhs: tensor<4x3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{[dot_general_c9]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @contracting_sizes(%lhs: tensor<2x3xf32>, %rhs: tensor<4x2xf32>) -> tensor<2x2xf32> {
  // expected-error@+1 {{[dot_general_c10]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @precision_entries(%lhs: tensor<2x3xf32>, %rhs: tensor<3x2xf32>) -> tensor<2x2xf32> {
  // expected-error@+1 {{[dot_general_c11]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @result_shape(%lhs: tensor<2x3xf32>, %rhs: tensor<3x4xf32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{[dot_general_c12]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @algorithm_with_precision(%lhs: tensor<2x3xf32>, %rhs: tensor<3x2xf32>) -> tensor<2x2xf32> {
  // expected-error@+1 {{[dot_general_c21]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @lhs_components(%lhs: tensor<2x3xf32>, %rhs: tensor<3x2xf32>) -> tensor<2x2xf32> {
  // expected-error@+1 {{[dot_general_c22]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @rhs_components(%lhs: tensor<2x3xf32>, %rhs: tensor<3x2xf32>) -> tensor<2x2xf32> {
  // expected-error@+1 {{[dot_general_c23]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 0, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @primitive_operations(%lhs: tensor<2x3xf32>, %rhs: tensor<3x2xf32>) -> tensor<2x2xf32> {
  // expected-error@+1 {{[dot_general_c24]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false>}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @quantized_rhs(%lhs: tensor<2x3x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<3x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>> {
  // expected-error@+1 {{[dot_general_c14]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 0.5>>
}

func.func @zero_points(%lhs: tensor<2x3x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>> {
  // expected-error@+1 {{[dot_general_c15]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 0.5>>
}

func.func @contracted_axis(%lhs: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>> {
  // expected-error@+1 {{[dot_general_c16]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
}

func.func @storage_types(%lhs: tensor<2x3x!quant.uniform<i16:f32, 0.5>>, %rhs: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>> {
  // expected-error@+1 {{[dot_general_c17]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x!quant.uniform<i16:f32, 0.5>>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 0.5>>
}

func.func @expressed_types(%lhs: tensor<2x3x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f16, 0.5>> {
  // expected-error@+1 {{[dot_general_c18]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f16, 0.5>>
  return %0 : tensor<2x2x!quant.uniform<i8:f16, 0.5>>
}

func.func @granularity(%lhs: tensor<2x3x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>> {
  // expected-error@+1 {{[dot_general_c19]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
}

func.func @hybrid(%lhs: tensor<2x3xf16>, %rhs: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2xf16> {
  // expected-error@+1 {{[dot_general_c20]}}
  %0 = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf16>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2xf16>
  return %0 : tensor<2x2xf16>
}
