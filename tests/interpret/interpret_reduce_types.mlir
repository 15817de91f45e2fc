// stablehlo.reduce: folds from the init over the elements in row-major order.

func.func @sum_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.0]> : tensor<6xf4E2M1FN>
  %init = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  check.expect_eq_const %r, dense<6.0> : tensor<f4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @sum_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.2]> : tensor<6xf6E2M3FN>
  %init = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  check.expect_eq_const %r, dense<7.5> : tensor<f6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @sum_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf6E3M2FN>
  %init = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  check.expect_eq_const %r, dense<8.0> : tensor<f6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E5M2() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf8E5M2>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %r, dense<8.0> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E4M3() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf8E4M3>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  check.expect_eq_const %r, dense<9.0> : tensor<f8E4M3> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E3M4() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf8E3M4>
  %init = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  check.expect_eq_const %r, dense<9.0> : tensor<f8E3M4> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf8E4M3FN>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<9.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf8E5M2FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  check.expect_eq_const %r, dense<8.0> : tensor<f8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf8E4M3FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  check.expect_eq_const %r, dense<9.0> : tensor<f8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf8E4M3B11FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<9.0> : tensor<f8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 1.0, 2.0, 4.0, 8.0, 20.0]> : tensor<6xf8E8M0FNU>
  %init = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  check.expect_eq_const %r, dense<60.0> : tensor<f8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @sum_of_f16() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf16>
  %init = stablehlo.constant dense<1.0> : tensor<f16>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf16>, tensor<f16>) -> tensor<f16>
  check.expect_eq_const %r, dense<9.25> : tensor<f16> {shlo.bitwise}
  func.return
}

func.func @sum_of_bf16() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xbf16>
  %init = stablehlo.constant dense<1.0> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const %r, dense<9.25> : tensor<bf16> {shlo.bitwise}
  func.return
}

func.func @sum_of_f32() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf32>
  %init = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %r, dense<9.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @sum_of_f64() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf64>
  %init = stablehlo.constant dense<1.0> : tensor<f64>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %r, dense<9.25> : tensor<f64> {shlo.bitwise}
  func.return
}

func.func @maximum_over_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-5, -2.0e-5, 5.0e-5, -5.0e-5]> : tensor<6xf8E5M2>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %r, dense<1.0> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

func.func @minimum_over_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-5, -2.0e-5, 5.0e-5, -5.0e-5]> : tensor<6xf8E5M2>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<6xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %r, dense<-5.0e-5> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

func.func @multiply_over_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-5, -2.0e-5, 5.0e-5, -5.0e-5]> : tensor<6xf8E5M2>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.multiply across dimensions = [0] : (tensor<6xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %r, dense<-0.0> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

func.func @maximum_over_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 0.001, -0.001, 0.007, -0.007, 0.008]> : tensor<6xf8E4M3FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  check.expect_eq_const %r, dense<1.0> : tensor<f8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @minimum_over_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 0.001, -0.001, 0.007, -0.007, 0.008]> : tensor<6xf8E4M3FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  check.expect_eq_const %r, dense<-0.007> : tensor<f8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @multiply_over_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 0.001, -0.001, 0.007, -0.007, 0.008]> : tensor<6xf8E4M3FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.multiply across dimensions = [0] : (tensor<6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  check.expect_eq_const %r, dense<0.0> : tensor<f8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @maximum_over_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2]> : tensor<6xf6E3M2FN>
  %init = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  check.expect_eq_const %r, dense<1.0> : tensor<f6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @minimum_over_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2]> : tensor<6xf6E3M2FN>
  %init = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<6xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  check.expect_eq_const %r, dense<-0.2> : tensor<f6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @multiply_over_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2]> : tensor<6xf6E3M2FN>
  %init = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.multiply across dimensions = [0] : (tensor<6xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  check.expect_eq_const %r, dense<-0.0> : tensor<f6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @maximum_over_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0]> : tensor<6xf4E2M1FN>
  %init = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  check.expect_eq_const %r, dense<1.0> : tensor<f4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @minimum_over_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0]> : tensor<6xf4E2M1FN>
  %init = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<6xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  check.expect_eq_const %r, dense<-1.0> : tensor<f4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @multiply_over_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0]> : tensor<6xf4E2M1FN>
  %init = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.multiply across dimensions = [0] : (tensor<6xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  check.expect_eq_const %r, dense<-0.0> : tensor<f4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @maximum_over_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38]> : tensor<6xbf16>
  %init = stablehlo.constant dense<1.0> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<6xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const %r, dense<1.0> : tensor<bf16> {shlo.bitwise}
  func.return
}

func.func @minimum_over_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38]> : tensor<6xbf16>
  %init = stablehlo.constant dense<1.0> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<6xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const %r, dense<-1.17e-38> : tensor<bf16> {shlo.bitwise}
  func.return
}

func.func @multiply_over_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38]> : tensor<6xbf16>
  %init = stablehlo.constant dense<1.0> : tensor<bf16>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.multiply across dimensions = [0] : (tensor<6xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const %r, dense<-0.0> : tensor<bf16> {shlo.bitwise}
  func.return
}

func.func @maximum_over_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38]> : tensor<6xf32>
  %init = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %r, dense<1.0> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @minimum_over_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38]> : tensor<6xf32>
  %init = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %r, dense<-1.1754942e-38> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @multiply_over_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38]> : tensor<6xf32>
  %init = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.multiply across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %r, dense<-0.0> : tensor<f32> {shlo.bitwise}
  func.return
}

// 40 ones make 4: 4 + 1 is halfway to 6, and 4 is even.
func.func @forty_ones_in_f4E2M1FN() {
  %x = stablehlo.constant dense<1.0> : tensor<39xf4E2M1FN>
  %init = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<39xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  check.expect_eq_const %r, dense<4.0> : tensor<f4E2M1FN> {shlo.bitwise}
  func.return
}

// 40 ones make 7.5, the largest value.
func.func @forty_ones_in_f6E2M3FN() {
  %x = stablehlo.constant dense<1.0> : tensor<39xf6E2M3FN>
  %init = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<39xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  check.expect_eq_const %r, dense<7.5> : tensor<f6E2M3FN> {shlo.bitwise}
  func.return
}

// 40 ones make 8: 8 + 1 is halfway to 10, and 8 is even.
func.func @forty_ones_in_f6E3M2FN() {
  %x = stablehlo.constant dense<1.0> : tensor<39xf6E3M2FN>
  %init = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<39xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  check.expect_eq_const %r, dense<8.0> : tensor<f6E3M2FN> {shlo.bitwise}
  func.return
}

// 40 ones make 8: 8 + 1 is halfway to 10, and 8 is even.
func.func @forty_ones_in_f8E5M2() {
  %x = stablehlo.constant dense<1.0> : tensor<39xf8E5M2>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<39xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %r, dense<8.0> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

// 40 ones make 16: 16 + 1 is halfway to 18, and 16 is even.
func.func @forty_ones_in_f8E4M3() {
  %x = stablehlo.constant dense<1.0> : tensor<39xf8E4M3>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<39xf8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  check.expect_eq_const %r, dense<16.0> : tensor<f8E4M3> {shlo.bitwise}
  func.return
}

// 40 ones make infinity: 15 + 1 = 16 overflows.
func.func @forty_ones_in_f8E3M4() {
  %x = stablehlo.constant dense<1.0> : tensor<39xf8E3M4>
  %init = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<39xf8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  check.expect_eq_const %r, dense<0x70> : tensor<f8E3M4> {shlo.bitwise}
  func.return
}

// 40 ones make 16: 16 + 1 is halfway to 18, and 16 is even.
func.func @forty_ones_in_f8E4M3FN() {
  %x = stablehlo.constant dense<1.0> : tensor<39xf8E4M3FN>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<39xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<16.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

// 40 ones make 8: 8 + 1 is halfway to 10, and 8 is even.
func.func @forty_ones_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<1.0> : tensor<39xf8E5M2FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<39xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  check.expect_eq_const %r, dense<8.0> : tensor<f8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// 40 ones make 16: 16 + 1 is halfway to 18, and 16 is even.
func.func @forty_ones_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<1.0> : tensor<39xf8E4M3FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<39xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  check.expect_eq_const %r, dense<16.0> : tensor<f8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// 40 ones make 16: 16 + 1 is halfway to 18, and 16 is even.
func.func @forty_ones_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<1.0> : tensor<39xf8E4M3B11FNUZ>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<39xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<16.0> : tensor<f8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// 1 + 1 = 2; 2 + 1 = 3 is halfway between 2 and 4, so up; 4 + 1 = 5 is nearer to 4, and stays
// there.
func.func @forty_ones_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<1.0> : tensor<39xf8E8M0FNU>
  %init = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<39xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  check.expect_eq_const %r, dense<4.0> : tensor<f8E8M0FNU> {shlo.bitwise}
  func.return
}

// 2 + 0.5 + 0.5 + 0.5 + 0.5 is 2, 0.5 + 0.5 + 0.5 + 0.5 + 2 is 4.
func.func @order_matters_in_f4E2M1FN() {
  %x = stablehlo.constant dense<0.5> : tensor<4xf4E2M1FN>
  %init = stablehlo.constant dense<2.0> : tensor<f4E2M1FN>
  %y = stablehlo.constant dense<[0.5, 0.5, 0.5, 2.0]> : tensor<4xf4E2M1FN>
  %small = stablehlo.constant dense<0.5> : tensor<f4E2M1FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  %s = stablehlo.reduce(%y init: %small) applies stablehlo.add across dimensions = [0] : (tensor<4xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  check.expect_eq_const %r, dense<2.0> : tensor<f4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %s, dense<4.0> : tensor<f4E2M1FN> {shlo.bitwise}
  func.return
}

// 2 + 0.125 + 0.125 + 0.125 + 0.125 is 2, 0.125 + 0.125 + 0.125 + 0.125 + 2 is 2.5.
func.func @order_matters_in_f6E2M3FN() {
  %x = stablehlo.constant dense<0.1> : tensor<4xf6E2M3FN>
  %init = stablehlo.constant dense<2.0> : tensor<f6E2M3FN>
  %y = stablehlo.constant dense<[0.1, 0.1, 0.1, 2.0]> : tensor<4xf6E2M3FN>
  %small = stablehlo.constant dense<0.1> : tensor<f6E2M3FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  %s = stablehlo.reduce(%y init: %small) applies stablehlo.add across dimensions = [0] : (tensor<4xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  check.expect_eq_const %r, dense<2.0> : tensor<f6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %s, dense<2.5> : tensor<f6E2M3FN> {shlo.bitwise}
  func.return
}

// 8 + 1 + 1 + 1 + 1 is 8, 1 + 1 + 1 + 1 + 8 is 12.
func.func @order_matters_in_f6E3M2FN() {
  %x = stablehlo.constant dense<1.0> : tensor<4xf6E3M2FN>
  %init = stablehlo.constant dense<8.0> : tensor<f6E3M2FN>
  %y = stablehlo.constant dense<[1.0, 1.0, 1.0, 8.0]> : tensor<4xf6E3M2FN>
  %small = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  %s = stablehlo.reduce(%y init: %small) applies stablehlo.add across dimensions = [0] : (tensor<4xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  check.expect_eq_const %r, dense<8.0> : tensor<f6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %s, dense<12.0> : tensor<f6E3M2FN> {shlo.bitwise}
  func.return
}

// 16384 + 2048 + 2048 + 2048 + 2048 is 16384, 2048 + 2048 + 2048 + 2048 + 16384 is 24576.
func.func @order_matters_in_f8E5M2() {
  %x = stablehlo.constant dense<2000.0> : tensor<4xf8E5M2>
  %init = stablehlo.constant dense<16000.0> : tensor<f8E5M2>
  %y = stablehlo.constant dense<[2000.0, 2000.0, 2000.0, 16000.0]> : tensor<4xf8E5M2>
  %small = stablehlo.constant dense<2000.0> : tensor<f8E5M2>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  %s = stablehlo.reduce(%y init: %small) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %r, dense<16000.0> : tensor<f8E5M2> {shlo.bitwise}
  check.expect_eq_const %s, dense<25000.0> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

// 64 + 4 + 4 + 4 + 4 is 64, 4 + 4 + 4 + 4 + 64 is 80.
func.func @order_matters_in_f8E4M3() {
  %x = stablehlo.constant dense<4.0> : tensor<4xf8E4M3>
  %init = stablehlo.constant dense<64.0> : tensor<f8E4M3>
  %y = stablehlo.constant dense<[4.0, 4.0, 4.0, 64.0]> : tensor<4xf8E4M3>
  %small = stablehlo.constant dense<4.0> : tensor<f8E4M3>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  %s = stablehlo.reduce(%y init: %small) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  check.expect_eq_const %r, dense<64.0> : tensor<f8E4M3> {shlo.bitwise}
  check.expect_eq_const %s, dense<80.0> : tensor<f8E4M3> {shlo.bitwise}
  func.return
}

// 4 + 0.125 + 0.125 + 0.125 + 0.125 is 4, 0.125 + 0.125 + 0.125 + 0.125 + 4 is 4.5.
func.func @order_matters_in_f8E3M4() {
  %x = stablehlo.constant dense<0.12> : tensor<4xf8E3M4>
  %init = stablehlo.constant dense<4.0> : tensor<f8E3M4>
  %y = stablehlo.constant dense<[0.12, 0.12, 0.12, 4.0]> : tensor<4xf8E3M4>
  %small = stablehlo.constant dense<0.12> : tensor<f8E3M4>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  %s = stablehlo.reduce(%y init: %small) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  check.expect_eq_const %r, dense<4.0> : tensor<f8E3M4> {shlo.bitwise}
  check.expect_eq_const %s, dense<4.5> : tensor<f8E3M4> {shlo.bitwise}
  func.return
}

// 128 + 8 + 8 + 8 + 8 is 128, 8 + 8 + 8 + 8 + 128 is 160.
func.func @order_matters_in_f8E4M3FN() {
  %x = stablehlo.constant dense<8.0> : tensor<4xf8E4M3FN>
  %init = stablehlo.constant dense<130.0> : tensor<f8E4M3FN>
  %y = stablehlo.constant dense<[8.0, 8.0, 8.0, 130.0]> : tensor<4xf8E4M3FN>
  %small = stablehlo.constant dense<8.0> : tensor<f8E4M3FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %s = stablehlo.reduce(%y init: %small) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<130.0> : tensor<f8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %s, dense<160.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

// 16384 + 2048 + 2048 + 2048 + 2048 is 16384, 2048 + 2048 + 2048 + 2048 + 16384 is 24576.
func.func @order_matters_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<2000.0> : tensor<4xf8E5M2FNUZ>
  %init = stablehlo.constant dense<16000.0> : tensor<f8E5M2FNUZ>
  %y = stablehlo.constant dense<[2000.0, 2000.0, 2000.0, 16000.0]> : tensor<4xf8E5M2FNUZ>
  %small = stablehlo.constant dense<2000.0> : tensor<f8E5M2FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %s = stablehlo.reduce(%y init: %small) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  check.expect_eq_const %r, dense<16000.0> : tensor<f8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %s, dense<25000.0> : tensor<f8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// 64 + 4 + 4 + 4 + 4 is 64, 4 + 4 + 4 + 4 + 64 is 80.
func.func @order_matters_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<4.0> : tensor<4xf8E4M3FNUZ>
  %init = stablehlo.constant dense<64.0> : tensor<f8E4M3FNUZ>
  %y = stablehlo.constant dense<[4.0, 4.0, 4.0, 64.0]> : tensor<4xf8E4M3FNUZ>
  %small = stablehlo.constant dense<4.0> : tensor<f8E4M3FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %s = stablehlo.reduce(%y init: %small) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  check.expect_eq_const %r, dense<64.0> : tensor<f8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %s, dense<80.0> : tensor<f8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// 8 + 0.5 + 0.5 + 0.5 + 0.5 is 8, 0.5 + 0.5 + 0.5 + 0.5 + 8 is 10.
func.func @order_matters_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<0.5> : tensor<4xf8E4M3B11FNUZ>
  %init = stablehlo.constant dense<8.0> : tensor<f8E4M3B11FNUZ>
  %y = stablehlo.constant dense<[0.5, 0.5, 0.5, 8.0]> : tensor<4xf8E4M3B11FNUZ>
  %small = stablehlo.constant dense<0.5> : tensor<f8E4M3B11FNUZ>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %s = stablehlo.reduce(%y init: %small) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<8.0> : tensor<f8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %s, dense<10.0> : tensor<f8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// 2 + 1 + 1 + 1 + 1 is 4, 1 + 1 + 1 + 1 + 2 is 8.
func.func @order_matters_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<1.0> : tensor<4xf8E8M0FNU>
  %init = stablehlo.constant dense<2.0> : tensor<f8E8M0FNU>
  %y = stablehlo.constant dense<[1.0, 1.0, 1.0, 2.0]> : tensor<4xf8E8M0FNU>
  %small = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %s = stablehlo.reduce(%y init: %small) applies stablehlo.add across dimensions = [0] : (tensor<4xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  check.expect_eq_const %r, dense<4.0> : tensor<f8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %s, dense<8.0> : tensor<f8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @sum_of_f16E6M9() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf16E6M9>
  %init = stablehlo.constant dense<1.0> : tensor<f16E6M9>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf16E6M9>, tensor<f16E6M9>) -> tensor<f16E6M9>
  check.expect_eq_const %r, dense<9.25> : tensor<f16E6M9> {shlo.bitwise}
  func.return
}

func.func @sum_of_f24E8M15() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf24E8M15>
  %init = stablehlo.constant dense<1.0> : tensor<f24E8M15>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf24E8M15>, tensor<f24E8M15>) -> tensor<f24E8M15>
  check.expect_eq_const %r, dense<9.25> : tensor<f24E8M15> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E5M2B9FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.5, 3.0, 0.25]> : tensor<6xf8E5M2B9FN>
  %init = stablehlo.constant dense<1.0> : tensor<f8E5M2B9FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<6xf8E5M2B9FN>, tensor<f8E5M2B9FN>) -> tensor<f8E5M2B9FN>
  check.expect_eq_const %r, dense<8.0> : tensor<f8E5M2B9FN> {shlo.bitwise}
  func.return
}
