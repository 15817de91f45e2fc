//! Programs on codes: if every value has up to 8 bits, all lanes can be bytes.
//!
//! A value that follows from one other value alone, by any number of steps, is looked up in a table of all
//! codes. Sums, products and the like of two values are computed from codes to codes ([`NarrowBinary`]), and
//! only they decode. A program with any other step does not run on codes.

use std::sync::OnceLock;

use super::run::{Input, Piece};
use super::thresholds::CODES_FROM;
use super::{Binary, CHUNK, Instruction, Operation, Program, Register};
use crate::engine::buffer::{Unwritten, Whole};
use crate::engine::codes::CodesMut;
use crate::hardware::parallel;
use crate::meaning::Draws;
use crate::numeric::byte_table::{ByteTable, Entry};
use crate::numeric::{ElementType, NarrowBinary, NarrowOperation, Policy, WordWidth};
use crate::paths::{self, Path};
use crate::tensor::{Tensor, Word};

/// How many codes of a slot are computed at a time.
const LANES: usize = 4 * CHUNK;

/// The plan of a program, which is made at its first use; `None` if there can be none.
#[derive(Default)]
pub struct Cache(OnceLock<Option<Plan>>);

/// A program on codes. Every value has a slot of its own, and the inputs have the first ones.
pub struct Plan {
    steps: Vec<CodeStep>,
    slots: usize,
    outputs: Vec<Output>,
}

/// A step that writes a slot.
struct CodeStep {
    result: usize,
    action: Action,
}

enum Action {
    LookUp(usize, Box<ByteTable<u8>>),
    Operate(Box<NarrowBinary>, [usize; 2]),
}

/// The slot from which an output's codes come, and the tables that widen them.
enum Output {
    Bytes(usize),
    Pairs(usize, Box<ByteTable<u16>>),
    Quadruples(usize, Box<ByteTable<u32>>),
}

impl Program {
    /// The plan for this many elements, if there is one.
    pub(super) fn on_codes(&self, length: usize) -> Option<&Plan> {
        let fits = length >= CODES_FROM && !self.depends_on_position();
        if !fits || !paths::allows(Path::CodePrograms) {
            return None;
        }
        let plan = self.on_codes.0.get_or_init(|| Planner::new(self)?.plan()).as_ref();
        plan.inspect(|_| paths::note(Path::CodePrograms))
    }

    /// A register's codes for all codes of another register, if they follow from that one alone.
    pub(super) fn table_of<W: Word + Entry>(
        &self,
        from: Register,
        to: Register,
    ) -> Option<Box<ByteTable<W>>> {
        let element = self.element(from);
        let length = 1 << element.bits();
        let all = Tensor::from_wide_codes(element.clone(), &[length], 0..length as u128);
        let program = self.between(from, to)?;
        let results = program.run_chunks(&[&all], &[length], length, Draws::default()).ok()?;
        let results = W::slice(results[0].words());
        let entry = |code| results.get(code).copied().unwrap_or(W::zeroed());
        Some(Box::new(ByteTable::new(std::array::from_fn(entry))))
    }

    /// The steps from one register to another as a program.
    fn between(&self, from: Register, to: Register) -> Option<Program> {
        let mut needed = vec![false; self.registers().len()];
        needed[to.0 as usize] = true;
        let is_needed = |needed: &[bool], step: &Instruction| {
            needed[step.result.0 as usize] && step.result != from
        };
        for step in self.instructions().iter().rev() {
            if is_needed(&needed, step) {
                step.operands.iter().for_each(|operand| needed[operand.0 as usize] = true);
            }
        }
        let steps = self.instructions().iter().filter(|step| is_needed(&needed, step));
        self.rebuilt(&[from], steps, &[to]).ok()
    }
}

/// The registers that a register's values follow from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    Constants,
    /// One register of values of up to 8 bits, which may be the register itself.
    One(Register),
}

/// A plan that is being made.
struct Planner<'p> {
    program: &'p Program,
    /// The origin of each register so far.
    origins: Vec<Origin>,
    /// The slot of each register that has one.
    slots: Vec<Option<usize>>,
    used: usize,
    steps: Vec<CodeStep>,
}

impl<'p> Planner<'p> {
    /// A planner of a program, or `None` if an input has more than 8 bits.
    fn new(program: &'p Program) -> Option<Planner<'p>> {
        let inputs = program.inputs();
        if inputs.iter().any(|element| element.word() != WordWidth::W8) {
            return None;
        }
        let origin = |index| match index < inputs.len() {
            true => Origin::One(Register(index as u32)),
            false => Origin::Constants,
        };
        let registers = program.registers().len();
        Some(Planner {
            program,
            origins: (0..registers).map(origin).collect(),
            slots: (0..registers).map(|index| (index < inputs.len()).then_some(index)).collect(),
            used: inputs.len(),
            steps: Vec::new(),
        })
    }

    fn plan(mut self) -> Option<Plan> {
        for step in self.program.instructions() {
            self.origins[step.result.0 as usize] = match self.origin(step) {
                Some(origin) => origin,
                None => self.operate(step)?,
            };
        }
        let outputs = self.program.output_registers().iter().map(|&output| self.output(output));
        let outputs = outputs.collect::<Option<_>>()?;
        Some(Plan { steps: self.steps, slots: self.used, outputs })
    }

    /// The origin of a step's result, or `None` if it follows from two registers.
    fn origin(&self, step: &Instruction) -> Option<Origin> {
        let mut found = Origin::Constants;
        for operand in &step.operands {
            let origin = self.origins[operand.0 as usize];
            if found == Origin::Constants {
                found = origin;
            } else if origin != Origin::Constants && origin != found {
                return None;
            }
        }
        Some(found)
    }

    /// Plans a step of two values, if programs on codes have it.
    fn operate(&mut self, step: &Instruction) -> Option<Origin> {
        let Operation::Binary(binary) = step.operation else { return None };
        let ElementType::Float(format) = *self.program.element(step.result) else { return None };
        if step.numerics.arithmetic != Policy::STANDARD {
            return None;
        }
        let binary = NarrowBinary::new(operation(binary)?, format)?;
        let operands = [self.slot(step.operands[0])?, self.slot(step.operands[1])?];
        self.push(step.result, Action::Operate(Box::new(binary), operands));
        Some(Origin::One(step.result))
    }

    /// The slot of a register of up to 8 bits. If it has none so far, it is looked up.
    fn slot(&mut self, register: Register) -> Option<usize> {
        if let Some(slot) = self.slots[register.0 as usize] {
            return Some(slot);
        }
        let Origin::One(from) = self.origins[register.0 as usize] else { return None };
        let table = self.program.table_of(from, register)?;
        let from = self.slots[from.0 as usize]?;
        Some(self.push(register, Action::LookUp(from, table)))
    }

    fn push(&mut self, register: Register, action: Action) -> usize {
        let result = self.used;
        self.steps.push(CodeStep { result, action });
        self.slots[register.0 as usize] = Some(result);
        self.used += 1;
        result
    }

    fn output(&mut self, output: Register) -> Option<Output> {
        let width = self.program.element(output).word();
        if width == WordWidth::W8 {
            return Some(Output::Bytes(self.slot(output)?));
        }
        let Origin::One(from) = self.origins[output.0 as usize] else { return None };
        let slot = self.slots[from.0 as usize]?;
        match width {
            WordWidth::W16 => Some(Output::Pairs(slot, self.program.table_of(from, output)?)),
            WordWidth::W32 => Some(Output::Quadruples(slot, self.program.table_of(from, output)?)),
            _ => None,
        }
    }
}

fn operation(binary: Binary) -> Option<NarrowOperation> {
    Some(match binary {
        Binary::Add => NarrowOperation::Add,
        Binary::Subtract => NarrowOperation::Subtract,
        Binary::Multiply => NarrowOperation::Multiply,
        Binary::Divide => NarrowOperation::Divide,
        Binary::Maximum => NarrowOperation::Maximum,
        Binary::Minimum => NarrowOperation::Minimum,
        _ => return None,
    })
}

/// The codes in a slot.
enum Slot<'t> {
    Own(Vec<u8>),
    /// The codes in a part of an input.
    Lent(&'t [u8]),
}

impl Slot<'_> {
    fn codes(&self, lanes: usize) -> &[u8] {
        match self {
            Slot::Own(codes) => &codes[..lanes],
            Slot::Lent(codes) => &codes[..lanes],
        }
    }
}

impl Plan {
    /// Computes the pieces of the outputs.
    pub(super) fn run(&self, inputs: &[Input<'_>], pieces: Vec<Piece<'_>>) {
        parallel::for_each(pieces, |piece| self.run_piece(inputs, piece));
    }

    fn run_piece(&self, inputs: &[Input<'_>], piece: Piece<'_>) {
        let outputs: Vec<Whole> = piece.outputs.into_iter().map(Unwritten::whole).collect();
        let lanes = LANES.min(piece.length);
        let own = || Slot::Own(vec![0; lanes]);
        let mut slots: Vec<Slot> = std::iter::repeat_with(own).take(self.slots).collect();
        for start in (0..piece.length).step_by(lanes) {
            let lanes = lanes.min(piece.length - start);
            for (slot, input) in slots.iter_mut().zip(inputs) {
                // SAFETY: an output's old codes are read before the output's codes are handed out to be
                // written
                let given = |output: usize| unsafe { outputs[output].bytes(start, lanes) };
                fill(slot, input, piece.start + start, lanes, given);
            }
            for step in &self.steps {
                step.run(&mut slots, lanes);
            }
            for (output, codes) in self.outputs.iter().zip(&outputs) {
                // SAFETY: the codes of these lanes are handed out once, and their old contents are no longer
                // read
                output.run(&slots, lanes, unsafe { codes.codes(start, lanes) });
            }
        }
    }
}

/// Fills a slot with the codes of an input from `first` on; `given` has the codes that an output held.
fn fill<'t, 'g>(
    slot: &mut Slot<'t>,
    input: &'t Input<'_>,
    first: usize,
    lanes: usize,
    given: impl Fn(usize) -> &'g mut [u8],
) {
    let tensor = match input {
        Input::Own(tensor) => tensor,
        Input::Borrowed(tensor) => tensor,
        Input::StridedView(tensor, strided) => {
            if let Slot::Own(own) = slot {
                strided.read(u8::slice(tensor.words()), first, &mut own[..lanes]);
            }
            return;
        }
        Input::Given(output) => {
            if let Slot::Own(own) = slot {
                own[..lanes].copy_from_slice(given(*output));
            }
            return;
        }
    };
    let codes = u8::slice(tensor.words());
    match slot {
        Slot::Own(own) if codes.len() == 1 => own.fill(codes[0]),
        _ => *slot = Slot::Lent(&codes[first..first + lanes]),
    }
}

impl CodeStep {
    fn run(&self, slots: &mut [Slot<'_>], lanes: usize) {
        let Slot::Own(mut result) = std::mem::replace(&mut slots[self.result], Slot::Lent(&[]))
        else {
            unreachable!("a result has memory of its own")
        };
        let codes = |slot: usize| slots[slot].codes(lanes);
        match &self.action {
            Action::LookUp(from, table) => table.run(codes(*from), &mut result[..lanes]),
            Action::Operate(binary, [lhs, rhs]) => {
                binary.run(codes(*lhs), codes(*rhs), &mut result[..lanes]);
            }
        }
        slots[self.result] = Slot::Own(result);
    }
}

impl Output {
    fn run(&self, slots: &[Slot<'_>], lanes: usize, results: CodesMut<'_>) {
        match (self, results) {
            (Output::Bytes(slot), CodesMut::W8(results)) => {
                results.copy_from_slice(slots[*slot].codes(lanes));
            }
            (Output::Pairs(slot, table), CodesMut::W16(results)) => {
                table.run(slots[*slot].codes(lanes), results);
            }
            (Output::Quadruples(slot, table), CodesMut::W32(results)) => {
                table.run(slots[*slot].codes(lanes), results);
            }
            _ => unreachable!("an output is as wide as its table's words"),
        }
    }
}
