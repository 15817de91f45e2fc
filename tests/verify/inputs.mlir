// Inputs that are not of the kind that an op takes, by label.

func.func @bitcast_convert_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[bitcast_convert_i1]}}
  %r = "stablehlo.bitcast_convert"(%x0) : (!stablehlo.token) -> tensor<f32>
  return
}

func.func @broadcast_in_dim_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[broadcast_in_dim_i1]}}
  %r = "stablehlo.broadcast_in_dim"(%x0) <{broadcast_dimensions = array<i64: 0>}> : (!stablehlo.token) -> tensor<2xf32>
  return
}

func.func @broadcast_in_dim_dimensions(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[broadcast_in_dim_i2]}}
  %r = "stablehlo.broadcast_in_dim"(%x0) <{broadcast_dimensions = [0]}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @concatenate_dimension(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[concatenate_i2]}}
  %r = "stablehlo.concatenate"(%x0, %x1) <{dimension = 0 : i32}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

func.func @constant_without_a_value() {
  // expected-error@+1 {{[constant_i1]}}
  %r = "stablehlo.constant"() : () -> tensor<f32>
  return
}

func.func @dot_general_of_a_token(%x0: !stablehlo.token, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i1]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (!stablehlo.token, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_with_a_token(%x0: tensor<2xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[dot_general_i2]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xf32>, !stablehlo.token) -> tensor<f32>
  return
}

func.func @dot_general_without_dimensions(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i3]}}
  %r = "stablehlo.dot_general"(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_precision(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i7]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = ["HIGH", "HIGH"]}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_i8_algorithm(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i8]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = i8, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_i9_algorithm(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i9]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = i8, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_i10_algorithm(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i10]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = i8, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dynamic_slice_float_index(%x0: tensor<2xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[dynamic_slice_i2]}}
  %r = "stablehlo.dynamic_slice"(%x0, %x1) <{slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<f32>) -> tensor<1xf32>
  return
}

func.func @dynamic_slice_without_sizes(%x0: tensor<2xf32>, %x1: tensor<i32>) {
  // expected-error@+1 {{[dynamic_slice_i3]}}
  %r = "stablehlo.dynamic_slice"(%x0, %x1) : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
  return
}

func.func @dynamic_update_slice_token(%x0: tensor<2xf32>, %x1: !stablehlo.token, %x2: tensor<i32>) {
  // expected-error@+1 {{[dynamic_update_slice_i2]}}
  %r = "stablehlo.dynamic_update_slice"(%x0, %x1, %x2) : (tensor<2xf32>, !stablehlo.token, tensor<i32>) -> tensor<2xf32>
  return
}

func.func @dynamic_update_slice_float_index(%x0: tensor<2xf32>, %x1: tensor<1xf32>, %x2: tensor<f32>) {
  // expected-error@+1 {{[dynamic_update_slice_i3]}}
  %r = "stablehlo.dynamic_update_slice"(%x0, %x1, %x2) : (tensor<2xf32>, tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @gather_from_a_token(%x0: !stablehlo.token, %x1: tensor<3xi32>) {
  // expected-error@+1 {{[gather_i1]}}
  %r = "stablehlo.gather"(%x0, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (!stablehlo.token, tensor<3xi32>) -> tensor<3xf32>
  return
}

func.func @gather_at_floats(%x0: tensor<9xf32>, %x1: tensor<3xf32>) {
  // expected-error@+1 {{[gather_i2]}}
  %r = "stablehlo.gather"(%x0, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false}> : (tensor<9xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

func.func @gather_without_dimensions(%x0: tensor<9xf32>, %x1: tensor<3xi32>) {
  // expected-error@+1 {{[gather_i3]}}
  %r = "stablehlo.gather"(%x0, %x1) <{slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

func.func @gather_without_sizes(%x0: tensor<9xf32>, %x1: tensor<3xi32>) {
  // expected-error@+1 {{[gather_i9]}}
  %r = "stablehlo.gather"(%x0, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<9xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

func.func @gather_sorted_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>) {
  // expected-error@+1 {{[gather_i10]}}
  %r = "stablehlo.gather"(%x0, %x1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = 0 : i64}> : (tensor<9xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

func.func @get_dimension_size_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[get_dimension_size_i1]}}
  %r = "stablehlo.get_dimension_size"(%x0) <{dimension = 0 : i64}> : (!stablehlo.token) -> tensor<i32>
  return
}

func.func @get_dimension_size_kind(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[get_dimension_size_i2]}}
  %r = "stablehlo.get_dimension_size"(%x0) <{dimension = 0 : i32}> : (tensor<2xf32>) -> tensor<i32>
  return
}

func.func @get_tuple_element_kind(%x0: tuple<tensor<f32>>) {
  // expected-error@+1 {{[get_tuple_element_i2]}}
  %r = "stablehlo.get_tuple_element"(%x0) <{index = 0 : i64}> : (tuple<tensor<f32>>) -> tensor<f32>
  return
}

func.func @iota_dimension_kind() {
  // expected-error@+1 {{[iota_i1]}}
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i32}> : () -> tensor<2xf32>
  return
}

func.func @map_of_a_token(%x0: !stablehlo.token, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[map_i1]}}
  %r = "stablehlo.map"(%x0, %x1) <{dimensions = array<i64: 0>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (!stablehlo.token, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @map_dimensions_kind(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[map_i2]}}
  %r = "stablehlo.map"(%x0, %x1) <{dimensions = [0]}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @map_without_a_computation(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[map_i3]}}
  %r = "stablehlo.map"(%x0, %x1) <{dimensions = array<i64: 0>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @map_of_nothing() {
  // expected-error@+1 {{[map_c2]}}
  %r = "stablehlo.map"() <{dimensions = array<i64: 0>}>({
  ^bb0:
    %s = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : () -> tensor<2xf32>
  return
}

func.func @pad_by_a_vector(%x0: tensor<2xf32>, %x1: tensor<1xf32>) {
  // expected-error@+1 {{[pad_i2]}}
  %r = "stablehlo.pad"(%x0, %x1) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

func.func @pad_low_kind(%x0: tensor<2xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[pad_i3]}}
  %r = "stablehlo.pad"(%x0, %x1) <{edge_padding_low = 0 : i64, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @pad_without_high(%x0: tensor<2xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[pad_i4]}}
  %r = "stablehlo.pad"(%x0, %x1) <{edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @pad_without_interior(%x0: tensor<2xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[pad_i5]}}
  %r = "stablehlo.pad"(%x0, %x1) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

func.func @reduce_of_a_token(%x0: !stablehlo.token, %x1: tensor<f32>) {
  // expected-error@+1 {{[reduce_i1]}}
  %r = "stablehlo.reduce"(%x0, %x1) <{dimensions = array<i64: 0>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (!stablehlo.token, tensor<f32>) -> tensor<f32>
  return
}

func.func @reduce_from_a_token(%x0: tensor<2xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[reduce_i2]}}
  %r = "stablehlo.reduce"(%x0, %x1) <{dimensions = array<i64: 0>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>, !stablehlo.token) -> tensor<f32>
  return
}

func.func @reduce_without_dimensions(%x0: tensor<2xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[reduce_i3]}}
  %r = "stablehlo.reduce"(%x0, %x1)({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}

func.func @reduce_without_a_body(%x0: tensor<2xf32>, %x1: tensor<f32>) {
  // expected-error@+1 {{[reduce_i4]}}
  %r = "stablehlo.reduce"(%x0, %x1) <{dimensions = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}

func.func @reshape_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[reshape_i1]}}
  %r = "stablehlo.reshape"(%x0) : (!stablehlo.token) -> tensor<f32>
  return
}

func.func @reverse_dimensions_kind(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[reverse_i2]}}
  %r = "stablehlo.reverse"(%x0) <{dimensions = 0 : i64}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @scatter_into_a_token(%x0: !stablehlo.token, %x1: tensor<3xi32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i1]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (!stablehlo.token, tensor<3xi32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @scatter_at_floats(%x0: tensor<9xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i2]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @scatter_of_a_token(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: !stablehlo.token) {
  // expected-error@+1 {{[scatter_i3]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9xf32>, tensor<3xi32>, !stablehlo.token) -> tensor<9xf32>
  return
}

func.func @scatter_without_dimensions(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i4]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2)({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @scatter_sorted_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i10]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = "no", unique_indices = false}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @scatter_unique_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i11]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = 1 : i64}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @scatter_without_a_computation(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i12]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> : (tensor<9xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @slice_starts_kind(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[slice_i2]}}
  %r = "stablehlo.slice"(%x0) <{start_indices = 0 : i64, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @slice_limits_kind(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[slice_i3]}}
  %r = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0>, limit_indices = [2], strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @slice_without_strides(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[slice_i4]}}
  %r = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @sort_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[sort_i1]}}
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (!stablehlo.token) -> tensor<2xf32>
  return
}

func.func @sort_dimension_kind(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[sort_i2]}}
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i32, is_stable = true}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @sort_stability_kind(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[sort_i3]}}
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = 1 : i64}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @sort_without_a_comparator(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[sort_i4]}}
  %r = "stablehlo.sort"(%x0) <{dimension = 0 : i64, is_stable = true}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @transpose_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[transpose_i1]}}
  %r = "stablehlo.transpose"(%x0) <{permutation = array<i64: 0>}> : (!stablehlo.token) -> tensor<2xf32>
  return
}

func.func @transpose_permutation_kind(%x0: tensor<2xf32>) {
  // expected-error@+1 {{[transpose_i2]}}
  %r = "stablehlo.transpose"(%x0) <{permutation = [0]}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @composite_name_kind() {
  // expected-error@+1 {{[composite_i2]}}
  "stablehlo.composite"() <{name = 1 : i64, decomposition = @composite_name_kind, composite_attributes = {}}> : () -> ()
  return
}

func.func @composite_attributes_kind() {
  // expected-error@+1 {{[composite_i3]}}
  "stablehlo.composite"() <{name = "a.b", decomposition = @composite_attributes_kind, composite_attributes = 1 : i64}> : () -> ()
  return
}

func.func @composite_decomposition_kind() {
  // expected-error@+1 {{[composite_i4]}}
  "stablehlo.composite"() <{name = "a.b", decomposition = "f"}> : () -> ()
  return
}

func.func @composite_version_kind() {
  // expected-error@+1 {{[composite_i5]}}
  "stablehlo.composite"() <{name = "a.b", decomposition = @composite_version_kind, version = 1 : i64}> : () -> ()
  return
}

func.func @custom_call_without_a_target() {
  // expected-error@+1 {{[custom_call_i2]}}
  "stablehlo.custom_call"() : () -> ()
  return
}

func.func @custom_call_side_effect_kind() {
  // expected-error@+1 {{[custom_call_i3]}}
  "stablehlo.custom_call"() <{call_target_name = "check.eq", has_side_effect = 1 : i64}> : () -> ()
  return
}

func.func @custom_call_version_kind() {
  // expected-error@+1 {{[custom_call_i5]}}
  "stablehlo.custom_call"() <{call_target_name = "check.eq", api_version = 1 : i64}> : () -> ()
  return
}

func.func @custom_call_computations_kind() {
  // expected-error@+1 {{[custom_call_i6]}}
  "stablehlo.custom_call"() <{call_target_name = "check.eq", called_computations = @f}> : () -> ()
  return
}

func.func @custom_call_aliases_kind() {
  // expected-error@+1 {{[custom_call_i7]}}
  "stablehlo.custom_call"() <{call_target_name = "check.eq", output_operand_aliases = 1 : i64}> : () -> ()
  return
}

func.func @case_without_branches(%x0: tensor<i32>) {
  // expected-error@+1 {{[case_c1]}}
  "stablehlo.case"(%x0) : (tensor<i32>) -> ()
  return
}

func.func @cholesky_lower_kind(%x0: tensor<2x2xf32>) {
  // expected-error@+1 {{[cholesky_i2]}}
  %r = "stablehlo.cholesky"(%x0) <{lower = 1 : i64}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @triangular_solve_left_side_kind(%x0: tensor<2x2xf32>, %x1: tensor<2x2xf32>) {
  // expected-error@+1 {{[triangular_solve_i3]}}
  %r = "stablehlo.triangular_solve"(%x0, %x1) <{left_side = 1 : i64, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @triangular_solve_lower_kind(%x0: tensor<2x2xf32>, %x1: tensor<2x2xf32>) {
  // expected-error@+1 {{[triangular_solve_i4]}}
  %r = "stablehlo.triangular_solve"(%x0, %x1) <{left_side = true, lower = 1 : i64, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @triangular_solve_unit_diagonal_kind(%x0: tensor<2x2xf32>, %x1: tensor<2x2xf32>) {
  // expected-error@+1 {{[triangular_solve_i5]}}
  %r = "stablehlo.triangular_solve"(%x0, %x1) <{left_side = true, lower = true, unit_diagonal = 1 : i64, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @optimization_barrier_of_axes(%x0: tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) {
  // expected-error@+1 {{[optimization_barrier_i1]}}
  %r = "stablehlo.optimization_barrier"(%x0) : (tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>) -> tensor<2x!quant.uniform<i8:f32:0, {0.1,0.2}>>
  return
}

func.func @gather_offset_dims_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>) {
  // expected-error@+1 {{[gather_i3]}}
  %r = "stablehlo.gather"(%x0, %x1) <{dimension_numbers = #stablehlo.gather<offset_dims = "x", collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

func.func @gather_collapsed_slice_dims_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>) {
  // expected-error@+1 {{[gather_i4]}}
  %r = "stablehlo.gather"(%x0, %x1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = "x", operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

func.func @gather_operand_batching_dims_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>) {
  // expected-error@+1 {{[gather_i5]}}
  %r = "stablehlo.gather"(%x0, %x1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = "x", start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

func.func @gather_start_indices_batching_dims_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>) {
  // expected-error@+1 {{[gather_i6]}}
  %r = "stablehlo.gather"(%x0, %x1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = "x", start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

func.func @gather_start_index_map_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>) {
  // expected-error@+1 {{[gather_i7]}}
  %r = "stablehlo.gather"(%x0, %x1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = "x", index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

func.func @gather_index_vector_dim_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>) {
  // expected-error@+1 {{[gather_i8]}}
  %r = "stablehlo.gather"(%x0, %x1) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = "x">, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}

func.func @scatter_update_window_dims_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i4]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = "x", inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @scatter_inserted_window_dims_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i5]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = "x", input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @scatter_input_batching_dims_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i6]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = "x", scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @scatter_scatter_indices_batching_dims_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i7]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = "x", scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @scatter_scatter_dims_to_operand_dims_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i8]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = "x", index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @scatter_index_vector_dim_kind(%x0: tensor<9xf32>, %x1: tensor<3xi32>, %x2: tensor<3xf32>) {
  // expected-error@+1 {{[scatter_i9]}}
  %r = "stablehlo.scatter"(%x0, %x1, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = "x">, indices_are_sorted = false, unique_indices = false}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<9xf32>
  return
}

func.func @dot_general_lhs_batching_dimensions_kind(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i3]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = "x", rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_rhs_batching_dimensions_kind(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i4]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = "x", lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_lhs_contracting_dimensions_kind(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i5]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = "x", rhs_contracting_dimensions = [0]>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_rhs_contracting_dimensions_kind(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i6]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = "x">}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_without_lhs_component_count(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i11]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_without_rhs_component_count(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i12]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_without_num_primitive_operations(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i13]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, allow_imprecise_accumulation = false>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @dot_general_without_allow_imprecise_accumulation(%x0: tensor<2xf32>, %x1: tensor<2xf32>) {
  // expected-error@+1 {{[dot_general_i14]}}
  %r = "stablehlo.dot_general"(%x0, %x1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return
}

func.func @rng_bit_generator_algorithm(%x0: tensor<2xui64>) {
  // expected-error@+1 {{[rng_bit_generator_i1]}}
  %r:2 = "stablehlo.rng_bit_generator"(%x0) <{rng_algorithm = "PHILOX"}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return
}
