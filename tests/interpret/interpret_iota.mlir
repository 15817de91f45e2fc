// stablehlo.iota: each index, converted to the element type once: overflow is the type's.

func.func @iota_of_f4E2M1FN() {
  %r = stablehlo.iota dim = 0 : tensor<40xf4E2M1FN>
  check.expect_eq_const %r, dense<"0x00020405060607070707070707070707070707070707070707070707070707070707070707070707"> : tensor<40xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @iota_of_f6E2M3FN() {
  %r = stablehlo.iota dim = 0 : tensor<40xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x00081014181A1C1E1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<40xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @iota_of_f6E3M2FN() {
  %r = stablehlo.iota dim = 0 : tensor<40xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x000C1012141516171818191A1A1A1B1C1C1C1C1D1D1D1E1E1E1E1E1F1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<40xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @iota_of_f8E5M2() {
  %r = stablehlo.iota dim = 0 : tensor<40xf8E5M2>
  check.expect_eq_const %r, dense<"0x003C4042444546474848494A4A4A4B4C4C4C4C4D4D4D4E4E4E4E4E4F4F4F50505050505050515151"> : tensor<40xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @iota_of_f8E4M3() {
  %r = stablehlo.iota dim = 0 : tensor<40xf8E4M3>
  check.expect_eq_const %r, dense<"0x00384044484A4C4E50515253545556575858595A5A5A5B5C5C5C5D5E5E5E5F606060606161616262"> : tensor<40xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @iota_of_f8E3M4() {
  %r = stablehlo.iota dim = 0 : tensor<40xf8E3M4>
  check.expect_eq_const %r, dense<"0x003040485054585C60626466686A6C6E707070707070707070707070707070707070707070707070"> : tensor<40xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @iota_of_f8E4M3FN() {
  %r = stablehlo.iota dim = 0 : tensor<40xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x00384044484A4C4E50515253545556575858595A5A5A5B5C5C5C5D5E5E5E5F606060606161616262"> : tensor<40xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @iota_of_f8E5M2FNUZ() {
  %r = stablehlo.iota dim = 0 : tensor<40xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x0040444648494A4B4C4C4D4E4E4E4F50505050515151525252525253535354545454545454555555"> : tensor<40xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @iota_of_f8E4M3FNUZ() {
  %r = stablehlo.iota dim = 0 : tensor<40xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x0040484C5052545658595A5B5C5D5E5F606061626262636464646566666667686868686969696A6A"> : tensor<40xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @iota_of_f8E4M3B11FNUZ() {
  %r = stablehlo.iota dim = 0 : tensor<40xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x00586064686A6C6E70717273747576777878797A7A7A7B7C7C7C7D7E7E7E7F808080808080808080"> : tensor<40xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @iota_of_f8E8M0FNU() {
  %r = stablehlo.iota dim = 0 : tensor<40xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0xFF7F8081818182828282828283838383838383838383838384848484848484848484848484848484"> : tensor<40xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @iota_of_f16() {
  %r = stablehlo.iota dim = 0 : tensor<6xf16>
  check.expect_eq_const %r, dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf16> {shlo.bitwise}
  func.return
}

func.func @iota_of_bf16() {
  %r = stablehlo.iota dim = 0 : tensor<6xbf16>
  check.expect_eq_const %r, dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xbf16> {shlo.bitwise}
  func.return
}

func.func @iota_of_f32() {
  %r = stablehlo.iota dim = 0 : tensor<6xf32>
  check.expect_eq_const %r, dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf32> {shlo.bitwise}
  func.return
}

func.func @iota_of_f64() {
  %r = stablehlo.iota dim = 0 : tensor<6xf64>
  check.expect_eq_const %r, dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf64> {shlo.bitwise}
  func.return
}

func.func @iota_of_i2() {
  %r = stablehlo.iota dim = 0 : tensor<6xi2>
  check.expect_eq_const %r, dense<[0, 1, -2, -1, 0, 1]> : tensor<6xi2>
  func.return
}

func.func @iota_of_i4() {
  %r = stablehlo.iota dim = 0 : tensor<6xi4>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi4>
  func.return
}

func.func @iota_of_i8() {
  %r = stablehlo.iota dim = 0 : tensor<6xi8>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi8>
  func.return
}

func.func @iota_of_i16() {
  %r = stablehlo.iota dim = 0 : tensor<6xi16>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi16>
  func.return
}

func.func @iota_of_i32() {
  %r = stablehlo.iota dim = 0 : tensor<6xi32>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  func.return
}

func.func @iota_of_i64() {
  %r = stablehlo.iota dim = 0 : tensor<6xi64>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>
  func.return
}

func.func @iota_of_ui2() {
  %r = stablehlo.iota dim = 0 : tensor<6xui2>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 0, 1]> : tensor<6xui2>
  func.return
}

func.func @iota_of_ui4() {
  %r = stablehlo.iota dim = 0 : tensor<6xui4>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5]> : tensor<6xui4>
  func.return
}

func.func @iota_of_ui8() {
  %r = stablehlo.iota dim = 0 : tensor<6xui8>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5]> : tensor<6xui8>
  func.return
}

func.func @iota_of_ui16() {
  %r = stablehlo.iota dim = 0 : tensor<6xui16>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5]> : tensor<6xui16>
  func.return
}

func.func @iota_of_ui32() {
  %r = stablehlo.iota dim = 0 : tensor<6xui32>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5]> : tensor<6xui32>
  func.return
}

func.func @iota_of_ui64() {
  %r = stablehlo.iota dim = 0 : tensor<6xui64>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5]> : tensor<6xui64>
  func.return
}

func.func @iota_of_complex_f32() {
  %r = stablehlo.iota dim = 0 : tensor<6xcomplex<f32>>
  check.expect_eq_const %r, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0), (5.0, 0.0)]> : tensor<6xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @iota_of_complex_f64() {
  %r = stablehlo.iota dim = 0 : tensor<6xcomplex<f64>>
  check.expect_eq_const %r, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0), (5.0, 0.0)]> : tensor<6xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @iota_along_dimension_0() {
  %r = stablehlo.iota dim = 0 : tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi32>
  func.return
}

func.func @iota_along_dimension_1() {
  %r = stablehlo.iota dim = 1 : tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  func.return
}

func.func @iota_of_nothing() {
  %r = stablehlo.iota dim = 0 : tensor<0x2xi32>
  check.expect_eq_const %r, dense<> : tensor<0x2xi32>
  func.return
}
