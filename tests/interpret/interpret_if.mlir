// stablehlo.if: one of two branches runs.

func.func @true_yields_f4E2M1FN() {
  %x = stablehlo.constant dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf4E2M1FN>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf4E2M1FN>
    stablehlo.return %0 : tensor<2xf4E2M1FN>
  }) : (tensor<i1>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %r, dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @false_yields_f6E2M3FN() {
  %x = stablehlo.constant dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN>
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf6E2M3FN>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf6E2M3FN>
    stablehlo.return %0 : tensor<2xf6E2M3FN>
  }) : (tensor<i1>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %r, dense<[7.5, -1.0]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @true_yields_f6E3M2FN() {
  %x = stablehlo.constant dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf6E3M2FN>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf6E3M2FN>
    stablehlo.return %0 : tensor<2xf6E3M2FN>
  }) : (tensor<i1>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %r, dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @false_yields_f8E5M2() {
  %x = stablehlo.constant dense<[0x7E, 0xFE]> : tensor<2xf8E5M2>
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf8E5M2>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E5M2>
    stablehlo.return %0 : tensor<2xf8E5M2>
  }) : (tensor<i1>) -> tensor<2xf8E5M2>
  check.expect_eq_const %r, dense<[0xFE, 0x7E]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @true_yields_f8E4M3() {
  %x = stablehlo.constant dense<[0x7C, 0xFC]> : tensor<2xf8E4M3>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf8E4M3>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3>
    stablehlo.return %0 : tensor<2xf8E4M3>
  }) : (tensor<i1>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C, 0xFC]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @false_yields_f8E3M4() {
  %x = stablehlo.constant dense<[0xF0, 0x78]> : tensor<2xf8E3M4>
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf8E3M4>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E3M4>
    stablehlo.return %0 : tensor<2xf8E3M4>
  }) : (tensor<i1>) -> tensor<2xf8E3M4>
  check.expect_eq_const %r, dense<[0x78, 0xF0]> : tensor<2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @true_yields_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf8E4M3FN>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3FN>
    stablehlo.return %0 : tensor<2xf8E4M3FN>
  }) : (tensor<i1>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @false_yields_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ>
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf8E5M2FNUZ>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E5M2FNUZ>
    stablehlo.return %0 : tensor<2xf8E5M2FNUZ>
  }) : (tensor<i1>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.09, -57000.0]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @true_yields_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf8E4M3FNUZ>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3FNUZ>
    stablehlo.return %0 : tensor<2xf8E4M3FNUZ>
  }) : (tensor<i1>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @false_yields_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ>
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf8E4M3B11FNUZ>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3B11FNUZ>
    stablehlo.return %0 : tensor<2xf8E4M3B11FNUZ>
  }) : (tensor<i1>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.1, -30.0]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @true_yields_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf8E8M0FNU>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E8M0FNU>
    stablehlo.return %0 : tensor<2xf8E8M0FNU>
  }) : (tensor<i1>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @false_yields_f16() {
  %x = stablehlo.constant dense<[0x7E00, 0xFE00]> : tensor<2xf16>
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf16>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf16>
    stablehlo.return %0 : tensor<2xf16>
  }) : (tensor<i1>) -> tensor<2xf16>
  check.expect_eq_const %r, dense<[0xFE00, 0x7E00]> : tensor<2xf16> {shlo.bitwise}
  func.return
}

func.func @true_yields_bf16() {
  %x = stablehlo.constant dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xbf16>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xbf16>
    stablehlo.return %0 : tensor<2xbf16>
  }) : (tensor<i1>) -> tensor<2xbf16>
  check.expect_eq_const %r, dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16> {shlo.bitwise}
  func.return
}

func.func @false_yields_f32() {
  %x = stablehlo.constant dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32>
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf32>
    stablehlo.return %0 : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[0xFFC00000, 0x7FC00000]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @true_yields_f64() {
  %x = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xf64>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf64>
    stablehlo.return %0 : tensor<2xf64>
  }) : (tensor<i1>) -> tensor<2xf64>
  check.expect_eq_const %r, dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64> {shlo.bitwise}
  func.return
}

func.func @false_yields_i1() {
  %x = stablehlo.constant dense<false> : tensor<2xi1>
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xi1>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xi1>
    stablehlo.return %0 : tensor<2xi1>
  }) : (tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %r, dense<false> : tensor<2xi1>
  func.return
}

func.func @true_yields_i2() {
  %x = stablehlo.constant dense<0> : tensor<2xi2>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xi2>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xi2>
    stablehlo.return %0 : tensor<2xi2>
  }) : (tensor<i1>) -> tensor<2xi2>
  check.expect_eq_const %r, dense<0> : tensor<2xi2>
  func.return
}

func.func @false_yields_ui4() {
  %x = stablehlo.constant dense<4> : tensor<2xui4>
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xui4>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xui4>
    stablehlo.return %0 : tensor<2xui4>
  }) : (tensor<i1>) -> tensor<2xui4>
  check.expect_eq_const %r, dense<4> : tensor<2xui4>
  func.return
}

func.func @true_yields_i32() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xi32>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xi32>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xi32>
    stablehlo.return %0 : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[116, 180]> : tensor<2xi32>
  func.return
}

func.func @false_yields_ui64() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xui64>
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xui64>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xui64>
    stablehlo.return %0 : tensor<2xui64>
  }) : (tensor<i1>) -> tensor<2xui64>
  check.expect_eq_const %r, dense<[180, 116]> : tensor<2xui64>
  func.return
}

func.func @true_yields_complex_f32() {
  %x = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%pred) ({
    stablehlo.return %x : tensor<2xcomplex<f32>>
  }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<2xcomplex<f32>>
    stablehlo.return %0 : tensor<2xcomplex<f32>>
  }) : (tensor<i1>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %r, dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @several_results_and_a_nested_if() {
  %no = stablehlo.constant dense<false> : tensor<i1>
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %a = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<2> : tensor<i32>
  %r:2 = "stablehlo.if"(%no) ({
    stablehlo.return %a, %a : tensor<i32>, tensor<i32>
  }, {
    %0 = "stablehlo.if"(%yes) ({
      stablehlo.return %b : tensor<i32>
    }, {
      stablehlo.return %a : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %a, %0 : tensor<i32>, tensor<i32>
  }) : (tensor<i1>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<1> : tensor<i32>
  check.expect_eq_const %r#1, dense<2> : tensor<i32>
  func.return
}
