//! `shlo-interp print`: a program back as text, in short or generic form, or as bytecode.

use std::sync::Arc;

use super::arguments::PrintArguments;
use super::emit;
use super::terminal::{Ended, Status, Terminal, read_program};

/// The subcommand `print`: writes all modules of the file, as text with `// -----` lines between them, or
/// nothing if one is wrong.
pub fn print(arguments: &PrintArguments, terminal: &mut Terminal<'_>) -> Ended {
    let program = match read_program(&arguments.program) {
        Ok(program) => program,
        Err((message, status)) => return terminal.complain(message).map(|()| status),
    };
    let source = program.source();
    let mut modules = Vec::new();
    let mut status = Status::Fine;
    let parts = match program.parts() {
        Ok(parts) => parts,
        Err(diagnostic) => return terminal.report(&diagnostic, source).map(|()| Status::Rejected),
    };
    for part in parts {
        match program.parse(part) {
            Ok(parsed) => {
                terminal.report_all(&parsed.warnings, source)?;
                let mut module = Arc::unwrap_or_clone(parsed.module);
                if arguments.number_values {
                    module.forget_names();
                }
                if arguments.strip_debuginfo {
                    module.forget_locations();
                }
                modules.push(module);
            }
            Err(diagnostics) => {
                terminal.report_all(&diagnostics, source)?;
                status = Status::Rejected;
            }
        }
    }
    match status {
        Status::Fine => emit::emit(&modules, source, arguments, terminal),
        _ => Ok(status),
    }
}
