//! Exact values: tensors of f64, or pairs of such tensors whose sums have about 106 bits.

use std::ops::Range;

use crate::alone::wide::{decode, is_inexact, numbers, widened};
use crate::numeric::{Double, ElementType};
use crate::tensor::{Tensor, Value};

/// The bits of an f64, and those of a pair that its operations leave good.
const BITS: [u32; 2] = [53, 104];

/// Values that are more exact than those that they belong to: f64, or for values of about as many bits the unevaluated
/// sum of two f64.
#[derive(Debug, Clone)]
pub struct Wide {
    /// The values rounded to f64, or their parts if they are complex.
    pub high: Tensor,
    /// The rest of the values, which is at most half a unit in the last place of `high`; `None` if it is zero.
    pub low: Option<Tensor>,
}

impl From<Tensor> for Wide {
    fn from(high: Tensor) -> Wide {
        Wide { high, low: None }
    }
}

impl Wide {
    /// The exact value of a tensor of floats; `None` for any other value.
    pub(super) fn of(value: &Value) -> Option<Wide> {
        let tensor = value.as_tensor().filter(|tensor| is_inexact(tensor.element()))?;
        widened(&tensor.clone().into()).as_tensor().cloned().map(Wide::from)
    }

    /// The numbers in order, each as the sum of two; a complex number is two numbers.
    pub(super) fn doubles(&self) -> Vec<Double> {
        let mut doubles: Vec<Double> = numbers(&self.high).into_iter().map(Double::from).collect();
        if let Some(low) = &self.low {
            doubles.iter_mut().zip(numbers(low)).for_each(|(it, low)| it.low = low);
        }
        doubles
    }

    /// The numbers of a range of the numbers.
    pub(super) fn parts(&self, range: Range<usize>, high: &mut [f64], low: &mut [f64]) {
        decode(&self.high, range.clone(), high);
        match &self.low {
            Some(tensor) => decode(tensor, range, low),
            None => low.fill(0.0),
        }
    }
}

/// Whether values of a type have too many bits for a shadow in f64.
pub(super) fn needs_pairs(element: &ElementType) -> bool {
    precision(element).is_some_and(|precision| precision > 32)
}

/// The bits of the significand of floats of a type.
pub(super) fn precision(element: &ElementType) -> Option<u32> {
    match element {
        ElementType::Float(format) => Some(format.precision()),
        ElementType::Complex(part) => Some(part.format().precision()),
        _ => None,
    }
}

/// The error relative to the exact value from which on a figure is uncertain, for values of a type.
///
/// The causes of the value's error make the exact value err, too, by as much less as it has more bits. Where that is
/// 1/64 of the exact value, a digit of the figure is in doubt. The threshold is 2^3 below, since the operations in
/// between do not make the two errors grow alike.
pub(super) fn uncertain_from(element: &ElementType, in_pairs: bool) -> Option<f64> {
    const DOUBT: i32 = 6 + 3;
    let bits = BITS[usize::from(in_pairs || needs_pairs(element))];
    Some(2f64.powi(bits as i32 - precision(element)? as i32 - DOUBT))
}
