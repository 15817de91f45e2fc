//! A program with its arguments, whose numerics are studied, and what was found.

use std::sync::Arc;

use super::accuracy::Accuracy;
use super::births::Birth;
use super::statistics::Statistics;
use super::watch::Watch;
use super::wide::{Wide, precision, uncertain_from};
use crate::diagnostic::{Diagnostic, Span};
use crate::engine::machine::observing::Observed;
use crate::engine::machine::{Executable, Failure, Limits};
use crate::ir::{Module, TensorType, Type, ValueId};
use crate::numeric::Numerics;
use crate::ops::GivenMeaning;
use crate::tensor::Value;

/// A function of a verified module and its arguments.
///
/// ```
/// use shlo_interp_instrument::shadow::Study;
/// use shlo_interp_instrument::{Source, Tensor, load};
///
/// // Of 1 + 2^-24 nothing is left but 1, and of the difference nothing at all.
/// let text = "func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
///   %sum = stablehlo.add %x, %y : tensor<f32>
///   %difference = stablehlo.subtract %sum, %x : tensor<f32>
///   return %difference : tensor<f32>
/// }";
/// let loaded = load(&Source { name: "lost.mlir".into(), text: text.into() })?;
/// let scalar = |value: f64| Tensor::from_f64s("f32".parse().unwrap(), &[], &[value]).unwrap();
/// let arguments = vec![scalar(1.0).into(), scalar(2f64.powi(-24)).into()];
/// let profile = Study::new(&loaded.module, "main", arguments).profile().unwrap();
///
/// let row = |name: &str| profile.rows.iter().find(|row| row.name == name).unwrap();
/// assert_eq!(row("%sum").statistics.local.largest, 0.5);
/// assert_eq!(row("%difference").statistics.local.largest, 0.0);
/// assert_eq!(row("%difference").statistics.relative.largest, 1.0);
/// assert!(row("%difference").statistics.amplification.unwrap() > 1e7);
/// assert_eq!(profile.results[0].accuracy.unwrap().relative, 1.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Study {
    pub(super) module: Arc<Module>,
    pub(super) function: String,
    pub(super) arguments: Vec<Value>,
    pub(super) settings: Settings,
}

/// How the numerics of a program are studied.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The policies under which the program runs.
    pub numerics: Numerics,
    /// How many elements of a value are measured against its shadow at most. Of larger values every second, third, …
    /// run of 1024 elements is measured; all elements are classified.
    pub most_measured: usize,
    /// Whether values of all types have shadows of 106 bits, as values of f64 have, where there are formulas for it.
    pub in_pairs: bool,
    /// The seed of `stablehlo.rng`.
    pub seed: u64,
    /// The meanings that the run gives to targets of custom calls.
    pub custom_calls: Vec<(String, GivenMeaning)>,
}

impl Default for Settings {
    fn default() -> Settings {
        let numerics = Numerics::STANDARD;
        Settings {
            numerics,
            most_measured: 10_000_000,
            in_pairs: false,
            seed: 0,
            custom_calls: Vec::new(),
        }
    }
}

/// The profile of the numerics of a run.
#[derive(Debug, Clone)]
pub struct NumericsProfile {
    /// The values of floats that the run defined, in the order in which they were first defined: the arguments of the
    /// function, and the results of ops.
    pub rows: Vec<Row>,
    /// The places at which NaN and infinities arose, in the order of the run.
    pub births: Vec<Birth>,
    /// The results of the function.
    pub results: Vec<Outcome>,
    /// How often the exact result of an op that rounds, or that read values with errors, could not be computed. What it gave
    /// counts as exact.
    pub restarts: u64,
    /// The error relative to the shadow from which on figures are uncertain, since the shadow's own error is not small
    /// beside the shadow any more. The least is taken of those of all types of values that have errors.
    pub uncertain_from: f64,
    /// The checks of the program that failed.
    pub failed_checks: Vec<Diagnostic>,
}

/// A value of a function, in all executions of the op that defines it.
#[derive(Debug, Clone)]
pub struct Row {
    /// The name of the value, with `%`.
    pub name: String,
    /// The function that it belongs to.
    pub function: String,
    /// The op that defines it; `None` for an argument.
    pub op: Option<&'static str>,
    /// The place of the op, or of the argument, in the text.
    pub span: Span,
    /// The `loc(…)` of the op or argument in a few words.
    pub location: Option<String>,
    /// The type.
    pub ty: TensorType,
    /// The statistics of the value.
    pub statistics: Statistics,
    /// The number of the value in its function.
    pub(super) id: ValueId,
}

/// A result of the function.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// The value.
    pub value: Value,
    /// Its shadow, if it differs from the value.
    pub shadow: Option<Wide>,
    /// How far the value is from its shadow; `None` if it has no floats.
    pub accuracy: Option<Accuracy>,
}

impl Outcome {
    /// The exact result; `None` if it is not a tensor.
    pub(super) fn exact(&self) -> Option<Wide> {
        let own = || self.value.as_tensor().cloned().map(Wide::from);
        self.shadow.clone().or_else(own)
    }
}

impl NumericsProfile {
    /// From which error in units of the last place on figures of a row are uncertain.
    pub fn uncertain_units_from(&self, row: &Row) -> f64 {
        self.uncertain_from * 2f64.powi(precision(&row.ty.element).unwrap_or_default() as i32)
    }
}

impl Row {
    /// An empty row for a value that is defined.
    pub(super) fn of(observed: &Observed<'_>, index: usize) -> Row {
        let id = observed.defined[index];
        let value = &observed.function.values[id];
        let number = match observed.defined.len() {
            1 => String::new(),
            _ if observed.op.is_none() => String::new(),
            _ => format!("#{index}"),
        };
        let op = observed.op.as_ref().map(|view| view.op);
        let location = match op {
            Some(op) => op.location.as_deref(),
            None => value.location.as_deref(),
        };
        let ty = match &value.ty {
            Type::Tensor(ty) => ty.clone(),
            _ => unreachable!("a value that is measured is a tensor"),
        };
        Row {
            name: format!("%{}{number}", value.name),
            function: observed.function.name.clone(),
            op: op.map(|op| op.full_name()),
            span: op.map_or(value.span, |op| op.span),
            location: location.and_then(crate::ir::Location::short),
            ty,
            statistics: Statistics::default(),
            id,
        }
    }
}

impl Study {
    /// A study of a function of a verified module.
    pub fn new(module: &Arc<Module>, function: impl Into<String>, arguments: Vec<Value>) -> Study {
        let settings = Settings::default();
        // the module in the form in which it runs, whose values observed runs show
        let module = Arc::clone(Executable::new(module).module());
        Study { module, function: function.into(), arguments, settings }
    }

    /// This study under other settings.
    #[must_use]
    pub fn with_settings(self, settings: Settings) -> Study {
        Study { settings, ..self }
    }

    /// An executable whose host is shown every op.
    pub(super) fn observed(&self, module: &Arc<Module>) -> Executable {
        let executable = Executable::new(module).with_numerics(self.settings.numerics);
        let given = self.settings.custom_calls.iter().cloned();
        let executable = given.fold(executable, |executable, (target, meaning)| {
            executable.with_custom_call(target, meaning)
        });
        executable.observed()
    }

    /// Runs the function once, and beside every op the op in f64.
    ///
    /// # Errors
    ///
    /// Why the function cannot run, or how it failed.
    pub fn profile(&self) -> Result<NumericsProfile, Failure> {
        let executable = self.observed(&self.module);
        let mut watch = Watch::new(&self.settings);
        let arguments = self.arguments.clone();
        let outcome = executable.call(&self.function, arguments, &mut watch, &Limits::default());
        outcome.end?;
        let Watch { rows, births, results, restarts, is_narrower, .. } = watch;
        let in_pairs = self.settings.in_pairs && !is_narrower;
        let of_rows = rows.iter().filter(|row| !row.statistics.relative.are_zero());
        let of_rows = of_rows.filter_map(|row| uncertain_from(&row.ty.element, in_pairs));
        let uncertain_from = of_rows.fold(f64::INFINITY, f64::min);
        let results = results.into_iter().map(|(value, shadow)| {
            let accuracy =
                value.as_tensor().and_then(|tensor| Accuracy::of(tensor, shadow.as_ref()));
            Outcome { value, shadow, accuracy }
        });
        let (results, failed_checks) = (results.collect(), outcome.failed_checks);
        Ok(NumericsProfile { rows, births, results, restarts, uncertain_from, failed_checks })
    }
}
