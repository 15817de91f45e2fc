//! Random numbers of a distribution from the bits of Philox: two 64-bit words a block, one an
//! element, row-major.

use super::random::blocks;
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat, Function};
use crate::tensor::allocation::TooLarge;
use crate::tensor::{Tensor, Word, Words, words};

/// Numbers from `a` up to, and without, `b` (codes of the element type), all equally likely.
///
/// A word w gives an integer `a + floor(w * (b - a) / 2^64)`. Its upper 53 bits give u in [0, 1) with
/// u 2^53 integral, and a float: the largest of the type that is not above `a * (1 - u) + b * u` in f64,
/// but at least `a` and less than `b`. Bounds that are not in order give `a`.
pub fn uniform(
    state: [u64; 3],
    element: &ElementType,
    [a, b]: [u64; 2],
    shape: &[usize],
) -> Result<Tensor, TooLarge> {
    match element {
        ElementType::Float(format) => {
            let [low, high] = [a, b].map(|code| format.decode(code));
            fill(state, element, shape, |words| {
                words.map(|word| if low < high { between(format, a, b, unit(word)) } else { a })
            })
        }
        _ => {
            let (low, span) = (a, distance(element, a, b));
            fill(state, element, shape, |words| {
                words.map(|word| low.wrapping_add(((u128::from(word) * span) >> 64) as u64))
            })
        }
    }
}

/// Floats of the normal distribution around `mean` with a standard deviation, by Box and Muller from
/// the two words of a block: with u in (0, 1] of the first and v in [0, 1) of the second,
/// `mean + deviation * sqrt(-2 log u) * cos(2 pi v)`, then the same with the sine, in f64, rounded once.
pub fn normal(
    state: [u64; 3],
    format: &'static FloatFormat,
    [mean, deviation]: [u64; 2],
    shape: &[usize],
) -> Result<Tensor, TooLarge> {
    let (mean, deviation) = (format.decode(mean), format.decode(deviation));
    let log = Function::Log.f64();
    fill(state, &ElementType::Float(format), shape, |[first, second]| {
        let radius = (-2.0 * log(1.0 - unit(first))).sqrt();
        let turn = 2.0 * unit(second);
        [radius * pxfm::f_cospi(turn), radius * pxfm::f_sinpi(turn)]
            .map(|normal| format.encode(ConvertPolicy::COMPUTE, mean + deviation * normal))
    })
}

/// A multiple of 2^-53 in [0, 1).
fn unit(word: u64) -> f64 {
    (word >> 11) as f64 * f64::EPSILON / 2.0
}

/// The code of what stands at `place` of the way from the value of `a` to the larger one of `b`.
fn between(format: &FloatFormat, a: u64, b: u64, place: f64) -> u64 {
    let (low, high) = (format.decode(a), format.decode(b));
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

/// How many integers there are from `a` up to `b`, codes of the element type.
fn distance(element: &ElementType, a: u64, b: u64) -> u128 {
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

/// Codes of the element type from two words at a time.
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
    use crate::numeric::{IntegerType, MLIR_FORMATS, names};

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
