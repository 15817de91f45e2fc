// chlo.erfc.

func.func @erfc_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.erfc %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.5, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @erfc_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.erfc %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x080706050403020201010100000000000000000000000000000000000000000008090A0B0C0D0E0E0F0F0F101010101010101010101010101010101010101010"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @erfc_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.erfc %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x0C0B0B0A0A0909080806050303010100000000000000000000000000000000000C0C0D0D0D0D0E0E0E0E0F0F0F10101010101010101010101010101010101010"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @erfc_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.erfc %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3B3B3B3B3B3B3A3A3A39393838363533312D28231D0F01000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007E7E7E3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3D3D3D3D3D3D3E3E3E3E3F3F3F404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040407E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @erfc_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.erfc %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x3838383838383838383838383838383737373737373737373737373636363636363535353534343434333332323131302F2E2C2B29282624221E1A15110B07040201000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007C7C7C7C7C7C7C38383838383838383838383838383838383838383838383939393939393939393939393A3A3A3A3A3A3A3B3B3B3B3C3C3C3D3D3D3E3E3E3F3F3F3F40404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040407C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @erfc_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.erfc %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x302F2F2E2E2D2D2C2C2B2A2A29292828272726262525242423232222212120201F1D1B1A181715141211100F0E0D0C0B0A0907060504030302020101010101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000078787878787878787878787878787830303131313132323233333333343434343535353536363636373737373838383839393A3A3A3B3B3B3C3C3C3D3D3D3D3D3E3E3F3F3F3F3F3F4040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @erfc_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.erfc %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x3838383838383838383838383838383737373737373737373737373636363636363535353534343434333332323131302F2E2C2B29282624221E1A15110B07040201000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007F38383838383838383838383838383838383838383838383939393939393939393939393A3A3A3A3A3A3A3B3B3B3B3C3C3C3D3D3D3E3E3E3F3F3F3F40404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040407F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @erfc_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.erfc %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x4040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040403F3F3F3F3F3F3E3E3E3D3D3C3C3A393735312C272113030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404041414141414142424242434343444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @erfc_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.erfc %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x40404040404040404040404040404040404040404040403F3F3F3F3F3F3F3F3F3F3F3F3E3E3E3E3E3E3D3D3D3D3C3C3C3C3B3B3A3A3939383736343331302E2C2A26221D19130E0805010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008040404040404040404040404040404040404040404040404040404040404041414141414141414141414142424242424242434343434444444545454646464747474748484848484848484848484848484848484848484848484848484848484848484848484848484848484848484848484848484848484848484848484848"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @erfc_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.erfc %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x58585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585757575757575757575757575656565656565555555554545454535352525151504F4E4C4B49484644423E3A35312B26201A0C030100000000000000000000000000000000000000000000000000000000805858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585959595959595959595959595A5A5A5A5A5A5A5B5B5B5B5C5C5C5D5D5D5E5E5E5F5F5F5F60606060606060606060606060606060606060606060606060606060606060606060606060"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @erfc_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.erfc %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7E7E7C77651F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @erfc_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E00B8003C004100C30044804806491914C0BA"> : tensor<25xf16>
  %r = chlo.erfc %x : tensor<25xf16> -> tensor<25xf16>
  check.expect_eq_const %r, dense<"0x003C003C003C003C003C003C003C003C0000004000000040007E007E007E1A3B153E0931AB0E0040000000000000FE3B123F"> : tensor<25xf16> {shlo.bitwise}
  func.return
}

func.func @erfc_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D00BF803F204060C0804010412141833A58BF"> : tensor<25xbf16>
  %r = chlo.erfc %x : tensor<25xbf16> -> tensor<25xbf16>
  check.expect_eq_const %r, dense<"0x803F803F803F803F803F803F803F803F0000004000000040C07FC07FC07F633FC33F213ED539004084320D030000803FE23F"> : tensor<25xbf16> {shlo.bitwise}
  func.return
}

func.func @erfc_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D000000BF0000803F00002040000060C00000804000001041CDCC20416F12833A000058BF"> : tensor<25xf32>
  %r = chlo.erfc %x : tensor<25xf32> -> tensor<25xf32>
  check.expect_eq_const %r, dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000000000000004000000000000000400000C07F0000C07F0000C07FA135633FBD9FC23F0B13213E2D5CD539FAFFFF3FE96E8432A1C60C03010000000DB67F3F7334E23F"> : tensor<25xf32> {shlo.bitwise}
  func.return
}

func.func @erfc_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E0BF000000000000F03F00000000000004400000000000000CC0000000000000104000000000000022409A99999999192440FCA9F1D24D62503F000000000000EBBF"> : tensor<25xf64>
  %r = chlo.erfc %x : tensor<25xf64> -> tensor<25xf64>
  %expected_r = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000004000000000000000000000000000000040000000000000F87F000000000000F87F000000000000F87F9909B62BB466EC3FE9760CAEF753F83FD5DDFB626122C43F9EAC209B85AB3A3F2FAB8638FFFFFF3FE735BD13DD8D503E8C3FBE22D498613841223407446A913664D93F9EC1F6EF3F70513A6A8E46FC3F"> : tensor<25xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<25xf64>, tensor<25xf64>
  func.return
}

// erfc 0 = 1
// erfc (-0) = 1
// erfc 1 = 0.15729921…, nearer to 0 than to 0.5: 0
// erfc (-1) = 1.8427008…, nearer to 2 than to 1.5: 2
// erfc 0.5 = 0.47950012…, nearer to 0.5 than to 0: 0.5
// erfc 2 = 0.004677735…, nearer to 0 than to 0.5: 0
// erfc (-0.5) = 1.5204999…, nearer to 1.5 than to 2: 1.5
func.func @worked_erfc_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5]> : tensor<7xf4E2M1FN>
  %r = chlo.erfc %x : tensor<7xf4E2M1FN> -> tensor<7xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.0, 2.0, 0.5, 0.0, 1.5]> : tensor<7xf4E2M1FN> {shlo.bitwise}
  func.return
}

// erfc 0 = 1
// erfc (-0) = 1
// erfc 1 = 0.15729921…, nearer to 0.125 than to 0.25: 0.125
// erfc (-1) = 1.8427008…, nearer to 1.875 than to 1.75: 1.875
// erfc 0.5 = 0.47950012…, nearer to 0.5 than to 0.375: 0.5
// erfc 2 = 0.004677735…, nearer to 0 than to 0.125: 0
// erfc 3 = 2.2090497e-05…, nearer to 0 than to 0.125: 0
// erfc (-0.5) = 1.5204999…, nearer to 1.5 than to 1.625: 1.5
// erfc (-2) = 1.9953223…, nearer to 2 than to 1.875: 2
// erfc 0.25 = 0.72367361…, nearer to 0.75 than to 0.625: 0.75
// erfc (-0.25) = 1.2763264…, nearer to 1.25 than to 1.375: 1.25
// erfc 0.75 = 0.28884437…, nearer to 0.25 than to 0.375: 0.25
func.func @worked_erfc_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, 0.25, -0.25, 0.75]> : tensor<12xf6E2M3FN>
  %r = chlo.erfc %x : tensor<12xf6E2M3FN> -> tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.1, 1.9, 0.5, 0.0, 0.0, 1.5, 2.0, 0.8, 1.2, 0.2]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// erfc 0 = 1
// erfc (-0) = 1
// erfc 1 = 0.15729921…, nearer to 0.1875 than to 0.125: 0.1875
// erfc (-1) = 1.8427008…, nearer to 1.75 than to 2: 1.75
// erfc 0.5 = 0.47950012…, nearer to 0.5 than to 0.4375: 0.5
// erfc 2 = 0.004677735…, nearer to 0 than to 0.0625: 0
// erfc 3 = 2.2090497e-05…, nearer to 0 than to 0.0625: 0
// erfc (-0.5) = 1.5204999…, nearer to 1.5 than to 1.75: 1.5
// erfc (-2) = 1.9953223…, nearer to 2 than to 1.75: 2
// erfc 1.25 = 0.077099872…, nearer to 0.0625 than to 0.125: 0.0625
// erfc 0.875 = 0.21592494…, nearer to 0.1875 than to 0.25: 0.1875
func.func @worked_erfc_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, 1.25, 0.875]> : tensor<11xf6E3M2FN>
  %r = chlo.erfc %x : tensor<11xf6E3M2FN> -> tensor<11xf6E3M2FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.2, 1.8, 0.5, 0.0, 0.0, 1.5, 2.0, 0.06, 0.2]> : tensor<11xf6E3M2FN> {shlo.bitwise}
  func.return
}

// erfc 0 = 1
// erfc 1 = 0.15729921…, nearer to 0.15625 than to 0.1875: 0.15625
// erfc (-1) = 1.8427008…, nearer to 1.75 than to 2: 1.75
// erfc 0.5 = 0.47950012…, nearer to 0.5 than to 0.4375: 0.5
// erfc 2 = 0.004677735…, nearer to 0.0048828125 than to 2^-8: 0.0048828125
// erfc 3 = 2.2090497e-05…, nearer to 2^-16 than to 2^-15: 2^-16
// erfc 4 = 1.5417258e-08…, nearer to 0 than to 2^-16: 0
// erfc 5 = 1.5374598e-12…, nearer to 0 than to 2^-16: 0
// erfc inf = 0
// erfc NaN = NaN
// erfc (-inf) = 2
func.func @worked_erfc_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 4.0, 5.0, 0x7C, 0x7D, 0xFC]> : tensor<11xf8E5M2>
  %r = chlo.erfc %x : tensor<11xf8E5M2> -> tensor<11xf8E5M2>
  check.expect_eq_const %r, dense<[1.0, 0.16, 1.8, 0.5, 0.005, 2.0e-5, 0.0, 0.0, 0.0, 0x7E, 2.0]> : tensor<11xf8E5M2> {shlo.bitwise}
  func.return
}

// erfc 0 = 1
// erfc 1 = 0.15729921…, nearer to 0.15625 than to 0.171875: 0.15625
// erfc (-1) = 1.8427008…, nearer to 1.875 than to 1.75: 1.875
// erfc 0.5 = 0.47950012…, nearer to 0.46875 than to 0.5: 0.46875
// erfc 2 = 0.004677735…, nearer to 2^-8 than to 0.005859375: 2^-8
// erfc 3 = 2.2090497e-05…, nearer to 0 than to 2^-9: 0
// erfc (-2) = 1.9953223…, nearer to 2 than to 1.875: 2
// erfc 4 = 1.5417258e-08…, nearer to 0 than to 2^-9: 0
// erfc 1.75 = 0.013328329…, nearer to 0.013671875 than to 0.01171875: 0.013671875
// erfc inf = 0
// erfc NaN = NaN
// erfc (-inf) = 2
func.func @worked_erfc_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 4.0, 1.75, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = chlo.erfc %x : tensor<12xf8E4M3> -> tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[1.0, 0.16, 1.9, 0.47, 0.004, 0.0, 2.0, 0.0, 0.014, 0.0, 0x7C, 2.0]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// erfc 0 = 1
// erfc 1 = 0.15729921…, nearer to 0.15625 than to 0.171875: 0.15625
// erfc (-1) = 1.8427008…, nearer to 1.8125 than to 1.875: 1.8125
// erfc 0.5 = 0.47950012…, nearer to 0.484375 than to 0.46875: 0.484375
// erfc 2 = 0.004677735…, nearer to 0 than to 2^-6: 0
// erfc 3 = 2.2090497e-05…, nearer to 0 than to 2^-6: 0
// erfc (-0.5) = 1.5204999…, nearer to 1.5 than to 1.5625: 1.5
// erfc (-2) = 1.9953223…, nearer to 2 than to 1.9375: 2
// erfc 1.25 = 0.077099872…, nearer to 0.078125 than to 0.0625: 0.078125
// erfc inf = 0
// erfc NaN = NaN
// erfc (-inf) = 2
func.func @worked_erfc_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, 1.25, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = chlo.erfc %x : tensor<12xf8E3M4> -> tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[1.0, 0.16, 1.8, 0.48, 0.0, 0.0, 1.5, 2.0, 0.08, 0.0, 0x78, 2.0]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// erfc 0 = 1
// erfc (-0) = 1
// erfc 1 = 0.15729921…, nearer to 0.15625 than to 0.171875: 0.15625
// erfc (-1) = 1.8427008…, nearer to 1.875 than to 1.75: 1.875
// erfc 0.5 = 0.47950012…, nearer to 0.46875 than to 0.5: 0.46875
// erfc 2 = 0.004677735…, nearer to 2^-8 than to 0.005859375: 2^-8
// erfc 3 = 2.2090497e-05…, nearer to 0 than to 2^-9: 0
// erfc (-2) = 1.9953223…, nearer to 2 than to 1.875: 2
// erfc 4 = 1.5417258e-08…, nearer to 0 than to 2^-9: 0
// erfc 1.75 = 0.013328329…, nearer to 0.013671875 than to 0.01171875: 0.013671875
// erfc 1.875 = 0.0080099423…, nearer to 2^-7 than to 0.009765625: 2^-7
// erfc NaN = NaN
func.func @worked_erfc_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 4.0, 1.75, 1.875, 0x7F]> : tensor<12xf8E4M3FN>
  %r = chlo.erfc %x : tensor<12xf8E4M3FN> -> tensor<12xf8E4M3FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 0.16, 1.9, 0.47, 0.004, 0.0, 2.0, 0.0, 0.014, 0.008, 0x7F]> : tensor<12xf8E4M3FN> {shlo.bitwise}
  func.return
}

// erfc 0 = 1
// erfc 1 = 0.15729921…, nearer to 0.15625 than to 0.1875: 0.15625
// erfc (-1) = 1.8427008…, nearer to 1.75 than to 2: 1.75
// erfc 0.5 = 0.47950012…, nearer to 0.5 than to 0.4375: 0.5
// erfc 2 = 0.004677735…, nearer to 0.0048828125 than to 2^-8: 0.0048828125
// erfc 3 = 2.2090497e-05…, nearer to 2.2888184e-05… than to 2^-16: 2.2888184e-05…
// erfc 4 = 1.5417258e-08…, nearer to 0 than to 2^-17: 0
// erfc 5 = 1.5374598e-12…, nearer to 0 than to 2^-17: 0
// erfc NaN = NaN
func.func @worked_erfc_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 4.0, 5.0, 0x80]> : tensor<9xf8E5M2FNUZ>
  %r = chlo.erfc %x : tensor<9xf8E5M2FNUZ> -> tensor<9xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[1.0, 0.16, 1.8, 0.5, 0.005, 2.0e-5, 0.0, 0.0, 0x80]> : tensor<9xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// erfc 0 = 1
// erfc 1 = 0.15729921…, nearer to 0.15625 than to 0.171875: 0.15625
// erfc (-1) = 1.8427008…, nearer to 1.875 than to 1.75: 1.875
// erfc 0.5 = 0.47950012…, nearer to 0.46875 than to 0.5: 0.46875
// erfc 2 = 0.004677735…, nearer to 0.0048828125 than to 2^-8: 0.0048828125
// erfc 3 = 2.2090497e-05…, nearer to 0 than to 2^-10: 0
// erfc (-2) = 1.9953223…, nearer to 2 than to 1.875: 2
// erfc 4 = 1.5417258e-08…, nearer to 0 than to 2^-10: 0
// erfc 2.25 = 0.0014627166…, nearer to 2^-10 than to 2^-9: 2^-10
// erfc NaN = NaN
func.func @worked_erfc_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 4.0, 2.25, 0x80]> : tensor<10xf8E4M3FNUZ>
  %r = chlo.erfc %x : tensor<10xf8E4M3FNUZ> -> tensor<10xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[1.0, 0.16, 1.9, 0.47, 0.005, 0.0, 2.0, 0.0, 0.001, 0x80]> : tensor<10xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// erfc 0 = 1
// erfc 1 = 0.15729921…, nearer to 0.15625 than to 0.171875: 0.15625
// erfc (-1) = 1.8427008…, nearer to 1.875 than to 1.75: 1.875
// erfc 0.5 = 0.47950012…, nearer to 0.46875 than to 0.5: 0.46875
// erfc 2 = 0.004677735…, nearer to 0.0048828125 than to 0.00439453125: 0.0048828125
// erfc 3 = 2.2090497e-05…, nearer to 0 than to 2^-13: 0
// erfc 4 = 1.5417258e-08…, nearer to 0 than to 2^-13: 0
// erfc 2.5 = 0.00040695202…, nearer to 0.00036621094… than to 2^-11: 0.00036621094…
// erfc NaN = NaN
func.func @worked_erfc_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 4.0, 2.5, 0x80]> : tensor<9xf8E4M3B11FNUZ>
  %r = chlo.erfc %x : tensor<9xf8E4M3B11FNUZ> -> tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[1.0, 0.16, 1.9, 0.47, 0.005, 0.0, 0.0, 0.0004, 0x80]> : tensor<9xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// erfc 1 = 0.15729921…, nearer to 0.125 than to 0.25: 0.125
// erfc 0.5 = 0.47950012…, nearer to 0.5 than to 0.25: 0.5
// erfc 2 = 0.004677735…, nearer to 2^-8 than to 2^-7: 2^-8
// erfc 0.125 = 0.8596838…, nearer to 1 than to 0.5: 1
// erfc 16 = a number below 1e-30: the least value, 2^-127
// erfc 32 = a number below 1e-30: the least value, 2^-127
// erfc NaN = NaN
func.func @worked_erfc_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.125, 16.0, 32.0, 0xFF]> : tensor<7xf8E8M0FNU>
  %r = chlo.erfc %x : tensor<7xf8E8M0FNU> -> tensor<7xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0.1, 0.5, 0.004, 1.0, 6.0e-39, 6.0e-39, 0xFF]> : tensor<7xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @erfc_of_f16E6M9() {
  %x = stablehlo.constant dense<"0x0000008001000180FF01FF8100020082FF7DFFFD007E00FE007F00FF017E333700BC003E804080C10042404483440C2A60BD"> : tensor<25xf16E6M9>
  %r = chlo.erfc %x : tensor<25xf16E6M9> -> tensor<25xf16E6M9>
  check.expect_eq_const %r, dense<"0x003E003E003E003E003E003E003E003E0000004000000040007F007F007F8D3D0A3F843855270040120A00000000FF3D893F"> : tensor<25xf16E6M9> {shlo.bitwise}
  func.return
}
