// stablehlo.tan.

func.func @tan_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.tan %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 1.5, 6.0, -2.0, -0.0, 1.0, -0.5, -0.0, -0.5, -1.5, -6.0, 2.0, 0.0, -1.0, 0.5]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @tan_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.tan %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x000102030406070A0C10141A1F3F3B35312A2623210103060919362822020713202122232426272A2C30343A3F1F1B15110A0603012123262939160802222733"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @tan_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.tan %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x0001020304050607080A0B0D0E121B36302A22060D33250B37092917051030252021222324252627282A2B2D2E323B16100A02262D13052B1729093725301005"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @tan_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.tan %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F3031323334353637383A3B3D3E424BC6C0BAB1363DC3B53BC739B9473540C0B539BC3DB94149C5C0BCB3363E4EB83BC2ADBD483AB145B443B5B7B8B9BABCBEC0C352423D39A9BAC441ADC5387E7E7E7E808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8BABBBDBEC2CB46403A31B6BD4335BB47B939C7B5C04035B93CBD39C1C945403C33B6BECE38BB422D3DC8BA31C534C3353738393A3C3E4043D2C2BDB9293A44C12D45B87E7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @tan_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.tan %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2D2E2F303132343537383A3B3C40444A56D9CBC5C1BAB4ADA11E2C333949C6B8A9263643CEAE32F6B22F4EB62AB94105C139A9CD3350B9093ACCB22A41A85111CB2BC033B8B1A6192C343B447C7C7C7C7C7C7C7C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABADAEAFB0B1B2B4B5B7B8BABBBCC0C4CAD6594B45413A342D219EACB3B9C9463829A6B6C34E2EB27632AFCE36AA39C18541B9294DB3D03989BA4C32AAC128D1914BAB40B338312699ACB4BBC47C7C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @tan_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.tan %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F1011121415161718191A1C1D1E1F20212123242627292A2C2E30313233343637393D4144484E545E6C70F0E1D6D0C9C5C1BAB4AFA8A29A918981070F1821262D334053F0CBBBB0A393820E202C374663DBB59D05253EF0BDA4841E365DC5AB8E78787878787878787878787878787878808182838485868788898A8B8C8D8E8F9091929495969798999A9C9D9E9FA0A1A1A3A4A6A7A9AAACAEB0B1B2B3B4B6B7B9BDC1C4C8CED4DEECF0706156504945413A342F28221A110901878F98A1A6ADB3C0D3704B3B302313028EA0ACB7C6E35B351D85A5BE703D24049EB6DD452B0E78787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @tan_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.tan %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2D2E2F303132343537383A3B3C40444A56D9CBC5C1BAB4ADA11E2C333949C6B8A9263643CEAE32F6B22F4EB62AB94105C139A9CD3350B9093ACCB22A41A85111CB2BC033B8B1A6192C343B445DBDAF213647C47F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABADAEAFB0B1B2B4B5B7B8BABBBCC0C4CAD6594B45413A342D219EACB3B9C9463829A6B6C34E2EB27632AFCE36AA39C18541B9294DB3D03989BA4C32AAC128D1914BAB40B338312699ACB4BBC4DD3D2FA1B6C7447F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @tan_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.tan %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3E3F4142464FCAC4BEB53A41C7B93FCB3DBD4B3944C4B93DC041BD454DC9C4C0B73A4252BC3FC6B1C14C3EB549B847B9BBBCBDBEC0C2C4C75646413DADBEC845B1C93C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBEBFC1C2C6CF4A443E35BAC14739BF4BBD3DCBB9C44439BD40C13DC5CD49444037BAC2D23CBF463141CCBE35C938C7393B3C3D3E40424447D6C6C1BD2D3E48C53149BC"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @tan_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.tan %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F3031323335363738393A3C3D3F40424344484C525EE1D3CDC9C2BCB5A926343B4151CEC0B12E3E4BD6B63AFEBA3756BE32C14909C941B1D53B58C11142D4BA3249B05919D333C83BC0B9AE21343C434C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B5B6B7B8B9BABCBDBFC0C2C3C4C8CCD2DE61534D49423C3529A6B4BBC1D14E4031AEBECB5636BA7E3AB7D63EB241C98949C13155BBD84191C2543AB2C930D99953B348BB40392EA1B4BCC3CC"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @tan_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.tan %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4D4E4F505152545557585A5B5C60646A76F9EBE5E1DAD4CDC13E4C535969E6D8C9465663EECE5280D24F6ED64AD96121E159C9ED808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCDCECFD0D1D2D4D5D7D8DADBDCE0E4EAF6796B65615A544D41BECCD3D9E9665849C6D6E36E4ED28052CFEE56CA59E1A161D9496D"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @tan_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.tan %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E80FF7FFF7D7E80FF84FFFFFFFFFF7E80FFFF7B7C7D7F81FFFF81FFFF81FFFFFF7E7FFF7F81FFFFFF7E7FFF7D7E7FFF7B7C7D7E80FF80FF7FFF7E80FF7FFF7F85FFFFFFFFFFFFFF7C7D7E7FFF7F82FFFFFF80FF80FF84FFFFFFFFFF7FFF7E7F84FFFFFFFFFF80FF7FFF7F81FFFF7FFF7F81FFFF82FFFFFF81FFFFFF7A7B7C7D7FFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @tan_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, 1.0, 3.14, -3.14, 1.57, 22.0, 355.0, 10000.0]> : tensor<23xf16>
  %r = stablehlo.tan %x : tensor<23xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, -4.42, 4.42, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0.1003, 1.558, -0.0009675, 0.0009675, 2066.0, 0.00885, 3.016e-5, 0.321]> : tensor<23xf16> {shlo.bitwise}
  func.return
}

func.func @tan_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, 1.0, 3.14, -3.14, 1.57, 22.0, 356.0, 10000.0]> : tensor<23xbf16>
  %r = stablehlo.tan %x : tensor<23xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, -6.1, 6.1, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0.1006, 1.555, -0.00097, 0.00097, 2060.0, 0.00885, 1.555, 0.0186]> : tensor<23xbf16> {shlo.bitwise}
  func.return
}

func.func @tan_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, 1.0, 3.140625, -3.140625, 1.5703125, 22.0, 355.0, 10000.0]> : tensor<23xf32>
  %r = stablehlo.tan %x : tensor<23xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, -0.6117979, 0.6117979, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.100334674, 1.5574077, -0.0009676539, 0.0009676539, 2066.8552, 0.008851656, 3.0144354e-5, 0.32097113]> : tensor<23xf32> {shlo.bitwise}
  func.return
}

func.func @tan_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, 1.0, 3.140625, -3.140625, 1.5703125, 22.0, 355.0, 10000.0]> : tensor<23xf64>
  %r = stablehlo.tan %x : tensor<23xf64>
  %expected_r = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, -0.004962015874444895, 0.004962015874444895, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.10033467208545055, 1.5574077246549023, -0.0009676538918152837, 0.0009676538918152837, 2066.8551897466036, 0.00885165604168446, 3.0144353373184265e-5, 0.3209711346238147]> : tensor<23xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<23xf64>, tensor<23xf64>
  func.return
}

func.func @tan_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.tan %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.12610857, 0.9067248), (-0.10358062, 1.562869), (-0.8508781, -1.3212866), (-0.002366444, -0.995656)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @tan_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.tan %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.12610856648423438, 0.9067248043194309), (-0.10358061868779705, 1.5628689818694737), (-0.8508781211449377, -1.3212865837711918), (-0.002366444157003991, -0.9956560179073011)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// tan 0 = 0
// tan (-0) = -0
// tan 1 = 1.5574077…, nearer to 1.5 than to 2: 1.5
// tan (-1) = -1.5574077…, nearer to 1.5 in magnitude than to 2: -1.5
// tan 0.5 = 0.54630249…, nearer to 0.5 than to 1: 0.5
// tan 3 = -0.14254654…, nearer to 0 in magnitude than to 0.5: -0
// tan (-0.5) = -0.54630249…, nearer to 0.5 in magnitude than to 1: -0.5
// tan (-3) = 0.14254654…, nearer to 0 than to 0.5: 0
// tan 1.5 = 14.10142…: overflow, 6
// tan 6 = -0.29100619…, nearer to 0.5 in magnitude than to 0: -0.5
// tan (-1.5) = -14.10142…: overflow, -6
// tan (-6) = 0.29100619…, nearer to 0.5 than to 0: 0.5
func.func @worked_tan_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 3.0, -0.5, -3.0, 1.5, 6.0, -1.5, -6.0]> : tensor<12xf4E2M1FN>
  %r = stablehlo.tan %x : tensor<12xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.5, -1.5, 0.5, -0.0, -0.5, 0.0, 6.0, -0.5, -6.0, 0.5]> : tensor<12xf4E2M1FN> {shlo.bitwise}
  func.return
}

// tan 0 = 0
// tan (-0) = -0
// tan 1 = 1.5574077…, nearer to 1.5 than to 1.625: 1.5
// tan (-1) = -1.5574077…, nearer to 1.5 in magnitude than to 1.625: -1.5
// tan 0.5 = 0.54630249…, nearer to 0.5 than to 0.625: 0.5
// tan 2 = -2.1850399…, nearer to 2.25 in magnitude than to 2: -2.25
// tan 3 = -0.14254654…, nearer to 0.125 in magnitude than to 0.25: -0.125
// tan (-2) = 2.1850399…, nearer to 2.25 than to 2: 2.25
// tan 1.5 = 14.10142…: overflow, 7.5
// tan 7 = 0.87144798…, nearer to 0.875 than to 0.75: 0.875
// tan (-1.5) = -14.10142…: overflow, -7.5
// tan (-7) = -0.87144798…, nearer to 0.875 in magnitude than to 0.75: -0.875
func.func @worked_tan_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 1.5, 7.0, -1.5, -7.0]> : tensor<12xf6E2M3FN>
  %r = stablehlo.tan %x : tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.5, -1.5, 0.5, -2.2, -0.1, 2.2, 7.5, 0.9, -7.5, -0.9]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// tan 0 = 0
// tan (-0) = -0
// tan 1 = 1.5574077…, nearer to 1.5 than to 1.75: 1.5
// tan (-1) = -1.5574077…, nearer to 1.5 in magnitude than to 1.75: -1.5
// tan 3 = -0.14254654…, nearer to 0.125 in magnitude than to 0.1875: -0.125
// tan (-3) = 0.14254654…, nearer to 0.125 than to 0.1875: 0.125
// tan 4 = 1.1578213…, nearer to 1.25 than to 1: 1.25
// tan 5 = -3.380515…, nearer to 3.5 in magnitude than to 3: -3.5
func.func @worked_tan_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 3.0, -3.0, 4.0, 5.0]> : tensor<8xf6E3M2FN>
  %r = stablehlo.tan %x : tensor<8xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.5, -1.5, -0.1, 0.1, 1.2, -3.5]> : tensor<8xf6E3M2FN> {shlo.bitwise}
  func.return
}

// tan 0 = 0
// tan (-0) = -0
// tan 1 = 1.5574077…, nearer to 1.5 than to 1.75: 1.5
// tan (-1) = -1.5574077…, nearer to 1.5 in magnitude than to 1.75: -1.5
// tan 3 = -0.14254654…, nearer to 0.15625 in magnitude than to 0.125: -0.15625
// tan (-3) = 0.14254654…, nearer to 0.15625 than to 0.125: 0.15625
// tan 2^-15 = 3.0517578e-05…, nearer to 2^-15 than to 4.5776367e-05…: 2^-15
// tan (-2^-15) = -3.0517578e-05…, nearer to 2^-15 in magnitude than to 4.5776367e-05…: -2^-15
// tan inf = NaN
// tan NaN = NaN
// tan (-inf) = NaN
func.func @worked_tan_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 3.0, -3.0, 3.0e-5, -3.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<11xf8E5M2>
  %r = stablehlo.tan %x : tensor<11xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.5, -1.5, -0.16, 0.16, 3.0e-5, -3.0e-5, 0x7E, 0x7E, 0x7E]> : tensor<11xf8E5M2> {shlo.bitwise}
  func.return
}

// tan 0 = 0
// tan (-0) = -0
// tan 1 = 1.5574077…, nearer to 1.5 than to 1.625: 1.5
// tan (-1) = -1.5574077…, nearer to 1.5 in magnitude than to 1.625: -1.5
// tan 0.5 = 0.54630249…, nearer to 0.5625 than to 0.5: 0.5625
// tan 2 = -2.1850399…, nearer to 2.25 in magnitude than to 2: -2.25
// tan 22 = 0.008851656…, nearer to 0.009765625 than to 2^-7: 0.009765625
// tan (-22) = -0.008851656…, nearer to 0.009765625 in magnitude than to 2^-7: -0.009765625
// tan 2^-7 = 0.0078126589…, nearer to 2^-7 than to 0.009765625: 2^-7
// tan inf = NaN
// tan NaN = NaN
// tan (-inf) = NaN
func.func @worked_tan_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 22.0, -22.0, 0.0078125, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = stablehlo.tan %x : tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.5, -1.5, 0.56, -2.2, 0.01, -0.01, 0.008, 0x7C, 0x7C, 0x7C]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// tan 0 = 0
// tan (-0) = -0
// tan 1 = 1.5574077…, nearer to 1.5625 than to 1.5: 1.5625
// tan (-1) = -1.5574077…, nearer to 1.5625 in magnitude than to 1.5: -1.5625
// tan 0.5 = 0.54630249…, nearer to 0.53125 than to 0.5625: 0.53125
// tan 2 = -2.1850399…, nearer to 2.125 in magnitude than to 2.25: -2.125
// tan 3 = -0.14254654…, nearer to 0.140625 in magnitude than to 0.15625: -0.140625
// tan 11 = -225.95085…: overflow, -inf
// tan 3.25 = 0.10883403…, nearer to 0.109375 than to 0.09375: 0.109375
// tan inf = NaN
// tan NaN = NaN
// tan (-inf) = NaN
func.func @worked_tan_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 11.0, 3.25, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = stablehlo.tan %x : tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.56, -1.56, 0.53, -2.1, -0.14, 0xF0, 0.11, 0x78, 0x78, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// tan 0 = 0
// tan (-0) = -0
// tan 1 = 1.5574077…, nearer to 1.5 than to 1.625: 1.5
// tan (-1) = -1.5574077…, nearer to 1.5 in magnitude than to 1.625: -1.5
// tan 0.5 = 0.54630249…, nearer to 0.5625 than to 0.5: 0.5625
// tan 2 = -2.1850399…, nearer to 2.25 in magnitude than to 2: -2.25
// tan 22 = 0.008851656…, nearer to 0.009765625 than to 2^-7: 0.009765625
// tan (-22) = -0.008851656…, nearer to 0.009765625 in magnitude than to 2^-7: -0.009765625
// tan 2^-7 = 0.0078126589…, nearer to 2^-7 than to 0.009765625: 2^-7
// tan (-2^-7) = -0.0078126589…, nearer to 2^-7 in magnitude than to 0.009765625: -2^-7
// tan NaN = NaN
func.func @worked_tan_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 22.0, -22.0, 0.0078125, -0.0078125, 0x7F]> : tensor<11xf8E4M3FN>
  %r = stablehlo.tan %x : tensor<11xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.5, -1.5, 0.56, -2.2, 0.01, -0.01, 0.008, -0.008, 0x7F]> : tensor<11xf8E4M3FN> {shlo.bitwise}
  func.return
}

// tan 0 = 0
// tan 1 = 1.5574077…, nearer to 1.5 than to 1.75: 1.5
// tan (-1) = -1.5574077…, nearer to 1.5 in magnitude than to 1.75: -1.5
// tan 3 = -0.14254654…, nearer to 0.15625 in magnitude than to 0.125: -0.15625
// tan (-3) = 0.14254654…, nearer to 0.15625 than to 0.125: 0.15625
// tan 2^-16 = 1.5258789e-05…, nearer to 2^-16 than to 2.2888184e-05…: 2^-16
// tan (-2^-16) = -1.5258789e-05…, nearer to 2^-16 in magnitude than to 2.2888184e-05…: -2^-16
// tan NaN = NaN
func.func @worked_tan_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 3.0, -3.0, 1.5e-5, -1.5e-5, 0x80]> : tensor<8xf8E5M2FNUZ>
  %r = stablehlo.tan %x : tensor<8xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.5, -1.5, -0.16, 0.16, 1.5e-5, -1.5e-5, 0x80]> : tensor<8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// tan 0 = 0
// tan 1 = 1.5574077…, nearer to 1.5 than to 1.625: 1.5
// tan (-1) = -1.5574077…, nearer to 1.5 in magnitude than to 1.625: -1.5
// tan 0.5 = 0.54630249…, nearer to 0.5625 than to 0.5: 0.5625
// tan 2 = -2.1850399…, nearer to 2.25 in magnitude than to 2: -2.25
// tan 2^-8 = 0.0039062699…, nearer to 2^-8 than to 0.0048828125: 2^-8
// tan (-2^-8) = -0.0039062699…, nearer to 2^-8 in magnitude than to 0.0048828125: -2^-8
// tan NaN = NaN
func.func @worked_tan_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 0.00390625, -0.00390625, 0x80]> : tensor<8xf8E4M3FNUZ>
  %r = stablehlo.tan %x : tensor<8xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.5, -1.5, 0.56, -2.2, 0.004, -0.004, 0x80]> : tensor<8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// tan 0 = 0
// tan 1 = 1.5574077…, nearer to 1.5 than to 1.625: 1.5
// tan (-1) = -1.5574077…, nearer to 1.5 in magnitude than to 1.625: -1.5
// tan 0.5 = 0.54630249…, nearer to 0.5625 than to 0.5: 0.5625
// tan 2 = -2.1850399…, nearer to 2.25 in magnitude than to 2: -2.25
// tan 11 = -225.95085…: overflow, NaN
// tan (-11) = 225.95085…: overflow, NaN
// tan 2^-11 = 0.00048828129…, nearer to 2^-11 than to 0.00061035156…: 2^-11
// tan (-2^-11) = -0.00048828129…, nearer to 2^-11 in magnitude than to 0.00061035156…: -2^-11
// tan NaN = NaN
func.func @worked_tan_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 11.0, -11.0, 0.0005, -0.0005, 0x80]> : tensor<10xf8E4M3B11FNUZ>
  %r = stablehlo.tan %x : tensor<10xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.5, -1.5, 0.56, -2.2, 0x80, 0x80, 0.0005, -0.0005, 0x80]> : tensor<10xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// tan 1 = 1.5574077…, nearer to 2 than to 1: 2
// tan 0.5 = 0.54630249…, nearer to 0.5 than to 1: 0.5
// tan 2 = -2.1850399…, for which the type has no place: NaN
// tan 0.25 = 0.25534192…, nearer to 0.25 than to 0.5: 0.25
// tan 8 = -6.7997115…, for which the type has no place: NaN
// tan 256 = 25.111559…, nearer to 32 than to 16: 32
// tan 2^-110 = 2^-110
// tan 2^-111 = 2^-111
// tan NaN = NaN
func.func @worked_tan_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 8.0, 256.0, 8.0e-34, 4.0e-34, 0xFF]> : tensor<9xf8E8M0FNU>
  %r = stablehlo.tan %x : tensor<9xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0, 0.5, 0xFF, 0.2, 0xFF, 30.0, 8.0e-34, 4.0e-34, 0xFF]> : tensor<9xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// values of C's Annex G, which the reference interpreter has
func.func @tan_of_complex_numbers_that_are_not_finite() {
  %x = stablehlo.constant dense<[(0xFF800000, 400.0), (0x7FC00000, -1.0e30), (0x7F800000, -0.0), (-0.0, 0x7FC00000), (0xFF800000, 0x7F800000)]> : tensor<5xcomplex<f32>>
  %r = stablehlo.tan %x : tensor<5xcomplex<f32>>
  %real = stablehlo.real %r : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %imag = stablehlo.imag %r : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  check.expect_eq_const %real, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, -0.0, -0.0]> : tensor<5xf32> {shlo.bitwise}
  check.expect_eq_const %imag, dense<[0x7FC00000, 0x7FC00000, -0.0, 0x7FC00000, 1.0]> : tensor<5xf32> {shlo.bitwise}
  return
}
