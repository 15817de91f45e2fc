// interpreter.probe hands its operand on and saves it; check.expect_serialized_eq reads it back.
// interpreter.print writes what its operand holds.

func.func @a_probe_hands_its_operand_on() {
  %0 = stablehlo.constant dense<[1.0, 0x7C, -0.0]> : tensor<3xf8E5M2>
  %1 = interpreter.probe %0, probe_id = "e5m2" : tensor<3xf8E5M2>
  check.expect_eq %0, %1 {shlo.bitwise} : tensor<3xf8E5M2>
  func.return
}

// The index has a line for each probe of the module, counted from 0: this is the second.
func.func @a_saved_probe_reads_back() {
  %0 = stablehlo.constant dense<[[0.5, 6.0], [-0.0, -4.0]]> : tensor<2x2xf4E2M1FN>
  %1 = interpreter.probe %0, probe_id = "e2m1" : tensor<2x2xf4E2M1FN>
  check.expect_serialized_eq %1, probe_id = "e2m1", iter = 1 : tensor<2x2xf4E2M1FN>
  func.return
}

func.func @a_probe_of_integers_reads_back() {
  %0 = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
  %1 = interpreter.probe %0, probe_id = "i4" : tensor<2xi4>
  check.expect_serialized_eq %1, probe_id = "i4", iter = 2 : tensor<2xi4>
  func.return
}

// The first execution of a probe in a loop is line 3 here, after those of the three functions above.
func.func @every_execution_of_a_probe_has_a_line() {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %two = stablehlo.constant dense<2> : tensor<i64>
  %end = stablehlo.while(%i = %zero) : tensor<i64>
  cond {
    %more = stablehlo.compare LT, %i, %two : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i64>
    %probed = interpreter.probe %next, probe_id = "loop" : tensor<i64>
    stablehlo.return %probed : tensor<i64>
  }
  check.expect_serialized_eq %one, probe_id = "loop", iter = 3 : tensor<i64>
  check.expect_serialized_eq %two, probe_id = "loop", iter = 4 : tensor<i64>
  func.return
}

func.func @print_writes_the_operand() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  interpreter.print %x : tensor<2xi32>
  func.return
}
// CHECK: %x = tensor<2xi32> {
// CHECK:   [1, 2]
// CHECK: }

func.func private @double_and_same(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %0 = stablehlo.add %x, %x : tensor<i32>
  return %0, %x, %0 : tensor<i32>, tensor<i32>, tensor<i32>
}

func.func private @double(%x: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.add %x, %x : tensor<i32>
  return %0 : tensor<i32>
}

// A result of a call has the name that it has here, whatever the called function calls it.
func.func @print_names_the_results_of_calls() {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %r:3 = func.call @double_and_same(%c) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
  interpreter.print %r#0 : tensor<i32>
  interpreter.print %r#1 : tensor<i32>
  interpreter.print %c : tensor<i32>
  %composite = stablehlo.composite "test.double" %r#2 {decomposition = @double} : (tensor<i32>) -> tensor<i32>
  %outside = func.call @double(%composite) : (tensor<i32>) -> tensor<i32>
  %if = "stablehlo.if"(%true) ({
    interpreter.print %outside : tensor<i32>
    %inside = func.call @double(%outside) : (tensor<i32>) -> tensor<i32>
    interpreter.print %inside : tensor<i32>
    stablehlo.return %inside : tensor<i32>
  }, {
    stablehlo.return %c : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  interpreter.print %composite : tensor<i32>
  interpreter.print %if : tensor<i32>
  func.return
}
// CHECK: %r = tensor<i32> {2}
// CHECK: %r = tensor<i32> {1}
// CHECK: %c = tensor<i32> {1}
// CHECK: %outside = tensor<i32> {8}
// CHECK: %inside = tensor<i32> {16}
// CHECK: %composite = tensor<i32> {4}
// CHECK: %if = tensor<i32> {16}
