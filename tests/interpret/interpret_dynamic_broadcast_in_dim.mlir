// stablehlo.dynamic_broadcast_in_dim: the shape is a value.

func.func @dynamic_broadcast_in_dim_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[[1.0, -1.0, 6.0]]> : tensor<1x3xf4E2M1FN>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf4E2M1FN>, tensor<3xi64>) -> tensor<2x3x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[[1.0, 1.0], [-1.0, -1.0], [6.0, 6.0]], [[1.0, 1.0], [-1.0, -1.0], [6.0, 6.0]]]> : tensor<2x3x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[[1.0, -1.0, 7.5]]> : tensor<1x3xf6E2M3FN>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf6E2M3FN>, tensor<3xi64>) -> tensor<2x3x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[[1.0, 1.0], [-1.0, -1.0], [7.5, 7.5]], [[1.0, 1.0], [-1.0, -1.0], [7.5, 7.5]]]> : tensor<2x3x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[[28.0, -28.0, 0.1]]> : tensor<1x3xf6E3M2FN>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf6E3M2FN>, tensor<3xi64>) -> tensor<2x3x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[[28.0, 28.0], [-28.0, -28.0], [0.1, 0.1]], [[28.0, 28.0], [-28.0, -28.0], [0.1, 0.1]]]> : tensor<2x3x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f8E5M2() {
  %x = stablehlo.constant dense<[[0xFC, 0x7E, 0xFE]]> : tensor<1x3xf8E5M2>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf8E5M2>, tensor<3xi64>) -> tensor<2x3x2xf8E5M2>
  check.expect_eq_const %r, dense<[[[0xFC, 0xFC], [0x7E, 0x7E], [0xFE, 0xFE]], [[0xFC, 0xFC], [0x7E, 0x7E], [0xFE, 0xFE]]]> : tensor<2x3x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f8E4M3() {
  %x = stablehlo.constant dense<[[0xF8, 0x7C, 0xFC]]> : tensor<1x3xf8E4M3>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf8E4M3>, tensor<3xi64>) -> tensor<2x3x2xf8E4M3>
  check.expect_eq_const %r, dense<[[[0xF8, 0xF8], [0x7C, 0x7C], [0xFC, 0xFC]], [[0xF8, 0xF8], [0x7C, 0x7C], [0xFC, 0xFC]]]> : tensor<2x3x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f8E3M4() {
  %x = stablehlo.constant dense<[[0xF0, 0x78, 0xF8]]> : tensor<1x3xf8E3M4>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf8E3M4>, tensor<3xi64>) -> tensor<2x3x2xf8E3M4>
  check.expect_eq_const %r, dense<[[[0xF0, 0xF0], [0x78, 0x78], [0xF8, 0xF8]], [[0xF0, 0xF0], [0x78, 0x78], [0xF8, 0xF8]]]> : tensor<2x3x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[[0x7F, 0xFF, 0.1]]> : tensor<1x3xf8E4M3FN>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf8E4M3FN>, tensor<3xi64>) -> tensor<2x3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[[0x7F, 0x7F], [0xFF, 0xFF], [0.1, 0.1]], [[0x7F, 0x7F], [0xFF, 0xFF], [0.1, 0.1]]]> : tensor<2x3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[-57000.0, 0.09, 0.5]]> : tensor<1x3xf8E5M2FNUZ>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf8E5M2FNUZ>, tensor<3xi64>) -> tensor<2x3x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[[-57000.0, -57000.0], [0.09, 0.09], [0.5, 0.5]], [[-57000.0, -57000.0], [0.09, 0.09], [0.5, 0.5]]]> : tensor<2x3x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[-240.0, 0.1, 0.5]]> : tensor<1x3xf8E4M3FNUZ>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf8E4M3FNUZ>, tensor<3xi64>) -> tensor<2x3x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[[-240.0, -240.0], [0.1, 0.1], [0.5, 0.5]], [[-240.0, -240.0], [0.1, 0.1], [0.5, 0.5]]]> : tensor<2x3x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[30.0, -30.0, 0.1]]> : tensor<1x3xf8E4M3B11FNUZ>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf8E4M3B11FNUZ>, tensor<3xi64>) -> tensor<2x3x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[[30.0, 30.0], [-30.0, -30.0], [0.1, 0.1]], [[30.0, 30.0], [-30.0, -30.0], [0.1, 0.1]]]> : tensor<2x3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[[0xFF, 0.1, 0.5]]> : tensor<1x3xf8E8M0FNU>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf8E8M0FNU>, tensor<3xi64>) -> tensor<2x3x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[[0xFF, 0xFF], [0.1, 0.1], [0.5, 0.5]], [[0xFF, 0xFF], [0.1, 0.1], [0.5, 0.5]]]> : tensor<2x3x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f16() {
  %x = stablehlo.constant dense<[[0xFC00, 0x7E00, 0xFE00]]> : tensor<1x3xf16>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf16>, tensor<3xi64>) -> tensor<2x3x2xf16>
  check.expect_eq_const %r, dense<[[[0xFC00, 0xFC00], [0x7E00, 0x7E00], [0xFE00, 0xFE00]], [[0xFC00, 0xFC00], [0x7E00, 0x7E00], [0xFE00, 0xFE00]]]> : tensor<2x3x2xf16> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_bf16() {
  %x = stablehlo.constant dense<[[0xFF80, 0x7FC0, 0xFFC0]]> : tensor<1x3xbf16>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xbf16>, tensor<3xi64>) -> tensor<2x3x2xbf16>
  check.expect_eq_const %r, dense<[[[0xFF80, 0xFF80], [0x7FC0, 0x7FC0], [0xFFC0, 0xFFC0]], [[0xFF80, 0xFF80], [0x7FC0, 0x7FC0], [0xFFC0, 0xFFC0]]]> : tensor<2x3x2xbf16> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f32() {
  %x = stablehlo.constant dense<[[0xFF800000, 0x7FC00000, 0xFFC00000]]> : tensor<1x3xf32>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf32>, tensor<3xi64>) -> tensor<2x3x2xf32>
  check.expect_eq_const %r, dense<[[[0xFF800000, 0xFF800000], [0x7FC00000, 0x7FC00000], [0xFFC00000, 0xFFC00000]], [[0xFF800000, 0xFF800000], [0x7FC00000, 0x7FC00000], [0xFFC00000, 0xFFC00000]]]> : tensor<2x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_f64() {
  %x = stablehlo.constant dense<[[0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000]]> : tensor<1x3xf64>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xf64>, tensor<3xi64>) -> tensor<2x3x2xf64>
  check.expect_eq_const %r, dense<[[[0xFFF0000000000000, 0xFFF0000000000000], [0x7FF8000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0xFFF8000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0x7FF8000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0xFFF8000000000000]]]> : tensor<2x3x2xf64> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<1x3xi1>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xi1>, tensor<3xi64>) -> tensor<2x3x2xi1>
  check.expect_eq_const %r, dense<false> : tensor<2x3x2xi1>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_i2() {
  %x = stablehlo.constant dense<[[0, 0, -2]]> : tensor<1x3xi2>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xi2>, tensor<3xi64>) -> tensor<2x3x2xi2>
  check.expect_eq_const %r, dense<[[[0, 0], [0, 0], [-2, -2]], [[0, 0], [0, 0], [-2, -2]]]> : tensor<2x3x2xi2>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_i4() {
  %x = stablehlo.constant dense<[[4, 4, 2]]> : tensor<1x3xi4>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xi4>, tensor<3xi64>) -> tensor<2x3x2xi4>
  check.expect_eq_const %r, dense<[[[4, 4], [4, 4], [2, 2]], [[4, 4], [4, 4], [2, 2]]]> : tensor<2x3x2xi4>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_i8() {
  %x = stablehlo.constant dense<[[116, -76, 2]]> : tensor<1x3xi8>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xi8>, tensor<3xi64>) -> tensor<2x3x2xi8>
  check.expect_eq_const %r, dense<[[[116, 116], [-76, -76], [2, 2]], [[116, 116], [-76, -76], [2, 2]]]> : tensor<2x3x2xi8>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_i16() {
  %x = stablehlo.constant dense<[[116, 180, 258]]> : tensor<1x3xi16>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xi16>, tensor<3xi64>) -> tensor<2x3x2xi16>
  check.expect_eq_const %r, dense<[[[116, 116], [180, 180], [258, 258]], [[116, 116], [180, 180], [258, 258]]]> : tensor<2x3x2xi16>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_i32() {
  %x = stablehlo.constant dense<[[116, 180, 258]]> : tensor<1x3xi32>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xi32>, tensor<3xi64>) -> tensor<2x3x2xi32>
  check.expect_eq_const %r, dense<[[[116, 116], [180, 180], [258, 258]], [[116, 116], [180, 180], [258, 258]]]> : tensor<2x3x2xi32>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_i64() {
  %x = stablehlo.constant dense<[[116, 180, 258]]> : tensor<1x3xi64>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  check.expect_eq_const %r, dense<[[[116, 116], [180, 180], [258, 258]], [[116, 116], [180, 180], [258, 258]]]> : tensor<2x3x2xi64>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_ui2() {
  %x = stablehlo.constant dense<[[0, 0, 2]]> : tensor<1x3xui2>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xui2>, tensor<3xi64>) -> tensor<2x3x2xui2>
  check.expect_eq_const %r, dense<[[[0, 0], [0, 0], [2, 2]], [[0, 0], [0, 0], [2, 2]]]> : tensor<2x3x2xui2>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_ui4() {
  %x = stablehlo.constant dense<[[4, 4, 2]]> : tensor<1x3xui4>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xui4>, tensor<3xi64>) -> tensor<2x3x2xui4>
  check.expect_eq_const %r, dense<[[[4, 4], [4, 4], [2, 2]], [[4, 4], [4, 4], [2, 2]]]> : tensor<2x3x2xui4>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_ui8() {
  %x = stablehlo.constant dense<[[116, 180, 2]]> : tensor<1x3xui8>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xui8>, tensor<3xi64>) -> tensor<2x3x2xui8>
  check.expect_eq_const %r, dense<[[[116, 116], [180, 180], [2, 2]], [[116, 116], [180, 180], [2, 2]]]> : tensor<2x3x2xui8>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_ui16() {
  %x = stablehlo.constant dense<[[116, 180, 258]]> : tensor<1x3xui16>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xui16>, tensor<3xi64>) -> tensor<2x3x2xui16>
  check.expect_eq_const %r, dense<[[[116, 116], [180, 180], [258, 258]], [[116, 116], [180, 180], [258, 258]]]> : tensor<2x3x2xui16>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_ui32() {
  %x = stablehlo.constant dense<[[116, 180, 258]]> : tensor<1x3xui32>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xui32>, tensor<3xi64>) -> tensor<2x3x2xui32>
  check.expect_eq_const %r, dense<[[[116, 116], [180, 180], [258, 258]], [[116, 116], [180, 180], [258, 258]]]> : tensor<2x3x2xui32>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_ui64() {
  %x = stablehlo.constant dense<[[116, 180, 258]]> : tensor<1x3xui64>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xui64>, tensor<3xi64>) -> tensor<2x3x2xui64>
  check.expect_eq_const %r, dense<[[[116, 116], [180, 180], [258, 258]], [[116, 116], [180, 180], [258, 258]]]> : tensor<2x3x2xui64>
  func.return
}

func.func @dynamic_broadcast_in_dim_of_complex_f32() {
  %x = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000)]]> : tensor<1x3xcomplex<f32>>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xcomplex<f32>>, tensor<3xi64>) -> tensor<2x3x2xcomplex<f32>>
  check.expect_eq_const %r, dense<[[[(0.0, -1.0e-45), (0.0, -1.0e-45)], [(-0.0, 3.402823466e38), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (1.0e-45, 0xFFC00000)]], [[(0.0, -1.0e-45), (0.0, -1.0e-45)], [(-0.0, 3.402823466e38), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (1.0e-45, 0xFFC00000)]]]> : tensor<2x3x2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @dynamic_broadcast_in_dim_of_complex_f64() {
  %x = stablehlo.constant dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000)]]> : tensor<1x3xcomplex<f64>>
  %shape = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3xcomplex<f64>>, tensor<3xi64>) -> tensor<2x3x2xcomplex<f64>>
  check.expect_eq_const %r, dense<[[[(0.0, -5.0e-324), (0.0, -5.0e-324)], [(-0.0, 1.7976931348623157e308), (-0.0, 1.7976931348623157e308)], [(5.0e-324, 0xFFF8000000000000), (5.0e-324, 0xFFF8000000000000)]], [[(0.0, -5.0e-324), (0.0, -5.0e-324)], [(-0.0, 1.7976931348623157e308), (-0.0, 1.7976931348623157e308)], [(5.0e-324, 0xFFF8000000000000), (5.0e-324, 0xFFF8000000000000)]]]> : tensor<2x3x2xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @of_a_scalar() {
  %x = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<0> : tensor<2x3xi32>
  func.return
}

func.func @to_nothing() {
  %x = stablehlo.constant dense<[0]> : tensor<1xi32>
  %s = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<1xi32>, tensor<2xi32>) -> tensor<2x0xi32>
  check.expect_eq_const %r, dense<> : tensor<2x0xi32>
  func.return
}

func.func @what_is_known_of_dimensions() {
  %x = stablehlo.constant dense<[[0, 1, 2]]> : tensor<1x3xi32>
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) {broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>} : (tensor<1x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  func.return
}

func.func @sizes_known_at_run_time() {
  %x = stablehlo.constant dense<[[0], [1], [2]]> : tensor<3x1xi32>
  %s = stablehlo.constant dense<[3, 2, 4]> : tensor<3xui8>
  %r = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0, 2] : (tensor<3x1xi32>, tensor<3xui8>) -> tensor<?x?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?x?xi32>) -> tensor<3x2x4xi32>
  check.expect_eq_const %static, dense<[[[0, 0, 0, 0], [0, 0, 0, 0]], [[1, 1, 1, 1], [1, 1, 1, 1]], [[2, 2, 2, 2], [2, 2, 2, 2]]]> : tensor<3x2x4xi32>
  func.return
}

func.func @an_unknown_size_that_is_one_is_repeated() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3]]> : tensor<1x4xi32>
  %y = stablehlo.convert %x : (tensor<1x4xi32>) -> tensor<?x?xi32>
  %s = stablehlo.constant dense<[3, 2, 4]> : tensor<3xui8>
  %r = stablehlo.dynamic_broadcast_in_dim %y, %s, dims = [0, 2] : (tensor<?x?xi32>, tensor<3xui8>) -> tensor<?x?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?x?xi32>) -> tensor<3x2x4xi32>
  check.expect_eq_const %static, dense<[[[0, 1, 2, 3], [0, 1, 2, 3]], [[0, 1, 2, 3], [0, 1, 2, 3]], [[0, 1, 2, 3], [0, 1, 2, 3]]]> : tensor<3x2x4xi32>
  func.return
}
