// Ops of other dialects that producers leave in their programs.

func.func @arith_constants_are_constants() {
  %0 = arith.constant dense<[1.0, -2.0]> : tensor<2xf8E4M3FN>
  %1 = "arith.constant"() <{value = dense<[1.0, -2.0]> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
  %2 = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %0, %2 : tensor<2xf8E4M3FN>
  check.expect_eq %1, %2 : tensor<2xf8E4M3FN>
  return
}

func.func @mhlo_in_short_form() {
  %0 = mhlo.constant dense<[1.0, -2.0]> : tensor<2xbf16>
  %1 = mhlo.copy %0 : tensor<2xbf16>
  %2 = mhlo.add %0, %1 : tensor<2xbf16>
  %3 = mhlo.compare GT, %2, %0 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xi1>
  check.expect_eq_const %2, dense<[2.0, -4.0]> : tensor<2xbf16>
  check.expect_eq_const %3, dense<[true, false]> : tensor<2xi1>
  return
}

func.func @mhlo_in_generic_form() {
  %0 = "mhlo.constant"() {value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %1 = "mhlo.transpose"(%0) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %2 = "mhlo.dot_general"(%0, %1) {dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]} : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %2, dense<[[14, 32], [32, 77]]> : tensor<2x2xi32>
  return
}

func.func @mhlo_with_regions() {
  %0 = mhlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = mhlo.constant dense<0> : tensor<i32>
  %2 = mhlo.reduce(%0 init: %1) applies mhlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %3 = "mhlo.reduce"(%0, %1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = mhlo.maximum %a, %b : tensor<i32>
    "mhlo.return"(%m) : (tensor<i32>) -> ()
  }) {dimensions = dense<0> : tensor<1xi64>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %2, dense<6> : tensor<i32>
  check.expect_eq_const %3, dense<3> : tensor<i32>
  return
}

func.func @mhlo_topk() {
  %0 = mhlo.constant dense<[3.0, 1.0, 2.0]> : tensor<3xf32>
  %1:2 = mhlo.topk(%0, k=2, largest=true) : tensor<3xf32> -> (tensor<2xf32>, tensor<2xi32>)
  %2:2 = "mhlo.topk"(%0) {k = 1 : i64, largest = false} : (tensor<3xf32>) -> (tensor<1xf32>, tensor<1xi32>)
  check.expect_eq_const %1#0, dense<[3.0, 2.0]> : tensor<2xf32>
  check.expect_eq_const %1#1, dense<[0, 2]> : tensor<2xi32>
  check.expect_eq_const %2#0, dense<1.0> : tensor<1xf32>
  return
}

func.func private @double(%x: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.add %x, %x : tensor<i32>
  return %0 : tensor<i32>
}

func.func @a_function_is_called_by_a_value() {
  %0 = stablehlo.constant dense<21> : tensor<i32>
  %f = constant @double : (tensor<i32>) -> tensor<i32>
  %1 = call_indirect %f(%0) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %1, dense<42> : tensor<i32>
  return
}

func.func private @named_by_the_block(tensor<i32>) -> tensor<i32> {
^bb0(%x: tensor<i32>):
  return %x : tensor<i32>
}

func.func @arguments_are_named_by_the_entry_block() {
  %0 = stablehlo.constant dense<7> : tensor<i32>
  %1 = call @named_by_the_block(%0) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %1, dense<7> : tensor<i32>
  return
}

func.func @an_attribute_given_twice_alike() {
  %0 = stablehlo.constant dense<7> : tensor<i32>
  %1 = stablehlo.custom_call @Sharding(%0) {call_target_name = "Sharding"} : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %1, dense<7> : tensor<i32>
  return
}

func.func @a_bounded_size_that_is_one_when_it_runs() {
  %0 = stablehlo.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.set_dimension_size %0, %1, dim = 0 : (tensor<2xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<2>>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<?xf32, #stablehlo.bounds<2>>) -> tensor<1x?xf32, #stablehlo.bounds<?, 2>>
  %4 = "stablehlo.get_dimension_size"(%3) {dimension = 1 : i64} : (tensor<1x?xf32, #stablehlo.bounds<?, 2>>) -> tensor<i32>
  check.expect_eq_const %4, dense<1> : tensor<i32>
  return
}
