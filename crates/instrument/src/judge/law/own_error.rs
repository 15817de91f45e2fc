//! The error that an op adds to those of its operands.

use super::kinds::Law;
use crate::ir::{Op, OpView};
use crate::judge::ground::rung::Freedoms;
use crate::numeric::{ElementType, names};
use crate::ops::facts::{self, Accuracy, Floor};

/// The error of an op, of which a sum of both parts is legal.
#[derive(Clone, Copy)]
pub struct OwnError {
    /// Relative to the result.
    pub relative: f64,
    /// Of results that are too small for a relative error.
    pub least: f64,
}

impl OwnError {
    /// Of an op that is correctly rounded.
    pub const NONE: OwnError = OwnError { relative: 0.0, least: 0.0 };

    /// The error of an op whose result has a type of floats.
    pub fn of(view: &OpView<'_>, law: &Law, result: &ElementType, freedoms: &Freedoms) -> OwnError {
        let Some(format) = result.float_format() else { return OwnError::NONE };
        let is_logistic = view.op.full_name() == "stablehlo.logistic";
        let units = match law {
            // a logistic function may be written as its formula, which takes two more steps
            Law::Function(_) if is_logistic && freedoms.body => freedoms.function + 2.0,
            Law::Function(accuracy) => freedoms.function * accuracy.units,
            _ => own_units(view.op, freedoms),
        };
        let is_element = freedoms.element && matches!(law, Law::Function(_));
        // floats of up to 16 bits are computed in f32, unless functions may be off by units of the result
        let computed = match format.precision() > 24 {
            true => &names::F64,
            false if is_element => format,
            false => &names::F32,
        };
        let relative = units * f64::from(1 - computed.precision() as i32).exp2();
        let least = units * f64::from(computed.quantum_exponent()).exp2();
        match law {
            Law::Function(Accuracy { floor: Floor::One, .. }) => {
                OwnError { relative, least: least + relative }
            }
            _ => OwnError { relative, least },
        }
    }
}

/// The units in the last place that a division or square root may be off by; zero of all other ops.
pub fn own_units(op: &Op, freedoms: &Freedoms) -> f64 {
    match facts::of(op).plain {
        "stablehlo.divide" => freedoms.division,
        "stablehlo.sqrt" => freedoms.root,
        _ => 0.0,
    }
}
