//! MLIR bytecode and StableHLO's portable artifacts: the tables that reading and writing share.
//!
//! A portable artifact is MLIR bytecode that holds VHLO, a copy of StableHLO whose operations,
//! attributes and types carry a version in their names.

mod affine;
mod builtin;
mod dense;
pub mod exported;
pub mod fields;
mod integers;
pub mod properties;
mod quant;
mod reader;
mod resolver;
mod sdy;
mod stablehlo;
mod tables;
mod upgrade;
pub mod versions;
mod vhlo;
pub mod vhlo_ops;
pub mod wire;
pub mod words;
pub mod write;

pub use wire::ReadError;

use std::ops::Range;
use std::sync::Arc;

use crate::ir::{Module, Registry};
use crate::tensor::mapped::Mapped;

/// Whether a file is MLIR bytecode, or an artifact, by its first bytes.
pub fn is_bytecode(file: &[u8]) -> bool {
    file.starts_with(&tables::MAGIC)
}

/// The StableHLO version that a file says it is a portable artifact of, such as `1.9.0`.
pub fn artifact_version(file: &[u8]) -> Option<&str> {
    let behind_magic = file.strip_prefix(&tables::MAGIC)?;
    // the version of bytecode is a number below 64, which takes one byte
    let producer = behind_magic.get(1..)?.split(|byte| *byte == 0).next()?;
    std::str::from_utf8(producer).ok()?.strip_prefix(versions::ARTIFACT_PRODUCER)
}

/// Reads the module of MLIR bytecode, or of a portable artifact, that is a part of a file. Large constants that
/// are aligned stay in the file. Nothing in the module has a place in a text.
///
/// # Errors
///
/// What is wrong with the file, and where in the part.
pub fn read_mapped(
    file: &Arc<Mapped>,
    part: Range<usize>,
    registry: &Registry,
) -> Result<Module, ReadError> {
    reader::read(&file[part], Some(file), registry)
}
