// stablehlo.convolution of quantized types: sums of products of codes are exact, then scaled in f64 and rounded once; padding is the zero point.

func.func @codes_of_eight_bits() {
  %x = stablehlo.constant() <{value = dense<[[[-128, -116], [-90, -50], [4, 72], [-102, -6], [104, -28], [110, 6]], [[-84, 96], [34, -14], [-48, -68], [-74, -66], [-44, -8], [42, 106]]]> : tensor<2x6x2xi8>}> : () -> tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[[-128, -112, -74, -14], [68, -84, 42, -66]], [[104, 40, -2, -22], [-20, 4, 50, 118]], [[-48, 64, -58, 98], [20, -36, -70, -82]]]> : tensor<3x2x4xi8>}> : () -> tensor<3x2x4x!quant.uniform<i8:f32, 0.02:0>>
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>, tensor<3x2x4x!quant.uniform<i8:f32, 0.02:0>>) -> tensor<2x4x4x!quant.uniform<i8:f32, 0.5:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x4x4x!quant.uniform<i8:f32, 0.5:7>>) -> tensor<2x4x4xi8>
  check.expect_eq_const %r_codes, dense<"0x0C4DFA0736274015D8FA002C526101215F0E4AEDECE910E6FB1B08F50A31E80B"> : tensor<2x4x4xi8>
  func.return
}

func.func @padding_is_the_zero_point() {
  %x = stablehlo.constant() <{value = dense<[[[-128, -116], [-90, -50], [4, 72], [-102, -6], [104, -28], [110, 6]], [[-84, 96], [34, -14], [-48, -68], [-74, -66], [-44, -8], [42, 106]]]> : tensor<2x6x2xi8>}> : () -> tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[[-128, -112, -74, -14], [68, -84, 42, -66]], [[104, 40, -2, -22], [-20, 4, 50, 118]], [[-48, 64, -58, 98], [20, -36, -70, -82]]]> : tensor<3x2x4xi8>}> : () -> tensor<3x2x4x!quant.uniform<i8:f32, 0.02:0>>
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[2, 1]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>, tensor<3x2x4x!quant.uniform<i8:f32, 0.02:0>>) -> tensor<2x4x4x!quant.uniform<i8:f32, 0.5:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x4x4x!quant.uniform<i8:f32, 0.5:7>>) -> tensor<2x4x4xi8>
  check.expect_eq_const %r_codes, dense<"0x16F744FB0C4DFA07D8FA002CF8F2E4021EE4FEC75F0E4AEDFB1B08F52524283A"> : tensor<2x4x4xi8>
  func.return
}

func.func @zero_points_of_both() {
  %x = stablehlo.constant() <{value = dense<[[[-128, -116], [-90, -50], [4, 72], [-102, -6], [104, -28], [110, 6]], [[-84, 96], [34, -14], [-48, -68], [-74, -66], [-44, -8], [42, 106]]]> : tensor<2x6x2xi8>}> : () -> tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[[-128, -112, -74, -14], [68, -84, 42, -66]], [[104, 40, -2, -22], [-20, 4, 50, 118]], [[-48, 64, -58, 98], [20, -36, -70, -82]]]> : tensor<3x2x4xi8>}> : () -> tensor<3x2x4x!quant.uniform<i8:f32, 0.02:5>>
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [2], rhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>, tensor<3x2x4x!quant.uniform<i8:f32, 0.02:5>>) -> tensor<2x9x4x!quant.uniform<i8:f32, 0.5:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x9x4x!quant.uniform<i8:f32, 0.5:7>>) -> tensor<2x9x4xi8>
  check.expect_eq_const %r_codes, dense<"0x070707071253FF0D070707073A2A431807070707D7F9FF2B07070707505FFF1F0707070707070707600F4BEE07070707F0ED14EA0707070701210EFB070707070A32E80B07070707"> : tensor<2x9x4xi8>
  func.return
}

func.func @scales_along_the_output_features() {
  %x = stablehlo.constant() <{value = dense<[[[-128, -116], [-90, -50], [4, 72], [-102, -6], [104, -28], [110, 6]], [[-84, 96], [34, -14], [-48, -68], [-74, -66], [-44, -8], [42, 106]]]> : tensor<2x6x2xi8>}> : () -> tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[[-128, -112, -74, -14], [68, -84, 42, -66]], [[104, 40, -2, -22], [-20, 4, 50, 118]], [[-48, 64, -58, 98], [20, -36, -70, -82]]]> : tensor<3x2x4xi8>}> : () -> tensor<3x2x4x!quant.uniform<i8:f32:2, {0.02:0, 0.5:0, 0.013:0, 1.0:0}>>
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>, tensor<3x2x4x!quant.uniform<i8:f32:2, {0.02:0, 0.5:0, 0.013:0, 1.0:0}>>) -> tensor<2x6x4x!quant.uniform<i32:f32:2, {0.5:0, 9.0:0, 0.25:0, 2.0:0}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x6x4x!quant.uniform<i32:f32:2, {0.5:0, 9.0:0, 0.25:0, 2.0:0}>>) -> tensor<2x6x4xi32>
  check.expect_eq_const %r_codes, dense<"0xE2FFFFFFCCFFFFFF0F00000005FDFFFF0500000062000000EFFFFFFF060000002F0000002D0000004A000000B2000000D1FFFFFFEEFFFFFFF7FFFFFFD20100004B0000007D000000F8FFFFFF4B010000F1FFFFFFE2FFFFFFD3FFFFFFC0FFFFFFCEFFFFFF000000001300000084030000580000000900000057000000B6FEFFFFE5FFFFFFD6FFFFFF0B00000063FEFFFFF4FFFFFF1C000000020000001CFFFFFF030000003B000000D7FFFFFF2F0000001E000000280000002B0000007F020000"> : tensor<2x6x4xi32>
  func.return
}

func.func @scales_along_the_features_of_rhs_alone() {
  %x = stablehlo.constant() <{value = dense<[[[-128, -116], [-90, -50], [4, 72], [-102, -6], [104, -28], [110, 6]], [[-84, 96], [34, -14], [-48, -68], [-74, -66], [-44, -8], [42, 106]]]> : tensor<2x6x2xi8>}> : () -> tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[[-128, -112, -74, -14], [68, -84, 42, -66]], [[104, 40, -2, -22], [-20, 4, 50, 118]], [[-48, 64, -58, 98], [20, -36, -70, -82]]]> : tensor<3x2x4xi8>}> : () -> tensor<3x2x4x!quant.uniform<i8:f32:2, {0.02:0, 0.5:0, 0.013:0, 1.0:0}>>
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 0]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>, tensor<3x2x4x!quant.uniform<i8:f32:2, {0.02:0, 0.5:0, 0.013:0, 1.0:0}>>) -> tensor<2x5x4x!quant.uniform<i8:f32, 0.5:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x5x4x!quant.uniform<i8:f32, 0.5:7>>) -> tensor<2x5x4xi8>
  check.expect_eq_const %r_codes, dense<"0xE9800F800C7FFE1D367F2C7FD880027F527F037FD5FF117F5F7F3280EC800D80FB7F08800A7FF37F"> : tensor<2x5x4xi8>
  func.return
}

func.func @feature_groups() {
  %x = stablehlo.constant() <{value = dense<[[[-128, -116], [-90, -50], [4, 72], [-102, -6], [104, -28], [110, 6]], [[-84, 96], [34, -14], [-48, -68], [-74, -66], [-44, -8], [42, 106]]]> : tensor<2x6x2xi8>}> : () -> tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>
  %y = stablehlo.constant() <{value = dense<[[[-128, -112, -74, -14]], [[68, -84, 42, -66]], [[104, 40, -2, -22]]]> : tensor<3x1x4xi8>}> : () -> tensor<3x1x4x!quant.uniform<i8:f32:2, {0.02:0, 0.5:0, 0.013:0, 1.0:0}>>
  %r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x6x2x!quant.uniform<i8:f32, 0.1:-3>>, tensor<3x1x4x!quant.uniform<i8:f32:2, {0.02:0, 0.5:0, 0.013:0, 1.0:0}>>) -> tensor<2x6x4x!quant.uniform<i32:f32:2, {0.5:0, 9.0:0, 0.25:0, 2.0:0}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x6x4x!quant.uniform<i32:f32:2, {0.5:0, 9.0:0, 0.25:0, 2.0:0}>>) -> tensor<2x6x4xi32>
  check.expect_eq_const %r_codes, dense<"0xBAFFFFFF27000000E8FFFFFFA90100002B000000780000002000000098000000050000001D000000220000002DFFFFFF0E00000042000000E3FFFFFFF1FFFFFF7F00000025000000FCFFFFFF4B000000E8FFFFFF89FFFFFF0C000000F4FFFFFFF9FFFFFF2E00000016000000C5FEFFFF2100000017000000D8FFFFFF26000000C3FFFFFFEEFFFFFFF7FFFFFF24010000F3FFFFFF340000000B000000030100002C0000004900000016000000C5FFFFFF21000000050000001A0000009CFEFFFF"> : tensor<2x6x4xi32>
  func.return
}
