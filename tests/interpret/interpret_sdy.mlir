// The sdy dialect (Shardy): ops that say where tensors are to be placed hand their operand on.

sdy.mesh @mesh = <["x"=2, "y"=4]>

func.func @sharding_constraint() {
  %0 = stablehlo.constant dense<[1.0, -0.0, 0x7F]> : tensor<3xf8E4M3FN>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}]> : tensor<3xf8E4M3FN>
  check.expect_eq_const %1, dense<[1.0, -0.0, 0x7F]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  return
}

func.func @sharding_constraint_in_generic_form() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = "sdy.sharding_constraint"(%0) <{sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}> : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %1, dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  return
}

func.func @reshard() {
  %0 = stablehlo.constant dense<[1.5, 2.5]> : tensor<2xf16>
  %1 = sdy.reshard %0 <@mesh, [{"y", ?}]> : tensor<2xf16>
  check.expect_eq_const %1, dense<[1.5, 2.5]> : tensor<2xf16>
  return
}

func.func @sharding_group_and_barrier() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  sdy.sharding_group %0 group_id=21 : tensor<2xi8>
  %1 = sdy.propagation_barrier %0 allowed_direction=NONE : tensor<2xi8>
  check.expect_eq_const %1, dense<[1, 2]> : tensor<2xi8>
  return
}

func.func @reshards_of_known_kind() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %spread = sdy.sharding_constraint %0 <@mesh, [{"x"}, {}]> : tensor<2x2xi8>
  %1 = sdy.all_gather [{"x"}, {}] %spread out_sharding=<@mesh, [{}, {}]> : tensor<2x2xi8>
  %2 = sdy.all_slice [{}, {"y"}] %1 out_sharding=<@mesh, [{}, {"y"}]> : tensor<2x2xi8>
  %3 = sdy.all_to_all [{"y"}: 1->0] %2 out_sharding=<@mesh, [{"y"}, {}]> : tensor<2x2xi8>
  %4 = sdy.collective_permute %3 out_sharding=<@mesh, [{"y"}, {}]> : tensor<2x2xi8>
  check.expect_eq_const %4, dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  return
}

func.func @constant_and_edges() {
  %0 = sdy.constant dense<[1.0, 2.5]> : tensor<2xbf16>
  %1 = stablehlo.negate %0 : tensor<2xbf16>
  %2 = sdy.data_flow_edge %1 sharding=<@mesh, [{"x"}]> : tensor<2xbf16>
  %3 = func.call @halved(%2) : (tensor<2xbf16>) -> tensor<2xbf16>
  %4 = sdy.func_data_flow_edge %3 : tensor<2xbf16>
  check.expect_eq_const %4, dense<[-0.5, -1.25]> : tensor<2xbf16>
  return
}

func.func private @halved(%a: tensor<2xbf16>) -> tensor<2xbf16> {
  %0 = sdy.func_data_flow_edge %a : tensor<2xbf16>
  %half = stablehlo.constant dense<0.5> : tensor<2xbf16>
  %1 = stablehlo.multiply %0, %half : tensor<2xbf16>
  return %1 : tensor<2xbf16>
}

func.func @named_computation() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = sdy.named_computation<"twice">(%0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{}]>] (%a: tensor<2xi32>) {
    %2 = stablehlo.add %a, %a : tensor<2xi32>
    sdy.return %2 : tensor<2xi32>
  } : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[2, 4]> : tensor<2xi32>
  return
}

// As a whole the operand is the sum of its terms already.
func.func @reductions() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %1 = sdy.all_reduce {"x"} %0 out_sharding=<@mesh, [{}, {}]> : tensor<2x2xi8>
  %2 = sdy.reduce_scatter max [{"x"}, {}] %1 out_sharding=<@mesh, [{"x"}, {}]> : tensor<2x2xi8>
  %3 = sdy.sharded_to_unreduced [{"x"}, {}] %2 out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<2x2xi8>
  %4 = sdy.replicated_to_unreduced {"y"} %3 out_sharding=<@mesh, [{}, {}], unreduced={"x", "y"}> : tensor<2x2xi8>
  check.expect_eq_const %4, dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  return
}

func.func @constraint_of_a_token() {
  %0 = stablehlo.create_token : !stablehlo.token
  %1 = sdy.sharding_constraint %0 <@mesh, []> : !stablehlo.token
  return
}
