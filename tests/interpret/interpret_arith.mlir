// Arithmetic of MLIR's `arith` on numbers that are no tensors. The expected values are what MLIR's own
// folding of constants gives.

func.func @addi_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.addi %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.addi %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.addi %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.addi %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.addi %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.addi %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.addi %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[5, -5, -11, 9, 5, -121, -1]> : tensor<7xi8>
  return
}

func.func @subi_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.subi %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.subi %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.subi %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.subi %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.subi %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.subi %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.subi %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[9, -9, -5, 3, -5, 121, -1]> : tensor<7xi8>
  return
}

func.func @muli_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.muli %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.muli %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.muli %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.muli %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.muli %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.muli %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.muli %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[-14, -14, 24, 18, 0, -128, -128]> : tensor<7xi8>
  return
}

func.func @divsi_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.divsi %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.divsi %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.divsi %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.divsi %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.divsi %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.divsi %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.divsi %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[-3, -3, 2, 2, 0, -18, 0]> : tensor<7xi8>
  return
}

func.func @divui_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.divui %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.divui %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.divui %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.divui %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.divui %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.divui %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.divui %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[0, 124, 0, 2, 0, 18, 0]> : tensor<7xi8>
  return
}

func.func @remsi_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.remsi %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.remsi %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.remsi %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.remsi %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.remsi %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.remsi %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.remsi %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[1, -1, -2, 0, 0, -2, 127]> : tensor<7xi8>
  return
}

func.func @remui_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.remui %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.remui %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.remui %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.remui %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.remui %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.remui %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.remui %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[7, 1, -8, 0, 0, 2, 127]> : tensor<7xi8>
  return
}

func.func @floordivsi_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.floordivsi %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.floordivsi %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.floordivsi %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.floordivsi %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.floordivsi %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.floordivsi %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.floordivsi %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[-4, -4, 2, 2, 0, -19, -1]> : tensor<7xi8>
  return
}

func.func @ceildivsi_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.ceildivsi %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.ceildivsi %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.ceildivsi %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.ceildivsi %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.ceildivsi %c8, %c9 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4 : tensor<5xi8>
  check.expect_eq_const %t, dense<[-3, -3, 3, 2, 0]> : tensor<5xi8>
  return
}

func.func @ceildivui_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.ceildivui %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.ceildivui %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.ceildivui %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.ceildivui %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.ceildivui %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.ceildivui %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.ceildivui %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[1, 125, 1, 2, 0, 19, 1]> : tensor<7xi8>
  return
}

func.func @andi_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.andi %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.andi %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.andi %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.andi %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.andi %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.andi %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.andi %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[6, 0, -8, 2, 0, 0, 0]> : tensor<7xi8>
  return
}

func.func @ori_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.ori %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.ori %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.ori %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.ori %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.ori %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.ori %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.ori %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[-1, -5, -3, 7, 5, -121, -1]> : tensor<7xi8>
  return
}

func.func @xori_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.xori %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.xori %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.xori %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.xori %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.xori %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.xori %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.xori %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[-7, -5, 5, 5, 5, -121, -1]> : tensor<7xi8>
  return
}

func.func @maxsi_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.maxsi %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.maxsi %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.maxsi %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.maxsi %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.maxsi %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.maxsi %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.maxsi %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[7, 2, -3, 6, 5, 7, 127]> : tensor<7xi8>
  return
}

func.func @maxui_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.maxui %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.maxui %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.maxui %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.maxui %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.maxui %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.maxui %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.maxui %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[-2, -7, -3, 6, 5, -128, -128]> : tensor<7xi8>
  return
}

func.func @minsi_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.minsi %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.minsi %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.minsi %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.minsi %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.minsi %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.minsi %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.minsi %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[-2, -7, -8, 3, 0, -128, -128]> : tensor<7xi8>
  return
}

func.func @minui_of_i8() {
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r0 = arith.minui %c0, %c1 : i8
  %c2 = arith.constant -7 : i8
  %c3 = arith.constant 2 : i8
  %r1 = arith.minui %c2, %c3 : i8
  %c4 = arith.constant -8 : i8
  %c5 = arith.constant -3 : i8
  %r2 = arith.minui %c4, %c5 : i8
  %c6 = arith.constant 6 : i8
  %c7 = arith.constant 3 : i8
  %r3 = arith.minui %c6, %c7 : i8
  %c8 = arith.constant 0 : i8
  %c9 = arith.constant 5 : i8
  %r4 = arith.minui %c8, %c9 : i8
  %c10 = arith.constant -128 : i8
  %r5 = arith.minui %c10, %c0 : i8
  %c11 = arith.constant 127 : i8
  %r6 = arith.minui %c11, %c10 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<7xi8>
  check.expect_eq_const %t, dense<[7, 2, -8, 3, 0, 7, 127]> : tensor<7xi8>
  return
}

func.func @shli_of_i8() {
  %c0 = arith.constant -5 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.shli %c0, %c1 : i8
  %c2 = arith.constant -128 : i8
  %c3 = arith.constant 7 : i8
  %r1 = arith.shli %c2, %c3 : i8
  %c4 = arith.constant 100 : i8
  %c5 = arith.constant 3 : i8
  %r2 = arith.shli %c4, %c5 : i8
  %c6 = arith.constant 0 : i8
  %r3 = arith.shli %c1, %c6 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi8>
  check.expect_eq_const %t, dense<[-10, 0, 32, 1]> : tensor<4xi8>
  return
}

func.func @shrsi_of_i8() {
  %c0 = arith.constant -5 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.shrsi %c0, %c1 : i8
  %c2 = arith.constant -128 : i8
  %c3 = arith.constant 7 : i8
  %r1 = arith.shrsi %c2, %c3 : i8
  %c4 = arith.constant 100 : i8
  %c5 = arith.constant 3 : i8
  %r2 = arith.shrsi %c4, %c5 : i8
  %c6 = arith.constant 0 : i8
  %r3 = arith.shrsi %c1, %c6 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi8>
  check.expect_eq_const %t, dense<[-3, -1, 12, 1]> : tensor<4xi8>
  return
}

func.func @shrui_of_i8() {
  %c0 = arith.constant -5 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.shrui %c0, %c1 : i8
  %c2 = arith.constant -128 : i8
  %c3 = arith.constant 7 : i8
  %r1 = arith.shrui %c2, %c3 : i8
  %c4 = arith.constant 100 : i8
  %c5 = arith.constant 3 : i8
  %r2 = arith.shrui %c4, %c5 : i8
  %c6 = arith.constant 0 : i8
  %r3 = arith.shrui %c1, %c6 : i8
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi8>
  check.expect_eq_const %t, dense<[125, 1, 12, 1]> : tensor<4xi8>
  return
}

func.func @cmpi_eq_of_i8() {
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.cmpi eq, %c0, %c1 : i8
  %c2 = arith.constant 3 : i8
  %r1 = arith.cmpi eq, %c2, %c2 : i8
  %c3 = arith.constant 5 : i8
  %c4 = arith.constant -128 : i8
  %r2 = arith.cmpi eq, %c3, %c4 : i8
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[false, true, false]> : tensor<3xi1>
  return
}

func.func @cmpi_eq_of_i1() {
  %c0 = arith.constant true
  %c1 = arith.constant false
  %r0 = arith.cmpi eq, %c0, %c1 : i1
  %r1 = arith.cmpi eq, %c1, %c0 : i1
  %r2 = arith.cmpi eq, %c0, %c0 : i1
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[false, false, true]> : tensor<3xi1>
  return
}

func.func @cmpi_ne_of_i8() {
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.cmpi ne, %c0, %c1 : i8
  %c2 = arith.constant 3 : i8
  %r1 = arith.cmpi ne, %c2, %c2 : i8
  %c3 = arith.constant 5 : i8
  %c4 = arith.constant -128 : i8
  %r2 = arith.cmpi ne, %c3, %c4 : i8
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[true, false, true]> : tensor<3xi1>
  return
}

func.func @cmpi_ne_of_i1() {
  %c0 = arith.constant true
  %c1 = arith.constant false
  %r0 = arith.cmpi ne, %c0, %c1 : i1
  %r1 = arith.cmpi ne, %c1, %c0 : i1
  %r2 = arith.cmpi ne, %c0, %c0 : i1
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[true, true, false]> : tensor<3xi1>
  return
}

func.func @cmpi_slt_of_i8() {
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.cmpi slt, %c0, %c1 : i8
  %c2 = arith.constant 3 : i8
  %r1 = arith.cmpi slt, %c2, %c2 : i8
  %c3 = arith.constant 5 : i8
  %c4 = arith.constant -128 : i8
  %r2 = arith.cmpi slt, %c3, %c4 : i8
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[true, false, false]> : tensor<3xi1>
  return
}

func.func @cmpi_slt_of_i1() {
  %c0 = arith.constant true
  %c1 = arith.constant false
  %r0 = arith.cmpi slt, %c0, %c1 : i1
  %r1 = arith.cmpi slt, %c1, %c0 : i1
  %r2 = arith.cmpi slt, %c0, %c0 : i1
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[true, false, false]> : tensor<3xi1>
  return
}

func.func @cmpi_sle_of_i8() {
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.cmpi sle, %c0, %c1 : i8
  %c2 = arith.constant 3 : i8
  %r1 = arith.cmpi sle, %c2, %c2 : i8
  %c3 = arith.constant 5 : i8
  %c4 = arith.constant -128 : i8
  %r2 = arith.cmpi sle, %c3, %c4 : i8
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[true, true, false]> : tensor<3xi1>
  return
}

func.func @cmpi_sle_of_i1() {
  %c0 = arith.constant true
  %c1 = arith.constant false
  %r0 = arith.cmpi sle, %c0, %c1 : i1
  %r1 = arith.cmpi sle, %c1, %c0 : i1
  %r2 = arith.cmpi sle, %c0, %c0 : i1
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[true, false, true]> : tensor<3xi1>
  return
}

func.func @cmpi_sgt_of_i8() {
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.cmpi sgt, %c0, %c1 : i8
  %c2 = arith.constant 3 : i8
  %r1 = arith.cmpi sgt, %c2, %c2 : i8
  %c3 = arith.constant 5 : i8
  %c4 = arith.constant -128 : i8
  %r2 = arith.cmpi sgt, %c3, %c4 : i8
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[false, false, true]> : tensor<3xi1>
  return
}

func.func @cmpi_sgt_of_i1() {
  %c0 = arith.constant true
  %c1 = arith.constant false
  %r0 = arith.cmpi sgt, %c0, %c1 : i1
  %r1 = arith.cmpi sgt, %c1, %c0 : i1
  %r2 = arith.cmpi sgt, %c0, %c0 : i1
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[false, true, false]> : tensor<3xi1>
  return
}

func.func @cmpi_sge_of_i8() {
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.cmpi sge, %c0, %c1 : i8
  %c2 = arith.constant 3 : i8
  %r1 = arith.cmpi sge, %c2, %c2 : i8
  %c3 = arith.constant 5 : i8
  %c4 = arith.constant -128 : i8
  %r2 = arith.cmpi sge, %c3, %c4 : i8
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[false, true, true]> : tensor<3xi1>
  return
}

func.func @cmpi_sge_of_i1() {
  %c0 = arith.constant true
  %c1 = arith.constant false
  %r0 = arith.cmpi sge, %c0, %c1 : i1
  %r1 = arith.cmpi sge, %c1, %c0 : i1
  %r2 = arith.cmpi sge, %c0, %c0 : i1
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[false, true, true]> : tensor<3xi1>
  return
}

func.func @cmpi_ult_of_i8() {
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.cmpi ult, %c0, %c1 : i8
  %c2 = arith.constant 3 : i8
  %r1 = arith.cmpi ult, %c2, %c2 : i8
  %c3 = arith.constant 5 : i8
  %c4 = arith.constant -128 : i8
  %r2 = arith.cmpi ult, %c3, %c4 : i8
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[false, false, true]> : tensor<3xi1>
  return
}

func.func @cmpi_ult_of_i1() {
  %c0 = arith.constant true
  %c1 = arith.constant false
  %r0 = arith.cmpi ult, %c0, %c1 : i1
  %r1 = arith.cmpi ult, %c1, %c0 : i1
  %r2 = arith.cmpi ult, %c0, %c0 : i1
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[false, true, false]> : tensor<3xi1>
  return
}

func.func @cmpi_ule_of_i8() {
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.cmpi ule, %c0, %c1 : i8
  %c2 = arith.constant 3 : i8
  %r1 = arith.cmpi ule, %c2, %c2 : i8
  %c3 = arith.constant 5 : i8
  %c4 = arith.constant -128 : i8
  %r2 = arith.cmpi ule, %c3, %c4 : i8
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[false, true, true]> : tensor<3xi1>
  return
}

func.func @cmpi_ule_of_i1() {
  %c0 = arith.constant true
  %c1 = arith.constant false
  %r0 = arith.cmpi ule, %c0, %c1 : i1
  %r1 = arith.cmpi ule, %c1, %c0 : i1
  %r2 = arith.cmpi ule, %c0, %c0 : i1
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[false, true, true]> : tensor<3xi1>
  return
}

func.func @cmpi_ugt_of_i8() {
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.cmpi ugt, %c0, %c1 : i8
  %c2 = arith.constant 3 : i8
  %r1 = arith.cmpi ugt, %c2, %c2 : i8
  %c3 = arith.constant 5 : i8
  %c4 = arith.constant -128 : i8
  %r2 = arith.cmpi ugt, %c3, %c4 : i8
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[true, false, false]> : tensor<3xi1>
  return
}

func.func @cmpi_ugt_of_i1() {
  %c0 = arith.constant true
  %c1 = arith.constant false
  %r0 = arith.cmpi ugt, %c0, %c1 : i1
  %r1 = arith.cmpi ugt, %c1, %c0 : i1
  %r2 = arith.cmpi ugt, %c0, %c0 : i1
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[true, false, false]> : tensor<3xi1>
  return
}

func.func @cmpi_uge_of_i8() {
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 1 : i8
  %r0 = arith.cmpi uge, %c0, %c1 : i8
  %c2 = arith.constant 3 : i8
  %r1 = arith.cmpi uge, %c2, %c2 : i8
  %c3 = arith.constant 5 : i8
  %c4 = arith.constant -128 : i8
  %r2 = arith.cmpi uge, %c3, %c4 : i8
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[true, true, false]> : tensor<3xi1>
  return
}

func.func @cmpi_uge_of_i1() {
  %c0 = arith.constant true
  %c1 = arith.constant false
  %r0 = arith.cmpi uge, %c0, %c1 : i1
  %r1 = arith.cmpi uge, %c1, %c0 : i1
  %r2 = arith.cmpi uge, %c0, %c0 : i1
  %t = tensor.from_elements %r0, %r1, %r2 : tensor<3xi1>
  check.expect_eq_const %t, dense<[true, false, true]> : tensor<3xi1>
  return
}

func.func @cmpf_false_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf false, %c0, %c1 : f32
  %r1 = arith.cmpf false, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf false, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf false, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[false, false, false, false]> : tensor<4xi1>
  return
}

func.func @cmpf_oeq_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf oeq, %c0, %c1 : f32
  %r1 = arith.cmpf oeq, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf oeq, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf oeq, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[false, true, false, false]> : tensor<4xi1>
  return
}

func.func @cmpf_ogt_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf ogt, %c0, %c1 : f32
  %r1 = arith.cmpf ogt, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf ogt, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf ogt, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[false, false, true, false]> : tensor<4xi1>
  return
}

func.func @cmpf_oge_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf oge, %c0, %c1 : f32
  %r1 = arith.cmpf oge, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf oge, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf oge, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[false, true, true, false]> : tensor<4xi1>
  return
}

func.func @cmpf_olt_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf olt, %c0, %c1 : f32
  %r1 = arith.cmpf olt, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf olt, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf olt, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[true, false, false, false]> : tensor<4xi1>
  return
}

func.func @cmpf_ole_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf ole, %c0, %c1 : f32
  %r1 = arith.cmpf ole, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf ole, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf ole, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[true, true, false, false]> : tensor<4xi1>
  return
}

func.func @cmpf_one_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf one, %c0, %c1 : f32
  %r1 = arith.cmpf one, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf one, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf one, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[true, false, true, false]> : tensor<4xi1>
  return
}

func.func @cmpf_ord_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf ord, %c0, %c1 : f32
  %r1 = arith.cmpf ord, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf ord, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf ord, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[true, true, true, false]> : tensor<4xi1>
  return
}

func.func @cmpf_ueq_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf ueq, %c0, %c1 : f32
  %r1 = arith.cmpf ueq, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf ueq, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf ueq, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[false, true, false, true]> : tensor<4xi1>
  return
}

func.func @cmpf_ugt_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf ugt, %c0, %c1 : f32
  %r1 = arith.cmpf ugt, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf ugt, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf ugt, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[false, false, true, true]> : tensor<4xi1>
  return
}

func.func @cmpf_uge_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf uge, %c0, %c1 : f32
  %r1 = arith.cmpf uge, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf uge, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf uge, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[false, true, true, true]> : tensor<4xi1>
  return
}

func.func @cmpf_ult_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf ult, %c0, %c1 : f32
  %r1 = arith.cmpf ult, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf ult, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf ult, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[true, false, false, true]> : tensor<4xi1>
  return
}

func.func @cmpf_ule_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf ule, %c0, %c1 : f32
  %r1 = arith.cmpf ule, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf ule, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf ule, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[true, true, false, true]> : tensor<4xi1>
  return
}

func.func @cmpf_une_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf une, %c0, %c1 : f32
  %r1 = arith.cmpf une, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf une, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf une, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[true, false, true, true]> : tensor<4xi1>
  return
}

func.func @cmpf_uno_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf uno, %c0, %c1 : f32
  %r1 = arith.cmpf uno, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf uno, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf uno, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[false, false, false, true]> : tensor<4xi1>
  return
}

func.func @cmpf_true_of_f32() {
  %c0 = arith.constant 1.0 : f32
  %c1 = arith.constant 2.0 : f32
  %r0 = arith.cmpf true, %c0, %c1 : f32
  %r1 = arith.cmpf true, %c1, %c1 : f32
  %c2 = arith.constant 3.0 : f32
  %c3 = arith.constant -2.0 : f32
  %r2 = arith.cmpf true, %c2, %c3 : f32
  %c4 = arith.constant 0x7FC00000 : f32
  %r3 = arith.cmpf true, %c4, %c0 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3 : tensor<4xi1>
  check.expect_eq_const %t, dense<[true, true, true, true]> : tensor<4xi1>
  return
}

func.func @addf_of_f32() {
  %c0 = arith.constant 5.5 : f32
  %c1 = arith.constant -2.0 : f32
  %r0 = arith.addf %c0, %c1 : f32
  %c2 = arith.constant -5.5 : f32
  %c3 = arith.constant 2.0 : f32
  %r1 = arith.addf %c2, %c3 : f32
  %c4 = arith.constant 1.0 : f32
  %c5 = arith.constant 0x7FC00000 : f32
  %r2 = arith.addf %c4, %c5 : f32
  %r3 = arith.addf %c5, %c4 : f32
  %c6 = arith.constant 0.0 : f32
  %c7 = arith.constant -0.0 : f32
  %r4 = arith.addf %c6, %c7 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4 : tensor<5xf32>
  check.expect_eq_const %t, dense<[3.500000e+00, -3.500000e+00, 0x7FC00000, 0x7FC00000, 0.000000e+00]> : tensor<5xf32> {shlo.bitwise}
  return
}

func.func @subf_of_f32() {
  %c0 = arith.constant 5.5 : f32
  %c1 = arith.constant -2.0 : f32
  %r0 = arith.subf %c0, %c1 : f32
  %c2 = arith.constant -5.5 : f32
  %c3 = arith.constant 2.0 : f32
  %r1 = arith.subf %c2, %c3 : f32
  %c4 = arith.constant 1.0 : f32
  %c5 = arith.constant 0x7FC00000 : f32
  %r2 = arith.subf %c4, %c5 : f32
  %r3 = arith.subf %c5, %c4 : f32
  %c6 = arith.constant 0.0 : f32
  %c7 = arith.constant -0.0 : f32
  %r4 = arith.subf %c6, %c7 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4 : tensor<5xf32>
  check.expect_eq_const %t, dense<[7.500000e+00, -7.500000e+00, 0x7FC00000, 0x7FC00000, 0.000000e+00]> : tensor<5xf32> {shlo.bitwise}
  return
}

func.func @mulf_of_f32() {
  %c0 = arith.constant 5.5 : f32
  %c1 = arith.constant -2.0 : f32
  %r0 = arith.mulf %c0, %c1 : f32
  %c2 = arith.constant -5.5 : f32
  %c3 = arith.constant 2.0 : f32
  %r1 = arith.mulf %c2, %c3 : f32
  %c4 = arith.constant 1.0 : f32
  %c5 = arith.constant 0x7FC00000 : f32
  %r2 = arith.mulf %c4, %c5 : f32
  %r3 = arith.mulf %c5, %c4 : f32
  %c6 = arith.constant 0.0 : f32
  %c7 = arith.constant -0.0 : f32
  %r4 = arith.mulf %c6, %c7 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4 : tensor<5xf32>
  check.expect_eq_const %t, dense<[-1.100000e+01, -1.100000e+01, 0x7FC00000, 0x7FC00000, -0.000000e+00]> : tensor<5xf32> {shlo.bitwise}
  return
}

func.func @divf_of_f32() {
  %c0 = arith.constant 5.5 : f32
  %c1 = arith.constant -2.0 : f32
  %r0 = arith.divf %c0, %c1 : f32
  %c2 = arith.constant -5.5 : f32
  %c3 = arith.constant 2.0 : f32
  %r1 = arith.divf %c2, %c3 : f32
  %c4 = arith.constant 1.0 : f32
  %c5 = arith.constant 0x7FC00000 : f32
  %r2 = arith.divf %c4, %c5 : f32
  %r3 = arith.divf %c5, %c4 : f32
  %c6 = arith.constant 0.0 : f32
  %c7 = arith.constant -0.0 : f32
  %r4 = arith.divf %c6, %c7 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4 : tensor<5xf32>
  check.expect_eq_const %t, dense<[-2.750000e+00, -2.750000e+00, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<5xf32> {shlo.bitwise}
  return
}

func.func @remf_of_f32() {
  %c0 = arith.constant 5.5 : f32
  %c1 = arith.constant -2.0 : f32
  %r0 = arith.remf %c0, %c1 : f32
  %c2 = arith.constant -5.5 : f32
  %c3 = arith.constant 2.0 : f32
  %r1 = arith.remf %c2, %c3 : f32
  %c4 = arith.constant 1.0 : f32
  %c5 = arith.constant 0x7FC00000 : f32
  %r2 = arith.remf %c4, %c5 : f32
  %r3 = arith.remf %c5, %c4 : f32
  %c6 = arith.constant 0.0 : f32
  %c7 = arith.constant -0.0 : f32
  %r4 = arith.remf %c6, %c7 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4 : tensor<5xf32>
  check.expect_eq_const %t, dense<[1.500000e+00, -1.500000e+00, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<5xf32> {shlo.bitwise}
  return
}

func.func @maximumf_of_f32() {
  %c0 = arith.constant 5.5 : f32
  %c1 = arith.constant -2.0 : f32
  %r0 = arith.maximumf %c0, %c1 : f32
  %c2 = arith.constant -5.5 : f32
  %c3 = arith.constant 2.0 : f32
  %r1 = arith.maximumf %c2, %c3 : f32
  %c4 = arith.constant 1.0 : f32
  %c5 = arith.constant 0x7FC00000 : f32
  %r2 = arith.maximumf %c4, %c5 : f32
  %r3 = arith.maximumf %c5, %c4 : f32
  %c6 = arith.constant 0.0 : f32
  %c7 = arith.constant -0.0 : f32
  %r4 = arith.maximumf %c6, %c7 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4 : tensor<5xf32>
  check.expect_eq_const %t, dense<[5.500000e+00, 2.000000e+00, 0x7FC00000, 0x7FC00000, 0.000000e+00]> : tensor<5xf32> {shlo.bitwise}
  return
}

func.func @minimumf_of_f32() {
  %c0 = arith.constant 5.5 : f32
  %c1 = arith.constant -2.0 : f32
  %r0 = arith.minimumf %c0, %c1 : f32
  %c2 = arith.constant -5.5 : f32
  %c3 = arith.constant 2.0 : f32
  %r1 = arith.minimumf %c2, %c3 : f32
  %c4 = arith.constant 1.0 : f32
  %c5 = arith.constant 0x7FC00000 : f32
  %r2 = arith.minimumf %c4, %c5 : f32
  %r3 = arith.minimumf %c5, %c4 : f32
  %c6 = arith.constant 0.0 : f32
  %c7 = arith.constant -0.0 : f32
  %r4 = arith.minimumf %c6, %c7 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4 : tensor<5xf32>
  check.expect_eq_const %t, dense<[-2.000000e+00, -5.500000e+00, 0x7FC00000, 0x7FC00000, -0.000000e+00]> : tensor<5xf32> {shlo.bitwise}
  return
}

func.func @maxnumf_of_f32() {
  %c0 = arith.constant 5.5 : f32
  %c1 = arith.constant -2.0 : f32
  %r0 = arith.maxnumf %c0, %c1 : f32
  %c2 = arith.constant -5.5 : f32
  %c3 = arith.constant 2.0 : f32
  %r1 = arith.maxnumf %c2, %c3 : f32
  %c4 = arith.constant 1.0 : f32
  %c5 = arith.constant 0x7FC00000 : f32
  %r2 = arith.maxnumf %c4, %c5 : f32
  %r3 = arith.maxnumf %c5, %c4 : f32
  %c6 = arith.constant 0.0 : f32
  %c7 = arith.constant -0.0 : f32
  %r4 = arith.maxnumf %c6, %c7 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4 : tensor<5xf32>
  check.expect_eq_const %t, dense<[5.500000e+00, 2.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<5xf32> {shlo.bitwise}
  return
}

func.func @minnumf_of_f32() {
  %c0 = arith.constant 5.5 : f32
  %c1 = arith.constant -2.0 : f32
  %r0 = arith.minnumf %c0, %c1 : f32
  %c2 = arith.constant -5.5 : f32
  %c3 = arith.constant 2.0 : f32
  %r1 = arith.minnumf %c2, %c3 : f32
  %c4 = arith.constant 1.0 : f32
  %c5 = arith.constant 0x7FC00000 : f32
  %r2 = arith.minnumf %c4, %c5 : f32
  %r3 = arith.minnumf %c5, %c4 : f32
  %c6 = arith.constant 0.0 : f32
  %c7 = arith.constant -0.0 : f32
  %r4 = arith.minnumf %c6, %c7 : f32
  %t = tensor.from_elements %r0, %r1, %r2, %r3, %r4 : tensor<5xf32>
  check.expect_eq_const %t, dense<[-2.000000e+00, -5.500000e+00, 1.000000e+00, 1.000000e+00, -0.000000e+00]> : tensor<5xf32> {shlo.bitwise}
  return
}

func.func @extsi_of_i8_to_i32() {
  %c0 = arith.constant -3 : i8
  %r0 = arith.extsi %c0 : i8 to i32
  %c1 = arith.constant 100 : i8
  %r1 = arith.extsi %c1 : i8 to i32
  %t = tensor.from_elements %r0, %r1 : tensor<2xi32>
  check.expect_eq_const %t, dense<[-3, 100]> : tensor<2xi32>
  return
}

func.func @extui_of_i8_to_i32() {
  %c0 = arith.constant -3 : i8
  %r0 = arith.extui %c0 : i8 to i32
  %c1 = arith.constant 100 : i8
  %r1 = arith.extui %c1 : i8 to i32
  %t = tensor.from_elements %r0, %r1 : tensor<2xi32>
  check.expect_eq_const %t, dense<[253, 100]> : tensor<2xi32>
  return
}

func.func @extsi_of_i1_to_i32() {
  %c0 = arith.constant true
  %r0 = arith.extsi %c0 : i1 to i32
  %c1 = arith.constant false
  %r1 = arith.extsi %c1 : i1 to i32
  %t = tensor.from_elements %r0, %r1 : tensor<2xi32>
  check.expect_eq_const %t, dense<[-1, 0]> : tensor<2xi32>
  return
}

func.func @extui_of_i1_to_i32() {
  %c0 = arith.constant true
  %r0 = arith.extui %c0 : i1 to i32
  %c1 = arith.constant false
  %r1 = arith.extui %c1 : i1 to i32
  %t = tensor.from_elements %r0, %r1 : tensor<2xi32>
  check.expect_eq_const %t, dense<[1, 0]> : tensor<2xi32>
  return
}

func.func @trunci_of_i32_to_i8() {
  %c0 = arith.constant -300 : i32
  %r0 = arith.trunci %c0 : i32 to i8
  %c1 = arith.constant 511 : i32
  %r1 = arith.trunci %c1 : i32 to i8
  %t = tensor.from_elements %r0, %r1 : tensor<2xi8>
  check.expect_eq_const %t, dense<[-44, -1]> : tensor<2xi8>
  return
}

func.func @trunci_of_i32_to_i1() {
  %c0 = arith.constant 2 : i32
  %r0 = arith.trunci %c0 : i32 to i1
  %c1 = arith.constant 3 : i32
  %r1 = arith.trunci %c1 : i32 to i1
  %t = tensor.from_elements %r0, %r1 : tensor<2xi1>
  check.expect_eq_const %t, dense<[false, true]> : tensor<2xi1>
  return
}

func.func @sitofp_of_i8_to_f32() {
  %c0 = arith.constant -3 : i8
  %r0 = arith.sitofp %c0 : i8 to f32
  %c1 = arith.constant 100 : i8
  %r1 = arith.sitofp %c1 : i8 to f32
  %t = tensor.from_elements %r0, %r1 : tensor<2xf32>
  check.expect_eq_const %t, dense<[-3.000000e+00, 1.000000e+02]> : tensor<2xf32> {shlo.bitwise}
  return
}

func.func @uitofp_of_i8_to_f32() {
  %c0 = arith.constant -3 : i8
  %r0 = arith.uitofp %c0 : i8 to f32
  %c1 = arith.constant 100 : i8
  %r1 = arith.uitofp %c1 : i8 to f32
  %t = tensor.from_elements %r0, %r1 : tensor<2xf32>
  check.expect_eq_const %t, dense<[2.530000e+02, 1.000000e+02]> : tensor<2xf32> {shlo.bitwise}
  return
}

func.func @sitofp_of_i1_to_f32() {
  %c0 = arith.constant true
  %r0 = arith.sitofp %c0 : i1 to f32
  %t = tensor.from_elements %r0 : tensor<1xf32>
  check.expect_eq_const %t, dense<[-1.000000e+00]> : tensor<1xf32> {shlo.bitwise}
  return
}

func.func @uitofp_of_i1_to_f32() {
  %c0 = arith.constant true
  %r0 = arith.uitofp %c0 : i1 to f32
  %t = tensor.from_elements %r0 : tensor<1xf32>
  check.expect_eq_const %t, dense<[1.000000e+00]> : tensor<1xf32> {shlo.bitwise}
  return
}

func.func @fptosi_of_f32_to_i8() {
  %c0 = arith.constant -3.75 : f32
  %r0 = arith.fptosi %c0 : f32 to i8
  %c1 = arith.constant 100.5 : f32
  %r1 = arith.fptosi %c1 : f32 to i8
  %t = tensor.from_elements %r0, %r1 : tensor<2xi8>
  check.expect_eq_const %t, dense<[-3, 100]> : tensor<2xi8>
  return
}

func.func @fptoui_of_f32_to_i8() {
  %c0 = arith.constant 3.75 : f32
  %r0 = arith.fptoui %c0 : f32 to i8
  %c1 = arith.constant 200.5 : f32
  %r1 = arith.fptoui %c1 : f32 to i8
  %t = tensor.from_elements %r0, %r1 : tensor<2xi8>
  check.expect_eq_const %t, dense<[3, -56]> : tensor<2xi8>
  return
}

func.func @index_cast_of_i8_to_index() {
  %c0 = arith.constant -3 : i8
  %r0 = arith.index_cast %c0 : i8 to index
  %c1 = arith.constant 100 : i8
  %r1 = arith.index_cast %c1 : i8 to index
  %t = tensor.from_elements %r0, %r1 : tensor<2xindex>
  check.expect_eq_const %t, dense<[-3, 100]> : tensor<2xindex>
  return
}

func.func @index_castui_of_i8_to_index() {
  %c0 = arith.constant -3 : i8
  %r0 = arith.index_castui %c0 : i8 to index
  %c1 = arith.constant 100 : i8
  %r1 = arith.index_castui %c1 : i8 to index
  %t = tensor.from_elements %r0, %r1 : tensor<2xindex>
  check.expect_eq_const %t, dense<[253, 100]> : tensor<2xindex>
  return
}

func.func @index_cast_of_index_to_i8() {
  %c0 = arith.constant -300 : index
  %r0 = arith.index_cast %c0 : index to i8
  %c1 = arith.constant 100 : index
  %r1 = arith.index_cast %c1 : index to i8
  %t = tensor.from_elements %r0, %r1 : tensor<2xi8>
  check.expect_eq_const %t, dense<[-44, 100]> : tensor<2xi8>
  return
}

func.func @bitcast_of_f32_to_i32() {
  %c0 = arith.constant 1.0 : f32
  %r0 = arith.bitcast %c0 : f32 to i32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.bitcast %c1 : f32 to i32
  %t = tensor.from_elements %r0, %r1 : tensor<2xi32>
  check.expect_eq_const %t, dense<[1065353216, -2147483648]> : tensor<2xi32>
  return
}

func.func @bitcast_of_i32_to_f32() {
  %c0 = arith.constant 1065353216 : i32
  %r0 = arith.bitcast %c0 : i32 to f32
  %t = tensor.from_elements %r0 : tensor<1xf32>
  check.expect_eq_const %t, dense<[1.000000e+00]> : tensor<1xf32> {shlo.bitwise}
  return
}

func.func @truncf_of_f32_to_bf16() {
  %c0 = arith.constant 1.00390625 : f32
  %r0 = arith.truncf %c0 : f32 to bf16
  %c1 = arith.constant 3.14159 : f32
  %r1 = arith.truncf %c1 : f32 to bf16
  %t = tensor.from_elements %r0, %r1 : tensor<2xbf16>
  check.expect_eq_const %t, dense<[1.00390625, 3.141590e+00]> : tensor<2xbf16> {shlo.bitwise}
  return
}

func.func @extf_of_bf16_to_f32() {
  %c0 = arith.constant 1.5 : bf16
  %r0 = arith.extf %c0 : bf16 to f32
  %t = tensor.from_elements %r0 : tensor<1xf32>
  check.expect_eq_const %t, dense<[1.500000e+00]> : tensor<1xf32> {shlo.bitwise}
  return
}
