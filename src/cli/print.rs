//! `shlo-interp print`: a program back as text, in short or generic form, or as bytecode.

use super::arguments::PrintArguments;
use super::emit;
use super::terminal::{Ended, Status, Terminal, read_program};
use crate::{ops, syntax};

/// The subcommand: writes all modules of the file, as text between `// -----` lines, or nothing.
pub fn print(arguments: &PrintArguments, terminal: &mut Terminal<'_>) -> Ended {
    let source = match read_program(&arguments.program) {
        Ok(source) => source,
        Err((message, status)) => return terminal.complain(message).map(|()| status),
    };
    let registry = ops::registry();
    let mut modules = Vec::new();
    let mut status = Status::Fine;
    let chunks = match syntax::split(&source) {
        Ok(chunks) => chunks,
        Err(diagnostic) => return terminal.report(&diagnostic, &source).map(|()| Status::Rejected),
    };
    for chunk in chunks {
        match syntax::parse_chunk(&source, chunk, &registry) {
            Ok(parsed) => {
                terminal.report_all(&parsed.warnings, &source)?;
                modules.push(parsed.module);
            }
            Err(diagnostics) => {
                terminal.report_all(&diagnostics, &source)?;
                status = Status::Rejected;
            }
        }
    }
    match status {
        Status::Fine => emit::emit(&modules, &source, arguments, terminal),
        _ => Ok(status),
    }
}
