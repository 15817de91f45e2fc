//! The command-line program: parse arguments, call, exit code.

use std::process::ExitCode;

fn main() -> ExitCode {
    shlo_interp::cli::main(std::env::args_os())
}
