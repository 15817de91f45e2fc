//! The ops uniform_quantize and uniform_dequantize, and the meaning of elementwise ops on quantized types.

use std::sync::Arc;

use super::prelude::*;
use crate::ir::TensorType;
use crate::meaning::{Binary, Register, Steps};
use crate::numeric::{ElementType, IntegerType, QuantizedType};

mod whole;

pub use whole::{Convert, Preparing, prepare_whole};

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&UNIFORM_QUANTIZE, &UNIFORM_DEQUANTIZE];

/// `stablehlo.uniform_quantize` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#uniform_quantize)).
pub static UNIFORM_QUANTIZE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        verify: verify_quantize,
        ..OpDef::new("stablehlo.uniform_quantize")
    },
    meaning: Meaning::Elementwise(lower_quantize),
};

/// `stablehlo.uniform_dequantize` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#uniform_dequantize)).
pub static UNIFORM_DEQUANTIZE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand attr-dict : custom<SameOperandsAndResultType>(type($operand), type($result))",
        ),
        verify: verify_dequantize,
        ..OpDef::new("stablehlo.uniform_dequantize")
    },
    meaning: Meaning::Elementwise(|view, operands, steps| {
        Ok(vec![steps.convert(operands[0], &tensor_result(view, 0)?.element)?])
    }),
};

/// Lowers an elementwise op. On quantized types, operands are dequantized, the op computes in the expressed
/// type, and its results are quantized. Sums are computed from codes instead, and so are maximum, minimum and
/// select if all types are equal.
pub fn lower_elementwise(
    view: &OpView<'_>,
    lower: Lower,
    operands: &[Register],
    steps: &mut Steps,
) -> Result<Vec<Register>, Violation> {
    steps.set_numerics(view.numerics());
    if !view.operand_types().chain(view.result_types()).any(|ty| quantized_type(ty).is_some()) {
        return lower(view, operands, steps);
    }
    match view.op.full_name() {
        "stablehlo.uniform_quantize" | "stablehlo.uniform_dequantize" => {
            lower(view, operands, steps)
        }
        "stablehlo.maximum" | "stablehlo.minimum" | "stablehlo.select" if is_of_one_type(view) => {
            lower(view, operands, steps)
        }
        "stablehlo.add" if is_of_one_type(view) => lower(view, operands, steps),
        "stablehlo.add" if !is_per_axis(view) => add(view, operands, steps),
        "stablehlo.is_finite" => Ok(vec![steps.constant(ElementType::Boolean, 1)]),
        _ => by_expressed_values(view, lower, operands, steps),
    }
}

/// The quantized element type of a tensor type.
pub fn quantized_type(ty: &Type) -> Option<&Arc<QuantizedType>> {
    match &ty.as_tensor()?.element {
        ElementType::Quantized(quantized) => Some(quantized),
        _ => None,
    }
}

/// Whether all quantized operands and results have one type.
fn is_of_one_type(view: &OpView<'_>) -> bool {
    let mut types = view.operand_types().chain(view.result_types()).filter_map(quantized_type);
    let first = types.next();
    types.all(|other| Some(other) == first)
}

fn is_per_axis(view: &OpView<'_>) -> bool {
    let mut types = view.operand_types().chain(view.result_types()).filter_map(quantized_type);
    types.any(|quantized| quantized.dimension.is_some())
}

/// Lowers the op on the values that the operands' codes stand for.
fn by_expressed_values(
    view: &OpView<'_>,
    lower: Lower,
    operands: &[Register],
    steps: &mut Steps,
) -> Result<Vec<Register>, Violation> {
    let mut values = Vec::with_capacity(operands.len());
    for &operand in operands {
        values.push(match steps.element(operand) {
            ElementType::Quantized(quantized) => {
                let expressed = ElementType::Float(quantized.expressed);
                steps.convert(operand, &expressed)?
            }
            _ => operand,
        });
    }
    let mut results = lower(view, &values, steps)?;
    for (result, ty) in results.iter_mut().zip(view.result_types()) {
        if let Some(quantized) = quantized_type(ty) {
            *result = steps.convert(*result, &ElementType::Quantized(quantized.clone()))?;
        }
    }
    Ok(results)
}

/// Lowers a sum of codes: both operands are requantized to the result's parameters, with codes of 64 bits.
fn add(
    view: &OpView<'_>,
    operands: &[Register],
    steps: &mut Steps,
) -> Result<Vec<Register>, Violation> {
    let result = &tensor_result(view, 0)?.element;
    let ElementType::Quantized(quantized) = result else {
        return Err(Violation::new("add_c2", "the result must be quantized, as the operands are"));
    };
    let storage = IntegerType { width: 64, signed: true };
    let wide = QuantizedType { storage, storage_range: None, ..QuantizedType::clone(quantized) };
    let wide = ElementType::Quantized(Arc::new(wide));
    let lhs = steps.convert(operands[0], &wide)?;
    let rhs = steps.convert(operands[1], &wide)?;
    let sum = steps.binary(Binary::Add, lhs, rhs)?;
    Ok(vec![steps.convert(sum, result)?])
}

/// Lowers a quantization. Between types quantized along different dimensions it goes by way of the expressed
/// type.
fn lower_quantize(
    view: &OpView<'_>,
    operands: &[Register],
    steps: &mut Steps,
) -> Result<Vec<Register>, Violation> {
    let result = &tensor_result(view, 0)?.element;
    let operand = match (steps.element(operands[0]), result) {
        (ElementType::Quantized(from), ElementType::Quantized(to))
            if from.dimension.is_some()
                && to.dimension.is_some()
                && from.dimension != to.dimension =>
        {
            let expressed = ElementType::Float(from.expressed);
            steps.convert(operands[0], &expressed)?
        }
        _ => operands[0],
    };
    Ok(vec![steps.convert(operand, result)?])
}

fn verify_quantize(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    verify_shape(operand, result, "uniform_quantize_c1", violations);
    let from = match &operand.element {
        ElementType::Float(format) => Some(*format),
        ElementType::Quantized(quantized) => Some(quantized.expressed),
        _ => None,
    };
    let element = &operand.element;
    let message =
        || format!("the operand has elements of {element}, not of a float or quantized type");
    require(from.is_some(), "uniform_quantize_i1", message, violations);
    match (&result.element, from) {
        (ElementType::Quantized(to), Some(from)) => {
            let message = || {
                format!("the result's expressed type {} is not {}", to.expressed.name, from.name)
            };
            require(to.expressed == from, "uniform_quantize_c2", message, violations);
        }
        (ElementType::Quantized(_), None) => {}
        (other, _) => {
            let message = format!("the result has elements of {other}, not of a quantized type");
            violations.push(Violation::new("uniform_quantize_c2", message));
        }
    }
}

fn verify_dequantize(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    verify_shape(operand, result, "uniform_dequantize_c1", violations);
    let ElementType::Quantized(quantized) = &operand.element else {
        let message =
            format!("the operand has elements of {}, not of a quantized type", operand.element);
        return violations.push(Violation::new("uniform_dequantize_i1", message));
    };
    let expressed = quantized.expressed;
    let message =
        || format!("the result has elements of {}, not of {}", result.element, expressed.name);
    let same = result.element == ElementType::Float(expressed);
    require(same, "uniform_dequantize_c2", message, violations);
}

fn verify_shape(
    operand: &TensorType,
    result: &TensorType,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let message = || {
        let (from, to) = (show(&operand.shape), show(&result.shape));
        format!("the operand has shape {from}, the result {to}")
    };
    require(operand.compatible_shape(result), label, message, violations);
}
