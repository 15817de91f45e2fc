//! Sums of chosen terms, made by a backend in the shape that was asked for.

use super::ground::{Ground, Term};
use super::{Backend, BackendError};
use crate::numeric::{ElementType, FloatFormat};
use crate::replay::Types;
use crate::tensor::Tensor;

/// The terms of one sum that are not zero, with their places.
pub type Probe = Vec<(usize, Term)>;

/// A sum that a backend made, with all its factors.
#[derive(Debug, Clone)]
pub struct Evidence {
    pub lhs: Tensor,
    pub rhs: Tensor,
    pub result: Tensor,
}

/// Makes sums by a backend, and remembers them.
pub struct Prober<'b> {
    backend: &'b mut dyn Backend,
    pub types: Types,
    pub shape: [usize; 3],
    program: String,
    /// How often the backend ran.
    pub runs: usize,
    /// Whole products of matrices, on which models are tried.
    pub evidence: Vec<Evidence>,
}

/// How many runs are kept as evidence of parameters.
const MOST_EVIDENCE: usize = 400;

impl<'b> Prober<'b> {
    pub fn new(backend: &'b mut dyn Backend, types: Types, shape: [usize; 3]) -> Prober<'b> {
        let program = program(types, shape);
        Prober { backend, types, shape, program, runs: 0, evidence: Vec::new() }
    }

    /// How many terms a sum has.
    pub fn terms(&self) -> usize {
        self.shape[1]
    }

    /// The values of sums. The sums of a run are on the diagonal of the result, so that each has factors of its
    /// own.
    pub fn sums(&mut self, probes: &[Probe], keep: bool) -> Result<Vec<f64>, BackendError> {
        let zero = Ground { types: self.types, subnormals: true }.zero();
        let [rows, terms, columns] = self.shape;
        let mut values = Vec::with_capacity(probes.len());
        for batch in probes.chunks(rows.min(columns)) {
            let mut lhs = vec![zero.lhs; rows * terms];
            let mut rhs = vec![zero.rhs; terms * columns];
            for (at, probe) in batch.iter().enumerate() {
                for &(place, term) in probe {
                    lhs[at * terms + place] = term.lhs;
                    rhs[place * columns + at] = term.rhs;
                }
            }
            let result = self.product(lhs, rhs, keep && self.evidence.len() < MOST_EVIDENCE)?;
            let code = |at: usize| result.code(at * columns + at) as u64;
            values.extend((0..batch.len()).map(|at| self.types.result.decode(code(at))));
        }
        Ok(values)
    }

    /// The product of matrices, given by the codes of their elements.
    pub fn product(
        &mut self,
        lhs: Vec<u64>,
        rhs: Vec<u64>,
        keep: bool,
    ) -> Result<Tensor, BackendError> {
        let [m, k, n] = self.shape;
        let lhs = tensor(self.types.lhs, &[m, k], &lhs);
        let rhs = tensor(self.types.rhs, &[k, n], &rhs);
        let mut results = self.backend.run(&self.program, &[lhs.clone(), rhs.clone()])?;
        self.runs += 1;
        let expected = ElementType::Float(self.types.result);
        let result = match (results.pop(), results.len()) {
            (Some(result), 0) if *result.element() == expected && result.shape() == [m, n] => {
                result
            }
            _ => {
                let message = format!("the program's result is one {m}x{n}x{}", expected);
                return Err(BackendError::Failed(message));
            }
        };
        if keep {
            self.evidence.push(Evidence { lhs, rhs, result: result.clone() });
        }
        Ok(result)
    }
}

/// A tensor of codes that may be wider than its words.
pub fn tensor(format: &'static FloatFormat, shape: &[usize], codes: &[u64]) -> Tensor {
    let codes: Vec<u128> = codes.iter().map(|&code| code.into()).collect();
    Tensor::from_wide_codes(ElementType::Float(format), shape, codes)
}

/// The program of a product of matrices.
fn program(types: Types, [m, k, n]: [usize; 3]) -> String {
    let Types { lhs, rhs, result } = types;
    let (a, b) = (format!("tensor<{m}x{k}x{}>", lhs.name), format!("tensor<{k}x{n}x{}>", rhs.name));
    let c = format!("tensor<{m}x{n}x{}>", result.name);
    format!(
        "module {{\n  func.func @main(%lhs: {a}, %rhs: {b}) -> {c} {{\n    \
         %0 = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : ({a}, {b}) -> {c}\n    \
         return %0 : {c}\n  }}\n}}\n"
    )
}
