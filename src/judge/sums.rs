//! Sums: contractions, convolutions, and reductions and scatters that add.

use super::OneOp;
use super::band::{self, Band};
use super::bodies;
use super::bound::{
    Accumulator, Additions, Terms, any_tree, any_tree_by_events, any_tree_to_nearest,
    narrow_growth, outward,
};
use super::quanta::Quanta;
use super::replays::Factors;
use super::rung::Rung;
use super::wide::{numbers, of_f64s, retyped, widened};
use crate::ir::{Attribute, OpView, StructAttribute, TensorType, Type};
use crate::meaning::DotDimensions;
use crate::numeric::{Accumulation, ElementType, FloatFormat, names};
use crate::ops::contraction;
use crate::tensor::{Tensor, Value};

/// What is known of the sums of an op's result, for values of its operands.
pub struct Sums {
    /// The sums, each with a rounding error of f64 at most `sum_unit` times the magnitude of its terms.
    sums: Vec<f64>,
    sum_unit: f64,
    /// The sums of the magnitudes of the terms.
    magnitudes: Vec<f64>,
    /// The parts of these whose terms have a subnormal factor, if any has.
    subnormal: Option<Vec<f64>>,
    /// By how much the terms may differ from those whose sum this is, all together, if the operands are not known exactly.
    spread: Option<Vec<f64>>,
    /// The magnitudes of the finite terms, if some terms are infinite.
    finite: Option<Vec<f64>>,
    /// How many terms a sum has at most.
    terms: u64,
    quanta: Option<Quanta>,
    /// The type in which additions are made at least.
    accumulator: &'static FloatFormat,
    /// The type of the result.
    result: &'static FloatFormat,
    /// The formats of the two factors of a term; `None` if a term is a single value.
    factors: Option<[&'static FloatFormat; 2]>,
    is_complex: bool,
}

/// How an op adds.
pub struct Shape {
    kind: Kind,
    /// How many terms a sum has at most; `None` if only a run can say.
    terms: Option<u64>,
    accumulator: &'static FloatFormat,
}

enum Kind {
    Dot(DotDimensions),
    Products,
    Reduction(Vec<usize>),
    Additions,
}

/// The values that an op's operands may have.
pub struct Operands<'a> {
    /// A value of each.
    pub values: &'a [Value],
    /// How far the elements of an operand may be from its value; `None` if they are known exactly.
    pub radii: Vec<Option<Tensor>>,
}

impl Operands<'_> {
    /// Values that are known exactly.
    pub fn exact(values: &[Value]) -> Operands<'_> {
        Operands { values, radii: vec![None; values.len()] }
    }
}

impl Shape {
    /// How an op adds, if its result is sums.
    pub fn of(view: &OpView<'_>) -> Option<Shape> {
        let name = view.op.full_name();
        let result = view.result(0)?;
        let format = result.element.float_format()?;
        let operand = |index: usize| view.operand(index);
        let static_size =
            |ty: &TensorType| ty.static_shape().map(|it| it.iter().product::<usize>());
        let (kind, terms) = match name {
            "stablehlo.dot_general" => {
                let (_, dimensions) = contraction::verified(view);
                let shape = operand(0)?.static_shape();
                let terms = shape.map(|shape| {
                    dimensions.lhs_contracting.iter().map(|&it| shape[it]).product::<usize>()
                });
                (Kind::Dot(dimensions), terms)
            }
            "stablehlo.dot" => {
                let dimensions = contraction::dimensions_of_dot(view);
                let terms = operand(0)?.static_shape().and_then(|shape| shape.last().copied());
                (Kind::Dot(dimensions), terms)
            }
            "stablehlo.convolution" | "stablehlo.dynamic_conv" => {
                let features = view.fields("dimension_numbers");
                let output = features.map(|it| it.integer("kernel_output_feature_dimension"));
                let kernel = operand(1)?.static_shape();
                let terms = kernel.zip(output).map(|(shape, output)| {
                    let outputs = shape.get(output as usize).copied().unwrap_or(1).max(1);
                    shape.iter().product::<usize>() / outputs
                });
                (Kind::Products, terms)
            }
            "chlo.ragged_dot" | "stablehlo.einsum" => (Kind::Products, None),
            "stablehlo.reduce" if view.op.operands.len() == 2 && bodies::adds(view) => {
                let dimensions = view.integers("dimensions")?;
                let dimensions: Vec<usize> = dimensions.iter().map(|&it| it as usize).collect();
                let shape = operand(0)?.static_shape();
                let terms = shape.map(|shape| {
                    dimensions.iter().map(|&dimension| shape[dimension]).product::<usize>() + 1
                });
                (Kind::Reduction(dimensions), terms)
            }
            "stablehlo.reduce_window" if view.op.operands.len() == 2 && bodies::adds(view) => {
                let window = view.integers("window_dimensions")?;
                let terms = window.iter().product::<i64>() as usize + 1;
                (Kind::Additions, Some(terms))
            }
            "stablehlo.scatter" if view.op.operands.len() == 3 && bodies::adds(view) => {
                let updates = static_size(operand(2)?);
                (Kind::Additions, updates.map(|updates| updates + 1))
            }
            _ => return None,
        };
        let widest = view.operand_types().filter_map(|ty| ty.as_tensor()?.element.float_format());
        let precision = widest.map(|it| it.precision()).max()?.max(format.precision());
        let accumulator = if precision > 24 { &names::F64 } else { stated_accumulator(view) };
        Some(Shape { kind, terms: terms.map(|terms| terms as u64), accumulator })
    }

    /// The factors of the terms, if a model of a unit can add them: each sum starts from zero.
    pub fn factors<'a>(
        &'a self,
        operand: impl Fn(usize) -> Option<&'a Tensor>,
    ) -> Option<Factors<'a>> {
        match &self.kind {
            Kind::Dot(dimensions) => Some(Factors::Dot([operand(0)?, operand(1)?], dimensions)),
            Kind::Reduction(dimensions) if is_zero(operand(1)?) => {
                Some(Factors::Reduction(operand(0)?, dimensions))
            }
            Kind::Reduction(_) | Kind::Products | Kind::Additions => None,
        }
    }

    /// The sums for these operands; `None` if the op cannot be computed in f64.
    pub fn sums(&self, view: &OpView<'_>, operands: &Operands<'_>) -> Option<Sums> {
        let element = &view.result(0)?.element;
        let result = element.float_format()?;
        let is_f64 = self.accumulator.is_f64();
        let own = retyped(view, is_f64.then_some(Accumulation::EXACT), super::wide::wide)?;
        let wide: Vec<Value> = operands.values.iter().map(widened).collect();
        let sums = numbers(own.run(&wide).ok()?.first()?.as_tensor()?);
        let sizes = Sizes::of(view, operands)?;
        let of_sizes = sizes.with(&f64::abs)?;
        let spread = sizes.spread(&of_sizes)?;
        let finite = match of_sizes.iter().all(|it| it.is_finite()) {
            true => None,
            false => Some(sizes.with(&|it| if it.is_finite() { it.abs() } else { 0.0 })?),
        };
        let subnormal = match operands.values.iter().any(has_subnormals) {
            true => {
                let smallest = self.accumulator.decode(self.accumulator.min_normal());
                let kept = sizes.with(&|it| if it.abs() < smallest { 0.0 } else { it.abs() })?;
                Some(of_sizes.iter().zip(kept).map(|(all, kept)| (all - kept).max(0.0)).collect())
            }
            false => None,
        };
        let is_complex = matches!(element, ElementType::Complex(_));
        let terms = match self.terms {
            Some(terms) => terms,
            None => sizes.with(&|_| 1.0)?.into_iter().fold(0.0, f64::max) as u64,
        };
        let terms = if is_complex { 2 * terms } else { terms };
        let is_exact = spread.is_none() && !is_complex && !is_f64;
        let tensor = |index: usize| operands.values[index].as_tensor();
        let format = |index: usize| tensor(index)?.element().float_format();
        let factors = match self.kind {
            Kind::Dot(_) | Kind::Products => Some([format(0)?, format(1)?]),
            Kind::Reduction(_) | Kind::Additions => None,
        };
        let doubled = |values: Vec<f64>| match is_complex {
            false => values,
            true => values.into_iter().flat_map(|value| [value, value]).collect(),
        };
        let growth = 1.0 + terms as f64 * f64::EPSILON;
        let sums = Sums {
            sums,
            sum_unit: if is_f64 { f64::EPSILON } else { terms as f64 * f64::EPSILON },
            magnitudes: doubled(of_sizes).into_iter().map(|it| it * growth).collect(),
            subnormal: subnormal.map(doubled),
            spread: spread.map(doubled),
            finite: finite.map(doubled),
            terms,
            quanta: if is_exact { self.quanta(operands.values)? } else { None },
            accumulator: self.accumulator,
            result,
            factors,
            is_complex,
        };
        Some(sums.without_idle_quanta())
    }

    /// The exponents of the lowest bits of the terms, for contractions and for reductions that start from zero.
    fn quanta(&self, operands: &[Value]) -> Option<Option<Quanta>> {
        let tensor = |index: usize| operands[index].as_tensor();
        Some(match &self.kind {
            Kind::Dot(dimensions) => Some(Quanta::of_dot([tensor(0)?, tensor(1)?], dimensions)),
            Kind::Reduction(dimensions) if is_zero(tensor(1)?) => {
                Some(Quanta::of_reduction(tensor(0)?, dimensions))
            }
            _ => None,
        })
    }
}

/// The op on the magnitudes of its operands, in f64. Of complex numbers the magnitudes are real.
struct Sizes<'a> {
    op: OneOp,
    operands: &'a Operands<'a>,
}

impl<'a> Sizes<'a> {
    fn of(view: &OpView<'_>, operands: &'a Operands<'a>) -> Option<Sizes<'a>> {
        let real = |element: &ElementType| match super::wide::is_inexact(element) {
            true => ElementType::Float(&names::F64),
            false => element.clone(),
        };
        Some(Sizes { op: retyped(view, None, real)?, operands })
    }

    fn run(&self, values: &[Value]) -> Option<Vec<f64>> {
        Some(numbers(self.op.run(values).ok()?.first()?.as_tensor()?))
    }

    /// The sums of a function of the magnitudes.
    fn with(&self, function: &dyn Fn(f64) -> f64) -> Option<Vec<f64>> {
        let values = self.operands.values.iter().map(|it| magnitudes(it, function));
        self.run(&values.collect::<Vec<_>>())
    }

    /// By how much the sums of the magnitudes may be larger than these; the inner value is `None` if the operands are known
    /// exactly.
    fn spread(&self, of_sizes: &[f64]) -> Option<Option<Vec<f64>>> {
        if self.operands.radii.iter().all(Option::is_none) {
            return Some(None);
        }
        let pairs = self.operands.values.iter().zip(&self.operands.radii);
        let largest = pairs.map(|(value, radius)| plus(&magnitudes(value, &f64::abs), radius));
        let largest = self.run(&largest.collect::<Vec<_>>())?;
        let difference = largest.iter().zip(of_sizes).map(|(most, own)| most - own);
        Some(Some(difference.map(|it| it.max(0.0)).collect()))
    }
}

/// How many sums a task bounds at least.
const TASK: usize = 1 << 8;
/// In how many sums the count of inexact additions is tried out.
const TRIED: usize = 32;

/// How additions are made, as far as a bound asks.
#[derive(Clone, Copy)]
struct Manner {
    format: &'static FloatFormat,
    additions: Additions,
    /// Whether all additions are made in one format and not in wider ones.
    in_one_format: bool,
}

impl Sums {
    /// These sums; inexact additions are not counted if nearly all are inexact, since counting takes as long as the sum.
    fn without_idle_quanta(mut self) -> Sums {
        let Some(quanta) = self.quanta.take() else { return self };
        let manner = self.nearest();
        let step = self.sums.len().div_ceil(TRIED).max(1);
        let places = (0..self.sums.len()).step_by(step);
        let plain: Vec<Option<f64>> =
            places.clone().map(|index| self.distance(index, manner, 0.0, &[])).collect();
        self.quanta = Some(quanta);
        let counted = places.map(|index| self.distance(index, manner, 0.0, &[]));
        let helps = |(plain, counted): (&Option<f64>, Option<f64>)| match (plain, counted) {
            (Some(plain), Some(counted)) => counted < 0.75 * plain,
            (plain, counted) => plain.is_none() && counted.is_some(),
        };
        if !plain.iter().zip(counted).any(helps) {
            self.quanta = None;
        }
        self
    }

    /// The sums, before they are rounded to the type of the result.
    pub fn exact(&self) -> Band {
        Band::around(&self.sums, |index| self.sum_error(index) + self.spread_of(index))
    }

    /// The sums, each with an error that [`Sums::exact`] covers.
    pub fn values(&self) -> &[f64] {
        &self.sums
    }

    /// Additions to nearest in the accumulator or in wider types.
    fn nearest(&self) -> Manner {
        Manner { format: self.accumulator, additions: Additions::Nearest, in_one_format: false }
    }

    /// Additions to nearest in the type of the result, if it is narrower than the accumulator.
    fn own(&self) -> Option<Manner> {
        let is_narrow = self.result.precision() < self.accumulator.precision();
        is_narrow.then(|| Manner { format: self.result, in_one_format: true, ..self.nearest() })
    }

    /// What additions in the type of the result give.
    fn narrow(&self, places: &[usize]) -> Option<Band> {
        Some(self.any_order(self.own()?, places, |_| 0.0))
    }

    /// What a rung allows at some places, before the result is rounded to its type. Elsewhere the band means nothing.
    pub fn band(&self, rung: &Rung, places: &[usize]) -> Option<Band> {
        let nearest = self.nearest();
        match rung {
            Rung::Ieee => Some(self.any_order(nearest, places, |_| 0.0)),
            Rung::Units => {
                let faithful = Manner { additions: Additions::Faithful, ..nearest };
                Some(self.any_order(faithful, places, |_| 0.0))
            }
            Rung::Element if self.factors.is_some() => self.narrow(places),
            // the region of a reduction adds in its own type
            Rung::Body if self.factors.is_none() => self.narrow(places),
            Rung::Inputs(ty) if self.are_rounded_by(ty) => {
                // the relative error of an operand that is cut to the bits of tf32, or rounded to bf16
                let error =
                    if ty.name == names::TF32.name { 2f64.powi(-10) } else { 2f64.powi(-8) };
                let product = 2.0 * error + error * error;
                Some(self.any_order(nearest, places, |index| product * self.magnitudes[index]))
            }
            Rung::Flush => {
                let smallest = self.accumulator.decode(self.accumulator.min_normal());
                let of_results = (2.0 * self.terms as f64) * smallest;
                let lost = |index| self.subnormal.as_ref().map_or(0.0, |it| it[index]) + of_results;
                Some(self.any_order(nearest, places, lost))
            }
            _ => None,
        }
    }

    /// The share of the sums, of those that are looked at, in which a missing term of average size would be outside of what
    /// `ieee` allows, and `body` where a region adds. `None` if there are no sums.
    pub fn power(&self) -> Option<f64> {
        let own = if self.factors.is_none() { self.own() } else { None };
        let manner = own.unwrap_or(self.nearest());
        let growth = self.growth(manner);
        let step = self.sums.len().div_ceil(1024).max(1);
        let places: Vec<usize> = (0..self.sums.len()).step_by(step).collect();
        let is_seen = |&&index: &&usize| {
            let term = self.magnitudes[index] / self.terms.max(1) as f64;
            let rounding = self.sums[index].abs() * (-f64::from(self.result.precision())).exp2();
            let error = self.distance(index, manner, 0.0, &growth).unwrap_or(f64::INFINITY);
            term > error + rounding
        };
        let seen = places.iter().filter(is_seen).count();
        (!places.is_empty()).then(|| seen as f64 / places.len() as f64)
    }

    /// Whether a product has a factor that a rounding to this type changes.
    fn are_rounded_by(&self, ty: &FloatFormat) -> bool {
        let factors = self.factors.iter().flatten();
        self.accumulator.is_f32() && factors.clone().any(|it| it.precision() > ty.precision())
    }

    fn sum_error(&self, index: usize) -> f64 {
        match self.accumulator.is_f64() {
            true => self.sum_unit * self.sums[index].abs(),
            false => self.sum_unit * self.magnitudes[index],
        }
    }

    fn spread_of(&self, index: usize) -> f64 {
        self.spread.as_ref().map_or(0.0, |spread| outward(spread[index]))
    }

    /// How sums of few terms grow in one narrow format.
    fn growth(&self, manner: Manner) -> Vec<f64> {
        match manner.in_one_format {
            true => narrow_growth(manner.format.precision(), self.terms.min(4096) as usize),
            false => Vec::new(),
        }
    }

    /// The sums in any order, with an error of the terms of their own.
    fn any_order(
        &self,
        manner: Manner,
        places: &[usize],
        own_error: impl Fn(usize) -> f64 + Sync,
    ) -> Band {
        let growth = self.growth(manner);
        let mut found = vec![0.0; places.len()];
        crate::engine::parallel::for_each_chunk(&mut found, TASK, |chunk, found| {
            for (&index, distance) in places[chunk * TASK..].iter().zip(found) {
                let it = self.distance(index, manner, own_error(index), &growth);
                *distance = it.unwrap_or(f64::NAN);
            }
        });
        let mut distances = vec![0.0; self.sums.len()];
        places.iter().zip(found).for_each(|(&index, distance)| distances[index] = distance);
        let mut band = Band::around(&self.sums, |index| distances[index]);
        self.mark_overflows(&mut band, manner, &distances);
        band
    }

    /// The terms of a sum, for the bounds.
    fn terms_of(&self, index: usize, manner: Manner, own_error: f64) -> Terms {
        let magnitude = self.magnitudes[index] + self.spread_of(index);
        Terms {
            count: self.terms,
            sum: self.sums[index],
            sum_error: self.sum_error(index) + self.spread_of(index),
            magnitude,
            term_error: own_error + self.product_error(manner, magnitude),
        }
    }

    /// How far the rounding of products moves a sum; zero if products are exact.
    fn product_error(&self, manner: Manner, magnitude: f64) -> f64 {
        let Some([left, right]) = self.factors else {
            // a narrow accumulator takes in terms of its own type only
            return 0.0;
        };
        let accumulator = manner.format;
        let directed = if manner.additions == Additions::Faithful { 2.0 } else { 1.0 };
        let mut error = 0.0;
        if left.precision() + right.precision() > accumulator.precision() {
            error += (-f64::from(accumulator.precision())).exp2() * magnitude;
        }
        let lowest = left.quantum_exponent() + right.quantum_exponent();
        if lowest < accumulator.quantum_exponent() {
            error += self.terms as f64 * f64::from(accumulator.quantum_exponent() - 1).exp2();
        }
        directed * error
    }

    /// How far a sum in any order may be from the exact one; `None` if nothing bounds it.
    fn distance(
        &self,
        index: usize,
        manner: Manner,
        own_error: f64,
        growth: &[f64],
    ) -> Option<f64> {
        let terms = self.terms_of(index, manner, own_error);
        if !terms.magnitude.is_finite() {
            return Some(0.0);
        }
        let precision = manner.format.precision();
        let accumulator = Accumulator { precision, additions: manner.additions };
        let counted = match &self.quanta {
            Some(quanta) => {
                any_tree_by_events(&terms, accumulator, |grid| quanta.finer(index, grid))
            }
            None => any_tree(&terms, accumulator),
        };
        let narrow = || match growth.get(self.terms as usize) {
            Some(growth) => {
                let magnitude = terms.magnitude + terms.term_error;
                Some(outward(growth * magnitude + terms.term_error))
            }
            None => (manner.additions == Additions::Nearest)
                .then(|| any_tree_to_nearest(&terms, precision)),
        };
        let found = match (counted, manner.in_one_format) {
            (Some(counted), false) => Some(counted),
            (counted, _) => counted.into_iter().chain(narrow()).reduce(f64::min),
        };
        Some(found? + self.sum_error(index) + self.spread_of(index))
    }

    /// Allows infinities and NaN where a partial sum may overflow.
    fn mark_overflows(&self, band: &mut Band, manner: Manner, distances: &[f64]) {
        let format = manner.format;
        let largest = format.decode(format.max_finite);
        let step = f64::from(format.max_exponent() - format.precision() as i32 + 1).exp2();
        let threshold = match manner.additions {
            Additions::Nearest => largest + step / 2.0,
            Additions::Faithful => largest,
        };
        for index in 0..self.sums.len() {
            let magnitude = match &self.finite {
                Some(finite) => finite[index],
                None => self.magnitudes[index],
            };
            if magnitude + distances[index] < threshold {
                continue;
            }
            if magnitude.is_infinite() {
                // products of finite factors overflow f64, and only some ways to add round them
                band.allow_all(index);
                continue;
            }
            let sum = self.sums[index];
            let terms = Terms { magnitude, ..self.terms_of(index, manner, 0.0) };
            let error = if distances[index].is_nan() { f64::INFINITY } else { distances[index] };
            let (positive, negative) = match sum.is_finite() {
                true => (terms.positive() + error, terms.negative() + error),
                false => (magnitude + error, magnitude + error),
            };
            let (up, down) = (positive >= threshold, negative >= threshold);
            let mark = match (sum.is_nan(), sum.is_infinite()) {
                (true, _) => 0,
                (_, true) if (sum > 0.0 && down) || (sum < 0.0 && up) => band::NAN,
                (_, true) => 0,
                _ if !format.has_infinity() && (up || down) => band::NAN,
                _ => {
                    let both = if up && down { band::NAN } else { 0 };
                    let infinity = if up { band::INFINITY } else { 0 };
                    let minus = if down { band::MINUS_INFINITY } else { 0 };
                    both | infinity | minus
                }
            };
            band.add_mark(index, mark);
            if self.is_complex && mark != 0 {
                band.allow_all(index);
            }
        }
    }
}

/// The type in which an algorithm states that sums are made; f32 if none does.
fn stated_accumulator(view: &OpView<'_>) -> &'static FloatFormat {
    let stated = view.fields("algorithm").and_then(|it| float_field(it, "accumulation_type"));
    stated.unwrap_or(&names::F32)
}

/// Whether an algorithm leaves the operands of a product as they are.
pub fn keeps_operands(view: &OpView<'_>, algorithm: &StructAttribute) -> bool {
    let keeps = |(index, name): (usize, &str)| {
        let operand = view.operand(index).and_then(|ty| ty.element.float_format());
        let stated = float_field(algorithm, name);
        operand
            .zip(stated)
            .is_some_and(|(operand, stated)| stated.precision() >= operand.precision())
    };
    ["lhs_precision_type", "rhs_precision_type"].into_iter().enumerate().all(keeps)
}

fn float_field(fields: &StructAttribute, name: &str) -> Option<&'static FloatFormat> {
    match fields.fields.get(name) {
        Some(Attribute::Type(Type::Element(ElementType::Float(format)))) => Some(format),
        _ => None,
    }
}

/// A value of floats in f64 with a function of the magnitude of each number; a complex number has the sum of its parts'
/// magnitudes. Any other value stays as it is.
fn magnitudes(value: &Value, function: &dyn Fn(f64) -> f64) -> Value {
    let Value::Tensor(tensor) = value else { return value.clone() };
    if !super::wide::is_inexact(tensor.element()) {
        return value.clone();
    }
    let mut values = numbers(tensor);
    if matches!(tensor.element(), ElementType::Complex(_)) {
        values = values.chunks(2).map(|parts| function(parts[0].abs() + parts[1].abs())).collect();
    } else {
        values.iter_mut().for_each(|value| *value = function(*value));
    }
    of_f64s(tensor.shape(), values)
}

/// The sum of a value of f64 and of the distance that it may have.
fn plus(value: &Value, radius: &Option<Tensor>) -> Value {
    let (Value::Tensor(tensor), Some(radius)) = (value, radius) else { return value.clone() };
    let sums =
        numbers(tensor).into_iter().zip(numbers(radius)).map(|(value, radius)| value + radius);
    of_f64s(tensor.shape(), sums.collect())
}

fn is_zero(tensor: &Tensor) -> bool {
    numbers(tensor).iter().all(|&value| value == 0.0)
}

/// Whether a value of floats has elements that are subnormal in its type.
pub fn has_subnormals(value: &Value) -> bool {
    let Some(tensor) = value.as_tensor() else { return false };
    let Some(format) = tensor.element().float_format() else { return false };
    let smallest = format.decode(format.min_normal());
    numbers(tensor).iter().any(|value| *value != 0.0 && value.abs() < smallest)
}
