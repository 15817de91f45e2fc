module @jit_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x768xf32>, %arg1: tensor<768x2304xf32>, %arg2: tensor<768x768xf32>, %arg3: tensor<768x3072xf32>, %arg4: tensor<3072x768xf32>, %arg5: tensor<768x2304xf32>, %arg6: tensor<768x768xf32>, %arg7: tensor<768x3072xf32>, %arg8: tensor<3072x768xf32>, %arg9: tensor<768x2304xf32>, %arg10: tensor<768x768xf32>, %arg11: tensor<768x3072xf32>, %arg12: tensor<3072x768xf32>, %arg13: tensor<768x2304xf32>, %arg14: tensor<768x768xf32>, %arg15: tensor<768x3072xf32>, %arg16: tensor<3072x768xf32>, %arg17: tensor<768x2304xf32>, %arg18: tensor<768x768xf32>, %arg19: tensor<768x3072xf32>, %arg20: tensor<3072x768xf32>, %arg21: tensor<768x2304xf32>, %arg22: tensor<768x768xf32>, %arg23: tensor<768x3072xf32>, %arg24: tensor<3072x768xf32>, %arg25: tensor<768x2304xf32>, %arg26: tensor<768x768xf32>, %arg27: tensor<768x3072xf32>, %arg28: tensor<3072x768xf32>, %arg29: tensor<768x2304xf32>, %arg30: tensor<768x768xf32>, %arg31: tensor<768x3072xf32>, %arg32: tensor<3072x768xf32>, %arg33: tensor<768x2304xf32>, %arg34: tensor<768x768xf32>, %arg35: tensor<768x3072xf32>, %arg36: tensor<3072x768xf32>, %arg37: tensor<768x2304xf32>, %arg38: tensor<768x768xf32>, %arg39: tensor<768x3072xf32>, %arg40: tensor<3072x768xf32>, %arg41: tensor<768x2304xf32>, %arg42: tensor<768x768xf32>, %arg43: tensor<768x3072xf32>, %arg44: tensor<3072x768xf32>, %arg45: tensor<768x2304xf32>, %arg46: tensor<768x768xf32>, %arg47: tensor<768x3072xf32>, %arg48: tensor<3072x768xf32>) -> (tensor<256x768xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<256x256xi1>
    %1 = call @tril(%0) : (tensor<256x256xi1>) -> tensor<256x256xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<256x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<256x768xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<256x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_2 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<256x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %14 = stablehlo.add %12, %13 : tensor<256x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<256x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %17 = stablehlo.multiply %7, %16 : tensor<256x768xf32>
    %18 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %19 = stablehlo.slice %18 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %20 = stablehlo.slice %18 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %21 = stablehlo.slice %18 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %22 = stablehlo.reshape %19 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %24 = stablehlo.reshape %20 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %26 = stablehlo.reshape %21 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %28 = stablehlo.dot_general %23, %25, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %30 = stablehlo.divide %28, %29 : tensor<12x256x256xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %31 = call @_where(%1, %30, %cst_5) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<12x256xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %37 = stablehlo.subtract %31, %36 : tensor<12x256x256xf32>
    %38 = stablehlo.exponential %37 : tensor<12x256x256xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %42 = stablehlo.divide %38, %41 : tensor<12x256x256xf32>
    %43 = stablehlo.dot_general %42, %27, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %45 = stablehlo.reshape %44 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %46 = stablehlo.dot_general %45, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %47 = stablehlo.add %arg0, %46 : tensor<256x768xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_10 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %51 = stablehlo.divide %49, %50 : tensor<256x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %53 = stablehlo.subtract %47, %52 : tensor<256x768xf32>
    %54 = stablehlo.multiply %53, %53 : tensor<256x768xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_12 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %58 = stablehlo.divide %56, %57 : tensor<256x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %60 = stablehlo.add %58, %59 : tensor<256x1xf32>
    %61 = stablehlo.rsqrt %60 : tensor<256x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %63 = stablehlo.multiply %53, %62 : tensor<256x768xf32>
    %64 = stablehlo.dot_general %63, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %65 = stablehlo.multiply %64, %64 : tensor<256x3072xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<256x3072xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %68 = stablehlo.multiply %67, %66 : tensor<256x3072xf32>
    %69 = stablehlo.add %64, %68 : tensor<256x3072xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<256x3072xf32>
    %72 = stablehlo.tanh %71 : tensor<256x3072xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %74 = stablehlo.add %73, %72 : tensor<256x3072xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<256x3072xf32>
    %77 = stablehlo.multiply %64, %76 : tensor<256x3072xf32>
    %78 = stablehlo.dot_general %77, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %79 = stablehlo.add %47, %78 : tensor<256x768xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_19 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %83 = stablehlo.divide %81, %82 : tensor<256x1xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %85 = stablehlo.subtract %79, %84 : tensor<256x768xf32>
    %86 = stablehlo.multiply %85, %85 : tensor<256x768xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_21 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %90 = stablehlo.divide %88, %89 : tensor<256x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %92 = stablehlo.add %90, %91 : tensor<256x1xf32>
    %93 = stablehlo.rsqrt %92 : tensor<256x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %95 = stablehlo.multiply %85, %94 : tensor<256x768xf32>
    %96 = stablehlo.dot_general %95, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %97 = stablehlo.slice %96 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %98 = stablehlo.slice %96 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %99 = stablehlo.slice %96 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %100 = stablehlo.reshape %97 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %101 = stablehlo.transpose %100, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %102 = stablehlo.reshape %98 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %103 = stablehlo.transpose %102, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %104 = stablehlo.reshape %99 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %105 = stablehlo.transpose %104, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %106 = stablehlo.dot_general %101, %103, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_23 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %108 = stablehlo.divide %106, %107 : tensor<12x256x256xf32>
    %cst_24 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %109 = call @_where(%1, %108, %cst_24) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_25) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %112 = stablehlo.maximum %111, %110 : tensor<12x256xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %115 = stablehlo.subtract %109, %114 : tensor<12x256x256xf32>
    %116 = stablehlo.exponential %115 : tensor<12x256x256xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %120 = stablehlo.divide %116, %119 : tensor<12x256x256xf32>
    %121 = stablehlo.dot_general %120, %105, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %122 = stablehlo.transpose %121, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %123 = stablehlo.reshape %122 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %124 = stablehlo.dot_general %123, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %125 = stablehlo.add %79, %124 : tensor<256x768xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_29 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %129 = stablehlo.divide %127, %128 : tensor<256x1xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %131 = stablehlo.subtract %125, %130 : tensor<256x768xf32>
    %132 = stablehlo.multiply %131, %131 : tensor<256x768xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_31 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %136 = stablehlo.divide %134, %135 : tensor<256x1xf32>
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %138 = stablehlo.add %136, %137 : tensor<256x1xf32>
    %139 = stablehlo.rsqrt %138 : tensor<256x1xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %141 = stablehlo.multiply %131, %140 : tensor<256x768xf32>
    %142 = stablehlo.dot_general %141, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %143 = stablehlo.multiply %142, %142 : tensor<256x3072xf32>
    %144 = stablehlo.multiply %143, %142 : tensor<256x3072xf32>
    %cst_33 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %146 = stablehlo.multiply %145, %144 : tensor<256x3072xf32>
    %147 = stablehlo.add %142, %146 : tensor<256x3072xf32>
    %cst_34 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %149 = stablehlo.multiply %148, %147 : tensor<256x3072xf32>
    %150 = stablehlo.tanh %149 : tensor<256x3072xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %152 = stablehlo.add %151, %150 : tensor<256x3072xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %154 = stablehlo.multiply %153, %152 : tensor<256x3072xf32>
    %155 = stablehlo.multiply %142, %154 : tensor<256x3072xf32>
    %156 = stablehlo.dot_general %155, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %157 = stablehlo.add %125, %156 : tensor<256x768xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_38 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %161 = stablehlo.divide %159, %160 : tensor<256x1xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %163 = stablehlo.subtract %157, %162 : tensor<256x768xf32>
    %164 = stablehlo.multiply %163, %163 : tensor<256x768xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_40 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %168 = stablehlo.divide %166, %167 : tensor<256x1xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %170 = stablehlo.add %168, %169 : tensor<256x1xf32>
    %171 = stablehlo.rsqrt %170 : tensor<256x1xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %173 = stablehlo.multiply %163, %172 : tensor<256x768xf32>
    %174 = stablehlo.dot_general %173, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %175 = stablehlo.slice %174 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %176 = stablehlo.slice %174 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %177 = stablehlo.slice %174 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %178 = stablehlo.reshape %175 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %179 = stablehlo.transpose %178, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %180 = stablehlo.reshape %176 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %181 = stablehlo.transpose %180, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %182 = stablehlo.reshape %177 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %183 = stablehlo.transpose %182, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %184 = stablehlo.dot_general %179, %181, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_42 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %186 = stablehlo.divide %184, %185 : tensor<12x256x256xf32>
    %cst_43 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %187 = call @_where(%1, %186, %cst_43) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_44) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %190 = stablehlo.maximum %189, %188 : tensor<12x256xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %193 = stablehlo.subtract %187, %192 : tensor<12x256x256xf32>
    %194 = stablehlo.exponential %193 : tensor<12x256x256xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %198 = stablehlo.divide %194, %197 : tensor<12x256x256xf32>
    %199 = stablehlo.dot_general %198, %183, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %200 = stablehlo.transpose %199, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %201 = stablehlo.reshape %200 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %202 = stablehlo.dot_general %201, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %203 = stablehlo.add %157, %202 : tensor<256x768xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%203 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_48 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %207 = stablehlo.divide %205, %206 : tensor<256x1xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %209 = stablehlo.subtract %203, %208 : tensor<256x768xf32>
    %210 = stablehlo.multiply %209, %209 : tensor<256x768xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_50 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %214 = stablehlo.divide %212, %213 : tensor<256x1xf32>
    %cst_51 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %216 = stablehlo.add %214, %215 : tensor<256x1xf32>
    %217 = stablehlo.rsqrt %216 : tensor<256x1xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %219 = stablehlo.multiply %209, %218 : tensor<256x768xf32>
    %220 = stablehlo.dot_general %219, %arg11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %221 = stablehlo.multiply %220, %220 : tensor<256x3072xf32>
    %222 = stablehlo.multiply %221, %220 : tensor<256x3072xf32>
    %cst_52 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %224 = stablehlo.multiply %223, %222 : tensor<256x3072xf32>
    %225 = stablehlo.add %220, %224 : tensor<256x3072xf32>
    %cst_53 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %227 = stablehlo.multiply %226, %225 : tensor<256x3072xf32>
    %228 = stablehlo.tanh %227 : tensor<256x3072xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %230 = stablehlo.add %229, %228 : tensor<256x3072xf32>
    %cst_55 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %232 = stablehlo.multiply %231, %230 : tensor<256x3072xf32>
    %233 = stablehlo.multiply %220, %232 : tensor<256x3072xf32>
    %234 = stablehlo.dot_general %233, %arg12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %235 = stablehlo.add %203, %234 : tensor<256x768xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.reduce(%235 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_57 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %239 = stablehlo.divide %237, %238 : tensor<256x1xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %241 = stablehlo.subtract %235, %240 : tensor<256x768xf32>
    %242 = stablehlo.multiply %241, %241 : tensor<256x768xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_59 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %246 = stablehlo.divide %244, %245 : tensor<256x1xf32>
    %cst_60 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %248 = stablehlo.add %246, %247 : tensor<256x1xf32>
    %249 = stablehlo.rsqrt %248 : tensor<256x1xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %251 = stablehlo.multiply %241, %250 : tensor<256x768xf32>
    %252 = stablehlo.dot_general %251, %arg13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %253 = stablehlo.slice %252 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %254 = stablehlo.slice %252 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %255 = stablehlo.slice %252 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %256 = stablehlo.reshape %253 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %257 = stablehlo.transpose %256, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %258 = stablehlo.reshape %254 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %259 = stablehlo.transpose %258, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %260 = stablehlo.reshape %255 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %261 = stablehlo.transpose %260, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %262 = stablehlo.dot_general %257, %259, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_61 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %264 = stablehlo.divide %262, %263 : tensor<12x256x256xf32>
    %cst_62 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %265 = call @_where(%1, %264, %cst_62) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %266 = stablehlo.reduce(%265 init: %cst_63) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %268 = stablehlo.maximum %267, %266 : tensor<12x256xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %271 = stablehlo.subtract %265, %270 : tensor<12x256x256xf32>
    %272 = stablehlo.exponential %271 : tensor<12x256x256xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.reduce(%272 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %276 = stablehlo.divide %272, %275 : tensor<12x256x256xf32>
    %277 = stablehlo.dot_general %276, %261, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %278 = stablehlo.transpose %277, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %279 = stablehlo.reshape %278 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %280 = stablehlo.dot_general %279, %arg14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %281 = stablehlo.add %235, %280 : tensor<256x768xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_67 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %285 = stablehlo.divide %283, %284 : tensor<256x1xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %287 = stablehlo.subtract %281, %286 : tensor<256x768xf32>
    %288 = stablehlo.multiply %287, %287 : tensor<256x768xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.reduce(%288 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_69 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %292 = stablehlo.divide %290, %291 : tensor<256x1xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %294 = stablehlo.add %292, %293 : tensor<256x1xf32>
    %295 = stablehlo.rsqrt %294 : tensor<256x1xf32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %297 = stablehlo.multiply %287, %296 : tensor<256x768xf32>
    %298 = stablehlo.dot_general %297, %arg15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %299 = stablehlo.multiply %298, %298 : tensor<256x3072xf32>
    %300 = stablehlo.multiply %299, %298 : tensor<256x3072xf32>
    %cst_71 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %302 = stablehlo.multiply %301, %300 : tensor<256x3072xf32>
    %303 = stablehlo.add %298, %302 : tensor<256x3072xf32>
    %cst_72 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %305 = stablehlo.multiply %304, %303 : tensor<256x3072xf32>
    %306 = stablehlo.tanh %305 : tensor<256x3072xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %308 = stablehlo.add %307, %306 : tensor<256x3072xf32>
    %cst_74 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %310 = stablehlo.multiply %309, %308 : tensor<256x3072xf32>
    %311 = stablehlo.multiply %298, %310 : tensor<256x3072xf32>
    %312 = stablehlo.dot_general %311, %arg16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %313 = stablehlo.add %281, %312 : tensor<256x768xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%313 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_76 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %317 = stablehlo.divide %315, %316 : tensor<256x1xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %319 = stablehlo.subtract %313, %318 : tensor<256x768xf32>
    %320 = stablehlo.multiply %319, %319 : tensor<256x768xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.reduce(%320 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_78 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %324 = stablehlo.divide %322, %323 : tensor<256x1xf32>
    %cst_79 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %326 = stablehlo.add %324, %325 : tensor<256x1xf32>
    %327 = stablehlo.rsqrt %326 : tensor<256x1xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %329 = stablehlo.multiply %319, %328 : tensor<256x768xf32>
    %330 = stablehlo.dot_general %329, %arg17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %331 = stablehlo.slice %330 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %332 = stablehlo.slice %330 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %333 = stablehlo.slice %330 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %334 = stablehlo.reshape %331 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %335 = stablehlo.transpose %334, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %336 = stablehlo.reshape %332 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %337 = stablehlo.transpose %336, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %338 = stablehlo.reshape %333 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %339 = stablehlo.transpose %338, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %340 = stablehlo.dot_general %335, %337, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_80 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %342 = stablehlo.divide %340, %341 : tensor<12x256x256xf32>
    %cst_81 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %343 = call @_where(%1, %342, %cst_81) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_82) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %346 = stablehlo.maximum %345, %344 : tensor<12x256xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %349 = stablehlo.subtract %343, %348 : tensor<12x256x256xf32>
    %350 = stablehlo.exponential %349 : tensor<12x256x256xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = stablehlo.reduce(%350 init: %cst_84) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %354 = stablehlo.divide %350, %353 : tensor<12x256x256xf32>
    %355 = stablehlo.dot_general %354, %339, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %356 = stablehlo.transpose %355, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %357 = stablehlo.reshape %356 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %358 = stablehlo.dot_general %357, %arg18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %359 = stablehlo.add %313, %358 : tensor<256x768xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_85) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_86 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %363 = stablehlo.divide %361, %362 : tensor<256x1xf32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %365 = stablehlo.subtract %359, %364 : tensor<256x768xf32>
    %366 = stablehlo.multiply %365, %365 : tensor<256x768xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_88 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %370 = stablehlo.divide %368, %369 : tensor<256x1xf32>
    %cst_89 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %372 = stablehlo.add %370, %371 : tensor<256x1xf32>
    %373 = stablehlo.rsqrt %372 : tensor<256x1xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %375 = stablehlo.multiply %365, %374 : tensor<256x768xf32>
    %376 = stablehlo.dot_general %375, %arg19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %377 = stablehlo.multiply %376, %376 : tensor<256x3072xf32>
    %378 = stablehlo.multiply %377, %376 : tensor<256x3072xf32>
    %cst_90 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %380 = stablehlo.multiply %379, %378 : tensor<256x3072xf32>
    %381 = stablehlo.add %376, %380 : tensor<256x3072xf32>
    %cst_91 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %383 = stablehlo.multiply %382, %381 : tensor<256x3072xf32>
    %384 = stablehlo.tanh %383 : tensor<256x3072xf32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %386 = stablehlo.add %385, %384 : tensor<256x3072xf32>
    %cst_93 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %388 = stablehlo.multiply %387, %386 : tensor<256x3072xf32>
    %389 = stablehlo.multiply %376, %388 : tensor<256x3072xf32>
    %390 = stablehlo.dot_general %389, %arg20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %391 = stablehlo.add %359, %390 : tensor<256x768xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %392 = stablehlo.reduce(%391 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_95 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %395 = stablehlo.divide %393, %394 : tensor<256x1xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %397 = stablehlo.subtract %391, %396 : tensor<256x768xf32>
    %398 = stablehlo.multiply %397, %397 : tensor<256x768xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_97 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %402 = stablehlo.divide %400, %401 : tensor<256x1xf32>
    %cst_98 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %404 = stablehlo.add %402, %403 : tensor<256x1xf32>
    %405 = stablehlo.rsqrt %404 : tensor<256x1xf32>
    %406 = stablehlo.broadcast_in_dim %405, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %407 = stablehlo.multiply %397, %406 : tensor<256x768xf32>
    %408 = stablehlo.dot_general %407, %arg21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %409 = stablehlo.slice %408 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %410 = stablehlo.slice %408 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %411 = stablehlo.slice %408 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %412 = stablehlo.reshape %409 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %413 = stablehlo.transpose %412, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %414 = stablehlo.reshape %410 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %415 = stablehlo.transpose %414, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %416 = stablehlo.reshape %411 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %417 = stablehlo.transpose %416, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %418 = stablehlo.dot_general %413, %415, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_99 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %420 = stablehlo.divide %418, %419 : tensor<12x256x256xf32>
    %cst_100 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %421 = call @_where(%1, %420, %cst_100) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_101 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %422 = stablehlo.reduce(%421 init: %cst_101) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %424 = stablehlo.maximum %423, %422 : tensor<12x256xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %427 = stablehlo.subtract %421, %426 : tensor<12x256x256xf32>
    %428 = stablehlo.exponential %427 : tensor<12x256x256xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %432 = stablehlo.divide %428, %431 : tensor<12x256x256xf32>
    %433 = stablehlo.dot_general %432, %417, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %434 = stablehlo.transpose %433, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %435 = stablehlo.reshape %434 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %436 = stablehlo.dot_general %435, %arg22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %437 = stablehlo.add %391, %436 : tensor<256x768xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%437 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %439 = stablehlo.broadcast_in_dim %438, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_105 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %441 = stablehlo.divide %439, %440 : tensor<256x1xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %443 = stablehlo.subtract %437, %442 : tensor<256x768xf32>
    %444 = stablehlo.multiply %443, %443 : tensor<256x768xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%444 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_107 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %448 = stablehlo.divide %446, %447 : tensor<256x1xf32>
    %cst_108 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %450 = stablehlo.add %448, %449 : tensor<256x1xf32>
    %451 = stablehlo.rsqrt %450 : tensor<256x1xf32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %453 = stablehlo.multiply %443, %452 : tensor<256x768xf32>
    %454 = stablehlo.dot_general %453, %arg23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %455 = stablehlo.multiply %454, %454 : tensor<256x3072xf32>
    %456 = stablehlo.multiply %455, %454 : tensor<256x3072xf32>
    %cst_109 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %458 = stablehlo.multiply %457, %456 : tensor<256x3072xf32>
    %459 = stablehlo.add %454, %458 : tensor<256x3072xf32>
    %cst_110 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %461 = stablehlo.multiply %460, %459 : tensor<256x3072xf32>
    %462 = stablehlo.tanh %461 : tensor<256x3072xf32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %464 = stablehlo.add %463, %462 : tensor<256x3072xf32>
    %cst_112 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %466 = stablehlo.multiply %465, %464 : tensor<256x3072xf32>
    %467 = stablehlo.multiply %454, %466 : tensor<256x3072xf32>
    %468 = stablehlo.dot_general %467, %arg24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %469 = stablehlo.add %437, %468 : tensor<256x768xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.reduce(%469 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %471 = stablehlo.broadcast_in_dim %470, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_114 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %473 = stablehlo.divide %471, %472 : tensor<256x1xf32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %475 = stablehlo.subtract %469, %474 : tensor<256x768xf32>
    %476 = stablehlo.multiply %475, %475 : tensor<256x768xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.reduce(%476 init: %cst_115) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_116 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %480 = stablehlo.divide %478, %479 : tensor<256x1xf32>
    %cst_117 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %482 = stablehlo.add %480, %481 : tensor<256x1xf32>
    %483 = stablehlo.rsqrt %482 : tensor<256x1xf32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %485 = stablehlo.multiply %475, %484 : tensor<256x768xf32>
    %486 = stablehlo.dot_general %485, %arg25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %487 = stablehlo.slice %486 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %488 = stablehlo.slice %486 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %489 = stablehlo.slice %486 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %490 = stablehlo.reshape %487 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %491 = stablehlo.transpose %490, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %492 = stablehlo.reshape %488 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %493 = stablehlo.transpose %492, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %494 = stablehlo.reshape %489 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %495 = stablehlo.transpose %494, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %496 = stablehlo.dot_general %491, %493, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_118 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %498 = stablehlo.divide %496, %497 : tensor<12x256x256xf32>
    %cst_119 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %499 = call @_where(%1, %498, %cst_119) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_120 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %500 = stablehlo.reduce(%499 init: %cst_120) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %502 = stablehlo.maximum %501, %500 : tensor<12x256xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %505 = stablehlo.subtract %499, %504 : tensor<12x256x256xf32>
    %506 = stablehlo.exponential %505 : tensor<12x256x256xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.reduce(%506 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %509 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %510 = stablehlo.divide %506, %509 : tensor<12x256x256xf32>
    %511 = stablehlo.dot_general %510, %495, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %512 = stablehlo.transpose %511, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %513 = stablehlo.reshape %512 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %514 = stablehlo.dot_general %513, %arg26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %515 = stablehlo.add %469, %514 : tensor<256x768xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%515 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %517 = stablehlo.broadcast_in_dim %516, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_124 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %519 = stablehlo.divide %517, %518 : tensor<256x1xf32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %521 = stablehlo.subtract %515, %520 : tensor<256x768xf32>
    %522 = stablehlo.multiply %521, %521 : tensor<256x768xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%522 init: %cst_125) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %524 = stablehlo.broadcast_in_dim %523, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_126 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %526 = stablehlo.divide %524, %525 : tensor<256x1xf32>
    %cst_127 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %528 = stablehlo.add %526, %527 : tensor<256x1xf32>
    %529 = stablehlo.rsqrt %528 : tensor<256x1xf32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %531 = stablehlo.multiply %521, %530 : tensor<256x768xf32>
    %532 = stablehlo.dot_general %531, %arg27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %533 = stablehlo.multiply %532, %532 : tensor<256x3072xf32>
    %534 = stablehlo.multiply %533, %532 : tensor<256x3072xf32>
    %cst_128 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %536 = stablehlo.multiply %535, %534 : tensor<256x3072xf32>
    %537 = stablehlo.add %532, %536 : tensor<256x3072xf32>
    %cst_129 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %539 = stablehlo.multiply %538, %537 : tensor<256x3072xf32>
    %540 = stablehlo.tanh %539 : tensor<256x3072xf32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %542 = stablehlo.add %541, %540 : tensor<256x3072xf32>
    %cst_131 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %544 = stablehlo.multiply %543, %542 : tensor<256x3072xf32>
    %545 = stablehlo.multiply %532, %544 : tensor<256x3072xf32>
    %546 = stablehlo.dot_general %545, %arg28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %547 = stablehlo.add %515, %546 : tensor<256x768xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %548 = stablehlo.reduce(%547 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %549 = stablehlo.broadcast_in_dim %548, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_133 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %551 = stablehlo.divide %549, %550 : tensor<256x1xf32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %553 = stablehlo.subtract %547, %552 : tensor<256x768xf32>
    %554 = stablehlo.multiply %553, %553 : tensor<256x768xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %555 = stablehlo.reduce(%554 init: %cst_134) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_135 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %558 = stablehlo.divide %556, %557 : tensor<256x1xf32>
    %cst_136 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %560 = stablehlo.add %558, %559 : tensor<256x1xf32>
    %561 = stablehlo.rsqrt %560 : tensor<256x1xf32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %563 = stablehlo.multiply %553, %562 : tensor<256x768xf32>
    %564 = stablehlo.dot_general %563, %arg29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %565 = stablehlo.slice %564 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %566 = stablehlo.slice %564 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %567 = stablehlo.slice %564 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %568 = stablehlo.reshape %565 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %569 = stablehlo.transpose %568, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %570 = stablehlo.reshape %566 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %571 = stablehlo.transpose %570, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %572 = stablehlo.reshape %567 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %573 = stablehlo.transpose %572, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %574 = stablehlo.dot_general %569, %571, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_137 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %576 = stablehlo.divide %574, %575 : tensor<12x256x256xf32>
    %cst_138 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %577 = call @_where(%1, %576, %cst_138) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_139 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %578 = stablehlo.reduce(%577 init: %cst_139) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_140 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %580 = stablehlo.maximum %579, %578 : tensor<12x256xf32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %582 = stablehlo.broadcast_in_dim %581, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %583 = stablehlo.subtract %577, %582 : tensor<12x256x256xf32>
    %584 = stablehlo.exponential %583 : tensor<12x256x256xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %585 = stablehlo.reduce(%584 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %587 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %588 = stablehlo.divide %584, %587 : tensor<12x256x256xf32>
    %589 = stablehlo.dot_general %588, %573, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %590 = stablehlo.transpose %589, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %591 = stablehlo.reshape %590 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %592 = stablehlo.dot_general %591, %arg30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %593 = stablehlo.add %547, %592 : tensor<256x768xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %594 = stablehlo.reduce(%593 init: %cst_142) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_143 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %597 = stablehlo.divide %595, %596 : tensor<256x1xf32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %599 = stablehlo.subtract %593, %598 : tensor<256x768xf32>
    %600 = stablehlo.multiply %599, %599 : tensor<256x768xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.reduce(%600 init: %cst_144) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %602 = stablehlo.broadcast_in_dim %601, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_145 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %604 = stablehlo.divide %602, %603 : tensor<256x1xf32>
    %cst_146 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %606 = stablehlo.add %604, %605 : tensor<256x1xf32>
    %607 = stablehlo.rsqrt %606 : tensor<256x1xf32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %609 = stablehlo.multiply %599, %608 : tensor<256x768xf32>
    %610 = stablehlo.dot_general %609, %arg31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %611 = stablehlo.multiply %610, %610 : tensor<256x3072xf32>
    %612 = stablehlo.multiply %611, %610 : tensor<256x3072xf32>
    %cst_147 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %614 = stablehlo.multiply %613, %612 : tensor<256x3072xf32>
    %615 = stablehlo.add %610, %614 : tensor<256x3072xf32>
    %cst_148 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %617 = stablehlo.multiply %616, %615 : tensor<256x3072xf32>
    %618 = stablehlo.tanh %617 : tensor<256x3072xf32>
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %620 = stablehlo.add %619, %618 : tensor<256x3072xf32>
    %cst_150 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %622 = stablehlo.multiply %621, %620 : tensor<256x3072xf32>
    %623 = stablehlo.multiply %610, %622 : tensor<256x3072xf32>
    %624 = stablehlo.dot_general %623, %arg32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %625 = stablehlo.add %593, %624 : tensor<256x768xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.reduce(%625 init: %cst_151) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_152 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %629 = stablehlo.divide %627, %628 : tensor<256x1xf32>
    %630 = stablehlo.broadcast_in_dim %629, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %631 = stablehlo.subtract %625, %630 : tensor<256x768xf32>
    %632 = stablehlo.multiply %631, %631 : tensor<256x768xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_153) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_154 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %636 = stablehlo.divide %634, %635 : tensor<256x1xf32>
    %cst_155 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %638 = stablehlo.add %636, %637 : tensor<256x1xf32>
    %639 = stablehlo.rsqrt %638 : tensor<256x1xf32>
    %640 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %641 = stablehlo.multiply %631, %640 : tensor<256x768xf32>
    %642 = stablehlo.dot_general %641, %arg33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %643 = stablehlo.slice %642 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %644 = stablehlo.slice %642 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %645 = stablehlo.slice %642 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %646 = stablehlo.reshape %643 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %647 = stablehlo.transpose %646, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %648 = stablehlo.reshape %644 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %649 = stablehlo.transpose %648, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %650 = stablehlo.reshape %645 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %651 = stablehlo.transpose %650, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %652 = stablehlo.dot_general %647, %649, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_156 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %654 = stablehlo.divide %652, %653 : tensor<12x256x256xf32>
    %cst_157 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %655 = call @_where(%1, %654, %cst_157) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_158 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %656 = stablehlo.reduce(%655 init: %cst_158) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_159 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %658 = stablehlo.maximum %657, %656 : tensor<12x256xf32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %660 = stablehlo.broadcast_in_dim %659, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %661 = stablehlo.subtract %655, %660 : tensor<12x256x256xf32>
    %662 = stablehlo.exponential %661 : tensor<12x256x256xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%662 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %664 = stablehlo.broadcast_in_dim %663, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %666 = stablehlo.divide %662, %665 : tensor<12x256x256xf32>
    %667 = stablehlo.dot_general %666, %651, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %668 = stablehlo.transpose %667, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %669 = stablehlo.reshape %668 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %670 = stablehlo.dot_general %669, %arg34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %671 = stablehlo.add %625, %670 : tensor<256x768xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %672 = stablehlo.reduce(%671 init: %cst_161) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %673 = stablehlo.broadcast_in_dim %672, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_162 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %675 = stablehlo.divide %673, %674 : tensor<256x1xf32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %677 = stablehlo.subtract %671, %676 : tensor<256x768xf32>
    %678 = stablehlo.multiply %677, %677 : tensor<256x768xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.reduce(%678 init: %cst_163) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %680 = stablehlo.broadcast_in_dim %679, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_164 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %682 = stablehlo.divide %680, %681 : tensor<256x1xf32>
    %cst_165 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %684 = stablehlo.add %682, %683 : tensor<256x1xf32>
    %685 = stablehlo.rsqrt %684 : tensor<256x1xf32>
    %686 = stablehlo.broadcast_in_dim %685, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %687 = stablehlo.multiply %677, %686 : tensor<256x768xf32>
    %688 = stablehlo.dot_general %687, %arg35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %689 = stablehlo.multiply %688, %688 : tensor<256x3072xf32>
    %690 = stablehlo.multiply %689, %688 : tensor<256x3072xf32>
    %cst_166 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %692 = stablehlo.multiply %691, %690 : tensor<256x3072xf32>
    %693 = stablehlo.add %688, %692 : tensor<256x3072xf32>
    %cst_167 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %695 = stablehlo.multiply %694, %693 : tensor<256x3072xf32>
    %696 = stablehlo.tanh %695 : tensor<256x3072xf32>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %698 = stablehlo.add %697, %696 : tensor<256x3072xf32>
    %cst_169 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %700 = stablehlo.multiply %699, %698 : tensor<256x3072xf32>
    %701 = stablehlo.multiply %688, %700 : tensor<256x3072xf32>
    %702 = stablehlo.dot_general %701, %arg36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %703 = stablehlo.add %671, %702 : tensor<256x768xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %704 = stablehlo.reduce(%703 init: %cst_170) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %705 = stablehlo.broadcast_in_dim %704, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_171 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %707 = stablehlo.divide %705, %706 : tensor<256x1xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %709 = stablehlo.subtract %703, %708 : tensor<256x768xf32>
    %710 = stablehlo.multiply %709, %709 : tensor<256x768xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.reduce(%710 init: %cst_172) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %712 = stablehlo.broadcast_in_dim %711, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_173 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %714 = stablehlo.divide %712, %713 : tensor<256x1xf32>
    %cst_174 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %716 = stablehlo.add %714, %715 : tensor<256x1xf32>
    %717 = stablehlo.rsqrt %716 : tensor<256x1xf32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %719 = stablehlo.multiply %709, %718 : tensor<256x768xf32>
    %720 = stablehlo.dot_general %719, %arg37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %721 = stablehlo.slice %720 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %722 = stablehlo.slice %720 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %723 = stablehlo.slice %720 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %724 = stablehlo.reshape %721 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %725 = stablehlo.transpose %724, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %726 = stablehlo.reshape %722 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %727 = stablehlo.transpose %726, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %728 = stablehlo.reshape %723 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %729 = stablehlo.transpose %728, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %730 = stablehlo.dot_general %725, %727, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_175 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %732 = stablehlo.divide %730, %731 : tensor<12x256x256xf32>
    %cst_176 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %733 = call @_where(%1, %732, %cst_176) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_177 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %734 = stablehlo.reduce(%733 init: %cst_177) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_178 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %736 = stablehlo.maximum %735, %734 : tensor<12x256xf32>
    %737 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %738 = stablehlo.broadcast_in_dim %737, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %739 = stablehlo.subtract %733, %738 : tensor<12x256x256xf32>
    %740 = stablehlo.exponential %739 : tensor<12x256x256xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %741 = stablehlo.reduce(%740 init: %cst_179) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %742 = stablehlo.broadcast_in_dim %741, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %743 = stablehlo.broadcast_in_dim %742, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %744 = stablehlo.divide %740, %743 : tensor<12x256x256xf32>
    %745 = stablehlo.dot_general %744, %729, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %746 = stablehlo.transpose %745, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %747 = stablehlo.reshape %746 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %748 = stablehlo.dot_general %747, %arg38, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %749 = stablehlo.add %703, %748 : tensor<256x768xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %750 = stablehlo.reduce(%749 init: %cst_180) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %751 = stablehlo.broadcast_in_dim %750, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_181 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %753 = stablehlo.divide %751, %752 : tensor<256x1xf32>
    %754 = stablehlo.broadcast_in_dim %753, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %755 = stablehlo.subtract %749, %754 : tensor<256x768xf32>
    %756 = stablehlo.multiply %755, %755 : tensor<256x768xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.reduce(%756 init: %cst_182) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %758 = stablehlo.broadcast_in_dim %757, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_183 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %760 = stablehlo.divide %758, %759 : tensor<256x1xf32>
    %cst_184 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %762 = stablehlo.add %760, %761 : tensor<256x1xf32>
    %763 = stablehlo.rsqrt %762 : tensor<256x1xf32>
    %764 = stablehlo.broadcast_in_dim %763, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %765 = stablehlo.multiply %755, %764 : tensor<256x768xf32>
    %766 = stablehlo.dot_general %765, %arg39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %767 = stablehlo.multiply %766, %766 : tensor<256x3072xf32>
    %768 = stablehlo.multiply %767, %766 : tensor<256x3072xf32>
    %cst_185 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %770 = stablehlo.multiply %769, %768 : tensor<256x3072xf32>
    %771 = stablehlo.add %766, %770 : tensor<256x3072xf32>
    %cst_186 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %773 = stablehlo.multiply %772, %771 : tensor<256x3072xf32>
    %774 = stablehlo.tanh %773 : tensor<256x3072xf32>
    %cst_187 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %776 = stablehlo.add %775, %774 : tensor<256x3072xf32>
    %cst_188 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %778 = stablehlo.multiply %777, %776 : tensor<256x3072xf32>
    %779 = stablehlo.multiply %766, %778 : tensor<256x3072xf32>
    %780 = stablehlo.dot_general %779, %arg40, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %781 = stablehlo.add %749, %780 : tensor<256x768xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %782 = stablehlo.reduce(%781 init: %cst_189) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %783 = stablehlo.broadcast_in_dim %782, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_190 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %785 = stablehlo.divide %783, %784 : tensor<256x1xf32>
    %786 = stablehlo.broadcast_in_dim %785, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %787 = stablehlo.subtract %781, %786 : tensor<256x768xf32>
    %788 = stablehlo.multiply %787, %787 : tensor<256x768xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %789 = stablehlo.reduce(%788 init: %cst_191) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %790 = stablehlo.broadcast_in_dim %789, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_192 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %792 = stablehlo.divide %790, %791 : tensor<256x1xf32>
    %cst_193 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %794 = stablehlo.add %792, %793 : tensor<256x1xf32>
    %795 = stablehlo.rsqrt %794 : tensor<256x1xf32>
    %796 = stablehlo.broadcast_in_dim %795, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %797 = stablehlo.multiply %787, %796 : tensor<256x768xf32>
    %798 = stablehlo.dot_general %797, %arg41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %799 = stablehlo.slice %798 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %800 = stablehlo.slice %798 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %801 = stablehlo.slice %798 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %802 = stablehlo.reshape %799 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %803 = stablehlo.transpose %802, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %804 = stablehlo.reshape %800 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %805 = stablehlo.transpose %804, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %806 = stablehlo.reshape %801 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %807 = stablehlo.transpose %806, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %808 = stablehlo.dot_general %803, %805, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_194 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %810 = stablehlo.divide %808, %809 : tensor<12x256x256xf32>
    %cst_195 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %811 = call @_where(%1, %810, %cst_195) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_196 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %812 = stablehlo.reduce(%811 init: %cst_196) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_197 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %814 = stablehlo.maximum %813, %812 : tensor<12x256xf32>
    %815 = stablehlo.broadcast_in_dim %814, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %816 = stablehlo.broadcast_in_dim %815, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %817 = stablehlo.subtract %811, %816 : tensor<12x256x256xf32>
    %818 = stablehlo.exponential %817 : tensor<12x256x256xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %819 = stablehlo.reduce(%818 init: %cst_198) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %820 = stablehlo.broadcast_in_dim %819, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %821 = stablehlo.broadcast_in_dim %820, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %822 = stablehlo.divide %818, %821 : tensor<12x256x256xf32>
    %823 = stablehlo.dot_general %822, %807, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %824 = stablehlo.transpose %823, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %825 = stablehlo.reshape %824 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %826 = stablehlo.dot_general %825, %arg42, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %827 = stablehlo.add %781, %826 : tensor<256x768xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %828 = stablehlo.reduce(%827 init: %cst_199) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %829 = stablehlo.broadcast_in_dim %828, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_200 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %831 = stablehlo.divide %829, %830 : tensor<256x1xf32>
    %832 = stablehlo.broadcast_in_dim %831, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %833 = stablehlo.subtract %827, %832 : tensor<256x768xf32>
    %834 = stablehlo.multiply %833, %833 : tensor<256x768xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.reduce(%834 init: %cst_201) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %836 = stablehlo.broadcast_in_dim %835, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_202 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %838 = stablehlo.divide %836, %837 : tensor<256x1xf32>
    %cst_203 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %840 = stablehlo.add %838, %839 : tensor<256x1xf32>
    %841 = stablehlo.rsqrt %840 : tensor<256x1xf32>
    %842 = stablehlo.broadcast_in_dim %841, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %843 = stablehlo.multiply %833, %842 : tensor<256x768xf32>
    %844 = stablehlo.dot_general %843, %arg43, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %845 = stablehlo.multiply %844, %844 : tensor<256x3072xf32>
    %846 = stablehlo.multiply %845, %844 : tensor<256x3072xf32>
    %cst_204 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %847 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %848 = stablehlo.multiply %847, %846 : tensor<256x3072xf32>
    %849 = stablehlo.add %844, %848 : tensor<256x3072xf32>
    %cst_205 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %851 = stablehlo.multiply %850, %849 : tensor<256x3072xf32>
    %852 = stablehlo.tanh %851 : tensor<256x3072xf32>
    %cst_206 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %854 = stablehlo.add %853, %852 : tensor<256x3072xf32>
    %cst_207 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %856 = stablehlo.multiply %855, %854 : tensor<256x3072xf32>
    %857 = stablehlo.multiply %844, %856 : tensor<256x3072xf32>
    %858 = stablehlo.dot_general %857, %arg44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %859 = stablehlo.add %827, %858 : tensor<256x768xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %860 = stablehlo.reduce(%859 init: %cst_208) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %861 = stablehlo.broadcast_in_dim %860, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_209 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %863 = stablehlo.divide %861, %862 : tensor<256x1xf32>
    %864 = stablehlo.broadcast_in_dim %863, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %865 = stablehlo.subtract %859, %864 : tensor<256x768xf32>
    %866 = stablehlo.multiply %865, %865 : tensor<256x768xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %867 = stablehlo.reduce(%866 init: %cst_210) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %868 = stablehlo.broadcast_in_dim %867, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_211 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %870 = stablehlo.divide %868, %869 : tensor<256x1xf32>
    %cst_212 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %872 = stablehlo.add %870, %871 : tensor<256x1xf32>
    %873 = stablehlo.rsqrt %872 : tensor<256x1xf32>
    %874 = stablehlo.broadcast_in_dim %873, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %875 = stablehlo.multiply %865, %874 : tensor<256x768xf32>
    %876 = stablehlo.dot_general %875, %arg45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %877 = stablehlo.slice %876 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %878 = stablehlo.slice %876 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %879 = stablehlo.slice %876 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %880 = stablehlo.reshape %877 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %881 = stablehlo.transpose %880, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %882 = stablehlo.reshape %878 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %883 = stablehlo.transpose %882, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %884 = stablehlo.reshape %879 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %885 = stablehlo.transpose %884, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %886 = stablehlo.dot_general %881, %883, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_213 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %887 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %888 = stablehlo.divide %886, %887 : tensor<12x256x256xf32>
    %cst_214 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %889 = call @_where(%1, %888, %cst_214) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_215 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %890 = stablehlo.reduce(%889 init: %cst_215) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_216 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %892 = stablehlo.maximum %891, %890 : tensor<12x256xf32>
    %893 = stablehlo.broadcast_in_dim %892, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %894 = stablehlo.broadcast_in_dim %893, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %895 = stablehlo.subtract %889, %894 : tensor<12x256x256xf32>
    %896 = stablehlo.exponential %895 : tensor<12x256x256xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %897 = stablehlo.reduce(%896 init: %cst_217) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %898 = stablehlo.broadcast_in_dim %897, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %899 = stablehlo.broadcast_in_dim %898, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %900 = stablehlo.divide %896, %899 : tensor<12x256x256xf32>
    %901 = stablehlo.dot_general %900, %885, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %902 = stablehlo.transpose %901, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %903 = stablehlo.reshape %902 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %904 = stablehlo.dot_general %903, %arg46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %905 = stablehlo.add %859, %904 : tensor<256x768xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %906 = stablehlo.reduce(%905 init: %cst_218) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %907 = stablehlo.broadcast_in_dim %906, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_219 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %909 = stablehlo.divide %907, %908 : tensor<256x1xf32>
    %910 = stablehlo.broadcast_in_dim %909, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %911 = stablehlo.subtract %905, %910 : tensor<256x768xf32>
    %912 = stablehlo.multiply %911, %911 : tensor<256x768xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %913 = stablehlo.reduce(%912 init: %cst_220) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %914 = stablehlo.broadcast_in_dim %913, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_221 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %916 = stablehlo.divide %914, %915 : tensor<256x1xf32>
    %cst_222 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %918 = stablehlo.add %916, %917 : tensor<256x1xf32>
    %919 = stablehlo.rsqrt %918 : tensor<256x1xf32>
    %920 = stablehlo.broadcast_in_dim %919, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %921 = stablehlo.multiply %911, %920 : tensor<256x768xf32>
    %922 = stablehlo.dot_general %921, %arg47, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %923 = stablehlo.multiply %922, %922 : tensor<256x3072xf32>
    %924 = stablehlo.multiply %923, %922 : tensor<256x3072xf32>
    %cst_223 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %926 = stablehlo.multiply %925, %924 : tensor<256x3072xf32>
    %927 = stablehlo.add %922, %926 : tensor<256x3072xf32>
    %cst_224 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %929 = stablehlo.multiply %928, %927 : tensor<256x3072xf32>
    %930 = stablehlo.tanh %929 : tensor<256x3072xf32>
    %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %931 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %932 = stablehlo.add %931, %930 : tensor<256x3072xf32>
    %cst_226 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %934 = stablehlo.multiply %933, %932 : tensor<256x3072xf32>
    %935 = stablehlo.multiply %922, %934 : tensor<256x3072xf32>
    %936 = stablehlo.dot_general %935, %arg48, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %937 = stablehlo.add %905, %936 : tensor<256x768xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %938 = stablehlo.reduce(%937 init: %cst_227) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %939 = stablehlo.broadcast_in_dim %938, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_228 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %941 = stablehlo.divide %939, %940 : tensor<256x1xf32>
    %942 = stablehlo.broadcast_in_dim %941, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %943 = stablehlo.subtract %937, %942 : tensor<256x768xf32>
    %944 = stablehlo.multiply %943, %943 : tensor<256x768xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %945 = stablehlo.reduce(%944 init: %cst_229) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %946 = stablehlo.broadcast_in_dim %945, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_230 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %948 = stablehlo.divide %946, %947 : tensor<256x1xf32>
    %cst_231 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %950 = stablehlo.add %948, %949 : tensor<256x1xf32>
    %951 = stablehlo.rsqrt %950 : tensor<256x1xf32>
    %952 = stablehlo.broadcast_in_dim %951, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %953 = stablehlo.multiply %943, %952 : tensor<256x768xf32>
    return %953 : tensor<256x768xf32>
  }
  func.func private @tril(%arg0: tensor<256x256xi1>) -> tensor<256x256xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<256x256xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<256x256xi32>
    %2 = stablehlo.add %0, %1 : tensor<256x256xi32>
    %3 = stablehlo.iota dim = 1 : tensor<256x256xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<256x256xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<256x256xi1>, tensor<256x256xi1>
    return %6 : tensor<256x256xi1>
  }
  func.func private @_where(%arg0: tensor<256x256xi1>, %arg1: tensor<12x256x256xf32>, %arg2: tensor<f32>) -> tensor<12x256x256xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<256x256xi1>) -> tensor<12x256x256xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<12x256x256xi1>, tensor<12x256x256xf32>
    return %3 : tensor<12x256x256xf32>
  }
}
