// Quantized types: codes move, are chosen and ordered.

func.func @reshape_keeps_the_axis() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r = stablehlo.reshape %x : (tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<2x1x3x!quant.uniform<i8:f32:2, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x1x3x!quant.uniform<i8:f32:2, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<2x1x3xi8>
  check.expect_eq_const %r_codes, dense<[[[-128, -116, -90]], [[-50, 4, 72]]]> : tensor<2x1x3xi8>
  func.return
}

func.func @reshape_of_four_bits() {
  %x = stablehlo.constant() <{value = dense<[[0, 12, 6], [14, 4, 8]]> : tensor<2x3xui4>}> : () -> tensor<2x3x!quant.uniform<ui4:f8E4M3FN, 0.5:3>>
  %r = stablehlo.reshape %x : (tensor<2x3x!quant.uniform<ui4:f8E4M3FN, 0.5:3>>) -> tensor<6x!quant.uniform<ui4:f8E4M3FN, 0.5:3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<6x!quant.uniform<ui4:f8E4M3FN, 0.5:3>>) -> tensor<6xui4>
  check.expect_eq_const %r_codes, dense<[0, 12, 6, 14, 4, 8]> : tensor<6xui4>
  func.return
}

func.func @transpose_moves_the_axis() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x2xi8>
  check.expect_eq_const %r_codes, dense<[[-128, -50], [-116, 4], [-90, 72]]> : tensor<3x2xi8>
  func.return
}

func.func @broadcast_moves_the_axis() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<2x4x3x!quant.uniform<i8:f32:2, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x4x3x!quant.uniform<i8:f32:2, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<2x4x3xi8>
  check.expect_eq_const %r_codes, dense<[[[-128, -116, -90], [-128, -116, -90], [-128, -116, -90], [-128, -116, -90]], [[-50, 4, 72], [-50, 4, 72], [-50, 4, 72], [-50, 4, 72]]]> : tensor<2x4x3xi8>
  func.return
}

func.func @broadcast_repeats_a_scale() {
  %x = stablehlo.constant() <{value = dense<[[-128], [-116]]> : tensor<2x1xi8>}> : () -> tensor<2x1x!quant.uniform<i8:f32:1, {0.1:-30}>>
  %r = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x1x!quant.uniform<i8:f32:1, {0.1:-30}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.1:-30, 0.1:-30}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.1:-30, 0.1:-30}>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[-128, -128, -128], [-116, -116, -116]]> : tensor<2x3xi8>
  func.return
}

func.func @slice() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.slice %x [0:2, 1:3] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x2xi8>
  check.expect_eq_const %r_codes, dense<[[-116, -90], [4, 72]]> : tensor<2x2xi8>
  func.return
}

func.func @reverse() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.reverse %x, dims = [1] : tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[-90, -116, -128], [72, 4, -50]]> : tensor<2x3xi8>
  func.return
}

func.func @concatenate() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.concatenate %x, %x, dim = 0 : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>, tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<4x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<4x3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<4x3xi8>
  check.expect_eq_const %r_codes, dense<[[-128, -116, -90], [-50, 4, 72], [-128, -116, -90], [-50, 4, 72]]> : tensor<4x3xi8>
  func.return
}

func.func @pad_with_a_code() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %v = stablehlo.constant() <{value = dense<9> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.pad %x, %v, low = [0, 1], high = [1, 0], interior = [0, 0] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x4x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<3x4xi8>
  check.expect_eq_const %r_codes, dense<[[9, -128, -116, -90], [9, -50, 4, 72], [9, 9, 9, 9]]> : tensor<3x4xi8>
  func.return
}

func.func @dynamic_slice() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 2] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>, tensor<i32>, tensor<i32>) -> tensor<1x2x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<1x2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<1x2xi8>
  check.expect_eq_const %r_codes, dense<[[4, 72]]> : tensor<1x2xi8>
  func.return
}

func.func @get_tuple_element() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %t = stablehlo.tuple %x : tuple<tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>>
  %r = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>
  func.return
}

func.func @optimization_barrier() {
  %x = stablehlo.constant() <{value = dense<[[0, 12, 6], [14, 4, 8]]> : tensor<2x3xui4>}> : () -> tensor<2x3x!quant.uniform<ui4:f8E4M3FN, 0.5:3>>
  %r = stablehlo.optimization_barrier %x : tensor<2x3x!quant.uniform<ui4:f8E4M3FN, 0.5:3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<ui4:f8E4M3FN, 0.5:3>>) -> tensor<2x3xui4>
  check.expect_eq_const %r_codes, dense<[[0, 12, 6], [14, 4, 8]]> : tensor<2x3xui4>
  func.return
}

func.func @gather() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %i = stablehlo.constant dense<[[1, 2], [0, 1]]> : tensor<2x2xi32>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>, tensor<2x2xi32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2xi8>
  check.expect_eq_const %r_codes, dense<[72, -116]> : tensor<2xi8>
  func.return
}

func.func @sorted_by_value() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.5:-3>>, %b: tensor<!quant.uniform<i8:f32, 0.5:-3>>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>
  func.return
}

func.func @carried_by_a_loop() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n, %r = stablehlo.while(%k = %zero, %q = %x) : tensor<i32>, tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  cond {
    %0 = stablehlo.compare LT, %k, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = stablehlo.add %k, %one : tensor<i32>
    %1 = stablehlo.reverse %q, dims = [0] : tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
    stablehlo.return %0, %1 : tensor<i32>, tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  }
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[-50, 4, 72], [-128, -116, -90]]> : tensor<2x3xi8>
  func.return
}

func.func @reduced_by_maximum() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %v = stablehlo.constant() <{value = dense<9> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.reduce(%x init: %v) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2xi8>
  check.expect_eq_const %r_codes, dense<[9, 72]> : tensor<2xi8>
  func.return
}

func.func @iota_of_quantized_indices() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90], [-50, 4, 72]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.iota dim = 1 : tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[-3, -1, 1], [-3, -1, 1]]> : tensor<2x3xi8>
  func.return
}

func.func @reduced_by_add() {
  %x = stablehlo.constant() <{value = dense<[[-128, -116, -90, -50], [4, 72, -102, -6], [104, -28, 110, 6]]> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:-3>>
  %v = stablehlo.constant() <{value = dense<20> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.reduce(%x init: %v) applies stablehlo.add across dimensions = [1] : (tensor<3x4x!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<3x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<3xi8>
  check.expect_eq_const %r_codes, dense<[-128, 0, 127]> : tensor<3xi8>
  func.return
}

func.func @chosen_by_if() {
  %x = stablehlo.constant() <{value = dense<[-128, -116, -90]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.5:-3>>
  %p = stablehlo.constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%p) ({ stablehlo.return %x : tensor<3x!quant.uniform<i8:f32, 0.5:-3>> }, {
    %0 = stablehlo.reverse %x, dims = [0] : tensor<3x!quant.uniform<i8:f32, 0.5:-3>>
    stablehlo.return %0 : tensor<3x!quant.uniform<i8:f32, 0.5:-3>>
  }) : (tensor<i1>) -> tensor<3x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<3xi8>
  check.expect_eq_const %r_codes, dense<[-90, -116, -128]> : tensor<3xi8>
  func.return
}

func.func @iota_along_0_quantized_along_0_of_2() {
  %r = stablehlo.iota dim = 0 : tensor<3x2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x2xi8>
  check.expect_eq_const %r_codes, dense<[[-30, -30], [-18, -18], [5, 5]]> : tensor<3x2xi8>
  func.return
}

func.func @iota_along_0_quantized_along_1_of_2() {
  %r = stablehlo.iota dim = 0 : tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[-30, -20, 4], [-20, -18, 4]]> : tensor<2x3xi8>
  func.return
}

func.func @iota_along_1_quantized_along_0_of_2() {
  %r = stablehlo.iota dim = 1 : tensor<3x2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x2xi8>
  check.expect_eq_const %r_codes, dense<[[-30, -20], [-20, -18], [4, 4]]> : tensor<3x2xi8>
  func.return
}

func.func @iota_along_2_quantized_along_1_of_3() {
  %r = stablehlo.iota dim = 2 : tensor<2x3x2x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x2x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<2x3x2xi8>
  check.expect_eq_const %r_codes, dense<[[[-30, -20], [-20, -18], [4, 4]], [[-30, -20], [-20, -18], [4, 4]]]> : tensor<2x3x2xi8>
  func.return
}

func.func @dynamic_iota_along_0_quantized_along_0_of_2() {
  %s = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x2xi8>
  check.expect_eq_const %r_codes, dense<[[-30, -30], [-18, -18], [5, 5]]> : tensor<3x2xi8>
  func.return
}

func.func @dynamic_iota_along_0_quantized_along_1_of_2() {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi64>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<2x3xi8>
  check.expect_eq_const %r_codes, dense<[[-30, -20, 4], [-20, -18, 4]]> : tensor<2x3xi8>
  func.return
}

func.func @dynamic_iota_along_1_quantized_along_0_of_2() {
  %s = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x2xi8>
  check.expect_eq_const %r_codes, dense<[[-30, -20], [-20, -18], [4, 4]]> : tensor<3x2xi8>
  func.return
}

func.func @dynamic_iota_along_2_quantized_along_1_of_3() {
  %s = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi64>
  %r = stablehlo.dynamic_iota %s, dim = 2 : (tensor<3xi64>) -> tensor<2x3x2x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x2x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<2x3x2xi8>
  check.expect_eq_const %r_codes, dense<[[[-30, -20], [-20, -18], [4, 4]], [[-30, -20], [-20, -18], [4, 4]]]> : tensor<2x3x2xi8>
  func.return
}
