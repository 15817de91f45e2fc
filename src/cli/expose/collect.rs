//! `expose --collect`: what a device gave for an exposed program becomes a directory of values of the other program.

use super::ExposeArguments;
use crate::access::Refusal;
use crate::cli::subject::read_module;
use crate::cli::terminal::{Ended, Status, Terminal};
use crate::diagnostic::counted;
use crate::ir::{Function, Module, Type};
use crate::ops::exchange::ProcessId;
use crate::rewrite::exposed_values;
use crate::rewrite::exposing::gathered::Gathered;
use crate::rewrite::exposing::mapping::Mapping;
use crate::rewrite::exposing::plan::{PLAN, Plan, stage_path};
use crate::rewrite::exposing::{driver, same_results, write};
use crate::tensor::Tensor;
use crate::values::expectations::{Expectation, in_result_order};
use crate::values::result_files::write_tensors;
use crate::values::spelling::usage;

/// Writes the directory.
pub fn run(arguments: &ExposeArguments, terminal: &mut Terminal<'_>) -> Ended {
    if arguments.program.is_dir() {
        return finish(collect_stages(arguments, terminal)?, terminal);
    }
    let module = match read_module(&arguments.program, terminal)? {
        Ok((_, module)) => module,
        Err(status) => return Ok(status),
    };
    let io = |message: String| Refusal { message, status: Status::Io };
    let collected = Mapping::read(&arguments.program).map_err(io).and_then(|mapping| {
        let function = exposed_function(arguments, &module, &mapping)?;
        collect(arguments, function, &mapping)
    });
    finish(collected, terminal)
}

type Collected = Result<(Vec<String>, Status), Refusal>;

/// Says what there is to say.
fn finish(collected: Collected, terminal: &mut Terminal<'_>) -> Ended {
    match collected {
        Ok((said, status)) => {
            said.iter().try_for_each(|line| writeln!(terminal.err, "{line}"))?;
            Ok(status)
        }
        Err(refusal) => terminal.give_up(refusal),
    }
}

/// The function that a mapping is about.
///
/// # Errors
///
/// The program is another one.
pub fn exposed_function<'m>(
    arguments: &ExposeArguments,
    module: &'m Module,
    mapping: &Mapping,
) -> Result<&'m Function, Refusal> {
    let count = mapping.results.len() + mapping.further.len();
    let function = module.function(&mapping.function);
    function.filter(|function| function.ty.results.len() == count).ok_or_else(|| {
        let name = arguments.program.display();
        let message =
            format!("{name} is not the program that its .expose.json is about: expose it again");
        Refusal { message, status: Status::Io }
    })
}

/// Writes what the device gave for the first stages, one value of `--collect` a stage, and the arguments of the stage after
/// them if there is one.
fn collect_stages(
    arguments: &ExposeArguments,
    terminal: &mut Terminal<'_>,
) -> std::io::Result<Collected> {
    let directory = &arguments.program;
    let io = |message: String| Refusal { message, status: Status::Io };
    let plan = match Plan::read(directory) {
        Ok(plan) => plan,
        Err(message) => return Ok(Err(io(message))),
    };
    if !arguments.unexposed.is_empty() {
        let message = "--unexposed: stages are run with the program as it was by --backend; compare results by \
                       `shlo-interp compare PROGRAM --actual V`";
        return Ok(Err(usage(message)));
    }
    if arguments.collect.len() > plan.stages.len() {
        let stages = counted(plan.stages.len(), "stage");
        let message = format!("--collect: there are {stages}, and a value each is what is taken");
        return Ok(Err(usage(message)));
    }
    let mut programs = Vec::new();
    for stage in 0..arguments.collect.len() {
        match read_module(&stage_path(directory, stage), terminal)? {
            Ok((_, module)) => programs.push(module),
            Err(status) => {
                let message = format!("stage {stage} cannot be read");
                return Ok(Err(Refusal { message, status }));
            }
        }
    }
    Ok(collect_programs(arguments, &plan, &programs))
}

fn collect_programs(
    arguments: &ExposeArguments,
    plan: &Plan,
    programs: &[std::sync::Arc<Module>],
) -> Collected {
    let io = |message: String| Refusal { message, status: Status::Io };
    let given = driver::arguments(plan, &arguments.program).map_err(io)?;
    let mut gathered = Gathered::new(plan, given);
    let cast = arguments.run.cast.then(|| arguments.run.policies.numerics());
    for (stage, (module, text)) in programs.iter().zip(&arguments.collect).enumerate() {
        let flag = format!("--collect for stage {stage}");
        let function = module.function("main").filter(|function| {
            let types = function.ty.results.iter().map(ToString::to_string);
            types.eq(plan.types(&plan.stages[stage][1]))
        });
        let function = function
            .ok_or_else(|| io(format!("stage {stage} is not what {PLAN} says: expose it again")))?;
        let parsed = Expectation::parse(text).map_err(|error| error.at(&flag))?;
        let results = tensors(function, &[parsed.with_cast(cast)], &flag)?;
        let results: Option<Vec<Tensor>> = results.into_iter().collect();
        let count = counted(plan.stages[stage][1].len(), "result");
        let results = results
            .ok_or_else(|| usage(format!("{flag}: the stage has {count}: all are needed")))?;
        gathered.take(stage, results);
    }
    let output = &arguments.output;
    let count = write(output, &plan.program, &gathered.named())?;
    let mut said = vec![driver::judge_by(output, count, &plan.program)];
    let mut status = Status::Fine;
    if let Some(parting) = gathered.parting() {
        said.push(parting.sentence());
        status = Status::CheckFailed;
    } else if let Some(next) = Some(programs.len()).filter(|next| *next < plan.stages.len()) {
        let inputs = output.join(format!("stage{next}.inputs"));
        let tensors = gathered.arguments(next).unwrap_or_default().into_iter().enumerate();
        let named = tensors.map(|(number, it)| (number.to_string(), it, None));
        write_tensors(&inputs, named).map_err(io)?;
        let program = stage_path(&arguments.program, next);
        let (inputs, program) = (inputs.display(), program.display());
        said.push(format!("stage {next} is next: run {program} on the values of {inputs}"));
    }
    Ok((said, status))
}

/// Writes what the device gave; the result is what there is to say.
fn collect(
    arguments: &ExposeArguments,
    function: &Function,
    mapping: &Mapping,
) -> Result<(Vec<String>, Status), Refusal> {
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
    let mut said = vec![driver::judge_by(&arguments.output, count, &mapping.program)];
    if arguments.unexposed.is_empty() {
        return Ok((said, Status::Fine));
    }
    let mut before = function.clone();
    before.ty.results.truncate(own);
    before.result_attributes.truncate(own);
    let unexposed = load(&arguments.unexposed, &before, "--unexposed")?;
    let (line, status) = same_results(&results[..own], &unexposed, "the further results");
    said.push(line);
    Ok((said, status))
}

/// The values that are given for the results of a function; `None` for one that is left out, or that is not a tensor.
fn tensors(
    function: &Function,
    given: &[Expectation],
    flag: &str,
) -> Result<Vec<Option<Tensor>>, Refusal> {
    let process = ProcessId { replica: 0, partition: 0 };
    let places = in_result_order(function, given, process, flag)?;
    let load = |(place, ty): (&Option<Expectation>, &Type)| {
        let spelled = place.as_ref().and_then(Expectation::spelled);
        let (Some(spelled), Type::Tensor(ty)) = (spelled, ty) else { return Ok(None) };
        spelled.load(ty).map(Some).map_err(|error| error.at(flag))
    };
    places.iter().zip(&function.ty.results).map(load).collect()
}
