module @jit_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x128xf32>, %arg1: tensor<128x384xf8E4M3FN>, %arg2: tensor<4x384xf8E8M0FNU>, %arg3: tensor<128x128xf8E4M3FN>, %arg4: tensor<4x128xf8E8M0FNU>, %arg5: tensor<128x512xf8E4M3FN>, %arg6: tensor<4x512xf8E8M0FNU>, %arg7: tensor<512x128xf8E4M3FN>, %arg8: tensor<16x128xf8E8M0FNU>) -> (tensor<64x128xf32> {jax.result_info = "result"}) {
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
    %18 = stablehlo.convert %arg1 : (tensor<128x384xf8E4M3FN>) -> tensor<128x384xf32>
    %19 = stablehlo.reshape %18 : (tensor<128x384xf32>) -> tensor<4x32x384xf32>
    %20 = stablehlo.convert %arg2 : (tensor<4x384xf8E8M0FNU>) -> tensor<4x384xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<4x384xf32>) -> tensor<4x1x384xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<4x1x384xf32>) -> tensor<4x32x384xf32>
    %23 = stablehlo.multiply %19, %22 : tensor<4x32x384xf32>
    %24 = stablehlo.reshape %23 : (tensor<4x32x384xf32>) -> tensor<128x384xf32>
    %25 = stablehlo.dot_general %17, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x384xf32>) -> tensor<64x384xf32>
    %26 = stablehlo.slice %25 [0:64, 0:128] : (tensor<64x384xf32>) -> tensor<64x128xf32>
    %27 = stablehlo.slice %25 [0:64, 128:256] : (tensor<64x384xf32>) -> tensor<64x128xf32>
    %28 = stablehlo.slice %25 [0:64, 256:384] : (tensor<64x384xf32>) -> tensor<64x128xf32>
    %29 = stablehlo.reshape %26 : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0, 2] : (tensor<64x2x64xf32>) -> tensor<2x64x64xf32>
    %31 = stablehlo.reshape %27 : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0, 2] : (tensor<64x2x64xf32>) -> tensor<2x64x64xf32>
    %33 = stablehlo.reshape %28 : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0, 2] : (tensor<64x2x64xf32>) -> tensor<2x64x64xf32>
    %35 = stablehlo.dot_general %30, %32, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x64x64xf32>, tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %37 = stablehlo.divide %35, %36 : tensor<2x64x64xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %38 = call @_where(%1, %37, %cst_5) : (tensor<64x64xi1>, tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64x64xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %41 = stablehlo.maximum %40, %39 : tensor<2x64xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x64xf32>
    %44 = stablehlo.subtract %38, %43 : tensor<2x64x64xf32>
    %45 = stablehlo.exponential %44 : tensor<2x64x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x64xf32>
    %49 = stablehlo.divide %45, %48 : tensor<2x64x64xf32>
    %50 = stablehlo.dot_general %49, %34, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x64x64xf32>, tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0, 2] : (tensor<2x64x64xf32>) -> tensor<64x2x64xf32>
    %52 = stablehlo.reshape %51 : (tensor<64x2x64xf32>) -> tensor<64x128xf32>
    %53 = stablehlo.convert %arg3 : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf32>
    %54 = stablehlo.reshape %53 : (tensor<128x128xf32>) -> tensor<4x32x128xf32>
    %55 = stablehlo.convert %arg4 : (tensor<4x128xf8E8M0FNU>) -> tensor<4x128xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 2] : (tensor<4x128xf32>) -> tensor<4x1x128xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<4x1x128xf32>) -> tensor<4x32x128xf32>
    %58 = stablehlo.multiply %54, %57 : tensor<4x32x128xf32>
    %59 = stablehlo.reshape %58 : (tensor<4x32x128xf32>) -> tensor<128x128xf32>
    %60 = stablehlo.dot_general %52, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %61 = stablehlo.add %arg0, %60 : tensor<64x128xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_10 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %65 = stablehlo.divide %63, %64 : tensor<64x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %67 = stablehlo.subtract %61, %66 : tensor<64x128xf32>
    %68 = stablehlo.multiply %67, %67 : tensor<64x128xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_12 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %72 = stablehlo.divide %70, %71 : tensor<64x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %74 = stablehlo.add %72, %73 : tensor<64x1xf32>
    %75 = stablehlo.rsqrt %74 : tensor<64x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %77 = stablehlo.multiply %67, %76 : tensor<64x128xf32>
    %78 = stablehlo.convert %arg5 : (tensor<128x512xf8E4M3FN>) -> tensor<128x512xf32>
    %79 = stablehlo.reshape %78 : (tensor<128x512xf32>) -> tensor<4x32x512xf32>
    %80 = stablehlo.convert %arg6 : (tensor<4x512xf8E8M0FNU>) -> tensor<4x512xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 2] : (tensor<4x512xf32>) -> tensor<4x1x512xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<4x1x512xf32>) -> tensor<4x32x512xf32>
    %83 = stablehlo.multiply %79, %82 : tensor<4x32x512xf32>
    %84 = stablehlo.reshape %83 : (tensor<4x32x512xf32>) -> tensor<128x512xf32>
    %85 = stablehlo.dot_general %77, %84, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x512xf32>) -> tensor<64x512xf32>
    %86 = stablehlo.multiply %85, %85 : tensor<64x512xf32>
    %87 = stablehlo.multiply %86, %85 : tensor<64x512xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<64x512xf32>
    %90 = stablehlo.add %85, %89 : tensor<64x512xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %92 = stablehlo.multiply %91, %90 : tensor<64x512xf32>
    %93 = stablehlo.tanh %92 : tensor<64x512xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %95 = stablehlo.add %94, %93 : tensor<64x512xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<64x512xf32>
    %98 = stablehlo.multiply %85, %97 : tensor<64x512xf32>
    %99 = stablehlo.convert %arg7 : (tensor<512x128xf8E4M3FN>) -> tensor<512x128xf32>
    %100 = stablehlo.reshape %99 : (tensor<512x128xf32>) -> tensor<16x32x128xf32>
    %101 = stablehlo.convert %arg8 : (tensor<16x128xf8E8M0FNU>) -> tensor<16x128xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 2] : (tensor<16x128xf32>) -> tensor<16x1x128xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<16x1x128xf32>) -> tensor<16x32x128xf32>
    %104 = stablehlo.multiply %100, %103 : tensor<16x32x128xf32>
    %105 = stablehlo.reshape %104 : (tensor<16x32x128xf32>) -> tensor<512x128xf32>
    %106 = stablehlo.dot_general %98, %105, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x512xf32>, tensor<512x128xf32>) -> tensor<64x128xf32>
    %107 = stablehlo.add %61, %106 : tensor<64x128xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_19 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %111 = stablehlo.divide %109, %110 : tensor<64x1xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %113 = stablehlo.subtract %107, %112 : tensor<64x128xf32>
    %114 = stablehlo.multiply %113, %113 : tensor<64x128xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_21 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %118 = stablehlo.divide %116, %117 : tensor<64x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %120 = stablehlo.add %118, %119 : tensor<64x1xf32>
    %121 = stablehlo.rsqrt %120 : tensor<64x1xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %123 = stablehlo.multiply %113, %122 : tensor<64x128xf32>
    return %123 : tensor<64x128xf32>
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
