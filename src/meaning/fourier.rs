//! Discrete Fourier transforms (docs/numerics.md, "Fourier transforms"), in f64, rounded once at the end.

use std::sync::Arc;

use num_complex::Complex;
use rustfft::{Fft, FftDirection, FftPlannerScalar};

use super::codes::complex::{from_parts, parts};
use super::{Array, indices};
use crate::numeric::{ComplexPart, ConvertPolicy, ElementType};
use crate::tensor::allocation::TooLarge;

type Z = Complex<f64>;

/// Which transform, of the last dimensions of an operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Transform {
    /// Forward, of complex numbers.
    Forward,
    /// Backward, divided by the number of elements transformed.
    Backward,
    /// Forward, of real numbers: along the last dimension only the first half (and one) is kept.
    RealForward,
    /// The inverse of that: along the last dimension, of this size in the result, the second half is
    /// the conjugate of the first. The imaginary parts of what is its own conjugate are not read.
    RealBackward(usize),
}

/// How the transform of a line of this size goes: in an order that depends on the size alone.
pub fn plan(size: usize, backward: bool) -> Arc<dyn Fft<f64>> {
    let direction = if backward { FftDirection::Inverse } else { FftDirection::Forward };
    FftPlannerScalar::new().plan_fft(size, direction)
}

/// `fft`: the lines along each of the last `rank` dimensions are transformed, the last dimension first; the
/// inverse of a real transform has its last dimension last.
pub fn fourier(
    operand: &Array<u128>,
    transform: Transform,
    rank: usize,
) -> Result<Array<u128>, TooLarge> {
    let (numbers, part) = numbers(operand)?;
    let last = operand.rank() - 1;
    let first = operand.rank() - rank;
    match transform {
        Transform::Forward => complex_codes(&along(numbers, (first..=last).rev(), false), part),
        Transform::Backward => {
            complex_codes(&divided(&along(numbers, (first..=last).rev(), true), first)?, part)
        }
        Transform::RealForward => {
            let numbers = along(numbers, [last], false);
            let mut shape = numbers.shape().to_vec();
            shape[last] = if shape[last] == 0 { 0 } else { shape[last] / 2 + 1 };
            let kept = Array::from_index(numbers.element().clone(), &shape, |at| numbers.at(at))?;
            complex_codes(&along(kept, (first..last).rev(), false), part)
        }
        Transform::RealBackward(size) => {
            let half = along(numbers, first..last, true);
            let mut shape = half.shape().to_vec();
            shape[last] = size;
            let whole = Array::from_index(half.element().clone(), &shape, |index| {
                let (mut mirrored, at) = (index.to_vec(), index[last]);
                mirrored[last] = size - at;
                match at {
                    0 => half.at(index).re.into(),
                    at if 2 * at == size => half.at(index).re.into(),
                    at if 2 * at > size => half.at(&mirrored).conj(),
                    _ => half.at(index),
                }
            })?;
            let numbers = divided(&along(whole, [last], true), first)?;
            let format = part.format();
            Array::from_index(ElementType::Float(format), &shape, |index| {
                format.encode(ConvertPolicy::COMPUTE, numbers.at(index).re).into()
            })
        }
    }
}

/// Transforms the lines along one dimension after the other.
fn along(
    mut numbers: Array<Z>,
    dimensions: impl IntoIterator<Item = usize>,
    backward: bool,
) -> Array<Z> {
    for dimension in dimensions {
        let (size, mut lines) = (numbers.shape()[dimension], numbers.shape().to_vec());
        lines[dimension] = size.min(1);
        for start in indices(&lines) {
            let at = |place: usize| {
                let mut index = start.clone();
                index[dimension] = place;
                index
            };
            let mut line: Vec<Z> = (0..size).map(|place| numbers.at(&at(place))).collect();
            plan(size, backward).process(&mut line);
            line.iter().enumerate().for_each(|(place, &number)| numbers.set(&at(place), number));
        }
    }
    numbers
}

/// The numbers divided by how many were transformed together, which are those of the dimensions from `first` on.
fn divided(numbers: &Array<Z>, first: usize) -> Result<Array<Z>, TooLarge> {
    let count = numbers.shape()[first..].iter().product::<usize>() as f64;
    Array::from_index(numbers.element().clone(), numbers.shape(), |index| {
        let number = numbers.at(index);
        Complex::new(number.re / count, number.im / count)
    })
}

/// The complex numbers of an operand, and the type of the parts of complex numbers that belong to its type.
fn numbers(operand: &Array<u128>) -> Result<(Array<Z>, ComplexPart), TooLarge> {
    let part = match operand.element() {
        ElementType::Complex(part) => *part,
        ElementType::Float(format) if format.is_f64() => ComplexPart::F64,
        _ => ComplexPart::F32,
    };
    let numbers = Array::from_index(operand.element().clone(), operand.shape(), |index| {
        match (operand.element(), operand.at(index)) {
            (ElementType::Float(format), code) => format.decode(code as u64).into(),
            (_, code) => {
                let [re, im] = parts(part, code).map(|code| part.format().decode(code));
                Complex::new(re, im)
            }
        }
    })?;
    Ok((numbers, part))
}

/// The codes of complex numbers, each part rounded once.
fn complex_codes(numbers: &Array<Z>, part: ComplexPart) -> Result<Array<u128>, TooLarge> {
    let code = |value| part.format().encode(ConvertPolicy::COMPUTE, value);
    Array::from_index(ElementType::Complex(part), numbers.shape(), |index| {
        let Complex { re, im } = numbers.at(index);
        from_parts(part, code(re), code(im))
    })
}
