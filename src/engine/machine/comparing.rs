//! An op evaluated twice, by the fast engine and by the plain functions, whose results have to be the same
//! bits.

use crate::meaning::indices;
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::ops::{EvalError, Evaluate, Runtime};
use crate::tensor::{Tensor, Value};

/// An evaluation that gives what `fast` gives, and fails where `plain` gives other bits.
pub fn compared(fast: Evaluate, plain: Evaluate) -> Evaluate {
    Box::new(move |runtime, operands| {
        let mut same_operands = operands.to_vec();
        let mut recorder = Draws { runtime, draws: Vec::new(), next: 0 };
        let given = fast(&mut recorder, operands)?;
        recorder.next = 0;
        let stated = plain(&mut recorder, &mut same_operands)?;
        let pairs = given.iter().zip(&stated).enumerate();
        match pairs.filter_map(|(index, pair)| difference(index, pair)).next() {
            None if given.len() == stated.len() => Ok(given),
            None => Err(EvalError::Failed(format!(
                "the fast engine gives {} results, the plain functions give {}",
                given.len(),
                stated.len()
            ))),
            Some(difference) => Err(EvalError::Failed(difference)),
        }
    })
}

/// What is said of a result whose bits differ.
fn difference(index: usize, (given, stated): (&Value, &Value)) -> Option<String> {
    let (given, stated) = match (given, stated) {
        (Value::Tensor(given), Value::Tensor(stated)) => (given, stated),
        (Value::Tuple(given), Value::Tuple(stated)) => {
            return given.iter().zip(stated).find_map(|pair| difference(index, pair));
        }
        _ => return None,
    };
    if given.shape() != stated.shape() || given.element() != stated.element() {
        return Some(format!(
            "result {index} of the fast engine has shape {:?} and elements of {}, that of the plain \
             functions {:?} and {}",
            given.shape(),
            given.element(),
            stated.shape(),
            stated.element()
        ));
    }
    let differs = |&place: &usize| given.code(place) != stated.code(place);
    let first = (0..given.len()).find(differs)?;
    let count = (0..given.len()).filter(differs).count();
    Some(format!(
        "the engines differ in {count} of {} elements of result {index}, first at {:?}: the fast engine \
         gives {}, the plain functions give {}; please report this program",
        given.len(),
        indices(given.shape()).nth(first).unwrap_or_default(),
        hex(given, first),
        hex(stated, first)
    ))
}

fn hex(tensor: &Tensor, place: usize) -> String {
    let digits = (tensor.element().bits().div_ceil(4)) as usize;
    format!("0x{:0digits$X}", tensor.code(place))
}

/// A runtime that gives both evaluations the same random bits.
struct Draws<'r> {
    runtime: &'r mut dyn Runtime,
    draws: Vec<[u64; 3]>,
    /// The number of the next draw.
    next: usize,
}

impl Runtime for Draws<'_> {
    fn apply(&mut self, region: usize, arguments: Vec<Value>) -> Result<Vec<Value>, EvalError> {
        self.runtime.apply(region, arguments)
    }

    fn captured(&self, region: usize) -> Vec<Value> {
        self.runtime.captured(region)
    }

    fn next_draw(&mut self) -> [u64; 3] {
        if self.next == self.draws.len() {
            self.draws.push(self.runtime.next_draw());
        }
        self.next += 1;
        self.draws[self.next - 1]
    }

    fn process(&self) -> (ProcessGrid, ProcessId) {
        self.runtime.process()
    }

    fn check_failed(&mut self, message: String) {
        self.runtime.check_failed(message);
    }

    fn checked(&mut self) {
        self.runtime.checked();
    }

    fn warn(&mut self, message: &str) {
        self.runtime.warn(message);
    }

    fn print(&mut self, name: &str, tensor: &Tensor) -> Result<(), EvalError> {
        self.runtime.print(name, tensor)
    }

    fn probe(&mut self, probe_id: &str, tensor: &Tensor) -> Result<(), EvalError> {
        self.runtime.probe(probe_id, tensor)
    }

    fn probed(&mut self, probe_id: &str, iteration: usize) -> Result<Tensor, EvalError> {
        self.runtime.probed(probe_id, iteration)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::{ElementType, IntegerType};

    fn tensor(codes: &[u8]) -> Value {
        let element = ElementType::Integer(IntegerType { width: 8, signed: true });
        Tensor::from_codes(element, &[codes.len() / 2, 2], codes.to_vec()).into()
    }

    #[test]
    fn the_first_element_whose_bits_differ_is_named() {
        let (given, stated) = (tensor(&[1, 2, 3, 4]), tensor(&[1, 2, 0xF3, 5]));
        let found = difference(0, (&given, &stated)).expect("a difference");
        assert!(found.contains("2 of 4 elements of result 0, first at [1, 0]"), "{found}");
        assert!(found.contains("gives 0x03, the plain functions give 0xF3"), "{found}");
        assert_eq!(difference(0, (&given, &given)), None);
    }
}
