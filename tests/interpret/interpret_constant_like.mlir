// chlo.constant_like: the value at every index of the operand.

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

func.func @constant_like_of_f4E2M1FN() {
  %x = stablehlo.constant dense<0> : tensor<3xi64>
  %r = "chlo.constant_like"(%x) {value = 1.3 : f4E2M1FN} : (tensor<3xi64>) -> tensor<3xf4E2M1FN>
  check.expect_eq_const %r, dense<1.5> : tensor<3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @constant_like_of_f6E2M3FN() {
  %x = stablehlo.constant dense<0> : tensor<3xi64>
  %r = "chlo.constant_like"(%x) {value = 1.3 : f6E2M3FN} : (tensor<3xi64>) -> tensor<3xf6E2M3FN>
  check.expect_eq_const %r, dense<1.2> : tensor<3xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @constant_like_of_f6E3M2FN() {
  %x = stablehlo.constant dense<0> : tensor<3xi64>
  %r = "chlo.constant_like"(%x) {value = 1.3 : f6E3M2FN} : (tensor<3xi64>) -> tensor<3xf6E3M2FN>
  check.expect_eq_const %r, dense<1.2> : tensor<3xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @constant_like_of_f8E5M2() {
  %x = stablehlo.constant dense<0> : tensor<3xi64>
  %r = "chlo.constant_like"(%x) {value = 1.3 : f8E5M2} : (tensor<3xi64>) -> tensor<3xf8E5M2>
  check.expect_eq_const %r, dense<1.2> : tensor<3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @constant_like_of_f8E4M3() {
  %x = stablehlo.constant dense<0> : tensor<3xi64>
  %r = "chlo.constant_like"(%x) {value = 1.3 : f8E4M3} : (tensor<3xi64>) -> tensor<3xf8E4M3>
  check.expect_eq_const %r, dense<1.2> : tensor<3xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @constant_like_of_f8E3M4() {
  %x = stablehlo.constant dense<0> : tensor<3xi64>
  %r = "chlo.constant_like"(%x) {value = 1.3 : f8E3M4} : (tensor<3xi64>) -> tensor<3xf8E3M4>
  check.expect_eq_const %r, dense<1.3> : tensor<3xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @constant_like_of_f8E4M3FN() {
  %x = stablehlo.constant dense<0> : tensor<3xi64>
  %r = "chlo.constant_like"(%x) {value = 1.3 : f8E4M3FN} : (tensor<3xi64>) -> tensor<3xf8E4M3FN>
  check.expect_eq_const %r, dense<1.2> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @constant_like_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<0> : tensor<3xi64>
  %r = "chlo.constant_like"(%x) {value = 1.3 : f8E5M2FNUZ} : (tensor<3xi64>) -> tensor<3xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<1.2> : tensor<3xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @constant_like_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<0> : tensor<3xi64>
  %r = "chlo.constant_like"(%x) {value = 1.3 : f8E4M3FNUZ} : (tensor<3xi64>) -> tensor<3xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<1.2> : tensor<3xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @constant_like_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<0> : tensor<3xi64>
  %r = "chlo.constant_like"(%x) {value = 1.3 : f8E4M3B11FNUZ} : (tensor<3xi64>) -> tensor<3xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<1.2> : tensor<3xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @constant_like_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<0> : tensor<3xi64>
  %r = "chlo.constant_like"(%x) {value = 1.3 : f8E8M0FNU} : (tensor<3xi64>) -> tensor<3xf8E8M0FNU>
  check.expect_eq_const %r, dense<1.0> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  func.return
}
