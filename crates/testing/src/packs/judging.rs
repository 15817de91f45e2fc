//! Whether the results of a backend are legal.

use std::collections::HashMap;
use std::sync::Arc;

use super::outcome::{Outcome, Status};
use crate::compare::element_at;
use crate::diagnostic::Source;
use crate::ir::TensorType;
use crate::judge::{Dumps, Finding, Freedoms, Rung, Trial};
use crate::numeric::ElementType;
use crate::tensor::{Tensor, Value};

/// A program with its inputs and the results that are expected.
pub struct Problem {
    pub text: String,
    pub inputs: Vec<Tensor>,
    pub expected: Vec<Tensor>,
}

/// The outcome of a case that gave results. They are judged only if a code differs from the expected one.
pub fn judge(
    problem: &Problem,
    actual: Vec<Tensor>,
    freedoms: &Freedoms,
    mut outcome: Outcome,
) -> Outcome {
    outcome.elements = actual.iter().map(|tensor| tensor.len() as u64).sum();
    let pairs = || problem.expected.iter().zip(&actual);
    let is_exact = pairs().all(|(expected, actual)| differing(expected, actual).is_empty());
    if is_exact {
        return outcome;
    }
    match findings(problem, &actual, freedoms) {
        Ok(findings) => judged(&findings, freedoms, outcome),
        Err(message) => {
            let message = format!("its results differ, and cannot be judged: {message}");
            outcome.ended(Status::Undecided, message)
        }
    }
}

/// What the judge finds of the results.
fn findings(
    problem: &Problem,
    actual: &[Tensor],
    freedoms: &Freedoms,
) -> Result<Vec<Finding>, String> {
    let source = Source { name: "program.mlir".into(), text: problem.text.as_str().into() };
    let loaded = crate::load(&source).map_err(|_| "the program of the case is not legal")?;
    let inputs: Vec<Value> = problem.inputs.iter().cloned().map(Value::Tensor).collect();
    let trial = Trial::new(&Arc::clone(&loaded.module), "main", inputs);
    let trial = trial.with_freedoms(freedoms.clone());
    let names = trial.results().into_iter().map(|named| named.map(|(name, _)| name));
    let shown = names.zip(actual).filter_map(|(name, tensor)| Some((name?, tensor.clone())));
    let judgement = trial.judge(&mut Results(shown.collect()));
    judgement.map(|judgement| judgement.findings).map_err(|failure| format!("{failure:?}"))
}

/// The results of a backend by the names of the values that the program returns.
pub struct Results(pub HashMap<String, Tensor>);

impl Dumps for Results {
    fn value(&mut self, name: &str, _: &TensorType) -> Result<Option<Tensor>, String> {
        Ok(self.0.get(name).cloned())
    }

    fn is_copy(&self, _: &str) -> bool {
        true
    }
}

/// The outcome that the findings give, of which the worst counts.
fn judged(findings: &[Finding], freedoms: &Freedoms, mut outcome: Outcome) -> Outcome {
    let mut last = Rung::SameBits;
    for (number, finding) in findings.iter().enumerate() {
        let verdict = &finding.verdict;
        let (rung, wrong) = (verdict.rung(), verdict.violations(freedoms));
        let status = match &rung {
            _ if wrong > 0 => Status::Wrong,
            Rung::Undecided => Status::Undecided,
            _ => Status::Legal,
        };
        outcome.wrong += wrong;
        let place = match status {
            Status::Legal => None,
            // those that are refused come first, the one that is farthest from the exact result before all others
            Status::Wrong => verdict.worst.first().map(|element| element.place),
            _ => differing(&finding.ours, &finding.actual).first().copied(),
        };
        if rung.order() > last.order() {
            outcome.rung = rung.to_string();
            last = rung;
        }
        if status > outcome.status {
            let counted = match status {
                Status::Wrong => format!("{wrong} of {} elements are not legal", verdict.elements),
                _ => format!("{} of {} differ", verdict.count(&Rung::Undecided), verdict.elements),
            };
            let message = place.map_or_else(String::new, |place| {
                let described = describe(number, place, &finding.actual, &finding.ours);
                format!("{described}; {counted}")
            });
            outcome = outcome.ended(status, message);
        }
    }
    outcome
}

/// The places at which codes differ that are not both NaN.
pub fn differing(expected: &Tensor, actual: &Tensor) -> Vec<usize> {
    let mut places = expected.differing_places(actual);
    places.retain(|&place| !is_same(expected.element(), actual.code(place), expected.code(place)));
    places
}

/// Whether two codes are the same, or both NaN.
fn is_same(element: &ElementType, actual: u128, expected: u128) -> bool {
    let (format, parts) = match element {
        ElementType::Float(format) => (*format, 1),
        ElementType::Complex(part) => (part.format(), 2),
        _ => return actual == expected,
    };
    let mask = (1u128 << format.width) - 1;
    (0..parts).all(|part| {
        let [actual, expected] =
            [actual, expected].map(|code| (code >> (part * format.width) & mask) as u64);
        actual == expected || format.is_nan(actual) && format.is_nan(expected)
    })
}

/// The element at a place of a result, against the one that is expected.
pub fn describe(number: usize, place: usize, actual: &Tensor, expected: &Tensor) -> String {
    let mut index = Vec::new();
    let mut rest = place;
    for size in expected.shape().iter().rev() {
        index.push((rest % size.max(&1)).to_string());
        rest /= size.max(&1);
    }
    index.reverse();
    format!(
        "result {number} at [{}]: {} instead of {}",
        index.join(", "),
        element_at(actual, place),
        element_at(expected, place)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names;

    #[test]
    fn any_nan_is_as_good_as_any_other_and_zeros_differ() {
        let f8 = ElementType::Float(&names::F8E4M3FN);
        assert!(is_same(&f8, 0x7F, 0xFF));
        assert!(!is_same(&f8, 0x00, 0x80));
        let complex: ElementType = "complex<f32>".parse().unwrap();
        let [one, nan, other] = [1f32.to_bits(), 0x7FC0_0000, 0xFFC0_0001].map(u128::from);
        assert!(is_same(&complex, one | nan << 32, one | other << 32));
        assert!(!is_same(&complex, nan | one << 32, one | one << 32));
    }
}
