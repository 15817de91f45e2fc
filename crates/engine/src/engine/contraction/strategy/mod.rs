//! Strategies: how the sums of a contraction are divided among registers, tiles and threads.

mod batched_small;
pub mod choose;
pub mod dilated_convolution;
mod gemv;
pub mod int16_pairs;
mod single_sums;
mod tiles;
mod trailing_zeros;
mod work_queue;

use self::batched_small::BatchPerLane;
use self::choose::{Operand, Strategy, SumArithmetic, choose};
use self::single_sums::SingleSums;
use super::arithmetic::factor::{Element, Factor};
use super::tile::operand_view::OperandView;
use super::tile::output::{Encoding, Target};
use super::tile::sizes::Sizes;
use crate::tensor::allocation::{TooLarge, len, with_capacity};

/// The elements that the sums of a contraction become, row-major by batch, row and column.
pub fn contract<T: Factor, S: Element, O: Element>(
    arithmetic: &dyn SumArithmetic<Factor = T, Sum = S>,
    sizes: Sizes,
    [lhs, rhs]: [&OperandView<'_, T>; 2],
    encoding: Encoding<'_, S, O>,
) -> Result<Vec<O>, TooLarge> {
    let Sizes { batch, rows, columns, .. } = sizes;
    let shape = [batch, rows, columns];
    let mut elements = with_capacity(&shape)?;
    let count = len::<O>(&shape)?;
    if count == 0 {
        return Ok(elements);
    }
    let room = &mut elements.spare_capacity_mut()[..count];
    let start = room.as_mut_ptr().cast();
    let by_left = Target { start, batch: rows * columns, row: columns, column: 1 };
    let by_right = Target { row: 1, column: columns, ..by_left };
    let exchanged = sizes.exchanged();
    // SAFETY: there is room for all elements, which are nobody else's; a target whose rows are the columns of
    // the result has them at the distance 1
    unsafe {
        match choose(arithmetic, sizes, [lhs, rhs]) {
            Strategy::BatchPerLane(arithmetic) => {
                BatchPerLane { arithmetic, sizes, lhs, rhs }.run(encoding, room);
            }
            Strategy::SingleSums(arithmetic) => {
                SingleSums { arithmetic, sizes, lhs, rhs }.run(encoding, room);
            }
            // The sums of a vector are a row of the target.
            Strategy::Gemv(arithmetic, Operand::Left, matrix) => {
                gemv::run(arithmetic, sizes, (matrix, lhs, rhs), encoding, by_right)?;
            }
            Strategy::Gemv(arithmetic, Operand::Right, matrix) => {
                gemv::run(arithmetic, exchanged, (matrix, rhs, lhs), encoding, by_left)?;
            }
            Strategy::Tiles(Operand::Left) => {
                tiles::run(arithmetic, sizes, (lhs, rhs), encoding, by_left)?;
            }
            Strategy::Tiles(Operand::Right) => {
                tiles::run(arithmetic, exchanged, (rhs, lhs), encoding, by_right)?;
            }
        }
        // every strategy wrote every element
        elements.set_len(count);
    }
    Ok(elements)
}
