// stablehlo.select_and_scatter: every window selects an element, which takes in the window's source.

func.func @selection_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf4E2M1FN>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf4E2M1FN>
  %init = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
    %n = stablehlo.add %a, %b : tensor<f4E2M1FN>
    stablehlo.return %n : tensor<f4E2M1FN>
  }) : (tensor<3x3xf4E2M1FN>, tensor<3x2xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x3xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.0, 4.0, 2.0], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @selection_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf6E2M3FN>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf6E2M3FN>
  %init = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>):
    %n = stablehlo.add %a, %b : tensor<f6E2M3FN>
    stablehlo.return %n : tensor<f6E2M3FN>
  }) : (tensor<3x3xf6E2M3FN>, tensor<3x2xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x3xf6E2M3FN>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @selection_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf6E3M2FN>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf6E3M2FN>
  %init = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f6E3M2FN>, %b: tensor<f6E3M2FN>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f6E3M2FN>, %b: tensor<f6E3M2FN>):
    %n = stablehlo.add %a, %b : tensor<f6E3M2FN>
    stablehlo.return %n : tensor<f6E3M2FN>
  }) : (tensor<3x3xf6E3M2FN>, tensor<3x2xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x3xf6E3M2FN>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @selection_in_f8E5M2() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf8E5M2>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf8E5M2>
  %init = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %n = stablehlo.add %a, %b : tensor<f8E5M2>
    stablehlo.return %n : tensor<f8E5M2>
  }) : (tensor<3x3xf8E5M2>, tensor<3x2xf8E5M2>, tensor<f8E5M2>) -> tensor<3x3xf8E5M2>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @selection_in_f8E4M3() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf8E4M3>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf8E4M3>
  %init = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3>
    stablehlo.return %n : tensor<f8E4M3>
  }) : (tensor<3x3xf8E4M3>, tensor<3x2xf8E4M3>, tensor<f8E4M3>) -> tensor<3x3xf8E4M3>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @selection_in_f8E3M4() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf8E3M4>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf8E3M4>
  %init = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    %n = stablehlo.add %a, %b : tensor<f8E3M4>
    stablehlo.return %n : tensor<f8E3M4>
  }) : (tensor<3x3xf8E3M4>, tensor<3x2xf8E3M4>, tensor<f8E3M4>) -> tensor<3x3xf8E3M4>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @selection_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf8E4M3FN>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf8E4M3FN>
  %init = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<3x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @selection_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf8E5M2FNUZ>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf8E5M2FNUZ>
  %init = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    %n = stablehlo.add %a, %b : tensor<f8E5M2FNUZ>
    stablehlo.return %n : tensor<f8E5M2FNUZ>
  }) : (tensor<3x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x3xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @selection_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf8E4M3FNUZ>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf8E4M3FNUZ>
  %init = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FNUZ>
    stablehlo.return %n : tensor<f8E4M3FNUZ>
  }) : (tensor<3x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x3xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @selection_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf8E4M3B11FNUZ>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  %init = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3B11FNUZ>
    stablehlo.return %n : tensor<f8E4M3B11FNUZ>
  }) : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x3xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @selection_in_f16() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf16>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf16>
  %init = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %n = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %n : tensor<f16>
  }) : (tensor<3x3xf16>, tensor<3x2xf16>, tensor<f16>) -> tensor<3x3xf16>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf16> {shlo.bitwise}
  func.return
}

func.func @selection_in_bf16() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xbf16>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xbf16>
  %init = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.compare GE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %n = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %n : tensor<bf16>
  }) : (tensor<3x3xbf16>, tensor<3x2xbf16>, tensor<bf16>) -> tensor<3x3xbf16>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xbf16> {shlo.bitwise}
  func.return
}

func.func @selection_in_f32() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf32>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %n = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }) : (tensor<3x3xf32>, tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf32> {shlo.bitwise}
  func.return
}

func.func @selection_in_f64() {
  %x = stablehlo.constant dense<[[1.0, 3.0, 2.0], [0.5, 3.0, 0.0], [2.0, 1.0, 3.0]]> : tensor<3x3xf64>
  %source = stablehlo.constant dense<[[1.0, 2.0], [4.0, 0.5], [1.0, 2.0]]> : tensor<3x2xf64>
  %init = stablehlo.constant dense<0.0> : tensor<f64>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %n = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %n : tensor<f64>
  }) : (tensor<3x3xf64>, tensor<3x2xf64>, tensor<f64>) -> tensor<3x3xf64>
  check.expect_eq_const %r, dense<[[0.0, 5.0, 2.5], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]> : tensor<3x3xf64> {shlo.bitwise}
  func.return
}

func.func @selection_in_i2() {
  %x = stablehlo.constant dense<[[1, -1, -2], [0, -1, 0], [-2, 1, -1]]> : tensor<3x3xi2>
  %source = stablehlo.constant dense<[[1, -2], [0, 0], [1, -2]]> : tensor<3x2xi2>
  %init = stablehlo.constant dense<0> : tensor<i2>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i2>, %b: tensor<i2>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i2>, %b: tensor<i2>):
    %n = stablehlo.add %a, %b : tensor<i2>
    stablehlo.return %n : tensor<i2>
  }) : (tensor<3x3xi2>, tensor<3x2xi2>, tensor<i2>) -> tensor<3x3xi2>
  check.expect_eq_const %r, dense<[[1, 0, -2], [0, 0, -2], [0, 1, 0]]> : tensor<3x3xi2>
  func.return
}

func.func @selection_in_i4() {
  %x = stablehlo.constant dense<[[1, 3, 2], [0, 3, 0], [2, 1, 3]]> : tensor<3x3xi4>
  %source = stablehlo.constant dense<[[1, 2], [4, 0], [1, 2]]> : tensor<3x2xi4>
  %init = stablehlo.constant dense<0> : tensor<i4>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %n = stablehlo.add %a, %b : tensor<i4>
    stablehlo.return %n : tensor<i4>
  }) : (tensor<3x3xi4>, tensor<3x2xi4>, tensor<i4>) -> tensor<3x3xi4>
  check.expect_eq_const %r, dense<[[0, 5, 2], [0, 1, 0], [0, 0, 2]]> : tensor<3x3xi4>
  func.return
}

func.func @selection_in_i8() {
  %x = stablehlo.constant dense<[[1, 3, 2], [0, 3, 0], [2, 1, 3]]> : tensor<3x3xi8>
  %source = stablehlo.constant dense<[[1, 2], [4, 0], [1, 2]]> : tensor<3x2xi8>
  %init = stablehlo.constant dense<0> : tensor<i8>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %n = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %n : tensor<i8>
  }) : (tensor<3x3xi8>, tensor<3x2xi8>, tensor<i8>) -> tensor<3x3xi8>
  check.expect_eq_const %r, dense<[[0, 5, 2], [0, 1, 0], [0, 0, 2]]> : tensor<3x3xi8>
  func.return
}

func.func @selection_in_i16() {
  %x = stablehlo.constant dense<[[1, 3, 2], [0, 3, 0], [2, 1, 3]]> : tensor<3x3xi16>
  %source = stablehlo.constant dense<[[1, 2], [4, 0], [1, 2]]> : tensor<3x2xi16>
  %init = stablehlo.constant dense<0> : tensor<i16>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %n = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %n : tensor<i16>
  }) : (tensor<3x3xi16>, tensor<3x2xi16>, tensor<i16>) -> tensor<3x3xi16>
  check.expect_eq_const %r, dense<[[0, 5, 2], [0, 1, 0], [0, 0, 2]]> : tensor<3x3xi16>
  func.return
}

func.func @selection_in_i32() {
  %x = stablehlo.constant dense<[[1, 3, 2], [0, 3, 0], [2, 1, 3]]> : tensor<3x3xi32>
  %source = stablehlo.constant dense<[[1, 2], [4, 0], [1, 2]]> : tensor<3x2xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %n = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<3x3xi32>, tensor<3x2xi32>, tensor<i32>) -> tensor<3x3xi32>
  check.expect_eq_const %r, dense<[[0, 5, 2], [0, 1, 0], [0, 0, 2]]> : tensor<3x3xi32>
  func.return
}

func.func @selection_in_i64() {
  %x = stablehlo.constant dense<[[1, 3, 2], [0, 3, 0], [2, 1, 3]]> : tensor<3x3xi64>
  %source = stablehlo.constant dense<[[1, 2], [4, 0], [1, 2]]> : tensor<3x2xi64>
  %init = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %n = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %n : tensor<i64>
  }) : (tensor<3x3xi64>, tensor<3x2xi64>, tensor<i64>) -> tensor<3x3xi64>
  check.expect_eq_const %r, dense<[[0, 5, 2], [0, 1, 0], [0, 0, 2]]> : tensor<3x3xi64>
  func.return
}

func.func @selection_in_ui2() {
  %x = stablehlo.constant dense<[[1, 3, 2], [0, 3, 0], [2, 1, 3]]> : tensor<3x3xui2>
  %source = stablehlo.constant dense<[[1, 2], [0, 0], [1, 2]]> : tensor<3x2xui2>
  %init = stablehlo.constant dense<0> : tensor<ui2>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
    %s = stablehlo.compare GE, %a, %b : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
    %n = stablehlo.add %a, %b : tensor<ui2>
    stablehlo.return %n : tensor<ui2>
  }) : (tensor<3x3xui2>, tensor<3x2xui2>, tensor<ui2>) -> tensor<3x3xui2>
  check.expect_eq_const %r, dense<[[0, 1, 2], [0, 1, 0], [0, 0, 2]]> : tensor<3x3xui2>
  func.return
}

func.func @selection_in_ui4() {
  %x = stablehlo.constant dense<[[1, 3, 2], [0, 3, 0], [2, 1, 3]]> : tensor<3x3xui4>
  %source = stablehlo.constant dense<[[1, 2], [4, 0], [1, 2]]> : tensor<3x2xui4>
  %init = stablehlo.constant dense<0> : tensor<ui4>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
    %s = stablehlo.compare GE, %a, %b : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
    %n = stablehlo.add %a, %b : tensor<ui4>
    stablehlo.return %n : tensor<ui4>
  }) : (tensor<3x3xui4>, tensor<3x2xui4>, tensor<ui4>) -> tensor<3x3xui4>
  check.expect_eq_const %r, dense<[[0, 5, 2], [0, 1, 0], [0, 0, 2]]> : tensor<3x3xui4>
  func.return
}

func.func @selection_in_ui8() {
  %x = stablehlo.constant dense<[[1, 3, 2], [0, 3, 0], [2, 1, 3]]> : tensor<3x3xui8>
  %source = stablehlo.constant dense<[[1, 2], [4, 0], [1, 2]]> : tensor<3x2xui8>
  %init = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.compare GE, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %n = stablehlo.add %a, %b : tensor<ui8>
    stablehlo.return %n : tensor<ui8>
  }) : (tensor<3x3xui8>, tensor<3x2xui8>, tensor<ui8>) -> tensor<3x3xui8>
  check.expect_eq_const %r, dense<[[0, 5, 2], [0, 1, 0], [0, 0, 2]]> : tensor<3x3xui8>
  func.return
}

func.func @selection_in_ui16() {
  %x = stablehlo.constant dense<[[1, 3, 2], [0, 3, 0], [2, 1, 3]]> : tensor<3x3xui16>
  %source = stablehlo.constant dense<[[1, 2], [4, 0], [1, 2]]> : tensor<3x2xui16>
  %init = stablehlo.constant dense<0> : tensor<ui16>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.compare GE, %a, %b : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %n = stablehlo.add %a, %b : tensor<ui16>
    stablehlo.return %n : tensor<ui16>
  }) : (tensor<3x3xui16>, tensor<3x2xui16>, tensor<ui16>) -> tensor<3x3xui16>
  check.expect_eq_const %r, dense<[[0, 5, 2], [0, 1, 0], [0, 0, 2]]> : tensor<3x3xui16>
  func.return
}

func.func @selection_in_ui32() {
  %x = stablehlo.constant dense<[[1, 3, 2], [0, 3, 0], [2, 1, 3]]> : tensor<3x3xui32>
  %source = stablehlo.constant dense<[[1, 2], [4, 0], [1, 2]]> : tensor<3x2xui32>
  %init = stablehlo.constant dense<0> : tensor<ui32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %n = stablehlo.add %a, %b : tensor<ui32>
    stablehlo.return %n : tensor<ui32>
  }) : (tensor<3x3xui32>, tensor<3x2xui32>, tensor<ui32>) -> tensor<3x3xui32>
  check.expect_eq_const %r, dense<[[0, 5, 2], [0, 1, 0], [0, 0, 2]]> : tensor<3x3xui32>
  func.return
}

func.func @selection_in_ui64() {
  %x = stablehlo.constant dense<[[1, 3, 2], [0, 3, 0], [2, 1, 3]]> : tensor<3x3xui64>
  %source = stablehlo.constant dense<[[1, 2], [4, 0], [1, 2]]> : tensor<3x2xui64>
  %init = stablehlo.constant dense<0> : tensor<ui64>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.compare GE, %a, %b : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %n = stablehlo.add %a, %b : tensor<ui64>
    stablehlo.return %n : tensor<ui64>
  }) : (tensor<3x3xui64>, tensor<3x2xui64>, tensor<ui64>) -> tensor<3x3xui64>
  check.expect_eq_const %r, dense<[[0, 5, 2], [0, 1, 0], [0, 0, 2]]> : tensor<3x3xui64>
  func.return
}

func.func @the_first_of_equals_stays() {
  %x = stablehlo.constant dense<[[1, 5], [2, 5], [3, 6], [4, 4]]> : tensor<4x2xi32>
  %source = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %n = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<4x2xi32>
  check.expect_eq_const %r, dense<[[0, 0], [0, 0], [5, 14], [7, 0]]> : tensor<4x2xi32>
  func.return
}

func.func @the_last_of_equals_is_selected() {
  %x = stablehlo.constant dense<[[1, 5], [2, 5], [3, 6], [4, 4]]> : tensor<4x2xi32>
  %source = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %n = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<4x2xi32>
  check.expect_eq_const %r, dense<[[0, 0], [0, 0], [5, 14], [7, 0]]> : tensor<4x2xi32>
  func.return
}

func.func @windows_in_the_padding_select_nothing() {
  %x = stablehlo.constant dense<[[1, 5], [2, 5]]> : tensor<2x2xi32>
  %source = stablehlo.constant dense<[[5], [6], [7], [8]]> : tensor<4x1xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %n = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<2x2xi32>, tensor<4x1xi32>, tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[0, 6], [0, 7]]> : tensor<2x2xi32>
  func.return
}

func.func @windows_overlap() {
  %x = stablehlo.constant dense<[1, 5, 2, 5, 3]> : tensor<5xi32>
  %source = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
  %init = stablehlo.constant dense<-100> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.compare LE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %n = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<5xi32>, tensor<3xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %r, dense<[5, -100, 7, -100, -100]> : tensor<5xi32>
  func.return
}

func.func @cut_by_negative_padding() {
  %x = stablehlo.constant dense<[1, 5, 2, 5, 3]> : tensor<5xi32>
  %source = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2>, padding = dense<[[-1, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %n = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %r, dense<[0, 5, 0, 6, 0]> : tensor<5xi32>
  func.return
}

func.func @no_windows() {
  %x = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %source = stablehlo.constant dense<> : tensor<0xi32>
  %init = stablehlo.constant dense<7> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %n = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<2xi32>, tensor<0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<7> : tensor<2xi32>
  func.return
}

func.func @a_scalar_selects_itself() {
  %x = stablehlo.constant dense<1> : tensor<i32>
  %source = stablehlo.constant dense<5> : tensor<i32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %n = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r, dense<5> : tensor<i32>
  func.return
}

func.func @the_init_value_takes_in_the_source_in_order() {
  %x = stablehlo.constant dense<[1, 9, 2]> : tensor<3xi32>
  %source = stablehlo.constant dense<[5, 7]> : tensor<2xi32>
  %init = stablehlo.constant dense<100> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %n = stablehlo.subtract %a, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<3xi32>, tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[100, 88, 100]> : tensor<3xi32>
  func.return
}

func.func @a_wider_scatter_promotes() {
  %x = stablehlo.constant dense<[1, 9, 2]> : tensor<3xi32>
  %source = stablehlo.constant dense<[5, 7]> : tensor<2xi32>
  %init = stablehlo.constant dense<100> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %n = stablehlo.subtract %a, %b : tensor<i64>
    stablehlo.return %n : tensor<i64>
  }) : (tensor<3xi32>, tensor<2xi32>, tensor<i32>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[100, 88, 100]> : tensor<3xi64>
  func.return
}

// 1 + 2 = 3, halfway between 2 and 4, so up; 1 + 16 = 17, nearer to 16.
func.func @selection_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 4.0, 2.0, 8.0]> : tensor<4xf8E8M0FNU>
  %source = stablehlo.constant dense<[2.0, 20.0]> : tensor<2xf8E8M0FNU>
  %init = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>):
    %n = stablehlo.add %a, %b : tensor<f8E8M0FNU>
    stablehlo.return %n : tensor<f8E8M0FNU>
  }) : (tensor<4xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 4.0, 1.0, 20.0]> : tensor<4xf8E8M0FNU> {shlo.bitwise}
  func.return
}
