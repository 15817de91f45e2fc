// How element literals are read.

#splat = dense<7> : tensor<2xi32>
!pair = tensor<2xi32>

func.func @aliases_stand_for_attributes_and_types() {
  %r = stablehlo.constant #splat
  %0 = stablehlo.add %r, %r : !pair
  check.expect_eq_const %0, dense<14> : tensor<2xi32>
  func.return
}

func.func @a_dot_needs_no_digits_after_it() {
  %x = stablehlo.constant dense<[1., 1.e2, 0.5E+1]> : tensor<3xf32>
  %r = stablehlo.bitcast_convert %x : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %r, dense<[1065353216, 1120403456, 1084227584]> : tensor<3xui32>
  func.return
}

func.func @hexadecimals_are_bits() {
  %x = stablehlo.constant dense<[0x7fc00001, 0x3F80, 0xFF800000]> : tensor<3xf32>
  %r = stablehlo.bitcast_convert %x : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %r, dense<[2143289345, 16256, 4286578688]> : tensor<3xui32>
  func.return
}

func.func @minus_zero_keeps_its_sign() {
  %x = stablehlo.constant dense<[-0.0, 0.0]> : tensor<2xf8E5M2>
  %r = stablehlo.bitcast_convert %x : (tensor<2xf8E5M2>) -> tensor<2xui8>
  check.expect_eq_const %r, dense<[128, 0]> : tensor<2xui8>
  func.return
}

func.func @minus_zero_has_no_place_in_fnuz() {
  %x = stablehlo.constant dense<[-0.0, 0.0]> : tensor<2xf8E5M2FNUZ>
  %r = stablehlo.bitcast_convert %x : (tensor<2xf8E5M2FNUZ>) -> tensor<2xui8>
  check.expect_eq_const %r, dense<0> : tensor<2xui8>
  func.return
}

func.func @decimals_pass_through_f64() {
  %x = stablehlo.constant dense<[1.06250000000000000000001, 1.0625000001]> : tensor<2xf8E4M3FN>
  %r = stablehlo.bitcast_convert %x : (tensor<2xf8E4M3FN>) -> tensor<2xui8>
  check.expect_eq_const %r, dense<[56, 57]> : tensor<2xui8>
  func.return
}

func.func @f32_decimals_pass_through_f64_too() {
  %x = stablehlo.constant dense<[1.00000005960464477539062500001]> : tensor<1xf32>
  %r = stablehlo.bitcast_convert %x : (tensor<1xf32>) -> tensor<1xui32>
  check.expect_eq_const %r, dense<[1065353216]> : tensor<1xui32>
  func.return
}

func.func @too_large_for_f8E4M3FN_is_nan() {
  %x = stablehlo.constant dense<[1.0e5, -1.0e5, 464.0]> : tensor<3xf8E4M3FN>
  %r = stablehlo.bitcast_convert %x : (tensor<3xf8E4M3FN>) -> tensor<3xui8>
  check.expect_eq_const %r, dense<[127, 255, 126]> : tensor<3xui8>
  func.return
}

func.func @too_large_for_f8E4M3_is_infinite() {
  %x = stablehlo.constant dense<[1.0e5, -248.0, 247.0]> : tensor<3xf8E4M3>
  %r = stablehlo.bitcast_convert %x : (tensor<3xf8E4M3>) -> tensor<3xui8>
  check.expect_eq_const %r, dense<[120, 248, 119]> : tensor<3xui8>
  func.return
}

func.func @too_large_for_fnuz_is_nan() {
  %x = stablehlo.constant dense<[1.0e5, 30.9]> : tensor<2xf8E4M3B11FNUZ>
  %r = stablehlo.bitcast_convert %x : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xui8>
  check.expect_eq_const %r, dense<[128, 127]> : tensor<2xui8>
  func.return
}

func.func @too_large_for_f4_is_its_largest() {
  %x = stablehlo.constant dense<[100.0, -100.0, 5.0]> : tensor<3xf4E2M1FN>
  %r = stablehlo.bitcast_convert %x : (tensor<3xf4E2M1FN>) -> tensor<3xui4>
  check.expect_eq_const %r, dense<[7, 15, 6]> : tensor<3xui4>
  func.return
}

func.func @too_large_for_f16_is_infinite() {
  %x = stablehlo.constant dense<[65520.0, 65519.0]> : tensor<2xf16>
  %r = stablehlo.bitcast_convert %x : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %r, dense<[31744, 31743]> : tensor<2xui16>
  func.return
}

func.func @f8E8M0FNU_rounds_ties_up() {
  %x = stablehlo.constant dense<[3.0, 0.1, 3.1415, 0x00, 0xFF]> : tensor<5xf8E8M0FNU>
  %r = stablehlo.bitcast_convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xui8>
  check.expect_eq_const %r, dense<[129, 124, 129, 0, 255]> : tensor<5xui8>
  func.return
}

func.func @subnormals() {
  %x = stablehlo.constant dense<[1.0e-45, -7.0e-46, 7.1e-46]> : tensor<3xf32>
  %r = stablehlo.bitcast_convert %x : (tensor<3xf32>) -> tensor<3xui32>
  check.expect_eq_const %r, dense<[1, 2147483648, 1]> : tensor<3xui32>
  func.return
}

func.func @a_scalar_is_a_splat() {
  %x = stablehlo.constant dense<0xC0> : tensor<3xf8E5M2>
  %r = stablehlo.bitcast_convert %x : (tensor<3xf8E5M2>) -> tensor<3xui8>
  check.expect_eq_const %r, dense<192> : tensor<3xui8>
  func.return
}

func.func @a_blob_is_little_endian() {
  %x = stablehlo.constant dense<"0x0000803F000000BF"> : tensor<2xf32>
  %r = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %r, dense<[1065353216, 3204448256]> : tensor<2xui32>
  func.return
}

func.func @a_blob_of_one_element_is_a_splat() {
  %x = stablehlo.constant dense<"0x803F"> : tensor<2x2xbf16>
  %r = stablehlo.bitcast_convert %x : (tensor<2x2xbf16>) -> tensor<2x2xui16>
  check.expect_eq_const %r, dense<16256> : tensor<2x2xui16>
  func.return
}

func.func @a_narrow_element_takes_a_byte() {
  %x = stablehlo.constant dense<"0x0F0102"> : tensor<3xf4E2M1FN>
  %r = stablehlo.bitcast_convert %x : (tensor<3xf4E2M1FN>) -> tensor<3xui4>
  check.expect_eq_const %r, dense<[15, 1, 2]> : tensor<3xui4>
  func.return
}

func.func @signless_integers_take_either_reading() {
  %r = stablehlo.constant dense<[200, -56, 0xFF, 127]> : tensor<4xi8>
  check.expect_eq_const %r, dense<[-56, -56, -1, 127]> : tensor<4xi8>
  func.return
}

func.func @unsigned_integers_reach_their_top() {
  %r = stablehlo.constant dense<[18446744073709551615, 0]> : tensor<2xui64>
  check.expect_eq_const %r, dense<[18446744073709551615, 0]> : tensor<2xui64>
  func.return
}

func.func @i64_reaches_both_ends() {
  %r = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
  check.expect_eq_const %r, dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
  func.return
}

func.func @truth_values() {
  %r = stablehlo.constant dense<[true, false, 1, 0, -1]> : tensor<5xi1>
  check.expect_eq_const %r, dense<[true, false, true, false, true]> : tensor<5xi1>
  func.return
}

func.func @a_splat_of_truth() {
  %r = stablehlo.constant dense<true> : tensor<3xi1>
  check.expect_eq_const %r, dense<true> : tensor<3xi1>
  func.return
}

func.func @i1_blobs_have_a_byte_each() {
  %r = stablehlo.constant dense<"0x010001"> : tensor<3xi1>
  check.expect_eq_const %r, dense<[true, false, true]> : tensor<3xi1>
  func.return
}

func.func @an_i1_blob_of_one_byte_is_a_splat() {
  %r = stablehlo.constant dense<"0x01"> : tensor<9xi1>
  check.expect_eq_const %r, dense<true> : tensor<9xi1>
  func.return
}

func.func @upper_bits_of_narrow_blobs_are_ignored() {
  %r = stablehlo.constant dense<"0xF1"> : tensor<2xi4>
  check.expect_eq_const %r, dense<1> : tensor<2xi4>
  func.return
}

func.func @i2_and_its_ends() {
  %r = stablehlo.constant dense<[-2, -1, 0, 1, 3]> : tensor<5xi2>
  check.expect_eq_const %r, dense<[-2, -1, 0, 1, -1]> : tensor<5xi2>
  func.return
}

func.func @nested_lists() {
  %r = stablehlo.constant dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi32>
  check.expect_eq_const %r, dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi32>
  func.return
}

func.func @empty_0() {
  %r = stablehlo.constant dense<> : tensor<0xi32>
  check.expect_eq_const %r, dense<> : tensor<0xi32>
  func.return
}

func.func @empty_0_as_a_list() {
  %r = stablehlo.constant dense<[]> : tensor<0xi32>
  check.expect_eq_const %r, dense<> : tensor<0xi32>
  func.return
}

func.func @empty_2_0() {
  %r = stablehlo.constant dense<[[], []]> : tensor<2x0xi32>
  check.expect_eq_const %r, dense<> : tensor<2x0xi32>
  func.return
}

func.func @empty_0_3() {
  %r = stablehlo.constant dense<> : tensor<0x3xi32>
  check.expect_eq_const %r, dense<> : tensor<0x3xi32>
  func.return
}

func.func @complex_pairs() {
  %r = stablehlo.constant dense<[(1.0, -0.0), (0x7FC00000, 2.5)]> : tensor<2xcomplex<f32>>
  check.expect_eq_const %r, dense<[(1.0, -0.0), (0x7FC00000, 2.5)]> : tensor<2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @a_complex_splat() {
  %r = stablehlo.constant dense<(1.0, -2.0)> : tensor<2xcomplex<f64>>
  check.expect_eq_const %r, dense<(1.0, -2.0)> : tensor<2xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @old_i1_blobs_are_packed() {
  %r = stablehlo.constant dense<"0x0580"> : tensor<16xi1>
  check.expect_eq_const %r, dense<[true, false, true, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<16xi1>
  func.return
}

func.func @a_resource_comes_at_the_end_of_the_file() {
  %r = stablehlo.constant dense_resource<two_floats> : tensor<2xf8E4M3FN>
  check.expect_eq_const %r, dense<[1.0, -1.5]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

{-#
  dialect_resources: {
    builtin: {
      two_floats: "0x0100000038BC"
    }
  }
#-}
