//! The data of a tile: its factors, the memory of its sums, and the steps of the next panel that are
//! packed meanwhile.

use std::marker::PhantomData;

use crate::hardware::cpu::Level;

/// The rows and columns of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TileSize {
    /// The number of rows: elements of the left operand at a step.
    pub rows: usize,
    /// The number of columns: elements of the right operand at a step.
    pub columns: usize,
}

/// The factors of a tile.
#[derive(Clone, Copy)]
pub struct TileFactors<'a, T> {
    /// The elements that rows are made of.
    pub lhs: &'a [T],
    /// The offset of each row's start among the elements of `lhs`.
    pub starts: &'a [usize],
    /// The steps: runs of elements that follow each other, relative to the beginning of each row.
    pub runs: &'a [StepRun],
    /// For each step the factors of the columns.
    pub rhs: &'a [T],
    /// The distance from step to step in `rhs`.
    pub distance: usize,
    /// The number of columns.
    pub columns: usize,
    /// The level whose tile this is.
    pub level: Level,
}

/// Steps whose left factors follow each other in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepRun {
    /// Offset of the first step's element from the start of its row.
    pub offset: usize,
    /// The number of steps.
    pub len: usize,
}

impl<T> TileFactors<'_, T> {
    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.starts.len()
    }

    /// Panics if a row or a column lacks the factor of some step.
    #[inline(always)]
    pub fn check(&self) {
        let TileFactors { lhs, starts, runs, rhs, distance, columns, .. } = *self;
        let (mut steps, mut reach) = (0, 0);
        for run in runs {
            steps += run.len;
            reach = reach.max(if run.len > 0 { run.offset + run.len } else { 0 });
        }
        // The starts are read one by one. They were just written one by one, and a vector load of several would
        // fail store-to-load forwarding.
        for &start in starts {
            assert!(reach == 0 || start + reach <= lhs.len(), "every row has all steps");
        }
        assert!(
            steps == 0 || rhs.len() >= (steps - 1) * distance + columns,
            "panels have all steps"
        );
    }
}

/// Some steps of the next panel, which are packed while the sums of a tile are made, since a tile waits for
/// arithmetic and not for memory.
pub struct PackAhead<'a, T> {
    /// The elements, from the first one that is packed on.
    pub from: &'a [T],
    /// The distance from step to step.
    pub distance: usize,
    /// The room for the packed steps, one after the other.
    pub to: &'a mut [T],
    /// The number of steps.
    pub steps: usize,
}

impl<T: Copy> PackAhead<'_, T> {
    /// Nothing to pack.
    pub fn none() -> Self {
        PackAhead { from: &[], distance: 0, to: &mut [], steps: 0 }
    }

    /// Checks that each step has `columns` columns in `from`, and room for them in `to`.
    pub fn check(&self, columns: usize) {
        if let Some(before) = self.steps.checked_sub(1) {
            let last =
                before.checked_mul(self.distance).and_then(|start| start.checked_add(columns));
            assert!(last.is_some_and(|end| end <= self.from.len()), "elements to pack");
            let room = self.steps.checked_mul(columns);
            assert!(room.is_some_and(|room| room <= self.to.len()), "room for packed elements");
        }
    }

    /// Packs all steps at once.
    pub fn all(&mut self, columns: usize) {
        let room = &mut self.to[..self.steps * columns];
        for (step, to) in room.chunks_exact_mut(columns).enumerate() {
            to.copy_from_slice(&self.from[step * self.distance..][..columns]);
        }
        self.steps = 0;
    }
}

/// The sums of a tile, row by row.
///
/// Tiles get this by reference. A copy would load several fields at a time that were just stored one by one,
/// which fails store-to-load forwarding and waits for all earlier stores, those of the last tile's sums among
/// them.
pub struct Sums<'a, S> {
    start: *mut S,
    distance: usize,
    rows: usize,
    columns: usize,
    /// Whether these are the first products: what the memory holds has no meaning then.
    pub fresh: bool,
    /// Whether these are the last products.
    pub last: bool,
    owner: PhantomData<&'a mut [S]>,
}

impl<'a, S: Copy + Default> Sums<'a, S> {
    /// The sums of rows that follow each other in memory.
    pub fn new(sums: &'a mut [S], columns: usize) -> Sums<'a, S> {
        let rows = sums.len() / columns;
        let start = sums.as_mut_ptr();
        Sums {
            start,
            distance: columns,
            rows,
            columns,
            fresh: true,
            last: true,
            owner: PhantomData,
        }
    }

    /// The sums of rows at this distance from each other, in memory that need not have values yet.
    ///
    /// # Safety
    ///
    /// While this value lives, nobody else reads or writes the rows.
    pub unsafe fn at(start: *mut S, distance: usize, rows: usize, columns: usize) -> Sums<'a, S> {
        Sums { start, distance, rows, columns, fresh: true, last: true, owner: PhantomData }
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The address of the first sum of a row.
    #[inline(always)]
    pub fn row(&self, row: usize) -> *mut S {
        self.start.wrapping_add(row * self.distance)
    }

    /// The sums of a row, which are zeros before the first products.
    #[inline(always)]
    pub fn values(&mut self, row: usize) -> &mut [S] {
        assert!(row < self.rows, "a row of the tile");
        // SAFETY: nobody else has the row, as the caller of `at` promised; a row without values gets some before
        // it is a slice
        unsafe {
            if self.fresh {
                for column in 0..self.columns {
                    self.row(row).add(column).write(S::default());
                }
            }
            std::slice::from_raw_parts_mut(self.row(row), self.columns)
        }
    }
}
