//! The command line: a file for each subcommand, and the files that subcommands share.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

mod about;
mod advice;
mod arguments;
mod block;
mod block_arguments;
mod bundle;
mod check;
pub(crate) mod command;
mod compare;
mod conformance;
mod convert;
mod definitions;
mod emit;
mod explain;
mod expose;
mod extract;
mod findings;
pub mod formats;
mod generate;
mod hints;
mod host;
mod identify;
mod in_memory;
mod numerics;
pub(crate) mod observer;
mod out_of_memory;
mod output;
mod pack;
mod print;
mod progress;
mod ranks;
mod reduce;
mod results;
pub(crate) mod run;
mod saved_model;
mod subcommand;
mod subject;
pub mod tables;
pub mod terminal;
mod test;
mod timing;
mod tracing;

use crate::access::Refusal;
use crate::hardware::parallel;
use arguments::Color;
use command::Arguments;
use output::{Output, Printable};
use subcommand::Subcommand;
use terminal::{Ended, Status, Terminal, wants_color};

pub use crate::packs::function::BackendFunction;
pub use in_memory::{InMemory, ProgramBytes};
pub use out_of_memory::end_without_memory;
pub use test::functions::{run_functions, run_functions_by};

pub use crate::access::own_program::set_own_program;
use crate::diagnostic::closest;
use crate::hardware::cpu;
use crate::paths::{self, Path, UnknownPath};
use crate::ranks::Ranks;

/// Runs the command line of these arguments, of which the first is the program's name, in a process of its own.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    run(arguments).into()
}

/// Runs the command line of these arguments, of which the first is the program's name. It writes to the standard
/// output and the standard error of the process. The result is the exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let arguments = command::with_two_dashes(arguments);
    let (mut out, mut err) = (output::standard_output(), output::standard_error());
    let mut ranks = ranks::start(&arguments);
    let status = match &mut ranks {
        Ok(None) => start(&arguments, Streams(&mut out, &mut err), Process::Own, None),
        Ok(Some(ranks)) if ranks.rank() == 0 => {
            start(&arguments, Streams(&mut out, &mut err), Process::Own, Some(ranks))
        }
        // what the ranks have to say, rank 0 says
        Ok(Some(ranks)) => {
            let silent = Streams(&mut io::sink(), &mut io::sink());
            start(&arguments, silent, Process::Own, Some(ranks))
        }
        Err(message) => {
            let written = writeln!(err, "error: {message}");
            written.map_or(Status::Io, |()| Status::Usage)
        }
    };
    let written = out.finish();
    if let Err(error) = &written {
        let _ = writeln!(err, "error: cannot write the output: {error}");
    }
    let status = match written.and(err.finish()) {
        Ok(()) => status,
        Err(_) => status.max(Status::Io),
    };
    match ranks {
        Ok(Some(mut ranks)) => ranks.end(status as u8),
        _ => status as u8,
    }
}

/// What a command wrote, and how it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Captured {
    /// The exit status.
    pub status: u8,
    /// What the command wrote to standard output.
    pub out: Vec<u8>,
    /// What the command wrote to standard error, without colour.
    pub err: Vec<u8>,
}

/// Runs the command line of these arguments, of which the first is the program's name, and keeps what it writes. A
/// command that sets the number of threads uses those that there are.
///
/// ```
/// let command = ["shlo-interp", "convert", "464.5", "--from", "f32", "--to", "f8E4M3FN"];
/// let captured = shlo_interp::command_line::capture(command.map(Into::into));
/// assert_eq!((captured.status, captured.err), (0, vec![]));
/// assert!(String::from_utf8(captured.out)?.contains("0x7F"));
/// # Ok::<(), std::string::FromUtf8Error>(())
/// ```
pub fn capture(arguments: impl IntoIterator<Item = OsString>) -> Captured {
    capture_with(arguments, InMemory::default())
}

/// As [`capture`], with a program, tensors or a backend in memory, in the place of files and commands that the words name.
///
/// ```
/// use shlo_interp::Tensor;
/// use shlo_interp::command_line::{InMemory, capture_with};
///
/// let tensor = |numbers: &[f64]| Tensor::from_f64s("f32".parse().unwrap(), &[2], numbers).unwrap();
/// let (actual, expected) = (vec![tensor(&[1.0, 2.0])], Some(tensor(&[1.0, 3.0])));
/// let command = ["shlo-interp", "compare", "theirs", "ours"];
/// let given = InMemory { actual, expected, ..InMemory::default() };
/// assert_eq!(capture_with(command.map(Into::into), given).status, 1);
/// ```
pub fn capture_with(arguments: impl IntoIterator<Item = OsString>, given: InMemory) -> Captured {
    let arguments = command::with_two_dashes(arguments);
    let (mut out, mut err) = (Vec::new(), Vec::new());
    if ranks::are_wanted(&arguments) {
        let err = b"error: --mpi: mpirun starts each rank as a process of its own\n".to_vec();
        return Captured { status: Status::Usage as u8, out, err };
    }
    let process = Process::Shared(Box::new(given));
    let status = start(&arguments, Streams(&mut out, &mut err), process, None);
    Captured { status: status as u8, out, err }
}

/// The process in which a command runs.
#[derive(Debug)]
enum Process {
    /// The command is all that the process does.
    Own,
    /// The process does other things, too, by the same threads, and gives the command what is in its memory.
    Shared(Box<InMemory>),
}

/// Standard output and standard error.
struct Streams<'o>(&'o mut dyn Output, &'o mut dyn Output);

/// Reads the arguments, and runs the subcommand.
fn start(
    arguments: &[OsString],
    Streams(out, err): Streams<'_>,
    process: Process,
    mut ranks: Option<&mut Ranks>,
) -> Status {
    let agreed = ranks.as_deref_mut().map(|ranks| ranks::check_arguments(ranks, arguments));
    let (out, err) = (&mut Printable(out), &mut Printable(err));
    let mut terminal = Terminal { out, err, color: false, complaints: None, ranks };
    if let Some(Err(Refusal { message, status })) = agreed {
        return terminal.refuse(message, status);
    }
    if let Err(Refusal { message, status }) = definitions::define_types(arguments) {
        return terminal.refuse(message, status);
    }
    let mut arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => return help_or_usage(arguments, &error, &mut terminal),
    };
    if let Err(message) = cpu::check_variable().and_then(|()| paths_left_out()) {
        return terminal.refuse(message, Status::Usage);
    }
    let no_program = match &arguments.command {
        None => arguments.run.program.as_deref().and_then(advice::no_program),
        Some(_) => None,
    };
    let color = arguments.color;
    let subcommand = arguments.subcommand();
    let ready = match process {
        Process::Own => {
            terminal.color = wants_color(color);
            use_threads(subcommand.threads(), &mut terminal)
        }
        Process::Shared(given) => match take(subcommand, *given) {
            Ok(()) => Ok(Status::Fine),
            Err(message) => Ok(terminal.refuse(message, Status::Usage)),
        },
    };
    let ended = ready.and_then(|status| match (status, no_program) {
        (Status::Fine, Some(message)) => terminal.complain(message).map(|()| Status::Usage),
        (Status::Fine, None) => match subcommand.json_object() {
            Some(name) => terminal.end_as_json(name, |terminal| subcommand.run(terminal)),
            None => subcommand.run(&mut terminal),
        },
        (status, _) => Ok(status),
    });
    ended.unwrap_or(Status::Io)
}

/// Hands what is in memory to a subcommand.
///
/// # Errors
///
/// That the subcommand takes no such thing.
fn take(subcommand: &mut dyn Subcommand, mut given: InMemory) -> Result<(), String> {
    subcommand.take(&mut given)?;
    match given.first() {
        Some(what) => Err(format!("this command takes {what} from files alone, not from memory")),
        None => Ok(()),
    }
}

/// Leaves out the fast paths that the environment names.
fn paths_left_out() -> Result<(), String> {
    match paths::from_variable() {
        Ok(paths) => {
            paths::leave_out(paths);
            Ok(())
        }
        Err(UnknownPath(name)) => {
            let names = || Path::ALL.iter().map(|path| path.name()).chain([paths::ALL]);
            let meant = closest(&name, names());
            let meant = meant.map_or(String::new(), |meant| format!(": did you mean '{meant}'?"));
            let all = names().collect::<Vec<_>>().join(", ");
            let variable = paths::VARIABLE;
            Err(format!("{variable} has '{name}', which is no path{meant}; the paths are {all}"))
        }
    }
}

/// Prints the help or version that the arguments ask for, or the error in the arguments.
fn help_or_usage(
    arguments: &[OsString],
    error: &clap::Error,
    terminal: &mut Terminal<'_>,
) -> Status {
    if let Some(text) = advice::instead_of(arguments, error) {
        return match write!(terminal.err, "{text}") {
            Ok(()) => Status::Usage,
            Err(_) => Status::Io,
        };
    }
    let text = error.render();
    let (output, status) = match error.use_stderr() {
        true => (&mut *terminal.err, Status::Usage),
        false => (&mut *terminal.out, Status::Fine),
    };
    let colored = match error.use_stderr() {
        true => wants_color(Color::Auto),
        false => anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never,
    };
    let written = match colored {
        true => write!(output.as_is(), "{}", text.ansi()),
        false => write!(output, "{text}"),
    };
    if written.is_err() { Status::Io } else { status }
}

/// Starts the threads of the pool, which include this one: as many as the user asks for.
fn use_threads(asked: Option<u16>, terminal: &mut Terminal<'_>) -> Ended {
    let asked = asked.map(usize::from);
    let most = parallel::most_threads();
    if let Some(asked) = asked.filter(|&asked| asked > most) {
        writeln!(
            terminal.err,
            "warning: --threads {asked}: {most} threads are used, the most for this machine's \
             processors; the results are the same"
        )?;
    }
    let asked = match (asked, &terminal.ranks) {
        // the ranks of one machine share its processors
        (None, Some(ranks)) => Some((parallel::processors() / ranks.neighbours()).max(1)),
        (asked, _) => asked.map(|asked| asked.min(most)),
    };
    match parallel::use_threads(asked) {
        Ok(()) => Ok(Status::Fine),
        Err(error) => Ok(terminal.refuse(format!("--threads: {error}"), Status::Usage)),
    }
}
