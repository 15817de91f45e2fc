// Policies per operation, by attributes: `shlo.arith_policy` for every rounding but that of convert,
// `shlo.convert_policy` for convert. Expected values by hand or, for functions, from mpmath.

func.func @directed_sums() {
  // 1 + 2^-5 lies between 1 (0x38) and 1.125 (0x39); 1 + 2^-4 is the middle
  %x = stablehlo.constant dense<[1.0, 1.0, -1.0, -1.0]> : tensor<4xf8E4M3FN>
  %y = stablehlo.constant dense<[0.03125, 0.0625, -0.03125, -0.0625]> : tensor<4xf8E4M3FN>
  %even = stablehlo.add %x, %y : tensor<4xf8E4M3FN>
  check.expect_eq_const %even, dense<"0x3838B8B8"> : tensor<4xf8E4M3FN> {shlo.bitwise}
  %away = stablehlo.add %x, %y {shlo.arith_policy = "standard,rounding=nearest-away"} : tensor<4xf8E4M3FN>
  check.expect_eq_const %away, dense<"0x3839B8B9"> : tensor<4xf8E4M3FN> {shlo.bitwise}
  %up = stablehlo.add %x, %y {shlo.arith_policy = "standard,rounding=up"} : tensor<4xf8E4M3FN>
  check.expect_eq_const %up, dense<"0x3939B8B8"> : tensor<4xf8E4M3FN> {shlo.bitwise}
  %down = stablehlo.add %x, %y {shlo.arith_policy = "standard,rounding=down"} : tensor<4xf8E4M3FN>
  check.expect_eq_const %down, dense<"0x3838B9B9"> : tensor<4xf8E4M3FN> {shlo.bitwise}
  %zero = stablehlo.add %x, %y {shlo.arith_policy = "standard,rounding=toward-zero"} : tensor<4xf8E4M3FN>
  check.expect_eq_const %zero, dense<"0x3838B8B8"> : tensor<4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @a_sum_that_cancels_is_negative_zero_rounded_down() {
  %x = stablehlo.constant dense<1.5> : tensor<f32>
  %y = stablehlo.constant dense<-1.5> : tensor<f32>
  %down = stablehlo.add %x, %y {shlo.arith_policy = "standard,rounding=down"} : tensor<f32>
  check.expect_eq_const %down, dense<-0.0> : tensor<f32> {shlo.bitwise}
  %up = stablehlo.add %x, %y {shlo.arith_policy = "standard,rounding=up"} : tensor<f32>
  check.expect_eq_const %up, dense<0.0> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @what_overflows_is_not_infinite() {
  // the largest twice; infinity and 1; 1 / 0
  %x = stablehlo.constant dense<"0x7B7C"> : tensor<2xf8E5M2>
  %y = stablehlo.constant dense<"0x7B3C"> : tensor<2xf8E5M2>
  %s = stablehlo.add %x, %y {shlo.arith_policy = "standard,overflow=saturate"} : tensor<2xf8E5M2>
  check.expect_eq_const %s, dense<"0x7B7C"> : tensor<2xf8E5M2> {shlo.bitwise}
  %i = stablehlo.add %x, %y {shlo.arith_policy = "standard,infinity=saturate"} : tensor<2xf8E5M2>
  check.expect_eq_const %i, dense<"0x7C7B"> : tensor<2xf8E5M2> {shlo.bitwise}
  %one = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %zero = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %q = stablehlo.divide %one, %zero {shlo.arith_policy = "standard,overflow=saturate"} : tensor<f8E5M2>
  check.expect_eq_const %q, dense<0x7C> : tensor<f8E5M2> {shlo.bitwise}
  %largest = stablehlo.constant dense<448.0> : tensor<f8E4M3FN>
  %t = stablehlo.add %largest, %largest {shlo.arith_policy = "standard,overflow=saturate"} : tensor<f8E4M3FN>
  check.expect_eq_const %t, dense<448.0> : tensor<f8E4M3FN> {shlo.bitwise}
  // toward zero nothing overflows
  %z = stablehlo.add %largest, %largest {shlo.arith_policy = "standard,rounding=toward-zero"} : tensor<f8E4M3FN>
  check.expect_eq_const %z, dense<448.0> : tensor<f8E4M3FN> {shlo.bitwise}
  %e = stablehlo.exponential %largest {shlo.arith_policy = "standard,overflow=saturate"} : tensor<f8E4M3FN>
  check.expect_eq_const %e, dense<448.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @native_types_round_beyond_their_last_place() {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %small = stablehlo.constant dense<0x30800000> : tensor<f32>
  %up = stablehlo.add %one, %small {shlo.arith_policy = "standard,rounding=up"} : tensor<f32>
  check.expect_eq_const %up, dense<0x3F800001> : tensor<f32> {shlo.bitwise}
  %down = stablehlo.subtract %one, %small {shlo.arith_policy = "standard,rounding=down"} : tensor<f32>
  check.expect_eq_const %down, dense<0x3F7FFFFF> : tensor<f32> {shlo.bitwise}
  // 2^-149 squared is not zero, and the largest doubled is not infinite
  %least = stablehlo.constant dense<0x00000001> : tensor<f32>
  %square = stablehlo.multiply %least, %least {shlo.arith_policy = "standard,rounding=up"} : tensor<f32>
  check.expect_eq_const %square, dense<0x00000001> : tensor<f32> {shlo.bitwise}
  %largest = stablehlo.constant dense<0x7FEFFFFFFFFFFFFF> : tensor<f64>
  %double = stablehlo.add %largest, %largest {shlo.arith_policy = "standard,rounding=toward-zero"} : tensor<f64>
  check.expect_eq_const %double, dense<0x7FEFFFFFFFFFFFFF> : tensor<f64> {shlo.bitwise}
  %one64 = stablehlo.constant dense<1.0> : tensor<f64>
  %least64 = stablehlo.constant dense<0x0000000000000001> : tensor<f64>
  %above = stablehlo.add %one64, %least64 {shlo.arith_policy = "standard,rounding=up"} : tensor<f64>
  check.expect_eq_const %above, dense<0x3FF0000000000001> : tensor<f64> {shlo.bitwise}
  %three = stablehlo.constant dense<3.0> : tensor<f32>
  %third = stablehlo.divide %one, %three {shlo.arith_policy = "standard,rounding=down"} : tensor<f32>
  check.expect_eq_const %third, dense<0x3EAAAAAA> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @functions_round_their_true_value() {
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %sqrt_down = stablehlo.sqrt %two {shlo.arith_policy = "standard,rounding=down"} : tensor<f32>
  check.expect_eq_const %sqrt_down, dense<0x3FB504F3> : tensor<f32> {shlo.bitwise}
  %sqrt_up = stablehlo.sqrt %two {shlo.arith_policy = "standard,rounding=up"} : tensor<f32>
  check.expect_eq_const %sqrt_up, dense<0x3FB504F4> : tensor<f32> {shlo.bitwise}
  %log_down = stablehlo.log %two {shlo.arith_policy = "standard,rounding=down"} : tensor<f32>
  check.expect_eq_const %log_down, dense<0x3F317217> : tensor<f32> {shlo.bitwise}
  %log_up = stablehlo.log %two {shlo.arith_policy = "standard,rounding=up"} : tensor<f32>
  check.expect_eq_const %log_up, dense<0x3F317218> : tensor<f32> {shlo.bitwise}
  %cbrt_up = stablehlo.cbrt %two {shlo.arith_policy = "standard,rounding=up"} : tensor<f32>
  check.expect_eq_const %cbrt_up, dense<0x3FA14518> : tensor<f32> {shlo.bitwise}
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %sine_down = stablehlo.sine %one {shlo.arith_policy = "standard,rounding=down"} : tensor<f32>
  check.expect_eq_const %sine_down, dense<0x3F576AA4> : tensor<f32> {shlo.bitwise}
  %three = stablehlo.constant dense<3.0> : tensor<f32>
  %angle = stablehlo.atan2 %one, %three {shlo.arith_policy = "standard,rounding=down"} : tensor<f32>
  check.expect_eq_const %angle, dense<0x3EA4BC7D> : tensor<f32> {shlo.bitwise}
  // exact results stay what they are
  %eight = stablehlo.constant dense<8.0> : tensor<f32>
  %cbrt = stablehlo.cbrt %eight {shlo.arith_policy = "standard,rounding=up"} : tensor<f32>
  check.expect_eq_const %cbrt, dense<2.0> : tensor<f32> {shlo.bitwise}
  %power = stablehlo.power %three, %eight {shlo.arith_policy = "standard,rounding=down"} : tensor<f32>
  check.expect_eq_const %power, dense<6561.0> : tensor<f32> {shlo.bitwise}
  %zero = stablehlo.log %one {shlo.arith_policy = "standard,rounding=down"} : tensor<f32>
  check.expect_eq_const %zero, dense<0.0> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @subnormal_results_are_flushed() {
  // 2^-14 is the smallest normal of f8E5M2; operands are taken as they are
  %x = stablehlo.constant dense<[0x04, 0x84, 0x01]> : tensor<3xf8E5M2>
  %y = stablehlo.constant dense<[0.5, 0.5, 4.0]> : tensor<3xf8E5M2>
  %p = stablehlo.multiply %x, %y {shlo.arith_policy = "standard,subnormals=flush"} : tensor<3xf8E5M2>
  check.expect_eq_const %p, dense<"0x008004"> : tensor<3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @by_way_of_another_type() {
  // the exact root of 0.96875 is below a middle that f16 rounds it to
  %x = stablehlo.constant dense<0.96875> : tensor<f8E3M4>
  %direct = stablehlo.sqrt %x : tensor<f8E3M4>
  check.expect_eq_const %direct, dense<0x2F> : tensor<f8E3M4> {shlo.bitwise}
  %by_f16 = stablehlo.sqrt %x {shlo.arith_policy = "standard,source=f16"} : tensor<f8E3M4>
  check.expect_eq_const %by_f16, dense<0x30> : tensor<f8E3M4> {shlo.bitwise}
  // f32 holds more than f16: its own operations do not go that way
  %third = stablehlo.constant dense<0x3EAAAAAB> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %same = stablehlo.multiply %third, %one {shlo.arith_policy = "standard,source=f16"} : tensor<f32>
  check.expect_eq_const %same, dense<0x3EAAAAAB> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @neighbours_in_a_chain_follow_their_own_policies() {
  %x = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E4M3FN>
  %y = stablehlo.constant dense<0.03125> : tensor<2xf8E4M3FN>
  %up = stablehlo.add %x, %y {shlo.arith_policy = "standard,rounding=up"} : tensor<2xf8E4M3FN>
  %down = stablehlo.subtract %up, %y {shlo.arith_policy = "standard,rounding=down"} : tensor<2xf8E4M3FN>
  %even = stablehlo.subtract %down, %y : tensor<2xf8E4M3FN>
  check.expect_eq_const %up, dense<"0x39B7"> : tensor<2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %down, dense<"0x38B8"> : tensor<2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %even, dense<"0x38B8"> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @conversions_follow_their_own_policy() {
  %x = stablehlo.constant dense<[1.12, -1.12, 1000.0]> : tensor<3xf32>
  %zero = stablehlo.convert %x {shlo.convert_policy = "standard,rounding=toward-zero"} : (tensor<3xf32>) -> tensor<3xf8E4M3FN>
  check.expect_eq_const %zero, dense<"0x38B87E"> : tensor<3xf8E4M3FN> {shlo.bitwise}
  %other = stablehlo.convert %x {shlo.arith_policy = "standard,rounding=toward-zero"} : (tensor<3xf32>) -> tensor<3xf8E4M3FN>
  check.expect_eq_const %other, dense<"0x39B97F"> : tensor<3xf8E4M3FN> {shlo.bitwise}
  %n = stablehlo.constant dense<[16777217, -16777217]> : tensor<2xi32>
  %up = stablehlo.convert %n {shlo.convert_policy = "standard,rounding=up"} : (tensor<2xi32>) -> tensor<2xf32>
  check.expect_eq_const %up, dense<[16777218.0, -16777216.0]> : tensor<2xf32> {shlo.bitwise}
  %big = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %down = stablehlo.convert %big {shlo.convert_policy = "standard,rounding=down"} : (tensor<i64>) -> tensor<f64>
  check.expect_eq_const %down, dense<0x43DFFFFFFFFFFFFF> : tensor<f64> {shlo.bitwise}
  func.return
}

func.func @bodies_of_reductions() {
  // 1 + 2^-4 is a middle: to even the sum never moves, upwards it moves a place each time
  %x = stablehlo.constant dense<0.0625> : tensor<4xf8E4M3FN>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %r = "stablehlo.reduce"(%x, %init) ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %s = stablehlo.add %a, %b {shlo.arith_policy = "standard,rounding=up"} : tensor<f8E4M3FN>
    stablehlo.return %s : tensor<f8E4M3FN>
  }) {dimensions = array<i64: 0>} : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<1.5> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @an_op_with_a_body_hands_its_policy_on() {
  %x = stablehlo.constant dense<0.0625> : tensor<4xf8E4M3FN>
  %init = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] {shlo.arith_policy = "standard,rounding=up"} : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  check.expect_eq_const %r, dense<1.5> : tensor<f8E4M3FN> {shlo.bitwise}
  %m = "stablehlo.map"(%x, %x) ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %one = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
    %s = stablehlo.add %one, %a : tensor<f8E4M3FN>
    %t = stablehlo.add %s, %b {shlo.arith_policy = "standard"} : tensor<f8E4M3FN>
    stablehlo.return %t : tensor<f8E4M3FN>
  }) {dimensions = array<i64: 0>, shlo.arith_policy = "standard,rounding=up"} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  // 1.125 upwards, then the middle between 1.125 and 1.25, to even
  check.expect_eq_const %m, dense<1.25> : tensor<4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @complex_parts() {
  %x = stablehlo.constant dense<(1.0, -1.0)> : tensor<complex<f32>>
  %y = stablehlo.constant dense<(1.0e-10, 1.0e-10)> : tensor<complex<f32>>
  %up = stablehlo.add %x, %y {shlo.arith_policy = "standard,rounding=up"} : tensor<complex<f32>>
  check.expect_eq_const %up, dense<(0x3F800001, 0xBF7FFFFF)> : tensor<complex<f32>> {shlo.bitwise}
  func.return
}

func.func @logistic_rounds_each_step() {
  // exp(-1) = 0.3679, up 0.375; 1.375; 1 / 1.375 = 0.7273, up 0.75
  %x = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %up = stablehlo.logistic %x {shlo.arith_policy = "standard,rounding=up"} : tensor<f8E4M3FN>
  check.expect_eq_const %up, dense<0.75> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @a_mean_and_a_variance() {
  // (1 + 1 + 1.25) / 3 = 1.083 is 1 downwards and 1.125 upwards; the sum 3.25 is exact
  %x = stablehlo.constant dense<[[1.0], [1.0], [1.25]]> : tensor<3x1xf8E4M3FN>
  %one = stablehlo.constant dense<1.0> : tensor<1xf8E4M3FN>
  %o, %mean, %v = "stablehlo.batch_norm_training"(%x, %one, %one) {epsilon = 0.0 : f32, feature_index = 1 : i64, shlo.arith_policy = "standard,rounding=down"} : (tensor<3x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> (tensor<3x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>)
  check.expect_eq_const %mean, dense<1.0> : tensor<1xf8E4M3FN> {shlo.bitwise}
  %o2, %mean2, %v2 = "stablehlo.batch_norm_training"(%x, %one, %one) {epsilon = 0.0 : f32, feature_index = 1 : i64, shlo.arith_policy = "standard,rounding=up"} : (tensor<3x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> (tensor<3x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>)
  check.expect_eq_const %mean2, dense<1.125> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @quantized_values() {
  // 7 * 0.1 (0x3DCCCCCD): 0.7000000104..., between 0x3F333333 and 0x3F333334
  %q = stablehlo.constant dense<7> : tensor<i8>
  %c = stablehlo.bitcast_convert %q : (tensor<i8>) -> tensor<!quant.uniform<i8:f32, 0.1>>
  %up = stablehlo.uniform_dequantize %c {shlo.arith_policy = "standard,rounding=up"} : (tensor<!quant.uniform<i8:f32, 0.1>>) -> tensor<f32>
  check.expect_eq_const %up, dense<0x3F333334> : tensor<f32> {shlo.bitwise}
  %down = stablehlo.uniform_dequantize %c {shlo.arith_policy = "standard,rounding=down"} : (tensor<!quant.uniform<i8:f32, 0.1>>) -> tensor<f32>
  check.expect_eq_const %down, dense<0x3F333333> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @what_does_not_round_stays() {
  %x = stablehlo.constant dense<[448.0, -0.0]> : tensor<2xf8E4M3FN>
  %n = stablehlo.negate %x {shlo.arith_policy = "standard,subnormals=flush,rounding=up"} : tensor<2xf8E4M3FN>
  check.expect_eq_const %n, dense<"0xFE00"> : tensor<2xf8E4M3FN> {shlo.bitwise}
  %i = stablehlo.constant dense<127> : tensor<i8>
  %s = stablehlo.add %i, %i {shlo.arith_policy = "standard,overflow=saturate"} : tensor<i8>
  check.expect_eq_const %s, dense<-2> : tensor<i8>
  func.return
}

func.func @exact_results_take_no_chance() {
  %x = stablehlo.constant dense<[1.0, 2.0, 448.0]> : tensor<3xf8E4M3FN>
  %s = stablehlo.add %x, %x {shlo.arith_policy = "standard,rounding=stochastic,overflow=saturate"} : tensor<3xf8E4M3FN>
  check.expect_eq_const %s, dense<[2.0, 4.0, 448.0]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

// The NaN of an operation has no source: operands with a sign and a payload leave neither in a product or a sum.
func.func @the_nan_of_a_contraction_keeps_no_payload() {
  %x = stablehlo.constant dense<[0xFFFE, 0x7F81, 0x7F80]> : tensor<3xbf16>
  %y = stablehlo.constant dense<[1.0, 1.0, 0.0]> : tensor<3xbf16>
  %dot = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] {shlo.arith_policy = "standard,nan-code=payload"} : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<f32>
  check.expect_eq_const %dot, dense<0x7FC00000> : tensor<f32> {shlo.bitwise}
  %ones = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] {shlo.arith_policy = "standard,nan-code=ones"} : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<f32>
  check.expect_eq_const %ones, dense<0x7FFFFFFF> : tensor<f32> {shlo.bitwise}
  %sums = stablehlo.add %x, %y {shlo.arith_policy = "standard,nan-code=payload"} : tensor<3xbf16>
  check.expect_eq_const %sums, dense<[0x7FC0, 0x7FC0, 0x7F80]> : tensor<3xbf16> {shlo.bitwise}
  func.return
}

// A middle type without more bits than the result's is not gone through: f32 takes no way through f16.
func.func @sums_in_f32_take_no_way_through_f16() {
  %x = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf32>
  %y = stablehlo.constant dense<[0x3F800008, 0.0]> : tensor<2xf32>
  %dot = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] {shlo.arith_policy = "standard,source=f16"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  check.expect_eq_const %dot, dense<0x3F800008> : tensor<f32> {shlo.bitwise}
  %wide = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] {shlo.arith_policy = "standard,source=f16"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f64>
  check.expect_eq_const %wide, dense<0x3FF0000100000000> : tensor<f64> {shlo.bitwise}
  func.return
}

// f16 has the infinity, f32 the largest value that it becomes: 3.4028235e38 * 0.5.
func.func @a_factor_of_a_contraction_is_converted_by_the_policy() {
  %x = stablehlo.constant dense<[0x7C00]> : tensor<1xf16>
  %y = stablehlo.constant dense<[0.5]> : tensor<1xf32>
  %dot = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] {shlo.arith_policy = "standard,infinity=saturate"} : (tensor<1xf16>, tensor<1xf32>) -> tensor<f32>
  check.expect_eq_const %dot, dense<0x7EFFFFFF> : tensor<f32> {shlo.bitwise}
  func.return
}

// zeta(2.25, -7.5) is NaN, for which f6E2M3FN has no code: it becomes a zero of the NaN's sign.
func.func @the_reference_rounds_functions_that_it_has_not() {
  %x = stablehlo.constant dense<2.25> : tensor<f6E2M3FN>
  %y = stablehlo.constant dense<-7.5> : tensor<f6E2M3FN>
  %zeta = chlo.zeta %x, %y {shlo.arith_policy = "stablehlo"} : tensor<f6E2M3FN>, tensor<f6E2M3FN> -> tensor<f6E2M3FN>
  check.expect_eq_const %zeta, dense<0.0> : tensor<f6E2M3FN> {shlo.bitwise}
  func.return
}

// Rows outside of all groups have sums without products: zero, for which f8E8M0FNU has no code.
func.func @a_sum_without_products_is_a_zero_under_the_policy() {
  %x = stablehlo.constant dense<1.0> : tensor<2x1xf8E8M0FNU>
  %y = stablehlo.constant dense<1.0> : tensor<1x1x1xf8E8M0FNU>
  %sizes = stablehlo.constant dense<[1]> : tensor<1xi64>
  %rows = "chlo.ragged_dot"(%x, %y, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> {shlo.arith_policy = "standard,zero=smallest"} : (tensor<2x1xf8E8M0FNU>, tensor<1x1x1xf8E8M0FNU>, tensor<1xi64>) -> tensor<2x1xf8E8M0FNU>
  check.expect_eq_const %rows, dense<"0x7F00"> : tensor<2x1xf8E8M0FNU> {shlo.bitwise}
  %nothing = stablehlo.slice %x [0:2, 0:0] : (tensor<2x1xf8E8M0FNU>) -> tensor<2x0xf8E8M0FNU>
  %dot = stablehlo.dot_general %nothing, %nothing, contracting_dims = [0, 1] x [0, 1] {shlo.arith_policy = "standard,zero=smallest"} : (tensor<2x0xf8E8M0FNU>, tensor<2x0xf8E8M0FNU>) -> tensor<f8E8M0FNU>
  check.expect_eq_const %dot, dense<"0x00"> : tensor<f8E8M0FNU> {shlo.bitwise}
  func.return
}

// A sum of another kind than its products follows no policy: 5 is rounded to 4, the nearest of the type, and not up to 6.
func.func @a_sum_across_kinds_follows_no_policy() {
  %x = stablehlo.constant dense<[5]> : tensor<1xi8>
  %y = stablehlo.constant dense<[1.0]> : tensor<1xf4E2M1FN>
  %dot = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] {shlo.arith_policy = "standard,rounding=up"} : (tensor<1xi8>, tensor<1xf4E2M1FN>) -> tensor<i32>
  check.expect_eq_const %dot, dense<4> : tensor<i32>
  func.return
}
