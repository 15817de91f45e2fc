// chlo.constant_like: the value at every index of the operand.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @constant_like_f32() {
  %x = stablehlo.constant dense<0> : tensor<2x3xi64>
  %r = "chlo.constant_like"(%x) {value = 3.2 : f32} : (tensor<2x3xi64>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<3.2> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}

func.func @constant_like_i32() {
  %x = stablehlo.constant dense<0> : tensor<2x3xi64>
  %r = "chlo.constant_like"(%x) {value = -7 : i32} : (tensor<2x3xi64>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<-7> : tensor<2x3xi32>
  func.return
}

func.func @constant_like_ui8() {
  %x = stablehlo.constant dense<0> : tensor<2x3xi64>
  %r = "chlo.constant_like"(%x) {value = 200 : ui8} : (tensor<2x3xi64>) -> tensor<2x3xui8>
  check.expect_eq_const %r, dense<200> : tensor<2x3xui8>
  func.return
}

func.func @constant_like_i1() {
  %x = stablehlo.constant dense<0> : tensor<2x3xi64>
  %r = "chlo.constant_like"(%x) {value = true} : (tensor<2x3xi64>) -> tensor<2x3xi1>
  check.expect_eq_const %r, dense<true> : tensor<2x3xi1>
  func.return
}

func.func @constant_like_f8E4M3FN() {
  %x = stablehlo.constant dense<0> : tensor<2x3xi64>
  %r = "chlo.constant_like"(%x) {value = 0.3 : f8E4M3FN} : (tensor<2x3xi64>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<0.3> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @constant_like_complex() {
  %x = stablehlo.constant dense<0> : tensor<2xi64>
  %r = "chlo.constant_like"(%x) {value = #complex.number<:f32 1.5, -2.0> : complex<f32>} : (tensor<2xi64>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %r, dense<(1.5, -2.0)> : tensor<2xcomplex<f32>> {shlo.bitwise}
  func.return
}
