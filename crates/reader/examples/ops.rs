//! How often a program has each op, whatever its form: `cargo run --example ops -- program.mlirbc`.

use std::collections::BTreeMap;
use std::path::Path;

use shlo_interp_reader::ir::{Item, Region};
use shlo_interp_reader::{Diagnostics, Program};

fn count(regions: &[Region], counts: &mut BTreeMap<String, usize>) {
    for op in regions.iter().flat_map(|region| &region.blocks).flat_map(|block| &block.ops) {
        *counts.entry(op.full_name().to_string()).or_default() += 1;
        count(&op.regions, counts);
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let Some(path) = std::env::args().nth(1) else { return Err("name a program".into()) };
    let program = Program::read(Path::new(&path))?;
    let mut counts = BTreeMap::new();
    for part in program.parts()? {
        let findings = |findings| Diagnostics { source: program.source().clone(), findings };
        let loaded = program.load(part).map_err(findings)?;
        for item in &loaded.module.items {
            if let Item::Function(function) = item {
                count(function.body.as_slice(), &mut counts);
            }
        }
    }
    for (name, count) in counts {
        println!("{count:6} {name}");
    }
    Ok(())
}
