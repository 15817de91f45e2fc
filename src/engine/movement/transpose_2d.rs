//! Transposes of matrices: elements that are neighbours in the source are a row apart in the target.
//!
//! With AVX-512, blocks of a cache line by a cache line are transposed in registers, and large results are
//! written by non-temporal stores. On other machines, blocks are transposed in the L1 cache.

use crate::hardware::cpu;
#[cfg(target_arch = "x86_64")]
use crate::paths::{self, Path};

/// A transpose: element (line, column) moves from `line * source_pitch + column` to `column * target_pitch + line`.
#[derive(Debug, Clone, Copy)]
pub struct Transpose2d {
    /// How many lines there are. The elements of a line are neighbours in the source.
    pub lines: usize,
    /// How many elements a line has. Each of them belongs to another row of the target.
    pub columns: usize,
    /// The distance between lines in the source.
    pub source_pitch: usize,
    /// The distance between rows in the target.
    pub target_pitch: usize,
}

impl Transpose2d {
    /// Copies from and to the beginning of the slices. Rows must not overlap in the target. `non_temporal`
    /// says whether whole cache lines are best written by non-temporal stores.
    pub fn run<T: Copy>(self, source: &[T], target: &mut [T], non_temporal: bool) {
        if self.lines == 0 || self.columns == 0 {
            return;
        }
        let last = (self.lines - 1) * self.source_pitch + self.columns - 1;
        assert!(last < source.len(), "the matrix is within the source");
        let last = (self.columns - 1) * self.target_pitch + self.lines - 1;
        assert!(last < target.len(), "the matrix is within the target");
        #[cfg(target_arch = "x86_64")]
        if cpu::level() == cpu::Level::Avx512 && paths::take(Path::RegisterTranspose) {
            // SAFETY: the level is in use only on machines that have it, and the bounds were checked
            unsafe {
                in_registers::transpose(self, source.as_ptr(), target.as_mut_ptr(), non_temporal);
            }
            return;
        }
        let _ = non_temporal;
        cpu::dispatch(|| self.in_cache(source, target));
    }

    /// Copies block by block. Each block is read and written in pieces of a cache line or more, and
    /// transposed in the L1 cache.
    #[inline(always)]
    fn in_cache<T: Copy>(self, source: &[T], target: &mut [T]) {
        let mut block = [[source[0]; WIDTH]; DEPTH];
        for first_line in (0..self.lines).step_by(WIDTH) {
            let width = WIDTH.min(self.lines - first_line);
            for first_column in (0..self.columns).step_by(DEPTH) {
                let depth = DEPTH.min(self.columns - first_column);
                for line in 0..width {
                    let start = (first_line + line) * self.source_pitch + first_column;
                    let piece = &source[start..start + depth];
                    match <&[T; DEPTH]>::try_from(piece) {
                        Ok(whole) => put_column(&mut block, line, whole),
                        Err(_) => put_column(&mut block, line, piece),
                    }
                }
                for (column, row) in block.iter().enumerate().take(depth) {
                    let start = (first_column + column) * self.target_pitch + first_line;
                    put_row(&mut target[start..start + width], row);
                }
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

/// The transpose of blocks of as many lines as a register has lanes, by as many rounds of interleaving as the
/// number of lanes has bits. Blocks at the edges are read and written under masks.
#[cfg(target_arch = "x86_64")]
mod in_registers {
    use std::arch::x86_64::*;

    use super::Transpose2d;

    /// How many lines are transposed together, block by block along their columns. Each row of the target is
    /// then written in pieces of several cache lines, and no more lines are read at a time than the hardware
    /// prefetches.
    const BAND: usize = 64;
    const REGISTER: usize = 64;

    /// # Safety
    ///
    /// The matrix lies within the source and the target.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
    pub unsafe fn transpose<T: Copy>(
        matrix: Transpose2d,
        source: *const T,
        target: *mut T,
        non_temporal: bool,
    ) {
        let aligned = |elements: usize| (elements * size_of::<T>()).is_multiple_of(REGISTER);
        let non_temporal = non_temporal
            && aligned(matrix.target_pitch)
            && (target as usize).is_multiple_of(REGISTER)
            && (matrix.lines * size_of::<T>()) >= REGISTER;
        // SAFETY: the caller promises the bounds, and each function moves elements of exactly this size
        unsafe {
            match size_of::<T>() {
                1 => transpose_8(matrix, source.cast(), target.cast(), non_temporal),
                2 => transpose_16(matrix, source.cast(), target.cast(), non_temporal),
                4 => transpose_32(matrix, source.cast(), target.cast(), non_temporal),
                8 => transpose_64(matrix, source.cast(), target.cast(), non_temporal),
                16 => transpose_128(matrix, source.cast(), target.cast(), non_temporal),
                _ => one_by_one(matrix, source, target),
            }
        }
        if non_temporal {
            _mm_sfence();
        }
    }

    /// # Safety
    ///
    /// The matrix that begins at these pointers lies within what they point into.
    unsafe fn one_by_one<T: Copy>(matrix: Transpose2d, source: *const T, target: *mut T) {
        for line in 0..matrix.lines {
            for column in 0..matrix.columns {
                // SAFETY: the line and the column are within the matrix
                unsafe {
                    let element = *source.add(line * matrix.source_pitch + column);
                    target.add(column * matrix.target_pitch + line).write(element);
                }
            }
        }
    }

    /// The positions of the lanes that one interleaving takes from two registers of `lanes` lanes: the lower
    /// halves of both, or the upper ones.
    const fn interleaving<const LANES: usize>(lanes: usize, upper: bool) -> [u8; LANES] {
        // lanes wider than the permutation's are several of these
        let parts = LANES / lanes;
        let mut places = [0; LANES];
        let mut place = 0;
        while place < LANES {
            let (lane, part) = (place / parts, place % parts);
            let from = lane / 2 + if upper { lanes / 2 } else { 0 };
            let side = if lane % 2 == 1 { LANES } else { 0 };
            places[place] = (side + from * parts + part) as u8;
            place += 1;
        }
        places
    }

    /// A transpose for one width of elements; `$pick` takes lanes of `$lane` bits from two registers.
    macro_rules! transpose {
        (
            $transpose:ident, $block:ident, $word:ty, $lanes:literal, $rounds:literal,
            $pick:ident, $widen:expr, $places:literal,
            $load:ident, $store:ident, $mask:ty, $mask_of:expr
        ) => {
            /// # Safety
            ///
            /// The matrix that begins at these pointers lies within what they point into; if
            /// `non_temporal`, its rows begin at multiples of a register's size.
            #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
            unsafe fn $transpose(
                matrix: Transpose2d,
                from: *const $word,
                to: *mut $word,
                non_temporal: bool,
            ) {
                for first_line in (0..matrix.lines).step_by(BAND.max($lanes)) {
                    let end = matrix.lines.min(first_line + BAND.max($lanes));
                    for column in (0..matrix.columns).step_by($lanes) {
                        for line in (first_line..end).step_by($lanes) {
                            let (lines, columns) =
                                ((end - line).min($lanes), (matrix.columns - column).min($lanes));
                            // SAFETY: the block is within the matrix
                            unsafe {
                                let from = from.add(line * matrix.source_pitch + column);
                                let to = to.add(column * matrix.target_pitch + line);
                                $block(matrix, from, to, [lines, columns], non_temporal);
                            }
                        }
                    }
                }
            }

            /// # Safety
            ///
            /// A block of this many lines and columns, starting at these pointers, lies within the memory
            /// that each pointer is valid for.
            #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
            #[inline]
            unsafe fn $block(
                matrix: Transpose2d,
                from: *const $word,
                to: *mut $word,
                [lines, columns]: [usize; 2],
                non_temporal: bool,
            ) {
                const LOWER: [u8; $places] = interleaving($lanes, false);
                const UPPER: [u8; $places] = interleaving($lanes, true);
                let whole = lines == $lanes && columns == $lanes;
                let mask = |count: usize| -> $mask { $mask_of(count) };
                let mut registers = [_mm512_setzero_si512(); $lanes];
                // SAFETY: the masks leave out lines and columns beyond the block
                unsafe {
                    if whole {
                        for (line, register) in registers.iter_mut().enumerate() {
                            *register =
                                _mm512_loadu_si512(from.add(line * matrix.source_pitch).cast());
                        }
                    } else {
                        for (line, register) in registers.iter_mut().enumerate().take(lines) {
                            let from = from.add(line * matrix.source_pitch);
                            *register = $load(mask(columns), from.cast());
                        }
                    }
                    let (lower, upper) = ($widen(&LOWER), $widen(&UPPER));
                    for _ in 0..$rounds {
                        let before = registers;
                        for pair in 0..$lanes / 2 {
                            let (a, b) = (before[pair], before[pair + $lanes / 2]);
                            registers[2 * pair] = $pick(a, lower, b);
                            registers[2 * pair + 1] = $pick(a, upper, b);
                        }
                    }
                    if whole && non_temporal {
                        for (column, &register) in registers.iter().enumerate() {
                            _mm512_stream_si512(
                                to.add(column * matrix.target_pitch).cast(),
                                register,
                            );
                        }
                    } else if whole {
                        for (column, &register) in registers.iter().enumerate() {
                            _mm512_storeu_si512(
                                to.add(column * matrix.target_pitch).cast(),
                                register,
                            );
                        }
                    } else {
                        for (column, &register) in registers.iter().enumerate().take(columns) {
                            $store(
                                to.add(column * matrix.target_pitch).cast(),
                                mask(lines),
                                register,
                            );
                        }
                    }
                }
            }
        };
    }

    /// A mask of the lowest bits.
    fn bits(count: usize) -> u64 {
        u64::MAX.checked_shr(64 - count as u32).unwrap_or(0)
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn bytes(places: &[u8; 64]) -> __m512i {
        // SAFETY: the array has as many bytes as are loaded
        unsafe { _mm512_loadu_si512(places.as_ptr().cast()) }
    }

    #[target_feature(enable = "avx512f,avx512bw")]
    #[inline]
    fn halves(places: &[u8; 32]) -> __m512i {
        // SAFETY: the array has as many bytes as are loaded
        _mm512_cvtepu8_epi16(unsafe { _mm256_loadu_si256(places.as_ptr().cast()) })
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn words(places: &[u8; 16]) -> __m512i {
        // SAFETY: the array has as many bytes as are loaded
        _mm512_cvtepu8_epi32(unsafe { _mm_loadu_si128(places.as_ptr().cast()) })
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn doubles(places: &[u8; 8]) -> __m512i {
        // SAFETY: the array has as many bytes as are loaded
        _mm512_cvtepu8_epi64(unsafe { _mm_loadl_epi64(places.as_ptr().cast()) })
    }

    transpose!(
        transpose_8,
        block_8,
        i8,
        64,
        6,
        _mm512_permutex2var_epi8,
        bytes,
        64,
        _mm512_maskz_loadu_epi8,
        _mm512_mask_storeu_epi8,
        __mmask64,
        bits
    );
    transpose!(
        transpose_16,
        block_16,
        i16,
        32,
        5,
        _mm512_permutex2var_epi16,
        halves,
        32,
        _mm512_maskz_loadu_epi16,
        _mm512_mask_storeu_epi16,
        __mmask32,
        |count| bits(count) as u32
    );
    transpose!(
        transpose_32,
        block_32,
        i32,
        16,
        4,
        _mm512_permutex2var_epi32,
        words,
        16,
        _mm512_maskz_loadu_epi32,
        _mm512_mask_storeu_epi32,
        __mmask16,
        |count| bits(count) as u16
    );
    transpose!(
        transpose_64,
        block_64,
        i64,
        8,
        3,
        _mm512_permutex2var_epi64,
        doubles,
        8,
        _mm512_maskz_loadu_epi64,
        _mm512_mask_storeu_epi64,
        __mmask8,
        |count| bits(count) as u8
    );
    transpose!(
        transpose_128,
        block_128,
        i128,
        4,
        2,
        _mm512_permutex2var_epi64,
        doubles,
        8,
        _mm512_maskz_loadu_epi64,
        _mm512_mask_storeu_epi64,
        __mmask8,
        |count: usize| bits(2 * count) as u8
    );
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
                matrix.run(&source, &mut target, non_temporal);
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
        matrix.run(&source, &mut target[to..], true);
        for (place, &element) in target[to..to + lines * columns].iter().enumerate() {
            assert_eq!(element as usize, place % lines * columns + place / lines);
        }
    }
}
