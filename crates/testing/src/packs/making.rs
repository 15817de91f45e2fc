//! A new pack: cases with the results that are expected.

use std::path::Path;

use rayon::prelude::*;

use super::PackError;
use super::cases::{self, Draft, Ready};
use super::pack::{Case, Pack, write_case};
use crate::access;
use crate::diagnostic::closest;
use crate::engine::machine::{Executable, Limits, NoHost};
use crate::hardware::threads::among_threads;
use crate::ir::Type;
use crate::numeric::ElementType;
use crate::numeric::random::{Random, splitmix};
use crate::tensor::{Tensor, Value};

/// What a new pack is to have.
#[derive(Debug, Clone, Default)]
pub struct Contents {
    /// The ops, with or without their dialect; all if there are none.
    pub ops: Vec<String>,
    /// The element types; all if there are none.
    pub types: Vec<ElementType>,
    /// The seed of the random ones among the inputs.
    pub seed: u64,
}

/// A pack that was written.
#[derive(Debug, Clone)]
pub struct Made {
    /// The list of its cases.
    pub pack: Pack,
    /// The ops and types of which there is no case because the op does not run with them.
    pub left_out: Vec<(&'static str, String)>,
}

/// Writes a pack to a directory, which must be empty or absent.
///
/// # Errors
///
/// That no pack has this, or that a file cannot be written.
pub fn make(directory: &Path, contents: &Contents) -> Result<Made, PackError> {
    let ops = chosen_ops(&contents.ops, &cases::all_ops()).map_err(PackError::Request)?;
    check_empty(directory).map_err(PackError::Request)?;
    let types = match contents.types.as_slice() {
        [] => cases::all_types(),
        types => types.to_vec(),
    };
    let drafts: Vec<Draft> =
        among_threads(|| ops.par_iter().flat_map(|op| cases::drafts(op, &types)).collect());
    if drafts.is_empty() {
        let message = "none of these ops takes any of these types, so that there would be no case";
        return Err(PackError::Request(message.into()));
    }
    let write = |(index, draft): (usize, &Draft)| {
        let seed = splitmix(contents.seed.wrapping_add(index as u64));
        write_draft(directory, index, draft, seed)
    };
    let written: Vec<Result<Case, Failed>> =
        among_threads(|| drafts.par_iter().enumerate().map(write).collect());
    let (mut cases, mut left_out) = (Vec::new(), Vec::new());
    for case in written {
        match case {
            Ok(case) => cases.push(case),
            Err(Failed::ToRun(draft)) => left_out.push(draft),
            Err(Failed::ToWrite(message)) => return Err(PackError::Files(message)),
        }
    }
    let made_by = format!("shlo-interp {}", env!("CARGO_PKG_VERSION"));
    let pack = Pack { made_by, seed: contents.seed, cases };
    pack.write(directory).map_err(PackError::Files)?;
    Ok(Made { pack, left_out })
}

/// The full names of the ops of the command line, which may lack their dialects; all if none is named.
///
/// # Errors
///
/// Which name is not among them, and which was perhaps meant.
pub fn chosen_ops(names: &[String], all: &[&'static str]) -> Result<Vec<&'static str>, String> {
    if names.is_empty() {
        return Ok(all.to_vec());
    }
    let find = |name: &String| {
        let is_it =
            |op: &&&str| **op == name || op.split_once('.').is_some_and(|(_, op)| op == name);
        all.iter().find(is_it).copied().ok_or_else(|| {
            let meant = closest(name, all.iter().map(|op| op.trim_start_matches("stablehlo.")));
            let meant = meant.map_or(String::new(), |op| format!(": did you mean '{op}'?"));
            format!("--ops: there are no cases of an op '{name}'{meant}")
        })
    };
    names.iter().map(find).collect()
}

/// Refuses a directory that has files, since a pack has exactly the files that its list names.
///
/// # Errors
///
/// Why it cannot be the directory of a new pack.
pub fn check_empty(directory: &Path) -> Result<(), String> {
    match access::list(directory) {
        Ok(entries) => match entries.first() {
            None => Ok(()),
            Some(_) => Err(format!(
                "{} is not empty: name a new directory, or delete this one first",
                directory.display()
            )),
        },
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(format!("cannot read {}: {error}", directory.display())),
    }
}

/// Why there is no case.
enum Failed {
    /// The op does not run with these types.
    ToRun((&'static str, String)),
    ToWrite(String),
}

fn write_draft(directory: &Path, index: usize, draft: &Draft, seed: u64) -> Result<Case, Failed> {
    let types: Vec<String> = draft.types.iter().map(ElementType::to_string).collect();
    let ready = draft.ready(&mut Random::new(seed)).ok();
    let ran = ready.and_then(|ready| run(&ready).map(|expected| (ready, expected)));
    let (ready, expected) = ran.ok_or_else(|| Failed::ToRun((draft.op, types.join(" to "))))?;
    let tensor_types = |tensors: &[Tensor]| {
        let ty = |tensor: &Tensor| Type::of(&Value::Tensor(tensor.clone())).to_string();
        tensors.iter().map(ty).collect()
    };
    let case = Case {
        name: format!("{:04}_{}", index + 1, draft.name()),
        op: draft.op.to_string(),
        variant: draft.variant.join(" "),
        types,
        inputs: tensor_types(&ready.inputs),
        results: tensor_types(&expected),
    };
    let text = format!("{}\n", ready.text);
    write_case(&case.directory(directory), &text, &ready.inputs, &expected)
        .map_err(Failed::ToWrite)?;
    Ok(case)
}

/// The results of a case, if it runs.
fn run(ready: &Ready) -> Option<Vec<Tensor>> {
    let executable = Executable::new(&ready.module);
    let inputs = ready.inputs.iter().cloned().map(Value::Tensor).collect();
    let outcome = executable.call("main", inputs, &mut NoHost, &Limits::default());
    let results = outcome.into_results().ok()?;
    Some(results.into_iter().filter_map(|value| value.as_tensor().cloned()).collect())
}
