// The constraints of elementwise ops, of constant and of iota.

func.func @abs_of_unsigned(%x: tensor<2xui8>) {
  // expected-error@+1 {{operand 0 must be a tensor of signed integer or floating-point or complex or per-tensor quantized type, its elements are ui8 [abs_i1]}}
  %0 = stablehlo.abs %x : tensor<2xui8>
  return
}

func.func @abs_of_complex_is_real(%x: tensor<2xcomplex<f32>>) {
  // expected-error@+1 {{the result's elements must be f32, they are f64 [abs_c2]}}
  %0 = stablehlo.abs %x : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  return
}

func.func @add_of_two_types(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{operands and result must have one type, found tensor<2xf32> and tensor<3xf32> [add_c1]}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

func.func @add_of_a_quantized_tensor_only(%x: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+1 {{either all operands and the result are quantized or none is [add_c2]}}
  %0 = "stablehlo.add"(%x, %x) : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  return
}

func.func @subtract_of_booleans(%x: tensor<2xi1>) {
  // expected-error@+2 {{operand 0 must be a tensor of}}
  // expected-error@+1 {{operand 1 must be a tensor of}}
  %0 = stablehlo.subtract %x, %x : tensor<2xi1>
  return
}

func.func @dynamic_sizes_agree_with_any(%x: tensor<?xf32>, %y: tensor<3xf32>) {
  %0 = "stablehlo.add"(%x, %y) : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xf32>
  return
}

func.func @sine_of_integers(%x: tensor<2xi32>) {
  // expected-error@+1 {{its elements are i32 [sine_i1]}}
  %0 = stablehlo.sine %x : tensor<2xi32>
  return
}

func.func @popcnt_of_floats(%x: tensor<2xf8E4M3FN>) {
  // expected-error@+1 {{its elements are f8E4M3FN [popcnt_i1]}}
  %0 = stablehlo.popcnt %x : tensor<2xf8E4M3FN>
  return
}

func.func @compare_of_two_types(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error@+1 {{cannot compare tensor<2xf32> with tensor<2xf64> [compare_c1]}}
  %0 = stablehlo.compare LT, %x, %y : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xi1>
  return
}

func.func @compare_gives_booleans(%x: tensor<2xf32>) {
  // expected-error@+1 {{the result's elements must be i1, they are i8 [compare_c2]}}
  %0 = stablehlo.compare LT, %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi8>
  return
}

func.func @compare_of_integers_has_no_total_order(%x: tensor<2xi32>) {
  // expected-error@+1 {{compare_type TOTALORDER is not for elements of type i32 [compare_c3]}}
  %0 = stablehlo.compare LT, %x, %x, TOTALORDER : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

func.func @clamp_by_another_shape(%x: tensor<2xf32>, %low: tensor<1xf32>, %high: tensor<f32>) {
  // expected-error@+1 {{min must have rank 0 or the shape of operand, found tensor<1xf32> and tensor<2xf32> [clamp_c1]}}
  %0 = "stablehlo.clamp"(%low, %x, %high) : (tensor<1xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @clamp_by_another_type(%x: tensor<2xf32>, %low: tensor<f32>, %high: tensor<f64>) {
  // expected-error@+1 {{cannot clamp tensor<2xf32> by tensor<f64> [clamp_c3]}}
  %0 = "stablehlo.clamp"(%low, %x, %high) : (tensor<f32>, tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  return
}

func.func @select_by_integers(%p: tensor<2xi8>, %x: tensor<2xf32>) {
  // expected-error@+1 {{operand 0 must be a tensor of boolean type, its elements are i8 [select_i1]}}
  %0 = "stablehlo.select"(%p, %x, %x) : (tensor<2xi8>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @select_from_two_types(%p: tensor<i1>, %x: tensor<2xf32>, %y: tensor<2xf16>) {
  // expected-error@+1 {{on_true is tensor<2xf32>, on_false tensor<2xf16> [select_c2]}}
  %0 = "stablehlo.select"(%p, %x, %y) : (tensor<i1>, tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

func.func @convert_keeps_the_shape(%x: tensor<2xf32>) {
  // expected-error@+1 {{operands and result must have one shape, found tensor<2xf32> and tensor<3xi8> [convert_c1]}}
  %0 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<3xi8>
  return
}

func.func @reduce_precision_needs_an_exponent(%x: tensor<2xf32>) {
  // expected-error@+1 {{exponent_bits must be at least 1, it is 0 [reduce_precision_c2]}}
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 0 : i32, mantissa_bits = 3 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @complex_of_small_parts(%x: tensor<2xf16>) {
  // expected-error@+1 {{parts must be f32 or f64, they are f16 [complex_i1]}}
  %0 = "stablehlo.complex"(%x, %x) : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xcomplex<f32>>
  return
}

func.func @real_gives_the_part(%x: tensor<2xcomplex<f64>>) {
  // expected-error@+1 {{the result's elements must be f64, they are f32 [real_c2]}}
  %0 = stablehlo.real %x : (tensor<2xcomplex<f64>>) -> tensor<2xf32>
  return
}

func.func @iota_along_a_missing_dimension() {
  // expected-error@+1 {{iota_dimension 2 is not a dimension of rank 2 [iota_c1]}}
  %0 = stablehlo.iota dim = 2 : tensor<2x3xf32>
  return
}

func.func @constant_of_another_type() {
  // expected-error@+1 {{[constant_c1]}}
  %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2xi16>
  return
}
