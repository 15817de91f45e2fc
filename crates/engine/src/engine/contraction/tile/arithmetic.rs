//! The arithmetic that tiles need: a tile of sums takes in the products of all its steps.

use super::super::arithmetic::factor::{Element, Factor};
use super::super::arithmetic::scalar::ScalarStep;
use super::super::arithmetic::step::LaneArithmetic;
use super::registers;
use super::sums::{PackAhead, Sums, TileFactors, TileSize};
use crate::by_level;
use crate::hardware::cpu::Level;

/// Arithmetic by which a tile of sums takes in products, one step after the other.
///
/// A contraction calls it through a trait object, once for each tile: what surrounds the tiles is then
/// compiled once for each type of factors and sums, not once for each kind of step.
pub trait TileArithmetic: Sync {
    /// The type that products are taken in.
    type Factor: Factor;
    /// The type of the sums; its default is the exact zero that they start from.
    type Sum: Element;

    /// How much longer a step takes than a multiplication and an addition of f32 in registers.
    fn cost(&self) -> usize;

    /// Whether the sums are elements of a native type as they are, each NaN the canonical one.
    fn is_canonical(&self) -> bool {
        false
    }

    /// Whether the product of a zero and a finite factor leaves every sum as it is.
    fn ignores_zeros(&self) -> bool {
        false
    }

    /// The tile for `columns` columns at a level. It has this number of columns or, where they are too many for
    /// one tile, fewer.
    fn tile(&self, level: Level, columns: usize) -> TileSize;

    /// Takes the products of all steps into a tile of sums, one step after the other, and packs some of
    /// the next panel meanwhile.
    fn accumulate(
        &self,
        factors: &TileFactors<'_, Self::Factor>,
        ahead: &mut PackAhead<'_, Self::Factor>,
        sums: &mut Sums<'_, Self::Sum>,
    );
}

impl<A: LaneArithmetic> TileArithmetic for A {
    type Factor = A::Lane;
    type Sum = A::Lane;

    fn cost(&self) -> usize {
        A::COST
    }

    fn is_canonical(&self) -> bool {
        A::CANONICAL
    }

    fn ignores_zeros(&self) -> bool {
        true
    }

    fn tile(&self, level: Level, columns: usize) -> TileSize {
        registers::tile_size::<A::Lane>(level, columns)
    }

    fn accumulate(
        &self,
        factors: &TileFactors<'_, A::Lane>,
        ahead: &mut PackAhead<'_, A::Lane>,
        sums: &mut Sums<'_, A::Lane>,
    ) {
        registers::accumulate(self, factors, ahead, sums);
    }
}

/// Arithmetic of one sum at a time, whose sums stay in memory: each row and step goes through all columns.
pub struct InMemory<S>(pub S);

impl<S: ScalarStep> TileArithmetic for InMemory<S> {
    type Factor = S::Factor;
    type Sum = S::Sum;

    fn cost(&self) -> usize {
        S::COST
    }

    fn tile(&self, _: Level, columns: usize) -> TileSize {
        TileSize { rows: 8, columns: columns.clamp(1, 64) }
    }

    fn accumulate(
        &self,
        factors: &TileFactors<'_, S::Factor>,
        ahead: &mut PackAhead<'_, S::Factor>,
        sums: &mut Sums<'_, S::Sum>,
    ) {
        ahead.all(factors.columns);
        accumulate_in_memory(&self.0, factors, sums);
    }
}

by_level! {
    fn accumulate_in_memory[S: ScalarStep](
        step: &S,
        factors: &TileFactors<'_, S::Factor>,
        sums: &mut Sums<'_, S::Sum>,
    ) {
        let TileFactors { lhs, starts, runs, rhs, distance, columns, .. } = *factors;
        factors.check();
        assert_eq!((sums.rows(), sums.columns()), (starts.len(), columns), "sums of the tile");
        for (row, &start) in starts.iter().enumerate() {
            let sums = sums.values(row);
            let mut index = 0;
            for run in runs {
                for &left in &lhs[start + run.offset..][..run.len] {
                    let rhs = &rhs[index * distance..][..columns];
                    for (sum, &right) in sums.iter_mut().zip(rhs) {
                        *sum = step.step(*sum, left, right);
                    }
                    index += 1;
                }
            }
        }
    }
}
