//! The command line: one file a subcommand, and what they share.

pub mod arguments;
