// stablehlo.optimization_barrier: the operands unchanged.

func.func @barrier_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf4E2M1FN>, tensor<i32>
  check.expect_eq_const %r#0, dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf6E2M3FN>, tensor<i32>
  check.expect_eq_const %r#0, dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf6E3M2FN>, tensor<i32>
  check.expect_eq_const %r#0, dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f8E5M2() {
  %x = stablehlo.constant dense<[0x7E, 0xFE]> : tensor<2xf8E5M2>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf8E5M2>, tensor<i32>
  check.expect_eq_const %r#0, dense<[0x7E, 0xFE]> : tensor<2xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f8E4M3() {
  %x = stablehlo.constant dense<[0x7C, 0xFC]> : tensor<2xf8E4M3>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf8E4M3>, tensor<i32>
  check.expect_eq_const %r#0, dense<[0x7C, 0xFC]> : tensor<2xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f8E3M4() {
  %x = stablehlo.constant dense<[0xF0, 0x78]> : tensor<2xf8E3M4>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf8E3M4>, tensor<i32>
  check.expect_eq_const %r#0, dense<[0xF0, 0x78]> : tensor<2xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf8E4M3FN>, tensor<i32>
  check.expect_eq_const %r#0, dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf8E5M2FNUZ>, tensor<i32>
  check.expect_eq_const %r#0, dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf8E4M3FNUZ>, tensor<i32>
  check.expect_eq_const %r#0, dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf8E4M3B11FNUZ>, tensor<i32>
  check.expect_eq_const %r#0, dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf8E8M0FNU>, tensor<i32>
  check.expect_eq_const %r#0, dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f16() {
  %x = stablehlo.constant dense<[0x7E00, 0xFE00]> : tensor<2xf16>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf16>, tensor<i32>
  check.expect_eq_const %r#0, dense<[0x7E00, 0xFE00]> : tensor<2xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_bf16() {
  %x = stablehlo.constant dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xbf16>, tensor<i32>
  check.expect_eq_const %r#0, dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f32() {
  %x = stablehlo.constant dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf32>, tensor<i32>
  check.expect_eq_const %r#0, dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_f64() {
  %x = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf64>, tensor<i32>
  check.expect_eq_const %r#0, dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<2xi1>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xi1>, tensor<i32>
  check.expect_eq_const %r#0, dense<false> : tensor<2xi1>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_i2() {
  %x = stablehlo.constant dense<0> : tensor<2xi2>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xi2>, tensor<i32>
  check.expect_eq_const %r#0, dense<0> : tensor<2xi2>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_i4() {
  %x = stablehlo.constant dense<4> : tensor<2xi4>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xi4>, tensor<i32>
  check.expect_eq_const %r#0, dense<4> : tensor<2xi4>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_i8() {
  %x = stablehlo.constant dense<[116, -76]> : tensor<2xi8>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xi8>, tensor<i32>
  check.expect_eq_const %r#0, dense<[116, -76]> : tensor<2xi8>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_i16() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xi16>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xi16>, tensor<i32>
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xi16>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_i32() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xi32>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xi32>, tensor<i32>
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xi32>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_i64() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xi64>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xi64>, tensor<i32>
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_ui2() {
  %x = stablehlo.constant dense<0> : tensor<2xui2>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xui2>, tensor<i32>
  check.expect_eq_const %r#0, dense<0> : tensor<2xui2>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_ui4() {
  %x = stablehlo.constant dense<4> : tensor<2xui4>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xui4>, tensor<i32>
  check.expect_eq_const %r#0, dense<4> : tensor<2xui4>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_ui8() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xui8>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xui8>, tensor<i32>
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xui8>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_ui16() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xui16>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xui16>, tensor<i32>
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xui16>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_ui32() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xui32>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xui32>, tensor<i32>
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xui32>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_ui64() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xui64>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xui64>, tensor<i32>
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xcomplex<f32>>, tensor<i32>
  check.expect_eq_const %r#0, dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}

func.func @barrier_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)]> : tensor<2xcomplex<f64>>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.optimization_barrier %x, %y : tensor<2xcomplex<f64>>, tensor<i32>
  check.expect_eq_const %r#0, dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)]> : tensor<2xcomplex<f64>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7> : tensor<i32>
  func.return
}
