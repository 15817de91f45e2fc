//! The forms in which `print` writes a program, and where it writes them.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;
use std::str::FromStr;

use super::print::PrintArguments;
use super::terminal::{Ended, Status, Terminal};
use crate::access::write_whole;
use crate::bytecode::versions::NEWEST_BYTECODE;
use crate::bytecode::write::{Binary, write};
use crate::diagnostic::Source;
use crate::ir::Module;
use crate::program::forms;
use crate::syntax::print::{Style, print_module};

/// A form in which a program is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Emit(Form);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// MLIR text.
    Text,
    /// Bytecode or an artifact.
    Binary(Binary),
}

impl FromStr for Emit {
    type Err = String;

    /// Reads `text`, `bytecode`, `bytecode=6`, `artifact` or `artifact=1.15.0`.
    fn from_str(text: &str) -> Result<Emit, String> {
        let (form, version) = match text.split_once('=') {
            Some((form, version)) => (form, Some(version)),
            None => (text, None),
        };
        match (form, version) {
            ("text", None) => Ok(Emit(Form::Text)),
            ("bytecode", None) => Ok(Emit(Form::Binary(Binary::Bytecode(NEWEST_BYTECODE)))),
            ("bytecode", Some(version)) => {
                // what is not a number is a version that there is not
                let version = version.parse().unwrap_or(u64::MAX);
                Ok(Emit(Form::Binary(forms::bytecode_of(Some(version))?)))
            }
            ("artifact", version) => Ok(Emit(Form::Binary(forms::artifact_of(version)?))),
            _ => {
                Err("expected text, bytecode, bytecode=VERSION, artifact or artifact=VERSION"
                    .into())
            }
        }
    }
}

/// Writes modules in the form that was asked for.
pub(super) fn emit(
    modules: &[Module],
    source: &Source,
    arguments: &PrintArguments,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let output = arguments.output.as_deref();
    match arguments.emit.0 {
        Form::Text => {
            let style = if arguments.generic { Style::Generic } else { Style::Short };
            let texts: Vec<_> = modules.iter().map(|module| print_module(module, style)).collect();
            let text = texts.join("\n// -----\n\n");
            deliver(output, terminal, |out| out.write_all(text.as_bytes()))
        }
        Form::Binary(binary) => {
            let [module] = modules else {
                let count = modules.len();
                let message = format!(
                    "bytecode holds one module, and {} has {count}: write each to a file of its own",
                    source.name
                );
                return terminal.complain(message).map(|()| Status::Usage);
            };
            if output.is_none() && io::stdout().is_terminal() {
                let message = "bytecode is not written to a terminal: \
                    name a file (-o FILE), or redirect the output";
                return terminal.complain(message).map(|()| Status::Usage);
            }
            match write(module, binary) {
                Ok(bytes) => deliver(output, terminal, |out| bytes.write_to(out)),
                Err(diagnostic) => terminal.report(&diagnostic, source).map(|()| Status::Rejected),
            }
        }
    }
}

/// Writes bytes to a file, or to standard output.
fn deliver(
    output: Option<&Path>,
    terminal: &mut Terminal<'_>,
    content: impl Fn(&mut dyn Write) -> io::Result<()>,
) -> Ended {
    let Some(path) = output else { return content(terminal.out.as_is()).map(|()| Status::Fine) };
    let written = write_whole(path, |file| {
        let mut file = BufWriter::new(file);
        content(&mut file)?;
        file.flush()
    });
    match written {
        Ok(()) => Ok(Status::Fine),
        Err(error) => {
            let message = format!("cannot write {}: {error}", path.display());
            terminal.complain(message).map(|()| Status::Io)
        }
    }
}
