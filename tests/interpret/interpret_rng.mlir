// stablehlo.rng: numbers of a seed, 0 unless --seed says otherwise.

func.func @uniform_i1() {
  %a = stablehlo.constant dense<false> : tensor<i1>
  %b = stablehlo.constant dense<true> : tensor<i1>
  %shape = stablehlo.constant dense<[6]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<1xi64>) -> tensor<6xi1>
  check.expect_eq_const %r, dense<false> : tensor<6xi1>
  func.return
}

func.func @uniform_i2() {
  %a = stablehlo.constant dense<-2> : tensor<i2>
  %b = stablehlo.constant dense<1> : tensor<i2>
  %shape = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<i2>, tensor<i2>, tensor<2xi64>) -> tensor<3x5xi2>
  check.expect_eq_const %r, dense<[[0, -1, -1, -2, -2], [-2, -1, -1, 0, 0], [-2, -1, 0, -2, -2]]> : tensor<3x5xi2>
  func.return
}

func.func @uniform_ui2() {
  %a = stablehlo.constant dense<0> : tensor<ui2>
  %b = stablehlo.constant dense<3> : tensor<ui2>
  %shape = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<ui2>, tensor<ui2>, tensor<3xi64>) -> tensor<2x1x3xui2>
  check.expect_eq_const %r, dense<[[[2, 1, 1]], [[0, 0, 0]]]> : tensor<2x1x3xui2>
  func.return
}

func.func @uniform_i4() {
  %a = stablehlo.constant dense<-8> : tensor<i4>
  %b = stablehlo.constant dense<7> : tensor<i4>
  %shape = stablehlo.constant dense<[6]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<i4>, tensor<i4>, tensor<1xi64>) -> tensor<6xi4>
  check.expect_eq_const %r, dense<[5, 1, -3, -8, -4, -4]> : tensor<6xi4>
  func.return
}

func.func @uniform_ui8() {
  %a = stablehlo.constant dense<0> : tensor<ui8>
  %b = stablehlo.constant dense<255> : tensor<ui8>
  %shape = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<ui8>, tensor<ui8>, tensor<2xi64>) -> tensor<3x5xui8>
  check.expect_eq_const %r, dense<[[224, 154, 92, 9, 81], [69, 105, 108, 176, 233], [7, 90, 205, 8, 10]]> : tensor<3x5xui8>
  func.return
}

func.func @uniform_i8() {
  %a = stablehlo.constant dense<-3> : tensor<i8>
  %b = stablehlo.constant dense<4> : tensor<i8>
  %shape = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<i8>, tensor<i8>, tensor<3xi64>) -> tensor<2x1x3xi8>
  check.expect_eq_const %r, dense<[[[3, 1, -1]], [[-3, -1, -2]]]> : tensor<2x1x3xi8>
  func.return
}

func.func @uniform_i16() {
  %a = stablehlo.constant dense<-30000> : tensor<i16>
  %b = stablehlo.constant dense<30000> : tensor<i16>
  %shape = stablehlo.constant dense<[6]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<i16>, tensor<i16>, tensor<1xi64>) -> tensor<6xi16>
  check.expect_eq_const %r, dense<[22831, 6328, -8275, -27775, -10834, -13696]> : tensor<6xi16>
  func.return
}

func.func @uniform_i32() {
  %a = stablehlo.constant dense<-2147483648> : tensor<i32>
  %b = stablehlo.constant dense<2147483647> : tensor<i32>
  %shape = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<3x5xi32>
  check.expect_eq_const %r, dense<[[1634321804, 453041112, -592314149, -1988165785, -775474523], [-980339229, -364612442, -314491388, 831779182, 1790901594], [-2028300750, -620766745, 1320193074, -1999155296, -1964745613]]> : tensor<3x5xi32>
  func.return
}

func.func @uniform_ui32() {
  %a = stablehlo.constant dense<5> : tensor<ui32>
  %b = stablehlo.constant dense<6> : tensor<ui32>
  %shape = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<ui32>, tensor<ui32>, tensor<3xi64>) -> tensor<2x1x3xui32>
  check.expect_eq_const %r, dense<5> : tensor<2x1x3xui32>
  func.return
}

func.func @uniform_i64() {
  %a = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %b = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %shape = stablehlo.constant dense<[6]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<i64>, tensor<i64>, tensor<1xi64>) -> tensor<6xi64>
  check.expect_eq_const %r, dense<[7019358705328580820, 1945796762943335499, -2543969894737326941, -8539107022620756758, -3330637710787697880, -4210524922640526420]> : tensor<6xi64>
  func.return
}

func.func @uniform_ui64() {
  %a = stablehlo.constant dense<0> : tensor<ui64>
  %b = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %shape = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<ui64>, tensor<ui64>, tensor<2xi64>) -> tensor<3x5xui64>
  check.expect_eq_const %r, dense<[[16242730742183356628, 11169168799798111307, 6679402142117448867, 684265014234019050, 5892734326067077928], [5012847114214249388, 7657373526131797800, 7872641813117997902, 12795836425052210003, 16915235817485461179], [511886651086640122, 6557199171514225561, 14893558121450392567, 637065424472824603, 784853886890614064]]> : tensor<3x5xui64>
  func.return
}

func.func @uniform_f4E2M1FN() {
  %a = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %b = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %shape = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f4E2M1FN>, tensor<f4E2M1FN>, tensor<3xi64>) -> tensor<2x1x3xf4E2M1FN>
  check.expect_eq_const %r, dense<[[[0.5, 0.5, 0.0]], [[0.0, 0.0, 0.0]]]> : tensor<2x1x3xf4E2M1FN>
  func.return
}

func.func @uniform_f6E2M3FN() {
  %a = stablehlo.constant dense<-1.0> : tensor<f6E2M3FN>
  %b = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %shape = stablehlo.constant dense<[6]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<1xi64>) -> tensor<6xf6E2M3FN>
  check.expect_eq_const %r, dense<[0.8, 0.1, -0.4, -1.0, -0.4, -0.5]> : tensor<6xf6E2M3FN>
  func.return
}

func.func @uniform_f6E3M2FN() {
  %a = stablehlo.constant dense<-2.0> : tensor<f6E3M2FN>
  %b = stablehlo.constant dense<-0.5> : tensor<f6E3M2FN>
  %shape = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<2xi64>) -> tensor<3x5xf6E3M2FN>
  check.expect_eq_const %r, dense<[[-0.8, -1.2, -1.5, -2.0, -1.8], [-1.8, -1.5, -1.5, -1.0, -0.6], [-2.0, -1.5, -0.9, -2.0, -2.0]]> : tensor<3x5xf6E3M2FN>
  func.return
}

func.func @uniform_f8E3M4() {
  %a = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %b = stablehlo.constant dense<6.0> : tensor<f8E3M4>
  %shape = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<3xi64>) -> tensor<2x1x3xf8E3M4>
  check.expect_eq_const %r, dense<[[[5.2, 4.0, 2.8]], [[1.1, 2.5, 2.2]]]> : tensor<2x1x3xf8E3M4>
  func.return
}

func.func @uniform_f8E4M3() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %b = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %shape = stablehlo.constant dense<[6]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E4M3>, tensor<f8E4M3>, tensor<1xi64>) -> tensor<6xf8E4M3>
  check.expect_eq_const %r, dense<[0.9, 0.56, 0.34, 0.035, 0.3, 0.25]> : tensor<6xf8E4M3>
  func.return
}

func.func @uniform_f8E4M3FN() {
  %a = stablehlo.constant dense<-1.0> : tensor<f8E4M3FN>
  %b = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %shape = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<2xi64>) -> tensor<3x5xf8E4M3FN>
  check.expect_eq_const %r, dense<[[0.75, 0.2, -0.28, -0.94, -0.38], [-0.47, -0.17, -0.16, 0.38, 0.8], [-1.0, -0.3, 0.56, -0.94, -0.94]]> : tensor<3x5xf8E4M3FN>
  func.return
}

func.func @uniform_f8E5M2() {
  %a = stablehlo.constant dense<-2.0> : tensor<f8E5M2>
  %b = stablehlo.constant dense<-0.5> : tensor<f8E5M2>
  %shape = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<3xi64>) -> tensor<2x1x3xf8E5M2>
  check.expect_eq_const %r, dense<[[[-0.8, -1.2, -1.5]], [[-2.0, -1.8, -1.8]]]> : tensor<2x1x3xf8E5M2>
  func.return
}

func.func @uniform_f16() {
  %a = stablehlo.constant dense<1.0> : tensor<f16>
  %b = stablehlo.constant dense<6.0> : tensor<f16>
  %shape = stablehlo.constant dense<[6]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f16>, tensor<f16>, tensor<1xi64>) -> tensor<6xf16>
  check.expect_eq_const %r, dense<[5.402, 4.027, 2.809, 1.185, 2.596, 2.357]> : tensor<6xf16>
  func.return
}

func.func @uniform_bf16() {
  %a = stablehlo.constant dense<0.0> : tensor<bf16>
  %b = stablehlo.constant dense<1.0> : tensor<bf16>
  %shape = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<bf16>, tensor<bf16>, tensor<2xi64>) -> tensor<3x5xbf16>
  check.expect_eq_const %r, dense<[[0.88, 0.605, 0.361, 0.0369, 0.318], [0.271, 0.414, 0.426, 0.69, 0.914], [0.0277, 0.354, 0.805, 0.0344, 0.0425]]> : tensor<3x5xbf16>
  func.return
}

func.func @uniform_f32() {
  %a = stablehlo.constant dense<-1.0> : tensor<f32>
  %b = stablehlo.constant dense<1.0> : tensor<f32>
  %shape = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<3xi64>) -> tensor<2x1x3xf32>
  check.expect_eq_const %r, dense<[[[0.7610404, 0.2109637, -0.27581778]], [[-0.9258119, -0.36110848, -0.45650604]]]> : tensor<2x1x3xf32>
  func.return
}

func.func @uniform_f64() {
  %a = stablehlo.constant dense<-2.0> : tensor<f64>
  %b = stablehlo.constant dense<-0.5> : tensor<f64>
  %shape = stablehlo.constant dense<[6]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<1xi64>) -> tensor<6xf64>
  check.expect_eq_const %r, dense<[-0.6792197031670786, -1.091777219180118, -1.4568633264958948, -1.944358878875874, -1.5208313481348628, -1.5923795201323414]> : tensor<6xf64>
  func.return
}

func.func @normal_f4E2M1FN() {
  %a = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %b = stablehlo.constant dense<0.5> : tensor<f4E2M1FN>
  %shape = stablehlo.constant dense<[5]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f4E2M1FN>, tensor<f4E2M1FN>, tensor<1xi64>) -> tensor<5xf4E2M1FN>
  check.expect_eq_const %r, dense<[0.0, 0.5, 1.5, 1.0, 1.0]> : tensor<5xf4E2M1FN>
  func.return
}

func.func @normal_f6E2M3FN() {
  %a = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %b = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %shape = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<2xi64>) -> tensor<2x4xf6E2M3FN>
  check.expect_eq_const %r, dense<[[-1.6, -1.2, 0.9, 0.2], [-0.1, 0.9, -0.9, 0.5]]> : tensor<2x4xf6E2M3FN>
  func.return
}

func.func @normal_f6E3M2FN() {
  %a = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %b = stablehlo.constant dense<0.5> : tensor<f6E3M2FN>
  %shape = stablehlo.constant dense<[5]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<1xi64>) -> tensor<5xf6E3M2FN>
  check.expect_eq_const %r, dense<[0.2, 0.4, 1.5, 1.0, 1.0]> : tensor<5xf6E3M2FN>
  func.return
}

func.func @normal_f8E3M4() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %b = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %shape = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<2xi64>) -> tensor<2x4xf8E3M4>
  check.expect_eq_const %r, dense<[[-1.6, -1.25, 0.94, 0.22], [-0.12, 0.88, -0.94, 0.45]]> : tensor<2x4xf8E3M4>
  func.return
}

func.func @normal_f8E4M3() {
  %a = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %b = stablehlo.constant dense<0.5> : tensor<f8E4M3>
  %shape = stablehlo.constant dense<[5]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f8E4M3>, tensor<f8E4M3>, tensor<1xi64>) -> tensor<5xf8E4M3>
  check.expect_eq_const %r, dense<[0.19, 0.38, 1.5, 1.1, 0.94]> : tensor<5xf8E4M3>
  func.return
}

func.func @normal_f8E4M3FN() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %b = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %shape = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<2xi64>) -> tensor<2x4xf8E4M3FN>
  check.expect_eq_const %r, dense<[[-1.6, -1.2, 0.94, 0.22], [-0.12, 0.9, -0.94, 0.47]]> : tensor<2x4xf8E4M3FN>
  func.return
}

func.func @normal_f8E5M2() {
  %a = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %b = stablehlo.constant dense<0.5> : tensor<f8E5M2>
  %shape = stablehlo.constant dense<[5]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<1xi64>) -> tensor<5xf8E5M2>
  check.expect_eq_const %r, dense<[0.2, 0.4, 1.5, 1.0, 1.0]> : tensor<5xf8E5M2>
  func.return
}

func.func @normal_f16() {
  %a = stablehlo.constant dense<0.0> : tensor<f16>
  %b = stablehlo.constant dense<1.0> : tensor<f16>
  %shape = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> tensor<2x4xf16>
  check.expect_eq_const %r, dense<[[-1.625, -1.269, 0.9224, 0.219], [-0.1195, 0.869, -0.928, 0.46]]> : tensor<2x4xf16>
  func.return
}

func.func @normal_bf16() {
  %a = stablehlo.constant dense<1.0> : tensor<bf16>
  %b = stablehlo.constant dense<0.5> : tensor<bf16>
  %shape = stablehlo.constant dense<[5]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<bf16>, tensor<bf16>, tensor<1xi64>) -> tensor<5xbf16>
  check.expect_eq_const %r, dense<[0.1875, 0.365, 1.46, 1.11, 0.94]> : tensor<5xbf16>
  func.return
}

func.func @normal_f32() {
  %a = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.constant dense<1.0> : tensor<f32>
  %shape = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x4xf32>
  check.expect_eq_const %r, dense<[[-1.6249634, -1.2683492, 0.9225814, 0.21900508], [-0.119505025, 0.86914563, -0.92799765, 0.45986214]]> : tensor<2x4xf32>
  func.return
}

func.func @normal_f64() {
  %a = stablehlo.constant dense<1.0> : tensor<f64>
  %b = stablehlo.constant dense<0.5> : tensor<f64>
  %shape = stablehlo.constant dense<[5]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f64>, tensor<f64>, tensor<1xi64>) -> tensor<5xf64>
  %expected_r = stablehlo.constant dense<[0.18751827956447997, 0.3658253987265261, 1.461290693818767, 1.1095025386864603, 0.9402474866409584]> : tensor<5xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  func.return
}

func.func @every_draw_is_another() {
  %a0 = stablehlo.constant dense<0.0> : tensor<f32>
  %b0 = stablehlo.constant dense<1.0> : tensor<f32>
  %shape0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %r0 = stablehlo.rng %a0, %b0, %shape0, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf32>
  %a1 = stablehlo.constant dense<0.0> : tensor<f32>
  %b1 = stablehlo.constant dense<1.0> : tensor<f32>
  %shape1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %r1 = stablehlo.rng %a1, %b1, %shape1, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf32>
  check.expect_eq_const %r0, dense<[0.88052016, 0.6054818, 0.3620911]> : tensor<3xf32> {shlo.bitwise}
  check.expect_eq_const %r1, dense<[0.93965805, 0.5155099, 0.8507002]> : tensor<3xf32> {shlo.bitwise}
  func.return
}

func.func @nothing_is_drawn() {
  %a = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.constant dense<1.0> : tensor<f32>
  %shape = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x0xf32>
  check.expect_eq_const %r, dense<> : tensor<2x0xf32> {shlo.bitwise}
  func.return
}

func.func @one_is_drawn() {
  %a = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.constant dense<1.0> : tensor<f32>
  %shape = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
  check.expect_eq_const %r, dense<0.88052016> : tensor<f32> {shlo.bitwise}
  func.return
}

// The largest value not above the one drawn.
func.func @uniform_f4E2M1FN_of_twelve() {
  %a = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %b = stablehlo.constant dense<4.0> : tensor<f4E2M1FN>
  %shape = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f4E2M1FN>, tensor<f4E2M1FN>, tensor<1xi64>) -> tensor<12xf4E2M1FN>
  check.expect_eq_const %r, dense<[3.0, 2.0, 1.0, 0.0, 1.0, 1.0, 1.5, 1.5, 2.0, 3.0, 0.0, 1.0]> : tensor<12xf4E2M1FN>
  func.return
}

// The largest value not above the one drawn.
func.func @uniform_f6E2M3FN_of_twelve() {
  %a = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %b = stablehlo.constant dense<4.0> : tensor<f6E2M3FN>
  %shape = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<1xi64>) -> tensor<12xf6E2M3FN>
  check.expect_eq_const %r, dense<[3.5, 2.2, 1.4, 0.1, 1.2, 1.0, 1.6, 1.6, 2.8, 3.5, 0.0, 1.4]> : tensor<12xf6E2M3FN>
  func.return
}

// The largest value not above the one drawn.
func.func @uniform_f6E3M2FN_of_twelve() {
  %a = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
  %b = stablehlo.constant dense<4.0> : tensor<f6E3M2FN>
  %shape = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<1xi64>) -> tensor<12xf6E3M2FN>
  check.expect_eq_const %r, dense<[3.5, 2.0, 1.2, 0.1, 1.2, 1.0, 1.5, 1.5, 2.5, 3.5, 0.06, 1.2]> : tensor<12xf6E3M2FN>
  func.return
}

// The largest value not above the one drawn.
func.func @uniform_f8E5M2_of_twelve() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %b = stablehlo.constant dense<4.0> : tensor<f8E5M2>
  %shape = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<1xi64>) -> tensor<12xf8E5M2>
  check.expect_eq_const %r, dense<[3.5, 2.0, 1.2, 0.12, 1.2, 1.0, 1.5, 1.5, 2.5, 3.5, 0.11, 1.2]> : tensor<12xf8E5M2>
  func.return
}

// The largest value not above the one drawn.
func.func @uniform_f8E4M3_of_twelve() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %b = stablehlo.constant dense<4.0> : tensor<f8E4M3>
  %shape = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E4M3>, tensor<f8E4M3>, tensor<1xi64>) -> tensor<12xf8E4M3>
  check.expect_eq_const %r, dense<[3.5, 2.2, 1.4, 0.14, 1.2, 1.0, 1.6, 1.6, 2.8, 3.5, 0.11, 1.4]> : tensor<12xf8E4M3>
  func.return
}

// The largest value not above the one drawn.
func.func @uniform_f8E3M4_of_twelve() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %b = stablehlo.constant dense<4.0> : tensor<f8E3M4>
  %shape = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<1xi64>) -> tensor<12xf8E3M4>
  check.expect_eq_const %r, dense<[3.5, 2.4, 1.44, 0.14, 1.25, 1.06, 1.6, 1.7, 2.8, 3.6, 0.11, 1.4]> : tensor<12xf8E3M4>
  func.return
}

// The largest value not above the one drawn.
func.func @uniform_f8E4M3FN_of_twelve() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %b = stablehlo.constant dense<4.0> : tensor<f8E4M3FN>
  %shape = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<1xi64>) -> tensor<12xf8E4M3FN>
  check.expect_eq_const %r, dense<[3.5, 2.2, 1.4, 0.14, 1.2, 1.0, 1.6, 1.6, 2.8, 3.5, 0.11, 1.4]> : tensor<12xf8E4M3FN>
  func.return
}

// The largest value not above the one drawn.
func.func @uniform_f8E5M2FNUZ_of_twelve() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %b = stablehlo.constant dense<4.0> : tensor<f8E5M2FNUZ>
  %shape = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<1xi64>) -> tensor<12xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<[3.5, 2.0, 1.2, 0.12, 1.2, 1.0, 1.5, 1.5, 2.5, 3.5, 0.11, 1.2]> : tensor<12xf8E5M2FNUZ>
  func.return
}

// The largest value not above the one drawn.
func.func @uniform_f8E4M3FNUZ_of_twelve() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %b = stablehlo.constant dense<4.0> : tensor<f8E4M3FNUZ>
  %shape = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<1xi64>) -> tensor<12xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<[3.5, 2.2, 1.4, 0.14, 1.2, 1.0, 1.6, 1.6, 2.8, 3.5, 0.11, 1.4]> : tensor<12xf8E4M3FNUZ>
  func.return
}

// The largest value not above the one drawn.
func.func @uniform_f8E4M3B11FNUZ_of_twelve() {
  %a = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %b = stablehlo.constant dense<4.0> : tensor<f8E4M3B11FNUZ>
  %shape = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<1xi64>) -> tensor<12xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<[3.5, 2.2, 1.4, 0.14, 1.2, 1.0, 1.6, 1.6, 2.8, 3.5, 0.11, 1.4]> : tensor<12xf8E4M3B11FNUZ>
  func.return
}

// The largest value not above the one drawn.
func.func @uniform_f8E8M0FNU_of_twelve() {
  %a = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %b = stablehlo.constant dense<20.0> : tensor<f8E8M0FNU>
  %shape = stablehlo.constant dense<[12]> : tensor<1xi64>
  %r = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<1xi64>) -> tensor<12xf8E8M0FNU>
  check.expect_eq_const %r, dense<[8.0, 8.0, 4.0, 1.0, 4.0, 4.0, 4.0, 4.0, 8.0, 8.0, 1.0, 4.0]> : tensor<12xf8E8M0FNU>
  func.return
}
