// stablehlo.select: chooses codes, so NaNs keep their bits.

func.func @select_of_f4E2M1FN() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<12xi1>
  %on_true = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0, 1.5, 2.0, -2.0, 4.0]> : tensor<12xf4E2M1FN>
  %on_false = stablehlo.constant dense<[4.0, -2.0, 2.0, 1.5, -6.0, 6.0, -1.0, 1.0, -0.5, 0.5, -0.0, 0.0]> : tensor<12xf4E2M1FN>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<12xi1>, tensor<12xf4E2M1FN>
  check.expect_eq_const %r, dense<[4.0, -0.0, 0.5, 1.5, 1.0, -1.0, -1.0, -6.0, 1.5, 0.5, -2.0, 4.0]> : tensor<12xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @select_of_f6E2M3FN() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false]> : tensor<16xi1>
  %on_true = stablehlo.constant dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0, 7.5, -7.5, 0.5, -0.5, 1.5, 2.5, -2.5, 4.0]> : tensor<16xf6E2M3FN>
  %on_false = stablehlo.constant dense<[4.0, -2.5, 2.5, 1.5, -0.5, 0.5, -7.5, 7.5, -1.0, 1.0, -0.9, 0.9, -0.1, 0.1, -0.0, 0.0]> : tensor<16xf6E2M3FN>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<16xi1>, tensor<16xf6E2M3FN>
  check.expect_eq_const %r, dense<[4.0, -0.0, 0.1, 1.5, 0.9, -0.9, -7.5, -1.0, 7.5, 1.0, 0.5, -0.5, -0.1, 2.5, -2.5, 0.0]> : tensor<16xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @select_of_f6E3M2FN() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true]> : tensor<20xi1>
  %on_true = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25, 28.0, -28.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf6E3M2FN>
  %on_false = stablehlo.constant dense<[10.0, 4.0, -2.5, 2.5, 1.5, -1.0, 1.0, -0.5, 0.5, 0.1, -28.0, 28.0, -0.25, 0.25, -0.2, 0.2, -0.06, 0.06, -0.0, 0.0]> : tensor<20xf6E3M2FN>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<20xi1>, tensor<20xf6E3M2FN>
  check.expect_eq_const %r, dense<[10.0, -0.0, 0.06, 2.5, 0.2, -0.2, 1.0, -0.25, 28.0, 0.1, 0.1, 0.5, -0.25, 1.0, -1.0, 0.2, 2.5, -2.5, -0.0, 10.0]> : tensor<20xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @select_of_f8E5M2() {
  %pred = stablehlo.constant dense<"0x0001010001010001010001010001010001010001010001010001"> : tensor<26xi1>
  %on_true = stablehlo.constant dense<"0x00800181038304847BFB7CFC7EFE7D2E38B83CBC3E41C14449D6"> : tensor<26xf8E5M2>
  %on_false = stablehlo.constant dense<"0xD64944C1413EBC3CB8382E7DFE7EFC7CFB7B8404830381018000"> : tensor<26xf8E5M2>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<26xi1>, tensor<26xf8E5M2>
  check.expect_eq_const %r, dense<"0xD68001C10383BC847B387CFCFEFE7D7C38B884BC3E03C14480D6"> : tensor<26xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @select_of_f8E4M3() {
  %pred = stablehlo.constant dense<"0x0001010001010001010001010001010001010001010001010001"> : tensor<26xi1>
  %on_true = stablehlo.constant dense<"0x008001810787088877F778F87CFC791D30B038B83C42C24852EC"> : tensor<26xf8E4M3>
  %on_false = stablehlo.constant dense<"0xEC5248C2423CB838B0301D79FC7CF878F7778808870781018000"> : tensor<26xf8E4M3>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<26xi1>, tensor<26xf8E4M3>
  check.expect_eq_const %r, dense<"0xEC8001C20787B888773078F8FCFC797830B088B83C07C24880EC"> : tensor<26xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @select_of_f8E3M4() {
  %pred = stablehlo.constant dense<"0x00010100010100010100010100010100010100010100010100"> : tensor<25xi1>
  %on_true = stablehlo.constant dense<"0x008001810F8F10906FEF70F078F8710620A030B03844C45064"> : tensor<25xf8E3M4>
  %on_false = stablehlo.constant dense<"0x6450C44438B030A0200671F878F070EF6F90108F0F81018000"> : tensor<25xf8E3M4>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<25xi1>, tensor<25xf8E3M4>
  check.expect_eq_const %r, dense<"0x648001440F8F30906F0670F078F871EF20A010B03881C45000"> : tensor<25xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @select_of_f8E4M3FN() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true]> : tensor<23xi1>
  %on_true = stablehlo.constant dense<[0.0, -0.0, 0.002, -0.002, 0.014, -0.014, 0.016, -0.016, 448.0, -448.0, 0x7F, 0xFF, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<23xf8E4M3FN>
  %on_false = stablehlo.constant dense<[-100.0, 10.0, 4.0, -2.5, 2.5, 1.5, -1.0, 1.0, -0.5, 0.5, 0.1, 0xFF, 0x7F, -448.0, 448.0, -0.016, 0.016, -0.014, 0.014, -0.002, 0.002, -0.0, 0.0]> : tensor<23xf8E4M3FN>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<23xi1>, tensor<23xf8E4M3FN>
  check.expect_eq_const %r, dense<[-100.0, -0.0, 0.002, -2.5, 0.014, -0.014, -1.0, -0.016, 448.0, 0.5, 0x7F, 0xFF, 0x7F, 0.5, -0.5, -0.016, -1.0, 1.5, 0.014, -2.5, 4.0, -0.0, -100.0]> : tensor<23xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @select_of_f8E5M2FNUZ() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<21xi1>
  %on_true = stablehlo.constant dense<[0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5, -3.0e-5, 57000.0, -57000.0, 0.09, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E5M2FNUZ>
  %on_false = stablehlo.constant dense<[-100.0, 10.0, 4.0, -2.5, 2.5, 1.5, -1.0, 1.0, -0.5, 0.5, 0.09, -57000.0, 57000.0, -3.0e-5, 3.0e-5, -2.0e-5, 2.0e-5, -8.0e-6, 8.0e-6, 0x80, 0.0]> : tensor<21xf8E5M2FNUZ>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<21xi1>, tensor<21xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[-100.0, 0x80, 8.0e-6, -2.5, 2.0e-5, -2.0e-5, -1.0, -3.0e-5, 57000.0, 0.5, 0.09, 0.5, 57000.0, 1.0, -1.0, -2.0e-5, 2.5, -2.5, 8.0e-6, 10.0, -100.0]> : tensor<21xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @select_of_f8E4M3FNUZ() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<21xi1>
  %on_true = stablehlo.constant dense<[0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008, -0.008, 240.0, -240.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0]> : tensor<21xf8E4M3FNUZ>
  %on_false = stablehlo.constant dense<[-100.0, 10.0, 4.0, -2.5, 2.5, 1.5, -1.0, 1.0, -0.5, 0.5, 0.1, -240.0, 240.0, -0.008, 0.008, -0.007, 0.007, -0.001, 0.001, 0x80, 0.0]> : tensor<21xf8E4M3FNUZ>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<21xi1>, tensor<21xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[-100.0, 0x80, 0.001, -2.5, 0.007, -0.007, -1.0, -0.008, 240.0, 0.5, 0.1, 0.5, 240.0, 1.0, -1.0, -0.007, 2.5, -2.5, 0.001, 10.0, -100.0]> : tensor<21xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @select_of_f8E4M3B11FNUZ() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true]> : tensor<20xi1>
  %on_true = stablehlo.constant dense<[0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001, -0.001, 30.0, -30.0, 0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0]> : tensor<20xf8E4M3B11FNUZ>
  %on_false = stablehlo.constant dense<[10.0, 4.0, -2.5, 2.5, 1.5, -1.0, 1.0, -0.5, 0.5, 0.1, -30.0, 30.0, -0.001, 0.001, -0.0009, 0.0009, -0.0001, 0.0001, 0x80, 0.0]> : tensor<20xf8E4M3B11FNUZ>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<20xi1>, tensor<20xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[10.0, 0x80, 0.0001, 2.5, 0.0009, -0.0009, 1.0, -0.001, 30.0, 0.1, 0.1, 0.5, -0.001, 1.0, -1.0, 0.0009, 2.5, -2.5, 0x80, 10.0]> : tensor<20xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @select_of_f8E8M0FNU() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false]> : tensor<10xi1>
  %on_true = stablehlo.constant dense<[6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0, 2.0, 4.0, 8.0]> : tensor<10xf8E8M0FNU>
  %on_false = stablehlo.constant dense<[8.0, 4.0, 2.0, 1.0, 0.5, 0.1, 0xFF, 1.7e38, 1.0e-38, 6.0e-39]> : tensor<10xf8E8M0FNU>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<10xi1>, tensor<10xf8E8M0FNU>
  check.expect_eq_const %r, dense<[8.0, 1.0e-38, 1.7e38, 1.0, 0.1, 0.5, 0xFF, 2.0, 4.0, 6.0e-39]> : tensor<10xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @select_of_f16() {
  %pred = stablehlo.constant dense<"0x0001010001010001010001010001010001010001010001010001"> : tensor<26xi1>
  %on_true = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E003800B8003C00BC003E004100C10044004940D6"> : tensor<26xf16>
  %on_false = stablehlo.constant dense<"0x40D60049004400C10041003E00BC003C00B80038662E017C00FE007E00FC007CFFFBFF7B00840004FF83FF030180010000800000"> : tensor<26xf16>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<26xi1>, tensor<26xf16>
  check.expect_eq_const %r, dense<"0x40D60080010000C1FF03FF8300BC0084FF7B0038007C00FC00FE00FE017C007C003800B8008400BC003EFF0300C10044008040D6"> : tensor<26xf16> {shlo.bitwise}
  func.return
}

func.func @select_of_bf16() {
  %pred = stablehlo.constant dense<"0x0001010001010001010001010001010001010001010001010001"> : tensor<26xi1>
  %on_true = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D003F00BF803F80BFC03F204020C080402041C8C2"> : tensor<26xbf16>
  %on_false = stablehlo.constant dense<"0xC8C22041804020C02040C03F80BF803F00BF003FCD3D817FC0FFC07F80FF807F7FFF7F7F808080007F807F000180010000800000"> : tensor<26xbf16>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<26xi1>, tensor<26xbf16>
  check.expect_eq_const %r, dense<"0xC8C20080010020C07F007F8080BF80807F7F003F807F80FFC0FFC0FF817F807F003F00BF808080BFC03F7F0020C080400080C8C2"> : tensor<26xbf16> {shlo.bitwise}
  func.return
}

func.func @select_of_f32() {
  %pred = stablehlo.constant dense<"0x0001010001010001010001010001010001010001010001010001"> : tensor<26xi1>
  %on_true = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<26xf32>
  %on_false = stablehlo.constant dense<"0x0000C8C20000204100008040000020C0000020400000C03F000080BF0000803F000000BF0000003FCDCCCC3D0100807F0000C0FF0000C07F000080FF0000807FFFFF7FFFFFFF7F7F0000808000008000FFFF7F80FFFF7F0001000080010000000000008000000000"> : tensor<26xf32>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<26xi1>, tensor<26xf32>
  check.expect_eq_const %r, dense<"0x0000C8C20000008001000000000020C0FFFF7F00FFFF7F80000080BF00008080FFFF7F7F0000003F0000807F000080FF0000C0FF0000C0FF0100807F0000807F0000003F000000BF00008080000080BF0000C03FFFFF7F00000020C000008040000000800000C8C2"> : tensor<26xf32> {shlo.bitwise}
  func.return
}

func.func @select_of_f64() {
  %pred = stablehlo.constant dense<"0x0001010001010001010001010001010001010001010001010001"> : tensor<26xi1>
  %on_true = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000044000000000000004C00000000000001040000000000000244000000000000059C0"> : tensor<26xf64>
  %on_false = stablehlo.constant dense<"0x00000000000059C00000000000002440000000000000104000000000000004C00000000000000440000000000000F83F000000000000F0BF000000000000F03F000000000000E0BF000000000000E03F9A9999999999B93F010000000000F07F000000000000F8FF000000000000F87F000000000000F0FF000000000000F07FFFFFFFFFFFFFEFFFFFFFFFFFFFFFEF7F00000000000010800000000000001000FFFFFFFFFFFF0F80FFFFFFFFFFFF0F000100000000000080010000000000000000000000000000800000000000000000"> : tensor<26xf64>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<26xi1>, tensor<26xf64>
  check.expect_eq_const %r, dense<"0x00000000000059C00000000000000080010000000000000000000000000004C0FFFFFFFFFFFF0F00FFFFFFFFFFFF0F80000000000000F0BF0000000000001080FFFFFFFFFFFFEF7F000000000000E03F000000000000F07F000000000000F0FF000000000000F8FF000000000000F8FF010000000000F07F000000000000F07F000000000000E03F000000000000E0BF0000000000001080000000000000F0BF000000000000F83FFFFFFFFFFFFF0F0000000000000004C00000000000001040000000000000008000000000000059C0"> : tensor<26xf64> {shlo.bitwise}
  func.return
}

func.func @select_of_i1() {
  %pred = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %on_true = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %on_false = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<2xi1>, tensor<2xi1>
  check.expect_eq_const %r, dense<true> : tensor<2xi1>
  func.return
}

func.func @select_of_i2() {
  %pred = stablehlo.constant dense<[false, true, true, false]> : tensor<4xi1>
  %on_true = stablehlo.constant dense<[0, 1, -2, -1]> : tensor<4xi2>
  %on_false = stablehlo.constant dense<[-1, -2, 1, 0]> : tensor<4xi2>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<4xi1>, tensor<4xi2>
  check.expect_eq_const %r, dense<[-1, 1, -2, 0]> : tensor<4xi2>
  func.return
}

func.func @select_of_i4() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false]> : tensor<16xi1>
  %on_true = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>
  %on_false = stablehlo.constant dense<[-1, -2, -3, -4, -5, -6, -7, -8, 7, 6, 5, 4, 3, 2, 1, 0]> : tensor<16xi4>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<16xi1>, tensor<16xi4>
  check.expect_eq_const %r, dense<[-1, 1, 2, -4, 4, 5, -7, 7, -8, 6, -6, -5, 3, -3, -2, 0]> : tensor<16xi4>
  func.return
}

func.func @select_of_i8() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false]> : tensor<10xi1>
  %on_true = stablehlo.constant dense<[0, 1, 2, 7, 42, 127, -128, -1, -2, -127]> : tensor<10xi8>
  %on_false = stablehlo.constant dense<[-127, -2, -1, -128, 127, 42, 7, 2, 1, 0]> : tensor<10xi8>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<10xi1>, tensor<10xi8>
  check.expect_eq_const %r, dense<[-127, 1, 2, -128, 42, 127, 7, -1, -2, 0]> : tensor<10xi8>
  func.return
}

func.func @select_of_i16() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false]> : tensor<10xi1>
  %on_true = stablehlo.constant dense<[0, 1, 2, 7, 10922, 32767, -32768, -1, -2, -32767]> : tensor<10xi16>
  %on_false = stablehlo.constant dense<[-32767, -2, -1, -32768, 32767, 10922, 7, 2, 1, 0]> : tensor<10xi16>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<10xi1>, tensor<10xi16>
  check.expect_eq_const %r, dense<[-32767, 1, 2, -32768, 10922, 32767, 7, -1, -2, 0]> : tensor<10xi16>
  func.return
}

func.func @select_of_i32() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false]> : tensor<10xi1>
  %on_true = stablehlo.constant dense<[0, 1, 2, 7, 715827882, 2147483647, -2147483648, -1, -2, -2147483647]> : tensor<10xi32>
  %on_false = stablehlo.constant dense<[-2147483647, -2, -1, -2147483648, 2147483647, 715827882, 7, 2, 1, 0]> : tensor<10xi32>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<10xi1>, tensor<10xi32>
  check.expect_eq_const %r, dense<[-2147483647, 1, 2, -2147483648, 715827882, 2147483647, 7, -1, -2, 0]> : tensor<10xi32>
  func.return
}

func.func @select_of_i64() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false]> : tensor<10xi1>
  %on_true = stablehlo.constant dense<[0, 1, 2, 7, 3074457345618258602, 9223372036854775807, -9223372036854775808, -1, -2, -9223372036854775807]> : tensor<10xi64>
  %on_false = stablehlo.constant dense<[-9223372036854775807, -2, -1, -9223372036854775808, 9223372036854775807, 3074457345618258602, 7, 2, 1, 0]> : tensor<10xi64>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<10xi1>, tensor<10xi64>
  check.expect_eq_const %r, dense<[-9223372036854775807, 1, 2, -9223372036854775808, 3074457345618258602, 9223372036854775807, 7, -1, -2, 0]> : tensor<10xi64>
  func.return
}

func.func @select_of_ui2() {
  %pred = stablehlo.constant dense<[false, true, true, false]> : tensor<4xi1>
  %on_true = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %on_false = stablehlo.constant dense<[3, 2, 1, 0]> : tensor<4xui2>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<4xi1>, tensor<4xui2>
  check.expect_eq_const %r, dense<[3, 1, 2, 0]> : tensor<4xui2>
  func.return
}

func.func @select_of_ui4() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false]> : tensor<16xi1>
  %on_true = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xui4>
  %on_false = stablehlo.constant dense<[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]> : tensor<16xui4>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<16xi1>, tensor<16xui4>
  check.expect_eq_const %r, dense<[15, 1, 2, 12, 4, 5, 9, 7, 8, 6, 10, 11, 3, 13, 14, 0]> : tensor<16xui4>
  func.return
}

func.func @select_of_ui8() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true]> : tensor<8xi1>
  %on_true = stablehlo.constant dense<[0, 1, 2, 7, 85, 255, 254, 128]> : tensor<8xui8>
  %on_false = stablehlo.constant dense<[128, 254, 255, 85, 7, 2, 1, 0]> : tensor<8xui8>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<8xi1>, tensor<8xui8>
  check.expect_eq_const %r, dense<[128, 1, 2, 85, 85, 255, 1, 128]> : tensor<8xui8>
  func.return
}

func.func @select_of_ui16() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true]> : tensor<8xi1>
  %on_true = stablehlo.constant dense<[0, 1, 2, 7, 21845, 65535, 65534, 32768]> : tensor<8xui16>
  %on_false = stablehlo.constant dense<[32768, 65534, 65535, 21845, 7, 2, 1, 0]> : tensor<8xui16>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<8xi1>, tensor<8xui16>
  check.expect_eq_const %r, dense<[32768, 1, 2, 21845, 21845, 65535, 1, 32768]> : tensor<8xui16>
  func.return
}

func.func @select_of_ui32() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true]> : tensor<8xi1>
  %on_true = stablehlo.constant dense<[0, 1, 2, 7, 1431655765, 4294967295, 4294967294, 2147483648]> : tensor<8xui32>
  %on_false = stablehlo.constant dense<[2147483648, 4294967294, 4294967295, 1431655765, 7, 2, 1, 0]> : tensor<8xui32>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<8xi1>, tensor<8xui32>
  check.expect_eq_const %r, dense<[2147483648, 1, 2, 1431655765, 1431655765, 4294967295, 1, 2147483648]> : tensor<8xui32>
  func.return
}

func.func @select_of_ui64() {
  %pred = stablehlo.constant dense<[false, true, true, false, true, true, false, true]> : tensor<8xi1>
  %on_true = stablehlo.constant dense<[0, 1, 2, 7, 6148914691236517205, 18446744073709551615, 18446744073709551614, 9223372036854775808]> : tensor<8xui64>
  %on_false = stablehlo.constant dense<[9223372036854775808, 18446744073709551614, 18446744073709551615, 6148914691236517205, 7, 2, 1, 0]> : tensor<8xui64>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<8xi1>, tensor<8xui64>
  check.expect_eq_const %r, dense<[9223372036854775808, 1, 2, 6148914691236517205, 6148914691236517205, 18446744073709551615, 1, 9223372036854775808]> : tensor<8xui64>
  func.return
}

func.func @select_of_complex_f32() {
  %pred = stablehlo.constant dense<"0x0001010001010001010001010001010001010001010001010001"> : tensor<26xi1>
  %on_true = stablehlo.constant dense<"0x000000000000C8C20000008000002041010000000000804001000080000020C0FFFF7F0000002040FFFF7F800000C03F00008000000080BF000080800000803FFFFF7F7F000000BFFFFF7FFF0000003F0000807FCDCCCC3D000080FF0100807F0000C07F0000C0FF0000C0FF0000C07F0100807F000080FFCDCCCC3D0000807F0000003FFFFF7FFF000000BFFFFF7F7F0000803F00008080000080BF000080000000C03FFFFF7F8000002040FFFF7F00000020C001000080000080400100000000002041000000800000C8C200000000"> : tensor<26xcomplex<f32>>
  %on_false = stablehlo.constant dense<"0x0000C8C20000000000002041000000800000804001000000000020C00100008000002040FFFF7F000000C03FFFFF7F80000080BF000080000000803F00008080000000BFFFFF7F7F0000003FFFFF7FFFCDCCCC3D0000807F0100807F000080FF0000C0FF0000C07F0000C07F0000C0FF000080FF0100807F0000807FCDCCCC3DFFFF7FFF0000003FFFFF7F7F000000BF000080800000803F00008000000080BFFFFF7F800000C03FFFFF7F000000204001000080000020C001000000000080400000008000002041000000000000C8C2"> : tensor<26xcomplex<f32>>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<26xi1>, tensor<26xcomplex<f32>>
  check.expect_eq_const %r, dense<"0x0000C8C20000000000000080000020410100000000008040000020C001000080FFFF7F0000002040FFFF7F800000C03F000080BF00008000000080800000803FFFFF7F7F000000BF0000003FFFFF7FFF0000807FCDCCCC3D000080FF0100807F0000C0FF0000C07F0000C0FF0000C07F0100807F000080FF0000807FCDCCCC3D0000003FFFFF7FFF000000BFFFFF7F7F000080800000803F000080BF000080000000C03FFFFF7F80FFFF7F0000002040000020C001000080000080400100000000000080000020410000C8C200000000"> : tensor<26xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @select_of_complex_f64() {
  %pred = stablehlo.constant dense<"0x0001010001010001010001010001010001010001010001010001"> : tensor<26xi1>
  %on_true = stablehlo.constant dense<"0x000000000000000000000000000059C00000000000000080000000000000244001000000000000000000000000001040010000000000008000000000000004C0FFFFFFFFFFFF0F000000000000000440FFFFFFFFFFFF0F80000000000000F83F0000000000001000000000000000F0BF0000000000001080000000000000F03FFFFFFFFFFFFFEF7F000000000000E0BFFFFFFFFFFFFFEFFF000000000000E03F000000000000F07F9A9999999999B93F000000000000F0FF010000000000F07F000000000000F87F000000000000F8FF000000000000F8FF000000000000F87F010000000000F07F000000000000F0FF9A9999999999B93F000000000000F07F000000000000E03FFFFFFFFFFFFFEFFF000000000000E0BFFFFFFFFFFFFFEF7F000000000000F03F0000000000001080000000000000F0BF0000000000001000000000000000F83FFFFFFFFFFFFF0F800000000000000440FFFFFFFFFFFF0F0000000000000004C00100000000000080000000000000104001000000000000000000000000002440000000000000008000000000000059C00000000000000000"> : tensor<26xcomplex<f64>>
  %on_false = stablehlo.constant dense<"0x00000000000059C00000000000000000000000000000244000000000000000800000000000001040010000000000000000000000000004C001000000000000800000000000000440FFFFFFFFFFFF0F00000000000000F83FFFFFFFFFFFFF0F80000000000000F0BF0000000000001000000000000000F03F0000000000001080000000000000E0BFFFFFFFFFFFFFEF7F000000000000E03FFFFFFFFFFFFFEFFF9A9999999999B93F000000000000F07F010000000000F07F000000000000F0FF000000000000F8FF000000000000F87F000000000000F87F000000000000F8FF000000000000F0FF010000000000F07F000000000000F07F9A9999999999B93FFFFFFFFFFFFFEFFF000000000000E03FFFFFFFFFFFFFEF7F000000000000E0BF0000000000001080000000000000F03F0000000000001000000000000000F0BFFFFFFFFFFFFF0F80000000000000F83FFFFFFFFFFFFF0F000000000000000440010000000000008000000000000004C00100000000000000000000000000104000000000000000800000000000002440000000000000000000000000000059C0"> : tensor<26xcomplex<f64>>
  %r = stablehlo.select %pred, %on_true, %on_false : tensor<26xi1>, tensor<26xcomplex<f64>>
  check.expect_eq_const %r, dense<"0x00000000000059C00000000000000000000000000000008000000000000024400100000000000000000000000000104000000000000004C00100000000000080FFFFFFFFFFFF0F000000000000000440FFFFFFFFFFFF0F80000000000000F83F000000000000F0BF00000000000010000000000000001080000000000000F03FFFFFFFFFFFFFEF7F000000000000E0BF000000000000E03FFFFFFFFFFFFFEFFF000000000000F07F9A9999999999B93F000000000000F0FF010000000000F07F000000000000F8FF000000000000F87F000000000000F8FF000000000000F87F010000000000F07F000000000000F0FF000000000000F07F9A9999999999B93F000000000000E03FFFFFFFFFFFFFEFFF000000000000E0BFFFFFFFFFFFFFEF7F0000000000001080000000000000F03F000000000000F0BF0000000000001000000000000000F83FFFFFFFFFFFFF0F80FFFFFFFFFFFF0F00000000000000044000000000000004C00100000000000080000000000000104001000000000000000000000000000080000000000000244000000000000059C00000000000000000"> : tensor<26xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @one_predicate_chooses_a_whole_tensor() {
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %on_true = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %on_false = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %r = stablehlo.select %pred, %on_true, %on_false : (tensor<i1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[3, 4]> : tensor<2xi32>
  func.return
}
