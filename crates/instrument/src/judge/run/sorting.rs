//! The elements of a device's result are sorted by what explains them, rung by rung.

use std::sync::Arc;

use crate::alone::wide::{numbers, numbers_in};
use crate::judge::ground::band::Band;
use crate::judge::ground::given::Given;
use crate::judge::ground::last_place::LastPlace;
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::ground::verdict::{Element, MEASURED, Verdict, share_of};
use crate::judge::law::ladder::{Allowed, Ladder, doubles};
use crate::judge::law::open_elements::OpenElements;
use crate::judge::law::quantized;
use crate::numeric::{ElementType, FloatFormat, Numerics};
use crate::tensor::Tensor;

/// Why elements of a result may differ from this interpreter's, although no rung explains them.
#[derive(Clone, Copy)]
pub struct Open {
    /// The reason of the op, if it has one.
    pub reason: Option<&'static str>,
}

/// Judges elements of a result of one op, for operands that are known exactly. `replay` is the name of a known way to add
/// that gives all bits of the whole result.
pub fn judge_elements(
    mut ladder: Ladder<'_, '_>,
    given: &Given<'_>,
    open: Open,
    replay: Option<&str>,
) -> Verdict {
    let (view, law, operands, ours, freedoms) = ladder.subject();
    let actual = given.tensor();
    let mut sorting = Sorting::new(ours, given, freedoms);
    let rungs = if sorting.left.is_empty() { Vec::new() } else { ladder.rungs() };
    // what an accepted rung explains is not a violation, although one before it that is not accepted explains it, too
    let (accepted, refused): (Vec<Rung>, Vec<Rung>) =
        rungs.into_iter().partition(|rung| freedoms.accept(rung));
    sorting.sort_by_rungs(&mut ladder, accepted, replay);
    let is_left = !sorting.left.is_empty();
    let of_elements = OpenElements::of(view, law, operands, ours).filter(|_| is_left);
    let (of_elements, their_reason) = of_elements.map(|it| (it.are_open, it.reason)).unzip();
    let without_number = ladder.values_without_number().filter(|_| is_left);
    let has_codes = matches!(ours.element(), ElementType::Quantized(_));
    let is_asked = is_left && has_codes && open.reason.is_some();
    let pair = [ours, actual];
    let codes = is_asked.then(|| quantized::open_codes(view, operands, pair)).flatten();
    let is_one = |open: &Option<Vec<bool>>, place: usize| {
        open.as_ref().is_some_and(|open| open.get(place) == Some(&true))
    };
    // what is undecided is not a violation, although a rung that is not accepted explains it
    sorting.explain(Rung::Undecided, |_, place| {
        is_one(&of_elements, place)
            || is_one(&without_number, place)
            || ladder.is_unbounded(place)
            || open.reason.is_some()
                && is_near(ours, actual, place)
                && (codes.is_none() || is_one(&codes, place))
    });
    sorting.sort_by_rungs(&mut ladder, refused, replay);
    if !sorting.left.is_empty() {
        sorting.sort_by_results(Rung::Replay("reciprocal".into()), &ladder.reciprocals(actual));
    }
    sorting.end(|_| false);
    let reason = match (their_reason, &without_number) {
        (Some(reason), _) => reason,
        (_, Some(_)) => {
            "the exact result is an infinity or NaN, which the type or the function does not settle"
        }
        _ => "its steps can lose all digits for these operands, or leave the range of their type",
    };
    let undecided = open.reason.or(Some(reason));
    let differs = sorting.map.iter().any(|&rung| rung > 0);
    let exact = if differs { ladder.exact().map(<[f64]>::to_vec) } else { None };
    let mut verdict = sorting.verdict(exact.as_deref(), undecided, None);
    state_legal(&mut verdict, &mut ladder, view.numerics());
    verdict
}

/// States what is legal for the listed sums, of which only a part or a larger interval has been found so far.
fn state_legal(verdict: &mut Verdict, ladder: &mut Ladder<'_, '_>, policy: Numerics) {
    let (_, _, _, ours, freedoms) = ladder.subject();
    let Some(format) = ours.element().float_format() else { return };
    let places: Vec<usize> = verdict.worst.iter().map(|it| it.place).collect();
    let Some(sums) = ladder.listed(&places) else { return };
    let all: Vec<usize> = (0..places.len()).collect();
    let policy = policy.arithmetic.compute(format);
    let mut rungs = ladder.rungs();
    rungs.retain(|rung| freedoms.accept(rung) && *rung != Rung::CorrectlyRounded);
    let rounded =
        |rung: &Rung| Some(sums.band(rung, &all)?.rounded(format, policy, freedoms.saturate));
    let bands: Vec<(u32, Band)> =
        rungs.iter().filter_map(|rung| Some((rung.order(), rounded(rung)?))).collect();
    for (index, element) in verdict.worst.iter_mut().enumerate() {
        let needed = element.rung.order();
        let tried = bands.iter().filter(|(order, _)| *order <= needed);
        let ends = tried.map(|(_, band)| [band.lo[index], band.hi[index]]);
        let hull = ends.reduce(|a, b| [a[0].min(b[0]), a[1].max(b[1])]);
        element.legal = hull.filter(|_| element.legal.is_some());
    }
}

/// Judges a value of which only an interval for each element is known, because it was computed from such values.
pub fn judge_interval(
    band: &Band,
    [ours, actual]: [&Tensor; 2],
    numerics: Numerics,
    freedoms: &Freedoms,
) -> Verdict {
    let given = Given::of(actual);
    let mut sorting = Sorting::new(ours, &given, freedoms);
    let is_known = band.len() == numbers_in(ours);
    if !sorting.left.is_empty() && is_known {
        sorting.sort_by_band(Rung::Ieee, band.clone(), numerics);
        sorting.slack = 0.0;
    }
    let format = ours.element().float_format().filter(|_| is_known && freedoms.double);
    for through in format.into_iter().flat_map(doubles) {
        sorting.sort_by_band(Rung::Double(through), band.clone(), numerics);
    }
    if *ours.element() == ElementType::Boolean && is_known {
        sorting.explain(Rung::Ieee, |sorting, place| {
            band.contains(place, sorting.actual.code(place) as f64)
        });
    }
    sorting.end(|_| false);
    sorting.verdict(None, None, None)
}

/// Judges a value some of whose elements are explained by rungs, and of others of which nothing is known for a reason.
pub fn judge_places(
    [ours, actual]: [&Tensor; 2],
    freedoms: &Freedoms,
    explained: &[(Rung, &dyn Fn(usize) -> bool)],
    (reason, is_open): (&'static str, &dyn Fn(usize) -> bool),
) -> Verdict {
    let given = Given::of(actual);
    let mut sorting = Sorting::new(ours, &given, freedoms);
    // what an accepted rung explains is not a violation, although one before it that is not accepted explains it, too
    let (accepted, refused): (Vec<_>, Vec<_>) =
        explained.iter().partition(|(rung, _)| freedoms.accept(rung));
    for (rung, is_explained) in accepted.into_iter().chain(refused) {
        sorting.explain(rung.clone(), |_, place| is_explained(place));
    }
    sorting.end(is_open);
    sorting.verdict(None, Some(reason), None)
}

/// Judges a value about which nothing is known but this interpreter's own.
pub fn judge_unknown(
    reason: &'static str,
    [ours, actual]: [&Tensor; 2],
    freedoms: &Freedoms,
) -> Verdict {
    let given = Given::of(actual);
    let mut sorting = Sorting::new(ours, &given, freedoms);
    sorting.end(|_| true);
    sorting.verdict(None, Some(reason), None)
}

/// Whether nothing speaks against an element of which no set of legal results is known. Codes of a quantized type of up to
/// 16 bits may differ by one, since an order of the scales' products moves a result by no more.
fn is_near(ours: &Tensor, actual: &Tensor, place: usize) -> bool {
    let ElementType::Quantized(quantized) = ours.element() else { return true };
    let value = |tensor: &Tensor| quantized::code(tensor, quantized, place);
    quantized.storage.width > 16 || value(ours).abs_diff(value(actual)) <= 1
}

/// The elements of a result, sorted by what explains them.
struct Sorting<'a> {
    ours: &'a Tensor,
    actual: &'a Tensor,
    /// The numbers of the result; a complex number is two. Of other types than floats there are none.
    numbers: Arc<Vec<f64>>,
    parts: usize,
    freedoms: &'a Freedoms,
    rungs: Vec<Rung>,
    map: Vec<u8>,
    /// The elements that nothing explains yet, in order.
    left: Vec<usize>,
    /// What is legal under the last rung that is accepted, after rounding.
    legal: Option<Band>,
    slack: f64,
}

impl<'a> Sorting<'a> {
    /// Sorts out the elements of the same bits and of the same value.
    fn new(ours: &'a Tensor, given: &Given<'a>, freedoms: &'a Freedoms) -> Sorting<'a> {
        let actual = given.tensor();
        let mut map = vec![0; actual.len()];
        let different = ours.differing_places(actual);
        let is_float = ours.element().float_format().is_some();
        let parts = if matches!(ours.element(), ElementType::Complex(_)) { 2 } else { 1 };
        let (own, numbers) = match is_float && !different.is_empty() {
            true => (numbers(ours), given.numbers().clone()),
            false => Default::default(),
        };
        let is_same = |&place: &usize| {
            let mut parts = place * parts..(place + 1) * parts;
            is_float && parts.all(|index| is_same_value(own[index], numbers[index], freedoms))
        };
        let mut left = different;
        left.retain(|place| {
            let same = is_same(place);
            map[*place] = if same { 1 } else { u8::MAX };
            !same
        });
        let rungs = vec![Rung::SameBits, Rung::CorrectlyRounded];
        Sorting {
            ours,
            actual,
            numbers,
            parts,
            freedoms,
            rungs,
            map,
            left,
            legal: None,
            slack: 0.0,
        }
    }

    /// Sorts out elements by rungs, in their order. `replay` is the name of a known way to add that gives all bits.
    fn sort_by_rungs(
        &mut self,
        ladder: &mut Ladder<'_, '_>,
        rungs: Vec<Rung>,
        replay: Option<&str>,
    ) {
        let policy = ladder.subject().0.numerics();
        for rung in rungs {
            if self.left.is_empty() {
                break;
            }
            if let Rung::Replay(_) = rung {
                if let Some(name) = replay {
                    self.explain(Rung::Replay(name.into()), |_, _| true);
                }
                continue;
            }
            if rung == Rung::Ieee
                && let Some(band) = ladder.quick(&self.numbers_left())
            {
                self.sort_quickly(ladder, band, policy);
            }
            match ladder.allowed(&rung, &self.numbers_left()) {
                Some(Allowed::Band(band)) => self.sort_by_band(rung, band, policy),
                Some(Allowed::Bands(bands)) => {
                    for band in bands {
                        self.sort_by_band(rung.clone(), band, policy);
                    }
                }
                Some(Allowed::Results(results)) => self.sort_by_results(rung, &results),
                None => {}
            }
        }
    }

    /// The numbers of the elements that nothing explains yet.
    fn numbers_left(&self) -> Vec<usize> {
        if self.parts == 1 {
            return self.left.clone();
        }
        self.left.iter().flat_map(|&place| place * self.parts..(place + 1) * self.parts).collect()
    }

    fn number_of(&mut self, rung: Rung) -> u8 {
        let known = self.rungs.iter().position(|it| *it == rung);
        let number = known.unwrap_or_else(|| {
            self.rungs.push(rung);
            self.rungs.len() - 1
        });
        number as u8
    }

    fn explain(&mut self, rung: Rung, holds: impl Fn(&Self, usize) -> bool) -> Vec<usize> {
        let mut left = std::mem::take(&mut self.left);
        let explained: Vec<usize> = left.extract_if(.., |place| holds(self, *place)).collect();
        self.left = left;
        if !explained.is_empty() {
            let number = self.number_of(rung);
            explained.iter().for_each(|&place| self.map[place] = number);
        }
        explained
    }

    fn sort_by_band(&mut self, rung: Rung, band: Band, numerics: Numerics) {
        let Some(format) = self.ours.element().float_format() else { return };
        let policy = numerics.arithmetic.compute(format);
        let saturates = self.freedoms.saturate;
        let rounded = match &rung {
            Rung::Double(through) => {
                let first = band.rounded(through, numerics.arithmetic.compute(through), false);
                first.rounded(format, policy, saturates)
            }
            _ => band.rounded(format, policy, saturates),
        };
        if self.freedoms.accept(&rung) && rung != Rung::CorrectlyRounded {
            self.keep_legal(&rounded);
        }
        let is_single = rung == Rung::CorrectlyRounded;
        let explained = self.explain(rung.clone(), |sorting, place| {
            let mut parts = place * sorting.parts..(place + 1) * sorting.parts;
            parts.all(|index| {
                let is_one = !is_single
                    || rounded.lo[index] == rounded.hi[index]
                    || rounded.lo[index].is_nan();
                is_one && rounded.contains(index, sorting.numbers[index])
            })
        });
        if matches!(rung, Rung::Ieee | Rung::Units | Rung::Body | Rung::Element | Rung::Inputs(_)) {
            self.measure_slack(&band, format, &explained);
        }
    }

    /// Sorts out elements by a part of what additions in any order give.
    fn sort_quickly(&mut self, ladder: &mut Ladder<'_, '_>, band: Band, numerics: Numerics) {
        let Some(format) = self.ours.element().float_format() else { return };
        let rounded =
            band.rounded(format, numerics.arithmetic.compute(format), self.freedoms.saturate);
        if self.freedoms.accept(&Rung::Ieee) {
            self.keep_legal(&rounded);
        }
        let explained = self
            .explain(Rung::Ieee, |sorting, place| rounded.contains(place, sorting.numbers[place]));
        // how much of all that is legal the sums use that use most of this part
        let share = |&place: &usize| (self.share_used(&band, format, place), place);
        let mut shares: Vec<(f64, usize)> = explained.iter().map(share).collect();
        if shares.len() > MEASURED {
            shares.select_nth_unstable_by(MEASURED, |a, b| b.0.total_cmp(&a.0));
        }
        for &(_, place) in shares.iter().take(MEASURED) {
            if let Some((centre, distance)) = ladder.nearest(place) {
                let share = share_of(self.numbers[place], centre, distance, format);
                self.slack = self.slack.max(share);
            }
        }
    }

    /// Keeps what is legal for the elements that nothing explains yet.
    fn keep_legal(&mut self, rounded: &Band) {
        let places = self.numbers_left();
        let Some(legal) = &mut self.legal else {
            self.legal = Some(rounded.clone());
            return;
        };
        for index in places {
            legal.lo[index] = legal.lo[index].min(rounded.lo[index]);
            legal.hi[index] = legal.hi[index].max(rounded.hi[index]);
        }
    }

    /// How much of what a band allows the elements use that it explains.
    fn measure_slack(&mut self, band: &Band, format: &FloatFormat, explained: &[usize]) {
        for index in
            explained.iter().flat_map(|&place| place * self.parts..(place + 1) * self.parts)
        {
            self.slack = self.slack.max(self.share_used(band, format, index));
        }
    }

    /// How much of what a band allows a number uses.
    fn share_used(&self, band: &Band, format: &FloatFormat, index: usize) -> f64 {
        let centre = band.lo[index] / 2.0 + band.hi[index] / 2.0;
        let width = band.hi[index] / 2.0 - band.lo[index] / 2.0;
        share_of(self.numbers[index], centre, width, format)
    }

    fn sort_by_results(&mut self, rung: Rung, results: &[Tensor]) {
        let fits = |tensor: &&Tensor| tensor.shape() == self.actual.shape();
        let results: Vec<(Tensor, Vec<f64>)> =
            results.iter().filter(fits).map(|it| (it.clone(), numbers(it))).collect();
        self.explain(rung, |sorting, place| {
            results.iter().any(|(result, values)| {
                let mut parts = place * sorting.parts..(place + 1) * sorting.parts;
                let is_float = !sorting.numbers.is_empty();
                let is_same =
                    |it: usize| is_same_value(values[it], sorting.numbers[it], sorting.freedoms);
                result.code(place) == sorting.actual.code(place) || is_float && parts.all(is_same)
            })
        });
    }

    /// Sorts what is left to the last two rungs.
    fn end(&mut self, is_undecided: impl Fn(usize) -> bool) {
        self.explain(Rung::Undecided, |_, place| is_undecided(place));
        self.explain(Rung::Violation, |_, _| true);
    }

    fn verdict(
        self,
        exact: Option<&[f64]>,
        undecided: Option<&'static str>,
        power: Option<f64>,
    ) -> Verdict {
        let mut counts = vec![0u64; self.rungs.len()];
        self.map.iter().for_each(|&rung| counts[rung as usize] += 1);
        let mut order: Vec<usize> =
            (0..self.rungs.len()).filter(|&rung| counts[rung] > 0).collect();
        order.sort_by_key(|&rung| self.rungs[rung].order());
        let mut numbers = vec![0u8; self.rungs.len()];
        order.iter().enumerate().for_each(|(number, &rung)| numbers[rung] = number as u8);
        let rungs: Vec<(Rung, u64)> =
            order.iter().map(|&rung| (self.rungs[rung].clone(), counts[rung])).collect();
        let map: Vec<u8> = self.map.iter().map(|&rung| numbers[rung as usize]).collect();
        let (worst, ulps) = self.worst(&map, &rungs, exact);
        Verdict {
            elements: self.map.len() as u64,
            undecided: undecided.filter(|_| rungs.iter().any(|(rung, _)| *rung == Rung::Undecided)),
            is_accepted: rungs.iter().all(|(rung, _)| self.freedoms.accept(rung)),
            slack: self.slack,
            ulps,
            worst,
            power,
            notes: Vec::new(),
            cancellation: Vec::new(),
            rungs,
            map,
        }
    }

    /// The elements that need the last rungs, and the largest distance from the exact results.
    fn worst(
        &self,
        map: &[u8],
        rungs: &[(Rung, u64)],
        exact: Option<&[f64]>,
    ) -> (Vec<Element>, f64) {
        let format = self.ours.element().float_format();
        let unit = format.map(LastPlace::of);
        let distance = |place: usize| match (unit, exact) {
            (Some(unit), Some(exact)) if !self.numbers.is_empty() => {
                let parts = place * self.parts..(place + 1) * self.parts;
                parts.map(|it| unit.distance(self.numbers[it], exact[it])).fold(f64::NAN, f64::max)
            }
            _ => f64::NAN,
        };
        let is_refused: Vec<bool> =
            rungs.iter().map(|(rung, _)| !self.freedoms.accept(rung)).collect();
        let is_same: Vec<bool> = rungs.iter().map(|(rung, _)| *rung == Rung::SameBits).collect();
        let listed = self.freedoms.listed.max(1);
        let mut largest = f64::NAN;
        let mut found: Vec<(bool, u8, f64, usize)> = Vec::new();
        let key =
            |it: &(bool, u8, f64, usize)| (it.0, it.1, if it.2.is_nan() { -1.0 } else { it.2 });
        let mut least = (false, 0, -2.0);
        for (place, &rung) in map.iter().enumerate() {
            if is_same[rung as usize] {
                continue;
            }
            let ulps = distance(place);
            largest = largest.max(ulps);
            let one = (is_refused[rung as usize], rung, ulps, place);
            if found.len() >= listed && key(&one) <= least {
                continue;
            }
            found.push(one);
            if found.len() >= 2 * listed {
                found.sort_by(|a, b| {
                    key(b).partial_cmp(&key(a)).unwrap_or(std::cmp::Ordering::Equal)
                });
                found.truncate(listed);
                least = key(&found[listed - 1]);
            }
        }
        found.sort_by(|a, b| key(b).partial_cmp(&key(a)).unwrap_or(std::cmp::Ordering::Equal));
        found.truncate(listed);
        let element = |(_, rung, ulps, place): (bool, u8, f64, usize)| Element {
            place,
            rung: rungs[rung as usize].0.clone(),
            actual: self.actual.code(place),
            ours: self.ours.code(place),
            exact: exact.filter(|_| self.parts == 1).map(|exact| exact[place]),
            legal: self
                .legal
                .as_ref()
                .filter(|_| self.parts == 1 && rungs[rung as usize].0.order() >= Rung::Ieee.order())
                .map(|band| [band.lo[place], band.hi[place]]),
            ulps,
        };
        (found.into_iter().map(element).collect(), largest)
    }
}

/// Whether two numbers count as the same value.
fn is_same_value(ours: f64, actual: f64, freedoms: &Freedoms) -> bool {
    let same_sign = freedoms.zero_sign || ours.is_sign_negative() == actual.is_sign_negative();
    (ours.is_nan() && actual.is_nan()) || (ours == actual && (ours != 0.0 || same_sign))
}
