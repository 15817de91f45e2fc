//! What the command line asks of a subcommand, whose arguments implement it.

use super::in_memory::InMemory;
use super::terminal::{Ended, Terminal};

/// The arguments of a subcommand, which know how to carry it out.
pub trait Subcommand {
    /// The name of the subcommand if its output is one object of JSON. Its errors are such an object, too.
    fn json_object(&self) -> Option<&'static str> {
        None
    }

    /// The number of threads that the user asks for.
    fn threads(&self) -> Option<u16> {
        None
    }

    /// Takes from memory what the subcommand can work on. What it leaves is refused.
    ///
    /// # Errors
    ///
    /// Why it cannot work on these things together.
    fn take(&mut self, given: &mut InMemory) -> Result<(), String> {
        let _ = given;
        Ok(())
    }

    /// Carries the subcommand out.
    ///
    /// # Errors
    ///
    /// The error of writing to the terminal.
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended;
}
