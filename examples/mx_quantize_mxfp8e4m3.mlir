// mx_quantize_mxfp8e4m3: blocks of 32 values share a scale; f8E4M3FN elements.
// The scale of a block is 2^(floor(log2 of its largest magnitude) - emax) (OCP MX v1.0, section 6.3).
//
// Written by tools/cases/mx_programs.py. @main checks @quantize and @dequantize against exact arithmetic;
// the StableHLO reference interpreter gives the same bits.
module {
  func.func @main() {
    %values = stablehlo.constant dense<"0x7B6F80B97D293ABD6FB1A2C0C352DE3B2F962F3A08263FBB7E9D293BD33B5CB9FE23753A960581413F035ABFD34E24BD20C4DDC0F857D3B97D7A2CC08CFF043B1B45C639F5B58BBE37C918B9C6BF3F3E6E813B3C1DB9A53ACBF8A23B68AFCB3D9C8B07B8D69033BD62B74E409C17AEBCBA3931BD3C329F3B0231A3C024B07A40D79A6CBAA062053FB630E8BB3FA193BDF93E493E7A5125BBC2C2D63FC5329A3DA53794BF8CDE273EA4FA12BBDFFB6BB7525C6ABDB09704BDC884F03D490FFDBD2ED8DC3DDD243B3D180BF3B9F5A5A43AB32753BECAF851409130B93EB4C780393703E7BC6F4CE83ED31C2441B1CD13BE44A3CC3B99AE31C05F99053AADB41ABEBF2A933CCA5A3B3DB6EFAE3C3001ED3A654A47BE5EB7EABA36BAC23EC8F253B9171EF8B9E11F3ABAF1E057B91F4F28BEEFDD264050D7433FC8A76A3B174AFD390E38FE3DAD8F833E8ED9763C967205BF4CB18E3B6D18B93C465ECB3AB87D96BAF7D970BD4C0717BAEE3A75BBD61FD9B77F0EAE3A6CCAD53F0FA8ABC1D8AEBEBDE57982409CBA93B924A6043A42EED33F27CDD5BA6F26AD3E19D303BB429A8340B00D83BDA46EF538BA6B91C0A7AB33BF79351DBD37C8C4BB885BC43A27549ABC83981E3F46D425BA72179DB95626D63E925C843BE0972D406164C83DC95457BB064F1FC056B917BC1618DE3EB94841BB54C63DBBD0582FBFDD9C133C2E0A3EB9"> : tensor<2x64xf32>
    %quantized:2 = call @quantize(%values) : (tensor<2x64xf32>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>)
    check.expect_eq_const %quantized#0, dense<"0x82B4EA1E059413820878D6B2EE83E31003C98144240A1A3D80B365ABB31AEA688F58A7C14D9A6542E14A9980BFB847C8463C8812CD6D5404B6577AC925EB08CA29342B0FC48F4C82848682C362541704404827D0192C0D89B78597800B5DFBBC7889106D9D5BA078C804F9E3C2AC1CBA62928A5D28734DA5F2B15EA4A4E33186"> : tensor<2x64xf8E4M3FN> {shlo.bitwise}
    check.expect_eq_const %quantized#1, dense<"0x7B7A7B79"> : tensor<2x2xf8E8M0FNU> {shlo.bitwise}
    %again = call @dequantize(%quantized#0, %quantized#1) : (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32>
    check.expect_eq_const %again, dense<"0x000080B9000040BD0000A0C00000E03B0000203A000040BB0000303B000080B90000803A00008041000060BF000020BD0000E0C00000C0B9000030C00000003B0000C039000090BE000000B90000403E0000403C0000A03A0000A03B0000D03D00000080000030BD000050400000B0BC000030BD0000A03B0000A0C000008040000070BA0000003F0000F0BB000090BD0000503E000020BB0000D03F0000A03D000090BF0000203E000010BB00000080000070BD000000BD0000F03D000000BE0000E03D0000403D000000BA0000A03A000050BE000050400000C03E000080390000E0BC0000F03E00002041000010BE0000D03B000030C00000003A000020BE0000903C0000403D0000B03C0000F03A000040BE0000F0BA0000C03E000080B9000000BA000040BA000080B9000030BE000020400000403F0000703B0000003A0000003E0000803E0000703C000000BF0000903B0000C03C0000D03A000090BA000070BD000020BA000070BB000000800000B03A0000D03F0000B0C10000C0BD00008040000090B90000003A0000D03F0000D0BA0000B03E000000BB00008040000080BD00000039000090C0000030BF000020BD0000C0BB0000C03A0000A0BC0000203F000020BA0000A0B90000D03E0000803B000030400000D03D000050BB000020C0000010BC0000E03E000040BB000040BB000030BF0000103C000040B9"> : tensor<2x64xf32> {shlo.bitwise}
    return
  }
  func.func private @quantize(%values: tensor<2x64xf32>) -> (tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>) {
    %blocks = stablehlo.reshape %values : (tensor<2x64xf32>) -> tensor<2x2x32xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %magnitudes = stablehlo.abs %blocks : tensor<2x2x32xf32>
    %amax = stablehlo.reduce(%magnitudes init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<2x2x32xf32>, tensor<f32>) -> tensor<2x2xf32>
    %amax_bits = stablehlo.bitcast_convert %amax : (tensor<2x2xf32>) -> tensor<2x2xui32>
    %mantissa_bits = stablehlo.constant dense<23> : tensor<2x2xui32>
    %exponent = stablehlo.shift_right_logical %amax_bits, %mantissa_bits : tensor<2x2xui32>
    %emax = stablehlo.constant dense<8> : tensor<2x2xui32>
    %at_least = stablehlo.maximum %exponent, %emax : tensor<2x2xui32>
    %lowered = stablehlo.subtract %at_least, %emax : tensor<2x2xui32>
    %nan = stablehlo.constant dense<255> : tensor<2x2xui32>
    %no_scale = stablehlo.compare EQ, %exponent, %nan : (tensor<2x2xui32>, tensor<2x2xui32>) -> tensor<2x2xi1>
    %code = stablehlo.select %no_scale, %nan, %lowered : tensor<2x2xi1>, tensor<2x2xui32>
    %byte = stablehlo.convert %code : (tensor<2x2xui32>) -> tensor<2x2xui8>
    %scales = stablehlo.bitcast_convert %byte : (tensor<2x2xui8>) -> tensor<2x2xf8E8M0FNU>
    %scale = stablehlo.convert %scales : (tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf32>
    %divisors = stablehlo.broadcast_in_dim %scale, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x32xf32>
    %quotients = stablehlo.divide %blocks, %divisors : tensor<2x2x32xf32>
    %least = stablehlo.constant dense<-448.0> : tensor<f32>
    %largest = stablehlo.constant dense<448.0> : tensor<f32>
    %clamped = stablehlo.clamp %least, %quotients, %largest : (tensor<f32>, tensor<2x2x32xf32>, tensor<f32>) -> tensor<2x2x32xf32>
    %converted = stablehlo.convert %clamped : (tensor<2x2x32xf32>) -> tensor<2x2x32xf8E4M3FN>
    %nothing = stablehlo.constant dense<0.0> : tensor<2x2x32xf8E4M3FN>
    %without = stablehlo.broadcast_in_dim %no_scale, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x32xi1>
    %kept = stablehlo.select %without, %nothing, %converted : tensor<2x2x32xi1>, tensor<2x2x32xf8E4M3FN>
    %elements = stablehlo.reshape %kept : (tensor<2x2x32xf8E4M3FN>) -> tensor<2x64xf8E4M3FN>
    return %elements, %scales : tensor<2x64xf8E4M3FN>, tensor<2x2xf8E8M0FNU>
  }
  func.func private @dequantize(%elements: tensor<2x64xf8E4M3FN>, %scales: tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32> {
    %blocks = stablehlo.reshape %elements : (tensor<2x64xf8E4M3FN>) -> tensor<2x2x32xf8E4M3FN>
    %numbers = stablehlo.convert %blocks : (tensor<2x2x32xf8E4M3FN>) -> tensor<2x2x32xf32>
    %scale = stablehlo.convert %scales : (tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf32>
    %factors = stablehlo.broadcast_in_dim %scale, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x32xf32>
    %products = stablehlo.multiply %numbers, %factors : tensor<2x2x32xf32>
    %values = stablehlo.reshape %products : (tensor<2x2x32xf32>) -> tensor<2x64xf32>
    return %values : tensor<2x64xf32>
  }
}
