// Where others differ: what is below 1.5 * 2^-127 becomes 2^-126 in f8E8M0FNU.
// A guard bit of the subnormal source is read as if the value were normal; ours rounds to nearest.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert bf16 7.34683969e-39 (0x0050) to f8E8M0FNU is 2^-127 (0x00).
// onnx round_mode=nearest has 2^-126 (0x01).
// XLA:CPU at run time has 2^-126 (0x01).
// XLA:CPU's constant folding has 2^-126 (0x01).
// ml_dtypes has 2^-126 (0x01).
func.func @bf16_50_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[7.35e-39]> : tensor<1xbf16>
  %r = "stablehlo.convert"(%x0) : (tensor<1xbf16>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f32 5.87747316e-39 (0x00400001) to f8E8M0FNU is 2^-127 (0x00).
// onnx round_mode=nearest has 2^-126 (0x01).
// XLA:CPU at run time has 2^-126 (0x01).
// XLA:CPU's constant folding has 2^-126 (0x01).
// ml_dtypes has 2^-126 (0x01).
// torch 2.15.0 has 2^-126 (0x01).
// torch 2.9.1 has 2^-126 (0x01).
func.func @f32_400001_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[5.877473e-39]> : tensor<1xf32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf32>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f64 5.87747175e-39 (0x3800000000000001) to f8E8M0FNU is 2^-127 (0x00).
// XLA:CPU at run time has 2^-126 (0x01).
// XLA:CPU's constant folding has 2^-126 (0x01).
func.func @f64_3800000000000001_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[5.877471754111439e-39]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}
