// dot, einsum, unary_einsum: equations that do not fit their operands.

func.func @dot_of_rank_3(%x: tensor<2x2x2xf32>, %y: tensor<2xf32>) -> tensor<2x2xf32> {
  // expected-error@+1 {{operands have rank 3 and 1, expected 1 or 2}}
  %0 = stablehlo.dot %x, %y : (tensor<2x2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @dot_of_a_scalar(%x: tensor<f32>, %y: tensor<2xf32>) -> tensor<f32> {
  // expected-error@+1 {{operands have rank 0 and 1, expected 1 or 2}}
  %0 = stablehlo.dot %x, %y : (tensor<f32>, tensor<2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @dot_sizes(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{the last dimension of lhs is 3, the first of rhs 2}}
  %0 = stablehlo.dot %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @dot_result(%x: tensor<2x3xf32>, %y: tensor<3x?xf32>) -> tensor<3x3xf32> {
  // expected-error@+1 {{the result has shape [3, 3], expected [2, ?]}}
  %0 = stablehlo.dot %x, %y : (tensor<2x3xf32>, tensor<3x?xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

func.func @one_term(%x: tensor<2xf32>) -> tensor<f32> {
  // expected-error@+1 {{"i->" is no equation for 2 operands}}
  %0 = stablehlo.einsum %x, %x, config = "i->" : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @digits(%x: tensor<2xf32>) -> tensor<f32> {
  // expected-error@+1 {{"1->" is no equation for 1 operands}}
  %0 = stablehlo.unary_einsum %x, config = "1->" : (tensor<2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @letters_for_dimensions(%x: tensor<2x2xf32>) -> tensor<f32> {
  // expected-error@+1 {{1 letters for operand 0 of rank 2}}
  %0 = stablehlo.unary_einsum %x, config = "i->" : (tensor<2x2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @one_size_a_label(%x: tensor<2x3xf32>) -> tensor<f32> {
  // expected-error@+1 {{a label names dimensions of sizes 2 and 3}}
  %0 = stablehlo.unary_einsum %x, config = "ii->" : (tensor<2x3xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @unknown_output(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{the output has a label that no operand has}}
  %0 = stablehlo.unary_einsum %x, config = "i->j" : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @repeated_output(%x: tensor<2xf32>) -> tensor<2x2xf32> {
  // expected-error@+1 {{the output names a label twice}}
  %0 = stablehlo.unary_einsum %x, config = "i->ii" : (tensor<2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @result_shape(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<4x2xf32> {
  // expected-error@+1 {{the result has shape [4, 2], expected [2, 4]}}
  %0 = stablehlo.einsum %x, %y, config = "ij,jk->ik" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
