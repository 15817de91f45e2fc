//! Every threshold of contractions, each with the reason for its value. No threshold changes a bit of a
//! result: each decides only which strategy makes the sums, or how work is cut into pieces.

// Which strategy makes the sums.

/// With fewer rows and fewer columns than this, a tile has idle lanes: sixteen lanes of f32 fill a register of
/// 512 bits. With at least as many batches, each lane computes one batch instead. In tiles, the einsum
/// `ij,ij->i` of 1024 x 1024 f32 took 3.8 ms, and takes 0.5 ms with a lane for each batch; 20,000 products of
/// 3 x 3 matrices took 2.0 ms, and take 0.4 ms.
pub const FEW_SUMS: usize = 16;
/// From this many steps on, a single sum whose factors can be read in place is made by itself: packing the factors
/// of one group of 64 lanes for sixteen such sums takes ten times as long as the sums do.
pub const LONG_SUM: usize = 1 << 9;
/// The most vectors that a matrix is multiplied by with the `gemv` strategy: their sums are eight registers, beside
/// the sixteen that hold the rows being transposed. With more vectors, packing a panel pays.
pub const MOST_VECTORS: usize = 8;
/// From this many products on, looking at all elements to find their range takes no time beside the products.
pub const PRODUCTS_WORTH_RANGES: usize = 1 << 20;
/// Blocks of this many terms under a blocked accumulation policy are contractions of their own; shorter blocks
/// do not fill tiles with steps, and their sums are made one by one.
pub const LONG_BLOCK: usize = 32;
/// A tile that may overflow is tried this number of times before the failures are counted.
pub const TILES_BEFORE_COUNTING: usize = 16;
/// Tiles that may overflow are tried while fewer than one in this many overflowed, if absorbing steps, which
/// take little longer, are right for the format.
pub const TRIES_PER_OVERFLOW_BESIDE_ABSORBING: usize = 8;
/// Tiles that may overflow are tried while fewer than one in this many overflowed, if the other steps are slow:
/// with every second try in vain, nothing is gained.
pub const TRIES_PER_OVERFLOW: usize = 2;

// The rough cost of tiles, in the cycles that one register of sums takes for a step.

/// A tile of fewer rows than this is as slow as one of this many: the sums of a row wait for each other.
pub const ROWS_OF_FULL_SPEED: usize = 3;
/// How many elements are packed in a cycle if the columns of a step are neighbours in memory.
pub const COLUMNS_PACKED_TOGETHER: usize = 8;
/// How many elements are packed in a cycle if the columns of a step are not adjacent in memory.
pub const COLUMNS_PACKED_APART: usize = 2;

// How work is shared out among threads.

/// How many multiplications and additions are worth another thread of tiles.
pub const TILE_PRODUCTS_PER_THREAD: usize = 1 << 19;
/// How many multiplications and additions a thread of tiles takes from the queue of work at a time.
pub const TILE_PRODUCTS_PER_TURN: usize = 1 << 16;
/// How many products are worth a task of the `gemv` strategy, which is bound by memory.
pub const GEMV_PRODUCTS_PER_TASK: usize = 1 << 17;
/// The number of products from which on small batches are made by all threads.
pub const BATCHED_PRODUCTS_FOR_THREADS: usize = 1 << 14;
/// From this many elements on, rows are packed by all threads.
pub const ROW_ELEMENTS_FOR_THREADS: usize = 1 << 15;
/// Elements that one task converts: their codes and values together stay in the first two caches.
pub const CONVERTED_PER_TASK: usize = 1 << 14;
/// Sums that one task makes one by one.
pub const SUMS_PER_TASK: usize = 64;

// What is kept in the caches.

/// Bytes of a panel. A thread has two of them, the one in use and the one packed ahead, in a second cache of
/// 2 MiB.
pub const PANEL_BYTES: usize = 1 << 20;
/// The most steps of a panel: the rows of a tile, at most eight with a factor for each step, then stay in the
/// second cache while the tile goes through them.
pub const PANEL_STEPS: usize = 4096;
/// Tiles whose sums are made before they become elements, so that encoding has long runs of sums.
pub const TILES_PER_GROUP: usize = 6;
/// Sums that wait for the steps of the next panel at most.
pub const WAITING_SUMS: usize = 1 << 16;
/// Factors of the batches of one group that are packed at a time.
pub const BATCHED_FACTORS: usize = 1 << 15;
/// Steps of a single sum whose factors are brought together at a time.
pub const SINGLE_SUM_STEPS: usize = 1 << 12;
/// Elements of a lazily made operand that are made before they are moved to where they belong.
pub const ELEMENTS_MADE_TOGETHER: usize = 1 << 13;
/// Elements whose range is found at a time: f32 values of half a first cache.
pub const RANGE_ELEMENTS: usize = 1 << 12;
/// The range of an operand is found by tasks of this many chunks of [`RANGE_ELEMENTS`].
pub const RANGE_CHUNKS_PER_TASK: usize = 16;
/// Offsets that a plan keeps for later runs at most, about the memory that a handful of ops take.
pub const KEPT_OFFSETS: usize = 1 << 12;

// How operands are packed.

/// A panel that is used by this many tiles of rows or fewer is not copied: packing would not pay.
pub const FEW_TILES_PER_PANEL: usize = 2;
/// Steps are copied in runs where this many or more follow each other in memory.
pub const STEPS_OF_A_RUN: usize = 8;
/// Columns are copied in runs where a run has this many columns on average.
pub const COLUMNS_OF_A_RUN: usize = 4;
/// How many steps of all columns are transposed at a time: a cache line of f32 of each column.
pub const STEPS_TRANSPOSED_TOGETHER: usize = 16;
/// The number of elements from which on the rows of a batch are packed by transposing a matrix.
pub const ELEMENTS_WORTH_TRANSPOSING: usize = 1 << 12;
/// How many rows are packed by one task that transposes.
pub const ROWS_TRANSPOSED_PER_TASK: usize = 64;
/// The number of times that each element of an operand is read, on average, from which on the operand is decoded as
/// a whole.
pub const READS_WORTH_DECODING: usize = 2;
/// The columns of all sums are packed if they have at most this many times the elements of the operand.
pub const REPEATS_OF_PACKED_COLUMNS: usize = 4;
/// How many factors of a row are tested together for zeros at the row's end.
pub const ZEROS_TESTED_TOGETHER: usize = 32;

// How far ahead memory is asked for.

/// The right factors are fetched from the second cache this many steps ahead.
pub const RIGHT_FACTORS_AHEAD: usize = 8;
/// The most steps of a tile that last as long as a read of memory.
pub const MEMORY_LATENCY_STEPS: usize = 32;
/// How many elements ahead a row of a matrix is asked for: six cache lines of f32.
#[cfg(target_arch = "x86_64")]
pub const ROW_ELEMENTS_AHEAD: usize = 6 * 16;
