//! The positions of the outputs' elements, and the outputs that are folded side by side.

use std::ops::Range;

use super::thresholds::{
    APART_A_TASK, NEIGHBOURS_A_TASK, NEIGHBOURS_FROM, NEIGHBOURS_OF_ANY_NUMBER_FROM, PARALLEL_FROM,
};
use crate::engine::movement::offsets::Offsets;
use crate::engine::movement::sliding::Windows;
use crate::hardware::parallel;
use crate::tensor::allocation::TooLarge;
use crate::tensor::strided::OffsetMap;

/// The positions of the outputs' elements.
pub struct Layout {
    /// The sizes of the dimensions that are kept.
    pub shape: Vec<usize>,
    /// The offset of each output's first element.
    pub kept: Places,
    /// The distance from an output's first element to each of its elements, in order.
    pub reduced: Places,
}

/// Positions in rows: evenly spaced inside a row, with the rows anywhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Places {
    rows: Offsets,
    /// How many positions a row has.
    size: usize,
    /// The distance of neighbours in a row.
    stride: usize,
}

/// Steps whose elements are evenly spaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SteppedRange {
    /// The distance from an output's first element to its element of the first of these steps.
    pub distance: usize,
    /// The distance between the elements of neighbouring steps.
    pub stride: usize,
    /// How many steps there are.
    pub count: usize,
}

/// Outputs that are folded side by side, a lane each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Group {
    /// The first output.
    pub first: usize,
    /// How many outputs there are.
    pub len: usize,
    /// Whether the outputs' first elements are neighbours.
    pub neighbours: bool,
}

/// How many outputs a group may have.
#[derive(Debug, Clone, Copy)]
pub(super) struct GroupSizes {
    /// The limit if the elements of a step are neighbours, so that they are read in place.
    pub neighbours: usize,
    /// The limit if the elements of a step are apart, so that they are copied together first.
    pub apart: usize,
}

impl Layout {
    /// The layout of a reduction of an input of this shape along these dimensions.
    pub fn new(shape: &[usize], dimensions: &[usize]) -> Result<Layout, TooLarge> {
        let along = |reduced: bool| {
            let all = (0..shape.len()).filter(|place| dimensions.contains(place) == reduced);
            OffsetMap::row_major(shape).along(&all.collect::<Vec<usize>>())
        };
        Layout::of_maps(&along(false), &along(true))
    }

    /// The layout of reductions of windows of a padded input, with one output for each window.
    pub fn of_windows(windows: &Windows) -> Result<Layout, TooLarge> {
        Layout::of_maps(&windows.starts, &windows.elements)
    }

    fn of_maps(kept: &OffsetMap, reduced: &OffsetMap) -> Result<Layout, TooLarge> {
        Ok(Layout {
            shape: kept.shape().to_vec(),
            kept: Places::new(kept)?,
            reduced: Places::new(reduced)?,
        })
    }

    /// How many elements are folded for all outputs together.
    pub(super) fn work(&self) -> usize {
        self.kept.len().saturating_mul(self.reduced.len())
    }

    /// Whether there are too few outputs to share them out among threads, but each has enough neighbouring
    /// elements to share those out.
    pub(super) fn is_few_long_rows(&self) -> bool {
        self.work() >= PARALLEL_FROM
            && self.kept.len() < parallel::threads()
            && self.reduced.rows.len() == 1
            && self.has_long_rows(1)
    }

    /// How many outputs a task folds.
    pub(super) fn outputs_a_task(&self) -> usize {
        let outputs = self.kept.len();
        if self.work() < PARALLEL_FROM {
            return outputs.max(1);
        }
        let a_thread = outputs.div_ceil(parallel::threads());
        let side_by_side = if self.has_runs() { NEIGHBOURS_A_TASK } else { APART_A_TASK };
        let wanted = outputs.div_ceil(parallel::tasks()).max(side_by_side.min(a_thread));
        match wanted {
            0..=APART_A_TASK => wanted.max(1),
            _ => wanted.next_multiple_of(APART_A_TASK),
        }
    }

    /// Whether outputs whose first elements are neighbours form groups.
    fn has_runs(&self) -> bool {
        let Places { rows, size, stride } = &self.kept;
        *stride == 1
            && (*size >= NEIGHBOURS_FROM
                || rows.len() == 1
                || self.reduced.len() >= NEIGHBOURS_OF_ANY_NUMBER_FROM)
    }

    /// The group that begins with this output and ends at `end` or before.
    #[inline]
    pub(super) fn group(&self, first: usize, end: usize, sizes: GroupSizes) -> Group {
        if self.has_runs() {
            let run = self.kept.size - first % self.kept.size;
            let len = sizes.neighbours.min(run).min(end - first);
            return Group { first, len, neighbours: true };
        }
        let len = sizes.apart.min(end - first);
        Group { first, len, neighbours: len == 1 }
    }

    /// All steps in order, in ranges of up to `most` steps.
    #[inline]
    pub(super) fn stretches(&self, most: usize) -> impl Iterator<Item = SteppedRange> + '_ {
        let Places { rows, size, stride } = &self.reduced;
        let row = |row| SteppedRange { distance: rows.at(row), stride: *stride, count: *size };
        (0..rows.len()).map(row).flat_map(move |row| row.parts(most))
    }

    /// Whether at least this many consecutive elements of an output are neighbours.
    pub(super) fn has_long_rows(&self, length: usize) -> bool {
        self.reduced.stride == 1 && self.reduced.size >= length
    }
}

impl SteppedRange {
    /// The rest of the range after this many steps.
    pub fn after(self, steps: usize) -> SteppedRange {
        let (distance, count) = (self.distance + steps * self.stride, self.count - steps);
        SteppedRange { distance, count, ..self }
    }

    /// The range in parts of up to `most` steps.
    #[inline]
    pub fn parts(self, most: usize) -> impl Iterator<Item = SteppedRange> {
        let starts = (0..self.count).step_by(most);
        starts.map(move |start| {
            let rest = self.after(start);
            SteppedRange { count: most.min(rest.count), ..rest }
        })
    }
}

impl Places {
    /// The positions that a map gives. No position is negative, nor is a step of the map's innermost axis.
    pub fn new(map: &OffsetMap) -> Result<Places, TooLarge> {
        let (rows, row) = map.split_run();
        let rows = Offsets::of(&rows)?;
        Ok(Places { rows, size: row.size, stride: row.stride() as usize })
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.rows.len() * self.size
    }

    /// Whether there are no positions.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The position of an index.
    #[inline(always)]
    pub fn at(&self, index: usize) -> usize {
        if self.rows.len() == 1 {
            return self.rows.at(0) + index * self.stride;
        }
        self.rows.at(index / self.size) + index % self.size * self.stride
    }

    /// Appends the positions of a range of indices.
    pub(super) fn extend(&self, places: &mut Vec<usize>, indices: Range<usize>) {
        let mut next = indices.start;
        while next < indices.end {
            let (row, place) = (next / self.size, next % self.size);
            let end = (next - place + self.size).min(indices.end);
            let start = self.rows.at(row);
            places.extend((place..place + end - next).map(|place| start + place * self.stride));
            next = end;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(places: &Places) -> Vec<usize> {
        (0..places.len()).map(|index| places.at(index)).collect()
    }

    #[test]
    fn neighbouring_dimensions_are_one_row() {
        let layout = Layout::new(&[2, 3, 1, 4], &[2, 3]).unwrap();
        assert_eq!(
            layout.reduced,
            Places { rows: Offsets::Uniform { len: 1, stride: 0 }, size: 4, stride: 1 }
        );
        assert_eq!((layout.kept.size, layout.kept.stride), (6, 4));
        assert_eq!(layout.shape, [2, 3]);
    }

    #[test]
    fn dimensions_apart_are_rows() {
        let layout = Layout::new(&[2, 3, 4], &[0, 2]).unwrap();
        assert_eq!(all(&layout.reduced), [0, 1, 2, 3, 12, 13, 14, 15]);
        let mut part = vec![];
        layout.reduced.extend(&mut part, 2..7);
        assert_eq!(part, [2, 3, 12, 13, 14]);
        let stretches: Vec<SteppedRange> = layout.stretches(3).collect();
        let stretch = |distance, count| SteppedRange { distance, stride: 1, count };
        assert_eq!(stretches, [stretch(0, 3), stretch(3, 1), stretch(12, 3), stretch(15, 1)]);
    }

    #[test]
    fn groups_of_neighbours_end_with_their_run() {
        let layout = Layout::new(&[2, 5, 40], &[1]).unwrap();
        let sizes = GroupSizes { neighbours: 32, apart: 16 };
        let group = |first, end| layout.group(first, end, sizes);
        assert_eq!(group(0, 80), Group { first: 0, len: 32, neighbours: true });
        assert_eq!(group(32, 80), Group { first: 32, len: 8, neighbours: true });
        assert_eq!(group(40, 50), Group { first: 40, len: 10, neighbours: true });
        let rows = Layout::new(&[20, 40], &[1]).unwrap();
        assert_eq!(rows.group(3, 20, sizes), Group { first: 3, len: 16, neighbours: false });
    }

    #[test]
    fn no_dimension_is_one_step_and_an_empty_one_none() {
        assert_eq!(all(&Layout::new(&[2], &[]).unwrap().reduced), [0]);
        assert!(Layout::new(&[2, 0], &[1]).unwrap().reduced.is_empty());
        assert!(Layout::new(&[0, 2, 3], &[1]).unwrap().kept.is_empty());
    }
}
