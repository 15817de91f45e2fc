// mx_quantizer: Blocks of 32 share a power of two (f8E8M0FNU); the elements become f4E2M1FN, and back again.
//
// @mx_quantizer is what JAX 0.10.2 prints for the function of this name in tools/cases/make_examples.py,
// @expected is what the StableHLO reference interpreter makes of it (all bits must agree), @compiled
// what XLA:CPU does (other orders of summation, other exp and tanh: a tolerance four times the
// difference that was measured between the two).
module @jit_mx_quantizer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<4xf8E8M0FNU>) {
    %input = call @inputs() : () -> tensor<2x64xf32>
    %expected:3 = call @expected() : () -> (tensor<4xf8E8M0FNU>, tensor<4x32xf4E2M1FN>, tensor<2x64xf32>)
    %compiled:3 = call @compiled() : () -> (tensor<4xf8E8M0FNU>, tensor<4x32xf4E2M1FN>, tensor<2x64xf32>)
    %result:3 = call @mx_quantizer(%input) : (tensor<2x64xf32>) -> (tensor<4xf8E8M0FNU>, tensor<4x32xf4E2M1FN>, tensor<2x64xf32>)
    check.expect_eq %result#0, %expected#0 {shlo.bitwise} : tensor<4xf8E8M0FNU>
    check.expect_eq %result#0, %compiled#0 {shlo.bitwise} : tensor<4xf8E8M0FNU>
    check.expect_eq %result#1, %expected#1 {shlo.bitwise} : tensor<4x32xf4E2M1FN>
    check.expect_eq %result#1, %compiled#1 {shlo.bitwise} : tensor<4x32xf4E2M1FN>
    check.expect_eq %result#2, %expected#2 {shlo.bitwise} : tensor<2x64xf32>
    check.expect_eq %result#2, %compiled#2 {shlo.bitwise} : tensor<2x64xf32>
    return %result#0 : tensor<4xf8E8M0FNU>
  }
  func.func private @inputs() -> (tensor<2x64xf32>) {
    %0 = stablehlo.constant dense<"0x0080974000800E4000003AC000C022BF00805CBF0080E24000C034C0000084400000BD3E00804440008008BC00C0963F0040BC3F0000A83E0080FA3F0040863F00006D400040AD4000C087BE000010BF00809D3F00009FC000006D3F0000C9BF00401EC0008097C000802CBF0080C43F0080CABF00C02EC00000D8BF0080E8BE00005EC00080CDBF00004FC00080C1BE0040A7400080FD3E0040BF4000C004C0008059C0008059BF0080823E0000903F0080943F000073BF00402A40004089BE004006400080AC3F0080413F0080293F00C00AC00080D03F0080DF3F0040B9BF0080F4400080FD3E000076C000C096C000C022C00000D2C000009C3F00004CC00080943F000084C000C02B3F00004F400000E13F0040A7C000003D3E00408FBF008062400080A03F0080B5400080203F000049C000C025C000006D40008035C00040153F0000D2400080E83D004021C000C02E400040A43F00805CC000C01C400080353F000010400080E8BF0080624000C0B1BF0080774000804DC000C0843F0000933F000070C00040B3C00000FFBF008011C00080EEBF0040B3BE0080D94000802C3F00009F4000C09C3F00005E400080EE3F0080AF3E0080CD3F0080D640004098C00000673F0080024000805FC00080E23F0080323F00807740000001400000A53D00807A3F0000CCC00080C4400000523F004083C0008038C000001FBF"> : tensor<2x64xf32>
    return %0 : tensor<2x64xf32>
  }
  func.func private @expected() -> (tensor<4xf8E8M0FNU>, tensor<4x32xf4E2M1FN>, tensor<2x64xf32>) {
    %0 = stablehlo.constant dense<1.0> : tensor<4xf8E8M0FNU>
    %1 = stablehlo.constant dense<"0x06040D090A070D06010508020301040206070909020E020B0C0E09030B0D0B090D0B0D090701070C0D0A0102020A0509040302010C03030B07010E0E0D0F020D020E0105040F000A060307010D0D060D0107000D05030D0401040C060B060D02020E0F0C0C0C090701060205040103070E02040D0401060400020F07020E0D09"> : tensor<4x32xf4E2M1FN>
    %2 = stablehlo.constant dense<"0x0000804000000040000040C0000000BF000080BF0000C040000040C0000080400000003F00004040000000800000803F0000C03F0000003F000000400000803F000080400000C040000000BF000000BF0000803F000080C00000803F0000C0BF000000C0000080C0000000BF0000C03F0000C0BF000040C00000C0BF000000BF000040C00000C0BF000040C0000000BF0000C0400000003F0000C040000000C0000040C0000080BF0000003F0000803F0000803F000080BF00004040000000BF000000400000C03F0000803F0000003F000000C00000C03F0000C03F0000C0BF0000C0400000003F000080C0000080C0000040C00000C0C00000803F000040C00000803F000080C00000003F00004040000000400000C0C000000000000080BF000080400000C03F0000C0400000003F000040C0000040C000008040000040C00000003F0000C04000000000000040C0000040400000C03F000040C0000000400000003F00000040000000C0000080400000C0BF00008040000040C00000803F0000803F000080C00000C0C0000000C0000000C0000000C0000000BF0000C0400000003F000080400000803F00004040000000400000003F0000C03F0000C040000080C00000803F00000040000040C0000000400000003F0000804000000040000000000000803F0000C0C00000C0400000803F000080C0000040C0000000BF"> : tensor<2x64xf32>
    return %0, %1, %2 : tensor<4xf8E8M0FNU>, tensor<4x32xf4E2M1FN>, tensor<2x64xf32>
  }
  func.func private @compiled() -> (tensor<4xf8E8M0FNU>, tensor<4x32xf4E2M1FN>, tensor<2x64xf32>) {
    %0 = stablehlo.constant dense<1.0> : tensor<4xf8E8M0FNU>
    %1 = stablehlo.constant dense<"0x06040D090A070D06010508020301040206070909020E020B0C0E09030B0D0B090D0B0D090701070C0D0A0102020A0509040302010C03030B07010E0E0D0F020D020E0105040F000A060307010D0D060D0107000D05030D0401040C060B060D02020E0F0C0C0C090701060205040103070E02040D0401060400020F07020E0D09"> : tensor<4x32xf4E2M1FN>
    %2 = stablehlo.constant dense<"0x0000804000000040000040C0000000BF000080BF0000C040000040C0000080400000003F00004040000000800000803F0000C03F0000003F000000400000803F000080400000C040000000BF000000BF0000803F000080C00000803F0000C0BF000000C0000080C0000000BF0000C03F0000C0BF000040C00000C0BF000000BF000040C00000C0BF000040C0000000BF0000C0400000003F0000C040000000C0000040C0000080BF0000003F0000803F0000803F000080BF00004040000000BF000000400000C03F0000803F0000003F000000C00000C03F0000C03F0000C0BF0000C0400000003F000080C0000080C0000040C00000C0C00000803F000040C00000803F000080C00000003F00004040000000400000C0C000000000000080BF000080400000C03F0000C0400000003F000040C0000040C000008040000040C00000003F0000C04000000000000040C0000040400000C03F000040C0000000400000003F00000040000000C0000080400000C0BF00008040000040C00000803F0000803F000080C00000C0C0000000C0000000C0000000C0000000BF0000C0400000003F000080400000803F00004040000000400000003F0000C03F0000C040000080C00000803F00000040000040C0000000400000003F0000804000000040000000000000803F0000C0C00000C0400000803F000080C0000040C0000000BF"> : tensor<2x64xf32>
    return %0, %1, %2 : tensor<4xf8E8M0FNU>, tensor<4x32xf4E2M1FN>, tensor<2x64xf32>
  }
  func.func private @mx_quantizer(%arg0: tensor<2x64xf32>) -> (tensor<4xf8E8M0FNU> {jax.result_info = "result[0]"}, tensor<4x32xf4E2M1FN> {jax.result_info = "result[1]"}, tensor<2x64xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x64xf32>) -> tensor<4x32xf32>
    %1 = stablehlo.abs %0 : tensor<4x32xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x32xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<4xf32>) -> tensor<4xui32>
    %c = stablehlo.constant dense<23> : tensor<ui32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %5 = stablehlo.shift_right_logical %3, %4 : tensor<4xui32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %7 = stablehlo.maximum %5, %6 : tensor<4xui32>
    %c_1 = stablehlo.constant dense<2> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %9 = stablehlo.subtract %7, %8 : tensor<4xui32>
    %10 = stablehlo.convert %9 : (tensor<4xui32>) -> tensor<4xui8>
    %11 = stablehlo.bitcast_convert %10 : (tensor<4xui8>) -> tensor<4xf8E8M0FNU>
    %12 = stablehlo.convert %11 : (tensor<4xf8E8M0FNU>) -> tensor<4xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x32xf32>
    %15 = stablehlo.divide %0, %14 : tensor<4x32xf32>
    %cst_2 = stablehlo.constant dense<-6.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %16 = call @clip(%15, %cst_2, %cst_3) : (tensor<4x32xf32>, tensor<f32>, tensor<f32>) -> tensor<4x32xf32>
    %17 = stablehlo.convert %16 : (tensor<4x32xf32>) -> tensor<4x32xf4E2M1FN>
    %18 = stablehlo.convert %17 : (tensor<4x32xf4E2M1FN>) -> tensor<4x32xf32>
    %19 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x32xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<4x32xf32>
    %21 = stablehlo.reshape %20 : (tensor<4x32xf32>) -> tensor<2x64xf32>
    return %11, %17, %21 : tensor<4xf8E8M0FNU>, tensor<4x32xf4E2M1FN>, tensor<2x64xf32>
  }
  func.func private @clip(%arg0: tensor<4x32xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x32xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<4x32xf32>
    return %5 : tensor<4x32xf32>
  }
}
// CHECK: tensor<4xf8E8M0FNU> {
// CHECK:   [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]
// CHECK: }
