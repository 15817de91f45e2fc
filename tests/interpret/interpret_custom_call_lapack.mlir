// stablehlo.custom_call: routines of LAPACK. Expected values are LAPACK's (SciPy 1.17.1), but for eigenvectors and
// Schur vectors, which are checked by what they satisfy.

func.func @dgeev_real_values() {
  %c1 = stablehlo.constant dense<[[4.0, 1.0, -2.0, 2.0], [1.0, 2.0, 0.0, 1.0], [-2.0, 3.0, 3.0, -2.0], [2.0, 1.0, -2.0, -1.0]]> : tensor<4x4xf64>
  %r2:5 = stablehlo.custom_call @lapack_dgeev_ffi(%c1) {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
  check.expect_almost_eq_const %r2#0, dense<[6.4073914005298285, -2.3497389890730016, 0.6196912991573278, 3.322656289385845]> : tensor<4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#1, dense<[0.0, 0.0, 0.0, 0.0]> : tensor<4xf64>, tolerance = 1.0e-13
  check.expect_eq_const %r2#4, dense<0> : tensor<i32>
  %v3 = stablehlo.complex %r2#0, %r2#1 : tensor<4xcomplex<f64>>
  %c4 = stablehlo.constant dense<[[(4.0, 0.0), (1.0, 0.0), (-2.0, 0.0), (2.0, 0.0)], [(1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(-2.0, 0.0), (3.0, 0.0), (3.0, 0.0), (-2.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (-2.0, 0.0), (-1.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %v5 = stablehlo.dot_general %c4, %r2#3, contracting_dims = [1] x [0] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v6 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v7 = stablehlo.multiply %r2#3, %v6 : tensor<4x4xcomplex<f64>>
  check.expect_almost_eq %v5, %v7, tolerance = 1.0e-13 : tensor<4x4xcomplex<f64>>
  %c8 = stablehlo.constant dense<[[(4.0, 0.0), (1.0, 0.0), (-2.0, 0.0), (2.0, 0.0)], [(1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(-2.0, 0.0), (3.0, 0.0), (3.0, 0.0), (-2.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (-2.0, 0.0), (-1.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %v9 = chlo.conj %r2#2 : tensor<4x4xcomplex<f64>> -> tensor<4x4xcomplex<f64>>
  %v10 = stablehlo.dot_general %v9, %c8, contracting_dims = [0] x [0] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v11 = stablehlo.broadcast_in_dim %v3, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v12 = stablehlo.transpose %v9, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v13 = stablehlo.multiply %v12, %v11 : tensor<4x4xcomplex<f64>>
  check.expect_almost_eq %v10, %v13, tolerance = 1.0e-13 : tensor<4x4xcomplex<f64>>
  func.return
}

func.func @dgeev_pairs() {
  %c1 = stablehlo.constant dense<[[1.0, 2.0, 0.0, 1.0], [-3.0, 1.0, 2.0, 0.0], [0.5, -1.0, 2.0, 4.0], [1.0, 0.0, -4.0, 2.0]]> : tensor<4x4xf64>
  %r2:5 = stablehlo.custom_call @lapack_dgeev_ffi(%c1) {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
  check.expect_almost_eq_const %r2#0, dense<[1.0888442488361323, 1.0888442488361323, 1.9111557511638664, 1.9111557511638664]> : tensor<4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#1, dense<[2.3105471660445867, -2.3105471660445867, 4.183236772753075, -4.183236772753075]> : tensor<4xf64>, tolerance = 1.0e-13
  check.expect_eq_const %r2#4, dense<0> : tensor<i32>
  %v3 = stablehlo.complex %r2#0, %r2#1 : tensor<4xcomplex<f64>>
  %c4 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(-3.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.5, 0.0), (-1.0, 0.0), (2.0, 0.0), (4.0, 0.0)], [(1.0, 0.0), (0.0, 0.0), (-4.0, 0.0), (2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %v5 = stablehlo.dot_general %c4, %r2#3, contracting_dims = [1] x [0] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v6 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v7 = stablehlo.multiply %r2#3, %v6 : tensor<4x4xcomplex<f64>>
  check.expect_almost_eq %v5, %v7, tolerance = 1.0e-13 : tensor<4x4xcomplex<f64>>
  %c8 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(-3.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.5, 0.0), (-1.0, 0.0), (2.0, 0.0), (4.0, 0.0)], [(1.0, 0.0), (0.0, 0.0), (-4.0, 0.0), (2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %v9 = chlo.conj %r2#2 : tensor<4x4xcomplex<f64>> -> tensor<4x4xcomplex<f64>>
  %v10 = stablehlo.dot_general %v9, %c8, contracting_dims = [0] x [0] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v11 = stablehlo.broadcast_in_dim %v3, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v12 = stablehlo.transpose %v9, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v13 = stablehlo.multiply %v12, %v11 : tensor<4x4xcomplex<f64>>
  check.expect_almost_eq %v10, %v13, tolerance = 1.0e-13 : tensor<4x4xcomplex<f64>>
  func.return
}

func.func @zgeev() {
  %c1 = stablehlo.constant dense<[[(4.0, 1.0), (1.0, -3.0), (-2.0, 0.5), (2.0, 1.0)], [(1.0, 2.0), (2.0, 1.0), (0.0, -1.0), (1.0, 0.0)], [(-2.0, 0.0), (3.0, 2.0), (3.0, 2.0), (-2.0, -4.0)], [(2.0, 1.0), (1.0, 0.0), (-2.0, 4.0), (-1.0, 2.0)]]> : tensor<4x4xcomplex<f64>>
  %r2:4 = stablehlo.custom_call @lapack_zgeev_ffi(%c1) {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}} : (tensor<4x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
  check.expect_almost_eq_const %r2#0, dense<[(-4.3475183190591995, 2.0792538964485696), (-0.35835497993305776, 0.7652148422638945), (7.897034305340825, 1.0165714478551995), (4.808838993651433, 2.1389598134323404)]> : tensor<4xcomplex<f64>>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#1, dense<[[(-0.05549443823109719, 0.16342709052278578), (-0.36660433604916526, 0.4592917109552711), (-0.5045641043379412, -0.0008781681821548037), (0.19040565645239638, -0.07325951944547668)], [(-0.29448344504492774, -0.13071626203355174), (0.7416323387590583, 0.0), (0.20199857539536298, -0.41598113272664994), (0.663846417950492, 0.0)], [(0.17045668847307446, 0.49717195815930204), (-0.18030083100772554, 0.16271717568575236), (0.627829997723098, 0.0), (0.5716201805640054, -0.1687981998771328)], [(0.7682247550150657, 0.0), (0.21091529117482322, -0.034107626242740836), (-0.1972612742911123, 0.31382805771959543), (0.07718934780858754, 0.39558311851107747)]]> : tensor<4x4xcomplex<f64>>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#2, dense<[[(-0.06923730801223743, -0.10063409318052971), (0.6855486616801119, 0.0), (0.7243645923561448, 0.0), (0.5980140697574156, 0.0)], [(-0.2258463976738725, 0.04628401542103297), (-0.2935569829549993, -0.5066495521747763), (0.16522553107239157, 0.31908242689531274), (0.3736079969352551, 0.2951341521648023)], [(0.2984255312480192, 0.45309891212175846), (0.17386775021010964, 0.21427550870158826), (-0.47596651041372035, -0.08750937311428877), (0.3953089010387969, -0.0954418460057801)], [(0.7984821520714211, 0.0), (-0.32646639275993566, 0.06655274384974855), (0.33219774781138633, -0.0403176512204296), (0.21068654749297624, 0.45378957096892414)]]> : tensor<4x4xcomplex<f64>>, tolerance = 1.0e-13
  %c3 = stablehlo.constant dense<[[(4.0, 1.0), (1.0, -3.0), (-2.0, 0.5), (2.0, 1.0)], [(1.0, 2.0), (2.0, 1.0), (0.0, -1.0), (1.0, 0.0)], [(-2.0, 0.0), (3.0, 2.0), (3.0, 2.0), (-2.0, -4.0)], [(2.0, 1.0), (1.0, 0.0), (-2.0, 4.0), (-1.0, 2.0)]]> : tensor<4x4xcomplex<f64>>
  %v4 = stablehlo.dot_general %c3, %r2#2, contracting_dims = [1] x [0] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v5 = stablehlo.broadcast_in_dim %r2#0, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v6 = stablehlo.multiply %r2#2, %v5 : tensor<4x4xcomplex<f64>>
  check.expect_almost_eq %v4, %v6, tolerance = 1.0e-13 : tensor<4x4xcomplex<f64>>
  %c7 = stablehlo.constant dense<[[(4.0, 1.0), (1.0, -3.0), (-2.0, 0.5), (2.0, 1.0)], [(1.0, 2.0), (2.0, 1.0), (0.0, -1.0), (1.0, 0.0)], [(-2.0, 0.0), (3.0, 2.0), (3.0, 2.0), (-2.0, -4.0)], [(2.0, 1.0), (1.0, 0.0), (-2.0, 4.0), (-1.0, 2.0)]]> : tensor<4x4xcomplex<f64>>
  %v8 = chlo.conj %r2#1 : tensor<4x4xcomplex<f64>> -> tensor<4x4xcomplex<f64>>
  %v9 = stablehlo.dot_general %v8, %c7, contracting_dims = [0] x [0] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v10 = stablehlo.broadcast_in_dim %r2#0, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v11 = stablehlo.transpose %v8, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v12 = stablehlo.multiply %v11, %v10 : tensor<4x4xcomplex<f64>>
  check.expect_almost_eq %v9, %v12, tolerance = 1.0e-13 : tensor<4x4xcomplex<f64>>
  func.return
}

func.func @dgees() {
  %c1 = stablehlo.constant dense<[[1.0, 2.0, 0.0, 1.0], [-3.0, 1.0, 2.0, 0.0], [0.5, -1.0, 2.0, 4.0], [1.0, 0.0, -4.0, 2.0]]> : tensor<4x4xf64>
  %r2:6 = stablehlo.custom_call @lapack_dgees_ffi(%c1) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<i32>, tensor<i32>)
  check.expect_almost_eq_const %r2#2, dense<[1.0888442488361323, 1.0888442488361323, 1.9111557511638664, 1.9111557511638664]> : tensor<4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#3, dense<[2.3105471660445867, -2.3105471660445867, 4.183236772753075, -4.183236772753075]> : tensor<4xf64>, tolerance = 1.0e-13
  %v3 = stablehlo.abs %r2#0 : tensor<4x4xf64>
  check.expect_almost_eq_const %v3, dense<[[1.0888442488361323, 1.9630944335169178, 0.00539310114781649, 0.1743598333140548], [2.7194963804937418, 1.0888442488361323, 1.8260692244894179, 1.0797972804955038], [0.0, 0.0, 1.9111557511638664, 4.906323075061742], [0.0, 0.0, 3.5667178107086515, 1.9111557511638664]]> : tensor<4x4xf64>, tolerance = 1.0e-13
  %v4 = stablehlo.dot_general %r2#1, %r2#0, contracting_dims = [1] x [0] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  %v5 = stablehlo.dot_general %v4, %r2#1, contracting_dims = [1] x [1] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  check.expect_almost_eq_const %v5, dense<[[1.0, 2.0, 0.0, 1.0], [-3.0, 1.0, 2.0, 0.0], [0.5, -1.0, 2.0, 4.0], [1.0, 0.0, -4.0, 2.0]]> : tensor<4x4xf64>, tolerance = 1.0e-13
  %v6 = stablehlo.dot_general %r2#1, %r2#1, contracting_dims = [1] x [1] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
  check.expect_almost_eq_const %v6, dense<[[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]> : tensor<4x4xf64>, tolerance = 1.0e-13
  func.return
}

func.func @zgees() {
  %c1 = stablehlo.constant dense<[[(4.0, 1.0), (1.0, -3.0), (-2.0, 0.5), (2.0, 1.0)], [(1.0, 2.0), (2.0, 1.0), (0.0, -1.0), (1.0, 0.0)], [(-2.0, 0.0), (3.0, 2.0), (3.0, 2.0), (-2.0, -4.0)], [(2.0, 1.0), (1.0, 0.0), (-2.0, 4.0), (-1.0, 2.0)]]> : tensor<4x4xcomplex<f64>>
  %r2:5 = stablehlo.custom_call @lapack_zgees_ffi(%c1) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<i32>, tensor<i32>)
  check.expect_almost_eq_const %r2#2, dense<[(-4.3475183190591995, 2.0792538964485696), (-0.35835497993305776, 0.7652148422638945), (7.897034305340825, 1.0165714478551995), (4.808838993651433, 2.1389598134323404)]> : tensor<4xcomplex<f64>>, tolerance = 1.0e-13
  %v3 = stablehlo.dot_general %r2#1, %r2#0, contracting_dims = [1] x [0] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v4 = chlo.conj %r2#1 : tensor<4x4xcomplex<f64>> -> tensor<4x4xcomplex<f64>>
  %v5 = stablehlo.dot_general %v3, %v4, contracting_dims = [1] x [1] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  check.expect_almost_eq_const %v5, dense<[[(4.0, 1.0), (1.0, -3.0), (-2.0, 0.5), (2.0, 1.0)], [(1.0, 2.0), (2.0, 1.0), (0.0, -1.0), (1.0, 0.0)], [(-2.0, 0.0), (3.0, 2.0), (3.0, 2.0), (-2.0, -4.0)], [(2.0, 1.0), (1.0, 0.0), (-2.0, 4.0), (-1.0, 2.0)]]> : tensor<4x4xcomplex<f64>>, tolerance = 1.0e-13
  %v6 = stablehlo.dot_general %r2#1, %v4, contracting_dims = [1] x [1] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  check.expect_almost_eq_const %v6, dense<[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]> : tensor<4x4xcomplex<f64>>, tolerance = 1.0e-13
  func.return
}

func.func @dgehrd() {
  %c1 = stablehlo.constant dense<[[4.0, 1.0, -2.0, 2.0], [1.0, 2.0, 0.0, 1.0], [-2.0, 3.0, 3.0, -2.0], [2.0, 1.0, -2.0, -1.0]]> : tensor<4x4xf64>
  %r2:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%c1) {mhlo.backend_config = {low = 1 : i32, high = 4 : i32}} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<3xf64>, tensor<i32>)
  check.expect_almost_eq_const %r2#0, dense<[[4.0, -3.0, -7.021666937153401e-17, 1.4043333874306804e-16], [-3.0, 2.666666666666667, -0.7378647873726221, -2.213594362117866], [-0.5, -1.0540925533894598, -2.2000000000000006, 1.0666666666666669], [0.5, 0.7207592200561264, -0.9333333333333328, 3.5333333333333328]]> : tensor<4x4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#1, dense<[1.3333333333333333, 1.316227766016838, 0.0]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @zgehrd() {
  %c1 = stablehlo.constant dense<[[(4.0, 1.0), (1.0, -3.0), (-2.0, 0.5), (2.0, 1.0)], [(1.0, 2.0), (2.0, 1.0), (0.0, -1.0), (1.0, 0.0)], [(-2.0, 0.0), (3.0, 2.0), (3.0, 2.0), (-2.0, -4.0)], [(2.0, 1.0), (1.0, 0.0), (-2.0, 4.0), (-1.0, 2.0)]]> : tensor<4x4xcomplex<f64>>
  %r2:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%c1) {mhlo.backend_config = {low = 1 : i32, high = 4 : i32}} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<i32>)
  check.expect_almost_eq_const %r2#0, dense<[[(4.0, 1.0), (-3.7416573867739418, -0.534522483824849), (1.9429655703005326, -0.8424577277474959), (-0.04353087764715452, -0.6910430858942411)], [(-3.741657386773941, 0.0), (2.214285714285715, 0.6428571428571428), (-3.5538183342887777, 1.3306534402359809), (1.2229159413092905, 0.38082751460906666)], [(-0.3580863972141443, 0.15103849477314255), (-2.515259551665573, 0.0), (-1.726382488479265, 1.6192396313364066), (-4.199395656914055, 0.6798041506304184)], [(0.4336056446007156, 0.02800470383392961), (0.4686639489084127, 0.5383387148599502), (-2.7903400614779654, 0.0), (3.512096774193553, 2.7379032258064537)]]> : tensor<4x4xcomplex<f64>>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#1, dense<[(1.2672612419124245, 0.5345224838248488), (1.1854630899047458, 0.4066872476041675), (1.9497151645866753, 0.3131151643630579)]> : tensor<3xcomplex<f64>>, tolerance = 1.0e-13
  func.return
}

func.func @dsytrd_lower() {
  %c1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 2.0], [-1.0, 2.0, 1.0, 0.0], [0.5, 1.0, 4.0, 0.0], [2.0, 0.0, 0.0, 4.0]]> : tensor<4x4xf64>
  %r2:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%c1) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<i32>)
  check.expect_almost_eq_const %r2#0, dense<[[2.0, -1.0, 0.5, 2.0], [2.29128784747792, 3.428571428571429, 1.0, 0.0], [-0.15191621735034352, 1.0268504120403723, 2.1585253456221194, 0.0], [-0.6076648694013741, -0.834422086085184, 0.03942000597811522, 4.412903225806451]]> : tensor<4x4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#1, dense<[2.0, 3.428571428571429, 2.1585253456221194, 4.412903225806451]> : tensor<4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#2, dense<[2.29128784747792, 1.0268504120403723, 0.03942000597811522]> : tensor<3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#3, dense<[1.4364357804719847, 1.1790643788467352, 0.0]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @dsytrd_upper() {
  %c1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 2.0], [-1.0, 2.0, 1.0, 0.0], [0.5, 1.0, 4.0, 0.0], [2.0, 0.0, 0.0, 4.0]]> : tensor<4x4xf64>
  %r2:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%c1) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<i32>)
  check.expect_almost_eq_const %r2#0, dense<[[4.4, -0.2000000000000002, 0.2360679774997897, 1.0], [-1.0, 1.5999999999999996, -1.118033988749895, 0.0], [0.5, 1.0, 2.0, -2.0], [2.0, 0.0, 0.0, 4.0]]> : tensor<4x4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#1, dense<[4.4, 1.5999999999999996, 2.0, 4.0]> : tensor<4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#2, dense<[-0.2000000000000002, -1.118033988749895, -2.0]> : tensor<3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#3, dense<[0.0, 1.8944271909999157, 1.0]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @zhetrd_lower() {
  %c1 = stablehlo.constant dense<[[(8.0, 0.0), (2.0, -5.0), (-4.0, 0.5), (4.0, 0.0)], [(2.0, 5.0), (4.0, 0.0), (3.0, -3.0), (2.0, 0.0)], [(-4.0, -0.5), (3.0, 3.0), (6.0, 0.0), (-4.0, -8.0)], [(4.0, 0.0), (2.0, 0.0), (-4.0, 8.0), (-2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %r2:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%c1) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<i32>)
  check.expect_almost_eq_const %r2#0, dense<[[(8.0, 0.0), (2.0, -5.0), (-4.0, 0.5), (4.0, 0.0)], [(-7.826237921249263, 0.0), (6.93061224489796, 0.0), (3.0, -3.0), (2.0, 0.0)], [(-0.34391813007611804, 0.12411572568818251), (-4.512938500674531, 0.0), (5.459573161145034, 0.0), (-4.0, -8.0)], [(0.3233513002979399, -0.164534638225425), (0.17368765190053786, 0.3063521631589526), (-7.815136565914929, 0.0), (-4.390185406043003, 0.0)]]> : tensor<4x4xcomplex<f64>>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#1, dense<[8.0, 6.93061224489796, 5.459573161145034, -4.390185406043003]> : tensor<4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#2, dense<[-7.826237921249263, -4.512938500674531, -7.815136565914929]> : tensor<3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#3, dense<[(1.2555506259999758, 0.6388765649999399), (1.7276565551200525, 0.298785401001688), (1.9884552502317052, 0.1515130960985784)]> : tensor<3xcomplex<f64>>, tolerance = 1.0e-13
  func.return
}

func.func @zhetrd_upper() {
  %c1 = stablehlo.constant dense<[[(8.0, 0.0), (2.0, -5.0), (-4.0, 0.5), (4.0, 0.0)], [(2.0, 5.0), (4.0, 0.0), (3.0, -3.0), (2.0, 0.0)], [(-4.0, -0.5), (3.0, 3.0), (6.0, 0.0), (-4.0, -8.0)], [(4.0, 0.0), (2.0, 0.0), (-4.0, 8.0), (-2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>
  %r2:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%c1) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<i32>)
  check.expect_almost_eq_const %r2#0, dense<[[(3.011117321905477, 0.0), (5.847099782354886, 0.0), (-0.30672134559455105, -0.30687986096548653), (-0.2153846153846154, 0.12307692307692308)], [(2.0, 5.0), (8.268882678094524, 0.0), (5.075588635813585, 0.0), (-0.1076923076923077, 0.06153846153846154)], [(-4.0, -0.5), (3.0, 3.0), (6.719999999999999, 0.0), (10.0, 0.0)], [(4.0, 0.0), (2.0, 0.0), (-4.0, 8.0), (-2.0, 0.0)]]> : tensor<4x4xcomplex<f64>>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#1, dense<[3.011117321905477, 8.268882678094524, 6.719999999999999, -2.0]> : tensor<4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#2, dense<[5.847099782354886, 5.075588635813585, 10.0]> : tensor<3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2#3, dense<[(1.6300349668976375, -0.7765667649895232), (1.6621134267861526, -0.18695823184476199), (1.4, 0.8)]> : tensor<3xcomplex<f64>>, tolerance = 1.0e-13
  func.return
}

func.func @dormqr_left() {
  %c1 = stablehlo.constant dense<[[-7.54983443527075, -0.5298129428260177, 1.8543452998910617], [0.4188554290770377, -3.27403394081583, 1.2270929172615794], [-0.6282831436155566, 0.10888459146178818, -2.3570418921135863], [0.10471385726925943, 0.007608606956174021, 0.6560148596233843]]> : tensor<4x3xf64>
  %c2 = stablehlo.constant dense<[1.2649064714130087, 1.9764530421399538, 1.398253794618004]> : tensor<3xf64>
  %c3 = stablehlo.constant dense<[[-5.0, -4.0, -3.0], [-2.0, -1.0, 0.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf64>
  %r4 = stablehlo.custom_call @lapack_dormqr_ffi(%c1, %c2, %c3) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<4x3xf64>, tensor<3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
  check.expect_almost_eq_const %r4, dense<[[-3.078358179302635, -4.1009431317588145, -5.123528084214993], [3.6229506302684515, 2.0902407758267234, 0.5575309213849948], [-4.7500774743462415, -4.9783797471190825, -5.2066820198919235], [0.9136211678077654, 0.16998241857923876, -0.5736563306492865]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @dormqr_left_adjoint() {
  %c1 = stablehlo.constant dense<[[-7.54983443527075, -0.5298129428260177, 1.8543452998910617], [0.4188554290770377, -3.27403394081583, 1.2270929172615794], [-0.6282831436155566, 0.10888459146178818, -2.3570418921135863], [0.10471385726925943, 0.007608606956174021, 0.6560148596233843]]> : tensor<4x3xf64>
  %c2 = stablehlo.constant dense<[1.2649064714130087, 1.9764530421399538, 1.398253794618004]> : tensor<3xf64>
  %c3 = stablehlo.constant dense<[[-5.0, -4.0, -3.0], [-2.0, -1.0, 0.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf64>
  %r4 = stablehlo.custom_call @lapack_dormqr_ffi(%c1, %c2, %c3) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<4x3xf64>, tensor<3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
  check.expect_almost_eq_const %r4, dense<[[2.6490647141300876, 2.5166114784235827, 2.3841582427170787], [-0.42867874838832454, -1.3235456356489528, -2.2184125229095804], [-2.8059526545974385, -4.224552326298148, -5.6431519979988565], [5.56105389033308, 4.479737856101647, 3.398421821870215]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @dormqr_right() {
  %c1 = stablehlo.constant dense<[[-7.54983443527075, -0.5298129428260177, 1.8543452998910617], [0.4188554290770377, -3.27403394081583, 1.2270929172615794], [-0.6282831436155566, 0.10888459146178818, -2.3570418921135863], [0.10471385726925943, 0.007608606956174021, 0.6560148596233843]]> : tensor<4x3xf64>
  %c2 = stablehlo.constant dense<[1.2649064714130087, 1.9764530421399538, 1.398253794618004]> : tensor<3xf64>
  %c3 = stablehlo.constant dense<[[-5.0, -4.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0], [3.0, 4.0, 5.0, 6.0]]> : tensor<3x4xf64>
  %r4 = stablehlo.custom_call @lapack_dormqr_ffi(%c1, %c2, %c3) {mhlo.backend_config = {left = false, transpose = false}} : (tensor<4x3xf64>, tensor<3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
  check.expect_almost_eq_const %r4, dense<[[1.3245323570650436, 2.8399967080726527, 3.7933480208032173, 5.458071410882467], [0.7947194142390261, -0.7394708409698603, -1.881050665999619, 1.1328072739567383], [0.26490647141300927, -4.318938390012373, -7.555449352802454, -3.19245686296899]]> : tensor<3x4xf64>, tolerance = 1.0e-13
  func.return
}

func.func @dormqr_right_adjoint() {
  %c1 = stablehlo.constant dense<[[-7.54983443527075, -0.5298129428260177, 1.8543452998910617], [0.4188554290770377, -3.27403394081583, 1.2270929172615794], [-0.6282831436155566, 0.10888459146178818, -2.3570418921135863], [0.10471385726925943, 0.007608606956174021, 0.6560148596233843]]> : tensor<4x3xf64>
  %c2 = stablehlo.constant dense<[1.2649064714130087, 1.9764530421399538, 1.398253794618004]> : tensor<3xf64>
  %c3 = stablehlo.constant dense<[[-5.0, -4.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0], [3.0, 4.0, 5.0, 6.0]]> : tensor<3x4xf64>
  %r4 = stablehlo.custom_call @lapack_dormqr_ffi(%c1, %c2, %c3) {mhlo.backend_config = {left = false, transpose = true}} : (tensor<4x3xf64>, tensor<3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
  check.expect_almost_eq_const %r4, dense<[[2.3824971150863816, 6.31668305822858, -0.8223515822059427, 2.7833362200310074], [-1.707842694738331, 0.18584364046166493, -1.7355606732973077, -0.1912187768830954], [-5.798182504563042, -5.944995777305248, -2.648769764388672, -3.1657737737971967]]> : tensor<3x4xf64>, tolerance = 1.0e-13
  func.return
}

func.func @zunmqr_left() {
  %c1 = stablehlo.constant dense<[[(-10.677078252031311, 0.0), (-0.7492686492653547, 9.952755145771626e-17), (2.6224402724287432, 0.0)], [(0.27647504433416986, -0.4951042282419026), (-4.630183202771579, 0.0), (1.7353714458832918, -5.551115123125783e-17)], [(-0.44563243640150396, 0.3506827320947678), (0.15893230481692128, 0.3829758839060964), (-3.333360610908575, 0.0)], [(0.09076267001371686, 0.1506054701271846), (-0.01111699549452468, -0.12370946421085868), (0.45272300625956896, -0.08356234459889357)]]> : tensor<4x3xcomplex<f64>>
  %c2 = stablehlo.constant dense<[(1.1873171623163388, 0.0936585811581694), (1.6628940642074517, 0.18916354056448392), (1.5620687511149423, 0.37113119727294464)]> : tensor<3xcomplex<f64>>
  %c3 = stablehlo.constant dense<[[(-5.0, 4.0), (-4.0, 5.0), (-3.0, 6.0)], [(-2.0, 1.0), (-1.0, 2.0), (0.0, 3.0)], [(1.0, -2.0), (2.0, -1.0), (3.0, 0.0)], [(4.0, -5.0), (5.0, -4.0), (6.0, -3.0)]]> : tensor<4x3xcomplex<f64>>
  %r4 = stablehlo.custom_call @lapack_zunmqr_ffi(%c1, %c2, %c3) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
  check.expect_almost_eq_const %r4, dense<[[(-4.553932928313153, 1.1835700916133667), (-4.171720078508442, -0.5559324215670589), (-3.7895072287037315, -2.295434934747483)], [(-0.07782329138974142, -6.0045257339393485), (-0.7653347623224089, -7.027964502777561), (-1.4528462332550758, -8.051403271615774)], [(-1.9055897067418932, 4.619746060163611), (-0.6616338229325183, 3.4047444606629265), (0.5823220608768569, 2.18974286116224)], [(1.1555510218193883, -2.7371238579164094), (1.3662707431128083, -3.2269069520130804), (1.576990464406228, -3.7166900461097514)]]> : tensor<4x3xcomplex<f64>>, tolerance = 1.0e-13
  func.return
}

func.func @zunmqr_left_adjoint() {
  %c1 = stablehlo.constant dense<[[(-10.677078252031311, 0.0), (-0.7492686492653547, 9.952755145771626e-17), (2.6224402724287432, 0.0)], [(0.27647504433416986, -0.4951042282419026), (-4.630183202771579, 0.0), (1.7353714458832918, -5.551115123125783e-17)], [(-0.44563243640150396, 0.3506827320947678), (0.15893230481692128, 0.3829758839060964), (-3.333360610908575, 0.0)], [(0.09076267001371686, 0.1506054701271846), (-0.01111699549452468, -0.12370946421085868), (0.45272300625956896, -0.08356234459889357)]]> : tensor<4x3xcomplex<f64>>
  %c2 = stablehlo.constant dense<[(1.1873171623163388, 0.0936585811581694), (1.6628940642074517, 0.18916354056448392), (1.5620687511149423, 0.37113119727294464)]> : tensor<3xcomplex<f64>>
  %c3 = stablehlo.constant dense<[[(-5.0, 4.0), (-4.0, 5.0), (-3.0, 6.0)], [(-2.0, 1.0), (-1.0, 2.0), (0.0, 3.0)], [(1.0, -2.0), (2.0, -1.0), (3.0, 0.0)], [(4.0, -5.0), (5.0, -4.0), (6.0, -3.0)]]> : tensor<4x3xcomplex<f64>>
  %r4 = stablehlo.custom_call @lapack_zunmqr_ffi(%c1, %c2, %c3) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
  check.expect_almost_eq_const %r4, dense<[[(3.7463432463267754, -8.881784197001252e-16), (3.559026084010438, 0.0), (3.3717089216940996, 0.0)], [(-0.6062432998718916, 8.881784197001252e-16), (-1.8717761883544677, 0.0), (-3.1373090768370426, -4.440892098500626e-16)], [(-3.9682162995084855, 1.7763568394002505e-15), (-5.974419194805648, 1.7763568394002505e-15), (-7.980622090102811, 8.881784197001252e-16)], [(5.1874612946738505, -5.911081631870606), (4.178788265153935, -4.761704647895766), (3.17011523563402, -3.6123276639209276)]]> : tensor<4x3xcomplex<f64>>, tolerance = 1.0e-13
  func.return
}

func.func @zunmqr_right() {
  %c1 = stablehlo.constant dense<[[(-10.677078252031311, 0.0), (-0.7492686492653547, 9.952755145771626e-17), (2.6224402724287432, 0.0)], [(0.27647504433416986, -0.4951042282419026), (-4.630183202771579, 0.0), (1.7353714458832918, -5.551115123125783e-17)], [(-0.44563243640150396, 0.3506827320947678), (0.15893230481692128, 0.3829758839060964), (-3.333360610908575, 0.0)], [(0.09076267001371686, 0.1506054701271846), (-0.01111699549452468, -0.12370946421085868), (0.45272300625956896, -0.08356234459889357)]]> : tensor<4x3xcomplex<f64>>
  %c2 = stablehlo.constant dense<[(1.1873171623163388, 0.0936585811581694), (1.6628940642074517, 0.18916354056448392), (1.5620687511149423, 0.37113119727294464)]> : tensor<3xcomplex<f64>>
  %c3 = stablehlo.constant dense<[[(-5.0, 3.0), (-4.0, 4.0), (-3.0, 5.0), (-2.0, 6.0)], [(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0), (2.0, 2.0)], [(3.0, -5.0), (4.0, -4.0), (5.0, -3.0), (6.0, -2.0)]]> : tensor<3x4xcomplex<f64>>
  %r4 = stablehlo.custom_call @lapack_zunmqr_ffi(%c1, %c2, %c3) {mhlo.backend_config = {left = false, transpose = false}} : (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  check.expect_almost_eq_const %r4, dense<[[(1.9668302043215569, -0.09365858115816872), (4.649128305892573, -0.6327664442412875), (6.367705665469629, -1.0031014476485847), (6.1704222033717135, 5.871969134433795)], [(1.2175615550562022, -0.09365858115816927), (-0.41300324803772653, -0.6327664442412881), (-1.6571059157190224, -1.003101447648582), (2.135730085292051, 1.2744611985344378)], [(0.4682929057908476, -0.09365858115816916), (-5.475134801968027, -0.6327664442412866), (-9.681917496907676, -1.0031014476485804), (-1.8989620327876136, -3.3230467373649213)]]> : tensor<3x4xcomplex<f64>>, tolerance = 1.0e-13
  func.return
}

func.func @zunmqr_right_adjoint() {
  %c1 = stablehlo.constant dense<[[(-10.677078252031311, 0.0), (-0.7492686492653547, 9.952755145771626e-17), (2.6224402724287432, 0.0)], [(0.27647504433416986, -0.4951042282419026), (-4.630183202771579, 0.0), (1.7353714458832918, -5.551115123125783e-17)], [(-0.44563243640150396, 0.3506827320947678), (0.15893230481692128, 0.3829758839060964), (-3.333360610908575, 0.0)], [(0.09076267001371686, 0.1506054701271846), (-0.01111699549452468, -0.12370946421085868), (0.45272300625956896, -0.08356234459889357)]]> : tensor<4x3xcomplex<f64>>
  %c2 = stablehlo.constant dense<[(1.1873171623163388, 0.0936585811581694), (1.6628940642074517, 0.18916354056448392), (1.5620687511149423, 0.37113119727294464)]> : tensor<3xcomplex<f64>>
  %c3 = stablehlo.constant dense<[[(-5.0, 3.0), (-4.0, 4.0), (-3.0, 5.0), (-2.0, 6.0)], [(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0), (2.0, 2.0)], [(3.0, -5.0), (4.0, -4.0), (5.0, -3.0), (6.0, -2.0)]]> : tensor<3x4xcomplex<f64>>
  %r4 = stablehlo.custom_call @lapack_zunmqr_ffi(%c1, %c2, %c3) {mhlo.backend_config = {left = false, transpose = true}} : (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  check.expect_almost_eq_const %r4, dense<[[(-3.852878156945989, -6.871509906160394), (2.0978001570262044, -2.265429104699697), (-6.011194923266911, -5.575443542902475), (-0.6674668047333161, -0.8597673807517239)], [(-2.324026757727145, 0.08650014656130467), (-0.6522457267044643, 1.8283259706531512), (-1.0353713880294113, -0.7154371448997356), (0.175412080440364, 1.0993649956349585)], [(-0.7951753585082977, 7.044510199283005), (-3.4022916104351326, 5.9220810460059985), (3.940452147208088, 4.144569253103004), (1.0182909656140444, 3.058497372021641)]]> : tensor<3x4xcomplex<f64>>, tolerance = 1.0e-13
  func.return
}

func.func @sgtsv() {
  %c1 = stablehlo.constant dense<[0.0, 3.0, -1.0, 2.0]> : tensor<4xf32>
  %c2 = stablehlo.constant dense<[1.0, 0.5, 4.0, -2.0]> : tensor<4xf32>
  %c3 = stablehlo.constant dense<[2.0, 1.0, -3.0, 0.0]> : tensor<4xf32>
  %c4 = stablehlo.constant dense<[[1.0, 2.0], [3.0, -1.0], [0.0, 4.0], [2.0, 2.0]]> : tensor<4x2xf32>
  %r5:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%c1, %c2, %c3, %c4) {} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>, tensor<i32>)
  check.expect_almost_eq_const %r5#3, dense<[[2.333333730697632, -1.5555557012557983], [-0.6666667461395264, 1.7777776718139648], [-3.6666672229766846, 2.777777910232544], [-4.666667461395264, 1.7777780294418335]]> : tensor<4x2xf32>, tolerance = 1.0e-05
  check.expect_almost_eq_const %r5#1, dense<[3.0, 1.8333333730697632, 3.8181817531585693, -0.42857134342193604]> : tensor<4xf32>, tolerance = 1.0e-05
  func.return
}

func.func @zgtsv() {
  %c1 = stablehlo.constant dense<[(0.0, 0.0), (3.0, 0.0), (-1.0, 0.0), (2.0, 0.0)]> : tensor<4xcomplex<f64>>
  %c2 = stablehlo.constant dense<[(1.0, 0.0), (0.5, 3.0), (4.0, -1.0), (-2.0, 2.0)]> : tensor<4xcomplex<f64>>
  %c3 = stablehlo.constant dense<[(2.0, -2.0), (1.0, -1.0), (-3.0, 3.0), (0.0, 0.0)]> : tensor<4xcomplex<f64>>
  %c4 = stablehlo.constant dense<[[(1.0, 2.0), (2.0, 2.0)], [(3.0, 0.0), (-1.0, 4.0)], [(0.0, 3.0), (4.0, -1.0)], [(2.0, 1.0), (2.0, 2.0)]]> : tensor<4x2xcomplex<f64>>
  %r5:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%c1, %c2, %c3, %c4) {} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<i32>)
  check.expect_almost_eq_const %r5#3, dense<[[(2.4666666666666672, 0.26666666666666666), (-0.3111111111111113, 1.8222222222222222)], [(-0.8000000000000002, 0.06666666666666643), (0.5333333333333333, 0.6222222222222225)], [(-2.683333333333335, -1.1166666666666678), (2.455555555555556, -0.9222222222222217)], [(-1.0333333333333334, -2.650000000000001), (1.688888888888889, -0.23333333333333284)]]> : tensor<4x2xcomplex<f64>>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r5#1, dense<[(3.0, 0.0), (1.8333333333333333, -3.0), (3.8696629213483145, -1.0314606741573034), (-0.1664564943253466, 0.9382093316519544)]> : tensor<4xcomplex<f64>>, tolerance = 1.0e-13
  func.return
}

func.func @dgtsv_of_a_singular_matrix() {
  %c1 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf64>
  %c2 = stablehlo.constant dense<[[1.0], [1.0]]> : tensor<2x1xf64>
  %r3:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%c1, %c1, %c1, %c2) {} : (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x1xf64>) -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x1xf64>, tensor<i32>)
  check.expect_eq_const %r3#4, dense<1> : tensor<i32>
  func.return
}

func.func @dgeqp3() {
  %c1 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %c2 = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi32>
  %r3:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%c1, %c2) {} : (tensor<4x3xf64>, tensor<3xi32>) -> (tensor<4x3xf64>, tensor<3xi32>, tensor<3xf64>)
  check.expect_almost_eq_const %r3#0, dense<[[-7.54983443527075, -0.5298129428260177, 1.8543452998910617], [0.4188554290770377, -3.27403394081583, 1.2270929172615794], [-0.6282831436155566, 0.10888459146178818, -2.3570418921135863], [0.10471385726925943, 0.007608606956174021, 0.6560148596233843]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  check.expect_eq_const %r3#1, dense<[1, 2, 3]> : tensor<3xi32>
  check.expect_almost_eq_const %r3#2, dense<[1.2649064714130087, 1.9764530421399538, 1.398253794618004]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @cgeqp3() {
  %c1 = stablehlo.constant dense<[[(2.0, 1.0), (-1.0, 0.0), (0.5, 2.0)], [(4.0, -6.0), (3.0, 1.0), (-2.0, 1.5)], [(-6.0, 4.0), (1.0, 3.0), (1.5, -2.0)], [(1.0, 2.0), (0.0, -1.0), (2.0, 0.5)]]> : tensor<4x3xcomplex<f32>>
  %c2 = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi32>
  %r3:3 = stablehlo.custom_call @lapack_cgeqp3_ffi(%c1, %c2) {} : (tensor<4x3xcomplex<f32>>, tensor<3xi32>) -> (tensor<4x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>)
  check.expect_almost_eq_const %r3#0, dense<[[(-10.677078247070312, 0.0), (-0.7492687106132507, 1.093174546440423e-07), (2.6224403381347656, 0.0)], [(0.27647507190704346, -0.49510425329208374), (-4.630183219909668, 0.0), (1.7353711128234863, -2.2351741790771484e-08)], [(-0.4456324577331543, 0.35068273544311523), (0.15893229842185974, 0.38297587633132935), (-3.333360433578491, 0.0)], [(0.0907626748085022, 0.1506054699420929), (-0.011117000132799149, -0.12370946258306503), (0.45272302627563477, -0.08356235176324844)]]> : tensor<4x3xcomplex<f32>>, tolerance = 1.0e-05
  check.expect_eq_const %r3#1, dense<[1, 2, 3]> : tensor<3xi32>
  check.expect_almost_eq_const %r3#2, dense<[(1.187317132949829, 0.09365858137607574), (1.6628940105438232, 0.18916355073451996), (1.5620685815811157, 0.37113121151924133)]> : tensor<3xcomplex<f32>>, tolerance = 1.0e-05
  func.return
}

func.func @dgeqp3_with_a_column_that_stays_first() {
  %c1 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %c2 = stablehlo.constant dense<[0, 0, 1]> : tensor<3xi32>
  %r3:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%c1, %c2) {} : (tensor<4x3xf64>, tensor<3xi32>) -> (tensor<4x3xf64>, tensor<3xi32>, tensor<3xf64>)
  check.expect_eq_const %r3#1, dense<[3, 1, 2]> : tensor<3xi32>
  %v4 = stablehlo.abs %r3#0 : tensor<4x3xf64>
  check.expect_almost_eq_const %v4, dense<[[3.2403703492039306, 4.320493798938572, 1.5430334996209187], [0.5347064096007668, 6.191391873668903, 0.4307055216465323], [0.4010298072005751, 0.5663763033882567, 2.904055848752019], [0.5347064096007668, 0.2503497713126333, 0.188444787064731]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r3#2, dense<[1.1543033499620918, 1.445653763898109, 1.931412756099957]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @zgesvd_of_a_wide_matrix() {
  %c1 = stablehlo.constant dense<[[(2.0, 1.0), (4.0, -6.0), (-6.0, 4.0), (1.0, 2.0)], [(-1.0, 0.0), (3.0, 1.0), (1.0, 3.0), (0.0, -1.0)], [(0.5, 2.0), (-2.0, 1.5), (1.5, -2.0), (2.0, 0.5)]]> : tensor<3x4xcomplex<f64>>
  %r2:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%c1) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<i32>)
  check.expect_almost_eq_const %r2#1, dense<[11.083960112965473, 5.046372747272727, 2.9461755395382694]> : tensor<3xf64>, tolerance = 1.0e-13
  %v3 = stablehlo.broadcast_in_dim %r2#1, dims = [1] : (tensor<3xf64>) -> tensor<3x3xf64>
  %c4 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<3x3xf64>
  %v5 = stablehlo.complex %v3, %c4 : tensor<3x3xcomplex<f64>>
  %v6 = stablehlo.multiply %r2#2, %v5 : tensor<3x3xcomplex<f64>>
  %v7 = stablehlo.dot_general %v6, %r2#3, contracting_dims = [1] x [0] : (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  check.expect_almost_eq_const %v7, dense<[[(2.0, 1.0), (4.0, -6.0), (-6.0, 4.0), (1.0, 2.0)], [(-1.0, 0.0), (3.0, 1.0), (1.0, 3.0), (0.0, -1.0)], [(0.5, 2.0), (-2.0, 1.5), (1.5, -2.0), (2.0, 0.5)]]> : tensor<3x4xcomplex<f64>>, tolerance = 1.0e-13
  func.return
}

func.func @Qr_as_a_tuple() {
  %c1 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %r2 = stablehlo.custom_call @Qr(%c1) {backend_config = "", xla_shape = "(f64[4,3]{1,0}, f64[3]{0})"} : (tensor<4x3xf64>) -> tuple<tensor<4x3xf64>, tensor<3xf64>>
  %r2_0 = stablehlo.get_tuple_element %r2[0] : (tuple<tensor<4x3xf64>, tensor<3xf64>>) -> tensor<4x3xf64>
  %r2_1 = stablehlo.get_tuple_element %r2[1] : (tuple<tensor<4x3xf64>, tensor<3xf64>>) -> tensor<3xf64>
  check.expect_almost_eq_const %r2_0, dense<[[-7.54983443527075, -0.5298129428260177, 1.8543452998910617], [0.4188554290770377, -3.27403394081583, 1.2270929172615794], [-0.6282831436155566, 0.10888459146178818, -2.3570418921135863], [0.10471385726925943, 0.007608606956174021, 0.6560148596233843]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r2_1, dense<[1.2649064714130087, 1.9764530421399538, 1.398253794618004]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @LuDecomposition_as_a_tuple() {
  %c1 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %r2 = stablehlo.custom_call @LuDecomposition(%c1) {} : (tensor<4x3xf64>) -> tuple<tensor<4x3xf64>, tensor<3xi32>, tensor<4xi32>>
  %r2_0 = stablehlo.get_tuple_element %r2[0] : (tuple<tensor<4x3xf64>, tensor<3xi32>, tensor<4xi32>>) -> tensor<4x3xf64>
  %r2_1 = stablehlo.get_tuple_element %r2[1] : (tuple<tensor<4x3xf64>, tensor<3xi32>, tensor<4xi32>>) -> tensor<3xi32>
  %r2_2 = stablehlo.get_tuple_element %r2[2] : (tuple<tensor<4x3xf64>, tensor<3xi32>, tensor<4xi32>>) -> tensor<4xi32>
  check.expect_almost_eq_const %r2_0, dense<[[-6.0, 1.0, 1.5], [-0.6666666666666666, 3.6666666666666665, -1.0], [-0.16666666666666666, 0.045454545454545456, 2.2954545454545454], [-0.3333333333333333, -0.18181818181818185, 0.3564356435643564]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  check.expect_eq_const %r2_1, dense<[2, 1, 3]> : tensor<3xi32>
  func.return
}

func.func @Eigh_as_a_tuple() {
  %c1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 2.0], [-1.0, 2.0, 1.0, 0.0], [0.5, 1.0, 4.0, 0.0], [2.0, 0.0, 0.0, 4.0]]> : tensor<4x4xf64>
  %r2 = stablehlo.custom_call @Eigh(%c1) {backend_config = "1,1,100,1e-6"} : (tensor<4x4xf64>) -> tuple<tensor<4x4xf64>, tensor<4xf64>>
  %r2_0 = stablehlo.get_tuple_element %r2[0] : (tuple<tensor<4x4xf64>, tensor<4xf64>>) -> tensor<4x4xf64>
  %r2_1 = stablehlo.get_tuple_element %r2[1] : (tuple<tensor<4x4xf64>, tensor<4xf64>>) -> tensor<4xf64>
  check.expect_almost_eq_const %r2_1, dense<[0.11951769345975834, 2.132142821727866, 4.413398023911884, 5.334941460900493]> : tensor<4xf64>, tolerance = 1.0e-13
  func.return
}

func.func @older_dgetrf() {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<4> : tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %c4 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %r5:3 = stablehlo.custom_call @lapack_dgetrf(%c1, %c2, %c3, %c4) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xi32>, tensor<i32>)
  check.expect_almost_eq_const %r5#0, dense<[[-6.0, 1.0, 1.5], [-0.6666666666666666, 3.6666666666666665, -1.0], [-0.16666666666666666, 0.045454545454545456, 2.2954545454545454], [-0.3333333333333333, -0.18181818181818185, 0.3564356435643564]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  check.expect_eq_const %r5#1, dense<[3, 2, 4]> : tensor<3xi32>
  func.return
}

func.func @older_dgeqrf() {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<4> : tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %c4 = stablehlo.constant dense<96> : tensor<i32>
  %c5 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %r6:4 = stablehlo.custom_call @lapack_dgeqrf(%c1, %c2, %c3, %c4, %c5) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<i32>, tensor<96xf64>)
  check.expect_almost_eq_const %r6#0, dense<[[-7.54983443527075, -0.5298129428260177, 1.8543452998910617], [0.4188554290770377, -3.27403394081583, 1.2270929172615794], [-0.6282831436155566, 0.10888459146178818, -2.3570418921135863], [0.10471385726925943, 0.007608606956174021, 0.6560148596233843]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r6#1, dense<[1.2649064714130087, 1.9764530421399538, 1.398253794618004]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @older_dorgqr() {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<4> : tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %c4 = stablehlo.constant dense<3> : tensor<i32>
  %c5 = stablehlo.constant dense<96> : tensor<i32>
  %c6 = stablehlo.constant dense<[[-7.54983443527075, -0.5298129428260177, 1.8543452998910617], [0.4188554290770377, -3.27403394081583, 1.2270929172615794], [-0.6282831436155566, 0.10888459146178818, -2.3570418921135863], [0.10471385726925943, 0.007608606956174021, 0.6560148596233843]]> : tensor<4x3xf64>
  %c7 = stablehlo.constant dense<[1.2649064714130087, 1.9764530421399538, 1.398253794618004]> : tensor<3xf64>
  %r8:3 = stablehlo.custom_call @lapack_dorgqr(%c1, %c2, %c3, %c4, %c5, %c6, %c7) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x3xf64>, tensor<3xf64>) -> (tensor<4x3xf64>, tensor<i32>, tensor<96xf64>)
  check.expect_almost_eq_const %r8#0, dense<[[-0.2649064714130087, 0.3483014830655139, -0.23921076206602743], [-0.5298129428260175, -0.8305650750023793, -0.0006943708623106289], [0.7947194142390263, -0.4340372327431789, -0.23712764947909545], [-0.13245323570650439, 0.021433937419416245, -0.9415668892932753]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @older_dpotrf() {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<1> : tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %c4 = stablehlo.constant dense<[[58.0, 4.0, -14.0], [4.0, 12.0, -5.0], [-14.0, -5.0, 11.5]]> : tensor<3x3xf64>
  %r5:2 = stablehlo.custom_call @lapack_dpotrf(%c1, %c2, %c3, %c4) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<i32>)
  check.expect_almost_eq_const %r5#0, dense<[[7.615773105863909, 4.0, -14.0], [0.5252257314388902, 3.4240528516707336, -5.0], [-1.8382900600361156, -1.1782770107219878, 2.594677810668691]]> : tensor<3x3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @dpotrf_says_which_minor_is_not_positive() {
  %c1 = stablehlo.constant dense<[[4.0, 2.0, 1.0], [2.0, 1.0, 0.0], [1.0, 0.0, 2.0]]> : tensor<3x3xf64>
  %r2:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%c1) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<i32>)
  check.expect_eq_const %r2#1, dense<2> : tensor<i32>
  func.return
}

func.func @older_dsyevd() {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<1> : tensor<i32>
  %c3 = stablehlo.constant dense<4> : tensor<i32>
  %c4 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 2.0], [-1.0, 2.0, 1.0, 0.0], [0.5, 1.0, 4.0, 0.0], [2.0, 0.0, 0.0, 4.0]]> : tensor<4x4xf64>
  %r5:5 = stablehlo.custom_call @lapack_dsyevd(%c1, %c2, %c3, %c4) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<i32>, tensor<57xf64>, tensor<23xi32>)
  check.expect_almost_eq_const %r5#1, dense<[0.11951769345975834, 2.132142821727866, 4.413398023911884, 5.334941460900493]> : tensor<4xf64>, tolerance = 1.0e-13
  func.return
}

func.func @older_dgesdd() {
  %c1 = stablehlo.constant dense<0> : tensor<i32>
  %c2 = stablehlo.constant dense<1> : tensor<i32>
  %c3 = stablehlo.constant dense<1> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %c5 = stablehlo.constant dense<3> : tensor<i32>
  %c6 = stablehlo.constant dense<100> : tensor<i32>
  %c7 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %r8:7 = stablehlo.custom_call @lapack_dgesdd(%c1, %c2, %c3, %c4, %c5, %c6, %c7) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<i32>, tensor<24xi32>, tensor<100xf64>)
  check.expect_almost_eq_const %r8#1, dense<[7.837543358279097, 3.568324389991532, 2.0832607025734458]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @older_zgeev() {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<4> : tensor<i32>
  %c3 = stablehlo.constant dense<78> : tensor<ui8>
  %c4 = stablehlo.constant dense<86> : tensor<ui8>
  %c5 = stablehlo.constant dense<[[(4.0, 1.0), (1.0, -3.0), (-2.0, 0.5), (2.0, 1.0)], [(1.0, 2.0), (2.0, 1.0), (0.0, -1.0), (1.0, 0.0)], [(-2.0, 0.0), (3.0, 2.0), (3.0, 2.0), (-2.0, -4.0)], [(2.0, 1.0), (1.0, 0.0), (-2.0, 4.0), (-1.0, 2.0)]]> : tensor<4x4xcomplex<f64>>
  %r6:6 = stablehlo.custom_call @lapack_zgeev(%c1, %c2, %c3, %c4, %c5) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<ui8>, tensor<ui8>, tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<8xf64>, tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
  check.expect_almost_eq_const %r6#2, dense<[(-4.3475183190591995, 2.0792538964485696), (-0.35835497993305776, 0.7652148422638945), (7.897034305340825, 1.0165714478551995), (4.808838993651433, 2.1389598134323404)]> : tensor<4xcomplex<f64>>, tolerance = 1.0e-13
  %c7 = stablehlo.constant dense<[[(4.0, 1.0), (1.0, -3.0), (-2.0, 0.5), (2.0, 1.0)], [(1.0, 2.0), (2.0, 1.0), (0.0, -1.0), (1.0, 0.0)], [(-2.0, 0.0), (3.0, 2.0), (3.0, 2.0), (-2.0, -4.0)], [(2.0, 1.0), (1.0, 0.0), (-2.0, 4.0), (-1.0, 2.0)]]> : tensor<4x4xcomplex<f64>>
  %v8 = stablehlo.dot_general %c7, %r6#4, contracting_dims = [1] x [0] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v9 = stablehlo.broadcast_in_dim %r6#2, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  %v10 = stablehlo.multiply %r6#4, %v9 : tensor<4x4xcomplex<f64>>
  check.expect_almost_eq %v8, %v10, tolerance = 1.0e-13 : tensor<4x4xcomplex<f64>>
  func.return
}

func.func @older_dgees() {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<4> : tensor<i32>
  %c3 = stablehlo.constant dense<86> : tensor<ui8>
  %c4 = stablehlo.constant dense<78> : tensor<ui8>
  %c5 = stablehlo.constant dense<[[1.0, 2.0, 0.0, 1.0], [-3.0, 1.0, 2.0, 0.0], [0.5, -1.0, 2.0, 4.0], [1.0, 0.0, -4.0, 2.0]]> : tensor<4x4xf64>
  %r6:6 = stablehlo.custom_call @lapack_dgees(%c1, %c2, %c3, %c4, %c5) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<ui8>, tensor<ui8>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<i32>, tensor<i32>)
  check.expect_almost_eq_const %r6#1, dense<[1.0888442488361323, 1.0888442488361323, 1.9111557511638664, 1.9111557511638664]> : tensor<4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r6#2, dense<[2.3105471660445867, -2.3105471660445867, 4.183236772753075, -4.183236772753075]> : tensor<4xf64>, tolerance = 1.0e-13
  func.return
}

func.func @older_dgehrd() {
  %c1 = stablehlo.constant dense<4> : tensor<i32>
  %c2 = stablehlo.constant dense<1> : tensor<i32>
  %c3 = stablehlo.constant dense<4> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %c5 = stablehlo.constant dense<1> : tensor<i32>
  %c6 = stablehlo.constant dense<32> : tensor<i32>
  %c7 = stablehlo.constant dense<[[4.0, 1.0, -2.0, 2.0], [1.0, 2.0, 0.0, 1.0], [-2.0, 3.0, 3.0, -2.0], [2.0, 1.0, -2.0, -1.0]]> : tensor<4x4xf64>
  %r8:4 = stablehlo.custom_call @lapack_dgehrd(%c1, %c2, %c3, %c4, %c5, %c6, %c7) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<3xf64>, tensor<i32>, tensor<32xf64>)
  check.expect_almost_eq_const %r8#0, dense<[[4.0, -3.0, -7.021666937153401e-17, 1.4043333874306804e-16], [-3.0, 2.666666666666667, -0.7378647873726221, -2.213594362117866], [-0.5, -1.0540925533894598, -2.2000000000000006, 1.0666666666666669], [0.5, 0.7207592200561264, -0.9333333333333328, 3.5333333333333328]]> : tensor<4x4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r8#1, dense<[1.3333333333333333, 1.316227766016838, 0.0]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @older_dsytrd() {
  %c1 = stablehlo.constant dense<4> : tensor<i32>
  %c2 = stablehlo.constant dense<1> : tensor<i32>
  %c3 = stablehlo.constant dense<4> : tensor<i32>
  %c4 = stablehlo.constant dense<1> : tensor<i32>
  %c5 = stablehlo.constant dense<32> : tensor<i32>
  %c6 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 2.0], [-1.0, 2.0, 1.0, 0.0], [0.5, 1.0, 4.0, 0.0], [2.0, 0.0, 0.0, 4.0]]> : tensor<4x4xf64>
  %r7:6 = stablehlo.custom_call @lapack_dsytrd(%c1, %c2, %c3, %c4, %c5, %c6) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<32xf64>)
  check.expect_almost_eq_const %r7#0, dense<[[2.0, -1.0, 0.5, 2.0], [2.29128784747792, 3.428571428571429, 1.0, 0.0], [-0.15191621735034352, 1.0268504120403723, 2.1585253456221194, 0.0], [-0.6076648694013741, -0.834422086085184, 0.03942000597811522, 4.412903225806451]]> : tensor<4x4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r7#1, dense<[2.0, 3.428571428571429, 2.1585253456221194, 4.412903225806451]> : tensor<4xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r7#2, dense<[2.29128784747792, 1.0268504120403723, 0.03942000597811522]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @older_dtrsm() {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<1> : tensor<i32>
  %c3 = stablehlo.constant dense<1> : tensor<i32>
  %c4 = stablehlo.constant dense<0> : tensor<i32>
  %c5 = stablehlo.constant dense<3> : tensor<i32>
  %c6 = stablehlo.constant dense<2> : tensor<i32>
  %c7 = stablehlo.constant dense<1> : tensor<i32>
  %c8 = stablehlo.constant dense<1.0> : tensor<f64>
  %c9 = stablehlo.constant dense<[[58.0, 4.0, -14.0], [4.0, 12.0, -5.0], [-14.0, -5.0, 11.5]]> : tensor<3x3xf64>
  %c10 = stablehlo.constant dense<[[2.0, -1.0], [4.0, 3.0], [-6.0, 1.0]]> : tensor<3x2xf64>
  %r11 = stablehlo.custom_call @blas_dtrsm(%c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f64>, tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  check.expect_almost_eq_const %r11, dense<[[-0.09945027486256872, -0.015992003998001], [0.11594202898550723, 0.286231884057971], [-0.5217391304347826, 0.08695652173913043]]> : tensor<3x2xf64>, tolerance = 1.0e-13
  func.return
}

func.func @cusolver_getrf_batched() {
  %c1 = stablehlo.constant dense<[[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]], [[4.0, -2.0, 1.0], [8.0, 6.0, -4.0], [-12.0, 2.0, 3.0], [2.0, 0.0, 4.0]]]> : tensor<2x4x3xf64>
  %r2:3 = stablehlo.custom_call @cusolver_getrf_ffi(%c1) {mhlo.backend_config = {}} : (tensor<2x4x3xf64>) -> (tensor<2x4x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
  check.expect_almost_eq_const %r2#0, dense<[[[-6.0, 1.0, 1.5], [-0.6666666666666666, 3.6666666666666665, -1.0], [-0.16666666666666666, 0.045454545454545456, 2.2954545454545454], [-0.3333333333333333, -0.18181818181818185, 0.3564356435643564]], [[-12.0, 2.0, 3.0], [-0.6666666666666666, 7.333333333333333, -2.0], [-0.16666666666666666, 0.045454545454545456, 4.590909090909091], [-0.3333333333333333, -0.18181818181818185, 0.3564356435643564]]]> : tensor<2x4x3xf64>, tolerance = 1.0e-13
  check.expect_eq_const %r2#1, dense<[[3, 2, 4], [3, 2, 4]]> : tensor<2x3xi32>
  %c3 = stablehlo.constant dense<[[1, 1, 1], [1, 1, 1]]> : tensor<2x3xi32>
  %v4 = stablehlo.subtract %r2#1, %c3 : tensor<2x3xi32>
  %r5 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%v4) {mhlo.backend_config = {}} : (tensor<2x3xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %r5, dense<[[2, 1, 3, 0], [2, 1, 3, 0]]> : tensor<2x4xi32>
  func.return
}

func.func @cusolver_gesvdj() {
  %c1 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %r2:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%c1) {mhlo.backend_config = {compute_uv = true, full_matrices = true}} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3x3xf64>, tensor<i32>)
  check.expect_almost_eq_const %r2#1, dense<[7.837543358279097, 3.568324389991532, 2.0832607025734458]> : tensor<3xf64>, tolerance = 1.0e-13
  %v3 = stablehlo.slice %r2#2 [0:4, 0:3] : (tensor<4x4xf64>) -> tensor<4x3xf64>
  %v4 = stablehlo.broadcast_in_dim %r2#1, dims = [1] : (tensor<3xf64>) -> tensor<4x3xf64>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<4x3xf64>
  %v6 = stablehlo.dot_general %v5, %r2#3, contracting_dims = [1] x [1] : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
  check.expect_almost_eq_const %v6, dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @cusolver_syevd() {
  %c1 = stablehlo.constant dense<[[2.0, -1.0, 0.5, 2.0], [-1.0, 2.0, 1.0, 0.0], [0.5, 1.0, 4.0, 0.0], [2.0, 0.0, 0.0, 4.0]]> : tensor<4x4xf64>
  %r2:3 = stablehlo.custom_call @cusolver_syevd_ffi(%c1) {mhlo.backend_config = {algorithm = 0 : ui8, lower = true}} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<i32>)
  check.expect_almost_eq_const %r2#1, dense<[0.11951769345975834, 2.132142821727866, 4.413398023911884, 5.334941460900493]> : tensor<4xf64>, tolerance = 1.0e-13
  func.return
}

func.func @cu_threefry2x32() {
  %c1 = stablehlo.constant dense<[0, 4294967295, 320440878]> : tensor<3xui32>
  %c2 = stablehlo.constant dense<[0, 4294967295, 57701188]> : tensor<3xui32>
  %c3 = stablehlo.constant dense<[0, 4294967295, 608135816]> : tensor<3xui32>
  %c4 = stablehlo.constant dense<[0, 4294967295, 2242054355]> : tensor<3xui32>
  %r5:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%c1, %c2, %c3, %c4) {mhlo.backend_config = {}} : (tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
  check.expect_eq_const %r5#0, dense<[1797259609, 481924860, 3297917596]> : tensor<3xui32>
  check.expect_eq_const %r5#1, dense<[2579123966, 3137350631, 1212020640]> : tensor<3xui32>
  func.return
}

func.func @values_of_a_matrix_of_large_elements() {
  %c1 = stablehlo.constant dense<[[4.0e+200, 1.0e+200, -2.0e+200, 2.0e+200], [1.0e+200, 2.0e+200, 0.0, 1.0e+200], [-2.0e+200, 3.0e+200, 3.0e+200, -2.0e+200], [2.0e+200, 1.0e+200, -2.0e+200, -1.0e+200]]> : tensor<4x4xf64>
  %r2:5 = stablehlo.custom_call @lapack_dgeev_ffi(%c1) {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
  %c3 = stablehlo.constant dense<[1.0e-200, 1.0e-200, 1.0e-200, 1.0e-200]> : tensor<4xf64>
  %v4 = stablehlo.multiply %r2#0, %c3 : tensor<4xf64>
  check.expect_almost_eq_const %v4, dense<[6.4073914005298285, -2.3497389890730016, 0.6196912991573278, 3.322656289385845]> : tensor<4xf64>
  func.return
}

func.func @a_matrix_with_NaN_has_no_values() {
  %c1 = stablehlo.constant dense<[[4.0, 1.0, -2.0, 2.0], [1.0, 2.0, 0.0, 1.0], [-2.0, 3.0, 3.0, -2.0], [2.0, 1.0, -2.0, -1.0]]> : tensor<4x4xf64>
  %v2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<4x4xf64>
  %v3 = stablehlo.add %c1, %v2 : tensor<4x4xf64>
  %r4:5 = stablehlo.custom_call @lapack_dgeev_ffi(%v3) {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
  %v5 = stablehlo.compare NE, %r4#0, %r4#0 : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
  check.expect_eq_const %v5, dense<true> : tensor<4xi1>
  func.return
}

// By JAX 0.10 on the CPU: a system that is well conditioned, and two that are singular.
func.func @tridiagonal_solve_perturbed() {
  %dl = stablehlo.constant dense<[0.0, 1.0, -2.0, 0.5]> : tensor<4xf32>
  %d = stablehlo.constant dense<[2.0, 1.0, 0.25, 3.0]> : tensor<4xf32>
  %du = stablehlo.constant dense<[1.0, 3.0, -1.0, 0.0]> : tensor<4xf32>
  %b = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %0 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%dl, %d, %du, %b) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = stablehlo.constant dense<[[2.1879194, 2.9932885], [-3.3758388, -3.9865773], [1.3959732, 1.6644294], [2.100671, 2.3892617]]> : tensor<4x2xf32>
  check.expect_close %0, %1, max_ulp_difference = 4 : tensor<4x2xf32>, tensor<4x2xf32>
  return
}

func.func @tridiagonal_solve_perturbed_of_a_singular_matrix() {
  %dl = stablehlo.constant dense<[[0.0, 1.0, 0.0]]> : tensor<1x3xf32>
  %d = stablehlo.constant dense<[[1.0, 1.0, 2.0]]> : tensor<1x3xf32>
  %du = stablehlo.constant dense<[[1.0, 0.0, 0.0]]> : tensor<1x3xf32>
  %b = stablehlo.constant dense<[[[1.0], [2.0], [4.0]]]> : tensor<1x3x1xf32>
  %0 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%dl, %d, %du, %b) : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
  check.expect_eq_const %0, dense<[[[-4194303.0], [4194304.0], [2.0]]]> : tensor<1x3x1xf32>
  %1 = stablehlo.convert %dl : (tensor<1x3xf32>) -> tensor<1x3xf64>
  %2 = stablehlo.convert %d : (tensor<1x3xf32>) -> tensor<1x3xf64>
  %3 = stablehlo.convert %du : (tensor<1x3xf32>) -> tensor<1x3xf64>
  %4 = stablehlo.convert %b : (tensor<1x3x1xf32>) -> tensor<1x3x1xf64>
  %5 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%1, %2, %3, %4) : (tensor<1x3xf64>, tensor<1x3xf64>, tensor<1x3xf64>, tensor<1x3x1xf64>) -> tensor<1x3x1xf64>
  check.expect_eq_const %5, dense<[[[-2251799813685247.0], [2251799813685248.0], [2.0]]]> : tensor<1x3x1xf64>
  return
}

func.func @tridiagonal_solve_perturbed_of_zero() {
  %z = stablehlo.constant dense<0.0> : tensor<1xf32>
  %b = stablehlo.constant dense<3.0> : tensor<1x1xf32>
  %0 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%z, %z, %z, %b) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  %1 = stablehlo.constant dense<8.507059173023462e+37> : tensor<1x1xf32>
  check.expect_close %0, %1, max_ulp_difference = 4 : tensor<1x1xf32>, tensor<1x1xf32>
  return
}

// By jax.lax.linalg.cholesky_update.
func.func @cholesky_update() {
  %r = stablehlo.constant dense<[[2.0, 1.0, 0.5], [0.0, 1.5, -1.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf64>
  %w = stablehlo.constant dense<[1.0, 0.0, -2.0]> : tensor<3xf64>
  %0:2 = stablehlo.custom_call @cu_cholesky_update_ffi(%r, %w) : (tensor<3x3xf64>, tensor<3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>)
  check.expect_almost_eq_const %0#0, dense<[[2.23606797749979, 0.894427190999916, -0.447213595499958], [0.0, 1.5652475842498528, -0.3833259389999638], [0.0, 0.0, 2.429621621670708]]> : tensor<3x3xf64>
  return
}
