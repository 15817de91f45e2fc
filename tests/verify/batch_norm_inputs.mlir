// Inputs that are not of the kind that batch normalisation takes, by label.

func.func @batch_norm_grad_epsilon_kind(%x0: tensor<2x2xf32>, %x1: tensor<2xf32>, %x2: tensor<2xf32>, %x3: tensor<2xf32>, %x4: tensor<2x2xf32>) {
  // expected-error@+1 {{[batch_norm_grad_i6]}}
  %r:3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) <{epsilon = 1 : i64, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

func.func @batch_norm_grad_feature_index_kind(%x0: tensor<2x2xf32>, %x1: tensor<2xf32>, %x2: tensor<2xf32>, %x3: tensor<2xf32>, %x4: tensor<2x2xf32>) {
  // expected-error@+1 {{[batch_norm_grad_i7]}}
  %r:3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) <{epsilon = 0.0 : f32, feature_index = 1 : i32}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

func.func @batch_norm_inference_epsilon_kind(%x0: tensor<2x2xf32>, %x1: tensor<2xf32>, %x2: tensor<2xf32>, %x3: tensor<2xf32>, %x4: tensor<2xf32>) {
  // expected-error@+1 {{[batch_norm_inference_i6]}}
  %r = "stablehlo.batch_norm_inference"(%x0, %x1, %x2, %x3, %x4) <{epsilon = 1 : i64, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  return
}

func.func @batch_norm_inference_feature_index_kind(%x0: tensor<2x2xf32>, %x1: tensor<2xf32>, %x2: tensor<2xf32>, %x3: tensor<2xf32>, %x4: tensor<2xf32>) {
  // expected-error@+1 {{[batch_norm_inference_i7]}}
  %r = "stablehlo.batch_norm_inference"(%x0, %x1, %x2, %x3, %x4) <{epsilon = 0.0 : f32, feature_index = 1 : i32}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  return
}

func.func @batch_norm_training_epsilon_kind(%x0: tensor<2x2xf32>, %x1: tensor<2xf32>, %x2: tensor<2xf32>) {
  // expected-error@+1 {{[batch_norm_training_i4]}}
  %r:3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) <{epsilon = 1 : i64, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

func.func @batch_norm_training_feature_index_kind(%x0: tensor<2x2xf32>, %x1: tensor<2xf32>, %x2: tensor<2xf32>) {
  // expected-error@+1 {{[batch_norm_training_i5]}}
  %r:3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) <{epsilon = 0.0 : f32, feature_index = 1 : i32}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}
