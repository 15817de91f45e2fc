// What the constraints of data movement refuse, by label.

func.func @slice_element_type(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[slice_c1]}}
  %r = "stablehlo.slice"(%x) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 1>}> : (tensor<3x4xi64>) -> tensor<2x2xi32>
  return
}

func.func @slice_start_count(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[slice_c2]}}
  %r = "stablehlo.slice"(%x) <{start_indices = array<i64: 1>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 1>}> : (tensor<3x4xi64>) -> tensor<2x2xi64>
  return
}

func.func @slice_limit_beyond_the_operand(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[slice_c3]}}
  %r = "stablehlo.slice"(%x) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 1>}> : (tensor<3x4xi64>) -> tensor<2x3xi64>
  return
}

func.func @slice_start_after_the_limit(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[slice_c3]}}
  %r = "stablehlo.slice"(%x) <{start_indices = array<i64: 2, 2>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<3x4xi64>) -> tensor<0x2xi64>
  return
}

func.func @slice_stride_zero(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[slice_c4]}}
  %r = "stablehlo.slice"(%x) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 0>}> : (tensor<3x4xi64>) -> tensor<2x2xi64>
  return
}

func.func @slice_result_shape(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[slice_c5]}}
  %r = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 4>, strides = array<i64: 2, 2>}> : (tensor<3x4xi64>) -> tensor<2x3xi64>
  return
}

func.func @slice_two_violations(%x: tensor<3x4xi64>) {
  // expected-error@+2 {{[slice_c4]}}
  // expected-error@+1 {{[slice_c3]}}
  %r = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, -1>, limit_indices = array<i64: 3, 4>, strides = array<i64: 0, 1>}> : (tensor<3x4xi64>) -> tensor<3x4xi64>
  return
}

func.func @concatenate_element_types(%x: tensor<3x4xi64>, %y: tensor<3x4xi32>) {
  // expected-error@+1 {{[concatenate_c1]}}
  %r = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<3x4xi64>, tensor<3x4xi32>) -> tensor<6x4xi64>
  return
}

func.func @concatenate_shapes(%x: tensor<3x4xi64>, %y: tensor<3x5xi64>) {
  // expected-error@+1 {{[concatenate_c2]}}
  %r = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<3x4xi64>, tensor<3x5xi64>) -> tensor<6x4xi64>
  return
}

func.func @concatenate_nothing() {
  // expected-error@+1 {{[concatenate_c3]}}
  %r = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<0xi64>
  return
}

func.func @concatenate_dimension(%x: tensor<3x4xi64>, %y: tensor<3x4xi64>) {
  // expected-error@+1 {{[concatenate_c4]}}
  %r = "stablehlo.concatenate"(%x, %y) <{dimension = 2 : i64}> : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<6x4xi64>
  return
}

func.func @concatenate_result_type(%x: tensor<3x4xi64>, %y: tensor<3x4xi64>) {
  // expected-error@+1 {{[concatenate_c5]}}
  %r = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<6x4xi32>
  return
}

func.func @concatenate_result_shape(%x: tensor<3x4xi64>, %y: tensor<3x4xi64>) {
  // expected-error@+1 {{[concatenate_c6]}}
  %r = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<7x4xi64>
  return
}

func.func @pad_value_type(%x: tensor<3x4xi64>, %v: tensor<i32>) {
  // expected-error@+1 {{[pad_c1]}}
  %r = "stablehlo.pad"(%x, %v) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x4xi64>, tensor<i32>) -> tensor<3x4xi64>
  return
}

func.func @pad_counts(%x: tensor<3x4xi64>, %v: tensor<i64>) {
  // expected-error@+1 {{[pad_c2]}}
  %r = "stablehlo.pad"(%x, %v) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x4xi64>, tensor<i64>) -> tensor<3x4xi64>
  return
}

func.func @pad_interior(%x: tensor<3x4xi64>, %v: tensor<i64>) {
  // expected-error@+1 {{[pad_c3]}}
  %r = "stablehlo.pad"(%x, %v) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, -1>}> : (tensor<3x4xi64>, tensor<i64>) -> tensor<3x4xi64>
  return
}

func.func @pad_shape(%x: tensor<3x4xi64>, %v: tensor<i64>) {
  // expected-error@+1 {{[pad_c4]}}
  %r = "stablehlo.pad"(%x, %v) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x4xi64>, tensor<i64>) -> tensor<3x4xi64>
  return
}

func.func @pad_removes_too_much(%x: tensor<3x4xi64>, %v: tensor<i64>) {
  // expected-error@+1 {{[pad_c4]}}
  %r = "stablehlo.pad"(%x, %v) <{edge_padding_low = array<i64: -4, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x4xi64>, tensor<i64>) -> tensor<0x4xi64>
  return
}

func.func @bitcast_convert_width(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[bitcast_convert_c1]}}
  %r = stablehlo.bitcast_convert %x : (tensor<3x4xi64>) -> tensor<3x4xi32>
  return
}

func.func @bitcast_convert_complex(%x: tensor<2xf64>) {
  // expected-error@+1 {{[bitcast_convert_c2]}}
  %r = stablehlo.bitcast_convert %x : (tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return
}

func.func @broadcast_in_dim_element_type(%x: tensor<3xi64>) {
  // expected-error@+1 {{[broadcast_in_dim_c1]}}
  %r = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3xi32>
  return
}

func.func @broadcast_in_dim_count(%x: tensor<3xi64>) {
  // expected-error@+1 {{[broadcast_in_dim_c2]}}
  %r = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3xi64>) -> tensor<3x3xi64>
  return
}

func.func @broadcast_in_dim_range(%x: tensor<3xi64>) {
  // expected-error@+1 {{[broadcast_in_dim_c3]}}
  %r = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xi64>) -> tensor<3x3xi64>
  return
}

func.func @broadcast_in_dim_twice(%x: tensor<3x3xi64>) {
  // expected-error@+1 {{[broadcast_in_dim_c4]}}
  %r = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<3x3xi64>) -> tensor<3x3xi64>
  return
}

func.func @broadcast_in_dim_sizes(%x: tensor<2xi64>) {
  // expected-error@+1 {{[broadcast_in_dim_c5]}}
  %r = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>) -> tensor<3x3xi64>
  return
}

func.func @get_dimension_size_range(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[get_dimension_size_c1]}}
  %r = stablehlo.get_dimension_size %x, dim = 2 : (tensor<3x4xi64>) -> tensor<i32>
  return
}

func.func @reshape_element_type(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[reshape_c1]}}
  %r = stablehlo.reshape %x : (tensor<3x4xi64>) -> tensor<12xi32>
  return
}

func.func @reshape_size(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[reshape_c2]}}
  %r = stablehlo.reshape %x : (tensor<3x4xi64>) -> tensor<11xi64>
  return
}

func.func @reverse_type(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[reverse_c1]}}
  %r = "stablehlo.reverse"(%x) <{dimensions = array<i64: 0>}> : (tensor<3x4xi64>) -> tensor<4x3xi64>
  return
}

func.func @reverse_twice(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[reverse_c2]}}
  %r = stablehlo.reverse %x, dims = [1, 1] : tensor<3x4xi64>
  return
}

func.func @reverse_range(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[reverse_c3]}}
  %r = stablehlo.reverse %x, dims = [2] : tensor<3x4xi64>
  return
}

func.func @transpose_element_type(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[transpose_c1]}}
  %r = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xi64>) -> tensor<4x3xi32>
  return
}

func.func @transpose_permutation(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[transpose_c2]}}
  %r = stablehlo.transpose %x, dims = [1, 1] : (tensor<3x4xi64>) -> tensor<4x4xi64>
  return
}

func.func @transpose_shape(%x: tensor<3x4xi64>) {
  // expected-error@+1 {{[transpose_c3]}}
  %r = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xi64>) -> tensor<3x4xi64>
  return
}

func.func @dynamic_slice_element_type(%x: tensor<3x4xi64>, %i: tensor<i64>, %j: tensor<i32>) {
  // expected-error@+1 {{[dynamic_slice_c1]}}
  %r = "stablehlo.dynamic_slice"(%x, %i, %i) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi64>, tensor<i64>, tensor<i64>) -> tensor<2x2xi32>
  return
}

func.func @dynamic_slice_counts(%x: tensor<3x4xi64>, %i: tensor<i64>, %j: tensor<i32>) {
  // expected-error@+1 {{[dynamic_slice_c2]}}
  %r = "stablehlo.dynamic_slice"(%x, %i) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi64>, tensor<i64>) -> tensor<2x2xi64>
  return
}

func.func @dynamic_slice_index_types(%x: tensor<3x4xi64>, %i: tensor<i64>, %j: tensor<i32>) {
  // expected-error@+1 {{[dynamic_slice_c3]}}
  %r = "stablehlo.dynamic_slice"(%x, %i, %j) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi64>, tensor<i64>, tensor<i32>) -> tensor<2x2xi64>
  return
}

func.func @dynamic_slice_sizes(%x: tensor<3x4xi64>, %i: tensor<i64>, %j: tensor<i32>) {
  // expected-error@+1 {{[dynamic_slice_c4]}}
  %r = "stablehlo.dynamic_slice"(%x, %i, %i) <{slice_sizes = array<i64: 2, 5>}> : (tensor<3x4xi64>, tensor<i64>, tensor<i64>) -> tensor<2x5xi64>
  return
}

func.func @dynamic_slice_shape(%x: tensor<3x4xi64>, %i: tensor<i64>, %j: tensor<i32>) {
  // expected-error@+1 {{[dynamic_slice_c5]}}
  %r = "stablehlo.dynamic_slice"(%x, %i, %i) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi64>, tensor<i64>, tensor<i64>) -> tensor<2x3xi64>
  return
}

func.func @dynamic_update_slice_type(%x: tensor<3x4xi64>, %i: tensor<i64>, %j: tensor<i32>, %u: tensor<2x2xi64>) {
  // expected-error@+1 {{[dynamic_update_slice_c1]}}
  %r = "stablehlo.dynamic_update_slice"(%x, %u, %i, %i) : (tensor<3x4xi64>, tensor<2x2xi64>, tensor<i64>, tensor<i64>) -> tensor<4x4xi64>
  return
}

func.func @dynamic_update_slice_element_type(%x: tensor<3x4xi64>, %i: tensor<i64>, %j: tensor<i32>, %u: tensor<2x2xi32>) {
  // expected-error@+1 {{[dynamic_update_slice_c2]}}
  %r = "stablehlo.dynamic_update_slice"(%x, %u, %i, %i) : (tensor<3x4xi64>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<3x4xi64>
  return
}

func.func @dynamic_update_slice_rank(%x: tensor<3x4xi64>, %i: tensor<i64>, %j: tensor<i32>, %u: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_update_slice_c3]}}
  %r = "stablehlo.dynamic_update_slice"(%x, %u, %i, %i) : (tensor<3x4xi64>, tensor<2xi64>, tensor<i64>, tensor<i64>) -> tensor<3x4xi64>
  return
}

func.func @dynamic_update_slice_count(%x: tensor<3x4xi64>, %i: tensor<i64>, %j: tensor<i32>, %u: tensor<2x2xi64>) {
  // expected-error@+1 {{[dynamic_update_slice_c4]}}
  %r = "stablehlo.dynamic_update_slice"(%x, %u, %i) : (tensor<3x4xi64>, tensor<2x2xi64>, tensor<i64>) -> tensor<3x4xi64>
  return
}

func.func @dynamic_update_slice_index_types(%x: tensor<3x4xi64>, %i: tensor<i64>, %j: tensor<i32>, %u: tensor<2x2xi64>) {
  // expected-error@+1 {{[dynamic_update_slice_c5]}}
  %r = "stablehlo.dynamic_update_slice"(%x, %u, %i, %j) : (tensor<3x4xi64>, tensor<2x2xi64>, tensor<i64>, tensor<i32>) -> tensor<3x4xi64>
  return
}

func.func @dynamic_update_slice_size(%x: tensor<3x4xi64>, %i: tensor<i64>, %j: tensor<i32>, %u: tensor<4x2xi64>) {
  // expected-error@+1 {{[dynamic_update_slice_c6]}}
  %r = "stablehlo.dynamic_update_slice"(%x, %u, %i, %i) : (tensor<3x4xi64>, tensor<4x2xi64>, tensor<i64>, tensor<i64>) -> tensor<3x4xi64>
  return
}
