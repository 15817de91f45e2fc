//! Integers of up to 16 bits, two steps of a sum at a time: a factor is the elements of two steps, and
//! what a step takes in is the sum of their two products, modulo 2^32.

use super::super::thresholds::{CONVERTED_PER_TASK, READS_WORTH_DECODING};
use super::super::tile::sizes::Sizes;
use crate::engine::movement::offsets::Offsets;
use crate::hardware::cpu::dispatch;
use crate::hardware::parallel;
use crate::hardware::simd::Int16Pair;
use crate::numeric::{ElementType, IntegerType};
use crate::tensor::allocation::{TooLarge, filled};
use crate::tensor::{Tensor, Word, Words};

/// An operand as factors of two steps each.
pub struct PairedOperand {
    /// The factors in any order.
    pub factors: Vec<Int16Pair>,
    /// The offsets of the batches, of the rows or columns, and of the pairs of steps.
    pub offsets: [Offsets; 3],
}

/// The operands as factors of two steps each. `None` if the elements do not become such factors, if what is
/// left of a sum modulo 2^32 is not enough for the result's type, or if it would take memory for each product.
pub fn operands(
    sizes: Sizes,
    (lhs, lhs_offsets): (&Tensor, &[Offsets; 3]),
    (rhs, rhs_offsets): (&Tensor, &[Offsets; 3]),
    result: &ElementType,
) -> Result<Option<[PairedOperand; 2]>, TooLarge> {
    let Sizes { batch, rows, columns, steps } = sizes;
    let [Some(left), Some(right)] = [lhs, rhs].map(|operand| magnitude_bits(operand.element()))
    else {
        return Ok(None);
    };
    let sum_bits = left + right + steps.next_power_of_two().ilog2();
    if steps < 2 || (result.bits() > 32 && sum_bits > 30) {
        return Ok(None);
    }
    let pair = |tensor: &Tensor, offsets: &[Offsets; 3], free: usize| {
        let products = batch.saturating_mul(free).saturating_mul(steps);
        PairedOperand::new(tensor, offsets, products / READS_WORTH_DECODING > tensor.len())
    };
    let Some(lhs) = pair(lhs, lhs_offsets, rows)? else { return Ok(None) };
    let Some(rhs) = pair(rhs, rhs_offsets, columns)? else { return Ok(None) };
    Ok(Some([lhs, rhs]))
}

/// The bits of the largest magnitude of an element, if every element is an i16.
fn magnitude_bits(element: &ElementType) -> Option<u32> {
    match *element {
        ElementType::Integer(IntegerType { width: width @ ..=16, signed: true }) => Some(width - 1),
        ElementType::Integer(IntegerType { width: width @ ..=8, signed: false }) => Some(width),
        ElementType::Boolean => Some(1),
        _ => None,
    }
}

impl PairedOperand {
    /// The elements of a tensor in pairs of steps. `None` if they are neither neighbours in pairs nor read so
    /// few times that they may be copied (`repeats` tells that they are read more often).
    fn new(
        tensor: &Tensor,
        offsets: &[Offsets; 3],
        repeats: bool,
    ) -> Result<Option<PairedOperand>, TooLarge> {
        let bits = tensor.element().bits();
        let signed =
            matches!(tensor.element(), ElementType::Integer(IntegerType { signed: true, .. }));
        let extend = |code: u16| ((code << (16 - bits)) as i16) >> (16 - bits);
        match (tensor.words(), signed) {
            (Words::W8(_), true) => {
                paired(tensor.codes::<u8>(), offsets, repeats, |code| extend(code.into()))
            }
            (Words::W8(_), false) => paired(tensor.codes::<u8>(), offsets, repeats, i16::from),
            (Words::W16(_), true) => paired(tensor.codes::<u16>(), offsets, repeats, extend),
            _ => Ok(None),
        }
    }
}

fn paired<W: Word>(
    codes: &[W],
    offsets: &[Offsets; 3],
    repeats: bool,
    integer: impl Fn(W) -> i16 + Copy + Sync,
) -> Result<Option<PairedOperand>, TooLarge> {
    if let Some(offsets) = halved(offsets) {
        let mut factors = filled(Int16Pair::default(), &[codes.len().div_ceil(2)])?;
        parallel::for_each_chunk(&mut factors, CONVERTED_PER_TASK, |index, factors| {
            dispatch(|| {
                let codes = &codes[2 * CONVERTED_PER_TASK * index..];
                let (pairs, rest) = codes.as_chunks::<2>();
                for (factor, &pair) in factors.iter_mut().zip(pairs) {
                    *factor = Int16Pair::new(pair.map(integer));
                }
                if let (Some(last), [code]) = (factors.get_mut(pairs.len()), rest) {
                    *last = Int16Pair::new([integer(*code), 0]);
                }
            });
        });
        return Ok(Some(PairedOperand { factors, offsets }));
    }
    if repeats {
        return Ok(None);
    }
    let [batch, free, step] = offsets;
    let (len, pairs) = (free.len(), step.len().div_ceil(2));
    let mut factors = filled(Int16Pair::default(), &[batch.len(), len, pairs])?;
    let zeros = filled(W::default(), &[len])?;
    let is_row = matches!(free, Offsets::Uniform { stride: 1, .. }) && len > 1;
    if is_row {
        // The elements of a step are neighbours: two steps are paired element by element.
        parallel::for_each_chunk(&mut factors, len, |index, factors| {
            let (base, pair) = (batch.at(index / pairs), index % pairs);
            let row = |number: usize| match number < step.len() {
                true => &codes[base + step.at(number)..][..len],
                false => &zeros[..],
            };
            let (first, second) = (row(2 * pair), row(2 * pair + 1));
            dispatch(|| {
                for ((factor, &first), &second) in factors.iter_mut().zip(first).zip(second) {
                    *factor = Int16Pair::new([integer(first), integer(second)]);
                }
            });
        });
    } else {
        parallel::for_each_chunk(&mut factors, pairs, |index, factors| {
            let start = batch.at(index / len) + free.at(index % len);
            let element = |number: usize| match number < step.len() {
                true => integer(codes[start + step.at(number)]),
                false => 0,
            };
            for (pair, factor) in factors.iter_mut().enumerate() {
                *factor = Int16Pair::new([element(2 * pair), element(2 * pair + 1)]);
            }
        });
    }
    let uniform = |len: usize, stride: usize| Offsets::Uniform { len, stride };
    let [free, step] = match is_row {
        true => [uniform(len, 1), uniform(pairs, len)],
        false => [uniform(len, pairs), uniform(pairs, 1)],
    };
    Ok(Some(PairedOperand { factors, offsets: [uniform(batch.len(), len * pairs), free, step] }))
}

/// The offsets of pairs of elements, if the elements of every two steps are neighbours at an even offset.
fn halved([batch, free, step]: &[Offsets; 3]) -> Option<[Offsets; 3]> {
    let even = |offset: usize| offset.is_multiple_of(2);
    let half = |offsets: &Offsets| match offsets {
        Offsets::Uniform { len, stride } if even(*stride) || *len <= 1 => {
            Some(Offsets::Uniform { len: *len, stride: stride / 2 })
        }
        Offsets::Uniform { .. } => None,
        Offsets::Table(table) => {
            let halves = table.iter().map(|&offset| even(offset).then_some(offset / 2));
            halves.collect::<Option<Vec<usize>>>().map(Offsets::Table)
        }
    };
    let step = match step {
        Offsets::Uniform { len, stride: 1 } if even(*len) => {
            Offsets::Uniform { len: len / 2, stride: 1 }
        }
        Offsets::Uniform { .. } => return None,
        Offsets::Table(table) => {
            let (pairs, []) = table.as_chunks::<2>() else { return None };
            let halves = pairs
                .iter()
                .map(|&[first, second]| (even(first) && second == first + 1).then_some(first / 2));
            Offsets::Table(halves.collect::<Option<Vec<usize>>>()?)
        }
    };
    Some([half(batch)?, half(free)?, step])
}
