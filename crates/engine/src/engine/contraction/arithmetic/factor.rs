//! Factors: the elements of operands in the type that they are multiplied in.

use bytemuck::Pod;

use crate::hardware::cpu::dispatch;
use crate::hardware::simd::Int16Pair;

/// A plain number: a sum, or an element of the result.
pub trait Element: Pod + Default + Send + Sync {}
impl<T: Pod + Default + Send + Sync> Element for T {}

/// An element of an operand in the type that products are taken in.
pub trait Factor: Element {
    /// Whether all of these factors are known to be zeros.
    fn are_zero(_: &[Self]) -> bool {
        false
    }

    /// Whether each of these factors is known to be finite, so that its product with a zero is a zero.
    fn are_finite(_: &[Self]) -> bool {
        false
    }
}

macro_rules! float_factors {
    ($($float:ty)*) => {$(
        impl Factor for $float {
            fn are_zero(factors: &[$float]) -> bool {
                factors.iter().fold(0, |bits, factor| bits | factor.to_bits()) << 1 == 0
            }

            fn are_finite(factors: &[$float]) -> bool {
                dispatch(|| factors.iter().fold(true, |all, factor| all & factor.is_finite()))
            }
        }
    )*};
}

float_factors!(f32 f64);

impl Factor for u8 {}
impl Factor for u32 {}
impl Factor for u64 {}
impl Factor for i64 {}
impl Factor for Int16Pair {}
impl Factor for Pair<f32> {}
impl Factor for Pair<f64> {}

/// A complex number: real and imaginary part.
pub type Pair<F> = [F; 2];

/// The product of complex numbers: four multiplications, a subtraction and an addition.
#[inline(always)]
pub fn multiply<F>(lhs: Pair<F>, rhs: Pair<F>) -> Pair<F>
where
    F: Copy + std::ops::Add<Output = F> + std::ops::Sub<Output = F> + std::ops::Mul<Output = F>,
{
    [lhs[0] * rhs[0] - lhs[1] * rhs[1], lhs[0] * rhs[1] + lhs[1] * rhs[0]]
}
