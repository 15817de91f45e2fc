//! Random numbers of a distribution from the bits of Philox: each block gives two 64-bit words, and each
//! element takes one, in row-major order.

use super::random::blocks;
use crate::meaning::random::{count_between, normal_pair, uniform_float, uniform_integer};
use crate::numeric::{ElementType, FloatFormat};
use crate::tensor::allocation::TooLarge;
use crate::tensor::{Tensor, Word, Words, words};

/// A tensor of random numbers as [`crate::meaning::random::uniform`] defines it.
pub fn uniform(
    state: [u64; 3],
    element: &ElementType,
    [a, b]: [u64; 2],
    shape: &[usize],
) -> Result<Tensor, TooLarge> {
    match element {
        ElementType::Float(format) => fill(state, element, shape, |words| {
            words.map(|word| uniform_float(format, [a, b], word))
        }),
        _ => {
            let count = count_between(element, a, b);
            fill(state, element, shape, |words| words.map(|word| uniform_integer(a, count, word)))
        }
    }
}

/// A tensor of random numbers as [`crate::meaning::random::normal`] defines it.
pub fn normal(
    state: [u64; 3],
    format: &'static FloatFormat,
    parameters: [u64; 2],
    shape: &[usize],
) -> Result<Tensor, TooLarge> {
    fill(state, &ElementType::Float(format), shape, |words| normal_pair(format, parameters, words))
}

/// A tensor of the codes that a function gives for two words at a time.
fn fill(
    state: [u64; 3],
    element: &ElementType,
    shape: &[usize],
    codes: impl Fn([u64; 2]) -> [u64; 2] + Sync,
) -> Result<Tensor, TooLarge> {
    let mask = u64::MAX >> (64 - element.bits());
    let cut = |words| codes(words).map(|code| code & mask);
    let words = match element.bits() {
        0..=8 => in_words::<u8>(state, shape, cut)?,
        9..=16 => in_words::<u16>(state, shape, cut)?,
        17..=32 => in_words::<u32>(state, shape, cut)?,
        _ => in_words::<u64>(state, shape, cut)?,
    };
    Ok(Tensor::new(element.clone(), words))
}

fn in_words<W: Word>(
    state: [u64; 3],
    shape: &[usize],
    codes: impl Fn([u64; 2]) -> [u64; 2] + Sync,
) -> Result<Words, TooLarge> {
    let elements = blocks(&state, shape, |words| codes(words).map(|code| W::cut(code.into())))?;
    Ok(W::wrap(words::array(shape, elements)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::{ConvertPolicy, IntegerType, MLIR_FORMATS, names};

    #[test]
    fn every_type_stays_between_its_bounds() {
        for format in MLIR_FORMATS.iter().filter(|format| format.signed) {
            let bounds = [-1.0, 1.5].map(|bound| format.encode(ConvertPolicy::COMPUTE, bound));
            let element = ElementType::Float(format);
            let found = uniform([1, 0, 0], &element, bounds, &[4000]).unwrap();
            let values: Vec<f64> =
                (0..4000).map(|index| format.decode(found.code(index) as u64)).collect();
            assert!(values.iter().all(|value| (-1.0..1.5).contains(value)), "{}", format.name);
            let below_zero = values.iter().filter(|&&value| value < 0.0).count();
            assert!((1450..1750).contains(&below_zero), "{}: {below_zero}", format.name);
        }
    }

    #[test]
    fn the_whole_range_of_integers() {
        let element = ElementType::Integer(IntegerType { width: 64, signed: true });
        let bounds = [i64::MIN as u64, i64::MAX as u64];
        let found = uniform([3, 0, 0], &element, bounds, &[1000]).unwrap();
        let negative = (0..1000).filter(|&index| (found.code(index) as i64) < 0).count();
        assert!((400..600).contains(&negative), "{negative}");
        let nibble = ElementType::Integer(IntegerType { width: 4, signed: true });
        let found = uniform([3, 0, 0], &nibble, [0xE, 1], &[100]).unwrap();
        let mut seen: Vec<u8> = found.codes::<u8>().to_vec();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, [0, 0xE, 0xF]);
    }

    #[test]
    fn bounds_out_of_order_give_the_first() {
        let element = ElementType::Float(&names::F32);
        let [one, nan] = [1f32, f32::NAN].map(|bound| u64::from(bound.to_bits()));
        let found = uniform([0, 0, 0], &element, [one, one], &[3]).unwrap();
        assert_eq!(found.codes::<u32>(), [one as u32; 3]);
        let found = uniform([0, 0, 0], &element, [nan, one], &[2]).unwrap();
        assert_eq!(found.codes::<u32>(), [nan as u32; 2]);
    }

    #[test]
    fn moments_of_the_normal_distribution() {
        let bounds = [3f64, 2.0].map(f64::to_bits);
        let found = normal([5, 0, 0], &names::F64, bounds, &[20_001]).unwrap();
        let values: Vec<f64> =
            found.codes::<u64>().iter().map(|&code| f64::from_bits(code)).collect();
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        let variance = values.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / values.len() as f64;
        assert!((mean - 3.0).abs() < 0.05 && (variance - 4.0).abs() < 0.15, "{mean} {variance}");
    }
}
