//! Contractions: sums of products, in the reference's order, one rounding a step.
//!
//! [`crate::meaning::contraction`] says what they compute, and in which types.
//!
//! Three floors, whose imports go downwards alone (a test holds them to it):
//!
//! * [`arithmetic`]: what a factor is, what a sum is, and what one step does;
//! * [`tile`]: some sums that go through the steps together, and the operands as tiles read them;
//! * [`strategy`]: how the sums of a contraction are divided among registers, tiles and threads.
//!   [`strategy::choose`] chooses one, by the [`thresholds`].
//!
//! The files beside the floors say what is contracted: a [`plan`] of the elements' offsets, of a dot
//! product, a [`convolution`] or an [`einsum()`], the arithmetic that its types and its policies ask for
//! ([`by_type`], [`policies`]), and the way from tensors to factors and back ([`operands`]).

/// An expression with the type of words that codes of a width of up to 64 bits have.
macro_rules! by_word {
    ($width:expr, $word:ident => $result:expr) => {
        match $width {
            $crate::numeric::WordWidth::W8 => {
                type $word = u8;
                $result
            }
            $crate::numeric::WordWidth::W16 => {
                type $word = u16;
                $result
            }
            $crate::numeric::WordWidth::W32 => {
                type $word = u32;
                $result
            }
            _ => {
                type $word = u64;
                $result
            }
        }
    };
}

mod arithmetic;
mod by_type;
mod convolution;
mod einsum;
pub(super) mod operands;
mod plan;
mod policies;
mod strategy;
mod thresholds;
mod tile;

#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use self::arithmetic::step::Single;
pub use self::convolution::convolve;
pub use self::einsum::{Label, einsum};
use self::operands::elements;
pub use self::plan::OperandShape;
use self::plan::{ContractionPlan, OperandLayout};
use crate::engine::chunks::LazyOperand;
pub use crate::meaning::{DotDimensions, SumPolicy};
use crate::numeric::{ElementType, names};
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// The dot product over the contracting dimensions: batching dimensions first, then the left
/// operand's other dimensions, then the right one's. Operands are not quantized.
///
/// # Errors
///
/// [`TooLarge`] if the result does not fit into memory.
pub fn dot(
    lhs: &Tensor,
    rhs: &Tensor,
    dimensions: &DotDimensions,
    result: &ElementType,
    policy: &SumPolicy,
) -> Result<Tensor, TooLarge> {
    let [left, right] = [lhs, rhs].map(|operand| OperandLayout::in_order(operand.shape()));
    ContractionPlan::of_dot(&left, &right, dimensions)?.contract(lhs, rhs, result, policy)
}

/// [`dot`] of operands whose shapes are known, to be computed again and again.
pub struct Dot {
    operands: [OperandShape; 2],
    dimensions: DotDimensions,
    plan: OnceLock<ContractionPlan>,
}

impl Dot {
    /// The dot product of a left and a right operand.
    pub fn new(operands: [OperandShape; 2], dimensions: DotDimensions) -> Dot {
        Dot { operands, dimensions, plan: OnceLock::new() }
    }

    /// The product of operands that are seen in these tensors.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the result does not fit into memory.
    pub fn run(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        result: &ElementType,
        policy: &SumPolicy,
    ) -> Result<Tensor, TooLarge> {
        self.with_plan(|plan| plan.contract(lhs, rhs, result, policy))
    }

    /// The right operand's shape.
    pub fn rhs_shape(&self) -> &[usize] {
        &self.operands[1].shape
    }

    /// The product of a left operand of f32 and a right one that a program makes lazily, in f32.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the result does not fit into memory.
    pub fn run_produced(&self, lhs: &Tensor, rhs: &LazyOperand<'_>) -> Result<Tensor, TooLarge> {
        let lhs = elements::<f32>(lhs, &names::F32)?;
        self.with_plan(|plan| plan.run_floats(&Single, &*lhs, rhs, &names::F32))
    }

    /// Runs by the plan, which is made once unless it is too large to be kept.
    fn with_plan<T>(
        &self,
        run: impl FnOnce(&ContractionPlan) -> Result<T, TooLarge>,
    ) -> Result<T, TooLarge> {
        if let Some(plan) = self.plan.get() {
            return run(plan);
        }
        let [lhs, rhs] = &self.operands;
        let (lhs, rhs) = (OperandLayout::of(lhs), OperandLayout::of(rhs));
        let plan = ContractionPlan::of_dot(&lhs, &rhs, &self.dimensions)?;
        match plan.is_small() {
            true => run(self.plan.get_or_init(|| plan)),
            false => run(&plan),
        }
    }
}
