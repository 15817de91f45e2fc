//! The steps of a reduction, in the order in which they are taken, round after round.

use std::sync::Arc;

use super::edits::Edit;
use super::search::{Search, Stop, is_constant};
use super::shapes;
use crate::ops::{self, Control};
use crate::rewrite::{
    Given, can_be_stored, complexity, entry_ops, given, given_value, one, optional_attributes,
    with_short_mantissas,
};
use crate::tensor::{Tensor, Value};

/// The most parts into which the elements of a tensor are divided at once.
pub const MOST_PARTS: usize = 64;

/// Takes all steps until a whole round of them changes nothing.
pub fn reduce(search: &mut Search<'_>) -> Result<(), Stop> {
    loop {
        let before = search.best.text.clone();
        let inputs = search.best.case.inputs.clone();
        results(search)?;
        end(search)?;
        results(search)?;
        cut(search)?;
        if regions(search)? {
            // fewer ops first, since the steps below take a try or more for each tensor
            continue;
        }
        each_given(search, whole_values)?;
        shapes::shapes(search)?;
        each_given(search, zeros)?;
        each_given(search, mantissas)?;
        attributes(search)?;
        search.attempt(Edit::Names)?;
        if search.best.text == before && Value::all_same_bits(&inputs, &search.best.case.inputs) {
            return Ok(());
        }
    }
}

/// Keeps one result, the wrong one if it is known, or else half of them again and again.
fn results(search: &mut Search<'_>) -> Result<(), Stop> {
    let count = |search: &Search<'_>| search.best.case.function().ty.results.len();
    if let Some(wrong) = search.best.shown.result.filter(|_| count(search) > 1) {
        search.attempt(Edit::Results(vec![wrong]))?;
    }
    let mut size = count(search) / 2;
    while size > 0 {
        let all: Vec<usize> = (0..count(search)).collect();
        let halves: Vec<Edit> = all.chunks(size).map(|it| Edit::Results(it.to_vec())).collect();
        size = match search.first(&halves)? {
            Some(_) => count(search) / 2,
            None => size / 2,
        };
    }
    Ok(())
}

/// Finds by bisection the shortest beginning of the program that shows the fault.
fn end(search: &mut Search<'_>) -> Result<(), Stop> {
    let whole = Arc::new(search.best.case.clone());
    let (mut without, mut with) = (0, entry_ops(&whole).len().saturating_sub(1));
    while with > without + 1 {
        let middle = without + (with - without) / 2;
        match search.attempt(Edit::End(Arc::clone(&whole), middle))? {
            true => with = middle,
            false => without = middle,
        }
    }
    Ok(())
}

/// Cuts the program from above: the results of ops become arguments. First all ops but the one whose result is wrong,
/// then halves of the ops, quarters and so on.
fn cut(search: &mut Search<'_>) -> Result<(), Stop> {
    let whole = cuttable(search);
    if !whole.is_empty() {
        search.attempt(Edit::Cut(whole))?;
    }
    let mut size = cuttable(search).len() / 2;
    while size > 0 {
        let mut start = 0;
        loop {
            let places = cuttable(search);
            let chunks: Vec<Edit> = places
                .get(start..)
                .unwrap_or_default()
                .chunks(size)
                .map(|it| Edit::Cut(it.to_vec()))
                .collect();
            match search.first(&chunks)? {
                Some(number) => start += number * size,
                None => break,
            }
        }
        size = (size / 2).min(cuttable(search).len());
    }
    Ok(())
}

/// The places of the ops whose results can become arguments, or that have none: not constants, and not the ops whose
/// results are returned.
fn cuttable(search: &Search<'_>) -> Vec<usize> {
    let case = &search.best.case;
    let ops = entry_ops(case);
    let returned = ops.last().map(|end| end.operands.as_slice()).unwrap_or_default();
    let can_be_cut = |op: &&crate::ir::Op| {
        let values = &case.function().values;
        let is_stored = op.results.iter().all(|&it| can_be_stored(&values[it].ty));
        let is_end = op.results.iter().any(|it| returned.contains(it));
        let is_last = op.def().is_some_and(|def| def.terminator);
        is_stored && !is_end && !is_last && !is_constant(op)
    };
    let numbered = ops.iter().enumerate().filter(|(_, op)| can_be_cut(op));
    numbered.map(|(place, _)| place).collect()
}

/// Takes ops out of calls, branches and loops. The result says whether there were any.
fn regions(search: &mut Search<'_>) -> Result<bool, Stop> {
    let (mut place, mut has_changed) = (0, false);
    while let Some(op) = entry_ops(&search.best.case).get(place) {
        let regions = op.regions.len();
        let candidates = match ops::control(op.full_name()) {
            Some(Control::Call | Control::Composite) => vec![Edit::Inline(place)],
            Some(Control::If | Control::Case) => branches(search, place, regions),
            Some(Control::While) => iterations(search, place),
            _ => Vec::new(),
        };
        // the ops that come in the place of this one are looked at next
        match candidates.is_empty() || search.first(&candidates)?.is_none() {
            true => place += 1,
            false => has_changed = true,
        }
    }
    Ok(has_changed)
}

/// The branches of an op, those that the run takes first.
fn branches(search: &Search<'_>, place: usize, regions: usize) -> Vec<Edit> {
    let recording = search.best.recording(&search.check.running);
    let entered = recording.and_then(|it| it.entered.get(&place));
    let is_taken = |region: &usize| entered.is_some_and(|it| it.contains_key(region));
    let mut all: Vec<usize> = (0..regions).collect();
    all.sort_by_key(|region| !is_taken(region));
    all.into_iter().map(|region| Edit::Branch(place, region)).collect()
}

/// The iterations of a loop that are tried: the last, the first, and those at halves, quarters and so on between.
fn iterations(search: &Search<'_>, place: usize) -> Vec<Edit> {
    let recording = search.best.recording(&search.check.running);
    let entered = recording.and_then(|it| it.entered.get(&place));
    let count = entered.and_then(|it| it.get(&1)).copied().unwrap_or_default();
    let Some(last) = count.checked_sub(1) else { return Vec::new() };
    let mut numbers = vec![last, 0];
    let mut parts = 2;
    while parts < 2 * last && numbers.len() < MOST_PARTS {
        numbers.extend((1..parts).step_by(2).map(|part| last * part / parts));
        parts *= 2;
    }
    let mut seen = std::collections::HashSet::new();
    numbers.retain(|number| seen.insert(*number));
    numbers.truncate(MOST_PARTS);
    numbers.into_iter().map(|number| Edit::Iteration(place, number)).collect()
}

/// Takes a step for each argument and each constant.
fn each_given(
    search: &mut Search<'_>,
    step: fn(&mut Search<'_>, Given) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let count = given(&search.best.case).len();
    for number in 0..count {
        let Some(which) = given(&search.best.case).get(number).copied() else { break };
        step(search, which)?;
    }
    Ok(())
}

/// The edits that give a tensor other elements, if they are simpler than its own.
fn simpler(search: &Search<'_>, which: Given, tensors: Vec<Tensor>) -> Vec<Edit> {
    let Some(own) = given_value(&search.best.case, which) else { return Vec::new() };
    let limit = complexity(&own);
    let simpler = tensors.into_iter().filter(|it| complexity(it) < limit);
    simpler.map(|tensor| Edit::Value(which, tensor)).collect()
}

/// Zeros, ones, or one of the elements in all places.
fn whole_values(search: &mut Search<'_>, which: Given) -> Result<(), Stop> {
    let Some(own) = given_value(&search.best.case, which) else { return Ok(()) };
    let wrong = search.best.shown.place.filter(|place| *place < own.len());
    let mut codes = vec![0];
    codes.extend(one(own.element()));
    let places = [wrong, Some(0), own.len().checked_sub(1)];
    codes.extend(places.into_iter().flatten().filter(|_| !own.is_empty()).map(|at| own.code(at)));
    let splat = |code| Tensor::splat(own.element().clone(), own.shape(), code);
    let candidates = simpler(search, which, codes.into_iter().map(splat).collect());
    search.first(&candidates).map(|_| ())
}

/// Replaces parts of the elements by zeros: halves, quarters and so on of those that are not zero.
fn zeros(search: &mut Search<'_>, which: Given) -> Result<(), Stop> {
    let left = |search: &Search<'_>| -> Arc<Vec<usize>> {
        let own = given_value(&search.best.case, which);
        // one code in all places is simpler than any other tensor
        let own = own.filter(|own| complexity(own).0 > 0);
        let places = |own: Tensor| (0..own.len()).filter(|&at| own.code(at) != 0).collect();
        Arc::new(own.map(places).unwrap_or_default())
    };
    let mut size = left(search).len() / 2;
    while size > 0 {
        let mut start = 0;
        loop {
            let places = left(search);
            let part = |from: usize| {
                let range = from..(from + size).min(places.len());
                Edit::Zeros(which, Arc::clone(&places), range)
            };
            let parts: Vec<Edit> = (start..places.len()).step_by(size).map(part).collect();
            match search.first(&parts)? {
                Some(number) => start += number * size,
                None => break,
            }
        }
        size /= 2;
        if size > 0 && left(search).len() / size > MOST_PARTS {
            break;
        }
    }
    Ok(())
}

/// Floats with the shortest mantissas that still show the fault.
fn mantissas(search: &mut Search<'_>, which: Given) -> Result<(), Stop> {
    const KEPT: [u32; 8] = [0, 1, 2, 3, 5, 8, 12, 18];
    let Some(own) = given_value(&search.best.case, which) else { return Ok(()) };
    let shorter = KEPT.iter().filter_map(|&kept| with_short_mantissas(&own, kept)).collect();
    let candidates = simpler(search, which, shorter);
    search.first(&candidates).map(|_| ())
}

/// Leaves out optional attributes, all at once or name by name.
fn attributes(search: &mut Search<'_>) -> Result<(), Stop> {
    let names = optional_attributes(&search.best.case);
    if search.attempt(Edit::Attributes(names.clone()))? {
        return Ok(());
    }
    search.attempt(Edit::Attributes(Vec::new()))?;
    for name in names {
        search.attempt(Edit::Attributes(vec![name]))?;
    }
    Ok(())
}
