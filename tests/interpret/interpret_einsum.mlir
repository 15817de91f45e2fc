// stablehlo.einsum: sums of products over the labels that the output does not have.

func.func @matrix_product() {
  %lhs = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12, 13]]> : tensor<3x4xi32>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %r, dense<[[44, 50, 56, 62], [98, 113, 128, 143]]> : tensor<2x4xi32>
  func.return
}

func.func @without_an_arrow() {
  %lhs = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12, 13]]> : tensor<3x4xi32>
  %r = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "ij,jk"}> : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %r, dense<[[44, 50, 56, 62], [98, 113, 128, 143]]> : tensor<2x4xi32>
  func.return
}

func.func @without_an_arrow_in_alphabetical_order() {
  %lhs = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12, 13]]> : tensor<3x4xi32>
  %r = stablehlo.einsum %lhs, %rhs, config = "kj,ji" : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %r, dense<[[44, 98], [50, 113], [56, 128], [62, 143]]> : tensor<4x2xi32>
  func.return
}

func.func @batches() {
  %lhs = stablehlo.constant dense<[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]> : tensor<2x2x3xi32>
  %rhs = stablehlo.constant dense<[[[2, 3], [4, 5], [6, 7]], [[8, 9], [10, 11], [12, 13]]]> : tensor<2x3x2xi32>
  %r = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "bij,bjk->bik"}> : (tensor<2x2x3xi32>, tensor<2x3x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %r, dense<[[[28, 34], [64, 79]], [[244, 268], [334, 367]]]> : tensor<2x2x2xi32>
  func.return
}

func.func @batches_last() {
  %lhs = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>
  %rhs = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]]]> : tensor<3x2x2xi32>
  %r = stablehlo.einsum %lhs, %rhs, config = "ijb,jkb->kib" : (tensor<2x3x2xi32>, tensor<3x2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %r, dense<[[[70, 100], [178, 226]], [[88, 124], [232, 286]]]> : tensor<2x2x2xi32>
  func.return
}

func.func @any_order_of_the_output() {
  %lhs = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>
  %rhs = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xi32>
  %r = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "abc,cd->dba"}> : (tensor<2x3x2xi32>, tensor<2x3xi32>) -> tensor<3x3x2xi32>
  check.expect_eq_const %r, dense<[[[12, 54], [26, 68], [40, 82]], [[15, 69], [33, 87], [51, 105]], [[18, 84], [40, 106], [62, 128]]]> : tensor<3x3x2xi32>
  func.return
}

func.func @inner_product() {
  %lhs = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %rhs = stablehlo.constant dense<[2, 3, 4, 5]> : tensor<4xi32>
  %r = stablehlo.einsum %lhs, %rhs, config = "i,i->" : (tensor<4xi32>, tensor<4xi32>) -> tensor<i32>
  check.expect_eq_const %r, dense<40> : tensor<i32>
  func.return
}

func.func @outer_product() {
  %lhs = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %rhs = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi32>
  %r = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "i,j->ij"}> : (tensor<2xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[2, 3, 4], [4, 6, 8]]> : tensor<2x3xi32>
  func.return
}

func.func @elementwise() {
  %lhs = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %rhs = stablehlo.constant dense<[[2, 3], [4, 5]]> : tensor<2x2xi32>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,ij->ij" : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[2, 6], [12, 20]]> : tensor<2x2xi32>
  func.return
}

func.func @outer_product_turned() {
  %lhs = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %rhs = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi32>
  %r = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "i,j->ji"}> : (tensor<2xi32>, tensor<3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[2, 4], [3, 6], [4, 8]]> : tensor<3x2xi32>
  func.return
}

func.func @a_label_of_one_operand_is_summed() {
  %lhs = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,k->k" : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[42, 63]> : tensor<2xi32>
  func.return
}

func.func @labels_of_both_operands_are_summed_alone() {
  %lhs = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xi32>
  %r = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "ij,kl->jl"}> : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[60, 75], [84, 105], [108, 135]]> : tensor<3x2xi32>
  func.return
}

func.func @diagonals() {
  %lhs = stablehlo.constant dense<[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]> : tensor<2x2x3xi32>
  %rhs = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi32>
  %r = stablehlo.einsum %lhs, %rhs, config = "iij,j->i" : (tensor<2x2x3xi32>, tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[20, 101]> : tensor<2xi32>
  func.return
}

func.func @trace_times_a_scalar() {
  %lhs = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %rhs = stablehlo.constant dense<3> : tensor<i32>
  %r = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "ii,->"}> : (tensor<3x3xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %r, dense<45> : tensor<i32>
  func.return
}

func.func @dots_broadcast() {
  %lhs = stablehlo.constant dense<[[[[1, 2], [3, 4]], [[5, 6], [7, 8]], [[9, 10], [11, 12]]], [[[13, 14], [15, 16]], [[17, 18], [19, 20]], [[21, 22], [23, 24]]]]> : tensor<2x3x2x2xi32>
  %rhs = stablehlo.constant dense<[[[2], [3]], [[4], [5]], [[6], [7]]]> : tensor<3x2x1xi32>
  %r = stablehlo.einsum %lhs, %rhs, config = "...ij,...jk->...ik" : (tensor<2x3x2x2xi32>, tensor<3x2x1xi32>) -> tensor<2x3x2x1xi32>
  check.expect_eq_const %r, dense<[[[[8], [18]], [[50], [68]], [[124], [150]]], [[[68], [78]], [[158], [176]], [[280], [306]]]]> : tensor<2x3x2x1xi32>
  func.return
}

func.func @dots_stretch_size_one() {
  %lhs = stablehlo.constant dense<[[[1, 2, 3]], [[4, 5, 6]]]> : tensor<2x1x3xi32>
  %rhs = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13]]> : tensor<4x3xi32>
  %r = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "...i,...i->..."}> : (tensor<2x1x3xi32>, tensor<4x3xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %r, dense<[[20, 38, 56, 74], [47, 92, 137, 182]]> : tensor<2x4xi32>
  func.return
}

func.func @dots_without_an_arrow() {
  %lhs = stablehlo.constant dense<[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]> : tensor<2x2x3xi32>
  %rhs = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xi32>
  %r = stablehlo.einsum %lhs, %rhs, config = "...ij,jk" : (tensor<2x2x3xi32>, tensor<3x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %r, dense<[[[28, 34], [64, 79]], [[100, 124], [136, 169]]]> : tensor<2x2x2xi32>
  func.return
}

func.func @dots_in_the_middle() {
  %lhs = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>
  %rhs = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %r = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "i...j,j->...i"}> : (tensor<2x3x2xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[8, 38], [18, 48], [28, 58]]> : tensor<3x2xi32>
  func.return
}

func.func @dots_that_are_summed() {
  %lhs = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi32>
  %r = stablehlo.einsum %lhs, %rhs, config = "...i,i->i" : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %r, dense<[10, 21, 36]> : tensor<3xi32>
  func.return
}

func.func @upper_case_is_another_letter() {
  %lhs = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xi32>
  %r = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "aA,Ab->ab"}> : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[28, 34], [64, 79]]> : tensor<2x2xi32>
  func.return
}

func.func @nothing_to_sum() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xi32>
  %rhs = stablehlo.constant dense<> : tensor<0x2xi32>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x0xi32>, tensor<0x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<0> : tensor<2x2xi32>
  func.return
}

func.func @two_contracted_labels() {
  %lhs = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>
  %rhs = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]]]> : tensor<3x2x2xi32>
  %r = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "ijk,jki->i"}> : (tensor<2x3x2xi32>, tensor<3x2x2xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[182, 491]> : tensor<2xi32>
  func.return
}

func.func @einsum_of_f4E2M1FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.0], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf4E2M1FN>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[2.0, 0.5], [2.0, 6.0]]> : tensor<2x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f6E2M3FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.2]]> : tensor<2x3xf6E2M3FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.2], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf6E2M3FN>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> tensor<2x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.0, 7.0]]> : tensor<2x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f6E3M2FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf6E3M2FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf6E3M2FN>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> tensor<2x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[2.5, 1.0], [2.0, 7.0]]> : tensor<2x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f8E5M2() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E5M2>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E5M2>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  check.expect_eq_const %r, dense<[[2.5, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f8E4M3() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E4M3>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E4M3>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f8E3M4() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E3M4>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E3M4>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.1, 7.0]]> : tensor<2x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f8E4M3FN() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E4M3FN>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E4M3FN>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f8E5M2FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E5M2FNUZ>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[2.5, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f8E4M3FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E4M3FNUZ>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f8E4M3B11FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf8E4M3B11FNUZ>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[2.8, 1.0], [2.0, 7.0]]> : tensor<2x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f8E8M0FNU() {
  %lhs = stablehlo.constant dense<[[1.0, 2.0, 0.5], [4.0, 8.0, 1.0]]> : tensor<2x3xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[[8.0, 4.0], [0.5, 2.0], [1.0, 8.0]]> : tensor<3x2xf8E8M0FNU>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[8.0, 20.0], [30.0, 30.0]]> : tensor<2x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f16() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf16>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf16>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf16>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [2.125, 6.875]]> : tensor<2x2xf16> {shlo.bitwise}
  func.return
}

func.func @einsum_of_bf16() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xbf16>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xbf16>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xbf16>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [2.12, 6.88]]> : tensor<2x2xbf16> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f32() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf32>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [2.125, 6.875]]> : tensor<2x2xf32> {shlo.bitwise}
  func.return
}

func.func @einsum_of_f64() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf64>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]]> : tensor<3x2xf64>
  %r = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
  check.expect_eq_const %r, dense<[[2.75, 1.0], [2.125, 6.875]]> : tensor<2x2xf64> {shlo.bitwise}
  func.return
}
