//! Which values an op may give whose operands are known as intervals, or whose result is not rounded because the ops that
//! read it are computed together with it.

use super::complex;
use super::kinds::Law;
use super::ladder::{Allowed, Ladder};
use super::open_elements::OpenElements;
use super::own_error::OwnError;
use super::reciprocal::with_reciprocals;
use super::selection::AsScatter;
use super::sizes;
use super::sizes::Operands;
use super::sum_bounds::Sums;
use super::sums;
use crate::alone::bodies;
use crate::alone::broadcast::places;
use crate::alone::wide::{is_inexact, numbers, numbers_in, of_f64s, retyped, wide};
use crate::ir::OpView;
use crate::judge::ground::band::{Band, NAN, ONLY_NAN};
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::numeric::{ElementType, names};
use crate::ops::facts::{self, Makes, Pole, Rounds, Trend};
use crate::ops::{self, Meaning};
use crate::tensor::{Tensor, Value};

/// What is known of a value that the device did not show.
#[derive(Debug, Clone)]
pub enum Known {
    /// It has the bits that this interpreter computes.
    Exactly,
    /// Each element is in an interval.
    Within(Band),
    /// Nothing: the reason.
    Nothing(&'static str),
}

/// What an op reads.
pub struct Reading<'a> {
    /// The values of the run: the operands, and after them the captured values.
    pub values: &'a [Value],
    /// What is known of each; `None` of a value that is known exactly.
    pub bands: Vec<Option<&'a Band>>,
}

/// What may become of an operation's results in a group of ops.
pub fn results(
    view: &OpView<'_>,
    law: &Law,
    reading: &Reading<'_>,
    ours: &[Value],
    freedoms: &Freedoms,
) -> Vec<Known> {
    let is_exact = reading.bands.iter().all(Option::is_none);
    if let Law::Selection = law {
        return of_selection(view, reading, ours, freedoms);
    }
    if let Some(reason) = law.open_question(view, reading.values) {
        return vec![Known::Nothing(reason); ours.len()];
    }
    let is_flushed = |value: &Value| freedoms.flush && sizes::has_subnormals(value);
    if reading.values.iter().chain(ours).any(is_flushed) {
        return vec![Known::Nothing("subnormals may count as zero"); ours.len()];
    }
    let result = |(number, ours): (usize, &Value)| {
        let tensor = match ours {
            Value::Tensor(tensor) => tensor,
            Value::Tuple(_) if !is_exact => {
                return Known::Nothing("tuples of values within intervals are not followed");
            }
            Value::Tuple(_) | Value::Token => return Known::Exactly,
        };
        if let Some(open) = OpenElements::of(view, law, reading.values, tensor) {
            return Known::Nothing(open.reason);
        }
        if !is_inexact(tensor.element()) && is_exact {
            return Known::Exactly;
        }
        if is_exact {
            return of_exact_operands(view, law, reading.values, number, tensor, freedoms);
        }
        match of_bands(view, law, reading, tensor, freedoms) {
            Some(known) if number == 0 => known,
            _ => Known::Nothing("what the op gives for operands within intervals is not known"),
        }
    };
    ours.iter().enumerate().map(result).collect()
}

/// What may become of the result in a group of ops; what the windows select has to be known.
fn of_selection(
    view: &OpView<'_>,
    reading: &Reading<'_>,
    ours: &[Value],
    freedoms: &Freedoms,
) -> Vec<Known> {
    let nothing = |reason| vec![Known::Nothing(reason)];
    let (Some(Some(ours)), [None, source, None]) =
        (ours.first().map(Value::as_tensor), reading.bands.as_slice())
    else {
        return nothing("which elements its windows select is not known exactly");
    };
    let Some(found) = AsScatter::of(view, reading.values, ours.len()) else {
        return nothing("its select cannot be run by itself");
    };
    if found.open.contains(&true) {
        return nothing(found.reason);
    }
    let reading = Reading { values: &found.operands, bands: vec![None, None, *source] };
    let flat = [ours.clone().with_shape(&[ours.len()]).into()];
    let view = found.op.view();
    results(&view, &Law::of(&view), &reading, &flat, freedoms)
}

/// A result of operands that are known exactly: it is rounded to its type, to a wider one, or not at all.
fn of_exact_operands(
    view: &OpView<'_>,
    law: &Law,
    operands: &[Value],
    number: usize,
    ours: &Tensor,
    freedoms: &Freedoms,
) -> Known {
    if moves(view) || !may_round(view) {
        return Known::Exactly;
    }
    if complex::is_complex(ours) {
        return Known::Nothing("complex numbers within intervals are not computed with");
    }
    let mut ladder = Ladder::new(view, law, operands, ours, number, freedoms);
    let own = numbers(ours);
    let rung = match law {
        Law::Undecided(reason) => return Known::Nothing(reason),
        // rows that may be others are an open question
        Law::Rows(_) | Law::Selection => return Known::Exactly,
        Law::One if ladder.rungs().contains(&Rung::Function) => Some(Rung::Function),
        Law::One => None,
        Law::Function(_) => Some(Rung::Function),
        Law::Steps(_) => Some(Rung::Ieee),
        Law::Sums(_) => Some(if freedoms.units { Rung::Units } else { Rung::Ieee }),
    };
    let mut band = match rung {
        None => match ladder.exact() {
            Some(exact) => {
                let exact = Band::of(exact.to_vec());
                with_reciprocals(view, exact, ours.element(), freedoms)
            }
            None => return Known::Exactly,
        },
        Some(rung) => match ladder.allowed(&rung, &(0..own.len()).collect::<Vec<_>>()) {
            Some(Allowed::Band(band)) if !(0..ours.len()).any(|it| ladder.is_unbounded(it)) => band,
            _ => return Known::Nothing("the op cannot be computed in f64"),
        },
    };
    // a region or formula may also take its steps in the type of the result
    let places: Vec<usize> = (0..own.len()).collect();
    let is_element = freedoms.element && matches!(law, Law::Function(_) | Law::Sums(_));
    let more = [(Rung::Body, freedoms.body), (Rung::Element, is_element)];
    for (rung, _) in more.into_iter().filter(|(_, is_accepted)| *is_accepted) {
        if let Some(Allowed::Band(more)) = ladder.allowed(&rung, &places) {
            band = band.hull(&more);
        }
    }
    settled(with_rounding(view, band, ours.element()).hull(&Band::of(own)))
}

/// A band that has one value everywhere is what the run gives.
fn settled(band: Band) -> Known {
    if band.is_single() { Known::Exactly } else { Known::Within(band) }
}

/// The hull of a band and of its rounding to the type of the result.
fn with_rounding(view: &OpView<'_>, band: Band, element: &ElementType) -> Band {
    let Some(format) = element.float_format() else { return band };
    let rounded = band.rounded(format, view.numerics().arithmetic.compute(format), false);
    band.hull(&rounded)
}

fn moves(view: &OpView<'_>) -> bool {
    facts::of(view.op).moves() || bodies::hands_on(view.op)
}

/// Whether an op with exact operands may round its result.
fn may_round(view: &OpView<'_>) -> bool {
    match facts::of(view.op).rounds {
        Rounds::Never => false,
        Rounds::IfComplex => {
            view.operand(0).is_some_and(|ty| matches!(ty.element, ElementType::Complex(_)))
        }
        Rounds::Perhaps => !bodies::chooses(view),
    }
}

/// The two ends of an operand, in f64.
struct Ends {
    lo: Value,
    hi: Value,
}

impl Reading<'_> {
    fn ends(&self, index: usize) -> Ends {
        let value = &self.values[index];
        match (self.bands.get(index).copied().flatten(), value.as_tensor()) {
            (Some(band), Some(tensor)) => {
                let end = |values: &[f64]| of_f64s(tensor.shape(), values.to_vec());
                Ends { lo: end(&band.lo), hi: end(&band.hi) }
            }
            _ => {
                let value = widened(value);
                Ends { lo: value.clone(), hi: value }
            }
        }
    }

    fn marks(&self) -> bool {
        self.bands.iter().flatten().any(|band| band.marks.iter().any(|&mark| mark != 0))
    }
}

/// A value of floats or truth values in f64; any other value as it is.
fn widened(value: &Value) -> Value {
    match value {
        Value::Tensor(tensor) if *tensor.element() == ElementType::Boolean => {
            let values = (0..tensor.len()).map(|index| tensor.code(index) as f64).collect();
            of_f64s(tensor.shape(), values)
        }
        other => crate::alone::wide::widened(other),
    }
}

/// The result of an op some of whose operands are intervals; `None` if it is not known how to compute it.
fn of_bands(
    view: &OpView<'_>,
    law: &Law,
    reading: &Reading<'_>,
    ours: &Tensor,
    freedoms: &Freedoms,
) -> Option<Known> {
    let is_real = |element: &ElementType| !matches!(element, ElementType::Complex(_));
    if !reading.values.iter().filter_map(Value::as_tensor).all(|it| is_real(it.element())) {
        return None;
    }
    if moves(view) {
        return moved(view, reading);
    }
    let is_initial_known = reading.bands.get(1).is_none_or(Option::is_none);
    if view.op.full_name().starts_with("stablehlo.reduce") && !is_initial_known {
        return Some(Known::Nothing("the initial value is not known exactly"));
    }
    if let Law::Sums(shape) = law {
        return summed(view, shape, reading, ours, freedoms);
    }
    if bodies::chooses(view) {
        return corners(view, reading, ours, &[&[false], &[true]], OwnError::NONE);
    }
    let facts = facts::of(view.op);
    let error = OwnError::of(view, law, ours.element(), freedoms);
    match facts.trend {
        Trend::Monotone(grows) => {
            let falls: Vec<bool> = grows.iter().map(|grows| !grows).collect();
            corners(view, reading, ours, &[grows, &falls], error)
        }
        Trend::Separately(pole) => {
            let all: [&[bool]; 4] =
                [&[false, false], &[false, true], &[true, false], &[true, true]];
            let known = match corners(view, reading, ours, &all, error)? {
                Known::Within(band) => {
                    let band = with_reciprocals(view, band, ours.element(), freedoms);
                    Known::Within(with_rounding(view, band, ours.element()))
                }
                known => known,
            };
            Some(without_poles(known, view, reading, ours, pole))
        }
        Trend::Even => {
            let known = corners(view, reading, ours, &[&[false], &[true]], error)?;
            Some(down_to(known, reading, facts.range.0))
        }
        Trend::Steady => steady(view, reading, ours, error, facts.range),
        Trend::OfFinite(truth) => Some(of_finite(reading.bands.first().copied().flatten()?, truth)),
        Trend::Unknown => match facts.plain {
            "stablehlo.compare" => compared(view, reading),
            "stablehlo.select" => selected(reading, ours),
            _ if facts.makes == Makes::Converted && is_inexact(ours.element()) => {
                let [Some(band)] = reading.bands.as_slice() else { return None };
                let band = match complex::is_complex(ours) {
                    true => complex::of_real(band),
                    false => (*band).clone(),
                };
                Some(settled(with_rounding(view, band, ours.element())))
            }
            _ => None,
        },
    }
}

/// An op of f64 on ends of the operands: `true` is the upper end.
fn run(view: &OpView<'_>, reading: &Reading<'_>, corner: &[bool]) -> Option<Vec<f64>> {
    let real = |element: &ElementType| match element {
        ElementType::Boolean => ElementType::Float(&names::F64),
        other => wide(other),
    };
    let op = match moves(view) {
        true => retyped(view, None, real)?,
        false => retyped(view, None, wide)?,
    };
    let end = |index: usize| {
        let ends = reading.ends(index);
        if corner.get(index).or(corner.last()).copied().unwrap_or(false) {
            ends.hi
        } else {
            ends.lo
        }
    };
    let operands: Vec<Value> = (0..reading.values.len()).map(end).collect();
    let results = op.run(&operands).ok()?;
    let tensor = results.first()?.as_tensor()?;
    (*tensor.element() == ElementType::Float(&names::F64)).then(|| numbers(tensor))
}

fn moved(view: &OpView<'_>, reading: &Reading<'_>) -> Option<Known> {
    let (lo, hi) = (run(view, reading, &[false])?, run(view, reading, &[true])?);
    let mut band = Band { lo, hi, marks: Vec::new() };
    if reading.marks() {
        let bands: Vec<Band> = (0..reading.values.len())
            .map(|index| {
                let count = reading.values[index].as_tensor().map_or(0, Tensor::len);
                let mark =
                    |at: usize| reading.bands[index].map_or(0.0, |it| f64::from(it.mark(at)));
                Band::of((0..count).map(mark).collect())
            })
            .collect();
        let is_data = |index: usize| {
            let element = reading.values[index].as_tensor().map(Tensor::element);
            element.is_some_and(|it| is_inexact(it) || *it == ElementType::Boolean)
        };
        let of_marks = (0..bands.len()).map(|index| is_data(index).then(|| &bands[index]));
        let of_marks = Reading { values: reading.values, bands: of_marks.collect() };
        band.marks = run(view, &of_marks, &[false])?.into_iter().map(|mark| mark as u8).collect();
    }
    Some(Known::Within(band))
}

/// The hull of what an op gives at some corners of its operands.
fn corners(
    view: &OpView<'_>,
    reading: &Reading<'_>,
    ours: &Tensor,
    all: &[&[bool]],
    error: OwnError,
) -> Option<Known> {
    let mut band: Option<Band> = None;
    for corner in all {
        let at_corner = Band::of(run(view, reading, corner)?);
        band = Some(match band {
            None => at_corner,
            // what is NaN at one corner and not at another may be anything between
            Some(band) => hull_of_corners(band, &at_corner),
        });
    }
    let mut band = band?;
    or_marks(&mut band, view, reading, ours);
    if let [Some(operand)] = reading.bands.as_slice() {
        allow_between_ends(&mut band, operand);
    }
    let relative = 4.0 * f64::EPSILON + error.relative;
    for (lo, hi) in band.lo.iter_mut().zip(&mut band.hi) {
        let widen = |end: f64| end.abs() * relative + error.least;
        if lo.is_finite() {
            *lo -= widen(*lo);
        }
        if hi.is_finite() {
            *hi += widen(*hi);
        }
    }
    Some(settled(with_rounding(view, band, ours.element())))
}

fn hull_of_corners(mut band: Band, other: &Band) -> Band {
    for index in 0..band.len() {
        let (own, its) = (band.mark(index) & ONLY_NAN, other.mark(index) & ONLY_NAN);
        if own != its {
            if band.marks.is_empty() {
                band.marks = vec![0; band.lo.len()];
            }
            band.marks[index] = 0;
            band.allow_all(index);
        } else if own == 0 {
            band.lo[index] = band.lo[index].min(other.lo[index]);
            band.hi[index] = band.hi[index].max(other.hi[index]);
        }
    }
    band
}

/// Allows everything where a function has no value at either end of an operand's interval and may have some between, since its
/// domain holds zero.
fn allow_between_ends(band: &mut Band, operand: &Band) {
    for index in 0..band.len().min(operand.len()) {
        let holds_zero = operand.lo[index] < 0.0 && operand.hi[index] > 0.0;
        if holds_zero && band.mark(index) & ONLY_NAN != 0 {
            band.marks[index] = 0;
            band.allow_all(index);
        }
    }
}

/// From which element of an operand each element of a result is computed; `None` if that may be any.
fn sources(view: &OpView<'_>, operand: &Value, ours: &Tensor) -> Option<Vec<usize>> {
    let entry = ops::entry(view.op.full_name())?;
    let is_elementwise =
        matches!(entry.meaning, Meaning::Elementwise(_) | Meaning::Broadcasting(_));
    let operand = operand.as_tensor().filter(|_| is_elementwise)?;
    Some(places(view, operand.shape(), ours.shape()))
}

/// Where an operand may be something else than a number of its interval, the result may be anything.
fn or_marks(band: &mut Band, view: &OpView<'_>, reading: &Reading<'_>, ours: &Tensor) {
    for (value, operand) in reading.values.iter().zip(&reading.bands) {
        let Some(operand) = operand.filter(|operand| !operand.marks.is_empty()) else { continue };
        let is_marked = |place: usize| operand.mark(place) & !ONLY_NAN != 0;
        match sources(view, value, ours) {
            Some(places) => (0..band.len())
                .filter(|&index| is_marked(places[index]))
                .for_each(|index| band.allow_all(index)),
            None if (0..operand.len()).any(is_marked) => {
                (0..band.len()).for_each(|index| band.allow_all(index));
            }
            None => {}
        }
    }
}

/// Allows everything where an operand's interval holds a pole.
fn without_poles(
    known: Known,
    view: &OpView<'_>,
    reading: &Reading<'_>,
    ours: &Tensor,
    pole: Option<Pole>,
) -> Known {
    let (Known::Within(mut band), Some(Pole { operand, and_below })) = (known.clone(), pole) else {
        return known;
    };
    let Some(Some(divisor)) = reading.bands.get(operand) else { return known };
    let Some(places) = sources(view, &reading.values[operand], ours) else { return known };
    for (index, place) in places.into_iter().enumerate() {
        let (lo, hi) = (divisor.lo[place], divisor.hi[place]);
        if lo <= 0.0 && (hi >= 0.0 || and_below) && lo < hi {
            band.allow_all(index);
        }
    }
    Known::Within(band)
}

/// Lowers the smallest value to the least that an even function has, where the operand may be zero.
fn down_to(known: Known, reading: &Reading<'_>, least: f64) -> Known {
    let (Known::Within(mut band), Some(Some(operand))) = (known.clone(), reading.bands.first())
    else {
        return known;
    };
    for index in 0..band.len() {
        if operand.lo[index] <= 0.0 && operand.hi[index] >= 0.0 {
            band.lo[index] = least;
        }
    }
    Known::Within(band)
}

/// A function whose slope is one at most.
fn steady(
    view: &OpView<'_>,
    reading: &Reading<'_>,
    ours: &Tensor,
    error: OwnError,
    (least, most): (f64, f64),
) -> Option<Known> {
    let operand = reading.bands.first().copied().flatten()?;
    let values = run(view, reading, &[false])?;
    let own = error.relative + error.least;
    let mut band = Band::around(&values, |index| {
        operand.hi[index] - operand.lo[index] + own + 4.0 * f64::EPSILON
    });
    band.lo.iter_mut().for_each(|lo| *lo = lo.max(least - own));
    band.hi.iter_mut().for_each(|hi| *hi = hi.min(most + own));
    or_marks(&mut band, view, reading, ours);
    Some(settled(with_rounding(view, band, ours.element())))
}

/// Truth values: this one where an operand is finite, and either one elsewhere.
fn of_finite(operand: &Band, truth: bool) -> Known {
    let is_finite = |index: usize| {
        operand.mark(index) == 0 && operand.lo[index].is_finite() && operand.hi[index].is_finite()
    };
    let end = |end: f64| {
        let of = |index: usize| if is_finite(index) { f64::from(u8::from(truth)) } else { end };
        (0..operand.len()).map(of).collect()
    };
    settled(Band { lo: end(0.0), hi: end(1.0), marks: Vec::new() })
}

/// Truth values: 0 to 1 where a comparison may go both ways.
fn compared(view: &OpView<'_>, reading: &Reading<'_>) -> Option<Known> {
    let direction = view.word("comparison_direction")?;
    // operands that are broadcast are not compared
    if view.operand(0)?.shape != view.operand(1)?.shape {
        return None;
    }
    let ends = [reading.ends(0), reading.ends(1)];
    let numbers = |value: &Value| value.as_tensor().map(numbers);
    let [a, b] = &ends;
    let (a_lo, a_hi) = (numbers(&a.lo)?, numbers(&a.hi)?);
    let (b_lo, b_hi) = (numbers(&b.lo)?, numbers(&b.hi)?);
    let truth = |is_possible: bool, is_certain: bool| {
        [f64::from(u8::from(is_certain)), f64::from(u8::from(is_possible))]
    };
    let pair = |index: usize| {
        let (a_lo, a_hi, b_lo, b_hi) = (a_lo[index], a_hi[index], b_lo[index], b_hi[index]);
        if [a_lo, a_hi, b_lo, b_hi].iter().any(|end| end.is_nan()) {
            return [0.0, 1.0];
        }
        let overlap = a_lo <= b_hi && b_lo <= a_hi;
        let single = a_lo == a_hi && b_lo == b_hi && a_lo == b_lo;
        match direction {
            "LT" => truth(a_lo < b_hi, a_hi < b_lo),
            "LE" => truth(a_lo <= b_hi, a_hi <= b_lo),
            "GT" => truth(a_hi > b_lo, a_lo > b_hi),
            "GE" => truth(a_hi >= b_lo, a_lo >= b_hi),
            "EQ" => truth(overlap, single),
            _ => truth(!single, !overlap),
        }
    };
    let mut pairs: Vec<[f64; 2]> = (0..a_lo.len()).map(pair).collect();
    for operand in reading.bands.iter().flatten() {
        for (index, pair) in pairs.iter_mut().enumerate() {
            if operand.mark(index) != 0 {
                *pair = [0.0, 1.0];
            }
        }
    }
    let (lo, hi) = pairs.into_iter().map(|[lo, hi]| (lo, hi)).unzip();
    Some(settled(Band { lo, hi, marks: Vec::new() }))
}

/// The result of a `select`: both operands, where the predicate may be either.
fn selected(reading: &Reading<'_>, ours: &Tensor) -> Option<Known> {
    // operands that are broadcast are not chosen from, beside a condition that is a scalar
    let len = |index: usize| reading.values.get(index)?.as_tensor().map(Tensor::len);
    if [len(1)?, len(2)?] != [ours.len(); 2] || ![1, ours.len()].contains(&len(0)?) {
        return None;
    }
    let condition = reading.ends(0);
    let of = |value: &Value| value.as_tensor().map(numbers);
    let (no, yes) = (of(&condition.lo)?, of(&condition.hi)?);
    let band = |index: usize| -> Option<Band> {
        match reading.bands[index] {
            Some(band) => Some(band.clone()),
            None => Some(Band::of(numbers(widened(&reading.values[index]).as_tensor()?))),
        }
    };
    let (when_true, when_false) = (band(1)?, band(2)?);
    let mut result = Band::of(vec![0.0; ours.len()]);
    for index in 0..ours.len() {
        let at = if no.len() == 1 { 0 } else { index };
        let sides = [(yes[at] == 1.0, &when_true), (no[at] == 0.0, &when_false)];
        let mut possible =
            sides.iter().filter(|(is_possible, _)| *is_possible).map(|(_, side)| side);
        let first = possible.next()?;
        (result.lo[index], result.hi[index]) = (first.lo[index], first.hi[index]);
        result.add_mark(index, first.mark(index));
        for other in possible {
            let one = |band: &Band| Band {
                lo: vec![band.lo[index]],
                hi: vec![band.hi[index]],
                marks: vec![band.mark(index)],
            };
            let both = one(&result).hull(&one(other));
            (result.lo[index], result.hi[index]) = (both.lo[0], both.hi[0]);
            if both.mark(0) != 0 || result.mark(index) != 0 {
                result.add_mark(index, NAN);
                result.marks[index] = both.mark(0);
            }
        }
    }
    Some(settled(result))
}

/// Sums of terms within intervals.
fn summed(
    view: &OpView<'_>,
    shape: &sums::Shape,
    reading: &Reading<'_>,
    ours: &Tensor,
    freedoms: &Freedoms,
) -> Option<Known> {
    let is_wild = |band: &Band| {
        let ends = band.lo.iter().zip(&band.hi);
        band.marks.iter().any(|&mark| mark != 0)
            || !ends.clone().all(|(lo, hi)| (hi - lo).is_finite())
    };
    if reading.bands.iter().flatten().any(|band| is_wild(band)) {
        return Some(Known::Nothing("a term may be infinite or NaN"));
    }
    let (mut values, mut radii) = (Vec::new(), Vec::new());
    for (value, band) in reading.values.iter().zip(&reading.bands) {
        let (Some(band), Some(tensor)) = (band, value.as_tensor()) else {
            values.push(value.clone());
            radii.push(None);
            continue;
        };
        let ends = || band.lo.iter().zip(&band.hi);
        let centre: Vec<f64> = ends().map(|(lo, hi)| lo / 2.0 + hi / 2.0).collect();
        let radius =
            ends().zip(&centre).map(|((lo, hi), centre)| (hi - centre).max(centre - lo).next_up());
        radii.push(Some(Tensor::from_vec(tensor.shape(), radius.collect()).ok()?));
        values.push(of_f64s(tensor.shape(), centre));
    }
    let sums = shape.sums(view, &Operands { values: &values, radii })?;
    let sums = Sums { tree: freedoms.tree, ..sums };
    let rung = if freedoms.units { Rung::Units } else { Rung::Ieee };
    let places: Vec<usize> = (0..numbers_in(ours)).collect();
    let band = sums.band(&rung, &places)?;
    let body = freedoms.body.then(|| sums.band(&Rung::Body, &places)).flatten();
    let band = match body {
        Some(body) => band.hull(&body),
        None => band,
    };
    Some(settled(with_rounding(view, band, ours.element())))
}
