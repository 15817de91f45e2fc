// The programs of the ops that are not elementwise, one a block. The first line of a block names the op, and what
// the case shows if the op has several. `$T` stands for each element type, `$U` for each other one, `$W` for the type
// itself and for f32 or i32 if the type is narrower, and `$K` for each length of a sum. A line `%i: VALUE` gives an
// argument its value; arguments without one get values of the case's own.

// op: stablehlo.select
func.func public @main(%p: tensor<2048xi1>, %a: tensor<2048x$T>, %b: tensor<2048x$T>) -> tensor<2048x$T> {
  %r = stablehlo.select %p, %a, %b : tensor<2048xi1>, tensor<2048x$T>
  return %r : tensor<2048x$T>
}

// op: stablehlo.compare less
func.func public @main(%a: tensor<$Nx$T>, %b: tensor<$Nx$T>) -> tensor<$Nxi1> {
  %r = stablehlo.compare LT, %a, %b : (tensor<$Nx$T>, tensor<$Nx$T>) -> tensor<$Nxi1>
  return %r : tensor<$Nxi1>
}

// op: stablehlo.compare equal
func.func public @main(%a: tensor<$Nx$T>, %b: tensor<$Nx$T>) -> tensor<$Nxi1> {
  %r = stablehlo.compare EQ, %a, %b : (tensor<$Nx$T>, tensor<$Nx$T>) -> tensor<$Nxi1>
  return %r : tensor<$Nxi1>
}

// op: stablehlo.compare not_equal
func.func public @main(%a: tensor<$Nx$T>, %b: tensor<$Nx$T>) -> tensor<$Nxi1> {
  %r = stablehlo.compare NE, %a, %b : (tensor<$Nx$T>, tensor<$Nx$T>) -> tensor<$Nxi1>
  return %r : tensor<$Nxi1>
}

// op: stablehlo.compare greater_equal
func.func public @main(%a: tensor<$Nx$T>, %b: tensor<$Nx$T>) -> tensor<$Nxi1> {
  %r = stablehlo.compare GE, %a, %b : (tensor<$Nx$T>, tensor<$Nx$T>) -> tensor<$Nxi1>
  return %r : tensor<$Nxi1>
}

// op: stablehlo.compare totalorder
func.func public @main(%a: tensor<$Nx$T>, %b: tensor<$Nx$T>) -> tensor<$Nxi1> {
  %r = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<$Nx$T>, tensor<$Nx$T>) -> tensor<$Nxi1>
  return %r : tensor<$Nxi1>
}

// op: stablehlo.convert
func.func public @main(%a: tensor<$Nx$T>) -> tensor<$Nx$U> {
  %r = stablehlo.convert %a : (tensor<$Nx$T>) -> tensor<$Nx$U>
  return %r : tensor<$Nx$U>
}

// op: stablehlo.bitcast_convert
func.func public @main(%a: tensor<$Nx$T>) -> tensor<$Nx$U> {
  %r = stablehlo.bitcast_convert %a : (tensor<$Nx$T>) -> tensor<$Nx$U>
  return %r : tensor<$Nx$U>
}

// op: stablehlo.reduce_precision e5m2
func.func public @main(%a: tensor<$Nx$T>) -> tensor<$Nx$T> {
  %r = stablehlo.reduce_precision %a, format = e5m2 : tensor<$Nx$T>
  return %r : tensor<$Nx$T>
}

// op: stablehlo.reduce_precision e8m7
func.func public @main(%a: tensor<$Nx$T>) -> tensor<$Nx$T> {
  %r = stablehlo.reduce_precision %a, format = e8m7 : tensor<$Nx$T>
  return %r : tensor<$Nx$T>
}

// op: chlo.broadcast_compare
func.func public @main(%a: tensor<$Nx$T>, %b: tensor<$Nx$T>) -> tensor<$Nxi1> {
  %r = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>} : (tensor<$Nx$T>, tensor<$Nx$T>) -> tensor<$Nxi1>
  return %r : tensor<$Nxi1>
}

// op: chlo.broadcast_select
func.func public @main(%p: tensor<64xi1>, %a: tensor<32x64x$T>, %b: tensor<64x$T>) -> tensor<32x64x$T> {
  %r = chlo.broadcast_select %p, %a, %b : (tensor<64xi1>, tensor<32x64x$T>, tensor<64x$T>) -> tensor<32x64x$T>
  return %r : tensor<32x64x$T>
}

// op: chlo.constant_like
func.func public @main(%a: tensor<2x3x$T>) -> tensor<2x3x$T> {
  %r = "chlo.constant_like"(%a) {value = 3.0 : $T} : (tensor<2x3x$T>) -> tensor<2x3x$T>
  return %r : tensor<2x3x$T>
}

// op: chlo.top_k
func.func public @main(%a: tensor<5x37x$T>) -> (tensor<5x4x$T>, tensor<5x4xi32>) {
  %r:2 = chlo.top_k(%a, k = 4) : tensor<5x37x$T> -> (tensor<5x4x$T>, tensor<5x4xi32>)
  return %r#0, %r#1 : tensor<5x4x$T>, tensor<5x4xi32>
}

// op: chlo.ragged_dot
// %sizes: 3xi64=2,1,2
func.func public @main(%a: tensor<5x16x$T>, %b: tensor<3x16x7x$T>, %sizes: tensor<3xi64>) -> tensor<5x7x$T> {
  %r = "chlo.ragged_dot"(%a, %b, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<5x16x$T>, tensor<3x16x7x$T>, tensor<3xi64>) -> tensor<5x7x$T>
  return %r : tensor<5x7x$T>
}

// op: stablehlo.constant
func.func public @main() -> tensor<4x$T> {
  %r = stablehlo.constant dense<[0, 1, 1, 0]> : tensor<4x$T>
  return %r : tensor<4x$T>
}

// op: stablehlo.constant floats
func.func public @main() -> tensor<5x$T> {
  %r = stablehlo.constant dense<[0.5, 1.0, 2.0, 4.0, 1.0]> : tensor<5x$T>
  return %r : tensor<5x$T>
}

// op: stablehlo.iota
func.func public @main() -> tensor<3x5x$T> {
  %r = stablehlo.iota dim = 1 : tensor<3x5x$T>
  return %r : tensor<3x5x$T>
}

// op: stablehlo.dynamic_iota
// %s: 2xi64=3,5
func.func public @main(%s: tensor<2xi64>) -> tensor<3x5x$T> {
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<3x5x$T>
  return %r : tensor<3x5x$T>
}

// op: stablehlo.reshape
func.func public @main(%a: tensor<6x10x$T>) -> tensor<4x15x$T> {
  %r = stablehlo.reshape %a : (tensor<6x10x$T>) -> tensor<4x15x$T>
  return %r : tensor<4x15x$T>
}

// op: stablehlo.dynamic_reshape
// %s: 2xi64=4,15
func.func public @main(%a: tensor<6x10x$T>, %s: tensor<2xi64>) -> tensor<4x15x$T> {
  %r = stablehlo.dynamic_reshape %a, %s : (tensor<6x10x$T>, tensor<2xi64>) -> tensor<4x15x$T>
  return %r : tensor<4x15x$T>
}

// op: stablehlo.transpose
func.func public @main(%a: tensor<5x3x7x$T>) -> tensor<7x5x3x$T> {
  %r = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<5x3x7x$T>) -> tensor<7x5x3x$T>
  return %r : tensor<7x5x3x$T>
}

// op: stablehlo.reverse
func.func public @main(%a: tensor<5x7x$T>) -> tensor<5x7x$T> {
  %r = stablehlo.reverse %a, dims = [1] : tensor<5x7x$T>
  return %r : tensor<5x7x$T>
}

// op: stablehlo.slice
func.func public @main(%a: tensor<9x11x$T>) -> tensor<4x5x$T> {
  %r = stablehlo.slice %a [1:9:2, 1:11:2] : (tensor<9x11x$T>) -> tensor<4x5x$T>
  return %r : tensor<4x5x$T>
}

// op: stablehlo.concatenate
func.func public @main(%a: tensor<3x5x$T>, %b: tensor<3x2x$T>) -> tensor<3x7x$T> {
  %r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<3x5x$T>, tensor<3x2x$T>) -> tensor<3x7x$T>
  return %r : tensor<3x7x$T>
}

// op: stablehlo.pad
func.func public @main(%a: tensor<5x7x$T>, %v: tensor<$T>) -> tensor<7x13x$T> {
  %r = stablehlo.pad %a, %v, low = [2, -1], high = [0, 1], interior = [0, 1] : (tensor<5x7x$T>, tensor<$T>) -> tensor<7x13x$T>
  return %r : tensor<7x13x$T>
}

// op: stablehlo.dynamic_pad
// %l: 2xi64=2,0
// %h: 2xi64=0,1
// %i: 2xi64=0,1
func.func public @main(%a: tensor<5x7x$T>, %v: tensor<$T>, %l: tensor<2xi64>, %h: tensor<2xi64>, %i: tensor<2xi64>) -> tensor<7x14x$T> {
  %r = stablehlo.dynamic_pad %a, %v, %l, %h, %i : (tensor<5x7x$T>, tensor<$T>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<7x14x$T>
  return %r : tensor<7x14x$T>
}

// op: stablehlo.broadcast
func.func public @main(%a: tensor<7x$T>) -> tensor<5x7x$T> {
  %r = stablehlo.broadcast %a, sizes = [5] : (tensor<7x$T>) -> tensor<5x7x$T>
  return %r : tensor<5x7x$T>
}

// op: stablehlo.broadcast_in_dim
func.func public @main(%a: tensor<1x7x$T>) -> tensor<5x3x7x$T> {
  %r = stablehlo.broadcast_in_dim %a, dims = [0, 2] : (tensor<1x7x$T>) -> tensor<5x3x7x$T>
  return %r : tensor<5x3x7x$T>
}

// op: stablehlo.dynamic_broadcast_in_dim
// %s: 3xi64=5,3,7
func.func public @main(%a: tensor<1x7x$T>, %s: tensor<3xi64>) -> tensor<5x3x7x$T> {
  %r = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0, 2] : (tensor<1x7x$T>, tensor<3xi64>) -> tensor<5x3x7x$T>
  return %r : tensor<5x3x7x$T>
}

// op: stablehlo.get_dimension_size
func.func public @main(%a: tensor<3x5x$T>) -> tensor<i32> {
  %r = stablehlo.get_dimension_size %a, dim = 1 : (tensor<3x5x$T>) -> tensor<i32>
  return %r : tensor<i32>
}

// op: stablehlo.dynamic_slice
// %i: i32=2
// %j: i32=9
func.func public @main(%a: tensor<5x7x$T>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<2x3x$T> {
  %r = stablehlo.dynamic_slice %a, %i, %j, sizes = [2, 3] : (tensor<5x7x$T>, tensor<i32>, tensor<i32>) -> tensor<2x3x$T>
  return %r : tensor<2x3x$T>
}

// op: stablehlo.dynamic_update_slice
// %i: i32=2
// %j: i32=9
func.func public @main(%a: tensor<5x7x$T>, %u: tensor<2x3x$T>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<5x7x$T> {
  %r = stablehlo.dynamic_update_slice %a, %u, %i, %j : (tensor<5x7x$T>, tensor<2x3x$T>, tensor<i32>, tensor<i32>) -> tensor<5x7x$T>
  return %r : tensor<5x7x$T>
}

// op: stablehlo.real_dynamic_slice
// %s: 2xi64=1,0
// %l: 2xi64=5,6
// %d: 2xi64=2,2
func.func public @main(%a: tensor<5x7x$T>, %s: tensor<2xi64>, %l: tensor<2xi64>, %d: tensor<2xi64>) -> tensor<2x3x$T> {
  %r = stablehlo.real_dynamic_slice %a, %s, %l, %d : (tensor<5x7x$T>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3x$T>
  return %r : tensor<2x3x$T>
}

// op: stablehlo.gather
// %i: 4xi64=2,0,9,-1
func.func public @main(%a: tensor<5x3x$T>, %i: tensor<4xi64>) -> tensor<4x3x$T> {
  %r = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3x$T>, tensor<4xi64>) -> tensor<4x3x$T>
  return %r : tensor<4x3x$T>
}

// op: stablehlo.dynamic_gather
// %i: 4xi64=2,0,9,-1
// %s: 2xi64=1,3
func.func public @main(%a: tensor<5x3x$T>, %i: tensor<4xi64>, %s: tensor<2xi64>) -> tensor<4x3x$T> {
  %r = "stablehlo.dynamic_gather"(%a, %i, %s) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<5x3x$T>, tensor<4xi64>, tensor<2xi64>) -> tensor<4x3x$T>
  return %r : tensor<4x3x$T>
}

// op: stablehlo.torch_index_select
// %i: 3xi32=2,0,3
func.func public @main(%a: tensor<5x3x$T>, %i: tensor<3xi32>) -> tensor<3x3x$T> {
  %r = "stablehlo.torch_index_select"(%a, %i) {dim = 0 : i64, batch_dims = 0 : i64} : (tensor<5x3x$T>, tensor<3xi32>) -> tensor<3x3x$T>
  return %r : tensor<3x3x$T>
}

// op: stablehlo.scatter replacing
// %i: 2xi64=4,1
func.func public @main(%a: tensor<5x3x$T>, %i: tensor<2xi64>, %u: tensor<2x3x$T>) -> tensor<5x3x$T> {
  %r = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<$T>, %y: tensor<$T>):
    stablehlo.return %y : tensor<$T>
  }) : (tensor<5x3x$T>, tensor<2xi64>, tensor<2x3x$T>) -> tensor<5x3x$T>
  return %r : tensor<5x3x$T>
}

// op: stablehlo.scatter adding
// %i: 6xi64=2,0,2,9,2,4
func.func public @main(%a: tensor<5x3x$T>, %i: tensor<6xi64>, %u: tensor<6x3x$T>) -> tensor<5x3x$T> {
  %r = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<$T>, %y: tensor<$T>):
    %0 = stablehlo.add %x, %y : tensor<$T>
    stablehlo.return %0 : tensor<$T>
  }) : (tensor<5x3x$T>, tensor<6xi64>, tensor<6x3x$T>) -> tensor<5x3x$T>
  return %r : tensor<5x3x$T>
}

// op: stablehlo.reduce adding
// %z: zeros
func.func public @main(%a: tensor<3x$Kx$T>, %z: tensor<$T>) -> tensor<3x$T> {
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x$Kx$T>, tensor<$T>) -> tensor<3x$T>
  return %r : tensor<3x$T>
}

// op: stablehlo.reduce columns
// %z: zeros
func.func public @main(%a: tensor<$Kx3x$T>, %z: tensor<$T>) -> tensor<3x$T> {
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<$Kx3x$T>, tensor<$T>) -> tensor<3x$T>
  return %r : tensor<3x$T>
}

// op: stablehlo.reduce largest
func.func public @main(%a: tensor<3x37x$T>, %z: tensor<$T>) -> tensor<3x$T> {
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<3x37x$T>, tensor<$T>) -> tensor<3x$T>
  return %r : tensor<3x$T>
}

// op: stablehlo.reduce initial
func.func public @main(%a: tensor<3x9x$T>, %z: tensor<$T>) -> tensor<3x$T> {
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x9x$T>, tensor<$T>) -> tensor<3x$T>
  return %r : tensor<3x$T>
}

// op: stablehlo.reduce multiplying
// %z: ones
func.func public @main(%a: tensor<3x9x$T>, %z: tensor<$T>) -> tensor<3x$T> {
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.multiply across dimensions = [1] : (tensor<3x9x$T>, tensor<$T>) -> tensor<3x$T>
  return %r : tensor<3x$T>
}

// op: stablehlo.reduce and
func.func public @main(%a: tensor<3x9x$T>, %z: tensor<$T>) -> tensor<3x$T> {
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.and across dimensions = [1] : (tensor<3x9x$T>, tensor<$T>) -> tensor<3x$T>
  return %r : tensor<3x$T>
}

// op: stablehlo.reduce_window adding
// %z: zeros
func.func public @main(%a: tensor<9x11x$T>, %z: tensor<$T>) -> tensor<8x5x$T> {
  %r = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<$T>, %y: tensor<$T>):
    %0 = stablehlo.add %x, %y : tensor<$T>
    stablehlo.return %0 : tensor<$T>
  }) : (tensor<9x11x$T>, tensor<$T>) -> tensor<8x5x$T>
  return %r : tensor<8x5x$T>
}

// op: stablehlo.reduce_window largest
func.func public @main(%a: tensor<9x11x$T>, %z: tensor<$T>) -> tensor<8x5x$T> {
  %r = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<$T>, %y: tensor<$T>):
    %0 = stablehlo.maximum %x, %y : tensor<$T>
    stablehlo.return %0 : tensor<$T>
  }) : (tensor<9x11x$T>, tensor<$T>) -> tensor<8x5x$T>
  return %r : tensor<8x5x$T>
}

// op: stablehlo.select_and_scatter
func.func public @main(%a: tensor<8x9x$T>, %s: tensor<4x3x$T>, %z: tensor<$T>) -> tensor<8x9x$T> {
  %r = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<0> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<$T>, %y: tensor<$T>):
    %0 = stablehlo.compare GE, %x, %y : (tensor<$T>, tensor<$T>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }, {
  ^bb0(%x: tensor<$T>, %y: tensor<$T>):
    %0 = stablehlo.add %x, %y : tensor<$T>
    stablehlo.return %0 : tensor<$T>
  }) : (tensor<8x9x$T>, tensor<4x3x$T>, tensor<$T>) -> tensor<8x9x$T>
  return %r : tensor<8x9x$T>
}

// op: stablehlo.sort
func.func public @main(%a: tensor<5x37x$T>) -> tensor<5x37x$T> {
  %r = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<$T>, %y: tensor<$T>):
    %0 = stablehlo.compare LT, %x, %y : (tensor<$T>, tensor<$T>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5x37x$T>) -> tensor<5x37x$T>
  return %r : tensor<5x37x$T>
}

// op: stablehlo.sort pairs
func.func public @main(%a: tensor<5x37x$T>, %b: tensor<5x37xi32>) -> (tensor<5x37x$T>, tensor<5x37xi32>) {
  %r:2 = "stablehlo.sort"(%a, %b) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<$T>, %y: tensor<$T>, %u: tensor<i32>, %v: tensor<i32>):
    %0 = stablehlo.compare GT, %x, %y : (tensor<$T>, tensor<$T>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5x37x$T>, tensor<5x37xi32>) -> (tensor<5x37x$T>, tensor<5x37xi32>)
  return %r#0, %r#1 : tensor<5x37x$T>, tensor<5x37xi32>
}

// op: stablehlo.map
func.func public @main(%a: tensor<37x$T>, %b: tensor<37x$T>) -> tensor<37x$T> {
  %r = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<$T>, %y: tensor<$T>):
    %0 = stablehlo.maximum %x, %y : tensor<$T>
    stablehlo.return %0 : tensor<$T>
  }) : (tensor<37x$T>, tensor<37x$T>) -> tensor<37x$T>
  return %r : tensor<37x$T>
}

// op: stablehlo.dot_general
func.func public @main(%a: tensor<5x$Kx$T>, %b: tensor<$Kx7x$T>) -> tensor<5x7x$W> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<5x$Kx$T>, tensor<$Kx7x$T>) -> tensor<5x7x$W>
  return %r : tensor<5x7x$W>
}

// op: stablehlo.dot_general batched
func.func public @main(%a: tensor<2x3x$Kx$T>, %b: tensor<2x5x$Kx$T>) -> tensor<2x3x5x$W> {
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x3x$Kx$T>, tensor<2x5x$Kx$T>) -> tensor<2x3x5x$W>
  return %r : tensor<2x3x5x$W>
}

// op: stablehlo.dot
func.func public @main(%a: tensor<$Kx$T>, %b: tensor<$Kx$T>) -> tensor<$W> {
  %r = stablehlo.dot %a, %b : (tensor<$Kx$T>, tensor<$Kx$T>) -> tensor<$W>
  return %r : tensor<$W>
}

// op: stablehlo.einsum
func.func public @main(%a: tensor<5x$Kx$T>, %b: tensor<$Kx7x$T>) -> tensor<5x7x$T> {
  %r = stablehlo.einsum %a, %b, config = "ij,jk->ik" : (tensor<5x$Kx$T>, tensor<$Kx7x$T>) -> tensor<5x7x$T>
  return %r : tensor<5x7x$T>
}

// op: stablehlo.unary_einsum
func.func public @main(%a: tensor<5x7x$T>) -> tensor<7x5x$T> {
  %r = stablehlo.unary_einsum %a, config = "ij->ji" : (tensor<5x7x$T>) -> tensor<7x5x$T>
  return %r : tensor<7x5x$T>
}

// op: stablehlo.convolution
func.func public @main(%a: tensor<1x7x8x16x$T>, %b: tensor<3x3x16x4x$T>) -> tensor<1x7x8x4x$W> {
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x8x16x$T>, tensor<3x3x16x4x$T>) -> tensor<1x7x8x4x$W>
  return %r : tensor<1x7x8x4x$W>
}

// op: stablehlo.dynamic_conv
// %p: 2x2xi64=1,1,1,1
func.func public @main(%a: tensor<1x7x8x16x$T>, %b: tensor<3x3x16x4x$T>, %p: tensor<2x2xi64>) -> tensor<1x7x8x4x$T> {
  %r = "stablehlo.dynamic_conv"(%a, %b, %p) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x7x8x16x$T>, tensor<3x3x16x4x$T>, tensor<2x2xi64>) -> tensor<1x7x8x4x$T>
  return %r : tensor<1x7x8x4x$T>
}

// op: stablehlo.batch_norm_training
func.func public @main(%a: tensor<5x3x7x$T>, %s: tensor<3x$T>, %o: tensor<3x$T>) -> (tensor<5x3x7x$T>, tensor<3x$T>, tensor<3x$T>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %s, %o) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<5x3x7x$T>, tensor<3x$T>, tensor<3x$T>) -> (tensor<5x3x7x$T>, tensor<3x$T>, tensor<3x$T>)
  return %r#0, %r#1, %r#2 : tensor<5x3x7x$T>, tensor<3x$T>, tensor<3x$T>
}

// op: stablehlo.batch_norm_inference
// %v: 3xf64=1.5
func.func public @main(%a: tensor<5x3x7x$T>, %s: tensor<3x$T>, %o: tensor<3x$T>, %m: tensor<3x$T>, %v: tensor<3x$T>) -> tensor<5x3x7x$T> {
  %r = "stablehlo.batch_norm_inference"(%a, %s, %o, %m, %v) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<5x3x7x$T>, tensor<3x$T>, tensor<3x$T>, tensor<3x$T>, tensor<3x$T>) -> tensor<5x3x7x$T>
  return %r : tensor<5x3x7x$T>
}

// op: stablehlo.batch_norm_grad
// %v: 3xf64=1.5
func.func public @main(%a: tensor<5x3x7x$T>, %s: tensor<3x$T>, %m: tensor<3x$T>, %v: tensor<3x$T>, %g: tensor<5x3x7x$T>) -> (tensor<5x3x7x$T>, tensor<3x$T>, tensor<3x$T>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %s, %m, %v, %g) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<5x3x7x$T>, tensor<3x$T>, tensor<3x$T>, tensor<3x$T>, tensor<5x3x7x$T>) -> (tensor<5x3x7x$T>, tensor<3x$T>, tensor<3x$T>)
  return %r#0, %r#1, %r#2 : tensor<5x3x7x$T>, tensor<3x$T>, tensor<3x$T>
}

// op: stablehlo.cholesky
// %a: 3x3xf64=4,1,0.5,1,3,0.25,0.5,0.25,2
func.func public @main(%a: tensor<3x3x$T>) -> tensor<3x3x$T> {
  %r = stablehlo.cholesky %a, lower = true : tensor<3x3x$T>
  return %r : tensor<3x3x$T>
}

// op: stablehlo.triangular_solve
// %a: 3x3xf64=4,0,0,1,3,0,0.5,0.25,2
func.func public @main(%a: tensor<3x3x$T>, %b: tensor<3x5x$T>) -> tensor<3x5x$T> {
  %r = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3x$T>, tensor<3x5x$T>) -> tensor<3x5x$T>
  return %r : tensor<3x5x$T>
}

// op: stablehlo.fft
func.func public @main(%a: tensor<3x12x$T>) -> tensor<3x12x$T> {
  %r = stablehlo.fft %a, type = FFT, length = [12] : (tensor<3x12x$T>) -> tensor<3x12x$T>
  return %r : tensor<3x12x$T>
}

// op: stablehlo.rng_bit_generator threefry
// %s: 2xui64=7,11
func.func public @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x7x$T>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x7x$T>)
  return %n, %r : tensor<2xui64>, tensor<3x7x$T>
}

// op: stablehlo.rng_bit_generator philox
// %s: 3xui64=7,11,13
func.func public @main(%s: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x7x$T>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x7x$T>)
  return %n, %r : tensor<3xui64>, tensor<3x7x$T>
}

// op: stablehlo.all_reduce
func.func public @main(%a: tensor<5x$T>) -> tensor<5x$T> {
  %r = "stablehlo.all_reduce"(%a) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%x: tensor<$T>, %y: tensor<$T>):
    %0 = stablehlo.maximum %x, %y : tensor<$T>
    stablehlo.return %0 : tensor<$T>
  }) : (tensor<5x$T>) -> tensor<5x$T>
  return %r : tensor<5x$T>
}

// op: stablehlo.all_gather
func.func public @main(%a: tensor<5x$T>) -> tensor<5x$T> {
  %r = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<5x$T>) -> tensor<5x$T>
  return %r : tensor<5x$T>
}

// op: stablehlo.all_to_all
func.func public @main(%a: tensor<5x$T>) -> tensor<5x$T> {
  %r = "stablehlo.all_to_all"(%a) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<5x$T>) -> tensor<5x$T>
  return %r : tensor<5x$T>
}

// op: stablehlo.collective_permute
func.func public @main(%a: tensor<5x$T>) -> tensor<5x$T> {
  %r = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<5x$T>) -> tensor<5x$T>
  return %r : tensor<5x$T>
}

// op: stablehlo.collective_broadcast
func.func public @main(%a: tensor<5x$T>) -> tensor<5x$T> {
  %r = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<5x$T>) -> tensor<5x$T>
  return %r : tensor<5x$T>
}

// op: stablehlo.reduce_scatter
func.func public @main(%a: tensor<5x$T>) -> tensor<5x$T> {
  %r = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%x: tensor<$T>, %y: tensor<$T>):
    %0 = stablehlo.maximum %x, %y : tensor<$T>
    stablehlo.return %0 : tensor<$T>
  }) : (tensor<5x$T>) -> tensor<5x$T>
  return %r : tensor<5x$T>
}

// op: stablehlo.if
// %p: i1=true
func.func public @main(%p: tensor<i1>, %a: tensor<5x$T>, %b: tensor<5x$T>) -> tensor<5x$T> {
  %r = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<5x$T>
  }, {
    stablehlo.return %b : tensor<5x$T>
  }) : (tensor<i1>) -> tensor<5x$T>
  return %r : tensor<5x$T>
}

// op: stablehlo.case
// %i: i32=7
func.func public @main(%i: tensor<i32>, %a: tensor<5x$T>, %b: tensor<5x$T>) -> tensor<5x$T> {
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<5x$T>
  }, {
    stablehlo.return %b : tensor<5x$T>
  }) : (tensor<i32>) -> tensor<5x$T>
  return %r : tensor<5x$T>
}

// op: stablehlo.while
// %n: i32=3
func.func public @main(%n: tensor<i32>, %a: tensor<5x$T>, %b: tensor<5x$T>) -> tensor<5x$T> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %z, %x = %a, %y = %b) : tensor<i32>, tensor<5x$T>, tensor<5x$T>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %y, %x : tensor<i32>, tensor<5x$T>, tensor<5x$T>
  }
  return %r#1 : tensor<5x$T>
}

// op: stablehlo.optimization_barrier
func.func public @main(%a: tensor<5x$T>) -> tensor<5x$T> {
  %r = stablehlo.optimization_barrier %a : tensor<5x$T>
  return %r : tensor<5x$T>
}

// op: stablehlo.tuple
func.func public @main(%a: tensor<5x$T>, %b: tensor<3x$T>) -> tensor<3x$T> {
  %t = stablehlo.tuple %a, %b : tuple<tensor<5x$T>, tensor<3x$T>>
  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<5x$T>, tensor<3x$T>>) -> tensor<3x$T>
  return %r : tensor<3x$T>
}

// op: stablehlo.set_dimension_size
// %n: i32=3
func.func public @main(%a: tensor<5x$T>, %n: tensor<i32>) -> tensor<?x$T, #stablehlo.bounds<5>> {
  %r = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<5x$T>, tensor<i32>) -> tensor<?x$T, #stablehlo.bounds<5>>
  return %r : tensor<?x$T, #stablehlo.bounds<5>>
}

// op: chlo.constant
func.func public @main() -> tensor<4x$T> {
  %r = chlo.constant dense<[0, 1, 1, 0]> : tensor<4x$T>
  return %r : tensor<4x$T>
}

// op: chlo.constant floats
func.func public @main() -> tensor<5x$T> {
  %r = chlo.constant dense<[0.5, 1.0, 2.0, 4.0, 1.0]> : tensor<5x$T>
  return %r : tensor<5x$T>
}

// op: chlo.scan
func.func public @main(%a: tensor<9x$T>, %z: tensor<$T>) -> (tensor<9x$T>, tensor<$T>) {
  %r:2 = chlo.scan(%a) inits(%z) dimension=0 {
  ^bb0(%x: tensor<$T>, %y: tensor<$T>):
    %0 = stablehlo.add %x, %y : tensor<$T>
    stablehlo.return %0, %0 : tensor<$T>, tensor<$T>
  } : (tensor<9x$T>, tensor<$T>) -> (tensor<9x$T>, tensor<$T>)
  return %r#0, %r#1 : tensor<9x$T>, tensor<$T>
}
