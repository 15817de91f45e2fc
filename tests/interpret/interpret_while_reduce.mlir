// Loops over scalars that reduce a constant of several equal elements. Expected values: three steps, each of which multiplies
// by the sum of three ones, takes in five twos or asks for one that is true.

func.func @of_constants() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %r:4 = stablehlo.while(%i = %zero, %f = %one, %n = %zero, %b = %no) : tensor<i32>, tensor<f32>, tensor<i32>, tensor<i1>
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %0 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %step = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %i, %step : tensor<i32>
    %ones = stablehlo.constant dense<1.0> : tensor<3xf32>
    %from = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.reduce(%ones init: %from) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.multiply %2, %f : tensor<f32>
    %twos = stablehlo.constant dense<2> : tensor<5xi32>
    %4 = stablehlo.reduce(%twos init: %n) applies stablehlo.add across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
    %yes = stablehlo.constant dense<true> : tensor<9xi1>
    %5 = stablehlo.reduce(%yes init: %b) applies stablehlo.or across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %1, %3, %4, %5 : tensor<i32>, tensor<f32>, tensor<i32>, tensor<i1>
  }
  check.expect_eq_const %r#1, dense<27.0> : tensor<f32>
  check.expect_eq_const %r#2, dense<30> : tensor<i32>
  check.expect_eq_const %r#3, dense<true> : tensor<i1>
  func.return
}
