// stablehlo.bitcast_convert: bits are kept; the first element of a group is in the lowest bits.

func.func @f4E2M1FN_to_ui4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0, 1.5, 2.0, -2.0, 4.0]> : tensor<12xf4E2M1FN>
  %r = stablehlo.bitcast_convert %x : (tensor<12xf4E2M1FN>) -> tensor<12xui4>
  check.expect_eq_const %r, dense<[0, 8, 1, 9, 2, 10, 7, 15, 3, 4, 12, 6]> : tensor<12xui4>
  func.return
}

func.func @i4_to_f4E2M1FN() {
  %x = stablehlo.constant dense<[0, -8, 1, -7, 2, -6, 7, -1, 3, 4, -4, 6]> : tensor<12xi4>
  %r = stablehlo.bitcast_convert %x : (tensor<12xi4>) -> tensor<12xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0, 1.5, 2.0, -2.0, 4.0]> : tensor<12xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @f6E2M3FN_to_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0, 7.5, -7.5, 0.5, -0.5, 1.5, 2.5, -2.5, 4.0]> : tensor<16xf6E2M3FN>
  %r = stablehlo.bitcast_convert %x : (tensor<16xf6E2M3FN>) -> tensor<16xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.06, -0.06, 0.44, -0.44, 0.5, -0.5, 28.0, -28.0, 0.25, -0.25, 1.0, 3.0, -3.0, 8.0]> : tensor<16xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @f6E3M2FN_to_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25, 28.0, -28.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf6E3M2FN>
  %r = stablehlo.bitcast_convert %x : (tensor<20xf6E3M2FN>) -> tensor<20xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25, 28.0, -28.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @f8E5M2_to_ui8() {
  %x = stablehlo.constant dense<"0x00800181038304847BFB7CFC7EFE7D2E38B83CBC3E41C14449D6"> : tensor<26xf8E5M2>
  %r = stablehlo.bitcast_convert %x : (tensor<26xf8E5M2>) -> tensor<26xui8>
  check.expect_eq_const %r, dense<"0x00800181038304847BFB7CFC7EFE7D2E38B83CBC3E41C14449D6"> : tensor<26xui8>
  func.return
}

func.func @i8_to_f8E5M2() {
  %x = stablehlo.constant dense<"0x00800181038304847BFB7CFC7EFE7D2E38B83CBC3E41C14449D6"> : tensor<26xi8>
  %r = stablehlo.bitcast_convert %x : (tensor<26xi8>) -> tensor<26xf8E5M2>
  check.expect_eq_const %r, dense<"0x00800181038304847BFB7CFC7EFE7D2E38B83CBC3E41C14449D6"> : tensor<26xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @f8E4M3_to_ui8() {
  %x = stablehlo.constant dense<"0x008001810787088877F778F87CFC791D30B038B83C42C24852EC"> : tensor<26xf8E4M3>
  %r = stablehlo.bitcast_convert %x : (tensor<26xf8E4M3>) -> tensor<26xui8>
  check.expect_eq_const %r, dense<"0x008001810787088877F778F87CFC791D30B038B83C42C24852EC"> : tensor<26xui8>
  func.return
}

func.func @i8_to_f8E4M3() {
  %x = stablehlo.constant dense<"0x008001810787088877F778F87CFC791D30B038B83C42C24852EC"> : tensor<26xi8>
  %r = stablehlo.bitcast_convert %x : (tensor<26xi8>) -> tensor<26xf8E4M3>
  check.expect_eq_const %r, dense<"0x008001810787088877F778F87CFC791D30B038B83C42C24852EC"> : tensor<26xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @f8E3M4_to_ui8() {
  %x = stablehlo.constant dense<"0x008001810F8F10906FEF70F078F8710620A030B03844C45064"> : tensor<25xf8E3M4>
  %r = stablehlo.bitcast_convert %x : (tensor<25xf8E3M4>) -> tensor<25xui8>
  check.expect_eq_const %r, dense<"0x008001810F8F10906FEF70F078F8710620A030B03844C45064"> : tensor<25xui8>
  func.return
}

func.func @i8_to_f8E3M4() {
  %x = stablehlo.constant dense<"0x008001810F8F10906FEF70F078F8710620A030B03844C45064"> : tensor<25xi8>
  %r = stablehlo.bitcast_convert %x : (tensor<25xi8>) -> tensor<25xf8E3M4>
  check.expect_eq_const %r, dense<"0x008001810F8F10906FEF70F078F8710620A030B03844C45064"> : tensor<25xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @f8E4M3FN_to_ui8() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.002, -0.002, 0.014, -0.014, 0.016, -0.016, 448.0, -448.0, 0x7F, 0xFF, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<23xf8E4M3FN>
  %r = stablehlo.bitcast_convert %x : (tensor<23xf8E4M3FN>) -> tensor<23xui8>
  check.expect_eq_const %r, dense<[0, 128, 1, 129, 7, 135, 8, 136, 126, 254, 127, 255, 29, 48, 176, 56, 184, 60, 66, 194, 72, 82, 236]> : tensor<23xui8>
  func.return
}

func.func @i8_to_f8E4M3FN() {
  %x = stablehlo.constant dense<[0, -128, 1, -127, 7, -121, 8, -120, 126, -2, 127, -1, 29, 48, -80, 56, -72, 60, 66, -62, 72, 82, -20]> : tensor<23xi8>
  %r = stablehlo.bitcast_convert %x : (tensor<23xi8>) -> tensor<23xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.002, -0.002, 0.014, -0.014, 0.016, -0.016, 448.0, -448.0, 0x7F, 0xFF, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<23xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @f8E5M2FNUZ_to_ui8() {
  %x = stablehlo.constant dense<[0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5, -3.0e-5, 57000.0, -57000.0, 0.09, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E5M2FNUZ>
  %r = stablehlo.bitcast_convert %x : (tensor<21xf8E5M2FNUZ>) -> tensor<21xui8>
  check.expect_eq_const %r, dense<[0, 128, 1, 129, 3, 131, 4, 132, 127, 255, 50, 60, 188, 64, 192, 66, 69, 197, 72, 77, 218]> : tensor<21xui8>
  func.return
}

func.func @i8_to_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0, -128, 1, -127, 3, -125, 4, -124, 127, -1, 50, 60, -68, 64, -64, 66, 69, -59, 72, 77, -38]> : tensor<21xi8>
  %r = stablehlo.bitcast_convert %x : (tensor<21xi8>) -> tensor<21xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5, -3.0e-5, 57000.0, -57000.0, 0.09, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @f8E4M3FNUZ_to_ui8() {
  %x = stablehlo.constant dense<[0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008, -0.008, 240.0, -240.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E4M3FNUZ>
  %r = stablehlo.bitcast_convert %x : (tensor<21xf8E4M3FNUZ>) -> tensor<21xui8>
  check.expect_eq_const %r, dense<[0, 128, 1, 129, 7, 135, 8, 136, 127, 255, 37, 56, 184, 64, 192, 68, 74, 202, 80, 90, 244]> : tensor<21xui8>
  func.return
}

func.func @i8_to_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0, -128, 1, -127, 7, -121, 8, -120, 127, -1, 37, 56, -72, 64, -64, 68, 74, -54, 80, 90, -12]> : tensor<21xi8>
  %r = stablehlo.bitcast_convert %x : (tensor<21xi8>) -> tensor<21xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008, -0.008, 240.0, -240.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @f8E4M3B11FNUZ_to_ui8() {
  %x = stablehlo.constant dense<[0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001, -0.001, 30.0, -30.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf8E4M3B11FNUZ>
  %r = stablehlo.bitcast_convert %x : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xui8>
  check.expect_eq_const %r, dense<[0, 128, 1, 129, 7, 135, 8, 136, 127, 255, 61, 80, 208, 88, 216, 92, 98, 226, 104, 114]> : tensor<20xui8>
  func.return
}

func.func @i8_to_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0, -128, 1, -127, 7, -121, 8, -120, 127, -1, 61, 80, -48, 88, -40, 92, 98, -30, 104, 114]> : tensor<20xi8>
  %r = stablehlo.bitcast_convert %x : (tensor<20xi8>) -> tensor<20xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001, -0.001, 30.0, -30.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @f8E8M0FNU_to_ui8() {
  %x = stablehlo.constant dense<[6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0, 2.0, 4.0, 8.0]> : tensor<10xf8E8M0FNU>
  %r = stablehlo.bitcast_convert %x : (tensor<10xf8E8M0FNU>) -> tensor<10xui8>
  check.expect_eq_const %r, dense<[0, 1, 254, 255, 124, 126, 127, 128, 129, 130]> : tensor<10xui8>
  func.return
}

func.func @i8_to_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0, 1, -2, -1, 124, 126, 127, -128, -127, -126]> : tensor<10xi8>
  %r = stablehlo.bitcast_convert %x : (tensor<10xi8>) -> tensor<10xf8E8M0FNU>
  check.expect_eq_const %r, dense<[6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0, 2.0, 4.0, 8.0]> : tensor<10xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @f16_to_ui16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E003800B8003C00BC003E004100C10044004940D6"> : tensor<26xf16>
  %r = stablehlo.bitcast_convert %x : (tensor<26xf16>) -> tensor<26xui16>
  check.expect_eq_const %r, dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E003800B8003C00BC003E004100C10044004940D6"> : tensor<26xui16>
  func.return
}

func.func @i16_to_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E003800B8003C00BC003E004100C10044004940D6"> : tensor<26xi16>
  %r = stablehlo.bitcast_convert %x : (tensor<26xi16>) -> tensor<26xf16>
  check.expect_eq_const %r, dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E003800B8003C00BC003E004100C10044004940D6"> : tensor<26xf16> {shlo.bitwise}
  func.return
}

func.func @bf16_to_ui16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D003F00BF803F80BFC03F204020C080402041C8C2"> : tensor<26xbf16>
  %r = stablehlo.bitcast_convert %x : (tensor<26xbf16>) -> tensor<26xui16>
  check.expect_eq_const %r, dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D003F00BF803F80BFC03F204020C080402041C8C2"> : tensor<26xui16>
  func.return
}

func.func @i16_to_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D003F00BF803F80BFC03F204020C080402041C8C2"> : tensor<26xi16>
  %r = stablehlo.bitcast_convert %x : (tensor<26xi16>) -> tensor<26xbf16>
  check.expect_eq_const %r, dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D003F00BF803F80BFC03F204020C080402041C8C2"> : tensor<26xbf16> {shlo.bitwise}
  func.return
}

func.func @f32_to_ui32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<26xf32>
  %r = stablehlo.bitcast_convert %x : (tensor<26xf32>) -> tensor<26xui32>
  check.expect_eq_const %r, dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<26xui32>
  func.return
}

func.func @i32_to_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<26xi32>
  %r = stablehlo.bitcast_convert %x : (tensor<26xi32>) -> tensor<26xf32>
  check.expect_eq_const %r, dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<26xf32> {shlo.bitwise}
  func.return
}

func.func @f64_to_ui64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000044000000000000004C00000000000001040000000000000244000000000000059C0"> : tensor<26xf64>
  %r = stablehlo.bitcast_convert %x : (tensor<26xf64>) -> tensor<26xui64>
  check.expect_eq_const %r, dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000044000000000000004C00000000000001040000000000000244000000000000059C0"> : tensor<26xui64>
  func.return
}

func.func @i64_to_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000044000000000000004C00000000000001040000000000000244000000000000059C0"> : tensor<26xi64>
  %r = stablehlo.bitcast_convert %x : (tensor<26xi64>) -> tensor<26xf64>
  check.expect_eq_const %r, dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000044000000000000004C00000000000001040000000000000244000000000000059C0"> : tensor<26xf64> {shlo.bitwise}
  func.return
}

func.func @f32_to_4_f8E4M3FN() {
  %x = stablehlo.constant dense<[2.9988165e-38, 1.0759593e33]> : tensor<2xf32>
  %r = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2x4xf8E4M3FN>
  check.expect_eq_const %r, dense<[[60.0, 3.2, 0.17, 0.002], [0.031, 0.6, 12.0, 220.0]]> : tensor<2x4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @f8E4M3FN_to_f32_4_in_one() {
  %x = stablehlo.constant dense<[[60.0, 3.2, 0.17, 0.002], [0.031, 0.6, 12.0, 220.0]]> : tensor<2x4xf8E4M3FN>
  %r = stablehlo.bitcast_convert %x : (tensor<2x4xf8E4M3FN>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[2.9988165e-38, 1.0759593e33]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @f16_to_2_f8E5M2() {
  %x = stablehlo.constant dense<[1.734e-5, 0.1895]> : tensor<2xf16>
  %r = stablehlo.bitcast_convert %x : (tensor<2xf16>) -> tensor<2x2xf8E5M2>
  check.expect_eq_const %r, dense<[[0.014, 2.0e-5], [0.0005, 0.2]]> : tensor<2x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @f8E5M2_to_f16_2_in_one() {
  %x = stablehlo.constant dense<[[0.014, 2.0e-5], [0.0005, 0.2]]> : tensor<2x2xf8E5M2>
  %r = stablehlo.bitcast_convert %x : (tensor<2x2xf8E5M2>) -> tensor<2xf16>
  check.expect_eq_const %r, dense<[1.734e-5, 0.1895]> : tensor<2xf16> {shlo.bitwise}
  func.return
}

func.func @ui32_to_2_bf16() {
  %x = stablehlo.constant dense<[19088743, 1985229328]> : tensor<2xui32>
  %r = stablehlo.bitcast_convert %x : (tensor<2xui32>) -> tensor<2x2xbf16>
  check.expect_eq_const %r, dense<[[3700.0, 3.0e-38], [8.4e-9, 1.075e33]]> : tensor<2x2xbf16> {shlo.bitwise}
  func.return
}

func.func @bf16_to_ui32_2_in_one() {
  %x = stablehlo.constant dense<[[3700.0, 3.0e-38], [8.4e-9, 1.075e33]]> : tensor<2x2xbf16>
  %r = stablehlo.bitcast_convert %x : (tensor<2x2xbf16>) -> tensor<2xui32>
  check.expect_eq_const %r, dense<[19088743, 1985229328]> : tensor<2xui32>
  func.return
}

func.func @f64_to_2_f32() {
  %x = stablehlo.constant dense<[3.512700564088504e-303, -1.2313300687736946e303]> : tensor<2xf64>
  %r = stablehlo.bitcast_convert %x : (tensor<2xf64>) -> tensor<2x2xf32>
  check.expect_eq_const %r, dense<[[-4.136041e-33, 2.9988165e-38], [1.0759593e33, -1.466995e38]]> : tensor<2x2xf32> {shlo.bitwise}
  func.return
}

func.func @f32_to_f64_2_in_one() {
  %x = stablehlo.constant dense<[[-4.136041e-33, 2.9988165e-38], [1.0759593e33, -1.466995e38]]> : tensor<2x2xf32>
  %r = stablehlo.bitcast_convert %x : (tensor<2x2xf32>) -> tensor<2xf64>
  check.expect_eq_const %r, dense<[3.512700564088504e-303, -1.2313300687736946e303]> : tensor<2xf64> {shlo.bitwise}
  func.return
}

func.func @ui8_to_2_f4E2M1FN() {
  %x = stablehlo.constant dense<[1, 16]> : tensor<2xui8>
  %r = stablehlo.bitcast_convert %x : (tensor<2xui8>) -> tensor<2x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.5, 0.0], [0.0, 0.5]]> : tensor<2x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @f4E2M1FN_to_ui8_2_in_one() {
  %x = stablehlo.constant dense<[[0.5, 0.0], [0.0, 0.5]]> : tensor<2x2xf4E2M1FN>
  %r = stablehlo.bitcast_convert %x : (tensor<2x2xf4E2M1FN>) -> tensor<2xui8>
  check.expect_eq_const %r, dense<[1, 16]> : tensor<2xui8>
  func.return
}

func.func @i8_to_4_i2() {
  %x = stablehlo.constant dense<[1, 16]> : tensor<2xi8>
  %r = stablehlo.bitcast_convert %x : (tensor<2xi8>) -> tensor<2x4xi2>
  check.expect_eq_const %r, dense<[[1, 0, 0, 0], [0, 0, 1, 0]]> : tensor<2x4xi2>
  func.return
}

func.func @i2_to_i8_4_in_one() {
  %x = stablehlo.constant dense<[[1, 0, 0, 0], [0, 0, 1, 0]]> : tensor<2x4xi2>
  %r = stablehlo.bitcast_convert %x : (tensor<2x4xi2>) -> tensor<2xi8>
  check.expect_eq_const %r, dense<[1, 16]> : tensor<2xi8>
  func.return
}

func.func @f16_to_4_f4E2M1FN() {
  %x = stablehlo.constant dense<[1.734e-5, 0.1895]> : tensor<2xf16>
  %r = stablehlo.bitcast_convert %x : (tensor<2xf16>) -> tensor<2x4xf4E2M1FN>
  check.expect_eq_const %r, dense<[[1.5, 1.0, 0.5, 0.0], [0.0, 0.5, 1.0, 1.5]]> : tensor<2x4xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @f4E2M1FN_to_f16_4_in_one() {
  %x = stablehlo.constant dense<[[1.5, 1.0, 0.5, 0.0], [0.0, 0.5, 1.0, 1.5]]> : tensor<2x4xf4E2M1FN>
  %r = stablehlo.bitcast_convert %x : (tensor<2x4xf4E2M1FN>) -> tensor<2xf16>
  check.expect_eq_const %r, dense<[1.734e-5, 0.1895]> : tensor<2xf16> {shlo.bitwise}
  func.return
}

func.func @ui64_to_8_f8E8M0FNU() {
  %x = stablehlo.constant dense<[81985529216486895, 18364758544493064720]> : tensor<2xui64>
  %r = stablehlo.bitcast_convert %x : (tensor<2xui64>) -> tensor<2x8xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[5.0e33, 3.0e23, 2.0e13, 1000.0, 6.0e-8, 3.0e-18, 2.0e-28, 1.0e-38], [4.0e-34, 7.0e-24, 1.0e-13, 0.002, 3.0e7, 6.0e17, 1.0e28, 1.7e38]]> : tensor<2x8xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @f8E8M0FNU_to_ui64_8_in_one() {
  %x = stablehlo.constant dense<[[5.0e33, 3.0e23, 2.0e13, 1000.0, 6.0e-8, 3.0e-18, 2.0e-28, 1.0e-38], [4.0e-34, 7.0e-24, 1.0e-13, 0.002, 3.0e7, 6.0e17, 1.0e28, 1.7e38]]> : tensor<2x8xf8E8M0FNU>
  %r = stablehlo.bitcast_convert %x : (tensor<2x8xf8E8M0FNU>) -> tensor<2xui64>
  check.expect_eq_const %r, dense<[81985529216486895, 18364758544493064720]> : tensor<2xui64>
  func.return
}

func.func @complex_f32_to_itself() {
  %x = stablehlo.constant dense<[(0x7FC00001, -0.0)]> : tensor<1xcomplex<f32>>
  %r = stablehlo.bitcast_convert %x : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  check.expect_eq_const %r, dense<[(0x7FC00001, -0.0)]> : tensor<1xcomplex<f32>> {shlo.bitwise}
  func.return
}
