// stablehlo.imag: the imaginary part of a real number is zero.

func.func @imag_of_f4E2M1FN_is_zero() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0, 1.5, 2.0, -2.0, 4.0]> : tensor<12xf4E2M1FN>
  %r = stablehlo.imag %x : tensor<12xf4E2M1FN>
  check.expect_eq_const %r, dense<0.0> : tensor<12xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @imag_of_f6E2M3FN_is_zero() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0, 7.5, -7.5, 0.5, -0.5, 1.5, 2.5, -2.5, 4.0]> : tensor<16xf6E2M3FN>
  %r = stablehlo.imag %x : tensor<16xf6E2M3FN>
  check.expect_eq_const %r, dense<0.0> : tensor<16xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @imag_of_f6E3M2FN_is_zero() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25, 28.0, -28.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf6E3M2FN>
  %r = stablehlo.imag %x : tensor<20xf6E3M2FN>
  check.expect_eq_const %r, dense<0.0> : tensor<20xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @imag_of_f8E5M2_is_zero() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-5, -2.0e-5, 5.0e-5, -5.0e-5, 6.0e-5, -6.0e-5, 57000.0, -57000.0, 0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 0.09, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0]> : tensor<24xf8E5M2>
  %r = stablehlo.imag %x : tensor<24xf8E5M2>
  check.expect_eq_const %r, dense<0.0> : tensor<24xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @imag_of_f8E4M3_is_zero() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.002, -0.002, 0.014, -0.014, 0.016, -0.016, 240.0, -240.0, 0x78, 0xF8, 0x7C, 0xFC, 0x79, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0]> : tensor<24xf8E4M3>
  %r = stablehlo.imag %x : tensor<24xf8E4M3>
  check.expect_eq_const %r, dense<0.0> : tensor<24xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @imag_of_f8E3M4_is_zero() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.02, -0.02, 0.23, -0.23, 0.25, -0.25, 15.5, -15.5, 0x70, 0xF0, 0x78, 0xF8, 0x71, 0.09, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0]> : tensor<24xf8E3M4>
  %r = stablehlo.imag %x : tensor<24xf8E3M4>
  check.expect_eq_const %r, dense<0.0> : tensor<24xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @imag_of_f8E4M3FN_is_zero() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.002, -0.002, 0.014, -0.014, 0.016, -0.016, 448.0, -448.0, 0x7F, 0xFF, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<23xf8E4M3FN>
  %r = stablehlo.imag %x : tensor<23xf8E4M3FN>
  check.expect_eq_const %r, dense<0.0> : tensor<23xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @imag_of_f8E5M2FNUZ_is_zero() {
  %x = stablehlo.constant dense<[0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5, -3.0e-5, 57000.0, -57000.0, 0.09, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E5M2FNUZ>
  %r = stablehlo.imag %x : tensor<21xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<0.0> : tensor<21xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @imag_of_f8E4M3FNUZ_is_zero() {
  %x = stablehlo.constant dense<[0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008, -0.008, 240.0, -240.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E4M3FNUZ>
  %r = stablehlo.imag %x : tensor<21xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<0.0> : tensor<21xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @imag_of_f8E4M3B11FNUZ_is_zero() {
  %x = stablehlo.constant dense<[0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001, -0.001, 30.0, -30.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf8E4M3B11FNUZ>
  %r = stablehlo.imag %x : tensor<20xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<0.0> : tensor<20xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @imag_of_f16_is_zero() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0]> : tensor<24xf16>
  %r = stablehlo.imag %x : tensor<24xf16>
  check.expect_eq_const %r, dense<0.0> : tensor<24xf16> {shlo.bitwise}
  func.return
}

func.func @imag_of_bf16_is_zero() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0]> : tensor<24xbf16>
  %r = stablehlo.imag %x : tensor<24xbf16>
  check.expect_eq_const %r, dense<0.0> : tensor<24xbf16> {shlo.bitwise}
  func.return
}

func.func @imag_of_f32_is_zero() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0]> : tensor<24xf32>
  %r = stablehlo.imag %x : tensor<24xf32>
  check.expect_eq_const %r, dense<0.0> : tensor<24xf32> {shlo.bitwise}
  func.return
}

func.func @imag_of_f64_is_zero() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0]> : tensor<24xf64>
  %r = stablehlo.imag %x : tensor<24xf64>
  check.expect_eq_const %r, dense<0.0> : tensor<24xf64> {shlo.bitwise}
  func.return
}

func.func @imag_of_complex_f32_keeps_the_bits() {
  %x = stablehlo.constant dense<[(1.5, -0.0), (-0.0, 0x7F800000), (0xFFC00001, 0x7F800001)]> : tensor<3xcomplex<f32>>
  %r = stablehlo.imag %x : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  check.expect_eq_const %r, dense<[-0.0, 0x7F800000, 0x7F800001]> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @imag_of_complex_f64_keeps_the_bits() {
  %x = stablehlo.constant dense<[(1.5, -0.0), (-0.0, 0x7FF0000000000000), (0xFFF8000000000001, 0x7FF0000000000001)]> : tensor<3xcomplex<f64>>
  %r = stablehlo.imag %x : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  check.expect_eq_const %r, dense<[-0.0, 0x7FF0000000000000, 0x7FF0000000000001]> : tensor<3xf64> {shlo.bitwise}
  func.return
}

// The imaginary part of a real number is zero, for which the type has no place: NaN.
func.func @imag_of_f8E8M0FNU_has_no_zero() {
  %x = stablehlo.constant dense<[1.0, 2.0, 6.0e-39, 1.7e38, 0xFF]> : tensor<5xf8E8M0FNU>
  %r = stablehlo.imag %x : tensor<5xf8E8M0FNU>
  check.expect_eq_const %r, dense<0xFF> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}
