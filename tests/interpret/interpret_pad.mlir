// stablehlo.pad: low, between and high; negative amounts cut.

func.func @pad_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[[1.0, -1.0], [6.0, -6.0]]> : tensor<2x2xf4E2M1FN>
  %p = stablehlo.constant dense<2.0> : tensor<f4E2M1FN>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  check.expect_eq_const %r, dense<[[2.0, 1.0, 2.0, -1.0], [2.0, 6.0, 2.0, -6.0], [2.0, 2.0, 2.0, 2.0]]> : tensor<3x4xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @pad_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[[1.0, -1.0], [7.5, -7.5]]> : tensor<2x2xf6E2M3FN>
  %p = stablehlo.constant dense<-0.5> : tensor<f6E2M3FN>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  check.expect_eq_const %r, dense<[[-0.5, 1.0, -0.5, -1.0], [-0.5, 7.5, -0.5, -7.5], [-0.5, -0.5, -0.5, -0.5]]> : tensor<3x4xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @pad_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[[28.0, -28.0], [0.1, 0.5]]> : tensor<2x2xf6E3M2FN>
  %p = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  check.expect_eq_const %r, dense<[[1.0, 28.0, 1.0, -28.0], [1.0, 0.1, 1.0, 0.5], [1.0, 1.0, 1.0, 1.0]]> : tensor<3x4xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @pad_of_f8E5M2() {
  %x = stablehlo.constant dense<[[0xFC, 0x7E], [0xFE, 0x7D]]> : tensor<2x2xf8E5M2>
  %p = stablehlo.constant dense<0.5> : tensor<f8E5M2>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf8E5M2>, tensor<f8E5M2>) -> tensor<3x4xf8E5M2>
  check.expect_eq_const %r, dense<[[0.5, 0xFC, 0.5, 0x7E], [0.5, 0xFE, 0.5, 0x7D], [0.5, 0.5, 0.5, 0.5]]> : tensor<3x4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @pad_of_f8E4M3() {
  %x = stablehlo.constant dense<[[0xF8, 0x7C], [0xFC, 0x79]]> : tensor<2x2xf8E4M3>
  %p = stablehlo.constant dense<0.5> : tensor<f8E4M3>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf8E4M3>, tensor<f8E4M3>) -> tensor<3x4xf8E4M3>
  check.expect_eq_const %r, dense<[[0.5, 0xF8, 0.5, 0x7C], [0.5, 0xFC, 0.5, 0x79], [0.5, 0.5, 0.5, 0.5]]> : tensor<3x4xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @pad_of_f8E3M4() {
  %x = stablehlo.constant dense<[[0x70, 0xF0], [0x78, 0xF8]]> : tensor<2x2xf8E3M4>
  %p = stablehlo.constant dense<0.5> : tensor<f8E3M4>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf8E3M4>, tensor<f8E3M4>) -> tensor<3x4xf8E3M4>
  check.expect_eq_const %r, dense<[[0.5, 0x70, 0.5, 0xF0], [0.5, 0x78, 0.5, 0xF8], [0.5, 0.5, 0.5, 0.5]]> : tensor<3x4xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @pad_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[[-448.0, 0x7F], [0xFF, 0.1]]> : tensor<2x2xf8E4M3FN>
  %p = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  check.expect_eq_const %r, dense<[[1.0, -448.0, 1.0, 0x7F], [1.0, 0xFF, 1.0, 0.1], [1.0, 1.0, 1.0, 1.0]]> : tensor<3x4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @pad_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[57000.0, -57000.0], [0.09, 0.5]]> : tensor<2x2xf8E5M2FNUZ>
  %p = stablehlo.constant dense<-1.0> : tensor<f8E5M2FNUZ>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[-1.0, 57000.0, -1.0, -57000.0], [-1.0, 0.09, -1.0, 0.5], [-1.0, -1.0, -1.0, -1.0]]> : tensor<3x4xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @pad_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[240.0, -240.0], [0.1, 0.5]]> : tensor<2x2xf8E4M3FNUZ>
  %p = stablehlo.constant dense<-1.0> : tensor<f8E4M3FNUZ>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[-1.0, 240.0, -1.0, -240.0], [-1.0, 0.1, -1.0, 0.5], [-1.0, -1.0, -1.0, -1.0]]> : tensor<3x4xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @pad_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[30.0, -30.0], [0.1, 0.5]]> : tensor<2x2xf8E4M3B11FNUZ>
  %p = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[1.0, 30.0, 1.0, -30.0], [1.0, 0.1, 1.0, 0.5], [1.0, 1.0, 1.0, 1.0]]> : tensor<3x4xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @pad_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[[0xFF, 0.1], [0.5, 1.0]]> : tensor<2x2xf8E8M0FNU>
  %p = stablehlo.constant dense<4.0> : tensor<f8E8M0FNU>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[4.0, 0xFF, 4.0, 0.1], [4.0, 0.5, 4.0, 1.0], [4.0, 4.0, 4.0, 4.0]]> : tensor<3x4xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @pad_of_f16() {
  %x = stablehlo.constant dense<[[0xFC00, 0x7E00], [0xFE00, 0x7C01]]> : tensor<2x2xf16>
  %p = stablehlo.constant dense<0.5> : tensor<f16>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf16>, tensor<f16>) -> tensor<3x4xf16>
  check.expect_eq_const %r, dense<[[0.5, 0xFC00, 0.5, 0x7E00], [0.5, 0xFE00, 0.5, 0x7C01], [0.5, 0.5, 0.5, 0.5]]> : tensor<3x4xf16> {shlo.bitwise}
  func.return
}

func.func @pad_of_bf16() {
  %x = stablehlo.constant dense<[[0xFF80, 0x7FC0], [0xFFC0, 0x7F81]]> : tensor<2x2xbf16>
  %p = stablehlo.constant dense<0.5> : tensor<bf16>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  check.expect_eq_const %r, dense<[[0.5, 0xFF80, 0.5, 0x7FC0], [0.5, 0xFFC0, 0.5, 0x7F81], [0.5, 0.5, 0.5, 0.5]]> : tensor<3x4xbf16> {shlo.bitwise}
  func.return
}

func.func @pad_of_f32() {
  %x = stablehlo.constant dense<[[0xFF800000, 0x7FC00000], [0xFFC00000, 0x7F800001]]> : tensor<2x2xf32>
  %p = stablehlo.constant dense<0.5> : tensor<f32>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<3x4xf32>
  check.expect_eq_const %r, dense<[[0.5, 0xFF800000, 0.5, 0x7FC00000], [0.5, 0xFFC00000, 0.5, 0x7F800001], [0.5, 0.5, 0.5, 0.5]]> : tensor<3x4xf32> {shlo.bitwise}
  func.return
}

func.func @pad_of_f64() {
  %x = stablehlo.constant dense<[[0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001]]> : tensor<2x2xf64>
  %p = stablehlo.constant dense<0.5> : tensor<f64>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xf64>, tensor<f64>) -> tensor<3x4xf64>
  check.expect_eq_const %r, dense<[[0.5, 0xFFF0000000000000, 0.5, 0x7FF8000000000000], [0.5, 0xFFF8000000000000, 0.5, 0x7FF0000000000001], [0.5, 0.5, 0.5, 0.5]]> : tensor<3x4xf64> {shlo.bitwise}
  func.return
}

func.func @pad_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<2x2xi1>
  %p = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<3x4xi1>
  check.expect_eq_const %r, dense<false> : tensor<3x4xi1>
  func.return
}

func.func @pad_of_i2() {
  %x = stablehlo.constant dense<[[-2, 0], [0, -2]]> : tensor<2x2xi2>
  %p = stablehlo.constant dense<0> : tensor<i2>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xi2>, tensor<i2>) -> tensor<3x4xi2>
  check.expect_eq_const %r, dense<[[0, -2, 0, 0], [0, 0, 0, -2], [0, 0, 0, 0]]> : tensor<3x4xi2>
  func.return
}

func.func @pad_of_i4() {
  %x = stablehlo.constant dense<[[2, 4], [4, 2]]> : tensor<2x2xi4>
  %p = stablehlo.constant dense<0> : tensor<i4>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xi4>, tensor<i4>) -> tensor<3x4xi4>
  check.expect_eq_const %r, dense<[[0, 2, 0, 4], [0, 4, 0, 2], [0, 0, 0, 0]]> : tensor<3x4xi4>
  func.return
}

func.func @pad_of_i8() {
  %x = stablehlo.constant dense<[[66, 116], [-76, 2]]> : tensor<2x2xi8>
  %p = stablehlo.constant dense<64> : tensor<i8>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xi8>, tensor<i8>) -> tensor<3x4xi8>
  check.expect_eq_const %r, dense<[[64, 66, 64, 116], [64, -76, 64, 2], [64, 64, 64, 64]]> : tensor<3x4xi8>
  func.return
}

func.func @pad_of_i16() {
  %x = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xi16>
  %p = stablehlo.constant dense<576> : tensor<i16>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xi16>, tensor<i16>) -> tensor<3x4xi16>
  check.expect_eq_const %r, dense<[[576, 66, 576, 116], [576, 180, 576, 258], [576, 576, 576, 576]]> : tensor<3x4xi16>
  func.return
}

func.func @pad_of_i32() {
  %x = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xi32>
  %p = stablehlo.constant dense<576> : tensor<i32>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xi32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %r, dense<[[576, 66, 576, 116], [576, 180, 576, 258], [576, 576, 576, 576]]> : tensor<3x4xi32>
  func.return
}

func.func @pad_of_i64() {
  %x = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xi64>
  %p = stablehlo.constant dense<576> : tensor<i64>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xi64>, tensor<i64>) -> tensor<3x4xi64>
  check.expect_eq_const %r, dense<[[576, 66, 576, 116], [576, 180, 576, 258], [576, 576, 576, 576]]> : tensor<3x4xi64>
  func.return
}

func.func @pad_of_ui2() {
  %x = stablehlo.constant dense<[[2, 0], [0, 2]]> : tensor<2x2xui2>
  %p = stablehlo.constant dense<0> : tensor<ui2>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xui2>, tensor<ui2>) -> tensor<3x4xui2>
  check.expect_eq_const %r, dense<[[0, 2, 0, 0], [0, 0, 0, 2], [0, 0, 0, 0]]> : tensor<3x4xui2>
  func.return
}

func.func @pad_of_ui4() {
  %x = stablehlo.constant dense<[[2, 4], [4, 2]]> : tensor<2x2xui4>
  %p = stablehlo.constant dense<0> : tensor<ui4>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xui4>, tensor<ui4>) -> tensor<3x4xui4>
  check.expect_eq_const %r, dense<[[0, 2, 0, 4], [0, 4, 0, 2], [0, 0, 0, 0]]> : tensor<3x4xui4>
  func.return
}

func.func @pad_of_ui8() {
  %x = stablehlo.constant dense<[[66, 116], [180, 2]]> : tensor<2x2xui8>
  %p = stablehlo.constant dense<64> : tensor<ui8>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xui8>, tensor<ui8>) -> tensor<3x4xui8>
  check.expect_eq_const %r, dense<[[64, 66, 64, 116], [64, 180, 64, 2], [64, 64, 64, 64]]> : tensor<3x4xui8>
  func.return
}

func.func @pad_of_ui16() {
  %x = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xui16>
  %p = stablehlo.constant dense<576> : tensor<ui16>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xui16>, tensor<ui16>) -> tensor<3x4xui16>
  check.expect_eq_const %r, dense<[[576, 66, 576, 116], [576, 180, 576, 258], [576, 576, 576, 576]]> : tensor<3x4xui16>
  func.return
}

func.func @pad_of_ui32() {
  %x = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xui32>
  %p = stablehlo.constant dense<576> : tensor<ui32>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xui32>, tensor<ui32>) -> tensor<3x4xui32>
  check.expect_eq_const %r, dense<[[576, 66, 576, 116], [576, 180, 576, 258], [576, 576, 576, 576]]> : tensor<3x4xui32>
  func.return
}

func.func @pad_of_ui64() {
  %x = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xui64>
  %p = stablehlo.constant dense<576> : tensor<ui64>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xui64>, tensor<ui64>) -> tensor<3x4xui64>
  check.expect_eq_const %r, dense<[[576, 66, 576, 116], [576, 180, 576, 258], [576, 576, 576, 576]]> : tensor<3x4xui64>
  func.return
}

func.func @pad_of_complex_f32() {
  %x = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)]]> : tensor<2x2xcomplex<f32>>
  %p = stablehlo.constant dense<(1.1754942e-38, -1.0e-45)> : tensor<complex<f32>>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.1754942e-38, -1.0e-45), (0.0, -1.0e-45), (1.1754942e-38, -1.0e-45), (-0.0, 3.402823466e38)], [(1.1754942e-38, -1.0e-45), (1.0e-45, 0xFFC00000), (1.1754942e-38, -1.0e-45), (-1.0e-45, 1.0)], [(1.1754942e-38, -1.0e-45), (1.1754942e-38, -1.0e-45), (1.1754942e-38, -1.0e-45), (1.1754942e-38, -1.0e-45)]]> : tensor<3x4xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @pad_of_complex_f64() {
  %x = stablehlo.constant dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)], [(5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0)]]> : tensor<2x2xcomplex<f64>>
  %p = stablehlo.constant dense<(2.225073858507201e-308, -5.0e-324)> : tensor<complex<f64>>
  %r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(2.225073858507201e-308, -5.0e-324), (0.0, -5.0e-324), (2.225073858507201e-308, -5.0e-324), (-0.0, 1.7976931348623157e308)], [(2.225073858507201e-308, -5.0e-324), (5.0e-324, 0xFFF8000000000000), (2.225073858507201e-308, -5.0e-324), (-5.0e-324, 1.0)], [(2.225073858507201e-308, -5.0e-324), (2.225073858507201e-308, -5.0e-324), (2.225073858507201e-308, -5.0e-324), (2.225073858507201e-308, -5.0e-324)]]> : tensor<3x4xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @negative_padding_cuts() {
  %x = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %p = stablehlo.constant dense<-1> : tensor<i32>
  %r = stablehlo.pad %x, %p, low = [-1], high = [-2], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
  check.expect_eq_const %r, dense<[1]> : tensor<1xi32>
  func.return
}

func.func @negative_padding_cuts_interior_padding() {
  %x = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %p = stablehlo.constant dense<-1> : tensor<i32>
  %r = stablehlo.pad %x, %p, low = [-1], high = [2], interior = [2] : (tensor<3xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %r, dense<[-1, -1, 1, -1, -1, 2, -1, -1]> : tensor<8xi32>
  func.return
}

func.func @padding_of_nothing() {
  %x = stablehlo.constant dense<> : tensor<0xi32>
  %p = stablehlo.constant dense<-1> : tensor<i32>
  %r = stablehlo.pad %x, %p, low = [1], high = [2], interior = [3] : (tensor<0xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<-1> : tensor<3xi32>
  func.return
}
