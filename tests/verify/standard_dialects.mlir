// Ops of `arith`, `tensor` and `shape` that MLIR refuses, too, or whose meaning is known to fail.

func.func @integers_are_no_floats(%a: f32) {
  // expected-error@+1 {{arith.addi: it does not take tensor<f32>}}
  %0 = arith.addi %a, %a : f32
  return
}

// -----

func.func @unsigned_types_are_not_signless(%a: tensor<2xui32>) {
  // expected-error@+1 {{arith.muli: it does not take tensor<2xui32>}}
  %0 = arith.muli %a, %a : tensor<2xui32>
  return
}

// -----

func.func @operands_are_of_one_type(%a: i32, %b: i64) {
  // expected-error@+1 {{operands and result must have one type, found tensor<i32> and tensor<i64>}}
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @results_are_of_the_operands_type(%a: i32) {
  // expected-error@+1 {{arith.addi: the result is tensor<i32>, the program says tensor<i64>}}
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}

// -----

func.func @extensions_are_wider(%a: i32) {
  // expected-error@+1 {{arith.extsi: it does not lead from i32 to i16}}
  %0 = arith.extsi %a : i32 to i16
  return
}

// -----

func.func @an_index_is_cast(%a: i32) {
  // expected-error@+1 {{arith.index_cast: it does not lead from i32 to i64}}
  %0 = arith.index_cast %a : i32 to i64
  return
}

// -----

func.func @integers_are_compared(%a: f32) {
  // expected-error@+1 {{arith.cmpi: it compares signless integers and indices}}
  %0 = arith.cmpi slt, %a, %a : f32
  return
}

// -----

func.func @there_is_no_such_predicate(%a: i32) {
  // expected-error@+1 {{expected a predicate (eq, ne, slt}}
  %0 = arith.cmpi lt, %a, %a : i32
  return
}

// -----

func.func @there_is_no_such_dimension(%a: tensor<2x3xf32>) {
  %c2 = arith.constant 2 : index
  // expected-error@+1 {{tensor.dim: rank 2 has no dimension 2}}
  %0 = tensor.dim %a, %c2 : tensor<2x3xf32>
  return
}

// -----

func.func @an_index_for_each_dimension(%a: tensor<2x3xf32>, %i: index) {
  // expected-error@+1 {{tensor.extract: 1 indices for rank 2}}
  %0 = tensor.extract %a[%i] : tensor<2x3xf32>
  return
}

// -----

func.func @elements_are_of_the_type(%a: i32) {
  // expected-error@+1 {{tensor.from_elements: its operands must be of i64}}
  %0 = tensor.from_elements %a, %a : tensor<2xi64>
  return
}

// -----

func.func @a_cast_changes_no_size(%a: tensor<3xf32>) {
  // expected-error@+1 {{operands and result must have one shape}}
  %0 = tensor.cast %a : tensor<3xf32> to tensor<4xf32>
  return
}

// -----

func.func @a_cast_changes_no_element(%a: tensor<3xf32>) {
  // expected-error@+1 {{tensor.cast: it does not lead from f32 to f64}}
  %0 = tensor.cast %a : tensor<3xf32> to tensor<3xf64>
  return
}

// -----

func.func @sizes_for_unknown_dimensions(%a: f32, %n: index) {
  // expected-error@+1 {{tensor.splat: 1 sizes for 2 unknown dimensions}}
  %0 = tensor.splat %a[%n] : tensor<?x?xf32>
  return
}

// -----

func.func @a_shape_has_no_such_size(%a: tensor<2xindex>) {
  %c2 = arith.constant 2 : index
  // expected-error@+1 {{shape.get_extent: a shape of rank 2 has no 2}}
  %0 = shape.get_extent %a, %c2 : tensor<2xindex>, index -> index
  return
}
