//! Dot products of operands in blocks that share a scale.

use super::BlockError;
use crate::engine::Program;
use crate::engine::chunks::{Binary, NoStep};
use crate::engine::contraction::{DotDimensions, SumPolicy, dot};
use crate::meaning::Steps;
use crate::numeric::{ElementType, Numerics, names};
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// An operand `[B, M, K]` or `[M, K]` and the scales of its blocks along K.
#[derive(Debug, Clone, Copy)]
pub struct ScaledOperand<'t> {
    /// The elements, floats.
    pub elements: &'t Tensor,
    /// The scales, floats, of the same rank: `[B, M, K / block]`, with more rows and more blocks
    /// allowed than are needed. Without scales, an element is what it is.
    pub scales: Option<&'t Tensor>,
    /// How many elements share a scale; else K divided by the number of scales.
    pub block: Option<usize>,
}

/// Why there is no dot product.
#[derive(Debug, thiserror::Error)]
pub enum ScaledDotError {
    /// Shapes that do not belong together.
    #[error("{0}")]
    Shape(String),
    /// Types that do not multiply.
    #[error("{0}")]
    Type(String),
    /// A result beyond memory.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// Blocks that are none of the format.
    #[error(transparent)]
    Block(#[from] BlockError),
}

impl From<NoStep> for ScaledDotError {
    fn from(error: NoStep) -> ScaledDotError {
        ScaledDotError::Type(error.to_string())
    }
}

const SUM: ElementType = ElementType::Float(&names::F32);

/// `[B, M, K]` times `[B, N, K]` to `[B, M, N]` (or without B): an element times its scale is an f32;
/// products and sums are f32 in order of K; the sum times `global_scale` (of rank 0), if there is one,
/// is an f32; that is converted to the result's type.
///
/// # Errors
///
/// [`ScaledDotError`] if shapes or types do not belong together, or a tensor does not fit into memory.
pub fn scaled_dot(
    lhs: ScaledOperand<'_>,
    rhs: ScaledOperand<'_>,
    global_scale: Option<&Tensor>,
    result: &ElementType,
    policy: &SumPolicy,
) -> Result<Tensor, ScaledDotError> {
    let numerics = policy.numerics;
    let scaled = |operand: ScaledOperand<'_>| match operand.scales {
        None => product(&[operand.elements], &SUM, &SUM, numerics),
        Some(scales) => {
            let spread = spread(operand.elements, scales, operand.block)?;
            product(&[operand.elements, &spread], &SUM, &SUM, numerics)
        }
    };
    let sums = sums(&scaled(lhs)?, &scaled(rhs)?, policy)?;
    match global_scale {
        None => product(&[&sums], &SUM, result, numerics),
        Some(scale) => {
            let spread = Tensor::try_splat(scale.element().clone(), sums.shape(), scale.code(0))?;
            product(&[&sums, &spread], &SUM, result, numerics)
        }
    }
}

/// The sums of products over the last dimension.
fn sums(lhs: &Tensor, rhs: &Tensor, policy: &SumPolicy) -> Result<Tensor, ScaledDotError> {
    let rank = lhs.rank();
    if !(2..=3).contains(&rank) || rhs.rank() != rank {
        let message = format!("operands of rank {} and {}, not both 2 or 3", rank, rhs.rank());
        return Err(ScaledDotError::Shape(message));
    }
    let agree = |dimension: usize| lhs.shape()[dimension] == rhs.shape()[dimension];
    if !agree(rank - 1) || rank == 3 && !agree(0) {
        let message = format!("shapes {:?} and {:?} do not fit", lhs.shape(), rhs.shape());
        return Err(ScaledDotError::Shape(message));
    }
    let batching: Vec<usize> = (0..rank - 2).collect();
    let dimensions = DotDimensions {
        lhs_batching: batching.clone(),
        rhs_batching: batching,
        lhs_contracting: vec![rank - 1],
        rhs_contracting: vec![rank - 1],
    };
    Ok(dot(lhs, rhs, &dimensions, &SUM, policy)?)
}

/// The scales in the shape of the elements.
pub(super) fn spread(
    elements: &Tensor,
    scales: &Tensor,
    block: Option<usize>,
) -> Result<Tensor, ScaledDotError> {
    let misfit = || {
        let (scales, elements) = (scales.shape(), elements.shape());
        ScaledDotError::Shape(format!("scales of shape {scales:?} for {elements:?}"))
    };
    let ([outer @ .., size], [scale_outer @ .., blocks]) = (elements.shape(), scales.shape())
    else {
        return Err(misfit());
    };
    let (rows, scale_rows) = match (outer.split_last(), scale_outer.split_last()) {
        (None, None) => (1, 1),
        (Some((rows, batch)), Some((scale_rows, scale_batch))) if batch == scale_batch => {
            (*rows, *scale_rows)
        }
        _ => return Err(misfit()),
    };
    let block = match block {
        Some(block) => block,
        None if *blocks > 0 && size % blocks == 0 => size / blocks,
        None if *size == 0 => 0,
        None => return Err(misfit()),
    };
    if rows > scale_rows || *size > blocks.saturating_mul(block) {
        return Err(misfit());
    }
    let (rows, size, block) = (rows.max(1), (*size).max(1), block.max(1));
    let code = |index: usize| {
        let (line, column) = (index / size, index % size);
        let (batch, row) = (line / rows, line % rows);
        scales.code((batch * scale_rows + row) * blocks + column / block)
    };
    let codes = (0..elements.len()).map(code);
    Ok(Tensor::from_wide_codes(scales.element().clone(), elements.shape(), codes))
}

/// One or two operands, converted to a type and multiplied there, then converted to the result's type.
pub(super) fn product(
    operands: &[&Tensor],
    carrier: &ElementType,
    result: &ElementType,
    numerics: Numerics,
) -> Result<Tensor, ScaledDotError> {
    let mut steps = Steps::new();
    steps.set_numerics(numerics);
    let inputs: Vec<_> =
        operands.iter().map(|operand| steps.input(operand.element().clone())).collect();
    let mut product = steps.convert(inputs[0], carrier)?;
    for input in &inputs[1..] {
        let factor = steps.convert(*input, carrier)?;
        product = steps.binary(Binary::Multiply, product, factor)?;
    }
    let converted = steps.convert(product, result)?;
    run(Program::new(steps, &[converted]), operands)
}

/// The one result of a program.
pub(super) fn run(program: Program, operands: &[&Tensor]) -> Result<Tensor, ScaledDotError> {
    let mut results = program.run(operands, operands[0].shape())?;
    Ok(results.pop().unwrap_or_else(|| unreachable!("a program has its results")))
}
