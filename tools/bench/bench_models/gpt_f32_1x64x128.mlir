module @jit_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x128xf32>, %arg1: tensor<128x384xf32>, %arg2: tensor<128x128xf32>, %arg3: tensor<128x512xf32>, %arg4: tensor<512x128xf32>) -> (tensor<64x128xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<64x64xi1>
    %1 = call @tril(%0) : (tensor<64x64xi1>) -> tensor<64x64xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<64x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<64x128xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<64x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_2 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<64x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %14 = stablehlo.add %12, %13 : tensor<64x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<64x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %17 = stablehlo.multiply %7, %16 : tensor<64x128xf32>
    %18 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x384xf32>) -> tensor<64x384xf32>
    %19 = stablehlo.slice %18 [0:64, 0:128] : (tensor<64x384xf32>) -> tensor<64x128xf32>
    %20 = stablehlo.slice %18 [0:64, 128:256] : (tensor<64x384xf32>) -> tensor<64x128xf32>
    %21 = stablehlo.slice %18 [0:64, 256:384] : (tensor<64x384xf32>) -> tensor<64x128xf32>
    %22 = stablehlo.reshape %19 : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0, 2] : (tensor<64x2x64xf32>) -> tensor<2x64x64xf32>
    %24 = stablehlo.reshape %20 : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0, 2] : (tensor<64x2x64xf32>) -> tensor<2x64x64xf32>
    %26 = stablehlo.reshape %21 : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0, 2] : (tensor<64x2x64xf32>) -> tensor<2x64x64xf32>
    %28 = stablehlo.dot_general %23, %25, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x64x64xf32>, tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %30 = stablehlo.divide %28, %29 : tensor<2x64x64xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %31 = call @_where(%1, %30, %cst_5) : (tensor<64x64xi1>, tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64x64xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<2x64xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x64xf32>
    %37 = stablehlo.subtract %31, %36 : tensor<2x64x64xf32>
    %38 = stablehlo.exponential %37 : tensor<2x64x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x64xf32>
    %42 = stablehlo.divide %38, %41 : tensor<2x64x64xf32>
    %43 = stablehlo.dot_general %42, %27, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x64x64xf32>, tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0, 2] : (tensor<2x64x64xf32>) -> tensor<64x2x64xf32>
    %45 = stablehlo.reshape %44 : (tensor<64x2x64xf32>) -> tensor<64x128xf32>
    %46 = stablehlo.dot_general %45, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %47 = stablehlo.add %arg0, %46 : tensor<64x128xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_10 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %51 = stablehlo.divide %49, %50 : tensor<64x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %53 = stablehlo.subtract %47, %52 : tensor<64x128xf32>
    %54 = stablehlo.multiply %53, %53 : tensor<64x128xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_12 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %58 = stablehlo.divide %56, %57 : tensor<64x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %60 = stablehlo.add %58, %59 : tensor<64x1xf32>
    %61 = stablehlo.rsqrt %60 : tensor<64x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %63 = stablehlo.multiply %53, %62 : tensor<64x128xf32>
    %64 = stablehlo.dot_general %63, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x512xf32>) -> tensor<64x512xf32>
    %65 = stablehlo.multiply %64, %64 : tensor<64x512xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<64x512xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %68 = stablehlo.multiply %67, %66 : tensor<64x512xf32>
    %69 = stablehlo.add %64, %68 : tensor<64x512xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<64x512xf32>
    %72 = stablehlo.tanh %71 : tensor<64x512xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %74 = stablehlo.add %73, %72 : tensor<64x512xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<64x512xf32>
    %77 = stablehlo.multiply %64, %76 : tensor<64x512xf32>
    %78 = stablehlo.dot_general %77, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x512xf32>, tensor<512x128xf32>) -> tensor<64x128xf32>
    %79 = stablehlo.add %47, %78 : tensor<64x128xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_19 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %83 = stablehlo.divide %81, %82 : tensor<64x1xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %85 = stablehlo.subtract %79, %84 : tensor<64x128xf32>
    %86 = stablehlo.multiply %85, %85 : tensor<64x128xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_21 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %90 = stablehlo.divide %88, %89 : tensor<64x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %92 = stablehlo.add %90, %91 : tensor<64x1xf32>
    %93 = stablehlo.rsqrt %92 : tensor<64x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %95 = stablehlo.multiply %85, %94 : tensor<64x128xf32>
    return %95 : tensor<64x128xf32>
  }
  func.func private @tril(%arg0: tensor<64x64xi1>) -> tensor<64x64xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<64x64xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x64xi32>
    %2 = stablehlo.add %0, %1 : tensor<64x64xi32>
    %3 = stablehlo.iota dim = 1 : tensor<64x64xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<64x64xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<64x64xi1>, tensor<64x64xi1>
    return %6 : tensor<64x64xi1>
  }
  func.func private @_where(%arg0: tensor<64x64xi1>, %arg1: tensor<2x64x64xf32>, %arg2: tensor<f32>) -> tensor<2x64x64xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<64x64xi1>) -> tensor<2x64x64xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x64x64xi1>, tensor<2x64x64xf32>
    return %3 : tensor<2x64x64xf32>
  }
}
