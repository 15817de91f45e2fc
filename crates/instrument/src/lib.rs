//! The instrument: which results of a [StableHLO](https://github.com/openxla/stablehlo) program are legal on an
//! accelerator, why an op gives the bits that it gives, and which smaller program shows it.
//!
//! [`judge`] decides whether a device's results are legal, [`explain`] accounts for the bits of one element, [`shadow`] runs a
//! program with an exact value beside each value, [`replay`] and [`identify`] model how units add products, and [`report`] surveys two tensors and writes pages of HTML.
//!
//! The names of the crates below are here, too, so that one `use` serves.

mod alone;
pub mod explain;
pub mod identify;
pub mod judge;
pub mod replay;
pub mod report;
pub mod shadow;

use shlo_interp_engine::engine;
use shlo_interp_floats::{by_level, hardware, numeric, paths};
use shlo_interp_reader::{diagnostic, each_width, meaning, ops, syntax, tensor, verify};

pub use shlo_interp_engine::{
    Diagnostic, Diagnostics, ElementType, Executable, FloatFormat, Limits, Loaded, NoHost, Program,
    Severity, Source, Span, Tensor, Value, load, numerics, run_text,
};
pub use shlo_interp_reader::{compare, ir};
