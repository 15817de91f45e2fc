// stablehlo.triangular_solve: substitution in its stated order.

func.func @f4E2M1FN_left_lower_unit_no_transpose() {
  %a = stablehlo.constant dense<[[2.0, 0.5, -0.5], [0.0, 2.0, 0.5], [1.0, 0.0, 2.0]]> : tensor<3x3xf4E2M1FN>
  %b = stablehlo.constant dense<[[-2.0, -0.5], [0.5, 2.0], [-1.5, 0.0]]> : tensor<3x2xf4E2M1FN>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[-2.0, -0.5], [0.5, 2.0], [0.5, 0.5]]> : tensor<3x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @f6E2M3FN_left_lower_unit_transpose() {
  %a = stablehlo.constant dense<[[2.0, 1.0, 0.0], [0.5, 2.0, 1.0], [-1.0, 0.5, 2.0]]> : tensor<3x3xf6E2M3FN>
  %b = stablehlo.constant dense<[[-1.5, 0.0], [1.0, -2.0], [-1.0, 0.5]]> : tensor<3x2xf6E2M3FN>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[-3.2, 1.6], [1.5, -2.2], [-1.0, 0.5]]> : tensor<3x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @f6E3M2FN_left_lower_unit_adjoint() {
  %a = stablehlo.constant dense<[[2.0, -1.0, 0.5], [1.0, 2.0, -1.0], [-0.5, 1.0, 2.0]]> : tensor<3x3xf6E3M2FN>
  %b = stablehlo.constant dense<[[-1.0, 0.5], [1.5, -1.5], [-0.5, 1.0]]> : tensor<3x2xf6E3M2FN>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[-3.0, 3.5], [2.0, -2.5], [-0.5, 1.0]]> : tensor<3x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @f8E3M4_left_lower_no_transpose() {
  %a = stablehlo.constant dense<[[2.0, -0.5, 1.0], [-1.0, 2.0, -0.5], [0.0, -1.0, 2.0]]> : tensor<3x3xf8E3M4>
  %b = stablehlo.constant dense<[[-0.5, 1.0], [2.0, -1.0], [0.0, 1.5]]> : tensor<3x2xf8E3M4>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<3x2xf8E3M4>
  check.expect_eq_const %r, dense<[[-0.25, 0.5], [0.88, -0.25], [0.44, 0.62]]> : tensor<3x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @f8E4M3_left_lower_transpose() {
  %a = stablehlo.constant dense<[[2.0, 0.0, -1.0], [-0.5, 2.0, 0.0], [0.5, -0.5, 2.0]]> : tensor<3x3xf8E4M3>
  %b = stablehlo.constant dense<[[0.0, 1.5], [-2.0, -0.5], [0.5, 2.0]]> : tensor<3x2xf8E4M3>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<3x2xf8E4M3>
  check.expect_eq_const %r, dense<[[-0.3, 0.5], [-0.94, 0.0], [0.25, 1.0]]> : tensor<3x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @f8E4M3FN_left_lower_adjoint() {
  %a = stablehlo.constant dense<[[2.0, 0.5, -0.5], [0.0, 2.0, 0.5], [1.0, 0.0, 2.0]]> : tensor<3x3xf8E4M3FN>
  %b = stablehlo.constant dense<[[0.5, 2.0], [-1.5, 0.0], [1.0, -2.0]]> : tensor<3x2xf8E4M3FN>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.0, 1.5], [-0.75, 0.0], [0.5, -1.0]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @f8E4M3FNUZ_left_upper_unit_no_transpose() {
  %a = stablehlo.constant dense<[[2.0, 1.0, 0.0], [0.5, 2.0, 1.0], [-1.0, 0.5, 2.0]]> : tensor<3x3xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[[1.0, -2.0], [-1.0, 0.5], [1.5, -1.5]]> : tensor<3x2xf8E4M3FNUZ>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[3.5, -4.0], [-2.5, 2.0], [1.5, -1.5]]> : tensor<3x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @f8E4M3B11FNUZ_left_upper_unit_transpose() {
  %a = stablehlo.constant dense<[[2.0, -1.0, 0.5], [1.0, 2.0, -1.0], [-0.5, 1.0, 2.0]]> : tensor<3x3xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[[1.5, -1.5], [-0.5, 1.0], [2.0, -1.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[1.5, -1.5], [1.0, -0.5], [2.2, -0.75]]> : tensor<3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @f8E5M2_left_upper_unit_adjoint() {
  %a = stablehlo.constant dense<[[2.0, -0.5, 1.0], [-1.0, 2.0, -0.5], [0.0, -1.0, 2.0]]> : tensor<3x3xf8E5M2>
  %b = stablehlo.constant dense<[[2.0, -1.0], [0.0, 1.5], [-2.0, -0.5]]> : tensor<3x2xf8E5M2>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<3x2xf8E5M2>
  check.expect_eq_const %r, dense<[[2.0, -1.0], [1.0, 1.0], [-3.5, 1.0]]> : tensor<3x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @f8E5M2FNUZ_left_upper_no_transpose() {
  %a = stablehlo.constant dense<[[2.0, 0.0, -1.0], [-0.5, 2.0, 0.0], [0.5, -0.5, 2.0]]> : tensor<3x3xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[[-2.0, -0.5], [0.5, 2.0], [-1.5, 0.0]]> : tensor<3x2xf8E5M2FNUZ>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[-1.5, -0.25], [0.25, 1.0], [-0.8, 0.0]]> : tensor<3x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @bf16_left_upper_transpose() {
  %a = stablehlo.constant dense<[[2.0, 0.5, -0.5], [0.0, 2.0, 0.5], [1.0, 0.0, 2.0]]> : tensor<3x3xbf16>
  %b = stablehlo.constant dense<[[-1.5, 0.0], [1.0, -2.0], [-1.0, 0.5]]> : tensor<3x2xbf16>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %r, dense<[[-0.75, 0.0], [0.688, -1.0], [-0.86, 0.5]]> : tensor<3x2xbf16> {shlo.bitwise}
  func.return
}

func.func @f16_left_upper_adjoint() {
  %a = stablehlo.constant dense<[[2.0, 1.0, 0.0], [0.5, 2.0, 1.0], [-1.0, 0.5, 2.0]]> : tensor<3x3xf16>
  %b = stablehlo.constant dense<[[-1.0, 0.5], [1.5, -1.5], [-0.5, 1.0]]> : tensor<3x2xf16>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  check.expect_eq_const %r, dense<[[-0.5, 0.25], [1.0, -0.875], [-0.75, 0.9375]]> : tensor<3x2xf16> {shlo.bitwise}
  func.return
}

func.func @f32_right_lower_unit_no_transpose() {
  %a = stablehlo.constant dense<[[2.0, -1.0, 0.5], [1.0, 2.0, -1.0], [-0.5, 1.0, 2.0]]> : tensor<3x3xf32>
  %b = stablehlo.constant dense<[[-0.5, 1.0, -2.0], [2.0, -1.0, 0.5]]> : tensor<2x3xf32>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[-4.5, 3.0, -2.0], [3.75, -1.5, 0.5]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}

func.func @f64_right_lower_unit_transpose() {
  %a = stablehlo.constant dense<[[2.0, -0.5, 1.0], [-1.0, 2.0, -0.5], [0.0, -1.0, 2.0]]> : tensor<3x3xf64>
  %b = stablehlo.constant dense<[[0.0, 1.5, -1.5], [-2.0, -0.5, 1.0]]> : tensor<2x3xf64>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  check.expect_eq_const %r, dense<[[0.0, 1.5, 0.0], [-2.0, -2.5, -1.5]]> : tensor<2x3xf64> {shlo.bitwise}
  func.return
}

func.func @f4E2M1FN_right_lower_unit_adjoint() {
  %a = stablehlo.constant dense<[[2.0, 0.0, -1.0], [-0.5, 2.0, 0.0], [0.5, -0.5, 2.0]]> : tensor<3x3xf4E2M1FN>
  %b = stablehlo.constant dense<[[0.5, 2.0, -1.0], [-1.5, 0.0, 1.5]]> : tensor<2x3xf4E2M1FN>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.5, 2.0, 0.0], [-1.5, -1.0, 1.5]]> : tensor<2x3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @f6E2M3FN_right_lower_no_transpose() {
  %a = stablehlo.constant dense<[[2.0, 0.5, -0.5], [0.0, 2.0, 0.5], [1.0, 0.0, 2.0]]> : tensor<3x3xf6E2M3FN>
  %b = stablehlo.constant dense<[[1.0, -2.0, -0.5], [-1.0, 0.5, 2.0]]> : tensor<2x3xf6E2M3FN>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  check.expect_eq_const %r, dense<[[0.6, -1.0, -0.2], [-1.0, 0.2, 1.0]]> : tensor<2x3xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @f6E3M2FN_right_lower_transpose() {
  %a = stablehlo.constant dense<[[2.0, 1.0, 0.0], [0.5, 2.0, 1.0], [-1.0, 0.5, 2.0]]> : tensor<3x3xf6E3M2FN>
  %b = stablehlo.constant dense<[[1.5, -1.5, 0.0], [-0.5, 1.0, -2.0]]> : tensor<2x3xf6E3M2FN>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  check.expect_eq_const %r, dense<[[0.8, -1.0, 0.6], [-0.25, 0.5, -1.0]]> : tensor<2x3xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @f8E3M4_right_lower_adjoint() {
  %a = stablehlo.constant dense<[[2.0, -1.0, 0.5], [1.0, 2.0, -1.0], [-0.5, 1.0, 2.0]]> : tensor<3x3xf8E3M4>
  %b = stablehlo.constant dense<[[2.0, -1.0, 0.5], [0.0, 1.5, -1.5]]> : tensor<2x3xf8E3M4>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  check.expect_eq_const %r, dense<[[1.0, -1.0, 1.0], [0.0, 0.75, -1.1]]> : tensor<2x3xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @f8E4M3_right_upper_unit_no_transpose() {
  %a = stablehlo.constant dense<[[2.0, -0.5, 1.0], [-1.0, 2.0, -0.5], [0.0, -1.0, 2.0]]> : tensor<3x3xf8E4M3>
  %b = stablehlo.constant dense<[[-2.0, -0.5, 1.0], [0.5, 2.0, -1.0]]> : tensor<2x3xf8E4M3>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  check.expect_eq_const %r, dense<[[-2.0, -1.5, 2.2], [0.5, 2.2, -0.38]]> : tensor<2x3xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @f8E4M3FN_right_upper_unit_transpose() {
  %a = stablehlo.constant dense<[[2.0, 0.0, -1.0], [-0.5, 2.0, 0.0], [0.5, -0.5, 2.0]]> : tensor<3x3xf8E4M3FN>
  %b = stablehlo.constant dense<[[-1.5, 0.0, 1.5], [1.0, -2.0, -0.5]]> : tensor<2x3xf8E4M3FN>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.0, 0.0, 1.5], [0.5, -2.0, -0.5]]> : tensor<2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @f8E4M3FNUZ_right_upper_unit_adjoint() {
  %a = stablehlo.constant dense<[[2.0, 0.5, -0.5], [0.0, 2.0, 0.5], [1.0, 0.0, 2.0]]> : tensor<3x3xf8E4M3FNUZ>
  %b = stablehlo.constant dense<[[-1.0, 0.5, 2.0], [1.5, -1.5, 0.0]]> : tensor<2x3xf8E4M3FNUZ>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[0.25, -0.5, 2.0], [2.2, -1.5, 0.0]]> : tensor<2x3xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @f8E4M3B11FNUZ_right_upper_no_transpose() {
  %a = stablehlo.constant dense<[[2.0, 1.0, 0.0], [0.5, 2.0, 1.0], [-1.0, 0.5, 2.0]]> : tensor<3x3xf8E4M3B11FNUZ>
  %b = stablehlo.constant dense<[[-0.5, 1.0, -2.0], [2.0, -1.0, 0.5]]> : tensor<2x3xf8E4M3B11FNUZ>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[-0.25, 0.6, -1.2], [1.0, -1.0, 0.75]]> : tensor<2x3xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @f8E5M2_right_upper_transpose() {
  %a = stablehlo.constant dense<[[2.0, -1.0, 0.5], [1.0, 2.0, -1.0], [-0.5, 1.0, 2.0]]> : tensor<3x3xf8E5M2>
  %b = stablehlo.constant dense<[[0.0, 1.5, -1.5], [-2.0, -0.5, 1.0]]> : tensor<2x3xf8E5M2>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  check.expect_eq_const %r, dense<[[0.4, 0.4, -0.8], [-1.0, 0.0, 0.5]]> : tensor<2x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @f8E5M2FNUZ_right_upper_adjoint() {
  %a = stablehlo.constant dense<[[2.0, -0.5, 1.0], [-1.0, 2.0, -0.5], [0.0, -1.0, 2.0]]> : tensor<3x3xf8E5M2FNUZ>
  %b = stablehlo.constant dense<[[0.5, 2.0, -1.0], [-1.5, 0.0, 1.5]]> : tensor<2x3xf8E5M2FNUZ>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[0.8, 0.9, -0.5], [-1.0, 0.2, 0.8]]> : tensor<2x3xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @complex_f32_left_lower_unit_no_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(3.0, -9.0), (-2.0, 9.0), (-2.5, -2.0)], [(-5.0, 18.5), (0.5, -18.0), (6.0, 4.5)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_left_lower_unit_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-10.5, 7.0), (-24.0, -18.0), (2.0, 8.5)], [(2.0, -3.0), (8.0, 0.0), (-1.5, -2.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @complex_f32_left_lower_unit_adjoint() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(0.5, 15.0), (-24.0, 12.0), (9.0, 3.5)], [(2.0, -3.0), (8.0, 0.0), (-1.5, -2.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_left_lower_no_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(1.5, 0.5), (-1.5, -1.5), (0.5, -0.5)], [(-2.75, 0.75), (3.75, -2.75), (0.25, 1.0)], [(-2.875, 0.625), (5.125, -3.125), (-0.125, 0.625)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @complex_f32_left_lower_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.875, 3.125), (-1.25, 0.75), (-0.375, 1.875)], [(0.0, -1.0), (0.0, -1.0), (0.5, -0.75)], [(-0.0, -0.5), (1.0, -0.0), (-0.5, -0.5)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_left_lower_adjoint() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(0.125, -0.875), (1.75, -3.75), (2.375, -1.125)], [(-0.0, 1.0), (-0.0, 1.0), (-0.5, 0.75)], [(-0.0, -0.5), (1.0, -0.0), (-0.5, -0.5)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @complex_f32_left_upper_unit_no_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.0, 3.0), (0.0, 3.0), (-0.5, -2.5)], [(1.0, -1.0), (4.0, -2.0), (-0.5, 1.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_left_upper_unit_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(-1.0, -2.0), (7.0, 3.0), (-0.5, 1.0)], [(1.0, -2.0), (-5.0, 10.0), (-1.0, 0.5)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @complex_f32_left_upper_unit_adjoint() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(3.0, -4.0), (1.0, 3.0), (-0.5, -1.0)], [(-5.0, -4.0), (1.0, 2.0), (-1.0, 1.5)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_left_upper_no_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(3.0, 0.25), (0.0, -0.5), (1.5, -0.75)], [(-0.5, -1.25), (0.5, -2.0), (-0.25, -0.5)], [(-0.0, -0.5), (1.0, -0.0), (-0.5, -0.5)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @complex_f32_left_upper_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.5, 0.5), (-1.5, -1.5), (0.5, -0.5)], [(0.0, 0.0), (0.0, -3.5), (0.5, -0.25)], [(0.75, -0.25), (-1.5, -0.75), (-0.375, -1.0)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_left_upper_adjoint() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-0.5, 1.5), (1.5, -1.5), (0.5, 0.5)], [(1.0, 2.0), (-0.0, 0.5), (0.5, 0.25)], [(-1.25, 0.75), (1.5, -0.75), (-0.375, -0.0)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @complex_f32_right_lower_unit_no_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.0, 14.5), (-2.0, -3.0), (1.0, 0.0)], [(-7.0, -7.25), (3.0, 0.0), (0.5, 0.0)], [(8.5, 14.5), (-4.0, -2.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_right_lower_unit_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(1.0, 2.0), (1.0, -11.0), (0.0, 21.5)], [(2.0, -1.0), (-4.0, -1.0), (8.0, 1.0)], [(0.0, 1.0), (0.0, -3.0), (1.5, 7.0)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @complex_f32_right_lower_unit_adjoint() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.0, 2.0), (-7.0, -7.0), (14.0, 14.5)], [(2.0, -1.0), (0.0, 7.0), (1.0, -13.0)], [(0.0, 1.0), (-4.0, -3.0), (8.5, 7.0)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_right_lower_no_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(5.625, 1.125), (-1.5, -0.5), (-0.5, -0.0)], [(1.6875, 4.1875), (0.0, -2.25), (-0.25, -0.0)], [(-1.0, -0.25), (0.5, 0.5), (-0.5, -0.5)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @complex_f32_right_lower_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.5, 0.5), (-3.75, 1.75), (-4.375, 2.125)], [(0.5, -1.5), (1.75, 0.25), (1.875, 0.375)], [(0.5, 0.5), (-1.25, 1.25), (-1.875, 0.875)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_right_lower_adjoint() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-0.5, 1.5), (4.25, -0.75), (4.125, -0.625)], [(1.5, 0.5), (-0.75, -0.75), (-0.875, -1.125)], [(-0.5, 0.5), (1.25, -0.75), (0.875, -1.125)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @complex_f32_right_upper_unit_no_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.0, 2.0), (-3.0, -4.0), (4.0, -5.0)], [(2.0, -1.0), (3.0, 3.0), (-4.5, 4.0)], [(0.0, 1.0), (-3.0, -1.0), (2.0, -3.0)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_right_upper_unit_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(2.0, 4.0), (-0.0, -2.0), (1.0, 0.0)], [(-3.0, 2.5), (4.0, 0.5), (0.5, 0.0)], [(1.0, -4.0), (-3.0, 1.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @complex_f32_right_upper_unit_adjoint() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(-4.0, 6.0), (0.0, -4.0), (1.0, 0.0)], [(-3.0, -4.5), (4.0, -0.5), (0.5, 0.0)], [(-1.0, 2.0), (-1.0, -1.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_right_upper_no_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(1.5, 0.5), (-1.0, 1.0), (0.75, 0.75)], [(0.5, -1.5), (1.0, -2.5), (-1.25, -1.25)], [(0.5, 0.5), (0.0, 1.5), (0.5, -0.25)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @complex_f32_right_upper_transpose() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.75, -1.5), (-1.75, 0.0), (-0.5, -0.0)], [(2.625, -1.75), (-0.125, -2.0), (-0.25, -0.0)], [(0.25, 0.25), (-0.25, 0.75), (-0.5, -0.5)]]> : tensor<3x3xcomplex<f32>>
  func.return
}

func.func @complex_f64_right_upper_adjoint() {
  %a = stablehlo.constant dense<[[(1.0, 1.0), (1.0, -1.0), (1.0, 0.0)], [(3.0, 2.0), (0.0, 2.0), (-0.0, -1.0)], [(0.0, 0.5), (2.0, 0.0), (-2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %b = stablehlo.constant dense<[[(1.0, 2.0), (-0.0, -3.0), (1.0, 0.0)], [(2.0, -1.0), (4.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (-2.0, 0.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(-0.25, 0.5), (1.25, -0.0), (-0.5, -0.0)], [(3.625, 0.75), (-0.125, 2.0), (-0.25, -0.0)], [(-1.75, 1.25), (-0.25, -1.25), (-0.5, -0.5)]]> : tensor<3x3xcomplex<f64>>
  func.return
}

func.func @f8E5M2_batches() {
  %a = stablehlo.constant dense<"0x4038B80040383C0040403C0038403CBC384040BC383C40BCB83C4040B83CBC40B800BC40"> : tensor<2x2x3x3xf8E5M2>
  %b = stablehlo.constant dense<[[[[-2.0], [0.5], [-1.5]], [[-1.5], [1.0], [-1.0]]], [[[-1.0], [1.5], [-0.5]], [[-0.5], [2.0], [0.0]]]]> : tensor<2x2x3x1xf8E5M2>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<2x2x3x3xf8E5M2>, tensor<2x2x3x1xf8E5M2>) -> tensor<2x2x3x1xf8E5M2>
  check.expect_eq_const %r, dense<[[[[-1.0], [0.25], [-0.25]], [[-0.8], [0.8], [-1.0]]], [[[-0.5], [1.0], [-0.9]], [[-0.25], [0.9], [0.44]]]]> : tensor<2x2x3x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @f16_batches() {
  %a = stablehlo.constant dense<"0x0040003800B8000000400038003C000000400040003C000000380040003C00BC00380040004000BC0038003C004000BC00B8003C0040004000B8003C00BC004000B8000000BC0040"> : tensor<2x2x3x3xf16>
  %b = stablehlo.constant dense<[[[[-2.0], [0.5], [-1.5]], [[-1.5], [1.0], [-1.0]]], [[[-1.0], [1.5], [-0.5]], [[-0.5], [2.0], [0.0]]]]> : tensor<2x2x3x1xf16>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<2x2x3x3xf16>, tensor<2x2x3x1xf16>) -> tensor<2x2x3x1xf16>
  check.expect_eq_const %r, dense<[[[[-1.0], [0.25], [-0.25]], [[-0.75], [0.6875], [-1.047]]], [[[-0.5], [1.0], [-0.875]], [[-0.25], [0.875], [0.4375]]]]> : tensor<2x2x3x1xf16> {shlo.bitwise}
  func.return
}

func.func @f32_batches() {
  %a = stablehlo.constant dense<"0x000000400000003F000000BF00000000000000400000003F0000803F0000000000000040000000400000803F000000000000003F000000400000803F000080BF0000003F0000004000000040000080BF0000003F0000803F00000040000080BF000000BF0000803F0000004000000040000000BF0000803F000080BF00000040000000BF00000000000080BF00000040"> : tensor<2x2x3x3xf32>
  %b = stablehlo.constant dense<[[[[-2.0], [0.5], [-1.5]], [[-1.5], [1.0], [-1.0]]], [[[-1.0], [1.5], [-0.5]], [[-0.5], [2.0], [0.0]]]]> : tensor<2x2x3x1xf32>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<2x2x3x3xf32>, tensor<2x2x3x1xf32>) -> tensor<2x2x3x1xf32>
  check.expect_eq_const %r, dense<[[[[-1.0], [0.25], [-0.25]], [[-0.75], [0.6875], [-1.046875]]], [[[-0.5], [1.0], [-0.875]], [[-0.25], [0.875], [0.4375]]]]> : tensor<2x2x3x1xf32> {shlo.bitwise}
  func.return
}

func.func @f64_batches() {
  %a = stablehlo.constant dense<"0x0000000000000040000000000000E03F000000000000E0BF00000000000000000000000000000040000000000000E03F000000000000F03F000000000000000000000000000000400000000000000040000000000000F03F0000000000000000000000000000E03F0000000000000040000000000000F03F000000000000F0BF000000000000E03F00000000000000400000000000000040000000000000F0BF000000000000E03F000000000000F03F0000000000000040000000000000F0BF000000000000E0BF000000000000F03F00000000000000400000000000000040000000000000E0BF000000000000F03F000000000000F0BF0000000000000040000000000000E0BF0000000000000000000000000000F0BF0000000000000040"> : tensor<2x2x3x3xf64>
  %b = stablehlo.constant dense<[[[[-2.0], [0.5], [-1.5]], [[-1.5], [1.0], [-1.0]]], [[[-1.0], [1.5], [-0.5]], [[-0.5], [2.0], [0.0]]]]> : tensor<2x2x3x1xf64>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<2x2x3x3xf64>, tensor<2x2x3x1xf64>) -> tensor<2x2x3x1xf64>
  check.expect_eq_const %r, dense<[[[[-1.0], [0.25], [-0.25]], [[-0.75], [0.6875], [-1.046875]]], [[[-0.5], [1.0], [-0.875]], [[-0.25], [0.875], [0.4375]]]]> : tensor<2x2x3x1xf64> {shlo.bitwise}
  func.return
}

func.func @many_right_hand_sides() {
  %a = stablehlo.constant dense<"0x000000400000003F000000BF0000803F0000000000000000000000400000003F000000BF0000803F0000803F00000000000000400000003F000000BF000000BF0000803F00000000000000400000003F0000003F000000BF0000803F0000000000000040"> : tensor<5x5xf32>
  %b = stablehlo.constant dense<"0x000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF000000BF0000803F000000C0000000BF0000803F00000040000080BF0000003F00000040000080BF000000000000C03F0000C0BF000000000000C03F000000C0000000BF0000803F000000C0000000BF0000003F00000040000080BF0000003F000000400000C0BF000000000000C03F0000C0BF000000000000803F000000C0000000BF0000803F000000C0000080BF0000003F00000040000080BF0000003F0000C03F0000C0BF000000000000C03F0000C0BF"> : tensor<150x5xf32>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<5x5xf32>, tensor<150x5xf32>) -> tensor<150x5xf32>
  check.expect_eq_const %r, dense<"0x00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF0000B1BE0000B43E000048BF0000C0BE0000003F0000C33E0000903D000020BE0000903F000000BF000019BE0000EA3E000004BF000040BE0000403F00006DBE000007BF00002C3F000070BF000080BE0000403D0000103F000080BE000000000000803F000010BD0000D8BE0000703F000040BF00000000000040BC000010BE000030BF0000403F000080BF0000253E0000A2BE00009A3F000010BF0000803E00003D3E000010BD0000D8BE0000703F000040BF"> : tensor<150x5xf32> {shlo.bitwise}
  func.return
}

func.func @nothing_0x0x0x3() {
  %a = stablehlo.constant dense<> : tensor<0x0xf32>
  %b = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<0x0xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
  check.expect_eq_const %r, dense<> : tensor<0x3xf32> {shlo.bitwise}
  func.return
}

func.func @nothing_2x2x2x0() {
  %a = stablehlo.constant dense<[[2.0, 0.5], [0.0, 2.0]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<> : tensor<2x0xf32>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  check.expect_eq_const %r, dense<> : tensor<2x0xf32> {shlo.bitwise}
  func.return
}

func.func @nothing_0x2x2x0x2x1() {
  %a = stablehlo.constant dense<> : tensor<0x2x2xf32>
  %b = stablehlo.constant dense<> : tensor<0x2x1xf32>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<0x2x2xf32>, tensor<0x2x1xf32>) -> tensor<0x2x1xf32>
  check.expect_eq_const %r, dense<> : tensor<0x2x1xf32> {shlo.bitwise}
  func.return
}

// 8 / 4 = 2; 64 - 2 * 2 = 60, nearer to 64; 64 / 16 = 4. In the second column 0.5 - 2 * 0.25 is
// zero, for which the type has no place: NaN.
func.func @f8E8M0FNU_left_lower() {
  %a = stablehlo.constant dense<[[4.0, 1.0], [2.0, 20.0]]> : tensor<2x2xf8E8M0FNU>
  %b = stablehlo.constant dense<[[8.0, 1.0], [60.0, 0.5]]> : tensor<2x2xf8E8M0FNU>
  %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[2.0, 0.2], [4.0, 0xFF]]> : tensor<2x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}
