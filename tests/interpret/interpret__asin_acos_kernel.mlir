// chlo._asin_acos_kernel: the real part of sqrt(1 - z^2), the magnitude of the imaginary part of asin z.

func.func @kernel_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f32>>
  %r = chlo._asin_acos_kernel %x : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(1.571817, 1.0855765), (0.91246676, 1.1627921), (0.5702489, 1.3618009), (3.161295, 1.8214042), (0.031630684, 0.031625412), (1.4149207, 0.88208073)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  func.return
}

func.func @kernel_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f64>>
  %r = chlo._asin_acos_kernel %x : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(1.5718170385896757, 1.0855765577207785), (0.9124667879133571, 1.1627920981631037), (0.5702489049458407, 1.3618009008578458), (3.161294826684396, 1.8214041607957312), (0.03163068328379885, 0.0316254112399638), (1.4149206693309258, 0.8820806937417598)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  func.return
}
