// chlo.broadcast_multiply: sizes of 1 are repeated, and leading dimensions that one side lacks.

func.func @broadcast_multiply_of_f32_0() {
  %lhs = stablehlo.constant dense<[[-0.0, 3.402823466e38, 0x7FC00000], [-1.5, -0.0, 3.402823466e38]]> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<[[1.0e-45, 0x7FC00000, 0.0], [0x7F800000, -1.5, 1.1754944e-38]]> : tensor<2x3xf32>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[-0.0, 0x7FC00000, 0x7FC00000], [0xFF800000, 0.0, 3.9999998]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f8E5M2_1() {
  %lhs = stablehlo.constant dense<[[-0.0], [5.0e-5]]> : tensor<2x1xf8E5M2>
  %rhs = stablehlo.constant dense<[2.0e-5, -6.0e-5, 0x7E]> : tensor<3xf8E5M2>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<2x1xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3xf8E5M2>
  check.expect_eq_const %r, dense<[[-0.0, 0.0, 0x7E], [0.0, -0.0, 0x7E]]> : tensor<2x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_i16_2() {
  %lhs = stablehlo.constant dense<[1, 10922, -1]> : tensor<3xi16>
  %rhs = stablehlo.constant dense<[[2, -1, 2], [-1, 2, -1]]> : tensor<2x3xi16>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  check.expect_eq_const %r, dense<[[2, -10922, -2], [-1, 21844, 1]]> : tensor<2x3xi16>
  func.return
}

func.func @broadcast_multiply_of_f4E2M1FN_3() {
  %lhs = stablehlo.constant dense<0.5> : tensor<f4E2M1FN>
  %rhs = stablehlo.constant dense<[[1.0, 6.0], [-2.0, 0.5]]> : tensor<2x2xf4E2M1FN>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<f4E2M1FN>, tensor<2x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.5, 3.0], [-1.0, 0.0]]> : tensor<2x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f32_4() {
  %lhs = stablehlo.constant dense<[-0.0, 3.402823466e38, 0x7FC00000, -1.5]> : tensor<4xf32>
  %rhs = stablehlo.constant dense<1.0e-45> : tensor<f32>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[-0.0, 4.7683713e-7, 0x7FC00000, -3.0e-45]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f8E5M2_5() {
  %lhs = stablehlo.constant dense<[-0.0, 5.0e-5]> : tensor<2xf8E5M2>
  %rhs = stablehlo.constant dense<[[2.0e-5, -6.0e-5, 0x7E], [-1.5, 2.0e-5, -6.0e-5]]> : tensor<2x3xf8E5M2>
  %r = chlo.broadcast_multiply %lhs, %rhs {broadcast_dimensions = array<i64: 0>} : (tensor<2xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  check.expect_eq_const %r, dense<[[-0.0, 0.0, 0x7E], [-6.0e-5, 0.0, -0.0]]> : tensor<2x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_i16_6() {
  %lhs = stablehlo.constant dense<[[[1, 10922], [-1, 0], [7, -32768]], [[-32767, 2], [32767, -2], [1, 10922]]]> : tensor<2x3x2xi16>
  %rhs = stablehlo.constant dense<[2, -1, 2]> : tensor<3xi16>
  %r = chlo.broadcast_multiply %lhs, %rhs {broadcast_dimensions = array<i64: 1>} : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  check.expect_eq_const %r, dense<[[[2, 21844], [1, 0], [14, 0]], [[2, 4], [-32767, 2], [2, 21844]]]> : tensor<2x3x2xi16>
  func.return
}

func.func @broadcast_multiply_of_f4E2M1FN_7() {
  %lhs = stablehlo.constant dense<[[0.5, 2.0, 6.0]]> : tensor<1x3xf4E2M1FN>
  %rhs = stablehlo.constant dense<[[1.0], [6.0]]> : tensor<2x1xf4E2M1FN>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<1x3xf4E2M1FN>, tensor<2x1xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.5, 2.0, 6.0], [3.0, 6.0, 6.0]]> : tensor<2x3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f32_8() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xf32>
  %rhs = stablehlo.constant dense<[1.0e-45]> : tensor<1xf32>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<2x0xf32>, tensor<1xf32>) -> tensor<2x0xf32>
  check.expect_eq_const %r, dense<> : tensor<2x0xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f8E5M2_9() {
  %lhs = stablehlo.constant dense<-0.0> : tensor<f8E5M2>
  %rhs = stablehlo.constant dense<2.0e-5> : tensor<f8E5M2>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  check.expect_eq_const %r, dense<-0.0> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_i16_10() {
  %lhs = stablehlo.constant dense<[[1], [10922]]> : tensor<2x1xi16>
  %rhs = stablehlo.constant dense<[[[2, -1]], [[2, -1]], [[2, -1]]]> : tensor<3x1x2xi16>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<2x1xi16>, tensor<3x1x2xi16>) -> tensor<3x2x2xi16>
  check.expect_eq_const %r, dense<[[[2, -1], [21844, -10922]], [[2, -1], [21844, -10922]], [[2, -1], [21844, -10922]]]> : tensor<3x2x2xi16>
  func.return
}

func.func @broadcast_multiply_of_f4E2M1FN_outer() {
  %lhs = stablehlo.constant dense<[[0.5], [2.0], [6.0], [-1.0]]> : tensor<4x1xf4E2M1FN>
  %rhs = stablehlo.constant dense<[1.0, 6.0, -2.0, 0.5, 4.0]> : tensor<5xf4E2M1FN>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x1xf4E2M1FN>, tensor<5xf4E2M1FN>) -> tensor<4x5xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.5, 3.0, -1.0, 0.0, 2.0], [2.0, 6.0, -4.0, 1.0, 6.0], [6.0, 6.0, -6.0, 3.0, 6.0], [-1.0, -6.0, 2.0, -0.5, -4.0]]> : tensor<4x5xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f6E2M3FN_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.9], [-1.0], [0.5]]> : tensor<4x1xf6E2M3FN>
  %rhs = stablehlo.constant dense<[0.1, -1.0, 3.0, -0.2, 0.1]> : tensor<5xf6E2M3FN>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x1xf6E2M3FN>, tensor<5xf6E2M3FN>) -> tensor<4x5xf6E2M3FN>
  check.expect_eq_const %r, dense<[[-0.0, 0.0, -0.0, 0.0, -0.0], [0.1, -0.9, 2.5, -0.2, 0.1], [-0.1, 1.0, -3.0, 0.2, -0.1], [0.0, -0.5, 1.5, -0.1, 0.0]]> : tensor<4x5xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f6E3M2FN_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.2], [-0.25], [0.5]]> : tensor<4x1xf6E3M2FN>
  %rhs = stablehlo.constant dense<[0.06, -0.25, -1.5, -0.8, 0.06]> : tensor<5xf6E3M2FN>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x1xf6E3M2FN>, tensor<5xf6E3M2FN>) -> tensor<4x5xf6E3M2FN>
  check.expect_eq_const %r, dense<[[-0.0, 0.0, 0.0, 0.0, -0.0], [0.0, -0.06, -0.25, -0.1, 0.0], [-0.0, 0.06, 0.4, 0.2, -0.0], [0.0, -0.1, -0.8, -0.4, 0.0]]> : tensor<4x5xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f8E5M2_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [5.0e-5], [-6.0e-5], [0x7C]]> : tensor<4x1xf8E5M2>
  %rhs = stablehlo.constant dense<[2.0e-5, -6.0e-5, 0x7E, -1.5, 2.0e-5]> : tensor<5xf8E5M2>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x1xf8E5M2>, tensor<5xf8E5M2>) -> tensor<4x5xf8E5M2>
  check.expect_eq_const %r, dense<[[-0.0, 0.0, 0x7E, 0.0, -0.0], [0.0, -0.0, 0x7E, -6.0e-5, 0.0], [-0.0, 0.0, 0x7E, 9.0e-5, -0.0], [0x7C, 0xFC, 0x7E, 0xFC, 0x7C]]> : tensor<4x5xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f8E4M3_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.014], [-0.016], [0x78]]> : tensor<4x1xf8E4M3>
  %rhs = stablehlo.constant dense<[0.002, -0.016, 0x7C, -1.5, 0.002]> : tensor<5xf8E4M3>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x1xf8E4M3>, tensor<5xf8E4M3>) -> tensor<4x5xf8E4M3>
  check.expect_eq_const %r, dense<[[-0.0, 0.0, 0x7C, 0.0, -0.0], [0.0, -0.0, 0x7C, -0.02, 0.0], [-0.0, 0.0, 0x7C, 0.023, -0.0], [0x78, 0xF8, 0x7C, 0xF8, 0x78]]> : tensor<4x5xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f8E3M4_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.23], [-0.25], [0x70]]> : tensor<4x1xf8E3M4>
  %rhs = stablehlo.constant dense<[0.02, -0.25, 0x78, -1.5, 0.02]> : tensor<5xf8E3M4>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x1xf8E3M4>, tensor<5xf8E3M4>) -> tensor<4x5xf8E3M4>
  check.expect_eq_const %r, dense<[[-0.0, 0.0, 0x78, 0.0, -0.0], [0.0, -0.06, 0x78, -0.34, 0.0], [-0.0, 0.06, 0x78, 0.38, -0.0], [0x70, 0xF0, 0x78, 0xF0, 0x70]]> : tensor<4x5xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f8E4M3FN_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.014], [-0.016], [0x7F]]> : tensor<4x1xf8E4M3FN>
  %rhs = stablehlo.constant dense<[0.002, -0.016, 0.5, 0.56, 0.002]> : tensor<5xf8E4M3FN>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x1xf8E4M3FN>, tensor<5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  check.expect_eq_const %r, dense<[[-0.0, 0.0, -0.0, -0.0, -0.0], [0.0, -0.0, 0.008, 0.008, 0.0], [-0.0, 0.0, -0.008, -0.008, -0.0], [0x7F, 0x7F, 0x7F, 0x7F, 0x7F]]> : tensor<4x5xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f8E5M2FNUZ_outer() {
  %lhs = stablehlo.constant dense<[[0x80], [2.0e-5], [-3.0e-5], [0.5]]> : tensor<4x1xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[8.0e-6, -3.0e-5, -1.5, 0.06, 8.0e-6]> : tensor<5xf8E5M2FNUZ>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x1xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0x80, 0x80, 0x80, 0x80], [0.0, 0.0, -3.0e-5, 0.0, 0.0], [0.0, 0.0, 4.6e-5, 0.0, 0.0], [0.0, -1.5e-5, -0.8, 0.03, 0.0]]> : tensor<4x5xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f8E4M3FNUZ_outer() {
  %lhs = stablehlo.constant dense<[[0x80], [0.007], [-0.008], [0.5]]> : tensor<4x1xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[0.001, -0.008, -1.5, 0.12, 0.001]> : tensor<5xf8E4M3FNUZ>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x1xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0x80, 0x80, 0x80, 0x80], [0.0, 0.0, -0.01, 0.001, 0.0], [0.0, 0.0, 0.012, -0.001, 0.0], [0.0, -0.004, -0.75, 0.06, 0.0]]> : tensor<4x5xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f8E4M3B11FNUZ_outer() {
  %lhs = stablehlo.constant dense<[[0x80], [0.0009], [-0.001], [0.5]]> : tensor<4x1xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[0.0001, -0.001, -1.5, -0.4, 0.0001]> : tensor<5xf8E4M3B11FNUZ>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x1xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0x80, 0x80, 0x80, 0x80], [0.0, 0.0, -0.0012, -0.0004, 0.0], [0.0, 0.0, 0.0015, 0.0004, 0.0], [0.0, -0.0005, -0.75, -0.2, 0.0]]> : tensor<4x5xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_multiply_of_f8E8M0FNU_outer() {
  %lhs = stablehlo.constant dense<[[1.0e-38], [0.5], [4.0e34], [9.0e9]]> : tensor<4x1xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[1.7e38, 4.0e34, 1.0e36, 2.0e-27, 1.7e38]> : tensor<5xf8E8M0FNU>
  %r = chlo.broadcast_multiply %lhs, %rhs : (tensor<4x1xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[2.0, 0.0005, 0.02, 6.0e-39, 2.0], [9.0e37, 2.0e34, 7.0e35, 8.0e-28, 9.0e37], [0xFF, 0xFF, 0xFF, 7.0e7, 0xFF], [0xFF, 0xFF, 0xFF, 1.4e-17, 0xFF]]> : tensor<4x5xf8E8M0FNU> {shlo.bitwise}
  func.return
}
