//! A module as bytes: MLIR bytecode, or a portable artifact, of the newest version or of one that is stated.

use crate::bytecode::versions::{NEWEST, NEWEST_BYTECODE, OLDEST, Version};
use crate::bytecode::write::{Binary, write};
use crate::diagnostic::Diagnostic;
use crate::ir::Module;

/// The version of artifacts if none is stated: what jaxlib 0.10 exports, and any newer one reads.
const DEFAULT_ARTIFACT: Version = Version::new(1, 15);

/// Why a module is not written as bytes.
#[derive(Debug, Clone, thiserror::Error)]
pub enum FormError {
    /// There is no such version of the form.
    #[error("{0}")]
    Version(String),
    /// The form has no place for something in the module.
    #[error("{0}")]
    Module(Diagnostic),
}

/// A module as MLIR bytecode of a version from 0 to 6, the newest if none is stated.
///
/// # Errors
///
/// A version that there is not, or something in the module that bytecode has no place for.
pub fn bytecode(module: &Module, version: Option<u64>) -> Result<Vec<u8>, FormError> {
    bytes(module, bytecode_of(version).map_err(FormError::Version)?)
}

/// A module as a portable artifact of a version of StableHLO such as `1.15.0`, which is the version if none is
/// stated.
///
/// # Errors
///
/// A version that there is not, or something in the module that this version has no place for.
pub fn artifact(module: &Module, version: Option<&str>) -> Result<Vec<u8>, FormError> {
    bytes(module, artifact_of(version).map_err(FormError::Version)?)
}

fn bytes(module: &Module, form: Binary) -> Result<Vec<u8>, FormError> {
    let mut bytes = Vec::new();
    let output = write(module, form).map_err(FormError::Module)?;
    // a vector takes all bytes
    let _ = output.write_to(&mut bytes);
    Ok(bytes)
}

/// Bytecode of a version.
pub fn bytecode_of(version: Option<u64>) -> Result<Binary, String> {
    match version.unwrap_or(NEWEST_BYTECODE) {
        version if version <= NEWEST_BYTECODE => Ok(Binary::Bytecode(version)),
        _ => Err(format!("versions of MLIR bytecode are 0 to {NEWEST_BYTECODE}")),
    }
}

/// A portable artifact of a version.
pub fn artifact_of(version: Option<&str>) -> Result<Binary, String> {
    let Some(version) = version else { return Ok(Binary::Artifact(DEFAULT_ARTIFACT)) };
    let version: Version = version.parse().map_err(|error| format!("{error}"))?;
    match version.is_known() {
        true => Ok(Binary::Artifact(version)),
        false => Err(format!("versions of portable artifacts are {OLDEST} to {NEWEST}")),
    }
}
