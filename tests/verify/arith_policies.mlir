// shlo.arith_policy and shlo.convert_policy: names, knobs and values that do not exist.

func.func @unknown(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{attribute shlo.arith_policy: there is no policy `nearest`}}
  %0 = stablehlo.add %x, %x {shlo.arith_policy = "nearest"} : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @unknown_knob(%x: tensor<2xf32>) -> tensor<2xf8E5M2> {
  // expected-error@+1 {{attribute shlo.convert_policy: a policy has no knob `round`}}
  %0 = stablehlo.convert %x {shlo.convert_policy = "standard,round=up"} : (tensor<2xf32>) -> tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}

func.func @unknown_value(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{attribute shlo.arith_policy: the knob `rounding` cannot be `sideways`}}
  %0 = stablehlo.sqrt %x {shlo.arith_policy = "standard,rounding=sideways"} : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @no_string(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{attribute shlo.arith_policy: it has to be a string}}
  %0 = stablehlo.tanh %x {shlo.arith_policy = 1 : i64} : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @in_a_region(%x: tensor<2xf32>, %init: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.reduce"(%x, %init) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    // expected-error@+1 {{attribute shlo.arith_policy: there is no policy `up`}}
    %s = stablehlo.add %a, %b {shlo.arith_policy = "up"} : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
