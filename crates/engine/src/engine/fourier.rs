//! Discrete Fourier transforms of any length, in f64, by plans that depend on the length alone.

use std::mem::MaybeUninit;
use std::sync::Arc;

use num_complex::Complex;
use rustfft::Fft;

use super::contraction::operands::{complex_tensor, float_tensor, floats, made, pairs};
use super::movement::transpose_2d::{Transpose2d, transpose_2d};
use crate::hardware::parallel;
pub use crate::meaning::Transform;
use crate::meaning::plan;
use crate::numeric::{ComplexPart, ElementType, names};
use crate::tensor::Tensor;
use crate::tensor::allocation::{self, TooLarge, filled, uninitialised};

type Z = Complex<f64>;

/// Transforms the last `rank` dimensions. All elements are computed in f64 and rounded once at the end.
pub fn fourier(operand: &Tensor, transform: Transform, rank: usize) -> Result<Tensor, TooLarge> {
    let mut shape = operand.shape().to_vec();
    let (last, part) = (shape.len() - 1, part_of(operand.element()));
    let first = shape.len() - rank;
    let mut elements = load(operand, part)?;
    match transform {
        Transform::Forward | Transform::Backward => {
            let backward = transform == Transform::Backward;
            for dimension in (first..=last).rev() {
                along(&mut elements, &shape, dimension, backward)?;
            }
            if backward {
                divide(&mut elements, shape[first..].iter().product());
            }
            store_complex(part, &shape, elements)
        }
        Transform::RealForward => {
            along(&mut elements, &shape, last, false)?;
            let size = if shape[last] == 0 { 0 } else { shape[last] / 2 + 1 };
            let mut elements = resized(&elements, &mut shape, size, |row, kept| {
                kept.copy_from_slice(&row[..kept.len()]);
            })?;
            for dimension in (first..last).rev() {
                along(&mut elements, &shape, dimension, false)?;
            }
            store_complex(part, &shape, elements)
        }
        Transform::RealBackward(size) => {
            for dimension in first..last {
                along(&mut elements, &shape, dimension, true)?;
            }
            let mut elements = resized(&elements, &mut shape, size, mirror)?;
            along(&mut elements, &shape, last, true)?;
            divide(&mut elements, shape[first..].iter().product());
            let real = allocation::collected(elements.into_iter().map(|element| element.re))?;
            float_tensor(part.format(), &shape, real)
        }
    }
}

/// The spectrum of a real line from its first half.
fn mirror(half: &[Z], line: &mut [Z]) {
    let size = line.len();
    line[..half.len()].copy_from_slice(half);
    line[0].im = 0.0;
    if size.is_multiple_of(2) {
        line[size / 2].im = 0.0;
    }
    for index in size / 2 + 1..size {
        line[index] = half[size - index].conj();
    }
}

fn divide(elements: &mut [Z], count: usize) {
    parallel::for_each_chunk(elements, CHUNK, |_, elements| {
        for element in elements {
            *element = Complex::new(element.re / count as f64, element.im / count as f64);
        }
    });
}

/// The lines of the last dimension, extended or cut to another size.
fn resized(
    elements: &[Z],
    shape: &mut [usize],
    size: usize,
    line: impl Fn(&[Z], &mut [Z]) + Sync,
) -> Result<Vec<Z>, TooLarge> {
    let last = shape.len() - 1;
    let before = std::mem::replace(&mut shape[last], size);
    let mut result = filled(Z::default(), shape)?;
    if before > 0 && size > 0 {
        let together = CHUNK.div_ceil(size);
        parallel::for_each_chunk(&mut result, together * size, |chunk, result| {
            let lines = elements[chunk * together * before..].chunks_exact(before);
            lines.zip(result.chunks_exact_mut(size)).for_each(|(from, to)| line(from, to));
        });
    }
    Ok(result)
}

/// About how many elements a task transforms.
const CHUNK: usize = 1 << 13;

/// Transforms every line along a dimension.
fn along(
    elements: &mut [Z],
    shape: &[usize],
    dimension: usize,
    backward: bool,
) -> Result<(), TooLarge> {
    let size = shape[dimension];
    if elements.is_empty() || size == 1 {
        return Ok(());
    }
    allocation::ask(&[size, tables(size)], size_of::<Z>())?;
    let plan = plan(size, backward);
    let inner: usize = shape[dimension + 1..].iter().product();
    if inner == 1 {
        return transform_lines(&plan, elements);
    }
    let block = size * inner;
    // SAFETY: the blocks cover all elements, and each element is written
    let mut lines = unsafe {
        allocation::written(shape, |lines: &mut [MaybeUninit<Z>]| {
            let blocks = uninitialised(elements).chunks_exact(block);
            blocks.zip(lines.chunks_exact_mut(block)).for_each(|(block, lines)| {
                transpose(block, size, lines);
            });
        })?
    };
    transform_lines(&plan, &mut lines)?;
    for (block, lines) in elements.chunks_exact_mut(block).zip(lines.chunks_exact(block)) {
        transpose(lines, inner, block);
    }
    Ok(())
}

/// How many complex numbers a plan holds at most for each of a line, about. A line whose size has large factors is
/// transformed by a longer one.
fn tables(size: usize) -> usize {
    if size.is_power_of_two() { 3 } else { 10 }
}

/// Writes the columns of this many rows as rows.
fn transpose<T: Copy + Send + Sync>(from: &[T], rows: usize, to: &mut [T]) {
    let source_pitch = from.len() / rows;
    let together = CHUNK.div_ceil(rows);
    parallel::for_each_chunk(to, together * rows, |chunk, to| {
        let (lines, columns) = (rows, to.len() / rows);
        let transpose = Transpose2d { lines, columns, source_pitch, target_pitch: rows };
        transpose_2d(transpose, &from[chunk * together..], to, false);
    });
}

/// Transforms lines that follow each other in memory.
fn transform_lines(plan: &Arc<dyn Fft<f64>>, lines: &mut [Z]) -> Result<(), TooLarge> {
    let chunk = plan.len() * CHUNK.div_ceil(plan.len());
    parallel::try_for_each_chunk(lines, chunk, |_, lines| {
        let mut scratch = filled(Z::default(), &[plan.get_inplace_scratch_len()])?;
        plan.process_with_scratch(lines, &mut scratch);
        Ok(())
    })
}

fn load(operand: &Tensor, part: ComplexPart) -> Result<Vec<Z>, TooLarge> {
    if let ElementType::Float(_) = operand.element() {
        let real = floats::<f64>(operand, &names::F64)?;
        return made(operand.shape(), &real, |&re| Complex::new(re, 0.0));
    }
    let pairs: Vec<[f64; 2]> = pairs(operand, part)?;
    Ok(pairs.into_iter().map(|[re, im]| Complex::new(re, im)).collect())
}

fn store_complex(part: ComplexPart, shape: &[usize], elements: Vec<Z>) -> Result<Tensor, TooLarge> {
    let pairs = elements.into_iter().map(|z| [z.re, z.im]).collect();
    complex_tensor::<f64>(part, shape, pairs)
}

fn part_of(element: &ElementType) -> ComplexPart {
    match element {
        ElementType::Complex(part) => *part,
        ElementType::Float(format) if format.is_f64() => ComplexPart::F64,
        _ => ComplexPart::F32,
    }
}
