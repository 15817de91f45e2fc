//! Quantized types, of the `quant` dialect and of VHLO.

use std::sync::Arc;

use super::builtin::storage;
use super::resolver::Resolver;
use super::wire::{Cursor, Result};
use crate::ir::Type;
use crate::numeric::{ElementType, FloatFormat, IntegerType, QuantizedType};

/// The flag of a signed storage type.
const SIGNED: u64 = 1;

/// What comes before the parameters: how codes are stored, and what they express.
struct Head {
    storage: IntegerType,
    expressed: &'static FloatFormat,
}

impl<'a> Resolver<'a> {
    /// A type of the `quant` dialect.
    pub(super) fn quant_type(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let start = *cursor;
        match cursor.varint()? {
            4 => self.uniform(cursor),
            5 => self.uniform_per_axis(cursor),
            1..=3 => start.fail("quantized types without scales cannot be read"),
            6 => start.fail("types that are quantized by blocks (sub-channel) cannot be read"),
            code => start.fail(format!("there is no type of code {code} in the dialect `quant`")),
        }
    }

    fn quantized_head(&mut self, cursor: &mut Cursor<'a>) -> Result<Head> {
        let at = *cursor;
        let flags = cursor.varint()?;
        let storage = storage(self.ty(cursor)?, flags & SIGNED != 0, &at)?;
        match self.ty(cursor)? {
            Type::Element(ElementType::Float(expressed)) => Ok(Head { storage, expressed }),
            other => at.fail(format!("quantized elements cannot express {other}")),
        }
    }

    /// One scale and zero point for all elements.
    pub(super) fn uniform(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let head = self.quantized_head(cursor)?;
        let scale = cursor.double()?;
        let zero_point = cursor.signed()?;
        let range = (cursor.signed()?.into(), cursor.signed()?.into());
        Ok(quantized(head, None, vec![scale], vec![zero_point], range))
    }

    /// A scale and a zero point for each slice along a dimension.
    pub(super) fn uniform_per_axis(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let head = self.quantized_head(cursor)?;
        let at = *cursor;
        let dimension = usize::try_from(cursor.varint()?).unwrap_or(usize::MAX);
        let range = (cursor.signed()?.into(), cursor.signed()?.into());
        let scales = cursor.list(Cursor::double)?;
        let zero_points = cursor.signed_list()?;
        if scales.len() != zero_points.len() {
            return at.fail("a quantized type has as many zero points as scales");
        }
        Ok(quantized(head, Some(dimension), scales, zero_points, range))
    }
}

fn quantized(
    Head { storage, expressed }: Head,
    dimension: Option<usize>,
    scales: Vec<f64>,
    zero_points: Vec<i64>,
    range: (i128, i128),
) -> Type {
    let storage_range = Some(range).filter(|range| *range != storage.range());
    let quantized =
        QuantizedType { storage, expressed, dimension, scales, zero_points, storage_range };
    Type::Element(ElementType::Quantized(Arc::new(quantized)))
}
