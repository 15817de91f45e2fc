//! Ops whose results are rows of their operands: sorts, the largest elements of a line, and reductions that choose. A row is
//! what all operands have at one place, and results that are legal one by one may be wrong together.

mod choices;
mod largest;
mod sorts;

use crate::alone::OneOp;
use crate::alone::bodies;
use crate::alone::region::ExactRegion;
use crate::ir::OpView;
use crate::judge::ground::places::gathered;
use crate::judge::ground::rung::Freedoms;
use crate::judge::law::flush::flush;
use crate::numeric::{ElementType, FloatFormat};
use crate::tensor::{Tensor, Value};

/// An op whose results are rows of its operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rows {
    /// `sort` with a comparator that computes nothing but what is exact.
    Sort,
    /// `chlo.top_k`.
    Largest,
    /// A `reduce` whose region may choose one of two rows.
    Choice,
}

/// What is known of an element whose bits are not ours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// Nothing explains it.
    Wrong,
    /// It may take the place of ours.
    Legal,
    /// It is not known whether it may.
    Open,
}

/// What is known of the elements of a result.
pub struct Found {
    /// That of each element.
    pub fates: Vec<Fate>,
    /// Why elements are open.
    pub reason: &'static str,
    /// Of what speaks against wrong elements.
    pub notes: Vec<String>,
}

/// An op, what it read, and what the device gave for each of its results, if it showed that.
pub struct Case<'a, 'v> {
    /// The op.
    pub view: &'a OpView<'v>,
    /// The operands, and after them the values from outside that its regions read.
    pub operands: &'a [Value],
    /// What the device gave for each result.
    pub shown: &'a [Option<Tensor>],
    /// What is accepted.
    pub freedoms: &'a Freedoms,
}

impl Rows {
    /// The op, if its results are rows of its operands.
    pub fn of(view: &OpView<'_>) -> Option<Rows> {
        let has_region = || ExactRegion::of(view, 0).is_some();
        match view.op.full_name() {
            "stablehlo.sort" if has_region() => Some(Rows::Sort),
            "chlo.top_k" => Some(Rows::Largest),
            // one op of two values has rules of its own
            "stablehlo.reduce" if bodies::body_op(view).is_none() && has_region() => {
                Some(Rows::Choice)
            }
            _ => None,
        }
    }

    /// Why the op may give other rows than ours for these operands, if it may.
    pub fn open_question(self, view: &OpView<'_>, operands: &[Value]) -> Option<&'static str> {
        match self {
            Rows::Sort => sorts::open_question(view, operands),
            Rows::Largest => largest::open_question(view, operands),
            Rows::Choice => choices::open_question(view, operands),
        }
    }
}

impl Case<'_, '_> {
    /// What is known of the elements of a result, of the pair the second one.
    pub fn found(&self, rows: Rows, number: usize, [ours, actual]: [&Tensor; 2]) -> Found {
        let found = match rows {
            _ if alike(ours, true) == alike(actual, true) => None,
            Rows::Sort => sorts::judge(self, number),
            Rows::Largest => largest::judge(self, number),
            Rows::Choice => choices::judge(self, number),
        };
        let unknown = || vec![Fate::Wrong; actual.len()];
        found.unwrap_or_else(|| Found { fates: unknown(), reason: "", notes: Vec::new() })
    }

    /// What is known of the elements if subnormals count as zero in the operands and in the results.
    pub fn with_zeros(&self, rows: Rows, number: usize, pair: [&Tensor; 2]) -> Vec<Fate> {
        if !self.operands.iter().any(|value| flush(value).is_some()) {
            return Vec::new();
        }
        let zero = |value: Value| flush(&value).unwrap_or(value);
        let operands: Vec<Value> = self.operands.iter().cloned().map(zero).collect();
        let of = |tensor: &Tensor| zero(tensor.clone().into()).into_tensor();
        let shown: Vec<Option<Tensor>> = self.shown.iter().map(|it| it.as_ref().map(of)).collect();
        let case = Case { operands: &operands, shown: &shown, ..*self };
        let Some(ours) = case.ours() else { return Vec::new() };
        let actual = of(pair[1]);
        let mut fates = case.found(rows, number, [&ours[number], &actual]).fates;
        let [own, its] = [&ours[number], &actual].map(|it| alike(it, true));
        for (fate, codes) in fates.iter_mut().zip(own.iter().zip(&its)) {
            if codes.0 == codes.1 {
                *fate = Fate::Legal;
            }
        }
        fates
    }

    /// All results that this interpreter gives.
    fn ours(&self) -> Option<Vec<Tensor>> {
        results(self.view, self.operands)
    }

    /// The results that the device showed, as codes that are the same for what counts as the same value.
    fn shown_codes(&self) -> Vec<(usize, Vec<u128>)> {
        let shown = self.shown.iter().enumerate();
        let codes = |(number, tensor): (usize, &Option<Tensor>)| {
            Some((number, alike(tensor.as_ref()?, self.freedoms.zero_sign)))
        };
        shown.filter_map(codes).collect()
    }
}

/// All results that this interpreter gives.
fn results(view: &OpView<'_>, operands: &[Value]) -> Option<Vec<Tensor>> {
    let results = OneOp::of(view).run(operands).ok()?;
    results.into_iter().map(|value| value.as_tensor().cloned()).collect()
}

/// The codes of a tensor, all NaN being one code and, if `zero_sign` says so, both zeros being one.
fn alike(tensor: &Tensor, zero_sign: bool) -> Vec<u128> {
    let one = |format: &FloatFormat, code: u64| match () {
        () if format.is_nan(code) => u64::MAX >> (64 - format.width),
        () if zero_sign && format.is_zero(code) => format.zero_code().unwrap_or(code),
        () => code,
    };
    let codes = (0..tensor.len()).map(|place| tensor.code(place));
    match tensor.element() {
        ElementType::Float(format) => codes.map(|it| one(format, it as u64).into()).collect(),
        ElementType::Complex(_) => {
            let Some(format) = tensor.element().float_format() else { return codes.collect() };
            let part = |code: u128| {
                u128::from(one(format, (code & (u128::MAX >> (128 - format.width))) as u64))
            };
            let both = |code: u128| part(code) | part(code >> format.width) << format.width;
            codes.map(both).collect()
        }
        _ => codes.collect(),
    }
}

/// The lines of a tensor along a dimension.
#[derive(Clone, Copy)]
struct Lines {
    /// How many elements a line has.
    length: usize,
    /// How many elements lie between neighbours of a line.
    stride: usize,
    count: usize,
}

impl Lines {
    fn of(shape: &[usize], dimension: usize) -> Lines {
        let length = shape[dimension];
        let stride = shape[dimension + 1..].iter().product();
        let count = shape.iter().product::<usize>() / length.max(1);
        Lines { length, stride, count }
    }

    /// The place of an element of a line.
    fn place(&self, line: usize, at: usize) -> usize {
        let (outer, inner) = (line / self.stride, line % self.stride);
        (outer * self.length + at) * self.stride + inner
    }

    /// The lines in which two tensors of these codes differ.
    fn differing(&self, ours: &[u128], actual: &[u128]) -> Vec<usize> {
        let differs = |&line: &usize| {
            (0..self.length).any(|at| {
                let place = self.place(line, at);
                ours[place] != actual[place]
            })
        };
        (0..self.count).filter(differs).collect()
    }

    /// How a line is written: its place along the other dimensions.
    fn name(&self, line: usize, shape: &[usize], dimension: usize) -> String {
        let index = crate::tensor::index::index_at(shape, self.place(line, 0));
        let part = |(at, index): (usize, &usize)| match at == dimension {
            true => ":".to_string(),
            false => index.to_string(),
        };
        format!("[{}]", index.iter().enumerate().map(part).collect::<Vec<_>>().join(", "))
    }
}

/// How many pairs a region compares at once.
const PAIRS: usize = 1 << 18;

/// What a region returns for pairs of rows of these tensors, by their places; `order` says where the arguments of either row
/// stand.
pub fn of_pairs(
    region: &ExactRegion<'_, '_>,
    read: &[Value],
    rows: &[Tensor],
    pairs: &[[usize; 2]],
    order: Order,
) -> Option<Vec<Vec<Tensor>>> {
    let mut found = Vec::new();
    for part in pairs.chunks(PAIRS) {
        let (firsts, seconds): (Vec<usize>, Vec<usize>) =
            part.iter().map(|[first, second]| (*first, *second)).unzip();
        let of = |places: &[usize]| -> Vec<Tensor> {
            rows.iter().map(|it| gathered(it, places)).collect()
        };
        let (firsts, seconds) = (of(&firsts), of(&seconds));
        let arguments: Vec<Tensor> = match order {
            Order::InTurn => firsts.into_iter().zip(seconds).flat_map(|(a, b)| [a, b]).collect(),
            Order::RowByRow => firsts.into_iter().chain(seconds).collect(),
        };
        if arguments.len() != region.arguments() {
            return None;
        }
        found.push(region.run(&arguments, read)?);
    }
    Some(found)
}

/// The order of the arguments of a region that takes two rows.
#[derive(Clone, Copy, PartialEq)]
pub enum Order {
    /// The two elements of each operand in turn.
    InTurn,
    /// All elements of one row, then all of the other.
    RowByRow,
}

#[cfg(test)]
mod tests;
