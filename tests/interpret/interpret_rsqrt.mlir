// stablehlo.rsqrt.

func.func @rsqrt_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.rsqrt %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[6.0, 1.5, 1.0, 1.0, 0.5, 0.5, 0.5, 0.5, -6.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.rsqrt %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x1F13100D0B0A09090808070707060606060505050504040404040403030303033F20202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.rsqrt %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x1F141211100F0F0E0E0D0D0C0C0B0B0A0A0909080807070606050504040403033F20202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.rsqrt %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x7C5C5A5958575756565555545453535252515150504F4F4E4E4D4D4C4C4B4B4A4A49494848474746464545444443434242414140403F3F3E3E3D3D3C3C3B3B3A3A39393838373736363535343433333232313130302F2F2E2E2D2D2C2C2B2B2A2A29292828272726262525242423232222212120201F1F1E1E1D1D1C007E7E7EFC7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.rsqrt %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x785B585553525151504F4E4E4D4D4C4C4B4B4A4A4949494848474646454544444343424241414140403F3E3E3D3D3C3C3B3B3A3A3939393838373636353534343333323231313130302F2E2E2D2D2C2C2B2B2A2A2929292828272626252524242323222221212120201F1E1E1D1D1C1C1B1B1A1A19191918007C7C7C7C7C7C7CF87C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.rsqrt %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x70605752504D4A484745444342424141403F3E3D3D3C3B3B3A3A39393838373737363535343433333232323131313130302F2E2D2D2C2B2B2A2A29292828272727262525242423232222222121212120201F1E1D1D1C1B1B1A1A1919181817171716151514141313121212111111111000787878787878787878787878787878F078787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.rsqrt %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x7F5B585553525151504F4E4E4D4D4C4C4B4B4A4A4949494848474646454544444343424241414140403F3E3E3D3D3C3C3B3B3A3A3939393838373636353534343333323231313130302F2E2E2D2D2C2C2B2B2A2A2929292828272626252524242323222221212120201F1E1E1D1D1C1C1B1B1A1A19191918181716161515147F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.rsqrt %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x8062605F5E5D5D5C5C5B5B5A5A59595858575756565555545453535252515150504F4F4E4E4D4D4C4C4B4B4A4A49494848474746464545444443434242414140403F3F3E3E3D3D3C3C3B3B3A3A39393838373736363535343433333232313130302F2F2E2E2D2D2C2C2B2B2A2A292928282727262625252424232322222121208080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.rsqrt %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x80686361605E5D5C5B5B5A5A5959595858575656555554545353525251515150504F4E4E4D4D4C4C4B4B4A4A4949494848474646454544444343424241414140403F3E3E3D3D3C3C3B3B3A3A3939393838373636353534343333323231313130302F2E2E2D2D2C2C2B2B2A2A29292928282726262525242423232222212121208080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.rsqrt %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x8080808080808080807F7E7E7D7D7C7C7B7B7A7A7979797878777676757574747373727271717170706F6E6E6D6D6C6C6B6B6A6A6969696868676666656564646363626261616160605F5E5E5D5D5C5C5B5B5A5A5959595858575656555554545353525251515150504F4E4E4D4D4C4C4B4B4A4A4949494848474646454544448080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.rsqrt %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0xBEBEBDBDBCBCBBBBBABAB9B9B8B8B7B7B6B6B5B5B4B4B3B3B2B2B1B1B0B0AFAFAEAEADADACACABABAAAAA9A9A8A8A7A7A6A6A5A5A4A4A3A3A2A2A1A1A0A09F9F9E9E9D9D9C9C9B9B9A9A99999898979796969595949493939292919190908F8F8E8E8D8D8C8C8B8B8A8A89898888878786868585848483838282818180807F7F7E7E7D7D7C7C7B7B7A7A79797878777776767575747473737272717170706F6F6E6E6D6D6C6C6B6B6A6A69696868676766666565646463636262616160605F5F5E5E5D5D5C5C5B5B5A5A59595858575756565555545453535252515150504F4F4E4E4D4D4C4C4B4B4A4A49494848474746464545444443434242414140403FFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, 0.5, 1.0, -1.0, 2.0, 4.0, 16.0, 1000.0, 60000.0]> : tensor<24xf16>
  %r = stablehlo.rsqrt %x : tensor<24xf16>
  check.expect_eq_const %r, dense<[0x7C00, 0xFC00, 4096.0, 0x7E00, 128.1, 0x7E00, 128.0, 0x7E00, 0.003906, 0x7E00, 0.0, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 3.162, 1.414, 1.0, 0x7E00, 0.707, 0.5, 0.25, 0.03162, 0.00408]> : tensor<24xf16> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, 0.5, 1.0, -1.0, 2.0, 4.0, 16.0, 1000.0, 60000.0]> : tensor<24xbf16>
  %r = stablehlo.rsqrt %x : tensor<24xbf16>
  check.expect_eq_const %r, dense<[0x7F80, 0xFF80, 1.043e20, 0x7FC0, 9.3e18, 0x7FC0, 9.22e18, 0x7FC0, 5.42e-20, 0x7FC0, 0.0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 3.16, 1.414, 1.0, 0x7FC0, 0.707, 0.5, 0.25, 0.0317, 0.0041]> : tensor<24xbf16> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, 0.5, 1.0, -1.0, 2.0, 4.0, 16.0, 1000.0, 60000.0]> : tensor<24xf32>
  %r = stablehlo.rsqrt %x : tensor<24xf32>
  check.expect_eq_const %r, dense<[0x7F800000, 0xFF800000, 2.6713738e22, 0x7FC00000, 9.223373e18, 0x7FC00000, 9.223372e18, 0x7FC00000, 5.421011e-20, 0x7FC00000, 0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 3.1622777, 1.4142135, 1.0, 0x7FC00000, 0.70710677, 0.5, 0.25, 0.031622775, 0.004082483]> : tensor<24xf32> {shlo.bitwise}
  func.return
}

func.func @rsqrt_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, 0.5, 1.0, -1.0, 2.0, 4.0, 16.0, 1000.0, 60000.0]> : tensor<24xf64>
  %r = stablehlo.rsqrt %x : tensor<24xf64>
  %expected_r = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 4.4989137945431964e161, 0x7FF8000000000000, 6.7039039649713e153, 0x7FF8000000000000, 6.703903964971299e153, 0x7FF8000000000000, 7.458340731200207e-155, 0x7FF8000000000000, 0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 3.162277660168379, 1.4142135623730951, 1.0, 0x7FF8000000000000, 0.7071067811865476, 0.5, 0.25, 0.03162277660168379, 0.00408248290463863]> : tensor<24xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<24xf64>, tensor<24xf64>
  func.return
}

func.func @rsqrt_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.rsqrt %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.7136678, -0.48317662), (0.17741401, -0.7515378), (0.6912523, 0.085097045), (0.39025357, 0.4241274)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @rsqrt_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.rsqrt %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.7136677874451546, -0.483176615608977), (0.17741400827811002, -0.7515377992267844), (0.6912523003096567, 0.08509704688926725), (0.3902535794316358, 0.42412741382249247)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// rsqrt 0 = inf, which the type lacks: 6
// rsqrt (-0) = -inf, which the type lacks: -6
// rsqrt 1 = 1
// rsqrt (-1) = NaN, which the type lacks: -0
// rsqrt 0.5 = 1.4142136…, nearer to 1.5 than to 1: 1.5
// rsqrt 2 = 0.70710678…, nearer to 0.5 than to 1: 0.5
// rsqrt 3 = 0.57735027…, nearer to 0.5 than to 1: 0.5
// rsqrt (-0.5) = NaN, which the type lacks: -0
// rsqrt 1.5 = 0.81649658…, nearer to 1 than to 0.5: 1
// rsqrt 4 = 0.5, a subnormal
// rsqrt 6 = 0.40824829…, nearer to 0.5 than to 0: 0.5
func.func @worked_rsqrt_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 1.5, 4.0, 6.0]> : tensor<11xf4E2M1FN>
  %r = stablehlo.rsqrt %x : tensor<11xf4E2M1FN>
  check.expect_eq_const %r, dense<[6.0, -6.0, 1.0, -0.0, 1.5, 0.5, 0.5, -0.0, 1.0, 0.5, 0.5]> : tensor<11xf4E2M1FN> {shlo.bitwise}
  func.return
}

// rsqrt 0 = inf, which the type lacks: 7.5
// rsqrt (-0) = -inf, which the type lacks: -7.5
// rsqrt 1 = 1
// rsqrt (-1) = NaN, which the type lacks: -0
// rsqrt 0.5 = 1.4142136…, nearer to 1.375 than to 1.5: 1.375
// rsqrt 2 = 0.70710678…, nearer to 0.75 than to 0.625: 0.75
// rsqrt 3 = 0.57735027…, nearer to 0.625 than to 0.5: 0.625
// rsqrt (-0.5) = NaN, which the type lacks: -0
// rsqrt 0.25 = 2
// rsqrt 4 = 0.5, a subnormal
// rsqrt 6 = 0.40824829…, nearer to 0.375 than to 0.5: 0.375
// rsqrt 0.875 = 1.069045…, nearer to 1.125 than to 1: 1.125
func.func @worked_rsqrt_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 0.25, 4.0, 6.0, 0.875]> : tensor<12xf6E2M3FN>
  %r = stablehlo.rsqrt %x : tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[7.5, -7.5, 1.0, -0.0, 1.4, 0.8, 0.6, -0.0, 2.0, 0.5, 0.4, 1.1]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// rsqrt 0 = inf, which the type lacks: 28
// rsqrt (-0) = -inf, which the type lacks: -28
// rsqrt 1 = 1
// rsqrt (-1) = NaN, which the type lacks: -0
// rsqrt 0.5 = 1.4142136…, nearer to 1.5 than to 1.25: 1.5
// rsqrt 2 = 0.70710678…, nearer to 0.75 than to 0.625: 0.75
// rsqrt (-0.5) = NaN, which the type lacks: -0
// rsqrt 0.25 = 2
// rsqrt 5 = 0.4472136…, nearer to 0.4375 than to 0.5: 0.4375
// rsqrt 7 = 0.37796447…, nearer to 0.375 than to 0.4375: 0.375
// rsqrt 20 = 0.2236068…, nearer to 0.25 than to 0.1875: 0.25
// rsqrt 24 = 0.20412415…, nearer to 0.1875 than to 0.25: 0.1875
func.func @worked_rsqrt_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, 0.25, 5.0, 7.0, 20.0, 24.0]> : tensor<12xf6E3M2FN>
  %r = stablehlo.rsqrt %x : tensor<12xf6E3M2FN>
  check.expect_eq_const %r, dense<[28.0, -28.0, 1.0, -0.0, 1.5, 0.8, -0.0, 2.0, 0.44, 0.4, 0.25, 0.2]> : tensor<12xf6E3M2FN> {shlo.bitwise}
  func.return
}

// rsqrt 0 = inf
// rsqrt (-0) = -inf
// rsqrt 1 = 1
// rsqrt (-1) = NaN
// rsqrt 0.5 = 1.4142136…, nearer to 1.5 than to 1.25: 1.5
// rsqrt 2 = 0.70710678…, nearer to 0.75 than to 0.625: 0.75
// rsqrt 0.25 = 2
// rsqrt 5 = 0.4472136…, nearer to 0.4375 than to 0.5: 0.4375
// rsqrt 7 = 0.37796447…, nearer to 0.375 than to 0.4375: 0.375
// rsqrt inf = 0
// rsqrt NaN = NaN
// rsqrt (-inf) = NaN
func.func @worked_rsqrt_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 0.25, 5.0, 7.0, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = stablehlo.rsqrt %x : tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0x7C, 0xFC, 1.0, 0x7E, 1.5, 0.8, 2.0, 0.44, 0.4, 0.0, 0x7E, 0x7E]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// rsqrt 0 = inf
// rsqrt (-0) = -inf
// rsqrt 1 = 1
// rsqrt (-1) = NaN
// rsqrt 0.5 = 1.4142136…, nearer to 1.375 than to 1.5: 1.375
// rsqrt 2 = 0.70710678…, nearer to 0.6875 than to 0.75: 0.6875
// rsqrt 0.25 = 2
// rsqrt 3.5 = 0.53452248…, nearer to 0.5625 than to 0.5: 0.5625
// rsqrt 9 = 0.33333333…, nearer to 0.34375 than to 0.3125: 0.34375
// rsqrt inf = 0
// rsqrt NaN = NaN
// rsqrt (-inf) = NaN
func.func @worked_rsqrt_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 0.25, 3.5, 9.0, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = stablehlo.rsqrt %x : tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0x78, 0xF8, 1.0, 0x7C, 1.4, 0.7, 2.0, 0.56, 0.34, 0.0, 0x7C, 0x7C]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// rsqrt 0 = inf
// rsqrt (-0) = -inf
// rsqrt 1 = 1
// rsqrt (-1) = NaN
// rsqrt 0.5 = 1.4142136…, nearer to 1.4375 than to 1.375: 1.4375
// rsqrt 2 = 0.70710678…, nearer to 0.71875 than to 0.6875: 0.71875
// rsqrt 3 = 0.57735027…, nearer to 0.5625 than to 0.59375: 0.5625
// rsqrt 0.25 = 2
// rsqrt 1.5 = 0.81649658…, nearer to 0.8125 than to 0.84375: 0.8125
// rsqrt inf = 0
// rsqrt NaN = NaN
// rsqrt (-inf) = NaN
func.func @worked_rsqrt_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 0.25, 1.5, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = stablehlo.rsqrt %x : tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0x70, 0xF0, 1.0, 0x78, 1.44, 0.72, 0.56, 2.0, 0.8, 0.0, 0x78, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// rsqrt 0 = inf, which the type lacks: NaN
// rsqrt (-0) = -inf, which the type lacks: NaN
// rsqrt 1 = 1
// rsqrt (-1) = NaN
// rsqrt 0.5 = 1.4142136…, nearer to 1.375 than to 1.5: 1.375
// rsqrt 2 = 0.70710678…, nearer to 0.6875 than to 0.75: 0.6875
// rsqrt 0.25 = 2
// rsqrt 3.5 = 0.53452248…, nearer to 0.5625 than to 0.5: 0.5625
// rsqrt 9 = 0.33333333…, nearer to 0.34375 than to 0.3125: 0.34375
// rsqrt NaN = NaN
func.func @worked_rsqrt_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 0.25, 3.5, 9.0, 0x7F]> : tensor<10xf8E4M3FN>
  %r = stablehlo.rsqrt %x : tensor<10xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0x7F, 1.0, 0x7F, 1.4, 0.7, 2.0, 0.56, 0.34, 0x7F]> : tensor<10xf8E4M3FN> {shlo.bitwise}
  func.return
}

// rsqrt 0 = inf, which the type lacks: NaN
// rsqrt 1 = 1
// rsqrt (-1) = NaN
// rsqrt 0.5 = 1.4142136…, nearer to 1.5 than to 1.25: 1.5
// rsqrt 2 = 0.70710678…, nearer to 0.75 than to 0.625: 0.75
// rsqrt 0.25 = 2
// rsqrt 5 = 0.4472136…, nearer to 0.4375 than to 0.5: 0.4375
// rsqrt 7 = 0.37796447…, nearer to 0.375 than to 0.4375: 0.375
// rsqrt NaN = NaN
func.func @worked_rsqrt_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 0.25, 5.0, 7.0, 0x80]> : tensor<9xf8E5M2FNUZ>
  %r = stablehlo.rsqrt %x : tensor<9xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0x80, 1.0, 0x80, 1.5, 0.8, 2.0, 0.44, 0.4, 0x80]> : tensor<9xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// rsqrt 0 = inf, which the type lacks: NaN
// rsqrt 1 = 1
// rsqrt (-1) = NaN
// rsqrt 0.5 = 1.4142136…, nearer to 1.375 than to 1.5: 1.375
// rsqrt 2 = 0.70710678…, nearer to 0.6875 than to 0.75: 0.6875
// rsqrt 0.25 = 2
// rsqrt 3.5 = 0.53452248…, nearer to 0.5625 than to 0.5: 0.5625
// rsqrt 9 = 0.33333333…, nearer to 0.34375 than to 0.3125: 0.34375
// rsqrt NaN = NaN
func.func @worked_rsqrt_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 0.25, 3.5, 9.0, 0x80]> : tensor<9xf8E4M3FNUZ>
  %r = stablehlo.rsqrt %x : tensor<9xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80, 1.0, 0x80, 1.4, 0.7, 2.0, 0.56, 0.34, 0x80]> : tensor<9xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// rsqrt 0 = inf, which the type lacks: NaN
// rsqrt 1 = 1
// rsqrt (-1) = NaN
// rsqrt 0.5 = 1.4142136…, nearer to 1.375 than to 1.5: 1.375
// rsqrt 2 = 0.70710678…, nearer to 0.6875 than to 0.75: 0.6875
// rsqrt 0.25 = 2
// rsqrt 3.5 = 0.53452248…, nearer to 0.5625 than to 0.5: 0.5625
// rsqrt 9 = 0.33333333…, nearer to 0.34375 than to 0.3125: 0.34375
// rsqrt 2^-10 = 32: overflow, NaN
// rsqrt 2^-11 = 45.254834…: overflow, NaN
// rsqrt 0.0010986328… = 30.169889…, nearer to 30 than to overflow: 30
// rsqrt NaN = NaN
func.func @worked_rsqrt_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 0.25, 3.5, 9.0, 0.0009765625, 0.0005, 0.0011, 0x80]> : tensor<12xf8E4M3B11FNUZ>
  %r = stablehlo.rsqrt %x : tensor<12xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0x80, 1.0, 0x80, 1.4, 0.7, 2.0, 0.56, 0.34, 0x80, 0x80, 30.0, 0x80]> : tensor<12xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// rsqrt 1 = 1
// rsqrt 0.5 = 1.4142136…, nearer to 1 than to 2: 1
// rsqrt 2 = 0.70710678…, nearer to 0.5 than to 1: 0.5
// rsqrt 0.25 = 2
// rsqrt NaN = NaN
func.func @worked_rsqrt_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 0xFF]> : tensor<5xf8E8M0FNU>
  %r = stablehlo.rsqrt %x : tensor<5xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.5, 2.0, 0xFF]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}
