// stablehlo.uniform_dequantize: codes to values; both storage and expressed types of every width.

func.func @dequantize_i2_f32_4() {
  %x = stablehlo.constant() <{value = dense<[0, 1, -2, -1]> : tensor<4xi2>}> : () -> tensor<4x!quant.uniform<i2:f32, 0.5:-1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<4x!quant.uniform<i2:f32, 0.5:-1>>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0.5, 1.0, -0.5, 0.0]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_ui2_f32_4() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 2, 3]> : tensor<4xui2>}> : () -> tensor<4x!quant.uniform<ui2:f32, 0.25:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<4x!quant.uniform<ui2:f32, 0.25:1>>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[-0.25, 0.0, 0.25, 0.5]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_i4_f32_16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>}> : () -> tensor<16x!quant.uniform<i4:f32, 0.1:3>>
  %r = stablehlo.uniform_dequantize %x : (tensor<16x!quant.uniform<i4:f32, 0.1:3>>) -> tensor<16xf32>
  check.expect_eq_const %r, dense<[-0.3, -0.2, -0.1, 0.0, 0.1, 0.2, 0.3, 0.4, -1.1, -1.0, -0.90000004, -0.8, -0.7, -0.6, -0.5, -0.4]> : tensor<16xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_ui4_f32_16() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xui4>}> : () -> tensor<16x!quant.uniform<ui4:f32, 0.3:8>>
  %r = stablehlo.uniform_dequantize %x : (tensor<16x!quant.uniform<ui4:f32, 0.3:8>>) -> tensor<16xf32>
  check.expect_eq_const %r, dense<[-2.4, -2.1000001, -1.8000001, -1.5, -1.2, -0.90000004, -0.6, -0.3, 0.0, 0.3, 0.6, 0.90000004, 1.2, 1.5, 1.8000001, 2.1000001]> : tensor<16xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_i8_f32_256() {
  %x = stablehlo.constant() <{value = dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"> : tensor<256xi8>}> : () -> tensor<256x!quant.uniform<i8:f32, 0.1:-30>>
  %r = stablehlo.uniform_dequantize %x : (tensor<256x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<256xf32>
  check.expect_eq_const %r, dense<"0x0000404067664640CDCC4C40333353409A9959400000604067666640CDCC6C40333373409A9979400000804033338340676686409A998940CDCC8C400000904033339340676696409A999940CDCC9C400000A0403333A3406766A6409A99A940CDCCAC400000B0403333B3406766B6409A99B940CDCCBC400000C0403333C3406766C6409A99C940CDCCCC400000D0403333D3406766D6409A99D940CDCCDC400000E0403333E3406766E6409A99E940CDCCEC400000F0403333F3406766F6409A99F940CDCCFC40000000419A99014133330341CDCC044167660641000008419A99094133330B41CDCC0C4167660E41000010419A99114133331341CDCC144167661641000018419A99194133331B41CDCC1C4167661E41000020419A99214133332341CDCC244167662641000028419A99294133332B41CDCC2C4167662E41000030419A99314133333341CDCC344167663641000038419A99394133333B41CDCC3C4167663E41000040419A99414133334341CDCC444167664641000048419A99494133334B41CDCC4C4167664E41000050419A99514133335341CDCC544167665641000058419A99594133335B41CDCC5C4167665E41000060419A99614133336341CDCC644167666641000068419A99694133336B41CDCC6C4167666E41000070419A99714133337341CDCC744167667641000078419A99794133337B41CDCC1CC133331BC19A9919C1000018C1676616C1CDCC14C1333313C19A9911C1000010C167660EC1CDCC0CC133330BC19A9909C1000008C1676606C1CDCC04C1333303C19A9901C1000000C1CDCCFCC09A99F9C06766F6C03333F3C00000F0C0CDCCECC09A99E9C06766E6C03333E3C00000E0C0CDCCDCC09A99D9C06766D6C03333D3C00000D0C0CDCCCCC09A99C9C06766C6C03333C3C00000C0C0CDCCBCC09A99B9C06766B6C03333B3C00000B0C0CDCCACC09A99A9C06766A6C03333A3C00000A0C0CDCC9CC09A9999C0676696C0333393C0000090C0CDCC8CC09A9989C0676686C0333383C0000080C09A9979C0333373C0CDCC6CC0676666C0000060C09A9959C0333353C0CDCC4CC0676646C0000040C09A9939C0333333C0CDCC2CC0676626C0000020C09A9919C0333313C0CDCC0CC0676606C0000000C03333F3BF6766E6BF9A99D9BFCDCCCCBF0000C0BF3333B3BF6766A6BF9A9999BFCDCC8CBF000080BF676666BFCDCC4CBF333333BF9A9919BF000000BFCDCCCCBE9A9999BECDCC4CBECDCCCCBD00000000CDCCCC3DCDCC4C3E9A99993ECDCCCC3E0000003F9A99193F3333333FCDCC4C3F6766663F0000803FCDCC8C3F9A99993F6766A63F3333B33F0000C03FCDCCCC3F9A99D93F6766E63F3333F33F0000004067660640CDCC0C40333313409A9919400000204067662640CDCC2C40333333409A993940"> : tensor<256xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_ui8_f32_256() {
  %x = stablehlo.constant() <{value = dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"> : tensor<256xui8>}> : () -> tensor<256x!quant.uniform<ui8:f32, 0.02:128>>
  %r = stablehlo.uniform_dequantize %x : (tensor<256x!quant.uniform<ui8:f32, 0.02:128>>) -> tensor<256xf32>
  check.expect_eq_const %r, dense<"0x0AD723C05C8F22C0AE4721C0000020C052B81EC0A4701DC0F6281CC047E11AC0999919C0EB5118C03D0A17C08FC215C0E17A14C0333313C085EB11C0D7A310C0295C0FC07B140EC0CDCC0CC01F850BC0703D0AC0C2F508C014AE07C0666606C0B81E05C00AD703C05C8F02C0AE4701C0000000C0A370FDBF47E1FABFEB51F8BF8FC2F5BF3333F3BFD7A3F0BF7B14EEBF1E85EBBFC2F5E8BF6666E6BF0AD7E3BFAE47E1BF52B8DEBFF528DCBF9999D9BF3D0AD7BFE17AD4BF85EBD1BF295CCFBFCCCCCCBF703DCABF14AEC7BFB81EC5BF5C8FC2BF0000C0BFA470BDBF47E1BABFEB51B8BF8FC2B5BF3333B3BFD7A3B0BF7B14AEBF1E85ABBFC2F5A8BF6666A6BF0AD7A3BFAE47A1BF52B89EBFF6289CBF999999BF3D0A97BFE17A94BF85EB91BF295C8FBFCDCC8CBF703D8ABF14AE87BFB81E85BF5C8F82BF000080BF47E17ABF8FC275BFD7A370BF1E856BBF666666BFAE4761BFF5285CBF3D0A57BF85EB51BFCCCC4CBF14AE47BF5C8F42BFA4703DBFEB5138BF333333BF7B142EBFC2F528BF0AD723BF52B81EBF999919BFE17A14BF295C0FBF703D0ABFB81E05BF000000BF8FC2F5BE1E85EBBEAE47E1BE3D0AD7BECCCCCCBE5C8FC2BEEB51B8BE7B14AEBE0AD7A3BE999999BE295C8FBEB81E85BE8FC275BEAE4761BECCCC4CBEEB5138BE0AD723BE295C0FBE8FC2F5BDCCCCCCBD0AD7A3BD8FC275BD0AD723BD0AD7A3BC000000000AD7A33C0AD7233D8FC2753D0AD7A33DCCCCCC3D8FC2F53D295C0F3E0AD7233EEB51383ECCCC4C3EAE47613E8FC2753EB81E853E295C8F3E9999993E0AD7A33E7B14AE3EEB51B83E5C8FC23ECCCCCC3E3D0AD73EAE47E13E1E85EB3E8FC2F53E0000003FB81E053F703D0A3F295C0F3FE17A143F9999193F52B81E3F0AD7233FC2F5283F7B142E3F3333333FEB51383FA4703D3F5C8F423F14AE473FCCCC4C3F85EB513F3D0A573FF5285C3FAE47613F6666663F1E856B3FD7A3703F8FC2753F47E17A3F0000803F5C8F823FB81E853F14AE873F703D8A3FCDCC8C3F295C8F3F85EB913FE17A943F3D0A973F9999993FF6289C3F52B89E3FAE47A13F0AD7A33F6666A63FC2F5A83F1E85AB3F7B14AE3FD7A3B03F3333B33F8FC2B53FEB51B83F47E1BA3FA470BD3F0000C03F5C8FC23FB81EC53F14AEC73F703DCA3FCCCCCC3F295CCF3F85EBD13FE17AD43F3D0AD73F9999D93FF528DC3F52B8DE3FAE47E13F0AD7E33F6666E63FC2F5E83F1E85EB3F7B14EE3FD7A3F03F3333F33F8FC2F53FEB51F83F47E1FA3FA370FD3F00000040AE4701405C8F02400AD70340B81E05406666064014AE0740C2F50840703D0A401F850B40CDCC0C407B140E40295C0F40D7A3104085EB114033331340E17A14408FC215403D0A1740EB5118409999194047E11A40F6281C40A4701D4052B81E4000002040AE4721405C8F2240"> : tensor<256xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_i16_f32_10() {
  %x = stablehlo.constant() <{value = dense<[-32768, -32767, 32766, 32767, 0, 1, 100, 101, -1, 16384]> : tensor<10xi16>}> : () -> tensor<10x!quant.uniform<i16:f32, 0.003:100>>
  %r = stablehlo.uniform_dequantize %x : (tensor<10x!quant.uniform<i16:f32, 0.003:100>>) -> tensor<10xf32>
  check.expect_eq_const %r, dense<[-98.604004, -98.601, 97.998, 98.001, -0.3, -0.297, 0.0, 0.003, -0.303, 48.852]> : tensor<10xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_ui16_f32_8() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 65534, 65535, 9, 10, 21845, 32768]> : tensor<8xui16>}> : () -> tensor<8x!quant.uniform<ui16:f32, 0.01:9>>
  %r = stablehlo.uniform_dequantize %x : (tensor<8x!quant.uniform<ui16:f32, 0.01:9>>) -> tensor<8xf32>
  check.expect_eq_const %r, dense<[-0.089999996, -0.08, 655.25, 655.26, 0.0, 0.01, 218.36, 327.59]> : tensor<8xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_i32_f32_10() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, -5, -4, -1, 1073741824]> : tensor<10xi32>}> : () -> tensor<10x!quant.uniform<i32:f32, 0.0007:-5>>
  %r = stablehlo.uniform_dequantize %x : (tensor<10x!quant.uniform<i32:f32, 0.0007:-5>>) -> tensor<10xf32>
  check.expect_eq_const %r, dense<[-1503238.5, -1503238.5, 1503238.5, 1503238.5, 0.0034999999, 0.0042, 0.0, 0.0007, 0.0028, 751619.25]> : tensor<10xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_ui32_f32_8() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 4294967294, 4294967295, 11, 12, 1431655765, 2147483648]> : tensor<8xui32>}> : () -> tensor<8x!quant.uniform<ui32:f32, 0.5:11>>
  %r = stablehlo.uniform_dequantize %x : (tensor<8x!quant.uniform<ui32:f32, 0.5:11>>) -> tensor<8xf32>
  check.expect_eq_const %r, dense<[-5.5, -5.0, 2.1474836e9, 2.1474836e9, 0.0, 0.5, 7.158279e8, 1.0737418e9]> : tensor<8xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_i64_f64_10() {
  %x = stablehlo.constant() <{value = dense<[-9223372036854775808, -9223372036854775807, 9223372036854775806, 9223372036854775807, 0, 1, 12, 13, -1, 4611686018427387904]> : tensor<10xi64>}> : () -> tensor<10x!quant.uniform<i64:f64, 0.25:12>>
  %r = stablehlo.uniform_dequantize %x : (tensor<10x!quant.uniform<i64:f64, 0.25:12>>) -> tensor<10xf64>
  check.expect_eq_const %r, dense<[-2.305843009213694e18, -2.305843009213694e18, 2.305843009213694e18, 2.305843009213694e18, -3.0, -2.75, 0.0, 0.25, -3.25, 1.152921504606847e18]> : tensor<10xf64> {shlo.bitwise}
  func.return
}

func.func @dequantize_ui64_f64_8() {
  %x = stablehlo.constant() <{value = dense<[0, 1, 18446744073709551614, 18446744073709551615, 3, 4, 6148914691236517205, 9223372036854775808]> : tensor<8xui64>}> : () -> tensor<8x!quant.uniform<ui64:f64, 2.0:3>>
  %r = stablehlo.uniform_dequantize %x : (tensor<8x!quant.uniform<ui64:f64, 2.0:3>>) -> tensor<8xf64>
  check.expect_eq_const %r, dense<[-6.0, -4.0, 3.6893488147419103e19, 3.6893488147419103e19, 0.0, 2.0, 1.2297829382473034e19, 1.8446744073709552e19]> : tensor<8xf64> {shlo.bitwise}
  func.return
}

func.func @dequantize_i8_within_f32_10() {
  %x = stablehlo.constant() <{value = dense<[-100, -99, 49, 50, 0, 1, 10, 11, -17, 26]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8<-100:50>:f32, 0.5:10>>
  %r = stablehlo.uniform_dequantize %x : (tensor<10x!quant.uniform<i8<-100:50>:f32, 0.5:10>>) -> tensor<10xf32>
  check.expect_eq_const %r, dense<[-55.0, -54.5, 19.5, 20.0, -5.0, -4.5, 0.0, 0.5, -13.5, 8.0]> : tensor<10xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_i16_within_f32_7() {
  %x = stablehlo.constant() <{value = dense<[-1000, -999, 1000, 1001, 0, 1, 501]> : tensor<7xi16>}> : () -> tensor<7x!quant.uniform<i16<-1000:1001>:f32, 1.0:0>>
  %r = stablehlo.uniform_dequantize %x : (tensor<7x!quant.uniform<i16<-1000:1001>:f32, 1.0:0>>) -> tensor<7xf32>
  check.expect_eq_const %r, dense<[-1000.0, -999.0, 1000.0, 1001.0, 0.0, 1.0, 501.0]> : tensor<7xf32> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f4E2M1FN_0() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f4E2M1FN, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f4E2M1FN, 0.5:1>>) -> tensor<9xf4E2M1FN>
  check.expect_eq_const %r, dense<[-3.0, -3.0, 3.0, 3.0, -0.5, 0.0, 0.5, -1.0, 3.0]> : tensor<9xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f6E2M3FN_1() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f6E2M3FN, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f6E2M3FN, 0.5:1>>) -> tensor<9xf6E2M3FN>
  check.expect_eq_const %r, dense<[-3.8, -3.8, 3.8, 3.8, -0.5, 0.0, 0.5, -1.0, 3.8]> : tensor<9xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f6E3M2FN_2() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f6E3M2FN, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f6E3M2FN, 0.5:1>>) -> tensor<9xf6E3M2FN>
  check.expect_eq_const %r, dense<[-14.0, -14.0, 14.0, 14.0, -0.5, 0.0, 0.5, -1.0, 14.0]> : tensor<9xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E5M2_3() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f8E5M2, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f8E5M2, 0.5:1>>) -> tensor<9xf8E5M2>
  check.expect_eq_const %r, dense<[-60.0, -60.0, 60.0, 60.0, -0.5, 0.0, 0.5, -1.0, 30.0]> : tensor<9xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E4M3_4() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f8E4M3, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f8E4M3, 0.5:1>>) -> tensor<9xf8E4M3>
  check.expect_eq_const %r, dense<[-64.0, -64.0, 64.0, 64.0, -0.5, 0.0, 0.5, -1.0, 32.0]> : tensor<9xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E3M4_5() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f8E3M4, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f8E3M4, 0.5:1>>) -> tensor<9xf8E3M4>
  check.expect_eq_const %r, dense<[0xF0, 0xF0, 0x70, 0x70, -0.5, 0.0, 0.5, -1.0, 0x70]> : tensor<9xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E4M3FN_6() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f8E4M3FN, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f8E4M3FN, 0.5:1>>) -> tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[-64.0, -64.0, 64.0, 64.0, -0.5, 0.0, 0.5, -1.0, 32.0]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E5M2FNUZ_7() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f8E5M2FNUZ, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f8E5M2FNUZ, 0.5:1>>) -> tensor<9xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[-60.0, -60.0, 60.0, 60.0, -0.5, 0.0, 0.5, -1.0, 30.0]> : tensor<9xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E4M3FNUZ_8() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f8E4M3FNUZ, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f8E4M3FNUZ, 0.5:1>>) -> tensor<9xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[-64.0, -64.0, 64.0, 64.0, -0.5, 0.0, 0.5, -1.0, 32.0]> : tensor<9xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E4M3B11FNUZ_9() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f8E4M3B11FNUZ, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f8E4M3B11FNUZ, 0.5:1>>) -> tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0x80, 0x80, 0x80, -0.5, 0.0, 0.5, -1.0, 0x80]> : tensor<9xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E8M0FNU_10() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f8E8M0FNU, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f8E8M0FNU, 0.5:1>>) -> tensor<9xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 0xFF, 60.0, 60.0, 0xFF, 0xFF, 0.5, 0xFF, 30.0]> : tensor<9xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f16_11() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f16, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f16, 0.5:1>>) -> tensor<9xf16>
  check.expect_eq_const %r, dense<[-64.5, -64.0, 62.5, 63.0, -0.5, 0.0, 0.5, -1.0, 31.5]> : tensor<9xf16> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_bf16_12() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:bf16, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:bf16, 0.5:1>>) -> tensor<9xbf16>
  check.expect_eq_const %r, dense<[-64.5, -64.0, 62.5, 63.0, -0.5, 0.0, 0.5, -1.0, 31.5]> : tensor<9xbf16> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f64_13() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, 2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f64, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f64, 0.5:1>>) -> tensor<9xf64>
  check.expect_eq_const %r, dense<[-64.5, -64.0, 62.5, 63.0, -0.5, 0.0, 0.5, -1.0, 31.5]> : tensor<9xf64> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f16_14() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f16, 0.3:-2>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f16, 0.3:-2>>) -> tensor<9xf16>
  check.expect_eq_const %r, dense<[-37.8, -37.5, 38.4, 38.72, 0.6, 0.9004, 0.0, 0.3, 19.8]> : tensor<9xf16> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_bf16_15() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:bf16, 0.3:-2>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:bf16, 0.3:-2>>) -> tensor<9xbf16>
  check.expect_eq_const %r, dense<[-38.0, -37.5, 38.5, 38.8, 0.6, 0.902, 0.0, 0.3, 19.9]> : tensor<9xbf16> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f64_16() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f64, 0.3:-2>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f64, 0.3:-2>>) -> tensor<9xf64>
  check.expect_eq_const %r, dense<[-37.8, -37.5, 38.4, 38.699999999999996, 0.6, 0.8999999999999999, 0.0, 0.3, 19.8]> : tensor<9xf64> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E4M3FN_17() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f8E4M3FN, 0.3:-2>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f8E4M3FN, 0.3:-2>>) -> tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[-40.0, -40.0, 40.0, 40.0, 0.6, 0.94, 0.0, 0.3, 20.0]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E5M2_18() {
  %x = stablehlo.constant() <{value = dense<[-128, -127, 126, 127, 0, 1, -2, -1, 64]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f8E5M2, 0.3:-2>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i8:f8E5M2, 0.3:-2>>) -> tensor<9xf8E5M2>
  check.expect_eq_const %r, dense<[-40.0, -40.0, 40.0, 40.0, 0.6, 1.0, 0.0, 0.3, 20.0]> : tensor<9xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f4E2M1FN_19() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f4E2M1FN, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f4E2M1FN, 0.5:1>>) -> tensor<9xf4E2M1FN>
  check.expect_eq_const %r, dense<[-3.0, -3.0, 3.0, 3.0, -0.5, 0.0, 0.5, -1.0, 3.0]> : tensor<9xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f6E2M3FN_20() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f6E2M3FN, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f6E2M3FN, 0.5:1>>) -> tensor<9xf6E2M3FN>
  check.expect_eq_const %r, dense<[-3.8, -3.8, 3.8, 3.8, -0.5, 0.0, 0.5, -1.0, 3.8]> : tensor<9xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f6E3M2FN_21() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f6E3M2FN, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f6E3M2FN, 0.5:1>>) -> tensor<9xf6E3M2FN>
  check.expect_eq_const %r, dense<[-14.0, -14.0, 14.0, 14.0, -0.5, 0.0, 0.5, -1.0, 14.0]> : tensor<9xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E5M2_22() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f8E5M2, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f8E5M2, 0.5:1>>) -> tensor<9xf8E5M2>
  check.expect_eq_const %r, dense<[0xFC, 0xFC, 0x7C, 0x7C, -0.5, 0.0, 0.5, -1.0, 0x7C]> : tensor<9xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E4M3_23() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f8E4M3, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f8E4M3, 0.5:1>>) -> tensor<9xf8E4M3>
  check.expect_eq_const %r, dense<[0xF8, 0xF8, 0x78, 0x78, -0.5, 0.0, 0.5, -1.0, 0x78]> : tensor<9xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E3M4_24() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f8E3M4, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f8E3M4, 0.5:1>>) -> tensor<9xf8E3M4>
  check.expect_eq_const %r, dense<[0xF0, 0xF0, 0x70, 0x70, -0.5, 0.0, 0.5, -1.0, 0x70]> : tensor<9xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E4M3FN_25() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f8E4M3FN, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f8E4M3FN, 0.5:1>>) -> tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0x7F, 0x7F, 0x7F, -0.5, 0.0, 0.5, -1.0, 0x7F]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E5M2FNUZ_26() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f8E5M2FNUZ, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f8E5M2FNUZ, 0.5:1>>) -> tensor<9xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0x80, 0x80, 0x80, -0.5, 0.0, 0.5, -1.0, 0x80]> : tensor<9xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E4M3FNUZ_27() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f8E4M3FNUZ, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f8E4M3FNUZ, 0.5:1>>) -> tensor<9xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0x80, 0x80, 0x80, -0.5, 0.0, 0.5, -1.0, 0x80]> : tensor<9xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E4M3B11FNUZ_28() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f8E4M3B11FNUZ, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f8E4M3B11FNUZ, 0.5:1>>) -> tensor<9xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0x80, 0x80, 0x80, -0.5, 0.0, 0.5, -1.0, 0x80]> : tensor<9xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E8M0FNU_29() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f8E8M0FNU, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f8E8M0FNU, 0.5:1>>) -> tensor<9xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 0xFF, 1.0e9, 1.0e9, 0xFF, 0xFF, 0.5, 0xFF, 5.0e8]> : tensor<9xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f16_30() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f16, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f16, 0.5:1>>) -> tensor<9xf16>
  check.expect_eq_const %r, dense<[0xFC00, 0xFC00, 0x7C00, 0x7C00, -0.5, 0.0, 0.5, -1.0, 0x7C00]> : tensor<9xf16> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_bf16_31() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:bf16, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:bf16, 0.5:1>>) -> tensor<9xbf16>
  check.expect_eq_const %r, dense<[-1.074e9, -1.074e9, 1.074e9, 1.074e9, -0.5, 0.0, 0.5, -1.0, 5.37e8]> : tensor<9xbf16> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f64_32() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, 2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f64, 0.5:1>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f64, 0.5:1>>) -> tensor<9xf64>
  check.expect_eq_const %r, dense<[-1073741824.5, -1073741824.0, 1073741822.5, 1073741823.0, -0.5, 0.0, 0.5, -1.0, 536870911.5]> : tensor<9xf64> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f16_33() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, -2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f16, 0.3:-2>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f16, 0.3:-2>>) -> tensor<9xf16>
  check.expect_eq_const %r, dense<[0xFC00, 0xFC00, 0x7C00, 0x7C00, 0.6, 0.9004, 0.0, 0.3, 0x7C00]> : tensor<9xf16> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_bf16_34() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, -2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:bf16, 0.3:-2>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:bf16, 0.3:-2>>) -> tensor<9xbf16>
  check.expect_eq_const %r, dense<[-6.46e8, -6.46e8, 6.46e8, 6.46e8, 0.6, 0.902, 0.0, 0.3, 3.23e8]> : tensor<9xbf16> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f64_35() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, -2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f64, 0.3:-2>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f64, 0.3:-2>>) -> tensor<9xf64>
  check.expect_eq_const %r, dense<[-644245093.8, -644245093.5, 644245094.4, 644245094.6999999, 0.6, 0.8999999999999999, 0.0, 0.3, 322122547.8]> : tensor<9xf64> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E4M3FN_36() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, -2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f8E4M3FN, 0.3:-2>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f8E4M3FN, 0.3:-2>>) -> tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0x7F, 0x7F, 0x7F, 0.6, 0.94, 0.0, 0.3, 0x7F]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dequantize_to_f8E5M2_37() {
  %x = stablehlo.constant() <{value = dense<[-2147483648, -2147483647, 2147483646, 2147483647, 0, 1, -2, -1, 1073741824]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f8E5M2, 0.3:-2>>
  %r = stablehlo.uniform_dequantize %x : (tensor<9x!quant.uniform<i32:f8E5M2, 0.3:-2>>) -> tensor<9xf8E5M2>
  check.expect_eq_const %r, dense<[0xFC, 0xFC, 0x7C, 0x7C, 0.6, 1.0, 0.0, 0.3, 0x7C]> : tensor<9xf8E5M2> {shlo.bitwise}
  func.return
}
