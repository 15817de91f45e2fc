// Where others differ: subnormals of bf16 count as zero.
// bf16 is computed in f32, whose subnormals XLA flushes to zero.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// exponential bf16 -88 (0xC2B0) is 6.06114275e-39 (0x0042).
// XLA:CPU at run time has 0 (0x0000).
func.func @exponential_bf16_c2b0() {
  %x0 = stablehlo.constant dense<[-88.0]> : tensor<1xbf16>
  %r = "stablehlo.exponential"(%x0) : (tensor<1xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[6.1e-39]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// exponential bf16 -92 (0xC2B8) is 2^-133 (0x0001).
// XLA:CPU at run time has 0 (0x0000).
func.func @exponential_bf16_c2b8() {
  %x0 = stablehlo.constant dense<[-92.0]> : tensor<1xbf16>
  %r = "stablehlo.exponential"(%x0) : (tensor<1xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[9.0e-41]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// cbrt bf16 2^-127 (0x0040) is 1.8030022e-13… (0x2A4B).
// XLA:CPU at run time has -5.5858096e-16… (0xA621).
// XLA:CPU's constant folding has -5.5858096e-16… (0xA621).
func.func @cbrt_bf16_40() {
  %x0 = stablehlo.constant dense<[5.9e-39]> : tensor<1xbf16>
  %r = "stablehlo.cbrt"(%x0) : (tensor<1xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[1.8e-13]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// ceil bf16 2^-127 (0x0040) is 1 (0x3F80).
// XLA:CPU at run time has 0 (0x0000).
// XLA:CPU's constant folding has 0 (0x0000).
func.func @ceil_bf16_40() {
  %x0 = stablehlo.constant dense<[5.9e-39]> : tensor<1xbf16>
  %r = "stablehlo.ceil"(%x0) : (tensor<1xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// log bf16 2^-127 (0x0040) is -88 (0xC2B0).
// XLA:CPU at run time has -inf (0xFF80).
// XLA:CPU's constant folding has -104 (0xC2D0).
func.func @log_bf16_40() {
  %x0 = stablehlo.constant dense<[5.9e-39]> : tensor<1xbf16>
  %r = "stablehlo.log"(%x0) : (tensor<1xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[-88.0]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// log_plus_one bf16 2^-127 (0x0040) is 2^-127 (0x0040).
// XLA:CPU at run time has 0 (0x0000).
func.func @log_plus_one_bf16_40() {
  %x0 = stablehlo.constant dense<[5.9e-39]> : tensor<1xbf16>
  %r = "stablehlo.log_plus_one"(%x0) : (tensor<1xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[5.9e-39]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// exponential_minus_one bf16 2^-127 (0x0040) is 2^-127 (0x0040).
// XLA:CPU's constant folding has 0 (0x0000).
func.func @exponential_minus_one_bf16_40() {
  %x0 = stablehlo.constant dense<[5.9e-39]> : tensor<1xbf16>
  %r = "stablehlo.exponential_minus_one"(%x0) : (tensor<1xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[5.9e-39]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// rsqrt bf16 2^-127 (0x0040) is 1.3042425e+19… (0x5F35).
// XLA:CPU at run time has inf (0x7F80).
// XLA:CPU's constant folding has inf (0x7F80).
func.func @rsqrt_bf16_40() {
  %x0 = stablehlo.constant dense<[5.9e-39]> : tensor<1xbf16>
  %r = "stablehlo.rsqrt"(%x0) : (tensor<1xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[1.304e19]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// sign bf16 2^-127 (0x0040) is 1 (0x3F80).
// XLA:CPU at run time has 0 (0x0000).
// XLA:CPU's constant folding has 0 (0x0000).
func.func @sign_bf16_40() {
  %x0 = stablehlo.constant dense<[5.9e-39]> : tensor<1xbf16>
  %r = "stablehlo.sign"(%x0) : (tensor<1xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}
