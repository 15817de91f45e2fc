// chlo.broadcast_polygamma: after broadcasting.

func.func @broadcast_polygamma() {
  %lhs = stablehlo.constant dense<[[2.0], [3.0]]> : tensor<2x1xf32>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 2.5]> : tensor<3xf32>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<[[-16.828796, -2.4041138, -0.23620406], [97.40909, 6.4939394, 0.22390585]]> : tensor<2x3xf32> {shlo.bitwise}
  func.return
}

func.func @broadcast_polygamma_of_f4E2M1FN() {
  %lhs = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf4E2M1FN>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 1.5, 4.0]> : tensor<4xf4E2M1FN>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<3x1xf4E2M1FN>, tensor<4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  check.expect_eq_const %r, dense<[[4.0, 1.5, 1.0, 0.5], [-6.0, -2.0, -1.0, -0.0], [-6.0, -6.0, -3.0, -0.0]]> : tensor<3x4xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_polygamma_of_f6E2M3FN() {
  %lhs = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf6E2M3FN>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 1.5, 4.0]> : tensor<4xf6E2M3FN>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<3x1xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  check.expect_eq_const %r, dense<[[5.0, 1.6, 0.9, 0.2], [-7.5, -2.5, -0.9, -0.1], [-7.5, -7.5, -3.5, -0.0]]> : tensor<3x4xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_polygamma_of_f6E3M2FN() {
  %lhs = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf6E3M2FN>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 1.5, 4.0]> : tensor<4xf6E3M2FN>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<3x1xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  check.expect_eq_const %r, dense<[[5.0, 1.8, 0.9, 0.3], [-16.0, -2.5, -0.9, -0.06], [-28.0, -24.0, -3.5, -0.06]]> : tensor<3x4xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_polygamma_of_f8E5M2() {
  %lhs = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf8E5M2>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 1.5, 4.0]> : tensor<4xf8E5M2>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<3x1xf8E5M2>, tensor<4xf8E5M2>) -> tensor<3x4xf8E5M2>
  check.expect_eq_const %r, dense<[[5.0, 1.8, 0.9, 0.3], [-16.0, -2.5, -0.9, -0.08], [-800.0, -24.0, -3.5, -0.04]]> : tensor<3x4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @broadcast_polygamma_of_f8E4M3() {
  %lhs = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf8E4M3>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 1.5, 4.0]> : tensor<4xf8E4M3>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<3x1xf8E4M3>, tensor<4xf8E4M3>) -> tensor<3x4xf8E4M3>
  check.expect_eq_const %r, dense<[[5.0, 1.6, 0.94, 0.28], [-16.0, -2.5, -0.8, -0.08], [0xF8, -24.0, -3.5, -0.04]]> : tensor<3x4xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @broadcast_polygamma_of_f8E3M4() {
  %lhs = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf8E3M4>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 1.5, 4.0]> : tensor<4xf8E3M4>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<3x1xf8E3M4>, tensor<4xf8E3M4>) -> tensor<3x4xf8E3M4>
  check.expect_eq_const %r, dense<[[5.0, 1.6, 0.94, 0.28], [0xF0, -2.4, -0.84, -0.08], [0xF0, 0xF0, -3.5, -0.03]]> : tensor<3x4xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @broadcast_polygamma_of_f8E4M3FN() {
  %lhs = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf8E4M3FN>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 1.5, 4.0]> : tensor<4xf8E4M3FN>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<3x1xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  check.expect_eq_const %r, dense<[[5.0, 1.6, 0.94, 0.28], [-16.0, -2.5, -0.8, -0.08], [0x7F, -24.0, -3.5, -0.04]]> : tensor<3x4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @broadcast_polygamma_of_f8E5M2FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf8E5M2FNUZ>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 1.5, 4.0]> : tensor<4xf8E5M2FNUZ>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<3x1xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[5.0, 1.8, 0.9, 0.3], [-16.0, -2.5, -0.9, -0.08], [-800.0, -24.0, -3.5, -0.04]]> : tensor<3x4xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_polygamma_of_f8E4M3FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf8E4M3FNUZ>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 1.5, 4.0]> : tensor<4xf8E4M3FNUZ>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<3x1xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[5.0, 1.6, 0.94, 0.28], [-16.0, -2.5, -0.8, -0.08], [0x80, -24.0, -3.5, -0.04]]> : tensor<3x4xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_polygamma_of_f8E4M3B11FNUZ() {
  %lhs = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 1.5, 4.0]> : tensor<4xf8E4M3B11FNUZ>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<3x1xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[5.0, 1.6, 0.94, 0.28], [-16.0, -2.5, -0.8, -0.08], [0x80, -24.0, -3.5, -0.04]]> : tensor<3x4xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @broadcast_polygamma_of_f8E8M0FNU() {
  %lhs = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[0.5, 1.0, 2.0, 4.0]> : tensor<4xf8E8M0FNU>
  %r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<3x1xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[4.0, 2.0, 0.5, 0.2], [0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0xFF]]> : tensor<3x4xf8E8M0FNU> {shlo.bitwise}
  func.return
}
