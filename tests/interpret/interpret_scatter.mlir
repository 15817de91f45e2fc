// stablehlo.scatter: updates apply in row-major order; those that fall outside are dropped.

func.func @scatter_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[[-0.5, 1.0], [-1.0, 6.0], [-6.0, 1.5]]> : tensor<3x2xf4E2M1FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[6.0, -6.0], [1.5, 2.0]]> : tensor<2x2xf4E2M1FN>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
    stablehlo.return %b : tensor<f4E2M1FN>
  }) : (tensor<3x2xf4E2M1FN>, tensor<2xi64>, tensor<2x2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[1.5, 2.0], [-1.0, 6.0], [6.0, -6.0]]> : tensor<3x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[[-0.9, 1.0], [-1.0, 7.5], [-7.5, 0.5]]> : tensor<3x2xf6E2M3FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[7.5, -7.5], [0.5, -0.5]]> : tensor<2x2xf6E2M3FN>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>):
    stablehlo.return %b : tensor<f6E2M3FN>
  }) : (tensor<3x2xf6E2M3FN>, tensor<2xi64>, tensor<2x2xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[0.5, -0.5], [-1.0, 7.5], [7.5, -7.5]]> : tensor<3x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[[-0.25, 28.0], [-28.0, 0.1], [0.5, -0.5]]> : tensor<3x2xf6E3M2FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[0.1, 0.5], [-0.5, 1.0]]> : tensor<2x2xf6E3M2FN>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f6E3M2FN>, %b: tensor<f6E3M2FN>):
    stablehlo.return %b : tensor<f6E3M2FN>
  }) : (tensor<3x2xf6E3M2FN>, tensor<2xi64>, tensor<2x2xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[-0.5, 1.0], [-28.0, 0.1], [0.1, 0.5]]> : tensor<3x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f8E5M2() {
  %x = stablehlo.constant dense<[[0x7C, 0xFC], [0x7E, 0xFE], [0x7D, 0.09]]> : tensor<3x2xf8E5M2>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[0xFE, 0x7D], [0.09, 0.5]]> : tensor<2x2xf8E5M2>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    stablehlo.return %b : tensor<f8E5M2>
  }) : (tensor<3x2xf8E5M2>, tensor<2xi64>, tensor<2x2xf8E5M2>) -> tensor<3x2xf8E5M2>
  check.expect_eq_const %r, dense<[[0.09, 0.5], [0x7E, 0xFE], [0xFE, 0x7D]]> : tensor<3x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f8E4M3() {
  %x = stablehlo.constant dense<[[0x78, 0xF8], [0x7C, 0xFC], [0x79, 0.1]]> : tensor<3x2xf8E4M3>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[0xFC, 0x79], [0.1, 0.5]]> : tensor<2x2xf8E4M3>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    stablehlo.return %b : tensor<f8E4M3>
  }) : (tensor<3x2xf8E4M3>, tensor<2xi64>, tensor<2x2xf8E4M3>) -> tensor<3x2xf8E4M3>
  check.expect_eq_const %r, dense<[[0.1, 0.5], [0x7C, 0xFC], [0xFC, 0x79]]> : tensor<3x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f8E3M4() {
  %x = stablehlo.constant dense<[[-15.5, 0x70], [0xF0, 0x78], [0xF8, 0x71]]> : tensor<3x2xf8E3M4>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[0x78, 0xF8], [0x71, 0.09]]> : tensor<2x2xf8E3M4>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    stablehlo.return %b : tensor<f8E3M4>
  }) : (tensor<3x2xf8E3M4>, tensor<2xi64>, tensor<2x2xf8E3M4>) -> tensor<3x2xf8E3M4>
  check.expect_eq_const %r, dense<[[0x71, 0.09], [0xF0, 0x78], [0x78, 0xF8]]> : tensor<3x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[[448.0, -448.0], [0x7F, 0xFF], [0.1, 0.5]]> : tensor<3x2xf8E4M3FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[0xFF, 0.1], [0.5, -0.5]]> : tensor<2x2xf8E4M3FN>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    stablehlo.return %b : tensor<f8E4M3FN>
  }) : (tensor<3x2xf8E4M3FN>, tensor<2xi64>, tensor<2x2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.5, -0.5], [0x7F, 0xFF], [0xFF, 0.1]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[-3.0e-5, 57000.0], [-57000.0, 0.09], [0.5, -0.5]]> : tensor<3x2xf8E5M2FNUZ>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[0.09, 0.5], [-0.5, 1.0]]> : tensor<2x2xf8E5M2FNUZ>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    stablehlo.return %b : tensor<f8E5M2FNUZ>
  }) : (tensor<3x2xf8E5M2FNUZ>, tensor<2xi64>, tensor<2x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[-0.5, 1.0], [-57000.0, 0.09], [0.09, 0.5]]> : tensor<3x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[-0.008, 240.0], [-240.0, 0.1], [0.5, -0.5]]> : tensor<3x2xf8E4M3FNUZ>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[0.1, 0.5], [-0.5, 1.0]]> : tensor<2x2xf8E4M3FNUZ>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    stablehlo.return %b : tensor<f8E4M3FNUZ>
  }) : (tensor<3x2xf8E4M3FNUZ>, tensor<2xi64>, tensor<2x2xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[-0.5, 1.0], [-240.0, 0.1], [0.1, 0.5]]> : tensor<3x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[-0.001, 30.0], [-30.0, 0.1], [0.5, -0.5]]> : tensor<3x2xf8E4M3B11FNUZ>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[0.1, 0.5], [-0.5, 1.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    stablehlo.return %b : tensor<f8E4M3B11FNUZ>
  }) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<2xi64>, tensor<2x2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[-0.5, 1.0], [-30.0, 0.1], [0.1, 0.5]]> : tensor<3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[[1.7e38, 0xFF], [0.1, 0.5], [1.0, 2.0]]> : tensor<3x2xf8E8M0FNU>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[0.5, 1.0], [2.0, 4.0]]> : tensor<2x2xf8E8M0FNU>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>):
    stablehlo.return %b : tensor<f8E8M0FNU>
  }) : (tensor<3x2xf8E8M0FNU>, tensor<2xi64>, tensor<2x2xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[2.0, 4.0], [0.1, 0.5], [0.5, 1.0]]> : tensor<3x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f16() {
  %x = stablehlo.constant dense<[[0x7C00, 0xFC00], [0x7E00, 0xFE00], [0x7C01, 0.1]]> : tensor<3x2xf16>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[0xFE00, 0x7C01], [0.1, 0.5]]> : tensor<2x2xf16>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    stablehlo.return %b : tensor<f16>
  }) : (tensor<3x2xf16>, tensor<2xi64>, tensor<2x2xf16>) -> tensor<3x2xf16>
  check.expect_eq_const %r, dense<[[0.1, 0.5], [0x7E00, 0xFE00], [0xFE00, 0x7C01]]> : tensor<3x2xf16> {shlo.bitwise}
  func.return
}

func.func @scatter_of_f64() {
  %x = stablehlo.constant dense<[[0x7FF0000000000000, 0xFFF0000000000000], [0x7FF8000000000000, 0xFFF8000000000000], [0x7FF0000000000001, 0.1]]> : tensor<3x2xf64>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[0xFFF8000000000000, 0x7FF0000000000001], [0.1, 0.5]]> : tensor<2x2xf64>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    stablehlo.return %b : tensor<f64>
  }) : (tensor<3x2xf64>, tensor<2xi64>, tensor<2x2xf64>) -> tensor<3x2xf64>
  check.expect_eq_const %r, dense<[[0.1, 0.5], [0x7FF8000000000000, 0xFFF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001]]> : tensor<3x2xf64> {shlo.bitwise}
  func.return
}

func.func @scatter_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<3x2xi1>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<false> : tensor<2x2xi1>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    stablehlo.return %b : tensor<i1>
  }) : (tensor<3x2xi1>, tensor<2xi64>, tensor<2x2xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %r, dense<false> : tensor<3x2xi1>
  func.return
}

func.func @scatter_of_i4() {
  %x = stablehlo.constant dense<[[-2, 2], [4, 4], [2, -2]]> : tensor<3x2xi4>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[4, 2], [-2, -8]]> : tensor<2x2xi4>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    stablehlo.return %b : tensor<i4>
  }) : (tensor<3x2xi4>, tensor<2xi64>, tensor<2x2xi4>) -> tensor<3x2xi4>
  check.expect_eq_const %r, dense<[[-2, -8], [4, 4], [4, 2]]> : tensor<3x2xi4>
  func.return
}

func.func @scatter_of_ui16() {
  %x = stablehlo.constant dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xui16>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[180, 258], [350, 456]]> : tensor<2x2xui16>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    stablehlo.return %b : tensor<ui16>
  }) : (tensor<3x2xui16>, tensor<2xi64>, tensor<2x2xui16>) -> tensor<3x2xui16>
  check.expect_eq_const %r, dense<[[350, 456], [116, 180], [180, 258]]> : tensor<3x2xui16>
  func.return
}

func.func @scatter_of_i64() {
  %x = stablehlo.constant dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xi64>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[180, 258], [350, 456]]> : tensor<2x2xi64>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    stablehlo.return %b : tensor<i64>
  }) : (tensor<3x2xi64>, tensor<2xi64>, tensor<2x2xi64>) -> tensor<3x2xi64>
  check.expect_eq_const %r, dense<[[350, 456], [116, 180], [180, 258]]> : tensor<3x2xi64>
  func.return
}

func.func @scatter_of_complex_f32() {
  %x = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)], [(1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45)]]> : tensor<3x2xcomplex<f32>>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %u = stablehlo.constant dense<[[(1.0e-45, -1.0e-45), (-1.0e-45, 3.402823466e38)], [(1.1754942e-38, 0xFFC00000), (-1.1754942e-38, 1.0)]]> : tensor<2x2xcomplex<f32>>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    stablehlo.return %b : tensor<complex<f32>>
  }) : (tensor<3x2xcomplex<f32>>, tensor<2xi64>, tensor<2x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.1754942e-38, 0xFFC00000), (-1.1754942e-38, 1.0)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)], [(1.0e-45, -1.0e-45), (-1.0e-45, 3.402823466e38)]]> : tensor<3x2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @scatter_adds_in_f8E5M2() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E5M2>
  %i = stablehlo.constant dense<[1, 1, 0]> : tensor<3xi64>
  %u = stablehlo.constant dense<[0.5, 1.0, 2.0]> : tensor<3xf8E5M2>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %0 = stablehlo.add %a, %b : tensor<f8E5M2>
    stablehlo.return %0 : tensor<f8E5M2>
  }) : (tensor<3xf8E5M2>, tensor<3xi64>, tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  check.expect_eq_const %r, dense<[3.0, 3.5, 0.5]> : tensor<3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @scatter_adds_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %i = stablehlo.constant dense<[1, 1, 0]> : tensor<3xi64>
  %u = stablehlo.constant dense<[0.5, 1.0, 2.0]> : tensor<3xf8E4M3FN>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %0 = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %0 : tensor<f8E4M3FN>
  }) : (tensor<3xf8E4M3FN>, tensor<3xi64>, tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  check.expect_eq_const %r, dense<[3.0, 3.5, 0.5]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @scatter_adds_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf6E3M2FN>
  %i = stablehlo.constant dense<[1, 1, 0]> : tensor<3xi64>
  %u = stablehlo.constant dense<[0.5, 1.0, 2.0]> : tensor<3xf6E3M2FN>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f6E3M2FN>, %b: tensor<f6E3M2FN>):
    %0 = stablehlo.add %a, %b : tensor<f6E3M2FN>
    stablehlo.return %0 : tensor<f6E3M2FN>
  }) : (tensor<3xf6E3M2FN>, tensor<3xi64>, tensor<3xf6E3M2FN>) -> tensor<3xf6E3M2FN>
  check.expect_eq_const %r, dense<[3.0, 3.5, 0.5]> : tensor<3xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @scatter_adds_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf4E2M1FN>
  %i = stablehlo.constant dense<[1, 1, 0]> : tensor<3xi64>
  %u = stablehlo.constant dense<[0.5, 1.0, 2.0]> : tensor<3xf4E2M1FN>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
    %0 = stablehlo.add %a, %b : tensor<f4E2M1FN>
    stablehlo.return %0 : tensor<f4E2M1FN>
  }) : (tensor<3xf4E2M1FN>, tensor<3xi64>, tensor<3xf4E2M1FN>) -> tensor<3xf4E2M1FN>
  check.expect_eq_const %r, dense<[3.0, 3.0, 0.5]> : tensor<3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @scatter_adds_in_bf16() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xbf16>
  %i = stablehlo.constant dense<[1, 1, 0]> : tensor<3xi64>
  %u = stablehlo.constant dense<[0.5, 1.0, 2.0]> : tensor<3xbf16>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %0 = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %0 : tensor<bf16>
  }) : (tensor<3xbf16>, tensor<3xi64>, tensor<3xbf16>) -> tensor<3xbf16>
  check.expect_eq_const %r, dense<[3.0, 3.5, 0.5]> : tensor<3xbf16> {shlo.bitwise}
  func.return
}

func.func @the_last_update_wins() {
  %x = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %i = stablehlo.constant dense<[1, 1, 3]> : tensor<3xi64>
  %u = stablehlo.constant dense<[70, 71, 72]> : tensor<3xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<4xi32>, tensor<3xi64>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %r, dense<[0, 71, 2, 72]> : tensor<4xi32>
  func.return
}

func.func @updates_outside_are_dropped() {
  %x = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %i = stablehlo.constant dense<[-1, 4, 2]> : tensor<3xi64>
  %u = stablehlo.constant dense<[70, 71, 72]> : tensor<3xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }) : (tensor<4xi32>, tensor<3xi64>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %r, dense<[0, 1, 74, 3]> : tensor<4xi32>
  func.return
}

func.func @windows_are_cut_element_by_element() {
  %x = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %i = stablehlo.constant dense<[3]> : tensor<1xi64>
  %u = stablehlo.constant dense<[[70, 71]]> : tensor<1x2xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<4xi32>, tensor<1xi64>, tensor<1x2xi32>) -> tensor<4xi32>
  check.expect_eq_const %r, dense<[0, 1, 2, 70]> : tensor<4xi32>
  func.return
}

func.func @the_accumulator_is_the_first_argument() {
  %x = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %i = stablehlo.constant dense<[0, 0, 2]> : tensor<3xi64>
  %u = stablehlo.constant dense<[5, 7, 1]> : tensor<3xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.subtract %a, %b : tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }) : (tensor<3xi32>, tensor<3xi64>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[-12, 1, 1]> : tensor<3xi32>
  func.return
}

func.func @batching_dimensions() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %i = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %u = stablehlo.constant dense<[[70], [71]]> : tensor<2x1xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x1xi64>, tensor<2x1xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[0, 1, 70], [71, 4, 5]]> : tensor<2x3xi32>
  func.return
}

func.func @ui8_indices() {
  %x = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %i = stablehlo.constant dense<[3, 0]> : tensor<2xui8>
  %u = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }) : (tensor<4xi32>, tensor<2xui8>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %r, dense<[20, 1, 2, 13]> : tensor<4xi32>
  func.return
}

func.func @two_operands() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %y = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf8E4M3FN>
  %i = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>
  %u = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %v = stablehlo.constant dense<[0.5, 16.0]> : tensor<2xf8E4M3FN>
  %r:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<f8E4M3FN>, %c: tensor<i32>, %d: tensor<f8E4M3FN>):
    %0 = stablehlo.add %a, %c : tensor<i32>
    %1 = stablehlo.multiply %b, %d : tensor<f8E4M3FN>
    stablehlo.return %0, %1 : tensor<i32>, tensor<f8E4M3FN>
  }) : (tensor<3xi32>, tensor<3xf8E4M3FN>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xf8E4M3FN>) -> (tensor<3xi32>, tensor<3xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[21, 2, 13]> : tensor<3xi32>
  check.expect_eq_const %r#1, dense<[16.0, 2.0, 1.5]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}
