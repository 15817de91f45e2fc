// Where others differ: the least value of f8E8M0FNU is false.
// 2^-127 is a subnormal of f32, flushed to zero.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert f8E8M0FNU 2^-127 (0x00) to i1 is true.
// XLA:CPU at run time has false.
func.func @f8E8M0FNU_0_to_i1() {
  %x0 = stablehlo.constant dense<[6.0e-39]> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<[true]> : tensor<1xi1>
  func.return
}
