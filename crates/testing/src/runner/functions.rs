//! Tests that are functions, which check themselves or state what they print.

use std::io;

use super::report::Case;
use crate::access::Status;
use crate::program::Program;

/// The outcome of running the functions of a program.
#[derive(Debug)]
pub struct Ran {
    /// The functions, in the order in which they ran.
    pub functions: Vec<RanFunction>,
    /// How the run as a whole ended.
    pub status: Status,
    /// The errors and warnings about the program that belong to none of its functions.
    pub about_program: String,
}

/// The outcome of running one function.
#[derive(Debug)]
pub struct RanFunction {
    /// The function's test.
    pub case: Case,
    /// The text that the function printed.
    pub printed: String,
}

impl Ran {
    /// The text that all functions printed.
    pub fn printed(&self) -> String {
        self.functions.iter().map(|function| function.printed.as_str()).collect()
    }

    /// The errors and warnings of the run.
    pub fn complaints(&self) -> String {
        let of_functions = self.functions.iter().map(|function| function.case.message.as_str());
        of_functions.chain([self.about_program.as_str()]).collect::<Vec<_>>().join("\n")
    }
}

/// What runs the functions of a program that a test is about, and keeps what they print: the functions that
/// `shlo-interp` runs, and every other function that has a `check` op and that nothing refers to. The second argument
/// chooses among them by name.
pub type RunFunctions = fn(&Program, &dyn Fn(&str) -> bool) -> io::Result<Ran>;
