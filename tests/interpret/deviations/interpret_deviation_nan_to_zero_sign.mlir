// Where others differ: NaN in f4 and f6 is a zero of another sign.
// Ours is -0 for every NaN; theirs has the sign of the NaN, or the opposite one.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// atanh f4E2M1FN 2 (0x4) is -0 (0x8).
// XLA:CPU at run time has 0 (0x0).
// XLA:CPU's constant folding has 0 (0x0).
// ml_dtypes has 0 (0x0).
func.func @atanh_f4E2M1FN_4() {
  %x0 = stablehlo.constant dense<[2.0]> : tensor<1xf4E2M1FN>
  %r = "chlo.atanh"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// acosh f4E2M1FN -2 (0xC) is -0 (0x8).
// XLA:CPU at run time has 0 (0x0).
func.func @acosh_f4E2M1FN_c() {
  %x0 = stablehlo.constant dense<[-2.0]> : tensor<1xf4E2M1FN>
  %r = "chlo.acosh"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
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

// rsqrt f4E2M1FN -1 (0xA) is -0 (0x8).
// XLA:CPU's constant folding has 0 (0x0).
func.func @rsqrt_f4E2M1FN_a() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.rsqrt"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// sqrt f4E2M1FN -1 (0xA) is -0 (0x8).
// XLA:CPU's constant folding has 0 (0x0).
// ml_dtypes has 0 (0x0).
func.func @sqrt_f4E2M1FN_a() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf4E2M1FN>
  %r = "stablehlo.sqrt"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// acosh f4E2M1FN -1 (0xA) is -0 (0x8).
// XLA:CPU's constant folding has 0 (0x0).
// ml_dtypes has 0 (0x0).
func.func @acosh_f4E2M1FN_a() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf4E2M1FN>
  %r = "chlo.acosh"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// acos f4E2M1FN 2 (0x4) is -0 (0x8).
// XLA:CPU's constant folding has 0 (0x0).
func.func @acos_f4E2M1FN_4() {
  %x0 = stablehlo.constant dense<[2.0]> : tensor<1xf4E2M1FN>
  %r = "chlo.acos"(%x0) : (tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
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

// convert f8E5M2FNUZ NaN (0x80) to f4E2M1FN is -0 (0x8).
// the reference interpreter has 0 (0x0).
// XLA:CPU's constant folding has 0 (0x0).
// ml_dtypes has 0 (0x0).
// onnx saturate=1 has 0 (0x0).
// onnx saturate=0 has 0 (0x0).
func.func @f8E5M2FNUZ_80_to_f4E2M1FN() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ NaN (0x80) to f6E2M3FN is -0 (0x20).
// the reference interpreter has 0 (0x00).
// ml_dtypes has 0 (0x00).
// onnx saturate=1 has 0 (0x00).
// onnx saturate=0 has 0 (0x00).
func.func @f8E5M2FNUZ_80_to_f6E2M3FN() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf6E2M3FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf6E2M3FN> {shlo.bitwise}
  func.return
}

// convert f8E5M2FNUZ NaN (0x80) to f6E3M2FN is -0 (0x20).
// the reference interpreter has 0 (0x00).
// ml_dtypes has 0 (0x00).
// onnx saturate=1 has 0 (0x00).
// onnx saturate=0 has 0 (0x00).
func.func @f8E5M2FNUZ_80_to_f6E3M2FN() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E5M2FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf6E3M2FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf6E3M2FN> {shlo.bitwise}
  func.return
}

// convert f8E4M3FNUZ NaN (0x80) to f4E2M1FN is -0 (0x8).
// the reference interpreter has 0 (0x0).
// XLA:CPU's constant folding has 0 (0x0).
// ml_dtypes has 0 (0x0).
// onnx saturate=1 has 0 (0x0).
// onnx saturate=0 has 0 (0x0).
func.func @f8E4M3FNUZ_80_to_f4E2M1FN() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// convert f8E4M3FNUZ NaN (0x80) to f6E2M3FN is -0 (0x20).
// the reference interpreter has 0 (0x00).
// ml_dtypes has 0 (0x00).
// onnx saturate=1 has 0 (0x00).
// onnx saturate=0 has 0 (0x00).
func.func @f8E4M3FNUZ_80_to_f6E2M3FN() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf6E2M3FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf6E2M3FN> {shlo.bitwise}
  func.return
}

// convert f8E4M3FNUZ NaN (0x80) to f6E3M2FN is -0 (0x20).
// the reference interpreter has 0 (0x00).
// ml_dtypes has 0 (0x00).
// onnx saturate=1 has 0 (0x00).
// onnx saturate=0 has 0 (0x00).
func.func @f8E4M3FNUZ_80_to_f6E3M2FN() {
  %x0 = stablehlo.constant dense<[0x80]> : tensor<1xf8E4M3FNUZ>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf6E3M2FN>
  check.expect_eq_const %r, dense<[-0.0]> : tensor<1xf6E3M2FN> {shlo.bitwise}
  func.return
}
