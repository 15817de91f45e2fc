//! Inputs whose elements stand elsewhere than the index space has them: which one stands where is known
//! by loops, so a broadcast, transpose or slice is never made, and a chunk reads its lanes where they are.

use smallvec::SmallVec;

use super::operand_generator::Rows;
use super::register_file::{Carrier, Lane, RegisterFile};
use super::{CHUNK, load};
use crate::engine::codes::Codes;
use crate::engine::movement::offsets::{Axis, strides};
use crate::hardware::cpu;
use crate::numeric::{ByteTable, ElementType};
use crate::tensor::Word;

/// Which element of one tensor each element of another one is, both in row-major order: loops over the
/// other one, as few and as long as possible, of which each says how far apart in the first one
/// neighbours are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StridedView {
    /// Where the first element stands.
    start: usize,
    /// How many elements there are to be read.
    source: usize,
    /// The outermost first.
    loops: Loops,
}

type Loops = SmallVec<[Loop; 4]>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Loop {
    size: usize,
    stride: usize,
}

/// Memory for the codes of a chunk.
#[derive(Default)]
pub struct Scratch(Vec<u128>);

/// Rows of up to so many elements are copied many at a time.
const SHORT: usize = 64;

impl StridedView {
    /// Every element where it is.
    pub fn identity(length: usize) -> StridedView {
        StridedView::of(0, length, [Loop { size: length, stride: 1 }])
    }

    /// Operand dimension `d` is result dimension `dimensions[d]`, repeated where the operand's size
    /// is 1; the other result dimensions repeat the operand. None of an empty result.
    pub fn broadcast(
        operand: &[usize],
        dimensions: &[usize],
        result: &[usize],
    ) -> Option<StridedView> {
        let mut loops: Loops = result.iter().map(|&size| Loop { size, stride: 0 }).collect();
        let mut stride = 1;
        for (&size, &dimension) in operand.iter().zip(dimensions).rev() {
            if size != 1 {
                loops[dimension].stride = stride;
            }
            stride *= size;
        }
        (!result.contains(&0)).then(|| StridedView::of(0, stride, loops))
    }

    /// Result dimension `d` is operand dimension `permutation[d]`. None of an empty result.
    pub fn transpose(operand: &[usize], permutation: &[usize]) -> Option<StridedView> {
        let strides = strides(operand);
        let along =
            |&dimension: &usize| Loop { size: operand[dimension], stride: strides[dimension] };
        let length = operand.iter().product();
        (length > 0).then(|| StridedView::of(0, length, permutation.iter().map(along)))
    }

    /// The elements of `operand` from these indices on, every so many of each dimension. None of an
    /// empty result.
    pub fn slice(
        operand: &[usize],
        starts: &[usize],
        steps: &[usize],
        result: &[usize],
    ) -> Option<StridedView> {
        let strides = strides(operand);
        let along = result.iter().zip(&strides).zip(steps);
        let loops = along.map(|((&size, stride), step)| Loop { size, stride: stride * step });
        let start = starts.iter().zip(&strides).map(|(index, stride)| index * stride).sum();
        (!result.contains(&0)).then(|| StridedView::of(start, operand.iter().product(), loops))
    }

    /// The spread of what `inner` gives; none where that is no loops.
    pub fn after(&self, inner: &StridedView) -> Option<StridedView> {
        let Position { indices, place } = Position::new(inner, self.start);
        let mut last = indices;
        let mut loops = Loops::new();
        for each in &self.loops {
            loops.extend(inner.stepping(*each, &mut last)?);
        }
        // steps that would go beyond the end of a loop go on in the one around it
        let fits = last.iter().zip(&inner.loops).all(|(last, each)| *last < each.size);
        fits.then(|| StridedView::of(place, inner.source, loops))
    }

    /// Of each dimension of the result, which has this shape, the loops that go through it, and where
    /// the first element stands; none where a loop has parts of several dimensions.
    pub fn axes(&self, shape: &[usize]) -> Option<(usize, Vec<Vec<Axis>>)> {
        let mut last = smallvec::smallvec![0; self.loops.len()];
        let along = |(&size, &stride): (&usize, &usize)| {
            let loops = self.stepping(Loop { size, stride }, &mut last)?;
            Some(loops.iter().map(|each| Axis::new(each.size, each.stride)).collect())
        };
        let axes = shape.iter().zip(&strides(shape)).map(along).collect::<Option<_>>()?;
        Some((self.start, axes))
    }

    /// Whether every element stays where it is.
    pub fn is_identity(&self) -> bool {
        let StridedView { start, source, loops } = self;
        let length: usize = loops.iter().map(|each| each.size).product();
        let in_order = matches!(loops.as_slice(), [] | [Loop { stride: 1, .. }]);
        *start == 0 && in_order && length == *source
    }

    /// Whether some element is read more than once.
    pub fn repeats(&self) -> bool {
        self.loops.iter().any(|each| each.stride == 0)
    }

    /// How many elements follow each other wherever one is read, at least.
    pub fn run(&self) -> usize {
        match self.loops.last() {
            Some(Loop { size, stride: 1 }) => *size,
            _ => 1,
        }
    }

    /// Whether elements that are only moved are as well read where they stand: they are neighbours, so many
    /// at a time that it costs no more than reading them in order.
    pub fn is_in_rows(&self) -> bool {
        const SHORTEST: usize = 16;
        self.is_identity() || self.run() >= SHORTEST
    }

    /// Whether neighbours are neighbours or the same, so that reading it costs no more than reading
    /// a tensor as large as the result.
    pub fn is_smooth(&self) -> bool {
        self.loops.last().is_none_or(|innermost| innermost.stride <= 1)
    }

    fn of(start: usize, source: usize, loops: impl IntoIterator<Item = Loop>) -> StridedView {
        let mut joined = Loops::new();
        for inner in loops {
            match joined.last_mut() {
                _ if inner.size == 1 => {}
                Some(outer) if outer.stride == inner.size * inner.stride => {
                    *outer = Loop { size: outer.size * inner.size, stride: inner.stride };
                }
                _ => joined.push(inner),
            }
        }
        StridedView { start, source, loops: joined }
    }

    /// The loops of going through what this gives by so many steps; `last`: the indices of each loop of
    /// this where all steps end.
    fn stepping(&self, Loop { mut size, mut stride }: Loop, last: &mut Indices) -> Option<Loops> {
        let mut found = Loops::new();
        if stride == 0 {
            found.push(Loop { size, stride });
            return Some(found);
        }
        let mut weight = 1;
        for (inner, last) in self.loops.iter().zip(last).rev() {
            let next = weight * inner.size;
            if stride < next && size > 1 {
                let step = stride / weight;
                let steps = inner.size.div_ceil(step);
                let goes_round = inner.size.is_multiple_of(step) && size.is_multiple_of(steps);
                if !stride.is_multiple_of(weight) || (size > steps && !goes_round) {
                    return None;
                }
                let here = size.min(steps);
                found.push(Loop { size: here, stride: step * inner.stride });
                *last += (here - 1) * step;
                (size, stride) = (size / here, next);
            }
            weight = next;
        }
        found.reverse();
        (size == 1).then_some(found)
    }

    /// Writes the elements from index `first` on.
    pub fn read<W: Copy>(&self, source: &[W], first: usize, target: &mut [W]) {
        cpu::dispatch(|| self.read_loops(source, first, target));
    }

    #[inline(always)]
    fn read_loops<W: Copy>(&self, source: &[W], first: usize, mut target: &mut [W]) {
        let Some((&inner, outer)) = self.loops.split_last() else {
            return target.fill(source[self.start]);
        };
        let mut at = Position::new(self, first);
        while !target.is_empty() {
            let rows = match outer.last() {
                Some(rows) if inner.size <= SHORT && at.indices[outer.len()] == 0 => {
                    (rows.size - at.indices[outer.len() - 1]).min(target.len() / inner.size)
                }
                _ => 0,
            };
            let (level, steps, length) = match rows {
                0 => {
                    let rest = inner.size - at.indices[outer.len()];
                    let length = rest.min(target.len());
                    (outer.len(), length, length)
                }
                _ => (outer.len() - 1, rows, rows * inner.size),
            };
            let (head, tail) = target.split_at_mut(length);
            match rows {
                0 => read_row(source, at.place, inner.stride, head),
                _ => read_rows(source, at.place, outer[level], inner, head),
            }
            at.advance(&self.loops, level, steps);
            target = tail;
        }
    }

    /// Where a range of elements begins and how far apart they are, if one loop has them all.
    fn as_row(&self, first: usize, length: usize) -> Option<(usize, usize)> {
        let Some(inner) = self.loops.last() else { return Some((self.start, 0)) };
        let index = first % inner.size;
        (index + length <= inner.size).then(|| (Position::new(self, first).place, inner.stride))
    }

    /// Decodes the elements from index `first` on into the first lanes of a slot; `values`: those of
    /// the codes, if they are few.
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
        let has_all = |inner: &Loop| inner.stride == 1 && inner.size.is_multiple_of(CHUNK);
        self.loops.last().is_some_and(has_all)
    }

    /// Where the element of an index stands.
    pub fn place(&self, index: usize) -> usize {
        Position::new(self, index).place
    }

    /// Reads codes that are lanes as they stand.
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
        range: (usize, usize),
        scratch: &'s mut Scratch,
    ) -> Codes<'s> {
        fn read<'s, W: Word>(
            spread: &StridedView,
            codes: &[W],
            (first, lanes): (usize, usize),
            scratch: &'s mut Scratch,
        ) -> Codes<'s> {
            let target = scratch.room(lanes);
            spread.read(codes, first, target);
            Codes::of_slice::<W>(target)
        }
        match codes {
            Codes::W8(codes) => read(self, codes, range, scratch),
            Codes::W16(codes) => read(self, codes, range, scratch),
            Codes::W32(codes) => read(self, codes, range, scratch),
            Codes::W64(codes) => read(self, codes, range, scratch),
            Codes::W128(codes) => read(self, codes, range, scratch),
        }
    }
}

impl Scratch {
    /// Words to be written.
    pub(super) fn room<W: Word>(&mut self, lanes: usize) -> &mut [W] {
        let Scratch(memory) = self;
        let words = (lanes * size_of::<W>()).div_ceil(size_of::<u128>());
        if memory.len() < words {
            memory.resize(words, 0);
        }
        &mut bytemuck::cast_slice_mut(memory)[..lanes]
    }

    /// The codes of some rows, one after the other.
    pub fn gather<'s>(
        &'s mut self,
        codes: Codes<'_>,
        rows: Rows,
        by: Option<(&StridedView, &mut Walk)>,
    ) -> Codes<'s> {
        fn gathered<'s, W: Word>(
            scratch: &'s mut Scratch,
            codes: &[W],
            rows: Rows,
            by: Option<(&StridedView, &mut Walk)>,
        ) -> Codes<'s> {
            let to = scratch.room(rows.count * rows.length);
            gather(codes, rows, by, to);
            Codes::of_slice::<W>(to)
        }
        match codes {
            Codes::W8(codes) => gathered(self, codes, rows, by),
            Codes::W16(codes) => gathered(self, codes, rows, by),
            Codes::W32(codes) => gathered(self, codes, rows, by),
            Codes::W64(codes) => gathered(self, codes, rows, by),
            Codes::W128(codes) => gathered(self, codes, rows, by),
        }
    }
}

/// Writes the elements of some rows one after the other; of a smaller tensor by its spread.
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
            Some((spread, walk)) => match walk.row_at(spread, first, rows.length) {
                Some((place, 1)) => copy(&source[place..], to),
                Some((place, stride)) => read_row(source, place, stride, to),
                None => spread.read(source, first, to),
            },
        }
    }
}

/// Copies as many elements as there is room for; a call would cost more than some dozens do.
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

/// Positions one after the other. Those as far apart as the ones before need no division.
#[derive(Default)]
pub struct Walk {
    at: Position,
    first: usize,
    /// A distance, and as indices.
    distance: usize,
    steps: Indices,
}

impl Walk {
    /// At the beginning.
    pub fn new(spread: &StridedView) -> Walk {
        let at = Position::new(spread, 0);
        let steps = smallvec::smallvec![0; spread.loops.len()];
        Walk { at, first: 0, distance: 0, steps }
    }

    /// Goes to an index; where a range of elements begins there and how far apart they are, if one loop
    /// has them all.
    #[inline]
    pub fn row_at(
        &mut self,
        spread: &StridedView,
        first: usize,
        length: usize,
    ) -> Option<(usize, usize)> {
        let loops = &spread.loops;
        let Some(inner) = loops.last() else { return Some((spread.start, 0)) };
        if first < self.first {
            self.at = Position::new(spread, first);
        } else {
            let distance = first - self.first;
            if distance != self.distance {
                (self.distance, self.steps) = (distance, Position::new(spread, distance).indices);
            }
            self.at.add(loops, &self.steps);
        }
        self.first = first;
        let index = *self.at.indices.last()?;
        (index + length <= inner.size).then_some((self.at.place, inner.stride))
    }

    /// Goes to the first of some rows; the rows from there on that are steps of one loop, at least that
    /// one, even beyond the last.
    #[inline]
    pub fn run_at(&mut self, spread: &StridedView, rows: Rows) -> Option<Run> {
        let (place, stride) = self.row_at(spread, rows.first, rows.length)?;
        let mut weight = 1;
        for (level, (each, index)) in spread.loops.iter().zip(&self.at.indices).rev().enumerate() {
            if level > 0 && weight == rows.pitch {
                return Some(Run { place, stride, next: each.stride, count: each.size - index });
            }
            weight *= each.size;
        }
        Some(Run { place, stride, next: 0, count: 1 })
    }
}

/// Rows of which each begins as far from the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// Where the first one begins.
    pub place: usize,
    /// How far apart elements are.
    pub stride: usize,
    /// How far apart rows are.
    pub next: usize,
    /// How many there are.
    pub count: usize,
}

/// An index of each loop and the place in the source.
#[derive(Default)]
struct Position {
    indices: Indices,
    place: usize,
}

type Indices = SmallVec<[usize; 4]>;

impl Position {
    fn new(StridedView { start, loops, .. }: &StridedView, mut first: usize) -> Position {
        let mut indices: Indices = smallvec::smallvec![0; loops.len()];
        let mut place = *start;
        for (index, each) in indices.iter_mut().zip(loops).rev() {
            *index = first % each.size;
            first /= each.size;
            place += *index * each.stride;
        }
        Position { indices, place }
    }

    /// Goes some steps of each loop, fewer than it has, to another position.
    #[inline(always)]
    fn add(&mut self, loops: &[Loop], steps: &[usize]) {
        let mut carry = 0;
        for ((index, step), each) in self.indices.iter_mut().zip(steps).zip(loops).rev() {
            let before = *index;
            let after = before + step + carry;
            carry = usize::from(after >= each.size);
            *index = if carry == 1 { after - each.size } else { after };
            self.place = self.place + *index * each.stride - before * each.stride;
        }
    }

    /// Goes some steps of a loop, none beyond its end, and on to the next of the loop around it.
    #[inline(always)]
    fn advance(&mut self, loops: &[Loop], mut level: usize, mut steps: usize) {
        loop {
            self.indices[level] += steps;
            self.place += steps * loops[level].stride;
            if self.indices[level] < loops[level].size || level == 0 {
                return;
            }
            self.place -= self.indices[level] * loops[level].stride;
            self.indices[level] = 0;
            (level, steps) = (level - 1, 1);
        }
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

/// Whole rows that follow each other in one loop.
#[inline(always)]
fn read_rows<W: Copy>(source: &[W], place: usize, outer: Loop, inner: Loop, target: &mut [W]) {
    let length = inner.size;
    if outer.stride == 0 {
        // one row again and again: what is there is copied behind itself
        read_row(source, place, inner.stride, &mut target[..length]);
        let mut done = length;
        while done < target.len() {
            let more = done.min(target.len() - done);
            target.copy_within(..more, done);
            done += more;
        }
        return;
    }
    for (index, row) in target.chunks_exact_mut(length).enumerate() {
        read_row(source, place + index * outer.stride, inner.stride, row);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::engine::movement::offsets::Offsets;

    /// The element at each index, by the definition.
    fn listed(spread: &StridedView, length: usize) -> Vec<usize> {
        let place = |index| Position::new(spread, index).place;
        (0..length).map(place).collect()
    }

    /// The same of a broadcast, by its index equation.
    fn broadcast_places(operand: &[usize], dimensions: &[usize], result: &[usize]) -> Vec<usize> {
        let length: usize = result.iter().product();
        let place = |mut index: usize| {
            let mut coordinates = vec![0; result.len()];
            for (coordinate, size) in coordinates.iter_mut().zip(result).rev() {
                (*coordinate, index) = (index % size, index / size);
            }
            operand.iter().zip(dimensions).fold(0, |place, (&size, &dimension)| {
                place * size + if size == 1 { 0 } else { coordinates[dimension] }
            })
        };
        (0..length).map(place).collect()
    }

    /// A result's shape, and of each of its dimensions whether the operand has it, and at size 1.
    fn broadcasts() -> impl Strategy<Value = Vec<(usize, bool, bool)>> {
        let dimension = (1..5usize, any::<bool>(), any::<bool>());
        prop::collection::vec(dimension, 0..6)
    }

    fn parts(parts: &[(usize, bool, bool)]) -> (Vec<usize>, Vec<usize>, Vec<usize>) {
        let result: Vec<usize> = parts.iter().map(|part| part.0).collect();
        let dimensions: Vec<usize> = (0..parts.len()).filter(|&at| parts[at].1).collect();
        let size = |&at: &usize| if parts[at].2 { 1 } else { result[at] };
        let operand = dimensions.iter().map(size).collect();
        (operand, dimensions, result)
    }

    proptest! {
        #[test]
        fn broadcasts_follow_the_index_equation(list in broadcasts(), turned in any::<bool>()) {
            let (mut operand, mut dimensions, result) = parts(&list);
            if turned {
                operand.reverse();
                dimensions.reverse();
            }
            let spread = StridedView::broadcast(&operand, &dimensions, &result).unwrap();
            let places = broadcast_places(&operand, &dimensions, &result);
            prop_assert_eq!(listed(&spread, places.len()), places.clone());
            let same = places.iter().copied().eq(0..places.len())
                && operand.iter().product::<usize>() == places.len();
            prop_assert_eq!(spread.is_identity(), same);
        }

        #[test]
        fn a_spread_of_a_spread_is_both_or_none(
            list in broadcasts(),
            cut in any::<prop::sample::Index>(),
            outer in broadcasts(),
        ) {
            let (operand, dimensions, result) = parts(&list);
            let inner = StridedView::broadcast(&operand, &dimensions, &result).unwrap();
            let first = broadcast_places(&operand, &dimensions, &result);
            // the result, its dimensions from one on as one dimension, repeated on all sides
            let kept = cut.index(result.len() + 1);
            let mut shape = result[..kept].to_vec();
            shape.push(result[kept..].iter().product());
            let mut large = Vec::new();
            let mut places = Vec::new();
            for (index, &size) in shape.iter().enumerate() {
                large.extend(outer.get(index).map(|part| part.0));
                places.push(large.len());
                large.push(size);
            }
            let spread = StridedView::broadcast(&shape, &places, &large).unwrap();
            let second = broadcast_places(&shape, &places, &large);
            if let Some(both) = spread.after(&inner) {
                let expected: Vec<usize> = second.iter().map(|&place| first[place]).collect();
                prop_assert_eq!(listed(&both, expected.len()), expected);
            }
            prop_assert!(kept < result.len() || spread.after(&inner).is_some());
        }

        #[test]
        fn ranges_are_read_as_listed(
            list in broadcasts(),
            long in 1..200usize,
            start in any::<prop::sample::Index>(),
            end in any::<prop::sample::Index>(),
        ) {
            let mut list = list;
            if let Some(last) = list.last_mut() {
                last.0 = long;
            }
            let (operand, dimensions, result) = parts(&list);
            let spread = StridedView::broadcast(&operand, &dimensions, &result).unwrap();
            let places = broadcast_places(&operand, &dimensions, &result);
            let start = start.index(places.len());
            let end = start + end.index(places.len() - start) + 1;
            let source: Vec<u32> = (0..operand.iter().product::<usize>() as u32).collect();
            let mut found = vec![u32::MAX; end - start];
            spread.read(&source, start, &mut found);
            let expected: Vec<u32> = places[start..end].iter().map(|&it| it as u32).collect();
            prop_assert_eq!(found, expected);
        }

        #[test]
        fn rows_are_gathered_as_listed(
            list in broadcasts(),
            first in any::<prop::sample::Index>(),
            length in 1..6usize,
            pitch in 0..9usize,
            again in any::<prop::sample::Index>(),
        ) {
            let (operand, dimensions, result) = parts(&list);
            let spread = StridedView::broadcast(&operand, &dimensions, &result).unwrap();
            let places = broadcast_places(&operand, &dimensions, &result);
            let length = length.min(places.len());
            let source: Vec<u32> = (0..operand.iter().product::<usize>() as u32).collect();
            let mut walk = Walk::new(&spread);
            // from anywhere, then from anywhere else
            for first in [first, again] {
                let first = first.index(places.len() - length + 1);
                let most = (places.len() - first - length).checked_div(pitch).unwrap_or(3) + 1;
                let rows = Rows { first, length, pitch, count: most.min(7) };
                let mut found = vec![u32::MAX; rows.count * length];
                let run = Walk::new(&spread).run_at(&spread, rows);
                for row in 0..run.map_or(0, |run| run.count.min(rows.count)) {
                    let Run { place, stride, next, .. } = run.unwrap();
                    let start = first + row * pitch;
                    let listed = (0..length).map(|at| place + row * next + at * stride);
                    prop_assert!(listed.eq(places[start..start + length].iter().copied()));
                }
                gather(&source, rows, Some((&spread, &mut walk)), &mut found);
                let starts = (0..rows.count).map(|row| first + row * pitch);
                let expected: Vec<u32> = starts
                    .flat_map(|start| &places[start..start + length])
                    .map(|&place| place as u32)
                    .collect();
                prop_assert_eq!(found, expected);
            }
        }
    }

    /// The elements that a slice of a transpose takes, by their index equations.
    fn moved_places(
        operand: &[usize],
        permutation: &[usize],
        starts: &[usize],
        steps: &[usize],
        result: &[usize],
    ) -> Vec<usize> {
        let place = |mut index: usize| {
            let mut coordinates = vec![0; operand.len()];
            for dimension in (0..result.len()).rev() {
                let at = index % result[dimension];
                index /= result[dimension];
                coordinates[permutation[dimension]] = starts[dimension] + at * steps[dimension];
            }
            operand.iter().zip(&coordinates).fold(0, |place, (size, at)| place * size + at)
        };
        (0..result.iter().product()).map(place).collect()
    }

    proptest! {
        #[test]
        fn slices_of_transposes_follow_the_index_equations(
            operand in prop::collection::vec(1..5usize, 1..5),
            keys in prop::collection::vec(any::<u8>(), 4),
            cuts in prop::collection::vec((0..3usize, 1..3usize, 1..4usize), 4),
        ) {
            let mut permutation: Vec<usize> = (0..operand.len()).collect();
            permutation.sort_by_key(|&dimension| keys[dimension]);
            let turned: Vec<usize> = permutation.iter().map(|&at| operand[at]).collect();
            let starts: Vec<usize> = turned.iter().zip(&cuts).map(|(size, cut)| cut.0 % size).collect();
            let steps: Vec<usize> = cuts[..operand.len()].iter().map(|cut| cut.1).collect();
            let result: Vec<usize> = (0..operand.len())
                .map(|at| cuts[at].2.min((turned[at] - starts[at]).div_ceil(steps[at])))
                .collect();
            let transpose = StridedView::transpose(&operand, &permutation).unwrap();
            let slice = StridedView::slice(&turned, &starts, &steps, &result).unwrap();
            let places = moved_places(&operand, &permutation, &starts, &steps, &result);
            let whole = operand.iter().product::<usize>();
            let in_order = places.iter().copied().eq(0..whole);
            if let Some(both) = slice.after(&transpose) {
                prop_assert_eq!(listed(&both, places.len()), places.clone());
                prop_assert_eq!(both.is_identity(), in_order);
                let mut found = vec![u32::MAX; places.len()];
                both.read(&(0..whole as u32).collect::<Vec<u32>>(), 0, &mut found);
                prop_assert!(found.iter().map(|&it| it as usize).eq(places.iter().copied()));
                let (start, axes) = both.axes(&result).unwrap();
                let all: Vec<Axis> = axes.into_iter().flatten().collect();
                let offsets = Offsets::strided(start, &all).unwrap();
                prop_assert!((0..offsets.len()).map(|at| offsets.at(at)).eq(places));
            } else {
                // what goes through all of a dimension, or one dimension, is always loops
                prop_assert!(operand.len() > 1);
                prop_assert!(starts.iter().chain(&steps).any(|&it| it > 1) || result != turned);
            }
        }
    }

    #[test]
    fn the_beginning_of_a_tensor_is_not_all_of_it() {
        let all = StridedView::slice(&[10], &[0], &[1], &[10]).unwrap();
        let some = StridedView::slice(&[10], &[0], &[1], &[5]).unwrap();
        let one = StridedView::slice(&[10], &[0], &[1], &[1]).unwrap();
        assert_eq!([all, some, one].map(|it| it.is_identity()), [true, false, false]);
    }

    #[test]
    fn a_slice_that_begins_within_a_row_of_a_transpose_is_no_loops() {
        // elements 1 to 4 of the six of a turned 2 x 3 plane: they begin within one row, end in another
        let turned = StridedView::transpose(&[2, 3], &[1, 0]).unwrap();
        let slice = StridedView::slice(&[6], &[1], &[1], &[4]).unwrap();
        assert_eq!(slice.after(&turned), None);
        let rows = StridedView::slice(&[6], &[2], &[1], &[4]).unwrap();
        assert_eq!(listed(&rows.after(&turned).unwrap(), 4), [1, 4, 2, 5]);
    }

    #[test]
    fn loops_that_do_not_nest_are_refused() {
        // rows of two repeated thrice, seen as rows of three
        let inner = StridedView::broadcast(&[3], &[0], &[3, 2]).unwrap();
        let outer = StridedView::broadcast(&[2, 3], &[0, 2], &[2, 5, 3]).unwrap();
        assert_eq!(outer.after(&inner), None);
    }
}
