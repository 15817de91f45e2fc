// chlo.atanh: infinite at 1 and -1, NaN beyond.

func.func @atanh_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.atanh %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 6.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.5, -6.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @atanh_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.atanh %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x000102030406080B1F2020202020202020202020202020202020202020202020202122232426282B3F2020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @atanh_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.atanh %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x0001020304050608080A0C0D1F202020202020202020202020202020202020202021222324252628282A2C2D3F20202020202020202020202020202020202020"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @atanh_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.atanh %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F3031323334353638383A3C3D7C7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B8B8BABCBDFC7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @atanh_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.atanh %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2D2E2F303132343538393B3E787C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABADAEAFB0B1B2B4B5B8B9BBBEF87C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @atanh_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.atanh %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F1011121415161718191A1C1D1E1F20212223242627292B2D2F31323436383B417078787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878808182838485868788898A8B8C8D8E8F9091929495969798999A9C9D9E9FA0A1A2A3A4A6A7A9ABADAFB1B2B4B6B8BBC1F078787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @atanh_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.atanh %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2D2E2F303132343538393B3E7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABADAEAFB0B1B2B4B5B8B9BBBE7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @atanh_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.atanh %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3C3C3E404180808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABCBCBEC0C180808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @atanh_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.atanh %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F3031323335363738393A3C3D4041434680808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B5B6B7B8B9BABCBDC0C1C3C680808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @atanh_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.atanh %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4D4E4F505152545558595B5E80808080808080808080808080808080808080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCDCECFD0D1D2D4D5D8D9DBDE80808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @atanh_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.atanh %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7EFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @atanh_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<23xf16>
  %r = chlo.atanh %x : tensor<23xf16> -> tensor<23xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0.1003, -0.5493, 2.658, 0x7C00, 0xFC00, 0x7E00, 0.001, -0.973]> : tensor<23xf16> {shlo.bitwise}
  func.return
}

func.func @atanh_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<23xbf16>
  %r = chlo.atanh %x : tensor<23xbf16> -> tensor<23xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.1006, -0.55, 2.56, 0x7F80, 0xFF80, 0x7FC0, 0.001, -0.973]> : tensor<23xbf16> {shlo.bitwise}
  func.return
}

func.func @atanh_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<23xf32>
  %r = chlo.atanh %x : tensor<23xf32> -> tensor<23xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.10033535, -0.54930615, 2.646653, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0010000004, -0.97295505]> : tensor<23xf32> {shlo.bitwise}
  func.return
}

func.func @atanh_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<23xf64>
  %r = chlo.atanh %x : tensor<23xf64> -> tensor<23xf64>
  %expected_r = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.10033534773107558, -0.5493061443340549, 2.6466524123622457, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0010000003333335333, -0.9729550745276566]> : tensor<23xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<23xf64>, tensor<23xf64>
  func.return
}

func.func @atanh_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f32>>
  %r = chlo.atanh %x : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.1858945, 0.9425141), (-0.53159964, 1.2251278), (0.50037, -1.4215468), (-0.024865199, -1.2509115), (3.8004513, 0.78564817), (-0.0004995002, 0.7858982)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  func.return
}

func.func @atanh_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f64>>
  %r = chlo.atanh %x : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.1858945085467093, 0.9425141129396175), (-0.5315996311919018, 1.2251278624101656), (0.5003700000525311, -1.421546861001807), (-0.024865198382659503, -1.2509114353815838), (3.8004512922710334, 0.785648163376615), (-0.0004995001666667666, 0.7858981632307817)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  func.return
}

// atanh 0 = 0
// atanh (-0) = -0
// atanh 1 = inf, which the type lacks: 6
// atanh (-1) = -inf, which the type lacks: -6
// atanh 0.5 = 0.54930614…, nearer to 0.5 than to 1: 0.5
// atanh 2 = NaN, which the type lacks: -0
// atanh 3 = NaN, which the type lacks: -0
// atanh (-0.5) = -0.54930614…, nearer to 0.5 in magnitude than to 1: -0.5
// atanh (-2) = NaN, which the type lacks: -0
func.func @worked_atanh_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0]> : tensor<9xf4E2M1FN>
  %r = chlo.atanh %x : tensor<9xf4E2M1FN> -> tensor<9xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 6.0, -6.0, 0.5, -0.0, -0.0, -0.5, -0.0]> : tensor<9xf4E2M1FN> {shlo.bitwise}
  func.return
}

// atanh 0 = 0
// atanh (-0) = -0
// atanh 1 = inf, which the type lacks: 7.5
// atanh (-1) = -inf, which the type lacks: -7.5
// atanh 0.5 = 0.54930614…, nearer to 0.5 than to 0.625: 0.5
// atanh 2 = NaN, which the type lacks: -0
// atanh 3 = NaN, which the type lacks: -0
// atanh (-0.5) = -0.54930614…, nearer to 0.5 in magnitude than to 0.625: -0.5
// atanh (-2) = NaN, which the type lacks: -0
// atanh 0.75 = 0.97295507…, nearer to 1 than to 0.875: 1
// atanh (-0.75) = -0.97295507…, nearer to 1 in magnitude than to 0.875: -1
// atanh 0.875 = 1.3540251…, nearer to 1.375 than to 1.25: 1.375
func.func @worked_atanh_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, 0.75, -0.75, 0.875]> : tensor<12xf6E2M3FN>
  %r = chlo.atanh %x : tensor<12xf6E2M3FN> -> tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 7.5, -7.5, 0.5, -0.0, -0.0, -0.5, -0.0, 1.0, -1.0, 1.4]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// atanh 0 = 0
// atanh (-0) = -0
// atanh 1 = inf, which the type lacks: 28
// atanh (-1) = -inf, which the type lacks: -28
// atanh 0.5 = 0.54930614…, nearer to 0.5 than to 0.625: 0.5
// atanh 2 = NaN, which the type lacks: -0
// atanh 3 = NaN, which the type lacks: -0
// atanh (-0.5) = -0.54930614…, nearer to 0.5 in magnitude than to 0.625: -0.5
// atanh (-2) = NaN, which the type lacks: -0
// atanh 0.125 = 0.12565721…, nearer to 0.125 than to 0.1875: 0.125
// atanh 0.75 = 0.97295507…, nearer to 1 than to 0.875: 1
// atanh (-0.125) = -0.12565721…, nearer to 0.125 in magnitude than to 0.1875: -0.125
func.func @worked_atanh_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, 0.125, 0.75, -0.125]> : tensor<12xf6E3M2FN>
  %r = chlo.atanh %x : tensor<12xf6E3M2FN> -> tensor<12xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 28.0, -28.0, 0.5, -0.0, -0.0, -0.5, -0.0, 0.1, 1.0, -0.1]> : tensor<12xf6E3M2FN> {shlo.bitwise}
  func.return
}

// atanh 0 = 0
// atanh (-0) = -0
// atanh 1 = inf
// atanh (-1) = -inf
// atanh 0.5 = 0.54930614…, nearer to 0.5 than to 0.625: 0.5
// atanh 2 = NaN
// atanh (-0.5) = -0.54930614…, nearer to 0.5 in magnitude than to 0.625: -0.5
// atanh 0.75 = 0.97295507…, nearer to 1 than to 0.875: 1
// atanh 2^-15 = 3.0517578e-05…, nearer to 2^-15 than to 4.5776367e-05…: 2^-15
// atanh inf = NaN
// atanh NaN = NaN
// atanh (-inf) = NaN
func.func @worked_atanh_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, 0.75, 3.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = chlo.atanh %x : tensor<12xf8E5M2> -> tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0x7C, 0xFC, 0.5, 0x7E, -0.5, 1.0, 3.0e-5, 0x7E, 0x7E, 0x7E]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// atanh 0 = 0
// atanh (-0) = -0
// atanh 1 = inf
// atanh (-1) = -inf
// atanh 0.5 = 0.54930614…, nearer to 0.5625 than to 0.5: 0.5625
// atanh 2 = NaN
// atanh (-0.5) = -0.54930614…, nearer to 0.5625 in magnitude than to 0.5: -0.5625
// atanh 0.25 = 0.25541281…, nearer to 0.25 than to 0.28125: 0.25
// atanh 2^-7 = 0.007812659…, nearer to 2^-7 than to 0.009765625: 2^-7
// atanh inf = NaN
// atanh NaN = NaN
// atanh (-inf) = NaN
func.func @worked_atanh_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, 0.25, 0.0078125, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = chlo.atanh %x : tensor<12xf8E4M3> -> tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0x78, 0xF8, 0.56, 0x7C, -0.56, 0.25, 0.008, 0x7C, 0x7C, 0x7C]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// atanh 0 = 0
// atanh (-0) = -0
// atanh 1 = inf
// atanh (-1) = -inf
// atanh 0.5 = 0.54930614…, nearer to 0.5625 than to 0.53125: 0.5625
// atanh 2 = NaN
// atanh (-0.5) = -0.54930614…, nearer to 0.5625 in magnitude than to 0.53125: -0.5625
// atanh 0.25 = 0.25541281…, nearer to 0.25 than to 0.265625: 0.25
// atanh 0.125 = 0.12565721…, nearer to 0.125 than to 0.140625: 0.125
// atanh inf = NaN
// atanh NaN = NaN
// atanh (-inf) = NaN
func.func @worked_atanh_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, 0.25, 0.125, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = chlo.atanh %x : tensor<12xf8E3M4> -> tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0x70, 0xF0, 0.56, 0x78, -0.56, 0.25, 0.12, 0x78, 0x78, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// atanh 0 = 0
// atanh (-0) = -0
// atanh 1 = inf, which the type lacks: NaN
// atanh (-1) = -inf, which the type lacks: NaN
// atanh 0.5 = 0.54930614…, nearer to 0.5625 than to 0.5: 0.5625
// atanh 2 = NaN
// atanh (-0.5) = -0.54930614…, nearer to 0.5625 in magnitude than to 0.5: -0.5625
// atanh (-2) = NaN
// atanh 0.25 = 0.25541281…, nearer to 0.25 than to 0.28125: 0.25
// atanh (-0.25) = -0.25541281…, nearer to 0.25 in magnitude than to 0.28125: -0.25
// atanh 2^-7 = 0.007812659…, nearer to 2^-7 than to 0.009765625: 2^-7
// atanh NaN = NaN
func.func @worked_atanh_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.25, -0.25, 0.0078125, 0x7F]> : tensor<12xf8E4M3FN>
  %r = chlo.atanh %x : tensor<12xf8E4M3FN> -> tensor<12xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0x7F, 0x7F, 0.56, 0x7F, -0.56, 0x7F, 0.25, -0.25, 0.008, 0x7F]> : tensor<12xf8E4M3FN> {shlo.bitwise}
  func.return
}

// atanh 0 = 0
// atanh 1 = inf, which the type lacks: NaN
// atanh (-1) = -inf, which the type lacks: NaN
// atanh 0.5 = 0.54930614…, nearer to 0.5 than to 0.625: 0.5
// atanh 2 = NaN
// atanh (-0.5) = -0.54930614…, nearer to 0.5 in magnitude than to 0.625: -0.5
// atanh (-2) = NaN
// atanh 0.75 = 0.97295507…, nearer to 1 than to 0.875: 1
// atanh (-0.75) = -0.97295507…, nearer to 1 in magnitude than to 0.875: -1
// atanh 2^-16 = 1.5258789e-05…, nearer to 2^-16 than to 2.2888184e-05…: 2^-16
// atanh (-2^-16) = -1.5258789e-05…, nearer to 2^-16 in magnitude than to 2.2888184e-05…: -2^-16
// atanh NaN = NaN
func.func @worked_atanh_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.75, -0.75, 1.5e-5, -1.5e-5, 0x80]> : tensor<12xf8E5M2FNUZ>
  %r = chlo.atanh %x : tensor<12xf8E5M2FNUZ> -> tensor<12xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 0x80, 0.5, 0x80, -0.5, 0x80, 1.0, -1.0, 1.5e-5, -1.5e-5, 0x80]> : tensor<12xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// atanh 0 = 0
// atanh 1 = inf, which the type lacks: NaN
// atanh (-1) = -inf, which the type lacks: NaN
// atanh 0.5 = 0.54930614…, nearer to 0.5625 than to 0.5: 0.5625
// atanh 2 = NaN
// atanh (-0.5) = -0.54930614…, nearer to 0.5625 in magnitude than to 0.5: -0.5625
// atanh (-2) = NaN
// atanh 0.25 = 0.25541281…, nearer to 0.25 than to 0.28125: 0.25
// atanh (-0.25) = -0.25541281…, nearer to 0.25 in magnitude than to 0.28125: -0.25
// atanh 2^-8 = 0.0039062699…, nearer to 2^-8 than to 0.0048828125: 2^-8
// atanh (-2^-8) = -0.0039062699…, nearer to 2^-8 in magnitude than to 0.0048828125: -2^-8
// atanh NaN = NaN
func.func @worked_atanh_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.25, -0.25, 0.00390625, -0.00390625, 0x80]> : tensor<12xf8E4M3FNUZ>
  %r = chlo.atanh %x : tensor<12xf8E4M3FNUZ> -> tensor<12xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 0x80, 0.56, 0x80, -0.56, 0x80, 0.25, -0.25, 0.004, -0.004, 0x80]> : tensor<12xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// atanh 0 = 0
// atanh 1 = inf, which the type lacks: NaN
// atanh (-1) = -inf, which the type lacks: NaN
// atanh 0.5 = 0.54930614…, nearer to 0.5625 than to 0.5: 0.5625
// atanh 2 = NaN
// atanh (-0.5) = -0.54930614…, nearer to 0.5625 in magnitude than to 0.5: -0.5625
// atanh (-2) = NaN
// atanh 0.25 = 0.25541281…, nearer to 0.25 than to 0.28125: 0.25
// atanh (-0.25) = -0.25541281…, nearer to 0.25 in magnitude than to 0.28125: -0.25
// atanh 2^-11 = 0.00048828129…, nearer to 2^-11 than to 0.00061035156…: 2^-11
// atanh (-2^-11) = -0.00048828129…, nearer to 2^-11 in magnitude than to 0.00061035156…: -2^-11
// atanh NaN = NaN
func.func @worked_atanh_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.25, -0.25, 0.0005, -0.0005, 0x80]> : tensor<12xf8E4M3B11FNUZ>
  %r = chlo.atanh %x : tensor<12xf8E4M3B11FNUZ> -> tensor<12xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 0x80, 0.56, 0x80, -0.56, 0x80, 0.25, -0.25, 0.0005, -0.0005, 0x80]> : tensor<12xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// atanh 1 = inf, which the type lacks: NaN
// atanh 0.5 = 0.54930614…, nearer to 0.5 than to 1: 0.5
// atanh 2 = NaN
// atanh 0.25 = 0.25541281…, nearer to 0.25 than to 0.5: 0.25
// atanh NaN = NaN
func.func @worked_atanh_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 0xFF]> : tensor<5xf8E8M0FNU>
  %r = chlo.atanh %x : tensor<5xf8E8M0FNU> -> tensor<5xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 0.5, 0xFF, 0.2, 0xFF]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @atanh_of_f16E6M9() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 4.29e9, -4.29e9, 0x7E00, 0xFE00, 0x7F00, 0xFF00, 0x7E01, 0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<23xf16E6M9>
  %r = chlo.atanh %x : tensor<23xf16E6M9> -> tensor<23xf16E6M9>
  check.expect_eq_const %r, dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0.1003, -0.549, 2.66, 0x7E00, 0xFE00, 0x7F00, 0.001, -0.973]> : tensor<23xf16E6M9> {shlo.bitwise}
  func.return
}
