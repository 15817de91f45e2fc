// The constraints on types quantized per axis, and on what quantizes them.

func.func @broadcast_moves_the_axis_elsewhere(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expected-error@+1 {{[broadcast_in_dim_c6]}}
  %r = "stablehlo.broadcast_in_dim"(%x0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @broadcast_repeats_another_scale(%x0: tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) {
  // expected-error@+1 {{[broadcast_in_dim_c6]}}
  %r = "stablehlo.broadcast_in_dim"(%x0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @reshape_across_the_axis(%x0: tensor<2x3x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expected-error@+1 {{[reshape_c3]}}
  %r = "stablehlo.reshape"(%x0) : (tensor<2x3x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<6x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}

func.func @reshape_scales(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expected-error@+1 {{[reshape_c1]}}
  %r = "stablehlo.reshape"(%x0) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x3x1x!quant.uniform<i8:f32:0, {0.5, 0.125}>>
  return
}

func.func @transpose_axis(%x0: tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expected-error@+1 {{[transpose_c4]}}
  %r = "stablehlo.transpose"(%x0) <{permutation = array<i64: 1, 0>}> : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @transpose_zero_points(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expected-error@+1 {{[transpose_c1]}}
  %r = "stablehlo.transpose"(%x0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5:1, 0.25}>>
  return
}

func.func @slice(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expected-error@+1 {{[slice_i1]}}
  %r = "stablehlo.slice"(%x0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @concatenate(%x0: tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>, %x1: tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>) {
  // expected-error@+2 {{[concatenate_i1]}}
  // expected-error@+1 {{[concatenate_i1]}}
  %r = "stablehlo.concatenate"(%x0, %x1) <{dimension = 0 : i64}> : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>, tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>) -> tensor<4x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>
  return
}

func.func @pad(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %x1: tensor<!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+2 {{[pad_i1]}}
  // expected-error@+1 {{[pad_c1]}}
  %r = "stablehlo.pad"(%x0, %x1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @dynamic_slice(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %x1: tensor<i32>, %x2: tensor<i32>) {
  // expected-error@+1 {{[dynamic_slice_i1]}}
  %r = "stablehlo.dynamic_slice"(%x0, %x1, %x2) <{slice_sizes = array<i64: 2, 3>}> : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<i32>, tensor<i32>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @dynamic_update_slice(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %x1: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %x2: tensor<i32>, %x3: tensor<i32>) {
  // expected-error@+1 {{[dynamic_update_slice_i1]}}
  %r = "stablehlo.dynamic_update_slice"(%x0, %x1, %x2, %x3) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<i32>, tensor<i32>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @reverse(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expected-error@+1 {{[reverse_i1]}}
  %r = "stablehlo.reverse"(%x0) <{dimensions = array<i64: 0>}> : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @select(%x0: tensor<i1>, %x1: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %x2: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expected-error@+2 {{[select_i2]}}
  // expected-error@+1 {{[select_i3]}}
  %r = "stablehlo.select"(%x0, %x1, %x2) : (tensor<i1>, tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

// expected-error@+1 {{[quantized_element_type_c5]}}
func.func @scale_of_zero(%x: tensor<2x!quant.uniform<i8:f32, 0.0>>) {
  return
}

// expected-error@+1 {{[quantized_element_type_c7]}}
func.func @zero_point(%x: tensor<2x!quant.uniform<i8:f32, 0.5:128>>) {
  return
}

// expected-error@+1 {{[quantized_element_type_c7]}}
func.func @zero_point_outside_the_range(%x: tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5:101>>) {
  return
}

// expected-error@+1 {{[quantized_element_type_c12]}}
func.func @axis_beyond_the_rank(%x: tensor<2x3x!quant.uniform<i8:f32:2, {0.5, 0.25}>>) {
  return
}

// expected-error@+1 {{rank 0 has no dimension 0 to quantize along [quantized_element_type_c12]}}
func.func @axis_of_an_argument_of_rank_0(%x: tensor<!quant.uniform<i8:f32:0, {0.5}>>) {
  return
}

func.func @axis_of_a_result_of_rank_0(%x: tensor<f32>) {
  // expected-error@+1 {{rank 0 has no dimension 0 to quantize along [quantized_element_type_c12]}}
  %r = stablehlo.uniform_quantize %x : (tensor<f32>) -> tensor<!quant.uniform<i8:f32:0, {0.5}>>
  return
}

func.func @axis_of_an_element_in_the_body_of_an_op_that_takes_such_operands(%p: tensor<i1>, %v: tensor<f32>) {
  %r = "stablehlo.if"(%p) ({
    // expected-error@+1 {{rank 0 has no dimension 0 to quantize along [quantized_element_type_c12]}}
    %0 = stablehlo.uniform_quantize %v : (tensor<f32>) -> tensor<!quant.uniform<i8:f32:0, {0.5}>>
    stablehlo.return %v : tensor<f32>
  }, {
    stablehlo.return %v : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

func.func @axis_of_an_element_in_the_body_of_an_op_that_refuses_such_operands(%x: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %v: tensor<!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+2 {{operand 0 must not be quantized per axis [reduce_i1]}}
  // expected-error@+1 {{[reduce_c2]}}
  %r = stablehlo.reduce(%x init: %v) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  return
}

// expected-error@+1 {{2 scales for size 3 of dimension 1 [quantized_element_type_c13]}}
func.func @scales_of_another_size(%x: tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) {
  return
}

// expected-error@+1 {{1 bounds for rank 2}}
func.func @bounds(%x: tensor<?x?xf32, #stablehlo.bounds<3>>) {
  return
}

// expected-error@+1 {{[quantized_element_type_c3]}}
func.func @empty_range_of_codes(%x: tensor<2x!quant.uniform<i8<5:5>:f32, 0.5:5>>) {
  return
}

// expected-error@+1 {{[quantized_element_type_c3]}}
func.func @range_beyond_the_storage_type(%x: tensor<2x!quant.uniform<i4<-9:7>:f32, 0.5>>) {
  return
}

// expected-error@+1 {{[quantized_element_type_c6]}}
func.func @scale_beyond_the_expressed_type(%x: tensor<2x!quant.uniform<i8:f16, 1.0e6>>) {
  return
}

// expected-error@+1 {{[quantized_element_type_c5]}}
func.func @scale_below_the_expressed_type(%x: tensor<2x!quant.uniform<i8:f8E4M3FN, 1.0e-6>>) {
  return
}

// expected-error@+1 {{[quantized_element_type_c5]}}
func.func @negative_scale(%x: tensor<2x!quant.uniform<i8:f32, -0.5>>) {
  return
}

func.func @quantize_integers(%x: tensor<2xi8>) {
  // expected-error@+1 {{the operand has elements of i8, not of a float or quantized type [uniform_quantize_i1]}}
  %r = stablehlo.uniform_quantize %x : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}

func.func @quantize_to_another_shape(%x: tensor<2xf32>) {
  // expected-error@+1 {{[uniform_quantize_c1]}}
  %r = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  return
}

func.func @quantize_another_expressed_type(%x: tensor<2xf16>) {
  // expected-error@+1 {{the result's expressed type f32 is not f16 [uniform_quantize_c2]}}
  %r = stablehlo.uniform_quantize %x : (tensor<2xf16>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}

func.func @requantize_to_another_expressed_type(%x: tensor<2x!quant.uniform<i8:f16, 0.5>>) {
  // expected-error@+1 {{[uniform_quantize_c2]}}
  %r = stablehlo.uniform_quantize %x : (tensor<2x!quant.uniform<i8:f16, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}

func.func @quantize_to_floats(%x: tensor<2xf32>) {
  // expected-error@+1 {{the result has elements of f32, not of a quantized type [uniform_quantize_c2]}}
  %r = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @dequantize_floats(%x: tensor<2xf32>) {
  // expected-error@+1 {{[uniform_dequantize_i1]}}
  %r = stablehlo.uniform_dequantize %x : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @dequantize_to_another_shape(%x: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+1 {{[uniform_dequantize_c1]}}
  %r = stablehlo.uniform_dequantize %x : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x1xf32>
  return
}

func.func @dequantize_to_another_type(%x: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+1 {{the result has elements of f64, not of f32 [uniform_dequantize_c2]}}
  %r = stablehlo.uniform_dequantize %x : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf64>
  return
}

func.func @add_of_two_storage_types(%x: tensor<2x!quant.uniform<i8:f32, 0.5>>, %y: tensor<2x!quant.uniform<i16:f32, 0.5>>) {
  // expected-error@+1 {{[add_c3]}}
  %r = "stablehlo.add"(%x, %y) : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i16:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}

func.func @add_of_two_expressed_types(%x: tensor<2x!quant.uniform<i8:f32, 0.5>>, %y: tensor<2x!quant.uniform<i8:f16, 0.5>>) {
  // expected-error@+1 {{[add_c4]}}
  %r = "stablehlo.add"(%x, %y) : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f16, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}

func.func @add_per_axis_to_per_tensor(%x: tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %y: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+2 {{[add_c5]}}
  // expected-error@+1 {{[add_c6]}}
  %r = "stablehlo.add"(%x, %y) : (tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}

func.func @add_along_two_dimensions(%x: tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %y: tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) {
  // expected-error@+1 {{[add_c6]}}
  %r = "stablehlo.add"(%x, %y) : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  // expected-error@+1 {{[add_c7]}}
  %s = "stablehlo.add"(%x, %y) : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @multiply_of_two_ranges_of_codes(%x: tensor<2x!quant.uniform<i8:f32, 0.5>>, %y: tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5>>) {
  // expected-error@+1 {{[multiply_c1]}}
  %r = "stablehlo.multiply"(%x, %y) : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}

func.func @multiply_along_a_dimension(%x: tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expected-error@+2 {{operand 0 must be a tensor}}
  // expected-error@+1 {{operand 1 must be a tensor}}
  %r = stablehlo.multiply %x, %x : tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

func.func @reduce_in_a_narrower_type(%x: tensor<4x!quant.uniform<i16:f32, 0.5>>, %v: tensor<!quant.uniform<i16:f32, 0.5>>) {
  // expected-error@+1 {{[reduce_c6]}}
  %r = "stablehlo.reduce"(%x, %v) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.5>>, %b: tensor<!quant.uniform<i8:f32, 0.5>>):
    stablehlo.return %a : tensor<!quant.uniform<i8:f32, 0.5>>
  }) : (tensor<4x!quant.uniform<i16:f32, 0.5>>, tensor<!quant.uniform<i16:f32, 0.5>>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  return
}

func.func @reduce_in_another_expressed_type(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>, %v: tensor<!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+1 {{[reduce_c6]}}
  %r = "stablehlo.reduce"(%x, %v) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f64, 0.5>>, %b: tensor<!quant.uniform<i8:f64, 0.5>>):
    stablehlo.return %a : tensor<!quant.uniform<i8:f64, 0.5>>
  }) : (tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<!quant.uniform<i8:f64, 0.5>>
  return
}

func.func @clamp_by_another_storage_type(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>, %v: tensor<!quant.uniform<i16:f32, 0.5>>) {
  // expected-error@+2 {{[clamp_c3]}}
  // expected-error@+1 {{[clamp_c3]}}
  %r = stablehlo.clamp %v, %x, %v : (tensor<!quant.uniform<i16:f32, 0.5>>, tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i16:f32, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

func.func @compare_with_another_range_of_codes(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>, %y: tensor<4x!quant.uniform<i8<-9:9>:f32, 0.5>>) {
  // expected-error@+1 {{[compare_c1]}}
  %r = stablehlo.compare EQ, %x, %y : (tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<4x!quant.uniform<i8<-9:9>:f32, 0.5>>) -> tensor<4xi1>
  return
}

func.func @convert(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+1 {{[convert_i1]}}
  %r = stablehlo.convert %x : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf32>
  return
}
