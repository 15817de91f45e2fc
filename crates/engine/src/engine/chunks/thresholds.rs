//! The thresholds that choose between the ways of a chunk program. The history of the code has no measurement of
//! those that are "chosen by" something; a change of one is to be measured by `tools/bench/bench_thresholds.py`,
//! which runs the performance corpus with other values.

use super::CHUNK;

/// The fewest elements of a program that several threads share. Chosen by the cost of handing out a task, about
/// a microsecond, beside that of a chunk.
pub const PARALLEL_FROM: usize = 32 * CHUNK;

/// The most elements of a program that keeps its registers for the next run (`kept_registers`). Chosen by the
/// cost of making registers, which for so few elements exceeds that of computing them.
pub const KEPT_REGISTERS_UP_TO: usize = 64;

/// The fewest elements of a program of one input of up to 8 bits that is looked up (`program_table`). Chosen
/// by the 256 runs that the table takes, which so many elements outweigh.
pub const NARROW_TABLE_FROM: usize = 2 * CHUNK;

/// The fewest elements of a program of one input of 9 to 16 bits, with a function in it, that is looked up
/// (`program_table`). Chosen by the size of the table: it is computed for no more elements than are given.
pub const WIDE_TABLE_FROM: usize = (1 << 16) + 1;

/// The fewest lookups of a program's table that are worth a task. Chosen as [`PARALLEL_FROM`] is.
pub const LOOKUPS_A_TASK: usize = 32 * CHUNK;

/// The fewest elements of a program that runs on codes (`code_programs`). Chosen by the cost of its tables,
/// each of which takes a run of the program on 256 elements.
pub const CODES_FROM: usize = 16 * CHUNK;

/// The fewest lanes for which a function of a type of up to 8 bits has its table of 256 values made
/// (`byte_table`). Chosen by twice the values that the table takes.
pub const FUNCTION_BYTE_TABLE_FROM: usize = 512;

/// The fewest lanes, of all runs together, for which a function of a type of 9 to 16 bits has its table of 65536
/// values made (`function_table`). Chosen by twice the values that the table takes.
pub const FUNCTION_TABLE_FROM: usize = 1 << 17;

/// The most lanes of a register of a loop (`register_loop`). Chosen by the L2 cache, in which a handful of
/// registers of so many lanes stay.
pub const LOOP_LANES_UP_TO: usize = 4 * CHUNK;

/// The most steps of a program that makes an operand where it is packed, perhaps more than once
/// (`lazy_operand`). Chosen by the conversion, shift and scale of quantized weights, which have fewer.
pub const LAZY_STEPS_UP_TO: usize = 8;
