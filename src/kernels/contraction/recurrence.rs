//! What happens at one step of a contraction: multiply, add, and the roundings between.

use crate::numeric::{CarrierFloat, ConvertPolicy, FloatFormat, Rounder};

/// What tiles a recurrence likes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TileShape {
    /// Sums of up to 32 bits, kept in vector registers.
    Registers32,
    /// Sums of 64 bits and more, kept in vector registers.
    Registers64,
    /// Sums kept in memory, many at a time.
    Memory,
}

/// What one output element goes through: a sum that takes in one product after the other.
pub trait Recurrence: Sync {
    /// The carrier of the operands' elements.
    type Factor: Copy + Default + Send + Sync;
    /// The carrier of the sums; its default is the exact zero they start from.
    type Sum: Copy + Default + Send + Sync;
    /// The tiles to use.
    const SHAPE: TileShape;

    /// Takes the products of the rows of `lhs` (one column a step) and of `rhs` (one row a step)
    /// into a tile of sums, one step after the other. `FUSED` says that the CPU multiplies and adds
    /// in one instruction; the result does not depend on it.
    fn accumulate<const FUSED: bool, const ROWS: usize, const COLUMNS: usize>(
        &self,
        lhs: &[[Self::Factor; ROWS]],
        rhs: &[[Self::Factor; COLUMNS]],
        sums: &mut [[Self::Sum; COLUMNS]; ROWS],
    );
}

/// Arithmetic whose steps are the carrier's own.
pub trait Arithmetic: Sync {
    /// The carrier.
    type Lane: Copy + Default + Send + Sync;

    /// One step: `sum + lhs * rhs`.
    fn step<const FUSED: bool>(sum: Self::Lane, lhs: Self::Lane, rhs: Self::Lane) -> Self::Lane;
}

impl<A: Arithmetic> Recurrence for A {
    type Factor = A::Lane;
    type Sum = A::Lane;
    const SHAPE: TileShape = match size_of::<A::Lane>() {
        0..=4 => TileShape::Registers32,
        _ => TileShape::Registers64,
    };

    #[inline(always)]
    fn accumulate<const FUSED: bool, const ROWS: usize, const COLUMNS: usize>(
        &self,
        lhs: &[[A::Lane; ROWS]],
        rhs: &[[A::Lane; COLUMNS]],
        sums: &mut [[A::Lane; COLUMNS]; ROWS],
    ) {
        let mut registers = *sums;
        for (lhs, rhs) in lhs.iter().zip(rhs) {
            for row in 0..ROWS {
                for column in 0..COLUMNS {
                    let sum = &mut registers[row][column];
                    *sum = A::step::<FUSED>(*sum, lhs[row], rhs[column]);
                }
            }
        }
        *sums = registers;
    }
}

/// f32: the product and the sum each rounded.
pub struct Single;

impl Arithmetic for Single {
    type Lane = f32;

    #[inline(always)]
    fn step<const FUSED: bool>(sum: f32, lhs: f32, rhs: f32) -> f32 {
        sum + lhs * rhs
    }
}

/// f32 whose products are exact: one instruction gives the bits of two.
pub struct ExactSingle;

impl Arithmetic for ExactSingle {
    type Lane = f32;

    #[inline(always)]
    fn step<const FUSED: bool>(sum: f32, lhs: f32, rhs: f32) -> f32 {
        if FUSED { lhs.mul_add(rhs, sum) } else { sum + lhs * rhs }
    }
}

/// f64: the product and the sum each rounded.
pub struct Double;

impl Arithmetic for Double {
    type Lane = f64;

    #[inline(always)]
    fn step<const FUSED: bool>(sum: f64, lhs: f64, rhs: f64) -> f64 {
        sum + lhs * rhs
    }
}

/// Integers modulo 2^32, which serve every type of up to 32 bits.
pub struct Wrapping32;

impl Arithmetic for Wrapping32 {
    type Lane = u32;

    #[inline(always)]
    fn step<const FUSED: bool>(sum: u32, lhs: u32, rhs: u32) -> u32 {
        sum.wrapping_add(lhs.wrapping_mul(rhs))
    }
}

/// Integers modulo 2^64.
pub struct Wrapping64;

impl Arithmetic for Wrapping64 {
    type Lane = u64;

    #[inline(always)]
    fn step<const FUSED: bool>(sum: u64, lhs: u64, rhs: u64) -> u64 {
        sum.wrapping_add(lhs.wrapping_mul(rhs))
    }
}

/// Integers of 64 bits, their sums of 128.
pub struct Wide;

impl Recurrence for Wide {
    type Factor = i64;
    type Sum = i128;
    const SHAPE: TileShape = TileShape::Memory;

    #[inline(always)]
    fn accumulate<const FUSED: bool, const ROWS: usize, const COLUMNS: usize>(
        &self,
        lhs: &[[i64; ROWS]],
        rhs: &[[i64; COLUMNS]],
        sums: &mut [[i128; COLUMNS]; ROWS],
    ) {
        for (lhs, rhs) in lhs.iter().zip(rhs) {
            for (sums, &lhs) in sums.iter_mut().zip(lhs) {
                for (sum, &rhs) in sums.iter_mut().zip(rhs) {
                    *sum += i128::from(lhs) * i128::from(rhs);
                }
            }
        }
    }
}

/// i1: multiply is and, add is or.
pub struct Logical;

impl Arithmetic for Logical {
    type Lane = u8;

    #[inline(always)]
    fn step<const FUSED: bool>(sum: u8, lhs: u8, rhs: u8) -> u8 {
        sum | (lhs & rhs)
    }
}

/// A complex number: real and imaginary part.
pub type Pair<F> = [F; 2];

/// `complex<f32>`: every multiplication and addition of parts rounded.
pub struct ComplexSingle;

/// `complex<f64>`: every multiplication and addition of parts rounded.
pub struct ComplexDouble;

macro_rules! complex {
    ($name:ident, $part:ty) => {
        impl Arithmetic for $name {
            type Lane = Pair<$part>;

            #[inline(always)]
            fn step<const FUSED: bool>(
                sum: Self::Lane,
                lhs: Self::Lane,
                rhs: Self::Lane,
            ) -> Self::Lane {
                let product = multiply(lhs, rhs);
                [sum[0] + product[0], sum[1] + product[1]]
            }
        }
    };
}

complex!(ComplexSingle, f32);
complex!(ComplexDouble, f64);

/// The product of complex numbers: four multiplications, a subtraction and an addition.
#[inline(always)]
pub fn multiply<F>(lhs: Pair<F>, rhs: Pair<F>) -> Pair<F>
where
    F: Copy + std::ops::Add<Output = F> + std::ops::Sub<Output = F> + std::ops::Mul<Output = F>,
{
    [lhs[0] * rhs[0] - lhs[1] * rhs[1], lhs[0] * rhs[1] + lhs[1] * rhs[0]]
}

/// Floats that are rounded after each step: the product to the type it is taken in, then, where
/// that is another, to the type of the sum; the sum to its type. The carrier is one in which each
/// step before its rounding is exact enough.
pub struct Rounded<F: CarrierFloat> {
    /// The type that products are taken in, if it is neither that of the sums nor the carrier.
    product: Option<Rounder<F>>,
    sum: Rounder<F>,
}

impl<F: CarrierFloat> Rounded<F> {
    /// The recurrence with sums of one format and, if given, products of another. None if the
    /// carrier's normal numbers do not cover a format's.
    pub fn new(product: Option<&FloatFormat>, sum: &FloatFormat) -> Option<Rounded<F>> {
        let rounder = |format| Rounder::in_carrier(format, ConvertPolicy::COMPUTE);
        let product = match product {
            Some(format) => Some(rounder(format)?),
            None => None,
        };
        Some(Rounded { product, sum: rounder(sum)? })
    }
}

impl<F> Recurrence for Rounded<F>
where
    F: CarrierFloat + Default + std::ops::Mul<Output = F>,
{
    type Factor = F;
    type Sum = F;
    const SHAPE: TileShape = TileShape::Memory;

    #[inline(always)]
    fn accumulate<const FUSED: bool, const ROWS: usize, const COLUMNS: usize>(
        &self,
        lhs: &[[F; ROWS]],
        rhs: &[[F; COLUMNS]],
        sums: &mut [[F; COLUMNS]; ROWS],
    ) {
        match self.product {
            None => each_step(lhs, rhs, sums, &self.sum, |product| product),
            Some(rounder) => each_step(lhs, rhs, sums, &self.sum, |product| rounder.round(product)),
        }
    }
}

#[inline(always)]
fn each_step<F, const ROWS: usize, const COLUMNS: usize>(
    lhs: &[[F; ROWS]],
    rhs: &[[F; COLUMNS]],
    sums: &mut [[F; COLUMNS]; ROWS],
    rounder: &Rounder<F>,
    round_product: impl Fn(F) -> F,
) where
    F: CarrierFloat + std::ops::Mul<Output = F>,
{
    let rounder = *rounder;
    for (lhs, rhs) in lhs.iter().zip(rhs) {
        for (sums, &lhs) in sums.iter_mut().zip(lhs) {
            for (sum, &rhs) in sums.iter_mut().zip(rhs) {
                let product = rounder.round(round_product(lhs * rhs));
                *sum = rounder.round(*sum + product);
            }
        }
    }
}

/// Products in one type and sums in one of another kind (complex to real, float to integer,
/// integer to i1): one conversion a product, by plain functions.
pub struct Converted<P, S> {
    /// The product of two elements, in the operands' type, converted to the result's.
    pub product: Box<dyn Fn(P, P) -> S + Send + Sync>,
    /// The sum of two elements of the result's type.
    pub add: Box<dyn Fn(S, S) -> S + Send + Sync>,
}

impl<P, S> Recurrence for Converted<P, S>
where
    P: Copy + Default + Send + Sync,
    S: Copy + Default + Send + Sync,
{
    type Factor = P;
    type Sum = S;
    const SHAPE: TileShape = TileShape::Memory;

    #[inline(always)]
    fn accumulate<const FUSED: bool, const ROWS: usize, const COLUMNS: usize>(
        &self,
        lhs: &[[P; ROWS]],
        rhs: &[[P; COLUMNS]],
        sums: &mut [[S; COLUMNS]; ROWS],
    ) {
        for (lhs, rhs) in lhs.iter().zip(rhs) {
            for (sums, &lhs) in sums.iter_mut().zip(lhs) {
                for (sum, &rhs) in sums.iter_mut().zip(rhs) {
                    *sum = (self.add)(*sum, (self.product)(lhs, rhs));
                }
            }
        }
    }
}
