//! chlo.ragged_dot.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] =
    &[("chlo.ragged_dot", Fast::Whole(ops::ragged_dot::prepare_ragged_dot))];
