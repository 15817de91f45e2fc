// stablehlo.cbrt.

func.func @cbrt_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = stablehlo.cbrt %x : tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 1.0, 1.0, 1.0, 1.5, 1.5, 1.5, 2.0, -0.0, -1.0, -1.0, -1.0, -1.5, -1.5, -1.5, -2.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = stablehlo.cbrt %x : tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x00040506060707080808090909090A0A0A0A0B0B0C0C0C0C0D0D0E0E0F0F0F1020242526262727282828292929292A2A2A2A2B2B2C2C2C2C2D2D2E2E2F2F2F30"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = stablehlo.cbrt %x : tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x0006080909090A0A0A0B0B0C0C0C0D0D0D0D0E0E0E0F0F1010101111111112122026282929292A2A2A2B2B2C2C2C2D2D2D2D2E2E2E2F2F303030313131313232"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = stablehlo.cbrt %x : tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x0026282929292A2A2A2B2B2C2C2C2D2D2D2D2E2E2E2F2F303030313131313232323333343434353535353636363737383838393939393A3A3A3B3B3C3C3C3D3D3D3D3E3E3E3F3F404040414141414242424343444444454545454646464747484848494949494A4A4A4B4B4C4C4C4D4D4D4D4E4E4E4F4F50505051517C7E7E7E80A6A8A9A9A9AAAAAAABABACACACADADADADAEAEAEAFAFB0B0B0B1B1B1B1B2B2B2B3B3B4B4B4B5B5B5B5B6B6B6B7B7B8B8B8B9B9B9B9BABABABBBBBCBCBCBDBDBDBDBEBEBEBFBFC0C0C0C1C1C1C1C2C2C2C3C3C4C4C4C5C5C5C5C6C6C6C7C7C8C8C8C9C9C9C9CACACACBCBCCCCCCCDCDCDCDCECECECFCFD0D0D0D1D1FC7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = stablehlo.cbrt %x : tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x00202224252627272828292929292A2A2A2A2B2B2C2C2C2C2D2D2E2E2F2F2F303030313131313232323233333434343435353636373737383838393939393A3A3A3A3B3B3C3C3C3C3D3D3E3E3F3F3F404040414141414242424243434444444445454646474747484848494949494A4A4A4A4B4B4C4C4C4C787C7C7C7C7C7C7C80A0A2A4A5A6A7A7A8A8A9A9A9A9AAAAAAAAABABACACACACADADAEAEAFAFAFB0B0B0B1B1B1B1B2B2B2B2B3B3B4B4B4B4B5B5B6B6B7B7B7B8B8B8B9B9B9B9BABABABABBBBBCBCBCBCBDBDBEBEBFBFBFC0C0C0C1C1C1C1C2C2C2C2C3C3C4C4C4C4C5C5C6C6C7C7C7C8C8C8C9C9C9C9CACACACACBCBCCCCCCCCF87C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = stablehlo.cbrt %x : tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x00101417191B1D1F202121222223232424252525262626272727282828292929292A2A2B2B2C2C2D2D2D2E2E2F2F2F303030313131323232323333333334343434353535363636373737383838393939393A3A3B3B3C3C3D3D3D3E3E3F3F3F40404041414142424242434343434444447078787878787878787878787878787880909497999B9D9FA0A1A1A2A2A3A3A4A4A5A5A5A6A6A6A7A7A7A8A8A8A9A9A9A9AAAAABABACACADADADAEAEAFAFAFB0B0B0B1B1B1B2B2B2B2B3B3B3B3B4B4B4B4B5B5B5B6B6B6B7B7B7B8B8B8B9B9B9B9BABABBBBBCBCBDBDBDBEBEBFBFBFC0C0C0C1C1C1C2C2C2C2C3C3C3C3C4C4C4F0787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = stablehlo.cbrt %x : tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x00202224252627272828292929292A2A2A2A2B2B2C2C2C2C2D2D2E2E2F2F2F303030313131313232323233333434343435353636373737383838393939393A3A3A3A3B3B3C3C3C3C3D3D3E3E3F3F3F404040414141414242424243434444444445454646474747484848494949494A4A4A4A4B4B4C4C4C4C4D4D4E4E4F4F4F7F80A0A2A4A5A6A7A7A8A8A9A9A9A9AAAAAAAAABABACACACACADADAEAEAFAFAFB0B0B0B1B1B1B1B2B2B2B2B3B3B4B4B4B4B5B5B6B6B7B7B7B8B8B8B9B9B9B9BABABABABBBBBCBCBCBCBDBDBEBEBFBFBFC0C0C0C1C1C1C1C2C2C2C2C3C3C4C4C4C4C5C5C6C6C7C7C7C8C8C8C9C9C9C9CACACACACBCBCCCCCCCCCDCDCECECFCFCF7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = stablehlo.cbrt %x : tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x00292A2B2C2C2D2D2D2D2E2E2E2F2F303030313131313232323333343434353535353636363737383838393939393A3A3A3B3B3C3C3C3D3D3D3D3E3E3E3F3F404040414141414242424343444444454545454646464747484848494949494A4A4A4B4B4C4C4C4D4D4D4D4E4E4E4F4F505050515151515252525353545454555580A9AAABACACADADADADAEAEAEAFAFB0B0B0B1B1B1B1B2B2B2B3B3B4B4B4B5B5B5B5B6B6B6B7B7B8B8B8B9B9B9B9BABABABBBBBCBCBCBDBDBDBDBEBEBEBFBFC0C0C0C1C1C1C1C2C2C2C3C3C4C4C4C5C5C5C5C6C6C6C7C7C8C8C8C9C9C9C9CACACACBCBCCCCCCCDCDCDCDCECECECFCFD0D0D0D1D1D1D1D2D2D2D3D3D4D4D4D5D5"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = stablehlo.cbrt %x : tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x002528292A2B2C2C2D2D2E2E2F2F2F303030313131313232323233333434343435353636373737383838393939393A3A3A3A3B3B3C3C3C3C3D3D3E3E3F3F3F404040414141414242424243434444444445454646474747484848494949494A4A4A4A4B4B4C4C4C4C4D4D4E4E4F4F4F505050515151515252525253535454545480A5A8A9AAABACACADADAEAEAFAFAFB0B0B0B1B1B1B1B2B2B2B2B3B3B4B4B4B4B5B5B6B6B7B7B7B8B8B8B9B9B9B9BABABABABBBBBCBCBCBCBDBDBEBEBFBFBFC0C0C0C1C1C1C1C2C2C2C2C3C3C4C4C4C4C5C5C6C6C7C7C7C8C8C8C9C9C9C9CACACACACBCBCCCCCCCCCDCDCECECFCFCFD0D0D0D1D1D1D1D2D2D2D2D3D3D4D4D4D4"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = stablehlo.cbrt %x : tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x003538393A3B3C3C3D3D3E3E3F3F3F404040414141414242424243434444444445454646474747484848494949494A4A4A4A4B4B4C4C4C4C4D4D4E4E4F4F4F505050515151515252525253535454545455555656575757585858595959595A5A5A5A5B5B5C5C5C5C5D5D5E5E5F5F5F606060616161616262626263636464646480B5B8B9BABBBCBCBDBDBEBEBFBFBFC0C0C0C1C1C1C1C2C2C2C2C3C3C4C4C4C4C5C5C6C6C7C7C7C8C8C8C9C9C9C9CACACACACBCBCCCCCCCCCDCDCECECFCFCFD0D0D0D1D1D1D1D2D2D2D2D3D3D4D4D4D4D5D5D6D6D7D7D7D8D8D8D9D9D9D9DADADADADBDBDCDCDCDCDDDDDEDEDFDFDFE0E0E0E1E1E1E1E2E2E2E2E3E3E4E4E4E4"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = stablehlo.cbrt %x : tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x5555555656565757575858585959595A5A5A5B5B5B5C5C5C5D5D5D5E5E5E5F5F5F6060606161616262626363636464646565656666666767676868686969696A6A6A6B6B6B6C6C6C6D6D6D6E6E6E6F6F6F7070707171717272727373737474747575757676767777777878787979797A7A7A7B7B7B7C7C7C7D7D7D7E7E7E7F7F7F8080808181818282828383838484848585858686868787878888888989898A8A8A8B8B8B8C8C8C8D8D8D8E8E8E8F8F8F9090909191919292929393939494949595959696969797979898989999999A9A9A9B9B9B9C9C9C9D9D9D9E9E9E9F9F9FA0A0A0A1A1A1A2A2A2A3A3A3A4A4A4A5A5A5A6A6A6A7A7A7A8A8A8A9A9A9FF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_f16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 6.0e-8, -6.0e-8, 6.1e-5, -6.1e-5, 6.104e-5, -6.104e-5, 65500.0, -65500.0, 0x7C00, 0xFC00, 0x7E00, 0xFE00, 0x7C01, 0.1, 1.0, -1.0, 8.0, -27.0, 100.0, 0.001, 60000.0]> : tensor<23xf16>
  %r = stablehlo.cbrt %x : tensor<23xf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 0.003906, -0.003906, 0.03937, -0.03937, 0.03937, -0.03937, 40.3, -40.3, 0x7C00, 0xFC00, 0x7E00, 0x7E00, 0x7E00, 0.464, 1.0, -1.0, 2.0, -3.0, 4.64, 0.10004, 39.16]> : tensor<23xf16> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_bf16() {
  %x = stablehlo.constant dense<[0.0, -0.0, 9.0e-41, -9.0e-41, 1.17e-38, -1.17e-38, 1.18e-38, -1.18e-38, 3.3895e38, -3.3895e38, 0x7F80, 0xFF80, 0x7FC0, 0xFFC0, 0x7F81, 0.1, 1.0, -1.0, 8.0, -27.0, 100.0, 0.001, 60000.0]> : tensor<23xbf16>
  %r = stablehlo.cbrt %x : tensor<23xbf16>
  check.expect_eq_const %r, dense<[0.0, -0.0, 4.5e-14, -4.5e-14, 2.265e-13, -2.265e-13, 2.27e-13, -2.27e-13, 6.98e12, -6.98e12, 0x7F80, 0xFF80, 0x7FC0, 0x7FC0, 0x7FC0, 0.465, 1.0, -1.0, 2.0, -3.0, 4.66, 0.1, 39.2]> : tensor<23xbf16> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_f32() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0e-45, -1.0e-45, 1.1754942e-38, -1.1754942e-38, 1.1754944e-38, -1.1754944e-38, 3.402823466e38, -3.402823466e38, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC00000, 0x7F800001, 0.1, 1.0, -1.0, 8.0, -27.0, 100.0, 0.001, 60000.0]> : tensor<23xf32>
  %r = stablehlo.cbrt %x : tensor<23xf32>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.1190347e-15, -1.1190347e-15, 2.2737366e-13, -2.2737366e-13, 2.2737368e-13, -2.2737368e-13, 6.9814636e12, -6.9814636e12, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.4641589, 1.0, -1.0, 2.0, -3.0, 4.6415887, 0.1, 39.148678]> : tensor<23xf32> {shlo.bitwise}
  func.return
}

func.func @cbrt_of_f64() {
  %x = stablehlo.constant dense<[0.0, -0.0, 5.0e-324, -5.0e-324, 2.225073858507201e-308, -2.225073858507201e-308, 2.2250738585072014e-308, -2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001, 0.1, 1.0, -1.0, 8.0, -27.0, 100.0, 0.001, 60000.0]> : tensor<23xf64>
  %r = stablehlo.cbrt %x : tensor<23xf64>
  %expected_r = stablehlo.constant dense<[0.0, -0.0, 1.7031839360032603e-108, -1.7031839360032603e-108, 2.8126442852362615e-103, -2.8126442852362615e-103, 2.812644285236262e-103, -2.812644285236262e-103, 5.643803094122362e102, -5.643803094122362e102, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.4641588833612779, 1.0, -1.0, 2.0, -3.0, 4.641588833612779, 0.1, 39.14867641168863]> : tensor<23xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<23xf64>, tensor<23xf64>
  func.return
}

func.func @cbrt_of_complex_f32() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f32>>
  %r = stablehlo.cbrt %x : tensor<4xcomplex<f32>>
  %expected_r = stablehlo.constant dense<[(1.0184187, 0.4267003), (0.74534947, 0.92520714), (1.2684749, -0.10381395), (1.2299805, -0.75633043)]> : tensor<4xcomplex<f32>>
  check.expect_close %r, %expected_r, max_ulp_difference = 4 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  func.return
}

func.func @cbrt_of_complex_f64() {
  %x = stablehlo.constant dense<[(0.5, 1.25), (-1.5, 0.75), (2.0, -0.5), (-0.25, -3.0)]> : tensor<4xcomplex<f64>>
  %r = stablehlo.cbrt %x : tensor<4xcomplex<f64>>
  %expected_r = stablehlo.constant dense<[(1.018418680678539, 0.4267002825324969), (0.745349472940396, 0.9252071154660543), (1.2684748969542485, -0.10381395106463476), (1.2299804803786294, -0.7563304481099565)]> : tensor<4xcomplex<f64>>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  func.return
}

// cbrt 0 = 0
// cbrt (-0) = -0
// cbrt 1 = 1
// cbrt (-1) = -1
// cbrt 0.5 = 0.79370053…, nearer to 1 than to 0.5: 1
// cbrt 2 = 1.259921…, nearer to 1.5 than to 1: 1.5
// cbrt 3 = 1.4422496…, nearer to 1.5 than to 1: 1.5
// cbrt (-0.5) = -0.79370053…, nearer to 1 in magnitude than to 0.5: -1
// cbrt 1.5 = 1.1447142…, nearer to 1 than to 1.5: 1
// cbrt 4 = 1.5874011…, nearer to 1.5 than to 2: 1.5
func.func @worked_cbrt_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 1.5, 4.0]> : tensor<10xf4E2M1FN>
  %r = stablehlo.cbrt %x : tensor<10xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 1.0, 1.5, 1.5, -1.0, 1.0, 1.5]> : tensor<10xf4E2M1FN> {shlo.bitwise}
  func.return
}

// cbrt 0 = 0
// cbrt (-0) = -0
// cbrt 1 = 1
// cbrt (-1) = -1
// cbrt 0.5 = 0.79370053…, nearer to 0.75 than to 0.875: 0.75
// cbrt 2 = 1.259921…, nearer to 1.25 than to 1.375: 1.25
// cbrt 3 = 1.4422496…, nearer to 1.5 than to 1.375: 1.5
// cbrt (-0.5) = -0.79370053…, nearer to 0.75 in magnitude than to 0.875: -0.75
// cbrt (-2) = -1.259921…, nearer to 1.25 in magnitude than to 1.375: -1.25
// cbrt (-3) = -1.4422496…, nearer to 1.5 in magnitude than to 1.375: -1.5
// cbrt 0.125 = 0.5, a subnormal
// cbrt 0.375 = 0.72112479…, nearer to 0.75 than to 0.625: 0.75
func.func @worked_cbrt_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, -2.0, -3.0, 0.125, 0.375]> : tensor<12xf6E2M3FN>
  %r = stablehlo.cbrt %x : tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.8, 1.2, 1.5, -0.8, -1.2, -1.5, 0.5, 0.8]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// cbrt 0 = 0
// cbrt (-0) = -0
// cbrt 1 = 1
// cbrt (-1) = -1
// cbrt 0.5 = 0.79370053…, nearer to 0.75 than to 0.875: 0.75
// cbrt 2 = 1.259921…, nearer to 1.25 than to 1.5: 1.25
// cbrt 3 = 1.4422496…, nearer to 1.5 than to 1.25: 1.5
// cbrt (-3) = -1.4422496…, nearer to 1.5 in magnitude than to 1.25: -1.5
func.func @worked_cbrt_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -3.0]> : tensor<8xf6E3M2FN>
  %r = stablehlo.cbrt %x : tensor<8xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.8, 1.2, 1.5, -1.5]> : tensor<8xf6E3M2FN> {shlo.bitwise}
  func.return
}

// cbrt 0 = 0
// cbrt (-0) = -0
// cbrt 1 = 1
// cbrt (-1) = -1
// cbrt 0.5 = 0.79370053…, nearer to 0.75 than to 0.875: 0.75
// cbrt 2 = 1.259921…, nearer to 1.25 than to 1.5: 1.25
// cbrt 3 = 1.4422496…, nearer to 1.5 than to 1.25: 1.5
// cbrt (-3) = -1.4422496…, nearer to 1.5 in magnitude than to 1.25: -1.5
// cbrt inf = inf
// cbrt NaN = NaN
// cbrt (-inf) = -inf
func.func @worked_cbrt_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -3.0, 0x7C, 0x7D, 0xFC]> : tensor<11xf8E5M2>
  %r = stablehlo.cbrt %x : tensor<11xf8E5M2>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.8, 1.2, 1.5, -1.5, 0x7C, 0x7E, 0xFC]> : tensor<11xf8E5M2> {shlo.bitwise}
  func.return
}

// cbrt 0 = 0
// cbrt (-0) = -0
// cbrt 1 = 1
// cbrt (-1) = -1
// cbrt 0.5 = 0.79370053…, nearer to 0.8125 than to 0.75: 0.8125
// cbrt 2 = 1.259921…, nearer to 1.25 than to 1.375: 1.25
// cbrt 3 = 1.4422496…, nearer to 1.5 than to 1.375: 1.5
// cbrt (-2) = -1.259921…, nearer to 1.25 in magnitude than to 1.375: -1.25
// cbrt inf = inf
// cbrt NaN = NaN
// cbrt (-inf) = -inf
func.func @worked_cbrt_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 0x78, 0x79, 0xF8]> : tensor<11xf8E4M3>
  %r = stablehlo.cbrt %x : tensor<11xf8E4M3>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.8, 1.2, 1.5, -1.2, 0x78, 0x7C, 0xF8]> : tensor<11xf8E4M3> {shlo.bitwise}
  func.return
}

// cbrt 0 = 0
// cbrt (-0) = -0
// cbrt 1 = 1
// cbrt (-1) = -1
// cbrt 0.5 = 0.79370053…, nearer to 0.78125 than to 0.8125: 0.78125
// cbrt 2 = 1.259921…, nearer to 1.25 than to 1.3125: 1.25
// cbrt 7 = 1.9129312…, nearer to 1.9375 than to 1.875: 1.9375
// cbrt (-7) = -1.9129312…, nearer to 1.9375 in magnitude than to 1.875: -1.9375
// cbrt inf = inf
// cbrt NaN = NaN
// cbrt (-inf) = -inf
func.func @worked_cbrt_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 7.0, -7.0, 0x70, 0x71, 0xF0]> : tensor<11xf8E3M4>
  %r = stablehlo.cbrt %x : tensor<11xf8E3M4>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.78, 1.25, 1.94, -1.94, 0x70, 0x78, 0xF0]> : tensor<11xf8E3M4> {shlo.bitwise}
  func.return
}

// cbrt 0 = 0
// cbrt (-0) = -0
// cbrt 1 = 1
// cbrt (-1) = -1
// cbrt 0.5 = 0.79370053…, nearer to 0.8125 than to 0.75: 0.8125
// cbrt 2 = 1.259921…, nearer to 1.25 than to 1.375: 1.25
// cbrt 3 = 1.4422496…, nearer to 1.5 than to 1.375: 1.5
// cbrt (-2) = -1.259921…, nearer to 1.25 in magnitude than to 1.375: -1.25
// cbrt NaN = NaN
func.func @worked_cbrt_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 0x7F]> : tensor<9xf8E4M3FN>
  %r = stablehlo.cbrt %x : tensor<9xf8E4M3FN>
  check.expect_eq_const %r, dense<[0.0, -0.0, 1.0, -1.0, 0.8, 1.2, 1.5, -1.2, 0x7F]> : tensor<9xf8E4M3FN> {shlo.bitwise}
  func.return
}

// cbrt 0 = 0
// cbrt 1 = 1
// cbrt (-1) = -1
// cbrt 0.5 = 0.79370053…, nearer to 0.75 than to 0.875: 0.75
// cbrt 2 = 1.259921…, nearer to 1.25 than to 1.5: 1.25
// cbrt 3 = 1.4422496…, nearer to 1.5 than to 1.25: 1.5
// cbrt (-3) = -1.4422496…, nearer to 1.5 in magnitude than to 1.25: -1.5
// cbrt NaN = NaN
func.func @worked_cbrt_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -3.0, 0x80]> : tensor<8xf8E5M2FNUZ>
  %r = stablehlo.cbrt %x : tensor<8xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 0.8, 1.2, 1.5, -1.5, 0x80]> : tensor<8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// cbrt 0 = 0
// cbrt 1 = 1
// cbrt (-1) = -1
// cbrt 0.5 = 0.79370053…, nearer to 0.8125 than to 0.75: 0.8125
// cbrt 2 = 1.259921…, nearer to 1.25 than to 1.375: 1.25
// cbrt 3 = 1.4422496…, nearer to 1.5 than to 1.375: 1.5
// cbrt (-2) = -1.259921…, nearer to 1.25 in magnitude than to 1.375: -1.25
// cbrt NaN = NaN
func.func @worked_cbrt_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 0x80]> : tensor<8xf8E4M3FNUZ>
  %r = stablehlo.cbrt %x : tensor<8xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 0.8, 1.2, 1.5, -1.2, 0x80]> : tensor<8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// cbrt 0 = 0
// cbrt 1 = 1
// cbrt (-1) = -1
// cbrt 0.5 = 0.79370053…, nearer to 0.8125 than to 0.75: 0.8125
// cbrt 2 = 1.259921…, nearer to 1.25 than to 1.375: 1.25
// cbrt 3 = 1.4422496…, nearer to 1.5 than to 1.375: 1.5
// cbrt (-2) = -1.259921…, nearer to 1.25 in magnitude than to 1.375: -1.25
// cbrt NaN = NaN
func.func @worked_cbrt_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -2.0, 0x80]> : tensor<8xf8E4M3B11FNUZ>
  %r = stablehlo.cbrt %x : tensor<8xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0.0, 1.0, -1.0, 0.8, 1.2, 1.5, -1.2, 0x80]> : tensor<8xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// cbrt 1 = 1
// cbrt 0.5 = 0.79370053…, nearer to 1 than to 0.5: 1
// cbrt 2 = 1.259921…, nearer to 1 than to 2: 1
// cbrt 0.25 = 0.62996052…, nearer to 0.5 than to 1: 0.5
// cbrt 4 = 1.5874011…, nearer to 2 than to 1: 2
// cbrt 0.125 = 0.5
// cbrt NaN = NaN
func.func @worked_cbrt_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 4.0, 0.125, 0xFF]> : tensor<7xf8E8M0FNU>
  %r = stablehlo.cbrt %x : tensor<7xf8E8M0FNU>
  check.expect_eq_const %r, dense<[1.0, 1.0, 1.0, 0.5, 2.0, 0.5, 0xFF]> : tensor<7xf8E8M0FNU> {shlo.bitwise}
  func.return
}
