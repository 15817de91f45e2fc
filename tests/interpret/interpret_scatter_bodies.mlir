// stablehlo.scatter by computations other than one op of the element type.

// 0.1 + 0.2 + 0.3 in f32 from f16 operands: f16(0.1) = 0.0999755859375,
// f16(0.2) = 0.199951171875, f16(0.3) = 0.300048828125; the sum is exact in f32.
func.func @promoted_elements() {
  %x = stablehlo.constant dense<[0.1, 1.0]> : tensor<2xf16>
  %i = stablehlo.constant dense<[[0], [0]]> : tensor<2x1xi64>
  %u = stablehlo.constant dense<[0.2, 0.3]> : tensor<2xf16>
  %r = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<2xf16>, tensor<2x1xi64>, tensor<2xf16>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[0.5999755859375, 1.0]> : tensor<2xf32>
  func.return
}

// 2 * 10 + 1 = 21, then 21 * 10 + 2 = 212
func.func @a_captured_factor_and_an_order_that_matters() {
  %x = stablehlo.constant dense<[5, 2]> : tensor<2xi32>
  %i = stablehlo.constant dense<[[1], [1]]> : tensor<2x1xi32>
  %u = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %ten = stablehlo.add %five, %five : tensor<i32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.multiply %a, %ten : tensor<i32>
    %1 = stablehlo.add %0, %b : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[5, 212]> : tensor<2xi32>
  func.return
}

func.func @a_body_that_is_not_elementwise() {
  %x = stablehlo.constant dense<[5, 2]> : tensor<2xi32>
  %i = stablehlo.constant dense<[[1], [7], [0]]> : tensor<3x1xi32>
  %u = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %3 = stablehlo.subtract %2, %b : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }) : (tensor<2xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[2, 1]> : tensor<2xi32>
  func.return
}

// Window dimension before the batch dimension: window 1 of update 0 comes after window 0 of
// update 1, which writes the same element.
func.func @row_major_order_of_the_updates_with_the_window_outside() {
  %x = stablehlo.constant dense<0> : tensor<3xi32>
  %i = stablehlo.constant dense<[[0], [1]]> : tensor<2x1xi32>
  %u = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[1, 3, 4]> : tensor<3xi32>
  func.return
}

func.func @exchanged_operands() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %i = stablehlo.constant dense<[[1]]> : tensor<1x1xi32>
  %u = stablehlo.constant dense<[5]> : tensor<1xi32>
  %v = stablehlo.constant dense<[6]> : tensor<1xi32>
  %r:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    stablehlo.return %d, %a : tensor<i32>, tensor<i32>
  }) : (tensor<2xi32>, tensor<2xi32>, tensor<1x1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %r#0, dense<[1, 6]> : tensor<2xi32>
  check.expect_eq_const %r#1, dense<[3, 2]> : tensor<2xi32>
  func.return
}
