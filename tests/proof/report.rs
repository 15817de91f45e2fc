//! How much was proven, and what is said when something was not.

use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

static TOTAL: AtomicU64 = AtomicU64::new(0);

/// What one test compares: counted, printed at the end.
pub struct Report {
    what: &'static str,
    start: Instant,
    compared: u64,
}

impl Report {
    pub fn new(what: &'static str) -> Report {
        Report { what, start: Instant::now(), compared: 0 }
    }

    /// Compares results with what is expected; `name` says the type and op, `operands` those of an
    /// index.
    pub fn compare<D: Display>(
        &mut self,
        name: impl Fn() -> String,
        results: &[u64],
        mut expected: impl FnMut(usize) -> u64,
        operands: impl Fn(usize) -> D,
    ) {
        for (index, result) in results.iter().enumerate() {
            let right = expected(index);
            assert!(
                *result == right,
                "{} of {} gave {result:#x}, right is {right:#x}",
                name(),
                operands(index)
            );
        }
        self.add(results.len());
    }

    /// Counts comparisons made elsewhere.
    pub fn add(&mut self, count: usize) {
        self.compared += count as u64;
    }
}

impl Drop for Report {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let total = TOTAL.fetch_add(self.compared, Ordering::Relaxed) + self.compared;
        let (what, compared, time) = (self.what, self.compared, self.start.elapsed());
        println!("proven: {compared} {what} in {time:.1?}; {total} in all so far");
    }
}

/// Codes as a failure shows them.
pub fn shown(codes: &[u64]) -> String {
    codes.iter().map(|code| format!("{code:#x}")).collect::<Vec<_>>().join(", ")
}
