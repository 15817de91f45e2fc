//! The factors of a contraction by a policy other than the default: the elements of its operands, rounded, or
//! in the parts that an algorithm multiplies.

use std::borrow::Cow;

use super::super::arithmetic::range::{Range, precision};
use super::super::operands::{Carrier, floats_under};
use crate::meaning::Algorithm;
use crate::numeric::policy::SourceKind;
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat, Policy, Rounder};
use crate::tensor::Tensor;
use crate::tensor::allocation::{TooLarge, with_capacity};

/// An operand, and the type that its elements have as factors.
#[derive(Clone, Copy)]
pub struct FactorSource<'t> {
    pub tensor: &'t Tensor,
    /// The type of the factors.
    pub format: &'static FloatFormat,
    /// The type of the elements that are rounded to `format`: the operand's own, or `format` for integers.
    own: &'static FloatFormat,
}

impl<'t> FactorSource<'t> {
    /// The elements of a tensor, rounded to a type.
    pub fn rounded(tensor: &'t Tensor, format: &'static FloatFormat) -> FactorSource<'t> {
        let own = match *tensor.element() {
            ElementType::Float(own) => own,
            _ => format,
        };
        FactorSource { tensor, format, own }
    }

    /// The elements of a tensor as they are, integers in a type.
    pub fn exact(tensor: &'t Tensor, integers: &'static FloatFormat) -> FactorSource<'t> {
        match *tensor.element() {
            ElementType::Float(own) => FactorSource { tensor, format: own, own },
            _ => FactorSource { tensor, format: integers, own: integers },
        }
    }

    /// Whether the elements are f32 values, both before and after they are rounded.
    pub fn fits_f32(&self) -> bool {
        self.own.fits_f32() && self.format.fits_f32()
    }
}

/// The factors of all products.
pub struct OperandFactors<'t, F: Clone> {
    pub lhs: Cow<'t, [F]>,
    pub rhs: Cow<'t, [F]>,
    /// How often the contraction goes through its steps, each time in the next elements.
    pub passes: usize,
    /// The bits that the significands of two factors have together.
    bits: u32,
}

impl<'t, F: Carrier> OperandFactors<'t, F> {
    /// The elements of both operands. For an algorithm of several products they are cut into parts.
    pub fn new(
        [lhs, rhs]: [FactorSource<'t>; 2],
        algorithm: Option<Algorithm>,
        arithmetic: &Policy,
    ) -> Result<OperandFactors<'t, F>, TooLarge> {
        let bits =
            precision(&ElementType::Float(lhs.format)) + precision(&ElementType::Float(rhs.format));
        let passes = algorithm.map_or(vec![(0, 0)], |algorithm| algorithm.passes());
        if passes.len() == 1 {
            let whole = |source: FactorSource<'t>| {
                let from = SourceKind::of(source.tensor.element());
                let policy = arithmetic.convert_operand(from, source.format);
                floats_under(source.tensor, source.format, policy)
            };
            return Ok(OperandFactors { lhs: whole(lhs)?, rhs: whole(rhs)?, passes: 1, bits });
        }
        let left: Vec<usize> = passes.iter().map(|&(part, _)| part).collect();
        let right: Vec<usize> = passes.iter().map(|&(_, part)| part).collect();
        Ok(OperandFactors {
            lhs: Cow::Owned(parts(lhs, &left)?),
            rhs: Cow::Owned(parts(rhs, &right)?),
            passes: passes.len(),
            bits,
        })
    }

    /// The factors of the last pass.
    pub fn largest_parts(&self) -> [&[F]; 2] {
        [&self.lhs, &self.rhs].map(|factors| {
            let len = factors.len() / self.passes;
            &factors[factors.len() - len..]
        })
    }

    /// Whether every product is an f32.
    pub fn products_are_exact(&self) -> bool {
        if size_of::<F>() != size_of::<f32>() || self.bits > 24 {
            return false;
        }
        let [lhs, rhs] = [&self.lhs, &self.rhs].map(|side| Range::of(bytemuck::cast_slice(side)));
        lhs.products_are_exact(&rhs, self.bits)
    }
}

/// Parts of all elements, one part of all elements after the other. The first part of an element is the
/// element rounded to nearest in the factors' type, the next part is what is left, rounded, and so on.
///
/// An element that would overflow by that rounding becomes the largest finite value, so that something is
/// left. The later parts of an element that is not finite are zero.
fn parts<F: Carrier>(source: FactorSource<'_>, order: &[usize]) -> Result<Vec<F>, TooLarge> {
    let own = floats_under::<F>(source.tensor, source.own, ConvertPolicy::CONVERT)?;
    let format = source.format;
    let largest = format.decode(format.max_finite);
    let limit = 2f64.powi(format.max_exponent() + 1);
    let rounder = Rounder::<f64>::in_carrier(format, ConvertPolicy::COMPUTE);
    let nearest = |value: f64| rounder.map_or(value, |rounder| rounder.round(value));
    let round = |value: f64| match nearest(value) {
        rounded if rounded.is_finite() || value.abs() >= limit || value.is_nan() => rounded,
        _ => largest.copysign(value),
    };
    let mut all = with_capacity(&[order.len(), own.len()])?;
    for &part in order {
        all.extend(own.iter().map(|value| {
            let mut rest = value.widen();
            let mut head = round(rest);
            for _ in 0..part {
                rest = if head.is_finite() { rest - head } else { 0.0 };
                head = round(rest);
            }
            F::narrow(head)
        }));
    }
    Ok(all)
}

/// All elements as integers times one power of two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scale {
    /// The power of two.
    pub exponent: i32,
    /// The bits of the largest magnitude.
    pub bits: u32,
}

impl Scale {
    /// The largest power of two that all values are multiples of; `None` if a value is not finite.
    pub fn of(values: &[f64]) -> Option<Scale> {
        let (mut lowest, mut highest) = (i32::MAX, i32::MIN);
        for &value in values {
            let bits = value.to_bits();
            let field = (bits >> 52) as i32 & 0x7FF;
            let mantissa = bits & ((1 << 52) - 1);
            let significand = if field == 0 { mantissa } else { mantissa | 1 << 52 };
            if field == 0x7FF {
                return None;
            }
            if significand != 0 {
                let exponent = field.max(1) - 1075;
                lowest = lowest.min(exponent + significand.trailing_zeros() as i32);
                highest = highest.max(exponent + significand.ilog2() as i32);
            }
        }
        match lowest {
            i32::MAX => Some(Scale { exponent: 0, bits: 0 }),
            _ => Some(Scale { exponent: lowest, bits: (highest + 1 - lowest) as u32 }),
        }
    }

    /// The values divided by the power of two: integers of up to 63 bits.
    pub fn integers(&self, values: &[f64]) -> Vec<i64> {
        let integer = |&value: &f64| {
            let bits = value.to_bits();
            let field = (bits >> 52) as i32 & 0x7FF;
            let mantissa = (bits & ((1 << 52) - 1)) as i64;
            let significand = if field == 0 { mantissa } else { mantissa | 1 << 52 };
            let magnitude = match field.max(1) - 1075 - self.exponent {
                _ if significand == 0 => 0,
                up @ 0.. => significand << up,
                down => significand >> -down,
            };
            if value < 0.0 { -magnitude } else { magnitude }
        };
        values.iter().map(integer).collect()
    }
}
