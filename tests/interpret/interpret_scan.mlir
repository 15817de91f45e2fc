// chlo.scan: slice by slice, the carried values last.

func.func @sum_of_a_vector() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<i32>, %sum: tensor<i32>):
    %n = stablehlo.add %cur, %sum : tensor<i32>
    stablehlo.return %n, %n : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[1, 3, 6, 10]> : tensor<4xi32>
  check.expect_eq_const %r#1, dense<10> : tensor<i32>
  func.return
}

func.func @sum_in_reverse() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 attributes {is_reverse = true} {
  ^bb0(%cur: tensor<i32>, %sum: tensor<i32>):
    %n = stablehlo.add %cur, %sum : tensor<i32>
    stablehlo.return %n, %n : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[10, 9, 7, 4]> : tensor<4xi32>
  check.expect_eq_const %r#1, dense<10> : tensor<i32>
  func.return
}

func.func @sum_of_rows() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = stablehlo.constant dense<0> : tensor<3xi32>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<3xi32>, %sum: tensor<3xi32>):
    %n = stablehlo.add %cur, %sum : tensor<3xi32>
    stablehlo.return %n, %n : tensor<3xi32>, tensor<3xi32>
  } : (tensor<2x3xi32>, tensor<3xi32>) -> (tensor<2x3xi32>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[[1, 2, 3], [5, 7, 9]]> : tensor<2x3xi32>
  check.expect_eq_const %r#1, dense<[5, 7, 9]> : tensor<3xi32>
  func.return
}

func.func @sum_of_columns() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = stablehlo.constant dense<0> : tensor<2xi32>
  %r:2 = chlo.scan(%x) inits(%i) dimension=1 {
  ^bb0(%cur: tensor<2xi32>, %sum: tensor<2xi32>):
    %n = stablehlo.add %cur, %sum : tensor<2xi32>
    stablehlo.return %n, %n : tensor<2xi32>, tensor<2xi32>
  } : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %r#0, dense<[[1, 3, 6], [4, 9, 15]]> : tensor<2x3xi32>
  check.expect_eq_const %r#1, dense<[6, 15]> : tensor<2xi32>
  func.return
}

func.func @sum_of_columns_in_reverse() {
  %x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2>
  %i = stablehlo.constant dense<0.0> : tensor<2xf8E5M2>
  %r:2 = chlo.scan(%x) inits(%i) dimension=1 attributes {is_reverse = true} {
  ^bb0(%cur: tensor<2xf8E5M2>, %sum: tensor<2xf8E5M2>):
    %n = stablehlo.add %cur, %sum : tensor<2xf8E5M2>
    stablehlo.return %n, %n : tensor<2xf8E5M2>, tensor<2xf8E5M2>
  } : (tensor<2x3xf8E5M2>, tensor<2xf8E5M2>) -> (tensor<2x3xf8E5M2>, tensor<2xf8E5M2>)
  check.expect_eq_const %r#0, dense<[[6.0, 5.0, 3.0], [16.0, 12.0, 6.0]]> : tensor<2x3xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[6.0, 16.0]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @several_inputs_and_outputs() {
  %x = stablehlo.constant dense<[3, 1, 4, 1, 5]> : tensor<5xi32>
  %y = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %v = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = chlo.scan(%x, %y) inits(%v) dimension=0 {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>):
    %p = stablehlo.multiply %a, %b : tensor<i32>
    %n = stablehlo.add %p, %c : tensor<i32>
    stablehlo.return %p, %c, %n : tensor<i32>, tensor<i32>, tensor<i32>
  } : (tensor<5xi32>, tensor<5xi32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[0, 1, 8, 3, 20]> : tensor<5xi32>
  check.expect_eq_const %r#1, dense<[0, 0, 1, 9, 12]> : tensor<5xi32>
  check.expect_eq_const %r#2, dense<32> : tensor<i32>
  func.return
}

func.func @no_inputs() {
  %v = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = "chlo.scan"(%v) <{dimension = 0 : i64, scan_dim_size = 4 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%c: tensor<f32>):
    %n = stablehlo.add %c, %c : tensor<f32>
    stablehlo.return %c, %n : tensor<f32>, tensor<f32>
  }) : (tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  check.expect_eq_const %r#0, dense<[1.0, 2.0, 4.0, 8.0]> : tensor<4xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<16.0> : tensor<f32> {shlo.bitwise}
  func.return
}

// Every partial sum is rounded.
func.func @running_sums_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[1.0, 1.5, 0.5, 3.0, 2.0, 4.0]> : tensor<6xf4E2M1FN>
  %i = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<f4E2M1FN>, %sum: tensor<f4E2M1FN>):
    %n = stablehlo.add %cur, %sum : tensor<f4E2M1FN>
    stablehlo.return %n, %n : tensor<f4E2M1FN>, tensor<f4E2M1FN>
  } : (tensor<6xf4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<6xf4E2M1FN>, tensor<f4E2M1FN>)
  check.expect_eq_const %r#0, dense<[2.0, 4.0, 4.0, 6.0, 6.0, 6.0]> : tensor<6xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<6.0> : tensor<f4E2M1FN> {shlo.bitwise}
  func.return
}

// Every partial sum is rounded.
func.func @running_sums_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[1.0, 1.5, 0.5, 3.0, 2.0, 4.0]> : tensor<6xf6E2M3FN>
  %i = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<f6E2M3FN>, %sum: tensor<f6E2M3FN>):
    %n = stablehlo.add %cur, %sum : tensor<f6E2M3FN>
    stablehlo.return %n, %n : tensor<f6E2M3FN>, tensor<f6E2M3FN>
  } : (tensor<6xf6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<6xf6E2M3FN>, tensor<f6E2M3FN>)
  check.expect_eq_const %r#0, dense<[2.0, 3.5, 4.0, 7.0, 7.5, 7.5]> : tensor<6xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<7.5> : tensor<f6E2M3FN> {shlo.bitwise}
  func.return
}

// Every partial sum is rounded.
func.func @running_sums_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[1.0, 1.5, 0.5, 3.0, 2.0, 4.0]> : tensor<6xf6E3M2FN>
  %i = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<f6E3M2FN>, %sum: tensor<f6E3M2FN>):
    %n = stablehlo.add %cur, %sum : tensor<f6E3M2FN>
    stablehlo.return %n, %n : tensor<f6E3M2FN>, tensor<f6E3M2FN>
  } : (tensor<6xf6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<6xf6E3M2FN>, tensor<f6E3M2FN>)
  check.expect_eq_const %r#0, dense<[2.0, 3.5, 4.0, 7.0, 8.0, 12.0]> : tensor<6xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<12.0> : tensor<f6E3M2FN> {shlo.bitwise}
  func.return
}

// Every partial sum is rounded.
func.func @running_sums_in_f8E5M2() {
  %x = stablehlo.constant dense<[1.0, 1.5, 0.5, 3.0, 2.0, 4.0]> : tensor<6xf8E5M2>
  %i = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<f8E5M2>, %sum: tensor<f8E5M2>):
    %n = stablehlo.add %cur, %sum : tensor<f8E5M2>
    stablehlo.return %n, %n : tensor<f8E5M2>, tensor<f8E5M2>
  } : (tensor<6xf8E5M2>, tensor<f8E5M2>) -> (tensor<6xf8E5M2>, tensor<f8E5M2>)
  check.expect_eq_const %r#0, dense<[2.0, 3.5, 4.0, 7.0, 8.0, 12.0]> : tensor<6xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<12.0> : tensor<f8E5M2> {shlo.bitwise}
  func.return
}

// Every partial sum is rounded.
func.func @running_sums_in_f8E4M3() {
  %x = stablehlo.constant dense<[1.0, 1.5, 0.5, 3.0, 2.0, 4.0]> : tensor<6xf8E4M3>
  %i = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<f8E4M3>, %sum: tensor<f8E4M3>):
    %n = stablehlo.add %cur, %sum : tensor<f8E4M3>
    stablehlo.return %n, %n : tensor<f8E4M3>, tensor<f8E4M3>
  } : (tensor<6xf8E4M3>, tensor<f8E4M3>) -> (tensor<6xf8E4M3>, tensor<f8E4M3>)
  check.expect_eq_const %r#0, dense<[2.0, 3.5, 4.0, 7.0, 9.0, 13.0]> : tensor<6xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<13.0> : tensor<f8E4M3> {shlo.bitwise}
  func.return
}

// Every partial sum is rounded.
func.func @running_sums_in_f8E3M4() {
  %x = stablehlo.constant dense<[1.0, 1.5, 0.5, 3.0, 2.0, 4.0]> : tensor<6xf8E3M4>
  %i = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<f8E3M4>, %sum: tensor<f8E3M4>):
    %n = stablehlo.add %cur, %sum : tensor<f8E3M4>
    stablehlo.return %n, %n : tensor<f8E3M4>, tensor<f8E3M4>
  } : (tensor<6xf8E3M4>, tensor<f8E3M4>) -> (tensor<6xf8E3M4>, tensor<f8E3M4>)
  check.expect_eq_const %r#0, dense<[2.0, 3.5, 4.0, 7.0, 9.0, 13.0]> : tensor<6xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<13.0> : tensor<f8E3M4> {shlo.bitwise}
  func.return
}

// Every partial sum is rounded.
func.func @running_sums_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[1.0, 1.5, 0.5, 3.0, 2.0, 4.0]> : tensor<6xf8E4M3FN>
  %i = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<f8E4M3FN>, %sum: tensor<f8E4M3FN>):
    %n = stablehlo.add %cur, %sum : tensor<f8E4M3FN>
    stablehlo.return %n, %n : tensor<f8E4M3FN>, tensor<f8E4M3FN>
  } : (tensor<6xf8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<6xf8E4M3FN>, tensor<f8E4M3FN>)
  check.expect_eq_const %r#0, dense<[2.0, 3.5, 4.0, 7.0, 9.0, 13.0]> : tensor<6xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<13.0> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

// Every partial sum is rounded.
func.func @running_sums_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[1.0, 1.5, 0.5, 3.0, 2.0, 4.0]> : tensor<6xf8E5M2FNUZ>
  %i = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<f8E5M2FNUZ>, %sum: tensor<f8E5M2FNUZ>):
    %n = stablehlo.add %cur, %sum : tensor<f8E5M2FNUZ>
    stablehlo.return %n, %n : tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>
  } : (tensor<6xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<6xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>)
  check.expect_eq_const %r#0, dense<[2.0, 3.5, 4.0, 7.0, 8.0, 12.0]> : tensor<6xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<12.0> : tensor<f8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// Every partial sum is rounded.
func.func @running_sums_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[1.0, 1.5, 0.5, 3.0, 2.0, 4.0]> : tensor<6xf8E4M3FNUZ>
  %i = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<f8E4M3FNUZ>, %sum: tensor<f8E4M3FNUZ>):
    %n = stablehlo.add %cur, %sum : tensor<f8E4M3FNUZ>
    stablehlo.return %n, %n : tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>
  } : (tensor<6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>)
  check.expect_eq_const %r#0, dense<[2.0, 3.5, 4.0, 7.0, 9.0, 13.0]> : tensor<6xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<13.0> : tensor<f8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// Every partial sum is rounded.
func.func @running_sums_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[1.0, 1.5, 0.5, 3.0, 2.0, 4.0]> : tensor<6xf8E4M3B11FNUZ>
  %i = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<f8E4M3B11FNUZ>, %sum: tensor<f8E4M3B11FNUZ>):
    %n = stablehlo.add %cur, %sum : tensor<f8E4M3B11FNUZ>
    stablehlo.return %n, %n : tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>
  } : (tensor<6xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<6xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>)
  check.expect_eq_const %r#0, dense<[2.0, 3.5, 4.0, 7.0, 9.0, 13.0]> : tensor<6xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<13.0> : tensor<f8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// Every partial sum is rounded.
func.func @running_sums_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 1.0, 2.0, 0.5, 8.0, 1.0]> : tensor<6xf8E8M0FNU>
  %i = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %r:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%cur: tensor<f8E8M0FNU>, %sum: tensor<f8E8M0FNU>):
    %n = stablehlo.add %cur, %sum : tensor<f8E8M0FNU>
    stablehlo.return %n, %n : tensor<f8E8M0FNU>, tensor<f8E8M0FNU>
  } : (tensor<6xf8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<6xf8E8M0FNU>, tensor<f8E8M0FNU>)
  check.expect_eq_const %r#0, dense<[2.0, 4.0, 8.0, 8.0, 20.0, 20.0]> : tensor<6xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<20.0> : tensor<f8E8M0FNU> {shlo.bitwise}
  func.return
}
