// stablehlo.while: the body runs while the condition holds.

func.func @counts_to_ten() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %sum = %zero) : tensor<i32>, tensor<i32>
  cond {
    %0 = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = stablehlo.add %sum, %i : tensor<i32>
    %1 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %1, %0 : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %r#0, dense<10> : tensor<i32>
  check.expect_eq_const %r#1, dense<45> : tensor<i32>
  func.return
}

func.func @a_false_condition_leaves_the_operands() {
  %x = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf8E5M2>
  %r = stablehlo.while(%a = %x) : tensor<2xf8E5M2>
  cond {
    %0 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = stablehlo.negate %a : tensor<2xf8E5M2>
    stablehlo.return %0 : tensor<2xf8E5M2>
  }
  check.expect_eq_const %r, dense<[1.5, -0.0]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @loops_nest() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %n = %zero) : tensor<i32>, tensor<i32>
  cond {
    %0 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %inner:2 = stablehlo.while(%j = %zero, %m = %n) : tensor<i32>, tensor<i32>
    cond {
      %0 = stablehlo.compare LT, %j, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %0 : tensor<i1>
    } do {
      %0 = stablehlo.add %j, %one : tensor<i32>
      %1 = stablehlo.add %m, %one : tensor<i32>
      stablehlo.return %0, %1 : tensor<i32>, tensor<i32>
    }
    %0 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %0, %inner#1 : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %r#0, dense<3> : tensor<i32>
  check.expect_eq_const %r#1, dense<3> : tensor<i32>
  func.return
}

func.func @f8E4M3FN_doubles_until_it_overflows() {
  %one = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %r = stablehlo.while(%x = %one) : tensor<f8E4M3FN>
  cond {
    %0 = stablehlo.is_finite %x : (tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = stablehlo.add %x, %x : tensor<f8E4M3FN>
    stablehlo.return %0 : tensor<f8E4M3FN>
  }
  check.expect_eq_const %r, dense<0x7F> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @carries_f4E2M1FN() {
  %x = stablehlo.constant dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf4E2M1FN>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf4E2M1FN>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf4E2M1FN>
  }
  check.expect_eq_const %r#1, dense<[6.0, -1.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @carries_f6E2M3FN() {
  %x = stablehlo.constant dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf6E2M3FN>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf6E2M3FN>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf6E2M3FN>
  }
  check.expect_eq_const %r#1, dense<[7.5, -1.0]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @carries_f6E3M2FN() {
  %x = stablehlo.constant dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf6E3M2FN>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf6E3M2FN>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf6E3M2FN>
  }
  check.expect_eq_const %r#1, dense<[0.1, -28.0]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @carries_f8E5M2() {
  %x = stablehlo.constant dense<[0x7E, 0xFE]> : tensor<2xf8E5M2>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf8E5M2>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf8E5M2>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf8E5M2>
  }
  check.expect_eq_const %r#1, dense<[0xFE, 0x7E]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @carries_f8E4M3() {
  %x = stablehlo.constant dense<[0x7C, 0xFC]> : tensor<2xf8E4M3>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf8E4M3>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf8E4M3>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf8E4M3>
  }
  check.expect_eq_const %r#1, dense<[0xFC, 0x7C]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @carries_f8E3M4() {
  %x = stablehlo.constant dense<[0xF0, 0x78]> : tensor<2xf8E3M4>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf8E3M4>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf8E3M4>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf8E3M4>
  }
  check.expect_eq_const %r#1, dense<[0x78, 0xF0]> : tensor<2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @carries_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf8E4M3FN>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf8E4M3FN>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf8E4M3FN>
  }
  check.expect_eq_const %r#1, dense<[0xFF, 0x7F]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @carries_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf8E5M2FNUZ>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf8E5M2FNUZ>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf8E5M2FNUZ>
  }
  check.expect_eq_const %r#1, dense<[0.09, -57000.0]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @carries_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf8E4M3FNUZ>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf8E4M3FNUZ>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf8E4M3FNUZ>
  }
  check.expect_eq_const %r#1, dense<[0.1, -240.0]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @carries_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf8E4M3B11FNUZ>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf8E4M3B11FNUZ>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf8E4M3B11FNUZ>
  }
  check.expect_eq_const %r#1, dense<[0.1, -30.0]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @carries_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf8E8M0FNU>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf8E8M0FNU>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf8E8M0FNU>
  }
  check.expect_eq_const %r#1, dense<[0.5, 0.1]> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @carries_f16() {
  %x = stablehlo.constant dense<[0x7E00, 0xFE00]> : tensor<2xf16>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf16>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf16>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf16>
  }
  check.expect_eq_const %r#1, dense<[0xFE00, 0x7E00]> : tensor<2xf16> {shlo.bitwise}
  func.return
}

func.func @carries_bf16() {
  %x = stablehlo.constant dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xbf16>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xbf16>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xbf16>
  }
  check.expect_eq_const %r#1, dense<[0xFFC0, 0x7FC0]> : tensor<2xbf16> {shlo.bitwise}
  func.return
}

func.func @carries_f32() {
  %x = stablehlo.constant dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf32>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf32>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf32>
  }
  check.expect_eq_const %r#1, dense<[0xFFC00000, 0x7FC00000]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @carries_f64() {
  %x = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xf64>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xf64>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xf64>
  }
  check.expect_eq_const %r#1, dense<[0xFFF8000000000000, 0x7FF8000000000000]> : tensor<2xf64> {shlo.bitwise}
  func.return
}

func.func @carries_i1() {
  %x = stablehlo.constant dense<false> : tensor<2xi1>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xi1>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xi1>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xi1>
  }
  check.expect_eq_const %r#1, dense<false> : tensor<2xi1>
  func.return
}

func.func @carries_i2() {
  %x = stablehlo.constant dense<0> : tensor<2xi2>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xi2>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xi2>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xi2>
  }
  check.expect_eq_const %r#1, dense<0> : tensor<2xi2>
  func.return
}

func.func @carries_ui4() {
  %x = stablehlo.constant dense<4> : tensor<2xui4>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xui4>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xui4>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xui4>
  }
  check.expect_eq_const %r#1, dense<4> : tensor<2xui4>
  func.return
}

func.func @carries_i32() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xi32>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xi32>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xi32>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xi32>
  }
  check.expect_eq_const %r#1, dense<[180, 116]> : tensor<2xi32>
  func.return
}

func.func @carries_ui64() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xui64>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xui64>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xui64>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xui64>
  }
  check.expect_eq_const %r#1, dense<[180, 116]> : tensor<2xui64>
  func.return
}

func.func @carries_complex_f32() {
  %x = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>>
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %r:2 = stablehlo.while(%more = %go, %value = %x) : tensor<i1>, tensor<2xcomplex<f32>>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %0 = stablehlo.reverse %value, dims = [0] : tensor<2xcomplex<f32>>
    stablehlo.return %stop, %0 : tensor<i1>, tensor<2xcomplex<f32>>
  }
  check.expect_eq_const %r#1, dense<[(-0.0, 3.402823466e38), (0.0, -1.0e-45)]> : tensor<2xcomplex<f32>> {shlo.bitwise}
  func.return
}
