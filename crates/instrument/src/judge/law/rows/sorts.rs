//! Sorts: the rows of each line have to be those of the operands, in an order that the comparator allows.

use std::cmp::Ordering;
use std::ops::Range;

use super::{Case, Fate, Found, Lines, Order, alike, of_pairs, results};
use crate::alone::region::ExactRegion;
use crate::ir::OpView;
use crate::judge::law::total_order::{UNSIGNED_NAN, is_unsigned_nan, region_compares_unsigned_nan};
use crate::ops::sorting::{Sort, sort_dimension};
use crate::tensor::{Tensor, Value};

const NO_ORDER: &str = "its comparator contradicts itself for these elements, as it does for NaN";
const TIES: &str = "its order of equal keys is not stated";

/// Up to which length all pairs of a line are compared, to see whether the comparator is an order.
const ALL_PAIRS: usize = 32;

/// The runs of rows of a line that the comparator puts before no other of the run; `None` if the comparator is not an
/// order of the rows.
type Runs = Option<Vec<Range<usize>>>;

/// Why a sort may give other results than ours.
pub fn open_question(view: &OpView<'_>, operands: &[Value]) -> Option<&'static str> {
    let Some((ours, lines)) = sorted(view, operands) else { return Some(TIES) };
    let all: Vec<usize> = (0..lines.count).collect();
    let Some(runs) = runs(view, operands, &ours, lines, &all) else { return Some(TIES) };
    let is_stable = Sort::of(view).is_stable;
    let codes: Vec<Vec<u128>> = ours.iter().map(|it| alike(it, false)).collect();
    for (line, runs) in runs.into_iter().enumerate() {
        let Some(runs) = runs else { return Some(no_order(view)) };
        let is_one = |run: &Range<usize>| {
            let first = lines.place(line, run.start);
            let is_same = |at| codes.iter().all(|it| it[lines.place(line, at)] == it[first]);
            run.clone().all(is_same)
        };
        if !is_stable && !runs.iter().all(is_one) {
            return Some(TIES);
        }
    }
    None
}

/// Why a comparator may not be an order of some rows.
fn no_order(view: &OpView<'_>) -> &'static str {
    if region_compares_unsigned_nan(view) { UNSIGNED_NAN } else { NO_ORDER }
}

/// Our results and the lines that are sorted.
fn sorted(view: &OpView<'_>, operands: &[Value]) -> Option<(Vec<Tensor>, Lines)> {
    let ours = results(view, operands)?;
    let lines = Lines::of(ours.first()?.shape(), sort_dimension(view, ours[0].rank())?);
    Some((ours, lines))
}

/// The runs of equal keys in some lines of sorted rows.
fn runs(
    view: &OpView<'_>,
    operands: &[Value],
    ours: &[Tensor],
    lines: Lines,
    chosen: &[usize],
) -> Option<Vec<Runs>> {
    let region = ExactRegion::of(view, 0)?;
    let compare = |pairs: &[[usize; 2]]| -> Option<Vec<bool>> {
        let found = of_pairs(&region, operands, ours, pairs, Order::InTurn)?;
        let truths = found.iter().map(|it| it.first());
        let truths: Vec<&Tensor> = truths.collect::<Option<_>>()?;
        Some(truths.iter().flat_map(|it| (0..it.len()).map(|at| it.code(at) != 0)).collect())
    };
    let neighbours = chosen.iter().flat_map(|&line| {
        (1..lines.length).map(move |at| [lines.place(line, at - 1), lines.place(line, at)])
    });
    let begins = compare(&neighbours.collect::<Vec<_>>())?;
    let each = lines.length.saturating_sub(1);
    let mut all: Vec<Runs> = Vec::new();
    let (mut pairs, mut expected, mut owners) = (Vec::new(), Vec::new(), Vec::new());
    for (number, &line) in chosen.iter().enumerate() {
        let begins = &begins[number * each..(number + 1) * each];
        let mut starts = vec![0];
        starts.extend((1..lines.length).filter(|at| begins[at - 1]));
        let ends = starts.iter().skip(1).copied().chain([lines.length]);
        let runs: Vec<Range<usize>> =
            starts.iter().zip(ends).map(|(&start, end)| start..end).collect();
        let claims = claims(&runs, lines.length).into_iter();
        for (earlier, later, is_before) in claims {
            let places = [lines.place(line, earlier), lines.place(line, later)];
            pairs.extend([places, [places[1], places[0]]]);
            expected.extend([is_before, false]);
            owners.extend([number; 2]);
        }
        all.push(Some(runs));
    }
    let is_open = |line: usize| {
        (0..lines.length).any(|at| ours.iter().any(|it| is_unsigned_nan(it, lines.place(line, at))))
    };
    if region_compares_unsigned_nan(view) {
        let both = all.iter_mut().zip(chosen);
        both.filter(|(_, line)| is_open(**line)).for_each(|(runs, _)| *runs = None);
    }
    let answers = compare(&pairs)?.into_iter().zip(expected).zip(owners);
    for ((answer, expected), number) in answers {
        if answer != expected {
            all[number] = None;
        }
    }
    Some(all)
}

/// Pairs of places of a line, the first of which is the earlier one, and whether the comparator has to put the first before the
/// second if it is an order whose equal keys are these runs. Of long lines each row is compared with its
/// neighbours and with the ends of its run and of the runs beside it.
fn claims(runs: &[Range<usize>], length: usize) -> Vec<(usize, usize, bool)> {
    let mut claims = Vec::new();
    for (number, run) in runs.iter().enumerate() {
        for at in run.clone() {
            if length <= ALL_PAIRS {
                claims.extend((at + 1..length).map(|later| (at, later, later >= run.end)));
                continue;
            }
            let others = [run.start, run.end - 1, (at + 1).min(run.end - 1)];
            let others = others.into_iter().filter(|other| *other != at);
            claims.extend(others.map(|other| (at.min(other), at.max(other), false)));
            claims.extend(runs.get(number + 1).map(|next| (at, next.start, true)));
            claims.extend(number.checked_sub(1).map(|it| (runs[it].end - 1, at, true)));
            if number > 0 {
                claims.push((0, at, true));
            }
            if run.end < length {
                claims.push((at, length - 1, true));
            }
        }
    }
    claims
}

/// The codes of the results that the device showed: ours and its.
struct Columns {
    ours: Vec<Vec<u128>>,
    actual: Vec<Vec<u128>>,
}

impl Columns {
    fn order(a: &[Vec<u128>], b: &[Vec<u128>], places: [usize; 2]) -> Ordering {
        let each = a.iter().zip(b).map(|(a, b)| a[places[0]].cmp(&b[places[1]]));
        each.fold(Ordering::Equal, Ordering::then)
    }

    fn is_ours(&self, place: usize) -> bool {
        Columns::order(&self.ours, &self.actual, [place; 2]).is_eq()
    }

    /// Which of the device's rows at some places are our rows at these places, each taken once, those that are in their places
    /// first.
    fn matched(&self, places: &[usize]) -> Vec<bool> {
        let left: Vec<usize> = (0..places.len()).filter(|&it| !self.is_ours(places[it])).collect();
        let mut ours: Vec<usize> = left.iter().map(|&it| places[it]).collect();
        let mut actual = left.clone();
        ours.sort_by(|&a, &b| Columns::order(&self.ours, &self.ours, [a, b]));
        let of = |it: usize| places[it];
        actual.sort_by(|&a, &b| Columns::order(&self.actual, &self.actual, [of(a), of(b)]));
        let mut matched = vec![true; places.len()];
        let mut rest = ours.into_iter().peekable();
        for it in actual {
            let order = |own: usize| Columns::order(&self.ours, &self.actual, [own, of(it)]);
            while rest.next_if(|&own| order(own).is_lt()).is_some() {}
            matched[it] = rest.next_if(|&own| order(own).is_eq()).is_some();
        }
        matched
    }
}

/// What is known of the elements of a result.
pub fn judge(case: &Case<'_, '_>, number: usize) -> Option<Found> {
    let (ours, lines) = sorted(case.view, case.operands)?;
    let (numbers, actual): (Vec<usize>, Vec<Vec<u128>>) = case.shown_codes().into_iter().unzip();
    let own = numbers.iter().map(|&it| alike(&ours[it], case.freedoms.zero_sign)).collect();
    let columns = Columns { ours: own, actual };
    let at = numbers.iter().position(|it| *it == number)?;
    let chosen = lines.differing(&columns.ours[at], &columns.actual[at]);
    let is_stable = Sort::of(case.view).is_stable;
    let mut fates = vec![Fate::Open; ours[number].len()];
    let (mut wrong, mut first) = (0usize, None);
    let runs = runs(case.view, case.operands, &ours, lines, &chosen)?;
    for (&line, runs) in chosen.iter().zip(runs) {
        let Some(runs) = runs else { continue };
        let mut fault = None;
        for run in runs {
            let places: Vec<usize> = run.map(|at| lines.place(line, at)).collect();
            for (&place, is_row) in places.iter().zip(columns.matched(&places)) {
                let is_legal = is_row && (!is_stable || columns.is_ours(place));
                fates[place] = if is_legal { Fate::Legal } else { Fate::Wrong };
                if !is_legal && fault.is_none() {
                    fault = Some((place, is_row));
                }
            }
        }
        if let Some(fault) = fault {
            wrong += 1;
            first = first.or(Some((line, fault)));
        }
    }
    let note = first.map(|(line, (place, is_row))| {
        let shape = ours[number].shape();
        let dimension = sort_dimension(case.view, shape.len()).unwrap_or_default();
        let at = crate::tensor::index::index_at(shape, place)[dimension];
        let all: Vec<usize> = (0..lines.length).map(|at| lines.place(line, at)).collect();
        let elsewhere = columns.matched(&all)[at];
        let of = if ours.len() > 1 { "row" } else { "element" };
        let says = match (is_row, elsewhere) {
            (true, _) => "has changed places with an equal one, although the sort is stable",
            (false, true) => "belongs to another place by the comparator",
            _ => "is not in the operands there, or is there fewer times than in the result",
        };
        let others = if wrong > 1 {
            format!(", and {} more lines are wrong", wrong - 1)
        } else {
            String::new()
        };
        format!("{of} {at} of the line {} {says}{others}", lines.name(line, shape, dimension))
    });
    Some(Found { fates, reason: no_order(case.view), notes: note.into_iter().collect() })
}
