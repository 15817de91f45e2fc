// Where others differ: functions are rounded twice, by way of f32.
// The function's f32 result is one that lies halfway in the type.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// tan f16 94.8125 (0x55ED) is 0.63330078… (0x3911).
// XLA:CPU at run time has 0.63378906… (0x3912).
// ml_dtypes has 0.63378906… (0x3912).
func.func @tan_f16_55ed() {
  %x0 = stablehlo.constant dense<[94.8125]> : tensor<1xf16>
  %r = "stablehlo.tan"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0.6333]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// sine f16 0.20935059… (0x32B3) is 0.20788574… (0x32A7).
// ml_dtypes has 0.20776367… (0x32A6).
func.func @sine_f16_32b3() {
  %x0 = stablehlo.constant dense<[0.2094]> : tensor<1xf16>
  %r = "stablehlo.sine"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0.2079]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// exponential_minus_one f16 0.034301758… (0x2864) is 0.034881592… (0x2877).
// ml_dtypes has 0.034912109… (0x2878).
func.func @exponential_minus_one_f16_2864() {
  %x0 = stablehlo.constant dense<[0.0343]> : tensor<1xf16>
  %r = "stablehlo.exponential_minus_one"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0.03488]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// cosine f16 0.05847168… (0x2B7C) is 0.99853516… (0x3BFD).
// XLA:CPU at run time has 0.998046875 (0x3BFC).
// ml_dtypes has 0.998046875 (0x3BFC).
func.func @cosine_f16_2b7c() {
  %x0 = stablehlo.constant dense<[0.05847]> : tensor<1xf16>
  %r = "stablehlo.cosine"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0.9985]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// exponential f16 -0.047241211… (0xAA0C) is 0.95361328… (0x3BA1).
// ml_dtypes has 0.95410156… (0x3BA2).
func.func @exponential_f16_aa0c() {
  %x0 = stablehlo.constant dense<[-0.04724]> : tensor<1xf16>
  %r = "stablehlo.exponential"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0.9536]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// log f16 0.0053405762… (0x1D78) is -5.23046875 (0xC53B).
// XLA:CPU at run time has -5.234375 (0xC53C).
// XLA:CPU's constant folding has -5.234375 (0xC53C).
// ml_dtypes has -5.234375 (0xC53C).
func.func @log_f16_1d78() {
  %x0 = stablehlo.constant dense<[0.00534]> : tensor<1xf16>
  %r = "stablehlo.log"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[-5.23]> : tensor<1xf16> {shlo.bitwise}
  func.return
}
