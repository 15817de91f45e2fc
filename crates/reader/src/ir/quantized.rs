//! Quantized types that no operation of StableHLO computes with: they are read and printed.

use std::fmt::{self, Display, Formatter, Write};

use super::Type;
use crate::numeric::element::scale_text;
use crate::numeric::{FloatFormat, IntegerType};

/// A type of MLIR's `quant` dialect that StableHLO's specification does not have.
#[derive(Debug, Clone, PartialEq)]
pub enum OtherQuantized {
    /// `!quant.any<i8<-16:15>:f32>`: quantized in a way that is not known.
    Any {
        /// The integer type of the codes.
        storage: IntegerType,
        /// The smallest and the largest code, where narrower than the storage type's own.
        range: Option<(i128, i128)>,
        /// The float type that values stand for, if that is known.
        expressed: Option<&'static FloatFormat>,
    },
    /// `!quant.calibrated<f32<-0.99:1.0>>`: floats whose range was observed.
    Calibrated {
        /// The float type.
        expressed: &'static FloatFormat,
        /// The smallest and the largest value.
        range: (f64, f64),
    },
    /// `!quant.uniform<i8:f32:{0:2, 1:4}, {{0.5, 0.25:3}}>`: each block has a scale and a zero point.
    ByBlocks {
        /// The integer type of the codes.
        storage: IntegerType,
        /// The smallest and the largest code, where narrower than the storage type's own.
        range: Option<(i128, i128)>,
        /// The float type that values stand for.
        expressed: &'static FloatFormat,
        /// The blocks, and the parameters of each.
        blocks: Blocks,
    },
}

/// The blocks of a tensor that is quantized by blocks, which MLIR calls sub-channels.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Blocks {
    /// Dimensions with the sizes of the blocks along them.
    pub sizes: Vec<(i64, i64)>,
    /// The number of blocks along each dimension.
    pub shape: Vec<usize>,
    /// The scale and the zero point of each block, row-major.
    pub parameters: Vec<(f64, i64)>,
}

impl From<OtherQuantized> for Type {
    fn from(quantized: OtherQuantized) -> Type {
        Type::Opaque(quantized.to_string())
    }
}

impl Display for OtherQuantized {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            OtherQuantized::Any { storage, range, expressed } => {
                f.write_str("!quant.any<")?;
                write_storage(*storage, *range, f)?;
                if let Some(expressed) = expressed {
                    write!(f, ":{}", expressed.name)?;
                }
                f.write_char('>')
            }
            OtherQuantized::Calibrated { expressed, range: (low, high) } => {
                let (low, high) = (scale_text(*low), scale_text(*high));
                write!(f, "!quant.calibrated<{}<{low}:{high}>>", expressed.name)
            }
            OtherQuantized::ByBlocks { storage, range, expressed, blocks } => {
                f.write_str("!quant.uniform<")?;
                write_storage(*storage, *range, f)?;
                write!(f, ":{}:{{", expressed.name)?;
                for (index, (dimension, size)) in blocks.sizes.iter().enumerate() {
                    write!(f, "{}{dimension}:{size}", if index > 0 { ", " } else { "" })?;
                }
                f.write_str("}, ")?;
                write_parameters(&blocks.shape, &blocks.parameters, f)?;
                f.write_char('>')
            }
        }
    }
}

fn write_storage(
    IntegerType { width, signed }: IntegerType,
    range: Option<(i128, i128)>,
    f: &mut Formatter<'_>,
) -> fmt::Result {
    write!(f, "{}{width}", if signed { "i" } else { "u" })?;
    match range {
        Some((low, high)) => write!(f, "<{low}:{high}>"),
        None => Ok(()),
    }
}

/// Writes scales and zero points as nested lists of a shape.
fn write_parameters(
    shape: &[usize],
    parameters: &[(f64, i64)],
    f: &mut Formatter<'_>,
) -> fmt::Result {
    let Some((&len, inner)) = shape.split_first() else {
        return match parameters.first() {
            Some((scale, 0)) => f.write_str(&scale_text(*scale)),
            Some((scale, zero_point)) => write!(f, "{}:{zero_point}", scale_text(*scale)),
            None => Ok(()),
        };
    };
    f.write_char('{')?;
    let each = parameters.len() / len.max(1);
    for (index, part) in parameters.chunks(each.max(1)).enumerate() {
        f.write_str(if index > 0 { ", " } else { "" })?;
        write_parameters(inner, part, f)?;
    }
    f.write_char('}')
}
