// stablehlo.convolution: a dot product of each window with the kernel, summed in the result's type.

func.func @plain() {
  %lhs = stablehlo.constant dense<[[[[0], [1], [2], [3]], [[4], [5], [6], [7]], [[8], [9], [10], [11]], [[12], [13], [14], [15]]]]> : tensor<1x4x4x1xi32>
  %rhs = stablehlo.constant dense<[[[[1]], [[2]], [[3]]], [[[4]], [[5]], [[6]]]]> : tensor<2x3x1x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xi32>, tensor<2x3x1x1xi32>) -> tensor<1x3x2x1xi32>
  check.expect_eq_const %r, dense<[[[[85], [106]], [[169], [190]], [[253], [274]]]]> : tensor<1x3x2x1xi32>
  func.return
}

func.func @plain_in_generic_form() {
  %lhs = stablehlo.constant dense<[[[[1.0], [0.5], [-1.5], [3.0]], [[2.0], [0.25], [-0.5], [1.0]], [[0.5], [-1.5], [3.0], [2.0]], [[0.25], [-0.5], [1.0], [0.5]]]]> : tensor<1x4x4x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5]], [[0.25]], [[2.0]]], [[[3.0]], [[-1.5]], [[0.5]]]]> : tensor<2x3x1x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x4x1xf8E5M2>, tensor<2x3x1x1xf8E5M2>) -> tensor<1x3x2x1xf8E5M2>
  check.expect_eq_const %r, dense<[[[[1.8], [8.0]], [[3.0], [-5.0]], [[8.0], [3.0]]]]> : tensor<1x3x2x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @strides() {
  %lhs = stablehlo.constant dense<[[[[0], [1], [2], [3]], [[4], [5], [6], [7]], [[8], [9], [10], [11]], [[12], [13], [14], [15]], [[16], [17], [18], [19]]]]> : tensor<1x5x4x1xi32>
  %rhs = stablehlo.constant dense<[[[[1]], [[2]]], [[[3]], [[4]]]]> : tensor<2x2x1x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x4x1xi32>, tensor<2x2x1x1xi32>) -> tensor<1x2x1x1xi32>
  check.expect_eq_const %r, dense<[[[[34]], [[114]]]]> : tensor<1x2x1x1xi32>
  func.return
}

func.func @strides_in_generic_form() {
  %lhs = stablehlo.constant dense<[[[[1.0], [0.5], [-1.5], [3.0]], [[2.0], [0.25], [-0.5], [1.0]], [[0.5], [-1.5], [3.0], [2.0]], [[0.25], [-0.5], [1.0], [0.5]], [[-1.5], [3.0], [2.0], [0.25]]]]> : tensor<1x5x4x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5]], [[0.25]]], [[[2.0]], [[3.0]]]]> : tensor<2x2x1x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{window_strides = array<i64: 2, 3>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x5x4x1xf8E5M2>, tensor<2x2x1x1xf8E5M2>) -> tensor<1x2x1x1xf8E5M2>
  check.expect_eq_const %r, dense<[[[[4.0]], [[-1.5]]]]> : tensor<1x2x1x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @padding() {
  %lhs = stablehlo.constant dense<[[[[0], [1], [2]], [[3], [4], [5]], [[6], [7], [8]]]]> : tensor<1x3x3x1xi32>
  %rhs = stablehlo.constant dense<[[[[1]], [[2]]], [[[3]], [[4]]]]> : tensor<2x2x1x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 2], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x1xi32>, tensor<2x2x1x1xi32>) -> tensor<1x5x3x1xi32>
  check.expect_eq_const %r, dense<[[[[4], [11], [6]], [[27], [37], [17]], [[57], [67], [29]], [[20], [23], [8]], [[0], [0], [0]]]]> : tensor<1x5x3x1xi32>
  func.return
}

func.func @padding_in_generic_form() {
  %lhs = stablehlo.constant dense<[[[[1.0], [0.5], [-1.5]], [[3.0], [2.0], [0.25]], [[-0.5], [1.0], [0.5]]]]> : tensor<1x3x3x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5]], [[0.25]]], [[[2.0]], [[3.0]]]]> : tensor<2x2x1x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{padding = dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x3x3x1xf8E5M2>, tensor<2x2x1x1xf8E5M2>) -> tensor<1x5x3x1xf8E5M2>
  check.expect_eq_const %r, dense<[[[[3.5], [-3.0], [-3.0]], [[12.0], [4.0], [1.2]], [[1.0], [2.5], [0.9]], [[0.5], [-0.4], [-0.25]], [[0.0], [0.0], [0.0]]]]> : tensor<1x5x3x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @negative_padding() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000"> : tensor<1x5x5x1xi32>
  %rhs = stablehlo.constant dense<[[[[1]], [[2]]], [[[3]], [[4]]]]> : tensor<2x2x1x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[-1, 1], [2, -2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x5x1xi32>, tensor<2x2x1x1xi32>) -> tensor<1x4x4x1xi32>
  check.expect_eq_const %r, dense<[[[[0], [50], [91], [101]], [[0], [80], [141], [151]], [[0], [110], [191], [201]], [[0], [40], [62], [65]]]]> : tensor<1x4x4x1xi32>
  func.return
}

func.func @negative_padding_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE42"> : tensor<1x5x5x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5]], [[0.25]]], [[[2.0]], [[3.0]]]]> : tensor<2x2x1x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{padding = dense<[[-1, 1], [2, -2]]> : tensor<2x2xi64>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x5x5x1xf8E5M2>, tensor<2x2x1x1xf8E5M2>) -> tensor<1x4x4x1xf8E5M2>
  check.expect_eq_const %r, dense<[[[[0.0], [8.0], [12.0], [5.0]], [[0.0], [2.0], [-4.0], [4.0]], [[0.0], [-1.5], [1.5], [5.0]], [[0.0], [-0.12], [0.5], [-0.4]]]]> : tensor<1x4x4x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @lhs_dilation() {
  %lhs = stablehlo.constant dense<[[[[0], [1], [2]], [[3], [4], [5]], [[6], [7], [8]]]]> : tensor<1x3x3x1xi32>
  %rhs = stablehlo.constant dense<[[[[1]], [[2]]], [[[3]], [[4]]]]> : tensor<2x2x1x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 0], [0, -1]], lhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x1xi32>, tensor<2x2x1x1xi32>) -> tensor<1x5x5x1xi32>
  check.expect_eq_const %r, dense<"0x000000000000000004000000030000000000000000000000000000000200000001000000000000000900000000000000100000000C00000000000000030000000000000008000000040000000000000012000000000000001C0000001500000000000000"> : tensor<1x5x5x1xi32>
  func.return
}

func.func @lhs_dilation_in_generic_form() {
  %lhs = stablehlo.constant dense<[[[[1.0], [0.5], [-1.5]], [[3.0], [2.0], [0.25]], [[-0.5], [1.0], [0.5]]]]> : tensor<1x3x3x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5]], [[0.25]]], [[[2.0]], [[3.0]]]]> : tensor<2x2x1x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{lhs_dilation = array<i64: 2, 3>, padding = dense<[[1, 0], [0, -1]]> : tensor<2x2xi64>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x3x3x1xf8E5M2>, tensor<2x2x1x1xf8E5M2>) -> tensor<1x5x5x1xf8E5M2>
  check.expect_eq_const %r, dense<"0x40003E3C00B80030B4004600464400BE0038BC00BC00424000"> : tensor<1x5x5x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @rhs_dilation() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D000000"> : tensor<1x5x6x1xi32>
  %rhs = stablehlo.constant dense<[[[[1]], [[2]], [[3]]], [[[4]], [[5]], [[6]]]]> : tensor<2x3x1x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [3, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x6x1xi32>, tensor<2x3x1x1xi32>) -> tensor<1x2x2x1xi32>
  check.expect_eq_const %r, dense<[[[[320], [341]], [[446], [467]]]]> : tensor<1x2x2x1xi32>
  func.return
}

func.func @rhs_dilation_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38"> : tensor<1x5x6x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5]], [[0.25]], [[2.0]]], [[[3.0]], [[-1.5]], [[0.5]]]]> : tensor<2x3x1x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{rhs_dilation = array<i64: 3, 2>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x5x6x1xf8E5M2>, tensor<2x3x1x1xf8E5M2>) -> tensor<1x2x2x1xf8E5M2>
  check.expect_eq_const %r, dense<[[[[8.0], [-0.5]], [[14.0], [8.0]]]]> : tensor<1x2x2x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @everything() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000"> : tensor<2x4x5x2xi32>
  %rhs = stablehlo.constant dense<"0x0100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F0000002000000021000000220000002300000024000000"> : tensor<2x3x2x3xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[2, 1], [-1, 3]], lhs_dilate = [2, 1], rhs_dilate = [1, 2], reverse = [1, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x5x2xi32>, tensor<2x3x2x3xi32>) -> tensor<2x5x3x3xi32>
  check.expect_eq_const %r, dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000C2010000D4010000E60100007E02000098020000B20200000C01000019010000260100006E050000A8050000E20500002A0600006C060000AE060000A6020000C7020000E80200001A0900007C090000DE090000D6090000400A0000AA0A00004004000075040000AA040000C60C0000500D0000DA0D0000820D0000140E0000A60E0000DA050000230600006C0600000000000000000000000000000000000000000000000000000000000000000000000000007210000024110000D61100002E110000E8110000A212000074070000D10700002E0800001E140000F8140000D2150000DA140000BC1500009E1600000E0900007F090000F0090000CA170000CC180000CE19000086180000901900009A1A0000A80A00002D0B0000B20B0000761B0000A01C0000CA1D0000321C0000641D0000961E0000420C0000DB0C0000740D0000"> : tensor<2x5x3x3xi32>
  func.return
}

func.func @everything_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE"> : tensor<2x4x5x2xf8E5M2>
  %rhs = stablehlo.constant dense<"0xB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8"> : tensor<2x3x2x3xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{window_strides = array<i64: 2, 1>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: true, false>, padding = dense<[[2, 1], [-1, 3]]> : tensor<2x2xi64>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<2x4x5x2xf8E5M2>, tensor<2x3x2x3xf8E5M2>) -> tensor<2x5x3x3xf8E5M2>
  check.expect_eq_const %r, dense<"0x000000000000000000003444C23C4134003EBC38BA44C14238004434B4C1BE3448B000BAC23C4149C54300B0C100000000000000000044C142003444C23C41BE3448BC38BABF394049C54334B4C1C54047003444C23C4134003E"> : tensor<2x5x3x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @reversal() {
  %lhs = stablehlo.constant dense<[[[[0], [1], [2], [3]], [[4], [5], [6], [7]], [[8], [9], [10], [11]]]]> : tensor<1x3x4x1xi32>
  %rhs = stablehlo.constant dense<[[[[1]], [[2]], [[3]]], [[[4]], [[5]], [[6]]]]> : tensor<2x3x1x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x4x1xi32>, tensor<2x3x1x1xi32>) -> tensor<1x2x2x1xi32>
  check.expect_eq_const %r, dense<[[[[41], [62]], [[125], [146]]]]> : tensor<1x2x2x1xi32>
  func.return
}

func.func @reversal_in_generic_form() {
  %lhs = stablehlo.constant dense<[[[[1.0], [0.5], [-1.5], [3.0]], [[2.0], [0.25], [-0.5], [1.0]], [[0.5], [-1.5], [3.0], [2.0]]]]> : tensor<1x3x4x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5]], [[0.25]], [[2.0]]], [[[3.0]], [[-1.5]], [[0.5]]]]> : tensor<2x3x1x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{window_reversal = array<i1: true, true>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x3x4x1xf8E5M2>, tensor<2x3x1x1xf8E5M2>) -> tensor<1x2x2x1xf8E5M2>
  check.expect_eq_const %r, dense<[[[[-0.25], [10.0]], [[-2.0], [0.9]]]]> : tensor<1x2x2x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @reversal_along_the_second() {
  %lhs = stablehlo.constant dense<[[[[0], [1], [2], [3]], [[4], [5], [6], [7]], [[8], [9], [10], [11]]]]> : tensor<1x3x4x1xi32>
  %rhs = stablehlo.constant dense<[[[[1]], [[2]], [[3]]], [[[4]], [[5]], [[6]]]]> : tensor<2x3x1x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [1, 1], reverse = [0, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x4x1xi32>, tensor<2x3x1x1xi32>) -> tensor<1x2x2x1xi32>
  check.expect_eq_const %r, dense<[[[[77], [98]], [[161], [182]]]]> : tensor<1x2x2x1xi32>
  func.return
}

func.func @reversal_along_the_second_in_generic_form() {
  %lhs = stablehlo.constant dense<[[[[1.0], [0.5], [-1.5], [3.0]], [[2.0], [0.25], [-0.5], [1.0]], [[0.5], [-1.5], [3.0], [2.0]]]]> : tensor<1x3x4x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5]], [[0.25]], [[2.0]]], [[[3.0]], [[-1.5]], [[0.5]]]]> : tensor<2x3x1x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x3x4x1xf8E5M2>, tensor<2x3x1x1xf8E5M2>) -> tensor<1x2x2x1xf8E5M2>
  check.expect_eq_const %r, dense<[[[[2.0], [3.0]], [[14.0], [1.2]]]]> : tensor<1x2x2x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @feature_groups() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F00000020000000210000002200000023000000"> : tensor<1x3x3x4xi32>
  %rhs = stablehlo.constant dense<"0x0100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F00000030000000"> : tensor<2x2x2x6xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x3x3x4xi32>, tensor<2x2x2x6xi32>) -> tensor<1x2x2x6xi32>
  check.expect_eq_const %r, dense<[[[[2180, 2248, 2316, 2784, 2868, 2952], [2884, 2984, 3084, 3584, 3700, 3816]], [[4292, 4456, 4620, 5184, 5364, 5544], [4996, 5192, 5388, 5984, 6196, 6408]]]]> : tensor<1x2x2x6xi32>
  func.return
}

func.func @feature_groups_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C"> : tensor<1x3x3x4xf8E5M2>
  %rhs = stablehlo.constant dense<"0xB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE38"> : tensor<2x2x2x6xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 2 : i64}> : (tensor<1x3x3x4xf8E5M2>, tensor<2x2x2x6xf8E5M2>) -> tensor<1x2x2x6xf8E5M2>
  check.expect_eq_const %r, dense<[[[[-1.5, -2.0, 4.0, 0.8, 8.0, -2.0], [3.0, 8.0, -1.5, -3.0, 10.0, 10.0]], [[6.0, 4.0, 7.0, 14.0, -1.0, 6.0], [8.0, 2.0, 6.0, 12.0, 0.25, -3.0]]]]> : tensor<1x2x2x6xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @depthwise() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000"> : tensor<2x3x3x3xi32>
  %rhs = stablehlo.constant dense<[[[[1, 2, 3, 4, 5, 6]], [[7, 8, 9, 10, 11, 12]]], [[[13, 14, 15, 16, 17, 18]], [[19, 20, 21, 22, 23, 24]]]]> : tensor<2x2x1x6xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x3x3x3xi32>, tensor<2x2x1x6xi32>) -> tensor<2x2x2x6xi32>
  check.expect_eq_const %r, dense<"0x6E01000086010000CE010000EA0100003E0200005E020000E60100000A0200005E02000086020000E602000012030000D6020000120300007E030000BE030000360400007A0400004E030000960300000E0400005A040000DE0400002E050000A60500002A060000DE0600006607000026080000B20800001E060000AE0600006E07000002080000CE080000660900000E070000B60700008E0800003A0900001E0A0000CE0A0000860700003A0800001E090000D6090000C60A0000820B0000"> : tensor<2x2x2x6xi32>
  func.return
}

func.func @depthwise_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE4240"> : tensor<2x3x3x3xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25, 2.0, 3.0, -1.5, 0.5]], [[1.0, -0.5, 0.25, 2.0, 3.0, -1.5]]], [[[0.5, 1.0, -0.5, 0.25, 2.0, 3.0]], [[-1.5, 0.5, 1.0, -0.5, 0.25, 2.0]]]]> : tensor<2x2x1x6xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 3 : i64}> : (tensor<2x3x3x3xf8E5M2>, tensor<2x2x1x6xf8E5M2>) -> tensor<2x2x2x6xf8E5M2>
  check.expect_eq_const %r, dense<"0x3EC2B8474747C23E4148444838404647BEC5C24034C542C8C44044484A4438404647BEC5443FC2C3C6443FBD4238BE47"> : tensor<2x2x2x6xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @batch_groups() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F0000004000000041000000420000004300000044000000450000004600000047000000"> : tensor<4x3x3x2xi32>
  %rhs = stablehlo.constant dense<"0x0100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F00000020000000"> : tensor<2x2x2x4xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x3x3x2xi32>, tensor<2x2x2x4xi32>) -> tensor<2x2x2x4xi32>
  check.expect_eq_const %r, dense<"0x04030000280300006C160000B0170000F4030000280400007C170000D0180000D4050000280600009C190000101B0000C406000028070000AC1A0000301C0000740B0000280C0000FC1F0000D0210000640C0000280D00000C210000F0220000440E0000280F00002C23000030250000340F0000281000003C24000050260000"> : tensor<2x2x2x4xi32>
  func.return
}

func.func @batch_groups_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38"> : tensor<4x3x3x2xf8E5M2>
  %rhs = stablehlo.constant dense<"0xB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042"> : tensor<2x2x2x4xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 2 : i64, feature_group_count = 1 : i64}> : (tensor<4x3x3x2xf8E5M2>, tensor<2x2x2x4xf8E5M2>) -> tensor<2x2x2x4xf8E5M2>
  check.expect_eq_const %r, dense<"0x40C14A4644434A4B3CB6C444384A49C048473F433CB6C44440C7C149424842BE"> : tensor<2x2x2x4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @no_spatial_dimension() {
  %lhs = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %r, dense<[[23, 26, 29, 32], [68, 80, 92, 104]]> : tensor<2x4xi32>
  func.return
}

func.func @no_spatial_dimension_in_generic_form() {
  %lhs = stablehlo.constant dense<[[1.0, 0.5, -1.5], [3.0, 2.0, 0.25]]> : tensor<2x3xf8E5M2>
  %rhs = stablehlo.constant dense<[[-0.5, 0.25, 2.0, 3.0], [-1.5, 0.5, 1.0, -0.5], [0.25, 2.0, 3.0, -1.5]]> : tensor<3x4xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<2x3xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<2x4xf8E5M2>
  check.expect_eq_const %r, dense<[[-1.5, -2.5, -1.5, 5.0], [-4.0, 2.0, 8.0, 7.0]]> : tensor<2x4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @one_spatial_dimension() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D000000"> : tensor<2x5x3xi32>
  %rhs = stablehlo.constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x3xi32>, tensor<2x3x4xi32>) -> tensor<2x6x4xi32>
  check.expect_eq_const %r, dense<"0x3B0000003E0000004100000044000000EB000000FA0000000901000018010000B1010000D2010000F30100001402000077020000AA020000DD020000100300003D03000082030000C70300000C040000CB000000F20000001901000040010000380300006803000098030000C8030000C9040000320500009B050000040600008F0500000A060000850600000007000055060000E20600006F070000FC0700001B070000BA07000059080000F8080000AC0100000002000054020000A8020000"> : tensor<2x6x4xi32>
  func.return
}

func.func @one_spatial_dimension_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38"> : tensor<2x5x3xf8E5M2>
  %rhs = stablehlo.constant dense<[[[-0.5, 0.25, 2.0, 3.0], [-1.5, 0.5, 1.0, -0.5], [0.25, 2.0, 3.0, -1.5]], [[0.5, 1.0, -0.5, 0.25], [2.0, 3.0, -1.5, 0.5], [1.0, -0.5, 0.25, 2.0]]]> : tensor<2x3x4xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{padding = dense<[[1, 1]]> : tensor<1x2xi64>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<2x5x3xf8E5M2>, tensor<2x3x4xf8E5M2>) -> tensor<2x6x4xf8E5M2>
  check.expect_eq_const %r, dense<"0x0042BEC14446C648BE4446484647BE40C14247C63B3F42B800C54145434847C1BE423B444446C648BE444648BC3E3EC2"> : tensor<2x6x4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @three_spatial_dimensions() {
  %lhs = stablehlo.constant dense<[[[[[0, 1], [2, 3]], [[4, 5], [6, 7]], [[8, 9], [10, 11]]], [[[12, 13], [14, 15]], [[16, 17], [18, 19]], [[20, 21], [22, 23]]]]]> : tensor<1x2x3x2x2xi32>
  %rhs = stablehlo.constant dense<[[[[[1, 2], [3, 4]]], [[[5, 6], [7, 8]]]], [[[[9, 10], [11, 12]]], [[[13, 14], [15, 16]]]]]> : tensor<2x2x1x2x2xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {pad = [[0, 1], [1, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x2x2xi32>, tensor<2x2x1x2x2xi32>) -> tensor<1x2x3x2x2xi32>
  check.expect_eq_const %r, dense<[[[[[358, 384], [438, 472]], [[772, 840], [900, 984]], [[1028, 1128], [1156, 1272]]], [[[151, 176], [175, 204]], [[250, 308], [282, 348]], [[314, 388], [346, 428]]]]]> : tensor<1x2x3x2x2xi32>
  func.return
}

func.func @three_spatial_dimensions_in_generic_form() {
  %lhs = stablehlo.constant dense<[[[[[1.0, 0.5], [-1.5, 3.0]], [[2.0, 0.25], [-0.5, 1.0]], [[0.5, -1.5], [3.0, 2.0]]], [[[0.25, -0.5], [1.0, 0.5]], [[-1.5, 3.0], [2.0, 0.25]], [[-0.5, 1.0], [0.5, -1.5]]]]]> : tensor<1x2x3x2x2xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[[-0.5, 0.25], [2.0, 3.0]]], [[[-1.5, 0.5], [1.0, -0.5]]]], [[[[0.25, 2.0], [3.0, -1.5]]], [[[0.5, 1.0], [-0.5, 0.25]]]]]> : tensor<2x2x1x2x2xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{padding = dense<[[0, 1], [1, 0], [0, 0]]> : tensor<3x2xi64>, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x2x3x2x2xf8E5M2>, tensor<2x2x1x2x2xf8E5M2>) -> tensor<1x2x3x2x2xf8E5M2>
  check.expect_eq_const %r, dense<[[[[[-0.6, 0.4], [6.0, -0.9]], [[-6.0, 3.0], [12.0, 12.0]], [[3.5, -6.0], [2.0, 8.0]]], [[[-0.9, 0.4], [-1.0, 0.25]], [[4.0, -3.5], [-2.0, 3.0]], [[8.0, 8.0], [-3.0, 2.0]]]]]> : tensor<1x2x3x2x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @features_first() {
  %lhs = stablehlo.constant dense<[[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]]> : tensor<1x2x3x4xi32>
  %rhs = stablehlo.constant dense<[[[[1, 2], [3, 4]], [[5, 6], [7, 8]]], [[[9, 10], [11, 12]], [[13, 14], [15, 16]]], [[[17, 18], [19, 20]], [[21, 22], [23, 24]]]]> : tensor<3x2x2x2xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x4xi32>, tensor<3x2x2x2xi32>) -> tensor<1x3x2x3xi32>
  check.expect_eq_const %r, dense<[[[[420, 456, 492], [564, 600, 636]], [[964, 1064, 1164], [1364, 1464, 1564]], [[1508, 1672, 1836], [2164, 2328, 2492]]]]> : tensor<1x3x2x3xi32>
  func.return
}

func.func @features_first_in_generic_form() {
  %lhs = stablehlo.constant dense<[[[[1.0, 0.5, -1.5, 3.0], [2.0, 0.25, -0.5, 1.0], [0.5, -1.5, 3.0, 2.0]], [[0.25, -0.5, 1.0, 0.5], [-1.5, 3.0, 2.0, 0.25], [-0.5, 1.0, 0.5, -1.5]]]]> : tensor<1x2x3x4xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5]]], [[[0.25, 2.0], [3.0, -1.5]], [[0.5, 1.0], [-0.5, 0.25]]], [[[2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0]]]]> : tensor<3x2x2x2xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x2x3x4xf8E5M2>, tensor<3x2x2x2xf8E5M2>) -> tensor<1x3x2x3xf8E5M2>
  check.expect_eq_const %r, dense<[[[[0.5, 1.5, 4.0], [-1.5, 3.0, 10.0]], [[8.0, -1.5, 1.5], [6.0, -6.0, 8.0]], [[7.0, 1.0, 8.0], [2.0, 5.0, -2.0]]]]> : tensor<1x3x2x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @mixed_dimension_numbers() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000"> : tensor<3x2x4x2xi32>
  %rhs = stablehlo.constant dense<[[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]], [[[13, 14], [15, 16], [17, 18]], [[19, 20], [21, 22], [23, 24]]]]> : tensor<2x2x3x2xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [1, b, 0, f]x[i, 0, o, 1]->[0, b, 1, f], window = {pad = [[0, 0], [1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x2x4x2xi32>, tensor<2x2x3x2xi32>) -> tensor<3x2x3x3xi32>
  check.expect_eq_const %r, dense<"0x5A00000066000000720000006E030000060400009E040000AE080000460A0000DE0B0000BA01000006020000520200000E060000260700003E0800004E0B0000660D00007E0F0000B2000000CE000000EA00000016040000CE04000086050000560900000E0B0000C60C0000120200006E020000CA020000B6060000EE07000026090000F60B00002E0E0000661000000A0100003601000062010000BE040000960500006E060000FE090000D60B0000AE0D00006A020000D6020000420300005E070000B60800000E0A00009E0C0000F60E00004E110000"> : tensor<3x2x3x3xi32>
  func.return
}

func.func @mixed_dimension_numbers_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034"> : tensor<3x2x4x2xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5, 0.25], [2.0, 3.0], [-1.5, 0.5]], [[1.0, -0.5], [0.25, 2.0], [3.0, -1.5]]], [[[0.5, 1.0], [-0.5, 0.25], [2.0, 3.0]], [[-1.5, 0.5], [1.0, -0.5], [0.25, 2.0]]]]> : tensor<2x2x3x2xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, dimension_numbers = #stablehlo.conv<[1, b, 0, f]x[i, 0, o, 1]->[0, b, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<3x2x4x2xf8E5M2>, tensor<2x2x3x2xf8E5M2>) -> tensor<3x2x3x3xf8E5M2>
  check.expect_eq_const %r, dense<"0x42BE49C4463E463E4CC046C43F4A4AB448BE3E3B44463E4CC246C5424847B448BE42B84A3E4444C246C53E4200BA40C042B84AC4463E"> : tensor<3x2x3x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @features_before_batches() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000"> : tensor<3x2x2x4xi32>
  %rhs = stablehlo.constant dense<"0x0100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F00000030000000"> : tensor<2x4x2x3xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [f, b, 0, 1]x[0, o, 1, i]->[f, 0, b, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x2x2x4xi32>, tensor<2x4x2x3xi32>) -> tensor<4x1x2x3xi32>
  check.expect_eq_const %r, dense<[[[[3866, 4052, 4238], [5354, 5540, 5726]]], [[[5198, 5456, 5714], [7262, 7520, 7778]]], [[[6530, 6860, 7190], [9170, 9500, 9830]]], [[[7862, 8264, 8666], [11078, 11480, 11882]]]]> : tensor<4x1x2x3xi32>
  func.return
}

func.func @features_before_batches_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034"> : tensor<3x2x2x4xf8E5M2>
  %rhs = stablehlo.constant dense<"0xB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE38"> : tensor<2x4x2x3xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[0, o, 1, i]->[f, 0, b, 1]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<3x2x2x4xf8E5M2>, tensor<2x4x2x3xf8E5M2>) -> tensor<4x1x2x3xf8E5M2>
  check.expect_eq_const %r, dense<[[[[6.0, -7.0, 8.0], [-7.0, 8.0, 10.0]]], [[[16.0, 6.0, -3.0], [6.0, -3.0, 3.0]]], [[[4.0, 6.0, 16.0], [6.0, 16.0, 6.0]]], [[[-0.8, -2.5, 16.0], [-2.5, 16.0, -2.5]]]]> : tensor<4x1x2x3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @features_first_in_groups() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F0000004000000041000000420000004300000044000000450000004600000047000000"> : tensor<2x4x3x3xi32>
  %rhs = stablehlo.constant dense<"0x0100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F00000020000000"> : tensor<4x2x2x2xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x4x3x3xi32>, tensor<4x2x2x2xi32>) -> tensor<2x4x2x2xi32>
  check.expect_eq_const %r, dense<"0x4001000064010000AC010000D0010000E0020000440300000C0400007004000008100000AC100000F411000098120000281600000C170000D4180000B81900005006000074060000BC060000E0060000F0100000541100001C1200008012000018270000BC27000004290000A8290000383600001C370000E4380000C8390000"> : tensor<2x4x2x2xi32>
  func.return
}

func.func @features_first_in_groups_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38"> : tensor<2x4x3x3xf8E5M2>
  %rhs = stablehlo.constant dense<"0xB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042"> : tensor<4x2x2x2xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, batch_group_count = 1 : i64, feature_group_count = 2 : i64}> : (tensor<2x4x3x3xf8E5M2>, tensor<4x2x2x2xf8E5M2>) -> tensor<2x4x2x2xf8E5M2>
  check.expect_eq_const %r, dense<"0x4B3A3D3C484630464842C3C04A4A46463ABD3CC0464846414248C0484A4446C4"> : tensor<2x4x2x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @batches_last_in_groups() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F0000004000000041000000420000004300000044000000450000004600000047000000"> : tensor<3x3x2x4xi32>
  %rhs = stablehlo.constant dense<"0x0100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F00000020000000"> : tensor<2x2x2x4xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [0, 1, f, b]x[0, 1, i, o]->[0, 1, b, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<3x3x2x4xi32>, tensor<2x2x2x4xi32>) -> tensor<2x2x2x4xi32>
  check.expect_eq_const %r, dense<"0x100C0000A00C0000400E0000E00E0000880C0000200D0000C80E0000700F0000D00F0000A01000008012000060130000481000002011000008130000F013000050170000A0180000001B0000601C0000C817000020190000881B0000F01C0000101B0000A01C0000401F0000E0200000881B0000201D0000C81F000070210000"> : tensor<2x2x2x4xi32>
  func.return
}

func.func @batches_last_in_groups_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38"> : tensor<3x3x2x4xf8E5M2>
  %rhs = stablehlo.constant dense<"0xB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042"> : tensor<2x2x2x4xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[0, 1, f, b]x[0, 1, i, o]->[0, 1, b, f]>, batch_group_count = 2 : i64, feature_group_count = 1 : i64}> : (tensor<3x3x2x4xf8E5M2>, tensor<2x2x2x4xf8E5M2>) -> tensor<2x2x2x4xf8E5M2>
  check.expect_eq_const %r, dense<"0x494748C4453C4C4C453C4C4CBE484449403EC738423D493C423D493C34454448"> : tensor<2x2x2x4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @windows_larger_than_the_plane() {
  %lhs = stablehlo.constant dense<[[[[0], [1]], [[2], [3]]]]> : tensor<1x2x2x1xi32>
  %rhs = stablehlo.constant dense<[[[[1]], [[2]], [[3]]], [[[4]], [[5]], [[6]]], [[[7]], [[8]], [[9]]]]> : tensor<3x3x1x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2x1xi32>, tensor<3x3x1x1xi32>) -> tensor<1x0x0x1xi32>
  check.expect_eq_const %r, dense<> : tensor<1x0x0x1xi32>
  func.return
}

func.func @windows_larger_than_the_plane_in_generic_form() {
  %lhs = stablehlo.constant dense<[[[[1.0], [0.5]], [[-1.5], [3.0]]]]> : tensor<1x2x2x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5]], [[0.25]], [[2.0]]], [[[3.0]], [[-1.5]], [[0.5]]], [[[1.0]], [[-0.5]], [[0.25]]]]> : tensor<3x3x1x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x2x2x1xf8E5M2>, tensor<3x3x1x1xf8E5M2>) -> tensor<1x0x0x1xf8E5M2>
  check.expect_eq_const %r, dense<> : tensor<1x0x0x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @empty_batch() {
  %lhs = stablehlo.constant dense<> : tensor<0x3x3x1xi32>
  %rhs = stablehlo.constant dense<[[[[1]], [[2]]], [[[3]], [[4]]]]> : tensor<2x2x1x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<0x3x3x1xi32>, tensor<2x2x1x1xi32>) -> tensor<0x2x2x1xi32>
  check.expect_eq_const %r, dense<> : tensor<0x2x2x1xi32>
  func.return
}

func.func @empty_batch_in_generic_form() {
  %lhs = stablehlo.constant dense<> : tensor<0x3x3x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5]], [[0.25]]], [[[2.0]], [[3.0]]]]> : tensor<2x2x1x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<0x3x3x1xf8E5M2>, tensor<2x2x1x1xf8E5M2>) -> tensor<0x2x2x1xf8E5M2>
  check.expect_eq_const %r, dense<> : tensor<0x2x2x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @no_input_features() {
  %lhs = stablehlo.constant dense<> : tensor<1x3x3x0xi32>
  %rhs = stablehlo.constant dense<> : tensor<2x2x0x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x0xi32>, tensor<2x2x0x1xi32>) -> tensor<1x2x2x1xi32>
  check.expect_eq_const %r, dense<0> : tensor<1x2x2x1xi32>
  func.return
}

func.func @no_input_features_in_generic_form() {
  %lhs = stablehlo.constant dense<> : tensor<1x3x3x0xf8E5M2>
  %rhs = stablehlo.constant dense<> : tensor<2x2x0x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x3x3x0xf8E5M2>, tensor<2x2x0x1xf8E5M2>) -> tensor<1x2x2x1xf8E5M2>
  check.expect_eq_const %r, dense<0.0> : tensor<1x2x2x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @padding_alone() {
  %lhs = stablehlo.constant dense<> : tensor<1x0x2x1xi32>
  %rhs = stablehlo.constant dense<[[[[1]], [[2]]], [[[3]], [[4]]]]> : tensor<2x2x1x1xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[2, 1], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x0x2x1xi32>, tensor<2x2x1x1xi32>) -> tensor<1x2x1x1xi32>
  check.expect_eq_const %r, dense<0> : tensor<1x2x1x1xi32>
  func.return
}

func.func @padding_alone_in_generic_form() {
  %lhs = stablehlo.constant dense<> : tensor<1x0x2x1xf8E5M2>
  %rhs = stablehlo.constant dense<[[[[-0.5]], [[0.25]]], [[[2.0]], [[3.0]]]]> : tensor<2x2x1x1xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x0x2x1xf8E5M2>, tensor<2x2x1x1xf8E5M2>) -> tensor<1x2x1x1xf8E5M2>
  check.expect_eq_const %r, dense<0.0> : tensor<1x2x1x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @many_columns() {
  %lhs = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F000000700000007100000072000000730000007400000075000000760000007700000078000000790000007A0000007B0000007C0000007D0000007E0000007F000000800000008100000082000000830000008400000085000000860000008700000088000000890000008A0000008B0000008C0000008D0000008E0000008F000000900000009100000092000000930000009400000095000000960000009700000098000000990000009A0000009B0000009C0000009D0000009E0000009F000000A0000000A1000000A2000000A3000000A4000000A5000000A6000000A7000000A8000000A9000000AA000000AB000000AC000000AD000000AE000000AF000000B0000000B1000000B2000000B3000000B4000000B5000000B6000000B7000000B8000000B9000000BA000000BB000000BC000000BD000000BE000000BF000000C0000000C1000000C2000000C3000000C4000000C5000000C6000000C7000000C8000000C9000000CA000000CB000000CC000000CD000000CE000000CF000000D0000000D1000000D2000000D3000000D4000000D5000000D6000000D7000000D8000000D9000000DA000000DB000000DC000000DD000000DE000000DF000000E0000000E1000000E2000000E3000000E4000000E5000000E6000000E7000000E8000000E9000000EA000000EB000000EC000000ED000000EE000000EF000000F0000000F1000000F2000000F3000000F4000000F5000000F6000000F7000000F8000000F9000000FA000000FB000000FC000000FD000000FE000000FF000000000100000101000002010000030100000401000005010000060100000701000008010000090100000A0100000B0100000C0100000D0100000E0100000F010000100100001101000012010000130100001401000015010000160100001701000018010000190100001A0100001B0100001C0100001D0100001E0100001F010000200100002101000022010000230100002401000025010000260100002701000028010000290100002A0100002B0100002C0100002D0100002E0100002F010000300100003101000032010000330100003401000035010000360100003701000038010000390100003A0100003B0100003C0100003D0100003E0100003F010000400100004101000042010000430100004401000045010000460100004701000048010000490100004A0100004B0100004C0100004D0100004E0100004F010000500100005101000052010000530100005401000055010000560100005701000058010000590100005A0100005B0100005C0100005D0100005E0100005F010000600100006101000062010000630100006401000065010000660100006701000068010000690100006A0100006B0100006C0100006D0100006E0100006F010000700100007101000072010000730100007401000075010000760100007701000078010000790100007A0100007B0100007C0100007D0100007E0100007F010000800100008101000082010000830100008401000085010000860100008701000088010000890100008A0100008B0100008C0100008D0100008E0100008F010000900100009101000092010000930100009401000095010000960100009701000098010000990100009A0100009B0100009C0100009D0100009E0100009F010000A0010000A1010000A2010000A3010000"> : tensor<2x6x7x5xi32>
  %rhs = stablehlo.constant dense<"0x0100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F000000700000007100000072000000730000007400000075000000760000007700000078000000790000007A0000007B0000007C0000007D0000007E0000007F000000800000008100000082000000830000008400000085000000860000008700000088000000890000008A0000008B0000008C0000008D0000008E0000008F000000900000009100000092000000930000009400000095000000960000009700000098000000990000009A0000009B0000009C0000009D0000009E0000009F000000A0000000A1000000A2000000A3000000A4000000A5000000A6000000A7000000A8000000A9000000AA000000AB000000AC000000AD000000AE000000AF000000B0000000B1000000B2000000B3000000B4000000B5000000B6000000B7000000B8000000B9000000BA000000BB000000BC000000BD000000BE000000BF000000C0000000C1000000C2000000C3000000C4000000C5000000C6000000C7000000C8000000C9000000CA000000CB000000CC000000CD000000CE000000CF000000D0000000D1000000D2000000D3000000D4000000D5000000D6000000D7000000D8000000D9000000DA000000DB000000DC000000DD000000DE000000DF000000E0000000E1000000E2000000E3000000E4000000E5000000E6000000E7000000E8000000E9000000EA000000EB000000EC000000ED000000EE000000EF000000F0000000F1000000F2000000F3000000F4000000F5000000F6000000F7000000F8000000F9000000FA000000FB000000FC000000FD000000FE000000FF000000000100000101000002010000030100000401000005010000060100000701000008010000090100000A0100000B0100000C0100000D0100000E0100000F010000100100001101000012010000130100001401000015010000160100001701000018010000190100001A0100001B0100001C0100001D0100001E0100001F010000200100002101000022010000230100002401000025010000260100002701000028010000290100002A0100002B0100002C0100002D0100002E0100002F010000300100003101000032010000330100003401000035010000360100003701000038010000390100003A0100003B0100003C0100003D0100003E0100003F010000400100004101000042010000430100004401000045010000460100004701000048010000490100004A0100004B0100004C0100004D0100004E0100004F010000500100005101000052010000530100005401000055010000560100005701000058010000590100005A0100005B0100005C0100005D0100005E0100005F010000600100006101000062010000630100006401000065010000660100006701000068010000690100006A0100006B0100006C0100006D0100006E0100006F010000700100007101000072010000730100007401000075010000760100007701000078010000790100007A0100007B0100007C0100007D0100007E0100007F010000800100008101000082010000830100008401000085010000860100008701000088010000890100008A0100008B0100008C0100008D0100008E0100008F010000900100009101000092010000930100009401000095010000960100009701000098010000990100009A0100009B0100009C0100009D0100009E0100009F010000A0010000A1010000A2010000A3010000A4010000A5010000A6010000A7010000A8010000A9010000AA010000AB010000AC010000AD010000AE010000AF010000B0010000B1010000B2010000B3010000B4010000B5010000B6010000B7010000B8010000B9010000BA010000BB010000BC010000BD010000BE010000BF010000C0010000C1010000C2010000C3010000C4010000C5010000C6010000C7010000C8010000C9010000CA010000CB010000CC010000CD010000CE010000CF010000D0010000D1010000D2010000D3010000D4010000D5010000D6010000D7010000D8010000D9010000DA010000DB010000DC010000DD010000DE010000DF010000E0010000E1010000E2010000E3010000E4010000E5010000E6010000E7010000E8010000E9010000EA010000EB010000EC010000ED010000EE010000EF010000F0010000F1010000F2010000F3010000F4010000F5010000F6010000F7010000F8010000F9010000FA010000FB010000FC010000FD010000FE010000FF010000000200000102000002020000030200000402000005020000060200000702000008020000090200000A0200000B0200000C0200000D0200000E0200000F020000100200001102000012020000130200001402000015020000160200001702000018020000190200001A0200001B0200001C0200001D0200001E0200001F020000200200002102000022020000230200002402000025020000260200002702000028020000290200002A0200002B0200002C0200002D0200002E0200002F020000300200003102000032020000330200003402000035020000360200003702000038020000390200003A0200003B0200003C0200003D0200003E0200003F020000400200004102000042020000430200004402000045020000460200004702000048020000490200004A0200004B0200004C0200004D0200004E0200004F020000500200005102000052020000530200005402000055020000560200005702000058020000590200005A0200005B0200005C0200005D0200005E0200005F020000600200006102000062020000630200006402000065020000660200006702000068020000690200006A0200006B0200006C0200006D0200006E0200006F020000700200007102000072020000730200007402000075020000760200007702000078020000790200007A0200007B0200007C0200007D0200007E0200007F020000800200008102000082020000830200008402000085020000860200008702000088020000890200008A0200008B0200008C0200008D0200008E0200008F020000900200009102000092020000930200009402000095020000960200009702000098020000990200009A0200009B0200009C0200009D0200009E0200009F020000A0020000A1020000A2020000A3020000A4020000A5020000A6020000A7020000A8020000A9020000AA020000AB020000AC020000AD020000AE020000AF020000B0020000B1020000B2020000B3020000B4020000B5020000B6020000B7020000B8020000B9020000BA020000BB020000BC020000BD020000BE020000BF020000C0020000C1020000C2020000C3020000C4020000C5020000C6020000C7020000C8020000C9020000CA020000CB020000CC020000CD020000CE020000CF020000D0020000D1020000D2020000D3020000D4020000D5020000D6020000D7020000D8020000D9020000DA020000DB020000DC020000DD020000DE020000DF020000E0020000E1020000E2020000E3020000E4020000E5020000E6020000E7020000E8020000E9020000EA020000EB020000EC020000ED020000EE020000EF020000F0020000F1020000F2020000F3020000F4020000F5020000F6020000F7020000F8020000F9020000FA020000FB020000FC020000FD020000FE020000FF020000000300000103000002030000030300000403000005030000060300000703000008030000090300000A0300000B0300000C0300000D0300000E0300000F030000100300001103000012030000130300001403000015030000160300001703000018030000190300001A0300001B0300001C0300001D0300001E0300001F030000200300002103000022030000230300002403000025030000260300002703000028030000290300002A0300002B0300002C0300002D0300002E0300002F030000300300003103000032030000330300003403000035030000360300003703000038030000390300003A0300003B0300003C0300003D0300003E0300003F030000400300004103000042030000430300004403000045030000460300004703000048030000490300004A0300004B0300004C0300004D0300004E0300004F030000500300005103000052030000530300005403000055030000560300005703000058030000590300005A0300005B0300005C0300005D0300005E0300005F030000600300006103000062030000630300006403000065030000660300006703000068030000690300006A0300006B0300006C0300006D0300006E0300006F030000700300007103000072030000730300007403000075030000760300007703000078030000790300007A0300007B0300007C0300007D0300007E0300007F0300008003000081030000820300008303000084030000"> : tensor<3x3x5x20xi32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x7x5xi32>, tensor<3x3x5x20xi32>) -> tensor<2x6x7x20xi32>
  check.expect_eq_const %r, dense<"0xB027050068290500202B0500D82C0500902E05004830050000320500B83305007035050028370500E0380500983A0500503C0500083E0500C03F05007841050030430500E8440500A0460500584805002F0008000E030800ED050800CC080800AB0B08008A0E0800691108004814080027170800061A0800E51C0800C41F0800A32208008225080061280800402B08001F2E0800FE300800DD330800BC360800795A0900EE5D090063610900D86409004D680900C26B0900376F0900AC72090021760900967909000B7D090080800900F58309006A870900DF8A0900548E0900C99109003E950900B3980900289C0900C3B40A00CEB80A00D9BC0A00E4C00A00EFC40A00FAC80A0005CD0A0010D10A001BD50A0026D90A0031DD0A003CE10A0047E50A0052E90A005DED0A0068F10A0073F50A007EF90A0089FD0A0094010B000D0F0C00AE130C004F180C00F01C0C0091210C0032260C00D32A0C00742F0C0015340C00B6380C00573D0C00F8410C0099460C003A4B0C00DB4F0C007C540C001D590C00BE5D0C005F620C0000670C0057690D008E6E0D00C5730D00FC780D00337E0D006A830D00A1880D00D88D0D000F930D0046980D007D9D0D00B4A20D00EBA70D0022AD0D0059B20D0090B70D00C7BC0D00FEC10D0035C70D006CCC0D00749C080020A00800CCA3080078A7080024AB0800D0AE08007CB2080028B60800D4B9080080BD08002CC10800D8C4080084C8080030CC0800DCCF080088D3080034D70800E0DA08008CDE080038E2080071280C00122D0C00B3310C0054360C00F53A0C00963F0C0037440C00D8480C00794D0C001A520C00BB560C005C5B0C00FD5F0C009E640C003F690C00E06D0C0081720C0022770C00C37B0C0064800C00EAC711004CCF1100AED6110010DE110072E51100D4EC110036F4110098FB1100FA0212005C0A1200BE1112002019120082201200E4271200462F1200A83612000A3E12006C451200CE4C120030541200834B1300C6531300095C13004C6413008F6C1300D2741300157D1300588513009B8D1300DE951300219E130064A61300A7AE1300EAB613002DBF130070C71300B3CF1300F6D7130039E013007CE813001CCF140040D8140064E1140088EA1400ACF31400D0FC1400F4051500180F15003C18150060211500842A1500A8331500CC3C1500F0451500144F1500385815005C611500806A1500A4731500C87C1500B5521600BA5C1600BF661600C4701600C97A1600CE841600D38E1600D8981600DDA21600E2AC1600E7B61600ECC01600F1CA1600F6D41600FBDE160000E9160005F316000AFD16000F071700141117004ED6170034E117001AEC170000F71700E6011800CC0C1800B2171800982218007E2D1800643818004A431800304E180016591800FC631800E26E1800C8791800AE841800948F18007A9A180060A518000FD30E009EDA0E002DE20E00BCE90E004BF10E00DAF80E0069000F00F8070F00870F0F0016170F00A51E0F0034260F00C32D0F0052350F00E13C0F0070440F00FF4B0F008E530F001D5B0F00AC620F004F0614000A0F1400C5171400802014003B291400F6311400B13A14006C431400274C1400E25414009D5D140058661400136F1400CE7714008980140044891400FF911400BA9A140075A3140030AC140019611C00A26E1C002B7C1C00B4891C003D971C00C6A41C004FB21C00D8BF1C0061CD1C00EADA1C0073E81C00FCF51C0085031D000E111D00971E1D00202C1D00A9391D0032471D00BB541D0044621D00B2E41D001CF31D0086011E00F00F1E005A1E1E00C42C1E002E3B1E0098491E0002581E006C661E00D6741E0040831E00AA911E0014A01E007EAE1E00E8BC1E0052CB1E00BCD91E0026E81E0090F61E004B681F0096771F00E1861F002C961F0077A51F00C2B41F000DC41F0058D31F00A3E21F00EEF11F003901200084102000CF1F20001A2F2000653E2000B04D2000FB5C2000466C2000917B2000DC8A2000E4EB200010FC20003C0C2100681C2100942C2100C03C2100EC4C2100185D2100446D2100707D21009C8D2100C89D2100F4AD210020BE21004CCE210078DE2100A4EE2100D0FE2100FC0E2200281F22007D6F22008A80220097912200A4A22200B1B32200BEC42200CBD52200D8E62200E5F72200F2082300FF1923000C2B2300193C2300264D2300335E2300406F23004D8023005A91230067A2230074B32300C51615006E221500172E1500C03915006945150012511500BB5C1500646815000D741500B67F15005F8B150008971500B1A215005AAE150003BA1500ACC5150055D11500FEDC1500A7E8150050F415002DE41B0002F11B00D7FD1B00AC0A1C0081171C0056241C002B311C00003E1C00D54A1C00AA571C007F641C0054711C00297E1C00FE8A1C00D3971C00A8A41C007DB11C0052BE1C0027CB1C00FCD71C0048FA2600F80D2700A82127005835270008492700B85C27006870270018842700C897270078AB270028BF2700D8D2270088E6270038FA2700E80D28009821280048352800F8482800A85C280058702800E17D28007292280003A7280094BB280025D02800B6E4280047F92800D80D290069222900FA3629008B4B29001C602900AD7429003E892900CF9D290060B22900F1C6290082DB290013F02900A4042A007A012A00EC162A005E2C2A00D0412A0042572A00B46C2A0026822A0098972A000AAD2A007CC22A00EED72A0060ED2A00D2022B0044182B00B62D2B0028432B009A582B000C6E2B007E832B00F0982B0013852B00669B2B00B9B12B000CC82B005FDE2B00B2F42B00050B2C0058212C00AB372C00FE4D2C0051642C00A47A2C00F7902C004AA72C009DBD2C00F0D32C0043EA2C0096002D00E9162D003C2D2D00AC082D00E01F2D0014372D00484E2D007C652D00B07C2D00E4932D0018AB2D004CC22D0080D92D00B4F02D00E8072E001C1F2E0050362E00844D2E00B8642E00EC7B2E0020932E0054AA2E0088C12E007B5A1B003E6A1B00017A1B00C4891B0087991B004AA91B000DB91B00D0C81B0093D81B0056E81B0019F81B00DC071C009F171C0062271C0025371C00E8461C00AB561C006E661C0031761C00F4851C000BC22300FAD22300E9E32300D8F42300C7052400B6162400A52724009438240083492400725A2400616B2400507C24003F8D24002E9E24001DAF24000CC02400FBD02400EAE12400D9F22400C8032500779331004EAD310025C73100FCE03100D3FA3100AA143200812E3200584832002F623200067C3200DD953200B4AF32008BC9320062E3320039FD320010173300E7303300BE4A3300956433006C7E330010173300C8313300804C330038673300F0813300A89C330060B7330018D23300D0EC33008807340040223400F83C3400B057340068723400208D3400D8A7340090C2340048DD340000F83400B8123500A99A340042B63400DBD1340074ED34000D093500A62435003F403500D85B3500717735000A933500A3AE35003CCA3500D5E535006E013600071D3600A038360039543600D26F36006B8B360004A73600421E3600BC3A360036573600B07336002A903600A4AC36001EC9360098E53600120237008C1E3700063B370080573700FA73370074903700EEAC370068C93700E2E537005C023800D61E3800503B3800DBA1370036BF370091DC3700ECF9370047173800A2343800FD513800586F3800B38C38000EAA380069C73800C4E438001F0239007A1F3900D53C3900305A39008B773900E694390041B239009CCF3900319E21000EB22100EBC52100C8D92100A5ED2100820122005F1522003C292200193D2200F6502200D3642200B07822008D8C22006AA0220047B4220024C8220001DC2200DEEF2200BB03230098172300C0B5110068C2110010CF1100B8DB110060E8110008F51100B0011200580E1200001B1200A827120050341200F8401200A04D1200485A1200F06612009873120040801200E88C12009099120038A61200134917005A5C1700A16F1700E88217002F96170076A91700BDBC170004D017004BE3170092F61700D9091800201D180067301800AE431800F55618003C6A1800837D1800CA90180011A4180058B7180095F31700720718004F1B18002C2F180009431800E6561800C36A1800A07E18007D9218005AA6180037BA180014CE1800F1E11800CEF51800AB091900881D190065311900424519001F591900FC6C1900179E18008AB21800FDC6180070DB1800E3EF180056041900C91819003C2D1900AF41190022561900956A1900087F19007B931900EEA7190061BC1900D4D0190047E51900BAF919002D0E1A00A0221A0099481900A25D1900AB721900B4871900BD9C1900C6B11900CFC61900D8DB1900E1F01900EA051A00F31A1A00FC2F1A0005451A000E5A1A00176F1A0020841A0029991A0032AE1A003BC31A0044D81A001BF31900BA081A00591E1A00F8331A0097491A00365F1A00D5741A00748A1A0013A01A00B2B51A0051CB1A00F0E01A008FF61A002E0C1B00CD211B006C371B000B4D1B00AA621B0049781B00E88D1B00D49A0E0070A90E000CB80E00A8C60E0044D50E00E0E30E007CF20E0018010F00B40F0F00501E0F00EC2C0F00883B0F00244A0F00C0580F005C670F00F8750F0094840F0030930F00CCA10F0068B00F00183C2E00384E2E0058602E0078722E0098842E00B8962E00D8A82E00F8BA2E0018CD2E0038DF2E0058F12E0078032F0098152F00B8272F00D8392F00F84B2F00185E2F0038702F0058822F0078942F0053D04000CEEB400049074100C42241003F3E4100BA59410035754100B09041002BAC4100A6C7410021E341009CFE4100171A4200923542000D514200886C4200038842007EA34200F9BE420074DA42009D2A4200AE464200BF624200D07E4200E19A4200F2B6420003D3420014EF4200250B43003627430047434300585F4300697B43007A9743008BB343009CCF4300ADEB4300BE074400CF234400E03F4400E78443008EA1430035BE4300DCDA430083F743002A144400D1304400784D44001F6A4400C68644006DA3440014C04400BBDC440062F9440009164500B0324500574F4500FE6B4500A58845004CA5450031DF44006EFC4400AB194500E836450025544500627145009F8E4500DCAB450019C9450056E6450093034600D02046000D3E46004A5B460087784600C495460001B346003ED046007BED4600B80A47007B3946004E57460021754600F4924600C7B046009ACE46006DEC4600400A470013284700E6454700B96347008C8147005F9F470032BD470005DB4700D8F84700AB1648007E34480051524800247048003C482B00505C2B0064702B0078842B008C982B00A0AC2B00B4C02B00C8D42B00DCE82B00F0FC2B0004112C0018252C002C392C00404D2C0054612C0068752C007C892C00909D2C00A4B12C00B8C52C00A55B3B00E2783B001F963B005CB33B0099D03B00D6ED3B00130B3C0050283C008D453C00CA623C0007803C00449D3C0081BA3C00BED73C00FBF43C0038123D00752F3D00B24C3D00EF693D002C873D00045F5100508B51009CB75100E8E3510034105200803C5200CC6852001895520064C15200B0ED5200FC1953004846530094725300E09E53002CCB530078F75300C4235400105054005C7C5400A8A854009DE25200CA0F5300F73C5300246A5300519753007EC45300ABF15300D81E5400054C5400327954005FA654008CD35400B9005500E62D5500135B5500408855006DB555009AE25500C70F5600F43C5600366654004494540052C2540060F054006E1E55007C4C55008A7A550098A85500A6D65500B4045600C2325600D0605600DE8E5600ECBC5600FAEA560008195700164757002475570032A3570040D15700CFE95500BE185600AD4756009C7656008BA556007AD456006903570058325700476157003690570025BF570014EE5700031D5800F24B5800E17A5800D0A95800BFD85800AE0759009D3659008C655900686D5700389D570008CD5700D8FC5700A82C5800785C5800488C580018BC5800E8EB5800B81B5900884B5900587B590028AB5900F8DA5900C80A5A00983A5A00686A5A00389A5A0008CA5A00D8F95A00536934007E893400A9A93400D4C93400FFE934002A0A3500552A3500804A3500AB6A3500D68A350001AB35002CCB350057EB3500820B3600AD2B3600D84B3600036C36002E8C360059AC360084CC360083394300DA5A4300317C4300889D4300DFBE430036E043008D014400E42244003B44440092654400E986440040A8440097C94400EEEA4400450C45009C2D4500F34E45004A704500A1914500F8B2450033F85B00A62A5C00195D5C008C8F5C00FFC15C0072F45C00E5265D0058595D00CB8B5D003EBE5D00B1F05D0024235E0097555E000A885E007DBA5E00F0EC5E00631F5F00D6515F0049845F00BCB65F00CC7B5D0020AF5D0074E25D00C8155E001C495E00707C5E00C4AF5E0018E35E006C165F00C0495F00147D5F0068B05F00BCE35F0010176000644A6000B87D60000CB1600060E46000B4176100084B610065FF5E009A335F00CF675F00049C5F0039D05F006E046000A3386000D86C60000DA1600042D5600077096100AC3D6100E171610016A661004BDA6100800E6200B5426200EA7662001FAB620054DF6200FE82600014B860002AED600040226100565761006C8C610082C1610098F66100AE2B6200C4606200DA956200F0CA6200060063001C356300326A6300489F63005ED46300740964008A3E6400A0736400970662008E3C6200857262007CA8620073DE62006A146300614A6300588063004FB6630046EC63003D226400345864002B8E640022C4640019FA64001030650007666500FE9B6500F5D16500EC07660009AD3A004ED13A0093F53A00D8193B001D3E3B0062623B00A7863B00ECAA3B0031CF3B0076F33B00BB173C00003C3C0045603C008A843C00CFA83C0014CD3C0059F13C009E153D00E3393D00285E3D0061174B00D23C4B0043624B00B4874B0025AD4B0096D24B0007F84B00781D4C00E9424C005A684C00CB8D4C003CB34C00ADD84C001EFE4C008F234D0000494D00716E4D00E2934D0053B94D00C4DE4D0062916600FCC9660096026700303B6700CA73670064AC6700FEE46700981D680032566800CC8E680066C76800000069009A38690034716900CEA9690068E26900021B6A009C536A00368C6A00D0C46A00FB146800764E6800F18768006CC16800E7FA680062346900DD6D690058A76900D3E069004E1A6A00C9536A00448D6A00BFC66A003A006B00B5396B0030736B00ABAC6B0026E66B00A11F6C001C596C0094986900F0D269004C0D6A00A8476A0004826A0060BC6A00BCF66A0018316B00746B6B00D0A56B002CE06B00881A6C00E4546C00408F6C009CC96C00F8036D00543E6D00B0786D000CB36D0068ED6D002D1C6B006A576B00A7926B00E4CD6B0021096C005E446C009B7F6C00D8BA6C0015F66C0052316D008F6C6D00CCA76D0009E36D00461E6E0083596E00C0946E00FDCF6E003A0B6F0077466F00B4816F00C69F6C00E4DB6C0002186D0020546D003E906D005CCC6D007A086E0098446E00B6806E00D4BC6E00F2F86E0010356F002E716F004CAD6F006AE96F0088257000A6617000C49D7000E2D9700000167100BFF040001E1941007D414100DC6941003B9241009ABA4100F9E24100580B4200B7334200165C420075844200D4AC420033D5420092FD4200F1254300504E4300AF7643000E9F43006DC74300CCEF43003FF55200CA1E530055485300E07153006B9B5300F6C4530081EE53000C18540097415400226B5400AD94540038BE5400C3E754004E115500D93A550064645500EF8D55007AB7550005E15500900A5600912A71005269710013A87100D4E67100952572005664720017A37200D8E17200992073005A5F73001B9E7300DCDC73009D1B74005E5A74001F997400E0D77400A11675006255750023947500E4D275002AAE7200CCED72006E2D7300106D7300B2AC730054EC7300F62B7400986B74003AAB7400DCEA74007E2A7500206A7500C2A9750064E9750006297600A86876004AA87600ECE776008E27770030677700C331740046727400C9B274004CF37400CF33750052747500D5B4750058F57500DB3576005E767600E1B6760064F77600E73777006A787700EDB8770070F97700F3397800767A7800F9BA78007CFB78005CB57500C0F675002438760088797600ECBA760050FC7600B43D7700187F77007CC07700E001780044437800A88478000CC6780070077900D4487900388A79009CCB7900000D7A00644E7A00C88F7A00F53877003A7B77007FBD7700C4FF7700094278004E84780093C67800D80879001D4B7900628D7900A7CF7900EC117A0031547A0076967A00BBD87A00001B7B00455D7B008A9F7B00CFE17B0014247C0075344700EE604700678D4700E0B9470059E64700D21248004B3F4800C46B48003D984800B6C448002FF14800A81D4900214A49009A76490013A349008CCF490005FC49007E284A00F7544A0070814A004890270058AD270068CA270078E727008804280098212800A83E2800B85B2800C8782800D8952800E8B22800F8CF280008ED2800180A2900282729003844290048612900587E2900689B290078B82900674233004A6E33002D9A330010C63300F3F13300D61D3400B94934009C7534007FA1340062CD340045F93400282535000B513500EE7C3500D1A83500B4D43500970036007A2C36005D58360040843600E9EC330062193400DB45340054723400CD9E340046CB3400BFF7340038243500B15035002A7D3500A3A935001CD63500950236000E2F3600875B36000088360079B43600F2E036006B0D3700E43937006B9734007AC4340089F13400981E3500A74B3500B6783500C5A53500D4D23500E3FF3500F22C3600015A3600108736001FB436002EE136003D0E37004C3B37005B6837006A95370079C2370088EF3700ED413500926F3500379D3500DCCA350081F8350026263600CB5336007081360015AF3600BADC36005F0A370004383700A96537004E933700F3C0370098EE37003D1C3800E2493800877738002CA538006FEC3500AA1A3600E5483600207736005BA5360096D33600D10137000C303700475E3700828C3700BDBA3700F8E83700331738006E453800A9733800E4A138001FD038005AFE3800952C3900D05A3900BC0C1E00C02B1E00C44A1E00C8691E00CC881E00D0A71E00D4C61E00D8E51E00DC041F00E0231F00E4421F00E8611F00EC801F00F09F1F00F4BE1F00F8DD1F00FCFC1F00001C2000043B2000085A2000"> : tensor<2x6x7x20xi32>
  func.return
}

func.func @many_columns_in_generic_form() {
  %lhs = stablehlo.constant dense<"0x3C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B83C38BE424034B8"> : tensor<2x6x7x5xf8E5M2>
  %rhs = stablehlo.constant dense<"0xB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042BE383CB8344042"> : tensor<3x3x5x20xf8E5M2>
  %r = "stablehlo.convolution"(%lhs, %rhs) <{padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<2x6x7x5xf8E5M2>, tensor<3x3x5x20xf8E5M2>) -> tensor<2x6x7x20xf8E5M2>
  check.expect_eq_const %r, dense<"0xC0434A41C74A4CC0434A41C74A4CC0434A41C74A504FC6454E45C3504FC6454E45C3504FC6454E4544BF505038464D44BF505038464D44BF50503846484D44425351C4484D44425351C4484D444253514FC6454E47C0504FC6454E47C0504FC6454E47C0C25050C6404D45C25050C6404D45C25050C6404D4944C04E4F41C04944C04E4F41C04944C04E4F414546483E454A4C4546483E454A4C4546483E454A504D484C4C494E504D484C4C494E504D484C4C49484E504F484A4A484E504F484A4A484E504F484A4A4C49535350484A4C49535350484A4C495353504D484C4C484E504D484C4C484E504D484C4C484E4E504D464A4B484E504D464A4B484E504D464A4B49474D504D464549474D504D464549474D504D464546483E454A4C4546483E454A4C4546483E454A504D484C4C494E504D484C4C494E504D484C4C49484E504F484A4A484E504F484A4A484E504F484A4A4C49535350484A4C49535350484A4C495353504D484C4C484E504D484C4C484E504D484C4C484E4E504D464A4B484E504D464A4B484E504D464A4B49474D504D464549474D504D464549474D504D464546483E454A4C4546483E454A4C4546483E454A504D484C4C494E504D484C4C494E504D484C4C49484E504F484A4A484E504F484A4A484E504F484A4A4C49535350484A4C49535350484A4C495353504D484C4C484E504D484C4C484E504D484C4C484E4E504D464A4B484E504D464A4B484E504D464A4B49474D504D464549474D504D464549474D504D464546483E454A4C4546483E454A4C4546483E454A504D484C4C494E504D484C4C494E504D484C4C49484E504F484A4A484E504F484A4A484E504F484A4A4C49535350484A4C49535350484A4C495353504D484C4C484E504D484C4C484E504D484C4C484E4E504D464A4B484E504D464A4B484E504D464A4B49474D504D464549474D504D464549474D504D46434A41C74A4CC0434A41C74A4CC0434A41C74A4C4FC6454E45C3504FC6454E45C3504FC6454E45C3BF505038464D44BF505038464D44BF505038464D4D44425351C4484D44425351C4484D44425351C4C6454E47C0504FC6454E47C0504FC6454E47C0505050C6404D45C25050C6404D45C25050C6404D4544C04E4F41C04944C04E4F41C04944C04E4F41C0C0434A41C74A4CC0434A41C74A4CC0434A41C74A504FC6454E45C3504FC6454E45C3504FC6454E4544BF505038464D44BF505038464D44BF50503846484D44425351C4484D44425351C4484D444253514FC6454E47C0504FC6454E47C0504FC6454E47C0C25050C6404D45C25050C6404D45C25050C6404D4944C04E4F41C04944C04E4F41C04944C04E4F414546483E454A4C4546483E454A4C4546483E454A504D484C4C494E504D484C4C494E504D484C4C49484E504F484A4A484E504F484A4A484E504F484A4A4C49535350484A4C49535350484A4C495353504D484C4C484E504D484C4C484E504D484C4C484E4E504D464A4B484E504D464A4B484E504D464A4B49474D504D464549474D504D464549474D504D464546483E454A4C4546483E454A4C4546483E454A504D484C4C494E504D484C4C494E504D484C4C49484E504F484A4A484E504F484A4A484E504F484A4A4C49535350484A4C49535350484A4C495353504D484C4C484E504D484C4C484E504D484C4C484E4E504D464A4B484E504D464A4B484E504D464A4B49474D504D464549474D504D464549474D504D464546483E454A4C4546483E454A4C4546483E454A504D484C4C494E504D484C4C494E504D484C4C49484E504F484A4A484E504F484A4A484E504F484A4A4C49535350484A4C49535350484A4C495353504D484C4C484E504D484C4C484E504D484C4C484E4E504D464A4B484E504D464A4B484E504D464A4B49474D504D464549474D504D464549474D504D464546483E454A4C4546483E454A4C4546483E454A504D484C4C494E504D484C4C494E504D484C4C49484E504F484A4A484E504F484A4A484E504F484A4A4C49535350484A4C49535350484A4C495353504D484C4C484E504D484C4C484E504D484C4C484E4E504D464A4B484E504D464A4B484E504D464A4B49474D504D464549474D504D464549474D504D46434A41C74A4CC0434A41C74A4CC0434A41C74A4C4FC6454E45C3504FC6454E45C3504FC6454E45C3BF505038464D44BF505038464D44BF505038464D4D44425351C4484D44425351C4484D44425351C4C6454E47C0504FC6454E47C0504FC6454E47C0505050C6404D45C25050C6404D45C25050C6404D4544C04E4F41C04944C04E4F41C04944C04E4F41C0"> : tensor<2x6x7x20xf8E5M2> {shlo.bitwise}
  func.return
}

// The zero before the first element is multiplied like any other: inf * 0 is NaN.
func.func @padding_takes_part_in_products() {
  %lhs = stablehlo.constant dense<[[[1.0], [2.0]]]> : tensor<1x2x1xf32>
  %rhs = stablehlo.constant dense<[[[0x7F800000]], [[1.0]]]> : tensor<2x1x1xf32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x1xf32>, tensor<2x1x1xf32>) -> tensor<1x2x1xf32>
  check.expect_eq_const %r, dense<[[[0x7FC00000], [0x7F800000]]]> : tensor<1x2x1xf32> {shlo.bitwise}
  func.return
}

func.func @sums_go_through_the_window_row_by_row_features_fastest() {
  %lhs = stablehlo.constant dense<[[[[16777216.0, 1.0], [1.0, -16777216.0]], [[1.0, 1.0], [0.5, 16777216.0]]]]> : tensor<1x2x2x2xf32>
  %rhs = stablehlo.constant dense<1.0> : tensor<2x2x2x1xf32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2x2xf32>, tensor<2x2x2x1xf32>) -> tensor<1x1x1x1xf32>
  check.expect_eq_const %r, dense<[[[[16777218.0]]]]> : tensor<1x1x1x1xf32> {shlo.bitwise}
  func.return
}

func.func @a_reversed_window_is_summed_from_its_end() {
  %lhs = stablehlo.constant dense<[[[[16777216.0, 1.0], [1.0, -16777216.0]], [[1.0, 1.0], [0.5, 16777216.0]]]]> : tensor<1x2x2x2xf32>
  %rhs = stablehlo.constant dense<1.0> : tensor<2x2x2x1xf32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2x2xf32>, tensor<2x2x2x1xf32>) -> tensor<1x1x1x1xf32>
  check.expect_eq_const %r, dense<[[[[16777216.0]]]]> : tensor<1x1x1x1xf32> {shlo.bitwise}
  func.return
}

func.func @convolution_of_complex() {
  %lhs = stablehlo.constant dense<[[[(1.0, 2.0)], [(3.0, -1.0)], [(0.0, 0.5)]]]> : tensor<1x3x1xcomplex<f32>>
  %rhs = stablehlo.constant dense<[[[(1.0, -1.0)]], [[(2.0, 0.5)]]]> : tensor<2x1x1xcomplex<f32>>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
  check.expect_eq_const %r, dense<[[[(9.5, 0.5)], [(1.75, -3.0)]]]> : tensor<1x2x1xcomplex<f32>> {shlo.bitwise}
  func.return
}
