//! Sums of the small types, f16 and bf16, in the specification's order, every step rounded: dot_general
//! and reduce.

use super::SMALL;
use super::exact::{Number, ZERO};
use super::format::Format;
use super::program::{Program, Shaped};
use super::random::splitmix;
use super::report::{Report, shown};

/// Rows of lhs, columns of rhs, and terms of a sum.
const SIDE: usize = 32;
const TERMS: usize = 50;

/// Pseudo-random codes; of half the rounds of magnitudes around 1, that sums do not overflow soon.
fn codes(format: &Format, count: usize, round: u64) -> Vec<u64> {
    let code = |index: u64| {
        let bits = splitmix(index ^ (round << 32));
        let code = bits >> (64 - format.width());
        if round.is_multiple_of(2) {
            return code;
        }
        let shift = format.mantissa_bits;
        let one = (format.bias.max(1) as u64).min(format.largest() >> shift);
        let field = one.saturating_sub(bits % 4);
        code & (format.sign_bit() | ((1 << shift) - 1)) | field << shift
    };
    (0..count as u64).map(code).collect()
}

/// The sum of products of a row and a column, each product and each sum rounded.
fn dot(format: &Format, result: &Format, pairs: impl Iterator<Item = (u64, u64)>) -> u64 {
    // the wider type takes the operands as they are, and holds the products
    let product = |(a, b): (u64, u64)| result.computed(format.decode(a).times(format.decode(b)));
    let sum =
        |sum: Number, code: u64| result.decode(result.computed(sum.plus(result.decode(code))));
    result.computed(pairs.map(product).fold(ZERO, sum))
}

#[test]
fn dot_general_rounds_every_product_and_every_sum() {
    let mut report = Report::new("sums of 50 products");
    for element in SMALL.into_iter().chain(["f16", "bf16"]) {
        for result in [element, "f32"] {
            for round in 0..4 {
                check_dot(element, result, round, &mut report);
            }
        }
    }
}

fn check_dot(element: &str, result: &str, round: u64, report: &mut Report) {
    let (format, of) = (Format::named(element), Format::named(result));
    let shaped = |element: &str, shape: [usize; 2]| Shaped {
        element: element.into(),
        shape: shape.to_vec(),
    };
    let body = format!(
        "%r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : \
         (tensor<{SIDE}x{TERMS}x{element}>, tensor<{TERMS}x{SIDE}x{element}>) \
         -> tensor<{SIDE}x{SIDE}x{result}>"
    );
    let operands = [shaped(element, [SIDE, TERMS]), shaped(element, [TERMS, SIDE])];
    let program = Program::new(&operands, &shaped(result, [SIDE, SIDE]), &body);
    let (lhs, rhs) =
        (codes(&format, SIDE * TERMS, round), codes(&format, SIDE * TERMS, round + 10));
    let column = |index: usize| (0..TERMS).map(move |k| k * SIDE + index % SIDE);
    let row = |index: usize| (0..TERMS).map(move |k| index / SIDE * TERMS + k);
    report.compare(
        || format!("{element} dot_general to {result}"),
        &program.run(&[&lhs, &rhs]),
        |index| dot(&format, &of, row(index).zip(column(index)).map(|(a, b)| (lhs[a], rhs[b]))),
        |index| {
            let row: Vec<u64> = row(index).map(|at| lhs[at]).collect();
            let column: Vec<u64> = column(index).map(|at| rhs[at]).collect();
            format!("[{}] and [{}]", shown(&row), shown(&column))
        },
    );
}

#[test]
fn reduce_rounds_every_sum() {
    let mut report = Report::new("sums of 50 terms");
    for element in SMALL.into_iter().chain(["f16", "bf16"]) {
        let format = Format::named(element);
        let body = format!(
            "%r = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : \
             (tensor<{SIDE}x{TERMS}x{element}>, tensor<{element}>) -> tensor<{SIDE}x{element}>"
        );
        let operands = [
            Shaped { element: element.into(), shape: vec![SIDE, TERMS] },
            Shaped { element: element.into(), shape: vec![] },
        ];
        let program = Program::new(&operands, &Shaped::vector(element, SIDE), &body);
        for round in 0..8 {
            let terms = codes(&format, SIDE * TERMS, round);
            let initial = terms[7];
            let right = |index: usize| {
                terms[index * TERMS..][..TERMS].iter().fold(initial, |sum, term| {
                    format.computed(format.decode(sum).plus(format.decode(*term)))
                })
            };
            report.compare(
                || format!("{element} reduce with add"),
                &program.run(&[&terms, &[initial]]),
                right,
                |index| format!("{initial:#x} and [{}]", shown(&terms[index * TERMS..][..TERMS])),
            );
        }
    }
}
