//! How far a sum computed in floating point may be from the exact sum of its terms.
//!
//! The terms of a sum are added by a tree of rounded additions that nobody states: any order, any grouping, a
//! product rounded before it is added or not, an accumulator of some precision or wider. Each function here gives a
//! number `E` such that every such tree gives a sum within `E` of the exact one, as long as nothing overflows.
//! docs/legality.md has the proofs.
//!
//! All arithmetic is in f64, whose own errors are covered by [`outward`].

/// What the bounds need to know of the terms of one sum.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Terms {
    /// How many terms are not zero.
    pub count: u64,
    /// Their sum.
    pub sum: f64,
    /// How far `sum` is from the exact one at most.
    pub sum_error: f64,
    /// The sum of their magnitudes, or more.
    pub magnitude: f64,
    /// By how much the terms themselves are wrong at most, all together: products that are rounded before they are
    /// added.
    pub term_error: f64,
}

/// How additions round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Additions {
    /// To the nearest value.
    Nearest,
    /// To one of the two values around the exact one: toward zero, up, down, to odd, or by chance.
    Faithful,
}

/// What the partial sums are kept in.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Accumulator {
    /// Bits of the significand, the hidden one included; those of f32 are 24.
    pub precision: u32,
    /// How additions round.
    pub additions: Additions,
}

impl Accumulator {
    /// The largest relative error of an addition, over the power of two below its result: half of a unit in the last
    /// place, or a whole one.
    pub fn unit(self) -> f64 {
        let half = power_of_two(-(self.precision as i32));
        match self.additions {
            Additions::Nearest => half,
            Additions::Faithful => 2.0 * half,
        }
    }
}

impl Terms {
    /// What the bounds need of terms that are exact in f64.
    pub fn of(terms: &[f64]) -> Terms {
        let magnitude: f64 = terms.iter().map(|term| term.abs()).sum();
        // each of the additions of these two sums errs by half of a unit of f64 at most
        let unit = terms.len() as f64 * f64::EPSILON;
        Terms {
            count: terms.iter().filter(|term| **term != 0.0).count() as u64,
            sum: terms.iter().sum(),
            sum_error: outward(unit * magnitude),
            magnitude: outward(magnitude * (1.0 + unit)),
            term_error: 0.0,
        }
    }

    /// The most that a sum of some of the terms can be in magnitude: the larger of the sum of the positive terms and
    /// the sum of the negative ones.
    pub fn largest_partial(&self) -> f64 {
        outward((self.magnitude + self.sum.abs() + self.sum_error) / 2.0)
    }

    /// The sum of the positive terms, or more.
    pub fn positive(&self) -> f64 {
        outward(((self.magnitude + self.sum + self.sum_error) / 2.0).max(0.0))
    }

    /// The magnitude of the sum of the negative terms, or more.
    pub fn negative(&self) -> f64 {
        outward(((self.magnitude - self.sum + self.sum_error) / 2.0).max(0.0))
    }
}

/// The largest power of two that is not above the magnitude of a value; 0 of zero.
pub fn ufp(value: f64) -> f64 {
    let magnitude = value.abs();
    if magnitude < f64::MIN_POSITIVE {
        // a subnormal becomes normal, and its power goes back
        let scale = 2f64.powi(60);
        return match magnitude == 0.0 {
            true => 0.0,
            false => ufp(magnitude * scale) / scale,
        };
    }
    f64::from_bits(magnitude.to_bits() & f64::INFINITY.to_bits())
}

/// A power of two that f64 has.
pub fn power_of_two(exponent: i32) -> f64 {
    match exponent {
        ..-1074 => 0.0,
        -1074..-1022 => f64::from_bits(1 << (exponent + 1074)),
        -1022..=1023 => f64::from_bits(((exponent + 1023) as u64) << 52),
        _ => f64::INFINITY,
    }
}

/// A bound computed in f64, made larger by more than the errors of its computation.
pub fn outward(bound: f64) -> f64 {
    bound * (1.0 + (-40f64).exp2())
}

/// The least `E` with `E >= weight * ufp(M + E) + term_error`; `None` if there is none.
fn solved(terms: &Terms, mut weight: impl FnMut(f64) -> f64) -> Option<f64> {
    let largest = terms.largest_partial();
    let mut top = ufp(largest + terms.term_error);
    // each round doubles the power of two at least, and a count of 2^63 terms needs no more rounds than this
    for _ in 0..128 {
        let error = outward(weight(top) * top + terms.term_error);
        let next = ufp(largest + error);
        if next <= top {
            return Some(error);
        }
        if !next.is_finite() {
            return None;
        }
        top = next;
    }
    None
}

/// Any tree of additions: the error of each of the `count - 1` additions is a unit of the largest partial sum at most.
pub fn any_tree(terms: &Terms, accumulator: Accumulator) -> Option<f64> {
    let additions = terms.count.saturating_sub(1) as f64;
    solved(terms, |_| additions * accumulator.unit())
}

/// Any tree of additions, of which only those can be inexact that have a part finer than the grid of their result.
/// `finer(grid)` is how many terms are not multiples of `grid`, a power of two.
pub fn any_tree_by_events(
    terms: &Terms,
    accumulator: Accumulator,
    finer: impl Fn(f64) -> u64,
) -> Option<f64> {
    let unit = accumulator.unit();
    // the distance of neighbouring values of the accumulator, over the power of two below them
    let step = power_of_two(1 - accumulator.precision as i32);
    solved(terms, |top| {
        let mut left = terms.count.saturating_sub(1);
        let (mut events, mut scale) = (0.0, 1.0);
        while left > 0 {
            let inexact = finer(step * top * scale).min(left);
            if inexact == 0 {
                break;
            }
            events += inexact as f64 * scale;
            left -= inexact;
            scale /= 2.0;
        }
        events * unit
    })
}

/// A part of [`any_tree_by_events`]: only additions whose results lie at the top are counted. It is not a bound. What
/// lies within it lies within the bound.
pub fn part_by_events(
    terms: &Terms,
    accumulator: Accumulator,
    finer: impl Fn(f64) -> u64,
) -> Option<f64> {
    let step = power_of_two(1 - accumulator.precision as i32);
    let most = terms.count.saturating_sub(1);
    solved(terms, |top| finer(step * top).min(most) as f64 * accumulator.unit())
}

/// Trees of this height: each term goes through as many additions at most.
pub fn tree_of_height(terms: &Terms, accumulator: Accumulator, height: u64) -> Option<f64> {
    let growth = height as f64 * accumulator.unit();
    (growth < 1.0).then(|| {
        let magnitude = terms.magnitude + terms.term_error;
        outward(growth / (1.0 - growth) * magnitude + terms.term_error)
    })
}

/// Any tree of additions to nearest, all in one precision: `(n - 1) * u * sum|x|` (Jeannerod and Rump, 2013).
pub fn any_tree_to_nearest(terms: &Terms, precision: u32) -> f64 {
    let additions = terms.count.saturating_sub(1) as f64;
    let unit = (-f64::from(precision)).exp2();
    outward(additions * unit * (terms.magnitude + terms.term_error) + terms.term_error)
}

/// By how much the computed sum of `n` terms of one sign can exceed the exact one, relatively, for every tree of
/// additions to nearest in one precision: the table of `Phi(n) - 1`, for up to the given number of terms.
///
/// An addition to nearest is off by no more than either operand, since both are candidates for the result. So the
/// error stays far below `(n - 1) * u` where that is not small, as in sums of bf16 and of small floats.
pub fn narrow_growth(precision: u32, count: usize) -> Vec<f64> {
    let unit = (-f64::from(precision)).exp2();
    let mut phi = vec![1.0; count.max(1) + 1];
    let grown = |left: f64, right: f64| left + right + (unit * (left + right)).min(left).min(right);
    for n in 2..=count {
        let mut most: f64 = 0.0;
        for m in 1..=n / 2 {
            let (left, right) = (phi[n - m], phi[m]);
            // the terms of the right subtree weigh `w`; the function is concave and has its corners where an
            // operand is as small as the rounding error
            let ratio = unit / (1.0 - unit);
            let first = ratio * left / (right + ratio * left);
            let second = left / (left + ratio * right);
            for w in [first, second] {
                most = most.max(grown(left * (1.0 - w), right * w));
            }
        }
        phi[n] = most;
    }
    phi.into_iter().map(|phi| outward(phi - 1.0)).collect()
}

/// The distance of neighbouring values at the smallest of the largest partial sums of terms whose magnitudes have this sum.
pub fn grid_of(size: f64, precision: u32) -> f64 {
    ufp(size / 2.0) * power_of_two(1 - precision as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::random::Random;

    /// A way to round to a precision.
    #[derive(Debug, Clone, Copy, PartialEq)]
    enum Mode {
        Nearest,
        TowardZero,
        Up,
        Down,
    }

    const MODES: [Mode; 4] = [Mode::Nearest, Mode::TowardZero, Mode::Up, Mode::Down];

    fn rounded(value: f64, precision: u32, mode: Mode) -> f64 {
        let step = ufp(value) * 2f64.powi(1 - precision as i32);
        if step == 0.0 {
            return value;
        }
        let steps = value / step;
        step * match mode {
            Mode::Nearest => steps.round_ties_even(),
            Mode::TowardZero => steps.trunc(),
            Mode::Up => steps.ceil(),
            Mode::Down => steps.floor(),
        }
    }

    fn accumulator(precision: u32, mode: Mode) -> Accumulator {
        let nearest = mode == Mode::Nearest;
        let additions = if nearest { Additions::Nearest } else { Additions::Faithful };
        Accumulator { precision, additions }
    }

    /// Values of a precision around 1, of both signs or of one.
    fn random_terms(random: &mut Random, count: usize, precision: u32) -> Vec<f64> {
        let of_one_sign = random.one_in(3);
        let term = |random: &mut Random| {
            let digits = (random.below(1 << precision) + 1) as f64;
            let value = digits * 2f64.powi(random.below(6) as i32 - precision as i32);
            let value = rounded(value, precision, Mode::Nearest);
            if of_one_sign || random.one_in(2) { value } else { -value }
        };
        (0..count).map(|_| term(random)).collect()
    }

    /// How many terms are not multiples of a grid.
    fn finer_than(terms: &[f64], grid: f64) -> u64 {
        terms.iter().filter(|term| (**term / grid).fract() != 0.0).count() as u64
    }

    /// The largest error that some tree of additions of these terms makes.
    fn worst_tree(terms: &[f64], sum: f64, add: &impl Fn(f64, f64) -> f64) -> f64 {
        let [only] = terms else {
            let mut worst: f64 = 0.0;
            for first in 0..terms.len() {
                for second in 0..first {
                    let mut rest = terms.to_vec();
                    let taken = (rest.swap_remove(first), rest.swap_remove(second));
                    rest.push(add(taken.0, taken.1));
                    worst = worst.max(worst_tree(&rest, sum, add));
                }
            }
            return worst;
        };
        (only - sum).abs()
    }

    /// The error of an adversary that adds the term whose addition has the largest error of one sign.
    fn greedy(terms: &[f64], sum: f64, up: bool, add: &impl Fn(f64, f64) -> f64) -> f64 {
        let mut left = terms.to_vec();
        let mut total = left.pop().unwrap_or(0.0);
        while !left.is_empty() {
            let error = |term: f64| {
                let error = add(total, term) - (total + term);
                if up { error } else { -error }
            };
            let best = (0..left.len()).max_by(|&a, &b| error(left[a]).total_cmp(&error(left[b])));
            let term = left.swap_remove(best.unwrap_or(0));
            total = add(total, term);
        }
        (total - sum).abs()
    }

    #[test]
    fn no_tree_of_up_to_six_terms_is_outside_of_a_bound() {
        let mut random = Random::new(1);
        let (mut beaten, mut tried) = (0, 0);
        for round in 0..160 {
            let (precision, mode) = ([3, 4, 5, 8][round % 4], MODES[round / 4 % 4]);
            let count = 3 + round % 4;
            let terms = random_terms(&mut random, count, precision);
            let accumulator = accumulator(precision, mode);
            let add = |a: f64, b: f64| rounded(a + b, precision, mode);
            let all = Terms::of(&terms);
            let worst = worst_tree(&terms, all.sum, &add);
            let events = |grid: f64| finer_than(&terms, grid);
            let bound = any_tree_by_events(&all, accumulator, events).unwrap();
            assert!(worst <= bound, "{terms:?} {precision} {mode:?}: {worst} > {bound}");
            assert!(bound <= any_tree(&all, accumulator).unwrap_or(f64::INFINITY));
            if mode == Mode::Nearest {
                assert!(worst <= any_tree_to_nearest(&all, precision));
            }
            tried += 1;
            beaten += usize::from(worst > bound / 2.0);
        }
        // an attack that half of the bound withstands would show nothing
        assert!(beaten > tried / 10, "half of the bound is exceeded {beaten} times of {tried}");
    }

    #[test]
    fn a_greedy_adversary_stays_inside() {
        let mut random = Random::new(2);
        for round in 0..200 {
            let (precision, mode) = ([4, 8, 11, 24][round % 4], MODES[round / 4 % 4]);
            let terms = random_terms(&mut random, 64, precision.min(12));
            let accumulator = accumulator(precision, mode);
            let add = |a: f64, b: f64| rounded(a + b, precision, mode);
            let all = Terms::of(&terms);
            let bound = any_tree_by_events(&all, accumulator, |grid| finer_than(&terms, grid));
            for up in [false, true] {
                let worst = greedy(&terms, all.sum, up, &add);
                assert!(bound.is_none_or(|bound| worst <= bound), "{precision} {mode:?}");
            }
        }
    }

    #[test]
    fn powers_of_two_are_exact() {
        for exponent in [-1075, -1074, -1023, -1022, -24, 0, 1023, 1024] {
            assert_eq!(power_of_two(exponent), f64::from(exponent).exp2(), "{exponent}");
        }
    }

    #[test]
    fn terms_on_one_grid_have_one_sum() {
        let terms = [1.0, 0.25, -0.5, 0.75, 2.0];
        let accumulator = accumulator(24, Mode::Nearest);
        let bound =
            any_tree_by_events(&Terms::of(&terms), accumulator, |grid| finer_than(&terms, grid));
        assert_eq!(bound, Some(0.0));
    }

    #[test]
    fn sums_of_one_sign_grow_as_the_table_says() {
        let growth = narrow_growth(4, 64);
        let mut random = Random::new(3);
        for _ in 0..200 {
            let terms: Vec<f64> =
                random_terms(&mut random, 64, 4).iter().map(|term| term.abs()).collect();
            let add = |a: f64, b: f64| rounded(a + b, 4, Mode::Nearest);
            let sum = Terms::of(&terms).sum;
            assert!(greedy(&terms, sum, true, &add) <= growth[64] * sum);
        }
        // (1 + u)^(n - 1) - 1 would be 41
        assert!((1.2..1.3).contains(&growth[64]), "{}", growth[64]);
    }
}
