// Where others differ: of +0 and -0 the operands' order decides.
// A comparison, for which they are equal.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// minimum f4E2M1FN 0 (0x0), -0 (0x8) is -0 (0x8).
// XLA:CPU at run time has 0 (0x0).
func.func @minimum_f4E2M1FN_0_8() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf4E2M1FN>
  %x1 = stablehlo.constant dense<[-0.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.minimum"(%x0, %x1) : (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// minimum f8E5M2 0 (0x00), -0 (0x80) is -0 (0x80).
// XLA:CPU at run time has 0 (0x00).
func.func @minimum_f8E5M2_0_80() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E5M2>
  %x1 = stablehlo.constant dense<[-0.0]> : tensor<1xf8E5M2>
  %r = "stablehlo.minimum"(%x0, %x1) : (tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// minimum f8E4M3 0 (0x00), -0 (0x80) is -0 (0x80).
// XLA:CPU at run time has 0 (0x00).
func.func @minimum_f8E4M3_0_80() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E4M3>
  %x1 = stablehlo.constant dense<[-0.0]> : tensor<1xf8E4M3>
  %r = "stablehlo.minimum"(%x0, %x1) : (tensor<1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf8E4M3> {shlo.bitwise}
  func.return
}

// minimum f8E3M4 0 (0x00), -0 (0x80) is -0 (0x80).
// XLA:CPU at run time has 0 (0x00).
func.func @minimum_f8E3M4_0_80() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E3M4>
  %x1 = stablehlo.constant dense<[-0.0]> : tensor<1xf8E3M4>
  %r = "stablehlo.minimum"(%x0, %x1) : (tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// minimum f8E4M3FN 0 (0x00), -0 (0x80) is -0 (0x80).
// XLA:CPU at run time has 0 (0x00).
func.func @minimum_f8E4M3FN_0_80() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E4M3FN>
  %x1 = stablehlo.constant dense<[-0.0]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.minimum"(%x0, %x1) : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// maximum f4E2M1FN -0 (0x8), 0 (0x0) is 0 (0x0).
// XLA:CPU at run time has -0 (0x8).
func.func @maximum_f4E2M1FN_8_0() {
  %x0 = stablehlo.constant dense<[-0.0]> : tensor<1xf4E2M1FN>
  %x1 = stablehlo.constant dense<[0.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// maximum f4E2M1FN 0 (0x0), -0 (0x8) is 0 (0x0).
// ml_dtypes has -0 (0x8).
func.func @maximum_f4E2M1FN_0_8() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf4E2M1FN>
  %x1 = stablehlo.constant dense<[-0.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// maximum f6E2M3FN 0 (0x00), -0 (0x20) is 0 (0x00).
// ml_dtypes has -0 (0x20).
func.func @maximum_f6E2M3FN_0_20() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf6E2M3FN>
  %x1 = stablehlo.constant dense<[-0.0]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf6E2M3FN>, tensor<1xf6E2M3FN>) -> tensor<1xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf6E2M3FN> {shlo.bitwise}
  func.return
}

// maximum f6E3M2FN 0 (0x00), -0 (0x20) is 0 (0x00).
// ml_dtypes has -0 (0x20).
func.func @maximum_f6E3M2FN_0_20() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf6E3M2FN>
  %x1 = stablehlo.constant dense<[-0.0]> : tensor<1xf6E3M2FN>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf6E3M2FN>, tensor<1xf6E3M2FN>) -> tensor<1xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf6E3M2FN> {shlo.bitwise}
  func.return
}

// maximum f8E5M2 0 (0x00), -0 (0x80) is 0 (0x00).
// ml_dtypes has -0 (0x80).
func.func @maximum_f8E5M2_0_80() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E5M2>
  %x1 = stablehlo.constant dense<[-0.0]> : tensor<1xf8E5M2>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// maximum f8E4M3 0 (0x00), -0 (0x80) is 0 (0x00).
// ml_dtypes has -0 (0x80).
func.func @maximum_f8E4M3_0_80() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E4M3>
  %x1 = stablehlo.constant dense<[-0.0]> : tensor<1xf8E4M3>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf8E4M3> {shlo.bitwise}
  func.return
}

// maximum f8E3M4 0 (0x00), -0 (0x80) is 0 (0x00).
// ml_dtypes has -0 (0x80).
func.func @maximum_f8E3M4_0_80() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E3M4>
  %x1 = stablehlo.constant dense<[-0.0]> : tensor<1xf8E3M4>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}
