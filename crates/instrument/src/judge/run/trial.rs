//! What is judged: a function with its arguments, what a device gave for its values, and what was found of them.

use std::sync::Arc;

use crate::diagnostic::Span;
use crate::engine::machine::observing::Observed;
use crate::engine::machine::{Executable, Failure, Host, Limits};
use crate::ir::{Dimension, Function, Module, TensorType, Type, ValueId};
use crate::judge::ground::rung::Freedoms;
use crate::judge::ground::verdict::Verdict;
use crate::numeric::Numerics;
use crate::ops::EvalError;
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::tensor::{Tensor, Value};

/// What a device gave for some of the values of a run.
pub trait Dumps {
    /// The value of this name in a run: `@main/%5.body[3]/%8`; `None` if the device did not show it.
    ///
    /// # Errors
    ///
    /// Why the value cannot be read, or is not of the type that it has in the program.
    fn value(&mut self, name: &str, ty: &TensorType) -> Result<Option<Tensor>, String>;

    /// Whether a value is what the function returned, so that the ops that read it may have had another copy: a compiler
    /// rounds the one that it returns and keeps the other unrounded.
    fn is_copy(&self, _name: &str) -> bool {
        false
    }
}

/// A function of a verified module, its arguments, and how its ops are judged.
///
/// ```
/// use std::collections::HashMap;
/// use shlo_interp_instrument::ir::TensorType;
/// use shlo_interp_instrument::judge::{Dumps, Rung, Trial};
/// use shlo_interp_instrument::{Source, Tensor, load};
///
/// struct Shown(HashMap<&'static str, Tensor>);
/// impl Dumps for Shown {
///     fn value(&mut self, name: &str, _: &TensorType) -> Result<Option<Tensor>, String> {
///         Ok(self.0.get(name).cloned())
///     }
/// }
///
/// let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
///   %y = stablehlo.multiply %x, %x : tensor<2xf32>
///   %z = stablehlo.add %y, %x : tensor<2xf32>
///   return %z : tensor<2xf32>
/// }";
/// let loaded = load(&Source { name: "op.mlir".into(), text: text.into() })?;
/// let f32s = |values: &[f64]| Tensor::from_f64s("f32".parse().unwrap(), &[2], values).unwrap();
/// // The product is wrong; the sum is right for the product that the device had.
/// let shown = HashMap::from([("@main/%y", f32s(&[1.0, 5.0])), ("@main/%z", f32s(&[2.0, 7.0]))]);
/// let trial = Trial::new(&loaded.module, "main", vec![f32s(&[1.0, 2.0]).into()]);
/// let findings = trial.judge(&mut Shown(shown)).unwrap().findings;
/// let rungs: Vec<Rung> = findings.iter().map(|finding| finding.verdict.rung()).collect();
/// assert_eq!(rungs, [Rung::Violation, Rung::SameBits]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Trial {
    module: Arc<Module>,
    function: String,
    grid: ProcessGrid,
    /// The arguments of each process.
    arguments: Vec<Vec<Value>>,
    numerics: Numerics,
    freedoms: Freedoms,
    seed: u64,
}

/// The findings about a program.
#[derive(Debug, Clone, Default)]
pub struct Judgement {
    /// The values that the device showed, in the order in which the run defined them.
    pub findings: Vec<Finding>,
    /// How far the results are from those of a run of this interpreter from the arguments on, as far as they have other bits.
    pub differences: Vec<Difference>,
    /// The loops that ran.
    pub loops: Vec<Loop>,
}

/// How often a loop ran.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loop {
    /// The name of the loop in the run: `@main/%5`.
    pub name: String,
    /// Its iterations in a run of this interpreter from the arguments on.
    pub own: usize,
    /// Its iterations if its condition reads the values that the device showed.
    pub judged: usize,
}

/// The finding about a value that the device showed.
#[derive(Debug, Clone)]
pub struct Finding {
    /// The name of the value in the run: `@main/%5.body[3]/%8`.
    pub name: String,
    /// The process that has the value, if the program runs as several.
    pub process: Option<ProcessId>,
    /// The op that defines it; `None` for what a function returns.
    pub op: Option<&'static str>,
    /// The place of the op in the text.
    pub span: Span,
    /// The `loc(…)` of the op in a few words.
    pub location: Option<String>,
    /// The type.
    pub ty: TensorType,
    /// The device's value.
    pub actual: Tensor,
    /// What this interpreter gives for the operands that the device had.
    pub ours: Tensor,
    /// The verdict on the device's value.
    pub verdict: Verdict,
    /// The ops before this one whose results the device did not show, so that they are judged together with it.
    pub together_with: Vec<String>,
    /// How far the device's value is from that of a run of this interpreter from the arguments on; `None` if it is not of
    /// floats, or was not computed.
    pub accumulated: Option<Distance>,
}

/// How far a value is from that of a run of this interpreter from the arguments on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Distance {
    /// The root mean square of the differences, relative to that of our values.
    pub relative: f64,
    /// The largest difference in units in the last place of our value.
    pub ulps: f64,
    /// The largest such difference among the values that the op read, as far as it is known.
    pub before: Option<f64>,
    /// The row-major place of the first element with the largest difference; 0 if there is none.
    pub place: usize,
}

/// How far a result of the device is from that of a run of this interpreter from the arguments on.
#[derive(Debug, Clone, PartialEq)]
pub struct Difference {
    /// The name of the result in the run.
    pub name: String,
    /// The element that is farthest, by its row-major place.
    pub place: usize,
    /// The distance in units in the last place of our value; of integers, the difference.
    pub ulps: f64,
    /// The distance that a run of ours has if each op makes the errors that the device's op made, as far as they are
    /// legal: as it is, if nothing but the conditioning of the program makes it so large.
    pub explained: f64,
}

impl Trial {
    /// A function of a verified module with its arguments, judged with the default freedoms.
    pub fn new(module: &Arc<Module>, function: impl Into<String>, arguments: Vec<Value>) -> Trial {
        let function = function.into();
        let (numerics, freedoms) = (Numerics::STANDARD, Freedoms::default());
        let (module, grid, arguments) = (module.clone(), ProcessGrid::SINGLE, vec![arguments]);
        Trial { module, function, grid, arguments, numerics, freedoms, seed: 0 }
    }

    /// This trial of a function that runs as each process of a grid, with arguments for each, in the order of their numbers. If
    /// there are several processes, the names of their values have the process in front: `0,1:@main/%8`.
    #[must_use]
    pub fn on_grid(self, grid: ProcessGrid, arguments: Vec<Vec<Value>>) -> Trial {
        Trial { grid, arguments, ..self }
    }

    /// This trial under other policies.
    #[must_use]
    pub fn with_numerics(self, numerics: Numerics) -> Trial {
        Trial { numerics, ..self }
    }

    /// This trial with other freedoms.
    #[must_use]
    pub fn with_freedoms(self, freedoms: Freedoms) -> Trial {
        Trial { freedoms, ..self }
    }

    /// This trial with another seed of `stablehlo.rng`.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Trial {
        Trial { seed, ..self }
    }

    /// The processes of the run, each with the prefix of the names of its values.
    pub fn processes(&self) -> Vec<(ProcessId, String)> {
        let count = self.grid.num_processes();
        let tag = |id: ProcessId| if count > 1 { id.tag() } else { String::new() };
        (0..count).map(|index| (self.grid.id(index), tag(self.grid.id(index)))).collect()
    }

    /// The names of the values that the function returns, as [`Dumps`] are asked for them, with their types; `None` for one
    /// that is not a tensor. The names of arguments and constants that are returned are among them. They are without the
    /// process, if the function runs as several.
    pub fn results(&self) -> Vec<Option<(String, TensorType)>> {
        let module = Arc::clone(Executable::new(&self.module).module());
        let Some(function) = module.function(&self.function) else { return Vec::new() };
        let Some(body) = &function.body else { return Vec::new() };
        let end = body.block().ops.last();
        let named = |value: &ValueId| {
            let stated = &function.values[*value];
            let Type::Tensor(ty) = &stated.ty else { return None };
            Some((format!("@{}/{}", function.name, name_of(function, *value)), ty.clone()))
        };
        end.map(|end| end.operands.iter().map(named).collect()).unwrap_or_default()
    }

    pub(in crate::judge) fn freedoms(&self) -> &Freedoms {
        &self.freedoms
    }

    pub(in crate::judge) fn seed(&self) -> u64 {
        self.seed
    }

    pub(in crate::judge) fn numerics(&self) -> Numerics {
        self.numerics
    }

    pub(in crate::judge) fn module(&self) -> &Arc<Module> {
        &self.module
    }

    /// The function, by its name.
    pub(in crate::judge) fn function(&self) -> &str {
        &self.function
    }

    /// The arguments of each process.
    pub(in crate::judge) fn arguments(&self) -> &[Vec<Value>] {
        &self.arguments
    }

    /// Runs the function op by op.
    pub(in crate::judge) fn run(&self, host: &mut dyn Host) -> Result<(), Failure> {
        let executable = Executable::new(&self.module).with_numerics(self.numerics).observed();
        let (limits, arguments) = (Limits::default(), self.arguments.clone());
        let outcome = executable.call_on_grid(&self.function, self.grid, arguments, host, &limits);
        outcome.end.map(|_| ())
    }
}

/// The name of a value as an observed run gives it, without the trail.
pub(in crate::judge) fn name_of(function: &Function, value: ValueId) -> String {
    let name = &function.values[value].name;
    let ops = function.body.iter().flat_map(|body| &body.block().ops);
    let several = ops.filter(|op| op.results.len() > 1);
    let number = several.filter_map(|op| op.results.iter().position(|it| *it == value)).next();
    match number {
        Some(number) => format!("%{name}#{number}"),
        None => format!("%{name}"),
    }
}

impl Finding {
    /// Whether the value is one of a process that an op of the program started, such as a device of a manual computation.
    pub fn is_of_started_process(&self) -> bool {
        [".device[", ".process["].iter().any(|it| self.name.contains(it))
    }
}

impl Judgement {
    /// The first value in the order of the run that nothing that is accepted explains.
    pub fn first_violation(&self) -> Option<&Finding> {
        self.findings.iter().find(|finding| !finding.verdict.is_accepted)
    }
}

/// What the device gave for a value that was defined.
pub(in crate::judge) fn shown(
    dumps: &mut dyn Dumps,
    observed: &Observed<'_>,
    index: usize,
) -> Result<Option<Tensor>, EvalError> {
    let Some(ours) = observed.results[index].as_tensor() else { return Ok(None) };
    let name = observed.full_name(index);
    let ty = TensorType {
        shape: ours.shape().iter().map(|&size| Dimension::Static(size)).collect(),
        ..match &observed.function.values[observed.defined[index]].ty {
            Type::Tensor(ty) => ty.clone(),
            _ => return Ok(None),
        }
    };
    let found = dumps.value(&name, &ty).map_err(EvalError::Io)?;
    match found {
        Some(tensor) if tensor.shape() != ours.shape() || tensor.element() != ours.element() => {
            Err(EvalError::Io(format!(
                "the value that the device gave for {name} has another type"
            )))
        }
        found => Ok(found),
    }
}
