// When a custom_call is refused, whatever its target means.

func.func @layouts_of_operands_alone(%x: tensor<2xf32>) {
  // expected-error@+1 {{layouts are given for operands and results, or for neither}}
  "stablehlo.custom_call"(%x) <{call_target_name = "foo", operand_layouts = [dense<[0]> : tensor<1xindex>]}> : (tensor<2xf32>) -> ()
  return
}

func.func @layouts_of_too_few_operands(%x: tensor<2xf32>) {
  // expected-error@+1 {{0 operand layouts for 1 operands}}
  "stablehlo.custom_call"(%x) <{call_target_name = "foo", operand_layouts = [], result_layouts = []}> : (tensor<2xf32>) -> ()
  return
}

func.func @layouts_of_no_permutation(%x: tensor<2xf32>) {
  // expected-error@+1 {{[1] is no layout of a operand of type tensor<2xf32>}}
  "stablehlo.custom_call"(%x) <{call_target_name = "foo", operand_layouts = [dense<[1]> : tensor<1xindex>], result_layouts = []}> : (tensor<2xf32>) -> ()
  return
}

func.func @layout_of_a_token(%x: !stablehlo.token) {
  // expected-error@+1 {{[0] is no layout of a operand of type !stablehlo.token}}
  "stablehlo.custom_call"(%x) <{call_target_name = "foo", operand_layouts = [dense<[0]> : tensor<1xindex>], result_layouts = []}> : (!stablehlo.token) -> ()
  return
}

func.func @typed_configuration() {
  // expected-error@+1 {{[custom_call_i4]}}
  "stablehlo.custom_call"() <{call_target_name = "foo", backend_config = "x", api_version = 4 : i32}> : () -> ()
  return
}

func.func @untyped_configuration() {
  // expected-error@+1 {{[custom_call_i4]}}
  "stablehlo.custom_call"() <{call_target_name = "foo", backend_config = {a = 1 : i64}, api_version = 1 : i32}> : () -> ()
  return
}

func.func @unknown_version() {
  // expected-error@+1 {{[custom_call_i5]}}
  "stablehlo.custom_call"() <{call_target_name = "foo", api_version = 9 : i32}> : () -> ()
  return
}

func.func @alias_of_no_operand(%x: tensor<2xf32>) {
  // expected-error@+1 {{[custom_call_i7]}}
  %r = "stablehlo.custom_call"(%x) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @alias_of_another_type(%x: tensor<2xf32>) {
  // expected-error@+1 {{[custom_call_i7]}}
  %r = "stablehlo.custom_call"(%x) <{call_target_name = "foo", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2xf32>) -> tensor<3xf32>
  return
}
