//! Does a known way to add give all bits of a result?

use crate::alone::terms::{order_of_reduction, orders, permuted};
use crate::hardware::parallel;
use crate::meaning::DotDimensions;
use crate::numeric::{FloatFormat, names};
use crate::replay::{Model, Replay, Replays, Scratch, Types, units};
use crate::tensor::Tensor;

/// The terms of the sums of a result: products of two operands, or the elements of one.
pub enum Factors<'a> {
    /// A contraction.
    Dot([&'a Tensor; 2], &'a DotDimensions),
    /// A reduction along dimensions.
    Reduction(&'a Tensor, &'a [usize]),
}

/// The ways to add that compilers for processors are known to have, from the most common one on.
const OF_PROCESSORS: &[&str] = &[
    "f32,fma",
    "f32",
    "f32,fma+block:512:f32",
    "f32,swapped",
    "f32,fma,lanes:8",
    "f32,lanes:8",
    "f32,fma,lanes:16",
];

/// How many sums are made by a model before all are.
const TRIED: usize = 64;
/// How many terms are added by a model at most. Of larger results only some of the sums are made.
const MOST_TERMS: usize = 1 << 31;

/// The name of the first way to add that gives all bits of a result.
pub fn explaining(factors: &Factors<'_>, actual: &Tensor, given: &Replays) -> Option<String> {
    let crate::numeric::ElementType::Float(result) = *actual.element() else { return None };
    let (terms, types) = factors.types(result)?;
    let own = given.model(types, terms).map(|model| (model.to_string(), model.clone()));
    let known = own.into_iter().chain(models(types));
    let count = actual.len();
    let tried: Vec<usize> = (0..count).step_by(count.div_ceil(TRIED).max(1)).collect();
    let sample = factors.sample(&tried);
    let mut explaining = known.filter(|(_, model)| {
        let Ok(replay) = Replay::new(model, types) else { return false };
        let agrees = |(place, [lhs, rhs]): (&usize, &[Vec<u64>; 2])| {
            is_same(types.result, replay.dot(lhs, rhs, None), actual.code(*place) as u64)
        };
        tried.iter().zip(&sample).all(agrees) && factors.are_added_by(&replay, types, actual)
    });
    explaining.next().map(|(name, _)| name)
}

/// The ways to add that are known for some types, with their names.
fn models(types: Types) -> impl Iterator<Item = (String, Model)> {
    let Types { lhs, rhs, result } = types;
    let mut texts: Vec<String> = OF_PROCESSORS.iter().map(|text| (*text).to_string()).collect();
    if result.precision() < names::F32.precision() {
        let name = result.name;
        let narrow = ["", ",fma", ",windows:32"].map(|manner| format!("{name}{manner}"));
        texts.extend(narrow);
        texts.extend([8, 16, 32].map(|terms| format!("f32,every:{terms}:{name}")));
    }
    let has = |operands: &[&FloatFormat], format: &FloatFormat| {
        operands.iter().any(|operand| operand.name == format.name)
    };
    let of_units =
        units().iter().filter(move |unit| has(unit.operands, lhs) && has(unit.operands, rhs));
    let of_units = of_units.map(|unit| (unit.name.to_string(), unit.model.clone()));
    let parsed = texts.into_iter().filter_map(|text| Some((text.clone(), text.parse().ok()?)));
    parsed.chain(of_units)
}

impl Factors<'_> {
    /// How many terms a sum has, and the types.
    fn types(&self, result: &'static FloatFormat) -> Option<(usize, Types)> {
        let format = |tensor: &Tensor| tensor.element().float_format();
        Some(match self {
            Factors::Dot([lhs, rhs], dimensions) => {
                let terms =
                    dimensions.lhs_contracting.iter().map(|&dimension| lhs.shape()[dimension]);
                (terms.product(), Types { lhs: format(lhs)?, rhs: format(rhs)?, result })
            }
            Factors::Reduction(input, dimensions) => {
                let terms = dimensions.iter().map(|&dimension| input.shape()[dimension]);
                let element = format(input)?;
                (terms.product(), Types { lhs: element, rhs: element, result })
            }
        })
    }

    /// Whether a model gives the bits of a result.
    fn are_added_by(&self, replay: &Replay, types: Types, actual: &Tensor) -> bool {
        let sides: [fn(&Replay, &Tensor) -> Vec<f64>; 2] = [Replay::lhs, Replay::rhs];
        let rows = self.rows(sides, replay, 1.0);
        let agree = |place: &usize| {
            let [lhs, rhs] = rows.of(*place);
            let code = replay.code(&mut Scratch::default(), lhs, rhs, replay.neutral(lhs.len()));
            is_same(types.result, code, actual.code(*place) as u64)
        };
        let count = actual.len();
        let affordable = (MOST_TERMS / rows.terms.max(1)).max(TRIED);
        let places: Vec<usize> = (0..count).step_by(count.div_ceil(affordable).max(1)).collect();
        let mut agreed = vec![false; places.len()];
        parallel::for_each_chunk(&mut agreed, TRIED, |chunk, agreed| {
            let places = &places[chunk * TRIED..];
            agreed.iter_mut().zip(places).for_each(|(agreed, place)| *agreed = agree(place));
        });
        agreed.into_iter().all(|agreed| agreed)
    }

    /// The codes of the factors of some sums.
    fn sample(&self, places: &[usize]) -> Vec<[Vec<u64>; 2]> {
        let codes = |(): &(), tensor: &Tensor| -> Vec<u64> {
            (0..tensor.len()).map(|place| tensor.code(place) as u64).collect()
        };
        let one = match self {
            Factors::Dot(..) => 0,
            Factors::Reduction(input, _) => {
                let format = input.element().float_format().unwrap_or(&names::F32);
                format.encode(Default::default(), 1.0)
            }
        };
        let rows = self.rows([codes; 2], &(), one);
        places.iter().map(|&place| rows.of(place).map(<[u64]>::to_vec)).collect()
    }

    /// The results of two functions for the factors, side by side; `one` is the result of the second one for 1.
    fn rows<S, T: Copy + Send + Sync>(
        &self,
        [of_lhs, of_rhs]: [impl Fn(&S, &Tensor) -> Vec<T>; 2],
        source: &S,
        one: T,
    ) -> Rows<T> {
        match self {
            Factors::Dot([lhs, rhs], dimensions) => {
                let orders = orders(lhs.rank(), rhs.rank(), dimensions);
                let size = |tensor: &Tensor, among: &[usize]| -> usize {
                    among.iter().map(|&dimension| tensor.shape()[dimension]).product()
                };
                let rows = [
                    size(lhs, &dimensions.lhs_free(lhs.rank())),
                    size(rhs, &dimensions.rhs_free(rhs.rank())),
                ];
                let terms = size(lhs, &dimensions.lhs_contracting);
                let [lhs_order, rhs_order] = orders;
                Rows {
                    lhs: permuted(of_lhs(source, lhs), lhs.shape(), &lhs_order),
                    rhs: permuted(of_rhs(source, rhs), rhs.shape(), &rhs_order),
                    terms,
                    rows,
                }
            }
            Factors::Reduction(input, dimensions) => {
                let order = order_of_reduction(input.rank(), dimensions);
                let size = |dimension: &usize| input.shape()[*dimension];
                let terms: usize = dimensions.iter().map(size).product();
                let lhs = permuted(of_lhs(source, input), input.shape(), &order);
                // each term is a product with one
                Rows { lhs, rhs: vec![one; terms], terms, rows: [usize::MAX, 1] }
            }
        }
    }
}

/// Whether a sum has the same bits, or is NaN in both.
fn is_same(format: &FloatFormat, code: u64, theirs: u64) -> bool {
    code == theirs || (format.is_nan(code) && format.is_nan(theirs))
}

/// The factors of each sum, side by side.
struct Rows<T> {
    lhs: Vec<T>,
    rhs: Vec<T>,
    terms: usize,
    /// How many rows of each operand a batch has.
    rows: [usize; 2],
}

impl<T> Rows<T> {
    fn of(&self, place: usize) -> [&[T]; 2] {
        let [left_rows, right_rows] = self.rows;
        let (left, right) = (place / right_rows, place % right_rows);
        let right = left / left_rows * right_rows + right;
        let row = |row: usize| row * self.terms..(row + 1) * self.terms;
        [&self.lhs[row(left)], &self.rhs[row(right)]]
    }
}
