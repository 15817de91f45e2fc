//! The program that a command takes apart: a module, a function of it and the function's arguments.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use super::arguments::{GridArguments, Policies};
use super::in_memory::{InMemory, ProgramBytes};
use super::run::{entries, no_function};
use super::terminal::{Status, Terminal, read_program, with_status};
use crate::access::Refusal;
use crate::diagnostic::Source;
use crate::engine::machine::Executable;
use crate::ir::{Function, Module, Type};
use crate::ops::exchange::ProcessGrid;
use crate::program::Program;
use crate::rewrite::subject::Subject;
use crate::tensor::Value;
use crate::values::elided::{self, StandIn};
use crate::values::spelling::{self, Spelled};
use crate::values::{matching, processes};

/// The program, the function and the arguments.
#[derive(Debug, Args)]
pub struct SubjectArguments {
    /// The program; `-` is standard input.
    #[arg(value_name = "PROGRAM")]
    pub program: PathBuf,
    /// The function and its arguments.
    #[command(flatten)]
    pub run: RunOf,
}

/// The function of a program that runs, its arguments, and the policies of the run.
#[derive(Debug, Args)]
pub struct RunOf {
    /// The function to run.
    #[arg(long, value_name = "NAME")]
    pub function: Option<String>,
    /// The value of an argument, in order or as name=V; once per argument.
    #[arg(short, long = "input", value_name = "V", allow_hyphen_values = true)]
    pub inputs: Vec<String>,
    /// Convert values of files whose type is not the program's, as the op convert does.
    #[arg(long)]
    pub cast: bool,
    /// The seed of stablehlo.rng.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// The values of constants that were elided when the program was printed: zeros, ones, a number, or
    /// normal:SEED.
    #[arg(long, value_name = "V", allow_hyphen_values = true)]
    pub elided: Option<StandIn>,
    /// The policies by which numbers are computed.
    #[command(flatten)]
    pub policies: Policies,
    /// The program, if it is in memory.
    #[arg(skip)]
    pub program_in_memory: Option<ProgramBytes>,
    /// Arguments in memory, which come before the inputs of the command line.
    #[arg(skip)]
    pub inputs_in_memory: Vec<Spelled>,
}

impl SubjectArguments {
    /// Reads the program and the arguments. If one cannot be read, the reason is reported and the result is the status.
    pub fn read(&self, terminal: &mut Terminal<'_>) -> std::io::Result<Result<Subject, Status>> {
        self.run.read(&self.program, terminal)
    }
}

impl RunOf {
    /// Takes the program and its arguments from memory.
    pub fn take(&mut self, given: &mut InMemory) {
        self.program_in_memory = given.program.take();
        let inputs = std::mem::take(&mut given.inputs);
        self.inputs_in_memory = inputs.into_iter().map(Spelled::of).collect();
    }

    /// Reads a program of one process and the arguments. If one cannot be read, or if the program is for several processes, the
    /// reason is reported and the result is the status.
    pub fn read(
        &self,
        program: &Path,
        terminal: &mut Terminal<'_>,
    ) -> std::io::Result<Result<Subject, Status>> {
        self.read_by(program, terminal, |module, function, inputs| {
            let addresses = Executable::new(module).addresses_processes(&function.name);
            let grid = processes::grid(module, addresses, None, None, [("input", inputs)])?;
            let ProcessGrid { num_replicas, num_partitions } = grid;
            match grid.num_processes() {
                1 => Ok(ProcessGrid::SINGLE),
                _ => Err(spelling::usage(format!(
                    "the program is for {num_replicas} replicas and {num_partitions} partitions that communicate \
                     (mhlo.num_replicas, mhlo.num_partitions), and this command runs it as one process: extract one op of \
                     a process by `shlo-interp extract --op R,P:%VALUE`, or use run or compare, which run several"
                ))),
            }
        })
    }

    /// Reads a program and the arguments of each process of a grid, which flags or the module ask for. `given` is a flag
    /// whose values may be for single processes, and these values. If one cannot be read, the reason is reported and the
    /// result is the status.
    pub fn read_on_grid(
        &self,
        program: &Path,
        flags: GridArguments,
        given: (&'static str, &Vec<Spelled>),
        terminal: &mut Terminal<'_>,
    ) -> std::io::Result<Result<Subject, Status>> {
        self.read_by(program, terminal, |module, function, inputs| {
            let addresses = Executable::new(module).addresses_processes(&function.name);
            let GridArguments { num_replicas, num_partitions } = flags;
            let values = [("input", inputs), given];
            processes::grid(module, addresses, num_replicas, num_partitions, values)
        })
    }

    fn read_by(
        &self,
        program: &Path,
        terminal: &mut Terminal<'_>,
        grid: impl FnOnce(&Arc<Module>, &Function, &Vec<Spelled>) -> Result<ProcessGrid, Refusal>,
    ) -> std::io::Result<Result<Subject, Status>> {
        let program = match &self.program_in_memory {
            Some(program) => program.read().map_err(|error| with_status(&error)),
            None => read_program(program),
        };
        let (source, module) = match loaded_module(program, terminal)? {
            Ok(read) => read,
            Err(status) => return Ok(Err(status)),
        };
        match self.subject(source, module, grid) {
            Ok(subject) => Ok(Ok(subject)),
            Err(error) => terminal.complain(&error).map(|()| Err(error.status)),
        }
    }

    fn subject(
        &self,
        source: Source,
        mut module: Arc<Module>,
        grid: impl FnOnce(&Arc<Module>, &Function, &Vec<Spelled>) -> Result<ProcessGrid, Refusal>,
    ) -> Result<Subject, Refusal> {
        if let Some(stand_in) = self.elided {
            let filled = elided::fill(Arc::make_mut(&mut module), stand_in);
            filled.map_err(|message| spelling::usage(format!("--elided: {message}")))?;
        }
        let wanted = self.function.as_deref().map(|name| name.trim_start_matches('@'));
        let function = match entries(&module, wanted).as_slice() {
            [function] => *function,
            found => return Err(no_entry(&source, &module, wanted, found.len())),
        };
        let numerics = self.policies.numerics();
        let cast = self.cast.then_some(numerics);
        let spelled = |(index, value): (usize, &String)| match spelling::parse(value) {
            Ok(spelled) => Ok(spelled.with_cast(cast)),
            Err(error) => Err(error.at(&format!("--input {}", index + 1))),
        };
        let in_memory = self.inputs_in_memory.iter().cloned().map(Ok);
        let inputs = self.inputs.iter().enumerate().map(spelled);
        let spelled: Vec<Spelled> = in_memory.chain(inputs).collect::<Result<_, _>>()?;
        let grid = grid(&module, function, &spelled)?;
        let arguments = arguments(&module, function, &spelled, grid)?;
        let (entry, inputs) = (function.name.clone(), arguments[0].clone());
        let seed = self.seed;
        Ok(Subject { source, module, entry, inputs, grid, arguments, numerics, seed, cast })
    }
}

/// The arguments of each process of a grid.
fn arguments(
    module: &Module,
    function: &Function,
    inputs: &[Spelled],
    grid: ProcessGrid,
) -> Result<Vec<Vec<Value>>, Refusal> {
    let count = grid.num_processes();
    // if no input is for one process alone, all processes share the values that are read once
    if count == 1 || inputs.iter().all(|spelled| spelled.process.is_none()) {
        let all: Vec<&Spelled> = inputs.iter().collect();
        return Ok(vec![argument_values(module, function, &all)?; count]);
    }
    let of = |index| {
        let process = grid.id(index);
        argument_values(module, function, &processes::values_for(inputs, process))
            .map_err(|error| processes::in_process(error, process, count))
    };
    (0..count).map(of).collect()
}

/// Reads a program of one module. If it cannot be read, the reason is reported and the result is the status.
pub fn read_module(
    program: &Path,
    terminal: &mut Terminal<'_>,
) -> std::io::Result<Result<(Source, Arc<Module>), Status>> {
    loaded_module(read_program(program), terminal)
}

/// The module of a program that was read, or the reason why it was not, which is reported.
fn loaded_module(
    program: Result<Program, Refusal>,
    terminal: &mut Terminal<'_>,
) -> std::io::Result<Result<(Source, Arc<Module>), Status>> {
    let program = match program {
        Ok(program) => program,
        Err(Refusal { message, status }) => {
            return terminal.complain(message).map(|()| Err(status));
        }
    };
    let source = program.source().clone();
    let loaded = program.parts().map_err(|found| vec![found]).and_then(|mut parts| {
        match (parts.len(), parts.pop()) {
            (1, Some(part)) => program.load(part).map(Ok),
            (count, _) => Ok(Err(format!(
                "{} has {count} modules, this command takes one: write each to a file of its own",
                source.name
            ))),
        }
    });
    match loaded {
        Ok(Ok(loaded)) => Ok(Ok((source, loaded.module))),
        Ok(Err(message)) => terminal.complain(message).map(|()| Err(Status::Usage)),
        Err(found) => terminal.report_all(&found, &source).map(|()| Err(Status::Rejected)),
    }
}

/// The error that a program has no function, or several, where one is needed.
fn no_entry(source: &Source, module: &Module, wanted: Option<&str>, count: usize) -> Refusal {
    let names: Vec<&str> = module.functions().map(|function| function.name.as_str()).collect();
    spelling::usage(match wanted {
        Some(name) => no_function(source, &names, name),
        None => format!(
            "{count} functions of {} would run: choose one of {} by --function",
            source.name,
            crate::diagnostic::listed_symbols(&names)
        ),
    })
}

/// The values of a function's arguments, from inputs in order or by name. A token needs no input.
pub fn argument_values(
    module: &Module,
    function: &Function,
    inputs: &[&Spelled],
) -> Result<Vec<Value>, Refusal> {
    let mut inputs = matching::in_argument_order(module, function, inputs)?.into_iter();
    let load = |(index, ty): (usize, &Type)| {
        let at = |named: Option<&str>| match named {
            Some(name) => format!("--input {name}"),
            None => format!("--input {}", index + 1),
        };
        let ty = match ty {
            Type::Token => return Ok(Value::Token),
            Type::Tensor(ty) => ty,
            _ => {
                let message =
                    format!("{}: argument {} of @{} is {ty}", at(None), index + 1, function.name);
                return Err(Refusal { message, status: Status::Usage });
            }
        };
        let spelled = inputs.next().expect("there is an input for each tensor");
        let load = spelled.load(ty).map(Value::from);
        load.map_err(|error| error.at(&at(spelled.name.as_deref())))
    };
    function.ty.inputs.iter().enumerate().map(load).collect()
}
