// What the constraints of scatter refuse, by label.

func.func @scatter_rank(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c2]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_update_shape(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x2x2x2xi64>) {
  // expected-error@+1 {{[scatter_c4]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x2x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_window_too_large(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x5x2xi64>) {
  // expected-error@+1 {{[scatter_c4]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x5x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_element_types(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi32>) {
  // expected-error@+1 {{[scatter_c6]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi32>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_window_order(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c7]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 2], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_window_range(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c8]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 4], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_inserted_twice(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c9]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_inserted_range(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c11]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [3], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_batching_range(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c13]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [], input_batching_dims = [3], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_indices_batching_range(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c15]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_batching_the_index_vector(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c16]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_batching_counts(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c17]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_batching_sizes(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c18]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_map_size(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c19]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_map_twice(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c20]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 1], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_map_range(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c21]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 3], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_index_vector_dim(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c22]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 4>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_update_computation(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c23]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i32>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}

func.func @scatter_result_shape(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c24]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x3xi64>
  return
}

func.func @scatter_result_type(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) {
  // expected-error@+1 {{[scatter_c25]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %p : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi32>
  return
}

func.func @scatter_input_shapes(%x0: tensor<2x3x4xi64>, %x1: tensor<2x3x5xi64>, %i: tensor<2x3x1xi64>, %u0: tensor<2x3x2xi64>, %u1: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[scatter_c1]}}
  %r:2 = "stablehlo.scatter"(%x0, %x1, %i, %u0, %u1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%p0: tensor<i64>, %p1: tensor<i64>, %p2: tensor<i64>, %p3: tensor<i64>):
    stablehlo.return %p0, %p1 : tensor<i64>, tensor<i64>
  }) : (tensor<2x3x4xi64>, tensor<2x3x5xi64>, tensor<2x3x1xi64>, tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> (tensor<2x3x4xi64>, tensor<2x3x5xi64>)
  return
}

func.func @scatter_updates_shapes(%x0: tensor<2x3x4xi64>, %x1: tensor<2x3x4xi64>, %i: tensor<2x3x1xi64>, %u0: tensor<2x3x2xi64>, %u1: tensor<2x3x1xi64>) {
  // expected-error@+1 {{[scatter_c3]}}
  %r:2 = "stablehlo.scatter"(%x0, %x1, %i, %u0, %u1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%p0: tensor<i64>, %p1: tensor<i64>, %p2: tensor<i64>, %p3: tensor<i64>):
    stablehlo.return %p0, %p1 : tensor<i64>, tensor<i64>
  }) : (tensor<2x3x4xi64>, tensor<2x3x4xi64>, tensor<2x3x1xi64>, tensor<2x3x2xi64>, tensor<2x3x1xi64>) -> (tensor<2x3x4xi64>, tensor<2x3x4xi64>)
  return
}

func.func @scatter_counts(%x0: tensor<2x3x4xi64>, %x1: tensor<2x3x4xi64>, %i: tensor<2x3x1xi64>, %u0: tensor<2x3x2xi64>, %u1: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[scatter_c5]}}
  %r = "stablehlo.scatter"(%x0, %x1, %i, %u0, %u1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%p0: tensor<i64>, %p1: tensor<i64>, %p2: tensor<i64>, %p3: tensor<i64>):
    stablehlo.return %p0, %p1 : tensor<i64>, tensor<i64>
  }) : (tensor<2x3x4xi64>, tensor<2x3x4xi64>, tensor<2x3x1xi64>, tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x4xi64>
  return
}

func.func @scatter_inserted_order(%x0: tensor<2x3x4xi64>, %i: tensor<2x3x1xi64>, %u0: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[scatter_c10]}}
  %r = "stablehlo.scatter"(%x0, %i, %u0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1, 0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%p0: tensor<i64>, %p1: tensor<i64>):
    stablehlo.return %p0 : tensor<i64>
  }) : (tensor<2x3x4xi64>, tensor<2x3x1xi64>, tensor<2x3x2xi64>) -> tensor<2x3x4xi64>
  return
}

func.func @scatter_batching_order(%x0: tensor<2x3x4xi64>, %i: tensor<2x3x1xi64>, %u0: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[scatter_c12]}}
  %r = "stablehlo.scatter"(%x0, %i, %u0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [], input_batching_dims = [1, 0], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%p0: tensor<i64>, %p1: tensor<i64>):
    stablehlo.return %p0 : tensor<i64>
  }) : (tensor<2x3x4xi64>, tensor<2x3x1xi64>, tensor<2x3x2xi64>) -> tensor<2x3x4xi64>
  return
}

func.func @scatter_indices_batching_twice(%x0: tensor<2x3x4xi64>, %i: tensor<2x3x1xi64>, %u0: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[scatter_c14]}}
  %r = "stablehlo.scatter"(%x0, %i, %u0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%p0: tensor<i64>, %p1: tensor<i64>):
    stablehlo.return %p0 : tensor<i64>
  }) : (tensor<2x3x4xi64>, tensor<2x3x1xi64>, tensor<2x3x2xi64>) -> tensor<2x3x4xi64>
  return
}

func.func @scatter_expressed_type(%x: tensor<2x3x4x!quant.uniform<i8:f32, 0.5>>, %i: tensor<2x3x1xi64>, %u: tensor<2x3x2x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+1 {{[scatter_c23]}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<!quant.uniform<i8:f64, 0.5>>, %q: tensor<!quant.uniform<i8:f64, 0.5>>):
    stablehlo.return %p : tensor<!quant.uniform<i8:f64, 0.5>>
  }) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5>>, tensor<2x3x1xi64>, tensor<2x3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3x4x!quant.uniform<i8:f64, 0.5>>
  return
}
