//! Steps under policies of their own: the exact result of each lane, rounded once by the policy.
//!
//! Slower than the steps of [`super::float`], which round to nearest: here every rounding, every
//! answer to overflow and every NaN is possible.

use num_complex::Complex;

use super::float::FloatLane;
use super::kernel::Kernel;
use super::register_file::{Carrier, Lane, integer_type};
use super::{Binary, Unary};
use crate::meaning::{Draws, NEAREST};
use crate::numeric::number::{Finite, Number};
use crate::numeric::policy::Rounding;
use crate::numeric::{
    Carrier as FloatCarrier, CarrierFloat, ComplexPart, ConvertPolicy, ElementType, FloatFormat,
    Function, Function2, complex, decode, names,
};

/// How many lanes are computed at a time.
const BLOCK: usize = 64;

/// A format and the policy by which the results of a step are rounded to it.
#[derive(Debug, Clone, Copy)]
pub struct Rounded {
    /// The format.
    pub format: &'static FloatFormat,
    /// The policy.
    pub policy: ConvertPolicy,
    /// Which step of the program it is.
    pub step: usize,
}

impl Rounded {
    /// Whether the rounding takes random bits.
    pub fn draws(&self) -> bool {
        self.policy.rounding == Rounding::Stochastic
    }

    /// The code of an exact result. `place` tells the roundings of one lane apart.
    #[inline]
    pub fn code(&self, exact: Number, draws: Draws, lane: usize, place: u64) -> u64 {
        self.format.encode_number(self.policy, exact, self.bits(draws, lane, place))
    }

    /// The value of an exact result, rounded.
    #[inline]
    pub fn value(&self, exact: Number, draws: Draws, lane: usize, place: u64) -> f64 {
        self.format.decode(self.code(exact, draws, lane, place))
    }

    /// The code of a number where no random bits are at hand.
    #[inline]
    pub fn nearest(&self, exact: Number) -> u64 {
        self.format.encode_number(self.policy, exact, NEAREST)
    }

    /// The code of a function's value.
    #[inline]
    pub fn function_code(&self, of: Function, x: f64, draws: Draws, lane: usize) -> u64 {
        self.format.function_code(of, x, self.policy, self.bits(draws, lane, 0))
    }

    /// The code of a function's value at two operands.
    #[inline]
    pub fn function2_code(&self, of: Function2, x: f64, y: f64, draws: Draws, lane: usize) -> u64 {
        self.format.function2_code(of, x, y, self.policy, self.bits(draws, lane, 0))
    }

    #[inline]
    fn bits(&self, draws: Draws, lane: usize, place: u64) -> u32 {
        if self.draws() { draws.bits(lane, place) } else { 0 }
    }

    /// The sum of two values of which each is exact.
    #[inline]
    pub fn sum(&self, lhs: f64, rhs: f64) -> Number {
        Number::sum(lhs, rhs, self.policy.rounding)
    }
}

/// The code of a step of one float operand; none for those that do not round.
pub fn unary(unary: Unary, rounded: Rounded) -> Option<Kernel> {
    match rounded.format.carrier() {
        FloatCarrier::F32 => unary_in::<f32>(unary, rounded),
        FloatCarrier::F64 => unary_in::<f64>(unary, rounded),
    }
}

/// The code of a step of two float operands; none for those that do not round.
pub fn binary(binary: Binary, rounded: Rounded) -> Option<Kernel> {
    match rounded.format.carrier() {
        FloatCarrier::F32 => binary_in::<f32>(binary, rounded),
        FloatCarrier::F64 => binary_in::<f64>(binary, rounded),
    }
}

/// The code of a step of one complex operand; none for those that do not round.
pub fn complex_unary(unary: Unary, part: ComplexPart, rounded: Rounded) -> Option<Kernel> {
    match part {
        ComplexPart::F32 => complex_unary_in::<f32>(unary, rounded),
        ComplexPart::F64 => complex_unary_in::<f64>(unary, rounded),
    }
}

/// The code of a step of two complex operands; none for those that do not round.
pub fn complex_binary(binary: Binary, part: ComplexPart, rounded: Rounded) -> Option<Kernel> {
    match part {
        ComplexPart::F32 => complex_binary_in::<f32>(binary, rounded),
        ComplexPart::F64 => complex_binary_in::<f64>(binary, rounded),
    }
}

/// The code of a conversion to a float or complex type; `rounded` is for the float, or the parts.
pub fn convert(from: &ElementType, to: &ElementType, rounded: Rounded) -> Option<Kernel> {
    match Carrier::of(from) {
        Carrier::Boolean => to_type(|lane: u8| [integer(lane.into()), ZERO], to, rounded),
        Carrier::I32 => to_type(|lane: i32| [integer(lane.into()), ZERO], to, rounded),
        Carrier::U32 => to_type(|lane: u32| [integer(lane.into()), ZERO], to, rounded),
        Carrier::I64 => {
            let ty = integer_type(from)?;
            to_type(move |lane: i64| [integer(ty.value(lane)), ZERO], to, rounded)
        }
        Carrier::F32 => {
            let number = float_number(from);
            to_type(move |lane: f32| [number(lane.widen()), ZERO], to, rounded)
        }
        Carrier::F64 => {
            let number = float_number(from);
            to_type(move |lane: f64| [number(lane), ZERO], to, rounded)
        }
        Carrier::Complex32 => to_type(parts::<f32>, to, rounded),
        Carrier::Complex64 => to_type(parts::<f64>, to, rounded),
    }
}

/// +0.
const ZERO: Number =
    Number::Finite(Finite { negative: false, significand: 0, exponent: 0, more: false });

/// An integer, exactly.
pub fn integer(value: i128) -> Number {
    Number::from_integer(value < 0, value.unsigned_abs())
}

/// How a value of a float type is a number: with the payload that its NaNs have.
fn float_number(from: &ElementType) -> impl Fn(f64) -> Number + Copy + Send + Sync + 'static {
    let format = match from {
        ElementType::Float(format) => *format,
        _ => &names::F64,
    };
    move |value| match value.is_nan() {
        true => format.number(format.encode(ConvertPolicy::MOVE, value)),
        false => Number::from_f64(value),
    }
}

fn parts<F: FloatLane>(lane: Complex<F>) -> [Number; 2] {
    [lane.re, lane.im].map(|part| Number::from_f64(part.widen()))
}

fn to_type<L: Lane>(
    parts: impl Fn(L) -> [Number; 2] + Send + Sync + 'static,
    to: &ElementType,
    rounded: Rounded,
) -> Option<Kernel> {
    Some(match Carrier::of(to) {
        Carrier::F32 => to_float::<L, f32>(parts, rounded),
        Carrier::F64 => to_float::<L, f64>(parts, rounded),
        Carrier::Complex32 => to_complex::<L, f32>(parts, rounded),
        Carrier::Complex64 => to_complex::<L, f64>(parts, rounded),
        Carrier::Boolean | Carrier::I32 | Carrier::U32 | Carrier::I64 => return None,
    })
}

fn to_float<L: Lane, F: FloatLane>(
    parts: impl Fn(L) -> [Number; 2] + Send + Sync + 'static,
    rounded: Rounded,
) -> Kernel {
    each_code::<L, F>(rounded, move |lane, draws, index| {
        rounded.code(parts(lane)[0], draws, index, 0)
    })
}

fn to_complex<L: Lane, F: FloatLane>(
    parts: impl Fn(L) -> [Number; 2] + Send + Sync + 'static,
    rounded: Rounded,
) -> Kernel
where
    Complex<F>: Lane,
{
    each_lane(rounded, move |lane: L, draws, index| {
        let [re, im] = parts(lane);
        complex_value::<F>(&rounded, [re, im], draws, index)
    })
}

fn unary_in<F: FloatLane>(unary: Unary, rounded: Rounded) -> Option<Kernel> {
    let by_value = |of: fn(f64) -> f64| {
        each_code::<F, F>(rounded, move |lane, draws, index| {
            rounded.code(canonical(of(lane.widen())), draws, index, 0)
        })
    };
    Some(match unary {
        Unary::Sign => by_value(|lane| if lane == 0.0 { lane } else { lane.signum() }),
        Unary::Ceil => by_value(f64::ceil),
        Unary::Floor => by_value(f64::floor),
        Unary::RoundNearestAfz => by_value(f64::round),
        Unary::RoundNearestEven => by_value(f64::round_ties_even),
        Unary::Imag => by_value(|_| 0.0),
        Unary::Function(function) => each_code::<F, F>(rounded, move |lane, draws, index| {
            rounded.function_code(function, lane.widen(), draws, index)
        }),
        _ => return None,
    })
}

fn binary_in<F: FloatLane>(binary: Binary, rounded: Rounded) -> Option<Kernel> {
    let by_exact = |of: fn(&Rounded, f64, f64) -> Number| {
        each_code_of_two::<F>(
            move |lhs, rhs, draws, index| rounded.code(of(&rounded, lhs, rhs), draws, index, 0),
            rounded,
        )
    };
    let by_function = |function: Function2| {
        each_code_of_two::<F>(
            move |lhs, rhs, draws, index| rounded.function2_code(function, lhs, rhs, draws, index),
            rounded,
        )
    };
    Some(match binary {
        Binary::Add => by_exact(Rounded::sum),
        Binary::Subtract => by_exact(|rounded, lhs, rhs| rounded.sum(lhs, -rhs)),
        Binary::Multiply => by_exact(|_, lhs, rhs| Number::product(lhs, rhs)),
        Binary::Divide => by_exact(|_, lhs, rhs| Number::quotient(lhs, rhs)),
        Binary::Remainder => by_exact(|_, lhs, rhs| canonical(lhs % rhs)),
        Binary::Power => by_function(Function2::Power),
        Binary::Atan2 => by_function(Function2::Atan2),
        Binary::Polygamma => by_function(Function2::Polygamma),
        Binary::Zeta => by_function(Function2::Zeta),
        _ => return None,
    })
}

fn complex_unary_in<F: FloatLane>(unary: Unary, rounded: Rounded) -> Option<Kernel>
where
    Complex<F>: Lane,
{
    let of: Box<dyn Fn(Complex<f64>) -> Complex<f64> + Send + Sync> = match unary {
        Unary::Abs => {
            return Some(each_code::<Complex<F>, F>(rounded, move |lane, draws, index| {
                rounded.code(canonical(complex::abs(wide(lane))), draws, index, 0)
            }));
        }
        Unary::Sign => Box::new(complex::sign),
        Unary::Square => Box::new(complex::square),
        Unary::AsinAcosKernel => Box::new(complex::asin_acos_kernel),
        Unary::Function(function) => Box::new(complex::function(function)?),
        _ => return None,
    };
    Some(each_lane(rounded, move |lane: Complex<F>, draws, index| {
        let value = of(wide(lane));
        complex_value::<F>(&rounded, [value.re, value.im].map(canonical), draws, index)
    }))
}

fn complex_binary_in<F: FloatLane>(binary: Binary, rounded: Rounded) -> Option<Kernel>
where
    Complex<F>: Lane,
{
    type Of = fn(Complex<f64>, Complex<f64>) -> Complex<f64>;
    let by_value = |of: Of| {
        each_lane_of_two(rounded, move |lhs: Complex<F>, rhs, draws, index| {
            let value = of(wide(lhs), wide(rhs));
            complex_value::<F>(&rounded, [value.re, value.im].map(canonical), draws, index)
        })
    };
    let by_sums = |sign: f64| {
        each_lane_of_two(rounded, move |lhs: Complex<F>, rhs, draws, index| {
            let (a, b) = (wide(lhs), wide(rhs));
            let sums = [rounded.sum(a.re, sign * b.re), rounded.sum(a.im, sign * b.im)];
            complex_value::<F>(&rounded, sums, draws, index)
        })
    };
    Some(match binary {
        Binary::Add => by_sums(1.0),
        Binary::Subtract => by_sums(-1.0),
        Binary::Multiply => {
            each_lane_of_two(rounded, move |lhs: Complex<F>, rhs: Complex<F>, draws, index| {
                let (a, b) = (wide(lhs), wide(rhs));
                let product =
                    |x, y, place| rounded.value(Number::product(x, y), draws, index, place);
                let (first, second) = (product(a.re, b.re, 2), product(a.im, b.im, 3));
                let (third, fourth) = (product(a.re, b.im, 4), product(a.im, b.re, 5));
                let sums = [rounded.sum(first, -second), rounded.sum(third, fourth)];
                complex_value::<F>(&rounded, sums, draws, index)
            })
        }
        Binary::Divide => by_value(complex::divide),
        Binary::Power => by_value(complex::power),
        Binary::Atan2 => by_value(complex::atan2),
        _ => return None,
    })
}

fn wide<F: FloatLane>(value: Complex<F>) -> Complex<f64> {
    Complex::new(value.re.widen(), value.im.widen())
}

/// A value as it is, or the canonical NaN.
fn canonical(value: f64) -> Number {
    if value.is_nan() { Number::NAN } else { Number::from_f64(value) }
}

fn complex_value<F: FloatLane>(
    rounded: &Rounded,
    [re, im]: [Number; 2],
    draws: Draws,
    index: usize,
) -> Complex<F> {
    let part = |exact, place| F::narrow(rounded.value(exact, draws, index, place));
    Complex::new(part(re, 0), part(im, 1))
}

/// A kernel from the code that a lane's result has; `of` also gets the random bits and the lane.
pub fn each_code<L: Lane, F: FloatLane>(
    rounded: Rounded,
    of: impl Fn(L, Draws, usize) -> u64 + Send + Sync + 'static,
) -> Kernel {
    Box::new(move |bank, at| {
        let draws = bank.draws.of_step(rounded.step, at.first);
        bank.write::<F>(at.result, |bank, result| {
            let operand = &bank.lanes::<L>(at.sources[0])[..at.lanes];
            let blocks = operand.chunks(BLOCK).zip(result[..at.lanes].chunks_mut(BLOCK));
            for (block, (operand, result)) in blocks.enumerate() {
                let mut codes = [0u64; BLOCK];
                let codes = &mut codes[..operand.len()];
                for (index, (code, &lane)) in codes.iter_mut().zip(operand).enumerate() {
                    *code = of(lane, draws, block * BLOCK + index);
                }
                decode(rounded.format, codes, result);
            }
        });
    })
}

/// The same of two operands, as f64.
pub fn each_code_of_two<F: FloatLane>(
    of: impl Fn(f64, f64, Draws, usize) -> u64 + Send + Sync + 'static,
    rounded: Rounded,
) -> Kernel {
    Box::new(move |bank, at| {
        let draws = bank.draws.of_step(rounded.step, at.first);
        bank.write::<F>(at.result, |bank, result| {
            let lhs = &bank.lanes::<F>(at.sources[0])[..at.lanes];
            let rhs = &bank.lanes::<F>(at.sources[1])[..at.lanes];
            for (block, result) in result[..at.lanes].chunks_mut(BLOCK).enumerate() {
                let mut codes = [0u64; BLOCK];
                let codes = &mut codes[..result.len()];
                for (index, code) in (block * BLOCK..).zip(codes.iter_mut()) {
                    *code = of(lhs[index].widen(), rhs[index].widen(), draws, index);
                }
                decode(rounded.format, codes, result);
            }
        });
    })
}

/// A kernel from a function of a lane, the random bits and the lane's number.
fn each_lane<L: Lane, R: Lane>(
    rounded: Rounded,
    of: impl Fn(L, Draws, usize) -> R + Send + Sync + 'static,
) -> Kernel {
    Box::new(move |bank, at| {
        let draws = bank.draws.of_step(rounded.step, at.first);
        bank.write::<R>(at.result, |bank, result| {
            let operand = &bank.lanes::<L>(at.sources[0])[..at.lanes];
            for (index, (result, &lane)) in result.iter_mut().zip(operand).enumerate() {
                *result = of(lane, draws, index);
            }
        });
    })
}

/// The same of two operands.
fn each_lane_of_two<L: Lane, R: Lane>(
    rounded: Rounded,
    of: impl Fn(L, L, Draws, usize) -> R + Send + Sync + 'static,
) -> Kernel {
    Box::new(move |bank, at| {
        let draws = bank.draws.of_step(rounded.step, at.first);
        bank.write::<R>(at.result, |bank, result| {
            let lhs = &bank.lanes::<L>(at.sources[0])[..at.lanes];
            let rhs = &bank.lanes::<L>(at.sources[1])[..at.lanes];
            let operands = lhs.iter().zip(rhs);
            for (index, (result, (&lhs, &rhs))) in result.iter_mut().zip(operands).enumerate() {
                *result = of(lhs, rhs, draws, index);
            }
        });
    })
}
