// stablehlo.sort: stable, whatever is_stable says; any comparator.

func.func @sort_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf4E2M1FN>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
  check.expect_eq_const %r, dense<[3.0, 1.0, 0.5, -0.5, -2.0]> : tensor<5xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @sort_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf6E2M3FN>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN>
  check.expect_eq_const %r, dense<[-2.0, -0.5, 0.5, 1.0, 3.0]> : tensor<5xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @sort_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf6E3M2FN>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f6E3M2FN>, %b: tensor<f6E3M2FN>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
  check.expect_eq_const %r, dense<[3.0, 1.0, 0.5, -0.5, -2.0]> : tensor<5xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @sort_of_f8E5M2() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf8E5M2>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
  check.expect_eq_const %r, dense<[-2.0, -0.5, 0.5, 1.0, 3.0]> : tensor<5xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @sort_of_f8E4M3() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf8E4M3>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf8E4M3>) -> tensor<5xf8E4M3>
  check.expect_eq_const %r, dense<[3.0, 1.0, 0.5, -0.5, -2.0]> : tensor<5xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @sort_of_f8E3M4() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf8E3M4>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf8E3M4>) -> tensor<5xf8E3M4>
  check.expect_eq_const %r, dense<[-2.0, -0.5, 0.5, 1.0, 3.0]> : tensor<5xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @sort_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf8E4M3FN>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  check.expect_eq_const %r, dense<[3.0, 1.0, 0.5, -0.5, -2.0]> : tensor<5xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @sort_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf8E5M2FNUZ>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[-2.0, -0.5, 0.5, 1.0, 3.0]> : tensor<5xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @sort_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf8E4M3FNUZ>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[3.0, 1.0, 0.5, -0.5, -2.0]> : tensor<5xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @sort_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf8E4M3B11FNUZ>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[-2.0, -0.5, 0.5, 1.0, 3.0]> : tensor<5xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @sort_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 4.0, 2.0, 0.2]> : tensor<5xf8E8M0FNU>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  check.expect_eq_const %r, dense<[4.0, 2.0, 1.0, 0.5, 0.2]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @sort_of_f16() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf16>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf16>) -> tensor<5xf16>
  check.expect_eq_const %r, dense<[-2.0, -0.5, 0.5, 1.0, 3.0]> : tensor<5xf16> {shlo.bitwise}
  func.return
}

func.func @sort_of_bf16() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xbf16>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xbf16>) -> tensor<5xbf16>
  check.expect_eq_const %r, dense<[3.0, 1.0, 0.5, -0.5, -2.0]> : tensor<5xbf16> {shlo.bitwise}
  func.return
}

func.func @sort_of_f32() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf32>) -> tensor<5xf32>
  check.expect_eq_const %r, dense<[-2.0, -0.5, 0.5, 1.0, 3.0]> : tensor<5xf32> {shlo.bitwise}
  func.return
}

func.func @sort_of_f64() {
  %x = stablehlo.constant dense<[1.0, -2.0, 0.5, 3.0, -0.5]> : tensor<5xf64>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xf64>) -> tensor<5xf64>
  check.expect_eq_const %r, dense<[3.0, 1.0, 0.5, -0.5, -2.0]> : tensor<5xf64> {shlo.bitwise}
  func.return
}

func.func @sort_of_i1() {
  %x = stablehlo.constant dense<[true, false, true, false, true]> : tensor<5xi1>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xi1>) -> tensor<5xi1>
  check.expect_eq_const %r, dense<[false, false, true, true, true]> : tensor<5xi1>
  func.return
}

func.func @sort_of_i2() {
  %x = stablehlo.constant dense<[1, 0, -1, -2, 1]> : tensor<5xi2>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i2>, %b: tensor<i2>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xi2>) -> tensor<5xi2>
  check.expect_eq_const %r, dense<[1, 1, 0, -1, -2]> : tensor<5xi2>
  func.return
}

func.func @sort_of_i4() {
  %x = stablehlo.constant dense<[1, 0, 3, 2, 1]> : tensor<5xi4>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xi4>) -> tensor<5xi4>
  check.expect_eq_const %r, dense<[0, 1, 1, 2, 3]> : tensor<5xi4>
  func.return
}

func.func @sort_of_i8() {
  %x = stablehlo.constant dense<[1, 0, 3, 2, 1]> : tensor<5xi8>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xi8>) -> tensor<5xi8>
  check.expect_eq_const %r, dense<[3, 2, 1, 1, 0]> : tensor<5xi8>
  func.return
}

func.func @sort_of_i16() {
  %x = stablehlo.constant dense<[1, 0, 3, 2, 1]> : tensor<5xi16>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xi16>) -> tensor<5xi16>
  check.expect_eq_const %r, dense<[0, 1, 1, 2, 3]> : tensor<5xi16>
  func.return
}

func.func @sort_of_i32() {
  %x = stablehlo.constant dense<[1, 0, 3, 2, 1]> : tensor<5xi32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %r, dense<[3, 2, 1, 1, 0]> : tensor<5xi32>
  func.return
}

func.func @sort_of_i64() {
  %x = stablehlo.constant dense<[1, 0, 3, 2, 1]> : tensor<5xi64>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xi64>) -> tensor<5xi64>
  check.expect_eq_const %r, dense<[0, 1, 1, 2, 3]> : tensor<5xi64>
  func.return
}

func.func @sort_of_ui2() {
  %x = stablehlo.constant dense<[1, 0, 3, 2, 1]> : tensor<5xui2>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xui2>) -> tensor<5xui2>
  check.expect_eq_const %r, dense<[3, 2, 1, 1, 0]> : tensor<5xui2>
  func.return
}

func.func @sort_of_ui4() {
  %x = stablehlo.constant dense<[1, 0, 3, 2, 1]> : tensor<5xui4>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xui4>) -> tensor<5xui4>
  check.expect_eq_const %r, dense<[0, 1, 1, 2, 3]> : tensor<5xui4>
  func.return
}

func.func @sort_of_ui8() {
  %x = stablehlo.constant dense<[1, 0, 3, 2, 1]> : tensor<5xui8>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xui8>) -> tensor<5xui8>
  check.expect_eq_const %r, dense<[3, 2, 1, 1, 0]> : tensor<5xui8>
  func.return
}

func.func @sort_of_ui16() {
  %x = stablehlo.constant dense<[1, 0, 3, 2, 1]> : tensor<5xui16>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xui16>) -> tensor<5xui16>
  check.expect_eq_const %r, dense<[0, 1, 1, 2, 3]> : tensor<5xui16>
  func.return
}

func.func @sort_of_ui32() {
  %x = stablehlo.constant dense<[1, 0, 3, 2, 1]> : tensor<5xui32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %0 = stablehlo.compare GT, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xui32>) -> tensor<5xui32>
  check.expect_eq_const %r, dense<[3, 2, 1, 1, 0]> : tensor<5xui32>
  func.return
}

func.func @sort_of_ui64() {
  %x = stablehlo.constant dense<[1, 0, 3, 2, 1]> : tensor<5xui64>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<5xui64>) -> tensor<5xui64>
  check.expect_eq_const %r, dense<[0, 1, 1, 2, 3]> : tensor<5xui64>
  func.return
}

func.func @columns() {
  %x = stablehlo.constant dense<[[3, 1, 2], [0, 5, 4]]> : tensor<2x3xi32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[0, 1, 2], [3, 5, 4]]> : tensor<2x3xi32>
  func.return
}

func.func @rows_by_a_negative_dimension() {
  %x = stablehlo.constant dense<[[3, 1, 2], [0, 5, 4]]> : tensor<2x3xi32>
  %r = "stablehlo.sort"(%x) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[1, 2, 3], [0, 4, 5]]> : tensor<2x3xi32>
  func.return
}

func.func @values_follow_their_keys_stably() {
  %k = stablehlo.constant dense<[2.0, 1.0, 2.0, 1.0]> : tensor<4xf8E5M2>
  %v = stablehlo.iota dim = 0 : tensor<4xi32>
  %r:2 = "stablehlo.sort"(%k, %v) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = stablehlo.compare LT, %a, %b : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<4xf8E5M2>, tensor<4xi32>) -> (tensor<4xf8E5M2>, tensor<4xi32>)
  check.expect_eq_const %r#0, dense<[1.0, 1.0, 2.0, 2.0]> : tensor<4xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1, 3, 0, 2]> : tensor<4xi32>
  func.return
}

func.func @total_order_puts_nan_at_the_ends_and_minus_zero_first() {
  %x = stablehlo.constant dense<[0x7F, 1.0, -0.0, 0.0, 0xFF, -1.0]> : tensor<6xf8E4M3FN>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %0 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<6xf8E4M3FN>) -> tensor<6xf8E4M3FN>
  check.expect_eq_const %r, dense<[0xFF, -1.0, -0.0, 0.0, 1.0, 0x7F]> : tensor<6xf8E4M3FN> {shlo.bitwise}
  func.return
}
