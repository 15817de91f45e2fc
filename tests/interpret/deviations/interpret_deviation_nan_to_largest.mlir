// Where others differ: NaN in f4 and f6 is the largest value.
// By the manufacturer's rule.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f32 NaN (0x7F800001) to f4E2M1FN is -0 (0x8).
// the reference interpreter has 0 (0x0).
// CUDA satfinite has 6 (0x7).
// CUDA nosat has 6 (0x7).
func.func @f32_7f800001_to_f4E2M1FN() {
  %x0 = stablehlo.constant dense<[0x7F800001]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// convert f32 NaN (0x7F800001) to f6E2M3FN is -0 (0x20).
// the reference interpreter has 0 (0x00).
// CUDA satfinite has 7.5 (0x1F).
// CUDA nosat has 7.5 (0x1F).
func.func @f32_7f800001_to_f6E2M3FN() {
  %x0 = stablehlo.constant dense<[0x7F800001]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf6E2M3FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf6E2M3FN> {shlo.bitwise}
  func.return
}

// convert f32 NaN (0x7F800001) to f6E3M2FN is -0 (0x20).
// the reference interpreter has 0 (0x00).
// CUDA satfinite has 28 (0x1F).
// CUDA nosat has 28 (0x1F).
func.func @f32_7f800001_to_f6E3M2FN() {
  %x0 = stablehlo.constant dense<[0x7F800001]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf6E3M2FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf6E3M2FN> {shlo.bitwise}
  func.return
}
