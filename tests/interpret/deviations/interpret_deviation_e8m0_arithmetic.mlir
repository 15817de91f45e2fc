// Where others differ: arithmetic in f8E8M0FNU, with results that it has no place for.
// Results that are zero or negative become some value (the reference, XLA's folding), or operands
// are flushed (XLA); ours is NaN.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// logistic f8E8M0FNU 1 (0x7F) is NaN (0xFF).
// XLA:CPU at run time has 0.5 (0x7E).
// XLA:CPU's constant folding has 0.5 (0x7E).
// the reference interpreter has 1 (0x7F).
func.func @logistic_f8E8M0FNU_7f() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.logistic"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// power f8E8M0FNU 0.25 (0x7D), 64 (0x85) is 2^-127 (0x00).
// XLA:CPU at run time has NaN (0xFF).
// XLA:CPU's constant folding has NaN (0xFF).
func.func @power_f8E8M0FNU_7d_85() {
  %x0 = stablehlo.constant dense<[0.25]> : tensor<1xf8E8M0FNU>
  %x1 = stablehlo.constant dense<[64.0]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.power"(%x0, %x1) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// cbrt f8E8M0FNU 2^-127 (0x00) is 2^-42 (0x55).
// XLA:CPU at run time has NaN (0xFF).
// XLA:CPU's constant folding has NaN (0xFF).
func.func @cbrt_f8E8M0FNU_0() {
  %x0 = stablehlo.constant dense<[6.0e-39]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.cbrt"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0e-13]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// log_plus_one f8E8M0FNU 2^-127 (0x00) is 2^-127 (0x00).
// XLA:CPU at run time has NaN (0xFF).
func.func @log_plus_one_f8E8M0FNU_0() {
  %x0 = stablehlo.constant dense<[6.0e-39]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.log_plus_one"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// rsqrt f8E8M0FNU 2^-127 (0x00) is 9.223372e+18… (0xBE).
// XLA:CPU at run time has NaN (0xFF).
func.func @rsqrt_f8E8M0FNU_0() {
  %x0 = stablehlo.constant dense<[6.0e-39]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.rsqrt"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[9.0e18]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// sqrt f8E8M0FNU 2^-127 (0x00) is 2^-64 (0x3F).
// XLA:CPU at run time has NaN (0xFF).
func.func @sqrt_f8E8M0FNU_0() {
  %x0 = stablehlo.constant dense<[6.0e-39]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.sqrt"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[5.0e-20]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// log f8E8M0FNU 1 (0x7F) is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @log_f8E8M0FNU_7f() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.log"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// subtract f8E8M0FNU 1 (0x7F), 1 (0x7F) is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @subtract_f8E8M0FNU_7f_7f() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %x1 = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.subtract"(%x0, %x1) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// remainder f8E8M0FNU 1 (0x7F), 1 (0x7F) is NaN (0xFF).
// XLA:CPU's constant folding has 2^-127 (0x00).
// the reference interpreter has 2^-127 (0x00).
func.func @remainder_f8E8M0FNU_7f_7f() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %x1 = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.remainder"(%x0, %x1) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// negate f8E8M0FNU 0.5 (0x7E) is NaN (0xFF).
// XLA:CPU's constant folding has 2^127 (0xFE).
// the reference interpreter has 2^127 (0xFE).
func.func @negate_f8E8M0FNU_7e() {
  %x0 = stablehlo.constant dense<[0.5]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.negate"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// round_nearest_even f8E8M0FNU 0.5 (0x7E) is NaN (0xFF).
// XLA:CPU's constant folding has 1 (0x7F).
// the reference interpreter has 1 (0x7F).
func.func @round_nearest_even_f8E8M0FNU_7e() {
  %x0 = stablehlo.constant dense<[0.5]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.round_nearest_even"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// power f8E8M0FNU 0.125 (0x7C), 64 (0x85) is 2^-127 (0x00).
// ml_dtypes has NaN (0xFF).
func.func @power_f8E8M0FNU_7c_85() {
  %x0 = stablehlo.constant dense<[0.125]> : tensor<1xf8E8M0FNU>
  %x1 = stablehlo.constant dense<[64.0]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.power"(%x0, %x1) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// square f8E8M0FNU 2^-75 (0x34) is 2^-127 (0x00).
// ml_dtypes has NaN (0xFF).
func.func @square_f8E8M0FNU_34() {
  %x0 = stablehlo.constant dense<[3.0e-23]> : tensor<1xf8E8M0FNU>
  %r = "chlo.square"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// sign f8E8M0FNU 2^-127 (0x00) is 1 (0x7F).
// XLA:CPU's constant folding has NaN (0xFF).
// ml_dtypes has 2^-127 (0x00).
func.func @sign_f8E8M0FNU_0() {
  %x0 = stablehlo.constant dense<[6.0e-39]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.sign"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// multiply f8E8M0FNU 2^-127 (0x00), 2^-23 (0x68) is 2^-127 (0x00).
// ml_dtypes has NaN (0xFF).
func.func @multiply_f8E8M0FNU_0_68() {
  %x0 = stablehlo.constant dense<[6.0e-39]> : tensor<1xf8E8M0FNU>
  %x1 = stablehlo.constant dense<[1.0e-7]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.multiply"(%x0, %x1) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// divide f8E8M0FNU 2^-127 (0x00), 8388608 (0x96) is 2^-127 (0x00).
// ml_dtypes has NaN (0xFF).
func.func @divide_f8E8M0FNU_0_96() {
  %x0 = stablehlo.constant dense<[6.0e-39]> : tensor<1xf8E8M0FNU>
  %x1 = stablehlo.constant dense<[8388608.0]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.divide"(%x0, %x1) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// atan2 f8E8M0FNU 2^-127 (0x00), 8388608 (0x96) is 2^-127 (0x00).
// ml_dtypes has NaN (0xFF).
func.func @atan2_f8E8M0FNU_0_96() {
  %x0 = stablehlo.constant dense<[6.0e-39]> : tensor<1xf8E8M0FNU>
  %x1 = stablehlo.constant dense<[8388608.0]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.atan2"(%x0, %x1) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// floor f8E8M0FNU 0.5 (0x7E) is NaN (0xFF).
// the reference interpreter has 2^-127 (0x00).
func.func @floor_f8E8M0FNU_7e() {
  %x0 = stablehlo.constant dense<[0.5]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.floor"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}
