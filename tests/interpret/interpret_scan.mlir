// chlo.scan: slice by slice, the carried values last.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @sum_of_a_vector() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<i32>, %sum: tensor<i32>):
    %n = stablehlo.add %cur, %sum : tensor<i32>
    stablehlo.return %n, %n : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[1, 3, 6, 10]> : tensor<4xi32>
  check.expect_eq_const %r#1, dense<10> : tensor<i32>
  func.return
}

func.func @sum_in_reverse() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 attributes {is_reverse = true} {
  ^bb0(%cur: tensor<i32>, %sum: tensor<i32>):
    %n = stablehlo.add %cur, %sum : tensor<i32>
    stablehlo.return %n, %n : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[10, 9, 7, 4]> : tensor<4xi32>
  check.expect_eq_const %r#1, dense<10> : tensor<i32>
  func.return
}

func.func @sum_of_rows() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = stablehlo.constant dense<0> : tensor<3xi32>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<3xi32>, %sum: tensor<3xi32>):
    %n = stablehlo.add %cur, %sum : tensor<3xi32>
    stablehlo.return %n, %n : tensor<3xi32>, tensor<3xi32>
  } : (tensor<2x3xi32>, tensor<3xi32>) -> (tensor<2x3xi32>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[[1, 2, 3], [5, 7, 9]]> : tensor<2x3xi32>
  check.expect_eq_const %r#1, dense<[5, 7, 9]> : tensor<3xi32>
  func.return
}

func.func @sum_of_columns() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = stablehlo.constant dense<0> : tensor<2xi32>
  %r:2 = chlo.scan(%x) inits(%i) dimension=1 {
  ^bb0(%cur: tensor<2xi32>, %sum: tensor<2xi32>):
    %n = stablehlo.add %cur, %sum : tensor<2xi32>
    stablehlo.return %n, %n : tensor<2xi32>, tensor<2xi32>
  } : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %r#0, dense<[[1, 3, 6], [4, 9, 15]]> : tensor<2x3xi32>
  check.expect_eq_const %r#1, dense<[6, 15]> : tensor<2xi32>
  func.return
}

func.func @sum_of_columns_in_reverse() {
  %x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2>
  %i = stablehlo.constant dense<0.0> : tensor<2xf8E5M2>
  %r:2 = chlo.scan(%x) inits(%i) dimension=1 attributes {is_reverse = true} {
  ^bb0(%cur: tensor<2xf8E5M2>, %sum: tensor<2xf8E5M2>):
    %n = stablehlo.add %cur, %sum : tensor<2xf8E5M2>
    stablehlo.return %n, %n : tensor<2xf8E5M2>, tensor<2xf8E5M2>
  } : (tensor<2x3xf8E5M2>, tensor<2xf8E5M2>) -> (tensor<2x3xf8E5M2>, tensor<2xf8E5M2>)
  check.expect_eq_const %r#0, dense<[[6.0, 5.0, 3.0], [16.0, 12.0, 6.0]]> : tensor<2x3xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[6.0, 16.0]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @several_inputs_and_outputs() {
  %x = stablehlo.constant dense<[3, 1, 4, 1, 5]> : tensor<5xi32>
  %y = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %v = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = chlo.scan(%x, %y) inits(%v) dimension=0 {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>):
    %p = stablehlo.multiply %a, %b : tensor<i32>
    %n = stablehlo.add %p, %c : tensor<i32>
    stablehlo.return %p, %c, %n : tensor<i32>, tensor<i32>, tensor<i32>
  } : (tensor<5xi32>, tensor<5xi32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[0, 1, 8, 3, 20]> : tensor<5xi32>
  check.expect_eq_const %r#1, dense<[0, 0, 1, 9, 12]> : tensor<5xi32>
  check.expect_eq_const %r#2, dense<32> : tensor<i32>
  func.return
}

func.func @no_inputs() {
  %v = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = "chlo.scan"(%v) <{dimension = 0 : i64, scan_dim_size = 4 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%c: tensor<f32>):
    %n = stablehlo.add %c, %c : tensor<f32>
    stablehlo.return %c, %n : tensor<f32>, tensor<f32>
  }) : (tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  check.expect_eq_const %r#0, dense<[1.0, 2.0, 4.0, 8.0]> : tensor<4xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<16.0> : tensor<f32> {shlo.bitwise}
  func.return
}
