// stablehlo.round_nearest_afz: ties go away from zero.

func.func @round_nearest_afz_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.round_nearest_afz %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 1.0, 1.0, 2.0, 2.0, 3.0, 4.0, 6.0, -0.0, -1.0, -1.0, -2.0, -2.0, -3.0, -4.0, -6.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.round_nearest_afz %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x000000000808080808080808101010101010141414141818181A1A1C1C1E1E1F202020202828282828282828303030303030343434343838383A3A3C3C3E3E3F"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.round_nearest_afz %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x00000000000000000C0C0C0C0C0C1010101212141415161718191A1B1C1D1E1F20202020202020202C2C2C2C2C2C3030303232343435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.round_nearest_afz %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003C3C3C3C3C3C4040404242444445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7E7E7E8080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080BCBCBCBCBCBCC0C0C0C2C2C4C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFC7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.round_nearest_afz %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000383838383838383838383838404040404040444444444848484A4A4C4C4E4E50505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F7071727374757677787C7C7C7C7C7C7C808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080B8B8B8B8B8B8B8B8B8B8B8B8C0C0C0C0C0C0C4C4C4C4C8C8C8CACACCCCCECED0D0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F87C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.round_nearest_afz %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x0000000000000000000000000000000000000000000000000000000000000000303030303030303030303030303030303030303030303030404040404040404040404040484848484848484850505050505054545454585858585C5C5C5C60606062626464666668686A6A6C6C6E6E70707878787878787878787878787878788080808080808080808080808080808080808080808080808080808080808080B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0C0C0C0C0C0C0C0C0C0C0C0C0C8C8C8C8C8C8C8C8D0D0D0D0D0D0D4D4D4D4D8D8D8D8DCDCDCDCE0E0E0E2E2E4E4E6E6E8E8EAEAECECEEEEF0F0787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.round_nearest_afz %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000383838383838383838383838404040404040444444444848484A4A4C4C4E4E50505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080B8B8B8B8B8B8B8B8B8B8B8B8C0C0C0C0C0C0C4C4C4C4C8C8C8CACACCCCCECED0D0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFE7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.round_nearest_afz %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040404040404044444446464848494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C0C0C0C0C0C0C4C4C4C6C6C8C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.round_nearest_afz %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004040404040404040404040404848484848484C4C4C4C5050505252545456565858595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C0C0C0C0C0C0C0C0C0C0C0C0C8C8C8C8C8C8CCCCCCCCD0D0D0D2D2D4D4D6D6D8D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.round_nearest_afz %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000585858585858585858585858606060606060646464646868686A6A6C6C6E6E70707172737475767778797A7B7C7D7E7F8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000D8D8D8D8D8D8D8D8D8D8D8D8E0E0E0E0E0E0E4E4E4E4E8E8E8EAEAECECEEEEF0F0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.round_nearest_afz %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF7F7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C0034003800B8003A003E00BE004100C1004300B4804448D6"> : tensor<27xf16>
  %r = stablehlo.round_nearest_afz %x : tensor<27xf16>
  check.expect_eq_const %r, dense<"0x00000080000000800000008000000080FF7BFFFB007C00FC007E007E007E0000003C00BC003C004000C0004200C200440080004550D6"> : tensor<27xf16> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817F803E003F00BF403FC03FC0BF204020C0604080BE9040C9C2"> : tensor<27xbf16>
  %r = stablehlo.round_nearest_afz %x : tensor<27xbf16>
  check.expect_eq_const %r, dense<"0x000000800000008000000080000000807F7F7FFF807F80FFC07FC07FC07F0000803F80BF803F004000C0404040C080400080A040CAC2"> : tensor<27xbf16> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807F0000803E0000003F000000BF0000403F0000C03F0000C0BF00002040000020C000006040000080BE000090400000C9C2"> : tensor<27xf32>
  %r = stablehlo.round_nearest_afz %x : tensor<27xf32>
  check.expect_eq_const %r, dense<"0x0000000000000080000000000000008000000000000000800000000000000080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C07F0000C07F000000000000803F000080BF0000803F00000040000000C000004040000040C000008040000000800000A0400000CAC2"> : tensor<27xf32> {shlo.bitwise}
  func.return
}

func.func @round_nearest_afz_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F000000000000D03F000000000000E03F000000000000E0BF000000000000E83F000000000000F83F000000000000F8BF000000000000044000000000000004C00000000000000C40000000000000D0BF000000000000124000000000002059C0"> : tensor<27xf64>
  %r = stablehlo.round_nearest_afz %x : tensor<27xf64>
  check.expect_eq_const %r, dense<"0x00000000000000000000000000000080000000000000000000000000000000800000000000000000000000000000008000000000000000000000000000000080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F87F000000000000F87F0000000000000000000000000000F03F000000000000F0BF000000000000F03F000000000000004000000000000000C0000000000000084000000000000008C000000000000010400000000000000080000000000000144000000000004059C0"> : tensor<27xf64> {shlo.bitwise}
  func.return
}

// round_nearest_afz 0 = 0
// round_nearest_afz (-0) = -0
// round_nearest_afz 0.5 = 1
// round_nearest_afz (-0.5) = -1
// round_nearest_afz (-1) = -1
// round_nearest_afz 1.5 = 2
// round_nearest_afz (-1.5) = -2
func.func @worked_round_nearest_afz_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.5, -0.5, -1.0, 1.5, -1.5]> : tensor<7xf4E2M1FN>
  %r = stablehlo.round_nearest_afz %x : tensor<7xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, -1.0, 2.0, -2.0]> : tensor<7xf4E2M1FN> {shlo.bitwise}
  func.return
}

// round_nearest_afz 0 = 0
// round_nearest_afz (-0) = -0
// round_nearest_afz 0.25 = 0
// round_nearest_afz 0.5 = 1
// round_nearest_afz (-0.5) = -1
// round_nearest_afz 0.75 = 1
// round_nearest_afz (-1) = -1
// round_nearest_afz 1.5 = 2
// round_nearest_afz (-1.5) = -2
// round_nearest_afz 2.5 = 3
// round_nearest_afz (-2.5) = -3
// round_nearest_afz 3.5 = 4
// round_nearest_afz 4.5 = 5
// round_nearest_afz (-6.5) = -7
func.func @worked_round_nearest_afz_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.25, 0.5, -0.5, 0.75, -1.0, 1.5, -1.5, 2.5, -2.5, 3.5, 4.5, -6.5]> : tensor<14xf6E2M3FN>
  %r = stablehlo.round_nearest_afz %x : tensor<14xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, 5.0, -7.0]> : tensor<14xf6E2M3FN> {shlo.bitwise}
  func.return
}

// round_nearest_afz 0 = 0
// round_nearest_afz (-0) = -0
// round_nearest_afz 0.25 = 0
// round_nearest_afz 0.5 = 1
// round_nearest_afz (-0.5) = -1
// round_nearest_afz 0.75 = 1
// round_nearest_afz (-1) = -1
// round_nearest_afz 1.5 = 2
// round_nearest_afz (-1.5) = -2
// round_nearest_afz 2.5 = 3
// round_nearest_afz (-2.5) = -3
// round_nearest_afz 3.5 = 4
func.func @worked_round_nearest_afz_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.25, 0.5, -0.5, 0.75, -1.0, 1.5, -1.5, 2.5, -2.5, 3.5]> : tensor<12xf6E3M2FN>
  %r = stablehlo.round_nearest_afz %x : tensor<12xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0]> : tensor<12xf6E3M2FN> {shlo.bitwise}
  func.return
}

// round_nearest_afz 0 = 0
// round_nearest_afz (-0) = -0
// round_nearest_afz 0.25 = 0
// round_nearest_afz 0.5 = 1
// round_nearest_afz (-0.5) = -1
// round_nearest_afz 0.75 = 1
// round_nearest_afz (-1) = -1
// round_nearest_afz 1.5 = 2
// round_nearest_afz (-1.5) = -2
// round_nearest_afz 2.5 = 3
// round_nearest_afz (-2.5) = -3
// round_nearest_afz 3.5 = 4
// round_nearest_afz inf = inf
// round_nearest_afz (-inf) = -inf
// round_nearest_afz NaN = NaN
func.func @worked_round_nearest_afz_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.25, 0.5, -0.5, 0.75, -1.0, 1.5, -1.5, 2.5, -2.5, 3.5, 0x7C, 0xFC, 0x7E]> : tensor<15xf8E5M2>
  %r = stablehlo.round_nearest_afz %x : tensor<15xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, 0x7C, 0xFC, 0x7E]> : tensor<15xf8E5M2> {shlo.bitwise}
  func.return
}

// round_nearest_afz 0 = 0
// round_nearest_afz (-0) = -0
// round_nearest_afz 0.25 = 0
// round_nearest_afz 0.5 = 1
// round_nearest_afz (-0.5) = -1
// round_nearest_afz 0.75 = 1
// round_nearest_afz (-1) = -1
// round_nearest_afz 1.5 = 2
// round_nearest_afz (-1.5) = -2
// round_nearest_afz 2.5 = 3
// round_nearest_afz (-2.5) = -3
// round_nearest_afz 3.5 = 4
// round_nearest_afz 4.5 = 5
// round_nearest_afz (-6.5) = -7
// round_nearest_afz inf = inf
// round_nearest_afz (-inf) = -inf
// round_nearest_afz NaN = NaN
func.func @worked_round_nearest_afz_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.25, 0.5, -0.5, 0.75, -1.0, 1.5, -1.5, 2.5, -2.5, 3.5, 4.5, -6.5, 0x78, 0xF8, 0x7C]> : tensor<17xf8E4M3>
  %r = stablehlo.round_nearest_afz %x : tensor<17xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, 5.0, -7.0, 0x78, 0xF8, 0x7C]> : tensor<17xf8E4M3> {shlo.bitwise}
  func.return
}

// round_nearest_afz 0 = 0
// round_nearest_afz (-0) = -0
// round_nearest_afz 0.25 = 0
// round_nearest_afz 0.5 = 1
// round_nearest_afz (-0.5) = -1
// round_nearest_afz 0.75 = 1
// round_nearest_afz (-1) = -1
// round_nearest_afz 1.5 = 2
// round_nearest_afz (-1.5) = -2
// round_nearest_afz 2.5 = 3
// round_nearest_afz (-2.5) = -3
// round_nearest_afz 3.5 = 4
// round_nearest_afz 4.5 = 5
// round_nearest_afz (-6.5) = -7
// round_nearest_afz 14.5 = 15
// round_nearest_afz inf = inf
// round_nearest_afz (-inf) = -inf
// round_nearest_afz NaN = NaN
func.func @worked_round_nearest_afz_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.25, 0.5, -0.5, 0.75, -1.0, 1.5, -1.5, 2.5, -2.5, 3.5, 4.5, -6.5, 14.5, 0x70, 0xF0, 0x78]> : tensor<18xf8E3M4>
  %r = stablehlo.round_nearest_afz %x : tensor<18xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, 5.0, -7.0, 15.0, 0x70, 0xF0, 0x78]> : tensor<18xf8E3M4> {shlo.bitwise}
  func.return
}

// round_nearest_afz 0 = 0
// round_nearest_afz (-0) = -0
// round_nearest_afz 0.25 = 0
// round_nearest_afz 0.5 = 1
// round_nearest_afz (-0.5) = -1
// round_nearest_afz 0.75 = 1
// round_nearest_afz (-1) = -1
// round_nearest_afz 1.5 = 2
// round_nearest_afz (-1.5) = -2
// round_nearest_afz 2.5 = 3
// round_nearest_afz (-2.5) = -3
// round_nearest_afz 3.5 = 4
// round_nearest_afz 4.5 = 5
// round_nearest_afz (-6.5) = -7
// round_nearest_afz NaN = NaN
func.func @worked_round_nearest_afz_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 0.25, 0.5, -0.5, 0.75, -1.0, 1.5, -1.5, 2.5, -2.5, 3.5, 4.5, -6.5, 0x7F]> : tensor<15xf8E4M3FN>
  %r = stablehlo.round_nearest_afz %x : tensor<15xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, 5.0, -7.0, 0x7F]> : tensor<15xf8E4M3FN> {shlo.bitwise}
  func.return
}

// round_nearest_afz 0 = 0
// round_nearest_afz 0.25 = 0
// round_nearest_afz 0.5 = 1
// round_nearest_afz (-0.5) = -1
// round_nearest_afz 0.75 = 1
// round_nearest_afz (-1) = -1
// round_nearest_afz 1.5 = 2
// round_nearest_afz (-1.5) = -2
// round_nearest_afz 2.5 = 3
// round_nearest_afz (-2.5) = -3
// round_nearest_afz 3.5 = 4
// round_nearest_afz NaN = NaN
func.func @worked_round_nearest_afz_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 0.25, 0.5, -0.5, 0.75, -1.0, 1.5, -1.5, 2.5, -2.5, 3.5, 0x80]> : tensor<12xf8E5M2FNUZ>
  %r = stablehlo.round_nearest_afz %x : tensor<12xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, 0x80]> : tensor<12xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// round_nearest_afz 0 = 0
// round_nearest_afz 0.25 = 0
// round_nearest_afz 0.5 = 1
// round_nearest_afz (-0.5) = -1
// round_nearest_afz 0.75 = 1
// round_nearest_afz (-1) = -1
// round_nearest_afz 1.5 = 2
// round_nearest_afz (-1.5) = -2
// round_nearest_afz 2.5 = 3
// round_nearest_afz (-2.5) = -3
// round_nearest_afz 3.5 = 4
// round_nearest_afz 4.5 = 5
// round_nearest_afz (-6.5) = -7
// round_nearest_afz NaN = NaN
func.func @worked_round_nearest_afz_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 0.25, 0.5, -0.5, 0.75, -1.0, 1.5, -1.5, 2.5, -2.5, 3.5, 4.5, -6.5, 0x80]> : tensor<14xf8E4M3FNUZ>
  %r = stablehlo.round_nearest_afz %x : tensor<14xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, 5.0, -7.0, 0x80]> : tensor<14xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// round_nearest_afz 0 = 0
// round_nearest_afz 0.25 = 0
// round_nearest_afz 0.5 = 1
// round_nearest_afz (-0.5) = -1
// round_nearest_afz 0.75 = 1
// round_nearest_afz (-1) = -1
// round_nearest_afz 1.5 = 2
// round_nearest_afz (-1.5) = -2
// round_nearest_afz 2.5 = 3
// round_nearest_afz (-2.5) = -3
// round_nearest_afz 3.5 = 4
// round_nearest_afz 4.5 = 5
// round_nearest_afz (-6.5) = -7
// round_nearest_afz NaN = NaN
func.func @worked_round_nearest_afz_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 0.25, 0.5, -0.5, 0.75, -1.0, 1.5, -1.5, 2.5, -2.5, 3.5, 4.5, -6.5, 0x80]> : tensor<14xf8E4M3B11FNUZ>
  %r = stablehlo.round_nearest_afz %x : tensor<14xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, 5.0, -7.0, 0x80]> : tensor<14xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// round_nearest_afz 0.25 = 0, for which the type has no place: NaN
// round_nearest_afz 0.5 = 1
// round_nearest_afz NaN = NaN
func.func @worked_round_nearest_afz_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0.25, 0.5, 0xFF]> : tensor<3xf8E8M0FNU>
  %r = stablehlo.round_nearest_afz %x : tensor<3xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 1.0, 0xFF]> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  func.return
}
