//! The host of a running program in Python: printing, probes, and whether to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use pyo3::prelude::*;
use shlo_interp::host::{EvalError, OpPlace};
use shlo_interp::{Diagnostic, Host, Tensor, Value};

use crate::calls::{attached, call};

/// How long a program runs at most until Python is asked for a signal, if no step of it takes longer.
const LOOK_EVERY: Duration = Duration::from_millis(100);
/// How long the steps between two questions of the interpreter to this host should take.
const STRIDE_TIME: Duration = Duration::from_millis(10);
const MOST_STEPS: u64 = 1 << 16;

/// The host of one call.
pub struct PyHost {
    seed: u64,
    last_look: Instant,
    last_question: Instant,
    stride: u64,
    /// Set by the thread that waits for the call, if the call runs on another thread.
    stop: Option<Arc<AtomicBool>>,
    /// The exception that ended the call.
    pub raised: Option<PyErr>,
    /// What probes saved, in order.
    pub probes: Vec<(String, Tensor)>,
    /// The warnings of the run.
    pub warnings: Vec<Diagnostic>,
}

impl PyHost {
    /// A host that asks Python for signals, or looks at a flag instead.
    pub fn new(seed: u64, stop: Option<Arc<AtomicBool>>) -> PyHost {
        let now = Instant::now();
        PyHost {
            seed,
            last_look: now,
            last_question: now,
            stride: 1,
            stop,
            raised: None,
            probes: Vec::new(),
            warnings: Vec::new(),
        }
    }
}

impl Host for PyHost {
    fn warn(&mut self, warning: Diagnostic) {
        if !self.warnings.contains(&warning) {
            self.warnings.push(warning);
        }
    }

    fn print(&mut self, name: &str, tensor: &Tensor) -> Result<(), EvalError> {
        let text = format!("{name} = {}\n", Value::Tensor(tensor.clone()));
        let write = |py: Python<'_>| {
            let write = py.import("sys")?.getattr("stdout")?.getattr("write")?;
            call(&write, &(text,).into_pyobject(py)?).map(drop)
        };
        let ended = || EvalError::Failed("Python ends".into());
        let written = attached(write).ok_or_else(ended)?;
        written.map_err(|raised| {
            self.raised = Some(raised);
            EvalError::Failed("sys.stdout cannot be written".into())
        })
    }

    fn probe(&mut self, id: &str, _: OpPlace<'_>, tensor: &Tensor) -> Result<(), EvalError> {
        self.probes.push((id.to_string(), tensor.clone()));
        Ok(())
    }

    fn probed(&mut self, id: &str, iteration: usize) -> Result<Tensor, EvalError> {
        let mut saved = self.probes.iter().filter(|(name, _)| name == id);
        let found = saved.nth(iteration).map(|(_, tensor)| tensor.clone());
        found.ok_or_else(|| {
            EvalError::Failed(format!("the probe `{id}` saved no tensor number {iteration}"))
        })
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn interrupted(&mut self) -> bool {
        let now = Instant::now();
        let taken = now - self.last_question;
        self.last_question = now;
        self.stride = match taken {
            taken if taken < STRIDE_TIME / 2 => (self.stride * 2).min(MOST_STEPS),
            taken if taken > STRIDE_TIME => (self.stride / 4).max(1),
            _ => self.stride,
        };
        if let Some(stop) = &self.stop {
            return stop.load(Ordering::Relaxed);
        }
        if now - self.last_look < LOOK_EVERY {
            return false;
        }
        self.last_look = now;
        match attached(|py| py.check_signals()) {
            Some(looked) => self.raised = looked.err(),
            None => return true,
        }
        self.raised.is_some()
    }

    fn steps_between_looks(&mut self) -> u64 {
        self.stride
    }
}
