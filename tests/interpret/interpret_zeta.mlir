// chlo.zeta: the sum of (q + k)^-x.

func.func @zeta_of_f4E2M1FN_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf4E2M1FN>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf4E2M1FN>) -> tensor<8x10xf4E2M1FN>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.0, 0.5, 1.0, -1.0, 1.5, -2.0, 3.0, 6.0]> : tensor<10xf4E2M1FN>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<10xf4E2M1FN>) -> tensor<8x10xf4E2M1FN>
  %r = chlo.zeta %lhs, %rhs : tensor<8x10xf4E2M1FN>, tensor<8x10xf4E2M1FN> -> tensor<8x10xf4E2M1FN>
  check.expect_eq_const %r, dense<"0x0808080808080808080807070707070707070707070707060307020701000801080702080108000007070707020700070000080808060508040803020707070702070007000008080808080808080808"> : tensor<8x10xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f6E2M3FN_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf6E2M3FN>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf6E2M3FN>) -> tensor<8x10xf6E2M3FN>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.2, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0]> : tensor<10xf6E2M3FN>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<10xf6E2M3FN>) -> tensor<8x10xf6E2M3FN>
  %r = chlo.zeta %lhs, %rhs : tensor<8x10xf6E2M3FN>, tensor<8x10xf6E2M3FN> -> tensor<8x10xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x202020202020202020201F1F1F1F1F1F1F1F1F1F1F1F1F1A0D1F071F030120031F1F0A20030001001F1F1F1F091F021F000020201F1A122010200A071F1F1F1F081F011F000020202020202020202020"> : tensor<8x10xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f6E3M2FN_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf6E3M2FN>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf6E3M2FN>) -> tensor<8x10xf6E3M2FN>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0]> : tensor<10xf6E3M2FN>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<10xf6E3M2FN>) -> tensor<8x10xf6E3M2FN>
  %r = chlo.zeta %lhs, %rhs : tensor<8x10xf6E3M2FN>, tensor<8x10xf6E3M2FN> -> tensor<8x10xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x202020202020202020201F1F1F1F1F1F1F1F1F1F1F181C150F1F0B19060320071F180D20070101001F1F1F1C0C1F041F000020201915112010200D0B1F1F1F1F0C1F011F000020202020202020202020"> : tensor<8x10xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f8E5M2_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E5M2>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E5M2>) -> tensor<8x11xf8E5M2>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7E]> : tensor<11xf8E5M2>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E5M2>) -> tensor<8x11xf8E5M2>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xf8E5M2>, tensor<8x11xf8E5M2> -> tensor<8x11xf8E5M2>
  check.expect_eq_const %r, dense<"0x7E7E7E7E7E7E7E7E7E7E7E7C7C7C7C7C7C7C7C7C7C7E7C484C453F7C3B4936327E7E3754483D7E372B2D247E7C505C4C3C7C345025187E7E7E4945417E407E3D3B7E7C586C543C7C2E5817037E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<8x11xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f8E4M3_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E4M3>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E4M3>) -> tensor<8x11xf8E4M3>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7C]> : tensor<11xf8E4M3>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E4M3>) -> tensor<8x11xf8E4M3>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xf8E4M3>, tensor<8x11xf8E4M3> -> tensor<8x11xf8E4M3>
  check.expect_eq_const %r, dense<"0x7C7C7C7C7C7C7C7C7C7C7C787878787878787878787C7851594A3D7837522D247C7C2D68503A7C2D161A087C78607858397827600A017C7C7C524A427C407C3A367C7870786838781C7001007C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<8x11xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f8E3M4_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E3M4>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E3M4>) -> tensor<8x11xf8E3M4>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x78]> : tensor<11xf8E3M4>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E3M4>) -> tensor<8x11xf8E3M4>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xf8E3M4>, tensor<8x11xf8E3M4> -> tensor<8x11xf8E3M4>
  check.expect_eq_const %r, dense<"0x78787878787878787878787070707070707070707078706270543A702E63190C78781B706133781B030501787070707031700F700100787878645345783F78342B7870707070307006700000787878787878787878787878"> : tensor<8x11xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f8E4M3FN_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E4M3FN>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E4M3FN>) -> tensor<8x11xf8E4M3FN>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7F]> : tensor<11xf8E4M3FN>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E4M3FN>) -> tensor<8x11xf8E4M3FN>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xf8E4M3FN>, tensor<8x11xf8E4M3FN> -> tensor<8x11xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F51594A3D7F37522D247F7F2D68503A7F2D161A087F7F607858397F27600A017F7F7F524A427F407F3A367F7F707F68387F1C7001007F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<8x11xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f8E5M2FNUZ_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E5M2FNUZ>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E5M2FNUZ>) -> tensor<8x11xf8E5M2FNUZ>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x80]> : tensor<11xf8E5M2FNUZ>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E5M2FNUZ>) -> tensor<8x11xf8E5M2FNUZ>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xf8E5M2FNUZ>, tensor<8x11xf8E5M2FNUZ> -> tensor<8x11xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x80808080808080808080808080808080808080808080804C504943803F4D3A3680803B584C41803B2F3128808054605040803854291C8080804D4945804480413F80805C70584080325C1B05808080808080808080808080"> : tensor<8x11xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f8E4M3FNUZ_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E4M3FNUZ>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E4M3FNUZ>) -> tensor<8x11xf8E4M3FNUZ>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x80]> : tensor<11xf8E4M3FNUZ>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E4M3FNUZ>) -> tensor<8x11xf8E4M3FNUZ>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xf8E4M3FNUZ>, tensor<8x11xf8E4M3FNUZ> -> tensor<8x11xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x808080808080808080808080808080808080808080808059615245803F5A352C80803570584280351E2210808068806041802F6812028080805A524A804880423E8080788070408024780200808080808080808080808080"> : tensor<8x11xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f8E4M3B11FNUZ_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E4M3B11FNUZ>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8x11xf8E4M3B11FNUZ>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x80]> : tensor<11xf8E4M3B11FNUZ>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E4M3B11FNUZ>) -> tensor<8x11xf8E4M3B11FNUZ>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xf8E4M3B11FNUZ>, tensor<8x11xf8E4M3B11FNUZ> -> tensor<8x11xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x808080808080808080808080808080808080808080808071796A5D8057724D4480804D80705A804D363A288080808078598047802A10808080726A628060805A56808080808058803C800E00808080808080808080808080"> : tensor<8x11xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f8E8M0FNU_pairs() {
  %lhs_values = stablehlo.constant dense<[0xFF, 1.0, 2.0, 4.0, 4.0, 2.0, 8.0, 0xFF]> : tensor<8xf8E8M0FNU>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E8M0FNU>) -> tensor<8x11xf8E8M0FNU>
  %rhs_values = stablehlo.constant dense<[0xFF, 0xFF, 0.2, 0.5, 1.0, 0xFF, 2.0, 0xFF, 4.0, 8.0, 0xFF]> : tensor<11xf8E8M0FNU>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E8M0FNU>) -> tensor<8x11xf8E8M0FNU>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xf8E8M0FNU>, tensor<8x11xf8E8M0FNU> -> tensor<8x11xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF838180FF7EFF7D7CFFFFFF87837FFF7BFF7875FFFFFF87837FFF7BFF7875FFFFFF838180FF7EFF7D7CFFFFFF8F877FFF77FF6F68FFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<8x11xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f16_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf16>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf16>) -> tensor<8x11xf16>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7E00]> : tensor<11xf16>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf16>) -> tensor<8x11xf16>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xf16>, tensor<8x11xf16> -> tensor<8x11xf16>
  check.expect_eq_const %r, dense<"0x007E007E007E007E007E007E007E007E007E007E007E007C007C007C007C007C007C007C007C007C007C007E007C78484D4CEF44943E007C7A3BC5485236CD31007E007EA1360B543548CF3C007EA136ED2AEF2C3224007E007C0850025C0F4C543C007C84330F5013250A18007E007E007E1B49C7443A41007ECB3F007E093DD13A007E007C0158006C0154123C007CED2D01580A178102007E007E007E007E007E007E007E007E007E007E007E007E"> : tensor<8x11xf16> {shlo.bitwise}
  func.return
}

func.func @zeta_of_bf16_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xbf16>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xbf16>) -> tensor<8x11xbf16>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7FC0]> : tensor<11xbf16>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xbf16>) -> tensor<8x11xbf16>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xbf16>, tensor<8x11xbf16> -> tensor<8x11xbf16>
  check.expect_eq_const %r, dense<"0xC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F807F807F807F807F807F807F807F807F807F807FC07F807F0F418A419E40D33F807F6F3F1941CA3E3A3EC07FC07FD43E814207419A3FC07FD43E5E3D9E3D863CC07F807F0142804382418B3F807F703E0242A23C013BC07FC07FC07F234199402740C07FF93FC07FA13F5A3FC07F807F004380458042823F807FBE3D0043E13A2038C07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<8x11xbf16> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f32_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf32>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf32>) -> tensor<8x11xf32>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7FC00000]> : tensor<11xf32>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf32>) -> tensor<8x11xf32>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xf32>, tensor<8x11xf32> -> tensor<8x11xf32>
  check.expect_eq_const %r, dense<"0x0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000C07F0000807FF3F40E4121948941E6E99D40338DD23F0000807F324F6F3FC1A01841CC34CA3EBAAC393E0000C07F0000C07F042CD43EE753814260A1064100DD993F0000C07F042CD43E169A5D3D02D09D3D874E863C0000C07F0000807F7CF000425A3B8043F8E0814191898A3F0000807F207C703EF9D401425664A23C0131013B0000C07F0000C07F0000C07FAD68234166D99840283127400000C07FB25BF93F0000C07F1421A13F07185A3F0000C07F0000807FB51700432B0280456B2F80424C38823F0000807FD6ABBD3D3B2F00439830E13AA72220380000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<8x11xf32> {shlo.bitwise}
  func.return
}

func.func @zeta_of_f64_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf64>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf64>) -> tensor<8x11xf64>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7FF8000000000000]> : tensor<11xf64>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf64>) -> tensor<8x11xf64>
  %r = chlo.zeta %lhs, %rhs : tensor<8x11xf64>, tensor<8x11xf64> -> tensor<8x11xf64>
  %expected_r = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F87F000000000000F07FEF22DF649EDE2140C627D92984323140DE45BEC93CBD1340D3075362A651FA3F000000000000F07FF32EF24DE6E9ED3F7A69E122181423404D1F4C899946D93FECD573329735C73F000000000000F87F000000000000F87FA2AB408A8085DA3F0E2A77D87C2A50405D0552042CD420402106F004A03BF33F000000000000F87FA2AB408A8085DA3FD78D18BF42B3AB3F1462004F00BAB33F805446D7D0C9903F000000000000F87F000000000000F07F62AD0D840F1E4040F0F5E7466B077040C45A1B081F3C304048D8C72A3251F13F000000000000F07FDA61AD0D840FCE3FD4E767119F3A40400E12F6B18A4C943F56C7C6262026603F000000000000F87F000000000000F87F000000000000F87F12E29A97156D2440656783C32C1B13409DD8FB0B25E60440000000000000F87FFC250F41762BFF3F000000000000F87F48E2577E2224F43F8AE852EB0043EB3F000000000000F87F000000000000F07FFEC756AFF6026040D731DA5C4500B040FB8FAD5EED0550404592C0840947F03F000000000000F07FF5ED3FB67AB5B73F4B21626DE70560403E12490213265C3FB653D5EF5404043F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<8x11xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 2 : tensor<8x11xf64>, tensor<8x11xf64>
  func.return
}
