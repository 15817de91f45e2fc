//! `shlo-interp reduce`: a program that shows a fault becomes a small one that still shows it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;

use super::arguments::Common;
use super::subcommand::Subcommand;
use super::subject::SubjectArguments;
use super::terminal::{Ended, Status, Terminal};
use crate::access::{self, Refusal};
use crate::diagnostic::counted;
use crate::judge::Freedoms;
use crate::packs::backend::Backend;
use crate::rewrite::reducing::check::{Check, Kind, Special};
use crate::rewrite::reducing::edits::{Edit, State};
use crate::rewrite::reducing::log::Log;
use crate::rewrite::reducing::search::{count_elements, count_ops, signature};
use crate::rewrite::reducing::written::{self, Facts};
use crate::rewrite::reducing::{self, Limits, ReduceError, Reduced, begin};
use crate::rewrite::subject::Subject;
use crate::rewrite::{Case, Running};
use crate::runner::shell;

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp reduce double.mlir --input 2e38 --check inf -o small.mlir
  shlo-interp reduce examples/attention.mlir --check \"grep -q exponential {program}\" -o exponential.mlir
  shlo-interp reduce double.mlir --input 2e38 --check differs --backend 'shlo-interp {program} --arith-policy standard,overflow=saturate --input @{inputs} -o {outputs} --format none' -o add.mlir --log tries.jsonl

--check says what a program has to show:
  violation   a result of the backend that is not legal, as `compare PROGRAM --actual` says
  differs     a result of the backend with other bits than ours (any NaN is as good as any other)
  nan, inf    a NaN or an infinity in our own results, with none in the arguments
  COMMAND     a command with {program}, and perhaps {inputs}, that ends with the exit status 0

`shlo-interp help handing-over` says more; `shlo-interp help backends` says how a backend is called.

Exit status: 0 reduced, or as small as can be; 1 the program as given does not show the fault; 2 usage; 3 program
rejected; 5 file or I/O.";

/// The arguments of `reduce`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct ReduceArguments {
    /// What is reduced.
    #[command(flatten)]
    pub subject: SubjectArguments,
    /// What a program has to show: violation, differs, nan, inf, or a command with {program}.
    #[arg(long, value_name = "WHAT")]
    pub check: String,
    /// The command that runs a program: {program}, {inputs} and {outputs} stand for the paths of a file and two
    /// directories of 0.npy, 1.npy and so on.
    #[arg(long, value_name = "CMD")]
    pub backend: Option<String>,
    /// The backend is a process that answers requests: for each line of JSON with program, inputs and outputs one
    /// line of JSON with a status.
    #[arg(long, requires = "backend")]
    pub server: bool,
    /// What results of the backend may do: a list of freedoms, each with - in front to take it away.
    #[arg(long, value_name = "LIST", default_value_t, allow_hyphen_values = true)]
    pub legal: Freedoms,
    /// The file to write. It always has the smallest program so far, with its inputs in OUT.inputs.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// Keep arguments as arguments. Otherwise small ones become constants if the program then still shows the fault.
    #[arg(long)]
    pub as_arguments: bool,
    /// How many programs are tried side by side; the result is the same.
    #[arg(long, value_name = "N", default_value = "1")]
    pub jobs: std::num::NonZeroUsize,
    /// The most seconds that a run of a program may take, ours and the backend's.
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    pub timeout: f64,
    /// The most programs that are tried.
    #[arg(long, value_name = "N")]
    pub max_checks: Option<usize>,
    /// Add a line of JSON for each try to a file. Programs that the file already has are not tried again.
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

impl Subcommand for ReduceArguments {
    /// Reduces a program.
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        if let Err(refusal) = refuse_flags(self) {
            return terminal.give_up(refusal);
        }
        let subject = match self.subject.read(terminal)? {
            Ok(subject) => subject,
            Err(status) => return Ok(status),
        };
        let prepared = check_of(self, &subject)
            .map_err(|message| Refusal::new(message, Status::Usage))
            .and_then(|check| {
                let start = begin(&subject, &check)?;
                Ok((check, start))
            })
            .and_then(|(check, start)| match Log::open(self.log.as_deref()) {
                Ok(log) => Ok((check, start, log)),
                Err(message) => Err(Refusal::new(format!("--log: {message}"), Status::Io)),
            });
        match prepared {
            Ok((check, start, log)) => reduce(self, &check, start, &log, terminal),
            Err(refusal) => terminal.give_up(refusal),
        }
    }
}

/// Refuses flags that cannot be followed.
fn refuse_flags(arguments: &ReduceArguments) -> Result<(), Refusal> {
    let usage = |message: &str| Err(Refusal::new(message, Status::Usage));
    if !(arguments.timeout > 0.0 && Duration::try_from_secs_f64(arguments.timeout).is_ok()) {
        return usage("--timeout: a time above zero is needed");
    }
    let same = [&arguments.subject.program, &arguments.output].map(|path| path.canonicalize());
    if let [Ok(program), Ok(output)] = same
        && program == output
    {
        return usage("--output: it is the program itself: name another file");
    }
    if arguments.output.is_dir() {
        return usage("--output: it is a directory: name a file");
    }
    Ok(())
}

/// The check that the command line asks for.
fn check_of(arguments: &ReduceArguments, subject: &Subject) -> Result<Check, String> {
    let limit = Duration::from_secs_f64(arguments.timeout);
    let what = arguments.check.as_str();
    let backend = || {
        let command = arguments.backend.as_deref().ok_or_else(|| {
            format!("--check {what}: a backend is needed (--backend 'CMD {{program}} {{inputs}} {{outputs}}')")
        })?;
        Backend::new(command, arguments.server, limit)
            .map_err(|error| format!("--backend: {error}"))
    };
    let kind = match what {
        "violation" => Kind::Violation(backend()?, arguments.legal.clone()),
        "differs" => Kind::Differs(backend()?),
        "nan" => Kind::Special(Special::Nan),
        "inf" => Kind::Special(Special::Infinity),
        _ => Kind::Command(command(what)?),
    };
    let running = Running { numerics: subject.numerics, seed: subject.seed, limit: Some(limit) };
    let mut text = what.to_string();
    if let Some(backend) = arguments.backend.as_deref() {
        text += &format!(" by the backend '{backend}'");
    }
    if matches!(kind, Kind::Violation(..)) {
        text += &format!(", legal is {}", arguments.legal);
    }
    let check = Check { text, ..Check::new(kind, running) };
    match arguments.backend.is_some() && !check.has_backend() {
        true => Err("--backend: only --check violation and --check differs have a backend".into()),
        false => Ok(check),
    }
}

/// The words of a command that is a check.
fn command(text: &str) -> Result<Vec<String>, String> {
    access::check_start().map_err(|error| format!("--check: {error}"))?;
    let words = shell::words(text).map_err(|error| format!("--check: {error}"))?;
    match words.iter().any(|word| word.contains("{program}")) {
        true => Ok(words),
        false => Err(format!(
            "--check: '{text}' is none of violation, differs, nan and inf, and no command: a command has {{program}}, \
             which stands for the path of the program"
        )),
    }
}

fn reduce(
    arguments: &ReduceArguments,
    check: &Check,
    given: (Case, String),
    log: &Log,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let program = arguments.subject.program.file_name().unwrap_or_default();
    let program = program.to_string_lossy().into_owned();
    let (ops, elements) = (count_ops(&given.0), count_elements(&given.0));
    let flags = policy_flags(arguments);
    let facts = Facts { program, ops, elements, seed: check.running.seed, flags };
    let output = arguments.output.as_path();
    let err = &mut *terminal.err;
    let mut found = |edit: Option<&Edit>, state: &State, checks: usize| {
        let sizes = sizes(count_ops(&state.case), count_elements(&state.case));
        if edit.is_none() {
            writeln!(err, "given: {sizes}: {}", state.message)?;
        }
        let written = written::write(output, state, check, &facts, checks);
        written.map_err(std::io::Error::other)?;
        match edit {
            Some(edit) => {
                let checks = counted(checks, "check");
                writeln!(err, "{}: {sizes} after {checks}", edit.step())
            }
            None => Ok(()),
        }
    };
    let limits = Limits {
        jobs: arguments.jobs,
        most: arguments.max_checks,
        keeps_arguments: arguments.as_arguments,
    };
    match reducing::reduce(given, (check, log), &limits, &mut found) {
        Ok(Reduced { best, checks, is_whole }) => {
            if !is_whole {
                let message = "note: --max-checks ended the reduction, it may go further";
                writeln!(terminal.err, "{message}")?;
            }
            finish(output, &best, check, &facts, checks, terminal)
        }
        Err(error @ ReduceError::NotShown(_)) => {
            terminal.complain(error).map(|()| Status::CheckFailed)
        }
        Err(error) => terminal.complain(error).map(|()| Status::Io),
    }
}

/// The flags of the command line by which our results are computed, as a command has them.
fn policy_flags(arguments: &ReduceArguments) -> String {
    let policies = &arguments.subject.run.policies;
    let flags = [
        ("convert-policy", policies.convert_policy.map(|policy| policy.to_string())),
        ("arith-policy", policies.arith_policy.map(|policy| policy.to_string())),
        ("accumulate", policies.accumulate.map(|how| how.to_string())),
    ];
    let given = flags.into_iter().filter_map(|(name, value)| Some((name, value?)));
    given.map(|(name, value)| format!(" --{name} {value}")).collect()
}

/// Writes the last form of the program, and says what became of it.
fn finish(
    output: &Path,
    best: &State,
    check: &Check,
    facts: &Facts,
    checks: usize,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let written = match best.case.inputs.is_empty() && check.has_backend() {
        true => written::write_checking(output, best, check, facts, checks),
        false => written::write(output, best, check, facts, checks),
    };
    if let Err(message) = written {
        return terminal.complain(message).map(|()| Status::Io);
    }
    let (ops, elements) = (count_ops(&best.case), count_elements(&best.case));
    let name = output.display();
    writeln!(
        terminal.out,
        "wrote {name}: {} of {}, {} of {}, after {}",
        counted(ops, "op"),
        facts.ops,
        counted(elements, "element"),
        facts.elements,
        counted(checks, "check")
    )?;
    let at = match signature(&best.case, &best.shown) {
        Some((op, _)) => format!("{op}: "),
        None => String::new(),
    };
    writeln!(terminal.out, "it still shows the fault: {at}{}", best.message)?;
    Ok(Status::Fine)
}

fn sizes(ops: usize, elements: usize) -> String {
    format!("{}, {}", counted(ops, "op"), counted(elements, "element"))
}
