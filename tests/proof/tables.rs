//! The tables of tools/tables/proof_tables.py.

use super::random::splitmix;

pub const DECODE: &str = include_str!("tables/decode.txt");
pub const UNARY: &str = include_str!("tables/unary.txt");
pub const WIDE: &str = include_str!("tables/wide.txt");
pub const BINARY: &str = include_str!("tables/binary.txt");
pub const SAMPLED: &str = include_str!("tables/sampled.txt");

/// The lines of a table, split at spaces.
pub fn lines(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(' ').collect())
}

/// Pairs of hexadecimal digits as codes.
pub fn codes(digits: &str) -> Vec<u64> {
    numbers(digits, 2)
}

/// Groups of eight hexadecimal digits as checksums.
pub fn checksums(digits: &str) -> Vec<u32> {
    numbers(digits, 8).into_iter().map(|number| number as u32).collect()
}

fn numbers(digits: &str, each: usize) -> Vec<u64> {
    let groups = digits.as_bytes().chunks(each);
    let number = |group: &[u8]| u64::from_str_radix(std::str::from_utf8(group).ok()?, 16).ok();
    groups.map(|group| number(group).expect("hexadecimal digits")).collect()
}

/// The hash of a code at a place; a checksum is the sum of those of a row, modulo 2^32.
fn mixed(place: usize, code: u64) -> u32 {
    let mut mixed = (((place as u64) << 32) | code).wrapping_add(1);
    mixed = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^= mixed >> 29;
    (mixed.wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 32) as u32
}

pub fn checksum(codes: &[u64]) -> u32 {
    codes.iter().enumerate().fold(0, |sum, (place, code)| sum.wrapping_add(mixed(place, *code)))
}

/// One wrong code of a row: its place and the right code, found from the checksum that the row
/// should have. None where more than one code is wrong.
pub fn single_error(codes: &[u64], expected: u32, width: u32) -> Option<(usize, u64)> {
    let difference = expected.wrapping_sub(checksum(codes));
    let near = |code: u64| (code.saturating_sub(64)..code + 64).filter(|right| right >> width == 0);
    let all = |_: u64| 0..if width <= 16 { 1u64 << width } else { 0 };
    let fits = |place: usize, code: u64, right: u64| {
        mixed(place, right).wrapping_sub(mixed(place, code)) == difference
    };
    let places = || codes.iter().enumerate();
    let neighbour = places().find_map(|(place, code)| {
        near(*code).find(|right| fits(place, *code, *right)).map(|right| (place, right))
    });
    neighbour.or_else(|| {
        places().find_map(|(place, code)| {
            all(*code).find(|right| fits(place, *code, *right)).map(|right| (place, right))
        })
    })
}

#[test]
fn a_single_wrong_code_is_found_from_the_checksum() {
    let mut codes: Vec<u64> = (0..256).map(|place| splitmix(place) & 0xFFFF).collect();
    let (expected, right) = (checksum(&codes), codes[77]);
    codes[77] ^= 0x8001;
    assert_eq!(single_error(&codes, expected, 16), Some((77, right)));
    codes[77] = right + 1;
    assert_eq!(single_error(&codes, expected, 16), Some((77, right)));
}
