//! The functions of a test run as `shlo-interp run` runs them, and what they print is kept.

use std::cell::RefCell;
use std::collections::HashSet;
use std::io::{self, Write};
use std::rc::Rc;
use std::time::Instant;

use crate::cli::observer::Observer;
use crate::cli::output::Output;
use crate::cli::run::{Request, run_program};
use crate::cli::terminal::{Status, Terminal};
use crate::diagnostic::LineTable;
use crate::engine::machine::Engine;
use crate::ir::{Attribute, Attributes, Function, Item, Module, Op, Region};
use crate::program::Program;
use crate::runner::functions::{Ran, RanFunction};
use crate::runner::report::{Case, Kind};

/// Runs the functions of a program that `shlo-interp` runs, and every other function that has a `check` op
/// and that nothing refers to; `wants` chooses among them by name.
///
/// # Errors
///
/// A directory for probes could not be made.
pub fn run_functions(program: &Program, wants: &dyn Fn(&str) -> bool) -> io::Result<Ran> {
    run_functions_by(Engine::Fast, program, wants)
}

/// Runs the functions that [`run_functions`] runs, by the given engine.
///
/// # Errors
///
/// A directory for probes could not be made.
pub fn run_functions_by(
    engine: Engine,
    program: &Program,
    wants: &dyn Fn(&str) -> bool,
) -> io::Result<Ran> {
    let source = program.source();
    let probes = tempfile::tempdir()?;
    let (out, err) = (Capture::default(), Capture::default());
    let mut observer = Watch {
        wants,
        lines: LineTable::new(&source.text),
        text: &source.text,
        out: out.clone(),
        err: err.clone(),
        began: Instant::now(),
        functions: Vec::new(),
        about_program: String::new(),
    };
    let (mut to_out, mut to_err) = (out, err.clone());
    let mut terminal = Terminal {
        out: &mut to_out,
        err: &mut to_err,
        color: false,
        complaints: None,
        ranks: None,
    };
    let request = Request::of_test(probes.path(), engine);
    let status = run_program(program, &request, &mut terminal, &mut observer)?;
    observer.about_program += &err.take();
    let nothing_chosen = observer.functions.is_empty() && status == Status::Rejected;
    if nothing_chosen && observer.about_program.contains("has nothing to run") {
        return Ok(Ran {
            functions: Vec::new(),
            status: Status::Fine,
            about_program: String::new(),
        });
    }
    Ok(Ran { functions: observer.functions, status, about_program: observer.about_program })
}

/// A buffer that one place writes and another reads.
#[derive(Debug, Clone, Default)]
struct Capture(Rc<RefCell<Vec<u8>>>);

impl Capture {
    fn take(&self) -> String {
        String::from_utf8_lossy(&std::mem::take(&mut *self.0.borrow_mut())).into_owned()
    }
}

impl Write for Capture {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Output for Capture {
    fn as_is(&mut self) -> &mut dyn Write {
        self
    }
}

/// The observer that chooses the functions to run and records the outcome of each.
struct Watch<'a> {
    wants: &'a dyn Fn(&str) -> bool,
    lines: LineTable,
    text: &'a str,
    out: Capture,
    err: Capture,
    began: Instant,
    functions: Vec<RanFunction>,
    about_program: String,
}

impl Watch<'_> {
    fn case(&self, function: &Function) -> Case {
        let line = self.lines.place(self.text, function.span.start).line;
        Case::new(function.name.as_str(), Kind::Function, line)
    }
}

impl Observer for Watch<'_> {
    fn choose<'m>(&mut self, module: &'m Module, entries: Vec<&'m Function>) -> Vec<&'m Function> {
        let mut referenced = HashSet::new();
        collect_symbols(&module.items, &mut referenced);
        let mut chosen: Vec<&Function> = Vec::new();
        for function in module.functions().filter(|function| function.body.is_some()) {
            let is_entry = entries.iter().any(|entry| entry.name == function.name);
            let checks = function.body.as_ref().is_some_and(has_check);
            let is_test = is_entry || (checks && !referenced.contains(&function.name));
            if !is_test || !(self.wants)(&function.name) {
                continue;
            }
            if function.ty.inputs.iter().all(|ty| *ty == crate::ir::Type::Token) {
                chosen.push(function);
            } else if checks {
                let case = self.case(function).failed(
                    "its checks are not carried out: it takes arguments, and no function calls it; \
                     give them in a RUN line: // RUN: shlo-interp %s --function NAME --input V",
                );
                self.functions.push(RanFunction { case, printed: String::new() });
            }
        }
        chosen
    }

    fn begins(&mut self, _function: &Function, _terminal: &mut Terminal<'_>) -> io::Result<()> {
        self.about_program += &self.err.take();
        self.began = Instant::now();
        Ok(())
    }

    fn ended(
        &mut self,
        function: &Function,
        status: Status,
        checks: u64,
        terminal: &mut Terminal<'_>,
    ) -> io::Result<()> {
        terminal.out.flush()?;
        let mut case = self.case(function);
        case.seconds = self.began.elapsed().as_secs_f64();
        case.checks = checks;
        let complaints = self.err.take();
        if status != Status::Fine {
            let nothing_said = complaints.trim().is_empty();
            let status = format!("it ended with exit status {}", status as u8);
            case.fail(if nothing_said { &status } else { &complaints });
        }
        self.functions.push(RanFunction { case, printed: self.out.take() });
        Ok(())
    }
}

/// Whether a region has a `check` op, nested ones included.
pub fn has_check(region: &Region) -> bool {
    let is_check =
        |op: &Op| op.full_name().starts_with("check.") || op.regions.iter().any(has_check);
    region.blocks.iter().flat_map(|block| &block.ops).any(is_check)
}

/// The last name of every symbol that ops of a module refer to.
fn collect_symbols(items: &[Item], symbols: &mut HashSet<String>) {
    for item in items {
        match item {
            Item::Function(function) => {
                function.body.iter().for_each(|body| symbols_of_region(body, symbols));
            }
            Item::Module(module) => collect_symbols(&module.items, symbols),
            Item::Other(..) => {}
        }
    }
}

fn symbols_of_region(region: &Region, symbols: &mut HashSet<String>) {
    for op in region.blocks.iter().flat_map(|block| &block.ops) {
        symbols_of_attributes(&op.properties, symbols);
        symbols_of_attributes(&op.attributes, symbols);
        op.regions.iter().for_each(|region| symbols_of_region(region, symbols));
    }
}

fn symbols_of_attributes(attributes: &Attributes, symbols: &mut HashSet<String>) {
    attributes.values().for_each(|attribute| symbols_of(attribute, symbols));
}

fn symbols_of(attribute: &Attribute, symbols: &mut HashSet<String>) {
    match attribute {
        Attribute::Symbol(path) => symbols.extend(path.last().cloned()),
        Attribute::Array(items) => items.iter().for_each(|item| symbols_of(item, symbols)),
        Attribute::Dictionary(items) => symbols_of_attributes(items, symbols),
        _ => {}
    }
}
