// stablehlo.dynamic_pad: the paddings are values.

func.func @dynamic_pad_of_f32() {
  %x = stablehlo.constant dense<[[0x7F800000, 0xFF800000, 0x7FC00000], [0xFFC00000, 0x7F800001, 0.1]]> : tensor<2x3xf32>
  %value = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %low = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x9xf32>
  check.expect_eq_const %r, dense<"0x0000C07F0000807F0000C07F0000C07F000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C07F0000C07F0100807F0000C07F0000C07FCDCCCC3D0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<5x9xf32> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_bf16() {
  %x = stablehlo.constant dense<[[0x7F80, 0xFF80, 0x7FC0], [0xFFC0, 0x7F81, 0.1]]> : tensor<2x3xbf16>
  %value = stablehlo.constant dense<0x7FC0> : tensor<bf16>
  %low = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<2x3xbf16>, tensor<bf16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x9xbf16>
  check.expect_eq_const %r, dense<"0xC07F807FC07FC07F80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC0FFC07FC07F817FC07FC07FCD3DC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<5x9xbf16> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[[448.0, -448.0, 0x7F], [0xFF, 0.1, 0.5]]> : tensor<2x3xf8E4M3FN>
  %value = stablehlo.constant dense<0xFF> : tensor<f8E4M3FN>
  %low = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x9xf8E4M3FN>
  check.expect_eq_const %r, dense<"0xFF7EFFFFFEFFFF7FFFFFFFFFFFFFFFFFFFFFFFFFFFFF1DFFFF30FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<5x9xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[[-0.5, 1.0, -1.0], [6.0, -6.0, 1.5]]> : tensor<2x3xf4E2M1FN>
  %value = stablehlo.constant dense<-1.0> : tensor<f4E2M1FN>
  %low = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x9xf4E2M1FN>
  check.expect_eq_const %r, dense<"0x0A090A0A020A0A0A0A0A0A0A0A0A0A0A0A0A0A070A0A0F0A0A030A0A0A0A0A0A0A0A0A0A0A0A0A0A0A0A0A0A0A"> : tensor<5x9xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_i1() {
  %x = stablehlo.constant dense<false> : tensor<2x3xi1>
  %value = stablehlo.constant dense<false> : tensor<i1>
  %low = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<2x3xi1>, tensor<i1>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x9xi1>
  check.expect_eq_const %r, dense<false> : tensor<5x9xi1>
  func.return
}

func.func @dynamic_pad_of_i4() {
  %x = stablehlo.constant dense<[[-2, 2, 4], [4, 2, -2]]> : tensor<2x3xi4>
  %value = stablehlo.constant dense<4> : tensor<i4>
  %low = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<2x3xi4>, tensor<i4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x9xi4>
  check.expect_eq_const %r, dense<"0x040E04040204040404040404040404040404040404040204040E04040404040404040404040404040404040404"> : tensor<5x9xi4>
  func.return
}

func.func @dynamic_pad_of_ui64() {
  %x = stablehlo.constant dense<[[30, 66, 116], [180, 258, 350]]> : tensor<2x3xui64>
  %value = stablehlo.constant dense<180> : tensor<ui64>
  %low = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<2x3xui64>, tensor<ui64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x9xui64>
  check.expect_eq_const %r, dense<"0xB4000000000000001E00000000000000B400000000000000B4000000000000004200000000000000B400000000000000B4000000000000007400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B4000000000000000201000000000000B400000000000000B4000000000000005E01000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000B400000000000000"> : tensor<5x9xui64>
  func.return
}

func.func @dynamic_pad_of_complex_f64() {
  %x = stablehlo.constant dense<[[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000)], [(-5.0e-324, 1.0), (2.225073858507201e-308, 4.0), (-2.225073858507201e-308, 5.0e-324)]]> : tensor<2x3xcomplex<f64>>
  %value = stablehlo.constant dense<(0.0, -5.0e-324)> : tensor<complex<f64>>
  %low = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x9xcomplex<f64>>
  check.expect_eq_const %r, dense<"0x000000000000000001000000000000800000000000000000010000000000008000000000000000000100000000000080000000000000000001000000000000800000000000000080FFFFFFFFFFFFEF7F00000000000000000100000000000080000000000000000001000000000000800100000000000000000000000000F8FF00000000000000000100000000000080000000000000000001000000000000800000000000000000010000000000008000000000000000000100000000000080000000000000000001000000000000800000000000000000010000000000008000000000000000000100000000000080000000000000000001000000000000800000000000000000010000000000008000000000000000000100000000000080000000000000000001000000000000800100000000000080000000000000F03F0000000000000000010000000000008000000000000000000100000000000080FFFFFFFFFFFF0F0000000000000010400000000000000000010000000000008000000000000000000100000000000080FFFFFFFFFFFF0F80010000000000000000000000000000000100000000000080000000000000000001000000000000800000000000000000010000000000008000000000000000000100000000000080000000000000000001000000000000800000000000000000010000000000008000000000000000000100000000000080000000000000000001000000000000800000000000000000010000000000008000000000000000000100000000000080000000000000000001000000000000800000000000000000010000000000008000000000000000000100000000000080000000000000000001000000000000800000000000000000010000000000008000000000000000000100000000000080000000000000000001000000000000800000000000000000010000000000008000000000000000000100000000000080"> : tensor<5x9xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @negative_padding_cuts() {
  %x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : tensor<3x3xi32>
  %value = stablehlo.constant dense<9> : tensor<i32>
  %low = stablehlo.constant dense<[-1, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[-1, 1]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[0, 0]> : tensor<2xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3x3xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x3xi32>
  check.expect_eq_const %r, dense<[[4, 5, 9]]> : tensor<1x3xi32>
  func.return
}

func.func @of_nothing() {
  %x = stablehlo.constant dense<> : tensor<0x2xi32>
  %value = stablehlo.constant dense<9> : tensor<i32>
  %low = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %high = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %interior = stablehlo.constant dense<[4, 0]> : tensor<2xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<0x2xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<9> : tensor<3x2xi32>
  func.return
}

func.func @sizes_known_at_run_time() {
  %x = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %value = stablehlo.constant dense<9> : tensor<i32>
  %low = stablehlo.constant dense<[1]> : tensor<1xi8>
  %high = stablehlo.constant dense<[2]> : tensor<1xi8>
  %interior = stablehlo.constant dense<[1]> : tensor<1xi8>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xi32>, tensor<i32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?xi32>
  %static = stablehlo.reshape %r : (tensor<?xi32>) -> tensor<8xi32>
  check.expect_eq_const %static, dense<[9, 0, 9, 1, 9, 2, 9, 9]> : tensor<8xi32>
  func.return
}

func.func @dynamic_pad_of_special_values_of_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5]> : tensor<3xf4E2M1FN>
  %value = stablehlo.constant dense<-0.5> : tensor<f4E2M1FN>
  %low = stablehlo.constant dense<1> : tensor<1xi64>
  %high = stablehlo.constant dense<-1> : tensor<1xi64>
  %interior = stablehlo.constant dense<1> : tensor<1xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xf4E2M1FN>, tensor<f4E2M1FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.5, 0.0, -0.5, -0.0, -0.5]> : tensor<5xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_special_values_of_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.1]> : tensor<3xf6E2M3FN>
  %value = stablehlo.constant dense<-0.1> : tensor<f6E2M3FN>
  %low = stablehlo.constant dense<1> : tensor<1xi64>
  %high = stablehlo.constant dense<-1> : tensor<1xi64>
  %interior = stablehlo.constant dense<1> : tensor<1xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xf6E2M3FN>, tensor<f6E2M3FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf6E2M3FN>
  check.expect_eq_const %r, dense<[-0.1, 0.0, -0.1, -0.0, -0.1]> : tensor<5xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_special_values_of_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.06]> : tensor<3xf6E3M2FN>
  %value = stablehlo.constant dense<-0.06> : tensor<f6E3M2FN>
  %low = stablehlo.constant dense<1> : tensor<1xi64>
  %high = stablehlo.constant dense<-1> : tensor<1xi64>
  %interior = stablehlo.constant dense<1> : tensor<1xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xf6E3M2FN>, tensor<f6E3M2FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf6E3M2FN>
  check.expect_eq_const %r, dense<[-0.06, 0.0, -0.06, -0.0, -0.06]> : tensor<5xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_special_values_of_f8E5M2() {
  %x = stablehlo.constant dense<[0x7C, 0xFC, 0x7E]> : tensor<3xf8E5M2>
  %value = stablehlo.constant dense<0xFE> : tensor<f8E5M2>
  %low = stablehlo.constant dense<1> : tensor<1xi64>
  %high = stablehlo.constant dense<-1> : tensor<1xi64>
  %interior = stablehlo.constant dense<1> : tensor<1xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xf8E5M2>, tensor<f8E5M2>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf8E5M2>
  check.expect_eq_const %r, dense<[0xFE, 0x7C, 0xFE, 0xFC, 0xFE]> : tensor<5xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_special_values_of_f8E4M3() {
  %x = stablehlo.constant dense<[0x78, 0xF8, 0x7C]> : tensor<3xf8E4M3>
  %value = stablehlo.constant dense<0xFC> : tensor<f8E4M3>
  %low = stablehlo.constant dense<1> : tensor<1xi64>
  %high = stablehlo.constant dense<-1> : tensor<1xi64>
  %interior = stablehlo.constant dense<1> : tensor<1xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xf8E4M3>, tensor<f8E4M3>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf8E4M3>
  check.expect_eq_const %r, dense<[0xFC, 0x78, 0xFC, 0xF8, 0xFC]> : tensor<5xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_special_values_of_f8E3M4() {
  %x = stablehlo.constant dense<[0x70, 0xF0, 0x78]> : tensor<3xf8E3M4>
  %value = stablehlo.constant dense<0xF8> : tensor<f8E3M4>
  %low = stablehlo.constant dense<1> : tensor<1xi64>
  %high = stablehlo.constant dense<-1> : tensor<1xi64>
  %interior = stablehlo.constant dense<1> : tensor<1xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xf8E3M4>, tensor<f8E3M4>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf8E3M4>
  check.expect_eq_const %r, dense<[0xF8, 0x70, 0xF8, 0xF0, 0xF8]> : tensor<5xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_special_values_of_f8E4M3FN() {
  %x = stablehlo.constant dense<[0x7F, 0xFF, 0.0]> : tensor<3xf8E4M3FN>
  %value = stablehlo.constant dense<-0.0> : tensor<f8E4M3FN>
  %low = stablehlo.constant dense<1> : tensor<1xi64>
  %high = stablehlo.constant dense<-1> : tensor<1xi64>
  %interior = stablehlo.constant dense<1> : tensor<1xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xf8E4M3FN>, tensor<f8E4M3FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf8E4M3FN>
  check.expect_eq_const %r, dense<[-0.0, 0x7F, -0.0, 0xFF, -0.0]> : tensor<5xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_special_values_of_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80]> : tensor<3xf8E5M2FNUZ>
  %value = stablehlo.constant dense<8.0e-6> : tensor<f8E5M2FNUZ>
  %low = stablehlo.constant dense<1> : tensor<1xi64>
  %high = stablehlo.constant dense<-1> : tensor<1xi64>
  %interior = stablehlo.constant dense<1> : tensor<1xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[8.0e-6, 0x80, 8.0e-6, 0.0, 8.0e-6]> : tensor<5xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_special_values_of_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80]> : tensor<3xf8E4M3FNUZ>
  %value = stablehlo.constant dense<0.001> : tensor<f8E4M3FNUZ>
  %low = stablehlo.constant dense<1> : tensor<1xi64>
  %high = stablehlo.constant dense<-1> : tensor<1xi64>
  %interior = stablehlo.constant dense<1> : tensor<1xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.001, 0x80, 0.001, 0.0, 0.001]> : tensor<5xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_special_values_of_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0x80, 0.0, 0x80]> : tensor<3xf8E4M3B11FNUZ>
  %value = stablehlo.constant dense<0.0001> : tensor<f8E4M3B11FNUZ>
  %low = stablehlo.constant dense<1> : tensor<1xi64>
  %high = stablehlo.constant dense<-1> : tensor<1xi64>
  %interior = stablehlo.constant dense<1> : tensor<1xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0001, 0x80, 0.0001, 0.0, 0.0001]> : tensor<5xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @dynamic_pad_of_special_values_of_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0xFF, 6.0e-39, 1.0e-38]> : tensor<3xf8E8M0FNU>
  %value = stablehlo.constant dense<1.7e38> : tensor<f8E8M0FNU>
  %low = stablehlo.constant dense<1> : tensor<1xi64>
  %high = stablehlo.constant dense<-1> : tensor<1xi64>
  %interior = stablehlo.constant dense<1> : tensor<1xi64>
  %r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.7e38, 0xFF, 1.7e38, 6.0e-39, 1.7e38]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}
