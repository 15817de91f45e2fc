//! Terms with given values: products of two factors that both types have.

use crate::numeric::{ConvertPolicy, FloatFormat};
use crate::replay::Types;

/// A term of a sum: the codes of two factors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    pub lhs: u64,
    pub rhs: u64,
}

/// The products that the types of operands can make.
#[derive(Debug, Clone, Copy)]
pub struct Ground {
    pub types: Types,
    /// Whether subnormal factors may be used.
    pub subnormals: bool,
}

impl Ground {
    /// The term of two zeros.
    pub fn zero(&self) -> Term {
        Term { lhs: self.types.lhs.encoded_zero(), rhs: self.types.rhs.encoded_zero() }
    }

    /// The smallest and the largest exponent of products of powers of two.
    pub fn range(&self) -> (i32, i32) {
        let Types { lhs, rhs, .. } = self.types;
        (self.least(lhs) + self.least(rhs), lhs.max_exponent() + rhs.max_exponent())
    }

    fn least(&self, format: &FloatFormat) -> i32 {
        match self.subnormals {
            true => format.quantum_exponent(),
            false => format.min_exponent(),
        }
    }

    /// 2^exponent or its negation.
    pub fn power(&self, exponent: i32, negative: bool) -> Option<Term> {
        self.product([1.0, 1.0], exponent, negative)
    }

    /// `significands[0] * significands[1] * 2^exponent`, where both are in [1, 2) and belong to one factor each.
    pub fn product(&self, significands: [f64; 2], exponent: i32, negative: bool) -> Option<Term> {
        let Types { lhs, rhs, .. } = self.types;
        let most = |format: &'static FloatFormat| format.max_exponent();
        let half = exponent.div_euclid(2);
        let right = half.clamp(self.least(rhs).max(exponent - most(lhs)), most(rhs));
        let left = exponent - right;
        let sign = if negative { -1.0 } else { 1.0 };
        let code = |format: &'static FloatFormat, significand: f64, exponent: i32| {
            let value = significand * 2f64.powi(exponent);
            let code = format.encode(ConvertPolicy::COMPUTE, value);
            let fits = format.decode(code) == value;
            (fits && (self.least(format)..=most(format)).contains(&exponent)).then_some(code)
        };
        Some(Term {
            lhs: code(lhs, sign * significands[0], left)?,
            rhs: code(rhs, significands[1], right)?,
        })
    }

    /// A value with few bits, `significand * 2^exponent`, as a multiple of a power of two.
    pub fn value(&self, significand: f64, exponent: i32) -> Option<Term> {
        let magnitude = significand.abs();
        self.product([magnitude, 1.0], exponent, significand < 0.0)
    }
}
