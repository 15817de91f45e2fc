//! Each law has its rungs, and says what they allow.

use super::kinds::Law;
use super::ladder::{Allowed, Ladder, Rungs};
use super::one::One;
use crate::judge::ground::rung::Rung;

impl<'a> Ladder<'a, '_> {
    /// The law, if it has rungs.
    fn law(&self) -> Option<&'a dyn Rungs> {
        match self.law {
            Law::One => Some(&One),
            Law::Function(accuracy) => Some(accuracy),
            Law::Sums(shape) => Some(shape),
            Law::Steps(steps) => Some(steps),
            Law::Rows(_) | Law::Selection | Law::Undecided(_) => None,
        }
    }

    /// The rungs after those of the same bits and values, in order.
    pub fn rungs(&self) -> Vec<Rung> {
        match (self.law(), self.ours.element().float_format()) {
            (None, _) => Vec::new(),
            (Some(_), None) => vec![Rung::Flush],
            (Some(law), Some(_)) => law.rungs(self),
        }
    }

    /// The numbers that a rung allows at some places; elsewhere they may be anything.
    pub fn allowed(&mut self, rung: &Rung, places: &[usize]) -> Option<Allowed> {
        self.law()?.allowed(self, rung, places)
    }
}
