//! The choice of a strategy: from the sizes of a contraction, the layout of its operands in memory, and what
//! its arithmetic offers.

use super::super::arithmetic::factor::{Element, Factor};
use super::super::arithmetic::scalar::ScalarStep;
use super::super::arithmetic::small_floats::{InBf16, InF16, NormalBf16};
use super::super::arithmetic::step::{
    ComplexDouble, ComplexSingle, Double, ExactDouble, ExactSingle, Int16Pairs, Single, Wrapping32,
    Wrapping64,
};
use super::super::thresholds::{
    COLUMNS_PACKED_APART, COLUMNS_PACKED_TOGETHER, FEW_SUMS, LONG_SUM, ROWS_OF_FULL_SPEED,
};
use super::super::tile::arithmetic::{InMemory, TileArithmetic};
use super::super::tile::operand_view::OperandView;
use super::super::tile::sizes::Sizes;
use super::super::tile::small_float_tiles::SmallFloatTiles;
use super::batched_small::LaneSums;
use super::gemv::{self, RowSums};
use crate::engine::movement::offsets::Offsets;
use crate::hardware::cpu;
use crate::paths::{self, Path};

/// The arithmetic of a contraction: what every strategy by tiles needs, and what it offers to the others.
pub trait SumArithmetic: TileArithmetic {
    /// The arithmetic of sums that are lanes of their own, if there is such.
    fn lane_sums(&self) -> Option<&dyn LaneSums<Self::Factor, Self::Sum>> {
        None
    }

    /// The arithmetic by which rows are read in place, if there is one.
    fn row_sums(&self) -> Option<&dyn RowSums<Self::Factor, Self::Sum>> {
        None
    }
}

macro_rules! offers {
    (lanes: $($lanes:ident)*; lanes and rows: $($rows:ident)*;) => {
        $(impl SumArithmetic for $lanes {
            fn lane_sums(&self) -> Option<&dyn LaneSums<Self::Factor, Self::Sum>> {
                Some(self)
            }
        })*
        $(impl SumArithmetic for $rows {
            fn lane_sums(&self) -> Option<&dyn LaneSums<Self::Factor, Self::Sum>> {
                Some(self)
            }

            #[cfg(target_arch = "x86_64")]
            fn row_sums(&self) -> Option<&dyn RowSums<Self::Factor, Self::Sum>> {
                Some(self)
            }
        })*
    };
}

offers! {
    lanes: Double ExactDouble Wrapping64 ComplexSingle ComplexDouble;
    lanes and rows: Single ExactSingle Wrapping32 Int16Pairs InBf16 InF16 NormalBf16;
}

impl SumArithmetic for SmallFloatTiles {}
impl<S: ScalarStep> SumArithmetic for InMemory<S> {}

/// How the sums of a contraction are made, with the arithmetic that the strategy needs.
pub enum Strategy<'r, T, S> {
    /// With many batches of small matrices, each SIMD lane computes one batch.
    BatchPerLane(&'r dyn LaneSums<T, S>),
    /// Single sums are made one after the other.
    SingleSums(&'r dyn LaneSums<T, S>),
    /// The rows of a matrix, which is this operand and has these elements, are multiplied by a few vectors.
    Gemv(&'r dyn RowSums<T, S>, Operand, &'r [T]),
    /// Tiles of sums, whose rows are elements of this operand.
    Tiles(Operand),
}

/// An operand of a contraction. Multiplication commutes, so either may be the rows of tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operand {
    Left,
    Right,
}

/// The strategy for a contraction.
pub fn choose<'r, T: Factor, S: Element>(
    arithmetic: &'r dyn SumArithmetic<Factor = T, Sum = S>,
    sizes: Sizes,
    [lhs, rhs]: [&OperandView<'r, T>; 2],
) -> Strategy<'r, T, S> {
    if let Some(strategy) = few_sums(arithmetic, sizes, [lhs, rhs]) {
        return strategy;
    }
    if let Some(rows) = arithmetic.row_sums() {
        let left = gemv::matrix(sizes, lhs).map(|elements| (Operand::Left, elements));
        let right = || Some((Operand::Right, gemv::matrix(sizes.exchanged(), rhs)?));
        if let Some((operand, elements)) = left.or_else(right)
            && paths::take(Path::Gemv)
        {
            return Strategy::Gemv(rows, operand, elements);
        }
    }
    let Sizes { batch, rows, columns, .. } = sizes;
    // Rows of the right operand are columns of the result, whose elements are then written one by one.
    let right = effort(arithmetic, sizes.exchanged(), rhs, lhs) + rows * columns * batch;
    let left = effort(arithmetic, sizes, lhs, rhs);
    Strategy::Tiles(if right < left { Operand::Right } else { Operand::Left })
}

/// The strategy for a contraction whose sums are too few to fill the registers of a tile.
fn few_sums<'r, T: Factor, S: Element>(
    arithmetic: &'r dyn SumArithmetic<Factor = T, Sum = S>,
    sizes: Sizes,
    [lhs, rhs]: [&OperandView<'_, T>; 2],
) -> Option<Strategy<'r, T, S>> {
    let Sizes { batch, rows, columns, steps } = sizes;
    let lanes = arithmetic.lane_sums()?;
    if rows >= FEW_SUMS || columns >= FEW_SUMS {
        return None;
    }
    let is_one = rows == 1 && columns == 1;
    let is_quick = steps >= LONG_SUM && lhs.stands() && rhs.stands();
    if is_one && (batch < FEW_SUMS || is_quick) && paths::take(Path::SingleSums) {
        return Some(Strategy::SingleSums(lanes));
    }
    let is_batched = batch >= FEW_SUMS && paths::take(Path::BatchedSmall);
    is_batched.then_some(Strategy::BatchPerLane(lanes))
}

/// The rough cost of tiles and packing, in the cycles that one register of sums takes for a step.
fn effort<T: Factor, S: Element>(
    arithmetic: &dyn SumArithmetic<Factor = T, Sum = S>,
    sizes: Sizes,
    lhs: &OperandView<'_, T>,
    rhs: &OperandView<'_, T>,
) -> usize {
    let (Sizes { batch, rows, columns, steps }, level) = (sizes, cpu::level());
    let tile = arithmetic.tile(level, columns);
    let registers = |columns: usize| arithmetic.tile(level, columns).columns.div_ceil(16);
    let (panels, rest) = (columns / tile.columns, columns % tile.columns);
    let registers = panels * registers(columns) + if rest > 0 { registers(rest) } else { 0 };
    let last = rows % tile.rows;
    let full_rows = rows - last + if last > 0 { last.max(ROWS_OF_FULL_SPEED) } else { 0 };
    let sums = full_rows.saturating_mul(registers).saturating_mul(arithmetic.cost());
    let has_rows = lhs.steps().has_runs();
    let has_columns = stride_of_first(rhs.free) == 1 || columns == 1;
    let packed_rows = if has_rows { 0 } else { rows * columns.div_ceil(tile.columns).min(2) };
    let packed_columns =
        columns / if has_columns { COLUMNS_PACKED_TOGETHER } else { COLUMNS_PACKED_APART };
    (sums + packed_rows + packed_columns).saturating_mul(batch).saturating_mul(steps)
}

/// The distance from the first offset to the second.
fn stride_of_first(offsets: &Offsets) -> usize {
    if offsets.len() < 2 { 1 } else { offsets.at(1).wrapping_sub(offsets.at(0)) }
}

#[cfg(test)]
mod tests {
    use super::super::super::arithmetic::scalar::Wide;
    use super::super::super::tile::packing::Native;
    use super::*;

    /// The strategy for row-major operands of these sizes.
    fn chosen<T: Factor, S: Element>(
        arithmetic: &dyn SumArithmetic<Factor = T, Sum = S>,
        [batch, rows, columns, steps]: [usize; 4],
    ) -> &'static str {
        let uniform = |len: usize, stride: usize| Offsets::Uniform { len, stride };
        let left = [uniform(batch, rows * steps), uniform(rows, steps), uniform(steps, 1)];
        let right = [uniform(batch, steps * columns), uniform(columns, 1), uniform(steps, columns)];
        let elements = vec![T::default(); batch * steps * rows.max(columns)];
        let elements = &Native::from(&elements[..]);
        let [lhs, rhs] =
            [&left, &right].map(|[batch, free, step]| OperandView { elements, batch, free, step });
        match choose(arithmetic, Sizes { batch, rows, columns, steps }, [&lhs, &rhs]) {
            Strategy::BatchPerLane(_) => "batch per lane",
            Strategy::SingleSums(_) => "single sums",
            Strategy::Gemv(..) => "gemv",
            Strategy::Tiles(_) => "tiles",
        }
    }

    #[test]
    fn many_batches_of_small_matrices_have_a_lane_each() {
        assert_eq!(chosen(&Single, [100, 3, 3, 5]), "batch per lane");
        assert_eq!(chosen(&Single, [100, 1, 1, 5]), "batch per lane");
        assert_eq!(chosen(&Single, [15, 3, 3, 5]), "tiles");
        assert_eq!(chosen(&Single, [100, 16, 3, 5]), "tiles");
    }

    #[test]
    fn vectors_by_vectors_are_single_sums_if_they_are_few_or_long() {
        assert_eq!(chosen(&Single, [1, 1, 1, 5]), "single sums");
        assert_eq!(chosen(&Single, [100, 1, 1, 512]), "single sums");
    }

    #[test]
    fn sums_in_memory_are_made_by_tiles_however_few_they_are() {
        assert_eq!(chosen(&InMemory(Wide), [100, 3, 3, 5]), "tiles");
        assert_eq!(chosen(&InMemory(Wide), [1, 1, 1, 5]), "tiles");
    }
}
