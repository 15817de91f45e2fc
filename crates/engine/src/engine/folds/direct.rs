//! Folds whose body is one step on a type with a loop of its own: sums, products, extremes, conjunctions,
//! disjunctions.

use super::step::{self, FoldStep, Narrow, Native, Whole};
use super::{Fold, Layout, running, simd_fold};
use crate::engine::chunks::{Binary, FloatLane};
use crate::numeric::{Code, ElementType, FloatFormat, WordWidth};
use crate::tensor::allocation::TooLarge;
use crate::tensor::{Tensor, Word};

/// The result of the fold, or `None` if its body is not one step that has a loop of its own.
pub fn fold(fold: &Fold<'_>, layout: &Layout) -> Result<Option<Tensor>, TooLarge> {
    by_step(fold, Way::Fold(layout))
}

/// The folds of all elements up to each one along a dimension, or `None` if the body is not one step that has
/// a loop of its own.
pub fn running(fold: &Fold<'_>, dimension: usize) -> Result<Option<Tensor>, TooLarge> {
    by_step(fold, Way::Running(dimension))
}

fn by_step(fold: &Fold<'_>, way: Way<'_>) -> Result<Option<Tensor>, TooLarge> {
    let (Some((operation, _)), [input], [initial], []) =
        (fold.program.as_binary(), fold.inputs, fold.initial, fold.captured)
    else {
        return Ok(None);
    };
    let task = Task { input, initial, way };
    match input.element() {
        ElementType::Boolean => task.truth(operation),
        ElementType::Integer(integer) => {
            let (width, signed) = (integer.width, integer.signed);
            match input.element().word() {
                WordWidth::W8 => task.whole::<u8>(operation, width, signed),
                WordWidth::W16 => task.whole::<u16>(operation, width, signed),
                WordWidth::W32 => task.whole::<u32>(operation, width, signed),
                WordWidth::W64 => task.whole::<u64>(operation, width, signed),
                WordWidth::W128 => Ok(None),
            }
        }
        ElementType::Float(format) if format.is_f32() => task.native::<f32>(operation),
        ElementType::Float(format) if format.is_f64() => task.native::<f64>(operation),
        ElementType::Float(format) => match input.element().word() {
            WordWidth::W8 => task.narrow::<u8>(operation, format),
            WordWidth::W16 => task.narrow::<u16>(operation, format),
            _ => Ok(None),
        },
        _ => Ok(None),
    }
}

/// The kind of fold that is computed.
#[derive(Clone, Copy)]
enum Way<'a> {
    Fold(&'a Layout),
    Running(usize),
}

struct Task<'a> {
    input: &'a Tensor,
    initial: &'a Tensor,
    way: Way<'a>,
}

impl Task<'_> {
    fn by<S: FoldStep>(&self, step: S) -> Result<Option<Tensor>, TooLarge> {
        let result = match self.way {
            Way::Fold(layout) => simd_fold::fold(&step, self.input, self.initial, layout),
            Way::Running(dimension) => running::running(&step, self.input, self.initial, dimension),
        };
        result.map(Some)
    }

    fn native<F: FloatLane<Bits: Word>>(
        &self,
        operation: Binary,
    ) -> Result<Option<Tensor>, TooLarge> {
        match operation {
            Binary::Add => self.by(Native::<F, _>::new(step::Sum)),
            Binary::Multiply => self.by(Native::<F, _>::new(step::Product)),
            Binary::Maximum => self.by(Native::<F, _>::new(step::Largest)),
            Binary::Minimum => self.by(Native::<F, _>::new(step::Smallest)),
            _ => Ok(None),
        }
    }

    fn narrow<C: Word + Code>(
        &self,
        operation: Binary,
        format: &'static FloatFormat,
    ) -> Result<Option<Tensor>, TooLarge> {
        match operation {
            Binary::Add => self.by_narrow(Narrow::<C, _>::new(format, step::Sum)),
            Binary::Multiply => self.by_narrow(Narrow::<C, _>::new(format, step::Product)),
            Binary::Maximum => self.by_narrow(Narrow::<C, _>::new(format, step::Largest)),
            Binary::Minimum => self.by_narrow(Narrow::<C, _>::new(format, step::Smallest)),
            _ => Ok(None),
        }
    }

    fn by_narrow<S: FoldStep>(&self, step: Option<S>) -> Result<Option<Tensor>, TooLarge> {
        step.map_or(Ok(None), |step| self.by(step))
    }

    fn truth(&self, operation: Binary) -> Result<Option<Tensor>, TooLarge> {
        match operation {
            Binary::Add | Binary::Maximum => self.truth(Binary::Or),
            Binary::Multiply | Binary::Minimum => self.truth(Binary::And),
            _ => self.whole::<u8>(operation, 1, false),
        }
    }

    fn whole<W: step::IntegerWord>(
        &self,
        operation: Binary,
        width: u32,
        signed: bool,
    ) -> Result<Option<Tensor>, TooLarge> {
        match operation {
            Binary::Add => self.by(Whole::<W, _>::new(width, signed, step::Add)),
            Binary::Multiply => self.by(Whole::<W, _>::new(width, signed, step::Multiply)),
            Binary::Maximum => self.by(Whole::<W, _>::new(width, signed, step::Maximum)),
            Binary::Minimum => self.by(Whole::<W, _>::new(width, signed, step::Minimum)),
            Binary::And => self.by(Whole::<W, _>::new(width, signed, step::And)),
            Binary::Or => self.by(Whole::<W, _>::new(width, signed, step::Or)),
            _ => Ok(None),
        }
    }
}
