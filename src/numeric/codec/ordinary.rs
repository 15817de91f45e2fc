//! Rounding of the values that most data are made of.
//!
//! [`Rounder`] decides for every value whether it is zero, infinite, NaN or refused. Here a block is
//! rounded as if it held ordinary values alone, which takes less than half as many operations, while
//! the largest magnitude is kept; where that says that there were others, the whole rounder does the
//! block again. The bits are the rounder's.

use super::super::format::Zero;
use super::super::rounding::Signed;
use super::{Bits, CarrierFloat, Code, FloatFormat, Rounder, infinity_bits, sign_bit};
use crate::by_level;

/// How many values are rounded before looking whether they were ordinary.
const BLOCK: usize = 128;

/// The part of a [`Rounder`] that ordinary values need.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ordinary<F: CarrierFloat> {
    shift: u32,
    /// Just under half of the last place kept; half where ties go up.
    below_half: F::Bits,
    even: F::Bits,
    min_normal: F::Bits,
    quantum_aligner: F,
    /// Subtracted from a code after the shift.
    rebias: F::Bits,
    /// All ones but the places that rounding in the carrier drops.
    kept: F::Bits,
    sign_shift: u32,
    sign_bit: F::Bits,
    max_finite: F::Bits,
    overflow: Signed<F::Bits>,
    /// Whether zeros have the sign of what they come from; else they have none.
    signed_zero: bool,
    /// The bits that tell whether a value is ordinary: their largest value is.
    probe: F::Bits,
    largest: F::Bits,
}

impl<F: CarrierFloat> Ordinary<F> {
    /// None if zero is special.
    pub(super) fn of(rounder: &Rounder<F>, format: &FloatFormat) -> Option<Self> {
        let special = &rounder.special;
        let zero_is_ordinary = format.zero != Zero::None
            && special.zero.bits == F::Bits::ZERO
            && (special.zero.sign == F::Bits::ZERO || special.zero.sign == rounder.sign_bit)
            && rounder.subnormal_mask == !F::Bits::ZERO;
        if !zero_is_ordinary {
            return None;
        }
        let one = F::Bits::ONE;
        let nan_overflows = special.nan == special.overflow && special.payload == F::Bits::ZERO;
        let largest = match special.infinity == special.overflow {
            true if nan_overflows => !sign_bit::<F>(),
            true => infinity_bits::<F>(),
            false => infinity_bits::<F>().minus(one),
        };
        Some(Ordinary {
            shift: rounder.shift,
            below_half: rounder.below_half.plus(rounder.ties_up),
            even: rounder.even,
            min_normal: rounder.min_normal,
            quantum_aligner: rounder.quantum_aligner,
            rebias: rounder.rebias,
            kept: !(one << rounder.shift).minus(one),
            sign_shift: rounder.sign_shift,
            sign_bit: rounder.sign_bit,
            max_finite: special.max_finite,
            overflow: special.overflow,
            signed_zero: special.zero.sign == rounder.sign_bit,
            probe: if format.signed { !sign_bit::<F>() } else { !F::Bits::ZERO },
            largest,
        })
    }

    #[inline(always)]
    fn encode<const SIGNED_ZERO: bool>(&self, value: F) -> F::Bits {
        let magnitude = value.bits() & !sign_bit::<F>();
        let aligned = F::of_bits(magnitude) + self.quantum_aligner;
        let mut rounded = (self.nearest(magnitude) >> self.shift).minus(self.rebias);
        if magnitude < self.min_normal {
            rounded = aligned.bits().minus(self.quantum_aligner.bits());
        }
        self.with_sign::<SIGNED_ZERO>(value, rounded)
    }

    #[inline(always)]
    fn round<const SIGNED_ZERO: bool>(&self, value: F) -> F {
        let magnitude = value.bits() & !sign_bit::<F>();
        let aligned = F::of_bits(magnitude) + self.quantum_aligner;
        let mut rounded = self.nearest(magnitude) & self.kept;
        if magnitude < self.min_normal {
            rounded = (aligned - self.quantum_aligner).bits();
        }
        F::of_bits(self.with_sign::<SIGNED_ZERO>(value, rounded))
    }

    #[inline(always)]
    fn nearest(&self, magnitude: F::Bits) -> F::Bits {
        magnitude.plus(self.below_half).plus((magnitude >> self.shift) & self.even)
    }

    #[inline(always)]
    fn with_sign<const SIGNED_ZERO: bool>(&self, value: F, rounded: F::Bits) -> F::Bits {
        let sign = (value.bits() >> self.sign_shift) & self.sign_bit;
        let mut result = rounded | sign;
        if rounded > self.max_finite {
            result = self.overflow.with(sign);
        }
        if !SIGNED_ZERO && rounded == F::Bits::ZERO {
            result = F::Bits::ZERO;
        }
        result
    }

    /// Encodes as if all were ordinary, and tells whether they were.
    #[inline(always)]
    fn encode_block<const SIGNED_ZERO: bool, C: Code>(
        &self,
        values: &[F],
        codes: &mut [C],
    ) -> bool {
        let mut most = F::Bits::ZERO;
        for (code, &value) in codes.iter_mut().zip(values) {
            *code = C::from_u64(self.encode::<SIGNED_ZERO>(value).to_u64());
            most = most.max(value.bits() & self.probe);
        }
        most <= self.largest
    }

    /// Whether all are ordinary.
    #[inline(always)]
    fn holds_for(&self, values: &[F]) -> bool {
        let mut most = F::Bits::ZERO;
        for value in values {
            most = most.max(value.bits() & self.probe);
        }
        most <= self.largest
    }

    /// Encodes a block.
    #[inline(always)]
    fn encode_either<const SIGNED_ZERO: bool, C: Code>(
        &self,
        rounder: &Rounder<F>,
        values: &[F],
        codes: &mut [C],
    ) {
        if !self.encode_block::<SIGNED_ZERO, C>(values, codes) {
            for (code, value) in codes.iter_mut().zip(values) {
                *code = C::from_u64(rounder.encode(*value).to_u64());
            }
        }
    }

    #[inline(always)]
    fn encode_all<const SIGNED_ZERO: bool, C: Code>(
        &self,
        rounder: &Rounder<F>,
        values: &[F],
        codes: &mut [C],
    ) {
        let (blocks, rest) = values.as_chunks::<BLOCK>();
        let (code_blocks, code_rest) = codes.as_chunks_mut::<BLOCK>();
        for (values, codes) in blocks.iter().zip(code_blocks) {
            self.encode_either::<SIGNED_ZERO, C>(rounder, values, codes);
        }
        self.encode_either::<SIGNED_ZERO, C>(rounder, rest, code_rest);
    }

    /// Rounds a block.
    #[inline(always)]
    fn round_either<const SIGNED_ZERO: bool>(&self, rounder: &Rounder<F>, values: &mut [F]) {
        if self.holds_for(values) {
            for value in values {
                *value = self.round::<SIGNED_ZERO>(*value);
            }
        } else {
            for value in values {
                *value = rounder.round(*value);
            }
        }
    }

    #[inline(always)]
    fn round_all<const SIGNED_ZERO: bool>(&self, rounder: &Rounder<F>, values: &mut [F]) {
        let (blocks, rest) = values.as_chunks_mut::<BLOCK>();
        for values in blocks {
            self.round_either::<SIGNED_ZERO>(rounder, values);
        }
        self.round_either::<SIGNED_ZERO>(rounder, rest);
    }
}

by_level! {
    /// Encodes as the rounder does, which `ordinary` is part of.
    pub(super) fn encode_all[C: Code, F: CarrierFloat](
        ordinary: &Ordinary<F>,
        rounder: &Rounder<F>,
        values: &[F],
        codes: &mut [C],
    ) {
        let (ordinary, rounder) = (*ordinary, *rounder);
        match ordinary.signed_zero {
            true => ordinary.encode_all::<true, C>(&rounder, values, codes),
            false => ordinary.encode_all::<false, C>(&rounder, values, codes),
        }
    }

    /// Rounds as the rounder does, which `ordinary` is part of.
    pub(super) fn round_all[F: CarrierFloat](
        ordinary: &Ordinary<F>,
        rounder: &Rounder<F>,
        values: &mut [F],
    ) {
        let (ordinary, rounder) = (*ordinary, *rounder);
        match ordinary.signed_zero {
            true => ordinary.round_all::<true>(&rounder, values),
            false => ordinary.round_all::<false>(&rounder, values),
        }
    }
}
