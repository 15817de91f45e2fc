// What the constraints of fft refuse, by label.

func.func @fft_operand(%x: tensor<4xi32>) {
  // expected-error@+2 {{[fft_i1]}}
  // expected-error@+1 {{[fft_c2]}}
  %r = stablehlo.fft %x, type = FFT, length = [4] : (tensor<4xi32>) -> tensor<4xi32>
  return
}

func.func @fft_type(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{[fft_i2]}}
  %r = "stablehlo.fft"(%x) <{fft_type = "FFT", fft_length = array<i64: 4>}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

func.func @fft_length_kind(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{[fft_i3]}}
  %r = "stablehlo.fft"(%x) <{fft_type = #stablehlo<fft_type FFT>, fft_length = 4 : i64}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

func.func @fft_rank(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{[fft_c1]}}
  %r = stablehlo.fft %x, type = FFT, length = [4, 4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

func.func @fft_of_real(%x: tensor<4xf32>) {
  // expected-error@+1 {{[fft_c2]}}
  %r = stablehlo.fft %x, type = IFFT, length = [4] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @rfft_precision(%x: tensor<4xf32>) {
  // expected-error@+1 {{[fft_c2]}}
  %r = stablehlo.fft %x, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f64>>
  return
}

func.func @irfft_element(%x: tensor<3xcomplex<f32>>) {
  // expected-error@+1 {{[fft_c2]}}
  %r = stablehlo.fft %x, type = IRFFT, length = [4] : (tensor<3xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

func.func @fft_no_length(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{[fft_c3]}}
  %r = stablehlo.fft %x, type = FFT, length = [] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

func.func @fft_four_lengths(%x: tensor<1x1x1x4xcomplex<f32>>) {
  // expected-error@+1 {{[fft_c3]}}
  %r = stablehlo.fft %x, type = FFT, length = [1, 1, 1, 4] : (tensor<1x1x1x4xcomplex<f32>>) -> tensor<1x1x1x4xcomplex<f32>>
  return
}

func.func @rfft_length(%x: tensor<4xf32>) {
  // expected-error@+1 {{[fft_c4]}}
  %r = stablehlo.fft %x, type = RFFT, length = [5] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
  return
}

func.func @irfft_length(%x: tensor<2x3xcomplex<f32>>) {
  // expected-error@+1 {{[fft_c4]}}
  %r = stablehlo.fft %x, type = IRFFT, length = [3, 4] : (tensor<2x3xcomplex<f32>>) -> tensor<2x4xf32>
  return
}

func.func @fft_shape(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{[fft_c5]}}
  %r = stablehlo.fft %x, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}

func.func @rfft_shape(%x: tensor<4xf32>) {
  // expected-error@+1 {{[fft_c5]}}
  %r = stablehlo.fft %x, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
  return
}

func.func @irfft_shape(%x: tensor<4xcomplex<f32>>) {
  // expected-error@+1 {{[fft_c5]}}
  %r = stablehlo.fft %x, type = IRFFT, length = [5] : (tensor<4xcomplex<f32>>) -> tensor<5xf32>
  return
}

// Of a complex transform no constraint says which sizes fft_length has.

func.func @fft_other_length(%x: tensor<4xcomplex<f32>>) {
  // expected-warning@+1 {{FFT of shape [4] with fft_length [3]: the specification leaves open}}
  %r = stablehlo.fft %x, type = FFT, length = [3] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

func.func @ifft_other_length(%x: tensor<2x?x4xcomplex<f32>>) {
  // expected-warning@+1 {{IFFT of shape [2, ?, 4] with fft_length [3, 5]}}
  %r = stablehlo.fft %x, type = IFFT, length = [3, 5] : (tensor<2x?x4xcomplex<f32>>) -> tensor<2x?x4xcomplex<f32>>
  return
}

func.func @fft_accepted(%x: tensor<?x?xcomplex<f32>>, %y: tensor<?x5xf64>, %z: tensor<3x?xcomplex<f64>>, %n: tensor<0xf32>) {
  %0 = stablehlo.fft %x, type = IFFT, length = [8, 8] : (tensor<?x?xcomplex<f32>>) -> tensor<8x?xcomplex<f32>>
  %1 = stablehlo.fft %y, type = RFFT, length = [4, 5] : (tensor<?x5xf64>) -> tensor<?x3xcomplex<f64>>
  %2 = stablehlo.fft %z, type = IRFFT, length = [5] : (tensor<3x?xcomplex<f64>>) -> tensor<3x5xf64>
  %3 = stablehlo.fft %n, type = RFFT, length = [0] : (tensor<0xf32>) -> tensor<0xcomplex<f32>>
  return
}
