//! One step of one sum at a time: arithmetic that has no registers of its own.

use super::factor::{Element, Factor};
use crate::numeric::{CarrierFloat, ConvertPolicy, FloatFormat, Rounder};

/// One step of one sum.
pub trait ScalarStep: Sync {
    /// The type that products are taken in.
    type Factor: Factor;
    /// The type of the sums; its default is the exact zero that they start from.
    type Sum: Element;
    /// How much longer a step takes than a multiplication and an addition of f32 in registers.
    const COST: usize;

    /// The sum after a step.
    fn step(&self, sum: Self::Sum, lhs: Self::Factor, rhs: Self::Factor) -> Self::Sum;
}

macro_rules! scalar_step {
    ($name:ty [$($generics:tt)*]: $factor:ty => $sum_type:ty, $cost:literal, |$this:ident, $sum:ident, $lhs:ident, $rhs:ident| $step:expr) => {
        impl<$($generics)*> ScalarStep for $name {
            type Factor = $factor;
            type Sum = $sum_type;
            const COST: usize = $cost;

            #[inline(always)]
            fn step(&self, $sum: $sum_type, $lhs: $factor, $rhs: $factor) -> $sum_type {
                let $this = self;
                $step
            }
        }
    };
}

/// Integers of 64 bits, their sums of 128.
pub struct Wide;

scalar_step!(Wide []: i64 => i128, 16, |_this, sum, lhs, rhs| sum + i128::from(lhs) * i128::from(rhs));

/// Truth values: multiply is and, add is or.
pub struct Logical;

scalar_step!(Logical []: u8 => u8, 1, |_this, sum, lhs, rhs| sum | (lhs & rhs));

/// Floats whose products and sums are rounded to one format. The carrier is one in which each operation is
/// exact enough that this rounding is the only one that shows.
pub struct Rounded<F: CarrierFloat>(Rounder<F>);

impl<F: CarrierFloat> Rounded<F> {
    /// The steps of a format; `None` if the carrier's normal numbers do not cover the format's.
    pub fn new(format: &FloatFormat) -> Option<Rounded<F>> {
        Some(Rounded(Rounder::in_carrier(format, ConvertPolicy::COMPUTE)?))
    }
}

scalar_step!(Rounded<F> [F: CarrierFloat + Factor + std::ops::Mul<Output = F>]: F => F, 16,
    |this, sum, lhs, rhs| this.0.round(sum + this.0.round(lhs * rhs)));

/// Floats whose products are rounded to one format, then to the format of the sums.
pub struct RoundedTwice<F: CarrierFloat> {
    product: Rounder<F>,
    sum: Rounder<F>,
}

impl<F: CarrierFloat> RoundedTwice<F> {
    /// The steps of two formats; `None` if the carrier's normal numbers do not cover those of both.
    pub fn new(product: &FloatFormat, sum: &FloatFormat) -> Option<RoundedTwice<F>> {
        let rounder = |format| Rounder::in_carrier(format, ConvertPolicy::COMPUTE);
        Some(RoundedTwice { product: rounder(product)?, sum: rounder(sum)? })
    }
}

scalar_step!(RoundedTwice<F> [F: CarrierFloat + Factor + std::ops::Mul<Output = F>]: F => F, 16,
    |this, sum, lhs, rhs| this.sum.round(sum + this.sum.round(this.product.round(lhs * rhs))));

/// Products in one type and sums in one of another kind (complex to real, float to integer,
/// integer to i1): one conversion a product, by plain functions.
pub struct Converted<P, S> {
    /// The product of two elements, in the operands' type, converted to the result's.
    pub product: Box<dyn Fn(P, P) -> S + Send + Sync>,
    /// The sum of two elements of the result's type.
    pub add: Box<dyn Fn(S, S) -> S + Send + Sync>,
}

scalar_step!(Converted<P, S> [P: Factor, S: Element]: P => S, 64,
    |this, sum, lhs, rhs| (this.add)(sum, (this.product)(lhs, rhs)));
