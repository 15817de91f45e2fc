//! The thresholds that choose between the ways of data movement, and the reason for the size of each.
//!
//! None of them changes a bit of a result. But for [`NEAR`], none was measured by itself against other numbers: each
//! was chosen for the reason in its comment, with caches of 32 KiB (L1), some hundred KiB (L2) and some MiB (L3)
//! in mind.

/// The fewest bytes of a result that several threads copy or gather: waking threads takes microseconds, in
/// which one thread moves about as much.
pub const LARGE: usize = 1 << 18;

/// The fewest bytes of a part of a copy, so that giving it to a thread is worth while.
pub const PART: usize = 1 << 16;

/// The fewest bytes of shared storage that one task copies before the storage is written.
pub const COPIED_PART: usize = 1 << 18;

/// How many bytes of a padded result are filled with the padding value at a time. They are written a second
/// time while they are in the L2 cache.
pub const PADDED_PART: usize = 1 << 17;

/// The fewest bytes of a result of a matrix transpose that is written by non-temporal stores: a result that
/// the last cache does not hold gains nothing from being written to it.
pub const LARGER_THAN_CACHES: usize = 8 << 20;

/// The most elements of a matrix that is copied element by element: a block of registers or of the L1 cache
/// would be mostly empty.
pub const SMALL_MATRIX: usize = 32;

/// The side of the square blocks in which a matrix that runs backwards is copied: the cache lines that a block touches
/// in source and target fit into the L1 cache.
pub const TILE: usize = 32;

/// The most bytes of scatter's operand for which elements need not be prefetched, since a cache near enough holds it.
/// Prefetching costs about 4 ns an update: without it, a million single updates of 1 to 4 MiB of f32 took 2.0 to 2.5 ms
/// in place of 5.5 to 6.5, and those of 16 MiB 11.5 in place of 9.5.
pub const NEAR: usize = 1 << 22;

/// How many single updates have their elements prefetched at a time if the operand is larger than [`NEAR`]:
/// more than the cache misses that a core can have at once.
pub const FETCHED_AHEAD: usize = 64;

/// The fewest neighbouring updates that scatter runs in place instead of collecting them: a chunk program
/// costs about as much as this many elements.
pub const ROW: usize = 16;

/// How many elements of scatter's operand have a number of their own, which says when they were last updated.
/// In larger operands some elements share a number, and wait for each other without need. The numbers, of 4
/// bytes each, take at most 1 MiB.
pub const TOLD_APART: usize = 1 << 18;
