//! Elements for which the specification does not say what an op gives.

use super::complex;
use super::kinds::Law;
use super::total_order::{UNSIGNED_NAN, beside_one_nan, compares_unsigned_nan};
use crate::ir::OpView;
use crate::ops::facts;
use crate::tensor::{Tensor, Value};

/// Elements of a result that the specification leaves open, and why.
pub struct OpenElements {
    /// Which elements of the result are open, row-major.
    pub are_open: Vec<bool>,
    /// The reason.
    pub reason: &'static str,
}

impl OpenElements {
    /// The open elements of a result of an op; `None` if there are none.
    pub fn of(
        view: &OpView<'_>,
        law: &Law,
        operands: &[Value],
        ours: &Tensor,
    ) -> Option<OpenElements> {
        if compares_unsigned_nan(view) {
            let are_open = beside_one_nan(view, operands, ours)?;
            return Some(OpenElements { are_open, reason: UNSIGNED_NAN });
        }
        let is_ordered = facts::of(view.op).compares;
        if !is_ordered && !matches!(law, Law::Function(_)) {
            return None;
        }
        let are_open = complex::open_elements(view, operands, ours, is_ordered)?;
        let reason = "the specification does not say what complex infinities and NaN give";
        Some(OpenElements { are_open, reason })
    }
}
