//! Pseudo-random numbers: those of the library.

#[allow(unused_imports, reason = "a program that includes this file uses some of it")]
pub use shlo_interp_floats::numeric::random::{Random, splitmix};
