module @jit_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x768xf32>, %arg1: tensor<768x2304xf8E4M3FN>, %arg2: tensor<24x2304xf8E8M0FNU>, %arg3: tensor<768x768xf8E4M3FN>, %arg4: tensor<24x768xf8E8M0FNU>, %arg5: tensor<768x3072xf8E4M3FN>, %arg6: tensor<24x3072xf8E8M0FNU>, %arg7: tensor<3072x768xf8E4M3FN>, %arg8: tensor<96x768xf8E8M0FNU>, %arg9: tensor<768x2304xf8E4M3FN>, %arg10: tensor<24x2304xf8E8M0FNU>, %arg11: tensor<768x768xf8E4M3FN>, %arg12: tensor<24x768xf8E8M0FNU>, %arg13: tensor<768x3072xf8E4M3FN>, %arg14: tensor<24x3072xf8E8M0FNU>, %arg15: tensor<3072x768xf8E4M3FN>, %arg16: tensor<96x768xf8E8M0FNU>, %arg17: tensor<768x2304xf8E4M3FN>, %arg18: tensor<24x2304xf8E8M0FNU>, %arg19: tensor<768x768xf8E4M3FN>, %arg20: tensor<24x768xf8E8M0FNU>, %arg21: tensor<768x3072xf8E4M3FN>, %arg22: tensor<24x3072xf8E8M0FNU>, %arg23: tensor<3072x768xf8E4M3FN>, %arg24: tensor<96x768xf8E8M0FNU>, %arg25: tensor<768x2304xf8E4M3FN>, %arg26: tensor<24x2304xf8E8M0FNU>, %arg27: tensor<768x768xf8E4M3FN>, %arg28: tensor<24x768xf8E8M0FNU>, %arg29: tensor<768x3072xf8E4M3FN>, %arg30: tensor<24x3072xf8E8M0FNU>, %arg31: tensor<3072x768xf8E4M3FN>, %arg32: tensor<96x768xf8E8M0FNU>, %arg33: tensor<768x2304xf8E4M3FN>, %arg34: tensor<24x2304xf8E8M0FNU>, %arg35: tensor<768x768xf8E4M3FN>, %arg36: tensor<24x768xf8E8M0FNU>, %arg37: tensor<768x3072xf8E4M3FN>, %arg38: tensor<24x3072xf8E8M0FNU>, %arg39: tensor<3072x768xf8E4M3FN>, %arg40: tensor<96x768xf8E8M0FNU>, %arg41: tensor<768x2304xf8E4M3FN>, %arg42: tensor<24x2304xf8E8M0FNU>, %arg43: tensor<768x768xf8E4M3FN>, %arg44: tensor<24x768xf8E8M0FNU>, %arg45: tensor<768x3072xf8E4M3FN>, %arg46: tensor<24x3072xf8E8M0FNU>, %arg47: tensor<3072x768xf8E4M3FN>, %arg48: tensor<96x768xf8E8M0FNU>, %arg49: tensor<768x2304xf8E4M3FN>, %arg50: tensor<24x2304xf8E8M0FNU>, %arg51: tensor<768x768xf8E4M3FN>, %arg52: tensor<24x768xf8E8M0FNU>, %arg53: tensor<768x3072xf8E4M3FN>, %arg54: tensor<24x3072xf8E8M0FNU>, %arg55: tensor<3072x768xf8E4M3FN>, %arg56: tensor<96x768xf8E8M0FNU>, %arg57: tensor<768x2304xf8E4M3FN>, %arg58: tensor<24x2304xf8E8M0FNU>, %arg59: tensor<768x768xf8E4M3FN>, %arg60: tensor<24x768xf8E8M0FNU>, %arg61: tensor<768x3072xf8E4M3FN>, %arg62: tensor<24x3072xf8E8M0FNU>, %arg63: tensor<3072x768xf8E4M3FN>, %arg64: tensor<96x768xf8E8M0FNU>, %arg65: tensor<768x2304xf8E4M3FN>, %arg66: tensor<24x2304xf8E8M0FNU>, %arg67: tensor<768x768xf8E4M3FN>, %arg68: tensor<24x768xf8E8M0FNU>, %arg69: tensor<768x3072xf8E4M3FN>, %arg70: tensor<24x3072xf8E8M0FNU>, %arg71: tensor<3072x768xf8E4M3FN>, %arg72: tensor<96x768xf8E8M0FNU>, %arg73: tensor<768x2304xf8E4M3FN>, %arg74: tensor<24x2304xf8E8M0FNU>, %arg75: tensor<768x768xf8E4M3FN>, %arg76: tensor<24x768xf8E8M0FNU>, %arg77: tensor<768x3072xf8E4M3FN>, %arg78: tensor<24x3072xf8E8M0FNU>, %arg79: tensor<3072x768xf8E4M3FN>, %arg80: tensor<96x768xf8E8M0FNU>, %arg81: tensor<768x2304xf8E4M3FN>, %arg82: tensor<24x2304xf8E8M0FNU>, %arg83: tensor<768x768xf8E4M3FN>, %arg84: tensor<24x768xf8E8M0FNU>, %arg85: tensor<768x3072xf8E4M3FN>, %arg86: tensor<24x3072xf8E8M0FNU>, %arg87: tensor<3072x768xf8E4M3FN>, %arg88: tensor<96x768xf8E8M0FNU>, %arg89: tensor<768x2304xf8E4M3FN>, %arg90: tensor<24x2304xf8E8M0FNU>, %arg91: tensor<768x768xf8E4M3FN>, %arg92: tensor<24x768xf8E8M0FNU>, %arg93: tensor<768x3072xf8E4M3FN>, %arg94: tensor<24x3072xf8E8M0FNU>, %arg95: tensor<3072x768xf8E4M3FN>, %arg96: tensor<96x768xf8E8M0FNU>) -> (tensor<256x768xf32> {jax.result_info = "result"}) {
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
    %18 = stablehlo.convert %arg1 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %19 = stablehlo.reshape %18 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %20 = stablehlo.convert %arg2 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %23 = stablehlo.multiply %19, %22 : tensor<24x32x2304xf32>
    %24 = stablehlo.reshape %23 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %25 = stablehlo.dot_general %17, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %26 = stablehlo.slice %25 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %27 = stablehlo.slice %25 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %28 = stablehlo.slice %25 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %29 = stablehlo.reshape %26 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %30 = stablehlo.transpose %29, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %31 = stablehlo.reshape %27 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %33 = stablehlo.reshape %28 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %35 = stablehlo.dot_general %30, %32, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %37 = stablehlo.divide %35, %36 : tensor<12x256x256xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %38 = call @_where(%1, %37, %cst_5) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %41 = stablehlo.maximum %40, %39 : tensor<12x256xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %44 = stablehlo.subtract %38, %43 : tensor<12x256x256xf32>
    %45 = stablehlo.exponential %44 : tensor<12x256x256xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %49 = stablehlo.divide %45, %48 : tensor<12x256x256xf32>
    %50 = stablehlo.dot_general %49, %34, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %52 = stablehlo.reshape %51 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %53 = stablehlo.convert %arg3 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %54 = stablehlo.reshape %53 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %55 = stablehlo.convert %arg4 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %58 = stablehlo.multiply %54, %57 : tensor<24x32x768xf32>
    %59 = stablehlo.reshape %58 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %60 = stablehlo.dot_general %52, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %61 = stablehlo.add %arg0, %60 : tensor<256x768xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_10 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %65 = stablehlo.divide %63, %64 : tensor<256x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %67 = stablehlo.subtract %61, %66 : tensor<256x768xf32>
    %68 = stablehlo.multiply %67, %67 : tensor<256x768xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_12 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %72 = stablehlo.divide %70, %71 : tensor<256x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %74 = stablehlo.add %72, %73 : tensor<256x1xf32>
    %75 = stablehlo.rsqrt %74 : tensor<256x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %77 = stablehlo.multiply %67, %76 : tensor<256x768xf32>
    %78 = stablehlo.convert %arg5 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %79 = stablehlo.reshape %78 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %80 = stablehlo.convert %arg6 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %83 = stablehlo.multiply %79, %82 : tensor<24x32x3072xf32>
    %84 = stablehlo.reshape %83 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %85 = stablehlo.dot_general %77, %84, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %86 = stablehlo.multiply %85, %85 : tensor<256x3072xf32>
    %87 = stablehlo.multiply %86, %85 : tensor<256x3072xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<256x3072xf32>
    %90 = stablehlo.add %85, %89 : tensor<256x3072xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %92 = stablehlo.multiply %91, %90 : tensor<256x3072xf32>
    %93 = stablehlo.tanh %92 : tensor<256x3072xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %95 = stablehlo.add %94, %93 : tensor<256x3072xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<256x3072xf32>
    %98 = stablehlo.multiply %85, %97 : tensor<256x3072xf32>
    %99 = stablehlo.convert %arg7 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %100 = stablehlo.reshape %99 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %101 = stablehlo.convert %arg8 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %104 = stablehlo.multiply %100, %103 : tensor<96x32x768xf32>
    %105 = stablehlo.reshape %104 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %106 = stablehlo.dot_general %98, %105, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %107 = stablehlo.add %61, %106 : tensor<256x768xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_19 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %111 = stablehlo.divide %109, %110 : tensor<256x1xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %113 = stablehlo.subtract %107, %112 : tensor<256x768xf32>
    %114 = stablehlo.multiply %113, %113 : tensor<256x768xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_21 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %118 = stablehlo.divide %116, %117 : tensor<256x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %120 = stablehlo.add %118, %119 : tensor<256x1xf32>
    %121 = stablehlo.rsqrt %120 : tensor<256x1xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %123 = stablehlo.multiply %113, %122 : tensor<256x768xf32>
    %124 = stablehlo.convert %arg9 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %125 = stablehlo.reshape %124 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %126 = stablehlo.convert %arg10 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %129 = stablehlo.multiply %125, %128 : tensor<24x32x2304xf32>
    %130 = stablehlo.reshape %129 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %131 = stablehlo.dot_general %123, %130, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %132 = stablehlo.slice %131 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %133 = stablehlo.slice %131 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %134 = stablehlo.slice %131 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %135 = stablehlo.reshape %132 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %136 = stablehlo.transpose %135, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %137 = stablehlo.reshape %133 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %138 = stablehlo.transpose %137, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %139 = stablehlo.reshape %134 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %140 = stablehlo.transpose %139, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %141 = stablehlo.dot_general %136, %138, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_23 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %143 = stablehlo.divide %141, %142 : tensor<12x256x256xf32>
    %cst_24 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %144 = call @_where(%1, %143, %cst_24) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_25) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %147 = stablehlo.maximum %146, %145 : tensor<12x256xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %150 = stablehlo.subtract %144, %149 : tensor<12x256x256xf32>
    %151 = stablehlo.exponential %150 : tensor<12x256x256xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %155 = stablehlo.divide %151, %154 : tensor<12x256x256xf32>
    %156 = stablehlo.dot_general %155, %140, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %157 = stablehlo.transpose %156, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %158 = stablehlo.reshape %157 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %159 = stablehlo.convert %arg11 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %160 = stablehlo.reshape %159 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %161 = stablehlo.convert %arg12 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %164 = stablehlo.multiply %160, %163 : tensor<24x32x768xf32>
    %165 = stablehlo.reshape %164 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %166 = stablehlo.dot_general %158, %165, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %167 = stablehlo.add %107, %166 : tensor<256x768xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_29 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %171 = stablehlo.divide %169, %170 : tensor<256x1xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %173 = stablehlo.subtract %167, %172 : tensor<256x768xf32>
    %174 = stablehlo.multiply %173, %173 : tensor<256x768xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_31 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %178 = stablehlo.divide %176, %177 : tensor<256x1xf32>
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %180 = stablehlo.add %178, %179 : tensor<256x1xf32>
    %181 = stablehlo.rsqrt %180 : tensor<256x1xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %183 = stablehlo.multiply %173, %182 : tensor<256x768xf32>
    %184 = stablehlo.convert %arg13 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %185 = stablehlo.reshape %184 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %186 = stablehlo.convert %arg14 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %189 = stablehlo.multiply %185, %188 : tensor<24x32x3072xf32>
    %190 = stablehlo.reshape %189 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %191 = stablehlo.dot_general %183, %190, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %192 = stablehlo.multiply %191, %191 : tensor<256x3072xf32>
    %193 = stablehlo.multiply %192, %191 : tensor<256x3072xf32>
    %cst_33 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %195 = stablehlo.multiply %194, %193 : tensor<256x3072xf32>
    %196 = stablehlo.add %191, %195 : tensor<256x3072xf32>
    %cst_34 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %198 = stablehlo.multiply %197, %196 : tensor<256x3072xf32>
    %199 = stablehlo.tanh %198 : tensor<256x3072xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %201 = stablehlo.add %200, %199 : tensor<256x3072xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %203 = stablehlo.multiply %202, %201 : tensor<256x3072xf32>
    %204 = stablehlo.multiply %191, %203 : tensor<256x3072xf32>
    %205 = stablehlo.convert %arg15 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %206 = stablehlo.reshape %205 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %207 = stablehlo.convert %arg16 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %210 = stablehlo.multiply %206, %209 : tensor<96x32x768xf32>
    %211 = stablehlo.reshape %210 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %212 = stablehlo.dot_general %204, %211, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %213 = stablehlo.add %167, %212 : tensor<256x768xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_38 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %217 = stablehlo.divide %215, %216 : tensor<256x1xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %219 = stablehlo.subtract %213, %218 : tensor<256x768xf32>
    %220 = stablehlo.multiply %219, %219 : tensor<256x768xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_40 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %224 = stablehlo.divide %222, %223 : tensor<256x1xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %226 = stablehlo.add %224, %225 : tensor<256x1xf32>
    %227 = stablehlo.rsqrt %226 : tensor<256x1xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %229 = stablehlo.multiply %219, %228 : tensor<256x768xf32>
    %230 = stablehlo.convert %arg17 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %231 = stablehlo.reshape %230 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %232 = stablehlo.convert %arg18 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %235 = stablehlo.multiply %231, %234 : tensor<24x32x2304xf32>
    %236 = stablehlo.reshape %235 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %237 = stablehlo.dot_general %229, %236, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %238 = stablehlo.slice %237 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %239 = stablehlo.slice %237 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %240 = stablehlo.slice %237 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %241 = stablehlo.reshape %238 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %242 = stablehlo.transpose %241, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %243 = stablehlo.reshape %239 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %244 = stablehlo.transpose %243, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %245 = stablehlo.reshape %240 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %246 = stablehlo.transpose %245, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %247 = stablehlo.dot_general %242, %244, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_42 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %249 = stablehlo.divide %247, %248 : tensor<12x256x256xf32>
    %cst_43 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %250 = call @_where(%1, %249, %cst_43) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %251 = stablehlo.reduce(%250 init: %cst_44) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %253 = stablehlo.maximum %252, %251 : tensor<12x256xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %256 = stablehlo.subtract %250, %255 : tensor<12x256x256xf32>
    %257 = stablehlo.exponential %256 : tensor<12x256x256xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %261 = stablehlo.divide %257, %260 : tensor<12x256x256xf32>
    %262 = stablehlo.dot_general %261, %246, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %263 = stablehlo.transpose %262, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %264 = stablehlo.reshape %263 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %265 = stablehlo.convert %arg19 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %266 = stablehlo.reshape %265 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %267 = stablehlo.convert %arg20 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %270 = stablehlo.multiply %266, %269 : tensor<24x32x768xf32>
    %271 = stablehlo.reshape %270 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %272 = stablehlo.dot_general %264, %271, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %273 = stablehlo.add %213, %272 : tensor<256x768xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_48 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %277 = stablehlo.divide %275, %276 : tensor<256x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %279 = stablehlo.subtract %273, %278 : tensor<256x768xf32>
    %280 = stablehlo.multiply %279, %279 : tensor<256x768xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_50 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %284 = stablehlo.divide %282, %283 : tensor<256x1xf32>
    %cst_51 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %286 = stablehlo.add %284, %285 : tensor<256x1xf32>
    %287 = stablehlo.rsqrt %286 : tensor<256x1xf32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %289 = stablehlo.multiply %279, %288 : tensor<256x768xf32>
    %290 = stablehlo.convert %arg21 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %291 = stablehlo.reshape %290 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %292 = stablehlo.convert %arg22 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %295 = stablehlo.multiply %291, %294 : tensor<24x32x3072xf32>
    %296 = stablehlo.reshape %295 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %297 = stablehlo.dot_general %289, %296, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %298 = stablehlo.multiply %297, %297 : tensor<256x3072xf32>
    %299 = stablehlo.multiply %298, %297 : tensor<256x3072xf32>
    %cst_52 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %301 = stablehlo.multiply %300, %299 : tensor<256x3072xf32>
    %302 = stablehlo.add %297, %301 : tensor<256x3072xf32>
    %cst_53 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %304 = stablehlo.multiply %303, %302 : tensor<256x3072xf32>
    %305 = stablehlo.tanh %304 : tensor<256x3072xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %307 = stablehlo.add %306, %305 : tensor<256x3072xf32>
    %cst_55 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %309 = stablehlo.multiply %308, %307 : tensor<256x3072xf32>
    %310 = stablehlo.multiply %297, %309 : tensor<256x3072xf32>
    %311 = stablehlo.convert %arg23 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %312 = stablehlo.reshape %311 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %313 = stablehlo.convert %arg24 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %316 = stablehlo.multiply %312, %315 : tensor<96x32x768xf32>
    %317 = stablehlo.reshape %316 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %318 = stablehlo.dot_general %310, %317, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %319 = stablehlo.add %273, %318 : tensor<256x768xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.reduce(%319 init: %cst_56) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_57 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %323 = stablehlo.divide %321, %322 : tensor<256x1xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %325 = stablehlo.subtract %319, %324 : tensor<256x768xf32>
    %326 = stablehlo.multiply %325, %325 : tensor<256x768xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.reduce(%326 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_59 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %330 = stablehlo.divide %328, %329 : tensor<256x1xf32>
    %cst_60 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %332 = stablehlo.add %330, %331 : tensor<256x1xf32>
    %333 = stablehlo.rsqrt %332 : tensor<256x1xf32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %335 = stablehlo.multiply %325, %334 : tensor<256x768xf32>
    %336 = stablehlo.convert %arg25 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %337 = stablehlo.reshape %336 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %338 = stablehlo.convert %arg26 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %341 = stablehlo.multiply %337, %340 : tensor<24x32x2304xf32>
    %342 = stablehlo.reshape %341 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %343 = stablehlo.dot_general %335, %342, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %344 = stablehlo.slice %343 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %345 = stablehlo.slice %343 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %346 = stablehlo.slice %343 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %347 = stablehlo.reshape %344 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %348 = stablehlo.transpose %347, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %349 = stablehlo.reshape %345 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %350 = stablehlo.transpose %349, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %351 = stablehlo.reshape %346 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %352 = stablehlo.transpose %351, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %353 = stablehlo.dot_general %348, %350, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_61 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %355 = stablehlo.divide %353, %354 : tensor<12x256x256xf32>
    %cst_62 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %356 = call @_where(%1, %355, %cst_62) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %357 = stablehlo.reduce(%356 init: %cst_63) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %359 = stablehlo.maximum %358, %357 : tensor<12x256xf32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %362 = stablehlo.subtract %356, %361 : tensor<12x256x256xf32>
    %363 = stablehlo.exponential %362 : tensor<12x256x256xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %367 = stablehlo.divide %363, %366 : tensor<12x256x256xf32>
    %368 = stablehlo.dot_general %367, %352, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %369 = stablehlo.transpose %368, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %370 = stablehlo.reshape %369 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %371 = stablehlo.convert %arg27 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %372 = stablehlo.reshape %371 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %373 = stablehlo.convert %arg28 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %376 = stablehlo.multiply %372, %375 : tensor<24x32x768xf32>
    %377 = stablehlo.reshape %376 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %378 = stablehlo.dot_general %370, %377, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %379 = stablehlo.add %319, %378 : tensor<256x768xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.reduce(%379 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_67 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %383 = stablehlo.divide %381, %382 : tensor<256x1xf32>
    %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %385 = stablehlo.subtract %379, %384 : tensor<256x768xf32>
    %386 = stablehlo.multiply %385, %385 : tensor<256x768xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%386 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_69 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %390 = stablehlo.divide %388, %389 : tensor<256x1xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %392 = stablehlo.add %390, %391 : tensor<256x1xf32>
    %393 = stablehlo.rsqrt %392 : tensor<256x1xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %395 = stablehlo.multiply %385, %394 : tensor<256x768xf32>
    %396 = stablehlo.convert %arg29 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %397 = stablehlo.reshape %396 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %398 = stablehlo.convert %arg30 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %401 = stablehlo.multiply %397, %400 : tensor<24x32x3072xf32>
    %402 = stablehlo.reshape %401 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %403 = stablehlo.dot_general %395, %402, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %404 = stablehlo.multiply %403, %403 : tensor<256x3072xf32>
    %405 = stablehlo.multiply %404, %403 : tensor<256x3072xf32>
    %cst_71 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %407 = stablehlo.multiply %406, %405 : tensor<256x3072xf32>
    %408 = stablehlo.add %403, %407 : tensor<256x3072xf32>
    %cst_72 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %410 = stablehlo.multiply %409, %408 : tensor<256x3072xf32>
    %411 = stablehlo.tanh %410 : tensor<256x3072xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %413 = stablehlo.add %412, %411 : tensor<256x3072xf32>
    %cst_74 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %415 = stablehlo.multiply %414, %413 : tensor<256x3072xf32>
    %416 = stablehlo.multiply %403, %415 : tensor<256x3072xf32>
    %417 = stablehlo.convert %arg31 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %418 = stablehlo.reshape %417 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %419 = stablehlo.convert %arg32 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %422 = stablehlo.multiply %418, %421 : tensor<96x32x768xf32>
    %423 = stablehlo.reshape %422 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %424 = stablehlo.dot_general %416, %423, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %425 = stablehlo.add %379, %424 : tensor<256x768xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.reduce(%425 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_76 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %429 = stablehlo.divide %427, %428 : tensor<256x1xf32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %431 = stablehlo.subtract %425, %430 : tensor<256x768xf32>
    %432 = stablehlo.multiply %431, %431 : tensor<256x768xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.reduce(%432 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_78 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %436 = stablehlo.divide %434, %435 : tensor<256x1xf32>
    %cst_79 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %438 = stablehlo.add %436, %437 : tensor<256x1xf32>
    %439 = stablehlo.rsqrt %438 : tensor<256x1xf32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %441 = stablehlo.multiply %431, %440 : tensor<256x768xf32>
    %442 = stablehlo.convert %arg33 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %443 = stablehlo.reshape %442 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %444 = stablehlo.convert %arg34 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %445 = stablehlo.broadcast_in_dim %444, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %447 = stablehlo.multiply %443, %446 : tensor<24x32x2304xf32>
    %448 = stablehlo.reshape %447 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %449 = stablehlo.dot_general %441, %448, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %450 = stablehlo.slice %449 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %451 = stablehlo.slice %449 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %452 = stablehlo.slice %449 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %453 = stablehlo.reshape %450 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %454 = stablehlo.transpose %453, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %455 = stablehlo.reshape %451 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %456 = stablehlo.transpose %455, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %457 = stablehlo.reshape %452 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %458 = stablehlo.transpose %457, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %459 = stablehlo.dot_general %454, %456, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_80 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %461 = stablehlo.divide %459, %460 : tensor<12x256x256xf32>
    %cst_81 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %462 = call @_where(%1, %461, %cst_81) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %463 = stablehlo.reduce(%462 init: %cst_82) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_83 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %465 = stablehlo.maximum %464, %463 : tensor<12x256xf32>
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %468 = stablehlo.subtract %462, %467 : tensor<12x256x256xf32>
    %469 = stablehlo.exponential %468 : tensor<12x256x256xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.reduce(%469 init: %cst_84) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %473 = stablehlo.divide %469, %472 : tensor<12x256x256xf32>
    %474 = stablehlo.dot_general %473, %458, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %475 = stablehlo.transpose %474, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %476 = stablehlo.reshape %475 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %477 = stablehlo.convert %arg35 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %478 = stablehlo.reshape %477 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %479 = stablehlo.convert %arg36 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %480 = stablehlo.broadcast_in_dim %479, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %482 = stablehlo.multiply %478, %481 : tensor<24x32x768xf32>
    %483 = stablehlo.reshape %482 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %484 = stablehlo.dot_general %476, %483, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %485 = stablehlo.add %425, %484 : tensor<256x768xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.reduce(%485 init: %cst_85) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_86 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %489 = stablehlo.divide %487, %488 : tensor<256x1xf32>
    %490 = stablehlo.broadcast_in_dim %489, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %491 = stablehlo.subtract %485, %490 : tensor<256x768xf32>
    %492 = stablehlo.multiply %491, %491 : tensor<256x768xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%492 init: %cst_87) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %494 = stablehlo.broadcast_in_dim %493, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_88 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %496 = stablehlo.divide %494, %495 : tensor<256x1xf32>
    %cst_89 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %498 = stablehlo.add %496, %497 : tensor<256x1xf32>
    %499 = stablehlo.rsqrt %498 : tensor<256x1xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %501 = stablehlo.multiply %491, %500 : tensor<256x768xf32>
    %502 = stablehlo.convert %arg37 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %503 = stablehlo.reshape %502 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %504 = stablehlo.convert %arg38 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %506 = stablehlo.broadcast_in_dim %505, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %507 = stablehlo.multiply %503, %506 : tensor<24x32x3072xf32>
    %508 = stablehlo.reshape %507 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %509 = stablehlo.dot_general %501, %508, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %510 = stablehlo.multiply %509, %509 : tensor<256x3072xf32>
    %511 = stablehlo.multiply %510, %509 : tensor<256x3072xf32>
    %cst_90 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %513 = stablehlo.multiply %512, %511 : tensor<256x3072xf32>
    %514 = stablehlo.add %509, %513 : tensor<256x3072xf32>
    %cst_91 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %516 = stablehlo.multiply %515, %514 : tensor<256x3072xf32>
    %517 = stablehlo.tanh %516 : tensor<256x3072xf32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %519 = stablehlo.add %518, %517 : tensor<256x3072xf32>
    %cst_93 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %521 = stablehlo.multiply %520, %519 : tensor<256x3072xf32>
    %522 = stablehlo.multiply %509, %521 : tensor<256x3072xf32>
    %523 = stablehlo.convert %arg39 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %524 = stablehlo.reshape %523 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %525 = stablehlo.convert %arg40 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %528 = stablehlo.multiply %524, %527 : tensor<96x32x768xf32>
    %529 = stablehlo.reshape %528 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %530 = stablehlo.dot_general %522, %529, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %531 = stablehlo.add %485, %530 : tensor<256x768xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%531 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_95 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %535 = stablehlo.divide %533, %534 : tensor<256x1xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %537 = stablehlo.subtract %531, %536 : tensor<256x768xf32>
    %538 = stablehlo.multiply %537, %537 : tensor<256x768xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_96) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %540 = stablehlo.broadcast_in_dim %539, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_97 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %542 = stablehlo.divide %540, %541 : tensor<256x1xf32>
    %cst_98 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %544 = stablehlo.add %542, %543 : tensor<256x1xf32>
    %545 = stablehlo.rsqrt %544 : tensor<256x1xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %547 = stablehlo.multiply %537, %546 : tensor<256x768xf32>
    %548 = stablehlo.convert %arg41 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %549 = stablehlo.reshape %548 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %550 = stablehlo.convert %arg42 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %551 = stablehlo.broadcast_in_dim %550, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %553 = stablehlo.multiply %549, %552 : tensor<24x32x2304xf32>
    %554 = stablehlo.reshape %553 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %555 = stablehlo.dot_general %547, %554, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %556 = stablehlo.slice %555 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %557 = stablehlo.slice %555 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %558 = stablehlo.slice %555 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %559 = stablehlo.reshape %556 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %560 = stablehlo.transpose %559, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %561 = stablehlo.reshape %557 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %562 = stablehlo.transpose %561, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %563 = stablehlo.reshape %558 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %564 = stablehlo.transpose %563, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %565 = stablehlo.dot_general %560, %562, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_99 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %567 = stablehlo.divide %565, %566 : tensor<12x256x256xf32>
    %cst_100 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %568 = call @_where(%1, %567, %cst_100) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_101 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %569 = stablehlo.reduce(%568 init: %cst_101) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %571 = stablehlo.maximum %570, %569 : tensor<12x256xf32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %574 = stablehlo.subtract %568, %573 : tensor<12x256x256xf32>
    %575 = stablehlo.exponential %574 : tensor<12x256x256xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.reduce(%575 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %579 = stablehlo.divide %575, %578 : tensor<12x256x256xf32>
    %580 = stablehlo.dot_general %579, %564, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %581 = stablehlo.transpose %580, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %582 = stablehlo.reshape %581 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %583 = stablehlo.convert %arg43 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %584 = stablehlo.reshape %583 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %585 = stablehlo.convert %arg44 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %587 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %588 = stablehlo.multiply %584, %587 : tensor<24x32x768xf32>
    %589 = stablehlo.reshape %588 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %590 = stablehlo.dot_general %582, %589, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %591 = stablehlo.add %531, %590 : tensor<256x768xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.reduce(%591 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %593 = stablehlo.broadcast_in_dim %592, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_105 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %595 = stablehlo.divide %593, %594 : tensor<256x1xf32>
    %596 = stablehlo.broadcast_in_dim %595, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %597 = stablehlo.subtract %591, %596 : tensor<256x768xf32>
    %598 = stablehlo.multiply %597, %597 : tensor<256x768xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %599 = stablehlo.reduce(%598 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %600 = stablehlo.broadcast_in_dim %599, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_107 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %602 = stablehlo.divide %600, %601 : tensor<256x1xf32>
    %cst_108 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %604 = stablehlo.add %602, %603 : tensor<256x1xf32>
    %605 = stablehlo.rsqrt %604 : tensor<256x1xf32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %607 = stablehlo.multiply %597, %606 : tensor<256x768xf32>
    %608 = stablehlo.convert %arg45 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %609 = stablehlo.reshape %608 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %610 = stablehlo.convert %arg46 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %611 = stablehlo.broadcast_in_dim %610, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %612 = stablehlo.broadcast_in_dim %611, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %613 = stablehlo.multiply %609, %612 : tensor<24x32x3072xf32>
    %614 = stablehlo.reshape %613 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %615 = stablehlo.dot_general %607, %614, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %616 = stablehlo.multiply %615, %615 : tensor<256x3072xf32>
    %617 = stablehlo.multiply %616, %615 : tensor<256x3072xf32>
    %cst_109 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %619 = stablehlo.multiply %618, %617 : tensor<256x3072xf32>
    %620 = stablehlo.add %615, %619 : tensor<256x3072xf32>
    %cst_110 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %622 = stablehlo.multiply %621, %620 : tensor<256x3072xf32>
    %623 = stablehlo.tanh %622 : tensor<256x3072xf32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %625 = stablehlo.add %624, %623 : tensor<256x3072xf32>
    %cst_112 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %627 = stablehlo.multiply %626, %625 : tensor<256x3072xf32>
    %628 = stablehlo.multiply %615, %627 : tensor<256x3072xf32>
    %629 = stablehlo.convert %arg47 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %630 = stablehlo.reshape %629 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %631 = stablehlo.convert %arg48 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %632 = stablehlo.broadcast_in_dim %631, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %634 = stablehlo.multiply %630, %633 : tensor<96x32x768xf32>
    %635 = stablehlo.reshape %634 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %636 = stablehlo.dot_general %628, %635, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %637 = stablehlo.add %591, %636 : tensor<256x768xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %638 = stablehlo.reduce(%637 init: %cst_113) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %639 = stablehlo.broadcast_in_dim %638, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_114 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %641 = stablehlo.divide %639, %640 : tensor<256x1xf32>
    %642 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %643 = stablehlo.subtract %637, %642 : tensor<256x768xf32>
    %644 = stablehlo.multiply %643, %643 : tensor<256x768xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %645 = stablehlo.reduce(%644 init: %cst_115) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_116 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %648 = stablehlo.divide %646, %647 : tensor<256x1xf32>
    %cst_117 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %650 = stablehlo.add %648, %649 : tensor<256x1xf32>
    %651 = stablehlo.rsqrt %650 : tensor<256x1xf32>
    %652 = stablehlo.broadcast_in_dim %651, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %653 = stablehlo.multiply %643, %652 : tensor<256x768xf32>
    %654 = stablehlo.convert %arg49 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %655 = stablehlo.reshape %654 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %656 = stablehlo.convert %arg50 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %657 = stablehlo.broadcast_in_dim %656, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %658 = stablehlo.broadcast_in_dim %657, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %659 = stablehlo.multiply %655, %658 : tensor<24x32x2304xf32>
    %660 = stablehlo.reshape %659 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %661 = stablehlo.dot_general %653, %660, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %662 = stablehlo.slice %661 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %663 = stablehlo.slice %661 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %664 = stablehlo.slice %661 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %665 = stablehlo.reshape %662 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %666 = stablehlo.transpose %665, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %667 = stablehlo.reshape %663 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %668 = stablehlo.transpose %667, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %669 = stablehlo.reshape %664 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %670 = stablehlo.transpose %669, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %671 = stablehlo.dot_general %666, %668, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_118 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %673 = stablehlo.divide %671, %672 : tensor<12x256x256xf32>
    %cst_119 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %674 = call @_where(%1, %673, %cst_119) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_120 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %675 = stablehlo.reduce(%674 init: %cst_120) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_121 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %677 = stablehlo.maximum %676, %675 : tensor<12x256xf32>
    %678 = stablehlo.broadcast_in_dim %677, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %679 = stablehlo.broadcast_in_dim %678, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %680 = stablehlo.subtract %674, %679 : tensor<12x256x256xf32>
    %681 = stablehlo.exponential %680 : tensor<12x256x256xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.reduce(%681 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %684 = stablehlo.broadcast_in_dim %683, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %685 = stablehlo.divide %681, %684 : tensor<12x256x256xf32>
    %686 = stablehlo.dot_general %685, %670, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %687 = stablehlo.transpose %686, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %688 = stablehlo.reshape %687 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %689 = stablehlo.convert %arg51 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %690 = stablehlo.reshape %689 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %691 = stablehlo.convert %arg52 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %692 = stablehlo.broadcast_in_dim %691, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %693 = stablehlo.broadcast_in_dim %692, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %694 = stablehlo.multiply %690, %693 : tensor<24x32x768xf32>
    %695 = stablehlo.reshape %694 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %696 = stablehlo.dot_general %688, %695, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %697 = stablehlo.add %637, %696 : tensor<256x768xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%697 init: %cst_123) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %699 = stablehlo.broadcast_in_dim %698, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_124 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %701 = stablehlo.divide %699, %700 : tensor<256x1xf32>
    %702 = stablehlo.broadcast_in_dim %701, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %703 = stablehlo.subtract %697, %702 : tensor<256x768xf32>
    %704 = stablehlo.multiply %703, %703 : tensor<256x768xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %705 = stablehlo.reduce(%704 init: %cst_125) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_126 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %708 = stablehlo.divide %706, %707 : tensor<256x1xf32>
    %cst_127 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %710 = stablehlo.add %708, %709 : tensor<256x1xf32>
    %711 = stablehlo.rsqrt %710 : tensor<256x1xf32>
    %712 = stablehlo.broadcast_in_dim %711, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %713 = stablehlo.multiply %703, %712 : tensor<256x768xf32>
    %714 = stablehlo.convert %arg53 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %715 = stablehlo.reshape %714 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %716 = stablehlo.convert %arg54 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %717 = stablehlo.broadcast_in_dim %716, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %719 = stablehlo.multiply %715, %718 : tensor<24x32x3072xf32>
    %720 = stablehlo.reshape %719 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %721 = stablehlo.dot_general %713, %720, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %722 = stablehlo.multiply %721, %721 : tensor<256x3072xf32>
    %723 = stablehlo.multiply %722, %721 : tensor<256x3072xf32>
    %cst_128 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %725 = stablehlo.multiply %724, %723 : tensor<256x3072xf32>
    %726 = stablehlo.add %721, %725 : tensor<256x3072xf32>
    %cst_129 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %728 = stablehlo.multiply %727, %726 : tensor<256x3072xf32>
    %729 = stablehlo.tanh %728 : tensor<256x3072xf32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %731 = stablehlo.add %730, %729 : tensor<256x3072xf32>
    %cst_131 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %733 = stablehlo.multiply %732, %731 : tensor<256x3072xf32>
    %734 = stablehlo.multiply %721, %733 : tensor<256x3072xf32>
    %735 = stablehlo.convert %arg55 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %736 = stablehlo.reshape %735 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %737 = stablehlo.convert %arg56 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %738 = stablehlo.broadcast_in_dim %737, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %739 = stablehlo.broadcast_in_dim %738, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %740 = stablehlo.multiply %736, %739 : tensor<96x32x768xf32>
    %741 = stablehlo.reshape %740 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %742 = stablehlo.dot_general %734, %741, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %743 = stablehlo.add %697, %742 : tensor<256x768xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %744 = stablehlo.reduce(%743 init: %cst_132) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_133 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %747 = stablehlo.divide %745, %746 : tensor<256x1xf32>
    %748 = stablehlo.broadcast_in_dim %747, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %749 = stablehlo.subtract %743, %748 : tensor<256x768xf32>
    %750 = stablehlo.multiply %749, %749 : tensor<256x768xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %751 = stablehlo.reduce(%750 init: %cst_134) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %752 = stablehlo.broadcast_in_dim %751, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_135 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %754 = stablehlo.divide %752, %753 : tensor<256x1xf32>
    %cst_136 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %756 = stablehlo.add %754, %755 : tensor<256x1xf32>
    %757 = stablehlo.rsqrt %756 : tensor<256x1xf32>
    %758 = stablehlo.broadcast_in_dim %757, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %759 = stablehlo.multiply %749, %758 : tensor<256x768xf32>
    %760 = stablehlo.convert %arg57 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %761 = stablehlo.reshape %760 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %762 = stablehlo.convert %arg58 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %763 = stablehlo.broadcast_in_dim %762, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %764 = stablehlo.broadcast_in_dim %763, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %765 = stablehlo.multiply %761, %764 : tensor<24x32x2304xf32>
    %766 = stablehlo.reshape %765 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %767 = stablehlo.dot_general %759, %766, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %768 = stablehlo.slice %767 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %769 = stablehlo.slice %767 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %770 = stablehlo.slice %767 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %771 = stablehlo.reshape %768 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %772 = stablehlo.transpose %771, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %773 = stablehlo.reshape %769 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %774 = stablehlo.transpose %773, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %775 = stablehlo.reshape %770 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %776 = stablehlo.transpose %775, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %777 = stablehlo.dot_general %772, %774, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_137 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %779 = stablehlo.divide %777, %778 : tensor<12x256x256xf32>
    %cst_138 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %780 = call @_where(%1, %779, %cst_138) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_139 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %781 = stablehlo.reduce(%780 init: %cst_139) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_140 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %783 = stablehlo.maximum %782, %781 : tensor<12x256xf32>
    %784 = stablehlo.broadcast_in_dim %783, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %785 = stablehlo.broadcast_in_dim %784, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %786 = stablehlo.subtract %780, %785 : tensor<12x256x256xf32>
    %787 = stablehlo.exponential %786 : tensor<12x256x256xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %788 = stablehlo.reduce(%787 init: %cst_141) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %789 = stablehlo.broadcast_in_dim %788, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %790 = stablehlo.broadcast_in_dim %789, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %791 = stablehlo.divide %787, %790 : tensor<12x256x256xf32>
    %792 = stablehlo.dot_general %791, %776, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %793 = stablehlo.transpose %792, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %794 = stablehlo.reshape %793 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %795 = stablehlo.convert %arg59 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %796 = stablehlo.reshape %795 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %797 = stablehlo.convert %arg60 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %798 = stablehlo.broadcast_in_dim %797, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %799 = stablehlo.broadcast_in_dim %798, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %800 = stablehlo.multiply %796, %799 : tensor<24x32x768xf32>
    %801 = stablehlo.reshape %800 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %802 = stablehlo.dot_general %794, %801, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %803 = stablehlo.add %743, %802 : tensor<256x768xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %804 = stablehlo.reduce(%803 init: %cst_142) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %805 = stablehlo.broadcast_in_dim %804, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_143 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %807 = stablehlo.divide %805, %806 : tensor<256x1xf32>
    %808 = stablehlo.broadcast_in_dim %807, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %809 = stablehlo.subtract %803, %808 : tensor<256x768xf32>
    %810 = stablehlo.multiply %809, %809 : tensor<256x768xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %811 = stablehlo.reduce(%810 init: %cst_144) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %812 = stablehlo.broadcast_in_dim %811, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_145 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %814 = stablehlo.divide %812, %813 : tensor<256x1xf32>
    %cst_146 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %816 = stablehlo.add %814, %815 : tensor<256x1xf32>
    %817 = stablehlo.rsqrt %816 : tensor<256x1xf32>
    %818 = stablehlo.broadcast_in_dim %817, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %819 = stablehlo.multiply %809, %818 : tensor<256x768xf32>
    %820 = stablehlo.convert %arg61 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %821 = stablehlo.reshape %820 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %822 = stablehlo.convert %arg62 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %823 = stablehlo.broadcast_in_dim %822, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %824 = stablehlo.broadcast_in_dim %823, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %825 = stablehlo.multiply %821, %824 : tensor<24x32x3072xf32>
    %826 = stablehlo.reshape %825 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %827 = stablehlo.dot_general %819, %826, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %828 = stablehlo.multiply %827, %827 : tensor<256x3072xf32>
    %829 = stablehlo.multiply %828, %827 : tensor<256x3072xf32>
    %cst_147 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %831 = stablehlo.multiply %830, %829 : tensor<256x3072xf32>
    %832 = stablehlo.add %827, %831 : tensor<256x3072xf32>
    %cst_148 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %834 = stablehlo.multiply %833, %832 : tensor<256x3072xf32>
    %835 = stablehlo.tanh %834 : tensor<256x3072xf32>
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %837 = stablehlo.add %836, %835 : tensor<256x3072xf32>
    %cst_150 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %839 = stablehlo.multiply %838, %837 : tensor<256x3072xf32>
    %840 = stablehlo.multiply %827, %839 : tensor<256x3072xf32>
    %841 = stablehlo.convert %arg63 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %842 = stablehlo.reshape %841 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %843 = stablehlo.convert %arg64 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %844 = stablehlo.broadcast_in_dim %843, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %845 = stablehlo.broadcast_in_dim %844, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %846 = stablehlo.multiply %842, %845 : tensor<96x32x768xf32>
    %847 = stablehlo.reshape %846 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %848 = stablehlo.dot_general %840, %847, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %849 = stablehlo.add %803, %848 : tensor<256x768xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.reduce(%849 init: %cst_151) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %851 = stablehlo.broadcast_in_dim %850, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_152 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %853 = stablehlo.divide %851, %852 : tensor<256x1xf32>
    %854 = stablehlo.broadcast_in_dim %853, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %855 = stablehlo.subtract %849, %854 : tensor<256x768xf32>
    %856 = stablehlo.multiply %855, %855 : tensor<256x768xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %857 = stablehlo.reduce(%856 init: %cst_153) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %858 = stablehlo.broadcast_in_dim %857, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_154 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %860 = stablehlo.divide %858, %859 : tensor<256x1xf32>
    %cst_155 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %862 = stablehlo.add %860, %861 : tensor<256x1xf32>
    %863 = stablehlo.rsqrt %862 : tensor<256x1xf32>
    %864 = stablehlo.broadcast_in_dim %863, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %865 = stablehlo.multiply %855, %864 : tensor<256x768xf32>
    %866 = stablehlo.convert %arg65 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %867 = stablehlo.reshape %866 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %868 = stablehlo.convert %arg66 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %869 = stablehlo.broadcast_in_dim %868, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %870 = stablehlo.broadcast_in_dim %869, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %871 = stablehlo.multiply %867, %870 : tensor<24x32x2304xf32>
    %872 = stablehlo.reshape %871 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %873 = stablehlo.dot_general %865, %872, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %874 = stablehlo.slice %873 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %875 = stablehlo.slice %873 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %876 = stablehlo.slice %873 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %877 = stablehlo.reshape %874 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %878 = stablehlo.transpose %877, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %879 = stablehlo.reshape %875 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %880 = stablehlo.transpose %879, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %881 = stablehlo.reshape %876 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %882 = stablehlo.transpose %881, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %883 = stablehlo.dot_general %878, %880, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_156 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %885 = stablehlo.divide %883, %884 : tensor<12x256x256xf32>
    %cst_157 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %886 = call @_where(%1, %885, %cst_157) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_158 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %887 = stablehlo.reduce(%886 init: %cst_158) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_159 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %889 = stablehlo.maximum %888, %887 : tensor<12x256xf32>
    %890 = stablehlo.broadcast_in_dim %889, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %891 = stablehlo.broadcast_in_dim %890, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %892 = stablehlo.subtract %886, %891 : tensor<12x256x256xf32>
    %893 = stablehlo.exponential %892 : tensor<12x256x256xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %894 = stablehlo.reduce(%893 init: %cst_160) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %895 = stablehlo.broadcast_in_dim %894, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %896 = stablehlo.broadcast_in_dim %895, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %897 = stablehlo.divide %893, %896 : tensor<12x256x256xf32>
    %898 = stablehlo.dot_general %897, %882, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %899 = stablehlo.transpose %898, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %900 = stablehlo.reshape %899 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %901 = stablehlo.convert %arg67 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %902 = stablehlo.reshape %901 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %903 = stablehlo.convert %arg68 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %904 = stablehlo.broadcast_in_dim %903, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %905 = stablehlo.broadcast_in_dim %904, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %906 = stablehlo.multiply %902, %905 : tensor<24x32x768xf32>
    %907 = stablehlo.reshape %906 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %908 = stablehlo.dot_general %900, %907, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %909 = stablehlo.add %849, %908 : tensor<256x768xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %910 = stablehlo.reduce(%909 init: %cst_161) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %911 = stablehlo.broadcast_in_dim %910, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_162 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %913 = stablehlo.divide %911, %912 : tensor<256x1xf32>
    %914 = stablehlo.broadcast_in_dim %913, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %915 = stablehlo.subtract %909, %914 : tensor<256x768xf32>
    %916 = stablehlo.multiply %915, %915 : tensor<256x768xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %917 = stablehlo.reduce(%916 init: %cst_163) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %918 = stablehlo.broadcast_in_dim %917, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_164 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %920 = stablehlo.divide %918, %919 : tensor<256x1xf32>
    %cst_165 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %922 = stablehlo.add %920, %921 : tensor<256x1xf32>
    %923 = stablehlo.rsqrt %922 : tensor<256x1xf32>
    %924 = stablehlo.broadcast_in_dim %923, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %925 = stablehlo.multiply %915, %924 : tensor<256x768xf32>
    %926 = stablehlo.convert %arg69 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %927 = stablehlo.reshape %926 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %928 = stablehlo.convert %arg70 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %929 = stablehlo.broadcast_in_dim %928, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %930 = stablehlo.broadcast_in_dim %929, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %931 = stablehlo.multiply %927, %930 : tensor<24x32x3072xf32>
    %932 = stablehlo.reshape %931 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %933 = stablehlo.dot_general %925, %932, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %934 = stablehlo.multiply %933, %933 : tensor<256x3072xf32>
    %935 = stablehlo.multiply %934, %933 : tensor<256x3072xf32>
    %cst_166 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %937 = stablehlo.multiply %936, %935 : tensor<256x3072xf32>
    %938 = stablehlo.add %933, %937 : tensor<256x3072xf32>
    %cst_167 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %939 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %940 = stablehlo.multiply %939, %938 : tensor<256x3072xf32>
    %941 = stablehlo.tanh %940 : tensor<256x3072xf32>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %943 = stablehlo.add %942, %941 : tensor<256x3072xf32>
    %cst_169 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %944 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %945 = stablehlo.multiply %944, %943 : tensor<256x3072xf32>
    %946 = stablehlo.multiply %933, %945 : tensor<256x3072xf32>
    %947 = stablehlo.convert %arg71 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %948 = stablehlo.reshape %947 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %949 = stablehlo.convert %arg72 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %950 = stablehlo.broadcast_in_dim %949, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %951 = stablehlo.broadcast_in_dim %950, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %952 = stablehlo.multiply %948, %951 : tensor<96x32x768xf32>
    %953 = stablehlo.reshape %952 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %954 = stablehlo.dot_general %946, %953, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %955 = stablehlo.add %909, %954 : tensor<256x768xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %956 = stablehlo.reduce(%955 init: %cst_170) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %957 = stablehlo.broadcast_in_dim %956, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_171 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %959 = stablehlo.divide %957, %958 : tensor<256x1xf32>
    %960 = stablehlo.broadcast_in_dim %959, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %961 = stablehlo.subtract %955, %960 : tensor<256x768xf32>
    %962 = stablehlo.multiply %961, %961 : tensor<256x768xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %963 = stablehlo.reduce(%962 init: %cst_172) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %964 = stablehlo.broadcast_in_dim %963, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_173 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %966 = stablehlo.divide %964, %965 : tensor<256x1xf32>
    %cst_174 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %968 = stablehlo.add %966, %967 : tensor<256x1xf32>
    %969 = stablehlo.rsqrt %968 : tensor<256x1xf32>
    %970 = stablehlo.broadcast_in_dim %969, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %971 = stablehlo.multiply %961, %970 : tensor<256x768xf32>
    %972 = stablehlo.convert %arg73 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %973 = stablehlo.reshape %972 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %974 = stablehlo.convert %arg74 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %975 = stablehlo.broadcast_in_dim %974, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %976 = stablehlo.broadcast_in_dim %975, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %977 = stablehlo.multiply %973, %976 : tensor<24x32x2304xf32>
    %978 = stablehlo.reshape %977 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %979 = stablehlo.dot_general %971, %978, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %980 = stablehlo.slice %979 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %981 = stablehlo.slice %979 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %982 = stablehlo.slice %979 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %983 = stablehlo.reshape %980 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %984 = stablehlo.transpose %983, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %985 = stablehlo.reshape %981 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %986 = stablehlo.transpose %985, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %987 = stablehlo.reshape %982 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %988 = stablehlo.transpose %987, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %989 = stablehlo.dot_general %984, %986, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_175 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %991 = stablehlo.divide %989, %990 : tensor<12x256x256xf32>
    %cst_176 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %992 = call @_where(%1, %991, %cst_176) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_177 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %993 = stablehlo.reduce(%992 init: %cst_177) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_178 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %995 = stablehlo.maximum %994, %993 : tensor<12x256xf32>
    %996 = stablehlo.broadcast_in_dim %995, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %997 = stablehlo.broadcast_in_dim %996, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %998 = stablehlo.subtract %992, %997 : tensor<12x256x256xf32>
    %999 = stablehlo.exponential %998 : tensor<12x256x256xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1000 = stablehlo.reduce(%999 init: %cst_179) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %1001 = stablehlo.broadcast_in_dim %1000, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %1002 = stablehlo.broadcast_in_dim %1001, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %1003 = stablehlo.divide %999, %1002 : tensor<12x256x256xf32>
    %1004 = stablehlo.dot_general %1003, %988, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %1005 = stablehlo.transpose %1004, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %1006 = stablehlo.reshape %1005 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %1007 = stablehlo.convert %arg75 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %1008 = stablehlo.reshape %1007 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %1009 = stablehlo.convert %arg76 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %1010 = stablehlo.broadcast_in_dim %1009, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %1011 = stablehlo.broadcast_in_dim %1010, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %1012 = stablehlo.multiply %1008, %1011 : tensor<24x32x768xf32>
    %1013 = stablehlo.reshape %1012 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %1014 = stablehlo.dot_general %1006, %1013, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %1015 = stablehlo.add %955, %1014 : tensor<256x768xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1016 = stablehlo.reduce(%1015 init: %cst_180) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1017 = stablehlo.broadcast_in_dim %1016, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_181 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1019 = stablehlo.divide %1017, %1018 : tensor<256x1xf32>
    %1020 = stablehlo.broadcast_in_dim %1019, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1021 = stablehlo.subtract %1015, %1020 : tensor<256x768xf32>
    %1022 = stablehlo.multiply %1021, %1021 : tensor<256x768xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1023 = stablehlo.reduce(%1022 init: %cst_182) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1024 = stablehlo.broadcast_in_dim %1023, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_183 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1026 = stablehlo.divide %1024, %1025 : tensor<256x1xf32>
    %cst_184 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1028 = stablehlo.add %1026, %1027 : tensor<256x1xf32>
    %1029 = stablehlo.rsqrt %1028 : tensor<256x1xf32>
    %1030 = stablehlo.broadcast_in_dim %1029, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1031 = stablehlo.multiply %1021, %1030 : tensor<256x768xf32>
    %1032 = stablehlo.convert %arg77 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %1033 = stablehlo.reshape %1032 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %1034 = stablehlo.convert %arg78 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %1035 = stablehlo.broadcast_in_dim %1034, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %1036 = stablehlo.broadcast_in_dim %1035, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %1037 = stablehlo.multiply %1033, %1036 : tensor<24x32x3072xf32>
    %1038 = stablehlo.reshape %1037 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %1039 = stablehlo.dot_general %1031, %1038, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %1040 = stablehlo.multiply %1039, %1039 : tensor<256x3072xf32>
    %1041 = stablehlo.multiply %1040, %1039 : tensor<256x3072xf32>
    %cst_185 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1043 = stablehlo.multiply %1042, %1041 : tensor<256x3072xf32>
    %1044 = stablehlo.add %1039, %1043 : tensor<256x3072xf32>
    %cst_186 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1046 = stablehlo.multiply %1045, %1044 : tensor<256x3072xf32>
    %1047 = stablehlo.tanh %1046 : tensor<256x3072xf32>
    %cst_187 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1049 = stablehlo.add %1048, %1047 : tensor<256x3072xf32>
    %cst_188 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1051 = stablehlo.multiply %1050, %1049 : tensor<256x3072xf32>
    %1052 = stablehlo.multiply %1039, %1051 : tensor<256x3072xf32>
    %1053 = stablehlo.convert %arg79 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %1054 = stablehlo.reshape %1053 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %1055 = stablehlo.convert %arg80 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %1056 = stablehlo.broadcast_in_dim %1055, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %1057 = stablehlo.broadcast_in_dim %1056, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %1058 = stablehlo.multiply %1054, %1057 : tensor<96x32x768xf32>
    %1059 = stablehlo.reshape %1058 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %1060 = stablehlo.dot_general %1052, %1059, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %1061 = stablehlo.add %1015, %1060 : tensor<256x768xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1062 = stablehlo.reduce(%1061 init: %cst_189) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1063 = stablehlo.broadcast_in_dim %1062, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_190 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1065 = stablehlo.divide %1063, %1064 : tensor<256x1xf32>
    %1066 = stablehlo.broadcast_in_dim %1065, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1067 = stablehlo.subtract %1061, %1066 : tensor<256x768xf32>
    %1068 = stablehlo.multiply %1067, %1067 : tensor<256x768xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1069 = stablehlo.reduce(%1068 init: %cst_191) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1070 = stablehlo.broadcast_in_dim %1069, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_192 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1071 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1072 = stablehlo.divide %1070, %1071 : tensor<256x1xf32>
    %cst_193 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1074 = stablehlo.add %1072, %1073 : tensor<256x1xf32>
    %1075 = stablehlo.rsqrt %1074 : tensor<256x1xf32>
    %1076 = stablehlo.broadcast_in_dim %1075, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1077 = stablehlo.multiply %1067, %1076 : tensor<256x768xf32>
    %1078 = stablehlo.convert %arg81 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %1079 = stablehlo.reshape %1078 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %1080 = stablehlo.convert %arg82 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %1081 = stablehlo.broadcast_in_dim %1080, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %1082 = stablehlo.broadcast_in_dim %1081, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %1083 = stablehlo.multiply %1079, %1082 : tensor<24x32x2304xf32>
    %1084 = stablehlo.reshape %1083 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %1085 = stablehlo.dot_general %1077, %1084, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %1086 = stablehlo.slice %1085 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %1087 = stablehlo.slice %1085 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %1088 = stablehlo.slice %1085 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %1089 = stablehlo.reshape %1086 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %1090 = stablehlo.transpose %1089, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %1091 = stablehlo.reshape %1087 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %1092 = stablehlo.transpose %1091, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %1093 = stablehlo.reshape %1088 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %1094 = stablehlo.transpose %1093, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %1095 = stablehlo.dot_general %1090, %1092, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_194 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %1097 = stablehlo.divide %1095, %1096 : tensor<12x256x256xf32>
    %cst_195 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %1098 = call @_where(%1, %1097, %cst_195) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_196 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1099 = stablehlo.reduce(%1098 init: %cst_196) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_197 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %1101 = stablehlo.maximum %1100, %1099 : tensor<12x256xf32>
    %1102 = stablehlo.broadcast_in_dim %1101, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %1103 = stablehlo.broadcast_in_dim %1102, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %1104 = stablehlo.subtract %1098, %1103 : tensor<12x256x256xf32>
    %1105 = stablehlo.exponential %1104 : tensor<12x256x256xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1106 = stablehlo.reduce(%1105 init: %cst_198) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %1107 = stablehlo.broadcast_in_dim %1106, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %1108 = stablehlo.broadcast_in_dim %1107, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %1109 = stablehlo.divide %1105, %1108 : tensor<12x256x256xf32>
    %1110 = stablehlo.dot_general %1109, %1094, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %1111 = stablehlo.transpose %1110, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %1112 = stablehlo.reshape %1111 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %1113 = stablehlo.convert %arg83 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %1114 = stablehlo.reshape %1113 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %1115 = stablehlo.convert %arg84 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %1116 = stablehlo.broadcast_in_dim %1115, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %1117 = stablehlo.broadcast_in_dim %1116, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %1118 = stablehlo.multiply %1114, %1117 : tensor<24x32x768xf32>
    %1119 = stablehlo.reshape %1118 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %1120 = stablehlo.dot_general %1112, %1119, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %1121 = stablehlo.add %1061, %1120 : tensor<256x768xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1122 = stablehlo.reduce(%1121 init: %cst_199) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1123 = stablehlo.broadcast_in_dim %1122, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_200 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1125 = stablehlo.divide %1123, %1124 : tensor<256x1xf32>
    %1126 = stablehlo.broadcast_in_dim %1125, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1127 = stablehlo.subtract %1121, %1126 : tensor<256x768xf32>
    %1128 = stablehlo.multiply %1127, %1127 : tensor<256x768xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1129 = stablehlo.reduce(%1128 init: %cst_201) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1130 = stablehlo.broadcast_in_dim %1129, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_202 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1131 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1132 = stablehlo.divide %1130, %1131 : tensor<256x1xf32>
    %cst_203 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1134 = stablehlo.add %1132, %1133 : tensor<256x1xf32>
    %1135 = stablehlo.rsqrt %1134 : tensor<256x1xf32>
    %1136 = stablehlo.broadcast_in_dim %1135, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1137 = stablehlo.multiply %1127, %1136 : tensor<256x768xf32>
    %1138 = stablehlo.convert %arg85 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %1139 = stablehlo.reshape %1138 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %1140 = stablehlo.convert %arg86 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %1141 = stablehlo.broadcast_in_dim %1140, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %1142 = stablehlo.broadcast_in_dim %1141, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %1143 = stablehlo.multiply %1139, %1142 : tensor<24x32x3072xf32>
    %1144 = stablehlo.reshape %1143 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %1145 = stablehlo.dot_general %1137, %1144, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %1146 = stablehlo.multiply %1145, %1145 : tensor<256x3072xf32>
    %1147 = stablehlo.multiply %1146, %1145 : tensor<256x3072xf32>
    %cst_204 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1149 = stablehlo.multiply %1148, %1147 : tensor<256x3072xf32>
    %1150 = stablehlo.add %1145, %1149 : tensor<256x3072xf32>
    %cst_205 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1152 = stablehlo.multiply %1151, %1150 : tensor<256x3072xf32>
    %1153 = stablehlo.tanh %1152 : tensor<256x3072xf32>
    %cst_206 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1154 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1155 = stablehlo.add %1154, %1153 : tensor<256x3072xf32>
    %cst_207 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1156 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1157 = stablehlo.multiply %1156, %1155 : tensor<256x3072xf32>
    %1158 = stablehlo.multiply %1145, %1157 : tensor<256x3072xf32>
    %1159 = stablehlo.convert %arg87 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %1160 = stablehlo.reshape %1159 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %1161 = stablehlo.convert %arg88 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %1162 = stablehlo.broadcast_in_dim %1161, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %1163 = stablehlo.broadcast_in_dim %1162, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %1164 = stablehlo.multiply %1160, %1163 : tensor<96x32x768xf32>
    %1165 = stablehlo.reshape %1164 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %1166 = stablehlo.dot_general %1158, %1165, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %1167 = stablehlo.add %1121, %1166 : tensor<256x768xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1168 = stablehlo.reduce(%1167 init: %cst_208) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1169 = stablehlo.broadcast_in_dim %1168, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_209 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1170 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1171 = stablehlo.divide %1169, %1170 : tensor<256x1xf32>
    %1172 = stablehlo.broadcast_in_dim %1171, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1173 = stablehlo.subtract %1167, %1172 : tensor<256x768xf32>
    %1174 = stablehlo.multiply %1173, %1173 : tensor<256x768xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1175 = stablehlo.reduce(%1174 init: %cst_210) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1176 = stablehlo.broadcast_in_dim %1175, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_211 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1178 = stablehlo.divide %1176, %1177 : tensor<256x1xf32>
    %cst_212 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1180 = stablehlo.add %1178, %1179 : tensor<256x1xf32>
    %1181 = stablehlo.rsqrt %1180 : tensor<256x1xf32>
    %1182 = stablehlo.broadcast_in_dim %1181, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1183 = stablehlo.multiply %1173, %1182 : tensor<256x768xf32>
    %1184 = stablehlo.convert %arg89 : (tensor<768x2304xf8E4M3FN>) -> tensor<768x2304xf32>
    %1185 = stablehlo.reshape %1184 : (tensor<768x2304xf32>) -> tensor<24x32x2304xf32>
    %1186 = stablehlo.convert %arg90 : (tensor<24x2304xf8E8M0FNU>) -> tensor<24x2304xf32>
    %1187 = stablehlo.broadcast_in_dim %1186, dims = [0, 2] : (tensor<24x2304xf32>) -> tensor<24x1x2304xf32>
    %1188 = stablehlo.broadcast_in_dim %1187, dims = [0, 1, 2] : (tensor<24x1x2304xf32>) -> tensor<24x32x2304xf32>
    %1189 = stablehlo.multiply %1185, %1188 : tensor<24x32x2304xf32>
    %1190 = stablehlo.reshape %1189 : (tensor<24x32x2304xf32>) -> tensor<768x2304xf32>
    %1191 = stablehlo.dot_general %1183, %1190, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x2304xf32>) -> tensor<256x2304xf32>
    %1192 = stablehlo.slice %1191 [0:256, 0:768] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %1193 = stablehlo.slice %1191 [0:256, 768:1536] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %1194 = stablehlo.slice %1191 [0:256, 1536:2304] : (tensor<256x2304xf32>) -> tensor<256x768xf32>
    %1195 = stablehlo.reshape %1192 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %1196 = stablehlo.transpose %1195, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %1197 = stablehlo.reshape %1193 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %1198 = stablehlo.transpose %1197, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %1199 = stablehlo.reshape %1194 : (tensor<256x768xf32>) -> tensor<256x12x64xf32>
    %1200 = stablehlo.transpose %1199, dims = [1, 0, 2] : (tensor<256x12x64xf32>) -> tensor<12x256x64xf32>
    %1201 = stablehlo.dot_general %1196, %1198, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x256x64xf32>) -> tensor<12x256x256xf32>
    %cst_213 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<12x256x256xf32>
    %1203 = stablehlo.divide %1201, %1202 : tensor<12x256x256xf32>
    %cst_214 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %1204 = call @_where(%1, %1203, %cst_214) : (tensor<256x256xi1>, tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256x256xf32>
    %cst_215 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1205 = stablehlo.reduce(%1204 init: %cst_215) applies stablehlo.maximum across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %cst_216 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1206 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<12x256xf32>
    %1207 = stablehlo.maximum %1206, %1205 : tensor<12x256xf32>
    %1208 = stablehlo.broadcast_in_dim %1207, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %1209 = stablehlo.broadcast_in_dim %1208, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %1210 = stablehlo.subtract %1204, %1209 : tensor<12x256x256xf32>
    %1211 = stablehlo.exponential %1210 : tensor<12x256x256xf32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1212 = stablehlo.reduce(%1211 init: %cst_217) applies stablehlo.add across dimensions = [2] : (tensor<12x256x256xf32>, tensor<f32>) -> tensor<12x256xf32>
    %1213 = stablehlo.broadcast_in_dim %1212, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %1214 = stablehlo.broadcast_in_dim %1213, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x256xf32>
    %1215 = stablehlo.divide %1211, %1214 : tensor<12x256x256xf32>
    %1216 = stablehlo.dot_general %1215, %1200, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x256xf32>, tensor<12x256x64xf32>) -> tensor<12x256x64xf32>
    %1217 = stablehlo.transpose %1216, dims = [1, 0, 2] : (tensor<12x256x64xf32>) -> tensor<256x12x64xf32>
    %1218 = stablehlo.reshape %1217 : (tensor<256x12x64xf32>) -> tensor<256x768xf32>
    %1219 = stablehlo.convert %arg91 : (tensor<768x768xf8E4M3FN>) -> tensor<768x768xf32>
    %1220 = stablehlo.reshape %1219 : (tensor<768x768xf32>) -> tensor<24x32x768xf32>
    %1221 = stablehlo.convert %arg92 : (tensor<24x768xf8E8M0FNU>) -> tensor<24x768xf32>
    %1222 = stablehlo.broadcast_in_dim %1221, dims = [0, 2] : (tensor<24x768xf32>) -> tensor<24x1x768xf32>
    %1223 = stablehlo.broadcast_in_dim %1222, dims = [0, 1, 2] : (tensor<24x1x768xf32>) -> tensor<24x32x768xf32>
    %1224 = stablehlo.multiply %1220, %1223 : tensor<24x32x768xf32>
    %1225 = stablehlo.reshape %1224 : (tensor<24x32x768xf32>) -> tensor<768x768xf32>
    %1226 = stablehlo.dot_general %1218, %1225, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x768xf32>) -> tensor<256x768xf32>
    %1227 = stablehlo.add %1167, %1226 : tensor<256x768xf32>
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1228 = stablehlo.reduce(%1227 init: %cst_218) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1229 = stablehlo.broadcast_in_dim %1228, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_219 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1230 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1231 = stablehlo.divide %1229, %1230 : tensor<256x1xf32>
    %1232 = stablehlo.broadcast_in_dim %1231, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1233 = stablehlo.subtract %1227, %1232 : tensor<256x768xf32>
    %1234 = stablehlo.multiply %1233, %1233 : tensor<256x768xf32>
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1235 = stablehlo.reduce(%1234 init: %cst_220) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1236 = stablehlo.broadcast_in_dim %1235, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_221 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1238 = stablehlo.divide %1236, %1237 : tensor<256x1xf32>
    %cst_222 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1239 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1240 = stablehlo.add %1238, %1239 : tensor<256x1xf32>
    %1241 = stablehlo.rsqrt %1240 : tensor<256x1xf32>
    %1242 = stablehlo.broadcast_in_dim %1241, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1243 = stablehlo.multiply %1233, %1242 : tensor<256x768xf32>
    %1244 = stablehlo.convert %arg93 : (tensor<768x3072xf8E4M3FN>) -> tensor<768x3072xf32>
    %1245 = stablehlo.reshape %1244 : (tensor<768x3072xf32>) -> tensor<24x32x3072xf32>
    %1246 = stablehlo.convert %arg94 : (tensor<24x3072xf8E8M0FNU>) -> tensor<24x3072xf32>
    %1247 = stablehlo.broadcast_in_dim %1246, dims = [0, 2] : (tensor<24x3072xf32>) -> tensor<24x1x3072xf32>
    %1248 = stablehlo.broadcast_in_dim %1247, dims = [0, 1, 2] : (tensor<24x1x3072xf32>) -> tensor<24x32x3072xf32>
    %1249 = stablehlo.multiply %1245, %1248 : tensor<24x32x3072xf32>
    %1250 = stablehlo.reshape %1249 : (tensor<24x32x3072xf32>) -> tensor<768x3072xf32>
    %1251 = stablehlo.dot_general %1243, %1250, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x3072xf32>) -> tensor<256x3072xf32>
    %1252 = stablehlo.multiply %1251, %1251 : tensor<256x3072xf32>
    %1253 = stablehlo.multiply %1252, %1251 : tensor<256x3072xf32>
    %cst_223 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %1254 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1255 = stablehlo.multiply %1254, %1253 : tensor<256x3072xf32>
    %1256 = stablehlo.add %1251, %1255 : tensor<256x3072xf32>
    %cst_224 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %1257 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1258 = stablehlo.multiply %1257, %1256 : tensor<256x3072xf32>
    %1259 = stablehlo.tanh %1258 : tensor<256x3072xf32>
    %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1261 = stablehlo.add %1260, %1259 : tensor<256x3072xf32>
    %cst_226 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1262 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %1263 = stablehlo.multiply %1262, %1261 : tensor<256x3072xf32>
    %1264 = stablehlo.multiply %1251, %1263 : tensor<256x3072xf32>
    %1265 = stablehlo.convert %arg95 : (tensor<3072x768xf8E4M3FN>) -> tensor<3072x768xf32>
    %1266 = stablehlo.reshape %1265 : (tensor<3072x768xf32>) -> tensor<96x32x768xf32>
    %1267 = stablehlo.convert %arg96 : (tensor<96x768xf8E8M0FNU>) -> tensor<96x768xf32>
    %1268 = stablehlo.broadcast_in_dim %1267, dims = [0, 2] : (tensor<96x768xf32>) -> tensor<96x1x768xf32>
    %1269 = stablehlo.broadcast_in_dim %1268, dims = [0, 1, 2] : (tensor<96x1x768xf32>) -> tensor<96x32x768xf32>
    %1270 = stablehlo.multiply %1266, %1269 : tensor<96x32x768xf32>
    %1271 = stablehlo.reshape %1270 : (tensor<96x32x768xf32>) -> tensor<3072x768xf32>
    %1272 = stablehlo.dot_general %1264, %1271, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x768xf32>) -> tensor<256x768xf32>
    %1273 = stablehlo.add %1227, %1272 : tensor<256x768xf32>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1274 = stablehlo.reduce(%1273 init: %cst_227) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1275 = stablehlo.broadcast_in_dim %1274, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_228 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1276 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1277 = stablehlo.divide %1275, %1276 : tensor<256x1xf32>
    %1278 = stablehlo.broadcast_in_dim %1277, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1279 = stablehlo.subtract %1273, %1278 : tensor<256x768xf32>
    %1280 = stablehlo.multiply %1279, %1279 : tensor<256x768xf32>
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1281 = stablehlo.reduce(%1280 init: %cst_229) applies stablehlo.add across dimensions = [1] : (tensor<256x768xf32>, tensor<f32>) -> tensor<256xf32>
    %1282 = stablehlo.broadcast_in_dim %1281, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_230 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1284 = stablehlo.divide %1282, %1283 : tensor<256x1xf32>
    %cst_231 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %1286 = stablehlo.add %1284, %1285 : tensor<256x1xf32>
    %1287 = stablehlo.rsqrt %1286 : tensor<256x1xf32>
    %1288 = stablehlo.broadcast_in_dim %1287, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %1289 = stablehlo.multiply %1279, %1288 : tensor<256x768xf32>
    return %1289 : tensor<256x768xf32>
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
