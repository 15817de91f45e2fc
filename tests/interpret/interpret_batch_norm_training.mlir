// stablehlo.batch_norm_training: the specification's steps, each rounded in the element type.

func.func @features_first() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[-1.0, 0.5], [1.0, 2.0]], [[3.0, 4.0], [-1.0, 0.5]]]> : tensor<3x2x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf32>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x2x2xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x2x2xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<[[[-0.2247448, 0.5917517], [1.4082483, 2.2247448]], [[-3.2255404, -0.70965695], [0.12897086, 1.8062265]], [[0.5865945, 0.8313905], [-0.3925895, -0.025395513]]]> : tensor<3x2x2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[2.5, 0.625, 1.625]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[1.25, 1.171875, 3.921875]> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @features_in_the_middle() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]], [[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]]> : tensor<2x3x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf32>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<[[[0.29289323, 1.7071068], [-1.9142135, 0.91421354], [-0.16602516, 0.66602516]], [[0.29289323, 1.7071068], [-1.9142135, 0.91421354], [-0.16602516, 0.66602516]]]> : tensor<2x3x2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.5, 3.5, -0.25]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0.25, 0.25, 0.5625]> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @features_last() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]], [[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]]]> : tensor<2x2x3xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf32>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<[[[0.051316738, 1.3973665, 0.71423835], [1.9486833, -2.3973665, -0.21423835]], [[0.051316738, 1.3973665, 0.71423835], [1.9486833, -2.3973665, -0.21423835]]]> : tensor<2x2x3xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[2.5, 0.5, 1.75]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.25, 2.25, 1.5625]> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @features_alone() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf32>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<[1.0, -0.5, 0.25]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.0, 3.0]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0.0> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @one_feature() {
  %operand = stablehlo.constant dense<[[1.0], [2.0], [3.0], [4.0]]> : tensor<4x1xf32>
  %scale = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %offset = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4x1xf32>, tensor<1xf32>, tensor<1xf32>)
  check.expect_eq_const %r#0, dense<[[-0.2247448], [0.5917517], [1.4082483], [2.2247448]]> : tensor<4x1xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[2.5]> : tensor<1xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[1.25]> : tensor<1xf32> {shlo.bitwise}
  func.return
}

func.func @no_elements() {
  %operand = stablehlo.constant dense<> : tensor<0x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf32>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<0x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<0x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %r#0, dense<> : tensor<0x2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0x7FC00000> : tensor<2xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0x7FC00000> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @no_features() {
  %operand = stablehlo.constant dense<> : tensor<2x0xf32>
  %scale = stablehlo.constant dense<> : tensor<0xf32>
  %offset = stablehlo.constant dense<> : tensor<0xf32>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x0xf32>, tensor<0xf32>, tensor<0xf32>) -> (tensor<2x0xf32>, tensor<0xf32>, tensor<0xf32>)
  check.expect_eq_const %r#0, dense<> : tensor<2x0xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<> : tensor<0xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<> : tensor<0xf32> {shlo.bitwise}
  func.return
}

func.func @images() {
  %operand = stablehlo.constant dense<"0x0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F"> : tensor<2x3x3x5xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.0, 2.0]> : tensor<5xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25, 1.0, -0.5]> : tensor<5xf32>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 3 : i64}> : (tensor<2x3x3x5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<2x3x3x5xf32>, tensor<5xf32>, tensor<5xf32>)
  check.expect_eq_const %r#0, dense<"0x4213293F009874BC2F8D293F7A071A40ED7960C0F622BD3EBEEC96BFD016BE3E2F8DE93FF50E1440DAF300BF856EE1BF084DA43D680B9F3F5E1A933F7A071A40ED7960C014BA85BD4213293F009874BC2F8DE93FF50E1440ED7900BFF622BD3EBEEC96BF680B9F3F5E1A933FF50E743FDAF300BF856EE1BF4213293F009874BC2F8D293F7A071A40ED7960C0F622BD3EBEEC96BFD016BE3E2F8DE93FF50E1440DAF300BF856EE1BF084DA43D680B9F3F5E1A933F7A071A40ED7960C014BA85BD4213293F009874BC2F8DE93FF50E1440ED7900BFF622BD3EBEEC96BF680B9F3F5E1A933FF50E743FDAF300BF856EE1BF4213293F009874BC2F8D293F7A071A40ED7960C0F622BD3EBEEC96BFD016BE3E2F8DE93FF50E1440DAF300BF856EE1BF084DA43D680B9F3F5E1A933F7A071A40ED7960C014BA85BD4213293F009874BC2F8DE93FF50E1440ED7900BFF622BD3EBEEC96BF680B9F3F5E1A933FF50E743FDAF300BF856EE1BF"> : tensor<2x3x3x5xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<1.5833334> : tensor<5xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<2.7013888> : tensor<5xf32> {shlo.bitwise}
  func.return
}

func.func @features_first_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[-1.0, 0.5], [1.0, 2.0]], [[3.0, 4.0], [-1.0, 0.5]]]> : tensor<3x2x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x2x2xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> (tensor<3x2x2xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[[-0.25, 0.6], [1.4, 2.2]], [[-3.0, -0.7], [0.125, 1.8]], [[0.6, 0.9], [-0.38, -0.031]]]> : tensor<3x2x2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[2.5, 0.6, 1.6]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[1.2, 1.2, 3.8]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @features_in_the_middle_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]], [[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]]> : tensor<2x3x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[[0.25, 1.8], [-2.0, 1.0], [-0.19, 0.7]], [[0.25, 1.8], [-2.0, 1.0], [-0.19, 0.7]]]> : tensor<2x3x2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.5, 3.5, -0.25]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0.25, 0.25, 0.56]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @features_last_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]], [[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]]]> : tensor<2x2x3xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> (tensor<2x2x3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[[0.062, 1.4, 0.75], [2.0, -2.5, -0.22]], [[0.062, 1.4, 0.75], [2.0, -2.5, -0.22]]]> : tensor<2x2x3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[2.5, 0.5, 1.8]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.2, 2.2, 1.5]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @features_alone_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[1.0, -0.5, 0.25]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.0, 3.0]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0.0> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @one_feature_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[1.0], [2.0], [3.0], [4.0]]> : tensor<4x1xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> (tensor<4x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[-0.25], [0.6], [1.4], [2.2]]> : tensor<4x1xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[2.5]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[1.2]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @no_elements_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<0x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<0x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<> : tensor<0x2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0x7F> : tensor<2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0x7F> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @no_features_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %scale = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %offset = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x0xf8E4M3FN>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> (tensor<2x0xf8E4M3FN>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<> : tensor<2x0xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<> : tensor<0xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<> : tensor<0xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @images_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<"0x38404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B830"> : tensor<2x3x3x5xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.0, 2.0]> : tensor<5xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25, 1.0, -0.5]> : tensor<5xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 3 : i64}> : (tensor<2x3x3x5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> (tensor<2x3x3x5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<"0x32A43242C82CBC2A3E41ACC008393842C8A030A43E41B228BC3A3837B4C032A43242C82CBC2A3E41ACC008393842C8A030A43E41B228BC3A3837B4C032A43242C82CBC2A3E41ACC008393842C8A030A43E41B228BC3A3837B4C0"> : tensor<2x3x3x5xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.6, 1.8, 1.8, 1.8, 1.8]> : tensor<5xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.8, 2.5, 2.5, 2.5, 2.5]> : tensor<5xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @training_of_f4E2M1FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf4E2M1FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf4E2M1FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> (tensor<3x2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.5], [2.0, 2.0], [-0.5, -2.0]]> : tensor<3x2xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<2.0> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @training_of_f6E2M3FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf6E2M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf6E2M3FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> (tensor<3x2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.8], [2.2, 1.8], [-0.2, -2.8]]> : tensor<3x2xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.2]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.5, 2.0]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @training_of_f6E3M2FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf6E3M2FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf6E3M2FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> (tensor<3x2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.5], [2.0, 2.0], [-0.25, -2.5]]> : tensor<3x2xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.0]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.5, 2.0]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @training_of_f8E5M2() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E5M2>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E5M2>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> (tensor<3x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.5], [2.0, 2.0], [-0.25, -2.5]]> : tensor<3x2xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.0]> : tensor<2xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.5, 2.0]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @training_of_f8E4M3() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> (tensor<3x2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.9], [2.0, 1.8], [-0.125, -2.8]]> : tensor<3x2xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.2]> : tensor<2xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.8, 2.0]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @training_of_f8E3M4() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E3M4>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E3M4>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> (tensor<3x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.66], [2.2, 2.0], [-0.19, -2.6]]> : tensor<3x2xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.1]> : tensor<2xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.6, 2.0]> : tensor<2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @training_of_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<3x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.9], [2.0, 1.8], [-0.125, -2.8]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.2]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.8, 2.0]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @training_of_f8E5M2FNUZ() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E5M2FNUZ>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E5M2FNUZ>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> (tensor<3x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.5], [2.0, 2.0], [-0.25, -2.5]]> : tensor<3x2xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.5, 2.0]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @training_of_f8E4M3FNUZ() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3FNUZ>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3FNUZ>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> (tensor<3x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.9], [2.0, 1.8], [-0.125, -2.8]]> : tensor<3x2xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.2]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.8, 2.0]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @training_of_f8E4M3B11FNUZ() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3B11FNUZ>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3B11FNUZ>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> (tensor<3x2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.9], [2.0, 1.8], [-0.125, -2.8]]> : tensor<3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.2]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.8, 2.0]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @training_of_f8E8M0FNU() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [0.5, 4.0], [8.0, 1.0]]> : tensor<3x2xf8E8M0FNU>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %offset = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> (tensor<3x2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>)
  check.expect_eq_const %r#0, dense<0xFF> : tensor<3x2xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<2.0> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0xFF> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @training_of_f16() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf16>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf16>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<3x2xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.7188], [2.172, 1.916], [-0.1709, -2.693]]> : tensor<3x2xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.166]> : tensor<2xf16> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.666, 2.055]> : tensor<2xf16> {shlo.bitwise}
  func.return
}

func.func @training_of_bf16() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xbf16>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xbf16>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> (tensor<3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.727], [2.17, 1.91], [-0.172, -2.69]]> : tensor<3x2xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.17]> : tensor<2xbf16> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.67, 2.06]> : tensor<2xbf16> {shlo.bitwise}
  func.return
}

func.func @training_of_f32() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf32>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.7195286], [2.17108, 1.9148138], [-0.17108, -2.6952853]]> : tensor<3x2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.1666667]> : tensor<2xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.6666667, 2.0555556]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @training_of_f64() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf64>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf64>
  %r:3 = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>, tensor<2xf64>)
  check.expect_eq_const %r#0, dense<[[1.0, -0.7195285199793805], [2.1710800875382397, 1.9148137197731878], [-0.1710800875382399, -2.695285199793807]]> : tensor<3x2xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, 2.1666666666666665]> : tensor<2xf64> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.6666666666666665, 2.0555555555555554]> : tensor<2xf64> {shlo.bitwise}
  func.return
}
