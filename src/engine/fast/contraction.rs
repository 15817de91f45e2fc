//! dot and dot_general.

use super::{Consumer, Fast};
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.dot", Fast::Whole(ops::contraction::prepare_dot)),
    (
        "stablehlo.dot_general",
        Fast::Consuming(
            ops::contraction::prepare_dot_general,
            Consumer {
                produced: ops::contraction::operand_to_produce,
                reads: ops::contraction::reads_view,
                prepare: ops::contraction::prepare_supplied,
            },
        ),
    ),
];
