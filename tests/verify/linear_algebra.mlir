// What the constraints of cholesky and triangular_solve refuse, by label.

func.func @cholesky_elements(%a: tensor<2x2xi32>) {
  // expected-error@+1 {{[cholesky_i1]}}
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2xi32>
  return
}

func.func @cholesky_per_axis(%a: tensor<2x2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error@+1 {{[cholesky_i1]}}
  %r = stablehlo.cholesky %a, lower = true : tensor<2x2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return
}

func.func @cholesky_result_element(%a: tensor<2x2xf32>) {
  // expected-error@+1 {{[cholesky_c1]}}
  %r = "stablehlo.cholesky"(%a) {lower = true} : (tensor<2x2xf32>) -> tensor<2x2xf64>
  return
}

func.func @cholesky_result_shape(%a: tensor<2x2xf32>) {
  // expected-error@+1 {{[cholesky_c1]}}
  %r = "stablehlo.cholesky"(%a) : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
  return
}

func.func @cholesky_rank(%a: tensor<4xf32>) {
  // expected-error@+1 {{[cholesky_c2]}}
  %r = stablehlo.cholesky %a : tensor<4xf32>
  return
}

func.func @cholesky_square(%a: tensor<2x2x3xf32>) {
  // expected-error@+1 {{[cholesky_c3]}}
  %r = stablehlo.cholesky %a, lower = false : tensor<2x2x3xf32>
  return
}

func.func @cholesky_accepted(%a: tensor<?x3xf8E4M3FN>, %b: tensor<4x?x?xcomplex<f64>>, %q: tensor<2x2x!quant.uniform<i8:f32, 0.5>>) {
  %0 = stablehlo.cholesky %a : tensor<?x3xf8E4M3FN>
  %1 = stablehlo.cholesky %b, lower = true : tensor<4x?x?xcomplex<f64>>
  %2 = stablehlo.cholesky %q, lower = true : tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  return
}

func.func @triangular_solve_elements(%a: tensor<2x2xi32>) {
  // expected-error@+2 {{[triangular_solve_i1]}}
  // expected-error@+1 {{[triangular_solve_i2]}}
  %r = "stablehlo.triangular_solve"(%a, %a) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  return
}

func.func @triangular_solve_other_element(%a: tensor<2x2xf32>, %b: tensor<2x2xf64>) {
  // expected-error@+1 {{[triangular_solve_c1]}}
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<2x2xf32>, tensor<2x2xf64>) -> tensor<2x2xf64>
  return
}

func.func @triangular_solve_ranks(%a: tensor<2x2xf32>, %b: tensor<2xf32>) {
  // expected-error@+1 {{[triangular_solve_c2]}}
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @triangular_solve_square(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error@+1 {{[triangular_solve_c3]}}
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

func.func @triangular_solve_shared(%a: tensor<3x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error@+1 {{[triangular_solve_c3]}}
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

func.func @triangular_solve_batches(%a: tensor<5x3x3xf32>, %b: tensor<4x3x3xf32>) {
  // expected-error@+1 {{[triangular_solve_c3]}}
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<5x3x3xf32>, tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
  return
}

func.func @triangular_solve_result(%a: tensor<3x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{[triangular_solve_c4]}}
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
  return
}

func.func @triangular_solve_transpose(%a: tensor<3x3xf32>) {
  // expected-error@+1 {{[triangular_solve_i6]}}
  %r = "stablehlo.triangular_solve"(%a, %a) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

func.func @triangular_solve_accepted(%a: tensor<?x3x3xbf16>, %b: tensor<4x?x2xbf16>) {
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<?x3x3xbf16>, tensor<4x?x2xbf16>) -> tensor<4x3x2xbf16>
  return
}

func.func @cholesky_lower(%a: tensor<2x2xf32>) {
  // expected-error@+1 {{[cholesky_i2]}}
  %r = "stablehlo.cholesky"(%a) <{lower = 1 : i64}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @triangular_solve_flags(%a: tensor<3x3xf32>) {
  // expected-error@+3 {{[triangular_solve_i3]}}
  // expected-error@+2 {{[triangular_solve_i4]}}
  // expected-error@+1 {{[triangular_solve_i5]}}
  %r = "stablehlo.triangular_solve"(%a, %a) {left_side = 1, lower = "no", unit_diagonal = 0.0, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}
