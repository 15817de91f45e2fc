//! Types of the `quant` dialect.

use std::sync::Arc;

use super::parser::{Parser, Result};
use super::tree::Rule;
use crate::ir::Type;
use crate::ir::quantized::{Blocks, OtherQuantized};
use crate::numeric::{ElementType, FloatFormat, IntegerType, QuantizedType};

impl Parser<'_> {
    /// A quantized type, which the grammar found.
    pub(super) fn quantized(&mut self) -> Result<Type> {
        let rule = self.rule();
        self.bump();
        self.bump();
        let ty = match rule {
            Rule::any_quantized_type => self.quantized_somehow()?,
            Rule::calibrated_type => self.calibrated()?,
            _ => self.uniform()?,
        };
        self.bump();
        Ok(ty)
    }

    /// `i8<-128:127>:f32:0, {0.1:-30, 0.5}` or, by blocks, `i8:f32:{0:2, 1:4}, {{0.1, 0.5}}`.
    fn uniform(&mut self) -> Result<Type> {
        let (storage, storage_range) = self.storage()?;
        self.bump();
        let expressed = self.expressed()?;
        let dimension = match self.eat_mark(b':') {
            true if self.is(Rule::block_sizes) => {
                return self.by_blocks(storage, storage_range, expressed);
            }
            true => Some(self.number::<usize>(
                "a dimension to quantize along, from 0 on [quantized_element_type_c11]",
            )?),
            false => None,
        };
        self.bump();
        let pairs = match dimension {
            Some(_) => self.list(b'{', Self::scale)?,
            None => vec![self.scale()?],
        };
        let (scales, zero_points) = pairs.into_iter().unzip();
        let quantized =
            QuantizedType { storage, expressed, dimension, scales, zero_points, storage_range };
        Ok(Type::Element(ElementType::Quantized(Arc::new(quantized))))
    }

    /// `i8<-16:15>:f32`, or without the float type.
    fn quantized_somehow(&mut self) -> Result<Type> {
        let (storage, range) = self.storage()?;
        let expressed = match self.eat_mark(b':') {
            true => Some(self.expressed()?),
            false => None,
        };
        Ok(OtherQuantized::Any { storage, range, expressed }.into())
    }

    /// `f32<-0.99:1.0>`.
    fn calibrated(&mut self) -> Result<Type> {
        let expressed = self.expressed()?;
        self.bump();
        let low = self.decimal()?;
        self.bump();
        let high = self.decimal()?;
        self.bump();
        if low >= high {
            return self.expected("a smallest value below the largest before this");
        }
        Ok(OtherQuantized::Calibrated { expressed, range: (low, high) }.into())
    }

    /// `{0:2, 1:4}, {{0.1:-30, 0.5}}`: the sizes of blocks by dimensions, and what each block has.
    fn by_blocks(
        &mut self,
        storage: IntegerType,
        range: Option<(i128, i128)>,
        expressed: &'static FloatFormat,
    ) -> Result<Type> {
        let sizes = self.list(b'{', |parser| {
            let dimension = parser.number::<u32>("a dimension, from 0 on")?;
            parser.bump();
            Ok((i64::from(dimension), i64::from(parser.number::<u32>("the size of a block")?)))
        })?;
        self.bump();
        let mut parameters = Vec::new();
        let shape = self.block_scales(&mut parameters)?;
        let blocks = Blocks { sizes, shape, parameters };
        Ok(OtherQuantized::ByBlocks { storage, range, expressed, blocks }.into())
    }

    /// Nested lists of scales, and how long they are at each depth.
    fn block_scales(&mut self, parameters: &mut Vec<(f64, i64)>) -> Result<Vec<usize>> {
        let first = self.at;
        let mut inner = self.nested(|parser| {
            parser.list(b'{', |parser| match parser.is(Rule::scale) {
                true => {
                    parameters.push(parser.scale()?);
                    Ok(Vec::new())
                }
                false => parser.block_scales(parameters),
            })
        })?;
        let len = inner.len();
        match inner.pop() {
            Some(mut shape) if inner.iter().all(|other| *other == shape) => {
                shape.insert(0, len);
                Ok(shape)
            }
            _ => {
                self.at = first;
                self.expected("lists of scales that are equally long")
            }
        }
    }

    /// The type of codes, and their range where it is narrower than the type's own.
    fn storage(&mut self) -> Result<(IntegerType, Option<(i128, i128)>)> {
        let storage = self.storage_type()?;
        let range = match self.is_open(b'<') {
            true => Some(self.storage_range()?).filter(|range| *range != storage.range()),
            false => None,
        };
        Ok((storage, range))
    }

    fn expressed(&mut self) -> Result<&'static FloatFormat> {
        match self.element_type()? {
            ElementType::Float(expressed) => Ok(expressed),
            _ => self.expected("a float type before this"),
        }
    }

    /// The integer type of quantized codes: `i8`, `u8` (in the quant dialect's spelling), `ui8`.
    fn storage_type(&mut self) -> Result<IntegerType> {
        let word = self.word();
        let (signed, digits) = match word.strip_prefix("ui").or(word.strip_prefix('u')) {
            Some(digits) => (false, digits),
            None => (true, word.trim_start_matches('i')),
        };
        match digits.parse() {
            Ok(width @ (2 | 4 | 8 | 16 | 32 | 64)) => {
                self.bump();
                Ok(IntegerType { width, signed })
            }
            _ => self.expected("a storage type such as `i8`"),
        }
    }

    /// `<-128:127>`.
    fn storage_range(&mut self) -> Result<(i128, i128)> {
        self.bump();
        let low = self.number("the smallest code")?;
        self.bump();
        let high = self.number("the largest code")?;
        self.bump();
        Ok((low, high))
    }

    fn decimal(&mut self) -> Result<f64> {
        match self.word().parse() {
            Ok(value) => {
                self.bump();
                Ok(value)
            }
            Err(_) => self.expected("a number such as `0.5`"),
        }
    }

    /// `0.1` or `0.1:-30`: a scale and a zero point.
    fn scale(&mut self) -> Result<(f64, i64)> {
        let scale = self.decimal()?;
        let zero_point = match self.eat_mark(b':') {
            true => self.number("a zero point")?,
            false => 0,
        };
        Ok((scale, zero_point))
    }
}

#[cfg(test)]
mod tests {
    use crate::ir::Type;
    use crate::syntax::parse_type;

    #[test]
    fn types_that_nothing_computes_with_stay_text_of_one_spelling() {
        for (text, printed) in [
            ("tensor<4x8x!quant.any<i8<-16:15>:f32>>", None),
            ("tensor<?x!quant.any<u8<0:255>>>", Some("tensor<?x!quant.any<u8>>")),
            (
                "tensor<4x!quant.calibrated<f32<-0.5:1.0>>>",
                Some("tensor<4x!quant.calibrated<f32<-5.000000e-01:1.000000e+00>>>"),
            ),
            (
                "tensor<4x8x!quant.uniform<i8:f32:{0:2,1 : 4}, {{1.0, 2.0}, {0.5:3, 4.0}}>, #a.b>",
                Some(
                    "tensor<4x8x!quant.uniform<i8:f32:{0:2, 1:4}, {{1.000000e+00, 2.000000e+00}, \
                     {5.000000e-01:3, 4.000000e+00}}>, #a.b>",
                ),
            ),
            (
                "!quant.uniform<i4<-7:7>:bf16:{1:8}, {{{1.0}}}>",
                Some("!quant.uniform<i4<-7:7>:bf16:{1:8}, {{{1.000000e+00}}}>"),
            ),
        ] {
            let ty = parse_type(text).unwrap();
            assert!(matches!(ty, Type::Opaque(_)), "{text}");
            assert_eq!(ty.to_string(), printed.unwrap_or(text));
            assert_eq!(parse_type(&ty.to_string()).unwrap(), ty);
        }
    }

    #[test]
    fn damaged_quantized_types_are_refused() {
        for (text, expected) in [
            ("!quant.uniform<i8:f32:{0:2}, {{1.0, 2.0}, {1.0}}>", "equally long"),
            ("!quant.uniform<i8:f32:{0:2}, {}>", "equally long"),
            ("!quant.uniform<i8:f32:{0}, {1.0}>", "`:`"),
            ("!quant.uniform<i8:f32:{0:-2}, {1.0}>", "the size of a block"),
            ("!quant.calibrated<f32<1.0:0.5>>", "below the largest"),
            ("!quant.calibrated<i8<0.0:0.5>>", "a float type"),
            ("!quant.any<i9>", "a storage type"),
        ] {
            let message = parse_type(text).unwrap_err().message;
            assert!(message.contains(expected), "{text}: {message}");
        }
    }
}
