// Where others differ: functions in f8 are rounded twice, by way of f16.
// Half precision has too few bits for it.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// exponential_minus_one f8E3M4 1 (0x30) is 1.6875 (0x3B).
// XLA:CPU at run time has 1.75 (0x3C).
// XLA:CPU's constant folding has 1.75 (0x3C).
func.func @exponential_minus_one_f8E3M4_30() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E3M4>
  %r = "stablehlo.exponential_minus_one"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[1.7]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// exponential f8E5M2 -0.375 (0xB6) is 0.625 (0x39).
// XLA:CPU at run time has 0.75 (0x3A).
func.func @exponential_f8E5M2_b6() {
  %x0 = stablehlo.constant dense<[-0.375]> : tensor<1xf8E5M2>
  %r = "stablehlo.exponential"(%x0) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0.6]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// exponential f8E5M2FNUZ -0.375 (0xBA) is 0.625 (0x3D).
// XLA:CPU at run time has 0.75 (0x3E).
func.func @exponential_f8E5M2FNUZ_ba() {
  %x0 = stablehlo.constant dense<[-0.375]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.exponential"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.6]> : tensor<1xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// log_plus_one f8E3M4 3.625 (0x4D) is 1.5625 (0x39).
// XLA:CPU at run time has 1.5 (0x38).
// XLA:CPU's constant folding has 1.5 (0x38).
func.func @log_plus_one_f8E3M4_4d() {
  %x0 = stablehlo.constant dense<[3.625]> : tensor<1xf8E3M4>
  %r = "stablehlo.log_plus_one"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[1.56]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// sqrt f8E3M4 15.5 (0x6F) is 3.875 (0x4F).
// XLA:CPU at run time has 4 (0x50).
// XLA:CPU's constant folding has 4 (0x50).
func.func @sqrt_f8E3M4_6f() {
  %x0 = stablehlo.constant dense<[15.5]> : tensor<1xf8E3M4>
  %r = "stablehlo.sqrt"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[3.9]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// tan f8E5M2 80 (0x55) is 10 (0x49).
// XLA:CPU at run time has 8 (0x48).
func.func @tan_f8E5M2_55() {
  %x0 = stablehlo.constant dense<[80.0]> : tensor<1xf8E5M2>
  %r = "stablehlo.tan"(%x0) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[10.0]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// log_plus_one f8E5M2 0.1875 (0x32) is 0.15625 (0x31).
// XLA:CPU at run time has 0.1875 (0x32).
// XLA:CPU's constant folding has 0.1875 (0x32).
func.func @log_plus_one_f8E5M2_32() {
  %x0 = stablehlo.constant dense<[0.1875]> : tensor<1xf8E5M2>
  %r = "stablehlo.log_plus_one"(%x0) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0.16]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// log_plus_one f8E5M2FNUZ 0.1875 (0x36) is 0.15625 (0x35).
// XLA:CPU at run time has 0.1875 (0x36).
// XLA:CPU's constant folding has 0.1875 (0x36).
func.func @log_plus_one_f8E5M2FNUZ_36() {
  %x0 = stablehlo.constant dense<[0.1875]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.log_plus_one"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.16]> : tensor<1xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}
