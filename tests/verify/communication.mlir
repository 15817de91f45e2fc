// What the constraints of point-to-point and asynchronous communication refuse, by label.

func.func @send_triples(%x0: tensor<4xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[send_c1]}}
  %r = "stablehlo.send"(%x0, %x1) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

func.func @send_source_twice(%x0: tensor<4xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[send_c2]}}
  %r = "stablehlo.send"(%x0, %x1) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

func.func @send_target_twice(%x0: tensor<4xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[send_c3]}}
  %r = "stablehlo.send"(%x0, %x1) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

func.func @send_negative(%x0: tensor<4xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[send_c4]}}
  %r = "stablehlo.send"(%x0, %x1) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

func.func @send_channel_type(%x0: tensor<4xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[send_c5]}}
  %r = "stablehlo.send"(%x0, %x1) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = true, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

func.func @send_channel_kind(%x0: tensor<4xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[send_i3]}}
  %r = "stablehlo.send"(%x0, %x1) <{channel_handle = 1 : i64, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

func.func @send_host_kind(%x0: tensor<4xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[send_i5]}}
  %r = "stablehlo.send"(%x0, %x1) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = 1 : i64, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

func.func @send_pairs_kind(%x0: tensor<4xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[send_i6]}}
  %r = "stablehlo.send"(%x0, %x1) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = "x"}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

func.func @recv_triples(%x0: !stablehlo.token) {
  // expected-error@+1 {{[recv_c1]}}
  %r:2 = "stablehlo.recv"(%x0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

func.func @recv_source_twice(%x0: !stablehlo.token) {
  // expected-error@+1 {{[recv_c2]}}
  %r:2 = "stablehlo.recv"(%x0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

func.func @recv_target_twice(%x0: !stablehlo.token) {
  // expected-error@+1 {{[recv_c3]}}
  %r:2 = "stablehlo.recv"(%x0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

func.func @recv_negative(%x0: !stablehlo.token) {
  // expected-error@+1 {{[recv_c4]}}
  %r:2 = "stablehlo.recv"(%x0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

func.func @recv_channel_type(%x0: !stablehlo.token) {
  // expected-error@+1 {{[recv_c5]}}
  %r:2 = "stablehlo.recv"(%x0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = true, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

func.func @recv_channel_kind(%x0: !stablehlo.token) {
  // expected-error@+1 {{[recv_i2]}}
  %r:2 = "stablehlo.recv"(%x0) <{channel_handle = 1 : i64, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

func.func @recv_host_kind(%x0: !stablehlo.token) {
  // expected-error@+1 {{[recv_i4]}}
  %r:2 = "stablehlo.recv"(%x0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = 1 : i64, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

func.func @recv_pairs_kind(%x0: !stablehlo.token) {
  // expected-error@+1 {{[recv_i5]}}
  %r:2 = "stablehlo.recv"(%x0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false, source_target_pairs = "x"}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

func.func @infeed_of_nothing(%x0: !stablehlo.token) {
  // expected-error@+1 {{[infeed_c1]}}
  "stablehlo.infeed"(%x0) : (!stablehlo.token) -> ()
  return
}

func.func @infeed_of_two_tokens(%x0: !stablehlo.token) {
  // expected-error@+1 {{[infeed_c2]}}
  %r:2 = "stablehlo.infeed"(%x0) : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}

func.func @infeed_without_a_token(%x0: !stablehlo.token) {
  // expected-error@+1 {{[infeed_c3]}}
  %r:2 = "stablehlo.infeed"(%x0) : (!stablehlo.token) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

func.func @infeed_config_kind(%x0: !stablehlo.token) {
  // expected-error@+1 {{[infeed_i2]}}
  %r:2 = "stablehlo.infeed"(%x0) <{infeed_config = 1 : i64}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

func.func @outfeed_config_kind(%x0: tensor<4xf32>, %x1: !stablehlo.token) {
  // expected-error@+1 {{[outfeed_i3]}}
  %r = "stablehlo.outfeed"(%x0, %x1) <{outfeed_config = 1 : i64}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

func.func @async_of_two_ops(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[async_start_c1]}}
  %r = "stablehlo.async_start"(%x0)({
  ^bb0(%a: tensor<4xf32>):
    %t = stablehlo.slice %a [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %s = stablehlo.slice %t [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    stablehlo.return %s : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  return
}

func.func @async_of_a_negation(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[async_start_c2]}}
  %r = "stablehlo.async_start"(%x0)({
  ^bb0(%a: tensor<4xf32>):
    %s = stablehlo.negate %a : tensor<4xf32>
    stablehlo.return %s : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return
}

func.func @async_of_other_operands(%x0: tensor<5xf32>) {
  // expected-error@+1 {{[async_start_c3]}}
  %r = "stablehlo.async_start"(%x0)({
  ^bb0(%a: tensor<4xf32>):
    %s = stablehlo.slice %a [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %s : tensor<2xf32>
  }) : (tensor<5xf32>) -> !stablehlo.future<tensor<2xf32>>
  return
}

func.func @async_of_another_result(%x0: tensor<4xf32>) {
  // expected-error@+1 {{[async_start_c4]}}
  %r = "stablehlo.async_start"(%x0)({
  ^bb0(%a: tensor<4xf32>):
    %s = stablehlo.slice %a [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    stablehlo.return %s : tensor<2xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<3xf32>>
  return
}

func.func @async_done_of_another_type(%x0: !stablehlo.future<tensor<2xf32>>) {
  // expected-error@+1 {{[async_done_c1]}}
  %r = "stablehlo.async_done"(%x0) : (!stablehlo.future<tensor<2xf32>>) -> tensor<3xf32>
  return
}

func.func @infeed_layout_of_numbers(%x0: !stablehlo.token) {
  // expected-error@+1 {{layout has to be an array of integers for each result but the token}}
  %r:2 = "stablehlo.infeed"(%x0) <{layout = [0]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
