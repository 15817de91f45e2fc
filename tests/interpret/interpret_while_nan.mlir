// Loops over scalars: a NaN that an iteration makes is the canonical one, whatever the machine's is.

func.func @add_f32() {
  %p = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %q = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %x = %p) : tensor<i32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.add %x, %q : tensor<f32>
    stablehlo.return %j, %m : tensor<i32>, tensor<f32>
  }
  %bits = stablehlo.bitcast_convert %r#1 : (tensor<f32>) -> tensor<i32>
  check.expect_eq_const %bits, dense<0x7FC00000> : tensor<i32>
  return
}

func.func @subtract_f32() {
  %p = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %q = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %x = %p) : tensor<i32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.subtract %x, %q : tensor<f32>
    stablehlo.return %j, %m : tensor<i32>, tensor<f32>
  }
  %bits = stablehlo.bitcast_convert %r#1 : (tensor<f32>) -> tensor<i32>
  check.expect_eq_const %bits, dense<0x7FC00000> : tensor<i32>
  return
}

func.func @multiply_f32() {
  %p = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %q = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %x = %p) : tensor<i32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.multiply %x, %q : tensor<f32>
    stablehlo.return %j, %m : tensor<i32>, tensor<f32>
  }
  %bits = stablehlo.bitcast_convert %r#1 : (tensor<f32>) -> tensor<i32>
  check.expect_eq_const %bits, dense<0x7FC00000> : tensor<i32>
  return
}

func.func @divide_f32() {
  %p = stablehlo.constant dense<0.0> : tensor<f32>
  %q = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %x = %p) : tensor<i32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.divide %x, %q : tensor<f32>
    stablehlo.return %j, %m : tensor<i32>, tensor<f32>
  }
  %bits = stablehlo.bitcast_convert %r#1 : (tensor<f32>) -> tensor<i32>
  check.expect_eq_const %bits, dense<0x7FC00000> : tensor<i32>
  return
}

func.func @add_f64() {
  %p = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %q = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %x = %p) : tensor<i32>, tensor<f64>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.add %x, %q : tensor<f64>
    stablehlo.return %j, %m : tensor<i32>, tensor<f64>
  }
  %bits = stablehlo.bitcast_convert %r#1 : (tensor<f64>) -> tensor<i64>
  check.expect_eq_const %bits, dense<0x7FF8000000000000> : tensor<i64>
  return
}

func.func @subtract_f64() {
  %p = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %q = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %x = %p) : tensor<i32>, tensor<f64>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.subtract %x, %q : tensor<f64>
    stablehlo.return %j, %m : tensor<i32>, tensor<f64>
  }
  %bits = stablehlo.bitcast_convert %r#1 : (tensor<f64>) -> tensor<i64>
  check.expect_eq_const %bits, dense<0x7FF8000000000000> : tensor<i64>
  return
}

func.func @multiply_f64() {
  %p = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %q = stablehlo.constant dense<0.0> : tensor<f64>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %x = %p) : tensor<i32>, tensor<f64>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.multiply %x, %q : tensor<f64>
    stablehlo.return %j, %m : tensor<i32>, tensor<f64>
  }
  %bits = stablehlo.bitcast_convert %r#1 : (tensor<f64>) -> tensor<i64>
  check.expect_eq_const %bits, dense<0x7FF8000000000000> : tensor<i64>
  return
}

func.func @divide_f64() {
  %p = stablehlo.constant dense<0.0> : tensor<f64>
  %q = stablehlo.constant dense<0.0> : tensor<f64>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %x = %p) : tensor<i32>, tensor<f64>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.divide %x, %q : tensor<f64>
    stablehlo.return %j, %m : tensor<i32>, tensor<f64>
  }
  %bits = stablehlo.bitcast_convert %r#1 : (tensor<f64>) -> tensor<i64>
  check.expect_eq_const %bits, dense<0x7FF8000000000000> : tensor<i64>
  return
}
