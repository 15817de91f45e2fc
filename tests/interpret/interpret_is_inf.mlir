// chlo.is_inf: never true where there is no infinity.

func.func @is_inf_of_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.is_inf %x : tensor<16xf4E2M1FN> -> tensor<16xi1>
  check.expect_eq_const %r, dense<false> : tensor<16xi1>
  func.return
}

func.func @is_inf_of_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.is_inf %x : tensor<64xf6E2M3FN> -> tensor<64xi1>
  check.expect_eq_const %r, dense<false> : tensor<64xi1>
  func.return
}

func.func @is_inf_of_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.is_inf %x : tensor<64xf6E3M2FN> -> tensor<64xi1>
  check.expect_eq_const %r, dense<false> : tensor<64xi1>
  func.return
}

func.func @is_inf_of_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.is_inf %x : tensor<256xf8E5M2> -> tensor<256xi1>
  check.expect_eq_const %r, dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000"> : tensor<256xi1>
  func.return
}

func.func @is_inf_of_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.is_inf %x : tensor<256xf8E4M3> -> tensor<256xi1>
  check.expect_eq_const %r, dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000"> : tensor<256xi1>
  func.return
}

func.func @is_inf_of_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.is_inf %x : tensor<256xf8E3M4> -> tensor<256xi1>
  check.expect_eq_const %r, dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000"> : tensor<256xi1>
  func.return
}

func.func @is_inf_of_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.is_inf %x : tensor<256xf8E4M3FN> -> tensor<256xi1>
  check.expect_eq_const %r, dense<false> : tensor<256xi1>
  func.return
}

func.func @is_inf_of_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.is_inf %x : tensor<256xf8E5M2FNUZ> -> tensor<256xi1>
  check.expect_eq_const %r, dense<false> : tensor<256xi1>
  func.return
}

func.func @is_inf_of_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.is_inf %x : tensor<256xf8E4M3FNUZ> -> tensor<256xi1>
  check.expect_eq_const %r, dense<false> : tensor<256xi1>
  func.return
}

func.func @is_inf_of_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.is_inf %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xi1>
  check.expect_eq_const %r, dense<false> : tensor<256xi1>
  func.return
}

func.func @is_inf_of_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.is_inf %x : tensor<256xf8E8M0FNU> -> tensor<256xi1>
  check.expect_eq_const %r, dense<false> : tensor<256xi1>
  func.return
}

func.func @is_inf_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E003800B8003C00BC003E004100C10044004940D6"> : tensor<26xf16>
  %r = chlo.is_inf %x : tensor<26xf16> -> tensor<26xi1>
  check.expect_eq_const %r, dense<"0x0000000000000000000001010000000000000000000000000000"> : tensor<26xi1>
  func.return
}

func.func @is_inf_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D003F00BF803F80BFC03F204020C080402041C8C2"> : tensor<26xbf16>
  %r = chlo.is_inf %x : tensor<26xbf16> -> tensor<26xi1>
  check.expect_eq_const %r, dense<"0x0000000000000000000001010000000000000000000000000000"> : tensor<26xi1>
  func.return
}

func.func @is_inf_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D0000003F000000BF0000803F000080BF0000C03F00002040000020C000008040000020410000C8C2"> : tensor<26xf32>
  %r = chlo.is_inf %x : tensor<26xf32> -> tensor<26xi1>
  check.expect_eq_const %r, dense<"0x0000000000000000000001010000000000000000000000000000"> : tensor<26xi1>
  func.return
}

func.func @is_inf_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000F83F000000000000044000000000000004C00000000000001040000000000000244000000000000059C0"> : tensor<26xf64>
  %r = chlo.is_inf %x : tensor<26xf64> -> tensor<26xi1>
  check.expect_eq_const %r, dense<"0x0000000000000000000001010000000000000000000000000000"> : tensor<26xi1>
  func.return
}
