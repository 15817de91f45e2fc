//! The run of a program in which the values of a device are judged.

pub(super) mod cancelled;
pub(super) mod collectives;
pub(super) mod conditioning;
pub(super) mod copies;
pub(super) mod facts;
pub(super) mod judging;
pub(super) mod likely;
pub(super) mod likely_steps;
pub(super) mod processes;
pub(super) mod program;
pub(super) mod range;
pub(super) mod results;
pub(super) mod rows;
pub(super) mod selection;
pub(super) mod sorting;
pub(super) mod trial;
