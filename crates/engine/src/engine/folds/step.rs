//! Bodies of one step as functions of an accumulator and an element.

use std::ops::{BitAnd, BitOr, BitXor};

use bytemuck::Pod;

use crate::engine::chunks::{FloatLane, maximum, minimum};
use crate::hardware::cpu;
use crate::numeric::{
    Carrier, Code, ConvertPolicy, Decoder, FloatFormat, Rounder, WrappingWord, encode,
};
use crate::tensor::Word;

/// One step of a fold: how an accumulator takes in an element.
pub trait FoldStep: Copy + Send + Sync {
    /// The word of elements and results.
    type Code: Word;
    /// The type in which accumulators are kept.
    type Lane: Pod + Send + Sync;
    /// Whether any order of the elements gives the same bits, and whether accumulators may be taken in as if
    /// they were elements.
    const ORDER_FREE: bool;

    /// The value of a code.
    fn decode(&self, code: Self::Code) -> Self::Lane;

    /// The next accumulator.
    fn step(&self, accumulator: Self::Lane, element: Self::Lane) -> Self::Lane;

    /// The codes of accumulators. The slices have equal lengths.
    fn encode(&self, accumulators: &[Self::Lane], codes: &mut [Self::Code]);

    /// Whether two accumulators have one code.
    fn same(&self, a: Self::Lane, b: Self::Lane) -> bool {
        let mut codes = [Self::Code::default(); 2];
        self.encode(&[a, b], &mut codes);
        codes[0] == codes[1]
    }

    /// The initial value of further accumulators if any order of the elements is allowed and one accumulator
    /// starts from `initial`.
    fn neutral(&self, initial: Self::Lane) -> Self::Lane {
        initial
    }
}

/// An operation on floats whose result is then rounded, unless it is one of the operands.
pub trait FloatOperation: Copy + Send + Sync {
    /// Whether the result is one of the operands.
    const CHOOSES: bool;

    /// The result before rounding.
    fn of<F: FloatLane>(a: F, b: F) -> F;
}

macro_rules! float_operation {
    ($name:ident, $chooses:expr, $of:expr, $doc:expr) => {
        #[doc = $doc]
        #[derive(Debug, Clone, Copy)]
        pub struct $name;

        impl FloatOperation for $name {
            const CHOOSES: bool = $chooses;

            #[inline(always)]
            fn of<F: FloatLane>(a: F, b: F) -> F {
                $of(a, b)
            }
        }
    };
}

float_operation!(Sum, false, |a, b| a + b, "a + b");
float_operation!(Product, false, |a, b| a * b, "a * b");
float_operation!(Largest, true, maximum, "The larger; NaN if there is one.");
float_operation!(Smallest, true, minimum, "The smaller; NaN if there is one.");

/// Steps on floats whose codes are their bits.
#[derive(Debug, Clone, Copy)]
pub struct Native<F, O>(std::marker::PhantomData<(F, O)>);

impl<F, O> Native<F, O> {
    /// The step of an operation.
    pub fn new(_: O) -> Native<F, O> {
        Native(std::marker::PhantomData)
    }
}

impl<F: FloatLane<Bits: Word>, O: FloatOperation> FoldStep for Native<F, O> {
    type Code = F::Bits;
    type Lane = F;
    const ORDER_FREE: bool = O::CHOOSES;

    #[inline(always)]
    fn decode(&self, code: F::Bits) -> F {
        F::of_bits(code)
    }

    #[inline(always)]
    fn step(&self, accumulator: F, element: F) -> F {
        O::of(accumulator, element)
    }

    fn encode(&self, accumulators: &[F], codes: &mut [F::Bits]) {
        cpu::dispatch(|| {
            for (code, &accumulator) in codes.iter_mut().zip(accumulators) {
                *code = if accumulator.is_nan() { F::NAN } else { accumulator }.bits();
            }
        });
    }
}

/// Steps on floats of up to 16 bits, in a carrier that allows one more rounding.
#[derive(Debug, Clone, Copy)]
pub struct Narrow<C, O> {
    format: &'static FloatFormat,
    decoder: Decoder<f32>,
    rounder: Rounder<f32>,
    types: std::marker::PhantomData<(C, O)>,
}

impl<C, O> Narrow<C, O> {
    /// The step of an operation on a format; it is `None` if f32 is not the format's carrier, or if the
    /// format cannot be rounded to by constants.
    ///
    /// bf16 has the exponents of f32 and less than half of its bits, so that sums and products which are
    /// rounded to f32 first and then to bf16 equal those that are rounded once. (A sum below f32's normal
    /// numbers is exact. A product there has 16 bits, which end at f32's last place or before, unless the
    /// product is less than half of bf16's last place.)
    pub fn new(format: &'static FloatFormat, _: O) -> Option<Narrow<C, O>> {
        let like_bf16 = format.has_ieee_specials()
            && (format.exponent_bits, format.bias) == (8, 127)
            && format.mantissa_bits <= 7;
        if format.carrier() != Carrier::F32 && !like_bf16 {
            return None;
        }
        Some(Narrow {
            format,
            decoder: Decoder::new(format)?,
            rounder: Rounder::in_carrier(format, ConvertPolicy::COMPUTE)?,
            types: std::marker::PhantomData,
        })
    }
}

impl<C: Word + Code, O: FloatOperation> FoldStep for Narrow<C, O> {
    type Code = C;
    type Lane = f32;
    const ORDER_FREE: bool = O::CHOOSES;

    #[inline(always)]
    fn decode(&self, code: C) -> f32 {
        self.decoder.decode(code.to_u64() as u32)
    }

    #[inline(always)]
    fn step(&self, accumulator: f32, element: f32) -> f32 {
        let result = O::of(accumulator, element);
        if O::CHOOSES { result } else { self.rounder.round(result) }
    }

    fn encode(&self, accumulators: &[f32], codes: &mut [C]) {
        encode(self.format, ConvertPolicy::COMPUTE, accumulators, codes);
    }
}

/// A word in which integers and truth values are computed.
pub trait IntegerWord:
    Word + WrappingWord + Ord + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self>
{
}

impl IntegerWord for u8 {}
impl IntegerWord for u16 {}
impl IntegerWord for u32 {}
impl IntegerWord for u64 {}

/// An operation on integers; each code is in a word of its own with zeros above it.
pub trait IntegerOperation: Copy + Send + Sync {
    /// Whether the result may have bits above those of the codes.
    const OVERFLOWS: bool;

    /// The result; `sign` is the sign bit of a signed type, otherwise 0.
    fn of<W: IntegerWord>(a: W, b: W, sign: W) -> W;

    /// The operand that leaves every other operand as it is, or `None` if taking in an operand a second time
    /// changes nothing.
    fn neutral<W: IntegerWord>() -> Option<W>;
}

macro_rules! integer_operation {
    ($name:ident, $overflows:expr, |$a:ident, $b:ident, $sign:ident| $of:expr, $neutral:expr) => {
        #[doc = concat!("`", stringify!($of), "`")]
        #[derive(Debug, Clone, Copy)]
        pub struct $name;

        impl IntegerOperation for $name {
            const OVERFLOWS: bool = $overflows;

            #[inline(always)]
            #[allow(unused_variables)]
            fn of<W: IntegerWord>($a: W, $b: W, $sign: W) -> W {
                $of
            }

            #[inline(always)]
            fn neutral<W: IntegerWord>() -> Option<W> {
                $neutral
            }
        }
    };
}

integer_operation!(Add, true, |a, b, sign| a.plus(b), Some(W::ZERO));
integer_operation!(Multiply, true, |a, b, sign| a.times(b), Some(W::ONE));
integer_operation!(Maximum, false, |a, b, sign| if a ^ sign < b ^ sign { b } else { a }, None);
integer_operation!(Minimum, false, |a, b, sign| if b ^ sign < a ^ sign { b } else { a }, None);
integer_operation!(And, false, |a, b, sign| a & b, None);
integer_operation!(Or, false, |a, b, sign| a | b, None);

/// Steps on integers and truth values.
#[derive(Debug, Clone, Copy)]
pub struct Whole<W, O> {
    /// The bits of a code, as a mask.
    mask: W,
    sign: W,
    operation: std::marker::PhantomData<O>,
}

impl<W: IntegerWord, O> Whole<W, O> {
    /// The step of an operation on codes of this many bits.
    pub fn new(width: u32, signed: bool, _: O) -> Whole<W, O> {
        let bits = u64::MAX >> (64 - width);
        let sign = if signed { 1 << (width - 1) } else { 0u64 };
        Whole {
            mask: W::cut(bits.into()),
            sign: W::cut(sign.into()),
            operation: std::marker::PhantomData,
        }
    }
}

impl<W: IntegerWord, O: IntegerOperation> FoldStep for Whole<W, O> {
    type Code = W;
    type Lane = W;
    const ORDER_FREE: bool = true;

    #[inline(always)]
    fn decode(&self, code: W) -> W {
        code
    }

    #[inline(always)]
    fn step(&self, accumulator: W, element: W) -> W {
        O::of(accumulator, element, self.sign)
    }

    fn encode(&self, accumulators: &[W], codes: &mut [W]) {
        for (code, &accumulator) in codes.iter_mut().zip(accumulators) {
            *code = if O::OVERFLOWS { accumulator & self.mask } else { accumulator };
        }
    }

    fn neutral(&self, initial: W) -> W {
        O::neutral().unwrap_or(initial)
    }
}

/// Steps on types of up to 8 bits, which are looked up.
#[derive(Debug, Clone, Copy)]
pub struct LookedUp<'t> {
    /// The next accumulator of each element and accumulator. The element is the high byte of the index, so
    /// that the row is known before the accumulator is.
    pub table: &'t [u8; 1 << 16],
}

impl FoldStep for LookedUp<'_> {
    type Code = u8;
    type Lane = u8;
    const ORDER_FREE: bool = false;

    #[inline(always)]
    fn decode(&self, code: u8) -> u8 {
        code
    }

    #[inline(always)]
    fn step(&self, accumulator: u8, element: u8) -> u8 {
        self.table[usize::from(element) << 8 | usize::from(accumulator)]
    }

    fn encode(&self, accumulators: &[u8], codes: &mut [u8]) {
        codes.copy_from_slice(accumulators);
    }
}
