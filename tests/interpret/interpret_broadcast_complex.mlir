// chlo.broadcast_complex: joins two parts, bit for bit, after broadcasting.

func.func @broadcast_complex_f32_0() {
  %lhs = stablehlo.constant dense<[[-0.0, 1.1754942e-38, -1.1754944e-38], [0x7F800000, 0xFFC00000, 0.5]]> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<[[1.0e-45, -1.1754944e-38, 0x7FC00000], [-0.5, -2.5, -0.0]]> : tensor<2x3xf32>
  %r = chlo.broadcast_complex %lhs, %rhs : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(-0.0, 1.0e-45), (1.1754942e-38, -1.1754944e-38), (-1.1754944e-38, 0x7FC00000)], [(0x7F800000, -0.5), (0xFFC00000, -2.5), (0.5, -0.0)]]> : tensor<2x3xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @broadcast_complex_f64_1() {
  %lhs = stablehlo.constant dense<[[-0.0], [2.225073858507201e-308]]> : tensor<2x1xf64>
  %rhs = stablehlo.constant dense<[5.0e-324, -2.2250738585072014e-308, 0x7FF8000000000000]> : tensor<3xf64>
  %r = chlo.broadcast_complex %lhs, %rhs : (tensor<2x1xf64>, tensor<3xf64>) -> tensor<2x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-0.0, 5.0e-324), (-0.0, -2.2250738585072014e-308), (-0.0, 0x7FF8000000000000)], [(2.225073858507201e-308, 5.0e-324), (2.225073858507201e-308, -2.2250738585072014e-308), (2.225073858507201e-308, 0x7FF8000000000000)]]> : tensor<2x3xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @broadcast_complex_f32_2() {
  %lhs = stablehlo.constant dense<[-0.0, 1.1754942e-38, -1.1754944e-38]> : tensor<3xf32>
  %rhs = stablehlo.constant dense<[[1.0e-45, -1.1754944e-38, 0x7FC00000], [-0.5, -2.5, -0.0]]> : tensor<2x3xf32>
  %r = chlo.broadcast_complex %lhs, %rhs : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(-0.0, 1.0e-45), (1.1754942e-38, -1.1754944e-38), (-1.1754944e-38, 0x7FC00000)], [(-0.0, -0.5), (1.1754942e-38, -2.5), (-1.1754944e-38, -0.0)]]> : tensor<2x3xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @broadcast_complex_f64_3() {
  %lhs = stablehlo.constant dense<-0.0> : tensor<f64>
  %rhs = stablehlo.constant dense<[[5.0e-324, -2.2250738585072014e-308], [0x7FF8000000000000, -0.5]]> : tensor<2x2xf64>
  %r = chlo.broadcast_complex %lhs, %rhs : (tensor<f64>, tensor<2x2xf64>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-0.0, 5.0e-324), (-0.0, -2.2250738585072014e-308)], [(-0.0, 0x7FF8000000000000), (-0.0, -0.5)]]> : tensor<2x2xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @broadcast_complex_f32_4() {
  %lhs = stablehlo.constant dense<[-0.0, 1.1754942e-38, -1.1754944e-38, 0x7F800000]> : tensor<4xf32>
  %rhs = stablehlo.constant dense<1.0e-45> : tensor<f32>
  %r = chlo.broadcast_complex %lhs, %rhs : (tensor<4xf32>, tensor<f32>) -> tensor<4xcomplex<f32>>
  check.expect_eq_const %r, dense<[(-0.0, 1.0e-45), (1.1754942e-38, 1.0e-45), (-1.1754944e-38, 1.0e-45), (0x7F800000, 1.0e-45)]> : tensor<4xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @broadcast_complex_f64_5() {
  %lhs = stablehlo.constant dense<[-0.0, 2.225073858507201e-308]> : tensor<2xf64>
  %rhs = stablehlo.constant dense<[[5.0e-324, -2.2250738585072014e-308, 0x7FF8000000000000], [-0.5, -2.5, -0.0]]> : tensor<2x3xf64>
  %r = chlo.broadcast_complex %lhs, %rhs {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>, tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-0.0, 5.0e-324), (-0.0, -2.2250738585072014e-308), (-0.0, 0x7FF8000000000000)], [(2.225073858507201e-308, -0.5), (2.225073858507201e-308, -2.5), (2.225073858507201e-308, -0.0)]]> : tensor<2x3xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @broadcast_complex_f32_6() {
  %lhs = stablehlo.constant dense<[[[-0.0, 1.1754942e-38], [-1.1754944e-38, 0x7F800000], [0xFFC00000, 0.5]], [[-1.0, -2.5], [-100.0, 1.0e-45], [-1.1754942e-38, 3.402823466e38]]]> : tensor<2x3x2xf32>
  %rhs = stablehlo.constant dense<[1.0e-45, -1.1754944e-38, 0x7FC00000]> : tensor<3xf32>
  %r = chlo.broadcast_complex %lhs, %rhs {broadcast_dimensions = array<i64: 1>} : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xcomplex<f32>>
  check.expect_eq_const %r, dense<[[[(-0.0, 1.0e-45), (1.1754942e-38, 1.0e-45)], [(-1.1754944e-38, -1.1754944e-38), (0x7F800000, -1.1754944e-38)], [(0xFFC00000, 0x7FC00000), (0.5, 0x7FC00000)]], [[(-1.0, 1.0e-45), (-2.5, 1.0e-45)], [(-100.0, -1.1754944e-38), (1.0e-45, -1.1754944e-38)], [(-1.1754942e-38, 0x7FC00000), (3.402823466e38, 0x7FC00000)]]]> : tensor<2x3x2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @broadcast_complex_f64_7() {
  %lhs = stablehlo.constant dense<[[-0.0, 2.225073858507201e-308, -2.2250738585072014e-308]]> : tensor<1x3xf64>
  %rhs = stablehlo.constant dense<[[5.0e-324], [-2.2250738585072014e-308]]> : tensor<2x1xf64>
  %r = chlo.broadcast_complex %lhs, %rhs : (tensor<1x3xf64>, tensor<2x1xf64>) -> tensor<2x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-0.0, 5.0e-324), (2.225073858507201e-308, 5.0e-324), (-2.2250738585072014e-308, 5.0e-324)], [(-0.0, -2.2250738585072014e-308), (2.225073858507201e-308, -2.2250738585072014e-308), (-2.2250738585072014e-308, -2.2250738585072014e-308)]]> : tensor<2x3xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @broadcast_complex_f32_8() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xf32>
  %rhs = stablehlo.constant dense<[1.0e-45]> : tensor<1xf32>
  %r = chlo.broadcast_complex %lhs, %rhs : (tensor<2x0xf32>, tensor<1xf32>) -> tensor<2x0xcomplex<f32>>
  check.expect_eq_const %r, dense<> : tensor<2x0xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @broadcast_complex_f64_9() {
  %lhs = stablehlo.constant dense<-0.0> : tensor<f64>
  %rhs = stablehlo.constant dense<5.0e-324> : tensor<f64>
  %r = chlo.broadcast_complex %lhs, %rhs : (tensor<f64>, tensor<f64>) -> tensor<complex<f64>>
  check.expect_eq_const %r, dense<(-0.0, 5.0e-324)> : tensor<complex<f64>> {shlo.bitwise}
  func.return
}
