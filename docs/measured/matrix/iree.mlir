// Elements that IREE on the CPU (3.13.0) computes otherwise, each as a program of its own that checks what is right.

// stablehlo.abs of program.mlir:2 (@abs_complex_f32/%r)
// The device gave others for @abs_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual inf (0x7F800000), expected 1e20 (0x60AD78EC)
// Expected of @abs_complex_f32/%r is anything that is legal: each element between two values.
func.func @abs_complex_f32() {
  %a0 = stablehlo.constant dense<"0xEC78AD6000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.abs %a0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0xE778AD60"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0xF178AD60"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
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

// stablehlo.add of program.mlir:2 (@add_f8E8M0FNU/%r)
// The device gave others for @add_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.7014118346046923e38 (0xFE), expected NaN (0xFF)
func.func @add_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x7D"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.add %a0, %a1 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.add of program.mlir:2 (@add_i1/%r)
// The device gave others for @add_i1/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @add_i1() {
  %a0 = stablehlo.constant dense<true> : tensor<1xi1>
  %a1 = stablehlo.constant dense<true> : tensor<1xi1>
  %r = stablehlo.add %a0, %a1 : tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
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

// stablehlo.divide of program.mlir:2 (@divide_f8E8M0FNU/%r)
// The device gave others for @divide_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
func.func @divide_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.divide %a0, %a1 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.divide of program.mlir:2 (@divide_complex_f32/%r)
// The device gave others for @divide_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-inf, inf) (0xFF800000, 0x7F800000), expected (-3.3230383e35, 1.0194954e33) (0xFA7FFF60, 0x76490F5D)
// Expected of @divide_complex_f32/%r is anything that is legal: each element between two values.
func.func @divide_complex_f32() {
  %a0 = stablehlo.constant dense<"0x00000000FEFF7F7F"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0xDB0F4940000080C4"> : tensor<1xcomplex<f32>>
  %r = stablehlo.divide %a0, %a1 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x68FF7FFA"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x58FF7FFA"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x5D074976"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x5D174976"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
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

// stablehlo.maximum of program.mlir:2 (@maximum_f8E8M0FNU/%r)
// The device gave others for @maximum_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
func.func @maximum_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.maximum %a0, %a1 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
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

// stablehlo.multiply of program.mlir:2 (@multiply_f8E8M0FNU/%r)
// The device gave others for @multiply_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
func.func @multiply_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.multiply %a0, %a1 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
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

// stablehlo.remainder of program.mlir:2 (@remainder_f8E8M0FNU/%r)
// The device gave others for @remainder_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
func.func @remainder_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.remainder %a0, %a1 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
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

// stablehlo.cbrt of program.mlir:2 (@cbrt_f8E4M3FN/%r)
// The device gave others for @cbrt_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -8.0 (0xD0), expected NaN (0x7F)
func.func @cbrt_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %r = stablehlo.cbrt %a0 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
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
// Expected of @cosine_f32/%r is anything that is legal: each element between two values.
func.func @cosine_f32() {
  %a0 = stablehlo.constant dense<"0x0000005F"> : tensor<1xf32>
  %r = stablehlo.cosine %a0 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0x1C53413C"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x1C57413C"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.cosine of program.mlir:2 (@cosine_f16/%r)
// The device gave others for @cosine_f16/%r:
// 1 of 1 element differs: at [0]: actual -0.0013246536254882813 (0x956D), expected 0.0001863241195678711 (0x0A1B), 8072 ULP apart
// Expected of @cosine_f16/%r is anything that is legal: each element between two values.
func.func @cosine_f16() {
  %a0 = stablehlo.constant dense<"0xA17A"> : tensor<1xf16>
  %r = stablehlo.cosine %a0 : tensor<1xf16>
  %0 = stablehlo.constant dense<"0x170A"> : tensor<1xf16>
  %1 = stablehlo.constant dense<"0x1F0A"> : tensor<1xf16>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.cosine of program.mlir:2 (@cosine_f8E4M3FN/%r)
// The device gave others for @cosine_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -0.8125 (0xB5), expected NaN (0x7F)
func.func @cosine_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %r = stablehlo.cosine %a0 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.cosine of program.mlir:2 (@cosine_complex_f32/%r)
// The device gave others for @cosine_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-inf, NaN) (0xFF800000, 0xFFC00000), expected (0.7542593, -0.0) (0x3F411723, 0x80000000)
// Expected of @cosine_complex_f32/%r is anything that is legal: each element between two values.
func.func @cosine_complex_f32() {
  %a0 = stablehlo.constant dense<"0xEC78AD6000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.cosine %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x1B17413F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x2B17413F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x2317C1B4"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x2317C134"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.exponential of program.mlir:2 (@exponential_f32/%r)
// The device gave others for @exponential_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754907e-38 (0x007FFFE6), 8388582 ULP apart
// Expected of @exponential_f32/%r is anything that is legal: each element between two values.
func.func @exponential_f32() {
  %a0 = stablehlo.constant dense<"0x50ACAEC2"> : tensor<1xf32>
  %r = stablehlo.exponential %a0 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0xDEFF7F00"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0xEEFF7F00"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
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

// stablehlo.exponential of program.mlir:2 (@exponential_complex_f32/%r)
// The device gave others for @exponential_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (inf, NaN) (0x7F800000, 0xFFC00000), expected (inf, 0.0) (0x7F800000, 0x00000000)
// Expected of @exponential_complex_f32/%r is anything that is legal: each element between two values.
func.func @exponential_complex_f32() {
  %a0 = stablehlo.constant dense<"0xB4F1CF4200000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.exponential %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x000080FF"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
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

// stablehlo.exponential_minus_one of program.mlir:2 (@exponential_minus_one_complex_f32/%r)
// The device gave others for @exponential_minus_one_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-inf, NaN) (0xFF800000, 0xFFC00000), expected (-inf, -1.2477388e38) (0xFF800000, 0xFEBBBD26)
// Expected of @exponential_minus_one_complex_f32/%r is anything that is legal: each element between two values.
func.func @exponential_minus_one_complex_f32() {
  %a0 = stablehlo.constant dense<"0xB4F1CF42DB0F4940"> : tensor<1xcomplex<f32>>
  %r = stablehlo.exponential_minus_one %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x000080FF"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x000080FF"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x000080FF"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
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
// Expected of @log_f32/%r is anything that is legal: each element between two values.
func.func @log_f32() {
  %a0 = stablehlo.constant dense<"0x01000000"> : tensor<1xf32>
  %r = stablehlo.log %a0 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0xD68ECEC2"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0xC98ECEC2"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.log of program.mlir:2 (@log_f8E8M0FNU/%r)
// The device gave others for @log_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 32.0 (0x84), expected NaN (0xFF)
// Expected of @log_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @log_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x23"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.log %a0 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  %5 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %6 = stablehlo.constant dense<true> : tensor<1xi1>
  %7 = stablehlo.select %6, %5, %4 : tensor<1xi1>, tensor<1xi1>
  %8 = stablehlo.constant dense<true> : tensor<1xi1>
  %9 = stablehlo.or %7, %8 : tensor<1xi1>
  check.expect_eq_const %9, dense<true> : tensor<1xi1>
  return
}

// stablehlo.log of program.mlir:2 (@log_complex_f32/%r)
// The device gave others for @log_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-inf, NaN) (0xFF800000, 0x7FC00000), expected (-inf, 0.0) (0xFF800000, 0x00000000)
// Expected of @log_complex_f32/%r is anything that is legal: each element between two values.
func.func @log_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.log %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x000080FF"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x000080FF"> : tensor<1xf32>
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
// Expected of @log_plus_one_complex_f32/%r is anything that is legal: each element between two values.
func.func @log_plus_one_complex_f32() {
  %a0 = stablehlo.constant dense<"0x000080BF00000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.log_plus_one %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x000080FF"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x000080FF"> : tensor<1xf32>
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

// stablehlo.logistic of program.mlir:2 (@logistic_complex_f32/%r)
// The device gave others for @logistic_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (NaN, NaN) (0xFFC00000, 0xFFC00000), expected (1.0, 7.717997e-39) (0x3F800000, 0x00540AA3)
// Expected of @logistic_complex_f32/%r is anything that is legal: each element between two values.
func.func @logistic_complex_f32() {
  %a0 = stablehlo.constant dense<"0x50ACAE42EC78AD60"> : tensor<1xcomplex<f32>>
  %r = stablehlo.logistic %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xF4FF7F3F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x0600803F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x090040B5"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x09004035"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.rsqrt of program.mlir:2 (@rsqrt_f32/%r)
// The device gave others for @rsqrt_f32/%r:
// 1 of 1 element differs: at [0]: actual inf (0x7F800000), expected 2.6713738e22 (0x64B504F3)
// Expected of @rsqrt_f32/%r is anything that is legal: each element between two values.
func.func @rsqrt_f32() {
  %a0 = stablehlo.constant dense<"0x01000000"> : tensor<1xf32>
  %r = stablehlo.rsqrt %a0 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0xEE04B564"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0xF904B564"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
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

// stablehlo.sine of program.mlir:2 (@sine_f32/%r)
// The device gave others for @sine_f32/%r:
// 1 of 1 element differs: at [0]: actual -inf (0xFF800000), expected 0.9999304 (0x3F7FFB70)
// Expected of @sine_f32/%r is anything that is legal: each element between two values.
func.func @sine_f32() {
  %a0 = stablehlo.constant dense<"0x0000005F"> : tensor<1xf32>
  %r = stablehlo.sine %a0 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0x68FB7F3F"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x78FB7F3F"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.sine of program.mlir:2 (@sine_f16/%r)
// The device gave others for @sine_f16/%r:
// 1 of 1 element differs: at [0]: actual 0.005245208740234375 (0x1D5F), expected 0.00348663330078125 (0x1B24), 571 ULP apart
// Expected of @sine_f16/%r is anything that is legal: each element between two values.
func.func @sine_f16() {
  %a0 = stablehlo.constant dense<"0xB67B"> : tensor<1xf16>
  %r = stablehlo.sine %a0 : tensor<1xf16>
  %0 = stablehlo.constant dense<"0x231B"> : tensor<1xf16>
  %1 = stablehlo.constant dense<"0x241B"> : tensor<1xf16>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
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

// stablehlo.sine of program.mlir:2 (@sine_f8E4M3FN/%r)
// The device gave others for @sine_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -0.625 (0xB2), expected NaN (0x7F)
func.func @sine_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %r = stablehlo.sine %a0 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.sine of program.mlir:2 (@sine_complex_f32/%r)
// The device gave others for @sine_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-inf, NaN) (0xFF800000, 0xFFC00000), expected (0.6565767, 0.0) (0x3F281569, 0x00000000)
// Expected of @sine_complex_f32/%r is anything that is legal: each element between two values.
func.func @sine_complex_f32() {
  %a0 = stablehlo.constant dense<"0xEC78AD6000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.sine %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x6115283F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x7115283F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x6915A8B4"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x6915A834"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
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

// stablehlo.tan of program.mlir:2 (@tan_f32/%r)
// The device gave others for @tan_f32/%r:
// 1 of 1 element differs: at [0]: actual -inf (0xFF800000), expected -22877332.0 (0xCBAE8A4A)
// Expected of @tan_f32/%r is anything that is legal: each element between two values.
func.func @tan_f32() {
  %a0 = stablehlo.constant dense<"0xDB0FC93F"> : tensor<1xf32>
  %r = stablehlo.tan %a0 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0x508AAECB"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x458AAECB"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
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

// stablehlo.tan of program.mlir:2 (@tan_f8E4M3FN/%r)
// The device gave others for @tan_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual 0.75 (0x34), expected NaN (0x7F)
func.func @tan_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %r = stablehlo.tan %a0 : tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.tan of program.mlir:2 (@tan_f8E8M0FNU/%r)
// The device gave others for @tan_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 2.0 (0x80), expected NaN (0xFF)
func.func @tan_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.tan %a0 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.tan of program.mlir:2 (@tan_complex_f32/%r)
// The device gave others for @tan_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (NaN, 0.0) (0xFFC00000, 0x00000000), expected (0.870492, 0.0) (0x3F5ED890, 0x00000000)
// Expected of @tan_complex_f32/%r is anything that is legal: each element between two values.
func.func @tan_complex_f32() {
  %a0 = stablehlo.constant dense<"0xEC78AD6000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.tan %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x88D85E3F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x98D85E3F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x90D8DEB4"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x90D8DE34"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.tanh of program.mlir:2 (@tanh_f32/%r)
// The device gave others for @tanh_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754942e-38 (0x007FFFFF), 8388607 ULP apart
// Expected of @tanh_f32/%r is anything that is legal: each element between two values.
func.func @tanh_f32() {
  %a0 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %r = stablehlo.tanh %a0 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0xF7FF7F00"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x07008000"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
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

// stablehlo.tanh of program.mlir:2 (@tanh_complex_f32/%r)
// The device gave others for @tanh_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, NaN) (0x00000000, 0xFFC00000), expected (0.0, 0.870492) (0x00000000, 0x3F5ED890)
// Expected of @tanh_complex_f32/%r is anything that is legal: each element between two values.
func.func @tanh_complex_f32() {
  %a0 = stablehlo.constant dense<"0x00000000EC78AD60"> : tensor<1xcomplex<f32>>
  %r = stablehlo.tanh %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x90D8DEB4"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x90D8DE34"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x89D85E3F"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x97D85E3F"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.atan2 of program.mlir:2 (@atan2_f32/%r)
// The device gave others for @atan2_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x7FC00000), expected 0.0 (0x00000000)
// Expected of @atan2_f32/%r is anything that is legal: each element between two values.
func.func @atan2_f32() {
  %a0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %r = stablehlo.atan2 %a0, %a1 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0x04000080"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x04000000"> : tensor<1xf32>
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
// 1 of 1 element differs: at [0]: actual (NaN, NaN) (0x7FC00000, 0xFFC00000), expected (0.0, 0.0) (0x00000000, 0x00000000)
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

// stablehlo.power of program.mlir:2 (@power_f32/%r)
// The device gave others for @power_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFC00000), expected 1.0 (0x3F800000)
// Expected of @power_f32/%r is anything that is legal: each element between two values.
func.func @power_f32() {
  %a0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %r = stablehlo.power %a0, %a1 : tensor<1xf32>
  %0 = stablehlo.constant dense<"0xF0FF7F3F"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x0800803F"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.power of program.mlir:2 (@power_f8E8M0FNU/%r)
// The device gave others for @power_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.0 (0x7F), expected NaN (0xFF)
func.func @power_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.power %a0, %a1 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
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
// 1 of 1 element differs: at [0]: actual (NaN, NaN) (0x7FC00000, 0x7FC00000), expected (inf, NaN) (0x7F800000, 0x7FC00000)
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

// stablehlo.compare of program.mlir:2 (@compare_less_f8E8M0FNU/%r)
// The device gave others for @compare_less_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @compare_less_f8E8M0FNU() {
  %a = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %b = stablehlo.constant dense<"0x01"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.compare LT, %a, %b : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
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

// stablehlo.clamp of program.mlir:2 (@clamp_f8E8M0FNU/%r)
// The device gave others for @clamp_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 4.153837486827862e34 (0xF2), expected NaN (0xFF)
func.func @clamp_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0xF2"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %a2 = stablehlo.constant dense<"0x84"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.clamp %a0, %a1, %a2 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
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

// stablehlo.convert of program.mlir:2 (@convert_f32_f8E5M2/%r)
// The device gave others for @convert_f32_f8E5M2/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00), expected 6.103515625e-5 (0x04), 4 ULP apart
func.func @convert_f32_f8E5M2() {
  %a = stablehlo.constant dense<"0xFFFF7F38"> : tensor<1xf32>
  %r = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<"0x04"> : tensor<1xf8E5M2>
  return
}

// stablehlo.convert of program.mlir:2 (@convert_f32_f8E8M0FNU/%r)
// The device gave others for @convert_f32_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.1754943508222875e-38 (0x01), expected NaN (0xFF)
// Expected of @convert_f32_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @convert_f32_f8E8M0FNU() {
  %a = stablehlo.constant dense<"0xFFFFFF80"> : tensor<1xf32>
  %r = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  %5 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %6 = stablehlo.constant dense<true> : tensor<1xi1>
  %7 = stablehlo.select %6, %5, %4 : tensor<1xi1>, tensor<1xi1>
  %8 = stablehlo.constant dense<true> : tensor<1xi1>
  %9 = stablehlo.or %7, %8 : tensor<1xi1>
  check.expect_eq_const %9, dense<true> : tensor<1xi1>
  return
}

// stablehlo.convert of program.mlir:2 (@convert_f32_i1/%r)
// The device gave others for @convert_f32_i1/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @convert_f32_i1() {
  %a = stablehlo.constant dense<"0x01000000"> : tensor<1xf32>
  %r = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
  return
}

// stablehlo.convert of program.mlir:2 (@convert_f32_i8/%r)
// The device gave others for @convert_f32_i8/%r:
// 1 of 1 element differs: at [0]: actual -128 (0x80), expected 127 (0x7F), 255 apart
func.func @convert_f32_i8() {
  %a = stablehlo.constant dense<"0x0000004F"> : tensor<1xf32>
  %r = stablehlo.convert %a : (tensor<1xf32>) -> tensor<1xi8>
  check.expect_eq_const %r, dense<"0x7F"> : tensor<1xi8>
  return
}

// stablehlo.convert of program.mlir:2 (@convert_f8E4M3FN_f32/%r)
// The device gave others for @convert_f8E4M3FN_f32/%r:
// 1 of 1 element differs: at [0]: actual -480.0 (0xC3F00000), expected NaN (0xFFC00000)
func.func @convert_f8E4M3FN_f32() {
  %a = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %r = stablehlo.convert %a : (tensor<1xf8E4M3FN>) -> tensor<1xf32>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf32>) -> tensor<1xui32>
  %1 = stablehlo.constant dense<"0x0000C0FF"> : tensor<1xui32>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.imag of program.mlir:2 (@imag_f8E8M0FNU/%r)
// The device gave others for @imag_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
// Expected of @imag_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @imag_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.imag %a0 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  %5 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %6 = stablehlo.constant dense<true> : tensor<1xi1>
  %7 = stablehlo.select %6, %5, %4 : tensor<1xi1>, tensor<1xi1>
  %8 = stablehlo.constant dense<true> : tensor<1xi1>
  %9 = stablehlo.or %7, %8 : tensor<1xi1>
  check.expect_eq_const %9, dense<true> : tensor<1xi1>
  return
}

// stablehlo.reduce_precision of program.mlir:2 (@reduce_precision_e5m2_f8E4M3FNUZ/%r)
// The device gave others for @reduce_precision_e5m2_f8E4M3FNUZ/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x80), expected 0.0 (0x00)
// Expected of @reduce_precision_e5m2_f8E4M3FNUZ/%r is anything that is legal: each element between two values.
func.func @reduce_precision_e5m2_f8E4M3FNUZ() {
  %a = stablehlo.constant dense<"0x81"> : tensor<1xf8E4M3FNUZ>
  %r = stablehlo.reduce_precision %a, format = e5m2 : tensor<1xf8E4M3FNUZ>
  %0 = stablehlo.constant dense<"0x81"> : tensor<1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E4M3FNUZ>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// stablehlo.reduce_precision of program.mlir:2 (@reduce_precision_e5m2_f8E8M0FNU/%r)
// The device gave others for @reduce_precision_e5m2_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.0 (0x7F), expected NaN (0xFF)
// Expected of @reduce_precision_e5m2_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @reduce_precision_e5m2_f8E8M0FNU() {
  %a = stablehlo.constant dense<"0x4F"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.reduce_precision %a, format = e5m2 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  %5 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %6 = stablehlo.constant dense<true> : tensor<1xi1>
  %7 = stablehlo.select %6, %5, %4 : tensor<1xi1>, tensor<1xi1>
  %8 = stablehlo.constant dense<true> : tensor<1xi1>
  %9 = stablehlo.or %7, %8 : tensor<1xi1>
  check.expect_eq_const %9, dense<true> : tensor<1xi1>
  return
}

// stablehlo.map of program.mlir:2 (@map_f8E8M0FNU/%r)
// The device gave others for @map_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 0.125 (0x7C), expected 4.0 (0x81), 5 ULP apart
func.func @map_f8E8M0FNU() {
  %a = stablehlo.constant dense<"0x7C"> : tensor<1xf8E8M0FNU>
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

// chlo.broadcast_add of program.mlir:2 (@chlo_broadcast_add_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_add_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.7014118346046923e38 (0xFE), expected NaN (0xFF)
func.func @chlo_broadcast_add_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x7D"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_add %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_add of program.mlir:2 (@chlo_broadcast_add_i1/%r)
// The device gave others for @chlo_broadcast_add_i1/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @chlo_broadcast_add_i1() {
  %a0 = stablehlo.constant dense<true> : tensor<1xi1>
  %a1 = stablehlo.constant dense<true> : tensor<1xi1>
  %r = chlo.broadcast_add %a0, %a1 :(tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_atan2 of program.mlir:2 (@chlo_broadcast_atan2_f32/%r)
// The device gave others for @chlo_broadcast_atan2_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x7FC00000), expected 0.0 (0x00000000)
// Expected of @chlo_broadcast_atan2_f32/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_atan2_f32() {
  %a0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %r = chlo.broadcast_atan2 %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x04000080"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x04000000"> : tensor<1xf32>
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
// 1 of 1 element differs: at [0]: actual (NaN, NaN) (0x7FC00000, 0xFFC00000), expected (0.0, 0.0) (0x00000000, 0x00000000)
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

// chlo.broadcast_compare of program.mlir:2 (@chlo_broadcast_compare_f32/%r)
// The device gave others for @chlo_broadcast_compare_f32/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @chlo_broadcast_compare_f32() {
  %a = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %b = stablehlo.constant dense<"0x03000000"> : tensor<1xf32>
  %r = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>} :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_compare of program.mlir:2 (@chlo_broadcast_compare_f8E4M3FN/%r)
// The device gave others for @chlo_broadcast_compare_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual true (0x1), expected false (0x0), 1 apart
func.func @chlo_broadcast_compare_f8E4M3FN() {
  %a = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %b = stablehlo.constant dense<"0x00"> : tensor<1xf8E4M3FN>
  %r = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>} :(tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<false> : tensor<1xi1>
  return
}

// chlo.broadcast_compare of program.mlir:2 (@chlo_broadcast_compare_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_compare_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @chlo_broadcast_compare_f8E8M0FNU() {
  %a = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %b = stablehlo.constant dense<"0x01"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>} :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_divide of program.mlir:2 (@chlo_broadcast_divide_f32/%r)
// The device gave others for @chlo_broadcast_divide_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFC00000), expected 0.0 (0x00000000)
func.func @chlo_broadcast_divide_f32() {
  %a0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x03000000"> : tensor<1xf32>
  %r = chlo.broadcast_divide %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf32>) -> tensor<1xui32>
  %1 = stablehlo.constant dense<"0x00000000"> : tensor<1xui32>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
  check.expect_eq_const %2, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_divide of program.mlir:2 (@chlo_broadcast_divide_f8E4M3FN/%r)
// The device gave others for @chlo_broadcast_divide_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -416.0 (0xFD), expected NaN (0x7F)
func.func @chlo_broadcast_divide_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x39"> : tensor<1xf8E4M3FN>
  %r = chlo.broadcast_divide %a0, %a1 :(tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_divide of program.mlir:2 (@chlo_broadcast_divide_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_divide_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
func.func @chlo_broadcast_divide_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_divide %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_divide of program.mlir:2 (@chlo_broadcast_divide_complex_f32/%r)
// The device gave others for @chlo_broadcast_divide_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-inf, inf) (0xFF800000, 0x7F800000), expected (-3.3230383e35, 1.0194954e33) (0xFA7FFF60, 0x76490F5D)
// Expected of @chlo_broadcast_divide_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_divide_complex_f32() {
  %a0 = stablehlo.constant dense<"0x00000000FEFF7F7F"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0xDB0F4940000080C4"> : tensor<1xcomplex<f32>>
  %r = chlo.broadcast_divide %a0, %a1 :(tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x68FF7FFA"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x58FF7FFA"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x5D074976"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x5D174976"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_maximum of program.mlir:2 (@chlo_broadcast_maximum_f32/%r)
// The device gave others for @chlo_broadcast_maximum_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754942e-38 (0x007FFFFF), 8388607 ULP apart
func.func @chlo_broadcast_maximum_f32() {
  %a0 = stablehlo.constant dense<"0x01000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %r = chlo.broadcast_maximum %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFFFF7F00"> : tensor<1xf32>
  return
}

// chlo.broadcast_maximum of program.mlir:2 (@chlo_broadcast_maximum_f8E4M3FN/%r)
// The device gave others for @chlo_broadcast_maximum_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00), expected NaN (0x7F)
func.func @chlo_broadcast_maximum_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E4M3FN>
  %r = chlo.broadcast_maximum %a0, %a1 :(tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_maximum of program.mlir:2 (@chlo_broadcast_maximum_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_maximum_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
func.func @chlo_broadcast_maximum_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_maximum %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
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

// chlo.broadcast_minimum of program.mlir:2 (@chlo_broadcast_minimum_f32/%r)
// The device gave others for @chlo_broadcast_minimum_f32/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x80000000), expected -1.1754942e-38 (0x807FFFFF), 8388607 ULP apart
func.func @chlo_broadcast_minimum_f32() {
  %a0 = stablehlo.constant dense<"0x02000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0xFFFF7F80"> : tensor<1xf32>
  %r = chlo.broadcast_minimum %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFFFF7F80"> : tensor<1xf32>
  return
}

// chlo.broadcast_minimum of program.mlir:2 (@chlo_broadcast_minimum_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_minimum_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 2.0 (0x80), expected NaN (0xFF)
func.func @chlo_broadcast_minimum_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x80"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_minimum %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
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

// chlo.broadcast_multiply of program.mlir:2 (@chlo_broadcast_multiply_f32/%r)
// The device gave others for @chlo_broadcast_multiply_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFC00000), expected inf (0x7F800000)
func.func @chlo_broadcast_multiply_f32() {
  %a0 = stablehlo.constant dense<"0x02000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %r = chlo.broadcast_multiply %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0x0000807F"> : tensor<1xf32>
  return
}

// chlo.broadcast_multiply of program.mlir:2 (@chlo_broadcast_multiply_f8E4M3FN/%r)
// The device gave others for @chlo_broadcast_multiply_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x80), expected NaN (0x7F)
func.func @chlo_broadcast_multiply_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E4M3FN>
  %r = chlo.broadcast_multiply %a0, %a1 :(tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_multiply of program.mlir:2 (@chlo_broadcast_multiply_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_multiply_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
func.func @chlo_broadcast_multiply_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_multiply %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_next_after of program.mlir:2 (@chlo_broadcast_next_after_f32/%r)
// The device gave others for @chlo_broadcast_next_after_f32/%r:
// 1 of 1 element differs: at [0]: actual -1.1754942e-38 (0x807FFFFF), expected 1.1754941e-38 (0x007FFFFE), 16777213 ULP apart
func.func @chlo_broadcast_next_after_f32() {
  %a0 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0xFFFF7F80"> : tensor<1xf32>
  %r = chlo.broadcast_next_after %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFEFF7F00"> : tensor<1xf32>
  return
}

// chlo.broadcast_next_after of program.mlir:2 (@chlo_broadcast_next_after_f8E4M3FN/%r)
// The device gave others for @chlo_broadcast_next_after_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -448.0 (0xFE), expected NaN (0x7F)
func.func @chlo_broadcast_next_after_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E4M3FN>
  %r = chlo.broadcast_next_after %a0, %a1 :(tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
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
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 1.1754943508222875e-38 (0x01)
// Expected of @chlo_broadcast_next_after_f8E8M0FNU/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_next_after_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x80"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_next_after %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0x01"> : tensor<1xf8E8M0FNU>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_polygamma of program.mlir:2 (@chlo_broadcast_polygamma_f32/%r)
// The device gave others for @chlo_broadcast_polygamma_f32/%r:
// 1 of 1 element differs: at [0]: actual -inf (0xFF800000), expected inf (0x7F800000)
func.func @chlo_broadcast_polygamma_f32() {
  %a0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x01000080"> : tensor<1xf32>
  %r = chlo.broadcast_polygamma %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0x0000807F"> : tensor<1xf32>
  return
}

// chlo.broadcast_polygamma of program.mlir:2 (@chlo_broadcast_polygamma_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_polygamma_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 0.000244140625 (0x73), expected NaN (0xFF)
// Expected of @chlo_broadcast_polygamma_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @chlo_broadcast_polygamma_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x82"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x82"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_polygamma %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  %5 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %6 = stablehlo.constant dense<true> : tensor<1xi1>
  %7 = stablehlo.select %6, %5, %4 : tensor<1xi1>, tensor<1xi1>
  %8 = stablehlo.constant dense<true> : tensor<1xi1>
  %9 = stablehlo.or %7, %8 : tensor<1xi1>
  check.expect_eq_const %9, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_power of program.mlir:2 (@chlo_broadcast_power_f32/%r)
// The device gave others for @chlo_broadcast_power_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFC00000), expected 1.0 (0x3F800000)
// Expected of @chlo_broadcast_power_f32/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_power_f32() {
  %a0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %r = chlo.broadcast_power %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0xF0FF7F3F"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x0800803F"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_power of program.mlir:2 (@chlo_broadcast_power_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_power_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.0 (0x7F), expected NaN (0xFF)
func.func @chlo_broadcast_power_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_power %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
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
// 1 of 1 element differs: at [0]: actual (NaN, NaN) (0x7FC00000, 0x7FC00000), expected (inf, NaN) (0x7F800000, 0x7FC00000)
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

// chlo.broadcast_remainder of program.mlir:2 (@chlo_broadcast_remainder_f8E4M3FN/%r)
// The device gave others for @chlo_broadcast_remainder_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x80), expected NaN (0x7F)
func.func @chlo_broadcast_remainder_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x01"> : tensor<1xf8E4M3FN>
  %r = chlo.broadcast_remainder %a0, %a1 :(tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_remainder of program.mlir:2 (@chlo_broadcast_remainder_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_remainder_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
func.func @chlo_broadcast_remainder_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_remainder %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_subtract of program.mlir:2 (@chlo_broadcast_subtract_f32/%r)
// The device gave others for @chlo_broadcast_subtract_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 2.3509884e-38 (0x00FFFFFE), 16777214 ULP apart
func.func @chlo_broadcast_subtract_f32() {
  %a0 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0xFFFF7F80"> : tensor<1xf32>
  %r = chlo.broadcast_subtract %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFEFFFF00"> : tensor<1xf32>
  return
}

// chlo.broadcast_subtract of program.mlir:2 (@chlo_broadcast_subtract_f8E8M0FNU/%r)
// The device gave others for @chlo_broadcast_subtract_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.0 (0x7F), expected NaN (0xFF)
func.func @chlo_broadcast_subtract_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = chlo.broadcast_subtract %a0, %a1 :(tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_zeta of program.mlir:2 (@chlo_broadcast_zeta_f32/%r)
// The device gave others for @chlo_broadcast_zeta_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFC00000), expected 0.0 (0x00000000)
// Expected of @chlo_broadcast_zeta_f32/%r is anything that is legal: each element between two values.
func.func @chlo_broadcast_zeta_f32() {
  %a0 = stablehlo.constant dense<"0xF304B53F"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %r = chlo.broadcast_zeta %a0, %a1 :(tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x000000B7"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x00000037"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.broadcast_zeta of program.mlir:2 (@chlo_broadcast_zeta_f8E4M3FN/%r)
// The device gave others for @chlo_broadcast_zeta_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00), expected 0.015625 (0x08), 8 ULP apart
func.func @chlo_broadcast_zeta_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0x41"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x5C"> : tensor<1xf8E4M3FN>
  %r = chlo.broadcast_zeta %a0, %a1 :(tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x08"> : tensor<1xf8E4M3FN>
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

// chlo.acos of program.mlir:2 (@chlo_acos_f32/%r)
// The device gave others for @chlo_acos_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.5833016 (0x3F155341), expected 0.583304 (0x3F155369), 40 ULP apart
// Expected of @chlo_acos_f32/%r is anything that is legal: each element between two values.
func.func @chlo_acos_f32() {
  %a0 = stablehlo.constant dense<"0x74AB553F"> : tensor<1xf32>
  %r = chlo.acos %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x6553153F"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x6E53153F"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.acos of program.mlir:2 (@chlo_acos_f16/%r)
// The device gave others for @chlo_acos_f16/%r:
// 1 of 1 element differs: at [0]: actual 0.904296875 (0x3B3C), expected 0.90380859375 (0x3B3B), 1 ULP apart
func.func @chlo_acos_f16() {
  %a0 = stablehlo.constant dense<"0xF338"> : tensor<1xf16>
  %r = chlo.acos %a0 : tensor<1xf16> -> tensor<1xf16>
  check.expect_eq_const %r, dense<"0x3B3B"> : tensor<1xf16>
  return
}

// chlo.acos of program.mlir:2 (@chlo_acos_complex_f32/%r)
// The device gave others for @chlo_acos_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, -3.8707664) (0x00000000, 0xC077BAA3), expected (0.0, 3.8707666) (0x00000000, 0x4077BAA4), 2163176775 ULP apart
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
// 1 of 1 element differs: at [0]: actual 89.0 (0x42B2), expected 89.5 (0x42B3), 1 ULP apart
func.func @chlo_acosh_bf16() {
  %a0 = stablehlo.constant dense<"0x597F"> : tensor<1xbf16>
  %r = chlo.acosh %a0 : tensor<1xbf16> -> tensor<1xbf16>
  check.expect_eq_const %r, dense<"0xB342"> : tensor<1xbf16>
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

// chlo.asin of program.mlir:2 (@chlo_asin_bf16/%r)
// The device gave others for @chlo_asin_bf16/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000), expected 2.341805152028776e-38 (0x00FF), 255 ULP apart
func.func @chlo_asin_bf16() {
  %a0 = stablehlo.constant dense<"0xFF00"> : tensor<1xbf16>
  %r = chlo.asin %a0 : tensor<1xbf16> -> tensor<1xbf16>
  check.expect_eq_const %r, dense<"0xFF00"> : tensor<1xbf16>
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
// 1 of 1 element differs: at [0]: actual (1.5707964, 3.8707664) (0x3FC90FDB, 0x4077BAA3), expected (1.5707964, -3.8707666) (0x3FC90FDB, 0xC077BAA4), 2163176775 ULP apart
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

// chlo.asinh of program.mlir:2 (@chlo_asinh_f32/%r)
// The device gave others for @chlo_asinh_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1754942e-38 (0x007FFFFF), 8388607 ULP apart
// Expected of @chlo_asinh_f32/%r is anything that is legal: each element between two values.
func.func @chlo_asinh_f32() {
  %a0 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %r = chlo.asinh %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0xF7FF7F00"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x07008000"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.asinh of program.mlir:2 (@chlo_asinh_bf16/%r)
// The device gave others for @chlo_asinh_bf16/%r:
// 1 of 1 element differs: at [0]: actual 60.75 (0x4273), expected 61.0 (0x4274), 1 ULP apart
func.func @chlo_asinh_bf16() {
  %a0 = stablehlo.constant dense<"0xE36A"> : tensor<1xbf16>
  %r = chlo.asinh %a0 : tensor<1xbf16> -> tensor<1xbf16>
  check.expect_eq_const %r, dense<"0x7442"> : tensor<1xbf16>
  return
}

// chlo.asinh of program.mlir:2 (@chlo_asinh_complex_f32/%r)
// The device gave others for @chlo_asinh_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (3.8707664, 1.5707964) (0x4077BAA3, 0x3FC90FDB), expected (-3.8707666, 1.5707964) (0xC077BAA4, 0x3FC90FDB), 2163176775 ULP apart
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

// chlo.atan of program.mlir:2 (@chlo_atan_f32/%r)
// The device gave others for @chlo_atan_f32/%r:
// 1 of 1 element differs: at [0]: actual -0.5810983 (0xBF14C2DC), expected -0.58110064 (0xBF14C303), 39 ULP apart
// Expected of @chlo_atan_f32/%r is anything that is legal: each element between two values.
func.func @chlo_atan_f32() {
  %a0 = stablehlo.constant dense<"0x492028BF"> : tensor<1xf32>
  %r = chlo.atan %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x07C314BF"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0xFEC214BF"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.atan of program.mlir:2 (@chlo_atan_bf16/%r)
// The device gave others for @chlo_atan_bf16/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x0000), expected 1.1663108012064884e-38 (0x007F), 127 ULP apart
func.func @chlo_atan_bf16() {
  %a0 = stablehlo.constant dense<"0x7F00"> : tensor<1xbf16>
  %r = chlo.atan %a0 : tensor<1xbf16> -> tensor<1xbf16>
  check.expect_eq_const %r, dense<"0x7F00"> : tensor<1xbf16>
  return
}

// chlo.atan of program.mlir:2 (@chlo_atan_f8E4M3FN/%r)
// The device gave others for @chlo_atan_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -1.625 (0xBD), expected NaN (0x7F)
func.func @chlo_atan_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %r = chlo.atan %a0 : tensor<1xf8E4M3FN> -> tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.atan of program.mlir:2 (@chlo_atan_f8E8M0FNU/%r)
// The device gave others for @chlo_atan_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 0.000244140625 (0x73), expected 0.00048828125 (0x74), 1 ULP apart
func.func @chlo_atan_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x74"> : tensor<1xf8E8M0FNU>
  %r = chlo.atan %a0 : tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x74"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.atan of program.mlir:2 (@chlo_atan_complex_f32/%r)
// The device gave others for @chlo_atan_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (NaN, inf) (0x7FC00000, 0x7F800000), expected (0.0, inf) (0x00000000, 0x7F800000)
// Expected of @chlo_atan_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_atan_complex_f32() {
  %a0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<1xcomplex<f32>>
  %r = chlo.atan %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x04000080"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x04000000"> : tensor<1xf32>
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

// chlo.atanh of program.mlir:2 (@chlo_atanh_f16/%r)
// The device gave others for @chlo_atanh_f16/%r:
// 1 of 1 element differs: at [0]: actual 0.9482421875 (0x3B96), expected 0.94873046875 (0x3B97), 1 ULP apart
func.func @chlo_atanh_f16() {
  %a0 = stablehlo.constant dense<"0xEA39"> : tensor<1xf16>
  %r = chlo.atanh %a0 : tensor<1xf16> -> tensor<1xf16>
  check.expect_eq_const %r, dense<"0x973B"> : tensor<1xf16>
  return
}

// chlo.atanh of program.mlir:2 (@chlo_atanh_complex_f32/%r)
// The device gave others for @chlo_atanh_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (inf, NaN) (0x7F800000, 0x7FC00000), expected (inf, 0.0) (0x7F800000, 0x00000000)
// Expected of @chlo_atanh_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_atanh_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000803F00000000"> : tensor<1xcomplex<f32>>
  %r = chlo.atanh %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
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

// chlo.bessel_i1e of program.mlir:2 (@chlo_bessel_i1e_f32/%r)
// The device gave others for @chlo_bessel_i1e_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 1.1368272e-38 (0x007BCA1E), 8112670 ULP apart
// Expected of @chlo_bessel_i1e_f32/%r is anything that is legal: each element between two values.
func.func @chlo_bessel_i1e_f32() {
  %a0 = stablehlo.constant dense<"0x3C94F700"> : tensor<1xf32>
  %r = chlo.bessel_i1e %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0xFFC97B00"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x3DCA7B00"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.cosh of program.mlir:2 (@chlo_cosh_f32/%r)
// The device gave others for @chlo_cosh_f32/%r:
// 1 of 1 element differs: at [0]: actual 7.958264e37 (0x7E6F7C3C), expected 7.9582527e37 (0x7E6F7C26), 22 ULP apart
// Expected of @chlo_cosh_f32/%r is anything that is legal: each element between two values.
func.func @chlo_cosh_f32() {
  %a0 = stablehlo.constant dense<"0x0FEDAFC2"> : tensor<1xf32>
  %r = chlo.cosh %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x1E7C6F7E"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x2D7C6F7E"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.cosh of program.mlir:2 (@chlo_cosh_f8E8M0FNU/%r)
// The device gave others for @chlo_cosh_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 2.0 (0x80), expected 4.0 (0x81), 1 ULP apart
func.func @chlo_cosh_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x80"> : tensor<1xf8E8M0FNU>
  %r = chlo.cosh %a0 : tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x81"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.cosh of program.mlir:2 (@chlo_cosh_complex_f32/%r)
// The device gave others for @chlo_cosh_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (inf, NaN) (0x7F800000, 0xFFC00000), expected (inf, 0.0) (0x7F800000, 0x00000000)
// Expected of @chlo_cosh_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_cosh_complex_f32() {
  %a0 = stablehlo.constant dense<"0xB4F1CF4200000000"> : tensor<1xcomplex<f32>>
  %r = chlo.cosh %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
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

// chlo.digamma of program.mlir:2 (@chlo_digamma_f32/%r)
// The device gave others for @chlo_digamma_f32/%r:
// 1 of 1 element differs: at [0]: actual -inf (0xFF800000), expected -8.507061e37 (0xFE800002)
// Expected of @chlo_digamma_f32/%r is anything that is legal: each element between two values.
func.func @chlo_digamma_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7F00"> : tensor<1xf32>
  %r = chlo.digamma %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x120080FE"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0xE4FF7FFE"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.digamma of program.mlir:2 (@chlo_digamma_f16/%r)
// The device gave others for @chlo_digamma_f16/%r:
// 1 of 1 element differs: at [0]: actual 58816.0 (0x7B2E), expected 58656.0 (0x7B29), 5 ULP apart
func.func @chlo_digamma_f16() {
  %a0 = stablehlo.constant dense<"0x1E81"> : tensor<1xf16>
  %r = chlo.digamma %a0 : tensor<1xf16> -> tensor<1xf16>
  check.expect_eq_const %r, dense<"0x297B"> : tensor<1xf16>
  return
}

// chlo.digamma of program.mlir:2 (@chlo_digamma_f8E3M4/%r)
// The device gave others for @chlo_digamma_f8E3M4/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00), expected 0.25 (0x10), 16 ULP apart
func.func @chlo_digamma_f8E3M4() {
  %a0 = stablehlo.constant dense<"0x3C"> : tensor<1xf8E3M4>
  %r = chlo.digamma %a0 : tensor<1xf8E3M4> -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<"0x10"> : tensor<1xf8E3M4>
  return
}

// chlo.erf of program.mlir:2 (@chlo_erf_f32/%r)
// The device gave others for @chlo_erf_f32/%r:
// 1 of 1 element differs: at [0]: actual -0.0 (0x80000000), expected -2.2777397e-38 (0x80F8061E), 16254494 ULP apart
// Expected of @chlo_erf_f32/%r is anything that is legal: each element between two values.
func.func @chlo_erf_f32() {
  %a0 = stablehlo.constant dense<"0x32CEDB80"> : tensor<1xf32>
  %r = chlo.erf %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x2906F880"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x1206F880"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
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
// 1 of 1 element differs: at [0]: actual 0.25 (0x7D), expected 0.5 (0x7E), 1 ULP apart
func.func @chlo_erf_inv_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x7E"> : tensor<1xf8E8M0FNU>
  %r = chlo.erf_inv %a0 : tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x7E"> : tensor<1xf8E8M0FNU>
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

// chlo.lgamma of program.mlir:2 (@chlo_lgamma_f32/%r)
// The device gave others for @chlo_lgamma_f32/%r:
// 1 of 1 element differs: at [0]: actual -1.0649409 (0xBF884FFC), expected -1.0649385 (0xBF884FE8), 20 ULP apart
// Expected of @chlo_lgamma_f32/%r is anything that is legal: each element between two values.
func.func @chlo_lgamma_f32() {
  %a0 = stablehlo.constant dense<"0x5FC275C0"> : tensor<1xf32>
  %r = chlo.lgamma %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0xF94F88BF"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0xD74F88BF"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.lgamma of program.mlir:2 (@chlo_lgamma_bf16/%r)
// The device gave others for @chlo_lgamma_bf16/%r:
// 1 of 1 element differs: at [0]: actual inf (0x7F80), expected 92.0 (0x42B8)
func.func @chlo_lgamma_bf16() {
  %a0 = stablehlo.constant dense<"0x0100"> : tensor<1xbf16>
  %r = chlo.lgamma %a0 : tensor<1xbf16> -> tensor<1xbf16>
  check.expect_eq_const %r, dense<"0xB842"> : tensor<1xbf16>
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

// chlo.sinh of program.mlir:2 (@chlo_sinh_f32/%r)
// The device gave others for @chlo_sinh_f32/%r:
// 1 of 1 element differs: at [0]: actual -1.9300605e31 (0xF3739B9E), expected -1.9300577e31 (0xF3739B87), 23 ULP apart
// Expected of @chlo_sinh_f32/%r is anything that is legal: each element between two values.
func.func @chlo_sinh_f32() {
  %a0 = stablehlo.constant dense<"0x307691C2"> : tensor<1xf32>
  %r = chlo.sinh %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x8F9B73F3"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x7F9B73F3"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
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

// chlo.sinh of program.mlir:2 (@chlo_sinh_f8E8M0FNU/%r)
// The device gave others for @chlo_sinh_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 2.0 (0x80), expected 4.0 (0x81), 1 ULP apart
func.func @chlo_sinh_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x80"> : tensor<1xf8E8M0FNU>
  %r = chlo.sinh %a0 : tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x81"> : tensor<1xf8E8M0FNU>
  return
}

// chlo.sinh of program.mlir:2 (@chlo_sinh_complex_f32/%r)
// The device gave others for @chlo_sinh_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (inf, NaN) (0x7F800000, 0xFFC00000), expected (inf, 0.0) (0x7F800000, 0x00000000)
// Expected of @chlo_sinh_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_sinh_complex_f32() {
  %a0 = stablehlo.constant dense<"0xB4F1CF4200000000"> : tensor<1xcomplex<f32>>
  %r = chlo.sinh %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
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

// chlo.square of program.mlir:2 (@chlo_square_f32/%r)
// The device gave others for @chlo_square_f32/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00000000), expected 7.42404e-39 (0x0050D734), 5297972 ULP apart
func.func @chlo_square_f32() {
  %a0 = stablehlo.constant dense<"0x4272CB1F"> : tensor<1xf32>
  %r = chlo.square %a0 : tensor<1xf32> -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0x34D75000"> : tensor<1xf32>
  return
}

// chlo.square of program.mlir:2 (@chlo_square_f8E8M0FNU/%r)
// The device gave others for @chlo_square_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 0.5 (0x7E), expected NaN (0xFF)
func.func @chlo_square_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = chlo.square %a0 : tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.tan of program.mlir:2 (@chlo_tan_f32/%r)
// The device gave others for @chlo_tan_f32/%r:
// 1 of 1 element differs: at [0]: actual -inf (0xFF800000), expected -22877332.0 (0xCBAE8A4A)
// Expected of @chlo_tan_f32/%r is anything that is legal: each element between two values.
func.func @chlo_tan_f32() {
  %a0 = stablehlo.constant dense<"0xDB0FC93F"> : tensor<1xf32>
  %r = chlo.tan %a0 : tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x508AAECB"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x458AAECB"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.tan of program.mlir:2 (@chlo_tan_f8E5M2/%r)
// The device gave others for @chlo_tan_f8E5M2/%r:
// 1 of 1 element differs: at [0]: actual 0.875 (0x3B), expected 0.75 (0x3A), 1 ULP apart
func.func @chlo_tan_f8E5M2() {
  %a0 = stablehlo.constant dense<"0x39"> : tensor<1xf8E5M2>
  %r = chlo.tan %a0 : tensor<1xf8E5M2> -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<"0x3A"> : tensor<1xf8E5M2>
  return
}

// chlo.tan of program.mlir:2 (@chlo_tan_f8E4M3FN/%r)
// The device gave others for @chlo_tan_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual 0.75 (0x34), expected NaN (0x7F)
func.func @chlo_tan_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %r = chlo.tan %a0 : tensor<1xf8E4M3FN> -> tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.tan of program.mlir:2 (@chlo_tan_f8E8M0FNU/%r)
// The device gave others for @chlo_tan_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 2.0 (0x80), expected NaN (0xFF)
func.func @chlo_tan_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = chlo.tan %a0 : tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// chlo.tan of program.mlir:2 (@chlo_tan_complex_f32/%r)
// The device gave others for @chlo_tan_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (NaN, 0.0) (0xFFC00000, 0x00000000), expected (0.870492, 0.0) (0x3F5ED890, 0x00000000)
// Expected of @chlo_tan_complex_f32/%r is anything that is legal: each element between two values.
func.func @chlo_tan_complex_f32() {
  %a0 = stablehlo.constant dense<"0xEC78AD6000000000"> : tensor<1xcomplex<f32>>
  %r = chlo.tan %a0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x88D85E3F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x98D85E3F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x90D8DEB4"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x90D8DE34"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// chlo.next_after of program.mlir:2 (@chlo_next_after_f32/%r)
// The device gave others for @chlo_next_after_f32/%r:
// 1 of 1 element differs: at [0]: actual -1.1754942e-38 (0x807FFFFF), expected 1.1754941e-38 (0x007FFFFE), 16777213 ULP apart
func.func @chlo_next_after_f32() {
  %a0 = stablehlo.constant dense<"0xFFFF7F00"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0xFFFF7F80"> : tensor<1xf32>
  %r = chlo.next_after %a0, %a1 : tensor<1xf32>, tensor<1xf32> -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0xFEFF7F00"> : tensor<1xf32>
  return
}

// chlo.next_after of program.mlir:2 (@chlo_next_after_f8E4M3FN/%r)
// The device gave others for @chlo_next_after_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual -448.0 (0xFE), expected NaN (0x7F)
func.func @chlo_next_after_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E4M3FN>
  %r = chlo.next_after %a0, %a1 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN> -> tensor<1xf8E4M3FN>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x7F"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
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
// 1 of 1 element differs: at [0]: actual NaN (0xFF), expected 1.1754943508222875e-38 (0x01)
// Expected of @chlo_next_after_f8E8M0FNU/%r is anything that is legal: each element between two values.
func.func @chlo_next_after_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x80"> : tensor<1xf8E8M0FNU>
  %r = chlo.next_after %a0, %a1 : tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0x01"> : tensor<1xf8E8M0FNU>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.polygamma of program.mlir:2 (@chlo_polygamma_f32/%r)
// The device gave others for @chlo_polygamma_f32/%r:
// 1 of 1 element differs: at [0]: actual -inf (0xFF800000), expected inf (0x7F800000)
func.func @chlo_polygamma_f32() {
  %a0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x01000080"> : tensor<1xf32>
  %r = chlo.polygamma %a0, %a1 : tensor<1xf32>, tensor<1xf32> -> tensor<1xf32>
  check.expect_eq_const %r, dense<"0x0000807F"> : tensor<1xf32>
  return
}

// chlo.polygamma of program.mlir:2 (@chlo_polygamma_f8E8M0FNU/%r)
// The device gave others for @chlo_polygamma_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 0.000244140625 (0x73), expected NaN (0xFF)
// Expected of @chlo_polygamma_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @chlo_polygamma_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x82"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x82"> : tensor<1xf8E8M0FNU>
  %r = chlo.polygamma %a0, %a1 : tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU> -> tensor<1xf8E8M0FNU>
  %0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  %5 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %6 = stablehlo.constant dense<true> : tensor<1xi1>
  %7 = stablehlo.select %6, %5, %4 : tensor<1xi1>, tensor<1xi1>
  %8 = stablehlo.constant dense<true> : tensor<1xi1>
  %9 = stablehlo.or %7, %8 : tensor<1xi1>
  check.expect_eq_const %9, dense<true> : tensor<1xi1>
  return
}

// chlo.zeta of program.mlir:2 (@chlo_zeta_f32/%r)
// The device gave others for @chlo_zeta_f32/%r:
// 1 of 1 element differs: at [0]: actual NaN (0xFFC00000), expected 0.0 (0x00000000)
// Expected of @chlo_zeta_f32/%r is anything that is legal: each element between two values.
func.func @chlo_zeta_f32() {
  %a0 = stablehlo.constant dense<"0xF304B53F"> : tensor<1xf32>
  %a1 = stablehlo.constant dense<"0x0000807F"> : tensor<1xf32>
  %r = chlo.zeta %a0, %a1 : tensor<1xf32>, tensor<1xf32> -> tensor<1xf32>
  %0 = stablehlo.constant dense<"0x000000B7"> : tensor<1xf32>
  %1 = stablehlo.constant dense<"0x00000037"> : tensor<1xf32>
  %2 = stablehlo.compare GE, %r, %0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %r, %1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  check.expect_eq_const %4, dense<true> : tensor<1xi1>
  return
}

// chlo.zeta of program.mlir:2 (@chlo_zeta_f8E4M3FN/%r)
// The device gave others for @chlo_zeta_f8E4M3FN/%r:
// 1 of 1 element differs: at [0]: actual 0.0 (0x00), expected 0.015625 (0x08), 8 ULP apart
func.func @chlo_zeta_f8E4M3FN() {
  %a0 = stablehlo.constant dense<"0x41"> : tensor<1xf8E4M3FN>
  %a1 = stablehlo.constant dense<"0x5C"> : tensor<1xf8E4M3FN>
  %r = chlo.zeta %a0, %a1 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN> -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x08"> : tensor<1xf8E4M3FN>
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
