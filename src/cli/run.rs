//! `shlo-interp run`: parse, verify, choose what to run, run it, print or compare.

use std::fmt::{self, Write as _};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use super::arguments::{Format, RunArguments};
use super::files::{ProbeHost, write_results};
use super::spelling::{self, Spelled, SpellingError};
use super::terminal::{Ended, Status, Terminal, TextWriter, read_program, stream};
use crate::compare::{Rule, Tolerance, compare_values};
use crate::diagnostic::Source;
use crate::interpreter::{Executable, Failure, Limits, Outcome};
use crate::ir::{Function, Item, Module, Type, Visibility};
use crate::numeric::ElementType;
use crate::syntax::{json, values};
use crate::tensor::Value;
use crate::{load_storage_only, ops, syntax};

/// What `run` is asked for, beside the program.
#[derive(Debug)]
pub struct Request {
    /// The function to run; none: the entry rule decides.
    pub function: Option<String>,
    inputs: Vec<Spelled>,
    expectations: Vec<Spelled>,
    rule: Rule,
    /// How results are printed.
    pub format: Format,
    output_dir: Option<std::path::PathBuf>,
    probe_dir: Option<std::path::PathBuf>,
    storage_only: Vec<ElementType>,
    seed: u64,
}

impl Request {
    /// Reads the flags; errors are those of values that cannot be read as values.
    pub fn new(arguments: &RunArguments) -> Result<Request, SpellingError> {
        let each = |flag: &str, values: &[String]| -> Result<Vec<Spelled>, SpellingError> {
            let read = |(index, value): (usize, &String)| {
                spelling::parse(value).map_err(|error| error.at(&format!("--{flag} {}", index + 1)))
            };
            values.iter().enumerate().map(read).collect()
        };
        let inputs = match &arguments.args {
            Some(list) => spelling::parse_list(list).map_err(|error| error.at("--args"))?,
            None => each("input", &arguments.inputs)?,
        };
        let expectations = each("expect", &arguments.expectations)?;
        if let Some(name) = expectations.iter().find_map(|spelled| spelled.name.as_deref()) {
            let message = format!("--expect: results have no names, '{name}=' is given");
            return Err(SpellingError { message, status: Status::Usage });
        }
        Ok(Request {
            function: arguments.function.as_deref().map(without_at),
            inputs,
            expectations,
            rule: rule(arguments),
            format: arguments.chosen_format(),
            output_dir: arguments.output_dir.clone(),
            probe_dir: arguments.probe_output_dir.clone(),
            storage_only: arguments.restrictions.storage_only.clone(),
            seed: arguments.seed,
        })
    }

    /// A request for nothing special, as of a bare `shlo-interp run`.
    pub fn plain(probe_dir: Option<&Path>) -> Request {
        Request {
            function: None,
            inputs: Vec::new(),
            expectations: Vec::new(),
            rule: Rule::Bitwise,
            format: Format::Text,
            output_dir: None,
            probe_dir: probe_dir.map(Path::to_path_buf),
            storage_only: Vec::new(),
            seed: 0,
        }
    }
}

/// The name of a function that may be spelled as the program spells it, with `@`.
fn without_at(name: &str) -> String {
    name.strip_prefix('@').unwrap_or(name).to_string()
}

/// Bit for bit, any NaN equal to any NaN, unless a tolerance is given.
fn rule(arguments: &RunArguments) -> Rule {
    if arguments.max_ulp.is_none() && arguments.atol.is_none() && arguments.rtol.is_none() {
        return Rule::Bitwise;
    }
    Rule::Within(Tolerance {
        max_ulp: arguments.max_ulp,
        atol: arguments.atol.unwrap_or_default(),
        rtol: arguments.rtol.unwrap_or_default(),
    })
}

/// The subcommand.
pub fn run(arguments: &RunArguments, terminal: &mut Terminal<'_>) -> Ended {
    let request = match Request::new(arguments) {
        Ok(request) => request,
        Err(error) => return terminal.complain(&error).map(|()| error.status),
    };
    let path = arguments.program.as_deref().unwrap_or(Path::new("-"));
    match read_program(path) {
        Ok(source) => run_source(&source, &request, terminal),
        Err((message, status)) => terminal.complain(message).map(|()| status),
    }
}

/// A module of the file and the functions of it that are to run.
struct Unit {
    module: Arc<Module>,
    functions: Vec<String>,
    /// Whether this is the first unit of its chunk of the file.
    starts_chunk: bool,
}

/// Runs all that a program text asks for.
pub fn run_source(source: &Source, request: &Request, terminal: &mut Terminal<'_>) -> Ended {
    let (units, mut status) = load_units(source, request, terminal)?;
    let count: usize = units.iter().map(|unit| unit.functions.len()).sum();
    if count == 0 {
        if status == Status::Fine {
            terminal.complain(nothing_ran(source, request))?;
        }
        return Ok(status.max(Status::Rejected));
    }
    if count > 1 && !(request.inputs.is_empty() && request.expectations.is_empty()) {
        terminal.complain(format!(
            "{count} functions of {} run: --input, --args and --expect need --function",
            source.name
        ))?;
        return Ok(Status::Usage);
    }
    let mut host = ProbeHost::new(request.probe_dir.clone());
    for unit in &units {
        if unit.starts_chunk {
            host.start();
        }
        let mut run = Run { source, request, terminal, host: &mut host };
        status = status.max(run.unit(unit)?);
    }
    terminal.out.flush()?;
    Ok(status)
}

fn load_units(
    source: &Source,
    request: &Request,
    terminal: &mut Terminal<'_>,
) -> std::io::Result<(Vec<Unit>, Status)> {
    let registry = ops::registry();
    let mut status = Status::Fine;
    let mut units = Vec::new();
    let chunks = match syntax::split(source) {
        Ok(chunks) => chunks,
        Err(diagnostic) => {
            terminal.report(&diagnostic, source)?;
            return Ok((units, Status::Rejected));
        }
    };
    for chunk in chunks {
        match load_storage_only(source, chunk, &registry, &request.storage_only) {
            Ok(loaded) => {
                terminal.report_all(&loaded.warnings, source)?;
                collect_units(&loaded.module, request, true, &mut units);
            }
            Err(diagnostics) => {
                terminal.report_all(&diagnostics, source)?;
                status = Status::Rejected;
            }
        }
    }
    Ok((units, status))
}

/// A unit for the module and for each module nested in it.
fn collect_units(
    module: &Arc<Module>,
    request: &Request,
    starts_chunk: bool,
    units: &mut Vec<Unit>,
) {
    let functions = entries(module, request.function.as_deref());
    let functions = functions.into_iter().map(|function| function.name.clone()).collect();
    units.push(Unit { module: Arc::clone(module), functions, starts_chunk });
    for item in &module.items {
        if let Item::Module(nested) = item {
            collect_units(&Arc::new(nested.clone()), request, false, units);
        }
    }
}

/// The functions of a module that run: the named one, else `main`, else the only one, else every
/// public one without arguments.
fn entries<'m>(module: &'m Module, name: Option<&str>) -> Vec<&'m Function> {
    if let Some(name) = name {
        return module.function(name).into_iter().collect();
    }
    if let Some(main) = module.function("main") {
        return vec![main];
    }
    let functions: Vec<&Function> =
        module.functions().filter(|function| function.body.is_some()).collect();
    if functions.len() == 1 {
        return functions;
    }
    let runs = |function: &&Function| {
        function.visibility == Visibility::Public && function.ty.inputs.is_empty()
    };
    functions.into_iter().filter(runs).collect()
}

fn nothing_ran(source: &Source, request: &Request) -> String {
    match &request.function {
        Some(name) => format!("{} has no function @{name}", source.name),
        None => format!(
            "{} has nothing to run: no function @main, no single function, and no public function \
             without arguments",
            source.name
        ),
    }
}

/// One program being run.
struct Run<'r, 't> {
    source: &'r Source,
    request: &'r Request,
    terminal: &'r mut Terminal<'t>,
    host: &'r mut ProbeHost,
}

impl Run<'_, '_> {
    fn unit(&mut self, unit: &Unit) -> Ended {
        let executable = Executable::new(&unit.module);
        let mut status = Status::Fine;
        for name in &unit.functions {
            status = status.max(self.function(&executable, name)?);
        }
        Ok(status)
    }

    fn function(&mut self, executable: &Executable, name: &str) -> Ended {
        let function = executable.module().function(name).expect("an entry is a function");
        let arguments = match self.arguments(function) {
            Ok(arguments) => arguments,
            Err(error) => return self.terminal.complain(&error).map(|()| error.status),
        };
        let mut host = self.host.with_output(self.terminal.out).seeded(self.request.seed);
        let outcome = executable.call(name, arguments, &mut host, &Limits::default());
        self.finish(function, outcome)
    }

    fn arguments(&self, function: &Function) -> Result<Vec<Value>, SpellingError> {
        let inputs = in_argument_order(function, &self.request.inputs)?;
        let load = |(index, (spelled, ty)): (usize, (&Spelled, &Type))| {
            let at = format!("--input {}", index + 1);
            let ty = ty.as_tensor().ok_or_else(|| SpellingError {
                message: format!("{at}: argument {} of @{} is {ty}", index + 1, function.name),
                status: Status::Usage,
            })?;
            spelled.load(ty).map(Value::from).map_err(|error| error.at(&at))
        };
        inputs.into_iter().zip(&function.ty.inputs).enumerate().map(load).collect()
    }

    fn finish(&mut self, function: &Function, outcome: Outcome) -> Ended {
        self.terminal.report_all(&outcome.failed_checks, self.source)?;
        let checked =
            if outcome.failed_checks.is_empty() { Status::Fine } else { Status::CheckFailed };
        let status = match outcome.end {
            Ok(results) if checked == Status::Fine => self.results(function, &results)?,
            Ok(_) => checked,
            Err(Failure::Rejected(diagnostics)) => {
                self.terminal.report_all(&diagnostics, self.source)?;
                Status::Rejected
            }
            Err(Failure::Failed(diagnostic)) => {
                self.terminal.report(&diagnostic, self.source)?;
                Status::Failed
            }
            Err(Failure::Io(diagnostic)) => {
                self.terminal.report(&diagnostic, self.source)?;
                Status::Io
            }
        };
        Ok(status.max(checked))
    }

    fn results(&mut self, function: &Function, results: &[Value]) -> Ended {
        let out = &mut self.terminal.out;
        match self.request.format {
            Format::Json => stream(*out, |text| {
                json::write_json(&function.name, results, text)?;
                text.write_char('\n')
            })?,
            Format::Text => {
                write_lines(*out, results, |value, text| values::write_value(value, text))?
            }
            Format::Dense => {
                write_lines(*out, results, |value, text| values::write_dense_value(value, text))?
            }
        }
        if let Some(directory) = &self.request.output_dir
            && let Err(message) = write_results(directory, &function.name, results)
        {
            return self.terminal.complain(message).map(|()| Status::Io);
        }
        if self.request.expectations.is_empty() {
            return Ok(Status::Fine);
        }
        self.compare(function, results)
    }

    fn compare(&mut self, function: &Function, results: &[Value]) -> Ended {
        let expectations = &self.request.expectations;
        if expectations.len() != results.len() {
            let (given, had) = (expectations.len(), results.len());
            let message =
                format!("@{} has {had} results, --expect is given {given} times", function.name);
            return self.terminal.complain(message).map(|()| Status::Usage);
        }
        let mut status = Status::Fine;
        for (index, (spelled, result)) in expectations.iter().zip(results).enumerate() {
            let at = format!("--expect {}", index + 1);
            let expected = match function.ty.results[index].as_tensor().map(|ty| spelled.load(ty)) {
                Some(Ok(expected)) => Value::from(expected),
                Some(Err(error)) => {
                    let failed = error.status;
                    self.terminal.complain(error.at(&at))?;
                    return Ok(status.max(failed));
                }
                None => {
                    self.terminal.complain(format!("{at}: result {} is no tensor", index + 1))?;
                    return Ok(status.max(Status::Usage));
                }
            };
            if let Err(report) = compare_values(result, &expected, self.request.rule) {
                self.terminal.complain(format!(
                    "result {} of @{}: {report}",
                    index + 1,
                    function.name
                ))?;
                status = Status::CheckFailed;
            }
        }
        Ok(status)
    }
}

fn write_lines(
    out: &mut dyn Write,
    results: &[Value],
    write: fn(&Value, &mut TextWriter<'_>) -> fmt::Result,
) -> std::io::Result<()> {
    stream(out, |text| {
        results.iter().try_for_each(|result| {
            write(result, text)?;
            text.write_char('\n')
        })
    })
}

/// The inputs in the order of the function's arguments, those with names moved to their places.
fn in_argument_order<'s>(
    function: &Function,
    inputs: &'s [Spelled],
) -> Result<Vec<&'s Spelled>, SpellingError> {
    let usage = |message: String| SpellingError { message, status: Status::Usage };
    let count = function.ty.inputs.len();
    if inputs.len() != count {
        let given = inputs.len();
        let types: Vec<String> = function.ty.inputs.iter().map(Type::to_string).collect();
        return Err(usage(format!(
            "@{} takes {count} inputs ({}), given are {given}: see --input",
            function.name,
            types.join(", ")
        )));
    }
    let names: Vec<&str> = match &function.body {
        Some(body) => {
            body.blocks[0].arguments.iter().map(|&id| function.values[id].name.as_str()).collect()
        }
        None => Vec::new(),
    };
    let mut places: Vec<Option<&Spelled>> = vec![None; count];
    for spelled in inputs.iter().filter(|spelled| spelled.name.is_some()) {
        let name = spelled.name.as_deref().unwrap_or_default();
        let place = names.iter().position(|candidate| *candidate == name);
        let place =
            place.ok_or_else(|| usage(format!("@{} has no argument %{name}", function.name)))?;
        if places[place].replace(spelled).is_some() {
            return Err(usage(format!("the argument %{name} is given twice")));
        }
    }
    let mut unnamed = inputs.iter().filter(|spelled| spelled.name.is_none());
    for place in places.iter_mut().filter(|place| place.is_none()) {
        *place = unnamed.next();
    }
    Ok(places.into_iter().flatten().collect())
}
