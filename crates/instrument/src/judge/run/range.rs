//! The results of an op that are legal, as a smallest and a largest value of each element.

use super::results::judge_result;
use crate::alone::captured;
use crate::alone::wide::numbers;
use crate::ir::{Function, Module, Op, OpView, ValueId};
use crate::judge::ground::band::{Band, INFINITY, MINUS_INFINITY, NAN, ONLY_NAN};
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::law::kinds::Law;
use crate::judge::law::ladder::{Allowed, Ladder};
use crate::judge::law::open_elements::OpenElements;
use crate::numeric::{FloatFormat, Numerics};
use crate::tensor::{Tensor, Value};

/// The values that a result of an op may have, element by element; of complex numbers in both parts.
#[derive(Debug, Clone)]
pub struct LegalRange {
    /// The smallest legal values; NaN where the result has to be NaN.
    pub low: Tensor,
    /// The largest legal values; NaN where the result has to be NaN.
    pub high: Tensor,
    /// At which elements the legal results are not known or are not an interval.
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
/// legal by a rung that is not an interval, such as a replay, at elements that are then open. `None` if the function has
/// other ops, if the result has no floats, or if no set of legal results is known for the op.
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
        let [actual, low, high] = [actual, &range.low, &range.high].map(numbers);
        let parts = actual.len() / range.open.len().max(1);
        for (at, value) in actual.into_iter().enumerate() {
            let is_inside =
                (low[at] <= value && value <= high[at]) || (value.is_nan() && low[at].is_nan());
            let element = at / parts;
            range.open[element] |= !is_inside && accepted[usize::from(verdict.map[element])];
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
    let own = numbers(ours);
    let places: Vec<usize> = (0..own.len()).collect();
    let parts = own.len() / ours.len().max(1);
    let numerics = view.numerics().arithmetic;
    let mut hull = Band::of(own.clone());
    let rungs = ladder.rungs();
    for rung in rungs.into_iter().filter(|rung| freedoms.accept(rung)) {
        let bands = match ladder.allowed(&rung, &places) {
            Some(Allowed::Band(band)) => vec![band],
            Some(Allowed::Bands(bands)) => bands,
            Some(Allowed::Results(results)) => {
                results.iter().map(|it| Band::of(numbers(it))).collect()
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
    let of_elements = OpenElements::of(view, law, operands, ours).map(|it| it.are_open);
    let without_number = ladder.values_without_number();
    let is_one = |open: &Option<Vec<bool>>, at: usize| open.as_ref().is_some_and(|it| it[at]);
    let is_open = |at: usize| {
        (at * parts..(at + 1) * parts).any(|number| hull.mark(number) & NAN != 0)
            || is_one(&of_elements, at)
            || is_one(&without_number, at)
            || ladder.is_unbounded(at)
    };
    let open: Vec<bool> = (0..ours.len()).map(is_open).collect();
    let ends = |ends: &[f64]| {
        let end = |at: usize| if open[at / parts] { own[at] } else { ends[at] };
        of_numbers(ours, format, (0..own.len()).map(end))
    };
    let (low, high) = (ends(&hull.lo), ends(&hull.hi));
    Some(LegalRange { low, high, open })
}

/// A tensor like another one of these numbers, which its format has; a complex number is two.
fn of_numbers(like: &Tensor, format: &FloatFormat, numbers: impl Iterator<Item = f64>) -> Tensor {
    let codes: Vec<u128> =
        numbers.map(|it| u128::from(format.encode(Default::default(), it))).collect();
    let whole = |parts: &[u128]| match parts {
        [real, imaginary] => real | imaginary << format.width,
        _ => parts.first().copied().unwrap_or_default(),
    };
    let parts = codes.len() / like.len().max(1);
    let codes = codes.chunks(parts.max(1)).map(whole);
    Tensor::from_wide_codes(like.element().clone(), like.shape(), codes)
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
