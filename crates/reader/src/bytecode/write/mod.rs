//! Writing modules as MLIR bytecode and as portable artifacts.
//!
//! A module becomes a tree of nodes whose names, locations, attributes and types are entries of tables
//! (`lower`, with `plain` and `plain_ops` for plain bytecode, `vhlo`, `artifact` and `defaults` for
//! artifacts). Equal entries are one. When the tree is complete, the entries are put in order, and the
//! sections are written (`file`). Large constants are borrowed from the module until then.

mod artifact;
mod defaults;
mod elements;
mod encoder;
mod entry;
mod file;
mod floats;
mod lower;
mod model;
mod output;
mod plain;
mod plain_ops;
mod tables;
mod vhlo;

use self::encoder::Encoder;
use self::file::File;
pub use self::output::Output;
use super::versions::{ARTIFACT_PRODUCER, NEWEST_BYTECODE, Version};
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::Module;

/// The form in which a module is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Binary {
    /// MLIR bytecode of a version, of the dialects that the module is written in.
    Bytecode(u64),
    /// A portable artifact of a version of VHLO.
    Artifact(Version),
}

impl Binary {
    /// The version of the bytecode.
    fn bytecode(self) -> u64 {
        match self {
            Binary::Bytecode(version) => version.min(NEWEST_BYTECODE),
            Binary::Artifact(version) => version.bytecode(),
        }
    }

    fn producer(self) -> String {
        match self {
            Binary::Bytecode(_) => concat!("shlo-interp ", env!("CARGO_PKG_VERSION")).to_string(),
            Binary::Artifact(version) => format!("{ARTIFACT_PRODUCER}{version}"),
        }
    }
}

/// A module as bytes.
///
/// # Errors
///
/// One diagnostic that names an operation, attribute or type which the form that was asked for cannot
/// hold, with the place of the operation in the source.
pub fn write(module: &Module, form: Binary) -> Result<Output<'_>, Diagnostic> {
    let target = match form {
        Binary::Artifact(version) => Some(version),
        Binary::Bytecode(_) => None,
    };
    let mut encoder = Encoder::new(target, form.bytecode());
    let node = encoder.module(module)?;
    let unknown = encoder.location(None);
    let unknown_location =
        unknown.map_err(|problem| Diagnostic::error(problem.to_string(), Span::default()))?;
    let file = File {
        version: form.bytecode(),
        producer: form.producer(),
        tables: encoder.tables,
        module: node,
        unknown_location,
    };
    Ok(file.bytes())
}

#[cfg(test)]
mod tests;
