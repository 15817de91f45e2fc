// chlo.top_k: of equal elements the lower index first; floats by totalOrder.

func.func @top_3_of_f4E2M1FN_0() {
  %x = stablehlo.constant dense<[-0.5, -2.0, -1.0, 0.0, -6.0, 0.5]> : tensor<6xf4E2M1FN>
  %r:2 = chlo.top_k(%x, k = 3) : tensor<6xf4E2M1FN> -> (tensor<3xf4E2M1FN>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[0.5, 0.0, -0.5]> : tensor<3xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[5, 3, 0]> : tensor<3xi32>
  func.return
}

func.func @top_5_of_f6E2M3FN_1() {
  %x = stablehlo.constant dense<[-0.1, 0.5, -0.0, 7.5, 4.0]> : tensor<5xf6E2M3FN>
  %r:2 = chlo.top_k(%x, k = 5) : tensor<5xf6E2M3FN> -> (tensor<5xf6E2M3FN>, tensor<5xi32>)
  check.expect_eq_const %r#0, dense<[7.5, 4.0, 0.5, -0.0, -0.1]> : tensor<5xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[3, 4, 1, 2, 0]> : tensor<5xi32>
  func.return
}

func.func @top_4_of_f6E3M2FN_2() {
  %x = stablehlo.constant dense<[[-0.06, 0.1, -2.5, 0.2, 0.5, 4.0, -0.2, -0.5, 10.0], [0.25, 1.0, 0.0, -0.25, -1.0, -0.0, 28.0, 1.5, 0.06]]> : tensor<2x9xf6E3M2FN>
  %r:2 = chlo.top_k(%x, k = 4) : tensor<2x9xf6E3M2FN> -> (tensor<2x4xf6E3M2FN>, tensor<2x4xi32>)
  check.expect_eq_const %r#0, dense<[[10.0, 4.0, 0.5, 0.2], [28.0, 1.5, 1.0, 0.25]]> : tensor<2x4xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[8, 5, 4, 3], [6, 7, 1, 0]]> : tensor<2x4xi32>
  func.return
}

func.func @top_1_of_f8E5M2_3() {
  %x = stablehlo.constant dense<[[[-2.0e-5, 0x7C, -0.5, 10.0], [-5.0e-5, 0x7E, -1.0, 0.0]], [[-6.0e-5, 0x7D, 2.5, 2.0e-5], [-57000.0, 0.5, 4.0, 5.0e-5]], [[0xFC, 1.0, -100.0, 6.0e-5], [0xFE, 1.5, -0.0, 57000.0]]]> : tensor<3x2x4xf8E5M2>
  %r:2 = chlo.top_k(%x, k = 1) : tensor<3x2x4xf8E5M2> -> (tensor<3x2x1xf8E5M2>, tensor<3x2x1xi32>)
  check.expect_eq_const %r#0, dense<[[[0x7C], [0x7E]], [[0x7D], [4.0]], [[1.0], [57000.0]]]> : tensor<3x2x1xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[[1], [1]], [[1], [2]], [[1], [3]]]> : tensor<3x2x1xi32>
  func.return
}

func.func @top_0_of_f8E4M3_4() {
  %x = stablehlo.constant dense<[-0.002, 0x78, -0.5, 10.0]> : tensor<4xf8E4M3>
  %r:2 = chlo.top_k(%x, k = 0) : tensor<4xf8E4M3> -> (tensor<0xf8E4M3>, tensor<0xi32>)
  check.expect_eq_const %r#0, dense<> : tensor<0xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<> : tensor<0xi32>
  func.return
}

func.func @top_2_of_f8E3M4_5() {
  %x = stablehlo.constant dense<> : tensor<0x3xf8E3M4>
  %r:2 = chlo.top_k(%x, k = 2) : tensor<0x3xf8E3M4> -> (tensor<0x2xf8E3M4>, tensor<0x2xi32>)
  check.expect_eq_const %r#0, dense<> : tensor<0x2xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<> : tensor<0x2xi32>
  func.return
}

func.func @top_3_of_f8E4M3FN_6() {
  %x = stablehlo.constant dense<[-0.002, 0x7F, 1.5, -0.0, 448.0, 1.0]> : tensor<6xf8E4M3FN>
  %r:2 = chlo.top_k(%x, k = 3) : tensor<6xf8E4M3FN> -> (tensor<3xf8E4M3FN>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[0x7F, 448.0, 1.5]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1, 4, 2]> : tensor<3xi32>
  func.return
}

func.func @top_5_of_f8E5M2FNUZ_7() {
  %x = stablehlo.constant dense<[-8.0e-6, 0.09, -2.5, -8.0e-6, 0.09]> : tensor<5xf8E5M2FNUZ>
  %r:2 = chlo.top_k(%x, k = 5) : tensor<5xf8E5M2FNUZ> -> (tensor<5xf8E5M2FNUZ>, tensor<5xi32>)
  check.expect_eq_const %r#0, dense<[0.09, 0.09, -8.0e-6, -8.0e-6, -2.5]> : tensor<5xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1, 4, 0, 3, 2]> : tensor<5xi32>
  func.return
}

func.func @top_4_of_f8E4M3FNUZ_8() {
  %x = stablehlo.constant dense<[[-0.001, 0.1, -2.5, -0.001, 0.1, -2.5, -0.001, 0.1, -2.5], [-0.001, 0.1, -2.5, -0.001, 0.1, -2.5, -0.001, 0.1, -2.5]]> : tensor<2x9xf8E4M3FNUZ>
  %r:2 = chlo.top_k(%x, k = 4) : tensor<2x9xf8E4M3FNUZ> -> (tensor<2x4xf8E4M3FNUZ>, tensor<2x4xi32>)
  check.expect_eq_const %r#0, dense<[[0.1, 0.1, 0.1, -0.001], [0.1, 0.1, 0.1, -0.001]]> : tensor<2x4xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[1, 4, 7, 0], [1, 4, 7, 0]]> : tensor<2x4xi32>
  func.return
}

func.func @top_1_of_f8E4M3B11FNUZ_9() {
  %x = stablehlo.constant dense<[[[-0.0001, 0.1, -2.5, 0.0009], [0.5, 4.0, -0.0009, -0.5]], [[10.0, 0.001, 1.0, 0.0], [-0.001, -1.0, 0x80, 30.0]], [[1.5, 0.0001, -30.0, 2.5], [-0.0001, 0.1, -2.5, 0.0009]]]> : tensor<3x2x4xf8E4M3B11FNUZ>
  %r:2 = chlo.top_k(%x, k = 1) : tensor<3x2x4xf8E4M3B11FNUZ> -> (tensor<3x2x1xf8E4M3B11FNUZ>, tensor<3x2x1xi32>)
  check.expect_eq_const %r#0, dense<[[[0.1], [4.0]], [[10.0], [0x80]], [[2.5], [0.1]]]> : tensor<3x2x1xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[[1], [1]], [[0], [2]], [[3], [1]]]> : tensor<3x2x1xi32>
  func.return
}

func.func @top_0_of_f8E8M0FNU_10() {
  %x = stablehlo.constant dense<[0xFF, 6.0e-39, 2.0, 0.1]> : tensor<4xf8E8M0FNU>
  %r:2 = chlo.top_k(%x, k = 0) : tensor<4xf8E8M0FNU> -> (tensor<0xf8E8M0FNU>, tensor<0xi32>)
  check.expect_eq_const %r#0, dense<> : tensor<0xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<> : tensor<0xi32>
  func.return
}

func.func @top_2_of_f16_11() {
  %x = stablehlo.constant dense<> : tensor<0x3xf16>
  %r:2 = chlo.top_k(%x, k = 2) : tensor<0x3xf16> -> (tensor<0x2xf16>, tensor<0x2xi32>)
  check.expect_eq_const %r#0, dense<> : tensor<0x2xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<> : tensor<0x2xi32>
  func.return
}

func.func @top_3_of_bf16_12() {
  %x = stablehlo.constant dense<[-9.0e-41, 0x7F80, -0.5, 10.0, -1.17e-38, 0x7FC0]> : tensor<6xbf16>
  %r:2 = chlo.top_k(%x, k = 3) : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[0x7FC0, 0x7F80, 10.0]> : tensor<3xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[5, 1, 3]> : tensor<3xi32>
  func.return
}

func.func @top_5_of_f32_13() {
  %x = stablehlo.constant dense<[-1.0e-45, 0x7F800000, -0.5, 10.0, -1.1754942e-38]> : tensor<5xf32>
  %r:2 = chlo.top_k(%x, k = 5) : tensor<5xf32> -> (tensor<5xf32>, tensor<5xi32>)
  check.expect_eq_const %r#0, dense<[0x7F800000, 10.0, -1.0e-45, -1.1754942e-38, -0.5]> : tensor<5xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1, 3, 0, 4, 2]> : tensor<5xi32>
  func.return
}

func.func @top_4_of_f64_14() {
  %x = stablehlo.constant dense<[[-5.0e-324, 0x7FF0000000000000, -0.5, 10.0, -2.225073858507201e-308, 0x7FF8000000000000, -1.0, 0.0, -2.2250738585072014e-308], [0x7FF0000000000001, 2.5, 5.0e-324, -1.7976931348623157e308, 0.5, 4.0, 2.225073858507201e-308, 0xFFF0000000000000, 1.0]]> : tensor<2x9xf64>
  %r:2 = chlo.top_k(%x, k = 4) : tensor<2x9xf64> -> (tensor<2x4xf64>, tensor<2x4xi32>)
  check.expect_eq_const %r#0, dense<[[0x7FF8000000000000, 0x7FF0000000000000, 10.0, 0.0], [0x7FF0000000000001, 4.0, 2.5, 1.0]]> : tensor<2x4xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[[5, 1, 3, 7], [0, 5, 1, 8]]> : tensor<2x4xi32>
  func.return
}

func.func @top_1_of_i1_15() {
  %x = stablehlo.constant dense<[[[true, false, true, false], [true, false, true, false]], [[true, false, true, false], [true, false, true, false]], [[true, false, true, false], [true, false, true, false]]]> : tensor<3x2x4xi1>
  %r:2 = chlo.top_k(%x, k = 1) : tensor<3x2x4xi1> -> (tensor<3x2x1xi1>, tensor<3x2x1xi32>)
  check.expect_eq_const %r#0, dense<true> : tensor<3x2x1xi1>
  check.expect_eq_const %r#1, dense<0> : tensor<3x2x1xi32>
  func.return
}

func.func @top_0_of_i2_16() {
  %x = stablehlo.constant dense<[-1, -2, 1, 0]> : tensor<4xi2>
  %r:2 = chlo.top_k(%x, k = 0) : tensor<4xi2> -> (tensor<0xi2>, tensor<0xi32>)
  check.expect_eq_const %r#0, dense<> : tensor<0xi2>
  check.expect_eq_const %r#1, dense<> : tensor<0xi32>
  func.return
}

func.func @top_2_of_i4_17() {
  %x = stablehlo.constant dense<> : tensor<0x3xi4>
  %r:2 = chlo.top_k(%x, k = 2) : tensor<0x3xi4> -> (tensor<0x2xi4>, tensor<0x2xi32>)
  check.expect_eq_const %r#0, dense<> : tensor<0x2xi4>
  check.expect_eq_const %r#1, dense<> : tensor<0x2xi32>
  func.return
}

func.func @top_3_of_i8_18() {
  %x = stablehlo.constant dense<[7, 0, -1, 42, 1, -2]> : tensor<6xi8>
  %r:2 = chlo.top_k(%x, k = 3) : tensor<6xi8> -> (tensor<3xi8>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[42, 7, 1]> : tensor<3xi8>
  check.expect_eq_const %r#1, dense<[3, 0, 4]> : tensor<3xi32>
  func.return
}

func.func @top_5_of_i16_19() {
  %x = stablehlo.constant dense<[7, 0, -1, 10922, 1]> : tensor<5xi16>
  %r:2 = chlo.top_k(%x, k = 5) : tensor<5xi16> -> (tensor<5xi16>, tensor<5xi32>)
  check.expect_eq_const %r#0, dense<[10922, 7, 1, 0, -1]> : tensor<5xi16>
  check.expect_eq_const %r#1, dense<[3, 0, 4, 1, 2]> : tensor<5xi32>
  func.return
}

func.func @top_4_of_i32_20() {
  %x = stablehlo.constant dense<[[7, 0, -1, 715827882, 1, -2, 2147483647, 2, -2147483647], [-2147483648, 7, 0, -1, 715827882, 1, -2, 2147483647, 2]]> : tensor<2x9xi32>
  %r:2 = chlo.top_k(%x, k = 4) : tensor<2x9xi32> -> (tensor<2x4xi32>, tensor<2x4xi32>)
  check.expect_eq_const %r#0, dense<[[2147483647, 715827882, 7, 2], [2147483647, 715827882, 7, 2]]> : tensor<2x4xi32>
  check.expect_eq_const %r#1, dense<[[6, 3, 0, 7], [7, 4, 1, 8]]> : tensor<2x4xi32>
  func.return
}

func.func @top_1_of_i64_21() {
  %x = stablehlo.constant dense<[[[7, 0, -1, 3074457345618258602], [1, -2, 9223372036854775807, 2]], [[-9223372036854775807, -9223372036854775808, 7, 0], [-1, 3074457345618258602, 1, -2]], [[9223372036854775807, 2, -9223372036854775807, -9223372036854775808], [7, 0, -1, 3074457345618258602]]]> : tensor<3x2x4xi64>
  %r:2 = chlo.top_k(%x, k = 1) : tensor<3x2x4xi64> -> (tensor<3x2x1xi64>, tensor<3x2x1xi32>)
  check.expect_eq_const %r#0, dense<[[[3074457345618258602], [9223372036854775807]], [[7], [3074457345618258602]], [[9223372036854775807], [3074457345618258602]]]> : tensor<3x2x1xi64>
  check.expect_eq_const %r#1, dense<[[[3], [2]], [[2], [1]], [[0], [3]]]> : tensor<3x2x1xi32>
  func.return
}

func.func @top_0_of_ui2_22() {
  %x = stablehlo.constant dense<[3, 2, 1, 0]> : tensor<4xui2>
  %r:2 = chlo.top_k(%x, k = 0) : tensor<4xui2> -> (tensor<0xui2>, tensor<0xi32>)
  check.expect_eq_const %r#0, dense<> : tensor<0xui2>
  check.expect_eq_const %r#1, dense<> : tensor<0xi32>
  func.return
}

func.func @top_2_of_ui4_23() {
  %x = stablehlo.constant dense<> : tensor<0x3xui4>
  %r:2 = chlo.top_k(%x, k = 2) : tensor<0x3xui4> -> (tensor<0x2xui4>, tensor<0x2xi32>)
  check.expect_eq_const %r#0, dense<> : tensor<0x2xui4>
  check.expect_eq_const %r#1, dense<> : tensor<0x2xi32>
  func.return
}

func.func @top_3_of_ui8_24() {
  %x = stablehlo.constant dense<[7, 2, 1, 0, 128, 254]> : tensor<6xui8>
  %r:2 = chlo.top_k(%x, k = 3) : tensor<6xui8> -> (tensor<3xui8>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[254, 128, 7]> : tensor<3xui8>
  check.expect_eq_const %r#1, dense<[5, 4, 0]> : tensor<3xi32>
  func.return
}

func.func @top_5_of_ui16_25() {
  %x = stablehlo.constant dense<[7, 2, 1, 0, 32768]> : tensor<5xui16>
  %r:2 = chlo.top_k(%x, k = 5) : tensor<5xui16> -> (tensor<5xui16>, tensor<5xi32>)
  check.expect_eq_const %r#0, dense<[32768, 7, 2, 1, 0]> : tensor<5xui16>
  check.expect_eq_const %r#1, dense<[4, 0, 1, 2, 3]> : tensor<5xi32>
  func.return
}

func.func @top_4_of_ui32_26() {
  %x = stablehlo.constant dense<[[7, 2, 1, 0, 2147483648, 4294967294, 4294967295, 1431655765, 7], [2, 1, 0, 2147483648, 4294967294, 4294967295, 1431655765, 7, 2]]> : tensor<2x9xui32>
  %r:2 = chlo.top_k(%x, k = 4) : tensor<2x9xui32> -> (tensor<2x4xui32>, tensor<2x4xi32>)
  check.expect_eq_const %r#0, dense<[[4294967295, 4294967294, 2147483648, 1431655765], [4294967295, 4294967294, 2147483648, 1431655765]]> : tensor<2x4xui32>
  check.expect_eq_const %r#1, dense<[[6, 5, 4, 7], [5, 4, 3, 6]]> : tensor<2x4xi32>
  func.return
}

func.func @top_1_of_ui64_27() {
  %x = stablehlo.constant dense<[[[7, 2, 1, 0], [9223372036854775808, 18446744073709551614, 18446744073709551615, 6148914691236517205]], [[7, 2, 1, 0], [9223372036854775808, 18446744073709551614, 18446744073709551615, 6148914691236517205]], [[7, 2, 1, 0], [9223372036854775808, 18446744073709551614, 18446744073709551615, 6148914691236517205]]]> : tensor<3x2x4xui64>
  %r:2 = chlo.top_k(%x, k = 1) : tensor<3x2x4xui64> -> (tensor<3x2x1xui64>, tensor<3x2x1xi32>)
  check.expect_eq_const %r#0, dense<[[[7], [18446744073709551615]], [[7], [18446744073709551615]], [[7], [18446744073709551615]]]> : tensor<3x2x1xui64>
  check.expect_eq_const %r#1, dense<[[[0], [2]], [[0], [2]], [[0], [2]]]> : tensor<3x2x1xi32>
  func.return
}
