// What the constraints of sort refuse, by label.

func.func @sort_result_type(%x: tensor<3x4xi64>, %y: tensor<4x3xi64>) {
  // expected-error@+1 {{[sort_c2]}}
  %r:1 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x4xi64>) -> (tensor<3x4xi32>)
  return
}

func.func @sort_shapes(%x: tensor<3x4xi64>, %y: tensor<4x3xi64>) {
  // expected-error@+1 {{[sort_c3]}}
  %r:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>, %d: tensor<i64>, %e: tensor<i64>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x4xi64>, tensor<4x3xi64>) -> (tensor<3x4xi64>, tensor<4x3xi64>)
  return
}

func.func @sort_dimension(%x: tensor<3x4xi64>, %y: tensor<4x3xi64>) {
  // expected-error@+1 {{[sort_c4]}}
  %r:1 = "stablehlo.sort"(%x) <{dimension = 2 : i64}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x4xi64>) -> (tensor<3x4xi64>)
  return
}

func.func @sort_negative_dimension(%x: tensor<3x4xi64>, %y: tensor<4x3xi64>) {
  // expected-error@+1 {{[sort_c4]}}
  %r:1 = "stablehlo.sort"(%x) <{dimension = -3 : i64}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x4xi64>) -> (tensor<3x4xi64>)
  return
}

func.func @sort_comparator_arguments(%x: tensor<3x4xi64>, %y: tensor<4x3xi64>) {
  // expected-error@+1 {{[sort_c5]}}
  %r:1 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x4xi64>) -> (tensor<3x4xi64>)
  return
}

func.func @sort_comparator_result(%x: tensor<3x4xi64>, %y: tensor<4x3xi64>) {
  // expected-error@+1 {{[sort_c5]}}
  %r:1 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.constant dense<true> : tensor<2xi1>
    stablehlo.return %c : tensor<2xi1>
  }) : (tensor<3x4xi64>) -> (tensor<3x4xi64>)
  return
}

func.func @sort_nothing() {
  // expected-error@+1 {{[sort_c1]}}
  "stablehlo.sort"() <{dimension = 0 : i64}> ({
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : () -> ()
  return
}
