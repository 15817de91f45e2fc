//! Fused additions: terms that are aligned to the largest exponent, cut, and added as integers.

use super::model::Alignment;
use super::rounding::{Step, exponent, power};

/// Exponents above this one are those of infinities and NaN.
const SPECIAL: i32 = 600;
/// An exponent below all others, that of zeros.
const NONE: i32 = -10_000;

/// An alignment whose constants are at hand.
#[derive(Debug, Clone, Copy)]
pub(super) struct Aligner {
    fraction: i32,
    pub group: usize,
    nominal: bool,
    down: bool,
    least: i32,
    presum: usize,
    /// The exponents of the smallest normal numbers of both operands, and of sums.
    smallest: [i32; 2],
    smallest_sum: i32,
}

impl Aligner {
    pub fn new(alignment: Alignment, smallest: [i32; 2], smallest_sum: i32) -> Aligner {
        Aligner {
            fraction: alignment.bits as i32 - 1,
            group: alignment.group.get(),
            nominal: alignment.nominal,
            down: alignment.down,
            least: alignment.least.unwrap_or(NONE),
            presum: alignment.presum.map_or(1, usize::from),
            smallest,
            smallest_sum,
        }
    }

    /// The exponent that a product is aligned by.
    #[inline(always)]
    pub fn exponent(&self, a: f64, b: f64, product: f64) -> i32 {
        match (product == 0.0, self.nominal) {
            (true, _) => NONE,
            (false, true) => nominal(self.smallest, a, b),
            (false, false) => exponent(product),
        }
    }

    /// The exponent that a sum is aligned by.
    #[inline(always)]
    pub fn exponent_of_sum(&self, sum: f64) -> i32 {
        if sum == 0.0 { NONE } else { exponent(sum).max(self.smallest_sum) }
    }

    /// The exact sum of the cut products of a group and a sum.
    #[inline(always)]
    pub fn add(&self, a: &[f64], b: &[f64], sum: f64) -> f64 {
        if self.presum > 1 {
            return self.add_presums(a, b, sum);
        }
        let mut largest = self.exponent_of_sum(sum);
        for (&a, &b) in a.iter().zip(b) {
            largest = largest.max(self.exponent(a, b, a * b));
        }
        let Some(scale) = self.scale(largest) else {
            return plain(a, b, sum, largest);
        };
        let mut total = self.cut(sum * scale);
        for (&a, &b) in a.iter().zip(b) {
            total += self.cut(a * b * scale);
        }
        total * power(largest.max(self.least) - self.fraction)
    }

    /// As [`Aligner::add`], where products are added exactly in parts that have the exponent zero.
    fn add_presums(&self, a: &[f64], b: &[f64], sum: f64) -> f64 {
        let parts = || a.chunks(self.presum).zip(b.chunks(self.presum));
        let exact = |(a, b): (&[f64], &[f64])| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        let mut largest = self.exponent_of_sum(sum);
        for part in parts().map(exact) {
            let special = if part.is_finite() { 0 } else { 1024 };
            largest = largest.max(if part == 0.0 { NONE } else { special });
        }
        let Some(scale) = self.scale(largest) else {
            return plain(a, b, sum, largest);
        };
        let total = parts().map(|part| self.cut(exact(part) * scale)).sum::<f64>();
        (total + self.cut(sum * scale)) * power(largest.max(self.least) - self.fraction)
    }

    /// The exact sum of cut terms, each a value and the exponent that it is aligned by.
    pub fn add_terms(&self, terms: impl Iterator<Item = (f64, i32)> + Clone) -> f64 {
        let largest = terms.clone().map(|(_, exponent)| exponent).max().unwrap_or(NONE);
        let Some(scale) = self.scale(largest) else {
            return terms.map(|(value, _)| value).sum();
        };
        let total: f64 = terms.map(|(value, _)| self.cut(value * scale)).sum();
        total * power(largest.max(self.least) - self.fraction)
    }

    /// The factor that turns values into units of the last place that is kept; `None` if all terms are zero or one is not
    /// finite.
    #[inline(always)]
    fn scale(&self, largest: i32) -> Option<f64> {
        let is_finite = largest > NONE && largest < SPECIAL;
        is_finite.then(|| power(self.fraction - largest.max(self.least)))
    }

    #[inline(always)]
    fn cut(&self, value: f64) -> f64 {
        if self.down { value.floor() } else { value.trunc() }
    }
}

/// The sum of factors' exponents, those of subnormal factors being the smallest.
#[inline(always)]
fn nominal(smallest: [i32; 2], a: f64, b: f64) -> i32 {
    exponent(a).max(smallest[0]) + exponent(b).max(smallest[1])
}

/// The sum of a group of zeros, or of one with infinities and NaN.
fn plain(a: &[f64], b: &[f64], sum: f64, largest: i32) -> f64 {
    match largest {
        NONE => 0.0,
        _ => a.iter().zip(b).fold(sum, |sum, (a, b)| sum + a * b),
    }
}

/// A unit that adds the running sum late: see [`super::Adder::Late`].
#[derive(Debug, Clone, Copy)]
pub(super) struct LateAdder {
    fraction: i32,
    pub group: usize,
    halves: bool,
    smallest: [i32; 2],
    smallest_sum: i32,
}

/// How many fractional bits of the sum of products are kept where the running sum is larger.
const OF_PRODUCTS: i32 = 31;
/// How many fractional bits of the running sum are kept where the sum of products is larger.
const OF_SUM: i32 = 24;

impl LateAdder {
    pub fn new(
        (bits, group, halves): (u32, usize, bool),
        smallest: [i32; 2],
        smallest_sum: i32,
    ) -> LateAdder {
        LateAdder { fraction: bits as i32 - 1, group, halves, smallest, smallest_sum }
    }

    /// The exact sum of what is kept of the products of a group and of a sum.
    pub fn add(&self, a: &[f64], b: &[f64], sum: f64) -> f64 {
        let beyond = |(a, b): (&f64, &f64)| {
            let product = a * b;
            // a product beyond the range of f32 is an infinity
            if product.abs() >= power(128) { f64::INFINITY.copysign(product) } else { product }
        };
        let special: f64 = a.iter().zip(b).map(beyond).filter(|term| !term.is_finite()).sum();
        if special != 0.0 || !sum.is_finite() {
            return special + sum;
        }
        let (mut total, mut top) = self.products(a, b, 0);
        let mut keeps_sum = true;
        let of_sum = if sum == 0.0 { NONE } else { exponent(sum).max(self.smallest_sum) };
        if self.halves {
            let (odd, top_odd) = self.products(a, b, 1);
            let both = top.max(top_odd);
            let down = |value: f64, top: i32| floor(value, top, both, self.fraction);
            (total, top) = (down(total, top) + down(odd, top_odd), both);
            keeps_sum = of_sum >= top.max(of_sum) - OF_SUM - 1;
        }
        let largest = top.max(of_sum);
        if largest == NONE {
            return 0.0;
        }
        let sum = if keeps_sum { floor(sum, of_sum, largest, OF_SUM) } else { 0.0 };
        floor(total, top, largest, OF_PRODUCTS) + sum
    }

    /// The sum of the cut products, or of every second one from `first` on, and the exponent that they were aligned
    /// to.
    fn products(&self, a: &[f64], b: &[f64], first: usize) -> (f64, i32) {
        let step = 1 + usize::from(self.halves);
        let terms = || a.iter().zip(b).skip(first).step_by(step).filter(|(a, b)| **a * **b != 0.0);
        let top = terms().map(|(&a, &b)| nominal(self.smallest, a, b)).max().unwrap_or(NONE);
        if top == NONE {
            return (0.0, NONE);
        }
        let scale = power(self.fraction - top);
        let total: f64 = terms().map(|(a, b)| (a * b * scale).trunc()).sum();
        (total * power(top - self.fraction), top)
    }
}

/// A value whose last place is `fraction` bits below 2^largest, rounded down.
fn floor(value: f64, of_value: i32, largest: i32, fraction: i32) -> f64 {
    match of_value {
        NONE => 0.0,
        _ => (value * power(fraction - largest)).floor() * power(largest - fraction),
    }
}

/// A number that was computed exactly, rounded to odd in f64.
pub(super) fn odd_value(number: crate::numeric::Number) -> f64 {
    use crate::numeric::Number;
    match number {
        Number::Nan { .. } => f64::NAN,
        Number::Infinite { negative } => {
            if negative {
                -f64::INFINITY
            } else {
                f64::INFINITY
            }
        }
        Number::Finite(finite) => {
            let bits = 128 - finite.significand.leading_zeros() as i32;
            let drop = (bits - 53).max(0);
            let kept = (finite.significand >> drop) as u64;
            let is_more = finite.more || u128::from(kept) << drop != finite.significand;
            let magnitude = (kept | u64::from(is_more)) as f64 * 2f64.powi(finite.exponent + drop);
            if finite.negative { -magnitude } else { magnitude }
        }
    }
}

/// The rounding of sums that an aligned adder makes by itself: a cut to its own number of bits.
pub(super) fn own_sum(alignment: Alignment) -> Step {
    Step::cut(alignment.bits)
}
