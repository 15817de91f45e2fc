// What the checks take for equal.

func.func @eq_takes_the_zeros_for_equal() {
  %a = stablehlo.constant dense<[0.0, 1.5]> : tensor<2xf8E5M2>
  %b = stablehlo.constant dense<[-0.0, 1.5]> : tensor<2xf8E5M2>
  check.expect_eq %a, %b : tensor<2xf8E5M2>
  check.expect_eq_const %a, dense<[-0.0, 1.5]> : tensor<2xf8E5M2>
  func.return
}

func.func @eq_of_integers_truth_and_complex() {
  %a = stablehlo.constant dense<[1, -2]> : tensor<2xi4>
  %b = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %c = stablehlo.constant dense<(1.0, -0.0)> : tensor<complex<f32>>
  check.expect_eq_const %a, dense<[1, -2]> : tensor<2xi4>
  check.expect_eq_const %b, dense<[true, false]> : tensor<2xi1>
  check.expect_eq_const %c, dense<(1.0, 0.0)> : tensor<complex<f32>>
  func.return
}

func.func @bitwise_takes_equal_codes_for_equal_nan_too() {
  %a = stablehlo.constant dense<[0x7F, 0xFF, -0.0]> : tensor<3xf8E4M3FN>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<3xf8E4M3FN>
  check.expect_eq_const %a, dense<[0x7F, 0xFF, 0x80]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @generic_forms() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  "check.expect_eq_const"(%a) <{value = dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>}> : (tensor<2xf6E3M2FN>) -> ()
  "check.expect_eq"(%a, %a) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  "check.expect_almost_eq_const"(%a) <{value = dense<[1.0, 2.25]> : tensor<2xf6E3M2FN>, tolerance = 2.500000e-01 : f64}> : (tensor<2xf6E3M2FN>) -> ()
  func.return
}

func.func @almost_eq_has_an_absolute_tolerance() {
  %a = stablehlo.constant dense<[1.0, 100.0, -0.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[1.00009, 99.99995, 0.0]> : tensor<3xf32>
  check.expect_almost_eq %a, %b : tensor<3xf32>
  check.expect_almost_eq_const %a, dense<[1.05, 100.05, 0.05]> : tensor<3xf32>, tolerance = 0.1
  check.expect_almost_eq_const %a, dense<[1.05, 100.05, 0.05]> : tensor<3xf32> {tolerance = 0.1 : f64}
  check.expect_almost_eq %a, %b, tolerance = 0.001 : tensor<3xf32>
  func.return
}

func.func @almost_eq_of_nan_infinity_and_complex() {
  %a = stablehlo.constant dense<[0x7E, 0x7C, 0xFC]> : tensor<3xf8E5M2>
  %c = stablehlo.constant dense<(1.0, 0x7FC00000)> : tensor<complex<f32>>
  check.expect_almost_eq_const %a, dense<[0xFF, 0x7C, 0xFC]> : tensor<3xf8E5M2>
  check.expect_almost_eq_const %c, dense<(1.00001, 0xFFC00000)> : tensor<complex<f32>>
  func.return
}

func.func @close_counts_codes() {
  %a = stablehlo.constant dense<[0x3C, 0x40, 0x01]> : tensor<3xf8E5M2>
  %b = stablehlo.constant dense<[0x3F, 0x3E, 0x82]> : tensor<3xf8E5M2>
  check.expect_close %a, %b, max_ulp_difference = 3 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  check.expect_close %a, %b, max_ulp_difference = 3, min_ulp_difference = 2 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  func.return
}

func.func @close_takes_nan_for_nan_and_the_zeros_for_equal() {
  %a = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[0xFFC00001, 0x7F800000, -0.0]> : tensor<3xf32>
  check.expect_close %a, %b, max_ulp_difference = 0 : tensor<3xf32>, tensor<3xf32>
  func.return
}

func.func @close_of_complex_takes_the_worse_part() {
  %a = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  %b = stablehlo.constant dense<(0x3F800001, 0x40000002)> : tensor<complex<f32>>
  check.expect_close %a, %b, max_ulp_difference = 2, min_ulp_difference = 2 : tensor<complex<f32>>, tensor<complex<f32>>
  func.return
}

func.func @checks_may_stand_in_regions() {
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = stablehlo.while(%more = %go) : tensor<i1>
  cond {
    check.expect_eq_const %x, dense<[1, 2]> : tensor<2xi32>
    stablehlo.return %more : tensor<i1>
  } do {
    check.expect_eq_const %more, dense<true> : tensor<i1>
    stablehlo.return %stop : tensor<i1>
  }
  %1 = "stablehlo.if"(%go) ({
    check.expect_eq_const %0, dense<false> : tensor<i1>
    stablehlo.return %x : tensor<2xi32>
  }, {
    stablehlo.return %x : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  check.expect_eq %1, %x : tensor<2xi32>
  func.return
}

func.func @every_check_of_f4E2M1FN() {
  %a = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x9, 0x2, 0xA]> : tensor<6xf4E2M1FN>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf4E2M1FN>
  check.expect_almost_eq %a, %a : tensor<6xf4E2M1FN>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf4E2M1FN>, tensor<6xf4E2M1FN>
  func.return
}

func.func @every_check_of_f6E2M3FN() {
  %a = stablehlo.constant dense<[0x00, 0x20, 0x01, 0x21, 0x07, 0x27]> : tensor<6xf6E2M3FN>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf6E2M3FN>
  check.expect_almost_eq %a, %a : tensor<6xf6E2M3FN>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf6E2M3FN>, tensor<6xf6E2M3FN>
  func.return
}

func.func @every_check_of_f6E3M2FN() {
  %a = stablehlo.constant dense<[0x00, 0x20, 0x01, 0x21, 0x03, 0x23]> : tensor<6xf6E3M2FN>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf6E3M2FN>
  check.expect_almost_eq %a, %a : tensor<6xf6E3M2FN>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf6E3M2FN>, tensor<6xf6E3M2FN>
  func.return
}

func.func @every_check_of_f8E5M2() {
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x03, 0x83]> : tensor<6xf8E5M2>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf8E5M2>
  check.expect_almost_eq %a, %a : tensor<6xf8E5M2>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf8E5M2>, tensor<6xf8E5M2>
  func.return
}

func.func @every_check_of_f8E4M3() {
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x07, 0x87]> : tensor<6xf8E4M3>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf8E4M3>
  check.expect_almost_eq %a, %a : tensor<6xf8E4M3>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf8E4M3>, tensor<6xf8E4M3>
  func.return
}

func.func @every_check_of_f8E3M4() {
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x0F, 0x8F]> : tensor<6xf8E3M4>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf8E3M4>
  check.expect_almost_eq %a, %a : tensor<6xf8E3M4>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf8E3M4>, tensor<6xf8E3M4>
  func.return
}

func.func @every_check_of_f8E4M3FN() {
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x07, 0x87]> : tensor<6xf8E4M3FN>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf8E4M3FN>
  check.expect_almost_eq %a, %a : tensor<6xf8E4M3FN>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>
  func.return
}

func.func @every_check_of_f8E5M2FNUZ() {
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x03, 0x83]> : tensor<6xf8E5M2FNUZ>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf8E5M2FNUZ>
  check.expect_almost_eq %a, %a : tensor<6xf8E5M2FNUZ>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>
  func.return
}

func.func @every_check_of_f8E4M3FNUZ() {
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x07, 0x87]> : tensor<6xf8E4M3FNUZ>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf8E4M3FNUZ>
  check.expect_almost_eq %a, %a : tensor<6xf8E4M3FNUZ>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>
  func.return
}

func.func @every_check_of_f8E4M3B11FNUZ() {
  %a = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x07, 0x87]> : tensor<6xf8E4M3B11FNUZ>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf8E4M3B11FNUZ>
  check.expect_almost_eq %a, %a : tensor<6xf8E4M3B11FNUZ>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>
  func.return
}

func.func @every_check_of_f8E8M0FNU() {
  %a = stablehlo.constant dense<[0x00, 0x01, 0xFE, 0xFF, 0x7C, 0x7E]> : tensor<6xf8E8M0FNU>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf8E8M0FNU>
  check.expect_almost_eq %a, %a : tensor<6xf8E8M0FNU>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf8E8M0FNU>, tensor<6xf8E8M0FNU>
  func.return
}

func.func @every_check_of_f16() {
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x8001, 0x03FF, 0x83FF]> : tensor<6xf16>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf16>
  check.expect_almost_eq %a, %a : tensor<6xf16>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf16>, tensor<6xf16>
  func.return
}

func.func @every_check_of_bf16() {
  %a = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x8001, 0x007F, 0x807F]> : tensor<6xbf16>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xbf16>
  check.expect_almost_eq %a, %a : tensor<6xbf16>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xbf16>, tensor<6xbf16>
  func.return
}

func.func @every_check_of_f32() {
  %a = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF]> : tensor<6xf32>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf32>
  check.expect_almost_eq %a, %a : tensor<6xf32>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf32>, tensor<6xf32>
  func.return
}

func.func @every_check_of_f64() {
  %a = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x8000000000000001, 0x000FFFFFFFFFFFFF, 0x800FFFFFFFFFFFFF]> : tensor<6xf64>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<6xf64>
  check.expect_almost_eq %a, %a : tensor<6xf64>
  check.expect_close %a, %a, max_ulp_difference = 0 : tensor<6xf64>, tensor<6xf64>
  func.return
}
