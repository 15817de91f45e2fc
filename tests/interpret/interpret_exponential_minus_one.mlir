// stablehlo.exponential_minus_one.

func.func @exponential_minus_one_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.exponential_minus_one %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 1.5, 3.0, 6.0, 6.0, 6.0, 6.0, -0.0, -0.5, -0.5, -1.0, -1.0, -1.0, -1.0, -1.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.exponential_minus_one %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x000102040507090B0E10121416181A1B1D1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F2021222323242425252526262626272727272727282828282828282828282828"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.exponential_minus_one %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x0001020305060708090B0C0E0F111315161A1D1F1F1F1F1F1F1F1F1F1F1F1F1F202122232424252626272829292A2A2B2B2B2C2C2C2C2C2C2C2C2C2C2C2C2C2C"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.exponential_minus_one %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F3031333435363738393B3C3E3F414345464A4D5053595E646A757C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7E7E7E808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B1B2B3B4B5B6B6B7B8B9B9BABABBBBBBBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBC7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.exponential_minus_one %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1D1E1F202122232425262828292A2C2D2F30313232343638393A3B3C3E40424446484A4B4D5053575A5C6062656B71777878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787C7C7C7C7C7C7C808182838485868788898A8B8C8D8E8F909192939495969798999A9B9B9C9D9E9FA0A1A2A3A4A5A5A6A8A9A9AAABABACADAEAFB0B0B1B1B2B2B3B3B4B4B5B5B6B6B6B7B7B7B7B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B87C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.exponential_minus_one %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x0001020304050607090A0B0C0D0E10111213151617191A1C1D1F2021222223242526282A2C2E3031323334353638393A3B3E41424446484A4C4E5052535556585A5D6164666A6D70707070707070707070707070707070707070707070707070707070707070707070707070707070707078787878787878787878787878787880818283848586878888898A8B8C8D8D8E8F9090919293939495959697979899999A9C9D9E9FA0A0A1A1A2A2A3A3A3A4A4A5A6A6A7A7A8A8A9A9AAAAAAABABABACACADADADAEAEAEAEAFAFAFAFAFAFAFAFB0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.exponential_minus_one %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1D1E1F202122232425262828292A2C2D2F30313232343638393A3B3C3E40424446484A4B4D5053575A5C6062656B71777D7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9B9C9D9E9FA0A1A2A3A4A5A5A6A8A9A9AAABABACADAEAFB0B0B1B1B2B2B3B3B4B4B5B5B6B6B6B7B7B7B7B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B87F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.exponential_minus_one %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F3031323334353738393A3B3C3D3F4042434547494A4E5154575D62686E798080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B5B6B7B8B9BABABBBCBDBDBEBEBFBFBFC0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.exponential_minus_one %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F2021222325262728292A2B2C2D2E3030313234353738393A3A3C3E404142434446484A4C4E50525355585B5F6264686A6D73797F8080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A3A4A5A6A7A8A9AAABACADADAEB0B1B1B2B3B3B4B5B6B7B8B8B9B9BABABBBBBCBCBDBDBEBEBEBFBFBFBFC0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.exponential_minus_one %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3D3E3F404142434445464848494A4C4D4F50515252545658595A5B5C5E60626466686A6B6D7073777A7C8080808080808080808080808080808080808080808080808080808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBBBCBDBEBFC0C1C2C3C4C5C5C6C8C9C9CACBCBCCCDCECFD0D0D1D1D2D2D3D3D4D4D5D5D6D6D6D7D7D7D7D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8D8"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.exponential_minus_one %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E8082858A96ADDBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E19141994003C00BC804580C580498B558D5580CC"> : tensor<26xf16>
  %r = stablehlo.exponential_minus_one %x : tensor<26xf16>
  check.expect_eq_const %r, dense<"0x0000008001000180FF03FF8300040084007C00BC007C00BC007E007E007EBB2E1A141894E03E0FB99E5BF8BB4F7B007C007C00BC"> : tensor<26xf16> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D833A83BA803F80BFB040B0C03041B142B24290C1"> : tensor<26xbf16>
  %r = stablehlo.exponential_minus_one %x : tensor<26xbf16>
  check.expect_eq_const %r, dense<"0x00000080010001807F007F8080008080807F80BF807F80BFC07FC07FC07FD83D833A83BADC3F22BF74437FBF6A474D7F807F80BF"> : tensor<26xbf16> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D6F12833A6F1283BA0000803F000080BF0000B0400000B0C0000030416666B1429A99B142000090C1"> : tensor<26xf32>
  %r = stablehlo.exponential_minus_one %x : tensor<26xf32>
  check.expect_eq_const %r, dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F8000008000000080800000807F000080BF0000807F000080BF0000C07F0000C07F0000C07FDA63D73D3723833AA90183BAA9F0DB3FA7D221BF22B173432BF47EBF24E16947FC377A7F0000807F000080BF"> : tensor<26xf32> {shlo.bitwise}
  func.return
}

func.func @exponential_minus_one_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93FFCA9F1D24D62503FFCA9F1D24D6250BF000000000000F03F000000000000F0BF000000000000164000000000000016C00000000000002640CDCCCCCCCC2C5640333333333333564000000000000032C0"> : tensor<26xf64>
  %r = stablehlo.exponential_minus_one %x : tensor<26xf64>
  %expected_r = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080000000000000F07F000000000000F0BF000000000000F07F000000000000F0BF000000000000F87F000000000000F87F000000000000F87F3A0DA0357BECBA3F3ACFB8DF6664503F8CC4CA21356050BFD3AE2816157EFB3F6488E9E4543AE4BFF6BB214F24766E40126B4A6B85DEEFBF7F4FEE88243CED405CAEFFBB0547EF478AFC066C9048F147BACED2F7FFFFEFBF"> : tensor<26xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<26xf64>, tensor<26xf64>
  func.return
}

func.func @exponential_minus_one_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.exponential_minus_one %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(-0.4801213, 1.5646111), (-0.83673817, 0.15209417), (5.4845066, -3.5425022), (-1.771007, -0.10990437)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @exponential_minus_one_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.exponential_minus_one %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(-0.4801213139915063, 1.5646111274988195), (-0.8367381455093609, 0.15209416568738368), (5.484506781251243, -3.5425022000064983), (-1.771006931587242, -0.10990437278406756)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// exponential_minus_one 0 = 0
// exponential_minus_one (-0) = -0
// exponential_minus_one 1 = 1.7182818…, nearer to 1.5 than to 2: 1.5
// exponential_minus_one (-1) = -0.63212056…, nearer to 0.5 in magnitude than to 1: -0.5
// exponential_minus_one 0.5 = 0.64872127…, nearer to 0.5 than to 1: 0.5
// exponential_minus_one 2 = 6.3890561…, nearer to 6 than to overflow: 6
// exponential_minus_one 3 = 19.085537…: overflow, 6
// exponential_minus_one (-0.5) = -0.39346934…, nearer to 0.5 in magnitude than to 0: -0.5
// exponential_minus_one (-2) = -0.86466472…, nearer to 1 in magnitude than to 0.5: -1
// exponential_minus_one (-3) = -0.95021293…, nearer to 1 in magnitude than to 0.5: -1
// exponential_minus_one 1.5 = 3.4816891…, nearer to 3 than to 4: 3
// exponential_minus_one 4 = 53.59815…: overflow, 6
func.func @worked_exponential_minus_one_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, -3.0, 1.5, 4.0]> : tensor<12xf4E2M1FN>
  %r = stablehlo.exponential_minus_one %x : tensor<12xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.5, -0.5, 0.5, 6.0, 6.0, -0.5, -1.0, -1.0, 3.0, 6.0]> : tensor<12xf4E2M1FN> {shlo.bitwise}
  func.return
}

// exponential_minus_one 0 = 0
// exponential_minus_one (-0) = -0
// exponential_minus_one 1 = 1.7182818…, nearer to 1.75 than to 1.625: 1.75
// exponential_minus_one (-1) = -0.63212056…, nearer to 0.625 in magnitude than to 0.75: -0.625
// exponential_minus_one 0.5 = 0.64872127…, nearer to 0.625 than to 0.75: 0.625
// exponential_minus_one 2 = 6.3890561…, nearer to 6.5 than to 6: 6.5
// exponential_minus_one 3 = 19.085537…: overflow, 7.5
// exponential_minus_one (-2) = -0.86466472…, nearer to 0.875 in magnitude than to 0.75: -0.875
// exponential_minus_one (-3) = -0.95021293…, nearer to 1 in magnitude than to 0.875: -1
// exponential_minus_one 4 = 53.59815…: overflow, 7.5
// exponential_minus_one 0.875 = 1.3988753…, nearer to 1.375 than to 1.5: 1.375
// exponential_minus_one 1.125 = 2.0802168…, nearer to 2 than to 2.25: 2
func.func @worked_exponential_minus_one_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, -3.0, 4.0, 0.875, 1.125]> : tensor<12xf6E2M3FN>
  %r = stablehlo.exponential_minus_one %x : tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.8, -0.6, 0.6, 6.5, 7.5, -0.9, -1.0, 7.5, 1.4, 2.0]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// exponential_minus_one 0 = 0
// exponential_minus_one (-0) = -0
// exponential_minus_one 1 = 1.7182818…, nearer to 1.75 than to 1.5: 1.75
// exponential_minus_one (-1) = -0.63212056…, nearer to 0.625 in magnitude than to 0.75: -0.625
// exponential_minus_one 0.5 = 0.64872127…, nearer to 0.625 than to 0.75: 0.625
// exponential_minus_one 3 = 19.085537…, nearer to 20 than to 16: 20
// exponential_minus_one 4 = 53.59815…: overflow, 28
// exponential_minus_one 5 = 147.41316…: overflow, 28
// exponential_minus_one (-0.25) = -0.22119922…, nearer to 0.25 in magnitude than to 0.1875: -0.25
// exponential_minus_one 0.125 = 0.13314845…, nearer to 0.125 than to 0.1875: 0.125
// exponential_minus_one (-0.125) = -0.1175031…, nearer to 0.125 in magnitude than to 0.0625:
// -0.125
// exponential_minus_one 0.0625 = 0.064494459…, nearer to 0.0625 than to 0.125: 0.0625
func.func @worked_exponential_minus_one_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 4.0, 5.0, -0.25, 0.125, -0.125, 0.0625]> : tensor<12xf6E3M2FN>
  %r = stablehlo.exponential_minus_one %x : tensor<12xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.8, -0.6, 0.6, 20.0, 28.0, 28.0, -0.25, 0.1, -0.1, 0.06]> : tensor<12xf6E3M2FN> {shlo.bitwise}
  func.return
}

// exponential_minus_one 0 = 0
// exponential_minus_one (-0) = -0
// exponential_minus_one 1 = 1.7182818…, nearer to 1.75 than to 1.5: 1.75
// exponential_minus_one (-1) = -0.63212056…, nearer to 0.625 in magnitude than to 0.75: -0.625
// exponential_minus_one 0.5 = 0.64872127…, nearer to 0.625 than to 0.75: 0.625
// exponential_minus_one 3 = 19.085537…, nearer to 20 than to 16: 20
// exponential_minus_one 12 = 162753.79…: overflow, inf
// exponential_minus_one (-2^-14) = -6.1033294e-05…, nearer to 2^-14 in magnitude than to
// 4.5776367e-05…: -2^-14
// exponential_minus_one 2^-15 = 3.0518044e-05…, nearer to 2^-15 than to 4.5776367e-05…: 2^-15
// exponential_minus_one inf = inf
// exponential_minus_one NaN = NaN
// exponential_minus_one (-inf) = -1
func.func @worked_exponential_minus_one_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 12.0, -6.0e-5, 3.0e-5, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = stablehlo.exponential_minus_one %x : tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.8, -0.6, 0.6, 20.0, 0x7C, -6.0e-5, 3.0e-5, 0x7C, 0x7E, -1.0]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// exponential_minus_one 0 = 0
// exponential_minus_one (-0) = -0
// exponential_minus_one 1 = 1.7182818…, nearer to 1.75 than to 1.625: 1.75
// exponential_minus_one (-1) = -0.63212056…, nearer to 0.625 in magnitude than to 0.6875: -0.625
// exponential_minus_one 0.5 = 0.64872127…, nearer to 0.625 than to 0.6875: 0.625
// exponential_minus_one 6 = 402.42879…: overflow, inf
// exponential_minus_one 5.5 = 243.69193…, nearer to 240 than to overflow: 240
// exponential_minus_one (-2^-6) = -0.015503563…, nearer to 2^-6 in magnitude than to 0.013671875:
// -2^-6
// exponential_minus_one 2^-7 = 0.0078430972…, nearer to 2^-7 than to 0.009765625: 2^-7
// exponential_minus_one inf = inf
// exponential_minus_one NaN = NaN
// exponential_minus_one (-inf) = -1
func.func @worked_exponential_minus_one_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 6.0, 5.5, -0.015625, 0.0078125, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = stablehlo.exponential_minus_one %x : tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.8, -0.6, 0.6, 0x78, 240.0, -0.016, 0.008, 0x78, 0x7C, -1.0]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// exponential_minus_one 0 = 0
// exponential_minus_one (-0) = -0
// exponential_minus_one 1 = 1.7182818…, nearer to 1.6875 than to 1.75: 1.6875
// exponential_minus_one (-1) = -0.63212056…, nearer to 0.625 in magnitude than to 0.65625: -0.625
// exponential_minus_one 0.5 = 0.64872127…, nearer to 0.65625 than to 0.625: 0.65625
// exponential_minus_one 2 = 6.3890561…, nearer to 6.5 than to 6.25: 6.5
// exponential_minus_one 3 = 19.085537…: overflow, inf
// exponential_minus_one (-0.25) = -0.22119922…, nearer to 0.21875 in magnitude than to 0.234375:
// -0.21875
// exponential_minus_one 0.125 = 0.13314845…, nearer to 0.140625 than to 0.125: 0.140625
// exponential_minus_one inf = inf
// exponential_minus_one NaN = NaN
// exponential_minus_one (-inf) = -1
func.func @worked_exponential_minus_one_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.25, 0.125, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = stablehlo.exponential_minus_one %x : tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.7, -0.62, 0.66, 6.5, 0x70, -0.22, 0.14, 0x70, 0x78, -1.0]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// exponential_minus_one 0 = 0
// exponential_minus_one (-0) = -0
// exponential_minus_one 1 = 1.7182818…, nearer to 1.75 than to 1.625: 1.75
// exponential_minus_one (-1) = -0.63212056…, nearer to 0.625 in magnitude than to 0.6875: -0.625
// exponential_minus_one 0.5 = 0.64872127…, nearer to 0.625 than to 0.6875: 0.625
// exponential_minus_one 2 = 6.3890561…, nearer to 6.5 than to 6: 6.5
// exponential_minus_one 7 = 1095.6332…: overflow, NaN
// exponential_minus_one 8 = 2979.958…: overflow, NaN
// exponential_minus_one (-2^-6) = -0.015503563…, nearer to 2^-6 in magnitude than to 0.013671875:
// -2^-6
// exponential_minus_one 2^-7 = 0.0078430972…, nearer to 2^-7 than to 0.009765625: 2^-7
// exponential_minus_one (-160) = -1
// exponential_minus_one NaN = NaN
func.func @worked_exponential_minus_one_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 7.0, 8.0, -0.015625, 0.0078125, -160.0, 0x7F]> : tensor<12xf8E4M3FN>
  %r = stablehlo.exponential_minus_one %x : tensor<12xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.8, -0.6, 0.6, 6.5, 0x7F, 0x7F, -0.016, 0.008, -1.0, 0x7F]> : tensor<12xf8E4M3FN> {shlo.bitwise}
  func.return
}

// exponential_minus_one 0 = 0
// exponential_minus_one 1 = 1.7182818…, nearer to 1.75 than to 1.5: 1.75
// exponential_minus_one (-1) = -0.63212056…, nearer to 0.625 in magnitude than to 0.75: -0.625
// exponential_minus_one 0.5 = 0.64872127…, nearer to 0.625 than to 0.75: 0.625
// exponential_minus_one 3 = 19.085537…, nearer to 20 than to 16: 20
// exponential_minus_one 12 = 162753.79…: overflow, NaN
// exponential_minus_one 14 = 1202603.3…: overflow, NaN
// exponential_minus_one (-160) = -1
// exponential_minus_one (-192) = -1
// exponential_minus_one (-2^-15) = -3.0517112e-05…, nearer to 2^-15 in magnitude than to
// 2.2888184e-05…: -2^-15
// exponential_minus_one 2^-16 = 1.5258905e-05…, nearer to 2^-16 than to 2.2888184e-05…: 2^-16
// exponential_minus_one NaN = NaN
func.func @worked_exponential_minus_one_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 3.0, 12.0, 14.0, -160.0, -192.0, -3.0e-5, 1.5e-5, 0x80]> : tensor<12xf8E5M2FNUZ>
  %r = stablehlo.exponential_minus_one %x : tensor<12xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.8, -0.6, 0.6, 20.0, 0x80, 0x80, -1.0, -1.0, -3.0e-5, 1.5e-5, 0x80]> : tensor<12xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// exponential_minus_one 0 = 0
// exponential_minus_one 1 = 1.7182818…, nearer to 1.75 than to 1.625: 1.75
// exponential_minus_one (-1) = -0.63212056…, nearer to 0.625 in magnitude than to 0.6875: -0.625
// exponential_minus_one 0.5 = 0.64872127…, nearer to 0.625 than to 0.6875: 0.625
// exponential_minus_one 2 = 6.3890561…, nearer to 6.5 than to 6: 6.5
// exponential_minus_one 6 = 402.42879…: overflow, NaN
// exponential_minus_one 7 = 1095.6332…: overflow, NaN
// exponential_minus_one 5.5 = 243.69193…, nearer to 240 than to overflow: 240
// exponential_minus_one (-2^-7) = -0.0077820617…, nearer to 2^-7 in magnitude than to
// 0.0068359375: -2^-7
// exponential_minus_one (-160) = -1
// exponential_minus_one 2^-8 = 0.0039138893…, nearer to 2^-8 than to 0.0048828125: 2^-8
// exponential_minus_one NaN = NaN
func.func @worked_exponential_minus_one_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 6.0, 7.0, 5.5, -0.0078125, -160.0, 0.00390625, 0x80]> : tensor<12xf8E4M3FNUZ>
  %r = stablehlo.exponential_minus_one %x : tensor<12xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.8, -0.6, 0.6, 6.5, 0x80, 0x80, 240.0, -0.008, -1.0, 0.004, 0x80]> : tensor<12xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// exponential_minus_one 0 = 0
// exponential_minus_one 1 = 1.7182818…, nearer to 1.75 than to 1.625: 1.75
// exponential_minus_one (-1) = -0.63212056…, nearer to 0.625 in magnitude than to 0.6875: -0.625
// exponential_minus_one 0.5 = 0.64872127…, nearer to 0.625 than to 0.6875: 0.625
// exponential_minus_one 2 = 6.3890561…, nearer to 6.5 than to 6: 6.5
// exponential_minus_one 4 = 53.59815…: overflow, NaN
// exponential_minus_one 5 = 147.41316…: overflow, NaN
// exponential_minus_one (-2^-10) = -0.00097608582…, nearer to 2^-10 in magnitude than to
// 0.00085449219…: -2^-10
// exponential_minus_one 2^-11 = 0.00048840048…, nearer to 2^-11 than to 0.00061035156…: 2^-11
// exponential_minus_one (-2^-11) = -0.00048816206…, nearer to 2^-11 in magnitude than to
// 0.00036621094…: -2^-11
// exponential_minus_one 2^-12 = 0.00024417043…, nearer to 2^-12 than to 0.00036621094…: 2^-12
// exponential_minus_one NaN = NaN
func.func @worked_exponential_minus_one_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 4.0, 5.0, -0.001, 0.0005, -0.0005, 0.0002, 0x80]> : tensor<12xf8E4M3B11FNUZ>
  %r = stablehlo.exponential_minus_one %x : tensor<12xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.8, -0.6, 0.6, 6.5, 0x80, 0x80, -0.001, 0.0005, -0.0005, 0.0002, 0x80]> : tensor<12xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// exponential_minus_one 1 = 1.7182818…, nearer to 2 than to 1: 2
// exponential_minus_one 0.5 = 0.64872127…, nearer to 0.5 than to 1: 0.5
// exponential_minus_one 2 = 6.3890561…, nearer to 8 than to 4: 8
// exponential_minus_one 0.25 = 0.28402542…, nearer to 0.25 than to 0.5: 0.25
// exponential_minus_one 128 = a number beyond 1e30: overflow, NaN
// exponential_minus_one 256 = a number beyond 1e30: overflow, NaN
// exponential_minus_one NaN = NaN
func.func @worked_exponential_minus_one_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 128.0, 256.0, 0xFF]> : tensor<7xf8E8M0FNU>
  %r = stablehlo.exponential_minus_one %x : tensor<7xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0, 0.5, 8.0, 0.2, 0xFF, 0xFF, 0xFF]> : tensor<7xf8E8M0FNU> {shlo.bitwise}
  func.return
}
