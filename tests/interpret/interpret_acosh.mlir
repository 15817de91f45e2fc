// chlo.acosh: NaN below 1.

func.func @acosh_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.acosh %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0, -0.0, 0.0, 1.0, 1.5, 2.0, 2.0, 2.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @acosh_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.acosh %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x2020202020202020000406070809090A0B0C0D0D0E0F0F1010111112121213132020202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @acosh_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.acosh %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x202020202020202020202020000A0C0D0D0E0F101011111112121213131314142020202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @acosh_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.acosh %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E003A3C3D3D3E3F40404141414242424343434444444445454545454546464646464647474747474748484848484848484949494949494949494949494A4A4A4A7C7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @acosh_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.acosh %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C003033353739393A3B3C3D3D3E3F3F40404141424242434343444444454545464646474747484848484949494949494A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C4C787C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @acosh_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.acosh %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x7878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878780017202326292B2D2F3031323333343435363738393A3B3B3C3D3E3E3F3F4040414141424243434344444445454546464647474848484949494A4A4A4B4B4B4B707878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @acosh_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.acosh %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F003033353739393A3B3C3D3D3E3F3F40404141424242434343444444454545464646474747484848484949494949494A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C4C4C4D4D4D4D4D4E7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @acosh_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.acosh %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x80808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080003E40414142434444454545464646474747484848484949494949494A4A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C4C4C4C4D4D4D4D4D4D4D4D4D4D4D4D4E4E4E4E8080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @acosh_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.acosh %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x8080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808000383B3D3F41414243444545464747484849494A4A4A4B4B4B4C4C4C4D4D4D4E4E4E4F4F4F5050505051515151515152525252525353535353535454545454548080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @acosh_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.acosh %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x80808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080005053555759595A5B5C5D5D5E5F5F606061616262626363636464646565656666666767676868688080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @acosh_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.acosh %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF7F808081818181828282828282828282838383838383838383838383838383838384848484848484848484848484848484848484848484848484848484848484848484848585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585FF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @acosh_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 1.0, 1.01, 1.5, 2.0, 10.0, 1000.0, 60000.0, 0.99, -2.0]> : tensor<24xf16>
  %r = chlo.acosh %x : tensor<24xf16> -> tensor<24xf16>
  check.expect_eq_const %r, dense<[0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 11.78, 0x7E00, 0x7C00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0.0, 0.1396, 0.9624, 1.317, 2.994, 7.6, 11.695, 0x7E00, 0x7E00]> : tensor<24xf16> {shlo.bitwise}
  func.return
}

func.func @acosh_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 1.0, 1.01, 1.5, 2.0, 10.0, 1000.0, 60000.0, 0.99, -2.0]> : tensor<24xbf16>
  %r = chlo.acosh %x : tensor<24xbf16> -> tensor<24xbf16>
  check.expect_eq_const %r, dense<[0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 89.5, 0x7FC0, 0x7F80, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.0, 0.125, 0.96, 1.32, 3.0, 7.6, 11.7, 0x7FC0, 0x7FC0]> : tensor<24xbf16> {shlo.bitwise}
  func.return
}

func.func @acosh_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 1.0, 1.01, 1.5, 2.0, 10.0, 1000.0, 60000.0, 0.99, -2.0]> : tensor<24xf32>
  %r = chlo.acosh %x : tensor<24xf32> -> tensor<24xf32>
  check.expect_eq_const %r, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 89.415985, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.1413037, 0.9624236, 1.316958, 2.993223, 7.600902, 11.695247, 0x7FC00000, 0x7FC00000]> : tensor<24xf32> {shlo.bitwise}
  func.return
}

func.func @acosh_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 1.0, 1.01, 1.5, 2.0, 10.0, 1000.0, 60000.0, 0.99, -2.0]> : tensor<24xf64>
  %r = chlo.acosh %x : tensor<24xf64> -> tensor<24xf64>
  %expected_r = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 710.475860073944, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0.14130376948564863, 0.9624236501192069, 1.3169578969248168, 2.993222846126381, 7.600902209541989, 11.695247021694739, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<24xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<24xf64>, tensor<24xf64>
  func.return
}

func.func @acosh_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f32>>
  %r = chlo.acosh %x : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(1.0855765, 1.262815), (1.1627921, 2.5950844), (1.3618009, -0.27775425), (1.8214042, -1.6497136), (0.031625412, 0.03162014), (0.88208073, 1.571503)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  func.return
}

func.func @acosh_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f64>>
  %r = chlo.acosh %x : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(1.0855765577207785, 1.262814955222778), (1.1627920981631037, 2.595084383998309), (1.3618009008578458, -0.27775425655771396), (1.8214041607957312, -1.6497136069935998), (0.0316254112399638, 0.031620140777549786), (0.8820806937417598, 1.571503080081618)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  func.return
}

// acosh 0 = NaN, which the type lacks: -0
// acosh (-0) = NaN, which the type lacks: -0
// acosh 1 = 0
// acosh (-1) = NaN, which the type lacks: -0
// acosh 0.5 = NaN, which the type lacks: -0
// acosh 2 = 1.3169579…, nearer to 1.5 than to 1: 1.5
// acosh 3 = 1.7627472…, nearer to 2 than to 1.5: 2
// acosh 1.5 = 0.96242365…, nearer to 1 than to 0.5: 1
// acosh 4 = 2.0634371…, nearer to 2 than to 3: 2
// acosh 6 = 2.4778887…, nearer to 2 than to 3: 2
func.func @worked_acosh_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 4.0, 6.0]> : tensor<10xf4E2M1FN>
  %r = chlo.acosh %x : tensor<10xf4E2M1FN> -> tensor<10xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0, -0.0, 0.0, -0.0, -0.0, 1.5, 2.0, 1.0, 2.0, 2.0]> : tensor<10xf4E2M1FN> {shlo.bitwise}
  func.return
}

// acosh 0 = NaN, which the type lacks: -0
// acosh (-0) = NaN, which the type lacks: -0
// acosh 1 = 0
// acosh (-1) = NaN, which the type lacks: -0
// acosh 0.5 = NaN, which the type lacks: -0
// acosh 2 = 1.3169579…, nearer to 1.375 than to 1.25: 1.375
// acosh 3 = 1.7627472…, nearer to 1.75 than to 1.875: 1.75
// acosh 1.5 = 0.96242365…, nearer to 1 than to 0.875: 1
// acosh 4 = 2.0634371…, nearer to 2 than to 2.25: 2
// acosh 6 = 2.4778887…, nearer to 2.5 than to 2.25: 2.5
// acosh 1.25 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
func.func @worked_acosh_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 4.0, 6.0, 1.25]> : tensor<11xf6E2M3FN>
  %r = chlo.acosh %x : tensor<11xf6E2M3FN> -> tensor<11xf6E2M3FN>
  check.expect_eq_const %r, dense<[-0.0, -0.0, 0.0, -0.0, -0.0, 1.4, 1.8, 1.0, 2.0, 2.5, 0.8]> : tensor<11xf6E2M3FN> {shlo.bitwise}
  func.return
}

// acosh 0 = NaN, which the type lacks: -0
// acosh (-0) = NaN, which the type lacks: -0
// acosh 1 = 0
// acosh (-1) = NaN, which the type lacks: -0
// acosh 0.5 = NaN, which the type lacks: -0
// acosh 2 = 1.3169579…, nearer to 1.25 than to 1.5: 1.25
// acosh 3 = 1.7627472…, nearer to 1.75 than to 2: 1.75
// acosh 1.5 = 0.96242365…, nearer to 1 than to 0.875: 1
// acosh 5 = 2.2924317…, nearer to 2.5 than to 2: 2.5
func.func @worked_acosh_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 5.0]> : tensor<9xf6E3M2FN>
  %r = chlo.acosh %x : tensor<9xf6E3M2FN> -> tensor<9xf6E3M2FN>
  check.expect_eq_const %r, dense<[-0.0, -0.0, 0.0, -0.0, -0.0, 1.2, 1.8, 1.0, 2.5]> : tensor<9xf6E3M2FN> {shlo.bitwise}
  func.return
}

// acosh 0 = NaN
// acosh 1 = 0
// acosh (-1) = NaN
// acosh 0.5 = NaN
// acosh 2 = 1.3169579…, nearer to 1.25 than to 1.5: 1.25
// acosh 3 = 1.7627472…, nearer to 1.75 than to 2: 1.75
// acosh 1.5 = 0.96242365…, nearer to 1 than to 0.875: 1
// acosh 5 = 2.2924317…, nearer to 2.5 than to 2: 2.5
// acosh inf = inf
// acosh NaN = NaN
// acosh (-inf) = NaN
func.func @worked_acosh_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 5.0, 0x7C, 0x7D, 0xFC]> : tensor<11xf8E5M2>
  %r = chlo.acosh %x : tensor<11xf8E5M2> -> tensor<11xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E, 0.0, 0x7E, 0x7E, 1.2, 1.8, 1.0, 2.5, 0x7C, 0x7E, 0x7E]> : tensor<11xf8E5M2> {shlo.bitwise}
  func.return
}

// acosh 0 = NaN
// acosh 1 = 0
// acosh (-1) = NaN
// acosh 0.5 = NaN
// acosh 2 = 1.3169579…, nearer to 1.375 than to 1.25: 1.375
// acosh 3 = 1.7627472…, nearer to 1.75 than to 1.875: 1.75
// acosh 1.5 = 0.96242365…, nearer to 0.9375 than to 1: 0.9375
// acosh 6 = 2.4778887…, nearer to 2.5 than to 2.25: 2.5
// acosh inf = inf
// acosh NaN = NaN
// acosh (-inf) = NaN
func.func @worked_acosh_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 6.0, 0x78, 0x79, 0xF8]> : tensor<11xf8E4M3>
  %r = chlo.acosh %x : tensor<11xf8E4M3> -> tensor<11xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C, 0.0, 0x7C, 0x7C, 1.4, 1.8, 0.94, 2.5, 0x78, 0x7C, 0x7C]> : tensor<11xf8E4M3> {shlo.bitwise}
  func.return
}

// acosh 0 = NaN
// acosh 1 = 0
// acosh (-1) = NaN
// acosh 0.5 = NaN
// acosh 2 = 1.3169579…, nearer to 1.3125 than to 1.375: 1.3125
// acosh 3 = 1.7627472…, nearer to 1.75 than to 1.8125: 1.75
// acosh 1.5 = 0.96242365…, nearer to 0.96875 than to 0.9375: 0.96875
// acosh 4 = 2.0634371…, nearer to 2.125 than to 2: 2.125
// acosh inf = inf
// acosh NaN = NaN
// acosh (-inf) = NaN
func.func @worked_acosh_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 4.0, 0x70, 0x71, 0xF0]> : tensor<11xf8E3M4>
  %r = chlo.acosh %x : tensor<11xf8E3M4> -> tensor<11xf8E3M4>
  check.expect_eq_const %r, dense<[0x78, 0.0, 0x78, 0x78, 1.3, 1.75, 0.97, 2.1, 0x70, 0x78, 0x78]> : tensor<11xf8E3M4> {shlo.bitwise}
  func.return
}

// acosh 0 = NaN
// acosh 1 = 0
// acosh (-1) = NaN
// acosh 0.5 = NaN
// acosh 2 = 1.3169579…, nearer to 1.375 than to 1.25: 1.375
// acosh 3 = 1.7627472…, nearer to 1.75 than to 1.875: 1.75
// acosh 1.5 = 0.96242365…, nearer to 0.9375 than to 1: 0.9375
// acosh 6 = 2.4778887…, nearer to 2.5 than to 2.25: 2.5
// acosh NaN = NaN
func.func @worked_acosh_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 6.0, 0x7F]> : tensor<9xf8E4M3FN>
  %r = chlo.acosh %x : tensor<9xf8E4M3FN> -> tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0.0, 0x7F, 0x7F, 1.4, 1.8, 0.94, 2.5, 0x7F]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

// acosh 0 = NaN
// acosh 1 = 0
// acosh (-1) = NaN
// acosh 0.5 = NaN
// acosh 2 = 1.3169579…, nearer to 1.25 than to 1.5: 1.25
// acosh 3 = 1.7627472…, nearer to 1.75 than to 2: 1.75
// acosh 1.5 = 0.96242365…, nearer to 1 than to 0.875: 1
// acosh 5 = 2.2924317…, nearer to 2.5 than to 2: 2.5
// acosh NaN = NaN
func.func @worked_acosh_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 5.0, 0x80]> : tensor<9xf8E5M2FNUZ>
  %r = chlo.acosh %x : tensor<9xf8E5M2FNUZ> -> tensor<9xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 0x80, 1.2, 1.8, 1.0, 2.5, 0x80]> : tensor<9xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// acosh 0 = NaN
// acosh 1 = 0
// acosh (-1) = NaN
// acosh 0.5 = NaN
// acosh 2 = 1.3169579…, nearer to 1.375 than to 1.25: 1.375
// acosh 3 = 1.7627472…, nearer to 1.75 than to 1.875: 1.75
// acosh 1.5 = 0.96242365…, nearer to 0.9375 than to 1: 0.9375
// acosh 6 = 2.4778887…, nearer to 2.5 than to 2.25: 2.5
// acosh NaN = NaN
func.func @worked_acosh_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 6.0, 0x80]> : tensor<9xf8E4M3FNUZ>
  %r = chlo.acosh %x : tensor<9xf8E4M3FNUZ> -> tensor<9xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 0x80, 1.4, 1.8, 0.94, 2.5, 0x80]> : tensor<9xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// acosh 0 = NaN
// acosh 1 = 0
// acosh (-1) = NaN
// acosh 0.5 = NaN
// acosh 2 = 1.3169579…, nearer to 1.375 than to 1.25: 1.375
// acosh 3 = 1.7627472…, nearer to 1.75 than to 1.875: 1.75
// acosh 1.5 = 0.96242365…, nearer to 0.9375 than to 1: 0.9375
// acosh 6 = 2.4778887…, nearer to 2.5 than to 2.25: 2.5
// acosh NaN = NaN
func.func @worked_acosh_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 6.0, 0x80]> : tensor<9xf8E4M3B11FNUZ>
  %r = chlo.acosh %x : tensor<9xf8E4M3B11FNUZ> -> tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 0x80, 1.4, 1.8, 0.94, 2.5, 0x80]> : tensor<9xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// acosh 1 = 0, for which the type has no place: NaN
// acosh 0.5 = NaN
// acosh 2 = 1.3169579…, nearer to 1 than to 2: 1
// acosh 4 = 2.0634371…, nearer to 2 than to 4: 2
// acosh 16 = 3.4647579…, nearer to 4 than to 2: 4
// acosh 256 = 6.2383208…, nearer to 8 than to 4: 8
// acosh NaN = NaN
func.func @worked_acosh_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 4.0, 16.0, 256.0, 0xFF]> : tensor<7xf8E8M0FNU>
  %r = chlo.acosh %x : tensor<7xf8E8M0FNU> -> tensor<7xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 0xFF, 1.0, 2.0, 4.0, 8.0, 0xFF]> : tensor<7xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @acosh_of_f16E6M9() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 4.29e9, -4.29e9, 0x7E00, 0xFE00, 0x7F00, 0xFF00, 0x7E01, 1.0, 1.01, 1.5, 2.0, 10.0, 1000.0, 60000.0, 0.99, -2.0]> : tensor<24xf16E6M9>
  %r = chlo.acosh %x : tensor<24xf16E6M9> -> tensor<24xf16E6M9>
  check.expect_eq_const %r, dense<[0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 22.88, 0x7F00, 0x7E00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0.0, 0.1396, 0.963, 1.316, 2.992, 7.6, 11.7, 0x7F00, 0x7F00]> : tensor<24xf16E6M9> {shlo.bitwise}
  func.return
}
