//! How well formats represent the values of a tensor, with a row for each format.

use serde_json::Value as Json;

use super::rows::AnyFormat;
use crate::access::Refusal;
use crate::cli::block;
use crate::compare::{Changes, Figures, Range};
use crate::numeric::{BlockFormat, BlockQuantizer, ElementType, FloatFormat, Numerics, names};
use crate::tensor::Tensor;
use crate::values::error_report::Row;
use crate::values::spelling::usage;
use crate::values::tensor_files::converted;

/// The figures that the table for people shows.
pub const SHOWN: &[&str] =
    &["vanished", "mean_relative_error", "largest_relative_error", "signal_to_noise_db"];

/// A row for each format: how many values it represents exactly, how many lie beyond its largest value or
/// below its smallest, and the errors of all values. The values are converted as by `convert` under the
/// standard policy, or by `quantize` along the last axis.
pub fn rows(formats: &[AnyFormat], values: &Tensor) -> Result<Vec<Row>, Refusal> {
    formats.iter().map(|format| row(format, values)).collect()
}

fn row(format: &AnyFormat, values: &Tensor) -> Result<Row, Refusal> {
    let (name, bits, (result, range)) = match format {
        AnyFormat::Float(format) => {
            (format.name.to_string(), f64::from(format.width), as_floats(format, values)?)
        }
        AnyFormat::Block(format) => {
            (format.to_string(), format.bits_an_element(), as_blocks(format, values)?)
        }
    };
    let no_numbers = || usage(format!("{} values do not fit {name}", values.element()));
    let changes = Changes::new(&result, values).ok_or_else(no_numbers)?;
    let figures = Figures::new(&result, values).ok_or_else(no_numbers)?;
    let coverage = range.coverage(values);
    let exact = changes.elements - changes.changed;
    let in_range = coverage.finite - coverage.beyond - coverage.below;
    let columns = vec![
        ("format", Json::from(name)),
        ("bits_an_element", bits.into()),
        ("elements", changes.elements.into()),
        ("exact", exact.into()),
        ("exact_share", share(exact, changes.elements)),
        ("beyond_largest", coverage.beyond.into()),
        ("below_smallest", coverage.below.into()),
        ("in_range_share", share(in_range, coverage.finite)),
    ];
    Ok(Row { columns, figures })
}

/// The fraction that a part is of a whole, or null if the whole is 0.
fn share(part: usize, whole: usize) -> Json {
    if whole == 0 { Json::Null } else { (part as f64 / whole as f64).into() }
}

/// The values rounded to a float format, and the range of the format.
fn as_floats(format: &'static FloatFormat, values: &Tensor) -> Result<(Tensor, Range), Refusal> {
    let element = ElementType::Float(format);
    let result = converted(values, &element, Numerics::STANDARD);
    result
        .zip(Range::of(&element))
        .ok_or_else(|| usage(format!("{} cannot be converted to {element}", values.element())))
}

/// The values quantized in blocks along the last axis and dequantized, and the range of the format under the
/// scale of the tensor.
fn as_blocks(format: &BlockFormat, values: &Tensor) -> Result<(Tensor, Range), Refusal> {
    let quantized = block::quantized(&BlockQuantizer::new(*format), -1, None, values)?;
    let scale = quantized.tensor_scale();
    let [smallest, largest] = format.extremes().map(|value| value * scale);
    let range = Range { lowest: -largest, smallest, smallest_normal: smallest, largest };
    Ok((quantized.dequantized(&names::F64)?, range))
}
