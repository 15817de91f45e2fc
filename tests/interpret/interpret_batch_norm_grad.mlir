// stablehlo.batch_norm_grad: the specification's steps, each rounded in the element type.

func.func @features_first() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[-1.0, 0.5], [1.0, 2.0]], [[3.0, 4.0], [-1.0, 0.5]]]> : tensor<3x2x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %grad_output = stablehlo.constant dense<[[[0.5, -0.25], [1.0, 0.125]], [[0.5, -0.25], [1.0, 0.125]], [[0.5, -0.25], [1.0, 0.125]]]> : tensor<3x2x2xf32>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x2x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2x2xf32>) -> (tensor<3x2x2xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<[[[0.27391833, -0.5310661], [0.4528038, -0.4639841]], [[-1.8657408, -2.087963], [-0.16203706, -0.8101852]], [[0.7878426, 0.70364565], [-0.31874546, -0.3007033]]]> : tensor<3x2x2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.67082036, -2.3333333, -2.0928948]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<1.375> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @features_in_the_middle() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]], [[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]]> : tensor<2x3x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %grad_output = stablehlo.constant dense<[[[0.5, -0.25], [1.0, 0.125], [0.5, -0.25]], [[1.0, 0.125], [0.5, -0.25], [1.0, 0.125]]]> : tensor<2x3x2xf32>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<[[[-0.12857392, -0.5310661], [0.875, -0.27314815], [-1.0404333, -0.62546283]], [[0.31863967, -0.19565594], [0.20833334, -0.7731482], [-0.75175816, -0.40895647]]]> : tensor<2x3x2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-1.3416407, -0.083333336, -3.391933]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<1.375> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @features_last() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]], [[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]]]> : tensor<2x2x3xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %grad_output = stablehlo.constant dense<[[[0.5, -0.25, 1.0], [0.125, 0.5, -0.25]], [[1.0, 0.125, 0.5], [-0.25, 1.0, 0.125]]]> : tensor<2x2x3xf32>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<[[[-0.17329526, -1.6620371, -0.7998707], [0.43044308, -3.2731483, -0.04811251]], [[0.27391833, -1.1620371, -1.0885458], [0.09503288, -2.6064816, 0.16839384]]]> : tensor<2x2x3xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-1.5652475, -3.916667, 3.5362704]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<1.375> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @features_alone() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %grad_output = stablehlo.constant dense<[0.5, -0.25, 1.0]> : tensor<3xf32>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<[-0.3577709, 0.14814815, -3.0792015]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.4472136, 0.16666667, 2.309401]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0.5, -0.25, 1.0]> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @one_feature() {
  %operand = stablehlo.constant dense<[[1.0], [2.0], [3.0], [4.0]]> : tensor<4x1xf32>
  %scale = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %mean = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  %variance = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %grad_output = stablehlo.constant dense<[[0.5], [-0.25], [1.0], [0.125]]> : tensor<4x1xf32>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<4x1xf32>) -> (tensor<4x1xf32>, tensor<1xf32>, tensor<1xf32>)
  check.expect_eq_const %r#0, dense<[[0.27391833], [-0.5310661], [0.4528038], [-0.4639841]]> : tensor<4x1xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.67082036]> : tensor<1xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[1.375]> : tensor<1xf32> {shlo.bitwise}
  func.return
}

func.func @no_elements() {
  %operand = stablehlo.constant dense<> : tensor<0x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %grad_output = stablehlo.constant dense<> : tensor<0x2xf32>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<0x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<0x2xf32>) -> (tensor<0x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %r#0, dense<> : tensor<0x2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<2xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0.0> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @no_features() {
  %operand = stablehlo.constant dense<> : tensor<2x0xf32>
  %scale = stablehlo.constant dense<> : tensor<0xf32>
  %mean = stablehlo.constant dense<> : tensor<0xf32>
  %variance = stablehlo.constant dense<> : tensor<0xf32>
  %grad_output = stablehlo.constant dense<> : tensor<2x0xf32>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x0xf32>) -> (tensor<2x0xf32>, tensor<0xf32>, tensor<0xf32>)
  check.expect_eq_const %r#0, dense<> : tensor<2x0xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<> : tensor<0xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<> : tensor<0xf32> {shlo.bitwise}
  func.return
}

func.func @images() {
  %operand = stablehlo.constant dense<"0x0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F0000803F000000400000404000008040000080BF0000003F"> : tensor<2x3x3x5xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.0, 2.0]> : tensor<5xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0, 2.0, 3.0]> : tensor<5xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.0, 2.0]> : tensor<5xf32>
  %grad_output = stablehlo.constant dense<"0x0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE0000803F0000003E0000003F000080BE"> : tensor<2x3x3x5xf32>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 3 : i64}> : (tensor<2x3x3x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2x3x3x5xf32>) -> (tensor<2x3x3x5xf32>, tensor<5xf32>, tensor<5xf32>)
  check.expect_eq_const %r#0, dense<"0xCA0FEABD34B59CBFFB97B23E7401A63EAEF9A1BFAD496CBFDAFB6B3C43E817BEA370CD3E5BF3C3BE92E25FBE73E1AEBF4B039C3D6B2807BFDA4B683FF45AC13EB20DC1BF80A5B4BE69D2A93EF4C322BF94E2DF3E7E93BCBE1E04C33EC18314BF172903BF3A6302BF98D05E3F655428BE17DF21BFD3ADD9BF3C75AA3E676A39BF0B56763DD32D37BCB24819BF3B6C16BFBBFA26BF0DCEBABEE934593F9332F03D3C752ABF73E1EEBF0DCEBA3EE82B45BEBE84763E8E002D3DB97057BF28970BBE159BECBDFA6191BFE06D623F05D9063E91DBBC3D32616ABF51061E3E241732BEB497503E1E04C3BE018A3DBED3AD99BFCA0FEABD34B59CBFFB97B23E7401A63EAEF9A1BFAD496CBFDAFB6B3C43E817BEA370CD3E5BF3C3BE92E25FBE73E1AEBF4B039C3D6B2807BFDA4B683FF45AC13EB20DC1BF80A5B4BE69D2A93EF4C322BF94E2DF3E7E93BCBE1E04C33EC18314BF172903BF3A6302BF98D05E3F655428BE17DF21BFD3ADD9BF"> : tensor<2x3x3x5xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-6.205088, -8.666667, 0.21650648, -5.813776, -7.6250005]> : tensor<5xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[5.75, 6.25, 6.625, 6.125, 5.75]> : tensor<5xf32> {shlo.bitwise}
  func.return
}

func.func @features_first_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[-1.0, 0.5], [1.0, 2.0]], [[3.0, 4.0], [-1.0, 0.5]]]> : tensor<3x2x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %grad_output = stablehlo.constant dense<[[[0.5, -0.25], [1.0, 0.125]], [[0.5, -0.25], [1.0, 0.125]], [[0.5, -0.25], [1.0, 0.125]]]> : tensor<3x2x2xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3x2x2xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3x2x2xf8E4M3FN>) -> (tensor<3x2x2xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[[0.28, -0.56], [0.4, -0.44]], [[-1.9, -2.2], [-0.17, -0.9]], [[0.7, 0.56], [-0.28, -0.28]]]> : tensor<3x2x2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.6, -2.5, -2.0]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<1.4> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @features_in_the_middle_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]], [[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]]> : tensor<2x3x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %grad_output = stablehlo.constant dense<[[[0.5, -0.25], [1.0, 0.125], [0.5, -0.25]], [[1.0, 0.125], [0.5, -0.25], [1.0, 0.125]]]> : tensor<2x3x2xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[[-0.14, -0.56], [0.9, -0.28], [-1.0, -0.6]], [[0.28, -0.19], [0.22, -0.9], [-0.75, -0.44]]]> : tensor<2x3x2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-1.2, -0.086, -3.2]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<1.4> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @features_last_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]], [[1.0, 2.0, 3.0], [4.0, -1.0, 0.5]]]> : tensor<2x2x3xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %grad_output = stablehlo.constant dense<[[[0.5, -0.25, 1.0], [0.125, 0.5, -0.25]], [[1.0, 0.125, 0.5], [-0.25, 1.0, 0.125]]]> : tensor<2x2x3xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<2x2x3xf8E4M3FN>) -> (tensor<2x2x3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[[-0.16, -1.8, -0.75], [0.4, -3.5, -0.07]], [[0.25, -1.2, -1.0], [0.055, -2.8, 0.16]]]> : tensor<2x2x3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-1.5, -4.0, 3.5]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<1.4> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @features_alone_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf8E4M3FN>
  %grad_output = stablehlo.constant dense<[0.5, -0.25, 1.0]> : tensor<3xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 0 : i64}> : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[-0.34, 0.16, -3.0]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.44, 0.17, 2.2]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[0.5, -0.25, 1.0]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @one_feature_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[1.0], [2.0], [3.0], [4.0]]> : tensor<4x1xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0]> : tensor<1xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FN>
  %grad_output = stablehlo.constant dense<[[0.5], [-0.25], [1.0], [0.125]]> : tensor<4x1xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<4x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<4x1xf8E4M3FN>) -> (tensor<4x1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[0.28], [-0.56], [0.4], [-0.44]]> : tensor<4x1xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.6]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[1.4]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @no_elements_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %grad_output = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<0x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<0x2xf8E4M3FN>) -> (tensor<0x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<> : tensor<0x2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0.0> : tensor<2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<0.0> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @no_features_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %scale = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %mean = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %variance = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %grad_output = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x0xf8E4M3FN>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>, tensor<2x0xf8E4M3FN>) -> (tensor<2x0xf8E4M3FN>, tensor<0xf8E4M3FN>, tensor<0xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<> : tensor<2x0xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<> : tensor<0xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<> : tensor<0xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @images_in_f8E4M3FN() {
  %operand = stablehlo.constant dense<"0x38404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B83038404448B830"> : tensor<2x3x3x5xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.0, 2.0]> : tensor<5xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0, 0.5, 1.0, 2.0]> : tensor<5xf8E4M3FN>
  %grad_output = stablehlo.constant dense<"0x30A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8382030A8"> : tensor<2x3x3x5xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 3 : i64}> : (tensor<2x3x3x5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<2x3x3x5xf8E4M3FN>) -> (tensor<2x3x3x5xf8E4M3FN>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<"0x94BA2C2ABAB61A9E2CACA1BA1CAF382ABCAA2AB22EAB2CAFAFAF379DAFBE2CB31D00B1B0B2AA3423B1BF2CA22A00B49F99B936211BB427A027AA9CB994BA2C2ABAB61A9E2CACA1BA1CAF382ABCAA2AB22EAB2CAFAFAF379DAFBE"> : tensor<2x3x3x5xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-6.5, -9.0, 0.44, -5.5, -7.5]> : tensor<5xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[5.0, 6.0, 6.0, 5.5, 5.0]> : tensor<5xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @grad_of_f4E2M1FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf4E2M1FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf4E2M1FN>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  %grad_output = stablehlo.constant dense<[[0.5, -0.0], [1.0, 0.0], [0.5, -0.0]]> : tensor<3x2xf4E2M1FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> (tensor<3x2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>)
  check.expect_eq_const %r#0, dense<[[-1.0, 0.0], [1.0, 0.0], [-2.0, 0.0]]> : tensor<3x2xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-1.0, 0.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, 0.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @grad_of_f6E2M3FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf6E2M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf6E2M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E2M3FN>
  %grad_output = stablehlo.constant dense<[[0.5, -0.2], [1.0, 0.1], [0.5, -0.2]]> : tensor<3x2xf6E2M3FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> (tensor<3x2xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>)
  check.expect_eq_const %r#0, dense<[[-0.2, 0.0], [0.5, 0.1], [-0.8, 0.4]]> : tensor<3x2xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-1.0, 0.6]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.4]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @grad_of_f6E3M2FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf6E3M2FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf6E3M2FN>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.1], [0.5, -0.25]]> : tensor<3x2xf6E3M2FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> (tensor<3x2xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>)
  check.expect_eq_const %r#0, dense<[[-0.4, 0.06], [0.5, 0.1], [-1.0, 0.4]]> : tensor<3x2xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-1.0, 0.6]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.4]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @grad_of_f8E5M2() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E5M2>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E5M2>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.12], [0.5, -0.25]]> : tensor<3x2xf8E5M2>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<3x2xf8E5M2>) -> (tensor<3x2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>)
  check.expect_eq_const %r#0, dense<[[-0.4, 0.055], [0.5, 0.11], [-1.0, 0.4]]> : tensor<3x2xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-1.0, 0.8]> : tensor<2xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.4]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @grad_of_f8E4M3() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E4M3>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.125], [0.5, -0.25]]> : tensor<3x2xf8E4M3>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<3x2xf8E4M3>) -> (tensor<3x2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>)
  check.expect_eq_const %r#0, dense<[[-0.34, 0.03], [0.5, 0.14], [-0.9, 0.34]]> : tensor<3x2xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.94, 0.6]> : tensor<2xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.38]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @grad_of_f8E3M4() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E3M4>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E3M4>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E3M4>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.12], [0.5, -0.25]]> : tensor<3x2xf8E3M4>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>, tensor<3x2xf8E3M4>) -> (tensor<3x2xf8E3M4>, tensor<2xf8E3M4>, tensor<2xf8E3M4>)
  check.expect_eq_const %r#0, dense<[[-0.39, 0.03], [0.53, 0.14], [-0.84, 0.33]]> : tensor<3x2xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.88, 0.66]> : tensor<2xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.38]> : tensor<2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @grad_of_f8E4M3FN() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3FN>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E4M3FN>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.125], [0.5, -0.25]]> : tensor<3x2xf8E4M3FN>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> (tensor<3x2xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[[-0.34, 0.03], [0.5, 0.14], [-0.9, 0.34]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.94, 0.6]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.38]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @grad_of_f8E5M2FNUZ() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E5M2FNUZ>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E5M2FNUZ>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.12], [0.5, -0.25]]> : tensor<3x2xf8E5M2FNUZ>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> (tensor<3x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>)
  check.expect_eq_const %r#0, dense<[[-0.4, 0.055], [0.5, 0.11], [-1.0, 0.4]]> : tensor<3x2xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-1.0, 0.8]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.4]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @grad_of_f8E4M3FNUZ() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3FNUZ>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E4M3FNUZ>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.125], [0.5, -0.25]]> : tensor<3x2xf8E4M3FNUZ>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> (tensor<3x2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>)
  check.expect_eq_const %r#0, dense<[[-0.34, 0.03], [0.5, 0.14], [-0.9, 0.34]]> : tensor<3x2xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.94, 0.6]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.38]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @grad_of_f8E4M3B11FNUZ() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf8E4M3B11FNUZ>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf8E4M3B11FNUZ>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.125], [0.5, -0.25]]> : tensor<3x2xf8E4M3B11FNUZ>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> (tensor<3x2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>)
  check.expect_eq_const %r#0, dense<[[-0.34, 0.03], [0.5, 0.14], [-0.9, 0.34]]> : tensor<3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.94, 0.6]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.38]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @grad_of_f8E8M0FNU() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [0.5, 4.0], [8.0, 1.0]]> : tensor<3x2xf8E8M0FNU>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %mean = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %grad_output = stablehlo.constant dense<[[1.0, 2.0], [0.5, 4.0], [8.0, 1.0]]> : tensor<3x2xf8E8M0FNU>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> (tensor<3x2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>)
  check.expect_eq_const %r#0, dense<0xFF> : tensor<3x2xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<0xFF> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<8.0> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @grad_of_f16() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf16>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf16>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.125], [0.5, -0.25]]> : tensor<3x2xf16>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<3x2xf16>) -> (tensor<3x2xf16>, tensor<2xf16>, tensor<2xf16>)
  check.expect_eq_const %r#0, dense<[[-0.3875, 0.0308], [0.5366, 0.1359], [-0.8647, 0.3271]]> : tensor<3x2xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.8945, 0.667]> : tensor<2xf16> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.375]> : tensor<2xf16> {shlo.bitwise}
  func.return
}

func.func @grad_of_bf16() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xbf16>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xbf16>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.125], [0.5, -0.25]]> : tensor<3x2xbf16>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<3x2xbf16>) -> (tensor<3x2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  check.expect_eq_const %r#0, dense<[[-0.387, 0.0312], [0.535, 0.136], [-0.867, 0.326]]> : tensor<3x2xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.9, 0.664]> : tensor<2xbf16> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.375]> : tensor<2xbf16> {shlo.bitwise}
  func.return
}

func.func @grad_of_f32() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf32>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.125], [0.5, -0.25]]> : tensor<3x2xf32>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %r#0, dense<[[-0.3875851, 0.0308642], [0.5366563, 0.13580246], [-0.864613, 0.3271605]]> : tensor<3x2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.8944271, 0.6666666]> : tensor<2xf32> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.375]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @grad_of_f64() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]]> : tensor<3x2xf64>
  %scale = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %mean = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf64>
  %variance = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %grad_output = stablehlo.constant dense<[[0.5, -0.25], [1.0, 0.125], [0.5, -0.25]]> : tensor<3x2xf64>
  %r:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<3x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>, tensor<2xf64>)
  check.expect_eq_const %r#0, dense<[[-0.3875851160999636, 0.030864197530864185], [0.5366563145999496, 0.13580246913580246], [-0.8646129512999187, 0.3271604938271605]]> : tensor<3x2xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.894427190999916, 0.6666666666666667]> : tensor<2xf64> {shlo.bitwise}
  check.expect_eq_const %r#2, dense<[2.0, -0.375]> : tensor<2xf64> {shlo.bitwise}
  func.return
}
