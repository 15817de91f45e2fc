// What is wrong with the structure of ops, functions and modules, whatever the op means.

func.func @no_such_op(%x: tensor<f32>) {
  // expected-error@+1 {{there is no op stablehlo.frobnicate}}
  %r = "stablehlo.frobnicate"(%x) : (tensor<f32>) -> tensor<f32>
  return
}

func.func @too_few_operands(%x: tensor<f32>) {
  // expected-error@+1 {{stablehlo.add takes 2 operands, given are 1}}
  %r = "stablehlo.add"(%x) : (tensor<f32>) -> tensor<f32>
  return
}

func.func @no_result(%x: tensor<f32>) {
  // expected-error@+1 {{stablehlo.negate has 1 results, written are 0}}
  "stablehlo.negate"(%x) : (tensor<f32>) -> ()
  return
}

func.func @missing_attribute(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{stablehlo.transpose requires attribute 'permutation'}}
  %r = "stablehlo.transpose"(%x) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

func.func @wrong_kind_of_attribute(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{stablehlo.transpose: attribute 'permutation' must be array<i64: ...>}}
  %r = "stablehlo.transpose"(%x) {permutation = [1, 0]} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

func.func @no_such_word(%x: tensor<f32>) {
  // expected-error@+1 {{'comparison_direction' must be #stablehlo<comparison_direction ...>}}
  %r = "stablehlo.compare"(%x, %x) {comparison_direction = "LT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return
}

func.func @not_a_tensor(%t: !stablehlo.token, %x: tensor<f32>) {
  // expected-error@+1 {{operand 0 of stablehlo.add must be a ranked tensor, is a !stablehlo.token}}
  %r = "stablehlo.add"(%t, %x) : (!stablehlo.token, tensor<f32>) -> tensor<f32>
  return
}

func.func @uneven_variadics(%x: tensor<2xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{stablehlo.reduce takes 0 and a multiple of 2 operands, given are 3}}
  %r = "stablehlo.reduce"(%x, %x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}

func.func @region_without_an_end(%p: tensor<i1>, %x: tensor<f32>) {
  %r = "stablehlo.if"(%p) ({
    // expected-error@+1 {{the block does not end with stablehlo.return}}
    %0 = stablehlo.negate %x : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

func.func @returns_something_else(%x: tensor<f32>) -> tensor<f64> {
  // expected-error@+1 {{@returns_something_else returns (tensor<f32>), its type says (tensor<f64>)}}
  return %x : tensor<f32>
}

func.func @unranked(%x: tensor<*xf32>) {
  // expected-error@+2 {{operand 0 of stablehlo.abs must be a ranked tensor, is a tensor<*xf32> [abs_i1]}}
  // expected-error@+1 {{result 0 of stablehlo.abs must be a ranked tensor, is a tensor<*xf32>}}
  %0 = stablehlo.abs %x : tensor<*xf32>
  // What only passes tensors on takes any.
  %1 = stablehlo.custom_call @f(%x) : (tensor<*xf32>) -> tensor<*xf32>
  return
}

func.func @twice() {
  return
}

// expected-error@+1 {{redefinition of symbol named 'twice'}}
func.func @twice() {
  return
}

func.func @every_error_is_reported(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{stablehlo.add}}
  %r = "stablehlo.add"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  // expected-error@+1 {{stablehlo.add}}
  %s = "stablehlo.add"(%y, %x) : (tensor<3xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// A list that is written as one value is not gone through entry by entry.
func.func @list_of_a_trillion_entries(%x: tensor<4xf32>) {
  // expected-error@+1 {{stablehlo.reverse: attribute 'dimensions' has 1000000000000 entries: a list written as one value has at most 65536}}
  %0 = "stablehlo.reverse"(%x) {dimensions = dense<0> : tensor<1000000000000xi64>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @groups_of_a_trillion_ids(%x: tensor<4xf32>) {
  // expected-error@+1 {{attribute 'replica_groups' has 1000000000000 entries}}
  %0 = "stablehlo.collective_broadcast"(%x) {replica_groups = dense<0> : tensor<1x1000000000000xi64>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @layout_of_a_trillion_dimensions(%x: tensor<4xf32>) {
  // expected-error@+1 {{attribute 'operand_layouts' has 1000000000000 entries}}
  %0 = "stablehlo.custom_call"(%x) {call_target_name = "Sharding", operand_layouts = [dense<0> : tensor<1000000000000xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @misspelt_generic_op(%x: tensor<f32>) {
  // expected-error@+1 {{there is no op stablehlo.addd: did you mean `stablehlo.add`?}}
  %0 = "stablehlo.addd"(%x, %x) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

func.func @misspelt_attribute(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{stablehlo.transpose requires attribute 'permutation', was `permutaton` meant to be it?}}
  %r = "stablehlo.transpose"(%x) {permutaton = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

func.func @misspelt_function(%x: tensor<f32>) {
  // expected-error@+1 {{'@misspelt_functoin' does not reference a valid function: did you mean `@misspelt_function`?}}
  %0 = call @misspelt_functoin(%x) : (tensor<f32>) -> tensor<f32>
  return
}
