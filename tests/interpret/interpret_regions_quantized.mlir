// Quantized types: regions are applied to codes.

// elements become codes of 32 bits before they are added
func.func @reduce_in_a_wider_type() {
  %x0 = stablehlo.constant() <{value = dense<[[100, -10, 3], [7, -128, 60]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>
  %x1 = stablehlo.constant() <{value = dense<-3> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:-3>>
  %r = "stablehlo.reduce"(%x0, %x1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a: tensor<!quant.uniform<i32:f32, 0.5:-3>>, %b: tensor<!quant.uniform<i32:f32, 0.5:-3>>):
      %0 = stablehlo.add %a, %b : tensor<!quant.uniform<i32:f32, 0.5:-3>>
      stablehlo.return %0 : tensor<!quant.uniform<i32:f32, 0.5:-3>>
  }) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x!quant.uniform<i32:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x!quant.uniform<i32:f32, 0.5:-3>>) -> tensor<2xi32>
  check.expect_eq_const %r_codes, dense<[99, -55]> : tensor<2xi32>
  func.return
}

func.func @map_squares() {
  %x0 = stablehlo.constant() <{value = dense<[100, -10, 3, 7, -128, 60]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:-3>>
  %x1 = stablehlo.constant() <{value = dense<[100, -10, 3, 7, -128, 60]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:-3>>
  %r = "stablehlo.map"(%x0, %x1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.5:-3>>, %b: tensor<!quant.uniform<i8:f32, 0.5:-3>>):
      %0 = stablehlo.multiply %a, %b : tensor<!quant.uniform<i8:f32, 0.5:-3>>
      stablehlo.return %0 : tensor<!quant.uniform<i8:f32, 0.5:-3>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.5:-3>>, tensor<6x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<6x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<6x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<6xi8>
  check.expect_eq_const %r_codes, dense<[127, 22, 15, 47, 127, 127]> : tensor<6xi8>
  func.return
}

func.func @reduce_window_sums() {
  %x0 = stablehlo.constant() <{value = dense<[100, -10, 3, 7, -128, 60]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:-3>>
  %x1 = stablehlo.constant() <{value = dense<-3> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:-3>>
  %r = "stablehlo.reduce_window"(%x0, %x1) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.5:-3>>, %b: tensor<!quant.uniform<i8:f32, 0.5:-3>>):
      %0 = stablehlo.add %a, %b : tensor<!quant.uniform<i8:f32, 0.5:-3>>
      stablehlo.return %0 : tensor<!quant.uniform<i8:f32, 0.5:-3>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<5xi8>
  check.expect_eq_const %r_codes, dense<[93, -4, 13, -118, -65]> : tensor<5xi8>
  func.return
}

func.func @reduce_window_pads_with_init() {
  %x0 = stablehlo.constant() <{value = dense<[100, -10, 3, 7, -128, 60]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:-3>>
  %x1 = stablehlo.constant() <{value = dense<-128> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:-3>>
  %r = "stablehlo.reduce_window"(%x0, %x1) <{window_dimensions = array<i64: 3>, padding = dense<1> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.5:-3>>, %b: tensor<!quant.uniform<i8:f32, 0.5:-3>>):
      %0 = stablehlo.maximum %a, %b : tensor<!quant.uniform<i8:f32, 0.5:-3>>
      stablehlo.return %0 : tensor<!quant.uniform<i8:f32, 0.5:-3>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<6x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<6x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<6xi8>
  check.expect_eq_const %r_codes, dense<[100, 100, 7, 7, 60, 60]> : tensor<6xi8>
  func.return
}

func.func @select_and_scatter_by_value() {
  %x0 = stablehlo.constant() <{value = dense<[100, -10, 3, 7, -128, 60]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:-3>>
  %x1 = stablehlo.constant() <{value = dense<[5, -7]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
  %x2 = stablehlo.constant() <{value = dense<-3> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:-3>>
  %r = "stablehlo.select_and_scatter"(%x0, %x1, %x2) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 3>}> ({
    ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.5:-3>>, %b: tensor<!quant.uniform<i8:f32, 0.5:-3>>):
      %0 = stablehlo.compare GE, %a, %b : (tensor<!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<i1>
      stablehlo.return %0 : tensor<i1>
  }, {
    ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.5:-3>>, %b: tensor<!quant.uniform<i8:f32, 0.5:-3>>):
      %0 = stablehlo.add %a, %b : tensor<!quant.uniform<i8:f32, 0.5:-3>>
      stablehlo.return %0 : tensor<!quant.uniform<i8:f32, 0.5:-3>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.5:-3>>, tensor<2x!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<6x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<6x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<6xi8>
  check.expect_eq_const %r_codes, dense<[5, -3, -3, -3, -3, -7]> : tensor<6xi8>
  func.return
}

func.func @scatter_adds_codes() {
  %x0 = stablehlo.constant() <{value = dense<[100, -10, 3, 7, -128, 60]> : tensor<6xi8>}> : () -> tensor<6x!quant.uniform<i8:f32, 0.5:-3>>
  %i = stablehlo.constant dense<[[1], [1], [9]]> : tensor<3x1xi32>
  %x2 = stablehlo.constant() <{value = dense<[7, 8, 9]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.5:-3>>
  %r = "stablehlo.scatter"(%x0, %i, %x2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<!quant.uniform<i8:f32, 0.5:-3>>, %b: tensor<!quant.uniform<i8:f32, 0.5:-3>>):
      %0 = stablehlo.add %a, %b : tensor<!quant.uniform<i8:f32, 0.5:-3>>
      stablehlo.return %0 : tensor<!quant.uniform<i8:f32, 0.5:-3>>
  }) : (tensor<6x!quant.uniform<i8:f32, 0.5:-3>>, tensor<3x1xi32>, tensor<3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<6x!quant.uniform<i8:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<6x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<6xi8>
  check.expect_eq_const %r_codes, dense<[100, 11, 3, 7, -128, 60]> : tensor<6xi8>
  func.return
}
