// stablehlo.broadcast_in_dim: dimension i of the operand becomes dims[i]; size 1 stretches.

func.func @broadcast_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[1.0, -1.0, 6.0]> : tensor<3xf4E2M1FN>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  check.expect_eq_const %r, dense<[[1.0, -1.0, 6.0], [1.0, -1.0, 6.0]]> : tensor<2x3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[1.0, -1.0, 7.5]> : tensor<3xf6E2M3FN>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  check.expect_eq_const %r, dense<[[1.0, -1.0, 7.5], [1.0, -1.0, 7.5]]> : tensor<2x3xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[28.0, -28.0, 0.1]> : tensor<3xf6E3M2FN>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  check.expect_eq_const %r, dense<[[28.0, -28.0, 0.1], [28.0, -28.0, 0.1]]> : tensor<2x3xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f8E5M2() {
  %x = stablehlo.constant dense<[0xFC, 0x7E, 0xFE]> : tensor<3xf8E5M2>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf8E5M2>) -> tensor<2x3xf8E5M2>
  check.expect_eq_const %r, dense<[[0xFC, 0x7E, 0xFE], [0xFC, 0x7E, 0xFE]]> : tensor<2x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f8E4M3() {
  %x = stablehlo.constant dense<[0xF8, 0x7C, 0xFC]> : tensor<3xf8E4M3>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf8E4M3>) -> tensor<2x3xf8E4M3>
  check.expect_eq_const %r, dense<[[0xF8, 0x7C, 0xFC], [0xF8, 0x7C, 0xFC]]> : tensor<2x3xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f8E3M4() {
  %x = stablehlo.constant dense<[0xF0, 0x78, 0xF8]> : tensor<3xf8E3M4>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf8E3M4>) -> tensor<2x3xf8E3M4>
  check.expect_eq_const %r, dense<[[0xF0, 0x78, 0xF8], [0xF0, 0x78, 0xF8]]> : tensor<2x3xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF, 0.1]> : tensor<3xf8E4M3FN>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0x7F, 0xFF, 0.1], [0x7F, 0xFF, 0.1]]> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[-57000.0, 0.09, 0.5]> : tensor<3xf8E5M2FNUZ>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[-57000.0, 0.09, 0.5], [-57000.0, 0.09, 0.5]]> : tensor<2x3xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[-240.0, 0.1, 0.5]> : tensor<3xf8E4M3FNUZ>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[-240.0, 0.1, 0.5], [-240.0, 0.1, 0.5]]> : tensor<2x3xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[30.0, -30.0, 0.1]> : tensor<3xf8E4M3B11FNUZ>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[30.0, -30.0, 0.1], [30.0, -30.0, 0.1]]> : tensor<2x3xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0xFF, 0.1, 0.5]> : tensor<3xf8E8M0FNU>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[0xFF, 0.1, 0.5], [0xFF, 0.1, 0.5]]> : tensor<2x3xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f16() {
  %x = stablehlo.constant dense<[0xFC00, 0x7E00, 0xFE00]> : tensor<3xf16>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf16>) -> tensor<2x3xf16>
  check.expect_eq_const %r, dense<[[0xFC00, 0x7E00, 0xFE00], [0xFC00, 0x7E00, 0xFE00]]> : tensor<2x3xf16> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_bf16() {
  %x = stablehlo.constant dense<[0xFF80, 0x7FC0, 0xFFC0]> : tensor<3xbf16>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %r, dense<[[0xFF80, 0x7FC0, 0xFFC0], [0xFF80, 0x7FC0, 0xFFC0]]> : tensor<2x3xbf16> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f32() {
  %x = stablehlo.constant dense<[0xFF800000, 0x7FC00000, 0xFFC00000]> : tensor<3xf32>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[0xFF800000, 0x7FC00000, 0xFFC00000], [0xFF800000, 0x7FC00000, 0xFFC00000]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_f64() {
  %x = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000]> : tensor<3xf64>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf64>) -> tensor<2x3xf64>
  check.expect_eq_const %r, dense<[[0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000], [0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000]]> : tensor<2x3xf64> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<3xi1>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
  check.expect_eq_const %r, dense<false> : tensor<2x3xi1>
  func.return
}

func.func @broadcast_of_i2() {
  %x = stablehlo.constant dense<[0, 0, -2]> : tensor<3xi2>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi2>) -> tensor<2x3xi2>
  check.expect_eq_const %r, dense<[[0, 0, -2], [0, 0, -2]]> : tensor<2x3xi2>
  func.return
}

func.func @broadcast_of_i4() {
  %x = stablehlo.constant dense<[4, 4, 2]> : tensor<3xi4>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi4>) -> tensor<2x3xi4>
  check.expect_eq_const %r, dense<[[4, 4, 2], [4, 4, 2]]> : tensor<2x3xi4>
  func.return
}

func.func @broadcast_of_i8() {
  %x = stablehlo.constant dense<[116, -76, 2]> : tensor<3xi8>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi8>) -> tensor<2x3xi8>
  check.expect_eq_const %r, dense<[[116, -76, 2], [116, -76, 2]]> : tensor<2x3xi8>
  func.return
}

func.func @broadcast_of_i16() {
  %x = stablehlo.constant dense<[116, 180, 258]> : tensor<3xi16>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi16>) -> tensor<2x3xi16>
  check.expect_eq_const %r, dense<[[116, 180, 258], [116, 180, 258]]> : tensor<2x3xi16>
  func.return
}

func.func @broadcast_of_i32() {
  %x = stablehlo.constant dense<[116, 180, 258]> : tensor<3xi32>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[116, 180, 258], [116, 180, 258]]> : tensor<2x3xi32>
  func.return
}

func.func @broadcast_of_i64() {
  %x = stablehlo.constant dense<[116, 180, 258]> : tensor<3xi64>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi64>) -> tensor<2x3xi64>
  check.expect_eq_const %r, dense<[[116, 180, 258], [116, 180, 258]]> : tensor<2x3xi64>
  func.return
}

func.func @broadcast_of_ui2() {
  %x = stablehlo.constant dense<[0, 0, 2]> : tensor<3xui2>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xui2>) -> tensor<2x3xui2>
  check.expect_eq_const %r, dense<[[0, 0, 2], [0, 0, 2]]> : tensor<2x3xui2>
  func.return
}

func.func @broadcast_of_ui4() {
  %x = stablehlo.constant dense<[4, 4, 2]> : tensor<3xui4>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xui4>) -> tensor<2x3xui4>
  check.expect_eq_const %r, dense<[[4, 4, 2], [4, 4, 2]]> : tensor<2x3xui4>
  func.return
}

func.func @broadcast_of_ui8() {
  %x = stablehlo.constant dense<[116, 180, 2]> : tensor<3xui8>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xui8>) -> tensor<2x3xui8>
  check.expect_eq_const %r, dense<[[116, 180, 2], [116, 180, 2]]> : tensor<2x3xui8>
  func.return
}

func.func @broadcast_of_ui16() {
  %x = stablehlo.constant dense<[116, 180, 258]> : tensor<3xui16>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xui16>) -> tensor<2x3xui16>
  check.expect_eq_const %r, dense<[[116, 180, 258], [116, 180, 258]]> : tensor<2x3xui16>
  func.return
}

func.func @broadcast_of_ui32() {
  %x = stablehlo.constant dense<[116, 180, 258]> : tensor<3xui32>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xui32>) -> tensor<2x3xui32>
  check.expect_eq_const %r, dense<[[116, 180, 258], [116, 180, 258]]> : tensor<2x3xui32>
  func.return
}

func.func @broadcast_of_ui64() {
  %x = stablehlo.constant dense<[116, 180, 258]> : tensor<3xui64>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xui64>) -> tensor<2x3xui64>
  check.expect_eq_const %r, dense<[[116, 180, 258], [116, 180, 258]]> : tensor<2x3xui64>
  func.return
}

func.func @broadcast_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000)]> : tensor<3xcomplex<f32>>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000)], [(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000)]]> : tensor<2x3xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000)]> : tensor<3xcomplex<f64>>
  %r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000)], [(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000)]]> : tensor<2x3xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @broadcast_of_a_scalar() {
  %x = stablehlo.constant dense<0> : tensor<i32>
  %r = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<0> : tensor<2x2xi32>
  func.return
}

func.func @size_one_stretches() {
  %x = stablehlo.constant dense<[[0, 1, 2]]> : tensor<1x3xi32>
  %r = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  func.return
}

func.func @dimensions_may_swap() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %r = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<2x3xi32>) -> tensor<3x2x2xi32>
  check.expect_eq_const %r, dense<[[[0, 3], [0, 3]], [[1, 4], [1, 4]], [[2, 5], [2, 5]]]> : tensor<3x2x2xi32>
  func.return
}
