// chlo.broadcast_polygamma: after broadcasting.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @broadcast_polygamma() {
  %lhs = stablehlo.constant dense<[[2.0], [3.0]]> : tensor<2x1xf32>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 2.5]> : tensor<3xf32>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[-16.828796, -2.4041138, -0.23620406], [97.40909, 6.4939394, 0.22390585]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}
