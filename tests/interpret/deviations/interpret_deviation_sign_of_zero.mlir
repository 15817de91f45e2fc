// Where others differ: the sign of -0 is +0.
// numpy's own f16.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// sign f16 -0 (0x8000) is -0 (0x8000).
// ml_dtypes has 0 (0x0000).
func.func @sign_f16_8000() {
  %x0 = stablehlo.constant dense<[-0.0]> : tensor<1xf16>
  %r = "stablehlo.sign"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf16> {shlo.bitwise}
  func.return
}
