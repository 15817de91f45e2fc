// The constraints of map, one broken at a time.

func.func @shapes(%x0: tensor<2x3xf32>, %x1: tensor<3x2xf32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{[map_c1]}}
  %0 = "stablehlo.map"(%x0, %x1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
    stablehlo.return %a0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @dimensions(%x0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{[map_c3]}}
  %0 = "stablehlo.map"(%x0) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%a0: tensor<f32>):
    stablehlo.return %a0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @all_dimensions(%x0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{[map_c3]}}
  %0 = "stablehlo.map"(%x0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a0: tensor<f32>):
    stablehlo.return %a0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @arguments(%x0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{[map_c4]}}
  %0 = "stablehlo.map"(%x0) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a0: tensor<f64>):
    stablehlo.return %a0 : tensor<f64>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @returned(%x0: tensor<2x3xf32>) -> tensor<2x3xf64> {
  // expected-error@+1 {{[map_c4]}}
  %0 = "stablehlo.map"(%x0) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a0: tensor<f32>):
    stablehlo.return %a0 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
