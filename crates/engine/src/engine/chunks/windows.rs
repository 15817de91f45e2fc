//! Windows of tensors that a loop moves to its registers and back: dynamic slices and their updates.

use smallvec::SmallVec;

use super::integer::Wrap;
use super::register_file::{Carrier, RegisterFile, integer_type};
use super::scalar_code::Words;
use super::strided_view::Scratch;
use super::{Program, Register, load};
use crate::engine::codes::{Codes, CodesMut, each_codes};
use crate::numeric::{ByteTable, ElementType, IntegerType};
use crate::tensor::Word;
use crate::tensor::strided::{Axis, OffsetMap, strides};

/// The move of a window of a tensor to a register, or back.
#[derive(Debug, Clone)]
pub struct WindowAccess {
    /// The step of the program before which the access runs, or the number of steps if it runs after all.
    pub before: usize,
    /// The number of the tensor among those of the loop.
    pub tensor: usize,
    /// Whether the register is written to the tensor. If not, the window is read into the register.
    pub is_update: bool,
    /// The rule for a window that does not lie in the tensor.
    pub outside: OutOfBounds,
    pub register: Register,
    /// The registers of one lane that say where the window starts along each dimension; `None` stands for 0.
    pub starts: Vec<Option<Register>>,
    /// The shape of the tensor.
    pub shape: Vec<usize>,
    /// The shape of the window.
    pub window: Vec<usize>,
}

/// A rule for windows that do not lie in the tensor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutOfBounds {
    /// The nearest window in the tensor is moved, as `dynamic_slice` does.
    Clamp,
    /// The window is not moved, as `scatter` does.
    Skip,
}

/// A tensor that a loop reads windows from.
#[derive(Debug)]
pub enum HeldTensor<'t> {
    /// A tensor that the loop only reads.
    Read(Codes<'t>),
    /// A tensor that the loop updates.
    Updated(CodesMut<'t>),
}

/// An access that is ready to run.
#[derive(Debug)]
pub struct Window {
    tensor: usize,
    outside: OutOfBounds,
    starts: SmallVec<[StartIndex; 2]>,
    /// How many elements of a run follow each other in memory.
    run: usize,
    /// The distance from the window's first element to the first element of each run.
    runs: Box<[usize]>,
    element: ElementType,
    slot: u32,
    /// The word of the register and its coding, if the register is one word.
    word: Option<(u8, AsWord)>,
    values: Option<&'static ByteTable<u32>>,
}

/// The start index of a window along a dimension in which it moves.
#[derive(Debug, Clone, Copy)]
struct StartIndex {
    /// The word that holds the start index.
    word: u8,
    /// Whether a word with the highest bit set is a large number, not a negative one.
    is_unsigned: bool,
    /// The largest start at which the window lies in the tensor.
    last: u64,
    /// The distance of neighbours along the dimension.
    stride: usize,
}

/// How a code becomes a word.
#[derive(Debug, Clone, Copy)]
enum AsWord {
    /// The code is the word.
    Same,
    /// The code is read as a value of an integer type.
    Integer(Wrap),
    /// The code is decoded by way of a slot.
    Decoded,
}

impl WindowAccess {
    /// How many lanes the access moves.
    pub fn lanes(&self) -> usize {
        self.window.iter().product()
    }
}

impl Window {
    /// The access in a loop whose registers have these words; `is_word` says whether the register of the
    /// access is one.
    pub fn new(access: &WindowAccess, program: &Program, words: &[u8], is_word: bool) -> Window {
        let WindowAccess { tensor, outside, register, ref starts, ref shape, ref window, .. } =
            *access;
        let strides = strides(shape);
        let start = |axis: usize| {
            let register = starts[axis]?;
            let last = (shape[axis] - window[axis]) as u64;
            let is_wide = IntegerType { width: 64, signed: false };
            let is_unsigned = integer_type(program.element(register)) == Some(is_wide);
            let word = words[register.0 as usize];
            let matters = last > 0 || outside == OutOfBounds::Skip;
            matters.then_some(StartIndex { word, is_unsigned, last, stride: strides[axis] })
        };
        let starts = (0..shape.len()).filter_map(start).collect();
        let axes = window.iter().zip(&strides).map(|(&size, &stride)| Axis::new(size, stride));
        let elements = OffsetMap::new([0], axes);
        let (run, outer) = match elements.split_run() {
            (outer, Axis { size, strides: [1] }) => (size, outer),
            _ => (1, elements),
        };
        let runs: Box<[usize]> = outer.walk().map(|[offset]| offset as usize).collect();
        let element = program.element(register).clone();
        let values = load::values_of(&element);
        let word = is_word.then(|| (words[register.0 as usize], AsWord::of(&element)));
        let slot = program.slot(register);
        Window { tensor, outside, starts, run, runs, element, slot, word, values }
    }

    /// The position of the window's first element, or `None` if the window is not to be moved.
    #[inline(always)]
    fn first(&self, words: &Words) -> Option<usize> {
        let mut first = 0;
        for start in &self.starts {
            let word = words[usize::from(start.word)];
            let is_negative = !start.is_unsigned && (word as i64) < 0;
            if self.outside == OutOfBounds::Skip && (is_negative || word > start.last) {
                return None;
            }
            let index = if is_negative { 0 } else { word.min(start.last) };
            first += index as usize * start.stride;
        }
        Some(first)
    }

    /// Moves the window to its register. (The function is out of line, since loops without windows run faster
    /// then.)
    #[inline(never)]
    pub fn read(
        &self,
        tensors: &[HeldTensor<'_>],
        words: &mut Words,
        bank: &mut RegisterFile<'_>,
        scratch: &mut Scratch,
    ) {
        let Some(first) = self.first(words) else { return };
        let codes = tensors[self.tensor].codes();
        if let Some((word, way)) = self.word {
            let code = match way {
                AsWord::Decoded => {
                    load::load(bank, &self.element, self.slot, codes.range(first, first + 1));
                    bank.word(Carrier::of(&self.element), self.slot)
                }
                AsWord::Same => narrow_code(codes, first),
                AsWord::Integer(wrap) => wrap.value(narrow_code(codes, first) as i64) as u64,
            };
            words[usize::from(word)] = code;
            return;
        }
        let codes = match *self.runs {
            [_] => codes.range(first, first + self.run),
            _ => scratch.gather_runs(codes, first, self.run, &self.runs),
        };
        load::load_codes(bank, &self.element, self.slot, codes, self.values);
    }

    /// Moves the register to its window.
    #[inline(never)]
    pub fn write(
        &self,
        tensors: &mut [HeldTensor<'_>],
        words: &Words,
        bank: &mut RegisterFile<'_>,
        scratch: &mut Scratch,
    ) {
        let Some(first) = self.first(words) else { return };
        let HeldTensor::Updated(codes) = &mut tensors[self.tensor] else {
            unreachable!("a tensor that is updated was given to be")
        };
        let Window { element, slot, run, runs, .. } = self;
        if let Some((word, way)) = self.word {
            let word = words[usize::from(word)];
            match way {
                AsWord::Decoded => {
                    bank.spread(Carrier::of(element), *slot, word, 1);
                    load::store(bank, element, *slot, codes.range(first, first + 1));
                }
                AsWord::Same => set_narrow_code(codes, first, word),
                AsWord::Integer(wrap) => set_narrow_code(codes, first, wrap.code(word)),
            }
            return;
        }
        match **runs {
            [_] => load::store(bank, element, *slot, codes.range(first, first + run)),
            _ => {
                let store = |to: CodesMut<'_>| load::store(bank, element, *slot, to);
                scratch.scatter_runs(codes, first, *run, runs, store);
            }
        }
    }
}

impl AsWord {
    fn of(element: &ElementType) -> AsWord {
        match (integer_type(element), load::native(element)) {
            (Some(integer), _) if integer.width < 64 => AsWord::Integer(Wrap::to(integer)),
            (_, Some(_)) => AsWord::Same,
            (_, None) => AsWord::Decoded,
        }
    }
}

impl HeldTensor<'_> {
    fn codes(&self) -> Codes<'_> {
        match self {
            HeldTensor::Read(codes) => *codes,
            HeldTensor::Updated(codes) => codes.shared(),
        }
    }
}

/// A code of up to 64 bits.
#[inline(always)]
fn narrow_code(codes: Codes<'_>, index: usize) -> u64 {
    each_codes!(Codes: codes, codes => codes[index].wide() as u64)
}

#[inline(always)]
fn set_narrow_code(codes: &mut CodesMut<'_>, index: usize, code: u64) {
    each_codes!(CodesMut: codes, codes => codes[index] = Word::cut(u128::from(code)));
}

impl Scratch {
    /// The codes of several runs, one run after the other.
    fn gather_runs<'s>(
        &'s mut self,
        codes: Codes<'_>,
        first: usize,
        length: usize,
        runs: &[usize],
    ) -> Codes<'s> {
        each_codes!(Codes: codes, codes => {
            let to = self.room(runs.len() * length);
            for (to, &run) in to.chunks_exact_mut(length).zip(runs) {
                to.copy_from_slice(&codes[first + run..][..length]);
            }
            Codes::of_slice(to)
        })
    }

    /// Moves codes to several runs; `store` writes the codes one after the other.
    fn scatter_runs(
        &mut self,
        codes: &mut CodesMut<'_>,
        first: usize,
        length: usize,
        runs: &[usize],
        store: impl FnOnce(CodesMut<'_>),
    ) {
        each_codes!(CodesMut: codes, codes => {
            let from = self.room(runs.len() * length);
            store(CodesMut::of_slice(from));
            for (from, &run) in from.chunks_exact(length).zip(runs) {
                codes[first + run..][..length].copy_from_slice(from);
            }
        });
    }
}
