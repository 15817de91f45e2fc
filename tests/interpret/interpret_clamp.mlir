// stablehlo.clamp: minimum(maximum(x, min), max): NaN stays NaN.

func.func @clamp_of_f4E2M1FN() {
  %min = stablehlo.constant dense<-1.0> : tensor<f4E2M1FN>
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0, 1.5, 2.0, -2.0, 4.0]> : tensor<12xf4E2M1FN>
  %max = stablehlo.constant dense<1.5> : tensor<f4E2M1FN>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f4E2M1FN>, tensor<12xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<12xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -1.0, 1.5, 1.5, -1.0, 1.5]> : tensor<12xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f6E2M3FN() {
  %min = stablehlo.constant dense<-1.0> : tensor<f6E2M3FN>
  %x = stablehlo.constant dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0, 7.5, -7.5, 0.5, -0.5, 1.5, 2.5, -2.5, 4.0]> : tensor<16xf6E2M3FN>
  %max = stablehlo.constant dense<1.5> : tensor<f6E2M3FN>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f6E2M3FN>, tensor<16xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<16xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0, 1.5, -1.0, 0.5, -0.5, 1.5, 1.5, -1.0, 1.5]> : tensor<16xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f6E3M2FN() {
  %min = stablehlo.constant dense<-1.0> : tensor<f6E3M2FN>
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25, 28.0, -28.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf6E3M2FN>
  %max = stablehlo.constant dense<1.5> : tensor<f6E3M2FN>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f6E3M2FN>, tensor<20xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<20xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25, 1.5, -1.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 1.5, -1.0, 1.5, 1.5]> : tensor<20xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f8E5M2() {
  %min = stablehlo.constant dense<-1.0> : tensor<f8E5M2>
  %x = stablehlo.constant dense<"0x00800181038304847BFB7CFC7EFE7D2E38B83CBC3E41C14449D6"> : tensor<26xf8E5M2>
  %max = stablehlo.constant dense<1.5> : tensor<f8E5M2>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f8E5M2>, tensor<26xf8E5M2>, tensor<f8E5M2>) -> tensor<26xf8E5M2>
  check.expect_eq_const %r, dense<"0x00800181038304843EBC3EBC7E7E7E2E38B83CBC3E3EBC3E3EBC"> : tensor<26xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f8E4M3() {
  %min = stablehlo.constant dense<-1.0> : tensor<f8E4M3>
  %x = stablehlo.constant dense<"0x008001810787088877F778F87CFC791D30B038B83C42C24852EC"> : tensor<26xf8E4M3>
  %max = stablehlo.constant dense<1.5> : tensor<f8E4M3>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f8E4M3>, tensor<26xf8E4M3>, tensor<f8E4M3>) -> tensor<26xf8E4M3>
  check.expect_eq_const %r, dense<"0x00800181078708883CB83CB87C7C7C1D30B038B83C3CB83C3CB8"> : tensor<26xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f8E3M4() {
  %min = stablehlo.constant dense<-1.0> : tensor<f8E3M4>
  %x = stablehlo.constant dense<"0x008001810F8F10906FEF70F078F8710620A030B03844C45064"> : tensor<25xf8E3M4>
  %max = stablehlo.constant dense<1.5> : tensor<f8E3M4>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f8E3M4>, tensor<25xf8E3M4>, tensor<f8E3M4>) -> tensor<25xf8E3M4>
  check.expect_eq_const %r, dense<"0x008001810F8F109038B038B07878780620A030B03838B03838"> : tensor<25xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f8E4M3FN() {
  %min = stablehlo.constant dense<-1.0> : tensor<f8E4M3FN>
  %x = stablehlo.constant dense<[0.0, -0.0, 0.002, -0.002, 0.014, -0.014, 0.016, -0.016, 448.0, -448.0, 0x7F, 0xFF, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<23xf8E4M3FN>
  %max = stablehlo.constant dense<1.5> : tensor<f8E4M3FN>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f8E4M3FN>, tensor<23xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<23xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.002, -0.002, 0.014, -0.014, 0.016, -0.016, 1.5, -1.0, 0x7F, 0x7F, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 1.5, -1.0, 1.5, 1.5, -1.0]> : tensor<23xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f8E5M2FNUZ() {
  %min = stablehlo.constant dense<-1.0> : tensor<f8E5M2FNUZ>
  %x = stablehlo.constant dense<[0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5, -3.0e-5, 57000.0, -57000.0, 0.09, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E5M2FNUZ>
  %max = stablehlo.constant dense<1.5> : tensor<f8E5M2FNUZ>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f8E5M2FNUZ>, tensor<21xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<21xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5, -3.0e-5, 1.5, -1.0, 0.09, 0.5, -0.5, 1.0, -1.0, 1.5, 1.5, -1.0, 1.5, 1.5, -1.0]> : tensor<21xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f8E4M3FNUZ() {
  %min = stablehlo.constant dense<-1.0> : tensor<f8E4M3FNUZ>
  %x = stablehlo.constant dense<[0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008, -0.008, 240.0, -240.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E4M3FNUZ>
  %max = stablehlo.constant dense<1.5> : tensor<f8E4M3FNUZ>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f8E4M3FNUZ>, tensor<21xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<21xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008, -0.008, 1.5, -1.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 1.5, -1.0, 1.5, 1.5, -1.0]> : tensor<21xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f8E4M3B11FNUZ() {
  %min = stablehlo.constant dense<-1.0> : tensor<f8E4M3B11FNUZ>
  %x = stablehlo.constant dense<[0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001, -0.001, 30.0, -30.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf8E4M3B11FNUZ>
  %max = stablehlo.constant dense<1.5> : tensor<f8E4M3B11FNUZ>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f8E4M3B11FNUZ>, tensor<20xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001, -0.001, 1.5, -1.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 1.5, -1.0, 1.5, 1.5]> : tensor<20xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f8E8M0FNU() {
  %min = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %x = stablehlo.constant dense<[6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0, 2.0, 4.0, 8.0]> : tensor<10xf8E8M0FNU>
  %max = stablehlo.constant dense<2.0> : tensor<f8E8M0FNU>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f8E8M0FNU>, tensor<10xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<10xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 1.0, 2.0, 0xFF, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0]> : tensor<10xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f16() {
  %min = stablehlo.constant dense<-1.0> : tensor<f16>
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E003800B8003C00BC003E004100C10044004940D6"> : tensor<26xf16>
  %max = stablehlo.constant dense<1.5> : tensor<f16>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f16>, tensor<26xf16>, tensor<f16>) -> tensor<26xf16>
  check.expect_eq_const %r, dense<"0x0000008001000180FF03FF8300040084003E00BC003E00BC007E007E007E662E003800B8003C00BC003E003E00BC003E003E00BC"> : tensor<26xf16> {shlo.bitwise}
  func.return
}

func.func @clamp_of_bf16() {
  %min = stablehlo.constant dense<-1.0> : tensor<bf16>
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D003F00BF803F80BFC03F204020C080402041C8C2"> : tensor<26xbf16>
  %max = stablehlo.constant dense<1.5> : tensor<bf16>
  %r = stablehlo.clamp %min, %x, %max : (tensor<bf16>, tensor<26xbf16>, tensor<bf16>) -> tensor<26xbf16>
  check.expect_eq_const %r, dense<"0x00000080010001807F007F8080008080C03F80BFC03F80BFC07FC07FC07FCD3D003F00BF803F80BFC03FC03F80BFC03FC03F80BF"> : tensor<26xbf16> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f32() {
  %min = stablehlo.constant dense<-1.0> : tensor<f32>
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<26xf32>
  %max = stablehlo.constant dense<1.5> : tensor<f32>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f32>, tensor<26xf32>, tensor<f32>) -> tensor<26xf32>
  check.expect_eq_const %r, dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F8000008000000080800000C03F000080BF0000C03F000080BF0000C07F0000C07F0000C07FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F0000C03F000080BF0000C03F0000C03F000080BF"> : tensor<26xf32> {shlo.bitwise}
  func.return
}

func.func @clamp_of_f64() {
  %min = stablehlo.constant dense<-1.0> : tensor<f64>
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000044000000000000004C00000000000001040000000000000244000000000000059C0"> : tensor<26xf64>
  %max = stablehlo.constant dense<1.5> : tensor<f64>
  %r = stablehlo.clamp %min, %x, %max : (tensor<f64>, tensor<26xf64>, tensor<f64>) -> tensor<26xf64>
  check.expect_eq_const %r, dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080000000000000F83F000000000000F0BF000000000000F83F000000000000F0BF000000000000F87F000000000000F87F000000000000F87F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000F83F000000000000F0BF000000000000F83F000000000000F83F000000000000F0BF"> : tensor<26xf64> {shlo.bitwise}
  func.return
}

func.func @clamp_of_i1() {
  %min = stablehlo.constant dense<false> : tensor<i1>
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %max = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.clamp %min, %x, %max : (tensor<i1>, tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %r, dense<false> : tensor<2xi1>
  func.return
}

func.func @clamp_of_i2() {
  %min = stablehlo.constant dense<-1> : tensor<i2>
  %x = stablehlo.constant dense<[0, 1, -2, -1]> : tensor<4xi2>
  %max = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.clamp %min, %x, %max : (tensor<i2>, tensor<4xi2>, tensor<i2>) -> tensor<4xi2>
  check.expect_eq_const %r, dense<[0, 1, -1, -1]> : tensor<4xi2>
  func.return
}

func.func @clamp_of_i4() {
  %min = stablehlo.constant dense<-1> : tensor<i4>
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>
  %max = stablehlo.constant dense<1> : tensor<i4>
  %r = stablehlo.clamp %min, %x, %max : (tensor<i4>, tensor<16xi4>, tensor<i4>) -> tensor<16xi4>
  check.expect_eq_const %r, dense<[0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1]> : tensor<16xi4>
  func.return
}

func.func @clamp_of_i8() {
  %min = stablehlo.constant dense<-1> : tensor<i8>
  %x = stablehlo.constant dense<[0, 1, 2, 7, 42, 127, -128, -1, -2, -127]> : tensor<10xi8>
  %max = stablehlo.constant dense<1> : tensor<i8>
  %r = stablehlo.clamp %min, %x, %max : (tensor<i8>, tensor<10xi8>, tensor<i8>) -> tensor<10xi8>
  check.expect_eq_const %r, dense<[0, 1, 1, 1, 1, 1, -1, -1, -1, -1]> : tensor<10xi8>
  func.return
}

func.func @clamp_of_i16() {
  %min = stablehlo.constant dense<-1> : tensor<i16>
  %x = stablehlo.constant dense<[0, 1, 2, 7, 10922, 32767, -32768, -1, -2, -32767]> : tensor<10xi16>
  %max = stablehlo.constant dense<1> : tensor<i16>
  %r = stablehlo.clamp %min, %x, %max : (tensor<i16>, tensor<10xi16>, tensor<i16>) -> tensor<10xi16>
  check.expect_eq_const %r, dense<[0, 1, 1, 1, 1, 1, -1, -1, -1, -1]> : tensor<10xi16>
  func.return
}

func.func @clamp_of_i32() {
  %min = stablehlo.constant dense<-1> : tensor<i32>
  %x = stablehlo.constant dense<[0, 1, 2, 7, 715827882, 2147483647, -2147483648, -1, -2, -2147483647]> : tensor<10xi32>
  %max = stablehlo.constant dense<1> : tensor<i32>
  %r = stablehlo.clamp %min, %x, %max : (tensor<i32>, tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
  check.expect_eq_const %r, dense<[0, 1, 1, 1, 1, 1, -1, -1, -1, -1]> : tensor<10xi32>
  func.return
}

func.func @clamp_of_i64() {
  %min = stablehlo.constant dense<-1> : tensor<i64>
  %x = stablehlo.constant dense<[0, 1, 2, 7, 3074457345618258602, 9223372036854775807, -9223372036854775808, -1, -2, -9223372036854775807]> : tensor<10xi64>
  %max = stablehlo.constant dense<1> : tensor<i64>
  %r = stablehlo.clamp %min, %x, %max : (tensor<i64>, tensor<10xi64>, tensor<i64>) -> tensor<10xi64>
  check.expect_eq_const %r, dense<[0, 1, 1, 1, 1, 1, -1, -1, -1, -1]> : tensor<10xi64>
  func.return
}

func.func @clamp_of_ui2() {
  %min = stablehlo.constant dense<1> : tensor<ui2>
  %x = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %max = stablehlo.constant dense<2> : tensor<ui2>
  %r = stablehlo.clamp %min, %x, %max : (tensor<ui2>, tensor<4xui2>, tensor<ui2>) -> tensor<4xui2>
  check.expect_eq_const %r, dense<[1, 1, 2, 2]> : tensor<4xui2>
  func.return
}

func.func @clamp_of_ui4() {
  %min = stablehlo.constant dense<1> : tensor<ui4>
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xui4>
  %max = stablehlo.constant dense<2> : tensor<ui4>
  %r = stablehlo.clamp %min, %x, %max : (tensor<ui4>, tensor<16xui4>, tensor<ui4>) -> tensor<16xui4>
  check.expect_eq_const %r, dense<[1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]> : tensor<16xui4>
  func.return
}

func.func @clamp_of_ui8() {
  %min = stablehlo.constant dense<1> : tensor<ui8>
  %x = stablehlo.constant dense<[0, 1, 2, 7, 85, 255, 254, 128]> : tensor<8xui8>
  %max = stablehlo.constant dense<2> : tensor<ui8>
  %r = stablehlo.clamp %min, %x, %max : (tensor<ui8>, tensor<8xui8>, tensor<ui8>) -> tensor<8xui8>
  check.expect_eq_const %r, dense<[1, 1, 2, 2, 2, 2, 2, 2]> : tensor<8xui8>
  func.return
}

func.func @clamp_of_ui16() {
  %min = stablehlo.constant dense<1> : tensor<ui16>
  %x = stablehlo.constant dense<[0, 1, 2, 7, 21845, 65535, 65534, 32768]> : tensor<8xui16>
  %max = stablehlo.constant dense<2> : tensor<ui16>
  %r = stablehlo.clamp %min, %x, %max : (tensor<ui16>, tensor<8xui16>, tensor<ui16>) -> tensor<8xui16>
  check.expect_eq_const %r, dense<[1, 1, 2, 2, 2, 2, 2, 2]> : tensor<8xui16>
  func.return
}

func.func @clamp_of_ui32() {
  %min = stablehlo.constant dense<1> : tensor<ui32>
  %x = stablehlo.constant dense<[0, 1, 2, 7, 1431655765, 4294967295, 4294967294, 2147483648]> : tensor<8xui32>
  %max = stablehlo.constant dense<2> : tensor<ui32>
  %r = stablehlo.clamp %min, %x, %max : (tensor<ui32>, tensor<8xui32>, tensor<ui32>) -> tensor<8xui32>
  check.expect_eq_const %r, dense<[1, 1, 2, 2, 2, 2, 2, 2]> : tensor<8xui32>
  func.return
}

func.func @clamp_of_ui64() {
  %min = stablehlo.constant dense<1> : tensor<ui64>
  %x = stablehlo.constant dense<[0, 1, 2, 7, 6148914691236517205, 18446744073709551615, 18446744073709551614, 9223372036854775808]> : tensor<8xui64>
  %max = stablehlo.constant dense<2> : tensor<ui64>
  %r = stablehlo.clamp %min, %x, %max : (tensor<ui64>, tensor<8xui64>, tensor<ui64>) -> tensor<8xui64>
  check.expect_eq_const %r, dense<[1, 1, 2, 2, 2, 2, 2, 2]> : tensor<8xui64>
  func.return
}

func.func @bounds_may_be_tensors_and_the_upper_one_wins() {
  %min = stablehlo.constant dense<[2.0, -1.0, 3.0]> : tensor<3xf8E4M3FN>
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0]> : tensor<3xf8E4M3FN>
  %max = stablehlo.constant dense<[4.0, 0.25, 1.0]> : tensor<3xf8E4M3FN>
  %r = stablehlo.clamp %min, %x, %max : tensor<3xf8E4M3FN>
  check.expect_eq_const %r, dense<[2.0, 0.25, 1.0]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}
