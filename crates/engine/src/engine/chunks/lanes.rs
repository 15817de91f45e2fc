//! Chunk programs that a caller runs step by step over elements.

use super::register_file::RegisterFile;
use super::{Program, Register, load};
use crate::engine::codes::{Codes, CodesMut};
use crate::numeric::ElementType;
use crate::paths;
use crate::tensor::{Word, Words};

/// The registers of a program that its caller runs: it loads inputs, runs the program, stores outputs, and
/// feeds outputs back.
///
/// Registers keep their lanes between runs, so an input that stays the same (a captured value, the
/// accumulator after [`Lanes::feed`]) is loaded once. Results have the bits that [`Program::run`] gives, for
/// any number of lanes.
///
/// ```text
/// let mut lanes = Lanes::new(&program, columns.min(CHUNK));
/// lanes.load(0, &init_codes);                 // input 0: one accumulator a lane
/// for row in rows {
///     lanes.load(1, row_codes);               // input 1: this row's elements
///     lanes.run(columns);
///     lanes.feed(0, 0, columns);              // output 0 is the next input 0
/// }
/// lanes.store_input(0, &mut result_codes);
/// ```
pub struct Lanes<'p> {
    program: &'p Program,
    bank: RegisterFile<'static>,
    capacity: usize,
}

impl<'p> Lanes<'p> {
    /// Registers of up to `capacity` lanes each; at most [`super::CHUNK`] lanes keep them in the L1 cache.
    /// The inputs hold the value of code 0 until they are loaded.
    pub fn new(program: &'p Program, capacity: usize) -> Lanes<'p> {
        paths::note_all(program.paths);
        Lanes { program, bank: program.bank(capacity), capacity }
    }

    pub fn program(&self) -> &'p Program {
        self.program
    }

    /// How many lanes each register can hold.
    pub fn capacity(&self) -> usize {
        self.capacity
    }

    /// Loads the first lanes of an input from codes, which are of its element type's word.
    #[inline]
    pub fn load<W: Word>(&mut self, input: usize, codes: &[W]) {
        self.load_codes(input, Codes::of_slice(codes));
    }

    /// Loads the first lanes of an input from the words from `start` up to `end`.
    #[inline]
    pub fn load_range(&mut self, input: usize, words: &Words, start: usize, end: usize) {
        self.load_codes(input, Codes::of(words).range(start, end));
    }

    /// Loads the first lanes of an input from the words at these row-major indices.
    pub fn gather(
        &mut self,
        input: usize,
        words: &Words,
        indices: impl IntoIterator<Item = usize>,
    ) {
        let (element, slot) = self.input(input);
        load::gather(&mut self.bank, element, slot, words, indices);
    }

    /// Sets the first `lanes` lanes of an input to one code.
    #[inline]
    pub fn fill(&mut self, input: usize, code: u128, lanes: usize) {
        let (element, slot) = self.input(input);
        load::fill(&mut self.bank, element, slot, code, lanes);
    }

    /// Runs the program on the first `lanes` lanes.
    #[inline]
    pub fn run(&mut self, lanes: usize) {
        self.program.execute(&mut self.bank, lanes, 0, &[]);
    }

    /// Stores the first lanes of an output as codes, which are of its element type's word.
    #[inline]
    pub fn store<W: Word>(&self, output: usize, codes: &mut [W]) {
        let register = self.program.output_registers()[output];
        self.store_register(register, CodesMut::of_slice(codes));
    }

    /// Stores the first lanes of an input, such as an accumulator that was fed, as codes.
    #[inline]
    pub fn store_input<W: Word>(&self, input: usize, codes: &mut [W]) {
        self.store_register(Register(input as u32), CodesMut::of_slice(codes));
    }

    /// Stores the first lanes of an input as codes.
    #[inline]
    pub fn store_input_codes(&self, input: usize, codes: CodesMut<'_>) {
        self.store_register(Register(input as u32), codes);
    }

    /// The code of one lane of an output.
    #[inline]
    pub fn code(&self, output: usize, lane: usize) -> u128 {
        let register = self.program.output_registers()[output];
        load::code(&self.bank, self.program.element(register), self.program.slot(register), lane)
    }

    /// Whether one lane of an i1 output is true.
    #[inline]
    pub fn is_true(&self, output: usize, lane: usize) -> bool {
        let slot = self.program.slot(self.program.output_registers()[output]);
        self.bank.lanes::<u8>(slot)[lane] != 0
    }

    /// Makes the first `lanes` lanes of an output those of an input of the same element type. Several outputs
    /// may be fed one after the other, since no output is an input.
    #[inline]
    pub fn feed(&mut self, output: usize, input: usize, lanes: usize) {
        let from = self.program.output_registers()[output];
        let to = Register(input as u32);
        debug_assert_eq!(self.program.element(from), self.program.element(to));
        let (from_slot, to_slot) = (self.program.slot(from), self.program.slot(to));
        self.bank.copy(self.program.carrier(from), from_slot, to_slot, lanes);
    }

    #[inline]
    fn input(&self, input: usize) -> (&'p ElementType, u32) {
        let register = Register(input as u32);
        (self.program.element(register), self.program.slot(register))
    }

    /// Loads the first lanes of an input from codes.
    #[inline]
    pub fn load_codes(&mut self, input: usize, codes: Codes<'_>) {
        let (element, slot) = self.input(input);
        load::load(&mut self.bank, element, slot, codes);
    }

    #[inline]
    fn store_register(&self, register: Register, codes: CodesMut<'_>) {
        let element = self.program.element(register);
        load::store(&self.bank, element, self.program.slot(register), codes);
    }
}
