// stablehlo.rng_bit_generator: the bits and the state after them that XLA:CPU gives.

func.func @three_fry_i2_scalar_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i2>)
  check.expect_eq_const %after, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<0> : tensor<i2>
  func.return
}

func.func @philox_i2_6_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xi2>)
  check.expect_eq_const %after, dense<[0, 1]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[1, -1, 1, -2, 1, -2]> : tensor<6xi2>
  func.return
}

func.func @philox_i2_7x2x3_3() {
  %state = stablehlo.constant dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7x2x3xi2>)
  check.expect_eq_const %after, dense<[11400714819323198485, 9, 8]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<"0x020000000303000303030300020000010002000102020102030001010303010201000102000102030300"> : tensor<7x2x3xi2>
  func.return
}

func.func @default_i2_3x0x2_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0x2xi2>)
  check.expect_eq_const %after, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<3x0x2xi2>
  func.return
}

func.func @three_fry_ui2_1_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui2>)
  check.expect_eq_const %after, dense<0> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[3]> : tensor<1xui2>
  func.return
}

func.func @philox_ui2_3x5_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui2>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967299]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[0, 3, 2, 3, 1], [1, 3, 3, 0, 0], [1, 0, 3, 0, 3]]> : tensor<3x5xui2>
  func.return
}

func.func @philox_ui2_1x1x1_3() {
  %state = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x1x1xui2>)
  check.expect_eq_const %after, dense<[1, 3, 3]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[[2]]]> : tensor<1x1x1xui2>
  func.return
}

func.func @default_ui2_2x2_3() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x2xui2>)
  check.expect_eq_const %after, dense<[5, 0, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[3, 3], [2, 2]]> : tensor<2x2xui2>
  func.return
}

func.func @three_fry_i4_5_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi4>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967298]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[3, -7, 0, -8, -7]> : tensor<5xi4>
  func.return
}

func.func @philox_i4_3x4_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi4>)
  check.expect_eq_const %after, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[-7, -8, 7, -7], [-2, 3, 7, -4], [3, 4, 1, 0]]> : tensor<3x4xi4>
  func.return
}

func.func @philox_i4_0_3() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0xi4>)
  check.expect_eq_const %after, dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<> : tensor<0xi4>
  func.return
}

func.func @default_i4_scalar_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i4>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967296]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<-8> : tensor<i4>
  func.return
}

func.func @three_fry_ui4_6_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xui4>)
  check.expect_eq_const %after, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[4, 11, 3, 3, 3, 1]> : tensor<6xui4>
  func.return
}

func.func @philox_ui4_7x2x3_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x2x3xui4>)
  check.expect_eq_const %after, dense<[0, 10]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<"0x0D0F0102010A03000E0D040003040C000F0A080E000000030304060A0D070E0E030404020F050D050000"> : tensor<7x2x3xui4>
  func.return
}

func.func @philox_ui4_3x0x2_3() {
  %state = stablehlo.constant dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x0x2xui4>)
  check.expect_eq_const %after, dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<> : tensor<3x0x2xui4>
  func.return
}

func.func @default_ui4_1_3() {
  %state = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui4>)
  check.expect_eq_const %after, dense<[1, 3, 3]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[10]> : tensor<1xui4>
  func.return
}

func.func @three_fry_i8_3x5_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xi8>)
  check.expect_eq_const %after, dense<[0, 8]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[59, -69, 89, -2, 44], [-20, 115, -47, -122, -69], [-108, -3, -23, -70, 90]]> : tensor<3x5xi8>
  func.return
}

func.func @philox_i8_1x1x1_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1x1xi8>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967296]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[[56]]]> : tensor<1x1x1xi8>
  func.return
}

func.func @philox_i8_2x2_3() {
  %state = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x2xi8>)
  check.expect_eq_const %after, dense<[1, 3, 3]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[74, -26], [5, -106]]> : tensor<2x2xi8>
  func.return
}

func.func @default_i8_5_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi8>)
  check.expect_eq_const %after, dense<[0, 1]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[77, 15, -47, 82, -31]> : tensor<5xi8>
  func.return
}

func.func @three_fry_ui8_3x4_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui8>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967301]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[147, 169, 144, 24], [169, 1, 72, 253], [33, 119, 102, 5]]> : tensor<3x4xui8>
  func.return
}

func.func @philox_ui8_0_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui8>)
  check.expect_eq_const %after, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<0xui8>
  func.return
}

func.func @philox_ui8_scalar_3() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui8>)
  check.expect_eq_const %after, dense<[5, 0, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<115> : tensor<ui8>
  func.return
}

func.func @default_ui8_6_3() {
  %state = stablehlo.constant dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<6xui8>)
  check.expect_eq_const %after, dense<[11400714819323198485, 0, 8]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[42, 164, 28, 148, 7, 251]> : tensor<6xui8>
  func.return
}

func.func @three_fry_i16_7x2x3_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x2x3xi16>)
  check.expect_eq_const %after, dense<[1, 23]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<"0x54E9D392D30B3BD5035061F2601DADC0175A34D3E54C3158D07365D7F2A682A44E7A4CE9391EE45B9C5E035ABB6781A97F497BC882396D71D0BFD72C3D6DB0F07C4515F26FE756AD6A712CBD0AB150E5EA0538EB"> : tensor<7x2x3xi16>
  func.return
}

func.func @philox_i16_3x0x2_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0x2xi16>)
  check.expect_eq_const %after, dense<[0, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<3x0x2xi16>
  func.return
}

func.func @philox_i16_1_3() {
  %state = stablehlo.constant dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xi16>)
  check.expect_eq_const %after, dense<[11400714819323198485, 18446744073709551615, 7]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[22570]> : tensor<1xi16>
  func.return
}

func.func @default_i16_3x5_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xi16>)
  check.expect_eq_const %after, dense<[1, 6]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[-22711, -17432, 9175, 9433, 9214], [31171, -7465, -6324, 12387, 7220], [-21215, 21360, 20195, -24639, -27740]]> : tensor<3x5xi16>
  func.return
}

func.func @three_fry_ui16_1x1x1_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1x1xui16>)
  check.expect_eq_const %after, dense<0> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[[59]]]> : tensor<1x1x1xui16>
  func.return
}

func.func @philox_ui16_2x2_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui16>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967296]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[46136, 33295], [37886, 9479]]> : tensor<2x2xui16>
  func.return
}

func.func @philox_ui16_5_3() {
  %state = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui16>)
  check.expect_eq_const %after, dense<[1, 4, 3]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[59210, 12518, 62469, 39574, 23787]> : tensor<5xui16>
  func.return
}

func.func @default_ui16_3x4_3() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xui16>)
  check.expect_eq_const %after, dense<[5, 2, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[50547, 65211, 63318, 30162], [26653, 20884, 11323, 57976], [31680, 24586, 13966, 24861]]> : tensor<3x4xui16>
  func.return
}

func.func @three_fry_i32_0_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi32>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<0xi32>
  func.return
}

func.func @philox_i32_scalar_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i32>)
  check.expect_eq_const %after, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<2100602697> : tensor<i32>
  func.return
}

func.func @philox_i32_6_3() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<6xi32>)
  check.expect_eq_const %after, dense<[5, 1, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[-15809165, -700711237, 915404630, -472746542, -1005098979, 299389332]> : tensor<6xi32>
  func.return
}

func.func @default_i32_7x2x3_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x2x3xi32>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967306]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<"0x38B46BCE0F823773FE93E78A07251C4845B2AB9E4DCB0908B71D0582032DDA58DC2A3A7E182A1B3625ACCE2528CB94E21F4B5B0A684AED40FF873BEE7BBF218776F2E1BE09D7D5D92110E84BE3192DA0FC1A9A31B20C389D8BC309AD10330EB8579C867F8433038FFD9F536E49DC47571903E827C615ED30241FF54EFD6BCCDA14AA56AAC6DC709563A0CF02BE68CAF52B5B01F487C81384001CF8571BADA2AC008C3A5A17DCA7B8"> : tensor<7x2x3xi32>
  func.return
}

func.func @three_fry_ui32_3x0x2_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0x2xui32>)
  check.expect_eq_const %after, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<3x0x2xui32>
  func.return
}

func.func @philox_ui32_1_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  check.expect_eq_const %after, dense<0> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[4090393677]> : tensor<1xui32>
  func.return
}

func.func @philox_ui32_3x5_3() {
  %state = stablehlo.constant dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui32>)
  check.expect_eq_const %after, dense<[11400714819323198485, 2, 8]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[4273362986, 1021152420, 1458661148, 930422676, 3040340487], [1120059387, 2258887780, 3696499635, 1365299183, 1810426199], [818109867, 2457040808, 1921404414, 1531983700, 3866267648]]> : tensor<3x5xui32>
  func.return
}

func.func @default_ui32_1x1x1_3() {
  %state = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x1x1xui32>)
  check.expect_eq_const %after, dense<[1, 3, 3]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[[4031113034]]]> : tensor<1x1x1xui32>
  func.return
}

func.func @three_fry_i64_2x2_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xi64>)
  check.expect_eq_const %after, dense<[0, 3]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[8487889721130221627, -7369490985612476071], [-4549129088265159892, -282067117868177684]]> : tensor<2x2xi64>
  func.return
}

func.func @philox_i64_5_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xi64>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967298]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[8302247442480084024, 5196068784404141054, 579217561328792133, 6402479313350106551, 3898756187104619228]> : tensor<5xi64>
  func.return
}

func.func @philox_i64_3x4_3() {
  %state = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xi64>)
  check.expect_eq_const %after, dense<[1, 8, 3]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[5869932932755744586, -5339691813646437371, 8234580641674714347, 2641225993340350124], [1962472297844690804, -3580856229565614135, 2528500340950996467, -3234499674809932485], [-3117929623358896918, -387836690533053934, 2444054044562215972, -1750320241191086646]]> : tensor<3x4xi64>
  func.return
}

func.func @default_i64_0_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi64>)
  check.expect_eq_const %after, dense<[0, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<0xi64>
  func.return
}

func.func @three_fry_ui64_scalar_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967296]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<17914040213682350227> : tensor<ui64>
  func.return
}

func.func @philox_ui64_6_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xui64>)
  check.expect_eq_const %after, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[12229731395331991369, 3437131457114678231, 13465615291114923006, 9328616520744100567, 10786996542579945571, 14491549444881034529]> : tensor<6xui64>
  func.return
}

func.func @philox_ui64_7x2x3_3() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7x2x3xui64>)
  check.expect_eq_const %after, dense<[5, 20, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<"0x73C50EFFBBFE3BD656F78F36D275D2E31D6817C49451D8113B2CD6FB78E239F7C07BE3580A60FA278E360E931D61941EEAAEB4F66A3456B0752BA44876D514331E168AAB63B175B19F46BC054739DAF10AA3EDAE1DF6451F77623E56BEB8ADB2196718840F279C50507AE00777CB3C4201D8B0FE180300B47E58274E708154D406FC23A3EE331398AD08F1F3E217E51B467FC4341018C1140BB84EF5518F269270CF9459B92120A707517D15849AEF04489BD510DEF1097709AAA2BF135981EAA9A2DA05E28466051873B10FAAF9B5628561A16D33E04AE324E749C38AD82B330E7208D3BD0A8CC779E8AF3F185F52519CA92377C01A14B8727578C13E4C92DCAC5C8C4CD2D19F7F35688F8829B986BBF11BD7EA62BD8192340154D431D592873652EE68DA81610A87B9D17528CC65251C1BB8D18C7C5A981966CFDFDF7D74C76C4EFB2B89F8C4F7163700848690454A"> : tensor<7x2x3xui64>
  func.return
}

func.func @default_ui64_3x0x2_3() {
  %state = stablehlo.constant dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x0x2xui64>)
  check.expect_eq_const %after, dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<> : tensor<3x0x2xui64>
  func.return
}

func.func @three_fry_f4E2M1FN_1_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xf4E2M1FN>)
  check.expect_eq_const %after, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[2.0]> : tensor<1xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @philox_f4E2M1FN_3x5_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf4E2M1FN>)
  check.expect_eq_const %after, dense<[0, 3]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[-3.0, -6.0, 0.5, 1.0, 0.5], [-1.0, 1.5, 0.0, -4.0, -3.0], [2.0, 0.0, 1.5, 2.0, -2.0]]> : tensor<3x5xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @philox_f4E2M1FN_1x1x1_3() {
  %state = stablehlo.constant dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x1x1xf4E2M1FN>)
  check.expect_eq_const %after, dense<[11400714819323198485, 18446744073709551615, 7]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[[-1.0]]]> : tensor<1x1x1xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @default_f4E2M1FN_2x2_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xf4E2M1FN>)
  check.expect_eq_const %after, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[-0.5, -0.0], [6.0, -0.5]]> : tensor<2x2xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @three_fry_f8E4M3FN_6_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xf8E4M3FN>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967298]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[-0.043, -0.28, -0.031, 0.062, -0.28, 0.002]> : tensor<6xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @philox_f8E4M3FN_7x2x3_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x2x3xf8E4M3FN>)
  check.expect_eq_const %after, dense<[1, 13]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<"0x49E8D7D9FEC3D74C63342170E3C1A4524C36C50C4592BAE155AAC0464D8AD91E1BC5AABCA5349A1A087B"> : tensor<7x2x3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @philox_f8E4M3FN_3x0x2_3() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x0x2xf8E4M3FN>)
  check.expect_eq_const %after, dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<> : tensor<3x0x2xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @default_f8E4M3FN_1_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xf8E4M3FN>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967296]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[1.0]> : tensor<1xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @three_fry_f8E5M2_3x5_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf8E5M2>)
  check.expect_eq_const %after, dense<[1, 11]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[60.0, 0.9, -56.0, 5.0e-5, -56.0], [500.0, 0.25, -0.08, -1300.0, 0.0017], [-30.0, -3.0e-5, 1300.0, 24.0, -12000.0]]> : tensor<3x5xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @philox_f8E5M2_1x1x1_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1x1xf8E5M2>)
  check.expect_eq_const %after, dense<0> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[[20.0]]]> : tensor<1x1x1xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @philox_f8E5M2_2x2_3() {
  %state = stablehlo.constant dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x2xf8E5M2>)
  check.expect_eq_const %after, dense<[11400714819323198485, 18446744073709551615, 7]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[0.05, -0.016], [0.004, -0.001]]> : tensor<2x2xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @default_f8E5M2_5_3() {
  %state = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xf8E5M2>)
  check.expect_eq_const %after, dense<[1, 4, 3]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[12.0, -1500.0, 8.0e-5, -0.0015, -3600.0]> : tensor<5xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @three_fry_f8E8M0FNU_3x4_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xf8E8M0FNU>)
  check.expect_eq_const %after, dense<[0, 5]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[3.0e-21, 1.0e18, 4.0e-12, 1.7e38], [1.0e-25, 7.0e-24, 6.0e32, 0.0002], [5.0e24, 100.0, 1.0e18, 3.0e20]]> : tensor<3x4xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @philox_f8E8M0FNU_0_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xf8E8M0FNU>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<0xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @philox_f8E8M0FNU_scalar_3() {
  %state = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<f8E8M0FNU>)
  check.expect_eq_const %after, dense<[1, 3, 3]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<1.0e-16> : tensor<f8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @default_f8E8M0FNU_6_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xf8E8M0FNU>)
  check.expect_eq_const %after, dense<[0, 1]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[9.0e-16, 2.0e-34, 5.0e24, 3.0e-14, 3.0e29, 9.0e12]> : tensor<6xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @three_fry_f16_7x2x3_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x2x3xf16>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967316]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<"0x93689027A9E7A97418B501AD48C2216D6636FD3F77BE05ACE198AC4ED65699E610820D8EF8DC439CD4323E44A25EA75B3FECF479C9F2546FCDF7797006D4CFF5EEE33A95C1D2D206DE867226DC97CACCAE50E5F0"> : tensor<7x2x3xf16> {shlo.bitwise}
  func.return
}

func.func @philox_f16_3x0x2_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0x2xf16>)
  check.expect_eq_const %after, dense<[1, 2]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<3x0x2xf16> {shlo.bitwise}
  func.return
}

func.func @philox_f16_1_3() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xf16>)
  check.expect_eq_const %after, dense<[5, 0, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[-5.45]> : tensor<1xf16> {shlo.bitwise}
  func.return
}

func.func @default_f16_3x5_3() {
  %state = stablehlo.constant dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xf16>)
  check.expect_eq_const %after, dense<[11400714819323198485, 2, 8]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[133.2, -0.0002832, 1820.0, 0.0074, -3086.0], [-1.995, -1124.0, 0.00376, -31.73, -2734.0], [362.8, 31360.0, 23.97, 0.458, -0.0004883]]> : tensor<3x5xf16> {shlo.bitwise}
  func.return
}

func.func @three_fry_bf16_1x1x1_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1x1xbf16>)
  check.expect_eq_const %after, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[[-1.6e25]]]> : tensor<1x1x1xbf16> {shlo.bitwise}
  func.return
}

func.func @philox_bf16_2x2_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xbf16>)
  check.expect_eq_const %after, dense<0> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[6.5e31, -1.85e-24], [-3.71e-13, 52.5]]> : tensor<2x2xbf16> {shlo.bitwise}
  func.return
}

func.func @philox_bf16_5_3() {
  %state = stablehlo.constant dense<[11400714819323198485, 18446744073709551614, 7]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xbf16>)
  check.expect_eq_const %after, dense<[11400714819323198485, 0, 8]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[7.48e14, -2.53e-31, 7.37e23, 6.27e-20, -4.08e25]> : tensor<5xbf16> {shlo.bitwise}
  func.return
}

func.func @default_bf16_3x4_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xbf16>)
  check.expect_eq_const %after, dense<[1, 5]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[-2.79e-15, -0.00708, 2.33e-17, 9.4e-17], [2.75e-17, 1.266e35, -1.98e21, -9.63e23], [8.26e-10, 5.96e-22, -9.15e-12, 1.03e12]]> : tensor<3x4xbf16> {shlo.bitwise}
  func.return
}

func.func @three_fry_f32_0_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xf32>)
  check.expect_eq_const %after, dense<[0, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<0xf32> {shlo.bitwise}
  func.return
}

func.func @philox_f32_scalar_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<f32>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967296]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<-9.8861414e8> : tensor<f32> {shlo.bitwise}
  func.return
}

func.func @philox_f32_6_3() {
  %state = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<6xf32>)
  check.expect_eq_const %after, dense<[1, 4, 3]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[-2.4499263e29, 6.6086396e10, 3.6780606e-21, -1.710682e-6, 9.9852584e-36, 3.943726e30]> : tensor<6xf32> {shlo.bitwise}
  func.return
}

func.func @default_f32_7x2x3_3() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7x2x3xf32>)
  check.expect_eq_const %after, dense<[5, 10, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<"0x73C50EFFBBFE3BD656F78F36D275D2E31D6817C49451D8113B2CD6FB78E239F7C07BE3580A60FA278E360E931D61941EEAAEB4F66A3456B0752BA44876D514331E168AAB63B175B19F46BC054739DAF10AA3EDAE1DF6451F77623E56BEB8ADB2196718840F279C50507AE00777CB3C4201D8B0FE180300B47E58274E708154D406FC23A3EE331398AD08F1F3E217E51B467FC4341018C1140BB84EF5518F269270CF9459B92120A7"> : tensor<7x2x3xf32> {shlo.bitwise}
  func.return
}

func.func @three_fry_f64_3x0x2_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0x2xf64>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<3x0x2xf64> {shlo.bitwise}
  func.return
}

func.func @philox_f64_1_2() {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xf64>)
  check.expect_eq_const %after, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[-1.053164478827095e-107]> : tensor<1xf64> {shlo.bitwise}
  func.return
}

func.func @philox_f64_3x5_3() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xf64>)
  check.expect_eq_const %after, dense<[5, 7, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[-2.568264896445975e107, -7.13402857114687e172, 1.0511946652726195e-222, -2.0865972229571768e266, 4.18366354155305e-116], [2.264919761831543e-161, -7.670561014213373e-76, 1.2661062544113476e-62, -1.964441860496455e-70, -2.7321918215093195e240], [4.9986429677872125e-158, -1.4111199101044866e-64, 2.0863015130457513e80, 123672659936.47778, -3.188593401996524e-58]]> : tensor<3x5xf64> {shlo.bitwise}
  func.return
}

func.func @default_f64_1x1x1_2() {
  %state = stablehlo.constant dense<[11400714819323198485, 4294967295]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1x1xf64>)
  check.expect_eq_const %after, dense<[11400714819323198485, 4294967296]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[[1.0272901776252954e247]]]> : tensor<1x1x1xf64> {shlo.bitwise}
  func.return
}

func.func @halves_0() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %after, dense<0> : tensor<2xui64>
  check.expect_eq_const %bits, dense<145227835> : tensor<ui32>
  func.return
}

func.func @carry_0() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui64>)
  check.expect_eq_const %after, dense<[5, 0, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<15437212231134004595> : tensor<ui64>
  func.return
}

func.func @halves_1() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  check.expect_eq_const %after, dense<0> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[145227835]> : tensor<1xui32>
  func.return
}

func.func @carry_1() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui64>)
  check.expect_eq_const %after, dense<[5, 0, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[15437212231134004595]> : tensor<1xui64>
  func.return
}

func.func @halves_2() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %after, dense<[0, 2]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[145227835, 1976240827, 1797259609, 2579123966, 1351547692]> : tensor<5xui32>
  func.return
}

func.func @carry_2() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui64>)
  check.expect_eq_const %after, dense<[5, 2, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[15437212231134004595, 16416313137437865814, 1285867393001154589, 17814518810289777723, 2880720509214096320]> : tensor<5xui64>
  func.return
}

func.func @halves_3() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xui32>)
  check.expect_eq_const %after, dense<[0, 2]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[145227835, 1976240827, 1797259609, 2579123966, 1351547692, 3235790642]> : tensor<6xui32>
  func.return
}

func.func @carry_3() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<6xui64>)
  check.expect_eq_const %after, dense<[5, 2, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[15437212231134004595, 16416313137437865814, 1285867393001154589, 17814518810289777723, 2880720509214096320, 2203492897340143246]> : tensor<6xui64>
  func.return
}

func.func @halves_4() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %after, dense<[0, 8]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[145227835, 1976240827, 1797259609, 2579123966, 1351547692], [1688610540, 4229293427, 3098264785, 87550854, 2892874427], [1447157908, 239777021, 2772180201, 2882477498, 645374554]]> : tensor<3x5xui32>
  func.return
}

func.func @carry_4() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui64>)
  check.expect_eq_const %after, dense<[5, 7, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[15437212231134004595, 16416313137437865814, 1285867393001154589, 17814518810289777723, 2880720509214096320], [2203492897340143246, 12706401032682647274, 3680801499470113653, 12787321758626223646, 17427304685265241759], [2253477795918095114, 12875150037352342135, 5808560566995281689, 4772913417199581776, 12970370332714129409]]> : tensor<3x5xui64>
  func.return
}

func.func @halves_5() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  check.expect_eq_const %after, dense<[0, 5]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[145227835, 1976240827, 1797259609, 2579123966], [1351547692, 3235790642, 1688610540, 4229293427], [3098264785, 87550854, 2892874427, 2813178819]]> : tensor<3x4xui32>
  func.return
}

func.func @carry_5() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xui64>)
  check.expect_eq_const %after, dense<[5, 5, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[15437212231134004595, 16416313137437865814, 1285867393001154589, 17814518810289777723], [2880720509214096320, 2203492897340143246, 12706401032682647274, 3680801499470113653], [12787321758626223646, 17427304685265241759, 2253477795918095114, 12875150037352342135]]> : tensor<3x4xui64>
  func.return
}

func.func @halves_6() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x2x3xui32>)
  check.expect_eq_const %after, dense<[0, 20]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<"0x3B00A8085901206B2CFB8E50BB0ACB75FE4EBA99323FDEC0EC26A664D1C4ABB8BBC26DAC73E515FC86EB3705C3B3ADA794E04156E91C3CA55AA27726FDB44A0EBA1DCFABFC5ECF767F24082D3AA51F2D12999734F18054814C51E8DFEC507D7504A6E161B7E14B1A164000B99724CF52532B07FF0EF80E67FB911B40809E4524EDE92378628F016A29644599BB9E524B13C5129EDAD6F037560949E106B1BEADA6723A8503D72E64"> : tensor<7x2x3xui32>
  func.return
}

func.func @carry_6() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7x2x3xui64>)
  check.expect_eq_const %after, dense<[5, 20, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<"0x73C50EFFBBFE3BD656F78F36D275D2E31D6817C49451D8113B2CD6FB78E239F7C07BE3580A60FA278E360E931D61941EEAAEB4F66A3456B0752BA44876D514331E168AAB63B175B19F46BC054739DAF10AA3EDAE1DF6451F77623E56BEB8ADB2196718840F279C50507AE00777CB3C4201D8B0FE180300B47E58274E708154D406FC23A3EE331398AD08F1F3E217E51B467FC4341018C1140BB84EF5518F269270CF9459B92120A707517D15849AEF04489BD510DEF1097709AAA2BF135981EAA9A2DA05E28466051873B10FAAF9B5628561A16D33E04AE324E749C38AD82B330E7208D3BD0A8CC779E8AF3F185F52519CA92377C01A14B8727578C13E4C92DCAC5C8C4CD2D19F7F35688F8829B986BBF11BD7EA62BD8192340154D431D592873652EE68DA81610A87B9D17528CC65251C1BB8D18C7C5A981966CFDFDF7D74C76C4EFB2B89F8C4F7163700848690454A"> : tensor<7x2x3xui64>
  func.return
}

func.func @halves_7() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1x1xui32>)
  check.expect_eq_const %after, dense<0> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[[145227835]]]> : tensor<1x1x1xui32>
  func.return
}

func.func @carry_7() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x1x1xui64>)
  check.expect_eq_const %after, dense<[5, 0, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[[15437212231134004595]]]> : tensor<1x1x1xui64>
  func.return
}

func.func @halves_8() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
  check.expect_eq_const %after, dense<[0, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<0xui32>
  func.return
}

func.func @carry_8() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui64>)
  check.expect_eq_const %after, dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<> : tensor<0xui64>
  func.return
}

func.func @halves_9() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0x2xui32>)
  check.expect_eq_const %after, dense<[0, 18446744073709551615]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<> : tensor<3x0x2xui32>
  func.return
}

func.func @carry_9() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x0x2xui64>)
  check.expect_eq_const %after, dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<> : tensor<3x0x2xui64>
  func.return
}

func.func @halves_10() {
  %state = stablehlo.constant dense<[0, 18446744073709551615]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui32>)
  check.expect_eq_const %after, dense<[0, 1]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[[145227835, 1797259609], [1976240827, 2579123966]]> : tensor<2x2xui32>
  func.return
}

func.func @carry_10() {
  %state = stablehlo.constant dense<[5, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x2xui64>)
  check.expect_eq_const %after, dense<[5, 1, 0]> : tensor<3xui64>
  check.expect_eq_const %bits, dense<[[15437212231134004595, 16416313137437865814], [1285867393001154589, 17814518810289777723]]> : tensor<2x2xui64>
  func.return
}

func.func @bits_of_f4E2M1FN() {
  %state = stablehlo.constant dense<[5, 17]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf4E2M1FN>)
  check.expect_eq_const %after, dense<[5, 21]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[3.0, -3.0, 1.0, -1.0, -0.0, 1.0, 3.0, -0.0]> : tensor<8xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @bits_of_f6E2M3FN() {
  %state = stablehlo.constant dense<[5, 17]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf6E2M3FN>)
  check.expect_eq_const %after, dense<[5, 21]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[-0.6, -1.6, 2.5, 5.0, 1.0, 0.2, 0.6, -4.0]> : tensor<8xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @bits_of_f6E3M2FN() {
  %state = stablehlo.constant dense<[5, 17]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf6E3M2FN>)
  check.expect_eq_const %after, dense<[5, 21]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[-0.3, -1.2, 3.0, 12.0, 0.5, 0.1, 0.3, -8.0]> : tensor<8xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E5M2() {
  %state = stablehlo.constant dense<[5, 17]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf8E5M2>)
  check.expect_eq_const %after, dense<[5, 21]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[0.02, -5000.0, 0.0007, 0.003, -8.0, -3.0, 5.0, -0.5]> : tensor<8xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E4M3() {
  %state = stablehlo.constant dense<[5, 17]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf8E4M3>)
  check.expect_eq_const %after, dense<[5, 21]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[0.2, -104.0, 0.04, 0.08, -4.0, -2.5, 3.2, -1.0]> : tensor<8xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E3M4() {
  %state = stablehlo.constant dense<[5, 17]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf8E3M4>)
  check.expect_eq_const %after, dense<[5, 21]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[0.66, -14.5, 0.28, 0.4, -3.0, -2.2, 2.6, -1.5]> : tensor<8xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E4M3FN() {
  %state = stablehlo.constant dense<[5, 17]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf8E4M3FN>)
  check.expect_eq_const %after, dense<[5, 21]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[0.2, -104.0, 0.04, 0.08, -4.0, -2.5, 3.2, -1.0]> : tensor<8xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E5M2FNUZ() {
  %state = stablehlo.constant dense<[5, 17]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf8E5M2FNUZ>)
  check.expect_eq_const %after, dense<[5, 21]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[0.01, -2600.0, 0.00037, 0.0015, -4.0, -1.5, 2.5, -0.25]> : tensor<8xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E4M3FNUZ() {
  %state = stablehlo.constant dense<[5, 17]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf8E4M3FNUZ>)
  check.expect_eq_const %after, dense<[5, 21]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[0.1, -52.0, 0.02, 0.04, -2.0, -1.2, 1.6, -0.5]> : tensor<8xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E4M3B11FNUZ() {
  %state = stablehlo.constant dense<[5, 17]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf8E4M3B11FNUZ>)
  check.expect_eq_const %after, dense<[5, 21]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[0.013, -6.5, 0.0024, 0.005, -0.25, -0.16, 0.2, -0.062]> : tensor<8xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @bits_of_f8E8M0FNU() {
  %state = stablehlo.constant dense<[5, 17]> : tensor<2xui64>
  %after, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf8E8M0FNU>)
  check.expect_eq_const %after, dense<[5, 21]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[8.0e-28, 1.0e33, 2.0e-33, 4.0e-31, 9.0e21, 1.5e20, 3.0e-18, 1.4e17]> : tensor<8xf8E8M0FNU> {shlo.bitwise}
  func.return
}
