// chlo.asin: NaN outside [-1, 1].

func.func @asin_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.asin %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 1.5, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.5, -1.5, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @asin_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.asin %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x00010203040507090D202020202020202020202020202020202020202020202020212223242527292D2020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @asin_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.asin %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090B0C0E20202020202020202020202020202020202020202122232425262728292B2C2E20202020202020202020202020202020202020"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @asin_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.asin %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393B3C3E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BBBCBE7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @asin_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.asin %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E30303233343637393A3D7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEB0B0B2B3B4B6B7B9BABD7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @asin_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.asin %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F1011121314151618191A1B1C1D1E1F20212223242627282A2B2D2E30313233353978787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878808182838485868788898A8B8C8D8E8F9091929394959698999A9B9C9D9E9FA0A1A2A3A4A6A7A8AAABADAEB0B1B2B3B5B978787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @asin_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.asin %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E30303233343637393A3D7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEB0B0B2B3B4B6B7B9BABD7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @asin_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.asin %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3F4042808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBFC0C2808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @asin_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.asin %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F3031323334353638383A3B3C3E3F414245808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B8B8BABBBCBEBFC1C2C5808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @asin_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.asin %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E50505253545657595A5D808080808080808080808080808080808080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCED0D0D2D3D4D6D7D9DADD808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @asin_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.asin %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E80FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @asin_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<24xf16>
  %r = chlo.asin %x : tensor<24xf16> -> tensor<24xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0.10016, 0.5234, -0.5234, 1.431, 1.57, -1.57, 0x7E00, 0.001, -0.848]> : tensor<24xf16> {shlo.bitwise}
  func.return
}

func.func @asin_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<24xbf16>
  %r = chlo.asin %x : tensor<24xbf16> -> tensor<24xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.1, 0.523, -0.523, 1.414, 1.57, -1.57, 0x7FC0, 0.001, -0.848]> : tensor<24xbf16> {shlo.bitwise}
  func.return
}

func.func @asin_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<24xf32>
  %r = chlo.asin %x : tensor<24xf32> -> tensor<24xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.10016742, 0.5235988, -0.5235988, 1.4292569, 1.5707964, -1.5707964, 0x7FC00000, 0.0010000002, -0.8480621]> : tensor<24xf32> {shlo.bitwise}
  func.return
}

func.func @asin_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<24xf64>
  %r = chlo.asin %x : tensor<24xf64> -> tensor<24xf64>
  %expected_r = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.1001674211615598, 0.5235987755982989, -0.5235987755982989, 1.4292568534704693, 1.5707963267948966, -1.5707963267948966, 0x7FF8000000000000, 0.0010000001666667416, -0.848062078981481]> : tensor<24xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<24xf64>, tensor<24xf64>
  func.return
}

func.func @asin_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f32>>
  %r = chlo.asin %x : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.30798137, 1.0855765), (-1.024288, 1.1627921), (1.2930421, -1.3618009), (-0.07891728, -1.8214042), (1.5391762, 0.031625412), (-0.0007067533, 0.88208073)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  func.return
}

func.func @asin_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f64>>
  %r = chlo.asin %x : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.3079813715721186, 1.0855765577207785), (-1.0242880572034125, 1.1627920981631037), (1.2930420702371828, -1.3618009008578458), (-0.07891728019870327, -1.8214041607957312), (1.5391761860173467, 0.0316254112399638), (-0.0007067532867215768, 0.8820806937417598)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  func.return
}

// asin 0 = 0
// asin (-0) = -0
// asin 1 = 1.5707963…, nearer to 1.5 than to 2: 1.5
// asin (-1) = -1.5707963…, nearer to 1.5 in magnitude than to 2: -1.5
// asin 0.5 = 0.52359878…, nearer to 0.5 than to 1: 0.5
// asin 2 = NaN, which the type lacks: -0
// asin 3 = NaN, which the type lacks: -0
// asin (-0.5) = -0.52359878…, nearer to 0.5 in magnitude than to 1: -0.5
// asin (-2) = NaN, which the type lacks: -0
func.func @worked_asin_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0]> : tensor<9xf4E2M1FN>
  %r = chlo.asin %x : tensor<9xf4E2M1FN> -> tensor<9xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.5, -1.5, 0.5, -0.0, -0.0, -0.5, -0.0]> : tensor<9xf4E2M1FN> {shlo.bitwise}
  func.return
}

// asin 0 = 0
// asin (-0) = -0
// asin 1 = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// asin (-1) = -1.5707963…, nearer to 1.625 in magnitude than to 1.5: -1.625
// asin 0.5 = 0.52359878…, nearer to 0.5 than to 0.625: 0.5
// asin 2 = NaN, which the type lacks: -0
// asin 3 = NaN, which the type lacks: -0
// asin (-0.5) = -0.52359878…, nearer to 0.5 in magnitude than to 0.625: -0.5
// asin (-2) = NaN, which the type lacks: -0
// asin 0.75 = 0.84806208…, nearer to 0.875 than to 0.75: 0.875
// asin (-0.75) = -0.84806208…, nearer to 0.875 in magnitude than to 0.75: -0.875
func.func @worked_asin_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, 0.75, -0.75]> : tensor<11xf6E2M3FN>
  %r = chlo.asin %x : tensor<11xf6E2M3FN> -> tensor<11xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.6, -1.6, 0.5, -0.0, -0.0, -0.5, -0.0, 0.9, -0.9]> : tensor<11xf6E2M3FN> {shlo.bitwise}
  func.return
}

// asin 0 = 0
// asin (-0) = -0
// asin 1 = 1.5707963…, nearer to 1.5 than to 1.75: 1.5
// asin (-1) = -1.5707963…, nearer to 1.5 in magnitude than to 1.75: -1.5
// asin 2 = NaN, which the type lacks: -0
// asin 3 = NaN, which the type lacks: -0
// asin (-2) = NaN, which the type lacks: -0
// asin 0.125 = 0.12532783…, nearer to 0.125 than to 0.1875: 0.125
// asin 0.75 = 0.84806208…, nearer to 0.875 than to 0.75: 0.875
// asin (-0.125) = -0.12532783…, nearer to 0.125 in magnitude than to 0.1875: -0.125
// asin (-0.75) = -0.84806208…, nearer to 0.875 in magnitude than to 0.75: -0.875
func.func @worked_asin_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, -2.0, 0.125, 0.75, -0.125, -0.75]> : tensor<11xf6E3M2FN>
  %r = chlo.asin %x : tensor<11xf6E3M2FN> -> tensor<11xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.5, -1.5, -0.0, -0.0, -0.0, 0.1, 0.9, -0.1, -0.9]> : tensor<11xf6E3M2FN> {shlo.bitwise}
  func.return
}

// asin 0 = 0
// asin (-0) = -0
// asin 1 = 1.5707963…, nearer to 1.5 than to 1.75: 1.5
// asin (-1) = -1.5707963…, nearer to 1.5 in magnitude than to 1.75: -1.5
// asin 2 = NaN
// asin (-2) = NaN
// asin 0.75 = 0.84806208…, nearer to 0.875 than to 0.75: 0.875
// asin (-0.75) = -0.84806208…, nearer to 0.875 in magnitude than to 0.75: -0.875
// asin 2^-15 = 3.0517578e-05…, nearer to 2^-15 than to 4.5776367e-05…: 2^-15
// asin inf = NaN
// asin NaN = NaN
// asin (-inf) = NaN
func.func @worked_asin_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.75, -0.75, 3.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = chlo.asin %x : tensor<12xf8E5M2> -> tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.5, -1.5, 0x7E, 0x7E, 0.9, -0.9, 3.0e-5, 0x7E, 0x7E, 0x7E]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// asin 0 = 0
// asin (-0) = -0
// asin 1 = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// asin (-1) = -1.5707963…, nearer to 1.625 in magnitude than to 1.5: -1.625
// asin 0.5 = 0.52359878…, nearer to 0.5 than to 0.5625: 0.5
// asin 2 = NaN
// asin (-0.5) = -0.52359878…, nearer to 0.5 in magnitude than to 0.5625: -0.5
// asin (-2) = NaN
// asin 2^-7 = 0.0078125795…, nearer to 2^-7 than to 0.009765625: 2^-7
// asin inf = NaN
// asin NaN = NaN
// asin (-inf) = NaN
func.func @worked_asin_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.0078125, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = chlo.asin %x : tensor<12xf8E4M3> -> tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.6, -1.6, 0.5, 0x7C, -0.5, 0x7C, 0.008, 0x7C, 0x7C, 0x7C]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// asin 0 = 0
// asin (-0) = -0
// asin 1 = 1.5707963…, nearer to 1.5625 than to 1.625: 1.5625
// asin (-1) = -1.5707963…, nearer to 1.5625 in magnitude than to 1.625: -1.5625
// asin 0.5 = 0.52359878…, nearer to 0.53125 than to 0.5: 0.53125
// asin 2 = NaN
// asin (-0.5) = -0.52359878…, nearer to 0.53125 in magnitude than to 0.5: -0.53125
// asin (-2) = NaN
// asin 0.125 = 0.12532783…, nearer to 0.125 than to 0.140625: 0.125
// asin inf = NaN
// asin NaN = NaN
// asin (-inf) = NaN
func.func @worked_asin_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.125, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = chlo.asin %x : tensor<12xf8E3M4> -> tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.56, -1.56, 0.53, 0x78, -0.53, 0x78, 0.12, 0x78, 0x78, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// asin 0 = 0
// asin (-0) = -0
// asin 1 = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// asin (-1) = -1.5707963…, nearer to 1.625 in magnitude than to 1.5: -1.625
// asin 0.5 = 0.52359878…, nearer to 0.5 than to 0.5625: 0.5
// asin 2 = NaN
// asin (-0.5) = -0.52359878…, nearer to 0.5 in magnitude than to 0.5625: -0.5
// asin (-2) = NaN
// asin 2^-7 = 0.0078125795…, nearer to 2^-7 than to 0.009765625: 2^-7
// asin (-2^-7) = -0.0078125795…, nearer to 2^-7 in magnitude than to 0.009765625: -2^-7
// asin NaN = NaN
func.func @worked_asin_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.0078125, -0.0078125, 0x7F]> : tensor<11xf8E4M3FN>
  %r = chlo.asin %x : tensor<11xf8E4M3FN> -> tensor<11xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.6, -1.6, 0.5, 0x7F, -0.5, 0x7F, 0.008, -0.008, 0x7F]> : tensor<11xf8E4M3FN> {shlo.bitwise}
  func.return
}

// asin 0 = 0
// asin 1 = 1.5707963…, nearer to 1.5 than to 1.75: 1.5
// asin (-1) = -1.5707963…, nearer to 1.5 in magnitude than to 1.75: -1.5
// asin 2 = NaN
// asin (-2) = NaN
// asin 0.75 = 0.84806208…, nearer to 0.875 than to 0.75: 0.875
// asin (-0.75) = -0.84806208…, nearer to 0.875 in magnitude than to 0.75: -0.875
// asin 2^-16 = 1.5258789e-05…, nearer to 2^-16 than to 2.2888184e-05…: 2^-16
// asin (-2^-16) = -1.5258789e-05…, nearer to 2^-16 in magnitude than to 2.2888184e-05…: -2^-16
// asin NaN = NaN
func.func @worked_asin_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 0.75, -0.75, 1.5e-5, -1.5e-5, 0x80]> : tensor<10xf8E5M2FNUZ>
  %r = chlo.asin %x : tensor<10xf8E5M2FNUZ> -> tensor<10xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.5, -1.5, 0x80, 0x80, 0.9, -0.9, 1.5e-5, -1.5e-5, 0x80]> : tensor<10xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// asin 0 = 0
// asin 1 = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// asin (-1) = -1.5707963…, nearer to 1.625 in magnitude than to 1.5: -1.625
// asin 0.5 = 0.52359878…, nearer to 0.5 than to 0.5625: 0.5
// asin 2 = NaN
// asin (-0.5) = -0.52359878…, nearer to 0.5 in magnitude than to 0.5625: -0.5
// asin (-2) = NaN
// asin 2^-8 = 0.0039062599…, nearer to 2^-8 than to 0.0048828125: 2^-8
// asin (-2^-8) = -0.0039062599…, nearer to 2^-8 in magnitude than to 0.0048828125: -2^-8
// asin NaN = NaN
func.func @worked_asin_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.00390625, -0.00390625, 0x80]> : tensor<10xf8E4M3FNUZ>
  %r = chlo.asin %x : tensor<10xf8E4M3FNUZ> -> tensor<10xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.6, -1.6, 0.5, 0x80, -0.5, 0x80, 0.004, -0.004, 0x80]> : tensor<10xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// asin 0 = 0
// asin 1 = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// asin (-1) = -1.5707963…, nearer to 1.625 in magnitude than to 1.5: -1.625
// asin 0.5 = 0.52359878…, nearer to 0.5 than to 0.5625: 0.5
// asin 2 = NaN
// asin (-0.5) = -0.52359878…, nearer to 0.5 in magnitude than to 0.5625: -0.5
// asin (-2) = NaN
// asin 2^-11 = 0.00048828127…, nearer to 2^-11 than to 0.00061035156…: 2^-11
// asin (-2^-11) = -0.00048828127…, nearer to 2^-11 in magnitude than to 0.00061035156…: -2^-11
// asin NaN = NaN
func.func @worked_asin_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.0005, -0.0005, 0x80]> : tensor<10xf8E4M3B11FNUZ>
  %r = chlo.asin %x : tensor<10xf8E4M3B11FNUZ> -> tensor<10xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.6, -1.6, 0.5, 0x80, -0.5, 0x80, 0.0005, -0.0005, 0x80]> : tensor<10xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// asin 1 = 1.5707963…, nearer to 2 than to 1: 2
// asin 0.5 = 0.52359878…, nearer to 0.5 than to 1: 0.5
// asin 2 = NaN
// asin 0.25 = 0.25268026…, nearer to 0.25 than to 0.5: 0.25
// asin NaN = NaN
func.func @worked_asin_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 0xFF]> : tensor<5xf8E8M0FNU>
  %r = chlo.asin %x : tensor<5xf8E8M0FNU> -> tensor<5xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0, 0.5, 0xFF, 0.2, 0xFF]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @asin_of_f16E6M9() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 4.29e9, -4.29e9, 0x7E00, 0xFE00, 0x7F00, 0xFF00, 0x7E01, 0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<24xf16E6M9>
  %r = chlo.asin %x : tensor<24xf16E6M9> -> tensor<24xf16E6M9>
  check.expect_eq_const %r, dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0.1001, 0.523, -0.523, 1.432, 1.57, -1.57, 0x7F00, 0.001, -0.848]> : tensor<24xf16E6M9> {shlo.bitwise}
  func.return
}
