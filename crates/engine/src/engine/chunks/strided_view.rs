//! Inputs that are read in place: a broadcast, transpose or slice of a tensor is never computed, and a chunk
//! reads its lanes by an index map.

use super::operand_generator::Rows;
use super::register_file::{Carrier, Lane, RegisterFile};
use super::{CHUNK, load};
use crate::engine::codes::{Codes, each_codes};
use crate::hardware::cpu;
use crate::numeric::{ByteTable, ElementType};
use crate::tensor::Word;
use crate::tensor::strided::{Axis, OffsetMap, Position};

/// A view of a tensor: which element of the tensor each element of the result is, both in row-major order.
/// The result has at least one element.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StridedView {
    /// The index map to the tensor that is read: axes as few and as long as possible, none of which runs
    /// backwards.
    map: OffsetMap,
    /// How many elements the tensor that is read has.
    source: usize,
}

/// Scratch memory for the codes of a chunk.
#[derive(Default)]
pub struct Scratch(Vec<u128>);

/// Rows of up to this many elements are copied several at a time.
const SHORT: usize = 64;

impl StridedView {
    /// The view that leaves every element in its place.
    pub fn identity(length: usize) -> StridedView {
        StridedView { map: OffsetMap::row_major(&[length]).fused(), source: length }
    }

    /// The view of a broadcast: operand dimension `d` is result dimension `dimensions[d]`, repeated if the
    /// operand's size is 1, and the other result dimensions repeat the operand. The result is `None` if the
    /// view has no elements.
    pub fn broadcast(
        operand: &[usize],
        dimensions: &[usize],
        result: &[usize],
    ) -> Option<StridedView> {
        StridedView::of(operand, OffsetMap::row_major(operand).broadcast(dimensions, result))
    }

    /// The view of a transpose: result dimension `d` is operand dimension `permutation[d]`. The result is
    /// `None` if the view has no elements.
    pub fn transpose(operand: &[usize], permutation: &[usize]) -> Option<StridedView> {
        StridedView::of(operand, OffsetMap::row_major(operand).along(permutation))
    }

    /// The view of a slice: the elements of `operand` from these indices on, every `steps[d]`-th along
    /// dimension `d`. The result is `None` if the view has no elements.
    pub fn slice(
        operand: &[usize],
        starts: &[usize],
        steps: &[usize],
        result: &[usize],
    ) -> Option<StridedView> {
        StridedView::of(operand, OffsetMap::row_major(operand).sliced(starts, steps, result))
    }

    fn of(operand: &[usize], map: OffsetMap) -> Option<StridedView> {
        let source = operand.iter().product();
        (!map.is_empty()).then(|| StridedView { map: map.fused(), source })
    }

    /// The view of the elements of another view, or `None` if no index map composes both.
    pub fn after(&self, inner: &StridedView) -> Option<StridedView> {
        let map = self.map.after(&inner.map)?;
        Some(StridedView { map, source: inner.source })
    }

    /// The offset of the first element, and the axes of each dimension of the result, which has this shape.
    /// The result is `None` if an axis has parts of several dimensions.
    pub fn axes(&self, shape: &[usize]) -> Option<(usize, Vec<Vec<Axis>>)> {
        let [base] = self.map.base;
        Some((base as usize, self.map.axes_of(shape)?))
    }

    /// Whether every element stays in its place.
    pub fn is_identity(&self) -> bool {
        self.map.is_row_major() && self.map.len() == self.source
    }

    /// Whether the view reads some element of the storage more than once.
    pub fn repeats(&self) -> bool {
        self.map.axes.iter().any(|axis| axis.stride() == 0)
    }

    /// The least number of elements that follow each other in the tensor, wherever the view begins to read.
    pub fn run(&self) -> usize {
        match self.map.axes.last() {
            Some(Axis { size, strides: [1] }) => *size,
            _ => 1,
        }
    }

    /// Whether a copy by this view is as fast as a copy in order, because it reads long runs of neighbours.
    pub fn is_in_rows(&self) -> bool {
        const SHORTEST: usize = 16;
        self.is_identity() || self.run() >= SHORTEST
    }

    /// Whether elements that follow each other in the view are neighbours in the tensor or one element, so
    /// that reading them costs no more than reading a tensor as large as the result.
    pub fn is_smooth(&self) -> bool {
        self.map.axes.last().is_none_or(|innermost| innermost.stride() <= 1)
    }

    /// Writes the elements from index `first` on to `target`.
    pub fn read<W: Copy>(&self, source: &[W], first: usize, target: &mut [W]) {
        cpu::dispatch(|| self.read_axes(source, first, target));
    }

    #[inline(always)]
    fn read_axes<W: Copy>(&self, source: &[W], first: usize, mut target: &mut [W]) {
        let axes = self.map.axes.as_slice();
        let Some((&inner, outer)) = axes.split_last() else {
            return target.fill(source[self.map.base[0] as usize]);
        };
        let mut at = self.map.position(first);
        while !target.is_empty() {
            let rows = match outer.last() {
                Some(rows) if inner.size <= SHORT && at.index[outer.len()] == 0 => {
                    (rows.size - at.index[outer.len() - 1]).min(target.len() / inner.size)
                }
                _ => 0,
            };
            let (level, steps, length) = match rows {
                0 => {
                    let rest = inner.size - at.index[outer.len()];
                    let length = rest.min(target.len());
                    (outer.len(), length, length)
                }
                _ => (outer.len() - 1, rows, rows * inner.size),
            };
            let (head, tail) = target.split_at_mut(length);
            let place = at.offsets[0] as usize;
            match rows {
                0 => read_row(source, place, inner.stride() as usize, head),
                _ => read_rows(source, place, outer[level], inner, head),
            }
            at.advance(axes, level, steps);
            target = tail;
        }
    }

    /// The offset of the first element of a range and the distance between its elements, if one axis has the
    /// whole range.
    fn as_row(&self, first: usize, length: usize) -> Option<(usize, usize)> {
        let inner = self.map.axes.last().copied().unwrap_or(Axis::new(usize::MAX, 0));
        let fits = first % inner.size + length <= inner.size;
        fits.then(|| (self.map.offset(first), inner.stride() as usize))
    }

    /// Decodes the elements from index `first` on into the first lanes of a slot. `values` are the values of
    /// all codes, if the format has few.
    pub fn load(
        &self,
        bank: &mut RegisterFile<'_>,
        input: (&ElementType, u32, Codes<'_>),
        (first, lanes): (usize, usize),
        values: Option<&ByteTable<u32>>,
        scratch: &mut Scratch,
    ) {
        let (element, slot, codes) = input;
        match self.as_row(first, lanes) {
            Some((place, 0)) => {
                load::fill_with(bank, element, slot, codes.range(place, place + 1), lanes);
            }
            Some((place, 1)) if load::native(element).is_none() => {
                load::load_codes(bank, element, slot, codes.range(place, place + lanes), values);
            }
            _ => match (load::native(element), codes) {
                (Some(Carrier::Boolean), Codes::W8(codes)) => {
                    self.read_lanes::<u8, u8>(bank, slot, codes, (first, lanes));
                }
                (Some(Carrier::I32), Codes::W32(codes)) => {
                    self.read_lanes::<u32, i32>(bank, slot, codes, (first, lanes));
                }
                (Some(Carrier::U32), Codes::W32(codes)) => {
                    self.read_lanes::<u32, u32>(bank, slot, codes, (first, lanes));
                }
                (Some(Carrier::I64), Codes::W64(codes)) => {
                    self.read_lanes::<u64, i64>(bank, slot, codes, (first, lanes));
                }
                (Some(Carrier::F32), Codes::W32(codes)) => {
                    self.read_lanes::<u32, f32>(bank, slot, codes, (first, lanes));
                }
                (Some(Carrier::F64), Codes::W64(codes)) => {
                    self.read_lanes::<u64, f64>(bank, slot, codes, (first, lanes));
                }
                (_, codes) => {
                    let codes = self.read_codes(codes, (first, lanes), scratch);
                    load::load_codes(bank, element, slot, codes, values);
                }
            },
        }
    }

    /// Whether the elements of every chunk are neighbours.
    pub fn has_whole_chunks(&self) -> bool {
        self.run() > 1 && self.run().is_multiple_of(CHUNK)
    }

    /// The offset of the element of an index.
    pub fn place(&self, index: usize) -> usize {
        self.map.offset(index)
    }

    /// Reads codes that are lanes without decoding.
    fn read_lanes<W: Word, L: Lane + bytemuck::Pod>(
        &self,
        bank: &mut RegisterFile<'_>,
        slot: u32,
        codes: &[W],
        (first, lanes): (usize, usize),
    ) {
        self.read(bytemuck::cast_slice(codes), first, &mut bank.lanes_mut::<L>(slot)[..lanes]);
    }

    fn read_codes<'s>(
        &self,
        codes: Codes<'_>,
        (first, lanes): (usize, usize),
        scratch: &'s mut Scratch,
    ) -> Codes<'s> {
        each_codes!(Codes: codes, codes => {
            let target = scratch.room(lanes);
            self.read(codes, first, target);
            Codes::of_slice(target)
        })
    }
}

impl Scratch {
    /// Memory for this many words, to be written.
    pub(super) fn room<W: Word>(&mut self, lanes: usize) -> &mut [W] {
        let Scratch(memory) = self;
        let words = (lanes * size_of::<W>()).div_ceil(size_of::<u128>());
        if memory.len() < words {
            memory.resize(words, 0);
        }
        &mut bytemuck::cast_slice_mut(memory)[..lanes]
    }

    /// The codes of several rows, one row after the other.
    pub fn gather<'s>(
        &'s mut self,
        codes: Codes<'_>,
        rows: Rows,
        by: Option<(&StridedView, &mut Walk)>,
    ) -> Codes<'s> {
        each_codes!(Codes: codes, codes => {
            let to = self.room(rows.count * rows.length);
            gather(codes, rows, by, to);
            Codes::of_slice(to)
        })
    }
}

/// Writes the elements of several rows, one row after the other; `by` is the view by which the rows are read,
/// if there is one.
pub fn gather<W: Copy>(
    source: &[W],
    rows: Rows,
    mut by: Option<(&StridedView, &mut Walk)>,
    to: &mut [W],
) {
    for (row, to) in to.chunks_exact_mut(rows.length.max(1)).enumerate() {
        let first = rows.first + row * rows.pitch;
        match &mut by {
            None => copy(&source[first..], to),
            Some((view, walk)) => match walk.row_at(view, first, rows.length) {
                Some((place, 1)) => copy(&source[place..], to),
                Some((place, stride)) => read_row(source, place, stride, to),
                None => view.read(source, first, to),
            },
        }
    }
}

/// Copies as many elements as the target has, in a loop, since for some dozens of elements a call would cost
/// more than the copy.
#[inline(always)]
fn copy<W: Copy>(from: &[W], to: &mut [W]) {
    const TOGETHER: usize = 16;
    if to.len() > 16 * TOGETHER {
        return to.copy_from_slice(&from[..to.len()]);
    }
    let (from, from_rest) = from[..to.len()].as_chunks::<TOGETHER>();
    let (to, to_rest) = to.as_chunks_mut::<TOGETHER>();
    for (from, to) in from.iter().zip(to) {
        *to = *from;
    }
    to_rest.copy_from_slice(from_rest);
}

/// A position that walks through a view. A step as long as the last one needs no division.
#[derive(Default)]
pub struct Walk {
    at: Position,
    first: usize,
    /// The length of the last step in row-major order, and that step as an index along each axis.
    distance: usize,
    steps: Position,
}

/// Rows of a view whose beginnings are evenly spaced in the tensor that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SourceRows {
    /// The offset at which the first row begins.
    pub place: usize,
    /// The distance between elements of a row.
    pub stride: usize,
    /// The distance between the beginnings of rows.
    pub pitch: usize,
    /// How many rows there are.
    pub count: usize,
}

impl Walk {
    /// A walk at the beginning of the view.
    pub fn new(view: &StridedView) -> Walk {
        Walk { at: view.map.first(), first: 0, distance: 0, steps: view.map.position(0) }
    }

    /// Goes to an index. The result is the offset of the element there and the distance between the elements
    /// of a range that begins there, if one axis has the whole range.
    #[inline]
    pub fn row_at(
        &mut self,
        view: &StridedView,
        first: usize,
        length: usize,
    ) -> Option<(usize, usize)> {
        let axes = &view.map.axes;
        let Some(inner) = axes.last() else { return Some((view.map.base[0] as usize, 0)) };
        if first < self.first {
            self.at = view.map.position(first);
        } else {
            let distance = first - self.first;
            if distance != self.distance {
                (self.distance, self.steps) = (distance, view.map.position(distance));
            }
            self.at.add(axes, &self.steps.index);
        }
        self.first = first;
        let index = *self.at.index.last()?;
        let place = self.at.offsets[0] as usize;
        (index + length <= inner.size).then_some((place, inner.stride() as usize))
    }

    /// Goes to the first of several rows. The result is the rows from there on that are steps of one axis: at
    /// least the first, and perhaps more than the caller asked for.
    #[inline]
    pub fn rows_at(&mut self, view: &StridedView, rows: Rows) -> Option<SourceRows> {
        let (place, stride) = self.row_at(view, rows.first, rows.length)?;
        let mut weight = 1;
        for (level, (axis, index)) in view.map.axes.iter().zip(&self.at.index).rev().enumerate() {
            if level > 0 && weight == rows.pitch {
                let (pitch, count) = (axis.stride() as usize, axis.size - index);
                return Some(SourceRows { place, stride, pitch, count });
            }
            weight *= axis.size;
        }
        Some(SourceRows { place, stride, pitch: 0, count: 1 })
    }
}

#[inline(always)]
fn read_row<W: Copy>(source: &[W], place: usize, stride: usize, target: &mut [W]) {
    match stride {
        0 => target.fill(source[place]),
        1 => target.copy_from_slice(&source[place..place + target.len()]),
        _ => {
            let elements = source[place..].iter().step_by(stride);
            target.iter_mut().zip(elements).for_each(|(target, &element)| *target = element);
        }
    }
}

/// Writes whole rows, which are steps of one axis.
#[inline(always)]
fn read_rows<W: Copy>(source: &[W], place: usize, outer: Axis, inner: Axis, target: &mut [W]) {
    let length = inner.size;
    if outer.stride() == 0 {
        // the outer axis repeats one row: the rows that are written are copied behind themselves
        read_row(source, place, inner.stride() as usize, &mut target[..length]);
        let mut done = length;
        while done < target.len() {
            let more = done.min(target.len() - done);
            target.copy_within(..more, done);
            done += more;
        }
        return;
    }
    for (index, row) in target.chunks_exact_mut(length).enumerate() {
        read_row(source, place + index * outer.stride() as usize, inner.stride() as usize, row);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Views of one axis of any length and some short ones, in any order and some of them repeated; each
    /// comes with the offsets of its elements.
    fn views() -> impl Strategy<Value = (StridedView, Vec<usize>)> {
        let axis = (1..5usize, any::<bool>(), any::<u8>());
        (prop::collection::vec(axis, 0..5), 1..200usize, any::<bool>()).prop_map(
            |(axes, long, is_long)| {
                let mut shape: Vec<usize> = axes.iter().map(|axis| axis.0).collect();
                if let (Some(last), true) = (shape.last_mut(), is_long) {
                    *last = long;
                }
                let mut dimensions: Vec<usize> = (0..axes.len()).filter(|&d| axes[d].1).collect();
                dimensions.sort_by_key(|&dimension| axes[dimension].2);
                let operand: Vec<usize> = dimensions.iter().map(|&d| shape[d]).collect();
                let view = StridedView::broadcast(&operand, &dimensions, &shape).unwrap();
                let map = OffsetMap::row_major(&operand).broadcast(&dimensions, &shape);
                let places = map.walk().map(|[offset]| offset as usize).collect();
                (view, places)
            },
        )
    }

    proptest! {
        #[test]
        fn ranges_are_read_as_the_map_says(
            (view, places) in views(),
            start in any::<prop::sample::Index>(),
            end in any::<prop::sample::Index>(),
        ) {
            let start = start.index(places.len());
            let end = start + end.index(places.len() - start) + 1;
            let source: Vec<u32> = (0..view.source as u32).collect();
            let mut found = vec![u32::MAX; end - start];
            view.read(&source, start, &mut found);
            let expected: Vec<u32> = places[start..end].iter().map(|&it| it as u32).collect();
            prop_assert_eq!(found, expected);
            let in_order = places.iter().copied().eq(0..view.source);
            prop_assert_eq!(view.is_identity(), in_order);
        }

        #[test]
        fn rows_are_gathered_as_the_map_says(
            (view, places) in views(),
            first in any::<prop::sample::Index>(),
            length in 1..6usize,
            pitch in 0..9usize,
            again in any::<prop::sample::Index>(),
        ) {
            let length = length.min(places.len());
            let source: Vec<u32> = (0..view.source as u32).collect();
            let mut walk = Walk::new(&view);
            // read from one index, then from another, with one walk
            for first in [first, again] {
                let first = first.index(places.len() - length + 1);
                let most = (places.len() - first - length).checked_div(pitch).unwrap_or(3) + 1;
                let rows = Rows { first, length, pitch, count: most.min(7) };
                let mut found = vec![u32::MAX; rows.count * length];
                let even = Walk::new(&view).rows_at(&view, rows);
                for row in 0..even.map_or(0, |even| even.count.min(rows.count)) {
                    let SourceRows { place, stride, pitch: apart, .. } = even.unwrap();
                    let start = first + row * pitch;
                    let listed = (0..length).map(|at| place + row * apart + at * stride);
                    prop_assert!(listed.eq(places[start..start + length].iter().copied()));
                }
                gather(&source, rows, Some((&view, &mut walk)), &mut found);
                let starts = (0..rows.count).map(|row| first + row * pitch);
                let expected: Vec<u32> = starts
                    .flat_map(|start| &places[start..start + length])
                    .map(|&place| place as u32)
                    .collect();
                prop_assert_eq!(found, expected);
            }
        }
    }

    #[test]
    fn the_beginning_of_a_tensor_is_not_all_of_it() {
        let all = StridedView::slice(&[10], &[0], &[1], &[10]).unwrap();
        let some = StridedView::slice(&[10], &[0], &[1], &[5]).unwrap();
        let one = StridedView::slice(&[10], &[0], &[1], &[1]).unwrap();
        assert_eq!([all, some, one].map(|view| view.is_identity()), [true, false, false]);
    }
}
