//! Programs of one narrow input as tables: the result of every code is computed once, then looked up.

use std::sync::OnceLock;

use super::thresholds::{LOOKUPS_A_TASK, NARROW_TABLE_FROM, WIDE_TABLE_FROM};
use super::{CHUNK, Program};
use crate::engine::buffer::Buffer;
use crate::engine::codes::{Codes, CodesMut};
use crate::hardware::non_temporal;
use crate::hardware::parallel;
use crate::meaning::Draws;
use crate::numeric::byte_table::{ByteTable, Entry};
use crate::numeric::{ElementType, WordWidth};
use crate::paths::{self, Path};
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// The tables of a program whose inputs are one tensor, which are made at their first use: for each output a
/// tensor with an element for each code of the input.
#[derive(Default)]
pub struct Cache(OnceLock<Vec<Tensor>>);

impl Program {
    /// The outputs by a table of all codes of the one input that is not a scalar. The result is `None` unless
    /// there is exactly one such input, and it is narrow enough for the number of elements.
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
            0..=8 => length >= NARROW_TABLE_FROM,
            9..=16 => length >= WIDE_TABLE_FROM && self.calls_functions(),
            _ => false,
        };
        if !worthwhile || !paths::take(Path::ProgramTable) {
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

    /// Whether equal operands may give different results at different positions, as parameters of
    /// quantization along a dimension and random bits make them.
    pub(super) fn depends_on_position(&self) -> bool {
        self.is_stochastic || self.registers().iter().any(ElementType::is_per_axis)
    }

    /// Whether the program has a step that takes longer than a lookup in a table that fits the L2 cache.
    fn calls_functions(&self) -> bool {
        self.instructions().iter().any(|step| step.operation.calls_function())
    }
}

fn look_up(table: &Tensor, indices: &Tensor, shape: &[usize]) -> Result<Tensor, TooLarge> {
    let mut result = Buffer::new(table.element(), shape)?;
    let search = Search::new(Codes::of(table.words()), indices.element().bits());
    let indices = Codes::of(indices.words());
    let mut rest = result.unwritten();
    let length = rest.len();
    let task_length =
        length.div_ceil(parallel::tasks()).next_multiple_of(CHUNK).max(LOOKUPS_A_TASK);
    let width = table.element().word();
    let is_large = length * width.bytes() >= non_temporal::FROM && paths::take(Path::NonTemporal);
    let starts = (0..length).step_by(task_length);
    let tasks: Vec<_> =
        starts.map(|start| (start, rest.part(task_length.min(length - start)))).collect();
    parallel::for_each(tasks, |(mut start, mut results)| {
        let mut room = [0u128; CHUNK];
        while !results.is_empty() {
            let count = results.len().min(CHUNK);
            let indices = indices.range(start, start + count);
            if is_large {
                search.run(indices, words_in(&mut room, width, count));
                results.write_non_temporal(words_in(&mut room, width, count).shared());
            } else {
                search.run(indices, results.next(count));
            }
            start += count;
        }
    });
    drop(rest);
    Ok(result.into_tensor(table.element().clone(), shape))
}

/// Words in memory that the caller holds.
fn words_in(memory: &mut [u128], width: WordWidth, count: usize) -> CodesMut<'_> {
    match width {
        WordWidth::W8 => CodesMut::W8(&mut bytemuck::cast_slice_mut(memory)[..count]),
        WordWidth::W16 => CodesMut::W16(&mut bytemuck::cast_slice_mut(memory)[..count]),
        WordWidth::W32 => CodesMut::W32(&mut bytemuck::cast_slice_mut(memory)[..count]),
        WordWidth::W64 => CodesMut::W64(&mut bytemuck::cast_slice_mut(memory)[..count]),
        WordWidth::W128 => CodesMut::W128(&mut memory[..count]),
    }
}

/// A table in the form in which it is searched.
enum Search<'t> {
    Bytes(Box<ByteTable<u8>>),
    Pairs(Box<ByteTable<u16>>),
    Quadruples(Box<ByteTable<u32>>),
    Any(Codes<'t>),
}

impl<'t> Search<'t> {
    /// The search in a table by indices of this many bits.
    fn new(table: Codes<'t>, bits: u32) -> Search<'t> {
        fn narrow<W: Entry>(table: &[W]) -> Box<ByteTable<W>> {
            let entry = |code: usize| table.get(code).copied().unwrap_or(W::zeroed());
            Box::new(ByteTable::new(std::array::from_fn(entry)))
        }
        match table {
            Codes::W8(table) if bits <= 8 => Search::Bytes(narrow(table)),
            Codes::W16(table) if bits <= 8 => Search::Pairs(narrow(table)),
            Codes::W32(table) if bits <= 8 => Search::Quadruples(narrow(table)),
            table => Search::Any(table),
        }
    }

    fn run(&self, indices: Codes<'_>, results: CodesMut<'_>) {
        match (self, indices, results) {
            (Search::Bytes(table), Codes::W8(at), CodesMut::W8(results)) => table.run(at, results),
            (Search::Pairs(table), Codes::W8(at), CodesMut::W16(results)) => table.run(at, results),
            (Search::Quadruples(table), Codes::W8(at), CodesMut::W32(results)) => {
                table.run(at, results);
            }
            (Search::Any(table), Codes::W8(at), results) => look_up_each(*table, at, results),
            (Search::Any(table), Codes::W16(at), results) => look_up_each(*table, at, results),
            _ => unreachable!("a table is for its type of up to 16 bits"),
        }
    }
}

fn look_up_each<I: Copy + Into<usize>>(table: Codes<'_>, indices: &[I], results: CodesMut<'_>) {
    fn each<I: Copy + Into<usize>, W: Copy>(table: &[W], indices: &[I], results: &mut [W]) {
        for (result, &index) in results.iter_mut().zip(indices) {
            *result = table[index.into()];
        }
    }
    match (table, results) {
        (Codes::W8(table), CodesMut::W8(results)) => each(table, indices, results),
        (Codes::W16(table), CodesMut::W16(results)) => each(table, indices, results),
        (Codes::W32(table), CodesMut::W32(results)) => each(table, indices, results),
        (Codes::W64(table), CodesMut::W64(results)) => each(table, indices, results),
        (Codes::W128(table), CodesMut::W128(results)) => each(table, indices, results),
        _ => unreachable!("a table's words are as wide as its results"),
    }
}
