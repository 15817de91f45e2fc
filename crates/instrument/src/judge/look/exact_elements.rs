//! The exact results of elementwise ops of real floats in f64, chunk by chunk.

use crate::alone::OneOp;
use crate::alone::wide::{in_f64, into_numbers, of_f64s};
use crate::by_level;
use crate::diagnostic::Severity;
use crate::ir::OpView;
use crate::ops::facts::{self, Makes};
use crate::tensor::Value;
use crate::verify;

/// How the exact results of an op are found.
pub struct Exact {
    way: Way,
    /// Which result of the op they are.
    number: usize,
}

enum Way {
    /// The numbers of the operand are exact.
    Operand,
    /// One step of f64, which the op in f64 takes, too.
    Step(Step),
    /// The op in f64 for a chunk, and for what is left of the elements; `None` where there is nothing of this size.
    Op { chunk: Option<Box<OneOp>>, rest: Option<Box<OneOp>> },
}

#[derive(Clone, Copy)]
enum Step {
    Add,
    Subtract,
    Multiply,
}

impl Exact {
    /// How many elements a chunk has.
    pub const CHUNK: usize = 1 << 14;

    /// The exact elements of a result of an op that has `len` elements; `None` if the op is not legal in f64.
    pub fn of(view: &OpView<'_>, number: usize, len: usize) -> Option<Exact> {
        let way = match view.op.full_name() {
            _ if facts::of(view.op).makes == Makes::Converted => Way::Operand,
            "stablehlo.add" => Way::Step(Step::Add),
            "stablehlo.subtract" => Way::Step(Step::Subtract),
            "stablehlo.multiply" => Way::Step(Step::Multiply),
            _ => {
                let of = |is_needed: bool, size: usize| match is_needed {
                    true => of_size(view, size).map(|op| Some(Box::new(op))),
                    false => Some(None),
                };
                let rest = len % Exact::CHUNK;
                Way::Op { chunk: of(len >= Exact::CHUNK, Exact::CHUNK)?, rest: of(rest > 0, rest)? }
            }
        };
        Some(Exact { way, number })
    }

    /// The exact elements of a chunk of `len` elements, by the numbers of the operands, each with whether it is a scalar.
    pub fn numbers(&self, operands: &[(&[f64], bool)], len: usize) -> Option<Vec<f64>> {
        match (&self.way, operands) {
            (Way::Operand, [(operand, false), ..]) => Some(operand.to_vec()),
            (Way::Step(step), [(lhs, false), (rhs, false)]) => {
                let mut results = vec![0.0; len];
                take(*step, lhs, rhs, &mut results);
                Some(results)
            }
            (Way::Op { chunk, rest }, _) => {
                let op = if len == Exact::CHUNK { chunk } else { rest };
                let value = |&(numbers, is_scalar): &(&[f64], bool)| {
                    let shape = [len];
                    of_f64s(if is_scalar { &[] } else { &shape }, numbers.to_vec())
                };
                let values: Vec<Value> = operands.iter().map(value).collect();
                let result = op.as_ref()?.run(&values).ok()?.into_iter().nth(self.number)?;
                into_numbers(result).filter(|numbers| numbers.len() == len)
            }
            _ => None,
        }
    }
}

/// The op in f64 on vectors of this size.
fn of_size(view: &OpView<'_>, size: usize) -> Option<OneOp> {
    let one = OneOp::of_elements(view, size);
    let is_error = verify::verify(one.module()).iter().any(|it| it.severity == Severity::Error);
    if is_error { None } else { in_f64(&one.view()) }
}

by_level! {
    /// The results of a step on each pair of numbers.
    fn take(step: Step, lhs: &[f64], rhs: &[f64], results: &mut [f64]) {
        let pairs = results.iter_mut().zip(lhs.iter().zip(rhs));
        match step {
            Step::Add => pairs.for_each(|(result, (lhs, rhs))| *result = lhs + rhs),
            Step::Subtract => pairs.for_each(|(result, (lhs, rhs))| *result = lhs - rhs),
            Step::Multiply => pairs.for_each(|(result, (lhs, rhs))| *result = lhs * rhs),
        }
    }
}
