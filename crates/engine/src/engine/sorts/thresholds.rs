//! The thresholds that choose between the ways of a sort. The history of the code has no measurement of them; a
//! change of one is to be measured by `tools/bench/bench_thresholds.py`, which runs the performance corpus with
//! other values.

/// How many elements a task makes keys of or moves; fewer stay on one thread. Chosen by the cost of handing
/// out a task, about a microsecond.
pub const ELEMENTS_A_TASK: usize = 1 << 15;

/// The fewest keys that are sorted by digits with their indices (`radix_sort`). Chosen by the 2,048 counters of
/// a pass, which are cleared and summed whatever the number of keys.
pub const RADIX_FROM: usize = 256;

/// The fewest keys that are sorted by digits without indices (`radix_sort`). Chosen by the four tables of 256
/// counters, beside comparisons of keys that are the elements themselves.
pub const DIRECT_RADIX_FROM: usize = 512;
