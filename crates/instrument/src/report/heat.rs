//! A heat map of the errors of a tensor: a picture of blocks, each as bad as its worst element.

use super::ulps::{UNDEFINED_LEVEL, ulps_of_level};

/// The bit of a cell in which an element is marked.
const MARK: u16 = 1 << 15;

/// A picture of a tensor's last two dimensions. A cell is as bad as the worst element of its block, at the same place
/// of any outer index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeatMap {
    /// How many rows and columns the tensor's last two dimensions have.
    pub size: [usize; 2],
    /// How many rows and columns of cells there are.
    pub cells: [usize; 2],
    levels: Vec<u16>,
    /// The columns at which blocks begin, and where the last one ends.
    starts: Vec<usize>,
}

/// The state that a cell shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// All elements are the same.
    Same,
    /// The largest distance in ULP, as 256 times the binary logarithm of 1 + ULP.
    Level(u16),
    /// An element is rejected, or has no distance.
    Marked,
}

impl HeatMap {
    /// A map of a shape, with at most this many rows and columns of cells.
    pub(super) fn new(size: [usize; 2], most: usize) -> HeatMap {
        let cells = size.map(|size| size.min(most.max(1)));
        let start =
            |cell: usize| (cell as u128 * size[1] as u128).div_ceil(cells[1].max(1) as u128);
        let starts = (0..=cells[1]).map(|cell| start(cell) as usize).collect();
        HeatMap { size, cells, levels: vec![0; cells[0] * cells[1]], starts }
    }

    fn row(&self, row: usize) -> usize {
        (row as u128 * self.cells[0] as u128 / self.size[0].max(1) as u128) as usize
    }

    fn column(&self, column: usize) -> usize {
        (column as u128 * self.cells[1] as u128 / self.size[1].max(1) as u128) as usize
    }

    /// Enters the levels of neighbours in a row, of which the first is at a column.
    #[inline(always)]
    pub(super) fn add(&mut self, row: usize, column: usize, levels: &[u16]) {
        let first = self.row(row) * self.cells[1];
        let cells = &mut self.levels[first..first + self.cells[1]];
        if self.cells[1] == self.size[1] {
            let cells = &mut cells[column..column + levels.len()];
            cells.iter_mut().zip(levels).for_each(|(cell, level)| *cell = (*cell).max(*level));
            return;
        }
        let (end, mut at) = (column + levels.len(), column);
        let mut cell = (column as u128 * self.cells[1] as u128 / self.size[1] as u128) as usize;
        while at < end {
            let next = self.starts[cell + 1].min(end);
            let most = levels[at - column..next - column].iter().fold(0, |most, &it| most.max(it));
            cells[cell] = cells[cell].max(most);
            (at, cell) = (next, cell + 1);
        }
    }

    /// Marks the cell of an element, whose violation is then seen whatever its distance.
    pub fn mark(&mut self, row: usize, column: usize) {
        if row >= self.size[0] || column >= self.size[1] {
            return;
        }
        let place = self.row(row) * self.cells[1] + self.column(column);
        if let Some(cell) = self.levels.get_mut(place) {
            *cell |= MARK;
        }
    }

    pub(super) fn merge(&mut self, other: &HeatMap) {
        let pairs = self.levels.iter_mut().zip(&other.levels);
        pairs.for_each(|(cell, more)| *cell = (*cell).max(*more));
    }

    /// The cells, row by row.
    pub fn shown(&self) -> impl Iterator<Item = Cell> + '_ {
        self.levels.iter().map(|&level| match level {
            0 => Cell::Same,
            level if level & MARK != 0 || level >= UNDEFINED_LEVEL => Cell::Marked,
            level => Cell::Level(level),
        })
    }

    /// The largest level of a cell, marked ones included, in ULP.
    pub fn largest(&self) -> f64 {
        let levels = self.levels.iter().map(|level| level & !MARK);
        let most = levels.filter(|&level| level < UNDEFINED_LEVEL).max().unwrap_or(0);
        ulps_of_level(f64::from(most))
    }
}

/// The level of an element, marked.
#[inline(always)]
pub(super) fn marked(level: u16, is_marked: bool) -> u16 {
    level | (u16::from(is_marked) << 15)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_as_bad_as_its_worst_element() {
        // 3 x 10 elements in 3 x 4 cells: the blocks of columns begin at 0, 3, 5 and 8
        let mut map = HeatMap::new([3, 10], 4);
        assert_eq!((map.cells, &map.starts[..]), ([3, 4], &[0, 3, 5, 8, 10][..]));
        map.add(1, 2, &[7, 1, 0, 9, 2]);
        let row: Vec<Cell> = map.shown().skip(4).take(4).collect();
        assert_eq!(row, [Cell::Level(7), Cell::Level(1), Cell::Level(9), Cell::Same]);
    }

    #[test]
    fn every_element_has_the_cell_that_its_block_says() {
        for (size, most) in [(1000, 512), (513, 512), (7, 512), (4096, 512)] {
            let map = HeatMap::new([1, size], most);
            for cell in 0..map.cells[1] {
                let range = map.starts[cell]..map.starts[cell + 1];
                assert!(!range.is_empty() && range.clone().all(|at| map.column(at) == cell));
            }
        }
    }

    #[test]
    fn marks_win() {
        let mut map = HeatMap::new([2, 2], 512);
        map.add(0, 0, &[UNDEFINED_LEVEL, 2560]);
        map.mark(1, 1);
        map.mark(5, 5);
        let shown: Vec<Cell> = map.shown().collect();
        assert_eq!(shown, [Cell::Marked, Cell::Level(2560), Cell::Same, Cell::Marked]);
        assert_eq!(map.largest(), 1023.0);
    }

    #[test]
    fn tensors_without_elements_have_no_cells() {
        let map = HeatMap::new([0, 5], 512);
        assert_eq!((map.cells, map.shown().count(), map.largest()), ([0, 5], 0, 0.0));
    }
}
