//! chlo.scan.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] =
    &[("chlo.scan", Fast::WithBodies(ops::chlo::scan::prepare_scan))];
