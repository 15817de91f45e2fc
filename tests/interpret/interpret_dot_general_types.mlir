// stablehlo.dot_general: operands are converted to the result type; every product and every sum is rounded, in order.

func.func @dot_of_f4E2M1FN_in_f4E2M1FN() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.0, 1.0, 1.0]> : tensor<8xf4E2M1FN>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.0, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf4E2M1FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> tensor<f4E2M1FN>
  check.expect_eq_const %r, dense<6.0> : tensor<f4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_f6E2M3FN_in_f6E2M3FN() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.2, 1.0, 1.0]> : tensor<8xf6E2M3FN>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.2, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf6E2M3FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf6E2M3FN>, tensor<8xf6E2M3FN>) -> tensor<f6E2M3FN>
  check.expect_eq_const %r, dense<7.5> : tensor<f6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_f6E3M2FN_in_f6E3M2FN() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf6E3M2FN>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf6E3M2FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf6E3M2FN>, tensor<8xf6E3M2FN>) -> tensor<f6E3M2FN>
  check.expect_eq_const %r, dense<12.0> : tensor<f6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E5M2_in_f8E5M2() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E5M2>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E5M2>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E5M2>, tensor<8xf8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %r, dense<12.0> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3_in_f8E4M3() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E4M3>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E4M3>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E4M3>, tensor<8xf8E4M3>) -> tensor<f8E4M3>
  check.expect_eq_const %r, dense<15.0> : tensor<f8E4M3> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E3M4_in_f8E3M4() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E3M4>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E3M4>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E3M4>, tensor<8xf8E3M4>) -> tensor<f8E3M4>
  check.expect_eq_const %r, dense<14.0> : tensor<f8E3M4> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3FN_in_f8E4M3FN() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E4M3FN>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E4M3FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<15.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E5M2FNUZ_in_f8E5M2FNUZ() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E5M2FNUZ>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  check.expect_eq_const %r, dense<12.0> : tensor<f8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3FNUZ_in_f8E4M3FNUZ() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E4M3FNUZ>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  check.expect_eq_const %r, dense<15.0> : tensor<f8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3B11FNUZ_in_f8E4M3B11FNUZ() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<15.0> : tensor<f8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E8M0FNU_in_f8E8M0FNU() {
  %lhs = stablehlo.constant dense<[1.0, 2.0, 0.5, 4.0, 1.0, 8.0, 0.2, 2.0]> : tensor<8xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[2.0, 0.2, 8.0, 1.0, 4.0, 0.5, 2.0, 1.0]> : tensor<8xf8E8M0FNU>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>) -> tensor<f8E8M0FNU>
  check.expect_eq_const %r, dense<20.0> : tensor<f8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @dot_of_f16_in_f16() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf16>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf16>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf16>, tensor<8xf16>) -> tensor<f16>
  check.expect_eq_const %r, dense<14.25> : tensor<f16> {shlo.bitwise}
  func.return
}

func.func @dot_of_bf16_in_bf16() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xbf16>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xbf16>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<bf16>
  check.expect_eq_const %r, dense<14.25> : tensor<bf16> {shlo.bitwise}
  func.return
}

func.func @dot_of_f32_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf32>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf32>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f64_in_f64() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf64>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf64>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf64>, tensor<8xf64>) -> tensor<f64>
  check.expect_eq_const %r, dense<14.25> : tensor<f64> {shlo.bitwise}
  func.return
}

func.func @dot_of_f4E2M1FN_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.0, 1.0, 1.0]> : tensor<8xf4E2M1FN>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.0, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf4E2M1FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> tensor<f32>
  check.expect_eq_const %r, dense<15.0> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f6E2M3FN_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.2, 1.0, 1.0]> : tensor<8xf6E2M3FN>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.2, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf6E2M3FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf6E2M3FN>, tensor<8xf6E2M3FN>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f6E3M2FN_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf6E3M2FN>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf6E3M2FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf6E3M2FN>, tensor<8xf6E3M2FN>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E5M2_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E5M2>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E5M2>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E5M2>, tensor<8xf8E5M2>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E4M3>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E4M3>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E4M3>, tensor<8xf8E4M3>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E3M4_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E3M4>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E3M4>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E3M4>, tensor<8xf8E3M4>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3FN_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E4M3FN>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E4M3FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E5M2FNUZ_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E5M2FNUZ>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E5M2FNUZ>, tensor<8xf8E5M2FNUZ>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3FNUZ_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E4M3FNUZ>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E4M3FNUZ>, tensor<8xf8E4M3FNUZ>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3B11FNUZ_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E4M3B11FNUZ>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E4M3B11FNUZ>, tensor<8xf8E4M3B11FNUZ>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E8M0FNU_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 2.0, 0.5, 4.0, 1.0, 8.0, 0.2, 2.0]> : tensor<8xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[2.0, 0.2, 8.0, 1.0, 4.0, 0.5, 2.0, 1.0]> : tensor<8xf8E8M0FNU>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E8M0FNU>, tensor<8xf8E8M0FNU>) -> tensor<f32>
  check.expect_eq_const %r, dense<21.0> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f16_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf16>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf16>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf16>, tensor<8xf16>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_bf16_in_f32() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xbf16>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xbf16>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<f32>
  check.expect_eq_const %r, dense<14.25> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E4M3FN_in_bf16() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E4M3FN>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E4M3FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) -> tensor<bf16>
  check.expect_eq_const %r, dense<14.25> : tensor<bf16> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E5M2_in_f16() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E5M2>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E5M2>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E5M2>, tensor<8xf8E5M2>) -> tensor<f16>
  check.expect_eq_const %r, dense<14.25> : tensor<f16> {shlo.bitwise}
  func.return
}

func.func @dot_of_f16_in_f64() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf16>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf16>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf16>, tensor<8xf16>) -> tensor<f64>
  check.expect_eq_const %r, dense<14.25> : tensor<f64> {shlo.bitwise}
  func.return
}

func.func @dot_of_f4E2M1FN_in_f8E4M3() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.0, 1.0, 1.0]> : tensor<8xf4E2M1FN>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.0, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf4E2M1FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> tensor<f8E4M3>
  check.expect_eq_const %r, dense<15.0> : tensor<f8E4M3> {shlo.bitwise}
  func.return
}

// 40 ones make 4: 4 + 1 is halfway to 6, and 4 is even.
func.func @forty_ones_in_f4E2M1FN() {
  %x = stablehlo.constant dense<1.0> : tensor<40xf4E2M1FN>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40xf4E2M1FN>, tensor<40xf4E2M1FN>) -> tensor<f4E2M1FN>
  check.expect_eq_const %r, dense<4.0> : tensor<f4E2M1FN> {shlo.bitwise}
  func.return
}

// 40 ones make 7.5, the largest value.
func.func @forty_ones_in_f6E2M3FN() {
  %x = stablehlo.constant dense<1.0> : tensor<40xf6E2M3FN>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40xf6E2M3FN>, tensor<40xf6E2M3FN>) -> tensor<f6E2M3FN>
  check.expect_eq_const %r, dense<7.5> : tensor<f6E2M3FN> {shlo.bitwise}
  func.return
}

// 40 ones make 8: 8 + 1 is halfway to 10, and 8 is even.
func.func @forty_ones_in_f6E3M2FN() {
  %x = stablehlo.constant dense<1.0> : tensor<40xf6E3M2FN>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40xf6E3M2FN>, tensor<40xf6E3M2FN>) -> tensor<f6E3M2FN>
  check.expect_eq_const %r, dense<8.0> : tensor<f6E3M2FN> {shlo.bitwise}
  func.return
}

// 40 ones make 8: 8 + 1 is halfway to 10, and 8 is even.
func.func @forty_ones_in_f8E5M2() {
  %x = stablehlo.constant dense<1.0> : tensor<40xf8E5M2>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40xf8E5M2>, tensor<40xf8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %r, dense<8.0> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

// 40 ones make 16: 16 + 1 is halfway to 18, and 16 is even.
func.func @forty_ones_in_f8E4M3() {
  %x = stablehlo.constant dense<1.0> : tensor<40xf8E4M3>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40xf8E4M3>, tensor<40xf8E4M3>) -> tensor<f8E4M3>
  check.expect_eq_const %r, dense<16.0> : tensor<f8E4M3> {shlo.bitwise}
  func.return
}

// 40 ones make infinity: 15 + 1 = 16 overflows.
func.func @forty_ones_in_f8E3M4() {
  %x = stablehlo.constant dense<1.0> : tensor<40xf8E3M4>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40xf8E3M4>, tensor<40xf8E3M4>) -> tensor<f8E3M4>
  check.expect_eq_const %r, dense<0x70> : tensor<f8E3M4> {shlo.bitwise}
  func.return
}

// 40 ones make 16: 16 + 1 is halfway to 18, and 16 is even.
func.func @forty_ones_in_f8E4M3FN() {
  %x = stablehlo.constant dense<1.0> : tensor<40xf8E4M3FN>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40xf8E4M3FN>, tensor<40xf8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<16.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

// 40 ones make 8: 8 + 1 is halfway to 10, and 8 is even.
func.func @forty_ones_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<1.0> : tensor<40xf8E5M2FNUZ>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40xf8E5M2FNUZ>, tensor<40xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  check.expect_eq_const %r, dense<8.0> : tensor<f8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// 40 ones make 16: 16 + 1 is halfway to 18, and 16 is even.
func.func @forty_ones_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<1.0> : tensor<40xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40xf8E4M3FNUZ>, tensor<40xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  check.expect_eq_const %r, dense<16.0> : tensor<f8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// 40 ones make 16: 16 + 1 is halfway to 18, and 16 is even.
func.func @forty_ones_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<1.0> : tensor<40xf8E4M3B11FNUZ>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40xf8E4M3B11FNUZ>, tensor<40xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<16.0> : tensor<f8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// 1 + 1 = 2; 2 + 1 = 3 is halfway between 2 and 4, so up; 4 + 1 = 5 is nearer to 4, and stays
// there.
func.func @forty_ones_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<1.0> : tensor<40xf8E8M0FNU>
  %r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40xf8E8M0FNU>, tensor<40xf8E8M0FNU>) -> tensor<f8E8M0FNU>
  check.expect_eq_const %r, dense<4.0> : tensor<f8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @dot_of_f16E6M9_in_f16E6M9() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf16E6M9>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf16E6M9>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf16E6M9>, tensor<8xf16E6M9>) -> tensor<f16E6M9>
  check.expect_eq_const %r, dense<14.25> : tensor<f16E6M9> {shlo.bitwise}
  func.return
}

func.func @dot_of_f24E8M15_in_f24E8M15() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf24E8M15>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf24E8M15>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf24E8M15>, tensor<8xf24E8M15>) -> tensor<f24E8M15>
  check.expect_eq_const %r, dense<14.25> : tensor<f24E8M15> {shlo.bitwise}
  func.return
}

func.func @dot_of_f8E5M2B9FN_in_f8E5M2B9FN() {
  %lhs = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0]> : tensor<8xf8E5M2B9FN>
  %rhs = stablehlo.constant dense<[1.0, 1.0, 0.25, 2.0, 3.0, -1.5, 0.5, 1.0]> : tensor<8xf8E5M2B9FN>
  %r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<8xf8E5M2B9FN>, tensor<8xf8E5M2B9FN>) -> tensor<f8E5M2B9FN>
  check.expect_eq_const %r, dense<12.0> : tensor<f8E5M2B9FN> {shlo.bitwise}
  func.return
}
