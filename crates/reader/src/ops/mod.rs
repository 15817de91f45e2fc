//! The table of ops: how each op is written, when it is legal and what it means. Each op has one entry, and
//! each family one file.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use crate::ir::{OpDef, Registry};

pub mod attributes;
pub mod calls;
mod check;
pub mod chlo;
pub mod collective;
pub mod constraints;
pub mod contraction;
mod control;
pub mod convolution;
mod cost;
pub mod creation;
pub mod custom;
mod custom_constraints;
pub mod dynamic;
mod dynamic_calls;
pub mod einsum;
pub mod elementwise;
pub mod exchange;
pub mod facts;
pub mod fourier;
pub mod gather;
pub mod indexing;
pub mod legality;
pub mod linear_algebra;
mod meaning;
pub mod normalization;
pub mod parts;
pub mod plain;
mod probe;
mod quantization;
pub mod ragged_dot;
pub mod random;
pub mod reduction;
pub mod scatter;
pub mod sdy;
pub mod select_and_scatter;
pub mod shape;
pub mod slicing;
pub mod sorting;
pub mod specification;
pub mod summing;
mod window_attributes;
pub mod window_numbers;
pub mod windows;

pub use calls::{
    CustomCall, GivenMeaning, Handler, TargetRow, known_targets, register_custom_call, targets_of,
    unknown_targets,
};
pub use calls::{hands_on, prepare_given, standing_op};
pub use chlo::steps_of;
pub use control::function_constant_error;
pub use cost::operations;
pub use dynamic_calls::{Restated, Statement, restated};
pub use elementwise::stands_alone;
pub use meaning::take;
pub use meaning::{Body, Control, EvalError, Evaluate, Meaning, Runtime};
pub use plain::prepare_steps;
pub use probe::PRINT;
pub use quantization::{Convert, Preparing, lower_elementwise, prepare_whole};
pub use sdy::manual::ManualComputation;
pub use summing::misplaced_accumulation;
pub use window_numbers::index_values;

/// An op: its syntax and constraints (`def`), and what it computes (`meaning`).
pub struct Entry {
    /// Syntax and constraints.
    pub def: OpDef,
    /// What the op computes.
    pub meaning: Meaning,
}

/// The imports of every family's file.
mod prelude {
    pub use super::Entry;
    pub(crate) use super::attributes::attributes;
    pub use super::constraints::*;
    pub use super::meaning::*;
    pub use super::parts::*;
    pub use super::plain;
    pub use crate::ir::AttributeKind::*;
    pub use crate::ir::{Form, OpDef, OpView, Regions, Results, Type, Violation};
    pub use crate::tensor::{Tensor, Value};
}

/// A family of ops.
struct Family {
    name: &'static str,
    /// Whether the family's ops compute with elements, unless an op differs.
    arithmetic: bool,
    entries: &'static [&'static Entry],
}

/// A family whose ops move elements, choose control flow or apply regions.
const fn moving(name: &'static str, entries: &'static [&'static Entry]) -> Family {
    Family { name, arithmetic: false, entries }
}

/// A family whose ops compute with elements.
const fn computing(name: &'static str, entries: &'static [&'static Entry]) -> Family {
    Family { name, arithmetic: true, entries }
}

/// The families, in the order of the printed tables.
static FAMILIES: &[Family] = &[
    moving("creation", creation::ENTRIES),
    computing("elementwise", elementwise::arithmetic::ENTRIES),
    computing("elementwise", elementwise::functions::ENTRIES),
    computing("elementwise", elementwise::logic::ENTRIES),
    computing("elementwise", elementwise::comparison::ENTRIES),
    computing("elementwise", elementwise::conversion::ENTRIES),
    moving("shape", shape::ENTRIES),
    moving("indexing", indexing::ENTRIES),
    moving("dynamic", dynamic::ENTRIES),
    computing("contraction", contraction::ENTRIES),
    moving("reduction", reduction::ENTRIES),
    moving("windows", windows::ENTRIES),
    moving("sorting", sorting::ENTRIES),
    moving("control", control::ENTRIES),
    moving("custom", custom::ENTRIES),
    moving("quantization", quantization::ENTRIES),
    moving("collective", collective::ENTRIES),
    computing("linear algebra", linear_algebra::ENTRIES),
    computing("normalization", normalization::ENTRIES),
    computing("random", random::ENTRIES),
    computing("fourier", fourier::ENTRIES),
    computing("chlo", chlo::ENTRIES),
    moving("sdy", sdy::ENTRIES),
    moving("check", check::ENTRIES),
    moving("interpreter", probe::ENTRIES),
];

static BY_NAME: LazyLock<HashMap<&'static str, &'static Entry>> =
    LazyLock::new(|| entries().map(|(_, entry)| (entry.def.name, entry)).collect());

/// The ops of families that compute.
static ARITHMETIC: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
    let families = FAMILIES.iter().filter(|family| family.arithmetic);
    families.flat_map(|family| family.entries.iter().map(|entry| entry.def.name)).collect()
});

/// Every op with its family's name, in the order of the printed tables.
pub fn entries() -> impl Iterator<Item = (&'static str, &'static Entry)> {
    FAMILIES.iter().flat_map(|family| family.entries.iter().map(|entry| (family.name, *entry)))
}

/// Whether an op computes with elements, rather than moving or converting them, choosing control flow or
/// applying regions (whose ops count by themselves).
pub fn is_arithmetic(def: &OpDef) -> bool {
    def.arithmetic.unwrap_or_else(|| ARITHMETIC.contains(def.name))
}

/// Whether the op of a full name gives the value that its text states.
pub fn is_constant(name: &str) -> bool {
    matches!(entry(name), Some(Entry { meaning: Meaning::Constant, .. }))
}

/// The control flow that the op of a full name is; `None` of other ops.
pub fn control(name: &str) -> Option<Control> {
    match entry(name)?.meaning {
        Meaning::Control(control) => Some(control),
        _ => None,
    }
}

/// The entry of a full op name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    BY_NAME.get(name).copied()
}

/// The registry of all ops, for the parser.
pub fn registry() -> &'static Registry {
    static REGISTRY: LazyLock<Registry> =
        LazyLock::new(|| Registry::new(entries().map(|(_, entry)| &entry.def)));
    &REGISTRY
}
