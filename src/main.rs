//! The command-line program: parse arguments, call, exit code.

use std::process::ExitCode;

use shlo_interp::BlockCache;

#[global_allocator]
static MEMORY: BlockCache = BlockCache::new();

fn main() -> ExitCode {
    shlo_interp::command_line(std::env::args_os())
}
