//! The thresholds that choose between the ways of a fold. The history of the code has no measurement of them; a
//! change of one is to be measured by `tools/bench/bench_thresholds.py`, which runs the performance corpus with
//! other values.

use super::simd_fold::ACROSS;

/// The least work, in elements folded, that several threads share. Chosen by the cost of handing out a task,
/// about a microsecond.
pub const PARALLEL_FROM: usize = 1 << 15;

/// The fewest neighbouring outputs that are a group of their own, unless there is much to fold. Chosen by the
/// lanes of a vector register.
pub const NEIGHBOURS_FROM: usize = 8;

/// The fewest steps of an output for which any number of neighbouring outputs is a group. Chosen by the time
/// that bringing the outputs' elements together takes, which grows with the steps.
pub const NEIGHBOURS_OF_ANY_NUMBER_FROM: usize = 256;

/// The outputs of a task that are neighbours, if there are enough. Chosen by memory, which is read faster in
/// long runs.
pub const NEIGHBOURS_A_TASK: usize = 1 << 10;

/// The outputs of a task whose elements are not adjacent in memory. Chosen by the lanes of [`super::simd_fold::LANES`].
pub const APART_A_TASK: usize = 32;

/// The fewest steps that are transposed into a tile (`fold_tile`). Chosen by the columns that a transposition
/// of fewer would leave empty.
pub const TRANSPOSED_FROM: usize = 4;

/// The fewest elements that are folded by a table of the next accumulators (`byte_table_fold`). Chosen by four
/// times the 65,536 entries that the table takes.
pub const BYTE_TABLE_FROM: usize = 1 << 18;

/// The fewest neighbouring elements of an output that are folded side by side (`any_order`). Chosen by twice
/// the number of accumulators.
pub const ANY_ORDER_FROM: usize = 2 * ACROSS;

/// The fewest steps of a chain that is cut into chunks (`speculation`). Chosen by the 256 chunks of a chain
/// on 8 bits, each of which has [`super::speculation`]'s 256 steps between two comparisons then.
pub const SPECULATION_FROM: usize = 1 << 16;

/// The fewest elements of running folds that are a task. Chosen by the L1 cache, which elements of 16 bits fill.
pub const RUNNING_A_TASK: usize = 1 << 14;
