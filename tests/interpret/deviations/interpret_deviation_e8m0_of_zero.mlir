// Where others differ: zero becomes the least value of f8E8M0FNU.
// The exponent field is copied; ours is NaN, the type having no zero.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f32 0 (0x00000000) to f8E8M0FNU is NaN (0xFF).
// CUDA satfinite has 2^-127 (0x00).
// CUDA nosat has 2^-127 (0x00).
// onnx saturate=1 has 2^-127 (0x00).
// onnx saturate=0 has 2^-127 (0x00).
// onnx round_mode=down has 2^-127 (0x00).
// onnx round_mode=nearest has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
// torch 2.15.0 has 2^-127 (0x00).
// torch 2.9.1 has 2^-127 (0x00).
func.func @f32_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert i1 false to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @i1_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<false> : tensor<1xi1>
  %r = "stablehlo.convert"(%x0) : (tensor<1xi1>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert i4 0 to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @i4_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<0> : tensor<1xi4>
  %r = "stablehlo.convert"(%x0) : (tensor<1xi4>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert ui4 0 to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @ui4_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<0> : tensor<1xui4>
  %r = "stablehlo.convert"(%x0) : (tensor<1xui4>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert i8 0 to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @i8_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<0> : tensor<1xi8>
  %r = "stablehlo.convert"(%x0) : (tensor<1xi8>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert ui8 0 to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @ui8_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<0> : tensor<1xui8>
  %r = "stablehlo.convert"(%x0) : (tensor<1xui8>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert i32 0 to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @i32_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<0> : tensor<1xi32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xi32>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f4E2M1FN 0 (0x0) to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// onnx saturate=1 has 2^-127 (0x00).
// onnx saturate=0 has 2^-127 (0x00).
// onnx round_mode=down has 2^-127 (0x00).
// onnx round_mode=nearest has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @f4E2M1FN_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f6E2M3FN 0 (0x00) to f8E8M0FNU is NaN (0xFF).
// onnx saturate=1 has 2^-127 (0x00).
// onnx saturate=0 has 2^-127 (0x00).
// onnx round_mode=down has 2^-127 (0x00).
// onnx round_mode=nearest has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @f6E2M3FN_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf6E2M3FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f6E3M2FN 0 (0x00) to f8E8M0FNU is NaN (0xFF).
// onnx saturate=1 has 2^-127 (0x00).
// onnx saturate=0 has 2^-127 (0x00).
// onnx round_mode=down has 2^-127 (0x00).
// onnx round_mode=nearest has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @f6E3M2FN_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf6E3M2FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf6E3M2FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f8E5M2 0 (0x00) to f8E8M0FNU is NaN (0xFF).
// onnx saturate=1 has 2^-127 (0x00).
// onnx saturate=0 has 2^-127 (0x00).
// onnx round_mode=down has 2^-127 (0x00).
// onnx round_mode=nearest has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @f8E5M2_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E5M2>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f8E4M3FN 0 (0x00) to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// onnx saturate=1 has 2^-127 (0x00).
// onnx saturate=0 has 2^-127 (0x00).
// onnx round_mode=down has 2^-127 (0x00).
// onnx round_mode=nearest has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @f8E4M3FN_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ 0 (0x00) to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// onnx saturate=1 has 2^-127 (0x00).
// onnx saturate=0 has 2^-127 (0x00).
// onnx round_mode=down has 2^-127 (0x00).
// onnx round_mode=nearest has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @f8E5M2FNUZ_0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}
