//! The progress of a run, for a caller that watches it from another thread.

use std::sync::{Mutex, PoisonError};

/// The op that a run is at, and how many steps ran before it.
#[derive(Debug, Default)]
pub struct Progress(Mutex<(&'static str, u64)>);

impl Progress {
    /// The full name of the op that runs now, or an empty text before the first, and how many steps ran
    /// before it.
    pub fn now(&self) -> (&'static str, u64) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records that an op begins.
    pub fn begin(&self, op: &'static str, steps: u64) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (op, steps);
    }
}
