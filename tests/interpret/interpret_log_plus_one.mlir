// stablehlo.log_plus_one.

func.func @log_plus_one_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.log_plus_one %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 0.5, 1.0, 1.0, 1.5, 1.5, 2.0, -0.0, -0.5, -6.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.log_plus_one %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x0001020303040405060606070708080809090A0B0B0C0C0C0D0E0E0F101010112021222426282B303F2020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.log_plus_one %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x0001020304040506060808090A0A0B0C0C0D0E0E0E0F1010101111111212121320212223252628292A2C2E303F20202020202020202020202020202020202020"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.log_plus_one %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F3031313233343536363838393A3A3B3C3C3D3E3E3E3F4040404141414242424343434444444445454545454546464646464647474747474748484848484848484949494949494949494949497C7E7E7E808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B3B4B5B6B8B9BABCBEC0FC7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.log_plus_one %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1B1C1D1E1F20212223242525262829292A2B2C2C2D2E303031323233333435363737383839393A3B3B3C3C3C3D3E3E3F40404041414142424243434343444445454545464646474748484848484949494949494A4A4A4A4A4B4B4B4B787C7C7C7C7C7C7C808182838485868788898A8B8C8D8E8F909192939495969798999A9C9D9E9FA0A1A2A3A4A5A7A8A9A9ABACADAFB0B1B2B3B5B8B9BBBDC0C3F87C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.log_plus_one %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x00010203040506070808090A0B0C0D0D0E0F10111112131414151617171819191A1B1D1E1F2021212222232424252526262728292A2B2C2D2D2E2F3030313131323233333435353636373738383939393A3B3B3C3D3D3E3F3F4040404141414142424243434444444545454546464646707878787878787878787878787878788081828384858687898A8B8C8D8F90919294959798999B9C9EA0A1A2A2A3A4A5A6A8AAADAFB1B3B4B6B8BBBEC1C3C6CCF078787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.log_plus_one %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1B1C1D1E1F20212223242525262829292A2B2C2C2D2E303031323233333435363737383839393A3B3B3C3C3C3D3E3E3F40404041414142424243434343444445454545464646474748484848484949494949494A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C7F808182838485868788898A8B8C8D8E8F909192939495969798999A9C9D9E9FA0A1A2A3A4A5A7A8A9A9ABACADAFB0B1B2B3B5B8B9BBBDC0C37F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.log_plus_one %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F30313233343535363738393A3A3C3C3D3E3E3F40404142424243444444454545464646474747484848484949494949494A4A4A4A4A4A4B4B4B4B4B4B4C4C4C4C4C4C4C4C4D4D4D4D4D4D4D4D4D4D4D4D808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B7B8B9BABCBDBEC0C2C480808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.log_plus_one %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F20212223232425262728292A2B2C2D2D2E3031313233343435363838393A3A3B3B3C3D3E3F3F40404141424343444444454646474848484949494A4A4A4B4B4B4B4C4C4D4D4D4D4E4E4E4F4F5050505050515151515151525252525253535353808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A4A5A6A7A8A9AAABACADAFB0B1B1B3B4B5B7B8B9BABBBDC0C1C3C5C8CB80808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.log_plus_one %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3B3C3D3E3F40414243444545464849494A4B4C4C4D4E505051525253535455565757585859595A5B5B5C5C5C5D5E5E5F6060606161616262626363636364646565656566808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABCBDBEBFC0C1C2C3C4C5C7C8C9C9CBCCCDCFD0D1D2D3D5D8D9DBDDE0E380808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.log_plus_one %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7E7F808080818181818282828282828282828383838383838383838383838383838383848484848484848484848484848484848484848484848484848484848484848484848485858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585FF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E1914199400B800BC00BE003C0049D063537B"> : tensor<25xf16>
  %r = stablehlo.log_plus_one %x : tensor<25xf16>
  check.expect_eq_const %r, dense<"0x0000008001000180FF03FF83000400848C49007E007C007E007E007E007E192E18141A948CB900FC007E8C39CC40E9468049"> : tensor<25xf16> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D833A83BA00BF80BFC0BF803F20417A446A47"> : tensor<25xbf16>
  %r = stablehlo.log_plus_one %x : tensor<25xbf16>
  check.expect_eq_const %r, dense<"0x00000080010001807F007F8080008080B142C07F807FC07FC07FC07FC07FC33D833A83BA31BF80FFC07F313F1940DD403041"> : tensor<25xbf16> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D6F12833A6F1283BA000000BF000080BF0000C0BF0000803F0000204100007A4400606A47"> : tensor<25xf32>
  %r = stablehlo.log_plus_one %x : tensor<25xf32>
  check.expect_eq_const %r, dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F8000008000000080801872B1420000C07F0000807F0000C07F0000C07F0000C07F0000C07FFC31C33DAB01833A392383BA187231BF000080FF0000C07F1872313F1E7719408514DD40AB083041"> : tensor<25xf32> {shlo.bitwise}
  func.return
}

func.func @log_plus_one_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93FFCA9F1D24D62503FFCA9F1D24D6250BF000000000000E0BF000000000000F0BF000000000000F8BF000000000000F03F00000000000024400000000000408F4000000000004CED40"> : tensor<25xf64>
  %r = stablehlo.log_plus_one %x : tensor<25xf64>
  %expected_r = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080EF39FAFE422E8640000000000000F87F000000000000F07F000000000000F87F000000000000F87F000000000000F87F000000000000F87FC7463C793F66B83FBF3E8C4F3560503F6F9B970D676450BFEF39FAFE422EE6BF000000000000F0FF000000000000F87FEF39FAFE422EE63F4C377FB7E32E034064F8E49C90A21B4043FB366A15012640"> : tensor<25xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<25xf64>, tensor<25xf64>
  func.return
}

func.func @log_plus_one_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.log_plus_one %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.66914254, 0.69473827), (-0.10381968, 2.158799), (1.1123117, -0.16514868), (1.1289246, -1.3258177)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @log_plus_one_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.log_plus_one %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.669142570966765, 0.6947382761967031), (-0.10381968238912224, 2.158798930342464), (1.112311775762167, -0.16514867741462683), (1.128924599576327, -1.3258176636680326)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// log_plus_one 0 = 0
// log_plus_one (-0) = -0
// log_plus_one 1 = 0.69314718…, nearer to 0.5 than to 1: 0.5
// log_plus_one (-1) = -inf, which the type lacks: -6
// log_plus_one 0.5 = 0.40546511…, nearer to 0.5 than to 0: 0.5
// log_plus_one 2 = 1.0986123…, nearer to 1 than to 1.5: 1
// log_plus_one 3 = 1.3862944…, nearer to 1.5 than to 1: 1.5
// log_plus_one (-0.5) = -0.69314718…, nearer to 0.5 in magnitude than to 1: -0.5
// log_plus_one (-2) = NaN, which the type lacks: -0
// log_plus_one (-3) = NaN, which the type lacks: -0
// log_plus_one 1.5 = 0.91629073…, nearer to 1 than to 0.5: 1
// log_plus_one 4 = 1.6094379…, nearer to 1.5 than to 2: 1.5
func.func @worked_log_plus_one_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, -3.0, 1.5, 4.0]> : tensor<12xf4E2M1FN>
  %r = stablehlo.log_plus_one %x : tensor<12xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.5, -6.0, 0.5, 1.0, 1.5, -0.5, -0.0, -0.0, 1.0, 1.5]> : tensor<12xf4E2M1FN> {shlo.bitwise}
  func.return
}

// log_plus_one 0 = 0
// log_plus_one (-0) = -0
// log_plus_one 1 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
// log_plus_one (-1) = -inf, which the type lacks: -7.5
// log_plus_one 0.5 = 0.40546511…, nearer to 0.375 than to 0.5: 0.375
// log_plus_one 2 = 1.0986123…, nearer to 1.125 than to 1: 1.125
// log_plus_one 3 = 1.3862944…, nearer to 1.375 than to 1.5: 1.375
// log_plus_one (-0.5) = -0.69314718…, nearer to 0.75 in magnitude than to 0.625: -0.75
// log_plus_one (-2) = NaN, which the type lacks: -0
// log_plus_one (-3) = NaN, which the type lacks: -0
// log_plus_one 1.5 = 0.91629073…, nearer to 0.875 than to 1: 0.875
// log_plus_one 4 = 1.6094379…, nearer to 1.625 than to 1.5: 1.625
func.func @worked_log_plus_one_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, -3.0, 1.5, 4.0]> : tensor<12xf6E2M3FN>
  %r = stablehlo.log_plus_one %x : tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -7.5, 0.4, 1.1, 1.4, -0.8, -0.0, -0.0, 0.9, 1.6]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// log_plus_one 0 = 0
// log_plus_one (-0) = -0
// log_plus_one 1 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
// log_plus_one (-1) = -inf, which the type lacks: -28
// log_plus_one 0.5 = 0.40546511…, nearer to 0.375 than to 0.4375: 0.375
// log_plus_one 2 = 1.0986123…, nearer to 1 than to 1.25: 1
// log_plus_one 3 = 1.3862944…, nearer to 1.5 than to 1.25: 1.5
// log_plus_one (-2) = NaN, which the type lacks: -0
// log_plus_one (-3) = NaN, which the type lacks: -0
// log_plus_one 0.25 = 0.22314355…, nearer to 0.25 than to 0.1875: 0.25
// log_plus_one 0.125 = 0.11778304…, nearer to 0.125 than to 0.0625: 0.125
// log_plus_one (-0.125) = -0.13353139…, nearer to 0.125 in magnitude than to 0.1875: -0.125
func.func @worked_log_plus_one_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, -3.0, 0.25, 0.125, -0.125]> : tensor<12xf6E3M2FN>
  %r = stablehlo.log_plus_one %x : tensor<12xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -28.0, 0.4, 1.0, 1.5, -0.0, -0.0, 0.25, 0.1, -0.1]> : tensor<12xf6E3M2FN> {shlo.bitwise}
  func.return
}

// log_plus_one 0 = 0
// log_plus_one (-0) = -0
// log_plus_one 1 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
// log_plus_one (-1) = -inf
// log_plus_one 0.5 = 0.40546511…, nearer to 0.375 than to 0.4375: 0.375
// log_plus_one 2 = 1.0986123…, nearer to 1 than to 1.25: 1
// log_plus_one 3 = 1.3862944…, nearer to 1.5 than to 1.25: 1.5
// log_plus_one 2^-14 = 6.1033294e-05…, nearer to 2^-14 than to 4.5776367e-05…: 2^-14
// log_plus_one (-2^-15) = -3.0518044e-05…, nearer to 2^-15 in magnitude than to 4.5776367e-05…:
// -2^-15
// log_plus_one inf = inf
// log_plus_one NaN = NaN
// log_plus_one (-inf) = NaN
func.func @worked_log_plus_one_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 6.0e-5, -3.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = stablehlo.log_plus_one %x : tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, 0xFC, 0.4, 1.0, 1.5, 6.0e-5, -3.0e-5, 0x7C, 0x7E, 0x7E]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// log_plus_one 0 = 0
// log_plus_one (-0) = -0
// log_plus_one 1 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// log_plus_one (-1) = -inf
// log_plus_one 0.5 = 0.40546511…, nearer to 0.40625 than to 0.375: 0.40625
// log_plus_one 2 = 1.0986123…, nearer to 1.125 than to 1: 1.125
// log_plus_one 3 = 1.3862944…, nearer to 1.375 than to 1.5: 1.375
// log_plus_one 2^-6 = 0.015504187…, nearer to 2^-6 than to 0.013671875: 2^-6
// log_plus_one (-2^-7) = -0.0078431775…, nearer to 2^-7 in magnitude than to 0.009765625: -2^-7
// log_plus_one inf = inf
// log_plus_one NaN = NaN
// log_plus_one (-inf) = NaN
func.func @worked_log_plus_one_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 0.015625, -0.0078125, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = stablehlo.log_plus_one %x : tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.7, 0xF8, 0.4, 1.1, 1.4, 0.016, -0.008, 0x78, 0x7C, 0x7C]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// log_plus_one 0 = 0
// log_plus_one (-0) = -0
// log_plus_one 1 = 0.69314718…, nearer to 0.6875 than to 0.71875: 0.6875
// log_plus_one (-1) = -inf
// log_plus_one 0.5 = 0.40546511…, nearer to 0.40625 than to 0.390625: 0.40625
// log_plus_one 2 = 1.0986123…, nearer to 1.125 than to 1.0625: 1.125
// log_plus_one 3 = 1.3862944…, nearer to 1.375 than to 1.4375: 1.375
// log_plus_one 0.25 = 0.22314355…, nearer to 0.21875 than to 0.234375: 0.21875
// log_plus_one 0.125 = 0.11778304…, nearer to 0.125 than to 0.109375: 0.125
// log_plus_one inf = inf
// log_plus_one NaN = NaN
// log_plus_one (-inf) = NaN
func.func @worked_log_plus_one_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 0.25, 0.125, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = stablehlo.log_plus_one %x : tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.7, 0xF0, 0.4, 1.1, 1.4, 0.22, 0.12, 0x70, 0x78, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// log_plus_one 0 = 0
// log_plus_one (-0) = -0
// log_plus_one 1 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// log_plus_one (-1) = -inf, which the type lacks: NaN
// log_plus_one 0.5 = 0.40546511…, nearer to 0.40625 than to 0.375: 0.40625
// log_plus_one 2 = 1.0986123…, nearer to 1.125 than to 1: 1.125
// log_plus_one 3 = 1.3862944…, nearer to 1.375 than to 1.5: 1.375
// log_plus_one (-2) = NaN
// log_plus_one 2^-6 = 0.015504187…, nearer to 2^-6 than to 0.013671875: 2^-6
// log_plus_one 2^-7 = 0.0077821404…, nearer to 2^-7 than to 0.005859375: 2^-7
// log_plus_one (-2^-7) = -0.0078431775…, nearer to 2^-7 in magnitude than to 0.009765625: -2^-7
// log_plus_one NaN = NaN
func.func @worked_log_plus_one_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 0.015625, 0.0078125, -0.0078125, 0x7F]> : tensor<12xf8E4M3FN>
  %r = stablehlo.log_plus_one %x : tensor<12xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.7, 0x7F, 0.4, 1.1, 1.4, 0x7F, 0.016, 0.008, -0.008, 0x7F]> : tensor<12xf8E4M3FN> {shlo.bitwise}
  func.return
}

// log_plus_one 0 = 0
// log_plus_one 1 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
// log_plus_one (-1) = -inf, which the type lacks: NaN
// log_plus_one 0.5 = 0.40546511…, nearer to 0.375 than to 0.4375: 0.375
// log_plus_one 2 = 1.0986123…, nearer to 1 than to 1.25: 1
// log_plus_one 3 = 1.3862944…, nearer to 1.5 than to 1.25: 1.5
// log_plus_one (-2) = NaN
// log_plus_one 2^-15 = 3.0517112e-05…, nearer to 2^-15 than to 2.2888184e-05…: 2^-15
// log_plus_one 2^-16 = 1.5258673e-05…, nearer to 2^-16 than to 2^-17: 2^-16
// log_plus_one (-2^-16) = -1.5258905e-05…, nearer to 2^-16 in magnitude than to 2.2888184e-05…:
// -2^-16
// log_plus_one (-2^-17) = -7.6294236e-06…, nearer to 2^-17 in magnitude than to 2^-16: -2^-17
// log_plus_one NaN = NaN
func.func @worked_log_plus_one_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 3.0e-5, 1.5e-5, -1.5e-5, -8.0e-6, 0x80]> : tensor<12xf8E5M2FNUZ>
  %r = stablehlo.log_plus_one %x : tensor<12xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.8, 0x80, 0.4, 1.0, 1.5, 0x80, 3.0e-5, 1.5e-5, -1.5e-5, -8.0e-6, 0x80]> : tensor<12xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// log_plus_one 0 = 0
// log_plus_one 1 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// log_plus_one (-1) = -inf, which the type lacks: NaN
// log_plus_one 0.5 = 0.40546511…, nearer to 0.40625 than to 0.375: 0.40625
// log_plus_one 2 = 1.0986123…, nearer to 1.125 than to 1: 1.125
// log_plus_one 3 = 1.3862944…, nearer to 1.375 than to 1.5: 1.375
// log_plus_one (-2) = NaN
// log_plus_one 2^-7 = 0.0077821404…, nearer to 2^-7 than to 0.0068359375: 2^-7
// log_plus_one 2^-8 = 0.0038986404…, nearer to 2^-8 than to 0.0029296875: 2^-8
// log_plus_one (-2^-8) = -0.0039138993…, nearer to 2^-8 in magnitude than to 0.0048828125: -2^-8
// log_plus_one (-2^-9) = -0.0019550348…, nearer to 2^-9 in magnitude than to 0.0029296875: -2^-9
// log_plus_one NaN = NaN
func.func @worked_log_plus_one_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 0.0078125, 0.00390625, -0.00390625, -0.001953125, 0x80]> : tensor<12xf8E4M3FNUZ>
  %r = stablehlo.log_plus_one %x : tensor<12xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.7, 0x80, 0.4, 1.1, 1.4, 0x80, 0.008, 0.004, -0.004, -0.002, 0x80]> : tensor<12xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// log_plus_one 0 = 0
// log_plus_one 1 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// log_plus_one (-1) = -inf, which the type lacks: NaN
// log_plus_one 0.5 = 0.40546511…, nearer to 0.40625 than to 0.375: 0.40625
// log_plus_one 2 = 1.0986123…, nearer to 1.125 than to 1: 1.125
// log_plus_one 3 = 1.3862944…, nearer to 1.375 than to 1.5: 1.375
// log_plus_one (-2) = NaN
// log_plus_one 2^-10 = 0.00097608597…, nearer to 2^-10 than to 0.00085449219…: 2^-10
// log_plus_one 2^-11 = 0.00048816208…, nearer to 2^-11 than to 0.00036621094…: 2^-11
// log_plus_one (-2^-11) = -0.0004884005…, nearer to 2^-11 in magnitude than to 0.00061035156…:
// -2^-11
// log_plus_one (-2^-12) = -0.00024417043…, nearer to 2^-12 in magnitude than to 0.00036621094…:
// -2^-12
// log_plus_one NaN = NaN
func.func @worked_log_plus_one_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 0.0009765625, 0.0005, -0.0005, -0.0002, 0x80]> : tensor<12xf8E4M3B11FNUZ>
  %r = stablehlo.log_plus_one %x : tensor<12xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.7, 0x80, 0.4, 1.1, 1.4, 0x80, 0.001, 0.0005, -0.0005, -0.0002, 0x80]> : tensor<12xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// log_plus_one 1 = 0.69314718…, nearer to 0.5 than to 1: 0.5
// log_plus_one 0.5 = 0.40546511…, nearer to 0.5 than to 0.25: 0.5
// log_plus_one 2 = 1.0986123…, nearer to 1 than to 2: 1
// log_plus_one 0.25 = 0.22314355…, nearer to 0.25 than to 0.125: 0.25
// log_plus_one 2^-127 = a number below 1e-30: the least value, 2^-127
// log_plus_one NaN = NaN
func.func @worked_log_plus_one_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 6.0e-39, 0xFF]> : tensor<6xf8E8M0FNU>
  %r = stablehlo.log_plus_one %x : tensor<6xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0.5, 0.5, 1.0, 0.2, 6.0e-39, 0xFF]> : tensor<6xf8E8M0FNU> {shlo.bitwise}
  func.return
}
