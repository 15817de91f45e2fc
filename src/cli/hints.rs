//! The hints that a plain run prints beside its results: checks that held, statements that it does not
//! compare.

use std::io;

use super::arguments::Format;
use super::observer::Observer;
use super::terminal::{Status, Terminal};
use crate::diagnostic::{Source, printable_line};
use crate::ir::Function;
use crate::runner::{expected, printed};

/// The observer of a run that a user starts by `run`.
#[derive(Debug)]
pub struct Hints {
    /// Whether people read the results, so that hints help.
    speaks: bool,
}

impl Hints {
    /// The hints of a run whose results are printed in a format.
    pub fn new(format: Format) -> Hints {
        Hints { speaks: matches!(format, Format::Text | Format::Dense) }
    }
}

impl Observer for Hints {
    fn ended(
        &mut self,
        function: &Function,
        status: Status,
        checks: u64,
        terminal: &mut Terminal<'_>,
    ) -> io::Result<()> {
        if !self.speaks || status != Status::Fine || checks == 0 || !function.ty.results.is_empty()
        {
            return Ok(());
        }
        // what the function printed comes before the hint
        terminal.out.flush()?;
        let holds = if checks == 1 { "1 check holds" } else { &format!("{checks} checks hold") };
        writeln!(terminal.err, "{holds} in @{}", printable_line(&function.name))
    }
}

/// Says that a command does not compare what a program states in comments; `what` names the command.
///
/// # Errors
///
/// The error of writing to the terminal.
pub fn about_statements(
    source: &Source,
    what: &str,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let stated = [
        (printed::has_check_lines(&source.text), "`// CHECK` lines"),
        (expected::states_diagnostics(&source.text), "stated diagnostics"),
    ];
    let stated: Vec<&str> = stated.iter().filter(|(is, _)| *is).map(|(_, name)| *name).collect();
    if stated.is_empty() {
        return Ok(());
    }
    let name = &source.name;
    writeln!(
        terminal.err,
        "note: {what} does not compare the {} of {name}; `shlo-interp test {name}` does",
        stated.join(" and ")
    )
}
