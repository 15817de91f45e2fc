// stablehlo.reduce: folds from the init over the elements in row-major order.

func.func @add_over_i2() {
  %x = stablehlo.constant dense<[-2, -2, 0, 0, -2, -2]> : tensor<6xi2>
  %init = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xi2>, tensor<i2>) -> tensor<i2>
  check.expect_eq_const %r, dense<1> : tensor<i2>
  func.return
}

func.func @multiply_over_i4() {
  %x = stablehlo.constant dense<[-2, 2, 4, 4, 2, -2]> : tensor<6xi4>
  %init = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.multiply across dimensions = [0] : (tensor<6xi4>, tensor<i4>) -> tensor<i4>
  check.expect_eq_const %r, dense<0> : tensor<i4>
  func.return
}

func.func @maximum_over_i8() {
  %x = stablehlo.constant dense<[30, 66, 116, -76, 2, 94]> : tensor<6xi8>
  %init = stablehlo.constant dense<1> : tensor<i8>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<6xi8>, tensor<i8>) -> tensor<i8>
  check.expect_eq_const %r, dense<116> : tensor<i8>
  func.return
}

func.func @minimum_over_i16() {
  %x = stablehlo.constant dense<[30, 66, 116, 180, 258, 350]> : tensor<6xi16>
  %init = stablehlo.constant dense<1> : tensor<i16>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<6xi16>, tensor<i16>) -> tensor<i16>
  check.expect_eq_const %r, dense<1> : tensor<i16>
  func.return
}

func.func @and_over_i32() {
  %x = stablehlo.constant dense<[30, 66, 116, 180, 258, 350]> : tensor<6xi32>
  %init = stablehlo.constant dense<1> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.and across dimensions = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r, dense<0> : tensor<i32>
  func.return
}

func.func @or_over_i64() {
  %x = stablehlo.constant dense<[30, 66, 116, 180, 258, 350]> : tensor<6xi64>
  %init = stablehlo.constant dense<1> : tensor<i64>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.or across dimensions = [0] : (tensor<6xi64>, tensor<i64>) -> tensor<i64>
  check.expect_eq_const %r, dense<511> : tensor<i64>
  func.return
}

func.func @xor_over_ui2() {
  %x = stablehlo.constant dense<[2, 2, 0, 0, 2, 2]> : tensor<6xui2>
  %init = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.xor across dimensions = [0] : (tensor<6xui2>, tensor<ui2>) -> tensor<ui2>
  check.expect_eq_const %r, dense<1> : tensor<ui2>
  func.return
}

func.func @add_over_ui4() {
  %x = stablehlo.constant dense<[14, 2, 4, 4, 2, 14]> : tensor<6xui4>
  %init = stablehlo.constant dense<1> : tensor<ui4>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xui4>, tensor<ui4>) -> tensor<ui4>
  check.expect_eq_const %r, dense<9> : tensor<ui4>
  func.return
}

func.func @multiply_over_ui8() {
  %x = stablehlo.constant dense<[30, 66, 116, 180, 2, 94]> : tensor<6xui8>
  %init = stablehlo.constant dense<1> : tensor<ui8>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.multiply across dimensions = [0] : (tensor<6xui8>, tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const %r, dense<0> : tensor<ui8>
  func.return
}

func.func @maximum_over_ui16() {
  %x = stablehlo.constant dense<[30, 66, 116, 180, 258, 350]> : tensor<6xui16>
  %init = stablehlo.constant dense<1> : tensor<ui16>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<6xui16>, tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %r, dense<350> : tensor<ui16>
  func.return
}

func.func @minimum_over_ui32() {
  %x = stablehlo.constant dense<[30, 66, 116, 180, 258, 350]> : tensor<6xui32>
  %init = stablehlo.constant dense<1> : tensor<ui32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<6xui32>, tensor<ui32>) -> tensor<ui32>
  check.expect_eq_const %r, dense<1> : tensor<ui32>
  func.return
}

func.func @and_over_ui64() {
  %x = stablehlo.constant dense<[30, 66, 116, 180, 258, 350]> : tensor<6xui64>
  %init = stablehlo.constant dense<1> : tensor<ui64>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.and across dimensions = [0] : (tensor<6xui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %r, dense<0> : tensor<ui64>
  func.return
}

func.func @and_over_i1() {
  %x = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %init = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  check.expect_eq_const %r, dense<false> : tensor<i1>
  func.return
}

func.func @sum_of_complex() {
  %x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -1.0)]> : tensor<2xcomplex<f32>>
  %init = stablehlo.constant dense<(0.0, 0.5)> : tensor<complex<f32>>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  check.expect_eq_const %r, dense<(4.0, 1.5)> : tensor<complex<f32>> {shlo.bitwise}
  func.return
}

func.func @rows() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<10> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[13, 22]> : tensor<2xi32>
  func.return
}

func.func @columns() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<10> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[13, 15, 17]> : tensor<3xi32>
  func.return
}

func.func @two_dimensions() {
  %x = stablehlo.constant dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]> : tensor<2x3x2xi32>
  %init = stablehlo.constant dense<10> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x2xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[24, 32, 40]> : tensor<3xi32>
  func.return
}

func.func @no_dimension_folds_the_init_into_each() {
  %x = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %init = stablehlo.constant dense<10> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [] : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[10, 11, 12]> : tensor<3xi32>
  func.return
}

func.func @nothing_gives_the_init() {
  %x = stablehlo.constant dense<> : tensor<2x0xi32>
  %init = stablehlo.constant dense<10> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<10> : tensor<2xi32>
  func.return
}

func.func @the_accumulator_is_the_first_argument() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %init = stablehlo.constant dense<100> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %0 = stablehlo.subtract %a, %b : tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }
  check.expect_eq_const %r, dense<94> : tensor<i32>
  func.return
}

func.func @arg_max_has_two_operands() {
  %x = stablehlo.constant dense<[[1.0, 5.0, 5.0], [7.0, -2.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  %i = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %low = stablehlo.constant dense<-448.0> : tensor<f8E4M3FN>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : (tensor<2x3xf8E4M3FN>, tensor<2x3xi32>, tensor<f8E4M3FN>, tensor<i32>) -> (tensor<2xf8E4M3FN>, tensor<2xi32>)
   reducer(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>) (%c: tensor<i32>, %d: tensor<i32>) {
    %0 = stablehlo.compare GE, %a, %b : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    %1 = stablehlo.select %0, %a, %b : tensor<i1>, tensor<f8E4M3FN>
    %2 = stablehlo.select %0, %c, %d : tensor<i1>, tensor<i32>
    stablehlo.return %1, %2 : tensor<f8E4M3FN>, tensor<i32>
  }
  check.expect_eq_const %r#0, dense<[5.0, 7.0]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1, 0]> : tensor<2xi32>
  func.return
}

func.func @a_wider_body_promotes() {
  %x = stablehlo.constant dense<[16.0, 1.0, 1.0, 0.5]> : tensor<4xf8E4M3FN>
  %init = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f32>
  check.expect_eq_const %r, dense<18.5> : tensor<f32> {shlo.bitwise}
  func.return
}
