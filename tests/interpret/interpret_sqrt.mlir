// stablehlo.sqrt: correctly rounded; keeps -0.

func.func @sqrt_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.sqrt %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 1.0, 1.0, 1.5, 1.5, 2.0, 2.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.sqrt %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x0003040506060707080809090A0A0B0B0B0C0D0D0E0E0F0F10101111121213132020202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.sqrt %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x00040607080809090A0A0B0B0C0C0D0D0E0E0F0F1010111112121313141415152020202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.sqrt %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x001C1E1F20202121222223232424252526262727282829292A2A2B2B2C2C2D2D2E2E2F2F30303131323233333434353536363737383839393A3A3B3B3C3C3D3D3E3E3F3F40404141424243434444454546464747484849494A4A4B4B4C4C4D4D4E4E4F4F50505151525253535454555556565757585859595A5A5B5B7C7E7E7E807E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.sqrt %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x0013181A1B1D1E1F20202121222223232324252526262727282829292A2A2B2B2B2C2D2D2E2E2F2F30303131323233333334353536363737383839393A3A3B3B3B3C3D3D3E3E3F3F40404141424243434344454546464747484849494A4A4B4B4B4C4D4D4E4E4F4F50505151525253535354555556565757787C7C7C7C7C7C7C807C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.sqrt %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x00080B0E101214151718191B1C1D1E1F2020212122222323242424252526262627272829292A2B2B2C2C2D2D2E2E2F2F3030313132323333343434353536363637373839393A3B3B3C3C3D3D3E3E3F3F4040414142424343444444454546464647474849494A4B4B4C4C4D4D4E4E4F4F707878787878787878787878787878788078787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.sqrt %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x0013181A1B1D1E1F20202121222223232324252526262727282829292A2A2B2B2B2C2D2D2E2E2F2F30303131323233333334353536363737383839393A3A3B3B3B3C3D3D3E3E3F3F40404141424243434344454546464747484849494A4A4B4B4B4C4D4D4E4E4F4F50505151525253535354555556565757585859595A5A5B7F807F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.sqrt %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x001E2021222223232424252526262727282829292A2A2B2B2C2C2D2D2E2E2F2F30303131323233333434353536363737383839393A3A3B3B3C3C3D3D3E3E3F3F40404141424243434444454546464747484849494A4A4B4B4C4C4D4D4E4E4F4F50505151525253535454555556565757585859595A5A5B5B5C5C5D5D5E5E5F5F8080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.sqrt %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x00181B1E202122232324252526262727282829292A2A2B2B2B2C2D2D2E2E2F2F30303131323233333334353536363737383839393A3A3B3B3B3C3D3D3E3E3F3F40404141424243434344454546464747484849494A4A4B4B4B4C4D4D4E4E4F4F50505151525253535354555556565757585859595A5A5B5B5B5C5D5D5E5E5F5F8080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.sqrt %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x0023282A2B2D2E2F30303131323233333334353536363737383839393A3A3B3B3B3C3D3D3E3E3F3F40404141424243434344454546464747484849494A4A4B4B4B4C4D4D4E4E4F4F50505151525253535354555556565757585859595A5A5B5B5B5C5D5D5E5E5F5F60606161626263636364656566666767686869696A6A6B6B8080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.sqrt %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x3F40404141424243434444454546464747484849494A4A4B4B4C4C4D4D4E4E4F4F50505151525253535454555556565757585859595A5A5B5B5C5C5D5D5E5E5F5F60606161626263636464656566666767686869696A6A6B6B6C6C6D6D6E6E6F6F70707171727273737474757576767777787879797A7A7B7B7C7C7D7D7E7E7F7F80808181828283838484858586868787888889898A8A8B8B8C8C8D8D8E8E8F8F90909191929293939494959596969797989899999A9A9B9B9C9C9D9D9E9E9F9FA0A0A1A1A2A2A3A3A4A4A5A5A6A6A7A7A8A8A9A9AAAAABABACACADADAEAEAFAFB0B0B1B1B2B2B3B3B4B4B5B5B6B6B7B7B8B8B9B9BABABBBBBCBCBDBDBEBEFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, 0.5, 1.0, -1.0, 2.0, 4.0, 2.25, 1000.0, 60000.0]> : tensor<24xf16>
  %r = stablehlo.sqrt %x : tensor<24xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0002441, 0x7E00, 0.00781, 0x7E00, 0.007812, 0x7E00, 255.9, 0x7E00, 0x7C00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0.3162, 0.707, 1.0, 0x7E00, 1.414, 2.0, 1.5, 31.62, 245.0]> : tensor<24xf16> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, 0.5, 1.0, -1.0, 2.0, 4.0, 2.25, 1000.0, 60000.0]> : tensor<24xbf16>
  %r = stablehlo.sqrt %x : tensor<24xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 9.6e-21, 0x7FC0, 1.08e-19, 0x7FC0, 1.084e-19, 0x7FC0, 1.84e19, 0x7FC0, 0x7F80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.316, 0.707, 1.0, 0x7FC0, 1.414, 2.0, 1.5, 31.6, 245.0]> : tensor<24xbf16> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, 0.5, 1.0, -1.0, 2.0, 4.0, 2.25, 1000.0, 60000.0]> : tensor<24xf32>
  %r = stablehlo.sqrt %x : tensor<24xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 3.743392e-23, 0x7FC00000, 1.0842021e-19, 0x7FC00000, 1.0842022e-19, 0x7FC00000, 1.8446743e19, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.31622776, 0.70710677, 1.0, 0x7FC00000, 1.4142135, 2.0, 1.5, 31.622776, 244.94897]> : tensor<24xf32> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, 0.5, 1.0, -1.0, 2.0, 4.0, 2.25, 1000.0, 60000.0]> : tensor<24xf64>
  %r = stablehlo.sqrt %x : tensor<24xf64>
  check.expect_eq_const %r, dense<[0.0, -0.0, 2.2227587494850775e-162, 0x7FF8000000000000, 1.4916681462400412e-154, 0x7FF8000000000000, 1.4916681462400413e-154, 0x7FF8000000000000, 1.3407807929942596e154, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.31622776601683794, 0.7071067811865476, 1.0, 0x7FF8000000000000, 1.4142135623730951, 2.0, 1.5, 31.622776601683793, 244.94897427831782]> : tensor<24xf64> {shlo.bitwise}
  func.return
}

func.func @sqrt_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.sqrt %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.96080464, 0.6504964), (0.29753235, 1.2603672), (1.4250531, -0.17543206), (1.1748189, -1.2767926)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @sqrt_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.sqrt %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.9608046632337985, 0.6504964265019547), (0.2975323370029233, 1.2603672050487593), (1.425053124063947, -0.17543205637629383), (1.1748188466095686, -1.2767925917505305)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// sqrt 0 = 0
// sqrt (-0) = -0
// sqrt 1 = 1
// sqrt (-1) = NaN, which the type lacks: -0
// sqrt 0.5 = 0.70710678…, nearer to 0.5 than to 1: 0.5
// sqrt 2 = 1.4142136…, nearer to 1.5 than to 1: 1.5
// sqrt 3 = 1.7320508…, nearer to 1.5 than to 2: 1.5
// sqrt (-0.5) = NaN, which the type lacks: -0
// sqrt 1.5 = 1.2247449…, nearer to 1 than to 1.5: 1
// sqrt 4 = 2
func.func @worked_sqrt_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 1.5, 4.0]> : tensor<10xf4E2M1FN>
  %r = stablehlo.sqrt %x : tensor<10xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -0.0, 0.5, 1.5, 1.5, -0.0, 1.0, 2.0]> : tensor<10xf4E2M1FN> {shlo.bitwise}
  func.return
}

// sqrt 0 = 0
// sqrt (-0) = -0
// sqrt 1 = 1
// sqrt (-1) = NaN, which the type lacks: -0
// sqrt 0.5 = 0.70710678…, nearer to 0.75 than to 0.625: 0.75
// sqrt 2 = 1.4142136…, nearer to 1.375 than to 1.5: 1.375
// sqrt 3 = 1.7320508…, nearer to 1.75 than to 1.625: 1.75
// sqrt (-0.5) = NaN, which the type lacks: -0
// sqrt 0.25 = 0.5, a subnormal
// sqrt 1.5 = 1.2247449…, nearer to 1.25 than to 1.125: 1.25
// sqrt 4 = 2
// sqrt 0.625 = 0.79056942…, nearer to 0.75 than to 0.875: 0.75
func.func @worked_sqrt_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 0.25, 1.5, 4.0, 0.625]> : tensor<12xf6E2M3FN>
  %r = stablehlo.sqrt %x : tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -0.0, 0.8, 1.4, 1.8, -0.0, 0.5, 1.2, 2.0, 0.8]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// sqrt 0 = 0
// sqrt (-0) = -0
// sqrt 1 = 1
// sqrt (-1) = NaN, which the type lacks: -0
// sqrt 0.5 = 0.70710678…, nearer to 0.75 than to 0.625: 0.75
// sqrt 2 = 1.4142136…, nearer to 1.5 than to 1.25: 1.5
// sqrt (-0.5) = NaN, which the type lacks: -0
// sqrt 0.25 = 0.5
// sqrt 5 = 2.236068…, nearer to 2 than to 2.5: 2
// sqrt 7 = 2.6457513…, nearer to 2.5 than to 3: 2.5
func.func @worked_sqrt_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, 0.25, 5.0, 7.0]> : tensor<10xf6E3M2FN>
  %r = stablehlo.sqrt %x : tensor<10xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -0.0, 0.8, 1.5, -0.0, 0.5, 2.0, 2.5]> : tensor<10xf6E3M2FN> {shlo.bitwise}
  func.return
}

// sqrt 0 = 0
// sqrt (-0) = -0
// sqrt 1 = 1
// sqrt (-1) = NaN
// sqrt 0.5 = 0.70710678…, nearer to 0.75 than to 0.625: 0.75
// sqrt 2 = 1.4142136…, nearer to 1.5 than to 1.25: 1.5
// sqrt 0.25 = 0.5
// sqrt 5 = 2.236068…, nearer to 2 than to 2.5: 2
// sqrt 7 = 2.6457513…, nearer to 2.5 than to 3: 2.5
// sqrt inf = inf
// sqrt NaN = NaN
// sqrt (-inf) = NaN
func.func @worked_sqrt_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 0.25, 5.0, 7.0, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = stablehlo.sqrt %x : tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, 0x7E, 0.8, 1.5, 0.5, 2.0, 2.5, 0x7C, 0x7E, 0x7E]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// sqrt 0 = 0
// sqrt (-0) = -0
// sqrt 1 = 1
// sqrt (-1) = NaN
// sqrt 0.5 = 0.70710678…, nearer to 0.6875 than to 0.75: 0.6875
// sqrt 2 = 1.4142136…, nearer to 1.375 than to 1.5: 1.375
// sqrt 3 = 1.7320508…, nearer to 1.75 than to 1.625: 1.75
// sqrt 0.25 = 0.5
// sqrt 1.5 = 1.2247449…, nearer to 1.25 than to 1.125: 1.25
// sqrt inf = inf
// sqrt NaN = NaN
// sqrt (-inf) = NaN
func.func @worked_sqrt_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 0.25, 1.5, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = stablehlo.sqrt %x : tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, 0x7C, 0.7, 1.4, 1.8, 0.5, 1.2, 0x78, 0x7C, 0x7C]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// sqrt 0 = 0
// sqrt (-0) = -0
// sqrt 1 = 1
// sqrt (-1) = NaN
// sqrt 0.5 = 0.70710678…, nearer to 0.71875 than to 0.6875: 0.71875
// sqrt 7 = 2.6457513…, nearer to 2.625 than to 2.75: 2.625
// sqrt 2^-5 = 0.1767767…, nearer to 0.171875 than to 0.1875: 0.171875
// sqrt 2^-6 = 0.125, a subnormal
// sqrt 0.046875 = 0.21650635…, nearer to 0.21875 than to 0.203125: 0.21875
// sqrt inf = inf
// sqrt NaN = NaN
// sqrt (-inf) = NaN
func.func @worked_sqrt_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 7.0, 0.03125, 0.015625, 0.046875, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = stablehlo.sqrt %x : tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, 0x78, 0.72, 2.6, 0.17, 0.12, 0.22, 0x70, 0x78, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// sqrt 0 = 0
// sqrt (-0) = -0
// sqrt 1 = 1
// sqrt (-1) = NaN
// sqrt 0.5 = 0.70710678…, nearer to 0.6875 than to 0.75: 0.6875
// sqrt 2 = 1.4142136…, nearer to 1.375 than to 1.5: 1.375
// sqrt 3 = 1.7320508…, nearer to 1.75 than to 1.625: 1.75
// sqrt 0.25 = 0.5
// sqrt 1.5 = 1.2247449…, nearer to 1.25 than to 1.125: 1.25
// sqrt NaN = NaN
func.func @worked_sqrt_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 0.25, 1.5, 0x7F]> : tensor<10xf8E4M3FN>
  %r = stablehlo.sqrt %x : tensor<10xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, 0x7F, 0.7, 1.4, 1.8, 0.5, 1.2, 0x7F]> : tensor<10xf8E4M3FN> {shlo.bitwise}
  func.return
}

// sqrt 0 = 0
// sqrt 1 = 1
// sqrt (-1) = NaN
// sqrt 0.5 = 0.70710678…, nearer to 0.75 than to 0.625: 0.75
// sqrt 2 = 1.4142136…, nearer to 1.5 than to 1.25: 1.5
// sqrt 0.25 = 0.5
// sqrt 5 = 2.236068…, nearer to 2 than to 2.5: 2
// sqrt 7 = 2.6457513…, nearer to 2.5 than to 3: 2.5
// sqrt NaN = NaN
func.func @worked_sqrt_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 0.25, 5.0, 7.0, 0x80]> : tensor<9xf8E5M2FNUZ>
  %r = stablehlo.sqrt %x : tensor<9xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0, 0x80, 0.8, 1.5, 0.5, 2.0, 2.5, 0x80]> : tensor<9xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// sqrt 0 = 0
// sqrt 1 = 1
// sqrt (-1) = NaN
// sqrt 0.5 = 0.70710678…, nearer to 0.6875 than to 0.75: 0.6875
// sqrt 2 = 1.4142136…, nearer to 1.375 than to 1.5: 1.375
// sqrt 3 = 1.7320508…, nearer to 1.75 than to 1.625: 1.75
// sqrt 0.25 = 0.5
// sqrt 1.5 = 1.2247449…, nearer to 1.25 than to 1.125: 1.25
// sqrt NaN = NaN
func.func @worked_sqrt_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 0.25, 1.5, 0x80]> : tensor<9xf8E4M3FNUZ>
  %r = stablehlo.sqrt %x : tensor<9xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0, 0x80, 0.7, 1.4, 1.8, 0.5, 1.2, 0x80]> : tensor<9xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// sqrt 0 = 0
// sqrt 1 = 1
// sqrt (-1) = NaN
// sqrt 0.5 = 0.70710678…, nearer to 0.6875 than to 0.75: 0.6875
// sqrt 2 = 1.4142136…, nearer to 1.375 than to 1.5: 1.375
// sqrt 3 = 1.7320508…, nearer to 1.75 than to 1.625: 1.75
// sqrt 0.25 = 0.5
// sqrt 1.5 = 1.2247449…, nearer to 1.25 than to 1.125: 1.25
// sqrt NaN = NaN
func.func @worked_sqrt_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 0.25, 1.5, 0x80]> : tensor<9xf8E4M3B11FNUZ>
  %r = stablehlo.sqrt %x : tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0, 0x80, 0.7, 1.4, 1.8, 0.5, 1.2, 0x80]> : tensor<9xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// sqrt 1 = 1
// sqrt 0.5 = 0.70710678…, nearer to 0.5 than to 1: 0.5
// sqrt 2 = 1.4142136…, nearer to 1 than to 2: 1
// sqrt 0.25 = 0.5
// sqrt NaN = NaN
func.func @worked_sqrt_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 0xFF]> : tensor<5xf8E8M0FNU>
  %r = stablehlo.sqrt %x : tensor<5xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 0.5, 1.0, 0.5, 0xFF]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}
