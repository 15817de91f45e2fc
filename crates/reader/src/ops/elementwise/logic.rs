//! Logic on bits.

use super::constraints::{Kinds, same_type};
use super::{binary, binary_op, unary, unary_op};
use crate::meaning::{Binary, Unary};
use crate::ops::prelude::*;

/// The element types that are bits or integers.
const BITS: Kinds = Kinds::BOOLEAN.or(Kinds::INTEGER);

/// The ops of this file.
pub static ENTRIES: &[&Entry] = &[
    &COUNT_LEADING_ZEROS,
    &NOT,
    &POPCNT,
    &SHIFT_LEFT,
    &SHIFT_RIGHT_ARITHMETIC,
    &SHIFT_RIGHT_LOGICAL,
    &AND,
    &OR,
    &XOR,
];

/// `stablehlo.and` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#and)).
pub static AND: Entry = Entry {
    def: OpDef {
        verify: |view, violations| same_type(view, BITS, "and_i1", "and_c1", violations),
        ..binary_op("stablehlo.and")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::And, operands)),
};

/// `stablehlo.or` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#or)).
pub static OR: Entry = Entry {
    def: OpDef {
        verify: |view, violations| same_type(view, BITS, "or_i1", "or_c1", violations),
        ..binary_op("stablehlo.or")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Or, operands)),
};

/// `stablehlo.xor` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#xor)).
pub static XOR: Entry = Entry {
    def: OpDef {
        verify: |view, violations| same_type(view, BITS, "xor_i1", "xor_c1", violations),
        ..binary_op("stablehlo.xor")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Xor, operands)),
};

/// `stablehlo.not` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#not)).
pub static NOT: Entry = Entry {
    def: OpDef {
        verify: |view, violations| same_type(view, BITS, "not_i1", "not_c1", violations),
        ..unary_op("stablehlo.not")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| unary(steps, Unary::Not, operands)),
};

/// `stablehlo.popcnt` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#popcnt)).
pub static POPCNT: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(view, Kinds::INTEGER, "popcnt_i1", "popcnt_c1", violations)
        },
        ..unary_op("stablehlo.popcnt")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| unary(steps, Unary::Popcnt, operands)),
};

/// `stablehlo.count_leading_zeros` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#count_leading_zeros)).
pub static COUNT_LEADING_ZEROS: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(
                view,
                Kinds::INTEGER,
                "count_leading_zeros_i1",
                "count_leading_zeros_c1",
                violations,
            )
        },
        ..unary_op("stablehlo.count_leading_zeros")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| {
        unary(steps, Unary::CountLeadingZeros, operands)
    }),
};

/// `stablehlo.shift_left` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#shift_left)): the amount is
/// unsigned.
pub static SHIFT_LEFT: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(view, Kinds::INTEGER, "shift_left_i1", "shift_left_c1", violations)
        },
        ..binary_op("stablehlo.shift_left")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::ShiftLeft, operands)),
};

/// `stablehlo.shift_right_arithmetic` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#shift_right_arithmetic)): the
/// amount is unsigned.
pub static SHIFT_RIGHT_ARITHMETIC: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(
                view,
                Kinds::INTEGER,
                "shift_right_arithmetic_i1",
                "shift_right_arithmetic_c1",
                violations,
            )
        },
        ..binary_op("stablehlo.shift_right_arithmetic")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| {
        binary(steps, Binary::ShiftRightArithmetic, operands)
    }),
};

/// `stablehlo.shift_right_logical` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#shift_right_logical)): the
/// amount is unsigned.
pub static SHIFT_RIGHT_LOGICAL: Entry = Entry {
    def: OpDef {
        verify: |view, violations| {
            same_type(
                view,
                Kinds::INTEGER,
                "shift_right_logical_i1",
                "shift_right_logical_c1",
                violations,
            )
        },
        ..binary_op("stablehlo.shift_right_logical")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| {
        binary(steps, Binary::ShiftRightLogical, operands)
    }),
};
