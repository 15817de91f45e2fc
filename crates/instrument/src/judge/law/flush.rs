//! Subnormals that count as zero.

use super::sizes::has_subnormals;
use crate::alone::wide::numbers;
use crate::numeric::{ElementType, FloatFormat, Zero};
use crate::tensor::{Tensor, Value};

/// The operands with the subnormals of some of them, in each choice of one at least, replaced by zero; of more than three
/// operands all.
pub fn flushed_choices(operands: &[Value]) -> Vec<Vec<Value>> {
    let flushed: Vec<Option<Value>> = operands.iter().map(flush).collect();
    let places: Vec<usize> = (0..flushed.len()).filter(|&it| flushed[it].is_some()).collect();
    let all = (1usize << places.len().min(63)) - 1;
    let choices = if places.len() <= 3 { 1..all + 1 } else { all..all + 1 };
    let chosen = |choice: usize| {
        let is_chosen = |place: usize| {
            places
                .iter()
                .position(|it| *it == place)
                .is_some_and(|bit| choice >> bit.min(62) & 1 == 1)
        };
        let value = |(place, value): (usize, &Value)| {
            flushed[place].clone().filter(|_| is_chosen(place)).unwrap_or_else(|| value.clone())
        };
        operands.iter().enumerate().map(value).collect()
    };
    choices.map(chosen).collect()
}

/// A result in which the smallest normal value is a zero of its sign wherever the exact value is below it; `None` if that is
/// nowhere. Of f64 the exact value is not known, and it may be below it everywhere.
pub fn without_edge(ours: &Tensor, exact: &[f64]) -> Option<Tensor> {
    let ElementType::Float(format) = ours.element() else { return None };
    let zero = format.zero_code()?;
    let smallest = format.decode(format.min_normal());
    let values = numbers(ours);
    let is_edge = |index: usize| {
        let below = format.is_f64() || exact[index].abs() < smallest;
        below && values[index].abs() == smallest
    };
    if !(0..ours.len()).any(is_edge) {
        return None;
    }
    let codes = (0..ours.len()).map(|index| {
        let code = ours.code(index) as u64;
        u128::from(if is_edge(index) { zero | code & sign_of_zero(format) } else { code })
    });
    Some(Tensor::from_wide_codes(ours.element().clone(), ours.shape(), codes))
}

/// The bit that makes a zero negative; 0 in a type without a negative zero.
pub fn sign_of_zero(format: &FloatFormat) -> u64 {
    if format.zero == Zero::Signed { format.sign_bit() } else { 0 }
}

/// A value in which subnormal floats, and subnormal parts of complex numbers, are zeros of their sign; `None` if it has
/// none.
pub fn flush(value: &Value) -> Option<Value> {
    let tensor = value.as_tensor().filter(|_| has_subnormals(value))?;
    let format = tensor.element().float_format()?;
    let smallest = format.decode(format.min_normal());
    let zero = format.zero_code()?;
    let is_subnormal = |code: u64| {
        format.is_finite(code) && !format.is_zero(code) && format.decode(code).abs() < smallest
    };
    let flushed = |code: u64| match is_subnormal(code) {
        true if format.is_negative(code) => zero | sign_of_zero(format),
        true => zero,
        false => code,
    };
    let width = format.width;
    let is_complex = matches!(tensor.element(), ElementType::Complex(_));
    let of_parts = |code: u128| match is_complex {
        false => u128::from(flushed(code as u64)),
        true => {
            let part =
                |code: u128| u128::from(flushed((code & (u128::MAX >> (128 - width))) as u64));
            part(code) | part(code >> width) << width
        }
    };
    let codes = (0..tensor.len()).map(|index| of_parts(tensor.code(index)));
    let is_changed = codes.clone().enumerate().any(|(index, code)| code != tensor.code(index));
    is_changed
        .then(|| Tensor::from_wide_codes(tensor.element().clone(), tensor.shape(), codes).into())
}

#[cfg(test)]
mod tests {
    use crate::judge::program_tests::{tensor, verdict};
    use crate::judge::{Rung, Verdict};
    use crate::tensor::Tensor;

    /// The rung of the result of a device, and whether it is accepted where subnormals may count as zero and where they may not.
    fn found(text: &str, arguments: &[Tensor], device: &Tensor) -> (Rung, [bool; 2]) {
        let judge = |legal: &str| verdict(text, arguments, ("%0", device.clone()), legal);
        let [with, without]: [Verdict; 2] = [judge("flush"), judge("")];
        (with.rung(), [with.is_accepted, without.is_accepted])
    }

    const FLUSHED: (Rung, [bool; 2]) = (Rung::Flush, [true, false]);

    #[test]
    fn a_partial_sum_of_f16_may_count_as_zero() {
        // the first two numbers add up to -2^-15, which is subnormal; the sum is 1.5 times 2^-14
        let unit = 2f64.powi(-14);
        let x = [tensor("f16", &[3], &[unit, -1.5 * unit, 2.0 * unit])];
        let of_reduce = "func.func @main(%x: tensor<3xf16>) -> tensor<f16> {
          %zero = stablehlo.constant dense<0.0> : tensor<f16>
          %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf16>, tensor<f16>) -> tensor<f16>
          return %0 : tensor<f16>
        }";
        let of_windows = "func.func @main(%x: tensor<3xf16>) -> tensor<1xf16> {
          %zero = stablehlo.constant dense<0.0> : tensor<f16>
          %0 = \"stablehlo.reduce_window\"(%x, %zero) ({
            ^bb0(%a: tensor<f16>, %b: tensor<f16>):
              %s = stablehlo.add %a, %b : tensor<f16>
              stablehlo.return %s : tensor<f16>
          }) {window_dimensions = array<i64: 3>} : (tensor<3xf16>, tensor<f16>) -> tensor<1xf16>
          return %0 : tensor<1xf16>
        }";
        for (text, shape) in [(of_reduce, &[][..]), (of_windows, &[1][..])] {
            let device = |value: f64| tensor("f16", shape, &[value]);
            assert_eq!(found(text, &x, &device(2.0 * unit)), FLUSHED);
            assert_eq!(found(text, &x, &device(16.0 * unit)).0, Rung::Violation);
        }
    }

    #[test]
    fn a_sum_that_is_subnormal_in_the_type_of_the_result_may_be_zero() {
        let text = "func.func @main(%x: tensor<1xf16>) -> tensor<f16> {
          %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<1xf16>, tensor<1xf16>) -> tensor<f16>
          return %0 : tensor<f16>
        }";
        let x = [tensor("f16", &[1], &[2f64.powi(-8)])];
        assert_eq!(found(text, &x, &tensor("f16", &[], &[0.0])), FLUSHED);
    }

    #[test]
    fn a_subnormal_times_an_infinity_may_be_nan() {
        let text = "func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<f32> {
          %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
          return %0 : tensor<f32>
        }";
        let of = |small: f64| {
            let x = tensor("f32", &[2], &[small, 1.0]);
            let y = tensor("f32", &[2], &[f64::INFINITY, 1.0]);
            found(text, &[x, y], &tensor("f32", &[], &[f64::NAN]))
        };
        assert_eq!(of(2f64.powi(-130)), FLUSHED);
        assert_eq!(of(2f64.powi(-120)).0, Rung::Violation);
    }

    #[test]
    fn a_factor_that_is_subnormal_in_its_type_may_count_as_zero() {
        let text = "func.func @main(%x: tensor<3xf16>, %y: tensor<3xf16>) -> tensor<f32> {
          %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<3xf16>, tensor<3xf16>) -> tensor<f32>
          return %0 : tensor<f32>
        }";
        let y = tensor("f16", &[3], &[1024.0, 1024.0, 1.0]);
        let of = |small: f64, device: f64| {
            let x = tensor("f16", &[3], &[small, small, 1.0]);
            found(text, &[x, y.clone()], &tensor("f32", &[], &[device])).0
        };
        // 2^-14 is the smallest normal number; a device loses one of the two, which no known unit does
        assert_eq!(of(2f64.powi(-15), 1.03125), Rung::Flush);
        assert_eq!(of(2f64.powi(-15), 0.5), Rung::Violation);
        assert_eq!(of(2f64.powi(-14), 1.0625), Rung::Violation);
    }

    #[test]
    fn a_window_may_select_zero_before_a_subnormal() {
        let text = "func.func @main(%x: tensor<3xf32>, %s: tensor<1xf32>) -> tensor<3xf32> {
          %start = stablehlo.constant dense<0.0> : tensor<f32>
          %0 = \"stablehlo.select_and_scatter\"(%x, %s, %start) ({
            ^bb0(%a: tensor<f32>, %b: tensor<f32>):
              %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
              stablehlo.return %c : tensor<i1>
          }, {
            ^bb0(%a: tensor<f32>, %b: tensor<f32>):
              %c = stablehlo.add %a, %b : tensor<f32>
              stablehlo.return %c : tensor<f32>
          }) {window_dimensions = array<i64: 3>} : (tensor<3xf32>, tensor<1xf32>, tensor<f32>) -> tensor<3xf32>
          return %0 : tensor<3xf32>
        }";
        let of = |small: f64, device: [f64; 3]| {
            let x = tensor("f32", &[3], &[0.0, small, -1.0]);
            found(text, &[x, tensor("f32", &[1], &[5.0])], &tensor("f32", &[3], &device))
        };
        assert_eq!(of(2f64.powi(-130), [5.0, 0.0, 0.0]), FLUSHED);
        assert_eq!(of(2f64.powi(-130), [0.0, 0.0, 5.0]).0, Rung::Violation);
        assert_eq!(of(2f64.powi(-120), [5.0, 0.0, 0.0]).0, Rung::Violation);
    }

    #[test]
    fn a_subnormal_reciprocal_may_count_as_zero() {
        let text = "func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> tensor<1xf32> {
          %0 = stablehlo.divide %x, %y : tensor<1xf32>
          return %0 : tensor<1xf32>
        }";
        let of = |exponent: i32| {
            let x = tensor("f32", &[1], &[2f64.powi(exponent)]);
            found(text, &[x.clone(), x], &tensor("f32", &[1], &[0.0]))
        };
        assert_eq!(of(127), FLUSHED);
        assert_eq!(of(125).0, Rung::Violation);
    }

    /// A tensor of one complex<f32>.
    fn complex([re, im]: [f64; 2]) -> Tensor {
        let bits = |it: f64| u128::from((it as f32).to_bits());
        Tensor::from_wide_codes("complex<f32>".parse().unwrap(), &[1], [bits(re) | bits(im) << 32])
    }

    #[test]
    fn squares_of_a_complex_divisor_may_count_as_zero() {
        let text = "func.func @main(%x: tensor<1xcomplex<f32>>, %y: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
          %0 = stablehlo.divide %x, %y : tensor<1xcomplex<f32>>
          return %0 : tensor<1xcomplex<f32>>
        }";
        let of = |exponent: i32, device: [f64; 2]| {
            let small = 2f64.powi(exponent);
            let arguments = [complex([small, 0.0]), complex([small, small])];
            found(text, &arguments, &complex(device))
        };
        // the exact quotient is (1 - i) / 2
        assert_eq!(of(-66, [f64::NAN, f64::NAN]), FLUSHED);
        assert_eq!(of(-66, [0.5, 7.0]).0, Rung::Violation);
        assert_eq!(of(-60, [f64::NAN, f64::NAN]).0, Rung::Violation);
    }

    #[test]
    fn squares_of_a_complex_magnitude_may_count_as_zero() {
        let text = "func.func @main(%x: tensor<1xcomplex<f32>>) -> tensor<1xf32> {
          %0 = stablehlo.abs %x : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
          return %0 : tensor<1xf32>
        }";
        let of = |parts: [f64; 2], device: f64| {
            found(text, &[complex(parts)], &tensor("f32", &[1], &[device]))
        };
        let small = 2f64.powi(-64);
        assert_eq!(of([small, small], 0.0), FLUSHED);
        // one of the squares is lost
        assert_eq!(of([small, 2.0 * small], 2.0 * small), FLUSHED);
        assert_eq!(of([small, small], 2.0 * small).0, Rung::Violation);
        assert_eq!(of([2f64.powi(-60); 2], 0.0).0, Rung::Violation);
    }
}
