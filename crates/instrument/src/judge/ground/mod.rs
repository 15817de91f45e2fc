//! What everything of this room stands on: rungs, bands, bounds of sums, and what a verdict says.

pub(super) mod band;
pub(super) mod bound;
pub(super) mod given;
pub(super) mod last_place;
pub(super) mod places;
pub(super) mod rung;
pub(super) mod verdict;
