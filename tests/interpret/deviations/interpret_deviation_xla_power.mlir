// Where others differ: power and atan2.
// Computed in f16 or f32 by steps that err by more than the last place.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.
// Made by tools/peer_deviations.py: change it there.

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

// atan2 f8E4M3FNUZ 2^-6 (0x10), -1 (0xC0) is 3.25 (0x4D).
// XLA:CPU at run time has 3 (0x4C).
// XLA:CPU's constant folding has 3 (0x4C).
func.func @atan2_f8E4M3FNUZ_10_c0() {
  %x0 = stablehlo.constant dense<[0.015625]> : tensor<1xf8E4M3FNUZ>
  %x1 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E4M3FNUZ>
  %r = "stablehlo.atan2"(%x0, %x1) : (tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[3.2]> : tensor<1xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// atan2 f8E4M3B11FNUZ 2^-6 (0x28), -1 (0xD8) is 3.25 (0x65).
// XLA:CPU at run time has 3 (0x64).
// XLA:CPU's constant folding has 3 (0x64).
func.func @atan2_f8E4M3B11FNUZ_28_d8() {
  %x0 = stablehlo.constant dense<[0.015625]> : tensor<1xf8E4M3B11FNUZ>
  %x1 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E4M3B11FNUZ>
  %r = "stablehlo.atan2"(%x0, %x1) : (tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[3.2]> : tensor<1xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}
