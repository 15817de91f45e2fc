// chlo.erf_inv: infinite at 1 and -1, NaN beyond.

func.func @erf_inv_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.erf_inv %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 6.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.5, -6.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.erf_inv %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x00010203040507091F202020202020202020202020202020202020202020202020212223242527293F2020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.erf_inv %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090B0C1F20202020202020202020202020202020202020202122232425262728292B2C3F20202020202020202020202020202020202020"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.erf_inv %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x00010203040405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F3031323335363738393B3C7C7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E80818283848485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B5B6B7B8B9BBBCFC7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.erf_inv %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x00010203040405060708090A0B0C0C0D0E101112131414151618191A1B1C1C1D1E202122232425252628292A2B2C2D2E2F3132333537393B787C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C80818283848485868788898A8B8C8C8D8E909192939494959698999A9B9C9C9D9EA0A1A2A3A4A5A5A6A8A9AAABACADAEAFB1B2B3B5B7B9BBF87C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.erf_inv %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x00010203040405060708090A0B0C0D0D0E0F101112131415161718191A1B1C1D1F202223242527282A2C2E3031333538707878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787880818283848485868788898A8B8C8D8D8E8F909192939495969798999A9B9C9D9FA0A2A3A4A5A7A8AAACAEB0B1B3B5B8F078787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.erf_inv %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x00010203040405060708090A0B0C0C0D0E101112131414151618191A1B1C1C1D1E202122232425252628292A2B2C2D2E2F3132333537393B7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F80818283848485868788898A8B8C8C8D8E909192939494959698999A9B9C9C9D9EA0A1A2A3A4A5A5A6A8A9AAABACADAEAFB1B2B3B5B7B9BB7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.erf_inv %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x00010203040405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F3031323334353637393A3B3C3D3F408080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080818283848485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B9BABBBCBDBFC080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.erf_inv %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x00010203040405060708090A0B0C0C0D0E101112131414151618191A1B1C1C1D1E202122232424252628292A2B2C2D2D2E3031323334353637393A3B3D3F41438080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080818283848485868788898A8B8C8C8D8E909192939494959698999A9B9C9C9D9EA0A1A2A3A4A4A5A6A8A9AAABACADADAEB0B1B2B3B4B5B6B7B9BABBBDBFC1C380808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.erf_inv %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x00010203040405060708090A0B0C0C0D0E101112131414151618191A1B1C1C1D1E202122232424252628292A2B2C2C2D2E303132333434353638393A3B3C3C3D3E404142434445454648494A4B4C4D4E4F5152535557595B8080808080808080808080808080808080808080808080808080808080808080808080808080808080818283848485868788898A8B8C8C8D8E909192939494959698999A9B9C9C9D9EA0A1A2A3A4A4A5A6A8A9AAABACACADAEB0B1B2B3B4B4B5B6B8B9BABBBCBCBDBEC0C1C2C3C4C5C5C6C8C9CACBCCCDCECFD1D2D3D5D7D9DB80808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.erf_inv %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7EFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<23xf16>
  %r = chlo.erf_inv %x : tensor<23xf16> -> tensor<23xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 5.406e-5, -5.406e-5, 5.406e-5, -5.406e-5, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0.0888, -0.477, 1.827, 0x7C00, 0xFC00, 0x7E00, 0.0008864, -0.8135]> : tensor<23xf16> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<23xbf16>
  %r = chlo.erf_inv %x : tensor<23xbf16> -> tensor<23xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.04e-38, -1.04e-38, 1.04e-38, -1.04e-38, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.089, -0.477, 1.78, 0x7F80, 0xFF80, 0x7FC0, 0.000885, -0.812]> : tensor<23xbf16> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75, 0.9999]> : tensor<24xf32>
  %r = chlo.erf_inv %x : tensor<24xf32> -> tensor<24xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.0417546e-38, -1.0417546e-38, 1.0417547e-38, -1.0417547e-38, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.08885599, -0.47693628, 1.8213866, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0008862272, -0.8134198, 2.7510355]> : tensor<24xf32> {shlo.bitwise}
  func.return
}

func.func @erf_inv_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75, 0.9999]> : tensor<24xf64>
  %r = chlo.erf_inv %x : tensor<24xf64> -> tensor<24xf64>
  %expected_r = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 1.9719203645301415e-308, -1.9719203645301415e-308, 1.971920364530142e-308, -1.971920364530142e-308, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.08885599049425769, -0.4769362762044699, 1.8213863677184494, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0008862271574665521, -0.8134198475976185, 2.75106390571208]> : tensor<24xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<24xf64>, tensor<24xf64>
  func.return
}

// erf_inv 0 = 0
// erf_inv (-0) = -0
// erf_inv 1 = inf, which the type lacks: 6
// erf_inv (-1) = -inf, which the type lacks: -6
// erf_inv 0.5 = 0.47693628…, nearer to 0.5 than to 0: 0.5
// erf_inv 2 = NaN, which the type lacks: -0
// erf_inv 3 = NaN, which the type lacks: -0
// erf_inv (-0.5) = -0.47693628…, nearer to 0.5 in magnitude than to 0: -0.5
// erf_inv (-2) = NaN, which the type lacks: -0
func.func @worked_erf_inv_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0]> : tensor<9xf4E2M1FN>
  %r = chlo.erf_inv %x : tensor<9xf4E2M1FN> -> tensor<9xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 6.0, -6.0, 0.5, -0.0, -0.0, -0.5, -0.0]> : tensor<9xf4E2M1FN> {shlo.bitwise}
  func.return
}

// erf_inv 0 = 0
// erf_inv (-0) = -0
// erf_inv 1 = inf, which the type lacks: 7.5
// erf_inv (-1) = -inf, which the type lacks: -7.5
// erf_inv 0.5 = 0.47693628…, nearer to 0.5 than to 0.375: 0.5
// erf_inv 2 = NaN, which the type lacks: -0
// erf_inv 3 = NaN, which the type lacks: -0
// erf_inv (-0.5) = -0.47693628…, nearer to 0.5 in magnitude than to 0.375: -0.5
// erf_inv (-2) = NaN, which the type lacks: -0
// erf_inv 0.125 = 0.11123545…, nearer to 0.125 than to 0: 0.125
// erf_inv (-0.125) = -0.11123545…, nearer to 0.125 in magnitude than to 0: -0.125
// erf_inv 0.625 = 0.62730735…, nearer to 0.625 than to 0.75: 0.625
func.func @worked_erf_inv_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, 0.125, -0.125, 0.625]> : tensor<12xf6E2M3FN>
  %r = chlo.erf_inv %x : tensor<12xf6E2M3FN> -> tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 7.5, -7.5, 0.5, -0.0, -0.0, -0.5, -0.0, 0.1, -0.1, 0.6]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// erf_inv 0 = 0
// erf_inv (-0) = -0
// erf_inv 1 = inf, which the type lacks: 28
// erf_inv (-1) = -inf, which the type lacks: -28
// erf_inv 0.5 = 0.47693628…, nearer to 0.5 than to 0.4375: 0.5
// erf_inv 2 = NaN, which the type lacks: -0
// erf_inv 3 = NaN, which the type lacks: -0
// erf_inv (-0.5) = -0.47693628…, nearer to 0.5 in magnitude than to 0.4375: -0.5
// erf_inv (-2) = NaN, which the type lacks: -0
// erf_inv 0.25 = 0.22531206…, nearer to 0.25 than to 0.1875: 0.25
// erf_inv (-0.25) = -0.22531206…, nearer to 0.25 in magnitude than to 0.1875: -0.25
// erf_inv 0.625 = 0.62730735…, nearer to 0.625 than to 0.75: 0.625
func.func @worked_erf_inv_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, 0.25, -0.25, 0.625]> : tensor<12xf6E3M2FN>
  %r = chlo.erf_inv %x : tensor<12xf6E3M2FN> -> tensor<12xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 28.0, -28.0, 0.5, -0.0, -0.0, -0.5, -0.0, 0.25, -0.25, 0.6]> : tensor<12xf6E3M2FN> {shlo.bitwise}
  func.return
}

// erf_inv 0 = 0
// erf_inv (-0) = -0
// erf_inv 1 = inf
// erf_inv (-1) = -inf
// erf_inv 0.5 = 0.47693628…, nearer to 0.5 than to 0.4375: 0.5
// erf_inv 2 = NaN
// erf_inv (-0.5) = -0.47693628…, nearer to 0.5 in magnitude than to 0.4375: -0.5
// erf_inv 0.25 = 0.22531206…, nearer to 0.21875 than to 0.25: 0.21875
// erf_inv 2^-14 = 5.4090999e-05…, nearer to 2^-14 than to 4.5776367e-05…: 2^-14
// erf_inv inf = NaN
// erf_inv NaN = NaN
// erf_inv (-inf) = NaN
func.func @worked_erf_inv_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, 0.25, 6.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = chlo.erf_inv %x : tensor<12xf8E5M2> -> tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0x7C, 0xFC, 0.5, 0x7E, -0.5, 0.22, 6.0e-5, 0x7E, 0x7E, 0x7E]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// erf_inv 0 = 0
// erf_inv (-0) = -0
// erf_inv 1 = inf
// erf_inv (-1) = -inf
// erf_inv 0.5 = 0.47693628…, nearer to 0.46875 than to 0.5: 0.46875
// erf_inv 2 = NaN
// erf_inv 0.1875 = 0.16772722…, nearer to 0.171875 than to 0.15625: 0.171875
// erf_inv 2^-6 = 0.013848181…, nearer to 0.013671875 than to 2^-6: 0.013671875
// erf_inv 2^-7 = 0.0069237585…, nearer to 2^-7 than to 0.005859375: 2^-7
// erf_inv inf = NaN
// erf_inv NaN = NaN
// erf_inv (-inf) = NaN
func.func @worked_erf_inv_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 0.1875, 0.015625, 0.0078125, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = chlo.erf_inv %x : tensor<12xf8E4M3> -> tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0x78, 0xF8, 0.47, 0x7C, 0.17, 0.014, 0.008, 0x7C, 0x7C, 0x7C]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// erf_inv 0 = 0
// erf_inv (-0) = -0
// erf_inv 1 = inf
// erf_inv (-1) = -inf
// erf_inv 0.5 = 0.47693628…, nearer to 0.484375 than to 0.46875: 0.484375
// erf_inv 2 = NaN
// erf_inv 0.25 = 0.22531206…, nearer to 0.21875 than to 0.234375: 0.21875
// erf_inv 0.75 = 0.81341985…, nearer to 0.8125 than to 0.84375: 0.8125
// erf_inv 0.0625 = 0.055445949…, nearer to 0.0625 than to 0.046875: 0.0625
// erf_inv inf = NaN
// erf_inv NaN = NaN
// erf_inv (-inf) = NaN
func.func @worked_erf_inv_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 0.25, 0.75, 0.0625, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = chlo.erf_inv %x : tensor<12xf8E3M4> -> tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0x70, 0xF0, 0.48, 0x78, 0.22, 0.8, 0.06, 0x78, 0x78, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// erf_inv 0 = 0
// erf_inv (-0) = -0
// erf_inv 1 = inf, which the type lacks: NaN
// erf_inv (-1) = -inf, which the type lacks: NaN
// erf_inv 0.5 = 0.47693628…, nearer to 0.46875 than to 0.5: 0.46875
// erf_inv 2 = NaN
// erf_inv (-0.5) = -0.47693628…, nearer to 0.46875 in magnitude than to 0.5: -0.46875
// erf_inv (-2) = NaN
// erf_inv 0.1875 = 0.16772722…, nearer to 0.171875 than to 0.15625: 0.171875
// erf_inv 2^-6 = 0.013848181…, nearer to 0.013671875 than to 2^-6: 0.013671875
// erf_inv 2^-7 = 0.0069237585…, nearer to 2^-7 than to 0.005859375: 2^-7
// erf_inv NaN = NaN
func.func @worked_erf_inv_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.1875, 0.015625, 0.0078125, 0x7F]> : tensor<12xf8E4M3FN>
  %r = chlo.erf_inv %x : tensor<12xf8E4M3FN> -> tensor<12xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0x7F, 0x7F, 0.47, 0x7F, -0.47, 0x7F, 0.17, 0.014, 0.008, 0x7F]> : tensor<12xf8E4M3FN> {shlo.bitwise}
  func.return
}

// erf_inv 0 = 0
// erf_inv 1 = inf, which the type lacks: NaN
// erf_inv (-1) = -inf, which the type lacks: NaN
// erf_inv 0.5 = 0.47693628…, nearer to 0.5 than to 0.4375: 0.5
// erf_inv 2 = NaN
// erf_inv (-0.5) = -0.47693628…, nearer to 0.5 in magnitude than to 0.4375: -0.5
// erf_inv (-2) = NaN
// erf_inv 0.25 = 0.22531206…, nearer to 0.21875 than to 0.25: 0.21875
// erf_inv (-0.25) = -0.22531206…, nearer to 0.21875 in magnitude than to 0.25: -0.21875
// erf_inv 2^-15 = 2.7045499e-05…, nearer to 2^-15 than to 2.2888184e-05…: 2^-15
// erf_inv (-2^-15) = -2.7045499e-05…, nearer to 2^-15 in magnitude than to 2.2888184e-05…: -2^-15
// erf_inv NaN = NaN
func.func @worked_erf_inv_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.25, -0.25, 3.0e-5, -3.0e-5, 0x80]> : tensor<12xf8E5M2FNUZ>
  %r = chlo.erf_inv %x : tensor<12xf8E5M2FNUZ> -> tensor<12xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 0x80, 0.5, 0x80, -0.5, 0x80, 0.22, -0.22, 3.0e-5, -3.0e-5, 0x80]> : tensor<12xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// erf_inv 0 = 0
// erf_inv 1 = inf, which the type lacks: NaN
// erf_inv (-1) = -inf, which the type lacks: NaN
// erf_inv 0.5 = 0.47693628…, nearer to 0.46875 than to 0.5: 0.46875
// erf_inv 2 = NaN
// erf_inv (-0.5) = -0.47693628…, nearer to 0.46875 in magnitude than to 0.5: -0.46875
// erf_inv (-2) = NaN
// erf_inv 0.1875 = 0.16772722…, nearer to 0.171875 than to 0.15625: 0.171875
// erf_inv 0.875 = 1.084787…, nearer to 1.125 than to 1: 1.125
// erf_inv 2^-7 = 0.0069237585…, nearer to 0.0068359375 than to 2^-7: 0.0068359375
// erf_inv 2^-8 = 0.0034618378…, nearer to 2^-8 than to 0.0029296875: 2^-8
// erf_inv NaN = NaN
func.func @worked_erf_inv_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.1875, 0.875, 0.0078125, 0.00390625, 0x80]> : tensor<12xf8E4M3FNUZ>
  %r = chlo.erf_inv %x : tensor<12xf8E4M3FNUZ> -> tensor<12xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 0x80, 0.47, 0x80, -0.47, 0x80, 0.17, 1.1, 0.007, 0.004, 0x80]> : tensor<12xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// erf_inv 0 = 0
// erf_inv 1 = inf, which the type lacks: NaN
// erf_inv (-1) = -inf, which the type lacks: NaN
// erf_inv 0.5 = 0.47693628…, nearer to 0.46875 than to 0.5: 0.46875
// erf_inv 2 = NaN
// erf_inv (-0.5) = -0.47693628…, nearer to 0.46875 in magnitude than to 0.5: -0.46875
// erf_inv (-2) = NaN
// erf_inv 0.1875 = 0.16772722…, nearer to 0.171875 than to 0.15625: 0.171875
// erf_inv 0.875 = 1.084787…, nearer to 1.125 than to 1: 1.125
// erf_inv 2^-10 = 0.0008654562…, nearer to 0.00085449219… than to 2^-10: 0.00085449219…
// erf_inv 2^-11 = 0.00043272802…, nearer to 2^-11 than to 0.00036621094…: 2^-11
// erf_inv NaN = NaN
func.func @worked_erf_inv_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0.1875, 0.875, 0.0009765625, 0.0005, 0x80]> : tensor<12xf8E4M3B11FNUZ>
  %r = chlo.erf_inv %x : tensor<12xf8E4M3B11FNUZ> -> tensor<12xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0x80, 0x80, 0.47, 0x80, -0.47, 0x80, 0.17, 1.1, 0.0009, 0.0005, 0x80]> : tensor<12xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// erf_inv 1 = inf, which the type lacks: NaN
// erf_inv 0.5 = 0.47693628…, nearer to 0.5 than to 0.25: 0.5
// erf_inv 2 = NaN
// erf_inv 0.25 = 0.22531206…, nearer to 0.25 than to 0.125: 0.25
// erf_inv 2^-127 = a number below 1e-30: the least value, 2^-127
// erf_inv NaN = NaN
func.func @worked_erf_inv_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 6.0e-39, 0xFF]> : tensor<6xf8E8M0FNU>
  %r = chlo.erf_inv %x : tensor<6xf8E8M0FNU> -> tensor<6xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 0.5, 0xFF, 0.2, 6.0e-39, 0xFF]> : tensor<6xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @erf_inv_of_f16E6M9() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 4.29e9, -4.29e9, 0x7E00, 0xFE00, 0x7F00, 0xFF00, 0x7E01, 0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<23xf16E6M9>
  %r = chlo.erf_inv %x : tensor<23xf16E6M9> -> tensor<23xf16E6M9>
  check.expect_eq_const %r, dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 8.24e-10, -8.24e-10, 8.26e-10, -8.26e-10, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0.0889, -0.477, 1.828, 0x7E00, 0xFE00, 0x7F00, 0.000886, -0.813]> : tensor<23xf16E6M9> {shlo.bitwise}
  func.return
}
