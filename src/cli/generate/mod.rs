//! `shlo-interp generate`: random programs that are well typed and whose results the specification defines, for long
//! hunts with backends.

mod control;
mod draft;
mod elementwise;
mod folding;
mod indexing;
mod literals;
mod movement;
mod operands;
mod products;
mod quantized;
mod table;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use rayon::prelude::*;

use self::draft::{Draft, Program, list};
use self::table::{Kind, Row, Settings};
use super::arguments::{Common, element_type};
use super::conformance::cases::all_types;
use super::conformance::making::{check_empty, chosen_ops};
use super::conformance::pack::{Case, Pack, write_case, write_text};
use super::terminal::{Ended, Status, Terminal};
use crate::diagnostic::{Source, counted};
use crate::engine::machine::{Executable, Limits, NoHost};
use crate::hardware::threads::among_threads;
use crate::ir::Type;
use crate::numeric::random::splitmix;
use crate::numeric::{ElementType, names};
use crate::tensor::{Tensor, Value};

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp generate --seed 7
  shlo-interp generate --seed 7 --types f8E4M3FN,f32 --ops dot_general,convert,reduce -o program.mlir
  shlo-interp generate --seed 7 --count 20 --control-flow -o pack
  shlo-interp conformance run pack --backend 'shlo-interp {program} --input @{inputs} -o {outputs} --format none' --jobs 4

A directory becomes a pack, with inputs and expected results, for `conformance run`. Programs on standard output and in files
whose names end in .mlir have their inputs as constants. The seeds of --count programs follow one another, and a program
does not depend on the ones before it. `shlo-interp help backends 7` says what the programs have.

Exit status: 0 written; 2 usage; 5 file or I/O.";

/// The arguments of `generate`.
#[derive(Debug, Args)]
pub struct GenerateArguments {
    /// The seed: the same version gives the same programs for the same arguments, on every machine.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// How many programs are written, each with the seed after that of the one before.
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub count: u64,
    /// The ops that are chosen from, separated by commas, with or without their dialect; all if it is not given. What the
    /// ops need (constants, conversions, comparisons) may stand beside them.
    #[arg(long, value_name = "OPS", value_delimiter = ',')]
    pub ops: Vec<String>,
    /// The element types of operands, separated by commas; all of StableHLO if it is not given.
    #[arg(long, value_name = "TYPES", value_delimiter = ',', value_parser = element_type)]
    pub types: Vec<ElementType>,
    /// About how many ops a program has.
    #[arg(long, value_name = "OPS", default_value_t = 12, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub size: u64,
    /// About how many elements a tensor has at most.
    #[arg(long, value_name = "MAX", default_value_t = 128, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub elements: u64,
    /// Choose `if`, `case`, `while` and calls, too.
    #[arg(long)]
    pub control_flow: bool,
    /// Choose ops of quantized values, too, which are quantized from and to f32.
    #[arg(long)]
    pub quantized: bool,
    /// Return every value of floats that an op of `main` gives, not only the values that no other op reads.
    #[arg(long)]
    pub expose_all: bool,
    /// The directory of a new pack, or a file for one program, whose name ends in .mlir; standard output for one program
    /// if it is not given.
    #[arg(short, long, value_name = "DIR|FILE")]
    pub output: Option<PathBuf>,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// Writes the programs.
pub fn run(arguments: &GenerateArguments, terminal: &mut Terminal<'_>) -> Ended {
    let usage = |terminal: &mut Terminal<'_>, message: String| {
        terminal.complain(message).map(|()| Status::Usage)
    };
    let settings = match settings(arguments) {
        Ok(settings) => settings,
        Err(message) => return usage(terminal, message),
    };
    if Draft::written(arguments.seed, &settings).ops.is_empty() {
        let message = "none of these ops takes any of these types (--ops, --types)";
        return usage(terminal, message.into());
    }
    let single = match &arguments.output {
        None => Some(None),
        Some(path) if path.extension().is_some_and(|it| it == "mlir") => Some(Some(path)),
        Some(_) => None,
    };
    match (single, &arguments.output) {
        (Some(_), _) if arguments.count > 1 => {
            let message = "--count: several programs need the directory of a new pack (-o DIR)";
            usage(terminal, message.into())
        }
        (Some(path), _) => write_one(arguments.seed, &settings, path, terminal),
        (None, Some(directory)) => match check_empty(directory) {
            Ok(()) => write_pack(arguments, &settings, directory, terminal),
            Err(message) => usage(terminal, message),
        },
        (None, None) => Ok(Status::Usage),
    }
}

/// What the programs may have.
fn settings(arguments: &GenerateArguments) -> Result<Settings, String> {
    let rows = table::rows();
    let all: Vec<&'static str> = rows.iter().map(|row| row.op).collect();
    let named = chosen_ops(&arguments.ops, &all)?;
    let is_asked = |row: &Row| match row.kind {
        _ if !arguments.ops.is_empty() => true,
        Kind::Plain => true,
        Kind::ControlFlow => arguments.control_flow,
        Kind::Quantized => arguments.quantized,
    };
    let is_chosen = |row: &Row| named.contains(&row.op) && is_asked(row);
    let added = |row: &Row| {
        row.kind == Kind::ControlFlow && arguments.control_flow
            || row.kind == Kind::Quantized && arguments.quantized
    };
    let rows = rows.into_iter().filter(|row| is_chosen(row) || added(row)).collect();
    let is_program_type =
        |it: &ElementType| !matches!(it, ElementType::Quantized(_) | ElementType::Index);
    if let Some(refused) = arguments.types.iter().find(|it| !is_program_type(it)) {
        return Err(format!("--types: the programs have no tensors of {refused} of their own"));
    }
    let types = match arguments.types.as_slice() {
        // tf32 is a type of MLIR and of precisions, but no element type of StableHLO
        [] => {
            all_types().into_iter().filter(|it| *it != ElementType::Float(&names::TF32)).collect()
        }
        types => types.to_vec(),
    };
    let mut settings = Settings::new(rows, types);
    settings.size = arguments.size as usize;
    settings.most = arguments.elements as usize;
    settings.expose_all = arguments.expose_all;
    Ok(settings)
}

impl Draft<'_> {
    /// The program of a seed.
    fn written(seed: u64, settings: &Settings) -> Program {
        let mut draft = Draft::new(splitmix(seed), settings);
        draft.steps(settings.size);
        draft.finish()
    }
}

/// Writes one program that has its inputs as constants.
fn write_one(
    seed: u64,
    settings: &Settings,
    path: Option<&PathBuf>,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let text = Draft::written(seed, settings).with_constants();
    match path {
        None => write!(terminal.out, "{text}").map(|()| Status::Fine),
        Some(path) => match write_text(path, &text) {
            Ok(()) => Ok(Status::Fine),
            Err(message) => terminal.complain(message).map(|()| Status::Io),
        },
    }
}

/// Writes a pack of programs with their inputs and expected results.
fn write_pack(
    arguments: &GenerateArguments,
    settings: &Settings,
    directory: &Path,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let write = |index: u64| {
        let seed = arguments.seed.wrapping_add(index);
        write_program(directory, index, seed, Draft::written(seed, settings))
    };
    let written: Result<Vec<Case>, String> =
        among_threads(|| (0..arguments.count).into_par_iter().map(write).collect());
    let made_by = format!("shlo-interp {} generate", env!("CARGO_PKG_VERSION"));
    let pack = written.map(|cases| Pack { made_by, seed: arguments.seed, cases });
    match pack.and_then(|pack| pack.write(directory)) {
        Ok(()) => {
            let count = counted(arguments.count as usize, "program");
            writeln!(terminal.err, "wrote {}: {count}", directory.display())?;
            Ok(Status::Fine)
        }
        Err(message) => terminal.complain(message).map(|()| Status::Io),
    }
}

fn write_program(
    directory: &Path,
    index: u64,
    seed: u64,
    program: Program,
) -> Result<Case, String> {
    let expected = results(&program)
        .map_err(|why| format!("the program of the seed {seed} cannot be used: {why}"))?;
    let tensor_types = |tensors: &[Tensor]| {
        let ty = |tensor: &Tensor| Type::of(&Value::Tensor(tensor.clone())).to_string();
        tensors.iter().map(ty).collect()
    };
    let case = Case {
        name: format!("{:04}_seed_{seed}", index + 1),
        op: "generated".into(),
        variant: program.ops.join(" "),
        types: Vec::new(),
        inputs: tensor_types(&program.inputs),
        results: tensor_types(&expected),
    };
    write_case(&case.directory(directory), &program.text, &program.inputs, &expected)?;
    Ok(case)
}

/// The results of a program, or why it is not legal or does not run.
fn results(program: &Program) -> Result<Vec<Tensor>, String> {
    let source = Source { name: "program.mlir".into(), text: program.text.as_str().into() };
    let loaded = crate::load(&source).map_err(|report| report.to_string())?;
    let executable = Executable::new(&Arc::clone(&loaded.module));
    let inputs = program.inputs.iter().cloned().map(Value::Tensor).collect();
    let outcome = executable.call("main", inputs, &mut NoHost, &Limits::default());
    let results = outcome.into_results().map_err(|found| list(&found))?;
    Ok(results.into_iter().filter_map(|value| value.as_tensor().cloned()).collect())
}
