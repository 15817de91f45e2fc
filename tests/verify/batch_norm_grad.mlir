// The constraints of batch_norm_grad, one broken at a time.

func.func @feature_of_the_operand(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_c1]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 2 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @feature_not_negative(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_c1]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = -1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @operand_of_floats(%operand: tensor<2x3xi32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_i1]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @scale_of_floats(%operand: tensor<2x3xf32>, %scale: tensor<3xi32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_i2]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @mean_of_floats(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<3xi32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_i3]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @variance_of_floats(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xi32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_i4]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @grad_output_of_floats(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xi32>) {
  // expected-error@+1 {{[batch_norm_grad_i5]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @operand_per_axis(%operand: tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0}>>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_i1]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0}>>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @one_element_type(%operand: tensor<2x3xf32>, %scale: tensor<3xf16>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_c2]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf16>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @result_element_type(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_c2]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf16>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @grad_output_shape(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<3x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_c3]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @grad_operand_shape(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_c3]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @mean_shape(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<4xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_c4]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @variance_shape(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<4xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_c4]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @grad_scale_shape(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_c4]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<4xf32>, tensor<3xf32>)
  return
}

func.func @grad_offset_shape(%operand: tensor<2x3xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_c4]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>)
  return
}

func.func @scale_shape(%operand: tensor<2x3xf32>, %scale: tensor<4xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x3xf32>) {
  // expected-error@+1 {{[batch_norm_grad_c5]}}
  %0:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
