// stablehlo.send and stablehlo.recv: values on a channel.

func.func @in_the_order_sent() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %t = stablehlo.after_all : !stablehlo.token
  %r:5 = "interpreter.run_parallel"(%x, %t, %t) {programs = [[@sender], [@receiver]]} :
      (tensor<2xi64>, !stablehlo.token, !stablehlo.token) ->
      (!stablehlo.token, tensor<2xi64>, !stablehlo.token, tensor<2xi64>, tensor<f8E5M2>)
  check.expect_eq_const %r#1, dense<[1, 2]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<[3, 4]> : tensor<2xi64>
  check.expect_eq_const %r#4, dense<-0.5> : tensor<f8E5M2>
  func.return
}

func.func private @sender(%x: tensor<2xi64>, %t: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%x, %t) {
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true
  } : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
  %y = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %z = stablehlo.constant dense<-0.5> : tensor<f8E5M2>
  %1 = "stablehlo.send"(%y, %z, %0) {
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true
  } : (tensor<2xi64>, tensor<f8E5M2>, !stablehlo.token) -> !stablehlo.token
  func.return %1 : !stablehlo.token
}

func.func private @receiver(%t: !stablehlo.token)
    -> (tensor<2xi64>, !stablehlo.token, tensor<2xi64>, tensor<f8E5M2>) {
  %0:2 = "stablehlo.recv"(%t) {
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true
  } : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  %1:3 = "stablehlo.recv"(%0#1) {
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true
  } : (!stablehlo.token) -> (tensor<2xi64>, tensor<f8E5M2>, !stablehlo.token)
  func.return %0#0, %1#2, %1#0, %1#1 : tensor<2xi64>, !stablehlo.token, tensor<2xi64>, tensor<f8E5M2>
}
