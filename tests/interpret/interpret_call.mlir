// stablehlo.call: func.call: arguments in, results out.

func.func @calls_nest_and_functions_may_follow_their_use() {
  %x = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf8E5M2>
  %y = stablehlo.constant dense<41> : tensor<i32>
  %r:2 = call @twice_and_first(%x, %y) : (tensor<2xf8E5M2>, tensor<i32>) -> (tensor<2xf8E5M2>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[3.0, -0.0]> : tensor<2xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<42> : tensor<i32>
  func.return
}

func.func @a_call_inside_a_region() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %r = stablehlo.while(%i = %zero) : tensor<i32>
  cond {
    %0 = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = func.call @plus_one(%i) : (tensor<i32>) -> tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }
  check.expect_eq_const %r, dense<5> : tensor<i32>
  func.return
}

func.func @call_with_f4E2M1FN() {
  %x = stablehlo.constant dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN>
  %r = func.call @reverse_f4E2M1FN(%x) : (tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %r, dense<[6.0, -1.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @call_with_f6E2M3FN() {
  %x = stablehlo.constant dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN>
  %r = func.call @reverse_f6E2M3FN(%x) : (tensor<2xf6E2M3FN>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %r, dense<[7.5, -1.0]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @call_with_f6E3M2FN() {
  %x = stablehlo.constant dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN>
  %r = func.call @reverse_f6E3M2FN(%x) : (tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.1, -28.0]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @call_with_f8E5M2() {
  %x = stablehlo.constant dense<[0x7E, 0xFE]> : tensor<2xf8E5M2>
  %r = func.call @reverse_f8E5M2(%x) : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  check.expect_eq_const %r, dense<[0xFE, 0x7E]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @call_with_f8E4M3() {
  %x = stablehlo.constant dense<[0x7C, 0xFC]> : tensor<2xf8E4M3>
  %r = func.call @reverse_f8E4M3(%x) : (tensor<2xf8E4M3>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r, dense<[0xFC, 0x7C]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @call_with_f8E3M4() {
  %x = stablehlo.constant dense<[0xF0, 0x78]> : tensor<2xf8E3M4>
  %r = func.call @reverse_f8E3M4(%x) : (tensor<2xf8E3M4>) -> tensor<2xf8E3M4>
  check.expect_eq_const %r, dense<[0x78, 0xF0]> : tensor<2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @call_with_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>
  %r = func.call @reverse_f8E4M3FN(%x) : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %r, dense<[0xFF, 0x7F]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @call_with_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ>
  %r = func.call @reverse_f8E5M2FNUZ(%x) : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.09, -57000.0]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @call_with_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ>
  %r = func.call @reverse_f8E4M3FNUZ(%x) : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.1, -240.0]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @call_with_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ>
  %r = func.call @reverse_f8E4M3B11FNUZ(%x) : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.1, -30.0]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @call_with_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU>
  %r = func.call @reverse_f8E8M0FNU(%x) : (tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0.5, 0.1]> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @call_with_f16() {
  %x = stablehlo.constant dense<[0x7E00, 0xFE00]> : tensor<2xf16>
  %r = func.call @reverse_f16(%x) : (tensor<2xf16>) -> tensor<2xf16>
  check.expect_eq_const %r, dense<[0xFE00, 0x7E00]> : tensor<2xf16> {shlo.bitwise}
  func.return
}

func.func @call_with_bf16() {
  %x = stablehlo.constant dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16>
  %r = func.call @reverse_bf16(%x) : (tensor<2xbf16>) -> tensor<2xbf16>
  check.expect_eq_const %r, dense<[0xFFC0, 0x7FC0]> : tensor<2xbf16> {shlo.bitwise}
  func.return
}

func.func @call_with_f32() {
  %x = stablehlo.constant dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32>
  %r = func.call @reverse_f32(%x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[0xFFC00000, 0x7FC00000]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @call_with_f64() {
  %x = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64>
  %r = func.call @reverse_f64(%x) : (tensor<2xf64>) -> tensor<2xf64>
  check.expect_eq_const %r, dense<[0xFFF8000000000000, 0x7FF8000000000000]> : tensor<2xf64> {shlo.bitwise}
  func.return
}

func.func @call_with_i1() {
  %x = stablehlo.constant dense<false> : tensor<2xi1>
  %r = func.call @reverse_i1(%x) : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %r, dense<false> : tensor<2xi1>
  func.return
}

func.func @call_with_i2() {
  %x = stablehlo.constant dense<0> : tensor<2xi2>
  %r = func.call @reverse_i2(%x) : (tensor<2xi2>) -> tensor<2xi2>
  check.expect_eq_const %r, dense<0> : tensor<2xi2>
  func.return
}

func.func @call_with_ui4() {
  %x = stablehlo.constant dense<4> : tensor<2xui4>
  %r = func.call @reverse_ui4(%x) : (tensor<2xui4>) -> tensor<2xui4>
  check.expect_eq_const %r, dense<4> : tensor<2xui4>
  func.return
}

func.func @call_with_i32() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xi32>
  %r = func.call @reverse_i32(%x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[180, 116]> : tensor<2xi32>
  func.return
}

func.func @call_with_ui64() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xui64>
  %r = func.call @reverse_ui64(%x) : (tensor<2xui64>) -> tensor<2xui64>
  check.expect_eq_const %r, dense<[180, 116]> : tensor<2xui64>
  func.return
}

func.func @call_with_complex_f32() {
  %x = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>>
  %r = func.call @reverse_complex_f32(%x) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %r, dense<[(-0.0, 3.402823466e38), (0.0, -1.0e-45)]> : tensor<2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func private @twice_and_first(%x: tensor<2xf8E5M2>, %y: tensor<i32>) -> (tensor<2xf8E5M2>, tensor<i32>) {
  %0 = stablehlo.add %x, %x : tensor<2xf8E5M2>
  %1 = func.call @plus_one(%y) : (tensor<i32>) -> tensor<i32>
  return %0, %1 : tensor<2xf8E5M2>, tensor<i32>
}
func.func private @plus_one(%x: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %x, %one : tensor<i32>
  return %0 : tensor<i32>
}

func.func private @reverse_f4E2M1FN(%x: tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf4E2M1FN>
  return %0 : tensor<2xf4E2M1FN>
}

func.func private @reverse_f6E2M3FN(%x: tensor<2xf6E2M3FN>) -> tensor<2xf6E2M3FN> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf6E2M3FN>
  return %0 : tensor<2xf6E2M3FN>
}

func.func private @reverse_f6E3M2FN(%x: tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf6E3M2FN>
  return %0 : tensor<2xf6E3M2FN>
}

func.func private @reverse_f8E5M2(%x: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}

func.func private @reverse_f8E4M3(%x: tensor<2xf8E4M3>) -> tensor<2xf8E4M3> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3>
  return %0 : tensor<2xf8E4M3>
}

func.func private @reverse_f8E3M4(%x: tensor<2xf8E3M4>) -> tensor<2xf8E3M4> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E3M4>
  return %0 : tensor<2xf8E3M4>
}

func.func private @reverse_f8E4M3FN(%x: tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3FN>
  return %0 : tensor<2xf8E4M3FN>
}

func.func private @reverse_f8E5M2FNUZ(%x: tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E5M2FNUZ>
  return %0 : tensor<2xf8E5M2FNUZ>
}

func.func private @reverse_f8E4M3FNUZ(%x: tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3FNUZ>
  return %0 : tensor<2xf8E4M3FNUZ>
}

func.func private @reverse_f8E4M3B11FNUZ(%x: tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3B11FNUZ>
  return %0 : tensor<2xf8E4M3B11FNUZ>
}

func.func private @reverse_f8E8M0FNU(%x: tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E8M0FNU>
  return %0 : tensor<2xf8E8M0FNU>
}

func.func private @reverse_f16(%x: tensor<2xf16>) -> tensor<2xf16> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf16>
  return %0 : tensor<2xf16>
}

func.func private @reverse_bf16(%x: tensor<2xbf16>) -> tensor<2xbf16> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

func.func private @reverse_f32(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func private @reverse_f64(%x: tensor<2xf64>) -> tensor<2xf64> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf64>
  return %0 : tensor<2xf64>
}

func.func private @reverse_i1(%x: tensor<2xi1>) -> tensor<2xi1> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xi1>
  return %0 : tensor<2xi1>
}

func.func private @reverse_i2(%x: tensor<2xi2>) -> tensor<2xi2> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xi2>
  return %0 : tensor<2xi2>
}

func.func private @reverse_ui4(%x: tensor<2xui4>) -> tensor<2xui4> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xui4>
  return %0 : tensor<2xui4>
}

func.func private @reverse_i32(%x: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xi32>
  return %0 : tensor<2xi32>
}

func.func private @reverse_ui64(%x: tensor<2xui64>) -> tensor<2xui64> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xui64>
  return %0 : tensor<2xui64>
}

func.func private @reverse_complex_f32(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
