// What the operations whose shapes are values refuse.

func.func @dynamic_reshape_c1(%x: tensor<6xf32>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_reshape_c1]}}
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<6xf32>, tensor<2xi64>) -> tensor<?x?xf64>
  return
}

func.func @dynamic_reshape_c2(%x: tensor<6xf32>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_reshape_c2]}}
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<6xf32>, tensor<2xi64>) -> tensor<2x4xf32>
  return
}

func.func @dynamic_reshape_c3(%x: tensor<2x6x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_reshape_c3]}}
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<2x6x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2xi64>) -> tensor<6x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}

func.func @dynamic_reshape_c4(%x: tensor<6xf32>, %s: tensor<3xi64>) {
  // expected-error@+1 {{[dynamic_reshape_c4]}}
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<6xf32>, tensor<3xi64>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_reshape_i2(%x: tensor<6xf32>, %s: tensor<2xf32>) {
  // expected-error@+1 {{[dynamic_reshape_i2]}}
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<6xf32>, tensor<2xf32>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_i2(%x: tensor<3xf32>, %s: tensor<2x1xi64>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_i2]}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0] : (tensor<3xf32>, tensor<2x1xi64>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_c1(%x: tensor<3xf32>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_c1]}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0] : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x?xf16>
  return
}

func.func @dynamic_broadcast_in_dim_c2(%x: tensor<3xf32>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_c2]}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0, 1] : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_c3(%x: tensor<3xf32>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_c3]}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [2] : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_c4(%x: tensor<3x3xf32>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_c4]}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1, 1] : (tensor<3x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_c5(%x: tensor<3xf32>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_c5]}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  return
}

func.func @dynamic_broadcast_in_dim_c6(%x: tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_c6]}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2xi64>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @dynamic_broadcast_in_dim_c7(%x: tensor<3xf32>, %s: tensor<3xi64>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_c7]}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<3xf32>, tensor<3xi64>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_c8(%x: tensor<3xf32>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_c8]}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) {broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_c9(%x: tensor<3xf32>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_c9]}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) {broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_c10(%x: tensor<3xf32>, %s: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_broadcast_in_dim_c10]}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) {broadcast_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: -1>} : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_iota_i1(%s: tensor<i64>) {
  // expected-error@+1 {{[dynamic_iota_i1]}}
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<i64>) -> tensor<?xi32>
  return
}

func.func @dynamic_iota_c1(%s: tensor<1xi64>) {
  // expected-error@+1 {{[dynamic_iota_c1]}}
  %0 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<1xi64>) -> tensor<?xi32>
  return
}

func.func @dynamic_iota_c2(%s: tensor<1xi64>) {
  // expected-error@+1 {{[dynamic_iota_c2]}}
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<?x?xi32>
  return
}

func.func @dynamic_pad_i1(%x: tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %v: tensor<!quant.uniform<i8:f32, 0.5>>, %p: tensor<1xi64>) {
  // expected-error@+2 {{[dynamic_pad_i1]}}
  // expected-error@+1 {{[dynamic_pad_c1]}}
  %0 = stablehlo.dynamic_pad %x, %v, %p, %p, %p : (tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<!quant.uniform<i8:f32, 0.5>>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @dynamic_pad_i2(%x: tensor<3xf32>, %v: tensor<1xf32>, %p: tensor<1xi64>) {
  // expected-error@+1 {{[dynamic_pad_i2]}}
  %0 = stablehlo.dynamic_pad %x, %v, %p, %p, %p : (tensor<3xf32>, tensor<1xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

func.func @dynamic_pad_i3(%x: tensor<3xf32>, %v: tensor<f32>, %p: tensor<1xi64>, %f: tensor<1xf32>) {
  // expected-error@+1 {{[dynamic_pad_i3]}}
  %0 = stablehlo.dynamic_pad %x, %v, %f, %p, %p : (tensor<3xf32>, tensor<f32>, tensor<1xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

func.func @dynamic_pad_i4(%x: tensor<3xf32>, %v: tensor<f32>, %p: tensor<1xi64>, %f: tensor<1xf32>) {
  // expected-error@+1 {{[dynamic_pad_i4]}}
  %0 = stablehlo.dynamic_pad %x, %v, %p, %f, %p : (tensor<3xf32>, tensor<f32>, tensor<1xi64>, tensor<1xf32>, tensor<1xi64>) -> tensor<?xf32>
  return
}

func.func @dynamic_pad_i5(%x: tensor<3xf32>, %v: tensor<f32>, %p: tensor<1xi64>, %f: tensor<1xf32>) {
  // expected-error@+1 {{[dynamic_pad_i5]}}
  %0 = stablehlo.dynamic_pad %x, %v, %p, %p, %f : (tensor<3xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xf32>) -> tensor<?xf32>
  return
}

func.func @dynamic_pad_c1(%x: tensor<3xf32>, %v: tensor<f64>, %p: tensor<1xi64>) {
  // expected-error@+1 {{[dynamic_pad_c1]}}
  %0 = stablehlo.dynamic_pad %x, %v, %p, %p, %p : (tensor<3xf32>, tensor<f64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

func.func @dynamic_pad_c2(%x: tensor<3xf32>, %v: tensor<f32>, %p: tensor<2xi64>) {
  // expected-error@+3 {{edge_padding_low has 2 numbers for rank 1 [dynamic_pad_c2]}}
  // expected-error@+2 {{edge_padding_high has 2 numbers for rank 1 [dynamic_pad_c2]}}
  // expected-error@+1 {{interior_padding has 2 numbers for rank 1 [dynamic_pad_c2]}}
  %0 = stablehlo.dynamic_pad %x, %v, %p, %p, %p : (tensor<3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?xf32>
  return
}

func.func @dynamic_pad_c4(%x: tensor<3xf32>, %v: tensor<f32>, %p: tensor<1xi64>) {
  // expected-error@+1 {{[dynamic_pad_c4]}}
  %0 = stablehlo.dynamic_pad %x, %v, %p, %p, %p : (tensor<3xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xf32>
  return
}

func.func @real_dynamic_slice_numbers(%x: tensor<3xf32>, %p: tensor<2xi64>) {
  // expected-error@+3 {{start_indices has 2 numbers for rank 1 [slice_c2]}}
  // expected-error@+2 {{limit_indices has 2 numbers for rank 1 [slice_c2]}}
  // expected-error@+1 {{strides has 2 numbers for rank 1 [slice_c2]}}
  %0 = stablehlo.real_dynamic_slice %x, %p, %p, %p : (tensor<3xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?xf32>
  return
}

func.func @real_dynamic_slice_types(%x: tensor<3xf32>, %p: tensor<1xi64>, %q: tensor<1xi32>) {
  // expected-error@+1 {{must have one type}}
  %0 = stablehlo.real_dynamic_slice %x, %p, %q, %p : (tensor<3xf32>, tensor<1xi64>, tensor<1xi32>, tensor<1xi64>) -> tensor<?xf32>
  return
}

func.func @set_dimension_size_of_no_dimension(%x: tensor<3xf32>, %n: tensor<i32>) {
  // expected-error@+1 {{dimension 1 is not one of rank 1}}
  %0 = stablehlo.set_dimension_size %x, %n, dim = 1 : (tensor<3xf32>, tensor<i32>) -> tensor<?xf32>
  return
}

func.func @set_dimension_size_by_i64(%x: tensor<3xf32>, %n: tensor<i64>) {
  // expected-error@+1 {{the size must be a tensor<i32>}}
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<3xf32>, tensor<i64>) -> tensor<?xf32>
  return
}

func.func @dynamic_gather_i2(%x: tensor<3x4xf32>, %i: tensor<2x1xf32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_i2]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xf32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}

func.func @dynamic_gather_i3(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<2xf64>) {
  // expected-error@+1 {{[dynamic_gather_i3]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xf64>) -> tensor<2x?xf32>
  return
}

func.func @dynamic_gather_c1(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_c1]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}

func.func @dynamic_gather_c2(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_c2]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}

func.func @dynamic_gather_c3(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_c3]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}

func.func @dynamic_gather_c4(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_c4]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x?x?xf32>
  return
}

func.func @dynamic_gather_c5(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_c5]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}

func.func @dynamic_gather_c6(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_c6]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 0], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

func.func @dynamic_gather_c7(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_c7]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}

func.func @dynamic_gather_c9(%x: tensor<3x4xf32>, %i: tensor<2x2xi32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_c9]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x2xi32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}

func.func @dynamic_gather_c10(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_c10]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [2], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}

func.func @dynamic_gather_c11(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<3xi64>) {
  // expected-error@+1 {{[dynamic_gather_c11]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<3xi64>) -> tensor<2x?xf32>
  return
}

func.func @dynamic_gather_c13(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_c13]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<3x?xf32>
  return
}

func.func @dynamic_gather_c14(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{[dynamic_gather_c14]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x?xf64>
  return
}

func.func @torch_index_select_dim(%x: tensor<3x4xf32>, %i: tensor<2xi32>) {
  // expected-error@+1 {{dim 2 and batch_dims 0}}
  %0 = "stablehlo.torch_index_select"(%x, %i) {dim = 2 : i64, batch_dims = 0 : i64} : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return
}

func.func @torch_index_select_shape(%x: tensor<3x4xf32>, %i: tensor<2xi32>) {
  // expected-error@+1 {{inferred result type (tensor<2x4xf32>)}}
  %0 = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<3x4xf32>
  return
}

func.func @dynamic_reshape_to_a_constant_shape(%x: tensor<6xf32>) {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  // expected-error@+1 {{[dynamic_reshape_c2]}}
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<6xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  // expected-error@+1 {{[dynamic_reshape_c4]}}
  %1 = stablehlo.dynamic_reshape %x, %s : (tensor<6xf32>, tensor<2xi64>) -> tensor<3x?xf32>
  return
}

func.func @dynamic_broadcast_in_dim_to_a_constant_shape(%x: tensor<3xf32>) {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  // expected-error@+1 {{[dynamic_broadcast_in_dim_c5]}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_iota_of_a_constant_shape() {
  %s = stablehlo.constant dense<[2, -4]> : tensor<2xi64>
  // expected-error@+1 {{[dynamic_iota_c2]}}
  %0 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf32>
  return
}

func.func @dynamic_pad_by_constants(%x: tensor<3xf32>, %v: tensor<f32>) {
  %one = stablehlo.constant dense<1> : tensor<1xi64>
  %minus = stablehlo.constant dense<-1> : tensor<1xi64>
  // expected-error@+1 {{[dynamic_pad_c3]}}
  %0 = stablehlo.dynamic_pad %x, %v, %one, %one, %minus : (tensor<3xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  // expected-error@+1 {{[dynamic_pad_c4]}}
  %1 = stablehlo.dynamic_pad %x, %v, %one, %one, %one : (tensor<3xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8xf32>
  return
}

func.func @dynamic_gather_of_constant_sizes(%x: tensor<3x4xf32>, %i: tensor<2x1xi32>) {
  %two = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  // expected-error@+1 {{[dynamic_gather_c8]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %two) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x?xf32>
  %five = stablehlo.constant dense<[1, 5]> : tensor<2xi64>
  // expected-error@+1 {{[dynamic_gather_c12]}}
  %1 = "stablehlo.dynamic_gather"(%x, %i, %five) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}
