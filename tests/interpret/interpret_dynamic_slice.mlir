// stablehlo.dynamic_slice: starts are clamped so that the slice fits.

func.func @dynamic_slice_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[[0.5, -0.5, 1.0, -1.0], [6.0, -6.0, 1.5, 2.0]]> : tensor<2x4xf4E2M1FN>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf4E2M1FN>, tensor<i32>, tensor<i32>) -> tensor<1x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[1.5, 2.0]]> : tensor<1x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[[0.9, -0.9, 1.0, -1.0], [7.5, -7.5, 0.5, -0.5]]> : tensor<2x4xf6E2M3FN>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf6E2M3FN>, tensor<i32>, tensor<i32>) -> tensor<1x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[0.5, -0.5]]> : tensor<1x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[[0.25, -0.25, 28.0, -28.0], [0.1, 0.5, -0.5, 1.0]]> : tensor<2x4xf6E3M2FN>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf6E3M2FN>, tensor<i32>, tensor<i32>) -> tensor<1x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[-0.5, 1.0]]> : tensor<1x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f8E5M2() {
  %x = stablehlo.constant dense<[[-57000.0, 0x7C, 0xFC, 0x7E], [0xFE, 0x7D, 0.09, 0.5]]> : tensor<2x4xf8E5M2>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2>
  check.expect_eq_const %r, dense<[[0.09, 0.5]]> : tensor<1x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f8E4M3() {
  %x = stablehlo.constant dense<[[-240.0, 0x78, 0xF8, 0x7C], [0xFC, 0x79, 0.1, 0.5]]> : tensor<2x4xf8E4M3>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3>
  check.expect_eq_const %r, dense<[[0.1, 0.5]]> : tensor<1x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f8E3M4() {
  %x = stablehlo.constant dense<[[15.5, -15.5, 0x70, 0xF0], [0x78, 0xF8, 0x71, 0.09]]> : tensor<2x4xf8E3M4>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E3M4>
  check.expect_eq_const %r, dense<[[0x71, 0.09]]> : tensor<1x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[[-0.016, 448.0, -448.0, 0x7F], [0xFF, 0.1, 0.5, -0.5]]> : tensor<2x4xf8E4M3FN>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.5, -0.5]]> : tensor<1x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[3.0e-5, -3.0e-5, 57000.0, -57000.0], [0.09, 0.5, -0.5, 1.0]]> : tensor<2x4xf8E5M2FNUZ>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[-0.5, 1.0]]> : tensor<1x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[0.008, -0.008, 240.0, -240.0], [0.1, 0.5, -0.5, 1.0]]> : tensor<2x4xf8E4M3FNUZ>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[-0.5, 1.0]]> : tensor<1x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[0.001, -0.001, 30.0, -30.0], [0.1, 0.5, -0.5, 1.0]]> : tensor<2x4xf8E4M3B11FNUZ>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[-0.5, 1.0]]> : tensor<1x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[[1.0e-38, 1.7e38, 0xFF, 0.1], [0.5, 1.0, 2.0, 4.0]]> : tensor<2x4xf8E8M0FNU>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf8E8M0FNU>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[2.0, 4.0]]> : tensor<1x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f16() {
  %x = stablehlo.constant dense<[[-65500.0, 0x7C00, 0xFC00, 0x7E00], [0xFE00, 0x7C01, 0.1, 0.5]]> : tensor<2x4xf16>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xf16>
  check.expect_eq_const %r, dense<[[0.1, 0.5]]> : tensor<1x2xf16> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_bf16() {
  %x = stablehlo.constant dense<[[-3.3895e38, 0x7F80, 0xFF80, 0x7FC0], [0xFFC0, 0x7F81, 0.1, 0.5]]> : tensor<2x4xbf16>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xbf16>
  check.expect_eq_const %r, dense<[[0.1, 0.5]]> : tensor<1x2xbf16> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f32() {
  %x = stablehlo.constant dense<[[-3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000], [0xFFC00000, 0x7F800001, 0.1, 0.5]]> : tensor<2x4xf32>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  check.expect_eq_const %r, dense<[[0.1, 0.5]]> : tensor<1x2xf32> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_f64() {
  %x = stablehlo.constant dense<[[-1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001, 0.1, 0.5]]> : tensor<2x4xf64>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xf64>, tensor<i32>, tensor<i32>) -> tensor<1x2xf64>
  check.expect_eq_const %r, dense<[[0.1, 0.5]]> : tensor<1x2xf64> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<2x4xi1>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xi1>, tensor<i32>, tensor<i32>) -> tensor<1x2xi1>
  check.expect_eq_const %r, dense<false> : tensor<1x2xi1>
  func.return
}

func.func @dynamic_slice_of_i2() {
  %x = stablehlo.constant dense<[[0, -2, -2, 0], [0, -2, -2, 0]]> : tensor<2x4xi2>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xi2>, tensor<i32>, tensor<i32>) -> tensor<1x2xi2>
  check.expect_eq_const %r, dense<[[-2, 0]]> : tensor<1x2xi2>
  func.return
}

func.func @dynamic_slice_of_i4() {
  %x = stablehlo.constant dense<[[-8, -2, 2, 4], [4, 2, -2, -8]]> : tensor<2x4xi4>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xi4>, tensor<i32>, tensor<i32>) -> tensor<1x2xi4>
  check.expect_eq_const %r, dense<[[-2, -8]]> : tensor<1x2xi4>
  func.return
}

func.func @dynamic_slice_of_i8() {
  %x = stablehlo.constant dense<[[8, 30, 66, 116], [-76, 2, 94, -56]]> : tensor<2x4xi8>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xi8>, tensor<i32>, tensor<i32>) -> tensor<1x2xi8>
  check.expect_eq_const %r, dense<[[94, -56]]> : tensor<1x2xi8>
  func.return
}

func.func @dynamic_slice_of_i16() {
  %x = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xi16>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xi16>, tensor<i32>, tensor<i32>) -> tensor<1x2xi16>
  check.expect_eq_const %r, dense<[[350, 456]]> : tensor<1x2xi16>
  func.return
}

func.func @dynamic_slice_of_i32() {
  %x = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xi32>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %r, dense<[[350, 456]]> : tensor<1x2xi32>
  func.return
}

func.func @dynamic_slice_of_i64() {
  %x = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xi64>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xi64>, tensor<i32>, tensor<i32>) -> tensor<1x2xi64>
  check.expect_eq_const %r, dense<[[350, 456]]> : tensor<1x2xi64>
  func.return
}

func.func @dynamic_slice_of_ui2() {
  %x = stablehlo.constant dense<[[0, 2, 2, 0], [0, 2, 2, 0]]> : tensor<2x4xui2>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xui2>, tensor<i32>, tensor<i32>) -> tensor<1x2xui2>
  check.expect_eq_const %r, dense<[[2, 0]]> : tensor<1x2xui2>
  func.return
}

func.func @dynamic_slice_of_ui4() {
  %x = stablehlo.constant dense<[[8, 14, 2, 4], [4, 2, 14, 8]]> : tensor<2x4xui4>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xui4>, tensor<i32>, tensor<i32>) -> tensor<1x2xui4>
  check.expect_eq_const %r, dense<[[14, 8]]> : tensor<1x2xui4>
  func.return
}

func.func @dynamic_slice_of_ui8() {
  %x = stablehlo.constant dense<[[8, 30, 66, 116], [180, 2, 94, 200]]> : tensor<2x4xui8>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xui8>, tensor<i32>, tensor<i32>) -> tensor<1x2xui8>
  check.expect_eq_const %r, dense<[[94, 200]]> : tensor<1x2xui8>
  func.return
}

func.func @dynamic_slice_of_ui16() {
  %x = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xui16>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xui16>, tensor<i32>, tensor<i32>) -> tensor<1x2xui16>
  check.expect_eq_const %r, dense<[[350, 456]]> : tensor<1x2xui16>
  func.return
}

func.func @dynamic_slice_of_ui32() {
  %x = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xui32>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
  check.expect_eq_const %r, dense<[[350, 456]]> : tensor<1x2xui32>
  func.return
}

func.func @dynamic_slice_of_ui64() {
  %x = stablehlo.constant dense<[[8, 30, 66, 116], [180, 258, 350, 456]]> : tensor<2x4xui64>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xui64>, tensor<i32>, tensor<i32>) -> tensor<1x2xui64>
  check.expect_eq_const %r, dense<[[350, 456]]> : tensor<1x2xui64>
  func.return
}

func.func @dynamic_slice_of_complex_f32() {
  %x = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)], [(1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45), (1.1754944e-38, -1.1754944e-38), (-1.1754944e-38, 0x7FC00000)]]> : tensor<2x4xcomplex<f32>>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.1754944e-38, -1.1754944e-38), (-1.1754944e-38, 0x7FC00000)]]> : tensor<1x2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @dynamic_slice_of_complex_f64() {
  %x = stablehlo.constant dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0)], [(2.225073858507201e-308, 4.0), (-2.225073858507201e-308, 5.0e-324), (2.2250738585072014e-308, -2.2250738585072014e-308), (-2.2250738585072014e-308, 0x7FF8000000000000)]]> : tensor<2x4xcomplex<f64>>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(2.2250738585072014e-308, -2.2250738585072014e-308), (-2.2250738585072014e-308, 0x7FF8000000000000)]]> : tensor<1x2xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @i8_start_minus_3_is_clamped() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i = stablehlo.constant dense<-3> : tensor<i8>
  %r = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<5xi32>, tensor<i8>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[0, 1, 2]> : tensor<3xi32>
  func.return
}

func.func @i32_start_5_is_clamped() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i = stablehlo.constant dense<5> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[2, 3, 4]> : tensor<3xi32>
  func.return
}

func.func @i64_start_100_is_clamped() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i = stablehlo.constant dense<100> : tensor<i64>
  %r = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<5xi32>, tensor<i64>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[2, 3, 4]> : tensor<3xi32>
  func.return
}

func.func @ui8_start_3_is_clamped() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i = stablehlo.constant dense<3> : tensor<ui8>
  %r = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<5xi32>, tensor<ui8>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[2, 3, 4]> : tensor<3xi32>
  func.return
}

func.func @ui64_start_1_is_clamped() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i = stablehlo.constant dense<1> : tensor<ui64>
  %r = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<5xi32>, tensor<ui64>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[1, 2, 3]> : tensor<3xi32>
  func.return
}

func.func @i4_start_7_is_clamped() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i = stablehlo.constant dense<7> : tensor<i4>
  %r = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<5xi32>, tensor<i4>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[2, 3, 4]> : tensor<3xi32>
  func.return
}

func.func @ui8_start_200_is_clamped_to_the_end() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i = stablehlo.constant dense<200> : tensor<ui8>
  %r = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<5xi32>, tensor<ui8>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[3, 4]> : tensor<2xi32>
  func.return
}
