// stablehlo.broadcast, the older spelling of broadcast_in_dim: new dimensions come first.

func.func @new_dimensions_come_first() {
  %0 = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf8E4M3FN>
  %1 = stablehlo.broadcast %0, sizes = [3] : (tensor<2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq_const %1, dense<[[1.0, -0.0], [1.0, -0.0], [1.0, -0.0]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @a_scalar_fills_all() {
  %0 = stablehlo.constant dense<7> : tensor<i4>
  %1 = stablehlo.broadcast %0, sizes = [2, 2] : (tensor<i4>) -> tensor<2x2xi4>
  check.expect_eq_const %1, dense<7> : tensor<2x2xi4>
  func.return
}
