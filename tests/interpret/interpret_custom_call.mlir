// stablehlo.custom_call: the targets that check.

func.func @targets_of_integers_and_truth() {
  %a = stablehlo.constant dense<[1, -2]> : tensor<2xi4>
  %b = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xi4>, tensor<2xi4>) -> ()
  %0 = stablehlo.custom_call @check.eq(%a, %a) : (tensor<2xi4>, tensor<2xi4>) -> tensor<i1>
  %1 = stablehlo.custom_call @check.eq(%b, %b) : (tensor<2xi1>, tensor<2xi1>) -> tensor<i1>
  check.expect_eq_const %0, dense<true> : tensor<i1>
  check.expect_eq_const %1, dense<true> : tensor<i1>
  func.return
}

func.func @expect_close_allows_three_ulp() {
  %a = stablehlo.constant dense<[0x3F800000, 0x7FC00000, -0.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[0x3F800003, 0xFFC00001, 0.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_close(%a, %b) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  func.return
}

func.func @expect_almost_eq_allows_a_thousandth() {
  %a = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<[1.0009, -0.0009]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_almost_eq(%a, %b) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  func.return
}

func.func @eq_allows_a_tenth_of_that() {
  %a = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<[1.00009, -0.00009]> : tensor<2xf32>
  %0 = stablehlo.custom_call @check.eq(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
  check.expect_eq_const %0, dense<true> : tensor<i1>
  func.return
}

func.func @targets_of_f4E2M1FN() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  func.return
}

func.func @targets_of_f6E2M3FN() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  func.return
}

func.func @targets_of_f6E3M2FN() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  func.return
}

func.func @targets_of_f8E5M2() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  func.return
}

func.func @targets_of_f8E4M3() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  func.return
}

func.func @targets_of_f8E3M4() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  func.return
}

func.func @targets_of_f8E4M3FN() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  func.return
}

func.func @targets_of_f8E5M2FNUZ() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  func.return
}

func.func @targets_of_f8E4M3FNUZ() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  func.return
}

func.func @targets_of_f8E4M3B11FNUZ() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  func.return
}

func.func @targets_of_f8E8M0FNU() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> ()
  func.return
}

func.func @targets_of_f16() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf16>, tensor<2xf16>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf16>, tensor<2xf16>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf16>, tensor<2xf16>) -> ()
  func.return
}

func.func @targets_of_bf16() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  func.return
}

func.func @targets_of_f32() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  func.return
}

func.func @targets_of_f64() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xf64>, tensor<2xf64>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xf64>, tensor<2xf64>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xf64>, tensor<2xf64>) -> ()
  func.return
}

func.func @targets_of_complex_f32() {
  %a = stablehlo.constant dense<[(1.0, 2.0), (0.5, 4.0)]> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  func.return
}

func.func @targets_of_complex_f64() {
  %a = stablehlo.constant dense<[(1.0, 2.0), (0.5, 4.0)]> : tensor<2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%a, %a) {has_side_effect = true} : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true} : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
  func.return
}
