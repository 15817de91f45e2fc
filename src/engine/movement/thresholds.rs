//! The numbers by which movement chooses between ways: what each chooses, and what gave it.
//!
//! None of them changes a bit of a result. A number without a measurement was chosen by reasoning about caches of
//! 32 KiB (L1), some hundred KiB (L2) and some MiB (L3), and nobody has measured others beside it.

/// Bytes of a result from which on several threads copy or gather. Chosen by reasoning: waking threads takes
/// microseconds, in which one thread moves about as much.
pub const LARGE: usize = 1 << 18;

/// Bytes that a part of a copy has at least, so that handing it to a thread is worth while. Chosen by reasoning.
pub const PART: usize = 1 << 16;

/// Bytes of shared storage that one task copies at least before it is written. Chosen by reasoning.
pub const COPIED_PART: usize = 1 << 18;

/// Bytes of a padded result that are filled with the padding value and then written a second time while they are in
/// the L2 cache. Chosen by reasoning.
pub const PADDED_PART: usize = 1 << 17;

/// Bytes of a result from which on matrices are transposed by stores past the caches. Chosen by reasoning: a result
/// that the last cache does not hold gains nothing from being written to it.
pub const LARGER_THAN_CACHES: usize = 8 << 20;

/// Matrices of at most so many elements are copied one element after the other instead of by blocks. Chosen by
/// reasoning: a block of registers or of the L1 cache is mostly empty then.
pub const SMALL_MATRIX: usize = 32;

/// The side of the square blocks in which a matrix that runs backwards is copied: the cache lines that a block touches
/// in source and target fit into the L1 cache. Chosen by reasoning.
pub const TILE: usize = 32;

/// Bytes of scatter's operand that a cache near the core holds, so that elements need not be fetched ahead. Chosen by
/// reasoning.
pub const NEAR: usize = 1 << 19;

/// Single updates whose elements are fetched ahead at a time, where the operand is larger than [`NEAR`]. Chosen by
/// reasoning: more than the cache misses that a core waits for at once.
pub const FETCHED_AHEAD: usize = 64;

/// Updates of neighbours from which on scatter runs them where they lie instead of collecting them. Chosen by
/// reasoning: a chunk program costs as much as about so many elements.
pub const ROW: usize = 16;

/// Elements of scatter's operand that have a number of their own, which tells when they were last updated; in larger
/// operands some elements share one and wait for each other without need. Chosen so that the numbers, of 4 bytes each,
/// take 1 MiB at most.
pub const TOLD_APART: usize = 1 << 18;
