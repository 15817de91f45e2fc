//! `expose --backend`: a backend runs an exposed program or the stages of one, and what it gives becomes a directory of
//! values of the other program.

use std::path::Path;

use super::gathered::Gathered;
use super::mapping::Mapping;
use super::plan::{Plan, stage_path};
use super::staged::{ARGUMENTS, PROGRAM};
use super::{same_results, write};
use crate::access::server::Server;
use crate::access::{Refusal, Status, write_text};
use crate::diagnostic::counted;
use crate::packs::backend::Backend;
use crate::packs::pack::read_tensor;
use crate::rewrite::{Case, exposed_values};
use crate::syntax::print::{Style, print_module};
use crate::tensor::{Tensor, Value};
use crate::values::result_files::write_tensors;

/// The name of the exposed program in the directory of values.
const EXPOSED: &str = "exposed.mlir";
/// The name of the directory of the results of the program as it was.
const UNEXPOSED: &str = "unexposed";

/// A backend at work.
pub struct Driver {
    backend: Backend,
    server: Option<Server>,
}

impl Driver {
    /// A backend that has not run anything.
    pub fn new(backend: Backend) -> Driver {
        Driver { backend, server: None }
    }

    fn ask<'t>(
        &mut self,
        program: &Path,
        arguments: impl IntoIterator<Item = &'t Tensor>,
        types: &[String],
    ) -> Result<Vec<Tensor>, String> {
        self.backend.results(program, arguments, types, &mut self.server)
    }

    /// Runs the stages of a directory, each on what the backend gave for those before it, and writes the values to
    /// `output`. The result is what there is to say.
    ///
    /// # Errors
    ///
    /// Why a file cannot be read or written, or that the backend gives no results: then the values of the stages before
    /// are written.
    pub fn run_stages(&mut self, directory: &Path, output: &Path) -> Result<Said, Refusal> {
        let io = |message: String| Refusal::new(message, Status::Io);
        let plan = Plan::read(directory).map_err(io)?;
        let given = arguments(&plan, directory).map_err(io)?;
        let mut gathered = Gathered::new(&plan, given.clone());
        let mut failure = None;
        for (stage, [_, results]) in plan.stages.iter().enumerate() {
            let inputs = gathered.arguments(stage).unwrap_or_default();
            let program = stage_path(directory, stage);
            match self.ask(&program, inputs, &plan.types(results)) {
                Ok(results) => gathered.take(stage, results),
                Err(message) => {
                    failure = Some(format!("{}: {message}", program.display()));
                    break;
                }
            }
        }
        let named = gathered.named();
        let count = match named.is_empty() {
            true => 0,
            false => write(output, &plan.program, &named)?,
        };
        if let Some(message) = failure {
            let shown = output.display();
            let before = match count {
                0 => String::new(),
                count => format!("; {shown} has {} of the stages before", counted(count, "value")),
            };
            return Err(Refusal::new(message + &before, Status::Failed));
        }
        let mut said = Said { lines: vec![judge_by(output, count, &plan.program)], ..Said::new() };
        if let Some(parting) = gathered.parting() {
            said.lines.push(parting.sentence());
            said.status = Status::CheckFailed;
        }
        let results: Option<Vec<usize>> = plan.results.iter().copied().collect();
        if let (Some(results), None) = (results, gathered.parting()) {
            let program = Program {
                path: &directory.join(PROGRAM),
                arguments: given.iter().map(|(_, it)| it).collect(),
                types: plan.types(&results),
            };
            said.lines.push(self.unexposed(&program, &gathered.results(), "stages", output)?);
        }
        Ok(said)
    }

    /// Runs an exposed program, and the program as it was if it is given, and writes the values to `output`.
    ///
    /// # Errors
    ///
    /// A file cannot be written, or the backend gives no results.
    pub fn run_exposed(
        &mut self,
        exposed: &Case,
        mapping: &Mapping,
        before: Option<&Case>,
        output: &Path,
    ) -> Result<Said, Refusal> {
        let desk = tempfile::tempdir().map_err(|error| {
            Refusal::new(format!("no directory can be made: {error}"), Status::Io)
        })?;
        let program = desk.path().join(EXPOSED);
        let (arguments, types) = as_file(exposed, &program)?;
        let failed = |message: String| Refusal::new(message, Status::Failed);
        let mut results = self
            .ask(&program, arguments, &types)
            .map_err(|message| failed(format!("the exposed program: {message}")))?;
        let further = results.split_off(mapping.results.len().min(results.len()));
        let values = exposed_values(&mapping.further, &further).map_err(failed)?;
        let own = mapping.results.iter().zip(&results);
        let own = own.filter_map(|(name, tensor)| Some((name.clone()?, tensor.clone())));
        let all: Vec<(String, Tensor)> = values.into_iter().chain(own).collect();
        let count = write(output, &mapping.program, &all)?;
        let mut said =
            Said { lines: vec![judge_by(output, count, &mapping.program)], ..Said::new() };
        if let Some(before) = before {
            let path = desk.path().join(PROGRAM);
            let (arguments, types) = as_file(before, &path)?;
            let program = Program { path: &path, arguments, types };
            let results: Vec<Option<Tensor>> = results.into_iter().map(Some).collect();
            said.lines.push(self.unexposed(&program, &results, "the further results", output)?);
        }
        Ok(said)
    }

    /// Runs the program as it was, and says whether its results are the same bits.
    fn unexposed(
        &mut self,
        program: &Program<'_>,
        with: &[Option<Tensor>],
        what: &str,
        output: &Path,
    ) -> Result<String, Refusal> {
        let results = self.ask(program.path, program.arguments.iter().copied(), &program.types);
        let results = match results {
            Ok(results) => results,
            Err(message) => return Ok(format!("note: the program without {what}: {message}")),
        };
        let numbered = results.iter().enumerate();
        let named = numbered.map(|(number, it)| (number.to_string(), it, None));
        write_tensors(&output.join(UNEXPOSED), named).map_err(|it| Refusal::new(it, Status::Io))?;
        let results: Vec<Option<Tensor>> = results.into_iter().map(Some).collect();
        Ok(same_results(with, &results, what).0)
    }
}

/// What there is to say at the end, and the exit status.
pub struct Said {
    pub lines: Vec<String>,
    pub status: Status,
}

impl Said {
    fn new() -> Said {
        Said { lines: Vec::new(), status: Status::Fine }
    }
}

/// A program that a backend can run.
struct Program<'a> {
    path: &'a Path,
    arguments: Vec<&'a Tensor>,
    types: Vec<String>,
}

/// Writes a program as backends take it. The result is its arguments, and the types of its results.
fn as_file<'c>(case: &'c Case, path: &Path) -> Result<(Vec<&'c Tensor>, Vec<String>), Refusal> {
    let usage = |message: String| Refusal::new(message, Status::Usage);
    let mut main = case.clone();
    if !main.become_main() {
        let entry = &case.entry;
        return Err(usage(format!(
            "--function: @{entry} calls @main, which has to have another name: rename it"
        )));
    }
    let arguments: Option<Vec<&Tensor>> = case.inputs.iter().map(Value::as_tensor).collect();
    let arguments = arguments.ok_or_else(|| {
        usage("an argument of the program is no tensor, and only tensors can be in files".into())
    })?;
    write_text(path, &print_module(&main.module, Style::Short))
        .map_err(|it| Refusal::new(it, Status::Io))?;
    Ok((arguments, main.function().ty.results.iter().map(ToString::to_string).collect()))
}

/// The arguments of the program, with their numbers.
pub fn arguments(plan: &Plan, directory: &Path) -> Result<Vec<(usize, Tensor)>, String> {
    let directory = directory.join(ARGUMENTS);
    let read = |(value, number): (usize, usize)| {
        let ty = &plan.types(&[value])[0];
        let tensor = read_tensor(&directory, number, ty);
        tensor.map(|it| (number, it)).map_err(|it| format!("{}: {it}", directory.display()))
    };
    plan.arguments().map(read).collect()
}

/// The line that says what was written, and what to do with it.
pub fn judge_by(output: &Path, count: usize, program: &str) -> String {
    let shown = output.display();
    format!(
        "wrote {shown}: {}; judge them by: shlo-interp compare {program} --input … --dumps {shown}",
        counted(count, "value")
    )
}
