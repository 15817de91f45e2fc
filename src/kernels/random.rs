//! Counter-based random bits: Threefry and Philox (Salmon et al., "Parallel random numbers: as easy
//! as 1, 2, 3", SC 2011), laid out over a tensor as XLA lays them out.
//!
//! A state is a key and a counter. Each block of bits is a function of the key and of the counter
//! plus the block's number; the counter then goes on by the number of blocks.

use super::parallel;
use crate::numeric::chance::{halves, philox_4x32};
use crate::tensor::allocation::{TooLarge, filled};
use crate::tensor::{Word, Words, words};

/// The state after bits were drawn, and the bits.
pub type Drawn = (Vec<u64>, Words);

/// How many blocks a task makes.
const CHUNK: usize = 1 << 12;

/// Threefry2x32 with 20 rounds: a block of two words from a counter.
pub fn threefry_2x32(key: [u32; 2], counter: [u32; 2]) -> [u32; 2] {
    const ROTATIONS: [[u32; 4]; 2] = [[13, 15, 26, 6], [17, 29, 16, 24]];
    let keys = [key[0], key[1], 0x1BD1_1BDA ^ key[0] ^ key[1]];
    let (mut x, mut y) = (counter[0].wrapping_add(keys[0]), counter[1].wrapping_add(keys[1]));
    for round in 0..5 {
        for rotation in ROTATIONS[round % 2] {
            x = x.wrapping_add(y);
            y = y.rotate_left(rotation) ^ x;
        }
        x = x.wrapping_add(keys[(round + 1) % 3]);
        y = y.wrapping_add(keys[(round + 2) % 3]).wrapping_add(round as u32 + 1);
    }
    [x, y]
}

/// Fills a shape with elements of `bits` bits (the low ones of a 32-bit word, or all 64) by Threefry.
/// The state is a key and a 64-bit counter.
///
/// An element of 64 bits takes a block. Else a block's two words go to the same place in two slices, one
/// after the other, along the first even (or the first largest) dimension; where it is odd, the last
/// slice takes only first words.
pub fn three_fry(state: [u64; 2], shape: &[usize], bits: u32) -> Result<Drawn, TooLarge> {
    let block = |place: u64| threefry_2x32(halves(state[0]), halves(state[1].wrapping_add(place)));
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

/// Fills a shape with elements of `bits` bits (the low ones of a 32-bit word, or all 64) by Philox,
/// four words a block in row-major order, the low word first where two make an element.
///
/// The state is a key and a 128-bit counter (its low half first), or a key and a 64-bit counter, whose
/// upper half is then the key, too, and does not go on.
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

/// Elements from two 64-bit words a block of Philox, in row-major order.
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

/// The key and the counter of a state.
fn philox_state(state: &[u64]) -> (u64, u128) {
    let (key, low) = (state[0], state[1]);
    let high = state.get(2).copied().unwrap_or(key);
    (key, u128::from(high) << 64 | u128::from(low))
}

fn philox_block(key: u64, counter: u128) -> [u32; 4] {
    let ([a, b], [c, d]) = (halves(counter as u64), halves((counter >> 64) as u64));
    philox_4x32(halves(key), [a, b, c, d])
}

fn joined([low, high]: [u32; 2]) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

/// The low bits of a word.
fn cut<W: Word>(bits: u32) -> impl Fn(u32) -> W {
    move |word| W::cut(u128::from(word & u32::MAX >> (32 - bits)))
}

/// The elements of blocks 0, 1, 2, … in order, `N` a block.
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

/// The number of blocks drawn, and the elements: a block's words at one place of two slices in turn.
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

/// The first even dimension, or else the first of the largest; none in rank 0.
fn paired_dimension(shape: &[usize]) -> Option<usize> {
    let even = shape.iter().position(|size| size.is_multiple_of(2));
    even.or_else(|| shape.iter().position(|size| Some(size) == shape.iter().max()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The known answers that the authors' library comes with.
    #[test]
    fn known_answers_of_threefry() {
        assert_eq!(threefry_2x32([0, 0], [0, 0]), [0x6b20_0159, 0x99ba_4efe]);
        assert_eq!(threefry_2x32([!0, !0], [!0, !0]), [0x1cb9_96fc, 0xbb00_2be7]);
        let found = threefry_2x32([0x1319_8a2e, 0x0370_7344], [0x243f_6a88, 0x85a3_08d3]);
        assert_eq!(found, [0xc492_3a9c, 0x483d_f7a0]);
    }

    #[test]
    fn known_answers_of_philox() {
        let zero = [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8];
        assert_eq!(philox_4x32([0, 0], [0; 4]), zero);
        let ones = [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd];
        assert_eq!(philox_4x32([!0, !0], [!0; 4]), ones);
    }

    /// The specification's example.
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
        let block =
            |place: usize| threefry_2x32([7, 0], halves(state[1].wrapping_add(place as u64)));
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
        let block = |place: usize| threefry_2x32([0, 0], [9 + place as u32, 0]);
        let expected = (0..2 * slice).map(|at| block(at % slice)[at / slice] as u8);
        assert!(u8::slice(&words).iter().copied().eq(expected));
    }
}
