//! Transposes of matrices in registers: elements that are neighbours in the source are a row apart in the target.

#[cfg(target_arch = "x86_64")]
use crate::hardware::cpu::{Level, level};

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
    /// Copies from and to the beginning of the slices, if the level in use has registers for elements of this
    /// size. The result is whether it copied. Rows must not overlap in the target. `non_temporal` says whether
    /// whole cache lines are best written by non-temporal stores.
    ///
    /// # Panics
    ///
    /// Panics if the matrix goes beyond the source or the target.
    pub fn run_in_registers<T: Copy>(
        self,
        source: &[T],
        target: &mut [T],
        non_temporal: bool,
    ) -> bool {
        #[cfg(target_arch = "x86_64")]
        if level() == Level::Avx512 && matches!(size_of::<T>(), 1 | 2 | 4 | 8 | 16) {
            let Transpose2d { lines, columns, source_pitch, target_pitch } = self;
            assert!(fits(lines, source_pitch, columns, source.len()), "the source has the matrix");
            assert!(fits(columns, target_pitch, lines, target.len()), "the target has the matrix");
            // SAFETY: the level is in use only on machines that have it, and the bounds were checked
            unsafe {
                in_registers::transpose(self, source.as_ptr(), target.as_mut_ptr(), non_temporal);
            }
            return true;
        }
        let _ = (source, target, non_temporal);
        false
    }
}

/// Whether `rows` rows of `row` elements each, which start `pitch` elements apart, fit in `elements` elements.
#[cfg(target_arch = "x86_64")]
fn fits(rows: usize, pitch: usize, row: usize, elements: usize) -> bool {
    let last = rows.saturating_sub(1).checked_mul(pitch).and_then(|last| last.checked_add(row));
    rows == 0 || row == 0 || last.is_some_and(|end| end <= elements)
}

/// The transpose of blocks of as many lines as a register has lanes, by as many rounds of interleaving as the
/// number of lanes has bits. Blocks at the edges are read and written under masks.
#[cfg(target_arch = "x86_64")]
mod in_registers {
    use std::arch::x86_64::*;

    use super::Transpose2d;
    use crate::hardware::simd::words::{BYTES, load};

    /// How many lines are transposed together, block by block along their columns. Each row of the target is
    /// then written in pieces of several cache lines, and no more lines are read at a time than the hardware
    /// prefetches.
    const BAND: usize = 64;

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
        let aligned = |elements: usize| (elements * size_of::<T>()).is_multiple_of(BYTES);
        let non_temporal = non_temporal
            && aligned(matrix.target_pitch)
            && (target as usize).is_multiple_of(BYTES)
            && (matrix.lines * size_of::<T>()) >= BYTES;
        // SAFETY: the caller promises the bounds, and each function moves elements of exactly this size
        unsafe {
            match size_of::<T>() {
                1 => transpose_8(matrix, source.cast(), target.cast(), non_temporal),
                2 => transpose_16(matrix, source.cast(), target.cast(), non_temporal),
                4 => transpose_32(matrix, source.cast(), target.cast(), non_temporal),
                8 => transpose_64(matrix, source.cast(), target.cast(), non_temporal),
                16 => transpose_128(matrix, source.cast(), target.cast(), non_temporal),
                bytes => unreachable!("no registers have lanes of {bytes} bytes"),
            }
        }
        if non_temporal {
            _mm_sfence();
        }
    }

    /// The positions of the lanes that one interleaving takes from two registers of `lanes` lanes, the lower halves
    /// of both or the upper ones, as a register of `permuted` positions. A wider lane is several positions.
    const fn interleaving(permuted: usize, lanes: usize, upper: bool) -> [u8; BYTES] {
        let parts = permuted / lanes;
        let mut places = [0; BYTES];
        let mut place = 0;
        while place < permuted {
            let (lane, part) = (place / parts, place % parts);
            let from = lane / 2 + if upper { lanes / 2 } else { 0 };
            let side = if lane % 2 == 1 { permuted } else { 0 };
            places[place * (BYTES / permuted)] = (side + from * parts + part) as u8;
            place += 1;
        }
        places
    }

    /// [`transpose`] for one width of elements. `$pick` takes lanes from two registers by `$places` places, and blocks at
    /// the edges are loaded and stored under masks of a bit for each lane that `$load` and `$store` have.
    macro_rules! transpose {
        (
            $transpose:ident, $block:ident, $word:ty, $lanes:literal, $rounds:literal,
            $pick:ident of $places:literal,
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
                const LOWER: [u8; BYTES] = interleaving($places, $lanes, false);
                const UPPER: [u8; BYTES] = interleaving($places, $lanes, true);
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
                    let (lower, upper) = (load(&LOWER), load(&UPPER));
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
                            let to = to.add(column * matrix.target_pitch);
                            _mm512_stream_si512(to.cast(), register);
                        }
                    } else if whole {
                        for (column, &register) in registers.iter().enumerate() {
                            let to = to.add(column * matrix.target_pitch);
                            _mm512_storeu_si512(to.cast(), register);
                        }
                    } else {
                        for (column, &register) in registers.iter().enumerate().take(columns) {
                            let to = to.add(column * matrix.target_pitch);
                            $store(to.cast(), mask(lines), register);
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

    transpose!(
        transpose_8, block_8, i8, 64, 6, _mm512_permutex2var_epi8 of 64,
        _mm512_maskz_loadu_epi8, _mm512_mask_storeu_epi8, __mmask64, bits
    );
    transpose!(
        transpose_16, block_16, i16, 32, 5, _mm512_permutex2var_epi16 of 32,
        _mm512_maskz_loadu_epi16, _mm512_mask_storeu_epi16, __mmask32, |count| bits(count) as u32
    );
    transpose!(
        transpose_32, block_32, i32, 16, 4, _mm512_permutex2var_epi32 of 16,
        _mm512_maskz_loadu_epi32, _mm512_mask_storeu_epi32, __mmask16, |count| bits(count) as u16
    );
    transpose!(
        transpose_64, block_64, i64, 8, 3, _mm512_permutex2var_epi64 of 8,
        _mm512_maskz_loadu_epi64, _mm512_mask_storeu_epi64, __mmask8, |count| bits(count) as u8
    );
    transpose!(
        transpose_128, block_128, i128, 4, 2, _mm512_permutex2var_epi64 of 8,
        _mm512_maskz_loadu_epi64, _mm512_mask_storeu_epi64, __mmask8,
        |count: usize| bits(2 * count) as u8
    );
}
