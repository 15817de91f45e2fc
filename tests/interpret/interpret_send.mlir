// stablehlo.send: values to another process.

func.func @swaps_f4E2M1FN() {
  %i0 = stablehlo.constant dense<[1.0, -1.0, 6.0]> : tensor<3xf4E2M1FN>
  %i1 = stablehlo.constant dense<[-6.0, 1.5, 2.0]> : tensor<3xf4E2M1FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f4E2M1FN_program], [@swaps_f4E2M1FN_program]]} : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>)
  check.expect_eq_const %r#0, dense<[-6.0, 1.5, 2.0]> : tensor<3xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[1.0, -1.0, 6.0]> : tensor<3xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @swaps_f6E3M2FN() {
  %i0 = stablehlo.constant dense<[28.0, -28.0, 0.1]> : tensor<3xf6E3M2FN>
  %i1 = stablehlo.constant dense<[0.5, -0.5, 1.0]> : tensor<3xf6E3M2FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f6E3M2FN_program], [@swaps_f6E3M2FN_program]]} : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>)
  check.expect_eq_const %r#0, dense<[0.5, -0.5, 1.0]> : tensor<3xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[28.0, -28.0, 0.1]> : tensor<3xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @swaps_f8E4M3() {
  %i0 = stablehlo.constant dense<[0xF8, 0x7C, 0xFC]> : tensor<3xf8E4M3>
  %i1 = stablehlo.constant dense<[0x79, 0.1, 0.5]> : tensor<3xf8E4M3>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f8E4M3_program], [@swaps_f8E4M3_program]]} : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> (tensor<3xf8E4M3>, tensor<3xf8E4M3>)
  check.expect_eq_const %r#0, dense<[0x79, 0.1, 0.5]> : tensor<3xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0xF8, 0x7C, 0xFC]> : tensor<3xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @swaps_f8E4M3FN() {
  %i0 = stablehlo.constant dense<[0x7F, 0xFF, 0.1]> : tensor<3xf8E4M3FN>
  %i1 = stablehlo.constant dense<[0.5, -0.5, 1.0]> : tensor<3xf8E4M3FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f8E4M3FN_program], [@swaps_f8E4M3FN_program]]} : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[0.5, -0.5, 1.0]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0x7F, 0xFF, 0.1]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @swaps_f8E4M3FNUZ() {
  %i0 = stablehlo.constant dense<[-240.0, 0.1, 0.5]> : tensor<3xf8E4M3FNUZ>
  %i1 = stablehlo.constant dense<[-0.5, 1.0, -1.0]> : tensor<3xf8E4M3FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f8E4M3FNUZ_program], [@swaps_f8E4M3FNUZ_program]]} : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>)
  check.expect_eq_const %r#0, dense<[-0.5, 1.0, -1.0]> : tensor<3xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-240.0, 0.1, 0.5]> : tensor<3xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @swaps_f8E8M0FNU() {
  %i0 = stablehlo.constant dense<[0xFF, 0.1, 0.5]> : tensor<3xf8E8M0FNU>
  %i1 = stablehlo.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf8E8M0FNU>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f8E8M0FNU_program], [@swaps_f8E8M0FNU_program]]} : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>)
  check.expect_eq_const %r#0, dense<[1.0, 2.0, 4.0]> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0xFF, 0.1, 0.5]> : tensor<3xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @swaps_bf16() {
  %i0 = stablehlo.constant dense<[0xFF80, 0x7FC0, 0xFFC0]> : tensor<3xbf16>
  %i1 = stablehlo.constant dense<[0x7F81, 0.1, 0.5]> : tensor<3xbf16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_bf16_program], [@swaps_bf16_program]]} : (tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>)
  check.expect_eq_const %r#0, dense<[0x7F81, 0.1, 0.5]> : tensor<3xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0xFF80, 0x7FC0, 0xFFC0]> : tensor<3xbf16> {shlo.bitwise}
  func.return
}

func.func @swaps_f64() {
  %i0 = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000]> : tensor<3xf64>
  %i1 = stablehlo.constant dense<[0x7FF0000000000001, 0.1, 0.5]> : tensor<3xf64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_f64_program], [@swaps_f64_program]]} : (tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
  check.expect_eq_const %r#0, dense<[0x7FF0000000000001, 0.1, 0.5]> : tensor<3xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0xFFF0000000000000, 0x7FF8000000000000, 0xFFF8000000000000]> : tensor<3xf64> {shlo.bitwise}
  func.return
}

func.func @swaps_i2() {
  %i0 = stablehlo.constant dense<[0, 0, -2]> : tensor<3xi2>
  %i1 = stablehlo.constant dense<[-2, 0, 0]> : tensor<3xi2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_i2_program], [@swaps_i2_program]]} : (tensor<3xi2>, tensor<3xi2>) -> (tensor<3xi2>, tensor<3xi2>)
  check.expect_eq_const %r#0, dense<[-2, 0, 0]> : tensor<3xi2>
  check.expect_eq_const %r#1, dense<[0, 0, -2]> : tensor<3xi2>
  func.return
}

func.func @swaps_i8() {
  %i0 = stablehlo.constant dense<[116, -76, 2]> : tensor<3xi8>
  %i1 = stablehlo.constant dense<[94, -56, 64]> : tensor<3xi8>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_i8_program], [@swaps_i8_program]]} : (tensor<3xi8>, tensor<3xi8>) -> (tensor<3xi8>, tensor<3xi8>)
  check.expect_eq_const %r#0, dense<[94, -56, 64]> : tensor<3xi8>
  check.expect_eq_const %r#1, dense<[116, -76, 2]> : tensor<3xi8>
  func.return
}

func.func @swaps_i32() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xi32>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_i32_program], [@swaps_i32_program]]} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[350, 456, 576]> : tensor<3xi32>
  check.expect_eq_const %r#1, dense<[116, 180, 258]> : tensor<3xi32>
  func.return
}

func.func @swaps_ui2() {
  %i0 = stablehlo.constant dense<[0, 0, 2]> : tensor<3xui2>
  %i1 = stablehlo.constant dense<[2, 0, 0]> : tensor<3xui2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_ui2_program], [@swaps_ui2_program]]} : (tensor<3xui2>, tensor<3xui2>) -> (tensor<3xui2>, tensor<3xui2>)
  check.expect_eq_const %r#0, dense<[2, 0, 0]> : tensor<3xui2>
  check.expect_eq_const %r#1, dense<[0, 0, 2]> : tensor<3xui2>
  func.return
}

func.func @swaps_ui8() {
  %i0 = stablehlo.constant dense<[116, 180, 2]> : tensor<3xui8>
  %i1 = stablehlo.constant dense<[94, 200, 64]> : tensor<3xui8>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_ui8_program], [@swaps_ui8_program]]} : (tensor<3xui8>, tensor<3xui8>) -> (tensor<3xui8>, tensor<3xui8>)
  check.expect_eq_const %r#0, dense<[94, 200, 64]> : tensor<3xui8>
  check.expect_eq_const %r#1, dense<[116, 180, 2]> : tensor<3xui8>
  func.return
}

func.func @swaps_ui32() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xui32>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xui32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_ui32_program], [@swaps_ui32_program]]} : (tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
  check.expect_eq_const %r#0, dense<[350, 456, 576]> : tensor<3xui32>
  check.expect_eq_const %r#1, dense<[116, 180, 258]> : tensor<3xui32>
  func.return
}

func.func @swaps_complex_f32() {
  %i0 = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000)]> : tensor<3xcomplex<f32>>
  %i1 = stablehlo.constant dense<[(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38), (-1.1754942e-38, 0xFFC00000)]> : tensor<3xcomplex<f32>>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@swaps_complex_f32_program], [@swaps_complex_f32_program]]} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
  check.expect_eq_const %r#0, dense<[(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38), (-1.1754942e-38, 0xFFC00000)]> : tensor<3xcomplex<f32>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (1.0e-45, 0xFFC00000)]> : tensor<3xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @a_ring() {
  %i0 = stablehlo.constant dense<[116, 180, 258]> : tensor<3xi32>
  %i1 = stablehlo.constant dense<[350, 456, 576]> : tensor<3xi32>
  %i2 = stablehlo.constant dense<[710, 0, 8]> : tensor<3xi32>
  %r:3 = "interpreter.run_parallel"(%i0, %i1, %i2) {programs = [[@a_ring_program], [@a_ring_program], [@a_ring_program]]} : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[710, 0, 8]> : tensor<3xi32>
  check.expect_eq_const %r#1, dense<[116, 180, 258]> : tensor<3xi32>
  check.expect_eq_const %r#2, dense<[350, 456, 576]> : tensor<3xi32>
  func.return
}

func.func private @swaps_f4E2M1FN_program(%x0: tensor<3xf4E2M1FN>) -> (tensor<3xf4E2M1FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf4E2M1FN>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf4E2M1FN>, !stablehlo.token)
  func.return %r0 : tensor<3xf4E2M1FN>
}

func.func private @swaps_f6E3M2FN_program(%x0: tensor<3xf6E3M2FN>) -> (tensor<3xf6E3M2FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf6E3M2FN>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf6E3M2FN>, !stablehlo.token)
  func.return %r0 : tensor<3xf6E3M2FN>
}

func.func private @swaps_f8E4M3_program(%x0: tensor<3xf8E4M3>) -> (tensor<3xf8E4M3>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf8E4M3>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf8E4M3>, !stablehlo.token)
  func.return %r0 : tensor<3xf8E4M3>
}

func.func private @swaps_f8E4M3FN_program(%x0: tensor<3xf8E4M3FN>) -> (tensor<3xf8E4M3FN>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf8E4M3FN>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf8E4M3FN>, !stablehlo.token)
  func.return %r0 : tensor<3xf8E4M3FN>
}

func.func private @swaps_f8E4M3FNUZ_program(%x0: tensor<3xf8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf8E4M3FNUZ>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf8E4M3FNUZ>, !stablehlo.token)
  func.return %r0 : tensor<3xf8E4M3FNUZ>
}

func.func private @swaps_f8E8M0FNU_program(%x0: tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf8E8M0FNU>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf8E8M0FNU>, !stablehlo.token)
  func.return %r0 : tensor<3xf8E8M0FNU>
}

func.func private @swaps_bf16_program(%x0: tensor<3xbf16>) -> (tensor<3xbf16>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xbf16>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xbf16>, !stablehlo.token)
  func.return %r0 : tensor<3xbf16>
}

func.func private @swaps_f64_program(%x0: tensor<3xf64>) -> (tensor<3xf64>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xf64>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xf64>, !stablehlo.token)
  func.return %r0 : tensor<3xf64>
}

func.func private @swaps_i2_program(%x0: tensor<3xi2>) -> (tensor<3xi2>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xi2>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xi2>, !stablehlo.token)
  func.return %r0 : tensor<3xi2>
}

func.func private @swaps_i8_program(%x0: tensor<3xi8>) -> (tensor<3xi8>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xi8>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xi8>, !stablehlo.token)
  func.return %r0 : tensor<3xi8>
}

func.func private @swaps_i32_program(%x0: tensor<3xi32>) -> (tensor<3xi32>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  func.return %r0 : tensor<3xi32>
}

func.func private @swaps_ui2_program(%x0: tensor<3xui2>) -> (tensor<3xui2>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xui2>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xui2>, !stablehlo.token)
  func.return %r0 : tensor<3xui2>
}

func.func private @swaps_ui8_program(%x0: tensor<3xui8>) -> (tensor<3xui8>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xui8>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xui8>, !stablehlo.token)
  func.return %r0 : tensor<3xui8>
}

func.func private @swaps_ui32_program(%x0: tensor<3xui32>) -> (tensor<3xui32>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xui32>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xui32>, !stablehlo.token)
  func.return %r0 : tensor<3xui32>
}

func.func private @swaps_complex_f32_program(%x0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<3xcomplex<f32>>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<3xcomplex<f32>>, !stablehlo.token)
  func.return %r0 : tensor<3xcomplex<f32>>
}

func.func private @a_ring_program(%x0: tensor<3xi32>) -> (tensor<3xi32>) {
  %t = stablehlo.after_all : !stablehlo.token
  %s = "stablehlo.send"(%x0, %t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>} : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  %r0, %u = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>} : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  func.return %r0 : tensor<3xi32>
}
