// Where others differ: conversion to integers that cannot hold the value.
// C's conversion, for which such values are undefined; ours saturates, NaN is 0.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f4E2M1FN -1 (0xA) to ui4 is 0.
// ml_dtypes has 15.
func.func @f4E2M1FN_a_to_ui4() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xui4>
  check.expect_eq_const %r, dense<[0]> : tensor<1xui4>
  func.return
}

// convert f4E2M1FN -1 (0xA) to ui8 is 0.
// ml_dtypes has 255.
func.func @f4E2M1FN_a_to_ui8() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xui8>
  check.expect_eq_const %r, dense<[0]> : tensor<1xui8>
  func.return
}

// convert f4E2M1FN -1 (0xA) to ui32 is 0.
// ml_dtypes has 4294967295.
func.func @f4E2M1FN_a_to_ui32() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xui32>
  check.expect_eq_const %r, dense<[0]> : tensor<1xui32>
  func.return
}

// convert f6E2M3FN -1 (0x28) to ui8 is 0.
// ml_dtypes has 255.
func.func @f6E2M3FN_28_to_ui8() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf6E2M3FN>) -> tensor<1xui8>
  check.expect_eq_const %r, dense<[0]> : tensor<1xui8>
  func.return
}

// convert f6E2M3FN -1 (0x28) to ui32 is 0.
// ml_dtypes has 4294967295.
func.func @f6E2M3FN_28_to_ui32() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf6E2M3FN>) -> tensor<1xui32>
  check.expect_eq_const %r, dense<[0]> : tensor<1xui32>
  func.return
}

// convert f6E3M2FN -1 (0x2C) to ui4 is 0.
// ml_dtypes has 15.
func.func @f6E3M2FN_2c_to_ui4() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf6E3M2FN>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf6E3M2FN>) -> tensor<1xui4>
  check.expect_eq_const %r, dense<[0]> : tensor<1xui4>
  func.return
}
