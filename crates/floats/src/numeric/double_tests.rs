//! Functions of numbers of about 106 bits, against values by mpmath (tools/tables/double_table.py).

use super::double_complex;
use super::double_double::Double;
use super::functions::{Function, Function2};

const TABLE: &str = include_str!("double_tests.txt");

/// The numbers of some words, each of two f64.
fn numbers(words: &str) -> Vec<Double> {
    let parts: Vec<f64> = words.split_whitespace().map(|word| word.parse().unwrap()).collect();
    parts.chunks(2).map(|pair| Double { high: pair[0], low: pair[1] }).collect()
}

/// The result of a function of the table.
fn result(name: &str, of: &[Double]) -> Vec<Double> {
    let [x, y] = [0, 2].map(|at| of.get(at..at + 2).map(|z| [z[0], z[1]]).unwrap_or_default());
    match (name, of.len()) {
        ("Zeta", _) => vec![Function2::Zeta.of_doubles()(of[0], of[1])],
        ("Polygamma", _) => vec![Function2::Polygamma.of_doubles()(of[0], of[1])],
        ("Product", _) => double_complex::product(x, y).into(),
        ("Quotient", _) => double_complex::quotient(x, y).into(),
        ("Power", _) => double_complex::power(x, y).into(),
        ("Atan2", _) => double_complex::atan2(x, y).into(),
        ("Square", _) => double_complex::square(x).into(),
        ("Sign", _) => double_complex::sign(x).into(),
        ("Modulus", _) => vec![double_complex::modulus(x)],
        (_, count) => {
            let function = Function::ALL.into_iter().find(|it| format!("{it:?}") == name).unwrap();
            match count {
                1 => vec![function.of_double()(of[0])],
                _ => double_complex::function(function).unwrap()(x).into(),
            }
        }
    }
}

#[test]
fn functions_are_near_those_of_mpmath() {
    let mut wrong = Vec::new();
    for line in TABLE.lines() {
        let (question, expected) = line.split_once(" = ").unwrap();
        let (name, operands) = question.split_once(' ').unwrap();
        let found = result(name, &numbers(operands));
        let expected = numbers(expected);
        assert_eq!(found.len(), expected.len(), "{line}");
        for (found, expected) in found.iter().zip(&expected) {
            let error = (*found - *expected).value().abs() / expected.high.abs();
            if error.is_nan() || error > 2f64.powi(-80) {
                wrong.push(format!("{line}: {found:?}, error 2^{:.1}", error.log2()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{} lines", wrong.join("\n"), wrong.len());
}

#[test]
fn roots_of_unity_are_exact_where_they_can_be() {
    let root = |power, length| double_complex::root_of_unity(power, length).map(Double::value);
    assert_eq!(root(0, 7), [1.0, 0.0]);
    assert_eq!(root(2, 8), [0.0, -1.0]);
    assert_eq!(root(6, 12), [-1.0, 0.0]);
    assert_eq!(root(9, 12), [0.0, 1.0]);
    // the cube of e^(-2 pi i / 24) is e^(-2 pi i / 8)
    let [re, im] = double_complex::root_of_unity(1, 24);
    let square = double_complex::product([re, im], [re, im]);
    let cube = double_complex::product(square, [re, im]);
    let eighth = double_complex::root_of_unity(1, 8);
    for (found, expected) in cube.iter().zip(eighth) {
        assert!((*found - expected).value().abs() < 1e-31, "{found:?} {expected:?}");
    }
}
