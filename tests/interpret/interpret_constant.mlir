// stablehlo.constant: decimals are rounded to nearest even, hexadecimals and blobs are bits.

func.func @literals_of_f4E2M1FN_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf4E2M1FN>
  %r = stablehlo.bitcast_convert %x : (tensor<8xf4E2M1FN>) -> tensor<8xui4>
  check.expect_eq_const %r, dense<[0, 8, 2, 0, 5, 12, 7, 0]> : tensor<8xui4>
  func.return
}

func.func @literals_of_f6E2M3FN_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf6E2M3FN>
  %r = stablehlo.convert %x : (tensor<8xf6E2M3FN>) -> tensor<8xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, 0.125, 3.25, -2.0, 7.5, 0.0]> : tensor<8xf32> {shlo.bitwise}
  func.return
}

func.func @literals_of_f6E3M2FN_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf6E3M2FN>
  %r = stablehlo.convert %x : (tensor<8xf6E3M2FN>) -> tensor<8xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, 0.125, 3.0, -2.0, 28.0, 0.0]> : tensor<8xf32> {shlo.bitwise}
  func.return
}

func.func @literals_of_f8E5M2_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf8E5M2>
  %r = stablehlo.bitcast_convert %x : (tensor<8xf8E5M2>) -> tensor<8xui8>
  check.expect_eq_const %r, dense<[0, 128, 60, 46, 66, 192, 124, 0]> : tensor<8xui8>
  func.return
}

func.func @literals_of_f8E4M3_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf8E4M3>
  %r = stablehlo.bitcast_convert %x : (tensor<8xf8E4M3>) -> tensor<8xui8>
  check.expect_eq_const %r, dense<[0, 128, 56, 29, 69, 192, 120, 0]> : tensor<8xui8>
  func.return
}

func.func @literals_of_f8E3M4_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf8E3M4>
  %r = stablehlo.bitcast_convert %x : (tensor<8xf8E3M4>) -> tensor<8xui8>
  check.expect_eq_const %r, dense<[0, 128, 48, 6, 73, 192, 112, 0]> : tensor<8xui8>
  func.return
}

func.func @literals_of_f8E4M3FN_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf8E4M3FN>
  %r = stablehlo.bitcast_convert %x : (tensor<8xf8E4M3FN>) -> tensor<8xui8>
  check.expect_eq_const %r, dense<[0, 128, 56, 29, 69, 192, 127, 0]> : tensor<8xui8>
  func.return
}

func.func @literals_of_f8E5M2FNUZ_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf8E5M2FNUZ>
  %r = stablehlo.bitcast_convert %x : (tensor<8xf8E5M2FNUZ>) -> tensor<8xui8>
  check.expect_eq_const %r, dense<[0, 0, 64, 50, 70, 196, 128, 0]> : tensor<8xui8>
  func.return
}

func.func @literals_of_f8E4M3FNUZ_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf8E4M3FNUZ>
  %r = stablehlo.bitcast_convert %x : (tensor<8xf8E4M3FNUZ>) -> tensor<8xui8>
  check.expect_eq_const %r, dense<[0, 0, 64, 37, 77, 200, 128, 0]> : tensor<8xui8>
  func.return
}

func.func @literals_of_f8E4M3B11FNUZ_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf8E4M3B11FNUZ>
  %r = stablehlo.bitcast_convert %x : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8xui8>
  check.expect_eq_const %r, dense<[0, 0, 88, 61, 101, 224, 128, 0]> : tensor<8xui8>
  func.return
}

func.func @literals_of_f8E8M0FNU_round_to_nearest() {
  %x = stablehlo.constant dense<[1.0, 0.1, 3.1415, 1.0e5, 1.0e-9]> : tensor<5xf8E8M0FNU>
  %r = stablehlo.bitcast_convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xui8>
  check.expect_eq_const %r, dense<[127, 124, 129, 144, 97]> : tensor<5xui8>
  func.return
}

func.func @literals_of_f16_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf16>
  %r = stablehlo.bitcast_convert %x : (tensor<8xf16>) -> tensor<8xui16>
  check.expect_eq_const %r, dense<[0, 32768, 15360, 11878, 16968, 49152, 31744, 0]> : tensor<8xui16>
  func.return
}

func.func @literals_of_bf16_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xbf16>
  %r = stablehlo.bitcast_convert %x : (tensor<8xbf16>) -> tensor<8xui16>
  check.expect_eq_const %r, dense<[0, 32768, 16256, 15821, 16457, 49152, 18371, 12425]> : tensor<8xui16>
  func.return
}

func.func @literals_of_f32_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf32>
  %r = stablehlo.bitcast_convert %x : (tensor<8xf32>) -> tensor<8xui32>
  check.expect_eq_const %r, dense<[0, 2147483648, 1065353216, 1036831949, 1078529622, 3221225472, 1203982336, 814313567]> : tensor<8xui32>
  func.return
}

func.func @literals_of_f64_round_to_nearest() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.1, 3.1415, -2.0, 1.0e5, 1.0e-9]> : tensor<8xf64>
  %r = stablehlo.bitcast_convert %x : (tensor<8xf64>) -> tensor<8xui64>
  check.expect_eq_const %r, dense<[0, 9223372036854775808, 4607182418800017408, 4591870180066957722, 4614256447914709615, 13835058055282163712, 4681608360884174848, 4472406533629990549]> : tensor<8xui64>
  func.return
}

func.func @bits_of_f4E2M1FN() {
  %r = stablehlo.constant dense<[0x1, 0x7]> : tensor<2xf4E2M1FN>
  %blob = stablehlo.constant dense<"0x0107"> : tensor<2xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.5, 6.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0.5, 6.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @bits_of_f6E2M3FN() {
  %r = stablehlo.constant dense<[0x01, 0x1F]> : tensor<2xf6E2M3FN>
  %blob = stablehlo.constant dense<"0x011F"> : tensor<2xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.1, 7.5]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0.1, 7.5]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @bits_of_f6E3M2FN() {
  %r = stablehlo.constant dense<[0x01, 0x1F]> : tensor<2xf6E3M2FN>
  %blob = stablehlo.constant dense<"0x011F"> : tensor<2xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.06, 28.0]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0.06, 28.0]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E5M2() {
  %r = stablehlo.constant dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 0x01, 0x7B]> : tensor<7xf8E5M2>
  %blob = stablehlo.constant dense<"0x7CFC7EFE7D017B"> : tensor<7xf8E5M2>
  check.expect_eq_const %r, dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 2.0e-5, 57000.0]> : tensor<7xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 2.0e-5, 57000.0]> : tensor<7xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E4M3() {
  %r = stablehlo.constant dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79, 0x01, 0x77]> : tensor<7xf8E4M3>
  %blob = stablehlo.constant dense<"0x78F87CFC790177"> : tensor<7xf8E4M3>
  check.expect_eq_const %r, dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79, 0.002, 240.0]> : tensor<7xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79, 0.002, 240.0]> : tensor<7xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E3M4() {
  %r = stablehlo.constant dense<[0x70, 0xF0, 0x78, 0xF8, 0x71, 0x01, 0x6F]> : tensor<7xf8E3M4>
  %blob = stablehlo.constant dense<"0x70F078F871016F"> : tensor<7xf8E3M4>
  check.expect_eq_const %r, dense<[0x70, 0xF0, 0x78, 0xF8, 0x71, 0.02, 15.5]> : tensor<7xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0x70, 0xF0, 0x78, 0xF8, 0x71, 0.02, 15.5]> : tensor<7xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E4M3FN() {
  %r = stablehlo.constant dense<[0x7F, 0xFF, 0x01, 0x7E]> : tensor<4xf8E4M3FN>
  %blob = stablehlo.constant dense<"0x7FFF017E"> : tensor<4xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0xFF, 0.002, 448.0]> : tensor<4xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0x7F, 0xFF, 0.002, 448.0]> : tensor<4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E5M2FNUZ() {
  %r = stablehlo.constant dense<[0x80, 0x01, 0x7F]> : tensor<3xf8E5M2FNUZ>
  %blob = stablehlo.constant dense<"0x80017F"> : tensor<3xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0x80, 8.0e-6, 57000.0]> : tensor<3xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0x80, 8.0e-6, 57000.0]> : tensor<3xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E4M3FNUZ() {
  %r = stablehlo.constant dense<[0x80, 0x01, 0x7F]> : tensor<3xf8E4M3FNUZ>
  %blob = stablehlo.constant dense<"0x80017F"> : tensor<3xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.001, 240.0]> : tensor<3xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0x80, 0.001, 240.0]> : tensor<3xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E4M3B11FNUZ() {
  %r = stablehlo.constant dense<[0x80, 0x01, 0x7F]> : tensor<3xf8E4M3B11FNUZ>
  %blob = stablehlo.constant dense<"0x80017F"> : tensor<3xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0001, 30.0]> : tensor<3xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0x80, 0.0001, 30.0]> : tensor<3xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E8M0FNU() {
  %r = stablehlo.constant dense<[0xFF, 0x01, 0xFE]> : tensor<3xf8E8M0FNU>
  %blob = stablehlo.constant dense<"0xFF01FE"> : tensor<3xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 1.0e-38, 1.7e38]> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0xFF, 1.0e-38, 1.7e38]> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @bits_of_f16() {
  %r = stablehlo.constant dense<[0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0x0001, 0x7BFF]> : tensor<7xf16>
  %blob = stablehlo.constant dense<"0x007C00FC007E00FE017C0100FF7B"> : tensor<7xf16>
  check.expect_eq_const %r, dense<[0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 6.0e-8, 65500.0]> : tensor<7xf16> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 6.0e-8, 65500.0]> : tensor<7xf16> {shlo.bitwise}
  func.return
}

func.func @bits_of_bf16() {
  %r = stablehlo.constant dense<[0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0x0001, 0x7F7F]> : tensor<7xbf16>
  %blob = stablehlo.constant dense<"0x807F80FFC07FC0FF817F01007F7F"> : tensor<7xbf16>
  check.expect_eq_const %r, dense<[0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 9.0e-41, 3.3895e38]> : tensor<7xbf16> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 9.0e-41, 3.3895e38]> : tensor<7xbf16> {shlo.bitwise}
  func.return
}

func.func @bits_of_f32() {
  %r = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0x00000001, 0x7F7FFFFF]> : tensor<7xf32>
  %blob = stablehlo.constant dense<"0x0000807F000080FF0000C07F0000C0FF0100807F01000000FFFF7F7F"> : tensor<7xf32>
  check.expect_eq_const %r, dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 1.0e-45, 3.402823466e38]> : tensor<7xf32> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 1.0e-45, 3.402823466e38]> : tensor<7xf32> {shlo.bitwise}
  func.return
}

func.func @bits_of_f64() {
  %r = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF]> : tensor<7xf64>
  %blob = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F0100000000000000FFFFFFFFFFFFEF7F"> : tensor<7xf64>
  check.expect_eq_const %r, dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 5.0e-324, 1.7976931348623157e308]> : tensor<7xf64> {shlo.bitwise}
  check.expect_eq_const %blob, dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 5.0e-324, 1.7976931348623157e308]> : tensor<7xf64> {shlo.bitwise}
  func.return
}

func.func @constant_of_i1() {
  %r = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %blob = stablehlo.constant dense<"0x0001"> : tensor<2xi1>
  check.expect_eq_const %r, dense<[false, true]> : tensor<2xi1>
  check.expect_eq_const %blob, dense<[false, true]> : tensor<2xi1>
  func.return
}

func.func @constant_of_i2() {
  %r = stablehlo.constant dense<[0, 1, -2, -1]> : tensor<4xi2>
  %blob = stablehlo.constant dense<"0x00010203"> : tensor<4xi2>
  check.expect_eq_const %r, dense<[0, 1, -2, -1]> : tensor<4xi2>
  check.expect_eq_const %blob, dense<[0, 1, -2, -1]> : tensor<4xi2>
  func.return
}

func.func @constant_of_i4() {
  %r = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>
  %blob = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F"> : tensor<16xi4>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>
  check.expect_eq_const %blob, dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>
  func.return
}

func.func @constant_of_i8() {
  %r = stablehlo.constant dense<[0, 1, 2, 7, 42, 127, -128, -1, -2, -127]> : tensor<10xi8>
  %blob = stablehlo.constant dense<"0x000102072A7F80FFFE81"> : tensor<10xi8>
  check.expect_eq_const %r, dense<[0, 1, 2, 7, 42, 127, -128, -1, -2, -127]> : tensor<10xi8>
  check.expect_eq_const %blob, dense<[0, 1, 2, 7, 42, 127, -128, -1, -2, -127]> : tensor<10xi8>
  func.return
}

func.func @constant_of_i16() {
  %r = stablehlo.constant dense<[0, 1, 2, 7, 10922, 32767, -32768, -1, -2, -32767]> : tensor<10xi16>
  %blob = stablehlo.constant dense<"0x0000010002000700AA2AFF7F0080FFFFFEFF0180"> : tensor<10xi16>
  check.expect_eq_const %r, dense<[0, 1, 2, 7, 10922, 32767, -32768, -1, -2, -32767]> : tensor<10xi16>
  check.expect_eq_const %blob, dense<[0, 1, 2, 7, 10922, 32767, -32768, -1, -2, -32767]> : tensor<10xi16>
  func.return
}

func.func @constant_of_i32() {
  %r = stablehlo.constant dense<[0, 1, 2, 7, 715827882, 2147483647, -2147483648, -1, -2, -2147483647]> : tensor<10xi32>
  %blob = stablehlo.constant dense<"0x00000000010000000200000007000000AAAAAA2AFFFFFF7F00000080FFFFFFFFFEFFFFFF01000080"> : tensor<10xi32>
  check.expect_eq_const %r, dense<[0, 1, 2, 7, 715827882, 2147483647, -2147483648, -1, -2, -2147483647]> : tensor<10xi32>
  check.expect_eq_const %blob, dense<[0, 1, 2, 7, 715827882, 2147483647, -2147483648, -1, -2, -2147483647]> : tensor<10xi32>
  func.return
}

func.func @constant_of_i64() {
  %r = stablehlo.constant dense<[0, 1, 2, 7, 3074457345618258602, 9223372036854775807, -9223372036854775808, -1, -2, -9223372036854775807]> : tensor<10xi64>
  %blob = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000700000000000000AAAAAAAAAAAAAA2AFFFFFFFFFFFFFF7F0000000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000080"> : tensor<10xi64>
  check.expect_eq_const %r, dense<[0, 1, 2, 7, 3074457345618258602, 9223372036854775807, -9223372036854775808, -1, -2, -9223372036854775807]> : tensor<10xi64>
  check.expect_eq_const %blob, dense<[0, 1, 2, 7, 3074457345618258602, 9223372036854775807, -9223372036854775808, -1, -2, -9223372036854775807]> : tensor<10xi64>
  func.return
}

func.func @constant_of_ui2() {
  %r = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %blob = stablehlo.constant dense<"0x00010203"> : tensor<4xui2>
  check.expect_eq_const %r, dense<[0, 1, 2, 3]> : tensor<4xui2>
  check.expect_eq_const %blob, dense<[0, 1, 2, 3]> : tensor<4xui2>
  func.return
}

func.func @constant_of_ui4() {
  %r = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xui4>
  %blob = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F"> : tensor<16xui4>
  check.expect_eq_const %r, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xui4>
  check.expect_eq_const %blob, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xui4>
  func.return
}

func.func @constant_of_ui8() {
  %r = stablehlo.constant dense<[0, 1, 2, 7, 85, 255, 254, 128]> : tensor<8xui8>
  %blob = stablehlo.constant dense<"0x0001020755FFFE80"> : tensor<8xui8>
  check.expect_eq_const %r, dense<[0, 1, 2, 7, 85, 255, 254, 128]> : tensor<8xui8>
  check.expect_eq_const %blob, dense<[0, 1, 2, 7, 85, 255, 254, 128]> : tensor<8xui8>
  func.return
}

func.func @constant_of_ui16() {
  %r = stablehlo.constant dense<[0, 1, 2, 7, 21845, 65535, 65534, 32768]> : tensor<8xui16>
  %blob = stablehlo.constant dense<"0x00000100020007005555FFFFFEFF0080"> : tensor<8xui16>
  check.expect_eq_const %r, dense<[0, 1, 2, 7, 21845, 65535, 65534, 32768]> : tensor<8xui16>
  check.expect_eq_const %blob, dense<[0, 1, 2, 7, 21845, 65535, 65534, 32768]> : tensor<8xui16>
  func.return
}

func.func @constant_of_ui32() {
  %r = stablehlo.constant dense<[0, 1, 2, 7, 1431655765, 4294967295, 4294967294, 2147483648]> : tensor<8xui32>
  %blob = stablehlo.constant dense<"0x0000000001000000020000000700000055555555FFFFFFFFFEFFFFFF00000080"> : tensor<8xui32>
  check.expect_eq_const %r, dense<[0, 1, 2, 7, 1431655765, 4294967295, 4294967294, 2147483648]> : tensor<8xui32>
  check.expect_eq_const %blob, dense<[0, 1, 2, 7, 1431655765, 4294967295, 4294967294, 2147483648]> : tensor<8xui32>
  func.return
}

func.func @constant_of_ui64() {
  %r = stablehlo.constant dense<[0, 1, 2, 7, 6148914691236517205, 18446744073709551615, 18446744073709551614, 9223372036854775808]> : tensor<8xui64>
  %blob = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000007000000000000005555555555555555FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000080"> : tensor<8xui64>
  check.expect_eq_const %r, dense<[0, 1, 2, 7, 6148914691236517205, 18446744073709551615, 18446744073709551614, 9223372036854775808]> : tensor<8xui64>
  check.expect_eq_const %blob, dense<[0, 1, 2, 7, 6148914691236517205, 18446744073709551615, 18446744073709551614, 9223372036854775808]> : tensor<8xui64>
  func.return
}

func.func @constant_of_complex_f32() {
  %x = stablehlo.constant dense<[(1.5, -2.0), (-0.0, 0.1)]> : tensor<2xcomplex<f32>>
  %re = stablehlo.real %x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %im = stablehlo.imag %x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %re, dense<[1.5, -0.0]> : tensor<2xf32> {shlo.bitwise}
  check.expect_eq_const %im, dense<[-2.0, 0.1]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @constant_of_complex_f64() {
  %x = stablehlo.constant dense<[(1.5, -2.0), (-0.0, 0.1)]> : tensor<2xcomplex<f64>>
  %re = stablehlo.real %x : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %im = stablehlo.imag %x : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  check.expect_eq_const %re, dense<[1.5, -0.0]> : tensor<2xf64> {shlo.bitwise}
  check.expect_eq_const %im, dense<[-2.0, 0.1]> : tensor<2xf64> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @constant_of_f16E6M9() {
  %x = stablehlo.constant dense<[1.0, -0.1, 3.1415]> : tensor<3xf16E6M9>
  %r = stablehlo.constant dense<[0x3E00, 0xB733, 0x4124]> : tensor<3xf16E6M9>
  check.expect_eq_const %r, dense<[1.0, -0.1, 3.14]> : tensor<3xf16E6M9> {shlo.bitwise}
  check.expect_eq_const %x, dense<[1.0, -0.1, 3.14]> : tensor<3xf16E6M9> {shlo.bitwise}
  func.return
}

func.func @constant_of_f24E8M15() {
  %x = stablehlo.constant dense<[1.0, -0.1, 3.1415]> : tensor<3xf24E8M15>
  %r = stablehlo.constant dense<[0x3F8000, 0xBDCCCD, 0x40490E]> : tensor<3xf24E8M15>
  check.expect_eq_const %r, dense<[1.0, -0.1, 3.1415]> : tensor<3xf24E8M15> {shlo.bitwise}
  check.expect_eq_const %x, dense<[1.0, -0.1, 3.1415]> : tensor<3xf24E8M15> {shlo.bitwise}
  func.return
}

func.func @constant_of_f8E5M2B9FN() {
  %x = stablehlo.constant dense<[1.0, -0.1, 3.1415]> : tensor<3xf8E5M2B9FN>
  %r = stablehlo.constant dense<[0x24, 0x96, 0x2A]> : tensor<3xf8E5M2B9FN>
  check.expect_eq_const %r, dense<[1.0, -0.09, 3.0]> : tensor<3xf8E5M2B9FN> {shlo.bitwise}
  check.expect_eq_const %x, dense<[1.0, -0.09, 3.0]> : tensor<3xf8E5M2B9FN> {shlo.bitwise}
  func.return
}
