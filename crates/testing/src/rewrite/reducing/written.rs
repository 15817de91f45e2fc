//! The files of a reduced program.

use std::fs;
use std::path::Path;

use super::check::Check;
use super::edits::State;
use crate::access::{self, write_text};
use crate::diagnostic::{Source, counted};
use crate::numeric::ElementType;
use crate::rewrite::{Case, Expected, Telling, given, given_value, self_checking, with_value};
use crate::syntax::print::{Style, print_module};
use crate::tensor::{Tensor, Value};
use crate::values::result_files::{inputs_beside, write_values};

/// What the comment of a reduced program says besides what was checked.
pub struct Facts {
    /// The file name of the program as it was given.
    pub program: String,
    /// How many ops it had.
    pub ops: usize,
    /// How many elements its arguments and constants had.
    pub elements: usize,
    pub seed: u64,
    /// The flags of a run that gives the same results.
    pub flags: String,
}

/// Writes a program, with its inputs in a directory beside it if it has arguments.
///
/// # Errors
///
/// Which file cannot be written, and why.
pub fn write(
    output: &Path,
    state: &State,
    check: &Check,
    facts: &Facts,
    checks: usize,
) -> Result<(), String> {
    let tensors: Vec<&Tensor> = state.case.inputs.iter().filter_map(Value::as_tensor).collect();
    let directory = inputs_beside(output);
    if !tensors.is_empty() {
        write_values(&directory, &tensors)?;
    }
    let name = directory.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let inputs = if tensors.is_empty() { String::new() } else { format!(" --input @%S/{name}") };
    let text = format!("{}{}", comment(check, facts, checks, &inputs), state.text);
    write_text(output, &text)?;
    forget_inputs(&directory, tensors.len());
    Ok(())
}

/// Deletes the files of inputs that an earlier, larger program had, from this number on.
fn forget_inputs(directory: &Path, from: usize) {
    let mut number = from;
    while access::delete(&directory.join(format!("{number}.npy"))).is_ok() {
        number += 1;
    }
    if from == 0 {
        // it stays if it has other files
        let _ = access::check_write(directory).and_then(|()| fs::remove_dir(directory));
    }
}

/// Writes a program without arguments so that it checks its own results, or as it is if they cannot be checked.
///
/// # Errors
///
/// The file cannot be written.
pub fn write_checking(
    output: &Path,
    state: &State,
    check: &Check,
    facts: &Facts,
    checks: usize,
) -> Result<(), String> {
    match checking(state, check) {
        Some(module) => {
            write_text(output, &format!("{}{module}", comment(check, facts, checks, "")))?;
            forget_inputs(&inputs_beside(output), 0);
            Ok(())
        }
        None => write(output, state, check, facts, checks),
    }
}

/// The text of a program that checks its own results; `None` if a result cannot be checked.
fn checking(state: &State, check: &Check) -> Option<String> {
    let results = check.running.results(&state.case).ok()?;
    let expected = results.into_iter().map(|result| match result {
        Value::Tensor(tensor) => Some(Some(Expected::Bits(tensor))),
        Value::Token | Value::Tuple(_) => None,
    });
    let expected = expected.collect::<Option<Vec<_>>>()?;
    let case = with_bits(&state.case)?;
    let checking = self_checking(&case, &expected, Telling::Checks, false);
    let module = print_module(&checking.module, Style::Short);
    let source = Source { name: "program.mlir".into(), text: module.as_str().into() };
    crate::load(&source).is_ok().then_some(module)
}

/// The program whose constants are stated as bits, since not every tool reads decimals in the same way.
fn with_bits(case: &Case) -> Option<Case> {
    let constants = given(case).into_iter().filter_map(|which| {
        let tensor = given_value(case, which)?;
        let is_plain = !matches!(tensor.element(), ElementType::Quantized(_));
        is_plain.then_some((which, tensor))
    });
    constants.into_iter().try_fold(case.clone(), |case, (which, it)| with_value(&case, which, it))
}

fn comment(check: &Check, facts: &Facts, checks: usize, inputs: &str) -> String {
    let kind = match check.has_backend() {
        true => "The backend gives another result than ours.\n// ",
        false => "",
    };
    let checks = counted(checks, "check");
    let program = facts.program.split_whitespace().collect::<Vec<_>>().join(" ");
    let checked = check.text.split_whitespace().collect::<Vec<_>>().join(" ");
    format!(
        "// What shlo-interp {} left of {program}, which has {} (seed {}).\n// {kind}Check: {checked}; {checks}.\n// RUN: shlo-interp %s{inputs}{}\n",
        env!("CARGO_PKG_VERSION"),
        counted(facts.ops, "op"),
        facts.seed,
        facts.flags,
    )
}
