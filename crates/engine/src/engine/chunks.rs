//! Chunk programs: straight-line elementwise code, run over chunks of about a thousand lanes.
//!
//! A [`Program`] is a list of steps over registers. A register holds one chunk of lanes of one element type,
//! in that type's carrier (f32, f64, i32, u32, i64, a byte for i1, complex): codes are decoded once on entry,
//! every step computes on carriers and rounds its result to the element type *in the carrier*, and results
//! are encoded once on exit. So a program of many steps gives the same bits as many programs of one step,
//! while the values between them stay in the L1 cache.
//!
//! [`Program::new`] compiles a list of steps ([`Steps`]). There are three ways to run it:
//!
//! * [`Program::run`] over whole tensors, on all cores. A program of one narrow input becomes a table. Inputs
//!   may be smaller tensors that are repeated ([`StridedView`]).
//! * [`Lanes`] for callers that step through elements (folds, scatters, comparators): registers that keep
//!   their values between runs, loaded from and stored to codes. A run of one lane costs tens of nanoseconds.
//! * [`Repeated`] for loops over scalars and small tensors, which feed results back in registers. A step on
//!   one lane costs a nanosecond or two.
//!
//! [`Unary`], [`Binary`], [`Direction`] and [`Order`] say what each step means.

use std::fmt;

use smallvec::SmallVec;

use crate::meaning::Steps;
pub use crate::meaning::{
    Binary, Direction, Instruction, NoStep, Operation, Order, Register, Unary,
};
use crate::numeric::{ElementType, Policy};
use crate::paths::{self, Paths};

mod boolean;
mod build;
mod code_programs;
#[cfg(test)]
mod code_programs_tests;
mod compile;
#[cfg(test)]
mod compile_tests;
mod complex;
mod convert;
mod exact_steps;
mod float;
mod function;
mod integer;
mod kernel;
mod lanes;
#[cfg(test)]
mod level_tests;
mod load;
mod operand_generator;
mod quantized;
mod register_file;
mod register_loop;
#[cfg(test)]
mod register_loop_tests;
mod run;
#[cfg(test)]
mod same_tests;
mod scalar_code;
mod scalar_reduction;
mod strided_view;
mod table;
#[cfg(test)]
mod tests;
mod thresholds;
mod windows;

pub use float::{FloatLane, maximum, minimum};
pub use lanes::Lanes;
pub use operand_generator::{LazyOperand, OperandGenerator, Rows};
pub use register_file::Carrier;
pub use register_loop::Repeated;
pub use scalar_reduction::Folded;
pub use strided_view::StridedView;
pub use thresholds::LOOP_LANES_UP_TO;
pub use windows::{HeldTensor, OutOfBounds, WindowAccess};

use kernel::{Kernel, Operands, Rounding};
use load::Store;
use register_file::{RegisterFile, SlotCounts};

/// How many lanes a chunk has: so few that a handful of registers fit a 32 KiB L1 cache.
pub const CHUNK: usize = 1024;

/// A straight-line program over chunks.
pub struct Program {
    /// The steps as their meanings.
    meaning: Steps,
    /// The steps, ready to run.
    steps: Vec<PreparedStep>,
    /// How [`Program::run`] stores each output.
    stores: Vec<Store>,
    /// The slot of each register.
    slots: Vec<u32>,
    slot_counts: SlotCounts,
    tables: table::Cache,
    on_codes: code_programs::Cache,
    scaling: operand_generator::Cache,
    spare: run::Spare,
    /// Whether some step rounds stochastically.
    is_stochastic: bool,
    /// How many steps call functions.
    functions: usize,
    /// The fast paths of every run, which were chosen when the program was built.
    paths: Paths,
    /// The fast paths of runs that store outputs as tensors.
    store_paths: Paths,
}

/// A step that is ready to run: its code, and the slots that it reads and writes.
struct PreparedStep {
    kernel: Kernel,
    sources: [u32; 3],
    result: u32,
    rounding: Option<Rounding>,
    left_to_store: DeferredRounding,
}

/// The part of a step that a [`Store`] does, if only the store reads the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DeferredRounding {
    Nothing,
    Rounding,
    All,
}

impl Program {
    /// The element types of the inputs.
    pub fn inputs(&self) -> &[ElementType] {
        self.meaning.inputs()
    }

    /// The element types of the outputs.
    pub fn outputs(&self) -> impl ExactSizeIterator<Item = &ElementType> {
        self.output_registers().iter().map(|&output| self.element(output))
    }

    /// The registers of the outputs.
    pub fn output_registers(&self) -> &[Register] {
        self.meaning.outputs()
    }

    /// The element type of a register.
    pub fn element(&self, register: Register) -> &ElementType {
        self.meaning.element(register)
    }

    /// The registers whose lanes all have one code, with the code.
    pub fn constants(&self) -> &[(Register, u128)] {
        self.meaning.constants()
    }

    /// The steps in order, for callers that have a faster kernel for some programs. An output that is an
    /// input or a constant, or that occurs twice, has a `Copy`.
    pub fn instructions(&self) -> &[Instruction] {
        self.meaning.instructions()
    }

    /// What the program computes.
    pub fn meaning(&self) -> &Steps {
        &self.meaning
    }

    /// The element type of each register.
    fn registers(&self) -> &[ElementType] {
        self.meaning.registers()
    }

    /// The operation of a program that is one step of its two inputs, and whether the step takes them in
    /// reverse order. The result is `None` if the program is anything else, or if a policy changes the step.
    pub fn as_binary(&self) -> Option<(Binary, bool)> {
        match (self.inputs().len(), self.instructions()) {
            (
                2,
                [
                    Instruction {
                        operation: Operation::Binary(binary), operands, numerics, ..
                    },
                ],
            ) if numerics.arithmetic == Policy::STANDARD => match operands.as_slice() {
                [Register(0), Register(1)] => Some((*binary, false)),
                [Register(1), Register(0)] => Some((*binary, true)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether the program has a step that rounds stochastically. [`Program::run_drawing`] gives each execution of
    /// such a program its own random bits.
    pub fn is_stochastic(&self) -> bool {
        self.is_stochastic
    }

    /// Notes the fast paths of a run that stores outputs as tensors.
    fn note_paths(&self) {
        paths::note_all(self.paths);
        paths::note_all(self.store_paths);
    }

    fn slot(&self, register: Register) -> u32 {
        self.slots[register.0 as usize]
    }

    fn carrier(&self, register: Register) -> Carrier {
        Carrier::of(self.element(register))
    }

    /// Memory for chunks of up to `lanes` lanes, with the constants in place.
    fn bank<'t>(&self, lanes: usize) -> RegisterFile<'t> {
        let mut bank = RegisterFile::new(self.slot_counts, lanes);
        for &(register, code) in self.constants() {
            load::fill(&mut bank, self.element(register), self.slot(register), code, lanes);
        }
        bank
    }

    /// Runs the steps on the first `lanes` lanes, which are the elements of `shape` from index `first` on.
    #[inline]
    fn execute(&self, bank: &mut RegisterFile<'_>, lanes: usize, first: usize, shape: &[usize]) {
        for step in &self.steps {
            step.run(bank, lanes, first, shape);
            step.round(bank, lanes);
        }
    }

    /// Runs the steps, but for the roundings that are left to the stores.
    fn execute_to_store(
        &self,
        bank: &mut RegisterFile<'_>,
        lanes: usize,
        first: usize,
        shape: &[usize],
    ) {
        for step in &self.steps {
            if step.left_to_store != DeferredRounding::All {
                step.run(bank, lanes, first, shape);
            }
            if step.left_to_store == DeferredRounding::Nothing {
                step.round(bank, lanes);
            }
        }
    }
}

impl PreparedStep {
    #[inline]
    fn run(&self, bank: &mut RegisterFile<'_>, lanes: usize, first: usize, shape: &[usize]) {
        let (sources, result) = (self.sources, self.result);
        (self.kernel)(bank, Operands { sources, result, lanes, first, shape });
    }

    #[inline]
    fn round(&self, bank: &mut RegisterFile<'_>, lanes: usize) {
        if let Some(rounding) = &self.rounding {
            rounding.run(bank, self.result, lanes);
        }
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program")
            .field("inputs", &self.inputs())
            .field("constants", &self.constants())
            .field("instructions", &self.instructions())
            .field("outputs", &self.output_registers())
            .finish()
    }
}

/// The operands of an instruction.
type OperandList = SmallVec<[Register; 3]>;
