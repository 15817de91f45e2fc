//! `shlo-interp conformance`: packs of programs with the results that are legal, and backends judged by them.

mod making;
mod running;

use clap::{Args, Subcommand as Commands};

use self::making::MakeArguments;
use self::running::RunArguments;
use super::in_memory::InMemory;
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::packs::PackError;

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp conformance make pack --ops add,convert --types f32,f8E4M3FN
  shlo-interp conformance run pack --backend 'shlo-interp {program} --input @{inputs} -o {outputs} --format none'
  shlo-interp conformance run pack --backend 'shlo-interp {program} --input @{inputs} -o {outputs} --format none' --jsonl log --report pack.html

`make` writes a pack: a program, inputs and the expected results for each op and each element type that the op takes.
`run` has a backend run the programs, and judges what it gives. docs/backends.md says how a backend is
called (`shlo-interp help backends`); tools/instrument has adapters for XLA, IREE and the official interpreter.

Exit status: 0 nothing is wrong; 1 a result is wrong; 2 usage; 5 file or I/O.";

/// The arguments of `conformance`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct ConformanceArguments {
    /// What is done.
    #[command(subcommand)]
    pub action: Action,
}

/// What is done with a pack.
#[derive(Debug, Commands)]
pub enum Action {
    /// Write a pack: programs, inputs and expected results.
    #[command(after_help = EXAMPLES)]
    Make(MakeArguments),
    /// Have a backend run a pack, and judge its results.
    #[command(after_help = EXAMPLES)]
    Run(Box<RunArguments>),
}

impl Subcommand for ConformanceArguments {
    fn take(&mut self, given: &mut InMemory) -> Result<(), String> {
        if let Action::Run(arguments) = &mut self.action {
            arguments.function = given.backend.take();
        }
        Ok(())
    }

    /// Makes or runs a pack.
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        match &self.action {
            Action::Make(arguments) => making::make(arguments, terminal),
            Action::Run(arguments) => running::run(arguments, terminal),
        }
    }
}

/// Writes why there is no pack or no outcome. The result is the status for it.
fn complain(error: PackError, terminal: &mut Terminal<'_>) -> Ended {
    let status = match &error {
        PackError::Request(_) => Status::Usage,
        PackError::Files(_) | PackError::Log(_) => Status::Io,
    };
    terminal.complain(error).map(|()| status)
}
