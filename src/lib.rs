//! shlo-interp: a StableHLO interpreter, exact to the last bit.

pub mod cli;
pub mod compare;
pub mod diagnostic;
pub mod interpreter;
pub mod ir;
pub mod kernels;
pub mod numeric;
pub mod ops;
pub mod syntax;
pub mod tensor;
pub mod verify;

use std::ops::Range;
use std::sync::Arc;

use diagnostic::{Diagnostic, Severity, Source};
use ir::{Module, Registry};

/// A module that is ready to run.
#[derive(Debug, Clone)]
pub struct Loaded {
    /// The module.
    pub module: Arc<Module>,
    /// What is suspicious about it.
    pub warnings: Vec<Diagnostic>,
}

/// Parses and verifies one part of a program text, a range that [`syntax::split`] found. The errors
/// are all that were found, warnings among them.
pub fn load(
    source: &Source,
    range: Range<usize>,
    registry: &Registry,
) -> Result<Loaded, Vec<Diagnostic>> {
    let parsed = syntax::parse_chunk(source, range, registry)?;
    let mut findings = parsed.warnings;
    findings.extend(verify::verify(&parsed.module));
    if findings.iter().any(|finding| finding.severity == Severity::Error) {
        return Err(findings);
    }
    Ok(Loaded { module: Arc::new(parsed.module), warnings: findings })
}
