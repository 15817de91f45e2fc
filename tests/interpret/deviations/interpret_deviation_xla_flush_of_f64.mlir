// Where others differ: values of f64 that round to 2^-127 become NaN in f8E8M0FNU.
// The conversion goes through f32, whose subnormals XLA's programs flush to zero.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f64 2^-128 (0x37F0000000000000) to f8E8M0FNU is 2^-127 (0x00).
// XLA:CPU at run time has NaN (0xFF).
func.func @f64_37f0000000000000_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[2.938735877055719e-39]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}
