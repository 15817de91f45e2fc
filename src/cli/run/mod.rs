//! `shlo-interp run`: parse, verify, choose what to run, run it, print or compare.

mod arguments;
mod ended;
mod function;
mod request;
mod units;

use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::arguments::Format;
use super::compare::Pages;
use super::findings::Findings;
use super::hints::{self, Hints};
use super::observer::Observer;
use super::ranks;
use super::saved_model::SavedModel;
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal, read_program};
use super::timing::{self, Times};
use super::tracing::Tracer;
use crate::access::Refusal;
use crate::diagnostic::Source;
use crate::engine::machine::profile::Profile;
use crate::ops;
use crate::program::Program;
use crate::values::device_files::DeviceFiles;
use crate::values::probes::ProbeHost;
use crate::values::result_files::ResultFiles;
use function::Run;
use units::{Unit, load_units, nothing_ran};

pub use arguments::RunArguments;
pub use request::Request;
pub use units::{entries, no_function};

impl Subcommand for RunArguments {
    fn threads(&self) -> Option<u16> {
        self.measuring.threads
    }

    /// The subcommand.
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let path = self.program.as_deref().unwrap_or(Path::new("-"));
        if let Some(message) = terminal.ranks.as_ref().and_then(|_| ranks::refused(self)) {
            return Ok(terminal.refuse(message, Status::Usage));
        }
        let read = asked(path, self)
            .and_then(|(path, request)| Ok((read_on_ranks(&path, terminal)?, request)));
        let Refusal { message, status } = match read {
            Ok((program, request)) => {
                let program = program.with_storage_only(&self.restrictions.storage_only);
                let mut hints = Hints::new(request.printing.format);
                let status = run_program(&program, &request, terminal, &mut hints)?;
                if status <= Status::CheckFailed {
                    hints::about_statements(program.source(), "a run", terminal)?;
                }
                return Ok(status);
            }
            Err(refused) => refused,
        };
        let mut findings = Findings::new(self.chosen_format() == Format::Json);
        findings.complain(message, terminal)?;
        write_rest(&mut findings, &path.display().to_string(), status, terminal)?;
        Ok(status)
    }
}

/// The file of the program and the request. The directory of a saved model has the program, and values that stand in front
/// of the inputs of the command line.
fn asked(path: &Path, arguments: &RunArguments) -> Result<(PathBuf, Request), Refusal> {
    let mut request = Request::new(arguments)?;
    let Some(model) = SavedModel::at(path)? else { return Ok((path.to_path_buf(), request)) };
    request.inputs.splice(0..0, model.values(arguments)?);
    Ok((model.program, request))
}

/// Reads the program, which all ranks need if there are some.
fn read_on_ranks(path: &Path, terminal: &mut Terminal<'_>) -> Result<Program, Refusal> {
    match terminal.ranks.as_deref_mut() {
        Some(ranks) => ranks::read_program(path, ranks),
        None => read_program(path),
    }
}

/// Prints a JSON object of the findings that belong to no function.
fn write_rest(
    findings: &mut Findings,
    program: &str,
    status: Status,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    match findings.rest(program, status) {
        Some(object) => writeln!(terminal.out, "{object}"),
        None => Ok(()),
    }
}

/// Runs all functions that a program asks for. The observer chooses among them, and hears how each ended.
pub fn run_program(
    program: &Program,
    request: &Request,
    terminal: &mut Terminal<'_>,
    observer: &mut dyn Observer,
) -> Ended {
    let mut findings = Findings::new(request.printing.format == Format::Json);
    let status = run_units(program, request, &mut findings, terminal, observer)?;
    write_rest(&mut findings, &program.source().name, status, terminal)?;
    Ok(status)
}

/// Runs the functions of a program that the request and the observer choose.
fn run_units(
    program: &Program,
    request: &Request,
    findings: &mut Findings,
    terminal: &mut Terminal<'_>,
    observer: &mut dyn Observer,
) -> Ended {
    let source = program.source();
    let began = Instant::now();
    let (mut units, mut status) = load_units(program, request, findings, terminal, observer)?;
    let parse = program.reading() + began.elapsed();
    warn_of_unknown_targets(&units, request, terminal)?;
    let count: usize = units.iter().map(|unit| unit.functions.len()).sum();
    if let Some((message, refused)) = refused(count, &units, request, source, status) {
        if let Some(message) = message {
            findings.complain(message, terminal)?;
        }
        return Ok(refused);
    }
    let is_first = terminal.ranks.as_ref().is_none_or(|ranks| ranks.rank() == 0);
    let mut tools = match Tools::new(request, &mut units, source, is_first) {
        Ok(tools) => tools,
        Err(error) => {
            findings.complain(&error, terminal)?;
            return Ok(error.status);
        }
    };
    tools.times.parse = parse;
    for unit in &units {
        if unit.starts_chunk {
            tools.host.start();
        }
        let mut run = Run {
            source,
            request,
            terminal,
            findings,
            host: &mut tools.host,
            files: tools.files.as_mut(),
            device_files: tools.device_files.as_mut(),
            tracer: tools.tracer.as_mut(),
            pages: tools.pages.as_mut(),
            times: &mut tools.times,
            profile: tools.profile.as_mut(),
            observer,
            is_one_of_several: count > 1,
        };
        status = status.max(run.unit(unit)?);
    }
    tools.end(request, source, status, findings, terminal)
}

/// Warns of meanings for custom calls that the program does not have.
fn warn_of_unknown_targets(
    units: &[Unit],
    request: &Request,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    for (target, _) in &request.custom_calls {
        if !units.iter().any(|unit| ops::targets_of(&unit.module).contains(target)) {
            let message = "the program has no custom call of target";
            writeln!(terminal.err, "warning: --custom-call: {message} @{target}")?;
        }
    }
    Ok(())
}

/// The status and the message, unless it was reported, if none of these functions is to run.
fn refused(
    count: usize,
    units: &[Unit],
    request: &Request,
    source: &Source,
    status: Status,
) -> Option<(Option<String>, Status)> {
    if count == 0 {
        let message = (status == Status::Fine).then(|| nothing_ran(source, units, request));
        return Some((message, status.max(Status::Rejected)));
    }
    if count == 1 || (request.inputs.is_empty() && request.expectations.is_empty()) {
        return None;
    }
    let message = format!(
        "{count} functions of {} run: --input, --args and --expect need --function",
        source.name
    );
    Some((Some(message), Status::Usage))
}

/// What all functions of a run share: files, measurements, the tracer.
struct Tools {
    host: ProbeHost,
    files: Option<ResultFiles>,
    device_files: Option<DeviceFiles>,
    tracer: Option<Tracer>,
    pages: Option<Pages>,
    times: Times,
    profile: Option<Profile>,
    /// Whether the profile is written as a trace.
    keeps_events: bool,
}

impl Tools {
    /// What a request asks for, ready for these units, whose constants the tracer may change. Only the first rank
    /// writes a page about the comparisons.
    fn new(
        request: &Request,
        units: &mut [Unit],
        source: &Source,
        is_first: bool,
    ) -> Result<Tools, Refusal> {
        let keeps_events = request.profile.as_deref().is_some_and(|path| !path.is_empty());
        let directory = request.output_dir.as_deref();
        let devices = request.device_dir.as_deref();
        let report = request.report.as_ref().filter(|_| is_first);
        Ok(Tools {
            host: ProbeHost::new(request.probe_dir.clone()),
            files: directory.map(|directory| ResultFiles::new(directory, request.packed)),
            device_files: devices.map(|directory| DeviceFiles::new(directory, source)),
            tracer: tracer(request, units, source)?,
            pages: report.map(|_| Pages::new(source.name.to_string())),
            times: Times::default(),
            profile: request.profile.as_ref().map(|_| Profile::new(keeps_events)),
            keeps_events,
        })
    }

    /// Writes what belongs to all functions together, after the last of them.
    fn end(
        self,
        request: &Request,
        source: &Source,
        mut status: Status,
        findings: &mut Findings,
        terminal: &mut Terminal<'_>,
    ) -> Ended {
        if let Some((pages, path)) = self.pages.zip(request.report.as_deref())
            && let Err(Refusal { message, status: failed }) = pages.write(path)
        {
            findings.complain(message, terminal)?;
            status = status.max(failed);
        }
        for name in self.tracer.iter().flat_map(Tracer::unused) {
            let message = format!("--set {name}: the run computed no such value");
            findings.warn(message, terminal)?;
        }
        terminal.out.flush()?;
        if let Some(format) = request.time {
            self.times.write(format, terminal.err)?;
        }
        match (&self.profile, &request.profile) {
            (Some(profile), Some(path)) if self.keeps_events => {
                match timing::write_trace(Path::new(path), profile, source) {
                    Ok(()) => Ok(status),
                    Err(message) => terminal.complain(message).map(|()| status.max(Status::Io)),
                }
            }
            (Some(profile), _) => {
                terminal.err.write_all(timing::profile_table(profile, source).as_bytes())?;
                Ok(status)
            }
            (None, _) => Ok(status),
        }
    }
}

/// The tracer that the command line asks for, ready for these units, whose constants it may have changed.
fn tracer(
    request: &Request,
    units: &mut [Unit],
    source: &Source,
) -> Result<Option<Tracer>, Refusal> {
    let mut tracer = Tracer::new(&request.tracing)?;
    if let Some(tracer) = &mut tracer {
        tracer.prepare(units.iter().map(|unit| &*unit.module), source)?;
        units.iter_mut().for_each(|unit| tracer.set_constants(&mut unit.module));
    }
    Ok(tracer)
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::command::Arguments;
    use crate::cli::observer::Nobody;
    use crate::program::forms::bytecode;

    #[test]
    fn the_time_of_reading_a_program_is_one_of_parsing_it() {
        let ops: String = (1..2000)
            .map(|i| format!("  %{i} = stablehlo.add %{0}, %{0} : tensor<f32>\n", i - 1))
            .collect();
        let text = format!("func.func @main(%0: tensor<f32>) {{\n{ops}  return\n}}\n");
        let module = crate::load(&Source { name: "p.mlir".into(), text: text.into() })
            .expect("a legal program")
            .module;
        // the ops of bytecode are read with the file, so that next to nothing is left to be parsed
        let program = Program::from_bytes("p.mlirbc", bytecode(&module, None).expect("its bytes"))
            .expect("a program");
        let arguments = Arguments::parse_from(["shlo-interp", "-", "--time=json", "--input=1"]);
        let Ok(request) = Request::new(&arguments.run) else { panic!("a request") };
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut terminal =
            Terminal { out: &mut out, err: &mut err, color: false, complaints: None, ranks: None };
        run_program(&program, &request, &mut terminal, &mut Nobody).expect("it ends");
        let times: serde_json::Value = serde_json::from_slice(&err).expect("one JSON object");
        let reading = program.reading().as_secs_f64() * 1e3;
        assert!(times["parse_ms"].as_f64().is_some_and(|time| time >= reading), "{times}");
    }
}
