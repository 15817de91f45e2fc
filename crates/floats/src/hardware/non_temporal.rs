//! Copies by non-temporal stores, which bypass the caches: the processor does not read the lines of the target before it
//! writes them, and evicts nothing from the caches for them.

use std::mem::MaybeUninit;

use crate::by_level;

/// The size in bytes from which non-temporal stores pay: a reader would not find so large a result in the caches anyway.
pub const FROM: usize = 32 << 20;

/// Bytes that are written at a time, and the multiples of which they are written at.
#[cfg(target_arch = "x86_64")]
const PIECE: usize = 16;

by_level! {
    /// Copies bytes to as many others. Other threads may read them after a [`fence`].
    pub fn copy(from: &[u8], to: &mut [MaybeUninit<u8>]) {
        assert_eq!(from.len(), to.len());
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_mm_loadu_si128, _mm_stream_si128};
            let head = to.as_ptr().align_offset(PIECE).min(to.len());
            let (from_head, from) = from.split_at(head);
            let (to_head, to) = to.split_at_mut(head);
            copy_few(from_head, to_head);
            let (from, from_tail) = from.as_chunks::<PIECE>();
            let (to, to_tail) = to.as_chunks_mut::<PIECE>();
            copy_few(from_tail, to_tail);
            for (from, to) in from.iter().zip(to) {
                // SAFETY: a piece can be read and written there, and the latter begins at a multiple of
                // its size
                unsafe {
                    let piece = _mm_loadu_si128(from.as_ptr().cast());
                    _mm_stream_si128(to.as_mut_ptr().cast(), piece);
                }
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        copy_few(from, to);
    }
}

/// Copies bytes by ordinary stores, which go through the caches.
#[inline(always)]
fn copy_few(from: &[u8], to: &mut [MaybeUninit<u8>]) {
    for (from, to) in from.iter().zip(to) {
        to.write(*from);
    }
}

/// Orders all copies of this thread before anything that it writes from now on.
pub fn fence() {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 has it
    unsafe {
        std::arch::x86_64::_mm_sfence();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hardware::cpu::{Level, use_level};

    #[test]
    fn bytes_of_any_number_are_copied_to_any_place() {
        let from: Vec<u8> = (0..=255).collect();
        for level in Level::available() {
            use_level(level);
            for first in 0..20 {
                for length in [0, 1, 15, 16, 17, 31, 100, 200] {
                    let mut to = vec![MaybeUninit::new(7); 256];
                    copy(&from[5..5 + length], &mut to[first..first + length]);
                    fence();
                    // SAFETY: all were written
                    let to: Vec<u8> = to.iter().map(|byte| unsafe { byte.assume_init() }).collect();
                    assert_eq!(to[first..first + length], from[5..5 + length]);
                    assert!(to[..first].iter().chain(&to[first + length..]).all(|&byte| byte == 7));
                }
            }
        }
    }
}
