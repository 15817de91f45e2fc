// stablehlo.gather: start indices are clamped so that each slice lies inside.

func.func @rows_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[[-0.5, 1.0], [-1.0, 6.0], [-6.0, 1.5]]> : tensor<3x2xf4E2M1FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf4E2M1FN>, tensor<2xi64>) -> tensor<2x2xf4E2M1FN>
  check.expect_eq_const %r, dense<[[-6.0, 1.5], [-0.5, 1.0]]> : tensor<2x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @rows_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[[-0.9, 1.0], [-1.0, 7.5], [-7.5, 0.5]]> : tensor<3x2xf6E2M3FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf6E2M3FN>, tensor<2xi64>) -> tensor<2x2xf6E2M3FN>
  check.expect_eq_const %r, dense<[[-7.5, 0.5], [-0.9, 1.0]]> : tensor<2x2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @rows_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[[-0.25, 28.0], [-28.0, 0.1], [0.5, -0.5]]> : tensor<3x2xf6E3M2FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf6E3M2FN>, tensor<2xi64>) -> tensor<2x2xf6E3M2FN>
  check.expect_eq_const %r, dense<[[0.5, -0.5], [-0.25, 28.0]]> : tensor<2x2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E5M2() {
  %x = stablehlo.constant dense<[[0x7C, 0xFC], [0x7E, 0xFE], [0x7D, 0.09]]> : tensor<3x2xf8E5M2>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf8E5M2>, tensor<2xi64>) -> tensor<2x2xf8E5M2>
  check.expect_eq_const %r, dense<[[0x7D, 0.09], [0x7C, 0xFC]]> : tensor<2x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E4M3() {
  %x = stablehlo.constant dense<[[0x78, 0xF8], [0x7C, 0xFC], [0x79, 0.1]]> : tensor<3x2xf8E4M3>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf8E4M3>, tensor<2xi64>) -> tensor<2x2xf8E4M3>
  check.expect_eq_const %r, dense<[[0x79, 0.1], [0x78, 0xF8]]> : tensor<2x2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E3M4() {
  %x = stablehlo.constant dense<[[-15.5, 0x70], [0xF0, 0x78], [0xF8, 0x71]]> : tensor<3x2xf8E3M4>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf8E3M4>, tensor<2xi64>) -> tensor<2x2xf8E3M4>
  check.expect_eq_const %r, dense<[[0xF8, 0x71], [-15.5, 0x70]]> : tensor<2x2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[[448.0, -448.0], [0x7F, 0xFF], [0.1, 0.5]]> : tensor<3x2xf8E4M3FN>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf8E4M3FN>, tensor<2xi64>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.1, 0.5], [448.0, -448.0]]> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[[-3.0e-5, 57000.0], [-57000.0, 0.09], [0.5, -0.5]]> : tensor<3x2xf8E5M2FNUZ>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf8E5M2FNUZ>, tensor<2xi64>) -> tensor<2x2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[[0.5, -0.5], [-3.0e-5, 57000.0]]> : tensor<2x2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[[-0.008, 240.0], [-240.0, 0.1], [0.5, -0.5]]> : tensor<3x2xf8E4M3FNUZ>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf8E4M3FNUZ>, tensor<2xi64>) -> tensor<2x2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[[0.5, -0.5], [-0.008, 240.0]]> : tensor<2x2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[[-0.001, 30.0], [-30.0, 0.1], [0.5, -0.5]]> : tensor<3x2xf8E4M3B11FNUZ>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf8E4M3B11FNUZ>, tensor<2xi64>) -> tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[[0.5, -0.5], [-0.001, 30.0]]> : tensor<2x2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @rows_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[[1.7e38, 0xFF], [0.1, 0.5], [1.0, 2.0]]> : tensor<3x2xf8E8M0FNU>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf8E8M0FNU>, tensor<2xi64>) -> tensor<2x2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[[1.0, 2.0], [1.7e38, 0xFF]]> : tensor<2x2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @rows_of_f16() {
  %x = stablehlo.constant dense<[[0x7C00, 0xFC00], [0x7E00, 0xFE00], [0x7C01, 0.1]]> : tensor<3x2xf16>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf16>, tensor<2xi64>) -> tensor<2x2xf16>
  check.expect_eq_const %r, dense<[[0x7C01, 0.1], [0x7C00, 0xFC00]]> : tensor<2x2xf16> {shlo.bitwise}
  func.return
}

func.func @rows_of_bf16() {
  %x = stablehlo.constant dense<[[0x7F80, 0xFF80], [0x7FC0, 0xFFC0], [0x7F81, 0.1]]> : tensor<3x2xbf16>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xbf16>, tensor<2xi64>) -> tensor<2x2xbf16>
  check.expect_eq_const %r, dense<[[0x7F81, 0.1], [0x7F80, 0xFF80]]> : tensor<2x2xbf16> {shlo.bitwise}
  func.return
}

func.func @rows_of_f32() {
  %x = stablehlo.constant dense<[[0x7F800000, 0xFF800000], [0x7FC00000, 0xFFC00000], [0x7F800001, 0.1]]> : tensor<3x2xf32>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  check.expect_eq_const %r, dense<[[0x7F800001, 0.1], [0x7F800000, 0xFF800000]]> : tensor<2x2xf32> {shlo.bitwise}
  func.return
}

func.func @rows_of_f64() {
  %x = stablehlo.constant dense<[[0x7FF0000000000000, 0xFFF0000000000000], [0x7FF8000000000000, 0xFFF8000000000000], [0x7FF0000000000001, 0.1]]> : tensor<3x2xf64>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf64>, tensor<2xi64>) -> tensor<2x2xf64>
  check.expect_eq_const %r, dense<[[0x7FF0000000000001, 0.1], [0x7FF0000000000000, 0xFFF0000000000000]]> : tensor<2x2xf64> {shlo.bitwise}
  func.return
}

func.func @rows_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<3x2xi1>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi1>, tensor<2xi64>) -> tensor<2x2xi1>
  check.expect_eq_const %r, dense<false> : tensor<2x2xi1>
  func.return
}

func.func @rows_of_i2() {
  %x = stablehlo.constant dense<[[-2, -2], [0, 0], [-2, -2]]> : tensor<3x2xi2>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi2>, tensor<2xi64>) -> tensor<2x2xi2>
  check.expect_eq_const %r, dense<-2> : tensor<2x2xi2>
  func.return
}

func.func @rows_of_i4() {
  %x = stablehlo.constant dense<[[-2, 2], [4, 4], [2, -2]]> : tensor<3x2xi4>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi4>, tensor<2xi64>) -> tensor<2x2xi4>
  check.expect_eq_const %r, dense<[[2, -2], [-2, 2]]> : tensor<2x2xi4>
  func.return
}

func.func @rows_of_i8() {
  %x = stablehlo.constant dense<[[30, 66], [116, -76], [2, 94]]> : tensor<3x2xi8>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi8>, tensor<2xi64>) -> tensor<2x2xi8>
  check.expect_eq_const %r, dense<[[2, 94], [30, 66]]> : tensor<2x2xi8>
  func.return
}

func.func @rows_of_i16() {
  %x = stablehlo.constant dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xi16>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi16>, tensor<2xi64>) -> tensor<2x2xi16>
  check.expect_eq_const %r, dense<[[258, 350], [30, 66]]> : tensor<2x2xi16>
  func.return
}

func.func @rows_of_i32() {
  %x = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi32>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[4, 5], [0, 1]]> : tensor<2x2xi32>
  func.return
}

func.func @rows_of_i64() {
  %x = stablehlo.constant dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xi64>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi64>, tensor<2xi64>) -> tensor<2x2xi64>
  check.expect_eq_const %r, dense<[[258, 350], [30, 66]]> : tensor<2x2xi64>
  func.return
}

func.func @rows_of_ui2() {
  %x = stablehlo.constant dense<[[2, 2], [0, 0], [2, 2]]> : tensor<3x2xui2>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui2>, tensor<2xi64>) -> tensor<2x2xui2>
  check.expect_eq_const %r, dense<2> : tensor<2x2xui2>
  func.return
}

func.func @rows_of_ui4() {
  %x = stablehlo.constant dense<[[14, 2], [4, 4], [2, 14]]> : tensor<3x2xui4>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui4>, tensor<2xi64>) -> tensor<2x2xui4>
  check.expect_eq_const %r, dense<[[2, 14], [14, 2]]> : tensor<2x2xui4>
  func.return
}

func.func @rows_of_ui8() {
  %x = stablehlo.constant dense<[[30, 66], [116, 180], [2, 94]]> : tensor<3x2xui8>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui8>, tensor<2xi64>) -> tensor<2x2xui8>
  check.expect_eq_const %r, dense<[[2, 94], [30, 66]]> : tensor<2x2xui8>
  func.return
}

func.func @rows_of_ui16() {
  %x = stablehlo.constant dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xui16>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui16>, tensor<2xi64>) -> tensor<2x2xui16>
  check.expect_eq_const %r, dense<[[258, 350], [30, 66]]> : tensor<2x2xui16>
  func.return
}

func.func @rows_of_ui32() {
  %x = stablehlo.constant dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xui32>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui32>, tensor<2xi64>) -> tensor<2x2xui32>
  check.expect_eq_const %r, dense<[[258, 350], [30, 66]]> : tensor<2x2xui32>
  func.return
}

func.func @rows_of_ui64() {
  %x = stablehlo.constant dense<[[30, 66], [116, 180], [258, 350]]> : tensor<3x2xui64>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xui64>, tensor<2xi64>) -> tensor<2x2xui64>
  check.expect_eq_const %r, dense<[[258, 350], [30, 66]]> : tensor<2x2xui64>
  func.return
}

func.func @rows_of_complex_f32() {
  %x = stablehlo.constant dense<[[(0.0, -1.0e-45), (-0.0, 3.402823466e38)], [(1.0e-45, 0xFFC00000), (-1.0e-45, 1.0)], [(1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45)]]> : tensor<3x2xcomplex<f32>>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xcomplex<f32>>, tensor<2xi64>) -> tensor<2x2xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(1.1754942e-38, 4.0), (-1.1754942e-38, 1.0e-45)], [(0.0, -1.0e-45), (-0.0, 3.402823466e38)]]> : tensor<2x2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @rows_of_complex_f64() {
  %x = stablehlo.constant dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)], [(5.0e-324, 0xFFF8000000000000), (-5.0e-324, 1.0)], [(2.225073858507201e-308, 4.0), (-2.225073858507201e-308, 5.0e-324)]]> : tensor<3x2xcomplex<f64>>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xcomplex<f64>>, tensor<2xi64>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq_const %r, dense<[[(2.225073858507201e-308, 4.0), (-2.225073858507201e-308, 5.0e-324)], [(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)]]> : tensor<2x2xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @starts_are_clamped() {
  %x = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi32>
  %i = stablehlo.constant dense<[-5, 9]> : tensor<2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[0, 1], [6, 7]]> : tensor<2x2xi32>
  func.return
}

func.func @slices_stay_inside() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3>}> : (tensor<5xi32>, tensor<2x1xi64>) -> tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[2, 3, 4], [1, 2, 3]]> : tensor<2x3xi32>
  func.return
}

func.func @index_vectors_in_another_order() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %i = stablehlo.constant dense<[[1, 2], [3, 0]]> : tensor<2x2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<2x2xi64>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[9, 3]> : tensor<2xi32>
  func.return
}

func.func @index_vectors_along_dimension_0() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %i = stablehlo.constant dense<[[1, 2], [3, 0]]> : tensor<2x2xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<2x2xi64>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[7, 8]> : tensor<2xi32>
  func.return
}

func.func @batching_dimensions() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %i = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi32>, tensor<2x1xi64>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[2, 3]> : tensor<2xi32>
  func.return
}

func.func @offset_dimensions_first() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %i = stablehlo.constant dense<[0, 2, 1]> : tensor<3xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi32>, tensor<3xi64>) -> tensor<4x3xi32>
  check.expect_eq_const %r, dense<[[0, 8, 4], [1, 9, 5], [2, 10, 6], [3, 11, 7]]> : tensor<4x3xi32>
  func.return
}

func.func @ui8_indices() {
  %x = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi32>
  %i = stablehlo.constant dense<[3, 1]> : tensor<2xui8>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xi32>, tensor<2xui8>) -> tensor<2x2xi32>
  check.expect_eq_const %r, dense<[[6, 7], [2, 3]]> : tensor<2x2xi32>
  func.return
}

func.func @no_index_no_row() {
  %x = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi32>
  %i = stablehlo.constant dense<> : tensor<0xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xi32>, tensor<0xi64>) -> tensor<0x2xi32>
  check.expect_eq_const %r, dense<> : tensor<0x2xi32>
  func.return
}

func.func @ui8_index_200_is_clamped_to_the_end() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i = stablehlo.constant dense<200> : tensor<ui8>
  %j = stablehlo.reshape %i : (tensor<ui8>) -> tensor<1xui8>
  %r = "stablehlo.gather"(%x, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xi32>, tensor<1xui8>) -> tensor<1xi32>
  check.expect_eq_const %r, dense<[4]> : tensor<1xi32>
  func.return
}
