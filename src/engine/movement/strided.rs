//! Copying between slices by strides: what all data movement comes down to.
//!
//! A movement is two affine maps from one index space, to places in the source and in the target. The
//! elements are any that can be copied, so that targets may be fresh memory.

use std::mem::MaybeUninit;

use smallvec::SmallVec;

use crate::engine::movement::planes::{self, Plane};
use crate::engine::parallel;
use crate::hardware::cpu;
use crate::tensor::Word;
use crate::tensor::allocation::{self, TooLarge};

/// Where the elements of an index space lie in a slice: `offset + sum(index * strides)`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// The place of index 0.
    pub offset: isize,
    /// How far apart neighbours along each dimension lie.
    pub strides: SmallVec<[isize; 6]>,
}

/// A prepared copy: the loops over an index space, as few and as long as possible.
#[derive(Debug, Clone)]
pub struct Movement {
    loops: SmallVec<[Loop; 6]>,
    empty: bool,
}

/// One loop: how often, and how far each step goes in the source and in the target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Loop {
    size: usize,
    source: isize,
    target: isize,
}

/// The side of the square blocks in which a transpose of reversed elements is copied.
const TILE: usize = 32;
/// Bytes from which on several threads copy.
const LARGE: usize = 1 << 18;
/// Bytes from which on planes are written past the caches.
const BEYOND_CACHES: usize = 8 << 20;
/// Planes of at most so many elements are copied one element after the other.
const SMALL_PLANE: usize = 32;
/// Bytes that a part of a fill has at least.
const PART: usize = 1 << 16;

impl Layout {
    /// The elements of a shape, one after the other. The shape is one that storage can have.
    pub fn row_major(shape: &[usize]) -> Layout {
        let mut strides: SmallVec<[isize; 6]> = smallvec::smallvec![0; shape.len()];
        let mut stride = 1;
        for (place, &size) in strides.iter_mut().zip(shape).rev() {
            *place = stride;
            stride *= size.max(1) as isize;
        }
        Layout { offset: 0, strides }
    }

    /// Whether elements of a shape that lie so are all there is, one after the other.
    pub fn is_row_major(&self, shape: &[usize]) -> bool {
        let expected = Layout::row_major(shape);
        let mut strides = self.strides.iter().zip(&expected.strides).zip(shape);
        self.offset == 0 && strides.all(|((found, expected), &size)| size == 1 || found == expected)
    }

    /// The same moved by so many indices along a dimension.
    pub fn skip(mut self, dimension: usize, indices: usize) -> Layout {
        self.offset += indices as isize * self.strides[dimension];
        self
    }
}

impl Movement {
    /// The copy over `shape` from a source of strides `source` to a target of strides `target`.
    /// No two indices may have the same place in the target.
    pub fn new(shape: &[usize], source: &[isize], target: &[isize]) -> Movement {
        let mut loops: SmallVec<[Loop; 6]> = SmallVec::new();
        if shape.contains(&0) {
            return Movement { loops, empty: true };
        }
        for ((&size, &source), &target) in shape.iter().zip(source).zip(target) {
            let inner = Loop { size, source, target };
            match loops.last_mut() {
                _ if size == 1 => {}
                Some(outer) if outer.continues(inner) => *outer = outer.joined(inner),
                _ => loops.push(inner),
            }
        }
        Movement { loops, empty: false }
    }

    /// How many neighbours are copied to neighbours, if that is all that is done.
    pub fn as_row(&self) -> Option<usize> {
        match *self.loops.as_slice() {
            _ if self.empty => None,
            [] => Some(1),
            [Loop { size, source: 1, target: 1 }] => Some(size),
            _ => None,
        }
    }

    /// Copies, with index 0 at these places.
    pub fn run<T: Copy>(
        &self,
        source: &[T],
        source_offset: isize,
        target: &mut [T],
        target_offset: isize,
    ) {
        self.run_in(source, source_offset, target, target_offset, false);
    }

    /// The same; `large`: whether more is copied in all than the caches hold.
    fn run_in<T: Copy>(
        &self,
        source: &[T],
        source_offset: isize,
        target: &mut [T],
        target_offset: isize,
        large: bool,
    ) {
        if self.empty {
            return;
        }
        if let Some((outer, rows, row)) = self.as_transpose() {
            return walk(&outer, source_offset, target_offset, &mut |from, to| {
                copy_plane(rows, row, source, from, target, to, large);
            });
        }
        match self.loops.as_slice() {
            [] => target[target_offset as usize] = source[source_offset as usize],
            [row] => copy_row(*row, source, source_offset, target, target_offset),
            [outer @ .., rows, row] => {
                walk(outer, source_offset, target_offset, &mut |from, to| {
                    copy_rows(*rows, *row, source, from, target, to);
                });
            }
        }
    }

    /// The outer loops, the loop that is contiguous in the source, and the loop that is contiguous
    /// in the target, if these are two.
    fn as_transpose(&self) -> Option<(SmallVec<[Loop; 6]>, Loop, Loop)> {
        let (&row, outer) = self.loops.split_last()?;
        if row.target != 1 || matches!(row.source, -1..=1) {
            return None;
        }
        let rows = outer.iter().rposition(|outer| outer.source.abs() == 1)?;
        let mut rest = SmallVec::from_slice(outer);
        let rows = rest.remove(rows);
        Some((rest, rows, row))
    }
}

impl Loop {
    /// Whether this loop around `inner` goes on where the inner one ends.
    fn continues(self, inner: Loop) -> bool {
        let size = inner.size as isize;
        self.source == inner.source * size && self.target == inner.target * size
    }

    fn joined(self, inner: Loop) -> Loop {
        Loop { size: self.size * inner.size, ..inner }
    }
}

/// Copies the elements of `shape` from their places in the source to their places in the target.
pub fn copy<T: Copy>(shape: &[usize], source: &[T], from: &Layout, target: &mut [T], to: &Layout) {
    Movement::new(shape, &from.strides, &to.strides).run(source, from.offset, target, to.offset);
}

/// The elements of `shape`, from their places in the source, in row-major order; many are copied on
/// all threads.
pub fn collect<W: Word>(shape: &[usize], source: &[W], from: &Layout) -> Result<Vec<W>, TooLarge> {
    // SAFETY: `fill` writes every element of its target
    unsafe { allocation::written(shape, |target| fill(shape, uninitialised(source), from, target)) }
}

/// Elements seen as ones that may not be there, to be copied to where none are yet.
pub fn uninitialised<T>(elements: &[T]) -> &[MaybeUninit<T>] {
    // SAFETY: the same layout, and what is only read stays initialised
    unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), elements.len()) }
}

/// Copies the elements of `shape` from their places in the source to a target that they fill in
/// row-major order; large ones on all threads.
fn fill<T: Copy + Send + Sync>(shape: &[usize], source: &[T], from: &Layout, target: &mut [T]) {
    let to = Layout::row_major(shape);
    if size_of_val(target) < LARGE {
        return copy(shape, source, from, target, &to);
    }
    let large = size_of_val(target) >= BEYOND_CACHES;
    let parts = parts_of(shape, from, target);
    parallel::for_each(parts, |Part { shape, from, target }| {
        let to = Layout::row_major(&shape);
        let movement = Movement::new(&shape, &from.strides, &to.strides);
        movement.run_in(source, from.offset, target, 0, large);
    });
}

/// Rows side by side: each of the `rows` of the target is a row of each source in turn. Large targets
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
                let strides = smallvec::smallvec![length as isize, 1];
                let from = Layout { offset: (first * length) as isize, strides };
                let strides = smallvec::smallvec![row as isize, 1];
                let shape = [target.len() / row, length];
                copy(&shape, source, &from, target, &Layout { offset: to as isize, strides });
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

/// A part of a fill: the elements of a shape, where they are, and the target that they fill.
struct Part<'t, T> {
    shape: SmallVec<[usize; 6]>,
    from: Layout,
    target: &'t mut [T],
}

/// A fill of a target that is not empty in about as many parts as there are tasks: indices of the
/// first dimensions are taken one by one until a dimension can be shared out.
fn parts_of<'t, T>(shape: &[usize], from: &Layout, target: &'t mut [T]) -> Vec<Part<'t, T>> {
    let wanted = parallel::tasks().min(size_of_val(target) / PART).max(1);
    let mut whole = vec![Part { shape: SmallVec::from_slice(shape), from: from.clone(), target }];
    for dimension in 0..shape.len() {
        // parts are neighbours in the target only below dimensions that were cut into single indices
        if whole.len() >= wanted || whole[0].shape[..dimension].iter().any(|&size| size > 1) {
            break;
        }
        let cuts = wanted.div_ceil(whole.len());
        whole = whole.into_iter().flat_map(|part| part.cut(dimension, cuts)).collect();
    }
    whole
}

impl<'t, T> Part<'t, T> {
    /// This part cut along its first dimension of more than one index, at most so often.
    fn cut(self, dimension: usize, cuts: usize) -> Vec<Part<'t, T>> {
        let size = self.shape[dimension];
        if size <= 1 {
            return vec![self];
        }
        let step = size.div_ceil(cuts);
        let row = self.target.len() / size;
        let pieces = self.target.chunks_mut(step * row).enumerate();
        let piece = |(index, target): (usize, &'t mut [T])| {
            let mut shape = self.shape.clone();
            shape[dimension] = target.len() / row;
            Part { shape, from: self.from.clone().skip(dimension, index * step), target }
        };
        pieces.map(piece).collect()
    }
}

fn walk(loops: &[Loop], source: isize, target: isize, visit: &mut impl FnMut(isize, isize)) {
    let Some((first, rest)) = loops.split_first() else {
        return visit(source, target);
    };
    let (mut source, mut target) = (source, target);
    for _ in 0..first.size {
        walk(rest, source, target, visit);
        source += first.source;
        target += first.target;
    }
}

/// Copies `rows`, each a `row`; short ones without a call for each.
fn copy_rows<T: Copy>(
    rows: Loop,
    row: Loop,
    source: &[T],
    from: isize,
    target: &mut [T],
    to: isize,
) {
    if row.target == 1 && row.source == 1 {
        match row.size {
            2 => return copy_short_rows::<2, T>(rows, source, from, target, to),
            3 => return copy_short_rows::<3, T>(rows, source, from, target, to),
            4 => return copy_short_rows::<4, T>(rows, source, from, target, to),
            5..=15 => return copy_brief_rows(rows, row.size, source, from, target, to),
            _ => {}
        }
    }
    let repeats = row.target == 1 && row.source == 0;
    if repeats && rows.source == 1 && rows.target == row.size as isize {
        let source = &source[from as usize..][..rows.size];
        let target = &mut target[to as usize..][..rows.size * row.size];
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
    let (mut from, mut to) = (from, to);
    for _ in 0..rows.size {
        copy_row(row, source, from, target, to);
        from += rows.source;
        to += rows.target;
    }
}

/// Writes each element so many times.
fn repeat_each<const TIMES: usize, T: Copy>(source: &[T], target: &mut [T]) {
    let (groups, _) = target.as_chunks_mut::<TIMES>();
    cpu::dispatch(|| {
        groups.iter_mut().zip(source).for_each(|(group, &element)| *group = [element; TIMES]);
    });
}

/// Copies rows of a few neighbours each, whose number the compiler knows.
fn copy_short_rows<const SIZE: usize, T: Copy>(
    rows: Loop,
    source: &[T],
    from: isize,
    target: &mut [T],
    to: isize,
) {
    let (mut from, mut to) = (from, to);
    for _ in 0..rows.size {
        let row = &source[from as usize..from as usize + SIZE];
        let row: &[T; SIZE] = row.try_into().expect("a range of this size");
        target[to as usize..to as usize + SIZE].copy_from_slice(row);
        from += rows.source;
        to += rows.target;
    }
}

/// Copies rows of fewer neighbours than a call is worth.
fn copy_brief_rows<T: Copy>(
    rows: Loop,
    size: usize,
    source: &[T],
    from: isize,
    target: &mut [T],
    to: isize,
) {
    let (mut from, mut to) = (from, to);
    for _ in 0..rows.size {
        let row = &source[from as usize..from as usize + size];
        let target = &mut target[to as usize..to as usize + size];
        target.iter_mut().zip(row).for_each(|(target, &element)| *target = element);
        from += rows.source;
        to += rows.target;
    }
}

fn copy_row<T: Copy>(row: Loop, source: &[T], from: isize, target: &mut [T], to: isize) {
    if row.target != 1 {
        return copy_spread(row, source, from, target, to);
    }
    let (from, to) = (from as usize, to as usize);
    let target = &mut target[to..to + row.size];
    match row.source {
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

/// Copies every so many-th element, the first one first.
fn copy_every<const STEP: usize, T: Copy>(source: &[T], target: &mut [T]) {
    let Some((last, most)) = target.split_last_mut() else { return };
    *last = source[most.len() * STEP];
    cpu::dispatch(|| {
        let groups = source.chunks_exact(STEP);
        most.iter_mut().zip(groups).for_each(|(target, group)| *target = group[0]);
    });
}

fn copy_spread<T: Copy>(row: Loop, source: &[T], from: isize, target: &mut [T], to: isize) {
    let (mut from, mut to) = (from, to);
    for _ in 0..row.size {
        target[to as usize] = source[from as usize];
        from += row.source;
        to += row.target;
    }
}

/// Copies a plane whose `rows` are next to each other in the source and whose `row`s are contiguous
/// in the target.
fn copy_plane<T: Copy>(
    rows: Loop,
    row: Loop,
    source: &[T],
    from: isize,
    target: &mut [T],
    to: isize,
    large: bool,
) {
    if rows.size * row.size <= SMALL_PLANE {
        return copy_small_plane(rows, row, source, from, target, to);
    }
    if rows.source != 1 || row.source < 0 || rows.target < 0 {
        return copy_tiles(rows, row, source, from, target, to);
    }
    let plane = Plane {
        lines: row.size,
        columns: rows.size,
        from: from as usize,
        pitch: row.source as usize,
        to: to as usize,
        row: rows.target as usize,
    };
    planes::turn(plane, source, target, large);
}

fn copy_small_plane<T: Copy>(
    rows: Loop,
    row: Loop,
    source: &[T],
    from: isize,
    target: &mut [T],
    to: isize,
) {
    let (mut from, mut to) = (from, to as usize);
    for _ in 0..rows.size {
        let mut place = from;
        for target in &mut target[to..to + row.size] {
            *target = source[place as usize];
            place += row.source;
        }
        from += rows.source;
        to = to.wrapping_add_signed(rows.target);
    }
}

/// The same where the source runs backwards, block by block, so that both sides stay in cache.
fn copy_tiles<T: Copy>(
    rows: Loop,
    row: Loop,
    source: &[T],
    from: isize,
    target: &mut [T],
    to: isize,
) {
    for first_row in (0..rows.size).step_by(TILE) {
        for first in (0..row.size).step_by(TILE) {
            let part = Loop { size: TILE.min(row.size - first), ..row };
            for index in first_row..rows.size.min(first_row + TILE) {
                let from = from + index as isize * rows.source + first as isize * row.source;
                let to = to + index as isize * rows.target + first as isize;
                copy_row(part, source, from, target, to);
            }
        }
    }
}
