//! Folds by a program: outputs side by side, in the lanes of its registers.

use super::layout::{Group, GroupSizes};
use super::tile::{CodeRows, Tile};
use super::{Fold, Layout};
use crate::engine::buffer::Buffer;
use crate::engine::chunks::{CHUNK, Lanes};
use crate::engine::codes::{Codes, CodesMut};
use crate::hardware::parallel;
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// How many outputs are computed side by side at most.
const SIZES: GroupSizes = GroupSizes { neighbours: CHUNK, apart: 256 };

/// The results of a fold by its program.
pub fn fold(fold: &Fold<'_>, layout: &Layout) -> Result<Vec<Tensor>, TooLarge> {
    let mut results = Vec::with_capacity(fold.initial.len());
    for initial in fold.initial {
        results.push(Buffer::new(initial.element(), &layout.shape)?);
    }
    let outputs = layout.outputs_a_task();
    let pieces = pieces(&mut results, layout.kept.len(), outputs);
    let tasks = pieces.into_iter().enumerate().collect();
    parallel::for_each(tasks, |(index, piece): (usize, Vec<CodesMut<'_>>)| {
        fold_piece(fold, layout, index * outputs, piece);
    });
    let results = results.into_iter().zip(fold.initial);
    let tensor = |(result, initial): (Buffer, &Tensor)| {
        result.into_tensor(initial.element().clone(), &layout.shape)
    };
    Ok(results.map(tensor).collect())
}

/// The results divided into pieces of `size` outputs; each piece has a part of every accumulator's results.
fn pieces(results: &mut [Buffer], outputs: usize, size: usize) -> Vec<Vec<CodesMut<'_>>> {
    let mut rest: Vec<CodesMut<'_>> = results.iter_mut().map(Buffer::codes).collect();
    let mut pieces = Vec::new();
    for start in (0..outputs).step_by(size) {
        let split = rest.into_iter().map(|codes| codes.split_at(size.min(outputs - start)));
        let (piece, others) = split.unzip();
        pieces.push(piece);
        rest = others;
    }
    pieces
}

/// Computes the results of the outputs from `first` on.
fn fold_piece(fold: &Fold<'_>, layout: &Layout, first: usize, mut results: Vec<CodesMut<'_>>) {
    let (count, outputs) = (fold.inputs.len(), results[0].len());
    let capacity = outputs.min(SIZES.neighbours);
    let mut lanes = Lanes::new(fold.program, capacity);
    for (input, captured) in fold.captured.iter().enumerate() {
        lanes.fill(2 * count + input, captured.code(0), capacity);
    }
    let mut tiles: Vec<Tile> = fold.inputs.iter().map(|_| Tile::default()).collect();
    let mut next = 0;
    while next < outputs {
        let group = layout.group(first + next, first + outputs, SIZES);
        fold_group(fold, layout, group, &mut lanes, &mut tiles);
        for (accumulator, results) in results.iter_mut().enumerate() {
            lanes.store_input_codes(accumulator, results.range(next, next + group.len));
        }
        next += group.len;
    }
}

/// Folds a group, whose results are then in the lanes of the accumulators.
fn fold_group(
    fold: &Fold<'_>,
    layout: &Layout,
    group: Group,
    lanes: &mut Lanes<'_>,
    tiles: &mut [Tile],
) {
    let (count, len) = (fold.inputs.len(), group.len);
    for (accumulator, initial) in fold.initial.iter().enumerate() {
        lanes.fill(accumulator, initial.code(0), len);
    }
    tiles.iter_mut().for_each(|tile| tile.start(layout, group));
    for stretch in layout.stretches(Tile::steps(len, size_of::<u32>())) {
        let inputs = tiles.iter_mut().zip(fold.inputs);
        let rows: Vec<CodeRows<'_>> = inputs
            .map(|(tile, input)| tile.rows_of(Codes::of(input.words()), group, stretch, len))
            .collect();
        for step in 0..stretch.count {
            for (input, rows) in rows.iter().enumerate() {
                lanes.load_codes(count + input, rows.lanes(step, len));
            }
            lanes.run(len);
            for accumulator in 0..count {
                lanes.feed(accumulator, accumulator, len);
            }
        }
    }
}
