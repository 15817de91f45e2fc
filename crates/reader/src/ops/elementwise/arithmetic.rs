//! Arithmetic: sums, products, quotients, extrema, signs.

use super::constraints::{Kinds, operand_kinds, part, result_element, same_shape, same_type};
use super::{binary, binary_op, unary, unary_op};
use crate::meaning::{Binary, Unary};
use crate::numeric::{ElementType, QuantizedType};
use crate::ops::prelude::*;

/// The element types that can be subtracted.
pub const NUMBERS: Kinds = Kinds::INTEGER.or(Kinds::FLOAT).or(Kinds::COMPLEX).or(Kinds::QUANTIZED);

/// The element types that have a sign.
const SIGNED_NUMBERS: Kinds =
    Kinds::SIGNED.or(Kinds::FLOAT).or(Kinds::COMPLEX).or(Kinds::QUANTIZED);

/// The ops of this file.
pub static ENTRIES: &[&Entry] =
    &[&ABS, &NEGATE, &SIGN, &ADD, &DIVIDE, &MAXIMUM, &MINIMUM, &MULTIPLY, &REMAINDER, &SUBTRACT];

/// `stablehlo.abs` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#abs)): for floats a
/// bit operation, for complex numbers the modulus.
pub static ABS: Entry = Entry {
    def: OpDef {
        verify: |view, violations| verify_abs(view, violations),
        ..unary_op("stablehlo.abs")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| unary(steps, Unary::Abs, operands)),
};

/// `stablehlo.negate` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#negate)): for
/// floats a bit operation.
pub static NEGATE: Entry = Entry {
    def: OpDef {
        verify: |view, violations| same_type(view, NUMBERS, "negate_i1", "negate_c1", violations),
        ..unary_op("stablehlo.negate")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| unary(steps, Unary::Negate, operands)),
};

/// `stablehlo.sign` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#sign)).
pub static SIGN: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(view, SIGNED_NUMBERS, "sign_i1", "sign_c1", violations)
        },
        ..unary_op("stablehlo.sign")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| unary(steps, Unary::Sign, operands)),
};

/// `stablehlo.add` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#add)): for i1 it is
/// the logical or.
pub static ADD: Entry = Entry {
    def: OpDef {
        verify: |view, violations| verify_add(view, violations),
        ..binary_op("stablehlo.add")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Add, operands)),
};

/// `stablehlo.subtract` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#subtract)).
pub static SUBTRACT: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(view, NUMBERS, "subtract_i1", "subtract_c1", violations)
        },
        ..binary_op("stablehlo.subtract")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Subtract, operands)),
};

/// `stablehlo.multiply` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#multiply)): for
/// i1 it is the logical and.
pub static MULTIPLY: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(view, Kinds::ANY, "multiply_i1", "multiply_c1", violations)
        },
        ..binary_op("stablehlo.multiply")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Multiply, operands)),
};

/// `stablehlo.divide` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#divide)): an
/// integer divided by zero gives all ones.
pub static DIVIDE: Entry = Entry {
    def: OpDef {
        verify: |view, violations| same_type(view, NUMBERS, "divide_i1", "divide_c1", violations),
        ..binary_op("stablehlo.divide")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Divide, operands)),
};

/// `stablehlo.remainder` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#remainder)): the
/// remainder of an integer by zero is the integer.
pub static REMAINDER: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(view, NUMBERS, "remainder_i1", "remainder_c1", violations)
        },
        ..binary_op("stablehlo.remainder")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Remainder, operands)),
};

/// `stablehlo.maximum` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#maximum)).
pub static MAXIMUM: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(view, Kinds::ANY, "maximum_i1", "maximum_c1", violations)
        },
        ..binary_op("stablehlo.maximum")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Maximum, operands)),
};

/// `stablehlo.minimum` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#minimum)).
pub static MINIMUM: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(view, Kinds::ANY, "minimum_i1", "minimum_c1", violations)
        },
        ..binary_op("stablehlo.minimum")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Minimum, operands)),
};

fn verify_abs(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    operand_kinds(view, SIGNED_NUMBERS, "abs_i1", violations);
    same_shape(view, "abs_c1", violations);
    if let Some(operand) = view.operand(0) {
        result_element(view, &part(&operand.element), "abs_c2", violations);
    }
}

fn verify_add(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let types = [view.operand(0), view.operand(1), view.result(0)];
    let [Some(lhs), Some(rhs), Some(result)] = types else { return };
    match (&lhs.element, &rhs.element, &result.element) {
        (
            ElementType::Quantized(lhs),
            ElementType::Quantized(rhs),
            ElementType::Quantized(result),
        ) => {
            same_shape(view, "add_c1", violations);
            verify_quantized_add(lhs, rhs, result, violations);
        }
        (ElementType::Quantized(_), _, _)
        | (_, ElementType::Quantized(_), _)
        | (_, _, ElementType::Quantized(_)) => {
            let message = "either all operands and the result are quantized or none is";
            violations.push(Violation::new("add_c2", message));
        }
        _ => same_type(view, Kinds::ANY, "add_i1", "add_c1", violations),
    }
}

fn verify_quantized_add(
    lhs: &QuantizedType,
    rhs: &QuantizedType,
    result: &QuantizedType,
    violations: &mut Vec<Violation>,
) {
    let mut require = |holds: bool, label, message: &str| {
        if !holds {
            violations.push(Violation::new(label, message));
        }
    };
    let same_storage = lhs.storage == rhs.storage && lhs.storage == result.storage;
    require(same_storage, "add_c3", "the storage types must be one");
    let same_expressed = lhs.expressed == rhs.expressed && lhs.expressed == result.expressed;
    require(same_expressed, "add_c4", "the expressed types must be one");
    let per_axis = lhs.dimension.is_some() || rhs.dimension.is_some();
    let message = "the result is quantized per axis if and only if an operand is";
    require(per_axis == result.dimension.is_some(), "add_c5", message);
    let message = "the quantization dimension must be the result's";
    for (operand, label) in [(lhs, "add_c6"), (rhs, "add_c7")] {
        let same = operand.dimension.is_none() || operand.dimension == result.dimension;
        require(same, label, message);
    }
}
