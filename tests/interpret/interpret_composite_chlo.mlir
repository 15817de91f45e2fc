// Composites named chlo.X of version 1 are the ops of that name: their decompositions are approximations. Expected
// values are mpmath's, rounded once.

func.func @erf() {
  %x = stablehlo.constant dense<[0x3E99999A, 0xBF333333, 0x3F666666, 0x3DFCD680]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.erf" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0x3EA841C5, 0xBF2D8461, 0x3F4C022D, 0x3E0DED55]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @acos() {
  %x = stablehlo.constant dense<[0x3E99999A, 0xBF333333, 0x3F666666, 0x3DFCD680]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.acos" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0x3FA20FAF, 0x4016280A, 0x3EE6ECFE, 0x3FB9381A]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @asin() {
  %x = stablehlo.constant dense<[0x3E99999A, 0xBF333333, 0x3F666666, 0x3DFCD680]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.asin" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0x3E9C00AD, 0xBF468073, 0x3F8F549B, 0x3DFD7C0F]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @atanh() {
  %x = stablehlo.constant dense<[0x3E99999A, 0xBF333333, 0x3F666666, 0x3DFCD680]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.atanh" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0x3E9E795B, 0xBF5E0768, 0x3FBC71AF, 0x3DFE2261]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @asinh() {
  %x = stablehlo.constant dense<[0x3F8CCCCD, 0x40200000, 0x406CCCCD, 0x41240000]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.asinh" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0x3F7349F0, 0x3FD2D878, 0x40013B91, 0x4041757D]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @acosh() {
  %x = stablehlo.constant dense<[0x3F8CCCCD, 0x40200000, 0x406CCCCD, 0x41240000]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.acosh" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0x3EE31B63, 0x3FC88CE1, 0x3FFDC904, 0x40412784]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @sinh() {
  %x = stablehlo.constant dense<[0x3F8CCCCD, 0x40200000, 0x406CCCCD, 0x41240000]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.sinh" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0x3FAAF67F, 0x40C19B46, 0x41A1B0BA, 0x465CF515]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @cosh() {
  %x = stablehlo.constant dense<[0x3F8CCCCD, 0x40200000, 0x406CCCCD, 0x41240000]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.cosh" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0x3FD59204, 0x40C43BB7, 0x41A1E35C, 0x465CF515]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @tan() {
  %x = stablehlo.constant dense<[0x3F8CCCCD, 0x40200000, 0x406CCCCD, 0x41240000]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.tan" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0x3FFB7D40, 0xBF3F3CDA, 0x3F1FEE83, 0x3F8A9FA4]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @erfc() {
  %x = stablehlo.constant dense<[0x3E99999A, 0xBF333333, 0x3F666666, 0x3DFCD680]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.erfc" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0x3F2BDF1E, 0x3FD6C230, 0x3E4FF74C, 0x3F5C84AB]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @lgamma() {
  %x = stablehlo.constant dense<[0x3F8CCCCD, 0x40200000, 0x406CCCCD, 0x41240000]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.lgamma" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0xBD4C470E, 0x3E91C1F4, 0x3FB6CB13, 0x4155E36D]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @digamma() {
  %x = stablehlo.constant dense<[0x3F8CCCCD, 0x40200000, 0x406CCCCD, 0x41240000]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.digamma" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0xBED8F667, 0x3F340213, 0x3F95654A, 0x4011C5EA]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @erf_inv() {
  %x = stablehlo.constant dense<[0x3E99999A, 0xBF333333, 0x3F666666, 0x3DFCD680]> : tensor<4xf32>
  %r = stablehlo.composite "chlo.erf_inv" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %r, dense<[0x3E8B803C, 0xBF3B9D4F, 0x3F94E00A, 0x3DE0F931]> : tensor<4xf32> {shlo.bitwise}
  func.return
}

func.func @top_k() {
  %x = stablehlo.constant dense<[[3.0, 1.0, 3.0], [0.5, 5.0, -1.0]]> : tensor<2x3xf32>
  %r:2 = stablehlo.composite "chlo.top_k" %x {composite_attributes = {k = 2 : i64, largest = true}, decomposition = @unused_top_k, version = 1 : i32} : (tensor<2x3xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  check.expect_eq_const %r#0, dense<[[3.0, 3.0], [5.0, 0.5]]> : tensor<2x2xf32>
  check.expect_eq_const %r#1, dense<[[0, 2], [1, 0]]> : tensor<2x2xi32>
  func.return
}

func.func @mulhi() {
  %x = stablehlo.constant dense<[2000000000, -7]> : tensor<2xi32>
  %r = stablehlo.composite "chlo.mulhi" %x, %x {decomposition = @unused_mulhi, version = 1 : i32} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[931322574, 0]> : tensor<2xi32>
  func.return
}

func.func @in_a_region() {
  %x = stablehlo.constant dense<[0x3F8CCCCD, 0x40200000]> : tensor<2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    %s = stablehlo.composite "chlo.sinh" %a {decomposition = @unused_scalar, version = 1 : i32} : (tensor<f32>) -> tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[0x3FAAF67F, 0x40C19B46]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func @another_version_is_its_decomposition() {
  %x = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0]> : tensor<4xf32>
  %0 = stablehlo.composite "chlo.erf" %x {decomposition = @unused} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.composite "chlo.erf" %x {decomposition = @unused, version = 2 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %minus = stablehlo.constant dense<-1.0> : tensor<4xf32>
  check.expect_eq %0, %minus : tensor<4xf32>
  check.expect_eq %1, %minus : tensor<4xf32>
  func.return
}

func.func @another_name_is_its_decomposition() {
  %x = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0]> : tensor<4xf32>
  %0 = stablehlo.composite "my.erf" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.composite "chlo.no_such_op" %x {decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %minus = stablehlo.constant dense<-1.0> : tensor<4xf32>
  check.expect_eq %0, %minus : tensor<4xf32>
  check.expect_eq %1, %minus : tensor<4xf32>
  func.return
}

func.func @what_does_not_fit_is_its_decomposition() {
  %x = stablehlo.constant dense<[0.25, 0.5, 0.75, 1.0]> : tensor<4xf32>
  %i = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %k = stablehlo.constant dense<[[3.0, 1.0, 3.0], [0.5, 5.0, -1.0]]> : tensor<2x3xf32>
  %0 = stablehlo.composite "chlo.erf" %x {composite_attributes = {approximate}, decomposition = @unused, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.composite "chlo.erf" %i {decomposition = @of_integers, version = 1 : i32} : (tensor<2xi32>) -> tensor<2xi32>
  %2:2 = stablehlo.composite "chlo.top_k" %k {composite_attributes = {k = 2 : i64, largest = false}, decomposition = @unused_top_k, version = 1 : i32} : (tensor<2x3xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  %minus = stablehlo.constant dense<-1.0> : tensor<4xf32>
  check.expect_eq %0, %minus : tensor<4xf32>
  check.expect_eq %1, %i : tensor<2xi32>
  check.expect_eq_const %2#1, dense<-1> : tensor<2x2xi32>
  func.return
}

func.func @called() {
  %x = stablehlo.constant dense<[0x3F8CCCCD, 0x40200000]> : tensor<2xf32>
  %r = func.call @calls(%x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<[0x3FAAF67F, 0x40C19B46]> : tensor<2xf32> {shlo.bitwise}
  func.return
}

func.func private @calls(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.composite "chlo.sinh" %x {decomposition = @unused_two, version = 1 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func private @unused(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.constant dense<-1.0> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func private @unused_two(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

func.func private @unused_scalar(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}

func.func private @of_integers(%x: tensor<2xi32>) -> tensor<2xi32> {
  return %x : tensor<2xi32>
}

func.func private @unused_mulhi(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  return %x : tensor<2xi32>
}

func.func private @unused_top_k(%x: tensor<2x3xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {
  %0 = stablehlo.constant dense<-1.0> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<-1> : tensor<2x2xi32>
  return %0, %1 : tensor<2x2xf32>, tensor<2x2xi32>
}
