// sdy.manual_computation: every device of a mesh runs the region on its parts of the operands.

sdy.mesh @line = <["x"=4]>
sdy.mesh @grid = <["x"=2, "y"=2]>
sdy.mesh @turned = <["x"=3], device_ids=[2, 0, 1]>

func.func @sum_over_all_devices() {
  %0 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@line, [{"x"}]>] out_shardings=[<@line, [{}]>] manual_axes={"x"} (%a: tensor<2xi32>) {
    %2 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<2xi32>) -> tensor<2xi32>
    sdy.return %2 : tensor<2xi32>
  } : (tensor<8xi32>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[16, 20]> : tensor<2xi32>
  return
}

func.func @in_generic_form() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %1 = "sdy.manual_computation"(%0) <{in_shardings = #sdy.sharding_per_value<[<@grid, [{"x"}, {"y"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>, out_shardings = #sdy.sharding_per_value<[<@grid, [{"y"}, {"x"}]>]>}> ({
  ^bb0(%a: tensor<1x1xi8>):
    "sdy.return"(%a) : (tensor<1x1xi8>) -> ()
  }) : (tensor<2x2xi8>) -> tensor<2x2xi8>
  check.expect_eq_const %1, dense<[[1, 3], [2, 4]]> : tensor<2x2xi8>
  return
}

// The part with coordinate 0 goes to device 2, and so on.
func.func @device_ids_in_another_order() {
  %0 = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %1:2 = sdy.manual_computation(%0) in_shardings=[<@turned, [{"x"}]>] out_shardings=[<@turned, [{"x"}]>, <@turned, [{"x"}]>] manual_axes={"x"} (%a: tensor<1xi32>) {
    %id = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
    %3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>
    %4 = "stablehlo.collective_permute"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
    sdy.return %3, %4 : tensor<1xi32>, tensor<1xi32>
  } : (tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const %1#0, dense<[2, 0, 1]> : tensor<3xi32>
  check.expect_eq_const %1#1, dense<[30, 10, 20]> : tensor<3xi32>
  return
}

// Along the free axis y values stay whole.
func.func @over_one_axis_of_two() {
  %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@grid, [{"x", ?}, {?}]>] out_shardings=[<@grid, [{}, {?}]>] manual_axes={"x"} (%a: tensor<1x3xi32>) {
    %2 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.maximum %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<1x3xi32>) -> tensor<1x3xi32>
    sdy.return %2 : tensor<1x3xi32>
  } : (tensor<2x3xi32>) -> tensor<1x3xi32>
  check.expect_eq_const %1, dense<[[4, 5, 6]]> : tensor<1x3xi32>
  return
}

func.func @nested() {
  %0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@grid, [{"x"}, {}]>] out_shardings=[<@grid, [{"x"}, {}]>] manual_axes={"x"} (%a: tensor<1x4xi32>) {
    %2 = sdy.manual_computation(%a) in_shardings=[<@grid, [{}, {"y"}]>] out_shardings=[<@grid, [{}, {"y"}]>] manual_axes={"y"} (%b: tensor<1x2xi32>) {
      %3 = "stablehlo.collective_permute"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0], [2, 3], [3, 2]]> : tensor<4x2xi64>}> : (tensor<1x2xi32>) -> tensor<1x2xi32>
      sdy.return %3 : tensor<1x2xi32>
    } : (tensor<1x4xi32>) -> tensor<1x4xi32>
    %4 = stablehlo.add %a, %2 : tensor<1x4xi32>
    sdy.return %4 : tensor<1x4xi32>
  } : (tensor<2x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %1, dense<[[4, 6, 4, 6], [12, 14, 12, 14]]> : tensor<2x4xi32>
  return
}

// Only the devices with x = 0 enter the inner computation.
func.func @nested_in_a_branch() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@grid, [{"x"}, {}]>] out_shardings=[<@grid, [{"x"}, {}]>] manual_axes={"x"} (%a: tensor<1x2xi32>) {
    %id = stablehlo.partition_id : tensor<ui32>
    %two = stablehlo.constant dense<2> : tensor<ui32>
    %p = stablehlo.compare LT, %id, %two : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %2 = "stablehlo.if"(%p) ({
      %3 = sdy.manual_computation(%a) in_shardings=[<@grid, [{}, {"y"}]>] out_shardings=[<@grid, [{}, {"y"}]>] manual_axes={"y"} (%b: tensor<1x1xi32>) {
        %4 = stablehlo.negate %b : tensor<1x1xi32>
        sdy.return %4 : tensor<1x1xi32>
      } : (tensor<1x2xi32>) -> tensor<1x2xi32>
      stablehlo.return %3 : tensor<1x2xi32>
    }, {
      stablehlo.return %a : tensor<1x2xi32>
    }) : (tensor<i1>) -> tensor<1x2xi32>
    sdy.return %2 : tensor<1x2xi32>
  } : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %1, dense<[[-1, -2], [3, 4]]> : tensor<2x2xi32>
  return
}

// A ring: after three steps each device has added what the three before it had.
func.func @ring_in_a_loop() {
  %0 = stablehlo.constant dense<[1, 10, 100, 1000]> : tensor<4xi32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@line, [{"x"}]>] out_shardings=[<@line, [{"x"}]>] manual_axes={"x"} (%a: tensor<1xi32>) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %2:3 = stablehlo.while(%i = %zero, %moving = %a, %sum = %a) : tensor<i32>, tensor<1xi32>, tensor<1xi32>
    cond {
      %three = stablehlo.constant dense<3> : tensor<i32>
      %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %n = stablehlo.add %i, %one : tensor<i32>
      %m = func.call @to_the_next(%moving) : (tensor<1xi32>) -> tensor<1xi32>
      %s = stablehlo.add %sum, %m : tensor<1xi32>
      stablehlo.return %n, %m, %s : tensor<i32>, tensor<1xi32>, tensor<1xi32>
    }
    sdy.return %2#2 : tensor<1xi32>
  } : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %1, dense<1111> : tensor<4xi32>
  return
}

func.func private @to_the_next(%a: tensor<1xi32>) -> tensor<1xi32> {
  %0 = "stablehlo.collective_permute"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

// Where devices have different values of what is to be the same, the first device's counts.
func.func @the_first_of_several_counts() {
  %1 = sdy.manual_computation() in_shardings=[] out_shardings=[<@grid, [{"y"}]>] manual_axes={"x", "y"} () {
    %id = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.reshape %id : (tensor<ui32>) -> tensor<1xui32>
    sdy.return %2 : tensor<1xui32>
  } : () -> tensor<2xui32>
  check.expect_eq_const %1, dense<[0, 1]> : tensor<2xui32>
  return
}

// Half of an axis of four: parts go to two devices each.
func.func @part_of_an_axis() {
  %0 = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@line, [{"x":(1)2}]>] out_shardings=[<@line, [{"x"}]>] manual_axes={"x"} (%a: tensor<1xi32>) {
    sdy.return %a : tensor<1xi32>
  } : (tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %1, dense<[5, 5, 6, 6]> : tensor<4xi32>
  return
}

// The region sees no names from outside, so it may use them again.
func.func @names_are_free_inside() {
  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf8E5M2>
  %a = stablehlo.constant dense<1> : tensor<i32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@line, [{"x"}]>] out_shardings=[<@line, [{"x"}]>] manual_axes={"x"} (%a: tensor<1xf8E5M2>) {
    %0 = stablehlo.add %a, %a : tensor<1xf8E5M2>
    sdy.return %0 : tensor<1xf8E5M2>
  } : (tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  check.expect_eq_const %1, dense<[2.0, 4.0, 6.0, 8.0]> : tensor<4xf8E5M2>
  return
}
