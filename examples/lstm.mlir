// lstm: An LSTM cell carried along a sequence by lax.scan.
//
// @lstm is what JAX 0.10.2 prints for the function of this name in tools/cases/make_examples.py,
// @expected is what the StableHLO reference interpreter makes of it (all bits must agree), @compiled
// what XLA:CPU does (other orders of summation, other exp and tanh: a tolerance four times the
// difference that was measured between the two).
module @jit_lstm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<4xf32>) {
    %input:4 = call @inputs() : () -> (tensor<7x3xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>)
    %expected:2 = call @expected() : () -> (tensor<4xf32>, tensor<7x4xf32>)
    %compiled:2 = call @compiled() : () -> (tensor<4xf32>, tensor<7x4xf32>)
    %result:2 = call @lstm(%input#0, %input#1, %input#2, %input#3) : (tensor<7x3xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) -> (tensor<4xf32>, tensor<7x4xf32>)
    check.expect_eq %result#0, %expected#0 {shlo.bitwise} : tensor<4xf32>
    check.expect_almost_eq %result#0, %compiled#0, tolerance = 1.0e-6 : tensor<4xf32>
    check.expect_eq %result#1, %expected#1 {shlo.bitwise} : tensor<7x4xf32>
    check.expect_almost_eq %result#1, %compiled#1, tolerance = 1.0e-6 : tensor<7x4xf32>
    return %result#0 : tensor<4xf32>
  }
  func.func private @inputs() -> (tensor<7x3xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>) {
    %0 = stablehlo.constant dense<[[-0.359375, 1.203125, 1.3984375], [0.31640625, 0.4140625, -0.49023438], [-0.9140625, -0.8984375, -1.0], [0.9296875, -0.056396484, 0.12792969], [-0.640625, -1.0859375, -1.203125], [-0.83984375, 0.59765625, 0.018432617], [-0.45703125, -0.23925781, -1.4296875]]> : tensor<7x3xf32>
    %1 = stablehlo.constant dense<"0x0000B83E0000C13F0000E5BF0000D83F000042BD00004DBF00004EBF00008BBF000065BE0000553F0000163F0000233F0000D9BF0000C9BF0000C73F0000783F00000C4000009B3F000083BF0000A53F0000213F00005C3E000052BF0000363B000017BE0000643F0000FF3D0000CB3F000046BF0000F13E0000FF3E00005DBF000097BF0000823F0000043F000026BE0000CA3E00002DBF0000743E00001BBF0000413E00007C3F0000AEBE00005A3F000084BF000094BE0000AFBF0000CEBD"> : tensor<3x16xf32>
    %2 = stablehlo.constant dense<"0x0000B3BF00009ABF0000A7BF00001FBF0000B93F0000CDBF0000723F0000A23F0000B6BE000033BF0000F23E00009B3F00000A400000643F0000CC3F0000E7BE000060BF0000DCBF000094BF0000BABE0000463E0000A8BF0000513F0000D3BD000024BF000044BF0000014000002D3E000066BF000074BF0000EB3F000014BF0000983F0000B63F000015C00000AD3F000055BE00008BBF00000BBF0000103F0000BF3E0000DA3E00003ABF0000A43F0000C03F0000EB3F0000803F0000F23F000006400000343F0000623F0000153F00000D3F00005D3F0000DBBF0000A6BE0000FA3E000007C00000B9BF0000CB3F000088BF0000EEBE0000C03E0000F4BE"> : tensor<4x16xf32>
    %3 = stablehlo.constant dense<[0.5546875, 0.21777344, -0.05810547, -2.3125, 0.43164062, -2.125, 0.91015625, 0.60546875, 0.828125, 0.828125, 0.29882812, -0.53515625, -0.30664062, 1.5078125, -0.58203125, -0.22851562]> : tensor<16xf32>
    return %0, %1, %2, %3 : tensor<7x3xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>
  }
  func.func private @expected() -> (tensor<4xf32>, tensor<7x4xf32>) {
    %0 = stablehlo.constant dense<[0.95536065, -0.035148714, 0.49519718, 0.18162933]> : tensor<4xf32>
    %1 = stablehlo.constant dense<"0x9EB9793D882E283F00EA1BBC61FFC53C2774F43D23ABFD3DD26BAB3C6E17303DA259D63E6B93603C84048F3DE967383DED7E143EFC73B83E93151F3E9DF1153E709CD43E905C8C3D07CEAB3E1AABD53D8846263F0D5DDC3DB4430B3E043F4F3DDCDB383FA96C0ABDF6EFCC3E7EDC8F3D"> : tensor<7x4xf32>
    return %0, %1 : tensor<4xf32>, tensor<7x4xf32>
  }
  func.func private @compiled() -> (tensor<4xf32>, tensor<7x4xf32>) {
    %0 = stablehlo.constant dense<[0.9553608, -0.035148706, 0.4951972, 0.18162934]> : tensor<4xf32>
    %1 = stablehlo.constant dense<"0x9EB9793D882E283FFCE91BBC61FFC53C2974F43D23ABFD3DE26BAB3C6E17303DA259D63E7293603C85048F3DE867383DED7E143EFC73B83E93151F3E9CF1153E719CD43E8F5C8C3D07CEAB3E19ABD53D8B46263F0C5DDC3DB4430B3E033F4F3DDDDB383FA76C0ABDF7EFCC3E7EDC8F3D"> : tensor<7x4xf32>
    return %0, %1 : tensor<4xf32>, tensor<7x4xf32>
  }
  func.func private @lstm(%arg0: tensor<7x3xf32>, %arg1: tensor<3x16xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<16xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<7x4xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:8 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %c, %iterArg_5 = %0, %iterArg_6 = %0, %iterArg_7 = %1) : tensor<7x3xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<7x4xf32>
    cond {
      %c_8 = stablehlo.constant dense<7> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<7x3xf32>, tensor<i32>) -> tensor<3xf32>
      %4:3 = func.call @closed_call(%iterArg_1, %iterArg_2, %iterArg_3, %iterArg_5, %iterArg_6, %3) : (tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
      %5 = func.call @dynamic_update_index_in_dim(%iterArg_7, %4#2, %iterArg_4) : (tensor<7x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<7x4xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_4, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %6, %4#0, %4#1, %5 : tensor<7x3xf32>, tensor<3x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<7x4xf32>
    }
    return %2#6, %2#7 : tensor<4xf32>, tensor<7x4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<7x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<3xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x16xf32>) -> tensor<16xf32>
    %1 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x16xf32>) -> tensor<16xf32>
    %2 = stablehlo.add %0, %1 : tensor<16xf32>
    %3 = stablehlo.add %2, %arg2 : tensor<16xf32>
    %4 = stablehlo.slice %3 [0:4] : (tensor<16xf32>) -> tensor<4xf32>
    %5 = stablehlo.slice %3 [4:8] : (tensor<16xf32>) -> tensor<4xf32>
    %6 = stablehlo.slice %3 [8:12] : (tensor<16xf32>) -> tensor<4xf32>
    %7 = stablehlo.slice %3 [12:16] : (tensor<16xf32>) -> tensor<4xf32>
    %8 = stablehlo.negate %5 : tensor<4xf32>
    %9 = stablehlo.exponential %8 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.add %10, %9 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.divide %12, %11 : tensor<4xf32>
    %14 = stablehlo.multiply %13, %arg4 : tensor<4xf32>
    %15 = stablehlo.negate %4 : tensor<4xf32>
    %16 = stablehlo.exponential %15 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.add %17, %16 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.divide %19, %18 : tensor<4xf32>
    %21 = stablehlo.tanh %6 : tensor<4xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<4xf32>
    %23 = stablehlo.add %14, %22 : tensor<4xf32>
    %24 = stablehlo.negate %7 : tensor<4xf32>
    %25 = stablehlo.exponential %24 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %27 = stablehlo.add %26, %25 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.divide %28, %27 : tensor<4xf32>
    %30 = stablehlo.tanh %23 : tensor<4xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<4xf32>
    return %31, %23, %31 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<7x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<7x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<7x4xf32>
    return %1 : tensor<7x4xf32>
  }
}
// CHECK: tensor<4xf32> {
// CHECK:   [0.955360651, -0.0351487137, 0.495197177, 0.18162933]
// CHECK: }
