//! `shlo-interp reduce`: a program that shows a fault becomes a small one that still shows it.

mod check;
mod edits;
mod log;
mod passes;
mod search;
mod shapes;
mod written;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use clap::Args;

use self::check::{Check, Kind, Special, Verdict};
use self::edits::{Edit, State, read_back};
use self::log::{Log, hash_of};
use self::search::{Search, Stop, count_elements, count_ops, judge, signature};
use self::written::Facts;
use super::arguments::Common;
use super::conformance::backend::Backend;
use super::extract::MOST_LITERAL_BYTES;
use super::subject::{Subject, SubjectArguments};
use super::terminal::{Ended, Status, Terminal};
use super::testing::shell;
use crate::cli::access;
use crate::diagnostic::counted;
use crate::judge::Freedoms;
use crate::rewrite::{Case, Running, drop_unneeded};

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

/// Why there is nothing to reduce: a message, with the exit status.
type Refusal = (String, Status);

/// Reduces a program.
pub fn run(arguments: &ReduceArguments, terminal: &mut Terminal<'_>) -> Ended {
    if let Err((message, status)) = refuse_flags(arguments) {
        return terminal.complain(message).map(|()| status);
    }
    let subject = match arguments.subject.read(terminal)? {
        Ok(subject) => subject,
        Err(status) => return Ok(status),
    };
    let prepared = check_of(arguments, &subject)
        .map_err(|message| (message, Status::Usage))
        .and_then(|check| {
            let start = begin(&subject, &check)?;
            Ok((check, start))
        })
        .and_then(|(check, start)| match Log::open(arguments.log.as_deref()) {
            Ok(log) => Ok((check, start, log)),
            Err(message) => Err((format!("--log: {message}"), Status::Io)),
        });
    match prepared {
        Ok((check, start, log)) => reduce(arguments, &check, start, &log, terminal),
        Err((message, status)) => terminal.complain(message).map(|()| status),
    }
}

/// Refuses flags that cannot be followed.
fn refuse_flags(arguments: &ReduceArguments) -> Result<(), Refusal> {
    let usage = |message: &str| Err((message.to_string(), Status::Usage));
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
    let check = Check { kind, running, text, servers: Mutex::default() };
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

/// The program as backends take it: one module whose function is `main`.
fn begin(subject: &Subject, check: &Check) -> Result<(Case, String), Refusal> {
    let module = (*subject.module).clone();
    let entry = subject.entry.clone();
    let mut case = Case { module, entry, inputs: subject.inputs.clone() };
    if case.entry != "main" {
        drop_unneeded(&mut case);
    }
    if !case.become_main() {
        let entry = &case.entry;
        let message = format!(
            "--function: @{entry} calls @main, which has to have another name here: rename it"
        );
        return Err((message, Status::Usage));
    }
    case.forget_argument_names();
    if case.inputs.iter().any(|input| input.as_tensor().is_none()) {
        let message =
            "an argument of the program is no tensor, and only tensors can be in files of inputs";
        return Err((message.to_string(), Status::Usage));
    }
    if check.needs_results() && case.function().ty.results.is_empty() {
        let message =
            "the function returns nothing that could be wrong: --function names one with results";
        return Err((message.to_string(), Status::Usage));
    }
    read_back(case).ok_or_else(|| {
        let message = "the program that was printed is not legal; please report this program";
        (message.to_string(), Status::Rejected)
    })
}

fn reduce(
    arguments: &ReduceArguments,
    check: &Check,
    (case, text): (Case, String),
    log: &Log,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let (ops, elements) = (count_ops(&case), count_elements(&case));
    let hash = hash_of(&check.text, &text, &case);
    // a backend that was not there may be there now
    log.forget_failure(&hash);
    let judged = judge(check, log, "given", &hash, (&case, &text));
    let Verdict { shown, message } = match judged {
        Ok(judged) => judged,
        Err(error) => return terminal.complain(format!("--log: {error}")).map(|()| Status::Io),
    };
    let Some(shown) = shown else {
        let message = format!("the program as given does not show the fault: {message}");
        return terminal.complain(message).map(|()| Status::CheckFailed);
    };
    writeln!(terminal.err, "given: {}: {message}", sizes(ops, elements))?;
    let program = arguments.subject.program.file_name().unwrap_or_default();
    let program = program.to_string_lossy().into_owned();
    let flags = policy_flags(arguments);
    let facts = Facts { program, ops, elements, seed: check.running.seed, flags };
    let output = arguments.output.as_path();
    let best = State::new(case, text, shown, message);
    if let Err(message) = written::write(output, &best, check, &facts, 1) {
        return terminal.complain(message).map(|()| Status::Io);
    }
    let err = &mut *terminal.err;
    let mut found = |edit: &Edit, state: &State, checks: usize| {
        let written = written::write(output, state, check, &facts, checks);
        written.map_err(std::io::Error::other)?;
        let sizes = sizes(count_ops(&state.case), count_elements(&state.case));
        writeln!(err, "{}: {sizes} after {}", edit.step(), counted(checks, "check"))
    };
    let mut search = Search {
        check,
        log,
        jobs: arguments.jobs.into(),
        most: arguments.max_checks,
        best,
        tried: std::iter::once(hash).collect(),
        found: &mut found,
    };
    let ended = passes::reduce(&mut search).and_then(|()| constants(arguments, &mut search));
    let Search { best, tried, .. } = search;
    match ended {
        Err(Stop::Io(error)) => terminal.complain(error).map(|()| Status::Io),
        Err(Stop::Limit) => {
            writeln!(terminal.err, "note: --max-checks ended the reduction, it may go further")?;
            finish(output, &best, check, &facts, tried.len(), terminal)
        }
        Ok(()) => finish(output, &best, check, &facts, tried.len(), terminal),
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

/// Makes constants of the arguments, if they are small and the program then still shows the fault.
fn constants(arguments: &ReduceArguments, search: &mut Search<'_>) -> Result<(), Stop> {
    let case = &search.best.case;
    let tensors = case.inputs.iter().filter_map(|input| input.as_tensor());
    let digits: usize = tensors.map(|it| it.len() * it.element().bits() as usize / 4).sum();
    if !arguments.as_arguments && !case.inputs.is_empty() && digits <= MOST_LITERAL_BYTES {
        search.attempt(Edit::Constants)?;
    }
    Ok(())
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
