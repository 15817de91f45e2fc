// Where others differ: a negative number becomes a positive one of f8E8M0FNU.
// The sign is dropped (onnx, torch, CUDA, XLA's folding), or put in the upper bit of the exponent
// (the reference); ours is NaN.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f32 -1 (0xBF800000) to f8E8M0FNU is NaN (0xFF).
// CUDA satfinite has 1 (0x7F).
// CUDA nosat has 1 (0x7F).
// onnx saturate=1 has 1 (0x7F).
// onnx saturate=0 has 1 (0x7F).
// onnx round_mode=down has 1 (0x7F).
// onnx round_mode=nearest has 1 (0x7F).
// torch 2.15.0 has 1 (0x7F).
// torch 2.9.1 has 1 (0x7F).
func.func @f32_bf800000_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert i4 -2 to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2 (0x80).
// the reference interpreter has 2 (0x80).
func.func @i4_e_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<-2> : tensor<1xi4>
  %r = "stablehlo.convert"(%x0) : (tensor<1xi4>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert i8 -2 to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2 (0x80).
// the reference interpreter has 2 (0x80).
func.func @i8_fe_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<-2> : tensor<1xi8>
  %r = "stablehlo.convert"(%x0) : (tensor<1xi8>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert i32 -2 to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2 (0x80).
// the reference interpreter has 2 (0x80).
func.func @i32_fffffffe_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<-2> : tensor<1xi32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xi32>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert i64 -2 to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2 (0x80).
// the reference interpreter has 2 (0x80).
func.func @i64_fffffffffffffffe_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<-2> : tensor<1xi64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xi64>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f4E2M1FN -0.5 (0x9) to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2^127 (0xFE).
// the reference interpreter has 2^127 (0xFE).
func.func @f4E2M1FN_9_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[-0.5]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f8E4M3FN -0.5 (0xB0) to f8E8M0FNU is NaN (0xFF).
// XLA:CPU's constant folding has 2^127 (0xFE).
// the reference interpreter has 2^127 (0xFE).
func.func @f8E4M3FN_b0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[-0.5]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f4E2M1FN -1 (0xA) to f8E8M0FNU is NaN (0xFF).
// onnx saturate=1 has 1 (0x7F).
// onnx saturate=0 has 1 (0x7F).
// onnx round_mode=down has 1 (0x7F).
// onnx round_mode=nearest has 1 (0x7F).
func.func @f4E2M1FN_a_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f6E2M3FN -1 (0x28) to f8E8M0FNU is NaN (0xFF).
// onnx saturate=1 has 1 (0x7F).
// onnx saturate=0 has 1 (0x7F).
// onnx round_mode=down has 1 (0x7F).
// onnx round_mode=nearest has 1 (0x7F).
func.func @f6E2M3FN_28_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf6E2M3FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f6E3M2FN -1 (0x2C) to f8E8M0FNU is NaN (0xFF).
// onnx saturate=1 has 1 (0x7F).
// onnx saturate=0 has 1 (0x7F).
// onnx round_mode=down has 1 (0x7F).
// onnx round_mode=nearest has 1 (0x7F).
func.func @f6E3M2FN_2c_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf6E3M2FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf6E3M2FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f8E4M3FN -1 (0xB8) to f8E8M0FNU is NaN (0xFF).
// onnx saturate=1 has 1 (0x7F).
// onnx saturate=0 has 1 (0x7F).
// onnx round_mode=down has 1 (0x7F).
// onnx round_mode=nearest has 1 (0x7F).
func.func @f8E4M3FN_b8_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f8E5M2 -1 (0xBC) to f8E8M0FNU is NaN (0xFF).
// onnx saturate=1 has 1 (0x7F).
// onnx saturate=0 has 1 (0x7F).
// onnx round_mode=down has 1 (0x7F).
// onnx round_mode=nearest has 1 (0x7F).
func.func @f8E5M2_bc_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E5M2>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ -1 (0xC0) to f8E8M0FNU is NaN (0xFF).
// onnx saturate=1 has 1 (0x7F).
// onnx saturate=0 has 1 (0x7F).
// onnx round_mode=down has 1 (0x7F).
// onnx round_mode=nearest has 1 (0x7F).
func.func @f8E5M2FNUZ_c0_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f6E2M3FN -0.5 (0x24) to f8E8M0FNU is NaN (0xFF).
// the reference interpreter has 2^127 (0xFE).
func.func @f6E2M3FN_24_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[-0.5]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf6E2M3FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}
