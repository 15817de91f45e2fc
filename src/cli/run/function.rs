//! How one function runs: its grid, its arguments, its calls.

use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;

use super::super::arguments::Format;
use super::super::compare::Pages;
use super::super::findings::Findings;
use super::super::host::{QuietHost, RunHost};
use super::super::observer::Observer;
use super::super::output::Output;
use super::super::progress::{self, Watcher};
use super::super::ranks;
use super::super::subject::argument_values;
use super::super::terminal::{Ended, Status, Terminal};
use super::super::timing::Times;
use super::super::tracing::Tracer;
use super::Request;
use super::units::Unit;
use crate::access::Refusal;
use crate::diagnostic::Source;
use crate::engine::machine::profile::Profile;
use crate::engine::machine::{Engine, Executable, Limits, Outcome};
use crate::ir::{Function, Module};
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::tensor::Value;
use crate::values::device_files::DeviceFiles;
use crate::values::expectations::Expectation;
use crate::values::placement::Placement;
use crate::values::probes::ProbeHost;
use crate::values::processes::{self, Feeds};
use crate::values::result_files::ResultFiles;
use crate::values::spelling::Spelled;

/// The state of running one program.
pub struct Run<'r, 't> {
    pub source: &'r Source,
    pub request: &'r Request,
    pub terminal: &'r mut Terminal<'t>,
    pub findings: &'r mut Findings,
    pub host: &'r mut ProbeHost,
    pub files: Option<&'r mut ResultFiles>,
    pub device_files: Option<&'r mut DeviceFiles>,
    pub tracer: Option<&'r mut Tracer>,
    pub pages: Option<&'r mut Pages>,
    pub times: &'r mut Times,
    pub profile: Option<&'r mut Profile>,
    pub observer: &'r mut dyn Observer,
    pub is_one_of_several: bool,
}

impl Run<'_, '_> {
    /// Runs the functions of a unit. The result is the highest status.
    pub fn unit(&mut self, unit: &Unit) -> Ended {
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
            && !self.on_all_ranks(all_same_bits(&together, alone))?
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
    ) -> Result<(ProcessGrid, Vec<Vec<Value>>), Refusal> {
        let grid = self.grid(executable, &function.name)?;
        let count = grid.num_processes();
        let own = self.own_processes(count);
        let arguments = self.arguments_of(executable.module(), function, grid, own);
        let Some(ranks) = self.terminal.ranks.as_deref_mut() else {
            return Ok((grid, arguments?));
        };
        ranks::agreed_on_parts(ranks, arguments).map(|arguments| (grid, arguments))
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
    ) -> Result<Vec<Vec<Value>>, Refusal> {
        let mut arguments = vec![Vec::new(); grid.num_processes()];
        // if no input is for one process alone, all processes share the values that are read once
        if self.request.inputs.iter().all(|spelled| spelled.process.is_none()) && !own.is_empty() {
            arguments[own].fill(self.arguments(module, function, grid.id(0))?);
            return Ok(arguments);
        }
        for index in own {
            let (process, count) = (grid.id(index), grid.num_processes());
            arguments[index] = self
                .arguments(module, function, process)
                .map_err(|error| processes::in_process(error, process, count))?;
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
    pub(super) fn dumped(
        &mut self,
        outcome: Result<Vec<String>, String>,
    ) -> std::io::Result<Option<Status>> {
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
    fn grid(&self, executable: &Executable, name: &str) -> Result<ProcessGrid, Refusal> {
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
    ) -> Result<Vec<Value>, Refusal> {
        let inputs = processes::values_for(&self.request.inputs, process);
        argument_values(module, function, &inputs)
    }

    /// Writes an error that has no place in the program.
    pub(super) fn complain(&mut self, message: impl std::fmt::Display) -> std::io::Result<()> {
        self.findings.complain(message, self.terminal)
    }
}

/// Whether the results of all processes have the same bits.
fn all_same_bits(some: &[Vec<Value>], others: &[Vec<Value>]) -> bool {
    some.len() == others.len()
        && some.iter().zip(others).all(|(some, others)| Value::all_same_bits(some, others))
}
