// Ops of MLIR's `arith`, `tensor` and `shape` beside those of StableHLO, as front ends leave them in programs
// whose shapes are known at run time.

func.func private @three_by_two() -> tensor<?x2xf32> {
  %0 = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %1 = stablehlo.constant dense<1.5> : tensor<f32>
  %2 = stablehlo.dynamic_broadcast_in_dim %1, %0, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x2xf32>
  return %2 : tensor<?x2xf32>
}

func.func @a_shape_is_made_of_sizes() {
  %x = call @three_by_two() : () -> tensor<?x2xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = tensor.dim %x, %c0 : tensor<?x2xf32>
  %columns = tensor.dim %x, %c1 : tensor<?x2xf32>
  %product = arith.muli %rows, %columns overflow<nsw, nuw> : index
  %shape = tensor.from_elements %product : tensor<1xindex>
  %0 = stablehlo.dynamic_reshape %x, %shape : (tensor<?x2xf32>, tensor<1xindex>) -> tensor<?xf32>
  check.expect_eq_const %0, dense<1.5> : tensor<6xf32>
  check.expect_eq_const %shape, dense<6> : tensor<1xindex>
  return
}

func.func @a_broadcast_by_shapes() {
  %x = call @three_by_two() : () -> tensor<?x2xf32>
  %y = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = shape.shape_of %x : tensor<?x2xf32> -> tensor<2xindex>
  %1 = shape.shape_of %y : tensor<2xf32> -> tensor<1xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<1xindex>
  %3 = shape.assuming %2 -> (tensor<?x2xf32>) {
    %4 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
    %5 = stablehlo.dynamic_broadcast_in_dim %x, %4, dims = [0, 1] : (tensor<?x2xf32>, tensor<2xindex>) -> tensor<?x2xf32>
    %6 = stablehlo.dynamic_broadcast_in_dim %y, %4, dims = [1] : (tensor<2xf32>, tensor<2xindex>) -> tensor<?x2xf32>
    %7 = stablehlo.add %5, %6 : tensor<?x2xf32>
    shape.assuming_yield %7 : tensor<?x2xf32>
  }
  check.expect_eq_const %3, dense<[[2.5, 3.5], [2.5, 3.5], [2.5, 3.5]]> : tensor<3x2xf32>
  return
}

func.func @shapes_of_unknown_rank_types() {
  %x = call @three_by_two() : () -> tensor<?x2xf32>
  %0 = shape.shape_of %x : tensor<?x2xf32> -> !shape.shape
  %1 = shape.const_shape [4, 1, 1] : !shape.shape
  %2 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.to_extent_tensor %2 : !shape.shape -> tensor<3xindex>
  %4 = shape.num_elements %2 : !shape.shape -> !shape.size
  %5 = shape.size_to_index %4 : !shape.size
  %c2 = shape.const_size 2
  %6 = shape.get_extent %2, %c2 : !shape.shape, !shape.size -> !shape.size
  %7 = shape.size_to_index %6 : !shape.size
  %8 = shape.rank %2 : !shape.shape -> !shape.size
  %9 = shape.size_to_index %8 : !shape.size
  %10 = tensor.from_elements %5, %7, %9 : tensor<3xindex>
  check.expect_eq_const %3, dense<[4, 3, 2]> : tensor<3xindex>
  check.expect_eq_const %10, dense<[24, 2, 3]> : tensor<3xindex>
  return
}

func.func @shapes_are_compared() {
  %a = shape.const_shape [2, 1] : tensor<2xindex>
  %b = shape.const_shape [2, 3] : tensor<2xindex>
  %c = shape.const_shape [4] : tensor<1xindex>
  %0 = shape.is_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  %1 = shape.is_broadcastable %b, %c : tensor<2xindex>, tensor<1xindex>
  %2 = shape.shape_eq %a, %b : tensor<2xindex>, tensor<2xindex>
  %3 = shape.shape_eq %a, %c : tensor<2xindex>, tensor<1xindex>
  %4 = tensor.from_elements %0, %1, %2, %3 : tensor<4xi1>
  check.expect_eq_const %4, dense<[true, false, false, false]> : tensor<4xi1>
  %5 = shape.concat %a, %c : tensor<2xindex>, tensor<1xindex> -> tensor<3xindex>
  check.expect_eq_const %5, dense<[2, 1, 4]> : tensor<3xindex>
  return
}

func.func @constraints_that_hold() {
  %a = shape.const_shape [2, 1] : tensor<2xindex>
  %true = arith.constant true
  %0 = shape.cstr_eq %a, %a : tensor<2xindex>, tensor<2xindex>
  %1 = shape.cstr_require %true, "never seen"
  %2 = shape.const_witness true
  %3 = shape.assuming_all %0, %1, %2
  %4 = shape.assuming %3 -> (tensor<2xindex>) {
    shape.assuming_yield %a : tensor<2xindex>
  }
  check.expect_eq_const %4, dense<[2, 1]> : tensor<2xindex>
  return
}

func.func @elements_are_taken_and_put() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.addi %c1, %c1 : index
  %0 = tensor.extract %x[%c1, %c2] : tensor<2x3xi32>
  %1 = arith.addi %0, %0 : i32
  %2 = tensor.insert %1 into %x[%c0, %c1] : tensor<2x3xi32>
  check.expect_eq_const %2, dense<[[1, 12, 3], [4, 5, 6]]> : tensor<2x3xi32>
  return
}

func.func @tensors_are_made() {
  %c = arith.constant 2.5 : f32
  %n0 = arith.constant 0 : index
  %n = arith.constant 3 : index
  %0 = tensor.splat %c : tensor<2xf32>
  %1 = tensor.splat %c[%n] : tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<3xf32>
  %3 = tensor.concat dim(0) %0, %2 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  check.expect_eq_const %3, dense<2.5> : tensor<5xf32>
  %4 = tensor.empty(%n) : tensor<?x2xf32>
  %5 = tensor.dim %4, %n0 : tensor<?x2xf32>
  %6 = tensor.rank %4 : tensor<?x2xf32>
  %7 = tensor.from_elements %5, %6 : tensor<2xindex>
  check.expect_eq_const %7, dense<[3, 2]> : tensor<2xindex>
  return
}

func.func @dimensions_go_together_and_apart() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<2x3xi8> into tensor<6xi8>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [3, 2] : tensor<6xi8> into tensor<3x2xi8>
  check.expect_eq_const %1, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>
  %y = call @three_by_two() : () -> tensor<?x2xf32>
  %2 = tensor.collapse_shape %y [[0, 1]] : tensor<?x2xf32> into tensor<?xf32>
  check.expect_eq_const %2, dense<1.5> : tensor<6xf32>
  %c2 = arith.constant 2 : index
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%c2, 3] : tensor<?xf32> into tensor<?x3xf32>
  check.expect_eq_const %3, dense<1.5> : tensor<2x3xf32>
  %s = arith.constant dense<[1, 6]> : tensor<2xi32>
  %4 = tensor.reshape %0(%s) : (tensor<6xi8>, tensor<2xi32>) -> tensor<1x6xi8>
  check.expect_eq_const %4, dense<[[1, 2, 3, 4, 5, 6]]> : tensor<1x6xi8>
  return
}

func.func @arith_on_tensors() {
  %a = arith.constant dense<[1.0, -2.0, 0.5]> : tensor<3xf8E4M3FN>
  %b = arith.constant dense<[0.5, 3.0, 0.5]> : tensor<3xf8E4M3FN>
  %0 = arith.mulf %a, %b fastmath<fast> : tensor<3xf8E4M3FN>
  %1 = arith.cmpf olt, %a, %b : tensor<3xf8E4M3FN>
  %2 = arith.select %1, %a, %0 : tensor<3xi1>, tensor<3xf8E4M3FN>
  %true = arith.constant true
  %3 = arith.select %true, %a, %b : tensor<3xf8E4M3FN>
  %4 = arith.negf %a : tensor<3xf8E4M3FN>
  %5 = arith.extf %a : tensor<3xf8E4M3FN> to tensor<3xf32>
  check.expect_eq_const %0, dense<[0.5, -6.0, 0.25]> : tensor<3xf8E4M3FN>
  check.expect_eq_const %1, dense<[false, true, false]> : tensor<3xi1>
  check.expect_eq_const %2, dense<[0.5, -2.0, 0.25]> : tensor<3xf8E4M3FN>
  check.expect_eq_const %3, dense<[1.0, -2.0, 0.5]> : tensor<3xf8E4M3FN>
  check.expect_eq_const %4, dense<[-1.0, 2.0, -0.5]> : tensor<3xf8E4M3FN>
  check.expect_eq_const %5, dense<[1.0, -2.0, 0.5]> : tensor<3xf32>
  return
}

func.func private @sum(%a: index, %b: i32) -> (index, i32) {
  %0 = arith.index_cast %b : i32 to index
  %1 = arith.addi %a, %0 : index
  %2 = arith.shrui %b, %b exact : i32
  return %1, %2 : index, i32
}

func.func @functions_take_and_give_numbers() {
  %a = arith.constant 40 : index
  %b = arith.constant 2 : i32
  %0:2 = call @sum(%a, %b) : (index, i32) -> (index, i32)
  %1 = tensor.from_elements %0#0 : tensor<index>
  check.expect_eq_const %1, dense<42> : tensor<index>
  return
}

func.func @in_generic_form() {
  %a = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %b = "arith.constant"() {value = -2 : i32} : () -> i32
  %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %1 = "arith.cmpi"(%a, %b) <{predicate = 6 : i64}> : (i32, i32) -> i1
  %2 = "arith.select"(%1, %0, %b) : (i1, i32, i32) -> i32
  %3 = "tensor.from_elements"(%0, %2) : (i32, i32) -> tensor<2xi32>
  %s = "shape.const_shape"() <{shape = dense<[2]> : tensor<1xindex>}> : () -> tensor<1xindex>
  check.expect_eq_const %3, dense<[5, 5]> : tensor<2xi32>
  check.expect_eq_const %s, dense<2> : tensor<1xindex>
  return
}

// 1.01 lies between 1.0078125 and 1.015625, 1.00390625 in the middle between 1 and 1.0078125.
func.func @truncf_rounds_as_it_says() {
  %a = arith.constant dense<[1.01, -1.01, 1.00390625, 3.4028235e+38]> : tensor<4xf32>
  %even = arith.truncf %a to_nearest_even : tensor<4xf32> to tensor<4xbf16>
  %down = arith.truncf %a downward : tensor<4xf32> to tensor<4xbf16>
  %up = arith.truncf %a upward : tensor<4xf32> to tensor<4xbf16>
  %zero = arith.truncf %a toward_zero fastmath<fast> : tensor<4xf32> to tensor<4xbf16>
  %away = "arith.truncf"(%a) <{roundingmode = 4 : i32}> : (tensor<4xf32>) -> tensor<4xbf16>
  check.expect_eq_const %even, dense<[1.0078125, -1.0078125, 1.0, 0x7F80]> : tensor<4xbf16>
  check.expect_eq_const %down, dense<[1.0078125, -1.015625, 1.0, 0x7F7F]> : tensor<4xbf16>
  check.expect_eq_const %up, dense<[1.015625, -1.0078125, 1.0078125, 0x7F80]> : tensor<4xbf16>
  check.expect_eq_const %zero, dense<[1.0078125, -1.0078125, 1.0, 0x7F7F]> : tensor<4xbf16>
  check.expect_eq_const %away, dense<[1.0078125, -1.0078125, 1.0078125, 0x7F80]> : tensor<4xbf16>
  return
}
