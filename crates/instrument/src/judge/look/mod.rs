//! First looks: they sort out, in one pass, most elements of a result as the rungs would. Without them every verdict is the
//! same.

pub(super) mod bounded_sums;
pub(super) mod exact_elements;
pub(super) mod first_look;
pub(super) mod first_look_elements;
pub(super) mod first_look_sums;
pub(super) mod inexact;
pub(super) mod inexact_windows;
pub(super) mod magnitudes;
pub(super) mod many_sums;
pub(super) mod product_sums;
pub(super) mod window_magnitudes;
