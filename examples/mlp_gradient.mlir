// mlp_gradient: The loss of a two-layer perceptron and its gradient in every parameter.
//
// @mlp_gradient is what JAX 0.10.2 prints for the function of this name in tools/cases/make_examples.py,
// @expected is what the StableHLO reference interpreter makes of it (all bits must agree), @compiled
// what XLA:CPU does (other orders of summation, other exp and tanh: a tolerance four times the
// difference that was measured between the two).
module @jit_mlp_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<f32>, tensor<8xf32>, tensor<2xf32>) {
    %input:6 = call @inputs() : () -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<5x4xf32>, tensor<5x2xf32>)
    %expected:5 = call @expected() : () -> (tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>)
    %compiled:5 = call @compiled() : () -> (tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>)
    %result:5 = call @mlp_gradient(%input#0, %input#1, %input#2, %input#3, %input#4, %input#5) : (tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<5x4xf32>, tensor<5x2xf32>) -> (tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>)
    check.expect_eq %result#0, %expected#0 {shlo.bitwise} : tensor<f32>
    check.expect_eq %result#0, %compiled#0 {shlo.bitwise} : tensor<f32>
    check.expect_eq %result#1, %expected#1 {shlo.bitwise} : tensor<4x8xf32>
    check.expect_almost_eq %result#1, %compiled#1, tolerance = 1.0e-5 : tensor<4x8xf32>
    check.expect_eq %result#2, %expected#2 {shlo.bitwise} : tensor<8xf32>
    check.expect_almost_eq %result#2, %compiled#2, tolerance = 1.0e-5 : tensor<8xf32>
    check.expect_eq %result#3, %expected#3 {shlo.bitwise} : tensor<8x2xf32>
    check.expect_almost_eq %result#3, %compiled#3, tolerance = 1.0e-5 : tensor<8x2xf32>
    check.expect_eq %result#4, %expected#4 {shlo.bitwise} : tensor<2xf32>
    check.expect_almost_eq %result#4, %compiled#4, tolerance = 1.0e-6 : tensor<2xf32>
    return %result#0, %result#2, %result#4 : tensor<f32>, tensor<8xf32>, tensor<2xf32>
  }
  func.func private @inputs() -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<5x4xf32>, tensor<5x2xf32>) {
    %0 = stablehlo.constant dense<"0x00000340000024C00000D63E000011BF0000E8BE00005DBE000001C000006DBE00005DBF000055400000673E0000B5BE000090BE00002BBF000087BF0000C8BE0000F73E000074BE0000753F00004DBE0000C73C0000C63F00000C3F000001BF00003BBE00000A3F0000F83F00008ABE000079BE0000803F000063BF000095BE"> : tensor<4x8xf32>
    %1 = stablehlo.constant dense<[-0.65234375, -0.17480469, 1.6640625, 0.66015625, -1.640625, -0.005218506, -0.625, 0.1484375]> : tensor<8xf32>
    %2 = stablehlo.constant dense<[[-0.80078125, -1.328125], [-0.24804688, 0.41992188], [1.1328125, 0.10986328], [-0.55078125, -0.78515625], [0.75, 1.6328125], [0.2734375, -1.234375], [-0.95703125, 1.6015625], [0.203125, -1.734375]]> : tensor<8x2xf32>
    %3 = stablehlo.constant dense<[1.0546875, 1.7734375]> : tensor<2xf32>
    %4 = stablehlo.constant dense<[[0.0012283325, 0.29882812, -0.2734375, -0.890625], [-0.45507812, -0.9921875, 0.060058594, 1.34375], [-0.4921875, -0.62109375, 0.49023438, 0.35742188], [0.10546875, -0.9296875, -0.029296875, 0.6953125], [-1.34375, -0.45703125, -1.8984375, -1.2890625]]> : tensor<5x4xf32>
    %5 = stablehlo.constant dense<[[-1.734375, -1.3359375], [-1.359375, -0.3515625], [-2.3125, -0.18847656], [-0.95703125, 0.89453125], [0.95703125, 1.390625]]> : tensor<5x2xf32>
    return %0, %1, %2, %3, %4, %5 : tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<5x4xf32>, tensor<5x2xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<6.7484217> : tensor<f32>
    %1 = stablehlo.constant dense<"0x52E99F3E0C7F2DBC9004ECBB56BA453E26AE6CBE6B1BC63C56ED993E0FA8B13DC99287BE3E3B9D3D21B2F43D3E87C33C512A1CBD8350B0BE38F216407B30D9BFA43593BD40A90ABE5050E7BD7FA13FBD2702AEBD3CF4963C241D68BEDD3F463E4202D53EA8EF3BBE2070CEBEB664DD3DAD343DBE1A7EA13E30BE1AC0D38EF13F"> : tensor<4x8xf32>
    %2 = stablehlo.constant dense<[-0.4018981, 0.004945405, 0.5048552, -0.47172552, 0.36480865, 0.27773753, -2.208884, 1.0543803]> : tensor<8xf32>
    %3 = stablehlo.constant dense<[[-0.7336234, -0.76922345], [-2.0383718, 1.233453], [2.3887465, -1.1802512], [1.2189173, 0.07636064], [-1.8976284, 0.18869239], [1.9759538, -1.3446245], [-0.1791158, 0.58969265], [0.12569645, 0.2097873]]> : tensor<8x2xf32>
    %4 = stablehlo.constant dense<[1.9347472, -0.081857145]> : tensor<2xf32>
    return %0, %1, %2, %3, %4 : tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>
  }
  func.func private @compiled() -> (tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<6.7484217> : tensor<f32>
    %1 = stablehlo.constant dense<"0x52E99F3EE67E2DBC8703ECBB55BA453E25AE6CBE8C1BC63C57ED993E00A8B13DD49287BE403B9D3D30B2F43D0E87C33C6D2A1CBD8350B0BE37F216407B30D9BFA03593BD3BA90ABE4250E7BD78A13FBD1102AEBD71F4963C211D68BED03F463E4B02D53EA3EF3BBE2170CEBEBE64DD3DA1343DBE1E7EA13E30BE1AC0D18EF13F"> : tensor<4x8xf32>
    %2 = stablehlo.constant dense<[-0.40189767, 0.004945334, 0.50485504, -0.47172534, 0.36480874, 0.2777375, -2.2088842, 1.0543807]> : tensor<8xf32>
    %3 = stablehlo.constant dense<[[-0.7336237, -0.7692234], [-2.0383718, 1.233453], [2.3887467, -1.1802512], [1.2189175, 0.076360434], [-1.8976284, 0.18869257], [1.9759539, -1.3446245], [-0.17911574, 0.58969265], [0.12569642, 0.2097872]]> : tensor<8x2xf32>
    %4 = stablehlo.constant dense<[1.9347473, -0.081857346]> : tensor<2xf32>
    return %0, %1, %2, %3, %4 : tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>
  }
  func.func private @mlp_gradient(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8x2xf32>, %arg3: tensor<2xf32>, %arg4: tensor<5x4xf32>, %arg5: tensor<5x2xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x8xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}, tensor<8x2xf32> {jax.result_info = "result[3]"}, tensor<2xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<5x8xf32>
    %4 = stablehlo.tanh %3 : tensor<5x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<5x8xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x2xf32>) -> tensor<5x2xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %10 = stablehlo.add %7, %9 : tensor<5x2xf32>
    %11 = stablehlo.subtract %10, %arg5 : tensor<5x2xf32>
    %12 = stablehlo.multiply %11, %11 : tensor<5x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<5x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %17 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %19 = stablehlo.multiply %18, %14 : tensor<5x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
    %21 = stablehlo.reshape %20 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %23 = stablehlo.dot_general %19, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<5x8xf32>) -> tensor<2x8xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %25 = stablehlo.dot_general %19, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<8x2xf32>) -> tensor<5x8xf32>
    %26 = stablehlo.multiply %25, %6 : tensor<5x8xf32>
    %27 = stablehlo.multiply %26, %4 : tensor<5x8xf32>
    %28 = stablehlo.add %26, %27 : tensor<5x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.reshape %29 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %32 = stablehlo.dot_general %28, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    return %16, %33, %31, %24, %22 : tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>
  }
}
// CHECK: tensor<f32> {6.74842166}
// CHECK: tensor<8xf32> {
// CHECK:   [-0.401898086, 0.00494540483, 0.504855216, -0.471725523, 0.364808649, 0.277737528, -2.208884, 1.0543803]
// CHECK: }
// CHECK: tensor<2xf32> {
// CHECK:   [1.93474722, -0.0818571448]
// CHECK: }
