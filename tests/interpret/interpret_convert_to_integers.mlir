// stablehlo.convert: towards zero, saturating, NaN is 0; only zero is false.

func.func @f32_to_i2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xi2>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, -1, 1, 1, -2, 1, -2, 1, -2, 1, 1, -2, 1, -2, 1, -2, 0]> : tensor<21xi2>
  func.return
}

func.func @f32_to_i4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xi4>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, -1, 2, 7, -8, 7, -8, 7, -8, 7, 7, -8, 7, -8, 7, -8, 0]> : tensor<21xi4>
  func.return
}

func.func @f32_to_i8() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xi8>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, -1, 2, 7, -8, 127, -128, 127, -128, 127, 127, -128, 127, -128, 127, -128, 0]> : tensor<21xi8>
  func.return
}

func.func @f32_to_i16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xi16>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, -1, 2, 7, -8, 127, -128, 255, -300, 32767, 32767, -32768, 32767, -32768, 32767, -32768, 0]> : tensor<21xi16>
  func.return
}

func.func @f32_to_i32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xi32>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, -1, 2, 7, -8, 127, -128, 255, -300, 65535, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, -2147483648, 0]> : tensor<21xi32>
  func.return
}

func.func @f32_to_i64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xi64>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, -1, 2, 7, -8, 127, -128, 255, -300, 65535, 4000000000, -4000000000, 9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 0]> : tensor<21xi64>
  func.return
}

func.func @f32_to_ui2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xui2>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, 0, 2, 3, 0, 3, 0, 3, 0, 3, 3, 0, 3, 0, 3, 0, 0]> : tensor<21xui2>
  func.return
}

func.func @f32_to_ui4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xui4>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, 0, 2, 7, 0, 15, 0, 15, 0, 15, 15, 0, 15, 0, 15, 0, 0]> : tensor<21xui4>
  func.return
}

func.func @f32_to_ui8() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xui8>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, 0, 2, 7, 0, 127, 0, 255, 0, 255, 255, 0, 255, 0, 255, 0, 0]> : tensor<21xui8>
  func.return
}

func.func @f32_to_ui16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xui16>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, 0, 2, 7, 0, 127, 0, 255, 0, 65535, 65535, 0, 65535, 0, 65535, 0, 0]> : tensor<21xui16>
  func.return
}

func.func @f32_to_ui32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xui32>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, 0, 2, 7, 0, 127, 0, 255, 0, 65535, 4000000000, 0, 4294967295, 0, 4294967295, 0, 0]> : tensor<21xui32>
  func.return
}

func.func @f32_to_ui64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<21xf32>
  %r = stablehlo.convert %x : (tensor<21xf32>) -> tensor<21xui64>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, 0, 2, 7, 0, 127, 0, 255, 0, 65535, 4000000000, 0, 18446744073709551615, 0, 18446744073709551615, 0, 0]> : tensor<21xui64>
  func.return
}

func.func @f64_to_i64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 9007199254740994.0, 9.3e18]> : tensor<23xf64>
  %r = stablehlo.convert %x : (tensor<23xf64>) -> tensor<23xi64>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, -1, 2, 7, -8, 127, -128, 255, -300, 65535, 4000000000, -4000000000, 9223372036854775807, -9223372036854775808, 9223372036854775807, -9223372036854775808, 0, 9007199254740994, 9223372036854775807]> : tensor<23xi64>
  func.return
}

func.func @f64_to_ui64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4.0e9, -4.0e9, 1.0e20, -1.0e20, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 9007199254740994.0, 9.3e18]> : tensor<23xf64>
  %r = stablehlo.convert %x : (tensor<23xf64>) -> tensor<23xui64>
  check.expect_eq_const %r, dense<[0, 0, 0, 0, 1, 0, 2, 7, 0, 127, 0, 255, 0, 65535, 4000000000, 0, 18446744073709551615, 0, 18446744073709551615, 0, 0, 9007199254740994, 9300000000000000000]> : tensor<23xui64>
  func.return
}

func.func @f4E2M1FN_to_i1() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0, 1.5, 2.0, -2.0, 4.0]> : tensor<12xf4E2M1FN>
  %r = stablehlo.convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xi1>
  check.expect_eq_const %r, dense<[false, false, true, true, true, true, true, true, true, true, true, true]> : tensor<12xi1>
  func.return
}

func.func @f6E2M3FN_to_i1() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0, 7.5, -7.5, 0.5, -0.5, 1.5, 2.5, -2.5, 4.0]> : tensor<16xf6E2M3FN>
  %r = stablehlo.convert %x : (tensor<16xf6E2M3FN>) -> tensor<16xi1>
  check.expect_eq_const %r, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<16xi1>
  func.return
}

func.func @f6E3M2FN_to_i1() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25, 28.0, -28.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf6E3M2FN>
  %r = stablehlo.convert %x : (tensor<20xf6E3M2FN>) -> tensor<20xi1>
  check.expect_eq_const %r, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>
  func.return
}

func.func @f8E5M2_to_i1() {
  %x = stablehlo.constant dense<"0x00800181038304847BFB7CFC7EFE7D2E38B83CBC3E41C14449D6"> : tensor<26xf8E5M2>
  %r = stablehlo.convert %x : (tensor<26xf8E5M2>) -> tensor<26xi1>
  check.expect_eq_const %r, dense<"0x0000010101010101010101010101010101010101010101010101"> : tensor<26xi1>
  func.return
}

func.func @f8E4M3_to_i1() {
  %x = stablehlo.constant dense<"0x008001810787088877F778F87CFC791D30B038B83C42C24852EC"> : tensor<26xf8E4M3>
  %r = stablehlo.convert %x : (tensor<26xf8E4M3>) -> tensor<26xi1>
  check.expect_eq_const %r, dense<"0x0000010101010101010101010101010101010101010101010101"> : tensor<26xi1>
  func.return
}

func.func @f8E3M4_to_i1() {
  %x = stablehlo.constant dense<"0x008001810F8F10906FEF70F078F8710620A030B03844C45064"> : tensor<25xf8E3M4>
  %r = stablehlo.convert %x : (tensor<25xf8E3M4>) -> tensor<25xi1>
  check.expect_eq_const %r, dense<"0x00000101010101010101010101010101010101010101010101"> : tensor<25xi1>
  func.return
}

func.func @f8E4M3FN_to_i1() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.002, -0.002, 0.014, -0.014, 0.016, -0.016, 448.0, -448.0, 0x7F, 0xFF, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<23xf8E4M3FN>
  %r = stablehlo.convert %x : (tensor<23xf8E4M3FN>) -> tensor<23xi1>
  check.expect_eq_const %r, dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<23xi1>
  func.return
}

func.func @f8E5M2FNUZ_to_i1() {
  %x = stablehlo.constant dense<[0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5, -3.0e-5, 57000.0, -57000.0, 0.09, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E5M2FNUZ>
  %r = stablehlo.convert %x : (tensor<21xf8E5M2FNUZ>) -> tensor<21xi1>
  check.expect_eq_const %r, dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<21xi1>
  func.return
}

func.func @f8E4M3FNUZ_to_i1() {
  %x = stablehlo.constant dense<[0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008, -0.008, 240.0, -240.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E4M3FNUZ>
  %r = stablehlo.convert %x : (tensor<21xf8E4M3FNUZ>) -> tensor<21xi1>
  check.expect_eq_const %r, dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<21xi1>
  func.return
}

func.func @f8E4M3B11FNUZ_to_i1() {
  %x = stablehlo.constant dense<[0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001, -0.001, 30.0, -30.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf8E4M3B11FNUZ>
  %r = stablehlo.convert %x : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xi1>
  check.expect_eq_const %r, dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>
  func.return
}

func.func @f8E8M0FNU_to_i1() {
  %x = stablehlo.constant dense<[6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0, 2.0, 4.0, 8.0]> : tensor<10xf8E8M0FNU>
  %r = stablehlo.convert %x : (tensor<10xf8E8M0FNU>) -> tensor<10xi1>
  check.expect_eq_const %r, dense<true> : tensor<10xi1>
  func.return
}

func.func @f16_to_i1() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E003800B8003C00BC003E004100C10044004940D6"> : tensor<26xf16>
  %r = stablehlo.convert %x : (tensor<26xf16>) -> tensor<26xi1>
  check.expect_eq_const %r, dense<"0x0000010101010101010101010101010101010101010101010101"> : tensor<26xi1>
  func.return
}

func.func @bf16_to_i1() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D003F00BF803F80BFC03F204020C080402041C8C2"> : tensor<26xbf16>
  %r = stablehlo.convert %x : (tensor<26xbf16>) -> tensor<26xi1>
  check.expect_eq_const %r, dense<"0x0000010101010101010101010101010101010101010101010101"> : tensor<26xi1>
  func.return
}

func.func @f32_to_i1() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<26xf32>
  %r = stablehlo.convert %x : (tensor<26xf32>) -> tensor<26xi1>
  check.expect_eq_const %r, dense<"0x0000010101010101010101010101010101010101010101010101"> : tensor<26xi1>
  func.return
}

func.func @f64_to_i1() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000044000000000000004C00000000000001040000000000000244000000000000059C0"> : tensor<26xf64>
  %r = stablehlo.convert %x : (tensor<26xf64>) -> tensor<26xi1>
  check.expect_eq_const %r, dense<"0x0000010101010101010101010101010101010101010101010101"> : tensor<26xi1>
  func.return
}

func.func @f32_to_complex_f64() {
  %x = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf32>
  %r = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xcomplex<f64>>
  check.expect_eq_const %r, dense<[(1.5, 0.0), (-0.0, 0.0)]> : tensor<2xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @complex_f32_to_f8E4M3FN_takes_the_real_part() {
  %x = stablehlo.constant dense<[(1.5, 2.0), (-0.0, 0x7FC00000)]> : tensor<2xcomplex<f32>>
  %r = stablehlo.convert %x : (tensor<2xcomplex<f32>>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %r, dense<[1.5, -0.0]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @complex_f64_to_complex_f32() {
  %x = stablehlo.constant dense<[(0.1, -0.2), (1.0e300, -0.0)]> : tensor<2xcomplex<f64>>
  %r = stablehlo.convert %x : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %r, dense<[(0.1, -0.2), (0x7F800000, -0.0)]> : tensor<2xcomplex<f32>> {shlo.bitwise}
  func.return
}
