//! Observers of a run, function by function: the hints of `run`, and the test runner.

use std::io;

use super::terminal::{Status, Terminal};
use crate::ir::{Function, Module};

/// An observer is told of each function that runs.
pub trait Observer {
    /// Chooses the functions of a module that are to run, from those that run without an observer.
    fn choose<'m>(&mut self, module: &'m Module, entries: Vec<&'m Function>) -> Vec<&'m Function> {
        let _ = module;
        entries
    }

    /// Says that a function is about to run.
    ///
    /// # Errors
    ///
    /// The error of writing to the terminal.
    fn begins(&mut self, function: &Function, terminal: &mut Terminal<'_>) -> io::Result<()> {
        let _ = (function, terminal);
        Ok(())
    }

    /// Says that a function ended; `checks` is how many comparisons its `check` ops made.
    ///
    /// # Errors
    ///
    /// The error of writing to the terminal.
    fn ended(
        &mut self,
        function: &Function,
        status: Status,
        checks: u64,
        terminal: &mut Terminal<'_>,
    ) -> io::Result<()> {
        let _ = (function, status, checks, terminal);
        Ok(())
    }
}

/// An observer that does nothing.
#[cfg(test)]
pub struct Nobody;

#[cfg(test)]
impl Observer for Nobody {}
