//! Conversions from one element type to another.

use super::constraints::{
    Kinds, operand_kinds, part, result_element, same_shape, same_type, tensor,
};
use super::{Lowered, binary, unary, unary_op};
use crate::meaning::{Binary, Register, Steps, Unary};
use crate::numeric::{ComplexPart, ElementType};
use crate::ops::prelude::*;

/// The ops of this file.
pub static ENTRIES: &[&Entry] = &[&CONVERT, &IMAG, &REAL, &COMPLEX, &REDUCE_PRECISION];

/// `stablehlo.convert` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#convert)): the
/// result is rounded once, to nearest with ties to even. Floats become integers by truncation and saturation,
/// and NaN becomes 0. Integers wrap. A NaN keeps its sign and loses its payload.
pub static CONVERT: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        verify: |view, violations| {
            operand_kinds(view, UNQUANTIZED, "convert_i1", violations);
            same_shape(view, "convert_c1", violations);
            if let Some(result) =
                view.result(0).filter(|result| !UNQUANTIZED.admits(&result.element))
            {
                let message = format!("a conversion cannot give {}", tensor(result));
                violations.push(Violation::new("convert_c1", message));
            }
        },
        ..unary_op("stablehlo.convert")
    },
    meaning: Meaning::Elementwise(lower_convert),
};

/// `stablehlo.reduce_precision`
/// ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reduce_precision)): the mantissa of
/// the type's code is rounded. Then a magnitude beyond the exponent's range overflows as in the type's
/// conversions, and one below its normal numbers becomes zero with its sign. A NaN does not change.
pub static REDUCE_PRECISION: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: ReducePrecision::DEFINED,
        form: Form::Short(
            "$operand , format = custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict : custom<SameOperandsAndResultType>(type($operand), type($output))",
        ),
        verify: verify_reduce_precision,
        ..OpDef::new("stablehlo.reduce_precision")
    },
    meaning: Meaning::Elementwise(lower_reduce_precision),
};

attributes! {
    pub struct ReducePrecision {
        required exponent_bits: i64 = I32,
        required mantissa_bits: i64 = I32,
    }
}

/// `stablehlo.complex` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#complex)).
pub static COMPLEX: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: &[one_operand("lhs"), one_operand("rhs")],
        form: Form::Short(
            "operands attr-dict : custom<ComplexOpType>(type($lhs), type($rhs), type($result))",
        ),
        verify: verify_complex,
        ..OpDef::new("stablehlo.complex")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Complex, operands)),
};

/// `stablehlo.real` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#real)).
pub static REAL: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        verify: |view, violations| {
            verify_part(view, ["real_i1", "real_c1", "real_c2"], violations);
        },
        ..unary_op("stablehlo.real")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| unary(steps, Unary::Real, operands)),
};

/// `stablehlo.imag` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#imag)).
pub static IMAG: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        verify: |view, violations| {
            verify_part(view, ["imag_i1", "imag_c1", "imag_c2"], violations);
        },
        ..unary_op("stablehlo.imag")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| unary(steps, Unary::Imag, operands)),
};

/// The element types that can be converted.
const UNQUANTIZED: Kinds = Kinds::BOOLEAN.or(Kinds::INTEGER).or(Kinds::FLOAT).or(Kinds::COMPLEX);

fn lower_convert(view: &OpView<'_>, operands: &[Register], steps: &mut Steps) -> Lowered {
    let Some(result) = view.result(0) else {
        return Err(Violation::unlabelled("the result must be a tensor"));
    };
    Ok(vec![steps.convert(operands[0], &result.element)?])
}

fn verify_reduce_precision(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let kinds = Kinds::FLOAT.or(Kinds::QUANTIZED);
    same_type(view, kinds, "reduce_precision_i1", "reduce_precision_c1", violations);
    let ReducePrecision { exponent_bits, mantissa_bits } = ReducePrecision::of(view);
    let bits = [
        (exponent_bits, "exponent_bits", 1, "reduce_precision_c2"),
        (mantissa_bits, "mantissa_bits", 0, "reduce_precision_c3"),
    ];
    for (count, name, least, label) in bits {
        let message = || format!("{name} must be at least {least}, it is {count}");
        require(count >= least, label, message, violations);
    }
}

fn lower_reduce_precision(view: &OpView<'_>, operands: &[Register], steps: &mut Steps) -> Lowered {
    let ReducePrecision { exponent_bits, mantissa_bits } = ReducePrecision::of(view);
    let (Ok(exponent_bits), Ok(mantissa_bits)) =
        (u32::try_from(exponent_bits), u32::try_from(mantissa_bits))
    else {
        return Err(Violation::unlabelled("exponent_bits and mantissa_bits must be i32"));
    };
    unary(steps, Unary::ReducePrecision { exponent_bits, mantissa_bits }, operands)
}

fn verify_complex(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let (Some(lhs), Some(rhs)) = (view.operand(0), view.operand(1)) else { return };
    let part =
        [ComplexPart::F32, ComplexPart::F64].into_iter().find(|part| part.element() == lhs.element);
    let Some(part) = part else {
        let message = format!("parts must be f32 or f64, they are {}", lhs.element);
        return violations.push(Violation::new("complex_i1", message));
    };
    if ![ComplexPart::F32.element(), ComplexPart::F64.element()].contains(&rhs.element) {
        let message = format!("parts must be f32 or f64, they are {}", rhs.element);
        return violations.push(Violation::new("complex_i2", message));
    }
    if lhs.element != rhs.element || !lhs.compatible_shape(rhs) {
        let message = format!("the parts differ in type: {} and {}", tensor(lhs), tensor(rhs));
        violations.push(Violation::new("complex_c1", message));
    }
    same_shape(view, "complex_c2", violations);
    result_element(view, &ElementType::Complex(part), "complex_c3", violations);
}

fn verify_part(view: &OpView<'_>, labels: [&'static str; 3], violations: &mut Vec<Violation>) {
    let [types, shape, element] = labels;
    operand_kinds(view, Kinds::FLOAT.or(Kinds::COMPLEX), types, violations);
    same_shape(view, shape, violations);
    if let Some(operand) = view.operand(0) {
        result_element(view, &part(&operand.element), element, violations);
    }
}
