// x @ x for x = arange(8) in f8E4M3: 140 has no place in the type, the sums on the way round to 144.
// As JAX 0.10.2 prints it (tools/cases/make_examples.py).
module @jit_fp8_dot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<f8E4M3> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<8xf8E4M3>
    %1 = stablehlo.dot_general %0, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8xf8E4M3>, tensor<8xf8E4M3>) -> tensor<f8E4M3>
    return %1 : tensor<f8E4M3>
  }
}
// CHECK: tensor<f8E4M3> {1.440000e+02}
