// Types with dynamic dimensions: shapes are known at run time and flow through every operation.

func.func @elementwise() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  %a = stablehlo.add %d, %d : tensor<?x?xi32>
  %r = stablehlo.multiply %a, %d : tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %static, dense<[[0, 2, 8], [18, 32, 50]]> : tensor<2x3xi32>
  func.return
}

func.func @beside_a_static_operand() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  %r = stablehlo.add %d, %x : (tensor<?x?xi32>, tensor<2x3xi32>) -> tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %static, dense<[[0, 2, 4], [6, 8, 10]]> : tensor<2x3xi32>
  func.return
}

func.func @select_by_a_scalar() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  %p = stablehlo.constant dense<true> : tensor<i1>
  %a = stablehlo.negate %d : tensor<?x?xi32>
  %r = stablehlo.select %p, %a, %d : tensor<i1>, tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %static, dense<[[0, -1, -2], [-3, -4, -5]]> : tensor<2x3xi32>
  func.return
}

func.func @dot_general() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  %r = stablehlo.dot_general %d, %d, contracting_dims = [1] x [1] : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %static, dense<[[5, 14], [14, 50]]> : tensor<2x2xi32>
  func.return
}

func.func @reduce() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xi32>, tensor<i32>) -> tensor<?xi32>
  %static = stablehlo.reshape %r : (tensor<?xi32>) -> tensor<2xi32>
  check.expect_eq_const %static, dense<[3, 12]> : tensor<2xi32>
  func.return
}

func.func @slice_of_an_unknown_size() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  %r = stablehlo.slice %d [0:2, 1:3] : (tensor<?x?xi32>) -> tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %static, dense<[[1, 2], [4, 5]]> : tensor<2x2xi32>
  func.return
}

func.func @reverse() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  %r = stablehlo.reverse %d, dims = [0, 1] : tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %static, dense<[[5, 4, 3], [2, 1, 0]]> : tensor<2x3xi32>
  func.return
}

func.func @sort() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  %r = "stablehlo.sort"(%d) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 1 : i64} : (tensor<?x?xi32>) -> tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %static, dense<[[2, 1, 0], [5, 4, 3]]> : tensor<2x3xi32>
  func.return
}

func.func @map() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  %r = "stablehlo.map"(%d) ({
  ^bb0(%a: tensor<i32>):
    %b = stablehlo.multiply %a, %a : tensor<i32>
    stablehlo.return %b : tensor<i32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<?x?xi32>) -> tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %static, dense<[[0, 1, 4], [9, 16, 25]]> : tensor<2x3xi32>
  func.return
}

func.func @a_loop_whose_value_grows() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %n, %r = stablehlo.while(%i = %zero, %v = %d) : tensor<i32>, tensor<?x?xi32>
  cond {
    %go = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.add %v, %v : tensor<?x?xi32>
    %more = stablehlo.concatenate %w, %v, dim = 0 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    stablehlo.return %next, %more : tensor<i32>, tensor<?x?xi32>
  }
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<16x3xi32>
  check.expect_eq_const %static, dense<"0x0000000008000000100000001800000020000000280000000000000004000000080000000C00000010000000140000000000000004000000080000000C000000100000001400000000000000020000000400000006000000080000000A0000000000000004000000080000000C000000100000001400000000000000020000000400000006000000080000000A00000000000000020000000400000006000000080000000A000000000000000100000002000000030000000400000005000000"> : tensor<16x3xi32>
  func.return
}

func.func @branches_of_different_shapes() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%true) ({
    %a = stablehlo.transpose %d, dims = [1, 0] : (tensor<?x?xi32>) -> tensor<?x?xi32>
    stablehlo.return %a : tensor<?x?xi32>
  }, {
    stablehlo.return %d : tensor<?x?xi32>
  }) : (tensor<i1>) -> tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %static, dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi32>
  func.return
}
