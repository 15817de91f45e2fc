// stablehlo.tanh.

func.func @tanh_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.tanh %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -0.0, -0.5, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @tanh_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.tanh %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x00010203040405060606070707070808080808080808080808080808080808082021222324242526262627272727282828282828282828282828282828282828"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @tanh_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.tanh %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x00010203040506070708090A0A0B0B0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C20212223242526272728292A2A2B2B2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @tanh_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.tanh %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F30313233343536373738393A3A3B3B3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C7E7E7E808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B7B8B9BABABBBBBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBC7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @tanh_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.tanh %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2B2C2D2E2F3031323233333434353636363737373738383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838387C7C7C7C7C7C7C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABABACADAEAFB0B1B2B2B3B3B4B4B5B6B6B6B7B7B7B7B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B87C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @tanh_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.tanh %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F10111212131415161718191A1A1B1C1D1E1F202122222324242525262727272828292A2B2B2C2C2D2D2D2E2E2E2E2F2F2F2F2F2F303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030787878787878787878787878787878808182838485868788898A8B8C8D8E8F90919292939495969798999A9A9B9C9D9E9FA0A1A2A2A3A4A4A5A5A6A7A7A7A8A8A9AAABABACACADADADAEAEAEAEAFAFAFAFAFAFB0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @tanh_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.tanh %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2B2C2D2E2F3031323233333434353636363737373738383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838387F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABABACADAEAFB0B1B2B2B3B3B4B4B5B6B6B6B7B7B7B7B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B87F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @tanh_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.tanh %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3B3C3D3E3E3F3F40404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBBBCBDBEBEBFBFC0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @tanh_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.tanh %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F30313233333435363738393A3A3B3B3C3C3D3E3E3E3F3F3F3F40404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B3B4B5B6B7B8B9BABABBBBBCBCBDBEBEBEBFBFBFBFC0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @tanh_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.tanh %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4B4C4D4E4F5051525253535454555656565757575758585858585858585858585858585858585858585858585858585858585858808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCBCCCDCECFD0D1D2D2D3D3D4D4D5D6D6D6D7D7D7D7D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @tanh_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.tanh %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @tanh_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, 0.001, 0.5, -0.5, 1.0, 2.0, -4.0, 8.0, 20.0]> : tensor<24xf16>
  %r = stablehlo.tanh %x : tensor<24xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 1.0, -1.0, 1.0, -1.0, 0x7E00, 0x7E00, 0x7E00, 0.0997, 0.001, 0.4622, -0.4622, 0.7617, 0.964, -0.9995, 1.0, 1.0]> : tensor<24xf16> {shlo.bitwise}
  func.return
}

func.func @tanh_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, 0.001, 0.5, -0.5, 1.0, 2.0, -4.0, 8.0, 20.0]> : tensor<24xbf16>
  %r = stablehlo.tanh %x : tensor<24xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 1.0, -1.0, 1.0, -1.0, 0x7FC0, 0x7FC0, 0x7FC0, 0.0996, 0.001, 0.463, -0.463, 0.76, 0.965, -1.0, 1.0, 1.0]> : tensor<24xbf16> {shlo.bitwise}
  func.return
}

func.func @tanh_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, 0.001, 0.5, -0.5, 1.0, 2.0, -4.0, 8.0, 20.0]> : tensor<24xf32>
  %r = stablehlo.tanh %x : tensor<24xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 1.0, -1.0, 1.0, -1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.099667996, 0.0009999997, 0.46211717, -0.46211717, 0.7615942, 0.9640276, -0.9993293, 0.99999976, 1.0]> : tensor<24xf32> {shlo.bitwise}
  func.return
}

func.func @tanh_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, 0.001, 0.5, -0.5, 1.0, 2.0, -4.0, 8.0, 20.0]> : tensor<24xf64>
  %r = stablehlo.tanh %x : tensor<24xf64>
  %expected_r = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.0, -1.0, 1.0, -1.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.09966799462495582, 0.0009999996666668, 0.46211715726000974, -0.46211715726000974, 0.7615941559557649, 0.9640275800758169, -0.999329299739067, 0.9999997749296758, 1.0]> : tensor<24xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<24xf64>, tensor<24xf64>
  func.return
}

func.func @tanh_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.tanh %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(1.5839635, 0.8066347), (-0.9881121, 0.09838782), (0.97994083, -0.030215988), (-0.24959107, 0.13383274)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @tanh_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.tanh %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(1.583963548284424, 0.8066346988510736), (-0.9881121005704792, 0.0983878191396714), (0.979940849961738, -0.030215987322877575), (-0.24959107241921713, 0.13383274251519148)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// tanh 0 = 0
// tanh (-0) = -0
// tanh 1 = 0.76159416…, nearer to 1 than to 0.5: 1
// tanh (-1) = -0.76159416…, nearer to 1 in magnitude than to 0.5: -1
// tanh 0.5 = 0.46211716…, nearer to 0.5 than to 0: 0.5
// tanh (-0.5) = -0.46211716…, nearer to 0.5 in magnitude than to 0: -0.5
func.func @worked_tanh_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5]> : tensor<6xf4E2M1FN>
  %r = stablehlo.tanh %x : tensor<6xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5]> : tensor<6xf4E2M1FN> {shlo.bitwise}
  func.return
}

// tanh 0 = 0
// tanh (-0) = -0
// tanh 1 = 0.76159416…, nearer to 0.75 than to 0.875: 0.75
// tanh (-1) = -0.76159416…, nearer to 0.75 in magnitude than to 0.875: -0.75
// tanh 0.5 = 0.46211716…, nearer to 0.5 than to 0.375: 0.5
// tanh 2 = 0.96402758…, nearer to 1 than to 0.875: 1
// tanh 0.125 = 0.124353…, nearer to 0.125 than to 0: 0.125
// tanh (-0.125) = -0.124353…, nearer to 0.125 in magnitude than to 0: -0.125
func.func @worked_tanh_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 0.125, -0.125]> : tensor<8xf6E2M3FN>
  %r = stablehlo.tanh %x : tensor<8xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -0.8, 0.5, 1.0, 0.1, -0.1]> : tensor<8xf6E2M3FN> {shlo.bitwise}
  func.return
}

// tanh 0 = 0
// tanh (-0) = -0
// tanh 1 = 0.76159416…, nearer to 0.75 than to 0.875: 0.75
// tanh (-1) = -0.76159416…, nearer to 0.75 in magnitude than to 0.875: -0.75
// tanh 2 = 0.96402758…, nearer to 1 than to 0.875: 1
// tanh 3 = 0.99505475…, nearer to 1 than to 0.875: 1
// tanh 0.25 = 0.24491866…, nearer to 0.25 than to 0.1875: 0.25
// tanh (-0.25) = -0.24491866…, nearer to 0.25 in magnitude than to 0.1875: -0.25
func.func @worked_tanh_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 0.25, -0.25]> : tensor<8xf6E3M2FN>
  %r = stablehlo.tanh %x : tensor<8xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -0.8, 1.0, 1.0, 0.25, -0.25]> : tensor<8xf6E3M2FN> {shlo.bitwise}
  func.return
}

// tanh 0 = 0
// tanh (-0) = -0
// tanh 1 = 0.76159416…, nearer to 0.75 than to 0.875: 0.75
// tanh (-1) = -0.76159416…, nearer to 0.75 in magnitude than to 0.875: -0.75
// tanh 2 = 0.96402758…, nearer to 1 than to 0.875: 1
// tanh 3 = 0.99505475…, nearer to 1 than to 0.875: 1
// tanh 80 = 1
// tanh 2^-14 = 6.1035156e-05…, nearer to 2^-14 than to 4.5776367e-05…: 2^-14
// tanh (-2^-14) = -6.1035156e-05…, nearer to 2^-14 in magnitude than to 4.5776367e-05…: -2^-14
// tanh inf = 1
// tanh NaN = NaN
// tanh (-inf) = -1
func.func @worked_tanh_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 80.0, 6.0e-5, -6.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = stablehlo.tanh %x : tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -0.8, 1.0, 1.0, 1.0, 6.0e-5, -6.0e-5, 1.0, 0x7E, -1.0]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// tanh 0 = 0
// tanh (-0) = -0
// tanh 1 = 0.76159416…, nearer to 0.75 than to 0.8125: 0.75
// tanh (-1) = -0.76159416…, nearer to 0.75 in magnitude than to 0.8125: -0.75
// tanh 0.5 = 0.46211716…, nearer to 0.46875 than to 0.4375: 0.46875
// tanh 3 = 0.99505475…, nearer to 1 than to 0.9375: 1
// tanh 2^-6 = 0.015623729…, nearer to 2^-6 than to 0.013671875: 2^-6
// tanh 80 = 1
// tanh (-2^-6) = -0.015623729…, nearer to 2^-6 in magnitude than to 0.013671875: -2^-6
// tanh inf = 1
// tanh NaN = NaN
// tanh (-inf) = -1
func.func @worked_tanh_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 0.015625, 80.0, -0.015625, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = stablehlo.tanh %x : tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.75, -0.75, 0.47, 1.0, 0.016, 1.0, -0.016, 1.0, 0x7C, -1.0]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// tanh 0 = 0
// tanh (-0) = -0
// tanh 1 = 0.76159416…, nearer to 0.75 than to 0.78125: 0.75
// tanh (-1) = -0.76159416…, nearer to 0.75 in magnitude than to 0.78125: -0.75
// tanh 0.5 = 0.46211716…, nearer to 0.46875 than to 0.453125: 0.46875
// tanh 2 = 0.96402758…, nearer to 0.96875 than to 0.9375: 0.96875
// tanh 0.25 = 0.24491866…, nearer to 0.25 than to 0.234375: 0.25
// tanh (-0.25) = -0.24491866…, nearer to 0.25 in magnitude than to 0.234375: -0.25
// tanh inf = 1
// tanh NaN = NaN
// tanh (-inf) = -1
func.func @worked_tanh_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 0.25, -0.25, 0x70, 0x71, 0xF0]> : tensor<11xf8E3M4>
  %r = stablehlo.tanh %x : tensor<11xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.75, -0.75, 0.47, 0.97, 0.25, -0.25, 1.0, 0x78, -1.0]> : tensor<11xf8E3M4> {shlo.bitwise}
  func.return
}

// tanh 0 = 0
// tanh (-0) = -0
// tanh 1 = 0.76159416…, nearer to 0.75 than to 0.8125: 0.75
// tanh (-1) = -0.76159416…, nearer to 0.75 in magnitude than to 0.8125: -0.75
// tanh 0.5 = 0.46211716…, nearer to 0.46875 than to 0.4375: 0.46875
// tanh 3 = 0.99505475…, nearer to 1 than to 0.9375: 1
// tanh 2^-6 = 0.015623729…, nearer to 2^-6 than to 0.013671875: 2^-6
// tanh 80 = 1
// tanh 88 = 1
// tanh (-2^-6) = -0.015623729…, nearer to 2^-6 in magnitude than to 0.013671875: -2^-6
// tanh NaN = NaN
func.func @worked_tanh_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 0.015625, 80.0, 88.0, -0.015625, 0x7F]> : tensor<11xf8E4M3FN>
  %r = stablehlo.tanh %x : tensor<11xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.75, -0.75, 0.47, 1.0, 0.016, 1.0, 1.0, -0.016, 0x7F]> : tensor<11xf8E4M3FN> {shlo.bitwise}
  func.return
}

// tanh 0 = 0
// tanh 1 = 0.76159416…, nearer to 0.75 than to 0.875: 0.75
// tanh (-1) = -0.76159416…, nearer to 0.75 in magnitude than to 0.875: -0.75
// tanh 2 = 0.96402758…, nearer to 1 than to 0.875: 1
// tanh 3 = 0.99505475…, nearer to 1 than to 0.875: 1
// tanh 80 = 1
// tanh 96 = 1
// tanh 2^-15 = 3.0517578e-05…, nearer to 2^-15 than to 2.2888184e-05…: 2^-15
// tanh (-2^-15) = -3.0517578e-05…, nearer to 2^-15 in magnitude than to 2.2888184e-05…: -2^-15
// tanh NaN = NaN
func.func @worked_tanh_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, 80.0, 96.0, 3.0e-5, -3.0e-5, 0x80]> : tensor<10xf8E5M2FNUZ>
  %r = stablehlo.tanh %x : tensor<10xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.8, -0.8, 1.0, 1.0, 1.0, 1.0, 3.0e-5, -3.0e-5, 0x80]> : tensor<10xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// tanh 0 = 0
// tanh 1 = 0.76159416…, nearer to 0.75 than to 0.8125: 0.75
// tanh (-1) = -0.76159416…, nearer to 0.75 in magnitude than to 0.8125: -0.75
// tanh 0.5 = 0.46211716…, nearer to 0.46875 than to 0.4375: 0.46875
// tanh 3 = 0.99505475…, nearer to 1 than to 0.9375: 1
// tanh 80 = 1
// tanh 88 = 1
// tanh 2^-7 = 0.0078123411…, nearer to 2^-7 than to 0.0068359375: 2^-7
// tanh (-2^-7) = -0.0078123411…, nearer to 2^-7 in magnitude than to 0.0068359375: -2^-7
// tanh NaN = NaN
func.func @worked_tanh_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 3.0, 80.0, 88.0, 0.0078125, -0.0078125, 0x80]> : tensor<10xf8E4M3FNUZ>
  %r = stablehlo.tanh %x : tensor<10xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.75, -0.75, 0.47, 1.0, 1.0, 1.0, 0.008, -0.008, 0x80]> : tensor<10xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// tanh 0 = 0
// tanh 1 = 0.76159416…, nearer to 0.75 than to 0.8125: 0.75
// tanh (-1) = -0.76159416…, nearer to 0.75 in magnitude than to 0.8125: -0.75
// tanh 0.5 = 0.46211716…, nearer to 0.46875 than to 0.4375: 0.46875
// tanh 3 = 0.99505475…, nearer to 1 than to 0.9375: 1
// tanh 2^-10 = 0.00097656219…, nearer to 2^-10 than to 0.00085449219…: 2^-10
// tanh (-2^-10) = -0.00097656219…, nearer to 2^-10 in magnitude than to 0.00085449219…: -2^-10
// tanh NaN = NaN
func.func @worked_tanh_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 3.0, 0.0009765625, -0.001, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %r = stablehlo.tanh %x : tensor<8xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.75, -0.75, 0.47, 1.0, 0.001, -0.001, 0x80]> : tensor<8xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// tanh 1 = 0.76159416…, nearer to 1 than to 0.5: 1
// tanh 0.5 = 0.46211716…, nearer to 0.5 than to 0.25: 0.5
// tanh 128 = 1
// tanh 256 = 1
// tanh NaN = NaN
func.func @worked_tanh_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 128.0, 256.0, 0xFF]> : tensor<5xf8E8M0FNU>
  %r = stablehlo.tanh %x : tensor<5xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 0.5, 1.0, 1.0, 0xFF]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}
