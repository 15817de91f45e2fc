//! Operands as the innermost loops want them: rows whose steps are adjacent in memory, and panels of
//! columns, step by step.
//!
//! Elements are moved as codes and decoded where they arrive, so that no operand is decoded as a whole
//! unless its elements are packed many times.

use std::borrow::Cow;

use super::super::arithmetic::factor::Factor;
use super::super::arithmetic::range::Range;
use super::super::thresholds::{
    COLUMNS_OF_A_RUN, CONVERTED_PER_TASK, RANGE_CHUNKS_PER_TASK, RANGE_ELEMENTS, STEPS_OF_A_RUN,
    STEPS_TRANSPOSED_TOGETHER,
};
use crate::engine::movement::offsets::Offsets;
use crate::engine::movement::transpose_2d::{Transpose2d, transpose_2d};
use crate::hardware::parallel;
use crate::numeric::{CarrierFloat, Code, FloatFormat, decode};
use crate::tensor::allocation::{TooLarge, copied, filled, filled_by_chunks};

/// The elements of an operand as factors of a type.
pub trait Elements<T>: Sync {
    /// The number of elements.
    fn len(&self) -> usize;

    /// The factors, if memory holds them as they are multiplied.
    fn native(&self) -> Option<&[T]>;

    /// All factors.
    fn all(&self) -> Result<Vec<T>, TooLarge>;

    /// Whether a program makes the elements. All of them are then made once if they are needed more often.
    fn is_made(&self) -> bool {
        false
    }

    /// Packs the elements at the steps from a start.
    fn row(&self, start: usize, steps: StepOffsets<'_>, to: &mut [T]);

    /// Packs, for each step, the elements from several starts; `columns` is the distance from step to step.
    fn panel(&self, starts: &[usize], steps: StepOffsets<'_>, columns: usize, to: &mut [T]);
}

/// The offsets of some steps, and how many of the steps follow each other in memory.
#[derive(Clone, Copy)]
pub struct StepOffsets<'a> {
    offsets: &'a Offsets,
    /// The steps from one multiple of this number to the next are adjacent in memory.
    run: usize,
    first: usize,
    len: usize,
}

impl<'a> StepOffsets<'a> {
    /// The steps at these offsets.
    pub fn new(offsets: &'a Offsets) -> StepOffsets<'a> {
        let len = offsets.len();
        let run = match offsets {
            Offsets::Uniform { stride: 1, .. } => len,
            Offsets::Uniform { .. } => 1,
            Offsets::Table(table) => run_of(table),
        };
        StepOffsets { offsets, run: run.max(1), first: 0, len }
    }

    /// The `len` steps from the step `first` on.
    pub fn part(self, first: usize, len: usize) -> StepOffsets<'a> {
        StepOffsets { first: self.first + first, len, ..self }
    }

    /// The number of steps.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether the elements of all steps follow each other in memory.
    pub fn is_contiguous(&self) -> bool {
        self.len <= 1 || (self.first % self.run) + self.len <= self.run
    }

    /// The offset of a step.
    #[inline(always)]
    pub fn at(&self, step: usize) -> usize {
        self.offsets.at(self.first + step)
    }

    /// The distance from each step to the next, if it is one and the same.
    pub fn stride(&self) -> Option<usize> {
        match self.offsets {
            Offsets::Uniform { stride, .. } => Some(*stride),
            Offsets::Table(_) => None,
        }
    }

    /// Whether copying run by run pays.
    pub fn has_runs(&self) -> bool {
        self.run >= STEPS_OF_A_RUN
    }

    /// The runs of steps that follow each other in memory: of each the first step, its offset and the length.
    #[inline(always)]
    pub fn runs(self) -> impl Iterator<Item = (usize, usize, usize)> + 'a {
        let mut step = 0;
        std::iter::from_fn(move || {
            let here = step;
            if here == self.len {
                return None;
            }
            let len = (self.run - (self.first + here) % self.run).min(self.len - here);
            step += len;
            Some((here, self.at(here), len))
        })
    }
}

/// The largest number such that offsets follow each other from each of its multiples to the next; 1 if there
/// is no other.
fn run_of(table: &[usize]) -> usize {
    let follows = |index: usize| table[index] == table[index - 1] + 1;
    let run = (1..table.len()).find(|&index| !follows(index)).unwrap_or(table.len());
    let regular = (1..table.len()).all(|index| index % run == 0 || follows(index));
    if regular { run } else { 1 }
}

/// Elements that memory holds as they are multiplied.
pub struct Native<'a, T: Clone>(pub Cow<'a, [T]>);

impl<'a, T: Clone> From<&'a [T]> for Native<'a, T> {
    fn from(factors: &'a [T]) -> Native<'a, T> {
        Native(Cow::Borrowed(factors))
    }
}

impl<T: Copy + Default + Send + Sync> Elements<T> for Native<'_, T> {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn native(&self) -> Option<&[T]> {
        Some(&self.0)
    }

    fn all(&self) -> Result<Vec<T>, TooLarge> {
        copied(&self.0)
    }

    fn row(&self, start: usize, steps: StepOffsets<'_>, to: &mut [T]) {
        pack_row(&self.0, start, steps, to);
    }

    fn panel(&self, starts: &[usize], steps: StepOffsets<'_>, columns: usize, to: &mut [T]) {
        pack_panel(&self.0, starts, steps, columns, to);
    }
}

/// Elements that are codes of a format, each of whose values is a value of the carrier.
pub struct Codes<'a, C> {
    /// The format.
    pub format: &'static FloatFormat,
    /// The codes.
    pub codes: &'a [C],
}

impl<C: Code + Default, F: CarrierFloat + Factor> Elements<F> for Codes<'_, C> {
    fn len(&self) -> usize {
        self.codes.len()
    }

    fn native(&self) -> Option<&[F]> {
        None
    }

    fn all(&self) -> Result<Vec<F>, TooLarge> {
        filled_by_chunks(&[self.codes.len()], CONVERTED_PER_TASK, |index, values| {
            let codes = &self.codes[index * CONVERTED_PER_TASK..][..values.len()];
            decode(self.format, codes, values);
        })
    }

    fn row(&self, start: usize, steps: StepOffsets<'_>, to: &mut [F]) {
        if steps.is_contiguous() && steps.len > 0 {
            return decode(self.format, &self.codes[start + steps.at(0)..][..steps.len], to);
        }
        let mut codes = vec![C::default(); to.len()];
        pack_row(self.codes, start, steps, &mut codes);
        decode(self.format, &codes, to);
    }

    fn panel(&self, starts: &[usize], steps: StepOffsets<'_>, columns: usize, to: &mut [F]) {
        let mut codes = vec![C::default(); to.len()];
        pack_panel(self.codes, starts, steps, columns, &mut codes);
        decode(self.format, &codes, to);
    }
}

/// The range of all elements.
pub fn range_of(elements: &dyn Elements<f32>) -> Result<Range, TooLarge> {
    let mut ranges = filled(Range::of(&[]), &[elements.len().div_ceil(RANGE_ELEMENTS)])?;
    let offsets = Offsets::Uniform { len: elements.len(), stride: 1 };
    parallel::for_each_chunk(&mut ranges, RANGE_CHUNKS_PER_TASK, |index, ranges| {
        let mut values = [0f32; RANGE_ELEMENTS];
        for (place, range) in ranges.iter_mut().enumerate() {
            let first = (index * RANGE_CHUNKS_PER_TASK + place) * RANGE_ELEMENTS;
            let values = &mut values[..RANGE_ELEMENTS.min(offsets.len() - first)];
            elements.row(0, StepOffsets::new(&offsets).part(first, values.len()), values);
            *range = Range::of(values);
        }
    });
    Ok(ranges.into_iter().fold(Range::of(&[]), Range::and))
}

fn pack_row<T: Copy>(elements: &[T], start: usize, steps: StepOffsets<'_>, to: &mut [T]) {
    if steps.has_runs() {
        for (step, offset, len) in steps.runs() {
            to[step..][..len].copy_from_slice(&elements[start + offset..][..len]);
        }
    } else {
        for (step, to) in to.iter_mut().enumerate() {
            *to = elements[start + steps.at(step)];
        }
    }
}

fn pack_panel<T: Copy>(
    elements: &[T],
    starts: &[usize],
    steps: StepOffsets<'_>,
    columns: usize,
    to: &mut [T],
) {
    let runs = column_runs(starts);
    if let ([(0, 64)], 64) = (&runs[..], columns) {
        copy_rows::<T, 64>(elements, starts[0], steps, to);
    } else if let ([(0, 16)], 16) = (&runs[..], columns) {
        copy_rows::<T, 16>(elements, starts[0], steps, to);
    } else if runs.len() * COLUMNS_OF_A_RUN <= starts.len().max(COLUMNS_OF_A_RUN) {
        for (step, to) in to.chunks_exact_mut(columns).enumerate() {
            let offset = steps.at(step);
            for &(column, len) in &runs {
                to[column..][..len].copy_from_slice(&elements[starts[column] + offset..][..len]);
            }
        }
    } else if steps.has_runs() {
        for (step, offset, len) in steps.runs() {
            let to = &mut to[step * columns..][..len * columns];
            match distance(starts) {
                Some(pitch) => {
                    let (lines, from) = (starts.len(), starts[0] + offset);
                    let (source_pitch, target_pitch) = (pitch, columns);
                    let matrix = Transpose2d { lines, columns: len, source_pitch, target_pitch };
                    transpose_2d(matrix, &elements[from..], to, false);
                }
                None => transpose(elements, starts, offset, columns, to),
            }
        }
    } else {
        for (step, to) in to.chunks_exact_mut(columns).enumerate() {
            let offset = steps.at(step);
            for (to, &start) in to.iter_mut().zip(starts) {
                *to = elements[start + offset];
            }
        }
    }
}

/// Packs a number of neighbouring columns that the compiler knows, so that each copy is a few registers.
fn copy_rows<T: Copy, const COLUMNS: usize>(
    elements: &[T],
    start: usize,
    steps: StepOffsets<'_>,
    to: &mut [T],
) {
    let (rows, _) = to.as_chunks_mut::<COLUMNS>();
    for (step, to) in rows.iter_mut().enumerate() {
        if let Some(from) = elements[start + steps.at(step)..].first_chunk() {
            *to = *from;
        }
    }
}

/// The runs of columns that are neighbours in memory: of each the first column and the length.
pub fn column_runs(starts: &[usize]) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = vec![];
    for (column, &start) in starts.iter().enumerate() {
        match runs.last_mut() {
            Some((first, len)) if starts[*first] + *len == start => *len += 1,
            _ => runs.push((column, 1)),
        }
    }
    runs
}

/// The distance from each start to the next, if it is one and the same.
fn distance(starts: &[usize]) -> Option<usize> {
    let [first, second, ..] = *starts else { return None };
    let pitch = second.checked_sub(first)?;
    starts.iter().enumerate().all(|(index, &start)| start == first + index * pitch).then_some(pitch)
}

/// Packs steps that follow each other in memory, of columns at any offsets.
fn transpose<T: Copy>(
    elements: &[T],
    starts: &[usize],
    offset: usize,
    columns: usize,
    to: &mut [T],
) {
    for (block, to) in to.chunks_mut(STEPS_TRANSPOSED_TOGETHER * columns).enumerate() {
        let first = offset + block * STEPS_TRANSPOSED_TOGETHER;
        for (column, &start) in starts.iter().enumerate() {
            let from = &elements[start + first..][..to.len() / columns];
            for (to, from) in to.chunks_exact_mut(columns).zip(from) {
                to[column] = *from;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tensor::strided::Axis;

    fn packed(starts: &[usize], offsets: &Offsets, columns: usize) -> Vec<u32> {
        let elements: Vec<u32> = (0..1000).collect();
        let mut to = vec![0; offsets.len() * columns];
        pack_panel(&elements, starts, StepOffsets::new(offsets), columns, &mut to);
        to
    }

    fn expected(starts: &[usize], offsets: &Offsets, columns: usize) -> Vec<u32> {
        let mut all = vec![0; offsets.len() * columns];
        for step in 0..offsets.len() {
            for (column, start) in starts.iter().enumerate() {
                all[step * columns + column] = (start + offsets.at(step)) as u32;
            }
        }
        all
    }

    #[test]
    fn panels_are_the_elements_step_by_step_wherever_they_stand() {
        let axes = |axes: &[(usize, usize)]| {
            let axes: Vec<Axis> = axes.iter().map(|&(size, by)| Axis::new(size, by)).collect();
            Offsets::strided(0, &axes).unwrap()
        };
        let steps = [axes(&[(40, 1)]), axes(&[(5, 7)]), axes(&[(3, 100), (9, 1)]), axes(&[(0, 1)])];
        let starts = [
            vec![3, 4, 5, 6, 7],
            vec![0, 50, 100, 3],
            vec![7, 87, 167, 247, 327],
            vec![1, 2, 3, 4, 9, 10, 11, 12],
        ];
        for steps in &steps {
            for starts in &starts {
                assert_eq!(packed(starts, steps, 8), expected(starts, steps, 8));
            }
        }
    }

    #[test]
    fn runs_are_those_of_all_steps() {
        assert_eq!(run_of(&[5, 6, 7, 20, 21, 22]), 3);
        assert_eq!(run_of(&[5, 6, 7, 8, 9, 10]), 6);
        assert_eq!(run_of(&[5, 6, 7, 20, 21, 30]), 1);
        assert_eq!(run_of(&[0, 1, 2, 4, 5]), 3);
    }

    #[test]
    fn a_row_may_begin_within_a_run() {
        let elements: Vec<u32> = (0..100).collect();
        let offsets = Offsets::Table((0..30).map(|step| step / 10 * 30 + step % 10).collect());
        let steps = StepOffsets::new(&offsets).part(7, 16);
        let mut to = [0; 16];
        pack_row(&elements, 2, steps, &mut to);
        let expected: Vec<u32> = (7..23).map(|step| 2 + step / 10 * 30 + step % 10).collect();
        assert_eq!(to, expected[..]);
        assert!(!steps.is_contiguous() && StepOffsets::new(&offsets).part(10, 10).is_contiguous());
    }
}
