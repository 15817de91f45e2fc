// What the constraints of rng and rng_bit_generator refuse, by label.

func.func @generator_state_element(%s: tensor<2xui32>) {
  // expected-error@+1 {{[rng_bit_generator_i2]}}
  %a, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui32>) -> (tensor<2xui32>, tensor<4xui32>)
  return
}

func.func @generator_state_rank(%s: tensor<1x2xui64>) {
  // expected-error@+1 {{[rng_bit_generator_i2]}}
  %a, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<1x2xui64>) -> (tensor<1x2xui64>, tensor<4xui32>)
  return
}

func.func @generator_output_state(%s: tensor<2xui64>) {
  // expected-error@+1 {{[rng_bit_generator_c1]}}
  %a, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

func.func @generator_three_fry_state(%s: tensor<3xui64>) {
  // expected-error@+1 {{[rng_bit_generator_c2]}}
  %a, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

func.func @generator_philox_state(%s: tensor<4xui64>) {
  // expected-error@+1 {{[rng_bit_generator_c2]}}
  %a, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<4xui64>) -> (tensor<4xui64>, tensor<4xui32>)
  return
}

func.func @generator_default_state(%s: tensor<1xui64>) {
  // expected-error@+1 {{[rng_bit_generator_c2]}}
  %a, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<1xui64>) -> (tensor<1xui64>, tensor<4xui32>)
  return
}

func.func @generator_output(%s: tensor<2xui64>) {
  // expected-error@+1 {{[rng_bit_generator_o2]}}
  %a, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xi1>)
  return
}

func.func @generator_accepted(%s: tensor<?xui64>, %p: tensor<3xui64>) {
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<?xui64>) -> (tensor<?xui64>, tensor<4xf4E2M1FN>)
  %2, %3 = stablehlo.rng_bit_generator %p, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<i2>)
  return
}
