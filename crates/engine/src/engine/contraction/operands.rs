//! The way from tensors to carriers and back: operands are converted to the type that products are taken in,
//! and sums are encoded in the result's type.

use std::borrow::Cow;
use std::mem::{ManuallyDrop, MaybeUninit};

use super::arithmetic::factor::{Factor, Pair};
use super::thresholds::CONVERTED_PER_TASK;
use super::tile::packing::{Codes, Elements, Native};
use crate::hardware::parallel;
use crate::numeric::{
    CarrierFloat, Code, ComplexPart, ConvertPolicy, ElementType, FloatFormat, Number, WordWidth,
    decode, encode, round,
};
use crate::paths::{self, Path};
use crate::tensor::allocation::{self, TooLarge, filled, len};
use crate::tensor::{Tensor, Word, Words};

/// A carrier float with the conversions that contractions need.
pub trait Carrier: CarrierFloat + Factor {
    /// The elements themselves, if a tensor's codes are this carrier's bits.
    fn native<'a>(format: &FloatFormat, words: &'a Words) -> Option<&'a [Self]>;
    /// Whether every value of the format is a value of this carrier.
    fn holds(format: &FloatFormat) -> bool;
}

impl Carrier for f32 {
    fn native<'a>(format: &FloatFormat, words: &'a Words) -> Option<&'a [f32]> {
        format.is_f32().then(|| bytemuck::cast_slice(u32::slice(words)))
    }
    fn holds(format: &FloatFormat) -> bool {
        format.fits_f32()
    }
}

impl Carrier for f64 {
    fn native<'a>(format: &FloatFormat, words: &'a Words) -> Option<&'a [f64]> {
        format.is_f64().then(|| bytemuck::cast_slice(u64::slice(words)))
    }
    fn holds(_: &FloatFormat) -> bool {
        true
    }
}

/// The elements of a tensor of real numbers converted to `target`, each rounded at most once.
pub fn floats<'a, F: Carrier>(
    tensor: &'a Tensor,
    target: &FloatFormat,
) -> Result<Cow<'a, [F]>, TooLarge> {
    floats_under(tensor, target, ConvertPolicy::CONVERT)
}

/// The elements of a tensor of real numbers as factors of the type `target`. If decoding alone converts them,
/// they are decoded where they are packed.
pub fn elements<'a, F: Carrier>(
    tensor: &'a Tensor,
    target: &FloatFormat,
) -> Result<Box<dyn Elements<F> + 'a>, TooLarge> {
    if let ElementType::Float(format) = *tensor.element()
        && paths::allows(Path::DecodeAsPacked)
        && (format == target || holds(target, format))
        && F::holds(format)
        && F::native(format, tensor.words()).is_none()
    {
        paths::note(Path::DecodeAsPacked);
        return Ok(by_word!(tensor.element().word(), W => {
            Box::new(Codes { format, codes: tensor.codes::<W>() })
        }));
    }
    Ok(Box::new(Native(floats(tensor, target)?)))
}

/// The elements of a tensor of real numbers converted to `target` under a policy, each rounded at most once.
pub fn floats_under<'a, F: Carrier>(
    tensor: &'a Tensor,
    target: &FloatFormat,
    policy: ConvertPolicy,
) -> Result<Cow<'a, [F]>, TooLarge> {
    let source = match tensor.element() {
        ElementType::Float(format) => *format,
        ElementType::Boolean | ElementType::Integer(_) | ElementType::Index => {
            return from_integers(tensor, target, policy).map(Cow::Owned);
        }
        other => unreachable!("no product of real numbers takes a factor of {other}"),
    };
    let exact = source == target || (holds(target, source) && policy.keeps_exact_values());
    if let (true, Some(values)) = (exact, F::native(source, tensor.words())) {
        return Ok(Cow::Borrowed(values));
    }
    let values = by_word!(tensor.element().word(), W => {
        from_codes::<W, F>(tensor, source, (target, policy), exact)
    });
    values.map(Cow::Owned)
}

/// Whether every value of `source` is known to be one of `target`.
fn holds(target: &FloatFormat, source: &FloatFormat) -> bool {
    target.is_f64() || (target.is_f32() && source.fits_f32())
}

fn from_codes<C: Code + Word, F: Carrier>(
    tensor: &Tensor,
    source: &FloatFormat,
    (target, policy): (&FloatFormat, ConvertPolicy),
    exact: bool,
) -> Result<Vec<F>, TooLarge> {
    let codes = tensor.codes::<C>();
    let mut values = filled(F::default(), tensor.shape())?;
    parallel::for_each_chunk(&mut values, CONVERTED_PER_TASK, |index, values| {
        let codes = &codes[index * CONVERTED_PER_TASK..][..values.len()];
        if !F::holds(source) {
            for (value, code) in values.iter_mut().zip(codes) {
                let rounded = target.round(policy, source.decode(code.to_u64()));
                *value = F::narrow(rounded);
            }
            return;
        }
        decode(source, codes, values);
        if !exact {
            round(target, policy, values);
        }
    });
    Ok(values)
}

fn from_integers<F: Carrier>(
    tensor: &Tensor,
    target: &FloatFormat,
    policy: ConvertPolicy,
) -> Result<Vec<F>, TooLarge> {
    let signed = is_signed(tensor.element());
    let convert = |integer: u64| {
        let code = match (policy == ConvertPolicy::CONVERT, signed) {
            (true, true) => target.encode_i64(integer as i64),
            (true, false) => target.encode_u64(integer),
            (false, _) => {
                let negative = signed && (integer as i64) < 0;
                let magnitude = if negative { (integer as i64).unsigned_abs() } else { integer };
                let number = Number::from_integer(negative, magnitude.into());
                target.encode_number(policy, number, 0)
            }
        };
        F::narrow(target.decode(code))
    };
    allocation::collected(integers(tensor)?.into_iter().map(convert))
}

fn is_signed(element: &ElementType) -> bool {
    match element {
        ElementType::Integer(integer) => integer.signed,
        ElementType::Index => true,
        _ => false,
    }
}

/// The integers (or truth values) of a tensor, sign-extended where they have a sign.
pub fn integers(tensor: &Tensor) -> Result<Vec<u64>, TooLarge> {
    let shift = 64 - tensor.element().bits();
    let extend = |code: u64| match is_signed(tensor.element()) {
        true => (((code << shift) as i64) >> shift) as u64,
        false => code,
    };
    let mut values = filled(0, tensor.shape())?;
    by_word!(tensor.element().word(), W => {
        for (value, code) in values.iter_mut().zip(tensor.codes::<W>()) {
            *value = extend(code.to_u64());
        }
    });
    Ok(values)
}

/// The low 32 bits of the integers of a tensor of up to 32 bits.
pub fn low_words(tensor: &Tensor) -> Result<Cow<'_, [u32]>, TooLarge> {
    if tensor.element().bits() == 32 {
        return Ok(Cow::Borrowed(tensor.codes::<u32>()));
    }
    let words = integers(tensor)?.into_iter().map(|integer| integer as u32);
    Ok(Cow::Owned(allocation::collected(words)?))
}

/// The elements of a tensor as complex numbers with parts of the given type.
pub fn pairs<F: Carrier>(tensor: &Tensor, part: ComplexPart) -> Result<Vec<Pair<F>>, TooLarge> {
    match tensor.element() {
        ElementType::Complex(ComplexPart::F32) => {
            made(tensor.shape(), tensor.codes::<u64>(), |&code| {
                let parts = [code as u32, (code >> 32) as u32];
                parts.map(|bits| F::narrow(f32::from_bits(bits).widen()))
            })
        }
        ElementType::Complex(ComplexPart::F64) => {
            made(tensor.shape(), tensor.codes::<u128>(), |&code| {
                let parts = [code as u64, (code >> 64) as u64];
                parts.map(|bits| F::narrow(f64::from_bits(bits)))
            })
        }
        _ => {
            let real = floats::<F>(tensor, part.format())?;
            made(tensor.shape(), &real, |&real| [real, F::default()])
        }
    }
}

/// For each element of a tensor of this shape, what a function makes of it, on all threads.
pub fn made<T: Sync, U: Copy + Send>(
    shape: &[usize],
    elements: &[T],
    of: impl Fn(&T) -> U + Sync,
) -> Result<Vec<U>, TooLarge> {
    let fill = |chunk: usize, made: &mut [MaybeUninit<U>]| {
        for (made, element) in made.iter_mut().zip(&elements[chunk * CONVERTED_PER_TASK..]) {
            *made = MaybeUninit::new(of(element));
        }
    };
    assert_eq!(len::<U>(shape)?, elements.len(), "an element each");
    // SAFETY: the chunks are all elements
    unsafe {
        allocation::written(shape, |all| parallel::for_each_chunk(all, CONVERTED_PER_TASK, fill))
    }
}

/// A tensor of f32 or f64 from its elements, each NaN of which is the canonical one.
pub fn native_tensor<F: Carrier>(
    format: &'static FloatFormat,
    shape: &[usize],
    values: Vec<F>,
) -> Tensor {
    /// The memory of the values as one of codes.
    fn codes<F: bytemuck::Pod, W: bytemuck::Pod>(values: Vec<F>) -> Vec<W> {
        assert_eq!((size_of::<F>(), align_of::<F>()), (size_of::<W>(), align_of::<W>()));
        let mut values = ManuallyDrop::new(values);
        // SAFETY: the memory is that of a vector of as many elements of the same size and alignment,
        // both any bits
        unsafe { Vec::from_raw_parts(values.as_mut_ptr().cast(), values.len(), values.capacity()) }
    }
    let element = ElementType::Float(format);
    match element.word() {
        WordWidth::W32 => Tensor::from_codes(element, shape, codes::<F, u32>(values)),
        _ => Tensor::from_codes(element, shape, codes::<F, u64>(values)),
    }
}

/// A tensor of floats from values that are already rounded to its type.
pub fn float_tensor<F: Carrier>(
    format: &'static FloatFormat,
    shape: &[usize],
    values: Vec<F>,
) -> Result<Tensor, TooLarge> {
    float_tensor_under(ConvertPolicy::COMPUTE, format, shape, values)
}

/// A tensor of floats from values of any kind, each rounded once under a policy.
pub fn float_tensor_under<F: Carrier>(
    policy: ConvertPolicy,
    format: &'static FloatFormat,
    shape: &[usize],
    mut values: Vec<F>,
) -> Result<Tensor, TooLarge> {
    let element = ElementType::Float(format);
    by_word!(element.word(), W => {
        let mut codes = filled(W::default(), shape)?;
        let part = 16 * CONVERTED_PER_TASK;
        let parts = codes.chunks_mut(part).zip(values.chunks_mut(part)).collect();
        let native = size_of::<F>() == size_of::<W>() && (format.is_f32() || format.is_f64());
        parallel::for_each(parts, |(codes, values): (&mut [W], &mut [F])| {
            if native {
                round(format, policy, values);
                codes.copy_from_slice(bytemuck::cast_slice(values));
            } else {
                encode(format, policy, values, codes);
            }
        });
        Ok(Tensor::from_codes(element, shape, codes))
    })
}

/// A tensor of integers (or truth values) from the low bits of carriers.
pub fn integer_tensor<T: Copy + Into<u64>>(
    element: &ElementType,
    shape: &[usize],
    values: &[T],
) -> Result<Tensor, TooLarge> {
    let mask = u64::MAX >> (64 - element.bits());
    by_word!(element.word(), W => {
        let mut codes = filled(W::default(), shape)?;
        for (code, &value) in codes.iter_mut().zip(values) {
            *code = W::from_u64(value.into() & mask);
        }
        Ok(Tensor::from_codes(element.clone(), shape, codes))
    })
}

/// A tensor of complex numbers; NaN parts become the canonical NaN.
pub fn complex_tensor<F: Carrier>(
    part: ComplexPart,
    shape: &[usize],
    mut values: Vec<Pair<F>>,
) -> Result<Tensor, TooLarge> {
    parallel::for_each_chunk(&mut values, CONVERTED_PER_TASK, |_, values| {
        round(part.format(), ConvertPolicy::COMPUTE, values.as_flattened_mut());
    });
    let element = ElementType::Complex(part);
    match part {
        ComplexPart::F32 => {
            let codes = made(shape, &values, |parts| {
                let [real, imaginary] = parts.map(|part| u64::from(single_bits(part)));
                real | imaginary << 32
            })?;
            Ok(Tensor::from_codes(element, shape, codes))
        }
        ComplexPart::F64 => {
            let codes = made(shape, &values, |parts| {
                let [real, imaginary] = parts.map(|part| u128::from(part.widen().to_bits()));
                real | imaginary << 64
            })?;
            Ok(Tensor::from_codes(element, shape, codes))
        }
    }
}

fn single_bits<F: Carrier>(value: F) -> u32 {
    f32::narrow(value.widen()).to_bits()
}
