// Loops that read and update windows of tensors. Expected values: the official interpreter's, of @one_start for
// two starts that are equal but not one value (it writes into the inputs of a scatter, so that others change).

func.func @scatters_of_one_window() {
  %zero = stablehlo.constant dense<-2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<7> : tensor<i32>
  %x0 = stablehlo.iota dim = 1 : tensor<4x5xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<4x5xf32>
  %z0 = stablehlo.iota dim = 0 : tensor<4x5xi8>
  %0:4 = stablehlo.while(%i = %zero, %x = %x0, %y = %y0, %z = %z0) : tensor<i32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xi8>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.add %i, %one : tensor<i32>
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %b = stablehlo.convert %i : (tensor<i32>) -> tensor<i8>
    %i1 = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %k1 = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
    %at = stablehlo.concatenate %k1, %i1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %x1 = "stablehlo.scatter"(%x, %at, %f) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0]>}> ({
      ^bb0(%old: tensor<f32>, %new: tensor<f32>):
        %s = stablehlo.multiply %old, %new : tensor<f32>
        stablehlo.return %s : tensor<f32>
    }) : (tensor<4x5xf32>, tensor<2xi32>, tensor<f32>) -> tensor<4x5xf32>
    %row = stablehlo.dynamic_slice %x1, %i, %zero, sizes = [1, 3] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %row3 = stablehlo.reshape %row : (tensor<1x3xf32>) -> tensor<3xf32>
    %y1 = "stablehlo.scatter"(%y, %k1, %row3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
      ^bb0(%old: tensor<f32>, %new: tensor<f32>):
        %s = stablehlo.add %old, %new : tensor<f32>
        stablehlo.return %s : tensor<f32>
    }) : (tensor<4x5xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<4x5xf32>
    %col = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i8>) -> tensor<4xi8>
    %z1 = "stablehlo.scatter"(%z, %i1, %col) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>}> ({
      ^bb0(%old: tensor<i8>, %new: tensor<i8>):
        stablehlo.return %new : tensor<i8>
    }) : (tensor<4x5xi8>, tensor<1xi32>, tensor<4xi8>) -> tensor<4x5xi8>
    stablehlo.return %k, %x1, %y1, %z1 : tensor<i32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xi8>
  }
  check.expect_eq_const %0#1, dense<[[0.000000e+00, 0.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00, 6.000000e+00, 4.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 1.200000e+01]]> : tensor<4x5xf32>
  check.expect_eq_const %0#2, dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 1.000000e+00, 3.000000e+00, 1.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00, 4.000000e+00, 2.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00, 3.000000e+00, 3.000000e+00]]> : tensor<4x5xf32>
  check.expect_eq_const %0#3, dense<[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]> : tensor<4x5xi8>
  return
}

func.func @one_start() {
  %zero = stablehlo.constant dense<-2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<7> : tensor<i32>
  %x0 = stablehlo.iota dim = 1 : tensor<4x5xf32>
  %z0 = stablehlo.iota dim = 0 : tensor<4x5xi8>
  %0:4 = stablehlo.while(%i = %zero, %x = %x0, %y = %x0, %z = %z0) : tensor<i32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xi8>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.add %i, %one : tensor<i32>
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %b = stablehlo.convert %i : (tensor<i32>) -> tensor<i8>
    %i1 = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %k1 = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
    %at = stablehlo.concatenate %k1, %i1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %x1 = "stablehlo.scatter"(%x, %at, %f) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0]>}> ({
      ^bb0(%old: tensor<f32>, %new: tensor<f32>):
        %s = stablehlo.multiply %old, %new : tensor<f32>
        stablehlo.return %s : tensor<f32>
    }) : (tensor<4x5xf32>, tensor<2xi32>, tensor<f32>) -> tensor<4x5xf32>
    %row = stablehlo.dynamic_slice %x1, %i, %zero, sizes = [1, 3] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %row3 = stablehlo.reshape %row : (tensor<1x3xf32>) -> tensor<3xf32>
    %y1 = "stablehlo.scatter"(%y, %k1, %row3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
      ^bb0(%old: tensor<f32>, %new: tensor<f32>):
        %s = stablehlo.add %old, %new : tensor<f32>
        stablehlo.return %s : tensor<f32>
    }) : (tensor<4x5xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<4x5xf32>
    %col = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i8>) -> tensor<4xi8>
    %z1 = "stablehlo.scatter"(%z, %i1, %col) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>}> ({
      ^bb0(%old: tensor<i8>, %new: tensor<i8>):
        stablehlo.return %new : tensor<i8>
    }) : (tensor<4x5xi8>, tensor<1xi32>, tensor<4xi8>) -> tensor<4x5xi8>
    stablehlo.return %k, %x1, %y1, %z1 : tensor<i32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xi8>
  }
  check.expect_eq_const %0#1, dense<[[0.000000e+00, 0.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00, 6.000000e+00, 4.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 1.200000e+01]]> : tensor<4x5xf32>
  check.expect_eq_const %0#2, dense<[[0.000000e+00, 2.000000e+00, 4.000000e+00, 3.000000e+00, 4.000000e+00], [0.000000e+00, 1.000000e+00, 4.000000e+00, 3.000000e+00, 4.000000e+00], [0.000000e+00, 2.000000e+00, 4.000000e+00, 3.000000e+00, 4.000000e+00], [0.000000e+00, 2.000000e+00, 4.000000e+00, 3.000000e+00, 4.000000e+00]]> : tensor<4x5xf32>
  check.expect_eq_const %0#3, dense<[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]> : tensor<4x5xi8>
  return
}

// One element of the operand fills a row, whose elements no carried value has as many of.
func.func @a_loop_fills_rows_with_one_element_each() {
  %elements = stablehlo.constant dense<[1.5, -2.0, 0.25]> : tensor<3xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<3x4xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %rows = %zeros) : tensor<i32>, tensor<3x4xf32>
  cond {
    %0 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = stablehlo.dynamic_slice %elements, %i, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %3 = stablehlo.dynamic_update_slice %rows, %2, %i, %zero : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    %4 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %4, %3 : tensor<i32>, tensor<3x4xf32>
  }
  check.expect_eq_const %r#1, dense<[[1.5, 1.5, 1.5, 1.5], [-2.0, -2.0, -2.0, -2.0], [0.25, 0.25, 0.25, 0.25]]> : tensor<3x4xf32>
  func.return
}
