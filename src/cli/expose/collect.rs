//! `expose --collect`: what a device gave for an exposed program becomes a directory of values of the other program.

use std::collections::HashSet;
use std::path::Path;

use super::ExposeArguments;
use super::mapping::Mapping;
use crate::cli::expectations::{Expectation, in_result_order};
use crate::cli::probes::{Origin, ProbeHost};
use crate::cli::spelling::{SpellingError, usage};
use crate::cli::subject::read_module;
use crate::cli::terminal::{Ended, Status, Terminal};
use crate::compare::{Rule, compare};
use crate::diagnostic::counted;
use crate::ir::{Function, Type};
use crate::ops::exchange::ProcessId;
use crate::rewrite::exposed_values;
use crate::tensor::Tensor;

/// Writes the directory.
pub fn run(arguments: &ExposeArguments, terminal: &mut Terminal<'_>) -> Ended {
    let module = match read_module(&arguments.program, terminal)? {
        Ok((_, module)) => module,
        Err(status) => return Ok(status),
    };
    let io = |message: String| SpellingError { message, status: Status::Io };
    let collected = Mapping::read(&arguments.program).map_err(io).and_then(|mapping| {
        let function = module.function(&mapping.function).filter(|function| {
            function.ty.results.len() == mapping.results.len() + mapping.further.len()
        });
        let function = function.ok_or_else(|| {
            let name = arguments.program.display();
            io(format!("{name} is not the program that its .expose.json is about: expose it again"))
        })?;
        collect(arguments, function, &mapping)
    });
    match collected {
        Ok((said, status)) => {
            said.iter().try_for_each(|line| writeln!(terminal.err, "{line}"))?;
            Ok(status)
        }
        Err(error) => terminal.complain(&error).map(|()| error.status),
    }
}

/// Writes what the device gave; the result is what there is to say.
fn collect(
    arguments: &ExposeArguments,
    function: &Function,
    mapping: &Mapping,
) -> Result<(Vec<String>, Status), SpellingError> {
    let cast = arguments.run.cast.then(|| arguments.run.policies.numerics());
    let load = |given: &[String], function: &Function, flag: &str| {
        let parse = |text: &String| Expectation::parse(text).map_err(|error| error.at(flag));
        let given = given.iter().map(parse).collect::<Result<Vec<_>, _>>()?;
        let given: Vec<_> = given.into_iter().map(|it| it.with_cast(cast)).collect();
        tensors(function, &given, flag)
    };
    let results = load(&arguments.collect, function, "--collect")?;
    let own = mapping.results.len();
    let further: Option<Vec<Tensor>> = results[own..].iter().cloned().collect();
    let further = further.ok_or_else(|| {
        let count = results.len();
        usage(format!("--collect: all {count} results are needed, in order"))
    })?;
    let values = exposed_values(&mapping.further, &further)
        .map_err(|message| usage(format!("--collect: {message}")))?;
    let named = mapping.results.iter().zip(&results);
    let named = named.filter_map(|(name, tensor)| Some((name.clone()?, tensor.clone()?)));
    let all: Vec<(String, Tensor)> = values.into_iter().chain(named).collect();
    let count = write(&arguments.output, &mapping.program, &all)?;
    let mut said = vec![format!(
        "wrote {}: {}; judge them by: shlo-interp compare {} --input … --dumps {}",
        arguments.output.display(),
        counted(count, "value"),
        mapping.program,
        arguments.output.display()
    )];
    if arguments.unexposed.is_empty() {
        return Ok((said, Status::Fine));
    }
    let mut before = function.clone();
    before.ty.results.truncate(own);
    before.result_attributes.truncate(own);
    let unexposed = load(&arguments.unexposed, &before, "--unexposed")?;
    let (line, status) = same_results(&results[..own], &unexposed);
    said.push(line);
    Ok((said, status))
}

/// The values that are given for the results of a function; `None` for one that is left out, or that is no tensor.
fn tensors(
    function: &Function,
    given: &[Expectation],
    flag: &str,
) -> Result<Vec<Option<Tensor>>, SpellingError> {
    let process = ProcessId { replica: 0, partition: 0 };
    let places = in_result_order(function, given, process, flag)?;
    let load = |(place, ty): (&Option<Expectation>, &Type)| {
        let spelled = place.as_ref().and_then(Expectation::spelled);
        let (Some(spelled), Type::Tensor(ty)) = (spelled, ty) else { return Ok(None) };
        spelled.load(ty).map(Some).map_err(|error| error.at(flag))
    };
    places.iter().zip(&function.ty.results).map(load).collect()
}

/// Writes values into a directory as a trace does, each name once; the result is their number.
fn write(
    directory: &Path,
    program: &str,
    values: &[(String, Tensor)],
) -> Result<usize, SpellingError> {
    let mut probes = ProbeHost::new(Some(directory.to_path_buf()));
    let mut written = HashSet::new();
    // where an op stands is not known here
    let origin = Origin { place: format!("{program}:0:0"), location: String::new() };
    for (name, tensor) in values.iter().filter(|(name, _)| written.insert(name.clone())) {
        probes.save(name, &origin, tensor).map_err(|error| SpellingError {
            message: format!("--output: {error}"),
            status: Status::Io,
        })?;
    }
    Ok(values.iter().map(|(name, _)| name).collect::<HashSet<_>>().len())
}

/// Whether results are the same bits with and without exposure.
fn same_results(with: &[Option<Tensor>], without: &[Option<Tensor>]) -> (String, Status) {
    for (number, pair) in with.iter().zip(without).enumerate() {
        let (Some(with), Some(without)) = pair else { continue };
        if let Err(found) = compare(with, without, Rule::Bitwise) {
            let line = format!(
                "result {} is not what it is without the further results, so that a fault may be in what the compiler \
                 makes of both: {found}",
                number + 1
            );
            return (line, Status::CheckFailed);
        }
    }
    (
        "the program's own results are the same bits with and without the further results".into(),
        Status::Fine,
    )
}
