//! Every elementwise op of the table, on every small type: the exact meaning, rounded by comparisons,
//! gives the code that the interpreter gives.

use super::meaning::{Comparison, Operation};
use super::program::run;
use crate::numeric::{ElementType, FloatFormat, IntegerType, MLIR_FORMATS, Numerics, Zero};
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

fn small_formats() -> Vec<&'static FloatFormat> {
    let named = ["f5E2M2", "f6E3M2F", "f8E5M2B9FN", "f4E3M0", "f7E4M3FNU", "f7E4M2UZ"];
    let named = named.into_iter().map(|name| FloatFormat::parse(name).unwrap());
    MLIR_FORMATS.iter().copied().filter(|format| format.width <= 8).chain(named).collect()
}

fn operation(op: &str, format: &'static FloatFormat, operands: usize) -> Operation {
    let boolean = op.starts_with("is_") || op == "compare";
    let element = ElementType::Float(format);
    Operation {
        name: op.into(),
        elements: vec![element.clone(); operands],
        codes: vec![],
        result: if boolean { ElementType::Boolean } else { element },
        comparison: Comparison { direction: "LT", total_order: false },
        precision: (3, 2),
    }
}

/// Holds the meaning against the interpreter on rows of operand codes.
fn check(full_name: &str, operation: &Operation, rows: &[Vec<u128>]) {
    let operands = operation.elements.len();
    let columns: Vec<Vec<u128>> =
        (0..operands).map(|index| rows.iter().map(|row| row[index]).collect()).collect();
    let given = run(full_name, operation, &columns, Numerics::STANDARD)
        .unwrap_or_else(|error| panic!("{full_name} {:?}: {error}", operation.elements));
    for (row, given) in rows.iter().zip(given) {
        let one = Operation { codes: row.clone(), ..operation.clone() };
        let meaning = one.meaning();
        let code = meaning.as_ref().map(|meaning| meaning.code());
        assert_eq!(
            code,
            Some(given),
            "{full_name} {} {row:x?} {:?} {:?}: {meaning:?}",
            operation.elements[0],
            operation.comparison,
            operation.precision
        );
    }
}

/// Rows of all codes of one operand, or of so many codes of several, spread over all.
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
                (_, 1) if super::functions::function(op).is_some() => 16,
                _ => 300,
            };
            let rows = rows(format, operands, most);
            let first = operation(op, format, operands);
            check(full_name, &first, &rows);
        }
    }
}

#[test]
fn comparisons_hold_in_every_direction_and_order() {
    for format in small_formats() {
        for direction in DIRECTIONS {
            for total_order in [false, true] {
                let comparison = Comparison { direction, total_order };
                let compare = Operation { comparison, ..operation("compare", format, 2) };
                check("stablehlo.compare", &compare, &rows(format, 2, 1500));
            }
        }
    }
}

#[test]
fn precision_is_reduced_as_stated() {
    for format in small_formats() {
        for precision in [(1, 0), (2, 0), (2, 1), (4, 3), (5, 2), (5, 10), (8, 1), (40, 40)] {
            let reduce = Operation { precision, ..operation("reduce_precision", format, 1) };
            check("stablehlo.reduce_precision", &reduce, &rows(format, 1, 256));
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
            let convert = Operation { result, ..operation("convert", format, 1) };
            check("stablehlo.convert", &convert, &rows(format, 1, 256));
        }
        for integer in &integers[..4] {
            let elements = vec![integer.clone()];
            let convert = Operation { elements, ..operation("convert", format, 1) };
            let rows: Vec<Vec<u128>> =
                (0..1u128 << integer.bits()).map(|code| vec![code]).collect();
            check("stablehlo.convert", &convert, &rows);
        }
    }
}

#[test]
fn integer_ops_give_what_their_meaning_says() {
    let unary = ["abs", "negate", "sign", "not", "popcnt", "count_leading_zeros"];
    let binary = [
        "add",
        "subtract",
        "multiply",
        "divide",
        "remainder",
        "maximum",
        "minimum",
        "power",
        "and",
        "or",
        "xor",
        "shift_left",
        "shift_right_logical",
        "shift_right_arithmetic",
        "compare",
    ];
    for (width, signed) in [(2, true), (2, false), (4, true), (4, false), (8, true), (8, false)] {
        let element = ElementType::Integer(IntegerType { width, signed });
        let codes = 1u128 << width;
        let stride = if width == 8 { 7 } else { 1 };
        let pairs: Vec<Vec<u128>> =
            (0..codes * codes).step_by(stride).map(|row| vec![row % codes, row / codes]).collect();
        let singles: Vec<Vec<u128>> = (0..codes).map(|code| vec![code]).collect();
        let ops =
            unary.iter().map(|op| (op, 1, &singles)).chain(binary.iter().map(|op| (op, 2, &pairs)));
        for (op, operands, rows) in ops {
            if matches!(*op, "abs" | "negate" | "sign") && !signed {
                continue;
            }
            let boolean = *op == "compare";
            let result = if boolean { ElementType::Boolean } else { element.clone() };
            let elements = vec![element.clone(); operands];
            let operation =
                Operation { elements, result, ..operation(op, MLIR_FORMATS[0], operands) };
            check(&format!("stablehlo.{op}"), &operation, rows);
        }
        let mulhi = Operation {
            elements: vec![element.clone(); 2],
            result: element.clone(),
            ..operation("mulhi", MLIR_FORMATS[0], 2)
        };
        check("chlo.mulhi", &mulhi, &pairs);
    }
}
