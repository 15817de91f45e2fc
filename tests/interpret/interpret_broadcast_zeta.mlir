// chlo.broadcast_zeta: after broadcasting.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @broadcast_zeta() {
  %lhs = stablehlo.constant dense<[[2.0], [3.0]]> : tensor<2x1xf32>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 2.5]> : tensor<3xf32>
  %r = chlo.broadcast_zeta %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[4.934802, 1.644934, 0.49035776], [8.414398, 1.2020569, 0.11810203]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}
