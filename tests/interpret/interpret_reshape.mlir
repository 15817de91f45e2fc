// stablehlo.reshape: row-major order stays.

func.func @reshape_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[[-0.5, 1.0, -1.0], [6.0, -6.0, 1.5]]> : tensor<2x3xf4E2M1FN>
  %r = stablehlo.reshape %x : (tensor<2x3xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[-0.5, 1.0], [-1.0, 6.0], [-6.0, 1.5]]> : tensor<3x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[[-0.9, 1.0, -1.0], [7.5, -7.5, 0.5]]> : tensor<2x3xf6E2M3FN>
  %r = stablehlo.reshape %x : (tensor<2x3xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[-0.9, 1.0], [-1.0, 7.5], [-7.5, 0.5]]> : tensor<3x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[[-0.25, 28.0, -28.0], [0.1, 0.5, -0.5]]> : tensor<2x3xf6E3M2FN>
  %r = stablehlo.reshape %x : (tensor<2x3xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[-0.25, 28.0], [-28.0, 0.1], [0.5, -0.5]]> : tensor<3x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f8E5M2() {
  %x = stablehlo.constant dense<[[0x7C, 0xFC, 0x7E], [0xFE, 0x7D, 0.09]]> : tensor<2x3xf8E5M2>
  %r = stablehlo.reshape %x : (tensor<2x3xf8E5M2>) -> tensor<3x2xf8E5M2>
  check.expect_eq_const %r, dense<[[0x7C, 0xFC], [0x7E, 0xFE], [0x7D, 0.09]]> : tensor<3x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f8E4M3() {
  %x = stablehlo.constant dense<[[0x78, 0xF8, 0x7C], [0xFC, 0x79, 0.1]]> : tensor<2x3xf8E4M3>
  %r = stablehlo.reshape %x : (tensor<2x3xf8E4M3>) -> tensor<3x2xf8E4M3>
  check.expect_eq_const %r, dense<[[0x78, 0xF8], [0x7C, 0xFC], [0x79, 0.1]]> : tensor<3x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f8E3M4() {
  %x = stablehlo.constant dense<[[-15.5, 0x70, 0xF0], [0x78, 0xF8, 0x71]]> : tensor<2x3xf8E3M4>
  %r = stablehlo.reshape %x : (tensor<2x3xf8E3M4>) -> tensor<3x2xf8E3M4>
  check.expect_eq_const %r, dense<[[-15.5, 0x70], [0xF0, 0x78], [0xF8, 0x71]]> : tensor<3x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[[448.0, -448.0, 0x7F], [0xFF, 0.1, 0.5]]> : tensor<2x3xf8E4M3FN>
  %r = stablehlo.reshape %x : (tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[448.0, -448.0], [0x7F, 0xFF], [0.1, 0.5]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[-3.0e-5, 57000.0, -57000.0], [0.09, 0.5, -0.5]]> : tensor<2x3xf8E5M2FNUZ>
  %r = stablehlo.reshape %x : (tensor<2x3xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[-3.0e-5, 57000.0], [-57000.0, 0.09], [0.5, -0.5]]> : tensor<3x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[-0.008, 240.0, -240.0], [0.1, 0.5, -0.5]]> : tensor<2x3xf8E4M3FNUZ>
  %r = stablehlo.reshape %x : (tensor<2x3xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[-0.008, 240.0], [-240.0, 0.1], [0.5, -0.5]]> : tensor<3x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[-0.001, 30.0, -30.0], [0.1, 0.5, -0.5]]> : tensor<2x3xf8E4M3B11FNUZ>
  %r = stablehlo.reshape %x : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[-0.001, 30.0], [-30.0, 0.1], [0.5, -0.5]]> : tensor<3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[[1.7e38, 0xFF, 0.1], [0.5, 1.0, 2.0]]> : tensor<2x3xf8E8M0FNU>
  %r = stablehlo.reshape %x : (tensor<2x3xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[1.7e38, 0xFF], [0.1, 0.5], [1.0, 2.0]]> : tensor<3x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f16() {
  %x = stablehlo.constant dense<[[0x7C00, 0xFC00, 0x7E00], [0xFE00, 0x7C01, 0.1]]> : tensor<2x3xf16>
  %r = stablehlo.reshape %x : (tensor<2x3xf16>) -> tensor<3x2xf16>
  check.expect_eq_const %r, dense<[[0x7C00, 0xFC00], [0x7E00, 0xFE00], [0x7C01, 0.1]]> : tensor<3x2xf16> {shlo.bitwise}
  func.return
}

func.func @reshape_of_bf16() {
  %x = stablehlo.constant dense<[[0x7F80, 0xFF80, 0x7FC0], [0xFFC0, 0x7F81, 0.1]]> : tensor<2x3xbf16>
  %r = stablehlo.reshape %x : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %r, dense<[[0x7F80, 0xFF80], [0x7FC0, 0xFFC0], [0x7F81, 0.1]]> : tensor<3x2xbf16> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f32() {
  %x = stablehlo.constant dense<[[0x7F800000, 0xFF800000, 0x7FC00000], [0xFFC00000, 0x7F800001, 0.1]]> : tensor<2x3xf32>
  %r = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %r, dense<[[0x7F800000, 0xFF800000], [0x7FC00000, 0xFFC00000], [0x7F800001, 0.1]]> : tensor<3x2xf32> {shlo.bitwise}
  func.return
}

func.func @reshape_of_f64() {
  %x = stablehlo.constant dense<[[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001, 0.1]]> : tensor<2x3xf64>
  %r = stablehlo.reshape %x : (tensor<2x3xf64>) -> tensor<3x2xf64>
  check.expect_eq_const %r, dense<[[0x7FF0000000000000, 0xFFF0000000000000], [0x7FF8000000000000, 0xFFF8000000000000], [0x7FF0000000000001, 0.1]]> : tensor<3x2xf64> {shlo.bitwise}
  func.return
}

func.func @reshape_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<2x3xi1>
  %r = stablehlo.reshape %x : (tensor<2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %r, dense<false> : tensor<3x2xi1>
  func.return
}

func.func @reshape_of_i2() {
  %x = stablehlo.constant dense<[[-2, -2, 0], [0, -2, -2]]> : tensor<2x3xi2>
  %r = stablehlo.reshape %x : (tensor<2x3xi2>) -> tensor<3x2xi2>
  check.expect_eq_const %r, dense<[[-2, -2], [0, 0], [-2, -2]]> : tensor<3x2xi2>
  func.return
}

func.func @reshape_of_i4() {
  %x = stablehlo.constant dense<[[-2, 2, 4], [4, 2, -2]]> : tensor<2x3xi4>
  %r = stablehlo.reshape %x : (tensor<2x3xi4>) -> tensor<3x2xi4>
  check.expect_eq_const %r, dense<[[-2, 2], [4, 4], [2, -2]]> : tensor<3x2xi4>
  func.return
}

func.func @reshape_of_i8() {
  %x = stablehlo.constant dense<[[30, 66, 116], [-76, 2, 94]]> : tensor<2x3xi8>
  %r = stablehlo.reshape %x : (tensor<2x3xi8>) -> tensor<3x2xi8>
  check.expect_eq_const %r, dense<[[30, 66], [116, -76], [2, 94]]> : tensor<3x2xi8>
  func.return
}

func.func @reshape_of_i16() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xi16>
  %r = stablehlo.reshape %x : (tensor<2x3xi16>) -> tensor<3x2xi16>
  check.expect_eq_const %r, dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xi16>
  func.return
}

func.func @reshape_of_i32() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xi32>
  %r = stablehlo.reshape %x : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xi32>
  func.return
}

func.func @reshape_of_i64() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xi64>
  %r = stablehlo.reshape %x : (tensor<2x3xi64>) -> tensor<3x2xi64>
  check.expect_eq_const %r, dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xi64>
  func.return
}

func.func @reshape_of_ui2() {
  %x = stablehlo.constant dense<[[2, 2, 0], [0, 2, 2]]> : tensor<2x3xui2>
  %r = stablehlo.reshape %x : (tensor<2x3xui2>) -> tensor<3x2xui2>
  check.expect_eq_const %r, dense<[[2, 2], [0, 0], [2, 2]]> : tensor<3x2xui2>
  func.return
}

func.func @reshape_of_ui4() {
  %x = stablehlo.constant dense<[[14, 2, 4], [4, 2, 14]]> : tensor<2x3xui4>
  %r = stablehlo.reshape %x : (tensor<2x3xui4>) -> tensor<3x2xui4>
  check.expect_eq_const %r, dense<[[14, 2], [4, 4], [2, 14]]> : tensor<3x2xui4>
  func.return
}

func.func @reshape_of_ui8() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 2, 94]]> : tensor<2x3xui8>
  %r = stablehlo.reshape %x : (tensor<2x3xui8>) -> tensor<3x2xui8>
  check.expect_eq_const %r, dense<[[30, 66], [116, 180], [2, 94]]> : tensor<3x2xui8>
  func.return
}

func.func @reshape_of_ui16() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xui16>
  %r = stablehlo.reshape %x : (tensor<2x3xui16>) -> tensor<3x2xui16>
  check.expect_eq_const %r, dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xui16>
  func.return
}

func.func @reshape_of_ui32() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xui32>
  %r = stablehlo.reshape %x : (tensor<2x3xui32>) -> tensor<3x2xui32>
  check.expect_eq_const %r, dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xui32>
  func.return
}

func.func @reshape_of_ui64() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xui64>
  %r = stablehlo.reshape %x : (tensor<2x3xui64>) -> tensor<3x2xui64>
  check.expect_eq_const %r, dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xui64>
  func.return
}

func.func @reshape_of_complex_f32() {
  %x = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000)], [(-1.0e-45, 1.0), (1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45)]]> : tensor<2x3xcomplex<f32>>
  %r = stablehlo.reshape %x : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)], [(1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45)]]> : tensor<3x2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @reshape_of_complex_f64() {
  %x = stablehlo.constant dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000)], [(-5.0e-324, 1.0), (2.225073858507201e-308, 4.0), (-2.225073858507201e-308, 5.0e-324)]]> : tensor<2x3xcomplex<f64>>
  %r = stablehlo.reshape %x : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)], [(5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0)], [(2.225073858507201e-308, 4.0), (-2.225073858507201e-308, 5.0e-324)]]> : tensor<3x2xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @reshape_to_a_scalar() {
  %x = stablehlo.constant dense<[[0]]> : tensor<1x1xi32>
  %r = stablehlo.reshape %x : (tensor<1x1xi32>) -> tensor<i32>
  check.expect_eq_const %r, dense<0> : tensor<i32>
  func.return
}

func.func @reshape_of_nothing() {
  %x = stablehlo.constant dense<> : tensor<0x3xi32>
  %r = stablehlo.reshape %x : (tensor<0x3xi32>) -> tensor<2x0xi32>
  check.expect_eq_const %r, dense<> : tensor<2x0xi32>
  func.return
}

func.func @reshape_to_more_dimensions() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %r = stablehlo.reshape %x : (tensor<8xi32>) -> tensor<2x1x2x2xi32>
  check.expect_eq_const %r, dense<[[[[0, 1], [2, 3]]], [[[4, 5], [6, 7]]]]> : tensor<2x1x2x2xi32>
  func.return
}
