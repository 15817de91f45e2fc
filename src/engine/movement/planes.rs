//! Turning planes: what lies next to each other in the source comes to lie a row apart in the target.
//!
//! Where the machine can, blocks of a cache line by a cache line are turned in registers and large
//! results are written past the caches; elsewhere, blocks are turned in the L1 cache.

use crate::hardware::cpu;

/// A plane of which element (line, column) moves from `from + line * pitch + column` to
/// `to + column * row + line`.
#[derive(Debug, Clone, Copy)]
pub struct Plane {
    /// How many lines, each of neighbours in the source.
    pub lines: usize,
    /// How many elements a line has, each of another row of the target.
    pub columns: usize,
    /// The place of the first element in the source.
    pub from: usize,
    /// How far apart lines are in the source.
    pub pitch: usize,
    /// The place of the first element in the target.
    pub to: usize,
    /// How far apart rows are in the target.
    pub row: usize,
}

/// Copies a plane, whose rows must not overlap in the target. `large`: whether the target is part of
/// more than the caches hold.
pub fn turn<T: Copy>(plane: Plane, source: &[T], target: &mut [T], large: bool) {
    if plane.lines == 0 || plane.columns == 0 {
        return;
    }
    let last = plane.from + (plane.lines - 1) * plane.pitch + plane.columns - 1;
    assert!(last < source.len(), "the plane is within the source");
    let last = plane.to + (plane.columns - 1) * plane.row + plane.lines - 1;
    assert!(last < target.len(), "the plane is within the target");
    #[cfg(target_arch = "x86_64")]
    if cpu::level() == cpu::Level::Avx512 {
        // SAFETY: the level is in use only where the machine has it, and the plane was checked.
        unsafe { in_registers::turn(plane, source.as_ptr(), target.as_mut_ptr(), large) };
        return;
    }
    let _ = large;
    cpu::dispatch(|| turn_in_cache(plane, source, target));
}

/// Blocks that go through a buffer: as many columns, and so many lines.
const DEPTH: usize = 16;
const WIDTH: usize = 64;

/// Copies a plane block by block: each is read and written in pieces of a cache line or more, and
/// turned in the L1 cache.
#[inline(always)]
fn turn_in_cache<T: Copy>(plane: Plane, source: &[T], target: &mut [T]) {
    let mut block = [[source[plane.from]; WIDTH]; DEPTH];
    for first_line in (0..plane.lines).step_by(WIDTH) {
        let width = WIDTH.min(plane.lines - first_line);
        for first_column in (0..plane.columns).step_by(DEPTH) {
            let depth = DEPTH.min(plane.columns - first_column);
            for line in 0..width {
                let start = plane.from + (first_line + line) * plane.pitch + first_column;
                let piece = &source[start..start + depth];
                match <&[T; DEPTH]>::try_from(piece) {
                    Ok(whole) => put_column(&mut block, line, whole),
                    Err(_) => put_column(&mut block, line, piece),
                }
            }
            for (column, row) in block.iter().enumerate().take(depth) {
                let start = plane.to + (first_column + column) * plane.row + first_line;
                put_row(&mut target[start..start + width], row);
            }
        }
    }
}

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

/// Blocks of as many lines as a register has lanes, turned by as many rounds of interleaving as the
/// number of lanes has bits. Blocks at the edges are read and written under masks.
#[cfg(target_arch = "x86_64")]
mod in_registers {
    use std::arch::x86_64::*;

    use super::Plane;

    /// Lines that are turned together while their columns are walked: each row of the target is
    /// written in pieces of some cache lines, and no more lines are read at a time than the machine
    /// can foresee.
    const BAND: usize = 64;
    const REGISTER: usize = 64;

    /// # Safety
    ///
    /// The plane lies within the source and the target.
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
    pub unsafe fn turn<T: Copy>(plane: Plane, source: *const T, target: *mut T, large: bool) {
        let aligned = |elements: usize| (elements * size_of::<T>()).is_multiple_of(REGISTER);
        let start = target.wrapping_add(plane.to);
        let past_caches = large
            && aligned(plane.row)
            && (start as usize).is_multiple_of(REGISTER)
            && (plane.lines * size_of::<T>()) >= REGISTER;
        let source = source.wrapping_add(plane.from);
        // SAFETY: as the caller promises; each function moves elements of just this size.
        unsafe {
            match size_of::<T>() {
                1 => turn_8(plane, source.cast(), start.cast(), past_caches),
                2 => turn_16(plane, source.cast(), start.cast(), past_caches),
                4 => turn_32(plane, source.cast(), start.cast(), past_caches),
                8 => turn_64(plane, source.cast(), start.cast(), past_caches),
                16 => turn_128(plane, source.cast(), start.cast(), past_caches),
                _ => one_by_one(plane, source, start),
            }
        }
        if past_caches {
            _mm_sfence();
        }
    }

    /// # Safety
    ///
    /// The plane that begins at these pointers lies within what they point into.
    unsafe fn one_by_one<T: Copy>(plane: Plane, source: *const T, target: *mut T) {
        for line in 0..plane.lines {
            for column in 0..plane.columns {
                // SAFETY: within the plane
                unsafe {
                    let element = *source.add(line * plane.pitch + column);
                    target.add(column * plane.row + line).write(element);
                }
            }
        }
    }

    /// The places of what one interleaving takes from two registers of `lanes` lanes of `bytes`
    /// bytes each: the lower halves, or the upper ones.
    const fn interleaving<const LANES: usize>(lanes: usize, upper: bool) -> [u8; LANES] {
        // lanes wider than the permutation's are pairs of these
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

    /// `turn` for one width of elements: `$pick` takes lanes of `$lane` bits from two registers.
    macro_rules! turn {
        (
            $turn:ident, $block:ident, $word:ty, $lanes:literal, $rounds:literal,
            $pick:ident, $widen:expr, $places:literal,
            $load:ident, $store:ident, $mask:ty, $mask_of:expr
        ) => {
            /// # Safety
            ///
            /// The plane that begins at these pointers lies within what they point into; past the
            /// caches, its rows begin at multiples of a register's size.
            #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
            unsafe fn $turn(plane: Plane, from: *const $word, to: *mut $word, past_caches: bool) {
                for first_line in (0..plane.lines).step_by(BAND.max($lanes)) {
                    let end = plane.lines.min(first_line + BAND.max($lanes));
                    for column in (0..plane.columns).step_by($lanes) {
                        for line in (first_line..end).step_by($lanes) {
                            let (lines, columns) =
                                ((end - line).min($lanes), (plane.columns - column).min($lanes));
                            // SAFETY: the block is within the plane
                            unsafe {
                                let from = from.add(line * plane.pitch + column);
                                let to = to.add(column * plane.row + line);
                                $block(plane, from, to, [lines, columns], past_caches);
                            }
                        }
                    }
                }
            }

            /// # Safety
            ///
            /// A block of so many lines and columns that begins at these pointers lies within what
            /// they point into.
            #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
            #[inline]
            unsafe fn $block(
                plane: Plane,
                from: *const $word,
                to: *mut $word,
                [lines, columns]: [usize; 2],
                past_caches: bool,
            ) {
                const LOWER: [u8; $places] = interleaving($lanes, false);
                const UPPER: [u8; $places] = interleaving($lanes, true);
                let whole = lines == $lanes && columns == $lanes;
                let mask = |count: usize| -> $mask { $mask_of(count) };
                let mut registers = [_mm512_setzero_si512(); $lanes];
                // SAFETY: lines and columns beyond the block are not touched
                unsafe {
                    if whole {
                        for (line, register) in registers.iter_mut().enumerate() {
                            *register = _mm512_loadu_si512(from.add(line * plane.pitch).cast());
                        }
                    } else {
                        for (line, register) in registers.iter_mut().enumerate().take(lines) {
                            let from = from.add(line * plane.pitch);
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
                    if whole && past_caches {
                        for (column, &register) in registers.iter().enumerate() {
                            _mm512_stream_si512(to.add(column * plane.row).cast(), register);
                        }
                    } else if whole {
                        for (column, &register) in registers.iter().enumerate() {
                            _mm512_storeu_si512(to.add(column * plane.row).cast(), register);
                        }
                    } else {
                        for (column, &register) in registers.iter().enumerate().take(columns) {
                            $store(to.add(column * plane.row).cast(), mask(lines), register);
                        }
                    }
                }
            }
        };
    }

    /// The lowest bits.
    fn bits(count: usize) -> u64 {
        u64::MAX.checked_shr(64 - count as u32).unwrap_or(0)
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn bytes(places: &[u8; 64]) -> __m512i {
        // SAFETY: as many bytes as are loaded
        unsafe { _mm512_loadu_si512(places.as_ptr().cast()) }
    }

    #[target_feature(enable = "avx512f,avx512bw")]
    #[inline]
    fn halves(places: &[u8; 32]) -> __m512i {
        // SAFETY: as many bytes as are loaded
        _mm512_cvtepu8_epi16(unsafe { _mm256_loadu_si256(places.as_ptr().cast()) })
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn words(places: &[u8; 16]) -> __m512i {
        // SAFETY: as many bytes as are loaded
        _mm512_cvtepu8_epi32(unsafe { _mm_loadu_si128(places.as_ptr().cast()) })
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn doubles(places: &[u8; 8]) -> __m512i {
        // SAFETY: as many bytes as are loaded
        _mm512_cvtepu8_epi64(unsafe { _mm_loadl_epi64(places.as_ptr().cast()) })
    }

    turn!(
        turn_8,
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
    turn!(
        turn_16,
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
    turn!(
        turn_32,
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
    turn!(
        turn_64,
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
    turn!(
        turn_128,
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

    /// A plane in a larger source and target, against the definition, at every level.
    fn check<T: Copy + PartialEq + std::fmt::Debug>(of: impl Fn(usize) -> T, sizes: [usize; 2]) {
        let [lines, columns] = sizes;
        let plane = Plane { lines, columns, from: 3, pitch: columns + 5, to: 2, row: lines + 7 };
        let source: Vec<T> = (0..3 + lines * plane.pitch).map(&of).collect();
        let mut expected = vec![of(0); 2 + columns * plane.row];
        for line in 0..lines {
            for column in 0..columns {
                let from = plane.from + line * plane.pitch + column;
                expected[plane.to + column * plane.row + line] = source[from];
            }
        }
        for level in Level::available() {
            cpu::use_level(level);
            for large in [false, true] {
                let mut target = vec![of(0); expected.len()];
                turn(plane, &source, &mut target, large);
                assert_eq!(target, expected, "{sizes:?} at {level}");
            }
        }
    }

    #[test]
    fn every_width_and_edge_turns() {
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
        let plane = Plane { lines, columns, from: 0, pitch: columns, to, row: lines };
        turn(plane, &source, &mut target, true);
        for (place, &element) in target[to..to + lines * columns].iter().enumerate() {
            assert_eq!(element as usize, place % lines * columns + place / lines);
        }
    }
}
