// stablehlo.convert: between integers modulo 2^width; to floats with one rounding.

func.func @i32_to_f4E2M1FN() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 4.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, -6.0]> : tensor<18xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @i32_to_f6E2M3FN() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, -7.5]> : tensor<18xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @i32_to_f6E3M2FN() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 16.0, 20.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, -28.0]> : tensor<18xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @i32_to_f8E5M2() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 16.0, 20.0, 30.0, 30.0, 260.0, 450.0, 450.0, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC]> : tensor<18xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @i32_to_f8E4M3() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 16.0, 20.0, 32.0, 32.0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0xF8]> : tensor<18xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @i32_to_f8E3M4() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0xF0]> : tensor<18xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @i32_to_f8E4M3FN() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 16.0, 20.0, 32.0, 32.0, 260.0, 448.0, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF]> : tensor<18xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @i32_to_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 16.0, 20.0, 30.0, 30.0, 260.0, 450.0, 450.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<18xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @i32_to_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 16.0, 20.0, 32.0, 32.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<18xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @i32_to_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 16.0, 20.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<18xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @i32_to_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 1.0, 0xFF, 4.0, 4.0, 20.0, 20.0, 30.0, 30.0, 300.0, 500.0, 500.0, 70000.0, 70000.0, 70000.0, 2.0e7, 2.0e9, 0xFF]> : tensor<18xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @i32_to_f16() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf16>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 17.0, 19.0, 31.0, 33.0, 248.0, 464.0, 465.0, 61440.0, 65500.0, 0x7C00, 0x7C00, 0x7C00, 0xFC00]> : tensor<18xf16> {shlo.bitwise}
  func.return
}

func.func @i32_to_bf16() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xbf16>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 17.0, 19.0, 31.0, 33.0, 248.0, 464.0, 464.0, 61400.0, 65500.0, 65500.0, 1.68e7, 2.15e9, -2.15e9]> : tensor<18xbf16> {shlo.bitwise}
  func.return
}

func.func @i32_to_f32() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf32>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 17.0, 19.0, 31.0, 33.0, 248.0, 464.0, 465.0, 61440.0, 65519.0, 65520.0, 16777216.0, 2.1474836e9, -2.1474836e9]> : tensor<18xf32> {shlo.bitwise}
  func.return
}

func.func @i32_to_f64() {
  %x = stablehlo.constant dense<[0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, 2147483647, -2147483648]> : tensor<18xi32>
  %r = stablehlo.convert %x : (tensor<18xi32>) -> tensor<18xf64>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 3.0, 5.0, 17.0, 19.0, 31.0, 33.0, 248.0, 464.0, 465.0, 61440.0, 65519.0, 65520.0, 16777217.0, 2147483647.0, -2147483648.0]> : tensor<18xf64> {shlo.bitwise}
  func.return
}

func.func @i64_to_f32() {
  %x = stablehlo.constant dense<[9007199254740993, 9223372036854775807, -9007199254740995, 16777217, -9223372036854775808]> : tensor<5xi64>
  %r = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf32>
  check.expect_eq_const %r, dense<[9.007199e15, 9.223372e18, -9.007199e15, 16777216.0, -9.223372e18]> : tensor<5xf32> {shlo.bitwise}
  func.return
}

func.func @i64_to_f64() {
  %x = stablehlo.constant dense<[9007199254740993, 9223372036854775807, -9007199254740995, 16777217, -9223372036854775808]> : tensor<5xi64>
  %r = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf64>
  check.expect_eq_const %r, dense<[9007199254740992.0, 9.223372036854776e18, -9007199254740996.0, 16777217.0, -9.223372036854776e18]> : tensor<5xf64> {shlo.bitwise}
  func.return
}

func.func @i64_to_bf16() {
  %x = stablehlo.constant dense<[9007199254740993, 9223372036854775807, -9007199254740995, 16777217, -9223372036854775808]> : tensor<5xi64>
  %r = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xbf16>
  check.expect_eq_const %r, dense<[9.0e15, 9.22e18, -9.0e15, 1.68e7, -9.22e18]> : tensor<5xbf16> {shlo.bitwise}
  func.return
}

func.func @ui64_to_f32() {
  %x = stablehlo.constant dense<[18446744073709551615, 9223372036854776833]> : tensor<2xui64>
  %r = stablehlo.convert %x : (tensor<2xui64>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[1.8446744e19, 9.223372e18]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @ui64_to_f64() {
  %x = stablehlo.constant dense<[18446744073709551615, 9223372036854776833]> : tensor<2xui64>
  %r = stablehlo.convert %x : (tensor<2xui64>) -> tensor<2xf64>
  check.expect_eq_const %r, dense<[1.8446744073709552e19, 9.223372036854778e18]> : tensor<2xf64> {shlo.bitwise}
  func.return
}

func.func @i32_to_i2() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xi2>
  check.expect_eq_const %r, dense<[0, 1, -1, 1, 0, -1, 0, 0, -1, -1, -1]> : tensor<11xi2>
  func.return
}

func.func @i32_to_i4() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xi4>
  check.expect_eq_const %r, dense<[0, 1, -1, 5, -4, -1, 0, -4, -1, -1, -1]> : tensor<11xi4>
  func.return
}

func.func @i32_to_i8() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xi8>
  check.expect_eq_const %r, dense<[0, 1, -1, 5, 44, 127, -128, 44, 127, -1, -1]> : tensor<11xi8>
  func.return
}

func.func @i32_to_i16() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xi16>
  check.expect_eq_const %r, dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, -1, -1]> : tensor<11xi16>
  func.return
}

func.func @i32_to_i32() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xi32>
  check.expect_eq_const %r, dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  func.return
}

func.func @i32_to_i64() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xi64>
  check.expect_eq_const %r, dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi64>
  func.return
}

func.func @i32_to_ui2() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xui2>
  check.expect_eq_const %r, dense<[0, 1, 3, 1, 0, 3, 0, 0, 3, 3, 3]> : tensor<11xui2>
  func.return
}

func.func @i32_to_ui4() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xui4>
  check.expect_eq_const %r, dense<[0, 1, 15, 5, 12, 15, 0, 12, 15, 15, 15]> : tensor<11xui4>
  func.return
}

func.func @i32_to_ui8() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xui8>
  check.expect_eq_const %r, dense<[0, 1, 255, 5, 44, 127, 128, 44, 127, 255, 255]> : tensor<11xui8>
  func.return
}

func.func @i32_to_ui16() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xui16>
  check.expect_eq_const %r, dense<[0, 1, 65535, 5, 44, 127, 65408, 300, 65407, 65535, 65535]> : tensor<11xui16>
  func.return
}

func.func @i32_to_ui32() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xui32>
  check.expect_eq_const %r, dense<[0, 1, 4294967295, 5, 44, 127, 4294967168, 300, 4294967167, 65535, 2147483647]> : tensor<11xui32>
  func.return
}

func.func @i32_to_ui64() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xui64>
  check.expect_eq_const %r, dense<[0, 1, 18446744073709551615, 5, 44, 127, 18446744073709551488, 300, 18446744073709551487, 65535, 2147483647]> : tensor<11xui64>
  func.return
}

func.func @i32_to_i1() {
  %x = stablehlo.constant dense<[0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2147483647]> : tensor<11xi32>
  %r = stablehlo.convert %x : (tensor<11xi32>) -> tensor<11xi1>
  check.expect_eq_const %r, dense<[false, true, true, true, true, true, true, true, true, true, true]> : tensor<11xi1>
  func.return
}

func.func @widest_i2_to_i64() {
  %x = stablehlo.constant dense<[-2, 1, 1]> : tensor<3xi2>
  %r = stablehlo.convert %x : (tensor<3xi2>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[-2, 1, 1]> : tensor<3xi64>
  func.return
}

func.func @widest_i4_to_i64() {
  %x = stablehlo.constant dense<[-8, 7, 1]> : tensor<3xi4>
  %r = stablehlo.convert %x : (tensor<3xi4>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[-8, 7, 1]> : tensor<3xi64>
  func.return
}

func.func @widest_i8_to_i64() {
  %x = stablehlo.constant dense<[-128, 127, 1]> : tensor<3xi8>
  %r = stablehlo.convert %x : (tensor<3xi8>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[-128, 127, 1]> : tensor<3xi64>
  func.return
}

func.func @widest_i16_to_i64() {
  %x = stablehlo.constant dense<[-32768, 32767, 1]> : tensor<3xi16>
  %r = stablehlo.convert %x : (tensor<3xi16>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[-32768, 32767, 1]> : tensor<3xi64>
  func.return
}

func.func @widest_i32_to_i64() {
  %x = stablehlo.constant dense<[-2147483648, 2147483647, 1]> : tensor<3xi32>
  %r = stablehlo.convert %x : (tensor<3xi32>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[-2147483648, 2147483647, 1]> : tensor<3xi64>
  func.return
}

func.func @widest_i64_to_i64() {
  %x = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 1]> : tensor<3xi64>
  %r = stablehlo.convert %x : (tensor<3xi64>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[-9223372036854775808, 9223372036854775807, 1]> : tensor<3xi64>
  func.return
}

func.func @widest_ui2_to_i64() {
  %x = stablehlo.constant dense<[0, 3, 1]> : tensor<3xui2>
  %r = stablehlo.convert %x : (tensor<3xui2>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[0, 3, 1]> : tensor<3xi64>
  func.return
}

func.func @widest_ui4_to_i64() {
  %x = stablehlo.constant dense<[0, 15, 1]> : tensor<3xui4>
  %r = stablehlo.convert %x : (tensor<3xui4>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[0, 15, 1]> : tensor<3xi64>
  func.return
}

func.func @widest_ui8_to_i64() {
  %x = stablehlo.constant dense<[0, 255, 1]> : tensor<3xui8>
  %r = stablehlo.convert %x : (tensor<3xui8>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[0, 255, 1]> : tensor<3xi64>
  func.return
}

func.func @widest_ui16_to_i64() {
  %x = stablehlo.constant dense<[0, 65535, 1]> : tensor<3xui16>
  %r = stablehlo.convert %x : (tensor<3xui16>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[0, 65535, 1]> : tensor<3xi64>
  func.return
}

func.func @widest_ui32_to_i64() {
  %x = stablehlo.constant dense<[0, 4294967295, 1]> : tensor<3xui32>
  %r = stablehlo.convert %x : (tensor<3xui32>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[0, 4294967295, 1]> : tensor<3xi64>
  func.return
}

func.func @widest_ui64_to_i64() {
  %x = stablehlo.constant dense<[0, 18446744073709551615, 1]> : tensor<3xui64>
  %r = stablehlo.convert %x : (tensor<3xui64>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[0, -1, 1]> : tensor<3xi64>
  func.return
}

func.func @i1_to_f4E2M1FN() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 1.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @i1_to_f6E2M3FN() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, 1.0]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @i1_to_f6E3M2FN() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, 1.0]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @i1_to_f8E5M2() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, 1.0]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @i1_to_f8E4M3() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, 1.0]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @i1_to_f8E3M4() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, 1.0]> : tensor<2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @i1_to_f8E4M3FN() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, 1.0]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @i1_to_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @i1_to_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @i1_to_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @i1_to_f8E8M0FNU() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 1.0]> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @i1_to_f32() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[0.0, 1.0]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @i1_to_i8() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi8>
  check.expect_eq_const %r, dense<[0, 1]> : tensor<2xi8>
  func.return
}

func.func @i1_to_ui2() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui2>
  check.expect_eq_const %r, dense<[0, 1]> : tensor<2xui2>
  func.return
}
