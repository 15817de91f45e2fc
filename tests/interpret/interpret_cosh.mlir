// chlo.cosh.

func.func @cosh_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.cosh %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.5, 2.0, 4.0, 6.0, 6.0, 6.0, 1.0, 1.0, 1.5, 2.0, 4.0, 6.0, 6.0, 6.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @cosh_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.cosh %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x08080809090A0A0B0C0E0F1011131415171A1C1F1F1F1F1F1F1F1F1F1F1F1F1F08080809090A0A0B0C0E0F1011131415171A1C1F1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @cosh_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.cosh %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x0C0C0C0C0C0C0C0C0D0D0D0E0E1011121416191C1F1F1F1F1F1F1F1F1F1F1F1F0C0C0C0C0C0C0C0C0D0D0D0E0E1011121416191C1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @cosh_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.cosh %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3D3D3D3E3E4041424446494C4F555A6066717C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7E7E7E3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3D3D3D3E3E4041424446494C4F555A6066717C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @cosh_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.cosh %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x38383838383838383838383838383838383838383838383838383838383838383838383838383838383838383939393939393A3A3A3B3B3C3C3E3F4041434445474A4C505255585B5E63696F7578787878787878787878787878787878787878787878787878787878787878787878787878787878787878787C7C7C7C7C7C7C38383838383838383838383838383838383838383838383838383838383838383838383838383838383838383939393939393A3A3A3B3B3C3C3E3F4041434445474A4C505255585B5E63696F7578787878787878787878787878787878787878787878787878787878787878787878787878787878787878787C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @cosh_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.cosh %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x303030303030303030303030303030303131313131313131313131313232323232323333333434343535363637373838393A3B3D3E4041424344454648494B4C4E515356595C5F6264676A6D70707070707070707070707070707070707070707070707070707070707070707070707070787878787878787878787878787878303030303030303030303030303030303131313131313131313131313232323232323333333434343535363637373838393A3B3D3E4041424344454648494B4C4E515356595C5F6264676A6D70707070707070707070707070707070707070707070707070707070707070707070707070787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @cosh_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.cosh %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x38383838383838383838383838383838383838383838383838383838383838383838383838383838383838383939393939393A3A3A3B3B3C3C3E3F4041434445474A4C505255585B5E63696F757A7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F38383838383838383838383838383838383838383838383838383838383838383838383838383838383838383939393939393A3A3A3B3B3C3C3E3F4041434445474A4C505255585B5E63696F757A7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @cosh_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.cosh %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x4040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404141414242444546484A4D5053595E646A7580808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404141414242444546484A4D5053595E646A758080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @cosh_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.cosh %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x4040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404041414141414142424243434444464748494B4C4D4F5254585A5D6063666B71777D808080808080808080808080808080808080808080808080808080808080808080808080808080808080808040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404040404041414141414142424243434444464748494B4C4D4F5254585A5D6063666B71777D80808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @cosh_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.cosh %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585959595959595A5A5A5B5B5C5C5E5F6061636465676A6C707275787B7E8080808080808080808080808080808080808080808080805858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585959595959595A5A5A5B5B5C5C5E5F6061636465676A6C707275787B7E8080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @cosh_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.cosh %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F8081848995ACDAFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @cosh_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E00B8003C004100C9DA49004A905598551914"> : tensor<25xf16>
  %r = chlo.cosh %x : tensor<25xf16> -> tensor<25xf16>
  check.expect_eq_const %r, dense<"0x003C003C003C003C003C003C003C003C007C007C007C007C007E007E007E053C833C2C3E22466171627B007C007C007C003C"> : tensor<25xf16> {shlo.bitwise}
  func.return
}

func.func @cosh_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D00BF803F204020C13B414041B242B342833A"> : tensor<25xbf16>
  %r = chlo.cosh %x : tensor<25xbf16> -> tensor<25xbf16>
  check.expect_eq_const %r, dense<"0x803F803F803F803F803F803F803F803F807F807F807F807FC07FC07FC07F813F903FC63FC4402C4669479F47297F807F803F"> : tensor<25xbf16> {shlo.bitwise}
  func.return
}

func.func @cosh_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D000000BF0000803F00002040000020C133333B41000040410000B2420000B3426F12833A"> : tensor<25xf32>
  %r = chlo.cosh %x : tensor<25xf32> -> tensor<25xf32>
  check.expect_eq_const %r, dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000807F0000807F0000807F0000807F0000C07F0000C07F0000C07FFAA3803F0C56903FAB83C53FB73BC440EF142C46D97D6B47B3F09E4766E1287F0000807F0400803F"> : tensor<25xf32> {shlo.bitwise}
  func.return
}

func.func @cosh_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E0BF000000000000F03F000000000000044000000000000024C06666666666662740000000000000284000000000004056400000000000605640FCA9F1D24D62503F"> : tensor<25xf64>
  %r = chlo.cosh %x : tensor<25xf64> -> tensor<25xf64>
  %expected_r = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F87F000000000000F87F000000000000F87F384B22407F14F03FD0E82A86C10AF23F50F5D95175B0F83FA30AB3E4768718402D7153D09D82C5403C549E70BB6FED4044B5D65416DEF340013843C32C1CE547D9B03030FD66F147C1BD37860000F03F"> : tensor<25xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<25xf64>, tensor<25xf64>
  func.return
}

func.func @cosh_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f32>>
  %r = chlo.cosh %x : tensor<6xcomplex<f32>> -> tensor<6xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(0.3555657, 0.49451143), (1.7212319, -1.4513994), (3.3016374, -1.7388095), (-1.0210912, 0.03564865), (1.5430799, 0.001175201), (0.5394608, -0.00084201107)]> : tensor<6xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  func.return
}

func.func @cosh_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0), (1.0, 0.001), (-0.001, 1.001)]> : tensor<6xcomplex<f64>>
  %r = chlo.cosh %x : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(0.355565683247121, 0.49451143013196674), (1.721231930505232, -1.451399407513992), (3.3016373329140944, -1.7388095044743164), (-1.0210912297761832, 0.035648652183990444), (1.5430798632749907, 0.0011752009977769456), (0.5394608346027515, -0.0008420110066234082)]> : tensor<6xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  func.return
}

// cosh 0 = 1
// cosh (-0) = 1
// cosh 1 = 1.5430806…, nearer to 1.5 than to 2: 1.5
// cosh (-1) = 1.5430806…, nearer to 1.5 than to 2: 1.5
// cosh 2 = 3.7621957…, nearer to 4 than to 3: 4
// cosh 3 = 10.067662…: overflow, 6
// cosh (-2) = 3.7621957…, nearer to 4 than to 3: 4
// cosh (-3) = 10.067662…: overflow, 6
func.func @worked_cosh_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 3.0, -2.0, -3.0]> : tensor<8xf4E2M1FN>
  %r = chlo.cosh %x : tensor<8xf4E2M1FN> -> tensor<8xf4E2M1FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.5, 1.5, 4.0, 6.0, 4.0, 6.0]> : tensor<8xf4E2M1FN> {shlo.bitwise}
  func.return
}

// cosh 0 = 1
// cosh (-0) = 1
// cosh 1 = 1.5430806…, nearer to 1.5 than to 1.625: 1.5
// cosh (-1) = 1.5430806…, nearer to 1.5 than to 1.625: 1.5
// cosh 3 = 10.067662…: overflow, 7.5
// cosh (-3) = 10.067662…: overflow, 7.5
// cosh 0.375 = 1.0711403…, nearer to 1.125 than to 1: 1.125
// cosh 1.75 = 2.9641883…, nearer to 3 than to 2.75: 3
// cosh 2.75 = 7.8532799…, nearer to overflow than to 7.5: 7.5
// cosh (-2.75) = 7.8532799…, nearer to overflow than to 7.5: 7.5
func.func @worked_cosh_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 3.0, -3.0, 0.375, 1.75, 2.75, -2.75]> : tensor<10xf6E2M3FN>
  %r = chlo.cosh %x : tensor<10xf6E2M3FN> -> tensor<10xf6E2M3FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.5, 1.5, 7.5, 7.5, 1.1, 3.0, 7.5, 7.5]> : tensor<10xf6E2M3FN> {shlo.bitwise}
  func.return
}

// cosh 0 = 1
// cosh (-0) = 1
// cosh 1 = 1.5430806…, nearer to 1.5 than to 1.75: 1.5
// cosh (-1) = 1.5430806…, nearer to 1.5 than to 1.75: 1.5
// cosh 0.5 = 1.127626…, nearer to 1.25 than to 1: 1.25
// cosh 2 = 3.7621957…, nearer to 4 than to 3.5: 4
// cosh 5 = 74.209949…: overflow, 28
// cosh 6 = 201.71564…: overflow, 28
func.func @worked_cosh_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 5.0, 6.0]> : tensor<8xf6E3M2FN>
  %r = chlo.cosh %x : tensor<8xf6E3M2FN> -> tensor<8xf6E3M2FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.5, 1.5, 1.2, 4.0, 28.0, 28.0]> : tensor<8xf6E3M2FN> {shlo.bitwise}
  func.return
}

// cosh 0 = 1
// cosh (-0) = 1
// cosh 1 = 1.5430806…, nearer to 1.5 than to 1.75: 1.5
// cosh (-1) = 1.5430806…, nearer to 1.5 than to 1.75: 1.5
// cosh 0.5 = 1.127626…, nearer to 1.25 than to 1: 1.25
// cosh 2 = 3.7621957…, nearer to 4 than to 3.5: 4
// cosh 12 = 81377.396…: overflow, inf
// cosh 14 = 601302.14…: overflow, inf
// cosh inf = inf
// cosh NaN = NaN
// cosh (-inf) = inf
func.func @worked_cosh_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 12.0, 14.0, 0x7C, 0x7D, 0xFC]> : tensor<11xf8E5M2>
  %r = chlo.cosh %x : tensor<11xf8E5M2> -> tensor<11xf8E5M2>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.5, 1.5, 1.2, 4.0, 0x7C, 0x7C, 0x7C, 0x7E, 0x7C]> : tensor<11xf8E5M2> {shlo.bitwise}
  func.return
}

// cosh 0 = 1
// cosh (-0) = 1
// cosh 1 = 1.5430806…, nearer to 1.5 than to 1.625: 1.5
// cosh (-1) = 1.5430806…, nearer to 1.5 than to 1.625: 1.5
// cosh 4 = 27.308233…, nearer to 28 than to 26: 28
// cosh 6 = 201.71564…, nearer to 208 than to 192: 208
// cosh 7 = 548.31704…: overflow, inf
// cosh (-7) = 548.31704…: overflow, inf
// cosh inf = inf
// cosh NaN = NaN
// cosh (-inf) = inf
func.func @worked_cosh_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 4.0, 6.0, 7.0, -7.0, 0x78, 0x79, 0xF8]> : tensor<11xf8E4M3>
  %r = chlo.cosh %x : tensor<11xf8E4M3> -> tensor<11xf8E4M3>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.5, 1.5, 28.0, 210.0, 0x78, 0x78, 0x78, 0x7C, 0x78]> : tensor<11xf8E4M3> {shlo.bitwise}
  func.return
}

// cosh 0 = 1
// cosh (-0) = 1
// cosh 1 = 1.5430806…, nearer to 1.5625 than to 1.5: 1.5625
// cosh (-1) = 1.5430806…, nearer to 1.5625 than to 1.5: 1.5625
// cosh 0.5 = 1.127626…, nearer to 1.125 than to 1.1875: 1.125
// cosh 2 = 3.7621957…, nearer to 3.75 than to 3.875: 3.75
// cosh 4 = 27.308233…: overflow, inf
// cosh 5 = 74.209949…: overflow, inf
// cosh inf = inf
// cosh NaN = NaN
// cosh (-inf) = inf
func.func @worked_cosh_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 4.0, 5.0, 0x70, 0x71, 0xF0]> : tensor<11xf8E3M4>
  %r = chlo.cosh %x : tensor<11xf8E3M4> -> tensor<11xf8E3M4>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.56, 1.56, 1.1, 3.8, 0x70, 0x70, 0x70, 0x78, 0x70]> : tensor<11xf8E3M4> {shlo.bitwise}
  func.return
}

// cosh 0 = 1
// cosh (-0) = 1
// cosh 1 = 1.5430806…, nearer to 1.5 than to 1.625: 1.5
// cosh (-1) = 1.5430806…, nearer to 1.5 than to 1.625: 1.5
// cosh 4 = 27.308233…, nearer to 28 than to 26: 28
// cosh 6 = 201.71564…, nearer to 208 than to 192: 208
// cosh 7 = 548.31704…: overflow, NaN
// cosh (-7) = 548.31704…: overflow, NaN
// cosh NaN = NaN
func.func @worked_cosh_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 4.0, 6.0, 7.0, -7.0, 0x7F]> : tensor<9xf8E4M3FN>
  %r = chlo.cosh %x : tensor<9xf8E4M3FN> -> tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.5, 1.5, 28.0, 210.0, 0x7F, 0x7F, 0x7F]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

// cosh 0 = 1
// cosh 1 = 1.5430806…, nearer to 1.5 than to 1.75: 1.5
// cosh (-1) = 1.5430806…, nearer to 1.5 than to 1.75: 1.5
// cosh 0.5 = 1.127626…, nearer to 1.25 than to 1: 1.25
// cosh 2 = 3.7621957…, nearer to 4 than to 3.5: 4
// cosh 12 = 81377.396…: overflow, NaN
// cosh 14 = 601302.14…: overflow, NaN
// cosh NaN = NaN
func.func @worked_cosh_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 12.0, 14.0, 0x80]> : tensor<8xf8E5M2FNUZ>
  %r = chlo.cosh %x : tensor<8xf8E5M2FNUZ> -> tensor<8xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[1.0, 1.5, 1.5, 1.2, 4.0, 0x80, 0x80, 0x80]> : tensor<8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// cosh 0 = 1
// cosh 1 = 1.5430806…, nearer to 1.5 than to 1.625: 1.5
// cosh (-1) = 1.5430806…, nearer to 1.5 than to 1.625: 1.5
// cosh 4 = 27.308233…, nearer to 28 than to 26: 28
// cosh 6 = 201.71564…, nearer to 208 than to 192: 208
// cosh 7 = 548.31704…: overflow, NaN
// cosh (-7) = 548.31704…: overflow, NaN
// cosh NaN = NaN
func.func @worked_cosh_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 4.0, 6.0, 7.0, -7.0, 0x80]> : tensor<8xf8E4M3FNUZ>
  %r = chlo.cosh %x : tensor<8xf8E4M3FNUZ> -> tensor<8xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[1.0, 1.5, 1.5, 28.0, 210.0, 0x80, 0x80, 0x80]> : tensor<8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// cosh 0 = 1
// cosh 1 = 1.5430806…, nearer to 1.5 than to 1.625: 1.5
// cosh (-1) = 1.5430806…, nearer to 1.5 than to 1.625: 1.5
// cosh 4 = 27.308233…, nearer to 28 than to 26: 28
// cosh 5 = 74.209949…: overflow, NaN
// cosh 6 = 201.71564…: overflow, NaN
// cosh (-4) = 27.308233…, nearer to 28 than to 26: 28
// cosh NaN = NaN
func.func @worked_cosh_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 4.0, 5.0, 6.0, -4.0, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %r = chlo.cosh %x : tensor<8xf8E4M3B11FNUZ> -> tensor<8xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[1.0, 1.5, 1.5, 28.0, 0x80, 0x80, 28.0, 0x80]> : tensor<8xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// cosh 1 = 1.5430806…, nearer to 2 than to 1: 2
// cosh 0.5 = 1.127626…, nearer to 1 than to 2: 1
// cosh 2 = 3.7621957…, nearer to 4 than to 2: 4
// cosh 0.25 = 1.0314131…, nearer to 1 than to 2: 1
// cosh 128 = a number beyond 1e30: overflow, NaN
// cosh 256 = a number beyond 1e30: overflow, NaN
// cosh NaN = NaN
func.func @worked_cosh_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 128.0, 256.0, 0xFF]> : tensor<7xf8E8M0FNU>
  %r = chlo.cosh %x : tensor<7xf8E8M0FNU> -> tensor<7xf8E8M0FNU>
  check.expect_eq_const %r, dense<[2.0, 1.0, 4.0, 1.0, 0xFF, 0xFF, 0xFF]> : tensor<7xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @cosh_of_f16E6M9() {
  %x = stablehlo.constant dense<"0x0000008001000180FF01FF8100020082FF7DFFFD007E00FE007F00FF017E333700BC003E804080C4ED440045C84ACC4A0C2A"> : tensor<25xf16E6M9>
  %r = chlo.cosh %x : tensor<25xf16E6M9> -> tensor<25xf16E6M9>
  check.expect_eq_const %r, dense<"0x003E003E003E003E003E003E003E003E007E007E007E007E007F007F007F033E413E163F1143B058B15D7C5E007E007E003E"> : tensor<25xf16E6M9> {shlo.bitwise}
  func.return
}
