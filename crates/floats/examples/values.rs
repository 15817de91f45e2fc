//! Every code of a float format with its value: `cargo run --example values -- f4E2M1FN`.

use shlo_interp_floats::FloatFormat;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = std::env::args().nth(1).unwrap_or_else(|| "f4E2M1FN".to_string());
    let format = FloatFormat::parse(&name)?;
    if format.code_mask() > 0xFFFF {
        return Err(format!("{name} has more codes than anybody reads").into());
    }
    for code in 0..=format.code_mask() {
        println!("{code:#06x} {}", format.decode(code));
    }
    Ok(())
}
