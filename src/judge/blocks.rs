//! A result is judged in blocks of elements, so that what is computed for a block stays in the caches, and blocks are
//! judged side by side.

use std::sync::{Mutex, PoisonError};

use super::OneOp;
use super::law::{Ladder, Law};
use super::likely;
use super::likely_steps;
use super::rung::{Freedoms, Rung};
use super::sum_bounds::Sums;
use super::verdict::{
    Element, LISTED, Open, Verdict, cancellation, differing_places, judge_elements,
};
use super::wide;
use crate::diagnostic::Severity;
use crate::engine::parallel;
use crate::ir::OpView;
use crate::numeric::ElementType;
use crate::ops::{self, Meaning};
use crate::tensor::words::Words;
use crate::tensor::{Tensor, Value, Word};
use crate::verify;

/// How many elements a block has.
const BLOCK: usize = 1 << 15;

/// What a result of one op is judged by.
struct Case<'a, 'v> {
    view: &'a OpView<'v>,
    law: &'a Law,
    operands: &'a [Value],
    number: usize,
    pair: [&'a Tensor; 2],
    freedoms: &'a Freedoms,
    open: Open,
}

/// Judges a result of one op, for operands that are known exactly.
///
/// `operands` are those of the op, and after them the values from outside that its regions read; of the pair the first is
/// what this interpreter gives for them.
pub fn judge_result(
    view: &OpView<'_>,
    law: &Law,
    operands: &[Value],
    number: usize,
    pair: [&Tensor; 2],
    freedoms: &Freedoms,
) -> Verdict {
    let open = Open { reason: law.open_question(view, operands) };
    let case = Case { view, law, operands, number, pair, freedoms, open };
    let verdict = match law {
        Law::Sums(_) => case.sums(),
        _ if is_elementwise(view, operands, pair[0]) => case.elements(),
        _ => judge_elements(case.ladder(), pair[1], case.open, None),
    };
    let mut notes = likely::of_range(view.op.full_name(), pair[1], &verdict, freedoms);
    notes.extend(verdict.notes.iter().cloned());
    if matches!(law, Law::Steps(_)) && verdict.rung() != Rung::SameBits {
        let mut ladder = case.ladder();
        let exact = ladder.exact().unwrap_or_default();
        notes.extend(likely_steps::notes(view, operands, number, exact, (pair[1], &verdict)));
    }
    Verdict { notes, ..verdict }
}

/// Whether each element of a result is computed from the elements of its operands at its place, and can be alone.
fn is_elementwise(view: &OpView<'_>, operands: &[Value], ours: &Tensor) -> bool {
    let entry = ops::entry(view.op.full_name());
    let is_one = entry.is_some_and(|entry| matches!(entry.meaning, Meaning::Elementwise(_)));
    let fits = |value: &Value| {
        value.as_tensor().is_some_and(|it| {
            let is_plain = !matches!(it.element(), ElementType::Quantized(_));
            is_plain && (it.rank() == 0 || it.shape() == ours.shape())
        })
    };
    let is_plain = !matches!(ours.element(), ElementType::Quantized(_));
    is_one && is_plain && ours.len() > BLOCK && operands.iter().all(fits)
}

impl<'a, 'v> Case<'a, 'v> {
    fn ladder(&self) -> Ladder<'a, 'v> {
        let Case { view, law, operands, number, pair, freedoms, .. } = *self;
        Ladder::new(view, law, operands, pair[0], number, freedoms)
    }

    /// Judges an elementwise op on the elements that differ, in blocks.
    fn elements(&self) -> Verdict {
        let judge = |places: &[usize]| {
            let one = OneOp::of_elements(self.view, places.len());
            if verify::verify(one.module()).iter().any(|it| it.severity == Severity::Error) {
                return None;
            }
            let chosen = |value: &Value| match value.as_tensor() {
                Some(tensor) if tensor.rank() > 0 => gathered(tensor, places).into(),
                _ => value.clone(),
            };
            let operands: Vec<Value> = self.operands.iter().map(chosen).collect();
            let [ours, actual] = self.pair.map(|tensor| gathered(tensor, places));
            let (view, freedoms) = (one.view(), self.freedoms);
            let ladder = Ladder::new(&view, self.law, &operands, &ours, self.number, freedoms);
            Some(judge_elements(ladder, &actual, self.open, None))
        };
        match in_blocks(self.pair, self.freedoms, judge) {
            Some(verdict) => verdict,
            None => judge_elements(self.ladder(), self.pair[1], self.open, None),
        }
    }

    /// Judges sums in blocks.
    fn sums(&self) -> Verdict {
        if differing_places(self.pair[0], self.pair[1]).is_empty() {
            return judge_elements(self.ladder(), self.pair[1], self.open, None);
        }
        let Some(sums) = self.ladder().into_sums() else {
            let reason = Some("the op cannot be computed in f64");
            return judge_elements(self.ladder(), self.pair[1], Open { reason }, None);
        };
        let verdict = self.of_sums(&sums, None);
        let replays = Rung::Replay(String::new());
        let is_late = |rung: &Rung| match self.freedoms.accept(&replays) {
            true => !self.freedoms.accept(rung) || rung.order() > replays.order(),
            false => !self.freedoms.accept(rung) && rung.order() > replays.order(),
        };
        let verdict = match verdict.rungs.iter().any(|(rung, _)| is_late(rung)) {
            true => match self.ladder().replay(self.pair[1]) {
                Some(name) => self.of_sums(&sums, Some(&name)),
                None => verdict,
            },
            false => verdict,
        };
        let notes = likely::of_sums(&sums, self.pair[1], &verdict);
        let known = [&sums.sums[..], &sums.magnitudes];
        let cancellation = cancellation(&verdict, self.pair, known, self.freedoms);
        Verdict { power: sums.power(self.freedoms.body), notes, cancellation, ..verdict }
    }

    fn of_sums(&self, sums: &Sums, replay: Option<&str>) -> Verdict {
        let parts = if matches!(self.pair[0].element(), ElementType::Complex(_)) { 2 } else { 1 };
        let judge = |places: &[usize]| {
            let numbers: Vec<usize> =
                places.iter().flat_map(|place| place * parts..(place + 1) * parts).collect();
            let [ours, actual] = self.pair.map(|tensor| gathered(tensor, places));
            let Case { view, law, operands, number, freedoms, .. } = *self;
            let ladder = Ladder::new(view, law, operands, &ours, number, freedoms);
            let own = sums.at(&numbers);
            let values = own.has_quanta().then(|| wide::numbers(&actual));
            let ladder = ladder.with_sums(Sums { actual: values, ..own });
            Some(judge_elements(ladder, &actual, self.open, replay))
        };
        match in_blocks(self.pair, self.freedoms, judge) {
            Some(verdict) => verdict,
            None => judge_elements(self.ladder(), self.pair[1], self.open, replay),
        }
    }
}

/// The elements of a tensor at some places, as a vector.
pub(super) fn gathered(tensor: &Tensor, places: &[usize]) -> Tensor {
    fn of<W: Word>(tensor: &Tensor, places: &[usize]) -> Tensor {
        let codes = tensor.codes::<W>();
        let codes: Vec<W> = places.iter().map(|&place| codes[place]).collect();
        Tensor::from_codes(tensor.element().clone(), &[codes.len()], codes)
    }
    match tensor.words() {
        Words::W8(_) => of::<u8>(tensor, places),
        Words::W16(_) => of::<u16>(tensor, places),
        Words::W32(_) => of::<u32>(tensor, places),
        Words::W64(_) => of::<u64>(tensor, places),
        Words::W128(_) => of::<u128>(tensor, places),
    }
}

/// The verdict on a result some blocks of which are judged: the elements at the places that `judge` is given, which are
/// those of other bits than ours. `None` if a block cannot be judged.
fn in_blocks(
    [ours, actual]: [&Tensor; 2],
    freedoms: &Freedoms,
    judge: impl Fn(&[usize]) -> Option<Verdict> + Sync,
) -> Option<Verdict> {
    let mut map = vec![0u8; actual.len()];
    let verdicts: Mutex<Vec<(usize, Option<Verdict>)>> = Mutex::new(Vec::new());
    parallel::for_each_chunk(&mut map, BLOCK, |block, map| {
        let first = block * BLOCK;
        let places = places_between(ours, actual, first..first + map.len());
        if places.is_empty() {
            return;
        }
        let mut verdict = judge(&places);
        if let Some(verdict) = &mut verdict {
            // elements of the same bits have the number 0, and others one more than their rung's
            places.iter().zip(&verdict.map).for_each(|(place, rung)| map[place - first] = rung + 1);
            verdict.map = Vec::new();
            verdict.worst.iter_mut().for_each(|element| element.place = places[element.place]);
        }
        verdicts.lock().unwrap_or_else(PoisonError::into_inner).push((block, verdict));
    });
    let mut verdicts = verdicts.into_inner().unwrap_or_else(PoisonError::into_inner);
    verdicts.sort_by_key(|(block, _)| *block);
    let verdicts = verdicts.into_iter().map(|(block, verdict)| Some((block, verdict?)));
    Some(merged(map, verdicts.collect::<Option<Vec<_>>>()?, freedoms))
}

/// The places of a range at which the codes differ.
fn places_between(ours: &Tensor, actual: &Tensor, range: std::ops::Range<usize>) -> Vec<usize> {
    fn of<W: Word>(ours: &Tensor, actual: &Tensor, range: std::ops::Range<usize>) -> Vec<usize> {
        let first = range.start;
        let (ours, actual) = (&ours.codes::<W>()[range.clone()], &actual.codes::<W>()[range]);
        if ours == actual {
            return Vec::new();
        }
        let pairs = ours.iter().zip(actual).enumerate();
        pairs.filter(|(_, (ours, actual))| ours != actual).map(|(it, _)| first + it).collect()
    }
    match ours.words() {
        Words::W8(_) => of::<u8>(ours, actual, range),
        Words::W16(_) => of::<u16>(ours, actual, range),
        Words::W32(_) => of::<u32>(ours, actual, range),
        Words::W64(_) => of::<u64>(ours, actual, range),
        Words::W128(_) => of::<u128>(ours, actual, range),
    }
}

/// One verdict of those on blocks. In the map an element has the number 0 if it has our bits, and otherwise one more than the
/// number of its rung in the verdict on its block.
fn merged(mut map: Vec<u8>, verdicts: Vec<(usize, Verdict)>, freedoms: &Freedoms) -> Verdict {
    let all = verdicts.iter().flat_map(|(_, verdict)| &verdict.rungs);
    let different: u64 = all.clone().map(|(_, count)| count).sum();
    let same = map.len() as u64 - different;
    let mut rungs: Vec<(Rung, u64)> = Vec::new();
    if same > 0 || different == 0 {
        rungs.push((Rung::SameBits, same));
    }
    for (rung, count) in all {
        match rungs.iter_mut().find(|(it, _)| it == rung) {
            Some((_, sum)) => *sum += count,
            None => rungs.push((rung.clone(), *count)),
        }
    }
    if map.is_empty() {
        rungs.clear();
    }
    rungs.sort_by_key(|(rung, _)| rung.order());
    let number = |rung: &Rung| rungs.iter().position(|(it, _)| it == rung).unwrap_or(0) as u8;
    for (block, verdict) in &verdicts {
        let numbers: Vec<u8> = verdict.rungs.iter().map(|(rung, _)| number(rung)).collect();
        let end = map.len().min((block + 1) * BLOCK);
        let elements = map[block * BLOCK..end].iter_mut().filter(|it| **it > 0);
        elements.for_each(|element| *element = numbers[usize::from(*element) - 1]);
    }
    let elements = map.len() as u64;
    let largest = |of: &dyn Fn(&Verdict) -> f64| {
        verdicts.iter().map(|(_, verdict)| of(verdict)).fold(f64::NAN, f64::max)
    };
    let slack = largest(&|verdict| verdict.slack).max(0.0);
    let ulps = largest(&|verdict| verdict.ulps);
    let undecided = verdicts.iter().find_map(|(_, verdict)| verdict.undecided);
    let worst = verdicts.into_iter().flat_map(|(_, verdict)| verdict.worst).collect();
    Verdict {
        elements,
        is_accepted: rungs.iter().all(|(rung, _)| freedoms.accept(rung)),
        worst: worst_of(worst, freedoms),
        rungs,
        undecided,
        slack,
        ulps,
        power: None,
        notes: Vec::new(),
        cancellation: Vec::new(),
        map,
    }
}

/// The elements that are refused, then those that need the last rungs, those farthest from the exact result first.
fn worst_of(mut elements: Vec<Element>, freedoms: &Freedoms) -> Vec<Element> {
    let key = |it: &Element| {
        let ulps = if it.ulps.is_nan() { -1.0 } else { it.ulps };
        (!freedoms.accept(&it.rung), it.rung.order(), ulps)
    };
    elements.sort_by(|a, b| key(b).partial_cmp(&key(a)).unwrap_or(std::cmp::Ordering::Equal));
    elements.truncate(LISTED);
    elements
}
