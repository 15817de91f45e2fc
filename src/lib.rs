//! shlo-interp: a StableHLO interpreter, exact to the last bit.

#![warn(missing_docs)]

pub mod numeric;
