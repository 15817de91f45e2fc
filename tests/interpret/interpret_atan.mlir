// chlo.atan.

func.func @atan_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.atan %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.5, 1.5, -0.0, -0.5, -1.0, -1.0, -1.0, -1.0, -1.5, -1.5]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @atan_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.atan %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x0001020304040506060707080808080909090A0A0A0A0A0A0B0B0B0B0B0B0B0C2021222324242526262727282828282929292A2A2A2A2A2A2B2B2B2B2B2B2B2C"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @atan_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.atan %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x00010203040506070708090A0A0B0C0C0C0D0D0D0D0D0E0E0E0E0E0E0E0E0E0E20212223242526272728292A2A2B2C2C2C2D2D2D2D2D2E2E2E2E2E2E2E2E2E2E"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @atan_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.atan %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F30313233343536373738393A3A3B3C3C3C3D3D3D3D3D3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E7E7E7E808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B7B8B9BABABBBCBCBCBDBDBDBDBDBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBE7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @atan_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.atan %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2B2C2D2E2F30313232333434353636373838383939393A3A3A3A3A3A3B3B3B3B3B3B3B3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3D3D3D3D3D3D3D3D3D7C7C7C7C7C7C7C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABABACADAEAFB0B1B2B2B3B4B4B5B6B6B7B8B8B8B9B9B9BABABABABABABBBBBBBBBBBBBBBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBDBDBDBDBDBDBDBDBD7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @atan_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.atan %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F10111212131415161718191A1A1B1C1D1E1F2021222323242525262627282829292A2B2C2D2D2E2F2F3030313131313232323233333334343434343535353535353536363636363636373737373737373737373738383838383838383838383839787878787878787878787878787878808182838485868788898A8B8C8D8E8F90919292939495969798999A9A9B9C9D9E9FA0A1A2A3A3A4A5A5A6A6A7A8A8A9A9AAABACADADAEAFAFB0B0B1B1B1B1B2B2B2B2B3B3B3B4B4B4B4B4B5B5B5B5B5B5B5B6B6B6B6B6B6B6B7B7B7B7B7B7B7B7B7B7B7B8B8B8B8B8B8B8B8B8B8B8B8B9787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @atan_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.atan %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2B2C2D2E2F30313232333434353636373838383939393A3A3A3A3A3A3B3B3B3B3B3B3B3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABABACADAEAFB0B1B2B2B3B4B4B5B6B6B7B8B8B8B9B9B9BABABABABABABBBBBBBBBBBBBBBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBDBDBDBDBDBDBDBDBDBDBDBDBDBDBD7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @atan_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.atan %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3B3C3D3E3E3F4040404141414141424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBBBCBDBEBEBFC0C0C0C1C1C1C1C1C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @atan_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.atan %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F30313233333435363738393A3A3B3C3C3D3E3E3F404040414141424242424242434343434343434444444444444444444444444444444444444444444444444444444444444444444545454545454545808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B3B4B5B6B7B8B9BABABBBCBCBDBEBEBFC0C0C0C1C1C1C2C2C2C2C2C2C3C3C3C3C3C3C3C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C4C5C5C5C5C5C5C5C5"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @atan_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.atan %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4B4C4D4E4F50515252535454555656575858585959595A5A5A5A5A5A5B5B5B5B5B5B5B5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCBCCCDCECFD0D1D2D2D3D4D4D5D6D6D7D8D8D8D9D9D9DADADADADADADBDBDBDBDBDBDBDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDC"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @atan_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.atan %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F7F7F7F80808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080FF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @atan_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 0.001]> : tensor<23xf16>
  %r = chlo.atan %x : tensor<23xf16> -> tensor<23xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 1.57, -1.57, 1.57, -1.57, 0x7E00, 0x7E00, 0x7E00, 0.0997, -0.4636, 0.785, 1.19, -1.471, 1.569, 1.57, 0.001]> : tensor<23xf16> {shlo.bitwise}
  func.return
}

func.func @atan_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 0.001]> : tensor<23xbf16>
  %r = chlo.atan %x : tensor<23xbf16> -> tensor<23xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 1.57, -1.57, 1.57, -1.57, 0x7FC0, 0x7FC0, 0x7FC0, 0.0996, -0.463, 0.785, 1.19, -1.47, 1.57, 1.57, 0.001]> : tensor<23xbf16> {shlo.bitwise}
  func.return
}

func.func @atan_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 0.001]> : tensor<23xf32>
  %r = chlo.atan %x : tensor<23xf32> -> tensor<23xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 1.5707964, -1.5707964, 1.5707964, -1.5707964, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.09966865, -0.4636476, 0.7853982, 1.19029, -1.4711276, 1.5697963, 1.5707797, 0.0009999997]> : tensor<23xf32> {shlo.bitwise}
  func.return
}

func.func @atan_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 0.001]> : tensor<23xf64>
  %r = chlo.atan %x : tensor<23xf64> -> tensor<23xf64>
  %expected_r = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.5707963267948966, -1.5707963267948966, 1.5707963267948966, -1.5707963267948966, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.09966865249116204, -0.4636476090008061, 0.7853981633974483, 1.1902899496825317, -1.4711276743037347, 1.5697963271282298, 1.5707796601282316, 0.0009999996666668668]> : tensor<23xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<23xf64>, tensor<23xf64>
  func.return
}

func.func @atan_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f32>>
  %r = chlo.atan %x : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(1.1265564, 0.70830333), (-1.057137, 0.20793334), (1.1265564, -0.09641562), (-1.5398282, -0.34367222), (0.7853984, 0.00049999997), (-1.1783588, 3.6274028)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  func.return
}

func.func @atan_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f64>>
  %r = chlo.atan %x : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(1.1265564408348223, 0.708303336014054), (-1.05713696075397, 0.207933335961523), (1.1265564408348223, -0.09641562020299617), (-1.5398282345194945, -0.34367220374989566), (0.7853984133974483, 0.0004999999166666417), (-1.1783471201378115, 3.627414434589447)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  func.return
}

// atan 0 = 0
// atan (-0) = -0
// atan 1 = 0.78539816…, nearer to 1 than to 0.5: 1
// atan (-1) = -0.78539816…, nearer to 1 in magnitude than to 0.5: -1
// atan 0.5 = 0.46364761…, nearer to 0.5 than to 0: 0.5
// atan 2 = 1.1071487…, nearer to 1 than to 1.5: 1
// atan 3 = 1.2490458…, nearer to 1 than to 1.5: 1
// atan (-0.5) = -0.46364761…, nearer to 0.5 in magnitude than to 0: -0.5
func.func @worked_atan_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5]> : tensor<8xf4E2M1FN>
  %r = chlo.atan %x : tensor<8xf4E2M1FN> -> tensor<8xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.5, 1.0, 1.0, -0.5]> : tensor<8xf4E2M1FN> {shlo.bitwise}
  func.return
}

// atan 0 = 0
// atan (-0) = -0
// atan 1 = 0.78539816…, nearer to 0.75 than to 0.875: 0.75
// atan (-1) = -0.78539816…, nearer to 0.75 in magnitude than to 0.875: -0.75
// atan 0.5 = 0.46364761…, nearer to 0.5 than to 0.375: 0.5
// atan 2 = 1.1071487…, nearer to 1.125 than to 1: 1.125
// atan 3 = 1.2490458…, nearer to 1.25 than to 1.125: 1.25
// atan (-0.5) = -0.46364761…, nearer to 0.5 in magnitude than to 0.375: -0.5
// atan 6 = 1.4056476…, nearer to 1.375 than to 1.5: 1.375
// atan 7 = 1.4288993…, nearer to 1.375 than to 1.5: 1.375
func.func @worked_atan_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 6.0, 7.0]> : tensor<10xf6E2M3FN>
  %r = chlo.atan %x : tensor<10xf6E2M3FN> -> tensor<10xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -0.8, 0.5, 1.1, 1.2, -0.5, 1.4, 1.4]> : tensor<10xf6E2M3FN> {shlo.bitwise}
  func.return
}

// atan 0 = 0
// atan (-0) = -0
// atan 1 = 0.78539816…, nearer to 0.75 than to 0.875: 0.75
// atan (-1) = -0.78539816…, nearer to 0.75 in magnitude than to 0.875: -0.75
// atan 3 = 1.2490458…, nearer to 1.25 than to 1: 1.25
// atan (-3) = -1.2490458…, nearer to 1.25 in magnitude than to 1: -1.25
// atan 0.25 = 0.24497866…, nearer to 0.25 than to 0.1875: 0.25
// atan (-0.25) = -0.24497866…, nearer to 0.25 in magnitude than to 0.1875: -0.25
func.func @worked_atan_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 3.0, -3.0, 0.25, -0.25]> : tensor<8xf6E3M2FN>
  %r = chlo.atan %x : tensor<8xf6E3M2FN> -> tensor<8xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -0.8, 1.2, -1.2, 0.25, -0.25]> : tensor<8xf6E3M2FN> {shlo.bitwise}
  func.return
}

// atan 0 = 0
// atan (-0) = -0
// atan 1 = 0.78539816…, nearer to 0.75 than to 0.875: 0.75
// atan 3 = 1.2490458…, nearer to 1.25 than to 1: 1.25
// atan (-3) = -1.2490458…, nearer to 1.25 in magnitude than to 1: -1.25
// atan 2^-14 = 6.1035156e-05…, nearer to 2^-14 than to 4.5776367e-05…: 2^-14
// atan (-2^-14) = -6.1035156e-05…, nearer to 2^-14 in magnitude than to 4.5776367e-05…: -2^-14
// atan inf = 1.5707963…, nearer to 1.5 than to 1.75: 1.5
// atan NaN = NaN
// atan (-inf) = -1.5707963…, nearer to 1.5 in magnitude than to 1.75: -1.5
func.func @worked_atan_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 3.0, -3.0, 6.0e-5, -6.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<10xf8E5M2>
  %r = chlo.atan %x : tensor<10xf8E5M2> -> tensor<10xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, 1.2, -1.2, 6.0e-5, -6.0e-5, 1.5, 0x7E, -1.5]> : tensor<10xf8E5M2> {shlo.bitwise}
  func.return
}

// atan 0 = 0
// atan (-0) = -0
// atan 1 = 0.78539816…, nearer to 0.8125 than to 0.75: 0.8125
// atan 6 = 1.4056476…, nearer to 1.375 than to 1.5: 1.375
// atan 7 = 1.4288993…, nearer to 1.375 than to 1.5: 1.375
// atan 2^-6 = 0.015623729…, nearer to 2^-6 than to 0.013671875: 2^-6
// atan (-2^-6) = -0.015623729…, nearer to 2^-6 in magnitude than to 0.013671875: -2^-6
// atan inf = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// atan NaN = NaN
// atan (-inf) = -1.5707963…, nearer to 1.625 in magnitude than to 1.5: -1.625
func.func @worked_atan_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 6.0, 7.0, 0.015625, -0.015625, 0x78, 0x79, 0xF8]> : tensor<10xf8E4M3>
  %r = chlo.atan %x : tensor<10xf8E4M3> -> tensor<10xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, 1.4, 1.4, 0.016, -0.016, 1.6, 0x7C, -1.6]> : tensor<10xf8E4M3> {shlo.bitwise}
  func.return
}

// atan 0 = 0
// atan (-0) = -0
// atan 1 = 0.78539816…, nearer to 0.78125 than to 0.8125: 0.78125
// atan 0.5 = 0.46364761…, nearer to 0.46875 than to 0.453125: 0.46875
// atan 2 = 1.1071487…, nearer to 1.125 than to 1.0625: 1.125
// atan 0.25 = 0.24497866…, nearer to 0.25 than to 0.234375: 0.25
// atan (-0.25) = -0.24497866…, nearer to 0.25 in magnitude than to 0.234375: -0.25
// atan inf = 1.5707963…, nearer to 1.5625 than to 1.625: 1.5625
// atan NaN = NaN
// atan (-inf) = -1.5707963…, nearer to 1.5625 in magnitude than to 1.625: -1.5625
func.func @worked_atan_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.5, 2.0, 0.25, -0.25, 0x70, 0x71, 0xF0]> : tensor<10xf8E3M4>
  %r = chlo.atan %x : tensor<10xf8E3M4> -> tensor<10xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.78, 0.47, 1.1, 0.25, -0.25, 1.56, 0x78, -1.56]> : tensor<10xf8E3M4> {shlo.bitwise}
  func.return
}

// atan 0 = 0
// atan (-0) = -0
// atan 1 = 0.78539816…, nearer to 0.8125 than to 0.75: 0.8125
// atan (-1) = -0.78539816…, nearer to 0.8125 in magnitude than to 0.75: -0.8125
// atan 6 = 1.4056476…, nearer to 1.375 than to 1.5: 1.375
// atan 7 = 1.4288993…, nearer to 1.375 than to 1.5: 1.375
// atan 2^-6 = 0.015623729…, nearer to 2^-6 than to 0.013671875: 2^-6
// atan (-2^-6) = -0.015623729…, nearer to 2^-6 in magnitude than to 0.013671875: -2^-6
// atan NaN = NaN
func.func @worked_atan_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 6.0, 7.0, 0.015625, -0.015625, 0x7F]> : tensor<9xf8E4M3FN>
  %r = chlo.atan %x : tensor<9xf8E4M3FN> -> tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -0.8, 1.4, 1.4, 0.016, -0.016, 0x7F]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

// atan 0 = 0
// atan 1 = 0.78539816…, nearer to 0.75 than to 0.875: 0.75
// atan (-1) = -0.78539816…, nearer to 0.75 in magnitude than to 0.875: -0.75
// atan 3 = 1.2490458…, nearer to 1.25 than to 1: 1.25
// atan (-3) = -1.2490458…, nearer to 1.25 in magnitude than to 1: -1.25
// atan 2^-15 = 3.0517578e-05…, nearer to 2^-15 than to 2.2888184e-05…: 2^-15
// atan (-2^-15) = -3.0517578e-05…, nearer to 2^-15 in magnitude than to 2.2888184e-05…: -2^-15
// atan NaN = NaN
func.func @worked_atan_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 3.0, -3.0, 3.0e-5, -3.0e-5, 0x80]> : tensor<8xf8E5M2FNUZ>
  %r = chlo.atan %x : tensor<8xf8E5M2FNUZ> -> tensor<8xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.8, -0.8, 1.2, -1.2, 3.0e-5, -3.0e-5, 0x80]> : tensor<8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// atan 0 = 0
// atan 1 = 0.78539816…, nearer to 0.8125 than to 0.75: 0.8125
// atan (-1) = -0.78539816…, nearer to 0.8125 in magnitude than to 0.75: -0.8125
// atan 6 = 1.4056476…, nearer to 1.375 than to 1.5: 1.375
// atan 7 = 1.4288993…, nearer to 1.375 than to 1.5: 1.375
// atan 2^-7 = 0.0078123411…, nearer to 2^-7 than to 0.0068359375: 2^-7
// atan (-2^-7) = -0.0078123411…, nearer to 2^-7 in magnitude than to 0.0068359375: -2^-7
// atan NaN = NaN
func.func @worked_atan_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 6.0, 7.0, 0.0078125, -0.0078125, 0x80]> : tensor<8xf8E4M3FNUZ>
  %r = chlo.atan %x : tensor<8xf8E4M3FNUZ> -> tensor<8xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.8, -0.8, 1.4, 1.4, 0.008, -0.008, 0x80]> : tensor<8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// atan 0 = 0
// atan 1 = 0.78539816…, nearer to 0.8125 than to 0.75: 0.8125
// atan (-1) = -0.78539816…, nearer to 0.8125 in magnitude than to 0.75: -0.8125
// atan 6 = 1.4056476…, nearer to 1.375 than to 1.5: 1.375
// atan 7 = 1.4288993…, nearer to 1.375 than to 1.5: 1.375
// atan 2^-10 = 0.00097656219…, nearer to 2^-10 than to 0.00085449219…: 2^-10
// atan (-2^-10) = -0.00097656219…, nearer to 2^-10 in magnitude than to 0.00085449219…: -2^-10
// atan NaN = NaN
func.func @worked_atan_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 6.0, 7.0, 0.0009765625, -0.001, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %r = chlo.atan %x : tensor<8xf8E4M3B11FNUZ> -> tensor<8xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.8, -0.8, 1.4, 1.4, 0.001, -0.001, 0x80]> : tensor<8xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// atan 1 = 0.78539816…, nearer to 1 than to 0.5: 1
// atan 0.5 = 0.46364761…, nearer to 0.5 than to 0.25: 0.5
// atan 2 = 1.1071487…, nearer to 1 than to 2: 1
// atan 4 = 1.3258177…, nearer to 1 than to 2: 1
// atan 2^-127 = a number below 1e-30: the least value, 2^-127
// atan NaN = NaN
func.func @worked_atan_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 4.0, 6.0e-39, 0xFF]> : tensor<6xf8E8M0FNU>
  %r = chlo.atan %x : tensor<6xf8E8M0FNU> -> tensor<6xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 0.5, 1.0, 1.0, 6.0e-39, 0xFF]> : tensor<6xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @atan_of_f16E6M9() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 4.29e9, -4.29e9, 0x7E00, 0xFE00, 0x7F00, 0xFF00, 0x7E01, 0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 0.001]> : tensor<23xf16E6M9>
  %r = chlo.atan %x : tensor<23xf16E6M9> -> tensor<23xf16E6M9>
  check.expect_eq_const %r, dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 1.57, -1.57, 1.57, -1.57, 0x7F00, 0x7F00, 0x7F00, 0.0996, -0.464, 0.785, 1.19, -1.47, 1.57, 1.57, 0.001]> : tensor<23xf16E6M9> {shlo.bitwise}
  func.return
}
