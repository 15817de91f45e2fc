//! Does a known way to add give all bits of a result?

use super::quanta::permuted;
use crate::engine::parallel;
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
    let mut explaining = known.filter(|(_, model)| factors.are_added_by(model, types, actual));
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
    fn are_added_by(&self, model: &Model, types: Types, actual: &Tensor) -> bool {
        let Ok(replay) = Replay::new(model, types) else { return false };
        let Some(rows) = self.rows(&replay) else { return false };
        let agree = |place: &usize| {
            let code = rows.sum(&replay, *place);
            let theirs = actual.code(*place) as u64;
            code == theirs || (types.result.is_nan(code) && types.result.is_nan(theirs))
        };
        let count = actual.len();
        let mut tried = (0..count).step_by(count.div_ceil(TRIED).max(1));
        if !tried.all(|place| agree(&place)) {
            return false;
        }
        let affordable = (MOST_TERMS / rows.terms.max(1)).max(TRIED);
        let places: Vec<usize> = (0..count).step_by(count.div_ceil(affordable).max(1)).collect();
        let mut agreed = vec![false; places.len()];
        parallel::for_each_chunk(&mut agreed, TRIED, |chunk, agreed| {
            let places = &places[chunk * TRIED..];
            agreed.iter_mut().zip(places).for_each(|(agreed, place)| *agreed = agree(place));
        });
        agreed.into_iter().all(|agreed| agreed)
    }

    fn rows(&self, replay: &Replay) -> Option<Rows> {
        match self {
            Factors::Dot([lhs, rhs], dimensions) => {
                let orders = super::quanta::orders(lhs.rank(), rhs.rank(), dimensions);
                let size = |tensor: &Tensor, among: &[usize]| -> usize {
                    among.iter().map(|&dimension| tensor.shape()[dimension]).product()
                };
                let rows = [
                    size(lhs, &dimensions.lhs_free(lhs.rank())),
                    size(rhs, &dimensions.rhs_free(rhs.rank())),
                ];
                let terms = size(lhs, &dimensions.lhs_contracting);
                let [lhs_order, rhs_order] = orders;
                Some(Rows {
                    lhs: permuted(replay.lhs(lhs), lhs.shape(), &lhs_order),
                    rhs: permuted(replay.rhs(rhs), rhs.shape(), &rhs_order),
                    terms,
                    rows,
                })
            }
            Factors::Reduction(input, dimensions) => {
                let order = super::quanta::order_of_reduction(input.rank(), dimensions);
                let size = |dimension: &usize| input.shape()[*dimension];
                let terms: usize = dimensions.iter().map(size).product();
                let lhs = permuted(replay.lhs(input), input.shape(), &order);
                // each term is a product with one
                Some(Rows { lhs, rhs: vec![1.0; terms], terms, rows: [usize::MAX, 1] })
            }
        }
    }
}

/// The factors of each sum, side by side.
struct Rows {
    lhs: Vec<f64>,
    rhs: Vec<f64>,
    terms: usize,
    /// How many rows of each operand a batch has.
    rows: [usize; 2],
}

impl Rows {
    fn sum(&self, replay: &Replay, place: usize) -> u64 {
        let [left_rows, right_rows] = self.rows;
        let (left, right) = (place / right_rows, place % right_rows);
        let right = left / left_rows * right_rows + right;
        let row = |row: usize| row * self.terms..(row + 1) * self.terms;
        let (lhs, rhs) = (&self.lhs[row(left)], &self.rhs[row(right)]);
        replay.code(&mut Scratch::default(), lhs, rhs, 0.0)
    }
}
