//! Tables of 256 entries in registers of 512 bits, by which permutations of bytes look up 64 codes at once.
//!
//! One byte of all 256 entries fills four registers, in which two permutations find the bytes of 64 codes; the
//! bytes are then interleaved to entries. Entries whose lower half is always zero, like the f32 values of a
//! small format, take half of the work.

use bytemuck::Pod;

#[cfg(target_arch = "x86_64")]
use super::words;
#[cfg(target_arch = "x86_64")]
use crate::hardware::cpu::{Level, level};

/// The lowest bytes of 256 entries, then the next ones; entries of fewer than four bytes have zeros above.
pub type Planes = [[u8; 256]; 4];

/// Writes the entries of the first codes, as many as fill registers, and tells how many those are: none if the
/// level in use lacks the instructions. There are as many results as codes.
#[inline]
pub fn look_up<W: Pod>(planes: &Planes, codes: &[u8], results: &mut [W]) -> usize {
    #[cfg(target_arch = "x86_64")]
    if level() == Level::Avx512 {
        // SAFETY: a level is in use only on machines that have it
        return unsafe { in_registers::look_up(planes, codes, results) };
    }
    let _ = (planes, codes, results);
    0
}

/// Writes the products of rows of codes, whose entries are f32, and the scales of their columns: as many rows as
/// there is room for, each of whose codes begin `pitch` codes after those of the row before. The function does
/// nothing and returns false if the level in use lacks the instructions, or if rows do not fill registers.
#[inline]
pub fn look_up_scaled(
    planes: &Planes,
    codes: &[u8],
    pitch: usize,
    scales: &[f32],
    results: &mut [f32],
) -> bool {
    #[cfg(target_arch = "x86_64")]
    if scales.len().is_multiple_of(words::BYTES) && level() == Level::Avx512 {
        // SAFETY: a level is in use only on machines that have it
        unsafe { in_registers::look_up_scaled(planes, codes, pitch, scales, results) };
        return true;
    }
    let _ = (planes, codes, pitch, scales, results);
    false
}

#[cfg(target_arch = "x86_64")]
pub use self::in_registers::Plane;

/// The loops.
#[cfg(target_arch = "x86_64")]
mod in_registers {
    use std::arch::x86_64::*;

    use bytemuck::Pod;

    use super::Planes;
    use crate::hardware::simd::words::{BYTES as BLOCK, WORDS, load, store};

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

    /// Whether all entries are words of four bytes whose lower two are zero.
    fn lower_half_is_zero(planes: &Planes) -> bool {
        planes[..2] == [[0; 256]; 2]
    }

    /// Looks up whole blocks, by permutations for the width of an entry.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    pub fn look_up<W: Pod>(planes: &Planes, codes: &[u8], results: &mut [W]) -> usize {
        let (blocks, _) = codes.as_chunks::<BLOCK>();
        let done = blocks.len() * BLOCK;
        let results = bytemuck::cast_slice_mut::<W, u8>(&mut results[..done]);
        match size_of::<W>() {
            1 => bytes(planes, blocks, results),
            2 => pairs(planes, blocks, results),
            _ if lower_half_is_zero(planes) => words::<2>(planes, blocks, results),
            _ => words::<4>(planes, blocks, results),
        }
        done
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn bytes(planes: &Planes, blocks: &[[u8; BLOCK]], results: &mut [u8]) {
        let plane = Plane::of(&planes[0]);
        for (codes, results) in blocks.iter().zip(results.chunks_exact_mut(BLOCK)) {
            store(results, plane.at(load(codes)));
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn pairs(planes: &Planes, blocks: &[[u8; BLOCK]], results: &mut [u8]) {
        let (low, high) = (Plane::of(&planes[0]), Plane::of(&planes[1]));
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
        fn of(planes: &Planes) -> Self {
            let planes = &planes[4 - PLANES..];
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
    fn words<const PLANES: usize>(planes: &Planes, blocks: &[[u8; BLOCK]], results: &mut [u8]) {
        let words = Words::<PLANES>::of(planes);
        for (codes, results) in blocks.iter().zip(results.chunks_exact_mut(4 * BLOCK)) {
            for (to, found) in results.chunks_exact_mut(BLOCK).zip(words.at(load(codes))) {
                store(to, found);
            }
        }
    }

    /// Computes [`look_up_scaled`](super::look_up_scaled) for rows of whole blocks.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    pub fn look_up_scaled(
        planes: &Planes,
        codes: &[u8],
        pitch: usize,
        scales: &[f32],
        results: &mut [f32],
    ) {
        match lower_half_is_zero(planes) {
            true => scaled_words::<2>(planes, codes, pitch, scales, results),
            false => scaled_words::<4>(planes, codes, pitch, scales, results),
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi")]
    fn scaled_words<const PLANES: usize>(
        planes: &Planes,
        codes: &[u8],
        pitch: usize,
        scales: &[f32],
        results: &mut [f32],
    ) {
        let words = Words::<PLANES>::of(planes);
        let length = scales.len();
        for (block, scales) in scales.as_chunks::<BLOCK>().0.iter().enumerate() {
            let (quarters, _) = scales.as_chunks::<WORDS>();
            let scales = [&quarters[0], &quarters[1], &quarters[2], &quarters[3]];
            let scales = scales.map(|quarter| _mm512_castsi512_ps(load(quarter)));
            for (row, results) in results.chunks_exact_mut(length).enumerate() {
                let codes = &codes[row * pitch + block * BLOCK..][..BLOCK];
                let results = &mut results[block * BLOCK..][..BLOCK];
                let found = words.at(load(codes));
                let results = results.chunks_exact_mut(WORDS);
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
