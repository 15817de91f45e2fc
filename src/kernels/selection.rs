//! Windows that each select one of their elements.

use std::convert::Infallible;

use super::offsets::strides;
use super::parallel;
use super::program::{Lanes, Program};
use super::sliding::Slide;
use crate::tensor::Tensor;
use crate::tensor::allocation::{TooLarge, filled};

/// The place that stands for a window without elements.
pub const NOTHING: i64 = -1;

/// Windows that select at the same time.
const GROUP: usize = 256;

/// The windows over a tensor, cut to the elements that it has.
#[derive(Debug, Clone, Copy)]
pub struct Selection<'a> {
    /// The tensor's shape.
    pub operand: &'a [usize],
    /// The sizes of a window.
    pub window: &'a [usize],
    /// How it slides; tensor and window are not dilated.
    pub slides: &'a [Slide],
    /// How many windows lie along each dimension.
    pub windows: &'a [usize],
}

impl Selection<'_> {
    /// The row-major index of the first element of each window that all others lose against, in
    /// the order of the windows: an element is kept while the program, given it and the next one,
    /// says so. The program's inputs are two elements of the operand, then the captured values.
    pub fn by_program(
        &self,
        operand: &Tensor,
        program: &Program,
        captured: &[Tensor],
    ) -> Result<Vec<i64>, TooLarge> {
        let mut selected = filled(NOTHING, self.windows)?;
        parallel::for_each_chunk(&mut selected, GROUP, |index, selected| {
            let mut lanes = Lanes::new(program, selected.len());
            for (input, captured) in captured.iter().enumerate() {
                lanes.fill(2 + input, captured.code(0), selected.len());
            }
            let mut keeps = |kept: &[usize], next: &[usize], lost: &mut Vec<bool>| {
                lanes.gather(0, operand.words(), kept.iter().copied());
                lanes.gather(1, operand.words(), next.iter().copied());
                lanes.run(kept.len());
                lost.extend((0..kept.len()).map(|lane| !lanes.is_true(0, lane)));
                Ok::<(), Infallible>(())
            };
            let Ok(()) = self.group(index * GROUP, selected, &mut keeps);
        });
        Ok(selected)
    }

    /// The same, one question after the other: does the element at the first index stay against
    /// the one at the second?
    pub fn by_question<E: From<TooLarge>>(
        &self,
        mut stays: impl FnMut(usize, usize) -> Result<bool, E>,
    ) -> Result<Vec<i64>, E> {
        let mut selected = filled(NOTHING, self.windows)?;
        for (index, selected) in selected.chunks_mut(1).enumerate() {
            let mut keeps = |kept: &[usize], next: &[usize], lost: &mut Vec<bool>| {
                for (&kept, &next) in kept.iter().zip(next) {
                    lost.push(!stays(kept, next)?);
                }
                Ok::<(), E>(())
            };
            self.group(index, selected, &mut keeps)?;
        }
        Ok(selected)
    }

    /// Selects for the windows from `first` on, all of them one element further at a time. `ask`
    /// gets elements that windows hold and the next ones, and says which of the first lose.
    fn group<E>(
        &self,
        first: usize,
        selected: &mut [i64],
        ask: &mut impl FnMut(&[usize], &[usize], &mut Vec<bool>) -> Result<(), E>,
    ) -> Result<(), E> {
        let starts: Vec<i64> =
            (first..first + selected.len()).flat_map(|window| self.start(window)).collect();
        let (mut lanes, mut kept, mut next, mut lost) = (vec![], vec![], vec![], vec![]);
        let rank = self.operand.len();
        let distances = strides(self.operand);
        let count: usize = self.window.iter().product();
        let mut offset = vec![0i64; rank];
        for _ in 0..count {
            lanes.clear();
            kept.clear();
            next.clear();
            lost.clear();
            for (lane, holds) in selected.iter_mut().enumerate() {
                let start = &starts[lane * rank..][..rank];
                let Some(place) = self.place(start, &offset, &distances) else { continue };
                if *holds == NOTHING {
                    *holds = place as i64;
                } else {
                    lanes.push(lane);
                    kept.push(*holds as usize);
                    next.push(place);
                }
            }
            if !lanes.is_empty() {
                ask(&kept, &next, &mut lost)?;
                for ((&lane, &next), _) in
                    lanes.iter().zip(&next).zip(&lost).filter(|(_, lost)| **lost)
                {
                    selected[lane] = next as i64;
                }
            }
            self.advance(&mut offset);
        }
        Ok(())
    }

    /// Where a window's first element would stand, perhaps outside the tensor.
    fn start(&self, mut window: usize) -> impl Iterator<Item = i64> {
        let mut start = vec![0; self.windows.len()];
        for (dimension, &windows) in self.windows.iter().enumerate().rev() {
            let Slide { stride, low, .. } = self.slides[dimension];
            let index = (window % windows) as i64;
            start[dimension] = index.saturating_mul(stride).saturating_sub(low);
            window /= windows;
        }
        start.into_iter()
    }

    /// The row-major index of an element of a window, if the tensor has it.
    fn place(&self, start: &[i64], offset: &[i64], distances: &[usize]) -> Option<usize> {
        let mut place = 0;
        for (dimension, &distance) in distances.iter().enumerate() {
            let index = usize::try_from(start[dimension].checked_add(offset[dimension])?).ok()?;
            if index >= self.operand[dimension] {
                return None;
            }
            place += index * distance;
        }
        Some(place)
    }

    /// The next element of a window, row by row.
    fn advance(&self, offset: &mut [i64]) {
        for (offset, &size) in offset.iter_mut().zip(self.window).rev() {
            *offset += 1;
            if *offset < size as i64 {
                return;
            }
            *offset = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::program::{Direction, Order, ProgramBuilder};
    use crate::numeric::{ElementType, IntegerType};

    #[test]
    fn programs_and_questions_select_the_same_elements() {
        let element = ElementType::Integer(IntegerType { width: 8, signed: false });
        let codes: Vec<u8> = (0..35u32).map(|i| (i * 37 % 11) as u8).collect();
        let operand = Tensor::from_codes(element.clone(), &[5, 7], codes.clone());
        let mut builder = ProgramBuilder::new();
        let (kept, next) = (builder.input(element.clone()), builder.input(element));
        let stays = builder.compare(Direction::Gt, Order::Quiet, kept, next).unwrap();
        let program = builder.finish(&[stays]);
        let slide = |stride, low, high| Slide { stride, low, high, ..Slide::default() };
        let (window, slides) = ([3, 2], [slide(2, 1, 2), slide(1, 0, 3)]);
        let windows = [slides[0].windows(5, 3), slides[1].windows(7, 2)];
        let selection =
            Selection { operand: &[5, 7], window: &window, slides: &slides, windows: &windows };
        let by_program = selection.by_program(&operand, &program, &[]).unwrap();
        let by_question =
            selection.by_question(|a, b| Ok::<bool, TooLarge>(codes[a] > codes[b])).unwrap();
        assert_eq!(by_program, by_question);
        // rows -1 to 1 of column 0 and 1: 0 4 / 6 10; of columns 7 and 8: nothing
        assert_eq!((by_program[0], by_program[8]), (8, NOTHING));
    }
}
