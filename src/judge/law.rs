//! Which results of an op are legal, by the kind of the op.

use super::OneOp;
use super::band::Band;
use super::bodies;
use super::broadcast::plain_name;
use super::complex;
use super::flush::{flush, flushed_choices, without_edge};
use super::maxnum;
use super::padding;
use super::replays;
use super::rows::Rows;
use super::rung::{Freedoms, Rung};
use super::selection;
use super::steps::Steps;
use super::sum_bounds::Sums;
use super::sums::{self, BoundedSums, Operands, Shape};
use super::wide::{in_f64, is_inexact, numbers, numbers_in, widened};
use crate::ir::OpView;
use crate::numeric::{ElementType, FloatFormat, names};
use crate::ops::{self, Meaning};
use crate::tensor::{Tensor, Value};

/// What makes a result of an op legal.
pub enum Law {
    /// The exact result rounded once, which this interpreter gives.
    One,
    /// A function whose error is some units in the last place of the type in which it is computed.
    Function(Accuracy),
    /// Sums in any order.
    Sums(Shape),
    /// Rows of the operands, which are judged together with the other results of the op.
    Rows(Rows),
    /// A scatter to the elements that windows select.
    Selection,
    /// Several rounded steps, whose order and form are open.
    Steps(Steps),
    /// The result is not determined, or no set of legal results is known: the reason.
    Undecided(&'static str),
}

/// The error of a function, over that of the most accurate ones.
#[derive(Clone, Copy)]
pub struct Accuracy {
    /// Units in the last place, over those that a function may be off by.
    units: f64,
    /// The magnitude from which the error no longer shrinks with the result.
    floor: Floor,
}

impl Accuracy {
    /// Units in the last place, over those that a function may be off by.
    pub fn units(self) -> f64 {
        self.units
    }

    /// Whether the error depends on more than the result.
    pub fn has_floor(self) -> bool {
        self.floor != Floor::None
    }

    /// The magnitude to which the error of a result is relative, by the first operand.
    pub fn size(self, exact: f64, operand: f64) -> f64 {
        match self.floor {
            Floor::None => exact.abs(),
            Floor::One => exact.abs().max(1.0),
            Floor::Operand => exact.abs().max(operand.abs().min(1.0)),
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Floor {
    /// The error is relative to the result.
    None,
    /// The error is relative to the result or to one, whichever is larger.
    One,
    /// The error is relative to the result, or to the operand as long as that is below one.
    Operand,
}

/// The functions whose results are not required to be correctly rounded.
const FUNCTIONS: &[(&str, f64, Floor)] = &[
    ("stablehlo.atan2", 1.0, Floor::None),
    ("stablehlo.cbrt", 1.0, Floor::None),
    ("stablehlo.cosine", 1.0, Floor::Operand),
    ("stablehlo.exponential", 1.0, Floor::None),
    ("stablehlo.exponential_minus_one", 1.0, Floor::None),
    ("stablehlo.log", 1.0, Floor::None),
    ("stablehlo.log_plus_one", 1.0, Floor::None),
    ("stablehlo.logistic", 1.0, Floor::None),
    ("stablehlo.power", 2.0, Floor::None),
    ("stablehlo.rsqrt", 1.0, Floor::None),
    ("stablehlo.sine", 1.0, Floor::Operand),
    ("stablehlo.tan", 1.0, Floor::Operand),
    ("stablehlo.tanh", 1.0, Floor::None),
    ("chlo._asin_acos_kernel", 16.0, Floor::None),
    ("chlo.acos", 1.0, Floor::None),
    ("chlo.acosh", 1.0, Floor::None),
    ("chlo.asin", 1.0, Floor::None),
    ("chlo.asinh", 1.0, Floor::None),
    ("chlo.atan", 1.0, Floor::None),
    ("chlo.atanh", 1.0, Floor::None),
    ("chlo.bessel_i1e", 4.0, Floor::None),
    ("chlo.cosh", 1.0, Floor::None),
    ("chlo.digamma", 4.0, Floor::One),
    ("chlo.erf", 1.0, Floor::None),
    ("chlo.erf_inv", 2.0, Floor::None),
    ("chlo.erfc", 4.0, Floor::None),
    ("chlo.lgamma", 4.0, Floor::One),
    ("chlo.polygamma", 16.0, Floor::One),
    ("chlo.sinh", 1.0, Floor::None),
    ("chlo.tan", 1.0, Floor::Operand),
    ("chlo.zeta", 16.0, Floor::One),
];

/// The arithmetic of complex numbers that rounds in steps.
const COMPLEX_STEPS: &[&str] = &[
    "stablehlo.abs",
    "stablehlo.divide",
    "stablehlo.multiply",
    "stablehlo.sign",
    "stablehlo.sqrt",
    "chlo.square",
];

/// Why bits of a generator may be others.
const OWN_GENERATOR: &str =
    "the specification lets implementations define the algorithm of the generator";

/// The ops whose legal results are not known, and why.
const UNDECIDED: &[(&str, &str)] = &[
    ("stablehlo.batch_norm_grad", "of complex numbers no bound of its steps is known"),
    ("stablehlo.cholesky", "of complex numbers no bound of its steps is known"),
    ("stablehlo.custom_call", "its target is not part of the specification"),
    ("stablehlo.infeed", "it reads what the host gives"),
    ("stablehlo.recv", "what it receives is not followed from process to process"),
    ("stablehlo.dynamic_rng_bit_generator", OWN_GENERATOR),
    ("stablehlo.rng", "its numbers are random"),
    ("stablehlo.rng_bit_generator", OWN_GENERATOR),
    ("stablehlo.triangular_solve", "of complex numbers no bound of its steps is known"),
    (
        "stablehlo.select_and_scatter",
        "its regions compute with roundings or read values from outside",
    ),
    ("chlo.scan", "its region is applied in an order that is not stated"),
];

impl Law {
    /// Why results that this law does not explain may be legal all the same, if they may. `operands` are those of the op, and
    /// after them the values from outside that its regions read.
    pub fn open_question(&self, view: &OpView<'_>, operands: &[Value]) -> Option<&'static str> {
        match self {
            Law::Undecided(reason) => Some(reason),
            Law::Rows(rows) => rows.open_question(view, operands),
            Law::Selection => Some("which elements its windows select is not followed"),
            _ => bodies::open_question(view, operands),
        }
    }

    /// What makes the results of an op legal.
    pub fn of(view: &OpView<'_>) -> Law {
        let name = plain_name(view.op);
        let mut elements = view.operand_types().chain(view.result_types());
        if elements.any(|ty| ty.as_tensor().is_some_and(|it| is_quantized(&it.element))) {
            return Law::Undecided("scales of quantized types may be applied in any order");
        }
        if view.fields("algorithm").is_some_and(|it| !sums::keeps_operands(view, it)) {
            return Law::Undecided("its algorithm rounds the operands");
        }
        if let Some(rows) = Rows::of(view) {
            return Law::Rows(rows);
        }
        if selection::is_exact(view) {
            return Law::Selection;
        }
        if name == "stablehlo.sort" {
            return Law::Undecided("its comparator computes with roundings");
        }
        if let Some(shape) = Shape::of(view) {
            return Law::Sums(shape);
        }
        if let Some(steps) = Steps::of(view) {
            return Law::Steps(steps);
        }
        if bodies::hands_on(view.op) {
            return Law::One;
        }
        if let Some((_, reason)) = UNDECIDED.iter().find(|(op, _)| *op == name) {
            return Law::Undecided(reason);
        }
        let is_complex = |ty: &crate::ir::TensorType| matches!(ty.element, ElementType::Complex(_));
        let rounds_in_steps =
            COMPLEX_STEPS.contains(&name) && view.operand(0).is_some_and(is_complex);
        let function = FUNCTIONS.iter().find(|(op, _, _)| *op == name);
        if let Some((_, units, floor)) = function {
            return Law::Function(Accuracy { units: *units, floor: *floor });
        }
        if rounds_in_steps {
            return Law::Function(Accuracy { units: 1.0, floor: Floor::None });
        }
        let has_floats =
            view.result_types().any(|ty| ty.as_tensor().is_some_and(|ty| is_inexact(&ty.element)));
        match ops::entry(name).map(|entry| &entry.meaning) {
            Some(Meaning::WithBodies(_)) if has_floats && !bodies::has_one_order(view) => {
                Law::Undecided("the order in which its region is applied is not stated")
            }
            Some(Meaning::Exchange(_)) if has_floats => {
                Law::Undecided("it depends on other processes")
            }
            None => Law::Undecided("the op is unknown"),
            _ => Law::One,
        }
    }
}

fn is_quantized(element: &ElementType) -> bool {
    matches!(element, ElementType::Quantized(_))
}

/// What is legal for a result of an op, rung by rung, for operands that are known exactly.
pub struct Ladder<'a, 'v> {
    view: &'a OpView<'v>,
    law: &'a Law,
    /// The operands, and after them the captured values.
    operands: &'a [Value],
    ours: &'a Tensor,
    number: usize,
    freedoms: &'a Freedoms,
    sums: Option<Sums>,
    exact: Option<Option<Vec<f64>>>,
    /// The numbers of which no bound is known, although the law has bounds.
    unbounded: Vec<bool>,
}

/// What a rung allows.
pub enum Allowed {
    /// Numbers in a band, after they are rounded to the type of the result.
    Band(Band),
    /// Numbers in one of these bands, after they are rounded to the type of the result.
    Bands(Vec<Band>),
    /// The elements of one of these results.
    Results(Vec<Tensor>),
}

impl<'a, 'v> Ladder<'a, 'v> {
    /// The ladder of a result.
    pub fn new(
        view: &'a OpView<'v>,
        law: &'a Law,
        operands: &'a [Value],
        ours: &'a Tensor,
        number: usize,
        freedoms: &'a Freedoms,
    ) -> Ladder<'a, 'v> {
        Ladder {
            view,
            law,
            operands,
            ours,
            number,
            freedoms,
            sums: None,
            exact: None,
            unbounded: Vec::new(),
        }
    }

    /// The op, what makes its results legal, its operands, this interpreter's result, and the freedoms.
    pub fn subject(&self) -> (&'a OpView<'v>, &'a Law, &'a [Value], &'a Tensor, &'a Freedoms) {
        (self.view, self.law, self.operands, self.ours, self.freedoms)
    }

    /// The rungs after those of the same bits and values, in order.
    pub fn rungs(&self) -> Vec<Rung> {
        let Some(format) = self.ours.element().float_format() else {
            return match self.law {
                Law::Rows(_) | Law::Selection | Law::Undecided(_) => Vec::new(),
                _ => vec![Rung::Flush],
            };
        };
        let double = doubles(format).map(Rung::Double);
        match self.law {
            Law::One => {
                let units = self.own_units().map(|_| Rung::Function);
                let ignored = bodies::ignores_nan(self.view).then_some(Rung::MaxNum);
                double.chain(units).chain(ignored).chain([Rung::Flush]).collect()
            }
            Law::Function(_) => [Rung::Function]
                .into_iter()
                .chain(double)
                .chain(self.is_logistic().then_some(Rung::Body))
                .chain([Rung::Flush, Rung::Element])
                .collect(),
            Law::Steps(_) => [Rung::Ieee].into_iter().chain(double).chain([Rung::Body]).collect(),
            Law::Sums(_) => [Rung::CorrectlyRounded, Rung::Ieee, Rung::Units]
                .into_iter()
                .chain(double)
                .chain([Rung::Replay(String::new()), Rung::Body, Rung::Padding])
                .chain([Rung::Flush, Rung::Element])
                .chain([&names::TF32, &names::BF16].map(Rung::Inputs))
                .collect(),
            Law::Rows(_) | Law::Selection | Law::Undecided(_) => Vec::new(),
        }
    }

    /// What a rung allows the numbers at some places; elsewhere it may be anything.
    pub fn allowed(&mut self, rung: &Rung, places: &[usize]) -> Option<Allowed> {
        match (self.law, rung) {
            (Law::Sums(_), Rung::CorrectlyRounded) => Some(Allowed::Band(self.sums()?.exact())),
            (Law::Sums(_), Rung::Double(_)) => {
                // a second rounding is made after the additions, whatever their order
                let rung = if self.freedoms.units { Rung::Units } else { Rung::Ieee };
                Some(Allowed::Band(self.sums()?.band(&rung, places)?))
            }
            (Law::Sums(shape), Rung::Padding) => {
                let (ours, freedoms, operands) = (self.ours, self.freedoms, self.operands);
                let sums = (self.sums()?, places);
                let band = padding::without(shape.convolution()?, operands, sums, (ours, freedoms));
                Some(Allowed::Band(band?))
            }
            (Law::Sums(_), _) => Some(Allowed::Band(self.sums()?.band(rung, places)?)),
            (Law::Steps(steps), Rung::Ieee | Rung::Double(_)) => {
                Some(Allowed::Band(self.steps(*steps, self.computed()?)?))
            }
            (Law::Steps(steps), Rung::Body) => {
                let format = self.ours.element().float_format()?;
                Some(Allowed::Band(self.steps(*steps, format)?))
            }
            (Law::Function(accuracy), Rung::Flush) => self.flushed_function(*accuracy),
            (_, Rung::Flush) => {
                let exact = self.exact().map(<[f64]>::to_vec);
                self.flushed(exact.as_deref())
            }
            (Law::One, Rung::Double(_)) => {
                let exact = self.exact()?.to_vec();
                // values of f64 are rounded themselves
                Some(Allowed::Band(Band::around(&exact, |index| exact[index].abs() * f64::EPSILON)))
            }
            (Law::Function(accuracy), Rung::Function | Rung::Double(_)) => {
                let units = self.freedoms.function * accuracy.units;
                Some(Allowed::Band(self.function(units, accuracy.floor, self.computed()?)?))
            }
            (Law::Function(_), Rung::Body) if self.is_logistic() => self.logistic(),
            (Law::One, Rung::Function) => {
                let units = self.own_units()?;
                Some(Allowed::Band(self.function(units, Floor::None, self.computed()?)?))
            }
            (Law::One, Rung::MaxNum) => {
                let chosen = maxnum::chosen(self.view, self.operands, self.ours, self.number)?;
                Some(Allowed::Results(vec![chosen]))
            }
            (Law::Function(accuracy), Rung::Element) => {
                let format = self.ours.element().float_format()?;
                let units = self.freedoms.function * accuracy.units;
                Some(Allowed::Band(self.function(units, accuracy.floor, format)?))
            }
            _ => None,
        }
    }

    /// The exact results, if they can be computed.
    pub fn exact(&mut self) -> Option<&[f64]> {
        if self.exact.is_none() {
            let computed = match self.law {
                Law::Sums(_) => self.sums().map(|sums| sums.values().to_vec()),
                Law::One | Law::Function(_) | Law::Steps(_) => self.in_f64(),
                Law::Rows(_) | Law::Selection | Law::Undecided(_) => None,
            };
            let count = numbers_in(self.ours);
            self.exact = Some(computed.filter(|it: &Vec<f64>| it.len() == count));
        }
        self.exact.as_ref()?.as_deref()
    }

    /// Whether an element has a number of which no bound is known.
    pub fn is_unbounded(&self, place: usize) -> bool {
        let parts = numbers_in(self.ours) / self.ours.len().max(1);
        let mut numbers = place * parts..(place + 1) * parts;
        numbers.any(|number| self.unbounded.get(number) == Some(&true))
    }

    /// At which elements the exact result is an infinity or NaN, if the type of the result has neither, or if the
    /// function is one whose values at its poles and outside of its domain nobody states.
    pub fn values_without_number(&mut self) -> Option<Vec<bool>> {
        const OPEN: [&str; 3] = ["chlo.digamma", "chlo.polygamma", "chlo.zeta"];
        let ElementType::Float(format) = self.ours.element() else { return None };
        let has_neither = !format.has_nan() && !format.has_infinity();
        let name = plain_name(self.view.op);
        if !has_neither && !OPEN.contains(&name) {
            return None;
        }
        let exact = self.exact()?;
        let mut open: Vec<bool> = exact.iter().map(|exact| !exact.is_finite()).collect();
        if name == "chlo.digamma" && !has_neither {
            // its limit at infinity is infinity, and NaN remains NaN
            let operand = numbers(self.operands.first()?.as_tensor()?);
            let is_pole = |operand: &f64| operand.is_finite() || *operand < 0.0;
            open.iter_mut().zip(&operand).for_each(|(open, operand)| *open &= is_pole(operand));
        }
        open.contains(&true).then_some(open)
    }

    /// The name of a known way to add that gives all bits of a device's result.
    pub fn replay(&self, actual: &Tensor) -> Option<String> {
        let Law::Sums(shape) = self.law else { return None };
        let tensor = |index: usize| self.operands.get(index).and_then(Value::as_tensor);
        replays::explaining(&shape.factors(tensor)?, actual, &self.freedoms.replays)
    }

    fn sums(&mut self) -> Option<&Sums> {
        let Law::Sums(shape) = self.law else { return None };
        if self.sums.is_none() {
            let tree = self.freedoms.tree;
            let sums = shape.sums(self.view, &Operands::exact(self.operands));
            self.sums = sums.map(|sums| Sums { tree, ..sums });
        }
        self.sums.as_ref()
    }

    /// The sums of the op, if it adds and bounds of the magnitudes of its terms are enough for most elements.
    pub fn bounded_sums(&self) -> Option<BoundedSums> {
        let Law::Sums(shape) = self.law else { return None };
        shape.bounded(self.view, &Operands::exact(self.operands))
    }

    /// The sums of the op, if it adds; they take as long to compute as the op.
    pub fn into_sums(mut self) -> Option<Sums> {
        self.sums();
        self.sums
    }

    /// A ladder for some elements of a result that is sums.
    pub fn with_sums(self, sums: Sums) -> Ladder<'a, 'v> {
        Ladder { sums: Some(sums), ..self }
    }

    /// A part of what [`Rung::Ieee`] allows, if it takes less time to find than all of it.
    pub fn quick(&mut self, places: &[usize]) -> Option<Band> {
        match self.law {
            Law::Sums(_) => self.sums()?.quick(places),
            _ => None,
        }
    }

    /// A sum and how far additions to nearest in any order may be from it.
    pub fn nearest(&mut self, place: usize) -> Option<(f64, f64)> {
        let sums = self.sums()?;
        Some((sums.values()[place], sums.nearest_distance(place)?))
    }

    /// Some of the sums, with all of their bounds, if some bounds are estimates.
    pub fn listed(&mut self, places: &[usize]) -> Option<Sums> {
        let Law::Sums(_) = self.law else { return None };
        self.sums().filter(|sums| sums.has_estimates()).map(|sums| sums.at(places))
    }

    /// The units in the last place that a division or square root may be off by, if it need not be correctly rounded.
    fn own_units(&self) -> Option<f64> {
        let units = match plain_name(self.view.op) {
            "stablehlo.divide" => self.freedoms.division,
            "stablehlo.sqrt" => self.freedoms.root,
            _ => 0.0,
        };
        (units > 0.0).then_some(units)
    }

    fn in_f64(&self) -> Option<Vec<f64>> {
        let converts =
            matches!(self.view.op.full_name(), "stablehlo.convert" | "stablehlo.reduce_precision");
        if converts {
            let operand = self.operands.first()?.as_tensor()?;
            let is_float = is_inexact(operand.element());
            return is_float.then(|| complex::converted(operand, self.ours));
        }
        let op = in_f64(self.view)?;
        let operands: Vec<Value> = self.operands.iter().map(widened).collect();
        let results = op.run(&operands).ok()?;
        Some(numbers(results.get(self.number)?.as_tensor()?))
    }

    /// The type in which functions are computed: floats of up to 16 bits in f32.
    fn computed(&self) -> Option<&'static FloatFormat> {
        self.ours.element().float_format().map(computed_in)
    }

    /// The values of a function with its error, in units of the type in which it is computed.
    fn function(&mut self, units: f64, floor: Floor, computed: &FloatFormat) -> Option<Band> {
        let unit = f64::from(1 - computed.precision() as i32).exp2();
        let smallest = f64::from(computed.quantum_exponent()).exp2();
        let operand = match floor {
            Floor::Operand => Some(numbers(&widened(self.operands.first()?).as_tensor()?.clone())),
            _ => None,
        };
        let products = complex::products(self.view, self.operands, self.ours);
        if let Some(products) = &products {
            self.unbounded = products.iter().map(|it| it.is_open).collect();
        }
        let is_complex = complex::is_complex(self.ours);
        let exact = self.exact()?;
        let size = |index: usize| match (is_complex, &products) {
            (false, _) => exact[index].abs(),
            (true, Some(products)) if !exact[index ^ 1].is_finite() => products[index].magnitude,
            (true, _) => complex::magnitude(exact, index),
        };
        let floor = |index: usize| match (floor, &operand) {
            (Floor::One, _) => 1.0,
            (Floor::Operand, Some(operand)) => {
                operand.get(index).map_or(1.0, |it| it.abs().min(1.0))
            }
            _ => 0.0,
        };
        let distance = |index: usize| {
            let size = size(index).max(floor(index));
            if size.is_finite() { units * (unit * size + smallest) } else { 0.0 }
        };
        Some(Band::around(exact, distance))
    }

    /// Whether the op is a logistic function, which takes three steps if it is written as its formula.
    fn is_logistic(&self) -> bool {
        self.view.op.full_name() == "stablehlo.logistic"
    }

    /// What `1 / (1 + exp(-x))` gives if each step is rounded to the type of the result. The exponential may overflow.
    fn logistic(&mut self) -> Option<Allowed> {
        let format = self.ours.element().float_format()?;
        let is_computed = format.precision() >= names::F32.precision();
        let own = if is_computed { self.freedoms.function } else { 1.0 };
        let least = 1.01 / format.decode(format.max_finite);
        if complex::is_complex(self.ours) {
            let unit = f64::from(1 - format.precision() as i32).exp2() + f64::EPSILON;
            let (band, unbounded) = complex::logistic(self.exact()?, own, unit, least);
            self.unbounded = unbounded;
            return Some(Allowed::Band(band));
        }
        let mut band = self.function(own + 2.0, Floor::None, format)?;
        band.lo.iter_mut().filter(|lo| **lo < least).for_each(|lo| *lo = lo.min(0.0));
        Some(Allowed::Band(band))
    }

    /// The results of an op of several steps, made in a type. An addition or product may round to either neighbour.
    fn steps(&mut self, steps: Steps, computed: &FloatFormat) -> Option<Band> {
        let unit = f64::from(1 - computed.precision() as i32).exp2();
        let smallest = f64::from(computed.quantum_exponent()).exp2();
        let exact = self.exact()?.to_vec();
        let errors = steps.errors(self.view, self.operands, self.number, &exact, unit);
        let errors = errors.unwrap_or_else(|| vec![f64::NAN; exact.len()]);
        self.unbounded = errors.iter().map(|error| error.is_nan()).collect();
        let terms = self.operands.iter().filter_map(Value::as_tensor).map(Tensor::len).max()?;
        // steps may underflow; the exact results, which were computed in f64, have errors of f64
        let least = terms as f64 * smallest;
        let distance = |index: usize| match errors[index].is_nan() {
            true => 0.0,
            false => errors[index] * (unit + f64::EPSILON) + least,
        };
        Some(Band::around(&exact, distance))
    }

    /// What the op gives if subnormals of some operands, of the result or of both are replaced by zero. A result whose exact
    /// value is below the normal range counts as subnormal, also if it is rounded to the smallest normal value.
    fn flushed(&self, exact: Option<&[f64]>) -> Option<Allowed> {
        let op = OneOp::of(self.view);
        let mut results = Vec::new();
        for operands in flushed_choices(self.operands) {
            results.push(op.run(&operands).ok()?.get(self.number)?.as_tensor()?.clone());
        }
        results.extend(maxnum::either_subnormal(self.view, self.operands, self.ours));
        let all = [self.ours].into_iter().chain(&results);
        let of_results = all.filter_map(|it| flush(&it.clone().into()));
        let mut of_results: Vec<Tensor> = of_results.map(Value::into_tensor).collect();
        of_results.extend(exact.and_then(|exact| without_edge(self.ours, exact)));
        Some(Allowed::Results(results.into_iter().chain(of_results).collect()))
    }

    /// What a function gives, with its error, if subnormals of operands, of the result or of both are replaced by zero.
    fn flushed_function(&mut self, accuracy: Accuracy) -> Option<Allowed> {
        let smallest = {
            let format = self.ours.element().float_format()?;
            format.decode(format.min_normal())
        };
        let with_zero = |mut band: Band| {
            for (lo, hi) in band.lo.iter_mut().zip(&mut band.hi) {
                if *lo < smallest && *hi > -smallest {
                    (*lo, *hi) = (lo.min(0.0), hi.max(0.0));
                }
            }
            band
        };
        let mut bands = vec![with_zero(self.without_subnormal_products(accuracy)?)];
        for operands in flushed_choices(self.operands) {
            let mut ladder =
                Ladder::new(self.view, self.law, &operands, self.ours, self.number, self.freedoms);
            bands.push(with_zero(ladder.without_subnormal_products(accuracy)?));
        }
        Some(Allowed::Bands(bands))
    }

    /// What a function gives, with its error, if subnormal products that a complex product adds may be zeros.
    fn without_subnormal_products(&mut self, accuracy: Accuracy) -> Option<Band> {
        let units = self.freedoms.function * accuracy.units;
        let mut band = self.function(units, accuracy.floor, self.computed()?)?;
        let products = complex::products(self.view, self.operands, self.ours).unwrap_or_default();
        for (index, products) in products.iter().enumerate().filter(|(_, it)| it.subnormal > 0.0) {
            band.lo[index] -= products.subnormal;
            band.hi[index] += products.subnormal;
        }
        Some(band)
    }
}

/// The type in which a function is computed whose result has this type.
pub fn computed_in(format: &FloatFormat) -> &'static FloatFormat {
    if format.precision() > 24 { &names::F64 } else { &names::F32 }
}

/// The types that may stand between an exact result and its type: wider ones that have all its values.
pub fn doubles(format: &'static FloatFormat) -> impl Iterator<Item = &'static FloatFormat> {
    let through = [&names::F32, &names::F16, &names::BF16];
    through.into_iter().filter(move |it| {
        it.width > format.width
            && it.precision() > format.precision()
            && it.max_exponent() >= format.max_exponent()
            && it.quantum_exponent() <= format.quantum_exponent()
    })
}
