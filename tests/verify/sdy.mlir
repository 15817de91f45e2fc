// Meshes, shardings and manual computations that make no sense.

sdy.mesh @m = <["x"=2, "y"=4]>
// expected-error@+1 {{sdy.mesh: duplicate axis name: "x"}}
sdy.mesh @twice = <["x"=2, "x"=2]>
// expected-error@+1 {{sdy.mesh: device_ids must name each device from 0 to 1 once}}
sdy.mesh @ids = #sdy.mesh<["x"=2], device_ids=[1, 2]>
// expected-error@+1 {{sdy.mesh: the axes make 2 devices, device_ids names 3}}
sdy.mesh @count = <["x"=2], device_ids=[0, 1, 2]>
// expected-error@+1 {{axis "x" has size 0, it must be at least 1}}
sdy.mesh @empty = <["x"=0]>

// expected-error@+1 {{@mesh: sharding of argument 0: unknown mesh: @nowhere}}
func.func @mesh(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@nowhere, [{}]>}) {
  return
}

// expected-error@+1 {{unknown axis name: "z"}}
func.func @axis(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}]>}) {
  return
}

// expected-error@+1 {{the sharding has 2 dimensions, the tensor has 1}}
func.func @rank(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) {
  return
}

func.func @axes(%a: tensor<8x8xf32>) {
  // expected-error@+1 {{sdy.sharding_constraint: sharding: duplicate axis: "x"}}
  %0 = sdy.sharding_constraint %a <@m, [{"x"}, {"x"}]> : tensor<8x8xf32>
  // expected-error@+1 {{"y":(1)2 and "y" overlap}}
  %1 = sdy.sharding_constraint %a <@m, [{"y":(1)2}, {"y"}]> : tensor<8x8xf32>
  // expected-error@+1 {{"y":(1)3 is no part of an axis of size 4}}
  %2 = sdy.sharding_constraint %a <@m, [{"y":(1)3}, {}]> : tensor<8x8xf32>
  // expected-error@+1 {{"y":(1)2, "y":(2)2 can be written as one}}
  %3 = sdy.sharding_constraint %a <@m, [{"y":(1)2, "y":(2)2}, {}]> : tensor<8x8xf32>
  // expected-error@+1 {{replicated axes are not in the order of the mesh}}
  %4 = sdy.sharding_constraint %a <@m, [{}, {}], replicated={"y", "x"}> : tensor<8x8xf32>
  // expected-error@+1 {{dimension 0 is empty and closed, but has a priority}}
  %5 = sdy.sharding_constraint %a <@m, [{}p1, {}]> : tensor<8x8xf32>
  // expected-error@+1 {{stablehlo.negate: sdy.sharding: 2 shardings for 1 values}}
  %6 = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>, <@m, [{}, {}]>]>} : tensor<8x8xf32>
  // expected-error@+1 {{a barrier that lets shardings through in BOTH directions is none}}
  %7 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<8x8xf32>
  return
}

func.func @parts(%a: tensor<8x8xf32>) {
  // expected-error@+1 {{operand 0: the part of tensor<8x8xf32> is a tensor<4x8xf32>, the region has a tensor<8x8xf32>}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"x"} (%b: tensor<8x8xf32>) {
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-error@+1 {{unknown manual axis: "z"}}
  %1 = sdy.manual_computation(%a) in_shardings=[<@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"z"} (%b: tensor<8x8xf32>) {
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-error@+1 {{manual axis "x" stands after a free one in dimension 0}}
  %2 = sdy.manual_computation(%a) in_shardings=[<@m, [{"y", "x"}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"x"} (%b: tensor<4x8xf32>) {
    sdy.return %b : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<4x8xf32>
  return
}

func.func @nested(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}]>] out_shardings=[<@m, [{"x"}]>] manual_axes={"x"} (%b: tensor<4xf32>) {
    // expected-error@+1 {{axis "x" is manual in an sdy.manual_computation around this op already}}
    %1 = sdy.sharding_constraint %b <@m, [{"x"}]> : tensor<4xf32>
    sdy.return %1 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func @named(%a: tensor<8xf32>) {
  // expected-error@+1 {{the region takes (tensor<4xf32>), the op has (tensor<8xf32>)}}
  %0 = sdy.named_computation<"f">(%a) (%b: tensor<4xf32>) {
    sdy.return %b : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  return
}
