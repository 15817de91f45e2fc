//! `shlo-interp expose`: values inside a program become results of it, which any compiler can show.

mod chosen;
mod collect;
mod mapping;
mod own;
mod written;

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::arguments::Common;
use super::subject::{RunOf, Subject};
use super::terminal::{Ended, Status, Terminal};
use super::tracing::pattern::Pattern;

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp expose double.mlir --input 1.5 --values %0 -o shown.mlir
  shlo-interp expose examples/attention.mlir --values 'op:*' -o attention.mlir
  shlo-interp expose examples/lstm.mlir --values 'op:dot_general,@lstm/%2#*' --by results -o lstm.mlir
  shlo-interp lstm.mlir -o device --format none
  shlo-interp expose lstm.mlir --collect @device -o dumps
  shlo-interp compare examples/lstm.mlir --dumps dumps

Values are named as for `run --trace-only`: %12, @f/%12, op:dot_general, loc:NAME or the LINE of an op, with * for any text;
'op:*' means all. The program is run, the new one is written, read back and run, and has to give the same bits.

OUT.expose.json says which result shows which value. --collect writes what a device gave for the new program as the directory
that `compare PROGRAM --dumps` judges, iteration by iteration (`shlo-interp help exposing`).

Exit status: 0 written; 1 the results that --unexposed gives differ; 2 usage, no such value; 3 program rejected; 4 the program
failed, or the new one gives other bits; 5 file or I/O.";

/// The arguments of `expose`.
#[derive(Debug, Args)]
pub struct ExposeArguments {
    /// The program; with --collect, the program that an earlier call wrote.
    #[arg(value_name = "PROGRAM")]
    pub program: PathBuf,
    /// The function and its arguments.
    #[command(flatten)]
    pub run: RunOf,
    /// The values: %12, @f/%12, op:dot_general, loc:NAME or the LINE of an op, with * for any text; repeatable, or separated
    /// by commas.
    #[arg(long, value_name = "WHAT", value_delimiter = ',', required_unless_present = "collect")]
    pub values: Vec<Pattern>,
    /// How a value leaves the program.
    #[arg(long, value_enum, default_value_t = By::Barrier)]
    pub by: By,
    /// Keep N iterations of each loop around a value. By default as many as the loop has in our run.
    #[arg(long, value_name = "N")]
    pub iterations: Option<NonZeroUsize>,
    /// What a device gave as the results of PROGRAM, in order: a value each, or a file or directory of all. It is written
    /// as a directory of values, named as `run --trace` names them.
    #[arg(long, value_name = "V", conflicts_with = "values", allow_hyphen_values = true)]
    pub collect: Vec<String>,
    /// What the device gave as the results of the program without further results: says whether they are the same bits.
    #[arg(long, value_name = "V", requires = "collect", allow_hyphen_values = true)]
    pub unexposed: Vec<String>,
    /// The program to write; with --collect, the directory.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// How a value leaves a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum By {
    /// As a result, and nothing else is changed.
    Results,
    /// As the result of an optimization_barrier, which the readers of the value read, too.
    Barrier,
}

impl By {
    fn name(self) -> &'static str {
        match self {
            By::Results => "results",
            By::Barrier => "barrier",
        }
    }
}

/// Why nothing is written: a message, with the exit status.
type Refusal = (String, Status);

pub fn run(arguments: &ExposeArguments, terminal: &mut Terminal<'_>) -> Ended {
    if !arguments.collect.is_empty() {
        return collect::run(arguments, terminal);
    }
    let same = [&arguments.program, &arguments.output].map(|path| path.canonicalize());
    if let [Ok(program), Ok(output)] = same
        && program == output
    {
        let message = "--output: it is the program itself: name another file";
        return terminal.complain(message).map(|()| Status::Usage);
    }
    let subject = match arguments.run.read(&arguments.program, terminal)? {
        Ok(subject) => subject,
        Err(status) => return Ok(status),
    };
    match expose(arguments, &subject) {
        Ok(notes) => {
            for note in notes {
                writeln!(terminal.err, "{note}")?;
            }
            Ok(Status::Fine)
        }
        Err((message, status)) => terminal.complain(message).map(|()| status),
    }
}

/// Writes the program; the result is what there is to say.
fn expose(arguments: &ExposeArguments, subject: &Subject) -> Result<Vec<String>, Refusal> {
    let usage = |message: String| (message, Status::Usage);
    let chosen = chosen::Chosen::new(&arguments.values, subject).map_err(usage)?;
    let own = own::record(subject, &chosen)?;
    let made = written::Made::new(arguments, subject, &chosen, &own)?;
    let mut notes = chosen.left_out(&made.exposed.left_out, subject).map_err(usage)?;
    made.verify(subject, &own)?;
    made.write(&arguments.output)?;
    notes.push(made.summary(&arguments.output));
    Ok(notes)
}
