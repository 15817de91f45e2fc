//! Elementwise ops of two operands of one type.

use super::constraints::same_type;
use crate::ir::OperandDef;
use crate::meaning::Binary;
use crate::ops::elementwise::binary;
use crate::ops::elementwise::constraints::Kinds;
use crate::ops::prelude::*;

/// `chlo.mulhi`: the upper half of the product, which has twice the width.
pub static MULHI: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        form: Form::Short("$lhs , $rhs attr-dict : type($lhs) , type($rhs) -> type($result)"),
        verify: |view, violations| same_type(view, Kinds::INTEGER, violations),
        ..OpDef::new("chlo.mulhi")
    },
    meaning: Meaning::Elementwise(|_, operands, steps| {
        binary(steps, Binary::MultiplyHigh, operands)
    }),
};

/// `chlo.next_after`: the value of the type next to `x` in the direction of `y`.
pub static NEXT_AFTER: Entry = Entry {
    def: definition("chlo.next_after", &[one_operand("x"), one_operand("y")], TYPES_OF_X_Y),
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::NextAfter, operands)),
};

/// `chlo.polygamma`: the derivative of order `n` of digamma at `x`.
pub static POLYGAMMA: Entry = Entry {
    def: definition("chlo.polygamma", &[one_operand("n"), one_operand("x")], TYPES_OF_N_X),
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Polygamma, operands)),
};

/// `chlo.zeta`: the Hurwitz zeta function, the sum of (q + k)^-x over k.
pub static ZETA: Entry = Entry {
    def: definition("chlo.zeta", &[one_operand("x"), one_operand("q")], TYPES_OF_X_Q),
    meaning: Meaning::Elementwise(|_, operands, steps| binary(steps, Binary::Zeta, operands)),
};

const TYPES_OF_X_Y: Form = Form::Short("$x , $y attr-dict : type($x) , type($y) -> type(results)");
const TYPES_OF_N_X: Form = Form::Short("$n , $x attr-dict : type($n) , type($x) -> type(results)");
const TYPES_OF_X_Q: Form = Form::Short("$x , $q attr-dict : type($x) , type($q) -> type(results)");

const fn definition(name: &'static str, operands: &'static [OperandDef], form: Form) -> OpDef {
    OpDef {
        operands,
        form,
        verify: |view, violations| same_type(view, Kinds::FLOAT, violations),
        ..OpDef::new(name)
    }
}
