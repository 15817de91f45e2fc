// stablehlo.uniform_quantize: values to codes, and codes to those of another type.

func.func @quantize_to_i2_f32() {
  %x = stablehlo.constant dense<"0x000000BF000000000000003F0000803F000080BE0000803E0000403F0000A03F00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<34xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<34xf32>) -> tensor<34x!quant.uniform<i2:f32, 0.5:-1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<34x!quant.uniform<i2:f32, 0.5:-1>>) -> tensor<34xi2>
  check.expect_eq_const %r_codes, dense<"0x02030001020000010303030303030303010201020000000300020102010102010102"> : tensor<34xi2>
  func.return
}

func.func @quantize_to_ui2_f32() {
  %x = stablehlo.constant dense<"0x000080BE000000000000803E0000003F000000BE0000003E0000C03E0000203F00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<34xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<34xf32>) -> tensor<34x!quant.uniform<ui2:f32, 0.25:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<34x!quant.uniform<ui2:f32, 0.25:1>>) -> tensor<34xui2>
  check.expect_eq_const %r_codes, dense<"0x00010203000202030101010101010101030003000000000103000300030300030300"> : tensor<34xui2>
  func.return
}

func.func @quantize_to_i4_f32() {
  %x = stablehlo.constant dense<"0xCDCC8CBF000080BF9A99993ECDCCCC3E9A9999BECDCC4CBE00000000CDCCCC3DCDCCCCBE666686BF333373BF3333B33E6666E63E000080BE00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<40xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<40xf32>) -> tensor<40x!quant.uniform<i4:f32, 0.1:3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<40x!quant.uniform<i4:f32, 0.1:3>>) -> tensor<40xi4>
  check.expect_eq_const %r_codes, dense<"0x08090607000103040F090A06070003030303030303030708070800000004070E0709070708070708"> : tensor<40xi4>
  func.return
}

func.func @quantize_to_ui4_f32() {
  %x = stablehlo.constant dense<"0x9A9919C0676606C06766E63F67660640000000009A99993E676666BF000010C09A99F9BF9A99F93F000010409A99193E00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<38xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<38xf32>) -> tensor<38x!quant.uniform<ui4:f32, 0.3:8>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<38x!quant.uniform<ui4:f32, 0.3:8>>) -> tensor<38xui4>
  check.expect_eq_const %r_codes, dense<"0x00010E0F08090501020E0F0808080808080808080F000F00000000080A060B050D0F000F0F00"> : tensor<38xui4>
  func.return
}

func.func @quantize_to_i8_f32() {
  %x = stablehlo.constant dense<"0xCDCC1CC133331BC19A99794133337B41000040406766464000000000CDCCCC3D9A9939406766164100001CC166661AC166667A4100007C413333434000000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<41xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<41xf32>) -> tensor<41x!quant.uniform<i8:f32, 0.1:-30>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<41x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<41xi8>
  check.expect_eq_const %r_codes, dense<"0x80817E7F0001E2E3FF4080827E7F00E2E2E2E2E2E2E2E27F807F80000000E3E7DDECD8F1FBC90A4680"> : tensor<41xi8>
  func.return
}

func.func @quantize_to_ui8_f32() {
  %x = stablehlo.constant dense<"0x0AD723C05C8F22C0AE4721405C8F2240000000000AD7A33CF5285CBF333323C085EB21C085EB2140333323400AD7233C00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<38xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<38xf32>) -> tensor<38x!quant.uniform<ui8:f32, 0.02:128>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<38x!quant.uniform<ui8:f32, 0.02:128>>) -> tensor<38xui8>
  check.expect_eq_const %r_codes, dense<"0x0001FEFF8081550002FEFF808080808080808080FF00FF00000000859967B24ECBFD03FFFF00"> : tensor<38xui8>
  func.return
}

func.func @quantize_to_i16_f32() {
  %x = stablehlo.constant dense<"0x4035C5C2B633C5C2FAFEC3428300C4429A9999BE621098BE00000000A69B443BD1229BBE736843427B34C5C2F232C5C2BEFFC3424801C442FED498BE00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<41xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<41xf32>) -> tensor<41x!quant.uniform<i16:f32, 0.003:100>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<41x!quant.uniform<i16:f32, 0.003:100>>) -> tensor<41xi16>
  check.expect_eq_const %r_codes, dense<"0x00800180FE7FFF7F0000010064006500FFFF004000800280FE7FFF7F000064006400640064006400640064006400FF7F0080FF7F008000000000000085000B01BDFFB10117FF5802A50323FD9905690D0080"> : tensor<41xi16>
  func.return
}

func.func @quantize_to_ui16_f32() {
  %x = stablehlo.constant dense<"0xEB51B8BD0AD7A3BD00D02344A4D02344000000000AD7233C295C5A4385CBA3437B14AEBD9A9999BD52D02344F6D023440AD7A33B00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<39xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<39xf32>) -> tensor<39x!quant.uniform<ui16:f32, 0.01:9>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<39x!quant.uniform<ui16:f32, 0.01:9>>) -> tensor<39xui16>
  check.expect_eq_const %r_codes, dense<"0x00000100FEFFFFFF09000A005555008000000100FEFFFFFF0A0009000900090009000900090009000900FFFF0000FFFF000000000000000013003B0000006D0000009F00030100009901F1030000"> : tensor<39xui16>
  func.return
}

func.func @quantize_to_i32_f32() {
  %x = stablehlo.constant dense<"0x3480B7C93480B7C93480B7493480B7494160653B27A0893B000000003480373A3480373B348037493480B7C93480B7C93480B7493480B74948507C3B00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<41xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<41xf32>) -> tensor<41x!quant.uniform<i32:f32, 0.0007:-5>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<41x!quant.uniform<i32:f32, 0.0007:-5>>) -> tensor<41xi32>
  check.expect_eq_const %r_codes, dense<"0x0000008000000080FFFFFF7FFFFFFF7F0000000001000000FBFFFFFFFCFFFFFFFFFFFFFF000000400000008000000080FFFFFF7FFFFFFF7F00000000FBFFFFFFFBFFFFFFFBFFFFFFFBFFFFFFFBFFFFFFFBFFFFFFFBFFFFFFFBFFFFFFFFFFFF7F00000080FFFFFF7F000000800000000000000000000000008A000000C502000031FDFFFF9005000066FAFFFF5A080000EE0D000008F2FFFF4D160000C9370000F2D1FDFF"> : tensor<41xi32>
  func.return
}

func.func @quantize_to_ui32_f32() {
  %x = stablehlo.constant dense<"0x0000B0C00000A0C00000004F0000004F000000000000003FABAA2A4E0000804E0000A8C0000098C00000004F0000004F0000803E00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<39xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<39xf32>) -> tensor<39x!quant.uniform<ui32:f32, 0.5:11>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<39x!quant.uniform<ui32:f32, 0.5:11>>) -> tensor<39xui32>
  check.expect_eq_const %r_codes, dense<"0x0000000001000000FFFFFFFFFFFFFFFF0B0000000C00000080555555000000800000000002000000FFFFFFFFFFFFFFFF0C0000000B0000000B0000000B0000000B0000000B0000000B0000000B0000000B000000FFFFFFFF00000000FFFFFFFF000000000000000000000000000000000B0000000C0000000A0000000D000000090000000E0000001000000006000000130000001F00000000000000"> : tensor<39xui32>
  func.return
}

func.func @quantize_to_i64_f64() {
  %x = stablehlo.constant dense<"0x000000000000C0C3000000000000C0C3000000000000C043000000000000C04300000000000008C000000000000006C00000000000000000000000000000D03F0000000000000AC0000000000000B043000000000000C0C3000000000000C0C3000000000000C043000000000000C04300000000000007C00000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000044000000000000004C00000000000001040000000000000244000000000000059C0"> : tensor<41xf64>
  %r = stablehlo.uniform_quantize %x : (tensor<41xf64>) -> tensor<41x!quant.uniform<i64:f64, 0.25:12>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<41x!quant.uniform<i64:f64, 0.25:12>>) -> tensor<41xi64>
  check.expect_eq_const %r_codes, dense<"0x00000000000000800000000000000080FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F000000000000000001000000000000000C000000000000000D00000000000000FFFFFFFFFFFFFFFF000000000000004000000000000000800000000000000080FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F00000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C00000000000000FFFFFFFFFFFFFF7F0000000000000080FFFFFFFFFFFFFF7F00000000000000800000000000000000000000000000000000000000000000000C000000000000000E000000000000000A00000000000000100000000000000008000000000000001200000000000000160000000000000002000000000000001C0000000000000034000000000000007CFEFFFFFFFFFFFF"> : tensor<41xi64>
  func.return
}

func.func @quantize_to_ui64_f64() {
  %x = stablehlo.constant dense<"0x00000000000018C000000000000010C00000000000000044000000000000004400000000000000000000000000000040555555555555E543000000000000F04300000000000014C000000000000008C000000000000000440000000000000044000000000000F03F0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000044000000000000004C00000000000001040000000000000244000000000000059C0"> : tensor<39xf64>
  %r = stablehlo.uniform_quantize %x : (tensor<39xf64>) -> tensor<39x!quant.uniform<ui64:f64, 2.0:3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<39x!quant.uniform<ui64:f64, 2.0:3>>) -> tensor<39xui64>
  check.expect_eq_const %r_codes, dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF030000000000000004000000000000000054555555555555000000000000008000000000000000000200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF040000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000003000000000000000300000000000000030000000000000004000000000000000200000000000000040000000000000004000000000000000200000000000000050000000000000008000000000000000000000000000000"> : tensor<39xui64>
  func.return
}

func.func @quantize_to_i8_within_f32() {
  %x = stablehlo.constant dense<"0x00005CC200005AC200009C410000A0410000A0C0000090C0000000000000003F000058C10000004100005BC2000059C200009E410000A241000098C000000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<41xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<41xf32>) -> tensor<41x!quant.uniform<i8<-100:50>:f32, 0.5:10>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<41x!quant.uniform<i8<-100:50>:f32, 0.5:10>>) -> tensor<41xi8>
  check.expect_eq_const %r_codes, dense<"0x9C9D313200010A0BEF1A9C9E3232000A0A0A0A0A0A0A0A329C329C0000000A0B090C080D0F05121E9C"> : tensor<41xi8>
  func.return
}

func.func @quantize_to_i16_within_f32() {
  %x = stablehlo.constant dense<"0x00007AC400C079C400007A4400407A44000000000000803F0080FA4300E079C400A079C400207A4400607A440000003F00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<38xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<38xf32>) -> tensor<38x!quant.uniform<i16<-1000:1001>:f32, 1.0:0>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<38x!quant.uniform<i16<-1000:1001>:f32, 1.0:0>>) -> tensor<38xi16>
  check.expect_eq_const %r_codes, dense<"0x18FC19FCE803E90300000100F50118FC1AFCE803E903000000000000000000000000000000000000E90318FCE90318FC0000000000000000000000000100FFFF02000200FEFF04000A009CFF"> : tensor<38xi16>
  func.return
}

func.func @quantize_to_i8_f4E2M1FN() {
  %x = stablehlo.constant dense<"0x0D0D05050900010A050F0F07070800080109020A070F03040C06"> : tensor<26xf4E2M1FN>
  %r = stablehlo.uniform_quantize %x : (tensor<26xf4E2M1FN>) -> tensor<26x!quant.uniform<i8:f4E2M1FN, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<26x!quant.uniform<i8:f4E2M1FN, 0.5:1>>) -> tensor<26xi8>
  check.expect_eq_const %r_codes, dense<"0xFCFC0606000102FF06FCFC0606010101020003FF06FC0404FD06"> : tensor<26xi8>
  func.return
}

func.func @quantize_to_i8_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x3737171724000428173F3F1F1F2200200121072708281F3F04240C123218"> : tensor<30xf6E2M3FN>
  %r = stablehlo.uniform_quantize %x : (tensor<30xf6E2M3FN>) -> tensor<30x!quant.uniform<i8:f6E2M3FN, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<30x!quant.uniform<i8:f6E2M3FN, 0.5:1>>) -> tensor<30xi8>
  check.expect_eq_const %r_codes, dense<"0xFAFA0808000102FF08FAFA0808000101010103FF03FF08FA02000406FC08"> : tensor<30xi8>
  func.return
}

func.func @quantize_to_i8_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x3B3B1B1B2800082C1B3F3F1F1F2400200121032304241F3F0208280C2C0E11311419"> : tensor<34xf6E3M2FN>
  %r = stablehlo.uniform_quantize %x : (tensor<34xf6E3M2FN>) -> tensor<34x!quant.uniform<i8:f6E3M2FN, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<34x!quant.uniform<i8:f6E3M2FN, 0.5:1>>) -> tensor<34xi8>
  check.expect_eq_const %r_codes, dense<"0xE4E41C1C000102FF1CE4E41C1C0001010101020102001CE401020003FF0406FC0814"> : tensor<34xi8>
  func.return
}

func.func @quantize_to_i8_f8E5M2() {
  %x = stablehlo.constant dense<"0xD4D45454B80038BC50D4D45454B400800181038304847BFB7CFC7EFE7D2E38B83CBC3E41C14449D6"> : tensor<40xf8E5M2>
  %r = stablehlo.uniform_quantize %x : (tensor<40xf8E5M2>) -> tensor<40x!quant.uniform<i8:f8E5M2, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<40x!quant.uniform<i8:f8E5M2, 0.5:1>>) -> tensor<40xi8>
  check.expect_eq_const %r_codes, dense<"0x80807F7F000102FF4080807F7F0001010101010101017F807F8000000001020003FF0406FC081480"> : tensor<40xi8>
  func.return
}

func.func @quantize_to_i8_f8E4M3() {
  %x = stablehlo.constant dense<"0xE8E86868B00030B860E8E86868A8008001810787088877F778F87CFC791D30B038B83C42C24852EC"> : tensor<40xf8E4M3>
  %r = stablehlo.uniform_quantize %x : (tensor<40xf8E4M3>) -> tensor<40x!quant.uniform<i8:f8E4M3, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<40x!quant.uniform<i8:f8E4M3, 0.5:1>>) -> tensor<40xi8>
  check.expect_eq_const %r_codes, dense<"0x80807F7F000102FF4080807F7F0001010101010101017F807F8000000001020003FF0406FC091480"> : tensor<40xi8>
  func.return
}

func.func @quantize_to_i8_f8E3M4() {
  %x = stablehlo.constant dense<"0xF0F07070A00020B070F0F0707090008001810F8F10906FEF70F078F8710620A030B03844C45064"> : tensor<39xf8E3M4>
  %r = stablehlo.uniform_quantize %x : (tensor<39xf8E3M4>) -> tensor<39x!quant.uniform<i8:f8E3M4, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<39x!quant.uniform<i8:f8E3M4, 0.5:1>>) -> tensor<39xi8>
  check.expect_eq_const %r_codes, dense<"0x80807F7F000102FF7F80807F7F0001010101020102007F807F8000000001020003FF0406FC097F"> : tensor<39xi8>
  func.return
}

func.func @quantize_to_i8_f8E4M3FN() {
  %x = stablehlo.constant dense<"0xE8E86868B00030B860E8E86868A800800181078708887EFE7FFF1D30B038B83C42C24852EC"> : tensor<37xf8E4M3FN>
  %r = stablehlo.uniform_quantize %x : (tensor<37xf8E4M3FN>) -> tensor<37x!quant.uniform<i8:f8E4M3FN, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<37x!quant.uniform<i8:f8E4M3FN, 0.5:1>>) -> tensor<37xi8>
  check.expect_eq_const %r_codes, dense<"0x80807F7F000102FF4080807F7F0001010101010101010000000001020003FF0406FC091480"> : tensor<37xi8>
  func.return
}

func.func @quantize_to_i8_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<"0xD8D85858BC003CC054D8D85858B800800181038304847FFF323CBC40C04245C5484DDA"> : tensor<35xf8E5M2FNUZ>
  %r = stablehlo.uniform_quantize %x : (tensor<35xf8E5M2FNUZ>) -> tensor<35x!quant.uniform<i8:f8E5M2FNUZ, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<35x!quant.uniform<i8:f8E5M2FNUZ, 0.5:1>>) -> tensor<35xi8>
  check.expect_eq_const %r_codes, dense<"0x80807F7F000102FF4080807F7F000100010101010101000001020003FF0406FC081480"> : tensor<35xi8>
  func.return
}

func.func @quantize_to_i8_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<"0xF0F07070B80038C068F0F07070B000800181078708887FFF2538B840C0444ACA505AF4"> : tensor<35xf8E4M3FNUZ>
  %r = stablehlo.uniform_quantize %x : (tensor<35xf8E4M3FNUZ>) -> tensor<35x!quant.uniform<i8:f8E4M3FNUZ, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<35x!quant.uniform<i8:f8E4M3FNUZ, 0.5:1>>) -> tensor<35xi8>
  check.expect_eq_const %r_codes, dense<"0x80807F7F000102FF4080807F7F000100010101010101000001020003FF0406FC091480"> : tensor<35xi8>
  func.return
}

func.func @quantize_to_i8_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<"0x80808080D00050D88080808080C800800181078708887FFF3D50D058D85C62E26872"> : tensor<34xf8E4M3B11FNUZ>
  %r = stablehlo.uniform_quantize %x : (tensor<34xf8E4M3B11FNUZ>) -> tensor<34x!quant.uniform<i8:f8E4M3B11FNUZ, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<34x!quant.uniform<i8:f8E4M3B11FNUZ, 0.5:1>>) -> tensor<34xi8>
  check.expect_eq_const %r_codes, dense<"0x00000000000102FF0000000000000100010101010101000001020003FF0406FC0914"> : tensor<34xi8>
  func.return
}

func.func @quantize_to_i8_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0xFF, 0xFF, 60.0, 60.0, 0xFF, 0xFF, 0.5, 0xFF, 30.0, 0xFF, 0xFF, 60.0, 60.0, 0xFF, 6.0e-39, 1.0e-38, 1.7e38, 0xFF, 0.1, 0.5, 1.0, 2.0, 4.0, 8.0]> : tensor<24xf8E8M0FNU>
  %r = stablehlo.uniform_quantize %x : (tensor<24xf8E8M0FNU>) -> tensor<24x!quant.uniform<i8:f8E8M0FNU, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<24x!quant.uniform<i8:f8E8M0FNU, 0.5:1>>) -> tensor<24xi8>
  check.expect_eq_const %r_codes, dense<[0, 0, 127, 127, 0, 0, 2, 0, 64, 0, 0, 127, 127, 0, 1, 1, 0, 0, 1, 2, 4, 4, 8, 16]> : tensor<24xi8>
  func.return
}

func.func @quantize_to_i8_f16() {
  %x = stablehlo.constant dense<"0x08D400D4D053E05300B80000003800BCE04F04D4F8D3D853E85300B40000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E003800B8003C00BC003E004100C10044004940D6"> : tensor<40xf16>
  %r = stablehlo.uniform_quantize %x : (tensor<40xf16>) -> tensor<40x!quant.uniform<i8:f16, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<40x!quant.uniform<i8:f16, 0.5:1>>) -> tensor<40xi8>
  check.expect_eq_const %r_codes, dense<"0x80817E7F000102FF4080827E7F0001010101010101017F807F8000000001020003FF0406FC091580"> : tensor<40xi8>
  func.return
}

func.func @quantize_to_i8_bf16() {
  %x = stablehlo.constant dense<"0x81C280C27A427C4200BF0000003F80BFFC4180C27FC27B427D4280BE00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D003F00BF803F80BFC03F204020C080402041C8C2"> : tensor<40xbf16>
  %r = stablehlo.uniform_quantize %x : (tensor<40xbf16>) -> tensor<40x!quant.uniform<i8:bf16, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<40x!quant.uniform<i8:bf16, 0.5:1>>) -> tensor<40xi8>
  check.expect_eq_const %r_codes, dense<"0x80817E7F000102FF4081827E7F0001010101010101017F807F8000000001020003FF0406FC091580"> : tensor<40xi8>
  func.return
}

func.func @quantize_to_i8_f64() {
  %x = stablehlo.constant dense<"0x00000000002050C000000000000050C00000000000404F400000000000804F40000000000000E0BF0000000000000000000000000000E03F000000000000F0BF0000000000803F4000000000001050C00000000000E04FC00000000000604F400000000000A04F40000000000000D0BF0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000044000000000000004C00000000000001040000000000000244000000000000059C0"> : tensor<40xf64>
  %r = stablehlo.uniform_quantize %x : (tensor<40xf64>) -> tensor<40x!quant.uniform<i8:f64, 0.5:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<40x!quant.uniform<i8:f64, 0.5:1>>) -> tensor<40xi8>
  check.expect_eq_const %r_codes, dense<"0x80817E7F000102FF4080827E7F0001010101010101017F807F8000000001020003FF0406FC091580"> : tensor<40xi8>
  func.return
}

func.func @quantize_along_dimension_0_of_2() {
  %x = stablehlo.constant dense<[[-5.0, -3.25, -1.5, 0.25, 2.0, 3.75], [-4.75, -3.0, -1.25, 0.5, 2.25, 4.0], [-4.5, -2.75, -1.0, 0.75, 2.5, 4.25]]> : tensor<3x6xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<3x6xf32>) -> tensor<3x6x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>
  %y = stablehlo.uniform_dequantize %r : (tensor<3x6x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x6xf32>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x6x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x6xi8>
  check.expect_eq_const %r_codes, dense<[[-80, -62, -45, -28, -10, 8], [-30, -26, -22, -19, -16, -12], [2, 3, 4, 4, 5, 6]]> : tensor<3x6xi8>
  check.expect_eq_const %y, dense<[[-5.0, -3.2, -1.5, 0.2, 2.0, 3.8], [-5.0, -3.0, -1.0, 0.5, 2.0, 4.0], [-4.0, -2.0, 0.0, 0.0, 2.0, 4.0]]> : tensor<3x6xf32> {shlo.bitwise}
  func.return
}

func.func @quantize_along_dimension_1_of_3() {
  %x = stablehlo.constant dense<[[[-5.0, -3.25, -1.5], [0.25, 2.0, 3.75], [-4.75, -3.0, -1.25]], [[0.5, 2.25, 4.0], [-4.5, -2.75, -1.0], [0.75, 2.5, 4.25]]]> : tensor<2x3x3xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<2x3x3xf32>) -> tensor<2x3x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %y = stablehlo.uniform_dequantize %r : (tensor<2x3x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<2x3x3xf32>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<2x3x3xi8>
  check.expect_eq_const %r_codes, dense<[[[-80, -62, -45], [-20, -16, -12], [2, 2, 3]], [[-25, -8, 10], [-29, -26, -22], [4, 5, 6]]]> : tensor<2x3x3xi8>
  check.expect_eq_const %y, dense<[[[-5.0, -3.2, -1.5], [0.0, 2.0, 4.0], [-4.0, -4.0, -2.0]], [[0.5, 2.2, 4.0], [-4.5, -3.0, -1.0], [0.0, 2.0, 4.0]]]> : tensor<2x3x3xf32> {shlo.bitwise}
  func.return
}

func.func @quantize_along_dimension_2_of_3() {
  %x = stablehlo.constant dense<[[[-5.0, -3.25, -1.5], [0.25, 2.0, 3.75]], [[-4.75, -3.0, -1.25], [0.5, 2.25, 4.0]], [[-4.5, -2.75, -1.0], [0.75, 2.5, 4.25]]]> : tensor<3x2x3xf32>
  %r = stablehlo.uniform_quantize %x : (tensor<3x2x3xf32>) -> tensor<3x2x3x!quant.uniform<i8:f32:2, {0.1:-30, 0.5:-20, 2.0:4}>>
  %y = stablehlo.uniform_dequantize %r : (tensor<3x2x3x!quant.uniform<i8:f32:2, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x2x3xf32>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x2x3x!quant.uniform<i8:f32:2, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x2x3xi8>
  check.expect_eq_const %r_codes, dense<[[[-80, -26, 3], [-28, -16, 6]], [[-78, -26, 3], [-25, -16, 6]], [[-75, -26, 4], [-22, -15, 6]]]> : tensor<3x2x3xi8>
  check.expect_eq_const %y, dense<[[[-5.0, -3.0, -2.0], [0.2, 2.0, 4.0]], [[-4.8, -3.0, -2.0], [0.5, 2.0, 4.0]], [[-4.5, -3.0, 0.0], [0.8, 2.5, 4.0]]]> : tensor<3x2x3xf32> {shlo.bitwise}
  func.return
}

func.func @requantize_i8_f32_to_i16_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.uniform_quantize %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i16:f32, 0.02:5>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i16:f32, 0.02:5>>) -> tensor<10xi16>
  check.expect_eq_const %r_codes, dense<[-3120, -3095, 3230, 3255, 80, 105, 5, 30, 55, 1680]> : tensor<10xi16>
  func.return
}

func.func @requantize_i8_f32_to_ui8_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.uniform_quantize %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<ui8:f32, 0.1:128>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<ui8:f32, 0.1:128>>) -> tensor<10xui8>
  check.expect_eq_const %r_codes, dense<[0, 0, 255, 255, 143, 148, 128, 133, 138, 255]> : tensor<10xui8>
  func.return
}

func.func @requantize_i8_f32_to_i8_within_f32() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.uniform_quantize %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8<-10:10>:f32, 0.5:-3>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8<-10:10>:f32, 0.5:-3>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-10, -10, 10, 10, 0, 1, -3, -2, -1, 10]> : tensor<10xi8>
  func.return
}

func.func @requantize_to_a_finer_scale() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -3, -2, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.uniform_quantize %x : (tensor<10x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<10x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-128, -128, 127, 127, 22, 27, 7, 12, 17, 127]> : tensor<10xi8>
  func.return
}

func.func @requantize_i32_f64_to_i8_f64() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 3, 4, -1, 1073741824]> : tensor<10xi32>}> : () -> tensor<10x!quant.uniform<i32:f64, 0.5:3>>
  %r = stablehlo.uniform_quantize %x : (tensor<10x!quant.uniform<i32:f64, 0.5:3>>) -> tensor<10x!quant.uniform<i8:f64, 0.3:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:f64, 0.3:1>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-128, -128, 127, 127, -4, -2, 1, 3, -6, 127]> : tensor<10xi8>
  func.return
}

func.func @requantize_i8_bf16_to_i8_bf16() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 3, 4, -1, 64]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:bf16, 0.5:3>>
  %r = stablehlo.uniform_quantize %x : (tensor<10x!quant.uniform<i8:bf16, 0.5:3>>) -> tensor<10x!quant.uniform<i8:bf16, 0.3:1>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<10x!quant.uniform<i8:bf16, 0.3:1>>) -> tensor<10xi8>
  check.expect_eq_const %r_codes, dense<[-128, -128, 127, 127, -4, -2, 1, 3, -6, 103]> : tensor<10xi8>
  func.return
}

func.func @requantize_i8_f32_along_1_to_i8_f32_along_1() {
  %x = stablehlo.constant() <{value = dense<[[[-128, -127], [126, 127], [0, 1]], [[-30, -20], [4, -29], [-19, 5]]]> : tensor<2x3x2xi8>}> : () -> tensor<2x3x2x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r = stablehlo.uniform_quantize %x : (tensor<2x3x2x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<2x3x2x!quant.uniform<i8:f32:1, {0.1:-20, 0.2:-30, 1.0:0}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<2x3x2x!quant.uniform<i8:f32:1, {0.1:-20, 0.2:-30, 1.0:0}>>) -> tensor<2x3x2xi8>
  check.expect_eq_const %r_codes, dense<[[[-118, -117], [127, 127], [-8, -6]], [[-20, -10], [30, -52], [-46, 2]]]> : tensor<2x3x2xi8>
  func.return
}

func.func @requantize_i8_f32_to_i8_f32_along_1() {
  %x = stablehlo.constant() <{value = dense<[[-128, -127, 126], [127, 0, 1], [-3, -2, -1], [64, -128, -127]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.5:-3>>
  %r = stablehlo.uniform_quantize %x : (tensor<4x3x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<4x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<4x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<4x3xi8>
  check.expect_eq_const %r_codes, dense<[[-128, -128, 36], [127, -17, 5], [-30, -19, 4], [127, -128, -27]]> : tensor<4x3xi8>
  func.return
}

func.func @requantize_i8_f32_along_1_to_i8_f32() {
  %x = stablehlo.constant() <{value = dense<[[-128, -127, 126], [127, 0, 1], [-30, -20, 4], [-29, -19, 5]]> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r = stablehlo.uniform_quantize %x : (tensor<4x3x!quant.uniform<i8:f32:1, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<4x3x!quant.uniform<i8:f32, 0.1:7>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<4x3x!quant.uniform<i8:f32, 0.1:7>>) -> tensor<4x3xi8>
  check.expect_eq_const %r_codes, dense<[[-91, -128, 127], [127, 107, -53], [7, 7, 7], [8, 12, 27]]> : tensor<4x3xi8>
  func.return
}

func.func @requantize_to_another_dimension() {
  %x = stablehlo.constant() <{value = dense<[[-30, -7, 16], [-22, 1, 24], [-14, 9, -29]]> : tensor<3x3xi8>}> : () -> tensor<3x3x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>
  %r = stablehlo.uniform_quantize %x : (tensor<3x3x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20, 2.0:4}>>) -> tensor<3x3x!quant.uniform<i8:f32:1, {0.3:1, 0.7:2, 3.0:3}>>
  %r_codes = stablehlo.bitcast_convert %r : (tensor<3x3x!quant.uniform<i8:f32:1, {0.3:1, 0.7:2, 3.0:3}>>) -> tensor<3x3xi8>
  check.expect_eq_const %r_codes, dense<[[1, 5, 5], [-2, 17, 10], [-119, 16, -19]]> : tensor<3x3xi8>
  func.return
}
