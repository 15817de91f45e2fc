// chlo.asinh.

func.func @asinh_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.asinh %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, -0.0, -0.5, -1.0, -1.0, -1.5, -2.0, -2.0, -2.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @asinh_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.asinh %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x0001020304050606070808090A0A0B0B0C0C0D0E0F0F101010111112121213132021222324252626272828292A2A2B2B2C2C2D2E2F2F30303031313232323333"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @asinh_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.asinh %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0A0B0C0D0D0E0F0F10101111111212121313131414202122232425262728292A2A2B2C2D2D2E2F2F30303131313232323333333434"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @asinh_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.asinh %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3A3B3C3D3D3E3F3F40404141414242424343434444444445454545454546464646464647474747474748484848484848484949494949494949494949494A4A4A4A7C7E7E7E808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABABBBCBDBDBEBFBFC0C0C1C1C1C2C2C2C3C3C3C4C4C4C4C5C5C5C5C5C5C6C6C6C6C6C6C7C7C7C7C7C7C8C8C8C8C8C8C8C8C9C9C9C9C9C9C9C9C9C9C9C9CACACACAFC7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @asinh_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.asinh %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2E2F31313233343535363738393A3A3B3B3C3C3D3E3F3F4040404141424242434343444444454545464646474747484848484949494949494A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C4C787C7C7C7C7C7C7C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAEAFB1B1B2B3B4B5B5B6B7B8B9BABABBBBBCBCBDBEBFBFC0C0C0C1C1C2C2C2C3C3C3C4C4C4C5C5C5C6C6C6C7C7C7C8C8C8C8C9C9C9C9C9C9CACACACACACBCBCBCBCBCBCCCCCCCCCCCCF87C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @asinh_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.asinh %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F10111213141516171718191A1B1C1D1E1F2021222324252526272829292A2B2B2C2E2F303131323333343435353636373738393A3A3B3C3C3D3E3E3F3F404041414142424243434444444545454546464647474848484949494A4A4A4B4B4B4B70787878787878787878787878787878808182838485868788898A8B8C8D8E8F90919293949596979798999A9B9C9D9E9FA0A1A2A3A4A5A5A6A7A8A9A9AAABABACAEAFB0B1B1B2B3B3B4B4B5B5B6B6B7B7B8B9BABABBBCBCBDBEBEBFBFC0C0C1C1C1C2C2C2C3C3C4C4C4C5C5C5C5C6C6C6C7C7C8C8C8C9C9C9CACACACBCBCBCBF0787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @asinh_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.asinh %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2E2F31313233343535363738393A3A3B3B3C3C3D3E3F3F4040404141424242434343444444454545464646474747484848484949494949494A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C4C4C4D4D4D4D4D4E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAEAFB1B1B2B3B4B5B5B6B7B8B9BABABBBBBCBCBDBEBFBFC0C0C0C1C1C2C2C2C3C3C3C4C4C4C5C5C5C6C6C6C7C7C7C8C8C8C8C9C9C9C9C9C9CACACACACACBCBCBCBCBCBCCCCCCCCCCCCCCCDCDCDCDCDCE7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @asinh_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.asinh %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3E3F4041414243434444454545464646474747484848484949494949494A4A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C4C4C4C4D4D4D4D4D4D4D4D4D4D4D4D4E4E4E4E808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBEBFC0C1C1C2C3C3C4C4C5C5C5C6C6C6C7C7C7C8C8C8C8C9C9C9C9C9C9CACACACACACACBCBCBCBCBCBCCCCCCCCCCCCCCCCCDCDCDCDCDCDCDCDCDCDCDCDCECECECE"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @asinh_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.asinh %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F30313233343536363739393A3B3C3D3D3E3F40414242434344444546474748484849494A4A4A4B4B4B4C4C4C4D4D4D4E4E4E4F4F4F505050505151515151515252525252535353535353545454545454808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B6B7B9B9BABBBCBDBDBEBFC0C1C2C2C3C3C4C4C5C6C7C7C8C8C8C9C9CACACACBCBCBCCCCCCCDCDCDCECECECFCFCFD0D0D0D0D1D1D1D1D1D1D2D2D2D2D2D3D3D3D3D3D3D4D4D4D4D4D4"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @asinh_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.asinh %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4E4F51515253545555565758595A5A5B5B5C5C5D5E5F5F6060606161626262636363646464656565666666676767686868808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECECFD1D1D2D3D4D5D5D6D7D8D9DADADBDBDCDCDDDEDFDFE0E0E0E1E1E2E2E2E3E3E3E4E4E4E5E5E5E6E6E6E7E7E7E8E8E8"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @asinh_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.asinh %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F7F808081818181828282828282828282838383838383838383838383838383838384848484848484848484848484848484848484848484848484848484848484848484848585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585FF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @asinh_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 0.001]> : tensor<23xf16>
  %r = chlo.asinh %x : tensor<23xf16> -> tensor<23xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 11.78, -11.78, 0x7C00, 0xFC00, 0x7E00, 0x7E00, 0x7E00, 0.0998, -0.4812, 0.8813, 1.647, -2.998, 7.6, 11.695, 0.001]> : tensor<23xf16> {shlo.bitwise}
  func.return
}

func.func @asinh_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 0.001]> : tensor<23xbf16>
  %r = chlo.asinh %x : tensor<23xbf16> -> tensor<23xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 89.5, -89.5, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0.1, -0.48, 0.883, 1.65, -3.0, 7.6, 11.7, 0.001]> : tensor<23xbf16> {shlo.bitwise}
  func.return
}

func.func @asinh_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 0.001]> : tensor<23xf32>
  %r = chlo.asinh %x : tensor<23xf32> -> tensor<23xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 89.415985, -89.415985, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.09983408, -0.4812118, 0.8813736, 1.6472311, -2.998223, 7.6009026, 11.695247, 0.0009999999]> : tensor<23xf32> {shlo.bitwise}
  func.return
}

func.func @asinh_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 0.001]> : tensor<23xf64>
  %r = chlo.asinh %x : tensor<23xf64> -> tensor<23xf64>
  %expected_r = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 710.475860073944, -710.475860073944, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.09983407889920756, -0.48121182505960347, 0.881373587019543, 1.6472311463710958, -2.99822295029797, 7.600902709541988, 11.695247021833627, 0.0009999998333334083]> : tensor<23xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<23xf64>, tensor<23xf64>
  func.return
}

func.func @asinh_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f32>>
  %r = chlo.asinh %x : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.89889365, 1.0611857), (-1.2650751, 0.40291083), (1.4657154, -0.22101864), (-1.7668693, -1.4826795), (0.88137376, 0.0007071068), (-0.04913306, 1.5504502)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  func.return
}

func.func @asinh_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f64>>
  %r = chlo.asinh %x : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.8988936293694825, 1.0611857724687426), (-1.2650750428933686, 0.4029108301465699), (1.4657153519472905, -0.22101863562288385), (-1.7668693026241513, -1.4826795045905576), (0.8813737637962493, 0.0007071067517237506), (-0.049132247973660934, 1.5504498782446199)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  func.return
}

// asinh 0 = 0
// asinh (-0) = -0
// asinh 1 = 0.88137359…, nearer to 1 than to 0.5: 1
// asinh (-1) = -0.88137359…, nearer to 1 in magnitude than to 0.5: -1
// asinh 0.5 = 0.48121183…, nearer to 0.5 than to 0: 0.5
// asinh 2 = 1.4436355…, nearer to 1.5 than to 1: 1.5
// asinh 1.5 = 1.1947632…, nearer to 1 than to 1.5: 1
// asinh 4 = 2.0947125…, nearer to 2 than to 3: 2
func.func @worked_asinh_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 1.5, 4.0]> : tensor<8xf4E2M1FN>
  %r = chlo.asinh %x : tensor<8xf4E2M1FN> -> tensor<8xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 1.0, 2.0]> : tensor<8xf4E2M1FN> {shlo.bitwise}
  func.return
}

// asinh 0 = 0
// asinh (-0) = -0
// asinh 1 = 0.88137359…, nearer to 0.875 than to 1: 0.875
// asinh (-1) = -0.88137359…, nearer to 0.875 in magnitude than to 1: -0.875
// asinh 0.5 = 0.48121183…, nearer to 0.5 than to 0.375: 0.5
// asinh 2 = 1.4436355…, nearer to 1.5 than to 1.375: 1.5
// asinh 3 = 1.8184465…, nearer to 1.875 than to 1.75: 1.875
// asinh (-0.5) = -0.48121183…, nearer to 0.5 in magnitude than to 0.375: -0.5
// asinh 4 = 2.0947125…, nearer to 2 than to 2.25: 2
// asinh 5 = 2.3124383…, nearer to 2.25 than to 2.5: 2.25
func.func @worked_asinh_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 4.0, 5.0]> : tensor<10xf6E2M3FN>
  %r = chlo.asinh %x : tensor<10xf6E2M3FN> -> tensor<10xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.9, -0.9, 0.5, 1.5, 1.9, -0.5, 2.0, 2.2]> : tensor<10xf6E2M3FN> {shlo.bitwise}
  func.return
}

// asinh 0 = 0
// asinh (-0) = -0
// asinh 1 = 0.88137359…, nearer to 0.875 than to 1: 0.875
// asinh (-1) = -0.88137359…, nearer to 0.875 in magnitude than to 1: -0.875
// asinh 0.5 = 0.48121183…, nearer to 0.5 than to 0.4375: 0.5
// asinh 2 = 1.4436355…, nearer to 1.5 than to 1.25: 1.5
// asinh 0.25 = 0.24746646…, nearer to 0.25 than to 0.1875: 0.25
// asinh (-0.25) = -0.24746646…, nearer to 0.25 in magnitude than to 0.1875: -0.25
func.func @worked_asinh_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 0.25, -0.25]> : tensor<8xf6E3M2FN>
  %r = chlo.asinh %x : tensor<8xf6E3M2FN> -> tensor<8xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.9, -0.9, 0.5, 1.5, 0.25, -0.25]> : tensor<8xf6E3M2FN> {shlo.bitwise}
  func.return
}

// asinh 0 = 0
// asinh (-0) = -0
// asinh 1 = 0.88137359…, nearer to 0.875 than to 1: 0.875
// asinh (-1) = -0.88137359…, nearer to 0.875 in magnitude than to 1: -0.875
// asinh 0.5 = 0.48121183…, nearer to 0.5 than to 0.4375: 0.5
// asinh 2 = 1.4436355…, nearer to 1.5 than to 1.25: 1.5
// asinh 2^-14 = 6.1035156e-05…, nearer to 2^-14 than to 4.5776367e-05…: 2^-14
// asinh (-2^-14) = -6.1035156e-05…, nearer to 2^-14 in magnitude than to 4.5776367e-05…: -2^-14
// asinh inf = inf
// asinh NaN = NaN
// asinh (-inf) = -inf
func.func @worked_asinh_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 6.0e-5, -6.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<11xf8E5M2>
  %r = chlo.asinh %x : tensor<11xf8E5M2> -> tensor<11xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.9, -0.9, 0.5, 1.5, 6.0e-5, -6.0e-5, 0x7C, 0x7E, 0xFC]> : tensor<11xf8E5M2> {shlo.bitwise}
  func.return
}

// asinh 0 = 0
// asinh (-0) = -0
// asinh 1 = 0.88137359…, nearer to 0.875 than to 0.9375: 0.875
// asinh (-1) = -0.88137359…, nearer to 0.875 in magnitude than to 0.9375: -0.875
// asinh 2 = 1.4436355…, nearer to 1.5 than to 1.375: 1.5
// asinh 3 = 1.8184465…, nearer to 1.875 than to 1.75: 1.875
// asinh 2^-6 = 0.015624364…, nearer to 2^-6 than to 0.013671875: 2^-6
// asinh (-2^-6) = -0.015624364…, nearer to 2^-6 in magnitude than to 0.013671875: -2^-6
// asinh inf = inf
// asinh NaN = NaN
// asinh (-inf) = -inf
func.func @worked_asinh_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 0.015625, -0.015625, 0x78, 0x79, 0xF8]> : tensor<11xf8E4M3>
  %r = chlo.asinh %x : tensor<11xf8E4M3> -> tensor<11xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.9, -0.9, 1.5, 1.9, 0.016, -0.016, 0x78, 0x7C, 0xF8]> : tensor<11xf8E4M3> {shlo.bitwise}
  func.return
}

// asinh 0 = 0
// asinh (-0) = -0
// asinh 1 = 0.88137359…, nearer to 0.875 than to 0.90625: 0.875
// asinh (-1) = -0.88137359…, nearer to 0.875 in magnitude than to 0.90625: -0.875
// asinh 0.5 = 0.48121183…, nearer to 0.484375 than to 0.46875: 0.484375
// asinh (-0.5) = -0.48121183…, nearer to 0.484375 in magnitude than to 0.46875: -0.484375
// asinh 0.25 = 0.24746646…, nearer to 0.25 than to 0.234375: 0.25
// asinh (-0.25) = -0.24746646…, nearer to 0.25 in magnitude than to 0.234375: -0.25
// asinh inf = inf
// asinh NaN = NaN
// asinh (-inf) = -inf
func.func @worked_asinh_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 0.25, -0.25, 0x70, 0x71, 0xF0]> : tensor<11xf8E3M4>
  %r = chlo.asinh %x : tensor<11xf8E3M4> -> tensor<11xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.88, -0.88, 0.48, -0.48, 0.25, -0.25, 0x70, 0x78, 0xF0]> : tensor<11xf8E3M4> {shlo.bitwise}
  func.return
}

// asinh 0 = 0
// asinh (-0) = -0
// asinh 1 = 0.88137359…, nearer to 0.875 than to 0.9375: 0.875
// asinh (-1) = -0.88137359…, nearer to 0.875 in magnitude than to 0.9375: -0.875
// asinh 2 = 1.4436355…, nearer to 1.5 than to 1.375: 1.5
// asinh 3 = 1.8184465…, nearer to 1.875 than to 1.75: 1.875
// asinh 2^-6 = 0.015624364…, nearer to 2^-6 than to 0.013671875: 2^-6
// asinh (-2^-6) = -0.015624364…, nearer to 2^-6 in magnitude than to 0.013671875: -2^-6
// asinh NaN = NaN
func.func @worked_asinh_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 0.015625, -0.015625, 0x7F]> : tensor<9xf8E4M3FN>
  %r = chlo.asinh %x : tensor<9xf8E4M3FN> -> tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.9, -0.9, 1.5, 1.9, 0.016, -0.016, 0x7F]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

// asinh 0 = 0
// asinh 1 = 0.88137359…, nearer to 0.875 than to 1: 0.875
// asinh (-1) = -0.88137359…, nearer to 0.875 in magnitude than to 1: -0.875
// asinh 0.5 = 0.48121183…, nearer to 0.5 than to 0.4375: 0.5
// asinh 2 = 1.4436355…, nearer to 1.5 than to 1.25: 1.5
// asinh 2^-15 = 3.0517578e-05…, nearer to 2^-15 than to 2.2888184e-05…: 2^-15
// asinh (-2^-15) = -3.0517578e-05…, nearer to 2^-15 in magnitude than to 2.2888184e-05…: -2^-15
// asinh NaN = NaN
func.func @worked_asinh_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0e-5, -3.0e-5, 0x80]> : tensor<8xf8E5M2FNUZ>
  %r = chlo.asinh %x : tensor<8xf8E5M2FNUZ> -> tensor<8xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.9, -0.9, 0.5, 1.5, 3.0e-5, -3.0e-5, 0x80]> : tensor<8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// asinh 0 = 0
// asinh 1 = 0.88137359…, nearer to 0.875 than to 0.9375: 0.875
// asinh (-1) = -0.88137359…, nearer to 0.875 in magnitude than to 0.9375: -0.875
// asinh 2 = 1.4436355…, nearer to 1.5 than to 1.375: 1.5
// asinh 3 = 1.8184465…, nearer to 1.875 than to 1.75: 1.875
// asinh 2^-7 = 0.0078124205…, nearer to 2^-7 than to 0.0068359375: 2^-7
// asinh (-2^-7) = -0.0078124205…, nearer to 2^-7 in magnitude than to 0.0068359375: -2^-7
// asinh NaN = NaN
func.func @worked_asinh_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, 0.0078125, -0.0078125, 0x80]> : tensor<8xf8E4M3FNUZ>
  %r = chlo.asinh %x : tensor<8xf8E4M3FNUZ> -> tensor<8xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.9, -0.9, 1.5, 1.9, 0.008, -0.008, 0x80]> : tensor<8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// asinh 0 = 0
// asinh 1 = 0.88137359…, nearer to 0.875 than to 0.9375: 0.875
// asinh (-1) = -0.88137359…, nearer to 0.875 in magnitude than to 0.9375: -0.875
// asinh 2 = 1.4436355…, nearer to 1.5 than to 1.375: 1.5
// asinh 3 = 1.8184465…, nearer to 1.875 than to 1.75: 1.875
// asinh 2^-10 = 0.00097656234…, nearer to 2^-10 than to 0.00085449219…: 2^-10
// asinh (-2^-10) = -0.00097656234…, nearer to 2^-10 in magnitude than to 0.00085449219…: -2^-10
// asinh NaN = NaN
func.func @worked_asinh_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, 0.0009765625, -0.001, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %r = chlo.asinh %x : tensor<8xf8E4M3B11FNUZ> -> tensor<8xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.9, -0.9, 1.5, 1.9, 0.001, -0.001, 0x80]> : tensor<8xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// asinh 1 = 0.88137359…, nearer to 1 than to 0.5: 1
// asinh 0.5 = 0.48121183…, nearer to 0.5 than to 0.25: 0.5
// asinh 2 = 1.4436355…, nearer to 1 than to 2: 1
// asinh 4 = 2.0947125…, nearer to 2 than to 4: 2
// asinh 2^-127 = a number below 1e-30: the least value, 2^-127
// asinh NaN = NaN
func.func @worked_asinh_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 4.0, 6.0e-39, 0xFF]> : tensor<6xf8E8M0FNU>
  %r = chlo.asinh %x : tensor<6xf8E8M0FNU> -> tensor<6xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 0.5, 1.0, 2.0, 6.0e-39, 0xFF]> : tensor<6xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @asinh_of_f16E6M9() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 4.29e9, -4.29e9, 0x7E00, 0xFE00, 0x7F00, 0xFF00, 0x7E01, 0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 0.001]> : tensor<23xf16E6M9>
  %r = chlo.asinh %x : tensor<23xf16E6M9> -> tensor<23xf16E6M9>
  check.expect_eq_const %r, dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 22.88, -22.88, 0x7E00, 0xFE00, 0x7F00, 0x7F00, 0x7F00, 0.0999, -0.4814, 0.882, 1.646, -3.0, 7.6, 11.7, 0.001]> : tensor<23xf16E6M9> {shlo.bitwise}
  func.return
}
