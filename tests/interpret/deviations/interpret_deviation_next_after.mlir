// Where others differ: next_after in the types with one zero or none.
// Counts codes as if there were a -0 and a sign: 0x80 is NaN, and f8E8M0FNU has no sign bit.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// next_after f8E8M0FNU 1 (0x7F), 2 (0x80) is 2 (0x80).
// XLA:CPU at run time has 0.5 (0x7E).
// XLA:CPU's constant folding has 0.5 (0x7E).
func.func @next_after_f8E8M0FNU_7f_80() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %x1 = stablehlo.constant dense<[2.0]> : tensor<1xf8E8M0FNU>
  %r = "chlo.next_after"(%x0, %x1) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// next_after f8E4M3FNUZ -2^-10 (0x81), 1 (0x40) is 0 (0x00).
// XLA:CPU at run time has NaN (0x80).
// XLA:CPU's constant folding has NaN (0x80).
func.func @next_after_f8E4M3FNUZ_81_40() {
  %x0 = stablehlo.constant dense<[-0.001]> : tensor<1xf8E4M3FNUZ>
  %x1 = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FNUZ>
  %r = "chlo.next_after"(%x0, %x1) : (tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// next_after f8E4M3B11FNUZ -2^-13 (0x81), 1 (0x58) is 0 (0x00).
// XLA:CPU at run time has NaN (0x80).
// XLA:CPU's constant folding has NaN (0x80).
func.func @next_after_f8E4M3B11FNUZ_81_58() {
  %x0 = stablehlo.constant dense<[-0.0001]> : tensor<1xf8E4M3B11FNUZ>
  %x1 = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3B11FNUZ>
  %r = "chlo.next_after"(%x0, %x1) : (tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// next_after f8E5M2FNUZ -2^-17 (0x81), 1 (0x40) is 0 (0x00).
// XLA:CPU at run time has NaN (0x80).
// XLA:CPU's constant folding has NaN (0x80).
func.func @next_after_f8E5M2FNUZ_81_40() {
  %x0 = stablehlo.constant dense<[-8.0e-6]> : tensor<1xf8E5M2FNUZ>
  %x1 = stablehlo.constant dense<[1.0]> : tensor<1xf8E5M2FNUZ>
  %r = "chlo.next_after"(%x0, %x1) : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}
