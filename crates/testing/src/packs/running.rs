//! A backend runs the cases of a pack.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::PackError;
use super::backend::{Backend, Failure, Paths};
use super::function::{BackendFunction, typed};
use super::judging::{self, Problem};
use super::outcome::{Outcome, Status};
use super::pack::{Case, Pack, tensor_type};
use crate::access::server::Server;
use crate::access::{self, json_lines};
use crate::hardware::side_by_side::side_by_side;
use crate::identify::BackendError;
use crate::ir::TensorType;
use crate::judge::Freedoms;
use crate::tensor::Tensor;
use crate::values::result_files::write_tensors;

/// How a pack is run.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The directory of the pack.
    pub pack: PathBuf,
    /// How many cases run side by side.
    pub jobs: NonZeroUsize,
    /// What results may do.
    pub legal: Freedoms,
    /// Only cases run whose names contain one of these, if there are any.
    pub filter: Vec<String>,
    /// A file that gets a line of JSON for each case. Cases that it already has do not run again.
    pub log: Option<PathBuf>,
    /// The directory that keeps the results of the cases that are not exact.
    pub keep: Option<PathBuf>,
}

impl Settings {
    /// All cases of a pack, one after the other, by the freedoms that a judge grants unless told otherwise.
    pub fn new(pack: impl Into<PathBuf>) -> Settings {
        let (legal, jobs) = (Freedoms::default(), NonZeroUsize::MIN);
        Settings { pack: pack.into(), jobs, legal, filter: Vec::new(), log: None, keep: None }
    }
}

/// What runs the cases.
pub enum Runner<'a> {
    /// A command.
    Command(Backend),
    /// A function of this process.
    Function {
        /// The function.
        function: &'a BackendFunction,
        /// What it is called in reports.
        name: &'a str,
        /// Whether the function has asked to be stopped.
        stopped: AtomicBool,
    },
}

impl<'a> Runner<'a> {
    /// A function of this process, under a name.
    pub fn function(function: &'a BackendFunction, name: &'a str) -> Runner<'a> {
        Runner::Function { function, name, stopped: AtomicBool::new(false) }
    }

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

/// Has a backend run a pack. The result is the list of the pack and what became of its cases.
///
/// # Errors
///
/// That the pack cannot be read, that no case has such a name, or that a file cannot be written.
pub fn run(settings: &Settings, backend: &Runner<'_>) -> Result<(Pack, Vec<Outcome>), PackError> {
    let pack = Pack::read(&settings.pack).map_err(PackError::Files)?;
    let is_chosen = |case: &&Case| {
        let filters = &settings.filter;
        filters.is_empty() || filters.iter().any(|text| case.name.contains(text))
    };
    let cases: Vec<&Case> = pack.cases.iter().filter(is_chosen).collect();
    if cases.is_empty() {
        let message = "no case of the pack has such a name (--filter)";
        return Err(PackError::Request(message.into()));
    }
    let log = settings.log.as_deref().map(Log::open).transpose();
    let mut log = log.map_err(PackError::Files)?;
    let outcomes = run_cases(settings, backend, &cases, &mut log)?;
    Ok((pack, outcomes))
}

fn run_cases(
    settings: &Settings,
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
        let outcome = run_case(settings, backend, left[index], server);
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
    side_by_side(left.len(), settings.jobs.into(), &stopped, &work, &mut take)?;
    Ok(cases.iter().filter_map(|case| known.remove(&case.name)).collect())
}

/// Runs a case and judges its results.
fn run_case(
    settings: &Settings,
    backend: &Runner<'_>,
    case: &Case,
    server: &mut Option<Server>,
) -> Outcome {
    let (began, outcome) = (Instant::now(), Outcome::of(case));
    let mut outcome = match tempfile::tempdir() {
        Ok(outputs) => {
            let outcome = judged(settings, backend, case, outputs.path(), server, outcome);
            match keep(settings, case, &outcome, outputs.path()) {
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
    settings: &Settings,
    backend: &Runner<'_>,
    case: &Case,
    outputs: &Path,
    server: &mut Option<Server>,
    outcome: Outcome,
) -> Outcome {
    let directory = case.directory(&settings.pack);
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
            actual.and_then(|actual| match settings.keep {
                Some(_) => written(outputs, actual),
                None => Ok(actual),
            })
        }
    };
    match actual {
        Ok(actual) => judging::judge(&problem, actual, &settings.legal, outcome),
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
fn keep(settings: &Settings, case: &Case, outcome: &Outcome, outputs: &Path) -> io::Result<()> {
    let Some(directory) = &settings.keep else { return Ok(()) };
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
