// Inputs that are not of the kind that windowed ops take, by label.

func.func @reduce_window_window_dimensions_kind(%x0: tensor<4xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_i3]}}
  %r = "stablehlo.reduce_window"(%x0, %x1) <{window_dimensions = "x", window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @reduce_window_window_strides_kind(%x0: tensor<4xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_i4]}}
  %r = "stablehlo.reduce_window"(%x0, %x1) <{window_dimensions = array<i64: 2>, window_strides = "x", base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @reduce_window_base_dilations_kind(%x0: tensor<4xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_i5]}}
  %r = "stablehlo.reduce_window"(%x0, %x1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = "x", window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @reduce_window_window_dilations_kind(%x0: tensor<4xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_i6]}}
  %r = "stablehlo.reduce_window"(%x0, %x1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = "x", padding = dense<0> : tensor<1x2xi64>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @reduce_window_padding_kind(%x0: tensor<4xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_i7]}}
  %r = "stablehlo.reduce_window"(%x0, %x1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = "x"}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @reduce_window_of_a_token(%x0: !stablehlo.token, %x1: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_i1]}}
  %r = "stablehlo.reduce_window"(%x0, %x1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (!stablehlo.token, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @reduce_window_without_a_body(%x0: tensor<4xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[reduce_window_i8]}}
  %r = "stablehlo.reduce_window"(%x0, %x1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @select_and_scatter_window_dimensions_kind(%x0: tensor<4xf32>, %x1: tensor<2xf32>, %x2: tensor<f32>) {
  // expected-error@+1 {{[select_and_scatter_i4]}}
  %r = "stablehlo.select_and_scatter"(%x0, %x1, %x2) <{window_dimensions = "x", window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

func.func @select_and_scatter_window_strides_kind(%x0: tensor<4xf32>, %x1: tensor<2xf32>, %x2: tensor<f32>) {
  // expected-error@+1 {{[select_and_scatter_i5]}}
  %r = "stablehlo.select_and_scatter"(%x0, %x1, %x2) <{window_dimensions = array<i64: 2>, window_strides = "x", padding = dense<0> : tensor<1x2xi64>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

func.func @select_and_scatter_padding_kind(%x0: tensor<4xf32>, %x1: tensor<2xf32>, %x2: tensor<f32>) {
  // expected-error@+1 {{[select_and_scatter_i6]}}
  %r = "stablehlo.select_and_scatter"(%x0, %x1, %x2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = "x"}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

func.func @select_and_scatter_of_a_token(%x0: !stablehlo.token, %x1: tensor<2xf32>, %x2: tensor<f32>) {
  // expected-error@+1 {{[select_and_scatter_i1]}}
  %r = "stablehlo.select_and_scatter"(%x0, %x1, %x2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (!stablehlo.token, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

func.func @select_and_scatter_from_a_token(%x0: tensor<4xf32>, %x1: !stablehlo.token, %x2: tensor<f32>) {
  // expected-error@+1 {{[select_and_scatter_i2]}}
  %r = "stablehlo.select_and_scatter"(%x0, %x1, %x2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, !stablehlo.token, tensor<f32>) -> tensor<4xf32>
  return
}

func.func @select_and_scatter_without_bodies(%x0: tensor<4xf32>, %x1: tensor<2xf32>, %x2: tensor<f32>) {
  // expected-error@+1 {{[select_and_scatter_i7]}}
  %r = "stablehlo.select_and_scatter"(%x0, %x1, %x2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
