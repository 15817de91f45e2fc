module {
  func.func @main() -> (tensor<3xf4E2M1FN>, tensor<2xf6E2M3FN>, tensor<2xf8E8M0FNU>, tensor<f8E3M4>) {
    %cst = stablehlo.constant dense<[6.000000e+00, -5.000000e-01, 1.500000e+00]> : tensor<3xf4E2M1FN>
    %cst_0 = stablehlo.constant dense<[7.500000e+00, -1.250000e-01]> : tensor<2xf6E2M3FN>
    %cst_1 = stablehlo.constant dense<[4.000000e+00, 5.000000e-01]> : tensor<2xf8E8M0FNU>
    %cst_2 = stablehlo.constant dense<1.550000e+01> : tensor<f8E3M4>
    return %cst, %cst_0, %cst_1, %cst_2 : tensor<3xf4E2M1FN>, tensor<2xf6E2M3FN>, tensor<2xf8E8M0FNU>, tensor<f8E3M4>
  }
}
