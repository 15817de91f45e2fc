//! Work that threads share out in order. Each thread has a range of it, so that its next piece is near its last
//! one. A thread that has finished its range takes half of what another thread has left.

use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The pieces of work, numbered from 0, that no thread has taken yet.
pub struct WorkQueue {
    left: Vec<Mutex<Range<usize>>>,
}

/// Some pieces for a thread to do, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkRange {
    /// The pieces to do now.
    pub pieces: Range<usize>,
    /// The end of the range that these pieces are the first of.
    pub end: usize,
}

impl WorkQueue {
    /// A queue of `count` pieces, of which each thread gets as many.
    pub fn new(count: usize, threads: usize) -> WorkQueue {
        let bound = |thread: usize| {
            let (each, more) = (count / threads, count % threads);
            thread * each + thread.min(more)
        };
        let left = (0..threads).map(|thread| Mutex::new(bound(thread)..bound(thread + 1)));
        WorkQueue { left: left.collect() }
    }

    /// The next pieces for a thread, `most` at most; `None` once all are taken.
    pub fn next(&self, thread: usize, most: usize) -> Option<WorkRange> {
        loop {
            if let Some(share) = take(&mut self.of(thread), most) {
                return Some(share);
            }
            let stolen = self.steal()?;
            *self.of(thread) = stolen;
        }
    }

    fn of(&self, thread: usize) -> MutexGuard<'_, Range<usize>> {
        self.left[thread].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The second half of what the thread with the most has left.
    fn steal(&self) -> Option<Range<usize>> {
        let thread = (0..self.left.len()).max_by_key(|&thread| self.of(thread).len())?;
        let mut left = self.of(thread);
        let middle = left.start + left.len() / 2;
        let stolen = middle..left.end;
        left.end = middle;
        (!stolen.is_empty()).then_some(stolen)
    }
}

/// The first pieces of a range.
fn take(left: &mut Range<usize>, most: usize) -> Option<WorkRange> {
    let pieces = left.start..left.end.min(left.start.saturating_add(most));
    left.start = pieces.end;
    (!pieces.is_empty()).then_some(WorkRange { pieces, end: left.end })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_taken_once_whoever_takes_it() {
        for (count, threads, most) in [(0, 1, 1), (1, 2, 1), (10, 3, 2), (100, 4, 7)] {
            let shares = WorkQueue::new(count, threads);
            let mut seen = vec![0; count];
            let mut turn = 0;
            while let Some(share) = shares.next(turn * turn % threads, most) {
                share.pieces.for_each(|piece| seen[piece] += 1);
                turn += 1;
            }
            assert!((0..threads).all(|thread| shares.next(thread, 1).is_none()));
            assert!(seen.iter().all(|&times| times == 1), "{count} {threads} {most}: {seen:?}");
        }
    }

    #[test]
    fn a_thread_has_its_own_in_order_then_half_of_what_is_left_elsewhere() {
        let shares = WorkQueue::new(8, 2);
        let share = |pieces, end| Some(WorkRange { pieces, end });
        assert_eq!(shares.next(0, 3), share(0..3, 4));
        assert_eq!(shares.next(0, 3), share(3..4, 4));
        assert_eq!(shares.next(0, 3), share(6..8, 8));
        assert_eq!(shares.next(1, 3), share(4..6, 6));
        assert_eq!(shares.next(1, 3), None);
    }
}
