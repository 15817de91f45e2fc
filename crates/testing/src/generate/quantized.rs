//! Ops of quantized values, between a quantization and a dequantization.

use std::sync::Arc;

use super::draft::{Draft, Value};
use crate::numeric::{ElementType, IntegerType, QuantizedType, names};

/// The ops of quantized values, with the number of their operands.
const OPS: &[(&str, usize)] = &[
    ("stablehlo.add", 2),
    ("stablehlo.multiply", 2),
    ("stablehlo.subtract", 2),
    ("stablehlo.maximum", 2),
    ("stablehlo.minimum", 2),
    ("stablehlo.negate", 1),
    ("stablehlo.abs", 1),
    ("stablehlo.tanh", 1),
];

/// Floats that are quantized, an op, and the result as floats again.
pub fn chain(draft: &mut Draft<'_>, _: &'static str) -> Option<()> {
    let f32s = ElementType::Float(&names::F32);
    let types = draft.settings.types_where(|element| *element == f32s);
    let operand = draft.any(&types, |_| true)?;
    let (scale, zero_point) = draft.random.pick(&[(0.5, 0), (0.125, 3), (0.0625, -7), (2.0, 1)]);
    let quantized = ElementType::Quantized(Arc::new(QuantizedType {
        storage: IntegerType { width: 8, signed: true },
        expressed: &names::F32,
        dimension: None,
        scales: vec![scale],
        zero_points: vec![zero_point],
        storage_range: None,
    }));
    let ty = operand.ty.of(&quantized);
    let (op, count) = draft.random.pick(OPS);
    let mut floats = vec![operand];
    if count == 2 {
        floats.push(draft.value(&floats[0].ty.clone()));
    }
    let mut codes = Vec::new();
    for value in &floats {
        let number = draft.without_nan(value);
        codes.push(draft.op("stablehlo.uniform_quantize", "", &[&number], &ty));
    }
    let codes: Vec<&Value> = codes.iter().collect();
    let result = draft.op(op, "", &codes, &ty);
    draft.op("stablehlo.uniform_dequantize", "", &[&result], &floats[0].ty);
    Some(())
}
