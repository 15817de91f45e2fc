//! Elementwise ops, which compute each result element from the operand elements at its index.

use super::chlo::steps_of;
use super::prelude::*;
use crate::ir::{AttributeDef, OperandDef};
use crate::meaning::{Binary, NoStep, Register, Steps, Unary};
use crate::numeric::{ElementType, Function, Numerics};

pub mod arithmetic;
pub mod comparison;
pub mod constraints;
pub mod conversion;
pub mod functions;
pub mod logic;

const ONE_OPERAND: &[OperandDef] = &[one_operand("operand")];
const TWO_OPERANDS: &[OperandDef] = &[one_operand("lhs"), one_operand("rhs")];
const ACCURACY: &[AttributeDef] = &[optional("result_accuracy", Any)];

/// The definition of an op of one operand, which mostly has the result's type.
const fn unary_op(name: &'static str) -> OpDef {
    OpDef {
        operands: ONE_OPERAND,
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        ..OpDef::new(name)
    }
}

/// The definition of an op of one operand that may state the accuracy it needs.
const fn function_op(name: &'static str) -> OpDef {
    OpDef { attributes: ACCURACY, ..unary_op(name) }
}

/// The definition of an op of two operands of the result's type.
const fn binary_op(name: &'static str) -> OpDef {
    OpDef {
        operands: TWO_OPERANDS,
        form: Form::Short(
            "$lhs , $rhs attr-dict : custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
        ),
        ..OpDef::new(name)
    }
}

/// Whether an elementwise op is never computed together with others: it rounds stochastically, or hands on codes
/// that their values do not tell.
pub fn stands_alone(view: &OpView<'_>) -> bool {
    let elements = (0..view.op.results.len()).filter_map(|result| view.result(result));
    let repeats = elements.map(|ty| &ty.element).any(ElementType::repeats_values);
    let is_standard = view.numerics() == Numerics::STANDARD;
    (repeats || !is_standard)
        && steps_of(view).is_ok_and(|steps| steps.is_stochastic() || steps.moves_repeated_values())
}

/// The registers of the results that lowering an op gives.
pub type Lowered = Result<Vec<Register>, Violation>;

/// Lowers an op that is one step of its operand.
pub fn unary(steps: &mut Steps, unary: Unary, operands: &[Register]) -> Lowered {
    Ok(vec![steps.unary(unary, operands[0])?])
}

/// Lowers an op that is one function of its operand.
pub fn function(steps: &mut Steps, function: Function, operands: &[Register]) -> Lowered {
    unary(steps, Unary::Function(function), operands)
}

/// Lowers an op that is one step of its two operands.
pub fn binary(steps: &mut Steps, binary: Binary, operands: &[Register]) -> Lowered {
    Ok(vec![steps.binary(binary, operands[0], operands[1])?])
}

impl From<NoStep> for Violation {
    fn from(missing: NoStep) -> Violation {
        Violation::unlabelled(missing.to_string())
    }
}
