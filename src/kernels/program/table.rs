//! Programs of one narrow input as tables: every code is computed once, then looked up.

use std::sync::OnceLock;

use super::draws::Draws;
use super::run::Buffer;
use super::{Binary, CHUNK, Operation, Program, Unary};
use crate::kernels::codes::{Codes, CodesMut};
use crate::kernels::parallel;
use crate::numeric::ElementType;
use crate::tensor::allocation::TooLarge;
use crate::tensor::{Tensor, Word};

/// The tables of a program whose inputs are one tensor: one tensor of outputs a code of the input,
/// made when first needed.
#[derive(Default)]
pub struct Cache(OnceLock<Vec<Tensor>>);

/// From how many elements on the table of an input of up to 8 bits is worth it.
const NARROW_FROM: usize = 2 * CHUNK;

impl Program {
    /// The outputs by a table of all codes of the one input that is not a scalar, if there is just
    /// one such, narrow enough for the number of elements.
    pub(super) fn run_as_table(
        &self,
        inputs: &[&Tensor],
        shape: &[usize],
        length: usize,
    ) -> Option<Result<Vec<Tensor>, TooLarge>> {
        if self.depends_on_position() {
            return None;
        }
        let mut full = inputs.iter().enumerate().filter(|(_, input)| input.len() != 1);
        let (position, input) = full.next().filter(|_| full.next().is_none())?;
        let bits = input.element().bits();
        let worthwhile = match bits {
            0..=8 => length >= NARROW_FROM,
            9..=16 => length > 1 << 16 && self.calls_functions(),
            _ => false,
        };
        if !worthwhile {
            return None;
        }
        let make = || {
            let all = Tensor::from_wide_codes(input.element().clone(), &[1 << bits], 0..1 << bits);
            let mut inputs = inputs.to_vec();
            inputs[position] = &all;
            self.run_chunks(&inputs, &[1 << bits], 1 << bits, Draws::default())
        };
        let tables = match (inputs.len(), self.tables.0.get()) {
            (1, Some(tables)) => tables.clone(),
            _ => match make() {
                Ok(tables) => tables,
                Err(too_large) => return Some(Err(too_large)),
            },
        };
        if inputs.len() == 1 {
            self.tables.0.get_or_init(|| tables.clone());
        }
        Some(tables.iter().map(|table| look_up(table, input, shape)).collect())
    }

    /// Whether equal operands give different results at different places: parameters of quantization
    /// along a dimension, and random bits.
    pub(super) fn depends_on_position(&self) -> bool {
        let per_axis = |element: &ElementType| match element {
            ElementType::Quantized(quantized) => quantized.dimension.is_some(),
            _ => false,
        };
        self.draws || self.registers.iter().any(per_axis)
    }

    /// Whether some step costs so much that a table in L2 is cheaper.
    fn calls_functions(&self) -> bool {
        self.instructions.iter().any(|step| {
            matches!(
                step.operation,
                Operation::Unary(Unary::Function(_))
                    | Operation::Binary(
                        Binary::Power | Binary::Atan2 | Binary::Polygamma | Binary::Zeta
                    )
            )
        })
    }
}

fn look_up(table: &Tensor, indices: &Tensor, shape: &[usize]) -> Result<Tensor, TooLarge> {
    let mut result = Buffer::new(table.element(), shape)?;
    let indices = Codes::of(indices.words());
    match (Codes::of(table.words()), result.codes()) {
        (Codes::W8(table), CodesMut::W8(result)) => fill(table, indices, result),
        (Codes::W16(table), CodesMut::W16(result)) => fill(table, indices, result),
        (Codes::W32(table), CodesMut::W32(result)) => fill(table, indices, result),
        (Codes::W64(table), CodesMut::W64(result)) => fill(table, indices, result),
        (Codes::W128(table), CodesMut::W128(result)) => fill(table, indices, result),
        _ => unreachable!("a table's words are as wide as its results"),
    }
    Ok(result.into_tensor(table.element().clone(), shape))
}

fn fill<W: Word>(table: &[W], indices: Codes<'_>, result: &mut [W]) {
    match indices {
        Codes::W8(indices) => fill_from(table, indices, result, |&index| usize::from(index)),
        Codes::W16(indices) => fill_from(table, indices, result, |&index| usize::from(index)),
        _ => unreachable!("tables are for types of up to 16 bits"),
    }
}

fn fill_from<W: Word, I: Sync>(
    table: &[W],
    indices: &[I],
    result: &mut [W],
    index: impl Fn(&I) -> usize + Sync,
) {
    let part = 32 * CHUNK;
    parallel::for_each_chunk(result, part, |number, result| {
        for (result, code) in result.iter_mut().zip(&indices[number * part..]) {
            *result = table[index(code)];
        }
    });
}
