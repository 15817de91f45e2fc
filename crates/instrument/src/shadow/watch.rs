//! The host of an observed run, which keeps a shadow beside every value of floats.

use std::collections::HashMap;

use super::births::{self, Birth, Special};
use super::exact::{Exact, Reading, Results, Way};
use super::statistics::{Measuring, Statistics};
use super::study::{Row, Settings};
use super::wide::Wide;
use crate::alone::following::{Event, Following};
use crate::alone::wide::is_inexact;
use crate::engine::machine::Host;
use crate::engine::machine::observing::Observed;
use crate::ir::ValueId;
use crate::ops::{self, EvalError, Meaning};
use crate::tensor::Value;

/// The facts about a value besides its bits. A value without facts is exact and finite.
#[derive(Clone, Default)]
struct Shadow {
    /// The value that exact arithmetic would have given; `None` if it is the value.
    exact: Option<Wide>,
    /// The relative error that 99 % of the elements do not exceed.
    relative: f64,
    /// The number of the birth from which the NaN and infinities of the value stem.
    birth: Option<usize>,
}

/// The exact value that belongs to a value of the run.
#[derive(Clone, Copy)]
struct Found<'a> {
    /// The exact result for the operands that the op had; `None` if the op rounds nothing.
    exact: Option<&'a Wide>,
    /// The shadow; `None` if it is the value.
    shadow: Option<&'a Wide>,
    /// Whether these are known. If not, the value is taken as exact from here on.
    is_known: bool,
}

/// The address of a function or an op in the module, which lives as long as the run: the key of what is known of it.
type Address = usize;

/// The host.
pub(super) struct Watch<'a> {
    settings: &'a Settings,
    shadows: Following<Shadow>,
    ways: HashMap<(Address, ValueId), Way>,
    places: HashMap<(Address, ValueId), usize>,
    pub rows: Vec<Row>,
    pub births: Vec<Birth>,
    /// The results of the outermost function, with their shadows.
    pub results: Vec<(Value, Option<Wide>)>,
    /// How often the exact result of an op that rounds, or that read values with errors, could not be computed.
    pub restarts: u64,
    /// Whether the exact results of some op were computed in f64, although pairs were asked for.
    pub is_narrower: bool,
}

impl<'a> Watch<'a> {
    pub fn new(settings: &'a Settings) -> Watch<'a> {
        Watch {
            settings,
            shadows: Following::default(),
            ways: HashMap::new(),
            places: HashMap::new(),
            rows: Vec::new(),
            births: Vec::new(),
            results: Vec::new(),
            restarts: 0,
            is_narrower: false,
        }
    }

    /// Keeps the results of the outermost function.
    fn ends(&mut self, observed: &Observed<'_>, returned: Vec<Option<Shadow>>) {
        for (index, shadow) in returned.iter().enumerate() {
            let birth = shadow.as_ref().and_then(|shadow| shadow.birth);
            if let Some(birth) = birth {
                self.births[birth].reached.push(index);
            }
        }
        let shadows = returned.into_iter().map(|shadow| shadow.and_then(|shadow| shadow.exact));
        self.results = observed.operands.values.iter().cloned().zip(shadows).collect();
    }

    /// Computes the exact results and the shadows of an op that ran, and measures its results.
    fn runs(&mut self, observed: &Observed<'_>) {
        let Some(view) = observed.op.as_ref() else { return };
        let has_floats = observed.results.iter().any(is_float);
        if has_floats {
            let exact = self.exact_results(observed);
            let is_known = exact.is_some();
            let Exact { own, shadows } = exact.unwrap_or_default();
            for index in 0..observed.results.len() {
                let of = |results: &Option<Results>| results.as_ref()?.get(index)?.clone();
                let (own, shadow) = (of(&own), of(&shadows));
                let shadow = shadow.as_ref().or(own.as_ref());
                self.measure(observed, index, Found { exact: own.as_ref(), shadow, is_known });
            }
        } else {
            self.shadows.set_all(observed.defined, Vec::new());
        }
        self.shadows.forget(observed.function, &view.op.results);
    }

    /// The results of exact arithmetic for an op that ran; `None` if they are not known.
    fn exact_results(&mut self, observed: &Observed<'_>) -> Option<Exact> {
        let view = observed.op.as_ref()?;
        let &result = view.op.results.first()?;
        let ids = observed.operands.ids.iter().chain(observed.captured.ids);
        let shadows: Vec<Option<Wide>> =
            ids.map(|&id| self.shadows.fact(id)?.exact.clone()).collect();
        let reading = Reading { operands: observed.operands, captured: observed.captured, shadows };
        let key = (std::ptr::from_ref(observed.function) as Address, result);
        let in_pairs = self.settings.in_pairs;
        let way = self.ways.entry(key).or_insert_with(|| Way::of(view, in_pairs));
        self.is_narrower |= in_pairs && matches!(way, Way::Op(_));
        let results = way.results(&reading);
        let rounds = !matches!(way, Way::None);
        self.restarts += u64::from(results.is_none() && (rounds || reading.has_errors()));
        results
    }

    /// Measures a value that was defined, and keeps its shadow.
    fn measure(&mut self, observed: &Observed<'_>, index: usize, found: Found<'_>) {
        let Found { exact, shadow, is_known } = found;
        let id = observed.defined[index];
        let Value::Tensor(value) = &observed.results[index] else {
            return self.shadows.set(id, None);
        };
        let most = self.settings.most_measured;
        let measuring = Measuring { value, exact, shadow, is_known, most };
        let Some(mut measured) = measuring.run() else { return self.shadows.set(id, None) };
        let operands = || observed.operands.ids.iter().chain(observed.captured.ids);
        let before = operands().filter_map(|id| self.shadows.fact(*id)).map(|it| it.relative);
        let before = before.fold(0.0, f64::max);
        if exact.is_some() && before > 0.0 {
            measured.statistics.amplification = Some(measured.handed_on.p99() / before);
        }
        let row = self.row(observed, index, measured.statistics.clone());
        let birth = self.birth(observed, index, row, &measured.statistics, exact);
        let is_whole = measured.statistics.measured == measured.statistics.elements;
        let is_exact = is_whole && measured.statistics.total.are_zero();
        let kept = shadow.filter(|_| !is_exact).cloned();
        let relative = measured.statistics.relative.p99();
        let shadow = Shadow { exact: kept, relative, birth };
        let tells = shadow.exact.is_some() || shadow.birth.is_some();
        self.shadows.set(id, tells.then_some(shadow));
    }

    /// Adds to the row of a value. The result is its number.
    fn row(&mut self, observed: &Observed<'_>, index: usize, statistics: Statistics) -> usize {
        let id = observed.defined[index];
        let key = (std::ptr::from_ref(observed.function) as Address, id);
        let place = *self.places.entry(key).or_insert_with(|| {
            self.rows.push(Row::of(observed, index));
            self.rows.len() - 1
        });
        self.rows[place].statistics.merge(&statistics);
        place
    }

    /// The birth of the NaN and infinities of a value, of which there may be none.
    fn birth(
        &mut self,
        observed: &Observed<'_>,
        index: usize,
        row: usize,
        statistics: &Statistics,
        exact: Option<&Wide>,
    ) -> Option<usize> {
        if statistics.not_finite() == 0 {
            return None;
        }
        let mut born = None;
        for (kind, count) in
            [(Special::Nan, statistics.nan), (Special::Infinity, statistics.infinite)]
        {
            if count > 0 && !is_constant(observed) {
                born = born.or_else(|| self.birth_of(observed, index, row, kind, exact));
            }
        }
        let operands = observed.operands.ids.iter().chain(observed.captured.ids);
        let inherited = operands.filter_map(|&id| self.shadows.fact(id)?.birth).min();
        if let Some(birth) = inherited {
            self.births[birth].travels(row);
        }
        born.or(inherited)
    }

    /// The number of the birth of a kind in a row. It is added if it is the first one.
    fn birth_of(
        &mut self,
        observed: &Observed<'_>,
        index: usize,
        row: usize,
        kind: Special,
        exact: Option<&Wide>,
    ) -> Option<usize> {
        let is_known = |birth: &Birth| birth.row == row && birth.kind == kind;
        self.births.iter().position(is_known).or_else(|| {
            self.births.push(new_birth(observed, index, row, kind, exact)?);
            Some(self.births.len() - 1)
        })
    }
}

/// Whether an observed op is a constant, whose NaN and infinities the program's author wrote.
fn is_constant(observed: &Observed<'_>) -> bool {
    observed.op.as_ref().is_some_and(|view| ops::is_constant(view.op.full_name()))
}

fn is_float(value: &Value) -> bool {
    value.as_tensor().is_some_and(|tensor| is_inexact(tensor.element()))
}

/// The birth of a special in a result, if the operands do not account for it.
fn new_birth(
    observed: &Observed<'_>,
    index: usize,
    row: usize,
    kind: Special,
    exact: Option<&Wide>,
) -> Option<Birth> {
    let result = observed.results[index].as_tensor()?;
    let is_elementwise = observed.op.as_ref().is_some_and(|view| {
        let entry = ops::entry(view.op.full_name());
        entry.is_some_and(|entry| matches!(entry.meaning, Meaning::Elementwise(_)))
    });
    let values: Vec<Value> =
        observed.operands.values.iter().chain(observed.captured.values).cloned().collect();
    let (at, count) = births::first_born(result, &values, kind, is_elementwise)?;
    let ids = observed.operands.ids.iter().chain(observed.captured.ids);
    let name = |id: ValueId| format!("%{}", observed.function.values[id].name);
    let operands =
        ids.zip(&values).filter_map(|(&id, value)| births::read(name(id), value, result, at));
    Some(Birth {
        row,
        name: observed.name(index),
        kind,
        index: crate::tensor::index::index_at(result.shape(), at),
        count,
        exact: exact.map(|exact| births::number(&exact.high, at)),
        operands: operands.collect(),
        travelled: Vec::new(),
        reached: Vec::new(),
    })
}

impl Host for Watch<'_> {
    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        match self.shadows.follow(observed) {
            Event::Nothing => {}
            Event::Begun => {
                for index in 0..observed.results.len() {
                    let found = Found { exact: None, shadow: None, is_known: true };
                    self.measure(observed, index, found);
                }
            }
            Event::Ran => self.runs(observed),
            Event::Passed => self.shadows.forget(observed.function, observed.defined),
            Event::Ended(returned) => self.ends(observed, returned),
        }
        Ok(())
    }

    fn seed(&self) -> u64 {
        self.settings.seed
    }
}
