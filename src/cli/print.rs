//! `shlo-interp print`: a program back as text, in short or generic form.

use super::arguments::PrintArguments;
use super::terminal::{Ended, Status, Terminal, read_program};
use crate::syntax::print::{Style, print_module};
use crate::{ops, syntax};

/// The subcommand: prints all modules of the file, between `// -----` lines, or nothing.
pub fn print(arguments: &PrintArguments, terminal: &mut Terminal<'_>) -> Ended {
    let source = match read_program(&arguments.program) {
        Ok(source) => source,
        Err((message, status)) => return terminal.complain(message).map(|()| status),
    };
    let registry = ops::registry();
    let style = if arguments.generic { Style::Generic } else { Style::Short };
    let mut texts = Vec::new();
    let mut status = Status::Fine;
    let chunks = match syntax::split(&source) {
        Ok(chunks) => chunks,
        Err(diagnostic) => return terminal.report(&diagnostic, &source).map(|()| Status::Rejected),
    };
    for chunk in chunks {
        match syntax::parse_chunk(&source, chunk, &registry) {
            Ok(parsed) => {
                terminal.report_all(&parsed.warnings, &source)?;
                texts.push(print_module(&parsed.module, style));
            }
            Err(diagnostics) => {
                terminal.report_all(&diagnostics, &source)?;
                status = Status::Rejected;
            }
        }
    }
    if status == Status::Fine {
        terminal.out.write_all(texts.join("\n// -----\n\n").as_bytes())?;
    }
    Ok(status)
}
