// stablehlo.batch_norm_inference: the specification's steps, each rounded in the element type.

func.func @features_first() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[-1.0, 0.5], [1.0, 2.0]], [[3.0, 4.0], [-1.0, 0.5]]]> : tensor<3x2x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x2x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x2x2xf32>
  check.expect_eq_const %r, dense<[[[0.10557282, 1.0], [1.8944272, 2.7888544]], [[-5.8333335, -3.8333333], [-3.1666667, -1.8333334]], [[1.4047005, 1.9820509], [-0.9047005, -0.03867513]]]> : tensor<3x2x2xf32> {shlo.bitwise}
  func.return
}

func.func @features_in_the_middle() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]], [[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]]> : tensor<2x3x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  check.expect_eq_const %r, dense<[[[0.10557282, 1.0], [-0.5, 0.8333334], [-0.9047005, -0.03867513]], [[0.10557282, 1.0], [-0.5, 0.8333334], [-0.9047005, -0.03867513]]]> : tensor<2x3x2xf32> {shlo.bitwise}
  func.return
}

func.func @features_last() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]], [[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]]]> : tensor<2x2x3xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x2x3xf32>
  check.expect_eq_const %r, dense<[[[0.10557282, -1.8333334, 1.4047005], [2.7888544, -5.8333335, -0.03867513]], [[0.10557282, -1.8333334, 1.4047005], [2.7888544, -5.8333335, -0.03867513]]]> : tensor<2x2x3xf32> {shlo.bitwise}
  func.return
}

func.func @features_alone() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %r, dense<[0.10557282, -1.8333334, 1.4047005]> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @one_feature() {
  %operand = stablehlo.constant dense<[[1.0], [2.0], [3.0], [4.0]]> : tensor<4x1xf32>
  %scale = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %offset = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %mean = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  %variance = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x1xf32>
  check.expect_eq_const %r, dense<[[0.10557282], [1.0], [1.8944272], [2.7888544]]> : tensor<4x1xf32> {shlo.bitwise}
  func.return
}

func.func @no_elements() {
  %operand = stablehlo.constant dense<> : tensor<0x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<0x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<0x2xf32>
  check.expect_eq_const %r, dense<> : tensor<0x2xf32> {shlo.bitwise}
  func.return
}

func.func @no_features() {
  %operand = stablehlo.constant dense<> : tensor<2x0xf32>
  %scale = stablehlo.constant dense<> : tensor<0xf32>
  %offset = stablehlo.constant dense<> : tensor<0xf32>
  %mean = stablehlo.constant dense<> : tensor<0xf32>
  %variance = stablehlo.constant dense<> : tensor<0xf32>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<2x0xf32>
  check.expect_eq_const %r, dense<> : tensor<2x0xf32> {shlo.bitwise}
  func.return
}

func.func @images() {
  %operand = stablehlo.constant dense<"0x0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F"> : tensor<2x3x3x5xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.0, 2.0]> : tensor<5xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25, 1.0, -0.5]> : tensor<5xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0, 2.0, 3.0]> : tensor<5xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.0, 2.0]> : tensor<5xf32>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 3 : i64}> : (tensor<2x3x3x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<2x3x3x5xf32>
  check.expect_eq_const %r, dense<"0x9036D83DABAAEABF3ACDB33F977C3240ABAABAC088EBAEBEABAA4AC03ACD533F977CF23F5655553FC475D7BF555575C00000803E0000803F000000BF977C3240ABAABAC0D0691EBD9036D83DABAAEABF977CF23F5655553F749A67BF88EBAEBEABAA4AC00000803F000000BFD8B3FD3FC475D7BF555575C09036D83DABAAEABF3ACDB33F977C3240ABAABAC088EBAEBEABAA4AC03ACD533F977CF23F5655553FC475D7BF555575C00000803E0000803F000000BF977C3240ABAABAC0D0691EBD9036D83DABAAEABF977CF23F5655553F749A67BF88EBAEBEABAA4AC00000803F000000BFD8B3FD3FC475D7BF555575C09036D83DABAAEABF3ACDB33F977C3240ABAABAC088EBAEBEABAA4AC03ACD533F977CF23F5655553FC475D7BF555575C00000803E0000803F000000BF977C3240ABAABAC0D0691EBD9036D83DABAAEABF977CF23F5655553F749A67BF88EBAEBEABAA4AC00000803F000000BFD8B3FD3FC475D7BF555575C0"> : tensor<2x3x3x5xf32> {shlo.bitwise}
  func.return
}

func.func @features_first_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[-1.0, 0.5], [1.0, 2.0]], [[3.0, 4.0], [-1.0, 0.5]]]> : tensor<3x2x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x2x2xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<3x2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[[0.125, 1.0], [1.9, 2.8]], [[-6.0, -3.8], [-3.2, -1.9]], [[1.4, 2.0], [-0.9, -0.031]]]> : tensor<3x2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @features_in_the_middle_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]], [[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]]> : tensor<2x3x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[[0.125, 1.0], [-0.5, 0.9], [-0.9, -0.031]], [[0.125, 1.0], [-0.5, 0.9], [-0.9, -0.031]]]> : tensor<2x3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @features_last_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]], [[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]]]> : tensor<2x2x3xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x2x3xf8E4M3FN>
  check.expect_eq_const %r, dense<[[[0.125, -1.9, 1.4], [2.8, -6.0, -0.031]], [[0.125, -1.9, 1.4], [2.8, -6.0, -0.031]]]> : tensor<2x2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @features_alone_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25]> : tensor<3xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.125, -1.9, 1.4]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @one_feature_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[1.0], [2.0], [3.0], [4.0]]> : tensor<4x1xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0]> : tensor<1xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<4x1xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.125], [1.0], [1.9], [2.8]]> : tensor<4x1xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @no_elements_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<0x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<0x2xf8E4M3FN>
  check.expect_eq_const %r, dense<> : tensor<0x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @no_features_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %scale = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %offset = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %mean = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %variance = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x0xf8E4M3FN>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>) -> tensor<2x0xf8E4M3FN>
  check.expect_eq_const %r, dense<> : tensor<2x0xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @images_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<"0x38404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B830"> : tensor<2x3x3x5xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.0, 2.0]> : tensor<5xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5, 0.25, 1.0, -0.5]> : tensor<5xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.0, 2.0]> : tensor<5xf8E4M3FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 3 : i64}> : (tensor<2x3x3x5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> tensor<2x3x3x5xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x20BF3B43CCACC5353F36BEC72838B043CC9020BF3F36B6ACC538B040BEC720BF3B43CCACC5353F36BEC72838B043CC9020BF3F36B6ACC538B040BEC720BF3B43CCACC5353F36BEC72838B043CC9020BF3F36B6ACC538B040BEC7"> : tensor<2x3x3x5xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @inference_of_f4E2M1FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf4E2M1FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf4E2M1FN>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf4E2M1FN>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.0, -1.5], [2.0, 0.5], [-2.0, -4.0]]> : tensor<3x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @inference_of_f6E2M3FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf6E2M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf6E2M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf6E2M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[0.1, -1.8], [1.9, 0.8], [-1.8, -3.8]]> : tensor<3x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @inference_of_f6E3M2FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf6E3M2FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf6E3M2FN>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf6E3M2FN>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[0.0, -1.8], [2.0, 0.8], [-2.0, -4.0]]> : tensor<3x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @inference_of_f8E5M2() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E5M2>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E5M2>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E5M2>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<3x2xf8E5M2>
  check.expect_eq_const %r, dense<[[0.0, -1.8], [2.0, 0.8], [-2.0, -4.0]]> : tensor<3x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @inference_of_f8E4M3() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E4M3>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> tensor<3x2xf8E4M3>
  check.expect_eq_const %r, dense<[[0.125, -1.9], [1.9, 0.9], [-1.8, -3.8]]> : tensor<3x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @inference_of_f8E3M4() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E3M4>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E3M4>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E3M4>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> tensor<3x2xf8E3M4>
  check.expect_eq_const %r, dense<[[0.12, -1.8], [1.9, 0.8], [-1.6, -3.9]]> : tensor<3x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @inference_of_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.125, -1.9], [1.9, 0.9], [-1.8, -3.8]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @inference_of_f8E5M2FNUZ() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E5M2FNUZ>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E5M2FNUZ>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E5M2FNUZ>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[0.0, -1.8], [2.0, 0.8], [-2.0, -4.0]]> : tensor<3x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @inference_of_f8E4M3FNUZ() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3FNUZ>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3FNUZ>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E4M3FNUZ>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[0.125, -1.9], [1.9, 0.9], [-1.8, -3.8]]> : tensor<3x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @inference_of_f8E4M3B11FNUZ() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3B11FNUZ>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3B11FNUZ>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E4M3B11FNUZ>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[0.125, -1.9], [1.9, 0.9], [-1.8, -3.8]]> : tensor<3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @inference_of_f8E8M0FNU() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [0.5, 4.0], [8.0, 1.0]]> : tensor<3x2xf8E8M0FNU>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %offset = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %mean = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[0xFF, 0xFF], [0xFF, 8.0], [8.0, 0xFF]]> : tensor<3x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @inference_of_f16() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf16>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf16>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf16>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> tensor<3x2xf16>
  check.expect_eq_const %r, dense<[[0.10547, -1.833], [1.895, 0.833], [-1.684, -3.834]]> : tensor<3x2xf16> {shlo.bitwise}
  func.return
}

func.func @inference_of_bf16() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xbf16>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xbf16>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xbf16>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %r, dense<[[0.1055, -1.836], [1.89, 0.836], [-1.69, -3.83]]> : tensor<3x2xbf16> {shlo.bitwise}
  func.return
}

func.func @inference_of_f32() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %r, dense<[[0.10557282, -1.8333334], [1.8944272, 0.8333334], [-1.6832814, -3.8333333]]> : tensor<3x2xf32> {shlo.bitwise}
  func.return
}

func.func @inference_of_f64() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf64>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %offset = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf64>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf64>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %r = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> tensor<3x2xf64>
  check.expect_eq_const %r, dense<[[0.10557280900008414, -1.8333333333333333], [1.8944271909999157, 0.8333333333333333], [-1.6832815729997477, -3.8333333333333335]]> : tensor<3x2xf64> {shlo.bitwise}
  func.return
}
