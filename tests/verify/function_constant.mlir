// func.constant: a function as a value, which can be called and nothing else.

func.func @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}

// -----

func.func @numbers() -> tensor<2xi32> {
  // expected-error@+1 {{func.constant: attribute 'value' must be a symbol that names a function}}
  %0 = "func.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

func.func @no_function() {
  // expected-error@+1 {{func.constant: '@nothing' does not reference a valid function; the module has @no_function}}
  %0 = func.constant @nothing : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}

func.func @another_type() {
  // expected-error@+1 {{func.constant: the results are ((tensor<f32>) -> tensor<f32>), @f is a (tensor<i32>) -> tensor<i32>}}
  %0 = func.constant @f : (tensor<f32>) -> tensor<f32>
  return
}
