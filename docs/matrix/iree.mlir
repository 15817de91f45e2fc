// Elements that IREE on the CPU (3.13.0) computes otherwise, each as a program of its own that checks what is right.

// stablehlo.abs of program.mlir:2 (@abs_complex_f32/%r)
// The device gave others for @abs_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual inf (0x7F800000), expected 1e20 (0x60AD78EC)
func.func @abs_complex_f32() {
  %a0 = stablehlo.constant dense<"0xEC78AD6000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.abs %a0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0xEC78AD60"> : tensor<1xf32>
  return
}

// stablehlo.negate of program.mlir:2 (@negate_f8E8M0FNU/%r)
// The device gave others for @negate_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.0 (0x7F), expected NaN (0xFF)
func.func @negate_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.negate %a0 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.sign of program.mlir:2 (@sign_f32/%r)
// The device gave others for @sign_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.0 (0x3F800000), 1065353216 ULP apart
func.func @sign_f32() {
  %a0 = stablehlo.constant dense<"0x01000000"> : tensor<1xf32>
  %r = stablehlo.sign %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0x0000803F"> : tensor<1xf32>
  return
}

// stablehlo.sign of program.mlir:2 (@sign_complex_f32/%r)
// The device gave others for @sign_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (1.1754941e-38, 3e-45) (0x007FFFFE, 0x00000002), expected (1.0, 2.3841864e-7) (0x3F800000, 0x34800002), 1056964610 ULP apart
func.func @sign_complex_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7F0002000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.sign %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %2 = stablehlo.constant dense<"0x0000803F"> : tensor<1xui32>
  %3 = stablehlo.compare EQ, %1, %2 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %4 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %5 = stablehlo.bitcast_convert %4 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x02008034"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.and %3, %7 : tensor<1xi1>
  check.expect_eq_const %8, dense<true> : tensor<1xi1>
  return
}

// stablehlo.add of program.mlir:2 (@add_f32/%r)
// The device gave others for @add_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 2.3509883e-38 (0x00FFFFFD), 16777213 ULP apart
func.func @add_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7F00"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %r = stablehlo.add %a0, %a1 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFDFFFF00"> : tensor<1xf32>
  return
}

// stablehlo.add of program.mlir:2 (@add_f8E4M3FN/%r)
// The device gave others for @add_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -448.0 (0xFE), expected NaN (0x7F)
func.func @add_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x58"> : tensor<1xf8E4M3FN>
  %r = stablehlo.add %a0, %a1 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.divide of program.mlir:2 (@divide_f32/%r)
// The device gave others for @divide_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFC00000), expected 0.0 (0x00000000)
func.func @divide_f32() {
  %a0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x03000000"> : tensor<1xf32>
  %r = stablehlo.divide %a0, %a1 : tensor<1xf32>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf32>) -> tensor<1xui32>
  %1 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  check.expect_eq_const %2, dense<true> : tensor<1xi1>
  return
}

// stablehlo.divide of program.mlir:2 (@divide_f8E4M3FN/%r)
// The device gave others for @divide_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -416.0 (0xFD), expected NaN (0x7F)
func.func @divide_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x39"> : tensor<1xf8E4M3FN>
  %r = stablehlo.divide %a0, %a1 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.maximum of program.mlir:2 (@maximum_f32/%r)
// The device gave others for @maximum_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754942e-38 (0x007FFFFF), 8388607 ULP apart
func.func @maximum_f32() {
  %a0 = stablehlo.constant dense<"0x01000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %r = stablehlo.maximum %a0, %a1 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFFFF7F00"> : tensor<1xf32>
  return
}

// stablehlo.maximum of program.mlir:2 (@maximum_f8E4M3FN/%r)
// The device gave others for @maximum_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00), expected NaN (0x7F)
func.func @maximum_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E4M3FN>
  %r = stablehlo.maximum %a0, %a1 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.minimum of program.mlir:2 (@minimum_f32/%r)
// The device gave others for @minimum_f32/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x80000000), expected -1.1754942e-38 (0x807FFFFF), 8388607 ULP apart
func.func @minimum_f32() {
  %a0 = stablehlo.constant dense<"0x02000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0xFFFF7F80"> : tensor<1xf32>
  %r = stablehlo.minimum %a0, %a1 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFFFF7F80"> : tensor<1xf32>
  return
}

// stablehlo.minimum of program.mlir:2 (@minimum_f8E8M0FNU/%r)
// The device gave others for @minimum_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 2.0 (0x80), expected NaN (0xFF)
func.func @minimum_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x80"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.minimum %a0, %a1 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.multiply of program.mlir:2 (@multiply_f32/%r)
// The device gave others for @multiply_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFC00000), expected inf (0x7F800000)
func.func @multiply_f32() {
  %a0 = stablehlo.constant dense<"0x02000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %r = stablehlo.multiply %a0, %a1 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0x0000807F"> : tensor<1xf32>
  return
}

// stablehlo.multiply of program.mlir:2 (@multiply_f8E4M3FN/%r)
// The device gave others for @multiply_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x80), expected NaN (0x7F)
func.func @multiply_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E4M3FN>
  %r = stablehlo.multiply %a0, %a1 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.remainder of program.mlir:2 (@remainder_f8E4M3FN/%r)
// The device gave others for @remainder_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x80), expected NaN (0x7F)
func.func @remainder_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x01"> : tensor<1xf8E4M3FN>
  %r = stablehlo.remainder %a0, %a1 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.subtract of program.mlir:2 (@subtract_f32/%r)
// The device gave others for @subtract_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 2.3509884e-38 (0x00FFFFFE), 16777214 ULP apart
func.func @subtract_f32() {
  %a0 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0xFFFF7F80"> : tensor<1xf32>
  %r = stablehlo.subtract %a0, %a1 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFEFFFF00"> : tensor<1xf32>
  return
}

// stablehlo.subtract of program.mlir:2 (@subtract_f8E8M0FNU/%r)
// The device gave others for @subtract_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.0 (0x7F), expected NaN (0xFF)
func.func @subtract_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.subtract %a0, %a1 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.cbrt of program.mlir:2 (@cbrt_f32/%r)
// The device gave others for @cbrt_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x7FC00000), expected inf (0x7F800000)
func.func @cbrt_f32() {
  %a0 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %r = stablehlo.cbrt %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0x0000807F"> : tensor<1xf32>
  return
}

// stablehlo.cbrt of program.mlir:2 (@cbrt_f8E8M0FNU/%r)
// The device gave others for @cbrt_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected 2.2737367544323206e-13 (0x55), 85 ULP apart
func.func @cbrt_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.cbrt %a0 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x55"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.ceil of program.mlir:2 (@ceil_f32/%r)
// The device gave others for @ceil_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.0 (0x3F800000), 1065353216 ULP apart
func.func @ceil_f32() {
  %a0 = stablehlo.constant dense<"0x01000000"> : tensor<1xf32>
  %r = stablehlo.ceil %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0x0000803F"> : tensor<1xf32>
  return
}

// stablehlo.cosine of program.mlir:2 (@cosine_f32/%r)
// The device gave others for @cosine_f32/%r:
// 1 of 1 element differs: at [0]: actual -inf (0xFF800000), expected 0.011800077 (0x3C41551C)
func.func @cosine_f32() {
  %a0 = stablehlo.constant dense<"0x0000005F"> : tensor<1xf32>
  %r = stablehlo.cosine %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0x1C55413C"> : tensor<1xf32>
  return
}

// stablehlo.cosine of program.mlir:2 (@cosine_f16/%r)
// The device gave others for @cosine_f16/%r:
// 1 of 1 element differs: at [0]: actual -0.0013246536254882813 (0x956D), expected 0.0001863241195678711 (0x0A1B), 8072 ULP apart
func.func @cosine_f16() {
  %a0 = stablehlo.constant dense<"0xA17A"> : tensor<1xf16>
  %r = stablehlo.cosine %a0 : tensor<1xf16>
  check.expect_eq_const %r, dense<"0x1B0A"> : tensor<1xf16>
  return
}

// stablehlo.exponential of program.mlir:2 (@exponential_f32/%r)
// The device gave others for @exponential_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754907e-38 (0x007FFFE6), 8388582 ULP apart
func.func @exponential_f32() {
  %a0 = stablehlo.constant dense<"0x50ACAEC2"> : tensor<1xf32>
  %r = stablehlo.exponential %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0xE6FF7F00"> : tensor<1xf32>
  return
}

// stablehlo.exponential of program.mlir:2 (@exponential_f8E4M3FN/%r)
// The device gave others for @exponential_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00), expected NaN (0x7F)
func.func @exponential_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %r = stablehlo.exponential %a0 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.exponential of program.mlir:2 (@exponential_f8E8M0FNU/%r)
// The device gave others for @exponential_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 4.0 (0x81), expected 8.0 (0x82), 1 ULP apart
func.func @exponential_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x80"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.exponential %a0 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x82"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.exponential_minus_one of program.mlir:2 (@exponential_minus_one_f8E5M2/%r)
// The device gave others for @exponential_minus_one_f8E5M2/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x80), expected -6.103515625e-5 (0x84), 4 ULP apart
func.func @exponential_minus_one_f8E5M2() {
  %a0 = stablehlo.constant dense<"0x84"> : tensor<1xf8E5M2>
  %r = stablehlo.exponential_minus_one %a0 : tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<"0x84"> : tensor<1xf8E5M2>
  return
}

// stablehlo.exponential_minus_one of program.mlir:2 (@exponential_minus_one_f8E4M3FN/%r)
// The device gave others for @exponential_minus_one_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -1.0 (0xB8), expected NaN (0x7F)
func.func @exponential_minus_one_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %r = stablehlo.exponential_minus_one %a0 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.exponential_minus_one of program.mlir:2 (@exponential_minus_one_f8E8M0FNU/%r)
// The device gave others for @exponential_minus_one_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.0 (0x7F), expected 2.0 (0x80), 1 ULP apart
func.func @exponential_minus_one_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x7F"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.exponential_minus_one %a0 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x80"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.floor of program.mlir:2 (@floor_f32/%r)
// The device gave others for @floor_f32/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x80000000), expected -1.0 (0xBF800000), 1065353216 ULP apart
func.func @floor_f32() {
  %a0 = stablehlo.constant dense<"0x01000080"> : tensor<1xf32>
  %r = stablehlo.floor %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0x000080BF"> : tensor<1xf32>
  return
}

// stablehlo.log of program.mlir:2 (@log_f32/%r)
// The device gave others for @log_f32/%r:
// 1 of 1 element differs: at [0]: actual -inf (0xFF800000), expected -103.27893 (0xC2CE8ED0)
func.func @log_f32() {
  %a0 = stablehlo.constant dense<"0x01000000"> : tensor<1xf32>
  %r = stablehlo.log %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0xD08ECEC2"> : tensor<1xf32>
  return
}

// stablehlo.log of program.mlir:2 (@log_f8E8M0FNU/%r)
// The device gave others for @log_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 32.0 (0x84), expected NaN (0xFF)
func.func @log_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x23"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.log %a0 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.log of program.mlir:2 (@log_complex_f32/%r)
// The device gave others for @log_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-inf, NaN) (0xFF800000, 0x7FC00000), expected (-inf, 0.0) (0xFF800000, 0x00000000)
func.func @log_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.log %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %2 = stablehlo.constant dense<"0x000080FF"> : tensor<1xui32>
  %3 = stablehlo.compare EQ, %1, %2 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %4 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %5 = stablehlo.bitcast_convert %4 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.and %3, %7 : tensor<1xi1>
  check.expect_eq_const %8, dense<true> : tensor<1xi1>
  return
}

// stablehlo.log_plus_one of program.mlir:2 (@log_plus_one_f8E5M2/%r)
// The device gave others for @log_plus_one_f8E5M2/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00), expected 6.103515625e-5 (0x04), 4 ULP apart
func.func @log_plus_one_f8E5M2() {
  %a0 = stablehlo.constant dense<"0x04"> : tensor<1xf8E5M2>
  %r = stablehlo.log_plus_one %a0 : tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<"0x04"> : tensor<1xf8E5M2>
  return
}

// stablehlo.log_plus_one of program.mlir:2 (@log_plus_one_f8E8M0FNU/%r)
// The device gave others for @log_plus_one_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.960464477539063e-8 (0x67), expected 1.1920928955078125e-7 (0x68), 1 ULP apart
func.func @log_plus_one_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x68"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.log_plus_one %a0 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x68"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.log_plus_one of program.mlir:2 (@log_plus_one_complex_f32/%r)
// The device gave others for @log_plus_one_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, NaN) (0x00000000, 0x7FC00000), expected (-inf, 0.0) (0xFF800000, 0x00000000)
func.func @log_plus_one_complex_f32() {
  %a0 = stablehlo.constant dense<"0x000080BF00000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.log_plus_one %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %2 = stablehlo.constant dense<"0x000080FF"> : tensor<1xui32>
  %3 = stablehlo.compare EQ, %1, %2 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %4 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %5 = stablehlo.bitcast_convert %4 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.and %3, %7 : tensor<1xi1>
  check.expect_eq_const %8, dense<true> : tensor<1xi1>
  return
}

// stablehlo.logistic of program.mlir:2 (@logistic_f32/%r)
// The device gave others for @logistic_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754907e-38 (0x007FFFE6), 8388582 ULP apart
func.func @logistic_f32() {
  %a0 = stablehlo.constant dense<"0x50ACAEC2"> : tensor<1xf32>
  %r = stablehlo.logistic %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0xE6FF7F00"> : tensor<1xf32>
  return
}

// stablehlo.logistic of program.mlir:2 (@logistic_f8E8M0FNU/%r)
// The device gave others for @logistic_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 2.0 (0x80), expected NaN (0xFF)
func.func @logistic_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.logistic %a0 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.rsqrt of program.mlir:2 (@rsqrt_f32/%r)
// The device gave others for @rsqrt_f32/%r:
// 1 of 1 element differs: at [0]: actual inf (0x7F800000), expected 2.6713738e22 (0x64B504F3)
func.func @rsqrt_f32() {
  %a0 = stablehlo.constant dense<"0x01000000"> : tensor<1xf32>
  %r = stablehlo.rsqrt %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0xF304B564"> : tensor<1xf32>
  return
}

// stablehlo.rsqrt of program.mlir:2 (@rsqrt_f16/%r)
// The device gave others for @rsqrt_f16/%r:
// 1 of 1 element differs: at [0]: actual 239.125 (0x5B79), expected 239.25 (0x5B7A), 1 ULP apart
func.func @rsqrt_f16() {
  %a0 = stablehlo.constant dense<"0x2501"> : tensor<1xf16>
  %r = stablehlo.rsqrt %a0 : tensor<1xf16>
  check.expect_eq_const %r, dense<"0x7A5B"> : tensor<1xf16>
  return
}

// stablehlo.rsqrt of program.mlir:2 (@rsqrt_complex_f32/%r)
// The device gave others for @rsqrt_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (inf, NaN) (0x7F800000, 0x7FC00000), expected (-inf, NaN) (0xFF800000, 0x7FC00000)
func.func @rsqrt_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000008000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.rsqrt %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %2 = stablehlo.constant dense<"0x000080FF"> : tensor<1xui32>
  %3 = stablehlo.compare EQ, %1, %2 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %4 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %5 = stablehlo.bitcast_convert %4 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x0000C07F"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.compare NE, %4, %4 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %9 = stablehlo.constant dense<true> : tensor<1xi1>
  %10 = stablehlo.select %9, %8, %7 : tensor<1xi1>, tensor<1xi1>
  %11 = stablehlo.and %3, %10 : tensor<1xi1>
  check.expect_eq_const %11, dense<true> : tensor<1xi1>
  return
}

// stablehlo.sine of program.mlir:2 (@sine_f32/%r)
// The device gave others for @sine_f32/%r:
// 1 of 1 element differs: at [0]: actual -inf (0xFF800000), expected 0.9999304 (0x3F7FFB70)
func.func @sine_f32() {
  %a0 = stablehlo.constant dense<"0x0000005F"> : tensor<1xf32>
  %r = stablehlo.sine %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0x70FB7F3F"> : tensor<1xf32>
  return
}

// stablehlo.sine of program.mlir:2 (@sine_f16/%r)
// The device gave others for @sine_f16/%r:
// 1 of 1 element differs: at [0]: actual 0.005245208740234375 (0x1D5F), expected 0.00348663330078125 (0x1B24), 571 ULP apart
func.func @sine_f16() {
  %a0 = stablehlo.constant dense<"0xB67B"> : tensor<1xf16>
  %r = stablehlo.sine %a0 : tensor<1xf16>
  check.expect_eq_const %r, dense<"0x241B"> : tensor<1xf16>
  return
}

// stablehlo.sine of program.mlir:2 (@sine_f8E4M3/%r)
// The device gave others for @sine_f8E4M3/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00), expected 0.015625 (0x08), 8 ULP apart
func.func @sine_f8E4M3() {
  %a0 = stablehlo.constant dense<"0x08"> : tensor<1xf8E4M3>
  %r = stablehlo.sine %a0 : tensor<1xf8E4M3>
  check.expect_eq_const %r, dense<"0x08"> : tensor<1xf8E4M3>
  return
}

// stablehlo.sqrt of program.mlir:2 (@sqrt_f32/%r)
// The device gave others for @sqrt_f32/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x80000000), expected NaN (0x7FC00000)
func.func @sqrt_f32() {
  %a0 = stablehlo.constant dense<"0x01000080"> : tensor<1xf32>
  %r = stablehlo.sqrt %a0 : tensor<1xf32>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf32>) -> tensor<1xui32>
  %1 = stablehlo.constant dense<"0x0000C07F"> : tensor<1xui32>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.sqrt of program.mlir:2 (@sqrt_complex_f32/%r)
// The device gave others for @sqrt_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-0.0, 0.99999994) (0x80000000, 0x3F7FFFFF), expected (0.0, -0.99999994) (0x00000000, 0xBF7FFFFF), 2130706430 ULP apart
func.func @sqrt_complex_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7FBF00000080"> : tensor<1xcomplex<f32>>
  %r = stablehlo.sqrt %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %2 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %3 = stablehlo.compare EQ, %1, %2 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %4 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %5 = stablehlo.bitcast_convert %4 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0xFFFF7FBF"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.and %3, %7 : tensor<1xi1>
  check.expect_eq_const %8, dense<true> : tensor<1xi1>
  return
}

// stablehlo.tan of program.mlir:2 (@tan_f32/%r)
// The device gave others for @tan_f32/%r:
// 1 of 1 element differs: at [0]: actual -inf (0xFF800000), expected -22877332.0 (0xCBAE8A4A)
func.func @tan_f32() {
  %a0 = stablehlo.constant dense<"0xDB0FC93F"> : tensor<1xf32>
  %r = stablehlo.tan %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0x4A8AAECB"> : tensor<1xf32>
  return
}

// stablehlo.tan of program.mlir:2 (@tan_f8E5M2/%r)
// The device gave others for @tan_f8E5M2/%r:
// 1 of 1 element differs: at [0]: actual 0.875 (0x3B), expected 0.75 (0x3A), 1 ULP apart
func.func @tan_f8E5M2() {
  %a0 = stablehlo.constant dense<"0x39"> : tensor<1xf8E5M2>
  %r = stablehlo.tan %a0 : tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<"0x3A"> : tensor<1xf8E5M2>
  return
}

// stablehlo.tanh of program.mlir:2 (@tanh_f32/%r)
// The device gave others for @tanh_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754942e-38 (0x007FFFFF), 8388607 ULP apart
func.func @tanh_f32() {
  %a0 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %r = stablehlo.tanh %a0 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFFFF7F00"> : tensor<1xf32>
  return
}

// stablehlo.tanh of program.mlir:2 (@tanh_f8E4M3FN/%r)
// The device gave others for @tanh_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -1.0 (0xB8), expected NaN (0x7F)
func.func @tanh_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %r = stablehlo.tanh %a0 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.tanh of program.mlir:2 (@tanh_f8E8M0FNU/%r)
// The device gave others for @tanh_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 0.000244140625 (0x73), expected 0.00048828125 (0x74), 1 ULP apart
func.func @tanh_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x74"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.tanh %a0 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x74"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.atan2 of program.mlir:2 (@atan2_f32/%r)
// The device gave others for @atan2_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x7FC00000), expected 0.0 (0x00000000)
func.func @atan2_f32() {
  %a0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %r = stablehlo.atan2 %a0, %a1 : tensor<1xf32>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf32>) -> tensor<1xui32>
  %1 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  check.expect_eq_const %2, dense<true> : tensor<1xi1>
  return
}

// stablehlo.atan2 of program.mlir:2 (@atan2_f8E8M0FNU/%r)
// The device gave others for @atan2_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 1.0 (0x7F)
func.func @atan2_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.atan2 %a0, %a1 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x7F"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.power of program.mlir:2 (@power_f32/%r)
// The device gave others for @power_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFC00000), expected 1.0 (0x3F800000)
func.func @power_f32() {
  %a0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %r = stablehlo.power %a0, %a1 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0x0000803F"> : tensor<1xf32>
  return
}

// stablehlo.is_finite of program.mlir:2 (@is_finite_f8E4M3FN/%r)
// The device gave others for @is_finite_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @is_finite_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E4M3FN>
  %r = stablehlo.is_finite %a0 : (tensor<1xf8E4M3FN>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
  return
}

// stablehlo.compare of program.mlir:2 (@compare_less_f32/%r)
// The device gave others for @compare_less_f32/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @compare_less_f32() {
  %a = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %b = stablehlo.constant dense<"0x03000000"> : tensor<1xf32>
  %r = stablehlo.compare LT, %a, %b : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
  return
}

// stablehlo.compare of program.mlir:2 (@compare_less_f8E4M3FN/%r)
// The device gave others for @compare_less_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual true (0x1), expected false (0x0), 1 apart
func.func @compare_less_f8E4M3FN() {
  %a = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %b = stablehlo.constant dense<"0x00"> : tensor<1xf8E4M3FN>
  %r = stablehlo.compare LT, %a, %b : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<false> : tensor<1xi1>
  return
}

// stablehlo.clamp of program.mlir:2 (@clamp_f32/%r)
// The device gave others for @clamp_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754942e-38 (0x007FFFFF), 8388607 ULP apart
func.func @clamp_f32() {
  %a0 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x784961BF"> : tensor<1xf32>
  %a2 = stablehlo.constant dense<"0x6B1B587F"> : tensor<1xf32>
  %r = stablehlo.clamp %a0, %a1, %a2 : tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFFFF7F00"> : tensor<1xf32>
  return
}

// stablehlo.clamp of program.mlir:2 (@clamp_f8E4M3FN/%r)
// The device gave others for @clamp_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -0.5 (0xB0), expected NaN (0x7F)
func.func @clamp_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x36"> : tensor<1xf8E4M3FN>
  %a2 = stablehlo.constant dense<"0xB0"> : tensor<1xf8E4M3FN>
  %r = stablehlo.clamp %a0, %a1, %a2 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.convert of program.mlir:2 (@convert_f32_f8E5M2/%r)
// The device gave others for @convert_f32_f8E5M2/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00), expected 6.103515625e-5 (0x04), 4 ULP apart
func.func @convert_f32_f8E5M2() {
  %a = stablehlo.constant dense<"0xFFFF7F38"> : tensor<1xf32>
  %r = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<"0x04"> : tensor<1xf8E5M2>
  return
}

// stablehlo.convert of program.mlir:2 (@convert_f32_f8E5M2FNUZ/%r)
// The device gave others for @convert_f32_f8E5M2FNUZ/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00), expected -3.0517578125e-5 (0x84), 4 ULP apart
func.func @convert_f32_f8E5M2FNUZ() {
  %a = stablehlo.constant dense<"0xFFFFFFB7"> : tensor<1xf32>
  %r = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x84"> : tensor<1xf8E5M2FNUZ>
  return
}

// stablehlo.imag of program.mlir:2 (@imag_f8E8M0FNU/%r)
// The device gave others for @imag_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
func.func @imag_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.imag %a0 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.reduce_precision of program.mlir:2 (@reduce_precision_e5m2_f8E4M3FNUZ/%r)
// The device gave others for @reduce_precision_e5m2_f8E4M3FNUZ/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x80), expected 0.0 (0x00)
func.func @reduce_precision_e5m2_f8E4M3FNUZ() {
  %a = stablehlo.constant dense<"0x81"> : tensor<1xf8E4M3FNUZ>
  %r = stablehlo.reduce_precision %a, format = e5m2 : tensor<1xf8E4M3FNUZ>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FNUZ>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x00"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  check.expect_eq_const %2, dense<true> : tensor<1xi1>
  return
}

// stablehlo.reduce_precision of program.mlir:2 (@reduce_precision_e5m2_f8E8M0FNU/%r)
// The device gave others for @reduce_precision_e5m2_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.0 (0x7F), expected NaN (0xFF)
func.func @reduce_precision_e5m2_f8E8M0FNU() {
  %a = stablehlo.constant dense<"0x4F"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.reduce_precision %a, format = e5m2 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.map of program.mlir:2 (@map_f8E8M0FNU/%r)
// The device gave others for @map_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 0.0625 (0x7B), expected 4.0 (0x81), 6 ULP apart
func.func @map_f8E8M0FNU() {
  %a = stablehlo.constant dense<"0x7B"> : tensor<1xf8E8M0FNU>
  %b = stablehlo.constant dense<"0x81"> : tensor<1xf8E8M0FNU>
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f8E8M0FNU>, %y: tensor<f8E8M0FNU>):
    %0 = stablehlo.maximum %x, %y : tensor<f8E8M0FNU>
    stablehlo.return %0 : tensor<f8E8M0FNU>
  }) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x81"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.broadcast_add of program.mlir:2 (@chlo_broadcast_add_f32/%r)
// The device gave others for @chlo_broadcast_add_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 2.3509883e-38 (0x00FFFFFD), 16777213 ULP apart
func.func @chlo_broadcast_add_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7F00"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %r = chlo.broadcast_add %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFDFFFF00"> : tensor<1xf32>
  return
}

// chlo.broadcast_add of program.mlir:2 (@chlo_broadcast_add_f8E4M3FN/%r)
// The device gave others for @chlo_broadcast_add_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -448.0 (0xFE), expected NaN (0x7F)
func.func @chlo_broadcast_add_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x58"> : tensor<1xf8E4M3FN>
  %r = chlo.broadcast_add %a0, %a1 :(tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}
