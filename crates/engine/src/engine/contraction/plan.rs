//! A contraction as its kernels take it: the offsets of the elements of both operands.

use super::arithmetic::factor::{Element, Factor};
use super::operands::{Carrier, native_tensor};
use super::strategy::choose::SumArithmetic;
use super::strategy::contract;
use super::thresholds::KEPT_OFFSETS;
use super::tile::operand_view::OperandView;
use super::tile::output::Encoding;
use super::tile::packing::{Elements, Native};
use super::tile::sizes::Sizes;
use crate::engine::chunks::StridedView;
use crate::engine::movement::offsets::Offsets;
use crate::meaning::DotDimensions;
use crate::numeric::{self, Code, ConvertPolicy, ElementType, FloatFormat, encode};
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;
use crate::tensor::strided::{Axes, Axis, strides};

/// An operand of a dot product: its shape and, unless it is a whole tensor, the view by which its elements
/// are elements of a tensor. Each dimension of such a view has [axes](StridedView::axes).
pub struct OperandShape {
    /// The shape of the operand, which may differ from the tensor's.
    pub shape: Vec<usize>,
    /// Which element of the tensor each element of the operand is, unless they are the same.
    pub strided: Option<StridedView>,
}

/// The layout of an operand in memory, dimension by dimension.
pub struct OperandLayout<'a> {
    shape: &'a [usize],
    start: usize,
    /// The axes of each dimension, the outermost first.
    axes: Vec<Vec<Axis>>,
}

impl<'a> OperandLayout<'a> {
    /// The layout of an operand that is seen in a tensor.
    pub fn of(OperandShape { shape, strided }: &'a OperandShape) -> OperandLayout<'a> {
        let Some(view) = strided else { return OperandLayout::in_order(shape) };
        let (start, axes) =
            view.axes(shape).unwrap_or_else(|| unreachable!("each dimension has axes"));
        OperandLayout { shape, start, axes }
    }

    /// The layout of a tensor: row-major.
    pub fn in_order(shape: &'a [usize]) -> OperandLayout<'a> {
        let axes = shape.iter().zip(strides(shape));
        let axes = axes.map(|(&size, stride)| vec![Axis::new(size, stride)]).collect();
        OperandLayout { shape, start: 0, axes }
    }

    /// The offsets of batches, of rows or columns, and of steps.
    fn offsets(&self, [batching, free, steps]: [&[usize]; 3]) -> Result<[Offsets; 3], TooLarge> {
        let along = |start: usize, dimensions: &[usize]| {
            let axes = dimensions.iter().flat_map(|&dimension| &self.axes[dimension]);
            Offsets::strided(start, &axes.copied().collect::<Axes>())
        };
        Ok([along(self.start, batching)?, along(0, free)?, along(0, steps)?])
    }
}

/// A contraction: the offsets of the batches, of the rows or columns, and of the steps of both operands, and
/// the shape of the result, whose elements are the sums by batch, row and column.
#[derive(Clone)]
pub struct ContractionPlan {
    pub sizes: Sizes,
    pub lhs: [Offsets; 3],
    pub rhs: [Offsets; 3],
    pub shape: Vec<usize>,
}

impl ContractionPlan {
    /// The contraction of the elements at these offsets.
    pub fn new(lhs: [Offsets; 3], rhs: [Offsets; 3], shape: Vec<usize>) -> ContractionPlan {
        let [batch, rows, steps] = [0, 1, 2].map(|index| lhs[index].len());
        let sizes = Sizes { batch, rows, columns: rhs[1].len(), steps };
        ContractionPlan { sizes, lhs, rhs, shape }
    }

    /// The dot product of two operands.
    pub fn of_dot(
        lhs: &OperandLayout<'_>,
        rhs: &OperandLayout<'_>,
        dimensions: &DotDimensions,
    ) -> Result<ContractionPlan, TooLarge> {
        let DotDimensions { lhs_batching, rhs_batching, lhs_contracting, rhs_contracting } =
            dimensions;
        let lhs_free = dimensions.lhs_free(lhs.shape.len());
        let rhs_free = dimensions.rhs_free(rhs.shape.len());
        let lhs_sizes = lhs_batching.iter().chain(&lhs_free).map(|&dimension| lhs.shape[dimension]);
        let rhs_sizes = rhs_free.iter().map(|&dimension| rhs.shape[dimension]);
        let shape = lhs_sizes.chain(rhs_sizes).collect();
        let lhs = lhs.offsets([lhs_batching, &lhs_free, lhs_contracting])?;
        let rhs = rhs.offsets([rhs_batching, &rhs_free, rhs_contracting])?;
        Ok(ContractionPlan::new(lhs, rhs, shape))
    }

    /// Whether the plan takes no more memory than a handful of ops do.
    pub fn is_small(&self) -> bool {
        let kept = |offsets: &Offsets| match offsets {
            Offsets::Uniform { .. } => 0,
            Offsets::Table(table) => table.len(),
        };
        self.lhs.iter().chain(&self.rhs).map(kept).sum::<usize>() <= KEPT_OFFSETS
    }

    /// The elements that the sums become.
    pub fn run_into<T: Factor, S: Element, O: Element>(
        &self,
        arithmetic: &dyn SumArithmetic<Factor = T, Sum = S>,
        lhs: &dyn Elements<T>,
        rhs: &dyn Elements<T>,
        encoding: Encoding<'_, S, O>,
    ) -> Result<Vec<O>, TooLarge> {
        let (lhs, rhs) = (view(lhs, &self.lhs), view(rhs, &self.rhs));
        contract(arithmetic, self.sizes, [&lhs, &rhs], encoding)
    }

    /// The sums of products of factors that memory holds.
    pub fn run<T: Factor, S: Element>(
        &self,
        arithmetic: &dyn SumArithmetic<Factor = T, Sum = S>,
        lhs: &[T],
        rhs: &[T],
    ) -> Result<Vec<S>, TooLarge> {
        let (lhs, rhs) = (Native::from(lhs), Native::from(rhs));
        self.run_into(arithmetic, &lhs, &rhs, Encoding::identity())
    }

    /// The sums of floats as a tensor.
    pub fn run_floats<T: Factor, S: Carrier>(
        &self,
        arithmetic: &dyn SumArithmetic<Factor = T, Sum = S>,
        lhs: &dyn Elements<T>,
        rhs: &dyn Elements<T>,
        format: &'static FloatFormat,
    ) -> Result<Tensor, TooLarge> {
        if arithmetic.is_canonical() && numeric::is_native::<S>(format) {
            let sums = self.run_into(arithmetic, lhs, rhs, Encoding::identity())?;
            return Ok(native_tensor(format, &self.shape, sums));
        }
        let element = ElementType::Float(format);
        by_word!(element.word(), W => {
            let codes_of = |sums: &mut [S], codes: &mut [W]| {
                encode(format, ConvertPolicy::COMPUTE, sums, codes);
            };
            let codes = self.run_into(arithmetic, lhs, rhs, Encoding::by(&codes_of))?;
            Ok(Tensor::from_codes(element, &self.shape, codes))
        })
    }

    /// The low bits of sums as integers (or truth values).
    pub fn run_integers<T: Factor, S: Element + Into<u64>>(
        &self,
        arithmetic: &dyn SumArithmetic<Factor = T, Sum = S>,
        lhs: &[T],
        rhs: &[T],
        result: &ElementType,
    ) -> Result<Tensor, TooLarge> {
        let mask = u64::MAX >> (64 - result.bits());
        let (lhs, rhs) = (Native::from(lhs), Native::from(rhs));
        by_word!(result.word(), W => {
            let codes_of = |sums: &mut [S], codes: &mut [W]| {
                for (code, &mut sum) in codes.iter_mut().zip(sums) {
                    *code = W::from_u64(sum.into() & mask);
                }
            };
            let codes = self.run_into(arithmetic, &lhs, &rhs, Encoding::by(&codes_of))?;
            Ok(Tensor::from_codes(result.clone(), &self.shape, codes))
        })
    }
}

/// An operand: its elements and their offsets.
fn view<'a, T>(
    elements: &'a dyn Elements<T>,
    [batch, free, step]: &'a [Offsets; 3],
) -> OperandView<'a, T> {
    OperandView { elements, batch, free, step }
}
