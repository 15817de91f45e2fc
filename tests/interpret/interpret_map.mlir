// stablehlo.map: the body runs on scalars, element by element.

func.func @map_over_f4E2M1FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf4E2M1FN>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f4E2M1FN>, %b: tensor<f4E2M1FN>):
    %0 = stablehlo.multiply %a, %b : tensor<f4E2M1FN>
    %1 = stablehlo.add %0, %b : tensor<f4E2M1FN>
    stablehlo.return %1 : tensor<f4E2M1FN>
  }) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<3xf4E2M1FN>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.5]> : tensor<3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @map_over_f6E2M3FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf6E2M3FN>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>):
    %0 = stablehlo.multiply %a, %b : tensor<f6E2M3FN>
    %1 = stablehlo.add %0, %b : tensor<f6E2M3FN>
    stablehlo.return %1 : tensor<f6E2M3FN>
  }) : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<3xf6E2M3FN>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.8]> : tensor<3xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @map_over_f6E3M2FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf6E3M2FN>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f6E3M2FN>, %b: tensor<f6E3M2FN>):
    %0 = stablehlo.multiply %a, %b : tensor<f6E3M2FN>
    %1 = stablehlo.add %0, %b : tensor<f6E3M2FN>
    stablehlo.return %1 : tensor<f6E3M2FN>
  }) : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<3xf6E3M2FN>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.8]> : tensor<3xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @map_over_f8E5M2() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E5M2>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %0 = stablehlo.multiply %a, %b : tensor<f8E5M2>
    %1 = stablehlo.add %0, %b : tensor<f8E5M2>
    stablehlo.return %1 : tensor<f8E5M2>
  }) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.8]> : tensor<3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @map_over_f8E4M3() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    %0 = stablehlo.multiply %a, %b : tensor<f8E4M3>
    %1 = stablehlo.add %0, %b : tensor<f8E4M3>
    stablehlo.return %1 : tensor<f8E4M3>
  }) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> tensor<3xf8E4M3>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.75]> : tensor<3xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @map_over_f8E3M4() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E3M4>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    %0 = stablehlo.multiply %a, %b : tensor<f8E3M4>
    %1 = stablehlo.add %0, %b : tensor<f8E3M4>
    stablehlo.return %1 : tensor<f8E3M4>
  }) : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> tensor<3xf8E3M4>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.75]> : tensor<3xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @map_over_f8E4M3FN() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %0 = stablehlo.multiply %a, %b : tensor<f8E4M3FN>
    %1 = stablehlo.add %0, %b : tensor<f8E4M3FN>
    stablehlo.return %1 : tensor<f8E4M3FN>
  }) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.75]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @map_over_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E5M2FNUZ>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    %0 = stablehlo.multiply %a, %b : tensor<f8E5M2FNUZ>
    %1 = stablehlo.add %0, %b : tensor<f8E5M2FNUZ>
    stablehlo.return %1 : tensor<f8E5M2FNUZ>
  }) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.8]> : tensor<3xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @map_over_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FNUZ>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %0 = stablehlo.multiply %a, %b : tensor<f8E4M3FNUZ>
    %1 = stablehlo.add %0, %b : tensor<f8E4M3FNUZ>
    stablehlo.return %1 : tensor<f8E4M3FNUZ>
  }) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.75]> : tensor<3xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @map_over_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3B11FNUZ>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    %0 = stablehlo.multiply %a, %b : tensor<f8E4M3B11FNUZ>
    %1 = stablehlo.add %0, %b : tensor<f8E4M3B11FNUZ>
    stablehlo.return %1 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.75]> : tensor<3xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @map_over_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E8M0FNU>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>):
    %0 = stablehlo.multiply %a, %b : tensor<f8E8M0FNU>
    %1 = stablehlo.add %0, %b : tensor<f8E8M0FNU>
    stablehlo.return %1 : tensor<f8E8M0FNU>
  }) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0, 8.0, 1.0]> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @map_over_f16() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf16>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %0 = stablehlo.multiply %a, %b : tensor<f16>
    %1 = stablehlo.add %0, %b : tensor<f16>
    stablehlo.return %1 : tensor<f16>
  }) : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.75]> : tensor<3xf16> {shlo.bitwise}
  func.return
}

func.func @map_over_bf16() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xbf16>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %0 = stablehlo.multiply %a, %b : tensor<bf16>
    %1 = stablehlo.add %0, %b : tensor<bf16>
    stablehlo.return %1 : tensor<bf16>
  }) : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.75]> : tensor<3xbf16> {shlo.bitwise}
  func.return
}

func.func @map_over_f32() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = stablehlo.multiply %a, %b : tensor<f32>
    %1 = stablehlo.add %0, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.75]> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @map_over_f64() {
  %x = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf64>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %0 = stablehlo.multiply %a, %b : tensor<f64>
    %1 = stablehlo.add %0, %b : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  check.expect_eq_const %r, dense<[2.0, 6.0, 0.75]> : tensor<3xf64> {shlo.bitwise}
  func.return
}

func.func @map_over_i4() {
  %x = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi4>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %0 = stablehlo.multiply %a, %b : tensor<i4>
    %1 = stablehlo.add %0, %b : tensor<i4>
    stablehlo.return %1 : tensor<i4>
  }) : (tensor<3xi4>, tensor<3xi4>) -> tensor<3xi4>
  check.expect_eq_const %r, dense<[2, 6, 4]> : tensor<3xi4>
  func.return
}

func.func @map_over_i32() {
  %x = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi32>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = stablehlo.multiply %a, %b : tensor<i32>
    %1 = stablehlo.add %0, %b : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[2, 6, 20]> : tensor<3xi32>
  func.return
}

func.func @map_over_ui8() {
  %x = stablehlo.constant dense<[1, 2, 4]> : tensor<3xui8>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %0 = stablehlo.multiply %a, %b : tensor<ui8>
    %1 = stablehlo.add %0, %b : tensor<ui8>
    stablehlo.return %1 : tensor<ui8>
  }) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
  check.expect_eq_const %r, dense<[2, 6, 20]> : tensor<3xui8>
  func.return
}

func.func @map_over_complex_f32() {
  %x = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0), (4.0, 0.0)]> : tensor<3xcomplex<f32>>
  %r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %0 = stablehlo.multiply %a, %b : tensor<complex<f32>>
    %1 = stablehlo.add %0, %b : tensor<complex<f32>>
    stablehlo.return %1 : tensor<complex<f32>>
  }) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %r, dense<[(2.0, 0.0), (6.0, 0.0), (20.0, 0.0)]> : tensor<3xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @the_result_type_is_the_bodys_and_the_body_sees_outer_values() {
  %x = stablehlo.constant dense<[[1, -2], [0, 3]]> : tensor<2x2xi32>
  %k = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.map"(%x) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i32>):
    %0 = stablehlo.compare GT, %a, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<2x2xi32>) -> tensor<2x2xi1>
  check.expect_eq_const %r, dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  func.return
}
