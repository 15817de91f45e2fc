//! The elements of a lazily made operand: a program makes them where they are packed.

use super::super::thresholds::ELEMENTS_MADE_TOGETHER;
use super::packing::{Elements, StepOffsets, column_runs};
use crate::engine::chunks::{LazyOperand, OperandGenerator, Rows};
use crate::hardware::parallel;
use crate::tensor::allocation::{TooLarge, filled};

impl Elements<f32> for LazyOperand<'_> {
    fn len(&self) -> usize {
        self.len()
    }

    fn native(&self) -> Option<&[f32]> {
        None
    }

    fn all(&self) -> Result<Vec<f32>, TooLarge> {
        let mut values = filled(0.0, self.shape())?;
        parallel::for_each_chunk(&mut values, 4 * ELEMENTS_MADE_TOGETHER, |index, values| {
            self.maker().make(row(4 * index * ELEMENTS_MADE_TOGETHER, values.len()), values);
        });
        Ok(values)
    }

    fn is_made(&self) -> bool {
        true
    }

    fn row(&self, start: usize, steps: StepOffsets<'_>, to: &mut [f32]) {
        let mut maker = self.maker();
        for (step, offset, len) in steps.runs() {
            maker.make(row(start + offset, len), &mut to[step..][..len]);
        }
    }

    fn panel(&self, starts: &[usize], steps: StepOffsets<'_>, columns: usize, to: &mut [f32]) {
        let mut maker = self.maker();
        for (column, length) in column_runs(starts) {
            let first = starts[column];
            match steps.stride() {
                Some(pitch) => {
                    let rows =
                        Rows { first: first + steps.at(0), length, pitch, count: steps.len() };
                    panel_of_steps(&mut maker, rows, &mut to[column..], columns);
                }
                None => {
                    for (step, to) in to.chunks_exact_mut(columns).enumerate() {
                        let row = row(first + steps.at(step), length);
                        maker.make(row, &mut to[column..][..length]);
                    }
                }
            }
        }
    }
}

/// A single row of elements that are neighbours.
fn row(first: usize, length: usize) -> Rows {
    Rows { first, length, pitch: 0, count: 1 }
}

/// Makes some neighbouring columns of a panel, of which `to` begins with the first.
fn panel_of_steps(maker: &mut OperandGenerator<'_>, rows: Rows, to: &mut [f32], columns: usize) {
    if rows.length == columns {
        return maker.make(rows, &mut to[..rows.count * columns]);
    }
    let together = (ELEMENTS_MADE_TOGETHER / rows.length).max(1);
    let mut made = vec![0.0; together.min(rows.count) * rows.length];
    for first in (0..rows.count).step_by(together) {
        let count = together.min(rows.count - first);
        let made = &mut made[..count * rows.length];
        maker.make(Rows { count, ..rows.from(first) }, made);
        let to = to[first * columns..].chunks_mut(columns);
        for (to, made) in to.zip(made.chunks_exact(rows.length)) {
            to[..rows.length].copy_from_slice(made);
        }
    }
}
