//! Who watches a run function by function: what gives hints, or the test runner.

use std::io;

use super::terminal::{Status, Terminal};
use crate::ir::{Function, Module};

/// Hears of each function that runs.
pub trait Observer {
    /// The functions of a module that are to run, from those that run without an observer.
    fn choose<'m>(&mut self, module: &'m Module, entries: Vec<&'m Function>) -> Vec<&'m Function> {
        let _ = module;
        entries
    }

    /// A function is about to run.
    ///
    /// # Errors
    ///
    /// One of writing to the terminal.
    fn begins(&mut self, function: &Function, terminal: &mut Terminal<'_>) -> io::Result<()> {
        let _ = (function, terminal);
        Ok(())
    }

    /// A function ended; `checks` is how many comparisons its `check` ops made.
    ///
    /// # Errors
    ///
    /// One of writing to the terminal.
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

/// The observer of a plain run.
#[cfg(test)]
pub struct Nobody;

#[cfg(test)]
impl Observer for Nobody {}
