// chlo.polygamma: derivatives of digamma.

func.func @polygamma_of_f4E2M1FN_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf4E2M1FN>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf4E2M1FN>) -> tensor<8x10xf4E2M1FN>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.0, 0.5, 1.0, -1.0, 1.5, -2.0, 3.0, 6.0]> : tensor<10xf4E2M1FN>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<10xf4E2M1FN>) -> tensor<8x10xf4E2M1FN>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x10xf4E2M1FN>, tensor<8x10xf4E2M1FN> -> tensor<8x10xf4E2M1FN>
  check.expect_eq_const %r, dense<"0x0800080C09080008020307070706030702070100080A080F0C080A08080807070707070703070000080D080F0F080D08080808080808080808080808080F080F0F080F08090808080808080808080808"> : tensor<8x10xf4E2M1FN> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f6E2M3FN_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf6E2M3FN>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf6E2M3FN>) -> tensor<8x10xf6E2M3FN>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.2, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0]> : tensor<10xf6E2M3FN>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<10xf6E2M3FN>) -> tensor<8x10xf6E2M3FN>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x10xf6E2M3FN>, tensor<8x10xf6E2M3FN> -> tensor<8x10xf6E2M3FN>
  check.expect_eq_const %r, dense<"0x2000383025200009070E1F1F1F1A0D1F071F030120273F3F3220272121201F1F1F1F1D1F0B1F010020363F3F3F203621212020202020202020202020203F3F3F3F203F21232020202020202020202020"> : tensor<8x10xf6E2M3FN> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f6E3M2FN_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf6E3M2FN>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf6E3M2FN>) -> tensor<8x10xf6E3M2FN>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0]> : tensor<10xf6E3M2FN>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<10xf6E3M2FN>) -> tensor<8x10xf6E3M2FN>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x10xf6E3M2FN>, tensor<8x10xf6E3M2FN> -> tensor<8x10xf6E3M2FN>
  check.expect_eq_const %r, dense<"0x200134302920010C0B0F1F181C150F1F0B190603202B3F3C31202B2222211F1F1F1F161F0E1F020020333F3F3E203321222020202020202020202020203F3F3F3F203F22262020202020202020202020"> : tensor<8x10xf6E3M2FN> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f8E5M2_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E5M2>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E5M2>) -> tensor<8x11xf8E5M2>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7E]> : tensor<11xf8E5M2>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E5M2>) -> tensor<8x11xf8E5M2>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xf8E5M2>, tensor<8x11xf8E5M2> -> tensor<8x11xf8E5M2>
  check.expect_eq_const %r, dense<"0x7E29C4C0B97E293C3B3F7E7C484C453F7C3B4936327E7EBBD8CCC17EBBAFB1A87E7C5A6656467C3E5A30227E7EC3F6E2CE7EC3ACB09F7E7E7E7E7E7E7E7E7E7E7E7E7ED1FCFCE27ED1B0B69C7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<8x11xf8E5M2> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f8E4M3_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E4M3>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E4M3>) -> tensor<8x11xf8E4M3>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7C]> : tensor<11xf8E4M3>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E4M3>) -> tensor<8x11xf8E4M3>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xf8E4M3>, tensor<8x11xf8E4M3> -> tensor<8x11xf8E4M3>
  check.expect_eq_const %r, dense<"0x7C11C8C0B17C1139373E7C7851594A3D7837522D247C7CB5F0D8C27CB59EA2907C7874786C4D783B741F067C7CC6F8F8DC7CC699A1837C7C7C7C7C7C7C7C7C7C7C7C7CE3F8F8F87CE3A1AC827C7C7C7C7C7C7C7C7C7C7C7C"> : tensor<8x11xf8E4M3> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f8E3M4_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E3M4>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E3M4>) -> tensor<8x11xf8E3M4>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x78]> : tensor<11xf8E3M4>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E3M4>) -> tensor<8x11xf8E3M4>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xf8E3M4>, tensor<8x11xf8E3M4> -> tensor<8x11xf8E3M4>
  check.expect_eq_const %r, dense<"0x7802D1BFA27802322E3B78706270543A702E63190C7878ABF0F0C378AB878A8278707070705A70377008017878CCF0F0F078CC84898078787878787878787878787878F0F0F0F078F0899980787878787878787878787878"> : tensor<8x11xf8E3M4> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f8E4M3FN_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E4M3FN>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E4M3FN>) -> tensor<8x11xf8E4M3FN>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7F]> : tensor<11xf8E4M3FN>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E4M3FN>) -> tensor<8x11xf8E4M3FN>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xf8E4M3FN>, tensor<8x11xf8E4M3FN> -> tensor<8x11xf8E4M3FN>
  check.expect_eq_const %r, dense<"0x7F11C8C0B17F1139373E7F7F51594A3D7F37522D247F7FB5F0D8C27FB59EA2907F7F747F6C4D7F3B741F067F7FC67F7FDC7FC699A1837F7F7F7F7F7F7F7F7F7F7F7F7FE37F7F7F7FE3A1AC827F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<8x11xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f8E5M2FNUZ_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E5M2FNUZ>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E5M2FNUZ>) -> tensor<8x11xf8E5M2FNUZ>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x80]> : tensor<11xf8E5M2FNUZ>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E5M2FNUZ>) -> tensor<8x11xf8E5M2FNUZ>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xf8E5M2FNUZ>, tensor<8x11xf8E5M2FNUZ> -> tensor<8x11xf8E5M2FNUZ>
  check.expect_eq_const %r, dense<"0x802DC8C4BD802D403F4380804C504943803F4D3A368080BFDCD0C580BFB3B5AC80805E6A5A4A80425E34268080C7FAE6D280C7B0B4A380808080808080808080808080D58080E680D5B4BAA0808080808080808080808080"> : tensor<8x11xf8E5M2FNUZ> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f8E4M3FNUZ_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E4M3FNUZ>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E4M3FNUZ>) -> tensor<8x11xf8E4M3FNUZ>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x80]> : tensor<11xf8E4M3FNUZ>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E4M3FNUZ>) -> tensor<8x11xf8E4M3FNUZ>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xf8E4M3FNUZ>, tensor<8x11xf8E4M3FNUZ> -> tensor<8x11xf8E4M3FNUZ>
  check.expect_eq_const %r, dense<"0x8019D0C8B98019413F46808059615245803F5A352C8080BDF8E0CA80BDA6AA9880807C80745580437C270C8080CE8080E480CEA1A98780808080808080808080808080EB80808080EBA9B484808080808080808080808080"> : tensor<8x11xf8E4M3FNUZ> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f8E4M3B11FNUZ_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf8E4M3B11FNUZ>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E4M3B11FNUZ>) -> tensor<8x11xf8E4M3B11FNUZ>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x80]> : tensor<11xf8E4M3B11FNUZ>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E4M3B11FNUZ>) -> tensor<8x11xf8E4M3B11FNUZ>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xf8E4M3B11FNUZ>, tensor<8x11xf8E4M3B11FNUZ> -> tensor<8x11xf8E4M3B11FNUZ>
  check.expect_eq_const %r, dense<"0x8031E8E0D1803159575E808071796A5D8057724D448080D580F8E280D5BEC2B080808080806D805B803F248080E68080FC80E6B9C19D80808080808080808080808080808080808080C1CC98808080808080808080808080"> : tensor<8x11xf8E4M3B11FNUZ> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f8E8M0FNU_pairs() {
  %lhs_values = stablehlo.constant dense<[0xFF, 1.0, 2.0, 4.0, 4.0, 2.0, 8.0, 0xFF]> : tensor<8xf8E8M0FNU>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf8E8M0FNU>) -> tensor<8x11xf8E8M0FNU>
  %rhs_values = stablehlo.constant dense<[0xFF, 0xFF, 0.2, 0.5, 1.0, 0xFF, 2.0, 0xFF, 4.0, 8.0, 0xFF]> : tensor<11xf8E8M0FNU>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf8E8M0FNU>) -> tensor<8x11xf8E8M0FNU>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xf8E8M0FNU>, tensor<8x11xf8E8M0FNU> -> tensor<8x11xf8E8M0FNU>
  check.expect_eq_const %r, dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFF838180FF7EFF7D7CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<8x11xf8E8M0FNU> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f16_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf16>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf16>) -> tensor<8x11xf16>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7E00]> : tensor<11xf16>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf16>) -> tensor<8x11xf16>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xf16>, tensor<8x11xf16> -> tensor<8x11xf16>
  check.expect_eq_const %r, dense<"0x007EAC283AC4DBBF9EB8007EAC286A3C623BD33E007E007C78484D4CEF44943E007C7A3BC5485236CD31007E007EA1BA0BD835CCCFC0007EA1BAEDAEEFB032A8007E007C0B5A036617567E46007CA33D165A9D2F0E22007E007EF3C201F607E239CE007EF3C25AAC5CB0899E007E007E007E007E007E007E007E007E007E007E007E007E007E6FD100FC00FCACE1007E6FD16DB02FB6339C007E007E007E007E007E007E007E007E007E007E007E007E"> : tensor<8x11xf16> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_bf16_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xbf16>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xbf16>) -> tensor<8x11xbf16>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7FC0]> : tensor<11xbf16>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xbf16>) -> tensor<8x11xbf16>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xbf16>, tensor<8x11xbf16> -> tensor<8x11xbf16>
  check.expect_eq_const %r, dense<"0xC07F153D87C0FBBF14BFC07F153D8D3F6C3FDA3FC07F807F0F418A419E40D33F807F6F3F1941CA3E3A3EC07FC07F54BF01C387C11AC0C07F54BFDEBD1EBE06BDC07F807F4143C044C342D040807FB43F4343F43D423CC07FC07F5EC0C0C641C4C7C1C07F5EC08BBD0CBED1BBC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F2EC234CBB4C736C4C07F2EC20EBEC6BE86BBC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<8x11xbf16> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f32_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf32>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf32>) -> tensor<8x11xf32>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7FC00000]> : tensor<11xf32>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf32>) -> tensor<8x11xf32>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xf32>, tensor<8x11xf32> -> tensor<8x11xf32>
  check.expect_eq_const %r, dense<"0x0000C07F8376153D4D4787C04C54FBBF68C413BF0000C07F8376153D3D348D3F983B6C3F1062DA3F0000C07F0000807FF3F40E4121948941E6E99D40338DD23F0000807F324F6F3FC1A01841CC34CA3EBAAC393E0000C07F0000C07F042C54BFE75301C360A186C100DD19C00000C07F042C54BF169ADDBD02D01DBE874E06BD0000C07F0000807FBA6841430759C04474D1C2425ACECF400000807F185DB43F75BF42438096F33D82C9413C0000C07F0000C07F1C5A5EC0C010C0C65ADE40C41317C7C10000C07F1C5A5EC07D418BBD59890BBE172AD1BB0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FEAD42DC29A0034CBBB15B4C7BC8035C40000C07FEAD42DC2BFAD0DBEABE0C5BEC65B86BB0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<8x11xf32> {shlo.bitwise}
  func.return
}

func.func @polygamma_of_f64_pairs() {
  %lhs_values = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0]> : tensor<8xf64>
  %lhs = stablehlo.broadcast_in_dim %lhs_values, dims = [0] : (tensor<8xf64>) -> tensor<8x11xf64>
  %rhs_values = stablehlo.constant dense<[0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0, 0x7FF8000000000000]> : tensor<11xf64>
  %rhs = stablehlo.broadcast_in_dim %rhs_values, dims = [1] : (tensor<11xf64>) -> tensor<8x11xf64>
  %r = chlo.polygamma %lhs, %rhs : tensor<8x11xf64>, tensor<8x11xf64> -> tensor<8x11xf64>
  %expected_r = stablehlo.constant dense<"0x000000000000F87F8A60BD59D0AEA23FC3D73C94E9E810C0FC14327D896AFFBF19B66FFC8C78E2BF000000000000F87F8A60BD59D0AEA23F15FCDE9387A6F13FE74990037387ED3F7CAD500A424CFB3F000000000000F87F000000000000F07FEF22DF649EDE2140C627D92984323140DE45BEC93CBD1340D3075362A651FA3F000000000000F07FF32EF24DE6E9ED3F7A69E122181423404D1F4C899946D93FECD573329735C73F000000000000F87F000000000000F87FA2AB408A8085EABF0E2A77D87C2A60C05D0552042CD430C02106F004A03B03C0000000000000F87FA2AB408A8085EABFD78D18BF42B3BBBF1462004F00BAC3BF805446D7D0C9A0BF000000000000F87F000000000000F07F13841446172D6840E8F05BEA200B98402608298C2E5A58406CC42B40CBF91940000000000000F07F6309420AA38BF63FBEDB1B9AEE576840151BF10AD072BE3F002B2A3A3039883F000000000000F87F000000000000F87FEF5A3D7E43CB0BC0CE105E061802D8C05B3D7E43CB1B88C035BB2F56E2E238C0000000000000F87FEF5A3D7E43CB0BC0FDE623922F68B1BF4A9ADD172B71C1BFC88DEFE042257ABF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87FC105473F9DBA45C00FFF0136138066C1E1E8A753B782F6C06843AD8217B086C0000000000000F87FC105473F9DBA45C04C2C88EDB7B5C1BF3A3C1B6A15BCD8BF30A96FB078CB70BF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<8x11xf64>
  check.expect_close %r, %expected_r, max_ulp_difference = 2 : tensor<8x11xf64>, tensor<8x11xf64>
  func.return
}
