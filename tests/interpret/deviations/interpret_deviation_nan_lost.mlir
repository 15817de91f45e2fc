// Where others differ: maximum and minimum of a number and NaN are the number.
// A comparison and a choice, which NaN as the second operand does not win.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// maximum f8E3M4 1 (0x30), NaN (0x71) is NaN (0x78).
// XLA:CPU's constant folding has NaN (0x79).
// ml_dtypes has NaN (0x71).
// the reference interpreter has NaN (0x79).
// XLA:CPU at run time has 1 (0x30).
func.func @maximum_f8E3M4_30_71() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E3M4>
  %x1 = stablehlo.constant dense<[0x71]> : tensor<1xf8E3M4>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0x78]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// minimum f8E3M4 1 (0x30), NaN (0x71) is NaN (0x78).
// XLA:CPU's constant folding has NaN (0x79).
// ml_dtypes has NaN (0x71).
// the reference interpreter has NaN (0x79).
// XLA:CPU at run time has 1 (0x30).
func.func @minimum_f8E3M4_30_71() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E3M4>
  %x1 = stablehlo.constant dense<[0x71]> : tensor<1xf8E3M4>
  %r = "stablehlo.minimum"(%x0, %x1) : (tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0x78]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// maximum f8E4M3 1 (0x38), NaN (0x79) is NaN (0x7C).
// XLA:CPU's constant folding has NaN (0x7D).
// ml_dtypes has NaN (0x79).
// the reference interpreter has NaN (0x7D).
// XLA:CPU at run time has 1 (0x38).
func.func @maximum_f8E4M3_38_79() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3>
  %x1 = stablehlo.constant dense<[0x79]> : tensor<1xf8E4M3>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C]> : tensor<1xf8E4M3> {shlo.bitwise}
  func.return
}

// maximum f8E4M3FN 1 (0x38), NaN (0x7F) is NaN (0x7F).
// XLA:CPU at run time has 1 (0x38).
func.func @maximum_f8E4M3FN_38_7f() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %x1 = stablehlo.constant dense<[0x7F]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// maximum f8E5M2 1 (0x3C), NaN (0x7D) is NaN (0x7E).
// XLA:CPU's constant folding has NaN (0x7F).
// ml_dtypes has NaN (0x7D).
// the reference interpreter has NaN (0x7F).
// XLA:CPU at run time has 1 (0x3C).
func.func @maximum_f8E5M2_3c_7d() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E5M2>
  %x1 = stablehlo.constant dense<[0x7D]> : tensor<1xf8E5M2>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// maximum f8E5M2FNUZ 1 (0x40), NaN (0x80) is NaN (0x80).
// XLA:CPU at run time has 1 (0x40).
func.func @maximum_f8E5M2FNUZ_40_80() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E5M2FNUZ>
  %x1 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.maximum"(%x0, %x1) : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0x80]> : tensor<1xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}
