//! Sums over the pairs of two tensors that are both finite: errors, and how alike the tensors are as vectors.

use crate::compare::Figures;

use super::numbers::BLOCK;

/// How many partial sums a sum has, so that a processor can add several numbers at once. The bits of the sum do not
/// depend on the processor.
const LANES: usize = 8;

/// The sums of some pairs of an actual and an expected number. Squares are of numbers divided by a unit.
#[derive(Debug, Clone, Default)]
pub(super) struct Moments {
    finite: u64,
    not_finite: u64,
    /// The means of the actual and of the expected numbers, and the sums of products of differences from them.
    means: [f64; 2],
    squares: [f64; 2],
    product: f64,
    error: f64,
    error_squares: f64,
    relative: f64,
    compared_relatively: u64,
    largest_relative: f64,
    largest_absolute: f64,
    vanished: u64,
    above: u64,
    below: u64,
}

/// The signs of errors.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Bias {
    /// The mean of `actual - expected` over the pairs that are both finite.
    pub mean: f64,
    /// How many actual values lie above the expected one.
    pub above: u64,
    /// How many lie below.
    pub below: u64,
}

/// The sum of a function of the numbers below `count`, in a fixed order.
#[inline(always)]
fn sum(count: usize, of: impl Fn(usize) -> f64) -> f64 {
    let mut lanes = [0.0; LANES];
    let whole = count / LANES * LANES;
    for start in (0..whole).step_by(LANES) {
        for (lane, sum) in lanes.iter_mut().enumerate() {
            *sum += of(start + lane);
        }
    }
    let rest: f64 = (whole..count).map(&of).sum();
    lanes.iter().sum::<f64>() + rest
}

/// The largest value of a function of the numbers below `count`, or 0.
#[inline(always)]
fn largest(count: usize, of: impl Fn(usize) -> f64) -> f64 {
    let mut lanes = [0.0f64; LANES];
    let whole = count / LANES * LANES;
    for start in (0..whole).step_by(LANES) {
        for (lane, most) in lanes.iter_mut().enumerate() {
            let value = of(start + lane);
            *most = if value > *most { value } else { *most };
        }
    }
    let rest = (whole..count).map(&of);
    lanes.into_iter().chain(rest).fold(0.0, f64::max)
}

impl Moments {
    /// The sums of the numbers of a block. `inverse` is 1 over the unit, a power of two.
    #[inline(always)]
    pub fn of(actual: &[f64], expected: &[f64], inverse: f64) -> Moments {
        let count = actual.len().min(expected.len()).min(BLOCK);
        let (actual, expected) = (&actual[..count], &expected[..count]);
        // pairs that are not finite are zeros, which add nothing to sums
        let (mut x, mut y, mut relative) = ([0.0; BLOCK], [0.0; BLOCK], [0.0; BLOCK]);
        let (mut finite, mut compared, mut vanished) = (0u64, 0u64, 0u64);
        let (mut above, mut below) = (0u64, 0u64);
        for at in 0..count {
            let (a, e) = (actual[at], expected[at]);
            let is_finite = a.is_finite() & e.is_finite();
            x[at] = if is_finite { a } else { 0.0 };
            y[at] = if is_finite { e } else { 0.0 };
            let is_compared = is_finite & (e != 0.0);
            relative[at] = if is_compared { ((a - e) / e).abs() } else { 0.0 };
            finite += u64::from(is_finite);
            compared += u64::from(is_compared);
            vanished += u64::from(is_compared & (a == 0.0));
            above += u64::from(is_finite & (a > e));
            below += u64::from(is_finite & (a < e));
        }
        let number = finite.max(1) as f64;
        let scaled = |value: f64| value * inverse;
        let means =
            [sum(count, |at| scaled(x[at])) / number, sum(count, |at| scaled(y[at])) / number];
        // zeros in place of pairs that are left out are moved with the others: their squares are taken away again
        let left_out = count as f64 - finite as f64;
        let [mx, my] = means;
        let squares = [
            sum(count, |at| (scaled(x[at]) - mx).powi(2)) - left_out * mx * mx,
            sum(count, |at| (scaled(y[at]) - my).powi(2)) - left_out * my * my,
        ];
        let product =
            sum(count, |at| (scaled(x[at]) - mx) * (scaled(y[at]) - my)) - left_out * mx * my;
        Moments {
            finite,
            not_finite: count as u64 - finite,
            means,
            squares: squares.map(|square| square.max(0.0)),
            product,
            error: sum(count, |at| scaled(x[at]) - scaled(y[at])),
            error_squares: sum(count, |at| (scaled(x[at]) - scaled(y[at])).powi(2)),
            relative: sum(count, |at| relative[at]),
            compared_relatively: compared,
            largest_relative: largest(count, |at| relative[at]),
            largest_absolute: largest(count, |at| (x[at] - y[at]).abs()),
            vanished,
            above,
            below,
        }
    }

    /// Adds the sums of other pairs.
    pub fn merge(&mut self, other: &Moments) {
        let (ours, theirs) = (self.finite as f64, other.finite as f64);
        let both = ours + theirs;
        if other.finite > 0 {
            let apart = [0, 1].map(|side| other.means[side] - self.means[side]);
            let weight = ours * theirs / both;
            self.product += other.product + apart[0] * apart[1] * weight;
            for (side, apart) in apart.into_iter().enumerate() {
                self.squares[side] += other.squares[side] + apart * apart * weight;
                self.means[side] += apart * theirs / both;
            }
        }
        self.finite += other.finite;
        self.not_finite += other.not_finite;
        self.error += other.error;
        self.error_squares += other.error_squares;
        self.relative += other.relative;
        self.compared_relatively += other.compared_relatively;
        self.largest_relative = self.largest_relative.max(other.largest_relative);
        self.largest_absolute = self.largest_absolute.max(other.largest_absolute);
        self.vanished += other.vanished;
        self.above += other.above;
        self.below += other.below;
    }

    /// The figures of all pairs.
    pub fn figures(&self, unit: f64) -> Figures {
        let number = self.finite.max(1) as f64;
        // the mean of squares is that of differences from the mean and the square of the mean
        let raw = |side: usize| self.squares[side] / number + self.means[side].powi(2);
        let product = self.product / number + self.means[0] * self.means[1];
        Figures {
            values: self.finite as usize,
            not_finite: self.not_finite as usize,
            mean_relative: self.relative / self.compared_relatively.max(1) as f64,
            largest_relative: self.largest_relative,
            largest_absolute: self.largest_absolute,
            root_mean_square: (self.error_squares / number).sqrt() * unit,
            signal: raw(1).sqrt() * unit,
            cosine: ratio(product, [raw(0), raw(1)]),
            vanished: self.vanished as usize,
        }
    }

    /// The signs of the errors.
    pub fn bias(&self, unit: f64) -> Bias {
        let mean = self.error / self.finite.max(1) as f64 * unit;
        Bias { mean, above: self.above, below: self.below }
    }

    /// Pearson's correlation, or `None` if one of the tensors is constant.
    pub fn correlation(&self) -> Option<f64> {
        let [actual, expected] = self.squares;
        (actual > 0.0 && expected > 0.0).then(|| ratio(self.product, self.squares))
    }
}

/// A product over the roots of two squares. It is 1 if both are 0.
fn ratio(product: f64, squares: [f64; 2]) -> f64 {
    match squares.map(|square| square == 0.0) {
        [true, true] => 1.0,
        // without a root, tensors that are equal have exactly 1
        _ if squares[0] == squares[1] => (product / squares[0]).clamp(-1.0, 1.0),
        [false, false] => (product / (squares[0].sqrt() * squares[1].sqrt())).clamp(-1.0, 1.0),
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moments(actual: &[f64], expected: &[f64], chunk: usize) -> Moments {
        let mut all = Moments::default();
        let pairs = actual.chunks(chunk).zip(expected.chunks(chunk));
        pairs.for_each(|(a, e)| all.merge(&Moments::of(a, e, 1.0)));
        all
    }

    #[test]
    fn correlation_does_not_suffer_from_a_large_mean() {
        // y = 2 x + 5, far from 0: the correlation is 1 whatever is added
        let x: Vec<f64> = (0..100).map(|at| 1e6 + f64::from(at) / 64.0).collect();
        let y: Vec<f64> = x.iter().map(|x| 2.0 * x + 5.0).collect();
        let correlation = moments(&x, &y, 7).correlation().expect("not constant");
        assert!((correlation - 1.0).abs() < 1e-12, "{correlation}");
        assert_eq!(moments(&[1.0, 1.0], &[1.0, 2.0], 2).correlation(), None);
    }

    #[test]
    fn pairs_that_are_not_finite_are_left_out() {
        let (nan, infinity) = (f64::NAN, f64::INFINITY);
        let some = moments(&[1.0, nan, 3.0, infinity, 5.0], &[2.0, 1.0, 3.0, 1.0, 4.0], 2);
        let same = moments(&[1.0, 3.0, 5.0], &[2.0, 3.0, 4.0], 3);
        let (some, same) = (some.figures(1.0), same.figures(1.0));
        assert_eq!((some.values, some.not_finite), (3, 2));
        assert!(
            (some.cosine - same.cosine).abs() < 1e-15 && (some.signal - same.signal).abs() < 1e-15
        );
        assert_eq!((some.largest_relative, some.mean_relative), (0.5, 0.25));
    }

    #[test]
    fn bias_counts_signs() {
        let bias = moments(&[2.0, 3.0, 1.0, 1.0], &[1.0, 1.0, 4.0, 1.0], 4).bias(1.0);
        assert_eq!(bias, Bias { mean: 0.0, above: 2, below: 1 });
    }
}
