//! Triangular systems and Cholesky factors: devices that make the steps in any order, by blocks or by inverses, on matrices of any
//! condition, which the judge must not refuse, and devices that leave out a term, which it must find.

use shlo_interp::judge::{Rung, Verdict};
use shlo_interp::{ElementType, FloatFormat, Tensor};

use crate::addition::{Mode, rounded};
use crate::random::Random;
use crate::rounds;
use crate::units::verdict;

/// How a device makes its steps.
#[derive(Clone, Copy, Debug)]
struct Device {
    /// The bits of a significand, and how it is rounded.
    precision: u32,
    mode: Mode,
    /// Whether a product is added without being rounded before.
    is_fused: bool,
    /// Whether a quotient is a product with a reciprocal.
    has_reciprocals: bool,
}

impl Device {
    fn any(random: &mut Random, precision: u32) -> Device {
        let mode = if random.one_in(3) { Mode::TowardZero } else { Mode::Nearest };
        Device { precision, mode, is_fused: random.one_in(2), has_reciprocals: random.one_in(2) }
    }

    fn to(self, value: f64) -> f64 {
        rounded(value, self.precision, self.mode)
    }

    fn quotient(self, dividend: f64, divisor: f64) -> f64 {
        match self.has_reciprocals {
            true => self.to(dividend * self.to(1.0 / divisor)),
            false => self.to(dividend / divisor),
        }
    }

    /// A number less products, in a random order: some of the products are added up before they are taken from it.
    fn rest(self, random: &mut Random, number: f64, products: &[[f64; 2]]) -> f64 {
        let mut parts: Vec<f64> = vec![number];
        for [a, b] in products {
            let count = parts.len();
            let into = random.below(count + 1);
            if into == parts.len() && into < 4 {
                parts.push(self.to(-(a * b)));
                continue;
            }
            let part = &mut parts[into.min(count - 1)];
            // products of two numbers of 24 bits are exact in f64
            *part = match self.is_fused {
                true => self.to(*part - a * b),
                false => self.to(*part - self.to(a * b)),
            };
        }
        while parts.len() > 1 {
            let at = random.below(parts.len());
            let part = parts.swap_remove(at);
            let into = random.below(parts.len());
            parts[into] = self.to(parts[into] + part);
        }
        parts[0]
    }

    /// The unknowns of a lower triangular system, each by substitution.
    fn solve(self, random: &mut Random, matrix: &[f64], right: &[f64]) -> Vec<f64> {
        let size = right.len();
        let mut solution: Vec<f64> = Vec::new();
        for row in 0..size {
            let products: Vec<[f64; 2]> =
                (0..row).map(|it| [matrix[row * size + it], solution[it]]).collect();
            let rest = self.rest(random, right[row], &products);
            solution.push(self.quotient(rest, matrix[row * size + row]));
        }
        solution
    }

    /// The unknowns as products with the inverse.
    fn by_inverse(self, random: &mut Random, matrix: &[f64], right: &[f64]) -> Vec<f64> {
        let size = right.len();
        let column = |column: usize, random: &mut Random| {
            let one: Vec<f64> = (0..size).map(|it| if it == column { 1.0 } else { 0.0 }).collect();
            self.solve(random, matrix, &one)
        };
        let inverse: Vec<Vec<f64>> = (0..size).map(|it| column(it, random)).collect();
        let sum = |row: usize, random: &mut Random| {
            let products: Vec<[f64; 2]> =
                (0..=row).map(|it| [-inverse[it][row], right[it]]).collect();
            self.rest(random, 0.0, &products)
        };
        (0..size).map(|row| sum(row, random)).collect()
    }

    /// The factor of a matrix, in which columns are known before those on their right.
    fn factor(self, random: &mut Random, matrix: &[f64], size: usize) -> Vec<f64> {
        let mut factor = vec![0.0; size * size];
        for column in 0..size {
            for row in column..size {
                let pair = |it: usize| [factor[row * size + it], factor[column * size + it]];
                let products: Vec<[f64; 2]> = (0..column).map(pair).collect();
                let rest = self.rest(random, matrix[row * size + column], &products);
                factor[row * size + column] = match row == column {
                    true => self.to(rest.sqrt()),
                    false => self.quotient(rest, factor[column * size + column]),
                };
            }
        }
        factor
    }
}

/// A number between -1 and 1 of so many bits.
fn number(random: &mut Random, bits: u32) -> f64 {
    let half = f64::from(1u32 << (bits - 1));
    (random.below(1 << bits) as f64 - half) / half
}

/// A lower triangular matrix of numbers of few bits; the smaller the pivots, the worse its condition.
fn triangle(random: &mut Random, size: usize, pivot: f64) -> Vec<f64> {
    let element = |index: usize, random: &mut Random| match index / size >= index % size {
        true if index / size == index % size => pivot * (1.0 + number(random, 7).abs()),
        true if random.one_in(4) => 0.0,
        true => number(random, 7),
        false => 0.0,
    };
    (0..size * size).map(|index| element(index, random)).collect()
}

fn tensor(ty: &str, shape: &[usize], values: &[f64]) -> Tensor {
    let format = FloatFormat::parse(ty).expect("a type");
    Tensor::from_f64s(ElementType::Float(format), shape, values).expect("as many values")
}

fn judge_solution(
    ty: &str,
    matrix: &[f64],
    right: &[f64],
    solution: &[f64],
    legal: &str,
) -> Verdict {
    let size = right.len();
    let (a, b) = (format!("tensor<{size}x{size}x{ty}>"), format!("tensor<{size}x1x{ty}>"));
    let text = format!(
        "func.func @main(%a: {a}, %b: {b}) -> {b} {{
           %0 = \"stablehlo.triangular_solve\"(%a, %b) {{left_side = true, lower = true, unit_diagonal = false,
             transpose_a = #stablehlo<transpose NO_TRANSPOSE>}} : ({a}, {b}) -> {b}
           return %0 : {b}
         }}"
    );
    let operands = [tensor(ty, &[size, size], matrix), tensor(ty, &[size, 1], right)];
    verdict(&text, &operands, tensor(ty, &[size, 1], solution), legal)
}

fn judge_factor(ty: &str, matrix: &[f64], size: usize, factor: &[f64]) -> Verdict {
    let a = format!("tensor<{size}x{size}x{ty}>");
    let text = format!(
        "func.func @main(%a: {a}) -> {a} {{
           %0 = stablehlo.cholesky %a, lower = true : {a}
           return %0 : {a}
         }}"
    );
    let operand = [tensor(ty, &[size, size], matrix)];
    verdict(&text, &operand, tensor(ty, &[size, size], factor), "")
}

/// Pivots that make matrices of all conditions.
const PIVOTS: [f64; 5] = [4.0, 1.0, 0.25, 0.03125, 0.00390625];

#[test]
fn unknowns_that_are_found_by_substitution_are_legal() {
    let mut random = Random::new(121);
    let mut judged = 0;
    for _ in 0..rounds(60) {
        let size = 1 + random.below(24);
        let (matrix, right) = system(&mut random, size);
        // steps in f32, and results in f32 or rounded to bf16; or all in bf16
        let kind = random.below(3);
        let ty = if kind == 0 { "f32" } else { "bf16" };
        let device = Device::any(&mut random, if kind == 2 { 8 } else { 24 });
        let solution = device.solve(&mut random, &matrix, &right);
        if solution.iter().any(|it| it.abs() > 1e30 || *it != 0.0 && it.abs() < 1e-30) {
            continue;
        }
        let found = judge_solution(ty, &matrix, &right, &solution, "");
        assert!(found.is_accepted, "{size} {ty} {device:?}: {:?}", found.rungs);
        // beyond, steps in bf16 are no small part of one
        if kind != 2 || size < 10 {
            assert_eq!(
                found.count(&Rung::Undecided),
                0,
                "{size} {ty} {device:?}: {:?}",
                found.rungs
            );
            judged += 1;
        }
    }
    assert!(judged > 10, "{judged}");
}

/// A system of any condition.
fn system(random: &mut Random, size: usize) -> (Vec<f64>, Vec<f64>) {
    let pivot = PIVOTS[random.below(PIVOTS.len())];
    let matrix = triangle(random, size, pivot);
    let right = (0..size).map(|_| number(random, 7)).collect();
    (matrix, right)
}

#[test]
fn unknowns_that_are_products_with_the_inverse_are_never_refused() {
    let mut random = Random::new(122);
    let mut legal = 0;
    for _ in 0..rounds(60) {
        let size = 1 + random.below(24);
        let (matrix, right) = system(&mut random, size);
        let device = Device::any(&mut random, 24);
        let solution = device.by_inverse(&mut random, &matrix, &right);
        if solution.iter().any(|it| it.is_nan() || it.abs() >= 1e30) {
            continue;
        }
        let found = judge_solution("f32", &matrix, &right, &solution, "");
        assert!(found.is_accepted, "{size} {device:?}: {:?}", found.rungs);
        legal += u64::from(found.count(&Rung::Undecided) == 0);
    }
    assert!(legal > 10, "{legal}");
}

#[test]
fn factors_that_are_found_column_by_column_are_legal() {
    let mut random = Random::new(123);
    let mut judged = 0;
    for _ in 0..rounds(60) {
        let size = 1 + random.below(16);
        let pivot = PIVOTS[random.below(PIVOTS.len())];
        let root = triangle(&mut random, size, pivot);
        let matrix = product(&root, size);
        let device = Device::any(&mut random, 24);
        let factor = device.factor(&mut random, &matrix, size);
        if factor.iter().any(|it| !it.is_finite() || *it != 0.0 && it.abs() < 1e-30) {
            continue;
        }
        let found = judge_factor("f32", &matrix, size, &factor);
        let lower = |index: usize| index / size >= index % size;
        let is_explained = |(index, rung): (usize, &u8)| {
            !lower(index) || found.rungs[usize::from(*rung)].0 != Rung::Undecided
        };
        assert!(found.is_accepted, "{size} {device:?}: {:?}", found.rungs);
        assert!(
            found.map.iter().enumerate().all(is_explained),
            "{size} {device:?}: {:?}",
            found.rungs
        );
        judged += 1;
    }
    assert!(judged > 10, "{judged}");
}

/// A matrix times its transpose, in f32.
fn product(root: &[f64], size: usize) -> Vec<f64> {
    let at = |row: usize, column: usize| -> f64 {
        (0..size).map(|it| root[row * size + it] * root[column * size + it]).sum()
    };
    (0..size * size).map(|it| f64::from(at(it / size, it % size) as f32)).collect()
}

#[test]
fn a_term_that_is_left_out_is_found() {
    let mut random = Random::new(124);
    let (mut made, mut found) = (0, 0);
    for _ in 0..rounds(60) {
        let size = 3 + random.below(16);
        // a term counts beside the pivots
        let matrix = triangle(&mut random, size, 1.0);
        let right: Vec<f64> = (0..size).map(|_| number(&mut random, 7)).collect();
        let device = Device { mode: Mode::Nearest, ..Device::any(&mut random, 24) };
        let row = 1 + random.below(size - 1);
        let column = random.below(row);
        let mut without = matrix.clone();
        without[row * size + column] = 0.0;
        let solution = device.solve(&mut random, &without, &right);
        let lost = (matrix[row * size + column] * solution[column]).abs();
        let terms: f64 = (0..=row).map(|it| (matrix[row * size + it] * solution[it]).abs()).sum();
        if lost < 1e-3 * terms {
            continue;
        }
        made += 1;
        let verdict = judge_solution("f32", &matrix, &right, &solution, "");
        let rung = &verdict.rungs[usize::from(verdict.map[row])].0;
        found += u64::from(*rung == Rung::Violation);
        // all other unknowns are right for those before them
        let others = (0..size).filter(|it| *it != row);
        let is_right = |it: usize| verdict.rungs[usize::from(verdict.map[it])].0 != Rung::Violation;
        assert!(others.clone().all(is_right), "{size} {row}: {:?}", verdict.map);
    }
    assert!(made > 10 && found * 10 > made * 9, "{found} of {made}");
}
