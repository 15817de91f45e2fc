//! Tables of 256 entries, one for each code of a type of up to 8 bits.
//!
//! If the machine can permute bytes, registers hold the table, and 64 codes are looked up at once
//! ([`byte_lookup`]).

use std::sync::{Mutex, PoisonError};

use bytemuck::Pod;

use super::codec::decode;
use super::format::{Carrier, FloatFormat};
use crate::hardware::simd::byte_lookup::{self, Planes};
use crate::paths::{self, Path};

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
    planes: Planes,
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

    /// Writes the entry of each code. The slices have equal lengths.
    pub fn run(&self, codes: &[u8], results: &mut [W]) {
        debug_assert_eq!(codes.len(), results.len());
        let done = byte_lookup::look_up(&self.planes, codes, results);
        for (result, &code) in results[done..].iter_mut().zip(&codes[done..]) {
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
        byte_lookup::look_up_scaled(&self.planes, codes, pitch, scales, results)
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
