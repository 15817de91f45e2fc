//! `shlo-interp print`: a program back as text, in short or generic form, or as bytecode.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::arguments::Common;
use super::emit::{self, Emit};
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal, read_program};

const PRINT_EXAMPLES: &str = "\
Examples:
  shlo-interp print examples/fp8_dot.mlir --generic
  shlo-interp print program.mlir --emit=artifact -o program.mlirbc
  shlo-interp print program.mlir --emit=bytecode=6 -o bytecode.mlirbc";

/// The arguments of `print`.
#[derive(Debug, Args)]
#[command(after_help = PRINT_EXAMPLES)]
pub struct PrintArguments {
    /// The program; `-` is standard input.
    #[arg(value_name = "PROGRAM")]
    pub program: PathBuf,
    /// Print every op in generic form.
    #[arg(long)]
    pub generic: bool,
    /// The form to write: text, bytecode[=VERSION] (MLIR bytecode 0 to 6, the newest if none is stated), or
    /// artifact[=VERSION] (a StableHLO portable artifact, 0.9.0 to 1.20.0, 1.15.0 if none is stated).
    #[arg(long, value_name = "FORM", default_value = "text")]
    pub emit: Emit,
    /// Name every value by its number, as a program that comes from bytecode is printed.
    #[arg(long)]
    pub number_values: bool,
    /// Leave out every location.
    #[arg(long)]
    pub strip_debuginfo: bool,
    /// Write to a file instead of standard output.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

impl Subcommand for PrintArguments {
    /// The subcommand `print`: writes all modules of the file, as text with `// -----` lines between them, or
    /// nothing if one is wrong.
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let program = match read_program(&self.program) {
            Ok(program) => program,
            Err(refusal) => return terminal.give_up(refusal),
        };
        let source = program.source();
        let mut modules = Vec::new();
        let mut status = Status::Fine;
        let parts = match program.parts() {
            Ok(parts) => parts,
            Err(diagnostic) => {
                return terminal.report(&diagnostic, source).map(|()| Status::Rejected);
            }
        };
        for part in parts {
            match program.parse(part) {
                Ok(parsed) => {
                    terminal.report_all(&parsed.warnings, source)?;
                    let mut module = Arc::unwrap_or_clone(parsed.module);
                    if self.number_values {
                        module.forget_names();
                    }
                    if self.strip_debuginfo {
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
            Status::Fine => emit::emit(&modules, source, self, terminal),
            _ => Ok(status),
        }
    }
}
