//! Square blocks of words in registers of 512 bits, transposed.

use std::arch::x86_64::*;

/// Column `c` of 16 x 16 words of 32 bits, for each `c`.
#[target_feature(enable = "avx512f")]
#[inline]
pub fn transpose_32(rows: [__m512i; 16]) -> [__m512i; 16] {
    let mut pairs = rows;
    for two in 0..8 {
        let (a, b) = (rows[2 * two], rows[2 * two + 1]);
        pairs[2 * two] = _mm512_unpacklo_epi32(a, b);
        pairs[2 * two + 1] = _mm512_unpackhi_epi32(a, b);
    }
    // fours[4 * g + c] has columns c, 4 + c, 8 + c, 12 + c of rows 4 * g to 4 * g + 3
    let mut fours = pairs;
    for four in 0..4 {
        let [a, b, c, d] = [0, 1, 2, 3].map(|place| pairs[4 * four + place]);
        fours[4 * four] = _mm512_unpacklo_epi64(a, c);
        fours[4 * four + 1] = _mm512_unpackhi_epi64(a, c);
        fours[4 * four + 2] = _mm512_unpacklo_epi64(b, d);
        fours[4 * four + 3] = _mm512_unpackhi_epi64(b, d);
    }
    let mut columns = fours;
    for c in 0..4 {
        let quarters = transposed_quarters([0, 1, 2, 3].map(|four| fours[4 * four + c]));
        for (quarter, lanes) in quarters.into_iter().enumerate() {
            columns[4 * quarter + c] = lanes;
        }
    }
    columns
}

/// Column `c` of 4 x 4 words of 128 bits, for each `c`.
#[target_feature(enable = "avx512f")]
#[inline]
fn transposed_quarters([a, b, c, d]: [__m512i; 4]) -> [__m512i; 4] {
    let (ab_even, ab_odd) =
        (_mm512_shuffle_i32x4::<0x88>(a, b), _mm512_shuffle_i32x4::<0xDD>(a, b));
    let (cd_even, cd_odd) =
        (_mm512_shuffle_i32x4::<0x88>(c, d), _mm512_shuffle_i32x4::<0xDD>(c, d));
    [
        _mm512_shuffle_i32x4::<0x88>(ab_even, cd_even),
        _mm512_shuffle_i32x4::<0x88>(ab_odd, cd_odd),
        _mm512_shuffle_i32x4::<0xDD>(ab_even, cd_even),
        _mm512_shuffle_i32x4::<0xDD>(ab_odd, cd_odd),
    ]
}

/// Column `c` of 8 x 8 words of 64 bits, for each `c`.
#[target_feature(enable = "avx512f")]
#[inline]
pub fn transpose_64(rows: &[__m512i; 8]) -> [__m512i; 8] {
    let mut pairs = *rows;
    for two in 0..4 {
        let (a, b) = (rows[2 * two], rows[2 * two + 1]);
        pairs[two] = _mm512_unpacklo_epi64(a, b);
        pairs[4 + two] = _mm512_unpackhi_epi64(a, b);
    }
    let mut columns = pairs;
    for odd in 0..2 {
        let quarters = transposed_quarters([0, 1, 2, 3].map(|two| pairs[4 * odd + two]));
        for (quarter, column) in quarters.into_iter().enumerate() {
            columns[2 * quarter + odd] = column;
        }
    }
    columns
}
