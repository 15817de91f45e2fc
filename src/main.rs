//! The command-line program: parse arguments, call, exit code.

use std::process::ExitCode;

use shlo_interp::internal::{BlockCache, command_line};

#[global_allocator]
static MEMORY: BlockCache = BlockCache::new();

fn main() -> ExitCode {
    command_line(std::env::args_os())
}
