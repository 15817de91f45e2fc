// Where others differ: 6 and -6 of f4E2M1FN become the ends of the integer type.
// The largest value is taken for an infinity.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f4E2M1FN 6 (0x7) to i4 is 6.
// XLA:CPU at run time has 7.
func.func @f4E2M1FN_7_to_i4() {
  %x0 = stablehlo.constant dense<[6.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xi4>
  check.expect_eq_const %r, dense<[6]> : tensor<1xi4>
  func.return
}

// convert f4E2M1FN 6 (0x7) to ui4 is 6.
// XLA:CPU at run time has 15.
func.func @f4E2M1FN_7_to_ui4() {
  %x0 = stablehlo.constant dense<[6.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xui4>
  check.expect_eq_const %r, dense<[6]> : tensor<1xui4>
  func.return
}

// convert f4E2M1FN 6 (0x7) to i8 is 6.
// XLA:CPU at run time has 127.
func.func @f4E2M1FN_7_to_i8() {
  %x0 = stablehlo.constant dense<[6.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xi8>
  check.expect_eq_const %r, dense<[6]> : tensor<1xi8>
  func.return
}

// convert f4E2M1FN 6 (0x7) to ui8 is 6.
// XLA:CPU at run time has 255.
func.func @f4E2M1FN_7_to_ui8() {
  %x0 = stablehlo.constant dense<[6.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xui8>
  check.expect_eq_const %r, dense<[6]> : tensor<1xui8>
  func.return
}

// convert f4E2M1FN 6 (0x7) to i32 is 6.
// XLA:CPU at run time has 2147483647.
func.func @f4E2M1FN_7_to_i32() {
  %x0 = stablehlo.constant dense<[6.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xi32>
  check.expect_eq_const %r, dense<[6]> : tensor<1xi32>
  func.return
}

// convert f4E2M1FN 6 (0x7) to ui32 is 6.
// XLA:CPU at run time has 4294967295.
func.func @f4E2M1FN_7_to_ui32() {
  %x0 = stablehlo.constant dense<[6.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xui32>
  check.expect_eq_const %r, dense<[6]> : tensor<1xui32>
  func.return
}
