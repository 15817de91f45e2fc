//! `shlo-interp check`: parse and verify, without running.

use super::arguments::CheckArguments;
use super::terminal::{Ended, Status, Terminal, read_program};
use crate::numeric::ElementType;
use crate::ops;
use crate::program::Program;

/// The subcommand: every finding about every module of every file.
pub fn check(arguments: &CheckArguments, terminal: &mut Terminal<'_>) -> Ended {
    let mut status = Status::Fine;
    for path in &arguments.programs {
        status = status.max(match read_program(path) {
            Ok(program) => check_program(&program, &arguments.restrictions.storage_only, terminal)?,
            Err((message, status)) => terminal.complain(message).map(|()| status)?,
        });
    }
    Ok(status)
}

fn check_program(
    program: &Program,
    storage_only: &[ElementType],
    terminal: &mut Terminal<'_>,
) -> Ended {
    let (source, registry) = (program.source(), ops::registry());
    let mut status = Status::Fine;
    let parts = match program.parts() {
        Ok(parts) => parts,
        Err(diagnostic) => return terminal.report(&diagnostic, source).map(|()| Status::Rejected),
    };
    for part in parts {
        match program.load(part, &registry, storage_only) {
            Ok(loaded) => {
                terminal.report_all(&loaded.warnings, source)?;
                terminal.report_all(&ops::unknown_targets(&loaded.module), source)?;
            }
            Err(diagnostics) => {
                terminal.report_all(&diagnostics, source)?;
                status = Status::Rejected;
            }
        }
    }
    Ok(status)
}
