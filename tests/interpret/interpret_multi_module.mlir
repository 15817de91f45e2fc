// Several modules in a file: each is parsed and run on its own.

func.func @same_name() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  check.expect_eq_const %0, dense<1> : tensor<i32>
  func.return
}

// -----

func.func @same_name() {
  %0 = stablehlo.constant dense<2.0> : tensor<f8E4M3FN>
  // ----- a ruler inside a function does not split
  // -----
  check.expect_eq_const %0, dense<2.0> : tensor<f8E4M3FN>
  func.return
}

// -----

// A chunk of comments only is an empty module.

// -----

module @named attributes {mhlo.num_partitions = 1 : i32} {
  func.func public @main() -> tensor<2xi32> {
    %0 = call @helper() : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @helper() -> tensor<2xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
// CHECK: tensor<2xi32> {
// CHECK:   [0, 1]
// CHECK: }

// -----

// The only function runs, whatever its name.
func.func @only() -> tensor<i1> {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  return %0 : tensor<i1>
}
// CHECK: tensor<i1> {true}

// -----

// Without a main, every public function without arguments runs, in the file's order.
func.func @first() -> tensor<i8> {
  %0 = stablehlo.constant dense<1> : tensor<i8>
  return %0 : tensor<i8>
}
func.func @takes_an_argument(%arg0: tensor<i8>) -> tensor<i8> {
  return %arg0 : tensor<i8>
}
func.func private @hidden() -> tensor<i8> {
  %0 = stablehlo.constant dense<3> : tensor<i8>
  return %0 : tensor<i8>
}
func.func @second() -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<2.0> : tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}
// CHECK: tensor<i8> {1}
// CHECK: tensor<f8E5M2> {2.000000e+00}
