// mx_quantize_mxint8: blocks of 32 values share a scale; integers of 8 bits, 64 of which are 1.
// The scale of a block is 2^(floor(log2 of its largest magnitude) - emax) (OCP MX v1.0, section 6.3).
//
// Written by tools/cases/mx_programs.py. @main checks @quantize and @dequantize against exact arithmetic;
// the StableHLO reference interpreter gives the same bits.
module {
  func.func @main() {
    %values = stablehlo.constant dense<"0xF14722BB1CB8173E552E1B3D68767FBEBFA113BF5D2F1DBEEE2982401902DC3B5F0EBC39F966DE3D0F6E70BE34E0F53937B1CDBA51A0CDBC41780B3A8A8D833AA5AD2FBC4FBB8ABC98F4213B023AA8B9493F443C28F113BC167AFDBAE35E4FBBCA773DBCFE0AFEB85133EBBD0DE9FF3F8E9805BCEBD0E940FA48AABC84BB113EA91E57C0BF5B593D3566E93ECD215D3F88680EBBEC970B3E473981BE37C0FA385B541ABB2BA4AA38A7660AC0C4429E3CD451FFBACF37853A948917BA9670FD3A45859C40FC6D533FF320D8BBEACFA13E166C153B986114BA9AEB5D3D0A14ABBDF4A4A73D7486BBBBF58255402D6C99BEF6455CB94F97B83D18E371BC4444043A4098723DB53EDEBB47B0353E1EA30A3FF1149ABE6A7D1ABEA1EA9D3B913FAFBE018FD03A79F10A40068B803BE9BC8F3D9219913A8078393ED793F63E6BEA83B8138605C167C8D03B0CD3813FC41B16BF2D2A5240C77B463B7D8A473F778200BDC78ACC3F66654B403777C03944AAA0C01DED2F3FD554A13F1E730F3B298E093BEDB5773A6A4D13BAEFA61341EBCD013EE46F263BA3F11C3D599871C0D18D40BE6A44F0C0F460893D61E71B3EACDF87B992B1503EB0E591BCA1B270BF2BEAD33BC52968BCC8B2393D34F8F6BD46F1AB3CEB693FBDE94A59BAEAE3FA3A3FDD694006E08DBBD59D81BE441F65BC5CAED1BE6DDED73FCF4468BEC965F43F9D58DCBF"> : tensor<2x64xf32>
    %quantized:2 = call @quantize(%values) : (tensor<2x64xf32>) -> (tensor<2x64xi8>, tensor<2x2xf8E8M0FNU>)
    check.expect_eq_const %quantized#0, dense<"0x000201FCF7FE41000002FC000000000000000000000000000000FE2000750002CA01070E0002FC000000DD00000000004E0D0005000001FF010035FB0001000000000104FEFF00FD0011000100010400BD0008FB1A0006000D1900D8050A000000004A010000E2FEC40101000200F8000000FF000000001D00FE00FD0DFE0FF2"> : tensor<2x64xi8> {shlo.bitwise}
    check.expect_eq_const %quantized#1, dense<"0x81818282"> : tensor<2x2xf8E8M0FNU> {shlo.bitwise}
    %again = call @dequantize(%quantized#0, %quantized#1) : (tensor<2x64xi8>, tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32>
    check.expect_eq_const %again, dense<"0x000000000000003E0000803D000080BE000010BF000000BE0000824000000000000000000000003E000080BE000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000BE00000040000000000000EA40000000000000003E000058C00000803D0000E03E0000603F000000000000003E000080BE00000000000000000000000000000CC0000000000000000000000000000000000000000000009C400000503F000000000000A03E00000000000000000000803D000080BD0000803D00000000000054400000A0BE000000000000803D000000000000000000000000000000000000003E0000003F000080BE000000BE000000000000C0BE0000000000000840000000000000003E000000000000003E0000003F00000000000006C1000000000000803F000020BF00005040000000000000403F000000000000D03F00004840000000000000A0C00000203F0000A03F00000000000000000000000000000000000014410000003E0000000000000000000070C0000080BE0000F0C00000003E0000003E000000000000803E00000000000080BF000000000000000000000000000000BE000000000000000000000000000000000000684000000000000080BE000000000000C0BE0000D03F000080BE0000F03F0000E0BF"> : tensor<2x64xf32> {shlo.bitwise}
    return
  }
  func.func private @quantize(%values: tensor<2x64xf32>) -> (tensor<2x64xi8>, tensor<2x2xf8E8M0FNU>) {
    %blocks = stablehlo.reshape %values : (tensor<2x64xf32>) -> tensor<2x2x32xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %magnitudes = stablehlo.abs %blocks : tensor<2x2x32xf32>
    %amax = stablehlo.reduce(%magnitudes init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<2x2x32xf32>, tensor<f32>) -> tensor<2x2xf32>
    %amax_bits = stablehlo.bitcast_convert %amax : (tensor<2x2xf32>) -> tensor<2x2xui32>
    %mantissa_bits = stablehlo.constant dense<23> : tensor<2x2xui32>
    %exponent = stablehlo.shift_right_logical %amax_bits, %mantissa_bits : tensor<2x2xui32>
    %emax = stablehlo.constant dense<0> : tensor<2x2xui32>
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
    %units = stablehlo.constant dense<64.0> : tensor<2x2x32xf32>
    %scaled = stablehlo.multiply %quotients, %units : tensor<2x2x32xf32>
    %rounded = stablehlo.round_nearest_even %scaled : tensor<2x2x32xf32>
    %least = stablehlo.constant dense<-127.0> : tensor<f32>
    %largest = stablehlo.constant dense<127.0> : tensor<f32>
    %clamped = stablehlo.clamp %least, %rounded, %largest : (tensor<f32>, tensor<2x2x32xf32>, tensor<f32>) -> tensor<2x2x32xf32>
    %converted = stablehlo.convert %clamped : (tensor<2x2x32xf32>) -> tensor<2x2x32xi8>
    %nothing = stablehlo.constant dense<0> : tensor<2x2x32xi8>
    %without = stablehlo.broadcast_in_dim %no_scale, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x32xi1>
    %kept = stablehlo.select %without, %nothing, %converted : tensor<2x2x32xi1>, tensor<2x2x32xi8>
    %elements = stablehlo.reshape %kept : (tensor<2x2x32xi8>) -> tensor<2x64xi8>
    return %elements, %scales : tensor<2x64xi8>, tensor<2x2xf8E8M0FNU>
  }
  func.func private @dequantize(%elements: tensor<2x64xi8>, %scales: tensor<2x2xf8E8M0FNU>) -> tensor<2x64xf32> {
    %blocks = stablehlo.reshape %elements : (tensor<2x64xi8>) -> tensor<2x2x32xi8>
    %numbers = stablehlo.convert %blocks : (tensor<2x2x32xi8>) -> tensor<2x2x32xf32>
    %unit = stablehlo.constant dense<0.015625> : tensor<2x2x32xf32>
    %fractions = stablehlo.multiply %numbers, %unit : tensor<2x2x32xf32>
    %scale = stablehlo.convert %scales : (tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf32>
    %factors = stablehlo.broadcast_in_dim %scale, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x32xf32>
    %products = stablehlo.multiply %fractions, %factors : tensor<2x2x32xf32>
    %values = stablehlo.reshape %products : (tensor<2x2x32xf32>) -> tensor<2x64xf32>
    return %values : tensor<2x64xf32>
  }
}
