// Where others differ: infinity becomes the largest value of f8E8M0FNU.
// Saturation.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f32 inf (0x7F800000) to f8E8M0FNU is NaN (0xFF).
// CUDA satfinite has 2^127 (0xFE).
func.func @f32_7f800000_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[0x7F800000]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}
