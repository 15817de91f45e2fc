// Where others differ: the NaN of f8E8M0FNU widens to infinity.
// APFloat decodes 0xFF as the value after 2^127.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f8E8M0FNU NaN (0xFF) to f8E5M2 is NaN (0x7E).
// XLA:CPU at run time has NaN (0x7F).
// XLA:CPU's constant folding has inf (0x7C).
// the reference interpreter has inf (0x7C).
func.func @f8E8M0FNU_ff_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[0xFF]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// convert f8E8M0FNU NaN (0xFF) to f8E4M3 is NaN (0x7C).
// XLA:CPU's constant folding has inf (0x78).
// the reference interpreter has inf (0x78).
func.func @f8E8M0FNU_ff_to_f8E4M3() {
  %x0 = stablehlo.constant dense<[0xFF]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C]> : tensor<1xf8E4M3> {shlo.bitwise}
  func.return
}

// convert f8E8M0FNU NaN (0xFF) to f8E3M4 is NaN (0x78).
// XLA:CPU's constant folding has inf (0x70).
// the reference interpreter has inf (0x70).
func.func @f8E8M0FNU_ff_to_f8E3M4() {
  %x0 = stablehlo.constant dense<[0xFF]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0x78]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// convert f8E8M0FNU NaN (0xFF) to f16 is NaN (0x7E00).
// XLA:CPU's constant folding has inf (0x7C00).
// the reference interpreter has inf (0x7C00).
func.func @f8E8M0FNU_ff_to_f16() {
  %x0 = stablehlo.constant dense<[0xFF]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0x7E00]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// convert f8E8M0FNU NaN (0xFF) to bf16 is NaN (0x7FC0).
// XLA:CPU's constant folding has inf (0x7F80).
// the reference interpreter has inf (0x7F80).
func.func @f8E8M0FNU_ff_to_bf16() {
  %x0 = stablehlo.constant dense<[0xFF]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[0x7FC0]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// convert f8E8M0FNU NaN (0xFF) to f32 is NaN (0x7FC00000).
// XLA:CPU's constant folding has inf (0x7F800000).
// the reference interpreter has inf (0x7F800000).
func.func @f8E8M0FNU_ff_to_f32() {
  %x0 = stablehlo.constant dense<[0xFF]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<[0x7FC00000]> : tensor<1xf32> {shlo.bitwise}
  func.return
}
