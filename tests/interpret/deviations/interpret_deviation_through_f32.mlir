// Where others differ: f64 and wide integers are rounded twice.
// The conversion goes through f32.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.
// Made by tools/peer_deviations.py: change it there.

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

// convert f64 6.7553994e+15… (0x4337FFFFFFFFFFFF) to f8E8M0FNU is 4.5035996e+15… (0xB3).
// onnx saturate=1 has 9.0071993e+15… (0xB4).
// onnx saturate=0 has 9.0071993e+15… (0xB4).
// onnx round_mode=nearest has 9.0071993e+15… (0xB4).
// ml_dtypes has 9.0071993e+15… (0xB4).
func.func @f64_4337ffffffffffff_to_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[6755399441055743.0]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E8M0FNU>
  check.expect_eq_const %r, dense<[5.0e15]> : tensor<1xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// convert f64 36864… (0x40E2000000000001) to f8E5M2 is 40960 (0x79).
// ml_dtypes has 32768 (0x78).
// onnx saturate=1 has 32768 (0x78).
// onnx saturate=0 has 32768 (0x78).
func.func @f64_40e2000000000001_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[36864.00000000001]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[40000.0]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// convert f64 36864… (0x40E2000000000001) to f8E5M2FNUZ is 40960 (0x7D).
// ml_dtypes has 32768 (0x7C).
// onnx saturate=1 has 32768 (0x7C).
// onnx saturate=0 has 32768 (0x7C).
func.func @f64_40e2000000000001_to_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<[36864.00000000001]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[40000.0]> : tensor<1xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// convert f64 61440… (0x40EDFFFFFFFFFFFF) to f8E5M2 is 57344 (0x7B).
// ml_dtypes has inf (0x7C).
// onnx saturate=0 has inf (0x7C).
func.func @f64_40edffffffffffff_to_f8E5M2() {
  %x0 = stablehlo.constant dense<[61439.99999999999]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E5M2>
  check.expect_eq_const %r, dense<[57000.0]> : tensor<1xf8E5M2> {shlo.bitwise}
  func.return
}

// convert f64 61440… (0x40EDFFFFFFFFFFFF) to f8E5M2FNUZ is 57344 (0x7F).
// ml_dtypes has NaN (0x80).
// onnx saturate=0 has NaN (0x80).
func.func @f64_40edffffffffffff_to_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<[61439.99999999999]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[57000.0]> : tensor<1xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// convert f64 272… (0x4071000000000001) to f8E4M3FN is 288 (0x79).
// ml_dtypes has 256 (0x78).
// onnx saturate=1 has 256 (0x78).
// onnx saturate=0 has 256 (0x78).
func.func @f64_4071000000000001_to_f8E4M3FN() {
  %x0 = stablehlo.constant dense<[272.00000000000006]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[300.0]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// convert f64 464… (0x407D000000000001) to f8E4M3FN is NaN (0x7F).
// ml_dtypes has 448 (0x7E).
// onnx saturate=0 has 448 (0x7E).
func.func @f64_407d000000000001_to_f8E4M3FN() {
  %x0 = stablehlo.constant dense<[464.00000000000006]> : tensor<1xf64>
  %r = "stablehlo.convert"(%x0) : (tensor<1xf64>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}
