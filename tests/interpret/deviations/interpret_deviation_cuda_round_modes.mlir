// Where others differ: CUDA's ways of rounding to f8E8M0FNU.
// Towards zero or up, never to nearest.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f32 3 (0x40400000) to f8E8M0FNU is 4 (0x81).
// onnx round_mode=down has 2 (0x80).
// CUDA satfinite has 2 (0x80).
// CUDA nosat has 2 (0x80).
func.func @f32_40400000_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[3.0]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[4.0]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f32 2.55211775e+38 (0x7F400000) to f8E8M0FNU is NaN (0xFF).
// onnx saturate=1 has 2^127 (0xFE).
// onnx round_mode=down has 2^127 (0xFE).
// onnx round_mode=nearest has 2^127 (0xFE).
// CUDA satfinite has 2^127 (0xFE).
// CUDA nosat has 2^127 (0xFE).
func.func @f32_7f400000_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[2.5521178e38]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}
