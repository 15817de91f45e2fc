// stablehlo.case: an index outside takes the last branch.

func.func @branch_0() {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %a = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf8E4M3>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<2xf8E4M3>
  }, {
    %0 = stablehlo.add %a, %a : tensor<2xf8E4M3>
    stablehlo.return %0 : tensor<2xf8E4M3>
  }, {
    %0 = stablehlo.negate %a : tensor<2xf8E4M3>
    stablehlo.return %0 : tensor<2xf8E4M3>
  }) : (tensor<i32>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r, dense<[1.0, -0.0]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @branch_1() {
  %i = stablehlo.constant dense<1> : tensor<i32>
  %a = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf8E4M3>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<2xf8E4M3>
  }, {
    %0 = stablehlo.add %a, %a : tensor<2xf8E4M3>
    stablehlo.return %0 : tensor<2xf8E4M3>
  }, {
    %0 = stablehlo.negate %a : tensor<2xf8E4M3>
    stablehlo.return %0 : tensor<2xf8E4M3>
  }) : (tensor<i32>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r, dense<[2.0, -0.0]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @too_large_takes_the_last() {
  %i = stablehlo.constant dense<3> : tensor<i32>
  %a = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf8E4M3>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<2xf8E4M3>
  }, {
    %0 = stablehlo.add %a, %a : tensor<2xf8E4M3>
    stablehlo.return %0 : tensor<2xf8E4M3>
  }, {
    %0 = stablehlo.negate %a : tensor<2xf8E4M3>
    stablehlo.return %0 : tensor<2xf8E4M3>
  }) : (tensor<i32>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r, dense<[-1.0, 0.0]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @negative_takes_the_last() {
  %i = stablehlo.constant dense<-1> : tensor<i32>
  %a = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf8E4M3>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<2xf8E4M3>
  }, {
    %0 = stablehlo.add %a, %a : tensor<2xf8E4M3>
    stablehlo.return %0 : tensor<2xf8E4M3>
  }, {
    %0 = stablehlo.negate %a : tensor<2xf8E4M3>
    stablehlo.return %0 : tensor<2xf8E4M3>
  }) : (tensor<i32>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r, dense<[-1.0, 0.0]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @yields_f4E2M1FN() {
  %x = stablehlo.constant dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf4E2M1FN>
  }) : (tensor<i32>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %r, dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @yields_f6E2M3FN() {
  %x = stablehlo.constant dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf6E2M3FN>
  }) : (tensor<i32>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %r, dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @yields_f6E3M2FN() {
  %x = stablehlo.constant dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf6E3M2FN>
  }) : (tensor<i32>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %r, dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @yields_f8E5M2() {
  %x = stablehlo.constant dense<[0x7E, 0xFE]> : tensor<2xf8E5M2>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf8E5M2>
  }) : (tensor<i32>) -> tensor<2xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E, 0xFE]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @yields_f8E4M3() {
  %x = stablehlo.constant dense<[0x7C, 0xFC]> : tensor<2xf8E4M3>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf8E4M3>
  }) : (tensor<i32>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C, 0xFC]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @yields_f8E3M4() {
  %x = stablehlo.constant dense<[0xF0, 0x78]> : tensor<2xf8E3M4>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf8E3M4>
  }) : (tensor<i32>) -> tensor<2xf8E3M4>
  check.expect_eq_const %r, dense<[0xF0, 0x78]> : tensor<2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @yields_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf8E4M3FN>
  }) : (tensor<i32>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @yields_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf8E5M2FNUZ>
  }) : (tensor<i32>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @yields_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf8E4M3FNUZ>
  }) : (tensor<i32>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @yields_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf8E4M3B11FNUZ>
  }) : (tensor<i32>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @yields_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf8E8M0FNU>
  }) : (tensor<i32>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @yields_f16() {
  %x = stablehlo.constant dense<[0x7E00, 0xFE00]> : tensor<2xf16>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf16>
  }) : (tensor<i32>) -> tensor<2xf16>
  check.expect_eq_const %r, dense<[0x7E00, 0xFE00]> : tensor<2xf16> {shlo.bitwise}
  func.return
}

func.func @yields_bf16() {
  %x = stablehlo.constant dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xbf16>
  }) : (tensor<i32>) -> tensor<2xbf16>
  check.expect_eq_const %r, dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16> {shlo.bitwise}
  func.return
}

func.func @yields_f32() {
  %x = stablehlo.constant dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @yields_f64() {
  %x = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf64>
  }) : (tensor<i32>) -> tensor<2xf64>
  check.expect_eq_const %r, dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64> {shlo.bitwise}
  func.return
}

func.func @yields_i1() {
  %x = stablehlo.constant dense<false> : tensor<2xi1>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xi1>
  }) : (tensor<i32>) -> tensor<2xi1>
  check.expect_eq_const %r, dense<false> : tensor<2xi1>
  func.return
}

func.func @yields_i2() {
  %x = stablehlo.constant dense<0> : tensor<2xi2>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xi2>
  }) : (tensor<i32>) -> tensor<2xi2>
  check.expect_eq_const %r, dense<0> : tensor<2xi2>
  func.return
}

func.func @yields_ui4() {
  %x = stablehlo.constant dense<4> : tensor<2xui4>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xui4>
  }) : (tensor<i32>) -> tensor<2xui4>
  check.expect_eq_const %r, dense<4> : tensor<2xui4>
  func.return
}

func.func @yields_i32() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xi32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[116, 180]> : tensor<2xi32>
  func.return
}

func.func @yields_ui64() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xui64>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xui64>
  }) : (tensor<i32>) -> tensor<2xui64>
  check.expect_eq_const %r, dense<[116, 180]> : tensor<2xui64>
  func.return
}

func.func @yields_complex_f32() {
  %x = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xcomplex<f32>>
  }) : (tensor<i32>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %r, dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>> {shlo.bitwise}
  func.return
}
