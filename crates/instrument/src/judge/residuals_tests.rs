//! Devices that factorize and solve in another order or precision, badly conditioned matrices among them, and devices that are wrong.

use super::program_tests::{tensor, verdict};
use super::{Rung, Verdict};
use crate::numeric::random::Random;
use crate::numeric::{ElementType, FloatFormat};
use crate::tensor::Tensor;

/// A number rounded to a type.
fn to(format: &FloatFormat, value: f64) -> f64 {
    format.decode(format.encode(Default::default(), value))
}

fn format(name: &str) -> &'static FloatFormat {
    match name.parse().unwrap() {
        ElementType::Float(format) => format,
        _ => unreachable!(),
    }
}

/// A number between -1 and 1 of 16 bits.
fn number(random: &mut Random) -> f64 {
    random.below(1 << 16) as f64 / f64::from(1 << 15) - 1.0
}

/// A lower triangular matrix; `pivot` is the size of its diagonal, beside which the other elements are up to one. With pivots far below one
/// it is badly conditioned.
fn lower(random: &mut Random, size: usize, pivot: f64, ty: &str) -> Vec<f64> {
    let format = format(ty);
    let of = |index: usize, random: &mut Random| match (index / size).cmp(&(index % size)) {
        std::cmp::Ordering::Less => 0.0,
        std::cmp::Ordering::Equal => to(format, pivot * (1.0 + number(random).abs())),
        std::cmp::Ordering::Greater => to(format, number(random)),
    };
    (0..size * size).map(|index| of(index, random)).collect()
}

/// The solution of a lower triangular system by substitution, from the first known element to the last or the other way, each step rounded
/// to a type and the result to another one.
fn solved(matrix: &[f64], right: &[f64], step: &str, result: &str, backwards: bool) -> Vec<f64> {
    let (step, result) = (format(step), format(result));
    let size = right.len();
    let mut solution: Vec<f64> = Vec::new();
    for row in 0..size {
        let mut rest = right[row];
        let mut take = |column: usize, solution: &[f64]| {
            let product = to(step, matrix[row * size + column] * solution[column]);
            rest = to(step, rest - product);
        };
        match backwards {
            true => (0..row).rev().for_each(|column| take(column, &solution)),
            false => (0..row).for_each(|column| take(column, &solution)),
        }
        solution.push(to(step, rest / matrix[row * size + row]));
    }
    solution.into_iter().map(|value| to(result, value)).collect()
}

fn judged(matrix: &[f64], right: &[f64], solution: &[f64], ty: &str, legal: &str) -> Verdict {
    let size = right.len();
    let text = format!(
        "func.func @main(%a: tensor<{size}x{size}x{ty}>, %b: tensor<{size}x1x{ty}>) -> tensor<{size}x1x{ty}> {{
           %0 = \"stablehlo.triangular_solve\"(%a, %b) {{left_side = true, lower = true, unit_diagonal = false,
             transpose_a = #stablehlo<transpose NO_TRANSPOSE>}} : (tensor<{size}x{size}x{ty}>, tensor<{size}x1x{ty}>) -> tensor<{size}x1x{ty}>
           return %0 : tensor<{size}x1x{ty}>
         }}"
    );
    let operands = [tensor(ty, &[size, size], matrix), tensor(ty, &[size, 1], right)];
    verdict(&text, &operands, ("%0", tensor(ty, &[size, 1], solution)), legal)
}

#[test]
fn substitution_is_legal_however_the_matrix_is_conditioned() {
    let mut random = Random::new(1);
    for size in [1, 2, 5, 17, 40] {
        for pivot in [4.0, 1.0, 0.25, 1.0 / 64.0] {
            for (ty, step) in [("f32", "f32"), ("bf16", "f32"), ("f16", "f32")] {
                let matrix = lower(&mut random, size, pivot, ty);
                let right: Vec<f64> =
                    (0..size).map(|_| to(format(ty), number(&mut random))).collect();
                for backwards in [false, true] {
                    let solution = solved(&matrix, &right, step, ty, backwards);
                    if solution.iter().any(|it| !it.is_finite()) {
                        continue;
                    }
                    let rung = judged(&matrix, &right, &solution, ty, "none,ieee,zero-sign").rung();
                    assert!(rung.order() <= Rung::Ieee.order(), "{size} {pivot} {ty}: {rung}");
                }
            }
        }
    }
}

#[test]
fn an_unknown_of_a_badly_conditioned_system_is_refused_where_it_is_wrong() {
    // each unknown is some hundred times as large as the one before it
    let size = 6;
    let mut matrix = vec![0.0; size * size];
    for row in 0..size {
        matrix[row * size + row] = 1.0;
        if row > 0 {
            matrix[row * size + row - 1] = -300.0 - row as f64;
        }
    }
    let right = [1.0; 6];
    let solution = solved(&matrix, &right, "f32", "f32", false);
    assert!(judged(&matrix, &right, &solution, "f32", "").is_accepted);
    for wrong in 0..size {
        let mut device = solution.clone();
        device[wrong] *= 1.5;
        // what follows is right for what the device has before
        for row in wrong + 1..size {
            device[row] = to(format("f32"), 1.0 - matrix[row * size + row - 1] * device[row - 1]);
        }
        let found = judged(&matrix, &right, &device, "f32", "");
        let rungs: Vec<&Rung> =
            found.map.iter().map(|&rung| &found.rungs[usize::from(rung)].0).collect();
        assert_eq!(*rungs[wrong], Rung::Violation, "{wrong}: {rungs:?}");
        assert_eq!(found.count(&Rung::Violation), 1, "{wrong}: {rungs:?}");
    }
}

#[test]
fn steps_in_the_type_of_the_result_are_those_of_the_formula() {
    let mut random = Random::new(2);
    for _ in 0..20 {
        let matrix = lower(&mut random, 8, 0.5, "bf16");
        let right: Vec<f64> = (0..8).map(|_| to(format("bf16"), number(&mut random))).collect();
        let solution = solved(&matrix, &right, "bf16", "bf16", true);
        assert!(judged(&matrix, &right, &solution, "bf16", "none,body,zero-sign").is_accepted);
    }
}

/// The systems that the attributes state, with the numbers of the lower triangle of the normal form at their places.
#[test]
fn every_kind_of_system_has_its_residual() {
    let mut random = Random::new(3);
    let size = 5;
    for kind in 0..16 {
        let [left, is_lower, is_transposed, has_units] = [1, 2, 4, 8].map(|bit| kind & bit != 0);
        // the diagonal is not read if the pivots are ones
        let normal = lower(&mut random, size, 1.0 / 32.0, "f32");
        let mut read = normal.clone();
        if has_units {
            (0..size).for_each(|at| read[at * size + at] = 1.0);
        }
        let right: Vec<f64> = (0..size).map(|_| number(&mut random)).collect();
        let solution = solved(&read, &right, "f32", "f32", false);
        // of x op(a) = b the normal form is the transpose of op(a), and of an upper matrix the order is the other one
        let is_turned = is_transposed == left;
        let is_reversed = is_lower == is_turned;
        let place = |at: usize| if is_reversed { size - 1 - at } else { at };
        let mut matrix = vec![7.5; size * size];
        for row in 0..size {
            for column in 0..=row {
                let (a, b) = (place(row), place(column));
                let at = if is_turned { b * size + a } else { a * size + b };
                matrix[at] = normal[row * size + column];
            }
        }
        let placed =
            |values: &[f64]| -> Vec<f64> { (0..size).map(|at| values[place(at)]).collect() };
        let shape = if left { [size, 1] } else { [1, size] };
        let transpose = if is_transposed { "TRANSPOSE" } else { "NO_TRANSPOSE" };
        let [rows, columns] = shape;
        let text = format!(
            "func.func @main(%a: tensor<5x5xf32>, %b: tensor<{rows}x{columns}xf32>) -> tensor<{rows}x{columns}xf32> {{
               %0 = \"stablehlo.triangular_solve\"(%a, %b) {{left_side = {left}, lower = {is_lower}, unit_diagonal = {has_units},
                 transpose_a = #stablehlo<transpose {transpose}>}} : (tensor<5x5xf32>, tensor<{rows}x{columns}xf32>) -> tensor<{rows}x{columns}xf32>
               return %0 : tensor<{rows}x{columns}xf32>
             }}"
        );
        let operands = [tensor("f32", &[5, 5], &matrix), tensor("f32", &shape, &placed(&right))];
        let judge = |values: &[f64]| {
            let device = tensor("f32", &shape, &placed(values));
            verdict(&text, &operands, ("%0", device), "none,ieee,zero-sign")
        };
        assert!(judge(&solution).is_accepted, "{text}");
        let mut wrong = solution.clone();
        wrong[0] *= 1.01;
        assert!(judge(&wrong).count(&Rung::Violation) > 0, "{text}");
    }
}

/// A symmetric matrix, and a factor of it that is computed column by column in a type.
fn factorized(random: &mut Random, size: usize, ty: &str, shift: f64) -> [Vec<f64>; 2] {
    let format = format(ty);
    let root = lower(random, size, shift, ty);
    let at = |row: usize, column: usize| -> f64 {
        let terms = (0..size).map(|it| root[row * size + it] * root[column * size + it]);
        to(format, terms.sum())
    };
    let matrix: Vec<f64> = (0..size * size).map(|it| at(it / size, it % size)).collect();
    let mut factor = vec![0.0; size * size];
    for column in 0..size {
        for row in column..size {
            let mut rest = matrix[row * size + column];
            for it in 0..column {
                let product = to(format, factor[row * size + it] * factor[column * size + it]);
                rest = to(format, rest - product);
            }
            factor[row * size + column] = match row == column {
                true => to(format, rest.sqrt()),
                false => to(format, rest / factor[column * size + column]),
            };
        }
    }
    [matrix, factor]
}

fn judged_factor(size: usize, ty: &str, matrix: &[f64], factor: &[f64], legal: &str) -> Verdict {
    let text = format!(
        "func.func @main(%a: tensor<{size}x{size}x{ty}>) -> tensor<{size}x{size}x{ty}> {{
           %0 = stablehlo.cholesky %a, lower = true : tensor<{size}x{size}x{ty}>
           return %0 : tensor<{size}x{size}x{ty}>
         }}"
    );
    let [matrix, factor] = [matrix, factor].map(|values| tensor(ty, &[size, size], values));
    verdict(&text, &[matrix], ("%0", factor), legal)
}

#[test]
fn a_factor_with_small_residuals_is_legal_however_the_matrix_is_conditioned() {
    let mut random = Random::new(4);
    let mut badly = 0;
    for size in [1, 2, 6, 20] {
        for shift in [2.0, 0.5, 1.0 / 16.0, 1.0 / 256.0] {
            let [matrix, factor] = factorized(&mut random, size, "f32", shift);
            if factor.iter().any(|it| !it.is_finite()) {
                continue;
            }
            badly += usize::from(shift < 0.1);
            let found = judged_factor(size, "f32", &matrix, &factor, "none,ieee,zero-sign");
            assert!(found.rung().order() <= Rung::Ieee.order(), "{size} {shift}: {}", found.rung());
        }
    }
    assert!(badly >= 4);
}

#[test]
fn an_element_of_a_factor_is_refused_where_it_is_wrong() {
    let mut random = Random::new(5);
    let size = 6;
    let [matrix, factor] = factorized(&mut random, size, "f32", 1.0);
    for (row, column) in [(0, 0), (3, 3), (4, 1), (5, 4)] {
        let mut device = factor.clone();
        device[row * size + column] *= 1.0625;
        let found = judged_factor(size, "f32", &matrix, &device, "");
        let rung = &found.rungs[usize::from(found.map[row * size + column])].0;
        assert_eq!(*rung, Rung::Violation, "{row} {column}");
    }
    // the sign of a column changes no product
    let mut device = factor.clone();
    (2..size).for_each(|row| device[row * size + 2] = -device[row * size + 2]);
    let found = judged_factor(size, "f32", &matrix, &device, "");
    assert_eq!(found.rungs[usize::from(found.map[2 * size + 2])].0, Rung::Violation);
}

#[test]
fn a_badly_conditioned_matrix_does_not_leave_another_one_of_the_batch_open() {
    let text = "func.func @main(%a: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
      %0 = stablehlo.cholesky %a, lower = true : tensor<2x2x2xf32>
      return %0 : tensor<2x2x2xf32>
    }";
    // the determinant of the first matrix is 2^-22
    let small = f64::from(2f32.powi(-22));
    let a = tensor("f32", &[2, 2, 2], &[1.0, 1.0, 1.0, 1.0 + small, 4.0, 2.0, 2.0, 10.0]);
    let rung = |pivot: f64, last: f64| {
        let values = [1.0, 0.0, 1.0, pivot, 2.0, 0.0, 1.0, last];
        let found =
            verdict(text, std::slice::from_ref(&a), ("%0", tensor("f32", &[2, 2, 2], &values)), "");
        [3, 7].map(|place| found.rungs[usize::from(found.map[place])].0.clone())
    };
    let root = small.sqrt();
    assert_eq!(rung(root, 3.0), [Rung::SameBits, Rung::SameBits]);
    // a step of the size 1 may err by 2^-24
    assert_eq!(rung(0.75 * root, 3.0)[0], Rung::Ieee);
    assert_eq!(rung(root, 3.01), [Rung::SameBits, Rung::Violation]);
    assert_eq!(rung(0.1, 3.0)[0], Rung::Violation);
}

/// A tensor of complex<f32>.
fn complex(shape: &[usize], values: &[[f64; 2]]) -> Tensor {
    let bits = |it: f64| u128::from((it as f32).to_bits());
    let codes = values.iter().map(|[re, im]| bits(*re) | bits(*im) << 32);
    Tensor::from_wide_codes("complex<f32>".parse().unwrap(), shape, codes)
}

#[test]
fn complex_systems_are_judged_by_their_residuals() {
    let solve = |transpose: &str| {
        format!(
            "func.func @main(%a: tensor<2x2xcomplex<f32>>, %b: tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>> {{
               %0 = \"stablehlo.triangular_solve\"(%a, %b) {{left_side = true, lower = true, unit_diagonal = false,
                 transpose_a = #stablehlo<transpose {transpose}>}} : (tensor<2x2xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
               return %0 : tensor<2x1xcomplex<f32>>
             }}"
        )
    };
    let a = complex(&[2, 2], &[[0.0, 2.0], [0.0, 0.0], [3.0, 1.0], [1.0, -1.0]]);
    let b = complex(&[2, 1], &[[2.0, 4.0], [5.0, 1.0]]);
    let rung = |transpose: &str, values: [[f64; 2]; 2]| {
        let device = ("%0", complex(&[2, 1], &values));
        verdict(&solve(transpose), &[a.clone(), b.clone()], device, "").rung()
    };
    // x = (2 - i, (5 + i - (3 + i) (2 - i)) / (1 - i)) = (2 - i, (-2 + 2i) / (1 - i)) = (2 - i, -2)
    assert_eq!(rung("NO_TRANSPOSE", [[2.0, -1.0], [-2.0, 0.0]]), Rung::SameBits);
    assert_eq!(rung("NO_TRANSPOSE", [[2.0000005, -1.0], [-2.0, 0.0]]), Rung::Ieee);
    assert_eq!(rung("NO_TRANSPOSE", [[2.0, -1.0], [-2.0, 0.001]]), Rung::Violation);
    // the adjoint has 1 + i last, and (3 - i) beside -2i: x = ((2 + 4i - (3 - i) (3 - 2i)) / -2i, 3 - 2i)
    //   = ((-5 + 13i) / -2i, 3 - 2i) = (-6.5 - 2.5i, 3 - 2i)
    assert_eq!(rung("ADJOINT", [[-6.5, -2.5], [3.0, -2.0]]), Rung::SameBits);
    assert_eq!(rung("ADJOINT", [[-6.5, -2.5000012], [3.0, -2.0]]), Rung::Ieee);
    assert_eq!(rung("ADJOINT", [[-6.5, 2.5], [3.0, -2.0]]), Rung::Violation);
}

#[test]
fn complex_factors_are_judged_by_their_residuals() {
    for is_lower in [true, false] {
        let text = format!(
            "func.func @main(%a: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {{
               %0 = stablehlo.cholesky %a, lower = {is_lower} : tensor<2x2xcomplex<f32>>
               return %0 : tensor<2x2xcomplex<f32>>
             }}"
        );
        // l = [[2, 0], [1 - i, 3]], and l times its adjoint is [[4, 2 + 2i], [2 - 2i, 11]]
        let a = complex(&[2, 2], &[[4.0, 0.0], [2.0, 2.0], [2.0, -2.0], [11.0, 0.0]]);
        let rung = |below: [f64; 2], last: [f64; 2]| {
            let zero = [0.0; 2];
            let values = match is_lower {
                true => [[2.0, 0.0], zero, below, last],
                false => [[2.0, 0.0], [below[0], -below[1]], zero, last],
            };
            let device = ("%0", complex(&[2, 2], &values));
            verdict(&text, std::slice::from_ref(&a), device, "").rung()
        };
        assert_eq!(rung([1.0, -1.0], [3.0, 0.0]), Rung::SameBits);
        assert_eq!(rung([1.0000002, -1.0], [3.0, 0.0]), Rung::Ieee);
        assert_eq!(rung([1.0, 1.0], [3.0, 0.0]), Rung::Violation);
        // a root whose imaginary part is a rounding
        assert_eq!(rung([1.0, -1.0], [3.0, 1e-7]), Rung::Ieee);
        // the same product, but a diagonal that is not positive
        assert_eq!(rung([1.0, -1.0], [0.0, 3.0]), Rung::Violation);
        assert_eq!(rung([1.0, -1.0], [-3.0, 0.0]), Rung::Violation);
        assert_eq!(rung([1.0, -1.0], [3.0, 0.001]), Rung::Violation);
    }
}
