// chlo.lgamma.

func.func @lgamma_of_every_f4E2M1FN() {
  %codes = stablehlo.iota dim = 0 : tensor<16xui4>
  %x = stablehlo.bitcast_convert %codes : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
  %r = chlo.lgamma %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
  check.expect_eq_const %r, dense<[6.0, 0.5, 0.0, -0.0, 0.0, 0.5, 2.0, 4.0, 6.0, 1.5, 6.0, 1.0, 6.0, 6.0, 6.0, 6.0]> : tensor<16xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_every_f6E2M3FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
  %r = chlo.lgamma %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x1F100A070503020100202121212121200001020406070A0C0E1215181A1B1D1F1F110D0B0A0B0D111F100B080707080C1F0420001F252A2B1F331F391F3D1F3F"> : tensor<64xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_every_f6E3M2FN() {
  %x = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
  %r = chlo.lgamma %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x1F11100E0D0C0B0A090603010022222100050A0D0F121517181A1C1E1F1F1F1F1F12100F0E0E0D0D0D0D0E101F0D0B0C1F211F2D1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<64xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_every_f8E5M2() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %r = chlo.lgamma %x : tensor<256xf8E5M2> -> tensor<256xf8E5M2>
  check.expect_eq_const %r, dense<"0x7C4A49494949494949484848484848484847474747474746464646464645454545454444444443434342424241414140403F3E3E3D3C3B3A3936332D00AEB0AD00353A3D3F424547484A4C4E4F515254555758595A5C5D5E6061626465666768696B6C6D6E7071727374757677797A7B7C7C7C7C7C7C7C7C7C7C7C7C7C7E7E7E7C4A4949494949494948484848484848484747474747474646464646464545454545444444444443434342424241414140403F3F3E3E3D3D3D3D3E407C3D3B3C7CAB7CBD7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7E7E7E"> : tensor<256xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_every_f8E4M3() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3>
  %r = chlo.lgamma %x : tensor<256xf8E4M3> -> tensor<256xf8E4M3>
  check.expect_eq_const %r, dense<"0x784C4B4A4A494949484848474747464646454544444444434342424241414140403F3E3D3D3C3B3B3A39383736343332312F2C2925211B1200979D9F9F9E9B940020292F33373A3C3E4245484A4B4D4F51535557595A5B5D5E606263656768696A6C6D6F7172737475777878787878787878787878787878787C7C7C7C7C7C7C784C4B4A4A4949494848484747474646464545454444444343434242424141414140403F3F3E3E3D3D3C3C3B3B3A3A3A3A3A3B3B3D3E414378403B383636383C7831960278B2BABB78C378C978CD78D078787878787878787878787878787878787878787878787878787878787878787878787878787878787C7C7C7C7C7C7C"> : tensor<256xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_every_f8E3M4() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %r = chlo.lgamma %x : tensor<256xf8E3M4> -> tensor<256xf8E3M4>
  check.expect_eq_const %r, dense<"0x70514C4846444341403E3D3B393837363534333231302F2D2C2A29282725242322201D1A1714120F0D0B090705040301008284858687888888878786858483820004080D12181E23262A2E313335383A3D414446494C5051535557585A5C5E60616365676A6C6E7070707070707070707078787878787878787878787878787870514C494645434241403F3E3D3C3B3A393938383737363635353535353434343434343535363738393B3D3F4143464C7046403A3633302E2C2B2B2D303338417035220A8488001E700AA4B1B5B6B5AC70C1C7C770CED2D270D6DADA70DEE1E170E570EA70EE70F070F070F070F070F070787878787878787878787878787878"> : tensor<256xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_every_f8E4M3FN() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %r = chlo.lgamma %x : tensor<256xf8E4M3FN> -> tensor<256xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x7F4C4B4A4A494949484848474747464646454544444444434342424241414140403F3E3D3D3C3B3B3A39383736343332312F2C2925211B1200979D9F9F9E9B940020292F33373A3C3E4245484A4B4D4F51535557595A5B5D5E606263656768696A6C6D6F717273747577787A7B7C7D7E7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F4C4B4A4A4949494848484747474646464545454444444343434242424141414140403F3F3E3E3D3D3C3C3B3B3A3A3A3A3A3B3B3D3E41437F403B383636383C7F3196027FB2BABB7FC37FC97FCD7FD07F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<256xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_every_f8E5M2FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
  %r = chlo.lgamma %x : tensor<256xf8E5M2FNUZ> -> tensor<256xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x804E4E4D4D4D4D4D4D4D4D4D4D4C4C4C4C4C4C4C4C4B4B4B4B4B4B4A4A4A4A4A4A494949494948484848474747464646454545444443424241403F3E3D3A373100B2B4B100393E414346494B4C4E505253555658595B5C5D5E60616264656668696A6B6C6D6F7071727475767778797A7B7D7E7F808080808080808080808080804E4E4D4D4D4D4D4D4D4D4D4D4C4C4C4C4C4C4C4C4B4B4B4B4B4B4A4A4A4A4A4A4949494949484848484847474746464645454544444343424241414141424480413F4080AF80C18080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_every_f8E4M3FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %r = chlo.lgamma %x : tensor<256xf8E4M3FNUZ> -> tensor<256xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x805654545353525252515151515151505050504F4F4F4E4E4E4D4D4C4C4C4C4B4B4A4A4A4949494848474645454443434241403F3E3C3B3A393734312D29231A009FA5A7A7A6A39C002831373B3F4244464A4D5052535557595B5D5F6162636566686A6B6D6F707172747577797A7B7C7D7F8080808080808080808080808080805654545353525252515151515151505050504F4F4F4E4E4E4D4D4D4C4C4C4B4B4B4A4A4A49494949484847474646454544444343424242424243434546494B804843403E3E404480399E0580BAC2C380CB80D180D580D880808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_every_f8E4M3B11FNUZ() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
  %r = chlo.lgamma %x : tensor<256xf8E4M3B11FNUZ> -> tensor<256xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x807170706F6F6E6E6E6E6D6D6D6D6D6D6C6C6C6C6C6C6B6B6B6B6B6A6A6A6A6A6A69696969696968686868676767666666656564646464636362626261616160605F5E5D5D5C5B5B5A59585756545352514F4C4945413B3200B7BDBFBFBEBBB40040494F53575A5C5E6265686A6B6D6F71737577797A7B7D7E80808080808080807170706F6F6E6E6E6E6D6D6D6D6D6D6C6C6C6C6C6C6B6B6B6B6B6A6A6A6A6A6A696969696969686868686767676666666565656464646363636262626161616160605F5F5E5E5D5D5C5C5B5B5A5A5A5A5A5B5B5D5E616380605B585656585C8051B61980D2DADB80E380E980ED80F080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_every_f8E8M0FNU() {
  %codes = stablehlo.iota dim = 0 : tensor<256xui8>
  %x = stablehlo.bitcast_convert %codes : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %r = chlo.lgamma %x : tensor<256xf8E8M0FNU> -> tensor<256xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0x85858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585848484848484848484848484848484848484848484848484848484848484848484848483838383838383838383838383838383838282828282828282828181818180807F7EFFFF808284858788898A8B8D8E8F9091929394969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFFFFFFFFFFFFFF"> : tensor<256xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_f16() {
  %x = stablehlo.constant dense<"0x0000008001000180FF03FF8300040084FF7BFFFB007C00FC007E00FE017C662E00B8003C00400043013CEAC020C9D063537B1914"> : tensor<26xf16>
  %r = chlo.lgamma %x : tensor<26xf16> -> tensor<26xf16>
  check.expect_eq_const %r, dense<"0x007C007C294C294CDA48DA48DA48DA48007C007C007C007C007E007E007E8240103D00000000CE3C9C90A6801ACBC46D007CE846"> : tensor<26xf16> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_bf16() {
  %x = stablehlo.constant dense<"0x00000080010001807F007F80800080807F7F7FFF807F80FFC07FC0FF817FCD3D00BF803F004060401DC024C17A446A47833A"> : tensor<25xbf16>
  %r = chlo.lgamma %x : tensor<25xbf16> -> tensor<25xbf16>
  check.expect_eq_const %r, dense<"0x807F807FB842B842AF42AF42AF42AF42807F807F807F807FC07FC07FC07F1040A23F000000009A3FC43B63C1B9451249DD40"> : tensor<25xbf16> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800100000001000080FFFF7F00FFFF7F800000800000008080FFFF7F7FFFFF7FFF0000807F000080FF0000C07F0000C0FF0100807FCDCCCC3D000000BF0000803F0000004000006040C520803FE53F1DC0000024C100007A4400606A476F12833A"> : tensor<26xf32>
  %r = chlo.lgamma %x : tensor<26xf32> -> tensor<26xf32>
  check.expect_eq_const %r, dense<"0x0000807F0000807FD08ECE42D08ECE4250ACAE4250ACAE4250ACAE4250ACAE420000807F0000807F0000807F0000807F0000C07F0000C07F0000C07F722C10404DFCA13F000000000000000081B9993FED1A17BA9267F2B3934363C1C389B845978312499C07DD40"> : tensor<26xf32> {shlo.bitwise}
  func.return
}

func.func @lgamma_of_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000008001000000000000000100000000000080FFFFFFFFFFFF0F00FFFFFFFFFFFF0F8000000000000010000000000000001080FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF010000000000F07F9A9999999999B93F000000000000E0BF000000000000F03F00000000000000400000000000000C406ABC74931804F03F02B04B9EFCA703C000000000008024C00000000000408F4000000000004CED40FCA9F1D24D62503F"> : tensor<26xf64>
  %r = chlo.lgamma %x : tensor<26xf64> -> tensor<26xf64>
  %expected_r = stablehlo.constant dense<"0x000000000000F07F000000000000F07FC3716D4485438740C3716D4485438740D2BC7ADD2B238640D2BC7ADD2B238640D2BC7ADD2B238640D2BC7ADD2B238640000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F87F000000000000F87F000000000000F87FEEDEF3358E050240D6EDF0A3893FF43F00000000000000000000000000000000360A97183037F33F7F7BBED323E342BF5D9A8BBE642279BE43E7B16972682CC0B6CAA76D3811B7408BDB14D172502241AC617180F3A01B40"> : tensor<26xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 1 : tensor<26xf64>, tensor<26xf64>
  func.return
}

// lgamma 0 = inf, which the type lacks: 6
// lgamma (-0) = inf, which the type lacks: 6
// lgamma 1 = 0
// lgamma (-1) = inf, which the type lacks: 6
// lgamma 0.5 = 0.57236494…, nearer to 0.5 than to 1: 0.5
// lgamma 2 = 0
// lgamma 3 = 0.69314718…, nearer to 0.5 than to 1: 0.5
// lgamma (-0.5) = 1.2655121…, nearer to 1.5 than to 1: 1.5
// lgamma 1.5 = -0.12078224…, nearer to 0 in magnitude than to 0.5: -0
// lgamma 4 = 1.7917595…, nearer to 2 than to 1.5: 2
// lgamma 6 = 4.7874917…, nearer to 4 than to 6: 4
// lgamma (-1.5) = 0.86004702…, nearer to 1 than to 0.5: 1
func.func @worked_lgamma_in_f4E2M1FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 1.5, 4.0, 6.0, -1.5]> : tensor<12xf4E2M1FN>
  %r = chlo.lgamma %x : tensor<12xf4E2M1FN> -> tensor<12xf4E2M1FN>
  check.expect_eq_const %r, dense<[6.0, 6.0, 0.0, 6.0, 0.5, 0.0, 0.5, 1.5, -0.0, 2.0, 4.0, 1.0]> : tensor<12xf4E2M1FN> {shlo.bitwise}
  func.return
}

// lgamma 0 = inf, which the type lacks: 7.5
// lgamma (-0) = inf, which the type lacks: 7.5
// lgamma 1 = 0
// lgamma (-1) = inf, which the type lacks: 7.5
// lgamma 0.5 = 0.57236494…, nearer to 0.625 than to 0.5: 0.625
// lgamma 2 = 0
// lgamma (-0.5) = 1.2655121…, nearer to 1.25 than to 1.375: 1.25
// lgamma 1.5 = -0.12078224…, nearer to 0.125 in magnitude than to 0: -0.125
// lgamma 2.5 = 0.28468287…, nearer to 0.25 than to 0.375: 0.25
// lgamma (-2.5) = -0.056243716…, nearer to 0 in magnitude than to 0.125: -0
// lgamma 7.5 = 7.5343642…, nearer to 7.5 than to overflow: 7.5
// lgamma (-7.5) = -8.4045374…: overflow, -7.5
func.func @worked_lgamma_in_f6E2M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -0.5, 1.5, 2.5, -2.5, 7.5, -7.5]> : tensor<12xf6E2M3FN>
  %r = chlo.lgamma %x : tensor<12xf6E2M3FN> -> tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[7.5, 7.5, 0.0, 7.5, 0.6, 0.0, 1.2, -0.1, 0.2, -0.0, 7.5, -7.5]> : tensor<12xf6E2M3FN> {shlo.bitwise}
  func.return
}

// lgamma 0 = inf, which the type lacks: 28
// lgamma (-0) = inf, which the type lacks: 28
// lgamma 1 = 0
// lgamma (-1) = inf, which the type lacks: 28
// lgamma 0.5 = 0.57236494…, nearer to 0.625 than to 0.5: 0.625
// lgamma 2 = 0
// lgamma 3 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
// lgamma (-0.5) = 1.2655121…, nearer to 1.25 than to 1.5: 1.25
// lgamma 0.25 = 1.2880225…, nearer to 1.25 than to 1.5: 1.25
// lgamma 1.5 = -0.12078224…, nearer to 0.125 in magnitude than to 0.0625: -0.125
// lgamma 0.75 = 0.20328095…, nearer to 0.1875 than to 0.25: 0.1875
// lgamma 20 = 39.339884…: overflow, 28
func.func @worked_lgamma_in_f6E3M2FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 0.25, 1.5, 0.75, 20.0]> : tensor<12xf6E3M2FN>
  %r = chlo.lgamma %x : tensor<12xf6E3M2FN> -> tensor<12xf6E3M2FN>
  check.expect_eq_const %r, dense<[28.0, 28.0, 0.0, 28.0, 0.6, 0.0, 0.8, 1.2, 1.2, -0.1, 0.2, 28.0]> : tensor<12xf6E3M2FN> {shlo.bitwise}
  func.return
}

// lgamma 0 = inf
// lgamma 1 = 0
// lgamma (-1) = inf
// lgamma 0.5 = 0.57236494…, nearer to 0.625 than to 0.5: 0.625
// lgamma 2 = 0
// lgamma 3 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
// lgamma (-0.5) = 1.2655121…, nearer to 1.25 than to 1.5: 1.25
// lgamma 0.25 = 1.2880225…, nearer to 1.25 than to 1.5: 1.25
// lgamma 8192 = 65621.816…: overflow, inf
// lgamma inf = inf
// lgamma NaN = NaN
// lgamma (-inf) = inf
func.func @worked_lgamma_in_f8E5M2() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 0.25, 8192.0, 0x7C, 0x7D, 0xFC]> : tensor<12xf8E5M2>
  %r = chlo.lgamma %x : tensor<12xf8E5M2> -> tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[0x7C, 0.0, 0x7C, 0.6, 0.0, 0.8, 1.2, 1.2, 0x7C, 0x7C, 0x7E, 0x7C]> : tensor<12xf8E5M2> {shlo.bitwise}
  func.return
}

// lgamma 0 = inf
// lgamma 1 = 0
// lgamma (-1) = inf
// lgamma 0.5 = 0.57236494…, nearer to 0.5625 than to 0.625: 0.5625
// lgamma 2 = 0
// lgamma 3 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// lgamma 5 = 3.1780538…, nearer to 3.25 than to 3: 3.25
// lgamma (-2.75) = 0.0044878975…, nearer to 2^-8 than to 0.005859375: 2^-8
// lgamma 80 = 269.2911…: overflow, inf
// lgamma inf = inf
// lgamma NaN = NaN
// lgamma (-inf) = inf
func.func @worked_lgamma_in_f8E4M3() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 5.0, -2.75, 80.0, 0x78, 0x79, 0xF8]> : tensor<12xf8E4M3>
  %r = chlo.lgamma %x : tensor<12xf8E4M3> -> tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[0x78, 0.0, 0x78, 0.56, 0.0, 0.7, 3.2, 0.004, 0x78, 0x78, 0x7C, 0x78]> : tensor<12xf8E4M3> {shlo.bitwise}
  func.return
}

// lgamma 0 = inf
// lgamma 1 = 0
// lgamma (-1) = inf
// lgamma 0.5 = 0.57236494…, nearer to 0.5625 than to 0.59375: 0.5625
// lgamma 0.25 = 1.2880225…, nearer to 1.3125 than to 1.25: 1.3125
// lgamma 1.5 = -0.12078224…, nearer to 0.125 in magnitude than to 0.109375: -0.125
// lgamma 0.75 = 0.20328095…, nearer to 0.203125 than to 0.21875: 0.203125
// lgamma 12 = 17.502308…: overflow, inf
// lgamma (-2.75) = 0.0044878975…, nearer to 0 than to 2^-6: 0
// lgamma inf = inf
// lgamma NaN = NaN
// lgamma (-inf) = inf
func.func @worked_lgamma_in_f8E3M4() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 0.25, 1.5, 0.75, 12.0, -2.75, 0x70, 0x71, 0xF0]> : tensor<12xf8E3M4>
  %r = chlo.lgamma %x : tensor<12xf8E3M4> -> tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[0x70, 0.0, 0x70, 0.56, 1.3, -0.12, 0.2, 0x70, 0.0, 0x70, 0x78, 0x70]> : tensor<12xf8E3M4> {shlo.bitwise}
  func.return
}

// lgamma 0 = inf, which the type lacks: NaN
// lgamma (-0) = inf, which the type lacks: NaN
// lgamma 1 = 0
// lgamma (-1) = inf, which the type lacks: NaN
// lgamma 0.5 = 0.57236494…, nearer to 0.5625 than to 0.625: 0.5625
// lgamma 2 = 0
// lgamma 3 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// lgamma 5 = 3.1780538…, nearer to 3.25 than to 3: 3.25
// lgamma (-2.75) = 0.0044878975…, nearer to 2^-8 than to 0.005859375: 2^-8
// lgamma 120 = 453.0249…, nearer to 448 than to overflow: 448
// lgamma 128 = 491.55345…: overflow, NaN
// lgamma NaN = NaN
func.func @worked_lgamma_in_f8E4M3FN() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 5.0, -2.75, 120.0, 128.0, 0x7F]> : tensor<12xf8E4M3FN>
  %r = chlo.lgamma %x : tensor<12xf8E4M3FN> -> tensor<12xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0x7F, 0.0, 0x7F, 0.56, 0.0, 0.7, 3.2, 0.004, 448.0, 0x7F, 0x7F]> : tensor<12xf8E4M3FN> {shlo.bitwise}
  func.return
}

// lgamma 0 = inf, which the type lacks: NaN
// lgamma 1 = 0
// lgamma (-1) = inf, which the type lacks: NaN
// lgamma 0.5 = 0.57236494…, nearer to 0.625 than to 0.5: 0.625
// lgamma 2 = 0
// lgamma 3 = 0.69314718…, nearer to 0.75 than to 0.625: 0.75
// lgamma (-0.5) = 1.2655121…, nearer to 1.25 than to 1.5: 1.25
// lgamma 0.25 = 1.2880225…, nearer to 1.25 than to 1.5: 1.25
// lgamma 8192 = 65621.816…: overflow, NaN
// lgamma 10240 = 84313.045…: overflow, NaN
// lgamma NaN = NaN
func.func @worked_lgamma_in_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -0.5, 0.25, 8192.0, 10240.0, 0x80]> : tensor<11xf8E5M2FNUZ>
  %r = chlo.lgamma %x : tensor<11xf8E5M2FNUZ> -> tensor<11xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 0.6, 0.0, 0.8, 1.2, 1.2, 0x80, 0x80, 0x80]> : tensor<11xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// lgamma 0 = inf, which the type lacks: NaN
// lgamma 1 = 0
// lgamma (-1) = inf, which the type lacks: NaN
// lgamma 0.5 = 0.57236494…, nearer to 0.5625 than to 0.625: 0.5625
// lgamma 2 = 0
// lgamma 3 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// lgamma 5 = 3.1780538…, nearer to 3.25 than to 3: 3.25
// lgamma 6 = 4.7874917…, nearer to 5 than to 4.5: 5
// lgamma (-2.75) = 0.0044878975…, nearer to 0.0048828125 than to 2^-8: 0.0048828125
// lgamma 80 = 269.2911…: overflow, NaN
// lgamma 88 = 304.68686…: overflow, NaN
// lgamma NaN = NaN
func.func @worked_lgamma_in_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 5.0, 6.0, -2.75, 80.0, 88.0, 0x80]> : tensor<12xf8E4M3FNUZ>
  %r = chlo.lgamma %x : tensor<12xf8E4M3FNUZ> -> tensor<12xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 0.56, 0.0, 0.7, 3.2, 5.0, 0.005, 0x80, 0x80, 0x80]> : tensor<12xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// lgamma 0 = inf, which the type lacks: NaN
// lgamma 1 = 0
// lgamma (-1) = inf, which the type lacks: NaN
// lgamma 0.5 = 0.57236494…, nearer to 0.5625 than to 0.625: 0.5625
// lgamma 2 = 0
// lgamma 3 = 0.69314718…, nearer to 0.6875 than to 0.75: 0.6875
// lgamma 5 = 3.1780538…, nearer to 3.25 than to 3: 3.25
// lgamma 6 = 4.7874917…, nearer to 5 than to 4.5: 5
// lgamma 18 = 33.505073…: overflow, NaN
// lgamma 20 = 39.339884…: overflow, NaN
// lgamma NaN = NaN
func.func @worked_lgamma_in_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<[0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 5.0, 6.0, 18.0, 20.0, 0x80]> : tensor<11xf8E4M3B11FNUZ>
  %r = chlo.lgamma %x : tensor<11xf8E4M3B11FNUZ> -> tensor<11xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[0x80, 0.0, 0x80, 0.56, 0.0, 0.7, 3.2, 5.0, 0x80, 0x80, 0x80]> : tensor<11xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// lgamma 1 = 0, for which the type has no place: NaN
// lgamma 0.5 = 0.57236494…, nearer to 0.5 than to 1: 0.5
// lgamma 2 = 0, for which the type has no place: NaN
// lgamma 0.25 = 1.2880225…, nearer to 1 than to 2: 1
// lgamma 4 = 1.7917595…, nearer to 2 than to 1: 2
// lgamma 16 = 27.899271…, nearer to 32 than to 16: 32
// lgamma 2^121 = a number beyond 1e30, nearer to 2^127 than to overflow: 2^127
// lgamma 2^122 = a number beyond 1e30: overflow, NaN
// lgamma 2^123 = a number beyond 1e30: overflow, NaN
// lgamma NaN = NaN
func.func @worked_lgamma_in_f8E8M0FNU() {
  %x = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.25, 4.0, 16.0, 3.0e36, 5.0e36, 1.0e37, 0xFF]> : tensor<10xf8E8M0FNU>
  %r = chlo.lgamma %x : tensor<10xf8E8M0FNU> -> tensor<10xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0xFF, 0.5, 0xFF, 1.0, 2.0, 30.0, 1.7e38, 0xFF, 0xFF, 0xFF]> : tensor<10xf8E8M0FNU> {shlo.bitwise}
  func.return
}

// -----

// Types beyond MLIR's own, spelled by the grammar of float names.

func.func @lgamma_of_f16E6M9() {
  %x = stablehlo.constant dense<"0x0000008001000180FF01FF8100020082FF7DFFFD007E00FE007F00FF017E333700BC003E00408041013E75C090C4E851AA5D0C2A"> : tensor<26xf16E6M9>
  %r = chlo.lgamma %x : tensor<26xf16E6M9> -> tensor<26xf16E6M9>
  check.expect_eq_const %r, dense<"0x007E007E614761479946994699469946007E007E007E007E007F007F007F4140883E00000000673E4DAA969C8DC5E2564A647443"> : tensor<26xf16E6M9> {shlo.bitwise}
  func.return
}
