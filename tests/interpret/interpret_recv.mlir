// stablehlo.recv: values of another process.

func.func @swaps_f6E2M3FN() {
  %i0 = stablehlo.constant dense<[1.0, -1.0, 7.5]> : tensor<3xf6E2M3FN>
  %i1 = stablehlo.constant dense<[-7.5, 0.5, -0.5]> : tensor<3xf6E2M3FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f6E2M3FN_program], [@swaps_f6E2M3FN_program]]} : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>)
  check.expect_eq_const %r#0, dense<[-7.5, 0.5, -0.5]> : tensor<3xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, -1.0, 7.5]> : tensor<3xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @swaps_f8E5M2() {
  %i0 = stablehlo.constant dense<[0xFC, 0x7E, 0xFE]> : tensor<3xf8E5M2>
  %i1 = stablehlo.constant dense<[0x7D, 0.09, 0.5]> : tensor<3xf8E5M2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f8E5M2_program], [@swaps_f8E5M2_program]]} : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>)
  check.expect_eq_const %r#0, dense<[0x7D, 0.09, 0.5]> : tensor<3xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0xFC, 0x7E, 0xFE]> : tensor<3xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @swaps_f8E3M4() {
  %i0 = stablehlo.constant dense<[0xF0, 0x78, 0xF8]> : tensor<3xf8E3M4>
  %i1 = stablehlo.constant dense<[0x71, 0.09, 0.5]> : tensor<3xf8E3M4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f8E3M4_program], [@swaps_f8E3M4_program]]} : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> (tensor<3xf8E3M4>, tensor<3xf8E3M4>)
  check.expect_eq_const %r#0, dense<[0x71, 0.09, 0.5]> : tensor<3xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0xF0, 0x78, 0xF8]> : tensor<3xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @swaps_f8E5M2FNUZ() {
  %i0 = stablehlo.constant dense<[-57000.0, 0.09, 0.5]> : tensor<3xf8E5M2FNUZ>
  %i1 = stablehlo.constant dense<[-0.5, 1.0, -1.0]> : tensor<3xf8E5M2FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f8E5M2FNUZ_program], [@swaps_f8E5M2FNUZ_program]]} : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>)
  check.expect_eq_const %r#0, dense<[-0.5, 1.0, -1.0]> : tensor<3xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-57000.0, 0.09, 0.5]> : tensor<3xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @swaps_f8E4M3B11FNUZ() {
  %i0 = stablehlo.constant dense<[30.0, -30.0, 0.1]> : tensor<3xf8E4M3B11FNUZ>
  %i1 = stablehlo.constant dense<[0.5, -0.5, 1.0]> : tensor<3xf8E4M3B11FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f8E4M3B11FNUZ_program], [@swaps_f8E4M3B11FNUZ_program]]} : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>)
  check.expect_eq_const %r#0, dense<[0.5, -0.5, 1.0]> : tensor<3xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[30.0, -30.0, 0.1]> : tensor<3xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @swaps_f16() {
  %i0 = stablehlo.constant dense<[0xFC00, 0x7E00, 0xFE00]> : tensor<3xf16>
  %i1 = stablehlo.constant dense<[0x7C01, 0.1, 0.5]> : tensor<3xf16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f16_program], [@swaps_f16_program]]} : (tensor<3xf16>, tensor<3xf16>) -> (tensor<3xf16>, tensor<3xf16>)
  check.expect_eq_const %r#0, dense<[0x7C01, 0.1, 0.5]> : tensor<3xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0xFC00, 0x7E00, 0xFE00]> : tensor<3xf16> {shlo.bitwise}
  func.return
}

func.func @swaps_f32() {
  %i0 = stablehlo.constant dense<[0xFF800000, 0x7FC00000, 0xFFC00000]> : tensor<3xf32>
  %i1 = stablehlo.constant dense<[0x7F800001, 0.1, 0.5]> : tensor<3xf32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f32_program], [@swaps_f32_program]]} : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<[0x7F800001, 0.1, 0.5]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0xFF800000, 0x7FC00000, 0xFFC00000]> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @swaps_i1() {
  %i0 = stablehlo.constant dense<false> : tensor<3xi1>
  %i1 = stablehlo.constant dense<false> : tensor<3xi1>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_i1_program], [@swaps_i1_program]]} : (tensor<3xi1>, tensor<3xi1>) -> (tensor<3xi1>, tensor<3xi1>)
  check.expect_eq_const %r#0, dense<false> : tensor<3xi1>
  check.expect_eq_const %r#1, dense<false> : tensor<3xi1>
  func.return
}

func.func @swaps_i4() {
  %i0 = stablehlo.constant dense<[4, 4, 2]> : tensor<3xi4>
  %i1 = stablehlo.constant dense<[-2, -8, 0]> : tensor<3xi4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_i4_program], [@swaps_i4_program]]} : (tensor<3xi4>, tensor<3xi4>) -> (tensor<3xi4>, tensor<3xi4>)
  check.expect_eq_const %r#0, dense<[-2, -8, 0]> : tensor<3xi4>
  check.expect_eq_const %r#1, dense<[4, 4, 2]> : tensor<3xi4>
  func.return
}

func.func @swaps_i16() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xi16>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xi16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_i16_program], [@swaps_i16_program]]} : (tensor<3xi16>, tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>)
  check.expect_eq_const %r#0, dense<[350, 456, 576]> : tensor<3xi16>
  check.expect_eq_const %r#1, dense<[116, 180, 258]> : tensor<3xi16>
  func.return
}

func.func @swaps_i64() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xi64>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xi64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_i64_program], [@swaps_i64_program]]} : (tensor<3xi64>, tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>)
  check.expect_eq_const %r#0, dense<[350, 456, 576]> : tensor<3xi64>
  check.expect_eq_const %r#1, dense<[116, 180, 258]> : tensor<3xi64>
  func.return
}

func.func @swaps_ui4() {
  %i0 = stablehlo.constant dense<[4, 4, 2]> : tensor<3xui4>
  %i1 = stablehlo.constant dense<[14, 8, 0]> : tensor<3xui4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_ui4_program], [@swaps_ui4_program]]} : (tensor<3xui4>, tensor<3xui4>) -> (tensor<3xui4>, tensor<3xui4>)
  check.expect_eq_const %r#0, dense<[14, 8, 0]> : tensor<3xui4>
  check.expect_eq_const %r#1, dense<[4, 4, 2]> : tensor<3xui4>
  func.return
}

func.func @swaps_ui16() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xui16>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xui16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_ui16_program], [@swaps_ui16_program]]} : (tensor<3xui16>, tensor<3xui16>) -> (tensor<3xui16>, tensor<3xui16>)
  check.expect_eq_const %r#0, dense<[350, 456, 576]> : tensor<3xui16>
  check.expect_eq_const %r#1, dense<[116, 180, 258]> : tensor<3xui16>
  func.return
}

func.func @swaps_ui64() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xui64>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xui64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_ui64_program], [@swaps_ui64_program]]} : (tensor<3xui64>, tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui64>)
  check.expect_eq_const %r#0, dense<[350, 456, 576]> : tensor<3xui64>
  check.expect_eq_const %r#1, dense<[116, 180, 258]> : tensor<3xui64>
  func.return
}

func.func @swaps_complex_f64() {
  %i0 = stablehlo.constant dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000)]> : tensor<3xcomplex<f64>>
  %i1 = stablehlo.constant dense<[(-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308), (-2.225073858507201e-308, 0xFFF8000000000000)]> : tensor<3xcomplex<f64>>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_complex_f64_program], [@swaps_complex_f64_program]]} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
  check.expect_eq_const %r#0, dense<[(-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308), (-2.225073858507201e-308, 0xFFF8000000000000)]> : tensor<3xcomplex<f64>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (5.0e-324, 0xFFF8000000000000)]> : tensor<3xcomplex<f64>> {shlo.bitwise}
  func.return
}

// Zeros where no pair names the process, as of collective_permute.
func.func @nobody_sends_to_the_first() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xi32>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xi32>
  %i2 = stablehlo.constant dense<[710, 0, 8]> : tensor<3xi32>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@nobody_sends_to_the_first_program], [@nobody_sends_to_the_first_program], [@nobody_sends_to_the_first_program]]} : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<0> : tensor<3xi32>
  check.expect_eq_const %r#1, dense<[116, 180, 258]> : tensor<3xi32>
  check.expect_eq_const %r#2, dense<[350, 456, 576]> : tensor<3xi32>
  func.return
}

func.func private @swaps_f6E2M3FN_program(%x0: tensor<3xf6E2M3FN>) -> (tensor<3xf6E2M3FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf6E2M3FN>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf6E2M3FN>, !stablehlo.token)
  func.return %r0 : tensor<3xf6E2M3FN>
}

func.func private @swaps_f8E5M2_program(%x0: tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf8E5M2>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf8E5M2>, !stablehlo.token)
  func.return %r0 : tensor<3xf8E5M2>
}

func.func private @swaps_f8E3M4_program(%x0: tensor<3xf8E3M4>) -> (tensor<3xf8E3M4>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf8E3M4>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf8E3M4>, !stablehlo.token)
  func.return %r0 : tensor<3xf8E3M4>
}

func.func private @swaps_f8E5M2FNUZ_program(%x0: tensor<3xf8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf8E5M2FNUZ>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf8E5M2FNUZ>, !stablehlo.token)
  func.return %r0 : tensor<3xf8E5M2FNUZ>
}

func.func private @swaps_f8E4M3B11FNUZ_program(%x0: tensor<3xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf8E4M3B11FNUZ>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf8E4M3B11FNUZ>, !stablehlo.token)
  func.return %r0 : tensor<3xf8E4M3B11FNUZ>
}

func.func private @swaps_f16_program(%x0: tensor<3xf16>) -> (tensor<3xf16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf16>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf16>, !stablehlo.token)
  func.return %r0 : tensor<3xf16>
}

func.func private @swaps_f32_program(%x0: tensor<3xf32>) -> (tensor<3xf32>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf32>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf32>, !stablehlo.token)
  func.return %r0 : tensor<3xf32>
}

func.func private @swaps_i1_program(%x0: tensor<3xi1>) -> (tensor<3xi1>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xi1>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xi1>, !stablehlo.token)
  func.return %r0 : tensor<3xi1>
}

func.func private @swaps_i4_program(%x0: tensor<3xi4>) -> (tensor<3xi4>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xi4>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xi4>, !stablehlo.token)
  func.return %r0 : tensor<3xi4>
}

func.func private @swaps_i16_program(%x0: tensor<3xi16>) -> (tensor<3xi16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xi16>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xi16>, !stablehlo.token)
  func.return %r0 : tensor<3xi16>
}

func.func private @swaps_i64_program(%x0: tensor<3xi64>) -> (tensor<3xi64>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xi64>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xi64>, !stablehlo.token)
  func.return %r0 : tensor<3xi64>
}

func.func private @swaps_ui4_program(%x0: tensor<3xui4>) -> (tensor<3xui4>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xui4>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xui4>, !stablehlo.token)
  func.return %r0 : tensor<3xui4>
}

func.func private @swaps_ui16_program(%x0: tensor<3xui16>) -> (tensor<3xui16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xui16>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xui16>, !stablehlo.token)
  func.return %r0 : tensor<3xui16>
}

func.func private @swaps_ui64_program(%x0: tensor<3xui64>) -> (tensor<3xui64>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xui64>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xui64>, !stablehlo.token)
  func.return %r0 : tensor<3xui64>
}

func.func private @swaps_complex_f64_program(%x0: tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xcomplex<f64>>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xcomplex<f64>>, !stablehlo.token)
  func.return %r0 : tensor<3xcomplex<f64>>
}

func.func private @nobody_sends_to_the_first_program(%x0: tensor<3xi32>) -> (tensor<3xi32>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>} : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  func.return %r0 : tensor<3xi32>
}
