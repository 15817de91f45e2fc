//! Fast rounding of ordinary values, which most data consist of.
//!
//! [`Rounder`] decides for every value whether it is zero, infinite, NaN or refused. In this file a block is
//! rounded as if it held ordinary values alone, which takes less than half as many operations. The largest
//! magnitude is recorded at the same time. If it shows that the block held other values, the whole rounder
//! rounds the block again. The bits are those of the rounder.

use super::super::format::Zero;
use super::super::rounding::Signed;
use super::{
    CarrierFloat, Code, FloatFormat, Rounder, WrappingWord, infinity_bits, sign_bit, upper_part,
};
use crate::by_level;
use crate::hardware::prefetch::prefetch_all;
use crate::paths::{self, Path};

/// The case that an [`Ordinary`] handles, as a constant of its loops.
type Kind = u8;
/// The format's zero has no sign.
const UNSIGNED_ZERO: Kind = 0;
/// A zero has the sign of the value that is rounded to it.
const SIGNED_ZERO: Kind = 1;
/// The code is the upper part of the carrier's bits after rounding, so subnormals, signs and infinity need no
/// further steps.
const UPPER_PART: Kind = 2;

/// How many values are tested and then rounded in their carrier at a time.
const BLOCK: usize = 128;

/// How many values are encoded before testing whether they were ordinary. The compiler does not know the
/// length of a run, since it would unroll the loop beyond the registers that there are.
const RUN: usize = 256;

/// How many values ahead memory is prefetched. If a tensor is encoded from end to end, the values that follow
/// are its own, and far caches have them in time only if they are prefetched. (Values of a program with many
/// steps are in the nearest cache already, where prefetching gains nothing.)
const AHEAD: usize = 1024;

/// The part of a [`Rounder`] that ordinary values need.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ordinary<F: CarrierFloat> {
    shift: u32,
    /// Just under half of the last place that is kept, or half if ties are rounded up.
    below_half: F::Bits,
    even: F::Bits,
    min_normal: F::Bits,
    quantum_aligner: F,
    /// The number that is subtracted from a code after the shift.
    rebias: F::Bits,
    /// A mask without the places that rounding in the carrier drops.
    kept: F::Bits,
    sign_shift: u32,
    sign_bit: F::Bits,
    max_finite: F::Bits,
    overflow: Signed<F::Bits>,
    kind: Kind,
    /// The mask of the bits by which a value is tested, and the largest value of these bits that is ordinary.
    probe: F::Bits,
    largest: F::Bits,
}

impl<F: CarrierFloat> Ordinary<F> {
    /// The test for a format, or `None` if zero is a special value of the format or the path is left out.
    pub(super) fn of(rounder: &Rounder<F>, format: &FloatFormat) -> Option<Self> {
        let special = &rounder.special;
        let zero_is_ordinary = format.zero != Zero::None
            && special.zero.bits == F::Bits::ZERO
            && (special.zero.sign == F::Bits::ZERO || special.zero.sign == rounder.sign_bit)
            && rounder.subnormal_mask == !F::Bits::ZERO;
        if !zero_is_ordinary || !paths::allows(Path::FiniteFastPath) {
            return None;
        }
        let one = F::Bits::ONE;
        let nan_overflows = special.nan == special.overflow && special.payload == F::Bits::ZERO;
        let largest = match special.infinity == special.overflow {
            true if nan_overflows => !sign_bit::<F>(),
            true => infinity_bits::<F>(),
            false => infinity_bits::<F>().minus(one),
        };
        let infinity = match rounder.sign_shift {
            0 => infinity_bits::<F>(),
            _ => infinity_bits::<F>() >> rounder.shift,
        };
        let overflows_to_infinity =
            special.overflow.bits == infinity && special.overflow.sign == rounder.sign_bit;
        let kind = if special.zero.sign != rounder.sign_bit {
            UNSIGNED_ZERO
        } else if overflows_to_infinity && upper_part::<F>(format).is_some() {
            UPPER_PART
        } else {
            SIGNED_ZERO
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
            kind,
            probe: if format.signed { !sign_bit::<F>() } else { !F::Bits::ZERO },
            largest,
        })
    }

    #[inline(always)]
    fn encode<const KIND: Kind>(&self, value: F) -> F::Bits {
        if KIND == UPPER_PART {
            return self.nearest(value.bits()) >> self.shift;
        }
        let magnitude = value.bits() & !sign_bit::<F>();
        let aligned = F::of_bits(magnitude) + self.quantum_aligner;
        let mut rounded = (self.nearest(magnitude) >> self.shift).minus(self.rebias);
        if magnitude < self.min_normal {
            rounded = aligned.bits().minus(self.quantum_aligner.bits());
        }
        self.with_sign::<KIND>(value, rounded)
    }

    #[inline(always)]
    fn round<const KIND: Kind>(&self, value: F) -> F {
        if KIND == UPPER_PART {
            return F::of_bits(self.nearest(value.bits()) & self.kept);
        }
        let magnitude = value.bits() & !sign_bit::<F>();
        let aligned = F::of_bits(magnitude) + self.quantum_aligner;
        let mut rounded = self.nearest(magnitude) & self.kept;
        if magnitude < self.min_normal {
            rounded = (aligned - self.quantum_aligner).bits();
        }
        F::of_bits(self.with_sign::<KIND>(value, rounded))
    }

    #[inline(always)]
    fn nearest(&self, magnitude: F::Bits) -> F::Bits {
        magnitude.plus(self.below_half).plus((magnitude >> self.shift) & self.even)
    }

    #[inline(always)]
    fn with_sign<const KIND: Kind>(&self, value: F, rounded: F::Bits) -> F::Bits {
        let sign = (value.bits() >> self.sign_shift) & self.sign_bit;
        let mut result = rounded | sign;
        if rounded > self.max_finite {
            result = self.overflow.with(sign);
        }
        if KIND == UNSIGNED_ZERO && rounded == F::Bits::ZERO {
            result = F::Bits::ZERO;
        }
        result
    }

    /// Encodes values as if all were ordinary. The result is whether they were.
    #[inline(always)]
    fn encode_run<const KIND: Kind, C: Code>(&self, values: &[F], codes: &mut [C]) -> bool {
        let mut most = F::Bits::ZERO;
        for (code, &value) in codes.iter_mut().zip(values) {
            *code = C::from_u64(self.encode::<KIND>(value).to_u64());
            most = most.max(value.bits() & self.probe);
        }
        most <= self.largest
    }

    /// Whether all values are ordinary.
    #[inline(always)]
    fn holds_for(&self, values: &[F]) -> bool {
        let mut most = F::Bits::ZERO;
        for value in values {
            most = most.max(value.bits() & self.probe);
        }
        most <= self.largest
    }

    /// Encodes a run.
    #[inline(always)]
    fn encode_either<const KIND: Kind, C: Code>(
        &self,
        rounder: &Rounder<F>,
        values: &[F],
        codes: &mut [C],
    ) {
        if !self.encode_run::<KIND, C>(values, codes) {
            for (code, value) in codes.iter_mut().zip(values) {
                *code = C::from_u64(rounder.encode(*value).to_u64());
            }
        }
    }

    #[inline(always)]
    fn encode_all<const KIND: Kind, C: Code>(
        &self,
        rounder: &Rounder<F>,
        values: &[F],
        codes: &mut [C],
    ) {
        for (values, codes) in values.chunks(RUN).zip(codes.chunks_mut(RUN)) {
            prefetch_ahead(values);
            prefetch_ahead(codes);
            self.encode_either::<KIND, C>(rounder, values, codes);
        }
    }

    /// Rounds a block.
    #[inline(always)]
    fn round_either<const KIND: Kind>(&self, rounder: &Rounder<F>, values: &mut [F]) {
        if self.holds_for(values) {
            for value in values {
                *value = self.round::<KIND>(*value);
            }
        } else {
            for value in values {
                *value = rounder.round(*value);
            }
        }
    }

    #[inline(always)]
    fn round_all<const KIND: Kind>(&self, rounder: &Rounder<F>, values: &mut [F]) {
        let (blocks, rest) = values.as_chunks_mut::<BLOCK>();
        for values in blocks {
            self.round_either::<KIND>(rounder, values);
        }
        self.round_either::<KIND>(rounder, rest);
    }
}

/// Prefetches the memory [`AHEAD`] of some elements.
#[inline(always)]
fn prefetch_ahead<T>(elements: &[T]) {
    let ahead = elements.as_ptr().wrapping_add(AHEAD).addr();
    prefetch_all(ahead..ahead + size_of_val(elements));
}

by_level! {
    /// Encodes as the rounder does, of which `ordinary` is a part.
    pub(super) fn encode_all[C: Code, F: CarrierFloat](
        ordinary: &Ordinary<F>,
        rounder: &Rounder<F>,
        values: &[F],
        codes: &mut [C],
    ) {
        let (ordinary, rounder) = (*ordinary, *rounder);
        match ordinary.kind {
            UPPER_PART => ordinary.encode_all::<UPPER_PART, C>(&rounder, values, codes),
            SIGNED_ZERO => ordinary.encode_all::<SIGNED_ZERO, C>(&rounder, values, codes),
            _ => ordinary.encode_all::<UNSIGNED_ZERO, C>(&rounder, values, codes),
        }
    }

    /// Rounds as the rounder does, of which `ordinary` is a part.
    pub(super) fn round_all[F: CarrierFloat](
        ordinary: &Ordinary<F>,
        rounder: &Rounder<F>,
        values: &mut [F],
    ) {
        let (ordinary, rounder) = (*ordinary, *rounder);
        match ordinary.kind {
            UPPER_PART => ordinary.round_all::<UPPER_PART>(&rounder, values),
            SIGNED_ZERO => ordinary.round_all::<SIGNED_ZERO>(&rounder, values),
            _ => ordinary.round_all::<UNSIGNED_ZERO>(&rounder, values),
        }
    }
}
