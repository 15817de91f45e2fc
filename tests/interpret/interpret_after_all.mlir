// stablehlo.after_all: a token after all of its operands.

func.func @tokens_join() {
  %a = stablehlo.after_all : !stablehlo.token
  %b = stablehlo.after_all %a, %a : !stablehlo.token
  %c:2 = stablehlo.optimization_barrier %b, %b : !stablehlo.token, !stablehlo.token
  %r = stablehlo.constant dense<1> : tensor<i32>
  check.expect_eq_const %r, dense<1> : tensor<i32>
  func.return
}

func.func @a_token_may_be_carried() {
  %a = stablehlo.after_all : !stablehlo.token
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %t = %a) : tensor<i32>, !stablehlo.token
  cond {
    %0 = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = stablehlo.add %i, %one : tensor<i32>
    %1 = stablehlo.after_all %t : !stablehlo.token
    stablehlo.return %0, %1 : tensor<i32>, !stablehlo.token
  }
  check.expect_eq_const %r#0, dense<2> : tensor<i32>
  func.return
}
