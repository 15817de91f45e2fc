// Where others differ: f64 and wide integers are rounded twice, by way of f32.
// The conversion goes through f32.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// convert i32 25165823 to f8E8M0FNU is 16777216 (0x97).
// XLA:CPU at run time has 33554432 (0x98).
// ml_dtypes has 33554432 (0x98).
func.func @i32_17fffff_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<25165823> : tensor<1xi32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xi32>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0e7]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert ui32 25165823 to f8E8M0FNU is 16777216 (0x97).
// XLA:CPU at run time has 33554432 (0x98).
// ml_dtypes has 33554432 (0x98).
func.func @ui32_17fffff_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<25165823> : tensor<1xui32>
  %r = "stablehlo.convert"(%x0) : (tensor<1xui32>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0e7]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert i64 25165823 to f8E8M0FNU is 16777216 (0x97).
// XLA:CPU at run time has 33554432 (0x98).
// ml_dtypes has 33554432 (0x98).
func.func @i64_17fffff_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<25165823> : tensor<1xi64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xi64>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0e7]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f64 4.25… (0x4011000000000001) to f6E2M3FN is 4.5 (0x19).
// ml_dtypes has 4 (0x18).
// onnx saturate=1 has 4 (0x18).
// onnx saturate=0 has 4 (0x18).
func.func @f64_4011000000000001_to_f6E2M3FN() {
  %x0 = stablehlo.constant dense<[4.250000000000001]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf6E2M3FN>
  check.expect_eq_const %r, dense<[4.5]> : tensor<1xf6E2M3FN> {shlo.bitwise}
  func.return
}

// convert f64 5… (0x4014000000000001) to f4E2M1FN is 6 (0x7).
// ml_dtypes has 4 (0x6).
// onnx saturate=1 has 4 (0x6).
// onnx saturate=0 has 4 (0x6).
func.func @f64_4014000000000001_to_f4E2M1FN() {
  %x0 = stablehlo.constant dense<[5.000000000000001]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[6.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// convert f64 -4.25… (0xC011000000000001) to f6E2M3FN is -4.5 (0x39).
// ml_dtypes has -4 (0x38).
// onnx saturate=1 has -4 (0x38).
// onnx saturate=0 has -4 (0x38).
func.func @f64_c011000000000001_to_f6E2M3FN() {
  %x0 = stablehlo.constant dense<[-4.250000000000001]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf6E2M3FN>
  check.expect_eq_const %r, dense<[-4.5]> : tensor<1xf6E2M3FN> {shlo.bitwise}
  func.return
}

// convert f64 8.25… (0x4020800000000001) to f8E3M4 is 8.5 (0x61).
// ml_dtypes has 8 (0x60).
func.func @f64_4020800000000001_to_f8E3M4() {
  %x0 = stablehlo.constant dense<[8.250000000000002]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[8.5]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// convert f64 15.75… (0x402F7FFFFFFFFFFF) to f8E3M4 is 15.5 (0x6F).
// ml_dtypes has inf (0x70).
func.func @f64_402f7fffffffffff_to_f8E3M4() {
  %x0 = stablehlo.constant dense<[15.749999999999998]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E3M4>
  check.expect_eq_const %r, dense<[15.5]> : tensor<1xf8E3M4> {shlo.bitwise}
  func.return
}

// convert f64 17… (0x4031000000000001) to f8E4M3B11FNUZ is 18 (0x79).
// ml_dtypes has 16 (0x78).
func.func @f64_4031000000000001_to_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<[17.000000000000004]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[18.0]> : tensor<1xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// convert f64 18… (0x4032000000000001) to f6E3M2FN is 20 (0x1D).
// ml_dtypes has 16 (0x1C).
// onnx saturate=1 has 16 (0x1C).
// onnx saturate=0 has 16 (0x1C).
func.func @f64_4032000000000001_to_f6E3M2FN() {
  %x0 = stablehlo.constant dense<[18.000000000000004]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf6E3M2FN>
  check.expect_eq_const %r, dense<[20.0]> : tensor<1xf6E3M2FN> {shlo.bitwise}
  func.return
}

// convert f64 136… (0x4061000000000001) to f8E4M3FNUZ is 144 (0x79).
// ml_dtypes has 128 (0x78).
// onnx saturate=1 has 128 (0x78).
// onnx saturate=0 has 128 (0x78).
func.func @f64_4061000000000001_to_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<[136.00000000000003]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[140.0]> : tensor<1xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// convert f64 248… (0x406EFFFFFFFFFFFF) to f8E4M3FNUZ is 240 (0x7F).
// ml_dtypes has NaN (0x80).
// onnx saturate=0 has NaN (0x80).
func.func @f64_406effffffffffff_to_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<[247.99999999999997]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[240.0]> : tensor<1xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}
