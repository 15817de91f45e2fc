// Where others differ: roundings to integers give NaN in f8E3M4 and zero in f6E2M3FN.
// APFloat adds a constant, 2^(p-1), that these types cannot hold.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// round_nearest_afz f8E3M4 1 (0x30) is 1 (0x30).
// XLA:CPU's constant folding has NaN (0x78).
// the reference interpreter has NaN (0x78).
func.func @round_nearest_afz_f8E3M4_30() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E3M4>
  %r = "stablehlo.round_nearest_afz"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// round_nearest_even f8E3M4 1 (0x30) is 1 (0x30).
// XLA:CPU's constant folding has NaN (0x78).
// the reference interpreter has NaN (0x78).
func.func @round_nearest_even_f8E3M4_30() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E3M4>
  %r = "stablehlo.round_nearest_even"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// round_nearest_even f8E3M4 0.5 (0x20) is 0 (0x00).
// XLA:CPU's constant folding has NaN (0x78).
// the reference interpreter has NaN (0x78).
func.func @round_nearest_even_f8E3M4_20() {
  %x0 = stablehlo.constant dense<[0.5]> : tensor<1xf8E3M4>
  %r = "stablehlo.round_nearest_even"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// round_nearest_afz f8E3M4 15.5 (0x6F) is inf (0x70).
// XLA:CPU's constant folding has NaN (0x78).
// the reference interpreter has NaN (0x78).
func.func @round_nearest_afz_f8E3M4_6f() {
  %x0 = stablehlo.constant dense<[15.5]> : tensor<1xf8E3M4>
  %r = "stablehlo.round_nearest_afz"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0x70]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// ceil f6E2M3FN 1 (0x08) is 1 (0x08).
// the reference interpreter has 0 (0x00).
func.func @ceil_f6E2M3FN_8() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.ceil"(%x0) : (tensor<1xf6E2M3FN>) -> tensor<1xf6E2M3FN>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xf6E2M3FN> {shlo.bitwise}
  func.return
}

// floor f6E2M3FN 1 (0x08) is 1 (0x08).
// the reference interpreter has 0 (0x00).
func.func @floor_f6E2M3FN_8() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.floor"(%x0) : (tensor<1xf6E2M3FN>) -> tensor<1xf6E2M3FN>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xf6E2M3FN> {shlo.bitwise}
  func.return
}

// round_nearest_afz f6E2M3FN 1 (0x08) is 1 (0x08).
// the reference interpreter has 0 (0x00).
func.func @round_nearest_afz_f6E2M3FN_8() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.round_nearest_afz"(%x0) : (tensor<1xf6E2M3FN>) -> tensor<1xf6E2M3FN>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xf6E2M3FN> {shlo.bitwise}
  func.return
}

// round_nearest_even f6E2M3FN 1 (0x08) is 1 (0x08).
// the reference interpreter has 0 (0x00).
func.func @round_nearest_even_f6E2M3FN_8() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf6E2M3FN>
  %r = "stablehlo.round_nearest_even"(%x0) : (tensor<1xf6E2M3FN>) -> tensor<1xf6E2M3FN>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xf6E2M3FN> {shlo.bitwise}
  func.return
}

// ceil f8E3M4 1 (0x30) is 1 (0x30).
// the reference interpreter has NaN (0x78).
func.func @ceil_f8E3M4_30() {
  %x0 = stablehlo.constant dense<[1.0]> : tensor<1xf8E3M4>
  %r = "stablehlo.ceil"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[1.0]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// floor f8E3M4 0.5 (0x20) is 0 (0x00).
// the reference interpreter has NaN (0x78).
func.func @floor_f8E3M4_20() {
  %x0 = stablehlo.constant dense<[0.5]> : tensor<1xf8E3M4>
  %r = "stablehlo.floor"(%x0) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[0.0]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}
