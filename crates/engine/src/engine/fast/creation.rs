//! iota: the numbers along its dimension, of which the result is a view.

use super::{Fast, Repeated};
use crate::engine::{Program, StridedView, movement};
use crate::ir::{OpView, TensorType, Violation};
use crate::meaning::Steps;
use crate::numeric::{ElementType, IntegerType};
use crate::ops::Evaluate;
use crate::ops::constraints::tensor_result;
use crate::ops::creation::{INDEX, Iota};
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::{Tensor, Word};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[(
    "stablehlo.iota",
    Fast::Repeating(iota, Repeated { prepare: numbers, strided: view_of_iota }),
)];

fn iota(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let output = tensor_result(view, 0)?;
    let Some(shape) = output.static_shape() else {
        return Err(Violation::unlabelled("the output of iota must have a static shape"));
    };
    let numbers = Numbers::new(view, &output.element)?;
    Ok(Box::new(move |_, _| Ok(vec![numbers.along(&shape)?.into()])))
}

/// The numbers along the `iota_dimension`, which the result repeats.
fn numbers(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let output = tensor_result(view, 0)?;
    let numbers = Numbers::new(view, &output.element)?;
    let size = output.shape[numbers.dimension].size();
    let size =
        size.ok_or_else(|| Violation::unlabelled("the output of iota must have a static shape"))?;
    Ok(Box::new(move |_, _| Ok(vec![numbers.up_to(size)?.into()])))
}

fn view_of_iota(view: &OpView<'_>) -> Option<(TensorType, StridedView)> {
    let output = view.result(0)?;
    let shape = output.static_shape().filter(|shape| shape.len() > 1)?;
    output.static_len()?;
    let dimension = usize::try_from(Iota::of(view).iota_dimension).ok()?;
    let size = shape[dimension];
    let is_plain = !matches!(output.element, ElementType::Quantized(_));
    let strided = StridedView::broadcast(&[size], &[dimension], &shape).filter(|_| is_plain)?;
    Some((TensorType::new(&[size], output.element.clone()), strided))
}

/// The indices along one dimension, converted to an element type.
pub struct Numbers {
    dimension: usize,
    convert: Program,
    /// Whether equal indices can become different codes, because the type is quantized along a dimension.
    is_positional: bool,
}

impl Numbers {
    /// The indices along the `iota_dimension` of an op, in an element type.
    pub fn new(view: &OpView<'_>, element: &ElementType) -> Result<Numbers, Violation> {
        let dimension = usize::try_from(Iota::of(view).iota_dimension)
            .map_err(|_| Violation::unlabelled("iota_dimension must be known"))?;
        let mut steps = Steps::new();
        steps.set_numerics(view.numerics().as_arithmetic());
        let index = steps.input(INDEX);
        let converted = match element {
            ElementType::Quantized(quantized) => {
                let value = steps.convert(index, &ElementType::Float(quantized.expressed))?;
                steps.convert(value, element)?
            }
            _ => steps.convert(index, element)?,
        };
        let convert = Program::new(steps, &[converted]);
        Ok(Numbers { dimension, convert, is_positional: element.is_per_axis() })
    }

    /// A tensor of these numbers, of a shape that has the dimension.
    pub fn along(&self, shape: &[usize]) -> Result<Tensor, TooLarge> {
        let count = shape[self.dimension];
        let repeated = |numbers: Tensor| -> Result<Tensor, TooLarge> {
            if shape.len() == 1 {
                return Ok(numbers);
            }
            let words = movement::broadcast(numbers.words(), &[self.dimension], shape)?;
            Ok(Tensor::new(numbers.element().clone(), words))
        };
        match self.is_positional {
            true => {
                let indices = repeated(counted::<u64>(&INDEX, count)?)?;
                Ok(self.convert.run(&[&indices], shape)?.swap_remove(0))
            }
            false => repeated(self.up_to(count)?),
        }
    }

    /// The indices from 0 to `count`, exclusive, as a tensor of rank 1.
    fn up_to(&self, count: usize) -> Result<Tensor, TooLarge> {
        let element = self.convert.outputs().next().unwrap_or(&INDEX);
        match element {
            // integers that have all bits of their words are what these hold of the index
            ElementType::Integer(IntegerType { width: 8, .. }) => counted::<u8>(element, count),
            ElementType::Integer(IntegerType { width: 16, .. }) => counted::<u16>(element, count),
            ElementType::Integer(IntegerType { width: 32, .. }) => counted::<u32>(element, count),
            ElementType::Integer(IntegerType { width: 64, .. }) => counted::<u64>(element, count),
            _ => {
                let indices = counted::<u64>(&INDEX, count)?;
                Ok(self.convert.run(&[&indices], &[count])?.swap_remove(0))
            }
        }
    }
}

/// The indices from 0 to `count`, exclusive, cut to the words of an element type.
fn counted<W: Word>(element: &ElementType, count: usize) -> Result<Tensor, TooLarge> {
    let mut codes = allocation::with_capacity::<W>(&[count])?;
    codes.extend((0..count as u64).map(|index| W::cut(index.into())));
    Ok(Tensor::from_codes(element.clone(), &[count], codes))
}
