// Ops by which Shardy spreads a tensor anew, from whose axes the stated sharding does not follow.

sdy.mesh @m = <["x"=4, "y"=2, "z"=2]>
sdy.mesh @other = <["x"=4, "y"=2]>
sdy.mesh @turned = <["x"=4, "y"=2, "z"=2], device_ids=[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]>
sdy.mesh @again = <["x"=4, "y"=2, "z"=2]>

func.func @legal(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y", "z"}]>}) -> tensor<8x8xf32> {
  %0 = sdy.all_gather [{"x":(2)2}, {"z"}] %a out_sharding=<@m, [{"x":(1)2}, {"y"}]> : tensor<8x8xf32>
  %1 = sdy.all_slice [{"x":(2)2}, {}] %0 out_sharding=<@m, [{"x"}, {"y"}]> : tensor<8x8xf32>
  %2 = sdy.all_to_all [{"x"}: 0->1] %1 out_sharding=<@m, [{}, {"y", "x"}]> : tensor<8x8xf32>
  %3 = sdy.collective_permute %2 out_sharding=<@turned, [{}, {"x", "z"}]> : tensor<8x8xf32>
  %4 = sdy.sharding_constraint %3 <@m, [{}, {"x"}]> : tensor<8x8xf32>
  %5 = sdy.replicated_to_unreduced {"y"} %4 out_sharding=<@m, [{}, {"x"}], unreduced={"y"}> : tensor<8x8xf32>
  %6 = sdy.sharded_to_unreduced [{}, {"x"}] %5 out_sharding=<@m, [{}, {}], unreduced={"x", "y"}> : tensor<8x8xf32>
  %7 = sdy.all_reduce {"x", "y"} %6 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  %8 = sdy.reduce_scatter [{"z"}, {}] %7 out_sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  return %8 : tensor<8x8xf32>
}

func.func @gather(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y", "z"}]>}, %b: tensor<8x8xf32>) {
  // expected-error@+1 {{sdy.all_gather: the operand has no sharding: state one where it is made}}
  %0 = sdy.all_gather [{}, {"x"}] %b out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_gather: the operand is over the mesh <["x"=4, "y"=2, "z"=2]>, out_sharding over <["x"=4, "y"=2]>}}
  %1 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@other, [{}, {"y"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_gather: gathering_axes: "x":(1)2, "x":(2)2 can be written as one}}
  %2 = sdy.all_gather [{"x":(1)2, "x":(2)2}, {}] %a out_sharding=<@m, [{}, {"y", "z"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_gather: gathering_axes: duplicate axis: "x"}}
  %3 = sdy.all_gather [{"x"}, {"x"}] %a out_sharding=<@m, [{}, {"y", "z"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_gather: gathering_axes: unknown axis name: "w"}}
  %4 = sdy.all_gather [{"w"}, {}] %a out_sharding=<@m, [{}, {"y", "z"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_gather: gathering_axes names axes of 1 dimensions, the tensor has 2}}
  %5 = sdy.all_gather [{"x"}] %a out_sharding=<@m, [{}, {"y", "z"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_gather: gathering_axes: "y" is not at the end of the operand's axes along dimension 1, {"y", "z"}}}
  %6 = sdy.all_gather [{}, {"y"}] %a out_sharding=<@m, [{"x"}, {"z"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_gather: out_sharding has {} along dimension 0, from the operand follows {"x":(1)2}}}
  %7 = sdy.all_gather [{"x":(2)2}, {}] %a out_sharding=<@m, [{}, {"y", "z"}]> : tensor<8x8xf32>
  return
}

func.func @slice(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}]>}, %b: tensor<8x8xf32>) {
  %0 = sdy.all_slice [{"x"}, {}] %b out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_slice: out_sharding has {"x"} along dimension 0, from the operand follows {}}}
  %1 = sdy.all_slice [{}, {"x"}] %a out_sharding=<@m, [{"x"}, {"y"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_slice: out_sharding has {"z", "y"} along dimension 1, from the operand follows {"y", "z"}}}
  %2 = sdy.all_slice [{}, {"z"}] %a out_sharding=<@m, [{}, {"z", "y"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.reduce_scatter: reduce_scatter_axes names axes of 0 dimensions, the tensor has 2}}
  %3 = sdy.reduce_scatter [] %a out_sharding=<@m, [{}, {"y"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.reduce_scatter: out_sharding has {} along dimension 0, from the operand follows {"x"}}}
  %4 = sdy.reduce_scatter [{"x"}, {}] %a out_sharding=<@m, [{}, {"y"}]> : tensor<8x8xf32>
  return
}

func.func @exchange(%a: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}, {}]>}) {
  // expected-error@+1 {{sdy.all_to_all: params: there must be at least one, such as {"x"}: 0->1}}
  %0 = sdy.all_to_all [] %a out_sharding=<@m, [{"x"}, {"y"}, {}]> : tensor<8x8x8xf32>
  // expected-error@+1 {{sdy.all_to_all: params: dimension 3 is none of the tensor's 3}}
  %1 = sdy.all_to_all [{"x"}: 0->3] %a out_sharding=<@m, [{}, {"y"}, {}]> : tensor<8x8x8xf32>
  // expected-error@+1 {{sdy.all_to_all: params: dimension -1 is none of the tensor's 3}}
  %2 = sdy.all_to_all [{"x"}: -1->0] %a out_sharding=<@m, [{}, {"y"}, {}]> : tensor<8x8x8xf32>
  // expected-error@+1 {{sdy.all_to_all: params: dimension 2 is named twice}}
  %3 = sdy.all_to_all [{"x"}: 0->2, {"y"}: 1->2] %a out_sharding=<@m, [{}, {}, {"x", "y"}]> : tensor<8x8x8xf32>
  // expected-error@+1 {{sdy.all_to_all: params: "z" is not at the end of the operand's axes along dimension 0, {"x"}}}
  %4 = sdy.all_to_all [{"z"}: 0->2] %a out_sharding=<@m, [{"x"}, {"y"}, {"z"}]> : tensor<8x8x8xf32>
  // expected-error@+1 {{sdy.all_to_all: out_sharding has {} along dimension 2, from the operand follows {"x"}}}
  %5 = sdy.all_to_all [{"x"}: 0->2] %a out_sharding=<@m, [{}, {"y"}, {}]> : tensor<8x8x8xf32>
  // expected-error@+1 {{sdy.all_to_all: out_sharding has {} along dimension 1, from the operand follows {"y"}}}
  %6 = sdy.all_to_all [{"x"}: 0->2] %a out_sharding=<@m, [{}, {}, {"x"}]> : tensor<8x8x8xf32>
  return
}

func.func @order(%a: tensor<8x8x8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}, {"y"}, {}]>}) {
  // expected-error@+1 {{sdy.all_to_all: params: the dimensions that axes leave must ascend}}
  %0 = sdy.all_to_all [{"y"}: 2->0, {"x"}: 1->3] %a out_sharding=<@m, [{"y"}, {}, {}, {"x"}]> : tensor<8x8x8x8xf32>
  return
}

func.func @permute(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"x"}]>}) {
  %0 = sdy.collective_permute %a out_sharding=<@m, [{"z"}, {"x"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.collective_permute: the operand has 4 parts along dimension 1, the result 2}}
  %1 = sdy.collective_permute %a out_sharding=<@m, [{"y"}, {"z"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.collective_permute: the operand's mesh <["x"=4, "y"=2, "z"=2]> has other axes than that of out_sharding, <["x"=4, "y"=2]>}}
  %2 = sdy.collective_permute %a out_sharding=<@other, [{"y"}, {"x"}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.collective_permute: operand and result are over meshes of different names with the same devices: one mesh is enough}}
  %3 = sdy.collective_permute %a out_sharding=<@again, [{"y"}, {"x"}]> : tensor<8x8xf32>
  return
}

func.func @reduce(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}], replicated={"z"}, unreduced={"y"}>}) {
  %0 = sdy.all_reduce {"y"} %a out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_reduce: out_sharding has {} along dimension 0, from the operand follows {"x"}}}
  %1 = sdy.all_reduce {"y"} %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_reduce: reduction_axes: "x":(1)2 overlaps with "x" among the axes that spread the operand}}
  %2 = sdy.all_reduce {"x":(1)2} %a out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_reduce: reduction_axes: "z" overlaps with "z" among the axes that spread the operand}}
  %3 = sdy.all_reduce {"z"} %a out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_reduce: reduction_axes: {"z", "y"} are not in the order of the mesh}}
  %4 = sdy.all_reduce {"z", "y"} %a out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.all_reduce: reduction_axes: "y" overlaps with "y" among the result's unreduced axes}}
  %5 = sdy.all_reduce {"y"} %a out_sharding=<@m, [{"x"}, {}], unreduced={"y"}> : tensor<8x8xf32>
  return
}

func.func @terms(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}], unreduced={"y"}>}) {
  // expected-error@+1 {{sdy.sharded_to_unreduced: out_sharding has the unreduced axes {"x"}, from the operand and axes follow {"x", "y"}}}
  %0 = sdy.sharded_to_unreduced [{"x"}, {}] %a out_sharding=<@m, [{}, {}], unreduced={"x"}> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.replicated_to_unreduced: axes: "x" overlaps with "x" among the axes that spread the operand}}
  %1 = sdy.replicated_to_unreduced {"x"} %a out_sharding=<@m, [{"x"}, {}], unreduced={"y"}> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.replicated_to_unreduced: axes: "y" overlaps with "y" among the operand's unreduced axes}}
  %2 = sdy.replicated_to_unreduced {"y"} %a out_sharding=<@m, [{"x"}, {}], unreduced={"y"}> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.replicated_to_unreduced: axes: there must be at least one}}
  %3 = sdy.replicated_to_unreduced {} %a out_sharding=<@m, [{"x"}, {}], unreduced={"y"}> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.replicated_to_unreduced: dimension 0 of operand and result is spread differently}}
  %4 = sdy.replicated_to_unreduced {"z"} %a out_sharding=<@m, [{}, {}], unreduced={"y", "z"}> : tensor<8x8xf32>
  // expected-error@+1 {{sdy.replicated_to_unreduced: out_sharding has the unreduced axes {"z"}, from the operand and axes follow {"y", "z"}}}
  %5 = sdy.replicated_to_unreduced {"z"} %a out_sharding=<@m, [{"x"}, {}], unreduced={"z"}> : tensor<8x8xf32>
  return
}

// The arguments of a region have what the computation says, without the manual axes.
func.func @inside(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x", "y"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<2x8xf32>) {
    %1 = sdy.all_gather [{"y"}, {}] %b out_sharding=<@m, [{}, {}]> : tensor<2x8xf32>
    // expected-error@+1 {{sdy.all_gather: gathering_axes: "z" is not at the end of the operand's axes along dimension 0, {"y"}}}
    %2 = sdy.all_gather [{"z"}, {}] %b out_sharding=<@m, [{"y"}, {}]> : tensor<2x8xf32>
    sdy.return %1 : tensor<2x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
