//! The numbers by which movement chooses between ways: what each chooses, and why it has its size.
//!
//! None of them changes a bit of a result. No measurement of any of them against other numbers is on record: each was
//! chosen for the reason that stands beside it, with caches of 32 KiB (L1), some hundred KiB (L2) and some MiB (L3) in
//! mind.

/// Bytes of a result from which on several threads copy or gather: waking threads takes microseconds, in which one
/// thread moves about as much.
pub const LARGE: usize = 1 << 18;

/// Bytes that a part of a copy has at least, so that handing it to a thread is worth while.
pub const PART: usize = 1 << 16;

/// Bytes of shared storage that one task copies at least before the storage is written.
pub const COPIED_PART: usize = 1 << 18;

/// Bytes of a padded result that are filled with the padding value and then written a second time, while they are in
/// the L2 cache.
pub const PADDED_PART: usize = 1 << 17;

/// Bytes of a result from which on matrices are transposed by stores past the caches: a result that the last cache does
/// not hold gains nothing from being written to it.
pub const LARGER_THAN_CACHES: usize = 8 << 20;

/// Matrices of at most so many elements are copied one element after the other: a block of registers or of the L1 cache
/// would be mostly empty.
pub const SMALL_MATRIX: usize = 32;

/// The side of the square blocks in which a matrix that runs backwards is copied: the cache lines that a block touches
/// in source and target fit into the L1 cache.
pub const TILE: usize = 32;

/// Bytes of scatter's operand that a cache near the core holds, so that elements need not be fetched ahead.
pub const NEAR: usize = 1 << 19;

/// Single updates whose elements are fetched ahead at a time, where the operand is larger than [`NEAR`]: more than the
/// cache misses that a core waits for at once.
pub const FETCHED_AHEAD: usize = 64;

/// Updates of neighbours from which on scatter runs them where they lie instead of collecting them: a chunk program
/// costs as much as about so many elements.
pub const ROW: usize = 16;

/// Elements of scatter's operand that have a number of their own, which tells when they were last updated; in larger
/// operands some elements share one and wait for each other without need. The numbers, of 4 bytes each, take 1 MiB at
/// most.
pub const TOLD_APART: usize = 1 << 18;
