// stablehlo.sine.

func.func @sine_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.sine %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 1.0, 1.0, 1.0, 0.0, -1.0, -0.5, -0.0, -0.5, -1.0, -1.0, -1.0, -0.0, 1.0, 0.5]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @sine_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.sine %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x00010203040505060707080808080808070605030121232526282826220205082021222324252526272728282828282827262523210103050608080602222528"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @sine_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.sine %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x00010203040506070809090A0B0C0C0C0B0902262A2C24090C28280C250B2B0420212223242526272829292A2B2C2C2C2B2922060A0C04292C08082C052B0B24"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @sine_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.sine %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F30313233343536373839393A3B3C3C3C3B3931B6BABCB4393CB8B83CB53BBB34383ABAB83BBC3CBB3A33B6BABCB7393C2DBA3CB9B1BC343CB536B738B9BABBBBBCBCBCBAB829393C3BADBCB87E7E7E7E808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9B9BABBBCBCBCBBB9B1363A3C34B9BC3838BC35BB3BB4B8BA3A38BB3CBC3BBAB3363A3C37B9BCAD3ABC39313CB4BC35B637B8393A3B3B3C3C3C3A38A9B9BCBB2D3C387E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @sine_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.sine %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2E2F3131323334343535363738383838373734322C219EABB1B4B8B7B3A9263337382DB1B8B12D3832A9B43785B63429B831B83409B438B0AA3728B81138AAB63134B02619AB32B5377C7C7C7C7C7C7C7C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAEAFB1B1B2B3B4B4B5B5B6B7B8B8B8B8B7B7B4B2ACA11E2B313438373329A6B3B7B8AD313831ADB8B22934B70536B4A938B138B48934B8302AB7A83891B82A36B1B430A6992BB235B77C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @sine_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.sine %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F10111213141516171718191A1B1C1D1E1F202122232424252627272829292A2A2B2C2D2E2E2F2F30303030302F2F2F2E2D2B2926232018110901878F969EA2A5A8ADAFB0AFABA7A092820E1D252A2E30302A1A85A1ACB0ACA1841B2A302E250D78787878787878787878787878787878808182838485868788898A8B8C8D8E8F90919293949596979798999A9B9C9D9E9FA0A1A2A3A4A4A5A6A7A7A8A9A9AAAAABACADAEAEAFAFB0B0B0B0B0AFAFAFAEADABA9A6A3A098918981070F161E2225282D2F302F2B272012028E9DA5AAAEB0B0AA9A05212C302C21049BAAB0AEA58D78787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @sine_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.sine %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2E2F3131323334343535363738383838373734322C219EABB1B4B8B7B3A9263337382DB1B8B12D3832A9B43785B63429B831B83409B438B0AA3728B81138AAB63134B02619AB32B537B8B6AE213337377F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAEAFB1B1B2B3B4B4B5B5B6B7B8B8B8B8B7B7B4B2ACA11E2B313438373329A6B3B7B8AD313831ADB8B22934B70536B4A938B138B48934B8302AB7A83891B82A36B1B430A6992BB235B738362EA1B3B7B77F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @sine_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.sine %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3D3E3F4040403F3D35BABEC0B83D40BCBC40B93FBF383C3EBEBC3FC040BF3E37BABEC0BB3D4031BE40BDB5C03840B93ABB3CBDBEBFBFC0C0C0BEBC2D3D403FB1C0BC808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBDBEBFC0C0C0BFBDB53A3E4038BDC03C3CC039BF3FB8BCBE3E3CBF40C03FBEB73A3E403BBDC0B13EC03D3540B8C039BA3BBC3D3E3F3F4040403E3CADBDC0BF31403C"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @sine_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.sine %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F30313233343536363739393A3B3C3C3D3D3E3F404040403F3F3C3A3429A6B3B9BCC0BFBBB12E3B3F4035B9C0B935403AB1BC3F89BE3C31C039C03C11BC40B8B23F30C01940B2BE393CB82E21B33ABD3F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B6B7B9B9BABBBCBCBDBDBEBFC0C0C0C0BFBFBCBAB4A92633393C403F3B31AEBBBFC0B5394039B5C0BA313CBF093EBCB140B940BC913CC03832BFB04099C0323EB9BC38AEA133BA3DBF"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @sine_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.sine %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4E4F5151525354545555565758585858575754524C41BECBD1D4D8D7D3C9465357584DD1D8D14D5852C9D457A1D65449D8808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECECFD1D1D2D3D4D4D5D5D6D7D8D8D8D8D7D7D4D2CCC13E4B515458575349C6D3D7D8CD515851CDD8D24954D72156D4C958"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @sine_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.sine %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F7FFF7FFF7E7F7EFF7BFFFFFFFFFF7F7EFFFF7C7D7E7F7EFFFF7EFFFF7DFFFFFF7F7FFF7F7DFFFFFF7E7FFF7E7E7FFF7C7D7E7F7FFF7FFF7FFF7F7FFF7FFF7F7AFFFFFFFFFFFFFF7D7E7F7FFF7F7DFFFFFF7FFF7EFF7BFFFFFFFFFF7FFF7E7F7BFFFFFFFFFF7FFF7FFF7F7EFFFF7FFF7F7EFFFF7DFFFFFF7EFFFFFF7B7C7D7EFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @sine_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, 1.0, 3.14, -3.14, 1.57, 22.0, 355.0, 10000.0]> : tensor<23xf16>
  %r = stablehlo.sine %x : tensor<23xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 0.9756, -0.9756, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0.0998, 0.8413, 0.0009675, -0.0009675, 1.0, -0.00885, -3.016e-5, -0.3057]> : tensor<23xf16> {shlo.bitwise}
  func.return
}

func.func @sine_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, 1.0, 3.14, -3.14, 1.57, 22.0, 356.0, 10000.0]> : tensor<23xbf16>
  %r = stablehlo.sine %x : tensor<23xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, -0.99, 0.99, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.1, 0.84, 0.00097, -0.00097, 1.0, -0.00885, -0.84, 0.0186]> : tensor<23xbf16> {shlo.bitwise}
  func.return
}

func.func @sine_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, 1.0, 3.140625, -3.140625, 1.5703125, 22.0, 355.0, 10000.0]> : tensor<23xf32>
  %r = stablehlo.sine %x : tensor<23xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, -0.5218765, 0.5218765, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.09983342, 0.84147096, 0.0009676534, -0.0009676534, 0.9999999, -0.008851309, -3.0144354e-5, -0.30561438]> : tensor<23xf32> {shlo.bitwise}
  func.return
}

func.func @sine_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, 1.0, 3.140625, -3.140625, 1.5703125, 22.0, 355.0, 10000.0]> : tensor<23xf64>
  %r = stablehlo.sine %x : tensor<23xf64>
  %expected_r = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 0.004961954789184062, -0.004961954789184062, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.09983341664682815, 0.8414709848078965, 0.0009676534387822795, -0.0009676534387822795, 0.9999998829558185, -0.008851309290403876, -3.014435335948845e-5, -0.30561438888825215]> : tensor<23xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<23xf64>, tensor<23xf64>
  func.return
}

func.func @sine_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.sine %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.9053586, 1.4058162), (-1.2914401, 0.058168385), (1.0253474, 0.21685216), (-2.4907794, -9.706444)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @sine_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.sine %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.9053586344209572, 1.4058162504314682), (-1.2914400857052224, 0.0581683845016712), (1.0253473885839877, 0.2168521629207897), (-2.490779438191711, -9.706443456311078)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// sine 0 = 0
// sine (-0) = -0
// sine 1 = 0.84147098…, nearer to 1 than to 0.5: 1
// sine (-1) = -0.84147098…, nearer to 1 in magnitude than to 0.5: -1
// sine 0.5 = 0.47942554…, nearer to 0.5 than to 0: 0.5
// sine 3 = 0.14112001…, nearer to 0 than to 0.5: 0
// sine (-0.5) = -0.47942554…, nearer to 0.5 in magnitude than to 0: -0.5
// sine (-3) = -0.14112001…, nearer to 0 in magnitude than to 0.5: -0
func.func @worked_sine_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 3.0, -0.5, -3.0]> : tensor<8xf4E2M1FN>
  %r = stablehlo.sine %x : tensor<8xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.5, 0.0, -0.5, -0.0]> : tensor<8xf4E2M1FN> {shlo.bitwise}
  func.return
}

// sine 0 = 0
// sine (-0) = -0
// sine 1 = 0.84147098…, nearer to 0.875 than to 0.75: 0.875
// sine (-1) = -0.84147098…, nearer to 0.875 in magnitude than to 0.75: -0.875
// sine 2 = 0.90929743…, nearer to 0.875 than to 1: 0.875
// sine 3 = 0.14112001…, nearer to 0.125 than to 0.25: 0.125
// sine 0.125 = 0.12467473…, nearer to 0.125 than to 0: 0.125
// sine (-0.125) = -0.12467473…, nearer to 0.125 in magnitude than to 0: -0.125
func.func @worked_sine_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 0.125, -0.125]> : tensor<8xf6E2M3FN>
  %r = stablehlo.sine %x : tensor<8xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.9, -0.9, 0.9, 0.1, 0.1, -0.1]> : tensor<8xf6E2M3FN> {shlo.bitwise}
  func.return
}

// sine 0 = 0
// sine (-0) = -0
// sine 1 = 0.84147098…, nearer to 0.875 than to 0.75: 0.875
// sine (-1) = -0.84147098…, nearer to 0.875 in magnitude than to 0.75: -0.875
// sine 2 = 0.90929743…, nearer to 0.875 than to 1: 0.875
// sine 3 = 0.14112001…, nearer to 0.125 than to 0.1875: 0.125
// sine (-2) = -0.90929743…, nearer to 0.875 in magnitude than to 1: -0.875
// sine (-3) = -0.14112001…, nearer to 0.125 in magnitude than to 0.1875: -0.125
// sine 0.25 = 0.24740396…, nearer to 0.25 than to 0.1875: 0.25
// sine (-0.25) = -0.24740396…, nearer to 0.25 in magnitude than to 0.1875: -0.25
func.func @worked_sine_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, -2.0, -3.0, 0.25, -0.25]> : tensor<10xf6E3M2FN>
  %r = stablehlo.sine %x : tensor<10xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.9, -0.9, 0.9, 0.1, -0.9, -0.1, 0.25, -0.25]> : tensor<10xf6E3M2FN> {shlo.bitwise}
  func.return
}

// sine 0 = 0
// sine (-0) = -0
// sine 1 = 0.84147098…, nearer to 0.875 than to 0.75: 0.875
// sine (-1) = -0.84147098…, nearer to 0.875 in magnitude than to 0.75: -0.875
// sine 2 = 0.90929743…, nearer to 0.875 than to 1: 0.875
// sine (-2) = -0.90929743…, nearer to 0.875 in magnitude than to 1: -0.875
// sine 2^-14 = 6.1035156e-05…, nearer to 2^-14 than to 4.5776367e-05…: 2^-14
// sine (-2^-14) = -6.1035156e-05…, nearer to 2^-14 in magnitude than to 4.5776367e-05…: -2^-14
// sine inf = NaN
// sine NaN = NaN
// sine (-inf) = NaN
func.func @worked_sine_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 6.0e-5, -6.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<11xf8E5M2>
  %r = stablehlo.sine %x : tensor<11xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.9, -0.9, 0.9, -0.9, 6.0e-5, -6.0e-5, 0x7E, 0x7E, 0x7E]> : tensor<11xf8E5M2> {shlo.bitwise}
  func.return
}

// sine 0 = 0
// sine (-0) = -0
// sine 1 = 0.84147098…, nearer to 0.8125 than to 0.875: 0.8125
// sine (-1) = -0.84147098…, nearer to 0.8125 in magnitude than to 0.875: -0.8125
// sine 2 = 0.90929743…, nearer to 0.9375 than to 0.875: 0.9375
// sine (-2) = -0.90929743…, nearer to 0.9375 in magnitude than to 0.875: -0.9375
// sine 22 = -0.0088513093…, nearer to 0.009765625 in magnitude than to 2^-7: -0.009765625
// sine (-22) = 0.0088513093…, nearer to 0.009765625 than to 2^-7: 0.009765625
// sine inf = NaN
// sine NaN = NaN
// sine (-inf) = NaN
func.func @worked_sine_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 22.0, -22.0, 0x78, 0x79, 0xF8]> : tensor<11xf8E4M3>
  %r = stablehlo.sine %x : tensor<11xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -0.8, 0.94, -0.94, -0.01, 0.01, 0x7C, 0x7C, 0x7C]> : tensor<11xf8E4M3> {shlo.bitwise}
  func.return
}

// sine 0 = 0
// sine (-0) = -0
// sine 1 = 0.84147098…, nearer to 0.84375 than to 0.8125: 0.84375
// sine (-1) = -0.84147098…, nearer to 0.84375 in magnitude than to 0.8125: -0.84375
// sine 2 = 0.90929743…, nearer to 0.90625 than to 0.9375: 0.90625
// sine 3 = 0.14112001…, nearer to 0.140625 than to 0.15625: 0.140625
// sine (-2) = -0.90929743…, nearer to 0.90625 in magnitude than to 0.9375: -0.90625
// sine (-3) = -0.14112001…, nearer to 0.140625 in magnitude than to 0.15625: -0.140625
// sine 0.25 = 0.24740396…, nearer to 0.25 than to 0.234375: 0.25
// sine inf = NaN
// sine NaN = NaN
// sine (-inf) = NaN
func.func @worked_sine_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, -2.0, -3.0, 0.25, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = stablehlo.sine %x : tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.84, -0.84, 0.9, 0.14, -0.9, -0.14, 0.25, 0x78, 0x78, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// sine 0 = 0
// sine (-0) = -0
// sine 1 = 0.84147098…, nearer to 0.8125 than to 0.875: 0.8125
// sine (-1) = -0.84147098…, nearer to 0.8125 in magnitude than to 0.875: -0.8125
// sine 2 = 0.90929743…, nearer to 0.9375 than to 0.875: 0.9375
// sine (-2) = -0.90929743…, nearer to 0.9375 in magnitude than to 0.875: -0.9375
// sine 22 = -0.0088513093…, nearer to 0.009765625 in magnitude than to 2^-7: -0.009765625
// sine (-22) = 0.0088513093…, nearer to 0.009765625 than to 2^-7: 0.009765625
// sine NaN = NaN
func.func @worked_sine_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 22.0, -22.0, 0x7F]> : tensor<9xf8E4M3FN>
  %r = stablehlo.sine %x : tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.8, -0.8, 0.94, -0.94, -0.01, 0.01, 0x7F]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

// sine 0 = 0
// sine 1 = 0.84147098…, nearer to 0.875 than to 0.75: 0.875
// sine (-1) = -0.84147098…, nearer to 0.875 in magnitude than to 0.75: -0.875
// sine 2 = 0.90929743…, nearer to 0.875 than to 1: 0.875
// sine (-2) = -0.90929743…, nearer to 0.875 in magnitude than to 1: -0.875
// sine 2^-15 = 3.0517578e-05…, nearer to 2^-15 than to 2.2888184e-05…: 2^-15
// sine (-2^-15) = -3.0517578e-05…, nearer to 2^-15 in magnitude than to 2.2888184e-05…: -2^-15
// sine NaN = NaN
func.func @worked_sine_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 3.0e-5, -3.0e-5, 0x80]> : tensor<8xf8E5M2FNUZ>
  %r = stablehlo.sine %x : tensor<8xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.9, -0.9, 0.9, -0.9, 3.0e-5, -3.0e-5, 0x80]> : tensor<8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// sine 0 = 0
// sine 1 = 0.84147098…, nearer to 0.8125 than to 0.875: 0.8125
// sine (-1) = -0.84147098…, nearer to 0.8125 in magnitude than to 0.875: -0.8125
// sine 2 = 0.90929743…, nearer to 0.9375 than to 0.875: 0.9375
// sine (-2) = -0.90929743…, nearer to 0.9375 in magnitude than to 0.875: -0.9375
// sine 2^-7 = 0.0078124205…, nearer to 2^-7 than to 0.0068359375: 2^-7
// sine (-2^-7) = -0.0078124205…, nearer to 2^-7 in magnitude than to 0.0068359375: -2^-7
// sine NaN = NaN
func.func @worked_sine_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 0.0078125, -0.0078125, 0x80]> : tensor<8xf8E4M3FNUZ>
  %r = stablehlo.sine %x : tensor<8xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.8, -0.8, 0.94, -0.94, 0.008, -0.008, 0x80]> : tensor<8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// sine 0 = 0
// sine 1 = 0.84147098…, nearer to 0.8125 than to 0.875: 0.8125
// sine (-1) = -0.84147098…, nearer to 0.8125 in magnitude than to 0.875: -0.8125
// sine 2 = 0.90929743…, nearer to 0.9375 than to 0.875: 0.9375
// sine (-2) = -0.90929743…, nearer to 0.9375 in magnitude than to 0.875: -0.9375
// sine 2^-10 = 0.00097656234…, nearer to 2^-10 than to 0.00085449219…: 2^-10
// sine (-2^-10) = -0.00097656234…, nearer to 2^-10 in magnitude than to 0.00085449219…: -2^-10
// sine NaN = NaN
func.func @worked_sine_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, -2.0, 0.0009765625, -0.001, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %r = stablehlo.sine %x : tensor<8xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.8, -0.8, 0.94, -0.94, 0.001, -0.001, 0x80]> : tensor<8xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// sine 1 = 0.84147098…, nearer to 1 than to 0.5: 1
// sine 0.5 = 0.47942554…, nearer to 0.5 than to 0.25: 0.5
// sine 4 = -0.7568025…, for which the type has no place: NaN
// sine 16 = -0.28790332…, for which the type has no place: NaN
// sine 32 = 0.55142668…, nearer to 0.5 than to 1: 0.5
// sine 128 = 0.72103771…, nearer to 0.5 than to 1: 0.5
// sine 2^-110 = 2^-110
// sine 2^-111 = 2^-111
// sine NaN = NaN
func.func @worked_sine_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 4.0, 16.0, 32.0, 128.0, 8.0e-34, 4.0e-34, 0xFF]> : tensor<9xf8E8M0FNU>
  %r = stablehlo.sine %x : tensor<9xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 0.5, 0xFF, 0xFF, 0.5, 0.5, 8.0e-34, 4.0e-34, 0xFF]> : tensor<9xf8E8M0FNU> {shlo.bitwise}
  func.return
}
