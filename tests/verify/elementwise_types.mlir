// Element types and shapes of elementwise ops, by label.

func.func @cbrt_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[cbrt_i1]}}
  %r = "stablehlo.cbrt"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @cbrt_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[cbrt_c1]}}
  %r = "stablehlo.cbrt"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @ceil_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[ceil_i1]}}
  %r = "stablehlo.ceil"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @ceil_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[ceil_c1]}}
  %r = "stablehlo.ceil"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @cosine_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[cosine_i1]}}
  %r = "stablehlo.cosine"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @cosine_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[cosine_c1]}}
  %r = "stablehlo.cosine"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @exponential_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[exponential_i1]}}
  %r = "stablehlo.exponential"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @exponential_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[exponential_c1]}}
  %r = "stablehlo.exponential"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @exponential_minus_one_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[exponential_minus_one_i1]}}
  %r = "stablehlo.exponential_minus_one"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @exponential_minus_one_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[exponential_minus_one_c1]}}
  %r = "stablehlo.exponential_minus_one"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @floor_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[floor_i1]}}
  %r = "stablehlo.floor"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @floor_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[floor_c1]}}
  %r = "stablehlo.floor"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @log_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[log_i1]}}
  %r = "stablehlo.log"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @log_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[log_c1]}}
  %r = "stablehlo.log"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @log_plus_one_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[log_plus_one_i1]}}
  %r = "stablehlo.log_plus_one"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @log_plus_one_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[log_plus_one_c1]}}
  %r = "stablehlo.log_plus_one"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @logistic_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[logistic_i1]}}
  %r = "stablehlo.logistic"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @logistic_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[logistic_c1]}}
  %r = "stablehlo.logistic"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @round_nearest_afz_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[round_nearest_afz_i1]}}
  %r = "stablehlo.round_nearest_afz"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @round_nearest_afz_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[round_nearest_afz_c1]}}
  %r = "stablehlo.round_nearest_afz"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @round_nearest_even_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[round_nearest_even_i1]}}
  %r = "stablehlo.round_nearest_even"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @round_nearest_even_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[round_nearest_even_c1]}}
  %r = "stablehlo.round_nearest_even"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @rsqrt_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[rsqrt_i1]}}
  %r = "stablehlo.rsqrt"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @rsqrt_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[rsqrt_c1]}}
  %r = "stablehlo.rsqrt"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @sine_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[sine_i1]}}
  %r = "stablehlo.sine"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @sine_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[sine_c1]}}
  %r = "stablehlo.sine"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @sqrt_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[sqrt_i1]}}
  %r = "stablehlo.sqrt"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @sqrt_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[sqrt_c1]}}
  %r = "stablehlo.sqrt"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @tan_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[tan_i1]}}
  %r = "stablehlo.tan"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @tan_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[tan_c1]}}
  %r = "stablehlo.tan"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @tanh_of_wrong_elements(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[tanh_i1]}}
  %r = "stablehlo.tanh"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @tanh_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[tanh_c1]}}
  %r = "stablehlo.tanh"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @abs_of_wrong_elements(%x0: tensor<2xui32>) {
  // expected-error@+1 {{[abs_i1]}}
  %r = "stablehlo.abs"(%x0) : (tensor<2xui32>) -> tensor<2xui32>
  return
}

func.func @abs_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[abs_c1]}}
  %r = "stablehlo.abs"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @negate_of_wrong_elements(%x0: tensor<2xi1>) {
  // expected-error@+1 {{[negate_i1]}}
  %r = "stablehlo.negate"(%x0) : (tensor<2xi1>) -> tensor<2xi1>
  return
}

func.func @negate_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[negate_c1]}}
  %r = "stablehlo.negate"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @sign_of_wrong_elements(%x0: tensor<2xui32>) {
  // expected-error@+1 {{[sign_i1]}}
  %r = "stablehlo.sign"(%x0) : (tensor<2xui32>) -> tensor<2xui32>
  return
}

func.func @sign_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[sign_c1]}}
  %r = "stablehlo.sign"(%x0) : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @not_of_wrong_elements(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[not_i1]}}
  %r = "stablehlo.not"(%x0) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @not_of_another_shape(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[not_c1]}}
  %r = "stablehlo.not"(%x0) : (tensor<2xi32>) -> tensor<3xi32>
  return
}

func.func @popcnt_of_wrong_elements(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[popcnt_i1]}}
  %r = "stablehlo.popcnt"(%x0) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @popcnt_of_another_shape(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[popcnt_c1]}}
  %r = "stablehlo.popcnt"(%x0) : (tensor<2xi32>) -> tensor<3xi32>
  return
}

func.func @count_leading_zeros_of_wrong_elements(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[count_leading_zeros_i1]}}
  %r = "stablehlo.count_leading_zeros"(%x0) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @count_leading_zeros_of_another_shape(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[count_leading_zeros_c1]}}
  %r = "stablehlo.count_leading_zeros"(%x0) : (tensor<2xi32>) -> tensor<3xi32>
  return
}

func.func @and_of_wrong_elements(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+2 {{[and_i1]}}
  // expected-error@+1 {{[and_i2]}}
  %r = "stablehlo.and"(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @and_of_two_types(%x0: tensor<2xi32>, %x1: tensor<2xf64>) {
  // expected-error@+2 {{[and_i2]}}
  // expected-error@+1 {{[and_c1]}}
  %r = "stablehlo.and"(%x0, %x1) : (tensor<2xi32>, tensor<2xf64>) -> tensor<2xi32>
  return
}

func.func @or_of_wrong_elements(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+2 {{[or_i1]}}
  // expected-error@+1 {{[or_i2]}}
  %r = "stablehlo.or"(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @or_of_two_types(%x0: tensor<2xi32>, %x1: tensor<2xf64>) {
  // expected-error@+2 {{[or_i2]}}
  // expected-error@+1 {{[or_c1]}}
  %r = "stablehlo.or"(%x0, %x1) : (tensor<2xi32>, tensor<2xf64>) -> tensor<2xi32>
  return
}

func.func @xor_of_wrong_elements(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+2 {{[xor_i1]}}
  // expected-error@+1 {{[xor_i2]}}
  %r = "stablehlo.xor"(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @xor_of_two_types(%x0: tensor<2xi32>, %x1: tensor<2xf64>) {
  // expected-error@+2 {{[xor_i2]}}
  // expected-error@+1 {{[xor_c1]}}
  %r = "stablehlo.xor"(%x0, %x1) : (tensor<2xi32>, tensor<2xf64>) -> tensor<2xi32>
  return
}

func.func @shift_left_of_wrong_elements(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+2 {{[shift_left_i1]}}
  // expected-error@+1 {{[shift_left_i2]}}
  %r = "stablehlo.shift_left"(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @shift_left_of_two_types(%x0: tensor<2xi32>, %x1: tensor<2xf64>) {
  // expected-error@+2 {{[shift_left_i2]}}
  // expected-error@+1 {{[shift_left_c1]}}
  %r = "stablehlo.shift_left"(%x0, %x1) : (tensor<2xi32>, tensor<2xf64>) -> tensor<2xi32>
  return
}

func.func @shift_right_arithmetic_of_wrong_elements(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+2 {{[shift_right_arithmetic_i1]}}
  // expected-error@+1 {{[shift_right_arithmetic_i2]}}
  %r = "stablehlo.shift_right_arithmetic"(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @shift_right_arithmetic_of_two_types(%x0: tensor<2xi32>, %x1: tensor<2xf64>) {
  // expected-error@+2 {{[shift_right_arithmetic_i2]}}
  // expected-error@+1 {{[shift_right_arithmetic_c1]}}
  %r = "stablehlo.shift_right_arithmetic"(%x0, %x1) : (tensor<2xi32>, tensor<2xf64>) -> tensor<2xi32>
  return
}

func.func @shift_right_logical_of_wrong_elements(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+2 {{[shift_right_logical_i1]}}
  // expected-error@+1 {{[shift_right_logical_i2]}}
  %r = "stablehlo.shift_right_logical"(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @shift_right_logical_of_two_types(%x0: tensor<2xi32>, %x1: tensor<2xf64>) {
  // expected-error@+2 {{[shift_right_logical_i2]}}
  // expected-error@+1 {{[shift_right_logical_c1]}}
  %r = "stablehlo.shift_right_logical"(%x0, %x1) : (tensor<2xi32>, tensor<2xf64>) -> tensor<2xi32>
  return
}

func.func @divide_of_wrong_elements(%x0: tensor<2xi1>, %x1: tensor<2xi1>) {
  // expected-error@+2 {{[divide_i1]}}
  // expected-error@+1 {{[divide_i2]}}
  %r = "stablehlo.divide"(%x0, %x1) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

func.func @divide_of_two_types(%x0: tensor<2xf32>, %x1: tensor<2xf64>) {
  // expected-error@+1 {{[divide_c1]}}
  %r = "stablehlo.divide"(%x0, %x1) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

func.func @power_of_wrong_elements(%x0: tensor<2xi1>, %x1: tensor<2xi1>) {
  // expected-error@+2 {{[power_i1]}}
  // expected-error@+1 {{[power_i2]}}
  %r = "stablehlo.power"(%x0, %x1) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

func.func @power_of_two_types(%x0: tensor<2xf32>, %x1: tensor<2xf64>) {
  // expected-error@+1 {{[power_c1]}}
  %r = "stablehlo.power"(%x0, %x1) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

func.func @remainder_of_wrong_elements(%x0: tensor<2xi1>, %x1: tensor<2xi1>) {
  // expected-error@+2 {{[remainder_i1]}}
  // expected-error@+1 {{[remainder_i2]}}
  %r = "stablehlo.remainder"(%x0, %x1) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

func.func @remainder_of_two_types(%x0: tensor<2xf32>, %x1: tensor<2xf64>) {
  // expected-error@+1 {{[remainder_c1]}}
  %r = "stablehlo.remainder"(%x0, %x1) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

func.func @subtract_of_wrong_elements(%x0: tensor<2xi1>, %x1: tensor<2xi1>) {
  // expected-error@+2 {{[subtract_i1]}}
  // expected-error@+1 {{[subtract_i2]}}
  %r = "stablehlo.subtract"(%x0, %x1) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return
}

func.func @subtract_of_two_types(%x0: tensor<2xf32>, %x1: tensor<2xf64>) {
  // expected-error@+1 {{[subtract_c1]}}
  %r = "stablehlo.subtract"(%x0, %x1) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

func.func @atan2_of_wrong_elements(%x0: tensor<2xi32>, %x1: tensor<2xi32>) {
  // expected-error@+2 {{[atan2_i1]}}
  // expected-error@+1 {{[atan2_i2]}}
  %r = "stablehlo.atan2"(%x0, %x1) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @atan2_of_two_types(%x0: tensor<2xf32>, %x1: tensor<2xf64>) {
  // expected-error@+1 {{[atan2_c1]}}
  %r = "stablehlo.atan2"(%x0, %x1) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

func.func @maximum_of_wrong_elements(%x0: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, %x1: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) {
  // expected-error@+2 {{[maximum_i1]}}
  // expected-error@+1 {{[maximum_i2]}}
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) -> tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>
  return
}

func.func @maximum_of_two_types(%x0: tensor<2xf32>, %x1: tensor<2xf64>) {
  // expected-error@+1 {{[maximum_c1]}}
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

func.func @minimum_of_wrong_elements(%x0: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, %x1: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) {
  // expected-error@+2 {{[minimum_i1]}}
  // expected-error@+1 {{[minimum_i2]}}
  %r = "stablehlo.minimum"(%x0, %x1) : (tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) -> tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>
  return
}

func.func @minimum_of_two_types(%x0: tensor<2xf32>, %x1: tensor<2xf64>) {
  // expected-error@+1 {{[minimum_c1]}}
  %r = "stablehlo.minimum"(%x0, %x1) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

func.func @multiply_of_wrong_elements(%x0: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, %x1: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) {
  // expected-error@+2 {{[multiply_i1]}}
  // expected-error@+1 {{[multiply_i2]}}
  %r = "stablehlo.multiply"(%x0, %x1) : (tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) -> tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>
  return
}

func.func @multiply_of_two_types(%x0: tensor<2xf32>, %x1: tensor<2xf64>) {
  // expected-error@+1 {{[multiply_c1]}}
  %r = "stablehlo.multiply"(%x0, %x1) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

func.func @add_of_a_token(%x0: !stablehlo.token, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[add_i1]}}
  %r = "stablehlo.add"(%x0, %x1) : (!stablehlo.token, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @add_to_a_token(%x0: tensor<2xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[add_i2]}}
  %r = "stablehlo.add"(%x0, %x1) : (tensor<2xf32>, !stablehlo.token) -> tensor<2xf32>
  return
}

func.func @add_of_two_storage_types(%x0: tensor<2x!quant.uniform<i8:f32, 0.1>>, %x1: tensor<2x!quant.uniform<i16:f32, 0.1>>) {
  // expected-error@+1 {{[add_c3]}}
  %r = "stablehlo.add"(%x0, %x1) : (tensor<2x!quant.uniform<i8:f32, 0.1>>, tensor<2x!quant.uniform<i16:f32, 0.1>>) -> tensor<2x!quant.uniform<i8:f32, 0.1>>
  return
}

func.func @add_of_two_expressed_types(%x0: tensor<2x!quant.uniform<i8:f32, 0.1>>, %x1: tensor<2x!quant.uniform<i8:f16, 0.1>>) {
  // expected-error@+1 {{[add_c4]}}
  %r = "stablehlo.add"(%x0, %x1) : (tensor<2x!quant.uniform<i8:f32, 0.1>>, tensor<2x!quant.uniform<i8:f16, 0.1>>) -> tensor<2x!quant.uniform<i8:f32, 0.1>>
  return
}

func.func @add_per_axis_to_per_tensor(%x0: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, %x1: tensor<2x!quant.uniform<i8:f32, 0.1>>) {
  // expected-error@+2 {{[add_c5]}}
  // expected-error@+1 {{[add_c6]}}
  %r = "stablehlo.add"(%x0, %x1) : (tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, tensor<2x!quant.uniform<i8:f32, 0.1>>) -> tensor<2x!quant.uniform<i8:f32, 0.1>>
  return
}

func.func @add_of_another_axis_on_the_left(%x0: tensor<2x2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, %x1: tensor<2x2x!quant.uniform<i8:f32, 0.1>>) {
  // expected-error@+1 {{[add_c6]}}
  %r = "stablehlo.add"(%x0, %x1) : (tensor<2x2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, tensor<2x2x!quant.uniform<i8:f32, 0.1>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.1,0.2}>>
  return
}

func.func @add_of_another_axis_on_the_right(%x0: tensor<2x2x!quant.uniform<i8:f32, 0.1>>, %x1: tensor<2x2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) {
  // expected-error@+1 {{[add_c7]}}
  %r = "stablehlo.add"(%x0, %x1) : (tensor<2x2x!quant.uniform<i8:f32, 0.1>>, tensor<2x2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.1,0.2}>>
  return
}

func.func @clamp_of_axes(%x0: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, %x1: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, %x2: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) {
  // expected-error@+3 {{[clamp_i1]}}
  // expected-error@+2 {{[clamp_i2]}}
  // expected-error@+1 {{[clamp_i3]}}
  %r = "stablehlo.clamp"(%x0, %x1, %x2) : (tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) -> tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>
  return
}

func.func @clamp_max_shape(%x0: tensor<f32>, %x1: tensor<2xf32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[clamp_c2]}}
  %r = "stablehlo.clamp"(%x0, %x1, %x2) : (tensor<f32>, tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

func.func @clamp_result(%x0: tensor<f32>, %x1: tensor<2xf32>, %x2: tensor<f32>) {
  // expected-error@+1 {{[clamp_c4]}}
  %r = "stablehlo.clamp"(%x0, %x1, %x2) : (tensor<f32>, tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

func.func @compare_of_axes(%x0: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, %x1: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) {
  // expected-error@+2 {{[compare_i1]}}
  // expected-error@+1 {{[compare_i2]}}
  %r = "stablehlo.compare"(%x0, %x1) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>, tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) -> tensor<2xi1>
  return
}

func.func @compare_without_a_direction(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[compare_i3]}}
  %r = "stablehlo.compare"(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

func.func @compare_with_no_type(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[compare_i4]}}
  %r = "stablehlo.compare"(%x0, %x1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = "FLOAT"}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

func.func @complex_of_a_half(%x0: tensor<2xf32>, %x1: tensor<2xf16>) {
  // expected-error@+1 {{[complex_i2]}}
  %r = "stablehlo.complex"(%x0, %x1) : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xcomplex<f32>>
  return
}

func.func @complex_of_two_types(%x0: tensor<2xf32>, %x1: tensor<2xf64>) {
  // expected-error@+1 {{[complex_c1]}}
  %r = "stablehlo.complex"(%x0, %x1) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return
}

func.func @complex_of_another_shape(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[complex_c2]}}
  %r = "stablehlo.complex"(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xcomplex<f32>>
  return
}

func.func @complex_of_another_width(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[complex_c3]}}
  %r = "stablehlo.complex"(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f64>>
  return
}

func.func @convert_of_codes(%x0: tensor<2x!quant.uniform<i8:f32, 0.1>>) {
  // expected-error@+1 {{[convert_i1]}}
  %r = "stablehlo.convert"(%x0) : (tensor<2x!quant.uniform<i8:f32, 0.1>>) -> tensor<2xf32>
  return
}

func.func @is_finite_of_integers(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[is_finite_i1]}}
  %r = "stablehlo.is_finite"(%x0) : (tensor<2xi32>) -> tensor<2xi1>
  return
}

func.func @is_finite_as_floats(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[is_finite_c1]}}
  %r = "stablehlo.is_finite"(%x0) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @real_of_integers(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[real_i1]}}
  %r = "stablehlo.real"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @real_of_another_shape(%x0: tensor<2xcomplex<f32>>) {
  // expected-error@+1 {{[real_c1]}}
  %r = "stablehlo.real"(%x0) : (tensor<2xcomplex<f32>>) -> tensor<3xf32>
  return
}

func.func @imag_of_integers(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[imag_i1]}}
  %r = "stablehlo.imag"(%x0) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @imag_of_another_shape(%x0: tensor<2xcomplex<f32>>) {
  // expected-error@+1 {{[imag_c1]}}
  %r = "stablehlo.imag"(%x0) : (tensor<2xcomplex<f32>>) -> tensor<3xf32>
  return
}

func.func @imag_of_another_width(%x0: tensor<2xcomplex<f32>>) {
  // expected-error@+1 {{[imag_c2]}}
  %r = "stablehlo.imag"(%x0) : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  return
}

func.func @reduce_precision_of_integers(%x0: tensor<2xi32>) {
  // expected-error@+1 {{[reduce_precision_i1]}}
  %r = "stablehlo.reduce_precision"(%x0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @reduce_precision_exponent_kind(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[reduce_precision_i2]}}
  %r = "stablehlo.reduce_precision"(%x0) <{exponent_bits = 5 : i64, mantissa_bits = 2 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @reduce_precision_without_mantissa(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[reduce_precision_i3]}}
  %r = "stablehlo.reduce_precision"(%x0) <{exponent_bits = 5 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @reduce_precision_of_another_shape(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[reduce_precision_c1]}}
  %r = "stablehlo.reduce_precision"(%x0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<2xf32>) -> tensor<3xf32>
  return
}

func.func @reduce_precision_mantissa_negative(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[reduce_precision_c3]}}
  %r = "stablehlo.reduce_precision"(%x0) <{exponent_bits = 5 : i32, mantissa_bits = -1 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @select_pred_shape(%x0: tensor<3xi1>, %x1: tensor<2xf32>, %x2: tensor<2xf32>) {
  // expected-error@+1 {{[select_c1]}}
  %r = "stablehlo.select"(%x0, %x1, %x2) : (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
