// stablehlo.dynamic_iota: the shape is a value.

func.func @dynamic_iota_of_f64() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf64>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf64> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_f32() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf32>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf32> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_f16() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf16>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf16> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_bf16() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xbf16>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xbf16> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_f8E4M3FN() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_f8E5M2() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf8E5M2>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_f4E2M1FN() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xf4E2M1FN>
  check.expect_eq_const %r, dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<2x4xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @dynamic_iota_of_i4() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xi4>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xi4>
  func.return
}

func.func @dynamic_iota_of_i8() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xi8>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xi8>
  func.return
}

func.func @dynamic_iota_of_i32() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xi32>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xi32>
  func.return
}

func.func @dynamic_iota_of_i64() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xi64>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xi64>
  func.return
}

func.func @dynamic_iota_of_ui4() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xui4>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xui4>
  func.return
}

func.func @dynamic_iota_of_ui8() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xui8>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xui8>
  func.return
}

func.func @dynamic_iota_of_ui64() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xui64>
  check.expect_eq_const %r, dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xui64>
  func.return
}

func.func @dynamic_iota_of_complex_f32() {
  %s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const %r, dense<[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]]> : tensor<2x4xcomplex<f32>> {shlo.bitwise}
  func.return
}

func.func @sizes_known_at_run_time() {
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %r = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %static = stablehlo.reshape %r : (tensor<?x?xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %static, dense<[[0, 0], [1, 1], [2, 2]]> : tensor<3x2xi32>
  func.return
}

// Each index is converted once: to even where two values are equally near, then overflow.
func.func @dynamic_iota_of_36_f4E2M1FN() {
  %s = stablehlo.constant dense<[36]> : tensor<1xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36xf4E2M1FN>
  check.expect_eq_const %r, dense<"0x000204050606070707070707070707070707070707070707070707070707070707070707"> : tensor<36xf4E2M1FN> {shlo.bitwise}
  func.return
}

// Each index is converted once: to even where two values are equally near, then overflow.
func.func @dynamic_iota_of_36_f6E2M3FN() {
  %s = stablehlo.constant dense<[36]> : tensor<1xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x00081014181A1C1E1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<36xf6E2M3FN> {shlo.bitwise}
  func.return
}

// Each index is converted once: to even where two values are equally near, then overflow.
func.func @dynamic_iota_of_36_f6E3M2FN() {
  %s = stablehlo.constant dense<[36]> : tensor<1xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x000C1012141516171818191A1A1A1B1C1C1C1C1D1D1D1E1E1E1E1E1F1F1F1F1F1F1F1F1F"> : tensor<36xf6E3M2FN> {shlo.bitwise}
  func.return
}

// Each index is converted once: to even where two values are equally near, then overflow.
func.func @dynamic_iota_of_36_f8E5M2() {
  %s = stablehlo.constant dense<[36]> : tensor<1xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36xf8E5M2>
  check.expect_eq_const %r, dense<"0x003C4042444546474848494A4A4A4B4C4C4C4C4D4D4D4E4E4E4E4E4F4F4F505050505050"> : tensor<36xf8E5M2> {shlo.bitwise}
  func.return
}

// Each index is converted once: to even where two values are equally near, then overflow.
func.func @dynamic_iota_of_36_f8E4M3() {
  %s = stablehlo.constant dense<[36]> : tensor<1xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36xf8E4M3>
  check.expect_eq_const %r, dense<"0x00384044484A4C4E50515253545556575858595A5A5A5B5C5C5C5D5E5E5E5F6060606061"> : tensor<36xf8E4M3> {shlo.bitwise}
  func.return
}

// Each index is converted once: to even where two values are equally near, then overflow.
func.func @dynamic_iota_of_36_f8E3M4() {
  %s = stablehlo.constant dense<[36]> : tensor<1xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36xf8E3M4>
  check.expect_eq_const %r, dense<"0x003040485054585C60626466686A6C6E7070707070707070707070707070707070707070"> : tensor<36xf8E3M4> {shlo.bitwise}
  func.return
}

// Each index is converted once: to even where two values are equally near, then overflow.
func.func @dynamic_iota_of_36_f8E4M3FN() {
  %s = stablehlo.constant dense<[36]> : tensor<1xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x00384044484A4C4E50515253545556575858595A5A5A5B5C5C5C5D5E5E5E5F6060606061"> : tensor<36xf8E4M3FN> {shlo.bitwise}
  func.return
}

// Each index is converted once: to even where two values are equally near, then overflow.
func.func @dynamic_iota_of_36_f8E5M2FNUZ() {
  %s = stablehlo.constant dense<[36]> : tensor<1xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x0040444648494A4B4C4C4D4E4E4E4F505050505151515252525252535353545454545454"> : tensor<36xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

// Each index is converted once: to even where two values are equally near, then overflow.
func.func @dynamic_iota_of_36_f8E4M3FNUZ() {
  %s = stablehlo.constant dense<[36]> : tensor<1xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x0040484C5052545658595A5B5C5D5E5F6060616262626364646465666666676868686869"> : tensor<36xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

// Each index is converted once: to even where two values are equally near, then overflow.
func.func @dynamic_iota_of_36_f8E4M3B11FNUZ() {
  %s = stablehlo.constant dense<[36]> : tensor<1xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x00586064686A6C6E70717273747576777878797A7A7A7B7C7C7C7D7E7E7E7F8080808080"> : tensor<36xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

// Each index is converted once: to even where two values are equally near, then overflow.
func.func @dynamic_iota_of_36_f8E8M0FNU() {
  %s = stablehlo.constant dense<[36]> : tensor<1xi64>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0xFF7F80818181828282828282838383838383838383838383848484848484848484848484"> : tensor<36xf8E8M0FNU> {shlo.bitwise}
  func.return
}
