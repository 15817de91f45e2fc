//! Copies between slices by index maps, which all data movement uses.
//!
//! A copy has two maps over one index space: the first gives the offset of an element in the source, the
//! second its offset in the target. Elements may be of any type that can be copied, so targets may be
//! uninitialized memory.

use std::convert::Infallible;

use super::thresholds::{LARGE, LARGER_THAN_CACHES, PART, SMALL_MATRIX, TILE};
use super::transpose_2d::{Transpose2d, transpose_2d};
use crate::hardware::cpu;
use crate::hardware::parallel;
use crate::paths::{self, Path};
use crate::tensor::allocation::{self, TooLarge, uninitialised};
use crate::tensor::strided::{Axes, Axis, OffsetMap, visit};

/// A prepared copy: its axes are as few and as long as possible.
#[derive(Debug, Clone)]
pub struct StridedCopy {
    /// The axes around the innermost ones.
    outer: Axes<2>,
    /// What is copied at each index of the outer axes. It is found once, since a window of a gather has few elements.
    inner: Inner,
}

/// What is copied at each index of the outer axes.
#[derive(Debug, Clone, Copy)]
enum Inner {
    /// Nothing: some axis has no index.
    Nothing,
    Element,
    Row(Axis<2>),
    /// Rows, and the axis of each.
    Rows(Axis<2>, Axis<2>),
    /// A transpose: the axis of neighbours in the source, and the axis of neighbours in the target.
    Transpose(Axis<2>, Axis<2>),
}

impl StridedCopy {
    /// The copy from the offsets of the first map to those of the second, which are all different.
    pub fn new(map: &OffsetMap<2>) -> StridedCopy {
        let mut outer = map.fused().axes;
        if outer.iter().any(|axis| axis.size == 0) {
            return StridedCopy { outer: Axes::new(), inner: Inner::Nothing };
        }
        let inner = match (outer.pop(), neighbours_in_source(&outer)) {
            (None, _) => Inner::Element,
            (Some(row), Some(rows)) if is_transposed(row) && paths::take(Path::BlockTranspose) => {
                Inner::Transpose(outer.remove(rows), row)
            }
            (Some(row), _) => match outer.pop() {
                None => Inner::Row(row),
                Some(rows) => Inner::Rows(rows, row),
            },
        };
        StridedCopy { outer, inner }
    }

    /// How many neighbours are copied to neighbours, if the copy is nothing else.
    pub fn as_row(&self) -> Option<usize> {
        match self.inner {
            Inner::Element => Some(1),
            Inner::Row(Axis { size, strides: [1, 1] }) => Some(size),
            _ => None,
        }
    }

    /// Copies, with the index of zeros at the offsets `from` of the source and `to` of the target. `non_temporal`
    /// says whether the target is part of more memory than the caches hold, so that whole cache lines are best written
    /// by non-temporal stores.
    ///
    /// The offsets are two numbers, not an array: one that is stored number by number and loaded as a whole waits
    /// until both stores, and all loads before them, are done. A gather of 4x4 windows took twice as long.
    #[inline]
    pub fn run<T: Copy>(
        &self,
        from: isize,
        to: isize,
        source: &[T],
        target: &mut [T],
        non_temporal: bool,
    ) {
        match &self.inner {
            Inner::Nothing => {}
            Inner::Element => target[to as usize] = source[from as usize],
            Inner::Row(row) => copy_row(row, source, target, [from, to]),
            Inner::Rows(rows, row) => {
                self.each(from, to, |from, to| copy_rows(rows, row, source, target, from, to));
            }
            Inner::Transpose(rows, row) if rows.size * row.size <= SMALL_MATRIX => {
                self.each(from, to, |from, to| {
                    copy_small_matrix(rows, row, source, target, from, to);
                });
            }
            Inner::Transpose(rows, row) => self.each(from, to, |from, to| {
                copy_matrix(rows, row, source, target, [from, to], non_temporal);
            }),
        }
    }

    /// Visits the offsets of all indices of the outer axes.
    #[inline(always)]
    fn each(&self, from: isize, to: isize, mut copy: impl FnMut(isize, isize)) {
        if self.outer.is_empty() {
            return copy(from, to);
        }
        let Ok(()) = visit(&self.outer, [from, to], &mut |[from, to]| -> Result<(), Infallible> {
            copy(from, to);
            Ok(())
        });
    }
}

/// Whether elements of a row that are adjacent in the target are not adjacent in the source.
fn is_transposed(row: Axis<2>) -> bool {
    row.strides[1] == 1 && !matches!(row.strides[0], -1..=1)
}

/// The innermost of the axes along which neighbours in the source are copied.
fn neighbours_in_source(axes: &[Axis<2>]) -> Option<usize> {
    axes.iter().rposition(|axis| axis.strides[0].abs() == 1)
}

/// Copies the elements at the offsets of the first map in the source to those of the second in the target.
pub fn copy<T: Copy>(map: &OffsetMap<2>, source: &[T], target: &mut [T]) {
    let [from, to] = map.base;
    StridedCopy::new(map).run(from, to, source, target, false);
}

/// The elements that a map gives of the source, in row-major order. Many elements are copied by all threads.
/// `shape` is the sizes of the map's index space.
pub fn collect<T: Copy + Send + Sync>(
    map: &OffsetMap,
    shape: &[usize],
    source: &[T],
) -> Result<Vec<T>, TooLarge> {
    // SAFETY: `fill` writes every element of its target
    unsafe { allocation::written(shape, |to| fill(map, uninitialised(source), to)) }
}

/// Fills the target in row-major order with the elements that a map gives of the source. A large target is
/// filled by all threads.
pub fn fill<T: Copy + Send + Sync>(map: &OffsetMap, source: &[T], target: &mut [T]) {
    let bytes = size_of_val(target);
    let non_temporal = bytes >= LARGER_THAN_CACHES && paths::take(Path::NonTemporal);
    let run = |map: &OffsetMap, target: &mut [T]| {
        let map = map.to_row_major();
        let [from, to] = map.base;
        StridedCopy::new(&map).run(from, to, source, target, non_temporal);
    };
    if bytes < LARGE {
        return run(map, target);
    }
    let mut rest = target;
    let parts = map.clone().parts(parallel::tasks().min(bytes / PART).max(1));
    let parts =
        parts.into_iter().map(|part| (rest.split_off_mut(..part.len()).unwrap_or_default(), part));
    parallel::for_each(parts.collect(), |(target, part)| run(&part, target));
}

/// Joins rows side by side: each of the `rows` of the target is a row of each source in turn. Large targets
/// are written by all threads.
pub fn join_rows<T: Copy + Send + Sync>(rows: usize, sources: &[&[T]], target: &mut [T]) {
    if target.is_empty() {
        return;
    }
    let row = target.len() / rows;
    let lengths: Vec<usize> = sources.iter().map(|source| source.len() / rows).collect();
    let small = size_of_val(target) < LARGE;
    if small || rows >= parallel::tasks() {
        let rows_a_part = if small { rows } else { (PART / size_of::<T>() / row).max(1) };
        return parallel::for_each_chunk(target, rows_a_part * row, |part, target| {
            let first = part * rows_a_part;
            let mut to = 0;
            for (source, &length) in sources.iter().zip(&lengths) {
                let base = [(first * length) as isize, to as isize];
                let rows =
                    Axis { size: target.len() / row, strides: [length as isize, row as isize] };
                let neighbours = Axis { size: length, strides: [1, 1] };
                copy(&OffsetMap::new(base, [rows, neighbours]), source, target);
                to += length;
            }
        });
    }
    let mut pieces = Vec::new();
    let mut rest = target;
    for index in 0..rows {
        for (source, &length) in sources.iter().zip(&lengths) {
            let (piece, after) = rest.split_at_mut(length);
            let source = &source[index * length..][..length];
            let size = (row * rows).div_ceil(parallel::tasks());
            pieces.extend(piece.chunks_mut(size).zip(source.chunks(size)));
            rest = after;
        }
    }
    parallel::for_each(pieces, |(target, source): (&mut [T], &[T])| target.copy_from_slice(source));
}

/// Copies `rows` of which each is a `row`. Short rows are copied without a call for each.
fn copy_rows<T: Copy>(
    rows: &Axis<2>,
    row: &Axis<2>,
    source: &[T],
    target: &mut [T],
    from: isize,
    to: isize,
) {
    let at = [from, to];
    if matches!(row.strides, [1, 1]) {
        match row.size {
            2 => return copy_short_rows::<2, T>(rows, source, target, at),
            3 => return copy_short_rows::<3, T>(rows, source, target, at),
            4 => return copy_short_rows::<4, T>(rows, source, target, at),
            5..=15 => return copy_brief_rows(rows, row.size, source, target, at),
            _ => return copy_long_rows(rows, row.size, source, target, at),
        }
    }
    if row.strides == [0, 1] && rows.strides == [1, row.size as isize] {
        let (from, to) = (at[0] as usize, at[1] as usize);
        let source = &source[from..][..rows.size];
        let target = &mut target[to..][..rows.size * row.size];
        match row.size {
            2 => return repeat_each::<2, T>(source, target),
            3 => return repeat_each::<3, T>(source, target),
            4 => return repeat_each::<4, T>(source, target),
            5 => return repeat_each::<5, T>(source, target),
            6 => return repeat_each::<6, T>(source, target),
            7 => return repeat_each::<7, T>(source, target),
            8 => return repeat_each::<8, T>(source, target),
            _ => {}
        }
    }
    for at in rows.offsets(at) {
        copy_row(row, source, target, at);
    }
}

/// Writes each element `TIMES` times.
fn repeat_each<const TIMES: usize, T: Copy>(source: &[T], target: &mut [T]) {
    let (groups, _) = target.as_chunks_mut::<TIMES>();
    cpu::dispatch(|| {
        groups.iter_mut().zip(source).for_each(|(group, &element)| *group = [element; TIMES]);
    });
}

/// Copies rows of a few neighbours each, whose number the compiler knows.
fn copy_short_rows<const SIZE: usize, T: Copy>(
    rows: &Axis<2>,
    source: &[T],
    target: &mut [T],
    at: [isize; 2],
) {
    for [from, to] in rows.offsets(at) {
        let row = &source[from as usize..from as usize + SIZE];
        let row: &[T; SIZE] = row.try_into().expect("a range of this size");
        target[to as usize..to as usize + SIZE].copy_from_slice(row);
    }
}

/// Copies rows of so few neighbours that a call for each would take longer.
fn copy_brief_rows<T: Copy>(
    rows: &Axis<2>,
    size: usize,
    source: &[T],
    target: &mut [T],
    at: [isize; 2],
) {
    for [from, to] in rows.offsets(at) {
        let row = &source[from as usize..from as usize + size];
        let target = &mut target[to as usize..to as usize + size];
        target.iter_mut().zip(row).for_each(|(target, &element)| *target = element);
    }
}

/// Copies rows of many neighbours.
fn copy_long_rows<T: Copy>(
    rows: &Axis<2>,
    size: usize,
    source: &[T],
    target: &mut [T],
    at: [isize; 2],
) {
    for [from, to] in rows.offsets(at) {
        target[to as usize..][..size].copy_from_slice(&source[from as usize..][..size]);
    }
}

fn copy_row<T: Copy>(row: &Axis<2>, source: &[T], target: &mut [T], at: [isize; 2]) {
    if row.strides[1] != 1 {
        for [from, to] in row.offsets(at) {
            target[to as usize] = source[from as usize];
        }
        return;
    }
    let (from, to) = (at[0] as usize, at[1] as usize);
    let target = &mut target[to..to + row.size];
    match row.strides[0] {
        1 => target.copy_from_slice(&source[from..from + row.size]),
        0 => target.fill(source[from]),
        -1 => copy_reversed(&source[from + 1 - row.size..=from], target),
        2 => copy_every::<2, T>(&source[from..], target),
        3 => copy_every::<3, T>(&source[from..], target),
        4 => copy_every::<4, T>(&source[from..], target),
        step if step > 0 => {
            let elements = source[from..].iter().step_by(step as usize);
            target.iter_mut().zip(elements).for_each(|(target, &source)| *target = source);
        }
        step => {
            let elements = source[..=from].iter().rev().step_by(step.unsigned_abs());
            target.iter_mut().zip(elements).for_each(|(target, &source)| *target = source);
        }
    }
}

fn copy_reversed<T: Copy>(source: &[T], target: &mut [T]) {
    cpu::dispatch(|| {
        let elements = source.iter().rev();
        target.iter_mut().zip(elements).for_each(|(target, &source)| *target = source);
    });
}

/// Copies every `STEP`-th element from the first one on.
fn copy_every<const STEP: usize, T: Copy>(source: &[T], target: &mut [T]) {
    let Some((last, most)) = target.split_last_mut() else { return };
    *last = source[most.len() * STEP];
    cpu::dispatch(|| {
        let groups = source.chunks_exact(STEP);
        most.iter_mut().zip(groups).for_each(|(target, group)| *target = group[0]);
    });
}

/// Copies a matrix whose `rows` are neighbours in the source and whose `row`s are neighbours in the target.
fn copy_matrix<T: Copy>(
    rows: &Axis<2>,
    row: &Axis<2>,
    source: &[T],
    target: &mut [T],
    at: [isize; 2],
    non_temporal: bool,
) {
    if rows.strides[0] != 1 || row.strides[0] < 0 || rows.strides[1] < 0 {
        return copy_tiles(*rows, *row, source, target, at);
    }
    let (from, to) = (at[0] as usize, at[1] as usize);
    let transpose = Transpose2d {
        lines: row.size,
        columns: rows.size,
        source_pitch: row.strides[0] as usize,
        target_pitch: rows.strides[1] as usize,
    };
    transpose_2d(transpose, &source[from..], &mut target[to..], non_temporal);
}

/// Copies a matrix of a few elements, element by element.
#[inline(always)]
fn copy_small_matrix<T: Copy>(
    rows: &Axis<2>,
    row: &Axis<2>,
    source: &[T],
    target: &mut [T],
    from: isize,
    to: isize,
) {
    let column = Axis { size: row.size, strides: [row.strides[0]] };
    for [from, to] in rows.offsets([from, to]) {
        let target = &mut target[to as usize..][..row.size];
        for (target, [from]) in target.iter_mut().zip(column.offsets([from])) {
            *target = source[from as usize];
        }
    }
}

/// Copies a matrix that runs backwards in the source or in the target block by block, so that the lines of both that
/// a block touches stay in the cache.
fn copy_tiles<T: Copy>(
    rows: Axis<2>,
    row: Axis<2>,
    source: &[T],
    target: &mut [T],
    at: [isize; 2],
) {
    let matrix = OffsetMap::new(at, [rows, row]);
    for first_row in (0..rows.size).step_by(TILE) {
        for first in (0..row.size).step_by(TILE) {
            let tile = matrix.clone().cut(0, first_row..rows.size.min(first_row + TILE));
            let tile = tile.cut(1, first..row.size.min(first + TILE));
            for at in tile.axes[0].offsets(tile.base) {
                copy_row(&tile.axes[1], source, target, at);
            }
        }
    }
}
