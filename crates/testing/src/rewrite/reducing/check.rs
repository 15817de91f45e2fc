//! What has to hold of a program for it to show the fault.

use std::path::Path;
use std::sync::Mutex;

use crate::access::server::Server;
use crate::judge::{Freedoms, Rung, Trial};
use crate::numeric::ElementType;
use crate::packs::backend::{Backend, Paths, run_command};
use crate::packs::judging::{Results, describe, differing};
use crate::rewrite::{Case, Running};
use crate::tensor::{Tensor, Value};
use crate::values::result_files::write_tensors;

/// A check, ready to try programs.
pub struct Check {
    /// What a program has to show.
    pub kind: Kind,
    /// How our own runs are made.
    pub running: Running,
    /// All that the verdict depends on besides the program, in words.
    pub text: String,
    /// Servers that wait for work.
    pub servers: Mutex<Vec<Server>>,
}

/// What a program has to show.
pub enum Kind {
    /// A result of the backend that the judge calls a violation.
    Violation(Backend, Freedoms),
    /// A result of the backend that has other bits than ours.
    Differs(Backend),
    /// A result of ours that is not a number, or that is infinite, from arguments that are not.
    Special(Special),
    /// Success of a command.
    Command(Vec<String>),
}

/// Values for which our own results are looked through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Special {
    /// No number.
    Nan,
    /// An infinity of either sign.
    Infinity,
}

/// What the check saw of a program.
#[derive(Debug, Clone, PartialEq)]
pub struct Verdict {
    /// The fault, if the program shows it.
    pub shown: Option<Shown>,
    /// What was seen, in a few words.
    pub message: String,
}

/// A fault that a program shows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shown {
    /// How the wrong element is wrong: `NaN`, `infinity`, `sign of zero` or `number`; empty if that is not known.
    pub class: String,
    /// The number of the result that is wrong.
    pub result: Option<usize>,
    /// The place of the first wrong element, in row-major order.
    pub place: Option<usize>,
}

impl Verdict {
    fn no(message: impl Into<String>) -> Verdict {
        Verdict { shown: None, message: message.into() }
    }
}

/// What a message says where the results of a program are undecided.
const WAY_TO_OP: &str = ": `expose` shows the values inside the program, `compare --dumps` names the op that is wrong, and \
                         what `extract` makes of that op can be reduced";

impl Check {
    /// A check without a log in which its verdicts could be mistaken for those of another one.
    pub fn new(kind: Kind, running: Running) -> Check {
        Check { kind, running, text: String::new(), servers: Mutex::default() }
    }

    /// Whether the results of a backend are compared with ours.
    pub fn has_backend(&self) -> bool {
        matches!(self.kind, Kind::Violation(..) | Kind::Differs(_))
    }

    /// Whether a program without results cannot show the fault.
    pub fn needs_results(&self) -> bool {
        !matches!(self.kind, Kind::Command(_))
    }

    /// Tries a program, of which `text` is the module.
    pub fn verdict(&self, case: &Case, text: &str) -> Verdict {
        let verdict = match &self.kind {
            Kind::Special(special) => self.special(case, *special),
            Kind::Violation(backend, freedoms) => self.outside(case, text, backend, Some(freedoms)),
            Kind::Differs(backend) => self.outside(case, text, backend, None),
            Kind::Command(words) => self.command(case, text, words),
        };
        verdict.unwrap_or_else(Verdict::no)
    }

    /// Our own results.
    fn ours(&self, case: &Case) -> Result<Vec<Value>, String> {
        self.running.results(case).map_err(|failure| format!("our own run fails: {failure}"))
    }

    fn special(&self, case: &Case, special: Special) -> Result<Verdict, String> {
        let has = |value: &Value| value.as_tensor().and_then(|it| special.place(it));
        if let Some(argument) = case.inputs.iter().position(|input| has(input).is_some()) {
            let (number, name) = (argument + 1, special.name());
            return Ok(Verdict::no(format!(
                "argument {number} already has an element that is {name}"
            )));
        }
        let results = self.ours(case)?;
        let found = results.iter().enumerate().find_map(|(index, it)| Some((index, has(it)?)));
        let Some((result, place)) = found else {
            return Ok(Verdict::no(format!("no element of our results is {}", special.name())));
        };
        let message = format!("element {place} of result {result} is {}", special.name());
        let shown =
            Shown { class: special.name().into(), result: Some(result), place: Some(place) };
        Ok(Verdict { shown: Some(shown), message })
    }

    fn command(&self, case: &Case, text: &str, words: &[String]) -> Result<Verdict, String> {
        let desk = lay_out(case, text)?;
        let [program, inputs, outputs] = paths(desk.path());
        let paths = Paths { program: &program, inputs: &inputs, outputs: &outputs };
        match run_command(words, &paths, self.running.limit) {
            Ok(ended) if ended.status.success() => {
                let message = "the command ends with the exit status 0".to_string();
                Ok(Verdict { shown: Some(Shown::default()), message })
            }
            Ok(ended) => Ok(Verdict::no(format!("the command ends with {}", ended.status))),
            Err(failure) => Err(failure.message),
        }
    }

    /// What a backend gives, against our own results, and if `freedoms` are given against what is legal.
    fn outside(
        &self,
        case: &Case,
        text: &str,
        backend: &Backend,
        freedoms: Option<&Freedoms>,
    ) -> Result<Verdict, String> {
        let ours = self.ours(case)?;
        let actual = self.ask(case, text, backend)?;
        let pairs = ours.iter().zip(&actual).enumerate();
        let first = pairs.clone().find_map(|(result, (ours, actual))| {
            let place = *differing(ours.as_tensor()?, actual).first()?;
            Some((result, place, ours.as_tensor()?.clone()))
        });
        let Some((result, place, expected)) = first else {
            return Ok(Verdict::no("the backend gives our bits"));
        };
        let said = describe(result, place, &actual[result], &expected);
        match freedoms {
            None => Ok(shown([&expected, &actual[result]], result, place, said)),
            Some(freedoms) => self.judged(case, &actual, freedoms, &said),
        }
    }

    fn judged(
        &self,
        case: &Case,
        actual: &[Tensor],
        freedoms: &Freedoms,
        said: &str,
    ) -> Result<Verdict, String> {
        let module = std::sync::Arc::new(case.module.clone());
        let trial = Trial::new(&module, case.entry.clone(), case.inputs.clone())
            .with_numerics(self.running.numerics)
            .with_seed(self.running.seed)
            .with_freedoms(freedoms.clone());
        let names: Vec<_> =
            trial.results().into_iter().map(|it| it.map(|(name, _)| name)).collect();
        let given =
            names.iter().zip(actual).filter_map(|(name, it)| Some((name.clone()?, it.clone())));
        let judgement = trial.judge(&mut Results(given.collect()));
        let judgement = judgement.map_err(|failure| format!("it cannot be judged: {failure}"))?;
        let Some(finding) = judgement.first_violation() else {
            let rungs: Vec<Rung> = judgement.findings.iter().map(|it| it.verdict.rung()).collect();
            let way = if rungs.contains(&Rung::Undecided) { WAY_TO_OP } else { "" };
            let rungs = rungs.iter().map(Rung::to_string).collect::<Vec<_>>().join(", ");
            return Ok(Verdict::no(format!("{said}, which is no violation ({rungs}{way})")));
        };
        let place = finding.verdict.first_violation(freedoms).unwrap_or_default();
        let is_it = |name: &Option<String>| name.as_ref() == Some(&finding.name);
        let result = names.iter().position(is_it).unwrap_or_default();
        let said = describe(result, place, &finding.actual, &finding.ours);
        Ok(shown([&finding.ours, &finding.actual], result, place, said))
    }

    /// Has the backend run a program.
    fn ask(&self, case: &Case, text: &str, backend: &Backend) -> Result<Vec<Tensor>, String> {
        let program = tempfile::NamedTempFile::with_suffix(".mlir");
        let program = program.and_then(|file| {
            std::fs::write(file.path(), text)?;
            Ok(file)
        });
        let program =
            program.map_err(|error| format!("files of a try cannot be written: {error}"))?;
        let mut server = self.servers.lock().ok().and_then(|mut servers| servers.pop());
        let types: Vec<String> =
            case.function().ty.results.iter().map(ToString::to_string).collect();
        let arguments = case.inputs.iter().filter_map(Value::as_tensor);
        let results = backend.results(program.path(), arguments, &types, &mut server);
        if let (Some(server), Ok(mut servers)) = (server, self.servers.lock()) {
            servers.push(server);
        }
        results
    }
}

impl Special {
    fn name(self) -> &'static str {
        match self {
            Special::Nan => "NaN",
            Special::Infinity => "infinite",
        }
    }

    /// The place of the first element that is special.
    fn place(self, tensor: &Tensor) -> Option<usize> {
        let is_it = |format: &crate::numeric::FloatFormat, code: u64| match self {
            Special::Nan => format.is_nan(code),
            Special::Infinity => format.is_infinite(code),
        };
        let at = |place: usize| tensor.code(place);
        (0..tensor.len()).find(|&place| match tensor.element() {
            ElementType::Float(format) => is_it(format, at(place) as u64),
            ElementType::Complex(part) => {
                let (format, width) = (part.format(), part.format().width);
                let mask = (1u128 << width) - 1;
                [at(place) & mask, at(place) >> width]
                    .iter()
                    .any(|&code| is_it(format, code as u64))
            }
            _ => false,
        })
    }
}

/// The verdict on an element that is not as ours.
fn shown(pair: [&Tensor; 2], result: usize, place: usize, message: String) -> Verdict {
    let class = class(pair, place).to_string();
    let shown = Shown { class, result: Some(result), place: Some(place) };
    Verdict { shown: Some(shown), message }
}

/// How the element of the second tensor at a place differs from that of the first.
fn class([ours, actual]: [&Tensor; 2], place: usize) -> &'static str {
    let ElementType::Float(format) = ours.element() else { return "number" };
    let codes = [ours.code(place) as u64, actual.code(place) as u64];
    if codes.iter().any(|&code| format.is_nan(code)) {
        "NaN"
    } else if codes.iter().any(|&code| format.is_infinite(code)) {
        "infinity"
    } else if codes.iter().all(|&code| format.is_zero(code)) {
        "sign of zero"
    } else {
        "number"
    }
}

/// A directory with the program, its inputs, and an empty directory for results.
fn lay_out(case: &Case, text: &str) -> Result<tempfile::TempDir, String> {
    let failed = |error: std::io::Error| format!("files of a try cannot be written: {error}");
    let desk = tempfile::tempdir().map_err(failed)?;
    let [program, inputs, outputs] = paths(desk.path());
    std::fs::write(&program, text).map_err(failed)?;
    std::fs::create_dir(&outputs).map_err(failed)?;
    let tensors = case.inputs.iter().enumerate();
    let named = tensors.filter_map(|(index, it)| Some((index.to_string(), it.as_tensor()?, None)));
    write_tensors(&inputs, named)?;
    Ok(desk)
}

fn paths(desk: &Path) -> [std::path::PathBuf; 3] {
    ["program.mlir", "inputs", "outputs"].map(|name| desk.join(name))
}
