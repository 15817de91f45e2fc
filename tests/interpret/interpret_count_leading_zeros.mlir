// stablehlo.count_leading_zeros.

func.func @count_leading_zeros_of_i2() {
  %x = stablehlo.constant dense<[0, 1, -2, -1]> : tensor<4xi2>
  %r = stablehlo.count_leading_zeros %x : tensor<4xi2>
  check.expect_eq_const %r, dense<[-2, 1, 0, 0]> : tensor<4xi2>
  func.return
}

func.func @count_leading_zeros_of_i4() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>
  %r = stablehlo.count_leading_zeros %x : tensor<16xi4>
  check.expect_eq_const %r, dense<[4, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<16xi4>
  func.return
}

func.func @count_leading_zeros_of_i8() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 42, 127, -128, -1, -2, -127]> : tensor<10xi8>
  %r = stablehlo.count_leading_zeros %x : tensor<10xi8>
  check.expect_eq_const %r, dense<[8, 7, 6, 5, 2, 1, 0, 0, 0, 0]> : tensor<10xi8>
  func.return
}

func.func @count_leading_zeros_of_i16() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 10922, 32767, -32768, -1, -2, -32767]> : tensor<10xi16>
  %r = stablehlo.count_leading_zeros %x : tensor<10xi16>
  check.expect_eq_const %r, dense<[16, 15, 14, 13, 2, 1, 0, 0, 0, 0]> : tensor<10xi16>
  func.return
}

func.func @count_leading_zeros_of_i32() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 715827882, 2147483647, -2147483648, -1, -2, -2147483647]> : tensor<10xi32>
  %r = stablehlo.count_leading_zeros %x : tensor<10xi32>
  check.expect_eq_const %r, dense<[32, 31, 30, 29, 2, 1, 0, 0, 0, 0]> : tensor<10xi32>
  func.return
}

func.func @count_leading_zeros_of_i64() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 3074457345618258602, 9223372036854775807, -9223372036854775808, -1, -2, -9223372036854775807]> : tensor<10xi64>
  %r = stablehlo.count_leading_zeros %x : tensor<10xi64>
  check.expect_eq_const %r, dense<[64, 63, 62, 61, 2, 1, 0, 0, 0, 0]> : tensor<10xi64>
  func.return
}

func.func @count_leading_zeros_of_ui2() {
  %x = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %r = stablehlo.count_leading_zeros %x : tensor<4xui2>
  check.expect_eq_const %r, dense<[2, 1, 0, 0]> : tensor<4xui2>
  func.return
}

func.func @count_leading_zeros_of_ui4() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xui4>
  %r = stablehlo.count_leading_zeros %x : tensor<16xui4>
  check.expect_eq_const %r, dense<[4, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<16xui4>
  func.return
}

func.func @count_leading_zeros_of_ui8() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 85, 255, 254, 128]> : tensor<8xui8>
  %r = stablehlo.count_leading_zeros %x : tensor<8xui8>
  check.expect_eq_const %r, dense<[8, 7, 6, 5, 1, 0, 0, 0]> : tensor<8xui8>
  func.return
}

func.func @count_leading_zeros_of_ui16() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 21845, 65535, 65534, 32768]> : tensor<8xui16>
  %r = stablehlo.count_leading_zeros %x : tensor<8xui16>
  check.expect_eq_const %r, dense<[16, 15, 14, 13, 1, 0, 0, 0]> : tensor<8xui16>
  func.return
}

func.func @count_leading_zeros_of_ui32() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 1431655765, 4294967295, 4294967294, 2147483648]> : tensor<8xui32>
  %r = stablehlo.count_leading_zeros %x : tensor<8xui32>
  check.expect_eq_const %r, dense<[32, 31, 30, 29, 1, 0, 0, 0]> : tensor<8xui32>
  func.return
}

func.func @count_leading_zeros_of_ui64() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 6148914691236517205, 18446744073709551615, 18446744073709551614, 9223372036854775808]> : tensor<8xui64>
  %r = stablehlo.count_leading_zeros %x : tensor<8xui64>
  check.expect_eq_const %r, dense<[64, 63, 62, 61, 1, 0, 0, 0]> : tensor<8xui64>
  func.return
}
