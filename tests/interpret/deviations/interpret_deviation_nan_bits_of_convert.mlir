// Where others differ: the sign and payload of a NaN that is converted.
// Ours keeps the sign and gives the canonical payload. The reference and XLA's folding keep upper
// bits of the payload; ml_dtypes reads the one NaN of FNUZ types as negative; torch and CUDA write
// all ones.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f32 NaN (0x7F800001) to f8E5M2 is NaN (0x7E).
// CUDA satfinite has NaN (0x7F).
// CUDA nosat has NaN (0x7F).
// torch 2.15.0 has NaN (0x7F).
// torch 2.9.1 has NaN (0x7F).
func.func @f32_7f800001_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[0x7F800001]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// convert f32 -NaN (0xFF800001) to f8E4M3FN is -NaN (0xFF).
// CUDA satfinite has NaN (0x7F).
// CUDA nosat has NaN (0x7F).
func.func @f32_ff800001_to_f8E4M3FN() {
  %x0 = stablehlo.constant dense<[0xFF800001]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// convert f8E3M4 NaN (0x71) to f8E5M2 is NaN (0x7E).
// XLA:CPU at run time has NaN (0x7F).
func.func @f8E3M4_71_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[0x71]> : tensor<1xf8E3M4>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// convert f8E4M3 NaN (0x79) to f8E5M2 is NaN (0x7E).
// XLA:CPU at run time has NaN (0x7F).
func.func @f8E4M3_79_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[0x79]> : tensor<1xf8E4M3>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// convert f8E4M3FN NaN (0x7F) to f8E5M2 is NaN (0x7E).
// XLA:CPU at run time has NaN (0x7F).
// XLA:CPU's constant folding has NaN (0x7F).
// the reference interpreter has NaN (0x7F).
func.func @f8E4M3FN_7f_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ NaN (0x80) to f8E5M2 is NaN (0x7E).
// XLA:CPU at run time has NaN (0x7F).
// ml_dtypes has -NaN (0xFE).
// onnx saturate=1 has -NaN (0xFE).
// onnx saturate=0 has -NaN (0xFE).
func.func @f8E5M2FNUZ_80_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// convert f8E4M3FNUZ NaN (0x80) to f8E5M2 is NaN (0x7E).
// XLA:CPU at run time has NaN (0x7F).
// ml_dtypes has -NaN (0xFE).
// onnx saturate=1 has -NaN (0xFE).
// onnx saturate=0 has -NaN (0xFE).
func.func @f8E4M3FNUZ_80_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// convert f8E4M3B11FNUZ NaN (0x80) to f8E5M2 is NaN (0x7E).
// XLA:CPU at run time has NaN (0x7F).
// ml_dtypes has -NaN (0xFE).
func.func @f8E4M3B11FNUZ_80_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3B11FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// convert f8E4M3FN NaN (0x7F) to f8E4M3 is NaN (0x7C).
// XLA:CPU's constant folding has NaN (0x7F).
// the reference interpreter has NaN (0x7F).
func.func @f8E4M3FN_7f_to_f8E4M3() {
  %x0 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C]> : tensor<1xf8E4M3> {shlo.bitwise}
  func.return
}

// convert f8E4M3FN NaN (0x7F) to f8E3M4 is NaN (0x78).
// XLA:CPU's constant folding has NaN (0x7E).
// the reference interpreter has NaN (0x7E).
func.func @f8E4M3FN_7f_to_f8E3M4() {
  %x0 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0x78]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// convert f8E4M3FN NaN (0x7F) to f16 is NaN (0x7E00).
// XLA:CPU's constant folding has NaN (0x7F80).
// the reference interpreter has NaN (0x7F80).
func.func @f8E4M3FN_7f_to_f16() {
  %x0 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0x7E00]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// convert f8E4M3FN NaN (0x7F) to bf16 is NaN (0x7FC0).
// XLA:CPU's constant folding has NaN (0x7FF0).
// the reference interpreter has NaN (0x7FF0).
func.func @f8E4M3FN_7f_to_bf16() {
  %x0 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[0x7FC0]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// convert f8E4M3FN NaN (0x7F) to f32 is NaN (0x7FC00000).
// XLA:CPU's constant folding has NaN (0x7FF00000).
// the reference interpreter has NaN (0x7FF00000).
func.func @f8E4M3FN_7f_to_f32() {
  %x0 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<[0x7FC00000]> : tensor<1xf32> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ NaN (0x80) to f8E4M3 is NaN (0x7C).
// ml_dtypes has -NaN (0xFC).
func.func @f8E5M2FNUZ_80_to_f8E4M3() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C]> : tensor<1xf8E4M3> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ NaN (0x80) to f8E3M4 is NaN (0x78).
// ml_dtypes has -NaN (0xF8).
func.func @f8E5M2FNUZ_80_to_f8E3M4() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0x78]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ NaN (0x80) to f8E4M3FN is NaN (0x7F).
// XLA:CPU's constant folding has -NaN (0xFF).
// ml_dtypes has -NaN (0xFF).
// onnx saturate=1 has -NaN (0xFF).
// onnx saturate=0 has -NaN (0xFF).
// the reference interpreter has -NaN (0xFF).
func.func @f8E5M2FNUZ_80_to_f8E4M3FN() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ NaN (0x80) to f16 is NaN (0x7E00).
// ml_dtypes has -NaN (0xFE00).
// onnx saturate=1 has -NaN (0xFE00).
// onnx saturate=0 has -NaN (0xFE00).
func.func @f8E5M2FNUZ_80_to_f16() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0x7E00]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ NaN (0x80) to bf16 is NaN (0x7FC0).
// ml_dtypes has -NaN (0xFFC0).
// onnx saturate=1 has -NaN (0xFFC0).
// onnx saturate=0 has -NaN (0xFFC0).
func.func @f8E5M2FNUZ_80_to_bf16() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[0x7FC0]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ NaN (0x80) to f32 is NaN (0x7FC00000).
// ml_dtypes has -NaN (0xFFC00000).
// onnx saturate=1 has -NaN (0xFFC00000).
// onnx saturate=0 has -NaN (0xFFC00000).
func.func @f8E5M2FNUZ_80_to_f32() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<[0x7FC00000]> : tensor<1xf32> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ NaN (0x80) to f64 is NaN (0x7FF8000000000000).
// ml_dtypes has -NaN (0xFFF8000000000000).
// onnx saturate=1 has -NaN (0xFFF8000000000000).
// onnx saturate=0 has -NaN (0xFFF8000000000000).
func.func @f8E5M2FNUZ_80_to_f64() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
  check.expect_eq_const %r, dense<[0x7FF8000000000000]> : tensor<1xf64> {shlo.bitwise}
  func.return
}

// convert f8E3M4 NaN (0x71) to f16 is NaN (0x7E00).
// the reference interpreter has NaN (0x7E40).
func.func @f8E3M4_71_to_f16() {
  %x0 = stablehlo.constant dense<[0x71]> : tensor<1xf8E3M4>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0x7E00]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// convert f8E3M4 NaN (0x71) to bf16 is NaN (0x7FC0).
// the reference interpreter has NaN (0x7FC8).
func.func @f8E3M4_71_to_bf16() {
  %x0 = stablehlo.constant dense<[0x71]> : tensor<1xf8E3M4>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[0x7FC0]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// convert f8E3M4 NaN (0x71) to f32 is NaN (0x7FC00000).
// the reference interpreter has NaN (0x7FC80000).
func.func @f8E3M4_71_to_f32() {
  %x0 = stablehlo.constant dense<[0x71]> : tensor<1xf8E3M4>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<[0x7FC00000]> : tensor<1xf32> {shlo.bitwise}
  func.return
}

// convert f8E3M4 NaN (0x71) to f64 is NaN (0x7FF8000000000000).
// the reference interpreter has NaN (0x7FF9000000000000).
func.func @f8E3M4_71_to_f64() {
  %x0 = stablehlo.constant dense<[0x71]> : tensor<1xf8E3M4>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf64>
  check.expect_eq_const %r, dense<[0x7FF8000000000000]> : tensor<1xf64> {shlo.bitwise}
  func.return
}

// convert f8E3M4 NaN (0x72) to f8E4M3 is NaN (0x7C).
// the reference interpreter has NaN (0x7D).
func.func @f8E3M4_72_to_f8E4M3() {
  %x0 = stablehlo.constant dense<[0x72]> : tensor<1xf8E3M4>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C]> : tensor<1xf8E4M3> {shlo.bitwise}
  func.return
}

// convert f8E3M4 NaN (0x74) to f8E5M2 is NaN (0x7E).
// the reference interpreter has NaN (0x7F).
func.func @f8E3M4_74_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[0x74]> : tensor<1xf8E3M4>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}
