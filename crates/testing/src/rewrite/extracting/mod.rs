//! One op of a program, with its operands, as a program that checks itself.

mod dumps;
pub mod recording;
pub mod target;
pub mod written;

use std::path::PathBuf;

use super::pattern::Pattern;
use super::subject::Subject;
use super::{Case, Cone, Telling, alone};
use crate::access::{Refusal, Status};
use crate::engine::machine::{Executable, Limits};
use crate::ir::{Type, ValueId};
use crate::ops::{self, Meaning};
use crate::tensor::{Tensor, Value};
use crate::values::dumps::DumpedFiles;
use crate::values::{matching, spelling};
use dumps::Dumps;
use recording::{Recorded, Seeded, record};
use target::{Site, Target, sites};
use written::{Extract, Form, Layout, Made};

/// Literals of more bytes than this are better as npy files.
pub const MOST_LITERAL_BYTES: usize = 4096;

/// What is extracted, and how.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// The op.
    pub target: Target,
    /// The first of the ops before it in its block that are taken along if its results need them.
    pub from: Option<Pattern>,
    /// What a device gave as results of the op, as it is spelled: in order, or as `NUMBER=V`.
    pub actual: Vec<String>,
    /// A directory of values of a device.
    pub dumps: Option<PathBuf>,
    /// The policies of the run, as the attributes of ops state them.
    pub policies: [Option<String>; 3],
    /// How it is written.
    pub form: Form,
}

impl Wanted {
    /// An op alone, as one file whose `check` ops expect our bits.
    pub fn new(target: Target) -> Wanted {
        let (layout, telling) = (Layout::File, Telling::Checks);
        Wanted {
            target,
            from: None,
            actual: Vec::new(),
            dumps: None,
            policies: [None, None, None],
            form: Form { layout, telling, accepts_legal: None, legal: None },
        }
    }
}

/// The op by itself, with what it gives.
///
/// # Errors
///
/// That there is no such op, that it did not run or cannot stand by itself, or that a file cannot be read.
pub fn extract(wanted: &Wanted, subject: &Subject) -> Result<Extract, Refusal> {
    let usage = |message| Refusal::new(message, Status::Usage);
    let failed = |message| Refusal::new(message, Status::Failed);
    let named = |pattern: &Pattern| sites(pattern, &subject.module, &subject.source);
    wanted.target.check(subject.grid).map_err(usage)?;
    let meant = named(&wanted.target.pattern).map_err(usage)?;
    refuse_idle(&meant).map_err(usage)?;
    let first = match &wanted.from {
        Some(from) => Some(named(from).map_err(usage)?),
        None => None,
    };
    if let Some(site) = meant.first() {
        cone_of(subject, *site, first.as_deref()).map_err(usage)?;
    }
    let read = |site: &Site<'_>| match cone_of(subject, *site, first.as_deref()) {
        Ok(cone) => cone.read(),
        Err(_) => Vec::new(),
    };
    let mut recorded = record(subject, &wanted.target, &meant, &read).map_err(failed)?;
    let cone = cone_of(subject, recorded.site, first.as_deref()).map_err(usage)?;
    let dumps = match &wanted.dumps {
        Some(directory) => {
            let files = DumpedFiles::read(directory, &subject.entry, subject.cast);
            Some(Dumps(files.map_err(|message| Refusal::new(message, Status::Io))?))
        }
        None => None,
    };
    let from_device = match &dumps {
        Some(dumps) => dumps
            .replace(&mut recorded, &cone.read())
            .map_err(|error| Refusal::new(error, Status::Io))?,
        None => Vec::new(),
    };
    let case = with_policies(case_of(&cone, &recorded).map_err(failed)?, wanted);
    let results = run_case(&case, subject).map_err(failed)?;
    if from_device.is_empty() && !Value::all_same_bits(&results, &recorded.results) {
        let message = "the op gives other bits by itself than in the program: it depends on more than its operands";
        return Err(failed(message.into()));
    }
    let mut actual = actual(wanted, &recorded).map_err(usage)?;
    if let Some(dumps) = dumps.filter(|_| wanted.actual.is_empty()) {
        actual = dumps.results(&recorded).map_err(|error| Refusal::new(error, Status::Io))?;
    }
    let made = Made { case, results, actual, from_device };
    Ok(Extract::new(wanted, subject, &recorded, made))
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

/// The case with the policies of the run as attributes of its ops, so that the file says them itself.
fn with_policies(mut case: Case, wanted: &Wanted) -> Case {
    let given = crate::ir::view::POLICY_ATTRIBUTES.iter().zip(&wanted.policies);
    for (name, text) in given.filter_map(|(name, text)| Some((name, text.as_ref()?))) {
        case.set_attribute(name, text);
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
fn actual(wanted: &Wanted, recorded: &Recorded<'_>) -> Result<Vec<Option<Tensor>>, String> {
    let mut actual = vec![None; recorded.results.len()];
    let spelled = wanted.actual.iter().map(|text| match text.split_once('=') {
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
