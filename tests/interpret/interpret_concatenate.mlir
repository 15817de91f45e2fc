// stablehlo.concatenate: in the operands' order.

func.func @concatenate_of_f4E2M1FN() {
  %a = stablehlo.constant dense<[[1.0, -1.0], [6.0, -6.0]]> : tensor<2x2xf4E2M1FN>
  %b = stablehlo.constant dense<[[-6.0], [1.5]]> : tensor<2x1xf4E2M1FN>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf4E2M1FN>, tensor<2x1xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  check.expect_eq_const %r, dense<[[1.0, -1.0, -6.0], [6.0, -6.0, 1.5]]> : tensor<2x3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f6E2M3FN() {
  %a = stablehlo.constant dense<[[1.0, -1.0], [7.5, -7.5]]> : tensor<2x2xf6E2M3FN>
  %b = stablehlo.constant dense<[[-7.5], [0.5]]> : tensor<2x1xf6E2M3FN>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf6E2M3FN>, tensor<2x1xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  check.expect_eq_const %r, dense<[[1.0, -1.0, -7.5], [7.5, -7.5, 0.5]]> : tensor<2x3xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f6E3M2FN() {
  %a = stablehlo.constant dense<[[28.0, -28.0], [0.1, 0.5]]> : tensor<2x2xf6E3M2FN>
  %b = stablehlo.constant dense<[[0.5], [-0.5]]> : tensor<2x1xf6E3M2FN>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf6E3M2FN>, tensor<2x1xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  check.expect_eq_const %r, dense<[[28.0, -28.0, 0.5], [0.1, 0.5, -0.5]]> : tensor<2x3xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f8E5M2() {
  %a = stablehlo.constant dense<[[0xFC, 0x7E], [0xFE, 0x7D]]> : tensor<2x2xf8E5M2>
  %b = stablehlo.constant dense<[[0x7D], [0.09]]> : tensor<2x1xf8E5M2>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf8E5M2>, tensor<2x1xf8E5M2>) -> tensor<2x3xf8E5M2>
  check.expect_eq_const %r, dense<[[0xFC, 0x7E, 0x7D], [0xFE, 0x7D, 0.09]]> : tensor<2x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f8E4M3() {
  %a = stablehlo.constant dense<[[0xF8, 0x7C], [0xFC, 0x79]]> : tensor<2x2xf8E4M3>
  %b = stablehlo.constant dense<[[0x79], [0.1]]> : tensor<2x1xf8E4M3>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf8E4M3>, tensor<2x1xf8E4M3>) -> tensor<2x3xf8E4M3>
  check.expect_eq_const %r, dense<[[0xF8, 0x7C, 0x79], [0xFC, 0x79, 0.1]]> : tensor<2x3xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f8E3M4() {
  %a = stablehlo.constant dense<[[0x70, 0xF0], [0x78, 0xF8]]> : tensor<2x2xf8E3M4>
  %b = stablehlo.constant dense<[[0xF8], [0x71]]> : tensor<2x1xf8E3M4>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf8E3M4>, tensor<2x1xf8E3M4>) -> tensor<2x3xf8E3M4>
  check.expect_eq_const %r, dense<[[0x70, 0xF0, 0xF8], [0x78, 0xF8, 0x71]]> : tensor<2x3xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f8E4M3FN() {
  %a = stablehlo.constant dense<[[-448.0, 0x7F], [0xFF, 0.1]]> : tensor<2x2xf8E4M3FN>
  %b = stablehlo.constant dense<[[0.1], [0.5]]> : tensor<2x1xf8E4M3FN>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf8E4M3FN>, tensor<2x1xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[-448.0, 0x7F, 0.1], [0xFF, 0.1, 0.5]]> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f8E5M2FNUZ() {
  %a = stablehlo.constant dense<[[57000.0, -57000.0], [0.09, 0.5]]> : tensor<2x2xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[[0.5], [-0.5]]> : tensor<2x1xf8E5M2FNUZ>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf8E5M2FNUZ>, tensor<2x1xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[57000.0, -57000.0, 0.5], [0.09, 0.5, -0.5]]> : tensor<2x3xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f8E4M3FNUZ() {
  %a = stablehlo.constant dense<[[240.0, -240.0], [0.1, 0.5]]> : tensor<2x2xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[[0.5], [-0.5]]> : tensor<2x1xf8E4M3FNUZ>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf8E4M3FNUZ>, tensor<2x1xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[240.0, -240.0, 0.5], [0.1, 0.5, -0.5]]> : tensor<2x3xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f8E4M3B11FNUZ() {
  %a = stablehlo.constant dense<[[30.0, -30.0], [0.1, 0.5]]> : tensor<2x2xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[[0.5], [-0.5]]> : tensor<2x1xf8E4M3B11FNUZ>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x1xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[30.0, -30.0, 0.5], [0.1, 0.5, -0.5]]> : tensor<2x3xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f8E8M0FNU() {
  %a = stablehlo.constant dense<[[0xFF, 0.1], [0.5, 1.0]]> : tensor<2x2xf8E8M0FNU>
  %b = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xf8E8M0FNU>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf8E8M0FNU>, tensor<2x1xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[0xFF, 0.1, 1.0], [0.5, 1.0, 2.0]]> : tensor<2x3xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f16() {
  %a = stablehlo.constant dense<[[0xFC00, 0x7E00], [0xFE00, 0x7C01]]> : tensor<2x2xf16>
  %b = stablehlo.constant dense<[[0x7C01], [0.1]]> : tensor<2x1xf16>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf16>, tensor<2x1xf16>) -> tensor<2x3xf16>
  check.expect_eq_const %r, dense<[[0xFC00, 0x7E00, 0x7C01], [0xFE00, 0x7C01, 0.1]]> : tensor<2x3xf16> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_bf16() {
  %a = stablehlo.constant dense<[[0xFF80, 0x7FC0], [0xFFC0, 0x7F81]]> : tensor<2x2xbf16>
  %b = stablehlo.constant dense<[[0x7F81], [0.1]]> : tensor<2x1xbf16>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xbf16>, tensor<2x1xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %r, dense<[[0xFF80, 0x7FC0, 0x7F81], [0xFFC0, 0x7F81, 0.1]]> : tensor<2x3xbf16> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f32() {
  %a = stablehlo.constant dense<[[0xFF800000, 0x7FC00000], [0xFFC00000, 0x7F800001]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<[[0x7F800001], [0.1]]> : tensor<2x1xf32>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[0xFF800000, 0x7FC00000, 0x7F800001], [0xFFC00000, 0x7F800001, 0.1]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_f64() {
  %a = stablehlo.constant dense<[[0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001]]> : tensor<2x2xf64>
  %b = stablehlo.constant dense<[[0x7FF0000000000001], [0.1]]> : tensor<2x1xf64>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xf64>, tensor<2x1xf64>) -> tensor<2x3xf64>
  check.expect_eq_const %r, dense<[[0xFFF0000000000000, 0x7FF8000000000000, 0x7FF0000000000001], [0xFFF8000000000000, 0x7FF0000000000001, 0.1]]> : tensor<2x3xf64> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_i1() {
  %a = stablehlo.constant dense<false> : tensor<2x2xi1>
  %b = stablehlo.constant dense<false> : tensor<2x1xi1>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xi1>, tensor<2x1xi1>) -> tensor<2x3xi1>
  check.expect_eq_const %r, dense<false> : tensor<2x3xi1>
  func.return
}

func.func @concatenate_of_i2() {
  %a = stablehlo.constant dense<[[-2, 0], [0, -2]]> : tensor<2x2xi2>
  %b = stablehlo.constant dense<-2> : tensor<2x1xi2>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xi2>, tensor<2x1xi2>) -> tensor<2x3xi2>
  check.expect_eq_const %r, dense<[[-2, 0, -2], [0, -2, -2]]> : tensor<2x3xi2>
  func.return
}

func.func @concatenate_of_i4() {
  %a = stablehlo.constant dense<[[2, 4], [4, 2]]> : tensor<2x2xi4>
  %b = stablehlo.constant dense<[[2], [-2]]> : tensor<2x1xi4>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xi4>, tensor<2x1xi4>) -> tensor<2x3xi4>
  check.expect_eq_const %r, dense<[[2, 4, 2], [4, 2, -2]]> : tensor<2x3xi4>
  func.return
}

func.func @concatenate_of_i8() {
  %a = stablehlo.constant dense<[[66, 116], [-76, 2]]> : tensor<2x2xi8>
  %b = stablehlo.constant dense<[[2], [94]]> : tensor<2x1xi8>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xi8>, tensor<2x1xi8>) -> tensor<2x3xi8>
  check.expect_eq_const %r, dense<[[66, 116, 2], [-76, 2, 94]]> : tensor<2x3xi8>
  func.return
}

func.func @concatenate_of_i16() {
  %a = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xi16>
  %b = stablehlo.constant dense<[[258], [350]]> : tensor<2x1xi16>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xi16>, tensor<2x1xi16>) -> tensor<2x3xi16>
  check.expect_eq_const %r, dense<[[66, 116, 258], [180, 258, 350]]> : tensor<2x3xi16>
  func.return
}

func.func @concatenate_of_i32() {
  %a = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[258], [350]]> : tensor<2x1xi32>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[66, 116, 258], [180, 258, 350]]> : tensor<2x3xi32>
  func.return
}

func.func @concatenate_of_i64() {
  %a = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xi64>
  %b = stablehlo.constant dense<[[258], [350]]> : tensor<2x1xi64>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xi64>, tensor<2x1xi64>) -> tensor<2x3xi64>
  check.expect_eq_const %r, dense<[[66, 116, 258], [180, 258, 350]]> : tensor<2x3xi64>
  func.return
}

func.func @concatenate_of_ui2() {
  %a = stablehlo.constant dense<[[2, 0], [0, 2]]> : tensor<2x2xui2>
  %b = stablehlo.constant dense<2> : tensor<2x1xui2>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xui2>, tensor<2x1xui2>) -> tensor<2x3xui2>
  check.expect_eq_const %r, dense<[[2, 0, 2], [0, 2, 2]]> : tensor<2x3xui2>
  func.return
}

func.func @concatenate_of_ui4() {
  %a = stablehlo.constant dense<[[2, 4], [4, 2]]> : tensor<2x2xui4>
  %b = stablehlo.constant dense<[[2], [14]]> : tensor<2x1xui4>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xui4>, tensor<2x1xui4>) -> tensor<2x3xui4>
  check.expect_eq_const %r, dense<[[2, 4, 2], [4, 2, 14]]> : tensor<2x3xui4>
  func.return
}

func.func @concatenate_of_ui8() {
  %a = stablehlo.constant dense<[[66, 116], [180, 2]]> : tensor<2x2xui8>
  %b = stablehlo.constant dense<[[2], [94]]> : tensor<2x1xui8>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xui8>, tensor<2x1xui8>) -> tensor<2x3xui8>
  check.expect_eq_const %r, dense<[[66, 116, 2], [180, 2, 94]]> : tensor<2x3xui8>
  func.return
}

func.func @concatenate_of_ui16() {
  %a = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xui16>
  %b = stablehlo.constant dense<[[258], [350]]> : tensor<2x1xui16>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xui16>, tensor<2x1xui16>) -> tensor<2x3xui16>
  check.expect_eq_const %r, dense<[[66, 116, 258], [180, 258, 350]]> : tensor<2x3xui16>
  func.return
}

func.func @concatenate_of_ui32() {
  %a = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xui32>
  %b = stablehlo.constant dense<[[258], [350]]> : tensor<2x1xui32>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xui32>, tensor<2x1xui32>) -> tensor<2x3xui32>
  check.expect_eq_const %r, dense<[[66, 116, 258], [180, 258, 350]]> : tensor<2x3xui32>
  func.return
}

func.func @concatenate_of_ui64() {
  %a = stablehlo.constant dense<[[66, 116], [180, 258]]> : tensor<2x2xui64>
  %b = stablehlo.constant dense<[[258], [350]]> : tensor<2x1xui64>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xui64>, tensor<2x1xui64>) -> tensor<2x3xui64>
  check.expect_eq_const %r, dense<[[66, 116, 258], [180, 258, 350]]> : tensor<2x3xui64>
  func.return
}

func.func @concatenate_of_complex_f32() {
  %a = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)]]> : tensor<2x2xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0e-45, -1.0e-45)], [(-1.0e-45, 3.402823466e38)]]> : tensor<2x1xcomplex<f32>>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, -1.0e-45)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0), (-1.0e-45, 3.402823466e38)]]> : tensor<2x3xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @concatenate_of_complex_f64() {
  %a = stablehlo.constant dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)], [(5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0)]]> : tensor<2x2xcomplex<f64>>
  %b = stablehlo.constant dense<[[(5.0e-324, -5.0e-324)], [(-5.0e-324, 1.7976931348623157e308)]]> : tensor<2x1xcomplex<f64>>
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2xcomplex<f64>>, tensor<2x1xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, -5.0e-324)], [(5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0), (-5.0e-324, 1.7976931348623157e308)]]> : tensor<2x3xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @three_operands_along_dimension_0() {
  %x = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi32>
  %u = stablehlo.constant dense<> : tensor<0x2xi32>
  %r = stablehlo.concatenate %x, %u, %x, dim = 0 : (tensor<1x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[0, 1], [0, 1]]> : tensor<2x2xi32>
  func.return
}

func.func @one_operand() {
  %x = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %r = stablehlo.concatenate %x, dim = 0 : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[0, 1, 2]> : tensor<3xi32>
  func.return
}
