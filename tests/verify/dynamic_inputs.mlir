// Inputs that are not of the kind that ops of dynamic shapes take, by label.

func.func @dynamic_broadcast_in_dim_of_a_token(%x0: !stablehlo.token, %x1: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_i1]}}
  %r = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (!stablehlo.token, tensor<1xi32>) -> tensor<?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_broadcast_dimensions_kind(%x0: tensor<2xf32>, %x1: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_i3]}}
  %r = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) <{broadcast_dimensions = "x", known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<2xf32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_known_expanding_dimensions_kind(%x0: tensor<2xf32>, %x1: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_i4]}}
  %r = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = "x", known_nonexpanding_dimensions = array<i64>}> : (tensor<2xf32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_known_nonexpanding_dimensions_kind(%x0: tensor<2xf32>, %x1: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_i5]}}
  %r = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = "x"}> : (tensor<2xf32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

func.func @dynamic_gather_of_a_token(%x0: !stablehlo.token, %x1: tensor<3xi32>, %x2: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_gather_i1]}}
  %r = "stablehlo.dynamic_gather"(%x0, %x1, %x2) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (!stablehlo.token, tensor<3xi32>, tensor<1xi32>) -> tensor<3xf32>
  return
}

func.func @dynamic_gather_offset_dims_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_gather_i4]}}
  %r = "stablehlo.dynamic_gather"(%x0, %x1, %x2) <{dimension_numbers = #stablehlo.gather<offset_dims = "x", collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<9xf32>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xf32>
  return
}

func.func @dynamic_gather_collapsed_slice_dims_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_gather_i5]}}
  %r = "stablehlo.dynamic_gather"(%x0, %x1, %x2) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = "x", start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<9xf32>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xf32>
  return
}

func.func @dynamic_gather_start_index_map_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_gather_i6]}}
  %r = "stablehlo.dynamic_gather"(%x0, %x1, %x2) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = "x", index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<9xf32>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xf32>
  return
}

func.func @dynamic_gather_index_vector_dim_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_gather_i7]}}
  %r = "stablehlo.dynamic_gather"(%x0, %x1, %x2) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = "x">, indices_are_sorted = false}> : (tensor<9xf32>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xf32>
  return
}

func.func @dynamic_gather_indices_are_sorted_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_gather_i8]}}
  %r = "stablehlo.dynamic_gather"(%x0, %x1, %x2) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = "x"}> : (tensor<9xf32>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xf32>
  return
}

func.func @dynamic_iota_dimension_kind(%x0: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_iota_i2]}}
  %r = "stablehlo.dynamic_iota"(%x0) <{iota_dimension = "x"}> : (tensor<1xi32>) -> tensor<?xf32>
  return
}

func.func @dynamic_reshape_of_a_token(%x0: !stablehlo.token, %x1: tensor<1xi32>) {
  // expected-error@+1 {{[dynamic_reshape_i1]}}
  %r = "stablehlo.dynamic_reshape"(%x0, %x1) : (!stablehlo.token, tensor<1xi32>) -> tensor<?xf32>
  return
}
