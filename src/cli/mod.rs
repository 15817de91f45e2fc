//! The command line: one file a subcommand, and what they share.

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

pub mod arguments;
mod block;
mod check;
pub mod convert;
mod definitions;
pub mod explain;
mod files;
pub mod formats;
pub mod observer;
mod pack;
mod print;
mod processes;
mod progress;
pub mod run;
mod spelling;
pub mod tables;
pub mod terminal;
mod timing;

use crate::kernels::parallel;
use arguments::{Arguments, Color, Command};
use terminal::{Ended, Status, Terminal, wants_color};

use crate::cpu;

/// Runs the program with these arguments, the program's name first.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments = arguments::with_two_dashes(arguments);
    if let Err((message, status)) = definitions::define_types(&arguments) {
        eprintln!("error: {message}");
        return status.into();
    }
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => {
            let status = if error.use_stderr() { Status::Usage } else { Status::Fine };
            let _ = error.print();
            return status.into();
        }
    };
    if let Err(message) = cpu::check_variable() {
        eprintln!("error: {message}");
        return Status::Usage.into();
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let mut err = io::stderr().lock();
    let color = wants_color(chosen_color(&arguments));
    let mut terminal = Terminal { out: &mut out, err: &mut err, color };
    let ended = start(&arguments, &mut terminal).and_then(|status| out.flush().map(|()| status));
    match ended {
        Ok(status) => status.into(),
        // Whoever read our output has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Fine.into(),
        Err(error) => {
            let _ = writeln!(err, "error: cannot write the output: {error}");
            Status::Io.into()
        }
    }
}

/// Starts the threads, this one among them, and does what is asked.
fn start(arguments: &Arguments, terminal: &mut Terminal<'_>) -> Ended {
    let threads = match &arguments.command {
        None => arguments.run.measuring.threads,
        Some(Command::Run(arguments)) => arguments.measuring.threads,
        Some(_) => None,
    };
    match parallel::use_threads(threads.map(usize::from)) {
        Ok(()) => dispatch(arguments, terminal),
        Err(error) => terminal.complain(format!("--threads: {error}")).map(|()| Status::Usage),
    }
}

fn dispatch(arguments: &Arguments, terminal: &mut Terminal<'_>) -> Ended {
    match &arguments.command {
        None => run::run(&arguments.run, terminal),
        Some(Command::Run(arguments)) => run::run(arguments, terminal),
        Some(Command::Check(arguments)) => check::check(arguments, terminal),
        Some(Command::Print(arguments)) => print::print(arguments, terminal),
        Some(Command::Convert(arguments)) => convert::run(arguments, terminal),
        Some(Command::Ops(arguments)) => tables::ops(arguments, terminal),
        Some(Command::Formats(arguments)) => formats::formats(arguments, terminal),
        Some(Command::Quantize(arguments)) => block::quantize(arguments, terminal),
        Some(Command::Dequantize(arguments)) => block::dequantize(arguments, terminal),
        Some(Command::Pack(arguments)) => pack::pack(arguments, terminal),
        Some(Command::Explain(arguments)) => explain::run(arguments, terminal),
    }
}

fn chosen_color(arguments: &Arguments) -> Color {
    match &arguments.command {
        None => arguments.run.common.color,
        Some(Command::Run(arguments)) => arguments.common.color,
        Some(Command::Check(arguments)) => arguments.common.color,
        Some(Command::Print(arguments)) => arguments.common.color,
        Some(Command::Convert(arguments)) => arguments.common.color,
        Some(Command::Ops(arguments)) => arguments.common.color,
        Some(Command::Formats(arguments)) => arguments.common.color,
        Some(Command::Quantize(arguments)) => arguments.common.color,
        Some(Command::Dequantize(arguments)) => arguments.common.color,
        Some(Command::Pack(arguments)) => arguments.common.color,
        Some(Command::Explain(arguments)) => arguments.common.color,
    }
}
