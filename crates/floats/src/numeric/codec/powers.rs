//! Encoding in formats whose values are powers of two and NaN, which the scales of blocks have.
//!
//! The lowest powers are subnormal f32, so [`Rounder`](super::Rounder) rounds f32 by way of f64. In this file
//! the code of a value is its exponent, after half of a power is added. A block is encoded as if all its
//! values were positive, normal and not beyond the largest power. If one is not, the block is encoded again.

use super::super::format::{Subnormals, Zero};
use super::{CarrierFloat, Code, FloatFormat, WrappingWord, exponent};
use crate::by_level;
use crate::paths::{self, Path};

/// How many values are encoded before testing whether they were ordinary.
const BLOCK: usize = 128;

/// The constants of a format whose codes are exponents.
#[derive(Debug, Clone, Copy)]
pub(super) struct Powers<F: CarrierFloat> {
    /// Half of the last place that is kept, so that ties are rounded up.
    half: F::Bits,
    /// The number that is subtracted from the carrier's exponent.
    rebias: F::Bits,
    /// The smallest value that is ordinary, and how far the largest one is above it.
    least: F::Bits,
    extent: F::Bits,
}

impl<F: CarrierFloat> Powers<F> {
    /// The constants of a format, or `None` for a format that has other values than powers of two or more
    /// exponents than the carrier, or if the fast path is left out.
    pub(super) fn of(format: &FloatFormat) -> Option<Powers<F>> {
        let of_powers = format.mantissa_bits == 0
            && !format.signed
            && !format.is_irregular()
            && format.zero == Zero::None
            && format.subnormals == Subnormals::Normal;
        if !of_powers
            || !paths::allows(Path::FiniteFastPath)
            || format.bias > F::BIAS
            || format.max_exponent() > F::BIAS
        {
            return None;
        }
        let one = F::Bits::ONE;
        let half = one << (F::MANTISSA_BITS - 1);
        let least = exponent::<F>(format.min_exponent().max(1 - F::BIAS));
        let beyond = exponent::<F>(format.max_exponent()).plus(half);
        let extent = beyond.minus(least).minus(one);
        Some(Powers {
            half,
            rebias: F::Bits::from_u64((F::BIAS - format.bias) as u64),
            least,
            extent,
        })
    }

    #[inline(always)]
    fn encode_block<C: Code>(&self, values: &[F], codes: &mut [C]) -> bool {
        let mut farthest = F::Bits::ZERO;
        for (code, value) in codes.iter_mut().zip(values) {
            let bits = value.bits();
            let power = (bits.plus(self.half) >> F::MANTISSA_BITS).minus(self.rebias);
            *code = C::from_u64(power.to_u64());
            // values below the smallest wrap around to large numbers
            farthest = farthest.max(bits.minus(self.least));
        }
        farthest <= self.extent
    }
}

by_level! {
    fn encode_ordinary[C: Code, F: CarrierFloat](
        powers: Powers<F>,
        values: &[F],
        codes: &mut [C],
    ) -> bool {
        powers.encode_block(values, codes)
    }
}

/// Encodes values. Blocks with values that are not ordinary are encoded by a function.
pub(super) fn encode_all<C: Code, F: CarrierFloat>(
    powers: &Powers<F>,
    values: &[F],
    codes: &mut [C],
    encode: impl Fn(F) -> u64,
) {
    for (values, codes) in values.chunks(BLOCK).zip(codes.chunks_mut(BLOCK)) {
        if !encode_ordinary(*powers, values, codes) {
            for (code, value) in codes.iter_mut().zip(values) {
                *code = C::from_u64(encode(*value));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::names::{self, MLIR_FORMATS};
    use super::super::Encoder;
    use super::*;
    use crate::numeric::ConvertPolicy;

    /// Values of every exponent, with mantissas around the middle between two powers.
    fn about_the_middles() -> Vec<f32> {
        let mantissas = [0, 1, 0x3F_FFFF, 0x40_0000, 0x40_0001, 0x7F_FFFF];
        (0..512u32)
            .flat_map(|head| mantissas.map(|mantissa| f32::from_bits(head << 23 | mantissa)))
            .collect()
    }

    fn check(policy: ConvertPolicy, values: &[f32]) {
        let format = &names::F8E8M0FNU;
        let mut codes = vec![0u8; values.len()];
        Encoder::new(format, policy).run(values, &mut codes);
        for (&value, code) in values.iter().zip(codes) {
            let one = format.encode(policy, f64::from(value));
            assert_eq!(u64::from(code), one, "{value:e} under {policy:?}");
        }
    }

    #[test]
    fn blocks_are_encoded_as_their_values_one_by_one() {
        let values = about_the_middles();
        for policy in [ConvertPolicy::CONVERT, ConvertPolicy::COMPUTE, ConvertPolicy::MOVE] {
            check(policy, &values);
            for &value in &values {
                check(policy, &[value; 3]);
            }
            let positive: Vec<f32> =
                values.iter().copied().filter(|value| (1e-37..1e38).contains(value)).collect();
            check(policy, &positive);
        }
    }

    #[test]
    fn only_formats_of_powers_alone_are_encoded_so() {
        let found = MLIR_FORMATS.iter().filter(|format| Powers::<f32>::of(format).is_some());
        assert_eq!(found.count(), 1);
    }
}
