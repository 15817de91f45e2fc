// Where others differ: power and atan2 are off by one place.
// Computed in f16 or f32 by steps that err.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// power f8E3M4 5.5 (0x56), 0.25 (0x10) is 1.5625 (0x39).
// XLA:CPU at run time has 1.5 (0x38).
// XLA:CPU's constant folding has 1.5 (0x38).
func.func @power_f8E3M4_56_10() {
  %x0 = stablehlo.constant dense<[5.5]> : tensor<1xf8E3M4>
  %x1 = stablehlo.constant dense<[0.25]> : tensor<1xf8E3M4>
  %r = "stablehlo.power"(%x0, %x1) : (tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[1.56]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// atan2 f8E3M4 5 (0x54), 13 (0x6A) is 0.359375 (0x17).
// XLA:CPU at run time has 0.375 (0x18).
// XLA:CPU's constant folding has 0.375 (0x18).
func.func @atan2_f8E3M4_54_6a() {
  %x0 = stablehlo.constant dense<[5.0]> : tensor<1xf8E3M4>
  %x1 = stablehlo.constant dense<[13.0]> : tensor<1xf8E3M4>
  %r = "stablehlo.atan2"(%x0, %x1) : (tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0.36]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// power f8E5M2 10 (0x49), 0.875 (0x3B) is 7 (0x47).
// XLA:CPU at run time has 8 (0x48).
// XLA:CPU's constant folding has 8 (0x48).
func.func @power_f8E5M2_49_3b() {
  %x0 = stablehlo.constant dense<[10.0]> : tensor<1xf8E5M2>
  %x1 = stablehlo.constant dense<[0.875]> : tensor<1xf8E5M2>
  %r = "stablehlo.power"(%x0, %x1) : (tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[7.0]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// power f8E5M2FNUZ 10 (0x4D), 0.875 (0x3F) is 7 (0x4B).
// XLA:CPU at run time has 8 (0x4C).
// XLA:CPU's constant folding has 8 (0x4C).
func.func @power_f8E5M2FNUZ_4d_3f() {
  %x0 = stablehlo.constant dense<[10.0]> : tensor<1xf8E5M2FNUZ>
  %x1 = stablehlo.constant dense<[0.875]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.power"(%x0, %x1) : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[7.0]> : tensor<1xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// atan2 f8E4M3 2^-6 (0x08), -1 (0xB8) is 3.25 (0x45).
// XLA:CPU at run time has 3 (0x44).
// XLA:CPU's constant folding has 3 (0x44).
func.func @atan2_f8E4M3_8_b8() {
  %x0 = stablehlo.constant dense<[0.015625]> : tensor<1xf8E4M3>
  %x1 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E4M3>
  %r = "stablehlo.atan2"(%x0, %x1) : (tensor<1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<[3.2]> : tensor<1xf8E4M3> {shlo.bitwise}
  func.return
}

// atan2 f8E4M3FN 2^-6 (0x08), -1 (0xB8) is 3.25 (0x45).
// XLA:CPU at run time has 3 (0x44).
// XLA:CPU's constant folding has 3 (0x44).
func.func @atan2_f8E4M3FN_8_b8() {
  %x0 = stablehlo.constant dense<[0.015625]> : tensor<1xf8E4M3FN>
  %x1 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.atan2"(%x0, %x1) : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[3.2]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}
