// chlo.constant: as stablehlo.constant.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @constants() {
  %r = chlo.constant dense<[1.0, -0.0, 448.0]> : tensor<3xf8E4M3FN>
  %s = "chlo.constant"() {value = dense<7> : tensor<2x2xi4>} : () -> tensor<2x2xi4>
  check.expect_eq_const %r, dense<[1.0, -0.0, 448.0]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %s, dense<7> : tensor<2x2xi4>
  func.return
}
