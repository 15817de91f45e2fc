//! Building a chunk program: registers, steps, and the memory that they share.

use super::compile::Compiling;
use super::kernel::Code;
use super::load::Store;
use super::register_file::{Carrier, SlotCounts};
use super::{
    DeferredRounding, Instruction, OperandList, Operation, PreparedStep, Program, Register,
};
use super::{code_programs, convert, operand_generator, run, table};
use crate::meaning::{Binary, NoStep, Steps};
use crate::numeric::{ElementType, Numerics};
use crate::paths::{self, Path, Paths};

/// A program that is being compiled.
struct Assembly {
    meaning: Steps,
    /// The code of each step.
    codes: Vec<Code>,
    /// The registers that keep their slots to the end of the program.
    kept: Vec<Register>,
}

impl Program {
    /// The program of a list of steps, with these registers as outputs.
    pub fn new(steps: Steps, outputs: &[Register]) -> Program {
        Program::keeping(steps, outputs, Vec::new())
    }

    /// The program of a list of steps, with these registers as outputs. The registers of `kept` keep their slots to
    /// the end, for a reader other than the steps.
    pub fn keeping(steps: Steps, outputs: &[Register], kept: Vec<Register>) -> Program {
        Assembly { meaning: steps, codes: Vec::new(), kept }.finish(outputs)
    }

    /// The program of a list of steps, with the outputs of the list.
    pub fn compile(steps: &Steps) -> Program {
        Program::new(steps.clone(), steps.outputs())
    }

    /// The program that adds two inputs of a type.
    ///
    /// # Errors
    ///
    /// A type that has no sums.
    pub fn of_sum(element: &ElementType, numerics: Numerics) -> Result<Program, NoStep> {
        let mut steps = Steps::new();
        steps.set_numerics(numerics);
        let (lhs, rhs) = (steps.input(element.clone()), steps.input(element.clone()));
        let sum = steps.binary(Binary::Add, lhs, rhs)?;
        Ok(Program::new(steps, &[sum]))
    }

    /// The program that converts its one input to another element type.
    pub fn converting(
        from: &ElementType,
        to: &ElementType,
        numerics: Numerics,
    ) -> Result<Program, NoStep> {
        let mut steps = Steps::new();
        steps.set_numerics(numerics);
        let operand = steps.input(from.clone());
        let result = steps.convert(operand, to)?;
        Ok(Program::new(steps, &[result]))
    }

    /// The program of these inputs and steps whose outputs are other registers.
    pub fn with_outputs(&self, outputs: &[Register]) -> Result<Program, NoStep> {
        let inputs: Vec<Register> = (0..self.inputs().len() as u32).map(Register).collect();
        self.rebuilt(&inputs, self.instructions().iter(), outputs)
    }

    /// A program of some of the steps; registers that they read from elsewhere become inputs.
    pub(super) fn rebuilt<'p>(
        &self,
        inputs: &[Register],
        steps: impl Iterator<Item = &'p Instruction>,
        outputs: &[Register],
    ) -> Result<Program, NoStep> {
        let mut rebuilt = Steps::new();
        let mut copies = vec![Register(0); self.registers().len()];
        for &input in inputs {
            copies[input.0 as usize] = rebuilt.input(self.element(input).clone());
        }
        for &(register, code) in self.constants() {
            copies[register.0 as usize] = rebuilt.constant(self.element(register).clone(), code);
        }
        for step in steps {
            copies[step.result.0 as usize] = self.copy_step(step, &copies, &mut rebuilt)?;
        }
        let outputs: Vec<Register> = outputs.iter().map(|&o| copies[o.0 as usize]).collect();
        Ok(Program::new(rebuilt, &outputs))
    }

    /// Copies a step of this program to another, whose registers `copies` gives.
    fn copy_step(
        &self,
        step: &Instruction,
        copies: &[Register],
        steps: &mut Steps,
    ) -> Result<Register, NoStep> {
        steps.set_numerics(step.numerics);
        let at = |place: usize| copies[step.operands[place].0 as usize];
        Ok(match step.operation {
            Operation::Unary(unary) => steps.unary(unary, at(0))?,
            Operation::Binary(binary) => steps.binary(binary, at(0), at(1))?,
            Operation::Compare(direction, order) => {
                steps.compare(direction, order, at(0), at(1))?
            }
            Operation::Select => steps.select(at(0), at(1), at(2))?,
            Operation::Convert => steps.convert(at(0), self.element(step.result))?,
            Operation::Copy => at(0),
        })
    }
}

impl Assembly {
    /// The program, with these registers as outputs.
    fn finish(mut self, outputs: &[Register]) -> Program {
        let outputs = self.own_outputs(outputs);
        self.compile();
        let left_to_store = self.left_to_store(&outputs);
        let kept = self.conversions_that_keep(&outputs);
        let (slots, slot_counts) = self.allocate(&outputs, &left_to_store, &kept);
        let slot = |register: &Register| slots[register.0 as usize];
        let mut writers = vec![usize::MAX; self.meaning.registers().len()];
        for (step, instruction) in self.meaning.instructions().iter().enumerate() {
            writers[instruction.result.0 as usize] = step;
        }
        let stores = outputs.iter().map(|output| {
            let writer = writers[output.0 as usize];
            self.store(*output, writer, left_to_store[writer], slot)
        });
        let stores = stores.collect();
        let has_kept = kept.contains(&true);
        let defers = left_to_store.iter().any(|left| *left != DeferredRounding::Nothing);
        let codes = self.codes.into_iter().zip(left_to_store);
        let steps =
            codes.zip(self.meaning.instructions()).map(|((code, left_to_store), instruction)| {
                let mut sources = [0; 3];
                for (source, operand) in sources.iter_mut().zip(&instruction.operands) {
                    *source = slot(operand);
                }
                let Code { mut kernel, rounding, .. } = code;
                let result = slot(&instruction.result);
                if kept[instruction.result.0 as usize] {
                    kernel = Box::new(|_, _| {});
                }
                PreparedStep { kernel, sources, result, rounding, left_to_store }
            });
        let instructions = self.meaning.instructions().iter();
        let functions = instructions.filter(|step| step.operation.calls_function()).count();
        let is_stochastic = self.meaning.is_stochastic();
        let steps = steps.collect();
        self.meaning.set_outputs(outputs);
        let taken = |path: Path, is_taken: bool| match is_taken {
            true => path.into(),
            false => Paths::NONE,
        };
        Program {
            paths: taken(Path::FreeConversion, has_kept),
            store_paths: taken(Path::DeferredRounding, defers),
            steps,
            meaning: self.meaning,
            functions,
            stores,
            slots,
            slot_counts,
            tables: table::Cache::default(),
            on_codes: code_programs::Cache::default(),
            scaling: operand_generator::Cache::default(),
            spare: run::Spare::default(),
            is_stochastic,
        }
    }

    /// The part of each step's rounding that is left to the store of its result, which needs an output that
    /// no step reads.
    fn left_to_store(&self, outputs: &[Register]) -> Vec<DeferredRounding> {
        if !paths::allows(Path::DeferredRounding) {
            return vec![DeferredRounding::Nothing; self.meaning.instructions().len()];
        }
        let mut read = vec![false; self.meaning.registers().len()];
        for operand in self.meaning.instructions().iter().flat_map(|step| &step.operands) {
            read[operand.0 as usize] = true;
        }
        let is_output = self.marked(outputs);
        let steps = self.meaning.instructions().iter().zip(&self.codes);
        steps
            .map(|(step, code)| match is_output[step.result.0 as usize] {
                true if read[step.result.0 as usize] => DeferredRounding::Nothing,
                true if code.conversion.is_some_and(|(to, _)| !to.is_f64()) => {
                    DeferredRounding::All
                }
                true if code.rounding.is_some() => DeferredRounding::Rounding,
                _ => DeferredRounding::Nothing,
            })
            .collect()
    }

    /// For each register, whether it is among these.
    fn marked(&self, registers: &[Register]) -> Vec<bool> {
        let mut marked = vec![false; self.meaning.registers().len()];
        registers.iter().for_each(|register| marked[register.0 as usize] = true);
        marked
    }

    /// For each register, whether it is the result of a conversion that changes no lane of an input, and is
    /// no output. Such registers are read from the input's slot.
    fn conversions_that_keep(&self, outputs: &[Register]) -> Vec<bool> {
        let is_output = self.marked(outputs);
        let mut kept = vec![false; self.meaning.registers().len()];
        let inputs = self.meaning.inputs().len();
        for (step, code) in self.meaning.instructions().iter().zip(&self.codes) {
            let of_input =
                |operand: &Register| (operand.0 as usize) < inputs || kept[operand.0 as usize];
            if paths::allows(Path::FreeConversion)
                && step.operation == Operation::Convert
                && code.conversion.is_some()
                && of_input(&step.operands[0])
                && !is_output[step.result.0 as usize]
                && convert::keeps_lanes(
                    self.meaning.element(step.operands[0]),
                    self.meaning.element(step.result),
                )
            {
                kept[step.result.0 as usize] = true;
            }
        }
        kept
    }

    /// The way in which an output, which is the result of the step `writer`, is stored.
    fn store(
        &self,
        output: Register,
        writer: usize,
        left: DeferredRounding,
        slot: impl Fn(&Register) -> u32,
    ) -> Store {
        let (step, code) = (&self.meaning.instructions()[writer], &self.codes[writer]);
        let element = self.meaning.element(output);
        match (left, code) {
            (DeferredRounding::All, Code { conversion: Some((format, policy)), .. }) => {
                let operand = step.operands[0];
                let carrier = Carrier::of(self.meaning.element(operand));
                Store::rounding(slot(&operand), carrier, format, *policy)
            }
            (DeferredRounding::Rounding, Code { rounding: Some(rounding), .. }) => {
                let ElementType::Float(format) = element else {
                    unreachable!("{element} is rounded to")
                };
                let carrier = Carrier::of(element);
                Store::rounding(slot(&output), carrier, format, rounding.policy())
            }
            _ => Store::new(slot(&output), element),
        }
    }

    /// Compiles the steps.
    fn compile(&mut self) {
        for (number, step) in self.meaning.instructions().iter().enumerate() {
            let code = Compiling { meaning: &self.meaning, number, step }.code();
            let code = code.unwrap_or_else(|| {
                unreachable!(
                    "a step that was listed has code: {} of {}",
                    step.operation,
                    self.meaning.element(step.operands[0])
                )
            });
            self.codes.push(code);
        }
    }

    /// Gives every output a register of its own that a step writes, so that [`super::Lanes::feed`] never
    /// overwrites a lane that it has yet to read.
    fn own_outputs(&mut self, outputs: &[Register]) -> Vec<Register> {
        // whether a register may itself be an output
        let mut free = self.written();
        let mut own = Vec::with_capacity(outputs.len());
        for &output in outputs {
            own.push(match std::mem::take(&mut free[output.0 as usize]) {
                true => output,
                false => self.meaning.copy(output),
            });
        }
        own
    }

    /// For each register, whether a step writes it.
    fn written(&self) -> Vec<bool> {
        let mut written = vec![false; self.meaning.registers().len()];
        self.meaning.instructions().iter().for_each(|step| written[step.result.0 as usize] = true);
        written
    }

    /// Assigns a slot to every register; a register that is `kept` from an input has the input's. Inputs,
    /// constants and outputs keep their slots, and the slots of all others are used again after the last
    /// read. The result of a step never shares a slot with the operands.
    fn allocate(
        &self,
        outputs: &[Register],
        left_to_store: &[DeferredRounding],
        kept: &[bool],
    ) -> (Vec<u32>, SlotCounts) {
        let mut last_use = vec![0; self.meaning.registers().len()];
        for (step, instruction) in self.meaning.instructions().iter().enumerate() {
            last_use[instruction.result.0 as usize] = step;
            for operand in &instruction.operands {
                last_use[operand.0 as usize] = step;
            }
        }
        let pinned = (0..self.meaning.inputs().len() as u32)
            .chain(self.meaning.constants().iter().map(|(r, _)| r.0));
        let stored = self.meaning.instructions().iter().zip(left_to_store);
        let stored = stored.filter(|(_, left)| **left == DeferredRounding::All);
        let stored = stored.map(|(step, _)| step.operands[0].0);
        let kept_registers = (0..kept.len() as u32).filter(|&register| kept[register as usize]);
        let pinned = pinned.chain(kept_registers.chain(self.kept.iter().map(|r| r.0)));
        for register in pinned.chain(outputs.iter().map(|r| r.0)).chain(stored) {
            last_use[register as usize] = usize::MAX;
        }
        let mut slots = vec![u32::MAX; self.meaning.registers().len()];
        let mut counts = SlotCounts::default();
        let mut free: Vec<(Carrier, u32)> = Vec::new();
        let written = self.written();
        for (register, element) in self.meaning.registers().iter().enumerate() {
            if !written[register] {
                slots[register] = counts.add(Carrier::of(element));
            }
        }
        for (step, instruction) in self.meaning.instructions().iter().enumerate() {
            if kept[instruction.result.0 as usize] {
                slots[instruction.result.0 as usize] = slots[instruction.operands[0].0 as usize];
                continue;
            }
            let carrier = Carrier::of(self.meaning.element(instruction.result));
            let reused = free.iter().position(|&(other, _)| other == carrier);
            slots[instruction.result.0 as usize] = match reused {
                Some(position) => free.swap_remove(position).1,
                None => counts.add(carrier),
            };
            let mut dead: OperandList = instruction.operands.clone();
            dead.push(instruction.result);
            dead.sort_unstable_by_key(|register| register.0);
            dead.dedup();
            dead.retain(|register| last_use[register.0 as usize] == step);
            for register in dead {
                free.push((
                    Carrier::of(self.meaning.element(register)),
                    slots[register.0 as usize],
                ));
            }
        }
        (slots, counts)
    }
}
