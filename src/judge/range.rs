//! The results of an op that are legal, as a smallest and a largest value of each element.

use super::alone::captured;
use super::band::{Band, INFINITY, MINUS_INFINITY, NAN, ONLY_NAN};
use super::blocks::judge_result;
use super::law::{Allowed, Ladder, Law};
use super::rung::{Freedoms, Rung};
use crate::ir::{Function, Module, Op, OpView, ValueId};
use crate::numeric::{FloatFormat, Numerics};
use crate::tensor::{Tensor, Value};

/// What a result of an op may be, element by element.
#[derive(Debug, Clone)]
pub struct LegalRange {
    /// The smallest legal values; NaN where the result has to be NaN.
    pub low: Tensor,
    /// The largest legal values; NaN where the result has to be NaN.
    pub high: Tensor,
    /// At which elements the legal results are not known or are no interval.
    pub open: Vec<bool>,
}

impl LegalRange {
    /// Whether each element may be one value alone.
    pub fn is_single(&self) -> bool {
        let is_one = |at: usize| !self.open[at] && self.low.code(at) == self.high.code(at);
        (0..self.low.len()).all(is_one)
    }
}

/// A function of one op that has run: what it was given and what this interpreter made of it.
pub struct Ran<'a> {
    /// The module that has the function.
    pub module: &'a Module,
    /// The function, whose body is one op and the return of its results.
    pub function: &'a Function,
    /// The values of its arguments.
    pub arguments: &'a [Value],
    /// Its results.
    pub results: &'a [Value],
    /// The policies of the run.
    pub numerics: Numerics,
}

/// What a result of a function of one op may be, by all rungs that are accepted. What a device gave for the result is
/// legal by a rung that is no interval, such as a replay, at elements that are then open. `None` if the function has
/// other ops, if the result has no real floats, or if no set of legal results is known for the op.
pub fn legal_range(
    ran: &Ran<'_>,
    number: usize,
    actual: Option<&Tensor>,
    freedoms: &Freedoms,
) -> Option<LegalRange> {
    let op = only_op(ran.function)?;
    let view = OpView {
        op,
        values: &ran.function.values,
        function: Some(ran.function),
        module: ran.module,
        run_numerics: ran.numerics,
    };
    let block = ran.function.body.as_ref()?.block();
    let value = |id: &ValueId| {
        let place = block.arguments.iter().position(|argument| argument == id)?;
        ran.arguments.get(place).cloned()
    };
    let read = op.operands.iter().copied().chain(captured(op)).collect::<Vec<_>>();
    let operands: Vec<Value> = read.iter().map(value).collect::<Option<_>>()?;
    let law = Law::of(&view);
    if law.open_question(&view, &operands).is_some() {
        return None;
    }
    let ours = ran.results.get(number)?.as_tensor()?;
    let format = ours.element().float_format()?;
    let ladder = Ladder::new(&view, &law, &operands, ours, number, freedoms);
    let mut range = of_ladder(ladder, format)?;
    if let Some(actual) = actual.filter(|it| it.shape() == ours.shape()) {
        let verdict = judge_result(&view, &law, &operands, number, [ours, actual], freedoms);
        let accepted: Vec<bool> =
            verdict.rungs.iter().map(|(rung, _)| freedoms.accept(rung)).collect();
        let actual = actual.to_f64s()?;
        let [low, high] = [range.low.to_f64s()?, range.high.to_f64s()?];
        for (at, value) in actual.into_iter().enumerate() {
            let is_inside =
                (low[at] <= value && value <= high[at]) || (value.is_nan() && low[at].is_nan());
            range.open[at] |= !is_inside && accepted[usize::from(verdict.map[at])];
        }
    }
    Some(range)
}

/// The op of a function of one op.
fn only_op(function: &Function) -> Option<&Op> {
    match function.body.as_ref()?.block().ops.as_slice() {
        [op, end] if op.results == end.operands => Some(op),
        _ => None,
    }
}

/// The hull of what the accepted rungs allow.
fn of_ladder(mut ladder: Ladder<'_, '_>, format: &'static FloatFormat) -> Option<LegalRange> {
    let (view, law, operands, ours, freedoms) = ladder.subject();
    let numbers = ours.to_f64s()?;
    let places: Vec<usize> = (0..numbers.len()).collect();
    let numerics = view.numerics().arithmetic;
    let mut hull = Band::of(numbers.clone());
    let rungs = ladder.rungs();
    for rung in rungs.into_iter().filter(|rung| freedoms.accept(rung)) {
        let bands = match ladder.allowed(&rung, &places) {
            Some(Allowed::Band(band)) => vec![band],
            Some(Allowed::Bands(bands)) => bands,
            Some(Allowed::Results(results)) => {
                results.iter().filter_map(|it| Some(Band::of(it.to_f64s()?))).collect()
            }
            None => continue,
        };
        for band in bands {
            let band = match &rung {
                Rung::Double(through) => band.rounded(through, numerics.compute(through), false),
                _ => band,
            };
            let rounded = band.rounded(format, numerics.compute(format), freedoms.saturate);
            places.iter().for_each(|&at| include(&mut hull, &rounded, at));
        }
    }
    let of_elements = law.open_elements(view, operands);
    let without_number = ladder.values_without_number();
    let is_one = |open: &Option<Vec<bool>>, at: usize| open.as_ref().is_some_and(|it| it[at]);
    let is_open = |at: usize| {
        hull.mark(at) & NAN != 0
            || is_one(&of_elements, at)
            || is_one(&without_number, at)
            || ladder.is_unbounded(at)
    };
    let open: Vec<bool> = places.iter().map(|&at| is_open(at)).collect();
    let ends = |ends: &[f64]| {
        let end = |at: &usize| if open[*at] { numbers[*at] } else { ends[*at] };
        let ends: Vec<f64> = places.iter().map(end).collect();
        Tensor::from_f64s(ours.element().clone(), ours.shape(), &ends).ok()
    };
    let (low, high) = (ends(&hull.lo)?, ends(&hull.hi)?);
    Some(LegalRange { low, high, open })
}

/// Widens an element of a hull by what a band allows there.
fn include(hull: &mut Band, band: &Band, at: usize) {
    let (own, its) = (hull.mark(at), band.mark(at));
    if (own ^ its) & ONLY_NAN != 0 || its & NAN != 0 {
        // a NaN or a number
        hull.add_mark(at, NAN);
        return;
    }
    if own & ONLY_NAN != 0 {
        return;
    }
    let low = if its & MINUS_INFINITY != 0 { f64::NEG_INFINITY } else { band.lo[at] };
    let high = if its & INFINITY != 0 { f64::INFINITY } else { band.hi[at] };
    // an infinity that is legal beside an interval makes everything up to it legal here
    hull.lo[at] = hull.lo[at].min(low);
    hull.hi[at] = hull.hi[at].max(high);
}
