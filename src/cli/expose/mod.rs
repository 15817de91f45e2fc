//! `shlo-interp expose`: values inside a program become results of it, which any compiler can show.

mod collect;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::arguments::Common;
use super::subcommand::Subcommand;
use super::subject::RunOf;
use super::terminal::{Ended, Status, Terminal};
use crate::access::Refusal;
use crate::packs::backend::Backend;
use crate::rewrite::Case;
use crate::rewrite::exposing::driver::{Driver, Said};
use crate::rewrite::exposing::{self, chosen, mapping, own, staged, written};
use crate::rewrite::pattern::Pattern;
use crate::rewrite::subject::Subject;

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp expose double.mlir --input 1.5 --values %0 -o shown.mlir
  shlo-interp expose examples/attention.mlir --values 'op:*' -o attention.mlir
  shlo-interp expose examples/lstm.mlir --values 'op:dot_general,@lstm/%2#*' --by results -o lstm.mlir
  shlo-interp lstm.mlir -o device --format none
  shlo-interp expose lstm.mlir --collect @device -o dumps
  shlo-interp compare examples/lstm.mlir --dumps dumps
  shlo-interp expose double.mlir --input 1.5 --values %0 --by stage -o stages
  shlo-interp expose stages --backend 'shlo-interp {program} --input @{inputs} -o {outputs} --format none' -o staged

Values are named as for `run --trace-only`: %12, @f/%12, op:dot_general, loc:NAME or the LINE of an op, with * for any text;
'op:*' means all. The program is run, the new one is written, read back and run, and has to give the same bits.

OUT.expose.json says which result shows which value. --collect writes what a device gave for the new program as the directory
that `compare PROGRAM --dumps` judges, iteration by iteration (`shlo-interp help exposing`).

--by stage writes a directory of programs that run one after the other, each on what the device gave for those before.
--backend has a backend run the program or the stages, and OUT is then the directory of values.

Exit status: 0 written; 1 the results that --unexposed gives differ, or the device took another branch than our run; 2 usage, no such
value; 3 program rejected; 4 the program or the backend failed, or the new program gives other bits; 5 file or I/O.";

/// The arguments of `expose`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct ExposeArguments {
    /// The program; with --collect or --backend, the program or the directory of stages that an earlier call wrote.
    #[arg(value_name = "PROGRAM")]
    pub program: PathBuf,
    /// The function and its arguments.
    #[command(flatten)]
    pub run: RunOf,
    /// The values: %12, @f/%12, op:dot_general, loc:NAME or the LINE of an op, with * for any text; repeatable, or separated
    /// by commas.
    #[arg(long, value_name = "WHAT", value_delimiter = ',', required_unless_present_any = ["collect", "backend"])]
    pub values: Vec<Pattern>,
    /// How a value leaves the program.
    #[arg(long, value_enum, default_value_t = By::Barrier)]
    pub by: By,
    /// Keep N iterations of each loop around a value. By default as many as the loop has in our run.
    #[arg(long, value_name = "N")]
    pub iterations: Option<NonZeroUsize>,
    /// What a device gave as the results of PROGRAM, in order: a value each, or a file or directory of all; for stages one of
    /// these for each stage that has run. It is written as a directory of values, named as `run --trace` names them.
    #[arg(long, value_name = "V", conflicts_with = "values", allow_hyphen_values = true)]
    pub collect: Vec<String>,
    /// The command that runs a program: {program}, {inputs} and {outputs} stand for the paths of a file and two directories
    /// of 0.npy, 1.npy and so on. It runs the exposed program or the stages, and OUT gets what it gives.
    #[arg(long, value_name = "CMD", conflicts_with = "collect")]
    pub backend: Option<String>,
    /// The backend is a process that answers requests: for each line of JSON with program, inputs and outputs one line of
    /// JSON with a status: ok, refused or crash, and a message.
    #[arg(long, requires = "backend")]
    pub server: bool,
    /// The most seconds that a run of a program by the backend may take.
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    pub timeout: f64,
    /// What the device gave as the results of the program without further results: says whether they are the same bits.
    #[arg(long, value_name = "V", requires = "collect", allow_hyphen_values = true)]
    pub unexposed: Vec<String>,
    /// The program to write; with --by stage, --collect and --backend, the directory.
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
    /// As the result of a stage: the program is cut into programs that read what earlier ones gave.
    Stage,
}

impl From<By> for exposing::By {
    fn from(by: By) -> exposing::By {
        match by {
            By::Results => exposing::By::Results,
            By::Barrier => exposing::By::Barrier,
            By::Stage => exposing::By::Stage,
        }
    }
}

/// The name of the directory of stages in the directory of the values that a backend gave.
const STAGES: &str = "stages";

impl Subcommand for ExposeArguments {
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        if !self.collect.is_empty() {
            return collect::run(self, terminal);
        }
        let same = [&self.program, &self.output].map(|path| path.canonicalize());
        if let [Ok(program), Ok(output)] = same
            && program == output
        {
            let message = "--output: it is the program itself: give another name";
            return terminal.complain(message).map(|()| Status::Usage);
        }
        let mut driver = match self.driver() {
            Ok(driver) => driver,
            Err(refusal) => return terminal.give_up(refusal),
        };
        let is_exposed = self.values.is_empty();
        let said = match &mut driver {
            Some(driver) if is_exposed && self.program.is_dir() => {
                driver.run_stages(&self.program, &self.output)
            }
            driver => {
                let subject = match self.run.read(&self.program, terminal)? {
                    Ok(subject) => subject,
                    Err(status) => return Ok(status),
                };
                match driver {
                    Some(driver) if is_exposed => run_exposed(self, &subject, driver),
                    driver => expose(self, &subject, driver.as_mut()),
                }
            }
        };
        match said {
            Ok(said) => {
                said.lines.iter().try_for_each(|line| writeln!(terminal.err, "{line}"))?;
                Ok(said.status)
            }
            Err(refusal) => terminal.give_up(refusal),
        }
    }
}

impl ExposeArguments {
    /// The backend of the command line; `None` if it names none.
    ///
    /// # Errors
    ///
    /// Why it cannot be called.
    fn driver(&self) -> Result<Option<Driver>, Refusal> {
        let usage = |message: String| Refusal::new(message, Status::Usage);
        let Some(command) = &self.backend else { return Ok(None) };
        let limit = Duration::try_from_secs_f64(self.timeout);
        let limit = limit.ok().filter(|limit| !limit.is_zero());
        let limit = limit.ok_or_else(|| usage("--timeout: a time above zero is needed".into()))?;
        let backend = Backend::new(command, self.server, limit);
        let backend = backend.map_err(|error| usage(format!("--backend: {error}")))?;
        Ok(Some(Driver::new(backend)))
    }
}

/// Writes the program, or its stages, and has a backend run them if there is one.
fn expose(
    arguments: &ExposeArguments,
    subject: &Subject,
    driver: Option<&mut Driver>,
) -> Result<Said, Refusal> {
    let usage = |message: String| Refusal::new(message, Status::Usage);
    let chosen = chosen::Chosen::new(&arguments.values, subject).map_err(usage)?;
    let own = own::record(subject, &chosen)?;
    if arguments.by == By::Stage {
        if arguments.iterations.is_some() {
            return Err(usage("--iterations: stages have the iterations of our run".into()));
        }
        return expose_stages(arguments, subject, (&chosen, &own), driver);
    }
    let made =
        written::Made::new(arguments.by.into(), arguments.iterations, subject, &chosen, &own)?;
    let notes = chosen.left_out(&made.exposed.left_out, subject).map_err(usage)?;
    made.verify(subject, &own)?;
    let mut said = match driver {
        None => {
            made.write(&arguments.output)?;
            let lines = vec![made.summary(&arguments.output)];
            Said { lines, status: Status::Fine }
        }
        Some(driver) => {
            let before = subject.case();
            let exposed = Case { module: made.exposed.module.clone(), ..before.clone() };
            driver.run_exposed(&exposed, &made.mapping, Some(&before), &arguments.output)?
        }
    };
    said.lines.splice(0..0, notes);
    Ok(said)
}

/// Writes the stages of the program, and has a backend run them if there is one.
fn expose_stages(
    arguments: &ExposeArguments,
    subject: &Subject,
    (chosen, own): (&chosen::Chosen, &own::Own),
    driver: Option<&mut Driver>,
) -> Result<Said, Refusal> {
    let made = staged::Made::new(subject, chosen, own)?;
    let notes = chosen.left_out(made.left_out(), subject);
    let mut lines = notes.map_err(|message| Refusal::new(message, Status::Usage))?;
    made.verify(subject, own)?;
    let Some(driver) = driver else {
        made.write(subject, &arguments.output)?;
        lines.extend(made.summary(&arguments.output));
        return Ok(Said { lines, status: Status::Fine });
    };
    let directory = arguments.output.join(STAGES);
    made.write(subject, &directory)?;
    lines.extend(made.summary(&directory));
    let mut said = driver.run_stages(&directory, &arguments.output)?;
    said.lines.splice(0..0, lines);
    Ok(said)
}

/// Has a backend run a program that an earlier call exposed.
fn run_exposed(
    arguments: &ExposeArguments,
    subject: &Subject,
    driver: &mut Driver,
) -> Result<Said, Refusal> {
    let io = |message: String| Refusal::new(message, Status::Io);
    let mapping = mapping::Mapping::read(&arguments.program).map_err(io)?;
    collect::exposed_function(arguments, &subject.module, &mapping)?;
    driver.run_exposed(&subject.case(), &mapping, None, &arguments.output)
}
