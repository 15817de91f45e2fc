//! Runs a program whose function `main` has no arguments: `cargo run --example run -- program.mlir`.

use shlo_interp_engine::run_bytes;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let Some(path) = std::env::args().nth(1) else { return Err("name a program".into()) };
    for value in run_bytes(&std::fs::read(path)?, vec![])? {
        println!("{value}");
    }
    Ok(())
}
