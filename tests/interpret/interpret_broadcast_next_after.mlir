// chlo.broadcast_next_after: sizes of 1 are repeated, and leading dimensions that one side lacks.

func.func @broadcast_next_after_of_f32_0() {
  %lhs = stablehlo.constant dense<[[-0.0, 3.402823466e38, 0x7FC00000], [-1.5, -0.0, 3.402823466e38]]> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<[[1.0e-45, 0x7FC00000, 0.0], [0x7F800000, -1.5, 1.1754944e-38]]> : tensor<2x3xf32>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[1.0e-45, 0x7FC00000, 0x7FC00000], [-1.4999999, -1.0e-45, 3.4028233e38]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3FN_1() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.014]]> : tensor<2x1xf8E4M3FN>
  %rhs = stablehlo.constant dense<[0.002, -0.016, 0.5]> : tensor<3xf8E4M3FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<2x1xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.002, -0.002, 0.002], [0.012, 0.012, 0.016]]> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_bf16_2() {
  %lhs = stablehlo.constant dense<[-0.0, 3.3895e38, 0x7FC0]> : tensor<3xbf16>
  %rhs = stablehlo.constant dense<[[9.0e-41, 0x7FC0, 0.0], [0x7F80, -1.5, 1.18e-38]]> : tensor<2x3xbf16>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %r, dense<[[9.0e-41, 0x7FC0, 0x7FC0], [9.0e-41, 3.38e38, 0x7FC0]]> : tensor<2x3xbf16> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f32_3() {
  %lhs = stablehlo.constant dense<-0.0> : tensor<f32>
  %rhs = stablehlo.constant dense<[[1.0e-45, 0x7FC00000], [0.0, 0x7F800000]]> : tensor<2x2xf32>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<f32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %r, dense<[[1.0e-45, 0x7FC00000], [0.0, 1.0e-45]]> : tensor<2x2xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3FN_4() {
  %lhs = stablehlo.constant dense<[-0.0, 0.014, -0.016, 0x7F]> : tensor<4xf8E4M3FN>
  %rhs = stablehlo.constant dense<0.002> : tensor<f8E4M3FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.002, 0.012, -0.014, 0x7F]> : tensor<4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_bf16_5() {
  %lhs = stablehlo.constant dense<[-0.0, 3.3895e38]> : tensor<2xbf16>
  %rhs = stablehlo.constant dense<[[9.0e-41, 0x7FC0, 0.0], [0x7F80, -1.5, 1.18e-38]]> : tensor<2x3xbf16>
  %r = chlo.broadcast_next_after %lhs, %rhs {broadcast_dimensions = array<i64: 0>} : (tensor<2xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %r, dense<[[9.0e-41, 0x7FC0, 0.0], [0x7F80, 3.38e38, 3.38e38]]> : tensor<2x3xbf16> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f32_6() {
  %lhs = stablehlo.constant dense<[[[-0.0, 3.402823466e38], [0x7FC00000, -1.5], [-0.0, 3.402823466e38]], [[0x7FC00000, -1.5], [-0.0, 3.402823466e38], [0x7FC00000, -1.5]]]> : tensor<2x3x2xf32>
  %rhs = stablehlo.constant dense<[1.0e-45, 0x7FC00000, 0.0]> : tensor<3xf32>
  %r = chlo.broadcast_next_after %lhs, %rhs {broadcast_dimensions = array<i64: 1>} : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  check.expect_eq_const %r, dense<[[[1.0e-45, 3.4028233e38], [0x7FC00000, 0x7FC00000], [0.0, 3.4028233e38]], [[0x7FC00000, -1.4999999], [0x7FC00000, 0x7FC00000], [0x7FC00000, -1.4999999]]]> : tensor<2x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3FN_7() {
  %lhs = stablehlo.constant dense<[[-0.0, 0.014, -0.016]]> : tensor<1x3xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[0.002], [-0.016]]> : tensor<2x1xf8E4M3FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<1x3xf8E4M3FN>, tensor<2x1xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.002, 0.012, -0.014], [-0.002, 0.012, -0.016]]> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_bf16_8() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xbf16>
  %rhs = stablehlo.constant dense<[9.0e-41]> : tensor<1xbf16>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<2x0xbf16>, tensor<1xbf16>) -> tensor<2x0xbf16>
  check.expect_eq_const %r, dense<> : tensor<2x0xbf16> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f32_9() {
  %lhs = stablehlo.constant dense<-0.0> : tensor<f32>
  %rhs = stablehlo.constant dense<1.0e-45> : tensor<f32>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %r, dense<1.0e-45> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3FN_10() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.014]]> : tensor<2x1xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[[0.002, -0.016]], [[0.5, 0.56]], [[0.002, -0.016]]]> : tensor<3x1x2xf8E4M3FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<2x1xf8E4M3FN>, tensor<3x1x2xf8E4M3FN>) -> tensor<3x2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[[0.002, -0.002], [0.012, 0.012]], [[0.002, 0.002], [0.016, 0.016]], [[0.002, -0.002], [0.012, 0.012]]]> : tensor<3x2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f4E2M1FN_outer() {
  %lhs = stablehlo.constant dense<[[0.5], [2.0], [6.0], [-1.0]]> : tensor<4x1xf4E2M1FN>
  %rhs = stablehlo.constant dense<[1.0, 6.0, -2.0, 0.5, 4.0]> : tensor<5xf4E2M1FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4x1xf4E2M1FN>, tensor<5xf4E2M1FN>) -> tensor<4x5xf4E2M1FN>
  check.expect_eq_const %r, dense<[[1.0, 1.0, 0.0, 0.5, 1.0], [1.5, 3.0, 1.5, 1.5, 3.0], [4.0, 6.0, 4.0, 4.0, 4.0], [-0.5, -0.5, -1.5, -0.5, -0.5]]> : tensor<4x5xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f6E2M3FN_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.9], [-1.0], [0.5]]> : tensor<4x1xf6E2M3FN>
  %rhs = stablehlo.constant dense<[0.1, -1.0, 3.0, -0.2, 0.1]> : tensor<5xf6E2M3FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4x1xf6E2M3FN>, tensor<5xf6E2M3FN>) -> tensor<4x5xf6E2M3FN>
  check.expect_eq_const %r, dense<[[0.1, -0.1, 0.1, -0.1, 0.1], [0.8, 0.8, 1.0, 0.8, 0.8], [-0.9, -1.0, -0.9, -0.9, -0.9], [0.4, 0.4, 0.6, 0.4, 0.4]]> : tensor<4x5xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f6E3M2FN_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.2], [-0.25], [0.5]]> : tensor<4x1xf6E3M2FN>
  %rhs = stablehlo.constant dense<[0.06, -0.25, -1.5, -0.8, 0.06]> : tensor<5xf6E3M2FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4x1xf6E3M2FN>, tensor<5xf6E3M2FN>) -> tensor<4x5xf6E3M2FN>
  check.expect_eq_const %r, dense<[[0.06, -0.06, -0.06, -0.06, 0.06], [0.1, 0.1, 0.1, 0.1, 0.1], [-0.2, -0.25, -0.3, -0.3, -0.2], [0.44, 0.44, 0.44, 0.44, 0.44]]> : tensor<4x5xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E5M2_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [5.0e-5], [-6.0e-5], [0x7C]]> : tensor<4x1xf8E5M2>
  %rhs = stablehlo.constant dense<[2.0e-5, -6.0e-5, 0x7E, -1.5, 2.0e-5]> : tensor<5xf8E5M2>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4x1xf8E5M2>, tensor<5xf8E5M2>) -> tensor<4x5xf8E5M2>
  check.expect_eq_const %r, dense<[[2.0e-5, -2.0e-5, 0x7E, -2.0e-5, 2.0e-5], [3.0e-5, 3.0e-5, 0x7E, 3.0e-5, 3.0e-5], [-5.0e-5, -6.0e-5, 0x7E, -8.0e-5, -5.0e-5], [57000.0, 57000.0, 0x7E, 57000.0, 57000.0]]> : tensor<4x5xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.014], [-0.016], [0x78]]> : tensor<4x1xf8E4M3>
  %rhs = stablehlo.constant dense<[0.002, -0.016, 0x7C, -1.5, 0.002]> : tensor<5xf8E4M3>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4x1xf8E4M3>, tensor<5xf8E4M3>) -> tensor<4x5xf8E4M3>
  check.expect_eq_const %r, dense<[[0.002, -0.002, 0x7C, -0.002, 0.002], [0.012, 0.012, 0x7C, 0.012, 0.012], [-0.014, -0.016, 0x7C, -0.018, -0.014], [240.0, 240.0, 0x7C, 240.0, 240.0]]> : tensor<4x5xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E3M4_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.23], [-0.25], [0x70]]> : tensor<4x1xf8E3M4>
  %rhs = stablehlo.constant dense<[0.02, -0.25, 0x78, -1.5, 0.02]> : tensor<5xf8E3M4>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4x1xf8E3M4>, tensor<5xf8E3M4>) -> tensor<4x5xf8E3M4>
  check.expect_eq_const %r, dense<[[0.02, -0.02, 0x78, -0.02, 0.02], [0.22, 0.22, 0x78, 0.22, 0.22], [-0.23, -0.25, 0x78, -0.27, -0.23], [15.5, 15.5, 0x78, 15.5, 15.5]]> : tensor<4x5xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3FN_outer() {
  %lhs = stablehlo.constant dense<[[-0.0], [0.014], [-0.016], [0x7F]]> : tensor<4x1xf8E4M3FN>
  %rhs = stablehlo.constant dense<[0.002, -0.016, 0.5, 0.56, 0.002]> : tensor<5xf8E4M3FN>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4x1xf8E4M3FN>, tensor<5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.002, -0.002, 0.002, 0.002, 0.002], [0.012, 0.012, 0.016, 0.016, 0.012], [-0.014, -0.016, -0.014, -0.014, -0.014], [0x7F, 0x7F, 0x7F, 0x7F, 0x7F]]> : tensor<4x5xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E5M2FNUZ_outer() {
  %lhs = stablehlo.constant dense<[[0x80], [2.0e-5], [-3.0e-5], [0.5]]> : tensor<4x1xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[8.0e-6, -3.0e-5, -1.5, 0.06, 8.0e-6]> : tensor<5xf8E5M2FNUZ>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4x1xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0x80, 0x80, 0x80, 0x80], [1.5e-5, 1.5e-5, 1.5e-5, 3.0e-5, 1.5e-5], [-2.0e-5, -3.0e-5, -4.0e-5, -2.0e-5, -2.0e-5], [0.44, 0.44, 0.44, 0.44, 0.44]]> : tensor<4x5xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3FNUZ_outer() {
  %lhs = stablehlo.constant dense<[[0x80], [0.007], [-0.008], [0.5]]> : tensor<4x1xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[0.001, -0.008, -1.5, 0.12, 0.001]> : tensor<5xf8E4M3FNUZ>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4x1xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0x80, 0x80, 0x80, 0x80], [0.006, 0.006, 0.006, 0.008, 0.006], [-0.007, -0.008, -0.009, -0.007, -0.007], [0.47, 0.47, 0.47, 0.47, 0.47]]> : tensor<4x5xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E4M3B11FNUZ_outer() {
  %lhs = stablehlo.constant dense<[[0x80], [0.0009], [-0.001], [0.5]]> : tensor<4x1xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[0.0001, -0.001, -1.5, -0.4, 0.0001]> : tensor<5xf8E4M3B11FNUZ>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4x1xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[0x80, 0x80, 0x80, 0x80, 0x80], [0.0007, 0.0007, 0.0007, 0.0007, 0.0007], [-0.0009, -0.001, -0.0011, -0.0011, -0.0009], [0.47, 0.47, 0.47, 0.47, 0.47]]> : tensor<4x5xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_next_after_of_f8E8M0FNU_outer() {
  %lhs = stablehlo.constant dense<[[1.0e-38], [0.5], [4.0e34], [9.0e9]]> : tensor<4x1xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[1.7e38, 4.0e34, 1.0e36, 2.0e-27, 1.7e38]> : tensor<5xf8E8M0FNU>
  %r = chlo.broadcast_next_after %lhs, %rhs : (tensor<4x1xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[2.0e-38, 2.0e-38, 2.0e-38, 2.0e-38, 2.0e-38], [1.0, 1.0, 1.0, 0.2, 1.0], [8.0e34, 4.0e34, 8.0e34, 2.0e34, 8.0e34], [2.0e10, 2.0e10, 2.0e10, 4.0e9, 2.0e10]]> : tensor<4x5xf8E8M0FNU> {shlo.bitwise}
  func.return
}
