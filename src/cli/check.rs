//! `shlo-interp check`: parse and verify, without running.

use super::arguments::CheckArguments;
use super::terminal::{Ended, Status, Terminal, read_program};
use crate::diagnostic::Source;
use crate::{load, ops, syntax};

/// The subcommand: every finding about every module of every file.
pub fn check(arguments: &CheckArguments, terminal: &mut Terminal<'_>) -> Ended {
    let mut status = Status::Fine;
    for path in &arguments.programs {
        status = status.max(match read_program(path) {
            Ok(source) => check_source(&source, terminal)?,
            Err((message, status)) => terminal.complain(message).map(|()| status)?,
        });
    }
    Ok(status)
}

fn check_source(source: &Source, terminal: &mut Terminal<'_>) -> Ended {
    let registry = ops::registry();
    let mut status = Status::Fine;
    let chunks = match syntax::split(source) {
        Ok(chunks) => chunks,
        Err(diagnostic) => return terminal.report(&diagnostic, source).map(|()| Status::Rejected),
    };
    for chunk in chunks {
        match load(source, chunk, &registry) {
            Ok(loaded) => terminal.report_all(&loaded.warnings, source)?,
            Err(diagnostics) => {
                terminal.report_all(&diagnostics, source)?;
                status = Status::Rejected;
            }
        }
    }
    Ok(status)
}
