//! `--define-type`: formats that the command line defines, before any other argument is read.

use std::ffi::OsString;
use std::path::Path;

use super::terminal::Status;
use crate::access::{self, Refusal};
use crate::numeric::FloatFormat;
use crate::numeric::table_format::Ties;

const FLAG: &str = "--define-type";

/// Defines the formats of every `--define-type` among the arguments, since the values of other flags may name
/// them. An error is a message and the exit status.
pub fn define_types(arguments: &[OsString]) -> Result<(), Refusal> {
    let mut arguments = arguments.iter().skip(1).map(|argument| argument.to_string_lossy());
    while let Some(argument) = arguments.next() {
        let definition = match argument.strip_prefix(FLAG) {
            _ if argument == "--" => return Ok(()),
            Some("") => match arguments.next() {
                Some(value) => value.into_owned(),
                // the parser of arguments says that a value is missing
                None => return Ok(()),
            },
            Some(rest) => match rest.strip_prefix('=') {
                Some(value) => value.to_string(),
                None => continue,
            },
            None => continue,
        };
        define(&definition).map_err(|refusal| refusal.at(FLAG))?;
    }
    Ok(())
}

/// Defines a format from `NAME=exponent:4,mantissa:3,…` or `NAME=@table.csv`.
fn define(definition: &str) -> Result<&'static FloatFormat, Refusal> {
    let usage = |message: String| Refusal::new(message, Status::Usage);
    let Some((name, parameters)) = definition.split_once('=') else {
        return Err(usage(format!(
            "`{definition}` is not NAME=exponent:4,mantissa:3,… or NAME=@table.csv"
        )));
    };
    let (name, parameters) = (name.trim(), parameters.trim());
    let Some(path) = parameters.strip_prefix('@') else {
        return FloatFormat::define(name, parameters).map_err(|error| usage(error.to_string()));
    };
    let (path, ties) = match path.rsplit_once(",ties:") {
        None => (path, Ties::EvenCode),
        Some((path, "even")) => (path, Ties::EvenCode),
        Some((path, "away")) => (path, Ties::Away),
        Some((_, other)) => {
            return Err(usage(format!(
                "type `{name}` cannot be defined: ties: `{other}` is none of even, away"
            )));
        }
    };
    let lines = access::read_text(Path::new(path)).map_err(|error| {
        Refusal::new(format!("type `{name}`: cannot read {path}: {error}"), Status::Io)
    })?;
    FloatFormat::define_table(name, &lines, ties)
        .map_err(|error| usage(format!("{error} ({path})")))
}
