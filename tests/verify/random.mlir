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

func.func @generator_algorithm(%s: tensor<2xui64>) {
  // expected-error@+1 {{[rng_bit_generator_i1]}}
  %a, %r = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = "PHILOX"}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return
}

func.func @rng_first_bound(%a: tensor<1xf32>, %b: tensor<f32>, %s: tensor<1xi64>) {
  // expected-error@+1 {{[rng_i1]}}
  %r = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<1xf32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return
}

func.func @rng_second_bound(%a: tensor<complex<f32>>, %s: tensor<1xi64>) {
  // expected-error@+2 {{[rng_i1]}}
  // expected-error@+1 {{[rng_i2]}}
  %r = stablehlo.rng %a, %a, %s, distribution = UNIFORM : (tensor<complex<f32>>, tensor<complex<f32>>, tensor<1xi64>) -> tensor<4xcomplex<f32>>
  return
}

func.func @rng_shape(%a: tensor<f32>, %s: tensor<i64>) {
  // expected-error@+1 {{[rng_i3]}}
  %r = stablehlo.rng %a, %a, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<i64>) -> tensor<4xf32>
  return
}

func.func @rng_distribution(%a: tensor<f32>, %s: tensor<1xi64>) {
  // expected-error@+1 {{[rng_i4]}}
  %r = "stablehlo.rng"(%a, %a, %s) <{rng_distribution = 1 : i32}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return
}

func.func @rng_elements(%a: tensor<f32>, %b: tensor<f64>, %s: tensor<1xi64>) {
  // expected-error@+1 {{[rng_c1]}}
  %r = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f64>, tensor<1xi64>) -> tensor<4xf32>
  return
}

func.func @rng_normal_integers(%a: tensor<i32>, %s: tensor<1xi64>) {
  // expected-error@+1 {{[rng_c2]}}
  %r = stablehlo.rng %a, %a, %s, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
  return
}

func.func @rng_rank(%a: tensor<f32>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[rng_c3]}}
  %r = stablehlo.rng %a, %a, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<4xf32>
  return
}

func.func @rng_accepted(%a: tensor<i1>, %s: tensor<?xi64>, %t: tensor<2xi32>) {
  %0 = stablehlo.rng %a, %a, %s, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<?xi64>) -> tensor<4x?xi1>
  %1 = stablehlo.rng %a, %a, %t, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<2xi32>) -> tensor<4x?xi1>
  return
}
