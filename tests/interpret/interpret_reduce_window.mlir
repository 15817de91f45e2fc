// stablehlo.reduce_window: folds each window of the padded inputs from the init value on.

func.func @rows_and_columns() {
  %x = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[9123567, 9234678], [9568011, 9679122]]> : tensor<2x2xi32>
  func.return
}

func.func @rows_and_columns_summed() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0, 16.0], [0.5, 1.5, -0.5, 3.0], [1.0, -2.0, 16.0, 0.5]]> : tensor<3x4xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 3>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[4.0, 20.0], [16.0, 18.0]]> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @strides_of_windows() {
  %x = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20]]> : tensor<5x4xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<5x4xi32>, tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[91256, 93478], [104588, 106810]]> : tensor<2x2xi32>
  func.return
}

func.func @strides_of_windows_summed() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0, 16.0], [0.5, 1.5, -0.5, 3.0], [1.0, -2.0, 16.0, 0.5], [1.5, -0.5, 3.0, 1.0], [-2.0, 16.0, 0.5, 1.5]]> : tensor<5x4xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 3, 2>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<5x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[6.5, 16.0], [16.0, 6.5]]> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @padding_is_the_init_value() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<3x3xi32>, tensor<i32>) -> tensor<3x5xi32>
  check.expect_eq_const %r, dense<[[99999, 99991, 99912, 99923, 99939], [99999, 99194, 91245, 92356, 93969], [99999, 99497, 94578, 95689, 96999]]> : tensor<3x5xi32>
  func.return
}

func.func @padding_is_the_init_value_summed() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0], [16.0, 0.5, 1.5], [-0.5, 3.0, 1.0]]> : tensor<3x3xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<3x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  check.expect_eq_const %r, dense<[[2.5, 5.0, 5.5, 0.5, 0.0], [2.5, 20.0, 20.0, 1.5, 1.0], [2.5, 16.0, 20.0, 6.5, 4.0]]> : tensor<3x5xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @negative_padding_removes() {
  %x = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [1, -2]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<4x5xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[99701, 96822, 97933], [100206, 102377, 103488]]> : tensor<2x3xi32>
  func.return
}

func.func @negative_padding_removes_summed() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0, 16.0, 0.5], [1.5, -0.5, 3.0, 1.0, -2.0], [16.0, 0.5, 1.5, -0.5, 3.0], [1.0, -2.0, 16.0, 0.5, 1.5]]> : tensor<4x5xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [1, -2]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[20.0, 18.0, 5.0], [16.0, 14.0, 16.0]]> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @base_dilation() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, base_dilations = array<i64: 2, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x6xi32>
  check.expect_eq_const %r, dense<[[91999, 99999, 99299, 92999, 99999, 99399], [99949, 99999, 99995, 99959, 99999, 99996]]> : tensor<2x6xi32>
  func.return
}

func.func @base_dilation_summed() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0], [16.0, 0.5, 1.5]]> : tensor<2x3xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, base_dilations = array<i64: 2, 3>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x6xf8E4M3FN>
  check.expect_eq_const %r, dense<[[5.0, 2.5, 3.0, 3.0, 2.5, 0.0], [18.0, 2.5, 2.5, 2.5, 2.5, 3.5]]> : tensor<2x6xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @window_dilation() {
  %x = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_dilations = array<i64: 3, 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<4x5xi32>, tensor<i32>) -> tensor<1x3xi32>
  check.expect_eq_const %r, dense<[[91478, 92589, 93700]]> : tensor<1x3xi32>
  func.return
}

func.func @window_dilation_summed() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0, 16.0, 0.5], [1.5, -0.5, 3.0, 1.0, -2.0], [16.0, 0.5, 1.5, -0.5, 3.0], [1.0, -2.0, 16.0, 0.5, 1.5]]> : tensor<4x5xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 2>, window_dilations = array<i64: 3, 2>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[18.0, 16.0, 16.0]]> : tensor<1x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @all_attributes() {
  %x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<3x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[999, 999], [939, 949]]> : tensor<2x2xi32>
  func.return
}

func.func @all_attributes_summed() {
  %x = stablehlo.constant dense<[[3.0, 1.0], [-2.0, 16.0], [0.5, 1.5]]> : tensor<3x2xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 3, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<3x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[1.5, 1.5], [-1.0, 16.0]]> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @one_window() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<1x1xi32>
  check.expect_eq_const %r, dense<[[9123456]]> : tensor<1x1xi32>
  func.return
}

func.func @one_window_summed() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0], [16.0, 0.5, 1.5]]> : tensor<2x3xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 3>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  check.expect_eq_const %r, dense<[[20.0]]> : tensor<1x1xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @windows_of_one() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[91, 92, 93], [94, 95, 96]]> : tensor<2x3xi32>
  func.return
}

func.func @windows_of_one_summed() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0], [16.0, 0.5, 1.5]]> : tensor<2x3xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[3.5, 1.5, -1.5], [16.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @windows_that_do_not_fit() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 3, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<0x3xi32>
  check.expect_eq_const %r, dense<> : tensor<0x3xi32>
  func.return
}

func.func @windows_that_do_not_fit_summed() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0], [16.0, 0.5, 1.5]]> : tensor<2x3xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 3, 1>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<0x3xf8E4M3FN>
  check.expect_eq_const %r, dense<> : tensor<0x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @a_scalar() {
  %x = stablehlo.constant dense<1> : tensor<i32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r, dense<91> : tensor<i32>
  func.return
}

func.func @a_scalar_summed() {
  %x = stablehlo.constant dense<3.0> : tensor<f8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<3.5> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @an_empty_input_in_padding() {
  %x = stablehlo.constant dense<> : tensor<0x2xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<0x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<999> : tensor<2x2xi32>
  func.return
}

func.func @an_empty_input_in_padding_summed() {
  %x = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<0x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<1.5> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @channels_last() {
  %x = stablehlo.constant dense<"0x0100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F00000030000000"> : tensor<1x4x4x3xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<1x4x4x3xi32>, tensor<i32>) -> tensor<1x2x2x3xi32>
  check.expect_eq_const %r, dense<[[[[91546, 92657, 93768], [98212, 99323, 100434]], [[118210, 119321, 120432], [124876, 125987, 127098]]]]> : tensor<1x2x2x3xi32>
  func.return
}

func.func @channels_last_summed() {
  %x = stablehlo.constant dense<"0x4438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303C"> : tensor<1x4x4x3xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<1x4x4x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x2x2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[[[24.0, -0.5, 20.0], [1.5, 24.0, -0.5]], [[16.0, 3.5, 20.0], [20.0, 16.0, 3.5]]]]> : tensor<1x2x2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @prefixes() {
  %x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 6>, padding = dense<[[5, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %r, dense<[9999991, 9999912, 9999123, 9991234, 9912345, 9123456]> : tensor<6xi32>
  func.return
}

func.func @prefixes_summed() {
  %x = stablehlo.constant dense<[3.0, 1.0, -2.0, 16.0, 0.5, 1.5]> : tensor<6xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 6>, padding = dense<[[5, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  check.expect_eq_const %r, dense<[6.0, 6.5, 4.0, 20.0, 20.0, 20.0]> : tensor<6xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @suffixes() {
  %x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 6>, padding = dense<[[0, 5]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %r, dense<[9123456, 9234569, 9345699, 9456999, 9569999, 9699999]> : tensor<6xi32>
  func.return
}

func.func @suffixes_summed() {
  %x = stablehlo.constant dense<[3.0, 1.0, -2.0, 16.0, 0.5, 1.5]> : tensor<6xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 6>, padding = dense<[[0, 5]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  check.expect_eq_const %r, dense<[20.0, 18.0, 16.0, 18.0, 4.5, 4.5]> : tensor<6xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @prefixes_of_rows() {
  %x = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 3, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %r, dense<[[9991, 9992, 9993, 9994], [9915, 9926, 9937, 9948], [9159, 9270, 9381, 9492]]> : tensor<3x4xi32>
  func.return
}

func.func @prefixes_of_rows_summed() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0, 16.0], [0.5, 1.5, -0.5, 3.0], [1.0, -2.0, 16.0, 0.5]]> : tensor<3x4xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 3, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  check.expect_eq_const %r, dense<[[4.5, 2.5, -0.5, 18.0], [4.5, 3.5, -1.5, 20.0], [5.0, 1.0, 14.0, 20.0]]> : tensor<3x4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @prefixes_and_padding_before() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 5>, padding = dense<[[6, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %r, dense<[999999, 999999, 999991, 999912, 999123, 991234]> : tensor<6xi32>
  func.return
}

func.func @prefixes_and_padding_before_summed() {
  %x = stablehlo.constant dense<[3.0, 1.0, -2.0, 16.0]> : tensor<4xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 5>, padding = dense<[[6, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  check.expect_eq_const %r, dense<[3.0, 3.0, 5.5, 6.0, 3.5, 20.0]> : tensor<6xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @many_channels() {
  %x = stablehlo.constant dense<"0x0100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F000000700000007100000072000000730000007400000075000000760000007700000078000000790000007A0000007B0000007C0000007D0000007E0000007F000000800000008100000082000000830000008400000085000000860000008700000088000000890000008A0000008B0000008C0000008D0000008E0000008F000000900000009100000092000000930000009400000095000000960000009700000098000000990000009A0000009B0000009C0000009D0000009E0000009F000000A0000000A1000000A2000000A3000000A4000000A5000000A6000000A7000000A8000000A9000000AA000000AB000000AC000000AD000000AE000000AF000000B0000000B1000000B2000000B3000000B4000000B5000000B6000000B7000000B8000000B9000000BA000000BB000000BC000000BD000000BE000000BF000000C0000000C1000000C2000000C3000000C4000000C5000000C6000000C7000000C8000000C9000000CA000000CB000000CC000000CD000000CE000000CF000000D0000000D1000000D2000000D3000000D4000000D5000000D6000000D7000000D8000000D9000000DA000000DB000000DC000000DD000000DE000000DF000000E0000000E1000000E2000000E3000000E4000000E5000000E6000000E7000000E8000000E9000000EA000000EB000000EC000000ED000000EE000000EF000000F0000000F1000000F2000000F3000000F4000000F5000000F6000000F7000000F8000000F9000000FA000000FB000000FC000000FD000000FE000000FF000000000100000101000002010000030100000401000005010000060100000701000008010000090100000A0100000B0100000C0100000D0100000E0100000F010000100100001101000012010000130100001401000015010000160100001701000018010000190100001A0100001B0100001C0100001D0100001E0100001F010000200100002101000022010000230100002401000025010000260100002701000028010000290100002A0100002B0100002C0100002D0100002E0100002F010000300100003101000032010000330100003401000035010000360100003701000038010000390100003A0100003B0100003C0100003D0100003E0100003F010000400100004101000042010000430100004401000045010000460100004701000048010000490100004A0100004B0100004C0100004D0100004E0100004F010000500100005101000052010000530100005401000055010000560100005701000058010000590100005A0100005B0100005C0100005D0100005E0100005F010000600100006101000062010000630100006401000065010000660100006701000068010000690100006A0100006B0100006C0100006D0100006E0100006F010000700100007101000072010000730100007401000075010000760100007701000078010000790100007A0100007B0100007C0100007D0100007E0100007F010000800100008101000082010000830100008401000085010000860100008701000088010000890100008A0100008B0100008C0100008D0100008E0100008F010000900100009101000092010000930100009401000095010000960100009701000098010000990100009A0100009B0100009C0100009D0100009E0100009F010000A0010000A1010000A2010000A3010000A4010000A5010000A6010000A7010000A8010000A9010000AA010000AB010000AC010000AD010000AE010000AF010000B0010000B1010000B2010000B3010000B4010000B5010000B6010000B7010000B8010000B9010000BA010000BB010000BC010000BD010000BE010000BF010000C0010000C1010000C2010000C3010000C4010000C5010000C6010000C7010000C8010000C9010000CA010000CB010000CC010000CD010000CE010000CF010000D0010000D1010000D2010000D3010000D4010000D5010000D6010000D7010000D8010000D9010000DA010000DB010000DC010000DD010000DE010000DF010000E0010000E1010000E2010000E3010000E4010000E5010000E6010000E7010000E8010000E9010000EA010000EB010000EC010000ED010000EE010000EF010000F0010000F1010000F2010000F3010000F4010000F5010000F6010000F7010000F8010000F9010000FA010000FB010000FC010000FD010000FE010000FF010000000200000102000002020000030200000402000005020000060200000702000008020000090200000A0200000B0200000C0200000D0200000E0200000F020000100200001102000012020000130200001402000015020000160200001702000018020000190200001A0200001B0200001C0200001D0200001E0200001F020000200200002102000022020000230200002402000025020000260200002702000028020000290200002A0200002B0200002C0200002D0200002E0200002F020000300200003102000032020000330200003402000035020000360200003702000038020000390200003A0200003B0200003C0200003D0200003E0200003F020000400200004102000042020000430200004402000045020000460200004702000048020000490200004A0200004B0200004C0200004D0200004E0200004F020000500200005102000052020000530200005402000055020000560200005702000058020000590200005A0200005B0200005C0200005D0200005E0200005F020000600200006102000062020000630200006402000065020000660200006702000068020000690200006A0200006B0200006C0200006D0200006E0200006F020000700200007102000072020000730200007402000075020000760200007702000078020000790200007A0200007B0200007C0200007D0200007E0200007F020000800200008102000082020000830200008402000085020000860200008702000088020000890200008A0200008B0200008C0200008D0200008E0200008F020000900200009102000092020000930200009402000095020000960200009702000098020000990200009A0200009B0200009C0200009D0200009E0200009F020000A0020000A1020000A2020000A3020000A4020000A5020000A6020000A7020000A8020000A9020000AA020000AB020000AC020000AD020000AE020000AF020000B0020000B1020000B2020000B3020000B4020000B5020000B6020000B7020000B8020000B9020000BA020000BB020000BC020000"> : tensor<2x5x70xi32>
  %init = stablehlo.constant dense<9> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [1, 1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %m = stablehlo.multiply %a, %ten : tensor<i32>
    %n = stablehlo.add %m, %b : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<2x5x70xi32>, tensor<i32>) -> tensor<2x3x70xi32>
  check.expect_eq_const %r, dense<"0xFD26000008270000132700001E27000029270000342700003F2700004A27000055270000602700006B27000076270000812700008C27000097270000A2270000AD270000B8270000C3270000CE270000D9270000E4270000EF270000FA27000005280000102800001B28000026280000312800003C28000047280000522800005D28000068280000732800007E28000089280000942800009F280000AA280000B5280000C0280000CB280000D6280000E1280000EC280000F7280000022900000D29000018290000232900002E29000039290000442900004F2900005A29000065290000702900007B29000086290000912900009C290000A7290000B2290000BD290000C8290000D3290000DE290000E9290000F429000039450000A84500001746000086460000F546000064470000D347000042480000B1480000204900008F490000FE4900006D4A0000DC4A00004B4B0000BA4B0000294C0000984C0000074D0000764D0000E54D0000544E0000C34E0000324F0000A14F0000105000007F500000EE5000005D510000CC5100003B520000AA5200001953000088530000F753000066540000D554000044550000B35500002256000091560000005700006F570000DE5700004D580000BC5800002B5900009A590000095A0000785A0000E75A0000565B0000C55B0000345C0000A35C0000125D0000815D0000F05D00005F5E0000CE5E00003D5F0000AC5F00001B6000008A600000F960000068610000D761000046620000B562000024630000978000000581000073810000E18100004F820000BD8200002B830000998300000784000075840000E384000051850000BF8500002D8600009B8600000987000077870000E587000053880000C18800002F8900009D8900000B8A0000798A0000E78A0000558B0000C38B0000318C00009F8C00000D8D00007B8D0000E98D0000578E0000C58E0000338F0000A18F00000F9000007D900000EB90000059910000C791000035920000A3920000119300007F930000ED9300005B940000C994000037950000A59500001396000081960000EF9600005D970000CB97000039980000A79800001599000083990000F19900005F9A0000CD9A00003B9B0000A99B0000179C0000859C0000F39C0000619D0000CF9D00003D9E000007360000123600001D36000028360000333600003E36000049360000543600005F3600006A36000075360000803600008B36000096360000A1360000AC360000B7360000C2360000CD360000D8360000E3360000EE360000F9360000043700000F3700001A37000025370000303700003B37000046370000513700005C37000067370000723700007D37000088370000933700009E370000A9370000B4370000BF370000CA370000D5370000E0370000EB370000F6370000013800000C38000017380000223800002D38000038380000433800004E38000059380000643800006F3800007A38000085380000903800009B380000A6380000B1380000BC380000C7380000D2380000DD380000E8380000F3380000FE380000FBDC00006ADD0000D9DD000048DE0000B7DE000026DF000095DF000004E0000073E00000E2E0000051E10000C0E100002FE200009EE200000DE300007CE30000EBE300005AE40000C9E4000038E50000A7E5000016E6000085E60000F4E6000063E70000D2E7000041E80000B0E800001FE900008EE90000FDE900006CEA0000DBEA00004AEB0000B9EB000028EC000097EC000006ED000075ED0000E4ED000053EE0000C2EE000031EF0000A0EF00000FF000007EF00000EDF000005CF10000CBF100003AF20000A9F2000018F3000087F30000F6F3000065F40000D4F4000043F50000B2F5000021F6000090F60000FFF600006EF70000DDF700004CF80000BBF800002AF9000099F9000008FA000077FA0000E6FA0000FB16010069170100D717010045180100B3180100211901008F190100FD1901006B1A0100D91A0100471B0100B51B0100231C0100911C0100FF1C01006D1D0100DB1D0100491E0100B71E0100251F0100931F0100012001006F200100DD2001004B210100B921010027220100952201000323010071230100DF2301004D240100BB24010029250100972501000526010073260100E12601004F270100BD2701002B280100992801000729010075290100E3290100512A0100BF2A01002D2B01009B2B0100092C0100772C0100E52C0100532D0100C12D01002F2E01009D2E01000B2F0100792F0100E72F010055300100C3300100313101009F3101000D3201007B320100E932010057330100C533010033340100A1340100"> : tensor<2x3x70xi32>
  func.return
}

func.func @many_channels_summed() {
  %x = stablehlo.constant dense<"0x4438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB04438C058303CB0"> : tensor<2x5x70xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [1, 1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<2x5x70xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3x70xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x4E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048005246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB84E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048005246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB85246CB64404AB84E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C4604048004E44C460404800"> : tensor<2x3x70xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @prefixes_from_zero() {
  %x = stablehlo.constant dense<[3.0, 1.0, -2.0, 16.0, 0.5, 1.5]> : tensor<6xf8E4M3FN>
  %init = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 6>, padding = dense<[[5, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  check.expect_eq_const %r, dense<[3.0, 4.0, 2.0, 18.0, 18.0, 20.0]> : tensor<6xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @prefixes_of_rows_from_zero() {
  %x = stablehlo.constant dense<[[3.0, 1.0, -2.0, 16.0], [0.5, 1.5, -0.5, 3.0], [1.0, -2.0, 16.0, 0.5]]> : tensor<3x4xf8E4M3FN>
  %init = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 3, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  check.expect_eq_const %r, dense<[[3.0, 1.0, -2.0, 16.0], [3.5, 2.5, -2.5, 20.0], [4.5, 0.5, 14.0, 20.0]]> : tensor<3x4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @prefixes_and_padding_before_from_zero() {
  %x = stablehlo.constant dense<[3.0, 1.0, -2.0, 16.0]> : tensor<4xf8E4M3FN>
  %init = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 5>, padding = dense<[[6, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %n = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, 0.0, 3.0, 4.0, 2.0, 18.0]> : tensor<6xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @the_largest_and_its_place() {
  %x = stablehlo.constant dense<[[1.0, 5.0, 5.0], [7.0, -2.0, 0.0]]> : tensor<2x3xf16>
  %i = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %low = stablehlo.constant dense<-448.0> : tensor<f16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce_window"(%x, %i, %low, %zero) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f16>, %c: tensor<i32>, %b: tensor<f16>, %d: tensor<i32>):
    %0 = stablehlo.compare GE, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %1 = stablehlo.select %0, %a, %b : tensor<i1>, tensor<f16>
    %2 = stablehlo.select %0, %c, %d : tensor<i1>, tensor<i32>
    stablehlo.return %1, %2 : tensor<f16>, tensor<i32>
  }) : (tensor<2x3xf16>, tensor<2x3xi32>, tensor<f16>, tensor<i32>) -> (tensor<2x2xf16>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[5.0, 5.0], [7.0, 0.0]]> : tensor<2x2xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[1, 1], [0, 2]]> : tensor<2x2xi32>
  func.return
}

func.func @a_body_with_a_branch() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %init = stablehlo.constant dense<1> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %p = stablehlo.compare GT, %b, %init : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %n = "stablehlo.if"(%p) ({
      %0 = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %0 : tensor<i32>
    }, {
      stablehlo.return %a : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[3, 6, 8]> : tensor<3xi32>
  func.return
}

func.func @a_wider_body_promotes() {
  %x = stablehlo.constant dense<[16.0, 1.0, 1.0, 0.5]> : tensor<4xf8E4M3FN>
  %init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 3>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %n = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }) : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf32>
  check.expect_eq_const %r, dense<[18.0, 18.5, 3.0]> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @products_of_complex() {
  %x = stablehlo.constant dense<[(1.0, 2.0), (0.5, -1.0), (3.0, 0.25)]> : tensor<3xcomplex<f32>>
  %init = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %n = stablehlo.multiply %a, %b : tensor<complex<f32>>
    stablehlo.return %n : tensor<complex<f32>>
  }) : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %r, dense<[(2.5, 0.0), (1.75, -2.875)]> : tensor<2xcomplex<f32>> {shlo.bitwise}
  func.return
}
