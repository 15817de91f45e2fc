//! The steps of sums of small floats in registers, each product and each sum rounded to the format.
//!
//! bf16 and f16 are rounded by a few instructions or, where no product and no sum leaves bf16's normal
//! numbers, by two fused ones ([`NormalBf16`]). Formats of up to eight bits need less. The product of two
//! values has so few bits that adding a number whose last place is the format's, and subtracting it, rounds
//! the product: `(x + m) - m` with `m = max(|x| * 2^(23 - mantissa bits), ...)`. A sum of two values is a
//! multiple of the quantum, so that it is never rounded as a subnormal, and two fused operations round it.
//!
//! Neither of the two handles overflow. Where the factors are so small that no sum can overflow, nothing more is
//! needed ([`Finite`]). Otherwise the largest sum is looked at after a tile, and a tile that overflowed is
//! made again. For formats with infinities that begin at a power of two, sums are then scaled so that f32
//! overflows where the format does ([`Absorbing`]); for others, special values are put in place
//! ([`FiniteProducts`], [`Any`]). Where f32 does not hold all sums of two values, as of f8E5M2, the number
//! added and subtracted is made of the sum's power of two alone.

use super::range::Range;
use super::step::{LaneArithmetic, Step};
use crate::hardware::simd::FloatLanes;
use crate::numeric::{ConvertPolicy, FloatFormat, Rounder};

/// bf16: the product and the sum each rounded.
#[derive(Clone, Copy)]
pub struct InBf16;

/// f16: the product and the sum each rounded.
#[derive(Clone, Copy)]
pub struct InF16;

macro_rules! rounded {
    ($name:ident: $round:ident) => {
        impl LaneArithmetic for $name {
            type Lane = f32;
            const COST: usize = 6;
        }

        impl<V: FloatLanes> Step<V> for $name {
            type State = ();
            #[inline(always)]
            fn start(&self, _: V) {}
            #[inline(always)]
            fn step(&self, (): &mut (), sums: V, lhs: V, rhs: V) -> V {
                sums.add(lhs.mul(rhs).$round()).$round()
            }
        }
    };
}

rounded!(InBf16: rounded_to_bf16);
rounded!(InF16: rounded_to_f16);

/// bf16 where every product and every sum is zero or a normal number, far from overflow.
///
/// For a number `x` of f32, `t = x * (2^16 - 1)`, rounded once, has bf16's last place of `x` for its own
/// (half of it, if `x` is next to a power of two), and `x * 2^16 - t` is `x` rounded to it. Ties are
/// between multiples of that place from `x * 2^16` on, which is an even one of them where `x` is half way.
/// Of a product `t` is one multiplication too, since a factor times `2^16 - 1` has 24 bits.
#[derive(Clone, Copy)]
pub struct NormalBf16(());

impl NormalBf16 {
    /// The steps for sums of `steps` products of elements in these ranges; `None` if a product or a sum may
    /// be subnormal or overflow.
    pub fn new(ranges: [Range; 2], steps: usize) -> Option<NormalBf16> {
        let far = 2f64.powi(60);
        let is_normal =
            |range: Range| range.finite && range.smallest >= 1.0 / far && range.largest <= far;
        let [left, right] = ranges;
        // Sums are multiples of the last place of the smallest product, which is no less than this.
        let last_place = left.smallest * right.smallest * 2f64.powi(-8);
        let sums = 2.0 * left.largest * right.largest * steps as f64;
        let fit = last_place >= 2f64.powi(-126) && sums <= 2f64.powi(110);
        (ranges.into_iter().all(is_normal) && fit).then_some(NormalBf16(()))
    }
}

impl LaneArithmetic for NormalBf16 {
    type Lane = f32;
    const COST: usize = 3;
}

impl<V: FloatLanes> Step<V> for NormalBf16 {
    type State = ();
    #[inline(always)]
    fn start(&self, _: V) {}
    #[inline(always)]
    fn step(&self, (): &mut (), sums: V, lhs: V, rhs: V) -> V {
        const SCALE: f32 = (1 << 16) as f32;
        let scale = sums.splat_like(SCALE);
        let lhs = lhs.mul(scale);
        let rest = rhs.mul(rhs.splat_like(1.0 / SCALE - 1.0));
        let sum = sums.add(lhs.exact_mul_add(rhs, lhs.mul(rest)));
        sum.exact_mul_add(scale, sum.mul(sum.splat_like(1.0 - SCALE)))
    }
}

/// The constants by which the steps round to a format of up to eight bits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Grid {
    /// A power of two. The last place that f32 has for a number times this power is the last place that the
    /// format has for the number.
    scale: f32,
    /// A number whose last place is the format's smallest subnormal.
    least: f32,
    /// The largest finite value.
    pub max_finite: f32,
    /// The value that replaces numbers beyond the largest finite value.
    special: f32,
    /// The sign bit if `special` takes the sign of the number, else 0.
    sign: f32,
    /// A power of two. A number beyond the format's largest value, times this power, is beyond f32's.
    up: f32,
}

/// A number beyond all numbers that are rounded. As the number added and subtracted, it keeps an infinite sum
/// infinite.
const BEYOND: f32 = f32::from_bits(253 << 23);

/// Steps for sums and products that are finite. If they are `WATCHED`, the largest sum tells whether they
/// were.
#[derive(Clone, Copy)]
pub struct Finite<const WATCHED: bool>(pub Grid);

/// Steps for products that are finite and for any sums.
#[derive(Clone, Copy)]
pub struct FiniteProducts(pub Grid);

/// Steps for products that are finite and for sums that become infinite beyond the largest value: they are
/// scaled so that they become infinite in f32, where an infinite sum stays what it is. `WIDE` steps are also
/// right where f32 does not hold all sums of two values exactly.
#[derive(Clone, Copy)]
pub struct Absorbing<const WIDE: bool>(pub Grid);

/// Steps for any products and any sums.
#[derive(Clone, Copy)]
pub struct Any(pub Grid);

impl Grid {
    /// The constants of a format; `None` if it has more than eight bits, no mantissa or no sign.
    pub fn new(format: &FloatFormat) -> Option<Grid> {
        let rounder = Rounder::<f32>::in_carrier(format, ConvertPolicy::COMPUTE)?;
        let [above, below] = [BEYOND, -BEYOND].map(|beyond| rounder.round(beyond));
        let signed = above.to_bits() != below.to_bits();
        let quantum = 2f64.powi(format.quantum_exponent());
        (format.width <= 8 && format.mantissa_bits >= 1 && format.signed).then(|| Grid {
            scale: 2f32.powi(23 - format.mantissa_bits as i32),
            least: (1.5 * 2f64.powi(23) * quantum) as f32,
            max_finite: format.decode(format.max_finite) as f32,
            special: above,
            sign: if signed { -0.0 } else { 0.0 },
            up: 2f32.powi(127 - format.max_exponent()),
        })
    }

    #[inline(always)]
    fn special<V: FloatLanes>(&self, rounded: V) -> V {
        let limit = rounded.splat_like(self.max_finite);
        let (sign, special) = (rounded.splat_like(self.sign), rounded.splat_like(self.special));
        rounded.replaced_above(limit, sign, special)
    }

    #[inline(always)]
    fn finite_product<V: FloatLanes>(&self, lhs: V, rhs: V) -> V {
        let scaled = lhs.mul(lhs.splat_like(self.scale)).mul(rhs);
        let aligner = scaled.magnitude_or_more(lhs.splat_like(self.least));
        lhs.exact_mul_add(rhs, aligner).sub(aligner)
    }

    #[inline(always)]
    fn product<V: FloatLanes>(&self, lhs: V, rhs: V) -> V {
        let scaled = lhs.mul(lhs.splat_like(self.scale)).mul(rhs);
        let aligner = scaled.magnitude_or_more(lhs.splat_like(self.least));
        let aligner = aligner.magnitude_or_less(lhs.splat_like(BEYOND));
        self.special(lhs.exact_mul_add(rhs, aligner).sub(aligner))
    }

    #[inline(always)]
    fn sum<V: FloatLanes>(&self, sum: V) -> V {
        let scaled = sum.mul(sum.splat_like(self.scale));
        let aligner = scaled.magnitude_or_less(sum.splat_like(BEYOND));
        self.special(sum.add(aligner).sub(aligner))
    }
}

impl<V: FloatLanes, const WATCHED: bool> Step<V> for Finite<WATCHED> {
    /// The largest magnitude of a sum.
    type State = V;

    #[inline(always)]
    fn start(&self, zeros: V) -> V {
        zeros
    }

    #[inline(always)]
    fn step(&self, largest: &mut V, sums: V, lhs: V, rhs: V) -> V {
        let Finite(grid) = self;
        let scale = sums.splat_like(grid.scale);
        let sum = sums.add(grid.finite_product(lhs, rhs));
        if WATCHED {
            *largest = sum.magnitude_or_more(*largest);
        }
        sum.exact_mul_sub(scale, sum.exact_mul_add(scale, sum))
    }

    #[inline(always)]
    fn holds(&self, largest: V) -> bool {
        let mut lanes = [0f32; 16];
        largest.store_to(&mut lanes);
        lanes.iter().all(|&lane| lane <= self.0.max_finite)
    }
}

impl<V: FloatLanes> Step<V> for FiniteProducts {
    type State = ();
    #[inline(always)]
    fn start(&self, _: V) {}
    #[inline(always)]
    fn step(&self, (): &mut (), sums: V, lhs: V, rhs: V) -> V {
        self.0.sum(sums.add(self.0.finite_product(lhs, rhs)))
    }
}

impl<V: FloatLanes, const WIDE: bool> Step<V> for Absorbing<WIDE> {
    type State = ();
    #[inline(always)]
    fn start(&self, _: V) {}
    #[inline(always)]
    fn enter(&self, sums: V) -> V {
        sums.mul(sums.splat_like(self.0.up))
    }
    #[inline(always)]
    fn leave(&self, sums: V) -> V {
        sums.mul(sums.splat_like(1.0 / self.0.up))
    }
    #[inline(always)]
    fn step(&self, (): &mut (), sums: V, lhs: V, rhs: V) -> V {
        let Absorbing(grid) = self;
        let scale = sums.splat_like(grid.scale);
        let (up, down) = (sums.splat_like(grid.up), sums.splat_like(1.0 / grid.up));
        let sum = sums.exact_mul_add(down, grid.finite_product(lhs, rhs));
        let rounded = if WIDE {
            let aligner = sum.power_of_two().mul(sum.splat_like(1.5 * grid.scale));
            sum.add(aligner).sub(aligner)
        } else {
            sum.exact_mul_sub(scale, sum.exact_mul_add(scale, sum))
        };
        // The roundings make NaN of an infinite sum, which then takes the NaN's place.
        rounded.mul(up).larger_or_number(sum)
    }
}

impl<V: FloatLanes> Step<V> for Any {
    type State = ();
    #[inline(always)]
    fn start(&self, _: V) {}
    #[inline(always)]
    fn step(&self, (): &mut (), sums: V, lhs: V, rhs: V) -> V {
        self.0.sum(sums.add(self.0.product(lhs, rhs)))
    }
}

/// Whether products and sums can overflow, known before they are computed.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// All factors are finite, and no product of two is rounded to more than the format's largest value.
    pub products: bool,
    /// No sum is rounded to more than the format's largest value.
    pub sums: bool,
}

impl Bounds {
    /// The bounds of sums of `steps` products of elements in these ranges. Where a sum is rounded up, what was
    /// added is at least as much as the rounding adds.
    pub fn new(format: &FloatFormat, [left, right]: [Range; 2], steps: usize) -> Bounds {
        let product = match left.finite && right.finite {
            true => left.largest * right.largest,
            false => f64::INFINITY,
        };
        let largest = format.decode(format.max_finite);
        let rounded = format.round(ConvertPolicy::COMPUTE, product);
        Bounds { products: product <= largest, sums: 2.0 * rounded * steps as f64 <= largest }
    }
}
