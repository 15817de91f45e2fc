// stablehlo.exponential.

func.func @exponential_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.exponential %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.0, 1.5, 3.0, 4.0, 6.0, 6.0, 6.0, 6.0, 1.0, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @exponential_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.exponential %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x08090A0C0D0F101213141618191A1C1D1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F0807060505040403030302020202010101010101000000000000000000000000"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @exponential_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.exponential %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x0C0C0D0D0D0D0E0E0F0F101111131416171A1D1F1F1F1F1F1F1F1F1F1F1F1F1F0C0C0B0B0A0A0909090808070605040302010100000000000000000000000000"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @exponential_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.exponential %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3D3D3D3D3D3D3E3E3F3F404141434446474A4D5053595E646A757C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7E7E7E3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3B3B3B3B3B3B3A3A3A39393938383736353332302D2A28251F19130D030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @exponential_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.exponential %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x38383838383838383838383838383838383838383838383839393939393939393939393A3A3A3A3A3A3B3B3B3C3C3C3D3D3E3F404041424243444648494A4C4D4F5154585A5D6063666B71777878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787C7C7C7C7C7C7C383838383838383838383838383838383837373737373737373737373736363636363635353535353434343333333232323131302F2E2D2D2C2A292826252322211D1B1815120F0C090603020101000000000000000000000000000000000000000000000000000000000000000000000000000000000000007C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @exponential_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.exponential %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x3030313131313232323233333334343435353536363637373738383839393A3A3A3B3C3D3E3F404041414243434444454647494A4C4E50515253545657595A5C5E616366686C6F70707070707070707070707070707070707070707070707070707070707070707070707070707070707078787878787878787878787878787830302F2F2E2E2D2D2C2C2B2B2B2A2A2929292828272727262626252525242424232322222121201F1E1D1C1C1B1A1918181615141211100F0E0D0D0C0B0A0A0909080706050504040303020202020201010101010000000000000000000000000000000000000000000000000000000000787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @exponential_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.exponential %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x38383838383838383838383838383838383838383838383839393939393939393939393A3A3A3A3A3A3B3B3B3C3C3C3D3D3E3F404041424243444648494A4C4D4F5154585A5D6063666B71777D7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F383838383838383838383838383838383837373737373737373737373736363636363635353535353434343333333232323131302F2E2D2D2C2A292826252322211D1B1815120F0C090603020101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @exponential_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.exponential %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404141414141414242434344454547484A4B4E5154575D62686E798080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080804040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040403F3F3F3F3F3F3E3E3E3D3D3D3C3C3B3A39373634312E2C29231D1711060100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @exponential_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.exponential %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x40404040404040404040404040404040404040404040404040404040404040404141414141414141414141424242424242434343444444454546474848494A4A4B4C4E505152545557595C606265686B6E73797F8080808080808080808080808080808080808080808080808080808080808080808080808080808080808080804040404040404040404040404040404040404040404040403F3F3F3F3F3F3F3F3F3F3F3F3E3E3E3E3E3E3D3D3D3D3D3C3C3C3B3B3B3A3A3A39393837363535343231302E2D2B2A292523201D1A1714110B07040302010100000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @exponential_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.exponential %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585859595959595959595959595A5A5A5A5A5A5B5B5B5C5C5C5D5D5E5F606061626263646668696A6C6D6F7174787A7D80808080808080808080808080808080808080808080808080808058585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585857575757575757575757575756565656565655555555555454545353535252525151504F4E4D4D4C4A494846454342413D3B3835322F2C29231E18120C070503010000000000000000000000000000"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @exponential_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.exponential %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F808082858A96ADDBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @exponential_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E003C00BC804580C580498C4960CC8B558D5578D580D6"> : tensor<27xf16>
  %r = stablehlo.exponential %x : tensor<27xf16>
  check.expect_eq_const %r, dense<"0x003C003C003C003C003C003C003C003C007C0000007C0000007E007E007E6C3C7041E335A65B2F1C4F7B007C0000007C007C00000000"> : tensor<27xf16> {shlo.bitwise}
  func.return
}

func.func @exponential_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D803F80BFB040B0C0304131418CC1B142B242AFC2D0C2"> : tensor<27xbf16>
  %r = stablehlo.exponential %x : tensor<27xbf16>
  check.expect_eq_const %r, dense<"0x803F803F803F803F803F803F803F803F807F0000807F0000C07FC07FC07F8D3F2E40BC3E7543863B6A477947D8324D7F807F6D000000"> : tensor<27xbf16> {shlo.bitwise}
  func.return
}

func.func @exponential_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000803F000080BF0000B0400000B0C000003041A470314100008CC16666B1429A99B1420000AFC20000D0C2"> : tensor<27xf32>
  %r = stablehlo.exponential %x : tensor<27xf32>
  check.expect_eq_const %r, dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000807F000000000000807F000000000000C07F0000C07F0000C07F3E768D3F54F82D40B25ABC3E22B1744353EA853B24E26947C2E87F4775B1D732FC377A7F0000807FBCB26C0000000000"> : tensor<27xf32> {shlo.bitwise}
  func.return
}

func.func @exponential_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000F03F000000000000F0BF000000000000164000000000000016C00000000000002640AE47E17A142E264000000000008031C0CDCCCCCCCC2C564033333333333356400000000000E055C00000000000005AC0"> : tensor<27xf64>
  %r = stablehlo.exponential %x : tensor<27xf64>
  %expected_r = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F07F0000000000000000000000000000F07F0000000000000000000000000000F87F000000000000F87F000000000000F87FD4005AB3C7AEF13F6957148B0ABF054038EF2C36568BD73FF6BB214F24966E402877CA5A4ABD703F7F4FEE88443CED405BCA3EE017FDEF4064467C922EF65A3E5CAEFFBB0547EF478AFC066C9048F1474A82ABEAAE2C0B38339E52686B1E8F36"> : tensor<27xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<27xf64>, tensor<27xf64>
  func.return
}

func.func @exponential_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.exponential %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.5198787, 1.5646111), (0.16326186, 0.15209417), (6.4845066, -3.5425022), (-0.77100694, -0.10990437)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @exponential_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.exponential %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.5198786860084936, 1.5646111274988195), (0.16326185449063912, 0.15209416568738368), (6.484506781251243, -3.5425022000064983), (-0.7710069315872421, -0.10990437278406756)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// exponential 0 = 1
// exponential (-0) = 1
// exponential 1 = 2.7182818…, nearer to 3 than to 2: 3
// exponential (-1) = 0.36787944…, nearer to 0.5 than to 0: 0.5
// exponential 0.5 = 1.6487213…, nearer to 1.5 than to 2: 1.5
// exponential 2 = 7.3890561…, nearer to overflow than to 6: 6
// exponential 3 = 20.085537…: overflow, 6
// exponential (-0.5) = 0.60653066…, nearer to 0.5 than to 1: 0.5
// exponential (-2) = 0.13533528…, nearer to 0 than to 0.5: 0
// exponential (-3) = 0.049787068…, nearer to 0 than to 0.5: 0
// exponential 1.5 = 4.4816891…, nearer to 4 than to 6: 4
// exponential 4 = 54.59815…: overflow, 6
func.func @worked_exponential_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, -3.0, 1.5, 4.0]> : tensor<12xf4E2M1FN>
  %r = stablehlo.exponential %x : tensor<12xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 3.0, 0.5, 1.5, 6.0, 6.0, 0.5, 0.0, 0.0, 4.0, 6.0]> : tensor<12xf4E2M1FN> {shlo.bitwise}
  func.return
}

// exponential 0 = 1
// exponential (-0) = 1
// exponential 1 = 2.7182818…, nearer to 2.75 than to 2.5: 2.75
// exponential (-1) = 0.36787944…, nearer to 0.375 than to 0.25: 0.375
// exponential 0.5 = 1.6487213…, nearer to 1.625 than to 1.75: 1.625
// exponential 2 = 7.3890561…, nearer to 7.5 than to 7: 7.5
// exponential 3 = 20.085537…: overflow, 7.5
// exponential (-0.5) = 0.60653066…, nearer to 0.625 than to 0.5: 0.625
// exponential (-2) = 0.13533528…, nearer to 0.125 than to 0.25: 0.125
// exponential (-3) = 0.049787068…, nearer to 0 than to 0.125: 0
// exponential 0.25 = 1.2840254…, nearer to 1.25 than to 1.375: 1.25
// exponential 4 = 54.59815…: overflow, 7.5
func.func @worked_exponential_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, -3.0, 0.25, 4.0]> : tensor<12xf6E2M3FN>
  %r = stablehlo.exponential %x : tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 2.8, 0.4, 1.6, 7.5, 7.5, 0.6, 0.1, 0.0, 1.2, 7.5]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// exponential 0 = 1
// exponential (-0) = 1
// exponential 1 = 2.7182818…, nearer to 2.5 than to 3: 2.5
// exponential (-1) = 0.36787944…, nearer to 0.375 than to 0.3125: 0.375
// exponential 0.5 = 1.6487213…, nearer to 1.75 than to 1.5: 1.75
// exponential 2 = 7.3890561…, nearer to 7 than to 8: 7
// exponential (-2) = 0.13533528…, nearer to 0.125 than to 0.1875: 0.125
// exponential 4 = 54.59815…: overflow, 28
// exponential 5 = 148.41316…: overflow, 28
// exponential (-1.5) = 0.22313016…, nearer to 0.25 than to 0.1875: 0.25
// exponential (-4) = 0.018315639…, nearer to 0 than to 0.0625: 0
// exponential (-5) = 0.006737947…, nearer to 0 than to 0.0625: 0
func.func @worked_exponential_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -2.0, 4.0, 5.0, -1.5, -4.0, -5.0]> : tensor<12xf6E3M2FN>
  %r = stablehlo.exponential %x : tensor<12xf6E3M2FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 2.5, 0.4, 1.8, 7.0, 0.1, 28.0, 28.0, 0.25, 0.0, 0.0]> : tensor<12xf6E3M2FN> {shlo.bitwise}
  func.return
}

// exponential 0 = 1
// exponential (-0) = 1
// exponential 1 = 2.7182818…, nearer to 2.5 than to 3: 2.5
// exponential (-1) = 0.36787944…, nearer to 0.375 than to 0.3125: 0.375
// exponential 0.5 = 1.6487213…, nearer to 1.75 than to 1.5: 1.75
// exponential 2 = 7.3890561…, nearer to 7 than to 8: 7
// exponential 12 = 162754.79…: overflow, inf
// exponential (-10) = 4.539993e-05…, nearer to 4.5776367e-05… than to 2^-15: 4.5776367e-05…
// exponential (-12) = 6.1442124e-06…, nearer to 0 than to 2^-16: 0
// exponential inf = inf
// exponential NaN = NaN
// exponential (-inf) = 0
func.func @worked_exponential_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 12.0, -10.0, -12.0, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = stablehlo.exponential %x : tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[1.0, 1.0, 2.5, 0.4, 1.8, 7.0, 0x7C, 5.0e-5, 0.0, 0x7C, 0x7E, 0.0]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// exponential 0 = 1
// exponential (-0) = 1
// exponential 1 = 2.7182818…, nearer to 2.75 than to 2.5: 2.75
// exponential 0.5 = 1.6487213…, nearer to 1.625 than to 1.75: 1.625
// exponential 6 = 403.42879…: overflow, inf
// exponential (-5) = 0.006737947…, nearer to 0.005859375 than to 2^-7: 0.005859375
// exponential (-7) = 0.00091188197…, nearer to 0 than to 2^-9: 0
// exponential 5.5 = 244.69193…, nearer to 240 than to overflow: 240
// exponential (-4.5) = 0.011108997…, nearer to 0.01171875 than to 0.009765625: 0.01171875
// exponential inf = inf
// exponential NaN = NaN
// exponential (-inf) = 0
func.func @worked_exponential_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.5, 6.0, -5.0, -7.0, 5.5, -4.5, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = stablehlo.exponential %x : tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[1.0, 1.0, 2.8, 1.6, 0x78, 0.006, 0.0, 240.0, 0.012, 0x78, 0x7C, 0.0]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// exponential 0 = 1
// exponential (-0) = 1
// exponential 1 = 2.7182818…, nearer to 2.75 than to 2.625: 2.75
// exponential 0.5 = 1.6487213…, nearer to 1.625 than to 1.6875: 1.625
// exponential 3 = 20.085537…: overflow, inf
// exponential (-2) = 0.13533528…, nearer to 0.140625 than to 0.125: 0.140625
// exponential (-3) = 0.049787068…, nearer to 0.046875 than to 0.0625: 0.046875
// exponential (-5) = 0.006737947…, nearer to 0 than to 2^-6: 0
// exponential 2.75 = 15.642632…, nearer to 15.5 than to overflow: 15.5
// exponential inf = inf
// exponential NaN = NaN
// exponential (-inf) = 0
func.func @worked_exponential_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, 0.5, 3.0, -2.0, -3.0, -5.0, 2.75, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = stablehlo.exponential %x : tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[1.0, 1.0, 2.8, 1.6, 0x70, 0.14, 0.05, 0.0, 15.5, 0x70, 0x78, 0.0]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// exponential 0 = 1
// exponential (-0) = 1
// exponential 1 = 2.7182818…, nearer to 2.75 than to 2.5: 2.75
// exponential (-1) = 0.36787944…, nearer to 0.375 than to 0.34375: 0.375
// exponential 0.5 = 1.6487213…, nearer to 1.625 than to 1.75: 1.625
// exponential 3 = 20.085537…, nearer to 20 than to 22: 20
// exponential 7 = 1096.6332…: overflow, NaN
// exponential (-5) = 0.006737947…, nearer to 0.005859375 than to 2^-7: 0.005859375
// exponential (-6) = 0.0024787522…, nearer to 2^-9 than to 2^-8: 2^-9
// exponential (-7) = 0.00091188197…, nearer to 0 than to 2^-9: 0
// exponential (-4.5) = 0.011108997…, nearer to 0.01171875 than to 0.009765625: 0.01171875
// exponential NaN = NaN
func.func @worked_exponential_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 7.0, -5.0, -6.0, -7.0, -4.5, 0x7F]> : tensor<12xf8E4M3FN>
  %r = stablehlo.exponential %x : tensor<12xf8E4M3FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 2.8, 0.38, 1.6, 20.0, 0x7F, 0.006, 0.002, 0.0, 0.012, 0x7F]> : tensor<12xf8E4M3FN> {shlo.bitwise}
  func.return
}

// exponential 0 = 1
// exponential 1 = 2.7182818…, nearer to 2.5 than to 3: 2.5
// exponential (-1) = 0.36787944…, nearer to 0.375 than to 0.3125: 0.375
// exponential 0.5 = 1.6487213…, nearer to 1.75 than to 1.5: 1.75
// exponential 2 = 7.3890561…, nearer to 7 than to 8: 7
// exponential 12 = 162754.79…: overflow, NaN
// exponential 14 = 1202604.3…: overflow, NaN
// exponential (-14) = 8.3152872e-07…, nearer to 0 than to 2^-17: 0
// exponential (-16) = 1.1253517e-07…, nearer to 0 than to 2^-17: 0
// exponential NaN = NaN
func.func @worked_exponential_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 12.0, 14.0, -14.0, -16.0, 0x80]> : tensor<10xf8E5M2FNUZ>
  %r = stablehlo.exponential %x : tensor<10xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[1.0, 2.5, 0.4, 1.8, 7.0, 0x80, 0x80, 0.0, 0.0, 0x80]> : tensor<10xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// exponential 0 = 1
// exponential 1 = 2.7182818…, nearer to 2.75 than to 2.5: 2.75
// exponential (-1) = 0.36787944…, nearer to 0.375 than to 0.34375: 0.375
// exponential 0.5 = 1.6487213…, nearer to 1.625 than to 1.75: 1.625
// exponential 3 = 20.085537…, nearer to 20 than to 22: 20
// exponential 6 = 403.42879…: overflow, NaN
// exponential 7 = 1096.6332…: overflow, NaN
// exponential (-5) = 0.006737947…, nearer to 0.0068359375 than to 0.005859375: 0.0068359375
// exponential (-8) = 0.00033546263…, nearer to 0 than to 2^-10: 0
// exponential 5.5 = 244.69193…, nearer to 240 than to overflow: 240
// exponential (-5.5) = 0.0040867714…, nearer to 2^-8 than to 0.0048828125: 2^-8
// exponential NaN = NaN
func.func @worked_exponential_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 3.0, 6.0, 7.0, -5.0, -8.0, 5.5, -5.5, 0x80]> : tensor<12xf8E4M3FNUZ>
  %r = stablehlo.exponential %x : tensor<12xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[1.0, 2.8, 0.38, 1.6, 20.0, 0x80, 0x80, 0.007, 0.0, 240.0, 0.004, 0x80]> : tensor<12xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// exponential 0 = 1
// exponential 1 = 2.7182818…, nearer to 2.75 than to 2.5: 2.75
// exponential (-1) = 0.36787944…, nearer to 0.375 than to 0.34375: 0.375
// exponential 0.5 = 1.6487213…, nearer to 1.625 than to 1.75: 1.625
// exponential 3 = 20.085537…, nearer to 20 than to 22: 20
// exponential 4 = 54.59815…: overflow, NaN
// exponential 5 = 148.41316…: overflow, NaN
// exponential (-7) = 0.00091188197…, nearer to 0.00085449219… than to 2^-10: 0.00085449219…
// exponential (-8) = 0.00033546263…, nearer to 0.00036621094… than to 2^-12: 0.00036621094…
// exponential (-9) = 0.0001234098…, nearer to 2^-13 than to 2^-12: 2^-13
// exponential (-10) = 4.539993e-05…, nearer to 0 than to 2^-13: 0
// exponential NaN = NaN
func.func @worked_exponential_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 3.0, 4.0, 5.0, -7.0, -8.0, -9.0, -10.0, 0x80]> : tensor<12xf8E4M3B11FNUZ>
  %r = stablehlo.exponential %x : tensor<12xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[1.0, 2.8, 0.38, 1.6, 20.0, 0x80, 0x80, 0.0009, 0.0004, 0.0001, 0.0, 0x80]> : tensor<12xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// exponential 1 = 2.7182818…, nearer to 2 than to 4: 2
// exponential 0.5 = 1.6487213…, nearer to 2 than to 1: 2
// exponential 2 = 7.3890561…, nearer to 8 than to 4: 8
// exponential 0.25 = 1.2840254…, nearer to 1 than to 2: 1
// exponential 128 = a number beyond 1e30: overflow, NaN
// exponential 256 = a number beyond 1e30: overflow, NaN
// exponential NaN = NaN
func.func @worked_exponential_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 128.0, 256.0, 0xFF]> : tensor<7xf8E8M0FNU>
  %r = stablehlo.exponential %x : tensor<7xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0, 2.0, 8.0, 1.0, 0xFF, 0xFF, 0xFF]> : tensor<7xf8E8M0FNU> {shlo.bitwise}
  func.return
}
