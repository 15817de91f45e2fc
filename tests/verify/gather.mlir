// What the constraints of gather refuse, by label.

func.func @gather_rank(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c1]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_index_vector_dim(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c2]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 4>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_map_size(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c3]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_offset_order(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c4]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 2], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_offset_range(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c5]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_collapsed_twice(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c6]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 4, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_collapsed_range(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c8]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_collapsed_size(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c9]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_batching_range(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c11]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [], operand_batching_dims = [3], start_indices_batching_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_batching_size(%x: tensor<2x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c12]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 2, 2, 2>}> : (tensor<2x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_indices_batching_range(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c14]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [3], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_batching_the_index_vector(%x: tensor<2x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c15]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<2x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_batching_counts(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c16]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_batching_sizes(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c17]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_map_twice(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c18]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_map_range(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c19]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 3], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_slice_count(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c20]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi64>
  return
}

func.func @gather_slice_range(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c21]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 5, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x5x2xi64>
  return
}

func.func @gather_result_shape(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c22]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x3xi64>
  return
}

func.func @gather_result_type(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c23]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}

func.func @gather_result_rank(%x: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>) {
  // expected-error@+1 {{[gather_c22]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2x2x1xi64>
  return
}

func.func @gather_collapsed_order(%x: tensor<2x3x4xi64>, %i: tensor<2x3x1xi64>) {
  // expected-error@+1 {{[gather_c7]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<2x3x4xi64>, tensor<2x3x1xi64>) -> tensor<2x3x2xi64>
  return
}

func.func @gather_batching_order(%x: tensor<2x3x4xi64>, %i: tensor<2x3x1xi64>) {
  // expected-error@+1 {{[gather_c10]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [], operand_batching_dims = [1, 0], start_indices_batching_dims = [1, 0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<2x3x4xi64>, tensor<2x3x1xi64>) -> tensor<2x3x2xi64>
  return
}

func.func @gather_indices_batching_twice(%x: tensor<2x3x4xi64>, %i: tensor<2x3x1xi64>) {
  // expected-error@+1 {{[gather_c13]}}
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<2x3x4xi64>, tensor<2x3x1xi64>) -> tensor<2x3x2xi64>
  return
}
