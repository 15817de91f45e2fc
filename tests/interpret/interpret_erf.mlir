// chlo.erf.

func.func @erf_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.erf %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -0.0, -0.5, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @erf_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.erf %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x00010203040506060707070808080808080808080808080808080808080808082021222324252626272727282828282828282828282828282828282828282828"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @erf_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.erf %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0A0B0B0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C202122232425262728292A2A2B2B2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @erf_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.erf %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x0001020305060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F30303233343435363738393A3A3B3B3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C7E7E7E8081828385868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B0B2B3B4B4B5B6B7B8B9BABABBBBBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBC7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @erf_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.erf %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x0001020305060708090A0B0C0E0F10101112131416171818191A1B1C1E1F20202122232425262828292A2B2C2D2E2F30303132333334353535363737373838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838387C7C7C7C7C7C7C8081828385868788898A8B8C8E8F90909192939496979898999A9B9C9E9FA0A0A1A2A3A4A5A6A8A8A9AAABACADAEAFB0B0B1B2B3B3B4B5B5B5B6B7B7B7B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B87C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @erf_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.erf %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x0001020305060708090A0B0C0D0E101112131415161718191A1B1C1D1E1F2020212222232425252627272829292A2A2B2B2C2C2D2E2E2E2F2F2F2F2F30303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030307878787878787878787878787878788081828385868788898A8B8C8D8E909192939495969798999A9B9C9D9E9FA0A0A1A2A2A3A4A5A5A6A7A7A8A9A9AAAAABABACACADAEAEAEAFAFAFAFAFB0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @erf_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.erf %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x0001020305060708090A0B0C0E0F10101112131416171818191A1B1C1E1F20202122232425262828292A2B2C2D2E2F30303132333334353535363737373838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838387F8081828385868788898A8B8C8E8F90909192939496979898999A9B9C9E9FA0A0A1A2A3A4A5A6A8A8A9AAABACADAEAFB0B0B1B2B3B3B4B5B5B5B6B7B7B7B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B87F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @erf_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.erf %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x0001020305060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F30313233343436373838393A3B3C3D3E3E3F3F40404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040408081828385868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B4B6B7B8B8B9BABBBCBDBEBEBFBFC0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @erf_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.erf %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x0001020305060708090A0B0C0E0F10101112131416171818191A1B1C1E1F20202122232426272828292A2B2C2D2E3030313233343536373838393A3B3B3C3D3D3D3E3F3F3F40404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040408081828385868788898A8B8C8E8F90909192939496979898999A9B9C9E9FA0A0A1A2A3A4A6A7A8A8A9AAABACADAEB0B0B1B2B3B4B5B6B7B8B8B9BABBBBBCBDBDBDBEBFBFBFC0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @erf_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.erf %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x0001020305060708090A0B0C0E0F10101112131416171818191A1B1C1E1F20202122232426272828292A2B2C2E2F30303132333436373838393A3B3C3E3F40404142434445464848494A4B4C4D4E4F505051525353545555555657575758585858585858585858585858585858585858585858585858585858585858585858588081828385868788898A8B8C8E8F90909192939496979898999A9B9C9E9FA0A0A1A2A3A4A6A7A8A8A9AAABACAEAFB0B0B1B2B3B4B6B7B8B8B9BABBBCBEBFC0C0C1C2C3C4C5C6C8C8C9CACBCCCDCECFD0D0D1D2D3D3D4D5D5D5D6D7D7D7D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @erf_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.erf %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @erf_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, -0.5, 1.0, 2.5, -3.5, 4.0, 0.001, -0.8438]> : tensor<23xf16>
  %r = chlo.erf %x : tensor<23xf16> -> tensor<23xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.88e-5, -6.88e-5, 6.884e-5, -6.884e-5, 1.0, -1.0, 1.0, -1.0, 0x7E00, 0x7E00, 0x7E00, 0.1124, -0.5205, 0.843, 0.9995, -1.0, 1.0, 0.001129, -0.767]> : tensor<23xf16> {shlo.bitwise}
  func.return
}

func.func @erf_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, -0.5, 1.0, 2.5, -3.5, 4.0, 0.001, -0.844]> : tensor<23xbf16>
  %r = chlo.erf %x : tensor<23xbf16> -> tensor<23xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.31e-38, -1.31e-38, 1.32e-38, -1.32e-38, 1.0, -1.0, 1.0, -1.0, 0x7FC0, 0x7FC0, 0x7FC0, 0.113, -0.52, 0.844, 1.0, -1.0, 1.0, 0.00113, -0.766]> : tensor<23xbf16> {shlo.bitwise}
  func.return
}

func.func @erf_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, -0.5, 1.0, 2.5, -3.5, 4.0, 0.001, -0.84375]> : tensor<23xf32>
  %r = chlo.erf %x : tensor<23xf32> -> tensor<23xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.3264031e-38, -1.3264031e-38, 1.3264034e-38, -1.3264034e-38, 1.0, -1.0, 1.0, -1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.112462915, -0.5204999, 0.8427008, 0.999593, -0.9999993, 1.0, 0.0011283788, -0.7672257]> : tensor<23xf32> {shlo.bitwise}
  func.return
}

func.func @erf_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, -0.5, 1.0, 2.5, -3.5, 4.0, 0.001, -0.84375]> : tensor<23xf64>
  %r = chlo.erf %x : tensor<23xf64> -> tensor<23xf64>
  %expected_r = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.510726987188354e-308, -2.510726987188354e-308, 2.5107269871883543e-308, -2.5107269871883543e-308, 1.0, -1.0, 1.0, -1.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.1124629160182849, -0.5204998778130465, 0.8427007929497149, 0.999593047982555, -0.9999992569016276, 0.9999999845827421, 0.0011283787909692365, -0.7672256612323416]> : tensor<23xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<23xf64>, tensor<23xf64>
  func.return
}

// erf 0 = 0
// erf (-0) = -0
// erf 1 = 0.84270079…, nearer to 1 than to 0.5: 1
// erf (-1) = -0.84270079…, nearer to 1 in magnitude than to 0.5: -1
// erf 0.5 = 0.52049988…, nearer to 0.5 than to 1: 0.5
// erf (-0.5) = -0.52049988…, nearer to 0.5 in magnitude than to 1: -0.5
func.func @worked_erf_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5]> : tensor<6xf4E2M1FN>
  %r = chlo.erf %x : tensor<6xf4E2M1FN> -> tensor<6xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5]> : tensor<6xf4E2M1FN> {shlo.bitwise}
  func.return
}

// erf 0 = 0
// erf (-0) = -0
// erf 1 = 0.84270079…, nearer to 0.875 than to 0.75: 0.875
// erf (-1) = -0.84270079…, nearer to 0.875 in magnitude than to 0.75: -0.875
// erf 0.5 = 0.52049988…, nearer to 0.5 than to 0.625: 0.5
// erf (-0.5) = -0.52049988…, nearer to 0.5 in magnitude than to 0.625: -0.5
func.func @worked_erf_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5]> : tensor<6xf6E2M3FN>
  %r = chlo.erf %x : tensor<6xf6E2M3FN> -> tensor<6xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.9, -0.9, 0.5, -0.5]> : tensor<6xf6E2M3FN> {shlo.bitwise}
  func.return
}

// erf 0 = 0
// erf (-0) = -0
// erf 1 = 0.84270079…, nearer to 0.875 than to 0.75: 0.875
// erf (-1) = -0.84270079…, nearer to 0.875 in magnitude than to 0.75: -0.875
// erf 0.5 = 0.52049988…, nearer to 0.5 than to 0.625: 0.5
// erf (-0.5) = -0.52049988…, nearer to 0.5 in magnitude than to 0.625: -0.5
// erf 0.125 = 0.1403162…, nearer to 0.125 than to 0.1875: 0.125
// erf (-0.125) = -0.1403162…, nearer to 0.125 in magnitude than to 0.1875: -0.125
func.func @worked_erf_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 0.125, -0.125]> : tensor<8xf6E3M2FN>
  %r = chlo.erf %x : tensor<8xf6E3M2FN> -> tensor<8xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.9, -0.9, 0.5, -0.5, 0.1, -0.1]> : tensor<8xf6E3M2FN> {shlo.bitwise}
  func.return
}

// erf 0 = 0
// erf (-0) = -0
// erf 1 = 0.84270079…, nearer to 0.875 than to 0.75: 0.875
// erf (-1) = -0.84270079…, nearer to 0.875 in magnitude than to 0.75: -0.875
// erf 0.5 = 0.52049988…, nearer to 0.5 than to 0.625: 0.5
// erf (-0.5) = -0.52049988…, nearer to 0.5 in magnitude than to 0.625: -0.5
// erf 2^-15 = 3.4435399e-05…, nearer to 2^-15 than to 4.5776367e-05…: 2^-15
// erf (-2^-15) = -3.4435399e-05…, nearer to 2^-15 in magnitude than to 4.5776367e-05…: -2^-15
// erf inf = 1
// erf NaN = NaN
// erf (-inf) = -1
func.func @worked_erf_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 3.0e-5, -3.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<11xf8E5M2>
  %r = chlo.erf %x : tensor<11xf8E5M2> -> tensor<11xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.9, -0.9, 0.5, -0.5, 3.0e-5, -3.0e-5, 1.0, 0x7E, -1.0]> : tensor<11xf8E5M2> {shlo.bitwise}
  func.return
}

// erf 0 = 0
// erf (-0) = -0
// erf 1 = 0.84270079…, nearer to 0.8125 than to 0.875: 0.8125
// erf (-1) = -0.84270079…, nearer to 0.8125 in magnitude than to 0.875: -0.8125
// erf 2 = 0.99532227…, nearer to 1 than to 0.9375: 1
// erf 3 = 0.99997791…, nearer to 1 than to 0.9375: 1
// erf 2^-7 = 0.0088152829…, nearer to 0.009765625 than to 2^-7: 0.009765625
// erf (-2^-7) = -0.0088152829…, nearer to 0.009765625 in magnitude than to 2^-7: -0.009765625
// erf 2^-8 = 0.0044077087…, nearer to 2^-8 than to 0.005859375: 2^-8
// erf inf = 1
// erf NaN = NaN
// erf (-inf) = -1
func.func @worked_erf_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 0.0078125, -0.0078125, 0.00390625, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = chlo.erf %x : tensor<12xf8E4M3> -> tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -0.8, 1.0, 1.0, 0.01, -0.01, 0.004, 1.0, 0x7C, -1.0]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// erf 0 = 0
// erf (-0) = -0
// erf 1 = 0.84270079…, nearer to 0.84375 than to 0.8125: 0.84375
// erf (-1) = -0.84270079…, nearer to 0.84375 in magnitude than to 0.8125: -0.84375
// erf 0.125 = 0.1403162…, nearer to 0.140625 than to 0.125: 0.140625
// erf (-0.125) = -0.1403162…, nearer to 0.140625 in magnitude than to 0.125: -0.140625
// erf 2^-5 = 0.035250374…, nearer to 2^-5 than to 0.046875: 2^-5
// erf 0.1875 = 0.20911768…, nearer to 0.203125 than to 0.21875: 0.203125
// erf 0.875 = 0.78407506…, nearer to 0.78125 than to 0.8125: 0.78125
// erf inf = 1
// erf NaN = NaN
// erf (-inf) = -1
func.func @worked_erf_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.125, -0.125, 0.03125, 0.1875, 0.875, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = chlo.erf %x : tensor<12xf8E3M4> -> tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.84, -0.84, 0.14, -0.14, 0.03, 0.2, 0.78, 1.0, 0x78, -1.0]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// erf 0 = 0
// erf (-0) = -0
// erf 1 = 0.84270079…, nearer to 0.8125 than to 0.875: 0.8125
// erf (-1) = -0.84270079…, nearer to 0.8125 in magnitude than to 0.875: -0.8125
// erf 2 = 0.99532227…, nearer to 1 than to 0.9375: 1
// erf 3 = 0.99997791…, nearer to 1 than to 0.9375: 1
// erf 2^-7 = 0.0088152829…, nearer to 0.009765625 than to 2^-7: 0.009765625
// erf (-2^-7) = -0.0088152829…, nearer to 0.009765625 in magnitude than to 2^-7: -0.009765625
// erf 2^-8 = 0.0044077087…, nearer to 2^-8 than to 0.005859375: 2^-8
// erf (-2^-8) = -0.0044077087…, nearer to 2^-8 in magnitude than to 0.005859375: -2^-8
// erf NaN = NaN
func.func @worked_erf_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 0.0078125, -0.0078125, 0.00390625, -0.00390625, 0x7F]> : tensor<11xf8E4M3FN>
  %r = chlo.erf %x : tensor<11xf8E4M3FN> -> tensor<11xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -0.8, 1.0, 1.0, 0.01, -0.01, 0.004, -0.004, 0x7F]> : tensor<11xf8E4M3FN> {shlo.bitwise}
  func.return
}

// erf 0 = 0
// erf 1 = 0.84270079…, nearer to 0.875 than to 0.75: 0.875
// erf (-1) = -0.84270079…, nearer to 0.875 in magnitude than to 0.75: -0.875
// erf 0.5 = 0.52049988…, nearer to 0.5 than to 0.625: 0.5
// erf (-0.5) = -0.52049988…, nearer to 0.5 in magnitude than to 0.625: -0.5
// erf 2^-16 = 1.72177e-05…, nearer to 2^-16 than to 2.2888184e-05…: 2^-16
// erf (-2^-16) = -1.72177e-05…, nearer to 2^-16 in magnitude than to 2.2888184e-05…: -2^-16
// erf NaN = NaN
func.func @worked_erf_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, -0.5, 1.5e-5, -1.5e-5, 0x80]> : tensor<8xf8E5M2FNUZ>
  %r = chlo.erf %x : tensor<8xf8E5M2FNUZ> -> tensor<8xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.9, -0.9, 0.5, -0.5, 1.5e-5, -1.5e-5, 0x80]> : tensor<8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// erf 0 = 0
// erf 1 = 0.84270079…, nearer to 0.8125 than to 0.875: 0.8125
// erf (-1) = -0.84270079…, nearer to 0.8125 in magnitude than to 0.875: -0.8125
// erf 2 = 0.99532227…, nearer to 1 than to 0.9375: 1
// erf 3 = 0.99997791…, nearer to 1 than to 0.9375: 1
// erf 2^-8 = 0.0044077087…, nearer to 0.0048828125 than to 2^-8: 0.0048828125
// erf (-2^-8) = -0.0044077087…, nearer to 0.0048828125 in magnitude than to 2^-8: -0.0048828125
// erf 2^-9 = 0.0022038628…, nearer to 2^-9 than to 0.0029296875: 2^-9
// erf (-2^-9) = -0.0022038628…, nearer to 2^-9 in magnitude than to 0.0029296875: -2^-9
// erf NaN = NaN
func.func @worked_erf_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, 0.00390625, -0.00390625, 0.001953125, -0.001953125, 0x80]> : tensor<10xf8E4M3FNUZ>
  %r = chlo.erf %x : tensor<10xf8E4M3FNUZ> -> tensor<10xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.8, -0.8, 1.0, 1.0, 0.005, -0.005, 0.002, -0.002, 0x80]> : tensor<10xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// erf 0 = 0
// erf 1 = 0.84270079…, nearer to 0.8125 than to 0.875: 0.8125
// erf (-1) = -0.84270079…, nearer to 0.8125 in magnitude than to 0.875: -0.8125
// erf 2 = 0.99532227…, nearer to 1 than to 0.9375: 1
// erf 3 = 0.99997791…, nearer to 1 than to 0.9375: 1
// erf 2^-11 = 0.00055096635…, nearer to 0.00061035156… than to 2^-11: 0.00061035156…
// erf (-2^-11) = -0.00055096635…, nearer to 0.00061035156… in magnitude than to 2^-11:
// -0.00061035156…
// erf 2^-12 = 0.00027548319…, nearer to 2^-12 than to 0.00036621094…: 2^-12
// erf (-2^-12) = -0.00027548319…, nearer to 2^-12 in magnitude than to 0.00036621094…: -2^-12
// erf NaN = NaN
func.func @worked_erf_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, 0.0005, -0.0005, 0.0002, -0.0002, 0x80]> : tensor<10xf8E4M3B11FNUZ>
  %r = chlo.erf %x : tensor<10xf8E4M3B11FNUZ> -> tensor<10xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.8, -0.8, 1.0, 1.0, 0.0006, -0.0006, 0.0002, -0.0002, 0x80]> : tensor<10xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// erf 1 = 0.84270079…, nearer to 1 than to 0.5: 1
// erf 0.5 = 0.52049988…, nearer to 0.5 than to 1: 0.5
// erf 2 = 0.99532227…, nearer to 1 than to 0.5: 1
// erf 0.25 = 0.27632639…, nearer to 0.25 than to 0.5: 0.25
// erf NaN = NaN
func.func @worked_erf_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 0xFF]> : tensor<5xf8E8M0FNU>
  %r = chlo.erf %x : tensor<5xf8E8M0FNU> -> tensor<5xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 0.5, 1.0, 0.2, 0xFF]> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @erf_of_f16E6M9() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 4.29e9, -4.29e9, 0x7E00, 0xFE00, 0x7F00, 0xFF00, 0x7E01, 0.1, -0.5, 1.0, 2.5, -3.5, 4.0, 0.001, -0.844]> : tensor<23xf16E6M9>
  %r = chlo.erf %x : tensor<23xf16E6M9> -> tensor<23xf16E6M9>
  check.expect_eq_const %r, dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 1.05e-9, -1.05e-9, 1.051e-9, -1.051e-9, 1.0, -1.0, 1.0, -1.0, 0x7F00, 0x7F00, 0x7F00, 0.1124, -0.5205, 0.843, 1.0, -1.0, 1.0, 0.001127, -0.768]> : tensor<23xf16E6M9> {shlo.bitwise}
  func.return
}
