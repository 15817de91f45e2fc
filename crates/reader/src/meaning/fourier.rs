//! Discrete Fourier transforms (docs/numerics.md, "Fourier transforms"): of codes in f64, rounded once at the end.

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

/// Complex numbers of some kind, and what a transform makes of lines of them.
pub trait Lines {
    /// A complex number.
    type Number: Clone;

    /// Transforms a line: forward, or backward without dividing by its length.
    fn transform(&mut self, line: &mut [Self::Number], backward: bool);

    /// The number divided by a real one.
    fn divided(&self, number: Self::Number, divisor: f64) -> Self::Number;

    /// The conjugate of a number.
    fn conjugate(&self, number: Self::Number) -> Self::Number;

    /// The number without its imaginary part.
    fn real(&self, number: Self::Number) -> Self::Number;
}

/// Numbers of f64, transformed in the order of [`plan`].
struct Plans;

impl Lines for Plans {
    type Number = Z;

    fn transform(&mut self, line: &mut [Z], backward: bool) {
        plan(line.len(), backward).process(line);
    }

    fn divided(&self, number: Z, divisor: f64) -> Z {
        Complex::new(number.re / divisor, number.im / divisor)
    }

    fn conjugate(&self, number: Z) -> Z {
        number.conj()
    }

    fn real(&self, number: Z) -> Z {
        number.re.into()
    }
}

/// `fft` of codes: see [`fourier_by`].
pub fn fourier(
    operand: &Array<u128>,
    transform: Transform,
    rank: usize,
) -> Result<Array<u128>, TooLarge> {
    let (numbers, part) = numbers(operand)?;
    let numbers = fourier_by(&mut Plans, numbers, transform, rank)?;
    match transform {
        Transform::RealBackward(_) => {
            let format = part.format();
            Array::from_index(ElementType::Float(format), numbers.shape(), |index| {
                format.encode(ConvertPolicy::COMPUTE, numbers.at(index).re).into()
            })
        }
        _ => complex_codes(&numbers, part),
    }
}

/// `fft`: the lines along each of the last `rank` dimensions are transformed, the last dimension first; the
/// inverse of a real transform has its last dimension last. Of its results the real parts count.
pub fn fourier_by<L: Lines>(
    lines: &mut L,
    numbers: Array<L::Number>,
    transform: Transform,
    rank: usize,
) -> Result<Array<L::Number>, TooLarge> {
    let last = numbers.rank() - 1;
    let first = numbers.rank() - rank;
    match transform {
        Transform::Forward => Ok(along(lines, numbers, (first..=last).rev(), false)),
        Transform::Backward => {
            let numbers = along(lines, numbers, (first..=last).rev(), true);
            divided(lines, &numbers, first)
        }
        Transform::RealForward => {
            let numbers = along(lines, numbers, [last], false);
            let mut shape = numbers.shape().to_vec();
            shape[last] = if shape[last] == 0 { 0 } else { shape[last] / 2 + 1 };
            let kept = Array::from_index(numbers.element().clone(), &shape, |at| numbers.at(at))?;
            Ok(along(lines, kept, (first..last).rev(), false))
        }
        Transform::RealBackward(size) => {
            let half = along(lines, numbers, first..last, true);
            let mut shape = half.shape().to_vec();
            shape[last] = size;
            let whole = Array::from_index(half.element().clone(), &shape, |index| {
                let (mut mirrored, at) = (index.to_vec(), index[last]);
                mirrored[last] = size - at;
                match at {
                    0 => lines.real(half.at(index)),
                    at if 2 * at == size => lines.real(half.at(index)),
                    at if 2 * at > size => lines.conjugate(half.at(&mirrored)),
                    _ => half.at(index),
                }
            })?;
            let numbers = along(lines, whole, [last], true);
            divided(lines, &numbers, first)
        }
    }
}

/// Transforms the lines along one dimension after the other.
fn along<L: Lines>(
    lines: &mut L,
    mut numbers: Array<L::Number>,
    dimensions: impl IntoIterator<Item = usize>,
    backward: bool,
) -> Array<L::Number> {
    for dimension in dimensions {
        let (size, mut starts) = (numbers.shape()[dimension], numbers.shape().to_vec());
        starts[dimension] = size.min(1);
        for start in indices(&starts) {
            let at = |place: usize| {
                let mut index = start.clone();
                index[dimension] = place;
                index
            };
            let mut line: Vec<L::Number> = (0..size).map(|place| numbers.at(&at(place))).collect();
            lines.transform(&mut line, backward);
            for (place, number) in line.into_iter().enumerate() {
                numbers.set(&at(place), number);
            }
        }
    }
    numbers
}

/// The numbers divided by how many were transformed together, which are those of the dimensions from `first` on.
fn divided<L: Lines>(
    lines: &L,
    numbers: &Array<L::Number>,
    first: usize,
) -> Result<Array<L::Number>, TooLarge> {
    let count = numbers.shape()[first..].iter().product::<usize>() as f64;
    Array::from_index(numbers.element().clone(), numbers.shape(), |index| {
        lines.divided(numbers.at(index), count)
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
