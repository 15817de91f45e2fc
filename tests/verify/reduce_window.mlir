// The constraints of reduce_window, one broken at a time.

func.func @as_many_results(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c1]}}
  %0:2 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  return
}

func.func @one_shape(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c2]}}
  %0:2 = "stablehlo.reduce_window"(%x, %init, %init, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    "stablehlo.return"(%a, %b) : (tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  return
}

func.func @element_types(%x: tensor<4x4xf32>, %init: tensor<f16>) {
  // expected-error@+1 {{[reduce_window_c3]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f16>) -> tensor<3x4xf32>
  return
}

func.func @window_dimensions(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c4]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @positive_windows(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c5]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @window_strides(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c6]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @positive_strides(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c7]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @base_dilations(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c8]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, base_dilations = array<i64: 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @positive_base_dilations(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c9]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, base_dilations = array<i64: -1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @window_dilations(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c10]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, window_dilations = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @positive_window_dilations(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c11]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, window_dilations = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @padding_pairs(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c12]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, padding = dense<0> : tensor<2x3xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @padding_a_dimension(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c12]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @body_arguments(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c13]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @body_types(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c13]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<4xf32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @body_result(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c13]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a, %b) : (tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @body_promotes(%x: tensor<4x4xi32>, %init: tensor<i32>) {
  // expected-error@+1 {{[reduce_window_c13]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    "stablehlo.return"(%a) : (tensor<i16>) -> ()
  }) : (tensor<4x4xi32>, tensor<i32>) -> tensor<3x4xi16>
  return
}

func.func @results_of_one_shape(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c14]}}
  %0:2 = "stablehlo.reduce_window"(%x, %x, %init, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    "stablehlo.return"(%a, %b) : (tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x4xf32>, tensor<4x4xf32>)
  return
}

func.func @number_of_windows(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c15]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

func.func @number_of_padded_windows(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c15]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

func.func @the_bodys_type(%x: tensor<4x4xf32>, %init: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_c16]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf64>
  return
}

func.func @inputs_per_axis(%x: tensor<4x4x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0, 4.0}>>, %init: tensor<!quant.uniform<i8:f32, 1.0>>) {
  // expected-error@+1 {{[reduce_window_i1]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 1.0>>, %b: tensor<!quant.uniform<i8:f32, 1.0>>):
    "stablehlo.return"(%a) : (tensor<!quant.uniform<i8:f32, 1.0>>) -> ()
  }) : (tensor<4x4x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0, 4.0}>>, tensor<!quant.uniform<i8:f32, 1.0>>) -> tensor<3x4x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0, 4.0}>>
  return
}

func.func @init_values_of_rank_0(%x: tensor<4x4xf32>, %init: tensor<1xf32>) {
  // expected-error@+1 {{[reduce_window_i2]}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<1xf32>) -> tensor<3x4xf32>
  return
}
