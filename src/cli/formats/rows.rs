//! Formats for programs that read: their parameters as JSON and as comma-separated values.

use serde_json::{Map, Value as Json, json};

use super::{nan_codes, zeros};
use crate::numeric::block::BLOCK_FORMATS;
use crate::numeric::{BlockFormat, FloatFormat};
use crate::syntax::json::VERSION;
use crate::values::tables::csv;

/// A format that is listed: of floats, or of blocks whose elements share a scale.
#[derive(Debug, Clone, Copy)]
pub enum AnyFormat {
    Float(&'static FloatFormat),
    Block(BlockFormat),
}

/// The columns of comma-separated values. A field that a format does not have is empty.
const COLUMNS: &[&str] = &[
    "format",
    "kind",
    "bits_an_element",
    "signed",
    "exponent_bits",
    "mantissa_bits",
    "bias",
    "largest",
    "smallest_normal",
    "smallest",
    "infinity",
    "nan",
    "zeros",
    "elements",
    "scales",
    "block",
    "tensor_scale",
    "origin",
];

/// The fields of a format, without those that it does not have.
fn fields(format: &AnyFormat) -> Map<String, Json> {
    let fields = match format {
        AnyFormat::Float(format) => float_fields(format),
        AnyFormat::Block(format) => block_fields(format),
    };
    fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
}

fn float_fields(format: &'static FloatFormat) -> Vec<(&'static str, Json)> {
    let mut fields = vec![
        ("format", format.name.into()),
        ("kind", "float".into()),
        ("bits_an_element", f64::from(format.width).into()),
        ("signed", format.signed.into()),
    ];
    if format.table.is_none() {
        fields.push(("exponent_bits", format.exponent_bits.into()));
        fields.push(("mantissa_bits", format.mantissa_bits.into()));
        fields.push(("bias", format.bias.into()));
    }
    fields.extend([
        ("largest", format.max_value().into()),
        ("smallest_normal", format.decode(format.min_normal()).into()),
        ("smallest", format.decode(format.min_positive()).into()),
        ("infinity", format.has_infinity().into()),
        ("nan", nan_codes(format).into()),
        ("zeros", zeros(format).into()),
    ]);
    fields
}

fn block_fields(format: &BlockFormat) -> Vec<(&'static str, Json)> {
    let [smallest, largest] = format.extremes();
    let mut fields = vec![
        ("format", format.to_string().into()),
        ("kind", "block".into()),
        ("bits_an_element", format.bits_an_element().into()),
        ("signed", true.into()),
        ("largest", largest.into()),
        ("smallest", smallest.into()),
        ("elements", format.element.to_string().into()),
        ("scales", format.scale.name.into()),
        ("block", format.block.into()),
        ("tensor_scale", format.tensor_scale.into()),
    ];
    let named = BLOCK_FORMATS.iter().find(|named| Some(named.name) == format.name());
    fields.extend(named.map(|named| ("origin", named.origin.into())));
    fields
}

/// The formats as one object on one line.
pub fn json_text(formats: &[AnyFormat]) -> String {
    let formats: Vec<_> = formats.iter().map(fields).collect();
    format!("{}\n", json!({"version": VERSION, "formats": formats}))
}

/// The formats as comma-separated values, a row each.
pub fn csv_text(formats: &[AnyFormat]) -> String {
    let header = COLUMNS.iter().map(|name| name.to_string()).collect();
    let row = |format: &AnyFormat| {
        let fields = fields(format);
        let cell = |name: &&str| match fields.get(*name) {
            None => String::new(),
            Some(Json::String(text)) => text.clone(),
            Some(other) => other.to_string(),
        };
        COLUMNS.iter().map(cell).collect()
    };
    csv(&std::iter::once(header).chain(formats.iter().map(row)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_has_its_column() {
        let hif8 = FloatFormat::parse("HiF8").expect("a listed format");
        let nvfp4 = BlockFormat::parse("nvfp4").expect("a listed format");
        let f16 = FloatFormat::parse("f16").expect("a format of MLIR");
        for format in [AnyFormat::Float(hif8), AnyFormat::Float(f16), AnyFormat::Block(nvfp4)] {
            for name in fields(&format).keys() {
                assert!(COLUMNS.contains(&name.as_str()), "{name}");
            }
        }
    }
}
