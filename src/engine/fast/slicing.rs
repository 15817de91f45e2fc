//! slice, pad and concatenate.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.slice", Fast::View(ops::slicing::prepare_slice, ops::slicing::spread_slice)),
    ("stablehlo.concatenate", Fast::Whole(ops::slicing::prepare_concatenate)),
    ("stablehlo.pad", Fast::Whole(ops::slicing::prepare_pad)),
];
