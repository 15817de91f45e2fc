//! The modules of a file and the functions of them that run.

use std::sync::Arc;

use super::super::findings::Findings;
use super::super::observer::Observer;
use super::super::terminal::{Status, Terminal};
use super::Request;
use crate::diagnostic::{Source, closest, listed_symbols};
use crate::ir::{Function, Item, Module, Visibility};
use crate::program::Program;
use crate::values::elided::{self, StandIn};

/// A module of the file and the functions of it that are to run.
pub struct Unit {
    pub module: Arc<Module>,
    pub functions: Vec<String>,
    /// Whether this is the first unit of its chunk of the file.
    pub starts_chunk: bool,
}

/// The units of a program. If a part of it is not valid, that is reported and the status says so.
pub fn load_units(
    program: &Program,
    request: &Request,
    findings: &mut Findings,
    terminal: &mut Terminal<'_>,
    observer: &mut dyn Observer,
) -> std::io::Result<(Vec<Unit>, Status)> {
    let source = program.source();
    let mut status = Status::Fine;
    let mut units = Vec::new();
    let parts = match program.parts() {
        Ok(parts) => parts,
        Err(diagnostic) => {
            findings.report_all(&[diagnostic], source, terminal)?;
            return Ok((units, Status::Rejected));
        }
    };
    for part in parts {
        match program.load(part) {
            Ok(mut loaded) => {
                findings.report_all(&loaded.warnings, source, terminal)?;
                if let Err(message) = fill_elided(&mut loaded.module, request.elided, terminal)? {
                    findings.complain(format!("--elided: {message}"), terminal)?;
                    return Ok((units, Status::Usage));
                }
                collect_units(&loaded.module, request, true, observer, &mut units);
            }
            Err(diagnostics) => {
                findings.report_all(&diagnostics, source, terminal)?;
                status = Status::Rejected;
            }
        }
    }
    Ok((units, status))
}

/// Gives elided constants the values that the command line asks for, and prints how many there were.
fn fill_elided(
    module: &mut Arc<Module>,
    stand_in: Option<StandIn>,
    terminal: &mut Terminal<'_>,
) -> std::io::Result<Result<(), String>> {
    let Some(stand_in) = stand_in else { return Ok(Ok(())) };
    match elided::fill(Arc::make_mut(module), stand_in) {
        Ok(0) => Ok(Ok(())),
        Ok(count) => {
            let constants = if count == 1 { "constant was" } else { "constants were" };
            let message = format!("{count} {constants} elided: --elided stands for the values");
            writeln!(terminal.err, "warning: {message}").map(Ok)
        }
        Err(message) => Ok(Err(message)),
    }
}

/// A unit for the module and for each module nested in it.
fn collect_units(
    module: &Arc<Module>,
    request: &Request,
    starts_chunk: bool,
    observer: &mut dyn Observer,
    units: &mut Vec<Unit>,
) {
    let functions = observer.choose(module, entries(module, request.function.as_deref()));
    let functions = functions.into_iter().map(|function| function.name.clone()).collect();
    units.push(Unit { module: Arc::clone(module), functions, starts_chunk });
    for item in &module.items {
        if let Item::Module(nested) = item {
            collect_units(&Arc::new(nested.clone()), request, false, observer, units);
        }
    }
}

/// The functions of a module that run: the named function, else `main`, else the only function, else every
/// public function without arguments.
pub fn entries<'m>(module: &'m Module, name: Option<&str>) -> Vec<&'m Function> {
    if let Some(name) = name {
        return module.function(name).into_iter().collect();
    }
    if let Some(main) = module.function("main") {
        return vec![main];
    }
    let functions: Vec<&Function> =
        module.functions().filter(|function| function.body.is_some()).collect();
    if functions.len() == 1 {
        return functions;
    }
    let runs = |function: &&Function| {
        function.visibility == Visibility::Public && function.ty.inputs.is_empty()
    };
    functions.into_iter().filter(runs).collect()
}

/// The message that no function of a program runs.
pub fn nothing_ran(source: &Source, units: &[Unit], request: &Request) -> String {
    let functions = units.iter().flat_map(|unit| unit.module.functions());
    let names: Vec<&str> = functions.map(|function| function.name.as_str()).collect();
    match &request.function {
        Some(name) => no_function(source, &names, name),
        None if names.is_empty() => {
            format!("{} has nothing to run: there is no function in it", source.name)
        }
        None => format!(
            "{} has nothing to run: no function @main, no single function, and no public function \
             without arguments; choose one of {} by --function",
            source.name,
            listed_symbols(&names)
        ),
    }
}

/// The message that a program lacks a function, with the names of those that it has.
pub fn no_function(source: &Source, names: &[&str], name: &str) -> String {
    let source = &source.name;
    match closest(name, names.iter().copied()) {
        _ if names.is_empty() => format!("{source} has no function @{name}: it has none at all"),
        None => format!("{source} has no function @{name}; it has {}", listed_symbols(names)),
        Some(meant) if names.len() == 1 => {
            format!("{source} has no function @{name}: did you mean @{meant}, its only one?")
        }
        Some(meant) => format!(
            "{source} has no function @{name}: did you mean @{meant}? It has {}",
            listed_symbols(names)
        ),
    }
}
