// stablehlo.async_done: what the op gave.

func.func @gathers_f4E2M1FN() {
  %i0 = stablehlo.constant dense<[-1.0, 6.0]> : tensor<2xf4E2M1FN>
  %i1 = stablehlo.constant dense<[1.5, 2.0]> : tensor<2xf4E2M1FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f4E2M1FN_program], [@gathers_f4E2M1FN_program]]} : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>)
  check.expect_eq_const %r#0, dense<[-1.0, 6.0, 1.5, 2.0]> : tensor<4xf4E2M1FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-1.0, 6.0, 1.5, 2.0]> : tensor<4xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @gathers_f6E3M2FN() {
  %i0 = stablehlo.constant dense<[-28.0, 0.1]> : tensor<2xf6E3M2FN>
  %i1 = stablehlo.constant dense<[-0.5, 1.0]> : tensor<2xf6E3M2FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f6E3M2FN_program], [@gathers_f6E3M2FN_program]]} : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>)
  check.expect_eq_const %r#0, dense<[-28.0, 0.1, -0.5, 1.0]> : tensor<4xf6E3M2FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-28.0, 0.1, -0.5, 1.0]> : tensor<4xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E4M3() {
  %i0 = stablehlo.constant dense<[0x7C, 0xFC]> : tensor<2xf8E4M3>
  %i1 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E4M3>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E4M3_program], [@gathers_f8E4M3_program]]} : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> (tensor<4xf8E4M3>, tensor<4xf8E4M3>)
  check.expect_eq_const %r#0, dense<[0x7C, 0xFC, 0.1, 0.5]> : tensor<4xf8E4M3> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0x7C, 0xFC, 0.1, 0.5]> : tensor<4xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E4M3FN() {
  %i0 = stablehlo.constant dense<[0x7F, 0xFF]> : tensor<2xf8E4M3FN>
  %i1 = stablehlo.constant dense<[0.5, -0.5]> : tensor<2xf8E4M3FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E4M3FN_program], [@gathers_f8E4M3FN_program]]} : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>)
  check.expect_eq_const %r#0, dense<[0x7F, 0xFF, 0.5, -0.5]> : tensor<4xf8E4M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0x7F, 0xFF, 0.5, -0.5]> : tensor<4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E4M3FNUZ() {
  %i0 = stablehlo.constant dense<[-240.0, 0.1]> : tensor<2xf8E4M3FNUZ>
  %i1 = stablehlo.constant dense<[-0.5, 1.0]> : tensor<2xf8E4M3FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E4M3FNUZ_program], [@gathers_f8E4M3FNUZ_program]]} : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>)
  check.expect_eq_const %r#0, dense<[-240.0, 0.1, -0.5, 1.0]> : tensor<4xf8E4M3FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-240.0, 0.1, -0.5, 1.0]> : tensor<4xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E8M0FNU() {
  %i0 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf8E8M0FNU>
  %i1 = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf8E8M0FNU>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E8M0FNU_program], [@gathers_f8E8M0FNU_program]]} : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>)
  check.expect_eq_const %r#0, dense<[0.1, 0.5, 2.0, 4.0]> : tensor<4xf8E8M0FNU> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0.1, 0.5, 2.0, 4.0]> : tensor<4xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @gathers_bf16() {
  %i0 = stablehlo.constant dense<[0x7FC0, 0xFFC0]> : tensor<2xbf16>
  %i1 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xbf16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_bf16_program], [@gathers_bf16_program]]} : (tensor<2xbf16>, tensor<2xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>)
  check.expect_eq_const %r#0, dense<[0x7FC0, 0xFFC0, 0.1, 0.5]> : tensor<4xbf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0x7FC0, 0xFFC0, 0.1, 0.5]> : tensor<4xbf16> {shlo.bitwise}
  func.return
}

func.func @gathers_f64() {
  %i0 = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xf64>
  %i1 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f64_program], [@gathers_f64_program]]} : (tensor<2xf64>, tensor<2xf64>) -> (tensor<4xf64>, tensor<4xf64>)
  check.expect_eq_const %r#0, dense<[0x7FF8000000000000, 0xFFF8000000000000, 0.1, 0.5]> : tensor<4xf64> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0x7FF8000000000000, 0xFFF8000000000000, 0.1, 0.5]> : tensor<4xf64> {shlo.bitwise}
  func.return
}

func.func @gathers_i2() {
  %i0 = stablehlo.constant dense<0> : tensor<2xi2>
  %i1 = stablehlo.constant dense<[-2, 0]> : tensor<2xi2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i2_program], [@gathers_i2_program]]} : (tensor<2xi2>, tensor<2xi2>) -> (tensor<4xi2>, tensor<4xi2>)
  check.expect_eq_const %r#0, dense<[0, 0, -2, 0]> : tensor<4xi2>
  check.expect_eq_const %r#1, dense<[0, 0, -2, 0]> : tensor<4xi2>
  func.return
}

func.func @gathers_i8() {
  %i0 = stablehlo.constant dense<[116, -76]> : tensor<2xi8>
  %i1 = stablehlo.constant dense<[94, -56]> : tensor<2xi8>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i8_program], [@gathers_i8_program]]} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<4xi8>, tensor<4xi8>)
  check.expect_eq_const %r#0, dense<[116, -76, 94, -56]> : tensor<4xi8>
  check.expect_eq_const %r#1, dense<[116, -76, 94, -56]> : tensor<4xi8>
  func.return
}

func.func @gathers_i32() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xi32>
  %i1 = stablehlo.constant dense<[350, 456]> : tensor<2xi32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i32_program], [@gathers_i32_program]]} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %r#0, dense<[116, 180, 350, 456]> : tensor<4xi32>
  check.expect_eq_const %r#1, dense<[116, 180, 350, 456]> : tensor<4xi32>
  func.return
}

func.func @gathers_ui2() {
  %i0 = stablehlo.constant dense<0> : tensor<2xui2>
  %i1 = stablehlo.constant dense<[2, 0]> : tensor<2xui2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui2_program], [@gathers_ui2_program]]} : (tensor<2xui2>, tensor<2xui2>) -> (tensor<4xui2>, tensor<4xui2>)
  check.expect_eq_const %r#0, dense<[0, 0, 2, 0]> : tensor<4xui2>
  check.expect_eq_const %r#1, dense<[0, 0, 2, 0]> : tensor<4xui2>
  func.return
}

func.func @gathers_ui8() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xui8>
  %i1 = stablehlo.constant dense<[94, 200]> : tensor<2xui8>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui8_program], [@gathers_ui8_program]]} : (tensor<2xui8>, tensor<2xui8>) -> (tensor<4xui8>, tensor<4xui8>)
  check.expect_eq_const %r#0, dense<[116, 180, 94, 200]> : tensor<4xui8>
  check.expect_eq_const %r#1, dense<[116, 180, 94, 200]> : tensor<4xui8>
  func.return
}

func.func @gathers_ui32() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xui32>
  %i1 = stablehlo.constant dense<[350, 456]> : tensor<2xui32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui32_program], [@gathers_ui32_program]]} : (tensor<2xui32>, tensor<2xui32>) -> (tensor<4xui32>, tensor<4xui32>)
  check.expect_eq_const %r#0, dense<[116, 180, 350, 456]> : tensor<4xui32>
  check.expect_eq_const %r#1, dense<[116, 180, 350, 456]> : tensor<4xui32>
  func.return
}

func.func @gathers_complex_f32() {
  %i0 = stablehlo.constant dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38)]> : tensor<2xcomplex<f32>>
  %i1 = stablehlo.constant dense<[(-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38)]> : tensor<2xcomplex<f32>>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_complex_f32_program], [@gathers_complex_f32_program]]} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>)
  check.expect_eq_const %r#0, dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38)]> : tensor<4xcomplex<f32>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[(0.0, -1.0e-45), (-0.0, 3.402823466e38), (-1.0e-45, -1.0e-45), (1.1754942e-38, 3.402823466e38)]> : tensor<4xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func private @gathers_f4E2M1FN_program(%x0: tensor<2xf4E2M1FN>) -> (tensor<4xf4E2M1FN>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf4E2M1FN>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf4E2M1FN>) -> tensor<4xf4E2M1FN>
    stablehlo.return %g : tensor<4xf4E2M1FN>
  }) : (tensor<2xf4E2M1FN>) -> !stablehlo.future<tensor<4xf4E2M1FN>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf4E2M1FN>>) -> tensor<4xf4E2M1FN>
  func.return %r0 : tensor<4xf4E2M1FN>
}

func.func private @gathers_f6E3M2FN_program(%x0: tensor<2xf6E3M2FN>) -> (tensor<4xf6E3M2FN>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf6E3M2FN>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf6E3M2FN>) -> tensor<4xf6E3M2FN>
    stablehlo.return %g : tensor<4xf6E3M2FN>
  }) : (tensor<2xf6E3M2FN>) -> !stablehlo.future<tensor<4xf6E3M2FN>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf6E3M2FN>>) -> tensor<4xf6E3M2FN>
  func.return %r0 : tensor<4xf6E3M2FN>
}

func.func private @gathers_f8E4M3_program(%x0: tensor<2xf8E4M3>) -> (tensor<4xf8E4M3>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf8E4M3>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf8E4M3>) -> tensor<4xf8E4M3>
    stablehlo.return %g : tensor<4xf8E4M3>
  }) : (tensor<2xf8E4M3>) -> !stablehlo.future<tensor<4xf8E4M3>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf8E4M3>>) -> tensor<4xf8E4M3>
  func.return %r0 : tensor<4xf8E4M3>
}

func.func private @gathers_f8E4M3FN_program(%x0: tensor<2xf8E4M3FN>) -> (tensor<4xf8E4M3FN>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf8E4M3FN>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf8E4M3FN>) -> tensor<4xf8E4M3FN>
    stablehlo.return %g : tensor<4xf8E4M3FN>
  }) : (tensor<2xf8E4M3FN>) -> !stablehlo.future<tensor<4xf8E4M3FN>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf8E4M3FN>>) -> tensor<4xf8E4M3FN>
  func.return %r0 : tensor<4xf8E4M3FN>
}

func.func private @gathers_f8E4M3FNUZ_program(%x0: tensor<2xf8E4M3FNUZ>) -> (tensor<4xf8E4M3FNUZ>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf8E4M3FNUZ>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
    stablehlo.return %g : tensor<4xf8E4M3FNUZ>
  }) : (tensor<2xf8E4M3FNUZ>) -> !stablehlo.future<tensor<4xf8E4M3FNUZ>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf8E4M3FNUZ>>) -> tensor<4xf8E4M3FNUZ>
  func.return %r0 : tensor<4xf8E4M3FNUZ>
}

func.func private @gathers_f8E8M0FNU_program(%x0: tensor<2xf8E8M0FNU>) -> (tensor<4xf8E8M0FNU>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf8E8M0FNU>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
    stablehlo.return %g : tensor<4xf8E8M0FNU>
  }) : (tensor<2xf8E8M0FNU>) -> !stablehlo.future<tensor<4xf8E8M0FNU>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf8E8M0FNU>>) -> tensor<4xf8E8M0FNU>
  func.return %r0 : tensor<4xf8E8M0FNU>
}

func.func private @gathers_bf16_program(%x0: tensor<2xbf16>) -> (tensor<4xbf16>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xbf16>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xbf16>) -> tensor<4xbf16>
    stablehlo.return %g : tensor<4xbf16>
  }) : (tensor<2xbf16>) -> !stablehlo.future<tensor<4xbf16>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xbf16>>) -> tensor<4xbf16>
  func.return %r0 : tensor<4xbf16>
}

func.func private @gathers_f64_program(%x0: tensor<2xf64>) -> (tensor<4xf64>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf64>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf64>) -> tensor<4xf64>
    stablehlo.return %g : tensor<4xf64>
  }) : (tensor<2xf64>) -> !stablehlo.future<tensor<4xf64>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf64>>) -> tensor<4xf64>
  func.return %r0 : tensor<4xf64>
}

func.func private @gathers_i2_program(%x0: tensor<2xi2>) -> (tensor<4xi2>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xi2>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi2>) -> tensor<4xi2>
    stablehlo.return %g : tensor<4xi2>
  }) : (tensor<2xi2>) -> !stablehlo.future<tensor<4xi2>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xi2>>) -> tensor<4xi2>
  func.return %r0 : tensor<4xi2>
}

func.func private @gathers_i8_program(%x0: tensor<2xi8>) -> (tensor<4xi8>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xi8>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi8>) -> tensor<4xi8>
    stablehlo.return %g : tensor<4xi8>
  }) : (tensor<2xi8>) -> !stablehlo.future<tensor<4xi8>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xi8>>) -> tensor<4xi8>
  func.return %r0 : tensor<4xi8>
}

func.func private @gathers_i32_program(%x0: tensor<2xi32>) -> (tensor<4xi32>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xi32>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi32>) -> tensor<4xi32>
    stablehlo.return %g : tensor<4xi32>
  }) : (tensor<2xi32>) -> !stablehlo.future<tensor<4xi32>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xi32>>) -> tensor<4xi32>
  func.return %r0 : tensor<4xi32>
}

func.func private @gathers_ui2_program(%x0: tensor<2xui2>) -> (tensor<4xui2>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xui2>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xui2>) -> tensor<4xui2>
    stablehlo.return %g : tensor<4xui2>
  }) : (tensor<2xui2>) -> !stablehlo.future<tensor<4xui2>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xui2>>) -> tensor<4xui2>
  func.return %r0 : tensor<4xui2>
}

func.func private @gathers_ui8_program(%x0: tensor<2xui8>) -> (tensor<4xui8>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xui8>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xui8>) -> tensor<4xui8>
    stablehlo.return %g : tensor<4xui8>
  }) : (tensor<2xui8>) -> !stablehlo.future<tensor<4xui8>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xui8>>) -> tensor<4xui8>
  func.return %r0 : tensor<4xui8>
}

func.func private @gathers_ui32_program(%x0: tensor<2xui32>) -> (tensor<4xui32>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xui32>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xui32>) -> tensor<4xui32>
    stablehlo.return %g : tensor<4xui32>
  }) : (tensor<2xui32>) -> !stablehlo.future<tensor<4xui32>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xui32>>) -> tensor<4xui32>
  func.return %r0 : tensor<4xui32>
}

func.func private @gathers_complex_f32_program(%x0: tensor<2xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xcomplex<f32>>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    stablehlo.return %g : tensor<4xcomplex<f32>>
  }) : (tensor<2xcomplex<f32>>) -> !stablehlo.future<tensor<4xcomplex<f32>>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xcomplex<f32>>>) -> tensor<4xcomplex<f32>>
  func.return %r0 : tensor<4xcomplex<f32>>
}
