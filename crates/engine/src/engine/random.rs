//! Random bits of whole tensors, block after block, in tasks of many blocks. [`crate::meaning::random`]
//! defines the bits.

use crate::hardware::parallel;
use crate::meaning::random::{
    joined, paired_dimension, philox_block, philox_state, threefry_block,
};
use crate::tensor::allocation::{TooLarge, filled};
use crate::tensor::{Word, Words, words};

/// The state after bits were drawn, and the bits.
pub type Drawn = (Vec<u64>, Words);

/// How many blocks a task computes.
const CHUNK: usize = 1 << 12;

/// Fills a shape with elements of `bits` bits as [`crate::meaning::random::three_fry`] defines them.
///
/// The first words of the blocks of a run make one slice along the paired dimension, and the second words
/// make the next slice.
pub fn three_fry(state: [u64; 2], shape: &[usize], bits: u32) -> Result<Drawn, TooLarge> {
    let block = |place: u64| threefry_block(state, place);
    if bits > 32 {
        let elements = draw(shape, |place| [joined(block(place))])?;
        let counter = state[1].wrapping_add(elements.len() as u64);
        return Ok((vec![state[0], counter], u64::wrap(words::array(shape, elements))));
    }
    let (blocks, words) = match bits {
        0..=8 => in_slices::<u8>(shape, bits, block)?,
        9..=16 => in_slices::<u16>(shape, bits, block)?,
        _ => in_slices::<u32>(shape, bits, block)?,
    };
    Ok((vec![state[0], state[1].wrapping_add(blocks)], words))
}

/// Fills a shape with elements of `bits` bits as [`crate::meaning::random::philox`] defines them.
pub fn philox(state: &[u64], shape: &[usize], bits: u32) -> Result<Drawn, TooLarge> {
    let (key, counter) = philox_state(state);
    let block = |place: u64| philox_block(key, counter.wrapping_add(place.into()));
    let pairs = |place| {
        let [a, b, c, d] = block(place);
        [joined([a, b]), joined([c, d])]
    };
    let words = match bits {
        0..=8 => u8::wrap(words::array(shape, draw(shape, |at| block(at).map(cut(bits)))?)),
        9..=16 => u16::wrap(words::array(shape, draw(shape, |at| block(at).map(cut(bits)))?)),
        17..=32 => u32::wrap(words::array(shape, draw(shape, |at| block(at).map(cut(bits)))?)),
        _ => u64::wrap(words::array(shape, draw(shape, pairs)?)),
    };
    let blocks = words.len().div_ceil(if bits > 32 { 2 } else { 4 });
    let counter = counter.wrapping_add(blocks as u128);
    let after = [key, counter as u64, (counter >> 64) as u64];
    Ok((after[..state.len().min(3)].to_vec(), words))
}

/// The elements that a function makes of the two 64-bit words of each block of Philox, in row-major order.
pub fn blocks<W: Word>(
    state: &[u64],
    shape: &[usize],
    elements: impl Fn([u64; 2]) -> [W; 2] + Sync,
) -> Result<Vec<W>, TooLarge> {
    let (key, counter) = philox_state(state);
    draw(shape, |place| {
        let [a, b, c, d] = philox_block(key, counter.wrapping_add(place.into()));
        elements([joined([a, b]), joined([c, d])])
    })
}

/// A function that takes the low bits of a word.
fn cut<W: Word>(bits: u32) -> impl Fn(u32) -> W {
    move |word| W::cut(u128::from(word & u32::MAX >> (32 - bits)))
}

/// The elements of blocks 0, 1, 2, … in order, `N` for each block.
fn draw<W: Word, const N: usize>(
    shape: &[usize],
    block: impl Fn(u64) -> [W; N] + Sync,
) -> Result<Vec<W>, TooLarge> {
    let mut elements = filled(W::default(), shape)?;
    parallel::for_each_chunk(&mut elements, CHUNK * N, |index, elements| {
        for (place, elements) in elements.chunks_mut(N).enumerate() {
            let words = block((index * CHUNK + place) as u64);
            elements.copy_from_slice(&words[..elements.len()]);
        }
    });
    Ok(elements)
}

/// The number of blocks drawn, and the elements. The words of a block are at one position of two neighbouring
/// slices.
fn in_slices<W: Word>(
    shape: &[usize],
    bits: u32,
    block: impl Fn(u64) -> [u32; 2] + Sync,
) -> Result<(u64, Words), TooLarge> {
    let dimension = paired_dimension(shape);
    let size = dimension.map_or(1, |dimension| shape[dimension]);
    let slice: usize = shape[dimension.map_or(0, |dimension| dimension + 1)..].iter().product();
    let mut elements = filled(W::default(), shape)?;
    if elements.is_empty() {
        return Ok((0, W::wrap(words::array(shape, elements))));
    }
    let (each, cut) = (size.div_ceil(2) * slice, cut::<W>(bits));
    let fill = |start: usize, first: &mut [W], second: &mut [W]| {
        for (place, element) in first.iter_mut().enumerate() {
            let [word, other] = block((start + place) as u64);
            *element = cut(word);
            if let Some(element) = second.get_mut(place) {
                *element = cut(other);
            }
        }
    };
    let pairs = CHUNK.div_ceil(slice);
    let mut blocks = 0;
    for elements in elements.chunks_mut(size * slice) {
        let parts: Vec<_> = elements.chunks_mut(2 * slice * pairs).enumerate().collect();
        parallel::for_each(parts, |(part, elements): (usize, &mut [W])| {
            for (pair, elements) in elements.chunks_mut(2 * slice).enumerate() {
                let (first, second) = elements.split_at_mut(slice);
                fill(blocks + (part * pairs + pair) * slice, first, second);
            }
        });
        blocks += each;
    }
    Ok((blocks as u64, W::wrap(words::array(shape, elements))))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example is the specification's.
    #[test]
    fn wide_elements_take_a_block() {
        let (after, words) = three_fry([1, 2], &[2, 2], 64).unwrap();
        assert_eq!(after, [1, 6]);
        let first = [9236835810183407956, 16087790271692313299];
        let second = [18212823393184779219, 2658481902456610144];
        assert_eq!(u64::slice(&words), [first, second].concat());
    }

    #[test]
    fn many_blocks_are_those_one_by_one() {
        let (state, shape) = ([7, u64::MAX - 3], [3, 2 * CHUNK + 5]);
        let (after, words) = three_fry(state, &shape, 32).unwrap();
        let block = |place: usize| threefry_block(state, place as u64);
        let each = shape[1].div_ceil(2);
        let expected = (0..shape[0] * shape[1]).map(|at| {
            let (row, column) = (at / shape[1], at % shape[1]);
            block(row * each + column / 2)[column % 2]
        });
        assert!(u32::slice(&words).iter().copied().eq(expected));
        assert_eq!(after, [7, state[1].wrapping_add(3 * each as u64)]);
    }

    #[test]
    fn pairs_of_long_slices() {
        let (slice, state) = (CHUNK + 3, [0, 9]);
        let (_, words) = three_fry(state, &[2, slice], 8).unwrap();
        let block = |place: usize| threefry_block(state, place as u64);
        let expected = (0..2 * slice).map(|at| block(at % slice)[at / slice] as u8);
        assert!(u8::slice(&words).iter().copied().eq(expected));
    }
}
