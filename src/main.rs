//! The command-line program: parse arguments, call, exit code.

use std::process::ExitCode;

use shlo_interp::hardware::memory::BlockCache;

#[global_allocator]
static MEMORY: BlockCache = BlockCache::new();

fn main() -> ExitCode {
    shlo_interp::cli::main(std::env::args_os())
}
