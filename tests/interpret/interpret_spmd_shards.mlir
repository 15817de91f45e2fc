// The custom calls between whole tensors and the parts of devices: what stands between runs once a device.

module attributes {mhlo.num_partitions = 4 : i32, mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=4]>}"}} {
  func.func @cut_and_put_together() {
    %0 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
    %1 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<8xi32>) -> tensor<8xi32>
    %2 = stablehlo.custom_call @SPMDFullToShardShape(%1) {mhlo.sharding = "{manual}"} : (tensor<8xi32>) -> tensor<2xi32>
    %3 = call @shift(%2) : (tensor<2xi32>) -> tensor<2xi32>
    %4 = stablehlo.custom_call @Sharding(%3) {mhlo.sharding = "{manual}"} : (tensor<2xi32>) -> tensor<2xi32>
    %5 = stablehlo.custom_call @SPMDShardToFullShape(%4) {mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<2xi32>) -> tensor<8xi32>
    check.expect_eq_const %5, dense<[7, 8, 1, 2, 3, 4, 5, 6]> : tensor<8xi32>
    return
  }

  func.func private @shift(%a: tensor<2xi32>) -> tensor<2xi32> {
    %0 = "stablehlo.collective_permute"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }

  // Ops between the calls need no function of their own; what is global is the same for all devices.
  func.func @ops_between_the_calls() {
    %0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
    %ten = stablehlo.constant dense<10> : tensor<1x2xi32>
    %1 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{devices=[4,1]3,2,1,0}"} : (tensor<4x2xi32>) -> tensor<4x2xi32>
    %2 = stablehlo.custom_call @SPMDFullToShardShape(%1) {mhlo.sharding = "{manual}"} : (tensor<4x2xi32>) -> tensor<1x2xi32>
    %3 = stablehlo.multiply %2, %ten : tensor<1x2xi32>
    %id = stablehlo.partition_id : tensor<ui32>
    %4 = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
    %6 = stablehlo.add %3, %5 : tensor<1x2xi32>
    %7 = stablehlo.custom_call @SPMDShardToFullShape(%6) {mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<1x2xi32>) -> tensor<4x2xi32>
    %8 = stablehlo.add %7, %7 : tensor<4x2xi32>
    check.expect_eq_const %7, dense<[[70, 80], [51, 61], [32, 42], [13, 23]]> : tensor<4x2xi32>
    check.expect_eq_const %8, dense<[[140, 160], [102, 122], [64, 84], [26, 46]]> : tensor<4x2xi32>
    return
  }

  // The second computation needs what the first one gives, and parts that the first one has.
  func.func @one_after_the_other() {
    %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
    %1 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<4xi32>) -> tensor<4xi32>
    %2 = stablehlo.custom_call @SPMDFullToShardShape(%1) {mhlo.sharding = "{manual}"} : (tensor<4xi32>) -> tensor<1xi32>
    %3 = stablehlo.negate %2 : tensor<1xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<1xi32>) -> tensor<4xi32>
    %5 = stablehlo.multiply %4, %4 : tensor<4xi32>
    %6 = stablehlo.custom_call @Sharding(%5) {mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<4xi32>) -> tensor<4xi32>
    %7 = stablehlo.custom_call @SPMDFullToShardShape(%6) {mhlo.sharding = "{manual}"} : (tensor<4xi32>) -> tensor<1xi32>
    %8 = stablehlo.add %7, %2 : tensor<1xi32>
    %9 = stablehlo.custom_call @SPMDShardToFullShape(%8) {mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<1xi32>) -> tensor<4xi32>
    check.expect_eq_const %9, dense<[2, 6, 12, 20]> : tensor<4xi32>
    return
  }

  // Over one axis of a mesh of two: the other one's devices have the same.
  func.func @over_some_axes() {
    %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
    %1 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"} : (tensor<2x2xi32>) -> tensor<2x2xi32>
    %2 = stablehlo.custom_call @SPMDFullToShardShape(%1) {mhlo.sharding = "{devices=[1,1,2,2]<=[4] last_tile_dims={manual, replicated}}"} : (tensor<2x2xi32>) -> tensor<1x2xi32>
    %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<1x2xi32>) -> tensor<1x2xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {mhlo.sharding = "{replicated}"} : (tensor<1x2xi32>) -> tensor<1x2xi32>
    check.expect_eq_const %4, dense<[[4, 6]]> : tensor<1x2xi32>
    return
  }

  // Shardy's form: the call between says how its values are cut.
  func.func @as_shardy_exports_it() {
    %0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
    %1 = stablehlo.custom_call @xla.sdy.GlobalToLocalShape(%0) : (tensor<4x2xi32>) -> tensor<1x2xi32>
    %2 = call @xla.sdy.manual_computation_body(%1) {mhlo.frontend_attributes = {xla.sdy.in_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}, {}]>]>", xla.sdy.manual_axes = "#sdy<manual_axes{\22x\22}>", xla.sdy.out_shardings = "#sdy.sharding_per_value<[<@mesh, [{}, {\22x\22}]>]>"}} : (tensor<1x2xi32>) -> tensor<1x2xi32>
    %3 = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%2) : (tensor<1x2xi32>) -> tensor<1x8xi32>
    check.expect_eq_const %3, dense<[[-1, -2, -3, -4, -5, -6, -7, -8]]> : tensor<1x8xi32>
    return
  }

  func.func private @xla.sdy.manual_computation_body(%a: tensor<1x2xi32>) -> tensor<1x2xi32> {
    %0 = stablehlo.negate %a : tensor<1x2xi32>
    return %0 : tensor<1x2xi32>
  }

  // A body without operands: its results are put together all the same.
  func.func @from_nothing() {
    %0 = call @ids() {mhlo.frontend_attributes = {xla.sdy.in_shardings = "#sdy.sharding_per_value<[]>", xla.sdy.manual_axes = "#sdy<manual_axes{\22x\22}>", xla.sdy.out_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}]>]>"}} : () -> tensor<1xui32>
    %1 = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%0) : (tensor<1xui32>) -> tensor<4xui32>
    check.expect_eq_const %1, dense<[0, 1, 2, 3]> : tensor<4xui32>
    return
  }

  func.func private @ids() -> tensor<1xui32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.reshape %0 : (tensor<ui32>) -> tensor<1xui32>
    return %1 : tensor<1xui32>
  }
}
