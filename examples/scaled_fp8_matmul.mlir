// scaled_fp8_matmul: Per-tensor scales bring both operands into the range of f8E4M3FN; the product is in f32.
//
// @scaled_fp8_matmul is what JAX 0.10.2 prints for the function of this name in tools/cases/make_examples.py,
// @expected is what the StableHLO reference interpreter makes of it (all bits must agree), @compiled
// what XLA:CPU does (other orders of summation, other exp and tanh: a tolerance four times the
// difference that was measured between the two).
module @jit_scaled_fp8_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> () {
    %input:2 = call @inputs() : () -> (tensor<4x16xf32>, tensor<16x3xf32>)
    %expected:2 = call @expected() : () -> (tensor<4x3xf32>, tensor<4x16xf8E4M3FN>)
    %compiled:2 = call @compiled() : () -> (tensor<4x3xf32>, tensor<4x16xf8E4M3FN>)
    %result:2 = call @scaled_fp8_matmul(%input#0, %input#1) : (tensor<4x16xf32>, tensor<16x3xf32>) -> (tensor<4x3xf32>, tensor<4x16xf8E4M3FN>)
    check.expect_eq %result#0, %expected#0 {shlo.bitwise} : tensor<4x3xf32>
    check.expect_eq %result#0, %compiled#0 {shlo.bitwise} : tensor<4x3xf32>
    check.expect_eq %result#1, %expected#1 {shlo.bitwise} : tensor<4x16xf8E4M3FN>
    check.expect_eq %result#1, %compiled#1 {shlo.bitwise} : tensor<4x16xf8E4M3FN>
    return
  }
  func.func private @inputs() -> (tensor<4x16xf32>, tensor<16x3xf32>) {
    %0 = stablehlo.constant dense<"0x0000B13E0000523F0000A93E0000A7BF0000683F0000E53E000009BF0000153F0000BB3E0000973E0000E93C00000C3F00003DBF000027BE0000F7BE0000193F0000233D000096BE000048BF000084BE0000053C00008DBE0000A63F0000813F00002EC00000F2BF000033BE0000D8BE00005B3E00005F3E0000084000008EBF0000C1BE000003400000263F00002A3F000004BF0000D3BF00002B3E0000DF3D00009DBF00002FBF000094BD000072BF0000C9BD0000C43D0000123D000002BF0000183F0000643F0000A43E000051BF00003B3F000000BF0000613F000089BF00006A3F0000A4BC0000A0BF0000A1BE00005E3D00008C3E00007BBF00008EBF"> : tensor<4x16xf32>
    %1 = stablehlo.constant dense<"0x0000423E000006BF0000D3BE00001CC00000E63F0000923F0000A7BE0000463F0000903E00000EBF00007A3F00009FBE0000A8BE00004BBF0000E93E0000CBBD00000C3F00001BBF0000023E000064BF0000573F0000413E0000A93E0000D23E000081BF0000483F000004400000D2BF0000DDBF0000C1BF0000573F0000043E00008A3F0000393F0000583E0000913E00002EBE00005E3F000091BF0000D8BE0000793E0000E73F000044BF00008ABF000010BF0000783F000071BE0000AA3F"> : tensor<16x3xf32>
    return %0, %1 : tensor<4x16xf32>, tensor<16x3xf32>
  }
  func.func private @expected() -> (tensor<4x3xf32>, tensor<4x16xf8E4M3FN>) {
    %0 = stablehlo.constant dense<[[-0.8146335, 0.0439807, 3.17295], [4.102207, -2.931188, -4.246647], [-4.3782587, 4.484975, 1.1474605], [-4.553125, 0.6328994, 2.0484705]]> : tensor<4x3xf32>
    %1 = stablehlo.constant dense<"0x667066F57169EB6C6764496BEFDDEA6C4DE4F0E33BE37572FEFADEE961617BF3E87B6D6EEBF85E59F5EED4F2D8584CEA6C7165F06FEA71F371C5F5E55163F2F3"> : tensor<4x16xf8E4M3FN>
    return %0, %1 : tensor<4x3xf32>, tensor<4x16xf8E4M3FN>
  }
  func.func private @compiled() -> (tensor<4x3xf32>, tensor<4x16xf8E4M3FN>) {
    %0 = stablehlo.constant dense<[[-0.8146335, 0.0439807, 3.17295], [4.102207, -2.931188, -4.246647], [-4.3782587, 4.484975, 1.1474605], [-4.553125, 0.6328994, 2.0484705]]> : tensor<4x3xf32>
    %1 = stablehlo.constant dense<"0x667066F57169EB6C6764496BEFDDEA6C4DE4F0E33BE37572FEFADEE961617BF3E87B6D6EEBF85E59F5EED4F2D8584CEA6C7165F06FEA71F371C5F5E55163F2F3"> : tensor<4x16xf8E4M3FN>
    return %0, %1 : tensor<4x3xf32>, tensor<4x16xf8E4M3FN>
  }
  func.func private @scaled_fp8_matmul(%arg0: tensor<4x16xf32>, %arg1: tensor<16x3xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<4x16xf8E4M3FN> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.abs %arg0 : tensor<4x16xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %4 = stablehlo.divide %arg0, %3 : tensor<4x16xf32>
    %5 = stablehlo.convert %4 : (tensor<4x16xf32>) -> tensor<4x16xf8E4M3FN>
    %6 = stablehlo.abs %arg1 : tensor<16x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<16x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_2 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %10 = stablehlo.divide %arg1, %9 : tensor<16x3xf32>
    %11 = stablehlo.convert %10 : (tensor<16x3xf32>) -> tensor<16x3xf8E4M3FN>
    %12 = stablehlo.dot_general %5, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16xf8E4M3FN>, tensor<16x3xf8E4M3FN>) -> tensor<4x3xf32>
    %13 = stablehlo.multiply %2, %8 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<4x3xf32>
    return %15, %5 : tensor<4x3xf32>, tensor<4x16xf8E4M3FN>
  }
}
