//! Contractions: sums of products, in the reference's order, one rounding a step.
//!
//! # What a contraction computes
//!
//! Every result element starts from an exact zero and takes in one product after the other, the
//! contracting dimensions in the order they are listed, the last one fastest.
//!
//! * **The product type** is the result's element type where that is *at least as wide* as both
//!   operands', else the wider of the operands' (the left one's if neither is wider).
//! * Types are ordered by kind, i1 < integers < floats < complex numbers, and within a kind by
//!   their bits: bf16 and f16 are as wide as each other, i64 is narrower than any float.
//! * Operands are converted to the product type, multiplied there (one rounding), the product is
//!   converted to the result's type where that differs (one rounding), and added there (one
//!   rounding).
//!
//! A sum without products is the result type's encoding of zero.
//!
//! # How
//!
//! Operands are decoded to carriers once and packed into panels; tiles of sums stay in registers
//! while they go through the steps; threads split the outputs. None of it changes a bit.

mod arithmetic;
mod convolution;
mod einsum;
pub(super) mod operands;
mod policies;
mod strategy;
mod tile;

#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use self::arithmetic::small_float_sums::{Bounds, InBf16, InF16, Narrow, OrdinaryBf16};
use self::arithmetic::sum_arithmetic::{
    ComplexDouble, ComplexSingle, Converted, Double, ExactSingle, Int16Pairs, Logical, Pair,
    Rounded, Single, SumArithmetic, Wrapping32, Wrapping64, multiply,
};
pub use self::convolution::convolve;
pub use self::einsum::{Label, einsum};
use self::operands::{
    Carrier, complex_tensor, elements, float_tensor, floats, integers, low_words, native_tensor,
    pairs,
};
pub use self::policies::Method;
use self::strategy::int16_pairs;
use self::strategy::tiles::{self, EncodeSums, Sizes};
use self::tile::operand_view::OperandView;
use self::tile::packing::{Elements, Native, Steps};
use crate::engine::chunks::{LazyOperand, StridedView};
use crate::engine::movement::offsets::Offsets;
use crate::engine::parallel;
use crate::hardware::cpu::dispatch;
pub use crate::meaning::{DotDimensions, product_type};
use crate::numeric::convert::{to_signed, to_unsigned};
use crate::numeric::{
    self, Code, ComplexPart, ConvertPolicy, ElementType, FloatFormat, WordWidth, encode, names,
};
use crate::tensor::allocation::{TooLarge, filled};
use crate::tensor::strided::{Axis, strides};
use crate::tensor::{Tensor, Word};

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
    method: &Method,
) -> Result<Tensor, TooLarge> {
    let places = [lhs, rhs].map(|operand| Places::in_order(operand.shape()));
    Plan::new(&places[0], &places[1], dimensions)?.contract(lhs, rhs, result, method)
}

/// [`dot`] of operands whose shapes are known, to be made again and again.
pub struct Dot {
    operands: [OperandShape; 2],
    dimensions: DotDimensions,
    plan: OnceLock<Plan>,
}

/// An operand as it is seen: its shape and, unless it is the tensor, which element of the tensor each of its
/// elements is. Its dimensions then have [axes](StridedView::axes).
pub struct OperandShape {
    /// Its own shape.
    pub shape: Vec<usize>,
    /// Where its elements are.
    pub spread: Option<StridedView>,
}

impl Dot {
    /// Of a left and a right operand.
    pub fn new(operands: [OperandShape; 2], dimensions: DotDimensions) -> Dot {
        Dot { operands, dimensions, plan: OnceLock::new() }
    }

    /// The product of tensors in which the operands are seen.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the result does not fit into memory.
    pub fn run(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        result: &ElementType,
        method: &Method,
    ) -> Result<Tensor, TooLarge> {
        self.with_plan(|plan| plan.contract(lhs, rhs, result, method))
    }

    /// The right operand's shape.
    pub fn rhs_shape(&self) -> &[usize] {
        &self.operands[1].shape
    }

    /// The same of a left operand of f32 and a right one that a program makes where it is needed, in f32.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the result does not fit into memory.
    pub fn run_produced(&self, lhs: &Tensor, rhs: &LazyOperand<'_>) -> Result<Tensor, TooLarge> {
        let lhs = elements::<f32>(lhs, &names::F32)?;
        self.with_plan(|plan| plan.run_floats(&Single, &*lhs, rhs, &names::F32))
    }

    /// Plans once, unless the plan is too large to be kept.
    fn with_plan<T>(&self, run: impl FnOnce(&Plan) -> Result<T, TooLarge>) -> Result<T, TooLarge> {
        if let Some(plan) = self.plan.get() {
            return run(plan);
        }
        let [lhs, rhs] = [Places::of(&self.operands[0]), Places::of(&self.operands[1])];
        let plan = Plan::new(&lhs, &rhs, &self.dimensions)?;
        match plan.is_small() {
            true => run(self.plan.get_or_init(|| plan)),
            false => run(&plan),
        }
    }
}

/// Where the elements stand, and the result's shape.
#[derive(Clone)]
struct Plan {
    sizes: Sizes,
    lhs: [Offsets; 3],
    rhs: [Offsets; 3],
    shape: Vec<usize>,
}

/// Where the elements of an operand stand.
struct Places<'a> {
    shape: &'a [usize],
    start: usize,
    /// Of each dimension, the outermost first.
    axes: Vec<Vec<Axis>>,
}

impl<'a> Places<'a> {
    fn of(OperandShape { shape, spread }: &'a OperandShape) -> Places<'a> {
        let Some(spread) = spread else { return Places::in_order(shape) };
        let (start, axes) =
            spread.axes(shape).unwrap_or_else(|| unreachable!("each dimension has axes"));
        Places { shape, start, axes }
    }

    fn in_order(shape: &'a [usize]) -> Places<'a> {
        let axes = shape.iter().zip(strides(shape));
        let axes = axes.map(|(&size, stride)| vec![Axis::new(size, stride)]).collect();
        Places { shape, start: 0, axes }
    }

    /// The offsets of batches, of rows or columns, and of steps.
    fn offsets(&self, [batching, free, steps]: [&[usize]; 3]) -> Result<[Offsets; 3], TooLarge> {
        let along = |start: usize, dimensions: &[usize]| {
            let axes = dimensions.iter().flat_map(|&dimension| &self.axes[dimension]);
            Offsets::strided(start, &axes.copied().collect::<Vec<Axis>>())
        };
        Ok([along(self.start, batching)?, along(0, free)?, along(0, steps)?])
    }
}

impl Plan {
    fn new(
        lhs: &Places<'_>,
        rhs: &Places<'_>,
        dimensions: &DotDimensions,
    ) -> Result<Plan, TooLarge> {
        let DotDimensions { lhs_batching, rhs_batching, lhs_contracting, rhs_contracting } =
            dimensions;
        let lhs_free = dimensions.lhs_free(lhs.shape.len());
        let rhs_free = dimensions.rhs_free(rhs.shape.len());
        let lhs_sizes = lhs_batching.iter().chain(&lhs_free).map(|&dimension| lhs.shape[dimension]);
        let rhs_sizes = rhs_free.iter().map(|&dimension| rhs.shape[dimension]);
        let shape = lhs_sizes.chain(rhs_sizes).collect();
        let lhs = lhs.offsets([lhs_batching, &lhs_free, lhs_contracting])?;
        let rhs = rhs.offsets([rhs_batching, &rhs_free, rhs_contracting])?;
        let sizes = Sizes {
            batch: lhs[0].len(),
            rows: lhs[1].len(),
            columns: rhs[1].len(),
            steps: lhs[2].len(),
        };
        Ok(Plan { sizes, lhs, rhs, shape })
    }

    /// Whether it takes no more memory than a handful of ops do.
    fn is_small(&self) -> bool {
        const OFFSETS: usize = 1 << 12;
        let kept = |offsets: &Offsets| match offsets {
            Offsets::Uniform { .. } => 0,
            Offsets::Table(table) => table.len(),
        };
        self.lhs.iter().chain(&self.rhs).map(kept).sum::<usize>() <= OFFSETS
    }

    /// The sums, as a tensor of this element type.
    fn contract(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        result: &ElementType,
        method: &Method,
    ) -> Result<Tensor, TooLarge> {
        if *method != Method::default()
            && let Some(sums) = self.by_method(method, lhs, rhs, result)?
        {
            return Ok(sums);
        }
        match (product_type(lhs.element(), rhs.element(), result), result) {
            (ElementType::Float(product), ElementType::Float(sum)) => {
                self.floats(lhs, rhs, product, sum)
            }
            (ElementType::Boolean, ElementType::Boolean) => {
                self.run_integers(&Logical, lhs.codes(), rhs.codes(), result)
            }
            (
                ElementType::Integer(_) | ElementType::Index,
                ElementType::Integer(_) | ElementType::Index,
            ) => self.integers(lhs, rhs, result),
            (ElementType::Complex(product), ElementType::Complex(sum)) => {
                self.complexes(lhs, rhs, *product, *sum)
            }
            (product, result) => self.across_kinds(lhs, rhs, product, result),
        }
    }

    fn run<R: SumArithmetic>(
        &self,
        recurrence: &R,
        lhs: &[R::Factor],
        rhs: &[R::Factor],
    ) -> Result<Vec<R::Sum>, TooLarge> {
        let (lhs, rhs) = (Native::from(lhs), Native::from(rhs));
        self.sums(recurrence, &lhs, &rhs)
    }

    fn sums<R: SumArithmetic>(
        &self,
        recurrence: &R,
        lhs: &dyn Elements<R::Factor>,
        rhs: &dyn Elements<R::Factor>,
    ) -> Result<Vec<R::Sum>, TooLarge> {
        tiles::sums(recurrence, self.sizes, &side(lhs, &self.lhs), &side(rhs, &self.rhs))
    }

    /// What becomes of the sums.
    fn run_into<R: SumArithmetic, O: Copy + Default + Send + Sync>(
        &self,
        recurrence: &R,
        lhs: &dyn Elements<R::Factor>,
        rhs: &dyn Elements<R::Factor>,
        finish: EncodeSums<'_, R::Sum, O>,
    ) -> Result<Vec<O>, TooLarge> {
        let (lhs, rhs) = (side(lhs, &self.lhs), side(rhs, &self.rhs));
        tiles::elements(recurrence, self.sizes, &lhs, &rhs, finish)
    }

    /// The sums of floats as a tensor.
    fn run_floats<R: SumArithmetic<Sum: Carrier>>(
        &self,
        recurrence: &R,
        lhs: &dyn Elements<R::Factor>,
        rhs: &dyn Elements<R::Factor>,
        format: &'static FloatFormat,
    ) -> Result<Tensor, TooLarge> {
        fn encoded<R: SumArithmetic<Sum: Carrier>, W: Word + Code + Default>(
            plan: &Plan,
            recurrence: &R,
            (lhs, rhs): (&dyn Elements<R::Factor>, &dyn Elements<R::Factor>),
            format: &'static FloatFormat,
        ) -> Result<Tensor, TooLarge> {
            let codes = plan.run_into(recurrence, lhs, rhs, &|sums, codes: &mut [W]| {
                encode(format, ConvertPolicy::COMPUTE, sums, codes);
            })?;
            Ok(Tensor::from_codes(ElementType::Float(format), &plan.shape, codes))
        }
        if R::CANONICAL && numeric::is_native::<R::Sum>(format) {
            let sums = self.sums(recurrence, lhs, rhs)?;
            return Ok(native_tensor(format, &self.shape, sums));
        }
        match ElementType::Float(format).word() {
            WordWidth::W8 => encoded::<R, u8>(self, recurrence, (lhs, rhs), format),
            WordWidth::W16 => encoded::<R, u16>(self, recurrence, (lhs, rhs), format),
            WordWidth::W32 => encoded::<R, u32>(self, recurrence, (lhs, rhs), format),
            _ => encoded::<R, u64>(self, recurrence, (lhs, rhs), format),
        }
    }

    /// The low bits of sums as integers (or truth values).
    fn run_integers<R: SumArithmetic<Sum: Into<u64>>>(
        &self,
        recurrence: &R,
        lhs: &[R::Factor],
        rhs: &[R::Factor],
        result: &ElementType,
    ) -> Result<Tensor, TooLarge> {
        fn cut<R: SumArithmetic<Sum: Into<u64>>, W: Word + Code + Default>(
            plan: &Plan,
            recurrence: &R,
            (lhs, rhs): (&[R::Factor], &[R::Factor]),
            result: &ElementType,
        ) -> Result<Tensor, TooLarge> {
            let mask = u64::MAX >> (64 - result.bits());
            let (lhs, rhs) = (Native::from(lhs), Native::from(rhs));
            let codes = plan.run_into(recurrence, &lhs, &rhs, &|sums, codes: &mut [W]| {
                for (code, &mut sum) in codes.iter_mut().zip(sums) {
                    *code = W::from_u64(sum.into() & mask);
                }
            })?;
            Ok(Tensor::from_codes(result.clone(), &plan.shape, codes))
        }
        match result.word() {
            WordWidth::W8 => cut::<R, u8>(self, recurrence, (lhs, rhs), result),
            WordWidth::W16 => cut::<R, u16>(self, recurrence, (lhs, rhs), result),
            WordWidth::W32 => cut::<R, u32>(self, recurrence, (lhs, rhs), result),
            _ => cut::<R, u64>(self, recurrence, (lhs, rhs), result),
        }
    }

    fn floats(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        product: &'static FloatFormat,
        sum: &'static FloatFormat,
    ) -> Result<Tensor, TooLarge> {
        if product == sum && sum.is_f32() {
            return self.singles(lhs, rhs, sum);
        }
        if product == sum && sum.is_f64() {
            let (lhs, rhs) = (elements(lhs, product)?, elements(rhs, product)?);
            return self.run_floats(&Double, &*lhs, &*rhs, sum);
        }
        match (product.carrier(), sum.carrier()) {
            (numeric::Carrier::F32, numeric::Carrier::F32) => {
                self.rounded::<f32>(lhs, rhs, product, sum)
            }
            _ => self.rounded::<f64>(lhs, rhs, product, sum),
        }
    }

    /// The sums made in f32 of elements that are f32 values, or converted to such; then encoded.
    fn singles(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        result: &'static FloatFormat,
    ) -> Result<Tensor, TooLarge> {
        let bits = precision(lhs.element()) + precision(rhs.element());
        let exact = bits <= 24 && products_are_exact(lhs, rhs, bits)?;
        let (lhs, rhs) = (elements::<f32>(lhs, &names::F32)?, elements::<f32>(rhs, &names::F32)?);
        match exact {
            true => self.run_floats(&ExactSingle, &*lhs, &*rhs, result),
            false => self.run_floats(&Single, &*lhs, &*rhs, result),
        }
    }

    fn rounded<F: Carrier + std::ops::Mul<Output = F>>(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        product: &'static FloatFormat,
        sum: &'static FloatFormat,
    ) -> Result<Tensor, TooLarge> {
        if product == sum && size_of::<F>() == size_of::<f32>() {
            let (lhs, rhs) = (elements::<f32>(lhs, product)?, elements::<f32>(rhs, product)?);
            if let Some(sums) = self.narrow(&*lhs, &*rhs, sum)? {
                return Ok(sums);
            }
        }
        let native = size_of::<F>() * 8 == product.width as usize && product.is_ieee_native();
        let product_step = (product != sum && !native).then_some(product);
        let (lhs, rhs) = (elements::<F>(lhs, product)?, elements::<F>(rhs, product)?);
        match Rounded::<F>::new(product_step, sum) {
            Some(recurrence) => self.run_floats(&recurrence, &*lhs, &*rhs, sum),
            None => self.run_floats(&rounded_by_definition::<F>(product, sum), &*lhs, &*rhs, sum),
        }
    }

    /// The sums of a format whose roundings registers can do, if it is worth to find that out.
    fn narrow(
        &self,
        lhs: &dyn Elements<f32>,
        rhs: &dyn Elements<f32>,
        format: &'static FloatFormat,
    ) -> Result<Option<Tensor>, TooLarge> {
        if *format == names::F16 {
            return self.run_floats(&InF16, lhs, rhs, format).map(Some);
        }
        let is_bf16 = *format == names::BF16;
        if !self.sizes.are_many() {
            return match is_bf16 {
                true => self.run_floats(&InBf16, lhs, rhs, format).map(Some),
                false => Ok(None),
            };
        }
        if format.width > 8 && !is_bf16 {
            return Ok(None);
        }
        let [left, right] = [Range::of_elements(lhs)?, Range::of_elements(rhs)?];
        let steps = self.sizes.steps;
        if is_bf16 {
            return match OrdinaryBf16::new([left, right], steps) {
                Some(ordinary) => self.run_floats(&ordinary, lhs, rhs, format).map(Some),
                None => self.run_floats(&InBf16, lhs, rhs, format).map(Some),
            };
        }
        let product = match left.finite && right.finite {
            true => left.largest * right.largest,
            false => f64::INFINITY,
        };
        match Narrow::new(format, Bounds::new(format, product, steps)) {
            Some(recurrence) => self.run_floats(&recurrence, lhs, rhs, format).map(Some),
            None => Ok(None),
        }
    }

    /// Cutting integers to fewer bits commutes with sums and products, so the product type's width
    /// does not show.
    fn integers(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        result: &ElementType,
    ) -> Result<Tensor, TooLarge> {
        if let Some((plan, [left, right])) = int16_pairs::operands(self, lhs, rhs, result)? {
            let (lhs, rhs) = (&left.factors, &right.factors);
            return plan.run_integers(&Int16Pairs, lhs, rhs, result);
        }
        if result.bits() > 32 {
            return self.run_integers(&Wrapping64, &integers(lhs)?, &integers(rhs)?, result);
        }
        self.run_integers(&Wrapping32, &low_words(lhs)?, &low_words(rhs)?, result)
    }

    fn complexes(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        product: ComplexPart,
        sum: ComplexPart,
    ) -> Result<Tensor, TooLarge> {
        if product == ComplexPart::F32 {
            let (lhs, rhs) = (pairs(lhs, product)?, pairs(rhs, product)?);
            return complex_tensor(sum, &self.shape, self.run(&ComplexSingle, &lhs, &rhs)?);
        }
        let (lhs, rhs) = (pairs(lhs, product)?, pairs(rhs, product)?);
        if sum == ComplexPart::F64 {
            return complex_tensor(sum, &self.shape, self.run(&ComplexDouble, &lhs, &rhs)?);
        }
        let narrowing = Converted::<Pair<f64>, Pair<f32>> {
            product: Box::new(|lhs, rhs| multiply(lhs, rhs).map(|part| part as f32)),
            add: Box::new(|a, b| [a[0] + b[0], a[1] + b[1]]),
        };
        complex_tensor(sum, &self.shape, self.run(&narrowing, &lhs, &rhs)?)
    }

    /// Products of a wider kind than the result.
    fn across_kinds(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        product: &ElementType,
        result: &ElementType,
    ) -> Result<Tensor, TooLarge> {
        if let ElementType::Integer(_) | ElementType::Index = product {
            let mask = u64::MAX >> (64 - product.bits());
            let any = Converted::<u64, u8> {
                product: Box::new(move |a, b| u8::from(a.wrapping_mul(b) & mask != 0)),
                add: Box::new(|a, b| a | b),
            };
            return self.run_integers(&any, &integers(lhs)?, &integers(rhs)?, result);
        }
        let real = real_product(product);
        let load = |tensor| match product {
            ElementType::Float(format) => Ok(real_pairs(&floats(tensor, format)?)),
            ElementType::Complex(part) => pairs(tensor, *part),
            other => unreachable!("{other} is not wider than {result}"),
        };
        let (lhs, rhs) = (load(lhs)?, load(rhs)?);
        if let ElementType::Float(format) = *result {
            let to_float = Converted::<Pair<f64>, f64> {
                product: Box::new(move |a, b| format.round(ConvertPolicy::CONVERT, real(a, b))),
                add: Box::new(|a, b| format.round(ConvertPolicy::COMPUTE, a + b)),
            };
            return float_tensor(format, &self.shape, self.run(&to_float, &lhs, &rhs)?);
        }
        let convert = to_integer(result);
        let add = if *result == ElementType::Boolean { |a, b| a | b } else { u64::wrapping_add };
        let to_integer = Converted::<Pair<f64>, u64> {
            product: Box::new(move |a, b| convert(real(a, b))),
            add: Box::new(add),
        };
        self.run_integers(&to_integer, &lhs, &rhs, result)
    }
}

/// An operand: its elements and where they stand.
fn side<'a, T>(
    elements: &'a dyn Elements<T>,
    [batch, free, step]: &'a [Offsets; 3],
) -> OperandView<'a, T> {
    OperandView { elements, batch, free, step }
}

/// Real numbers as complex ones.
fn real_pairs(values: &[f64]) -> Vec<Pair<f64>> {
    values.iter().map(|&value| [value, 0.0]).collect()
}

/// The real part of a product taken in a type of floats or of complex numbers.
fn real_product(product: &ElementType) -> Box<dyn Fn(Pair<f64>, Pair<f64>) -> f64 + Send + Sync> {
    match *product {
        ElementType::Float(format) => {
            Box::new(|a, b| format.round(ConvertPolicy::COMPUTE, a[0] * b[0]))
        }
        ElementType::Complex(part) => {
            let format = part.format();
            let round = |value| format.round(ConvertPolicy::COMPUTE, value);
            Box::new(move |a, b| round(round(a[0] * b[0]) - round(a[1] * b[1])))
        }
        ref other => unreachable!("{other} has no real part"),
    }
}

/// The recurrence of formats that are rounded by definition: each step through f64.
fn rounded_by_definition<F: Carrier>(
    product: &'static FloatFormat,
    sum: &'static FloatFormat,
) -> Converted<F, F> {
    let round = |format: &'static FloatFormat, exact: f64| {
        F::narrow(format.round(ConvertPolicy::COMPUTE, exact))
    };
    Converted {
        product: Box::new(move |a: F, b: F| {
            let rounded = round(product, a.widen() * b.widen());
            if product == sum { rounded } else { round(sum, rounded.widen()) }
        }),
        add: Box::new(move |a: F, b: F| round(sum, a.widen() + b.widen())),
    }
}

/// Truncation and saturation to an integer type; to i1, whether the number is not zero.
fn to_integer(result: &ElementType) -> Box<dyn Fn(f64) -> u64 + Send + Sync> {
    let bits = result.bits();
    match result {
        ElementType::Boolean => Box::new(|value| u64::from(value != 0.0)),
        ElementType::Integer(integer) if !integer.signed => {
            Box::new(move |value| to_unsigned(value, bits))
        }
        _ => Box::new(move |value| to_signed(value, bits) as u64),
    }
}

/// Bits of the significand that an element of the type can need in f32.
fn precision(element: &ElementType) -> u32 {
    match element {
        ElementType::Float(format) => format.precision(),
        ElementType::Boolean => 1,
        _ => 24,
    }
}

/// Whether every product of elements of two tensors is an f32, when the significands of both factors
/// have `bits` bits together (at most 24).
fn products_are_exact(lhs: &Tensor, rhs: &Tensor, bits: u32) -> Result<bool, TooLarge> {
    if let (Some(lhs), Some(rhs)) = (Range::of_type(lhs.element()), Range::of_type(rhs.element()))
        && lhs.products_are_exact(&rhs, bits)
    {
        return Ok(true);
    }
    let range = |tensor| Range::of_elements(&*elements::<f32>(tensor, &names::F32)?);
    Ok(range(lhs)?.products_are_exact(&range(rhs)?, bits))
}

/// The smallest and the largest magnitude among finite values other than zero.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Range {
    smallest: f64,
    largest: f64,
    /// Whether all elements are finite.
    finite: bool,
}

impl Range {
    /// That of all values of a type.
    fn of_type(element: &ElementType) -> Option<Range> {
        match element {
            ElementType::Float(format) => Some(Range {
                smallest: 2f64.powi(format.quantum_exponent()),
                largest: format.decode(format.max_finite),
                finite: false,
            }),
            ElementType::Boolean => Some(Range { smallest: 1.0, largest: 1.0, finite: true }),
            _ => None,
        }
    }

    /// That of an operand's elements.
    fn of_elements(elements: &dyn Elements<f32>) -> Result<Range, TooLarge> {
        const CHUNK: usize = 1 << 12;
        let mut ranges = filled(Range::of(&[]), &[elements.len().div_ceil(CHUNK)])?;
        let offsets = Offsets::Uniform { len: elements.len(), stride: 1 };
        parallel::for_each_chunk(&mut ranges, 16, |index, ranges| {
            let mut values = [0f32; CHUNK];
            for (place, range) in ranges.iter_mut().enumerate() {
                let first = (index * 16 + place) * CHUNK;
                let values = &mut values[..CHUNK.min(offsets.len() - first)];
                elements.row(0, Steps::new(&offsets).part(first, values.len()), values);
                *range = Range::of(values);
            }
        });
        let wider = |a: Range, b: Range| Range {
            smallest: a.smallest.min(b.smallest),
            largest: a.largest.max(b.largest),
            finite: a.finite && b.finite,
        };
        Ok(ranges.into_iter().fold(Range::of(&[]), wider))
    }

    fn of(values: &[f32]) -> Range {
        dispatch(|| Range::by_lanes(values))
    }

    #[inline(always)]
    fn by_lanes(values: &[f32]) -> Range {
        // magnitudes in the order of their bits: integers, so that many are compared at a time
        const INFINITY: u32 = f32::INFINITY.to_bits();
        let (mut below_smallest, mut largest, mut most) = (INFINITY - 1, 0, 0);
        for value in values {
            let magnitude = value.abs().to_bits();
            // zero is last: below it come no more
            below_smallest = below_smallest.min(magnitude.wrapping_sub(1));
            largest = largest.max(if magnitude < INFINITY { magnitude } else { 0 });
            most = most.max(magnitude);
        }
        let [smallest, largest] = [below_smallest + 1, largest].map(f32::from_bits);
        Range { smallest: smallest.into(), largest: largest.into(), finite: most < INFINITY }
    }

    /// Whether every product with a value of another range is an f32, when the significands of
    /// both factors have `bits` bits together (at most 24).
    fn products_are_exact(&self, other: &Range, bits: u32) -> bool {
        let lowest_bit = self.smallest * other.smallest * 2f64.powi(2 - bits as i32);
        lowest_bit >= 2f64.powi(-149) && self.largest * other.largest <= f64::from(f32::MAX)
    }
}
