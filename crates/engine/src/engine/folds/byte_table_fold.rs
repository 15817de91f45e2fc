//! Folds over types of up to 8 bits by a table that has the next accumulator for each element and
//! accumulator.

use super::step::LookedUp;
use super::thresholds::BYTE_TABLE_FROM;
use super::{Fold, Layout, simd_fold};
use crate::engine::chunks::Lanes;
use crate::numeric::{ElementType, WordWidth};
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// The result of a fold by a table, or `None` unless it has one accumulator, types of up to 8 bits and enough
/// elements.
pub fn fold(fold: &Fold<'_>, layout: &Layout) -> Result<Option<Tensor>, TooLarge> {
    let ([input], [initial]) = (fold.inputs, fold.initial) else {
        return Ok(None);
    };
    let narrow = |element: &ElementType| element.word() == WordWidth::W8;
    let fits = narrow(input.element()) && narrow(initial.element());
    if !fits || layout.work() < BYTE_TABLE_FROM {
        return Ok(None);
    }
    by_table(fold, layout).map(Some)
}

/// The result of the fold of one input by a table.
pub(super) fn by_table(fold: &Fold<'_>, layout: &Layout) -> Result<Tensor, TooLarge> {
    let (input, initial) = (&fold.inputs[0], &fold.initial[0]);
    let table = tabulate(fold, initial.element().bits());
    let Ok(table) = <&[u8; 1 << 16]>::try_from(table.as_slice()) else {
        unreachable!("there is an entry a pair of bytes")
    };
    simd_fold::fold(&LookedUp { table }, input, initial, layout)
}

/// The table of the next accumulator for each element and accumulator, computed by the program itself.
fn tabulate(fold: &Fold<'_>, accumulator_bits: u32) -> Vec<u8> {
    let accumulators: Vec<u8> = (0..=u8::MAX >> (8 - accumulator_bits)).collect();
    let mut lanes = Lanes::new(fold.program, accumulators.len());
    for (input, captured) in fold.captured.iter().enumerate() {
        lanes.fill(2 + input, captured.code(0), accumulators.len());
    }
    let mut table = vec![0; 1 << 16];
    let element_bits = fold.inputs[0].element().bits();
    for (element, row) in table.chunks_exact_mut(1 << 8).enumerate().take(1 << element_bits) {
        lanes.load(0, &accumulators);
        lanes.fill(1, element as u128, accumulators.len());
        lanes.run(accumulators.len());
        lanes.store(0, &mut row[..accumulators.len()]);
    }
    table
}
