//! `shlo-interp check`: parse and verify, without running.

use std::path::PathBuf;

use clap::Args;

use super::arguments::{Common, Restrictions, TextOrJson};
use super::findings::{Findings, program_object};
use super::hints;
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal, read_program};
use crate::access::Refusal;
use crate::diagnostic::Source;
use crate::ops;
use crate::program::Program;

const CHECK_EXAMPLES: &str = "\
Examples:
  shlo-interp check examples/*.mlir
  shlo-interp check --format json program.mlir
  shlo-interp check --storage-only f8E4M3FN,bf16 program.mlir";

/// The arguments of `check`.
#[derive(Debug, Args)]
#[command(after_help = CHECK_EXAMPLES)]
pub struct CheckArguments {
    /// The programs; `-` is standard input.
    #[arg(value_name = "PROGRAM", required = true)]
    pub programs: Vec<PathBuf>,
    /// How findings are printed.
    #[arg(long, value_enum, default_value_t = TextOrJson::Text)]
    pub format: TextOrJson,
    /// Rules that the programs must keep beyond the specification.
    #[command(flatten)]
    pub restrictions: Restrictions,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

impl Subcommand for CheckArguments {
    /// The subcommand `check`, which prints every finding about every module of every file.
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let mut statuses = Vec::new();
        for path in &self.programs {
            let is_json = self.format == TextOrJson::Json;
            let mut findings = Findings::new(is_json);
            let own = match read_program(path) {
                Ok(program) => {
                    let types = &self.restrictions.storage_only;
                    let program = program.with_storage_only(types);
                    let status = check_program(&program, &mut findings, terminal)?;
                    hint(program.source(), status, terminal)?;
                    status
                }
                Err(Refusal { message, status }) => {
                    findings.complain(message, terminal).map(|()| status)?
                }
            };
            if is_json {
                let name = path.display().to_string();
                writeln!(terminal.out, "{}", program_object(&name, own, findings.take()))?;
            }
            statuses.push(own);
        }
        let (all, fine) =
            (statuses.len(), statuses.iter().filter(|status| **status == Status::Fine).count());
        if fine == 0 {
            return Ok(statuses.into_iter().max().unwrap_or(Status::Fine));
        }
        let files = if all == 1 { "file" } else { "files" };
        let count = if fine == all { all.to_string() } else { format!("{fine} of {all}") };
        writeln!(terminal.err, "{count} {files} verified, nothing was run")?;
        Ok(statuses.into_iter().max().unwrap_or(Status::Fine))
    }
}

/// Prints that the tests in a program did not run, if it has tests.
fn hint(source: &Source, status: Status, terminal: &mut Terminal<'_>) -> std::io::Result<()> {
    let has_checks = source.text.contains("check.expect_");
    if has_checks && status == Status::Fine {
        let name = &source.name;
        return writeln!(
            terminal.err,
            "note: the checks of {name} did not run; `shlo-interp test {name}` runs them"
        );
    }
    hints::about_statements(source, "check", terminal)
}

fn check_program(program: &Program, findings: &mut Findings, terminal: &mut Terminal<'_>) -> Ended {
    let source = program.source();
    let mut status = Status::Fine;
    let parts = match program.parts() {
        Ok(parts) => parts,
        Err(diagnostic) => {
            findings.report_all(&[diagnostic], source, terminal)?;
            return Ok(Status::Rejected);
        }
    };
    for part in parts {
        match program.load(part) {
            Ok(loaded) => {
                findings.report_all(&loaded.warnings, source, terminal)?;
                findings.report_all(&ops::unknown_targets(&loaded.module), source, terminal)?;
            }
            Err(diagnostics) => {
                findings.report_all(&diagnostics, source, terminal)?;
                status = Status::Rejected;
            }
        }
    }
    Ok(status)
}
