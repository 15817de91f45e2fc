//! MLIR bytecode and StableHLO's portable artifacts: the tables that reading and writing share.
//!
//! A portable artifact is MLIR bytecode that holds VHLO, a copy of StableHLO whose operations,
//! attributes and types carry a version in their names.

#![allow(dead_code)] // tables for reading and writing

pub(crate) mod fields;
pub(crate) mod properties;
pub(crate) mod versions;
pub(crate) mod vhlo_ops;
pub(crate) mod words;
pub(crate) mod write;
