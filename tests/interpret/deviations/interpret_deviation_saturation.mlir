// Where others differ: infinity and overflow become the largest value.
// Saturation is the default there; ours is infinity, or NaN where there is none.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f32 480 (0x43F00000) to f8E4M3FN is NaN (0x7F).
// CUDA satfinite has 448 (0x7E).
// onnx saturate=1 has 448 (0x7E).
// torch 2.15.0 has 448 (0x7E).
func.func @f32_43f00000_to_f8E4M3FN() {
  %x0 = stablehlo.constant dense<[480.0]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// convert f32 61440 (0x47700000) to f8E5M2 is inf (0x7C).
// CUDA satfinite has 57344 (0x7B).
// onnx saturate=1 has 57344 (0x7B).
func.func @f32_47700000_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[61440.0]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7C]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// convert bf16 248 (0x4378) to f8E4M3FNUZ is NaN (0x80).
// onnx saturate=1 has 240 (0x7F).
func.func @bf16_4378_to_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<[248.0]> : tensor<1xbf16>
  %r = "stablehlo.convert"(%x0) : (tensor<1xbf16>) -> tensor<1xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80]> : tensor<1xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// convert f16 248 (0x5BC0) to f8E4M3FNUZ is NaN (0x80).
// onnx saturate=1 has 240 (0x7F).
func.func @f16_5bc0_to_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<[248.0]> : tensor<1xf16>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf16>) -> tensor<1xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80]> : tensor<1xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// convert f32 248 (0x43780000) to f8E4M3FNUZ is NaN (0x80).
// onnx saturate=1 has 240 (0x7F).
func.func @f32_43780000_to_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<[248.0]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80]> : tensor<1xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// convert f64 248 (0x406F000000000000) to f8E4M3FNUZ is NaN (0x80).
// onnx saturate=1 has 240 (0x7F).
func.func @f64_406f000000000000_to_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<[248.0]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80]> : tensor<1xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// convert f8E5M2 256 (0x5C) to f8E4M3FNUZ is NaN (0x80).
// onnx saturate=1 has 240 (0x7F).
func.func @f8E5M2_5c_to_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<[256.0]> : tensor<1xf8E5M2>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2>) -> tensor<1xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80]> : tensor<1xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ 256 (0x60) to f8E4M3FNUZ is NaN (0x80).
// onnx saturate=1 has 240 (0x7F).
func.func @f8E5M2FNUZ_60_to_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<[256.0]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80]> : tensor<1xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}
