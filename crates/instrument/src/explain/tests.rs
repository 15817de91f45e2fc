//! Every elementwise op of the table, on every small type: the steps of its meaning give the code that the
//! interpreter's fast engine gives, and the exact number of each step, rounded by comparisons, the code of the step.

use super::operation::{Comparison, Operation};
use super::program::{OneOp, account, column};
use super::{Question, explain};
use crate::meaning;
use crate::numeric::{
    ComplexPart, ConvertPolicy, ElementType, FloatFormat, Function, IntegerType, MLIR_FORMATS,
    Numerics, Zero,
};
use crate::ops::{Meaning as Entry, entries};

const DIRECTIONS: [&str; 6] = ["EQ", "NE", "GE", "GT", "LE", "LT"];

/// Elementwise ops on floats that give the same type or a boolean: full name, name, operands.
fn float_ops() -> Vec<(&'static str, &'static str, usize)> {
    let elementwise = entries()
        .map(|(_, entry)| entry)
        .filter(|entry| matches!(entry.meaning, Entry::Elementwise(_)));
    let others = [
        "and",
        "or",
        "xor",
        "not",
        "popcnt",
        "count_leading_zeros",
        "shift_left",
        "mulhi",
        "shift_right_arithmetic",
        "shift_right_logical",
        "complex",
        "convert",
        "select",
        "bitcast_convert",
        "constant_like",
    ];
    elementwise
        .map(|entry| {
            let name = entry.def.name;
            (name, name.split_once('.').map_or(name, |(_, op)| op), entry.def.operands.len())
        })
        .filter(|(_, op, _)| {
            !others.contains(op) && !op.starts_with(['_', '@']) && !op.starts_with("uniform_")
        })
        .collect()
}

/// Whether an op of one operand is a function, whose values are compared in wide arithmetic.
fn is_function(op: &str) -> bool {
    let step = |function: &Function| {
        let operation = meaning::Operation::Unary(meaning::Unary::Function(*function));
        super::exact::name(operation) == op
    };
    Function::ALL.iter().any(step)
}

fn small_formats() -> Vec<&'static FloatFormat> {
    let named = ["f5E2M2", "f6E3M2F", "f8E5M2B9FN", "f4E3M0", "f7E4M3FNU", "f7E4M2UZ", "hif8"];
    let named = named.into_iter().map(|name| FloatFormat::parse(name).unwrap());
    MLIR_FORMATS.iter().copied().filter(|format| format.width <= 8).chain(named).collect()
}

fn operation(op: &'static str, format: &'static FloatFormat, operands: usize) -> Operation {
    let name = op.rsplit_once('.').map_or(op, |(_, name)| name);
    let boolean = name.starts_with("is_") || name == "compare";
    let element = ElementType::Float(format);
    Operation {
        op,
        elements: vec![element.clone(); operands],
        codes: vec![],
        result: if boolean { ElementType::Boolean } else { element },
        comparison: Comparison { direction: "LT", total_order: false },
        precision: (3, 2),
    }
}

/// Holds the steps against the interpreter on rows of operand codes.
fn check(operation: &Operation, rows: &[Vec<u128>]) {
    let name = operation.op;
    let program = OneOp::elementwise(operation, rows.len()).unwrap_or_else(|it| panic!("{it}"));
    let columns = operation.elements.iter().enumerate().map(|(index, element)| {
        let codes: Vec<u128> = rows.iter().map(|row| row[index]).collect();
        column(element, &codes)
    });
    let given = program.run(columns.collect(), Numerics::STANDARD);
    let given = given.unwrap_or_else(|error| panic!("{name} {:?}: {error}", operation.elements));
    let steps = program.steps().unwrap_or_else(|error| panic!("{name}: {error}"));
    for (row, given) in rows.iter().zip(given) {
        let account = account(&steps, row);
        let wrong = account.steps.iter().find(|step| step.is_contradicted());
        assert!(
            account.code == given && wrong.is_none(),
            "{name} {} {row:x?} {:?} {:?}: {given:#x}, {account:x?}",
            operation.elements[0],
            operation.comparison,
            operation.precision
        );
    }
}

/// Rows of all codes of one operand, or of at most `most` codes of several, spread over all.
fn rows(format: &FloatFormat, operands: usize, most: usize) -> Vec<Vec<u128>> {
    let codes = 1usize << format.width;
    let all = codes.pow(operands as u32);
    // an odd stride meets every code of every operand
    let stride = if all > most { (all / most) | 1 } else { 1 };
    let row = |index: usize| {
        let code = |place: u32| (index / codes.pow(place) % codes) as u128;
        (0..operands as u32).map(code).collect()
    };
    // nothing makes the code that -0 would have, where it reads as the one zero
    let made =
        |&code: &u128| !format.is_zero(code as u64) || code == 0 || format.zero == Zero::Signed;
    (0..all).step_by(stride).map(row).filter(|row: &Vec<u128>| row.iter().all(made)).collect()
}

#[test]
fn every_op_on_every_small_type_gives_what_its_meaning_says() {
    let ops = float_ops();
    assert!(ops.len() > 55, "{}", ops.len());
    for format in small_formats() {
        for &(full_name, op, operands) in &ops {
            // wide arithmetic decides functions, and takes its time
            let slow = matches!(op, "zeta" | "polygamma" | "digamma" | "lgamma");
            let most = match (op, operands) {
                _ if slow && format.name != "f8E4M3FN" => continue,
                _ if slow => 9,
                ("power" | "atan2", _) => 40,
                (_, 1) if is_function(op) => 16,
                _ => 300,
            };
            let rows = rows(format, operands, most);
            let first = operation(full_name, format, operands);
            check(&first, &rows);
        }
    }
}

#[test]
fn comparisons_hold_in_every_direction_and_order() {
    for format in small_formats() {
        for direction in DIRECTIONS {
            for total_order in [false, true] {
                let comparison = Comparison { direction, total_order };
                let compare = Operation { comparison, ..operation("stablehlo.compare", format, 2) };
                check(&compare, &rows(format, 2, 1500));
            }
        }
    }
}

#[test]
fn precision_is_reduced_as_stated() {
    for format in small_formats() {
        for precision in [(1, 0), (2, 0), (2, 1), (4, 3), (5, 2), (5, 10), (8, 1), (40, 40)] {
            let reduce =
                Operation { precision, ..operation("stablehlo.reduce_precision", format, 1) };
            check(&reduce, &rows(format, 1, 256));
        }
    }
}

#[test]
fn conversions_between_all_small_types() {
    let integers = [(2, true), (2, false), (8, true), (8, false), (64, true)]
        .map(|(width, signed)| ElementType::Integer(IntegerType { width, signed }));
    for format in small_formats() {
        let floats = small_formats().into_iter().map(ElementType::Float);
        for result in floats.chain(integers.clone()).chain([ElementType::Boolean]) {
            let convert = Operation { result, ..operation("stablehlo.convert", format, 1) };
            check(&convert, &rows(format, 1, 256));
        }
        for integer in &integers[..4] {
            let elements = vec![integer.clone()];
            let convert = Operation { elements, ..operation("stablehlo.convert", format, 1) };
            let rows: Vec<Vec<u128>> =
                (0..1u128 << integer.bits()).map(|code| vec![code]).collect();
            check(&convert, &rows);
        }
    }
}

#[test]
fn integer_ops_give_what_their_meaning_says() {
    let names = |ops: &[&'static str]| ops.to_vec();
    let unary = names(&[
        "stablehlo.abs",
        "stablehlo.negate",
        "stablehlo.sign",
        "stablehlo.not",
        "stablehlo.popcnt",
        "stablehlo.count_leading_zeros",
    ]);
    let binary = names(&[
        "stablehlo.add",
        "stablehlo.subtract",
        "stablehlo.multiply",
        "stablehlo.divide",
        "stablehlo.remainder",
        "stablehlo.maximum",
        "stablehlo.minimum",
        "stablehlo.power",
        "stablehlo.and",
        "stablehlo.or",
        "stablehlo.xor",
        "stablehlo.shift_left",
        "stablehlo.shift_right_logical",
        "stablehlo.shift_right_arithmetic",
        "stablehlo.compare",
        "chlo.mulhi",
    ]);
    for (width, signed) in [(2, true), (2, false), (4, true), (4, false), (8, true), (8, false)] {
        let element = ElementType::Integer(IntegerType { width, signed });
        let codes = 1u128 << width;
        let stride = if width == 8 { 7 } else { 1 };
        let pairs: Vec<Vec<u128>> =
            (0..codes * codes).step_by(stride).map(|row| vec![row % codes, row / codes]).collect();
        let singles: Vec<Vec<u128>> = (0..codes).map(|code| vec![code]).collect();
        let ops =
            unary.iter().map(|op| (op, 1, &singles)).chain(binary.iter().map(|op| (op, 2, &pairs)));
        for (&op, operands, rows) in ops {
            if matches!(op, "stablehlo.abs" | "stablehlo.negate" | "stablehlo.sign") && !signed {
                continue;
            }
            let boolean = op == "stablehlo.compare";
            let result = if boolean { ElementType::Boolean } else { element.clone() };
            let elements = vec![element.clone(); operands];
            let operation =
                Operation { elements, result, ..operation(op, MLIR_FORMATS[0], operands) };
            check(&operation, rows);
        }
    }
}

/// Complex numbers whose parts are ordinary, zero, infinite or NaN.
fn complex_codes(part: ComplexPart) -> Vec<u128> {
    let values = [0.0, -0.0, 1.0, -2.5, 0.1, 3e20, f64::INFINITY, f64::NAN];
    let code = |value: f64| part.format().encode(ConvertPolicy::CONVERT, value);
    let pairs = values.iter().flat_map(|&re| values.iter().map(move |&im| (re, im)));
    pairs.map(|(re, im)| meaning::codes::complex::from_parts(part, code(re), code(im))).collect()
}

#[test]
fn every_op_on_complex_numbers_gives_what_its_meaning_says() {
    let mut count = 0;
    for part in [ComplexPart::F32, ComplexPart::F64] {
        let element = ElementType::Complex(part);
        let codes = complex_codes(part);
        for (op, name, operands) in float_ops() {
            let result = match name {
                "abs" | "real" | "imag" => part.element(),
                "compare" => ElementType::Boolean,
                _ => element.clone(),
            };
            let comparison = Comparison { direction: "EQ", total_order: false };
            let elements = vec![element.clone(); operands];
            let shape = operation(op, MLIR_FORMATS[0], operands);
            let of_complex = Operation { elements, result, comparison, ..shape };
            // what is not for complex numbers is refused when the program is read, or when it is lowered
            let program = OneOp::elementwise(&of_complex, 1);
            if program.and_then(|program| program.steps().map(drop)).is_err() {
                continue;
            }
            count += 1;
            let stride = if operands == 1 { 1 } else { 37 };
            let pairs = codes.iter().flat_map(|&x| codes.iter().map(move |&y| vec![x, y, x]));
            let rows = pairs.step_by(stride).map(|row| row[..operands].to_vec());
            let singles = || codes.iter().map(|&code| vec![code]).collect();
            let rows: Vec<Vec<u128>> = if operands == 1 { singles() } else { rows.collect() };
            check(&of_complex, &rows);
        }
    }
    assert!(count > 60, "{count}");
}

#[test]
fn sums_over_windows_of_every_small_type_give_what_their_meaning_says() {
    let reductions = [
        "window=3 at=2",
        "window=2 stride=2 padding=1,0 at=1",
        "window=2 base_dilation=3 window_dilation=2 padding=-1,2 at=5",
    ];
    let convolutions = [
        "at=2",
        "reverse padding=2,1 at=1",
        "lhs_dilation=3 rhs_dilation=2 padding=-1,2 stride=2 at=3",
    ];
    for format in small_formats() {
        let code = |index: u64| format!("0x{:X}", (index * 37 + 11) % (1 << format.width));
        let values: Vec<String> = (0..5).map(code).collect();
        let kernel: Vec<String> = (5..8).map(code).collect();
        let reduction = values.join(" ");
        let convolution = format!("{reduction} x {}", kernel.join(" "));
        let asked = reductions.map(|window| ("reduce_window_add", &reduction, window));
        for (op, values, window) in
            asked.into_iter().chain(convolutions.map(|it| ("convolution", &convolution, it)))
        {
            let words = format!("{} {values} {window}", format.name);
            let words: Vec<String> = words.split(' ').map(String::from).collect();
            let question = Question { op: op.into(), words, ..Question::default() };
            let explained = explain(&question).unwrap_or_else(|it| panic!("{question:?}: {it}"));
            assert_eq!(explained.contradiction, None, "{question:?}");
        }
    }
}
