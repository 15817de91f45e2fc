// stablehlo.infeed: the next values of the infeed.

func.func @feeds_f4E2M1FN() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f4E2M1FN_feed0, @feeds_f4E2M1FN_feed1], programs = [[@feeds_f4E2M1FN_program]]} : () -> (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>)
  check.expect_eq_const %r#0, dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.5, 2.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @feeds_f6E2M3FN() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f6E2M3FN_feed0, @feeds_f6E2M3FN_feed1], programs = [[@feeds_f6E2M3FN_program]]} : () -> (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>)
  check.expect_eq_const %r#0, dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.5, -0.5]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @feeds_f6E3M2FN() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f6E3M2FN_feed0, @feeds_f6E3M2FN_feed1], programs = [[@feeds_f6E3M2FN_program]]} : () -> (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>)
  check.expect_eq_const %r#0, dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.5, 1.0]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @feeds_f8E5M2() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f8E5M2_feed0, @feeds_f8E5M2_feed1], programs = [[@feeds_f8E5M2_program]]} : () -> (tensor<2xf8E5M2>, tensor<2xf8E5M2>)
  check.expect_eq_const %r#0, dense<[0x7E, 0xFE]> : tensor<2xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.09, 0.5]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @feeds_f8E4M3() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f8E4M3_feed0, @feeds_f8E4M3_feed1], programs = [[@feeds_f8E4M3_program]]} : () -> (tensor<2xf8E4M3>, tensor<2xf8E4M3>)
  check.expect_eq_const %r#0, dense<[0x7C, 0xFC]> : tensor<2xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.1, 0.5]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @feeds_f8E3M4() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f8E3M4_feed0, @feeds_f8E3M4_feed1], programs = [[@feeds_f8E3M4_program]]} : () -> (tensor<2xf8E3M4>, tensor<2xf8E3M4>)
  check.expect_eq_const %r#0, dense<[0xF0, 0x78]> : tensor<2xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0x71, 0.09]> : tensor<2xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @feeds_f8E4M3FN() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f8E4M3FN_feed0, @feeds_f8E4M3FN_feed1], programs = [[@feeds_f8E4M3FN_program]]} : () -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.5, -0.5]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @feeds_f8E5M2FNUZ() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f8E5M2FNUZ_feed0, @feeds_f8E5M2FNUZ_feed1], programs = [[@feeds_f8E5M2FNUZ_program]]} : () -> (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>)
  check.expect_eq_const %r#0, dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.5, 1.0]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @feeds_f8E4M3FNUZ() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f8E4M3FNUZ_feed0, @feeds_f8E4M3FNUZ_feed1], programs = [[@feeds_f8E4M3FNUZ_program]]} : () -> (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>)
  check.expect_eq_const %r#0, dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.5, 1.0]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @feeds_f8E4M3B11FNUZ() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f8E4M3B11FNUZ_feed0, @feeds_f8E4M3B11FNUZ_feed1], programs = [[@feeds_f8E4M3B11FNUZ_program]]} : () -> (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>)
  check.expect_eq_const %r#0, dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-0.5, 1.0]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @feeds_f8E8M0FNU() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f8E8M0FNU_feed0, @feeds_f8E8M0FNU_feed1], programs = [[@feeds_f8E8M0FNU_program]]} : () -> (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>)
  check.expect_eq_const %r#0, dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[2.0, 4.0]> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @feeds_f16() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f16_feed0, @feeds_f16_feed1], programs = [[@feeds_f16_program]]} : () -> (tensor<2xf16>, tensor<2xf16>)
  check.expect_eq_const %r#0, dense<[0x7E00, 0xFE00]> : tensor<2xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.1, 0.5]> : tensor<2xf16> {shlo.bitwise}
  func.return
}

func.func @feeds_bf16() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_bf16_feed0, @feeds_bf16_feed1], programs = [[@feeds_bf16_program]]} : () -> (tensor<2xbf16>, tensor<2xbf16>)
  check.expect_eq_const %r#0, dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.1, 0.5]> : tensor<2xbf16> {shlo.bitwise}
  func.return
}

func.func @feeds_f32() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f32_feed0, @feeds_f32_feed1], programs = [[@feeds_f32_program]]} : () -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %r#0, dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.1, 0.5]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @feeds_f64() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_f64_feed0, @feeds_f64_feed1], programs = [[@feeds_f64_program]]} : () -> (tensor<2xf64>, tensor<2xf64>)
  check.expect_eq_const %r#0, dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.1, 0.5]> : tensor<2xf64> {shlo.bitwise}
  func.return
}

func.func @feeds_i1() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_i1_feed0, @feeds_i1_feed1], programs = [[@feeds_i1_program]]} : () -> (tensor<2xi1>, tensor<2xi1>)
  check.expect_eq_const %r#0, dense<false> : tensor<2xi1>
  check.expect_eq_const %r#1, dense<false> : tensor<2xi1>
  func.return
}

func.func @feeds_i2() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_i2_feed0, @feeds_i2_feed1], programs = [[@feeds_i2_program]]} : () -> (tensor<2xi2>, tensor<2xi2>)
  check.expect_eq_const %r#0, dense<0> : tensor<2xi2>
  check.expect_eq_const %r#1, dense<[-2, 0]> : tensor<2xi2>
  func.return
}

func.func @feeds_i4() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_i4_feed0, @feeds_i4_feed1], programs = [[@feeds_i4_program]]} : () -> (tensor<2xi4>, tensor<2xi4>)
  check.expect_eq_const %r#0, dense<4> : tensor<2xi4>
  check.expect_eq_const %r#1, dense<[-2, -8]> : tensor<2xi4>
  func.return
}

func.func @feeds_i8() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_i8_feed0, @feeds_i8_feed1], programs = [[@feeds_i8_program]]} : () -> (tensor<2xi8>, tensor<2xi8>)
  check.expect_eq_const %r#0, dense<[116, -76]> : tensor<2xi8>
  check.expect_eq_const %r#1, dense<[94, -56]> : tensor<2xi8>
  func.return
}

func.func @feeds_i16() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_i16_feed0, @feeds_i16_feed1], programs = [[@feeds_i16_program]]} : () -> (tensor<2xi16>, tensor<2xi16>)
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xi16>
  check.expect_eq_const %r#1, dense<[350, 456]> : tensor<2xi16>
  func.return
}

func.func @feeds_i32() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_i32_feed0, @feeds_i32_feed1], programs = [[@feeds_i32_program]]} : () -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xi32>
  check.expect_eq_const %r#1, dense<[350, 456]> : tensor<2xi32>
  func.return
}

func.func @feeds_i64() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_i64_feed0, @feeds_i64_feed1], programs = [[@feeds_i64_program]]} : () -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[350, 456]> : tensor<2xi64>
  func.return
}

func.func @feeds_ui2() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_ui2_feed0, @feeds_ui2_feed1], programs = [[@feeds_ui2_program]]} : () -> (tensor<2xui2>, tensor<2xui2>)
  check.expect_eq_const %r#0, dense<0> : tensor<2xui2>
  check.expect_eq_const %r#1, dense<[2, 0]> : tensor<2xui2>
  func.return
}

func.func @feeds_ui4() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_ui4_feed0, @feeds_ui4_feed1], programs = [[@feeds_ui4_program]]} : () -> (tensor<2xui4>, tensor<2xui4>)
  check.expect_eq_const %r#0, dense<4> : tensor<2xui4>
  check.expect_eq_const %r#1, dense<[14, 8]> : tensor<2xui4>
  func.return
}

func.func @feeds_ui8() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_ui8_feed0, @feeds_ui8_feed1], programs = [[@feeds_ui8_program]]} : () -> (tensor<2xui8>, tensor<2xui8>)
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xui8>
  check.expect_eq_const %r#1, dense<[94, 200]> : tensor<2xui8>
  func.return
}

func.func @feeds_ui16() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_ui16_feed0, @feeds_ui16_feed1], programs = [[@feeds_ui16_program]]} : () -> (tensor<2xui16>, tensor<2xui16>)
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xui16>
  check.expect_eq_const %r#1, dense<[350, 456]> : tensor<2xui16>
  func.return
}

func.func @feeds_ui32() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_ui32_feed0, @feeds_ui32_feed1], programs = [[@feeds_ui32_program]]} : () -> (tensor<2xui32>, tensor<2xui32>)
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xui32>
  check.expect_eq_const %r#1, dense<[350, 456]> : tensor<2xui32>
  func.return
}

func.func @feeds_ui64() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_ui64_feed0, @feeds_ui64_feed1], programs = [[@feeds_ui64_program]]} : () -> (tensor<2xui64>, tensor<2xui64>)
  check.expect_eq_const %r#0, dense<[116, 180]> : tensor<2xui64>
  check.expect_eq_const %r#1, dense<[350, 456]> : tensor<2xui64>
  func.return
}

func.func @feeds_complex_f32() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_complex_f32_feed0, @feeds_complex_f32_feed1], programs = [[@feeds_complex_f32_program]]} : () -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
  check.expect_eq_const %r#0, dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38)]> : tensor<2xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @feeds_complex_f64() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@feeds_complex_f64_feed0, @feeds_complex_f64_feed1], programs = [[@feeds_complex_f64_program]]} : () -> (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>)
  check.expect_eq_const %r#0, dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)]> : tensor<2xcomplex<f64>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[(-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308)]> : tensor<2xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @each_payload_is_the_next_value() {
  %r:2 = "interpreter.run_parallel"() {infeed = [@each_payload_is_the_next_value_feed0, @each_payload_is_the_next_value_feed1], programs = [[@each_payload_is_the_next_value_program]]} : () -> (tensor<2xi32>, tensor<f8E4M3FN>)
  check.expect_eq_const %r#0, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %r#1, dense<0.5> : tensor<f8E4M3FN> {shlo.bitwise}
  func.return
}

func.func private @feeds_f4E2M1FN_program() -> (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf4E2M1FN>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf4E2M1FN>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>
}

func.func private @feeds_f4E2M1FN_feed0() -> tensor<2xf4E2M1FN> {
  %0 = stablehlo.constant dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN>
  func.return %0 : tensor<2xf4E2M1FN>
}

func.func private @feeds_f4E2M1FN_feed1() -> tensor<2xf4E2M1FN> {
  %0 = stablehlo.constant dense<[1.5, 2.0]> : tensor<2xf4E2M1FN>
  func.return %0 : tensor<2xf4E2M1FN>
}

func.func private @feeds_f6E2M3FN_program() -> (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf6E2M3FN>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf6E2M3FN>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>
}

func.func private @feeds_f6E2M3FN_feed0() -> tensor<2xf6E2M3FN> {
  %0 = stablehlo.constant dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN>
  func.return %0 : tensor<2xf6E2M3FN>
}

func.func private @feeds_f6E2M3FN_feed1() -> tensor<2xf6E2M3FN> {
  %0 = stablehlo.constant dense<[0.5, -0.5]> : tensor<2xf6E2M3FN>
  func.return %0 : tensor<2xf6E2M3FN>
}

func.func private @feeds_f6E3M2FN_program() -> (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf6E3M2FN>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf6E3M2FN>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>
}

func.func private @feeds_f6E3M2FN_feed0() -> tensor<2xf6E3M2FN> {
  %0 = stablehlo.constant dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN>
  func.return %0 : tensor<2xf6E3M2FN>
}

func.func private @feeds_f6E3M2FN_feed1() -> tensor<2xf6E3M2FN> {
  %0 = stablehlo.constant dense<[-0.5, 1.0]> : tensor<2xf6E3M2FN>
  func.return %0 : tensor<2xf6E3M2FN>
}

func.func private @feeds_f8E5M2_program() -> (tensor<2xf8E5M2>, tensor<2xf8E5M2>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E5M2>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E5M2>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf8E5M2>, tensor<2xf8E5M2>
}

func.func private @feeds_f8E5M2_feed0() -> tensor<2xf8E5M2> {
  %0 = stablehlo.constant dense<[0x7E, 0xFE]> : tensor<2xf8E5M2>
  func.return %0 : tensor<2xf8E5M2>
}

func.func private @feeds_f8E5M2_feed1() -> tensor<2xf8E5M2> {
  %0 = stablehlo.constant dense<[0.09, 0.5]> : tensor<2xf8E5M2>
  func.return %0 : tensor<2xf8E5M2>
}

func.func private @feeds_f8E4M3_program() -> (tensor<2xf8E4M3>, tensor<2xf8E4M3>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E4M3>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E4M3>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf8E4M3>, tensor<2xf8E4M3>
}

func.func private @feeds_f8E4M3_feed0() -> tensor<2xf8E4M3> {
  %0 = stablehlo.constant dense<[0x7C, 0xFC]> : tensor<2xf8E4M3>
  func.return %0 : tensor<2xf8E4M3>
}

func.func private @feeds_f8E4M3_feed1() -> tensor<2xf8E4M3> {
  %0 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E4M3>
  func.return %0 : tensor<2xf8E4M3>
}

func.func private @feeds_f8E3M4_program() -> (tensor<2xf8E3M4>, tensor<2xf8E3M4>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E3M4>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E3M4>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf8E3M4>, tensor<2xf8E3M4>
}

func.func private @feeds_f8E3M4_feed0() -> tensor<2xf8E3M4> {
  %0 = stablehlo.constant dense<[0xF0, 0x78]> : tensor<2xf8E3M4>
  func.return %0 : tensor<2xf8E3M4>
}

func.func private @feeds_f8E3M4_feed1() -> tensor<2xf8E3M4> {
  %0 = stablehlo.constant dense<[0x71, 0.09]> : tensor<2xf8E3M4>
  func.return %0 : tensor<2xf8E3M4>
}

func.func private @feeds_f8E4M3FN_program() -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E4M3FN>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E4M3FN>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>
}

func.func private @feeds_f8E4M3FN_feed0() -> tensor<2xf8E4M3FN> {
  %0 = stablehlo.constant dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>
  func.return %0 : tensor<2xf8E4M3FN>
}

func.func private @feeds_f8E4M3FN_feed1() -> tensor<2xf8E4M3FN> {
  %0 = stablehlo.constant dense<[0.5, -0.5]> : tensor<2xf8E4M3FN>
  func.return %0 : tensor<2xf8E4M3FN>
}

func.func private @feeds_f8E5M2FNUZ_program() -> (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E5M2FNUZ>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E5M2FNUZ>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>
}

func.func private @feeds_f8E5M2FNUZ_feed0() -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ>
  func.return %0 : tensor<2xf8E5M2FNUZ>
}

func.func private @feeds_f8E5M2FNUZ_feed1() -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[-0.5, 1.0]> : tensor<2xf8E5M2FNUZ>
  func.return %0 : tensor<2xf8E5M2FNUZ>
}

func.func private @feeds_f8E4M3FNUZ_program() -> (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E4M3FNUZ>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E4M3FNUZ>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>
}

func.func private @feeds_f8E4M3FNUZ_feed0() -> tensor<2xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ>
  func.return %0 : tensor<2xf8E4M3FNUZ>
}

func.func private @feeds_f8E4M3FNUZ_feed1() -> tensor<2xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[-0.5, 1.0]> : tensor<2xf8E4M3FNUZ>
  func.return %0 : tensor<2xf8E4M3FNUZ>
}

func.func private @feeds_f8E4M3B11FNUZ_program() -> (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E4M3B11FNUZ>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E4M3B11FNUZ>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>
}

func.func private @feeds_f8E4M3B11FNUZ_feed0() -> tensor<2xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ>
  func.return %0 : tensor<2xf8E4M3B11FNUZ>
}

func.func private @feeds_f8E4M3B11FNUZ_feed1() -> tensor<2xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[-0.5, 1.0]> : tensor<2xf8E4M3B11FNUZ>
  func.return %0 : tensor<2xf8E4M3B11FNUZ>
}

func.func private @feeds_f8E8M0FNU_program() -> (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E8M0FNU>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E8M0FNU>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>
}

func.func private @feeds_f8E8M0FNU_feed0() -> tensor<2xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU>
  func.return %0 : tensor<2xf8E8M0FNU>
}

func.func private @feeds_f8E8M0FNU_feed1() -> tensor<2xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf8E8M0FNU>
  func.return %0 : tensor<2xf8E8M0FNU>
}

func.func private @feeds_f16_program() -> (tensor<2xf16>, tensor<2xf16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf16>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf16>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf16>, tensor<2xf16>
}

func.func private @feeds_f16_feed0() -> tensor<2xf16> {
  %0 = stablehlo.constant dense<[0x7E00, 0xFE00]> : tensor<2xf16>
  func.return %0 : tensor<2xf16>
}

func.func private @feeds_f16_feed1() -> tensor<2xf16> {
  %0 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf16>
  func.return %0 : tensor<2xf16>
}

func.func private @feeds_bf16_program() -> (tensor<2xbf16>, tensor<2xbf16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xbf16>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xbf16>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xbf16>, tensor<2xbf16>
}

func.func private @feeds_bf16_feed0() -> tensor<2xbf16> {
  %0 = stablehlo.constant dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16>
  func.return %0 : tensor<2xbf16>
}

func.func private @feeds_bf16_feed1() -> tensor<2xbf16> {
  %0 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xbf16>
  func.return %0 : tensor<2xbf16>
}

func.func private @feeds_f32_program() -> (tensor<2xf32>, tensor<2xf32>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf32>, tensor<2xf32>
}

func.func private @feeds_f32_feed0() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

func.func private @feeds_f32_feed1() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

func.func private @feeds_f64_program() -> (tensor<2xf64>, tensor<2xf64>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf64>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf64>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xf64>, tensor<2xf64>
}

func.func private @feeds_f64_feed0() -> tensor<2xf64> {
  %0 = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64>
  func.return %0 : tensor<2xf64>
}

func.func private @feeds_f64_feed1() -> tensor<2xf64> {
  %0 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf64>
  func.return %0 : tensor<2xf64>
}

func.func private @feeds_i1_program() -> (tensor<2xi1>, tensor<2xi1>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi1>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi1>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xi1>, tensor<2xi1>
}

func.func private @feeds_i1_feed0() -> tensor<2xi1> {
  %0 = stablehlo.constant dense<false> : tensor<2xi1>
  func.return %0 : tensor<2xi1>
}

func.func private @feeds_i1_feed1() -> tensor<2xi1> {
  %0 = stablehlo.constant dense<false> : tensor<2xi1>
  func.return %0 : tensor<2xi1>
}

func.func private @feeds_i2_program() -> (tensor<2xi2>, tensor<2xi2>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi2>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi2>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xi2>, tensor<2xi2>
}

func.func private @feeds_i2_feed0() -> tensor<2xi2> {
  %0 = stablehlo.constant dense<0> : tensor<2xi2>
  func.return %0 : tensor<2xi2>
}

func.func private @feeds_i2_feed1() -> tensor<2xi2> {
  %0 = stablehlo.constant dense<[-2, 0]> : tensor<2xi2>
  func.return %0 : tensor<2xi2>
}

func.func private @feeds_i4_program() -> (tensor<2xi4>, tensor<2xi4>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi4>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi4>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xi4>, tensor<2xi4>
}

func.func private @feeds_i4_feed0() -> tensor<2xi4> {
  %0 = stablehlo.constant dense<4> : tensor<2xi4>
  func.return %0 : tensor<2xi4>
}

func.func private @feeds_i4_feed1() -> tensor<2xi4> {
  %0 = stablehlo.constant dense<[-2, -8]> : tensor<2xi4>
  func.return %0 : tensor<2xi4>
}

func.func private @feeds_i8_program() -> (tensor<2xi8>, tensor<2xi8>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi8>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi8>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xi8>, tensor<2xi8>
}

func.func private @feeds_i8_feed0() -> tensor<2xi8> {
  %0 = stablehlo.constant dense<[116, -76]> : tensor<2xi8>
  func.return %0 : tensor<2xi8>
}

func.func private @feeds_i8_feed1() -> tensor<2xi8> {
  %0 = stablehlo.constant dense<[94, -56]> : tensor<2xi8>
  func.return %0 : tensor<2xi8>
}

func.func private @feeds_i16_program() -> (tensor<2xi16>, tensor<2xi16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi16>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi16>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xi16>, tensor<2xi16>
}

func.func private @feeds_i16_feed0() -> tensor<2xi16> {
  %0 = stablehlo.constant dense<[116, 180]> : tensor<2xi16>
  func.return %0 : tensor<2xi16>
}

func.func private @feeds_i16_feed1() -> tensor<2xi16> {
  %0 = stablehlo.constant dense<[350, 456]> : tensor<2xi16>
  func.return %0 : tensor<2xi16>
}

func.func private @feeds_i32_program() -> (tensor<2xi32>, tensor<2xi32>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xi32>, tensor<2xi32>
}

func.func private @feeds_i32_feed0() -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[116, 180]> : tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

func.func private @feeds_i32_feed1() -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[350, 456]> : tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

func.func private @feeds_i64_program() -> (tensor<2xi64>, tensor<2xi64>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xi64>, tensor<2xi64>
}

func.func private @feeds_i64_feed0() -> tensor<2xi64> {
  %0 = stablehlo.constant dense<[116, 180]> : tensor<2xi64>
  func.return %0 : tensor<2xi64>
}

func.func private @feeds_i64_feed1() -> tensor<2xi64> {
  %0 = stablehlo.constant dense<[350, 456]> : tensor<2xi64>
  func.return %0 : tensor<2xi64>
}

func.func private @feeds_ui2_program() -> (tensor<2xui2>, tensor<2xui2>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui2>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui2>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xui2>, tensor<2xui2>
}

func.func private @feeds_ui2_feed0() -> tensor<2xui2> {
  %0 = stablehlo.constant dense<0> : tensor<2xui2>
  func.return %0 : tensor<2xui2>
}

func.func private @feeds_ui2_feed1() -> tensor<2xui2> {
  %0 = stablehlo.constant dense<[2, 0]> : tensor<2xui2>
  func.return %0 : tensor<2xui2>
}

func.func private @feeds_ui4_program() -> (tensor<2xui4>, tensor<2xui4>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui4>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui4>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xui4>, tensor<2xui4>
}

func.func private @feeds_ui4_feed0() -> tensor<2xui4> {
  %0 = stablehlo.constant dense<4> : tensor<2xui4>
  func.return %0 : tensor<2xui4>
}

func.func private @feeds_ui4_feed1() -> tensor<2xui4> {
  %0 = stablehlo.constant dense<[14, 8]> : tensor<2xui4>
  func.return %0 : tensor<2xui4>
}

func.func private @feeds_ui8_program() -> (tensor<2xui8>, tensor<2xui8>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui8>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui8>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xui8>, tensor<2xui8>
}

func.func private @feeds_ui8_feed0() -> tensor<2xui8> {
  %0 = stablehlo.constant dense<[116, 180]> : tensor<2xui8>
  func.return %0 : tensor<2xui8>
}

func.func private @feeds_ui8_feed1() -> tensor<2xui8> {
  %0 = stablehlo.constant dense<[94, 200]> : tensor<2xui8>
  func.return %0 : tensor<2xui8>
}

func.func private @feeds_ui16_program() -> (tensor<2xui16>, tensor<2xui16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui16>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui16>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xui16>, tensor<2xui16>
}

func.func private @feeds_ui16_feed0() -> tensor<2xui16> {
  %0 = stablehlo.constant dense<[116, 180]> : tensor<2xui16>
  func.return %0 : tensor<2xui16>
}

func.func private @feeds_ui16_feed1() -> tensor<2xui16> {
  %0 = stablehlo.constant dense<[350, 456]> : tensor<2xui16>
  func.return %0 : tensor<2xui16>
}

func.func private @feeds_ui32_program() -> (tensor<2xui32>, tensor<2xui32>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui32>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui32>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xui32>, tensor<2xui32>
}

func.func private @feeds_ui32_feed0() -> tensor<2xui32> {
  %0 = stablehlo.constant dense<[116, 180]> : tensor<2xui32>
  func.return %0 : tensor<2xui32>
}

func.func private @feeds_ui32_feed1() -> tensor<2xui32> {
  %0 = stablehlo.constant dense<[350, 456]> : tensor<2xui32>
  func.return %0 : tensor<2xui32>
}

func.func private @feeds_ui64_program() -> (tensor<2xui64>, tensor<2xui64>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui64>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xui64>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xui64>, tensor<2xui64>
}

func.func private @feeds_ui64_feed0() -> tensor<2xui64> {
  %0 = stablehlo.constant dense<[116, 180]> : tensor<2xui64>
  func.return %0 : tensor<2xui64>
}

func.func private @feeds_ui64_feed1() -> tensor<2xui64> {
  %0 = stablehlo.constant dense<[350, 456]> : tensor<2xui64>
  func.return %0 : tensor<2xui64>
}

func.func private @feeds_complex_f32_program() -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xcomplex<f32>>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xcomplex<f32>>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
}

func.func private @feeds_complex_f32_feed0() -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>>
  func.return %0 : tensor<2xcomplex<f32>>
}

func.func private @feeds_complex_f32_feed1() -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.constant dense<[(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38)]> : tensor<2xcomplex<f32>>
  func.return %0 : tensor<2xcomplex<f32>>
}

func.func private @feeds_complex_f64_program() -> (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %u = "stablehlo.infeed"(%t) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xcomplex<f64>>, !stablehlo.token)
  %r1, %v = "stablehlo.infeed"(%u) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xcomplex<f64>>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
}

func.func private @feeds_complex_f64_feed0() -> tensor<2xcomplex<f64>> {
  %0 = stablehlo.constant dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)]> : tensor<2xcomplex<f64>>
  func.return %0 : tensor<2xcomplex<f64>>
}

func.func private @feeds_complex_f64_feed1() -> tensor<2xcomplex<f64>> {
  %0 = stablehlo.constant dense<[(-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308)]> : tensor<2xcomplex<f64>>
  func.return %0 : tensor<2xcomplex<f64>>
}

func.func private @each_payload_is_the_next_value_program() -> (tensor<2xi32>, tensor<f8E4M3FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %r0, %r1, %u = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<2xi32>, tensor<f8E4M3FN>, !stablehlo.token)
  func.return %r0, %r1 : tensor<2xi32>, tensor<f8E4M3FN>
}

func.func private @each_payload_is_the_next_value_feed0() -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

func.func private @each_payload_is_the_next_value_feed1() -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  func.return %0 : tensor<f8E4M3FN>
}
