//! The random program of a seed: `cargo run --example random -- 7`.

use shlo_interp_testing::random_programs::{Wishes, program};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(0), |seed| seed.parse())?;
    println!("{}", program(seed, &Wishes::default().settings()?).text);
    Ok(())
}
