//! The library, seen through its public names and those that it has for tests (`shlo_interp::internal`): one file a topic.

mod attributes;
mod bytecode;
mod coverage;
mod custom_calls;
mod limits;
mod official_steps;
mod policies;
mod print;
mod ranks;

#[path = "../random/mod.rs"]
mod random;
#[path = "../small_formats/mod.rs"]
mod small_formats;
