// stablehlo.dynamic_gather: the slice sizes are values.

func.func @dynamic_gather_of_f64() {
  %x = stablehlo.constant dense<[[[-0.0, 5.0e-324], [-5.0e-324, 2.225073858507201e-308], [-2.225073858507201e-308, 2.2250738585072014e-308], [-2.2250738585072014e-308, 1.7976931348623157e308]], [[-1.7976931348623157e308, 0x7FF0000000000000], [0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001], [0.1, 0.5]], [[-0.5, 1.0], [-1.0, 1.5], [2.5, -2.5], [4.0, 10.0]]]> : tensor<3x4x2xf64>
  %i = stablehlo.constant dense<[[[0, 0], [1, 0], [2, 1]], [[0, 1], [1, 1], [0, 9]]]> : tensor<2x3x2xi64>
  %sizes = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false} : (tensor<3x4x2xf64>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xf64>
  check.expect_eq_const %r, dense<[[[[-0.0, 5.0e-324], [-5.0e-324, 2.225073858507201e-308]], [[-5.0e-324, 2.225073858507201e-308], [-2.225073858507201e-308, 2.2250738585072014e-308]], [[0xFFF8000000000000, 0x7FF0000000000001], [0.1, 0.5]]], [[[-1.7976931348623157e308, 0x7FF0000000000000], [0xFFF0000000000000, 0x7FF8000000000000]], [[0xFFF0000000000000, 0x7FF8000000000000], [0xFFF8000000000000, 0x7FF0000000000001]], [[-0.5, 1.0], [-1.0, 1.5]]]]> : tensor<2x3x2x2xf64> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_bf16() {
  %x = stablehlo.constant dense<[[[-0.0, 9.0e-41], [-9.0e-41, 1.17e-38], [-1.17e-38, 1.18e-38], [-1.18e-38, 3.3895e38]], [[-3.3895e38, 0x7F80], [0xFF80, 0x7FC0], [0xFFC0, 0x7F81], [0.1, 0.5]], [[-0.5, 1.0], [-1.0, 1.5], [2.5, -2.5], [4.0, 10.0]]]> : tensor<3x4x2xbf16>
  %i = stablehlo.constant dense<[[[0, 0], [1, 0], [2, 1]], [[0, 1], [1, 1], [0, 9]]]> : tensor<2x3x2xi64>
  %sizes = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false} : (tensor<3x4x2xbf16>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xbf16>
  check.expect_eq_const %r, dense<[[[[-0.0, 9.0e-41], [-9.0e-41, 1.17e-38]], [[-9.0e-41, 1.17e-38], [-1.17e-38, 1.18e-38]], [[0xFFC0, 0x7F81], [0.1, 0.5]]], [[[-3.3895e38, 0x7F80], [0xFF80, 0x7FC0]], [[0xFF80, 0x7FC0], [0xFFC0, 0x7F81]], [[-0.5, 1.0], [-1.0, 1.5]]]]> : tensor<2x3x2x2xbf16> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_f8E5M2() {
  %x = stablehlo.constant dense<[[[-0.0, 2.0e-5], [-2.0e-5, 5.0e-5], [-5.0e-5, 6.0e-5], [-6.0e-5, 57000.0]], [[-57000.0, 0x7C], [0xFC, 0x7E], [0xFE, 0x7D], [0.09, 0.5]], [[-0.5, 1.0], [-1.0, 1.5], [2.5, -2.5], [4.0, 10.0]]]> : tensor<3x4x2xf8E5M2>
  %i = stablehlo.constant dense<[[[0, 0], [1, 0], [2, 1]], [[0, 1], [1, 1], [0, 9]]]> : tensor<2x3x2xi64>
  %sizes = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false} : (tensor<3x4x2xf8E5M2>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xf8E5M2>
  check.expect_eq_const %r, dense<[[[[-0.0, 2.0e-5], [-2.0e-5, 5.0e-5]], [[-2.0e-5, 5.0e-5], [-5.0e-5, 6.0e-5]], [[0xFE, 0x7D], [0.09, 0.5]]], [[[-57000.0, 0x7C], [0xFC, 0x7E]], [[0xFC, 0x7E], [0xFE, 0x7D]], [[-0.5, 1.0], [-1.0, 1.5]]]]> : tensor<2x3x2x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[[[0.0, -0.0], [0.06, -0.06], [0.2, -0.2], [0.25, -0.25]], [[28.0, -28.0], [0.1, 0.5], [-0.5, 1.0], [-1.0, 1.5]], [[2.5, -2.5], [4.0, 10.0], [0.0, -0.0], [0.06, -0.06]]]> : tensor<3x4x2xf6E3M2FN>
  %i = stablehlo.constant dense<[[[0, 0], [1, 0], [2, 1]], [[0, 1], [1, 1], [0, 9]]]> : tensor<2x3x2xi64>
  %sizes = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false} : (tensor<3x4x2xf6E3M2FN>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[[[0.0, -0.0], [0.06, -0.06]], [[0.06, -0.06], [0.2, -0.2]], [[-0.5, 1.0], [-1.0, 1.5]]], [[[28.0, -28.0], [0.1, 0.5]], [[0.1, 0.5], [-0.5, 1.0]], [[2.5, -2.5], [4.0, 10.0]]]]> : tensor<2x3x2x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<3x4x2xi1>
  %i = stablehlo.constant dense<[[[0, 0], [1, 0], [2, 1]], [[0, 1], [1, 1], [0, 9]]]> : tensor<2x3x2xi64>
  %sizes = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false} : (tensor<3x4x2xi1>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xi1>
  check.expect_eq_const %r, dense<false> : tensor<2x3x2x2xi1>
  func.return
}

func.func @dynamic_gather_of_ui16() {
  %x = stablehlo.constant dense<[[[0, 8], [30, 66], [116, 180], [258, 350]], [[456, 576], [710, 0], [8, 30], [66, 116]], [[180, 258], [350, 456], [576, 710], [0, 8]]]> : tensor<3x4x2xui16>
  %i = stablehlo.constant dense<[[[0, 0], [1, 0], [2, 1]], [[0, 1], [1, 1], [0, 9]]]> : tensor<2x3x2xi64>
  %sizes = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false} : (tensor<3x4x2xui16>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xui16>
  check.expect_eq_const %r, dense<[[[[0, 8], [30, 66]], [[30, 66], [116, 180]], [[8, 30], [66, 116]]], [[[456, 576], [710, 0]], [[710, 0], [8, 30]], [[180, 258], [350, 456]]]]> : tensor<2x3x2x2xui16>
  func.return
}

func.func @dynamic_gather_of_complex_f32() {
  %x = stablehlo.constant dense<[[[(0.0, -1.0e-45), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)], [(1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45)], [(1.1754944e-38, -1.1754944e-38), (-1.1754944e-38, 0x7FC00000)]], [[(3.402823466e38, -0.5), (-3.402823466e38, -2.5)], [(0x7F800000, -0.0), (0xFF800000, 1.1754944e-38)], [(0x7FC00000, 0xFF800000), (0xFFC00000, 0.5)], [(0x7F800001, 2.5), (0.1, 0.0)]], [[(0.5, -1.1754942e-38), (-0.5, 0x7F800000)], [(1.0, 0.1), (-1.0, 1.5)], [(1.5, -100.0), (2.5, 1.1754942e-38)], [(-2.5, -3.402823466e38), (4.0, 0x7F800001)]]]> : tensor<3x4x2xcomplex<f32>>
  %i = stablehlo.constant dense<[[[0, 0], [1, 0], [2, 1]], [[0, 1], [1, 1], [0, 9]]]> : tensor<2x3x2xi64>
  %sizes = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false} : (tensor<3x4x2xcomplex<f32>>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xcomplex<f32>>
  check.expect_eq_const %r, dense<[[[[(0.0, -1.0e-45), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)]], [[(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)], [(1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45)]], [[(0x7FC00000, 0xFF800000), (0xFFC00000, 0.5)], [(0x7F800001, 2.5), (0.1, 0.0)]]], [[[(3.402823466e38, -0.5), (-3.402823466e38, -2.5)], [(0x7F800000, -0.0), (0xFF800000, 1.1754944e-38)]], [[(0x7F800000, -0.0), (0xFF800000, 1.1754944e-38)], [(0x7FC00000, 0xFF800000), (0xFFC00000, 0.5)]], [[(0.5, -1.1754942e-38), (-0.5, 0x7F800000)], [(1.0, 0.1), (-1.0, 1.5)]]]]> : tensor<2x3x2x2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @slice_sizes_known_at_run_time() {
  %x = stablehlo.constant dense<[[[0, 1], [2, 3], [4, 5], [6, 7]], [[8, 9], [10, 11], [12, 13], [14, 15]], [[16, 17], [18, 19], [20, 21], [22, 23]]]> : tensor<3x4x2xi32>
  %i = stablehlo.constant dense<[[[0, 0], [1, 0], [2, 1]], [[0, 1], [1, 1], [0, 9]]]> : tensor<2x3x2xi64>
  %sizes = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi32>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<?x?x?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?x?x?xi32>) -> tensor<2x3x2x1xi32>
  check.expect_eq_const %static, dense<[[[[0], [2]], [[2], [4]], [[12], [14]]], [[[8], [10]], [[10], [12]], [[16], [18]]]]> : tensor<2x3x2x1xi32>
  func.return
}

func.func @dynamic_gather_of_pairs_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 6.0, -6.0]> : tensor<8xf4E2M1FN>
  %i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<8xf4E2M1FN>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[6.0, -6.0], [0.0, -0.0], [6.0, -6.0]]> : tensor<3x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_pairs_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.1, -0.1, 0.9, -0.9, 1.0, -1.0]> : tensor<8xf6E2M3FN>
  %i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<8xf6E2M3FN>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[1.0, -1.0], [0.0, -0.0], [1.0, -1.0]]> : tensor<3x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_pairs_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06, -0.06, 0.2, -0.2, 0.25, -0.25]> : tensor<8xf6E3M2FN>
  %i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<8xf6E3M2FN>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[0.25, -0.25], [0.0, -0.0], [0.25, -0.25]]> : tensor<3x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_pairs_of_f8E5M2() {
  %x = stablehlo.constant dense<[0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 0.0, -0.0, 2.0e-5]> : tensor<8xf8E5M2>
  %i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<8xf8E5M2>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2xf8E5M2>
  check.expect_eq_const %r, dense<[[-0.0, 2.0e-5], [0x7C, 0xFC], [-0.0, 2.0e-5]]> : tensor<3x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_pairs_of_f8E4M3() {
  %x = stablehlo.constant dense<[0x78, 0xF8, 0x7C, 0xFC, 0x79, 0.0, -0.0, 0.002]> : tensor<8xf8E4M3>
  %i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<8xf8E4M3>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2xf8E4M3>
  check.expect_eq_const %r, dense<[[-0.0, 0.002], [0x78, 0xF8], [-0.0, 0.002]]> : tensor<3x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_pairs_of_f8E3M4() {
  %x = stablehlo.constant dense<[0x70, 0xF0, 0x78, 0xF8, 0x71, 0.0, -0.0, 0.02]> : tensor<8xf8E3M4>
  %i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<8xf8E3M4>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2xf8E3M4>
  check.expect_eq_const %r, dense<[[-0.0, 0.02], [0x70, 0xF0], [-0.0, 0.02]]> : tensor<3x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_pairs_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF, 0.0, -0.0, 0.002, -0.002, 0.014, -0.014]> : tensor<8xf8E4M3FN>
  %i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<8xf8E4M3FN>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.014, -0.014], [0x7F, 0xFF], [0.014, -0.014]]> : tensor<3x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_pairs_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 3.0e-5]> : tensor<8xf8E5M2FNUZ>
  %i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<8xf8E5M2FNUZ>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[-2.0e-5, 3.0e-5], [0x80, 0.0], [-2.0e-5, 3.0e-5]]> : tensor<3x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_pairs_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 0.001, -0.001, 0.007, -0.007, 0.008]> : tensor<8xf8E4M3FNUZ>
  %i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<8xf8E4M3FNUZ>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[-0.007, 0.008], [0x80, 0.0], [-0.007, 0.008]]> : tensor<3x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_pairs_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80, 0.0001, -0.0001, 0.0009, -0.0009, 0.001]> : tensor<8xf8E4M3B11FNUZ>
  %i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<8xf8E4M3B11FNUZ>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[-0.0009, 0.001], [0x80, 0.0], [-0.0009, 0.001]]> : tensor<3x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_gather_of_pairs_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0xFF, 6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0]> : tensor<8xf8E8M0FNU>
  %i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>
  %sizes = stablehlo.constant dense<2> : tensor<1xi64>
  %r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : (tensor<8xf8E8M0FNU>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[0.5, 1.0], [0xFF, 6.0e-39], [0.5, 1.0]]> : tensor<3x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}
