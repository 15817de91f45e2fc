// Sharding rules, data flow edges and the edges that shardings took.

sdy.mesh @m = <["x"=2, "y"=2]>

func.func @rules(%a: tensor<2x4xf32>, %d: tensor<?x4xf32>) {
  %0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=2, j=4}>} : tensor<2x4xf32>
  // expected-error@+1 {{stablehlo.add: sdy.sharding_rule: it must be #sdy.op_sharding_rule<...>}}
  %1 = stablehlo.add %a, %a {sdy.sharding_rule = 1 : i64} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.sharding_rule: it has mappings of 1 operands, the op has 2}}
  %2 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=2, j=4}>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.sharding_rule: it has mappings of 2 results, the op has 1}}
  %3 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j], [i, j]) {i=2, j=4}>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.sharding_rule: operand 1: 1 dimensions have factors, tensor<2x4xf32> has 2}}
  %4 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i])->([i, j]) {i=2, j=4}>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.sharding_rule: operand 0: a rule is for tensors of static shapes, this is a tensor<?x4xf32>}}
  %5 = stablehlo.add %d, %d {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=2, j=4}>} : tensor<?x4xf32>
  // expected-error@+1 {{sdy.sharding_rule: operand 0: dimension 1 has factors beside k of size 1}}
  %6 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk], [i, j])->([i, j]) {i=2, j=4, k=1}>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.sharding_rule: operand 0: dimension 1 has no factor}}
  %7 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i,], [i, j])->([i, j]) {i=2, j=4}>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.sharding_rule: operand 0: the factor u has no size}}
  %8 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, u], [i, j])->([i, j]) {i=2, j=4}>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.sharding_rule: no dimension has the factor k}}
  %9 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=2, j=4, k=2}>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.sharding_rule: operand 1: the factor i stands twice}}
  %10 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, i])->([i, j]) {i=2, j=4}>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.sharding_rule: expected the factor j, since factors are in order, at `k=4}>`}}
  %11 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=2, k=4}>} : tensor<2x4xf32>
  return
}

func.func @kinds(%a: tensor<2x4x8xf32>) -> (tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>) {
  // expected-error@+1 {{sdy.sharding_rule: need_replication: k before i: each factor stands once, in order}}
  %0 = stablehlo.custom_call @foo(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, k]) {i=2, j=4, k=8} need_replication={k, i}>} : (tensor<2x4x8xf32>) -> tensor<2x8xf32>
  // expected-error@+1 {{sdy.sharding_rule: permutation: the factor z has no size}}
  %1 = stablehlo.custom_call @foo(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, k]) {i=2, j=4, k=8} permutation={z}>} : (tensor<2x4x8xf32>) -> tensor<2x8xf32>
  // expected-error@+1 {{sdy.sharding_rule: the factor j is of two of the kinds reduction, need_replication and permutation}}
  %2 = stablehlo.custom_call @foo(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, k]) {i=2, j=4, k=8} reduction={j} need_replication={j}>} : (tensor<2x4x8xf32>) -> tensor<2x8xf32>
  // expected-error@+1 {{sdy.sharding_rule: the reduction factor i is one of a result}}
  %3 = stablehlo.custom_call @foo(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, k]) {i=2, j=4, k=8} reduction={i}>} : (tensor<2x4x8xf32>) -> tensor<2x8xf32>
  return %0, %1, %2, %3 : tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>
}

func.func @edges(%a: tensor<2x4xf32>, %b: tensor<2x4xf32>, %d: tensor<?x4xf32>, %e: tensor<2x4xf32>) -> tensor<2x4xf32> {
  // expected-error@+1 {{sdy.data_flow_edge: an edge is of a tensor of a static shape, this is a tensor<?x4xf32>}}
  %0 = sdy.data_flow_edge %d : tensor<?x4xf32>
  // expected-error@+1 {{sdy.data_flow_edge: its operand is read 2 times: all others must read the edge}}
  %1 = sdy.data_flow_edge %a : tensor<2x4xf32>
  %2 = sdy.sharding_constraint %a <@m, [{}, {}]> : tensor<2x4xf32>
  // expected-error@+1 {{sdy.data_flow_edge: its operand is the result of sdy.sharding_constraint}}
  %3 = sdy.data_flow_edge %2 : tensor<2x4xf32>
  %4 = sdy.func_data_flow_edge %b : tensor<2x4xf32>
  %5 = stablehlo.negate %4 : tensor<2x4xf32>
  // expected-error@+1 {{sdy.func_data_flow_edge: its operand is the result of stablehlo.negate, it must be an argument of the function or the result of a call}}
  %6 = sdy.func_data_flow_edge %5 : tensor<2x4xf32>
  %7 = sdy.manual_computation(%e) in_shardings=[<@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"x"} (%c: tensor<2x4xf32>) {
    // expected-error@+1 {{sdy.func_data_flow_edge: its operand is the argument of a region, it must be one of the function}}
    %8 = sdy.func_data_flow_edge %c : tensor<2x4xf32>
    sdy.return %8 : tensor<2x4xf32>
  } : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %7 : tensor<2x4xf32>
}

func.func @propagation(%a: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %b: tensor<2x4xf32>) {
  %0 = stablehlo.add %a, %b {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"x" = operand-0 -> [operand-1, result-0]}]}]>} : tensor<2x4xf32>
  // expected-error@+1 {{stablehlo.add: sdy.propagation_edges: it must be #sdy.propagation_edges<[...]>}}
  %1 = stablehlo.add %a, %b {sdy.propagation_edges = 64} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.propagation_edges: step -3 is negative}}
  %2 = stablehlo.add %a, %b {sdy.propagation_edges = #sdy.propagation_edges<[{step--3 = [{"x" = operand-0 -> [result-0]}]}]>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.propagation_edges: step 1 stands twice}}
  %3 = stablehlo.add %a, %b {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"x" = operand-0 -> [result-0]}]}, {step-1 = [{"y" = operand-1 -> [result-0]}]}]>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.propagation_edges: in step 1 axis "x" goes from a value to itself}}
  %4 = stablehlo.add %a, %b {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"x" = operand-0 -> [operand-0]}]}]>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.propagation_edges: in step 1 axis "x" goes to a value twice}}
  %5 = stablehlo.add %a, %b {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"x" = operand-0 -> [result-0, result-0]}]}]>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.propagation_edges: operand-3: the op has 2 operands, counted from 0}}
  %6 = stablehlo.add %a, %b {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"x" = operand-0 -> [operand-3]}]}]>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.propagation_edges: result-1: the op has 1 results, counted from 0}}
  %7 = stablehlo.add %a, %b {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"x" = operand-0 -> [result-1]}]}]>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.propagation_edges: none of the values that they join has a sharding}}
  %8 = stablehlo.add %b, %b {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"x" = operand-0 -> [result-0]}]}]>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.propagation_edges: the mesh has no axis "z"}}
  %9 = stablehlo.add %a, %b {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"z" = operand-0 -> [result-0]}]}]>} : tensor<2x4xf32>
  // expected-error@+1 {{sdy.result_propagation_edges: it must be a list of #sdy.propagation_edges<[...]>}}
  %10 = stablehlo.add %a, %b {sdy.result_propagation_edges = [1, 2]} : tensor<2x4xf32>
  return
}
