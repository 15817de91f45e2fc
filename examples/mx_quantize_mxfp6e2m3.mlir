// mx_quantize_mxfp6e2m3: blocks of 32 values share a scale; f6E2M3FN elements.
// The scale of a block is 2^(floor(log2 of its largest magnitude) - emax) (OCP MX v1.0, section 6.3).
//
// Written by tools/cases/mx_programs.py. @main checks @quantize and @dequantize against exact arithmetic;
// the StableHLO reference interpreter gives the same bits.
module {
  func.func @main() {
    %values = stablehlo.constant dense<"0x59D99C3DB00F9A3B47E591B842939D394EC0B4BF4B447EC09F3EBB3DCBCE1B40CFA8103C358080BEE9C5F33B59B5483F602F243D641520BFC612EBB997DCC740BEDDEE3D166EC7BE7DCE493DE2ABFDBB46B5FEBF44F5933A111F8CBB09C524B9329A73407835773CC570EF3FE1D746BD855C08BC7D6FCE3E6A613C3CFEBA91BB11E1093C5D4EF83FFFB85FBD509CA13E61037FBC588E35BB9E1B58C0D5D416BA51244ABFD4AD33C14ED9243F61233EBDDA8E3F3E0F516D4113DF933D065E1CB98DB1F840080C4EB92AB2BEBC8F1BE93E7CF479BB665F91BB7C531FBDB00FD33FF166993D4B97E83A3B2F7BBA1585BD3F5BFA963AED915EBDDC0C133B384FBF3B158B863DF4D7D1BD0732923A21587F3D6868523B668713BFD39D243C2427C13F6FBFBF39827321BD5E18F03E0079293BCABAC03E64BF283D01A73CBF796C223AFB951BBDA559843E95DA11BD94BB9539539C8AB9F796DCBD493CCAB9FE7887BD84526E3D7EA8B8BBFCFAAA3ED650B139B534E53CF4BCB0BB3B5475BB72F097B90A20A63CBF2945BE471312C1BB3186BAE0C7BABC9F726A3BCCFD09BD86955BBFC1207BB95D52BC3EA4501BBDD5063B3A9DF4BEBC4300A0BAD0D2A6BDA93E283BF6563E3CD7CF313903A8B438C154263E0DCD5AC019DC4739640D933A05E541BDA8BC9BC0837FDD3CE986733F0DB0713EB63AF4BEE5753D3B1D6DCD3DA33B9CBF"> : tensor<2x64xf32>
    %quantized:2 = call @quantize(%values) : (tensor<2x64xf32>) -> (tensor<2x64xf6E2M3FN>, tensor<2x2xf8E8M0FNU>)
    check.expect_eq_const %quantized#0, dense<"0x010020002B380112002200060025201C012300203000202017000F20200300200008200120202E20233B0320011F002018202002202020070000200600200000022300020031001C00210F000C013400210821002023202202200B000120202000213920200020232001200020202000000000012E0000203200040122000025"> : tensor<2x64xf6E2M3FN> {shlo.bitwise}
    check.expect_eq_const %quantized#1, dense<"0x7F807D80"> : tensor<2x2xf8E8M0FNU> {shlo.bitwise}
    %again = call @dequantize(%quantized#0, %quantized#1) : (tensor<2x64xf6E2M3FN>, tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32>
    check.expect_eq_const %again, dense<"0x0000003E0000000000000080000000000000B0BF000080C00000003E0000204000000000000080BE000000000000403F00000000000020BF000000800000C0400000003E0000C0BE0000000000000080000000C000000000000000800000008000007040000000000000F03F00000080000000800000C03E00000000000000800000000000000040000000800000803E0000008000000080000060C000000080000040BF000030C10000403F000000800000803E0000704100000000000000800000004100000080000000800000003F0000008000000080000000800000E03F0000000000000000000000800000C03F000000000000008000000000000000000000803D0000C0BD000000000000803D00000000000010BF000000000000C03F00000000000000BD0000F03E000000000000C03E0000003D000040BF00000000000000BD0000803E000000BD00000000000000800000C0BD00000080000080BD0000803D000000800000B03E000000000000003D00000080000000800000008000000000000080BE000010C100000080000000800000000000000080000040BF000000800000803E0000008000000000000000800000008000000080000000000000000000000000000000000000803E000060C00000000000000000000000800000A0C0000000000000803F0000803E000000BF00000000000000000000A0BF"> : tensor<2x64xf32> {shlo.bitwise}
    return
  }
  func.func private @quantize(%values: tensor<2x64xf32>) -> (tensor<2x64xf6E2M3FN>, tensor<2x2xf8E8M0FNU>) {
    %blocks = stablehlo.reshape %values : (tensor<2x64xf32>) -> tensor<2x2x32xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %magnitudes = stablehlo.abs %blocks : tensor<2x2x32xf32>
    %amax = stablehlo.reduce(%magnitudes init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<2x2x32xf32>, tensor<f32>) -> tensor<2x2xf32>
    %amax_bits = stablehlo.bitcast_convert %amax : (tensor<2x2xf32>) -> tensor<2x2xui32>
    %mantissa_bits = stablehlo.constant dense<23> : tensor<2x2xui32>
    %exponent = stablehlo.shift_right_logical %amax_bits, %mantissa_bits : tensor<2x2xui32>
    %emax = stablehlo.constant dense<2> : tensor<2x2xui32>
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
    %least = stablehlo.constant dense<-7.5> : tensor<f32>
    %largest = stablehlo.constant dense<7.5> : tensor<f32>
    %clamped = stablehlo.clamp %least, %quotients, %largest : (tensor<f32>, tensor<2x2x32xf32>, tensor<f32>) -> tensor<2x2x32xf32>
    %converted = stablehlo.convert %clamped : (tensor<2x2x32xf32>) -> tensor<2x2x32xf6E2M3FN>
    %nothing = stablehlo.constant dense<0.0> : tensor<2x2x32xf6E2M3FN>
    %without = stablehlo.broadcast_in_dim %no_scale, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x32xi1>
    %kept = stablehlo.select %without, %nothing, %converted : tensor<2x2x32xi1>, tensor<2x2x32xf6E2M3FN>
    %elements = stablehlo.reshape %kept : (tensor<2x2x32xf6E2M3FN>) -> tensor<2x64xf6E2M3FN>
    return %elements, %scales : tensor<2x64xf6E2M3FN>, tensor<2x2xf8E8M0FNU>
  }
  func.func private @dequantize(%elements: tensor<2x64xf6E2M3FN>, %scales: tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32> {
    %blocks = stablehlo.reshape %elements : (tensor<2x64xf6E2M3FN>) -> tensor<2x2x32xf6E2M3FN>
    %numbers = stablehlo.convert %blocks : (tensor<2x2x32xf6E2M3FN>) -> tensor<2x2x32xf32>
    %scale = stablehlo.convert %scales : (tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf32>
    %factors = stablehlo.broadcast_in_dim %scale, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x32xf32>
    %products = stablehlo.multiply %numbers, %factors : tensor<2x2x32xf32>
    %values = stablehlo.reshape %products : (tensor<2x2x32xf32>) -> tensor<2x64xf32>
    return %values : tensor<2x64xf32>
  }
}
