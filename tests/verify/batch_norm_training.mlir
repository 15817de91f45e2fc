// The constraints of batch_norm_training, one broken at a time.

func.func @feature_of_the_operand(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>) {
  // expected-error@+1 {{[batch_norm_training_c1]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 2 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @feature_not_negative(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>) {
  // expected-error@+1 {{[batch_norm_training_c1]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = -1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @operand_of_floats(%operand: tensor<2x3xi32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>) {
  // expected-error@+1 {{[batch_norm_training_i1]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xi32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @scale_of_floats(%operand: tensor<2x3xf32>, %scale: tensor<3xi32>, %offset: tensor<3xf32>) {
  // expected-error@+1 {{[batch_norm_training_i2]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @offset_of_floats(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %offset: tensor<3xi32>) {
  // expected-error@+1 {{[batch_norm_training_i3]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xi32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @operand_per_axis(%operand: tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0}>>, %scale: tensor<3xf32>, %offset: tensor<3xf32>) {
  // expected-error@+1 {{[batch_norm_training_i1]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0}>>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @one_element_type(%operand: tensor<2x3xf32>, %scale: tensor<3xf16>, %offset: tensor<3xf32>) {
  // expected-error@+1 {{[batch_norm_training_c2]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf16>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @result_element_type(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>) {
  // expected-error@+1 {{[batch_norm_training_c2]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf16>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @scale_shape(%operand: tensor<2x3xf32>, %scale: tensor<4xf32>, %offset: tensor<3xf32>) {
  // expected-error@+1 {{[batch_norm_training_c3]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<4xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @offset_shape(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %offset: tensor<4xf32>) {
  // expected-error@+1 {{[batch_norm_training_c4]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @batch_mean_shape(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>) {
  // expected-error@+1 {{[batch_norm_training_c5]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<4xf32>, tensor<3xf32>)
  return
}

func.func @batch_var_shape(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>) {
  // expected-error@+1 {{[batch_norm_training_c6]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>)
  return
}

func.func @output_shape(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>) {
  // expected-error@+1 {{[batch_norm_training_c7]}}
  %0:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
