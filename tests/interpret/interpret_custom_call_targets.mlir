// stablehlo.custom_call: targets that frameworks emit.

func.func @Sharding_is_its_operand() {
  %x0 = stablehlo.constant dense<[[1.0, -0.0], [448.0, 0.5]]> : tensor<2x2xf8E4M3FN>
  %r = stablehlo.custom_call @Sharding(%x0) {mhlo.sharding = "{replicated}"} : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[1.0, -0.0], [448.0, 0.5]]> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @SPMDFullToShardShape_is_its_operand() {
  %x0 = stablehlo.constant dense<[[1.0, -0.0], [448.0, 0.5]]> : tensor<2x2xf8E4M3FN>
  %r = stablehlo.custom_call @SPMDFullToShardShape(%x0) {mhlo.sharding = "{manual}"} : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[1.0, -0.0], [448.0, 0.5]]> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @SPMDShardToFullShape_is_its_operand() {
  %x0 = stablehlo.constant dense<[[1.0, -0.0], [448.0, 0.5]]> : tensor<2x2xf8E4M3FN>
  %r = stablehlo.custom_call @SPMDShardToFullShape(%x0) {mhlo.sharding = "{replicated}"} : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[1.0, -0.0], [448.0, 0.5]]> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @annotate_device_placement_is_its_operand() {
  %x0 = stablehlo.constant dense<[[1.0, -0.0], [448.0, 0.5]]> : tensor<2x2xf8E4M3FN>
  %r = stablehlo.custom_call @annotate_device_placement(%x0) {mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[1.0, -0.0], [448.0, 0.5]]> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @mhlo_topk_largest() {
  %x0 = stablehlo.constant dense<[[3.0, 1.0, 3.0, -2.0], [0.0, -1.0, 5.0, 0.5]]> : tensor<2x4xf32>
  %r:2 = stablehlo.custom_call @mhlo.topk(%x0) {mhlo.attributes = {k = 2 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[3.0, 3.0], [5.0, 0.5]]> : tensor<2x2xf32>
  check.expect_eq_const %r#1, dense<[[0, 2], [2, 3]]> : tensor<2x2xi32>
  func.return
}

func.func @mhlo_topk_smallest() {
  %x0 = stablehlo.constant dense<[[3.0, 1.0, 3.0, -2.0], [0.0, -1.0, 5.0, 0.5]]> : tensor<2x4xf32>
  %r:2 = stablehlo.custom_call @mhlo.topk(%x0) {mhlo.attributes = {k = 2 : i64, largest = false}, mhlo.version = 1 : i64} : (tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[-2.0, 1.0], [-1.0, 0.0]]> : tensor<2x2xf32>
  check.expect_eq_const %r#1, dense<[[3, 1], [1, 0]]> : tensor<2x2xi32>
  func.return
}

func.func @TopK_by_the_result() {
  %x0 = stablehlo.constant dense<[[3.0, 1.0, 3.0, -2.0], [0.0, -1.0, 5.0, 0.5]]> : tensor<2x4xf32>
  %r:2 = stablehlo.custom_call @TopK(%x0) {} : (tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[3.0, 3.0], [5.0, 0.5]]> : tensor<2x2xf32>
  check.expect_eq_const %r#1, dense<[[0, 2], [2, 3]]> : tensor<2x2xi32>
  func.return
}

func.func @topk_takes_nan_as_largest() {
  %x0 = stablehlo.constant dense<[1.0, 0x7F, 2.0]> : tensor<3xf8E4M3FN>
  %r:2 = stablehlo.custom_call @mhlo.topk(%x0) {mhlo.attributes = {k = 2 : i64, largest = true}} : (tensor<3xf8E4M3FN>) -> (tensor<2xf8E4M3FN>, tensor<2xi32>)
  check.expect_eq_const %r#0, dense<[0x7F, 2.0]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1, 2]> : tensor<2xi32>
  func.return
}

func.func @ApproxTopK_is_exact() {
  %x0 = stablehlo.constant dense<[[1.0, 5.0], [3.0, 2.0], [2.0, 4.0]]> : tensor<3x2xf32>
  %x1 = stablehlo.constant dense<[[10, 20], [11, 21], [12, 22]]> : tensor<3x2xi32>
  %x2 = stablehlo.constant dense<-1.0e9> : tensor<f32>
  %x3 = stablehlo.constant dense<-1> : tensor<i32>
  %r:2 = stablehlo.custom_call @ApproxTopK(%x0, %x1, %x2, %x3) {called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<3x2xf32>, tensor<3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[3.0, 5.0], [2.0, 4.0]]> : tensor<2x2xf32>
  check.expect_eq_const %r#1, dense<[[11, 20], [12, 22]]> : tensor<2x2xi32>
  func.return
}

func.func @ApproxTopK_gives_candidates() {
  %x0 = stablehlo.constant dense<[[1.0, 5.0], [3.0, 2.0], [2.0, 4.0]]> : tensor<3x2xf32>
  %x1 = stablehlo.constant dense<[[10, 20], [11, 21], [12, 22]]> : tensor<3x2xi32>
  %x2 = stablehlo.constant dense<-1.0e9> : tensor<f32>
  %x3 = stablehlo.constant dense<-1> : tensor<i32>
  %r:2 = stablehlo.custom_call @ApproxTopK(%x0, %x1, %x2, %x3) {called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = false, recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<3x2xf32>, tensor<3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  check.expect_eq_const %r#0, dense<[[3.0, 5.0], [2.0, 4.0], [1.0, 2.0]]> : tensor<3x2xf32>
  check.expect_eq_const %r#1, dense<[[11, 20], [12, 22], [10, 21]]> : tensor<3x2xi32>
  func.return
}

func.func @mhlo_erf() {
  %x0 = stablehlo.constant dense<[0.5, -1.0, 2.0]> : tensor<3xf32>
  %r = stablehlo.custom_call @mhlo.erf(%x0) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<3xf32>) -> tensor<3xf32>
  %expected_r = stablehlo.constant dense<[0.5204999, -0.8427008, 0.9953223]> : tensor<3xf32>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  func.return
}

func.func @mhlo_tan() {
  %x0 = stablehlo.constant dense<[0.0, -0.0, 0.5, 2.0]> : tensor<4xf16>
  %r = stablehlo.custom_call @mhlo.tan(%x0) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<4xf16>) -> tensor<4xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.5464, -2.186]> : tensor<4xf16> {shlo.bitwise}
  func.return
}

func.func @Qr_f32() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf32>
  %r:2 = stablehlo.custom_call @Qr(%x0) {} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %r#0, dense<[[-7.5498343, -0.52981293, 1.8543453], [0.41885543, -3.274034, 1.2270929], [-0.62828314, 0.10888459, -2.3570418], [0.10471386, 0.007608607, 0.65601486]]> : tensor<4x3xf32>, tolerance = 1.0e-5
  check.expect_almost_eq_const %r#1, dense<[1.2649065, 1.9764531, 1.3982538]> : tensor<3xf32>, tolerance = 1.0e-5
  func.return
}

func.func @geqrf_f32() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf32>
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x0) {mhlo.backend_config = {}} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %r#0, dense<[[-7.5498343, -0.52981293, 1.8543453], [0.41885543, -3.274034, 1.2270929], [-0.62828314, 0.10888459, -2.3570418], [0.10471386, 0.007608607, 0.65601486]]> : tensor<4x3xf32>, tolerance = 1.0e-5
  check.expect_almost_eq_const %r#1, dense<[1.2649065, 1.9764531, 1.3982538]> : tensor<3xf32>, tolerance = 1.0e-5
  func.return
}

func.func @LuDecomposition_f32() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf32>
  %r:3 = stablehlo.custom_call @LuDecomposition(%x0) {} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xi32>, tensor<4xi32>)
  check.expect_almost_eq_const %r#0, dense<[[-6.0, 1.0, 1.5], [-0.6666667, 3.6666667, -1.0], [-0.16666667, 0.045454547, 2.2954545], [-0.33333334, -0.18181819, 0.35643566]]> : tensor<4x3xf32>, tolerance = 1.0e-5
  check.expect_eq_const %r#1, dense<[2, 1, 3]> : tensor<3xi32>
  check.expect_eq_const %r#2, dense<[2, 1, 3, 0]> : tensor<4xi32>
  func.return
}

func.func @getrf_f32() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf32>
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x0) {mhlo.backend_config = {}} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xi32>, tensor<i32>)
  check.expect_almost_eq_const %r#0, dense<[[-6.0, 1.0, 1.5], [-0.6666667, 3.6666667, -1.0], [-0.16666667, 0.045454547, 2.2954545], [-0.33333334, -0.18181819, 0.35643566]]> : tensor<4x3xf32>, tolerance = 1.0e-5
  check.expect_eq_const %r#1, dense<[3, 2, 4]> : tensor<3xi32>
  check.expect_eq_const %r#2, dense<0> : tensor<i32>
  func.return
}

func.func @potrf_f32() {
  %x0 = stablehlo.constant dense<[[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]> : tensor<3x3xf32>
  %r:2 = stablehlo.custom_call @lapack_spotrf_ffi(%x0) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)
  check.expect_almost_eq_const %r#0, dense<[[2.0, 2.0, 1.0], [1.0, 2.0, 3.0], [0.5, 1.25, 2.046338]]> : tensor<3x3xf32>, tolerance = 1.0e-5
  check.expect_eq_const %r#1, dense<0> : tensor<i32>
  func.return
}

func.func @trsm_f32() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5]]> : tensor<3x3xf32>
  %x1 = stablehlo.constant dense<[[1.5], [4.0], [0.5]]> : tensor<3x1xf32>
  %r = stablehlo.custom_call @lapack_strsm_ffi(%x0, %x1) {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}} : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
  check.expect_almost_eq_const %r, dense<[[1.4444444], [1.5555556], [0.33333334]]> : tensor<3x1xf32>, tolerance = 1.0e-5
  func.return
}

func.func @Eigh_f32() {
  %x0 = stablehlo.constant dense<[[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]> : tensor<3x3xf32>
  %r:2 = stablehlo.custom_call @Eigh(%x0) {backend_config = "1,1,100,1e-6"} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
  %w = stablehlo.broadcast_in_dim %r#1, dims = [1] : (tensor<3xf32>) -> tensor<3x3xf32>
  %vw = stablehlo.multiply %r#0, %w : tensor<3x3xf32>
  %p = stablehlo.dot_general %vw, %r#0, contracting_dims = [1] x [1] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  check.expect_almost_eq_const %r#1, dense<[1.9213469, 3.730159, 9.348494]> : tensor<3xf32>, tolerance = 1.0e-5
  check.expect_almost_eq_const %p, dense<[[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]> : tensor<3x3xf32>, tolerance = 1.0e-5
  func.return
}

func.func @ssyevd_ffi_f32() {
  %x0 = stablehlo.constant dense<[[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]> : tensor<3x3xf32>
  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%x0) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>)
  %w = stablehlo.broadcast_in_dim %r#1, dims = [1] : (tensor<3xf32>) -> tensor<3x3xf32>
  %vw = stablehlo.multiply %r#0, %w : tensor<3x3xf32>
  %p = stablehlo.dot_general %vw, %r#0, contracting_dims = [1] x [1] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  check.expect_almost_eq_const %r#1, dense<[1.9213469, 3.730159, 9.348494]> : tensor<3xf32>, tolerance = 1.0e-5
  check.expect_almost_eq_const %p, dense<[[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]> : tensor<3x3xf32>, tolerance = 1.0e-5
  func.return
}

func.func @sgesdd_ffi_f32() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf32>
  %r:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%x0) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<3x3xf32>, tensor<i32>)
  %s = stablehlo.broadcast_in_dim %r#1, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
  %us = stablehlo.multiply %r#2, %s : tensor<4x3xf32>
  %p = stablehlo.dot_general %us, %r#3, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
  check.expect_almost_eq_const %r#1, dense<[7.8375435, 3.5683243, 2.0832608]> : tensor<3xf32>, tolerance = 1.0e-5
  check.expect_almost_eq_const %p, dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf32>, tolerance = 1.0e-5
  func.return
}

func.func @Qr_f64() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %r:2 = stablehlo.custom_call @Qr(%x0) {} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>)
  check.expect_almost_eq_const %r#0, dense<[[-7.54983443527075, -0.5298129428260177, 1.8543452998910617], [0.4188554290770377, -3.27403394081583, 1.2270929172615794], [-0.6282831436155566, 0.10888459146178818, -2.3570418921135863], [0.10471385726925943, 0.007608606956174021, 0.6560148596233843]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r#1, dense<[1.2649064714130087, 1.9764530421399538, 1.398253794618004]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @geqrf_f64() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%x0) {mhlo.backend_config = {}} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>)
  check.expect_almost_eq_const %r#0, dense<[[-7.54983443527075, -0.5298129428260177, 1.8543452998910617], [0.4188554290770377, -3.27403394081583, 1.2270929172615794], [-0.6282831436155566, 0.10888459146178818, -2.3570418921135863], [0.10471385726925943, 0.007608606956174021, 0.6560148596233843]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %r#1, dense<[1.2649064714130087, 1.9764530421399538, 1.398253794618004]> : tensor<3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @LuDecomposition_f64() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %r:3 = stablehlo.custom_call @LuDecomposition(%x0) {} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xi32>, tensor<4xi32>)
  check.expect_almost_eq_const %r#0, dense<[[-6.0, 1.0, 1.5], [-0.6666666666666666, 3.6666666666666665, -1.0], [-0.16666666666666666, 0.045454545454545456, 2.2954545454545454], [-0.3333333333333333, -0.18181818181818185, 0.3564356435643564]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  check.expect_eq_const %r#1, dense<[2, 1, 3]> : tensor<3xi32>
  check.expect_eq_const %r#2, dense<[2, 1, 3, 0]> : tensor<4xi32>
  func.return
}

func.func @getrf_f64() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x0) {mhlo.backend_config = {}} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xi32>, tensor<i32>)
  check.expect_almost_eq_const %r#0, dense<[[-6.0, 1.0, 1.5], [-0.6666666666666666, 3.6666666666666665, -1.0], [-0.16666666666666666, 0.045454545454545456, 2.2954545454545454], [-0.3333333333333333, -0.18181818181818185, 0.3564356435643564]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  check.expect_eq_const %r#1, dense<[3, 2, 4]> : tensor<3xi32>
  check.expect_eq_const %r#2, dense<0> : tensor<i32>
  func.return
}

func.func @potrf_f64() {
  %x0 = stablehlo.constant dense<[[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]> : tensor<3x3xf64>
  %r:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%x0) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<i32>)
  check.expect_almost_eq_const %r#0, dense<[[2.0, 2.0, 1.0], [1.0, 2.0, 3.0], [0.5, 1.25, 2.0463381929681126]]> : tensor<3x3xf64>, tolerance = 1.0e-13
  check.expect_eq_const %r#1, dense<0> : tensor<i32>
  func.return
}

func.func @trsm_f64() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5]]> : tensor<3x3xf64>
  %x1 = stablehlo.constant dense<[[1.5], [4.0], [0.5]]> : tensor<3x1xf64>
  %r = stablehlo.custom_call @lapack_dtrsm_ffi(%x0, %x1) {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}} : (tensor<3x3xf64>, tensor<3x1xf64>) -> tensor<3x1xf64>
  check.expect_almost_eq_const %r, dense<[[1.4444444444444444], [1.5555555555555556], [0.3333333333333333]]> : tensor<3x1xf64>, tolerance = 1.0e-13
  func.return
}

func.func @Eigh_f64() {
  %x0 = stablehlo.constant dense<[[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]> : tensor<3x3xf64>
  %r:2 = stablehlo.custom_call @Eigh(%x0) {backend_config = "1,1,100,1e-6"} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>)
  %w = stablehlo.broadcast_in_dim %r#1, dims = [1] : (tensor<3xf64>) -> tensor<3x3xf64>
  %vw = stablehlo.multiply %r#0, %w : tensor<3x3xf64>
  %p = stablehlo.dot_general %vw, %r#0, contracting_dims = [1] x [1] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  check.expect_almost_eq_const %r#1, dense<[1.9213469419616895, 3.730159123688258, 9.348493934350051]> : tensor<3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %p, dense<[[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]> : tensor<3x3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @dsyevd_ffi_f64() {
  %x0 = stablehlo.constant dense<[[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]> : tensor<3x3xf64>
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%x0) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<i32>)
  %w = stablehlo.broadcast_in_dim %r#1, dims = [1] : (tensor<3xf64>) -> tensor<3x3xf64>
  %vw = stablehlo.multiply %r#0, %w : tensor<3x3xf64>
  %p = stablehlo.dot_general %vw, %r#0, contracting_dims = [1] x [1] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  check.expect_almost_eq_const %r#1, dense<[1.9213469419616895, 3.730159123688258, 9.348493934350051]> : tensor<3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %p, dense<[[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]> : tensor<3x3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @dgesdd_ffi_f64() {
  %x0 = stablehlo.constant dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%x0) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<i32>)
  %s = stablehlo.broadcast_in_dim %r#1, dims = [1] : (tensor<3xf64>) -> tensor<4x3xf64>
  %us = stablehlo.multiply %r#2, %s : tensor<4x3xf64>
  %p = stablehlo.dot_general %us, %r#3, contracting_dims = [1] x [0] : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
  check.expect_almost_eq_const %r#1, dense<[7.837543358279097, 3.568324389991532, 2.0832607025734453]> : tensor<3xf64>, tolerance = 1.0e-13
  check.expect_almost_eq_const %p, dense<[[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]> : tensor<4x3xf64>, tolerance = 1.0e-13
  func.return
}

func.func @mx_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x1D22272C31363B40459DA2A7ACB1B6BBC0C51D22272C31363B40459DA2A7ACB1B6BBC0C51D22272C31363B40459DA2A7ACB1B6BBC0C51D22272C31363B40459D24292E33383D42479FA4A9AEB3B8BDC2C71F24292E33383D42479FA4A9AEB3B8BDC2C71F24292E33383D42479FA4A9AEB3B8BDC2C71F24292E33383D42479FA4"> : tensor<1x2x64xf8E4M3FN>
  %x1 = stablehlo.constant dense<"0x20252A2F34393E4348A0A5AAAFB4B9BEC3C820252A2F34393E4348A0A5AAAFB4B9BEC3C820252A2F34393E4348A0A5AAAFB4B9BEC3C820252A2F34393E4348A0272C31363B40459DA2A7ACB1B6BBC0C51D22272C31363B40459DA2A7ACB1B6BBC0C51D22272C31363B40459DA2A7ACB1B6BBC0C51D22272C31363B40459DA2A72E33383D42479FA4A9AEB3B8BDC2C71F24292E33383D42479FA4A9AEB3B8BDC2C71F24292E33383D42479FA4A9AEB3B8BDC2C71F24292E33383D42479FA4A9AE"> : tensor<1x3x64xf8E4M3FN>
  %x2 = stablehlo.constant dense<[[[0.2, 2.0], [0.5, 4.0]]]> : tensor<1x2x2xf8E8M0FNU>
  %x3 = stablehlo.constant dense<[[[0.5, 4.0], [1.0, 0.1], [2.0, 0.2]]]> : tensor<1x3x2xf8E8M0FNU>
  %r = stablehlo.custom_call @__op$block_scaled_dot(%x0, %x1, %x2, %x3) {api_version = 2 : i32, backend_config = "{\22scaled_dot_backend_config\22: {\22lhs_batch_dimensions\22: [0], \22rhs_batch_dimensions\22: [0]}}"} : (tensor<1x2x64xf8E4M3FN>, tensor<1x3x64xf8E4M3FN>, tensor<1x2x2xf8E8M0FNU>, tensor<1x3x2xf8E8M0FNU>) -> tensor<1x2x3xf32>
  %expected_r = stablehlo.constant dense<[[[726.3362, 11.947266, 14.837402], [1102.5981, 46.867798, 66.306885]]]> : tensor<1x2x3xf32>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<1x2x3xf32>, tensor<1x2x3xf32>
  func.return
}

func.func @mx_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D"> : tensor<1x2x64xf4E2M1FN>
  %x1 = stablehlo.constant dense<"0x040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B"> : tensor<1x3x64xf4E2M1FN>
  %x2 = stablehlo.constant dense<[[[0.2, 2.0], [0.5, 4.0]]]> : tensor<1x2x2xf8E8M0FNU>
  %x3 = stablehlo.constant dense<[[[0.5, 4.0], [1.0, 0.1], [2.0, 0.2]]]> : tensor<1x3x2xf8E8M0FNU>
  %r = stablehlo.custom_call @__op$block_scaled_dot(%x0, %x1, %x2, %x3) {api_version = 2 : i32, backend_config = "{\22scaled_dot_backend_config\22: {\22lhs_batch_dimensions\22: [0], \22rhs_batch_dimensions\22: [0]}}"} : (tensor<1x2x64xf4E2M1FN>, tensor<1x3x64xf4E2M1FN>, tensor<1x2x2xf8E8M0FNU>, tensor<1x3x2xf8E8M0FNU>) -> tensor<1x2x3xf32>
  %expected_r = stablehlo.constant dense<[[[-32.625, 27.625, -114.5], [-704.875, -2.5, 104.5]]]> : tensor<1x2x3xf32>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<1x2x3xf32>, tensor<1x2x3xf32>
  func.return
}

func.func @nvfp4() {
  %x0 = stablehlo.constant dense<"0x01060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E0A01060D040B02090E050C030A01060D040B02090E050C030A01060D040B0209"> : tensor<1x2x32xf4E2M1FN>
  %x1 = stablehlo.constant dense<"0x040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C030D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E050C060D040B02090E050C030A01060D040B02090E050C030A01060D040B02090E05"> : tensor<1x3x32xf4E2M1FN>
  %x2 = stablehlo.constant dense<[[[0.11, 0.14], [0.12, 0.16]]]> : tensor<1x2x2xf8E4M3FN>
  %x3 = stablehlo.constant dense<[[[0.12, 0.16], [0.125, 0.17], [0.14, 0.19]]]> : tensor<1x3x2xf8E4M3FN>
  %r = stablehlo.custom_call @__op$block_scaled_dot(%x0, %x1, %x2, %x3) {api_version = 2 : i32, backend_config = "{\22scaled_dot_backend_config\22: {\22lhs_batch_dimensions\22: [0], \22rhs_batch_dimensions\22: [0]}}"} : (tensor<1x2x32xf4E2M1FN>, tensor<1x3x32xf4E2M1FN>, tensor<1x2x2xf8E4M3FN>, tensor<1x3x2xf8E4M3FN>) -> tensor<1x2x3xf32>
  %expected_r = stablehlo.constant dense<[[[-0.02746582, 0.99420166, -2.3620605], [-1.0784149, 0.16845703, 0.9274292]]]> : tensor<1x2x3xf32>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<1x2x3xf32>, tensor<1x2x3xf32>
  func.return
}

func.func private @top_k_gt_f32_comparator(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
