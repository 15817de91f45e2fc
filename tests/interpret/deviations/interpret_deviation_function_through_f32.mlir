// Where others differ: functions are rounded twice, by way of f32.
// The function's f32 result is one that lies halfway in the type.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.
// Made by tools/peer_deviations.py: change it there.

// atan2 f8E4M3B11FNUZ 0.00036621094… (0x03), 2 (0x60) is 2^-13 (0x01).
// ml_dtypes has 2^-12 (0x02).
func.func @atan2_f8E4M3B11FNUZ_3_60() {
  %x0 = stablehlo.constant dense<[0.0004]> : tensor<1xf8E4M3B11FNUZ>
  %x1 = stablehlo.constant dense<[2.0]> : tensor<1xf8E4M3B11FNUZ>
  %r = "stablehlo.atan2"(%x0, %x1) : (tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0001]> : tensor<1xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// atan2 f8E5M2 4.5776367e-05… (0x03), 2 (0x40) is 2^-16 (0x01).
// ml_dtypes has 2^-15 (0x02).
func.func @atan2_f8E5M2_3_40() {
  %x0 = stablehlo.constant dense<[5.0e-5]> : tensor<1xf8E5M2>
  %x1 = stablehlo.constant dense<[2.0]> : tensor<1xf8E5M2>
  %r = "stablehlo.atan2"(%x0, %x1) : (tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[2.0e-5]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// atan2 f8E5M2FNUZ 2.2888184e-05… (0x03), 2 (0x44) is 2^-17 (0x01).
// ml_dtypes has 2^-16 (0x02).
func.func @atan2_f8E5M2FNUZ_3_44() {
  %x0 = stablehlo.constant dense<[2.0e-5]> : tensor<1xf8E5M2FNUZ>
  %x1 = stablehlo.constant dense<[2.0]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.atan2"(%x0, %x1) : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[8.0e-6]> : tensor<1xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}
