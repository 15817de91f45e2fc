//! Programs over whole tensors: chunk by chunk, on all cores.

use super::draws::Draws;
use super::{CHUNK, Program, Register, load};
use crate::kernels::codes::{Codes, CodesMut};
use crate::kernels::parallel;
use crate::numeric::{ElementType, WordWidth};
use crate::tensor::Tensor;
use crate::tensor::allocation::{self, TooLarge, filled};

/// From how many elements on a program runs on several threads.
const PARALLEL_FROM: usize = 32 * CHUNK;

impl Program {
    /// The outputs for tensor inputs, all of `shape`. An input is of that shape or is one element
    /// that stands for all (whatever its own rank). The bits are the same for any number of threads.
    /// Refuses a shape that memory cannot hold.
    pub fn run(&self, inputs: &[&Tensor], shape: &[usize]) -> Result<Vec<Tensor>, TooLarge> {
        let length = allocation::len::<u128>(shape)?;
        match self.run_as_table(inputs, shape, length) {
            Some(outputs) => outputs,
            None => self.run_chunks(inputs, shape, length, Draws::default()),
        }
    }

    /// The same with the random bits of a state of Philox that no other execution has.
    pub fn run_drawing(
        &self,
        inputs: &[&Tensor],
        shape: &[usize],
        state: [u64; 3],
    ) -> Result<Vec<Tensor>, TooLarge> {
        self.run_chunks(inputs, shape, allocation::len::<u128>(shape)?, Draws::new(state))
    }

    /// The same without tables.
    pub(super) fn run_chunks(
        &self,
        inputs: &[&Tensor],
        shape: &[usize],
        length: usize,
        draws: Draws,
    ) -> Result<Vec<Tensor>, TooLarge> {
        let mut outputs = Vec::with_capacity(self.outputs.len());
        for element in self.outputs() {
            outputs.push(Buffer::new(element, shape)?);
        }
        let pieces = self.pieces(&mut outputs, length);
        parallel::for_each(pieces, |piece| self.run_piece(inputs, shape, piece, draws));
        let outputs = outputs.into_iter().zip(self.outputs());
        Ok(outputs.map(|(buffer, element)| buffer.into_tensor(element.clone(), shape)).collect())
    }

    /// Divides the outputs into ranges of whole chunks, one a task.
    fn pieces<'a>(&self, outputs: &'a mut [Buffer], length: usize) -> Vec<Piece<'a>> {
        let tasks = match length < PARALLEL_FROM {
            true => 1,
            false => parallel::tasks(),
        };
        let piece_length = length.div_ceil(tasks).next_multiple_of(CHUNK);
        let mut rest: Vec<CodesMut<'a>> = outputs.iter_mut().map(Buffer::codes).collect();
        let mut pieces = Vec::with_capacity(tasks);
        for start in (0..length).step_by(piece_length.max(1)) {
            let length = piece_length.min(length - start);
            let split = std::mem::take(&mut rest).into_iter().map(|codes| codes.split_at(length));
            let (heads, tails) = split.unzip();
            pieces.push(Piece { start, length, outputs: heads });
            rest = tails;
        }
        pieces
    }

    fn run_piece(&self, inputs: &[&Tensor], shape: &[usize], mut piece: Piece<'_>, draws: Draws) {
        let length: usize = shape.iter().product();
        let chunk = CHUNK.min(piece.length);
        let mut bank = self.bank(chunk);
        bank.draws = draws;
        let mut full = Vec::with_capacity(inputs.len());
        for (index, input) in inputs.iter().enumerate() {
            let register = Register(index as u32);
            let (element, slot) = (self.element(register), self.slot(register));
            debug_assert_eq!(element, input.element());
            if input.len() == 1 && length != 1 {
                load::fill(&mut bank, element, slot, input.code(0), chunk);
            } else {
                debug_assert_eq!(input.len(), length);
                full.push((element, slot, Codes::of(input.words())));
            }
        }
        for start in (0..piece.length).step_by(chunk) {
            let lanes = chunk.min(piece.length - start);
            let first = piece.start + start;
            for &(element, slot, codes) in &full {
                load::load(&mut bank, element, slot, codes.range(first, first + lanes));
            }
            self.execute(&mut bank, lanes, first, shape);
            for (&register, codes) in self.outputs.iter().zip(&mut piece.outputs) {
                let (element, slot) = (self.element(register), self.slot(register));
                load::store(&bank, element, slot, codes.range(start, start + lanes));
            }
        }
    }
}

/// A range of the elements, and the outputs' codes there.
struct Piece<'a> {
    start: usize,
    length: usize,
    outputs: Vec<CodesMut<'a>>,
}

/// New codes of one element type's word.
pub(super) enum Buffer {
    W8(Vec<u8>),
    W16(Vec<u16>),
    W32(Vec<u32>),
    W64(Vec<u64>),
    W128(Vec<u128>),
}

impl Buffer {
    pub(super) fn new(element: &ElementType, shape: &[usize]) -> Result<Buffer, TooLarge> {
        Ok(match element.word() {
            WordWidth::W8 => Buffer::W8(filled(0, shape)?),
            WordWidth::W16 => Buffer::W16(filled(0, shape)?),
            WordWidth::W32 => Buffer::W32(filled(0, shape)?),
            WordWidth::W64 => Buffer::W64(filled(0, shape)?),
            WordWidth::W128 => Buffer::W128(filled(0, shape)?),
        })
    }

    pub(super) fn codes(&mut self) -> CodesMut<'_> {
        match self {
            Buffer::W8(codes) => CodesMut::W8(codes),
            Buffer::W16(codes) => CodesMut::W16(codes),
            Buffer::W32(codes) => CodesMut::W32(codes),
            Buffer::W64(codes) => CodesMut::W64(codes),
            Buffer::W128(codes) => CodesMut::W128(codes),
        }
    }

    pub(super) fn into_tensor(self, element: ElementType, shape: &[usize]) -> Tensor {
        match self {
            Buffer::W8(codes) => Tensor::from_codes(element, shape, codes),
            Buffer::W16(codes) => Tensor::from_codes(element, shape, codes),
            Buffer::W32(codes) => Tensor::from_codes(element, shape, codes),
            Buffer::W64(codes) => Tensor::from_codes(element, shape, codes),
            Buffer::W128(codes) => Tensor::from_codes(element, shape, codes),
        }
    }
}
