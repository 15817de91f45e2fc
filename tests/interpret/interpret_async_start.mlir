// stablehlo.async_start: an op of its own pace.

func.func @gathers_f6E2M3FN() {
  %i0 = stablehlo.constant dense<[-1.0, 7.5]> : tensor<2xf6E2M3FN>
  %i1 = stablehlo.constant dense<[0.5, -0.5]> : tensor<2xf6E2M3FN>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f6E2M3FN_program], [@gathers_f6E2M3FN_program]]} : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>)
  check.expect_eq_const %r#0, dense<[-1.0, 7.5, 0.5, -0.5]> : tensor<4xf6E2M3FN> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-1.0, 7.5, 0.5, -0.5]> : tensor<4xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E5M2() {
  %i0 = stablehlo.constant dense<[0x7E, 0xFE]> : tensor<2xf8E5M2>
  %i1 = stablehlo.constant dense<[0.09, 0.5]> : tensor<2xf8E5M2>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E5M2_program], [@gathers_f8E5M2_program]]} : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> (tensor<4xf8E5M2>, tensor<4xf8E5M2>)
  check.expect_eq_const %r#0, dense<[0x7E, 0xFE, 0.09, 0.5]> : tensor<4xf8E5M2> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0x7E, 0xFE, 0.09, 0.5]> : tensor<4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E3M4() {
  %i0 = stablehlo.constant dense<[0xF0, 0x78]> : tensor<2xf8E3M4>
  %i1 = stablehlo.constant dense<[0x71, 0.09]> : tensor<2xf8E3M4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E3M4_program], [@gathers_f8E3M4_program]]} : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> (tensor<4xf8E3M4>, tensor<4xf8E3M4>)
  check.expect_eq_const %r#0, dense<[0xF0, 0x78, 0x71, 0.09]> : tensor<4xf8E3M4> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0xF0, 0x78, 0x71, 0.09]> : tensor<4xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E5M2FNUZ() {
  %i0 = stablehlo.constant dense<[-57000.0, 0.09]> : tensor<2xf8E5M2FNUZ>
  %i1 = stablehlo.constant dense<[-0.5, 1.0]> : tensor<2xf8E5M2FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E5M2FNUZ_program], [@gathers_f8E5M2FNUZ_program]]} : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>)
  check.expect_eq_const %r#0, dense<[-57000.0, 0.09, -0.5, 1.0]> : tensor<4xf8E5M2FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-57000.0, 0.09, -0.5, 1.0]> : tensor<4xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @gathers_f8E4M3B11FNUZ() {
  %i0 = stablehlo.constant dense<[-30.0, 0.1]> : tensor<2xf8E4M3B11FNUZ>
  %i1 = stablehlo.constant dense<[-0.5, 1.0]> : tensor<2xf8E4M3B11FNUZ>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f8E4M3B11FNUZ_program], [@gathers_f8E4M3B11FNUZ_program]]} : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>)
  check.expect_eq_const %r#0, dense<[-30.0, 0.1, -0.5, 1.0]> : tensor<4xf8E4M3B11FNUZ> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[-30.0, 0.1, -0.5, 1.0]> : tensor<4xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @gathers_f16() {
  %i0 = stablehlo.constant dense<[0x7E00, 0xFE00]> : tensor<2xf16>
  %i1 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f16_program], [@gathers_f16_program]]} : (tensor<2xf16>, tensor<2xf16>) -> (tensor<4xf16>, tensor<4xf16>)
  check.expect_eq_const %r#0, dense<[0x7E00, 0xFE00, 0.1, 0.5]> : tensor<4xf16> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0x7E00, 0xFE00, 0.1, 0.5]> : tensor<4xf16> {shlo.bitwise}
  func.return
}

func.func @gathers_f32() {
  %i0 = stablehlo.constant dense<[0x7FC00000, 0xFFC00000]> : tensor<2xf32>
  %i1 = stablehlo.constant dense<[0.1, 0.5]> : tensor<2xf32>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_f32_program], [@gathers_f32_program]]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  check.expect_eq_const %r#0, dense<[0x7FC00000, 0xFFC00000, 0.1, 0.5]> : tensor<4xf32> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[0x7FC00000, 0xFFC00000, 0.1, 0.5]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @gathers_i1() {
  %i0 = stablehlo.constant dense<false> : tensor<2xi1>
  %i1 = stablehlo.constant dense<false> : tensor<2xi1>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i1_program], [@gathers_i1_program]]} : (tensor<2xi1>, tensor<2xi1>) -> (tensor<4xi1>, tensor<4xi1>)
  check.expect_eq_const %r#0, dense<false> : tensor<4xi1>
  check.expect_eq_const %r#1, dense<false> : tensor<4xi1>
  func.return
}

func.func @gathers_i4() {
  %i0 = stablehlo.constant dense<4> : tensor<2xi4>
  %i1 = stablehlo.constant dense<[-2, -8]> : tensor<2xi4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i4_program], [@gathers_i4_program]]} : (tensor<2xi4>, tensor<2xi4>) -> (tensor<4xi4>, tensor<4xi4>)
  check.expect_eq_const %r#0, dense<[4, 4, -2, -8]> : tensor<4xi4>
  check.expect_eq_const %r#1, dense<[4, 4, -2, -8]> : tensor<4xi4>
  func.return
}

func.func @gathers_i16() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xi16>
  %i1 = stablehlo.constant dense<[350, 456]> : tensor<2xi16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i16_program], [@gathers_i16_program]]} : (tensor<2xi16>, tensor<2xi16>) -> (tensor<4xi16>, tensor<4xi16>)
  check.expect_eq_const %r#0, dense<[116, 180, 350, 456]> : tensor<4xi16>
  check.expect_eq_const %r#1, dense<[116, 180, 350, 456]> : tensor<4xi16>
  func.return
}

func.func @gathers_i64() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xi64>
  %i1 = stablehlo.constant dense<[350, 456]> : tensor<2xi64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_i64_program], [@gathers_i64_program]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<4xi64>, tensor<4xi64>)
  check.expect_eq_const %r#0, dense<[116, 180, 350, 456]> : tensor<4xi64>
  check.expect_eq_const %r#1, dense<[116, 180, 350, 456]> : tensor<4xi64>
  func.return
}

func.func @gathers_ui4() {
  %i0 = stablehlo.constant dense<4> : tensor<2xui4>
  %i1 = stablehlo.constant dense<[14, 8]> : tensor<2xui4>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui4_program], [@gathers_ui4_program]]} : (tensor<2xui4>, tensor<2xui4>) -> (tensor<4xui4>, tensor<4xui4>)
  check.expect_eq_const %r#0, dense<[4, 4, 14, 8]> : tensor<4xui4>
  check.expect_eq_const %r#1, dense<[4, 4, 14, 8]> : tensor<4xui4>
  func.return
}

func.func @gathers_ui16() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xui16>
  %i1 = stablehlo.constant dense<[350, 456]> : tensor<2xui16>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui16_program], [@gathers_ui16_program]]} : (tensor<2xui16>, tensor<2xui16>) -> (tensor<4xui16>, tensor<4xui16>)
  check.expect_eq_const %r#0, dense<[116, 180, 350, 456]> : tensor<4xui16>
  check.expect_eq_const %r#1, dense<[116, 180, 350, 456]> : tensor<4xui16>
  func.return
}

func.func @gathers_ui64() {
  %i0 = stablehlo.constant dense<[116, 180]> : tensor<2xui64>
  %i1 = stablehlo.constant dense<[350, 456]> : tensor<2xui64>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_ui64_program], [@gathers_ui64_program]]} : (tensor<2xui64>, tensor<2xui64>) -> (tensor<4xui64>, tensor<4xui64>)
  check.expect_eq_const %r#0, dense<[116, 180, 350, 456]> : tensor<4xui64>
  check.expect_eq_const %r#1, dense<[116, 180, 350, 456]> : tensor<4xui64>
  func.return
}

func.func @gathers_complex_f64() {
  %i0 = stablehlo.constant dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308)]> : tensor<2xcomplex<f64>>
  %i1 = stablehlo.constant dense<[(-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308)]> : tensor<2xcomplex<f64>>
  %r:2 = "interpreter.run_parallel"(%i0, %i1) {programs = [[@gathers_complex_f64_program], [@gathers_complex_f64_program]]} : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>)
  check.expect_eq_const %r#0, dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308)]> : tensor<4xcomplex<f64>> {shlo.bitwise}
  check.expect_eq_const %r#1, dense<[(0.0, -5.0e-324), (-0.0, 1.7976931348623157e308), (-5.0e-324, -5.0e-324), (2.225073858507201e-308, 1.7976931348623157e308)]> : tensor<4xcomplex<f64>> {shlo.bitwise}
  func.return
}

func.func @slices() {
  %i0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %r = "interpreter.run_parallel"(%i0) {programs = [[@slices_program]]} : (tensor<4xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[2, 3]> : tensor<2xi32>
  func.return
}

func.func private @gathers_f6E2M3FN_program(%x0: tensor<2xf6E2M3FN>) -> (tensor<4xf6E2M3FN>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf6E2M3FN>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf6E2M3FN>) -> tensor<4xf6E2M3FN>
    stablehlo.return %g : tensor<4xf6E2M3FN>
  }) : (tensor<2xf6E2M3FN>) -> !stablehlo.future<tensor<4xf6E2M3FN>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf6E2M3FN>>) -> tensor<4xf6E2M3FN>
  func.return %r0 : tensor<4xf6E2M3FN>
}

func.func private @gathers_f8E5M2_program(%x0: tensor<2xf8E5M2>) -> (tensor<4xf8E5M2>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf8E5M2>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf8E5M2>) -> tensor<4xf8E5M2>
    stablehlo.return %g : tensor<4xf8E5M2>
  }) : (tensor<2xf8E5M2>) -> !stablehlo.future<tensor<4xf8E5M2>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf8E5M2>>) -> tensor<4xf8E5M2>
  func.return %r0 : tensor<4xf8E5M2>
}

func.func private @gathers_f8E3M4_program(%x0: tensor<2xf8E3M4>) -> (tensor<4xf8E3M4>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf8E3M4>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf8E3M4>) -> tensor<4xf8E3M4>
    stablehlo.return %g : tensor<4xf8E3M4>
  }) : (tensor<2xf8E3M4>) -> !stablehlo.future<tensor<4xf8E3M4>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf8E3M4>>) -> tensor<4xf8E3M4>
  func.return %r0 : tensor<4xf8E3M4>
}

func.func private @gathers_f8E5M2FNUZ_program(%x0: tensor<2xf8E5M2FNUZ>) -> (tensor<4xf8E5M2FNUZ>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf8E5M2FNUZ>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
    stablehlo.return %g : tensor<4xf8E5M2FNUZ>
  }) : (tensor<2xf8E5M2FNUZ>) -> !stablehlo.future<tensor<4xf8E5M2FNUZ>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf8E5M2FNUZ>>) -> tensor<4xf8E5M2FNUZ>
  func.return %r0 : tensor<4xf8E5M2FNUZ>
}

func.func private @gathers_f8E4M3B11FNUZ_program(%x0: tensor<2xf8E4M3B11FNUZ>) -> (tensor<4xf8E4M3B11FNUZ>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf8E4M3B11FNUZ>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
    stablehlo.return %g : tensor<4xf8E4M3B11FNUZ>
  }) : (tensor<2xf8E4M3B11FNUZ>) -> !stablehlo.future<tensor<4xf8E4M3B11FNUZ>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf8E4M3B11FNUZ>>) -> tensor<4xf8E4M3B11FNUZ>
  func.return %r0 : tensor<4xf8E4M3B11FNUZ>
}

func.func private @gathers_f16_program(%x0: tensor<2xf16>) -> (tensor<4xf16>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf16>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf16>) -> tensor<4xf16>
    stablehlo.return %g : tensor<4xf16>
  }) : (tensor<2xf16>) -> !stablehlo.future<tensor<4xf16>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf16>>) -> tensor<4xf16>
  func.return %r0 : tensor<4xf16>
}

func.func private @gathers_f32_program(%x0: tensor<2xf32>) -> (tensor<4xf32>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xf32>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<4xf32>
    stablehlo.return %g : tensor<4xf32>
  }) : (tensor<2xf32>) -> !stablehlo.future<tensor<4xf32>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
  func.return %r0 : tensor<4xf32>
}

func.func private @gathers_i1_program(%x0: tensor<2xi1>) -> (tensor<4xi1>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xi1>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi1>) -> tensor<4xi1>
    stablehlo.return %g : tensor<4xi1>
  }) : (tensor<2xi1>) -> !stablehlo.future<tensor<4xi1>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xi1>>) -> tensor<4xi1>
  func.return %r0 : tensor<4xi1>
}

func.func private @gathers_i4_program(%x0: tensor<2xi4>) -> (tensor<4xi4>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xi4>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi4>) -> tensor<4xi4>
    stablehlo.return %g : tensor<4xi4>
  }) : (tensor<2xi4>) -> !stablehlo.future<tensor<4xi4>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xi4>>) -> tensor<4xi4>
  func.return %r0 : tensor<4xi4>
}

func.func private @gathers_i16_program(%x0: tensor<2xi16>) -> (tensor<4xi16>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xi16>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi16>) -> tensor<4xi16>
    stablehlo.return %g : tensor<4xi16>
  }) : (tensor<2xi16>) -> !stablehlo.future<tensor<4xi16>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xi16>>) -> tensor<4xi16>
  func.return %r0 : tensor<4xi16>
}

func.func private @gathers_i64_program(%x0: tensor<2xi64>) -> (tensor<4xi64>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xi64>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<4xi64>
    stablehlo.return %g : tensor<4xi64>
  }) : (tensor<2xi64>) -> !stablehlo.future<tensor<4xi64>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xi64>>) -> tensor<4xi64>
  func.return %r0 : tensor<4xi64>
}

func.func private @gathers_ui4_program(%x0: tensor<2xui4>) -> (tensor<4xui4>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xui4>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xui4>) -> tensor<4xui4>
    stablehlo.return %g : tensor<4xui4>
  }) : (tensor<2xui4>) -> !stablehlo.future<tensor<4xui4>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xui4>>) -> tensor<4xui4>
  func.return %r0 : tensor<4xui4>
}

func.func private @gathers_ui16_program(%x0: tensor<2xui16>) -> (tensor<4xui16>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xui16>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xui16>) -> tensor<4xui16>
    stablehlo.return %g : tensor<4xui16>
  }) : (tensor<2xui16>) -> !stablehlo.future<tensor<4xui16>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xui16>>) -> tensor<4xui16>
  func.return %r0 : tensor<4xui16>
}

func.func private @gathers_ui64_program(%x0: tensor<2xui64>) -> (tensor<4xui64>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xui64>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xui64>) -> tensor<4xui64>
    stablehlo.return %g : tensor<4xui64>
  }) : (tensor<2xui64>) -> !stablehlo.future<tensor<4xui64>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xui64>>) -> tensor<4xui64>
  func.return %r0 : tensor<4xui64>
}

func.func private @gathers_complex_f64_program(%x0: tensor<2xcomplex<f64>>) -> (tensor<4xcomplex<f64>>) {
  %f = "stablehlo.async_start"(%x0) ({
  ^bb0(%a: tensor<2xcomplex<f64>>):
    %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    stablehlo.return %g : tensor<4xcomplex<f64>>
  }) : (tensor<2xcomplex<f64>>) -> !stablehlo.future<tensor<4xcomplex<f64>>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xcomplex<f64>>>) -> tensor<4xcomplex<f64>>
  func.return %r0 : tensor<4xcomplex<f64>>
}

func.func private @slices_program(%x0: tensor<4xi32>) -> (tensor<2xi32>) {
  %f = "stablehlo.async_start"(%x0) ({
    %s = stablehlo.slice %x0 [1:3] : (tensor<4xi32>) -> tensor<2xi32>
    stablehlo.return %s : tensor<2xi32>
  }) : (tensor<4xi32>) -> !stablehlo.future<tensor<2xi32>>
  %r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  func.return %r0 : tensor<2xi32>
}
