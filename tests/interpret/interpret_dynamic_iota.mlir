// stablehlo.dynamic_iota: the shape is a value.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @dynamic_iota_of_f64() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf64>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf64> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_f32() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf32>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf32> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_f16() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf16>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf16> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_bf16() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xbf16>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xbf16> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_f8E4M3FN() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_f8E5M2() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf8E5M2>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_f4E2M1FN() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_i4() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xi4>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xi4>
  func.return
}

func.func @dynamic_iota_of_i8() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xi8>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xi8>
  func.return
}

func.func @dynamic_iota_of_i32() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xi32>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xi32>
  func.return
}

func.func @dynamic_iota_of_i64() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xi64>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xi64>
  func.return
}

func.func @dynamic_iota_of_ui4() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xui4>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xui4>
  func.return
}

func.func @dynamic_iota_of_ui8() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xui8>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xui8>
  func.return
}

func.func @dynamic_iota_of_ui64() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xui64>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xui64>
  func.return
}

func.func @dynamic_iota_of_complex_f32() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]]> : tensor<2x4xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @sizes_known_at_run_time() {
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %static, dense<[[0, 0], [1, 1], [2, 2]]> : tensor<3x2xi32>
  func.return
}
