//! MLIR text to IR and back. Knows the shapes of forms, not the ops: those come as a registry.

pub mod form;
pub mod json;
pub mod values;
