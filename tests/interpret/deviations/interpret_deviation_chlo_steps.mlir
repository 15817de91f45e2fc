// Where others differ: functions of CHLO are computed in steps.
// A series of operations, each rounded in f8, f16 or f32; ours is the true value rounded once.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// asin f4E2M1FN 1 (0x2) is 1.5 (0x3).
// XLA:CPU at run time has 2 (0x4).
// XLA:CPU's constant folding has 2 (0x4).
func.func @asin_f4E2M1FN_2() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf4E2M1FN>
  %r = "chlo.asin"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.5]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// atanh f4E2M1FN 1 (0x2) is 6 (0x7).
// XLA:CPU at run time has 3 (0x5).
// XLA:CPU's constant folding has 3 (0x5).
func.func @atanh_f4E2M1FN_2() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf4E2M1FN>
  %r = "chlo.atanh"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[6.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// asin f8E8M0FNU 1 (0x7F) is 2 (0x80).
// XLA:CPU at run time has NaN (0xFF).
func.func @asin_f8E8M0FNU_7f() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %r = "chlo.asin"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// lgamma f8E8M0FNU 1 (0x7F) is NaN (0xFF).
// XLA:CPU at run time has 2^-21 (0x6A).
// XLA:CPU's constant folding has 2^-21 (0x6A).
func.func @lgamma_f8E8M0FNU_7f() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %r = "chlo.lgamma"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// acosh f4E2M1FN 2 (0x4) is 1.5 (0x3).
// XLA:CPU at run time has 1 (0x2).
// XLA:CPU's constant folding has 1 (0x2).
func.func @acosh_f4E2M1FN_4() {
  %x0 = stablehlo.constant dense<[2.0]> : tensor<1xf4E2M1FN>
  %r = "chlo.acosh"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.5]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// asinh f4E2M1FN 2 (0x4) is 1.5 (0x3).
// XLA:CPU at run time has 1 (0x2).
// XLA:CPU's constant folding has 1 (0x2).
func.func @asinh_f4E2M1FN_4() {
  %x0 = stablehlo.constant dense<[2.0]> : tensor<1xf4E2M1FN>
  %r = "chlo.asinh"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.5]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// acos f8E8M0FNU 1 (0x7F) is NaN (0xFF).
// XLA:CPU's constant folding has 2^-63 (0x40).
func.func @acos_f8E8M0FNU_7f() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %r = "chlo.acos"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// acosh f8E8M0FNU 1 (0x7F) is NaN (0xFF).
// XLA:CPU's constant folding has 2^-64 (0x3F).
func.func @acosh_f8E8M0FNU_7f() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %r = "chlo.acosh"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}
