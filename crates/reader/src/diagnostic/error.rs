//! Diagnostics as errors of Rust: what `?` hands on and `{}` shows.

use std::error::Error;
use std::fmt;

use super::{Diagnostic, Renderer, Severity, Source};

/// All findings about a program, with its text: as an error it shows each with its place, the source line
/// and a caret.
///
/// ```
/// use shlo_interp_reader::{Source, load};
///
/// fn read(text: &str) -> Result<(), Box<dyn std::error::Error>> {
///     load(&Source { name: "p.mlir".into(), text: text.into() })?;
///     Ok(())
/// }
/// let wrong = read("func.func @main() { return %x : tensor<f32> }").unwrap_err();
/// assert!(wrong.to_string().starts_with("error: `%x` is used but not defined"));
/// ```
#[derive(Debug, Clone)]
pub struct Diagnostics {
    /// The program's text and name.
    pub source: Source,
    /// The findings, at least one of them an error.
    pub findings: Vec<Diagnostic>,
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let renderer = Renderer::new(&self.source, false);
        let texts: Vec<String> = self.findings.iter().map(|it| renderer.render(it)).collect();
        write!(f, "{}", texts.concat().trim_end())
    }
}

impl Error for Diagnostics {}

impl fmt::Display for Diagnostic {
    /// The message alone; [`Diagnostics`] and [`super::render()`] show the place as well.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        write!(f, "{severity}: {}", self.message)
    }
}

impl Error for Diagnostic {}
