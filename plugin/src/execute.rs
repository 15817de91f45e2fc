//! Runs. A call returns when the program has ended, so that results are ready and errors are errors of the call.

use std::collections::HashSet;
use std::ffi::c_void;

use shlo_interp::host::{EvalError, OpPlace, ProcessGrid, Profile};
use shlo_interp::{Diagnostic, Failure, Host, Limits, Tensor, Value};
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::abi::{ExecuteOptions, LoadedExecutableExecuteArgs};
use crate::buffer::{self, Buffer};
use crate::call::{handle, list};
use crate::compile::{MAIN, rejection};
use crate::device::{self, Device, Memory};
use crate::error::{Code, Error, Outcome};
use crate::event;
use crate::interrupt::Watch;
use crate::profiler::{self, Measured};
use crate::program::{self, Compiled, Program};
use crate::sharding::{join, part};

/// What a run may ask of its host: nothing but to be stopped by Ctrl-C, and to be measured.
struct RunHost {
    watch: Watch,
    measured: Option<Measured>,
}

impl RunHost {
    fn new() -> RunHost {
        RunHost { watch: Watch::new(), measured: profiler::begin() }
    }
}

impl Host for RunHost {
    fn warn(&mut self, warning: Diagnostic) {
        // a program that runs often says it once
        static SAID: LazyLock<Mutex<HashSet<String>>> = LazyLock::new(Mutex::default);
        let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
        if said.insert(warning.message.clone()) {
            eprintln!("shlo-interp: {warning}");
        }
    }

    fn print(&mut self, name: &str, tensor: &Tensor) -> Result<(), EvalError> {
        println!("{name}: {:?}", tensor.to_f64s().unwrap_or_default());
        Ok(())
    }

    fn probe(&mut self, _: &str, _: OpPlace<'_>, _: &Tensor) -> Result<(), EvalError> {
        Err(EvalError::Failed("the shlo plugin saves no probes".to_string()))
    }

    fn probed(&mut self, _: &str, _: usize) -> Result<Tensor, EvalError> {
        Err(EvalError::Failed("the shlo plugin has no saved probes".to_string()))
    }

    fn interrupted(&mut self) -> bool {
        self.watch.is_interrupted()
    }

    fn profile(&mut self) -> Option<&mut Profile> {
        self.measured.as_mut()?.profile.as_mut()
    }
}

/// Runs a program on its devices.
pub fn execute(args: &mut LoadedExecutableExecuteArgs) -> Outcome {
    let program = program::given(args.executable)?;
    let lists = Lists::of(args, program)?;
    let arguments = lists.take_arguments(program)?;
    let results = run(&program.compiled, arguments)?;
    lists.put_results(program, results)?;
    if !args.device_complete_events.is_null() {
        for device in 0..args.num_devices {
            // SAFETY: the caller has room for an event of each device
            unsafe {
                args.device_complete_events
                    .cast::<*mut c_void>()
                    .add(device)
                    .write(event::ready(None))
            };
        }
    }
    Ok(())
}

/// The lists of a call: for each device its arguments, and where its results go.
struct Lists<'a> {
    arguments: Vec<&'a [*mut c_void]>,
    results: &'a [*mut *mut c_void],
    kept: &'a [i64],
    /// The devices on which results are.
    devices: Vec<&'static Device>,
}

impl<'a> Lists<'a> {
    fn of(args: &LoadedExecutableExecuteArgs, program: &Program) -> Outcome<Lists<'a>> {
        let devices = match args.execute_device.is_null() {
            true => program.devices.clone(),
            false => vec![device::given(args.execute_device)?],
        };
        let (count, parameters) = (args.num_devices, program.compiled.parameters.len());
        if count != devices.len() || count != program.devices.len() {
            let expected = program.devices.len();
            return Err(Error::invalid(format!(
                "the program runs on {expected} devices, the call is for {count}"
            )));
        }
        if args.num_args != parameters {
            return Err(Error::invalid(format!(
                "the program takes {parameters} arguments, the call has {}",
                args.num_args
            )));
        }
        // SAFETY: the caller's lists have as many items as it says
        unsafe {
            let all = list::<*const c_void>(args.argument_lists, count);
            let arguments = match parameters {
                0 => vec![&[][..]; count],
                _ => all.iter().map(|&each| list(each, parameters)).collect(),
            };
            let results = list(args.output_lists, count);
            if arguments.len() != count || results.len() != count {
                return Err(Error::invalid("the lists of arguments or of results are null"));
            }
            let kept = match args.options.is_null() {
                true => &[][..],
                false => {
                    let options = handle::<ExecuteOptions>(args.options, "options")?;
                    list(
                        options.non_donatable_input_indices,
                        options.num_non_donatable_input_indices,
                    )
                }
            };
            Ok(Lists { arguments, results, kept, devices })
        }
    }

    /// The arguments of each device. Donated buffers lose their values.
    fn take_arguments(&self, program: &Program) -> Outcome<Vec<Vec<Value>>> {
        let parameters = &program.compiled.parameters;
        let is_donated: Vec<bool> = (0i64..)
            .zip(parameters)
            .map(|(index, parameter)| parameter.is_donated && !self.kept.contains(&index))
            .collect();
        if is_donated.contains(&true) {
            self.check_donations(&is_donated)?;
        }
        let mut taken = Vec::with_capacity(self.arguments.len());
        for buffers in &self.arguments {
            let mut values = Vec::with_capacity(parameters.len());
            for ((&buffer, parameter), &is_donated) in
                buffers.iter().zip(parameters).zip(&is_donated)
            {
                let buffer = buffer::given(buffer)?;
                let value = if is_donated { buffer.take()? } else { buffer.value()? };
                values.push(if parameter.is_token { Value::Token } else { value });
            }
            taken.push(values);
        }
        Ok(taken)
    }

    /// Refuses to donate a buffer that another argument has, too.
    fn check_donations(&self, is_donated: &[bool]) -> Outcome {
        for (replica, buffers) in self.arguments.iter().enumerate() {
            for (index, &buffer) in
                buffers.iter().enumerate().filter(|&(index, _)| is_donated[index])
            {
                let others = buffers
                    .iter()
                    .enumerate()
                    .filter(|&(other, it)| other != index && *it == buffer);
                if let Some((other, _)) = others.min_by_key(|(other, _)| *other) {
                    let (f, a) = match is_donated[other] {
                        true => {
                            ("Attempt to donate the same buffer twice", "f(donate(a), donate(a))")
                        }
                        false => (
                            "Attempt to donate a buffer which is also used by the same call",
                            "f(donate(a), a)",
                        ),
                    };
                    return Err(Error::invalid(format!(
                        "{f} in Execute() (flattened argument {index}, replica {replica}). Toy example for this bug: `{a}`."
                    )));
                }
                buffer::given(buffer)?.value()?;
            }
        }
        Ok(())
    }

    /// Hands over the results of each device, of all or of none.
    fn put_results(&self, program: &Program, results: Vec<Vec<Value>>) -> Outcome {
        let outputs = &program.compiled.outputs;
        let mut made: Vec<Vec<Buffer>> = Vec::with_capacity(results.len());
        for (values, device) in results.into_iter().zip(&self.devices) {
            let buffer = |(value, output): (Value, &program::Output)| {
                let memory: Option<&'static Memory> = device.memory(output.memory_kind);
                let memory = memory.unwrap_or_else(|| device.default_memory());
                Ok(Buffer::of_value(value, memory)?.with_layout(output.layout))
            };
            made.push(values.into_iter().zip(outputs).map(buffer).collect::<Outcome<_>>()?);
        }
        if !outputs.is_empty() && self.results.iter().any(|list| list.is_null()) {
            return Err(Error::invalid("the lists of results are null"));
        }
        for (buffers, &list) in made.into_iter().zip(self.results) {
            for (index, buffer) in buffers.into_iter().enumerate() {
                // SAFETY: the caller has room for as many results as the program has
                unsafe { list.add(index).write(buffer.into_raw()) };
            }
        }
        Ok(())
    }
}

/// The results of each device.
fn run(compiled: &Compiled, mut arguments: Vec<Vec<Value>>) -> Outcome<Vec<Vec<Value>>> {
    let (replicas, partitions) = (compiled.options.replicas, compiled.options.partitions);
    if replicas == 1 && partitions == 1 {
        return Ok(vec![call(compiled, arguments.pop().unwrap_or_default())?]);
    }
    if compiled.is_grid && partitions > 1 {
        return Err(Error::unimplemented(
            "a program for several partitions that asks for its partition outside of shard_map",
        ));
    }
    // each replica has a global program, whose partitions are parts of it
    let numerics = compiled.options.computing.numerics();
    let mut whole = Vec::with_capacity(replicas);
    for parts in arguments.chunks_mut(partitions) {
        let mut values = Vec::with_capacity(compiled.parameters.len());
        for (index, parameter) in compiled.parameters.iter().enumerate() {
            let take = |part: &mut Vec<Value>| std::mem::replace(&mut part[index], Value::Token);
            let of_each: Vec<Value> = parts.iter_mut().map(take).collect();
            values.push(join(&parameter.tiles, numerics, &of_each)?);
        }
        whole.push(values);
    }
    drop(arguments);
    let results = match replicas {
        1 => vec![call(compiled, whole.pop().unwrap_or_default())?],
        _ => call_replicas(compiled, whole)?,
    };
    let mut all = Vec::with_capacity(replicas * partitions);
    for values in &results {
        for partition in 0..partitions {
            let cut = values.iter().zip(&compiled.outputs);
            all.push(
                cut.map(|(value, output)| part(&output.tiles, value, partition))
                    .collect::<Outcome<_>>()?,
            );
        }
    }
    Ok(all)
}

fn call(compiled: &Compiled, arguments: Vec<Value>) -> Outcome<Vec<Value>> {
    let mut host = RunHost::new();
    let outcome = compiled.executable.call(MAIN, arguments, &mut host, &Limits::default());
    profiler::end(host.measured.take(), &compiled.name);
    ended(compiled, &host, outcome.failed_checks, outcome.end)
}

fn call_replicas(compiled: &Compiled, arguments: Vec<Vec<Value>>) -> Outcome<Vec<Vec<Value>>> {
    let mut host = RunHost::new();
    let grid = ProcessGrid { num_replicas: compiled.options.replicas, num_partitions: 1 };
    let executable = &compiled.executable;
    let outcome = executable.call_on_grid(MAIN, grid, arguments, &mut host, &Limits::default());
    profiler::end(host.measured.take(), &compiled.name);
    ended(compiled, &host, outcome.failed_checks, outcome.end)
}

/// The results of a run, or the error that says why there are none.
fn ended<T>(
    compiled: &Compiled,
    host: &RunHost,
    failed_checks: Vec<Diagnostic>,
    end: Result<T, Failure>,
) -> Outcome<T> {
    let code = match &end {
        Err(_) if host.watch.was_interrupted() => Code::Cancelled,
        Err(Failure::Rejected(_)) => Code::InvalidArgument,
        Err(Failure::OutOfMemory(_)) => Code::ResourceExhausted,
        Err(_) => Code::Internal,
        Ok(_) => Code::FailedPrecondition,
    };
    match end {
        Ok(results) if failed_checks.is_empty() => Ok(results),
        Ok(_) => Err(rejection(code, &compiled.source, failed_checks)),
        Err(failure) => Err(rejection(code, &compiled.source, failure.into_diagnostics())),
    }
}
