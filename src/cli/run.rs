//! `shlo-interp run`: parse, verify, choose what to run, run it, print or compare.

use std::borrow::Cow;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use serde_json::Value as Json;

use super::arguments::{Format, RunArguments, TimeFormat, When};
use super::compare::{self, Pages, Pair};
use super::device_files::DeviceFiles;
use super::elided::{self, StandIn};
use super::expectations::{self, Compared, Expectation, in_result_order};
use super::files::{QuietHost, ResultFiles, RunHost};
use super::findings::Findings;
use super::hints::{self, Hints};
use super::matching;
use super::observer::Observer;
use super::output::Output;
use super::placement::Placement;
use super::probes::ProbeHost;
use super::processes::{self, Feeds};
use super::progress::{self, Watcher};
use super::ranks;
use super::results::{Printed, Printing};
use super::spelling::{self, Spelled, SpellingError};
use super::subject::argument_values;
use super::terminal::{Ended, Status, Terminal, read_program};
use super::timing::{self, Times};
use super::tracing::{TraceArguments, Tracer};
use crate::compare::Rule;
use crate::diagnostic::{Source, closest, listed_symbols};
use crate::engine::machine::profile::Profile;
use crate::engine::machine::{Engine, Executable, Failure, Limits, Outcome, decoded, encoded};
use crate::ir::{Function, Item, Module, Visibility};
use crate::numeric::Numerics;
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::ops::{self, GivenMeaning};
use crate::program::Program;
use crate::ranks::{Ranks, TransportError};
use crate::report::Settings;
use crate::tensor::Value;

/// The settings that `run` takes from the command line, except the program.
#[derive(Debug, Default)]
pub struct Request {
    /// The function to run; if `None`, the entry rule decides.
    pub function: Option<String>,
    inputs: Vec<Spelled>,
    expectations: Vec<Expectation>,
    rule: Rule,
    /// How many of the worst elements a failed comparison lists.
    worst: usize,
    /// The page of HTML about the comparisons.
    report: Option<std::path::PathBuf>,
    /// How results are printed.
    pub printing: Printing,
    output_dir: Option<std::path::PathBuf>,
    packed: bool,
    probe_dir: Option<std::path::PathBuf>,
    /// Whether the part of each value that each device has is printed.
    shows_mesh: bool,
    tracing: TraceArguments,
    device_dir: Option<std::path::PathBuf>,
    seed: u64,
    elided: Option<StandIn>,
    numerics: Numerics,
    engine: Engine,
    /// The meanings that the command line gives to custom calls.
    custom_calls: Vec<(String, GivenMeaning)>,
    num_replicas: Option<usize>,
    num_partitions: Option<usize>,
    infeed: Vec<Spelled>,
    outfeed: Vec<Spelled>,
    /// How many times a function runs before the run whose results are printed.
    rehearsals: usize,
    time: Option<TimeFormat>,
    /// Whether each op is measured; a path that is not empty is that of the trace.
    profile: Option<String>,
    /// Whether the progress of a long run is shown.
    shows_progress: bool,
}

impl Request {
    /// Reads the flags. The error is about a value that cannot be read.
    pub fn new(arguments: &RunArguments) -> Result<Request, SpellingError> {
        let numerics = arguments.policies.numerics();
        let cast = arguments.cast.then_some(numerics);
        let each = |flag: &str, values: &[String]| -> Result<Vec<Spelled>, SpellingError> {
            let read = |(index, value): (usize, &String)| {
                let spelled = spelling::parse(value);
                let spelled =
                    spelled.map_err(|error| error.at(&format!("--{flag} {}", index + 1)))?;
                Ok(spelled.with_cast(cast))
            };
            values.iter().enumerate().map(read).collect()
        };
        let in_order = |flag: &str, values: &[String]| {
            matching::in_order(each(flag, values)?).map_err(|error| error.at(&format!("--{flag}")))
        };
        let inputs = match &arguments.args {
            Some(list) => {
                let inputs = spelling::parse_list(list).map_err(|error| error.at("--args"))?;
                inputs.into_iter().map(|spelled| spelled.with_cast(cast)).collect()
            }
            None => each("input", &arguments.inputs)?,
        };
        let expectations = arguments.expectations.iter().enumerate().map(|(index, value)| {
            let expectation = Expectation::parse(value);
            let expectation = expectation.map(|expectation| expectation.with_cast(cast));
            expectation.map_err(|error| error.at(&format!("--expect {}", index + 1)))
        });
        Ok(Request {
            function: arguments.function.as_deref().map(without_at),
            inputs,
            expectations: expectations.collect::<Result<_, _>>()?,
            rule: Rule::of(arguments.max_ulp, arguments.atol, arguments.rtol),
            worst: arguments.worst,
            report: arguments.report.clone(),
            printing: Printing {
                format: arguments.chosen_format(),
                titles: arguments.titles,
                full: arguments.full,
            },
            output_dir: arguments.output_dir.clone(),
            packed: arguments.packed,
            probe_dir: arguments.probe_output_dir.clone(),
            shows_mesh: arguments.mesh,
            tracing: arguments.tracing.clone(),
            device_dir: arguments.device_dump.clone(),
            seed: arguments.seed,
            elided: arguments.elided,
            numerics,
            engine: arguments.engine.into(),
            custom_calls: arguments.custom_calls.clone(),
            num_replicas: arguments.num_replicas,
            num_partitions: arguments.num_partitions,
            infeed: in_order("infeed", &arguments.infeed)?,
            outfeed: in_order("expect-outfeed", &arguments.outfeed)?,
            rehearsals: arguments.measuring.repeat.unwrap_or(1) as usize - 1,
            time: arguments.measuring.time,
            profile: arguments.measuring.profile.clone(),
            shows_progress: true,
        })
    }

    /// The request of `shlo-interp test`: results are printed without titles, and probes write their files
    /// into a folder.
    pub fn of_test(probe_dir: &Path, engine: Engine) -> Request {
        let printing = Printing { titles: When::Never, ..Printing::default() };
        let probe_dir = Some(probe_dir.to_path_buf());
        Request { printing, probe_dir, engine, ..Request::default() }
    }
}

/// The name of a function that may be spelled as the program spells it, with `@`.
fn without_at(name: &str) -> String {
    name.strip_prefix('@').unwrap_or(name).to_string()
}

pub fn run(arguments: &RunArguments, terminal: &mut Terminal<'_>) -> Ended {
    let path = arguments.program.as_deref().unwrap_or(Path::new("-"));
    if let Some(message) = terminal.ranks.as_ref().and_then(|_| ranks::refused(arguments)) {
        return Ok(terminal.refuse(message, Status::Usage));
    }
    let refused = match Request::new(arguments) {
        Ok(request) => match read_on_ranks(path, terminal) {
            Ok(program) => {
                let program = program.with_storage_only(&arguments.restrictions.storage_only);
                let mut hints = Hints::new(request.printing.format);
                let status = run_program(&program, &request, terminal, &mut hints)?;
                if status <= Status::CheckFailed {
                    hints::about_statements(program.source(), "a run", terminal)?;
                }
                return Ok(status);
            }
            Err(refused) => refused,
        },
        Err(error) => (error.message, error.status),
    };
    let (message, status) = refused;
    let mut findings = Findings::new(arguments.chosen_format() == Format::Json);
    findings.complain(message, terminal)?;
    write_rest(&mut findings, &path.display().to_string(), status, terminal)?;
    Ok(status)
}

/// Reads the program, which all ranks need if there are some.
fn read_on_ranks(path: &Path, terminal: &mut Terminal<'_>) -> Result<Program, (String, Status)> {
    match terminal.ranks.as_deref_mut() {
        Some(ranks) => ranks::read_program(path, ranks),
        None => read_program(path),
    }
}

/// Prints a JSON object of the findings that belong to no function.
fn write_rest(
    findings: &mut Findings,
    program: &str,
    status: Status,
    terminal: &mut Terminal<'_>,
) -> std::io::Result<()> {
    match findings.rest(program, status) {
        Some(object) => writeln!(terminal.out, "{object}"),
        None => Ok(()),
    }
}

/// A module of the file and the functions of it that are to run.
struct Unit {
    module: Arc<Module>,
    functions: Vec<String>,
    /// Whether this is the first unit of its chunk of the file.
    starts_chunk: bool,
}

/// Runs all functions that a program asks for. The observer chooses among them, and hears how each ended.
pub fn run_program(
    program: &Program,
    request: &Request,
    terminal: &mut Terminal<'_>,
    observer: &mut dyn Observer,
) -> Ended {
    let mut findings = Findings::new(request.printing.format == Format::Json);
    let status = run_units(program, request, &mut findings, terminal, observer)?;
    write_rest(&mut findings, &program.source().name, status, terminal)?;
    Ok(status)
}

fn run_units(
    program: &Program,
    request: &Request,
    findings: &mut Findings,
    terminal: &mut Terminal<'_>,
    observer: &mut dyn Observer,
) -> Ended {
    let source = program.source();
    let began = Instant::now();
    let (mut units, mut status) = load_units(program, request, findings, terminal, observer)?;
    let parse = program.reading() + began.elapsed();
    let mut times = Times { parse, ..Times::default() };
    let keep_events = request.profile.as_deref().is_some_and(|path| !path.is_empty());
    let mut profile = request.profile.as_ref().map(|_| Profile::new(keep_events));
    for (target, _) in &request.custom_calls {
        if !units.iter().any(|unit| ops::targets_of(&unit.module).contains(target)) {
            let message = "the program has no custom call of target";
            writeln!(terminal.err, "warning: --custom-call: {message} @{target}")?;
        }
    }
    let count: usize = units.iter().map(|unit| unit.functions.len()).sum();
    if count == 0 {
        if status == Status::Fine {
            findings.complain(nothing_ran(source, &units, request), terminal)?;
        }
        return Ok(status.max(Status::Rejected));
    }
    if count > 1 && !(request.inputs.is_empty() && request.expectations.is_empty()) {
        let message = format!(
            "{count} functions of {} run: --input, --args and --expect need --function",
            source.name
        );
        findings.complain(message, terminal)?;
        return Ok(Status::Usage);
    }
    let mut host = ProbeHost::new(request.probe_dir.clone());
    let directory = request.output_dir.as_deref();
    let mut files = directory.map(|directory| ResultFiles::new(directory, request.packed));
    let devices = request.device_dir.as_deref();
    let mut device_files = devices.map(|directory| DeviceFiles::new(directory, source));
    let mut tracer = match tracer(request, &mut units, source) {
        Ok(tracer) => tracer,
        Err(error) => {
            findings.complain(&error, terminal)?;
            return Ok(error.status);
        }
    };
    let is_first = terminal.ranks.as_ref().is_none_or(|ranks| ranks.rank() == 0);
    let report = request.report.as_ref().filter(|_| is_first);
    let mut pages = report.map(|_| Pages::new(source.name.to_string()));
    for unit in &units {
        if unit.starts_chunk {
            host.start();
        }
        let (times, profile) = (&mut times, profile.as_mut());
        let (observer, files) = (&mut *observer, files.as_mut());
        let device_files = device_files.as_mut();
        let mut run = Run {
            source,
            request,
            terminal,
            findings,
            host: &mut host,
            files,
            device_files,
            tracer: tracer.as_mut(),
            pages: pages.as_mut(),
            times,
            profile,
            observer,
            is_one_of_several: count > 1,
        };
        status = status.max(run.unit(unit)?);
    }
    if let Some((pages, path)) = pages.zip(request.report.as_deref())
        && let Err((message, failed)) = pages.write(path)
    {
        findings.complain(message, terminal)?;
        status = status.max(failed);
    }
    for name in tracer.iter().flat_map(Tracer::unused) {
        let message = format!("--set {name}: the run computed no such value");
        findings.warn(message, terminal)?;
    }
    terminal.out.flush()?;
    if let Some(format) = request.time {
        times.write(format, terminal.err)?;
    }
    match (&profile, &request.profile) {
        (Some(profile), Some(path)) if keep_events => {
            match timing::write_trace(Path::new(path), profile, source) {
                Ok(()) => Ok(status),
                Err(message) => terminal.complain(message).map(|()| status.max(Status::Io)),
            }
        }
        (Some(profile), _) => {
            terminal.err.write_all(timing::profile_table(profile, source).as_bytes())?;
            Ok(status)
        }
        (None, _) => Ok(status),
    }
}

/// The tracer that the command line asks for, ready for these units, whose constants it may have changed.
fn tracer(
    request: &Request,
    units: &mut [Unit],
    source: &Source,
) -> Result<Option<Tracer>, SpellingError> {
    let mut tracer = Tracer::new(&request.tracing)?;
    if let Some(tracer) = &mut tracer {
        tracer.prepare(units.iter().map(|unit| &*unit.module), source)?;
        units.iter_mut().for_each(|unit| tracer.set_constants(&mut unit.module));
    }
    Ok(tracer)
}

fn load_units(
    program: &Program,
    request: &Request,
    findings: &mut Findings,
    terminal: &mut Terminal<'_>,
    observer: &mut dyn Observer,
) -> std::io::Result<(Vec<Unit>, Status)> {
    let source = program.source();
    let mut status = Status::Fine;
    let mut units = Vec::new();
    let parts = match program.parts() {
        Ok(parts) => parts,
        Err(diagnostic) => {
            findings.report_all(&[diagnostic], source, terminal)?;
            return Ok((units, Status::Rejected));
        }
    };
    for part in parts {
        match program.load(part) {
            Ok(mut loaded) => {
                findings.report_all(&loaded.warnings, source, terminal)?;
                if let Err(message) = fill_elided(&mut loaded.module, request.elided, terminal)? {
                    findings.complain(format!("--elided: {message}"), terminal)?;
                    return Ok((units, Status::Usage));
                }
                collect_units(&loaded.module, request, true, observer, &mut units);
            }
            Err(diagnostics) => {
                findings.report_all(&diagnostics, source, terminal)?;
                status = Status::Rejected;
            }
        }
    }
    Ok((units, status))
}

/// Gives elided constants the values that the command line asks for, and prints how many there were.
fn fill_elided(
    module: &mut Arc<Module>,
    stand_in: Option<StandIn>,
    terminal: &mut Terminal<'_>,
) -> std::io::Result<Result<(), String>> {
    let Some(stand_in) = stand_in else { return Ok(Ok(())) };
    match elided::fill(Arc::make_mut(module), stand_in) {
        Ok(0) => Ok(Ok(())),
        Ok(count) => {
            let constants = if count == 1 { "constant was" } else { "constants were" };
            let message = format!("{count} {constants} elided: --elided stands for the values");
            writeln!(terminal.err, "warning: {message}").map(Ok)
        }
        Err(message) => Ok(Err(message)),
    }
}

/// A unit for the module and for each module nested in it.
fn collect_units(
    module: &Arc<Module>,
    request: &Request,
    starts_chunk: bool,
    observer: &mut dyn Observer,
    units: &mut Vec<Unit>,
) {
    let functions = observer.choose(module, entries(module, request.function.as_deref()));
    let functions = functions.into_iter().map(|function| function.name.clone()).collect();
    units.push(Unit { module: Arc::clone(module), functions, starts_chunk });
    for item in &module.items {
        if let Item::Module(nested) = item {
            collect_units(&Arc::new(nested.clone()), request, false, observer, units);
        }
    }
}

/// The functions of a module that run: the named function, else `main`, else the only function, else every
/// public function without arguments.
pub(super) fn entries<'m>(module: &'m Module, name: Option<&str>) -> Vec<&'m Function> {
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

fn nothing_ran(source: &Source, units: &[Unit], request: &Request) -> String {
    let functions = units.iter().flat_map(|unit| unit.module.functions());
    let names: Vec<&str> = functions.map(|function| function.name.as_str()).collect();
    match &request.function {
        Some(name) => no_function(source, &names, name),
        None if names.is_empty() => {
            format!("{} has nothing to run: there is no function in it", source.name)
        }
        None => format!(
            "{} has nothing to run: no function @main, no single function, and no public function \
             without arguments; choose one of {} by --function",
            source.name,
            listed_symbols(&names)
        ),
    }
}

/// The message that a program lacks a function, with the names of those that it has.
pub(super) fn no_function(source: &Source, names: &[&str], name: &str) -> String {
    let source = &source.name;
    match closest(name, names.iter().copied()) {
        _ if names.is_empty() => format!("{source} has no function @{name}: it has none at all"),
        None => format!("{source} has no function @{name}; it has {}", listed_symbols(names)),
        Some(meant) if names.len() == 1 => {
            format!("{source} has no function @{name}: did you mean @{meant}, its only one?")
        }
        Some(meant) => format!(
            "{source} has no function @{name}: did you mean @{meant}? It has {}",
            listed_symbols(names)
        ),
    }
}

/// The state of running one program.
struct Run<'r, 't> {
    source: &'r Source,
    request: &'r Request,
    terminal: &'r mut Terminal<'t>,
    findings: &'r mut Findings,
    host: &'r mut ProbeHost,
    files: Option<&'r mut ResultFiles>,
    device_files: Option<&'r mut DeviceFiles>,
    tracer: Option<&'r mut Tracer>,
    pages: Option<&'r mut Pages>,
    times: &'r mut Times,
    profile: Option<&'r mut Profile>,
    observer: &'r mut dyn Observer,
    is_one_of_several: bool,
}

impl Run<'_, '_> {
    fn unit(&mut self, unit: &Unit) -> Ended {
        let executable = self.executable(&unit.module);
        let mut status = Status::Fine;
        for name in &unit.functions {
            let function = unit.module.function(name).expect("an entry is a function");
            let before = self.host.checks();
            self.observer.begins(function, self.terminal)?;
            let ended = self.function(&executable, name)?;
            let checks = self.host.checks() - before;
            self.observer.ended(function, ended, checks, self.terminal)?;
            status = status.max(ended);
        }
        Ok(status)
    }

    fn executable(&self, module: &Arc<Module>) -> Executable {
        let executable = Executable::new(module).with_numerics(self.request.numerics);
        let executable = executable.with_engine(self.request.engine);
        let executable = if self.tracer.is_some() { executable.observed() } else { executable };
        let given = self.request.custom_calls.iter().cloned();
        given.fold(executable, |executable, (target, meaning)| {
            executable.with_custom_call(target, meaning)
        })
    }

    fn function(&mut self, executable: &Executable, name: &str) -> Ended {
        let module = executable.module();
        let function = module.function(name).expect("an entry is a function");
        let prepared = self.prepared(executable, function);
        let (grid, arguments) = match prepared {
            Ok(prepared) => prepared,
            Err(error) => {
                self.complain(&error)?;
                return self.print_end(function, error.status);
            }
        };
        if let Some(status) = self.placed(module, function, grid, &arguments)? {
            return self.print_end(function, status);
        }
        let last = self.request.rehearsals;
        for index in 0..last {
            // a new executable has neither plans nor what plans remember from run to run
            let afresh = self.executable(module);
            let mut feeds = Feeds::new(grid, &self.request.infeed);
            self.call(index, &afresh, name, grid, arguments.clone(), &mut feeds);
        }
        let together = match self.request.engine {
            // an observed run fuses nothing, and may have other values in place of its own
            Engine::Both if self.tracer.is_none() => {
                self.ops_together(module, name, grid, &arguments)
            }
            _ => None,
        };
        let mut feeds = Feeds::new(grid, &self.request.infeed);
        let outcome = self.call(last, executable, name, grid, arguments, &mut feeds);
        if let (Some(together), Ok(alone)) = (together, &outcome.end)
            && !self.on_all_ranks(same_bits(&together, alone))?
        {
            let message = format!(
                "@{name}: no op differs by itself between the engines, but the results do where the fast \
                 engine runs ops together; please report this program"
            );
            self.complain(message)?;
            return self.print_end(function, Status::Failed);
        }
        self.finish(module, function, grid, outcome, &feeds)
    }

    /// The grid of a function, and the arguments of each process. Of processes that other ranks run there are none.
    fn prepared(
        &mut self,
        executable: &Executable,
        function: &Function,
    ) -> Result<(ProcessGrid, Vec<Vec<Value>>), SpellingError> {
        let grid = self.grid(executable, &function.name)?;
        let count = grid.num_processes();
        let own = self.own_processes(count);
        let arguments = self.arguments_of(executable.module(), function, grid, own);
        let Some(ranks) = self.terminal.ranks.as_deref_mut() else {
            return Ok((grid, arguments?));
        };
        let arguments = arguments.map_err(|error| (error.message, error.status));
        ranks::agreed_on_parts(ranks, arguments)
            .map(|arguments| (grid, arguments))
            .map_err(|(message, status)| SpellingError { message, status })
    }

    /// The processes that this rank runs, of this many. One process alone is run by every rank.
    fn own_processes(&self, count: usize) -> Range<usize> {
        match &self.terminal.ranks {
            Some(ranks) if count > 1 => ranks.share(ranks.rank(), count),
            _ => 0..count,
        }
    }

    /// The arguments of each process, if it is one of these, and else none.
    fn arguments_of(
        &self,
        module: &Module,
        function: &Function,
        grid: ProcessGrid,
        own: Range<usize>,
    ) -> Result<Vec<Vec<Value>>, SpellingError> {
        let mut arguments = vec![Vec::new(); grid.num_processes()];
        // if no input is for one process alone, all processes share the values that are read once
        if self.request.inputs.iter().all(|spelled| spelled.process.is_none()) && !own.is_empty() {
            arguments[own].fill(self.arguments(module, function, grid.id(0))?);
            return Ok(arguments);
        }
        for index in own {
            arguments[index] = self.arguments(module, function, grid.id(index))?;
        }
        Ok(arguments)
    }

    /// The results of the fast engine, which runs ops together. Nothing is printed or written. The result is
    /// `None` if the program fails.
    fn ops_together(
        &mut self,
        module: &Arc<Module>,
        name: &str,
        grid: ProcessGrid,
        arguments: &[Vec<Value>],
    ) -> Option<Vec<Vec<Value>>> {
        let executable = self.executable(module).with_engine(Engine::Fast);
        let mut feeds = Feeds::new(grid, &self.request.infeed);
        let ranks = self.terminal.ranks.as_deref_mut();
        let mut host = QuietHost { seed: self.request.seed, feeds: &mut feeds, ranks };
        let limits = Limits::default();
        executable.call_on_grid(name, grid, arguments.to_vec(), &mut host, &limits).end.ok()
    }

    /// Prints where the values of a function are, and begins the files of what devices have, if the command
    /// line asks for either. The result is the reason why the function is not run, if there is one.
    fn placed(
        &mut self,
        module: &Module,
        function: &Function,
        grid: ProcessGrid,
        arguments: &[Vec<Value>],
    ) -> std::io::Result<Option<Status>> {
        let Request { shows_mesh, ref device_dir, printing, .. } = *self.request;
        if !shows_mesh && device_dir.is_none() {
            return Ok(None);
        }
        let Some(placement) = Placement::of(module, function, grid, self.source) else {
            let flag = if shows_mesh { "--mesh" } else { "--device-dump" };
            let message = format!(
                "{flag}: nothing says that @{} of {} is for several devices: it needs a module with a \
                 mesh (sdy.mesh), a sharding (sdy.sharding, mhlo.sharding) of an argument or a result, or \
                 a grid of processes (--num-replicas, --num-partitions)",
                function.name, self.source.name
            );
            self.complain(message)?;
            return Ok(Some(Status::Usage));
        };
        match printing.format {
            _ if !shows_mesh => {}
            Format::Json => writeln!(self.terminal.out, "{}", placement.json())?,
            Format::Text | Format::Dense => write!(self.terminal.out, "{}", placement.text())?,
            Format::None => {}
        }
        let Some(files) = &mut self.device_files else { return Ok(None) };
        let begun = files.begin(module, function, grid, arguments);
        self.dumped(begun)
    }

    /// Reports the values that a dump of devices left out, or why there is no dump.
    fn dumped(&mut self, outcome: Result<Vec<String>, String>) -> std::io::Result<Option<Status>> {
        match outcome {
            Ok(warnings) => {
                for warning in warnings {
                    self.findings.warn(warning, self.terminal)?;
                }
                Ok(None)
            }
            Err(message) => {
                self.complain(message)?;
                Ok(Some(Status::Io))
            }
        }
    }

    /// Plans and runs a function, as often as the command line asks for. Output of all but the last run is
    /// dropped.
    fn call(
        &mut self,
        index: usize,
        executable: &Executable,
        name: &str,
        grid: ProcessGrid,
        arguments: Vec<Vec<Value>>,
        feeds: &mut Feeds,
    ) -> Outcome<Vec<Vec<Value>>> {
        let began = Instant::now();
        // a failure to plan is an error of the call below, too
        let _ = executable.prepare(name);
        let prepared = Instant::now();
        if index == 0 {
            self.times.prepare += prepared - began;
        }
        let is_last = index == self.request.rehearsals;
        let mut nowhere = std::io::sink();
        let out: &mut dyn Output = if is_last { &mut *self.terminal.out } else { &mut nowhere };
        let terminal = self.request.shows_progress.then(progress::terminal).flatten();
        let watcher = terminal.map(Watcher::start);
        let host = RunHost::new(self.source, self.host, out, self.request.printing)
            .seeded(self.request.seed)
            .fed(feeds);
        let host = host.watched(watcher.as_ref().map(Watcher::progress));
        let host = host.dumping(self.device_files.as_deref_mut());
        let tracer = if is_last { self.tracer.as_deref_mut() } else { None };
        let host = host.spread_over(self.terminal.ranks.as_deref_mut());
        let host = host.traced(tracer, &mut *self.terminal.err);
        let mut host = host.profiled(self.profile.as_deref_mut());
        let outcome = executable.call_on_grid(name, grid, arguments, &mut host, &Limits::default());
        self.times.add_run(index, prepared.elapsed());
        outcome
    }

    /// The grid that flags or the module ask for, if all values are for processes of it.
    fn grid(&self, executable: &Executable, name: &str) -> Result<ProcessGrid, SpellingError> {
        let Request { num_replicas, num_partitions, inputs, infeed, outfeed, .. } = self.request;
        let expectations = self.request.expectations.iter().filter_map(Expectation::spelled);
        let expectations: Vec<Spelled> = expectations.cloned().collect();
        let values = [("input", inputs), ("expect", &expectations), ("infeed", infeed)];
        let values = values.into_iter().chain([("expect-outfeed", outfeed)]);
        let addresses_processes = executable.addresses_processes(name);
        let module = executable.module();
        processes::grid(module, addresses_processes, *num_replicas, *num_partitions, values)
    }

    /// The arguments of a process. A token needs no value.
    fn arguments(
        &self,
        module: &Module,
        function: &Function,
        process: ProcessId,
    ) -> Result<Vec<Value>, SpellingError> {
        let inputs = processes::values_for(&self.request.inputs, process);
        argument_values(module, function, &inputs)
    }

    fn complain(&mut self, message: impl std::fmt::Display) -> std::io::Result<()> {
        self.findings.complain(message, self.terminal)
    }

    /// Reports an error, or else writes, compares and prints the results, in this order.
    fn finish(
        &mut self,
        module: &Module,
        function: &Function,
        grid: ProcessGrid,
        outcome: Outcome<Vec<Vec<Value>>>,
        feeds: &Feeds,
    ) -> Ended {
        self.findings.report_all(self.host.new_warnings(), self.source, self.terminal)?;
        self.findings.report_all(&outcome.failed_checks, self.source, self.terminal)?;
        if !outcome.failed_checks.is_empty() && outcome.end.is_ok() {
            return self.print_end(function, Status::CheckFailed);
        }
        match outcome.end {
            Ok(results) => {
                let dumped = self
                    .device_files
                    .as_mut()
                    .map(|files| files.end(module, function, grid, &results));
                let dumped = dumped.map_or(Ok(None), |ended| self.dumped(ended))?;
                self.results(function, grid, &results, feeds, dumped)
            }
            Err(failure) => {
                let (diagnostics, status) = match failure {
                    Failure::Rejected(diagnostics) => (diagnostics, Status::Rejected),
                    Failure::Failed(diagnostic) => (vec![diagnostic], Status::Failed),
                    Failure::Io(diagnostic) => (vec![diagnostic], Status::Io),
                };
                self.findings.report_all(&diagnostics, self.source, self.terminal)?;
                self.print_end(function, status)
            }
        }
    }

    /// Prints, if the output has a form for it, the status of a function that ended without results.
    fn print_end(&mut self, function: &Function, status: Status) -> Ended {
        let compared = (status, Vec::new());
        self.print(function, None, None, compared)?;
        Ok(status)
    }

    fn print(
        &mut self,
        function: &Function,
        process: Option<ProcessId>,
        results: Option<&[Value]>,
        (status, expectations): (Status, Vec<Json>),
    ) -> std::io::Result<()> {
        let diagnostics = self.findings.take();
        let is_one_of_several = self.is_one_of_several;
        let printed = Printed {
            function,
            process,
            results,
            status,
            expectations,
            diagnostics,
            is_one_of_several,
        };
        printed.write(self.request.printing, self.terminal.out)
    }

    /// Whether every rank gives `true` for a question that each answers for its own processes. A run without ranks has one
    /// answer.
    fn on_all_ranks(&mut self, is_so: bool) -> std::io::Result<bool> {
        let Some(ranks) = self.terminal.ranks.as_deref_mut() else { return Ok(is_so) };
        let brought = ranks.all_gather(&[u8::from(is_so)]).map_err(std::io::Error::other)?;
        Ok(brought.iter().all(|bytes| bytes == &[1]))
    }

    /// The results of a process, or `None` if this is a rank that writes nothing. Rank 0 is brought those of processes
    /// that other ranks run, one process at a time.
    fn results_of<'v>(
        &mut self,
        index: usize,
        results: &'v [Vec<Value>],
    ) -> std::io::Result<Option<Cow<'v, [Value]>>> {
        let own = Cow::from(&results[index][..]);
        match self.terminal.ranks.as_deref_mut() {
            None => Ok(Some(own)),
            Some(ranks) if results.len() == 1 => Ok((ranks.rank() == 0).then_some(own)),
            Some(ranks) => {
                let brought =
                    bring_to_first(ranks, index, results).map_err(std::io::Error::other)?;
                Ok(brought.map(|values| values.map_or(own, Cow::from)))
            }
        }
    }

    /// Writes, compares and prints the results of each process, which is named if there are several. Only rank 0 does so.
    fn results(
        &mut self,
        function: &Function,
        grid: ProcessGrid,
        results: &[Vec<Value>],
        feeds: &Feeds,
        dumped: Option<Status>,
    ) -> Ended {
        let process_of = |index| (grid.num_processes() > 1).then(|| grid.id(index));
        let mut written = dumped.unwrap_or(Status::Fine);
        for index in 0..if self.files.is_some() { results.len() } else { 0 } {
            let Some(values) = self.results_of(index, results)? else { continue };
            if let Some(files) = &mut self.files
                && let Err(message) = files.write(&function.name, process_of(index), &values)
            {
                self.complain(message)?;
                written = Status::Io;
            }
        }
        let mut compared = Vec::new();
        for index in 0..results.len() {
            // without expectations nothing of the results is asked for
            let values = match self.request.expectations.is_empty() {
                true => Some(Cow::from(&results[index][..])),
                false => self.results_of(index, results)?,
            };
            if let Some(values) = values {
                compared.push(self.compare(function, process_of(index), &values)?);
            }
        }
        let fed = match feeds.compare(&self.request.outfeed, self.request.rule) {
            Err(error) if !self.request.outfeed.is_empty() && self.is_first_rank() => {
                self.complain(&error)?;
                error.status
            }
            _ => Status::Fine,
        };
        let mut status = written.max(fed);
        let mut compared = compared.into_iter();
        for index in 0..results.len() {
            let printed = match self.request.printing.format {
                Format::None => Some(Cow::from(&results[index][..])),
                _ => self.results_of(index, results)?,
            };
            if let Some((values, compared)) = printed.zip(compared.next()) {
                status = status.max(compared.0);
                let whole = (written.max(fed).max(compared.0), compared.1);
                self.print(function, process_of(index), Some(&values), whole)?;
            }
        }
        Ok(status)
    }

    /// Whether this is the rank that prints, or there are no ranks.
    fn is_first_rank(&self) -> bool {
        self.terminal.ranks.as_ref().is_none_or(|ranks| ranks.rank() == 0)
    }

    /// Compares the results of a process with the expected ones.
    fn compare(
        &mut self,
        function: &Function,
        process: Option<ProcessId>,
        results: &[Value],
    ) -> std::io::Result<(Status, Vec<Json>)> {
        let own = process.unwrap_or(ProcessId { replica: 0, partition: 0 });
        let places = match in_result_order(function, &self.request.expectations, own, "--expect") {
            Ok(places) => places,
            Err(error) => {
                self.complain(&error)?;
                return Ok((error.status, Vec::new()));
            }
        };
        let name = match process {
            Some(process) => format!("{} in process {process}", function.name),
            None => function.name.clone(),
        };
        let rule = (self.request.rule, self.request.worst);
        let (mut status, mut comparisons) = (Status::Fine, Vec::new());
        for (index, (result, expectation)) in results.iter().zip(places).enumerate() {
            let Some(expectation) = expectation else { continue };
            let compared = expectations::compare(function, index, result, &expectation, rule);
            status = status.max(compared.status);
            let result = match matching::result_name(function, index) {
                Some(own) => format!("result {} of @{name} ({own})", index + 1),
                None => format!("result {} of @{name}", index + 1),
            };
            self.show(&result, &compared);
            comparisons.push(compared.json);
            let Some(message) = compared.message else { continue };
            self.complain(format!("{result}: {message}"))?;
        }
        Ok((status, comparisons))
    }

    /// Adds a comparison to the page of HTML, if the command line asks for one.
    fn show(&mut self, result: &str, compared: &Compared) {
        let Some(pages) = &mut self.pages else { return };
        let settings = Settings {
            rule: self.request.rule,
            worst: self.request.worst.max(compare::WORST_SHOWN),
            map_size: Pages::map_size(self.request.expectations.len()),
        };
        let pair = match (&compared.tensors, &compared.message) {
            (Some([actual, expected]), _) => Pair::of(result.into(), actual, expected, settings),
            (None, Some(message)) => {
                Pair::unreadable(result.into(), message.clone(), compared.status)
            }
            (None, None) => return,
        };
        pages.add(&pair);
    }
}

/// Brings the results of a process to rank 0. They are `None` inside if they are there, and there is nothing on other
/// ranks.
fn bring_to_first(
    ranks: &mut Ranks,
    index: usize,
    results: &[Vec<Value>],
) -> Result<Option<Option<Vec<Value>>>, TransportError> {
    // a rank that has ended is heard of before anyone waits for its values
    ranks.all_gather(&[])?;
    let owner = ranks.rank_of(index, results.len());
    match ranks.rank() {
        rank if rank == owner => {
            if rank > 0 {
                ranks.exchange(&[(0, &encoded(&results[index]))], &[], &mut |_, _| {})?;
                return Ok(None);
            }
            Ok(Some(None))
        }
        0 => {
            let mut taken = None;
            ranks.exchange(&[], &[owner], &mut |_, bytes| taken = decoded(&bytes))?;
            taken.map(|values| Some(Some(values))).ok_or_else(|| ranks.malformed(owner))
        }
        _ => Ok(None),
    }
}

/// Whether the results of all processes have the same bits.
fn same_bits(some: &[Vec<Value>], others: &[Vec<Value>]) -> bool {
    fn same(some: &Value, other: &Value) -> bool {
        match (some, other) {
            (Value::Tensor(some), Value::Tensor(other)) => {
                some.shape() == other.shape()
                    && (0..some.len()).all(|place| some.code(place) == other.code(place))
            }
            (Value::Tuple(some), Value::Tuple(other)) => {
                some.len() == other.len() && some.iter().zip(other).all(|(a, b)| same(a, b))
            }
            (Value::Token, Value::Token) => true,
            _ => false,
        }
    }
    let (some, others) = (some.iter().flatten(), others.iter().flatten());
    some.zip(others).all(|(some, other)| same(some, other))
}
