// Elements that Official interpreter (jaxlib 0.10.2) computes otherwise, each as a program of its own that checks what is right.

// stablehlo.negate of program.mlir:2 (@negate_f8E8M0FNU/%r)
// The device gave others for @negate_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 2.0 (0x80), expected NaN (0xFF)
// Expected of @negate_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @negate_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.negate %a0 : tensor<1xf8E8M0FNU>
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

// stablehlo.sign of program.mlir:2 (@sign_complex_f32/%r)
// The device gave others for @sign_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, 0.0) (0x00000000, 0x00000000), expected (0.70710677, 0.70710677) (0x3F3504F3, 0x3F3504F3), 1060439283 ULP apart
// Expected of @sign_complex_f32/%r is anything that is legal: each element between two values.
func.func @sign_complex_f32() {
  %a0 = stablehlo.constant dense<"0xFEFF7F7FFEFF7F7F"> : tensor<1xcomplex<f32>>
  %r = stablehlo.sign %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xEB04353F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0xFB04353F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0xEB04353F"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0xFB04353F"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.divide of program.mlir:2 (@divide_complex_f64/%r)
// The device gave others for @divide_complex_f64/%r:
// 1 of 1 element differs: at [0]: actual (inf, -4.2526852185073197e307) (0x7FF0000000000000, 0xFFCE47B6329BC9E7), expected (6.660528726959727e307, -4.252685218507319e307) (0x7FD7B6574903F754, 0xFFCE47B6329BC9E6)
// Expected of @divide_complex_f64/%r is anything that is legal: each element between two values.
func.func @divide_complex_f64() {
  %a0 = stablehlo.constant dense<"0xFDFFFFFFFFFFEF7FFEFFFFFFFFFFEFFF"> : tensor<1xcomplex<f64>>
  %a1 = stablehlo.constant dense<"0x182D4454FB210940EF39FAFE422EE6BF"> : tensor<1xcomplex<f64>>
  %r = stablehlo.divide %a0, %a1 : tensor<1xcomplex<f64>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %2 = stablehlo.constant dense<"0x4CF7034957B6D77F"> : tensor<1xf64>
  %3 = stablehlo.constant dense<"0x5CF7034957B6D77F"> : tensor<1xf64>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0xF5C99B32B647CEFF"> : tensor<1xf64>
  %8 = stablehlo.constant dense<"0xD7C99B32B647CEFF"> : tensor<1xf64>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.remainder of program.mlir:2 (@remainder_f8E8M0FNU/%r)
// The device gave others for @remainder_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
// Expected of @remainder_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @remainder_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.remainder %a0, %a1 : tensor<1xf8E8M0FNU>
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

// stablehlo.subtract of program.mlir:2 (@subtract_f8E8M0FNU/%r)
// The device gave others for @subtract_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 8.0 (0x82), expected NaN (0xFF)
// Expected of @subtract_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @subtract_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0x02"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.subtract %a0, %a1 : tensor<1xf8E8M0FNU>
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

// stablehlo.cbrt of program.mlir:2 (@cbrt_complex_f64/%r)
// The device gave others for @cbrt_complex_f64/%r:
// 1 of 1 element differs: at [0]: actual (inf, NaN) (0x7FF0000000000000, 0xFFF8000000000000), expected (5.643803094122361e102, 0.0) (0x554428A2F98D728A, 0x0000000000000000)
// Expected of @cbrt_complex_f64/%r is anything that is legal: each element between two values.
func.func @cbrt_complex_f64() {
  %a0 = stablehlo.constant dense<"0xFDFFFFFFFFFFEF7F0000000000000000"> : tensor<1xcomplex<f64>>
  %r = stablehlo.cbrt %a0 : tensor<1xcomplex<f64>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %2 = stablehlo.constant dense<"0x84728DF9A2284455"> : tensor<1xf64>
  %3 = stablehlo.constant dense<"0x90728DF9A2284455"> : tensor<1xf64>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x8B728DF9A22824D2"> : tensor<1xf64>
  %8 = stablehlo.constant dense<"0x8B728DF9A2282452"> : tensor<1xf64>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.ceil of program.mlir:2 (@ceil_f8E3M4/%r)
// The device gave others for @ceil_f8E3M4/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x78), expected 1.0 (0x30)
func.func @ceil_f8E3M4() {
  %a0 = stablehlo.constant dense<"0x01"> : tensor<1xf8E3M4>
  %r = stablehlo.ceil %a0 : tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<"0x30"> : tensor<1xf8E3M4>
  return
}

// stablehlo.cosine of program.mlir:2 (@cosine_f8E8M0FNU/%r)
// The device gave others for @cosine_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.7014118346046923e38 (0xFE), expected NaN (0xFF)
// Expected of @cosine_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @cosine_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x80"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.cosine %a0 : tensor<1xf8E8M0FNU>
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

// stablehlo.exponential_minus_one of program.mlir:2 (@exponential_minus_one_complex_f32/%r)
// The device gave others for @exponential_minus_one_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (0.0, -1.161007e-24) (0x00000000, 0x97B3A83A), expected (-5.4929382e-17, -1.161007e-24) (0xA47D512B, 0x97B3A83A), 612192555 ULP apart
// Expected of @exponential_minus_one_complex_f32/%r is anything that is legal: each element between two values.
func.func @exponential_minus_one_complex_f32() {
  %a0 = stablehlo.constant dense<"0x2B517DA43AA8B397"> : tensor<1xcomplex<f32>>
  %r = stablehlo.exponential_minus_one %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0x33517DA4"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x23517DA4"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0xD745049A"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0xA716F219"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.floor of program.mlir:2 (@floor_f8E3M4/%r)
// The device gave others for @floor_f8E3M4/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x78), expected 0.0 (0x00)
func.func @floor_f8E3M4() {
  %a0 = stablehlo.constant dense<"0x01"> : tensor<1xf8E3M4>
  %r = stablehlo.floor %a0 : tensor<1xf8E3M4>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E3M4>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x00"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  check.expect_eq_const %2, dense<true> : tensor<1xi1>
  return
}

// stablehlo.floor of program.mlir:2 (@floor_f8E8M0FNU/%r)
// The device gave others for @floor_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
// Expected of @floor_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @floor_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.floor %a0 : tensor<1xf8E8M0FNU>
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

// stablehlo.log of program.mlir:2 (@log_f8E8M0FNU/%r)
// The device gave others for @log_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.7014118346046923e38 (0xFE), expected NaN (0xFF)
// Expected of @log_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @log_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x7E"> : tensor<1xf8E8M0FNU>
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

// stablehlo.log_plus_one of program.mlir:2 (@log_plus_one_complex_f32/%r)
// The device gave others for @log_plus_one_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (-15.249238, 3.1415927) (0xC173FCE1, 0x40490FDB), expected (-15.249238, -3.1415927) (0xC173FCE1, 0xC0490FDB), 2157060022 ULP apart
// Expected of @log_plus_one_complex_f32/%r is anything that is legal: each element between two values.
func.func @log_plus_one_complex_f32() {
  %a0 = stablehlo.constant dense<"0x020080BF00000080"> : tensor<1xcomplex<f32>>
  %r = stablehlo.log_plus_one %a0 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xE9FC73C1"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0xD9FC73C1"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0xFA0F49C0"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0xBB0F49C0"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.logistic of program.mlir:2 (@logistic_f8E8M0FNU/%r)
// The device gave others for @logistic_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.0 (0x7F), expected NaN (0xFF)
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

// stablehlo.round_nearest_afz of program.mlir:2 (@round_nearest_afz_f8E3M4/%r)
// The device gave others for @round_nearest_afz_f8E3M4/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x78), expected 0.0 (0x00)
func.func @round_nearest_afz_f8E3M4() {
  %a0 = stablehlo.constant dense<"0x01"> : tensor<1xf8E3M4>
  %r = stablehlo.round_nearest_afz %a0 : tensor<1xf8E3M4>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E3M4>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x00"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  check.expect_eq_const %2, dense<true> : tensor<1xi1>
  return
}

// stablehlo.round_nearest_afz of program.mlir:2 (@round_nearest_afz_f8E8M0FNU/%r)
// The device gave others for @round_nearest_afz_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
// Expected of @round_nearest_afz_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @round_nearest_afz_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.round_nearest_afz %a0 : tensor<1xf8E8M0FNU>
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

// stablehlo.round_nearest_even of program.mlir:2 (@round_nearest_even_f8E3M4/%r)
// The device gave others for @round_nearest_even_f8E3M4/%r:
// 1 of 1 element differs: at [0]: actual NaN (0x78), expected 0.0 (0x00)
func.func @round_nearest_even_f8E3M4() {
  %a0 = stablehlo.constant dense<"0x01"> : tensor<1xf8E3M4>
  %r = stablehlo.round_nearest_even %a0 : tensor<1xf8E3M4>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E3M4>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0x00"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  check.expect_eq_const %2, dense<true> : tensor<1xi1>
  return
}

// stablehlo.round_nearest_even of program.mlir:2 (@round_nearest_even_f8E8M0FNU/%r)
// The device gave others for @round_nearest_even_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.0 (0x7F), expected NaN (0xFF)
// Expected of @round_nearest_even_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @round_nearest_even_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x7E"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.round_nearest_even %a0 : tensor<1xf8E8M0FNU>
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

// stablehlo.rsqrt of program.mlir:2 (@rsqrt_f8E8M0FNU/%r)
// The device gave others for @rsqrt_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
func.func @rsqrt_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.rsqrt %a0 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.rsqrt of program.mlir:2 (@rsqrt_complex_f32/%r)
// The device gave others for @rsqrt_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (inf, NaN) (0x7F800000, 0xFFC00000), expected (-inf, NaN) (0xFF800000, 0x7FC00000)
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

// stablehlo.sine of program.mlir:2 (@sine_f8E8M0FNU/%r)
// The device gave others for @sine_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.7014118346046923e38 (0xFE), expected NaN (0xFF)
// Expected of @sine_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @sine_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x9F"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.sine %a0 : tensor<1xf8E8M0FNU>
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

// stablehlo.tan of program.mlir:2 (@tan_f8E8M0FNU/%r)
// The device gave others for @tan_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.7014118346046923e38 (0xFE), expected NaN (0xFF)
// Expected of @tan_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @tan_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x96"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.tan %a0 : tensor<1xf8E8M0FNU>
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

// stablehlo.tanh of program.mlir:2 (@tanh_f8E8M0FNU/%r)
// The device gave others for @tanh_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 1.0 (0x7F), expected NaN (0xFF)
func.func @tanh_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.tanh %a0 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.atan2 of program.mlir:2 (@atan2_f8E8M0FNU/%r)
// The device gave others for @atan2_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
func.func @atan2_f8E8M0FNU() {
  %a0 = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %a1 = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.atan2 %a0, %a1 : tensor<1xf8E8M0FNU>
  %0 = stablehlo.bitcast_convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xui8>
  %1 = stablehlo.constant dense<"0xFF"> : tensor<1xui8>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
  %3 = stablehlo.compare NE, %r, %r : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  %4 = stablehlo.constant dense<true> : tensor<1xi1>
  %5 = stablehlo.select %4, %3, %2 : tensor<1xi1>, tensor<1xi1>
  check.expect_eq_const %5, dense<true> : tensor<1xi1>
  return
}

// stablehlo.atan2 of program.mlir:2 (@atan2_complex_f32/%r)
// The device gave others for @atan2_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (NaN, NaN) (0x7FC00000, 0x7FC00000), expected (0.0, 0.0) (0x00000000, 0x00000000)
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
// 1 of 1 element differs: at [0]: actual 5.877471754111438e-39 (0x00), expected NaN (0xFF)
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

// stablehlo.power of program.mlir:2 (@power_complex_f32/%r)
// The device gave others for @power_complex_f32/%r:
// 1 of 1 element differs: at [0]: actual (NaN, NaN) (0x7FC00000, 0x7FC00000), expected (1.0, 0.0) (0x3F800000, 0x00000000)
// Expected of @power_complex_f32/%r is anything that is legal: each element between two values.
func.func @power_complex_f32() {
  %a0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %a1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xcomplex<f32>>
  %r = stablehlo.power %a0, %a1 : tensor<1xcomplex<f32>>
  %0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %1 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<"0xF0FF7F3F"> : tensor<1xf32>
  %3 = stablehlo.constant dense<"0x0800803F"> : tensor<1xf32>
  %4 = stablehlo.compare GE, %0, %2 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %5 = stablehlo.compare LE, %0, %3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %6 = stablehlo.and %4, %5 : tensor<1xi1>
  %7 = stablehlo.constant dense<"0x000080B5"> : tensor<1xf32>
  %8 = stablehlo.constant dense<"0x00008035"> : tensor<1xf32>
  %9 = stablehlo.compare GE, %1, %7 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %10 = stablehlo.compare LE, %1, %8 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  %11 = stablehlo.and %9, %10 : tensor<1xi1>
  %12 = stablehlo.and %6, %11 : tensor<1xi1>
  check.expect_eq_const %12, dense<true> : tensor<1xi1>
  return
}

// stablehlo.compare of program.mlir:2 (@compare_totalorder_f64/%r)
// The device gave others for @compare_totalorder_f64/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @compare_totalorder_f64() {
  %a = stablehlo.constant dense<"0x0000000000000000"> : tensor<1xf64>
  %b = stablehlo.constant dense<"0x010000000000F07F"> : tensor<1xf64>
  %r = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
  return
}

// stablehlo.compare of program.mlir:2 (@compare_totalorder_f8E8M0FNU/%r)
// The device gave others for @compare_totalorder_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual false (0x0), expected true (0x1), 1 apart
func.func @compare_totalorder_f8E8M0FNU() {
  %a = stablehlo.constant dense<"0x00"> : tensor<1xf8E8M0FNU>
  %b = stablehlo.constant dense<"0xFF"> : tensor<1xf8E8M0FNU>
  %r = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1xi1>
  check.expect_eq_const %r, dense<true> : tensor<1xi1>
  return
}

// stablehlo.convert of program.mlir:2 (@convert_f64_f8E8M0FNU/%r)
// The device gave others for @convert_f64_f8E8M0FNU/%r:
// 1 of 1 element differs: at [0]: actual 4.0 (0x81), expected NaN (0xFF)
// Expected of @convert_f64_f8E8M0FNU/%r is anything that is legal: each element between two values but for 1, of which no interval of legal values is known.
func.func @convert_f64_f8E8M0FNU() {
  %a = stablehlo.constant dense<"0x00000000000008B8"> : tensor<1xf64>
  %r = stablehlo.convert %a : (tensor<1xf64>) -> tensor<1xf8E8M0FNU>
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
