//! How far a device's values are from a run of this interpreter from the arguments on, and how much of that comes from
//! errors that each op may make.

use std::collections::HashMap;
use std::ops::Range;

use super::processes::{Divisible, Processes, Returned};
use super::trial::{Difference, Distance, Dumps, Finding, Judgement, Trial, shown};
use crate::alone::following::Event;
use crate::alone::wide::{Errors, decode, in_pieces, numbers};
use crate::each_width;
use crate::engine::machine::observing::{Observed, Point};
use crate::engine::machine::{Failure, Host};
use crate::judge::ground::last_place::LastPlace;
use crate::judge::ground::places::gathered;
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::numeric::{ComplexPart, ElementType, FloatFormat, names};
use crate::ops::{self, Control, EvalError, ManualComputation};
use crate::tensor::{Tensor, Value, Word};

/// What a run from the arguments on showed.
#[derive(Default)]
pub struct OwnRun {
    /// The distances of the device's values, by their names.
    pub distances: HashMap<String, Distance>,
    /// Our values of the function's results, by their names.
    pub results: HashMap<String, Tensor>,
    /// How many iterations each loop had, by its name.
    pub iterations: HashMap<String, usize>,
}

/// The distance of floats from ours; `None` of other types.
pub fn distance(ours: &Tensor, actual: &Tensor, before: Option<f64>) -> Option<Distance> {
    let format = format_of(ours)?;
    if ours.same_codes(actual) {
        return Some(Distance { relative: 0.0, ulps: 0.0, before, place: 0 });
    }
    let unit = LastPlace::of(format);
    let pieces = in_pieces([ours, actual], |first, [ours, actual]| {
        let one = (first..first + ours.len(), unit.largest(actual, ours));
        (Errors::of(actual, ours, None), one)
    });
    let (errors, largest): (Vec<Errors>, Vec<_>) = pieces.into_iter().unzip();
    let errors = errors.into_iter().fold(Errors::default(), Errors::and);
    let (place, ulps) = farthest_of_pieces([ours, actual], largest, unit).unwrap_or((0, 0.0));
    Some(Distance { relative: errors.relative().0, ulps, before, place })
}

/// The format of floats, or of the parts of complex numbers.
fn format_of(tensor: &Tensor) -> Option<&'static FloatFormat> {
    match tensor.element() {
        ElementType::Float(format) => Some(format),
        ElementType::Complex(ComplexPart::F64) => Some(&names::F64),
        ElementType::Complex(_) => Some(&names::F32),
        _ => None,
    }
}

/// The number that is farthest from ours, with its distance in units in the last place; `None` if all are equal.
fn farthest_number(ours: &[f64], actual: &[f64], unit: LastPlace) -> Option<(usize, f64)> {
    let mut farthest = None;
    let mut most = 0.0;
    for (place, (&ours, &actual)) in ours.iter().zip(actual).enumerate() {
        let ulps = unit.distance(actual, ours);
        if ulps > most {
            most = ulps;
            farthest = Some((place, ulps));
        }
    }
    farthest
}

/// The element that is farthest from ours, with its distance in units in the last place; `None` if all are equal.
fn farthest(ours: &Tensor, actual: &Tensor) -> Option<(usize, f64)> {
    let Some(format) = format_of(ours) else {
        let apart = |place| (place, apart(ours, actual, place));
        let all = (0..ours.len()).map(apart).filter(|(_, apart)| *apart > 0.0);
        return all.max_by(|a, b| a.1.total_cmp(&b.1));
    };
    let unit = LastPlace::of(format);
    let pieces = in_pieces([ours, actual], |first, [ours, actual]| {
        (first..first + ours.len(), unit.largest(actual, ours))
    });
    farthest_of_pieces([ours, actual], pieces, unit)
}

/// The element that is farthest from ours, with its distance, by the ranges of numbers of pieces and the largest distance in
/// each; `None` if all are equal.
fn farthest_of_pieces(
    pair: [&Tensor; 2],
    pieces: Vec<(Range<usize>, f64)>,
    unit: LastPlace,
) -> Option<(usize, f64)> {
    let (piece, _) =
        pieces.into_iter().reduce(|most, one| if one.1 > most.1 { one } else { most })?;
    let [ours, actual] = pair.map(|tensor| {
        let mut values = vec![0.0; piece.len()];
        decode(tensor, piece.clone(), &mut values);
        values
    });
    let (place, ulps) = farthest_number(&ours, &actual, unit)?;
    let parts = if matches!(pair[0].element(), ElementType::Complex(_)) { 2 } else { 1 };
    Some(((piece.start + place) / parts, ulps))
}

/// The distance of an element in units in its last place; of what is not a float, the difference of the codes.
fn apart(ours: &Tensor, actual: &Tensor, place: usize) -> f64 {
    let Some(format) = format_of(ours) else {
        return ours.code(place).abs_diff(actual.code(place)) as f64;
    };
    let parts = if matches!(ours.element(), ElementType::Complex(_)) { 2 } else { 1 };
    let numbers_of = |tensor: &Tensor| {
        let mut values = vec![0.0; parts];
        decode(tensor, place * parts..(place + 1) * parts, &mut values);
        values
    };
    let unit = LastPlace::of(format);
    let found = farthest_number(&numbers_of(ours), &numbers_of(actual), unit);
    found.map_or(0.0, |(_, ulps)| ulps)
}

/// Runs the function from its arguments on, and measures how far the device's values are from ours.
pub fn own_run(
    trial: &Trial,
    dumps: &mut dyn Dumps,
    results: &[String],
) -> Result<OwnRun, Failure> {
    let mut own = Own {
        dumps,
        results,
        run: OwnRun::default(),
        known: Processes::with_doubt(|_| None),
        seed: trial.seed(),
    };
    trial.run(&mut own)?;
    Ok(own.run)
}

/// The run from the arguments on, in which no value is the device's.
struct Own<'a> {
    dumps: &'a mut dyn Dumps,
    results: &'a [String],
    run: OwnRun,
    /// The distances of values, or of values that they were computed from.
    known: Processes<f64>,
    seed: u64,
}

impl Own<'_> {
    fn defined(&mut self, observed: &Observed<'_>, has_run: bool) -> Result<(), EvalError> {
        let before = match observed.gathering {
            Some(gathering) => {
                let known = self.known.brought(observed, gathering);
                known.iter().flatten().flatten().copied().reduce(f64::max)
            }
            None => {
                let read = self.known.facts(observed, observed.operands.ids);
                read.into_iter().flatten().reduce(f64::max)
            }
        };
        for index in 0..observed.results.len() {
            let name = observed.full_name(index);
            let Some(ours) = observed.results[index].as_tensor() else { continue };
            if self.results.contains(&name) {
                self.run.results.insert(name.clone(), ours.clone());
            }
            let found = shown(self.dumps, observed, index)?;
            let distance = found.and_then(|actual| distance(ours, &actual, before));
            match distance {
                Some(distance) => {
                    self.known.set(observed, observed.defined[index], Some(distance.ulps));
                    self.run.distances.insert(name, distance);
                }
                None if has_run => self.known.set(observed, observed.defined[index], before),
                None => {}
            }
        }
        Ok(())
    }
}

impl Host for Own<'_> {
    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        count_iterations(&mut self.run.iterations, observed);
        let event = self.known.follow(observed);
        if let Event::Ran | Event::Passed = event {
            self.defined(observed, matches!(event, Event::Ran))?;
            self.known.forget(observed);
        }
        Ok(())
    }

    fn seed(&self) -> u64 {
        self.seed
    }
}

impl Divisible for f64 {
    fn unknown() -> Option<f64> {
        None
    }

    fn parts(
        facts: &[Option<f64>],
        _: &[Value],
        _: &ManualComputation,
        _: usize,
    ) -> Vec<Option<f64>> {
        facts.to_vec()
    }

    fn whole(returned: &[Returned<f64>], _: &ManualComputation) -> Vec<Option<f64>> {
        let count = returned.iter().map(|it| it.facts.len()).min().unwrap_or_default();
        let largest =
            |index: usize| returned.iter().filter_map(|it| it.facts[index]).reduce(f64::max);
        (0..count).map(largest).collect()
    }

    fn joined(
        returned: &[&Returned<f64>],
        _: &ManualComputation,
        _: &[usize],
        position: usize,
    ) -> Vec<Option<f64>> {
        returned[position].facts.clone()
    }
}

/// Counts the iterations of loops.
pub fn count_iterations(counts: &mut HashMap<String, usize>, observed: &Observed<'_>) {
    let is_loop = observed.control() == Some(Control::While);
    match observed.point {
        Point::Entering(1) if is_loop => {
            if let Some(name) = observed.entered_op() {
                *counts.entry(format!("{}{name}", observed.tag())).or_default() += 1;
            }
        }
        _ => {}
    }
}

/// How far the results are from ours, and how much of that legal errors explain. `goes_on` says whether an op read a value of
/// the device that is not ours.
pub fn differences(
    trial: &Trial,
    judgement: &Judgement,
    own: &OwnRun,
    results: &[String],
    goes_on: bool,
) -> Result<Vec<Difference>, Failure> {
    let findings = &judgement.findings;
    let found: HashMap<&str, &Finding> =
        findings.iter().map(|finding| (finding.name.as_str(), finding)).collect();
    let mut seen = std::collections::HashSet::new();
    let mut differences = Vec::new();
    for name in results.iter().filter(|name| seen.insert(name.as_str())) {
        let (Some(ours), Some(finding)) = (own.results.get(name), found.get(name.as_str())) else {
            continue;
        };
        if ours.shape() != finding.actual.shape() {
            continue;
        }
        let known = finding.accumulated.filter(|_| !goes_on).map(|it| (it.place, it.ulps));
        let farthest = match known {
            Some(known) => Some(known).filter(|(_, ulps)| *ulps > 0.0),
            None => farthest(ours, &finding.actual),
        };
        if let Some((place, ulps)) = farthest {
            let name = name.clone();
            differences.push(Difference { name, place, ulps, explained: ulps });
        }
    }
    let is_legal = |finding: &Finding| {
        let rung = finding.verdict.rung();
        finding.verdict.is_accepted && !matches!(rung, Rung::Copies | Rung::Undecided)
    };
    if differences.is_empty() || findings.iter().all(is_legal) {
        // a run of ours with all errors of the device is the device's run
        return Ok(differences);
    }
    if !goes_on {
        // no error has gone through an op: a result has that of its own element
        for difference in &mut differences {
            let finding = found[difference.name.as_str()];
            let rung = finding.verdict.map.get(difference.place);
            let rung = rung.map(|&rung| &finding.verdict.rungs[usize::from(rung)].0);
            let is_legal =
                rung.is_some_and(|it| trial.freedoms().accept(it) && *it != Rung::Undecided);
            difference.explained = match finding.op {
                // what no op computes has no error of an op
                None => f64::NAN,
                Some(op) if ops::is_constant(op) => f64::NAN,
                _ if is_legal => difference.ulps,
                _ => 0.0,
            };
        }
        return Ok(differences);
    }
    let wanted: Vec<&str> = differences.iter().map(|it| it.name.as_str()).collect();
    let mut host = Legal {
        found,
        freedoms: trial.freedoms(),
        wanted,
        results: HashMap::new(),
        seed: trial.seed(),
    };
    trial.run(&mut host)?;
    let results = host.results;
    for difference in &mut differences {
        let ours = &own.results[&difference.name];
        let legal = results.get(&difference.name).filter(|it| it.shape() == ours.shape());
        let explained = legal.map(|legal| apart(ours, legal, difference.place));
        difference.explained = explained.unwrap_or(f64::NAN);
    }
    Ok(differences)
}

/// A run of ours in which each op makes the errors of the device's op, as far as they are legal.
struct Legal<'a> {
    found: HashMap<&'a str, &'a Finding>,
    freedoms: &'a Freedoms,
    wanted: Vec<&'a str>,
    results: HashMap<String, Tensor>,
    seed: u64,
}

impl Host for Legal<'_> {
    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        if observed.point != Point::After {
            return Ok(());
        }
        for index in 0..observed.results.len() {
            let name = observed.full_name(index);
            let Some(value) = observed.results[index].as_tensor() else { continue };
            let finding = self.found.get(name.as_str());
            let finding = finding.filter(|it| it.actual.shape() == value.shape());
            let value = match finding {
                Some(finding) => with_errors(value, finding, self.freedoms),
                None => value.clone(),
            };
            if self.wanted.contains(&name.as_str()) {
                self.results.insert(name, value.clone());
            }
            observed.results[index] = Value::from(value);
        }
        Ok(())
    }

    fn seed(&self) -> u64 {
        self.seed
    }
}

/// A value with the errors of the device's, at the elements where they are legal.
fn with_errors(value: &Tensor, finding: &Finding, freedoms: &Freedoms) -> Tensor {
    let Finding { actual, ours, verdict, .. } = finding;
    let is_legal: Vec<bool> = verdict
        .rungs
        .iter()
        .map(|(rung, _)| freedoms.accept(rung) && !matches!(rung, Rung::Copies | Rung::Undecided))
        .collect();
    let is_real = matches!(value.element(), ElementType::Float(_));
    let mut with_errors = value.clone();
    let moved = each_width!(with_errors.words_mut(), array => {
        let is_legal =
            |place: usize| verdict.map.get(place).is_some_and(|&rung| is_legal[usize::from(rung)]);
        replace_codes(array.as_slice_mut(), ours, actual, is_legal)
    });
    if is_real && !moved.is_empty() {
        let [value, actual, ours] =
            [value, actual, ours].map(|tensor| numbers(&gathered(tensor, &moved)));
        let errors = actual.iter().zip(&ours).map(|(actual, ours)| actual - ours);
        let sums: Vec<f64> = value.iter().zip(errors).map(|(value, error)| value + error).collect();
        let element = finding.ours.element().clone();
        if let Ok(sums) = Tensor::from_f64s(element, &[moved.len()], &sums) {
            each_width!(with_errors.words_mut(), array => {
                put_codes(array.as_slice_mut(), &moved, &sums);
            });
        }
    }
    with_errors
}

/// Puts the codes of `actual` in place of those of `ours` where that is legal, and gives the places at which the codes are
/// not those of `ours`.
fn replace_codes<W: Word>(
    codes: &mut [W],
    ours: &Tensor,
    actual: &Tensor,
    is_legal: impl Fn(usize) -> bool,
) -> Vec<usize> {
    let mut moved = Vec::new();
    let pairs = ours.codes::<W>().iter().zip(actual.codes::<W>());
    for (place, (code, (ours, actual))) in codes.iter_mut().zip(pairs).enumerate() {
        if ours == actual || !is_legal(place) {
            continue;
        }
        match code == ours {
            true => *code = *actual,
            false => moved.push(place),
        }
    }
    moved
}

/// Puts the codes of a vector at some places.
fn put_codes<W: Word>(codes: &mut [W], places: &[usize], vector: &Tensor) {
    places.iter().zip(vector.codes::<W>()).for_each(|(&place, code)| codes[place] = *code);
}
