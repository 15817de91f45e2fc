//! Which results of an op are legal, by the kind of the op.

use super::rows::Rows;
use super::steps::Steps;
use super::sums::{self, Shape};
use crate::alone::bodies;
use crate::alone::broadcast::plain_name;
use crate::alone::wide::is_inexact;
use crate::ir::OpView;
use crate::judge::run::selection;
use crate::numeric::ElementType;
use crate::ops::{self, Meaning};
use crate::tensor::Value;

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
    pub(in crate::judge) units: f64,
    /// The magnitude from which the error no longer shrinks with the result.
    pub(in crate::judge) floor: Floor,
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

/// The magnitude from which the error of a function no longer shrinks with its result.
#[derive(Clone, Copy, PartialEq)]
pub(in crate::judge) enum Floor {
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
    ("stablehlo.custom_call", "its target is not part of the specification"),
    ("stablehlo.infeed", "it reads what the host gives"),
    ("stablehlo.recv", "what it receives is not followed from process to process"),
    ("stablehlo.dynamic_rng_bit_generator", OWN_GENERATOR),
    ("stablehlo.rng", "its numbers are random"),
    ("stablehlo.rng_bit_generator", OWN_GENERATOR),
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

    /// The law of an op.
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
