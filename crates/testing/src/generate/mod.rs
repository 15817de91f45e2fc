//! Random programs that are well typed and whose results the specification defines, for long hunts with backends.

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

use std::path::Path;
use std::sync::Arc;

use rayon::prelude::*;

use crate::diagnostic::Source;
use crate::engine::machine::{Executable, Limits, NoHost};
use crate::hardware::threads::among_threads;
use crate::ir::Type;
use crate::numeric::random::splitmix;
use crate::numeric::{ElementType, names};
use crate::packs::cases::all_types;
use crate::packs::making::chosen_ops;
use crate::packs::pack::{Case, Pack, write_case};
use crate::tensor::{Tensor, Value};
pub use draft::Program;
use draft::{Draft, list};
pub use table::Settings;
use table::{Kind, Row};

/// What random programs are to have.
#[derive(Debug, Clone)]
pub struct Wishes {
    /// The ops that are chosen from, with or without their dialect; all if there are none.
    pub ops: Vec<String>,
    /// The element types of operands; all of StableHLO if there are none.
    pub types: Vec<ElementType>,
    /// About how many ops a program has.
    pub size: usize,
    /// About how many elements a tensor has at most.
    pub elements: usize,
    /// Whether `if`, `case`, `while` and calls are chosen, too.
    pub control_flow: bool,
    /// Whether ops of quantized values are chosen, too.
    pub quantized: bool,
    /// Whether every value of floats that an op of `main` gives is a result.
    pub expose_all: bool,
}

impl Default for Wishes {
    fn default() -> Wishes {
        Wishes {
            ops: Vec::new(),
            types: Vec::new(),
            size: 12,
            elements: 128,
            control_flow: false,
            quantized: false,
            expose_all: false,
        }
    }
}

impl Wishes {
    /// The settings by which programs are made.
    ///
    /// # Errors
    ///
    /// Which op or type no program can have.
    pub fn settings(&self) -> Result<Settings, String> {
        let rows = table::rows();
        let all: Vec<&'static str> = rows.iter().map(|row| row.op).collect();
        let named = chosen_ops(&self.ops, &all)?;
        let is_asked = |row: &Row| match row.kind {
            _ if !self.ops.is_empty() => true,
            Kind::Plain => true,
            Kind::ControlFlow => self.control_flow,
            Kind::Quantized => self.quantized,
        };
        let is_chosen = |row: &Row| named.contains(&row.op) && is_asked(row);
        let added = |row: &Row| {
            row.kind == Kind::ControlFlow && self.control_flow
                || row.kind == Kind::Quantized && self.quantized
        };
        let rows = rows.into_iter().filter(|row| is_chosen(row) || added(row)).collect();
        let is_program_type =
            |it: &ElementType| !matches!(it, ElementType::Quantized(_) | ElementType::Index);
        if let Some(refused) = self.types.iter().find(|it| !is_program_type(it)) {
            return Err(format!("--types: the programs have no tensors of {refused} of their own"));
        }
        let types = match self.types.as_slice() {
            // tf32 is a type of MLIR and of precisions, but no element type of StableHLO
            [] => all_types()
                .into_iter()
                .filter(|it| *it != ElementType::Float(&names::TF32))
                .collect(),
            types => types.to_vec(),
        };
        let mut settings = Settings::new(rows, types);
        settings.size = self.size;
        settings.most = self.elements;
        settings.expose_all = self.expose_all;
        Ok(settings)
    }
}

/// The program of a seed: the same one for the same settings, on every machine.
pub fn program(seed: u64, settings: &Settings) -> Program {
    let mut draft = Draft::new(splitmix(seed), settings);
    draft.steps(settings.size);
    draft.finish()
}

/// Writes a pack of programs with their inputs and expected results. The seeds of the programs follow one another.
///
/// # Errors
///
/// Which file cannot be written, and why.
pub fn write_pack(
    directory: &Path,
    settings: &Settings,
    seed: u64,
    count: u64,
) -> Result<Pack, String> {
    let write = |index: u64| {
        let seed = seed.wrapping_add(index);
        write_program(directory, index, seed, program(seed, settings))
    };
    let written: Result<Vec<Case>, String> =
        among_threads(|| (0..count).into_par_iter().map(write).collect());
    let made_by = format!("shlo-interp {} generate", env!("CARGO_PKG_VERSION"));
    let pack = Pack { made_by, seed, cases: written? };
    pack.write(directory)?;
    Ok(pack)
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
