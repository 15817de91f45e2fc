//! Plan and run: each function is compiled once into a flat plan, and a resumable machine of
//! explicit frames runs it. Calls, loops and branches never recurse on the native stack.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{Attribute, Function, Item, Location, Module, Op, Region, TensorType, Type};
use crate::numeric::Numerics;
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::ops::{self, Control, EvalError, GivenMeaning, ManualComputation, Meaning};
use crate::ranks::Ranks;
use crate::tensor::{Tensor, Value};

pub mod agreement;
pub mod comparing;
mod crowd;
pub mod grid;
#[cfg(test)]
mod grid_tests;
#[cfg(test)]
mod loop_tests;
pub mod observing;
#[cfg(test)]
mod observing_tests;
pub mod process;
pub mod profile;
pub mod progress;
pub mod report;
mod spread;
#[cfg(test)]
mod tests;
pub mod tiles;

use crate::engine::plan::{self, Code, FunctionPlan, OpOrigin};
use grid::{Grid, Members, Within};
use observing::Observed;
pub use spread::{decoded, encoded};

/// A verified module, ready to run. Each function is planned once, when it is first needed.
pub struct Executable {
    pub(in crate::engine) module: Arc<Module>,
    pub(in crate::engine) paths: Vec<FunctionPath>,
    /// The functions by the path of their module and their name.
    symbols: HashMap<(Vec<usize>, String), FunctionId>,
    plans: Vec<OnceLock<FunctionPlan>>,
    pub(in crate::engine) numerics: Numerics,
    pub(in crate::engine) engine: Engine,
    /// Whether the host is shown each op.
    pub(in crate::engine) is_observed: bool,
    /// The meanings that the run gives to targets of custom calls.
    custom_calls: HashMap<String, GivenMeaning>,
}

/// The engine that computes the results of a program. All engines give the same bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Engine {
    /// The fast engine: ops are fused, and computed by kernels.
    #[default]
    Fast,
    /// The plain functions of [`crate::meaning`], op by op, as the specification defines them.
    Plain,
    /// Both engines: each op is computed by the fast engine, by itself, and by the plain functions. An op
    /// whose bits differ fails.
    Both,
}

/// An index into the functions of an [`Executable`], nested modules included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FunctionId(pub(crate) usize);

/// The position of a function: the index of each nested module from the outermost one inwards, then that of
/// the function.
pub type FunctionPath = Vec<usize>;

/// How a call ended. The results of a call on a grid are those of each process.
#[derive(Debug)]
pub struct Outcome<T = Vec<Value>> {
    /// The checks that failed, in order (on a grid, process by process), each with its place and the name of its
    /// function.
    pub failed_checks: Vec<Diagnostic>,
    /// The results, or why there are none.
    pub end: Result<T, Failure>,
}

/// Why a call gave no results.
#[derive(Debug)]
pub enum Failure {
    /// The function, or one that it can reach, cannot run at all or not with these arguments.
    Rejected(Vec<Diagnostic>),
    /// The function failed while it ran. The diagnostic has the place, the op and the chain of calls.
    Failed(Diagnostic),
    /// Memory cannot hold what the function asked for while it ran.
    OutOfMemory(Diagnostic),
    /// A file that the function needs could not be read or written.
    Io(Diagnostic),
}

/// The place of an op in a running program.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OpPlace<'a> {
    /// The op's place in the program's text.
    pub span: Span,
    /// The op's `loc(...)`.
    pub location: Option<&'a Location>,
}

/// The services that a running program may ask of its caller.
pub trait Host {
    /// Takes a warning about something that the program's author may not expect, such as a callback that is
    /// passed over. It comes each time that this happens.
    fn warn(&mut self, _warning: Diagnostic) {}

    /// Shows a tensor, as `interpreter.print` does. By default nothing is shown.
    ///
    /// # Errors
    ///
    /// Why it cannot be shown, which ends the run.
    fn print(&mut self, _name: &str, _tensor: &Tensor) -> Result<(), EvalError> {
        Ok(())
    }

    /// Saves a tensor under a probe's name, as the `interpreter.probe` at this place does. By default nothing is saved.
    ///
    /// # Errors
    ///
    /// Why it cannot be saved, such as a file that cannot be written, which ends the run.
    fn probe(
        &mut self,
        _probe_id: &str,
        _at: OpPlace<'_>,
        _tensor: &Tensor,
    ) -> Result<(), EvalError> {
        Ok(())
    }

    /// The tensor of the line `iteration` of the probe index, counted from 0, for `check.expect_serialized_eq`.
    ///
    /// # Errors
    ///
    /// Why there is no such tensor, or why it cannot be read, which ends the run.
    fn probed(&mut self, _probe_id: &str, _iteration: usize) -> Result<Tensor, EvalError> {
        Err(EvalError::Failed("this run keeps no probes".into()))
    }

    /// Takes what an observed run ([`Executable::observed`]) shows: each op after it ran, and each call, branch and
    /// iteration as it begins and ends. Regions that ops apply to elements are not shown.
    ///
    /// # Errors
    ///
    /// Why the run has to end here.
    fn observe(&mut self, _observed: &mut Observed<'_>) -> Result<(), EvalError> {
        Ok(())
    }

    /// Records that a `check` op compared its operands, whether they were equal or not.
    fn checked(&mut self) {}

    /// The seed of `stablehlo.rng`: the same seed gives the same numbers.
    fn seed(&self) -> u64 {
        0
    }

    /// The next value of the infeed for a process, of this type, or `None` if there are no more.
    ///
    /// # Errors
    ///
    /// Why the next value cannot be had, such as a file of another type, which ends the run.
    fn infeed(
        &mut self,
        _grid: ProcessGrid,
        _process: ProcessId,
        _ty: &TensorType,
    ) -> Result<Option<Tensor>, EvalError> {
        Ok(None)
    }

    /// Takes the values that a process gives to the outfeed.
    ///
    /// # Errors
    ///
    /// Why the values cannot be taken, which ends the run.
    fn outfeed(
        &mut self,
        _grid: ProcessGrid,
        _process: ProcessId,
        _values: &[Value],
    ) -> Result<(), EvalError> {
        Ok(())
    }

    /// Takes the values that a device of a manual computation has when its region begins, and when it ends.
    ///
    /// # Errors
    ///
    /// Why the values cannot be taken, which ends the run.
    fn device_values(&mut self, _values: &DeviceValues<'_>) -> Result<(), EvalError> {
        Ok(())
    }

    /// The profile in which each step is recorded, if steps are to be measured.
    fn profile(&mut self) -> Option<&mut profile::Profile> {
        None
    }

    /// The progress of the run, if someone watches it.
    fn progress(&mut self) -> Option<&progress::Progress> {
        None
    }

    /// The ranks over which the processes of a program are spread, if it does not run in one place. Each rank calls the
    /// same function, with the arguments of its own processes ([`Ranks::share`]) and any others. A grid inside a process
    /// is spread as well if the process is the only one. What a program prints, and its outfeed, go to the host of rank 0.
    fn ranks(&mut self) -> Option<&mut Ranks> {
        None
    }

    /// Whether the program should stop now (Ctrl-C, a timeout). The question is asked after the first step, and then
    /// each time that [`Host::steps_between_looks`] steps have run.
    fn interrupted(&mut self) -> bool {
        false
    }

    /// The number of steps that run until the host is asked again whether the program should stop. A step may take
    /// nanoseconds or seconds, so a host that has to answer in time measures how long the last steps took.
    fn steps_between_looks(&mut self) -> u64 {
        4096
    }
}

/// The values that a device of a manual computation has when its region begins or ends.
#[derive(Debug, Clone, Copy)]
pub struct DeviceValues<'a> {
    /// The computation.
    pub computation: &'a ManualComputation,
    place: &'a OpOrigin,
    /// Whether a device of a computation around this one runs it.
    pub nested: bool,
    /// The process that contains the computation, if there are several.
    pub process: Option<ProcessId>,
    /// The device.
    pub device: usize,
    /// Whether the values are the operands or the results.
    pub moment: Moment,
    /// The device's operands or results.
    pub values: &'a [Value],
}

/// When a device has the values that [`DeviceValues`] holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Before the region runs; the values are the operands.
    Begins,
    /// After the region ran; the values are the results.
    Ends,
}

impl DeviceValues<'_> {
    /// The place of the computation in the program's text.
    pub fn span(&self) -> Span {
        self.place.span
    }
}

/// A host without output and files: printing does nothing, and probes fail.
#[derive(Debug, Default)]
pub struct NoHost;

/// The limits at which a program is stopped with a diagnostic.
#[derive(Debug, Clone)]
pub struct Limits {
    /// The largest depth of calls.
    pub call_depth: usize,
    /// The largest number of steps; a step is an op, a fused run of ops or a jump.
    pub steps: u64,
}

impl<T> Outcome<T> {
    /// The results, if nothing failed.
    ///
    /// # Errors
    ///
    /// Why there are no results, or the checks that failed.
    pub fn into_results(self) -> Result<T, Vec<Diagnostic>> {
        match self.end {
            Err(failure) => Err(failure.into_diagnostics()),
            Ok(_) if !self.failed_checks.is_empty() => Err(self.failed_checks),
            Ok(results) => Ok(results),
        }
    }
}

impl Failure {
    /// The diagnostics of what failed, at least one.
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        match self {
            Failure::Rejected(diagnostics) => diagnostics,
            Failure::Failed(diagnostic)
            | Failure::OutOfMemory(diagnostic)
            | Failure::Io(diagnostic) => vec![diagnostic],
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Rejected(diagnostics) => {
                let texts: Vec<String> = diagnostics.iter().map(Diagnostic::to_string).collect();
                f.write_str(&texts.join("\n"))
            }
            Failure::Failed(diagnostic)
            | Failure::OutOfMemory(diagnostic)
            | Failure::Io(diagnostic) => diagnostic.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}

impl Default for Limits {
    fn default() -> Limits {
        Limits { call_depth: 100_000, steps: u64::MAX }
    }
}

impl Executable {
    /// An executable of a module in which verification found no error. It plans nothing yet.
    pub fn new(module: &Arc<Module>) -> Executable {
        let module = &plan::raising::raised(module);
        let mut paths = Vec::new();
        collect_functions(module, &mut Vec::new(), &mut paths);
        let symbol = |path: &FunctionPath| {
            (path[..path.len() - 1].to_vec(), function_at(module, path).1.name.clone())
        };
        let symbols = paths.iter().map(symbol).zip((0..).map(FunctionId)).collect();
        let plans = paths.iter().map(|_| OnceLock::new()).collect();
        let numerics = Numerics::STANDARD;
        let (module, custom_calls) = (Arc::clone(module), HashMap::new());
        let engine = Engine::default();
        let is_observed = false;
        Executable { module, paths, symbols, plans, numerics, engine, is_observed, custom_calls }
    }

    /// This executable under other policies. Ops that name policies of their own do not follow them.
    pub fn with_numerics(self, numerics: Numerics) -> Executable {
        let plans = self.paths.iter().map(|_| OnceLock::new()).collect();
        Executable { numerics, plans, ..self }
    }

    /// This executable, run by another engine.
    pub fn with_engine(self, engine: Engine) -> Executable {
        let plans = self.paths.iter().map(|_| OnceLock::new()).collect();
        Executable { engine, plans, ..self }
    }

    /// This executable with a meaning for a target of `stablehlo.custom_call`, which replaces any other
    /// meaning that the target has.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use shlo_interp_engine::custom_calls::GivenMeaning;
    /// use shlo_interp_engine::{Executable, Limits, NoHost, Source, Tensor, load};
    ///
    /// let text = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
    ///   %0 = stablehlo.custom_call @mine(%x) : (tensor<f32>) -> tensor<f32>
    ///   return %0 : tensor<f32>
    /// }
    /// func.func @twice(%x: tensor<f32>) -> tensor<f32> {
    ///   %0 = stablehlo.add %x, %x : tensor<f32>
    ///   return %0 : tensor<f32>
    /// }";
    /// let source = Source { name: "mine.mlir".into(), text: text.into() };
    /// let loaded = load(&source).unwrap();
    /// let twice = GivenMeaning::Function("twice".into());
    /// let executable = Executable::new(&loaded.module).with_custom_call("mine", twice);
    /// let x = Tensor::from_f64s("f32".parse().unwrap(), &[], &[1.5]).unwrap().into();
    /// let outcome = executable.call("main", vec![x], &mut NoHost, &Limits::default());
    /// assert_eq!(outcome.end.unwrap()[0].tensor().codes::<u32>(), [3f32.to_bits()]);
    /// ```
    pub fn with_custom_call(self, target: impl Into<String>, meaning: GivenMeaning) -> Executable {
        let plans = self.paths.iter().map(|_| OnceLock::new()).collect();
        let mut custom_calls = self.custom_calls;
        custom_calls.insert(target.into(), meaning);
        Executable { custom_calls, plans, ..self }
    }

    /// The target of a custom call and the meaning that the run gives it, or `None` if the run gives it none.
    pub(in crate::engine) fn given_meaning(&self, op: &Op) -> Option<(String, &GivenMeaning)> {
        if self.custom_calls.is_empty() || op.full_name() != "stablehlo.custom_call" {
            return None;
        }
        let target = op.properties.get("call_target_name")?.as_text()?;
        self.custom_calls.get(&target).map(|meaning| (target, meaning))
    }

    /// The module of the executable.
    pub fn module(&self) -> &Arc<Module> {
        &self.module
    }

    /// Plans a function of the outermost module and all that it can reach, each once.
    ///
    /// # Errors
    ///
    /// A diagnostic for every op among them that cannot run, with its place, or one that says that there is
    /// no such function.
    pub fn prepare(&self, function: &str) -> Result<(), Vec<Diagnostic>> {
        self.plan_reachable(self.entry(function)?)
    }

    /// Whether a function does something that depends on which process runs it: it communicates, or asks for
    /// its process. Ops in manual computations do not count, since these have processes of their own.
    pub fn addresses_processes(&self, function: &str) -> bool {
        let Ok(entry) = self.entry(function) else { return false };
        let (mut seen, mut waiting) = (HashSet::from([entry.0]), vec![entry]);
        while let Some(id) = waiting.pop() {
            let mut callees = Vec::new();
            let body = self.function(id).1.body.as_ref();
            if body.is_some_and(|body| region_addresses_processes(body, &mut callees)) {
                return true;
            }
            let callees = callees.iter().filter_map(|symbol| self.resolve(id, symbol));
            waiting.extend(callees.filter(|callee| seen.insert(callee.0)));
        }
        false
    }

    /// Runs a function of the outermost module. An executable can run in several threads at once, each call
    /// with a host of its own.
    pub fn call(
        &self,
        function: &str,
        arguments: Vec<Value>,
        host: &mut dyn Host,
        limits: &Limits,
    ) -> Outcome {
        let outcome =
            self.call_on_grid(function, ProcessGrid::SINGLE, vec![arguments], host, limits);
        let end = outcome.end.map(|results| results.into_iter().flatten().collect());
        Outcome { failed_checks: outcome.failed_checks, end }
    }

    /// Runs a function of the outermost module as each process of a grid, with arguments for each,
    /// in the order of their numbers.
    pub fn call_on_grid(
        &self,
        function: &str,
        grid: ProcessGrid,
        arguments: Vec<Vec<Value>>,
        host: &mut dyn Host,
        limits: &Limits,
    ) -> Outcome<Vec<Vec<Value>>> {
        let entry = self.entry(function).and_then(|entry| {
            self.plan_reachable(entry)?;
            let arguments = self.checked(entry, grid, arguments, host)?;
            Ok((entry, arguments))
        });
        let (entry, arguments) = match entry {
            Ok(entry) => entry,
            Err(diagnostics) => {
                let end = Err(Failure::Rejected(diagnostics));
                return Outcome { failed_checks: Vec::new(), end };
            }
        };
        let code = self.code(entry);
        let programs = arguments.into_iter().map(|arguments| (code, arguments)).collect();
        let within = Within::default();
        let members = Members { grid, programs, devices: None, around: None, within, draws: 0 };
        let (failed_checks, _, end) = Grid::new(self, members, None, limits, 0).run(host);
        let end = end.map_err(|(error, diagnostic)| match error {
            EvalError::Failed(_) => Failure::Failed(diagnostic),
            EvalError::OutOfMemory(_) => Failure::OutOfMemory(diagnostic),
            EvalError::Io(_) => Failure::Io(diagnostic),
        });
        Outcome { failed_checks, end }
    }

    /// The arguments of all processes, if they fit. Arguments of processes that other ranks run stay there, and tokens are
    /// in their place.
    fn checked(
        &self,
        entry: FunctionId,
        grid: ProcessGrid,
        mut arguments: Vec<Vec<Value>>,
        host: &mut dyn Host,
    ) -> Result<Vec<Vec<Value>>, Vec<Diagnostic>> {
        let processes = grid.num_processes();
        if arguments.len() != processes || processes == 0 {
            let span = self.function(entry).1.span;
            let given = arguments.len();
            let message = format!("arguments of {given} processes for a grid of {processes}");
            return Err(vec![Diagnostic::error(message, span)]);
        }
        let share = host.ranks().filter(|_| processes > 1);
        let share = share.map(|ranks| ranks.share(ranks.rank(), processes));
        let own = share.clone().unwrap_or(0..processes);
        let own = &arguments[own];
        let fit = own.iter().try_for_each(|arguments| self.check_arguments(entry, arguments));
        let Some(share) = share else { return fit.map(|()| arguments) };
        spread::agreed(fit, host)?;
        let count = self.function(entry).1.ty.inputs.len();
        let others = arguments.iter_mut().enumerate().filter(|(index, _)| !share.contains(index));
        others.for_each(|(_, arguments)| *arguments = vec![Value::Token; count]);
        Ok(arguments)
    }

    fn entry(&self, function: &str) -> Result<FunctionId, Vec<Diagnostic>> {
        self.symbols.get(&(Vec::new(), function.to_string())).copied().ok_or_else(|| {
            let message = format!("there is no function @{function} in the module");
            vec![Diagnostic::error(message, self.module.span)]
        })
    }

    fn check_arguments(&self, entry: FunctionId, values: &[Value]) -> Result<(), Vec<Diagnostic>> {
        let function = self.function(entry).1;
        let types = &function.ty.inputs;
        if types.len() != values.len() {
            let message = format!(
                "@{} takes {} arguments, given are {}",
                function.name,
                types.len(),
                values.len()
            );
            return Err(vec![Diagnostic::error(message, function.span)]);
        }
        let wrong =
            types.iter().zip(values).enumerate().filter(|(_, (ty, value))| !ty.admits(value));
        let diagnostics: Vec<Diagnostic> = wrong
            .map(|(index, (ty, value))| {
                let (given, scales) = (Type::of(value), ty.misfit_of_scales(value));
                let message = format!(
                    "argument {index} of @{} is a {ty}, given is a {given}{scales}",
                    function.name
                );
                Diagnostic::error(message, function.span)
            })
            .collect();
        if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
    }

    /// A function and the module around it.
    pub(in crate::engine) fn function(&self, id: FunctionId) -> (&Module, &Function) {
        function_at(&self.module, &self.paths[id.0])
    }

    /// The plan of a function, which was made before anything ran.
    fn code(&self, id: FunctionId) -> &Code {
        match self.plans[id.0].get() {
            Some(FunctionPlan { code: Ok(code), .. }) => code,
            _ => unreachable!("every function in reach was planned before the call"),
        }
    }

    /// The function that a symbol names, seen from a function: one of the same module or of a module inside
    /// it.
    pub(in crate::engine) fn resolve(
        &self,
        from: FunctionId,
        symbol: &[String],
    ) -> Option<FunctionId> {
        let path = &self.paths[from.0];
        let mut module_path = path[..path.len() - 1].to_vec();
        let (name, modules) = symbol.split_last()?;
        let mut module = self.function(from).0;
        for name in modules {
            let is_it =
                |item: &Item| matches!(item, Item::Module(it) if it.name.as_ref() == Some(name));
            module_path.push(module.items.iter().position(is_it)?);
            module = module.module(name)?;
        }
        self.symbols.get(&(module_path, name.clone())).copied()
    }

    /// Plans a function and all that it can reach, each once. The error has every diagnostic about any of
    /// them.
    fn plan_reachable(&self, entry: FunctionId) -> Result<(), Vec<Diagnostic>> {
        let mut seen = HashSet::new();
        let mut waiting = vec![entry];
        let mut diagnostics = Vec::new();
        while let Some(id) = waiting.pop() {
            if !seen.insert(id.0) {
                continue;
            }
            let plan = self.plans[id.0].get_or_init(|| plan::planner::plan(self, id));
            waiting.extend(&plan.callees);
            if let Err(errors) = &plan.code {
                diagnostics.extend_from_slice(errors);
            }
        }
        if diagnostics.is_empty() { Ok(()) } else { Err(diagnostics) }
    }
}

/// Whether an op of a region addresses processes. Functions that the region's ops name are added to `named`.
fn region_addresses_processes<'m>(region: &'m Region, named: &mut Vec<&'m [String]>) -> bool {
    region.blocks.iter().flat_map(|block| &block.ops).any(|op| {
        let meaning = ops::entry(op.full_name()).map(|entry| &entry.meaning);
        match meaning {
            Some(Meaning::Control(Control::Manual | Control::RunParallel)) => return false,
            _ if plan::raising::addresses_processes(op) => return true,
            _ => {}
        }
        for attribute in op.properties.values() {
            match attribute {
                Attribute::Symbol(symbol) => named.push(symbol),
                Attribute::Array(items) => {
                    named.extend(items.iter().filter_map(|item| match item {
                        Attribute::Symbol(symbol) => Some(symbol.as_slice()),
                        _ => None,
                    }))
                }
                _ => {}
            }
        }
        op.regions.iter().any(|region| region_addresses_processes(region, named))
    })
}

/// The paths of all functions, nested modules included, in file order.
fn collect_functions(module: &Module, path: &mut FunctionPath, paths: &mut Vec<FunctionPath>) {
    for (index, item) in module.items.iter().enumerate() {
        path.push(index);
        match item {
            Item::Function(_) => paths.push(path.clone()),
            Item::Module(inner) => collect_functions(inner, path, paths),
            Item::Other(..) => {}
        }
        path.pop();
    }
}

/// The function at a path and the module around it.
pub(in crate::engine) fn function_at<'m>(
    module: &'m Module,
    path: &[usize],
) -> (&'m Module, &'m Function) {
    match (path, path.first().map(|&index| &module.items[index])) {
        ([_], Some(Item::Function(function))) => (module, function),
        ([_, rest @ ..], Some(Item::Module(inner))) => function_at(inner, rest),
        _ => unreachable!("the path of a function leads to a function"),
    }
}

impl Host for NoHost {
    fn probe(&mut self, _: &str, _: OpPlace<'_>, _: &Tensor) -> Result<(), EvalError> {
        Err(EvalError::Failed("no directory for probes was given".to_string()))
    }

    fn probed(&mut self, _: &str, _: usize) -> Result<Tensor, EvalError> {
        Err(EvalError::Failed("no directory for probes was given".to_string()))
    }
}
