//! Windows each of which selects one of its elements.

use std::convert::Infallible;

use super::chunks::{Lanes, Program};
use super::movement::exclusive;
use super::movement::sliding::Slide;
use crate::each_width;
use crate::hardware::parallel;
use crate::tensor::allocation::{TooLarge, filled};
use crate::tensor::strided::{OffsetMap, Position};
use crate::tensor::{Tensor, Word, Words};

/// The index that stands for a window without elements.
pub const NOTHING: i64 = -1;

/// How many windows select at a time.
const GROUP: usize = 1024;

/// The windows over a tensor, without the elements that lie outside of it.
#[derive(Debug, Clone, Copy)]
pub struct Selection<'a> {
    /// The shape of the tensor.
    pub operand: &'a [usize],
    /// The sizes of a window.
    pub window: &'a [usize],
    /// How the windows slide; tensor and window are not dilated.
    pub slides: &'a [Slide],
    /// How many windows there are along each dimension.
    pub windows: &'a [usize],
}

/// Writes values at selected positions, each of which is selected at most once.
///
/// # Errors
///
/// [`TooLarge`] if somebody else holds the target, and there is no memory for a copy.
pub fn put(target: &mut Words, selected: &[i64], values: &Words) -> Result<(), TooLarge> {
    each_width!(target, array => {
        let (target, values) = (exclusive(array)?, Word::slice(values));
        for (&place, &value) in selected.iter().zip(values) {
            if place != NOTHING {
                target[place as usize] = value;
            }
        }
    });
    Ok(())
}

impl Selection<'_> {
    /// Whether no two windows share an element.
    pub fn is_disjoint(&self) -> bool {
        let mut sizes = self.slides.iter().zip(self.window);
        sizes.all(|(slide, &window)| slide.stride >= window as i64)
    }

    /// The row-major index of the element that each window selects, for all windows in order. A window
    /// compares the element that it holds with each next one; it keeps the one that it holds if the program
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

    /// The row-major index of the element that each window selects, by one question after the other: does the
    /// element at the first index stay against the one at the second?
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

    /// Selects for the windows from `first` on, which all advance one element at a time. `ask` gets the
    /// elements that the windows hold and the next ones, and says which of the held ones lose.
    fn group<E>(
        &self,
        first: usize,
        selected: &mut [i64],
        ask: &mut impl FnMut(&[usize], &[usize], &mut Vec<bool>) -> Result<(), E>,
    ) -> Result<(), E> {
        match self.within(first, selected.len()) {
            Some(places) => self.inside(&places, selected, ask),
            None => self.at_edges(first, selected, ask),
        }
    }

    /// Selects for windows that lie inside of the tensor; `places` are the indices of their first elements.
    fn inside<E>(
        &self,
        places: &[i64],
        selected: &mut [i64],
        ask: &mut impl FnMut(&[usize], &[usize], &mut Vec<bool>) -> Result<(), E>,
    ) -> Result<(), E> {
        let (mut kept, mut next, mut lost) = (vec![], vec![], vec![]);
        selected.copy_from_slice(places);
        for [further] in self.elements().walk().skip(1) {
            kept.clear();
            next.clear();
            lost.clear();
            kept.extend(selected.iter().map(|&place| place as usize));
            next.extend(places.iter().map(|&place| place as usize + further as usize));
            ask(&kept, &next, &mut lost)?;
            for ((selected, &next), &lost) in selected.iter_mut().zip(&next).zip(&lost) {
                *selected = if lost { next as i64 } else { *selected };
            }
        }
        Ok(())
    }

    /// Selects for windows that may have elements outside of the tensor.
    fn at_edges<E>(
        &self,
        first: usize,
        selected: &mut [i64],
        ask: &mut impl FnMut(&[usize], &[usize], &mut Vec<bool>) -> Result<(), E>,
    ) -> Result<(), E> {
        let starts = self.starts(first, selected.len());
        let (mut lanes, mut kept, mut next, mut lost) = (vec![], vec![], vec![], vec![]);
        let rank = self.operand.len();
        let elements = self.elements();
        let mut at = elements.first();
        for _ in 0..elements.len() {
            lanes.clear();
            kept.clear();
            next.clear();
            lost.clear();
            for (lane, holds) in selected.iter_mut().enumerate() {
                let start = &starts[lane * rank..][..rank];
                let Some(place) = self.place(start, &at, &elements) else { continue };
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
            at.next(&elements.axes);
        }
        Ok(())
    }

    /// The indices of the first elements of `count` windows, from `first` on, if all of them lie inside of
    /// the tensor.
    fn within(&self, first: usize, count: usize) -> Option<Vec<i64>> {
        let (windows, elements) = (OffsetMap::row_major(self.windows), self.elements());
        let mut places = Vec::with_capacity(count);
        while places.len() < count {
            let window = first + places.len();
            // as many windows as there are left along the last dimension
            let row = match self.windows.last() {
                Some(&windows) => (windows - window % windows).min(count - places.len()),
                None => 1,
            };
            let [start, end] =
                [window, window + row - 1].map(|window| windows.position(window).index);
            let mut place = 0;
            for (dimension, axis) in elements.axes.iter().enumerate() {
                let end = self.start(dimension, end[dimension]) + self.window[dimension] as i64;
                let start = self.start(dimension, start[dimension]);
                if start < 0 || end > self.operand[dimension] as i64 {
                    return None;
                }
                place += start * axis.stride() as i64;
            }
            let step = self.slides.last().map_or(0, |slide| slide.stride);
            places.extend((0..row as i64).map(|window| place + window * step));
        }
        Some(places)
    }

    /// The index vectors of the first elements of `count` windows, from `first` on, one window after the
    /// other. They may lie outside of the tensor.
    fn starts(&self, first: usize, count: usize) -> Vec<i64> {
        let mut starts = Vec::with_capacity(count * self.operand.len());
        let windows = OffsetMap::row_major(self.windows);
        let mut at = windows.position(first);
        for _ in 0..count {
            let start = at.index.iter().enumerate();
            starts.extend(start.map(|(dimension, &index)| self.start(dimension, index)));
            at.next(&windows.axes);
        }
        starts
    }

    /// The offsets of a window's elements from its first one, if the window lies inside of the tensor.
    fn elements(&self) -> OffsetMap {
        let mut elements = OffsetMap::row_major(self.operand);
        for (axis, &size) in elements.axes.iter_mut().zip(self.window) {
            axis.size = size;
        }
        elements
    }

    /// The start along a dimension of the windows of an index.
    fn start(&self, dimension: usize, index: usize) -> i64 {
        let Slide { stride, low, .. } = self.slides[dimension];
        (index as i64).saturating_mul(stride).saturating_sub(low)
    }

    /// The row-major index of an element of a window that begins at `start`, if the tensor has it.
    fn place(&self, start: &[i64], at: &Position, elements: &OffsetMap) -> Option<usize> {
        let mut place = at.offsets[0] as i64;
        for (dimension, axis) in elements.axes.iter().enumerate() {
            let index = start[dimension].checked_add(at.index[dimension] as i64)?;
            if index < 0 || index >= self.operand[dimension] as i64 {
                return None;
            }
            place += start[dimension] * axis.stride() as i64;
        }
        Some(place as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chunks::{Direction, Order};
    use crate::meaning::Steps;
    use crate::numeric::{ElementType, IntegerType};

    #[test]
    fn programs_and_questions_select_the_same_elements() {
        let element = ElementType::Integer(IntegerType { width: 8, signed: false });
        let codes: Vec<u8> = (0..35u32).map(|i| (i * 37 % 11) as u8).collect();
        let operand = Tensor::from_codes(element.clone(), &[5, 7], codes.clone());
        let mut steps = Steps::new();
        let (kept, next) = (steps.input(element.clone()), steps.input(element));
        let stays = steps.compare(Direction::Gt, Order::Quiet, kept, next).unwrap();
        let program = Program::new(steps, &[stays]);
        let slide = |stride, low, high| Slide { stride, low, high, ..Slide::default() };
        let (window, slides) = ([3, 2], [slide(2, 1, 2), slide(1, 0, 3)]);
        let windows = [slides[0].windows(5, 3), slides[1].windows(7, 2)];
        let selection =
            Selection { operand: &[5, 7], window: &window, slides: &slides, windows: &windows };
        let by_program = selection.by_program(&operand, &program, &[]).unwrap();
        let by_question =
            selection.by_question(|a, b| Ok::<bool, TooLarge>(codes[a] > codes[b])).unwrap();
        assert_eq!(by_program, by_question);
        // rows -1 to 1 of columns 0 and 1 are 0 4 / 6 10; columns 7 and 8 have no elements
        assert_eq!((by_program[0], by_program[8]), (8, NOTHING));
        // windows inside of the tensor give the same selection as windows that may be at its edges
        let slides = [slide(2, 0, 0), slide(2, -1, 0)];
        let windows = [slides[0].windows(5, 3), slides[1].windows(7, 2)];
        let selection = Selection { slides: &slides, windows: &windows, ..selection };
        let count = windows[0] * windows[1];
        assert!(selection.within(0, count).is_some() && !selection.is_disjoint());
        let mut expected = vec![NOTHING; count];
        let mut ask = |kept: &[usize], next: &[usize], lost: &mut Vec<bool>| {
            lost.extend(kept.iter().zip(next).map(|(&kept, &next)| codes[kept] <= codes[next]));
            Ok::<(), TooLarge>(())
        };
        selection.at_edges(0, &mut expected, &mut ask).unwrap();
        assert_eq!(selection.by_program(&operand, &program, &[]).unwrap(), expected);
    }
}
