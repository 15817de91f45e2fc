//! `shlo-interp print`: a program as MLIR text.

use super::arguments::PrintArguments;
use super::terminal::{Ended, Status, Terminal, read_program};
use crate::syntax::print::{Style, print_module};
use crate::{ops, syntax};

/// The subcommand: every module of the file, with `// -----` between them. A module that does not
/// parse is reported and left out.
pub fn print(arguments: &PrintArguments, terminal: &mut Terminal<'_>) -> Ended {
    let source = match read_program(&arguments.program) {
        Ok(source) => source,
        Err((message, status)) => return terminal.complain(message).map(|()| status),
    };
    let chunks = match syntax::split(&source) {
        Ok(chunks) => chunks,
        Err(diagnostic) => return terminal.report(&diagnostic, &source).map(|()| Status::Rejected),
    };
    let registry = ops::registry();
    let style = if arguments.generic { Style::Generic } else { Style::Short };
    let mut status = Status::Fine;
    for (index, chunk) in chunks.into_iter().enumerate() {
        if index > 0 {
            terminal.out.write_all(b"\n// -----\n\n")?;
        }
        match syntax::parse_chunk(&source, chunk, &registry) {
            Ok(parsed) => {
                terminal.report_all(&parsed.warnings, &source)?;
                terminal.out.write_all(print_module(&parsed.module, style).as_bytes())?;
            }
            Err(diagnostics) => {
                terminal.report_all(&diagnostics, &source)?;
                status = Status::Rejected;
            }
        }
    }
    Ok(status)
}
