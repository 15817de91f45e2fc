// interpreter.probe hands its operand on and saves it; check.expect_serialized_eq reads it back.
// interpreter.print writes what its operand holds.

func.func @a_probe_hands_its_operand_on() {
  %0 = stablehlo.constant dense<[1.0, 0x7C, -0.0]> : tensor<3xf8E5M2>
  %1 = interpreter.probe %0, probe_id = "e5m2" : tensor<3xf8E5M2>
  check.expect_eq %0, %1 {shlo.bitwise} : tensor<3xf8E5M2>
  func.return
}

// The index has a line for each probe of the module: this is the second.
func.func @a_saved_probe_reads_back() {
  %0 = stablehlo.constant dense<[[0.5, 6.0], [-0.0, -4.0]]> : tensor<2x2xf4E2M1FN>
  %1 = interpreter.probe %0, probe_id = "e2m1" : tensor<2x2xf4E2M1FN>
  check.expect_serialized_eq %1, probe_id = "e2m1", iter = 2 : tensor<2x2xf4E2M1FN>
  func.return
}

func.func @a_probe_of_integers_reads_back() {
  %0 = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
  %1 = interpreter.probe %0, probe_id = "i4" : tensor<2xi4>
  check.expect_serialized_eq %1, probe_id = "i4", iter = 3 : tensor<2xi4>
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
