module {
  func.func @main(%arg0: tensor<?x2xf32, #stablehlo.bounds<3, ?>>, %arg1: tuple<tensor<2xui4>, !stablehlo.token>) -> (tensor<?x2xf32, #stablehlo.bounds<3, ?>>, tensor<2xui4>) {
    %c = stablehlo.constant dense<[-8, 7, 0, 1]> : tensor<4xi4>
    %c_0 = stablehlo.constant dense<[255, 0, 3, 1]> : tensor<4xui8>
    %cst = stablehlo.constant dense<[1.500000e+00, -2.000000e+00, 4.480000e+02, 0x7F]> : tensor<4xf8E4M3FN>
    %cst_1 = stablehlo.constant dense<[(1.000000e+00,-2.000000e+00), (0.000000e+00,5.000000e-01)]> : tensor<2xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %c_3 = stablehlo.constant dense<[true, false, true, true, false, false, false, true, true]> : tensor<9xi1>
    %0 = stablehlo.get_tuple_element %arg1[0] : (tuple<tensor<2xui4>, !stablehlo.token>) -> tensor<2xui4>
    return %arg0, %0 : tensor<?x2xf32, #stablehlo.bounds<3, ?>>, tensor<2xui4>
  }
}
