//! Sums of narrow floats, each product and each sum rounded to the format, in registers.
//!
//! bf16 and f16 are rounded by a few instructions. For formats of up to eight bits there is less to
//! do. A product of two has so few bits that adding a number whose last place is the format's, and
//! subtracting it, rounds the product: `(x + m) - m` with `m = max(|x| * 2^(23 - mantissa bits), ...)`.
//! Sums of two have no subnormals to look after, since they are multiples of the quantum, and take two
//! fused operations. What neither does is overflow. So the largest sum is looked at after a tile, and a
//! tile that overflowed is made again by steps that put the format's special values in place.
//!
//! No format is trusted with this before all of its products and all of its sums of two have come out
//! as [`Rounder`] makes them: [`Narrow::new`] tries them, once a format.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::lanes::FloatLanes;
use super::recurrence::{Arithmetic, Factors, Recurrence, Rounded, TileSize};
use super::registers::{Step, accumulate, tile_size};
use crate::cpu::{self, Level};
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
}

/// A number beyond all that is rounded that still is one after a sum with an infinity.
const BEYOND: f32 = f32::from_bits(253 << 23);

/// Steps for sums and products that are finite.
#[derive(Clone, Copy)]
struct Finite(Grid);

/// Steps for products that are finite, and any sums.
#[derive(Clone, Copy)]
struct FiniteProducts(Grid);

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

impl<V: FloatLanes> Step<V> for Finite {
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
            *largest = sum.magnitude_or_more(*largest);
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

/// A format of up to eight bits: each product and each sum rounded.
pub struct Narrow {
    grid: Grid,
    products_are_finite: bool,
    /// Tiles that were made by the steps for finite sums, and those that overflowed.
    tried: AtomicUsize,
    overflowed: AtomicUsize,
}

/// The most sums of a tile.
const MOST_SUMS: usize = 6 * 64;

impl Narrow {
    /// The recurrence of a format. None if the steps do not give the bits that its definition gives.
    /// `products_are_finite` says that all factors are, and no product of two is rounded to more than
    /// the format's largest value.
    pub fn new(format: &'static FloatFormat, products_are_finite: bool) -> Option<Narrow> {
        let grid = proven(format, cpu::level())?;
        let (tried, overflowed) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Some(Narrow { grid, products_are_finite, tried, overflowed })
    }

    /// Whether tiles are tried that may overflow.
    fn is_hopeful(&self) -> bool {
        let tried = self.tried.load(Ordering::Relaxed);
        tried < 16 || self.overflowed.load(Ordering::Relaxed) < tried / 2
    }
}

impl Recurrence for Narrow {
    type Factor = f32;
    type Sum = f32;
    const COST: usize = 6;

    fn tile(&self, level: Level, columns: usize) -> TileSize {
        tile_size::<f32>(level, columns)
    }

    fn accumulate(&self, factors: &Factors<'_, f32>, sums: &mut [f32]) {
        if !self.products_are_finite {
            accumulate(&Any(self.grid), factors, sums);
            return;
        }
        if self.is_hopeful() {
            let mut before = [0f32; MOST_SUMS];
            let before = &mut before[..sums.len()];
            before.copy_from_slice(sums);
            self.tried.fetch_add(1, Ordering::Relaxed);
            if accumulate(&Finite(self.grid), factors, sums) {
                return;
            }
            self.overflowed.fetch_add(1, Ordering::Relaxed);
            sums.copy_from_slice(before);
        }
        accumulate(&FiniteProducts(self.grid), factors, sums);
    }
}

/// What was found out about a format at a level.
type Verdict = (&'static FloatFormat, Level, Option<Grid>);

/// The steps' constants for a format, if all products and sums come out right.
fn proven(format: &'static FloatFormat, level: Level) -> Option<Grid> {
    static KNOWN: Mutex<Vec<Verdict>> = Mutex::new(vec![]);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(verdict) = known.iter().find(|verdict| verdict.0 == format && verdict.1 == level) {
        return verdict.2;
    }
    let grid = Grid::new(format).filter(|grid| is_right(grid, format, level));
    known.push((format, level, grid));
    grid
}

/// Tries all products of two values and all sums of two, by all steps.
fn is_right(grid: &Grid, format: &FloatFormat, level: Level) -> bool {
    let Some(rounded) = Rounded::<f32>::new(None, format) else { return false };
    let values: Vec<f32> =
        (0..=format.code_mask()).map(|code| format.decode(code) as f32).collect();
    if !values.contains(&1.0) {
        return false;
    }
    let finite: Vec<f32> = values.iter().copied().filter(|value| value.is_finite()).collect();
    let limit = grid.max_finite;
    let sums_fit = |a: f32, b: f32| (a + b).abs() <= limit;
    let products_fit = |a: f32, b: f32| (a * b).abs() <= limit;
    [Trial::Products, Trial::Sums].into_iter().all(|trial| {
        let fit = |a, b| if trial == Trial::Sums { sums_fit(a, b) } else { products_fit(a, b) };
        let product_fits = |a, b| trial == Trial::Sums || products_fit(a, b);
        let agree = |run: Run<'_>, values: &[f32], counts: Counts<'_>| {
            agree((trial, level), &rounded, values, run, counts)
        };
        agree(&|factors, sums| accumulate(&Finite(*grid), factors, sums), &finite, &fit)
            && agree(
                &|factors, sums| accumulate(&FiniteProducts(*grid), factors, sums),
                &finite,
                &product_fits,
            )
            && agree(&|factors, sums| accumulate(&Any(*grid), factors, sums), &values, &|_, _| true)
    })
}

/// What takes factors into sums.
type Run<'a> = &'a dyn Fn(&Factors<'_, f32>, &mut [f32]) -> bool;
/// Which pairs of values count.
type Counts<'a> = &'a dyn Fn(f32, f32) -> bool;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Trial {
    Products,
    Sums,
}

/// Whether two recurrences make the same of all pairs of values that count.
fn agree(
    (trial, level): (Trial, Level),
    rounded: &Rounded<f32>,
    values: &[f32],
    run: Run<'_>,
    counts: Counts<'_>,
) -> bool {
    let columns = tile_size::<f32>(level, 1).columns;
    let mut rhs = vec![1.0; 2 * columns];
    values.iter().all(|&a| {
        values.chunks(columns).all(|chunk| {
            rhs[columns..][..chunk.len()].copy_from_slice(chunk);
            let (row, rhs): (&[f32], &[f32]) = match trial {
                Trial::Products => (&[a], &rhs[columns..]),
                Trial::Sums => (&[a, 1.0], &rhs),
            };
            let factors =
                Factors { lhs: &[row], rhs, distance: columns, steps: row.len(), columns, level };
            let (mut found, mut expected) = ([0f32; 16], [0f32; 16]);
            let (found, expected) = (&mut found[..columns], &mut expected[..columns]);
            run(&factors, found);
            rounded.accumulate(&factors, expected);
            let same = |a: f32, b: f32| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
            (0..chunk.len())
                .all(|index| !counts(a, chunk[index]) || same(found[index], expected[index]))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names::{F8E3M4, F8E4M3, F8E4M3FN, F8E5M2};

    #[test]
    fn steps_are_right_for_formats_whose_sums_are_exact_in_f32_only() {
        for level in Level::available().filter(|level| *level > Level::Baseline) {
            for format in [&F8E4M3, &F8E4M3FN, &F8E3M4] {
                assert!(proven(format, level).is_some(), "{format:?} at {level}");
            }
        }
        for level in Level::available() {
            assert!(proven(&F8E5M2, level).is_none(), "at {level}");
        }
    }

    #[test]
    fn constants_of_another_format_are_found_out() {
        for (format, other) in [(&F8E4M3, &F8E5M2), (&F8E4M3, &F8E4M3FN)] {
            assert!(!is_right(&Grid::new(other).unwrap(), format, Level::Baseline));
        }
    }
}
