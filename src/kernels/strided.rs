//! Copying between slices by strides: what all data movement comes down to.
//!
//! A movement is two affine maps from one index space, to places in the source and in the target.

use smallvec::SmallVec;

use super::parallel;
use crate::tensor::Word;

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

/// The side of the square blocks in which a transpose is copied.
const TILE: usize = 32;
/// Blocks that go through a buffer: as many elements are contiguous in the source, and so many in the
/// target.
const DEPTH: usize = 16;
const WIDTH: usize = 64;
/// Bytes from which on several threads copy.
const LARGE: usize = 1 << 18;

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

    /// Copies, with index 0 at these places.
    pub fn run<W: Word>(
        &self,
        source: &[W],
        source_offset: isize,
        target: &mut [W],
        target_offset: isize,
    ) {
        if self.empty {
            return;
        }
        if let Some((outer, rows, row)) = self.as_transpose() {
            return walk(&outer, source_offset, target_offset, &mut |from, to| {
                copy_tiles(rows, row, source, from, target, to);
            });
        }
        match self.loops.as_slice() {
            [] => target[target_offset as usize] = source[source_offset as usize],
            [outer @ .., row] => walk(outer, source_offset, target_offset, &mut |from, to| {
                copy_row(*row, source, from, target, to);
            }),
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
pub fn copy<W: Word>(shape: &[usize], source: &[W], from: &Layout, target: &mut [W], to: &Layout) {
    Movement::new(shape, &from.strides, &to.strides).run(source, from.offset, target, to.offset);
}

/// Copies the elements of `shape` from their places in the source to a target that they fill in
/// row-major order; large ones on all threads.
pub fn fill<W: Word>(shape: &[usize], source: &[W], from: &Layout, target: &mut [W]) {
    let to = Layout::row_major(shape);
    let outermost = shape.iter().position(|&size| size > 1);
    let Some(outermost) = outermost.filter(|_| size_of_val(target) >= LARGE) else {
        return copy(shape, source, from, target, &to);
    };
    let rows_a_part = shape[outermost].div_ceil(parallel::tasks());
    let row: usize = shape[outermost + 1..].iter().product();
    let parts = target.chunks_mut((rows_a_part * row).max(1)).enumerate().collect();
    parallel::for_each(parts, |(part, target): (usize, &mut [W])| {
        let mut shape: SmallVec<[usize; 6]> = SmallVec::from_slice(shape);
        shape[outermost] = target.len() / row.max(1);
        let from = from.clone().skip(outermost, part * rows_a_part);
        copy(&shape, source, &from, target, &to);
    });
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

fn copy_row<W: Word>(row: Loop, source: &[W], from: isize, target: &mut [W], to: isize) {
    if row.target != 1 {
        return copy_spread(row, source, from, target, to);
    }
    let (from, to) = (from as usize, to as usize);
    let target = &mut target[to..to + row.size];
    match row.source {
        1 => target.copy_from_slice(&source[from..from + row.size]),
        0 => target.fill(source[from]),
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

fn copy_spread<W: Word>(row: Loop, source: &[W], from: isize, target: &mut [W], to: isize) {
    let (mut from, mut to) = (from, to);
    for _ in 0..row.size {
        target[to as usize] = source[from as usize];
        from += row.source;
        to += row.target;
    }
}

#[inline(always)]
fn put_column<W: Word>(block: &mut [[W; WIDTH]; DEPTH], column: usize, piece: &[W]) {
    for (line, &element) in block.iter_mut().zip(piece) {
        line[column] = element;
    }
}

/// Copies a plane whose `rows` are next to each other in the source and whose `row`s are contiguous in
/// the target: blocks are read and written in pieces as long as a cache line or more, and turned in
/// the L1 cache.
fn copy_buffered_tiles<W: Word>(
    rows: Loop,
    row: Loop,
    source: &[W],
    from: isize,
    target: &mut [W],
    to: isize,
) {
    let mut block = [[W::default(); WIDTH]; DEPTH];
    for first_row in (0..rows.size).step_by(DEPTH) {
        let depth = DEPTH.min(rows.size - first_row);
        for first in (0..row.size).step_by(WIDTH) {
            let width = WIDTH.min(row.size - first);
            for column in 0..width {
                let start = from + first_row as isize + (first + column) as isize * row.source;
                let piece = &source[start as usize..start as usize + depth];
                match <&[W; DEPTH]>::try_from(piece) {
                    Ok(whole) => put_column(&mut block, column, whole),
                    Err(_) => put_column(&mut block, column, piece),
                }
            }
            for (index, line) in block.iter().enumerate().take(depth) {
                let start = to + (first_row + index) as isize * rows.target + first as isize;
                target[start as usize..start as usize + width].copy_from_slice(&line[..width]);
            }
        }
    }
}

/// Copies a plane whose `rows` are contiguous in the source and whose `row`s are contiguous in the
/// target, block by block, so that both sides stay in cache.
fn copy_tiles<W: Word>(
    rows: Loop,
    row: Loop,
    source: &[W],
    from: isize,
    target: &mut [W],
    to: isize,
) {
    if rows.source == 1 && row.source > 0 {
        return copy_buffered_tiles(rows, row, source, from, target, to);
    }
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
