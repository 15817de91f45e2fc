// stablehlo.reduce_window: folds each window of the padded inputs from the init value on.

func.func @add_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.0], [-0.5, 1.0, 0.5]]> : tensor<3x3xf4E2M1FN>
  %init = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
    %n = stablehlo.add %a, %b : tensor<f4E2M1FN>
    stablehlo.return %n : tensor<f4E2M1FN>
  }) : (tensor<3x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[4.0, 2.0], [6.0, 1.5], [6.0, 3.0]]> : tensor<3x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.0], [-0.5, 1.0, 0.5]]> : tensor<3x3xf4E2M1FN>
  %init = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
    %n = stablehlo.maximum %a, %b : tensor<f4E2M1FN>
    stablehlo.return %n : tensor<f4E2M1FN>
  }) : (tensor<3x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @add_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.2], [-0.5, 1.0, 0.5]]> : tensor<3x3xf6E2M3FN>
  %init = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>):
    %n = stablehlo.add %a, %b : tensor<f6E2M3FN>
    stablehlo.return %n : tensor<f6E2M3FN>
  }) : (tensor<3x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.8], [6.5, 3.8]]> : tensor<3x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.2], [-0.5, 1.0, 0.5]]> : tensor<3x3xf6E2M3FN>
  %init = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>):
    %n = stablehlo.maximum %a, %b : tensor<f6E2M3FN>
    stablehlo.return %n : tensor<f6E2M3FN>
  }) : (tensor<3x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @add_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf6E3M2FN>
  %init = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f6E3M2FN>, %b: tensor<f6E3M2FN>):
    %n = stablehlo.add %a, %b : tensor<f6E3M2FN>
    stablehlo.return %n : tensor<f6E3M2FN>
  }) : (tensor<3x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[4.0, 2.5], [8.0, 1.8], [7.0, 3.5]]> : tensor<3x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf6E3M2FN>
  %init = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f6E3M2FN>, %b: tensor<f6E3M2FN>):
    %n = stablehlo.maximum %a, %b : tensor<f6E3M2FN>
    stablehlo.return %n : tensor<f6E3M2FN>
  }) : (tensor<3x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @add_of_f8E5M2() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E5M2>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %n = stablehlo.add %a, %b : tensor<f8E5M2>
    stablehlo.return %n : tensor<f8E5M2>
  }) : (tensor<3x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3x2xf8E5M2>
  check.expect_eq_const %r, dense<[[4.0, 2.5], [8.0, 1.8], [7.0, 3.5]]> : tensor<3x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f8E5M2() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E5M2>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %n = stablehlo.maximum %a, %b : tensor<f8E5M2>
    stablehlo.return %n : tensor<f8E5M2>
  }) : (tensor<3x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3x2xf8E5M2>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @add_of_f8E4M3() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3>
    stablehlo.return %n : tensor<f8E4M3>
  }) : (tensor<3x3xf8E4M3>, tensor<f8E4M3>) -> tensor<3x2xf8E4M3>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.8], [6.5, 3.8]]> : tensor<3x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f8E4M3() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    %n = stablehlo.maximum %a, %b : tensor<f8E4M3>
    stablehlo.return %n : tensor<f8E4M3>
  }) : (tensor<3x3xf8E4M3>, tensor<f8E4M3>) -> tensor<3x2xf8E4M3>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @add_of_f8E3M4() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E3M4>
  %init = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    %n = stablehlo.add %a, %b : tensor<f8E3M4>
    stablehlo.return %n : tensor<f8E3M4>
  }) : (tensor<3x3xf8E3M4>, tensor<f8E3M4>) -> tensor<3x2xf8E3M4>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.75], [6.5, 3.8]]> : tensor<3x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f8E3M4() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E3M4>
  %init = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    %n = stablehlo.maximum %a, %b : tensor<f8E3M4>
    stablehlo.return %n : tensor<f8E3M4>
  }) : (tensor<3x3xf8E3M4>, tensor<f8E3M4>) -> tensor<3x2xf8E3M4>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @add_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3FN>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<3x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.8], [6.5, 3.8]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3FN>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.maximum %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<3x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @add_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E5M2FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    %n = stablehlo.add %a, %b : tensor<f8E5M2FNUZ>
    stablehlo.return %n : tensor<f8E5M2FNUZ>
  }) : (tensor<3x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[4.0, 2.5], [8.0, 1.8], [7.0, 3.5]]> : tensor<3x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E5M2FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    %n = stablehlo.maximum %a, %b : tensor<f8E5M2FNUZ>
    stablehlo.return %n : tensor<f8E5M2FNUZ>
  }) : (tensor<3x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @add_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FNUZ>
    stablehlo.return %n : tensor<f8E4M3FNUZ>
  }) : (tensor<3x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.8], [6.5, 3.8]]> : tensor<3x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %n = stablehlo.maximum %a, %b : tensor<f8E4M3FNUZ>
    stablehlo.return %n : tensor<f8E4M3FNUZ>
  }) : (tensor<3x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @add_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3B11FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3B11FNUZ>
    stablehlo.return %n : tensor<f8E4M3B11FNUZ>
  }) : (tensor<3x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.8], [6.5, 3.8]]> : tensor<3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E4M3B11FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    %n = stablehlo.maximum %a, %b : tensor<f8E4M3B11FNUZ>
    stablehlo.return %n : tensor<f8E4M3B11FNUZ>
  }) : (tensor<3x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @add_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[[1.0, 2.0, 0.5], [4.0, 8.0, 1.0], [2.0, 0.5, 4.0]]> : tensor<3x3xf8E8M0FNU>
  %init = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>):
    %n = stablehlo.add %a, %b : tensor<f8E8M0FNU>
    stablehlo.return %n : tensor<f8E8M0FNU>
  }) : (tensor<3x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[8.0, 4.0], [20.0, 4.0], [20.0, 8.0]]> : tensor<3x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[[1.0, 2.0, 0.5], [4.0, 8.0, 1.0], [2.0, 0.5, 4.0]]> : tensor<3x3xf8E8M0FNU>
  %init = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>):
    %n = stablehlo.maximum %a, %b : tensor<f8E8M0FNU>
    stablehlo.return %n : tensor<f8E8M0FNU>
  }) : (tensor<3x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[2.0, 1.0], [8.0, 1.0], [8.0, 4.0]]> : tensor<3x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @add_of_f16() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf16>
  %init = stablehlo.constant dense<1.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %n = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %n : tensor<f16>
  }) : (tensor<3x3xf16>, tensor<f16>) -> tensor<3x2xf16>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.75], [6.5, 3.75]]> : tensor<3x2xf16> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f16() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf16>
  %init = stablehlo.constant dense<1.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %n = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %n : tensor<f16>
  }) : (tensor<3x3xf16>, tensor<f16>) -> tensor<3x2xf16>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf16> {shlo.bitwise}
  func.return
}

func.func @add_of_bf16() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xbf16>
  %init = stablehlo.constant dense<1.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %n = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %n : tensor<bf16>
  }) : (tensor<3x3xbf16>, tensor<bf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.75], [6.5, 3.75]]> : tensor<3x2xbf16> {shlo.bitwise}
  func.return
}

func.func @maximum_of_bf16() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xbf16>
  %init = stablehlo.constant dense<1.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %n = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %n : tensor<bf16>
  }) : (tensor<3x3xbf16>, tensor<bf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xbf16> {shlo.bitwise}
  func.return
}

func.func @add_of_f32() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf32>
  %init = stablehlo.constant dense<1.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %n = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x2xf32>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.75], [6.5, 3.75]]> : tensor<3x2xf32> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f32() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf32>
  %init = stablehlo.constant dense<1.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %n = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x2xf32>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf32> {shlo.bitwise}
  func.return
}

func.func @add_of_f64() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf64>
  %init = stablehlo.constant dense<1.0> : tensor<f64>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %n = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %n : tensor<f64>
  }) : (tensor<3x3xf64>, tensor<f64>) -> tensor<3x2xf64>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.75], [6.5, 3.75]]> : tensor<3x2xf64> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f64() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf64>
  %init = stablehlo.constant dense<1.0> : tensor<f64>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %n = stablehlo.maximum %a, %b : tensor<f64>
    stablehlo.return %n : tensor<f64>
  }) : (tensor<3x3xf64>, tensor<f64>) -> tensor<3x2xf64>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf64> {shlo.bitwise}
  func.return
}

func.func @add_of_i2() {
  %x = stablehlo.constant dense<[[-1, -2, 1], [1, -1, -2], [1, 1, -1]]> : tensor<3x3xi2>
  %init = stablehlo.constant dense<1> : tensor<i2>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i2>, %b: tensor<i2>):
    %n = stablehlo.add %a, %b : tensor<i2>
    stablehlo.return %n : tensor<i2>
  }) : (tensor<3x3xi2>, tensor<i2>) -> tensor<3x2xi2>
  check.expect_eq_const %r, dense<[[0, 1], [-2, -2], [-1, 0]]> : tensor<3x2xi2>
  func.return
}

func.func @maximum_of_i4() {
  %x = stablehlo.constant dense<[[3, -2, 1], [5, 3, -2], [1, 5, 3]]> : tensor<3x3xi4>
  %init = stablehlo.constant dense<1> : tensor<i4>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %n = stablehlo.maximum %a, %b : tensor<i4>
    stablehlo.return %n : tensor<i4>
  }) : (tensor<3x3xi4>, tensor<i4>) -> tensor<3x2xi4>
  check.expect_eq_const %r, dense<[[3, 1], [5, 1], [5, 3]]> : tensor<3x2xi4>
  func.return
}

func.func @minimum_of_i8() {
  %x = stablehlo.constant dense<[[3, -2, 1], [5, 3, -2], [1, 5, 3]]> : tensor<3x3xi8>
  %init = stablehlo.constant dense<1> : tensor<i8>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %n = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %n : tensor<i8>
  }) : (tensor<3x3xi8>, tensor<i8>) -> tensor<3x2xi8>
  check.expect_eq_const %r, dense<[[-2, 1], [-2, -2], [1, -2]]> : tensor<3x2xi8>
  func.return
}

func.func @and_of_i16() {
  %x = stablehlo.constant dense<[[3, -2, 1], [5, 3, -2], [1, 5, 3]]> : tensor<3x3xi16>
  %init = stablehlo.constant dense<1> : tensor<i16>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %n = stablehlo.and %a, %b : tensor<i16>
    stablehlo.return %n : tensor<i16>
  }) : (tensor<3x3xi16>, tensor<i16>) -> tensor<3x2xi16>
  check.expect_eq_const %r, dense<[[0, 1], [0, 0], [1, 0]]> : tensor<3x2xi16>
  func.return
}

func.func @or_of_i32() {
  %x = stablehlo.constant dense<[[3, -2, 1], [5, 3, -2], [1, 5, 3]]> : tensor<3x3xi32>
  %init = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %n = stablehlo.or %a, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<3x3xi32>, tensor<i32>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[-1, 1], [-1, -1], [7, -1]]> : tensor<3x2xi32>
  func.return
}

func.func @add_of_i64() {
  %x = stablehlo.constant dense<[[3, -2, 1], [5, 3, -2], [1, 5, 3]]> : tensor<3x3xi64>
  %init = stablehlo.constant dense<1> : tensor<i64>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %n = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %n : tensor<i64>
  }) : (tensor<3x3xi64>, tensor<i64>) -> tensor<3x2xi64>
  check.expect_eq_const %r, dense<[[4, 5], [10, 2], [15, 4]]> : tensor<3x2xi64>
  func.return
}

func.func @maximum_of_ui2() {
  %x = stablehlo.constant dense<[[3, 2, 1], [1, 3, 2], [1, 1, 3]]> : tensor<3x3xui2>
  %init = stablehlo.constant dense<1> : tensor<ui2>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
    %n = stablehlo.maximum %a, %b : tensor<ui2>
    stablehlo.return %n : tensor<ui2>
  }) : (tensor<3x3xui2>, tensor<ui2>) -> tensor<3x2xui2>
  check.expect_eq_const %r, dense<[[3, 1], [3, 2], [3, 3]]> : tensor<3x2xui2>
  func.return
}

func.func @minimum_of_ui4() {
  %x = stablehlo.constant dense<[[3, 14, 1], [5, 3, 14], [1, 5, 3]]> : tensor<3x3xui4>
  %init = stablehlo.constant dense<1> : tensor<ui4>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
    %n = stablehlo.minimum %a, %b : tensor<ui4>
    stablehlo.return %n : tensor<ui4>
  }) : (tensor<3x3xui4>, tensor<ui4>) -> tensor<3x2xui4>
  check.expect_eq_const %r, dense<1> : tensor<3x2xui4>
  func.return
}

func.func @and_of_ui8() {
  %x = stablehlo.constant dense<[[3, 254, 1], [5, 3, 254], [1, 5, 3]]> : tensor<3x3xui8>
  %init = stablehlo.constant dense<1> : tensor<ui8>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %n = stablehlo.and %a, %b : tensor<ui8>
    stablehlo.return %n : tensor<ui8>
  }) : (tensor<3x3xui8>, tensor<ui8>) -> tensor<3x2xui8>
  check.expect_eq_const %r, dense<[[0, 1], [0, 0], [1, 0]]> : tensor<3x2xui8>
  func.return
}

func.func @or_of_ui16() {
  %x = stablehlo.constant dense<[[3, 65534, 1], [5, 3, 65534], [1, 5, 3]]> : tensor<3x3xui16>
  %init = stablehlo.constant dense<1> : tensor<ui16>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %n = stablehlo.or %a, %b : tensor<ui16>
    stablehlo.return %n : tensor<ui16>
  }) : (tensor<3x3xui16>, tensor<ui16>) -> tensor<3x2xui16>
  check.expect_eq_const %r, dense<[[65535, 1], [65535, 65535], [7, 65535]]> : tensor<3x2xui16>
  func.return
}

func.func @add_of_ui32() {
  %x = stablehlo.constant dense<[[3, 4294967294, 1], [5, 3, 4294967294], [1, 5, 3]]> : tensor<3x3xui32>
  %init = stablehlo.constant dense<1> : tensor<ui32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %n = stablehlo.add %a, %b : tensor<ui32>
    stablehlo.return %n : tensor<ui32>
  }) : (tensor<3x3xui32>, tensor<ui32>) -> tensor<3x2xui32>
  check.expect_eq_const %r, dense<[[4, 5], [10, 2], [15, 4]]> : tensor<3x2xui32>
  func.return
}

func.func @maximum_of_ui64() {
  %x = stablehlo.constant dense<[[3, 18446744073709551614, 1], [5, 3, 18446744073709551614], [1, 5, 3]]> : tensor<3x3xui64>
  %init = stablehlo.constant dense<1> : tensor<ui64>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %n = stablehlo.maximum %a, %b : tensor<ui64>
    stablehlo.return %n : tensor<ui64>
  }) : (tensor<3x3xui64>, tensor<ui64>) -> tensor<3x2xui64>
  check.expect_eq_const %r, dense<[[18446744073709551614, 1], [18446744073709551614, 18446744073709551614], [5, 18446744073709551614]]> : tensor<3x2xui64>
  func.return
}

func.func @minimum_of_i1() {
  %x = stablehlo.constant dense<[[true, false, true], [true, true, false], [true, true, true]]> : tensor<3x3xi1>
  %init = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %n = stablehlo.minimum %a, %b : tensor<i1>
    stablehlo.return %n : tensor<i1>
  }) : (tensor<3x3xi1>, tensor<i1>) -> tensor<3x2xi1>
  check.expect_eq_const %r, dense<[[false, true], [false, false], [true, false]]> : tensor<3x2xi1>
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @add_of_f16E6M9() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf16E6M9>
  %init = stablehlo.constant dense<1.0> : tensor<f16E6M9>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f16E6M9>, %b: tensor<f16E6M9>):
    %n = stablehlo.add %a, %b : tensor<f16E6M9>
    stablehlo.return %n : tensor<f16E6M9>
  }) : (tensor<3x3xf16E6M9>, tensor<f16E6M9>) -> tensor<3x2xf16E6M9>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.75], [6.5, 3.75]]> : tensor<3x2xf16E6M9> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f16E6M9() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf16E6M9>
  %init = stablehlo.constant dense<1.0> : tensor<f16E6M9>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f16E6M9>, %b: tensor<f16E6M9>):
    %n = stablehlo.maximum %a, %b : tensor<f16E6M9>
    stablehlo.return %n : tensor<f16E6M9>
  }) : (tensor<3x3xf16E6M9>, tensor<f16E6M9>) -> tensor<3x2xf16E6M9>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf16E6M9> {shlo.bitwise}
  func.return
}

func.func @add_of_f24E8M15() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf24E8M15>
  %init = stablehlo.constant dense<1.0> : tensor<f24E8M15>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f24E8M15>, %b: tensor<f24E8M15>):
    %n = stablehlo.add %a, %b : tensor<f24E8M15>
    stablehlo.return %n : tensor<f24E8M15>
  }) : (tensor<3x3xf24E8M15>, tensor<f24E8M15>) -> tensor<3x2xf24E8M15>
  check.expect_eq_const %r, dense<[[4.5, 2.5], [7.5, 1.75], [6.5, 3.75]]> : tensor<3x2xf24E8M15> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f24E8M15() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf24E8M15>
  %init = stablehlo.constant dense<1.0> : tensor<f24E8M15>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f24E8M15>, %b: tensor<f24E8M15>):
    %n = stablehlo.maximum %a, %b : tensor<f24E8M15>
    stablehlo.return %n : tensor<f24E8M15>
  }) : (tensor<3x3xf24E8M15>, tensor<f24E8M15>) -> tensor<3x2xf24E8M15>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf24E8M15> {shlo.bitwise}
  func.return
}

func.func @add_of_f8E5M2B9FN() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E5M2B9FN>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2B9FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2B9FN>, %b: tensor<f8E5M2B9FN>):
    %n = stablehlo.add %a, %b : tensor<f8E5M2B9FN>
    stablehlo.return %n : tensor<f8E5M2B9FN>
  }) : (tensor<3x3xf8E5M2B9FN>, tensor<f8E5M2B9FN>) -> tensor<3x2xf8E5M2B9FN>
  check.expect_eq_const %r, dense<[[4.0, 2.5], [8.0, 1.8], [7.0, 3.5]]> : tensor<3x2xf8E5M2B9FN> {shlo.bitwise}
  func.return
}

func.func @maximum_of_f8E5M2B9FN() {
  %x = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25], [-0.5, 1.0, 0.5]]> : tensor<3x3xf8E5M2B9FN>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2B9FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2B9FN>, %b: tensor<f8E5M2B9FN>):
    %n = stablehlo.maximum %a, %b : tensor<f8E5M2B9FN>
    stablehlo.return %n : tensor<f8E5M2B9FN>
  }) : (tensor<3x3xf8E5M2B9FN>, tensor<f8E5M2B9FN>) -> tensor<3x2xf8E5M2B9FN>
  check.expect_eq_const %r, dense<[[1.0, 1.0], [3.0, 1.0], [3.0, 1.0]]> : tensor<3x2xf8E5M2B9FN> {shlo.bitwise}
  func.return
}
