//! `shlo-interp check`: parse and verify, without running.

use super::arguments::CheckArguments;
use super::terminal::{Ended, Status, Terminal, read_program};
use crate::diagnostic::Source;
use crate::numeric::ElementType;
use crate::{load_storage_only, ops, syntax};

/// The subcommand: every finding about every module of every file.
pub fn check(arguments: &CheckArguments, terminal: &mut Terminal<'_>) -> Ended {
    let mut status = Status::Fine;
    for path in &arguments.programs {
        status = status.max(match read_program(path) {
            Ok(source) => check_source(&source, &arguments.restrictions.storage_only, terminal)?,
            Err((message, status)) => terminal.complain(message).map(|()| status)?,
        });
    }
    Ok(status)
}

fn check_source(
    source: &Source,
    storage_only: &[ElementType],
    terminal: &mut Terminal<'_>,
) -> Ended {
    let registry = ops::registry();
    let mut status = Status::Fine;
    let chunks = match syntax::split(source) {
        Ok(chunks) => chunks,
        Err(diagnostic) => return terminal.report(&diagnostic, source).map(|()| Status::Rejected),
    };
    for chunk in chunks {
        match load_storage_only(source, chunk, &registry, storage_only) {
            Ok(loaded) => terminal.report_all(&loaded.warnings, source)?,
            Err(diagnostics) => {
                terminal.report_all(&diagnostics, source)?;
                status = Status::Rejected;
            }
        }
    }
    Ok(status)
}
