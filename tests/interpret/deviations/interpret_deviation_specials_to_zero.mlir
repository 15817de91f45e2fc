// Where others differ: infinity and NaN in f4 and f6 become zero.
// APFloat has no code for them: its conversion reaches a place marked unreachable.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// divide f4E2M1FN 1 (0x2), 0 (0x0) is 6 (0x7).
// XLA:CPU's constant folding has 0 (0x0).
// the reference interpreter has 0 (0x0).
func.func @divide_f4E2M1FN_2_0() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf4E2M1FN>
  %x1 = stablehlo.constant dense<[0.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.divide"(%x0, %x1) : (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[6.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// divide f4E2M1FN 0 (0x0), 0 (0x0) is -0 (0x8).
// XLA:CPU's constant folding has 0 (0x0).
// the reference interpreter has 0 (0x0).
// ml_dtypes has 0 (0x0).
func.func @divide_f4E2M1FN_0_0() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf4E2M1FN>
  %x1 = stablehlo.constant dense<[0.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.divide"(%x0, %x1) : (tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// log f4E2M1FN -1 (0xA) is -0 (0x8).
// the reference interpreter has 0 (0x0).
// XLA:CPU's constant folding has 0 (0x0).
// ml_dtypes has 0 (0x0).
func.func @log_f4E2M1FN_a() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.log"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// log_plus_one f4E2M1FN -1 (0xA) is -6 (0xF).
// the reference interpreter has -0 (0x8).
func.func @log_plus_one_f4E2M1FN_a() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.log_plus_one"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-6.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// log f6E2M3FN -1 (0x28) is -0 (0x20).
// the reference interpreter has 0 (0x00).
// ml_dtypes has 0 (0x00).
func.func @log_f6E2M3FN_28() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.log"(%x0) : (tensor<1xf6E2M3FN>) -> tensor<1xf6E2M3FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf6E2M3FN> {shlo.bitwise}
  func.return
}

// log f6E3M2FN -1 (0x2C) is -0 (0x20).
// the reference interpreter has 0 (0x00).
// ml_dtypes has 0 (0x00).
func.func @log_f6E3M2FN_2c() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf6E3M2FN>
  %r = "stablehlo.log"(%x0) : (tensor<1xf6E3M2FN>) -> tensor<1xf6E3M2FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf6E3M2FN> {shlo.bitwise}
  func.return
}

// rsqrt f4E2M1FN 0 (0x0) is 6 (0x7).
// the reference interpreter has 0 (0x0).
func.func @rsqrt_f4E2M1FN_0() {
  %x0 = stablehlo.constant dense<[0.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.rsqrt"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[6.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}
