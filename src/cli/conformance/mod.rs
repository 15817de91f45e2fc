//! `shlo-interp conformance`: packs of programs with the results that are legal, and backends judged by them.

pub mod backend;
pub mod cases;
pub mod inputs;
pub mod judging;
pub mod making;
pub mod outcome;
pub mod pack;
mod page;
mod running;
mod shown;

use clap::{Args, Subcommand};

use self::making::MakeArguments;
use self::running::RunArguments;
use super::arguments::{Color, Common};
use super::terminal::{Ended, Terminal};

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
pub struct ConformanceArguments {
    /// What is done.
    #[command(subcommand)]
    pub action: Action,
}

/// What is done with a pack.
#[derive(Debug, Subcommand)]
pub enum Action {
    /// Write a pack: programs, inputs and expected results.
    #[command(after_help = EXAMPLES)]
    Make(MakeArguments),
    /// Have a backend run a pack, and judge its results.
    #[command(after_help = EXAMPLES)]
    Run(Box<RunArguments>),
}

impl ConformanceArguments {
    /// The flags that every subcommand has.
    pub fn common(&self) -> &Common {
        match &self.action {
            Action::Make(arguments) => &arguments.common,
            Action::Run(arguments) => &arguments.common,
        }
    }

    /// Whether output is coloured.
    pub fn color(&self) -> Color {
        self.common().color
    }
}

/// Makes or runs a pack.
pub fn run(arguments: &ConformanceArguments, terminal: &mut Terminal<'_>) -> Ended {
    match &arguments.action {
        Action::Make(arguments) => making::make(arguments, terminal),
        Action::Run(arguments) => running::run(arguments, terminal),
    }
}
