// stablehlo.logistic: one / (one + exp(-x)), each step rounded in the type.

func.func @logistic_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.logistic %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @logistic_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.logistic %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x04040505050505060606060606060707070707070808080808080808080808080404040303030302020202020101010101010101010101010101010101010101"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @logistic_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.logistic %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x080808080909090909090909090A0A0A0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0808080808080606050505050504030202010101010101010101010101010101"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @logistic_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.logistic %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838393939393939393939393A3A3A3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C7E7E7E38383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383836363535353535343231302D2A28251E19140D030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @logistic_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.logistic %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x303030303030303030303030303030303030303030303030303030303031313131313131313131313131313131313232323333333333343434353535353536363636363838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838387C7C7C7C7C7C7C30303030303030303030303030303030303030303030303030303030303030303030302E2E2E2E2E2E2D2D2D2D2D2D2D2D2C2B2B2B2A29292928262524232121201D1A181511100C090604020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @logistic_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.logistic %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x202020202121212121212121212222222222222222222223232324242424242424242424252525252526262626272727272728282A2A2A2A2A2B2B2B2B2C2C2C2C2C2C2C2E2E2E2E2E2E3030303030303030303030303030303030303030303030303030303030303030303030303030307878787878787878787878787878782020202020201E1E1E1E1C1C1C1C1C1C1C1C1C1B1B1B1A1A1A1A1A1A1A1A1818181717171615151514141413131212121111100F0E0D0D0C0C0B0B0A0909090808070605050400000000000000000000000000000000000000000000000000000000000000000000000000000000000000787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @logistic_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.logistic %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x303030303030303030303030303030303030303030303030303030303031313131313131313131313131313131313232323333333333343434353535353536363636363838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838383838387F30303030303030303030303030303030303030303030303030303030303030303030302E2E2E2E2E2E2D2D2D2D2D2D2D2D2C2B2B2B2A29292928262524232121201D1A181511100C09060402017F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @logistic_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.logistic %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3D3D3D3D3D3D3D3D3D3D3E3E3E404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040803C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3A3A393939393938363534312E2C29221D1811068080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @logistic_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.logistic %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x3838383838383838383838383838383838383838383838383838383838383838383838383839393939393939393939393939393939393A3A3A3B3B3B3B3B3C3C3C3D3D3D3D3D3E3E3E3E3E40404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040408038383838383838383838383838383838383838383838383838383838383838383838383838383838383836363636363635353535353535353433333332313131302E2D2C2B2929282522201D191814110C07048080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @logistic_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.logistic %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x5050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505051515151515151515151515151515151515252525353535353545454555555555556565656565858585858585858585858585858585858585858585858585858585858805050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050505050504E4E4E4E4E4E4D4D4D4D4D4D4D4D4C4B4B4B4A49494948464544434141403D3A3835318080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @logistic_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.logistic %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<0xFF> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @logistic_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E66AE003C00BC004400C4804880C8404C40CC905590D5"> : tensor<27xf16>
  %r = stablehlo.logistic %x : tensor<27xf16>
  check.expect_eq_const %r, dense<"0x00380038003800380038003800380038003C0000003C0000007E007E007E33389937D9394D34DB3B9B24003C0B08003C0000003C0000"> : tensor<27xf16> {shlo.bitwise}
  func.return
}

func.func @logistic_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3DCDBD803F80BF804080C0104110C1884188C1B242B2C2"> : tensor<27xbf16>
  %r = stablehlo.logistic %x : tensor<27xbf16>
  check.expect_eq_const %r, dense<"0x003F003F003F003F003F003F003F003F803F0000803F0000C07FC07FC07F063FF53E3B3F8A3E7C3F943C803F0239803F3233803F0000"> : tensor<27xbf16> {shlo.bitwise}
  func.return
}

func.func @logistic_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3DCDCCCCBD0000803F000080BF00008040000080C000001041000010C100008841000088C10000B2420000B2C2"> : tensor<27xf32>
  %r = stablehlo.logistic %x : tensor<27xf32>
  check.expect_eq_const %r, dense<"0x0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000803F000000000000803F000000000000C07F0000C07F0000C07F0965063FED35F33EA8263B3FB1B2893E41657B3FD157933CEAF77F3F7B6301390000803F19CF31330000803F00000000"> : tensor<27xf32> {shlo.bitwise}
  func.return
}

func.func @logistic_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F9A9999999999B9BF000000000000F03F000000000000F0BF000000000000104000000000000010C0000000000000224000000000000022C0000000000000314000000000000031C0000000000040564000000000004056C0"> : tensor<27xf64>
  %r = stablehlo.logistic %x : tensor<27xf64>
  %expected_r = stablehlo.constant dense<"0x000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F87F000000000000F87F000000000000F87FB8AF2927A1CCE03F90A0ACB1BD66DE3FBDA2D5F5D464E73F86BA54145636D13FEAE10D2FA86CEF3FC3C2431EFA6A923FC19C0A39FDFEEF3F46E433566F2C203FF71CC6E9FFFFEF3FB067EA07E339663E000000000000F03F89DC8FC0FB40E837"> : tensor<27xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 2 : tensor<27xf64>, tensor<27xf64>
  func.return
}

func.func @logistic_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.logistic %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.6805662, 0.32883528), (0.1547971, 0.11050859), (0.89084417, -0.051664703), (-2.5493557, -1.7035002)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @logistic_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.logistic %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.6805661698086823, 0.3288352746951482), (0.1547971042331356, 0.11050859165713012), (0.8908441535457298, -0.05166470383545818), (-2.549355837550806, -1.703500153159033)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 32 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// logistic 0: e^-x is 1, one more is 2, its reciprocal is 0.5
// logistic 0.5: e^-x is 0.5, one more is 1.5, its reciprocal is 0.5
// logistic 1: e^-x is 0.5, one more is 1.5, its reciprocal is 0.5
// logistic -1: e^-x is 3, one more is 4, its reciprocal is 0
// logistic 2: e^-x is 0, one more is 1, its reciprocal is 1
// logistic 4: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -4: e^-x is 6, one more is 6, its reciprocal is 0
func.func @worked_logistic_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, 0.5, 1.0, -1.0, 2.0, 4.0, -4.0]> : tensor<7xf4E2M1FN>
  %r = stablehlo.logistic %x : tensor<7xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.5, 0.5, 0.5, 0.0, 1.0, 1.0, 0.0]> : tensor<7xf4E2M1FN> {shlo.bitwise}
  func.return
}

// logistic 0: e^-x is 1, one more is 2, its reciprocal is 0.5
// logistic 0.5: e^-x is 0.625, one more is 1.625, its reciprocal is 0.625
// logistic 1: e^-x is 0.375, one more is 1.375, its reciprocal is 0.75
// logistic -1: e^-x is 2.75, one more is 3.75, its reciprocal is 0.25
// logistic 2: e^-x is 0.125, one more is 1.125, its reciprocal is 0.875
// logistic 4: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -4: e^-x is 7.5, one more is 7.5, its reciprocal is 0.125
func.func @worked_logistic_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, 0.5, 1.0, -1.0, 2.0, 4.0, -4.0]> : tensor<7xf6E2M3FN>
  %r = stablehlo.logistic %x : tensor<7xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.5, 0.6, 0.8, 0.2, 0.9, 1.0, 0.1]> : tensor<7xf6E2M3FN> {shlo.bitwise}
  func.return
}

// logistic 0: e^-x is 1, one more is 2, its reciprocal is 0.5
// logistic 0.5: e^-x is 0.625, one more is 1.5, its reciprocal is 0.625
// logistic 1: e^-x is 0.375, one more is 1.5, its reciprocal is 0.625
// logistic -1: e^-x is 2.5, one more is 3.5, its reciprocal is 0.3125
// logistic 2: e^-x is 0.125, one more is 1, its reciprocal is 1
// logistic 4: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -4: e^-x is 28, one more is 28, its reciprocal is 0.0625
// logistic 12: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -12: e^-x is 28, one more is 28, its reciprocal is 0.0625
func.func @worked_logistic_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, 0.5, 1.0, -1.0, 2.0, 4.0, -4.0, 12.0, -12.0]> : tensor<9xf6E3M2FN>
  %r = stablehlo.logistic %x : tensor<9xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.5, 0.6, 0.6, 0.3, 1.0, 1.0, 0.06, 1.0, 0.06]> : tensor<9xf6E3M2FN> {shlo.bitwise}
  func.return
}

// logistic 0: e^-x is 1, one more is 2, its reciprocal is 0.5
// logistic 0.5: e^-x is 0.625, one more is 1.5, its reciprocal is 0.625
// logistic 1: e^-x is 0.375, one more is 1.5, its reciprocal is 0.625
// logistic -1: e^-x is 2.5, one more is 3.5, its reciprocal is 0.3125
// logistic 2: e^-x is 0.125, one more is 1, its reciprocal is 1
// logistic 4: e^-x is 0.01953125, one more is 1, its reciprocal is 1
// logistic -4: e^-x is 56, one more is 56, its reciprocal is 0.01953125
// logistic 12: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -12: e^-x is inf, one more is inf, its reciprocal is 0
// logistic inf: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -inf: e^-x is inf, one more is inf, its reciprocal is 0
// logistic NaN: e^-x is NaN, one more is NaN, its reciprocal is NaN
func.func @worked_logistic_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, 0.5, 1.0, -1.0, 2.0, 4.0, -4.0, 12.0, -12.0, 0x7C, 0xFC, 0x7E]> : tensor<12xf8E5M2>
  %r = stablehlo.logistic %x : tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0.5, 0.6, 0.6, 0.3, 1.0, 1.0, 0.02, 1.0, 0.0, 1.0, 0.0, 0x7E]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// logistic 0: e^-x is 1, one more is 2, its reciprocal is 0.5
// logistic 0.5: e^-x is 0.625, one more is 1.625, its reciprocal is 0.625
// logistic 1: e^-x is 0.375, one more is 1.375, its reciprocal is 0.75
// logistic -1: e^-x is 2.75, one more is 3.75, its reciprocal is 0.28125
// logistic 2: e^-x is 0.140625, one more is 1.125, its reciprocal is 0.875
// logistic 4: e^-x is 0.017578125, one more is 1, its reciprocal is 1
// logistic -4: e^-x is 56, one more is 56, its reciprocal is 0.017578125
// logistic 12: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -12: e^-x is inf, one more is inf, its reciprocal is 0
// logistic inf: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -inf: e^-x is inf, one more is inf, its reciprocal is 0
// logistic NaN: e^-x is NaN, one more is NaN, its reciprocal is NaN
func.func @worked_logistic_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, 0.5, 1.0, -1.0, 2.0, 4.0, -4.0, 12.0, -12.0, 0x78, 0xF8, 0x7C]> : tensor<12xf8E4M3>
  %r = stablehlo.logistic %x : tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0.5, 0.6, 0.75, 0.28, 0.9, 1.0, 0.018, 1.0, 0.0, 1.0, 0.0, 0x7C]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// logistic 0: e^-x is 1, one more is 2, its reciprocal is 0.5
// logistic 0.5: e^-x is 0.59375, one more is 1.625, its reciprocal is 0.625
// logistic 1: e^-x is 0.375, one more is 1.375, its reciprocal is 0.71875
// logistic -1: e^-x is 2.75, one more is 3.75, its reciprocal is 0.265625
// logistic 2: e^-x is 0.140625, one more is 1.125, its reciprocal is 0.875
// logistic 4: e^-x is 2^-6, one more is 1, its reciprocal is 1
// logistic -4: e^-x is inf, one more is inf, its reciprocal is 0
// logistic 12: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -12: e^-x is inf, one more is inf, its reciprocal is 0
// logistic inf: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -inf: e^-x is inf, one more is inf, its reciprocal is 0
// logistic NaN: e^-x is NaN, one more is NaN, its reciprocal is NaN
func.func @worked_logistic_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, 0.5, 1.0, -1.0, 2.0, 4.0, -4.0, 12.0, -12.0, 0x70, 0xF0, 0x78]> : tensor<12xf8E3M4>
  %r = stablehlo.logistic %x : tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0.5, 0.62, 0.72, 0.27, 0.88, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0x78]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// logistic 0: e^-x is 1, one more is 2, its reciprocal is 0.5
// logistic 0.5: e^-x is 0.625, one more is 1.625, its reciprocal is 0.625
// logistic 1: e^-x is 0.375, one more is 1.375, its reciprocal is 0.75
// logistic -1: e^-x is 2.75, one more is 3.75, its reciprocal is 0.28125
// logistic 2: e^-x is 0.140625, one more is 1.125, its reciprocal is 0.875
// logistic 4: e^-x is 0.017578125, one more is 1, its reciprocal is 1
// logistic -4: e^-x is 56, one more is 56, its reciprocal is 0.017578125
// logistic 12: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -12: e^-x is NaN, one more is NaN, its reciprocal is NaN
// logistic NaN: e^-x is NaN, one more is NaN, its reciprocal is NaN
func.func @worked_logistic_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, 0.5, 1.0, -1.0, 2.0, 4.0, -4.0, 12.0, -12.0, 0x7F]> : tensor<10xf8E4M3FN>
  %r = stablehlo.logistic %x : tensor<10xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.5, 0.6, 0.75, 0.28, 0.9, 1.0, 0.018, 1.0, 0x7F, 0x7F]> : tensor<10xf8E4M3FN> {shlo.bitwise}
  func.return
}

// logistic 0: e^-x is 1, one more is 2, its reciprocal is 0.5
// logistic 0.5: e^-x is 0.625, one more is 1.5, its reciprocal is 0.625
// logistic 1: e^-x is 0.375, one more is 1.5, its reciprocal is 0.625
// logistic -1: e^-x is 2.5, one more is 3.5, its reciprocal is 0.3125
// logistic 2: e^-x is 0.125, one more is 1, its reciprocal is 1
// logistic 4: e^-x is 0.01953125, one more is 1, its reciprocal is 1
// logistic -4: e^-x is 56, one more is 56, its reciprocal is 0.01953125
// logistic 12: e^-x is 2^-17, one more is 1, its reciprocal is 1
// logistic -12: e^-x is NaN, one more is NaN, its reciprocal is NaN
// logistic NaN: e^-x is NaN, one more is NaN, its reciprocal is NaN
func.func @worked_logistic_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 0.5, 1.0, -1.0, 2.0, 4.0, -4.0, 12.0, -12.0, 0x80]> : tensor<10xf8E5M2FNUZ>
  %r = stablehlo.logistic %x : tensor<10xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.5, 0.6, 0.6, 0.3, 1.0, 1.0, 0.02, 1.0, 0x80, 0x80]> : tensor<10xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// logistic 0: e^-x is 1, one more is 2, its reciprocal is 0.5
// logistic 0.5: e^-x is 0.625, one more is 1.625, its reciprocal is 0.625
// logistic 1: e^-x is 0.375, one more is 1.375, its reciprocal is 0.75
// logistic -1: e^-x is 2.75, one more is 3.75, its reciprocal is 0.28125
// logistic 2: e^-x is 0.140625, one more is 1.125, its reciprocal is 0.875
// logistic 4: e^-x is 0.017578125, one more is 1, its reciprocal is 1
// logistic -4: e^-x is 56, one more is 56, its reciprocal is 0.017578125
// logistic 12: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -12: e^-x is NaN, one more is NaN, its reciprocal is NaN
// logistic NaN: e^-x is NaN, one more is NaN, its reciprocal is NaN
func.func @worked_logistic_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 0.5, 1.0, -1.0, 2.0, 4.0, -4.0, 12.0, -12.0, 0x80]> : tensor<10xf8E4M3FNUZ>
  %r = stablehlo.logistic %x : tensor<10xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.5, 0.6, 0.75, 0.28, 0.9, 1.0, 0.018, 1.0, 0x80, 0x80]> : tensor<10xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// logistic 0: e^-x is 1, one more is 2, its reciprocal is 0.5
// logistic 0.5: e^-x is 0.625, one more is 1.625, its reciprocal is 0.625
// logistic 1: e^-x is 0.375, one more is 1.375, its reciprocal is 0.75
// logistic -1: e^-x is 2.75, one more is 3.75, its reciprocal is 0.28125
// logistic 2: e^-x is 0.140625, one more is 1.125, its reciprocal is 0.875
// logistic 4: e^-x is 0.017578125, one more is 1, its reciprocal is 1
// logistic -4: e^-x is NaN, one more is NaN, its reciprocal is NaN
// logistic 12: e^-x is 0, one more is 1, its reciprocal is 1
// logistic -12: e^-x is NaN, one more is NaN, its reciprocal is NaN
// logistic NaN: e^-x is NaN, one more is NaN, its reciprocal is NaN
func.func @worked_logistic_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 0.5, 1.0, -1.0, 2.0, 4.0, -4.0, 12.0, -12.0, 0x80]> : tensor<10xf8E4M3B11FNUZ>
  %r = stablehlo.logistic %x : tensor<10xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.5, 0.6, 0.75, 0.28, 0.9, 1.0, 0x80, 1.0, 0x80, 0x80]> : tensor<10xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// logistic 0.5: e^-x is NaN, one more is NaN, its reciprocal is NaN
// logistic 1: e^-x is NaN, one more is NaN, its reciprocal is NaN
// logistic 2: e^-x is NaN, one more is NaN, its reciprocal is NaN
// logistic 4: e^-x is NaN, one more is NaN, its reciprocal is NaN
// logistic NaN: e^-x is NaN, one more is NaN, its reciprocal is NaN
func.func @worked_logistic_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[0.5, 1.0, 2.0, 4.0, 0xFF]> : tensor<5xf8E8M0FNU>
  %r = stablehlo.logistic %x : tensor<5xf8E8M0FNU>
  check.expect_eq_const %r, dense<0xFF> : tensor<5xf8E8M0FNU> {shlo.bitwise}
  func.return
}
