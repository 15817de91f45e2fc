//! What happens at one step of a contraction: multiply, add, and the roundings between.

use std::marker::PhantomData;

use bytemuck::Pod;

use super::super::strategy::batched_small::Row;
use super::super::strategy::gemv::ROWS;
use super::super::tile::registers::{self, Step, Steps};
use super::simd::{Halves, Lane, Lanes};
use crate::by_level;
use crate::hardware::cpu::{self, Level, dispatch};
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
    /// The elements that rows are made of.
    pub lhs: &'a [T],
    /// Where among them each row begins.
    pub starts: &'a [usize],
    /// The steps: from each row's beginning, elements that stand next to each other.
    pub runs: &'a [Run],
    /// For each step the factors of the columns.
    pub rhs: &'a [T],
    /// How far apart steps stand in `rhs`.
    pub distance: usize,
    /// How many there are.
    pub columns: usize,
    /// The level whose tile this is.
    pub level: Level,
}

/// Steps whose left factors stand next to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// Where the first stands, from a row's beginning.
    pub offset: usize,
    /// How many there are.
    pub len: usize,
}

impl<T> Factors<'_, T> {
    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.starts.len()
    }

    /// Refuses factors that do not reach to the end.
    #[inline(always)]
    pub fn check(&self) {
        let Factors { lhs, starts, runs, rhs, distance, columns, .. } = *self;
        let (mut steps, mut reach) = (0, 0);
        for run in runs {
            steps += run.len;
            reach = reach.max(if run.len > 0 { run.offset + run.len } else { 0 });
        }
        // one by one: as vectors, starts just written could not be read before all writes were done
        for &start in starts {
            assert!(reach == 0 || start + reach <= lhs.len(), "every row has all steps");
        }
        assert!(
            steps == 0 || rhs.len() >= (steps - 1) * distance + columns,
            "panels have all steps"
        );
    }
}

/// Some steps of the next panel, packed while the sums of a tile are made: what a tile waits for is
/// arithmetic, not memory.
pub struct PackAhead<'a, T> {
    /// The elements from the first one on.
    pub from: &'a [T],
    /// How far apart steps stand.
    pub distance: usize,
    /// Where they are packed, step by step.
    pub to: &'a mut [T],
    /// How many steps there are.
    pub steps: usize,
}

impl<T: Copy> PackAhead<'_, T> {
    /// No steps.
    pub fn none() -> Self {
        PackAhead { from: &[], distance: 0, to: &mut [], steps: 0 }
    }

    /// Refuses what does not reach to the end.
    #[inline(always)]
    pub fn check(&self, columns: usize) {
        let PackAhead { from, distance, to, steps } = self;
        if *steps > 0 {
            assert!(from.len() >= (steps - 1) * distance + columns, "there are all steps");
            assert!(to.len() >= steps * columns, "there is room for all steps");
        }
    }

    /// Packs the steps, with nothing else to do meanwhile.
    fn all(&mut self, columns: usize) {
        self.check(columns);
        for (step, to) in self.to.chunks_exact_mut(columns).take(self.steps).enumerate() {
            to.copy_from_slice(&self.from[step * self.distance..][..columns]);
        }
        self.steps = 0;
    }
}

/// The sums of a tile: rows of as many as there are columns.
///
/// Tiles get this by reference: copies of what was just written field by field would wait for all
/// writes before it, those of the last tile's sums among them.
pub struct Sums<'a, S> {
    start: *mut S,
    distance: usize,
    rows: usize,
    columns: usize,
    /// Whether no product was taken in yet: what stands there has no meaning.
    pub fresh: bool,
    /// Whether these are the last products.
    pub last: bool,
    owner: PhantomData<&'a mut [S]>,
}

impl<'a, S: Copy + Default> Sums<'a, S> {
    /// Rows of which one follows the other.
    pub fn new(sums: &'a mut [S], columns: usize) -> Sums<'a, S> {
        let rows = sums.len() / columns;
        let start = sums.as_mut_ptr();
        Sums {
            start,
            distance: columns,
            rows,
            columns,
            fresh: true,
            last: true,
            owner: PhantomData,
        }
    }

    /// Rows so far apart, in memory that need not have values yet.
    ///
    /// # Safety
    ///
    /// While this lives, the rows are for nobody else to read or write.
    pub unsafe fn at(start: *mut S, distance: usize, rows: usize, columns: usize) -> Sums<'a, S> {
        Sums { start, distance, rows, columns, fresh: true, last: true, owner: PhantomData }
    }

    /// How many there are.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many there are.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Where a row begins.
    #[inline(always)]
    pub fn row(&self, row: usize) -> *mut S {
        self.start.wrapping_add(row * self.distance)
    }

    /// The sums of a row, zeros if nothing was taken in yet.
    #[inline(always)]
    pub fn values(&mut self, row: usize) -> &mut [S] {
        assert!(row < self.rows, "a row of the tile");
        // SAFETY: the row is for this alone, as `at` was promised; if it has no values yet, it gets some
        // before it is a slice
        unsafe {
            if self.fresh {
                for column in 0..self.columns {
                    self.row(row).add(column).write(S::default());
                }
            }
            std::slice::from_raw_parts_mut(self.row(row), self.columns)
        }
    }
}

/// What one output element goes through: a sum that takes in one product after the other.
pub trait SumArithmetic: Sync {
    /// The carrier of the operands' elements.
    type Factor: Pod + Default + Send + Sync;
    /// The carrier of the sums; its default is the exact zero they start from.
    type Sum: Copy + Default + Send + Sync;
    /// How much longer a step takes than a multiplication and an addition in wide registers.
    const COST: usize;
    /// Whether the sums are elements of a native type as they are, each NaN the canonical one.
    const CANONICAL: bool = false;

    /// Whether lanes can be sums that have nothing in common.
    const IN_LANES: bool = false;

    /// Takes the products of so many steps into as many sums as there are
    /// [lanes](super::super::strategy::batched_small::LANES): of each step there is a factor a sum on either side. `fresh` and
    /// `last` as those of [`Sums`].
    fn in_lanes(
        &self,
        _factors: [Row<'_, Self::Factor>; 2],
        _steps: usize,
        _sums: &mut [Self::Sum],
        (_fresh, _last): (bool, bool),
    ) {
        unreachable!("lanes are sums of one row")
    }

    /// Takes the products of all steps into one sum; `last`: whether these are the last ones.
    fn in_order(
        &self,
        _lhs: &[Self::Factor],
        _rhs: &[Self::Factor],
        _sum: &mut Self::Sum,
        _last: bool,
    ) {
        unreachable!("lanes are sums of one row")
    }

    /// Whether sixteen rows can be taken in as they stand.
    const IN_ROWS: bool = false;

    /// The sums of sixteen rows, each the elements from a start on, with vectors of so many steps that stand
    /// one after the other: for each vector one a row.
    fn in_rows(
        &self,
        _rows: (&[Self::Factor], &[usize; ROWS]),
        _vectors: &[Self::Factor],
        _steps: usize,
        _sums: &mut [[Self::Sum; ROWS]],
    ) {
        unreachable!("rows are packed")
    }

    /// The tile for so many columns at a level: it has so many or, where they are too many for one,
    /// fewer.
    fn tile(&self, level: Level, columns: usize) -> TileSize;

    /// Whether all of these left factors are known to be zeros.
    fn are_zero(_: &[Self::Factor]) -> bool {
        false
    }

    /// Whether each of these right factors is known to make a zero of zero, which then leaves every sum as it
    /// is.
    fn are_finite(_: &[Self::Factor]) -> bool {
        false
    }

    /// Takes the products of all steps into a tile of sums, one step after the other, and packs some of
    /// the next panel meanwhile.
    fn accumulate(
        &self,
        factors: &Factors<'_, Self::Factor>,
        carry: &mut PackAhead<'_, Self::Factor>,
        sums: &mut Sums<'_, Self::Sum>,
    );
}

/// Arithmetic whose steps are the carrier's own.
pub trait Arithmetic: Steps<Self::Lane> {
    /// The carrier.
    type Lane: Lane;
    /// How much longer a step takes than a multiplication and an addition of f32.
    const COST: usize = size_of::<Self::Lane>() / 4;
    /// Whether the last step leaves no NaN but the canonical one.
    const CANONICAL: bool = false;
}

impl<A: Arithmetic> SumArithmetic for A {
    type Factor = A::Lane;
    type Sum = A::Lane;
    const COST: usize = A::COST;
    const CANONICAL: bool = A::CANONICAL;
    const IN_LANES: bool = true;

    fn in_lanes(
        &self,
        factors: [Row<'_, A::Lane>; 2],
        steps: usize,
        sums: &mut [A::Lane],
        ends: (bool, bool),
    ) {
        registers::in_lanes(self, (factors, steps), sums, ends, cpu::level());
    }

    fn in_order(&self, lhs: &[A::Lane], rhs: &[A::Lane], sum: &mut A::Lane, last: bool) {
        registers::in_order(self, (lhs, rhs), sum, last);
    }

    #[cfg(target_arch = "x86_64")]
    const IN_ROWS: bool = size_of::<A::Lane>() == 4;

    #[cfg(target_arch = "x86_64")]
    fn in_rows(
        &self,
        rows: (&[A::Lane], &[usize; ROWS]),
        vectors: &[A::Lane],
        steps: usize,
        sums: &mut [[A::Lane; ROWS]],
    ) {
        super::super::strategy::gemv::avx512::accumulate(self, rows, vectors, steps, sums);
    }

    fn are_zero(factors: &[A::Lane]) -> bool {
        A::Lane::are_zero(factors)
    }

    fn are_finite(factors: &[A::Lane]) -> bool {
        A::Lane::are_finite(factors)
    }

    fn tile(&self, level: Level, columns: usize) -> TileSize {
        registers::tile_size::<A::Lane>(level, columns)
    }

    fn accumulate(
        &self,
        factors: &Factors<'_, A::Lane>,
        carry: &mut PackAhead<'_, A::Lane>,
        sums: &mut Sums<'_, A::Lane>,
    ) {
        registers::accumulate(self, factors, carry, sums);
    }
}

macro_rules! arithmetic {
    ($($(#[$doc:meta])* $name:ident($lane:ty): |$sum:ident, $lhs:ident, $rhs:ident| $step:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name;

        impl Arithmetic for $name {
            type Lane = $lane;
            const CANONICAL: bool = true;
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
            #[inline(always)]
            unsafe fn finish(&self, sums: V) -> V {
                // SAFETY: as the caller promises
                unsafe { sums.canonical() }
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
    /// The same of integers of up to 16 bits, two steps at a time.
    Int16Pairs(Halves): |sum, lhs, rhs| lhs.exact_mul_add(rhs, sum);
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
    ($factors:expr, $carry:expr, $sums:expr, |$sum:ident, $lhs:ident, $rhs:ident| $step:expr) => {{
        let Factors { lhs, starts, runs, rhs, distance, columns, .. } = *$factors;
        $factors.check();
        assert_eq!(($sums.rows(), $sums.columns()), (starts.len(), columns), "sums of the tile");
        $carry.all(columns);
        for (row, &start) in starts.iter().enumerate() {
            let sums = $sums.values(row);
            let mut index = 0;
            for run in runs {
                for &$lhs in &lhs[start + run.offset..][..run.len] {
                    let rhs = &rhs[index * distance..][..columns];
                    for (place, &$rhs) in sums.iter_mut().zip(rhs) {
                        let $sum = *place;
                        *place = $step;
                    }
                    index += 1;
                }
            }
        }
    }};
}

/// Integers of 64 bits, their sums of 128.
pub struct Wide;

impl SumArithmetic for Wide {
    type Factor = i64;
    type Sum = i128;
    const COST: usize = 16;

    fn tile(&self, _: Level, columns: usize) -> TileSize {
        memory_tile(columns)
    }

    fn accumulate(
        &self,
        factors: &Factors<'_, i64>,
        carry: &mut PackAhead<'_, i64>,
        sums: &mut Sums<'_, i128>,
    ) {
        in_memory!(factors, carry, sums, |sum, lhs, rhs| sum + i128::from(lhs) * i128::from(rhs));
    }
}

/// i1: multiply is and, add is or.
pub struct Logical;

impl SumArithmetic for Logical {
    type Factor = u8;
    type Sum = u8;
    const COST: usize = 1;

    fn tile(&self, _: Level, columns: usize) -> TileSize {
        memory_tile(columns)
    }

    fn accumulate(
        &self,
        factors: &Factors<'_, u8>,
        carry: &mut PackAhead<'_, u8>,
        sums: &mut Sums<'_, u8>,
    ) {
        dispatch(|| in_memory!(factors, carry, sums, |sum, lhs, rhs| sum | (lhs & rhs)));
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

impl<F> SumArithmetic for Rounded<F>
where
    F: CarrierFloat + Default + Pod + std::ops::Mul<Output = F>,
{
    type Factor = F;
    type Sum = F;
    const COST: usize = 16;

    fn tile(&self, _: Level, columns: usize) -> TileSize {
        memory_tile(columns)
    }

    fn accumulate(
        &self,
        factors: &Factors<'_, F>,
        carry: &mut PackAhead<'_, F>,
        sums: &mut Sums<'_, F>,
    ) {
        match self.product {
            None => rounded_once(self.sum, factors, carry, sums),
            Some(product) => rounded_twice(product, self.sum, factors, carry, sums),
        }
    }
}

by_level! {
    fn rounded_once[F: CarrierFloat + Default + std::ops::Mul<Output = F>](
        sum: Rounder<F>,
        factors: &Factors<'_, F>,
        carry: &mut PackAhead<'_, F>,
        sums: &mut Sums<'_, F>,
    ) {
        in_memory!(factors, carry, sums, |total, lhs, rhs| sum.round(total + sum.round(lhs * rhs)));
    }

    fn rounded_twice[F: CarrierFloat + Default + std::ops::Mul<Output = F>](
        product: Rounder<F>,
        sum: Rounder<F>,
        factors: &Factors<'_, F>,
        carry: &mut PackAhead<'_, F>,
        sums: &mut Sums<'_, F>,
    ) {
        in_memory!(factors, carry, sums, |total, lhs, rhs| {
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

impl<P, S> SumArithmetic for Converted<P, S>
where
    P: Pod + Default + Send + Sync,
    S: Copy + Default + Send + Sync,
{
    type Factor = P;
    type Sum = S;
    const COST: usize = 64;

    fn tile(&self, _: Level, columns: usize) -> TileSize {
        memory_tile(columns)
    }

    fn accumulate(
        &self,
        factors: &Factors<'_, P>,
        carry: &mut PackAhead<'_, P>,
        sums: &mut Sums<'_, S>,
    ) {
        in_memory!(factors, carry, sums, |sum, lhs, rhs| (self.add)(sum, (self.product)(lhs, rhs)));
    }
}
