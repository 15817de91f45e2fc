//! Devices that take the steps of an op in another order or form, and devices that are wrong.

use super::Rung;
use super::program_tests::{judged, tensor, verdict};
use crate::tensor::Tensor;

const MATRIX: [f64; 9] = [4.0, 1.0, -0.5, 1.0, 3.0, 0.25, -0.5, 0.25, 2.0];

#[test]
fn a_factorization_by_columns_is_legal_and_a_wrong_digit_is_not() {
    let text = "func.func @main(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {
      %0 = stablehlo.cholesky %a, lower = true : tensor<3x3xf32>
      return %0 : tensor<3x3xf32>
    }";
    // column by column, in f32
    let mut factor = [0f32; 9];
    for column in 0..3 {
        for row in column..3 {
            let known: f32 =
                (0..column).rev().map(|it| factor[row * 3 + it] * factor[column * 3 + it]).sum();
            let rest = MATRIX[row * 3 + column] as f32 - known;
            factor[row * 3 + column] =
                if row == column { rest.sqrt() } else { rest / factor[column * 4] };
        }
    }
    let a = [tensor("f32", &[3, 3], &MATRIX)];
    let rung = |change: f32| {
        let mut values = factor.map(f64::from);
        values[7] *= f64::from(1.0 + change);
        verdict(text, &a, ("%0", tensor("f32", &[3, 3], &values)), "").rung()
    };
    assert!(rung(0.0).order() <= Rung::Ieee.order());
    assert_eq!(rung(1e-3), Rung::Violation);
}

#[test]
fn a_system_may_be_solved_by_an_inverse() {
    let solve = |left: bool, lower: bool, transpose: &str, shape: &str| {
        format!(
            "func.func @main(%a: tensor<3x3xf32>, %b: tensor<{shape}xf32>) -> tensor<{shape}xf32> {{
               %0 = \"stablehlo.triangular_solve\"(%a, %b) {{left_side = {left}, lower = {lower}, unit_diagonal = false,
                 transpose_a = #stablehlo<transpose {transpose}>}} : (tensor<3x3xf32>, tensor<{shape}xf32>) -> tensor<{shape}xf32>
               return %0 : tensor<{shape}xf32>
             }}"
        )
    };
    // the inverse of the lower triangle of the matrix, in f32
    let [a, b, c, d, e, f] = [4f32, 1.0, 3.0, -0.5, 0.25, 2.0];
    let inverse = [
        1.0 / a,
        0.0,
        0.0,
        -b / (a * c),
        1.0 / c,
        0.0,
        (b * e - c * d) / (a * c * f),
        -e / (c * f),
        1.0 / f,
    ];
    let right = [0.7f32, -1.3, 2.9];
    let times = |transposed: bool| -> Vec<f64> {
        let at = |row: usize, column: usize| match transposed {
            true => inverse[column * 3 + row],
            false => inverse[row * 3 + column],
        };
        (0..3).map(|row| f64::from((0..3).map(|it| at(row, it) * right[it]).sum::<f32>())).collect()
    };
    let lower = [4.0, 9.0, 9.0, 1.0, 3.0, 9.0, -0.5, 0.25, 2.0];
    let upper = [4.0, 1.0, -0.5, 9.0, 3.0, 0.25, 9.0, 9.0, 2.0];
    let right = right.map(f64::from);
    for (text, matrix, shape, transposed) in [
        (solve(true, true, "NO_TRANSPOSE", "3x1"), lower, [3, 1], false),
        (solve(true, true, "TRANSPOSE", "3x1"), lower, [3, 1], true),
        (solve(true, false, "NO_TRANSPOSE", "3x1"), upper, [3, 1], true),
        (solve(true, false, "TRANSPOSE", "3x1"), upper, [3, 1], false),
        (solve(false, true, "NO_TRANSPOSE", "1x3"), lower, [1, 3], true),
        (solve(false, false, "NO_TRANSPOSE", "1x3"), upper, [1, 3], false),
    ] {
        let operands = [tensor("f32", &[3, 3], &matrix), tensor("f32", &shape, &right)];
        let rung = |values: &[f64]| {
            verdict(&text, &operands, ("%0", tensor("f32", &shape, values)), "").rung()
        };
        let mut solution = times(transposed);
        assert!(rung(&solution).order() <= Rung::Ieee.order(), "{text}");
        solution[1] = -solution[1];
        assert_eq!(rung(&solution), Rung::Violation, "{text}");
    }
}

#[test]
fn a_system_in_bf16_is_decided_if_it_is_well_conditioned_or_its_residual_is_small() {
    let text = "func.func @main(%a: tensor<3x3xbf16>, %b: tensor<3x1xbf16>) -> tensor<3x1xbf16> {
      %0 = \"stablehlo.triangular_solve\"(%a, %b) {left_side = true, lower = true, unit_diagonal = false,
        transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xbf16>, tensor<3x1xbf16>) -> tensor<3x1xbf16>
      return %0 : tensor<3x1xbf16>
    }";
    let rung = |element: f64, solution: [f64; 3]| {
        let matrix = [4.0, 0.0, 0.0, element, 3.0, 0.0, -0.5, 0.25, 2.0];
        let operands =
            [tensor("bf16", &[3, 3], &matrix), tensor("bf16", &[3, 1], &[0.75, -1.5, 3.0])];
        verdict(text, &operands, ("%0", tensor("bf16", &[3, 1], &solution)), "").rung()
    };
    // 0.75 / 4, (-1.5 - 0.1875) / 3 and (3 + 0.09375 + 0.140625) / 2
    let exact = [0.1875, -0.5625, 1.6171875];
    assert_eq!(rung(1.0, exact.map(|it| it * 1.01)), Rung::Body);
    assert_eq!(rung(1.0, [exact[0], exact[1], 2.0]), Rung::Violation);
    // the condition is some hundreds: of the third equation substitution leaves up to 2, an inverse some 11 more
    assert_eq!(rung(1000.0, [0.1875, -64.0, 9.0]), Rung::Body);
    assert_eq!(rung(1000.0, [0.1875, -64.0, 12.0]), Rung::Undecided);
    assert_eq!(rung(1000.0, [0.1875, -64.0, 20.0]), Rung::Violation);
}

#[test]
fn a_transform_may_be_a_sum_of_products() {
    let text = "func.func @main(%x: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
      %0 = stablehlo.fft %x, type = FFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
      return %0 : tensor<8xcomplex<f32>>
    }";
    let points = [0.3f32, -1.0, 2.5, 0.125, 0.0, 7.0, -3.3, 1.1];
    let number = |k: usize| -> [f32; 2] {
        let term = |n: usize| -> [f32; 2] {
            let angle = -std::f32::consts::TAU * ((n * k) % 8) as f32 / 8.0;
            [points[n] * angle.cos(), points[n] * angle.sin()]
        };
        (0..8).map(term).fold([0.0; 2], |sum, term| [sum[0] + term[0], sum[1] + term[1]])
    };
    let complex = |numbers: Vec<[f32; 2]>| {
        let codes = numbers
            .into_iter()
            .map(|[re, im]| u128::from(re.to_bits()) | u128::from(im.to_bits()) << 32);
        Tensor::from_wide_codes("complex<f32>".parse().unwrap(), &[8], codes)
    };
    let x = [complex(points.map(|it| [it, 0.0]).to_vec())];
    let mut transform: Vec<[f32; 2]> = (0..8).map(number).collect();
    let rung =
        |numbers: &[[f32; 2]]| verdict(text, &x, ("%0", complex(numbers.to_vec())), "").rung();
    assert!(rung(&transform).order() <= Rung::Ieee.order());
    transform.swap(2, 6);
    assert_eq!(rung(&transform), Rung::Violation);
}

#[test]
fn a_variance_may_be_the_mean_square_less_the_square_of_the_mean() {
    let text = "func.func @main(%x: tensor<6x1xf32>, %s: tensor<1xf32>, %o: tensor<1xf32>) -> (tensor<6x1xf32>, tensor<1xf32>, tensor<1xf32>) {
      %0:3 = \"stablehlo.batch_norm_training\"(%x, %s, %o) {epsilon = 0.001 : f32, feature_index = 1 : i64}
        : (tensor<6x1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<6x1xf32>, tensor<1xf32>, tensor<1xf32>)
      return %0#0, %0#1, %0#2 : tensor<6x1xf32>, tensor<1xf32>, tensor<1xf32>
    }";
    let values = [1.5f32, 2.25, -0.75, 3.125, 0.5, 2.0];
    let arguments = [
        tensor("f32", &[6, 1], &values.map(f64::from)),
        tensor("f32", &[1], &[1.25]),
        tensor("f32", &[1], &[0.1]),
    ];
    let rungs = |divisor: f32| -> Vec<Rung> {
        let mean = values.iter().rev().sum::<f32>() / 6.0;
        let squares = values.iter().map(|it| it * it).sum::<f32>() / 6.0;
        let variance = (squares - mean * mean) * 6.0 / divisor;
        let factor = 1.25f32 / (variance + 0.001).sqrt();
        let output = values.map(|it| f64::from(it * factor + (0.1 - mean * factor)));
        let shown = [
            ("%0#0", tensor("f32", &[6, 1], &output)),
            ("%0#1", tensor("f32", &[1], &[f64::from(mean)])),
            ("%0#2", tensor("f32", &[1], &[f64::from(variance)])),
        ];
        judged(text, &arguments, &shown, "").findings.iter().map(|it| it.verdict.rung()).collect()
    };
    assert!(rungs(6.0).iter().all(|rung| rung.order() <= Rung::Ieee.order()), "{:?}", rungs(6.0));
    // the variance of a sample, not that of the specification
    assert_eq!([&rungs(5.0)[0], &rungs(5.0)[2]], [&Rung::Violation; 2]);
}

#[test]
fn a_product_in_any_order_is_legal_unless_a_factor_is_missing() {
    let text = "func.func @main(%x: tensor<5xf32>) -> tensor<f32> {
      %one = stablehlo.constant dense<1.0> : tensor<f32>
      %0 = stablehlo.reduce(%x init: %one) applies stablehlo.multiply across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
      return %0 : tensor<f32>
    }";
    let rung = |values: [f32; 5], actual: f32| {
        let x = [tensor("f32", &[5], &values.map(f64::from))];
        verdict(text, &x, ("%0", tensor("f32", &[], &[f64::from(actual)])), "").rung()
    };
    let values = [1.1f32, -0.3, 7.7, 1.013, 0.9];
    let backwards: f32 = values.iter().rev().product();
    assert!(rung(values, backwards).order() <= Rung::Ieee.order());
    assert_eq!(rung(values, backwards / 0.9), Rung::Violation);
    // the first two factors overflow, in this order
    assert_eq!(rung([1e30, 1e30, 1e-30, 1e-30, 2.0], 0.5), Rung::Undecided);
}

#[test]
fn a_product_of_complex_factors_may_be_made_in_any_order() {
    let text = "func.func @main(%x: tensor<5xcomplex<f32>>) -> tensor<complex<f32>> {
      %one = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
      %0 = stablehlo.reduce(%x init: %one) applies stablehlo.multiply across dimensions = [0] : (tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      return %0 : tensor<complex<f32>>
    }";
    let complex = |shape: &[usize], numbers: &[[f32; 2]]| {
        let code = |[re, im]: &[f32; 2]| u128::from(re.to_bits()) | u128::from(im.to_bits()) << 32;
        Tensor::from_wide_codes("complex<f32>".parse().unwrap(), shape, numbers.iter().map(code))
    };
    let rung = |values: &[[f32; 2]], actual: [f32; 2]| {
        verdict(text, &[complex(&[5], values)], ("%0", complex(&[], &[actual])), "").rung()
    };
    let times = |[a, b]: [f32; 2], [c, d]: [f32; 2]| [a * c - b * d, a * d + b * c];
    let values = [[1.1f32, 0.3], [-0.3, 2.2], [0.7, -0.7], [1.013, 0.001], [0.9, 0.4]];
    let backwards = values.into_iter().rev().reduce(times).unwrap();
    assert!(rung(&values, backwards).order() <= Rung::Ieee.order());
    // the fourth factor is missing
    let short = [values[0], values[1], values[2], values[4]].into_iter().reduce(times).unwrap();
    assert_eq!(rung(&values, short), Rung::Violation);
    let huge = [[1e30, 1e30], [1e30, 0.0], [1e-30, 0.0], [1e-30, 0.0], [2.0, 0.0]];
    assert_eq!(rung(&huge, [0.5, 0.5]), Rung::Undecided);
}

#[test]
fn a_normalization_in_f16_is_decided_although_its_variance_may_be_far_off() {
    let text = "func.func @main(%x: tensor<6x1xf16>, %s: tensor<1xf16>, %o: tensor<1xf16>) -> (tensor<6x1xf16>, tensor<1xf16>, tensor<1xf16>) {
      %0:3 = \"stablehlo.batch_norm_training\"(%x, %s, %o) {epsilon = 0.001 : f32, feature_index = 1 : i64}
        : (tensor<6x1xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<6x1xf16>, tensor<1xf16>, tensor<1xf16>)
      return %0#0, %0#1, %0#2 : tensor<6x1xf16>, tensor<1xf16>, tensor<1xf16>
    }";
    let values = [1.5f64, 2.25, -0.75, 3.125, 1.4375, 2.0];
    let arguments = [
        tensor("f16", &[6, 1], &values),
        tensor("f16", &[1], &[1.25]),
        tensor("f16", &[1], &[0.0]),
    ];
    let mean = values.iter().sum::<f64>() / 6.0;
    let variance = values.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / 6.0;
    // a mean that is rounded to f16 is up to 2^-11 off, which the element near the mean shows in many units
    let rung = |error: f64| {
        let normal = |it: f64| (it - mean - error) * 1.25 / (variance + 0.001).sqrt();
        let output = tensor("f16", &[6, 1], &values.map(normal));
        verdict(text, &arguments, ("%0#0", output), "").rung()
    };
    assert_eq!(rung(2f64.powi(-11)), Rung::Body);
    assert_eq!(rung(0.25), Rung::Violation);
}

#[test]
fn gradients_of_a_normalization_may_be_sums_less_sums_of_the_mean() {
    let text = "func.func @main(%x: tensor<6x1xf32>, %s: tensor<1xf32>, %m: tensor<1xf32>, %v: tensor<1xf32>, %g: tensor<6x1xf32>) -> (tensor<6x1xf32>, tensor<1xf32>, tensor<1xf32>) {
      %0:3 = \"stablehlo.batch_norm_grad\"(%x, %s, %m, %v, %g) {epsilon = 0.001 : f32, feature_index = 1 : i64}
        : (tensor<6x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<6x1xf32>) -> (tensor<6x1xf32>, tensor<1xf32>, tensor<1xf32>)
      return %0#0, %0#1, %0#2 : tensor<6x1xf32>, tensor<1xf32>, tensor<1xf32>
    }";
    let x = [1.5f32, 2.25, -0.75, 3.125, 0.5, 2.0];
    let g = [0.3f32, -1.7, 0.9, 0.11, -0.4, 1.3];
    let (scale, mean, variance) = (1.25f32, 1.4375f32, 1.4f32);
    let arguments = [
        tensor("f32", &[6, 1], &x.map(f64::from)),
        tensor("f32", &[1], &[f64::from(scale)]),
        tensor("f32", &[1], &[f64::from(mean)]),
        tensor("f32", &[1], &[f64::from(variance)]),
        tensor("f32", &[6, 1], &g.map(f64::from)),
    ];
    let rungs = |count: f32| -> Vec<Rung> {
        let slope = 1.0 / (variance + 0.001f32).sqrt();
        let sum: f32 = g.iter().rev().sum();
        let of_products: f32 = x.iter().zip(&g).map(|(x, g)| x * g).sum::<f32>() - mean * sum;
        let of_element = |(x, g): (&f32, &f32)| {
            let mean_gradient = sum / count;
            let projected = (x - mean) * slope * slope * (of_products / count);
            f64::from(scale * slope * (g - mean_gradient - projected))
        };
        let output: Vec<f64> = x.iter().zip(&g).map(of_element).collect();
        let shown = [
            ("%0#0", tensor("f32", &[6, 1], &output)),
            ("%0#1", tensor("f32", &[1], &[f64::from(of_products * slope * 6.0 / count)])),
            ("%0#2", tensor("f32", &[1], &[f64::from(sum * 6.0 / count)])),
        ];
        judged(text, &arguments, &shown, "").findings.iter().map(|it| it.verdict.rung()).collect()
    };
    assert!(rungs(6.0).iter().all(|rung| rung.order() <= Rung::Ieee.order()), "{:?}", rungs(6.0));
    assert!(rungs(5.0).iter().all(|rung| *rung == Rung::Violation), "{:?}", rungs(5.0));
}

#[test]
fn a_logistic_function_may_be_written_as_its_formula() {
    let text = "func.func @main(%x: tensor<4xf16>) -> tensor<4xf16> {
      %0 = stablehlo.logistic %x : tensor<4xf16>
      return %0 : tensor<4xf16>
    }";
    let x = [-12.0, -3.3, 0.7, 5.1];
    let to_f16 = |value: f64| tensor("f16", &[1], &[value]).to_f64s().unwrap()[0];
    let x = x.map(to_f16);
    // the exponential of 12 overflows
    let values = x.map(|x| to_f16(1.0 / to_f16(1.0 + to_f16((-x).exp()))));
    assert_eq!(values[0], 0.0);
    let rung = |values: &[f64]| {
        let x = [tensor("f16", &[4], &x)];
        verdict(text, &x, ("%0", tensor("f16", &[4], values)), "").rung()
    };
    // an exponential that is off by one unit in the last place
    let step = 2f64.powi(-15);
    assert_eq!(rung(&[0.0, values[1] - step, values[2], values[3]]), Rung::Body);
    assert_eq!(rung(&[0.0, values[1] * 1.02, values[2], values[3]]), Rung::Violation);
}
