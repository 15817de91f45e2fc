// Where others differ: logistic is one function, not steps.
// It is rounded once; ours has the steps of the specification, each rounded.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// logistic f8E5M2 1 (0x3C) is 0.625 (0x39).
// XLA:CPU at run time has 0.75 (0x3A).
// XLA:CPU's constant folding has 0.75 (0x3A).
func.func @logistic_f8E5M2_3c() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E5M2>
  %r = "stablehlo.logistic"(%x0) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0.6]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// logistic f8E5M2FNUZ 1 (0x40) is 0.625 (0x3D).
// XLA:CPU at run time has 0.75 (0x3E).
// XLA:CPU's constant folding has 0.75 (0x3E).
func.func @logistic_f8E5M2FNUZ_40() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.logistic"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.6]> : tensor<1xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// logistic f4E2M1FN -1 (0xA) is 0 (0x0).
// XLA:CPU at run time has 0.5 (0x1).
// XLA:CPU's constant folding has 0.5 (0x1).
func.func @logistic_f4E2M1FN_a() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.logistic"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// logistic bf16 1.5 (0x3FC0) is 0.8203125 (0x3F52).
// XLA:CPU at run time has 0.81640625 (0x3F51).
// XLA:CPU's constant folding has 0.81640625 (0x3F51).
func.func @logistic_bf16_3fc0() {
  %x0 = stablehlo.constant dense<[1.5]> : tensor<1xbf16>
  %r = "stablehlo.logistic"(%x0) : (tensor<1xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %r, dense<[0.82]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// logistic f8E4M3 3 (0x44) is 1 (0x38).
// XLA:CPU at run time has 0.9375 (0x37).
// XLA:CPU's constant folding has 0.9375 (0x37).
func.func @logistic_f8E4M3_44() {
  %x0 = stablehlo.constant dense<[3.0]> : tensor<1xf8E4M3>
  %r = "stablehlo.logistic"(%x0) : (tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xf8E4M3> {shlo.bitwise}
  func.return
}

// logistic f8E4M3FN 3 (0x44) is 1 (0x38).
// XLA:CPU at run time has 0.9375 (0x37).
// XLA:CPU's constant folding has 0.9375 (0x37).
func.func @logistic_f8E4M3FN_44() {
  %x0 = stablehlo.constant dense<[3.0]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.logistic"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// logistic f16 -1 (0xBC00) is 0.26879883… (0x344D).
// XLA:CPU's constant folding has 0.26904297… (0x344E).
func.func @logistic_f16_bc00() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf16>
  %r = "stablehlo.logistic"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0.2688]> : tensor<1xf16> {shlo.bitwise}
  func.return
}
