// stablehlo.composite: means its decomposition.

func.func @several_results() {
  %x = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf8E5M2>
  %y = stablehlo.constant dense<41> : tensor<i32>
  %r:2 = stablehlo.composite "my.op" %x, %y {decomposition = @twice_and_first, version = 1 : i32} :
    (tensor<2xf8E5M2>, tensor<i32>) -> (tensor<2xf8E5M2>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[3.0, -0.0]> : tensor<2xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<42> : tensor<i32>
  func.return
}

func.func @composite_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f4E2M1FN.impl} : (tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %r, dense<[6.0, -1.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @composite_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f6E2M3FN.impl} : (tensor<2xf6E2M3FN>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %r, dense<[7.5, -1.0]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @composite_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f6E3M2FN.impl} : (tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.1, -28.0]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @composite_of_f8E5M2() {
  %x = stablehlo.constant dense<[0x7E, 0xFE]> : tensor<2xf8E5M2>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f8E5M2.impl} : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  check.expect_eq_const %r, dense<[0xFE, 0x7E]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @composite_of_f8E4M3() {
  %x = stablehlo.constant dense<[0x7C, 0xFC]> : tensor<2xf8E4M3>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f8E4M3.impl} : (tensor<2xf8E4M3>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r, dense<[0xFC, 0x7C]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @composite_of_f8E3M4() {
  %x = stablehlo.constant dense<[0xF0, 0x78]> : tensor<2xf8E3M4>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f8E3M4.impl} : (tensor<2xf8E3M4>) -> tensor<2xf8E3M4>
  check.expect_eq_const %r, dense<[0x78, 0xF0]> : tensor<2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @composite_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f8E4M3FN.impl} : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %r, dense<[0xFF, 0x7F]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @composite_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f8E5M2FNUZ.impl} : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.09, -57000.0]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @composite_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f8E4M3FNUZ.impl} : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.1, -240.0]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @composite_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f8E4M3B11FNUZ.impl} : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.1, -30.0]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @composite_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f8E8M0FNU.impl} : (tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0.5, 0.1]> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @composite_of_bf16() {
  %x = stablehlo.constant dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_bf16.impl} : (tensor<2xbf16>) -> tensor<2xbf16>
  check.expect_eq_const %r, dense<[0xFFC0, 0x7FC0]> : tensor<2xbf16> {shlo.bitwise}
  func.return
}

func.func @composite_of_f32() {
  %x = stablehlo.constant dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_f32.impl} : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[0xFFC00000, 0x7FC00000]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @composite_of_i4() {
  %x = stablehlo.constant dense<4> : tensor<2xi4>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_i4.impl} : (tensor<2xi4>) -> tensor<2xi4>
  check.expect_eq_const %r, dense<4> : tensor<2xi4>
  func.return
}

func.func @composite_of_ui64() {
  %x = stablehlo.constant dense<[116, 180]> : tensor<2xui64>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_ui64.impl} : (tensor<2xui64>) -> tensor<2xui64>
  check.expect_eq_const %r, dense<[180, 116]> : tensor<2xui64>
  func.return
}

func.func @composite_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>>
  %r = stablehlo.composite "my.swap" %x {composite_attributes = {n = 2 : i64}, decomposition = @swap_complex_f32.impl} : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
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

func.func private @swap_f4E2M1FN.impl(%x: tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf4E2M1FN>
  return %0 : tensor<2xf4E2M1FN>
}

func.func private @swap_f6E2M3FN.impl(%x: tensor<2xf6E2M3FN>) -> tensor<2xf6E2M3FN> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf6E2M3FN>
  return %0 : tensor<2xf6E2M3FN>
}

func.func private @swap_f6E3M2FN.impl(%x: tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf6E3M2FN>
  return %0 : tensor<2xf6E3M2FN>
}

func.func private @swap_f8E5M2.impl(%x: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}

func.func private @swap_f8E4M3.impl(%x: tensor<2xf8E4M3>) -> tensor<2xf8E4M3> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3>
  return %0 : tensor<2xf8E4M3>
}

func.func private @swap_f8E3M4.impl(%x: tensor<2xf8E3M4>) -> tensor<2xf8E3M4> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E3M4>
  return %0 : tensor<2xf8E3M4>
}

func.func private @swap_f8E4M3FN.impl(%x: tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3FN>
  return %0 : tensor<2xf8E4M3FN>
}

func.func private @swap_f8E5M2FNUZ.impl(%x: tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E5M2FNUZ>
  return %0 : tensor<2xf8E5M2FNUZ>
}

func.func private @swap_f8E4M3FNUZ.impl(%x: tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3FNUZ>
  return %0 : tensor<2xf8E4M3FNUZ>
}

func.func private @swap_f8E4M3B11FNUZ.impl(%x: tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E4M3B11FNUZ>
  return %0 : tensor<2xf8E4M3B11FNUZ>
}

func.func private @swap_f8E8M0FNU.impl(%x: tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf8E8M0FNU>
  return %0 : tensor<2xf8E8M0FNU>
}

func.func private @swap_bf16.impl(%x: tensor<2xbf16>) -> tensor<2xbf16> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

func.func private @swap_f32.impl(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func private @swap_i4.impl(%x: tensor<2xi4>) -> tensor<2xi4> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xi4>
  return %0 : tensor<2xi4>
}

func.func private @swap_ui64.impl(%x: tensor<2xui64>) -> tensor<2xui64> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xui64>
  return %0 : tensor<2xui64>
}

func.func private @swap_complex_f32.impl(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
