// Elements that XLA:CPU (jaxlib 0.10.2) computes otherwise, each as a program of its own that checks what is right.

// stablehlo.abs of program.mlir:2 (@abs_complex_f32/%r)
// The device gave others for @abs_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.6623996e-38 (0x00B504F0), 11863280 ULP apart
// Expected of @abs_complex_f32/%r is anything that is legal: each element between two values.
func.func @abs_complex_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7F00FEFF7F00"> : tensor<1xcomplex<f32>>
  %r = stablehlo.abs %a0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0xE704B500"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0xFA04B500"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.sign of program.mlir:2 (@sign_f64/%r)
// The device gave others for @sign_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 1.0 (0x3FF0000000000000), 4607182418800017408 ULP apart
func.func @sign_f64() {
  %a0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<1xf64>
  %r = stablehlo.sign %a0 : tensor<1xf64>
  check.expect_eq_const %r, dense<"0x000000000000F03F"> : tensor<1xf64>
  return
}

// stablehlo.sign of program.mlir:2 (@sign_complex_f32/%r)
// The device gave others for @sign_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (1.1754941e-38, 3e-45) (0x007FFFFE, 0x00000002), expected (1.0, 2.3841864e-7) (0x3F800000, 0x34800002), 1056964610 ULP apart
// Expected of @sign_complex_f32/%r is anything that is legal: each element between two values.
func.func @sign_complex_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7F0002000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.sign %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xF8FF7F3F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x0400803F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0xFCFF7FB4"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x01004035"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.add of program.mlir:2 (@add_f64/%r)
// The device gave others for @add_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.2250738585072024e-308 (0x0010000000000002), 4503599627370498 ULP apart
func.func @add_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1xf64>
  %r = stablehlo.add %a0, %a1 : tensor<1xf64>
  check.expect_eq_const %r, dense<"0x0200000000001000"> : tensor<1xf64>
  return
}

// stablehlo.add of program.mlir:2 (@add_f8E8M0FNU/%r)
// The device gave others for @add_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 1.1754943508222875e-38 (0x01)
func.func @add_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.add %a0, %a1 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x01"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.divide of program.mlir:2 (@divide_f64/%r)
// The device gave others for @divide_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFF8000000000000), expected 0.0 (0x0000000000000000)
func.func @divide_f64() {
  %a0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1xf64>
  %r = stablehlo.divide %a0, %a1 : tensor<1xf64>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf64>) -> tensor<1xui64>
  %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xui64>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xi1>
  check.expect_eq_const %2, dense<true> : tensor<1xi1>
  return
}

// stablehlo.divide of program.mlir:2 (@divide_f8E8M0FNU/%r)
// The device gave others for @divide_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 1.0 (0x7F)
func.func @divide_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.divide %a0, %a1 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x7F"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.divide of program.mlir:2 (@divide_complex_f32/%r)
// The device gave others for @divide_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (inf, 7.988853e37) (0x7F800000, 0x7E7067E3), expected (1.2629647e38, 7.988854e37) (0x7EBE07A1, 0x7E7067E4)
// Expected of @divide_complex_f32/%r is anything that is legal: each element between two values.
func.func @divide_complex_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7F7FFEFF7FFF"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0xF304353FDB0F49C0"> : tensor<1xcomplex<f32>>
  %r = stablehlo.divide %a0, %a1 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x9A07BE7E"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0xA807BE7E"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0xD667707E"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0xF267707E"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.maximum of program.mlir:2 (@maximum_f64/%r)
// The device gave others for @maximum_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.225073858507201e-308 (0x000FFFFFFFFFFFFF), 4503599627370495 ULP apart
func.func @maximum_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xf64>
  %r = stablehlo.maximum %a0, %a1 : tensor<1xf64>
  check.expect_eq_const %r, dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  return
}

// stablehlo.maximum of program.mlir:2 (@maximum_f8E8M0FNU/%r)
// The device gave others for @maximum_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 5.877471754111438e-39 (0x00)
func.func @maximum_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.maximum %a0, %a1 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.maximum of program.mlir:2 (@maximum_complex_f32/%r)
// The device gave others for @maximum_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, -1024.0) (0x00000000, 0xC4800000), expected (0.0, 0.0) (0x00000000, 0x00000000), 1149239296 ULP apart
func.func @maximum_complex_f32() {
  %a0 = stablehlo.constant dense<"0x00000000000080C4"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.maximum %a0, %a1 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %3 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %4 = stablehlo.compare EQ, %2, %3 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %5 = stablehlo.bitcast_convert %1 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.and %4, %7 : tensor<1xi1>
  check.expect_eq_const %8, dense<true> : tensor<1xi1>
  return
}

// stablehlo.minimum of program.mlir:2 (@minimum_f64/%r)
// The device gave others for @minimum_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.225073858507201e-308 (0x000FFFFFFFFFFFFF), 4503599627370495 ULP apart
func.func @minimum_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0000000000001000"> : tensor<1xf64>
  %r = stablehlo.minimum %a0, %a1 : tensor<1xf64>
  check.expect_eq_const %r, dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  return
}

// stablehlo.minimum of program.mlir:2 (@minimum_f8E8M0FNU/%r)
// The device gave others for @minimum_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 5.877471754111438e-39 (0x00)
func.func @minimum_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.minimum %a0, %a1 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.minimum of program.mlir:2 (@minimum_complex_f32/%r)
// The device gave others for @minimum_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, 1e20) (0x00000000, 0x60AD78EC), expected (-0.0, 0.0) (0x80000000, 0x00000000), 1621981420 ULP apart
func.func @minimum_complex_f32() {
  %a0 = stablehlo.constant dense<"0x00000000EC78AD60"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0x0000008000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.minimum %a0, %a1 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %3 = stablehlo.constant dense<"0x00000080"> : tensor<1xui32>
  %4 = stablehlo.compare EQ, %2, %3 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %5 = stablehlo.bitcast_convert %1 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.and %4, %7 : tensor<1xi1>
  check.expect_eq_const %8, dense<true> : tensor<1xi1>
  return
}

// stablehlo.multiply of program.mlir:2 (@multiply_f64/%r)
// The device gave others for @multiply_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFF8000000000000), expected inf (0x7FF0000000000000)
func.func @multiply_f64() {
  %a0 = stablehlo.constant dense<"0x000000000000F07F"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1xf64>
  %r = stablehlo.multiply %a0, %a1 : tensor<1xf64>
  check.expect_eq_const %r, dense<"0x000000000000F07F"> : tensor<1xf64>
  return
}

// stablehlo.multiply of program.mlir:2 (@multiply_f8E8M0FNU/%r)
// The device gave others for @multiply_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 5.877471754111438e-39 (0x00)
func.func @multiply_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x7C"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.multiply %a0, %a1 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.remainder of program.mlir:2 (@remainder_f64/%r)
// The device gave others for @remainder_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFF8000000000000), expected 0.0 (0x0000000000000000)
func.func @remainder_f64() {
  %a0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1xf64>
  %r = stablehlo.remainder %a0, %a1 : tensor<1xf64>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf64>) -> tensor<1xui64>
  %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xui64>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xi1>
  check.expect_eq_const %2, dense<true> : tensor<1xi1>
  return
}

// stablehlo.subtract of program.mlir:2 (@subtract_f64/%r)
// The device gave others for @subtract_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.2250738585072024e-308 (0x0010000000000002), 4503599627370498 ULP apart
func.func @subtract_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000080"> : tensor<1xf64>
  %r = stablehlo.subtract %a0, %a1 : tensor<1xf64>
  check.expect_eq_const %r, dense<"0x0200000000001000"> : tensor<1xf64>
  return
}

// stablehlo.subtract of program.mlir:2 (@subtract_f8E8M0FNU/%r)
// The device gave others for @subtract_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.1754943508222875e-38 (0x01), expected 5.877471754111438e-39 (0x00), 1 ULP apart
func.func @subtract_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x01"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.subtract %a0, %a1 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.cbrt of program.mlir:2 (@cbrt_f64/%r)
// The device gave others for @cbrt_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.2307312547533905e-103 (0x2A9FF9E2EFDF9192), 3071448223972299154 ULP apart
// Expected of @cbrt_f64/%r is anything that is legal: each element between two values.
func.func @cbrt_f64() {
  %a0 = stablehlo.constant dense<"0x56BA19146BFB0700"> : tensor<1xf64>
  %r = stablehlo.cbrt %a0 : tensor<1xf64>
  %0 = stablehlo.constant dense<"0x8991DFEFE2F99F2A"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x9B91DFEFE2F99F2A"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.cbrt of program.mlir:2 (@cbrt_f32/%r)
// The device gave others for @cbrt_f32/%r:
// 1 of 1 element differs: at [0]: actual -5.5951735e-16 (0xA6214518), expected 1.6139273e-15 (0x26E89768), 1292491904 ULP apart
// Expected of @cbrt_f32/%r is anything that is legal: each element between two values.
func.func @cbrt_f32() {
  %a0 = stablehlo.constant dense<"0x03000000"> : tensor<1xf32>
  %r = stablehlo.cbrt %a0 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0x6197E826"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x7097E826"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.cbrt of program.mlir:2 (@cbrt_f8E8M0FNU/%r)
// The device gave others for @cbrt_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 2.2737367544323206e-13 (0x55)
func.func @cbrt_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.cbrt %a0 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x55"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.ceil of program.mlir:2 (@ceil_f64/%r)
// The device gave others for @ceil_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 1.0 (0x3FF0000000000000), 4607182418800017408 ULP apart
func.func @ceil_f64() {
  %a0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<1xf64>
  %r = stablehlo.ceil %a0 : tensor<1xf64>
  check.expect_eq_const %r, dense<"0x000000000000F03F"> : tensor<1xf64>
  return
}

// stablehlo.cosine of program.mlir:2 (@cosine_complex_f32/%r)
// The device gave others for @cosine_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (inf, NaN) (0x7F800000, 0xFFC00000), expected (inf, -0.0) (0x7F800000, 0x80000000)
// Expected of @cosine_complex_f32/%r is anything that is legal: each element between two values.
func.func @cosine_complex_f32() {
  %a0 = stablehlo.constant dense<"0x00000000B4F1CF42"> : tensor<1xcomplex<f32>>
  %r = stablehlo.cosine %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0xF5FF7FFF"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0xF5FF7F7F"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.exponential of program.mlir:2 (@exponential_f64/%r)
// The device gave others for @exponential_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 5.562684646268137e-309 (0x000400000000001B), 1125899906842651 ULP apart
// Expected of @exponential_f64/%r is anything that is legal: each element between two values.
func.func @exponential_f64() {
  %a0 = stablehlo.constant dense<"0xEF39FAFE422E86C0"> : tensor<1xf64>
  %r = stablehlo.exponential %a0 : tensor<1xf64>
  %0 = stablehlo.constant dense<"0x1600000000000400"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x2000000000000400"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.exponential_minus_one of program.mlir:2 (@exponential_minus_one_f16/%r)
// The device gave others for @exponential_minus_one_f16/%r:
// 1 of 1 element differs: at [0]: actual 0.057403564453125 (0x2B59), expected 0.057342529296875 (0x2B57), 2 ULP apart
func.func @exponential_minus_one_f16() {
  %a0 = stablehlo.constant dense<"0x232B"> : tensor<1xf16>
  %r = stablehlo.exponential_minus_one %a0 : tensor<1xf16>
  check.expect_eq_const %r, dense<"0x572B"> : tensor<1xf16>
  return
}

// stablehlo.exponential_minus_one of program.mlir:2 (@exponential_minus_one_complex_f32/%r)
// The device gave others for @exponential_minus_one_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-0.00045627356, 0.030205855) (0xB9EF3800, 0x3CF77245), expected (-0.00045630097, 0.030205855) (0xB9EF3BAE, 0x3CF77245), 942 ULP apart
// Expected of @exponential_minus_one_complex_f32/%r is anything that is legal: each element between two values.
func.func @exponential_minus_one_complex_f32() {
  %a0 = stablehlo.constant dense<"0x34858C99E7B1F7C8"> : tensor<1xcomplex<f32>>
  %r = stablehlo.exponential_minus_one %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x9D3DEFB9"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0xBF39EFB9"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x3E72F73C"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x4D72F73C"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.floor of program.mlir:2 (@floor_f64/%r)
// The device gave others for @floor_f64/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x8000000000000000), expected -1.0 (0xBFF0000000000000), 4607182418800017408 ULP apart
func.func @floor_f64() {
  %a0 = stablehlo.constant dense<"0x0100000000000080"> : tensor<1xf64>
  %r = stablehlo.floor %a0 : tensor<1xf64>
  check.expect_eq_const %r, dense<"0x000000000000F0BF"> : tensor<1xf64>
  return
}

// stablehlo.log of program.mlir:2 (@log_f64/%r)
// The device gave others for @log_f64/%r:
// 1 of 1 element differs: at [0]: actual -inf (0xFFF0000000000000), expected -744.4400719213812 (0xC0874385446D71C3)
// Expected of @log_f64/%r is anything that is legal: each element between two values.
func.func @log_f64() {
  %a0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<1xf64>
  %r = stablehlo.log %a0 : tensor<1xf64>
  %0 = stablehlo.constant dense<"0xCA716D44854387C0"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0xBC716D44854387C0"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.log of program.mlir:2 (@log_complex_f32/%r)
// The device gave others for @log_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-inf, NaN) (0xFF800000, 0x7FC00000), expected (-102.23921, 0.7853982) (0xC2CC7A7A, 0x3F490FDB)
// Expected of @log_complex_f32/%r is anything that is legal: each element between two values.
func.func @log_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0200000002000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.log %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x807ACCC2"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x737ACCC2"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0xA90C493F"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x0D13493F"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.log_plus_one of program.mlir:2 (@log_plus_one_f64/%r)
// The device gave others for @log_plus_one_f64/%r:
// 1 of 1 element differs: at [0]: actual -0.53083179010511 (0xBFE0FC92F345B6F5), expected -0.5308317901051222 (0xBFE0FC92F345B763), 110 ULP apart
// Expected of @log_plus_one_f64/%r is anything that is legal: each element between two values.
func.func @log_plus_one_f64() {
  %a0 = stablehlo.constant dense<"0xB09E247B505CDABF"> : tensor<1xf64>
  %r = stablehlo.log_plus_one %a0 : tensor<1xf64>
  %0 = stablehlo.constant dense<"0x68B745F392FCE0BF"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x5EB745F392FCE0BF"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.log_plus_one of program.mlir:2 (@log_plus_one_f32/%r)
// The device gave others for @log_plus_one_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754942e-38 (0x007FFFFF), 8388607 ULP apart
// Expected of @log_plus_one_f32/%r is anything that is legal: each element between two values.
func.func @log_plus_one_f32() {
  %a0 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %r = stablehlo.log_plus_one %a0 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0xF7FF7F00"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x07008000"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.log_plus_one of program.mlir:2 (@log_plus_one_complex_f32/%r)
// The device gave others for @log_plus_one_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-inf, 1.5707964) (0xFF800000, 0x3FC90FDB), expected (-102.585785, 1.5707964) (0xC2CD2BEC, 0x3FC90FDB)
// Expected of @log_plus_one_complex_f32/%r is anything that is legal: each element between two values.
func.func @log_plus_one_complex_f32() {
  %a0 = stablehlo.constant dense<"0x000080BF02000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.log_plus_one %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xF22BCDC2"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0xE52BCDC2"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x400EC93F"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x7511C93F"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.logistic of program.mlir:2 (@logistic_f32/%r)
// The device gave others for @logistic_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754907e-38 (0x007FFFE6), 8388582 ULP apart
// Expected of @logistic_f32/%r is anything that is legal: each element between two values.
func.func @logistic_f32() {
  %a0 = stablehlo.constant dense<"0x50ACAEC2"> : tensor<1xf32>
  %r = stablehlo.logistic %a0 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0xDAFF7F00"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0xF2FF7F00"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.rsqrt of program.mlir:2 (@rsqrt_f64/%r)
// The device gave others for @rsqrt_f64/%r:
// 1 of 1 element differs: at [0]: actual inf (0x7FF0000000000000), expected 4.4989137945431964e161 (0x6180000000000000)
// Expected of @rsqrt_f64/%r is anything that is legal: each element between two values.
func.func @rsqrt_f64() {
  %a0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<1xf64>
  %r = stablehlo.rsqrt %a0 : tensor<1xf64>
  %0 = stablehlo.constant dense<"0xF7FFFFFFFFFF7F61"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x0500000000008061"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.rsqrt of program.mlir:2 (@rsqrt_f8E8M0FNU/%r)
// The device gave others for @rsqrt_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 9.223372036854776e18 (0xBE)
func.func @rsqrt_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.rsqrt %a0 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0xBE"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.rsqrt of program.mlir:2 (@rsqrt_complex_f32/%r)
// The device gave others for @rsqrt_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (inf, NaN) (0x7F800000, 0x7FC00000), expected (-inf, NaN) (0xFF800000, 0x7FC00000)
func.func @rsqrt_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000008000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.rsqrt %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %3 = stablehlo.constant dense<"0x000080FF"> : tensor<1xui32>
  %4 = stablehlo.compare EQ, %2, %3 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %5 = stablehlo.bitcast_convert %1 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x0000C07F"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.compare NE, %1, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %9 = stablehlo.constant dense<true> : tensor<1xi1>
  %10 = stablehlo.select %9, %8, %7 : tensor<1xi1>, tensor<1xi1>
  %11 = stablehlo.and %4, %10 : tensor<1xi1>
  check.expect_eq_const %11, dense<true> : tensor<1xi1>
  return
}

// stablehlo.sine of program.mlir:2 (@sine_complex_f32/%r)
// The device gave others for @sine_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (NaN, inf) (0xFFC00000, 0x7F800000), expected (0.0, inf) (0x00000000, 0x7F800000)
// Expected of @sine_complex_f32/%r is anything that is legal: each element between two values.
func.func @sine_complex_f32() {
  %a0 = stablehlo.constant dense<"0x00000000B4F1CF42"> : tensor<1xcomplex<f32>>
  %r = stablehlo.sine %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xF5FF7FFF"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0xF5FF7F7F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.sqrt of program.mlir:2 (@sqrt_f64/%r)
// The device gave others for @sqrt_f64/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x8000000000000000), expected NaN (0x7FF8000000000000)
func.func @sqrt_f64() {
  %a0 = stablehlo.constant dense<"0x0100000000000080"> : tensor<1xf64>
  %r = stablehlo.sqrt %a0 : tensor<1xf64>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf64>) -> tensor<1xui64>
  %1 = stablehlo.constant dense<"0x000000000000F87F"> : tensor<1xui64>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.sqrt of program.mlir:2 (@sqrt_f8E8M0FNU/%r)
// The device gave others for @sqrt_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 5.421010862427522e-20 (0x3F)
func.func @sqrt_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.sqrt %a0 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x3F"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.sqrt of program.mlir:2 (@sqrt_complex_f32/%r)
// The device gave others for @sqrt_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, 0.99999994) (0x00000000, 0x3F7FFFFF), expected (0.0, -0.99999994) (0x00000000, 0xBF7FFFFF), 2130706430 ULP apart
// Expected of @sqrt_complex_f32/%r is anything that is legal: each element between two values.
func.func @sqrt_complex_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7FBF00000080"> : tensor<1xcomplex<f32>>
  %r = stablehlo.sqrt %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xFFFFFFB4"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0xFFFFFF34"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x030080BF"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0xF7FF7FBF"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.tan of program.mlir:2 (@tan_complex_f32/%r)
// The device gave others for @tan_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, 0.0) (0x00000000, 0x00000000), expected (1.1754941e-38, 0.0) (0x007FFFFE, 0x00000000), 8388606 ULP apart
// Expected of @tan_complex_f32/%r is anything that is legal: each element between two values.
func.func @tan_complex_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7F0000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.tan %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xF6FF7F00"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x06008000"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x08000080"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x08000000"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.tan of program.mlir:2 (@tan_complex_f64/%r)
// The device gave others for @tan_complex_f64/%r:
// 1 of 1 element differs: at [0]: actual (-1.633123935319537e16, -2667093788113.571) (0xC34D02967C31CDB5, 0xC28367D96C2E8C91), expected (-1.633123891762591e16, -2667093716979.68) (0xC34D02966F36AC1B, 0xC28367D9637F9D71), 217784730 ULP apart
// Expected of @tan_complex_f64/%r is anything that is legal: each element between two values.
func.func @tan_complex_f64() {
  %a0 = stablehlo.constant dense<"0x182D4454FB21F9BF2342920CA19CC7BB"> : tensor<1xcomplex<f64>>
  %r = stablehlo.tan %a0 : tensor<1xcomplex<f64>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %2 = stablehlo.constant dense<"0x23AC366F96024DC3"> : tensor<1xf64>
  %3 = stablehlo.constant dense<"0x13AC366F96024DC3"> : tensor<1xf64>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x7C118063D96783C2"> : tensor<1xf64>
  %8 = stablehlo.constant dense<"0x66297F63D96783C2"> : tensor<1xf64>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.tanh of program.mlir:2 (@tanh_f64/%r)
// The device gave others for @tanh_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.225073858507201e-308 (0x000FFFFFFFFFFFFF), 4503599627370495 ULP apart
// Expected of @tanh_f64/%r is anything that is legal: each element between two values.
func.func @tanh_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %r = stablehlo.tanh %a0 : tensor<1xf64>
  %0 = stablehlo.constant dense<"0xF6FFFFFFFFFF0F00"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x0800000000001000"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.tanh of program.mlir:2 (@tanh_complex_f64/%r)
// The device gave others for @tanh_complex_f64/%r:
// 1 of 1 element differs: at [0]: actual (-2667093788113.571, -1.633123935319537e16) (0xC28367D96C2E8C91, 0xC34D02967C31CDB5), expected (-2667093716979.68, -1.633123891762591e16) (0xC28367D9637F9D71, 0xC34D02966F36AC1B), 217784730 ULP apart
// Expected of @tanh_complex_f64/%r is anything that is legal: each element between two values.
func.func @tanh_complex_f64() {
  %a0 = stablehlo.constant dense<"0x2342920CA19CC7BB182D4454FB21F9BF"> : tensor<1xcomplex<f64>>
  %r = stablehlo.tanh %a0 : tensor<1xcomplex<f64>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %2 = stablehlo.constant dense<"0x7C118063D96783C2"> : tensor<1xf64>
  %3 = stablehlo.constant dense<"0x66297F63D96783C2"> : tensor<1xf64>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x23AC366F96024DC3"> : tensor<1xf64>
  %8 = stablehlo.constant dense<"0x13AC366F96024DC3"> : tensor<1xf64>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.atan2 of program.mlir:2 (@atan2_f64/%r)
// The device gave others for @atan2_f64/%r:
// 1 of 1 element differs: at [0]: actual -3.141592653589793 (0xC00921FB54442D18), expected 3.141592653589793 (0x400921FB54442D18), 9228513313104091696 ULP apart
// Expected of @atan2_f64/%r is anything that is legal: each element between two values.
func.func @atan2_f64() {
  %a0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x2342920CA19CC7BB"> : tensor<1xf64>
  %r = stablehlo.atan2 %a0, %a1 : tensor<1xf64>
  %0 = stablehlo.constant dense<"0x112D4454FB210940"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x1F2D4454FB210940"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.atan2 of program.mlir:2 (@atan2_f32/%r)
// The device gave others for @atan2_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x7FC00000), expected 0.4636476 (0x3EED6338)
// Expected of @atan2_f32/%r is anything that is legal: each element between two values.
func.func @atan2_f32() {
  %a0 = stablehlo.constant dense<"0x01000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x02000000"> : tensor<1xf32>
  %r = stablehlo.atan2 %a0, %a1 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0x3163ED3E"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x4063ED3E"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
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

// stablehlo.atan2 of program.mlir:2 (@atan2_complex_f32/%r)
// The device gave others for @atan2_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (NaN, NaN) (0xFFFFFFFF, 0xFFC00000), expected (0.0, 0.0) (0x00000000, 0x00000000)
// Expected of @atan2_complex_f32/%r is anything that is legal: each element between two values.
func.func @atan2_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.atan2 %a0, %a1 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x04000080"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x04000000"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x04000080"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x04000000"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.power of program.mlir:2 (@power_f64/%r)
// The device gave others for @power_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x7FF8000000000001), expected 1.0 (0x3FF0000000000000)
// Expected of @power_f64/%r is anything that is legal: each element between two values.
func.func @power_f64() {
  %a0 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x010000000000F07F"> : tensor<1xf64>
  %r = stablehlo.power %a0, %a1 : tensor<1xf64>
  %0 = stablehlo.constant dense<"0xEFFFFFFFFFFFEF3F"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x090000000000F03F"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.power of program.mlir:2 (@power_f8E8M0FNU/%r)
// The device gave others for @power_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 2.6469779601696886e-23 (0x34), expected 5.421010862427522e-20 (0x3F), 11 ULP apart
func.func @power_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x7E"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.power %a0, %a1 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x3F"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.power of program.mlir:2 (@power_i8/%r)
// The device gave others for @power_i8/%r:
// 1 of 1 element differs: at [0]: actual 1 (0x01), expected 0 (0x00), 1 apart
func.func @power_i8() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xi8>
  %a1 = stablehlo.constant dense<"0x40"> : tensor<1xi8>
  %r = stablehlo.power %a0, %a1 : tensor<1xi8>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xi8>
  return
}

// stablehlo.power of program.mlir:2 (@power_complex_f32/%r)
// The device gave others for @power_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (NaN, NaN) (0xFFC00000, 0xFFC00000), expected (inf, NaN) (0x7F800000, 0x7FC00000)
func.func @power_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0xDB0F49C0000080C4"> : tensor<1xcomplex<f32>>
  %r = stablehlo.power %a0, %a1 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %3 = stablehlo.constant dense<"0x0000807F"> : tensor<1xui32>
  %4 = stablehlo.compare EQ, %2, %3 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %5 = stablehlo.bitcast_convert %1 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x0000C07F"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.compare NE, %1, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %9 = stablehlo.constant dense<true> : tensor<1xi1>
  %10 = stablehlo.select %9, %8, %7 : tensor<1xi1>, tensor<1xi1>
  %11 = stablehlo.and %4, %10 : tensor<1xi1>
  check.expect_eq_const %11, dense<true> : tensor<1xi1>
  return
}

// stablehlo.popcnt of program.mlir:2 (@popcnt_i4/%r)
// The device gave others for @popcnt_i4/%r:
// 1 of 1 element differs: at [0]: actual 5 (0x5), expected 1 (0x1), 4 apart
func.func @popcnt_i4() {
  %a0 = stablehlo.constant dense<-8> : tensor<1xi4>
  %r = stablehlo.popcnt %a0 : tensor<1xi4>
  check.expect_eq_const %r, dense<1> : tensor<1xi4>
  return
}

// stablehlo.compare of program.mlir:2 (@compare_less_f64/%r)
// The device gave others for @compare_less_f64/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @compare_less_f64() {
  %a = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xf64>
  %b = stablehlo.constant dense<"0x0300000000000000"> : tensor<1xf64>
  %r = stablehlo.compare LT, %a, %b : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
  return
}

// stablehlo.compare of program.mlir:2 (@compare_greater_equal_complex_f32/%r)
// The device gave others for @compare_greater_equal_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual true (0x1), expected false (0x0), 1 apart
func.func @compare_greater_equal_complex_f32() {
  %a = stablehlo.constant dense<"0x00000000020080BF"> : tensor<1xcomplex<f32>>
  %b = stablehlo.constant dense<"0xFEFF7F00000000BF"> : tensor<1xcomplex<f32>>
  %r = stablehlo.compare GE, %a, %b : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<false> : tensor<1xi1>
  return
}

// stablehlo.clamp of program.mlir:2 (@clamp_f64/%r)
// The device gave others for @clamp_f64/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x8000000000000000), expected -2.225073858507201e-308 (0x800FFFFFFFFFFFFF), 4503599627370495 ULP apart
func.func @clamp_f64() {
  %a0 = stablehlo.constant dense<"0x52EDC76308100DC0"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x3995D8432368C458"> : tensor<1xf64>
  %a2 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F80"> : tensor<1xf64>
  %r = stablehlo.clamp %a0, %a1, %a2 : tensor<1xf64>
  check.expect_eq_const %r, dense<"0xFFFFFFFFFFFF0F80"> : tensor<1xf64>
  return
}

// stablehlo.clamp of program.mlir:2 (@clamp_f8E8M0FNU/%r)
// The device gave others for @clamp_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 5.877471754111438e-39 (0x00)
func.func @clamp_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a2 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.clamp %a0, %a1, %a2 : tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.clamp of program.mlir:2 (@clamp_complex_f32/%r)
// The device gave others for @clamp_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (709.7827, -1.0) (0x44317218, 0xBF800000), expected (709.7827, -8.0) (0x44317218, 0xC1000000), 25165824 ULP apart
func.func @clamp_complex_f32() {
  %a0 = stablehlo.constant dense<"0x18723144000080BF"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0x45038C1872BC2883"> : tensor<1xcomplex<f32>>
  %a2 = stablehlo.constant dense<"0x18723144000000C1"> : tensor<1xcomplex<f32>>
  %r = stablehlo.clamp %a0, %a1, %a2 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %3 = stablehlo.constant dense<"0x18723144"> : tensor<1xui32>
  %4 = stablehlo.compare EQ, %2, %3 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %5 = stablehlo.bitcast_convert %1 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x000000C1"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.and %4, %7 : tensor<1xi1>
  check.expect_eq_const %8, dense<true> : tensor<1xi1>
  return
}

// stablehlo.convert of program.mlir:2 (@convert_f64_f32/%r)
// The device gave others for @convert_f64_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754944e-38 (0x00800000), 8388608 ULP apart
func.func @convert_f64_f32() {
  %a = stablehlo.constant dense<"0x010000E0FFFF0F38"> : tensor<1xf64>
  %r = stablehlo.convert %a : (tensor<1xf64>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0x00008000"> : tensor<1xf32>
  return
}

// stablehlo.convert of program.mlir:2 (@convert_f64_f8E8M0FNU/%r)
// The device gave others for @convert_f64_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 5.877471754111438e-39 (0x00)
func.func @convert_f64_f8E8M0FNU() {
  %a = stablehlo.constant dense<"0xFFFFFFFFFFFFFF37"> : tensor<1xf64>
  %r = stablehlo.convert %a : (tensor<1xf64>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// stablehlo.convert of program.mlir:2 (@convert_f8E8M0FNU_i1/%r)
// The device gave others for @convert_f8E8M0FNU_i1/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @convert_f8E8M0FNU_i1() {
  %a = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.convert %a : (tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
  return
}

// stablehlo.convert of program.mlir:2 (@convert_f4E2M1FN_i4/%r)
// The device gave others for @convert_f4E2M1FN_i4/%r:
// 1 of 1 element differs: at [0]: actual 7 (0x7), expected 6 (0x6), 1 apart
func.func @convert_f4E2M1FN_i4() {
  %a = stablehlo.constant dense<"0x07"> : tensor<1xf4E2M1FN>
  %r = stablehlo.convert %a : (tensor<1xf4E2M1FN>) -> tensor<1xi4>
  check.expect_eq_const %r, dense<6> : tensor<1xi4>
  return
}

// stablehlo.reduce_precision of program.mlir:2 (@reduce_precision_e5m2_f8E5M2FNUZ/%r)
// The device gave others for @reduce_precision_e5m2_f8E5M2FNUZ/%r:
// 1 of 1 element differs: at [0]: actual 3.0517578125e-5 (0x04), expected 2.288818359375e-5 (0x03), 1 ULP apart
func.func @reduce_precision_e5m2_f8E5M2FNUZ() {
  %a = stablehlo.constant dense<"0x03"> : tensor<1xf8E5M2FNUZ>
  %r = stablehlo.reduce_precision %a, format = e5m2 : tensor<1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x03"> : tensor<1xf8E5M2FNUZ>
  return
}

// chlo.broadcast_add of program.mlir:2 (@chlo_broadcast_add_f64/%r)
// The device gave others for @chlo_broadcast_add_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.2250738585072024e-308 (0x0010000000000002), 4503599627370498 ULP apart
func.func @chlo_broadcast_add_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1xf64>
  %r = chlo.broadcast_add %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  check.expect_eq_const %r, dense<"0x0200000000001000"> : tensor<1xf64>
  return
}

// chlo.broadcast_add of program.mlir:2 (@chlo_broadcast_add_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_add_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 1.1754943508222875e-38 (0x01)
func.func @chlo_broadcast_add_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_add %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x01"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.broadcast_atan2 of program.mlir:2 (@chlo_broadcast_atan2_f64/%r)
// The device gave others for @chlo_broadcast_atan2_f64/%r:
// 1 of 1 element differs: at [0]: actual -3.141592653589793 (0xC00921FB54442D18), expected 3.141592653589793 (0x400921FB54442D18), 9228513313104091696 ULP apart
// Expected of @chlo_broadcast_atan2_f64/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_atan2_f64() {
  %a0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x2342920CA19CC7BB"> : tensor<1xf64>
  %r = chlo.broadcast_atan2 %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x112D4454FB210940"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x1F2D4454FB210940"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_atan2 of program.mlir:2 (@chlo_broadcast_atan2_f32/%r)
// The device gave others for @chlo_broadcast_atan2_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x7FC00000), expected 0.4636476 (0x3EED6338)
// Expected of @chlo_broadcast_atan2_f32/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_atan2_f32() {
  %a0 = stablehlo.constant dense<"0x01000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x02000000"> : tensor<1xf32>
  %r = chlo.broadcast_atan2 %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x3163ED3E"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x4063ED3E"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_atan2 of program.mlir:2 (@chlo_broadcast_atan2_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_atan2_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 1.0 (0x7F)
func.func @chlo_broadcast_atan2_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_atan2 %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x7F"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.broadcast_atan2 of program.mlir:2 (@chlo_broadcast_atan2_complex_f32/%r)
// The device gave others for @chlo_broadcast_atan2_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (NaN, NaN) (0xFFFFFFFF, 0xFFC00000), expected (0.0, 0.0) (0x00000000, 0x00000000)
// Expected of @chlo_broadcast_atan2_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_atan2_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %r = chlo.broadcast_atan2 %a0, %a1 :(tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x04000080"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x04000000"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x04000080"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x04000000"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_compare of program.mlir:2 (@chlo_broadcast_compare_f64/%r)
// The device gave others for @chlo_broadcast_compare_f64/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @chlo_broadcast_compare_f64() {
  %a = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xf64>
  %b = stablehlo.constant dense<"0x0300000000000000"> : tensor<1xf64>
  %r = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>} :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_divide of program.mlir:2 (@chlo_broadcast_divide_f64/%r)
// The device gave others for @chlo_broadcast_divide_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFF8000000000000), expected 0.0 (0x0000000000000000)
func.func @chlo_broadcast_divide_f64() {
  %a0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1xf64>
  %r = chlo.broadcast_divide %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf64>) -> tensor<1xui64>
  %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xui64>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xi1>
  check.expect_eq_const %2, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_divide of program.mlir:2 (@chlo_broadcast_divide_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_divide_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 1.0 (0x7F)
func.func @chlo_broadcast_divide_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_divide %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x7F"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.broadcast_divide of program.mlir:2 (@chlo_broadcast_divide_complex_f32/%r)
// The device gave others for @chlo_broadcast_divide_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (inf, 7.988853e37) (0x7F800000, 0x7E7067E3), expected (1.2629647e38, 7.988854e37) (0x7EBE07A1, 0x7E7067E4)
// Expected of @chlo_broadcast_divide_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_divide_complex_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7F7FFEFF7FFF"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0xF304353FDB0F49C0"> : tensor<1xcomplex<f32>>
  %r = chlo.broadcast_divide %a0, %a1 :(tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x9A07BE7E"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0xA807BE7E"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0xD667707E"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0xF267707E"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_maximum of program.mlir:2 (@chlo_broadcast_maximum_f64/%r)
// The device gave others for @chlo_broadcast_maximum_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.225073858507201e-308 (0x000FFFFFFFFFFFFF), 4503599627370495 ULP apart
func.func @chlo_broadcast_maximum_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xf64>
  %r = chlo.broadcast_maximum %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  check.expect_eq_const %r, dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  return
}

// chlo.broadcast_maximum of program.mlir:2 (@chlo_broadcast_maximum_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_maximum_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 5.877471754111438e-39 (0x00)
func.func @chlo_broadcast_maximum_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_maximum %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.broadcast_maximum of program.mlir:2 (@chlo_broadcast_maximum_complex_f32/%r)
// The device gave others for @chlo_broadcast_maximum_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, -1024.0) (0x00000000, 0xC4800000), expected (0.0, 0.0) (0x00000000, 0x00000000), 1149239296 ULP apart
func.func @chlo_broadcast_maximum_complex_f32() {
  %a0 = stablehlo.constant dense<"0x00000000000080C4"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %r = chlo.broadcast_maximum %a0, %a1 :(tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %3 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %4 = stablehlo.compare EQ, %2, %3 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %5 = stablehlo.bitcast_convert %1 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.and %4, %7 : tensor<1xi1>
  check.expect_eq_const %8, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_minimum of program.mlir:2 (@chlo_broadcast_minimum_f64/%r)
// The device gave others for @chlo_broadcast_minimum_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.225073858507201e-308 (0x000FFFFFFFFFFFFF), 4503599627370495 ULP apart
func.func @chlo_broadcast_minimum_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0000000000001000"> : tensor<1xf64>
  %r = chlo.broadcast_minimum %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  check.expect_eq_const %r, dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  return
}

// chlo.broadcast_minimum of program.mlir:2 (@chlo_broadcast_minimum_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_minimum_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 5.877471754111438e-39 (0x00)
func.func @chlo_broadcast_minimum_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_minimum %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.broadcast_minimum of program.mlir:2 (@chlo_broadcast_minimum_complex_f32/%r)
// The device gave others for @chlo_broadcast_minimum_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, 1e20) (0x00000000, 0x60AD78EC), expected (-0.0, 0.0) (0x80000000, 0x00000000), 1621981420 ULP apart
func.func @chlo_broadcast_minimum_complex_f32() {
  %a0 = stablehlo.constant dense<"0x00000000EC78AD60"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0x0000008000000000"> : tensor<1xcomplex<f32>>
  %r = chlo.broadcast_minimum %a0, %a1 :(tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %3 = stablehlo.constant dense<"0x00000080"> : tensor<1xui32>
  %4 = stablehlo.compare EQ, %2, %3 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %5 = stablehlo.bitcast_convert %1 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.and %4, %7 : tensor<1xi1>
  check.expect_eq_const %8, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_multiply of program.mlir:2 (@chlo_broadcast_multiply_f64/%r)
// The device gave others for @chlo_broadcast_multiply_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFF8000000000000), expected inf (0x7FF0000000000000)
func.func @chlo_broadcast_multiply_f64() {
  %a0 = stablehlo.constant dense<"0x000000000000F07F"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1xf64>
  %r = chlo.broadcast_multiply %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  check.expect_eq_const %r, dense<"0x000000000000F07F"> : tensor<1xf64>
  return
}

// chlo.broadcast_multiply of program.mlir:2 (@chlo_broadcast_multiply_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_multiply_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 5.877471754111438e-39 (0x00)
func.func @chlo_broadcast_multiply_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x7C"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_multiply %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.broadcast_next_after of program.mlir:2 (@chlo_broadcast_next_after_f64/%r)
// The device gave others for @chlo_broadcast_next_after_f64/%r:
// 1 of 1 element differs: at [0]: actual -1.5e-323 (0x8000000000000003), expected 2.2250738585072004e-308 (0x000FFFFFFFFFFFFE), 4503599627370497 ULP apart
func.func @chlo_broadcast_next_after_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000080"> : tensor<1xf64>
  %r = chlo.broadcast_next_after %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  check.expect_eq_const %r, dense<"0xFEFFFFFFFFFF0F00"> : tensor<1xf64>
  return
}

// chlo.broadcast_next_after of program.mlir:2 (@chlo_broadcast_next_after_f8E5M2FNUZ/%r)
// The device gave others for @chlo_broadcast_next_after_f8E5M2FNUZ/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x80), expected 0.0 (0x00)
// Expected of @chlo_broadcast_next_after_f8E5M2FNUZ/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_next_after_f8E5M2FNUZ() {
  %a0 = stablehlo.constant dense<"0x81"> : tensor<1xf8E5M2FNUZ>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E5M2FNUZ>
  %r = chlo.broadcast_next_after %a0, %a1 :(tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  %0 = stablehlo.constant dense<"0x81"> : tensor<1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E5M2FNUZ>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_next_after of program.mlir:2 (@chlo_broadcast_next_after_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_next_after_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 4.0 (0x81), expected 1.1754943508222875e-38 (0x01), 128 ULP apart
// Expected of @chlo_broadcast_next_after_f8E8M0FNU/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_next_after_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x81"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_next_after %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0x01"> : tensor<1xf8E8M0FNU>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_polygamma of program.mlir:2 (@chlo_broadcast_polygamma_f64/%r)
// The device gave others for @chlo_broadcast_polygamma_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFF8000000000000), expected -0.0 (0x8000000000000000)
// Expected of @chlo_broadcast_polygamma_f64/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_polygamma_f64() {
  %a0 = stablehlo.constant dense<"0x0000000000009040"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0000000000009040"> : tensor<1xf64>
  %r = chlo.broadcast_polygamma %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x01000000000010BD"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x010000000000103D"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_power of program.mlir:2 (@chlo_broadcast_power_f64/%r)
// The device gave others for @chlo_broadcast_power_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x7FF8000000000001), expected 1.0 (0x3FF0000000000000)
// Expected of @chlo_broadcast_power_f64/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_power_f64() {
  %a0 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x010000000000F07F"> : tensor<1xf64>
  %r = chlo.broadcast_power %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0xEFFFFFFFFFFFEF3F"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x090000000000F03F"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_power of program.mlir:2 (@chlo_broadcast_power_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_power_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 2.6469779601696886e-23 (0x34), expected 5.421010862427522e-20 (0x3F), 11 ULP apart
func.func @chlo_broadcast_power_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x7E"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_power %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x3F"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.broadcast_power of program.mlir:2 (@chlo_broadcast_power_i8/%r)
// The device gave others for @chlo_broadcast_power_i8/%r:
// 1 of 1 element differs: at [0]: actual 1 (0x01), expected 0 (0x00), 1 apart
func.func @chlo_broadcast_power_i8() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xi8>
  %a1 = stablehlo.constant dense<"0x40"> : tensor<1xi8>
  %r = chlo.broadcast_power %a0, %a1 :(tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xi8>
  return
}

// chlo.broadcast_power of program.mlir:2 (@chlo_broadcast_power_complex_f32/%r)
// The device gave others for @chlo_broadcast_power_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (NaN, NaN) (0xFFC00000, 0xFFC00000), expected (inf, NaN) (0x7F800000, 0x7FC00000)
func.func @chlo_broadcast_power_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0xDB0F49C0000080C4"> : tensor<1xcomplex<f32>>
  %r = chlo.broadcast_power %a0, %a1 :(tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xui32>
  %3 = stablehlo.constant dense<"0x0000807F"> : tensor<1xui32>
  %4 = stablehlo.compare EQ, %2, %3 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %5 = stablehlo.bitcast_convert %1 : (tensor<1xf32>) -> tensor<1xui32>
  %6 = stablehlo.constant dense<"0x0000C07F"> : tensor<1xui32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %8 = stablehlo.compare NE, %1, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %9 = stablehlo.constant dense<true> : tensor<1xi1>
  %10 = stablehlo.select %9, %8, %7 : tensor<1xi1>, tensor<1xi1>
  %11 = stablehlo.and %4, %10 : tensor<1xi1>
  check.expect_eq_const %11, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_remainder of program.mlir:2 (@chlo_broadcast_remainder_f64/%r)
// The device gave others for @chlo_broadcast_remainder_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFF8000000000000), expected 0.0 (0x0000000000000000)
func.func @chlo_broadcast_remainder_f64() {
  %a0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000000"> : tensor<1xf64>
  %r = chlo.broadcast_remainder %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf64>) -> tensor<1xui64>
  %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xui64>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xi1>
  check.expect_eq_const %2, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_subtract of program.mlir:2 (@chlo_broadcast_subtract_f64/%r)
// The device gave others for @chlo_broadcast_subtract_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.2250738585072024e-308 (0x0010000000000002), 4503599627370498 ULP apart
func.func @chlo_broadcast_subtract_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000080"> : tensor<1xf64>
  %r = chlo.broadcast_subtract %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  check.expect_eq_const %r, dense<"0x0200000000001000"> : tensor<1xf64>
  return
}

// chlo.broadcast_subtract of program.mlir:2 (@chlo_broadcast_subtract_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_subtract_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.1754943508222875e-38 (0x01), expected 5.877471754111438e-39 (0x00), 1 ULP apart
func.func @chlo_broadcast_subtract_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x01"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_subtract %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.broadcast_zeta of program.mlir:2 (@chlo_broadcast_zeta_f64/%r)
// The device gave others for @chlo_broadcast_zeta_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFF8000000000000), expected 0.0 (0x0000000000000000)
// Expected of @chlo_broadcast_zeta_f64/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_zeta_f64() {
  %a0 = stablehlo.constant dense<"0x0000001000007041"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x000000000000F8BF"> : tensor<1xf64>
  %r = chlo.broadcast_zeta %a0, %a1 :(tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x01000000000010BD"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x010000000000103D"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_zeta of program.mlir:2 (@chlo_broadcast_zeta_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_zeta_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 1.0 (0x7F)
func.func @chlo_broadcast_zeta_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x8B"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x7F"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_zeta %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x7F"> : tensor<1xf8E8M0FNU>
  return
}

// chlo._asin_acos_kernel of program.mlir:2 (@chlo__asin_acos_kernel_complex_f32/%r)
// The device gave others for @chlo__asin_acos_kernel_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (1.0842023e-19, 0.0) (0x20000001, 0x00000000), expected (1.0842023e-19, 1.0842023e-19) (0x20000001, 0x20000001), 536870913 ULP apart
// Expected of @chlo__asin_acos_kernel_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo__asin_acos_kernel_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000803F02008000"> : tensor<1xcomplex<f32>>
  %r = chlo._asin_acos_kernel %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x4DFFFF1F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x5C000020"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x4DFFFF1F"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x5C000020"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.acos of program.mlir:2 (@chlo_acos_bf16/%r)
// The device gave others for @chlo_acos_bf16/%r:
// 1 of 1 element differs: at [0]: actual 0.341796875 (0x3EAF), expected 0.34375 (0x3EB0), 1 ULP apart
func.func @chlo_acos_bf16() {
  %a0 = stablehlo.constant dense<"0x713F"> : tensor<1xbf16>
  %r = chlo.acos %a0 : tensor<1xbf16> -> tensor<1xbf16>
  check.expect_eq_const %r, dense<"0xB03E"> : tensor<1xbf16>
  return
}

// chlo.acos of program.mlir:2 (@chlo_acos_complex_f32/%r)
// The device gave others for @chlo_acos_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, -3.8707666) (0x00000000, 0xC077BAA4), expected (0.0, 3.8707666) (0x00000000, 0x4077BAA4), 2163176776 ULP apart
// Expected of @chlo_acos_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_acos_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000C04100000080"> : tensor<1xcomplex<f32>>
  %r = chlo.acos %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xA4BAF7B5"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0xA4BAF735"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x9DBA7740"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0xACBA7740"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.acosh of program.mlir:2 (@chlo_acosh_bf16/%r)
// The device gave others for @chlo_acosh_bf16/%r:
// 1 of 1 element differs: at [0]: actual 0.99609375 (0x3F7F), expected 0.98828125 (0x3F7D), 2 ULP apart
func.func @chlo_acosh_bf16() {
  %a0 = stablehlo.constant dense<"0xC43F"> : tensor<1xbf16>
  %r = chlo.acosh %a0 : tensor<1xbf16> -> tensor<1xbf16>
  check.expect_eq_const %r, dense<"0x7D3F"> : tensor<1xbf16>
  return
}

// chlo.acosh of program.mlir:2 (@chlo_acosh_complex_f32/%r)
// The device gave others for @chlo_acosh_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, 1.6709638) (0x00000000, 0x3FD5E224), expected (0.0, -1.6709638) (0x00000000, 0xBFD5E224), 2141963336 ULP apart
// Expected of @chlo_acosh_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_acosh_complex_f32() {
  %a0 = stablehlo.constant dense<"0xCDCCCCBD00000080"> : tensor<1xcomplex<f32>>
  %r = chlo.acosh %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x24E255B5"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x24E25535"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x2BE2D5BF"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x1DE2D5BF"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.asin of program.mlir:2 (@chlo_asin_f64/%r)
// The device gave others for @chlo_asin_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.2250738585072024e-308 (0x0010000000000002), 4503599627370498 ULP apart
// Expected of @chlo_asin_f64/%r is anything that is legal: each element between two values.
func.func @chlo_asin_f64() {
  %a0 = stablehlo.constant dense<"0x0200000000001000"> : tensor<1xf64>
  %r = chlo.asin %a0 : tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0xF9FFFFFFFFFF0F00"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x0B00000000001000"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.asin of program.mlir:2 (@chlo_asin_f32/%r)
// The device gave others for @chlo_asin_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.293455e-38 (0x008CD843), 9230403 ULP apart
// Expected of @chlo_asin_f32/%r is anything that is legal: each element between two values.
func.func @chlo_asin_f32() {
  %a0 = stablehlo.constant dense<"0x43D88C00"> : tensor<1xf32>
  %r = chlo.asin %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x3BD88C00"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x4BD88C00"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.asin of program.mlir:2 (@chlo_asin_f16/%r)
// The device gave others for @chlo_asin_f16/%r:
// 1 of 1 element differs: at [0]: actual 0.24609375 (0x33E0), expected 0.2462158203125 (0x33E1), 1 ULP apart
func.func @chlo_asin_f16() {
  %a0 = stablehlo.constant dense<"0xCD33"> : tensor<1xf16>
  %r = chlo.asin %a0 : tensor<1xf16> -> tensor<1xf16>
  check.expect_eq_const %r, dense<"0xE133"> : tensor<1xf16>
  return
}

// chlo.asin of program.mlir:2 (@chlo_asin_complex_f32/%r)
// The device gave others for @chlo_asin_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (1.5707964, 3.8707666) (0x3FC90FDB, 0x4077BAA4), expected (1.5707964, -3.8707666) (0x3FC90FDB, 0xC077BAA4), 2163176776 ULP apart
// Expected of @chlo_asin_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_asin_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000C04100000080"> : tensor<1xcomplex<f32>>
  %r = chlo.asin %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xCA0FC93F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0xEB0FC93F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0xADBA77C0"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x9CBA77C0"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.asinh of program.mlir:2 (@chlo_asinh_f64/%r)
// The device gave others for @chlo_asinh_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.225073858507201e-308 (0x000FFFFFFFFFFFFF), 4503599627370495 ULP apart
// Expected of @chlo_asinh_f64/%r is anything that is legal: each element between two values.
func.func @chlo_asinh_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %r = chlo.asinh %a0 : tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0xF6FFFFFFFFFF0F00"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x0800000000001000"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.asinh of program.mlir:2 (@chlo_asinh_bf16/%r)
// The device gave others for @chlo_asinh_bf16/%r:
// 1 of 1 element differs: at [0]: actual 0.45703125 (0x3EEA), expected 0.455078125 (0x3EE9), 1 ULP apart
func.func @chlo_asinh_bf16() {
  %a0 = stablehlo.constant dense<"0xF13E"> : tensor<1xbf16>
  %r = chlo.asinh %a0 : tensor<1xbf16> -> tensor<1xbf16>
  check.expect_eq_const %r, dense<"0xE93E"> : tensor<1xbf16>
  return
}

// chlo.asinh of program.mlir:2 (@chlo_asinh_complex_f32/%r)
// The device gave others for @chlo_asinh_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (3.8707666, 1.5707964) (0x4077BAA4, 0x3FC90FDB), expected (-3.8707666, 1.5707964) (0xC077BAA4, 0x3FC90FDB), 2163176776 ULP apart
// Expected of @chlo_asinh_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_asinh_complex_f32() {
  %a0 = stablehlo.constant dense<"0x000000800000C041"> : tensor<1xcomplex<f32>>
  %r = chlo.asinh %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xADBA77C0"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x9CBA77C0"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0xCA0FC93F"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0xEB0FC93F"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.atan of program.mlir:2 (@chlo_atan_complex_f32/%r)
// The device gave others for @chlo_atan_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.7853982, inf) (0x3F490FDB, 0x7F800000), expected (0.7853982, 44.014847) (0x3F490FDB, 0x42300F34)
// Expected of @chlo_atan_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_atan_complex_f32() {
  %a0 = stablehlo.constant dense<"0x000080000000803F"> : tensor<1xcomplex<f32>>
  %r = chlo.atan %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x7A0E493F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x3B11493F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x2E0F3042"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x390F3042"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.atanh of program.mlir:2 (@chlo_atanh_f64/%r)
// The device gave others for @chlo_atanh_f64/%r:
// 1 of 1 element differs: at [0]: actual -0.4405230723763903 (0xBFDC3187AF3F5CC6), expected -0.4405230723763974 (0xBFDC3187AF3F5D45), 127 ULP apart
// Expected of @chlo_atanh_f64/%r is anything that is legal: each element between two values.
func.func @chlo_atanh_f64() {
  %a0 = stablehlo.constant dense<"0x46C467AF4080DABF"> : tensor<1xf64>
  %r = chlo.atanh %a0 : tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x4D5D3FAF8731DCBF"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x3D5D3FAF8731DCBF"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.atanh of program.mlir:2 (@chlo_atanh_f32/%r)
// The device gave others for @chlo_atanh_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754942e-38 (0x007FFFFF), 8388607 ULP apart
// Expected of @chlo_atanh_f32/%r is anything that is legal: each element between two values.
func.func @chlo_atanh_f32() {
  %a0 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %r = chlo.atanh %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0xF7FF7F00"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x07008000"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.atanh of program.mlir:2 (@chlo_atanh_bf16/%r)
// The device gave others for @chlo_atanh_bf16/%r:
// 1 of 1 element differs: at [0]: actual 0.48828125 (0x3EFA), expected 0.486328125 (0x3EF9), 1 ULP apart
func.func @chlo_atanh_bf16() {
  %a0 = stablehlo.constant dense<"0xE73E"> : tensor<1xbf16>
  %r = chlo.atanh %a0 : tensor<1xbf16> -> tensor<1xbf16>
  check.expect_eq_const %r, dense<"0xF93E"> : tensor<1xbf16>
  return
}

// chlo.atanh of program.mlir:2 (@chlo_atanh_complex_f32/%r)
// The device gave others for @chlo_atanh_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (inf, 0.7853982) (0x7F800000, 0x3F490FDB), expected (44.014847, 0.7853982) (0x42300F34, 0x3F490FDB)
// Expected of @chlo_atanh_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_atanh_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000803F00008000"> : tensor<1xcomplex<f32>>
  %r = chlo.atanh %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x2E0F3042"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x390F3042"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x7A0E493F"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x3B11493F"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.bessel_i1e of program.mlir:2 (@chlo_bessel_i1e_f64/%r)
// The device gave others for @chlo_bessel_i1e_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 1.112536929253601e-308 (0x0008000000000001), 2251799813685249 ULP apart
// Expected of @chlo_bessel_i1e_f64/%r is anything that is legal: each element between two values.
func.func @chlo_bessel_i1e_f64() {
  %a0 = stablehlo.constant dense<"0x0200000000001000"> : tensor<1xf64>
  %r = chlo.bessel_i1e %a0 : tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0xE0FFFFFFFFFF0700"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x2200000000000800"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.cosh of program.mlir:2 (@chlo_cosh_f64/%r)
// The device gave others for @chlo_cosh_f64/%r:
// 1 of 1 element differs: at [0]: actual 8.98846567431186e307 (0x7FE000000000008D), expected 8.988465674311366e307 (0x7FDFFFFFFFFFFF2A), 355 ULP apart
// Expected of @chlo_cosh_f64/%r is anything that is legal: each element between two values.
func.func @chlo_cosh_f64() {
  %a0 = stablehlo.constant dense<"0xEF39FAFE422E8640"> : tensor<1xf64>
  %r = chlo.cosh %a0 : tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x21FFFFFFFFFFDF7F"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x33FFFFFFFFFFDF7F"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.cosh of program.mlir:2 (@chlo_cosh_complex_f32/%r)
// The device gave others for @chlo_cosh_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (1.5034472e30, 0.0) (0x7197CF33, 0x00000000), expected (1.5034451e30, 7.888435e-9) (0x7197CF25, 0x320785B4), 839353780 ULP apart
// Expected of @chlo_cosh_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_cosh_complex_f32() {
  %a0 = stablehlo.constant dense<"0x5F5B8CC23D223980"> : tensor<1xcomplex<f32>>
  %r = chlo.cosh %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x20CF9771"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x2ACF9771"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x25CF17E7"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x25CF1767"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.digamma of program.mlir:2 (@chlo_digamma_f64/%r)
// The device gave others for @chlo_digamma_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x7FF8000000000000), expected -4.494232837155792e307 (0xFFD0000000000002)
// Expected of @chlo_digamma_f64/%r is anything that is legal: each element between two values.
func.func @chlo_digamma_f64() {
  %a0 = stablehlo.constant dense<"0xFEFFFFFFFFFF0F00"> : tensor<1xf64>
  %r = chlo.digamma %a0 : tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x130000000000D0FF"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0xE3FFFFFFFFFFCFFF"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.erf of program.mlir:2 (@chlo_erf_f64/%r)
// The device gave others for @chlo_erf_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 2.510726987188354e-308 (0x00120DD750429B6C), 5081767996463980 ULP apart
// Expected of @chlo_erf_f64/%r is anything that is legal: each element between two values.
func.func @chlo_erf_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %r = chlo.erf %a0 : tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x639B4250D70D1200"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x759B4250D70D1200"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.erf of program.mlir:2 (@chlo_erf_f8E8M0FNU/%r)
// The device gave others for @chlo_erf_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 5.877471754111438e-39 (0x00)
func.func @chlo_erf_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = chlo.erf %a0 : tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.erf_inv of program.mlir:2 (@chlo_erf_inv_f64/%r)
// The device gave others for @chlo_erf_inv_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.6520275692742611 (0x3FE4DD68EBC3F249), expected 0.6520275692742633 (0x3FE4DD68EBC3F25D), 20 ULP apart
// Expected of @chlo_erf_inv_f64/%r is anything that is legal: each element between two values.
func.func @chlo_erf_inv_f64() {
  %a0 = stablehlo.constant dense<"0xD672CD95C597E43F"> : tensor<1xf64>
  %r = chlo.erf_inv %a0 : tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x52F2C3EB68DDE43F"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x68F2C3EB68DDE43F"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.erf_inv of program.mlir:2 (@chlo_erf_inv_f32/%r)
// The device gave others for @chlo_erf_inv_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1033144e-38 (0x007823EB), 7873515 ULP apart
// Expected of @chlo_erf_inv_f32/%r is anything that is legal: each element between two values.
func.func @chlo_erf_inv_f32() {
  %a0 = stablehlo.constant dense<"0x56908700"> : tensor<1xf32>
  %r = chlo.erf_inv %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0xDB237800"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0xFA237800"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.erf_inv of program.mlir:2 (@chlo_erf_inv_f8E8M0FNU/%r)
// The device gave others for @chlo_erf_inv_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 1.1754943508222875e-38 (0x01)
func.func @chlo_erf_inv_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x01"> : tensor<1xf8E8M0FNU>
  %r = chlo.erf_inv %a0 : tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x01"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.erfc of program.mlir:2 (@chlo_erfc_f64/%r)
// The device gave others for @chlo_erfc_f64/%r:
// 1 of 1 element differs: at [0]: actual 2.2006481588183748e-122 (0x26AD185404971C79), expected 2.200648158818427e-122 (0x26AD185404971D3B), 194 ULP apart
// Expected of @chlo_erfc_f64/%r is anything that is legal: each element between two values.
func.func @chlo_erfc_f64() {
  %a0 = stablehlo.constant dense<"0xBD8FA339B2A23040"> : tensor<1xf64>
  %r = chlo.erfc %a0 : tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x1D1D97045418AD26"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x591D97045418AD26"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.erfc of program.mlir:2 (@chlo_erfc_bf16/%r)
// The device gave others for @chlo_erfc_bf16/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000), expected 4.224432823267596e-39 (0x002E), 46 ULP apart
func.func @chlo_erfc_bf16() {
  %a0 = stablehlo.constant dense<"0x1441"> : tensor<1xbf16>
  %r = chlo.erfc %a0 : tensor<1xbf16> -> tensor<1xbf16>
  check.expect_eq_const %r, dense<"0x2E00"> : tensor<1xbf16>
  return
}

// chlo.lgamma of program.mlir:2 (@chlo_lgamma_f64/%r)
// The device gave others for @chlo_lgamma_f64/%r:
// 1 of 1 element differs: at [0]: actual inf (0x7FF0000000000000), expected 744.4400719213812 (0x40874385446D71C3)
// Expected of @chlo_lgamma_f64/%r is anything that is legal: each element between two values.
func.func @chlo_lgamma_f64() {
  %a0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<1xf64>
  %r = chlo.lgamma %a0 : tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0xAB716D4485438740"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0xDB716D4485438740"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.lgamma of program.mlir:2 (@chlo_lgamma_f32/%r)
// The device gave others for @chlo_lgamma_f32/%r:
// 1 of 1 element differs: at [0]: actual -0.066945314 (0xBD891AA0), expected -0.06694299 (0xBD891968), 312 ULP apart
// Expected of @chlo_lgamma_f32/%r is anything that is legal: each element between two values.
func.func @chlo_lgamma_f32() {
  %a0 = stablehlo.constant dense<"0x32A620C0"> : tensor<1xf32>
  %r = chlo.lgamma %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x681A89BD"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x681889BD"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.lgamma of program.mlir:2 (@chlo_lgamma_f8E8M0FNU/%r)
// The device gave others for @chlo_lgamma_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 64.0 (0x85)
func.func @chlo_lgamma_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = chlo.lgamma %a0 : tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x85"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.sinh of program.mlir:2 (@chlo_sinh_f64/%r)
// The device gave others for @chlo_sinh_f64/%r:
// 1 of 1 element differs: at [0]: actual 8.98846567431186e307 (0x7FE000000000008D), expected 8.988465674311366e307 (0x7FDFFFFFFFFFFF2A), 355 ULP apart
// Expected of @chlo_sinh_f64/%r is anything that is legal: each element between two values.
func.func @chlo_sinh_f64() {
  %a0 = stablehlo.constant dense<"0xEF39FAFE422E8640"> : tensor<1xf64>
  %r = chlo.sinh %a0 : tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x21FFFFFFFFFFDF7F"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x33FFFFFFFFFFDF7F"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.sinh of program.mlir:2 (@chlo_sinh_bf16/%r)
// The device gave others for @chlo_sinh_bf16/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000), expected 1.1663108012064884e-38 (0x007F), 127 ULP apart
func.func @chlo_sinh_bf16() {
  %a0 = stablehlo.constant dense<"0x7F00"> : tensor<1xbf16>
  %r = chlo.sinh %a0 : tensor<1xbf16> -> tensor<1xbf16>
  check.expect_eq_const %r, dense<"0x7F00"> : tensor<1xbf16>
  return
}

// chlo.sinh of program.mlir:2 (@chlo_sinh_complex_f32/%r)
// The device gave others for @chlo_sinh_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, 4.2042577e-33) (0x00000000, 0x09AEA356), expected (-5.1123703e-26, 4.2042577e-33) (0x957D26FE, 0x09AEA356), 360523518 ULP apart
// Expected of @chlo_sinh_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_sinh_complex_f32() {
  %a0 = stablehlo.constant dense<"0xFE267D9556A3AE09"> : tensor<1xcomplex<f32>>
  %r = chlo.sinh %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x06277D95"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0xF6267D95"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x297ED18A"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0xEA67140B"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.square of program.mlir:2 (@chlo_square_f64/%r)
// The device gave others for @chlo_square_f64/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000000000000000), expected 1.27089739459144e-309 (0x0000E9F39B926672), 257232496387698 ULP apart
func.func @chlo_square_f64() {
  %a0 = stablehlo.constant dense<"0xCBD780A84897DE1F"> : tensor<1xf64>
  %r = chlo.square %a0 : tensor<1xf64> -> tensor<1xf64>
  check.expect_eq_const %r, dense<"0x7266929BF3E90000"> : tensor<1xf64>
  return
}

// chlo.square of program.mlir:2 (@chlo_square_f8E8M0FNU/%r)
// The device gave others for @chlo_square_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 5.877471754111438e-39 (0x00)
func.func @chlo_square_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x3D"> : tensor<1xf8E8M0FNU>
  %r = chlo.square %a0 : tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.tan of program.mlir:2 (@chlo_tan_complex_f32/%r)
// The device gave others for @chlo_tan_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, 0.0) (0x00000000, 0x00000000), expected (1.1754941e-38, 0.0) (0x007FFFFE, 0x00000000), 8388606 ULP apart
// Expected of @chlo_tan_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_tan_complex_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7F0000000000"> : tensor<1xcomplex<f32>>
  %r = chlo.tan %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xF6FF7F00"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x06008000"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x08000080"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x08000000"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.tan of program.mlir:2 (@chlo_tan_complex_f64/%r)
// The device gave others for @chlo_tan_complex_f64/%r:
// 1 of 1 element differs: at [0]: actual (-1.633123935319537e16, -2667093788113.571) (0xC34D02967C31CDB5, 0xC28367D96C2E8C91), expected (-1.633123891762591e16, -2667093716979.68) (0xC34D02966F36AC1B, 0xC28367D9637F9D71), 217784730 ULP apart
// Expected of @chlo_tan_complex_f64/%r is anything that is legal: each element between two values.
func.func @chlo_tan_complex_f64() {
  %a0 = stablehlo.constant dense<"0x182D4454FB21F9BF2342920CA19CC7BB"> : tensor<1xcomplex<f64>>
  %r = chlo.tan %a0 : tensor<1xcomplex<f64>> -> tensor<1xcomplex<f64>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %2 = stablehlo.constant dense<"0x23AC366F96024DC3"> : tensor<1xf64>
  %3 = stablehlo.constant dense<"0x13AC366F96024DC3"> : tensor<1xf64>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x7C118063D96783C2"> : tensor<1xf64>
  %8 = stablehlo.constant dense<"0x66297F63D96783C2"> : tensor<1xf64>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.is_inf of program.mlir:2 (@chlo_is_inf_f4E2M1FN/%r)
// The device gave others for @chlo_is_inf_f4E2M1FN/%r:
// 1 of 1 element differs: at [0]: actual true (0x1), expected false (0x0), 1 apart
func.func @chlo_is_inf_f4E2M1FN() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf4E2M1FN>
  %r = chlo.is_inf %a0 : tensor<1xf4E2M1FN> -> tensor<1xi1>
  check.expect_eq_const %r, dense<false> : tensor<1xi1>
  return
}

// chlo.is_neg_inf of program.mlir:2 (@chlo_is_neg_inf_f4E2M1FN/%r)
// The device gave others for @chlo_is_neg_inf_f4E2M1FN/%r:
// 1 of 1 element differs: at [0]: actual true (0x1), expected false (0x0), 1 apart
func.func @chlo_is_neg_inf_f4E2M1FN() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf4E2M1FN>
  %r = chlo.is_neg_inf %a0 : tensor<1xf4E2M1FN> -> tensor<1xi1>
  check.expect_eq_const %r, dense<false> : tensor<1xi1>
  return
}

// chlo.is_pos_inf of program.mlir:2 (@chlo_is_pos_inf_f4E2M1FN/%r)
// The device gave others for @chlo_is_pos_inf_f4E2M1FN/%r:
// 1 of 1 element differs: at [0]: actual true (0x1), expected false (0x0), 1 apart
func.func @chlo_is_pos_inf_f4E2M1FN() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf4E2M1FN>
  %r = chlo.is_pos_inf %a0 : tensor<1xf4E2M1FN> -> tensor<1xi1>
  check.expect_eq_const %r, dense<false> : tensor<1xi1>
  return
}

// chlo.mulhi of program.mlir:2 (@chlo_mulhi_i4/%r)
// The device gave others for @chlo_mulhi_i4/%r:
// 1 of 1 element differs: at [0]: actual 0 (0x0), expected 1 (0x1), 1 apart
func.func @chlo_mulhi_i4() {
  %a0 = stablehlo.constant dense<3> : tensor<1xi4>
  %a1 = stablehlo.constant dense<6> : tensor<1xi4>
  %r = chlo.mulhi %a0, %a1 : tensor<1xi4>, tensor<1xi4> -> tensor<1xi4>
  check.expect_eq_const %r, dense<1> : tensor<1xi4>
  return
}

// chlo.next_after of program.mlir:2 (@chlo_next_after_f64/%r)
// The device gave others for @chlo_next_after_f64/%r:
// 1 of 1 element differs: at [0]: actual -1.5e-323 (0x8000000000000003), expected 2.2250738585072004e-308 (0x000FFFFFFFFFFFFE), 4503599627370497 ULP apart
func.func @chlo_next_after_f64() {
  %a0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0F00"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0300000000000080"> : tensor<1xf64>
  %r = chlo.next_after %a0, %a1 : tensor<1xf64>, tensor<1xf64> -> tensor<1xf64>
  check.expect_eq_const %r, dense<"0xFEFFFFFFFFFF0F00"> : tensor<1xf64>
  return
}

// chlo.next_after of program.mlir:2 (@chlo_next_after_f8E5M2FNUZ/%r)
// The device gave others for @chlo_next_after_f8E5M2FNUZ/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x80), expected 0.0 (0x00)
// Expected of @chlo_next_after_f8E5M2FNUZ/%r is anything that is legal: each element between two values.
func.func @chlo_next_after_f8E5M2FNUZ() {
  %a0 = stablehlo.constant dense<"0x81"> : tensor<1xf8E5M2FNUZ>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E5M2FNUZ>
  %r = chlo.next_after %a0, %a1 : tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ> -> tensor<1xf8E5M2FNUZ>
  %0 = stablehlo.constant dense<"0x81"> : tensor<1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E5M2FNUZ>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.next_after of program.mlir:2 (@chlo_next_after_f8E8M0FNU/%r)
// The device gave others for @chlo_next_after_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 4.0 (0x81), expected 1.1754943508222875e-38 (0x01), 128 ULP apart
// Expected of @chlo_next_after_f8E8M0FNU/%r is anything that is legal: each element between two values.
func.func @chlo_next_after_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x81"> : tensor<1xf8E8M0FNU>
  %r = chlo.next_after %a0, %a1 : tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0x01"> : tensor<1xf8E8M0FNU>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.polygamma of program.mlir:2 (@chlo_polygamma_f64/%r)
// The device gave others for @chlo_polygamma_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFF8000000000000), expected -0.0 (0x8000000000000000)
// Expected of @chlo_polygamma_f64/%r is anything that is legal: each element between two values.
func.func @chlo_polygamma_f64() {
  %a0 = stablehlo.constant dense<"0x0000000000009040"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x0000000000009040"> : tensor<1xf64>
  %r = chlo.polygamma %a0, %a1 : tensor<1xf64>, tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x01000000000010BD"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x010000000000103D"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.zeta of program.mlir:2 (@chlo_zeta_f64/%r)
// The device gave others for @chlo_zeta_f64/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFF8000000000000), expected 0.0 (0x0000000000000000)
// Expected of @chlo_zeta_f64/%r is anything that is legal: each element between two values.
func.func @chlo_zeta_f64() {
  %a0 = stablehlo.constant dense<"0x0000001000007041"> : tensor<1xf64>
  %a1 = stablehlo.constant dense<"0x000000000000F8BF"> : tensor<1xf64>
  %r = chlo.zeta %a0, %a1 : tensor<1xf64>, tensor<1xf64> -> tensor<1xf64>
  %0 = stablehlo.constant dense<"0x01000000000010BD"> : tensor<1xf64>
  %1 = stablehlo.constant dense<"0x010000000000103D"> : tensor<1xf64>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.zeta of program.mlir:2 (@chlo_zeta_f8E8M0FNU/%r)
// The device gave others for @chlo_zeta_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 1.0 (0x7F)
func.func @chlo_zeta_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x8B"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x7F"> : tensor<1xf8E8M0FNU>
  %r = chlo.zeta %a0, %a1 : tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x7F"> : tensor<1xf8E8M0FNU>
  return
}
