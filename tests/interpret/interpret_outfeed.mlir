// stablehlo.outfeed: values for the outfeed.

func.func @outfeeds_f4E2M1FN() {
  %i0 = stablehlo.constant dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f4E2M1FN_program]]} : (tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN>
  check.expect_eq_const %r, dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf4E2M1FN> {
// CHECK:   [-1.000000e+00, 6.000000e+00]
// CHECK: }

func.func @outfeeds_f6E2M3FN() {
  %i0 = stablehlo.constant dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f6E2M3FN_program]]} : (tensor<2xf6E2M3FN>) -> tensor<2xf6E2M3FN>
  check.expect_eq_const %r, dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf6E2M3FN> {
// CHECK:   [-1.000000e+00, 7.500000e+00]
// CHECK: }

func.func @outfeeds_f6E3M2FN() {
  %i0 = stablehlo.constant dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f6E3M2FN_program]]} : (tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN>
  check.expect_eq_const %r, dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf6E3M2FN> {
// CHECK:   [-2.800000e+01, 1.250000e-01]
// CHECK: }

func.func @outfeeds_f8E5M2() {
  %i0 = stablehlo.constant dense<[0x7E, 0xFE]> : tensor<2xf8E5M2>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f8E5M2_program]]} : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  check.expect_eq_const %r, dense<[0x7E, 0xFE]> : tensor<2xf8E5M2> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf8E5M2> {
// CHECK:   [0x7E, 0xFE]
// CHECK: }

func.func @outfeeds_f8E4M3() {
  %i0 = stablehlo.constant dense<[0x7C, 0xFC]> : tensor<2xf8E4M3>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f8E4M3_program]]} : (tensor<2xf8E4M3>) -> tensor<2xf8E4M3>
  check.expect_eq_const %r, dense<[0x7C, 0xFC]> : tensor<2xf8E4M3> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf8E4M3> {
// CHECK:   [0x7C, 0xFC]
// CHECK: }

func.func @outfeeds_f8E3M4() {
  %i0 = stablehlo.constant dense<[0xF0, 0x78]> : tensor<2xf8E3M4>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f8E3M4_program]]} : (tensor<2xf8E3M4>) -> tensor<2xf8E3M4>
  check.expect_eq_const %r, dense<[0xF0, 0x78]> : tensor<2xf8E3M4> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf8E3M4> {
// CHECK:   [0xF0, 0x78]
// CHECK: }

func.func @outfeeds_f8E4M3FN() {
  %i0 = stablehlo.constant dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f8E4M3FN_program]]} : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  check.expect_eq_const %r, dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf8E4M3FN> {
// CHECK:   [0x7F, 0xFF]
// CHECK: }

func.func @outfeeds_f8E5M2FNUZ() {
  %i0 = stablehlo.constant dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f8E5M2FNUZ_program]]} : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf8E5M2FNUZ> {
// CHECK:   [-5.734400e+04, 9.375000e-02]
// CHECK: }

func.func @outfeeds_f8E4M3FNUZ() {
  %i0 = stablehlo.constant dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f8E4M3FNUZ_program]]} : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf8E4M3FNUZ> {
// CHECK:   [-2.400000e+02, 1.015630e-01]
// CHECK: }

func.func @outfeeds_f8E4M3B11FNUZ() {
  %i0 = stablehlo.constant dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f8E4M3B11FNUZ_program]]} : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf8E4M3B11FNUZ> {
// CHECK:   [-3.000000e+01, 1.015630e-01]
// CHECK: }

func.func @outfeeds_f8E8M0FNU() {
  %i0 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f8E8M0FNU_program]]} : (tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  check.expect_eq_const %r, dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf8E8M0FNU> {
// CHECK:   [1.250000e-01, 5.000000e-01]
// CHECK: }

func.func @outfeeds_f16() {
  %i0 = stablehlo.constant dense<[0x7E00, 0xFE00]> : tensor<2xf16>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f16_program]]} : (tensor<2xf16>) -> tensor<2xf16>
  check.expect_eq_const %r, dense<[0x7E00, 0xFE00]> : tensor<2xf16> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf16> {
// CHECK:   [0x7E00, 0xFE00]
// CHECK: }

func.func @outfeeds_bf16() {
  %i0 = stablehlo.constant dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_bf16_program]]} : (tensor<2xbf16>) -> tensor<2xbf16>
  check.expect_eq_const %r, dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xbf16> {
// CHECK:   [0x7FC0, 0xFFC0]
// CHECK: }

func.func @outfeeds_f32() {
  %i0 = stablehlo.constant dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f32_program]]} : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf32> {
// CHECK:   [0x7FC00000, 0xFFC00000]
// CHECK: }

func.func @outfeeds_f64() {
  %i0 = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_f64_program]]} : (tensor<2xf64>) -> tensor<2xf64>
  check.expect_eq_const %r, dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xf64> {
// CHECK:   [0x7FF8000000000000, 0xFFF8000000000000]
// CHECK: }

func.func @outfeeds_i1() {
  %i0 = stablehlo.constant dense<false> : tensor<2xi1>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_i1_program]]} : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %r, dense<false> : tensor<2xi1>
  func.return
}
// CHECK: outfeed = tensor<2xi1> {
// CHECK:   [false, false]
// CHECK: }

func.func @outfeeds_i2() {
  %i0 = stablehlo.constant dense<0> : tensor<2xi2>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_i2_program]]} : (tensor<2xi2>) -> tensor<2xi2>
  check.expect_eq_const %r, dense<0> : tensor<2xi2>
  func.return
}
// CHECK: outfeed = tensor<2xi2> {
// CHECK:   [0, 0]
// CHECK: }

func.func @outfeeds_i4() {
  %i0 = stablehlo.constant dense<4> : tensor<2xi4>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_i4_program]]} : (tensor<2xi4>) -> tensor<2xi4>
  check.expect_eq_const %r, dense<4> : tensor<2xi4>
  func.return
}
// CHECK: outfeed = tensor<2xi4> {
// CHECK:   [4, 4]
// CHECK: }

func.func @outfeeds_i8() {
  %i0 = stablehlo.constant dense<[116, -76]> : tensor<2xi8>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_i8_program]]} : (tensor<2xi8>) -> tensor<2xi8>
  check.expect_eq_const %r, dense<[116, -76]> : tensor<2xi8>
  func.return
}
// CHECK: outfeed = tensor<2xi8> {
// CHECK:   [116, -76]
// CHECK: }

func.func @outfeeds_i16() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xi16>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_i16_program]]} : (tensor<2xi16>) -> tensor<2xi16>
  check.expect_eq_const %r, dense<[116, 180]> : tensor<2xi16>
  func.return
}
// CHECK: outfeed = tensor<2xi16> {
// CHECK:   [116, 180]
// CHECK: }

func.func @outfeeds_i32() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xi32>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_i32_program]]} : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[116, 180]> : tensor<2xi32>
  func.return
}
// CHECK: outfeed = tensor<2xi32> {
// CHECK:   [116, 180]
// CHECK: }

func.func @outfeeds_i64() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xi64>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_i64_program]]} : (tensor<2xi64>) -> tensor<2xi64>
  check.expect_eq_const %r, dense<[116, 180]> : tensor<2xi64>
  func.return
}
// CHECK: outfeed = tensor<2xi64> {
// CHECK:   [116, 180]
// CHECK: }

func.func @outfeeds_ui2() {
  %i0 = stablehlo.constant dense<0> : tensor<2xui2>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_ui2_program]]} : (tensor<2xui2>) -> tensor<2xui2>
  check.expect_eq_const %r, dense<0> : tensor<2xui2>
  func.return
}
// CHECK: outfeed = tensor<2xui2> {
// CHECK:   [0, 0]
// CHECK: }

func.func @outfeeds_ui4() {
  %i0 = stablehlo.constant dense<4> : tensor<2xui4>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_ui4_program]]} : (tensor<2xui4>) -> tensor<2xui4>
  check.expect_eq_const %r, dense<4> : tensor<2xui4>
  func.return
}
// CHECK: outfeed = tensor<2xui4> {
// CHECK:   [4, 4]
// CHECK: }

func.func @outfeeds_ui8() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xui8>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_ui8_program]]} : (tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %r, dense<[116, 180]> : tensor<2xui8>
  func.return
}
// CHECK: outfeed = tensor<2xui8> {
// CHECK:   [116, 180]
// CHECK: }

func.func @outfeeds_ui16() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xui16>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_ui16_program]]} : (tensor<2xui16>) -> tensor<2xui16>
  check.expect_eq_const %r, dense<[116, 180]> : tensor<2xui16>
  func.return
}
// CHECK: outfeed = tensor<2xui16> {
// CHECK:   [116, 180]
// CHECK: }

func.func @outfeeds_ui32() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xui32>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_ui32_program]]} : (tensor<2xui32>) -> tensor<2xui32>
  check.expect_eq_const %r, dense<[116, 180]> : tensor<2xui32>
  func.return
}
// CHECK: outfeed = tensor<2xui32> {
// CHECK:   [116, 180]
// CHECK: }

func.func @outfeeds_ui64() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xui64>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_ui64_program]]} : (tensor<2xui64>) -> tensor<2xui64>
  check.expect_eq_const %r, dense<[116, 180]> : tensor<2xui64>
  func.return
}
// CHECK: outfeed = tensor<2xui64> {
// CHECK:   [116, 180]
// CHECK: }

func.func @outfeeds_complex_f32() {
  %i0 = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_complex_f32_program]]} : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %r, dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xcomplex<f32>> {
// CHECK:   [[0.000000e+00, -1.401300e-45], [-0.000000e+00, 3.40282347E+38]]
// CHECK: }

func.func @outfeeds_complex_f64() {
  %i0 = stablehlo.constant dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)]> : tensor<2xcomplex<f64>>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@outfeeds_complex_f64_program]]} : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  check.expect_eq_const %r, dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)]> : tensor<2xcomplex<f64>> {shlo.bitwise}
  func.return
}
// CHECK: outfeed = tensor<2xcomplex<f64>> {
// CHECK:   [[0.000000e+00, -4.940660e-324], [-0.000000e+00, 1.7976931348623157E+308]]
// CHECK: }

func.func private @outfeeds_f4E2M1FN_program(%x0: tensor<2xf4E2M1FN>) -> (tensor<2xf4E2M1FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf4E2M1FN>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf4E2M1FN>, !stablehlo.token
  func.return %r0 : tensor<2xf4E2M1FN>
}

func.func private @outfeeds_f6E2M3FN_program(%x0: tensor<2xf6E2M3FN>) -> (tensor<2xf6E2M3FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf6E2M3FN>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf6E2M3FN>, !stablehlo.token
  func.return %r0 : tensor<2xf6E2M3FN>
}

func.func private @outfeeds_f6E3M2FN_program(%x0: tensor<2xf6E3M2FN>) -> (tensor<2xf6E3M2FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf6E3M2FN>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf6E3M2FN>, !stablehlo.token
  func.return %r0 : tensor<2xf6E3M2FN>
}

func.func private @outfeeds_f8E5M2_program(%x0: tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf8E5M2>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf8E5M2>, !stablehlo.token
  func.return %r0 : tensor<2xf8E5M2>
}

func.func private @outfeeds_f8E4M3_program(%x0: tensor<2xf8E4M3>) -> (tensor<2xf8E4M3>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf8E4M3>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf8E4M3>, !stablehlo.token
  func.return %r0 : tensor<2xf8E4M3>
}

func.func private @outfeeds_f8E3M4_program(%x0: tensor<2xf8E3M4>) -> (tensor<2xf8E3M4>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf8E3M4>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf8E3M4>, !stablehlo.token
  func.return %r0 : tensor<2xf8E3M4>
}

func.func private @outfeeds_f8E4M3FN_program(%x0: tensor<2xf8E4M3FN>) -> (tensor<2xf8E4M3FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf8E4M3FN>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf8E4M3FN>, !stablehlo.token
  func.return %r0 : tensor<2xf8E4M3FN>
}

func.func private @outfeeds_f8E5M2FNUZ_program(%x0: tensor<2xf8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf8E5M2FNUZ>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf8E5M2FNUZ>, !stablehlo.token
  func.return %r0 : tensor<2xf8E5M2FNUZ>
}

func.func private @outfeeds_f8E4M3FNUZ_program(%x0: tensor<2xf8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf8E4M3FNUZ>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf8E4M3FNUZ>, !stablehlo.token
  func.return %r0 : tensor<2xf8E4M3FNUZ>
}

func.func private @outfeeds_f8E4M3B11FNUZ_program(%x0: tensor<2xf8E4M3B11FNUZ>) -> (tensor<2xf8E4M3B11FNUZ>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf8E4M3B11FNUZ>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf8E4M3B11FNUZ>, !stablehlo.token
  func.return %r0 : tensor<2xf8E4M3B11FNUZ>
}

func.func private @outfeeds_f8E8M0FNU_program(%x0: tensor<2xf8E8M0FNU>) -> (tensor<2xf8E8M0FNU>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf8E8M0FNU>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf8E8M0FNU>, !stablehlo.token
  func.return %r0 : tensor<2xf8E8M0FNU>
}

func.func private @outfeeds_f16_program(%x0: tensor<2xf16>) -> (tensor<2xf16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf16>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf16>, !stablehlo.token
  func.return %r0 : tensor<2xf16>
}

func.func private @outfeeds_bf16_program(%x0: tensor<2xbf16>) -> (tensor<2xbf16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xbf16>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xbf16>, !stablehlo.token
  func.return %r0 : tensor<2xbf16>
}

func.func private @outfeeds_f32_program(%x0: tensor<2xf32>) -> (tensor<2xf32>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf32>, !stablehlo.token
  func.return %r0 : tensor<2xf32>
}

func.func private @outfeeds_f64_program(%x0: tensor<2xf64>) -> (tensor<2xf64>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xf64>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xf64>, !stablehlo.token
  func.return %r0 : tensor<2xf64>
}

func.func private @outfeeds_i1_program(%x0: tensor<2xi1>) -> (tensor<2xi1>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xi1>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xi1>, !stablehlo.token
  func.return %r0 : tensor<2xi1>
}

func.func private @outfeeds_i2_program(%x0: tensor<2xi2>) -> (tensor<2xi2>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xi2>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xi2>, !stablehlo.token
  func.return %r0 : tensor<2xi2>
}

func.func private @outfeeds_i4_program(%x0: tensor<2xi4>) -> (tensor<2xi4>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xi4>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xi4>, !stablehlo.token
  func.return %r0 : tensor<2xi4>
}

func.func private @outfeeds_i8_program(%x0: tensor<2xi8>) -> (tensor<2xi8>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xi8>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xi8>, !stablehlo.token
  func.return %r0 : tensor<2xi8>
}

func.func private @outfeeds_i16_program(%x0: tensor<2xi16>) -> (tensor<2xi16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xi16>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xi16>, !stablehlo.token
  func.return %r0 : tensor<2xi16>
}

func.func private @outfeeds_i32_program(%x0: tensor<2xi32>) -> (tensor<2xi32>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xi32>, !stablehlo.token
  func.return %r0 : tensor<2xi32>
}

func.func private @outfeeds_i64_program(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xi64>, !stablehlo.token
  func.return %r0 : tensor<2xi64>
}

func.func private @outfeeds_ui2_program(%x0: tensor<2xui2>) -> (tensor<2xui2>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xui2>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xui2>, !stablehlo.token
  func.return %r0 : tensor<2xui2>
}

func.func private @outfeeds_ui4_program(%x0: tensor<2xui4>) -> (tensor<2xui4>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xui4>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xui4>, !stablehlo.token
  func.return %r0 : tensor<2xui4>
}

func.func private @outfeeds_ui8_program(%x0: tensor<2xui8>) -> (tensor<2xui8>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xui8>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xui8>, !stablehlo.token
  func.return %r0 : tensor<2xui8>
}

func.func private @outfeeds_ui16_program(%x0: tensor<2xui16>) -> (tensor<2xui16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xui16>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xui16>, !stablehlo.token
  func.return %r0 : tensor<2xui16>
}

func.func private @outfeeds_ui32_program(%x0: tensor<2xui32>) -> (tensor<2xui32>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xui32>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xui32>, !stablehlo.token
  func.return %r0 : tensor<2xui32>
}

func.func private @outfeeds_ui64_program(%x0: tensor<2xui64>) -> (tensor<2xui64>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xui64>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xui64>, !stablehlo.token
  func.return %r0 : tensor<2xui64>
}

func.func private @outfeeds_complex_f32_program(%x0: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xcomplex<f32>>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xcomplex<f32>>, !stablehlo.token
  func.return %r0 : tensor<2xcomplex<f32>>
}

func.func private @outfeeds_complex_f64_program(%x0: tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>>) {
  %t = stablehlo.after_all : !stablehlo.token
  %u = "stablehlo.outfeed"(%x0, %t) {outfeed_config = ""} : (tensor<2xcomplex<f64>>, !stablehlo.token) -> !stablehlo.token
  %r0, %v = stablehlo.optimization_barrier %x0, %u : tensor<2xcomplex<f64>>, !stablehlo.token
  func.return %r0 : tensor<2xcomplex<f64>>
}
