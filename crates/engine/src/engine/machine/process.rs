//! A process: a resumable machine of explicit frames. The native stack is used for recursion only where ops
//! apply regions, to a bounded depth.

use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Severity};
use crate::engine::machine::grid::{Grid, Members, Within};
use crate::engine::machine::observing::{Gathering, Observed, Point, Seen, Trail};
use crate::engine::machine::profile;
use crate::engine::machine::report::{call_chain, call_chain_and_youngest, function_of, located};
use crate::engine::machine::{DeviceValues, Executable, Host, Limits, Moment, OpPlace, tiles};
use crate::engine::plan::deferred::{Deferred, Prepared};
use crate::engine::plan::{
    BodyPlan, Branch, Call, Code, Communication, Edge, Evaluation, FusedRun, LoopTensor, Manual,
    Method, Observation, OpOrigin, Parallel, PlanStep, Slot, SmallLoop, Transfer, ValueRef,
};
use crate::engine::{Codes, CodesMut, HeldTensor};
use crate::ir::{OpView, Type, ValueId};
use crate::ops::exchange::{Finish, Gathered, ProcessGrid, ProcessId};
use crate::ops::{EvalError, Runtime};
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::{Tensor, Value};

/// How many iterations of a small loop run between two looks at whether to stop.
const STRIDE: u64 = 4096;
/// How deep ops may apply regions whose ops apply regions again, also through calls. Every level is native
/// recursion.
const NESTED_APPLICATIONS: usize = 64;
/// The most slots of all frames together, which take about 2 GB.
const STACK_SLOTS: usize = 1 << 24;
/// How many failed checks are kept.
const KEPT_CHECKS: usize = 100;
/// Results of at least this many bytes are asked of the allocator before the op runs.
const LARGE: usize = 1 << 26;

/// A call of a function that is running.
pub struct Process<'p> {
    executable: &'p Executable,
    limits: &'p Limits,
    frames: Vec<Frame<'p>>,
    /// The slots of all frames; those of the youngest frame are last.
    slots: Vec<Option<Value>>,
    steps: u64,
    /// The number of steps at which the process yields next.
    next_look: u64,
    nested_applications: usize,
    /// How often the process drew random numbers.
    draws: u64,
    failed_checks: Vec<Diagnostic>,
    dropped_checks: usize,
    /// The diagnostic of the innermost failing op, while the error is passed to the callers.
    failure: Option<Diagnostic>,
    seat: Seat,
    /// Whether the host measures each step.
    profiled: bool,
    /// Whether the host watches the progress.
    watched: bool,
    /// The calls, branches and iterations around the next op of an observed run.
    trail: Trail,
    /// The processes that met at the op that has just run in an observed run, if it is a collective one.
    gathering: Option<Gathering>,
}

/// The position of a process in its grid.
#[derive(Debug, Clone, Copy)]
pub struct Seat {
    pub grid: ProcessGrid,
    /// The number of the process in the grid.
    pub index: usize,
    /// How deep native recursion was when the grid started.
    pub depth: usize,
    /// Whether the processes are the devices of a manual computation.
    pub is_device: bool,
    /// If the process is a device: the process that contains the computation, if that is one of several.
    pub around: Option<ProcessId>,
    /// How many grids are around this one.
    pub level: usize,
    /// The process of the grid that the program is run on, if that has several.
    pub outermost: Option<ProcessId>,
    /// How often random numbers were drawn before the process started.
    pub draws: u64,
}

/// How many checks of a process failed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CheckCounts {
    /// How many were kept.
    pub kept: usize,
    /// How many failed after those, and were counted alone.
    pub dropped: usize,
}

/// A communication that a process waits for.
pub struct Wait<'p> {
    /// The op that communicates.
    pub communication: &'p Communication,
    /// The operands of the op.
    pub operands: Vec<Value>,
    /// The captured values of the op's regions.
    pub captured: Vec<Vec<Value>>,
}

/// One activation of a plan's code.
pub struct Frame<'p> {
    /// The code that runs.
    pub code: &'p Code,
    /// The number of the next step.
    pub next: usize,
    /// The index of the frame's first slot.
    base: usize,
}

/// Why a process stopped.
pub enum Progress<'p> {
    /// The process yielded so that its caller can look whether to stop; it can continue.
    Yielded,
    /// The process waits for the results of a communication.
    Waiting(Wait<'p>),
    /// The frame that the process was to run returned these values.
    Done(Vec<Value>),
}

impl<'p> Frame<'p> {
    /// The place of the op that runs.
    pub fn place(&self) -> &'p OpOrigin {
        &self.code.places[self.next - 1]
    }
}

impl<'p> Process<'p> {
    /// A process that is about to run the steps of a planned function or region.
    pub fn new(
        executable: &'p Executable,
        code: &'p Code,
        arguments: Vec<Value>,
        limits: &'p Limits,
        seat: Seat,
        trail: Trail,
    ) -> Process<'p> {
        let mut process = Process {
            executable,
            limits,
            frames: Vec::new(),
            slots: Vec::new(),
            steps: 0,
            next_look: limits.steps.min(1),
            nested_applications: seat.depth,
            draws: seat.draws,
            failed_checks: Vec::new(),
            dropped_checks: 0,
            failure: None,
            seat,
            profiled: false,
            watched: false,
            trail,
            gathering: None,
        };
        process.push_frame(code, arguments);
        process
    }

    /// Runs until the function returns, or the process waits or yields.
    pub fn advance(&mut self, host: &mut dyn Host) -> Result<Progress<'p>, EvalError> {
        self.run_frames_above(0, host)
    }

    /// Computes the results of the op that the process waits at.
    pub fn finish(
        &mut self,
        wait: &Wait<'p>,
        finish: &Finish,
        gathered: &Gathered<'_>,
        host: &mut dyn Host,
    ) -> Result<Vec<Value>, EvalError> {
        let (bodies, captured) = (&wait.communication.bodies, wait.captured.clone());
        let mut surroundings = Surroundings { process: self, host, bodies, captured };
        finish(&mut surroundings, gathered)
    }

    /// Delivers the results of the op that the process waited at.
    pub fn deliver(
        &mut self,
        communication: &Communication,
        results: Vec<Value>,
    ) -> Result<(), EvalError> {
        check_types(communication.result_types.as_deref(), &results)?;
        self.write_all(&communication.results, results);
        Ok(())
    }

    /// Which values the host is shown as the operands of the op at which the process waits, if it is shown the op.
    pub fn shown_operands(&self) -> &[ValueId] {
        let Frame { code, next, .. } = self.frame();
        match code.steps.get(*next) {
            Some(PlanStep::Observe(observation)) => &observation.ids[0],
            _ => &[],
        }
    }

    /// Keeps what the processes brought to the op that the process waited at, until the host is shown the op.
    pub fn met(&mut self, gathering: Gathering) {
        self.gathering = Some(gathering);
    }

    /// Takes the checks that failed so far.
    pub fn failed_checks(&mut self) -> Vec<Diagnostic> {
        if let (Some(last), 1..) = (self.failed_checks.last_mut(), self.dropped_checks) {
            last.notes.push((format!("{} more checks failed after it", self.dropped_checks), None));
        }
        std::mem::take(&mut self.failed_checks)
    }

    /// How many checks failed so far.
    pub fn check_counts(&self) -> CheckCounts {
        CheckCounts { kept: self.failed_checks.len(), dropped: self.dropped_checks }
    }

    /// Takes the checks that had failed when there were this many.
    pub fn failed_checks_until(&mut self, counts: CheckCounts) -> Vec<Diagnostic> {
        self.failed_checks.truncate(counts.kept);
        self.dropped_checks = counts.dropped;
        self.failed_checks()
    }

    /// Runs until only `floor` frames are left, or until the process waits. Now and then it looks whether to
    /// stop.
    fn run_frames_above(
        &mut self,
        floor: usize,
        host: &mut dyn Host,
    ) -> Result<Progress<'p>, EvalError> {
        self.profiled = self.nested_applications == self.seat.depth && host.profile().is_some();
        self.watched = host.progress().is_some();
        loop {
            match self.run(floor, host)? {
                stopped @ (Progress::Done(_) | Progress::Waiting(_)) => return Ok(stopped),
                Progress::Yielded if host.interrupted() => return Err(self.stopped("interrupted")),
                Progress::Yielded if self.steps >= self.limits.steps => {
                    return Err(self.stopped(format!("more than {} steps", self.limits.steps)));
                }
                Progress::Yielded => {}
            }
        }
    }

    /// The error of a process that stops between two steps. Its place is the op that would have run next, which is the only
    /// one that a frame has before its first step.
    fn stopped(&mut self, message: impl Into<String>) -> EvalError {
        self.go_to(self.frame().next + 1);
        failed(message)
    }

    /// Runs until the next look at whether to stop.
    fn run(&mut self, floor: usize, host: &mut dyn Host) -> Result<Progress<'p>, EvalError> {
        while self.steps < self.next_look {
            if self.watched {
                self.show_progress(host);
            }
            self.steps += 1;
            let progress = if self.profiled {
                self.measured_step(floor, host)?
            } else {
                self.step(floor, host)?
            };
            if let Some(stopped) = progress {
                return Ok(stopped);
            }
        }
        let stride = host.steps_between_looks().max(1);
        self.next_look = self.steps.saturating_add(stride).min(self.limits.steps);
        Ok(Progress::Yielded)
    }

    fn show_progress(&self, host: &mut dyn Host) {
        let Frame { code, next, .. } = *self.frame();
        if let Some(progress) = host.progress() {
            progress.begin(code.places[next].op, self.steps);
        }
    }

    /// Runs one step, and records in the host's profile how long it took.
    fn measured_step(
        &mut self,
        floor: usize,
        host: &mut dyn Host,
    ) -> Result<Option<Progress<'p>>, EvalError> {
        let Frame { code, next, base } = *self.frame();
        if let Some(profile) = host.profile() {
            profile.start_step();
        }
        let begun = profile::begin(&code.steps[next], |source| match source {
            ValueRef::Constant(index) => code.constants.get(index as usize),
            ValueRef::Slot(slot) | ValueRef::Last(slot) => {
                self.slots[base + slot as usize].as_ref()
            }
        });
        let progress = self.step(floor, host)?;
        if let (Some(begun), Some(profile)) = (begun, host.profile()) {
            let targets = profile::results(&code.steps[next]).iter().flatten();
            let results = targets.filter_map(|&slot| self.slots[base + slot as usize].as_ref());
            profile.record(code, next, begun, results.map(profile::bytes).sum());
        }
        Ok(progress)
    }

    /// Runs one step. The result says if the last frame above `floor` returned or the process waits.
    fn step(
        &mut self,
        floor: usize,
        host: &mut dyn Host,
    ) -> Result<Option<Progress<'p>>, EvalError> {
        let Some(frame) = self.frames.last_mut() else {
            unreachable!("a process without frames is done")
        };
        let step = &frame.code.steps[frame.next];
        frame.next += 1;
        match step {
            PlanStep::Evaluate(evaluation) => self.evaluate(evaluation, host)?,
            PlanStep::Fused(run) => self.run_fused(run)?,
            PlanStep::Move(transfer) => self.hand_on(transfer)?,
            PlanStep::Jump(target) => self.go_to(*target),
            PlanStep::Branch(branch) => self.branch(branch),
            PlanStep::Select(selector, edges) => self.select(*selector, edges),
            PlanStep::Loop(small) => self.iterate(small)?,
            PlanStep::Call(call) => self.call(call)?,
            PlanStep::Exchange(communication)
                if communication.among_devices && !self.seat.is_device =>
            {
                let operands = self.read_all(&communication.operands);
                check_types(communication.result_types.as_deref(), &operands)?;
                self.write_all(&communication.results, operands);
            }
            PlanStep::Exchange(communication) => {
                let operands = self.read_all(&communication.operands);
                let bodies = communication.bodies.iter();
                let captured = bodies.map(|body| self.read_all(&body.captures)).collect();
                return Ok(Some(Progress::Waiting(Wait { communication, operands, captured })));
            }
            PlanStep::Parallel(parallel) => self.run_parallel(parallel, host)?,
            PlanStep::Manual(manual) => self.run_manual(manual, host)?,
            PlanStep::Observe(observation) => self.observe(observation, host)?,
            PlanStep::Return(sources) => {
                return Ok(self.return_values(sources, floor, host)?.map(Progress::Done));
            }
        }
        Ok(None)
    }

    fn evaluate(
        &mut self,
        evaluation: &'p Evaluation,
        host: &mut dyn Host,
    ) -> Result<(), EvalError> {
        reserve(evaluation.result_bytes)?;
        let mut operands = self.read_all(&evaluation.operands);
        let prepared = match &evaluation.method {
            Method::Ready(_) => None,
            Method::Deferred(deferred) => Some(self.prepare(deferred, &operands)?),
        };
        let captured = evaluation.bodies.iter().map(|body| self.read_all(&body.captures)).collect();
        let mut surroundings =
            Surroundings { process: self, host, bodies: &evaluation.bodies, captured };
        let results = match (&evaluation.method, prepared) {
            (Method::Ready(evaluate), _) => evaluate(&mut surroundings, &mut operands)?,
            (Method::Deferred(deferred), Some(prepared)) => {
                deferred.evaluate(&prepared, &mut surroundings, &mut operands)?
            }
            (Method::Deferred(_), None) => unreachable!("deferred ops were prepared"),
        };
        check_types(evaluation.result_types.as_deref(), &results)?;
        self.write_all(&evaluation.results, results);
        Ok(())
    }

    /// Prepares deferred ops for these operands. A misfit is reported at the op that has it.
    fn prepare(
        &mut self,
        deferred: &Deferred,
        operands: &[Value],
    ) -> Result<Arc<Prepared>, EvalError> {
        deferred.prepare(operands).map_err(|misfit| {
            let place = &deferred.places[misfit.member];
            self.failure = Some(call_chain(located(misfit.message.clone(), place), &self.frames));
            EvalError::Failed(misfit.message)
        })
    }

    fn run_fused(&mut self, run: &FusedRun) -> Result<(), EvalError> {
        reserve(run.result_bytes)?;
        let inputs: Vec<Tensor> =
            run.inputs.iter().map(|&source| self.read(source).into_tensor()).collect();
        let mut results = run.program.run_strided(inputs, &run.strided_views, &run.shape)?;
        if let Some(shapes) = &run.shapes {
            let shaped = results.into_iter().zip(shapes);
            results = shaped.map(|(result, shape)| result.with_shape(shape)).collect();
        }
        self.write_all(&run.results, results.into_iter().map(Value::Tensor).collect());
        Ok(())
    }

    /// Shows values to the host, and goes on with what it leaves.
    fn observe(
        &mut self,
        observation: &'p Observation,
        host: &mut dyn Host,
    ) -> Result<(), EvalError> {
        if self.nested_applications != self.seat.depth {
            return Ok(());
        }
        let (module, function) = self.executable.function(observation.function);
        self.trail.advance(observation, function, &self.seat);
        let operands = self.read_all(&observation.operands);
        let captured = self.read_all(&observation.captured);
        let mut results = self.read_all(&observation.defined);
        let (values, run_numerics) = (&function.values, self.executable.numerics);
        let view = |op| OpView { op, values, function: Some(function), module, run_numerics };
        let [operand_ids, captured_ids, defined] = observation.ids.each_ref();
        let Seat { grid, index, level, is_device, outermost, .. } = self.seat;
        let gathering = match observation.point {
            Point::After => self.gathering.take(),
            _ => None,
        };
        let mut observed = Observed {
            point: observation.point,
            op: observation.op.as_deref().map(view),
            function,
            trail: &self.trail,
            process: (grid, grid.id(index)),
            level,
            is_device,
            outermost,
            gathering: gathering.as_ref(),
            operands: Seen { ids: operand_ids, values: &operands },
            captured: Seen { ids: captured_ids, values: &captured },
            defined,
            results: &mut results,
        };
        host.observe(&mut observed)?;
        let types = defined.iter().map(|&value| &values[value].ty);
        // tensors alone are put in place of others
        let is_misfit =
            |(ty, value): &(&Type, &Value)| value.as_tensor().is_some() && !ty.admits(value);
        if let Some((ty, value)) = types.zip(&results).find(is_misfit) {
            let given = Type::of(value);
            return Err(failed(format!(
                "the value that was put in place is a {given}, not a {ty}"
            )));
        }
        self.write_all(&observation.targets, results);
        self.trail.leave(observation.point);
        Ok(())
    }

    fn hand_on(&mut self, transfer: &Transfer) -> Result<(), EvalError> {
        let values = self.read_all(&transfer.sources);
        for (index, ty, label) in &transfer.types {
            if !ty.admits(&values[*index]) {
                let value = Type::of(&values[*index]);
                let scales = ty.misfit_of_scales(&values[*index]);
                let message =
                    format!("a value of type {value} is handed on as {ty}{scales} [{label}]");
                return Err(failed(message));
            }
        }
        self.write_all(&transfer.targets, values);
        Ok(())
    }

    /// Runs some iterations of a loop. If the loop has not ended then, this step is also the next one.
    fn iterate(&mut self, small: &SmallLoop) -> Result<(), EvalError> {
        let carried = small.carried.iter().map(|(slot, _)| ValueRef::Slot(*slot));
        let sources = carried.chain(small.captures.iter().copied());
        let inputs: Vec<Value> = sources.map(|source| self.read(source)).collect();
        let base = self.frame().base;
        let taken = small.tensors.iter().map(|tensor| match *tensor {
            LoopTensor::Updated(slot) => held(self.slots[base + slot as usize].take()),
            LoopTensor::Read(source) => self.read(source),
        });
        let mut tensors: Vec<Tensor> = taken.map(Value::into_tensor).collect();
        let held = tensors.iter_mut().zip(&small.tensors).map(|(tensor, kind)| {
            Ok(match kind {
                LoopTensor::Updated(_) => HeldTensor::Updated(CodesMut::of(tensor.words_mut())?),
                LoopTensor::Read(_) => HeldTensor::Read(Codes::of(tensor.words())),
            })
        });
        let held = held.collect::<Result<_, TooLarge>>()?;
        let mut iteration = small.repeated.begin(inputs.iter().map(Value::tensor), held);
        let (iterations, ended) = iteration.run(STRIDE);
        self.steps += iterations;
        for (input, (slot, shape)) in small.carried.iter().enumerate() {
            self.slots[base + *slot as usize] = Some(iteration.input(input, shape).into());
        }
        for (tensor, kind) in tensors.into_iter().zip(&small.tensors) {
            if let LoopTensor::Updated(slot) = kind {
                self.slots[base + *slot as usize] = Some(tensor.into());
            }
        }
        if !ended {
            self.go_to(self.frame().next - 1);
        }
        Ok(())
    }

    fn branch(&mut self, branch: &Branch) {
        let taken = self.scalar(branch.predicate) != 0;
        self.drop_slots(if taken { &branch.drops } else { &branch.otherwise.drops });
        if !taken {
            self.go_to(branch.otherwise.target);
        }
    }

    fn select(&mut self, selector: ValueRef, edges: &[Edge]) {
        let index = self.scalar(selector);
        let edge = usize::try_from(index).ok().and_then(|index| edges.get(index));
        let Some(edge) = edge.or(edges.last()) else {
            unreachable!("a case has a branch: case_c1 was verified")
        };
        self.drop_slots(&edge.drops);
        self.go_to(edge.target);
    }

    fn call(&mut self, call: &Call) -> Result<(), EvalError> {
        let code = self.executable.code(call.function);
        self.check_depth(code)?;
        let arguments = self.read_all(&call.arguments);
        self.push_frame(code, arguments);
        Ok(())
    }

    /// Refuses another frame if there are too many, or if they hold too many values.
    fn check_depth(&self, code: &Code) -> Result<(), EvalError> {
        if self.frames.len() >= self.limits.call_depth {
            return Err(failed(format!(
                "more than {} calls inside each other, calling @{}",
                self.limits.call_depth, code.function
            )));
        }
        if self.slots.len() + code.slots > STACK_SLOTS {
            return Err(failed(format!(
                "calls inside each other hold more than {STACK_SLOTS} values, calling @{}",
                code.function
            )));
        }
        Ok(())
    }

    /// How often the process drew random numbers, including the draws before it started.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Runs functions as the processes of a grid.
    fn run_parallel(
        &mut self,
        parallel: &'p Parallel,
        host: &mut dyn Host,
    ) -> Result<(), EvalError> {
        let depth = self.depth_of_grid()?;
        let executable = self.executable;
        let mut rest = self.read_all(&parallel.arguments).into_iter();
        let mut programs = Vec::with_capacity(parallel.programs.len());
        for &function in &parallel.programs {
            let types = &executable.function(function).1.ty.inputs;
            let arguments: Vec<Value> = rest.by_ref().take(types.len()).collect();
            check_types(Some(types), &arguments)?;
            programs.push((executable.code(function), arguments));
        }
        let infeed =
            (!parallel.infeed.is_empty()).then(|| parallel.infeed.iter().copied().collect());
        let grid = parallel.grid;
        let within = self.within();
        let members = Members { grid, programs, devices: None, around: None, within, draws: 0 };
        let grid = Grid::new(executable, members, infeed, self.limits, depth);
        let results = self.run_grid(grid, host)?;
        let results: Vec<Value> = results.into_iter().flatten().collect();
        check_types(parallel.result_types.as_deref(), &results)?;
        self.write_all(&parallel.results, results);
        Ok(())
    }

    /// The place of a grid that starts now among nested grids.
    fn within(&self) -> Within<'_> {
        let Seat { level, outermost, .. } = self.seat;
        Within { level: level + 1, outermost, trail: Some(&self.trail) }
    }

    /// The depth of native recursion for a grid that starts now.
    fn depth_of_grid(&self) -> Result<usize, EvalError> {
        if self.nested_applications == NESTED_APPLICATIONS {
            return Err(failed(format!(
                "grids of processes start each other more than {NESTED_APPLICATIONS} deep"
            )));
        }
        Ok(self.nested_applications + 1)
    }

    /// Runs a grid to its end, and takes over its failed checks and the place of its failure.
    fn run_grid(
        &mut self,
        grid: Grid<'p>,
        host: &mut dyn Host,
    ) -> Result<Vec<Vec<Value>>, EvalError> {
        let (checks, draws, end) = grid.run(host);
        self.draws = self.draws.max(draws);
        for check in checks {
            let check = call_chain_and_youngest(check, &self.frames);
            self.keep_check(check);
        }
        end.map_err(|(error, diagnostic)| {
            self.failure = Some(call_chain_and_youngest(diagnostic, &self.frames));
            error
        })
    }

    /// Runs a region as the processes of devices. A process that is already a device runs the region as that
    /// device, with the parts that it has, in a frame of its own.
    fn run_manual(&mut self, manual: &'p Manual, host: &mut dyn Host) -> Result<(), EvalError> {
        let Manual { computation, code, .. } = manual;
        let devices = computation.device_count();
        let operands = self.read_all(&manual.arguments);
        if self.seat.is_device {
            let around = self.seat.grid.num_processes();
            if around != devices {
                return Err(failed(format!(
                    "the computation is over {devices} devices, the one around it over {around}"
                )));
            }
            let parts = tiles::parts(computation, &operands, self.seat.index)?;
            host.device_values(&self.device_values(manual, None, Moment::Begins, &parts))?;
            self.check_depth(code)?;
            self.push_frame(code, parts);
            return Ok(());
        }
        let depth = self.depth_of_grid()?;
        let mut programs = Vec::with_capacity(devices);
        for device in 0..devices {
            let parts = tiles::parts(computation, &operands, device)?;
            host.device_values(&self.device_values(manual, Some(device), Moment::Begins, &parts))?;
            programs.push((code, parts));
        }
        drop(operands);
        let grid = ProcessGrid { num_replicas: 1, num_partitions: devices };
        let (around, draws) = (self.process_among_several(), self.draws);
        let (devices, within) = (Some(computation), self.within());
        let members = Members { grid, programs, devices, around, within, draws };
        let grid = Grid::new(self.executable, members, None, self.limits, depth);
        let results = self.run_grid(grid, host)?;
        for (device, values) in results.iter().enumerate() {
            host.device_values(&self.device_values(manual, Some(device), Moment::Ends, values))?;
        }
        let results = tiles::whole(computation, &results)?;
        self.write_all(&manual.results, results);
        Ok(())
    }

    /// The process of the outermost grid that this one belongs to, if there are several.
    fn process_among_several(&self) -> Option<ProcessId> {
        let Seat { grid, index, is_device, around, .. } = self.seat;
        if is_device { around } else { (grid.num_processes() > 1).then(|| grid.id(index)) }
    }

    /// The operands or results of a device at the youngest frame's op. The device is this process unless
    /// another is named.
    fn device_values<'a>(
        &'a self,
        manual: &'a Manual,
        device: Option<usize>,
        moment: Moment,
        values: &'a [Value],
    ) -> DeviceValues<'a> {
        DeviceValues {
            computation: &manual.computation,
            place: self.frame().place(),
            nested: device.is_none(),
            process: self.process_among_several(),
            device: device.unwrap_or(self.seat.index),
            moment,
            values,
        }
    }

    /// Ends the youngest frame. Its values go to the caller's slots, or are the result if it is the last
    /// frame above `floor`.
    fn return_values(
        &mut self,
        sources: &[ValueRef],
        floor: usize,
        host: &mut dyn Host,
    ) -> Result<Option<Vec<Value>>, EvalError> {
        let values = self.read_all(sources);
        self.pop_frames(self.frames.len() - 1);
        if self.frames.len() == floor {
            return Ok(Some(values));
        }
        let caller = self.frame();
        match &caller.code.steps[caller.next - 1] {
            PlanStep::Call(call) => self.write_all(&call.results, values),
            PlanStep::Manual(manual) => {
                host.device_values(&self.device_values(manual, None, Moment::Ends, &values))?;
                self.write_all(&manual.results, values);
            }
            step => unreachable!("no frame stands above {step:?}"),
        }
        Ok(None)
    }

    fn push_frame(&mut self, code: &'p Code, arguments: Vec<Value>) {
        let base = self.slots.len();
        self.slots.resize_with(base + code.slots, || None);
        self.frames.push(Frame { code, next: 0, base });
        self.write_all(&code.arguments, arguments);
    }

    fn pop_frames(&mut self, left: usize) {
        if let Some(frame) = self.frames.get(left) {
            self.slots.truncate(frame.base);
        }
        self.frames.truncate(left);
    }

    fn frame(&self) -> &Frame<'p> {
        self.frames.last().unwrap_or_else(|| unreachable!("a running process has a frame"))
    }

    fn go_to(&mut self, target: usize) {
        if let Some(frame) = self.frames.last_mut() {
            frame.next = target;
        }
    }

    /// The integer in a tensor of one element, which is sign-extended from 32 bits; an i1 is 0 or 1.
    fn scalar(&mut self, source: ValueRef) -> i32 {
        self.read(source).tensor().code(0) as u32 as i32
    }

    fn read(&mut self, source: ValueRef) -> Value {
        let frame = self.frame();
        let base = frame.base;
        match source {
            ValueRef::Constant(index) => frame.code.constants[index as usize].clone(),
            ValueRef::Slot(slot) => held(self.slots[base + slot as usize].clone()),
            ValueRef::Last(slot) => held(self.slots[base + slot as usize].take()),
        }
    }

    fn read_all(&mut self, sources: &[ValueRef]) -> Vec<Value> {
        sources.iter().map(|&source| self.read(source)).collect()
    }

    fn write_all(&mut self, targets: &[Option<Slot>], values: Vec<Value>) {
        let base = self.frame().base;
        debug_assert_eq!(
            targets.len(),
            values.len(),
            "an op gives as many values as it has results"
        );
        for (target, value) in targets.iter().zip(values) {
            if let Some(slot) = target {
                self.slots[base + *slot as usize] = Some(value);
            }
        }
    }

    fn drop_slots(&mut self, slots: &[Slot]) {
        let base = self.frame().base;
        for &slot in slots {
            self.slots[base + slot as usize] = None;
        }
    }

    /// Applies a region to arguments and captured values, in a frame above all others.
    fn apply(
        &mut self,
        body: &'p BodyPlan,
        mut arguments: Vec<Value>,
        captured: &[Value],
        host: &mut dyn Host,
    ) -> Result<Vec<Value>, EvalError> {
        if self.nested_applications == NESTED_APPLICATIONS {
            return Err(failed(format!(
                "regions are applied to elements inside each other more than \
                 {NESTED_APPLICATIONS} deep"
            )));
        }
        arguments.extend_from_slice(captured);
        let floor = self.frames.len();
        self.nested_applications += 1;
        self.push_frame(&body.code, arguments);
        let result = match self.run_frames_above(floor, host) {
            Ok(Progress::Done(values)) => Ok(values),
            Ok(_) => Err(failed("processes cannot meet in a region that is applied to elements")),
            Err(error) => Err(error),
        };
        self.nested_applications -= 1;
        self.profiled = self.nested_applications == self.seat.depth && host.profile().is_some();
        if let Err(error) = &result {
            let diagnostic = self.diagnose(error);
            self.failure = Some(diagnostic);
            self.pop_frames(floor);
        }
        result
    }

    /// The diagnostic of an error at the place where it arose: the innermost op, and the calls around it.
    pub fn diagnose(&mut self, error: &EvalError) -> Diagnostic {
        self.failure.take().unwrap_or_else(|| {
            let place = self.frame().place();
            let message = format!("{}: {error}", place.op);
            call_chain(located(message, place), &self.frames)
        })
    }

    fn check_failed(&mut self, message: String) {
        let frame = self.frame();
        let place = frame.place();
        let message = format!("in @{}: {message}", function_of(place, frame));
        let check = call_chain(located(message, place), &self.frames);
        self.keep_check(check);
    }

    fn keep_check(&mut self, check: Diagnostic) {
        if self.failed_checks.len() == KEPT_CHECKS {
            self.dropped_checks += 1;
            return;
        }
        self.failed_checks.push(check);
    }
}

/// The part of a process that an op can use while it is evaluated.
struct Surroundings<'a, 'p> {
    process: &'a mut Process<'p>,
    host: &'a mut dyn Host,
    bodies: &'p [BodyPlan],
    captured: Vec<Vec<Value>>,
}

impl Runtime for Surroundings<'_, '_> {
    fn apply(&mut self, region: usize, arguments: Vec<Value>) -> Result<Vec<Value>, EvalError> {
        let captured = &self.captured[region];
        self.process.apply(&self.bodies[region], arguments, captured, self.host)
    }

    fn captured(&self, region: usize) -> Vec<Value> {
        self.captured[region].clone()
    }

    fn next_draw(&mut self) -> [u64; 3] {
        let draw = self.process.draws;
        self.process.draws += 1;
        [self.host.seed(), 0, draw + ((self.process.seat.index as u64) << 48)]
    }

    fn draws(&self) -> u64 {
        self.process.draws
    }

    fn set_draws(&mut self, draws: u64) {
        self.process.draws = draws;
    }

    fn process(&self) -> (ProcessGrid, ProcessId) {
        let Seat { grid, index, .. } = self.process.seat;
        (grid, grid.id(index))
    }

    fn check_failed(&mut self, message: String) {
        self.process.check_failed(message);
    }

    fn checked(&mut self) {
        self.host.checked();
    }

    fn warn(&mut self, message: &str) {
        let place = self.process.frame().place();
        let severity = Severity::Warning;
        let message = format!("{}: {message}", place.op);
        self.host.warn(Diagnostic { severity, ..located(message, place) });
    }

    fn print(&mut self, name: &str, tensor: &Tensor) -> Result<(), EvalError> {
        self.host.print(name, tensor)
    }

    fn probe(&mut self, probe_id: &str, tensor: &Tensor) -> Result<(), EvalError> {
        let OpOrigin { span, location, .. } = self.process.frame().place();
        let at = OpPlace { span: *span, location: location.as_deref() };
        self.host.probe(probe_id, at, tensor)
    }

    fn probed(&mut self, probe_id: &str, iteration: usize) -> Result<Tensor, EvalError> {
        self.host.probed(probe_id, iteration)
    }
}

fn failed(message: impl Into<String>) -> EvalError {
    EvalError::Failed(message.into())
}

fn held(value: Option<Value>) -> Value {
    value.unwrap_or_else(|| unreachable!("a value is defined before it is read"))
}

/// Asks the allocator for the memory of large results before the op does, since the op could not report a
/// refusal.
fn reserve(bytes: usize) -> Result<(), EvalError> {
    match has_memory(bytes) {
        true => Ok(()),
        false => {
            Err(EvalError::OutOfMemory(format!("there is no memory for results of {bytes} bytes")))
        }
    }
}

/// Whether the allocator would give this many bytes; small requests are not asked about.
pub fn has_memory(bytes: usize) -> bool {
    bytes < LARGE || allocation::has_memory(bytes)
}

/// Checks that results have the types that the program states, if dynamic shapes leave the types open.
fn check_types(types: Option<&[Type]>, values: &[Value]) -> Result<(), EvalError> {
    let mut pairs = types.unwrap_or_default().iter().zip(values);
    match pairs.find(|(ty, value)| !ty.admits(value)) {
        None => Ok(()),
        Some((ty, value)) => {
            let (given, scales) = (Type::of(value), ty.misfit_of_scales(value));
            Err(failed(format!("the result is a {given}, its type is {ty}{scales}")))
        }
    }
}
