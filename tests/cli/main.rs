//! The program, seen from outside: what it prints, which status it ends with, and which files it leaves. One file a
//! subcommand or a topic.

mod bundle;
mod collectives;
mod compare;
mod conformance;
mod contract;
mod conversions;
mod custom_calls;
mod devices;
mod emit;
mod explain;
mod exports;
mod expose;
mod extract;
mod generate;
mod help;
mod identify;
mod json_schema;
mod judge;
mod large;
mod memory;
mod mistakes;
mod pages;
mod profile_numerics;
mod reduce;
mod results;
mod tensors;
mod test_command;
mod tracing;

mod desk;
mod schema;
mod shlo;
