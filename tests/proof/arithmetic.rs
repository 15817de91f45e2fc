//! Operations of two and three operands of the small types, on all pairs of codes.

use std::cmp::Ordering;

use super::SMALL;
use super::exact::{NAN, Number, ZERO};
use super::format::Format;
use super::program::Program;
use super::report::{Report, shown};

/// All pairs of codes: left operands, right operands.
pub fn pairs(format: &Format) -> (Vec<u64>, Vec<u64>) {
    format.made().flat_map(|lhs| format.made().map(move |rhs| (lhs, rhs))).unzip()
}

pub const ARITHMETIC: [(&str, fn(Number, Number) -> Number); 7] = [
    ("add", Number::plus),
    ("subtract", Number::minus),
    ("multiply", Number::times),
    ("divide", Number::over),
    ("remainder", Number::remainder),
    ("maximum", maximum),
    ("minimum", minimum),
];

/// A NaN wins; +0 is above -0.
fn maximum(a: Number, b: Number) -> Number {
    match a.compare(b) {
        None => NAN,
        Some(Ordering::Less) => b,
        Some(Ordering::Greater) => a,
        Some(Ordering::Equal) => {
            if a.negative() {
                b
            } else {
                a
            }
        }
    }
}

fn minimum(a: Number, b: Number) -> Number {
    maximum(a.negated(), b.negated()).with_sign_of_opposite()
}

impl Number {
    /// The additive inverse, but for a NaN.
    fn with_sign_of_opposite(self) -> Number {
        if self.is_nan() { self } else { self.negated() }
    }
}

#[test]
fn arithmetic_of_small_types_is_correctly_rounded_for_every_pair() {
    let mut report = Report::new("results of arithmetic at pairs of codes of small types");
    for element in SMALL {
        check(element, &["stablehlo.", "chlo.broadcast_"], &mut report);
    }
}

#[test]
fn arithmetic_of_named_types_is_correctly_rounded_for_every_pair() {
    let mut report = Report::new("results of arithmetic at pairs of codes of types by name");
    for element in super::named() {
        check(&element, &["stablehlo."], &mut report);
    }
}

fn check(element: &str, prefixes: &[&str], report: &mut Report) {
    let format = Format::named(element);
    let (lhs, rhs) = pairs(&format);
    for (op, exact) in ARITHMETIC {
        let right: Vec<u64> = lhs
            .iter()
            .zip(&rhs)
            .map(|(a, b)| format.computed(exact(format.decode(*a), format.decode(*b))))
            .collect();
        for name in prefixes.iter().map(|prefix| format!("{prefix}{op}")) {
            let program = Program::op(&name, "", &[element; 2], element, lhs.len());
            report.compare(
                || format!("{element} {name}"),
                &program.run(&[&lhs, &rhs]),
                |index| right[index],
                |index| shown(&[lhs[index], rhs[index]]),
            );
        }
    }
}

/// Where a code stands in IEEE 754's totalOrder: -NaN, -infinity, ..., -0, +0, ..., infinity, NaN; a
/// NaN by its payload.
fn total_order(format: &Format, code: u64) -> i64 {
    let negative = code & format.sign_bit() != 0;
    let magnitude = (code & !format.sign_bit()) as i64;
    let above_all = 1 << 20;
    match format.decode(code) {
        // the one NaN of types without -0 is positive
        Number::Nan { .. } if magnitude == 0 => above_all,
        // without -0 its code, if it is a number, is +0
        Number::Zero { negative } => {
            if negative {
                -1
            } else {
                0
            }
        }
        _ if negative => -1 - magnitude,
        _ => magnitude,
    }
}

const DIRECTIONS: [(&str, fn(Ordering) -> bool); 6] = [
    ("EQ", Ordering::is_eq),
    ("NE", Ordering::is_ne),
    ("GE", Ordering::is_ge),
    ("GT", Ordering::is_gt),
    ("LE", Ordering::is_le),
    ("LT", Ordering::is_lt),
];

#[test]
fn comparisons_of_small_types_are_right_for_every_pair() {
    let mut report = Report::new("comparisons of pairs of codes of small types");
    for element in SMALL {
        let format = Format::named(element);
        let (lhs, rhs) = pairs(&format);
        for kind in ["FLOAT", "TOTALORDER"] {
            let orders: Vec<Option<Ordering>> = (lhs.iter().zip(&rhs))
                .map(|(a, b)| match kind {
                    "FLOAT" => format.decode(*a).compare(format.decode(*b)),
                    _ => Some(total_order(&format, *a).cmp(&total_order(&format, *b))),
                })
                .collect();
            for (direction, holds) in DIRECTIONS {
                for (dialect, name) in
                    [("stablehlo", "stablehlo.compare"), ("chlo", "chlo.broadcast_compare")]
                {
                    let attributes = format!(
                        "{{comparison_direction = #{dialect}<comparison_direction {direction}>, \
                         compare_type = #{dialect}<comparison_type {kind}>}}"
                    );
                    let program = Program::op(name, &attributes, &[element; 2], "i1", lhs.len());
                    report.compare(
                        || format!("{element} {name} {direction} {kind}"),
                        &program.run(&[&lhs, &rhs]),
                        |index| orders[index].map_or(direction == "NE", holds) as u64,
                        |index| shown(&[lhs[index], rhs[index]]),
                    );
                }
            }
        }
    }
}

/// The code of the number next to `from` on the way to `toward`, found by search among all codes.
fn next_after(format: &Format, from: u64, toward: u64) -> u64 {
    let (here, there) = (format.decode(from), format.decode(toward));
    match here.compare(there) {
        None => format.computed(NAN),
        Some(Ordering::Equal) => toward,
        Some(order) => {
            let mut next = toward;
            for code in format.codes() {
                let value = format.decode(code);
                let beyond = value.compare(here) == Some(order.reverse());
                let nearer = value.compare(format.decode(next)) == Some(order);
                if beyond && nearer {
                    next = code;
                }
            }
            with_a_zero_on_the_way(format, here, next)
        }
    }
}

/// A step onto zero ends on the zero of the side where it came from.
fn with_a_zero_on_the_way(format: &Format, here: Number, next: u64) -> u64 {
    match format.decode(next) {
        Number::Zero { .. } => format.computed(ZERO.with_sign(here.negative())),
        _ => next,
    }
}

#[test]
fn next_after_of_small_types_is_right_for_every_pair() {
    let mut report = Report::new("results of next_after at pairs of codes of small types");
    for element in SMALL {
        let format = Format::named(element);
        let (lhs, rhs) = pairs(&format);
        // the step depends on the direction only
        let count = format.codes().end as usize;
        let mut known: Vec<[Option<u64>; 2]> = vec![[None; 2]; count];
        for name in ["chlo.next_after", "chlo.broadcast_next_after"] {
            let program = Program::op(name, "", &[element; 2], element, lhs.len());
            let results = program.run(&[&lhs, &rhs]);
            let right = |index: usize| {
                let (from, toward) = (lhs[index], rhs[index]);
                match format.decode(from).compare(format.decode(toward)) {
                    None | Some(Ordering::Equal) => next_after(&format, from, toward),
                    Some(order) => *known[from as usize][order.is_lt() as usize]
                        .get_or_insert_with(|| next_after(&format, from, toward)),
                }
            };
            report.compare(
                || format!("{element} {name}"),
                &results,
                right,
                |index| shown(&[lhs[index], rhs[index]]),
            );
        }
    }
}

#[test]
fn select_moves_the_codes_of_small_types() {
    let mut report = Report::new("results of select at pairs of codes of small types");
    for element in SMALL {
        let format = Format::named(element);
        let (lhs, rhs) = pairs(&format);
        for name in ["stablehlo.select", "chlo.broadcast_select"] {
            let program = Program::op(name, "", &["i1", element, element], element, lhs.len());
            for first in 0..2u64 {
                let choice: Vec<u64> =
                    (0..lhs.len() as u64).map(|index| (index + first) % 2).collect();
                report.compare(
                    || format!("{element} {name}"),
                    &program.run(&[&choice, &lhs, &rhs]),
                    |index| if choice[index] == 1 { lhs[index] } else { rhs[index] },
                    |index| shown(&[choice[index], lhs[index], rhs[index]]),
                );
            }
        }
    }
}

/// minimum(maximum(operand, min), max), for all bounds and each so manieth operand.
#[test]
fn clamp_of_small_types_is_right_for_every_pair_of_bounds() {
    let mut report = Report::new("results of clamp at triples of codes of small types");
    for element in SMALL {
        let format = Format::named(element);
        let (low, high) = pairs(&format);
        let step = format.codes().end as usize / 16;
        let program = Program::op("stablehlo.clamp", "", &[element; 3], element, low.len());
        for operand in format.codes().step_by(step.max(1)).chain([format.largest()]) {
            let operands = vec![operand; low.len()];
            let right = |index: usize| {
                let (low, high) = (format.decode(low[index]), format.decode(high[index]));
                format.computed(minimum(maximum(format.decode(operand), low), high))
            };
            report.compare(
                || format!("{element} stablehlo.clamp"),
                &program.run(&[&low, &operands, &high]),
                right,
                |index| shown(&[low[index], operand, high[index]]),
            );
        }
    }
}
