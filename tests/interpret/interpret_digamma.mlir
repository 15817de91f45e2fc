// chlo.digamma.

func.func @digamma_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.digamma %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0, -2.0, -0.5, 0.0, 0.5, 1.0, 1.5, 1.5, -0.0, 0.0, -0.0, 0.5, -0.0, -0.0, -0.0, -0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @digamma_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.digamma %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x203F3833302C2926252322210001020303050607070809090A0B0C0D0E0E0F10201E140A0029343E201F17100624313D2018093020190B2E200D200E20102010"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @digamma_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.digamma %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x203C383634333231302E2C2A29240104070A0B0C0D0E0F0F1011111111121213201C171412100D09012D323720130A31200C200E202020202020202020202020"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @digamma_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.digamma %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x7EFCF8F5F4F2F1F1F0EEEDEDECEAE9E9E8E6E5E5E4E2E1E1E0DEDDDDDCDAD9D9D8D6D5D5D4D2D1D1D0CFCDCDCCCBCAC9C8C7C6C5C4C3C2C1C0BEBCBAB9B32934373A3B3C3D3E3F3F404141414142424343434444444445454545454546464646464647474747474748484848484848484949494949494949494949497C7E7E7E7E7C787574727171706E6D6D6C6A69696866656564626161605E5D5D5C5A59595856555554525150504E4D4C4C4A49484746444342403D3929BDC2C77E433AC17E3C7E3E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @digamma_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.digamma %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x7CF8F8F3F0EDEBE9E8E6E5E4E3E2E1E1E0DEDDDCDBDAD9D9D8D7D5D4D3D2D2D1D0CFCDCCCBCACAC9C8C7C5C4C3C2C1C1C0BDBCBAB9B7B5B3B1ACA79B1121282B2E313335373839393A3B3C3D3E3E3F40404141414242424343434444454545464646474747484848484949494949494A4A4A4A4A4B4B4B4B787C7C7C7C7C7C7C7C787873706D6B696866656363626160605E5C5B5A5A5958575654535251504F4E4D4B4A494846454442403C3A36322A11B1B9BFC4C9CED77C50474033B1C1CD7C4839C07C493BBE7C3D7C3E7C407C407C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @digamma_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.digamma %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x78F0F0F0F0EBE6E3E1DEDBD9D7D5D3D2D1D0CECCCBC9C8C7C6C5C4C3C2C2C1C0BFBDBBB9B7B6B4B3B1B0AEACAAA8A6A4A29F99948F8A86820206090D101316181B20222427282A2C2E2F3031323233343435363738393A3B3B3C3D3D3E3F3F404041414242424343444444454545454670787878787878787878787878787878787070706F6864615D59565452504D4A474543413F3C393633312D28231D140B0290A1ABB2B8BEC3C7CCD2D6DDE4EFF0787060554E463F352707A1B5C3CFDBEE78615143328ABFD9786252453608BBD878533AB878543DB578543FB3785541B07842784278437844784578457846784678787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @digamma_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.digamma %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x7F7FF8F3F0EDEBE9E8E6E5E4E3E2E1E1E0DEDDDCDBDAD9D9D8D7D5D4D3D2D2D1D0CFCDCCCBCACAC9C8C7C5C4C3C2C1C1C0BDBCBAB9B7B5B3B1ACA79B1121282B2E313335373839393A3B3C3D3E3E3F40404141414242424343434444454545464646474747484848484949494949494A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C7F7F7F7873706D6B696866656363626160605E5C5B5A5A5958575654535251504F4E4D4B4A494846454442403C3A36322A11B1B9BFC4C9CED77F50474033B1C1CD7F4839C07F493BBE7F3D7F3E7F407F407F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @digamma_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.digamma %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x808080FDFCFAF9F9F8F6F5F5F4F2F1F1F0EEEDEDECEAE9E9E8E6E5E5E4E2E1E1E0DEDDDDDCDAD9D9D8D6D5D5D4D3D1D1D0CFCECDCCCBCAC9C8C7C6C5C4C2C0BEBDB72D383B3E3F404142434344454545454646474747484848484949494949494A4A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C4C4C4C4D4D4D4D4D4D4D4D4D4D4D4D8080807D7C7A79797876757574727171706E6D6D6C6A69696866656564626161605E5D5D5C5A59595856555454525150504E4D4C4B4A48474644413D2DC1C6CB80473EC5804080428080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @digamma_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.digamma %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x8080808080FDFBF9F8F6F5F4F3F2F1F1F0EEEDECEBEAE9E9E8E6E5E4E3E2E1E1E0DFDDDCDBDADAD9D8D7D5D4D3D2D2D1D0CFCDCCCBCAC9C9C8C5C4C2C1BFBDBBB9B4AFA31929303336393B3D3F4041414243444546464748484949494A4A4A4B4B4B4C4C4D4D4D4E4E4E4F4F4F5050505051515151515152525252525353535380808080807D7B797876757473727170706E6D6B6B6A696868666463626261605F5E5C5B5A5958575655535251504E4D4C4A4844423E3A3219B9C1C7CCD1D6DF80584F483BB9C9D5805041C8805143C6804580468048804880808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @digamma_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.digamma %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x80808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080FEFDFCFBFAF9F9F8F7F5F4F3F2F2F1F0EFEDECEBEAEAE9E8E7E5E4E3E2E1E1E0DDDCDAD9D7D5D3D1CCC7BB3141484B4E515355575859595A5B5C5D5E5E5F6060616161626262636363646465656566808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080807E7C7B7A7A7978777674737271706F6E6D6B6A696866656462605C5A56524A31D1D9DFE4E9EEF78070676053D1E1ED806859E080695BDE805D805E8060806080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @digamma_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.digamma %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF7E7F8080818181818282828282828282828383838383838383838383838383838383848484848484848484848484848484848484848484848484848484848484848484848485858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585FF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @digamma_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E00B8003CD93D004120C9D063537B08B81914"> : tensor<25xf16>
  %r = chlo.digamma %x : tensor<25xf16> -> tensor<25xf16>
  check.expect_eq_const %r, dense<"0x007E007E00FC007C01F4017400F400748C49007E007C007E007E007E007E37C9AC289EB8780CA0398445E84680497916D0E3"> : tensor<25xf16> {shlo.bitwise}
  func.return
}

func.func @digamma_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D00BF803FBB3F204024C17A446A4701BF833A"> : tensor<25xbf16>
  %r = chlo.digamma %x : tensor<25xbf16> -> tensor<25xbf16>
  check.expect_eq_const %r, dense<"0xC07FC07F80FF807F81FE817E80FE807EB142C07F807FC07FC07FC07FC07F27C1153D14BF30BA343FB140DD403041CF3A7AC4"> : tensor<25xbf16> {shlo.bitwise}
  func.return
}

func.func @digamma_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D000000BF0000803FC316BB3F00002040000024C100007A4400606A47950B01BF6F12833A"> : tensor<25xf32>
  %r = chlo.digamma %x : tensor<25xf32> -> tensor<25xf32>
  check.expect_eq_const %r, dense<"0x0000C07F0000C07F000080FF0000807F010080FE0100807E000080FE0000807E1872B1420000C07F0000807F0000C07F0000C07F0000C07F0000C07FB3C726C18376153D68C413BF1EC74EB21302343F1B8AB0403C08DD4091083041A9599234D5247AC4"> : tensor<25xf32> {shlo.bitwise}
  func.return
}

func.func @digamma_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E0BF000000000000F03F00000060D862F73F000000000000044000000000008024C00000000000408F4000000000004CED40B306EFAB7221E0BFFCA9F1D24D62503F"> : tensor<25xf64>
  %r = chlo.digamma %x : tensor<25xf64> -> tensor<25xf64>
  %expected_r = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F0FF000000000000F07F010000000000D0FF010000000000D07F000000000000D0FF000000000000D07FEF39FAFE422E8640000000000000F87F000000000000F07F000000000000F87F000000000000F87F000000000000F87F000000000000F87F022B5568F6D824C08A60BD59D0AEA23F19B66FFC8C78E2BF8C8B33CEE3D849BE5E2BF15A4280E63F8D4B6855431116403CC0898107A11B40639C5B23120126403A7411DD2BD5733EF7FC74C59A448FC0"> : tensor<25xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<25xf64>, tensor<25xf64>
  func.return
}

// digamma 0 = NaN, which the type lacks: -0
// digamma (-0) = NaN, which the type lacks: -0
// digamma 1 = -0.57721566…, nearer to 0.5 in magnitude than to 1: -0.5
// digamma (-1) = NaN, which the type lacks: -0
// digamma 0.5 = -1.96351…, nearer to 2 in magnitude than to 1.5: -2
// digamma 2 = 0.42278434…, nearer to 0.5 than to 0: 0.5
// digamma 3 = 0.92278434…, nearer to 1 than to 0.5: 1
// digamma (-0.5) = 0.036489974…, nearer to 0 than to 0.5: 0
// digamma 1.5 = 0.036489974…, nearer to 0 than to 0.5: 0
// digamma 6 = 1.7061177…, nearer to 1.5 than to 2: 1.5
// digamma (-1.5) = 0.70315664…, nearer to 0.5 than to 1: 0.5
func.func @worked_digamma_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 1.5, 6.0, -1.5]> : tensor<11xf4E2M1FN>
  %r = chlo.digamma %x : tensor<11xf4E2M1FN> -> tensor<11xf4E2M1FN>
  check.expect_eq_const %r, dense<[-0.0, -0.0, -0.5, -0.0, -2.0, 0.5, 1.0, 0.0, 0.0, 1.5, 0.5]> : tensor<11xf4E2M1FN> {shlo.bitwise}
  func.return
}

// digamma 0 = NaN, which the type lacks: -0
// digamma (-0) = NaN, which the type lacks: -0
// digamma 1 = -0.57721566…, nearer to 0.625 in magnitude than to 0.5: -0.625
// digamma (-1) = NaN, which the type lacks: -0
// digamma 0.5 = -1.96351…, nearer to 2 in magnitude than to 1.875: -2
// digamma 2 = 0.42278434…, nearer to 0.375 than to 0.5: 0.375
// digamma 3 = 0.92278434…, nearer to 0.875 than to 1: 0.875
// digamma (-0.5) = 0.036489974…, nearer to 0 than to 0.125: 0
// digamma 0.25 = -4.2274535…, nearer to 4 in magnitude than to 4.5: -4
// digamma 1.5 = 0.036489974…, nearer to 0 than to 0.125: 0
// digamma 4 = 1.2561177…, nearer to 1.25 than to 1.375: 1.25
// digamma 0.125 = -8.3884927…: overflow, -7.5
func.func @worked_digamma_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 0.25, 1.5, 4.0, 0.125]> : tensor<12xf6E2M3FN>
  %r = chlo.digamma %x : tensor<12xf6E2M3FN> -> tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[-0.0, -0.0, -0.6, -0.0, -2.0, 0.4, 0.9, 0.0, -4.0, 0.0, 1.2, -7.5]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// digamma 0 = NaN, which the type lacks: -0
// digamma (-0) = NaN, which the type lacks: -0
// digamma 1 = -0.57721566…, nearer to 0.625 in magnitude than to 0.5: -0.625
// digamma (-1) = NaN, which the type lacks: -0
// digamma 0.5 = -1.96351…, nearer to 2 in magnitude than to 1.75: -2
// digamma 3 = 0.92278434…, nearer to 0.875 than to 1: 0.875
// digamma 0.25 = -4.2274535…, nearer to 4 in magnitude than to 5: -4
// digamma 1.25 = -0.22745353…, nearer to 0.25 in magnitude than to 0.1875: -0.25
// digamma 1.75 = 0.24747245…, nearer to 0.25 than to 0.1875: 0.25
func.func @worked_digamma_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 0.25, 1.25, 1.75]> : tensor<9xf6E3M2FN>
  %r = chlo.digamma %x : tensor<9xf6E3M2FN> -> tensor<9xf6E3M2FN>
  check.expect_eq_const %r, dense<[-0.0, -0.0, -0.6, -0.0, -2.0, 0.9, -4.0, -0.25, 0.25]> : tensor<9xf6E3M2FN> {shlo.bitwise}
  func.return
}

// digamma 0 = NaN
// digamma 1 = -0.57721566…, nearer to 0.625 in magnitude than to 0.5: -0.625
// digamma (-1) = NaN
// digamma 0.5 = -1.96351…, nearer to 2 in magnitude than to 1.75: -2
// digamma 3 = 0.92278434…, nearer to 0.875 than to 1: 0.875
// digamma 0.25 = -4.2274535…, nearer to 4 in magnitude than to 5: -4
// digamma 2^-16 = -65536.577…: overflow, -inf
// digamma (-2^-16) = 65535.423…, nearer to overflow than to 57344: inf
// digamma inf = inf
// digamma NaN = NaN
// digamma (-inf) = NaN
func.func @worked_digamma_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 3.0, 0.25, 2.0e-5, -2.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<11xf8E5M2>
  %r = chlo.digamma %x : tensor<11xf8E5M2> -> tensor<11xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E, -0.6, 0x7E, -2.0, 0.9, -4.0, 0xFC, 0x7C, 0x7C, 0x7E, 0x7E]> : tensor<11xf8E5M2> {shlo.bitwise}
  func.return
}

// digamma 0 = NaN
// digamma 1 = -0.57721566…, nearer to 0.5625 in magnitude than to 0.625: -0.5625
// digamma (-1) = NaN
// digamma 0.5 = -1.96351…, nearer to 2 in magnitude than to 1.875: -2
// digamma 2 = 0.42278434…, nearer to 0.4375 than to 0.40625: 0.4375
// digamma (-0.5) = 0.036489974…, nearer to 0.03515625 than to 0.0390625: 0.03515625
// digamma 2^-8 = -256.57081…: overflow, -inf
// digamma (-2^-8) = 255.41634…, nearer to overflow than to 240: inf
// digamma 2^-9 = -512.57401…: overflow, -inf
// digamma inf = inf
// digamma NaN = NaN
// digamma (-inf) = NaN
func.func @worked_digamma_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, 0.00390625, -0.00390625, 0.001953125, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = chlo.digamma %x : tensor<12xf8E4M3> -> tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C, -0.56, 0x7C, -2.0, 0.44, 0.035, 0xF8, 0x78, 0xF8, 0x78, 0x7C, 0x7C]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// digamma 0 = NaN
// digamma 1 = -0.57721566…, nearer to 0.5625 in magnitude than to 0.59375: -0.5625
// digamma (-1) = NaN
// digamma 0.5 = -1.96351…, nearer to 1.9375 in magnitude than to 2: -1.9375
// digamma 3 = 0.92278434…, nearer to 0.9375 than to 0.90625: 0.9375
// digamma (-0.5) = 0.036489974…, nearer to 2^-5 than to 0.046875: 2^-5
// digamma 0.25 = -4.2274535…, nearer to 4.25 in magnitude than to 4: -4.25
// digamma 0.0625 = -16.478853…: overflow, -inf
// digamma 1.25 = -0.22745353…, nearer to 0.234375 in magnitude than to 0.21875: -0.234375
// digamma inf = inf
// digamma NaN = NaN
// digamma (-inf) = NaN
func.func @worked_digamma_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 3.0, -0.5, 0.25, 0.0625, 1.25, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = chlo.digamma %x : tensor<12xf8E3M4> -> tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0x78, -0.56, 0x78, -1.94, 0.94, 0.03, -4.2, 0xF0, -0.23, 0x70, 0x78, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// digamma 0 = NaN
// digamma 1 = -0.57721566…, nearer to 0.5625 in magnitude than to 0.625: -0.5625
// digamma (-1) = NaN
// digamma 0.5 = -1.96351…, nearer to 2 in magnitude than to 1.875: -2
// digamma 2 = 0.42278434…, nearer to 0.4375 than to 0.40625: 0.4375
// digamma (-0.5) = 0.036489974…, nearer to 0.03515625 than to 0.0390625: 0.03515625
// digamma 2^-9 = -512.57401…: overflow, NaN
// digamma (-2^-9) = 511.41957…: overflow, NaN
// digamma NaN = NaN
func.func @worked_digamma_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, 0.001953125, -0.001953125, 0x7F]> : tensor<9xf8E4M3FN>
  %r = chlo.digamma %x : tensor<9xf8E4M3FN> -> tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, -0.56, 0x7F, -2.0, 0.44, 0.035, 0x7F, 0x7F, 0x7F]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

// digamma 0 = NaN
// digamma 1 = -0.57721566…, nearer to 0.625 in magnitude than to 0.5: -0.625
// digamma (-1) = NaN
// digamma 0.5 = -1.96351…, nearer to 2 in magnitude than to 1.75: -2
// digamma 3 = 0.92278434…, nearer to 0.875 than to 1: 0.875
// digamma 0.25 = -4.2274535…, nearer to 4 in magnitude than to 5: -4
// digamma 2^-16 = -65536.577…: overflow, NaN
// digamma (-2^-16) = 65535.423…, nearer to overflow than to 57344: NaN
// digamma 2^-17 = -131072.58…: overflow, NaN
// digamma NaN = NaN
func.func @worked_digamma_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 3.0, 0.25, 1.5e-5, -1.5e-5, 8.0e-6, 0x80]> : tensor<10xf8E5M2FNUZ>
  %r = chlo.digamma %x : tensor<10xf8E5M2FNUZ> -> tensor<10xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0x80, -0.6, 0x80, -2.0, 0.9, -4.0, 0x80, 0x80, 0x80, 0x80]> : tensor<10xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// digamma 0 = NaN
// digamma 1 = -0.57721566…, nearer to 0.5625 in magnitude than to 0.625: -0.5625
// digamma (-1) = NaN
// digamma 0.5 = -1.96351…, nearer to 2 in magnitude than to 1.875: -2
// digamma 2 = 0.42278434…, nearer to 0.4375 than to 0.40625: 0.4375
// digamma (-0.5) = 0.036489974…, nearer to 0.03515625 than to 0.0390625: 0.03515625
// digamma 2^-8 = -256.57081…: overflow, NaN
// digamma (-2^-8) = 255.41634…, nearer to overflow than to 240: NaN
// digamma 2^-9 = -512.57401…: overflow, NaN
// digamma NaN = NaN
func.func @worked_digamma_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, 0.00390625, -0.00390625, 0.001953125, 0x80]> : tensor<10xf8E4M3FNUZ>
  %r = chlo.digamma %x : tensor<10xf8E4M3FNUZ> -> tensor<10xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80, -0.56, 0x80, -2.0, 0.44, 0.035, 0x80, 0x80, 0x80, 0x80]> : tensor<10xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// digamma 0 = NaN
// digamma 1 = -0.57721566…, nearer to 0.5625 in magnitude than to 0.625: -0.5625
// digamma (-1) = NaN
// digamma 0.5 = -1.96351…, nearer to 2 in magnitude than to 1.875: -2
// digamma 2 = 0.42278434…, nearer to 0.4375 than to 0.40625: 0.4375
// digamma (-0.5) = 0.036489974…, nearer to 0.03515625 than to 0.0390625: 0.03515625
// digamma 2^-5 = -32.526953…: overflow, NaN
// digamma (-2^-5) = 31.370172…, nearer to overflow than to 30: NaN
// digamma 2^-6 = -64.551803…: overflow, NaN
// digamma NaN = NaN
func.func @worked_digamma_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, -0.5, 0.03125, -0.03125, 0.015625, 0x80]> : tensor<10xf8E4M3B11FNUZ>
  %r = chlo.digamma %x : tensor<10xf8E4M3B11FNUZ> -> tensor<10xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0x80, -0.56, 0x80, -2.0, 0.44, 0.035, 0x80, 0x80, 0x80, 0x80]> : tensor<10xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// digamma 1 = -0.57721566…, for which the type has no place: NaN
// digamma 0.5 = -1.96351…, for which the type has no place: NaN
// digamma 2 = 0.42278434…, nearer to 0.5 than to 0.25: 0.5
// digamma 4 = 1.2561177…, nearer to 1 than to 2: 1
// digamma 8 = 2.0156415…, nearer to 2 than to 4: 2
// digamma 32 = 3.4500295…, nearer to 4 than to 2: 4
// digamma NaN = NaN
func.func @worked_digamma_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 4.0, 8.0, 32.0, 0xFF]> : tensor<7xf8E8M0FNU>
  %r = chlo.digamma %x : tensor<7xf8E8M0FNU> -> tensor<7xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 0xFF, 0.5, 1.0, 2.0, 4.0, 0xFF]> : tensor<7xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @digamma_of_f16E6M9() {
  %x = stablehlo.constant dense<"0x0000008001000180FF01FF8100020082FF7DFFFD007E00FE007F00FF017E333700BC003EEC3E804090C4E851AA5D04BC0C2A"> : tensor<25xf16E6M9>
  %r = chlo.digamma %x : tensor<25xf16E6M9> -> tensor<25xf16E6M9>
  check.expect_eq_const %r, dense<"0x007F007F00FE007E01FA017A00FA007AC646007F007E007F007F007F007F9BC456344FBCC1A8D03CC2427443C0443C2BE9D1"> : tensor<25xf16E6M9> {shlo.bitwise}
  func.return
}
