//! Quantized types, of the `quant` dialect and of VHLO.

use std::sync::Arc;

use super::builtin::storage;
use super::resolver::Resolver;
use super::wire::{Cursor, Result};
use crate::ir::elements::integer_value;
use crate::ir::quantized::{Blocks, OtherQuantized};
use crate::ir::{Attribute, DenseElements, Type};
use crate::numeric::{ElementType, FloatFormat, IntegerType, QuantizedType};

/// The flag of a signed storage type.
const SIGNED: u64 = 1;

/// The types before the parameters: that of the codes and that of their values.
struct Head {
    storage: IntegerType,
    expressed: &'static FloatFormat,
}

impl<'a> Resolver<'a> {
    /// A type of the `quant` dialect.
    pub(super) fn quant_type(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let start = *cursor;
        match cursor.varint()? {
            1 => {
                let storage = self.quantized_storage(cursor)?;
                let range = storage_range(storage, cursor)?;
                Ok(OtherQuantized::Any { storage, range, expressed: None }.into())
            }
            2 => {
                let Head { storage, expressed } = self.quantized_head(cursor)?;
                let range = storage_range(storage, cursor)?;
                Ok(OtherQuantized::Any { storage, range, expressed: Some(expressed) }.into())
            }
            3 => {
                let expressed = self.quantized_expressed(cursor)?;
                let range = (cursor.double()?, cursor.double()?);
                Ok(OtherQuantized::Calibrated { expressed, range }.into())
            }
            4 => self.uniform(cursor),
            5 => self.uniform_per_axis(cursor),
            6 => self.uniform_by_blocks(cursor),
            code => start.fail(format!("there is no type of code {code} in the dialect `quant`")),
        }
    }

    fn quantized_head(&mut self, cursor: &mut Cursor<'a>) -> Result<Head> {
        let storage = self.quantized_storage(cursor)?;
        Ok(Head { storage, expressed: self.quantized_expressed(cursor)? })
    }

    /// The type of codes, behind flags that say whether it is signed.
    fn quantized_storage(&mut self, cursor: &mut Cursor<'a>) -> Result<IntegerType> {
        let at = *cursor;
        let flags = cursor.varint()?;
        storage(self.ty(cursor)?, flags & SIGNED != 0, &at)
    }

    fn quantized_expressed(&mut self, cursor: &mut Cursor<'a>) -> Result<&'static FloatFormat> {
        let at = *cursor;
        match self.ty(cursor)? {
            Type::Element(ElementType::Float(expressed)) => Ok(expressed),
            other => at.fail(format!("quantized elements cannot express {other}")),
        }
    }

    /// One scale and zero point for all elements.
    pub(super) fn uniform(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let head = self.quantized_head(cursor)?;
        let scale = cursor.double()?;
        let zero_point = cursor.signed()?;
        let range = storage_range(head.storage, cursor)?;
        Ok(quantized(head, None, vec![scale], vec![zero_point], range))
    }

    /// A scale and a zero point for each slice along a dimension.
    pub(super) fn uniform_per_axis(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let head = self.quantized_head(cursor)?;
        let at = *cursor;
        let dimension = usize::try_from(cursor.varint()?).unwrap_or(usize::MAX);
        let range = storage_range(head.storage, cursor)?;
        let scales = cursor.list(Cursor::double)?;
        let zero_points = cursor.signed_list()?;
        if scales.len() != zero_points.len() {
            return at.fail("a quantized type has as many zero points as scales");
        }
        Ok(quantized(head, Some(dimension), scales, zero_points, range))
    }

    /// A scale and a zero point for each block.
    fn uniform_by_blocks(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let at = *cursor;
        let Head { storage, expressed } = self.quantized_head(cursor)?;
        let range = storage_range(storage, cursor)?;
        let (dimensions, sizes) = (cursor.signed_list()?, cursor.signed_list()?);
        if dimensions.len() != sizes.len() {
            return at.fail("a quantized type has as many sizes of blocks as dimensions");
        }
        let (scales, zero_points) = (self.dense_numbers(cursor)?, self.dense_numbers(cursor)?);
        let shape = scales.ty.static_shape().unwrap_or_default();
        let fits = scales.ty.element == ElementType::Float(expressed)
            && matches!(zero_points.ty.element, ElementType::Integer(_))
            && zero_points.ty.static_shape().as_ref() == Some(&shape);
        if !fits {
            return at.fail("a quantized type has a scale and a zero point for each block");
        }
        // each block is a number in the text, even where all blocks have equal scales
        self.hold_bytes(&at, scales.len().saturating_mul(32))?;
        let parameter = |index| {
            let zero_point = integer_value(storage, zero_points.code(index));
            (expressed.decode(scales.code(index) as u64), zero_point as i64)
        };
        let parameters = (0..scales.len()).map(parameter).collect();
        let sizes = dimensions.into_iter().zip(sizes).collect();
        let blocks = Blocks { sizes, shape, parameters };
        Ok(OtherQuantized::ByBlocks { storage, range, expressed, blocks }.into())
    }

    fn dense_numbers(&mut self, cursor: &mut Cursor<'a>) -> Result<DenseElements> {
        let at = *cursor;
        match self.attribute(cursor)? {
            Attribute::Dense(elements) => Ok(elements),
            _ => at.fail("the numbers of a quantized type are dense elements"),
        }
    }
}

/// The smallest and the largest code, where narrower than the storage type's own.
fn storage_range(storage: IntegerType, cursor: &mut Cursor<'_>) -> Result<Option<(i128, i128)>> {
    let range = (cursor.signed()?.into(), cursor.signed()?.into());
    Ok(Some(range).filter(|range| *range != storage.range()))
}

fn quantized(
    Head { storage, expressed }: Head,
    dimension: Option<usize>,
    scales: Vec<f64>,
    zero_points: Vec<i64>,
    storage_range: Option<(i128, i128)>,
) -> Type {
    let quantized =
        QuantizedType { storage, expressed, dimension, scales, zero_points, storage_range };
    Type::Element(ElementType::Quantized(Arc::new(quantized)))
}
