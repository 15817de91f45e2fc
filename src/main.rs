//! The command-line program: parse arguments, call, exit code.
fn main() {}
