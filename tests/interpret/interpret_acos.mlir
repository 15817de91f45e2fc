// chlo.acos: NaN outside [-1, 1].

func.func @acos_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.acos %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.5, 1.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.5, 2.0, 3.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @acos_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.acos %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x0D0C0B09080706040020202020202020202020202020202020202020202020200D0E0F1010111213152020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @acos_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.acos %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x0E0E0E0E0D0D0D0C0C0B0A0800202020202020202020202020202020202020200E0F0F0F0F101010101011111220202020202020202020202020202020202020"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @acos_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.acos %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3D3D3D3D3C3C3B3A38007E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3E3F3F3F3F3F3F3F3F3F3F40404040404141427E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @acos_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.acos %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x3D3D3D3D3D3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3B3B3B3B3B3B3B3B3A3A3A39393939383836353432302B007C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3E3E3E3E3E3E3E3E3E3F3F3F3F404040404041414142424343457C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @acos_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.acos %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x393939383838383737373736363636353535353434343433333332323232313131302F2E2D2B2A2927262422201C1710007878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787839393A3A3A3A3B3B3B3B3C3C3C3C3D3D3D3D3E3E3E3E3F3F3F40404040404041414141424242434343444445454646474978787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @acos_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.acos %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x3D3D3D3D3D3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3B3B3B3B3B3B3B3B3A3A3A39393939383836353432302B007F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3D3E3E3E3E3E3E3E3E3E3F3F3F3F404040404041414142424343457F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @acos_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.acos %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424141414140403F3E3C008080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808042424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242434343434343434343434444444444454546808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @acos_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.acos %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x454545454545454545444444444444444444444444444444444444444444444444444444444444444443434343434343434242424141414140403E3D3C3A3833008080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808045454545454545454545454545454545454545454545454545454545454545454545454545454646464646464646464747474748484848484949494A4A4B4B4D808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @acos_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.acos %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5B5B5B5B5B5B5B5B5A5A5A59595959585856555452504B00808080808080808080808080808080808080808080808080808080808080808080808080808080805D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5E5E5E5E5E5E5E5E5E5F5F5F5F60606060606161616262636365808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @acos_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.acos %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080807F7F7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @acos_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<24xf16>
  %r = chlo.acos %x : tensor<24xf16> -> tensor<24xf16>
  check.expect_eq_const %r, dense<[1.57, 1.57, 1.57, 1.57, 1.57, 1.571, 1.57, 1.571, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 1.471, 1.047, 2.094, 0.1399, 0.0, 3.14, 0x7E00, 1.569, 2.418]> : tensor<24xf16> {shlo.bitwise}
  func.return
}

func.func @acos_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<24xbf16>
  %r = chlo.acos %x : tensor<24xbf16> -> tensor<24xbf16>
  check.expect_eq_const %r, dense<[1.57, 1.57, 1.57, 1.57, 1.57, 1.57, 1.57, 1.57, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 1.47, 1.05, 2.1, 0.153, 0.0, 3.14, 0x7FC0, 1.57, 2.42]> : tensor<24xbf16> {shlo.bitwise}
  func.return
}

func.func @acos_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<24xf32>
  %r = chlo.acos %x : tensor<24xf32> -> tensor<24xf32>
  check.expect_eq_const %r, dense<[1.5707964, 1.5707964, 1.5707964, 1.5707964, 1.5707964, 1.5707964, 1.5707964, 1.5707964, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 1.4706289, 1.0471976, 2.0943952, 0.14153941, 0.0, 3.1415927, 0x7FC00000, 1.5697963, 2.4188583]> : tensor<24xf32> {shlo.bitwise}
  func.return
}

func.func @acos_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<24xf64>
  %r = chlo.acos %x : tensor<24xf64> -> tensor<24xf64>
  %expected_r = stablehlo.constant dense<[1.5707963267948966, 1.5707963267948966, 1.5707963267948966, 1.5707963267948966, 1.5707963267948966, 1.5707963267948966, 1.5707963267948966, 1.5707963267948966, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 1.4706289056333368, 1.0471975511965979, 2.0943951023931957, 0.1415394733244273, 0.0, 3.141592653589793, 0x7FF8000000000000, 1.56979632662823, 2.4188584057763776]> : tensor<24xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<24xf64>, tensor<24xf64>
  func.return
}

func.func @acos_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f32>>
  %r = chlo.acos %x : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(1.262815, -1.0855765), (2.5950844, -1.1627921), (0.27775425, 1.3618009), (1.6497136, 1.8214042), (0.03162014, -0.031625412), (1.571503, -0.88208073)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  func.return
}

func.func @acos_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f64>>
  %r = chlo.acos %x : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(1.262814955222778, -1.0855765577207785), (2.595084383998309, -1.1627920981631037), (0.27775425655771396, 1.3618009008578458), (1.6497136069935998, 1.8214041607957312), (0.031620140777549786, -0.0316254112399638), (1.571503080081618, -0.8820806937417598)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  func.return
}

// acos 0 = 1.5707963…, nearer to 1.5 than to 2: 1.5
// acos (-0) = 1.5707963…, nearer to 1.5 than to 2: 1.5
// acos 1 = 0
// acos 2 = NaN, which the type lacks: -0
// acos 3 = NaN, which the type lacks: -0
// acos (-2) = NaN, which the type lacks: -0
func.func @worked_acos_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 2.0, 3.0, -2.0]> : tensor<6xf4E2M1FN>
  %r = chlo.acos %x : tensor<6xf4E2M1FN> -> tensor<6xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.5, 1.5, 0.0, -0.0, -0.0, -0.0]> : tensor<6xf4E2M1FN> {shlo.bitwise}
  func.return
}

// acos 0 = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// acos (-0) = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// acos 1 = 0
// acos 0.5 = 1.0471976…, nearer to 1 than to 1.125: 1
// acos 2 = NaN, which the type lacks: -0
// acos 3 = NaN, which the type lacks: -0
// acos (-0.5) = 2.0943951…, nearer to 2 than to 2.25: 2
// acos (-2) = NaN, which the type lacks: -0
// acos 0.75 = 0.72273425…, nearer to 0.75 than to 0.625: 0.75
// acos 0.625 = 0.89566479…, nearer to 0.875 than to 1: 0.875
// acos 0.875 = 0.50536051…, nearer to 0.5 than to 0.625: 0.5
func.func @worked_acos_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.5, 2.0, 3.0, -0.5, -2.0, 0.75, 0.625, 0.875]> : tensor<11xf6E2M3FN>
  %r = chlo.acos %x : tensor<11xf6E2M3FN> -> tensor<11xf6E2M3FN>
  check.expect_eq_const %r, dense<[1.6, 1.6, 0.0, 1.0, -0.0, -0.0, 2.0, -0.0, 0.8, 0.9, 0.5]> : tensor<11xf6E2M3FN> {shlo.bitwise}
  func.return
}

// acos 0 = 1.5707963…, nearer to 1.5 than to 1.75: 1.5
// acos (-0) = 1.5707963…, nearer to 1.5 than to 1.75: 1.5
// acos 1 = 0
// acos 2 = NaN, which the type lacks: -0
// acos 3 = NaN, which the type lacks: -0
// acos (-2) = NaN, which the type lacks: -0
// acos 0.125 = 1.4454685…, nearer to 1.5 than to 1.25: 1.5
// acos 0.75 = 0.72273425…, nearer to 0.75 than to 0.625: 0.75
func.func @worked_acos_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 2.0, 3.0, -2.0, 0.125, 0.75]> : tensor<8xf6E3M2FN>
  %r = chlo.acos %x : tensor<8xf6E3M2FN> -> tensor<8xf6E3M2FN>
  check.expect_eq_const %r, dense<[1.5, 1.5, 0.0, -0.0, -0.0, -0.0, 1.5, 0.8]> : tensor<8xf6E3M2FN> {shlo.bitwise}
  func.return
}

// acos 0 = 1.5707963…, nearer to 1.5 than to 1.75: 1.5
// acos (-0) = 1.5707963…, nearer to 1.5 than to 1.75: 1.5
// acos 1 = 0
// acos 2 = NaN
// acos (-2) = NaN
// acos 0.125 = 1.4454685…, nearer to 1.5 than to 1.25: 1.5
// acos 0.75 = 0.72273425…, nearer to 0.75 than to 0.625: 0.75
// acos inf = NaN
// acos NaN = NaN
// acos (-inf) = NaN
func.func @worked_acos_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 2.0, -2.0, 0.125, 0.75, 0x7C, 0x7D, 0xFC]> : tensor<10xf8E5M2>
  %r = chlo.acos %x : tensor<10xf8E5M2> -> tensor<10xf8E5M2>
  check.expect_eq_const %r, dense<[1.5, 1.5, 0.0, 0x7E, 0x7E, 1.5, 0.8, 0x7E, 0x7E, 0x7E]> : tensor<10xf8E5M2> {shlo.bitwise}
  func.return
}

// acos 0 = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// acos (-0) = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// acos 1 = 0
// acos 0.5 = 1.0471976…, nearer to 1 than to 1.125: 1
// acos 2 = NaN
// acos (-0.5) = 2.0943951…, nearer to 2 than to 2.25: 2
// acos (-2) = NaN
// acos inf = NaN
// acos NaN = NaN
// acos (-inf) = NaN
func.func @worked_acos_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.5, 2.0, -0.5, -2.0, 0x78, 0x79, 0xF8]> : tensor<10xf8E4M3>
  %r = chlo.acos %x : tensor<10xf8E4M3> -> tensor<10xf8E4M3>
  check.expect_eq_const %r, dense<[1.6, 1.6, 0.0, 1.0, 0x7C, 2.0, 0x7C, 0x7C, 0x7C, 0x7C]> : tensor<10xf8E4M3> {shlo.bitwise}
  func.return
}

// acos 0 = 1.5707963…, nearer to 1.5625 than to 1.625: 1.5625
// acos (-0) = 1.5707963…, nearer to 1.5625 than to 1.625: 1.5625
// acos 1 = 0
// acos 0.5 = 1.0471976…, nearer to 1.0625 than to 1: 1.0625
// acos 2 = NaN
// acos (-0.5) = 2.0943951…, nearer to 2.125 than to 2: 2.125
// acos (-2) = NaN
// acos inf = NaN
// acos NaN = NaN
// acos (-inf) = NaN
func.func @worked_acos_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.5, 2.0, -0.5, -2.0, 0x70, 0x71, 0xF0]> : tensor<10xf8E3M4>
  %r = chlo.acos %x : tensor<10xf8E3M4> -> tensor<10xf8E3M4>
  check.expect_eq_const %r, dense<[1.56, 1.56, 0.0, 1.06, 0x78, 2.1, 0x78, 0x78, 0x78, 0x78]> : tensor<10xf8E3M4> {shlo.bitwise}
  func.return
}

// acos 0 = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// acos (-0) = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// acos 1 = 0
// acos 0.5 = 1.0471976…, nearer to 1 than to 1.125: 1
// acos 2 = NaN
// acos (-0.5) = 2.0943951…, nearer to 2 than to 2.25: 2
// acos (-2) = NaN
// acos NaN = NaN
func.func @worked_acos_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.5, 2.0, -0.5, -2.0, 0x7F]> : tensor<8xf8E4M3FN>
  %r = chlo.acos %x : tensor<8xf8E4M3FN> -> tensor<8xf8E4M3FN>
  check.expect_eq_const %r, dense<[1.6, 1.6, 0.0, 1.0, 0x7F, 2.0, 0x7F, 0x7F]> : tensor<8xf8E4M3FN> {shlo.bitwise}
  func.return
}

// acos 0 = 1.5707963…, nearer to 1.5 than to 1.75: 1.5
// acos 1 = 0
// acos (-1) = 3.1415927…, nearer to 3 than to 3.5: 3
// acos 2 = NaN
// acos (-2) = NaN
// acos 0.125 = 1.4454685…, nearer to 1.5 than to 1.25: 1.5
// acos 0.75 = 0.72273425…, nearer to 0.75 than to 0.625: 0.75
// acos NaN = NaN
func.func @worked_acos_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 0.125, 0.75, 0x80]> : tensor<8xf8E5M2FNUZ>
  %r = chlo.acos %x : tensor<8xf8E5M2FNUZ> -> tensor<8xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[1.5, 0.0, 3.0, 0x80, 0x80, 1.5, 0.8, 0x80]> : tensor<8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// acos 0 = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// acos 1 = 0
// acos (-1) = 3.1415927…, nearer to 3.25 than to 3: 3.25
// acos 0.5 = 1.0471976…, nearer to 1 than to 1.125: 1
// acos 2 = NaN
// acos (-0.5) = 2.0943951…, nearer to 2 than to 2.25: 2
// acos (-2) = NaN
// acos NaN = NaN
func.func @worked_acos_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0x80]> : tensor<8xf8E4M3FNUZ>
  %r = chlo.acos %x : tensor<8xf8E4M3FNUZ> -> tensor<8xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[1.6, 0.0, 3.2, 1.0, 0x80, 2.0, 0x80, 0x80]> : tensor<8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// acos 0 = 1.5707963…, nearer to 1.625 than to 1.5: 1.625
// acos 1 = 0
// acos (-1) = 3.1415927…, nearer to 3.25 than to 3: 3.25
// acos 0.5 = 1.0471976…, nearer to 1 than to 1.125: 1
// acos 2 = NaN
// acos (-0.5) = 2.0943951…, nearer to 2 than to 2.25: 2
// acos (-2) = NaN
// acos NaN = NaN
func.func @worked_acos_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %r = chlo.acos %x : tensor<8xf8E4M3B11FNUZ> -> tensor<8xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[1.6, 0.0, 3.2, 1.0, 0x80, 2.0, 0x80, 0x80]> : tensor<8xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// acos 1 = 0, for which the type has no place: NaN
// acos 0.5 = 1.0471976…, nearer to 1 than to 2: 1
// acos 2 = NaN
// acos 0.25 = 1.3181161…, nearer to 1 than to 2: 1
// acos 0.0625 = 1.5082556…, nearer to 2 than to 1: 2
// acos 2^-5 = 1.5395412…, nearer to 2 than to 1: 2
// acos NaN = NaN
func.func @worked_acos_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 0.0625, 0.03125, 0xFF]> : tensor<7xf8E8M0FNU>
  %r = chlo.acos %x : tensor<7xf8E8M0FNU> -> tensor<7xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 1.0, 0xFF, 1.0, 2.0, 2.0, 0xFF]> : tensor<7xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @acos_of_f16E6M9() {
  %x = stablehlo.constant dense<[0.0, -0.0, 2.0e-12, -2.0e-12, 9.3e-10, -9.3e-10, 9.31e-10, -9.31e-10, 4.29e9, -4.29e9, 0x7E00, 0xFE00, 0x7F00, 0xFF00, 0x7E01, 0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 0.001, -0.75]> : tensor<24xf16E6M9>
  %r = chlo.acos %x : tensor<24xf16E6M9> -> tensor<24xf16E6M9>
  check.expect_eq_const %r, dense<[1.57, 1.57, 1.57, 1.57, 1.57, 1.57, 1.57, 1.57, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 0x7F00, 1.47, 1.047, 2.094, 0.14, 0.0, 3.14, 0x7F00, 1.57, 2.418]> : tensor<24xf16E6M9> {shlo.bitwise}
  func.return
}
