//! Windows of a tensor that index vectors point at, for gather and scatter.

use std::mem::MaybeUninit;

use crate::each_width;
use crate::hardware::cpu;
use crate::hardware::parallel;
pub use crate::meaning::WindowDimensions;
use crate::numeric::IntegerType;
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::strided::{Axis, OffsetMap, strides};
use crate::tensor::{Word, Words};

/// Index vectors: their numbers in row-major order, and their shape.
#[derive(Debug, Clone, Copy)]
pub struct Indices<'a> {
    pub values: &'a [i64],
    /// The shape of the index vectors' tensor.
    pub shape: &'a [usize],
}

/// The map of a [`WindowAxis`] to offsets in the windows tensor.
pub const WINDOWS: usize = 0;
/// The map of a [`WindowAxis`] to offsets in the indices.
pub const INDICES: usize = 1;
/// The map of a [`WindowAxis`] to offsets in the operand, for windows whose index vectors are zeros.
pub const OPERAND: usize = 2;

/// One dimension of the windows tensor, which is gather's result and scatter's updates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WindowAxis {
    /// The distance of one step along the axis in [`WINDOWS`], [`INDICES`] and [`OPERAND`].
    pub axis: Axis<3>,
    /// The dimension of the operand along which the axis runs, if it runs along one.
    pub dimension: Option<usize>,
    /// Whether the axis runs over a window. If not, it runs over index vectors.
    pub is_window: bool,
}

/// The axes of the dimensions of the windows tensor, in order.
pub fn axes(
    dimensions: &WindowDimensions,
    operand: &[usize],
    indices: &[usize],
    windows: &[usize],
) -> Vec<WindowAxis> {
    let mut window = dimensions.operand_window(operand.len()).into_iter();
    let mut batch = (0..indices.len()).filter(|&dimension| dimension != dimensions.index_vector);
    let (operand_strides, indices_strides) = (strides(operand), strides(indices));
    let stride = |strides: &[usize], dimension: Option<usize>| {
        dimension.map_or(0, |dimension| strides[dimension] as isize)
    };
    let axes = OffsetMap::row_major(windows).axes.into_iter().enumerate();
    axes.map(|(place, here)| {
        let is_window = dimensions.window.contains(&place);
        let from = if is_window { None } else { batch.next() };
        let pair =
            dimensions.indices_batching.iter().position(|&dimension| Some(dimension) == from);
        let batching = pair.map(|pair| dimensions.operand_batching[pair]);
        let dimension = if is_window { window.next() } else { batching };
        let strides =
            [here.stride(), stride(&indices_strides, from), stride(&operand_strides, dimension)];
        WindowAxis { axis: Axis { size: here.size, strides }, dimension, is_window }
    })
    .collect()
}

/// The distance between the numbers of an index vector.
pub fn vector_stride(dimensions: &WindowDimensions, indices: &[usize]) -> usize {
    indices.get(dimensions.index_vector + 1..).map_or(1, |inner| inner.iter().product())
}

/// Integer codes as signed numbers. Unsigned integers beyond the signed range become its largest number.
///
/// # Errors
///
/// [`TooLarge`] if there is no memory for them.
pub fn numbers(words: &Words, integer: IntegerType) -> Result<Vec<i64>, TooLarge> {
    each_width!(words, codes => numbers_of(codes.as_slice(), integer))
}

fn numbers_of<W: Word>(codes: &[W], integer: IntegerType) -> Result<Vec<i64>, TooLarge> {
    const CHUNK: usize = 1 << 14;
    let unused = 64 - integer.width;
    let number = |code: &W| {
        let code = code.wide() as u64;
        match integer.signed {
            true => (code << unused) as i64 >> unused,
            false => i64::try_from(code).unwrap_or(i64::MAX),
        }
    };
    let fill = |chunk: usize, numbers: &mut [MaybeUninit<i64>]| {
        cpu::dispatch(|| {
            for (place, code) in numbers.iter_mut().zip(&codes[chunk * CHUNK..]) {
                *place = MaybeUninit::new(number(code));
            }
        });
    };
    if codes.len() >= 4 * CHUNK {
        // SAFETY: the chunks cover all numbers
        return unsafe {
            allocation::written(&[codes.len()], |all| parallel::for_each_chunk(all, CHUNK, fill))
        };
    }
    allocation::collected(codes.iter().map(number))
}
