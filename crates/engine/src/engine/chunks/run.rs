//! Runs of chunk programs over whole tensors: chunk by chunk, on all cores.

use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::register_file::{Carrier, RegisterFile};
use super::strided_view::{Scratch, StridedView};
use super::thresholds::{KEPT_REGISTERS_UP_TO, PARALLEL_FROM};
use super::{CHUNK, Program, Register, load};
use crate::engine::buffer::{Buffer, Unwritten, Whole};
use crate::engine::codes::Codes;
use crate::hardware::parallel;
use crate::hardware::prefetch::Ahead;
use crate::meaning::Draws;
use crate::numeric::{self, ByteTable, ElementType};
use crate::paths::{self, Path};
use crate::tensor::Tensor;
use crate::tensor::allocation::{self, TooLarge};

/// The registers of the last run of few elements, which the next such run uses.
#[derive(Default)]
pub(super) struct Spare(Mutex<Option<(usize, RegisterFile<'static>)>>);

impl Spare {
    fn take(&self, lanes: usize) -> Option<RegisterFile<'static>> {
        let (kept, bank) = self.lock().take()?;
        (kept == lanes).then_some(bank)
    }

    fn put(&self, lanes: usize, bank: RegisterFile<'static>) {
        *self.lock() = Some((lanes, bank));
    }

    fn lock(&self) -> MutexGuard<'_, Option<(usize, RegisterFile<'static>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Program {
    /// The outputs for tensor inputs, all of `shape`. An input has that shape, or is one element that stands
    /// for all (of any rank). The bits do not depend on the number of threads. A shape that memory cannot
    /// hold is an error.
    pub fn run(&self, inputs: &[&Tensor], shape: &[usize]) -> Result<Vec<Tensor>, TooLarge> {
        let length = allocation::len::<u128>(shape)?;
        if let Some(outputs) = self.run_as_table(inputs, shape, length) {
            return outputs;
        }
        let Some(plan) = self.on_codes(length) else {
            return self.run_chunks(inputs, shape, length, Draws::default());
        };
        let mut outputs = self.new_outputs(shape)?;
        let inputs: Vec<Input> = inputs.iter().map(|input| Input::Borrowed(input)).collect();
        plan.run(&inputs, self.pieces(&mut outputs, length));
        Ok(self.tensors(outputs, shape))
    }

    /// The outputs of a run of few elements, whose registers are kept from run to run.
    fn run_few(
        &self,
        inputs: &[Tensor],
        strided_views: &[Option<StridedView>],
        shape: &[usize],
        length: usize,
    ) -> Result<Vec<Tensor>, TooLarge> {
        self.note_paths();
        let mut bank = self.spare.take(length).unwrap_or_else(|| self.bank(length));
        for (index, input) in inputs.iter().enumerate() {
            let register = Register(index as u32);
            let (element, slot) = (self.element(register), self.slot(register));
            let codes = Codes::of(input.words());
            match strided_views.get(index) {
                Some(Some(strided)) => {
                    let (input, range) = ((element, slot, codes), (0, length));
                    strided.load(&mut bank, input, range, None, &mut Scratch::default());
                }
                _ if input.len() == length => load::load(&mut bank, element, slot, codes),
                _ => load::fill_with(&mut bank, element, slot, codes, length),
            }
        }
        self.execute_to_store(&mut bank, length, 0, shape);
        let outputs = self.outputs().zip(&self.stores).map(|(element, store)| {
            let mut buffer = Buffer::new(element, shape)?;
            store.run(&bank, buffer.unwritten().next(length));
            Ok(buffer.into_tensor(element.clone(), shape))
        });
        let outputs = outputs.collect();
        self.spare.put(length, bank);
        outputs
    }

    /// The outputs of the program over whole tensors that the caller gives away: an output is written into
    /// the storage of an input that nobody else holds, if their words are equally wide. An input that has a
    /// view is read by the view.
    pub fn run_strided(
        &self,
        inputs: Vec<Tensor>,
        strided_views: &[Option<StridedView>],
        shape: &[usize],
    ) -> Result<Vec<Tensor>, TooLarge> {
        let length = allocation::len::<u128>(shape)?;
        if (1..=KEPT_REGISTERS_UP_TO).contains(&length)
            && !self.is_stochastic
            && paths::take(Path::KeptRegisters)
        {
            return self.run_few(&inputs, strided_views, shape, length);
        }
        if strided_views.iter().all(Option::is_none) {
            let borrowed: Vec<&Tensor> = inputs.iter().collect();
            if let Some(outputs) = self.run_as_table(&borrowed, shape, length) {
                return outputs;
            }
        }
        let strided = |index: usize| strided_views.get(index).and_then(Option::as_ref);
        let inputs = inputs.into_iter().enumerate();
        let mut inputs: Vec<Input> = inputs
            .map(|(index, tensor)| match strided(index) {
                Some(strided) => Input::StridedView(tensor, strided),
                None => Input::Own(tensor),
            })
            .collect();
        let mut outputs = Vec::with_capacity(self.output_registers().len());
        for (output, element) in self.outputs().enumerate() {
            let mut candidates = inputs.iter_mut();
            let reused = candidates.find_map(|input| input.give_to(output, element, length));
            outputs.push(match reused {
                Some(buffer) => buffer,
                None => Buffer::new(element, shape)?,
            });
        }
        if let Some(plan) = self.on_codes(length) {
            plan.run(&inputs, self.pieces(&mut outputs, length));
            return Ok(self.tensors(outputs, shape));
        }
        Ok(self.run_into(outputs, &inputs, shape, length, Draws::default()))
    }

    /// The outputs of a run whose random bits come from a state of Philox that no other execution has.
    pub fn run_drawing(
        &self,
        inputs: &[&Tensor],
        shape: &[usize],
        state: [u64; 3],
    ) -> Result<Vec<Tensor>, TooLarge> {
        self.run_chunks(inputs, shape, allocation::len::<u128>(shape)?, Draws::new(state))
    }

    /// The outputs of a run that takes no tables of codes.
    pub(super) fn run_chunks(
        &self,
        inputs: &[&Tensor],
        shape: &[usize],
        length: usize,
        draws: Draws,
    ) -> Result<Vec<Tensor>, TooLarge> {
        let outputs = self.new_outputs(shape)?;
        let inputs: Vec<Input> = inputs.iter().map(|input| Input::Borrowed(input)).collect();
        Ok(self.run_into(outputs, &inputs, shape, length, draws))
    }

    fn run_into(
        &self,
        mut outputs: Vec<Buffer>,
        inputs: &[Input<'_>],
        shape: &[usize],
        length: usize,
        draws: Draws,
    ) -> Vec<Tensor> {
        self.note_paths();
        let pieces = self.pieces(&mut outputs, length);
        parallel::for_each(pieces, |piece| self.run_piece(inputs, shape, piece, draws));
        self.tensors(outputs, shape)
    }

    fn new_outputs(&self, shape: &[usize]) -> Result<Vec<Buffer>, TooLarge> {
        self.outputs().map(|element| Buffer::new(element, shape)).collect()
    }

    fn tensors(&self, outputs: Vec<Buffer>, shape: &[usize]) -> Vec<Tensor> {
        let outputs = outputs.into_iter().zip(self.outputs());
        outputs.map(|(buffer, element)| buffer.into_tensor(element.clone(), shape)).collect()
    }

    /// Divides the outputs into ranges of whole chunks, one for each task.
    fn pieces<'a>(&self, outputs: &'a mut [Buffer], length: usize) -> Vec<Piece<'a>> {
        let tasks = match length < PARALLEL_FROM {
            true => 1,
            false => parallel::tasks(),
        };
        let piece_length = length.div_ceil(tasks).next_multiple_of(CHUNK);
        let mut rest: Vec<Unwritten<'a>> = outputs.iter_mut().map(Buffer::unwritten).collect();
        let mut pieces = Vec::with_capacity(tasks);
        for start in (0..length).step_by(piece_length.max(1)) {
            let length = piece_length.min(length - start);
            let outputs = rest.iter_mut().map(|output| output.part(length)).collect();
            pieces.push(Piece { start, length, outputs });
        }
        pieces
    }

    fn run_piece(&self, inputs: &[Input<'_>], shape: &[usize], piece: Piece<'_>, draws: Draws) {
        let Piece { start: piece_start, length, outputs } = piece;
        let outputs: Vec<Whole> = outputs.into_iter().map(Unwritten::whole).collect();
        let chunk = CHUNK.min(length);
        let mut bank = self.bank(chunk);
        bank.draws = draws;
        let full = self.fill_scalars(&mut bank, inputs, shape, chunk);
        let full: Vec<_> = full
            .into_iter()
            .map(|(element, slot, place)| (element, slot, InputLoad::of(element, place)))
            .collect();
        let lent: Vec<_> = self
            .stores
            .iter()
            .zip(self.outputs())
            .map(|(store, element)| store.lends(element).filter(|_| paths::take(Path::LentLanes)))
            .collect();
        let mut scratch = Scratch::default();
        for start in (0..length).step_by(chunk) {
            let lanes = chunk.min(length - start);
            let first = piece_start + start;
            for (element, slot, way) in &full {
                match *way {
                    InputLoad::Lend(carrier, bytes) => {
                        load::lend(&mut bank, carrier, *slot, bytes, first, lanes)
                    }
                    InputLoad::LendStrided(carrier, bytes, strided) => {
                        load::lend(&mut bank, carrier, *slot, bytes, strided.place(first), lanes);
                    }
                    InputLoad::Load(InputCodes::Tensor(codes, values)) => {
                        let codes = codes.range(first, first + lanes);
                        load::load_codes(&mut bank, element, *slot, codes, values);
                    }
                    InputLoad::Load(InputCodes::StridedView(codes, values, strided)) => {
                        let (input, range) = ((*element, *slot, codes), (first, lanes));
                        strided.load(&mut bank, input, range, values, &mut scratch);
                    }
                    InputLoad::Load(InputCodes::Output(output)) => {
                        // SAFETY: an output's old codes are read before its elements are handed out to be
                        // written
                        let codes = unsafe { outputs[output].codes(start, lanes) };
                        load::load(&mut bank, element, *slot, codes.shared());
                    }
                }
            }
            for ((store, output), lent) in self.stores.iter().zip(&outputs).zip(&lent) {
                if let Some(carrier) = *lent {
                    // SAFETY: the elements of a chunk are handed out once to be written
                    let bytes = unsafe { output.bytes(start, lanes) };
                    load::lend_result(&mut bank, carrier, store.slot(), bytes);
                }
            }
            if self.functions > 0 && paths::take(Path::ReadAhead) {
                let next = start + lanes..length.min(start + lanes + chunk);
                bank.ahead = self.ahead(&full, &outputs, piece_start, next);
            }
            self.execute_to_store(&mut bank, lanes, first, shape);
            for ((store, output), lent) in self.stores.iter().zip(&outputs).zip(&lent) {
                if lent.is_none() {
                    // SAFETY: the elements of a chunk are handed out once to be written, and not if the slot
                    // is lent
                    store.run(&bank, unsafe { output.codes(start, lanes) });
                }
            }
        }
    }

    /// The memory of some elements of a piece, which is prefetched while functions are computed.
    fn ahead(
        &self,
        inputs: &[(&ElementType, u32, InputLoad<'_>)],
        outputs: &[Whole<'_>],
        piece_start: usize,
        elements: Range<usize>,
    ) -> Ahead {
        let (first, end) = (piece_start + elements.start, piece_start + elements.end);
        let inputs = inputs.iter().filter_map(|(_, _, way)| match way {
            InputLoad::Lend(carrier, bytes) => {
                let size = carrier.bytes();
                Some(bytes[first * size..end * size].as_ptr_range())
            }
            InputLoad::Load(InputCodes::Tensor(codes, _)) => {
                Some(codes.range(first, end).bytes().as_ptr_range())
            }
            _ => None,
        });
        let outputs =
            outputs.iter().map(|output| output.address_range(elements.start, elements.len()));
        let parts = self.functions * elements.len().div_ceil(numeric::AT_A_TIME);
        Ahead::new(inputs.chain(outputs), parts)
    }

    /// Fills the slots of inputs of one element. The result is the other inputs.
    pub(super) fn fill_scalars<'t>(
        &'t self,
        bank: &mut RegisterFile<'_>,
        inputs: &'t [Input<'t>],
        shape: &[usize],
        chunk: usize,
    ) -> Vec<(&'t ElementType, u32, InputCodes<'t>)> {
        let length: usize = shape.iter().product();
        let mut full = Vec::with_capacity(inputs.len());
        for (index, input) in inputs.iter().enumerate() {
            let register = Register(index as u32);
            let (element, slot) = (self.element(register), self.slot(register));
            let tensor = match input {
                Input::Own(tensor) => tensor,
                Input::Borrowed(tensor) => tensor,
                Input::StridedView(tensor, strided) => {
                    let codes = Codes::of(tensor.words());
                    let place = InputCodes::StridedView(codes, load::values_of(element), strided);
                    full.push((element, slot, place));
                    continue;
                }
                Input::Given(output) => {
                    full.push((element, slot, InputCodes::Output(*output)));
                    continue;
                }
            };
            debug_assert_eq!(element, tensor.element());
            if tensor.len() == 1 && length != 1 {
                load::fill(bank, element, slot, tensor.code(0), chunk);
            } else {
                debug_assert_eq!(tensor.len(), length);
                let codes = Codes::of(tensor.words());
                full.push((element, slot, InputCodes::Tensor(codes, load::values_of(element))));
            }
        }
        full
    }
}

/// An input of a run.
pub(super) enum Input<'t> {
    /// A tensor that the caller keeps.
    Borrowed(&'t Tensor),
    /// A tensor that the caller gave away.
    Own(Tensor),
    /// A tensor that is read by a view.
    StridedView(Tensor, &'t StridedView),
    /// The storage of the output of this number, which has the input's codes until they are overwritten.
    Given(usize),
}

/// The codes of an input, and how they are found.
#[derive(Clone, Copy)]
pub(super) enum InputCodes<'c> {
    /// The codes of a tensor, with the values of all codes if the format has few.
    Tensor(Codes<'c>, Option<&'static ByteTable<u32>>),
    /// The codes of a tensor that is read by a view, with the values of all codes if the format has few.
    StridedView(Codes<'c>, Option<&'static ByteTable<u32>>, &'c StridedView),
    Output(usize),
}

/// How the chunks of an input become lanes.
enum InputLoad<'c> {
    /// The codes are lanes already, so a slot is lent them.
    Lend(Carrier, &'c [u8]),
    /// The codes are lanes already, and the view has whole chunks of neighbours, so a slot is lent them.
    LendStrided(Carrier, &'c [u8], &'c StridedView),
    /// The codes are decoded or copied.
    Load(InputCodes<'c>),
}

impl<'c> InputLoad<'c> {
    fn of(element: &ElementType, place: InputCodes<'c>) -> InputLoad<'c> {
        let lent = load::native(element).filter(|_| paths::allows(Path::LentLanes));
        match (lent, place) {
            (Some(carrier), InputCodes::Tensor(codes, _)) => {
                InputLoad::Lend(carrier, codes.bytes())
            }
            (Some(carrier), InputCodes::StridedView(codes, _, strided))
                if strided.has_whole_chunks() =>
            {
                InputLoad::LendStrided(carrier, codes.bytes(), strided)
            }
            _ => InputLoad::Load(place),
        }
    }
}

impl Input<'_> {
    /// The storage of the input for an output, if it has as many words of the output's width and nobody else
    /// holds it.
    fn give_to(&mut self, output: usize, element: &ElementType, length: usize) -> Option<Buffer> {
        let Input::Own(tensor) = self else { return None };
        let fits = tensor.len() == length && tensor.words().width() == element.word();
        if !fits || !paths::allows(Path::InPlace) {
            return None;
        }
        let Input::Own(tensor) = std::mem::replace(self, Input::Given(output)) else {
            unreachable!("the input was given away")
        };
        let from = tensor.element().clone();
        match Buffer::of(tensor.into_words()) {
            Ok(buffer) => {
                paths::note(Path::InPlace);
                Some(buffer)
            }
            Err(words) => {
                *self = Input::Own(Tensor::new(from, words));
                None
            }
        }
    }
}

/// A range of the elements, and the outputs' codes there.
pub(super) struct Piece<'a> {
    pub(super) start: usize,
    pub(super) length: usize,
    pub(super) outputs: Vec<Unwritten<'a>>,
}
