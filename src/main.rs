//! The command-line program: parse arguments, call, exit code.

use std::process::ExitCode;

use shlo_interp::internal::{BlockCache, command_line, end_without_memory};

#[global_allocator]
static MEMORY: BlockCache = BlockCache::new().or_end_by(end_without_memory);

fn main() -> ExitCode {
    command_line(std::env::args_os())
}
