// stablehlo.trace: an older operation that does nothing.
// Made by tools/gen_interpret_tests.py: change it there.

func.func @leaves_values_as_they_are() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  stablehlo.trace %x, "here" : tensor<2xi32>
  "stablehlo.trace"(%x) {tag = "there"} : (tensor<2xi32>) -> ()
  check.expect_eq_const %x, dense<[1, 2]> : tensor<2xi32>
  func.return
}
