// mx_quantize_nvfp4: blocks of 16 values share a scale; f4E2M1FN elements, f8E4M3FN scales, an f32 for the tensor.
// The scale of a block is its largest magnitude over the elements' largest value, rounded to nearest (NVIDIA).
//
// Written by tools/cases/mx_programs.py. @main checks @quantize and @dequantize against exact arithmetic;
// the StableHLO reference interpreter gives the same bits.
module {
  func.func @main() {
    %values = stablehlo.constant dense<"0x68BD86BCBFB325BE90684DBF9CE1B93F2081933EF121E73DE234F1BD0C3772BF7173E2BF30E04E3D0646993B2A3DCE3F97C2243FE7CBBA3D898AA1BEB815F43F42D9EFBF288E743FF0DBA6BD0B67BC3E93C0283E61D1C5BF0256403F63D295C05E4BB53DD487F9BE9859DC3DC4A918BFF55775BEADB4EC3CB0F15CBD4D2805BC35C462BE295BF13EC20EE7BEA45FE83C4B4D623F65293B3D07986BBECA48FF3EC2AF8ABD7DACBBBF7A6B763D2625423F11658F3EE79D323FEE095F3D0571923EE9BE2CBF69975F3CE098303F95E70F3F3130BE3F278BE5BD294E5BBF2E75803F137216BF96B397BE5C5698BDAC343CBE4363633E2D36F7BE349526BEB1F6143F"> : tensor<2x32xf32>
    %quantized:3 = call @quantize(%values) : (tensor<2x32xf32>) -> (tensor<2x32xf4E2M1FN>, tensor<2x2xf8E4M3FN>, tensor<f32>)
    check.expect_eq_const %quantized#0, dense<"0x08090D060201090D0F00000704010A070C020801000C020F0009000A090008080A040C0006000A04090F0005020500020D00050407090D060C0A0909020C0904"> : tensor<2x32xf4E2M1FN> {shlo.bitwise}
    check.expect_eq_const %quantized#1, dense<"0x737E7171"> : tensor<2x2xf8E4M3FN> {shlo.bitwise}
    check.expect_eq_const %quantized#2, dense<"0xC84CE43A"> : tensor<f32> {shlo.bitwise}
    %again = call @dequantize(%quantized#0, %quantized#1, %quantized#2) : (tensor<2x32xf4E2M1FN>, tensor<2x2xf8E4M3FN>, tensor<f32>) -> tensor<2x32xf32>
    check.expect_eq_const %again, dense<"0x00000080CAF41CBE2E6F6BBFCAF49C3FCAF49C3ECAF41C3ECAF41CBE2E6F6BBF2E6FEBBF00000000000000002E6FEB3FCAF41C3FCAF41C3ECAF49CBE2E6FEB3F2FC3C7BF2FC3473F000000802FC3C73E000000002FC3C7BF2FC3473F63D295C0000000002FC3C7BE000000002FC347BF2FC3C7BE000000000000008000000080306B80BE306B003F306B00BF00000000306B803F00000000306B80BE306B003F306B00BEC9A0C0BF00000000C9A0403F306B803EC9A0403F00000000306B803EC9A040BF00000000C9A0403F306B003FC9A0C03F306B00BEC9A040BF306B803F306B00BF306B80BE306B00BE306B00BE306B803E306B00BF306B00BE306B003F"> : tensor<2x32xf32> {shlo.bitwise}
    return
  }
  func.func private @quantize(%values: tensor<2x32xf32>) -> (tensor<2x32xf4E2M1FN>, tensor<2x2xf8E4M3FN>, tensor<f32>) {
    %blocks = stablehlo.reshape %values : (tensor<2x32xf32>) -> tensor<2x2x16xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %magnitudes = stablehlo.abs %blocks : tensor<2x2x16xf32>
    %tensor_amax = stablehlo.reduce(%magnitudes init: %zero) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<2x2x16xf32>, tensor<f32>) -> tensor<f32>
    %range = stablehlo.constant dense<2688.0> : tensor<f32>
    %tensor_ratio = stablehlo.divide %tensor_amax, %range : tensor<f32>
    %all_zero = stablehlo.compare EQ, %tensor_amax, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %tensor_scale = stablehlo.select %all_zero, %one, %tensor_ratio : tensor<i1>, tensor<f32>
    %tensor_divisors = stablehlo.broadcast_in_dim %tensor_scale, dims = [] : (tensor<f32>) -> tensor<2x2x16xf32>
    %values_in_range = stablehlo.divide %blocks, %tensor_divisors : tensor<2x2x16xf32>
    %magnitudes_in_range = stablehlo.abs %values_in_range : tensor<2x2x16xf32>
    %amax = stablehlo.reduce(%magnitudes_in_range init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<2x2x16xf32>, tensor<f32>) -> tensor<2x2xf32>
    %most_element = stablehlo.constant dense<6.0> : tensor<2x2xf32>
    %ratio = stablehlo.divide %amax, %most_element : tensor<2x2xf32>
    %most_scale = stablehlo.constant dense<448.0> : tensor<2x2xf32>
    %limited = stablehlo.minimum %ratio, %most_scale : tensor<2x2xf32>
    %scales = stablehlo.convert %limited : (tensor<2x2xf32>) -> tensor<2x2xf8E4M3FN>
    %zero_scale = stablehlo.constant dense<0.0> : tensor<2x2xf8E4M3FN>
    %no_scale = stablehlo.compare EQ, %scales, %zero_scale : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<2x2xi1>
    %scale = stablehlo.convert %scales : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf32>
    %divisors = stablehlo.broadcast_in_dim %scale, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x16xf32>
    %quotients = stablehlo.divide %values_in_range, %divisors : tensor<2x2x16xf32>
    %least = stablehlo.constant dense<-6.0> : tensor<f32>
    %largest = stablehlo.constant dense<6.0> : tensor<f32>
    %clamped = stablehlo.clamp %least, %quotients, %largest : (tensor<f32>, tensor<2x2x16xf32>, tensor<f32>) -> tensor<2x2x16xf32>
    %converted = stablehlo.convert %clamped : (tensor<2x2x16xf32>) -> tensor<2x2x16xf4E2M1FN>
    %zeros = stablehlo.constant dense<0.0> : tensor<2x2x16xf32>
    %vanished = stablehlo.multiply %values_in_range, %zeros : tensor<2x2x16xf32>
    %nothing = stablehlo.convert %vanished : (tensor<2x2x16xf32>) -> tensor<2x2x16xf4E2M1FN>
    %without = stablehlo.broadcast_in_dim %no_scale, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x16xi1>
    %kept = stablehlo.select %without, %nothing, %converted : tensor<2x2x16xi1>, tensor<2x2x16xf4E2M1FN>
    %elements = stablehlo.reshape %kept : (tensor<2x2x16xf4E2M1FN>) -> tensor<2x32xf4E2M1FN>
    return %elements, %scales, %tensor_scale : tensor<2x32xf4E2M1FN>, tensor<2x2xf8E4M3FN>, tensor<f32>
  }
  func.func private @dequantize(%elements: tensor<2x32xf4E2M1FN>, %scales: tensor<2x2xf8E4M3FN>, %tensor_scale: tensor<f32>) -> tensor<2x32xf32> {
    %blocks = stablehlo.reshape %elements : (tensor<2x32xf4E2M1FN>) -> tensor<2x2x16xf4E2M1FN>
    %numbers = stablehlo.convert %blocks : (tensor<2x2x16xf4E2M1FN>) -> tensor<2x2x16xf32>
    %scale = stablehlo.convert %scales : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf32>
    %factors = stablehlo.broadcast_in_dim %scale, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x16xf32>
    %products = stablehlo.multiply %numbers, %factors : tensor<2x2x16xf32>
    %tensor_factors = stablehlo.broadcast_in_dim %tensor_scale, dims = [] : (tensor<f32>) -> tensor<2x2x16xf32>
    %values_of_tensor = stablehlo.multiply %products, %tensor_factors : tensor<2x2x16xf32>
    %values = stablehlo.reshape %values_of_tensor : (tensor<2x2x16xf32>) -> tensor<2x32xf32>
    return %values : tensor<2x32xf32>
  }
}
