//! The arithmetic of a contraction by the default policy: which one gives the bits that the types of the
//! operands and of the result ask for.

use super::arithmetic::factor::{Pair, multiply};
use super::arithmetic::range::{Range, precision};
use super::arithmetic::scalar::{Converted, Logical, Rounded, RoundedTwice};
use super::arithmetic::small_floats::{Bounds, InBf16, InF16, NormalBf16};
use super::arithmetic::step::{
    ComplexDouble, ComplexSingle, Double, ExactDouble, ExactSingle, Int16Pairs, Single, Wrapping32,
    Wrapping64,
};
use super::operands::{
    Carrier, complex_tensor, elements, float_tensor, floats, integers, low_words, pairs,
};
use super::plan::ContractionPlan;
use super::strategy::choose::SumArithmetic;
use super::strategy::int16_pairs;
use super::thresholds::PRODUCTS_WORTH_RANGES;
use super::tile::arithmetic::InMemory;
use super::tile::packing::{Elements, range_of};
use super::tile::small_float_tiles::SmallFloatTiles;
use crate::meaning::{SumPolicy, product_type};
use crate::numeric::convert::{to_signed, to_unsigned};
use crate::numeric::policy::Rounding;
use crate::numeric::{self, ComplexPart, ConvertPolicy, ElementType, FloatFormat, Number, names};
use crate::paths::{self, Path};
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;

/// Arithmetic whose factors and sums have one type.
type Arithmetic<F> = Box<dyn SumArithmetic<Factor = F, Sum = F>>;

impl ContractionPlan {
    /// The sums, as a tensor of this element type.
    pub fn contract(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        result: &ElementType,
        policy: &SumPolicy,
    ) -> Result<Tensor, TooLarge> {
        if *policy != SumPolicy::default()
            && let Some(sums) = self.by_policy(policy, lhs, rhs, result)?
        {
            return Ok(sums);
        }
        match (product_type(lhs.element(), rhs.element(), result), result) {
            (ElementType::Float(product), ElementType::Float(sum)) => {
                self.floats(lhs, rhs, product, sum)
            }
            (ElementType::Boolean, ElementType::Boolean) => {
                self.run_integers(&InMemory(Logical), lhs.codes(), rhs.codes(), result)
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

    /// Sums of floats, or of integers multiplied as floats.
    pub fn floats(
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
            // f64 has every product of two values of f32
            let is_narrow = |tensor: &Tensor| match tensor.element() {
                ElementType::Float(format) => format.fits_f32(),
                _ => false,
            };
            let exact = is_narrow(lhs) && is_narrow(rhs) && paths::allows(Path::ExactProducts);
            let (lhs, rhs) = (elements(lhs, product)?, elements(rhs, product)?);
            if exact {
                paths::note(Path::ExactProducts);
                return self.run_floats(&ExactDouble, &*lhs, &*rhs, sum);
            }
            return self.run_floats(&Double, &*lhs, &*rhs, sum);
        }
        if (product.carrier(), sum.carrier()) != (numeric::Carrier::F32, numeric::Carrier::F32) {
            let (lhs, rhs) = (elements(lhs, product)?, elements(rhs, product)?);
            return self.run_floats(&*rounded::<f64>(product, sum), &*lhs, &*rhs, sum);
        }
        let (lhs, rhs) = (elements(lhs, product)?, elements(rhs, product)?);
        let in_registers = match product == sum {
            true => self.small_float_arithmetic(&*lhs, &*rhs, sum)?,
            false => None,
        };
        let arithmetic = in_registers.unwrap_or_else(|| rounded::<f32>(product, sum));
        self.run_floats(&*arithmetic, &*lhs, &*rhs, sum)
    }

    /// Sums made in f32, of elements that are f32 values or are converted to f32. They are then encoded.
    pub fn singles(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        result: &'static FloatFormat,
    ) -> Result<Tensor, TooLarge> {
        let bits = precision(lhs.element()) + precision(rhs.element());
        let exact = bits <= 24 && paths::allows(Path::ExactProducts);
        let exact = exact && products_are_exact(lhs, rhs, bits)?;
        let (lhs, rhs) = (elements::<f32>(lhs, &names::F32)?, elements::<f32>(rhs, &names::F32)?);
        if exact {
            paths::note(Path::ExactProducts);
            return self.run_floats(&ExactSingle, &*lhs, &*rhs, result);
        }
        self.run_floats(&Single, &*lhs, &*rhs, result)
    }

    /// The arithmetic by which registers round to a format; `None` if there is none, or if it is not worth
    /// finding out.
    fn small_float_arithmetic(
        &self,
        lhs: &dyn Elements<f32>,
        rhs: &dyn Elements<f32>,
        format: &'static FloatFormat,
    ) -> Result<Option<Arithmetic<f32>>, TooLarge> {
        let has_steps = *format == names::F16 || *format == names::BF16;
        let are_many = self.sizes.products() >= PRODUCTS_WORTH_RANGES;
        let may_have_tiles = format.width <= 8 && are_many;
        if !(has_steps || may_have_tiles) || !paths::allows(Path::SmallFloatSums) {
            return Ok(None);
        }
        if has_steps {
            paths::note(Path::SmallFloatSums);
        }
        if *format == names::F16 {
            return Ok(Some(Box::new(InF16)));
        }
        if has_steps && !(are_many && paths::allows(Path::NormalBf16)) {
            return Ok(Some(Box::new(InBf16)));
        }
        let (ranges, steps) = ([range_of(lhs)?, range_of(rhs)?], self.sizes.steps);
        if has_steps {
            let Some(normal) = NormalBf16::new(ranges, steps) else {
                return Ok(Some(Box::new(InBf16)));
            };
            paths::note(Path::NormalBf16);
            return Ok(Some(Box::new(normal)));
        }
        let Some(tiles) = SmallFloatTiles::new(format, Bounds::new(format, ranges, steps)) else {
            return Ok(None);
        };
        paths::note(Path::SmallFloatSums);
        Ok(Some(Box::new(tiles)))
    }

    /// Sums of integers. Cutting integers to fewer bits commutes with sums and products, so that the width of
    /// the product type does not show.
    fn integers(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        result: &ElementType,
    ) -> Result<Tensor, TooLarge> {
        if paths::allows(Path::Int16Pairs) {
            let (left, right) = ((lhs, &self.lhs), (rhs, &self.rhs));
            if let Some([lhs, rhs]) = int16_pairs::operands(self.sizes, left, right, result)? {
                paths::note(Path::Int16Pairs);
                let plan = ContractionPlan::new(lhs.offsets, rhs.offsets, self.shape.clone());
                return plan.run_integers(&Int16Pairs, &lhs.factors, &rhs.factors, result);
            }
        }
        if result.bits() > 32 {
            return self.run_integers(&Wrapping64, &integers(lhs)?, &integers(rhs)?, result);
        }
        self.run_integers(&Wrapping32, &low_words(lhs)?, &low_words(rhs)?, result)
    }

    /// Sums of complex numbers.
    fn complexes(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        product: ComplexPart,
        sum: ComplexPart,
    ) -> Result<Tensor, TooLarge> {
        if product == ComplexPart::F32 {
            let (lhs, rhs) = (pairs::<f32>(lhs, product)?, pairs::<f32>(rhs, product)?);
            return complex_tensor(sum, &self.shape, self.run(&ComplexSingle, &lhs, &rhs)?);
        }
        let (lhs, rhs) = (pairs::<f64>(lhs, product)?, pairs::<f64>(rhs, product)?);
        if sum == ComplexPart::F64 {
            return complex_tensor(sum, &self.shape, self.run(&ComplexDouble, &lhs, &rhs)?);
        }
        let narrowing = Converted::<Pair<f64>, Pair<f32>> {
            product: Box::new(|lhs, rhs| multiply(lhs, rhs).map(|part| part as f32)),
            add: Box::new(|a, b| [a[0] + b[0], a[1] + b[1]]),
        };
        complex_tensor(sum, &self.shape, self.run(&InMemory(narrowing), &lhs, &rhs)?)
    }

    /// Sums of products whose type is of a wider kind than the result's: of complex numbers to real ones, of
    /// floats to integers, of integers to truth values.
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
            return self.run_integers(&InMemory(any), &integers(lhs)?, &integers(rhs)?, result);
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
                add: Box::new(|a, b| format.computed(Number::sum(a, b, Rounding::NearestEven))),
            };
            return float_tensor(format, &self.shape, self.run(&InMemory(to_float), &lhs, &rhs)?);
        }
        let convert = to_integer(result);
        let add = if *result == ElementType::Boolean { |a, b| a | b } else { u64::wrapping_add };
        let to_integer = Converted::<Pair<f64>, u64> {
            product: Box::new(move |a, b| convert(real(a, b))),
            add: Box::new(add),
        };
        self.run_integers(&InMemory(to_integer), &lhs, &rhs, result)
    }
}

/// Real numbers as complex ones.
fn real_pairs(values: &[f64]) -> Vec<Pair<f64>> {
    values.iter().map(|&value| [value, 0.0]).collect()
}

/// The real part of a product taken in a type of floats or of complex numbers.
fn real_product(product: &ElementType) -> Box<dyn Fn(Pair<f64>, Pair<f64>) -> f64 + Send + Sync> {
    match *product {
        ElementType::Float(format) => Box::new(|a, b| format.computed(Number::product(a[0], b[0]))),
        ElementType::Complex(part) => {
            let format = part.format();
            let round = |value| format.round(ConvertPolicy::COMPUTE, value);
            Box::new(move |a, b| round(round(a[0] * b[0]) - round(a[1] * b[1])))
        }
        ref other => unreachable!("{other} has no real part"),
    }
}

/// The arithmetic that rounds each product to one format and each sum to another.
fn rounded<F: Carrier + std::ops::Mul<Output = F>>(
    product: &'static FloatFormat,
    sum: &'static FloatFormat,
) -> Arithmetic<F> {
    let carrier_rounds = size_of::<F>() * 8 == product.width as usize && product.is_ieee_native();
    if !(product.is_exact_in_carrier() && sum.is_exact_in_carrier()) {
        return Box::new(InMemory(rounded_by_definition::<F>(product, sum)));
    }
    if product == sum || carrier_rounds {
        if let Some(step) = Rounded::<F>::new(sum) {
            return Box::new(InMemory(step));
        }
    } else if let Some(step) = RoundedTwice::<F>::new(product, sum) {
        return Box::new(InMemory(step));
    }
    Box::new(InMemory(rounded_by_definition::<F>(product, sum)))
}

/// The arithmetic of formats that are rounded by definition: each step from its exact result.
fn rounded_by_definition<F: Carrier>(
    product: &'static FloatFormat,
    sum: &'static FloatFormat,
) -> Converted<F, F> {
    Converted {
        product: Box::new(move |a: F, b: F| {
            let rounded = product.computed(Number::product(a.widen(), b.widen()));
            F::narrow(match product == sum {
                true => rounded,
                false => sum.round(ConvertPolicy::COMPUTE, rounded),
            })
        }),
        add: Box::new(move |a: F, b: F| {
            let exact = Number::sum(a.widen(), b.widen(), Rounding::NearestEven);
            F::narrow(sum.computed(exact))
        }),
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

/// Whether every product of elements of two tensors is an f32, when the significands of both factors
/// have `bits` bits together (at most 24).
fn products_are_exact(lhs: &Tensor, rhs: &Tensor, bits: u32) -> Result<bool, TooLarge> {
    if let (Some(lhs), Some(rhs)) = (Range::of_type(lhs.element()), Range::of_type(rhs.element()))
        && lhs.products_are_exact(&rhs, bits)
    {
        return Ok(true);
    }
    let range = |tensor| range_of(&*elements::<f32>(tensor, &names::F32)?);
    Ok(range(lhs)?.products_are_exact(&range(rhs)?, bits))
}
