//! Tables of 256 entries, one for each code of a type of up to 8 bits.
//!
//! If the machine can permute bytes, 64 codes are looked up at once. One byte of all 256 entries fills four
//! registers, in which two permutations find the bytes of 64 codes; the bytes are then interleaved to
//! entries. Entries whose lower half is always zero, like the f32 values of a small format, take half of the
//! work.

use std::sync::{Mutex, PoisonError};

use bytemuck::Pod;

use super::codec::decode;
use super::format::{Carrier, FloatFormat};
use crate::paths::{self, Path};

#[cfg(target_arch = "x86_64")]
use crate::hardware::cpu::{self, Level};

/// A machine word of a table: `u8`, `u16` or `u32`.
pub trait Entry: Pod + Send + Sync {
    /// The bytes, the lowest one first, with zeros above them.
    fn bytes(self) -> [u8; 4];
}

macro_rules! entry {
    ($($word:ty),*) => {$(
        impl Entry for $word {
            #[inline(always)]
            fn bytes(self) -> [u8; 4] {
                u32::from(self).to_le_bytes()
            }
        }
    )*};
}

entry!(u8, u16, u32);

/// A table that has an entry for each of 256 codes.
#[derive(Debug, Clone)]
pub struct ByteTable<W> {
    entries: [W; 256],
    /// The bytes of all entries, the lowest ones first.
    #[cfg_attr(not(target_arch = "x86_64"), expect(dead_code, reason = "read there alone"))]
    planes: [[u8; 256]; 4],
}

impl<W: Entry> ByteTable<W> {
    /// The table with these entries.
    pub fn new(entries: [W; 256]) -> ByteTable<W> {
        let mut planes = [[0; 256]; 4];
        for (code, entry) in entries.iter().enumerate() {
            for (plane, byte) in planes.iter_mut().zip(entry.bytes()) {
                plane[code] = byte;
            }
        }
        ByteTable { entries, planes }
    }

    /// The entry of a code.
    #[inline(always)]
    pub fn entry(&self, code: u8) -> W {
        self.entries[usize::from(code)]
    }

    /// Whether all entries are words of four bytes whose lower two are zero.
    #[cfg(target_arch = "x86_64")]
    fn lower_half_is_zero(&self) -> bool {
        self.planes[..2] == [[0; 256]; 2]
    }

    /// Writes the entry of each code. The slices have equal lengths.
    pub fn run(&self, codes: &[u8], results: &mut [W]) {
        debug_assert_eq!(codes.len(), results.len());
        #[cfg(target_arch = "x86_64")]
        if cpu::level() == Level::Avx512 {
            // SAFETY: a level is in use only on machines that have it
            return unsafe { permuting::look_up(self, codes, results) };
        }
        self.run_one_by_one(codes, results);
    }

    #[inline]
    fn run_one_by_one(&self, codes: &[u8], results: &mut [W]) {
        for (result, &code) in results.iter_mut().zip(codes) {
            *result = self.entry(code);
        }
    }
}

impl ByteTable<u32> {
    /// Writes the products of the entries of rows of codes, which are f32, with the scales of their columns,
    /// one row after the other. Each row begins `pitch` codes after the row before it. On machines that
    /// cannot permute bytes, and for rows that do not fill whole registers, the function does nothing and
    /// returns false.
    pub fn run_scaled(
        &self,
        codes: &[u8],
        pitch: usize,
        scales: &[f32],
        results: &mut [f32],
    ) -> bool {
        #[cfg(target_arch = "x86_64")]
        if scales.len().is_multiple_of(permuting::BLOCK) && cpu::level() == Level::Avx512 {
            // SAFETY: a level is in use only on machines that have it
            unsafe { permuting::scaled(self, codes, pitch, scales, results) };
            return true;
        }
        let _ = (codes, pitch, scales, results);
        false
    }
}

/// The f32 of each code of a format of up to 8 bits, which is computed once for each format, or `None` for a
/// wider format.
pub fn values_of(format: &'static FloatFormat) -> Option<&'static ByteTable<u32>> {
    static KNOWN: Mutex<Vec<(&'static FloatFormat, &'static ByteTable<u32>)>> =
        Mutex::new(Vec::new());
    let fits = format.width <= 8 && format.carrier() == Carrier::F32;
    if !fits || !paths::allows(Path::ByteTable) {
        return None;
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, values)) = known.iter().find(|(other, _)| std::ptr::eq(*other, format)) {
        return Some(values);
    }
    let codes: [u8; 256] = std::array::from_fn(|code| code as u8 & format.code_mask() as u8);
    let mut values = [0f32; 256];
    decode(format, &codes, &mut values);
    // the table is never freed, as formats are not
    let values = &*Box::leak(Box::new(ByteTable::new(values.map(f32::to_bits))));
    known.push((format, values));
    Some(values)
}

/// Lookups by permutations of bytes.
#[cfg(target_arch = "x86_64")]
pub(super) mod permuting {
    use std::arch::x86_64::*;

    use super::{ByteTable, Entry};

    /// How many bytes a register has.
    pub const BLOCK: usize = 64;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    pub fn load(bytes: &[u8; BLOCK]) -> __m512i {
        // SAFETY: `bytes` has the 64 bytes that are read, and unaligned loads are allowed
        unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    pub fn store(bytes: &mut [u8], register: __m512i) {
        let bytes: &mut [u8; BLOCK] = bytes.try_into().expect("a register's bytes");
        // SAFETY: `bytes` has the 64 bytes that are written, and unaligned stores are allowed
        unsafe { _mm512_storeu_si512(bytes.as_mut_ptr().cast(), register) }
    }

    /// A byte of all entries, in four registers.
    #[derive(Clone, Copy)]
    pub struct Plane([__m512i; 4]);

    impl Plane {
        #[inline]
        #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
        pub fn of(bytes: &[u8; 256]) -> Plane {
            let (quarters, _) = bytes.as_chunks::<BLOCK>();
            Plane([load(&quarters[0]), load(&quarters[1]), load(&quarters[2]), load(&quarters[3])])
        }

        /// The byte of each code's entry.
        #[inline]
        #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
        pub fn at(&self, codes: __m512i) -> __m512i {
            let Plane([a, b, c, d]) = *self;
            let lower = _mm512_permutex2var_epi8(a, codes, b);
            let upper = _mm512_permutex2var_epi8(c, codes, d);
            _mm512_mask_blend_epi8(_mm512_movepi8_mask(codes), lower, upper)
        }
    }

    /// Looks up whole blocks, by permutations for the width of an entry.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    pub fn look_up<W: Entry>(table: &ByteTable<W>, codes: &[u8], results: &mut [W]) {
        let (blocks, rest) = codes.as_chunks::<BLOCK>();
        let (whole, result_rest) = results.split_at_mut(blocks.len() * BLOCK);
        let results = bytemuck::cast_slice_mut::<W, u8>(whole);
        match size_of::<W>() {
            1 => bytes(table, blocks, results),
            2 => pairs(table, blocks, results),
            _ if table.lower_half_is_zero() => words::<2, W>(table, blocks, results),
            _ => words::<4, W>(table, blocks, results),
        }
        table.run_one_by_one(rest, result_rest);
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn bytes<W>(table: &ByteTable<W>, blocks: &[[u8; BLOCK]], results: &mut [u8]) {
        let plane = Plane::of(&table.planes[0]);
        for (codes, results) in blocks.iter().zip(results.chunks_exact_mut(BLOCK)) {
            store(results, plane.at(load(codes)));
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn pairs<W>(table: &ByteTable<W>, blocks: &[[u8; BLOCK]], results: &mut [u8]) {
        let (low, high) = (Plane::of(&table.planes[0]), Plane::of(&table.planes[1]));
        // interleaving works within quarters of a register, so the codes are put into the quarters of the
        // results
        let order = _mm512_set_epi64(7, 3, 6, 2, 5, 1, 4, 0);
        for (codes, results) in blocks.iter().zip(results.chunks_exact_mut(2 * BLOCK)) {
            let codes = _mm512_permutexvar_epi64(order, load(codes));
            let (low, high) = (low.at(codes), high.at(codes));
            let (first, second) = results.split_at_mut(BLOCK);
            store(first, _mm512_unpacklo_epi8(low, high));
            store(second, _mm512_unpackhi_epi8(low, high));
        }
    }

    /// Entries of four bytes: the planes of all bytes, or of the upper two if the others are zero.
    #[derive(Clone, Copy)]
    struct Words<const PLANES: usize>([Plane; PLANES]);

    impl<const PLANES: usize> Words<PLANES> {
        #[inline]
        #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
        fn of<W>(table: &ByteTable<W>) -> Self {
            let planes = &table.planes[4 - PLANES..];
            Words(std::array::from_fn(|plane| Plane::of(&planes[plane])))
        }

        /// The entries of codes.
        #[inline]
        #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
        fn at(&self, codes: __m512i) -> [__m512i; 4] {
            let Words(planes) = self;
            // this order is undone by interleaving twice within each quarter of a register
            let order = _mm512_set_epi32(15, 11, 7, 3, 14, 10, 6, 2, 13, 9, 5, 1, 12, 8, 4, 0);
            let codes = _mm512_permutexvar_epi32(order, codes);
            let upper = interleaved(planes[PLANES - 2].at(codes), planes[PLANES - 1].at(codes));
            let lower = match PLANES {
                2 => [_mm512_setzero_si512(); 2],
                _ => interleaved(planes[0].at(codes), planes[1].at(codes)),
            };
            [
                _mm512_unpacklo_epi16(lower[0], upper[0]),
                _mm512_unpackhi_epi16(lower[0], upper[0]),
                _mm512_unpacklo_epi16(lower[1], upper[1]),
                _mm512_unpackhi_epi16(lower[1], upper[1]),
            ]
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn words<const PLANES: usize, W>(
        table: &ByteTable<W>,
        blocks: &[[u8; BLOCK]],
        results: &mut [u8],
    ) {
        let words = Words::<PLANES>::of(table);
        for (codes, results) in blocks.iter().zip(results.chunks_exact_mut(4 * BLOCK)) {
            for (to, found) in results.chunks_exact_mut(BLOCK).zip(words.at(load(codes))) {
                store(to, found);
            }
        }
    }

    /// Computes [`ByteTable::run_scaled`] for rows of whole blocks.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    pub fn scaled(
        table: &ByteTable<u32>,
        codes: &[u8],
        pitch: usize,
        scales: &[f32],
        results: &mut [f32],
    ) {
        match table.lower_half_is_zero() {
            true => scaled_words::<2>(table, codes, pitch, scales, results),
            false => scaled_words::<4>(table, codes, pitch, scales, results),
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn scaled_words<const PLANES: usize>(
        table: &ByteTable<u32>,
        codes: &[u8],
        pitch: usize,
        scales: &[f32],
        results: &mut [f32],
    ) {
        let words = Words::<PLANES>::of(table);
        let length = scales.len();
        for (block, scales) in scales.as_chunks::<BLOCK>().0.iter().enumerate() {
            let (quarters, _) = bytemuck::cast_slice(scales).as_chunks::<BLOCK>();
            let scales = [&quarters[0], &quarters[1], &quarters[2], &quarters[3]];
            let scales = scales.map(|quarter| _mm512_castsi512_ps(load(quarter)));
            for (row, results) in results.chunks_exact_mut(length).enumerate() {
                let codes = &codes[row * pitch + block * BLOCK..];
                let codes = codes.first_chunk().expect("the codes of a row");
                let results = bytemuck::cast_slice_mut(&mut results[block * BLOCK..][..BLOCK]);
                let found = words.at(load(codes));
                let results = results.chunks_exact_mut(BLOCK);
                for ((to, found), scale) in results.zip(found).zip(scales) {
                    let product = _mm512_mul_ps(_mm512_castsi512_ps(found), scale);
                    store(to, _mm512_castps_si512(product));
                }
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn interleaved(low: __m512i, high: __m512i) -> [__m512i; 2] {
        [_mm512_unpacklo_epi8(low, high), _mm512_unpackhi_epi8(low, high)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hardware::cpu;

    /// Compares every length up to a few blocks, with every code, at every CPU level.
    fn check<W: Entry + PartialEq + std::fmt::Debug>(of: impl Fn(usize) -> W) {
        let table = ByteTable::new(std::array::from_fn(&of));
        let codes: Vec<u8> = (0..700usize).map(|index| (index * 37) as u8).collect();
        let expected: Vec<W> = codes.iter().map(|&code| of(usize::from(code))).collect();
        for level in cpu::Level::available() {
            cpu::use_level(level);
            for length in (0..130).chain([700]) {
                let mut results = vec![W::zeroed(); length];
                table.run(&codes[..length], &mut results);
                assert_eq!(results, expected[..length], "{level} {length}");
            }
        }
    }

    #[test]
    fn bytes_are_found() {
        check(|code| (code * 91 + 7) as u8);
    }

    #[test]
    fn words_of_two_bytes_are_found() {
        check(|code| (code * 25013 + 7) as u16);
    }

    #[test]
    fn rows_are_scaled_column_by_column() {
        const ROWS: usize = 4;
        let codes: Vec<u8> = (0..1000usize).map(|index| (index * 37) as u8).collect();
        // entries with a lower half that is not zero, and without one
        for offset in [100.25, 128.0] {
            let table =
                ByteTable::new(std::array::from_fn(|code| (code as f32 - offset).to_bits()));
            for level in cpu::Level::available() {
                cpu::use_level(level);
                for (length, pitch) in [(5, 9), (64, 64), (64, 70), (65, 65), (128, 200)] {
                    let scales: Vec<f32> = (0..length).map(|at| at as f32 / 8.0 - 3.0).collect();
                    let mut results = vec![f32::NAN; ROWS * length];
                    let done = table.run_scaled(&codes, pitch, &scales, &mut results);
                    let whole = length % 64 == 0;
                    assert_eq!(done, whole && level == cpu::Level::Avx512, "{level} {length}");
                    let expected = (0..ROWS).flat_map(|row| {
                        let row = codes[row * pitch..].iter().zip(&scales);
                        row.map(|(&code, scale)| (f32::from(code) - offset) * scale)
                    });
                    let same = results == expected.collect::<Vec<_>>();
                    assert_eq!(same, done, "{level} {length} {pitch}");
                }
            }
        }
    }

    #[test]
    fn words_of_four_bytes_are_found() {
        check(|code| (code as u32).wrapping_mul(2654435761));
        check(|code| (code as u32).wrapping_mul(2654435761) << 16);
    }
}
