module {
  func.func @main() -> (tensor<i32>, tensor<3xi64>) {
    %c = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c_0, %iterArg_2 = %c_1) : tensor<i32>, tensor<i32>
    cond {
      %3 = stablehlo.compare  LT, %iterArg, %iterArg_2,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<2> : tensor<i32>
      %3 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %3, %iterArg_2 : tensor<i32>, tensor<i32>
    }
    %1 = "stablehlo.sort"(%c) <{is_stable = true}> ({
    ^bb0(%arg0: tensor<i64>, %arg1: tensor<i64>):
      %3 = stablehlo.compare  LT, %arg0, %arg1 : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    }) : (tensor<3xi64>) -> tensor<3xi64>
    %2 = "stablehlo.case"(%c_0) ({
      %3 = stablehlo.add %0#0, %c_1 : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }, {
      stablehlo.return %0#1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    return %2, %1 : tensor<i32>, tensor<3xi64>
  }
}
