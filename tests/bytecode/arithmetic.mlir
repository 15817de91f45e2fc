module @arithmetic attributes {mhlo.num_partitions = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32> {jax.arg_info = "x"}, %arg1: tensor<3x2xf32>) -> (tensor<2x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
    %1 = stablehlo.constant dense<true> : tensor<2x3xi1>
    %2 = stablehlo.and %0, %1 : tensor<2x3xi1>
    %3 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %4 = stablehlo.select %2, %arg0, %3 : tensor<2x3xi1>, tensor<2x3xf32>
    %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %6 = call @scaled(%5) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %6 : tensor<2x2xf32>
  }
  func.func private @scaled(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.constant dense<[[-1.500000e+00, 0x7FC00000], [0.000000e+00, 0x7F800000]]> : tensor<2x2xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x2xf32>
    %2 = stablehlo.exponential %1 : tensor<2x2xf32>
    %3 = stablehlo.compare  LT, %2, %1,  FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %4 = stablehlo.select %3, %1, %2 : tensor<2x2xi1>, tensor<2x2xf32>
    return %4 : tensor<2x2xf32>
  }
}
