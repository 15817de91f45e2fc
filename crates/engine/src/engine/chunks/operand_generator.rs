//! A tensor that is not in memory: its elements are computed where they are needed, by the program that would
//! otherwise have computed the tensor.

use std::sync::OnceLock;

use super::register_file::{Carrier, RegisterFile};
use super::run::{Input, InputCodes};
use super::strided_view::{Scratch, StridedView, Walk, gather};
use super::thresholds::LAZY_STEPS_UP_TO;
use super::{Binary, CHUNK, Operation, Program, Register, convert, load};
use crate::by_level;
use crate::engine::codes::{Codes, CodesMut};
use crate::hardware::prefetch::prefetch_all;
use crate::numeric::{ByteTable, ElementType, Numerics, WordWidth};
use crate::paths::{self, Path};
use crate::tensor::Tensor;

/// How many products of codes and scales are computed at a time. They need no registers.
const SCALED: usize = 4 * CHUNK;

/// The only output of a program, an f32 tensor that is not in memory.
pub struct LazyOperand<'t> {
    program: &'t Program,
    inputs: Vec<Input<'t>>,
    shape: &'t [usize],
    length: usize,
}

/// Rows of elements; the elements of a row follow each other.
#[derive(Debug, Clone, Copy)]
pub struct Rows {
    /// The index of the first element.
    pub first: usize,
    /// How many elements a row has.
    pub length: usize,
    /// The distance between the beginnings of rows.
    pub pitch: usize,
    /// How many rows there are.
    pub count: usize,
}

/// A generator of elements of a [`LazyOperand`], with the registers for that.
pub struct OperandGenerator<'p> {
    produced: &'p LazyOperand<'p>,
    bank: RegisterFile<'p>,
    inputs: Vec<(&'p ElementType, u32, InputCodes<'p>, Walk)>,
    scratch: Scratch,
    scaled: Option<Scaled<'p>>,
}

/// Codes of up to 8 bits times scales, as quantized weights are. They are computed by a table and one
/// product, directly into the result.
struct Scaled<'p> {
    codes: &'p [u8],
    table: &'p ByteTable<u32>,
    scales: &'p [f32],
    /// The view by which the scales are read, or `None` for one scale.
    strided: Option<&'p StridedView>,
    walk: Walk,
}

/// How a program multiplies codes by scales, which is found out at its first use; `None` if the program does
/// something else.
#[derive(Default)]
pub struct Cache(OnceLock<Option<Scaling>>);

/// The inputs of a program that multiplies a function of the codes of one input by the other input.
struct Scaling {
    codes: usize,
    scales: usize,
    /// The factor of each code.
    table: Box<ByteTable<u32>>,
}

impl Program {
    /// Whether the only output can be a [`LazyOperand`], cheap enough to be computed more than once.
    pub fn is_producer(&self) -> bool {
        let [output] = self.output_registers()[..] else { return false };
        let is_f32 = matches!(self.element(output), ElementType::Float(format) if format.is_f32());
        let is_cheap = self.functions == 0 && self.instructions().len() <= LAZY_STEPS_UP_TO;
        is_f32 && is_cheap && !self.depends_on_position()
    }

    /// Whether the program does nothing but convert its only input, of floats of up to 16 bits, to a type that has all values of
    /// the input's type.
    pub fn only_widens(&self) -> bool {
        let ([input], [step], [output]) =
            (self.inputs(), self.instructions(), self.output_registers())
        else {
            return false;
        };
        step.operation == Operation::Convert
            && step.numerics == Numerics::STANDARD
            && step.result == *output
            && convert::keeps_lanes(input, self.element(*output))
    }

    fn scaling(&self) -> Option<&Scaling> {
        self.scaling.0.get_or_init(|| self.find_scaling()).as_ref()
    }

    fn find_scaling(&self) -> Option<Scaling> {
        let (product, steps) = self.instructions().split_last()?;
        let is_product = product.operation == Operation::Binary(Binary::Multiply)
            && product.numerics == Numerics::STANDARD
            && product.result == self.output_registers()[0];
        let [lhs, rhs] = product.operands[..] else { return None };
        let (factor, scale) =
            if (rhs.0 as usize) < self.inputs().len() { (lhs, rhs) } else { (rhs, lhs) };
        let (codes, scales) = match scale.0 {
            0 => (1, 0),
            1 => (0, 1),
            _ => return None,
        };
        let has_scale = steps.iter().any(|step| step.operands.contains(&scale));
        let element = self.inputs().get(codes)?;
        if !is_product
            || has_scale
            || factor == scale
            || self.inputs().len() != 2
            || element.word() != WordWidth::W8
        {
            return None;
        }
        let table = self.table_of(Register(codes as u32), factor)?;
        Some(Scaling { codes, scales, table })
    }
}

impl<'t> LazyOperand<'t> {
    /// The output of a program that [can be lazy](Program::is_producer) for these inputs. An input has as
    /// many elements as `shape`, or one element, or is read by a view.
    pub fn new(
        program: &'t Program,
        inputs: impl Iterator<Item = &'t Tensor>,
        strided_views: &'t [Option<StridedView>],
        shape: &'t [usize],
    ) -> LazyOperand<'t> {
        let strided = |index: usize| strided_views.get(index).and_then(Option::as_ref);
        let inputs = inputs.enumerate().map(|(index, tensor)| match strided(index) {
            Some(strided) => Input::StridedView(tensor.clone(), strided),
            None => Input::Borrowed(tensor),
        });
        let inputs = inputs.collect();
        LazyOperand { program, inputs, shape, length: shape.iter().product() }
    }

    /// The shape of the tensor.
    pub fn shape(&self) -> &[usize] {
        self.shape
    }

    /// The number of elements of the tensor.
    pub(crate) fn len(&self) -> usize {
        self.length
    }

    /// A generator of elements, which has registers of its own.
    pub fn maker(&self) -> OperandGenerator<'_> {
        self.program.note_paths();
        let mut bank = self.program.bank(CHUNK);
        let inputs = self.program.fill_scalars(&mut bank, &self.inputs, self.shape, CHUNK);
        let inputs = inputs.into_iter().map(|(element, slot, place)| {
            let walk = match place {
                InputCodes::StridedView(_, _, strided) => Walk::new(strided),
                _ => Walk::default(),
            };
            (element, slot, place, walk)
        });
        let inputs: Vec<_> = inputs.collect();
        let (scratch, scaled) = (Scratch::default(), self.scaled());
        OperandGenerator { produced: self, bank, inputs, scratch, scaled }
    }

    /// The codes and scales of this operand, if it is nothing but their product.
    fn scaled(&self) -> Option<Scaled<'_>> {
        if !paths::allows(Path::ScaledCodes) {
            return None;
        }
        let Scaling { codes, scales, table } = self.program.scaling()?;
        let Input::Borrowed(codes) = &self.inputs[*codes] else { return None };
        let (scales, strided) = match &self.inputs[*scales] {
            Input::Borrowed(scale) if scale.len() == 1 => (*scale, None),
            Input::StridedView(scales, strided) => (scales, Some(*strided)),
            _ => return None,
        };
        let (Codes::W8(codes), Codes::W32(scales)) =
            (Codes::of(codes.words()), Codes::of(scales.words()))
        else {
            return None;
        };
        let scales = bytemuck::cast_slice(scales);
        let walk = strided.map(Walk::new).unwrap_or_default();
        let scaled = Scaled { codes, table, scales, strided, walk };
        Some(scaled)
            .filter(|_| codes.len() == self.length)
            .inspect(|_| paths::note(Path::ScaledCodes))
    }
}

impl Scaled<'_> {
    /// Writes the products of several rows, one row after the other, unless one of them spans several rows of
    /// scales. The result is whether it was done.
    fn rows(&mut self, rows: Rows, scratch: &mut Scratch, to: &mut [f32]) -> bool {
        let Some(strided) = self.strided else {
            self.look_up(rows, scratch, to);
            multiply(to, self.scales, to.len(), [0, 0]);
            return true;
        };
        let (mut rows, mut to) = (rows, to);
        while !to.is_empty() {
            let Some(found) = self.walk.rows_at(strided, rows).filter(|rows| rows.stride <= 1)
            else {
                return false;
            };
            let count = found.count.min(rows.count);
            let (here, rest) = to.split_at_mut(count * rows.length);
            let scales = &self.scales[found.place..];
            let one_pass = [found.pitch, found.stride] == [0, 1] && {
                let codes = &self.codes[rows.first..];
                self.table.run_scaled(codes, rows.pitch, &scales[..rows.length], here)
            };
            if !one_pass {
                self.look_up(Rows { count, ..rows }, scratch, here);
                multiply(here, scales, rows.length, [found.pitch, found.stride]);
            }
            (rows, to) = (rows.from(count), rest);
        }
        true
    }

    /// Writes the factors of several rows.
    fn look_up(&self, rows: Rows, scratch: &mut Scratch, to: &mut [f32]) {
        let Codes::W8(codes) = scratch.gather(Codes::W8(self.codes), rows, None) else {
            unreachable!("codes are bytes")
        };
        self.table.run(codes, bytemuck::cast_slice_mut(to));
    }
}

by_level! {
    /// Multiplies rows of values by scales. The distances are those from a row's scales to the next row's,
    /// and from a value's scale to the next value's, which is 0 or 1.
    fn multiply(values: &mut [f32], scales: &[f32], length: usize, distances: [usize; 2]) {
        let [next, stride] = distances;
        for (row, values) in values.chunks_exact_mut(length).enumerate() {
            let scales = &scales[row * next..];
            match stride {
                0 => values.iter_mut().for_each(|value| *value *= scales[0]),
                _ => {
                    let scales = &scales[..length];
                    values.iter_mut().zip(scales).for_each(|(value, scale)| *value *= scale);
                }
            }
        }
    }
}

impl OperandGenerator<'_> {
    /// Writes the elements of several rows, one row after the other.
    pub fn make(&mut self, rows: Rows, to: &mut [f32]) {
        assert_eq!(to.len(), rows.count * rows.length, "room for the rows");
        let Rows { first, length, pitch, count } = rows;
        if length > CHUNK {
            for (row, to) in to.chunks_exact_mut(length).enumerate() {
                for (part, to) in to.chunks_mut(CHUNK).enumerate() {
                    let first = first + row * pitch + part * CHUNK;
                    self.chunk(Rows { first, length: to.len(), pitch: 0, count: 1 }, to);
                }
            }
            return;
        }
        let chunk = if self.scaled.is_some() { SCALED } else { CHUNK };
        let together = chunk / length.max(1);
        for (part, to) in to.chunks_mut((together * length).max(1)).enumerate() {
            let (done, here) = (part * together, to.len() / length);
            let next = Rows { count: together.min(count - done - here), ..rows.from(done + here) };
            self.inputs.iter().for_each(|(_, _, place, _)| ask_for(place, next));
            self.chunk(Rows { count: here, ..rows.from(done) }, to);
        }
    }

    /// Writes the elements of several rows that together are no more than a chunk.
    fn chunk(&mut self, rows: Rows, to: &mut [f32]) {
        if let Some(mut scaled) = self.scaled.take() {
            if !scaled.rows(rows, &mut self.scratch, to) {
                self.make(rows, to);
            }
            self.scaled = Some(scaled);
            return;
        }
        let OperandGenerator {
            produced: LazyOperand { program, shape, .. },
            bank,
            inputs,
            scratch,
            ..
        } = self;
        let lanes = to.len();
        for (element, slot, place, walk) in inputs {
            let (codes, values, strided) = match *place {
                InputCodes::Tensor(codes, values) => (codes, values, None),
                InputCodes::StridedView(codes, values, strided) => (codes, values, Some(strided)),
                InputCodes::Output(_) => unreachable!("no input was given away"),
            };
            let by = strided.map(|strided| (strided, walk));
            if let (Some(Carrier::F32), Codes::W32(codes)) = (load::native(element), codes) {
                let lanes = &mut bank.lanes_mut::<f32>(*slot)[..lanes];
                let to: &mut [u32] = bytemuck::cast_slice_mut(lanes);
                gather(codes, rows, by, to);
            } else {
                let codes = scratch.gather(codes, rows, by);
                load::load_codes(bank, element, *slot, codes, values);
            }
        }
        program.execute_to_store(bank, lanes, 0, shape);
        program.stores[0].run(bank, CodesMut::W32(bytemuck::cast_slice_mut(to)));
    }
}

impl Rows {
    /// The rows from this one on.
    pub fn from(self, row: usize) -> Rows {
        Rows { first: self.first + row * self.pitch, count: self.count - row, ..self }
    }
}

/// Prefetches the codes of several rows.
fn ask_for(place: &InputCodes<'_>, rows: Rows) {
    let InputCodes::Tensor(codes, _) = place else { return };
    for row in 0..rows.count {
        let first = rows.first + row * rows.pitch;
        let bytes = codes.range(first, first + rows.length).bytes().as_ptr_range();
        prefetch_all(bytes.start.addr()..bytes.end.addr());
    }
}
