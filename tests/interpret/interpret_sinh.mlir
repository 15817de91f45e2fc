// chlo.sinh.

func.func @sinh_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.sinh %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 1.0, 2.0, 4.0, 6.0, 6.0, 6.0, -0.0, -0.5, -1.0, -2.0, -4.0, -6.0, -6.0, -6.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @sinh_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.sinh %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x0001020304050708090B0D0F1112131517191C1F1F1F1F1F1F1F1F1F1F1F1F1F2021222324252728292B2D2F3132333537393C3F3F3F3F3F3F3F3F3F3F3F3F3F"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @sinh_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.sinh %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090B0C0D0E10121316191C1F1F1F1F1F1F1F1F1F1F1F1F202122232425262728292B2C2D2E30323336393C3F3F3F3F3F3F3F3F3F3F3F3F"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @sinh_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.sinh %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393B3C3D3E40424346494C4F555A6066717C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7E7E7E808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BBBCBDBEC0C2C3C6C9CCCFD5DAE0E6F1FCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFC7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @sinh_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.sinh %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E303031333435363839393B3D3F4142434547494C505255585B5E63696F7578787878787878787878787878787878787878787878787878787878787878787878787878787878787878787C7C7C7C7C7C7C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEB0B0B1B3B4B5B6B8B9B9BBBDBFC1C2C3C5C7C9CCD0D2D5D8DBDEE3E9EFF5F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F87C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @sinh_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.sinh %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617191A1B1C1D1E1F2021222324252728292A2C2D2E30313132333436383A3C3E40414244454648494B4D515355585B5F6264676A6D70707070707070707070707070707070707070707070707070707070707070707070707070787878787878787878787878787878808182838485868788898A8B8C8D8E8F9091929394959697999A9B9C9D9E9FA0A1A2A3A4A5A7A8A9AAACADAEB0B1B1B2B3B4B6B8BABCBEC0C1C2C4C5C6C8C9CBCDD1D3D5D8DBDFE2E4E7EAEDF0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @sinh_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.sinh %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E303031333435363839393B3D3F4142434547494C505255585B5E63696F757A7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEB0B0B1B3B4B5B6B8B9B9BBBDBFC1C2C3C5C7C9CCD0D2D5D8DBDEE3E9EFF5FA7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @sinh_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.sinh %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3F4041424446474A4D5053595E646A758080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBFC0C1C2C4C6C7CACDD0D3D9DEE4EAF58080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @sinh_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.sinh %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363838393B3C3D3E404141434547494A4B4D4F5154585A5D6063666B71777D80808080808080808080808080808080808080808080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B8B8B9BBBCBDBEC0C1C1C3C5C7C9CACBCDCFD1D4D8DADDE0E3E6EBF1F7FD80808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @sinh_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.sinh %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E505051535455565859595B5D5F6162636567696C707275787B7E8080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCED0D0D1D3D4D5D6D8D9D9DBDDDFE1E2E3E5E7E9ECF0F2F5F8FBFE8080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @sinh_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.sinh %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F81848995ACDAFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @sinh_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E00B8003C004100C9DA49004A905598551914"> : tensor<25xf16>
  %r = chlo.sinh %x : tensor<25xf16> -> tensor<25xf16>
  check.expect_eq_const %r, dense<"0x0000008001000180FF03FF8300040084007C00FC007C00FC007E007E007E692E2BB8B33C0D4661F1627B007C007C007C1914"> : tensor<25xf16> {shlo.bitwise}
  func.return
}

func.func @sinh_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D00BF803F204020C13B414041B242B342833A"> : tensor<25xbf16>
  %r = chlo.sinh %x : tensor<25xbf16> -> tensor<25xbf16>
  check.expect_eq_const %r, dense<"0x00000080010001807F007F8080008080807F80FF807F80FFC07FC07FC07FCD3D05BF963FC2402CC669479F47297F807F833A"> : tensor<25xbf16> {shlo.bitwise}
  func.return
}

func.func @sinh_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D000000BF0000803F00002040000020C133333B41000040410000B2420000B3426F12833A"> : tensor<25xf32>
  %r = chlo.sinh %x : tensor<25xf32> -> tensor<25xf32>
  check.expect_eq_const %r, dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F8000008000000080800000807F000080FF0000807F000080FF0000C07F0000C07F0000C07F3A24CD3D806605BFFE6C963F469BC140EE142CC6D97D6B47B3F09E4766E1287F0000807F7012833A"> : tensor<25xf32> {shlo.bitwise}
  func.return
}

func.func @sinh_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E0BF000000000000F03F000000000000044000000000000024C06666666666662740000000000000284000000000004056400000000000605640FCA9F1D24D62503F"> : tensor<25xf64>
  %r = chlo.sinh %x : tensor<25xf64> -> tensor<25xf64>
  %expected_r = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F87F000000000000F87F000000000000F87FB3597B3387A4B93F973BE60FD0ACE0BF82B94EC49FCDF23FD3B6B0CD683318409299D6CE9D82C5C086EF8C70BB6FED40F143D05416DEF340013843C32C1CE547D9B03030FD66F147E3C9C1004E62503F"> : tensor<25xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<25xf64>, tensor<25xf64>
  func.return
}

func.func @sinh_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f32>>
  %r = chlo.sinh %x : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.164313, 1.0700997), (-1.55797, 1.6034936), (3.1828694, -1.8036927), (0.2500843, -0.14555302), (1.1752006, 0.0015430804), (-0.0005394606, 0.84201133)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  func.return
}

func.func @sinh_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f64>>
  %r = chlo.sinh %x : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.16431300276137265, 1.0700996973668528), (-1.5579700760145927, 1.6034935732013758), (3.182869448337149, -1.8036926955321817), (0.25008429818894123, -0.145553024968058), (1.1752006060432536, 0.0015430803776351509), (-0.0005394606547825453, 0.8420112872937251)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  func.return
}

// sinh 0 = 0
// sinh (-0) = -0
// sinh 1 = 1.1752012…, nearer to 1 than to 1.5: 1
// sinh (-1) = -1.1752012…, nearer to 1 in magnitude than to 1.5: -1
// sinh 0.5 = 0.52109531…, nearer to 0.5 than to 1: 0.5
// sinh 2 = 3.6268604…, nearer to 4 than to 3: 4
// sinh 3 = 10.017875…: overflow, 6
// sinh (-0.5) = -0.52109531…, nearer to 0.5 in magnitude than to 1: -0.5
// sinh (-2) = -3.6268604…, nearer to 4 in magnitude than to 3: -4
// sinh (-3) = -10.017875…: overflow, -6
func.func @worked_sinh_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, -3.0]> : tensor<10xf4E2M1FN>
  %r = chlo.sinh %x : tensor<10xf4E2M1FN> -> tensor<10xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.5, 4.0, 6.0, -0.5, -4.0, -6.0]> : tensor<10xf4E2M1FN> {shlo.bitwise}
  func.return
}

// sinh 0 = 0
// sinh (-0) = -0
// sinh 1 = 1.1752012…, nearer to 1.125 than to 1.25: 1.125
// sinh (-1) = -1.1752012…, nearer to 1.125 in magnitude than to 1.25: -1.125
// sinh 0.5 = 0.52109531…, nearer to 0.5 than to 0.625: 0.5
// sinh 2 = 3.6268604…, nearer to 3.75 than to 3.5: 3.75
// sinh 3 = 10.017875…: overflow, 7.5
// sinh (-0.5) = -0.52109531…, nearer to 0.5 in magnitude than to 0.625: -0.5
// sinh (-2) = -3.6268604…, nearer to 3.75 in magnitude than to 3.5: -3.75
// sinh (-3) = -10.017875…: overflow, -7.5
// sinh 0.75 = 0.82231673…, nearer to 0.875 than to 0.75: 0.875
// sinh 2.75 = 7.789352…, nearer to overflow than to 7.5: 7.5
func.func @worked_sinh_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, -3.0, 0.75, 2.75]> : tensor<12xf6E2M3FN>
  %r = chlo.sinh %x : tensor<12xf6E2M3FN> -> tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.1, -1.1, 0.5, 3.8, 7.5, -0.5, -3.8, -7.5, 0.9, 7.5]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// sinh 0 = 0
// sinh (-0) = -0
// sinh 1 = 1.1752012…, nearer to 1.25 than to 1: 1.25
// sinh (-1) = -1.1752012…, nearer to 1.25 in magnitude than to 1: -1.25
// sinh 0.5 = 0.52109531…, nearer to 0.5 than to 0.625: 0.5
// sinh 2 = 3.6268604…, nearer to 3.5 than to 4: 3.5
// sinh 5 = 74.203211…: overflow, 28
// sinh 6 = 201.71316…: overflow, 28
// sinh 0.125 = 0.12532578…, nearer to 0.125 than to 0.1875: 0.125
// sinh (-0.125) = -0.12532578…, nearer to 0.125 in magnitude than to 0.1875: -0.125
func.func @worked_sinh_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 5.0, 6.0, 0.125, -0.125]> : tensor<10xf6E3M2FN>
  %r = chlo.sinh %x : tensor<10xf6E3M2FN> -> tensor<10xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.2, -1.2, 0.5, 3.5, 28.0, 28.0, 0.1, -0.1]> : tensor<10xf6E3M2FN> {shlo.bitwise}
  func.return
}

// sinh 0 = 0
// sinh (-0) = -0
// sinh 1 = 1.1752012…, nearer to 1.25 than to 1: 1.25
// sinh (-1) = -1.1752012…, nearer to 1.25 in magnitude than to 1: -1.25
// sinh 0.5 = 0.52109531…, nearer to 0.5 than to 0.625: 0.5
// sinh 2 = 3.6268604…, nearer to 3.5 than to 4: 3.5
// sinh 12 = 81377.396…: overflow, inf
// sinh 14 = 601302.14…: overflow, inf
// sinh 2^-15 = 3.0517578e-05…, nearer to 2^-15 than to 4.5776367e-05…: 2^-15
// sinh inf = inf
// sinh NaN = NaN
// sinh (-inf) = -inf
func.func @worked_sinh_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 12.0, 14.0, 3.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = chlo.sinh %x : tensor<12xf8E5M2> -> tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.2, -1.2, 0.5, 3.5, 0x7C, 0x7C, 3.0e-5, 0x7C, 0x7E, 0xFC]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// sinh 0 = 0
// sinh (-0) = -0
// sinh 1 = 1.1752012…, nearer to 1.125 than to 1.25: 1.125
// sinh (-1) = -1.1752012…, nearer to 1.125 in magnitude than to 1.25: -1.125
// sinh 2 = 3.6268604…, nearer to 3.75 than to 3.5: 3.75
// sinh (-2) = -3.6268604…, nearer to 3.75 in magnitude than to 3.5: -3.75
// sinh 7 = 548.31612…: overflow, inf
// sinh (-7) = -548.31612…: overflow, -inf
// sinh 2^-7 = 0.0078125795…, nearer to 2^-7 than to 0.009765625: 2^-7
// sinh inf = inf
// sinh NaN = NaN
// sinh (-inf) = -inf
func.func @worked_sinh_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 7.0, -7.0, 0.0078125, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = chlo.sinh %x : tensor<12xf8E4M3> -> tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.1, -1.1, 3.8, -3.8, 0x78, 0xF8, 0.008, 0x78, 0x7C, 0xF8]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// sinh 0 = 0
// sinh (-0) = -0
// sinh 1 = 1.1752012…, nearer to 1.1875 than to 1.125: 1.1875
// sinh (-1) = -1.1752012…, nearer to 1.1875 in magnitude than to 1.125: -1.1875
// sinh 2 = 3.6268604…, nearer to 3.625 than to 3.75: 3.625
// sinh 3 = 10.017875…, nearer to 10 than to 10.5: 10
// sinh 4 = 27.289917…: overflow, inf
// sinh 5 = 74.203211…: overflow, inf
// sinh 0.125 = 0.12532578…, nearer to 0.125 than to 0.140625: 0.125
// sinh inf = inf
// sinh NaN = NaN
// sinh (-inf) = -inf
func.func @worked_sinh_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 4.0, 5.0, 0.125, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = chlo.sinh %x : tensor<12xf8E3M4> -> tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.2, -1.2, 3.6, 10.0, 0x70, 0x70, 0.12, 0x70, 0x78, 0xF0]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// sinh 0 = 0
// sinh (-0) = -0
// sinh 1 = 1.1752012…, nearer to 1.125 than to 1.25: 1.125
// sinh (-1) = -1.1752012…, nearer to 1.125 in magnitude than to 1.25: -1.125
// sinh 2 = 3.6268604…, nearer to 3.75 than to 3.5: 3.75
// sinh (-2) = -3.6268604…, nearer to 3.75 in magnitude than to 3.5: -3.75
// sinh 7 = 548.31612…: overflow, NaN
// sinh (-7) = -548.31612…: overflow, NaN
// sinh 2^-7 = 0.0078125795…, nearer to 2^-7 than to 0.009765625: 2^-7
// sinh (-2^-7) = -0.0078125795…, nearer to 2^-7 in magnitude than to 0.009765625: -2^-7
// sinh NaN = NaN
func.func @worked_sinh_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 7.0, -7.0, 0.0078125, -0.0078125, 0x7F]> : tensor<11xf8E4M3FN>
  %r = chlo.sinh %x : tensor<11xf8E4M3FN> -> tensor<11xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.1, -1.1, 3.8, -3.8, 0x7F, 0x7F, 0.008, -0.008, 0x7F]> : tensor<11xf8E4M3FN> {shlo.bitwise}
  func.return
}

// sinh 0 = 0
// sinh 1 = 1.1752012…, nearer to 1.25 than to 1: 1.25
// sinh (-1) = -1.1752012…, nearer to 1.25 in magnitude than to 1: -1.25
// sinh 0.5 = 0.52109531…, nearer to 0.5 than to 0.625: 0.5
// sinh 2 = 3.6268604…, nearer to 3.5 than to 4: 3.5
// sinh 12 = 81377.396…: overflow, NaN
// sinh 14 = 601302.14…: overflow, NaN
// sinh 2^-16 = 1.5258789e-05…, nearer to 2^-16 than to 2.2888184e-05…: 2^-16
// sinh (-2^-16) = -1.5258789e-05…, nearer to 2^-16 in magnitude than to 2.2888184e-05…: -2^-16
// sinh NaN = NaN
func.func @worked_sinh_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 12.0, 14.0, 1.5e-5, -1.5e-5, 0x80]> : tensor<10xf8E5M2FNUZ>
  %r = chlo.sinh %x : tensor<10xf8E5M2FNUZ> -> tensor<10xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.2, -1.2, 0.5, 3.5, 0x80, 0x80, 1.5e-5, -1.5e-5, 0x80]> : tensor<10xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// sinh 0 = 0
// sinh 1 = 1.1752012…, nearer to 1.125 than to 1.25: 1.125
// sinh (-1) = -1.1752012…, nearer to 1.125 in magnitude than to 1.25: -1.125
// sinh 2 = 3.6268604…, nearer to 3.75 than to 3.5: 3.75
// sinh (-2) = -3.6268604…, nearer to 3.75 in magnitude than to 3.5: -3.75
// sinh 7 = 548.31612…: overflow, NaN
// sinh (-7) = -548.31612…: overflow, NaN
// sinh 2^-8 = 0.0039062599…, nearer to 2^-8 than to 0.0048828125: 2^-8
// sinh (-2^-8) = -0.0039062599…, nearer to 2^-8 in magnitude than to 0.0048828125: -2^-8
// sinh NaN = NaN
func.func @worked_sinh_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 7.0, -7.0, 0.00390625, -0.00390625, 0x80]> : tensor<10xf8E4M3FNUZ>
  %r = chlo.sinh %x : tensor<10xf8E4M3FNUZ> -> tensor<10xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.1, -1.1, 3.8, -3.8, 0x80, 0x80, 0.004, -0.004, 0x80]> : tensor<10xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// sinh 0 = 0
// sinh 1 = 1.1752012…, nearer to 1.125 than to 1.25: 1.125
// sinh (-1) = -1.1752012…, nearer to 1.125 in magnitude than to 1.25: -1.125
// sinh 2 = 3.6268604…, nearer to 3.75 than to 3.5: 3.75
// sinh (-2) = -3.6268604…, nearer to 3.75 in magnitude than to 3.5: -3.75
// sinh 5 = 74.203211…: overflow, NaN
// sinh 6 = 201.71316…: overflow, NaN
// sinh 2^-11 = 0.00048828127…, nearer to 2^-11 than to 0.00061035156…: 2^-11
// sinh (-2^-11) = -0.00048828127…, nearer to 2^-11 in magnitude than to 0.00061035156…: -2^-11
// sinh NaN = NaN
func.func @worked_sinh_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 5.0, 6.0, 0.0005, -0.0005, 0x80]> : tensor<10xf8E4M3B11FNUZ>
  %r = chlo.sinh %x : tensor<10xf8E4M3B11FNUZ> -> tensor<10xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.1, -1.1, 3.8, -3.8, 0x80, 0x80, 0.0005, -0.0005, 0x80]> : tensor<10xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// sinh 1 = 1.1752012…, nearer to 1 than to 2: 1
// sinh 0.5 = 0.52109531…, nearer to 0.5 than to 1: 0.5
// sinh 2 = 3.6268604…, nearer to 4 than to 2: 4
// sinh 4 = 27.289917…, nearer to 32 than to 16: 32
// sinh 128 = a number beyond 1e30: overflow, NaN
// sinh 256 = a number beyond 1e30: overflow, NaN
// sinh NaN = NaN
func.func @worked_sinh_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 4.0, 128.0, 256.0, 0xFF]> : tensor<7xf8E8M0FNU>
  %r = chlo.sinh %x : tensor<7xf8E8M0FNU> -> tensor<7xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 0.5, 4.0, 30.0, 0xFF, 0xFF, 0xFF]> : tensor<7xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @sinh_of_f16E6M9() {
  %x = stablehlo.constant dense<"0x0000008001000180FF01FF8100020082FF7DFFFD007E00FE007F00FF017E333700BC003E804080C4ED440045C84ACC4A0C2A"> : tensor<25xf16E6M9>
  %r = chlo.sinh %x : tensor<25xf16E6M9> -> tensor<25xf16E6M9>
  check.expect_eq_const %r, dense<"0x0000008001000180FF01FF8100020082007E00FE007E00FE007F007F007F343716BC5A3E0643B0D8B15D7C5E007E007E0C2A"> : tensor<25xf16E6M9> {shlo.bitwise}
  func.return
}
