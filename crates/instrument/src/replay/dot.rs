//! Sums of products by a model, bit for bit.

use rayon::prelude::*;

use super::ModelError;
use super::aligned::{Aligner, LateAdder, odd_value, own_sum};
use super::model::{Adder, Join, Model, Order};
use super::rounding::{Node, Step};
use super::tree::{Tree, window_ranges};
use crate::hardware::cpu;
use crate::hardware::threads::among_threads;
use crate::numeric::policy::Rounding;
use crate::numeric::sum::ExactSum;
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat, Number};
use crate::tensor::Tensor;

/// The types of a sum of products.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Types {
    /// The type of the left factors.
    pub lhs: &'static FloatFormat,
    /// The type of the right factors.
    pub rhs: &'static FloatFormat,
    /// The type of the result.
    pub result: &'static FloatFormat,
}

/// A model with its constants at hand, for operands and results of some types.
#[derive(Debug, Clone)]
pub struct Replay {
    types: Types,
    /// The preparation of the factors of each side.
    factors: [Factor; 2],
    order: Order,
    way: Way,
    sum: Step,
    every: Option<(usize, Step)>,
    blocks: Option<(usize, Step)>,
    via: Vec<Step>,
}

#[derive(Debug, Clone, Copy)]
struct Factor {
    format: &'static FloatFormat,
    step: Option<Step>,
    /// Values below this one in magnitude become zero.
    flushed: f64,
}

/// How terms are added, with constants.
#[derive(Debug, Clone, Copy)]
enum Way {
    Steps { fused: bool },
    Pairs { group: usize },
    Exact { group: usize, late: bool },
    Aligned(Aligner),
    Late(LateAdder),
}

/// Memory for sums, one after the other.
#[derive(Default)]
pub struct Scratch {
    values: Vec<f64>,
    exact: ExactSum,
}

/// Factors of more bits than this have products that f64 cannot hold.
const MOST_FACTOR_BITS: u32 = 26;

impl Replay {
    /// A model for types.
    ///
    /// # Errors
    ///
    /// If the model has no meaning for these types: sums in a type without a rule for its rounding, or factors whose
    /// products are wider than f64 in another adder than one of f64.
    pub fn new(model: &Model, types: Types) -> Result<Replay, ModelError> {
        let Types { lhs, rhs, result } = types;
        let last = model.blocks.map_or(Node::nearest(result), |(_, node)| node);
        let sum = match (model.sum, model.adder) {
            (Some(node), _) => Step::new(node, model.flushes_results)?,
            (None, Adder::Aligned(alignment)) => own_sum(alignment),
            (None, _) => Step::new(last, model.flushes_results)?,
        };
        let is_wide = [lhs, rhs].iter().any(|format| format.precision() > MOST_FACTOR_BITS);
        let takes_wide = matches!(model.adder, Adder::Exact { group: None, .. })
            || matches!(model.adder, Adder::Steps { .. }) && sum.is_double();
        if is_wide && !takes_wide {
            let message = format!("factors of {} by {} have products", lhs.name, rhs.name);
            return Err(ModelError(format!("{message} that are added in f64 or exactly alone")));
        }
        let smallest = [lhs.min_exponent(), rhs.min_exponent()];
        let way = match model.adder {
            Adder::Steps { fused } => Way::Steps { fused },
            Adder::Pairs { group } => Way::Pairs { group: group.get() },
            Adder::Exact { group, late } => {
                Way::Exact { group: group.map_or(usize::MAX, usize::from), late }
            }
            Adder::Aligned(alignment) => {
                Way::Aligned(Aligner::new(alignment, smallest, sum.least()))
            }
            Adder::Late { bits, group, halves } => {
                Way::Late(LateAdder::new((bits, group.get(), halves), smallest, sum.least()))
            }
        };
        let blocks = match model.blocks {
            Some((length, node)) => Some((length.get(), Step::new(node, model.flushes_results)?)),
            None => None,
        };
        let every = match model.every {
            Some((terms, format)) => Some((terms.get(), Step::new(Node::nearest(format), false)?)),
            None => None,
        };
        let via = model.via.iter().map(|&format| Step::new(Node::nearest(format), false));
        let factors = [Factor::new(model, lhs)?, Factor::new(model, rhs)?];
        let via = via.collect::<Result<_, _>>()?;
        Ok(Replay { types, factors, order: model.order.clone(), way, sum, every, blocks, via })
    }

    /// The types.
    pub fn types(&self) -> Types {
        self.types
    }

    /// The values that left factors have after what the model does to them.
    pub fn lhs(&self, tensor: &Tensor) -> Vec<f64> {
        self.factors[0].values(tensor)
    }

    /// The values that right factors have after what the model does to them.
    pub fn rhs(&self, tensor: &Tensor) -> Vec<f64> {
        self.factors[1].values(tensor)
    }

    /// The code of the sum of the products of factors, given by their codes, and of an initial value.
    pub fn dot(&self, lhs: &[u64], rhs: &[u64], initial: Option<u64>) -> u64 {
        let values = |side: usize, codes: &[u64]| -> Vec<f64> {
            codes.iter().map(|&code| self.factors[side].value(code)).collect()
        };
        let initial = initial.map(|code| self.types.result.decode(code));
        let initial = initial.unwrap_or_else(|| self.neutral(lhs.len()));
        let (lhs, rhs) = (values(0, lhs), values(1, rhs));
        self.code(&mut Scratch::default(), &lhs, &rhs, initial)
    }

    /// The number from which a sum of `terms` terms without an initial value starts: a sum in order starts from zero,
    /// the others from -0, which changes no sum.
    pub fn neutral(&self, terms: usize) -> f64 {
        let starts_from_zero = matches!(self.order, Order::InOrder | Order::Swapped);
        if starts_from_zero || self.blocks.is_some() || terms == 0 { 0.0 } else { -0.0 }
    }

    /// The code of the sum of the products of values that [`Replay::lhs`] and [`Replay::rhs`] gave, and of an
    /// initial value.
    pub fn code(&self, scratch: &mut Scratch, lhs: &[f64], rhs: &[f64], initial: f64) -> u64 {
        let sum = cpu::dispatch(|| self.total(scratch, lhs, rhs, initial));
        self.code_of(sum)
    }

    /// The codes of all sums of a row of `lhs` and a row of `rhs`, both of which have `length` elements: those of
    /// the first row of `lhs` first. `initial` gives what each sum starts from.
    ///
    /// # Panics
    ///
    /// If `codes` has not one element for each two rows.
    pub fn rows(
        &self,
        lhs: &[f64],
        rhs: &[f64],
        length: usize,
        initial: &(dyn Fn(usize) -> f64 + Sync),
        codes: &mut [u64],
    ) {
        let count = |values: &[f64]| values.len().checked_div(length);
        let Some((rows, columns)) = count(lhs).zip(count(rhs)) else {
            let each = codes.iter_mut().enumerate();
            return each.for_each(|(at, code)| *code = self.code_of(initial(at)));
        };
        assert_eq!(codes.len(), rows * columns, "there is a code for each two rows");
        if columns == 0 {
            return;
        }
        let row = |scratch: &mut Scratch, (row, codes): (usize, &mut [u64])| {
            let left = &lhs[row * length..][..length];
            cpu::dispatch(|| {
                for ((at, code), right) in codes.iter_mut().enumerate().zip(rhs.chunks(length)) {
                    let sum = self.total(scratch, left, right, initial(row * columns + at));
                    *code = self.code_of(sum);
                }
            });
        };
        among_threads(|| {
            codes.par_chunks_mut(columns).enumerate().for_each_init(Scratch::default, row);
        });
    }

    #[inline(always)]
    fn code_of(&self, sum: f64) -> u64 {
        let sum = self.via.iter().fold(sum, |sum, step| step.round(sum));
        match self.types.result.is_f32() && !sum.is_nan() {
            true => (sum as f32).to_bits().into(),
            false => self.types.result.encode(ConvertPolicy::COMPUTE, sum),
        }
    }

    #[inline(always)]
    fn total(&self, scratch: &mut Scratch, a: &[f64], b: &[f64], initial: f64) -> f64 {
        let Some((length, step)) = &self.blocks else {
            return self.part(scratch, a, b, self.sum.round(initial));
        };
        let mut total = step.round(initial);
        for (a, b) in a.chunks(*length).zip(b.chunks(*length)) {
            total = step.sum(total, step.round(self.part(scratch, a, b, 0.0)));
        }
        total
    }

    /// The sum of the terms of a block and of a value of the type of sums.
    #[inline(always)]
    fn part(&self, scratch: &mut Scratch, a: &[f64], b: &[f64], initial: f64) -> f64 {
        match &self.order {
            Order::InOrder => self.in_order(scratch, a, b, initial),
            Order::Swapped => self.swapped(a, b, initial),
            Order::Lanes { count, join } => {
                self.sum.sum(initial, self.lanes(scratch, a, b, count.get(), *join))
            }
            Order::Windows(window) => {
                self.sum.sum(initial, self.windows(scratch, a, b, window.get().max(2)))
            }
            Order::Tree(tree) => self.sum.sum(initial, self.by_tree(scratch, a, b, tree)),
        }
    }

    #[inline(always)]
    fn in_order(&self, scratch: &mut Scratch, a: &[f64], b: &[f64], mut sum: f64) -> f64 {
        match self.way {
            Way::Steps { fused } => return self.chain(fused, a, b, sum),
            Way::Pairs { group } => {
                for (a, b) in a.chunks(group).zip(b.chunks(group)) {
                    sum = self.sum.sum(sum, self.pairs(scratch, a, b));
                }
            }
            Way::Exact { group, late } => {
                for (a, b) in a.chunks(group).zip(b.chunks(group)) {
                    let first = if late { 0.0 } else { sum };
                    let exact = self.exact(&mut scratch.exact, a, b, first);
                    sum = if late { self.sum.sum(sum, exact) } else { exact };
                }
            }
            Way::Aligned(aligner) => {
                for (a, b) in a.chunks(aligner.group).zip(b.chunks(aligner.group)) {
                    sum = self.sum.round(aligner.add(a, b, sum));
                }
            }
            Way::Late(adder) => {
                for (a, b) in a.chunks(adder.group).zip(b.chunks(adder.group)) {
                    sum = self.sum.round(adder.add(a, b, sum));
                }
            }
        }
        sum
    }

    /// A running sum and the products of terms, one after the other.
    #[inline(always)]
    fn chain(&self, fused: bool, a: &[f64], b: &[f64], mut sum: f64) -> f64 {
        if let Some((terms, step)) = &self.every {
            for (a, b) in a.chunks(*terms).zip(b.chunks(*terms)) {
                let is_full = a.len() == *terms;
                sum = a.iter().zip(b).fold(sum, |sum, (&a, &b)| self.step(fused, a, b, sum));
                sum = if is_full { step.round(sum) } else { sum };
            }
            return sum;
        }
        if fused && self.sum.is_single() {
            // the factors are values of f32, and the processor has this operation
            let single = |sum: f32, (&a, &b): (&f64, &f64)| {
                self.sum.round((a as f32).mul_add(b as f32, sum).into()) as f32
            };
            return a.iter().zip(b).fold(sum as f32, single).into();
        }
        a.iter().zip(b).fold(sum, |sum, (&a, &b)| self.step(fused, a, b, sum))
    }

    /// A sum and a product.
    #[inline(always)]
    fn step(&self, fused: bool, a: f64, b: f64, sum: f64) -> f64 {
        match fused {
            true => self.sum.fused(a, b, sum),
            false => self.sum.sum(sum, self.sum.round(a * b)),
        }
    }

    #[inline(always)]
    fn swapped(&self, a: &[f64], b: &[f64], mut sum: f64) -> f64 {
        let Way::Steps { fused } = self.way else { return f64::NAN };
        let (mut terms, length) = (0, self.every.map_or(usize::MAX, |(terms, _)| terms));
        for (a, b) in a.chunks(2).zip(b.chunks(2)) {
            for (&a, &b) in a.iter().zip(b).rev() {
                sum = self.step(fused, a, b, sum);
                terms += 1;
                if let Some((_, step)) = self.every.filter(|_| terms % length == 0) {
                    sum = step.round(sum);
                }
            }
        }
        sum
    }

    #[inline(always)]
    fn lanes(&self, scratch: &mut Scratch, a: &[f64], b: &[f64], count: usize, join: Join) -> f64 {
        let Way::Steps { fused } = self.way else { return f64::NAN };
        let lanes = &mut scratch.values;
        lanes.clear();
        lanes.resize(count, 0.0);
        for (a, b) in a.chunks(count).zip(b.chunks(count)) {
            for ((&a, &b), lane) in a.iter().zip(b).zip(lanes.iter_mut()) {
                *lane = self.step(fused, a, b, *lane);
            }
        }
        match join {
            Join::InOrder => lanes.iter().fold(0.0, |sum, &lane| self.sum.sum(sum, lane)),
            Join::Pairs => self.join_pairs(lanes),
            Join::Halves => {
                let mut rest = lanes.len();
                while rest > 1 {
                    let half = rest.div_ceil(2);
                    for at in 0..rest - half {
                        lanes[at] = self.sum.sum(lanes[at], lanes[half + at]);
                    }
                    rest = half;
                }
                lanes[0]
            }
        }
    }

    /// The sum of neighbours, of neighbours of these, and so on.
    #[inline(always)]
    fn join_pairs(&self, values: &mut [f64]) -> f64 {
        let mut rest = values.len();
        while rest > 1 {
            for at in 0..rest.div_ceil(2) {
                let first = values[2 * at];
                let has_second = 2 * at + 1 < rest;
                values[at] =
                    if has_second { self.sum.sum(first, values[2 * at + 1]) } else { first };
            }
            rest = rest.div_ceil(2);
        }
        values.first().copied().unwrap_or(0.0)
    }

    #[inline(always)]
    fn pairs(&self, scratch: &mut Scratch, a: &[f64], b: &[f64]) -> f64 {
        scratch.values.clear();
        scratch.values.extend(a.iter().zip(b).map(|(a, b)| self.sum.round(a * b)));
        self.join_pairs(&mut scratch.values)
    }

    /// The exact sum of products and of a value, rounded once.
    fn exact(&self, exact: &mut ExactSum, a: &[f64], b: &[f64], first: f64) -> f64 {
        exact.add(first, 1.0);
        a.iter().zip(b).for_each(|(&a, &b)| exact.add(a, b));
        let number = exact.finish(Rounding::NearestEven);
        match self.sum.is_double() {
            true => {
                let code =
                    crate::numeric::names::F64.encode_number(ConvertPolicy::COMPUTE, number, 0);
                f64::from_bits(code)
            }
            false => self.sum.round(odd_value(number)),
        }
    }

    #[inline(always)]
    fn windows(&self, scratch: &mut Scratch, a: &[f64], b: &[f64], window: usize) -> f64 {
        let Way::Steps { fused } = self.way else { return f64::NAN };
        if a.len() <= window {
            return self.chain(fused, a, b, 0.0);
        }
        let level = &mut scratch.values;
        level.clear();
        let sum =
            |range: std::ops::Range<usize>| self.chain(fused, &a[range.clone()], &b[range], 0.0);
        level.extend(window_ranges(a.len(), window).map(sum));
        let join = |values: &[f64]| values.iter().fold(0.0, |sum, &value| self.sum.sum(sum, value));
        while level.len() > window {
            let count = level.len();
            // a window's sum is put where no later window reads
            for (at, range) in window_ranges(count, window).enumerate() {
                level[at] = join(&level[range]);
            }
            level.truncate(count.div_ceil(window));
        }
        join(level)
    }

    fn by_tree(&self, scratch: &mut Scratch, a: &[f64], b: &[f64], tree: &Tree) -> f64 {
        let leaves = tree.leaves();
        let values = &mut scratch.values;
        values.clear();
        if leaves != a.len() || leaves == 0 {
            return f64::NAN;
        }
        let term = |child: u32| (a[child as usize], b[child as usize]);
        for children in tree.nodes() {
            let is_leaf = |child: u32| (child as usize) < leaves;
            let value = |child: u32| match is_leaf(child) {
                true => self.sum.round(term(child).0 * term(child).1),
                false => values[child as usize - leaves],
            };
            let sum = match (self.way, children) {
                (Way::Aligned(aligner), _) => {
                    let aligned = |&child: &u32| match is_leaf(child) {
                        true => {
                            let (a, b) = term(child);
                            (a * b, aligner.exponent(a, b, a * b))
                        }
                        false => {
                            let sum = values[child as usize - leaves];
                            (sum, aligner.exponent_of_sum(sum))
                        }
                    };
                    self.sum.round(aligner.add_terms(children.iter().map(aligned)))
                }
                (Way::Steps { fused: true }, &[first, second]) => {
                    let (leaf, other) =
                        if is_leaf(second) { (second, first) } else { (first, second) };
                    match is_leaf(leaf) {
                        true => self.sum.fused(term(leaf).0, term(leaf).1, value(other)),
                        false => self.sum.sum(value(first), value(second)),
                    }
                }
                (_, &[first, second]) => self.sum.sum(value(first), value(second)),
                _ => {
                    let exact = &mut scratch.exact;
                    for &child in children {
                        match is_leaf(child) {
                            true => exact.add(term(child).0, term(child).1),
                            false => exact.add(values[child as usize - leaves], 1.0),
                        }
                    }
                    self.sum.round(odd_value(exact.finish(Rounding::NearestEven)))
                }
            };
            values.push(sum);
        }
        values.last().copied().unwrap_or_else(|| self.sum.round(a[0] * b[0]))
    }
}

impl Factor {
    fn new(model: &Model, format: &'static FloatFormat) -> Result<Factor, ModelError> {
        let step = model.factors.map(|node| Step::new(node, false)).transpose()?;
        let smallest = 2f64.powi(format.min_exponent());
        Ok(Factor { format, step, flushed: if model.flushes_factors { smallest } else { 0.0 } })
    }

    fn value(&self, code: u64) -> f64 {
        let value = self.format.decode(code);
        let value = if value.abs() < self.flushed { 0f64.copysign(value) } else { value };
        self.step.map_or(value, |step| step.round(value))
    }

    fn values(&self, tensor: &Tensor) -> Vec<f64> {
        match tensor.element() {
            ElementType::Float(_) => {
                (0..tensor.len()).map(|at| self.value(tensor.code(at) as u64)).collect()
            }
            // integers are what the operand's type makes of them
            element => {
                let value = |at: usize| Number::of_code(element, tensor.code(at) as u64);
                let code = |number| self.format.encode_number(ConvertPolicy::CONVERT, number, 0);
                (0..tensor.len()).map(|at| self.value(code(value(at)))).collect()
            }
        }
    }
}
