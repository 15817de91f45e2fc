// stablehlo.custom_call: targets that hand their operands on, cut 64 bits in two, or stand for an op.

func.func @marks_are_their_operands() {
  %x = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf8E4M3FN>
  %0 = stablehlo.custom_call @xla.sdy.FuncResultSharding(%x) {has_side_effect = true, mhlo.frontend_attributes = {xla.sdy.sharding = "..."}} : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %1 = stablehlo.custom_call @xla.sdy.PropagationBarrier(%0) : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %2 = stablehlo.custom_call @InspectSharding(%1) {has_side_effect = true} : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %3 = stablehlo.custom_call @xla.megascale.provide_metadata(%2) : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %4 = stablehlo.custom_call @tt.mark_argument(%3) : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %5 = stablehlo.custom_call @mhlo.copy(%4) : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  stablehlo.custom_call @xla.sdy.ShardingGroup(%5) {has_side_effect = true} : (tensor<2xf8E4M3FN>) -> ()
  %6 = stablehlo.custom_call @xla.sdy.ShardingGroup(%5) {has_side_effect = true} : (tensor<2xf8E4M3FN>) -> tuple<>
  check.expect_eq_const %5, dense<[1.0, -0.0]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @a_tuple_of_operands() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %y = stablehlo.constant dense<3.0> : tensor<f32>
  %t = stablehlo.custom_call @LayoutConstraint(%x, %y) : (tensor<2xi32>, tensor<f32>) -> tuple<tensor<2xi32>, tensor<f32>>
  %0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<2xi32>, tensor<f32>>) -> tensor<f32>
  check.expect_eq_const %0, dense<3.0> : tensor<f32>
  func.return
}

func.func @a_shape_that_was_found() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %s = stablehlo.constant dense<[3]> : tensor<1xi64>
  %0 = stablehlo.custom_call @stablehlo.shape_refinement_operand_wrapper(%x, %s) {indices_of_shape_operands = dense<1> : tensor<1xi64>} : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %1 = stablehlo.add %0, %0 : tensor<?xi32>
  %n = "stablehlo.get_dimension_size"(%1) <{dimension = 0 : i64}> : (tensor<?xi32>) -> tensor<i32>
  check.expect_eq_const %n, dense<3> : tensor<i32>
  func.return
}

func.func @buffers() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %b = stablehlo.custom_call @Pin(%x) {api_version = 4 : i32} : (tensor<2xf64>) -> memref<2xf64>
  %0 = stablehlo.custom_call @Unpin(%b) {api_version = 4 : i32} : (memref<2xf64>) -> tensor<2xf64>
  check.expect_eq %0, %x : tensor<2xf64>
  %c = stablehlo.custom_call @CreateBuffer() {api_version = 4 : i32} : () -> memref<2xf64>
  %d = stablehlo.custom_call @Unpin(%c) {api_version = 4 : i32} : (memref<2xf64>) -> tensor<2xf64>
  %e = stablehlo.custom_call @AllocateBuffer() : () -> tensor<2xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<2xf64>
  check.expect_eq %d, %zero : tensor<2xf64>
  check.expect_eq %e, %zero : tensor<2xf64>
  func.return
}

func.func @halves_of_integers() {
  %x = stablehlo.constant dense<[0x123456789ABCDEF0, -1, 5]> : tensor<3xi64>
  %l = stablehlo.custom_call @X64SplitLow(%x) : (tensor<3xi64>) -> tensor<3xui32>
  %h = stablehlo.custom_call @X64SplitHigh(%x) : (tensor<3xi64>) -> tensor<3xui32>
  check.expect_eq_const %l, dense<[0x9ABCDEF0, 0xFFFFFFFF, 5]> : tensor<3xui32>
  check.expect_eq_const %h, dense<[0x12345678, 0xFFFFFFFF, 0]> : tensor<3xui32>
  %0 = stablehlo.custom_call @X64Combine(%l, %h) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xi64>
  check.expect_eq %0, %x : tensor<3xi64>
  func.return
}

// 0.1 as f64 is 0x3FB999999999999A; the f32 nearest to it is 0x3DCCCCCD, larger by 1.4901161138336505e-09.
func.func @halves_of_floats() {
  %x = stablehlo.constant dense<[0.1, 3.0]> : tensor<2xf64>
  %l = stablehlo.custom_call @X64SplitLow(%x) : (tensor<2xf64>) -> tensor<2xf32>
  %h = stablehlo.custom_call @X64SplitHigh(%x) : (tensor<2xf64>) -> tensor<2xf32>
  check.expect_eq_const %h, dense<[0x3DCCCCCD, 0x40400000]> : tensor<2xf32>
  check.expect_eq_const %l, dense<[-1.4901161e-09, 0.0]> : tensor<2xf32>
  %0 = stablehlo.custom_call @X64Combine(%l, %h) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf64>
  check.expect_almost_eq %0, %x, tolerance = 1.0e-16 : tensor<2xf64>
  func.return
}

func.func @functions_of_both_dialects() {
  %x = stablehlo.constant dense<[0.5, -1.0]> : tensor<2xf32>
  %0 = stablehlo.custom_call @mhlo.erf(%x) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = stablehlo.custom_call @chlo.erf(%x) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<2xf32>) -> tensor<2xf32>
  %2 = chlo.erf %x : tensor<2xf32> -> tensor<2xf32>
  check.expect_eq %0, %2 : tensor<2xf32>
  check.expect_eq %1, %2 : tensor<2xf32>
  func.return
}

// each row of lhs meets the matrix of its group: rows 0 and 1 the first, row 2 the second
func.func @ragged_dot() {
  %l = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %r = stablehlo.constant dense<[[[1.0], [10.0]], [[2.0], [20.0]]]> : tensor<2x2x1xf32>
  %g = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %0 = stablehlo.custom_call @chlo.ragged_dot(%l, %r, %g) {mhlo.attributes = {precision_config = ["DEFAULT", "DEFAULT"], ragged_dot_dimension_numbers = [dense<> : tensor<0xi64>, dense<> : tensor<0xi64>, dense<1> : tensor<1xi64>, dense<1> : tensor<1xi64>, dense<0> : tensor<1xi64>, dense<0> : tensor<1xi64>]}, mhlo.version = 1 : i64} : (tensor<3x2xf32>, tensor<2x2x1xf32>, tensor<2xi64>) -> tensor<3x1xf32>
  check.expect_eq_const %0, dense<[[21.0], [43.0], [130.0]]> : tensor<3x1xf32>
  func.return
}

func.func @scans() {
  %x = stablehlo.constant dense<[[1, 2, 3], [10, 20, 30]]> : tensor<2x3xi32>
  %i = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %0:2 = stablehlo.custom_call @mhlo.scan(%x, %i) {called_computations = [@sum_of_slices], mhlo.attributes = {dimension = 1 : i64, is_associative = true, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 3 : i64}, mhlo.version = 1 : i64} : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  %1:2 = stablehlo.custom_call @chlo.scan(%x, %i) {called_computations = [@sum_of_slices], mhlo.attributes = {dimension = 1 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}, mhlo.version = 1 : i64} : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[[1, 3, 6], [10, 30, 60]]> : tensor<2x3xi32>
  check.expect_eq_const %0#1, dense<[6, 60]> : tensor<2xi32>
  check.expect_eq_const %1#0, dense<[[6, 5, 3], [60, 50, 30]]> : tensor<2x3xi32>
  func.return
}

func.func @approximate_top_k_of_a_size_that_is_an_operand() {
  %x = stablehlo.constant dense<[1.0, 5.0, 3.0, 2.0]> : tensor<4xf32>
  %i = stablehlo.constant dense<[10, 11, 12, 13]> : tensor<4xi32>
  %a = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %b = stablehlo.constant dense<-1> : tensor<i32>
  %k = stablehlo.constant dense<2> : tensor<i32>
  %s = stablehlo.constant dense<[2]> : tensor<1xi32>
  %z = stablehlo.constant dense<[0]> : tensor<1xi32>
  %o = stablehlo.constant dense<[1]> : tensor<1xi32>
  %0:2 = stablehlo.custom_call @stablehlo.dynamic_approx_top_k(%x, %i, %a, %b, %k, %s, %s) {called_computations = [@top_k_gt_f32_comparator], indices_of_shape_operands = dense<[5, 6]> : tensor<2xi64>, mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64}} : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<?xf32>, tensor<?xi32>)
  %5 = stablehlo.real_dynamic_slice %0#0, %z, %s, %o : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  check.expect_eq_const %5, dense<[5.0, 3.0]> : tensor<2xf32>
  func.return
}

func.func @checks_against_constants() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %y = stablehlo.constant dense<[1.05, 2.0]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq_const(%x, %x) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  stablehlo.custom_call @check.expect_eq_const(%x) {has_side_effect = true, value = dense<[1.0, 2.0]> : tensor<2xf32>} : (tensor<2xf32>) -> ()
  stablehlo.custom_call @check.expect_almost_eq_const(%x, %y) {has_side_effect = true, tolerance = 1.0e-1 : f64} : (tensor<2xf32>, tensor<2xf32>) -> ()
  stablehlo.custom_call @check.expect_almost_eq_const(%x) {has_side_effect = true, tolerance = 1.0e-1 : f64, value = dense<[1.05, 2.0]> : tensor<2xf32>} : (tensor<2xf32>) -> ()
  func.return
}

func.func @checks_of_probes() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %p = interpreter.probe %x, probe_id = "probe" : tensor<2xf32>
  stablehlo.custom_call @check.expect_serialized_eq(%p) {has_side_effect = true, probe_id = "probe", iter = 0 : i32} : (tensor<2xf32>) -> ()
  func.return
}

// one that nobody knows, in a branch that is not taken
func.func @a_branch_that_is_not_taken() {
  %p = stablehlo.constant dense<0> : tensor<i32>
  %x = stablehlo.constant dense<3.0> : tensor<f32>
  %0 = "stablehlo.case"(%p) ({
    stablehlo.return %x : tensor<f32>
  }, {
    %1 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) {api_version = 4 : i32, has_side_effect = true} : (tensor<f32>) -> tensor<f32>
    %2 = stablehlo.custom_call @nobody.knows(%1) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  check.expect_eq_const %0, dense<3.0> : tensor<f32>
  func.return
}

func.func private @sum_of_slices(%a: tensor<2xi32>, %b: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = stablehlo.add %a, %b : tensor<2xi32>
  return %0, %0 : tensor<2xi32>, tensor<2xi32>
}

func.func private @top_k_gt_f32_comparator(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
