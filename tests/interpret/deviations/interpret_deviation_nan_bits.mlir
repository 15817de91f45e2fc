// Where others differ: the sign and payload of a NaN that an operation gives.
// Ours is the type's one canonical NaN; theirs is what the processor, the host's libm or an
// operand had.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// atanh f8E4M3FN 1 (0x38) is NaN (0x7F).
// XLA:CPU at run time has -NaN (0xFF).
// XLA:CPU's constant folding has -NaN (0xFF).
func.func @atanh_f8E4M3FN_38() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %r = "chlo.atanh"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// log f8E3M4 -1 (0xB0) is NaN (0x78).
// XLA:CPU at run time has -NaN (0xF8).
// XLA:CPU's constant folding has -NaN (0xF8).
// ml_dtypes has -NaN (0xF8).
func.func @log_f8E3M4_b0() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E3M4>
  %r = "stablehlo.log"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0x78]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// rsqrt f8E3M4 -1 (0xB0) is NaN (0x78).
// XLA:CPU at run time has -NaN (0xF8).
// XLA:CPU's constant folding has -NaN (0xF8).
// the reference interpreter has -NaN (0xF8).
func.func @rsqrt_f8E3M4_b0() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E3M4>
  %r = "stablehlo.rsqrt"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0x78]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// sqrt f8E3M4 -1 (0xB0) is NaN (0x78).
// XLA:CPU at run time has -NaN (0xF8).
// XLA:CPU's constant folding has -NaN (0xF8).
// ml_dtypes has -NaN (0xF8).
// the reference interpreter has -NaN (0xF8).
func.func @sqrt_f8E3M4_b0() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E3M4>
  %r = "stablehlo.sqrt"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0x78]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// acosh f8E3M4 -1 (0xB0) is NaN (0x78).
// XLA:CPU at run time has -NaN (0xF8).
// XLA:CPU's constant folding has -NaN (0xF8).
// ml_dtypes has -NaN (0xF8).
func.func @acosh_f8E3M4_b0() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E3M4>
  %r = "chlo.acosh"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0x78]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// log f8E4M3 -1 (0xB8) is NaN (0x7C).
// XLA:CPU at run time has -NaN (0xFC).
// XLA:CPU's constant folding has -NaN (0xFC).
// ml_dtypes has -NaN (0xFC).
func.func @log_f8E4M3_b8() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E4M3>
  %r = "stablehlo.log"(%x0) : (tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C]> : tensor<1xf8E4M3> {shlo.bitwise}
  func.return
}

// log f8E4M3FN -1 (0xB8) is NaN (0x7F).
// XLA:CPU at run time has -NaN (0xFF).
// XLA:CPU's constant folding has -NaN (0xFF).
// ml_dtypes has -NaN (0xFF).
func.func @log_f8E4M3FN_b8() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.log"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// log_plus_one f8E4M3FN -1 (0xB8) is NaN (0x7F).
// XLA:CPU at run time has -NaN (0xFF).
// XLA:CPU's constant folding has -NaN (0xFF).
// ml_dtypes has -NaN (0xFF).
// the reference interpreter has -NaN (0xFF).
func.func @log_plus_one_f8E4M3FN_b8() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.log_plus_one"(%x0) : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// rsqrt f8E4M3 -1 (0xB8) is NaN (0x7C).
// XLA:CPU at run time has -NaN (0xFC).
// XLA:CPU's constant folding has -NaN (0xFC).
// the reference interpreter has -NaN (0xFC).
func.func @rsqrt_f8E4M3_b8() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E4M3>
  %r = "stablehlo.rsqrt"(%x0) : (tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C]> : tensor<1xf8E4M3> {shlo.bitwise}
  func.return
}

// rsqrt f8E5M2 -1 (0xBC) is NaN (0x7E).
// XLA:CPU at run time has NaN (0x7F).
// XLA:CPU's constant folding has -NaN (0xFE).
// the reference interpreter has -NaN (0xFE).
func.func @rsqrt_f8E5M2_bc() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf8E5M2>
  %r = "stablehlo.rsqrt"(%x0) : (tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// rsqrt f16 -1 (0xBC00) is NaN (0x7E00).
// XLA:CPU at run time has -NaN (0xFE00).
// XLA:CPU's constant folding has -NaN (0xFE00).
// the reference interpreter has -NaN (0xFE00).
func.func @rsqrt_f16_bc00() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf16>
  %r = "stablehlo.rsqrt"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0x7E00]> : tensor<1xf16> {shlo.bitwise}
  func.return
}
