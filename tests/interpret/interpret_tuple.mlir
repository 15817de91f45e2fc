// stablehlo.tuple: several values as one.

func.func @tuple_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %x, %y : tuple<tensor<2xf6E2M3FN>, tensor<i32>>
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xf6E2M3FN>, tensor<i32>>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %r, dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @tuple_of_f8E5M2() {
  %x = stablehlo.constant dense<[0x7E, 0xFE]> : tensor<2xf8E5M2>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %x, %y : tuple<tensor<2xf8E5M2>, tensor<i32>>
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xf8E5M2>, tensor<i32>>) -> tensor<2xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E, 0xFE]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @tuple_of_f8E3M4() {
  %x = stablehlo.constant dense<[0xF0, 0x78]> : tensor<2xf8E3M4>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %x, %y : tuple<tensor<2xf8E3M4>, tensor<i32>>
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xf8E3M4>, tensor<i32>>) -> tensor<2xf8E3M4>
  check.expect_eq_const %r, dense<[0xF0, 0x78]> : tensor<2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @tuple_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %x, %y : tuple<tensor<2xf8E5M2FNUZ>, tensor<i32>>
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xf8E5M2FNUZ>, tensor<i32>>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @tuple_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %x, %y : tuple<tensor<2xf8E4M3B11FNUZ>, tensor<i32>>
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xf8E4M3B11FNUZ>, tensor<i32>>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @tuple_of_f16() {
  %x = stablehlo.constant dense<[0x7E00, 0xFE00]> : tensor<2xf16>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %x, %y : tuple<tensor<2xf16>, tensor<i32>>
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xf16>, tensor<i32>>) -> tensor<2xf16>
  check.expect_eq_const %r, dense<[0x7E00, 0xFE00]> : tensor<2xf16> {shlo.bitwise}
  func.return
}

func.func @tuple_of_f32() {
  %x = stablehlo.constant dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %x, %y : tuple<tensor<2xf32>, tensor<i32>>
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xf32>, tensor<i32>>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @tuple_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<2xi1>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %x, %y : tuple<tensor<2xi1>, tensor<i32>>
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xi1>, tensor<i32>>) -> tensor<2xi1>
  check.expect_eq_const %r, dense<false> : tensor<2xi1>
  func.return
}

func.func @tuple_of_ui4() {
  %x = stablehlo.constant dense<4> : tensor<2xui4>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %x, %y : tuple<tensor<2xui4>, tensor<i32>>
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xui4>, tensor<i32>>) -> tensor<2xui4>
  check.expect_eq_const %r, dense<4> : tensor<2xui4>
  func.return
}

func.func @tuple_of_ui64() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xui64>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %x, %y : tuple<tensor<2xui64>, tensor<i32>>
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xui64>, tensor<i32>>) -> tensor<2xui64>
  check.expect_eq_const %r, dense<[116, 180]> : tensor<2xui64>
  func.return
}

func.func @second_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %y, %x : tuple<tensor<i32>, tensor<2xf4E2M1FN>>
  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i32>, tensor<2xf4E2M1FN>>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %r, dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @second_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %y, %x : tuple<tensor<i32>, tensor<2xf6E3M2FN>>
  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i32>, tensor<2xf6E3M2FN>>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %r, dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @second_of_f8E4M3() {
  %x = stablehlo.constant dense<[0x7C, 0xFC]> : tensor<2xf8E4M3>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %y, %x : tuple<tensor<i32>, tensor<2xf8E4M3>>
  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i32>, tensor<2xf8E4M3>>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C, 0xFC]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @second_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %y, %x : tuple<tensor<i32>, tensor<2xf8E4M3FN>>
  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i32>, tensor<2xf8E4M3FN>>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @second_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %y, %x : tuple<tensor<i32>, tensor<2xf8E4M3FNUZ>>
  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i32>, tensor<2xf8E4M3FNUZ>>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @second_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %t = stablehlo.tuple %y, %x : tuple<tensor<i32>, tensor<2xf8E8M0FNU>>
  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i32>, tensor<2xf8E8M0FNU>>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @tuples_nest() {
  %x = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf8E4M3FN>
  %y = stablehlo.constant dense<7> : tensor<i32>
  %in = stablehlo.tuple %y : tuple<tensor<i32>>
  %out = stablehlo.tuple %in, %x : tuple<tuple<tensor<i32>>, tensor<2xf8E4M3FN>>
  %first = stablehlo.get_tuple_element %out[0] : (tuple<tuple<tensor<i32>>, tensor<2xf8E4M3FN>>) -> tuple<tensor<i32>>
  %r = stablehlo.get_tuple_element %first[0] : (tuple<tensor<i32>>) -> tensor<i32>
  check.expect_eq_const %r, dense<7> : tensor<i32>
  func.return
}
