// Where others differ: zero counts as infinite in f4E2M1FN.
// The constant infinity is zero in that type.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// is_inf f4E2M1FN 0 (0x0) is false.
// XLA:CPU at run time has true.
// XLA:CPU's constant folding has true.
func.func @is_inf_f4E2M1FN_0() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf4E2M1FN>
  %r = "chlo.is_inf"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<[false]> : tensor<1xi1>
  func.return
}

// is_neg_inf f4E2M1FN 0 (0x0) is false.
// XLA:CPU at run time has true.
// XLA:CPU's constant folding has true.
func.func @is_neg_inf_f4E2M1FN_0() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf4E2M1FN>
  %r = "chlo.is_neg_inf"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<[false]> : tensor<1xi1>
  func.return
}

// is_pos_inf f4E2M1FN 0 (0x0) is false.
// XLA:CPU at run time has true.
// XLA:CPU's constant folding has true.
func.func @is_pos_inf_f4E2M1FN_0() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf4E2M1FN>
  %r = "chlo.is_pos_inf"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<[false]> : tensor<1xi1>
  func.return
}
