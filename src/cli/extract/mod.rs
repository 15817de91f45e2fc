//! `shlo-interp extract`: one op of a program, with its operands, as a program that checks itself.

mod dumps;
mod recording;
mod target;
pub mod written;

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use self::dumps::Dumps;
pub use self::recording::Seeded;
use self::recording::{Recorded, record};
use self::target::{Site, Target, sites};
use self::written::{Extract, Layout, Made};
use super::arguments::Common;
use super::dumps::DumpedFiles;
use super::processes::GridArguments;
use super::subject::{Subject, SubjectArguments};
use super::terminal::{Ended, Status, Terminal};
use super::tracing::pattern::Pattern;
use super::{matching, spelling};
use crate::engine::machine::{Executable, Limits};
use crate::ir::{Type, ValueId};
use crate::judge::Freedoms;
use crate::ops::{self, Meaning};
use crate::rewrite::{Case, Cone, alone};
use crate::tensor::{Tensor, Value};

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp extract double.mlir --input 1.5 --op %0 -o add.mlir
  shlo-interp extract double.mlir --input 1.5 --op 2 --actual 2.9 -o add.mlir
  shlo-interp extract examples/lstm.mlir --op '@main/%result@lstm/%2.body[3]/%6' -o step.mlir
  shlo-interp extract examples/attention.mlir --op 34 --format dir -o scores
  shlo-interp extract examples/fp8_dot.mlir --op %1 --check-by result -o dot.mlir
  shlo-interp extract examples/fp8_dot.mlir --op %1 --expect legal -o dot.mlir

The op is named by a value that it defines (%12), by the line of the program on which it begins (17), by a name or a
place in its loc (loc:block.py:17), by its name (op:dot_general), or by the path of a value (@main/%5.body[3]/%8), which states the calls, branches
and iterations on the way to it. Without a path the first time counts that the op runs.

The file checks itself: it runs the op on the bits that it had in the program and compares the result with ours, or with what is legal. Run it
by `shlo-interp FILE` or by the official tool; docs/handing-over.md says more (`shlo-interp help handing-over`).

Exit status: 0 written, and the file was run and passes; 2 usage, no such op; 3 program rejected; 4 the op did not run,
or the file does not pass; 5 file or I/O.";

/// The arguments of `extract`.
#[derive(Debug, Args)]
pub struct ExtractArguments {
    /// What is taken apart.
    #[command(flatten)]
    pub subject: SubjectArguments,
    /// The op: %VALUE, LINE, loc:NAME, op:NAME or the path of a value; R,P: before it names the process that runs it, if there are
    /// several (default: 0,0).
    #[arg(long = "op", visible_alias = "up-to", value_name = "OP")]
    pub target: Target,
    /// The processes that run the program.
    #[command(flatten)]
    pub grid: GridArguments,
    /// Take with the op those before it in its block, from this one on, that its results need.
    #[arg(long, value_name = "OP")]
    pub from: Option<Pattern>,
    /// What a device gave as a result of the op, in order or as NUMBER=V; once per result. The comment says how it
    /// differs.
    #[arg(long = "actual", value_name = "V", allow_hyphen_values = true)]
    pub actual: Vec<String>,
    /// Take the operands, and what a device gave, from the files of a directory with an index.csv of lines
    /// `id,type,path`, as `run --trace` writes them. Operands that it lacks are those of our run.
    #[arg(long, value_name = "DIR")]
    pub dumps: Option<PathBuf>,
    /// The file to write, or, if its name does not end in .mlir, a directory.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// Take the operands as arguments, with their values in OUT.inputs: a compiler cannot fold the op away.
    #[arg(long)]
    pub as_arguments: bool,
    /// What the file expects: our bits, or any result that is legal (`shlo-interp help legality`), which the file states
    /// as the smallest and the largest value of each element. If this is not given: what is legal if a device's result is
    /// (--actual, --dumps), and else our bits.
    #[arg(long, value_enum)]
    pub expect: Option<ExpectKind>,
    /// What is legal: a list of freedoms, each with - in front to take it away (`shlo-interp help legality`).
    #[arg(long, value_name = "LIST", allow_hyphen_values = true)]
    pub legal: Option<Freedoms>,
    /// How the file tells whether the result is as expected: by ops of the dialect `check`, or by one boolean as its
    /// result, which tools without that dialect can run.
    #[arg(long, value_enum, default_value = "ops")]
    pub check_by: CheckBy,
    /// One file, or a directory of program.mlir, inputs/ and expect/ with npy files: better where there are more
    /// than a few thousand elements.
    #[arg(long, value_enum)]
    pub format: Option<ExtractFormat>,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// What an extracted program expects of its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ExpectKind {
    /// The bits of this interpreter.
    Bits,
    /// Any legal result.
    Legal,
}

/// By what an extracted program tells whether its result is as expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum CheckBy {
    /// Ops of the dialect `check`.
    Ops,
    /// One boolean.
    Result,
}

/// What `extract` writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ExtractFormat {
    /// One file.
    Mlir,
    /// A directory with npy files.
    Dir,
}

/// Literals of more bytes than this are better as npy files.
pub const MOST_LITERAL_BYTES: usize = 4096;

pub fn run(arguments: &ExtractArguments, terminal: &mut Terminal<'_>) -> Ended {
    if arguments.expect == Some(ExpectKind::Legal) && Layout::of(arguments) == Layout::Directory {
        let message = "--expect legal is for a file, whose program checks what is legal: name one that ends in .mlir, \
                       or leave the flag out; a directory has the expected values in files";
        return terminal.complain(message).map(|()| Status::Usage);
    }
    let SubjectArguments { run, program, .. } = &arguments.subject;
    let none = ("actual", &Vec::new());
    let subject = match run.read_on_grid(program, arguments.grid, none, terminal)? {
        Ok(subject) => subject,
        Err(status) => return Ok(status),
    };
    let extract = match extract(arguments, &subject) {
        Ok(extract) => extract,
        Err((message, status)) => {
            return terminal.complain(format!("--op: {message}")).map(|()| status);
        }
    };
    if let Err((message, status)) = extract.write(&arguments.output) {
        return terminal.complain(message).map(|()| status);
    }
    let literal = extract.literal_bytes();
    writeln!(terminal.err, "wrote {}: {}", arguments.output.display(), extract.title)?;
    if extract.layout == Layout::File && literal > MOST_LITERAL_BYTES {
        let message = "note: it has {} KiB of literals; --format dir writes npy files";
        writeln!(terminal.err, "{}", message.replace("{}", &(literal / 1024).to_string()))?;
    }
    Ok(Status::Fine)
}

/// The op of the command line, by itself, with what it gives.
fn extract(arguments: &ExtractArguments, subject: &Subject) -> Result<Extract, (String, Status)> {
    let usage = |message| (message, Status::Usage);
    let failed = |message| (message, Status::Failed);
    let named = |pattern: &Pattern| sites(pattern, &subject.module, &subject.source);
    arguments.target.check(subject.grid).map_err(usage)?;
    let meant = named(&arguments.target.pattern).map_err(usage)?;
    refuse_idle(&meant).map_err(usage)?;
    let first = match &arguments.from {
        Some(from) => Some(named(from).map_err(usage)?),
        None => None,
    };
    if let Some(site) = meant.first() {
        cone_of(subject, *site, first.as_deref()).map_err(usage)?;
    }
    let wanted = |site: &Site<'_>| match cone_of(subject, *site, first.as_deref()) {
        Ok(cone) => cone.read(),
        Err(_) => Vec::new(),
    };
    let mut recorded = record(subject, &arguments.target, &meant, &wanted).map_err(failed)?;
    let cone = cone_of(subject, recorded.site, first.as_deref()).map_err(usage)?;
    let dumps = match &arguments.dumps {
        Some(directory) => {
            let files = DumpedFiles::read(directory, &subject.entry, subject.cast);
            Some(Dumps(files.map_err(|message| (message, Status::Io))?))
        }
        None => None,
    };
    let from_device = match &dumps {
        Some(dumps) => {
            dumps.replace(&mut recorded, &cone.read()).map_err(|error| (error, Status::Io))?
        }
        None => Vec::new(),
    };
    let case = with_policies(case_of(&cone, &recorded).map_err(failed)?, arguments);
    let results = run_case(&case, subject).map_err(failed)?;
    if from_device.is_empty() && !Value::all_same_bits(&results, &recorded.results) {
        let message = "the op gives other bits by itself than in the program: it depends on more than its operands";
        return Err(failed(message.into()));
    }
    let mut actual = actual(arguments, &recorded).map_err(usage)?;
    if let Some(dumps) = dumps.filter(|_| arguments.actual.is_empty()) {
        actual = dumps.results(&recorded).map_err(|error| (error, Status::Io))?;
    }
    let made = Made { case, results, actual, from_device };
    Ok(Extract::new(arguments, subject, &recorded, made))
}

/// Refuses ops that compute nothing.
fn refuse_idle(sites: &[Site<'_>]) -> Result<(), String> {
    match sites.first().map(|site| site.op()) {
        Some(op) if op.full_name() == "stablehlo.constant" => {
            Err("the op is a constant, which computes nothing: name an op that reads it".into())
        }
        Some(op) if op.results.is_empty() => {
            Err(format!("{} has no results to check", op.full_name()))
        }
        Some(op)
            if matches!(
                ops::entry(op.full_name()).map(|it| &it.meaning),
                Some(Meaning::Exchange(_))
            ) =>
        {
            Err(format!(
                "{} takes values of other processes, so that it is no program of its own: extract an op that reads its result",
                op.full_name()
            ))
        }
        _ => Ok(()),
    }
}

/// The op of a site, with those before it from the first op of `from` on.
fn cone_of<'m>(
    subject: &'m Subject,
    site: Site<'m>,
    from: Option<&[Site<'m>]>,
) -> Result<Cone<'m>, String> {
    let Some(from) = from else {
        return Ok(Cone::of(&subject.module, site.function, site.op()));
    };
    let is_before =
        |first: &&Site<'m>| std::ptr::eq(first.block, site.block) && first.place <= site.place;
    let first = from.iter().find(is_before).ok_or(
        "--from names no op of the same block before it: an op of another function, region or later line cannot \
         be taken along",
    )?;
    Ok(Cone::between(&subject.module, site.function, site.block, [first.place, site.place]))
}

/// The ops as a program, with the values that they had in the run.
fn case_of(cone: &Cone<'_>, recorded: &Recorded<'_>) -> Result<Case, String> {
    let value = |id: ValueId| -> Result<Value, String> {
        let name = || format!("%{}", cone.function.values[id].name);
        match recorded.values.get(&id) {
            Some(value @ Value::Tensor(_)) => Ok(value.clone()),
            Some(_) => {
                Err(format!("{} is no tensor, and only tensors can be written down", name()))
            }
            None => Err(format!("the run did not show the value of {}", name())),
        }
    };
    let inputs = cone.read().into_iter().map(value).collect::<Result<Vec<_>, _>>()?;
    if recorded.results.iter().any(|result| result.as_tensor().is_none()) {
        return Err("a result of the op is no tensor, so that no check can compare it".into());
    }
    let mut case = alone(cone);
    case.inputs = inputs;
    Ok(case)
}

/// The case with the policies of the command line as attributes of its ops, so that the file says them itself.
fn with_policies(mut case: Case, arguments: &ExtractArguments) -> Case {
    let policies = &arguments.subject.run.policies;
    let texts = [
        policies.convert_policy.map(|policy| policy.to_string()),
        policies.arith_policy.map(|policy| policy.to_string()),
        policies.accumulate.map(|how| how.to_string()),
    ];
    let given = crate::ir::view::POLICY_ATTRIBUTES.iter().zip(texts);
    for (name, text) in given.filter_map(|(name, text)| Some((name, text?))) {
        case.set_attribute(name, &text);
    }
    case
}

/// The results of the entry of a case.
fn run_case(case: &Case, subject: &Subject) -> Result<Vec<Value>, String> {
    let module = std::sync::Arc::new(case.module.clone());
    let executable = Executable::new(&module).with_numerics(subject.numerics);
    let mut host = Seeded(subject.seed);
    let outcome = executable.call(&case.entry, case.inputs.clone(), &mut host, &Limits::default());
    outcome.into_results().map_err(|found| match found.first() {
        Some(found) => format!("the op cannot run by itself: {}", found.message),
        None => "the op cannot run by itself".into(),
    })
}

/// What the device gave, by result.
fn actual(
    arguments: &ExtractArguments,
    recorded: &Recorded<'_>,
) -> Result<Vec<Option<Tensor>>, String> {
    let mut actual = vec![None; recorded.results.len()];
    let spelled = arguments.actual.iter().map(|text| match text.split_once('=') {
        Some((number, value)) if number.parse::<usize>().is_ok_and(|it| it > 0) => {
            (number.parse::<usize>().ok(), value)
        }
        _ => (None, text.as_str()),
    });
    for (index, (number, text)) in spelled.enumerate() {
        let place = number.map_or(index, |number| number - 1);
        let Some(result) = recorded.results.get(place) else {
            return Err(format!("--actual: the op has {} results", recorded.results.len()));
        };
        let value = spelling::parse(text).map_err(|error| error.at("--actual").message)?;
        let values =
            matching::in_order(vec![value]).map_err(|error| error.at("--actual").message)?;
        let [value] = values.as_slice() else {
            return Err("--actual: one value is needed for each result".into());
        };
        let Type::Tensor(ty) = Type::of(result) else { continue };
        actual[place] = Some(value.load(&ty).map_err(|error| error.at("--actual").message)?);
    }
    Ok(actual)
}
