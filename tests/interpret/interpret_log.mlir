// stablehlo.log.

func.func @log_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.log %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[-6.0, -0.5, 0.0, 0.5, 0.5, 1.0, 1.5, 2.0, -6.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @log_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.log %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x3F302B282624222100010203030404050606070809090A0B0B0C0D0E0E0F10103F20202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @log_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.log %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x3F32302F2E2D2C2B2A282522000406080A0B0C0D0E0E0F1010111111121212133F20202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @log_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.log %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0xFCCAC9C9C9C9C9C9C9C8C8C8C8C8C8C8C8C7C7C7C7C7C7C6C6C6C6C6C6C5C5C5C5C5C4C4C4C4C4C3C3C2C2C2C2C1C1C0C0BFBFBEBEBDBCBBBAB8B5B0003336383A3B3C3D3E3E3F40404141414242424343434444444445454545454546464646464647474747474748484848484848484949494949494949494949497C7E7E7EFC7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @log_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.log %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0xF8CCCBCACAC9C9C9C8C8C8C7C7C7C6C6C6C5C5C5C4C4C4C3C3C3C2C2C1C1C1C1C0C0BFBEBDBDBCBCBBBAB9B9B8B6B5B4B3B1AFACA9A5A198001F262A2D3031323335373839393A3B3B3C3D3E3E3F4040404141424242434343444444454545464646474747484848484949494949494A4A4A4A4A4B4B4B4B787C7C7C7C7C7C7CF87C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @log_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.log %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0xF0D1CCC8C6C4C3C2C1BFBEBCBBBAB8B7B6B5B4B3B3B2B1B0AFAEADACAAA9A8A7A6A4A2A19E9B989592908D8B898684820004080B0E1114171A1D1F212223242526282A2C2D2F30313232333334353536363738393A3B3B3C3D3D3E3F3F4040404141424242434344444445454545464670787878787878787878787878787878F078787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @log_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.log %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x7FCCCBCACAC9C9C9C8C8C8C7C7C7C6C6C6C5C5C5C4C4C4C3C3C3C2C2C1C1C1C1C0C0BFBEBDBDBCBCBBBAB9B9B8B6B5B4B3B1AFACA9A5A198001F262A2D3031323335373839393A3B3B3C3D3E3E3F4040404141424242434343444444454545464646474747484848484949494949494A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @log_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.log %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x80CECECDCDCDCDCDCDCDCDCDCDCCCCCCCCCCCCCCCCCBCBCBCBCBCBCACACACACACAC9C9C9C9C9C8C8C8C8C8C7C7C6C6C6C6C5C5C4C4C3C3C2C2C1C0BFBEBCB9B400373A3C3E3F40414242434444454545464646474747484848484949494949494A4A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C4C4C4C4D4D4D4D4D4D4D4D4D4D4D4D8080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @log_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.log %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x80D6D4D4D3D3D2D2D2D1D1D1D1D1D1D0D0D0D0CFCFCFCECECECDCDCDCCCCCCCBCBCBCACAC9C9C9C9C8C8C7C6C5C5C4C4C3C2C1C1C0BEBDBCBBB9B7B4B1ADA9A000272E323538393A3B3D3F404141424343444546464748484849494A4A4A4B4B4B4C4C4C4D4D4D4E4E4E4F4F4F505050505151515151515252525252535353538080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @log_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.log %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x80F1F0F0EFEFEEEEEEEEEDEDEDEDEDEDECECECECECECEBEBEBEBEBEAEAEAEAEAEAE9E9E9E9E9E9E8E8E8E8E7E7E7E6E6E6E5E5E5E4E4E4E3E3E3E2E2E1E1E1E1E0E0DFDEDDDDDCDCDBDAD9D9D8D6D5D4D3D1CFCCC9C5C1B8003F464A4D5051525355575859595A5B5B5C5D5E5E5F6060606161626262636363646464656565668080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @log_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.log %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF7E7F8080818181818282828282828282828383838383838383838383838383838383848484848484848484848484848484848484848484848484848484848484848484848485858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585FF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @log_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E0038EC3B003C00BC0A3C00400049D063537B"> : tensor<25xf16>
  %r = stablehlo.log %x : tensor<25xf16>
  check.expect_eq_const %r, dense<"0x00FC00FC29CC007EDAC8007EDAC8007E8C49007E007C007E007E007E007E9BC08CB906A10000007EFA208C399B40E8468049"> : tensor<25xf16> {shlo.bitwise}
  func.return
}

func.func @log_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D003F7D3F803F80BF813F004020417A446A47"> : tensor<25xbf16>
  %r = stablehlo.log %x : tensor<25xbf16>
  check.expect_eq_const %r, dense<"0x80FF80FFB8C2C07FAFC2C07FAFC2C07FB142C07F807FC07FC07FC07FC07F13C031BF41BC0000C07FFF3B313F1340DD403041"> : tensor<25xbf16> {shlo.bitwise}
  func.return
}

func.func @log_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003FA4707D3F0000803F000080BFAE47813F000000400000204100007A4400606A47"> : tensor<25xf32>
  %r = stablehlo.log %x : tensor<25xf32>
  check.expect_eq_const %r, dense<"0x000080FF000080FFD08ECEC20000C07F50ACAEC20000C07F50ACAEC20000C07F1872B1420000C07F0000807F0000C07F0000C07F0000C07F0000C07F8E5D13C0187231BF20AA24BC000000000000C07FAC06233C1872313F8E5D1340550CDD409A083041"> : tensor<25xf32> {shlo.bitwise}
  func.return
}

func.func @log_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03FAE47E17A14AEEF3F000000000000F03F000000000000F0BF295C8FC2F528F03F000000000000004000000000000024400000000000408F4000000000004CED40"> : tensor<25xf64>
  %r = stablehlo.log %x : tensor<25xf64>
  %expected_r = stablehlo.constant dense<"0x000000000000F0FF000000000000F0FFC3716D44854387C0000000000000F87FD2BC7ADD2B2386C0000000000000F87FD2BC7ADD2B2386C0000000000000F87FEF39FAFE422E8640000000000000F87F000000000000F07F000000000000F87F000000000000F87F000000000000F87F000000000000F87F1555B5BBB16B02C0EF39FAFE422EE6BFBCD46F3E459584BF0000000000000000000000000000F87F7C36CACCD660843FEF39FAFE422EE63F1655B5BBB16B0240A0FF8F998AA11B401699FA3A13012640"> : tensor<25xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<25xf64>, tensor<25xf64>
  func.return
}

func.func @log_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.log %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.29735357, 1.19029), (0.51703686, 2.6779451), (0.7234595, -0.24497867), (1.1020725, -1.6539376)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @log_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.log %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.2973535538733464, 1.1902899496825317), (0.5170368837652692, 2.677945044588987), (0.7234594914681627, -0.24497866312686414), (1.1020725100903965, -1.6539375586833378)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// log 0 = -inf, which the type lacks: -6
// log (-0) = -inf, which the type lacks: -6
// log 1 = 0
// log (-1) = NaN, which the type lacks: -0
// log 0.5 = -0.69314718…, nearer to 0.5 in magnitude than to 1: -0.5
// log 2 = 0.69314718…, nearer to 0.5 than to 1: 0.5
// log 3 = 1.0986123…, nearer to 1 than to 1.5: 1
// log (-0.5) = NaN, which the type lacks: -0
// log 1.5 = 0.40546511…, nearer to 0.5 than to 0: 0.5
// log 4 = 1.3862944…, nearer to 1.5 than to 1: 1.5
func.func @worked_log_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 1.5, 4.0]> : tensor<10xf4E2M1FN>
  %r = stablehlo.log %x : tensor<10xf4E2M1FN>
  check.expect_eq_const %r, dense<[-6.0, -6.0, 0.0, -0.0, -0.5, 0.5, 1.0, -0.0, 0.5, 1.5]> : tensor<10xf4E2M1FN> {shlo.bitwise}
  func.return
}

// log 0 = -inf, which the type lacks: -7.5
// log (-0) = -inf, which the type lacks: -7.5
// log 1 = 0
// log (-1) = NaN, which the type lacks: -0
// log 0.5 = -0.69314718…, nearer to 0.75 in magnitude than to 0.625: -0.75
// log 2 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
// log 3 = 1.0986123…, nearer to 1.125 than to 1: 1.125
// log (-0.5) = NaN, which the type lacks: -0
// log 0.25 = -1.3862944…, nearer to 1.375 in magnitude than to 1.5: -1.375
// log 1.5 = 0.40546511…, nearer to 0.375 than to 0.5: 0.375
// log 4 = 1.3862944…, nearer to 1.375 than to 1.5: 1.375
// log 5 = 1.6094379…, nearer to 1.625 than to 1.5: 1.625
func.func @worked_log_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 0.25, 1.5, 4.0, 5.0]> : tensor<12xf6E2M3FN>
  %r = stablehlo.log %x : tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[-7.5, -7.5, 0.0, -0.0, -0.8, 0.8, 1.1, -0.0, -1.4, 0.4, 1.4, 1.6]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// log 0 = -inf, which the type lacks: -28
// log (-0) = -inf, which the type lacks: -28
// log 1 = 0
// log (-1) = NaN, which the type lacks: -0
// log 0.5 = -0.69314718…, nearer to 0.75 in magnitude than to 0.625: -0.75
// log 2 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
// log 3 = 1.0986123…, nearer to 1 than to 1.25: 1
// log (-0.5) = NaN, which the type lacks: -0
// log 1.5 = 0.40546511…, nearer to 0.375 than to 0.4375: 0.375
// log 1.25 = 0.22314355…, nearer to 0.25 than to 0.1875: 0.25
// log 0.875 = -0.13353139…, nearer to 0.125 in magnitude than to 0.1875: -0.125
func.func @worked_log_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 1.5, 1.25, 0.875]> : tensor<11xf6E3M2FN>
  %r = stablehlo.log %x : tensor<11xf6E3M2FN>
  check.expect_eq_const %r, dense<[-28.0, -28.0, 0.0, -0.0, -0.8, 0.8, 1.0, -0.0, 0.4, 0.25, -0.1]> : tensor<11xf6E3M2FN> {shlo.bitwise}
  func.return
}

// log 0 = -inf
// log 1 = 0
// log (-1) = NaN
// log 0.5 = -0.69314718…, nearer to 0.75 in magnitude than to 0.625: -0.75
// log 2 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
// log 3 = 1.0986123…, nearer to 1 than to 1.25: 1
// log 1.5 = 0.40546511…, nearer to 0.375 than to 0.4375: 0.375
// log inf = inf
// log NaN = NaN
// log (-inf) = NaN
func.func @worked_log_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 0x7C, 0x7D, 0xFC]> : tensor<10xf8E5M2>
  %r = stablehlo.log %x : tensor<10xf8E5M2>
  check.expect_eq_const %r, dense<[0xFC, 0.0, 0x7E, -0.8, 0.8, 1.0, 0.4, 0x7C, 0x7E, 0x7E]> : tensor<10xf8E5M2> {shlo.bitwise}
  func.return
}

// log 0 = -inf
// log 1 = 0
// log (-1) = NaN
// log 0.5 = -0.69314718…, nearer to 0.6875 in magnitude than to 0.75: -0.6875
// log 2 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// log 3 = 1.0986123…, nearer to 1.125 than to 1: 1.125
// log 1.5 = 0.40546511…, nearer to 0.40625 than to 0.375: 0.40625
// log inf = inf
// log NaN = NaN
// log (-inf) = NaN
func.func @worked_log_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 0x78, 0x79, 0xF8]> : tensor<10xf8E4M3>
  %r = stablehlo.log %x : tensor<10xf8E4M3>
  check.expect_eq_const %r, dense<[0xF8, 0.0, 0x7C, -0.7, 0.7, 1.1, 0.4, 0x78, 0x7C, 0x7C]> : tensor<10xf8E4M3> {shlo.bitwise}
  func.return
}

// log 0 = -inf
// log 1 = 0
// log (-1) = NaN
// log 0.5 = -0.69314718…, nearer to 0.6875 in magnitude than to 0.71875: -0.6875
// log 2 = 0.69314718…, nearer to 0.6875 than to 0.71875: 0.6875
// log 3 = 1.0986123…, nearer to 1.125 than to 1.0625: 1.125
// log 1.5 = 0.40546511…, nearer to 0.40625 than to 0.390625: 0.40625
// log 1.25 = 0.22314355…, nearer to 0.21875 than to 0.234375: 0.21875
// log 0.875 = -0.13353139…, nearer to 0.140625 in magnitude than to 0.125: -0.140625
// log inf = inf
// log NaN = NaN
// log (-inf) = NaN
func.func @worked_log_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 1.25, 0.875, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = stablehlo.log %x : tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0xF0, 0.0, 0x78, -0.7, 0.7, 1.1, 0.4, 0.22, -0.14, 0x70, 0x78, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// log 0 = -inf, which the type lacks: NaN
// log (-0) = -inf, which the type lacks: NaN
// log 1 = 0
// log (-1) = NaN
// log 0.5 = -0.69314718…, nearer to 0.6875 in magnitude than to 0.75: -0.6875
// log 2 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// log 3 = 1.0986123…, nearer to 1.125 than to 1: 1.125
// log 1.5 = 0.40546511…, nearer to 0.40625 than to 0.375: 0.40625
// log NaN = NaN
func.func @worked_log_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 0x7F]> : tensor<9xf8E4M3FN>
  %r = stablehlo.log %x : tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0x7F, 0.0, 0x7F, -0.7, 0.7, 1.1, 0.4, 0x7F]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

// log 0 = -inf, which the type lacks: NaN
// log 1 = 0
// log (-1) = NaN
// log 0.5 = -0.69314718…, nearer to 0.75 in magnitude than to 0.625: -0.75
// log 2 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
// log 3 = 1.0986123…, nearer to 1 than to 1.25: 1
// log 1.5 = 0.40546511…, nearer to 0.375 than to 0.4375: 0.375
// log NaN = NaN
func.func @worked_log_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 0x80]> : tensor<8xf8E5M2FNUZ>
  %r = stablehlo.log %x : tensor<8xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, -0.8, 0.8, 1.0, 0.4, 0x80]> : tensor<8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// log 0 = -inf, which the type lacks: NaN
// log 1 = 0
// log (-1) = NaN
// log 0.5 = -0.69314718…, nearer to 0.6875 in magnitude than to 0.75: -0.6875
// log 2 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// log 3 = 1.0986123…, nearer to 1.125 than to 1: 1.125
// log 1.5 = 0.40546511…, nearer to 0.40625 than to 0.375: 0.40625
// log NaN = NaN
func.func @worked_log_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 0x80]> : tensor<8xf8E4M3FNUZ>
  %r = stablehlo.log %x : tensor<8xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, -0.7, 0.7, 1.1, 0.4, 0x80]> : tensor<8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// log 0 = -inf, which the type lacks: NaN
// log 1 = 0
// log (-1) = NaN
// log 0.5 = -0.69314718…, nearer to 0.6875 in magnitude than to 0.75: -0.6875
// log 2 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// log 3 = 1.0986123…, nearer to 1.125 than to 1: 1.125
// log 1.5 = 0.40546511…, nearer to 0.40625 than to 0.375: 0.40625
// log NaN = NaN
func.func @worked_log_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1.5, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %r = stablehlo.log %x : tensor<8xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, -0.7, 0.7, 1.1, 0.4, 0x80]> : tensor<8xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// log 1 = 0, for which the type has no place: NaN
// log 0.5 = -0.69314718…, for which the type has no place: NaN
// log 2 = 0.69314718…, nearer to 0.5 than to 1: 0.5
// log 4 = 1.3862944…, nearer to 1 than to 2: 1
// log 32 = 3.4657359…, nearer to 4 than to 2: 4
// log 512 = 6.2383246…, nearer to 8 than to 4: 8
// log NaN = NaN
func.func @worked_log_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 4.0, 32.0, 512.0, 0xFF]> : tensor<7xf8E8M0FNU>
  %r = stablehlo.log %x : tensor<7xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 0xFF, 0.5, 1.0, 4.0, 8.0, 0xFF]> : tensor<7xf8E8M0FNU> {shlo.bitwise}
  func.return
}
