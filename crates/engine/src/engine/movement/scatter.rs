//! Scatter: updates of elements that index vectors point at, applied one after the other in row-major order.

use std::convert::Infallible;

use smallvec::SmallVec;

use crate::each_width;
use crate::engine::chunks::{Binary, CHUNK, FloatLane, maximum, minimum};
use crate::engine::movement::exclusive;
use crate::engine::movement::thresholds::{FETCHED_AHEAD, NEAR, ROW, TOLD_APART};
use crate::engine::movement::windowed::{
    self, INDICES, Indices, OPERAND, WINDOWS, WindowAxis, WindowDimensions,
};
use crate::engine::{Lanes, Program};
use crate::hardware::prefetch::prefetch;
use crate::numeric::ElementType;
use crate::paths::{self, Path};
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::strided::{self, Axes, Axis, OffsetMap, strides};
use crate::tensor::words::Array;
use crate::tensor::{Word, Words};

/// The element that each update changes: a scatter that is prepared for its shapes.
pub struct Targets<'a> {
    indices: Indices<'a>,
    operand: &'a [usize],
    strides: SmallVec<[usize; 6]>,
    start_index_map: &'a [usize],
    vector_stride: usize,
    /// The axes up to the last batch axis.
    outer: Vec<WindowAxis>,
    /// The window axes after the last batch axis.
    inner: Vec<WindowAxis>,
    empty: bool,
}

/// Updates that follow each other and change different elements, all within bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UpdateRun {
    /// The offset of the first element in the operand.
    pub operand: usize,
    /// The distance between the elements.
    operand_stride: usize,
    /// The offset of the first update.
    pub update: usize,
    /// The distance between the updates.
    update_stride: usize,
    /// How many updates there are.
    size: usize,
}

impl UpdateRun {
    /// The updates along an axis; the first one has these offsets.
    #[inline(always)]
    fn along([operand, update]: [isize; 2], axis: Axis<2>) -> UpdateRun {
        let [operand_stride, update_stride] = axis.strides.map(|stride| stride as usize);
        let (operand, update) = (operand as usize, update as usize);
        UpdateRun { operand, operand_stride, update, update_stride, size: axis.size }
    }

    /// A single update.
    #[inline(always)]
    fn single(operand: usize, update: usize) -> UpdateRun {
        UpdateRun { operand, operand_stride: 0, update, update_stride: 0, size: 1 }
    }

    /// Whether the elements are neighbours, and the updates, too.
    fn is_contiguous(self) -> bool {
        self.operand_stride == 1 && self.update_stride == 1
    }

    /// The offsets of operand elements and updates in pairs.
    #[inline(always)]
    pub fn places(self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.size).map(move |index| {
            let along =
                |start: usize, stride: usize| start.wrapping_add(index.wrapping_mul(stride));
            (along(self.operand, self.operand_stride), along(self.update, self.update_stride))
        })
    }
}

impl<'a> Targets<'a> {
    /// The targets of updates of shape `updates` in an operand of shape `operand`.
    pub fn new(
        operand: &'a [usize],
        indices: Indices<'a>,
        updates: &[usize],
        dimensions: &'a WindowDimensions,
    ) -> Targets<'a> {
        let mut outer = windowed::axes(dimensions, operand, indices.shape, updates);
        outer.retain(|axis| axis.axis.size != 1);
        let last_batch = outer.iter().rposition(|axis| !axis.is_window);
        let inner = outer.split_off(last_batch.map_or(0, |last| last + 1));
        Targets {
            strides: strides(operand),
            vector_stride: windowed::vector_stride(dimensions, indices.shape),
            start_index_map: &dimensions.start_index_map,
            outer,
            inner,
            empty: updates.contains(&0),
            indices,
            operand,
        }
    }

    /// Visits every update whose element is within bounds, in row-major order of the updates.
    pub fn for_each<E>(&self, mut visit: impl FnMut(UpdateRun) -> Result<(), E>) -> Result<(), E> {
        if self.empty || self.operand.contains(&0) {
            return Ok(());
        }
        if let ([WindowAxis { axis, dimension: None, .. }], []) = (&self.outer[..], &self.inner[..])
        {
            return match self.start_index_map {
                [_] => self.for_each_element::<1, E>(*axis, &mut visit),
                [_, _] => self.for_each_element::<2, E>(*axis, &mut visit),
                _ => self.for_each_window(&mut visit),
            };
        }
        self.for_each_window(&mut visit)
    }

    /// Visits the updates of windows of one element, one for each index vector of `N` numbers along one axis.
    fn for_each_element<const N: usize, E>(
        &self,
        axis: Axis<3>,
        visit: &mut impl FnMut(UpdateRun) -> Result<(), E>,
    ) -> Result<(), E> {
        let of_number = |number: usize| {
            let dimension = self.start_index_map[number];
            (self.operand[dimension] as u64, self.strides[dimension])
        };
        let sizes: [(u64, usize); N] = std::array::from_fn(of_number);
        for vector in 0..axis.size as isize {
            let mut place = (vector * axis.strides[INDICES]) as usize;
            let (mut operand, mut is_within) = (0, true);
            for (size, stride) in sizes {
                // a negative index becomes a number beyond every size
                let index = self.indices.values[place] as u64;
                is_within &= index < size;
                operand += if is_within { index as usize * stride } else { 0 };
                place += self.vector_stride;
            }
            if is_within {
                let update = (vector * axis.strides[WINDOWS]) as usize;
                visit(UpdateRun::single(operand, update))?;
            }
        }
        Ok(())
    }

    fn for_each_window<E>(
        &self,
        visit: &mut impl FnMut(UpdateRun) -> Result<(), E>,
    ) -> Result<(), E> {
        let (innermost, outer) = match self.outer.split_last() {
            Some((innermost, outer)) => (*innermost, outer),
            None => (WindowAxis { axis: ONCE, dimension: None, is_window: false }, &[][..]),
        };
        let mut origin: SmallVec<[i64; 6]> = SmallVec::from_elem(0, self.operand.len());
        let mut start = origin.clone();
        let around = OffsetMap::new([0; 3], outer.iter().map(|axis| axis.axis));
        let mut at = around.first();
        for _ in 0..around.len() {
            origin.fill(0);
            for (it, &index) in outer.iter().zip(&at.index) {
                if let Some(dimension) = it.dimension {
                    origin[dimension] += index as i64;
                }
            }
            let (mut first, mut update) = (at.offsets[INDICES], at.offsets[WINDOWS]);
            for index in 0..innermost.axis.size as i64 {
                start.copy_from_slice(&origin);
                if let Some(dimension) = innermost.dimension {
                    start[dimension] += index;
                }
                self.visit_vector(&mut start, first as usize, update, visit)?;
                first += innermost.axis.strides[INDICES];
                update += innermost.axis.strides[WINDOWS];
            }
            at.next(&around.axes);
        }
        Ok(())
    }

    /// Visits the window of the index vector that begins at `place`. `start` is where the window would start
    /// if the vector's numbers were 0.
    #[inline(always)]
    fn visit_vector<E>(
        &self,
        start: &mut [i64],
        mut place: usize,
        update: isize,
        visit: &mut impl FnMut(UpdateRun) -> Result<(), E>,
    ) -> Result<(), E> {
        for &dimension in self.start_index_map {
            start[dimension] = start[dimension].saturating_add(self.indices.values[place]);
            place += self.vector_stride;
        }
        match self.inner.is_empty() {
            true => self.visit_element(start, update, visit),
            false => self.visit_window(start, update, visit),
        }
    }

    /// Visits the only element of a window, if it is within bounds.
    fn visit_element<E>(
        &self,
        start: &[i64],
        update: isize,
        visit: &mut impl FnMut(UpdateRun) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut operand = 0;
        for ((&start, &size), stride) in start.iter().zip(self.operand).zip(&self.strides) {
            if start < 0 || size as i64 <= start {
                return Ok(());
            }
            operand += start as usize * stride;
        }
        visit(UpdateRun::single(operand, update as usize))
    }

    /// Visits the part of a window that is within bounds.
    fn visit_window<E>(
        &self,
        start: &[i64],
        update: isize,
        visit: &mut impl FnMut(UpdateRun) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut base = [0, update];
        for (dimension, (&start, &size)) in start.iter().zip(self.operand).enumerate() {
            let inner = self.inner.iter().find(|inner| inner.dimension == Some(dimension));
            let (extent, stride) = inner
                .map_or((1, 0), |window| (window.axis.size as i64, window.axis.strides[WINDOWS]));
            let first = 0.max(start.saturating_neg());
            if first >= extent.min((size as i64).saturating_sub(start)) {
                return Ok(());
            }
            base[0] += (start + first) as isize * self.strides[dimension] as isize;
            base[1] += first as isize * stride;
        }
        let (rows, last) = self.inner.split_at(self.inner.len().saturating_sub(1));
        let axis = last.first().map_or(SINGLE, |last| self.within(start, last));
        if rows.is_empty() {
            return visit(UpdateRun::along(base, axis));
        }
        let rows: Axes<2> = rows.iter().map(|window| self.within(start, window)).collect();
        strided::visit(&rows, base, &mut |at| visit(UpdateRun::along(at, axis)))
    }

    /// The part of a window's axis that is within bounds, in operand and updates, if the window starts at
    /// `start`.
    #[inline(always)]
    fn within(&self, start: &[i64], window: &WindowAxis) -> Axis<2> {
        let (start, size) =
            window.dimension.map_or((0, 1), |at| (start[at], self.operand[at] as i64));
        let first = 0.max(start.saturating_neg());
        let end = (window.axis.size as i64).min(size - start);
        let strides = [window.axis.strides[OPERAND], window.axis.strides[WINDOWS]];
        Axis { size: (end - first) as usize, strides }
    }
}

/// The batch axis of one index vector.
const ONCE: Axis<3> = Axis { size: 1, strides: [0; 3] };

/// The axis of a single update.
const SINGLE: Axis<2> = Axis { size: 1, strides: [0, 0] };

/// Replaces elements by updates.
///
/// # Errors
///
/// [`TooLarge`] if somebody else holds the results, and there is no memory for a copy.
pub fn overwrite(
    results: &mut [Words],
    updates: &[&Words],
    targets: &Targets<'_>,
) -> Result<(), TooLarge> {
    fn write<W: Word>(
        result: &mut Array<W>,
        updates: &Words,
        targets: &Targets<'_>,
    ) -> Result<(), TooLarge> {
        let (result, updates) = (exclusive(result)?, W::slice(updates));
        let Ok(()) = targets.for_each(|run| -> Result<(), Infallible> {
            if run.is_contiguous() {
                let source = &updates[run.update..][..run.size];
                result[run.operand..][..run.size].copy_from_slice(source);
            } else {
                run.places().for_each(|(target, update)| result[target] = updates[update]);
            }
            Ok(())
        });
        Ok(())
    }
    for (result, updates) in results.iter_mut().zip(updates) {
        each_width!(result, array => write(array, updates, targets))?;
    }
    Ok(())
}

/// Applies updates by a program that takes the elements, the updates and the captured codes.
///
/// Single elements that a native operation updates are updated one after the other. Updates of different
/// elements are independent, so many of them run at a time, in lanes, and updates of neighbours by neighbours
/// run in place. A second update of an element waits for the first.
pub fn update(
    results: &mut [Words],
    updates: &[&Words],
    targets: &Targets<'_>,
    program: &Program,
    captured: &[u128],
) -> Result<(), TooLarge> {
    for result in results.iter_mut() {
        each_width!(result, array => drop(exclusive(array)?));
    }
    if let ([result], [updates]) = (&mut *results, updates)
        && targets.inner.is_empty()
        && paths::allows(Path::ScatterElements)
        && update_elements(result, updates, targets, program)
    {
        paths::note(Path::ScatterElements);
        return Ok(());
    }
    let mut round = Round::new(program, targets.operand)?;
    for (index, &code) in captured.iter().enumerate() {
        round.lanes.fill(2 * results.len() + index, code, CHUNK);
    }
    let Ok(()) = targets.for_each(|run| -> Result<(), Infallible> {
        if run.is_contiguous() && run.size >= ROW {
            round.finish(results, updates);
            round.update_row(run, results, updates);
            return Ok(());
        }
        for (target, update) in run.places() {
            if round.is_full_or_holds(target) {
                round.finish(results, updates);
            }
            round.add(target, update);
        }
        Ok(())
    });
    round.finish(results, updates);
    Ok(())
}

/// Applies updates of single elements one by one, if the program is one operation on codes that are its
/// values; the result is whether it is.
fn update_elements(
    result: &mut Words,
    updates: &Words,
    targets: &Targets<'_>,
    program: &Program,
) -> bool {
    fn each<W: Word>(
        result: &mut Words,
        updates: &Words,
        targets: &Targets<'_>,
        of: impl Fn(W, W) -> W,
    ) {
        let (result, updates) = (W::array_mut(result).as_slice_mut(), W::slice(updates));
        if size_of_val(result) <= NEAR {
            let Ok(()) = targets.for_each(|run| -> Result<(), Infallible> {
                for (to, from) in run.places() {
                    result[to] = of(result[to], updates[from]);
                }
                Ok(())
            });
            return;
        }
        // elements are prefetched before they are updated
        let mut waiting: Vec<(usize, usize)> = Vec::with_capacity(FETCHED_AHEAD);
        let apply = |result: &mut [W], waiting: &mut Vec<(usize, usize)>| {
            for (to, from) in waiting.drain(..) {
                result[to] = of(result[to], updates[from]);
            }
        };
        let Ok(()) = targets.for_each(|run| -> Result<(), Infallible> {
            for (to, from) in run.places() {
                prefetch(&result[to]);
                waiting.push((to, from));
                if waiting.len() == FETCHED_AHEAD {
                    apply(result, &mut waiting);
                }
            }
            Ok(())
        });
        apply(result, &mut waiting);
    }
    macro_rules! each_float {
        ($float:ty, $of:expr) => {
            each(result, updates, targets, |a, b| {
                let value: $float = $of(<$float>::from_bits(a), <$float>::from_bits(b));
                value.with_one_nan().to_bits()
            })
        };
    }
    let element = &program.inputs()[0];
    match (program.as_binary(), element) {
        (Some((Binary::Add, _)), ElementType::Float(format)) if format.is_f32() => {
            each_float!(f32, |a, b| a + b);
        }
        (Some((Binary::Add, _)), ElementType::Float(format)) if format.is_f64() => {
            each_float!(f64, |a, b| a + b);
        }
        (Some((Binary::Maximum, _)), ElementType::Float(format)) if format.is_f32() => {
            each_float!(f32, maximum);
        }
        (Some((Binary::Minimum, _)), ElementType::Float(format)) if format.is_f32() => {
            each_float!(f32, minimum);
        }
        (Some((Binary::Add, _)), ElementType::Integer(integer)) => match integer.width {
            32 => each(result, updates, targets, u32::wrapping_add),
            64 => each(result, updates, targets, u64::wrapping_add),
            _ => return false,
        },
        _ => return false,
    }
    true
}

/// Updates that run at a time, no two of one element.
struct Round<'p> {
    lanes: Lanes<'p>,
    targets: Vec<usize>,
    updates: Vec<usize>,
    number: u32,
    /// The number of the last round that updated each element.
    last: Vec<u32>,
    /// Whether several elements share a number.
    shared: bool,
}

impl<'p> Round<'p> {
    fn new(program: &'p Program, operand: &[usize]) -> Result<Round<'p>, TooLarge> {
        let elements = allocation::len::<u32>(operand)?;
        Ok(Round {
            lanes: Lanes::new(program, CHUNK),
            targets: Vec::with_capacity(CHUNK),
            updates: Vec::with_capacity(CHUNK),
            number: 1,
            last: allocation::filled(0, &[elements.min(TOLD_APART)])?,
            shared: elements > TOLD_APART,
        })
    }

    /// The index of an element's number.
    fn place(&self, target: usize) -> usize {
        const SHIFT: u32 = u64::BITS - TOLD_APART.trailing_zeros();
        if !self.shared {
            return target;
        }
        ((target as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> SHIFT) as usize
    }

    fn is_full_or_holds(&self, target: usize) -> bool {
        self.targets.len() == CHUNK || self.last[self.place(target)] == self.number
    }

    fn add(&mut self, target: usize, update: usize) {
        let place = self.place(target);
        self.last[place] = self.number;
        self.targets.push(target);
        self.updates.push(update);
    }

    fn finish(&mut self, results: &mut [Words], updates: &[&Words]) {
        if self.targets.is_empty() {
            return;
        }
        let count = results.len();
        for (index, (result, updates)) in results.iter().zip(updates).enumerate() {
            self.lanes.gather(index, result, self.targets.iter().copied());
            self.lanes.gather(count + index, updates, self.updates.iter().copied());
        }
        self.lanes.run(self.targets.len());
        for (output, result) in results.iter_mut().enumerate() {
            each_width!(result, array => store(&self.lanes, output, array, &self.targets));
        }
        self.targets.clear();
        self.updates.clear();
        self.number = self.number.wrapping_add(1);
        if self.number == 0 {
            self.last.fill(0);
            self.number = 1;
        }
    }

    /// Updates neighbours by neighbours, in place. No other updates are waiting.
    fn update_row(&mut self, run: UpdateRun, results: &mut [Words], updates: &[&Words]) {
        let count = results.len();
        for first in (0..run.size).step_by(CHUNK) {
            let lanes = CHUNK.min(run.size - first);
            let (target, update) = (run.operand + first, run.update + first);
            for (index, (result, updates)) in results.iter().zip(updates).enumerate() {
                self.lanes.load_range(index, result, target, target + lanes);
                self.lanes.load_range(count + index, updates, update, update + lanes);
            }
            self.lanes.run(lanes);
            for (output, result) in results.iter_mut().enumerate() {
                each_width!(result, array => {
                    let result = array.as_slice_mut();
                    self.lanes.store(output, &mut result[target..target + lanes]);
                });
            }
        }
    }
}

fn store<W: Word>(lanes: &Lanes<'_>, output: usize, result: &mut Array<W>, targets: &[usize]) {
    let mut codes = [W::default(); CHUNK];
    let codes = &mut codes[..targets.len()];
    lanes.store(output, codes);
    let result = result.as_slice_mut();
    for (&target, &code) in targets.iter().zip(codes.iter()) {
        result[target] = code;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::movement::cases::{Case, U16, counted, counted_words};
    use crate::meaning::{self, Steps};
    use crate::numeric::IntegerType;
    use crate::numeric::names::{BF16, F32, F64};
    use crate::tensor::Tensor;
    use crate::tensor::words::array;
    use proptest::prelude::*;

    /// The operand after all updates, computed one by one.
    fn expected(case: &Case, combine: impl Fn(u16, u16) -> u16) -> Vec<u16> {
        let updates = [counted(&case.windows)];
        let body = |element: Vec<u128>, update: Vec<u128>| {
            let combined = combine(element[0] as u16, update[0] as u16);
            Ok::<_, ()>(vec![combined.into()])
        };
        let inputs = vec![counted(&case.operand)];
        let results =
            meaning::scatter(inputs, &case.indices, &updates, &case.dimensions, body).unwrap();
        results[0].values().iter().map(|&code| code as u16).collect()
    }

    fn scatter(case: &Case, apply: impl Fn(&mut [Words], &[&Words], &Targets<'_>)) -> Vec<u16> {
        let (mut results, updates) = ([counted_words(&case.operand)], counted_words(&case.windows));
        let vectors = Indices { values: case.indices.values(), shape: case.indices.shape() };
        let targets = Targets::new(&case.operand, vectors, &case.windows, &case.dimensions);
        apply(&mut results, &[&updates], &targets);
        u16::slice(&results[0]).to_vec()
    }

    /// Index vectors of one number each.
    fn vector(indices: Vec<i64>) -> meaning::Array<i64> {
        meaning::Array::new(ElementType::Index, &[indices.len()], indices)
    }

    /// The program 3 * element - update, which neither commutes nor associates.
    fn affine() -> Program {
        let mut steps = Steps::new();
        let (element, new) = (steps.input(U16), steps.input(U16));
        let three = steps.constant(U16, 3);
        let product = steps.binary(Binary::Multiply, element, three).unwrap();
        let difference = steps.binary(Binary::Subtract, product, new).unwrap();
        Program::new(steps, &[difference])
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        #[test]
        fn the_last_update_stays(seed in any::<u64>()) {
            let case = Case::random(seed);
            let found = scatter(&case, |results, updates, targets| {
                overwrite(results, updates, targets).unwrap();
            });
            prop_assert_eq!(found, expected(&case, |_, update| update));
        }

        #[test]
        fn updates_apply_in_row_major_order(seed in any::<u64>()) {
            let program = affine();
            let case = Case::random(seed);
            let found = scatter(&case, |results, updates, targets| {
                update(results, updates, targets, &program, &[]).unwrap();
            });
            let combine = |a: u16, b: u16| a.wrapping_mul(3).wrapping_sub(b);
            prop_assert_eq!(found, expected(&case, combine));
        }
    }

    /// Checks that updates by a program of two steps, which shows their order, give the result that the
    /// meaning defines.
    fn assert_affine(case: &Case) {
        let found = scatter(case, |results, updates, targets| {
            update(results, updates, targets, &affine(), &[]).unwrap();
        });
        let combine = |a: u16, b: u16| a.wrapping_mul(3).wrapping_sub(b);
        assert_eq!(found, expected(case, combine), "{case:?}");
    }

    #[test]
    fn rows_apply_in_row_major_order() {
        // rows of 20 and 1100 elements at overlapping positions, and single elements between them
        for length in [20, 1100, 1] {
            let case = Case {
                operand: vec![1200],
                indices: vector(vec![3, 3, 50, 40]),
                windows: vec![4, length],
                slice_sizes: vec![length],
                dimensions: WindowDimensions {
                    window: vec![1],
                    start_index_map: vec![0],
                    index_vector: 1,
                    ..WindowDimensions::default()
                },
            };
            assert_affine(&case);
        }
    }

    /// The program of one operation on two elements of a type.
    fn operation(binary: Binary, element: &ElementType) -> Program {
        let mut steps = Steps::new();
        let (element, new) = (steps.input(element.clone()), steps.input(element.clone()));
        let result = steps.binary(binary, element, new).unwrap();
        Program::new(steps, &[result])
    }

    #[test]
    fn single_elements_are_updated_as_the_operation_does_one_after_the_other() {
        let integer = |width| ElementType::Integer(IntegerType { width, signed: true });
        let floats = [&F32, &F64, &BF16].map(ElementType::Float);
        let elements = floats.into_iter().chain([8, 32, 64].map(integer));
        for (element, binary) in elements.flat_map(|element| {
            [Binary::Add, Binary::Maximum, Binary::Minimum, Binary::Multiply]
                .map(|binary| (element.clone(), binary))
        }) {
            let program = operation(binary, &element);
            let bits = element.bits();
            // zeros, infinities, NaNs with payloads, and other values
            let code = |index: u64| match index % 5 {
                0 => 1u128 << (bits - 1),
                1 => (1 << (bits - 1)) - 1 - u128::from(index),
                2 => u128::from(index),
                3 => (0x7F80_0000 << 32) >> (64 - bits),
                _ => u128::from(index.wrapping_mul(0x9E37_79B9_7F4A_7C15)) >> (64 - bits),
            };
            let tensor = |len: usize, seed: u64| {
                let codes: Vec<u128> = (0..len as u64).map(|index| code(index + seed)).collect();
                Tensor::from_wide_codes(element.clone(), &[len], codes)
            };
            let (operand, new) = (tensor(7, 0), tensor(60, 3));
            let places: Vec<i64> = (0..60).map(|index| index * 11 % 9 - 1).collect();
            let dimensions = WindowDimensions {
                collapsed: vec![0],
                start_index_map: vec![0],
                index_vector: 1,
                ..WindowDimensions::default()
            };
            let array = |tensor: &Tensor| meaning::Array::of_tensor(tensor).unwrap();
            let body = |old: Vec<u128>, new: Vec<u128>| {
                let codes = &mut meaning::Codes::default();
                Ok::<_, ()>(meaning::run(codes, program.meaning(), &[old[0], new[0]], &[], 0))
            };
            let indices = meaning::Array::new(ElementType::Index, &[60, 1], places.clone());
            let updates = [array(&new)];
            let expected =
                meaning::scatter(vec![array(&operand)], &indices, &updates, &dimensions, body);
            let vectors = Indices { values: &places, shape: &[60, 1] };
            let targets = Targets::new(&[7], vectors, &[60], &dimensions);
            let mut results = [operand.into_words()];
            update(&mut results, &[new.words()], &targets, &program, &[]).unwrap();
            let found: Vec<u128> = (0..7).map(|index| results[0].code(index)).collect();
            assert_eq!(found, expected.unwrap()[0].values(), "{binary:?} {element}");
        }
    }

    #[test]
    fn elements_far_from_the_core_are_updated_in_order_too() {
        let size = NEAR / size_of::<f32>() + 1;
        // each of 50 elements is updated ten times; the sums depend on the order
        let places: Vec<i64> = (0..500).map(|index| index % 50 * 2000).collect();
        let value = |index: usize| [1e8, 1.0, -1e8, 3.0, 0.25][index / 50 % 5] + index as f32;
        let updates: Vec<u32> = (0..places.len()).map(|index| value(index).to_bits()).collect();
        let mut expected = vec![0.5f32; size];
        for (index, &place) in places.iter().enumerate() {
            expected[place as usize] += value(index);
        }
        let dimensions = WindowDimensions {
            collapsed: vec![0],
            start_index_map: vec![0],
            index_vector: 1,
            ..WindowDimensions::default()
        };
        let vectors = Indices { values: &places, shape: &[places.len(), 1] };
        let (operand_shape, updates_shape) = ([size], [places.len()]);
        let targets = Targets::new(&operand_shape, vectors, &updates_shape, &dimensions);
        let mut results = [u32::wrap(array(&[size], vec![0.5f32.to_bits(); size]))];
        let updates = u32::wrap(array(&[places.len()], updates));
        let program = operation(Binary::Add, &ElementType::Float(&F32));
        update(&mut results, &[&updates], &targets, &program, &[]).unwrap();
        let expected: Vec<u32> = expected.into_iter().map(f32::to_bits).collect();
        assert!(u32::slice(&results[0]) == expected);
    }

    #[test]
    fn elements_of_large_operands_may_share_numbers() {
        let places: Vec<i64> = (0..5000).map(|index| index * 7919 % 300_007).collect();
        let case = Case {
            operand: vec![300_007],
            windows: vec![places.len()],
            indices: vector(places),
            slice_sizes: vec![1],
            dimensions: WindowDimensions {
                collapsed: vec![0],
                start_index_map: vec![0],
                index_vector: 1,
                ..WindowDimensions::default()
            },
        };
        assert_affine(&case);
    }

    #[test]
    fn indices_at_the_ends_of_the_range_are_out_of_bounds() {
        let case = Case {
            operand: vec![3],
            indices: vector(vec![i64::MIN, i64::MAX]),
            windows: vec![2, 2],
            slice_sizes: vec![2],
            dimensions: WindowDimensions {
                window: vec![1],
                start_index_map: vec![0],
                index_vector: 1,
                ..WindowDimensions::default()
            },
        };
        let found = scatter(&case, |results, updates, targets| {
            overwrite(results, updates, targets).unwrap();
        });
        assert_eq!(found, [1, 2, 3]);
    }
}
