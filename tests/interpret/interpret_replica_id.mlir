// stablehlo.replica_id: which replica a process is.

func.func @of_each_process() {
  %r:6 = "interpreter.run_parallel"() {programs = [[@of_each_process_program, @of_each_process_program, @of_each_process_program], [@of_each_process_program, @of_each_process_program, @of_each_process_program]]} : () -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>)
  check.expect_eq_const %r#0, dense<0> : tensor<ui32>
  check.expect_eq_const %r#1, dense<0> : tensor<ui32>
  check.expect_eq_const %r#2, dense<0> : tensor<ui32>
  check.expect_eq_const %r#3, dense<1> : tensor<ui32>
  check.expect_eq_const %r#4, dense<1> : tensor<ui32>
  check.expect_eq_const %r#5, dense<1> : tensor<ui32>
  func.return
}

// A plain run is a grid of one process.
func.func @alone_it_is_zero() {
  %r = stablehlo.replica_id : tensor<ui32>
  check.expect_eq_const %r, dense<0> : tensor<ui32>
  func.return
}

func.func private @of_each_process_program() -> (tensor<ui32>) {
  %r0 = stablehlo.replica_id : tensor<ui32>
  func.return %r0 : tensor<ui32>
}
