//! Batch normalisation: the specification's steps, each rounded in the element type (docs/numerics.md,
//! "Contractions and reductions").

use super::arithmetic::Elements;
use super::step::{Binary, Unary};
use super::{Arithmetic, Array, Fold};
use crate::numeric::{ElementType, FloatFormat, Function, Numerics};
use crate::tensor::allocation::TooLarge;

/// Batch normalisation of tensors of one float type along one dimension of features.
#[derive(Debug, Clone, Copy)]
pub struct Normalization {
    /// The element type.
    pub format: &'static FloatFormat,
    /// The dimension of the features.
    pub feature: usize,
    /// What is added to variances.
    pub epsilon: f32,
    /// How results are rounded.
    pub numerics: Numerics,
}

/// Who computes with the elements of a normalisation.
struct Steps<'a, A: Arithmetic> {
    elements: Elements<'a, A>,
    normalization: &'a Normalization,
}

impl Normalization {
    fn run<A: Arithmetic, T>(
        &self,
        arithmetic: &mut A,
        task: impl FnOnce(&mut Steps<'_, A>) -> Result<T, TooLarge>,
    ) -> Result<T, TooLarge> {
        let element = &ElementType::Float(self.format);
        let elements = Elements { arithmetic, element, numerics: &self.numerics };
        task(&mut Steps { elements, normalization: self })
    }

    /// `batch_norm_inference`: `scale * ((operand - mean) / sqrt(variance + epsilon)) + offset`.
    pub fn inference<A: Arithmetic>(
        &self,
        arithmetic: &mut A,
        operand: &Array<A::Value>,
        features: [&Array<A::Value>; 4],
    ) -> Result<Array<A::Value>, TooLarge> {
        self.run(arithmetic, |steps| steps.inference(operand, features))
    }

    /// `batch_norm_training`: the operand normalised by its own mean and variance; the mean; the variance, which
    /// is the mean of the squares of the operand without its mean.
    pub fn training<A: Arithmetic>(
        &self,
        arithmetic: &mut A,
        operand: &Array<A::Value>,
        [scale, offset]: [&Array<A::Value>; 2],
    ) -> Result<[Array<A::Value>; 3], TooLarge> {
        self.run(arithmetic, |steps| {
            let mean = steps.mean(operand)?;
            let squares = steps.each(operand, |steps, index, feature| {
                let centered =
                    steps.binary(Binary::Subtract, &operand.at(index), &mean.at(feature));
                steps.binary(Binary::Multiply, &centered, &centered)
            })?;
            let variance = steps.mean(&squares)?;
            let output = steps.inference(operand, [scale, offset, &mean, &variance])?;
            Ok([output, mean, variance])
        })
    }

    /// `batch_norm_grad`: the gradients of the operand, the scale and the offset. The names are the
    /// specification's.
    pub fn gradient<A: Arithmetic>(
        &self,
        arithmetic: &mut A,
        operand: &Array<A::Value>,
        [scale, mean, variance]: [&Array<A::Value>; 3],
        grad_output: &Array<A::Value>,
    ) -> Result<[Array<A::Value>; 3], TooLarge> {
        use Binary::{Divide, Multiply, Subtract};
        self.run(arithmetic, |steps| {
            let count = steps.elements_per_feature(operand.shape());
            let centered = steps.each(operand, |steps, index, feature| {
                steps.binary(Subtract, &operand.at(index), &mean.at(feature))
            })?;
            let normalized = steps.each(operand, |steps, index, feature| {
                let deviation = steps.deviation(&variance.at(feature));
                steps.binary(Divide, &centered.at(index), &deviation)
            })?;
            let by_centered = steps.product(grad_output, &centered)?;
            let by_normalized = steps.product(grad_output, &normalized)?;
            let grad_scale = steps.total(&by_normalized)?;
            let grad_offset = steps.total(grad_output)?;
            let by_centered = steps.total(&by_centered)?;
            let grad_operand = steps.each(operand, |steps, index, feature| {
                let i1 = steps.binary(Multiply, &grad_output.at(index), &count);
                let i4 = steps.binary(Multiply, &by_centered.at(feature), &centered.at(index));
                let divisor = steps.plus_epsilon(&variance.at(feature));
                let i5 = steps.binary(Divide, &i4, &divisor);
                let i6 = steps.binary(Subtract, &i1, &grad_offset.at(feature));
                let i6 = steps.binary(Subtract, &i6, &i5);
                let deviation = steps.deviation(&variance.at(feature));
                let factor = steps.binary(Divide, &scale.at(feature), &deviation);
                let factor = steps.binary(Divide, &factor, &count);
                steps.binary(Multiply, &factor, &i6)
            })?;
            Ok([grad_operand, grad_scale, grad_offset])
        })
    }
}

impl<A: Arithmetic> Steps<'_, A> {
    fn binary(&mut self, binary: Binary, lhs: &A::Value, rhs: &A::Value) -> A::Value {
        self.elements.binary(binary, lhs, rhs)
    }

    /// An array of the operand's shape, from each index and the index of its feature.
    fn each(
        &mut self,
        operand: &Array<A::Value>,
        mut of: impl FnMut(&mut Self, &[usize], &[usize]) -> A::Value,
    ) -> Result<Array<A::Value>, TooLarge> {
        let feature = self.normalization.feature;
        Array::from_index(operand.element().clone(), operand.shape(), |index| {
            of(self, index, &[index[feature]])
        })
    }

    fn inference(
        &mut self,
        operand: &Array<A::Value>,
        [scale, offset, mean, variance]: [&Array<A::Value>; 4],
    ) -> Result<Array<A::Value>, TooLarge> {
        self.each(operand, |steps, index, feature| {
            let deviation = steps.deviation(&variance.at(feature));
            let centered = steps.binary(Binary::Subtract, &operand.at(index), &mean.at(feature));
            let normalized = steps.binary(Binary::Divide, &centered, &deviation);
            let scaled = steps.binary(Binary::Multiply, &scale.at(feature), &normalized);
            steps.binary(Binary::Add, &scaled, &offset.at(feature))
        })
    }

    /// `variance + epsilon`.
    fn plus_epsilon(&mut self, variance: &A::Value) -> A::Value {
        let Normalization { format, epsilon, .. } = self.normalization;
        let epsilon = self.elements.of_code(format.literal((*epsilon).into()).code);
        self.binary(Binary::Add, variance, &epsilon)
    }

    /// `sqrt(variance + epsilon)`.
    fn deviation(&mut self, variance: &A::Value) -> A::Value {
        let sum = self.plus_epsilon(variance);
        self.elements.unary(Unary::Function(Function::Sqrt), &sum)
    }

    fn product(
        &mut self,
        lhs: &Array<A::Value>,
        rhs: &Array<A::Value>,
    ) -> Result<Array<A::Value>, TooLarge> {
        self.each(lhs, |steps, index, _| {
            steps.binary(Binary::Multiply, &lhs.at(index), &rhs.at(index))
        })
    }

    /// The sum over everything but the features, from zero, in row-major order.
    fn total(&mut self, operand: &Array<A::Value>) -> Result<Array<A::Value>, TooLarge> {
        let zero = self.elements.of_code(self.normalization.format.literal(0.0).code);
        let zero = Array::new(operand.element().clone(), &[], vec![zero]);
        let (shape, feature) = (operand.shape(), self.normalization.feature);
        let others: Vec<usize> = (0..shape.len()).filter(|&it| it != feature).collect();
        let fold = Fold::along(shape, &others);
        let totals = fold.by_body(std::slice::from_ref(operand), &[zero], |pair| {
            Ok::<_, TooLarge>(vec![self.binary(Binary::Add, &pair[0], &pair[1])])
        });
        Ok(totals?.swap_remove(0))
    }

    fn mean(&mut self, operand: &Array<A::Value>) -> Result<Array<A::Value>, TooLarge> {
        let (total, count) = (self.total(operand)?, self.elements_per_feature(operand.shape()));
        Array::from_index(operand.element().clone(), total.shape(), |index| {
            self.binary(Binary::Divide, &total.at(index), &count)
        })
    }

    /// The number of elements that share a feature, in the element type.
    fn elements_per_feature(&mut self, shape: &[usize]) -> A::Value {
        let Normalization { format, feature, .. } = self.normalization;
        let others = shape.iter().enumerate().filter(|(dimension, _)| dimension != feature);
        let count: f64 = others.map(|(_, &size)| size as f64).product();
        self.elements.of_code(format.literal(count).code)
    }
}
