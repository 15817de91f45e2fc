//! CHLO, the client dialect: implicit broadcasting, functions that the specification does not have, top_k,
//! scan ([its documentation](https://github.com/openxla/stablehlo/blob/main/docs/generated/chlo.md)). Its
//! constraints have no labels.

use super::prelude::*;

mod binary;
mod broadcasting;
mod constants;
pub mod constraints;
mod functions;
mod predicates;
pub mod scan;
pub mod top_k;

pub use broadcasting::{repeated, run_time_shape, steps_of, written_dimensions};
pub use scan::SCAN;
pub use top_k::TOP_K;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &broadcasting::ADD,
    &broadcasting::AND,
    &broadcasting::ATAN2,
    &broadcasting::COMPARE,
    &broadcasting::COMPLEX,
    &broadcasting::DIVIDE,
    &broadcasting::MAXIMUM,
    &broadcasting::MINIMUM,
    &broadcasting::MULTIPLY,
    &broadcasting::NEXT_AFTER,
    &broadcasting::OR,
    &broadcasting::POLYGAMMA,
    &broadcasting::POWER,
    &broadcasting::REMAINDER,
    &broadcasting::SELECT,
    &broadcasting::SHIFT_LEFT,
    &broadcasting::SHIFT_RIGHT_ARITHMETIC,
    &broadcasting::SHIFT_RIGHT_LOGICAL,
    &broadcasting::SUBTRACT,
    &broadcasting::XOR,
    &broadcasting::ZETA,
    &functions::ASIN_ACOS_KERNEL,
    &functions::ACOS,
    &functions::ACOSH,
    &functions::ASIN,
    &functions::ASINH,
    &functions::ATAN,
    &functions::ATANH,
    &functions::BESSEL_I1E,
    &functions::CONJ,
    &functions::COSH,
    &functions::DIGAMMA,
    &functions::ERF,
    &functions::ERF_INV,
    &functions::ERFC,
    &functions::LGAMMA,
    &functions::SINH,
    &functions::SQUARE,
    &functions::TAN,
    &predicates::IS_INF,
    &predicates::IS_NEG_INF,
    &predicates::IS_POS_INF,
    &constants::CONSTANT,
    &constants::CONSTANT_LIKE,
    &binary::MULHI,
    &binary::NEXT_AFTER,
    &binary::POLYGAMMA,
    &binary::ZETA,
    &super::ragged_dot::RAGGED_DOT,
    &SCAN,
    &TOP_K,
];
