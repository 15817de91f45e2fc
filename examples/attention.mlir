// attention: Causal attention with two heads.
//
// @attention is what JAX 0.10.2 prints for the function of this name in tools/cases/make_examples.py,
// @expected is what the StableHLO reference interpreter makes of it (all bits must agree), @compiled
// what XLA:CPU does (other orders of summation, other exp and tanh: a tolerance four times the
// difference that was measured between the two).
module @jit_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> () {
    %input:5 = call @inputs() : () -> (tensor<6x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>)
    %expected = call @expected() : () -> tensor<6x8xf32>
    %compiled = call @compiled() : () -> tensor<6x8xf32>
    %result = call @attention(%input#0, %input#1, %input#2, %input#3, %input#4) : (tensor<6x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    check.expect_eq %result, %expected {shlo.bitwise} : tensor<6x8xf32>
    check.expect_almost_eq %result, %compiled, tolerance = 1.0e-6 : tensor<6x8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.constant dense<"0x00004EBF0000793E0000D4BF0000283F0000923F0000E8BE0000DC3E0000803E0000CABE00005DBF000002C00000B53F000043BD000021400000543F00008E3E000028BF0000B23F000002BF0000C93F0000CCBE00003E3E0000C3BF000016400000C1BD0000C5BE0000503F000064BF0000453F000096BF00000C3F000086BF0000EBBF000018BF0000BBBF00000E3F0000B23C0000023F0000BB3D0000B5BE0000E63C0000873F00003CBE000043BF000078BF000063BE000040BF0000F13F"> : tensor<6x8xf32>
    %1 = stablehlo.constant dense<"0x00000DBF0000BABE0000C8BE0000093E0000FFBD0000823D0000D83E0000DC3E0000733E000067BE0000C1BE0000D1BE000030BE0000D2BC0000F9BE000011BF00001D3E00006DBF0000B5BD00005A3E0000FCBE00000EBF0000C3BE0000A63E000085BD00006FBF000059BE0000023F0000FC3E0000A13E0000F4BD00006CBF0000AE3D0000B4BD00001D3D0000453F0000BC3D00000D3E00009B3E000003BE0000AABE0000BDBE0000C43E0000813E00007BBE0000143F0000BD3D00002CBF00009B3E00008FBD00002ABF0000843E000031BE000049BE0000973E00008CBF000023BF000059BE0000FF3D0000AABE0000FFBE000007BF000070BD0000AD3E"> : tensor<8x8xf32>
    %2 = stablehlo.constant dense<"0x00008C3C00002E3F00001D3F000083BE000019BE000087BE0000923E0000E6BC0000BF3E00006CBF0000493F000045BD0000AE3E00008CBD000042BE00006D3E0000D33E0000CFBD00009CBD0000B03E0000DFBE000042BF00004A3E0000ACBE000076BF0000D0BE00006FBE000019BF00003FBF0000963C0000E63E0000EFBD0000BEBE0000453E0000B83E00001ABE00008B3E0000053F0000D4BD0000D0BE0000323E0000FD3D00000D3F000024BF0000A9BE0000D7BE00005EBF0000813D0000873E0000BDBE0000313F0000D23E0000A13E00004E3E0000F53E00002ABF00009D3E00009A3E000062BF0000323E000000BE0000C83E000061BE000015BC"> : tensor<8x8xf32>
    %3 = stablehlo.constant dense<"0x000060BB0000063F0000BE3E0000B93E00004F3F00001ABF0000A1BE000029BF00005DBD0000003F000034BC00007E3E000075BF0000973D0000E8BE0000633F0000E33E0000F33E0000EDBC00009D3E0000A83E000030BE00007FBE00006BBD00009BBE000098BE000011BE0000BABE0000C43E00004CBF0000D33E0000A0BE00008CBE00002DBF000094BD0000FEBD0000C43D000089BE0000403D0000693F0000513E000093BE0000F43E000084BD0000983E00009D3E000048BE000077BF000032BE00008D3E000043BE0000613E0000FB3E00008BBE00001E3F0000503F00000A3F0000153F00000C3F0000903F0000BE3D0000893A00009A3E0000E8BE"> : tensor<8x8xf32>
    %4 = stablehlo.constant dense<"0x00006A3F0000C5BF0000F53E00000F3D0000293F0000453E00006A3F0000823C000084BE0000953E00005D3E000037BE0000FDBD0000B83E0000B43E00007DBE00003CBE000067BF0000573F0000E6BD00002B3F0000563E0000793F0000453F0000233E00003E3F0000F3BE0000213F00003DBF0000303E0000083F0000E53D00003CBE0000CEBE000030BE0000073F0000E43E000006BE00001FBF0000AD3E00003ABF000088BE0000BCBE0000BE3E0000F23D00006C3E00000B3E0000AEBE0000893E0000353F000097BC0000A23E000081BD0000043F0000AB3E0000E03E0000323E0000523F000039BE00002BBE000098BE00009C3E00009FBE0000A5BE"> : tensor<8x8xf32>
    return %0, %1, %2, %3, %4 : tensor<6x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @expected() -> (tensor<6x8xf32>) {
    %0 = stablehlo.constant dense<"0xF3F7CA3E9A469A404CE0A6BF3CC03ABF9000E1BF34B9B73ED06C1CC087090EBFA996EB3E9AC18240949166BF10D847BF3569A4BFE2DDBB3E546104C0785751BE185CC4BE9A5CABBFEDF1F43E7D92CD3E5AE5A33F0CD459BF842696BEF05EFD3F04364F3EB75E8C3F4499B1BE8BDE3ABEE41A24BF700196BCB8D873BE9BDD88BE1540F73E4410514008A668BF1D6429BFCBD08BBF3841E63E2525F0BF3E594CBFB97707BF0872D6BF30724A3FF4AC35BFBDCA7B3FBDAD88BF7A38543EA0FC883F"> : tensor<6x8xf32>
    return %0 : tensor<6x8xf32>
  }
  func.func private @compiled() -> (tensor<6x8xf32>) {
    %0 = stablehlo.constant dense<"0xF6F7CA3E9A469A404BE0A6BF3CC03ABF9000E1BF34B9B73ED06C1CC086090EBFA896EB3E9AC18240949166BF10D847BF3669A4BFE0DDBB3E536104C07C5751BE165CC4BE9A5CABBFECF1F43E7C92CD3E5AE5A33F0BD459BF882696BEEF5EFD3F02364F3EB65E8C3F4599B1BE8CDE3ABEE61A24BF7E0196BCBED873BE9DDD88BE1440F73E441051400AA668BF1C6429BFCBD08BBF3641E63E2625F0BF3E594CBFBA7707BF0672D6BF33724A3FF5AC35BFBECA7B3FBCAD88BF8438543EA0FC883F"> : tensor<6x8xf32>
    return %0 : tensor<6x8xf32>
  }
  func.func private @attention(%arg0: tensor<6x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>) -> (tensor<6x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<6x8xf32>) -> tensor<6x2x4xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<6x2x4xf32>) -> tensor<2x6x4xf32>
    %3 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<6x8xf32>) -> tensor<6x2x4xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0, 2] : (tensor<6x2x4xf32>) -> tensor<2x6x4xf32>
    %6 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    %7 = stablehlo.reshape %6 : (tensor<6x8xf32>) -> tensor<6x2x4xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0, 2] : (tensor<6x2x4xf32>) -> tensor<2x6x4xf32>
    %9 = stablehlo.dot_general %2, %5, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %11 = stablehlo.divide %9, %10 : tensor<2x6x6xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %13 = call @tril(%12) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = call @_where(%13, %11, %cst_0) : (tensor<6x6xi1>, tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %17 = stablehlo.maximum %16, %15 : tensor<2x6xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
    %20 = stablehlo.subtract %14, %19 : tensor<2x6x6xf32>
    %21 = stablehlo.exponential %20 : tensor<2x6x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
    %25 = stablehlo.divide %21, %24 : tensor<2x6x6xf32>
    %26 = stablehlo.dot_general %25, %8, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0, 2] : (tensor<2x6x4xf32>) -> tensor<6x2x4xf32>
    %28 = stablehlo.reshape %27 : (tensor<6x2x4xf32>) -> tensor<6x8xf32>
    %29 = stablehlo.dot_general %28, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x8xf32>) -> tensor<6x8xf32>
    return %29 : tensor<6x8xf32>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<6x6xi1>, %arg1: tensor<2x6x6xf32>, %arg2: tensor<f32>) -> tensor<2x6x6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x6xi1>) -> tensor<2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x6x6xi1>, tensor<2x6x6xf32>
    return %3 : tensor<2x6x6xf32>
  }
}
