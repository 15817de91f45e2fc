//! Bodies over types of up to 8 bits: the next accumulator of each element and accumulator.

use super::{Fold, Layout};
use crate::kernels::parallel;
use crate::kernels::program::Lanes;
use crate::numeric::{ElementType, WordWidth};
use crate::tensor::Tensor;
use crate::tensor::allocation::{TooLarge, filled};

/// From how many elements on the 65,536 entries pay.
const WORTH: usize = 1 << 18;
/// Outputs that are taken on together.
const GROUP: usize = 16;

/// The reduction, if it has one accumulator, types of up to 8 bits, gathered outputs and elements
/// enough.
pub fn fold(fold: &Fold<'_>, layout: &Layout) -> Result<Option<Tensor>, TooLarge> {
    let ([input], [initial]) = (fold.inputs, fold.initial) else {
        return Ok(None);
    };
    let narrow = |element: &ElementType| element.word() == WordWidth::W8;
    let fits = narrow(input.element()) && narrow(initial.element());
    if !fits || !layout.is_gathered() || layout.work() < WORTH {
        return Ok(None);
    }
    by_table(fold, layout).map(Some)
}

/// The reduction of one input by a table.
pub(super) fn by_table(fold: &Fold<'_>, layout: &Layout) -> Result<Tensor, TooLarge> {
    let (input, initial) = (&fold.inputs[0], &fold.initial[0]);
    let table = tabulate(fold, initial.element().bits());
    let elements = input.codes::<u8>();
    let Layout { kept, reduced, shape, .. } = layout;
    let mut results = filled(initial.codes::<u8>()[0], shape)?;
    parallel::for_each_chunk(&mut results, GROUP, |index, results| {
        let first = index * GROUP;
        for place in 0..reduced.len() {
            let distance = reduced.at(place);
            for (lane, result) in results.iter_mut().enumerate() {
                let element = elements[kept.at(first + lane) + distance];
                *result = table[usize::from(element) << 8 | usize::from(*result)];
            }
        }
    });
    Ok(Tensor::from_codes(initial.element().clone(), shape, results))
}

/// The next accumulator for each element (in the high byte of the index, so that the row is known
/// before the accumulator is) and accumulator, by the program itself.
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
