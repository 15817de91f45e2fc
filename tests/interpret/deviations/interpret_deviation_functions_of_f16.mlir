// Where others differ: functions of f16 are off by one place.
// Computed in f32 and rounded twice; exponential_minus_one at run time by steps that err.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// exponential_minus_one f16 -1 (0xBC00) is -0.63232422… (0xB90F).
// XLA:CPU at run time has -0.63183594… (0xB90E).
func.func @exponential_minus_one_f16_bc00() {
  %x0 = stablehlo.constant dense<[-1.0]> : tensor<1xf16>
  %r = "stablehlo.exponential_minus_one"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[-0.6323]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// exponential_minus_one f16 0.1875 (0x3200) is 0.20617676… (0x3299).
// XLA:CPU at run time has 0.2064209… (0x329B).
func.func @exponential_minus_one_f16_3200() {
  %x0 = stablehlo.constant dense<[0.1875]> : tensor<1xf16>
  %r = "stablehlo.exponential_minus_one"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0.2062]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// sine f16 300 (0x5CB0) is -0.99951172… (0xBBFF).
// XLA:CPU at run time has -1 (0xBC00).
func.func @sine_f16_5cb0() {
  %x0 = stablehlo.constant dense<[300.0]> : tensor<1xf16>
  %r = "stablehlo.sine"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[-0.9995]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// cbrt f16 2.6582031… (0x4151) is 1.3857422… (0x3D8B).
// XLA:CPU at run time has 1.3847656… (0x3D8A).
// XLA:CPU's constant folding has 1.3847656… (0x3D8A).
func.func @cbrt_f16_4151() {
  %x0 = stablehlo.constant dense<[2.658203125]> : tensor<1xf16>
  %r = "stablehlo.cbrt"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[1.386]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// tan f16 94.8125 (0x55ED) is 0.63330078… (0x3911).
// XLA:CPU at run time has 0.63378906… (0x3912).
// ml_dtypes has 0.63378906… (0x3912).
func.func @tan_f16_55ed() {
  %x0 = stablehlo.constant dense<[94.8125]> : tensor<1xf16>
  %r = "stablehlo.tan"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0.6333]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// cosine f16 0.05847168… (0x2B7C) is 0.99853516… (0x3BFD).
// XLA:CPU at run time has 0.998046875 (0x3BFC).
// ml_dtypes has 0.998046875 (0x3BFC).
func.func @cosine_f16_2b7c() {
  %x0 = stablehlo.constant dense<[0.05847]> : tensor<1xf16>
  %r = "stablehlo.cosine"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0.9985]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// log f16 0.0053405762… (0x1D78) is -5.23046875 (0xC53B).
// XLA:CPU at run time has -5.234375 (0xC53C).
// XLA:CPU's constant folding has -5.234375 (0xC53C).
// ml_dtypes has -5.234375 (0xC53C).
func.func @log_f16_1d78() {
  %x0 = stablehlo.constant dense<[0.00534]> : tensor<1xf16>
  %r = "stablehlo.log"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[-5.23]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// log_plus_one f16 0.0058708191… (0x1E03) is 0.0058555603… (0x1DFF).
// XLA:CPU at run time has 0.0058517456… (0x1DFE).
// XLA:CPU's constant folding has 0.0058517456… (0x1DFE).
// ml_dtypes has 0.0058517456… (0x1DFE).
func.func @log_plus_one_f16_1e03() {
  %x0 = stablehlo.constant dense<[0.00587]> : tensor<1xf16>
  %r = "stablehlo.log_plus_one"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0.005856]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

// exponential_minus_one f16 0.00069046021… (0x11A8) is 0.00069093704… (0x11A9).
// XLA:CPU's constant folding has 0.00069046021… (0x11A8).
func.func @exponential_minus_one_f16_11a8() {
  %x0 = stablehlo.constant dense<[0.0006905]> : tensor<1xf16>
  %r = "stablehlo.exponential_minus_one"(%x0) : (tensor<1xf16>) -> tensor<1xf16>
  check.expect_eq_const %r, dense<[0.000691]> : tensor<1xf16> {shlo.bitwise}
  func.return
}
