// How results are printed: the official interpreter's text, its numbers as MLIR prints them.

func.func @ranks() -> (tensor<ui8>, tensor<1xi8>, tensor<4xi8>, tensor<2x2xi8>, tensor<2x3x2xi64>) {
  %0 = stablehlo.constant dense<1> : tensor<ui8>
  %1 = stablehlo.constant dense<[1]> : tensor<1xi8>
  %2 = stablehlo.constant dense<[1, 2, -3, -4]> : tensor<4xi8>
  %3 = stablehlo.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi8>
  %4 = stablehlo.constant dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]> : tensor<2x3x2xi64>
  func.return %0, %1, %2, %3, %4 : tensor<ui8>, tensor<1xi8>, tensor<4xi8>, tensor<2x2xi8>, tensor<2x3x2xi64>
}
// CHECK: tensor<ui8> {1}
// CHECK: tensor<1xi8> {
// CHECK:   [1]
// CHECK: }
// CHECK: tensor<4xi8> {
// CHECK:   [1, 2, -3, -4]
// CHECK: }
// CHECK: tensor<2x2xi8> {
// CHECK:   [
// CHECK:     [0, 1],
// CHECK:     [2, 3]
// CHECK:   ]
// CHECK: }
// CHECK: tensor<2x3x2xi64> {
// CHECK:   [
// CHECK:     [
// CHECK:       [0, 1],
// CHECK:       [2, 3],
// CHECK:       [4, 5]
// CHECK:     ],
// CHECK:     [
// CHECK:       [6, 7],
// CHECK:       [8, 9],
// CHECK:       [10, 11]
// CHECK:     ]
// CHECK:   ]
// CHECK: }

func.func @nothing() -> (tensor<0xui8>, tensor<0x2xi8>, tensor<2x0xi8>) {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0x2xi8>
  %2 = stablehlo.constant dense<> : tensor<2x0xi8>
  func.return %0, %1, %2 : tensor<0xui8>, tensor<0x2xi8>, tensor<2x0xi8>
}
// CHECK: tensor<0xui8> {
// CHECK:   []
// CHECK: }
// CHECK: tensor<0x2xi8> {
// CHECK:   []
// CHECK: }
// CHECK: tensor<2x0xi8> {
// CHECK:   [
// CHECK:     [],
// CHECK:     []
// CHECK:   ]
// CHECK: }

func.func @truth_and_narrow_integers() -> (tensor<2xi1>, tensor<i1>, tensor<2xi2>, tensor<2xui2>, tensor<2xi4>, tensor<1xui64>, tensor<1xi64>) {
  %0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.constant dense<[1, -2]> : tensor<2xi2>
  %3 = stablehlo.constant dense<[3, 0]> : tensor<2xui2>
  %4 = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
  %5 = stablehlo.constant dense<[18446744073709551615]> : tensor<1xui64>
  %6 = stablehlo.constant dense<[-9223372036854775808]> : tensor<1xi64>
  func.return %0, %1, %2, %3, %4, %5, %6 : tensor<2xi1>, tensor<i1>, tensor<2xi2>, tensor<2xui2>, tensor<2xi4>, tensor<1xui64>, tensor<1xi64>
}
// CHECK: tensor<2xi1> {
// CHECK:   [true, false]
// CHECK: }
// CHECK: tensor<i1> {true}
// CHECK: tensor<2xi2> {
// CHECK:   [1, -2]
// CHECK: }
// CHECK: tensor<2xui2> {
// CHECK:   [3, 0]
// CHECK: }
// CHECK: tensor<2xi4> {
// CHECK:   [-8, 7]
// CHECK: }
// CHECK: tensor<1xui64> {
// CHECK:   [18446744073709551615]
// CHECK: }
// CHECK: tensor<1xi64> {
// CHECK:   [-9223372036854775808]
// CHECK: }

func.func @complex_numbers() -> (tensor<2xcomplex<f32>>, tensor<complex<f64>>) {
  %0 = stablehlo.constant dense<[(3.14, -0.0), (0x7FC00000, 1.0)]> : tensor<2xcomplex<f32>>
  %1 = stablehlo.constant dense<(0.1, 1.0e300)> : tensor<complex<f64>>
  func.return %0, %1 : tensor<2xcomplex<f32>>, tensor<complex<f64>>
}
// CHECK: tensor<2xcomplex<f32>> {
// CHECK:   [[3.140000e+00, -0.000000e+00], [0x7FC00000, 1.000000e+00]]
// CHECK: }
// CHECK: tensor<complex<f64>> {[1.000000e-01, 1.000000e+300]}

func.func @floats_that_do_not_fit_six_digits() -> (tensor<5xf32>, tensor<3xf64>, tensor<2xf16>, tensor<2xbf16>) {
  %0 = stablehlo.constant dense<[123456.703, 16777216.0, 12345678.0, 1.84467441E+19, 0.333333343]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[0.1, 0.3333333333333333, 16777216.0]> : tensor<3xf64>
  %2 = stablehlo.constant dense<[6.8984375, 0.1015625]> : tensor<2xf16>
  %3 = stablehlo.constant dense<[3.3895e38, 0.1]> : tensor<2xbf16>
  func.return %0, %1, %2, %3 : tensor<5xf32>, tensor<3xf64>, tensor<2xf16>, tensor<2xbf16>
}
// CHECK: tensor<5xf32> {
// CHECK:   [123456.703, 0x4B800000, 0x4B3C614E, 1.84467441E+19, 0.333333343]
// CHECK: }
// CHECK: tensor<3xf64> {
// CHECK:   [1.000000e-01, 0.33333333333333331, 0x4170000000000000]
// CHECK: }
// CHECK: tensor<2xf16> {
// CHECK:   [6.898430e+00, 1.015630e-01]
// CHECK: }
// CHECK: tensor<2xbf16> {
// CHECK:   [3.389530e+38, 1.000980e-01]
// CHECK: }

func.func @every_kind_of_f4E2M1FN() -> (tensor<10xf4E2M1FN>) {
  %0 = stablehlo.constant dense<[0x0, 0x8, 0x1, 0x9, 0x2, 0xA, 0x7, 0xF, 0xB, 0x5]> : tensor<10xf4E2M1FN>
  func.return %0 : tensor<10xf4E2M1FN>
}
// CHECK: tensor<10xf4E2M1FN> {
// CHECK:   [0.000000e+00, -0.000000e+00, 5.000000e-01, -5.000000e-01, 1.000000e+00, -1.000000e+00, 6.000000e+00, -6.000000e+00, -1.500000e+00, 3.000000e+00]
// CHECK: }

func.func @every_kind_of_f6E2M3FN() -> (tensor<12xf6E2M3FN>) {
  %0 = stablehlo.constant dense<[0x00, 0x20, 0x01, 0x21, 0x07, 0x27, 0x08, 0x28, 0x1F, 0x3F, 0x2C, 0x14]> : tensor<12xf6E2M3FN>
  func.return %0 : tensor<12xf6E2M3FN>
}
// CHECK: tensor<12xf6E2M3FN> {
// CHECK:   [0.000000e+00, -0.000000e+00, 1.250000e-01, -1.250000e-01, 8.750000e-01, -8.750000e-01, 1.000000e+00, -1.000000e+00, 7.500000e+00, -7.500000e+00, -1.500000e+00, 3.000000e+00]
// CHECK: }

func.func @every_kind_of_f6E3M2FN() -> (tensor<14xf6E3M2FN>) {
  %0 = stablehlo.constant dense<[0x00, 0x20, 0x01, 0x21, 0x03, 0x23, 0x04, 0x24, 0x1F, 0x3F, 0x02, 0x0C, 0x2E, 0x12]> : tensor<14xf6E3M2FN>
  func.return %0 : tensor<14xf6E3M2FN>
}
// CHECK: tensor<14xf6E3M2FN> {
// CHECK:   [0.000000e+00, -0.000000e+00, 6.250000e-02, -6.250000e-02, 1.875000e-01, -1.875000e-01, 2.500000e-01, -2.500000e-01, 2.800000e+01, -2.800000e+01, 1.250000e-01, 1.000000e+00, -1.500000e+00, 3.000000e+00]
// CHECK: }

func.func @every_kind_of_f8E5M2() -> (tensor<19xf8E5M2>) {
  %0 = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x03, 0x83, 0x04, 0x84, 0x7B, 0xFB, 0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 0x2E, 0x3C, 0xBE, 0x42]> : tensor<19xf8E5M2>
  func.return %0 : tensor<19xf8E5M2>
}
// CHECK: tensor<19xf8E5M2> {
// CHECK:   [0.000000e+00, -0.000000e+00, 1.525880e-05, -1.525880e-05, 4.577640e-05, -4.577640e-05, 6.103520e-05, -6.103520e-05, 5.734400e+04, -5.734400e+04, 0x7C, 0xFC, 0x7E, 0xFE, 0x7D, 9.375000e-02, 1.000000e+00, -1.500000e+00, 3.000000e+00]
// CHECK: }

func.func @every_kind_of_f8E4M3() -> (tensor<19xf8E4M3>) {
  %0 = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x07, 0x87, 0x08, 0x88, 0x77, 0xF7, 0x78, 0xF8, 0x7C, 0xFC, 0x79, 0x1D, 0x38, 0xBC, 0x44]> : tensor<19xf8E4M3>
  func.return %0 : tensor<19xf8E4M3>
}
// CHECK: tensor<19xf8E4M3> {
// CHECK:   [0.000000e+00, -0.000000e+00, 1.953130e-03, -1.953130e-03, 1.367190e-02, -1.367190e-02, 1.562500e-02, -1.562500e-02, 2.400000e+02, -2.400000e+02, 0x78, 0xF8, 0x7C, 0xFC, 0x79, 1.015630e-01, 1.000000e+00, -1.500000e+00, 3.000000e+00]
// CHECK: }

func.func @every_kind_of_f8E3M4() -> (tensor<19xf8E3M4>) {
  %0 = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x0F, 0x8F, 0x10, 0x90, 0x6F, 0xEF, 0x70, 0xF0, 0x78, 0xF8, 0x71, 0x06, 0x30, 0xB8, 0x48]> : tensor<19xf8E3M4>
  func.return %0 : tensor<19xf8E3M4>
}
// CHECK: tensor<19xf8E3M4> {
// CHECK:   [0.000000e+00, -0.000000e+00, 1.562500e-02, -1.562500e-02, 2.343750e-01, -2.343750e-01, 2.500000e-01, -2.500000e-01, 1.550000e+01, -1.550000e+01, 0x70, 0xF0, 0x78, 0xF8, 0x71, 9.375000e-02, 1.000000e+00, -1.500000e+00, 3.000000e+00]
// CHECK: }

func.func @every_kind_of_f8E4M3FN() -> (tensor<16xf8E4M3FN>) {
  %0 = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x07, 0x87, 0x08, 0x88, 0x7E, 0xFE, 0x7F, 0xFF, 0x1D, 0x38, 0xBC, 0x44]> : tensor<16xf8E4M3FN>
  func.return %0 : tensor<16xf8E4M3FN>
}
// CHECK: tensor<16xf8E4M3FN> {
// CHECK:   [0.000000e+00, -0.000000e+00, 1.953130e-03, -1.953130e-03, 1.367190e-02, -1.367190e-02, 1.562500e-02, -1.562500e-02, 4.480000e+02, -4.480000e+02, 0x7F, 0xFF, 1.015630e-01, 1.000000e+00, -1.500000e+00, 3.000000e+00]
// CHECK: }

func.func @every_kind_of_f8E5M2FNUZ() -> (tensor<14xf8E5M2FNUZ>) {
  %0 = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x03, 0x83, 0x04, 0x84, 0x7F, 0xFF, 0x32, 0x40, 0xC2, 0x46]> : tensor<14xf8E5M2FNUZ>
  func.return %0 : tensor<14xf8E5M2FNUZ>
}
// CHECK: tensor<14xf8E5M2FNUZ> {
// CHECK:   [0.000000e+00, 0x80, 7.629390e-06, -7.629390e-06, 2.288820e-05, -2.288820e-05, 3.051760e-05, -3.051760e-05, 5.734400e+04, -5.734400e+04, 9.375000e-02, 1.000000e+00, -1.500000e+00, 3.000000e+00]
// CHECK: }

func.func @every_kind_of_f8E4M3FNUZ() -> (tensor<14xf8E4M3FNUZ>) {
  %0 = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x07, 0x87, 0x08, 0x88, 0x7F, 0xFF, 0x25, 0x40, 0xC4, 0x4C]> : tensor<14xf8E4M3FNUZ>
  func.return %0 : tensor<14xf8E4M3FNUZ>
}
// CHECK: tensor<14xf8E4M3FNUZ> {
// CHECK:   [0.000000e+00, 0x80, 9.765620e-04, -9.765620e-04, 6.835930e-03, -6.835930e-03, 7.812500e-03, -7.812500e-03, 2.400000e+02, -2.400000e+02, 1.015630e-01, 1.000000e+00, -1.500000e+00, 3.000000e+00]
// CHECK: }

func.func @every_kind_of_f8E4M3B11FNUZ() -> (tensor<14xf8E4M3B11FNUZ>) {
  %0 = stablehlo.constant dense<[0x00, 0x80, 0x01, 0x81, 0x07, 0x87, 0x08, 0x88, 0x7F, 0xFF, 0x3D, 0x58, 0xDC, 0x64]> : tensor<14xf8E4M3B11FNUZ>
  func.return %0 : tensor<14xf8E4M3B11FNUZ>
}
// CHECK: tensor<14xf8E4M3B11FNUZ> {
// CHECK:   [0.000000e+00, 0x80, 1.220700e-04, -1.220700e-04, 8.544920e-04, -8.544920e-04, 9.765620e-04, -9.765620e-04, 3.000000e+01, -3.000000e+01, 1.015630e-01, 1.000000e+00, -1.500000e+00, 3.000000e+00]
// CHECK: }

func.func @every_kind_of_f8E8M0FNU() -> (tensor<7xf8E8M0FNU>) {
  %0 = stablehlo.constant dense<[0x00, 0x01, 0xFE, 0xFF, 0x7C, 0x7F, 0x81]> : tensor<7xf8E8M0FNU>
  func.return %0 : tensor<7xf8E8M0FNU>
}
// CHECK: tensor<7xf8E8M0FNU> {
// CHECK:   [5.877470e-39, 1.175490e-38, 1.701410e+38, 0xFF, 1.250000e-01, 1.000000e+00, 4.000000e+00]
// CHECK: }

func.func @every_kind_of_f16() -> (tensor<20xf16>) {
  %0 = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x8001, 0x03FF, 0x83FF, 0x0400, 0x8400, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0x2E66, 0x3C00, 0xBE00, 0x4200, 0x2E80]> : tensor<20xf16>
  func.return %0 : tensor<20xf16>
}
// CHECK: tensor<20xf16> {
// CHECK:   [0.000000e+00, -0.000000e+00, 5.960460e-08, -5.960460e-08, 6.097560e-05, -6.097560e-05, 6.103520e-05, -6.103520e-05, 6.550400e+04, -6.550400e+04, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 9.997550e-02, 1.000000e+00, -1.500000e+00, 3.000000e+00, 1.015630e-01]
// CHECK: }

func.func @every_kind_of_bf16() -> (tensor<20xbf16>) {
  %0 = stablehlo.constant dense<[0x0000, 0x8000, 0x0001, 0x8001, 0x007F, 0x807F, 0x0080, 0x8080, 0x7F7F, 0xFF7F, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0x3DCD, 0x3F80, 0xBFC0, 0x4040, 0x3DD0]> : tensor<20xbf16>
  func.return %0 : tensor<20xbf16>
}
// CHECK: tensor<20xbf16> {
// CHECK:   [0.000000e+00, -0.000000e+00, 9.183550e-41, -9.183550e-41, 1.166310e-38, -1.166310e-38, 1.175490e-38, -1.175490e-38, 3.389530e+38, -3.389530e+38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 1.000980e-01, 1.000000e+00, -1.500000e+00, 3.000000e+00, 1.015630e-01]
// CHECK: }

func.func @every_kind_of_f32() -> (tensor<20xf32>) {
  %0 = stablehlo.constant dense<[0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000, 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0x3DCCCCCD, 0x3F800000, 0xBFC00000, 0x40400000, 0x3DD00000]> : tensor<20xf32>
  func.return %0 : tensor<20xf32>
}
// CHECK: tensor<20xf32> {
// CHECK:   [0.000000e+00, -0.000000e+00, 1.401300e-45, -1.401300e-45, 1.17549421E-38, -1.17549421E-38, 1.17549435E-38, -1.17549435E-38, 3.40282347E+38, -3.40282347E+38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 1.000000e-01, 1.000000e+00, -1.500000e+00, 3.000000e+00, 0.1015625]
// CHECK: }

func.func @every_kind_of_f64() -> (tensor<20xf64>) {
  %0 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x8000000000000001, 0x000FFFFFFFFFFFFF, 0x800FFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0x3FB999999999999A, 0x3FF0000000000000, 0xBFF8000000000000, 0x4008000000000000, 0x3FBA000000000000]> : tensor<20xf64>
  func.return %0 : tensor<20xf64>
}
// CHECK: tensor<20xf64> {
// CHECK:   [0.000000e+00, -0.000000e+00, 4.940660e-324, -4.940660e-324, 2.2250738585072009E-308, -2.2250738585072009E-308, 2.2250738585072014E-308, -2.2250738585072014E-308, 1.7976931348623157E+308, -1.7976931348623157E+308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 1.000000e-01, 1.000000e+00, -1.500000e+00, 3.000000e+00, 0.1015625]
// CHECK: }

func.func @tokens() -> !stablehlo.token {
  %0 = stablehlo.after_all : !stablehlo.token
  func.return %0 : !stablehlo.token
}
// CHECK: !stablehlo.token

func.func @print_op_shows_a_value_on_the_way() {
  %0 = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf8E4M3FN>
  interpreter.print %0 : tensor<2xf8E4M3FN>
  func.return
}
// CHECK: %0 = tensor<2xf8E4M3FN> {
// CHECK:   [1.000000e+00, -0.000000e+00]
// CHECK: }
