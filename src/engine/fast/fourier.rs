//! fft.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[("stablehlo.fft", Fast::Whole(ops::fourier::prepare_fft))];
