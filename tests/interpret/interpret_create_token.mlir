// stablehlo.create_token, the older spelling of after_all without operands.

func.func @a_token_is_made_and_printed() -> !stablehlo.token {
  %0 = stablehlo.create_token : !stablehlo.token
  func.return %0 : !stablehlo.token
}
// CHECK: !stablehlo.token

func.func @a_token_orders_nothing_by_itself() {
  %0 = stablehlo.create_token : !stablehlo.token
  %1 = stablehlo.after_all %0, %0 : !stablehlo.token
  %2 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq_const %2, dense<true> : tensor<i1>
  func.return
}
