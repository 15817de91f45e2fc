//! Elementwise ops whose operands are broadcast first: sizes of 1 are repeated, and an operand of lower rank
//! is repeated along new leading dimensions, or along those that `broadcast_dimensions` leaves out.

use super::constraints::{broadcast_shape, operand_kinds, placed, result_element, same_elements};
use crate::ir::{AttributeDef, OperandDef, Shape, TensorType};
use crate::meaning::{Array, Binary, Register, Steps, broadcast_in_dim};
use crate::numeric::{ComplexPart, ElementType};
use crate::ops;
use crate::ops::elementwise::binary;
use crate::ops::elementwise::comparison::lower_compare;
use crate::ops::elementwise::constraints::Kinds;
use crate::ops::prelude::*;

const OPERANDS: &[OperandDef] = &[one_operand("lhs"), one_operand("rhs")];
const DIMENSIONS: &[AttributeDef] = &[optional("broadcast_dimensions", I64Array)];
const FORM: Form =
    Form::Short("$lhs , $rhs attr-dict : ( type($lhs) , type($rhs) ) -> type(results)");

/// `chlo.broadcast_add`.
pub static ADD: Entry = entry("chlo.broadcast_add", verify_any, |_, operands, steps| {
    binary(steps, Binary::Add, operands)
});

/// `chlo.broadcast_and`.
pub static AND: Entry = entry("chlo.broadcast_and", verify_bits, |_, operands, steps| {
    binary(steps, Binary::And, operands)
});

/// `chlo.broadcast_atan2`.
pub static ATAN2: Entry = entry("chlo.broadcast_atan2", verify_any, |_, operands, steps| {
    binary(steps, Binary::Atan2, operands)
});

/// `chlo.broadcast_compare`.
pub static COMPARE: Entry = Entry {
    def: OpDef {
        operands: OPERANDS,
        attributes: &[
            optional("broadcast_dimensions", I64Array),
            required("comparison_direction", Enum(&CHLO_COMPARISON_DIRECTION)),
            optional("compare_type", Enum(&CHLO_COMPARISON_TYPE)),
        ],
        form: FORM,
        verify: verify_compare,
        ..OpDef::new("chlo.broadcast_compare")
    },
    meaning: Meaning::Broadcasting(lower_compare),
};

/// `chlo.broadcast_complex`: complex numbers from real and imaginary parts.
pub static COMPLEX: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: OPERANDS,
        attributes: DIMENSIONS,
        form: FORM,
        verify: verify_complex,
        ..OpDef::new("chlo.broadcast_complex")
    },
    meaning: Meaning::Broadcasting(|_, operands, steps| binary(steps, Binary::Complex, operands)),
};

/// `chlo.broadcast_divide`.
pub static DIVIDE: Entry = entry("chlo.broadcast_divide", verify_any, |_, operands, steps| {
    binary(steps, Binary::Divide, operands)
});

/// `chlo.broadcast_maximum`.
pub static MAXIMUM: Entry = entry("chlo.broadcast_maximum", verify_any, |_, operands, steps| {
    binary(steps, Binary::Maximum, operands)
});

/// `chlo.broadcast_minimum`.
pub static MINIMUM: Entry = entry("chlo.broadcast_minimum", verify_any, |_, operands, steps| {
    binary(steps, Binary::Minimum, operands)
});

/// `chlo.broadcast_multiply`.
pub static MULTIPLY: Entry = entry("chlo.broadcast_multiply", verify_any, |_, operands, steps| {
    binary(steps, Binary::Multiply, operands)
});

/// `chlo.broadcast_next_after`.
pub static NEXT_AFTER: Entry =
    entry("chlo.broadcast_next_after", verify_any, |_, operands, steps| {
        binary(steps, Binary::NextAfter, operands)
    });

/// `chlo.broadcast_or`.
pub static OR: Entry = entry("chlo.broadcast_or", verify_bits, |_, operands, steps| {
    binary(steps, Binary::Or, operands)
});

/// `chlo.broadcast_polygamma`.
pub static POLYGAMMA: Entry =
    entry("chlo.broadcast_polygamma", verify_any, |_, operands, steps| {
        binary(steps, Binary::Polygamma, operands)
    });

/// `chlo.broadcast_power`.
pub static POWER: Entry = entry("chlo.broadcast_power", verify_any, |_, operands, steps| {
    binary(steps, Binary::Power, operands)
});

/// `chlo.broadcast_remainder`.
pub static REMAINDER: Entry =
    entry("chlo.broadcast_remainder", verify_any, |_, operands, steps| {
        binary(steps, Binary::Remainder, operands)
    });

/// `chlo.broadcast_select`: all three operands are broadcast.
pub static SELECT: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: &[one_operand("pred"), one_operand("on_true"), one_operand("on_false")],
        form: Form::Short(
            "$pred , $on_true , $on_false attr-dict : ( type($pred) , type($on_true) , type($on_false) ) -> type(results)",
        ),
        verify: verify_select,
        ..OpDef::new("chlo.broadcast_select")
    },
    meaning: Meaning::Broadcasting(|_, operands, steps| {
        Ok(vec![steps.select(operands[0], operands[1], operands[2])?])
    }),
};

/// `chlo.broadcast_shift_left`.
pub static SHIFT_LEFT: Entry =
    entry("chlo.broadcast_shift_left", verify_any, |_, operands, steps| {
        binary(steps, Binary::ShiftLeft, operands)
    });

/// `chlo.broadcast_shift_right_arithmetic`.
pub static SHIFT_RIGHT_ARITHMETIC: Entry =
    entry("chlo.broadcast_shift_right_arithmetic", verify_any, |_, operands, steps| {
        binary(steps, Binary::ShiftRightArithmetic, operands)
    });

/// `chlo.broadcast_shift_right_logical`.
pub static SHIFT_RIGHT_LOGICAL: Entry =
    entry("chlo.broadcast_shift_right_logical", verify_any, |_, operands, steps| {
        binary(steps, Binary::ShiftRightLogical, operands)
    });

/// `chlo.broadcast_subtract`.
pub static SUBTRACT: Entry = entry("chlo.broadcast_subtract", verify_any, |_, operands, steps| {
    binary(steps, Binary::Subtract, operands)
});

/// `chlo.broadcast_xor`.
pub static XOR: Entry = entry("chlo.broadcast_xor", verify_bits, |_, operands, steps| {
    binary(steps, Binary::Xor, operands)
});

/// `chlo.broadcast_zeta`.
pub static ZETA: Entry = entry("chlo.broadcast_zeta", verify_floats, |_, operands, steps| {
    binary(steps, Binary::Zeta, operands)
});

const fn entry(
    name: &'static str,
    verify: fn(&OpView<'_>, &mut Vec<Violation>),
    lower: Lower,
) -> Entry {
    let def = OpDef {
        operands: OPERANDS,
        attributes: DIMENSIONS,
        form: FORM,
        verify,
        ..OpDef::new(name)
    };
    Entry { def, meaning: Meaning::Broadcasting(lower) }
}

fn verify_any(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    verify_binary(view, ElementType::clone, violations);
}

fn verify_bits(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    operand_kinds(view, Kinds::BOOLEAN.or(Kinds::INTEGER), violations);
    verify_binary(view, ElementType::clone, violations);
}

fn verify_floats(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    operand_kinds(view, Kinds::FLOAT, violations);
    verify_binary(view, ElementType::clone, violations);
}

fn verify_complex(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    const PARTS: [ComplexPart; 2] = [ComplexPart::F32, ComplexPart::F64];
    let Some(lhs) = view.operand(0) else { return };
    match PARTS.into_iter().find(|part| part.element() == lhs.element) {
        Some(part) => verify_binary(view, |_| ElementType::Complex(part), violations),
        None => violations.push(Violation::unlabelled(format!(
            "the parts of complex numbers must be f32 or f64, they are {}",
            lhs.element
        ))),
    }
}

fn verify_compare(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    verify_binary(view, |_| ElementType::Boolean, violations);
    let (Some(lhs), Some(word)) = (view.operand(0), view.word("compare_type")) else { return };
    let fits = match (word, &lhs.element) {
        ("NOTYPE", _) | (_, ElementType::Quantized(_)) => true,
        (word, ElementType::Float(_)) => matches!(word, "FLOAT" | "TOTALORDER"),
        (word, ElementType::Complex(_)) => word == "FLOAT",
        (word, _) => matches!(word, "SIGNED" | "UNSIGNED"),
    };
    if !fits {
        let message = format!("compare_type {word} is not for elements of type {}", lhs.element);
        violations.push(Violation::unlabelled(message));
    }
}

fn verify_select(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let types = [view.operand(0), view.operand(1), view.operand(2)];
    let [Some(pred), Some(on_true), Some(on_false)] = types else { return };
    if pred.element != ElementType::Boolean {
        let message = format!("pred must be a tensor of i1, its elements are {}", pred.element);
        violations.push(Violation::unlabelled(message));
    }
    same_elements(on_true, on_false, violations);
    result_element(view, &on_true.element, violations);
    verify_shape(view, violations);
}

/// Checks the constraints of two operands; `of` gives the result's element type from the operands'.
fn verify_binary(
    view: &OpView<'_>,
    of: impl Fn(&ElementType) -> ElementType,
    violations: &mut Vec<Violation>,
) {
    let (Some(lhs), Some(rhs)) = (view.operand(0), view.operand(1)) else { return };
    same_elements(lhs, rhs, violations);
    result_element(view, &of(&lhs.element), violations);
    verify_shape(view, violations);
}

/// The dimensions that the op states for its operand of lower rank; `None` of an op that states none.
pub fn written_dimensions(view: &OpView<'_>) -> Option<Vec<i64>> {
    view.op.properties.get(DIMENSIONS[0].name)?.as_integers()
}

fn verify_shape(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some(result) = view.result(0) else { return };
    let written = written_dimensions(view);
    let shapes: Vec<&[_]> =
        view.operand_types().filter_map(Type::as_tensor).map(|ty| &ty.shape[..]).collect();
    match broadcast_shape(&shapes, written.as_deref()) {
        Ok(shape) if !compatible(&shape, &result.shape) => {
            violations.push(Violation::unlabelled(format!(
                "the result has shape {}, expected {}",
                show(&result.shape),
                show(&shape)
            )));
        }
        Ok(_) => {}
        Err(violation) => violations.push(violation),
    }
}

/// The steps of an elementwise op, whose inputs are its operands.
pub fn steps_of(view: &OpView<'_>) -> Result<Steps, Violation> {
    let name = view.op.full_name();
    let meaning = ops::entry(name).map(|entry| &entry.meaning);
    let Some(Meaning::Broadcasting(lower) | Meaning::Elementwise(lower)) = meaning else {
        unreachable!("{name} is elementwise")
    };
    let mut steps = Steps::new();
    let operands = view.operand_types().filter_map(Type::as_tensor);
    let inputs: Vec<Register> = operands.map(|ty| steps.input(ty.element.clone())).collect();
    let outputs = ops::lower_elementwise(view, *lower, &inputs, &mut steps)?;
    steps.set_outputs(outputs);
    Ok(steps)
}

/// The shape that run-time operands are broadcast to, which the result type has to allow.
pub fn run_time_shape(
    operands: &[&Tensor],
    written: Option<&[i64]>,
    ty: &TensorType,
) -> Result<Vec<usize>, EvalError> {
    let shapes: Vec<Shape> = operands.iter().map(|operand| known(operand.shape())).collect();
    let shapes: Vec<&[_]> = shapes.iter().map(|shape| &shape[..]).collect();
    let shape = at_run_time(|violations| {
        let shape = broadcast_shape(&shapes, written);
        shape.map_err(|violation| violations.push(violation)).ok()
    })?;
    if ty.admits(&shape) {
        return Ok(shape);
    }
    if let Some(misfit) = ty.misfit_of_scales(&shape) {
        let ty = Type::Tensor(TensorType::new(&shape, ty.element.clone()));
        return Err(EvalError::Failed(format!("{ty}: {misfit}")));
    }
    let (found, expected) = (show(&known(&shape)), show(&ty.shape));
    Err(EvalError::Failed(format!("the result has shape {found}, its type says {expected}")))
}

/// The operand, broadcast to the shape as the meaning defines it. An operand of one element stays as it is.
pub fn repeated(
    operand: &Array<u128>,
    shape: &[usize],
    written: Option<&[i64]>,
) -> Result<Array<u128>, EvalError> {
    if operand.values().len() == 1 || operand.shape() == shape {
        return Ok(operand.try_clone()?);
    }
    let places = placed(operand.rank(), shape.len(), written);
    let places = places.map_err(|violation| EvalError::Failed(violation.to_string()))?;
    Ok(broadcast_in_dim(operand, &places, shape)?)
}
