//! Tiles: elements copied together, so that each step has a row of lanes, from outputs whose elements are
//! apart in memory.

use super::layout::{Group, Layout, SteppedRange};
use super::thresholds::TRANSPOSED_FROM;
use crate::engine::codes::{Codes, each_codes};
use crate::hardware::prefetch::LINE;
use crate::paths::{self, Path};
use crate::tensor::Word;

/// The elements of several steps of a group in the form that kernels read: lane `i` of step `k` is `codes[k *
/// stride + i]`. There may be lanes beyond the group's, of any codes.
#[derive(Clone, Copy)]
pub struct Rows<'a, W> {
    pub codes: &'a [W],
    pub stride: usize,
    pub count: usize,
}

/// Rows of words of any width.
#[derive(Clone, Copy)]
pub struct CodeRows<'a> {
    codes: Codes<'a>,
    stride: usize,
}

impl<'a> CodeRows<'a> {
    /// The first `len` lanes of a step.
    #[inline]
    pub fn lanes(&self, step: usize, len: usize) -> Codes<'a> {
        self.codes.range(step * self.stride, step * self.stride + len)
    }
}

/// Memory for rows, which is used again for each range of steps of each group.
#[derive(Default)]
pub struct Tile {
    /// The memory, in the widest word, so that it can be divided into words of any width.
    memory: Vec<u128>,
    starts: Vec<usize>,
}

/// How many bytes of elements are copied together at a time: half of an L1 cache of 32 KiB.
const TILE_BYTES: usize = 1 << 14;

impl Tile {
    /// How many steps to copy at a time, of `width` lanes in words of this size: whole cache lines of bytes.
    pub fn steps(width: usize, bytes: usize) -> usize {
        (TILE_BYTES / (width * bytes).max(1)).next_multiple_of(LINE)
    }

    /// Prepares the tile for a group.
    pub fn start(&mut self, layout: &Layout, group: Group) {
        self.starts.clear();
        match group.neighbours {
            true => self.starts.push(layout.kept.at(group.first)),
            false => layout.kept.extend(&mut self.starts, group.first..group.first + group.len),
        }
    }

    /// The positions of the first element of each output, for a group whose outputs are apart in memory.
    pub fn starts(&self) -> &[usize] {
        &self.starts
    }

    /// The rows of a range of the group's steps, in words of any width.
    pub fn rows_of<'a>(
        &'a mut self,
        elements: Codes<'a>,
        group: Group,
        stretch: SteppedRange,
        width: usize,
    ) -> CodeRows<'a> {
        each_codes!(Codes: elements, elements => {
            let Rows { codes, stride, .. } = self.rows(elements, group, stretch, width);
            CodeRows { codes: Codes::of_slice(codes), stride }
        })
    }

    /// The rows of a range of the group's steps, each at least `width` lanes wide.
    #[inline]
    pub fn rows<'a, W: Word>(
        &'a mut self,
        elements: &'a [W],
        group: Group,
        stretch: SteppedRange,
        width: usize,
    ) -> Rows<'a, W> {
        let SteppedRange { distance, stride, count } = stretch;
        if group.neighbours {
            let first = self.starts[0] + distance;
            if first + (count - 1) * stride + width <= elements.len() {
                return Rows { codes: &elements[first..], stride, count };
            }
        }
        let memory = (count * width * size_of::<W>()).div_ceil(size_of::<u128>());
        if self.memory.len() < memory {
            self.memory.resize(memory, 0);
        }
        let tile: &mut [W] = bytemuck::cast_slice_mut(&mut self.memory);
        match group.neighbours {
            true => copy_neighbours(&elements[self.starts[0]..], stretch, group.len, width, tile),
            false if stride == 1 && count >= TRANSPOSED_FROM && paths::take(Path::FoldTile) => {
                transpose(elements, &self.starts, stretch, width, tile);
            }
            false => gather(elements, &self.starts, stretch, width, tile),
        }
        Rows { codes: bytemuck::cast_slice(&self.memory), stride: width, count }
    }
}

/// Copies the lanes of each step, which are neighbours in memory.
fn copy_neighbours<W: Word>(
    elements: &[W],
    stretch: SteppedRange,
    len: usize,
    width: usize,
    tile: &mut [W],
) {
    for (step, row) in tile.chunks_mut(width).take(stretch.count).enumerate() {
        let first = stretch.distance + step * stretch.stride;
        row[..len].copy_from_slice(&elements[first..first + len]);
    }
}

/// Copies the lanes of each step one by one.
fn gather<W: Word>(
    elements: &[W],
    starts: &[usize],
    stretch: SteppedRange,
    width: usize,
    tile: &mut [W],
) {
    for (step, row) in tile.chunks_mut(width).take(stretch.count).enumerate() {
        let elements = &elements[stretch.distance + step * stretch.stride..];
        for (lane, &start) in row.iter_mut().zip(starts) {
            *lane = elements[start];
        }
    }
}

/// Transposes rows of elements to lanes of steps.
fn transpose<W: Word>(
    elements: &[W],
    starts: &[usize],
    stretch: SteppedRange,
    width: usize,
    tile: &mut [W],
) {
    let whole = starts.len() - starts.len() % 16;
    let (many, few) = starts.split_at(whole);
    #[cfg_attr(not(target_arch = "x86_64"), expect(unused_mut, reason = "set there alone"))]
    let mut done = 0;
    #[cfg(target_arch = "x86_64")]
    if !many.is_empty()
        && let Some(steps) = avx512::transpose(elements, many, stretch, width, tile)
    {
        done = steps;
    }
    if done < stretch.count {
        let rest = SteppedRange {
            distance: stretch.distance + done,
            count: stretch.count - done,
            ..stretch
        };
        transpose_by_eights(elements, many, rest, width, &mut tile[done * width..]);
    }
    if !few.is_empty() {
        transpose_by_eights(elements, few, stretch, width, &mut tile[whole..]);
    }
}

/// Transposes eight rows at a time, so that eight neighbours are written at a time.
fn transpose_by_eights<W: Word>(
    elements: &[W],
    starts: &[usize],
    stretch: SteppedRange,
    width: usize,
    tile: &mut [W],
) {
    let SteppedRange { distance, count, .. } = stretch;
    let row = |start: usize| &elements[start + distance..][..count];
    for (eight, starts) in starts.chunks(8).enumerate() {
        let tile = &mut tile[8 * eight..];
        if let Ok(starts) = <[usize; 8]>::try_from(starts) {
            let rows = starts.map(row);
            for step in 0..count {
                let lanes = &mut tile[step * width..][..8];
                for (lane, row) in lanes.iter_mut().zip(rows) {
                    *lane = row[step];
                }
            }
        } else {
            for (lane, &start) in starts.iter().enumerate() {
                for (step, &element) in row(start).iter().enumerate() {
                    tile[step * width + lane] = element;
                }
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod avx512 {
    //! The transposition of sixteen rows of a cache line each, in registers.

    use std::arch::x86_64::*;

    use super::{LINE, SteppedRange};
    use crate::for_avx512;
    use crate::hardware::prefetch::prefetch;
    use crate::hardware::simd::transpose::{transpose_32, transpose_64};
    use crate::hardware::simd::words::{load, store};
    use crate::numeric::WordWidth;
    use crate::tensor::Word;

    /// How many cache lines of a row are prefetched ahead: the hardware's prefetchers follow fewer rows than
    /// there are.
    const AHEAD: usize = 6;

    for_avx512! {
        /// Transposes as many steps as fill cache lines of every row; the number of rows is a multiple of 16. The
        /// result is how many steps those are.
        pub fn transpose[W: Word](
            elements: &[W],
            starts: &[usize],
            stretch: SteppedRange,
            width: usize,
            tile: &mut [W],
        ) -> usize {
            let steps = LINE / size_of::<W>();
            if W::WIDTH == WordWidth::W128 {
                return 0;
            }
            let whole = stretch.count - stretch.count % steps;
            for (sixteen, starts) in starts.chunks_exact(16).enumerate() {
                for step in (0..whole).step_by(steps) {
                    let mut rows = [_mm512_setzero_si512(); 16];
                    for (row, start) in rows.iter_mut().zip(starts) {
                        let line = &elements[start + stretch.distance + step..][..steps];
                        prefetch(line.as_ptr().wrapping_add(AHEAD * steps));
                        *row = load(line);
                    }
                    let lanes = &mut tile[step * width + 16 * sixteen..];
                    match W::WIDTH {
                        WordWidth::W8 => store_bytes(transpose_32(rows), width, lanes),
                        WordWidth::W16 => store_16(transpose_32(rows), width, lanes),
                        WordWidth::W32 => store_32(transpose_32(rows), width, lanes),
                        WordWidth::W64 => store_64(rows, width, lanes),
                        WordWidth::W128 => {}
                    }
                }
            }
            whole
        }
    }

    /// Writes four steps from each column of 16 x 4 bytes.
    #[target_feature(enable = "avx512f,avx512vbmi")]
    #[inline]
    fn store_bytes<W: Word>(columns: [__m512i; 16], width: usize, lanes: &mut [W]) {
        const BY_STEP: [u8; 64] = {
            let mut places = [0; 64];
            let mut place = 0;
            while place < 64 {
                places[place] = (place % 16 * 4 + place / 16) as u8;
                place += 1;
            }
            places
        };
        let by_step = load(&BY_STEP);
        for (four, column) in columns.into_iter().enumerate() {
            let steps = _mm512_permutexvar_epi8(by_step, column);
            let quarters = [
                _mm512_extracti32x4_epi32::<0>(steps),
                _mm512_extracti32x4_epi32::<1>(steps),
                _mm512_extracti32x4_epi32::<2>(steps),
                _mm512_extracti32x4_epi32::<3>(steps),
            ];
            for (step, quarter) in quarters.into_iter().enumerate() {
                let lanes = &mut lanes[(4 * four + step) * width..][..16];
                lanes.copy_from_slice(bytemuck::cast_slice(&[quarter]));
            }
        }
    }

    /// Writes two steps from each column of 16 x 2 words of 16 bits.
    #[target_feature(enable = "avx512f,avx512bw")]
    #[inline]
    fn store_16<W: Word>(columns: [__m512i; 16], width: usize, lanes: &mut [W]) {
        const BY_STEP: [u16; 32] = {
            let mut places = [0; 32];
            let mut place = 0;
            while place < 32 {
                places[place] = (place % 16 * 2 + place / 16) as u16;
                place += 1;
            }
            places
        };
        let by_step = load(&BY_STEP);
        for (two, column) in columns.into_iter().enumerate() {
            let steps = _mm512_permutexvar_epi16(by_step, column);
            let halves = [_mm512_castsi512_si256(steps), _mm512_extracti64x4_epi64::<1>(steps)];
            for (step, half) in halves.into_iter().enumerate() {
                let lanes = &mut lanes[(2 * two + step) * width..][..16];
                lanes.copy_from_slice(bytemuck::cast_slice(&[half]));
            }
        }
    }

    #[target_feature(enable = "avx512f")]
    #[inline]
    fn store_32<W: Word>(columns: [__m512i; 16], width: usize, lanes: &mut [W]) {
        for (step, column) in columns.into_iter().enumerate() {
            store(&mut lanes[step * width..][..16], column);
        }
    }

    /// Writes eight steps of 64 bits, from eight rows twice.
    #[target_feature(enable = "avx512f")]
    #[inline]
    fn store_64<W: Word>(rows: [__m512i; 16], width: usize, lanes: &mut [W]) {
        let (halves, _) = rows.as_chunks::<8>();
        for (eight, rows) in halves.iter().enumerate() {
            for (step, column) in transpose_64(rows).into_iter().enumerate() {
                let lanes = &mut lanes[step * width + 8 * eight..][..8];
                store(lanes, column);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that every lane of every step has its element, at every CPU level.
    fn check<W: Word>(rows: usize, row: usize, stretch: SteppedRange, neighbours: bool) {
        let elements: Vec<W> = (0..rows * row).map(|code| W::cut(code as u128 * 7)).collect();
        let shape = if neighbours { [row, rows] } else { [rows, row] };
        let layout = Layout::new(&shape, &[usize::from(!neighbours)]).unwrap();
        let group = Group { first: 0, len: rows, neighbours };
        for level in crate::hardware::cpu::Level::available() {
            crate::hardware::cpu::use_level(level);
            let mut tile = Tile::default();
            tile.start(&layout, group);
            let width = rows.next_multiple_of(8);
            let found = tile.rows(&elements, group, stretch, width);
            for step in 0..stretch.count {
                for lane in 0..rows {
                    let distance = stretch.distance + step * stretch.stride;
                    let expected = elements[layout.kept.at(lane) + distance];
                    assert_eq!(found.codes[step * found.stride + lane], expected, "{level}");
                }
            }
        }
    }

    fn check_all(rows: usize, row: usize, stretch: SteppedRange, neighbours: bool) {
        check::<u8>(rows, row, stretch, neighbours);
        check::<u16>(rows, row, stretch, neighbours);
        check::<u32>(rows, row, stretch, neighbours);
        check::<u64>(rows, row, stretch, neighbours);
        check::<u128>(rows, row, stretch, neighbours);
    }

    #[test]
    fn rows_become_lanes() {
        for rows in [1, 7, 16, 21, 32, 40] {
            check_all(rows, 150, SteppedRange { distance: 3, stride: 1, count: 147 }, false);
            check_all(rows, 150, SteppedRange { distance: 5, stride: 1, count: 3 }, false);
            check_all(rows, 150, SteppedRange { distance: 2, stride: 7, count: 20 }, false);
        }
    }

    #[test]
    fn neighbours_are_read_where_they_stand_or_copied_at_the_end() {
        for rows in [8, 13, 32] {
            check_all(rows, 20, SteppedRange { distance: 0, stride: rows, count: 10 }, true);
            check_all(rows, 20, SteppedRange { distance: 0, stride: rows, count: 20 }, true);
        }
    }
}
