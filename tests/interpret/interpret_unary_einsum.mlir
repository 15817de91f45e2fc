// stablehlo.unary_einsum: the einsum of 1 and the operand.

func.func @transpose() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %r = stablehlo.unary_einsum %x, config = "ij->ji" : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  func.return
}

func.func @sum_of_rows() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %r = "stablehlo.unary_einsum"(%x) <{einsum_config = "ij->i"}> : (tensor<2x3xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[6, 15]> : tensor<2xi32>
  func.return
}

func.func @sum_of_all() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %r = stablehlo.unary_einsum %x, config = "ij->" : (tensor<2x3xi32>) -> tensor<i32>
  check.expect_eq_const %r, dense<21> : tensor<i32>
  func.return
}

func.func @trace() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %r = "stablehlo.unary_einsum"(%x) <{einsum_config = "ii->"}> : (tensor<3x3xi32>) -> tensor<i32>
  check.expect_eq_const %r, dense<15> : tensor<i32>
  func.return
}

func.func @diagonal() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %r = stablehlo.unary_einsum %x, config = "ii->i" : (tensor<3x3xi32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[1, 5, 9]> : tensor<3xi32>
  func.return
}

func.func @dots_keep_their_place() {
  %x = stablehlo.constant dense<[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]> : tensor<2x2x3xi32>
  %r = "stablehlo.unary_einsum"(%x) <{einsum_config = "...ij->...ji"}> : (tensor<2x2x3xi32>) -> tensor<2x3x2xi32>
  check.expect_eq_const %r, dense<[[[1, 4], [2, 5], [3, 6]], [[7, 10], [8, 11], [9, 12]]]> : tensor<2x3x2xi32>
  func.return
}

func.func @without_an_arrow() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %r = stablehlo.unary_einsum %x, config = "ba" : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  func.return
}

func.func @diagonal_of_three() {
  %x = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>
  %r = "stablehlo.unary_einsum"(%x) <{einsum_config = "iji->ji"}> : (tensor<2x3x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[1, 8], [3, 10], [5, 12]]> : tensor<3x2xi32>
  func.return
}

func.func @identity() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %r = stablehlo.unary_einsum %x, config = "i->i" : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[1, 2, 3]> : tensor<3xi32>
  func.return
}

func.func @a_scalar() {
  %x = stablehlo.constant dense<3> : tensor<i32>
  %r = "stablehlo.unary_einsum"(%x) <{einsum_config = "->"}> : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  func.return
}

func.func @dots_are_summed() {
  %x = stablehlo.constant dense<[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]> : tensor<2x2x3xi32>
  %r = stablehlo.unary_einsum %x, config = "...i->i" : (tensor<2x2x3xi32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[22, 26, 30]> : tensor<3xi32>
  func.return
}

func.func @sum_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf4E2M1FN>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf4E2M1FN>) -> tensor<f4E2M1FN>
  check.expect_eq_const %r, dense<4.0> : tensor<f4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @sum_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf6E2M3FN>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf6E2M3FN>) -> tensor<f6E2M3FN>
  check.expect_eq_const %r, dense<5.0> : tensor<f6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @sum_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf6E3M2FN>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf6E3M2FN>) -> tensor<f6E3M2FN>
  check.expect_eq_const %r, dense<5.0> : tensor<f6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E5M2() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf8E5M2>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %r, dense<5.0> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E4M3() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf8E4M3>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf8E4M3>) -> tensor<f8E4M3>
  check.expect_eq_const %r, dense<5.0> : tensor<f8E4M3> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E3M4() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf8E3M4>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf8E3M4>) -> tensor<f8E3M4>
  check.expect_eq_const %r, dense<5.0> : tensor<f8E3M4> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf8E4M3FN>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<5.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf8E5M2FNUZ>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  check.expect_eq_const %r, dense<5.0> : tensor<f8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf8E4M3FNUZ>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  check.expect_eq_const %r, dense<5.0> : tensor<f8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf8E4M3B11FNUZ>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<5.0> : tensor<f8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @sum_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5, 4.0, 8.0]> : tensor<5xf8E8M0FNU>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf8E8M0FNU>) -> tensor<f8E8M0FNU>
  check.expect_eq_const %r, dense<20.0> : tensor<f8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @sum_of_f16() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf16>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf16>) -> tensor<f16>
  check.expect_eq_const %r, dense<5.0> : tensor<f16> {shlo.bitwise}
  func.return
}

func.func @sum_of_bf16() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xbf16>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xbf16>) -> tensor<bf16>
  check.expect_eq_const %r, dense<5.0> : tensor<bf16> {shlo.bitwise}
  func.return
}

func.func @sum_of_f32() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf32>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf32>) -> tensor<f32>
  check.expect_eq_const %r, dense<5.0> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @sum_of_f64() {
  %x = stablehlo.constant dense<[1.0, 0.5, -1.5, 3.0, 2.0]> : tensor<5xf64>
  %r = stablehlo.unary_einsum %x, config = "i->" : (tensor<5xf64>) -> tensor<f64>
  check.expect_eq_const %r, dense<5.0> : tensor<f64> {shlo.bitwise}
  func.return
}
