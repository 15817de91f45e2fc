//! How a function's results are printed: as text, as literals, as JSON, with their names.

use std::fmt::{self, Write as _};
use std::io;

use serde_json::Value as Json;

use super::arguments::{Format, When};
use super::output::Output;
use super::terminal::{Status, TextWriter, stream};
use crate::diagnostic::printable_line;
use crate::ir::Function;
use crate::ops::exchange::ProcessId;
use crate::syntax::json;
use crate::syntax::values::{self, Extent};
use crate::tensor::Value;
use crate::values::expectations::result_names;

/// The settings by which results are printed.
#[derive(Debug, Clone, Copy, Default)]
pub struct Printing {
    pub format: Format,
    /// Whether functions and results are named in lines of comment.
    pub titles: When,
    /// Whether all of a large tensor is printed to a terminal.
    pub full: bool,
}

impl Printing {
    /// How much of a large tensor is printed to this output.
    pub fn extent(&self, out: &dyn Output) -> Extent {
        if out.is_terminal() && !self.full { Extent::Summary } else { Extent::Whole }
    }
}

/// The results of a function, or of one process of it, and how it ended.
pub struct Printed<'a> {
    pub function: &'a Function,
    /// The process, if there are several.
    pub process: Option<ProcessId>,
    /// The results, or `None` if the function did not return.
    pub results: Option<&'a [Value]>,
    /// The exit status, which includes the comparisons'.
    pub status: Status,
    /// The comparisons, for JSON.
    pub expectations: Vec<Json>,
    /// The errors and warnings, for JSON.
    pub diagnostics: Vec<Json>,
    /// Whether other functions run as well.
    pub is_one_of_several: bool,
}

impl Printed<'_> {
    /// Prints the results and, as JSON, how the function ended.
    pub fn write(&self, printing: Printing, out: &mut dyn Output) -> io::Result<()> {
        let extent = printing.extent(out);
        match (printing.format, self.results) {
            (Format::Json, _) => stream(out, |text| self.write_json(text)),
            (Format::None, _) | (_, None) => Ok(()),
            (Format::Text, Some(results)) => {
                self.write_titled(results, printing, out, |value, text| {
                    values::write_value_to(value, extent, text)
                })
            }
            (Format::Dense, Some(results)) => {
                self.write_titled(results, printing, out, |value, text| {
                    values::write_dense_value_to(value, extent, text)
                })
            }
        }
    }

    /// Writes each result on lines of its own, under a line of comment if it needs a name.
    fn write_titled(
        &self,
        results: &[Value],
        printing: Printing,
        out: &mut dyn Output,
        write: impl Fn(&Value, &mut TextWriter<'_>) -> fmt::Result,
    ) -> io::Result<()> {
        let name = printable_line(&self.function.name);
        let names = result_names(self.function);
        let titled = self.titled(&names, printing.titles, out);
        if titled.function && !results.is_empty() {
            writeln!(out, "// @{name}")?;
        }
        if let Some(process) = self.process {
            writeln!(out, "// process {process}")?;
        }
        stream(out, |text| {
            for (index, result) in results.iter().enumerate() {
                if titled.results {
                    write!(text, "// @{name} result {}", index + 1)?;
                    let own = names.get(index).and_then(Option::as_deref);
                    own.map_or(Ok(()), |own| write!(text, ": {}", printable_line(own)))?;
                    text.write_char('\n')?;
                }
                write(result, text)?;
                text.write_char('\n')?;
            }
            Ok(())
        })
    }

    fn titled(&self, names: &[Option<String>], titles: When, out: &dyn Output) -> Titled {
        let several = names.len() > 1;
        match titles {
            When::Always => Titled { function: true, results: true },
            When::Never => Titled { function: false, results: false },
            When::Auto => Titled {
                function: self.is_one_of_several && out.is_terminal(),
                results: several && (out.is_terminal() || names.iter().any(Option::is_some)),
            },
        }
    }

    fn write_json(&self, text: &mut TextWriter<'_>) -> fmt::Result {
        let names = result_names(self.function);
        let name = &self.function.name;
        match (self.process, self.results) {
            (None, Some(results)) => json::write_open(name, results, &names, text)?,
            (Some(ProcessId { replica, partition }), Some(results)) => {
                write!(text, "{{\"process\":[{replica},{partition}],\"results\":")?;
                json::write_open(name, results, &names, text)?;
                text.write_char('}')?;
            }
            (_, None) => {
                let (version, name) = (json::VERSION, Json::from(name.as_str()));
                write!(text, "{{\"version\":{version},\"function\":{name}")?;
            }
        }
        let (status, code) = (self.status.name(), self.status as u8);
        write!(text, ",\"status\":\"{status}\",\"exit_code\":{code}")?;
        if !self.expectations.is_empty() {
            write!(text, ",\"expectations\":{}", Json::from(self.expectations.clone()))?;
        }
        writeln!(text, ",\"diagnostics\":{}}}", Json::from(self.diagnostics.clone()))
    }
}

/// The lines of comment that are written, and the names in them.
struct Titled {
    function: bool,
    results: bool,
}
