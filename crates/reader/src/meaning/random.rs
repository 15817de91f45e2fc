//! Random numbers (docs/numerics.md, "Random numbers"): bits by counting, by Threefry and Philox (Salmon et
//! al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011), laid out over a tensor as XLA lays them out,
//! and the distributions of `rng`.
//!
//! A state is a key and a counter. Each block of bits is a function of the key and of the counter plus the
//! block's number; the counter then goes on by the number of blocks.

use super::{Array, linear_index};
use crate::numeric::chance::{halves, philox_4x32};
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat, Function};
use crate::tensor::allocation::TooLarge;

/// The state after bits were drawn, and the bits.
pub type Drawn = (Vec<u64>, Array<u128>);

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

/// The block of Threefry of a state, which is a key and a 64-bit counter, with this number.
pub fn threefry_block(state: [u64; 2], number: u64) -> [u32; 2] {
    threefry_2x32(halves(state[0]), halves(state[1].wrapping_add(number)))
}

/// The key and the counter of a state of Philox: a key and a 128-bit counter (its low half first), or a key and
/// a 64-bit counter, whose upper half is then the key, too.
pub fn philox_state(state: &[u64]) -> (u64, u128) {
    let (key, low) = (state[0], state[1]);
    let high = state.get(2).copied().unwrap_or(key);
    (key, u128::from(high) << 64 | u128::from(low))
}

/// The block of Philox of a key and a counter.
pub fn philox_block(key: u64, counter: u128) -> [u32; 4] {
    let ([a, b], [c, d]) = (halves(counter as u64), halves((counter >> 64) as u64));
    philox_4x32(halves(key), [a, b, c, d])
}

/// Two words as one of 64 bits, the low one first.
pub fn joined([low, high]: [u32; 2]) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

/// The low bits of a word of 32 bits.
fn low_bits(word: u32, bits: u32) -> u128 {
    u128::from(word & u32::MAX >> (32 - bits))
}

/// The first even dimension, or else the first of the largest; none in rank 0.
pub fn paired_dimension(shape: &[usize]) -> Option<usize> {
    let even = shape.iter().position(|size| size.is_multiple_of(2));
    even.or_else(|| shape.iter().position(|size| Some(size) == shape.iter().max()))
}

/// `rng_bit_generator` with THREE_FRY. The state is a key and a 64-bit counter.
///
/// An element of more than 32 bits takes a block, in row-major order. Else a block's two words go to
/// neighbours along the paired dimension, whose size, halved and rounded up, is that of the blocks; where it is
/// odd, the last block there gives its first word alone. An element has the low bits of its word.
pub fn three_fry(
    state: [u64; 2],
    element: &ElementType,
    shape: &[usize],
) -> Result<Drawn, TooLarge> {
    let bits = element.bits();
    let paired = paired_dimension(shape).filter(|_| bits <= 32);
    let mut blocks = shape.to_vec();
    if let Some(dimension) = paired {
        blocks[dimension] = shape[dimension].div_ceil(2);
    }
    let elements = Array::from_index(element.clone(), shape, |index| {
        let (mut of_block, mut word) = (index.to_vec(), 0);
        if let Some(dimension) = paired {
            (of_block[dimension], word) = (index[dimension] / 2, index[dimension] % 2);
        }
        let block = threefry_block(state, linear_index(&blocks, &of_block) as u64);
        if bits > 32 { joined(block).into() } else { low_bits(block[word], bits) }
    })?;
    let count = blocks.iter().product::<usize>() as u64;
    Ok((vec![state[0], state[1].wrapping_add(count)], elements))
}

/// `rng_bit_generator` with PHILOX, which is the DEFAULT, too: in row-major order, each element takes a word of
/// a block of four, of which it has the low bits, or two words if it has more than 32 bits, the low one first.
/// Of a state of two numbers the upper half of the counter does not go on.
pub fn philox(state: &[u64], element: &ElementType, shape: &[usize]) -> Result<Drawn, TooLarge> {
    let (key, counter) = philox_state(state);
    let bits = element.bits();
    let of_block = if bits > 32 { 2 } else { 4 };
    let elements = Array::from_index(element.clone(), shape, |index| {
        let place = linear_index(shape, index);
        let block = philox_block(key, counter.wrapping_add((place / of_block) as u128));
        match place % of_block {
            word if bits > 32 => joined([block[2 * word], block[2 * word + 1]]).into(),
            word => low_bits(block[word], bits),
        }
    })?;
    let blocks = elements.values().len().div_ceil(of_block);
    let counter = counter.wrapping_add(blocks as u128);
    let after = [key, counter as u64, (counter >> 64) as u64];
    Ok((after[..state.len().min(3)].to_vec(), elements))
}

/// The two words of 64 bits of the block that an element of `rng` has, in row-major order, and which of the
/// block's two elements it is.
fn words_of(state: [u64; 3], shape: &[usize], index: &[usize]) -> ([u64; 2], usize) {
    let place = linear_index(shape, index);
    let (key, counter) = philox_state(&state);
    let [a, b, c, d] = philox_block(key, counter.wrapping_add((place / 2) as u128));
    ([joined([a, b]), joined([c, d])], place % 2)
}

/// `rng` with UNIFORM: numbers from `a` up to, and without, `b` (codes of the element type), all equally likely.
/// Bounds that are not in order give `a`. Each element takes a word.
pub fn uniform(
    state: [u64; 3],
    element: &ElementType,
    [a, b]: [u64; 2],
    shape: &[usize],
) -> Result<Array<u128>, TooLarge> {
    let mask = u64::MAX >> (64 - element.bits());
    Array::from_index(element.clone(), shape, |index| {
        let (words, which) = words_of(state, shape, index);
        let code = match element {
            ElementType::Float(format) => uniform_float(format, [a, b], words[which]),
            _ => uniform_integer(a, count_between(element, a, b), words[which]),
        };
        (code & mask).into()
    })
}

/// `rng` with NORMAL: floats of the normal distribution around `mean` with a standard deviation (codes of the
/// format). The two elements of a block are made of both of its words.
pub fn normal(
    state: [u64; 3],
    format: &'static FloatFormat,
    parameters: [u64; 2],
    shape: &[usize],
) -> Result<Array<u128>, TooLarge> {
    Array::from_index(ElementType::Float(format), shape, |index| {
        let (words, which) = words_of(state, shape, index);
        normal_pair(format, parameters, words)[which].into()
    })
}

/// The integer `a + floor(w * count / 2^64)` of a word w, in its low bits.
pub fn uniform_integer(a: u64, count: u128, word: u64) -> u64 {
    a.wrapping_add(((u128::from(word) * count) >> 64) as u64)
}

/// How many integers there are from `a` up to `b`, codes of the element type; none if they are not in order.
pub fn count_between(element: &ElementType, a: u64, b: u64) -> u128 {
    let (bits, signed) = match element {
        ElementType::Integer(integer) => (integer.width, integer.signed),
        ElementType::Index => (64, true),
        _ => (1, false),
    };
    let shift = 64 - bits;
    let value = |code: u64| match signed {
        true => i128::from((code << shift) as i64 >> shift),
        false => i128::from(code),
    };
    u128::try_from(value(b) - value(a)).unwrap_or(0)
}

/// The upper 53 bits of a word give u in [0, 1) with u 2^53 integral, and this float: the largest of the
/// format that is not above `a * (1 - u) + b * u` in f64, but at least `a` and less than `b`.
pub fn uniform_float(format: &FloatFormat, [a, b]: [u64; 2], word: u64) -> u64 {
    let (low, high, place) = (format.decode(a), format.decode(b), unit(word));
    // bounds of which one is NaN are not in order
    let in_order = low < high;
    if !in_order {
        return a;
    }
    let exact = low * (1.0 - place) + high * place;
    let mut code = format.encode(ConvertPolicy::COMPUTE, exact);
    if format.decode(code) > exact {
        code = format.next_after(code, a);
    }
    if format.decode(code) >= high {
        code = format.next_after(b, a);
    }
    if format.decode(code) >= low { code } else { a }
}

/// Two normal numbers by Box and Muller from the two words of a block: with u in (0, 1] of the first and v in
/// [0, 1) of the second, `mean + deviation * sqrt(-2 log u) * cos(2 pi v)`, then the same with the sine, in
/// f64, rounded once.
pub fn normal_pair(
    format: &FloatFormat,
    [mean, deviation]: [u64; 2],
    [first, second]: [u64; 2],
) -> [u64; 2] {
    let (mean, deviation) = (format.decode(mean), format.decode(deviation));
    let radius = (-2.0 * Function::Log.f64()(1.0 - unit(first))).sqrt();
    let turn = 2.0 * unit(second);
    [radius * pxfm::f_cospi(turn), radius * pxfm::f_sinpi(turn)]
        .map(|normal| format.encode(ConvertPolicy::COMPUTE, mean + deviation * normal))
}

/// A multiple of 2^-53 in [0, 1).
fn unit(word: u64) -> f64 {
    (word >> 11) as f64 * f64::EPSILON / 2.0
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
        assert_eq!(philox_block(0, 0), [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]);
        assert_eq!(philox_block(!0, !0), [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd]);
    }
}
