// stablehlo.popcnt.

func.func @popcnt_of_i2() {
  %x = stablehlo.constant dense<[0, 1, -2, -1]> : tensor<4xi2>
  %r = stablehlo.popcnt %x : tensor<4xi2>
  check.expect_eq_const %r, dense<[0, 1, 1, -2]> : tensor<4xi2>
  func.return
}

func.func @popcnt_of_i4() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>
  %r = stablehlo.popcnt %x : tensor<16xi4>
  check.expect_eq_const %r, dense<[0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]> : tensor<16xi4>
  func.return
}

func.func @popcnt_of_i8() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 42, 127, -128, -1, -2, -127]> : tensor<10xi8>
  %r = stablehlo.popcnt %x : tensor<10xi8>
  check.expect_eq_const %r, dense<[0, 1, 1, 3, 3, 7, 1, 8, 7, 2]> : tensor<10xi8>
  func.return
}

func.func @popcnt_of_i16() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 10922, 32767, -32768, -1, -2, -32767]> : tensor<10xi16>
  %r = stablehlo.popcnt %x : tensor<10xi16>
  check.expect_eq_const %r, dense<[0, 1, 1, 3, 7, 15, 1, 16, 15, 2]> : tensor<10xi16>
  func.return
}

func.func @popcnt_of_i32() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 715827882, 2147483647, -2147483648, -1, -2, -2147483647]> : tensor<10xi32>
  %r = stablehlo.popcnt %x : tensor<10xi32>
  check.expect_eq_const %r, dense<[0, 1, 1, 3, 15, 31, 1, 32, 31, 2]> : tensor<10xi32>
  func.return
}

func.func @popcnt_of_i64() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 3074457345618258602, 9223372036854775807, -9223372036854775808, -1, -2, -9223372036854775807]> : tensor<10xi64>
  %r = stablehlo.popcnt %x : tensor<10xi64>
  check.expect_eq_const %r, dense<[0, 1, 1, 3, 31, 63, 1, 64, 63, 2]> : tensor<10xi64>
  func.return
}

func.func @popcnt_of_ui2() {
  %x = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %r = stablehlo.popcnt %x : tensor<4xui2>
  check.expect_eq_const %r, dense<[0, 1, 1, 2]> : tensor<4xui2>
  func.return
}

func.func @popcnt_of_ui4() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xui4>
  %r = stablehlo.popcnt %x : tensor<16xui4>
  check.expect_eq_const %r, dense<[0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]> : tensor<16xui4>
  func.return
}

func.func @popcnt_of_ui8() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 85, 255, 254, 128]> : tensor<8xui8>
  %r = stablehlo.popcnt %x : tensor<8xui8>
  check.expect_eq_const %r, dense<[0, 1, 1, 3, 4, 8, 7, 1]> : tensor<8xui8>
  func.return
}

func.func @popcnt_of_ui16() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 21845, 65535, 65534, 32768]> : tensor<8xui16>
  %r = stablehlo.popcnt %x : tensor<8xui16>
  check.expect_eq_const %r, dense<[0, 1, 1, 3, 8, 16, 15, 1]> : tensor<8xui16>
  func.return
}

func.func @popcnt_of_ui32() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 1431655765, 4294967295, 4294967294, 2147483648]> : tensor<8xui32>
  %r = stablehlo.popcnt %x : tensor<8xui32>
  check.expect_eq_const %r, dense<[0, 1, 1, 3, 16, 32, 31, 1]> : tensor<8xui32>
  func.return
}

func.func @popcnt_of_ui64() {
  %x = stablehlo.constant dense<[0, 1, 2, 7, 6148914691236517205, 18446744073709551615, 18446744073709551614, 9223372036854775808]> : tensor<8xui64>
  %r = stablehlo.popcnt %x : tensor<8xui64>
  check.expect_eq_const %r, dense<[0, 1, 1, 3, 32, 64, 63, 1]> : tensor<8xui64>
  func.return
}
