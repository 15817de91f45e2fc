// The constraints of CHLO, which have no labels.

func.func @broadcast_of_sizes_that_differ(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{shapes [2] and [3] cannot be broadcast to one}}
  %0 = chlo.broadcast_add %x, %y : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

func.func @broadcast_of_two_element_types(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error@+1 {{the operands' elements must have one type, they are f32 and f64}}
  %0 = chlo.broadcast_multiply %x, %y : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

func.func @broadcast_to_another_element_type(%x: tensor<2xf32>) {
  // expected-error@+1 {{the result's elements must be f32, they are f64}}
  %0 = chlo.broadcast_subtract %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf64>
  return
}

func.func @broadcast_to_another_shape(%x: tensor<2xf32>, %y: tensor<1xf32>) {
  // expected-error@+1 {{the result has shape [1], expected [2]}}
  %0 = chlo.broadcast_subtract %x, %y : (tensor<2xf32>, tensor<1xf32>) -> tensor<1xf32>
  return
}

func.func @broadcast_dimensions_beyond_the_rank(%x: tensor<2xf32>, %y: tensor<2x2xf32>) {
  // expected-error@+1 {{broadcast_dimensions [2] do not place rank 1 in rank 2}}
  %0 = chlo.broadcast_add %x, %y {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @broadcast_dimensions_twice(%x: tensor<2x2xf32>, %y: tensor<2x2x2xf32>) {
  // expected-error@+1 {{broadcast_dimensions [1, 1] do not place rank 2 in rank 3}}
  %0 = chlo.broadcast_add %x, %y {broadcast_dimensions = array<i64: 1, 1>} : (tensor<2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  return
}

func.func @broadcast_dimensions_say_nothing_where_ranks_are_equal(%x: tensor<2x2xf32>) {
  %0 = chlo.broadcast_add %x, %x {broadcast_dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

func.func @broadcast_of_unknown_sizes(%x: tensor<?xf32>, %y: tensor<?x3xf32>) {
  %0 = chlo.broadcast_add %x, %y : (tensor<?xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

func.func @broadcast_and_of_floats(%x: tensor<2xf32>) {
  // expected-error@+2 {{operand 0 must be a tensor of boolean or signed integer or unsigned integer type, its elements are f32}}
  // expected-error@+1 {{operand 1 must be a tensor of}}
  %0 = chlo.broadcast_and %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @broadcast_zeta_of_integers(%x: tensor<2xi32>) {
  // expected-error@+2 {{operand 0 must be a tensor of floating-point type, its elements are i32}}
  // expected-error@+1 {{operand 1 must be a tensor of}}
  %0 = chlo.broadcast_zeta %x, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

func.func @broadcast_complex_of_halves(%x: tensor<2xf16>) {
  // expected-error@+1 {{the parts of complex numbers must be f32 or f64, they are f16}}
  %0 = chlo.broadcast_complex %x, %x : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xcomplex<f32>>
  return
}

func.func @broadcast_complex_of_other_parts(%x: tensor<2xf64>) {
  // expected-error@+1 {{the result's elements must be complex<f64>, they are complex<f32>}}
  %0 = chlo.broadcast_complex %x, %x : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return
}

func.func @broadcast_compare_gives_booleans(%x: tensor<2xf32>) {
  // expected-error@+1 {{the result's elements must be i1, they are f32}}
  %0 = chlo.broadcast_compare %x, %x {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @broadcast_compare_of_another_kind(%x: tensor<2xf32>) {
  // expected-error@+1 {{compare_type SIGNED is not for elements of type f32}}
  %0 = chlo.broadcast_compare %x, %x {comparison_direction = #chlo<comparison_direction EQ>, compare_type = #chlo<comparison_type SIGNED>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

func.func @broadcast_select_by_numbers(%p: tensor<2xi32>, %x: tensor<2xf32>) {
  // expected-error@+1 {{pred must be a tensor of i1, its elements are i32}}
  %0 = chlo.broadcast_select %p, %x, %x : (tensor<2xi32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @broadcast_select_of_two_element_types(%p: tensor<2xi1>, %x: tensor<2xf32>, %y: tensor<2xi32>) {
  // expected-error@+1 {{the operands' elements must have one type, they are f32 and i32}}
  %0 = chlo.broadcast_select %p, %x, %y : (tensor<2xi1>, tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  return
}

func.func @erf_of_complex(%x: tensor<2xcomplex<f32>>) {
  // expected-error@+1 {{operand 0 must be a tensor of floating-point type, its elements are complex<f32>}}
  %0 = chlo.erf %x : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  return
}

func.func @acos_of_integers(%x: tensor<2xi32>) {
  // expected-error@+1 {{operand 0 must be a tensor of floating-point or complex type, its elements are i32}}
  %0 = chlo.acos %x : tensor<2xi32> -> tensor<2xi32>
  return
}

func.func @kernel_of_reals(%x: tensor<2xf32>) {
  // expected-error@+1 {{operand 0 must be a tensor of complex type, its elements are f32}}
  %0 = chlo._asin_acos_kernel %x : tensor<2xf32> -> tensor<2xf32>
  return
}

func.func @sinh_to_another_type(%x: tensor<2xf32>) {
  // expected-error@+1 {{operands and result must have one type, found tensor<2xf32> and tensor<3xf32>}}
  %0 = chlo.sinh %x : tensor<2xf32> -> tensor<3xf32>
  return
}

func.func @is_inf_of_integers(%x: tensor<2xi32>) {
  // expected-error@+1 {{operand 0 must be a tensor of floating-point type, its elements are i32}}
  %0 = chlo.is_inf %x : tensor<2xi32> -> tensor<2xi1>
  return
}

func.func @is_pos_inf_gives_booleans(%x: tensor<2xf32>) {
  // expected-error@+1 {{the result's elements must be i1, they are f32}}
  %0 = chlo.is_pos_inf %x : tensor<2xf32> -> tensor<2xf32>
  return
}

func.func @is_neg_inf_keeps_the_shape(%x: tensor<2xf32>) {
  // expected-error@+1 {{operand and result must have one shape, found tensor<2xf32> and tensor<3xi1>}}
  %0 = chlo.is_neg_inf %x : tensor<2xf32> -> tensor<3xi1>
  return
}

func.func @mulhi_of_floats(%x: tensor<2xf32>) {
  // expected-error@+2 {{operand 0 must be a tensor of signed integer or unsigned integer type, its elements are f32}}
  // expected-error@+1 {{operand 1 must be a tensor of}}
  %0 = chlo.mulhi %x, %x : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
  return
}

func.func @next_after_of_two_types(%x: tensor<2xf32>, %y: tensor<2xf16>) {
  // expected-error@+1 {{operands and result must have one type, found tensor<2xf32> and tensor<2xf16>}}
  %0 = chlo.next_after %x, %y : tensor<2xf32>, tensor<2xf16> -> tensor<2xf32>
  return
}

func.func @constant_like_of_another_type(%x: tensor<1x2xi64>) {
  // expected-error@+1 {{the result's elements must be f32, they are i32}}
  %0 = "chlo.constant_like"(%x) {value = 3.2 : f32} : (tensor<1x2xi64>) -> tensor<1x2xi32>
  return
}

func.func @constant_like_of_no_number(%x: tensor<2xi64>) {
  // expected-error@+1 {{the value must be a number with a type, such as 1.0 : f32}}
  %0 = "chlo.constant_like"(%x) {value = "one"} : (tensor<2xi64>) -> tensor<2xi32>
  return
}

func.func @constant_of_another_type() {
  // expected-error@+1 {{inferred result type (tensor<2xf32>) is incompatible with the written one (tensor<3xf32>)}}
  %0 = "chlo.constant"() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<3xf32>
  return
}

func.func @top_k_of_too_many(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{the last dimension has size 3, k is 4}}
  %0:2 = chlo.top_k(%x, k = 4) : tensor<2x3xf32> -> (tensor<2x4xf32>, tensor<2x4xi32>)
  return
}

func.func @top_k_of_a_scalar(%x: tensor<f32>) {
  // expected-error@+1 {{the operand must have at least one dimension}}
  %0:2 = chlo.top_k(%x, k = 1) : tensor<f32> -> (tensor<1xf32>, tensor<1xi32>)
  return
}

func.func @top_k_of_complex(%x: tensor<3xcomplex<f32>>) {
  // expected-error@+1 {{elements of type complex<f32> have no order}}
  %0:2 = chlo.top_k(%x, k = 1) : tensor<3xcomplex<f32>> -> (tensor<1xcomplex<f32>>, tensor<1xi32>)
  return
}

func.func @top_k_with_wide_indices(%x: tensor<3xf32>) {
  // expected-error@+1 {{is incompatible with the written one}}
  %0:2 = chlo.top_k(%x, k = 1) : tensor<3xf32> -> (tensor<1xf32>, tensor<1xi64>)
  return
}

func.func @scan_beyond_the_rank(%x: tensor<4xi32>, %i: tensor<i32>) {
  // expected-error@+1 {{input 0 has no dimension 1}}
  %0:2 = chlo.scan(%x) inits(%i) dimension=1 {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %1, %1 : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  return
}

func.func @scan_of_two_sizes(%x: tensor<4xi32>, %y: tensor<3xi32>, %i: tensor<i32>) {
  // expected-error@+1 {{dimension 0 of input 1 has size 3, not 4}}
  %0:2 = chlo.scan(%x, %y) inits(%i) dimension=0 {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>):
    %1 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %1, %1 : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<3xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  return
}

func.func @scan_with_too_few_arguments(%x: tensor<4xi32>, %i: tensor<i32>) {
  // expected-error@+1 {{the body takes 1 arguments, the operands are 2}}
  %0:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%a: tensor<i32>):
    stablehlo.return %a, %a : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  return
}

func.func @scan_carries_another_type(%x: tensor<4xi32>, %i: tensor<i32>) {
  // expected-error@+1 {{value 1 that the body returns is tensor<i1>, expected tensor<i32>}}
  %0:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %a, %1 : tensor<i32>, tensor<i1>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  return
}

func.func @scan_to_another_size(%x: tensor<4xi32>, %i: tensor<i32>) {
  // expected-error@+1 {{result 0 is tensor<5xi32>, its dimension 0 must have size 4}}
  %0:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %a, %b : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<5xi32>, tensor<i32>)
  return
}
