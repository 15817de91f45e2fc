//! Notes on results that are legal and yet unlikely, since a device that is right does not give them; never verdicts.

use crate::alone::wide::in_pieces;
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::ground::verdict::Verdict;
use crate::judge::law::sum_bounds::Sums;
use crate::numeric::ElementType;
use crate::ops::facts::{self, Facts};
use crate::tensor::Tensor;

/// From how many standard deviations on an error is unlikely.
const FAR: f64 = 6.0;

/// Notes on elements that are accepted and beyond the range of their function.
pub fn of_range(op: &str, actual: &Tensor, verdict: &Verdict, freedoms: &Freedoms) -> Vec<String> {
    let facts = facts::named(op).filter(|facts| facts.has_range());
    let (Some(Facts { range: (lo, hi), .. }), ElementType::Float(_)) = (facts, actual.element())
    else {
        return Vec::new();
    };
    if verdict.rung() == Rung::SameBits {
        return Vec::new();
    }
    let is_accepted: Vec<bool> =
        verdict.rungs.iter().map(|(rung, _)| freedoms.accept(rung)).collect();
    let is_beyond = |value: f64| (value < *lo) | (value > *hi);
    let pieces = in_pieces([actual], |first, [values]| {
        let pairs = values.iter().zip(&verdict.map[first..]);
        pairs.filter(|(value, rung)| is_beyond(**value) && is_accepted[**rung as usize]).count()
    });
    let count: usize = pieces.into_iter().sum();
    if count == 0 {
        return Vec::new();
    }
    let range = match hi.is_infinite() {
        true => format!("below {lo}"),
        false => format!("outside of {lo} to {hi}"),
    };
    vec![format!("{count} elements are legal and {range}, where {op} has no values")]
}

/// The errors of sums, over the standard deviation that they would have if the terms were added in order and each
/// addition erred by chance.
#[derive(Default)]
struct Errors {
    count: u64,
    far: u64,
    squares: f64,
    /// How many sums are too small, and too large, in magnitude; equal sums side by side count once.
    smaller: u64,
    larger: u64,
}

/// Notes on sums that are accepted although no ordinary order of additions gives them, by the sums at some places and
/// what the device gave there.
pub fn of_sums(
    (sums, looked_at, values): (&Sums, &[usize], &[f64]),
    element: &ElementType,
    verdict: &Verdict,
) -> Vec<String> {
    if !matches!(element, ElementType::Float(_)) {
        return Vec::new();
    }
    let is_wide: Vec<bool> =
        verdict.rungs.iter().map(|(rung, _)| rung.order() <= Rung::Units.order()).collect();
    let mut errors = Errors::default();
    let mut last = f64::NAN;
    for (index, (&place, &value)) in looked_at.iter().zip(values).enumerate() {
        let rung = verdict.map[place] as usize;
        let Some(deviation) = sums.deviation(index).filter(|_| is_wide[rung]) else { continue };
        let error = value - sums.values()[index];
        if !error.is_finite() || deviation == 0.0 {
            continue;
        }
        errors.count += 1;
        errors.squares += (error / deviation).powi(2);
        errors.far += u64::from(error.abs() > FAR * deviation && rung > 0);
        // errors of f64 say nothing about the device's
        if error.abs() > 1e-3 * deviation && value != last {
            match (error > 0.0) == (value > 0.0) {
                true => errors.larger += 1,
                false => errors.smaller += 1,
            }
        }
        last = value;
    }
    errors.notes()
}

impl Errors {
    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if self.far > 0 {
            notes.push(format!(
                "{} of {} sums that were looked at are legal, and yet more than {FAR} standard deviations of the \
                 rounding errors of an ordinary order away from the exact sum",
                self.far, self.count
            ));
        }
        let root = (self.squares / self.count.max(1) as f64).sqrt();
        if self.count >= 16 && root > 2.0 {
            notes.push(format!(
                "the errors of the sums are {root:.1} times as large on average as those of an ordinary order"
            ));
        }
        let signed = self.smaller + self.larger;
        let most = self.smaller.max(self.larger);
        let is_one_sided = signed >= 64
            && 3 * most > 2 * signed
            && (2 * most - signed) as f64 > FAR * (signed as f64).sqrt();
        if is_one_sided {
            let share = 100.0 * most as f64 / signed as f64;
            let side = if self.smaller > self.larger { "small" } else { "large" };
            let cause = if self.smaller > self.larger {
                ", as additions that truncate make them"
            } else {
                ""
            };
            notes.push(format!(
                "{share:.0} % of the sums that are not exact are too {side} in magnitude{cause}"
            ));
        }
        notes
    }
}
