//! Building a program: registers, steps, and the memory they share.

use smallvec::smallvec;

use super::exact_steps::{self, Rounded};
use super::kernel::{Code, each, select};
use super::load::Store;
use super::register_file::{Carrier, SlotCounts};
use super::{
    Binary, DeferredRounding, Direction, Instruction, OperandList, Operation, Order, Program,
    Register, Step, Unary,
};
use super::{
    boolean, code_programs, complex, convert, float, integer, operand_generator, quantized,
    quantized_exact_steps, reference_quirks, run, table,
};
use crate::numeric::policy::{Preset, SourceKind};
use crate::numeric::{ComplexPart, ConvertPolicy, ElementType, FloatFormat, Numerics};
use crate::paths::{self, Path};

/// Builds a [`Program`] step by step.
#[derive(Default)]
pub struct ProgramBuilder {
    registers: Vec<ElementType>,
    inputs: usize,
    constants: Vec<(Register, u128)>,
    instructions: Vec<Instruction>,
    codes: Vec<Code>,
    /// Of the steps to come.
    numerics: Numerics,
    /// Whether some step rounds stochastically.
    draws: bool,
    /// What keeps its slot to the end.
    kept: Vec<Register>,
}

/// There is no code for an operation on these types: what verification refuses, and on
/// quantized types what is not done on their codes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{operation} of {} is not supported yet", list(.types))]
pub struct NoKernel {
    /// The operation.
    pub operation: String,
    /// The types of its operands.
    pub types: Vec<ElementType>,
}

fn list(types: &[ElementType]) -> String {
    types.iter().map(ElementType::to_string).collect::<Vec<_>>().join(", ")
}

impl Program {
    /// The same inputs and steps with other registers as outputs.
    pub fn with_outputs(&self, outputs: &[Register]) -> Result<Program, NoKernel> {
        let inputs: Vec<Register> = (0..self.inputs as u32).map(Register).collect();
        self.rebuilt(&inputs, self.instructions.iter(), outputs)
    }

    /// Some steps as a program of its own, with registers that they read as inputs.
    pub(super) fn rebuilt<'p>(
        &self,
        inputs: &[Register],
        steps: impl Iterator<Item = &'p Instruction>,
        outputs: &[Register],
    ) -> Result<Program, NoKernel> {
        let mut builder = ProgramBuilder::new();
        let mut copies = vec![Register(0); self.registers.len()];
        for &input in inputs {
            copies[input.0 as usize] = builder.input(self.element(input).clone());
        }
        for &(register, code) in &self.constants {
            copies[register.0 as usize] = builder.constant(self.element(register).clone(), code);
        }
        for step in steps {
            copies[step.result.0 as usize] = self.copy_step(step, &copies, &mut builder)?;
        }
        let outputs: Vec<Register> = outputs.iter().map(|&o| copies[o.0 as usize]).collect();
        Ok(builder.finish(&outputs))
    }

    /// Makes a step of this program one of another, where the registers have `copies`.
    fn copy_step(
        &self,
        step: &Instruction,
        copies: &[Register],
        builder: &mut ProgramBuilder,
    ) -> Result<Register, NoKernel> {
        builder.set_numerics(step.numerics);
        let at = |place: usize| copies[step.operands[place].0 as usize];
        Ok(match step.operation {
            Operation::Unary(unary) => builder.unary(unary, at(0))?,
            Operation::Binary(binary) => builder.binary(binary, at(0), at(1))?,
            Operation::Compare(direction, order) => {
                builder.compare(direction, order, at(0), at(1))?
            }
            Operation::Select => builder.select(at(0), at(1), at(2))?,
            Operation::Convert => builder.convert(at(0), self.element(step.result))?,
            Operation::Copy => at(0),
        })
    }
}

impl ProgramBuilder {
    /// A program without anything in it.
    pub fn new() -> ProgramBuilder {
        ProgramBuilder::default()
    }

    /// The policies of the steps to come; before, those of docs/numerics.md.
    pub fn set_numerics(&mut self, numerics: Numerics) {
        self.numerics = numerics;
    }

    /// The policies of the steps to come.
    pub fn numerics(&self) -> Numerics {
        self.numerics
    }

    /// The next input. Inputs are the first registers: none after a constant or a step.
    pub fn input(&mut self, element: ElementType) -> Register {
        assert_eq!(self.inputs, self.registers.len(), "inputs come first");
        self.inputs += 1;
        self.register(element)
    }

    /// A register whose lanes all have one code.
    pub fn constant(&mut self, element: ElementType, code: u128) -> Register {
        let register = self.register(element);
        self.constants.push((register, code));
        register
    }

    /// A constant of the value 1 (or of what the type makes of it).
    pub fn one(&mut self, element: &ElementType) -> Register {
        let code = match element {
            ElementType::Float(format) => u128::from(format.one_code()),
            ElementType::Complex(ComplexPart::F32) => u128::from(1f32.to_bits()),
            ElementType::Complex(ComplexPart::F64) => u128::from(1f64.to_bits()),
            _ => 1,
        };
        self.constant(element.clone(), code)
    }

    /// The number of steps so far.
    pub fn len(&self) -> usize {
        self.instructions.len()
    }

    /// Whether there are no steps yet.
    pub fn is_empty(&self) -> bool {
        self.instructions.is_empty()
    }

    /// Has a register keep its slot to the end, for whoever reads it besides the steps.
    pub fn keep(&mut self, register: Register) {
        self.kept.push(register);
    }

    /// The element type of a register.
    pub fn element(&self, register: Register) -> &ElementType {
        &self.registers[register.0 as usize]
    }

    /// A step of one operand.
    pub fn unary(&mut self, unary: Unary, operand: Register) -> Result<Register, NoKernel> {
        let element = self.element(operand).clone();
        let result = match (unary, &element) {
            (Unary::IsFinite, _) => ElementType::Boolean,
            (Unary::Abs | Unary::Real | Unary::Imag, ElementType::Complex(part)) => part.element(),
            _ => element.clone(),
        };
        let kernel = match &element {
            ElementType::Boolean => boolean::unary(unary).map(Code::from),
            ElementType::Integer(_) | ElementType::Index => {
                integer::unary(unary, &element).map(Code::from)
            }
            ElementType::Float(format) => self.float_unary(unary, format),
            ElementType::Complex(part) => self
                .arithmetic(part.format())
                .and_then(|rounded| exact_steps::complex_unary(unary, *part, rounded))
                .or_else(|| complex::unary(unary, *part))
                .map(Code::from),
            ElementType::Quantized(_) => None,
        };
        self.push(Operation::Unary(unary), smallvec![operand], result, kernel)
    }

    /// A step of two operands of one type.
    pub fn binary(
        &mut self,
        binary: Binary,
        lhs: Register,
        rhs: Register,
    ) -> Result<Register, NoKernel> {
        let element = self.element(lhs).clone();
        let result = match (binary, &element) {
            (Binary::Complex, ElementType::Float(format)) => match format.is_f32() {
                true => ElementType::Complex(ComplexPart::F32),
                false => ElementType::Complex(ComplexPart::F64),
            },
            _ => element.clone(),
        };
        let kernel = match &element {
            _ if element != *self.element(rhs) => None,
            ElementType::Boolean => boolean::binary(binary).map(Code::from),
            ElementType::Integer(_) | ElementType::Index => {
                integer::binary(binary, &element).map(Code::from)
            }
            ElementType::Float(format) => self.float_binary(binary, format, rhs),
            ElementType::Complex(part) => self
                .arithmetic(part.format())
                .and_then(|rounded| exact_steps::complex_binary(binary, *part, rounded))
                .or_else(|| complex::binary(binary, *part))
                .map(Code::from),
            ElementType::Quantized(_) => quantized::binary(binary, &element).map(Code::from),
        };
        self.push(Operation::Binary(binary), smallvec![lhs, rhs], result, kernel)
    }

    /// A boolean from two operands of one type. `Order` matters for floats alone.
    pub fn compare(
        &mut self,
        direction: Direction,
        order: Order,
        lhs: Register,
        rhs: Register,
    ) -> Result<Register, NoKernel> {
        let element = self.element(lhs);
        let order = if self.is_official() { Order::Quiet } else { order };
        let kernel = match element {
            _ if element != self.element(rhs) => None,
            ElementType::Boolean => boolean::compare(direction),
            ElementType::Integer(_) | ElementType::Index => integer::compare(direction, element),
            ElementType::Float(format) => float::compare(direction, order, format),
            ElementType::Complex(part) => complex::compare(direction, *part),
            ElementType::Quantized(_) => None,
        };
        let operation = Operation::Compare(direction, order);
        let code = kernel.map(Code::from);
        self.push(operation, smallvec![lhs, rhs], ElementType::Boolean, code)
    }

    /// `on_true` where the boolean `pred` is true, else `on_false`.
    pub fn select(
        &mut self,
        pred: Register,
        on_true: Register,
        on_false: Register,
    ) -> Result<Register, NoKernel> {
        let element = self.element(on_true).clone();
        let matches =
            element == *self.element(on_false) && *self.element(pred) == ElementType::Boolean;
        let kernel = matches.then(|| match Carrier::of(&element) {
            Carrier::Boolean => select::<u8>(),
            Carrier::I32 => select::<i32>(),
            Carrier::U32 => select::<u32>(),
            Carrier::I64 => select::<i64>(),
            Carrier::F32 => select::<f32>(),
            Carrier::F64 => select::<f64>(),
            Carrier::Complex32 => select::<num_complex::Complex<f32>>(),
            Carrier::Complex64 => select::<num_complex::Complex<f64>>(),
        });
        let code = kernel.map(Code::from);
        self.push(Operation::Select, smallvec![pred, on_true, on_false], element, code)
    }

    /// The smaller of `max` and the larger of `min` and `operand`.
    pub fn clamp(
        &mut self,
        min: Register,
        operand: Register,
        max: Register,
    ) -> Result<Register, NoKernel> {
        let raised = self.binary(Binary::Maximum, operand, min)?;
        self.binary(Binary::Minimum, raised, max)
    }

    /// The operand in another type, rounded once.
    pub fn convert(
        &mut self,
        operand: Register,
        element: &ElementType,
    ) -> Result<Register, NoKernel> {
        let from = self.element(operand).clone();
        let kernel = match (&from, element) {
            (ElementType::Quantized(quantized), _) | (_, ElementType::Quantized(quantized)) => self
                .arithmetic(quantized.expressed)
                .and_then(|rounded| quantized_exact_steps::convert(&from, element, rounded)),
            _ => self
                .conversion(&from, element)
                .and_then(|rounded| exact_steps::convert(&from, element, rounded)),
        };
        let code = kernel.map(Code::from).or_else(|| convert::convert(&from, element));
        self.push(Operation::Convert, smallvec![operand], element.clone(), code)
    }

    /// The program, with these registers as outputs.
    pub fn finish(mut self, outputs: &[Register]) -> Program {
        let outputs = self.own_outputs(outputs);
        let left_to_store = self.left_to_store(&outputs);
        let kept = self.conversions_that_keep(&outputs);
        let (slots, slot_counts) = self.allocate(&outputs, &left_to_store, &kept);
        let slot = |register: &Register| slots[register.0 as usize];
        let mut writers = vec![usize::MAX; self.registers.len()];
        for (step, instruction) in self.instructions.iter().enumerate() {
            writers[instruction.result.0 as usize] = step;
        }
        let stores = outputs.iter().map(|output| {
            let writer = writers[output.0 as usize];
            self.store(*output, writer, left_to_store[writer], slot)
        });
        let stores = stores.collect();
        let codes = self.codes.into_iter().zip(left_to_store);
        let steps = codes.zip(&self.instructions).map(|((code, left_to_store), instruction)| {
            let mut sources = [0; 3];
            for (source, operand) in sources.iter_mut().zip(&instruction.operands) {
                *source = slot(operand);
            }
            let Code { mut kernel, rounding, .. } = code;
            let result = slot(&instruction.result);
            if kept[instruction.result.0 as usize] {
                kernel = Box::new(|_, _| {});
            }
            Step { kernel, sources, result, rounding, left_to_store }
        });
        let functions = self.instructions.iter().filter(|step| step.operation.calls_function());
        Program {
            functions: functions.count(),
            steps: steps.collect(),
            stores,
            registers: self.registers,
            inputs: self.inputs,
            constants: self.constants,
            instructions: self.instructions,
            outputs,
            slots,
            slot_counts,
            tables: table::Cache::default(),
            on_codes: code_programs::Cache::default(),
            scaling: operand_generator::Cache::default(),
            spare: run::Spare::default(),
            draws: self.draws,
        }
    }

    /// Whether the steps to come are those of the official interpreter.
    pub fn is_official(&self) -> bool {
        self.numerics.arithmetic.preset == Preset::Stablehlo
    }

    /// What of each step is left to the store of its result: an output that no step reads.
    fn left_to_store(&self, outputs: &[Register]) -> Vec<DeferredRounding> {
        if !paths::allows(Path::DeferredRounding) {
            return vec![DeferredRounding::Nothing; self.instructions.len()];
        }
        let mut read = vec![false; self.registers.len()];
        for operand in self.instructions.iter().flat_map(|step| &step.operands) {
            read[operand.0 as usize] = true;
        }
        let is_output = self.marked(outputs);
        let steps = self.instructions.iter().zip(&self.codes);
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

    /// Which registers are among these.
    fn marked(&self, registers: &[Register]) -> Vec<bool> {
        let mut marked = vec![false; self.registers.len()];
        registers.iter().for_each(|register| marked[register.0 as usize] = true);
        marked
    }

    /// Which registers are results, none of them an output, of conversions that change no lane of an
    /// input: they are read from its slot.
    fn conversions_that_keep(&self, outputs: &[Register]) -> Vec<bool> {
        let is_output = self.marked(outputs);
        let mut kept = vec![false; self.registers.len()];
        for (step, code) in self.instructions.iter().zip(&self.codes) {
            let of_input =
                |operand: &Register| (operand.0 as usize) < self.inputs || kept[operand.0 as usize];
            if paths::allows(Path::FreeConversion)
                && step.operation == Operation::Convert
                && code.conversion.is_some()
                && of_input(&step.operands[0])
                && !is_output[step.result.0 as usize]
                && convert::keeps_lanes(self.element(step.operands[0]), self.element(step.result))
            {
                kept[step.result.0 as usize] = true;
            }
        }
        kept
    }

    /// How an output, the result of the step `writer`, is stored.
    fn store(
        &self,
        output: Register,
        writer: usize,
        left: DeferredRounding,
        slot: impl Fn(&Register) -> u32,
    ) -> Store {
        let (step, code) = (&self.instructions[writer], &self.codes[writer]);
        let element = self.element(output);
        match (left, code) {
            (DeferredRounding::All, Code { conversion: Some((format, policy)), .. }) => {
                let operand = step.operands[0];
                let carrier = Carrier::of(self.element(operand));
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

    fn float_unary(&mut self, unary: Unary, format: &'static FloatFormat) -> Option<Code> {
        let kernel = match self.is_official() {
            true => reference_quirks::unary(unary, self.official(format)),
            false => self.arithmetic(format).and_then(|rounded| exact_steps::unary(unary, rounded)),
        };
        kernel.map(Code::from).or_else(|| float::unary(unary, format))
    }

    fn float_binary(
        &mut self,
        binary: Binary,
        format: &'static FloatFormat,
        rhs: Register,
    ) -> Option<Code> {
        let kernel = match self.is_official() {
            true => reference_quirks::binary(binary, self.official(format)),
            false => {
                self.arithmetic(format).and_then(|rounded| exact_steps::binary(binary, rounded))
            }
        };
        let is_divisor = |(constant, _): &&(Register, u128)| *constant == rhs;
        let by_constant = || {
            let (_, divisor) = self.constants.iter().find(is_divisor)?;
            float::divide_by(*divisor as u64, format).filter(|_| binary == Binary::Divide)
        };
        kernel.map(Code::from).or_else(by_constant).or_else(|| float::binary(binary, format))
    }

    /// How the official interpreter rounds the results of the next step: as it converts.
    fn official(&mut self, format: &'static FloatFormat) -> Rounded {
        let policy = self.numerics.arithmetic.convert(format);
        self.rounded(format, policy)
    }

    /// How the next step rounds its results of a format, if not by the default.
    fn arithmetic(&mut self, format: &'static FloatFormat) -> Option<Rounded> {
        let policy = self.numerics.arithmetic.compute(format);
        (policy != ConvertPolicy::COMPUTE).then(|| self.rounded(format, policy))
    }

    /// How the next step, a conversion between types that are not quantized, rounds its results, if
    /// not by the default.
    fn conversion(&mut self, from: &ElementType, to: &ElementType) -> Option<Rounded> {
        let format = match to {
            ElementType::Float(format) => format,
            ElementType::Complex(part) => part.format(),
            _ => return None,
        };
        let convert = self.numerics.convert;
        let policy = match convert.preset {
            // the official interpreter does not touch what has the type already
            Preset::Stablehlo if from == to => ConvertPolicy::MOVE,
            _ => convert.convert_from(SourceKind::of(from), format),
        };
        (policy != ConvertPolicy::CONVERT).then(|| self.rounded(format, policy))
    }

    fn rounded(&mut self, format: &'static FloatFormat, policy: ConvertPolicy) -> Rounded {
        let rounded = Rounded { format, policy, step: self.instructions.len() };
        self.draws |= rounded.draws();
        rounded
    }

    fn register(&mut self, element: ElementType) -> Register {
        self.registers.push(element);
        Register(u32::try_from(self.registers.len() - 1).expect("fewer than 2^32 registers"))
    }

    fn push(
        &mut self,
        operation: Operation,
        operands: OperandList,
        element: ElementType,
        code: Option<Code>,
    ) -> Result<Register, NoKernel> {
        let Some(code) = code else {
            let types = operands.iter().map(|&operand| self.element(operand).clone()).collect();
            return Err(NoKernel { operation: operation.to_string(), types });
        };
        let result = self.register(element);
        let numerics = self.numerics;
        self.instructions.push(Instruction { operation, operands, result, numerics });
        self.codes.push(code);
        Ok(result)
    }

    /// Gives every output a register of its own that a step writes, so that [`super::Lanes::feed`]
    /// never overwrites what it has yet to read.
    fn own_outputs(&mut self, outputs: &[Register]) -> Vec<Register> {
        // whether a register may be an output as it is
        let mut free = self.written();
        let mut own = Vec::with_capacity(outputs.len());
        for &output in outputs {
            own.push(match std::mem::take(&mut free[output.0 as usize]) {
                true => output,
                false => self.copy(output),
            });
        }
        own
    }

    /// Whether a step writes a register, for each.
    fn written(&self) -> Vec<bool> {
        let mut written = vec![false; self.registers.len()];
        self.instructions.iter().for_each(|step| written[step.result.0 as usize] = true);
        written
    }

    /// A step that gives what its operand is.
    pub fn copy(&mut self, operand: Register) -> Register {
        let element = self.element(operand).clone();
        let kernel = match Carrier::of(&element) {
            Carrier::Boolean => each(|lane: u8| lane),
            Carrier::I32 => each(|lane: i32| lane),
            Carrier::U32 => each(|lane: u32| lane),
            Carrier::I64 => each(|lane: i64| lane),
            Carrier::F32 => each(|lane: f32| lane),
            Carrier::F64 => each(|lane: f64| lane),
            Carrier::Complex32 => each(|lane: num_complex::Complex<f32>| lane),
            Carrier::Complex64 => each(|lane: num_complex::Complex<f64>| lane),
        };
        self.push(Operation::Copy, smallvec![operand], element, Some(kernel.into()))
            .unwrap_or_else(|_| unreachable!("every carrier can be copied"))
    }

    /// The slot of every register, that of an input for one that is `kept` from it. Inputs, constants
    /// and outputs keep theirs; the others' are used again after the last read. A step's result never shares a slot with its operands.
    fn allocate(
        &self,
        outputs: &[Register],
        left_to_store: &[DeferredRounding],
        kept: &[bool],
    ) -> (Vec<u32>, SlotCounts) {
        let mut last_use = vec![0; self.registers.len()];
        for (step, instruction) in self.instructions.iter().enumerate() {
            last_use[instruction.result.0 as usize] = step;
            for operand in &instruction.operands {
                last_use[operand.0 as usize] = step;
            }
        }
        let pinned = (0..self.inputs as u32).chain(self.constants.iter().map(|(r, _)| r.0));
        let stored = self.instructions.iter().zip(left_to_store);
        let stored = stored.filter(|(_, left)| **left == DeferredRounding::All);
        let stored = stored.map(|(step, _)| step.operands[0].0);
        let kept_registers = (0..kept.len() as u32).filter(|&register| kept[register as usize]);
        let pinned = pinned.chain(kept_registers.chain(self.kept.iter().map(|r| r.0)));
        for register in pinned.chain(outputs.iter().map(|r| r.0)).chain(stored) {
            last_use[register as usize] = usize::MAX;
        }
        let mut slots = vec![u32::MAX; self.registers.len()];
        let mut counts = SlotCounts::default();
        let mut free: Vec<(Carrier, u32)> = Vec::new();
        let written = self.written();
        for (register, element) in self.registers.iter().enumerate() {
            if !written[register] {
                slots[register] = counts.add(Carrier::of(element));
            }
        }
        for (step, instruction) in self.instructions.iter().enumerate() {
            if kept[instruction.result.0 as usize] {
                slots[instruction.result.0 as usize] = slots[instruction.operands[0].0 as usize];
                continue;
            }
            let carrier = Carrier::of(self.element(instruction.result));
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
                free.push((Carrier::of(self.element(register)), slots[register.0 as usize]));
            }
        }
        (slots, counts)
    }
}

impl std::fmt::Debug for ProgramBuilder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ProgramBuilder")
            .field("registers", &self.registers)
            .field("instructions", &self.instructions)
            .finish()
    }
}
