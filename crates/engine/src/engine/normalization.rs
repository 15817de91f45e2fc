//! Batch normalisation: the specification's steps, each rounded in the element type.
//!
//! The values of each feature (mean, variance, scale) are computed once and then repeated along the other
//! dimensions, so that every element takes few steps.

use super::chunks::{Binary, NoStep, Program, Register, Unary};
use super::folds::{Fold, Layout, fold};
use super::movement;
use crate::meaning::Steps;
use crate::numeric::{ElementType, FloatFormat, Function, Numerics};
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// Batch normalisation of tensors of one float type along one dimension of features.
pub struct Normalization {
    rounded: Rounded,
    feature: usize,
    /// The program (a, b) -> a + b.
    sum: Program,
    /// The program (variance) -> variance + epsilon, and the square root of that.
    deviation: Program,
    /// The program (operand, mean) -> the square of their difference.
    square: Program,
    /// The program (operand, mean, deviation, scale, offset) -> the normalised operand.
    normalized: Program,
    /// The program (grad_output, operand, mean, deviation) -> grad_output times the centred operand, and
    /// times the normalised one.
    products: Program,
}

impl Normalization {
    /// Batch normalisation along dimension `feature`, with `epsilon` added to variances, by the policies of
    /// the op.
    pub fn new(
        format: &'static FloatFormat,
        feature: usize,
        epsilon: f32,
        numerics: Numerics,
    ) -> Result<Normalization, NoStep> {
        let rounded = Rounded { format, numerics };
        let epsilon = u128::from(format.literal(epsilon.into()).code);
        Ok(Normalization {
            rounded,
            feature,
            sum: program(rounded, 2, |build, x| {
                Ok(vec![build.binary(Binary::Add, x[0], x[1])?])
            })?,
            deviation: program(rounded, 1, |build, x| {
                let epsilon = build.constant(ElementType::Float(format), epsilon);
                let sum = build.binary(Binary::Add, x[0], epsilon)?;
                Ok(vec![sum, build.unary(Unary::Function(Function::Sqrt), sum)?])
            })?,
            square: program(rounded, 2, |build, x| {
                let centered = build.binary(Binary::Subtract, x[0], x[1])?;
                Ok(vec![build.binary(Binary::Multiply, centered, centered)?])
            })?,
            normalized: program(rounded, 5, |build, x| {
                let centered = build.binary(Binary::Subtract, x[0], x[1])?;
                let normalized = build.binary(Binary::Divide, centered, x[2])?;
                let scaled = build.binary(Binary::Multiply, x[3], normalized)?;
                Ok(vec![build.binary(Binary::Add, scaled, x[4])?])
            })?,
            products: program(rounded, 4, |build, x| {
                let centered = build.binary(Binary::Subtract, x[1], x[2])?;
                let normalized = build.binary(Binary::Divide, centered, x[3])?;
                let by_centered = build.binary(Binary::Multiply, x[0], centered)?;
                Ok(vec![by_centered, build.binary(Binary::Multiply, x[0], normalized)?])
            })?,
        })
    }

    /// The operand normalised by a mean and a variance, scaled and shifted.
    pub fn inference(
        &self,
        operand: &Tensor,
        [scale, offset, mean, variance]: [&Tensor; 4],
    ) -> Result<Tensor, TooLarge> {
        let deviation = self.deviation.run(&[variance], variance.shape())?.swap_remove(1);
        let repeat = |values| self.repeated(values, operand.shape());
        let (mean, deviation) = (repeat(mean)?, repeat(&deviation)?);
        let (scale, offset) = (repeat(scale)?, repeat(offset)?);
        let inputs = [operand, &mean, &deviation, &scale, &offset];
        Ok(self.normalized.run(&inputs, operand.shape())?.swap_remove(0))
    }

    /// The operand normalised by its own mean and variance, then the mean and the variance.
    pub fn training(
        &self,
        operand: &Tensor,
        [scale, offset]: [&Tensor; 2],
    ) -> Result<[Tensor; 3], TooLarge> {
        let mean = self.mean(operand)?;
        let repeated = self.repeated(&mean, operand.shape())?;
        let squares = self.square.run(&[operand, &repeated], operand.shape())?.swap_remove(0);
        let variance = self.mean(&squares)?;
        let output = self.inference(operand, [scale, offset, &mean, &variance])?;
        Ok([output, mean, variance])
    }

    /// The gradients of the operand, the scale and the offset.
    pub fn gradient(
        &self,
        operand: &Tensor,
        [scale, mean, variance]: [&Tensor; 3],
        grad_output: &Tensor,
    ) -> Result<[Tensor; 3], TooLarge> {
        let shape = operand.shape();
        let repeat = |values| self.repeated(values, shape);
        let mut deviations = self.deviation.run(&[variance], variance.shape())?;
        let (deviation, variance) = (deviations.swap_remove(1), deviations.swap_remove(0));
        let inputs = [grad_output, operand, &repeat(mean)?, &repeat(&deviation)?];
        let mut products = self.products.run(&inputs, shape)?;
        let grad_scale = self.total(&products.swap_remove(1))?;
        let by_centered = self.total(&products.swap_remove(0))?;
        let grad_offset = self.total(grad_output)?;
        let program = self.operand_gradient(self.elements_per_feature(shape));
        let inputs = [
            grad_output,
            operand,
            &repeat(mean)?,
            &repeat(&deviation)?,
            &repeat(&variance)?,
            &repeat(scale)?,
            &repeat(&grad_offset)?,
            &repeat(&by_centered)?,
        ];
        let grad_operand = program.run(&inputs, shape)?.swap_remove(0);
        Ok([grad_operand, grad_scale, grad_offset])
    }

    /// The program (grad_output, operand, mean, deviation, variance with epsilon, scale, the sum of
    /// grad_output, the sum of grad_output times the centred operand) -> grad_operand. The names are those of
    /// the specification.
    fn operand_gradient(&self, elements_per_feature: u128) -> Program {
        let built = program(self.rounded, 8, |build, x| {
            let count =
                build.constant(ElementType::Float(self.rounded.format), elements_per_feature);
            let centered = build.binary(Binary::Subtract, x[1], x[2])?;
            let i1 = build.binary(Binary::Multiply, x[0], count)?;
            let i4 = build.binary(Binary::Multiply, x[7], centered)?;
            let i5 = build.binary(Binary::Divide, i4, x[4])?;
            let difference = build.binary(Binary::Subtract, i1, x[6])?;
            let i6 = build.binary(Binary::Subtract, difference, i5)?;
            let scale = build.binary(Binary::Divide, x[5], x[3])?;
            let scale = build.binary(Binary::Divide, scale, count)?;
            Ok(vec![build.binary(Binary::Multiply, scale, i6)?])
        });
        built.unwrap_or_else(|_| unreachable!("the same steps were built in new"))
    }

    /// The sum of each feature's elements, from zero, in row-major order.
    fn total(&self, operand: &Tensor) -> Result<Tensor, TooLarge> {
        let element = ElementType::Float(self.rounded.format);
        let zero = u128::from(self.rounded.format.literal(0.0).code);
        let others: Vec<usize> =
            (0..operand.shape().len()).filter(|&dimension| dimension != self.feature).collect();
        let task = Fold {
            inputs: std::slice::from_ref(operand),
            initial: &[Tensor::splat(element, &[], zero)],
            captured: &[],
            program: &self.sum,
        };
        Ok(fold(&task, &Layout::new(operand.shape(), &others)?)?.swap_remove(0))
    }

    fn mean(&self, operand: &Tensor) -> Result<Tensor, TooLarge> {
        let total = self.total(operand)?;
        let count = self.elements_per_feature(operand.shape());
        let divisor = Tensor::splat(ElementType::Float(self.rounded.format), &[], count);
        let divide = program(self.rounded, 2, |build, x| {
            Ok(vec![build.binary(Binary::Divide, x[0], x[1])?])
        });
        let divide = divide.unwrap_or_else(|_| unreachable!("floats are divided in new"));
        Ok(divide.run(&[&total, &divisor], total.shape())?.swap_remove(0))
    }

    /// The number of elements that share a feature, in the element type.
    fn elements_per_feature(&self, shape: &[usize]) -> u128 {
        let others = shape.iter().enumerate().filter(|(dimension, _)| *dimension != self.feature);
        let count: f64 = others.map(|(_, &size)| size as f64).product();
        u128::from(self.rounded.format.literal(count).code)
    }

    /// A value of each feature, repeated along the other dimensions.
    fn repeated(&self, values: &Tensor, shape: &[usize]) -> Result<Tensor, TooLarge> {
        let words = movement::broadcast(values.words(), &[self.feature], shape)?;
        Ok(Tensor::new(values.element().clone(), words))
    }
}

/// An element type, and the policies by which its numbers are computed.
#[derive(Debug, Clone, Copy)]
struct Rounded {
    format: &'static FloatFormat,
    numerics: Numerics,
}

/// A program of this many inputs of one float type.
fn program(
    Rounded { format, numerics }: Rounded,
    inputs: usize,
    write: impl FnOnce(&mut Steps, &[Register]) -> Result<Vec<Register>, NoStep>,
) -> Result<Program, NoStep> {
    let mut steps = Steps::new();
    steps.set_numerics(numerics);
    let inputs: Vec<Register> =
        (0..inputs).map(|_| steps.input(ElementType::Float(format))).collect();
    let outputs = write(&mut steps, &inputs)?;
    Ok(Program::new(steps, &outputs))
}
