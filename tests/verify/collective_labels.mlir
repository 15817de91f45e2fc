// What the constraints of collectives refuse, by label.

func.func @all_gather_dimension(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_gather_c1]}}
  %r = "stablehlo.all_gather"(%x0) <{all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @all_gather_id_twice(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_gather_c2]}}
  %r = "stablehlo.all_gather"(%x0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @all_gather_id_missing(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_gather_c3]}}
  %r = "stablehlo.all_gather"(%x0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @all_gather_id_negative(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_gather_c4]}}
  %r = "stablehlo.all_gather"(%x0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[-1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @all_gather_global_ids_without_channel(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_gather_c5]}}
  %r = "stablehlo.all_gather"(%x0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @all_gather_result(%x0: tensor<2x4xf32>) {
  // expected-error@+2 {{[all_gather_c6]}}
  // expected-error@+1 {{[all_gather_c6]}}
  %r = "stablehlo.all_gather"(%x0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>}> : (tensor<2x4xf32>) -> tensor<3x4xf64>
  return
}

func.func @all_gather_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[all_gather_i1]}}
  %r = "stablehlo.all_gather"(%x0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (!stablehlo.token) -> tensor<4x4xf32>
  return
}

func.func @all_gather_dimension_kind(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_gather_i2]}}
  %r = "stablehlo.all_gather"(%x0) <{all_gather_dim = 0 : i32, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @all_gather_channel_kind(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_gather_i4]}}
  %r = "stablehlo.all_gather"(%x0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @all_gather_global_ids_kind(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_gather_i5]}}
  %r = "stablehlo.all_gather"(%x0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @all_reduce_id_twice(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[all_reduce_c1]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @all_reduce_id_missing(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[all_reduce_c2]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @all_reduce_id_negative(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[all_reduce_c3]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[[-2, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @all_reduce_global_ids_without_channel(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[all_reduce_c4]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @all_reduce_body(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[all_reduce_c5]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @all_reduce_shape(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[all_reduce_c6]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

func.func @all_reduce_element_type(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[all_reduce_c7]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf64>
  return
}

func.func @all_reduce_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[all_reduce_i1]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (!stablehlo.token) -> tensor<4xf32>
  return
}

func.func @all_reduce_channel_kind(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[all_reduce_i3]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = 1 : i64}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @all_reduce_global_ids_kind(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[all_reduce_i4]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids = 1 : i64}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @all_reduce_without_a_body(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[all_reduce_i5]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @all_to_all_split_dimension(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_c1]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 2 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @all_to_all_odd_size(%x0: tensor<2x3xf32>) {
  // expected-error@+1 {{[all_to_all_c2]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<4x1xf32>
  return
}

func.func @all_to_all_concat_dimension(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_c3]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = -1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @all_to_all_split_count(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_c4]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @all_to_all_id_twice(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_c5]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @all_to_all_id_missing(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_c6]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @all_to_all_id_negative(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_c7]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[-1, 0]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @all_to_all_group_size(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_c8]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @all_to_all_result(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_c9]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

func.func @all_to_all_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[all_to_all_i1]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> tensor<4x2xf32>
  return
}

func.func @all_to_all_split_dimension_kind(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_i2]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i32, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @all_to_all_concat_dimension_kind(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_i3]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 1 : i32, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @all_to_all_split_count_kind(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_i4]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 1 : i32, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @all_to_all_channel_kind(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_i6]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @collective_broadcast_id_twice(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_broadcast_c1]}}
  %r = "stablehlo.collective_broadcast"(%x0) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_broadcast_id_negative(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_broadcast_c2]}}
  %r = "stablehlo.collective_broadcast"(%x0) <{replica_groups = dense<[[-1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_broadcast_result(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_broadcast_c3]}}
  %r = "stablehlo.collective_broadcast"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<4xf64>
  return
}

func.func @collective_broadcast_root(%x0: tensor<4xf32>, %x1: tensor<1xi64>) {
  // expected-error@+1 {{[collective_broadcast_c4]}}
  %r = "stablehlo.collective_broadcast"(%x0, %x1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, has_dynamic_root}> : (tensor<4xf32>, tensor<1xi64>) -> tensor<4xf32>
  return
}

func.func @collective_broadcast_result_count(%x0: tensor<4xf32>, %x1: tensor<4xf32>) {
  // expected-error@+1 {{[collective_broadcast_c5]}}
  %r = "stablehlo.collective_broadcast"(%x0, %x1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_broadcast_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+2 {{[collective_broadcast_i1]}}
  // expected-error@+1 {{result 0 of stablehlo.collective_broadcast must be a ranked tensor, is a !stablehlo.token}}
  %r = "stablehlo.collective_broadcast"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (!stablehlo.token) -> !stablehlo.token
  return
}

func.func @collective_broadcast_channel_kind(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_broadcast_i3]}}
  %r = "stablehlo.collective_broadcast"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = 1 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_broadcast_root_kind(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_broadcast_i4]}}
  %r = "stablehlo.collective_broadcast"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, has_dynamic_root = 1 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_permute_triples(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_permute_c1]}}
  %r = "stablehlo.collective_permute"(%x0) <{source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_permute_source_twice(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_permute_c2]}}
  %r = "stablehlo.collective_permute"(%x0) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_permute_target_twice(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_permute_c3]}}
  %r = "stablehlo.collective_permute"(%x0) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_permute_negative(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_permute_c4]}}
  %r = "stablehlo.collective_permute"(%x0) <{source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_permute_result(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_permute_c5]}}
  %r = "stablehlo.collective_permute"(%x0) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<5xf32>
  return
}

func.func @collective_permute_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[collective_permute_i1]}}
  %r = "stablehlo.collective_permute"(%x0) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (!stablehlo.token) -> tensor<4xf32>
  return
}

func.func @collective_permute_pairs_kind(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_permute_i2]}}
  %r = "stablehlo.collective_permute"(%x0) <{source_target_pairs = "x", channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_permute_channel_kind(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_permute_i3]}}
  %r = "stablehlo.collective_permute"(%x0) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>, channel_handle = 1 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_reduce_id_twice(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_reduce_c1]}}
  %r = "stablehlo.collective_reduce"(%x0) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_reduce_id_negative(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_reduce_c2]}}
  %r = "stablehlo.collective_reduce"(%x0) <{replica_groups = dense<[[-2, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_reduce_result(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_reduce_c3]}}
  %r = "stablehlo.collective_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

func.func @collective_reduce_body(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_reduce_c4]}}
  %r = "stablehlo.collective_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_reduce_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[collective_reduce_i1]}}
  %r = "stablehlo.collective_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (!stablehlo.token) -> tensor<4xf32>
  return
}

func.func @collective_reduce_channel_kind(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_reduce_i3]}}
  %r = "stablehlo.collective_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = 1 : i64}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_reduce_root_kind(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_reduce_i4]}}
  %r = "stablehlo.collective_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, has_dynamic_root = 1 : i64}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @collective_reduce_without_a_body(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[collective_reduce_i5]}}
  %r = "stablehlo.collective_reduce"(%x0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @reduce_scatter_odd_size(%x0: tensor<3x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_c1]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x2xf32>) -> tensor<1x2xf32>
  return
}

func.func @reduce_scatter_dimension(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_c2]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @reduce_scatter_id_twice(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_c3]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @reduce_scatter_id_missing(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_c4]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @reduce_scatter_id_negative(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_c5]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[-1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @reduce_scatter_global_ids_without_channel(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_c6]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @reduce_scatter_body(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_c7]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @reduce_scatter_shape(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_c8]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x3xf32>
  return
}

func.func @reduce_scatter_element_type(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_c9]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf64>
  return
}

func.func @reduce_scatter_of_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[reduce_scatter_i1]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (!stablehlo.token) -> tensor<2x2xf32>
  return
}

func.func @reduce_scatter_dimension_kind(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_i2]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i32, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @reduce_scatter_channel_kind(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_i4]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = 1 : i64}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @reduce_scatter_global_ids_kind(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_i5]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids = 1 : i64}>({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @reduce_scatter_without_a_body(%x0: tensor<4x2xf32>) {
  // expected-error@+1 {{[reduce_scatter_i6]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @all_gather_groups_in_a_row(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_gather_i3]}}
  %r = "stablehlo.all_gather"(%x0) <{all_gather_dim = 0 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}>  : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

func.func @all_reduce_groups_in_a_row(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_reduce_i2]}}
  %r = "stablehlo.all_reduce"(%x0) <{replica_groups = dense<[0, 1]> : tensor<2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

func.func @all_to_all_groups_in_a_row(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[all_to_all_i5]}}
  %r = "stablehlo.all_to_all"(%x0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}>  : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

func.func @collective_broadcast_groups_in_a_row(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[collective_broadcast_i2]}}
  %r = "stablehlo.collective_broadcast"(%x0) <{replica_groups = dense<[0, 1]> : tensor<2xi64>}>  : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

func.func @collective_reduce_groups_in_a_row(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[collective_reduce_i2]}}
  %r = "stablehlo.collective_reduce"(%x0) <{replica_groups = dense<[0, 1]> : tensor<2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

func.func @reduce_scatter_groups_in_a_row(%x0: tensor<2x4xf32>) {
  // expected-error@+1 {{[reduce_scatter_i3]}}
  %r = "stablehlo.reduce_scatter"(%x0) <{scatter_dimension = 0 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<1x4xf32>
  return
}
