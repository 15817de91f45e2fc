// The constraints of reduce, one broken at a time.

func.func @shapes(%x0: tensor<2x3xf32>, %x1: tensor<3x2xf32>, %i0: tensor<f32>, %i1: tensor<f32>) {
  // expected-error@+1 {{[reduce_c1]}}
  %0:2 = "stablehlo.reduce"(%x0, %x1, %i0, %i1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<f32>, %a3: tensor<f32>):
    stablehlo.return %a0, %a1 : tensor<f32>, tensor<f32>
  }) : (tensor<2x3xf32>, tensor<3x2xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

func.func @init_element(%x0: tensor<2x3xf32>, %i0: tensor<i32>) {
  // expected-error@+1 {{[reduce_c2]}}
  %0:1 = "stablehlo.reduce"(%x0, %i0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
    stablehlo.return %a0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<i32>) -> (tensor<2xf32>)
  return
}

func.func @results(%x0: tensor<2x3xf32>, %i0: tensor<f32>) {
  // expected-error@+1 {{[reduce_c3]}}
  %0:2 = "stablehlo.reduce"(%x0, %i0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
    stablehlo.return %a0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

func.func @in_rank(%x0: tensor<2x3xf32>, %i0: tensor<f32>) {
  // expected-error@+1 {{[reduce_c4]}}
  %0:1 = "stablehlo.reduce"(%x0, %i0) <{dimensions = array<i64: 2>}> ({
  ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
    stablehlo.return %a0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  return
}

func.func @distinct(%x0: tensor<2x3xf32>, %i0: tensor<f32>) {
  // expected-error@+1 {{[reduce_c5]}}
  %0:1 = "stablehlo.reduce"(%x0, %i0) <{dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
    stablehlo.return %a0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  return
}

func.func @body_takes(%x0: tensor<2x3xf32>, %i0: tensor<f32>) {
  // expected-error@+1 {{[reduce_c6]}}
  %0:1 = "stablehlo.reduce"(%x0, %i0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<f32>):
    stablehlo.return %a0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  return
}

func.func @body_returns(%x0: tensor<2x3xf32>, %i0: tensor<f32>) {
  // expected-error@+1 {{[reduce_c6]}}
  %0:1 = "stablehlo.reduce"(%x0, %i0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
    stablehlo.return %a0, %a1 : tensor<f32>, tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  return
}

func.func @demotion(%x0: tensor<2x3xi32>, %i0: tensor<i32>) {
  // expected-error@+1 {{[reduce_c6]}}
  %0:1 = "stablehlo.reduce"(%x0, %i0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a0: tensor<i8>, %a1: tensor<i8>):
    stablehlo.return %a0 : tensor<i8>
  }) : (tensor<2x3xi32>, tensor<i32>) -> (tensor<2xi8>)
  return
}

func.func @kept_sizes(%x0: tensor<2x3xf32>, %i0: tensor<f32>) {
  // expected-error@+1 {{[reduce_c7]}}
  %0:1 = "stablehlo.reduce"(%x0, %i0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
    stablehlo.return %a0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<3xf32>)
  return
}

func.func @result_element(%x0: tensor<2x3xf32>, %i0: tensor<f32>) {
  // expected-error@+1 {{[reduce_c8]}}
  %0:1 = "stablehlo.reduce"(%x0, %i0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a0: tensor<f64>, %a1: tensor<f64>):
    stablehlo.return %a0 : tensor<f64>
  }) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
  return
}

func.func @body_of_another_shape(%x0: tensor<2x3xf32>, %i0: tensor<4xf32>) {
  // expected-error@+1 {{[reduce_c6]}}
  %0 = "stablehlo.reduce"(%x0, %i0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>):
    stablehlo.return %a0 : tensor<4xf32>
  }) : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<3xf32>
  return
}
