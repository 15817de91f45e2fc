//! `run --trace`, `--set`, `--break` and `--step`: looking at the values of a run, and putting others in their place.

mod constants;
mod stepping;

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::output::Output;
use crate::access::Refusal;
use crate::diagnostic::{LineTable, Source};
use crate::engine::machine::observing::{Observed, Point};
use crate::ir::{Location, Module, TensorType, Type};
use crate::ops::EvalError;
use crate::rewrite::pattern::{Pattern, Site, sites};
use crate::tensor::{Tensor, Value};
use crate::values::probes::{Origin, ProbeHost};
use crate::values::spelling::{self, Spelled, usage};
use constants::{CONSTANT, Replacement};
use stepping::Stepper;

/// The flags about single values of a run.
#[derive(Debug, Clone, Default, Args)]
pub struct TraceArguments {
    /// Write every value that an op computes as a .npy file into this directory, with an index.csv of lines
    /// id,type,path as probes have (`shlo-interp help traces`).
    #[arg(long, value_name = "DIR")]
    pub trace: Option<PathBuf>,
    /// Trace only these values: %12, `@main/%5.body[3]/%8`, op:dot_general, loc:NAME or the LINE of an op, with * for
    /// any text; repeatable, or separated by commas.
    #[arg(long, value_name = "WHAT", requires = "trace", value_delimiter = ',')]
    pub trace_only: Vec<Pattern>,
    /// Put the value V in place of what an op computes, or of an argument of a function or loop: %135=@device.npy,
    /// `@main/%5.body[3]/%8=f32=1`; repeatable.
    #[arg(long = "set", value_name = "%NAME=V", allow_hyphen_values = true)]
    pub settings: Vec<String>,
    /// Stop when an op has run whose results are these (as for --trace-only), and read commands from standard
    /// input: `help` lists them. Where the input ends, the run goes on.
    #[arg(long = "break", value_name = "WHAT", value_delimiter = ',')]
    pub stops: Vec<Pattern>,
    /// Stop after the first op already, as --break does.
    #[arg(long)]
    pub step: bool,
}

/// A value that is put in place of others.
struct Setting {
    /// What the flag names.
    pattern: Pattern,
    /// What the flag names, as it is spelled.
    name: String,
    value: Spelled,
    /// The value for each type that the flag's values have.
    loaded: Vec<(TensorType, Tensor)>,
    /// The constants among the flag's values, which get their elements before the run.
    constants: Vec<Replacement>,
    /// Whether a value was replaced.
    was_used: bool,
}

/// The observer of a run, which writes, replaces or shows values as the flags say.
pub struct Tracer {
    settings: Vec<Setting>,
    probes: Option<ProbeHost>,
    only: Vec<Pattern>,
    stepper: Option<Stepper>,
}

impl Tracer {
    /// The tracer that the flags ask for, or `None` if they ask for nothing. The error is about a value that cannot be
    /// read.
    pub fn new(arguments: &TraceArguments) -> Result<Option<Tracer>, Refusal> {
        let TraceArguments { trace, trace_only, settings, stops, step } = arguments;
        if trace.is_none() && settings.is_empty() && stops.is_empty() && !step {
            return Ok(None);
        }
        let settings = settings.iter().map(|text| Setting::parse(text));
        Ok(Some(Tracer {
            settings: settings.collect::<Result<_, _>>()?,
            probes: trace.as_ref().map(|directory| ProbeHost::new(Some(directory.clone()))),
            only: trace_only.clone(),
            stepper: (*step || !stops.is_empty()).then(|| Stepper::new(stops.clone(), *step)),
        }))
    }

    /// Checks that every flag names a value of these modules, and reads the values that are put in place of others.
    pub fn prepare<'m>(
        &mut self,
        modules: impl Iterator<Item = &'m Module>,
        source: &Source,
    ) -> Result<(), Refusal> {
        let sites: Vec<Site<'m>> = modules.flat_map(sites).collect();
        let stops = self.stepper.iter().flat_map(Stepper::stops);
        let patterns = stops.map(|pattern| ("--break", pattern));
        let patterns = patterns.chain(self.only.iter().map(|pattern| ("--trace-only", pattern)));
        let settings = self.settings.iter().map(|setting| ("--set", &setting.pattern));
        for (flag, pattern) in patterns.chain(settings) {
            if !sites.iter().any(|site| pattern.may_mean(site, source)) {
                return Err(usage(pattern.names_nothing(&sites, source)).at(flag));
            }
        }
        self.settings.iter_mut().try_for_each(|setting| setting.load(&sites, source))
    }

    /// Gives the constants that `--set` names their elements.
    pub fn set_constants(&self, module: &mut Arc<Module>) {
        for setting in self.settings.iter().filter(|setting| !setting.constants.is_empty()) {
            constants::replace(Arc::make_mut(module), &setting.constants);
        }
    }

    /// Takes what an observed run shows.
    pub fn observe(
        &mut self,
        observed: &mut Observed<'_>,
        source: &Source,
        err: &mut dyn Output,
    ) -> Result<(), EvalError> {
        if matches!(observed.point, Point::After | Point::Entering(_)) {
            self.settings.iter_mut().for_each(|setting| setting.replace(observed, source));
        }
        if let (Point::After, Some(probes)) = (observed.point, &mut self.probes) {
            save(observed, &self.only, probes, source)?;
        }
        match &mut self.stepper {
            Some(stepper) => stepper.observe(observed, source, err),
            None => Ok(()),
        }
    }

    /// The names of the values that `--set` was to replace and that were never computed.
    pub fn unused(&self) -> impl Iterator<Item = &str> {
        self.settings
            .iter()
            .filter(|setting| !setting.was_used)
            .map(|setting| setting.name.as_str())
    }
}

impl Setting {
    fn parse(text: &str) -> Result<Setting, Refusal> {
        let (name, value) = text.split_once('=').ok_or_else(|| {
            usage(format!("'{text}' is not of the form %NAME=V, such as %135=@device.npy"))
                .at("--set")
        })?;
        let name = name.trim();
        let at = |error: Refusal| error.at(&format!("--set {name}"));
        let pattern = name.parse().map_err(|message: String| at(usage(message)))?;
        if !matches!(pattern, Pattern::Name(_) | Pattern::Path(_)) {
            let message = "a value is put in place of %NAME, of @FUNCTION/%NAME or of the path of a value in a run";
            return Err(at(usage(message)));
        }
        let value = spelling::parse(value).map_err(at)?;
        let name = name.to_string();
        Ok(Setting {
            pattern,
            name,
            value,
            loaded: Vec::new(),
            constants: Vec::new(),
            was_used: false,
        })
    }

    /// Reads the value for each type that it is put in place of.
    fn load(&mut self, sites: &[Site<'_>], source: &Source) -> Result<(), Refusal> {
        let at = |error: Refusal| error.at(&format!("--set {}", self.name));
        for site in sites.iter().filter(|site| self.pattern.may_mean(site, source)) {
            let Type::Tensor(ty) = site.ty() else {
                let message = format!("the value is a {}, not a tensor", site.ty());
                return Err(at(usage(message)));
            };
            let known = self.loaded.iter().find(|(loaded, _)| loaded == ty);
            let tensor = match known {
                Some((_, tensor)) => tensor.clone(),
                None => self.value.load(ty).map_err(at)?,
            };
            if known.is_none() {
                self.loaded.push((ty.clone(), tensor.clone()));
            }
            if site.op.is_some_and(|op| op.full_name() == CONSTANT) {
                self.was_used = true;
                self.constants.push(Replacement {
                    function: site.function.name.clone(),
                    constant: site.value,
                    ty: ty.clone(),
                    elements: tensor,
                });
            }
        }
        Ok(())
    }

    fn replace(&mut self, observed: &mut Observed<'_>, source: &Source) {
        for index in 0..observed.results.len() {
            if !self.pattern.means(observed, index, source) {
                continue;
            }
            let Type::Tensor(ty) = &observed.function.values[observed.defined[index]].ty else {
                continue;
            };
            if let Some((_, tensor)) = self.loaded.iter().find(|(loaded, _)| loaded == ty) {
                observed.results[index] = Value::Tensor(tensor.clone());
                self.was_used = true;
            }
        }
    }
}

/// Saves the tensors that an op computed, those of tuples one by one.
fn save(
    observed: &Observed<'_>,
    only: &[Pattern],
    probes: &mut ProbeHost,
    source: &Source,
) -> Result<(), EvalError> {
    for (index, value) in observed.results.iter().enumerate() {
        if !only.is_empty() && !only.iter().any(|pattern| pattern.means(observed, index, source)) {
            continue;
        }
        let id = observed.full_name(index);
        save_value(&id, value, &origin(observed, source), probes)?;
    }
    Ok(())
}

fn save_value(
    id: &str,
    value: &Value,
    origin: &Origin,
    probes: &mut ProbeHost,
) -> Result<(), EvalError> {
    match value {
        Value::Tensor(tensor) => probes.save(id, origin, tensor),
        Value::Tuple(values) => values.iter().enumerate().try_for_each(|(index, value)| {
            save_value(&format!("{id}.{index}"), value, origin, probes)
        }),
        Value::Token => Ok(()),
    }
}

/// The place of an op, and its `loc`.
fn origin(observed: &Observed<'_>, source: &Source) -> Origin {
    let Some(op) = observed.op.as_ref().map(|view| view.op) else {
        return Origin { place: source.name.to_string(), location: String::new() };
    };
    let place = LineTable::of(source).place(&source.text, op.span.start);
    Origin {
        place: format!("{}:{}:{}", source.name, place.line, place.column),
        location: op.location.as_deref().and_then(Location::short).unwrap_or_default(),
    }
}
