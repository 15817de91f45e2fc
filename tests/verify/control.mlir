// What the constraints of control flow, calls, tuples and tokens refuse, by label.

func.func @if_predicate(%x: tensor<2xi1>, %y: tensor<f32>) {
  // expected-error@+1 {{[if_i1]}}
  %r = "stablehlo.if"(%x) ({
    stablehlo.return %y : tensor<f32>
  }, {
    stablehlo.return %y : tensor<f32>
  }) : (tensor<2xi1>) -> tensor<f32>
  return
}

func.func @if_arguments(%p: tensor<i1>, %y: tensor<f32>) {
  // expected-error@+1 {{branch 1 must not take arguments [if_c1]}}
  %r = "stablehlo.if"(%p) ({
    stablehlo.return %y : tensor<f32>
  }, {
  ^bb0(%z: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

func.func @if_branches_differ(%p: tensor<i1>, %x: tensor<f32>, %y: tensor<f64>) {
  // expected-error@+1 {{branch 1 returns (tensor<f64>), branch 0 returns (tensor<f32>) [if_c2]}}
  %r = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %y : tensor<f64>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

func.func @if_results(%p: tensor<i1>, %x: tensor<f32>) {
  // expected-error@+1 {{[if_c3]}}
  %r:2 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> (tensor<f32>, tensor<f32>)
  return
}

func.func @if_with_one_region(%p: tensor<i1>, %x: tensor<f32>) {
  // expected-error@+1 {{stablehlo.if has 2 regions, written are 1}}
  %r = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

func.func @case_index(%i: tensor<i64>, %x: tensor<f32>) {
  // expected-error@+1 {{[case_i1]}}
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i64>) -> tensor<f32>
  return
}

func.func @case_arguments(%i: tensor<i32>, %x: tensor<f32>) {
  // expected-error@+1 {{[case_c2]}}
  %r = "stablehlo.case"(%i) ({
  ^bb0(%y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return
}

func.func @case_branches_differ(%i: tensor<i32>, %x: tensor<f32>, %y: tensor<2xf32>) {
  // expected-error@+1 {{[case_c3]}}
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %y : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<f32>
  return
}

func.func @case_results(%i: tensor<i32>, %x: tensor<f32>) {
  // expected-error@+1 {{[case_c4]}}
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i32>) -> tensor<f64>
  return
}

func.func @while_cond_takes(%x: tensor<i1>, %y: tensor<f32>) {
  // expected-error@+1 {{[while_c1]}}
  %r = "stablehlo.while"(%x) ({
  ^bb0(%i: tensor<f32>):
    stablehlo.return %x : tensor<i1>
  }, {
  ^bb0(%i: tensor<i1>):
    stablehlo.return %i : tensor<i1>
  }) : (tensor<i1>) -> tensor<i1>
  return
}

func.func @while_cond_returns(%x: tensor<f32>) {
  // expected-error@+1 {{cond returns (tensor<f32>), it must return tensor<i1> [while_c1]}}
  %r = "stablehlo.while"(%x) ({
  ^bb0(%i: tensor<f32>):
    stablehlo.return %i : tensor<f32>
  }, {
  ^bb0(%i: tensor<f32>):
    stablehlo.return %i : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  return
}

func.func @while_body_returns(%x: tensor<i1>, %y: tensor<f32>) {
  // expected-error@+1 {{[while_c2]}}
  %r = "stablehlo.while"(%x) ({
  ^bb0(%i: tensor<i1>):
    stablehlo.return %i : tensor<i1>
  }, {
  ^bb0(%i: tensor<i1>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<i1>) -> tensor<i1>
  return
}

func.func @while_results(%x: tensor<i1>) {
  // expected-error@+1 {{[while_c3]}}
  %r = "stablehlo.while"(%x) ({
  ^bb0(%i: tensor<i1>):
    stablehlo.return %i : tensor<i1>
  }, {
  ^bb0(%i: tensor<i1>):
    stablehlo.return %i : tensor<i1>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

func.func @get_tuple_element_index(%t: tuple<tensor<f32>>) {
  // expected-error@+1 {{[get_tuple_element_c1]}}
  %r = "stablehlo.get_tuple_element"(%t) {index = -1 : i32} : (tuple<tensor<f32>>) -> tensor<f32>
  return
}

func.func @get_tuple_element_type(%t: tuple<tensor<f32>>) {
  // expected-error@+1 {{[get_tuple_element_c2]}}
  %r = "stablehlo.get_tuple_element"(%t) {index = 0 : i32} : (tuple<tensor<f32>>) -> tensor<f64>
  return
}

func.func @get_tuple_element_of_a_tensor(%t: tensor<f32>) {
  // expected-error@+1 {{the operand must be a tuple, is a tensor<f32>}}
  %r = "stablehlo.get_tuple_element"(%t) {index = 0 : i32} : (tensor<f32>) -> tensor<f32>
  return
}

func.func @tuple_elements(%x: tensor<f32>) {
  // expected-error@+1 {{[tuple_c1]}}
  %r = "stablehlo.tuple"(%x) : (tensor<f32>) -> tuple<tensor<f32>, tensor<f32>>
  return
}

func.func @optimization_barrier_types(%x: tensor<f32>) {
  // expected-error@+1 {{[optimization_barrier_c1]}}
  %r = "stablehlo.optimization_barrier"(%x) : (tensor<f32>) -> tensor<f64>
  return
}

func.func @after_all_of_a_tensor(%x: tensor<f32>) {
  // expected-error@+1 {{the inputs and the result must be tokens}}
  %r = "stablehlo.after_all"(%x) : (tensor<f32>) -> !stablehlo.token
  return
}

func.func @composite_name(%x: tensor<f32>) {
  // expected-error@+1 {{[composite_c1]}}
  %r = stablehlo.composite "op" %x {decomposition = @identity} : (tensor<f32>) -> tensor<f32>
  return
}

func.func @composite_decomposition(%x: tensor<f32>) {
  // expected-error@+1 {{[composite_c2]}}
  %r = stablehlo.composite "my.op" %x {decomposition = @nothing} : (tensor<f32>) -> tensor<f32>
  return
}

func.func @composite_inputs(%x: tensor<f64>) {
  // expected-error@+1 {{[composite_c3]}}
  %r = stablehlo.composite "my.op" %x {decomposition = @identity} : (tensor<f64>) -> tensor<f32>
  return
}

func.func @composite_results(%x: tensor<f32>) {
  // expected-error@+1 {{[composite_c4]}}
  %r = stablehlo.composite "my.op" %x {decomposition = @identity} : (tensor<f32>) -> tensor<f64>
  return
}

func.func @call_of_nothing(%x: tensor<f32>) {
  // expected-error@+1 {{'@nothing' does not reference a valid function; the module has @if_predicate, @if_arguments,}}
  %r = func.call @nothing(%x) : (tensor<f32>) -> tensor<f32>
  return
}

func.func @call_types(%x: tensor<2xf32>) {
  // expected-error@+1 {{the operands are (tensor<2xf32>), @identity takes (tensor<f32>)}}
  %r = func.call @identity(%x) : (tensor<2xf32>) -> tensor<f32>
  return
}

func.func private @identity(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
