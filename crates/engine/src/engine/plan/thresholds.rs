//! The thresholds that choose between the ways of a plan. Where no measurement is named, the history of the code
//! has none; a change of one is to be measured by `tools/bench/bench_thresholds.py`, which runs the performance
//! corpus with other values.

/// The most ops of one chunk program (`fusion`). Chosen by the caches: values between so many ops stay in
/// them, and so do the registers.
pub const FUSED_OPS_UP_TO: usize = 48;

/// The most ops of a function that is inlined (`inlining`), with those of functions inlined into it. Chosen
/// by the time that planning takes.
pub const INLINED_OPS_UP_TO: usize = 128;

/// The most ops that are inlined into one function (`inlining`). Chosen by the time that planning takes.
pub const INLINED_GROWTH_UP_TO: usize = 1 << 14;

/// How deep functions are inlined into each other (`inlining`). Chosen by the native stack, which recursion
/// over them takes.
pub const INLINED_DEPTH_UP_TO: usize = 16;

/// The most bits of an input that a contraction may have read more than once to make an operand of f32
/// (`lazy_operand`). Chosen by half of the bits of f32, which would be written and read otherwise.
pub const LAZY_INPUT_BITS_UP_TO: u32 = 16;

/// For how many tuples of operand shapes an op of dynamic shape keeps its preparation; at one more all are
/// dropped. Chosen by memory, which a program whose shapes never repeat would fill.
pub const KEPT_PREPARATIONS: usize = 256;
