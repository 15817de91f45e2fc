// stablehlo.sort by comparators that are more than one comparison.

// As jax.numpy.sort writes it: zeros are equal, NaNs are equal and last.
func.func @zeros_and_nans_made_equal() {
  %x = stablehlo.constant dense<[3.0, 0xFFC00000, 0.0, -0.0, 0x7FC00000, -1.0]> : tensor<6xf32>
  %i = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %0 = stablehlo.compare EQ, %a, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.select %0, %zero, %a : tensor<i1>, tensor<f32>
    %2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.select %2, %nan, %1 : tensor<i1>, tensor<f32>
    %4 = stablehlo.compare EQ, %b, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = stablehlo.select %4, %zero, %b : tensor<i1>, tensor<f32>
    %6 = stablehlo.compare NE, %b, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = stablehlo.select %6, %nan, %5 : tensor<i1>, tensor<f32>
    %8 = stablehlo.compare LT, %3, %7, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }) : (tensor<6xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<6xi32>)
  check.expect_eq_const %r#1, dense<[5, 2, 3, 0, 1, 4]> : tensor<6xi32>
  func.return
}

func.func @the_second_operand_decides_between_equals() {
  %x = stablehlo.constant dense<[3, 1, 2, 1, 3, 1]> : tensor<6xi32>
  %y = stablehlo.constant dense<[9, 8, 7, 6, 5, 4]> : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare LT, %c, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.and %1, %2 : tensor<i1>
    %4 = stablehlo.or %0, %3 : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }) : (tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>)
  check.expect_eq_const %r#0, dense<[1, 1, 1, 2, 3, 3]> : tensor<6xi32>
  check.expect_eq_const %r#1, dense<[4, 6, 8, 7, 5, 9]> : tensor<6xi32>
  func.return
}

func.func @by_distance_from_a_captured_value() {
  %x = stablehlo.constant dense<[1, 9, 4, 7, 2]> : tensor<5xi32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %from = stablehlo.add %five, %five : tensor<i32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.subtract %from, %a : tensor<i32>
    %1 = stablehlo.subtract %from, %b : tensor<i32>
    %2 = stablehlo.compare LT, %0, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) : (tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %r, dense<[9, 7, 4, 2, 1]> : tensor<5xi32>
  func.return
}

func.func @a_body_that_is_not_elementwise() {
  %x = stablehlo.constant dense<[3, 1, 2, 7]> : tensor<4xi32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %3 = stablehlo.compare GT, %2, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %r, dense<[7, 3, 2, 1]> : tensor<4xi32>
  func.return
}

func.func @a_comparator_that_says_yes_to_all_keeps_every_element() {
  %x = stablehlo.constant dense<[3, 1, 2, 7, 4, 6, 5, 9, 8, 0]> : tensor<10xi32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<10xi32>) -> tensor<10xi32>
  %s = "stablehlo.sort"(%r) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<10xi32>) -> tensor<10xi32>
  check.expect_eq_const %s, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  func.return
}
