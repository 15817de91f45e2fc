//! Bodies that add, and the sums of such reductions under an accumulation policy.

use super::Layout;
use crate::engine::contraction::operands::{float_tensor_under, floats, integer_tensor};
use crate::hardware::parallel;
use crate::meaning::summation::{RandomBits, Scratch, Summation};
use crate::numeric::{Chance, ElementType, FloatFormat, Policy};
use crate::tensor::Tensor;
use crate::tensor::allocation::{TooLarge, filled, owned};

/// The elements of a tensor of floats in another type, each rounded as the result of an operation is.
pub fn in_type(
    tensor: &Tensor,
    format: &'static FloatFormat,
    arithmetic: &Policy,
) -> Result<Tensor, TooLarge> {
    let ElementType::Float(own) = *tensor.element() else { unreachable!("the body adds floats") };
    if own == format {
        return Ok(tensor.clone());
    }
    let values = owned(floats::<f64>(tensor, own)?)?;
    float_tensor_under(arithmetic.compute(format), format, tensor.shape(), values)
}

/// The sums of an input's elements from an initial value on, in the result's type. Each sum is computed by
/// itself.
pub fn sums(
    input: &Tensor,
    initial: &Tensor,
    layout: &Layout,
    (summation, result): (&Summation, &'static FloatFormat),
    chance: Chance,
) -> Result<Tensor, TooLarge> {
    let (ElementType::Float(elements), ElementType::Float(start)) =
        (input.element(), initial.element())
    else {
        unreachable!("the body adds floats")
    };
    let start = start.decode(initial.code(0) as u64);
    let values = floats::<f64>(input, elements)?;
    let Layout { kept, reduced, shape, .. } = layout;
    let mut codes = filled(0u64, shape)?;
    let chunk = (1 << 14) / reduced.len().clamp(1, 1 << 14);
    parallel::for_each_chunk(&mut codes, chunk, |index, codes| {
        let mut scratch = Scratch::default();
        for (place, code) in codes.iter_mut().enumerate() {
            let output = index * chunk + place;
            let first = kept.at(output);
            scratch.bits = RandomBits::of_output(chance, output, reduced.len());
            let term = |step: usize| (values[first + reduced.at(step)], 1.0);
            let sum = summation.sum(&mut scratch, Some(start), reduced.len(), true, term);
            *code = summation.code(sum, &mut scratch);
        }
    });
    integer_tensor(&ElementType::Float(result), shape, &codes)
}
