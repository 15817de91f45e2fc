//! `shlo-interp conformance make`: a pack of cases with the results that are expected.

use std::path::{Path, PathBuf};

use clap::Args;
use rayon::prelude::*;

use super::cases::{self, Draft, Ready};
use super::pack::{Case, Pack, write_case};
use crate::cli::access;
use crate::cli::arguments::Common;
use crate::cli::terminal::{Ended, Status, Terminal};
use crate::diagnostic::{closest, counted};
use crate::engine::machine::{Executable, Limits, NoHost};
use crate::hardware::threads::among_threads;
use crate::ir::Type;
use crate::numeric::ElementType;
use crate::numeric::random::{Random, splitmix};
use crate::tensor::{Tensor, Value};

/// The arguments of `conformance make`.
#[derive(Debug, Args)]
pub struct MakeArguments {
    /// The directory to write, which must be empty or absent.
    #[arg(value_name = "DIR")]
    pub directory: PathBuf,
    /// The ops, separated by commas, with or without their dialect; all if it is not given.
    #[arg(long, value_name = "OPS", value_delimiter = ',')]
    pub ops: Vec<String>,
    /// The element types, separated by commas; all if it is not given.
    #[arg(long, value_name = "TYPES", value_delimiter = ',')]
    pub types: Vec<ElementType>,
    /// The seed of the random ones among the inputs.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// Writes the pack.
pub fn make(arguments: &MakeArguments, terminal: &mut Terminal<'_>) -> Ended {
    let ops = match chosen_ops(&arguments.ops, &cases::all_ops()) {
        Ok(ops) => ops,
        Err(message) => return terminal.complain(message).map(|()| Status::Usage),
    };
    if let Err(message) = check_empty(&arguments.directory) {
        return terminal.complain(message).map(|()| Status::Usage);
    }
    let types = match arguments.types.as_slice() {
        [] => cases::all_types(),
        types => types.to_vec(),
    };
    let drafts: Vec<Draft> =
        among_threads(|| ops.par_iter().flat_map(|op| cases::drafts(op, &types)).collect());
    if drafts.is_empty() {
        let message = "none of these ops takes any of these types, so that there would be no case";
        return terminal.complain(message).map(|()| Status::Usage);
    }
    let write = |(index, draft): (usize, &Draft)| {
        let seed = splitmix(arguments.seed.wrapping_add(index as u64));
        write_draft(&arguments.directory, index, draft, seed)
    };
    let written: Vec<Result<Case, Failed>> =
        among_threads(|| drafts.par_iter().enumerate().map(write).collect());
    let (mut cases, mut left_out) = (Vec::new(), Vec::new());
    for case in written {
        match case {
            Ok(case) => cases.push(case),
            Err(Failed::ToRun(draft)) => left_out.push(draft),
            Err(Failed::ToWrite(message)) => {
                return terminal.complain(message).map(|()| Status::Io);
            }
        }
    }
    let made_by = format!("shlo-interp {}", env!("CARGO_PKG_VERSION"));
    let pack = Pack { made_by, seed: arguments.seed, cases };
    if let Err(message) = pack.write(&arguments.directory) {
        return terminal.complain(message).map(|()| Status::Io);
    }
    note_left_out(&left_out, terminal)?;
    let shown = arguments.directory.display();
    writeln!(terminal.err, "wrote {shown}: {}", counted(pack.cases.len(), "case"))?;
    Ok(Status::Fine)
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

/// Says for which types there is no case of an op, although the verifier accepts them.
fn note_left_out(drafts: &[(&str, String)], terminal: &mut Terminal<'_>) -> std::io::Result<()> {
    for same in drafts.chunk_by(|one, other| one.0 == other.0) {
        let types: Vec<&str> = same.iter().map(|(_, types)| types.as_str()).collect();
        writeln!(terminal.err, "note: {} does not run with {}", same[0].0, types.join(", "))?;
    }
    Ok(())
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
