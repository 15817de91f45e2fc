// stablehlo.cosine.

func.func @cosine_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.cosine %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.5, 0.0, -0.5, -1.0, -0.5, 1.0, 1.0, 1.0, 0.5, 0.0, -0.5, -1.0, -0.5, 1.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @cosine_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.cosine %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x08080807070606050403030201202122232526272828272725220206080806030808080707060605040303020120212223252627282827272522020608080603"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @cosine_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.cosine %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x0C0C0C0C0C0C0B0B0B0A0A0908050123272A2C2B29050C0A222B0B022C07072C0C0C0C0C0C0C0B0B0B0A0A0908050123272A2C2B29050C0A222B0B022C07072C"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @cosine_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.cosine %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3B3B3B3A3A3938352DB2B7BABCBBB9353C3AB1BB3B30BC3737BC3BB9B93B36AFB237BABCBBB9A93B3AB5BC3930BA3CB2BC343CBB3BBB3A3A393735A5B5B9BBBCBAB4363C33BB7E7E7E7E3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3B3B3B3A3A3938352DB2B7BABCBBB9353C3AB1BB3B30BC3737BC3BB9B93B36AFB237BABCBBB9A93B3AB5BC3930BA3CB2BC343CBB3BBB3A3A393735A5B5B9BBBCBAB4363C33BB7E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @cosine_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.cosine %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x3838383838383838383838383838383838383838383838383838383838383838383838383838383838373737373736363636353434333231312E2A241996A3AAADB2B5B7B8B8B7B5B2A529333738342BA1B7B502363721B4B7332DB82E32B72235A0B338B2A236B72DB79E38A4B72F35B336B838B735B12A7C7C7C7C7C7C7C7C3838383838383838383838383838383838383838383838383838383838383838383838383838383838373737373736363636353434333231312E2A241996A3AAADB2B5B7B8B8B7B5B2A529333738342BA1B7B502363721B4B7332DB82E32B72235A0B338B2A236B72DB79E38A4B72F35B336B838B735B12A7C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @cosine_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.cosine %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x3030303030303030303030302F2F2F2F2F2F2F2F2E2E2E2E2E2E2D2D2D2D2D2C2C2C2B2B2A2929282727262525242322211F1C1814100C09050183878B8F93979BA1A4A7AAACAEAFB0B0B0AFAEACAAA8A59D8D021220272C2F302F2D2822160789A3ADB0AB9E001F2B302D230997A8AF787878787878787878787878787878783030303030303030303030302F2F2F2F2F2F2F2F2E2E2E2E2E2E2D2D2D2D2D2C2C2C2B2B2A2929282727262525242322211F1C1814100C09050183878B8F93979BA1A4A7AAACAEAFB0B0B0AFAEACAAA8A59D8D021220272C2F302F2D2822160789A3ADB0AB9E001F2B302D230997A8AF78787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @cosine_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.cosine %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x3838383838383838383838383838383838383838383838383838383838383838383838383838383838373737373736363636353434333231312E2A241996A3AAADB2B5B7B8B8B7B5B2A529333738342BA1B7B502363721B4B7332DB82E32B72235A0B338B2A236B72DB79E38A4B72F35B336B838B735B12A923036383428AA7F3838383838383838383838383838383838383838383838383838383838383838383838383838383838373737373736363636353434333231312E2A241996A3AAADB2B5B7B8B8B7B5B2A529333738342BA1B7B502363721B4B7332DB82E32B72235A0B338B2A236B72DB79E38A4B72F35B336B838B735B12A923036383428AA7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @cosine_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.cosine %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040403F3F3F3E3E3D3C3931B6BBBEC0BFBD39403EB5BF3F34C03B3BC03FBDBD3F3AB3B63BBEC0BFBDAD3F3EB9C03D34BE40B6C03840BF3FBF3E3E3D3B39A9B9BDBFC0BEB83A4037BF804040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040403F3F3F3E3E3D3C3931B6BBBEC0BFBD39403EB5BF3F34C03B3BC03FBDBD3F3AB3B63BBEC0BFBDAD3F3EB9C03D34BE40B6C03840BF3FBF3E3E3D3B39A9B9BDBFC0BEB83A4037BF"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @cosine_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.cosine %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040403F3F3F3F3F3E3E3E3E3D3C3C3B3A393936322C219EABB2B5BABDBFC0C0BFBDBAAD313B3F403C33A9BFBD053E3F29BCBF3B35C0363ABF2A3DA8BB40BAAA3EBF35BFA640ACBF373DBB3EC040BF3DB932804040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040403F3F3F3F3F3E3E3E3E3D3C3C3B3A393936322C219EABB2B5BABDBFC0C0BFBDBAAD313B3F403C33A9BFBD053E3F29BCBF3B35C0363ABF2A3DA8BB40BAAA3EBF35BFA640ACBF373DBB3EC040BF3DB932"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @cosine_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.cosine %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x58585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858575757575756565656555454535251514E4A4439B6C3CACDD2D5D7D8D8D7D5D2C549535758544BC1D7D519565741D4D7534DD84E52D74280585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858575757575756565656555454535251514E4A4439B6C3CACDD2D5D7D8D8D7D5D2C549535758544BC1D7D519565741D4D7534DD84E52D742"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @cosine_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.cosine %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7EFFFFFFFF7F7EFFFFFF7F7F7F7DFF7DFF7AFF7F7F7F7DFF7EFFFF7EFFFF7F7DFF7EFFFF7CFF7F7DFF7EFFFF7F7EFFFF7F7F7F7EFFFFFFFFFFFF7EFFFFFFFF79FF7F7F7F7F7E7BFF7F7F7EFFFF7CFF7F7EFFFFFFFFFFFF7F7F7F7EFFFFFF7E7AFF7F7F7F7EFFFFFFFFFF7DFF7EFFFFFF7DFF7EFFFF7F7EFFFF7E79FF7F7F7F7FFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @cosine_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, 1.0, 3.14, -3.14, 1.57, 22.0, 355.0, 10000.0]> : tensor<23xf16>
  %r = stablehlo.cosine %x : tensor<23xf16>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -0.2206, -0.2206, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0.995, 0.5405, -1.0, -1.0, 0.0004838, -1.0, -1.0, -0.952]> : tensor<23xf16> {shlo.bitwise}
  func.return
}

func.func @cosine_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, 1.0, 3.14, -3.14, 1.57, 22.0, 356.0, 10000.0]> : tensor<23xbf16>
  %r = stablehlo.cosine %x : tensor<23xbf16>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.162, 0.162, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.996, 0.54, -1.0, -1.0, 0.000484, -1.0, -0.54, 1.0]> : tensor<23xbf16> {shlo.bitwise}
  func.return
}

func.func @cosine_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, 1.0, 3.140625, -3.140625, 1.5703125, 22.0, 355.0, 10000.0]> : tensor<23xf32>
  %r = stablehlo.cosine %x : tensor<23xf32>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.853021, 0.853021, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.9950042, 0.5403023, -0.9999995, -0.9999995, 0.00048382676, -0.99996084, -1.0, -0.95215535]> : tensor<23xf32> {shlo.bitwise}
  func.return
}

func.func @cosine_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, 1.0, 3.140625, -3.140625, 1.5703125, 22.0, 355.0, 10000.0]> : tensor<23xf64>
  %r = stablehlo.cosine %x : tensor<23xf64>
  %expected_r = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -0.9999876894265599, -0.9999876894265599, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.9950041652780258, 0.5403023058681398, -0.9999995318233016, -0.9999995318233016, 0.0004838267760202487, -0.9999608263946371, -0.999999999545659, -0.9521553682590148]> : tensor<23xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<23xf64>, tensor<23xf64>
  func.return
}

func.func @cosine_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.cosine %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(1.6572479, -0.7680009), (0.091582276, 0.8202568), (-0.46925798, 0.4738306), (9.754683, -2.478462)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @cosine_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.cosine %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(1.6572478640539148, -0.7680009178735728), (0.09158227260398998, 0.8202568175066205), (-0.4692579782290534, 0.473830620416407), (9.754682765293259, -2.478461920357826)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// cosine 0 = 1
// cosine (-0) = 1
// cosine 1 = 0.54030231…, nearer to 0.5 than to 1: 0.5
// cosine (-1) = 0.54030231…, nearer to 0.5 than to 1: 0.5
// cosine 0.5 = 0.87758256…, nearer to 1 than to 0.5: 1
// cosine 2 = -0.41614684…, nearer to 0.5 in magnitude than to 0: -0.5
// cosine 3 = -0.9899925…, nearer to 1 in magnitude than to 0.5: -1
// cosine (-2) = -0.41614684…, nearer to 0.5 in magnitude than to 0: -0.5
// cosine 1.5 = 0.070737202…, nearer to 0 than to 0.5: 0
// cosine (-1.5) = 0.070737202…, nearer to 0 than to 0.5: 0
func.func @worked_cosine_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 1.5, -1.5]> : tensor<10xf4E2M1FN>
  %r = stablehlo.cosine %x : tensor<10xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.5, 0.5, 1.0, -0.5, -1.0, -0.5, 0.0, 0.0]> : tensor<10xf4E2M1FN> {shlo.bitwise}
  func.return
}

// cosine 0 = 1
// cosine (-0) = 1
// cosine 1 = 0.54030231…, nearer to 0.5 than to 0.625: 0.5
// cosine (-1) = 0.54030231…, nearer to 0.5 than to 0.625: 0.5
// cosine 3 = -0.9899925…, nearer to 1 in magnitude than to 0.875: -1
// cosine (-3) = -0.9899925…, nearer to 1 in magnitude than to 0.875: -1
// cosine 1.5 = 0.070737202…, nearer to 0.125 than to 0: 0.125
// cosine (-1.5) = 0.070737202…, nearer to 0.125 than to 0: 0.125
// cosine 1.625 = -0.054177135…, nearer to 0 in magnitude than to 0.125: -0
// cosine (-1.625) = -0.054177135…, nearer to 0 in magnitude than to 0.125: -0
func.func @worked_cosine_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 3.0, -3.0, 1.5, -1.5, 1.625, -1.625]> : tensor<10xf6E2M3FN>
  %r = stablehlo.cosine %x : tensor<10xf6E2M3FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.5, 0.5, -1.0, -1.0, 0.1, 0.1, -0.0, -0.0]> : tensor<10xf6E2M3FN> {shlo.bitwise}
  func.return
}

// cosine 0 = 1
// cosine (-0) = 1
// cosine 1 = 0.54030231…, nearer to 0.5 than to 0.625: 0.5
// cosine (-1) = 0.54030231…, nearer to 0.5 than to 0.625: 0.5
// cosine 2 = -0.41614684…, nearer to 0.4375 in magnitude than to 0.375: -0.4375
// cosine 3 = -0.9899925…, nearer to 1 in magnitude than to 0.875: -1
// cosine 1.5 = 0.070737202…, nearer to 0.0625 than to 0.125: 0.0625
// cosine (-1.5) = 0.070737202…, nearer to 0.0625 than to 0.125: 0.0625
// cosine 1.75 = -0.17824606…, nearer to 0.1875 in magnitude than to 0.125: -0.1875
// cosine (-1.75) = -0.17824606…, nearer to 0.1875 in magnitude than to 0.125: -0.1875
func.func @worked_cosine_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 1.5, -1.5, 1.75, -1.75]> : tensor<10xf6E3M2FN>
  %r = stablehlo.cosine %x : tensor<10xf6E3M2FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.5, 0.5, -0.44, -1.0, 0.06, 0.06, -0.2, -0.2]> : tensor<10xf6E3M2FN> {shlo.bitwise}
  func.return
}

// cosine 0 = 1
// cosine (-0) = 1
// cosine 1 = 0.54030231…, nearer to 0.5 than to 0.625: 0.5
// cosine (-1) = 0.54030231…, nearer to 0.5 than to 0.625: 0.5
// cosine 2 = -0.41614684…, nearer to 0.4375 in magnitude than to 0.375: -0.4375
// cosine 3 = -0.9899925…, nearer to 1 in magnitude than to 0.875: -1
// cosine inf = NaN
// cosine NaN = NaN
// cosine (-inf) = NaN
func.func @worked_cosine_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 0x7C, 0x7D, 0xFC]> : tensor<9xf8E5M2>
  %r = stablehlo.cosine %x : tensor<9xf8E5M2>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.5, 0.5, -0.44, -1.0, 0x7E, 0x7E, 0x7E]> : tensor<9xf8E5M2> {shlo.bitwise}
  func.return
}

// cosine 0 = 1
// cosine (-0) = 1
// cosine 1 = 0.54030231…, nearer to 0.5625 than to 0.5: 0.5625
// cosine (-1) = 0.54030231…, nearer to 0.5625 than to 0.5: 0.5625
// cosine 0.5 = 0.87758256…, nearer to 0.875 than to 0.9375: 0.875
// cosine 2 = -0.41614684…, nearer to 0.40625 in magnitude than to 0.4375: -0.40625
// cosine 11 = 0.004425698…, nearer to 2^-8 than to 0.005859375: 2^-8
// cosine (-11) = 0.004425698…, nearer to 2^-8 than to 0.005859375: 2^-8
// cosine inf = NaN
// cosine NaN = NaN
// cosine (-inf) = NaN
func.func @worked_cosine_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 11.0, -11.0, 0x78, 0x79, 0xF8]> : tensor<11xf8E4M3>
  %r = stablehlo.cosine %x : tensor<11xf8E4M3>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.56, 0.56, 0.9, -0.4, 0.004, 0.004, 0x7C, 0x7C, 0x7C]> : tensor<11xf8E4M3> {shlo.bitwise}
  func.return
}

// cosine 0 = 1
// cosine (-0) = 1
// cosine 1 = 0.54030231…, nearer to 0.53125 than to 0.5625: 0.53125
// cosine (-1) = 0.54030231…, nearer to 0.53125 than to 0.5625: 0.53125
// cosine 2 = -0.41614684…, nearer to 0.421875 in magnitude than to 0.40625: -0.421875
// cosine 3 = -0.9899925…, nearer to 1 in magnitude than to 0.96875: -1
// cosine 1.5 = 0.070737202…, nearer to 0.078125 than to 0.0625: 0.078125
// cosine 8 = -0.14550003…, nearer to 0.140625 in magnitude than to 0.15625: -0.140625
// cosine 11 = 0.004425698…, nearer to 0 than to 2^-6: 0
// cosine inf = NaN
// cosine NaN = NaN
// cosine (-inf) = NaN
func.func @worked_cosine_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 1.5, 8.0, 11.0, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = stablehlo.cosine %x : tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.53, 0.53, -0.42, -1.0, 0.08, -0.14, 0.0, 0x78, 0x78, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// cosine 0 = 1
// cosine (-0) = 1
// cosine 1 = 0.54030231…, nearer to 0.5625 than to 0.5: 0.5625
// cosine (-1) = 0.54030231…, nearer to 0.5625 than to 0.5: 0.5625
// cosine 0.5 = 0.87758256…, nearer to 0.875 than to 0.9375: 0.875
// cosine 2 = -0.41614684…, nearer to 0.40625 in magnitude than to 0.4375: -0.40625
// cosine 11 = 0.004425698…, nearer to 2^-8 than to 0.005859375: 2^-8
// cosine (-11) = 0.004425698…, nearer to 2^-8 than to 0.005859375: 2^-8
// cosine NaN = NaN
func.func @worked_cosine_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 11.0, -11.0, 0x7F]> : tensor<9xf8E4M3FN>
  %r = stablehlo.cosine %x : tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.56, 0.56, 0.9, -0.4, 0.004, 0.004, 0x7F]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

// cosine 0 = 1
// cosine 1 = 0.54030231…, nearer to 0.5 than to 0.625: 0.5
// cosine (-1) = 0.54030231…, nearer to 0.5 than to 0.625: 0.5
// cosine 2 = -0.41614684…, nearer to 0.4375 in magnitude than to 0.375: -0.4375
// cosine 3 = -0.9899925…, nearer to 1 in magnitude than to 0.875: -1
// cosine NaN = NaN
func.func @worked_cosine_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, 0x80]> : tensor<6xf8E5M2FNUZ>
  %r = stablehlo.cosine %x : tensor<6xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[1.0, 0.5, 0.5, -0.44, -1.0, 0x80]> : tensor<6xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// cosine 0 = 1
// cosine 1 = 0.54030231…, nearer to 0.5625 than to 0.5: 0.5625
// cosine (-1) = 0.54030231…, nearer to 0.5625 than to 0.5: 0.5625
// cosine 0.5 = 0.87758256…, nearer to 0.875 than to 0.9375: 0.875
// cosine 2 = -0.41614684…, nearer to 0.40625 in magnitude than to 0.4375: -0.40625
// cosine 11 = 0.004425698…, nearer to 0.0048828125 than to 2^-8: 0.0048828125
// cosine (-11) = 0.004425698…, nearer to 0.0048828125 than to 2^-8: 0.0048828125
// cosine NaN = NaN
func.func @worked_cosine_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 11.0, -11.0, 0x80]> : tensor<8xf8E4M3FNUZ>
  %r = stablehlo.cosine %x : tensor<8xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[1.0, 0.56, 0.56, 0.9, -0.4, 0.005, 0.005, 0x80]> : tensor<8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// cosine 0 = 1
// cosine 1 = 0.54030231…, nearer to 0.5625 than to 0.5: 0.5625
// cosine (-1) = 0.54030231…, nearer to 0.5625 than to 0.5: 0.5625
// cosine 0.5 = 0.87758256…, nearer to 0.875 than to 0.9375: 0.875
// cosine 2 = -0.41614684…, nearer to 0.40625 in magnitude than to 0.4375: -0.40625
// cosine NaN = NaN
func.func @worked_cosine_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 0x80]> : tensor<6xf8E4M3B11FNUZ>
  %r = stablehlo.cosine %x : tensor<6xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[1.0, 0.56, 0.56, 0.9, -0.4, 0x80]> : tensor<6xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// cosine 1 = 0.54030231…, nearer to 0.5 than to 1: 0.5
// cosine 0.5 = 0.87758256…, nearer to 1 than to 0.5: 1
// cosine 2 = -0.41614684…, for which the type has no place: NaN
// cosine 0.25 = 0.96891242…, nearer to 1 than to 0.5: 1
// cosine 4 = -0.65364362…, for which the type has no place: NaN
// cosine 8192 = 0.29280181…, nearer to 0.25 than to 0.5: 0.25
// cosine 2^-111 = 1
// cosine 2^-112 = 1
// cosine NaN = NaN
func.func @worked_cosine_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 4.0, 8192.0, 4.0e-34, 2.0e-34, 0xFF]> : tensor<9xf8E8M0FNU>
  %r = stablehlo.cosine %x : tensor<9xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0.5, 1.0, 0xFF, 1.0, 0xFF, 0.2, 1.0, 1.0, 0xFF]> : tensor<9xf8E8M0FNU> {shlo.bitwise}
  func.return
}
