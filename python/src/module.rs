//! A verified module: what its functions take, and its calls.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyTuple};
use shlo_interp::custom_calls::{CustomCall, GivenMeaning};
use shlo_interp::forms;
use shlo_interp::host::ProcessGrid;
use shlo_interp::internal::pool;
use shlo_interp::ir::{self, Function, Type};
use shlo_interp::numerics::Numerics;
use shlo_interp::{
    Diagnostic, ElementType, Engine, Executable, Failure, Limits, Loaded, Outcome, Program, Source,
    Value,
};

use crate::arrays::{lend, show};
use crate::calls::{attached, call as call_python};
use crate::errors::{Kind, detached, diagnostics, error, findings, internal};
use crate::host::PyHost;
use crate::signature::{argument_name, signature};

/// How often a thread that waits for a call looks for a signal.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// What the messages about ops and targets of custom calls say that do not run. A program fails there only when it gets
/// there, since a host may give a target a meaning at any time.
const UNSUPPORTED: [&str; 2] = ["has no meaning here", "the interpreter does not run this op"];

/// The results of each process.
type Results = Vec<Vec<Value>>;

/// The choices of a run, of `load`.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct Choices {
    accumulate: Option<String>,
    convert_policy: Option<String>,
    arith_policy: Option<String>,
    engine: String,
    seed: u64,
    threads: Option<usize>,
    storage_only: Vec<String>,
    custom_calls: Vec<(String, Py<PyAny>)>,
}

/// A module that was read and verified. It does not change, and several threads may call it at once.
#[pyclass(frozen, module = "shlo_interp._native")]
pub struct Module {
    source: Source,
    /// The module as it was written.
    written: Arc<ir::Module>,
    verified: Arc<ir::Module>,
    warnings: Vec<Diagnostic>,
    executable: OnceLock<Arc<Executable>>,
    numerics: Numerics,
    engine: Engine,
    custom_calls: Vec<(String, GivenMeaning)>,
    seed: u64,
    threads: Option<usize>,
}

/// Reads and verifies a program in any form.
#[pyfunction]
pub fn load(
    py: Python<'_>,
    name: &str,
    bytes: Vec<u8>,
    choices: &Bound<'_, PyAny>,
) -> PyResult<Module> {
    let choices: Choices = choices.extract()?;
    let program = program(py, name, bytes)?;
    let storage_only: PyResult<Vec<ElementType>> =
        choices.storage_only.iter().map(|name| parsed(py, "storage_only", name)).collect();
    let program = program.with_storage_only(&storage_only?);
    let source = program.source().clone();
    let mut parts = match program.parts() {
        Ok(parts) => parts,
        Err(wrong) => return Err(findings(py, Kind::Parse, &source, vec![wrong])),
    };
    if parts.len() != 1 {
        let count = parts.len();
        let message =
            format!("{name} has {count} modules, and `load` takes a program of one module");
        return Err(error(py, Kind::Argument, message));
    }
    let part = parts.remove(0);
    let written = match detached(py, || program.parse(part.clone()))? {
        Ok(written) => written.module,
        Err(found) => return Err(findings(py, Kind::Parse, &source, found)),
    };
    let Loaded { module, warnings } = match detached(py, || program.load(part))? {
        Ok(loaded) => loaded,
        Err(found) => return Err(findings(py, Kind::Verification, &source, found)),
    };
    Module::new(py, source, written, module, warnings, &choices)
}

/// The findings about a program, errors and warnings.
#[pyfunction]
pub fn check<'py>(py: Python<'py>, name: &str, bytes: Vec<u8>) -> PyResult<Bound<'py, PyList>> {
    let program = program(py, name, bytes)?;
    let found = detached(py, || {
        let parts = match program.parts() {
            Ok(parts) => parts,
            Err(wrong) => return vec![wrong],
        };
        let of_part = |part| match program.load(part) {
            Ok(loaded) => loaded.warnings,
            Err(found) => found,
        };
        parts.into_iter().flat_map(of_part).collect()
    })?;
    diagnostics(py, program.source(), &found)
}

fn program(py: Python<'_>, name: &str, bytes: Vec<u8>) -> PyResult<Program> {
    match detached(py, || Program::from_bytes(name, bytes))? {
        Ok(program) => Ok(program),
        Err(wrong) => Err(error(py, Kind::Parse, wrong.to_string())),
    }
}

fn parsed<T: std::str::FromStr<Err: std::fmt::Display>>(
    py: Python<'_>,
    option: &str,
    text: &str,
) -> PyResult<T> {
    text.parse().map_err(|wrong: T::Err| error(py, Kind::Argument, format!("{option}: {wrong}")))
}

/// The meaning of a target of custom calls: text, or a function of Python that takes the operands and gives the results.
fn given_meaning(py: Python<'_>, meaning: &Bound<'_, PyAny>) -> PyResult<GivenMeaning> {
    if let Ok(text) = meaning.extract::<String>() {
        return parsed(py, "custom_calls", &text);
    }
    let function = meaning.clone().unbind();
    let handler = move |call: &CustomCall, operands: &[Value]| {
        let answer = attached(|py| {
            called(function.bind(py), call, operands).map_err(|raised| {
                if raised.is_instance_of::<PyKeyboardInterrupt>(py) {
                    // SAFETY: Python is attached; the signal is raised again once the run has ended
                    unsafe { pyo3::ffi::PyErr_SetInterrupt() };
                }
                format!("@{}: {raised}", call.target)
            })
        });
        answer.unwrap_or_else(|| Err(format!("@{}: Python ends", call.target)))
    };
    Ok(GivenMeaning::Handler(Arc::new(handler)))
}

/// The results that a function of Python gives for the operands of a custom call.
fn called(
    function: &Bound<'_, PyAny>,
    call: &CustomCall,
    operands: &[Value],
) -> PyResult<Vec<Value>> {
    let py = function.py();
    let shown: PyResult<Vec<_>> =
        operands.iter().map(|operand| result(py, operand.clone())).collect();
    let arguments = (shown?,).into_pyobject(py)?;
    let given: Vec<Bound<'_, PyAny>> = call_python(function, &arguments)?.extract()?;
    if given.len() != call.result_types.len() {
        let (due, count) = (call.result_types.len(), given.len());
        let message = format!("it has to give {due} results, and gave {count}");
        return Err(error(py, Kind::Argument, message));
    }
    let results = call.result_types.iter().zip(&given).enumerate();
    results
        .map(|(index, (ty, given))| {
            argument(given, ty).map_err(|wrong| {
                let text = wrong.value(py).to_string();
                error(py, Kind::Argument, format!("result {index}: {text}"))
            })
        })
        .collect()
}

/// The engine of a name.
fn engine(py: Python<'_>, name: &str) -> PyResult<Engine> {
    match name {
        "fast" => Ok(Engine::Fast),
        "plain" => Ok(Engine::Plain),
        "both" => Ok(Engine::Both),
        _ => {
            let message = format!("engine: `{name}` is none of fast, plain, both");
            Err(error(py, Kind::Argument, message))
        }
    }
}

impl Module {
    fn new(
        py: Python<'_>,
        source: Source,
        written: Arc<ir::Module>,
        verified: Arc<ir::Module>,
        warnings: Vec<Diagnostic>,
        choices: &Choices,
    ) -> PyResult<Module> {
        let Choices { accumulate, convert_policy, arith_policy, .. } = choices;
        let numerics = Numerics::STANDARD.with(
            convert_policy.as_deref().map(|it| parsed(py, "convert_policy", it)).transpose()?,
            arith_policy.as_deref().map(|it| parsed(py, "arith_policy", it)).transpose()?,
            accumulate.as_deref().map(|it| parsed(py, "accumulate", it)).transpose()?,
        );
        let mut custom_calls = Vec::new();
        for (target, meaning) in &choices.custom_calls {
            custom_calls.push((target.clone(), given_meaning(py, meaning.bind(py))?));
        }
        let engine = engine(py, &choices.engine)?;
        let (seed, threads) = (choices.seed, choices.threads);
        let executable = OnceLock::new();
        Ok(Module {
            source,
            written,
            verified,
            warnings,
            executable,
            numerics,
            engine,
            custom_calls,
            seed,
            threads,
        })
    }

    fn executable(&self) -> &Arc<Executable> {
        self.executable.get_or_init(|| {
            let executable = Executable::new(&self.verified).with_numerics(self.numerics);
            let mut executable = executable.with_engine(self.engine);
            for (target, meaning) in &self.custom_calls {
                executable = executable.with_custom_call(target.clone(), meaning.clone());
            }
            Arc::new(executable)
        })
    }

    fn function(&self, py: Python<'_>, name: &str) -> PyResult<&Function> {
        let mut functions = self.verified.functions();
        functions.find(|function| function.name == name).ok_or_else(|| {
            let names: Vec<String> =
                self.verified.functions().map(|function| format!("@{}", function.name)).collect();
            let names = if names.is_empty() { "none".into() } else { names.join(", ") };
            let message = format!("the module has no function @{name}; its functions are {names}");
            error(py, Kind::Argument, message)
        })
    }

    /// The values of the arguments of one process.
    fn arguments(
        &self,
        py: Python<'_>,
        function: &Function,
        given: Vec<Bound<'_, PyAny>>,
    ) -> PyResult<Vec<Value>> {
        let types = &function.ty.inputs;
        if types.len() != given.len() {
            let (name, takes, count) = (&function.name, types.len(), given.len());
            let arguments = if takes == 1 { "argument" } else { "arguments" };
            let message = format!("@{name} takes {takes} {arguments}, given are {count}");
            return Err(error(py, Kind::Argument, message));
        }
        let each = types.iter().zip(given).enumerate();
        each.map(|(index, (ty, given))| {
            argument(&given, ty).map_err(|wrong| {
                let name = argument_name(function, index);
                let name = name.map_or(String::new(), |name| format!(" ({name})"));
                let place = format!("argument {index}{name} of @{}", function.name);
                let text = wrong.value(py).to_string();
                error(py, Kind::Argument, format!("{place}: {text}"))
            })
        })
        .collect()
    }
}

/// The value of an argument: a tensor is `(object with a buffer, element type of the codes, shape, masks)`, a token
/// `None`, a tuple a list.
fn argument(given: &Bound<'_, PyAny>, ty: &Type) -> PyResult<Value> {
    let py = given.py();
    let wrong = |found: String| {
        Err(error(py, Kind::Argument, format!("it has to be {ty}, given is {found}")))
    };
    match ty {
        Type::Tensor(tensor_type) => {
            let Ok(given) = given.cast::<PyTuple>() else {
                return wrong("a value of another kind".into());
            };
            let (object, element, shape, masks): (Bound<'_, PyAny>, String, Vec<usize>, bool) =
                given.extract()?;
            let stored = tensor_type.element.stored();
            if element != stored.to_string() || !tensor_type.admits(&shape) {
                let sizes: Vec<String> = shape.iter().map(|size| format!("{size}x")).collect();
                return wrong(format!("tensor<{}{element}>", sizes.concat()));
            }
            lend(&object, tensor_type.element.clone(), &shape, masks).map(Value::from)
        }
        Type::Token if given.is_none() => Ok(Value::Token),
        Type::Tuple(types) | Type::Future(types) => {
            let Ok(parts) = given.cast::<PyList>() else {
                return wrong("a value of another kind".into());
            };
            if parts.len() != types.len() {
                return wrong(format!("a tuple of {} values", parts.len()));
            }
            let parts = types.iter().zip(parts.iter());
            let parts: PyResult<Vec<Value>> = parts.map(|(ty, part)| argument(&part, ty)).collect();
            Ok(Value::Tuple(parts?))
        }
        _ => wrong("a value of another kind".into()),
    }
}

/// A value for Python.
fn result<'py>(py: Python<'py>, value: Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Tensor(tensor) => show(py, tensor),
        Value::Token => Ok(py.None().into_bound(py)),
        Value::Tuple(parts) => {
            let parts: PyResult<Vec<_>> = parts.into_iter().map(|part| result(py, part)).collect();
            Ok(PyList::new(py, parts?)?.into_any())
        }
    }
}

/// A call that ended.
struct Ended {
    outcome: Outcome<Results>,
    host: PyHost,
}

/// Runs a function on this thread.
fn run_here(
    executable: &Executable,
    name: &str,
    grid: ProcessGrid,
    arguments: Results,
    mut host: PyHost,
) -> Ended {
    let limits = Limits::default();
    let outcome = executable.call_on_grid(name, grid, arguments, &mut host, &limits);
    Ended { outcome, host }
}

/// Runs a function on a pool of threads. This thread, which has the signals of Python, waits and looks for them.
fn run_on(
    threads: usize,
    py: Python<'_>,
    (executable, name): (&Arc<Executable>, &str),
    grid: ProcessGrid,
    arguments: Results,
    seed: u64,
) -> PyResult<Ended> {
    let pool = pool(threads)
        .map_err(|wrong| error(py, Kind::Argument, format!("threads={threads}: {wrong}")))?;
    let stop = Arc::new(AtomicBool::new(false));
    let host = PyHost::new(seed, Some(Arc::clone(&stop)));
    let (sender, mut receiver) = channel();
    let (executable, name) = (Arc::clone(executable), name.to_string());
    let run = move || run_here(&executable, &name, grid, arguments, host);
    pool.spawn(move || {
        let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run));
        let _ = sender.send(ended);
    });
    let mut raised = None;
    let ended = loop {
        let receiver = &mut receiver;
        match py.detach(move || receiver.recv_timeout(LOOK_EVERY)) {
            Ok(ended) => break ended,
            Err(RecvTimeoutError::Disconnected) => break Err(Box::new("the run was lost") as _),
            Err(RecvTimeoutError::Timeout) => {
                if let Err(signal) = py.check_signals() {
                    stop.store(true, Ordering::Relaxed);
                    raised = Some(signal);
                }
            }
        }
    };
    let mut ended = ended.map_err(|panic| internal(py, &*panic))?;
    ended.host.raised = raised.or(ended.host.raised);
    Ok(ended)
}

#[pymethods]
impl Module {
    /// The functions: name, whether it is public, arguments and results.
    fn functions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for function in self.verified.functions() {
            list.append(signature(py, function)?)?;
        }
        Ok(list)
    }

    /// The name of the program.
    #[getter]
    fn name(&self) -> &str {
        &self.source.name
    }

    /// The text that the places of diagnostics are in.
    #[getter]
    fn source_text(&self) -> &str {
        &self.source.text
    }

    /// What is suspicious about the program.
    #[getter]
    fn warnings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        diagnostics(py, &self.source, &self.warnings)
    }

    /// The module as text.
    fn text(&self, py: Python<'_>, generic: bool) -> PyResult<String> {
        let module = &self.written;
        detached(py, || if generic { format!("{module:#}") } else { format!("{module}") })
    }

    /// The module as MLIR bytecode of a version.
    fn bytecode<'py>(
        &self,
        py: Python<'py>,
        version: Option<u64>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = detached(py, || forms::bytecode(&self.written, version))?;
        self.bytes(py, bytes)
    }

    /// The module as a portable artifact of a version.
    fn artifact<'py>(
        &self,
        py: Python<'py>,
        version: Option<&str>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = detached(py, || forms::artifact(&self.written, version))?;
        self.bytes(py, bytes)
    }

    /// The grid that the attributes of the module state, if a function does something that depends on its process.
    fn grid(&self, name: &str) -> (usize, usize) {
        if !self.executable().addresses_processes(name) {
            return (1, 1);
        }
        let size = |name: &str| {
            let number = self.verified.attributes.get(name)?.as_integer()?;
            usize::try_from(number).ok()
        };
        let [replicas, partitions] = ["mhlo.num_replicas", "mhlo.num_partitions"].map(size);
        (replicas.unwrap_or(1), partitions.unwrap_or(1))
    }

    /// Plans a function and all that it can reach.
    fn prepare(&self, py: Python<'_>, name: &str) -> PyResult<()> {
        self.function(py, name)?;
        let planned = detached(py, || self.executable().prepare(name))?;
        planned.map_err(|found| findings(py, Kind::Unsupported, &self.source, found))
    }

    /// Runs a function as each process of a grid. The result is the results of each process, what probes saved, and the
    /// warnings of the run.
    fn call<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        arguments: Vec<Vec<Bound<'py, PyAny>>>,
        grid: (usize, usize),
    ) -> PyResult<(Bound<'py, PyList>, Bound<'py, PyList>, Bound<'py, PyList>)> {
        let function = self.function(py, name)?;
        let arguments: PyResult<Results> =
            arguments.into_iter().map(|given| self.arguments(py, function, given)).collect();
        let arguments = arguments?;
        let grid = ProcessGrid { num_replicas: grid.0, num_partitions: grid.1 };
        let ended = match self.threads {
            None => detached(py, || {
                let host = PyHost::new(self.seed, None);
                run_here(self.executable(), name, grid, arguments, host)
            })?,
            Some(threads) => {
                let executable = detached(py, || self.executable())?;
                run_on(threads, py, (executable, name), grid, arguments, self.seed)?
            }
        };
        self.ended(py, ended)
    }
}

impl Module {
    fn bytes<'py>(
        &self,
        py: Python<'py>,
        bytes: Result<Vec<u8>, forms::FormError>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        match bytes {
            Ok(bytes) => Ok(PyBytes::new(py, &bytes)),
            Err(forms::FormError::Version(message)) => Err(error(py, Kind::Argument, message)),
            Err(forms::FormError::Module(found)) => {
                Err(findings(py, Kind::Unsupported, &self.source, vec![found]))
            }
        }
    }

    /// The results of a call, or the exception that it ended with.
    fn ended<'py>(
        &self,
        py: Python<'py>,
        ended: Ended,
    ) -> PyResult<(Bound<'py, PyList>, Bound<'py, PyList>, Bound<'py, PyList>)> {
        let Ended { outcome, host } = ended;
        if let Some(raised) = host.raised {
            return Err(raised);
        }
        let raise = |kind, found| Err(findings(py, kind, &self.source, found));
        let results = match outcome.end {
            Ok(results) if outcome.failed_checks.is_empty() => results,
            Ok(_) => return raise(Kind::Check, outcome.failed_checks),
            Err(Failure::Rejected(found)) => return raise(Kind::Unsupported, found),
            Err(Failure::Failed(found))
                if UNSUPPORTED.iter().any(|it| found.message.contains(it)) =>
            {
                return raise(Kind::Unsupported, vec![found]);
            }
            Err(Failure::Failed(found) | Failure::OutOfMemory(found) | Failure::Io(found)) => {
                let mut found = vec![found];
                found.extend(outcome.failed_checks);
                return raise(Kind::Runtime, found);
            }
        };
        let all = PyList::empty(py);
        for results in results {
            let own: PyResult<Vec<_>> =
                results.into_iter().map(|value| result(py, value)).collect();
            all.append(PyList::new(py, own?)?)?;
        }
        let probes = PyList::empty(py);
        for (id, tensor) in host.probes {
            probes.append((id, show(py, tensor)?))?;
        }
        let warnings = diagnostics(py, &self.source, &host.warnings)?;
        Ok((all, probes, warnings))
    }
}
