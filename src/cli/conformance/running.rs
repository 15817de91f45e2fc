//! `shlo-interp conformance run`: a backend runs the cases of a pack.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};

use super::backend::{Backend, Failure, Paths};
use super::judging::{self, Problem};
use super::outcome::{Outcome, Status};
use super::pack::{Case, Pack, tensor_type};
use super::page::{self, About};
use super::shown;
use crate::cli::access;
use crate::cli::arguments::Common;
use crate::cli::files::write_tensors;
use crate::cli::in_memory::{BackendFunction, typed};
use crate::cli::json_lines;
use crate::cli::server::Server;
use crate::cli::side_by_side::side_by_side;
use crate::cli::terminal::{Ended, Status as Exit, Terminal};
use crate::cli::whole::write_whole;
use crate::identify::BackendError;
use crate::ir::TensorType;
use crate::judge::Freedoms;
use crate::tensor::Tensor;

/// The arguments of `conformance run`.
#[derive(Debug, Args)]
pub struct RunArguments {
    /// The pack, a directory that `conformance make` wrote.
    #[arg(value_name = "PACK")]
    pub pack: PathBuf,
    /// The command that runs a program: {program}, {inputs} and {outputs} stand for the paths of a file and two
    /// directories of 0.npy, 1.npy and so on. Exit status 77 says that the program is not supported.
    #[arg(long, value_name = "CMD")]
    pub backend: String,
    /// The command is a process that answers requests: for each line of JSON with program, inputs and outputs one
    /// line of JSON with a status: ok, refused or crash, and a message.
    #[arg(long)]
    pub server: bool,
    /// How many cases run side by side.
    #[arg(long, value_name = "N", default_value = "1")]
    pub jobs: std::num::NonZeroUsize,
    /// The most seconds that a case may take.
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    pub timeout: f64,
    /// What results may do: freedoms by name, with - in front of those to take away: flush, saturate, element,
    /// -units, -body, function:8, inputs:tf32.
    #[arg(long, value_name = "FREEDOMS", default_value_t, allow_hyphen_values = true)]
    pub legal: Freedoms,
    /// Run only the cases whose names contain this; repeatable.
    #[arg(long, value_name = "TEXT")]
    pub filter: Vec<String>,
    /// Add a line of JSON for each case to a file. Cases that the file already has do not run again.
    #[arg(long, value_name = "FILE")]
    pub jsonl: Option<PathBuf>,
    /// Write a JUnit XML report.
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
    /// Write a page of HTML: ops and types by outcome, and the cases that are wrong with their worst elements.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Keep the results of the cases that are not exact in this directory.
    #[arg(long, value_name = "DIR")]
    pub keep: Option<PathBuf>,
    /// How the outcomes are printed.
    #[arg(long, value_enum, default_value_t = RunFormat::Text)]
    pub format: RunFormat,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
    /// The function that is the backend, if it is one of this process; --backend is its name then.
    #[arg(skip)]
    pub function: Option<BackendFunction>,
}

/// How the outcomes of a pack are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum RunFormat {
    /// For people.
    Text,
    /// As a line of JSON for each case, as --jsonl writes it.
    Json,
}

/// What runs the cases.
enum Runner<'a> {
    Command(Backend),
    Function { function: &'a BackendFunction, name: &'a str, stopped: AtomicBool },
}

impl Runner<'_> {
    /// What the backend says that it is.
    fn name(&self) -> Option<&str> {
        match self {
            Runner::Command(backend) => backend.name(),
            Runner::Function { name, .. } => Some(name),
        }
    }

    /// Whether the function was stopped: what is left does not run, and has no outcome.
    fn is_stopped(&self) -> bool {
        match self {
            Runner::Command(_) => false,
            Runner::Function { stopped, .. } => stopped.load(Ordering::Relaxed),
        }
    }
}

/// Runs the pack, and reports.
pub fn run(arguments: &RunArguments, terminal: &mut Terminal<'_>) -> Ended {
    let usage =
        |terminal: &mut Terminal<'_>, message| terminal.complain(message).map(|()| Exit::Usage);
    if !(arguments.timeout > 0.0 && arguments.timeout < 1e9) {
        return usage(terminal, "--timeout: a time above zero is needed".to_string());
    }
    let timeout = Duration::from_secs_f64(arguments.timeout);
    let backend = match &arguments.function {
        Some(function) => {
            let stopped = AtomicBool::new(false);
            Runner::Function { function, name: &arguments.backend, stopped }
        }
        None => match Backend::new(&arguments.backend, arguments.server, timeout) {
            Ok(backend) => Runner::Command(backend),
            Err(message) => return usage(terminal, format!("--backend: {message}")),
        },
    };
    let pack = match Pack::read(&arguments.pack) {
        Ok(pack) => pack,
        Err(message) => return terminal.complain(message).map(|()| Exit::Io),
    };
    let is_chosen = |case: &&Case| {
        let filters = &arguments.filter;
        filters.is_empty() || filters.iter().any(|text| case.name.contains(text))
    };
    let cases: Vec<&Case> = pack.cases.iter().filter(is_chosen).collect();
    if cases.is_empty() {
        return usage(terminal, "no case of the pack has such a name (--filter)".to_string());
    }
    let mut log = match arguments.jsonl.as_deref().map(Log::open).transpose() {
        Ok(log) => log,
        Err(message) => return terminal.complain(message).map(|()| Exit::Io),
    };
    let outcomes = run_cases(arguments, &backend, &cases, &mut log)?;
    report(arguments, &pack, &outcomes, terminal)
}

fn run_cases(
    arguments: &RunArguments,
    backend: &Runner<'_>,
    cases: &[&Case],
    log: &mut Option<Log>,
) -> io::Result<Vec<Outcome>> {
    let mut known: HashMap<String, Outcome> = match log {
        Some(log) => std::mem::take(&mut log.known),
        None => HashMap::new(),
    };
    let left: Vec<&Case> =
        cases.iter().copied().filter(|case| !known.contains_key(&case.name)).collect();
    let stopped = AtomicBool::new(false);
    let work = |index: usize, server: &mut Option<Server>| {
        let outcome = run_case(arguments, backend, left[index], server);
        (!backend.is_stopped()).then_some(outcome)
    };
    let mut take = |outcome: Option<Outcome>| {
        let Some(outcome) = outcome else { return Ok(()) };
        if let Some(log) = log {
            log.add(&outcome)?;
        }
        known.insert(outcome.name.clone(), outcome);
        Ok(())
    };
    side_by_side(left.len(), arguments.jobs.into(), &stopped, &work, &mut take)?;
    Ok(cases.iter().filter_map(|case| known.remove(&case.name)).collect())
}

/// Runs a case and judges its results.
fn run_case(
    arguments: &RunArguments,
    backend: &Runner<'_>,
    case: &Case,
    server: &mut Option<Server>,
) -> Outcome {
    let (began, outcome) = (Instant::now(), Outcome::of(case));
    let mut outcome = match tempfile::tempdir() {
        Ok(outputs) => {
            let outcome = judged(arguments, backend, case, outputs.path(), server, outcome);
            match keep(arguments, case, &outcome, outputs.path()) {
                Ok(()) => outcome,
                Err(error) => {
                    let message =
                        format!("{}\nits results cannot be kept: {error}", outcome.message);
                    Outcome { message, ..outcome }
                }
            }
        }
        Err(error) => {
            outcome.ended(Status::Crash, format!("no directory for results can be made: {error}"))
        }
    };
    outcome.seconds = began.elapsed().as_secs_f64();
    outcome.backend = backend.name().map(String::from);
    outcome
}

fn judged(
    arguments: &RunArguments,
    backend: &Runner<'_>,
    case: &Case,
    outputs: &Path,
    server: &mut Option<Server>,
    outcome: Outcome,
) -> Outcome {
    let directory = case.directory(&arguments.pack);
    let problem = match problem(case, &directory) {
        Ok(problem) => problem,
        Err(message) => {
            return outcome.ended(Status::Crash, format!("the pack is damaged: {message}"));
        }
    };
    let actual = match backend {
        Runner::Command(backend) => of_command(backend, case, &directory, outputs, server),
        Runner::Function { function, stopped, .. } => {
            let actual = of_function(function, stopped, case, &problem);
            actual.and_then(|actual| match arguments.keep {
                Some(_) => written(outputs, actual),
                None => Ok(actual),
            })
        }
    };
    match actual {
        Ok(actual) => judging::judge(&problem, actual, &arguments.legal, outcome),
        Err((status, message)) => outcome.ended(status, message),
    }
}

/// The results that a command gives for a case.
fn of_command(
    backend: &Backend,
    case: &Case,
    directory: &Path,
    outputs: &Path,
    server: &mut Option<Server>,
) -> Result<Vec<Tensor>, (Status, String)> {
    let (program, inputs) = (directory.join("program.mlir"), directory.join("inputs"));
    // the working directory of a server need not be this one
    let absolute = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let (program, inputs) = (absolute(&program), absolute(&inputs));
    let paths = Paths { program: &program, inputs: &inputs, outputs };
    backend.run(&paths, server).map_err(|Failure { status, message }| (status, message))?;
    Case::read(outputs, &case.results).map_err(|message| (Status::Invalid, message))
}

/// The results that a function gives for a case.
fn of_function(
    function: &BackendFunction,
    stopped: &AtomicBool,
    case: &Case,
    problem: &Problem,
) -> Result<Vec<Tensor>, (Status, String)> {
    let types: Result<Vec<TensorType>, String> =
        case.results.iter().map(|text| tensor_type(text)).collect();
    let types = types.map_err(|message| (Status::Crash, message))?;
    let actual = function.call(&problem.text, &problem.inputs).map_err(|error| match error {
        BackendError::Refused(message) => (Status::Refused, message),
        BackendError::Failed(message) => (Status::Crash, message),
        BackendError::Stopped => {
            stopped.store(true, Ordering::Relaxed);
            (Status::Crash, error.to_string())
        }
    })?;
    typed(actual, &types).map_err(|message| (Status::Invalid, message))
}

/// Writes the results of a function to the directory from which they are kept.
fn written(outputs: &Path, actual: Vec<Tensor>) -> Result<Vec<Tensor>, (Status, String)> {
    let numbered = actual.iter().enumerate().map(|(index, it)| (index.to_string(), it, None));
    write_tensors(outputs, numbered).map_err(|message| (Status::Crash, message))?;
    Ok(actual)
}

/// The files of a case that a verdict needs.
fn problem(case: &Case, directory: &Path) -> Result<Problem, String> {
    let text = access::read_text(&directory.join("program.mlir"));
    Ok(Problem {
        text: text.map_err(|error| format!("program.mlir cannot be read: {error}"))?,
        inputs: Case::read(&directory.join("inputs"), &case.inputs)?,
        expected: Case::read(&directory.join("expect"), &case.results)?,
    })
}

/// Copies the results of a case that is not exact to the directory that keeps them.
fn keep(
    arguments: &RunArguments,
    case: &Case,
    outcome: &Outcome,
    outputs: &Path,
) -> io::Result<()> {
    let Some(directory) = &arguments.keep else { return Ok(()) };
    if outcome.status == Status::Exact || outcome.status == Status::Refused {
        return Ok(());
    }
    let directory = directory.join(&case.name);
    access::make_directory(&directory)?;
    for path in access::list(outputs)? {
        let kept = directory.join(path.file_name().unwrap_or_default());
        access::check_read(&path)?;
        fs::copy(&path, kept)?;
    }
    Ok(())
}

/// The file of a line of JSON for each case.
struct Log {
    file: File,
    /// The outcomes that the file had.
    known: HashMap<String, Outcome>,
}

impl Log {
    fn open(path: &Path) -> Result<Log, String> {
        let (outcomes, file) = json_lines::open(path, "outcome of a case", Outcome::from_json)?;
        let named = |outcome: Outcome| (outcome.name.clone(), outcome);
        Ok(Log { file, known: outcomes.into_iter().map(named).collect() })
    }

    fn add(&mut self, outcome: &Outcome) -> io::Result<()> {
        self.file.write_all(format!("{}\n", outcome.to_json()).as_bytes())?;
        self.file.flush()
    }
}

fn report(
    arguments: &RunArguments,
    pack: &Pack,
    outcomes: &[Outcome],
    terminal: &mut Terminal<'_>,
) -> Ended {
    match arguments.format {
        RunFormat::Text => {
            write!(terminal.out, "{}", shown::text(outcomes, &arguments.pack))?;
        }
        RunFormat::Json => {
            for outcome in outcomes {
                writeln!(terminal.out, "{}", outcome.to_json())?;
            }
        }
    }
    let mut files = Vec::new();
    if let Some(path) = &arguments.junit {
        files.push(("--junit", path, shown::junit(outcomes)));
    }
    if let Some(path) = &arguments.report {
        let about = About {
            pack: arguments.pack.display().to_string(),
            made_by: &pack.made_by,
            seed: pack.seed,
            command: &arguments.backend,
            legal: arguments.legal.to_string(),
        };
        files.push(("--report", path, page::page(outcomes, &about).html()));
    }
    for (flag, path, text) in files {
        if let Err(error) = write_whole(path, |file| file.write_all(text.as_bytes())) {
            let message = format!("{flag}: cannot write {}: {error}", path.display());
            return terminal.complain(message).map(|()| Exit::Io);
        }
    }
    match outcomes.iter().any(|outcome| outcome.status.is_bad()) {
        true => Ok(Exit::CheckFailed),
        false => Ok(Exit::Fine),
    }
}
