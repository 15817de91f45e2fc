//! Transposes of matrices: elements that are neighbours in the source are a row apart in the target.
//!
//! With AVX-512, blocks of a cache line by a cache line are transposed in registers, and large results are
//! written by non-temporal stores. On other machines, blocks are transposed in the L1 cache.

use crate::hardware::cpu;
pub use crate::hardware::simd::transpose_2d::Transpose2d;
use crate::paths::{self, Path};

/// Copies from and to the beginning of the slices. Rows must not overlap in the target. `non_temporal`
/// says whether whole cache lines are best written by non-temporal stores.
pub fn transpose_2d<T: Copy>(
    matrix: Transpose2d,
    source: &[T],
    target: &mut [T],
    non_temporal: bool,
) {
    if matrix.lines == 0 || matrix.columns == 0 {
        return;
    }
    let in_registers = paths::allows(Path::RegisterTranspose);
    if in_registers && matrix.run_in_registers(source, target, non_temporal) {
        paths::note(Path::RegisterTranspose);
    } else {
        cpu::dispatch(|| in_cache(matrix, source, target));
    }
}

/// Copies block by block. Each block is read and written in pieces of a cache line or more, and
/// transposed in the L1 cache.
#[inline(always)]
fn in_cache<T: Copy>(matrix: Transpose2d, source: &[T], target: &mut [T]) {
    let mut block = [[source[0]; WIDTH]; DEPTH];
    for first_line in (0..matrix.lines).step_by(WIDTH) {
        let width = WIDTH.min(matrix.lines - first_line);
        for first_column in (0..matrix.columns).step_by(DEPTH) {
            let depth = DEPTH.min(matrix.columns - first_column);
            for line in 0..width {
                let start = (first_line + line) * matrix.source_pitch + first_column;
                let piece = &source[start..start + depth];
                match <&[T; DEPTH]>::try_from(piece) {
                    Ok(whole) => put_column(&mut block, line, whole),
                    Err(_) => put_column(&mut block, line, piece),
                }
            }
            for (column, row) in block.iter().enumerate().take(depth) {
                let start = (first_column + column) * matrix.target_pitch + first_line;
                put_row(&mut target[start..start + width], row);
            }
        }
    }
}

/// How many columns a block in the L1 cache has.
const DEPTH: usize = 16;
/// How many lines a block in the L1 cache has.
const WIDTH: usize = 64;

#[inline(always)]
fn put_column<T: Copy>(block: &mut [[T; WIDTH]; DEPTH], column: usize, piece: &[T]) {
    for (line, &element) in block.iter_mut().zip(piece) {
        line[column] = element;
    }
}

#[inline(always)]
fn put_row<T: Copy>(target: &mut [T], row: &[T; WIDTH]) {
    match <&mut [T; WIDTH]>::try_from(&mut *target) {
        Ok(whole) => *whole = *row,
        Err(_) => target.iter_mut().zip(row).for_each(|(target, &element)| *target = element),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hardware::cpu::Level;

    /// Compares the transpose of a matrix in a larger source and target with the definition, at every CPU
    /// level.
    fn check<T: Copy + PartialEq + std::fmt::Debug>(of: impl Fn(usize) -> T, sizes: [usize; 2]) {
        let [lines, columns] = sizes;
        let (source_pitch, target_pitch) = (columns + 5, lines + 7);
        let source: Vec<T> = (0..lines * source_pitch).map(&of).collect();
        let mut expected = vec![of(0); columns * target_pitch];
        for line in 0..lines {
            for column in 0..columns {
                expected[column * target_pitch + line] = source[line * source_pitch + column];
            }
        }
        for level in Level::available() {
            cpu::use_level(level);
            for non_temporal in [false, true] {
                let mut target = vec![of(0); expected.len()];
                let matrix = Transpose2d { lines, columns, source_pitch, target_pitch };
                transpose_2d(matrix, &source, &mut target, non_temporal);
                assert_eq!(target, expected, "{sizes:?} at {level}");
            }
        }
    }

    #[test]
    fn every_width_and_edge_is_transposed() {
        let sizes = [0, 1, 3, 4, 16, 31, 64, 65, 130];
        for lines in sizes {
            for columns in sizes {
                check(|place| (place * 37) as u8, [lines, columns]);
                check(|place| (place * 37) as u16, [lines, columns]);
                check(|place| place as u32 * 37, [lines, columns]);
                check(|place| place as u64 * 37, [lines, columns]);
                check(|place| (place as u128 * 37) << 60, [lines, columns]);
                check(|place| [place as u8; 3], [lines, columns]);
            }
        }
    }

    #[test]
    fn aligned_rows_are_written_past_the_caches() {
        let (lines, columns) = (64, 48);
        let source: Vec<u32> = (0..lines * columns).map(|place| place as u32).collect();
        let mut target = vec![0u32; lines * columns + 16];
        let to = target.as_ptr().align_offset(64);
        let matrix = Transpose2d { lines, columns, source_pitch: columns, target_pitch: lines };
        transpose_2d(matrix, &source, &mut target[to..], true);
        for (place, &element) in target[to..to + lines * columns].iter().enumerate() {
            assert_eq!(element as usize, place % lines * columns + place / lines);
        }
    }
}
