// shlo.accumulate: ways to add that do not exist, and ops that have no sums to which one applies.

func.func @unknown(%x: tensor<2xf32>) -> tensor<f32> {
  // expected-error@+1 {{attribute shlo.accumulate: there is no accumulation `f33`}}
  %0 = stablehlo.dot %x, %x {shlo.accumulate = "f33"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @part_at_fault(%x: tensor<2xf32>) -> tensor<f32> {
  // expected-error@+1 {{attribute shlo.accumulate: accumulation `block:0:f32`: `0` is no number of terms, at least 1}}
  %0 = stablehlo.dot %x, %x {shlo.accumulate = "trunc:14+block:0:f32"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @no_string(%x: tensor<2xf32>) -> tensor<f32> {
  // expected-error@+1 {{attribute shlo.accumulate: it has to be a string}}
  %0 = stablehlo.dot %x, %x {shlo.accumulate = 32 : i64} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @no_sums(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{attribute shlo.accumulate: stablehlo.multiply makes no sums}}
  %0 = stablehlo.multiply %x, %x {shlo.accumulate = "f64"} : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @integers(%x: tensor<2xi32>) -> tensor<i32> {
  // expected-error@+1 {{attribute shlo.accumulate: sums of i32 do not depend on it}}
  %0 = stablehlo.dot %x, %x {shlo.accumulate = "exact"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @largest(%x: tensor<2xf32>, %i: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{attribute shlo.accumulate: the body does not add floats}}
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] {shlo.accumulate = "exact"} : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @integers_reduced(%x: tensor<2xi32>, %i: tensor<i32>) -> tensor<i32> {
  // expected-error@+1 {{attribute shlo.accumulate: the body does not add floats}}
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] {shlo.accumulate = "exact"} : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// The default is no policy that would have to apply.
func.func @element(%x: tensor<2xi32>) -> tensor<i32> {
  %0 = stablehlo.dot %x, %x {shlo.accumulate = "element"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<i32>
  return %0 : tensor<i32>
}
