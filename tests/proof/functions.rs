//! Functions against tables of correctly rounded values.

use super::format::Format;
use super::program::Program;
use super::random::splitmix;
use super::report::{Report, shown};
use super::tables::{self, checksum, checksums, single_error};

/// Codes that one checksum stands for.
const ROW: usize = 256;

/// What a row of codes is compared with, and how a difference is told.
struct Row<'a> {
    element: &'a str,
    op: &'a str,
    number: usize,
    width: u32,
}

impl Row<'_> {
    /// Compares a row with its checksum; `operands` gives those of a place.
    fn check(&self, codes: &[u64], expected: u32, operands: impl Fn(usize) -> Vec<u64>) {
        if checksum(codes) == expected {
            return;
        }
        let Row { element, op, number, width } = self;
        let first = shown(&operands(0));
        let command = format!("python -m tools.tables.proof_tables row {element} {op} {number}");
        match single_error(codes, expected, *width) {
            Some((place, right)) => panic!(
                "{element} {op} of {} gave {:#x}, right is {right:#x} ({command})",
                shown(&operands(place)),
                codes[place]
            ),
            None => panic!(
                "{element} {op} is wrong for several of the {} operands from {first} on; \
                 `{command}` prints the right results; ours: {}",
                codes.len(),
                shown(codes)
            ),
        }
    }
}

/// 256 codes one by one, and as often as it takes for a table to serve.
#[test]
fn unary_functions_of_small_types_are_correctly_rounded_for_every_code() {
    let mut report = Report::new("results of functions at codes of small types");
    for line in tables::lines(tables::UNARY) {
        let [element, op, digits] = line[..] else { panic!("a line of three: {line:?}") };
        let expected = tables::codes(digits);
        let count = expected.len();
        let alias = if op == "stablehlo.tan" { "chlo.tan" } else { op };
        let table_from = count * (2048 / count + 1);
        for (op, length) in [(op, count), (op, table_from), (alias, count)] {
            let operands: Vec<u64> = (0..length).map(|index| (index % count) as u64).collect();
            let results = Program::op(op, "", &[element], element, length).run(&[&operands]);
            report.compare(
                || format!("{element} {op}"),
                &results,
                |index| expected[index % count],
                |index| shown(&[operands[index]]),
            );
        }
    }
}

#[test]
fn unary_functions_of_f16_and_bf16_are_correctly_rounded_for_every_code() {
    let mut report = Report::new("results of functions at codes of f16 and bf16");
    let operands: Vec<u64> = (0..1 << 16).collect();
    for line in tables::lines(tables::WIDE) {
        let [element, op, digits] = line[..] else { panic!("a line of three: {line:?}") };
        let results = Program::op(op, "", &[element], element, 1 << 16).run(&[&operands]);
        let rows = results.chunks(ROW).zip(checksums(digits));
        for (number, (codes, expected)) in rows.enumerate() {
            let row = Row { element, op, number, width: 16 };
            row.check(codes, expected, |place| vec![(number * ROW + place) as u64]);
        }
        report.add(results.len());
    }
}

/// A tensor of more elements than there are codes is looked up in a table: the same results.
#[test]
fn tables_of_f16_and_bf16_hold_what_is_computed_one_by_one() {
    let mut report = Report::new("results of functions of f16 and bf16 by table");
    for (element, op) in [("f16", "stablehlo.exponential"), ("bf16", "chlo.lgamma")] {
        let operands: Vec<u64> = (0..1 << 16).collect();
        let twice: Vec<u64> = operands.iter().chain(&operands).copied().collect();
        let expected = Program::op(op, "", &[element], element, 1 << 16).run(&[&operands]);
        let results = Program::op(op, "", &[element], element, 2 << 16).run(&[&twice]);
        report.compare(
            || format!("{element} {op} by table"),
            &results,
            |index| expected[index % (1 << 16)],
            |index| shown(&[twice[index]]),
        );
    }
}

#[test]
fn binary_functions_of_small_types_are_correctly_rounded_for_every_pair() {
    let mut report = Report::new("results of functions at pairs of codes of small types");
    for line in tables::lines(tables::BINARY) {
        let [element, op, digits] = line[..] else { panic!("a line of three: {line:?}") };
        let width = Format::named(element).width();
        let count = 1usize << width;
        let expected = checksums(digits);
        let broadcasting = format!("chlo.broadcast_{}", op.split_once('.').expect("a dialect").1);
        // the broadcasting form has the same meaning and kernel: a few rows show that it is this one
        for (name, step) in [(op, 1), (&*broadcasting, count.div_ceil(16))] {
            let rows: Vec<usize> = (0..count).step_by(step).collect();
            let pairs = || rows.iter().flat_map(|row| (0..count).map(move |at| (*row, at)));
            let lhs: Vec<u64> = pairs().map(|(row, _)| row as u64).collect();
            let rhs: Vec<u64> = pairs().map(|(_, at)| at as u64).collect();
            let program = Program::op(name, "", &[element; 2], element, lhs.len());
            let results = program.run(&[&lhs, &rhs]);
            for (codes, &number) in results.chunks(count).zip(&rows) {
                let row = Row { element, op, number, width };
                row.check(codes, expected[number], |place| vec![number as u64, place as u64]);
            }
            report.add(results.len());
        }
    }
}

#[test]
fn functions_of_f32_are_correctly_rounded_over_a_sample() {
    let mut report = Report::new("results of functions at samples of f32, f16 and bf16");
    for line in tables::lines(tables::SAMPLED) {
        let [element, op, digits] = line[..] else { panic!("a line of three: {line:?}") };
        let (format, expected) = (Format::named(element), checksums(digits));
        let count = expected.len() * ROW;
        let operands = Sample { format: &format, op }.operands(count);
        let types = vec![element; operands.len()];
        let program = Program::op(op, "", &types, element, count);
        let results = program.run(&operands.iter().map(Vec::as_slice).collect::<Vec<_>>());
        for (number, (codes, expected)) in results.chunks(ROW).zip(expected).enumerate() {
            let row = Row { element, op, number, width: format.width() };
            let at = |place: usize| operands.iter().map(|it| it[number * ROW + place]).collect();
            row.check(codes, expected, at);
        }
        report.add(count);
    }
}

/// The pseudo-random operands of tools/tables/proof_tables.py.
struct Sample<'a> {
    format: &'a Format,
    op: &'a str,
}

impl Sample<'_> {
    fn operands(&self, count: usize) -> Vec<Vec<u64>> {
        const TWO: [&str; 4] =
            ["stablehlo.power", "stablehlo.atan2", "chlo.polygamma", "chlo.zeta"];
        if !TWO.contains(&self.op) {
            return vec![(0..count as u64).map(|index| self.code(index)).collect()];
        }
        let lhs = (0..count as u64).map(|index| match self.op {
            "chlo.polygamma" => {
                self.format.computed(super::exact::Number::integer((index % 12).into()))
            }
            _ => self.code(2 * index),
        });
        vec![lhs.collect(), (0..count as u64).map(|index| self.code(2 * index + 1)).collect()]
    }

    /// Any bits, or, of three quarters, a magnitude from 2^-14 to 2^10.
    fn code(&self, index: u64) -> u64 {
        let mixed = splitmix(index);
        if self.format.name == "f16" {
            return mixed >> 48;
        }
        let exponent = 113 + (mixed >> 32) % 24;
        let near = (mixed >> 63 << 31) | (exponent << 23) | (mixed & 0x7F_FFFF);
        let code = if index % 8 > 1 { near } else { mixed >> 32 };
        if self.format.name == "f32" { code } else { code >> 16 }
    }
}
