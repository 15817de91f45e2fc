//! Prefetching: cache lines are requested before they are needed, so that they arrive while the processor computes.

use std::ops::Range;
use std::ptr::without_provenance;

use bytemuck::{Pod, Zeroable};
use smallvec::SmallVec;

/// Requests the cache line of an address, which need not be valid.
#[inline(always)]
pub fn prefetch<T>(address: *const T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: a prefetch touches nothing, whatever the address; every x86-64 has it
        unsafe { _mm_prefetch::<_MM_HINT_T0>(address.cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = address;
}

/// Bytes of a cache line.
pub const LINE: usize = 64;

/// The bytes of a cache line, where one begins.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
pub struct CacheLine([u8; LINE]);

// SAFETY: these are bytes without padding, and zero is a value of each
unsafe impl Zeroable for CacheLine {}
// SAFETY: these are bytes without padding, of any value
unsafe impl Pod for CacheLine {}

/// Requests the cache lines from one address to another.
#[inline(always)]
pub fn prefetch_all(range: Range<usize>) {
    range.step_by(LINE).for_each(|at| prefetch(without_provenance::<u8>(at)));
}

/// Cache lines that are requested a few at a time: a processor waits if more than a dozen are requested at once.
#[derive(Debug, Default)]
pub struct Ahead {
    /// The lines that are not requested yet.
    left: SmallVec<[Range<usize>; 4]>,
    /// How many bytes are asked for at a time.
    part: usize,
}

impl Ahead {
    /// All lines from one address to another, in this many parts.
    pub fn new(ranges: impl Iterator<Item = Range<*const u8>>, parts: usize) -> Ahead {
        let left: SmallVec<[Range<usize>; 4]> =
            ranges.map(|range| range.start.addr()..range.end.addr()).collect();
        let all: usize = left.iter().map(|range| range.len()).sum();
        Ahead { left, part: all.div_ceil(parts.max(1)).next_multiple_of(LINE) }
    }

    /// Asks for the next parts.
    #[inline]
    pub fn fetch(&mut self, parts: usize) {
        let mut bytes = parts * self.part;
        while bytes > 0
            && let Some(range) = self.left.last_mut()
        {
            let end = range.end.min(range.start.saturating_add(bytes));
            prefetch_all(range.start..end);
            bytes -= end - range.start;
            range.start = end;
            if end == range.end {
                self.left.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_all_that_there_is() {
        let memory = [0u8; 1000];
        for (first, second, parts) in [(0, 0, 1), (1000, 0, 3), (1000, 130, 2), (5, 999, 4)] {
            let ranges = [&memory[..first], &memory[..second]];
            let mut ahead = Ahead::new(ranges.iter().map(|range| range.as_ptr_range()), parts);
            (0..parts).for_each(|_| ahead.fetch(1));
            assert!(
                ahead.left.iter().all(|range| range.start == range.end),
                "{first} {second} {parts}"
            );
        }
    }
}
