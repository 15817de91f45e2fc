//! What each op looks like, when it is legal and what it means: one table, one entry an op, one
//! family a file. The only room that knows op names.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::ir::{OpDef, Registry};

mod check;
mod chlo;
mod collective;
mod constraints;
mod contraction;
mod control;
mod creation;
mod custom;
mod dynamic;
mod elementwise;
mod fourier;
mod gather;
mod indexing;
mod linear_algebra;
mod meaning;
mod normalization;
pub mod parts;
mod probe;
mod quantization;
mod random;
mod reduction;
mod scatter;
mod shape;
mod slicing;
mod sorting;
mod window_numbers;
mod windows;

pub use elementwise::{compile_loop, compile_region};
pub use meaning::{Body, Control, EvalError, Evaluate, Meaning, Runtime, take};

/// An op: what it looks like and when it is legal (`def`), and what it means.
pub struct Entry {
    /// Syntax and constraints.
    pub def: OpDef,
    /// Evaluation.
    pub meaning: Meaning,
}

/// What every family file starts from.
mod prelude {
    pub use super::Entry;
    pub use super::constraints::*;
    pub use super::meaning::*;
    pub use super::parts::*;
    pub use crate::ir::AttributeKind::*;
    pub use crate::ir::{Form, OpDef, OpView, Regions, Results, Type, Violation};
    pub use crate::tensor::{Tensor, Value};
}

/// The families, in the order of the printed tables.
static FAMILIES: &[(&str, &[&Entry])] = &[
    ("creation", creation::ENTRIES),
    ("elementwise", elementwise::ENTRIES),
    ("shape", shape::ENTRIES),
    ("indexing", indexing::ENTRIES),
    ("dynamic", dynamic::ENTRIES),
    ("contraction", contraction::ENTRIES),
    ("reduction", reduction::ENTRIES),
    ("windows", windows::ENTRIES),
    ("sorting", sorting::ENTRIES),
    ("control", control::ENTRIES),
    ("custom", custom::ENTRIES),
    ("quantization", quantization::ENTRIES),
    ("collective", collective::ENTRIES),
    ("linear algebra", linear_algebra::ENTRIES),
    ("normalization", normalization::ENTRIES),
    ("random", random::ENTRIES),
    ("fourier", fourier::ENTRIES),
    ("chlo", chlo::ENTRIES),
    ("check", check::ENTRIES),
    ("interpreter", probe::ENTRIES),
];

static BY_NAME: LazyLock<HashMap<&'static str, &'static Entry>> =
    LazyLock::new(|| entries().map(|(_, entry)| (entry.def.name, entry)).collect());

/// Every op with its family's name, in the order of the printed tables.
pub fn entries() -> impl Iterator<Item = (&'static str, &'static Entry)> {
    FAMILIES.iter().flat_map(|(family, entries)| entries.iter().map(|entry| (*family, *entry)))
}

/// The entry of a full op name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    BY_NAME.get(name).copied()
}

/// The ops for the parser.
pub fn registry() -> Registry {
    Registry::new(entries().map(|(_, entry)| &entry.def))
}
