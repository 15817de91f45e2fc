//! What happens at one step of a contraction: multiply, add, and the roundings between.

use super::lanes::{Lane, Lanes};
use super::registers::{self, Step, Steps};
use crate::by_level;
use crate::cpu::{Level, dispatch};
use crate::numeric::{CarrierFloat, ConvertPolicy, FloatFormat, Rounder};

/// The rows and columns of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TileSize {
    /// Rows: elements of the left operand at a step.
    pub rows: usize,
    /// Columns: elements of the right operand at a step.
    pub columns: usize,
}

/// The factors of a tile.
#[derive(Clone, Copy)]
pub struct Factors<'a, T> {
    /// For each row its factors, one a step.
    pub lhs: &'a [&'a [T]],
    /// For each step the factors of the columns.
    pub rhs: &'a [T],
    /// How far apart steps stand in `rhs`.
    pub distance: usize,
    /// How many there are.
    pub steps: usize,
    /// How many there are.
    pub columns: usize,
    /// The level whose tile this is.
    pub level: Level,
}

impl<T> Factors<'_, T> {
    /// Refuses factors that do not reach to the end, or so many sums.
    #[inline(always)]
    pub fn check(&self, sums: usize) {
        let Factors { lhs, rhs, distance, steps, columns, .. } = *self;
        assert!(lhs.iter().all(|row| row.len() >= steps), "every row has all steps");
        assert!(
            steps == 0 || rhs.len() >= (steps - 1) * distance + columns,
            "panels have all steps"
        );
        assert!(sums >= lhs.len() * columns, "every sum has a place");
    }
}

/// What one output element goes through: a sum that takes in one product after the other.
pub trait Recurrence: Sync {
    /// The carrier of the operands' elements.
    type Factor: Copy + Default + Send + Sync;
    /// The carrier of the sums; its default is the exact zero they start from.
    type Sum: Copy + Default + Send + Sync;
    /// How much longer a step takes than a multiplication and an addition in wide registers.
    const COST: usize;

    /// The tile for so many columns at a level: it has so many or, where they are too many for one,
    /// fewer.
    fn tile(&self, level: Level, columns: usize) -> TileSize;

    /// Takes the products of all steps into a tile of sums, one step after the other.
    fn accumulate(&self, factors: &Factors<'_, Self::Factor>, sums: &mut [Self::Sum]);
}

/// Arithmetic whose steps are the carrier's own.
pub trait Arithmetic: Steps<Self::Lane> {
    /// The carrier.
    type Lane: Lane;
    /// How much longer a step takes than a multiplication and an addition of f32.
    const COST: usize = size_of::<Self::Lane>() / 4;
}

impl<A: Arithmetic> Recurrence for A {
    type Factor = A::Lane;
    type Sum = A::Lane;
    const COST: usize = A::COST;

    fn tile(&self, level: Level, columns: usize) -> TileSize {
        registers::tile_size::<A::Lane>(level, columns)
    }

    fn accumulate(&self, factors: &Factors<'_, A::Lane>, sums: &mut [A::Lane]) {
        registers::accumulate(self, factors, sums);
    }
}

macro_rules! arithmetic {
    ($($(#[$doc:meta])* $name:ident($lane:ty): |$sum:ident, $lhs:ident, $rhs:ident| $step:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name;

        impl Arithmetic for $name {
            type Lane = $lane;
        }

        impl<V: Lanes<Element = $lane>> Step<V> for $name {
            type State = ();
            #[inline(always)]
            unsafe fn start(&self) {}
            #[inline(always)]
            unsafe fn step(&self, (): &mut (), $sum: V, $lhs: V, $rhs: V) -> V {
                // SAFETY: as the caller promises
                unsafe { $step }
            }
        }
    )*};
}

arithmetic! {
    /// f32: the product and the sum each rounded.
    Single(f32): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
    /// f32 whose products are exact: one instruction gives the bits of two.
    ExactSingle(f32): |sum, lhs, rhs| lhs.exact_mul_add(rhs, sum);
    /// f64: the product and the sum each rounded.
    Double(f64): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
    /// Integers modulo 2^32, which serve every type of up to 32 bits.
    Wrapping32(u32): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
    /// Integers modulo 2^64.
    Wrapping64(u64): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
    /// Complex numbers of two f32.
    ComplexSingle(Pair<f32>): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
    /// Complex numbers of two f64.
    ComplexDouble(Pair<f64>): |sum, lhs, rhs| sum.add(lhs.mul(rhs));
}

/// The tile of sums that stay in memory.
fn memory_tile(columns: usize) -> TileSize {
    TileSize { rows: 8, columns: columns.clamp(1, 64) }
}

/// Sums in memory: for each row and step all columns. (As a function, it would call a closure for each
/// product, compiled without the instructions of the level.)
macro_rules! in_memory {
    ($factors:expr, $sums:expr, |$sum:ident, $lhs:ident, $rhs:ident| $step:expr) => {{
        let Factors { lhs, rhs, distance, steps, columns, .. } = *$factors;
        $factors.check($sums.len());
        for (row, sums) in lhs.iter().zip($sums.chunks_exact_mut(columns)) {
            for (index, &$lhs) in row[..steps].iter().enumerate() {
                let rhs = &rhs[index * distance..][..columns];
                for (place, &$rhs) in sums.iter_mut().zip(rhs) {
                    let $sum = *place;
                    *place = $step;
                }
            }
        }
    }};
}

/// Integers of 64 bits, their sums of 128.
pub struct Wide;

impl Recurrence for Wide {
    type Factor = i64;
    type Sum = i128;
    const COST: usize = 16;

    fn tile(&self, _: Level, columns: usize) -> TileSize {
        memory_tile(columns)
    }

    fn accumulate(&self, factors: &Factors<'_, i64>, sums: &mut [i128]) {
        in_memory!(factors, sums, |sum, lhs, rhs| sum + i128::from(lhs) * i128::from(rhs));
    }
}

/// i1: multiply is and, add is or.
pub struct Logical;

impl Recurrence for Logical {
    type Factor = u8;
    type Sum = u8;
    const COST: usize = 1;

    fn tile(&self, _: Level, columns: usize) -> TileSize {
        memory_tile(columns)
    }

    fn accumulate(&self, factors: &Factors<'_, u8>, sums: &mut [u8]) {
        dispatch(|| in_memory!(factors, sums, |sum, lhs, rhs| sum | (lhs & rhs)));
    }
}

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
    const COST: usize = 16;

    fn tile(&self, _: Level, columns: usize) -> TileSize {
        memory_tile(columns)
    }

    fn accumulate(&self, factors: &Factors<'_, F>, sums: &mut [F]) {
        match self.product {
            None => rounded_once(self.sum, factors, sums),
            Some(product) => rounded_twice(product, self.sum, factors, sums),
        }
    }
}

by_level! {
    fn rounded_once[F: CarrierFloat + std::ops::Mul<Output = F>](
        sum: Rounder<F>,
        factors: &Factors<'_, F>,
        sums: &mut [F],
    ) {
        in_memory!(factors, sums, |total, lhs, rhs| sum.round(total + sum.round(lhs * rhs)));
    }

    fn rounded_twice[F: CarrierFloat + std::ops::Mul<Output = F>](
        product: Rounder<F>,
        sum: Rounder<F>,
        factors: &Factors<'_, F>,
        sums: &mut [F],
    ) {
        in_memory!(factors, sums, |total, lhs, rhs| {
            sum.round(total + sum.round(product.round(lhs * rhs)))
        });
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
    const COST: usize = 64;

    fn tile(&self, _: Level, columns: usize) -> TileSize {
        memory_tile(columns)
    }

    fn accumulate(&self, factors: &Factors<'_, P>, sums: &mut [S]) {
        in_memory!(factors, sums, |sum, lhs, rhs| (self.add)(sum, (self.product)(lhs, rhs)));
    }
}
