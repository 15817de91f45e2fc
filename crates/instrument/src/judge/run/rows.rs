//! Results that are rows of the operands are judged together.

use super::sorting::judge_places;
use crate::judge::ground::rung::Rung;
use crate::judge::ground::verdict::Verdict;
use crate::judge::law::rows::{Case, Fate, Rows};
use crate::tensor::Tensor;

/// What explains the elements of a result.
pub fn judge(case: &Case<'_, '_>, rows: Rows, number: usize, pair: [&Tensor; 2]) -> Verdict {
    let found = case.found(rows, number, pair);
    let is_wrong = found.fates.contains(&Fate::Wrong);
    let flushed = if is_wrong { case.with_zeros(rows, number, pair) } else { Vec::new() };
    let is = |fates: &[Fate], place: usize, fate: Fate| fates.get(place) == Some(&fate);
    let verdict = judge_places(
        pair,
        case.freedoms,
        &[
            (Rung::Ties, &|place| is(&found.fates, place, Fate::Legal)),
            (Rung::Flush, &|place| is(&flushed, place, Fate::Legal)),
        ],
        (found.reason, &|place| is(&found.fates, place, Fate::Open)),
    );
    let notes = if verdict.rung() == Rung::Violation { found.notes } else { Vec::new() };
    Verdict { notes, ..verdict }
}
