// mx_quantize_msfp12: blocks of 16 values share a scale; integers of 4 bits, block floating point.
// The scale of a block is 2^(floor(log2 of its largest magnitude) - emax) (OCP MX v1.0, section 6.3).
//
// Written by tools/cases/mx_programs.py. @main checks @quantize and @dequantize against exact arithmetic;
// the StableHLO reference interpreter gives the same bits.
module {
  func.func @main() {
    %values = stablehlo.constant dense<"0x180412C04E579B3B4E320C3BDECC27BA584AFF36B859B03DD99F56BE4EDE3CBADF110CC0871DEFBF5E0E244087CFA2BEDA3D02BFBF60A43F33F9FDBE264B48BB3C20DA3F7B5183404A7A08BB390B333C6460EDBF0B2C823D585C883B37AD963DCED722BD22D0D7BA1EEB1DB9F4BE34BCB1EB893BC1C48C3CAF6CB5BD4635393F42FDFC389E617039D86990C07FB3463B428074BB4F4417C14CC603BE1CFA9E409D9256C0E67429BCC8D56BBB069C5ABC0344004098D9CA3D5B8E2DBDB24D933FE3BC2B3FC160E8BCABAE7E3C6C8649B9353703BAA2ADABBA4BE105BD207C5538FC81333A26690FBDF219C3C112BA92C13E9242BBC7A196BD411E553DA8D15EBA"> : tensor<2x32xf32>
    %quantized:2 = call @quantize(%values) : (tensor<2x32xf32>) -> (tensor<2x32xi4>, tensor<2x2xf8E8M0FNU>)
    check.expect_eq_const %quantized#0, dense<"0x0B000000000000000C0C050F0F030F00020400000E000000000000000000000100000E00000B00020E00000001000001000000000000000000000A0B00000000"> : tensor<2x32xi4> {shlo.bitwise}
    check.expect_eq_const %quantized#1, dense<"0x80818283"> : tensor<2x2xf8E8M0FNU> {shlo.bitwise}
    %again = call @dequantize(%quantized#0, %quantized#1) : (tensor<2x32xi4>, tensor<2x2xf8E8M0FNU>) -> tensor<2x32xf32>
    check.expect_eq_const %again, dense<"0x000020C000000000000000000000000000000000000000000000000000000000000000C0000000C000002040000000BF000000BF0000C03F000000BF0000000000000040000080400000000000000000000000C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000000000000000000080C00000000000000000000020C10000000000008040000080C000000000000000000000000000000040000000000000000000000040000000000000000000000000000000000000000000000000000000000000000000000000000000000000C0C10000A0C100000000000000000000000000000000"> : tensor<2x32xf32> {shlo.bitwise}
    return
  }
  func.func private @quantize(%values: tensor<2x32xf32>) -> (tensor<2x32xi4>, tensor<2x2xf8E8M0FNU>) {
    %blocks = stablehlo.reshape %values : (tensor<2x32xf32>) -> tensor<2x2x16xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %magnitudes = stablehlo.abs %blocks : tensor<2x2x16xf32>
    %amax = stablehlo.reduce(%magnitudes init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<2x2x16xf32>, tensor<f32>) -> tensor<2x2xf32>
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
    %divisors = stablehlo.broadcast_in_dim %scale, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x16xf32>
    %quotients = stablehlo.divide %blocks, %divisors : tensor<2x2x16xf32>
    %units = stablehlo.constant dense<4.0> : tensor<2x2x16xf32>
    %scaled = stablehlo.multiply %quotients, %units : tensor<2x2x16xf32>
    %rounded = stablehlo.round_nearest_even %scaled : tensor<2x2x16xf32>
    %least = stablehlo.constant dense<-7.0> : tensor<f32>
    %largest = stablehlo.constant dense<7.0> : tensor<f32>
    %clamped = stablehlo.clamp %least, %rounded, %largest : (tensor<f32>, tensor<2x2x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %converted = stablehlo.convert %clamped : (tensor<2x2x16xf32>) -> tensor<2x2x16xi4>
    %nothing = stablehlo.constant dense<0> : tensor<2x2x16xi4>
    %without = stablehlo.broadcast_in_dim %no_scale, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x16xi1>
    %kept = stablehlo.select %without, %nothing, %converted : tensor<2x2x16xi1>, tensor<2x2x16xi4>
    %elements = stablehlo.reshape %kept : (tensor<2x2x16xi4>) -> tensor<2x32xi4>
    return %elements, %scales : tensor<2x32xi4>, tensor<2x2xf8E8M0FNU>
  }
  func.func private @dequantize(%elements: tensor<2x32xi4>, %scales: tensor<2x2xf8E8M0FNU>) -> tensor<2x32xf32> {
    %blocks = stablehlo.reshape %elements : (tensor<2x32xi4>) -> tensor<2x2x16xi4>
    %numbers = stablehlo.convert %blocks : (tensor<2x2x16xi4>) -> tensor<2x2x16xf32>
    %unit = stablehlo.constant dense<0.25> : tensor<2x2x16xf32>
    %fractions = stablehlo.multiply %numbers, %unit : tensor<2x2x16xf32>
    %scale = stablehlo.convert %scales : (tensor<2x2xf8E8M0FNU>) -> tensor<2x2xf32>
    %factors = stablehlo.broadcast_in_dim %scale, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x16xf32>
    %products = stablehlo.multiply %fractions, %factors : tensor<2x2x16xf32>
    %values = stablehlo.reshape %products : (tensor<2x2x16xf32>) -> tensor<2x32xf32>
    return %values : tensor<2x32xf32>
  }
}
