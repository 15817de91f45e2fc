module @jit_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x64x64x3xf32>, %arg1: tensor<7x7x3x64xf32>, %arg2: tensor<3x3x64x64xf32>, %arg3: tensor<3x3x64x64xf32>, %arg4: tensor<3x3x64x64xf32>, %arg5: tensor<3x3x64x64xf32>, %arg6: tensor<3x3x64x128xf32>, %arg7: tensor<3x3x128x128xf32>, %arg8: tensor<1x1x64x128xf32>, %arg9: tensor<3x3x128x128xf32>, %arg10: tensor<3x3x128x128xf32>, %arg11: tensor<3x3x128x256xf32>, %arg12: tensor<3x3x256x256xf32>, %arg13: tensor<1x1x128x256xf32>, %arg14: tensor<3x3x256x256xf32>, %arg15: tensor<3x3x256x256xf32>, %arg16: tensor<3x3x256x512xf32>, %arg17: tensor<3x3x512x512xf32>, %arg18: tensor<1x1x256x512xf32>, %arg19: tensor<3x3x512x512xf32>, %arg20: tensor<3x3x512x512xf32>, %arg21: tensor<512x1000xf32>) -> (tensor<1x1000xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 3], [2, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x64x64x3xf32>, tensor<7x7x3x64xf32>) -> tensor<1x32x32x64xf32>
    %1 = call @relu(%0) : (tensor<1x32x32x64xf32>) -> tensor<1x32x32x64xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.reduce_window"(%1, %2) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %51 = stablehlo.maximum %arg22, %arg23 : tensor<f32>
      stablehlo.return %51 : tensor<f32>
    }) : (tensor<1x32x32x64xf32>, tensor<f32>) -> tensor<1x16x16x64xf32>
    %4 = stablehlo.convolution(%3, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x64xf32>, tensor<3x3x64x64xf32>) -> tensor<1x16x16x64xf32>
    %5 = call @relu_0(%4) : (tensor<1x16x16x64xf32>) -> tensor<1x16x16x64xf32>
    %6 = stablehlo.convolution(%5, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x64xf32>, tensor<3x3x64x64xf32>) -> tensor<1x16x16x64xf32>
    %7 = stablehlo.add %6, %3 : tensor<1x16x16x64xf32>
    %8 = call @relu_0(%7) : (tensor<1x16x16x64xf32>) -> tensor<1x16x16x64xf32>
    %9 = stablehlo.convolution(%8, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x64xf32>, tensor<3x3x64x64xf32>) -> tensor<1x16x16x64xf32>
    %10 = call @relu_0(%9) : (tensor<1x16x16x64xf32>) -> tensor<1x16x16x64xf32>
    %11 = stablehlo.convolution(%10, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x64xf32>, tensor<3x3x64x64xf32>) -> tensor<1x16x16x64xf32>
    %12 = stablehlo.add %11, %8 : tensor<1x16x16x64xf32>
    %13 = call @relu_0(%12) : (tensor<1x16x16x64xf32>) -> tensor<1x16x16x64xf32>
    %14 = stablehlo.convolution(%13, %arg6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x64xf32>, tensor<3x3x64x128xf32>) -> tensor<1x8x8x128xf32>
    %15 = call @relu_1(%14) : (tensor<1x8x8x128xf32>) -> tensor<1x8x8x128xf32>
    %16 = stablehlo.convolution(%15, %arg7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x128xf32>, tensor<3x3x128x128xf32>) -> tensor<1x8x8x128xf32>
    %17 = stablehlo.convolution(%13, %arg8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x16x64xf32>, tensor<1x1x64x128xf32>) -> tensor<1x8x8x128xf32>
    %18 = stablehlo.add %16, %17 : tensor<1x8x8x128xf32>
    %19 = call @relu_1(%18) : (tensor<1x8x8x128xf32>) -> tensor<1x8x8x128xf32>
    %20 = stablehlo.convolution(%19, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x128xf32>, tensor<3x3x128x128xf32>) -> tensor<1x8x8x128xf32>
    %21 = call @relu_1(%20) : (tensor<1x8x8x128xf32>) -> tensor<1x8x8x128xf32>
    %22 = stablehlo.convolution(%21, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x128xf32>, tensor<3x3x128x128xf32>) -> tensor<1x8x8x128xf32>
    %23 = stablehlo.add %22, %19 : tensor<1x8x8x128xf32>
    %24 = call @relu_1(%23) : (tensor<1x8x8x128xf32>) -> tensor<1x8x8x128xf32>
    %25 = stablehlo.convolution(%24, %arg11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x128xf32>, tensor<3x3x128x256xf32>) -> tensor<1x4x4x256xf32>
    %26 = call @relu_2(%25) : (tensor<1x4x4x256xf32>) -> tensor<1x4x4x256xf32>
    %27 = stablehlo.convolution(%26, %arg12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x256xf32>, tensor<3x3x256x256xf32>) -> tensor<1x4x4x256xf32>
    %28 = stablehlo.convolution(%24, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x128xf32>, tensor<1x1x128x256xf32>) -> tensor<1x4x4x256xf32>
    %29 = stablehlo.add %27, %28 : tensor<1x4x4x256xf32>
    %30 = call @relu_2(%29) : (tensor<1x4x4x256xf32>) -> tensor<1x4x4x256xf32>
    %31 = stablehlo.convolution(%30, %arg14) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x256xf32>, tensor<3x3x256x256xf32>) -> tensor<1x4x4x256xf32>
    %32 = call @relu_2(%31) : (tensor<1x4x4x256xf32>) -> tensor<1x4x4x256xf32>
    %33 = stablehlo.convolution(%32, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x256xf32>, tensor<3x3x256x256xf32>) -> tensor<1x4x4x256xf32>
    %34 = stablehlo.add %33, %30 : tensor<1x4x4x256xf32>
    %35 = call @relu_2(%34) : (tensor<1x4x4x256xf32>) -> tensor<1x4x4x256xf32>
    %36 = stablehlo.convolution(%35, %arg16) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x256xf32>, tensor<3x3x256x512xf32>) -> tensor<1x2x2x512xf32>
    %37 = call @relu_3(%36) : (tensor<1x2x2x512xf32>) -> tensor<1x2x2x512xf32>
    %38 = stablehlo.convolution(%37, %arg17) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x2x512xf32>, tensor<3x3x512x512xf32>) -> tensor<1x2x2x512xf32>
    %39 = stablehlo.convolution(%35, %arg18) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x256xf32>, tensor<1x1x256x512xf32>) -> tensor<1x2x2x512xf32>
    %40 = stablehlo.add %38, %39 : tensor<1x2x2x512xf32>
    %41 = call @relu_3(%40) : (tensor<1x2x2x512xf32>) -> tensor<1x2x2x512xf32>
    %42 = stablehlo.convolution(%41, %arg19) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x2x512xf32>, tensor<3x3x512x512xf32>) -> tensor<1x2x2x512xf32>
    %43 = call @relu_3(%42) : (tensor<1x2x2x512xf32>) -> tensor<1x2x2x512xf32>
    %44 = stablehlo.convolution(%43, %arg20) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x2x512xf32>, tensor<3x3x512x512xf32>) -> tensor<1x2x2x512xf32>
    %45 = stablehlo.add %44, %41 : tensor<1x2x2x512xf32>
    %46 = call @relu_3(%45) : (tensor<1x2x2x512xf32>) -> tensor<1x2x2x512xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x2x2x512xf32>, tensor<f32>) -> tensor<1x512xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x512xf32>
    %49 = stablehlo.divide %47, %48 : tensor<1x512xf32>
    %50 = stablehlo.dot_general %49, %arg21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x512xf32>, tensor<512x1000xf32>) -> tensor<1x1000xf32>
    return %50 : tensor<1x1000xf32>
  }
  func.func private @relu(%arg0: tensor<1x32x32x64xf32>) -> tensor<1x32x32x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x32x32x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x32x32x64xf32>
    return %1 : tensor<1x32x32x64xf32>
  }
  func.func private @relu_0(%arg0: tensor<1x16x16x64xf32>) -> tensor<1x16x16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x16x16x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x16x16x64xf32>
    return %1 : tensor<1x16x16x64xf32>
  }
  func.func private @relu_1(%arg0: tensor<1x8x8x128xf32>) -> tensor<1x8x8x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8x8x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x8x8x128xf32>
    return %1 : tensor<1x8x8x128xf32>
  }
  func.func private @relu_2(%arg0: tensor<1x4x4x256xf32>) -> tensor<1x4x4x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x4x4x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x4x4x256xf32>
    return %1 : tensor<1x4x4x256xf32>
  }
  func.func private @relu_3(%arg0: tensor<1x2x2x512xf32>) -> tensor<1x2x2x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x2x2x512xf32>
    return %1 : tensor<1x2x2x512xf32>
  }
}
