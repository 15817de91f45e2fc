// chlo.bessel_i1e: e^-|x| I1(x).

func.func @bessel_i1e_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.bessel_i1e %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.bessel_i1e %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x00000101010102020202020202020202020202020202010101010101010101012020212121212222222222222222222222222222222221212121212121212121"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.bessel_i1e %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x00000101020202020303030303030403030303030303020202020202020101012020212122222222232323232323242323232323232322222222222222212121"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.bessel_i1e %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x00000101020203030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F20212223242526272829292A2B2C2D2E2E2F30313132323233333333333332323231313130302F2F2E2E2D2D2C2C2B2B2A2A29292928272726262525252423232222212121201F1F1E1E1D1D1D1C1B1B1A1A191919181717007E7E7E80808181828283838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9A9AAABACADAEAEAFB0B1B1B2B2B2B3B3B3B3B3B3B2B2B2B1B1B1B0B0AFAFAEAEADADACACABABAAAAA9A9A9A8A7A7A6A6A5A5A5A4A3A3A2A2A1A1A1A09F9F9E9E9D9D9D9C9B9B9A9A999999989797807E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.bessel_i1e %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x0000010102020303040405050606070708090A0B0B0C0D0E0F10111213141515161819191A1B1B1C1D1E1F202021212222232324242525252526262626262626262625252524242423232222222121212120201F1E1E1D1D1C1C1B1B1A1A1A19191818171716161515141313121212111110100F0F0E0E0D007C7C7C7C7C7C7C8080818182828383848485858686878788898A8B8B8C8D8E8F90919293949595969899999A9B9B9C9D9E9FA0A0A1A1A2A2A3A3A4A4A5A5A5A5A6A6A6A6A6A6A6A6A6A5A5A5A4A4A4A3A3A2A2A2A1A1A1A1A0A09F9E9E9D9D9C9C9B9B9A9A9A99999898979796969595949393929292919190908F8F8E8E8D807C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.bessel_i1e %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x0000010102020303040404050505060606070707070808080809090909090A0A0A0A0B0B0B0B0C0C0C0C0D0D0D0D0D0D0D0D0E0E0E0E0E0E0E0E0E0E0E0E0E0E0E0E0E0D0D0D0D0D0D0C0C0C0C0C0C0C0B0B0B0B0A0A0A0A0A0A09090909090909080808080807070707070707070606007878787878787878787878787878788080818182828383848484858585868686878787878888888889898989898A8A8A8A8B8B8B8B8C8C8C8C8D8D8D8D8D8D8D8D8E8E8E8E8E8E8E8E8E8E8E8E8E8E8E8E8E8D8D8D8D8D8D8C8C8C8C8C8C8C8B8B8B8B8A8A8A8A8A8A8989898989898988888888888787878787878787868680787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.bessel_i1e %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x0000010102020303040405050606070708090A0B0B0C0D0E0F10111213141515161819191A1B1B1C1D1E1F202021212222232324242525252526262626262626262625252524242423232222222121212120201F1E1E1D1D1C1C1B1B1A1A1A19191818171716161515141313121212111110100F0F0E0E0D0D0C0B0B0A0A0A7F8080818182828383848485858686878788898A8B8B8C8D8E8F90919293949595969899999A9B9B9C9D9E9FA0A0A1A1A2A2A3A3A4A4A5A5A5A5A6A6A6A6A6A6A6A6A6A5A5A5A4A4A4A3A3A2A2A2A1A1A1A1A0A09F9E9E9D9D9C9C9B9B9A9A9A99999898979796969595949393929292919190908F8F8E8E8D8D8C8B8B8A8A8A7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.bessel_i1e %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x00000101020203030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2D2E2F3031323233343535363636373737373737363636353535343433333232313130302F2F2E2E2D2D2D2C2B2B2A2A29292928272726262525252423232222212121201F1F1E1E1D1D1D1C1B1B80008181828283838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADADAEAFB0B1B2B2B3B4B5B5B6B6B6B7B7B7B7B7B7B6B6B6B5B5B5B4B4B3B3B2B2B1B1B0B0AFAFAEAEADADADACABABAAAAA9A9A9A8A7A7A6A6A5A5A5A4A3A3A2A2A1A1A1A09F9F9E9E9D9D9D9C9B9B"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.bessel_i1e %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x0000010102020303040405050606070708090A0B0C0D0E0F10111213131415161718191A1B1C1D1D1E20212122232324252627282829292A2A2B2B2C2C2D2D2D2D2E2E2E2E2E2E2E2E2E2D2D2D2C2C2C2B2B2A2A2A292929292828272626252524242323222222212120201F1F1E1E1D1D1C1B1B1A1A1A1919181817171616158000818182828383848485858686878788898A8B8C8D8E8F90919293939495969798999A9B9C9D9D9EA0A1A1A2A3A3A4A5A6A7A8A8A9A9AAAAABABACACADADADADAEAEAEAEAEAEAEAEAEADADADACACACABABAAAAAAA9A9A9A9A8A8A7A6A6A5A5A4A4A3A3A2A2A2A1A1A0A09F9F9E9E9D9D9C9B9B9A9A9A999998989797969695"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.bessel_i1e %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x0000010102020303040405050606070708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2B2C2D2E2F30313233343535363839393A3B3B3C3D3E3F404041414242434344444545454546464646464646464645454544444443434242424141414140403F3E3E3D3D3C3C3B3B3A3A3A398000818182828383848485858686878788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABABACADAEAFB0B1B2B3B4B5B5B6B8B9B9BABBBBBCBDBEBFC0C0C1C1C2C2C3C3C4C4C5C5C5C5C6C6C6C6C6C6C6C6C6C5C5C5C4C4C4C3C3C2C2C2C1C1C1C1C0C0BFBEBEBDBDBCBCBBBBBABABAB9"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.bessel_i1e %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x00000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7C7D7D7C7C7C7B7B7A7A79797878777776767575747473737272717170706F6F6E6E6D6D6C6C6B6B6A6A69696868676766666565646463636262616160605F5F5E5E5D5D5C5C5B5B5A5A59595858575756565555545453535252515150504F4F4E4E4D4D4C4C4B4B4A4A49494848474746464545444443434242414140403F3F3EFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, -0.5, 1.0, 2.5, -7.9, 8.1, 100.0, 60000.0, 0.001]> : tensor<24xf16>
  %r = chlo.bessel_i1e %x : tensor<24xf16> -> tensor<24xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0, -0.0, 3.046e-5, -3.046e-5, 3.05e-5, -3.05e-5, 0.001558, -0.001558, 0.0, -0.0, 0x7E00, 0x7E00, 0x7E00, 0.0453, -0.1564, 0.2079, 0.2065, -0.1349, 0.1334, 0.03973, 0.001629, 0.0004997]> : tensor<24xf16> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, -0.5, 1.0, 2.5, -7.9, 8.1, 100.0, 60000.0, 0.001]> : tensor<24xbf16>
  %r = chlo.bessel_i1e %x : tensor<24xbf16> -> tensor<24xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0, -0.0, 5.8e-39, -5.8e-39, 5.9e-39, -5.9e-39, 2.17e-20, -2.17e-20, 0.0, -0.0, 0x7FC0, 0x7FC0, 0x7FC0, 0.0454, -0.156, 0.208, 0.207, -0.135, 0.133, 0.0398, 0.00163, 0.0005]> : tensor<24xbf16> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, -0.5, 1.0, 2.5, -7.9, 8.1, 100.0, 60000.0, 0.001]> : tensor<24xf32>
  %r = chlo.bessel_i1e %x : tensor<24xf32> -> tensor<24xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0, -0.0, 5.87747e-39, -5.87747e-39, 5.877472e-39, -5.877472e-39, 2.1626705e-20, -2.1626705e-20, 0.0, -0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.045298446, -0.1564208, 0.20791042, 0.20658465, -0.1348965, 0.13340068, 0.039744154, 0.0016286649, 0.0004995003]> : tensor<24xf32> {shlo.bitwise}
  func.return
}

func.func @bessel_i1e_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, -0.5, 1.0, 2.5, -7.9, 8.1, 100.0, 60000.0, 0.001]> : tensor<24xf64>
  %r = chlo.bessel_i1e %x : tensor<24xf64> -> tensor<24xf64>
  %expected_r = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 1.1125369292536007e-308, -1.1125369292536007e-308, 1.1125369292536007e-308, -1.1125369292536007e-308, 2.9754474593158995e-155, -2.9754474593158995e-155, 0.0, -0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.045298446808809324, -0.1564208031848717, 0.20791041534970844, 0.20658464953126657, -0.13489649943989376, 0.13340068832583662, 0.03974415302513025, 0.0016286648604043842, 0.0004995003123542213]> : tensor<24xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<24xf64>, tensor<24xf64>
  func.return
}

// bessel_i1e 0 = 0
// bessel_i1e (-0) = -0
// bessel_i1e 1 = 0.20791042…, nearer to 0 than to 0.5: 0
// bessel_i1e (-1) = -0.20791042…, nearer to 0 in magnitude than to 0.5: -0
func.func @worked_bessel_i1e_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0]> : tensor<4xf4E2M1FN>
  %r = chlo.bessel_i1e %x : tensor<4xf4E2M1FN> -> tensor<4xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0, -0.0]> : tensor<4xf4E2M1FN> {shlo.bitwise}
  func.return
}

// bessel_i1e 0 = 0
// bessel_i1e (-0) = -0
// bessel_i1e 1 = 0.20791042…, nearer to 0.25 than to 0.125: 0.25
// bessel_i1e (-1) = -0.20791042…, nearer to 0.25 in magnitude than to 0.125: -0.25
// bessel_i1e 0.5 = 0.1564208…, nearer to 0.125 than to 0.25: 0.125
// bessel_i1e (-0.5) = -0.1564208…, nearer to 0.125 in magnitude than to 0.25: -0.125
// bessel_i1e 0.25 = 0.098112629…, nearer to 0.125 than to 0: 0.125
// bessel_i1e (-0.25) = -0.098112629…, nearer to 0.125 in magnitude than to 0: -0.125
// bessel_i1e 0.125 = 0.055263853…, nearer to 0 than to 0.125: 0
// bessel_i1e (-0.125) = -0.055263853…, nearer to 0 in magnitude than to 0.125: -0
func.func @worked_bessel_i1e_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 0.25, -0.25, 0.125, -0.125]> : tensor<10xf6E2M3FN>
  %r = chlo.bessel_i1e %x : tensor<10xf6E2M3FN> -> tensor<10xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.2, -0.2, 0.1, -0.1, 0.1, -0.1, 0.0, -0.0]> : tensor<10xf6E2M3FN> {shlo.bitwise}
  func.return
}

// bessel_i1e 0 = 0
// bessel_i1e (-0) = -0
// bessel_i1e 1 = 0.20791042…, nearer to 0.1875 than to 0.25: 0.1875
// bessel_i1e (-1) = -0.20791042…, nearer to 0.1875 in magnitude than to 0.25: -0.1875
// bessel_i1e 0.5 = 0.1564208…, nearer to 0.1875 than to 0.125: 0.1875
// bessel_i1e (-0.5) = -0.1564208…, nearer to 0.1875 in magnitude than to 0.125: -0.1875
// bessel_i1e 0.125 = 0.055263853…, nearer to 0.0625 than to 0: 0.0625
// bessel_i1e (-0.125) = -0.055263853…, nearer to 0.0625 in magnitude than to 0: -0.0625
// bessel_i1e 0.0625 = 0.029370995…, nearer to 0 than to 0.0625: 0
// bessel_i1e (-0.0625) = -0.029370995…, nearer to 0 in magnitude than to 0.0625: -0
func.func @worked_bessel_i1e_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 0.125, -0.125, 0.0625, -0.0625]> : tensor<10xf6E3M2FN>
  %r = chlo.bessel_i1e %x : tensor<10xf6E3M2FN> -> tensor<10xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.2, -0.2, 0.2, -0.2, 0.06, -0.06, 0.0, -0.0]> : tensor<10xf6E3M2FN> {shlo.bitwise}
  func.return
}

// bessel_i1e 0 = 0
// bessel_i1e (-0) = -0
// bessel_i1e 1 = 0.20791042…, nearer to 0.21875 than to 0.1875: 0.21875
// bessel_i1e (-1) = -0.20791042…, nearer to 0.21875 in magnitude than to 0.1875: -0.21875
// bessel_i1e 0.5 = 0.1564208…, nearer to 0.15625 than to 0.1875: 0.15625
// bessel_i1e 3 = 0.19682671…, nearer to 0.1875 than to 0.21875: 0.1875
// bessel_i1e 2^-13 = 6.1027706e-05…, nearer to 2^-14 than to 4.5776367e-05…: 2^-14
// bessel_i1e 2^-16 = 7.6292781e-06…, nearer to 0 than to 2^-16: 0
// bessel_i1e 4.5776367e-05… = 2.2887136e-05…, nearer to 2^-16 than to 2^-15: 2^-16
// bessel_i1e inf = 0
// bessel_i1e NaN = NaN
// bessel_i1e (-inf) = -0
func.func @worked_bessel_i1e_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 0.00012, 2.0e-5, 5.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = chlo.bessel_i1e %x : tensor<12xf8E5M2> -> tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.22, -0.22, 0.16, 0.2, 6.0e-5, 0.0, 2.0e-5, 0.0, 0x7E, -0.0]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// bessel_i1e 0 = 0
// bessel_i1e (-0) = -0
// bessel_i1e 1 = 0.20791042…, nearer to 0.203125 than to 0.21875: 0.203125
// bessel_i1e (-1) = -0.20791042…, nearer to 0.203125 in magnitude than to 0.21875: -0.203125
// bessel_i1e 2 = 0.21526929…, nearer to 0.21875 than to 0.203125: 0.21875
// bessel_i1e 3 = 0.19682671…, nearer to 0.203125 than to 0.1875: 0.203125
// bessel_i1e 2^-5 = 0.015146118…, nearer to 2^-6 than to 0.013671875: 2^-6
// bessel_i1e 2^-9 = 0.00097465748…, nearer to 0 than to 2^-9: 0
// bessel_i1e 0.005859375 = 0.0029125841…, nearer to 2^-9 than to 2^-8: 2^-9
// bessel_i1e inf = 0
// bessel_i1e NaN = NaN
// bessel_i1e (-inf) = -0
func.func @worked_bessel_i1e_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 0.03125, 0.001953125, 0.005859375, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = chlo.bessel_i1e %x : tensor<12xf8E4M3> -> tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.2, -0.2, 0.22, 0.2, 0.016, 0.0, 0.002, 0.0, 0x7C, -0.0]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// bessel_i1e 0 = 0
// bessel_i1e (-0) = -0
// bessel_i1e 1 = 0.20791042…, nearer to 0.203125 than to 0.21875: 0.203125
// bessel_i1e (-1) = -0.20791042…, nearer to 0.203125 in magnitude than to 0.21875: -0.203125
// bessel_i1e 2 = 0.21526929…, nearer to 0.21875 than to 0.203125: 0.21875
// bessel_i1e 3 = 0.19682671…, nearer to 0.203125 than to 0.1875: 0.203125
// bessel_i1e 2^-5 = 0.015146118…, nearer to 2^-6 than to 0: 2^-6
// bessel_i1e (-2^-5) = -0.015146118…, nearer to 2^-6 in magnitude than to 0: -2^-6
// bessel_i1e 2^-6 = 0.0076916131…, nearer to 0 than to 2^-6: 0
// bessel_i1e inf = 0
// bessel_i1e NaN = NaN
// bessel_i1e (-inf) = -0
func.func @worked_bessel_i1e_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 0.03125, -0.03125, 0.015625, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = chlo.bessel_i1e %x : tensor<12xf8E3M4> -> tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.2, -0.2, 0.22, 0.2, 0.02, -0.02, 0.0, 0.0, 0x78, -0.0]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// bessel_i1e 0 = 0
// bessel_i1e (-0) = -0
// bessel_i1e 1 = 0.20791042…, nearer to 0.203125 than to 0.21875: 0.203125
// bessel_i1e (-1) = -0.20791042…, nearer to 0.203125 in magnitude than to 0.21875: -0.203125
// bessel_i1e 2 = 0.21526929…, nearer to 0.21875 than to 0.203125: 0.21875
// bessel_i1e 3 = 0.19682671…, nearer to 0.203125 than to 0.1875: 0.203125
// bessel_i1e 2^-5 = 0.015146118…, nearer to 2^-6 than to 0.013671875: 2^-6
// bessel_i1e (-2^-5) = -0.015146118…, nearer to 2^-6 in magnitude than to 0.013671875: -2^-6
// bessel_i1e 2^-9 = 0.00097465748…, nearer to 0 than to 2^-9: 0
// bessel_i1e (-2^-9) = -0.00097465748…, nearer to 0 in magnitude than to 2^-9: -0
// bessel_i1e 0.005859375 = 0.0029125841…, nearer to 2^-9 than to 2^-8: 2^-9
// bessel_i1e NaN = NaN
func.func @worked_bessel_i1e_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 0.03125, -0.03125, 0.001953125, -0.001953125, 0.005859375, 0x7F]> : tensor<12xf8E4M3FN>
  %r = chlo.bessel_i1e %x : tensor<12xf8E4M3FN> -> tensor<12xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.2, -0.2, 0.22, 0.2, 0.016, -0.016, 0.0, -0.0, 0.002, 0x7F]> : tensor<12xf8E4M3FN> {shlo.bitwise}
  func.return
}

// bessel_i1e 0 = 0
// bessel_i1e 1 = 0.20791042…, nearer to 0.21875 than to 0.1875: 0.21875
// bessel_i1e (-1) = -0.20791042…, nearer to 0.21875 in magnitude than to 0.1875: -0.21875
// bessel_i1e 0.5 = 0.1564208…, nearer to 0.15625 than to 0.1875: 0.15625
// bessel_i1e 3 = 0.19682671…, nearer to 0.1875 than to 0.21875: 0.1875
// bessel_i1e 2^-14 = 3.0515716e-05…, nearer to 2^-15 than to 2.2888184e-05…: 2^-15
// bessel_i1e (-2^-14) = -3.0515716e-05…, nearer to 2^-15 in magnitude than to 2.2888184e-05…:
// -2^-15
// bessel_i1e 2^-17 = 3.8146682e-06…, nearer to 0 than to 2^-17: 0
// bessel_i1e (-2^-17) = -3.8146682e-06…, nearer to 0 in magnitude than to 2^-17: 0
// bessel_i1e 2.2888184e-05… = 1.144383e-05…, nearer to 2^-17 than to 2^-16: 2^-17
// bessel_i1e (-2.2888184e-05…) = -1.144383e-05…, nearer to 2^-17 in magnitude than to 2^-16:
// -2^-17
// bessel_i1e NaN = NaN
func.func @worked_bessel_i1e_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 3.0, 6.0e-5, -6.0e-5, 8.0e-6, -8.0e-6, 2.0e-5, -2.0e-5, 0x80]> : tensor<12xf8E5M2FNUZ>
  %r = chlo.bessel_i1e %x : tensor<12xf8E5M2FNUZ> -> tensor<12xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.22, -0.22, 0.16, 0.2, 3.0e-5, -3.0e-5, 0.0, 0.0, 8.0e-6, -8.0e-6, 0x80]> : tensor<12xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// bessel_i1e 0 = 0
// bessel_i1e 1 = 0.20791042…, nearer to 0.203125 than to 0.21875: 0.203125
// bessel_i1e (-1) = -0.20791042…, nearer to 0.203125 in magnitude than to 0.21875: -0.203125
// bessel_i1e 2 = 0.21526929…, nearer to 0.21875 than to 0.203125: 0.21875
// bessel_i1e 3 = 0.19682671…, nearer to 0.203125 than to 0.1875: 0.203125
// bessel_i1e 2^-6 = 0.0076916131…, nearer to 2^-7 than to 0.0068359375: 2^-7
// bessel_i1e (-2^-6) = -0.0076916131…, nearer to 2^-7 in magnitude than to 0.0068359375: -2^-7
// bessel_i1e 2^-10 = 0.0004878047…, nearer to 0 than to 2^-10: 0
// bessel_i1e (-2^-10) = -0.0004878047…, nearer to 0 in magnitude than to 2^-10: 0
// bessel_i1e 0.0029296875 = 0.0014605601…, nearer to 2^-10 than to 2^-9: 2^-10
// bessel_i1e (-0.0029296875) = -0.0014605601…, nearer to 2^-10 in magnitude than to 2^-9: -2^-10
// bessel_i1e NaN = NaN
func.func @worked_bessel_i1e_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, 0.015625, -0.015625, 0.0009765625, -0.001, 0.0029296875, -0.003, 0x80]> : tensor<12xf8E4M3FNUZ>
  %r = chlo.bessel_i1e %x : tensor<12xf8E4M3FNUZ> -> tensor<12xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.2, -0.2, 0.22, 0.2, 0.008, -0.008, 0.0, 0.0, 0.001, -0.001, 0x80]> : tensor<12xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// bessel_i1e 0 = 0
// bessel_i1e 1 = 0.20791042…, nearer to 0.203125 than to 0.21875: 0.203125
// bessel_i1e (-1) = -0.20791042…, nearer to 0.203125 in magnitude than to 0.21875: -0.203125
// bessel_i1e 2 = 0.21526929…, nearer to 0.21875 than to 0.203125: 0.21875
// bessel_i1e 3 = 0.19682671…, nearer to 0.203125 than to 0.1875: 0.203125
// bessel_i1e 2^-9 = 0.00097465748…, nearer to 2^-10 than to 0.00085449219…: 2^-10
// bessel_i1e (-2^-9) = -0.00097465748…, nearer to 2^-10 in magnitude than to 0.00085449219…:
// -2^-10
// bessel_i1e 2^-13 = 6.1027706e-05…, nearer to 0 than to 2^-13: 0
// bessel_i1e (-2^-13) = -6.1027706e-05…, nearer to 0 in magnitude than to 2^-13: 0
// bessel_i1e 0.00036621094… = 0.00018303843…, nearer to 2^-13 than to 2^-12: 2^-13
// bessel_i1e (-0.00036621094…) = -0.00018303843…, nearer to 2^-13 in magnitude than to 2^-12:
// -2^-13
// bessel_i1e NaN = NaN
func.func @worked_bessel_i1e_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, 0.001953125, -0.001953125, 0.0001, -0.0001, 0.0004, -0.0004, 0x80]> : tensor<12xf8E4M3B11FNUZ>
  %r = chlo.bessel_i1e %x : tensor<12xf8E4M3B11FNUZ> -> tensor<12xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.2, -0.2, 0.22, 0.2, 0.001, -0.001, 0.0, 0.0, 0.0001, -0.0001, 0x80]> : tensor<12xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// bessel_i1e 1 = 0.20791042…, nearer to 0.25 than to 0.125: 0.25
// bessel_i1e 0.5 = 0.1564208…, nearer to 0.125 than to 0.25: 0.125
// bessel_i1e 2 = 0.21526929…, nearer to 0.25 than to 0.125: 0.25
// bessel_i1e 4 = 0.17875084…, nearer to 0.125 than to 0.25: 0.125
// bessel_i1e 2^-126 = a number below 1e-30: the least value, 2^-127
// bessel_i1e 2^-127 = a number below 1e-30: the least value, 2^-127
// bessel_i1e NaN = NaN
func.func @worked_bessel_i1e_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 4.0, 1.0e-38, 6.0e-39, 0xFF]> : tensor<7xf8E8M0FNU>
  %r = chlo.bessel_i1e %x : tensor<7xf8E8M0FNU> -> tensor<7xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0.2, 0.1, 0.2, 0.1, 6.0e-39, 6.0e-39, 0xFF]> : tensor<7xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @bessel_i1e_of_f16E6M9() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 4.29e9, -4.29e9, 0x7E00, 0xFE00, 0x7F00, 0xFF00, 0x7E01, 0.1, -0.5, 1.0, 2.5, -7.9, 8.1, 100.0, 60000.0, 0.001]> : tensor<24xf16E6M9>
  %r = chlo.bessel_i1e %x : tensor<24xf16E6M9> -> tensor<24xf16E6M9>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0, -0.0, 4.64e-10, -4.64e-10, 4.66e-10, -4.66e-10, 6.09e-6, -6.09e-6, 0.0, -0.0, 0x7F00, 0x7F00, 0x7F00, 0.0453, -0.1565, 0.208, 0.2065, -0.135, 0.1335, 0.03973, 0.001629, 0.000499]> : tensor<24xf16E6M9> {shlo.bitwise}
  func.return
}
