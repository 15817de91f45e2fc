//! How far two tensors are apart, in one pass: `cargo run --example survey`.

use shlo_interp_instrument::Tensor;
use shlo_interp_instrument::report::{Settings, Survey};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let expected = Tensor::from_f64s("bf16".parse()?, &[4], &[1.0, 2.0, 3.0, f64::NAN])?;
    let actual = Tensor::from_f64s("bf16".parse()?, &[4], &[1.0, 2.0, 3.015625, f64::NAN])?;
    let survey = Survey::new(&actual, &expected, Settings::default())?;
    println!("{} elements rejected, at most {} ULP apart", survey.rejected, survey.ulps.largest);
    Ok(())
}
