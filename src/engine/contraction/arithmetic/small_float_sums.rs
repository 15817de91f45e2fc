//! Sums of narrow floats, each product and each sum rounded to the format, in registers.
//!
//! bf16 and f16 are rounded by a few instructions; where no product and no sum leaves bf16's normal
//! numbers, by two fused ones ([`OrdinaryBf16`]). For formats of up to eight bits there is less to do. A product of two has so few bits that adding a number whose last place is the format's, and
//! subtracting it, rounds the product: `(x + m) - m` with `m = max(|x| * 2^(23 - mantissa bits), ...)`.
//! Sums of two have no subnormals to look after, since they are multiples of the quantum, and take two
//! fused operations. What neither does is overflow. Where the factors are so small that no sum can, that
//! is all; else the largest sum is looked at after a tile, and a tile that overflowed is made again. For
//! formats with infinities that begin at a power of two, sums are then scaled so that f32 overflows where
//! the format does; for others, special values are put in place. Where f32 does not hold all sums of two,
//! as of f8E5M2, the number added and subtracted is made of the sum's power of two alone.
//!
//! No format is trusted with this before all of its products and all of its sums of two have come out
//! as [`Rounder`] makes them: [`Narrow::new`] tries them, once a format.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::super::Range;
use super::super::tile::registers::{Step, accumulate, tile_size};
use super::simd::FloatLanes;
use super::sum_arithmetic::{
    Arithmetic, Factors, PackAhead, Rounded, Run, SumArithmetic, Sums, TileSize,
};
use crate::hardware::cpu::{self, Level};
use crate::numeric::{ConvertPolicy, FloatFormat, Rounder};

/// bf16: the product and the sum each rounded.
#[derive(Clone, Copy)]
pub struct InBf16;

/// f16: the product and the sum each rounded.
#[derive(Clone, Copy)]
pub struct InF16;

macro_rules! rounded {
    ($name:ident: $round:ident) => {
        impl Arithmetic for $name {
            type Lane = f32;
            const COST: usize = 6;
        }

        impl<V: FloatLanes> Step<V> for $name {
            type State = ();
            #[inline(always)]
            unsafe fn start(&self) {}
            #[inline(always)]
            unsafe fn step(&self, (): &mut (), sums: V, lhs: V, rhs: V) -> V {
                // SAFETY: as the caller promises
                unsafe { sums.add(lhs.mul(rhs).$round()).$round() }
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
pub struct OrdinaryBf16(());

impl OrdinaryBf16 {
    /// The steps for sums of so many products of elements in these ranges, if they are right.
    pub fn new(ranges: [Range; 2], steps: usize) -> Option<OrdinaryBf16> {
        let far = 2f64.powi(60);
        let is_ordinary =
            |range: Range| range.finite && range.smallest >= 1.0 / far && range.largest <= far;
        let [left, right] = ranges;
        // sums are multiples of the smallest product's last place, which is no less than this
        let last_place = left.smallest * right.smallest * 2f64.powi(-8);
        let sums = 2.0 * left.largest * right.largest * steps as f64;
        let fit = last_place >= 2f64.powi(-126) && sums <= 2f64.powi(110);
        (ranges.into_iter().all(is_ordinary) && fit).then_some(OrdinaryBf16(()))
    }
}

impl Arithmetic for OrdinaryBf16 {
    type Lane = f32;
    const COST: usize = 3;
}

impl<V: FloatLanes> Step<V> for OrdinaryBf16 {
    type State = ();
    #[inline(always)]
    unsafe fn start(&self) {}
    #[inline(always)]
    unsafe fn step(&self, (): &mut (), sums: V, lhs: V, rhs: V) -> V {
        const SCALE: f32 = (1 << 16) as f32;
        // SAFETY: as the caller promises
        unsafe {
            let lhs = lhs.mul(V::splat(SCALE));
            let product = lhs.exact_mul_add(rhs, lhs.mul(rhs.mul(V::splat(1.0 / SCALE - 1.0))));
            let sum = sums.add(product);
            sum.exact_mul_add(V::splat(SCALE), sum.mul(V::splat(1.0 - SCALE)))
        }
    }
}

/// A format of up to eight bits as constants of the steps.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Grid {
    /// A power of two: a number times this has the last place of the number in the format for its own.
    scale: f32,
    /// A number whose last place is the format's smallest subnormal.
    least: f32,
    max_finite: f32,
    /// What stands for numbers beyond, and the sign bit if it takes their sign.
    special: f32,
    sign: f32,
    /// A power of two: numbers beyond the format's largest times this are beyond f32's.
    up: f32,
}

/// A number beyond all that is rounded that still is one after a sum with an infinity.
const BEYOND: f32 = f32::from_bits(253 << 23);

/// Steps for sums and products that are finite; the largest sum tells whether they were, if they are
/// `WATCHED`.
#[derive(Clone, Copy)]
struct Finite<const WATCHED: bool>(Grid);

/// Steps for products that are finite, and any sums.
#[derive(Clone, Copy)]
struct FiniteProducts(Grid);

/// Steps for products that are finite, and sums that become infinite beyond the largest value: they are
/// made to be so in f32, where an infinite sum stays what it is. `WIDE`: also where f32 does not hold all
/// sums of two exactly.
#[derive(Clone, Copy)]
struct Absorbing<const WIDE: bool>(Grid);

/// Steps for any products and sums.
#[derive(Clone, Copy)]
struct Any(Grid);

impl Grid {
    fn new(format: &FloatFormat) -> Option<Grid> {
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

    /// # Safety
    /// The CPU has the instructions of the lanes.
    #[inline(always)]
    unsafe fn special<V: FloatLanes>(&self, rounded: V) -> V {
        // SAFETY: as the caller promises
        unsafe {
            let [limit, sign, special] = [self.max_finite, self.sign, self.special];
            rounded.replaced_above(V::splat(limit), V::splat(sign), V::splat(special))
        }
    }

    /// # Safety
    /// The CPU has the instructions of the lanes.
    #[inline(always)]
    unsafe fn finite_product<V: FloatLanes>(&self, lhs: V, rhs: V) -> V {
        // SAFETY: as the caller promises
        unsafe {
            let scaled = lhs.mul(V::splat(self.scale)).mul(rhs);
            let aligner = scaled.magnitude_or_more(V::splat(self.least));
            lhs.exact_mul_add(rhs, aligner).sub(aligner)
        }
    }

    /// # Safety
    /// The CPU has the instructions of the lanes.
    #[inline(always)]
    unsafe fn product<V: FloatLanes>(&self, lhs: V, rhs: V) -> V {
        // SAFETY: as the caller promises
        unsafe {
            let scaled = lhs.mul(V::splat(self.scale)).mul(rhs);
            let aligner = scaled.magnitude_or_more(V::splat(self.least));
            let aligner = aligner.magnitude_or_less(V::splat(BEYOND));
            self.special(lhs.exact_mul_add(rhs, aligner).sub(aligner))
        }
    }

    /// # Safety
    /// The CPU has the instructions of the lanes.
    #[inline(always)]
    unsafe fn sum<V: FloatLanes>(&self, sum: V) -> V {
        // SAFETY: as the caller promises
        unsafe {
            let scaled = sum.mul(V::splat(self.scale));
            let aligner = scaled.magnitude_or_less(V::splat(BEYOND));
            self.special(sum.add(aligner).sub(aligner))
        }
    }
}

impl<V: FloatLanes, const WATCHED: bool> Step<V> for Finite<WATCHED> {
    /// The largest magnitude of a sum.
    type State = V;

    #[inline(always)]
    unsafe fn start(&self) -> V {
        // SAFETY: as the caller promises
        unsafe { V::splat(0.0) }
    }

    #[inline(always)]
    unsafe fn step(&self, largest: &mut V, sums: V, lhs: V, rhs: V) -> V {
        let Finite(grid) = self;
        // SAFETY: as the caller promises
        unsafe {
            let scale = V::splat(grid.scale);
            let sum = sums.add(grid.finite_product(lhs, rhs));
            if WATCHED {
                *largest = sum.magnitude_or_more(*largest);
            }
            sum.exact_mul_sub(scale, sum.exact_mul_add(scale, sum))
        }
    }

    #[inline(always)]
    unsafe fn holds(&self, largest: V) -> bool {
        let mut lanes = [0f32; 16];
        // SAFETY: as the caller promises; there are at most 16 lanes
        unsafe { largest.store(lanes.as_mut_ptr()) };
        lanes.iter().all(|&lane| lane <= self.0.max_finite)
    }
}

impl<V: FloatLanes> Step<V> for FiniteProducts {
    type State = ();
    #[inline(always)]
    unsafe fn start(&self) {}
    #[inline(always)]
    unsafe fn step(&self, (): &mut (), sums: V, lhs: V, rhs: V) -> V {
        // SAFETY: as the caller promises
        unsafe { self.0.sum(sums.add(self.0.finite_product(lhs, rhs))) }
    }
}

impl<V: FloatLanes, const WIDE: bool> Step<V> for Absorbing<WIDE> {
    type State = ();
    #[inline(always)]
    unsafe fn start(&self) {}
    #[inline(always)]
    unsafe fn enter(&self, sums: V) -> V {
        // SAFETY: as the caller promises
        unsafe { sums.mul(V::splat(self.0.up)) }
    }
    #[inline(always)]
    unsafe fn leave(&self, sums: V) -> V {
        // SAFETY: as the caller promises
        unsafe { sums.mul(V::splat(1.0 / self.0.up)) }
    }
    #[inline(always)]
    unsafe fn step(&self, (): &mut (), sums: V, lhs: V, rhs: V) -> V {
        let Absorbing(grid) = self;
        // SAFETY: as the caller promises
        unsafe {
            let [scale, up, down] = [grid.scale, grid.up, 1.0 / grid.up].map(|x| V::splat(x));
            let sum = sums.exact_mul_add(down, grid.finite_product(lhs, rhs));
            let rounded = if WIDE {
                let aligner = sum.power_of_two().mul(V::splat(1.5 * grid.scale));
                sum.add(aligner).sub(aligner)
            } else {
                sum.exact_mul_sub(scale, sum.exact_mul_add(scale, sum))
            };
            // of an infinite sum the roundings made NaN
            rounded.mul(up).larger_or_number(sum)
        }
    }
}

impl<V: FloatLanes> Step<V> for Any {
    type State = ();
    #[inline(always)]
    unsafe fn start(&self) {}
    #[inline(always)]
    unsafe fn step(&self, (): &mut (), sums: V, lhs: V, rhs: V) -> V {
        // SAFETY: as the caller promises
        unsafe { self.0.sum(sums.add(self.0.product(lhs, rhs))) }
    }
}

/// What is known of products and sums before they are made.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// All factors are finite, and no product of two is rounded to more than the format's largest value.
    products: bool,
    /// Nor is any sum.
    sums: bool,
}

impl Bounds {
    /// Those of sums of so many products, none of whose magnitudes is above `product`. Where a sum is
    /// rounded up, what was added is at least as much as the rounding adds.
    pub fn new(format: &FloatFormat, product: f64, steps: usize) -> Bounds {
        let largest = format.decode(format.max_finite);
        let rounded = format.round(ConvertPolicy::COMPUTE, product);
        Bounds { products: product <= largest, sums: 2.0 * rounded * steps as f64 <= largest }
    }
}

/// A format of up to eight bits: each product and each sum rounded.
pub struct Narrow {
    grid: Grid,
    right: Right,
    bounds: Bounds,
    /// Tiles that were made by the steps for finite sums, and those that overflowed.
    tried: AtomicUsize,
    overflowed: AtomicUsize,
}

/// The most sums of a tile.
const MOST_SUMS: usize = 6 * 64;

impl Narrow {
    /// The recurrence of a format. None if the steps do not give the bits that its definition gives.
    pub fn new(format: &'static FloatFormat, bounds: Bounds) -> Option<Narrow> {
        let (grid, right) = proven(format, cpu::level())?;
        if !right.others && !bounds.products {
            return None;
        }
        let (tried, overflowed) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Some(Narrow { grid, right, bounds, tried, overflowed })
    }

    /// Whether tiles are tried that may overflow.
    fn is_hopeful(&self) -> bool {
        let tried = self.tried.load(Ordering::Relaxed);
        // absorbing steps take little more time than those that may be in vain
        let worth = if self.right.absorbing { tried / 8 } else { tried / 2 };
        tried < 16 || self.overflowed.load(Ordering::Relaxed) < worth
    }
}

impl SumArithmetic for Narrow {
    type Factor = f32;
    type Sum = f32;
    const COST: usize = 6;

    fn tile(&self, level: Level, columns: usize) -> TileSize {
        tile_size::<f32>(level, columns)
    }

    fn accumulate(
        &self,
        factors: &Factors<'_, f32>,
        carry: &mut PackAhead<'_, f32>,
        sums: &mut Sums<'_, f32>,
    ) {
        if !self.bounds.products {
            accumulate(&Any(self.grid), factors, carry, sums);
            return;
        }
        if !self.right.others {
            accumulate(&Absorbing::<true>(self.grid), factors, carry, sums);
            return;
        }
        if self.bounds.sums {
            accumulate(&Finite::<false>(self.grid), factors, carry, sums);
            return;
        }
        if self.is_hopeful() {
            let mut before = [0f32; MOST_SUMS];
            let columns = factors.columns;
            if !sums.fresh {
                for (row, before) in before.chunks_exact_mut(columns).take(sums.rows()).enumerate()
                {
                    before.copy_from_slice(sums.values(row));
                }
            }
            self.tried.fetch_add(1, Ordering::Relaxed);
            if accumulate(&Finite::<true>(self.grid), factors, carry, sums) {
                return;
            }
            carry.steps = 0;
            self.overflowed.fetch_add(1, Ordering::Relaxed);
            if !sums.fresh {
                for (row, before) in before.chunks_exact(columns).take(sums.rows()).enumerate() {
                    sums.values(row).copy_from_slice(before);
                }
            }
        }
        if self.right.absorbing {
            accumulate(&Absorbing::<false>(self.grid), factors, carry, sums);
        } else {
            accumulate(&FiniteProducts(self.grid), factors, carry, sums);
        }
    }
}

/// What was found out about a format at a level.
type Verdict = (&'static FloatFormat, Level, Option<(Grid, Right)>);

/// Which steps are right for a format.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Right {
    /// [`Absorbing`] ones that are not wide.
    absorbing: bool,
    /// All that are not [`Absorbing`]; if not, wide ones are.
    others: bool,
}

/// The steps' constants for a format and the steps by which all products and sums come out right.
fn proven(format: &'static FloatFormat, level: Level) -> Option<(Grid, Right)> {
    static KNOWN: Mutex<Vec<Verdict>> = Mutex::new(vec![]);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(verdict) = known.iter().find(|verdict| verdict.0 == format && verdict.1 == level) {
        return verdict.2;
    }
    let verdict = Grid::new(format).and_then(|grid| {
        let others = is_right(&grid, format, level);
        let absorbing = others && absorbs(&Absorbing::<false>(grid), format, level);
        // without vectors for all of its operations, a wide step takes longer than plain rounding
        let has_wide = level > Level::Baseline;
        let right = others || has_wide && absorbs(&Absorbing::<true>(grid), format, level);
        right.then_some((grid, Right { absorbing, others }))
    });
    known.push((format, level, verdict));
    verdict
}

/// All values of a format, and those that are finite.
fn values_of(format: &FloatFormat) -> (Vec<f32>, Vec<f32>) {
    let values = (0..=format.code_mask()).map(|code| format.decode(code) as f32);
    let values: Vec<f32> = values.collect();
    let finite = values.iter().copied().filter(|value| value.is_finite()).collect();
    (values, finite)
}

/// Tries all products of two values and all sums of two, by all steps but [`Absorbing`] ones.
fn is_right(grid: &Grid, format: &FloatFormat, level: Level) -> bool {
    let Some(rounded) = Rounded::<f32>::new(None, format) else { return false };
    let (values, finite) = values_of(format);
    if !values.contains(&1.0) {
        return false;
    }
    let limit = grid.max_finite;
    let sums_fit = |a: f32, b: f32| (a + b).abs() <= limit;
    let products_fit = |a: f32, b: f32| (a * b).abs() <= limit;
    [Trial::Products, Trial::Sums].into_iter().all(|trial| {
        let fit = |a, b| if trial == Trial::Sums { sums_fit(a, b) } else { products_fit(a, b) };
        let product_fits = |a, b| trial == Trial::Sums || products_fit(a, b);
        let agree = |take: Take<'_>, values: &[f32], counts: Counts<'_>| {
            agree((trial, level), &rounded, values, take, counts)
        };
        agree(
            &|factors, sums| {
                accumulate(&Finite::<true>(*grid), factors, &mut PackAhead::none(), sums)
            },
            &finite,
            &fit,
        ) && agree(
            &|factors, sums| {
                accumulate(&FiniteProducts(*grid), factors, &mut PackAhead::none(), sums)
            },
            &finite,
            &product_fits,
        ) && agree(
            &|factors, sums| accumulate(&Any(*grid), factors, &mut PackAhead::none(), sums),
            &values,
            &|_, _| true,
        )
    })
}

/// Tries all products that fit, all sums of two, and what comes after sums of two alike, by
/// [`Absorbing`] steps.
fn absorbs<const WIDE: bool>(steps: &Absorbing<WIDE>, format: &FloatFormat, level: Level) -> bool {
    let Some(rounded) = Rounded::<f32>::new(None, format) else { return false };
    let (values, finite) = values_of(format);
    if !values.contains(&1.0) {
        return false;
    }
    let take: Take<'_> = &|factors, sums| accumulate(steps, factors, &mut PackAhead::none(), sums);
    let limit = steps.0.max_finite;
    [Trial::Products, Trial::Sums, Trial::Twice].into_iter().all(|trial| {
        let fits = |a: f32, b: f32| trial != Trial::Products || (a * b).abs() <= limit;
        agree((trial, level), &rounded, &finite, take, &fits)
    })
}

/// What takes factors into sums.
type Take<'a> = &'a dyn Fn(&Factors<'_, f32>, &Sums<'_, f32>) -> bool;
/// Which pairs of values count.
type Counts<'a> = &'a dyn Fn(f32, f32) -> bool;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Trial {
    Products,
    Sums,
    /// One value twice, then another.
    Twice,
}

/// Whether two recurrences make the same of all pairs of values that count.
fn agree(
    (trial, level): (Trial, Level),
    rounded: &Rounded<f32>,
    values: &[f32],
    take: Take<'_>,
    counts: Counts<'_>,
) -> bool {
    let columns = tile_size::<f32>(level, 1).columns;
    let mut rhs = vec![1.0; 3 * columns];
    values.iter().all(|&a| {
        values.chunks(columns).all(|chunk| {
            rhs[2 * columns..][..chunk.len()].copy_from_slice(chunk);
            let (row, rhs): (&[f32], &[f32]) = match trial {
                Trial::Products => (&[a], &rhs[2 * columns..]),
                Trial::Sums => (&[a, 1.0], &rhs[columns..]),
                Trial::Twice => (&[a, a, 1.0], &rhs),
            };
            let runs = &[Run { offset: 0, len: row.len() }];
            let factors =
                Factors { lhs: row, starts: &[0], runs, rhs, distance: columns, columns, level };
            let (mut found, mut expected) = ([0f32; 16], [0f32; 16]);
            let (found, expected) = (&mut found[..columns], &mut expected[..columns]);
            take(&factors, &Sums::new(found, columns));
            rounded.accumulate(&factors, &mut PackAhead::none(), &mut Sums::new(expected, columns));
            let same = |a: f32, b: f32| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
            (0..chunk.len())
                .all(|index| !counts(a, chunk[index]) || same(found[index], expected[index]))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names::{BF16, F8E3M4, F8E4M3, F8E4M3FN, F8E5M2};

    #[test]
    fn steps_are_right_where_sums_are_exact_in_f32_and_wide_ones_elsewhere() {
        let right = |format, level| proven(format, level).map(|(_, right)| right);
        for level in Level::available().filter(|level| *level > Level::Baseline) {
            for format in [&F8E4M3, &F8E4M3FN, &F8E3M4] {
                let absorbing = *format != F8E4M3FN;
                let expected = Some(Right { absorbing, others: true });
                assert_eq!(right(format, level), expected, "{format:?} at {level}");
            }
        }
        for level in Level::available() {
            let wide = Right { absorbing: false, others: false };
            let expected = (level > Level::Baseline).then_some(wide);
            assert_eq!(right(&F8E5M2, level), expected, "at {level}");
        }
    }

    /// What steps make of sums and products of bf16: all pairs of significands, of sums at any distance.
    fn of_all_significands(
        take: impl Fn(f32, f32, f32) -> f32,
        expected: impl Fn(f32, f32, f32) -> f32,
    ) {
        let value = |significand: u32, exponent: i32| {
            (128 + significand) as f32 * 2f32.powi(exponent) / 128.0
        };
        for pair in 0..1u32 << 14 {
            let [a, b] = [pair >> 7, pair & 127];
            let agree = |sum: f32, lhs: f32, rhs: f32| {
                let [found, expected] = [take(sum, lhs, rhs), expected(sum, lhs, rhs)];
                assert_eq!(found.to_bits(), expected.to_bits(), "{sum} + {lhs} * {rhs}");
            };
            agree(0.0, value(a, -3), value(b, 5));
            for distance in 0..28 {
                agree(value(a, distance), value(b, 0), 1.0);
                agree(value(a, distance), value(b, 0), -1.0);
                agree(value(a, 0), value(b, distance), -1.0);
            }
        }
    }

    #[test]
    fn ordinary_sums_and_products_of_bf16_are_rounded_as_by_definition() {
        let rounder = Rounder::<f32>::in_carrier(&BF16, ConvertPolicy::COMPUTE).unwrap();
        let range = Range { smallest: 0.5, largest: 2f64.powi(28), finite: true };
        let steps = OrdinaryBf16::new([range; 2], 2).unwrap();
        for level in Level::available() {
            let columns = tile_size::<f32>(level, 1).columns;
            let take = |sum: f32, lhs: f32, rhs: f32| {
                let runs = &[Run { offset: 0, len: 2 }];
                let mut factors = vec![sum; columns];
                factors.extend(vec![rhs; columns]);
                let (lhs, starts, rhs) = (&[1.0, lhs][..], &[0][..], &factors[..]);
                let factors = Factors { lhs, starts, runs, rhs, distance: columns, columns, level };
                let mut sums = vec![0f32; columns];
                accumulate(
                    &steps,
                    &factors,
                    &mut PackAhead::none(),
                    &Sums::new(&mut sums, columns),
                );
                sums[0]
            };
            of_all_significands(take, |sum, lhs, rhs| {
                rounder.round(sum + rounder.round(lhs * rhs))
            });
        }
    }

    #[test]
    fn what_may_leave_the_normal_numbers_of_bf16_is_not_ordinary() {
        let ordinary = |smallest, largest, steps| {
            let range = Range { smallest, largest, finite: true };
            OrdinaryBf16::new([range; 2], steps).is_some()
        };
        assert!(ordinary(1e-9, 1e3, 1 << 20));
        assert!(!ordinary(1e-18, 1e3, 2), "products may be subnormal");
        assert!(!ordinary(1.0, 1e17, 2), "sums may overflow on the way");
        assert!(!ordinary(1.0, 1e15, 1 << 40));
    }

    #[test]
    fn constants_of_another_format_are_found_out() {
        for (format, other) in [(&F8E4M3, &F8E5M2), (&F8E4M3, &F8E4M3FN)] {
            assert!(!is_right(&Grid::new(other).unwrap(), format, Level::Baseline));
        }
    }
}
