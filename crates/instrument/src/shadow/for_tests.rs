//! Functions that the tests of profiles share: programs as text, and their profiles.

use super::{NumericsProfile, Row, Statistics, Study};
use crate::diagnostic::Source;
use crate::load;
use crate::tensor::{Tensor, Value};

/// A value of floats.
pub fn tensor(element: &str, shape: &[usize], values: &[f64]) -> Value {
    Tensor::from_f64s(element.parse().unwrap(), shape, values).unwrap().into()
}

/// The function `main` of a program with its arguments.
pub fn study(text: &str, arguments: Vec<Value>) -> Study {
    let source = Source { name: "studied.mlir".into(), text: text.into() };
    Study::new(&load(&source).unwrap().module, "main", arguments)
}

/// The profile of the function `main` of a program.
pub fn profile(text: &str, arguments: Vec<Value>) -> NumericsProfile {
    study(text, arguments).profile().unwrap()
}

/// The row of a value, whose name has its `%`.
pub fn row<'p>(profile: &'p NumericsProfile, name: &str) -> &'p Row {
    profile.rows.iter().find(|row| row.name == name).unwrap_or_else(|| panic!("{name}"))
}

/// The statistics of a value.
pub fn of<'p>(profile: &'p NumericsProfile, name: &str) -> &'p Statistics {
    &row(profile, name).statistics
}

/// Fails unless a figure is another one up to rounding.
pub fn assert_near(found: f64, expected: f64) {
    assert!((found / expected - 1.0).abs() < 1e-6, "{found}, expected {expected}");
}
