// The constraints of select_and_scatter, one broken at a time.

func.func @element_types(%x: tensor<4x2xf32>, %source: tensor<2x2xi32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c1]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @a_source_a_window(%x: tensor<4x2xf32>, %source: tensor<3x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c2]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<3x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @a_source_a_padded_window(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c2]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @init_type(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<i32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c3]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<4x2xf32>
  return
}

func.func @window_dimensions(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c4]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @no_window_dimensions(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c4]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @positive_windows(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c5]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @window_strides(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c6]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @positive_strides(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c7]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @padding_pairs(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c8]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, padding = dense<0> : tensor<2x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @select_takes_two(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c9]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @select_takes_elements(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c9]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @select_returns_i1(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c9]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @scatter_takes_two(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c10]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @scatter_takes_elements(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c10]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    "stablehlo.return"(%a) : (tensor<i32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xi32>
  return
}

func.func @scatter_returns_one(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c10]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a, %b) : (tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

func.func @the_operands_shape(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c11]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x3xf32>
  return
}

func.func @scatters_type(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_c12]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf64>
  return
}

func.func @operand_per_axis(%x: tensor<4x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>, %source: tensor<2x2x!quant.uniform<i8:f32, 2.0>>, %init: tensor<!quant.uniform<i8:f32, 2.0>>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_i1]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 2.0>>, %b: tensor<!quant.uniform<i8:f32, 2.0>>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 2.0>>, %b: tensor<!quant.uniform<i8:f32, 2.0>>):
    "stablehlo.return"(%a) : (tensor<!quant.uniform<i8:f32, 2.0>>) -> ()
  }) : (tensor<4x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>, tensor<2x2x!quant.uniform<i8:f32, 2.0>>, tensor<!quant.uniform<i8:f32, 2.0>>) -> tensor<4x2x!quant.uniform<i8:f32, 2.0>>
  return
}

func.func @source_per_axis(%x: tensor<4x2x!quant.uniform<i8:f32, 2.0>>, %source: tensor<2x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>, %init: tensor<!quant.uniform<i8:f32, 2.0>>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_i2]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 2.0>>, %b: tensor<!quant.uniform<i8:f32, 2.0>>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 2.0>>, %b: tensor<!quant.uniform<i8:f32, 2.0>>):
    "stablehlo.return"(%a) : (tensor<!quant.uniform<i8:f32, 2.0>>) -> ()
  }) : (tensor<4x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>, tensor<!quant.uniform<i8:f32, 2.0>>) -> tensor<4x2x!quant.uniform<i8:f32, 2.0>>
  return
}

func.func @init_of_rank_0(%x: tensor<4x2xf32>, %source: tensor<2x2xf32>, %init: tensor<1xf32>, %p: tensor<i1>) {
  // expected-error@+1 {{[select_and_scatter_i3]}}
  %0 = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<1xf32>) -> tensor<4x2xf32>
  return
}
