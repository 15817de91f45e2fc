// stablehlo.reverse: along each dimension named.

func.func @reverse_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[[-0.5, 1.0, -1.0], [6.0, -6.0, 1.5]]> : tensor<2x3xf4E2M1FN>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf4E2M1FN>
  check.expect_eq_const %r, dense<[[-1.0, 1.0, -0.5], [1.5, -6.0, 6.0]]> : tensor<2x3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[[-0.9, 1.0, -1.0], [7.5, -7.5, 0.5]]> : tensor<2x3xf6E2M3FN>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf6E2M3FN>
  check.expect_eq_const %r, dense<[[-1.0, 1.0, -0.9], [0.5, -7.5, 7.5]]> : tensor<2x3xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[[-0.25, 28.0, -28.0], [0.1, 0.5, -0.5]]> : tensor<2x3xf6E3M2FN>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf6E3M2FN>
  check.expect_eq_const %r, dense<[[-28.0, 28.0, -0.25], [-0.5, 0.5, 0.1]]> : tensor<2x3xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f8E5M2() {
  %x = stablehlo.constant dense<[[0x7C, 0xFC, 0x7E], [0xFE, 0x7D, 0.09]]> : tensor<2x3xf8E5M2>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf8E5M2>
  check.expect_eq_const %r, dense<[[0x7E, 0xFC, 0x7C], [0.09, 0x7D, 0xFE]]> : tensor<2x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f8E4M3() {
  %x = stablehlo.constant dense<[[0x78, 0xF8, 0x7C], [0xFC, 0x79, 0.1]]> : tensor<2x3xf8E4M3>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf8E4M3>
  check.expect_eq_const %r, dense<[[0x7C, 0xF8, 0x78], [0.1, 0x79, 0xFC]]> : tensor<2x3xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f8E3M4() {
  %x = stablehlo.constant dense<[[-15.5, 0x70, 0xF0], [0x78, 0xF8, 0x71]]> : tensor<2x3xf8E3M4>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf8E3M4>
  check.expect_eq_const %r, dense<[[0xF0, 0x70, -15.5], [0x71, 0xF8, 0x78]]> : tensor<2x3xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[[448.0, -448.0, 0x7F], [0xFF, 0.1, 0.5]]> : tensor<2x3xf8E4M3FN>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0x7F, -448.0, 448.0], [0.5, 0.1, 0xFF]]> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[-3.0e-5, 57000.0, -57000.0], [0.09, 0.5, -0.5]]> : tensor<2x3xf8E5M2FNUZ>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[-57000.0, 57000.0, -3.0e-5], [-0.5, 0.5, 0.09]]> : tensor<2x3xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[-0.008, 240.0, -240.0], [0.1, 0.5, -0.5]]> : tensor<2x3xf8E4M3FNUZ>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[-240.0, 240.0, -0.008], [-0.5, 0.5, 0.1]]> : tensor<2x3xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[-0.001, 30.0, -30.0], [0.1, 0.5, -0.5]]> : tensor<2x3xf8E4M3B11FNUZ>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[-30.0, 30.0, -0.001], [-0.5, 0.5, 0.1]]> : tensor<2x3xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[[1.7e38, 0xFF, 0.1], [0.5, 1.0, 2.0]]> : tensor<2x3xf8E8M0FNU>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[0.1, 0xFF, 1.7e38], [2.0, 1.0, 0.5]]> : tensor<2x3xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f16() {
  %x = stablehlo.constant dense<[[0x7C00, 0xFC00, 0x7E00], [0xFE00, 0x7C01, 0.1]]> : tensor<2x3xf16>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf16>
  check.expect_eq_const %r, dense<[[0x7E00, 0xFC00, 0x7C00], [0.1, 0x7C01, 0xFE00]]> : tensor<2x3xf16> {shlo.bitwise}
  func.return
}

func.func @reverse_of_bf16() {
  %x = stablehlo.constant dense<[[0x7F80, 0xFF80, 0x7FC0], [0xFFC0, 0x7F81, 0.1]]> : tensor<2x3xbf16>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xbf16>
  check.expect_eq_const %r, dense<[[0x7FC0, 0xFF80, 0x7F80], [0.1, 0x7F81, 0xFFC0]]> : tensor<2x3xbf16> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f32() {
  %x = stablehlo.constant dense<[[0x7F800000, 0xFF800000, 0x7FC00000], [0xFFC00000, 0x7F800001, 0.1]]> : tensor<2x3xf32>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[0x7FC00000, 0xFF800000, 0x7F800000], [0.1, 0x7F800001, 0xFFC00000]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}

func.func @reverse_of_f64() {
  %x = stablehlo.constant dense<[[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001, 0.1]]> : tensor<2x3xf64>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xf64>
  check.expect_eq_const %r, dense<[[0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [0.1, 0x7FF0000000000001, 0xFFF8000000000000]]> : tensor<2x3xf64> {shlo.bitwise}
  func.return
}

func.func @reverse_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<2x3xi1>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xi1>
  check.expect_eq_const %r, dense<false> : tensor<2x3xi1>
  func.return
}

func.func @reverse_of_i2() {
  %x = stablehlo.constant dense<[[-2, -2, 0], [0, -2, -2]]> : tensor<2x3xi2>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xi2>
  check.expect_eq_const %r, dense<[[0, -2, -2], [-2, -2, 0]]> : tensor<2x3xi2>
  func.return
}

func.func @reverse_of_i4() {
  %x = stablehlo.constant dense<[[-2, 2, 4], [4, 2, -2]]> : tensor<2x3xi4>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xi4>
  check.expect_eq_const %r, dense<[[4, 2, -2], [-2, 2, 4]]> : tensor<2x3xi4>
  func.return
}

func.func @reverse_of_i8() {
  %x = stablehlo.constant dense<[[30, 66, 116], [-76, 2, 94]]> : tensor<2x3xi8>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xi8>
  check.expect_eq_const %r, dense<[[116, 66, 30], [94, 2, -76]]> : tensor<2x3xi8>
  func.return
}

func.func @reverse_of_i16() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xi16>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xi16>
  check.expect_eq_const %r, dense<[[116, 66, 30], [350, 258, 180]]> : tensor<2x3xi16>
  func.return
}

func.func @reverse_of_i32() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xi32>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[116, 66, 30], [350, 258, 180]]> : tensor<2x3xi32>
  func.return
}

func.func @reverse_of_i64() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xi64>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xi64>
  check.expect_eq_const %r, dense<[[116, 66, 30], [350, 258, 180]]> : tensor<2x3xi64>
  func.return
}

func.func @reverse_of_ui2() {
  %x = stablehlo.constant dense<[[2, 2, 0], [0, 2, 2]]> : tensor<2x3xui2>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xui2>
  check.expect_eq_const %r, dense<[[0, 2, 2], [2, 2, 0]]> : tensor<2x3xui2>
  func.return
}

func.func @reverse_of_ui4() {
  %x = stablehlo.constant dense<[[14, 2, 4], [4, 2, 14]]> : tensor<2x3xui4>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xui4>
  check.expect_eq_const %r, dense<[[4, 2, 14], [14, 2, 4]]> : tensor<2x3xui4>
  func.return
}

func.func @reverse_of_ui8() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 2, 94]]> : tensor<2x3xui8>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xui8>
  check.expect_eq_const %r, dense<[[116, 66, 30], [94, 2, 180]]> : tensor<2x3xui8>
  func.return
}

func.func @reverse_of_ui16() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xui16>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xui16>
  check.expect_eq_const %r, dense<[[116, 66, 30], [350, 258, 180]]> : tensor<2x3xui16>
  func.return
}

func.func @reverse_of_ui32() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xui32>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xui32>
  check.expect_eq_const %r, dense<[[116, 66, 30], [350, 258, 180]]> : tensor<2x3xui32>
  func.return
}

func.func @reverse_of_ui64() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xui64>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xui64>
  check.expect_eq_const %r, dense<[[116, 66, 30], [350, 258, 180]]> : tensor<2x3xui64>
  func.return
}

func.func @reverse_of_complex_f32() {
  %x = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000)], [(-1.0e-45, 1.0), (1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45)]]> : tensor<2x3xcomplex<f32>>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.0e-45, 0xFFC00000), (-0.0, 3.402823466e38), (0.0, -1.0e-45)], [(-1.1754942e-38, 1.0e-45), (1.1754942e-38, 4.0), (-1.0e-45, 1.0)]]> : tensor<2x3xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @reverse_of_complex_f64() {
  %x = stablehlo.constant dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000)], [(-5.0e-324, 1.0), (2.225073858507201e-308, 4.0), (-2.225073858507201e-308, 5.0e-324)]]> : tensor<2x3xcomplex<f64>>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(5.0e-324, 0xFFF8000000000000), (-0.0, 1.7976931348623157e308), (0.0, -5.0e-324)], [(-2.225073858507201e-308, 5.0e-324), (2.225073858507201e-308, 4.0), (-5.0e-324, 1.0)]]> : tensor<2x3xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @reverse_of_two_dimensions() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %r = stablehlo.reverse %x, dims = [0, 1] : tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[5, 4, 3], [2, 1, 0]]> : tensor<2x3xi32>
  func.return
}

func.func @reverse_of_no_dimension() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %r = stablehlo.reverse %x, dims = [] : tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  func.return
}
