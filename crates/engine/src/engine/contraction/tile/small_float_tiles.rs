//! Tiles of sums of formats of up to eight bits, by the steps that are right for the format and cheap for its
//! factors.
//!
//! No format is trusted with the steps of [`small_floats`](super::super::arithmetic::small_floats) before
//! all of its products and all of its sums of two values have come out as [`Rounder`] makes them:
//! [`SmallFloatTiles::new`] tries them, once for each format and level.
//!
//! [`Rounder`]: crate::numeric::Rounder

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::super::arithmetic::scalar::Rounded;
use super::super::arithmetic::small_floats::{
    Absorbing, Any, Bounds, Finite, FiniteProducts, Grid,
};
use super::super::arithmetic::step::StepAtEveryLevel;
use super::super::thresholds::{
    TILES_BEFORE_COUNTING, TRIES_PER_OVERFLOW, TRIES_PER_OVERFLOW_BESIDE_ABSORBING,
};
use super::arithmetic::{InMemory, TileArithmetic};
use super::registers::{accumulate, tile_size};
use super::sums::{PackAhead, StepRun, Sums, TileFactors, TileSize};
use crate::hardware::cpu::{self, Level};
use crate::numeric::FloatFormat;

/// A format of up to eight bits: each product and each sum rounded.
pub struct SmallFloatTiles {
    grid: Grid,
    proven: ProvenSteps,
    bounds: Bounds,
    /// The number of tiles that were made by the steps for finite sums.
    tried: AtomicUsize,
    /// The number of those tiles that overflowed.
    overflowed: AtomicUsize,
}

/// The number of sums that no tile exceeds.
const MOST_SUMS: usize = 6 * 64;

impl SmallFloatTiles {
    /// The tiles of a format; `None` if the steps do not give the bits that its definition gives.
    pub fn new(format: &'static FloatFormat, bounds: Bounds) -> Option<SmallFloatTiles> {
        let (grid, proven) = proven(format, cpu::level())?;
        if !proven.others && !bounds.products {
            return None;
        }
        let (tried, overflowed) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Some(SmallFloatTiles { grid, proven, bounds, tried, overflowed })
    }

    /// Whether tiles are tried that may overflow.
    fn is_hopeful(&self) -> bool {
        let tried = self.tried.load(Ordering::Relaxed);
        let tries_per_overflow = match self.proven.absorbing {
            true => TRIES_PER_OVERFLOW_BESIDE_ABSORBING,
            false => TRIES_PER_OVERFLOW,
        };
        let overflowed = self.overflowed.load(Ordering::Relaxed);
        tried < TILES_BEFORE_COUNTING || overflowed < tried / tries_per_overflow
    }

    /// Tries the steps that are right unless a sum overflows. If one did, the sums are left as they were.
    fn try_finite(
        &self,
        factors: &TileFactors<'_, f32>,
        ahead: &mut PackAhead<'_, f32>,
        sums: &mut Sums<'_, f32>,
    ) -> bool {
        let mut before = [0f32; MOST_SUMS];
        let rows_kept = if sums.fresh { 0 } else { sums.rows() };
        for (row, before) in before.chunks_exact_mut(factors.columns).take(rows_kept).enumerate() {
            before.copy_from_slice(sums.values(row));
        }
        self.tried.fetch_add(1, Ordering::Relaxed);
        if accumulate(&Finite::<true>(self.grid), factors, ahead, sums) {
            return true;
        }
        self.overflowed.fetch_add(1, Ordering::Relaxed);
        for (row, before) in before.chunks_exact(factors.columns).take(rows_kept).enumerate() {
            sums.values(row).copy_from_slice(before);
        }
        false
    }
}

impl TileArithmetic for SmallFloatTiles {
    type Factor = f32;
    type Sum = f32;

    fn cost(&self) -> usize {
        6
    }

    fn tile(&self, level: Level, columns: usize) -> TileSize {
        tile_size::<f32>(level, columns)
    }

    fn accumulate(
        &self,
        factors: &TileFactors<'_, f32>,
        ahead: &mut PackAhead<'_, f32>,
        sums: &mut Sums<'_, f32>,
    ) {
        let SmallFloatTiles { grid, proven, bounds, .. } = *self;
        if !bounds.products {
            accumulate(&Any(grid), factors, ahead, sums);
        } else if !proven.others {
            accumulate(&Absorbing::<true>(grid), factors, ahead, sums);
        } else if bounds.sums {
            accumulate(&Finite::<false>(grid), factors, ahead, sums);
        } else if self.is_hopeful() && self.try_finite(factors, ahead, sums) {
            // the sums are there
        } else if proven.absorbing {
            accumulate(&Absorbing::<false>(grid), factors, ahead, sums);
        } else {
            accumulate(&FiniteProducts(grid), factors, ahead, sums);
        }
    }
}

/// The result of the trials of a format at a level: the constants and the steps that are right, if any are.
type Verdict = (&'static FloatFormat, Level, Option<(Grid, ProvenSteps)>);

/// Which steps are right for a format.
#[derive(Debug, Clone, Copy, PartialEq)]
struct ProvenSteps {
    /// [`Absorbing`] steps that are not wide are right.
    absorbing: bool,
    /// All steps that are not [`Absorbing`] are right. If they are not, wide absorbing steps are.
    others: bool,
}

/// The constants of a format, and the steps by which all products and sums of two values come out right.
fn proven(format: &'static FloatFormat, level: Level) -> Option<(Grid, ProvenSteps)> {
    static KNOWN: Mutex<Vec<Verdict>> = Mutex::new(vec![]);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(verdict) = known.iter().find(|verdict| verdict.0 == format && verdict.1 == level) {
        return verdict.2;
    }
    let verdict = Grid::new(format).and_then(|grid| {
        let others = are_right(&grid, format, level);
        let absorbing = others && absorb(&Absorbing::<false>(grid), format, level);
        // Without vectors for all of its operations, a wide step takes longer than plain rounding.
        let has_wide = level > Level::Baseline;
        let right = others || has_wide && absorb(&Absorbing::<true>(grid), format, level);
        right.then_some((grid, ProvenSteps { absorbing, others }))
    });
    known.push((format, level, verdict));
    verdict
}

/// Whether all products of two values and all sums of two values come out right by all steps but
/// [`Absorbing`] ones.
fn are_right(grid: &Grid, format: &FloatFormat, level: Level) -> bool {
    let Some(trials) = Trials::new(format, level) else { return false };
    let fits = |value: f32| value.abs() <= grid.max_finite;
    let product_fits = |a: f32, b: f32| a.is_finite() && b.is_finite() && fits(a * b);
    let sum_fits = |a: f32, b: f32| a.is_finite() && b.is_finite() && fits(a + b);
    let are_finite = |a: f32, b: f32| a.is_finite() && b.is_finite();
    let (finite, finite_products, any) = (Finite::<true>(*grid), FiniteProducts(*grid), Any(*grid));
    trials.agree(Trial::Products, &tile_of(&finite), &product_fits)
        && trials.agree(Trial::Sums, &tile_of(&finite), &sum_fits)
        && trials.agree(Trial::Products, &tile_of(&finite_products), &product_fits)
        && trials.agree(Trial::Sums, &tile_of(&finite_products), &are_finite)
        && trials.agree(Trial::Products, &tile_of(&any), &|_, _| true)
        && trials.agree(Trial::Sums, &tile_of(&any), &|_, _| true)
}

/// Whether [`Absorbing`] steps are right: for all products that fit, for all sums of two values, and for what
/// is added to twice a value.
fn absorb<const WIDE: bool>(steps: &Absorbing<WIDE>, format: &FloatFormat, level: Level) -> bool {
    let Some(trials) = Trials::new(format, level) else { return false };
    let are_finite = |a: f32, b: f32| a.is_finite() && b.is_finite();
    let product_fits = |a: f32, b: f32| are_finite(a, b) && (a * b).abs() <= steps.0.max_finite;
    trials.agree(Trial::Products, &tile_of(steps), &product_fits)
        && trials.agree(Trial::Sums, &tile_of(steps), &are_finite)
        && trials.agree(Trial::Twice, &tile_of(steps), &are_finite)
}

/// The function that takes factors into the sums of a tile by some steps.
fn tile_of<S: StepAtEveryLevel<f32>>(
    steps: &S,
) -> impl Fn(&TileFactors<'_, f32>, &Sums<'_, f32>) -> bool {
    move |factors, sums| accumulate(steps, factors, &mut PackAhead::none(), sums)
}

/// The operation that a trial applies to a pair of values.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trial {
    /// The product of both.
    Products,
    /// The sum of both.
    Sums,
    /// The sum of the first value twice and of the second.
    Twice,
}

/// All values of a format, and the arithmetic that rounds as the format's definition says.
struct Trials {
    level: Level,
    values: Vec<f32>,
    rounded: InMemory<Rounded<f32>>,
}

impl Trials {
    /// The trials of a format; `None` if it has no 1, by which sums are made, or does not fit f32.
    fn new(format: &FloatFormat, level: Level) -> Option<Trials> {
        let values = (0..=format.code_mask()).map(|code| format.decode(code) as f32);
        let values: Vec<f32> = values.collect();
        let rounded = InMemory(Rounded::new(format)?);
        values.contains(&1.0).then_some(Trials { level, values, rounded })
    }

    /// Whether a function that makes a tile gives the bits of the definition for all pairs that count.
    fn agree(
        &self,
        trial: Trial,
        take: &dyn Fn(&TileFactors<'_, f32>, &Sums<'_, f32>) -> bool,
        counts: &dyn Fn(f32, f32) -> bool,
    ) -> bool {
        let Trials { level, ref values, ref rounded } = *self;
        let columns = tile_size::<f32>(level, 1).columns;
        let mut rhs = vec![1.0; 3 * columns];
        values.iter().all(|&a| {
            values.chunks(columns).all(|chunk| {
                rhs[2 * columns..][..chunk.len()].copy_from_slice(chunk);
                let (lhs, rhs): (&[f32], &[f32]) = match trial {
                    Trial::Products => (&[a], &rhs[2 * columns..]),
                    Trial::Sums => (&[a, 1.0], &rhs[columns..]),
                    Trial::Twice => (&[a, a, 1.0], &rhs),
                };
                let runs = &[StepRun { offset: 0, len: lhs.len() }];
                let starts = &[0];
                let factors =
                    TileFactors { lhs, starts, runs, rhs, distance: columns, columns, level };
                let (mut found, mut expected) = ([0f32; 16], [0f32; 16]);
                let (found, expected) = (&mut found[..columns], &mut expected[..columns]);
                take(&factors, &Sums::new(found, columns));
                let mut sums = Sums::new(expected, columns);
                rounded.accumulate(&factors, &mut PackAhead::none(), &mut sums);
                let same = |a: f32, b: f32| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
                (0..chunk.len())
                    .all(|index| !counts(a, chunk[index]) || same(found[index], expected[index]))
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::arithmetic::range::Range;
    use super::super::super::arithmetic::small_floats::NormalBf16;
    use super::*;
    use crate::numeric::names::{BF16, F8E3M4, F8E4M3, F8E4M3FN, F8E5M2};
    use crate::numeric::{ConvertPolicy, Rounder};

    #[test]
    fn steps_are_right_where_sums_are_exact_in_f32_and_wide_ones_elsewhere() {
        let right = |format, level| proven(format, level).map(|(_, right)| right);
        for level in Level::available().filter(|level| *level > Level::Baseline) {
            for format in [&F8E4M3, &F8E4M3FN, &F8E3M4] {
                let absorbing = *format != F8E4M3FN;
                let expected = Some(ProvenSteps { absorbing, others: true });
                assert_eq!(right(format, level), expected, "{format:?} at {level}");
            }
        }
        for level in Level::available() {
            let wide = ProvenSteps { absorbing: false, others: false };
            let expected = (level > Level::Baseline).then_some(wide);
            assert_eq!(right(&F8E5M2, level), expected, "at {level}");
        }
    }

    /// Tries steps on sums and products of bf16: all pairs of significands, of sums at any distance.
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
        let steps = NormalBf16::new([range; 2], 2).unwrap();
        for level in Level::available() {
            let columns = tile_size::<f32>(level, 1).columns;
            let take = |sum: f32, lhs: f32, rhs: f32| {
                let runs = &[StepRun { offset: 0, len: 2 }];
                let mut factors = vec![sum; columns];
                factors.extend(vec![rhs; columns]);
                let (lhs, starts, rhs) = (&[1.0, lhs][..], &[0][..], &factors[..]);
                let factors =
                    TileFactors { lhs, starts, runs, rhs, distance: columns, columns, level };
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
            NormalBf16::new([range; 2], steps).is_some()
        };
        assert!(ordinary(1e-9, 1e3, 1 << 20));
        assert!(!ordinary(1e-18, 1e3, 2), "products may be subnormal");
        assert!(!ordinary(1.0, 1e17, 2), "sums may overflow on the way");
        assert!(!ordinary(1.0, 1e15, 1 << 40));
    }

    #[test]
    fn constants_of_another_format_are_found_out() {
        for (format, other) in [(&F8E4M3, &F8E5M2), (&F8E4M3, &F8E4M3FN)] {
            assert!(!are_right(&Grid::new(other).unwrap(), format, Level::Baseline));
        }
    }
}
