// Where others differ: onnx's ways of rounding to f8E8M0FNU.
// The default, round_mode=up, goes to the next power of two from any number between; overflow
// saturates.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f4E2M1FN 3 (0x5) to f8E8M0FNU is 4 (0x81).
// onnx round_mode=down has 2 (0x80).
func.func @f4E2M1FN_5_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[3.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[4.0]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f6E3M2FN 3 (0x12) to f8E8M0FNU is 4 (0x81).
// onnx round_mode=down has 2 (0x80).
func.func @f6E3M2FN_12_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[3.0]> : tensor<1xf6E3M2FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf6E3M2FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[4.0]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f6E2M3FN 3 (0x14) to f8E8M0FNU is 4 (0x81).
// onnx round_mode=down has 2 (0x80).
func.func @f6E2M3FN_14_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[3.0]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf6E2M3FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[4.0]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f8E5M2 3 (0x42) to f8E8M0FNU is 4 (0x81).
// onnx round_mode=down has 2 (0x80).
func.func @f8E5M2_42_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[3.0]> : tensor<1xf8E5M2>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[4.0]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f8E4M3FN 3 (0x44) to f8E8M0FNU is 4 (0x81).
// onnx round_mode=down has 2 (0x80).
func.func @f8E4M3FN_44_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[3.0]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[4.0]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ 3 (0x46) to f8E8M0FNU is 4 (0x81).
// onnx round_mode=down has 2 (0x80).
func.func @f8E5M2FNUZ_46_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[3.0]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[4.0]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}
