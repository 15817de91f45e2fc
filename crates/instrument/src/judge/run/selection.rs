//! A `select_and_scatter` is judged as the scatter of its source to the elements that its windows select.

use super::results::judge_result;
use super::sorting::{judge_places, judge_unknown};
use crate::ir::OpView;
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::ground::verdict::Verdict;
use crate::judge::law::flush::flush;
use crate::judge::law::kinds::Law;
use crate::judge::law::selection::{AsScatter, CONTRADICTS};
use crate::tensor::{Tensor, Value};

/// What explains the elements of a result, of the pair the first being ours.
pub fn judge(
    view: &OpView<'_>,
    read: &[Value],
    pair: [&Tensor; 2],
    freedoms: &Freedoms,
) -> Verdict {
    if pair[0].same_codes(pair[1]) {
        return judge_unknown(CONTRADICTS, pair, freedoms);
    }
    let Some(found) = as_scatter(view, read, pair, freedoms) else {
        return judge_unknown("its select cannot be run by itself", pair, freedoms);
    };
    match if found.is_accepted { None } else { read.first().and_then(flush) } {
        Some(operand) => with_flushed(view, read, operand, pair, freedoms, &found).unwrap_or(found),
        None => found,
    }
}

/// A verdict with what a device gives that compares subnormals as zeros, so that its windows select other elements.
fn with_flushed(
    view: &OpView<'_>,
    read: &[Value],
    operand: Value,
    pair: [&Tensor; 2],
    freedoms: &Freedoms,
    found: &Verdict,
) -> Option<Verdict> {
    let read = [&[operand], &read[1..]].concat();
    let allowed = Freedoms { flush: true, ..freedoms.clone() };
    let other = as_scatter(view, &read, pair, &allowed)?;
    let rung_at = |place: usize| &found.rungs[usize::from(found.map[place])].0;
    let is_legal = |place: usize| {
        let rung = &other.rungs[usize::from(other.map[place])].0;
        let is_explained = allowed.accept(rung) && *rung != Rung::Undecided;
        is_explained && *rung_at(place) == Rung::Violation
    };
    let explains = |rung: Rung| move |place: usize| *rung_at(place) == rung;
    let own: Vec<(Rung, _)> = found
        .rungs
        .iter()
        .filter(|(rung, _)| !matches!(rung, Rung::Undecided | Rung::Violation))
        .map(|(rung, _)| (rung.clone(), explains(rung.clone())))
        .collect();
    let own = own.iter().map(|(rung, explains)| (rung.clone(), explains as &dyn Fn(usize) -> bool));
    let flushed: (Rung, &dyn Fn(usize) -> bool) = (Rung::Flush, &is_legal);
    let known: Vec<_> = own.chain([flushed]).collect();
    let is_open = |place: usize| *rung_at(place) == Rung::Undecided;
    let reason = found.undecided.unwrap_or(CONTRADICTS);
    Some(judge_places(pair, freedoms, &known, (reason, &is_open)))
}

fn as_scatter(
    view: &OpView<'_>,
    read: &[Value],
    pair: [&Tensor; 2],
    freedoms: &Freedoms,
) -> Option<Verdict> {
    let size = pair[0].len();
    let AsScatter { op, operands, open, reason } = AsScatter::of(view, read, size)?;
    let flat = pair.map(|tensor| tensor.clone().with_shape(&[size]));
    let (view, law) = (op.view(), Law::of(&op.view()));
    let verdict = judge_result(&view, &law, &operands, 0, [&flat[0], &flat[1]], freedoms);
    let is_refused: Vec<bool> =
        verdict.rungs.iter().map(|(rung, _)| !freedoms.accept(rung)).collect();
    let is_open = |place: usize| open[place];
    if !(0..size).any(|place| is_refused[usize::from(verdict.map[place])] && is_open(place)) {
        return Some(verdict);
    }
    let explains = |rung: usize| {
        let map = &verdict.map;
        move |place: usize| usize::from(map[place]) == rung
    };
    let explaining: Vec<_> = (0..verdict.rungs.len()).map(explains).collect();
    let known = verdict.rungs.iter().zip(&explaining);
    let known: Vec<(Rung, &dyn Fn(usize) -> bool)> = known
        .filter(|((rung, _), _)| freedoms.accept(rung) && *rung != Rung::Undecided)
        .map(|((rung, _), explains)| (rung.clone(), explains as &dyn Fn(usize) -> bool))
        .collect();
    Some(judge_places(pair, freedoms, &known, (reason, &is_open)))
}

#[cfg(test)]
mod tests {
    use crate::judge::Rung;
    use crate::judge::program_tests::{tensor, verdict};

    /// Windows of three of six elements, three apart, whose element the second region adds to.
    fn pool(compares: &str, padding: [i64; 2], start: f64) -> String {
        let [low, high] = padding;
        let count = (6 + low + high - 3) / 2 + 1;
        format!(
            "func.func @main(%x: tensor<6xf32>, %s: tensor<{count}xf32>) -> tensor<6xf32> {{
               %start = stablehlo.constant dense<{start:?}> : tensor<f32>
               %0 = \"stablehlo.select_and_scatter\"(%x, %s, %start) ({{
                 ^bb0(%a: tensor<f32>, %b: tensor<f32>):
                   %c = stablehlo.compare {compares}, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
                   stablehlo.return %c : tensor<i1>
               }}, {{
                 ^bb0(%a: tensor<f32>, %b: tensor<f32>):
                   %c = stablehlo.add %a, %b : tensor<f32>
                   stablehlo.return %c : tensor<f32>
               }}) {{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[{low}, {high}]]> : tensor<1x2xi64>}}
                 : (tensor<6xf32>, tensor<{count}xf32>, tensor<f32>) -> tensor<6xf32>
               return %0 : tensor<6xf32>
             }}"
        )
    }

    fn rung(text: &str, x: [f64; 6], source: &[f64], result: [f64; 6]) -> Rung {
        let arguments = [tensor("f32", &[6], &x), tensor("f32", &[source.len()], source)];
        verdict(text, &arguments, ("%0", tensor("f32", &[6], &result)), "").rung()
    }

    #[test]
    fn what_windows_select_takes_in_their_sources_in_any_order() {
        // windows of the elements 0 to 1, 1 to 3, 3 to 5 and 5; element 3 is selected by two of them
        let text = pool("GE", [1, 1], 0.0);
        let x = [1.0, 0.0, 2.0, 9.0, 1.0, 4.0];
        let source = [3.0, 16777216.0, -1.0, 7.0];
        let judge = |result| rung(&text, x, &source[..3], result);
        let result = [3.0, 0.0, 0.0, 16777215.0, 0.0, 0.0];
        assert_eq!(judge(result), Rung::SameBits);
        // one addition of a sum below 2^24 may be off by one
        assert_eq!(judge([3.0, 0.0, 0.0, 16777216.0, 0.0, 0.0]), Rung::Ieee);
        assert_eq!(judge([3.0, 0.0, 0.0, 16777220.0, 0.0, 0.0]), Rung::Violation);
        assert_eq!(judge([0.0, 3.0, 0.0, 16777215.0, 0.0, 0.0]), Rung::Violation);
    }

    #[test]
    fn a_tie_goes_to_the_first_or_last_by_the_comparison() {
        let x = [5.0, 5.0, 0.0, 0.0, 5.0, 5.0];
        let first = [1.0, 0.0, 2.0, 0.0, 0.0, 0.0];
        let judge =
            |compares: &str, result| rung(&pool(compares, [0, 0], 0.0), x, &[1.0, 2.0], result);
        // the windows are of the elements 0 to 2 and 2 to 4
        let ge = [1.0, 0.0, 0.0, 0.0, 2.0, 0.0];
        let gt = [0.0, 1.0, 0.0, 0.0, 2.0, 0.0];
        assert_eq!((judge("GE", ge), judge("GT", gt)), (Rung::SameBits, Rung::SameBits));
        assert_eq!((judge("GE", gt), judge("GT", ge)), (Rung::Violation, Rung::Violation));
        assert_eq!(judge("GE", first), Rung::Violation);
    }

    #[test]
    fn sources_that_were_not_shown_are_judged_with_the_op_that_scatters_them() {
        let text = pool("GE", [0, 0], 0.0).replace(
            "%start = ",
            "%s = stablehlo.exponential %t : tensor<2xf32>
             %start = ",
        );
        let text = text.replace("%s: tensor<2xf32>)", "%t: tensor<2xf32>)");
        let x = [1.0, 0.0, 0.0, 3.0, 2.0, 0.0];
        let judge = |result| rung(&text, x, &[0.0, 1.0], result);
        let e = f64::from(std::f32::consts::E);
        assert_eq!(judge([1.0, 0.0, 0.0, e, 0.0, 0.0]), Rung::SameBits);
        let near = f64::from((e as f32).next_up());
        assert_eq!(judge([1.0, 0.0, 0.0, near, 0.0, 0.0]), Rung::Ieee);
        assert_eq!(judge([1.0, 0.0, 0.0, e + 0.01, 0.0, 0.0]), Rung::Violation);
        assert_eq!(judge([1.0, 0.0, 0.0, 0.0, e, 0.0]), Rung::Violation);
    }

    #[test]
    fn windows_with_nan_and_initial_values_that_change_sums_are_undecided() {
        let x = [1.0, f64::NAN, 0.0, 3.0, 2.0, 0.0];
        let text = pool("GE", [0, 0], 0.0);
        // the first window has NaN, and its elements are 0 to 2
        let judge = |result| rung(&text, x, &[1.0, 2.0], result);
        assert_eq!(judge([1.0, 0.0, 0.0, 2.0, 0.0, 0.0]), Rung::Undecided);
        assert_eq!(judge([1.0, 0.0, 0.0, 0.0, 2.0, 0.0]), Rung::Violation);
        let text = pool("GE", [0, 0], 1.0);
        let x = [1.0, 0.0, 0.0, 3.0, 2.0, 0.0];
        let judge = |result| rung(&text, x, &[1.0, 2.0], result);
        assert_eq!(judge([2.0, 1.0, 1.0, 3.0, 1.0, 1.0]), Rung::SameBits);
        assert_eq!(judge([3.0, 1.0, 1.0, 4.0, 1.0, 1.0]), Rung::Undecided);
    }
}
