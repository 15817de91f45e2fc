// Where others differ: sums, windows, sorting, comparisons and other operations.
// Each function says who and how.
// Measured with jaxlib 0.10.2, ml_dtypes 0.6.0, numpy 2.4.6, onnx 1.23.2.

// The sum of 64 ones in f8E4M3FN: 16 + 1 is halfway to 18, and stays; XLA adds parts in parallel,
// or in another type.
// XLA:CPU at run time has 32.0.
func.func @sum_of_64_ones() {
  %x = stablehlo.constant dense<1.0> : tensor<64xf8E4M3FN>
  %init = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<64xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<16.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

// A dot product of 64 ones in f8E4M3FN: every sum is rounded to the result's type; XLA sums in a
// wider one.
// XLA:CPU at run time has 64.0.
func.func @dot_of_64_ones() {
  %x = stablehlo.constant dense<1.0> : tensor<64xf8E4M3FN>
  %y = stablehlo.constant dense<1.0> : tensor<64xf8E4M3FN>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<16.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

// A dot product of f16 with a result of f8E4M3FN: 17 * 17 = 289 becomes 288, and 288 + 17 = 305
// becomes 320; the reference rounds the operands to the result's type first.
// The reference interpreter has 256.0.
func.func @narrow_result() {
  %x = stablehlo.constant dense<17.0> : tensor<2xf16>
  %y = stablehlo.constant dense<[17.0, 1.0]> : tensor<2xf16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2xf16>, tensor<2xf16>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<320.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

// A dot product in f8E8M0FNU: 2^-127 times 1; the reference starts from zero, which is 2^-127
// there.
// The reference interpreter has 1.0e-38.
// XLA:CPU at run time has 0xFF.
func.func @e8m0_dot() {
  %x = stablehlo.constant dense<[6.0e-39]> : tensor<1xf8E8M0FNU>
  %y = stablehlo.constant dense<[1.0]> : tensor<1xf8E8M0FNU>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<f8E8M0FNU>
  check.expect_eq_const %r, dense<6.0e-39> : tensor<f8E8M0FNU> {shlo.bitwise}
  func.return
}

// A dot product of nothing: the sum of no terms.
// The reference interpreter aborts.
func.func @nothing_to_sum() {
  %x = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %y = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<0.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

// A convolution of f8E4M3FN with a result of f32: sums are made in the result's type; this version
// of the reference makes them in the operands'.
// The reference interpreter has 16.0.
func.func @convolution_widens() {
  %x = stablehlo.constant dense<[[[16.0], [1.0]]]> : tensor<1x2x1xf8E4M3FN>
  %y = stablehlo.constant dense<1.0> : tensor<2x1x1xf8E4M3FN>
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x1xf8E4M3FN>, tensor<2x1x1xf8E4M3FN>) -> tensor<1x1x1xf32>
  check.expect_eq_const %r, dense<[[[17.0]]]> : tensor<1x1x1xf32> {shlo.bitwise}
  func.return
}

// A reduction of f8E4M3FN in f32: elements are promoted to the body's type.
// The reference interpreter aborts.
// XLA:CPU at run time refuses it.
func.func @reduction_widens() {
  %x = stablehlo.constant dense<[16.0, 1.0]> : tensor<2xf8E4M3FN>
  %init = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r = stablehlo.reduce(%x init: %init) across dimensions = [0] : (tensor<2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }
  check.expect_eq_const %r, dense<17.0> : tensor<f32> {shlo.bitwise}
  func.return
}

// Compare EQ, TOTALORDER: -NaN < -inf < … < -0 < +0 < … < NaN; the reference compares as FLOAT.
// The reference interpreter has false, true, false, false.
func.func @total_order_eq() {
  %x = stablehlo.constant dense<[0x7E, -0.0, 0xFE, 0x7C]> : tensor<4xf8E5M2>
  %y = stablehlo.constant dense<[0x7E, 0.0, 0xFC, 0x7E]> : tensor<4xf8E5M2>
  %r = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<4xi1>
  check.expect_eq_const %r, dense<[true, false, false, false]> : tensor<4xi1>
  func.return
}

// Compare LT, TOTALORDER: -NaN < -inf < … < -0 < +0 < … < NaN; the reference compares as FLOAT.
// The reference interpreter has false, false, false, false.
func.func @total_order_lt() {
  %x = stablehlo.constant dense<[0x7E, -0.0, 0xFE, 0x7C]> : tensor<4xf8E5M2>
  %y = stablehlo.constant dense<[0x7E, 0.0, 0xFC, 0x7E]> : tensor<4xf8E5M2>
  %r = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<4xi1>
  check.expect_eq_const %r, dense<[false, true, true, true]> : tensor<4xi1>
  func.return
}

// Sorting with NaN by TOTALORDER: the reference compares as FLOAT, by which NaN has no place.
// The reference interpreter has -0.0, 1.0, 0x7E, 0.0, 0xFE.
// XLA:CPU at run time has 0x7F, -0.0, 0.0, 1.0, 0x7F.
func.func @sort_with_nan() {
  %x = stablehlo.constant dense<[1.0, 0x7E, -0.0, 0.0, 0xFE]> : tensor<5xf8E5M2>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
  check.expect_eq_const %r, dense<[0xFE, -0.0, 0.0, 1.0, 0x7E]> : tensor<5xf8E5M2> {shlo.bitwise}
  func.return
}

// Reduce_precision of f8E4M3FN 448 to e3m2: overflow is what convert has for it; the reference
// writes the bits that infinity would have.
// The reference interpreter has 256.0.
func.func @reduce_precision_f8E4M3FN_e3m2() {
  %x = stablehlo.constant dense<[448.0]> : tensor<1xf8E4M3FN>
  %r = stablehlo.reduce_precision %x, format = e3m2 : tensor<1xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

// Reduce_precision of f4E2M1FN 6 to e2m0: overflow is what convert has for it; the reference
// writes the bits that infinity would have.
// The reference interpreter has -0.0.
func.func @reduce_precision_f4E2M1FN_e2m0() {
  %x = stablehlo.constant dense<[6.0]> : tensor<1xf4E2M1FN>
  %r = stablehlo.reduce_precision %x, format = e2m0 : tensor<1xf4E2M1FN>
  check.expect_eq_const %r, dense<[6.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

// Select_and_scatter with a subtraction: the result takes in the source; the reference takes the
// result into the source and the initial value.
// The reference interpreter has 96.0, 96.0, 96.0.
func.func @scatter_order() {
  %x = stablehlo.constant dense<[1.0, 9.0, 2.0]> : tensor<3xf8E4M3FN>
  %source = stablehlo.constant dense<[5.0, 7.0]> : tensor<2xf8E4M3FN>
  %init = stablehlo.constant dense<100.0> : tensor<f8E4M3FN>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %s = stablehlo.compare GE, %a, %b : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }, {
  ^bb0(%c: tensor<f8E4M3FN>, %d: tensor<f8E4M3FN>):
    %n = stablehlo.subtract %c, %d : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }) : (tensor<3xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  check.expect_eq_const %r, dense<[100.0, 80.0, 100.0]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

// What scatter adds, by its result less its operand: the operand stays what it is; the reference
// writes the result into it.
// The reference interpreter has 0.0, 0.0.
func.func @scatter_overwrites_its_operand() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %u = stablehlo.constant dense<[10.0]> : tensor<1xf32>
  %i = stablehlo.constant dense<[[0]]> : tensor<1x1xi64>
  %s = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<2xf32>, tensor<1x1xi64>, tensor<1xf32>) -> tensor<2xf32>
  %r = stablehlo.subtract %s, %x : tensor<2xf32>
  check.expect_eq_const %r, dense<[10.0, 0.0]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

// Scatter of two inputs that are one value: the results are two tensors; the reference has one for
// both.
// The reference interpreter has 10.0, 2.0.
func.func @scatter_of_one_value_twice() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %u = stablehlo.constant dense<[10.0]> : tensor<1xf32>
  %i = stablehlo.constant dense<[[0]]> : tensor<1x1xi64>
  %s:2 = "stablehlo.scatter"(%x, %x, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %p: tensor<f32>, %q: tensor<f32>):
    %t = stablehlo.add %a, %p : tensor<f32>
    %m = stablehlo.multiply %b, %q : tensor<f32>
    stablehlo.return %t, %m : tensor<f32>, tensor<f32>
  }) : (tensor<2xf32>, tensor<2xf32>, tensor<1x1xi64>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %r = stablehlo.reshape %s#0 : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[11.0, 2.0]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

// A subnormal of bf16 times one: XLA's programs flush subnormals to zero.
// XLA:CPU at run time has 0.0.
func.func @subnormal_bf16() {
  %x = stablehlo.constant dense<[9.0e-41]> : tensor<1xbf16>
  %y = stablehlo.constant dense<[1.0]> : tensor<1xbf16>
  %r = stablehlo.multiply %x, %y : tensor<1xbf16>
  check.expect_eq_const %r, dense<[9.0e-41]> : tensor<1xbf16> {shlo.bitwise}
  func.return
}

// A subnormal of f32 times one: XLA's programs flush subnormals to zero.
// XLA:CPU at run time has 0.0.
func.func @subnormal_f32() {
  %x = stablehlo.constant dense<[1.0e-45]> : tensor<1xf32>
  %y = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %r = stablehlo.multiply %x, %y : tensor<1xf32>
  check.expect_eq_const %r, dense<[1.0e-45]> : tensor<1xf32> {shlo.bitwise}
  func.return
}

// A dot product of f32 by the algorithm of tf32: 1 + 2^-12 is 1 in tf32; the algorithm is ignored.
// The reference interpreter has 1.0002441.
// XLA:CPU at run time refuses it.
func.func @tf32_algorithm() {
  %x = stablehlo.constant dense<[1.0002441]> : tensor<1xf32>
  %y = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1xf32>, tensor<1xf32>) -> tensor<f32>
  check.expect_eq_const %r, dense<1.0> : tensor<f32> {shlo.bitwise}
  func.return
}

// Iota in f8E8M0FNU: index 0 has no place; the reference gives the least value.
// The reference interpreter has 6.0e-39, 1.0, 2.0.
func.func @iota_e8m0() {
  %r = stablehlo.iota dim = 0 : tensor<3xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 1.0, 2.0]> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// The real part of exponential_minus_one of 1e-10 + 1e-10i: the reference subtracts one from the
// exponential.
// The reference interpreter has 1.0000001e-10.
func.func @complex_exponential_minus_one() {
  %x = stablehlo.constant dense<[1.0e-10]> : tensor<1xf32>
  %z = stablehlo.complex %x, %x : tensor<1xcomplex<f32>>
  %e = stablehlo.exponential_minus_one %z : tensor<1xcomplex<f32>>
  %r = stablehlo.real %e : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  check.expect_eq_const %r, dense<[1.0e-10]> : tensor<1xf32> {shlo.bitwise}
  func.return
}
