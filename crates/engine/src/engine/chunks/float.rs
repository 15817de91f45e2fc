//! Steps on floats, which are computed in the carrier and rounded once to the format, still in the carrier.

use std::ops::{Add, Div, Mul, Rem, Sub};

use super::boolean::ordered;
use super::function;
use super::kernel::{Code, Kernel, Rounding, each, each_two, one, two};
use super::register_file::Lane;
use super::{Binary, Direction, Order, Unary};
use crate::numeric::{
    Carrier, CarrierFloat, ConvertPolicy, FloatFormat, Function2, InCarrier, Subnormals, Zero,
    decode, encode, is_native, names,
};

/// A float type of lanes, with the operations that steps need.
pub trait FloatLane:
    CarrierFloat
    + Lane
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Rem<Output = Self>
{
    const ZERO: Self;
    const ONE: Self;
    /// Positive infinity.
    const INFINITY: Self;
    /// The canonical NaN: quiet, positive.
    const NAN: Self;
    /// Whether the value is NaN.
    fn is_nan(self) -> bool;
    /// The value, or the canonical NaN if the value is NaN, chosen by bit operations: the compiler takes all
    /// NaNs of arithmetic for one, and may leave out a choice between them.
    fn with_one_nan(self) -> Self;
    /// Whether the value is neither infinite nor NaN.
    fn is_finite(self) -> bool;
    /// The magnitude, by a bit operation.
    fn abs(self) -> Self;
    /// The value with the other sign, by a bit operation.
    fn negate(self) -> Self;
    /// The magnitude of self with the sign of `sign`.
    fn with_sign_of(self, sign: Self) -> Self;
    /// The bitwise and of two floats, which are equal or are both zeros.
    fn and(self, other: Self) -> Self;
    /// The bitwise or of two floats.
    fn or(self, other: Self) -> Self;
    /// A number whose order is IEEE 754's totalOrder of the floats.
    fn total_order_key(self) -> i64;
    fn sqrt(self) -> Self;
    /// The largest integral value that is not above the value.
    fn floor(self) -> Self;
    /// The smallest integral value that is not below the value.
    fn ceil(self) -> Self;
    /// The nearest integral value, ties away from zero.
    fn round_away(self) -> Self;
    /// The nearest integral value, ties to even.
    fn round_even(self) -> Self;
    /// The nearest integral value, ties to even, of a magnitude up to 2^20. This way vectorises on every
    /// machine.
    fn round_small(self) -> Self;
    /// The value of an integer of at most 24 bits.
    fn of_small(integer: i32) -> Self;
    /// The value truncated and saturated to i32; NaN gives 0. (`as` means this, too, but compiles to
    /// instructions that do not vectorise.)
    fn truncated(self) -> i32;
    /// The rounding of lanes of this type.
    fn rounding(rounding: InCarrier<'static, Self>) -> Rounding;
}

macro_rules! float_lane {
    ($float:ident, $signed:ident, $sign:expr, $carrier:ident) => {
        impl FloatLane for $float {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;
            const INFINITY: Self = $float::INFINITY;
            const NAN: Self =
                $float::from_bits($float::INFINITY.to_bits() | 1 << ($float::MANTISSA_DIGITS - 2));
            #[inline(always)]
            fn is_nan(self) -> bool {
                self != self
            }
            #[inline(always)]
            fn with_one_nan(self) -> Self {
                let bits = self.to_bits();
                let is_nan = bits & !$sign > $float::INFINITY.to_bits();
                $float::from_bits(if is_nan { <$float as FloatLane>::NAN.to_bits() } else { bits })
            }
            #[inline(always)]
            fn is_finite(self) -> bool {
                $float::is_finite(self)
            }
            #[inline(always)]
            fn abs(self) -> Self {
                $float::from_bits(self.to_bits() & !$sign)
            }
            #[inline(always)]
            fn negate(self) -> Self {
                $float::from_bits(self.to_bits() ^ $sign)
            }
            #[inline(always)]
            fn with_sign_of(self, sign: Self) -> Self {
                $float::from_bits(self.to_bits() & !$sign | sign.to_bits() & $sign)
            }
            #[inline(always)]
            fn and(self, other: Self) -> Self {
                $float::from_bits(self.to_bits() & other.to_bits())
            }
            #[inline(always)]
            fn or(self, other: Self) -> Self {
                $float::from_bits(self.to_bits() | other.to_bits())
            }
            #[inline(always)]
            fn total_order_key(self) -> i64 {
                let bits = self.to_bits() as $signed;
                i64::from(if bits < 0 { !(bits & $signed::MAX) } else { bits })
            }
            #[inline(always)]
            fn sqrt(self) -> Self {
                $float::sqrt(self)
            }
            #[inline(always)]
            fn floor(self) -> Self {
                $float::floor(self)
            }
            #[inline(always)]
            fn ceil(self) -> Self {
                $float::ceil(self)
            }
            #[inline(always)]
            fn round_away(self) -> Self {
                $float::round(self)
            }
            #[inline(always)]
            fn round_even(self) -> Self {
                $float::round_ties_even(self)
            }
            #[inline(always)]
            fn round_small(self) -> Self {
                // a sum beyond 2^(p - 1) has no bits for a fraction
                const SHIFT: $float = 1.5 / $float::EPSILON;
                (self + SHIFT) - SHIFT
            }
            #[inline(always)]
            fn of_small(integer: i32) -> Self {
                integer as $float
            }
            #[inline(always)]
            fn truncated(self) -> i32 {
                let ordinary = self.abs() < 2147483648.0;
                let number = if ordinary { self } else { 0.0 };
                // SAFETY: the number is not NaN, and its integer part is an i32
                let truncated: i32 = unsafe { number.to_int_unchecked() };
                let below = if self < 0.0 { i32::MIN } else { 0 };
                let extreme = if self > 0.0 { i32::MAX } else { below };
                if ordinary { truncated } else { extreme }
            }
            fn rounding(rounding: InCarrier<'static, Self>) -> Rounding {
                Rounding::$carrier(rounding)
            }
        }
    };
}

float_lane!(f32, i32, 1u32 << 31, F32);
float_lane!(f64, i64, 1u64 << 63, F64);

/// The code of a step of one operand.
pub fn unary(unary: Unary, format: &'static FloatFormat) -> Option<Code> {
    if let Unary::Function(of) = unary
        && function::has_table(format)
    {
        return Some(function::by_table(of, format).into());
    }
    match format.carrier() {
        Carrier::F32 => unary_in::<f32>(unary, format),
        Carrier::F64 => unary_in::<f64>(unary, format),
    }
}

/// The code of a step of two operands.
pub fn binary(binary: Binary, format: &'static FloatFormat) -> Option<Code> {
    match format.carrier() {
        Carrier::F32 => binary_in::<f32>(binary, format),
        Carrier::F64 => binary_in::<f64>(binary, format),
    }
}

/// The code of a division by a number known in advance, if a product gives the same result, as for a power of
/// two whose inverse is a number, too. The exact quotient is the exact product, and both are rounded once.
pub fn divide_by(divisor: u64, format: &'static FloatFormat) -> Option<Code> {
    let divisor = format.decode(divisor);
    match format.carrier() {
        Carrier::F32 => divide_in::<f32>(divisor, format),
        Carrier::F64 => divide_in::<f64>(divisor, format),
    }
}

fn divide_in<F: FloatLane>(divisor: f64, format: &'static FloatFormat) -> Option<Code> {
    let is_power = |value: f64| value.is_normal() && value.to_bits() << 12 == 0;
    let inverse = F::narrow(1.0 / divisor);
    (is_power(divisor) && is_power(inverse.widen()))
        .then(|| computed_two(format, move |a: F, _| a * inverse))
}

/// The code of a comparison.
pub fn compare(direction: Direction, order: Order, format: &FloatFormat) -> Option<Kernel> {
    match format.carrier() {
        Carrier::F32 => Some(compare_in::<f32>(direction, order)),
        Carrier::F64 => Some(compare_in::<f64>(direction, order)),
    }
}

fn unary_in<F: FloatLane>(unary: Unary, format: &'static FloatFormat) -> Option<Code> {
    Some(match unary {
        Unary::Abs if format.table.is_none() => each(F::abs).into(),
        Unary::Abs => rounded(format, ConvertPolicy::MOVE, F::abs),
        Unary::Negate if format.negates_exactly() => each(F::negate).into(),
        // in a format without -0, the code with the other sign is not the negated value, so the format
        // decides
        Unary::Negate => rounded(format, ConvertPolicy::MOVE, F::negate),
        Unary::Sign => computed(format, |lane: F| {
            let sign = if lane == F::ZERO { lane } else { F::ONE.with_sign_of(lane) };
            if lane.is_nan() { lane } else { sign }
        }),
        Unary::Ceil => computed(format, F::ceil),
        Unary::Floor => computed(format, F::floor),
        Unary::RoundNearestAfz => computed(format, F::round_away),
        Unary::RoundNearestEven => computed(format, F::round_even),
        Unary::IsFinite => each(|lane: F| u8::from(lane.is_finite())).into(),
        Unary::Real => each(|lane: F| lane).into(),
        Unary::Imag => computed(format, |_: F| F::ZERO),
        Unary::Function(function) => function::unary::<F>(function, format),
        Unary::ReducePrecision { exponent_bits, mantissa_bits } => {
            reduce_precision::<F>(format, exponent_bits, mantissa_bits)
        }
        _ => return None,
    })
}

fn binary_in<F: FloatLane>(binary: Binary, format: &'static FloatFormat) -> Option<Code> {
    Some(match binary {
        Binary::Add => computed_two(format, |a: F, b: F| a + b),
        Binary::Subtract => computed_two(format, |a: F, b: F| a - b),
        Binary::Multiply => computed_two(format, |a: F, b: F| a * b),
        Binary::Divide => computed_two(format, |a: F, b: F| a / b),
        Binary::Remainder => computed_two(format, |a: F, b: F| a % b),
        Binary::Maximum => each_two(maximum::<F>).into(),
        Binary::Minimum => each_two(minimum::<F>).into(),
        Binary::Power => function::binary::<F>(Function2::Power, format).into(),
        Binary::Atan2 => function::binary::<F>(Function2::Atan2, format).into(),
        Binary::Polygamma => function::binary::<F>(Function2::Polygamma, format).into(),
        Binary::Zeta => function::binary::<F>(Function2::Zeta, format).into(),
        Binary::NextAfter => next_after::<F>(format).into(),
        Binary::Complex => super::complex::from_parts(format)?.into(),
        _ => return None,
    })
}

fn compare_in<F: FloatLane>(direction: Direction, order: Order) -> Kernel {
    if order == Order::Quiet {
        return ordered::<F>(direction);
    }
    match direction {
        Direction::Eq => by_key::<F>(|a, b| a == b),
        Direction::Ne => by_key::<F>(|a, b| a != b),
        Direction::Ge => by_key::<F>(|a, b| a >= b),
        Direction::Gt => by_key::<F>(|a, b| a > b),
        Direction::Le => by_key::<F>(|a, b| a <= b),
        Direction::Lt => by_key::<F>(|a, b| a < b),
    }
}

fn by_key<F: FloatLane>(holds: impl Fn(i64, i64) -> bool + Send + Sync + 'static) -> Kernel {
    each_two(move |a: F, b: F| u8::from(holds(a.total_order_key(), b.total_order_key())))
}

/// IEEE 754-2019 maximum: a NaN gives the canonical NaN, +0 is above -0.
#[inline(always)]
pub fn maximum<F: FloatLane>(a: F, b: F) -> F {
    let larger = if a > b { a } else { b };
    let result = if a == b { a.and(b) } else { larger };
    if a.is_nan() || b.is_nan() { F::NAN } else { result }
}

/// IEEE 754-2019 minimum: a NaN gives the canonical NaN, -0 is below +0.
#[inline(always)]
pub fn minimum<F: FloatLane>(a: F, b: F) -> F {
    let smaller = if a < b { a } else { b };
    let result = if a == b { a.or(b) } else { smaller };
    if a.is_nan() || b.is_nan() { F::NAN } else { result }
}

/// A computing step of one operand: the result is rounded to the format, and a NaN becomes the canonical one.
pub fn computed<F: FloatLane>(
    format: &'static FloatFormat,
    of: impl Fn(F) -> F + Send + Sync + 'static,
) -> Code {
    match is_native::<F>(format) {
        true => each(move |lane: F| of(lane).with_one_nan()).into(),
        false => rounded(format, ConvertPolicy::COMPUTE, of),
    }
}

fn rounded<F: FloatLane>(
    format: &'static FloatFormat,
    policy: ConvertPolicy,
    of: impl Fn(F) -> F + Send + Sync + 'static,
) -> Code {
    with_rounding::<F>(each(of), format, policy)
}

/// A computing step of two operands, whose result is rounded to the format.
fn computed_two<F: FloatLane>(
    format: &'static FloatFormat,
    of: impl Fn(F, F) -> F + Send + Sync + 'static,
) -> Code {
    match is_native::<F>(format) {
        true => each_two(move |a: F, b: F| of(a, b).with_one_nan()).into(),
        false => with_rounding::<F>(each_two(of), format, ConvertPolicy::COMPUTE),
    }
}

fn with_rounding<F: FloatLane>(
    kernel: Kernel,
    format: &'static FloatFormat,
    policy: ConvertPolicy,
) -> Code {
    let rounding = Some(F::rounding(InCarrier::new(format, policy)));
    Code { rounding, ..kernel.into() }
}

/// How many lanes a step that needs scratch memory computes at a time.
const BLOCK: usize = 64;

/// Rounds to a format of fewer bits and back, on the codes of the type. The mantissa is rounded, ties to
/// even. Then a magnitude of 2^(2^(exponent_bits - 1)) or more overflows as in the type's own conversions,
/// and one below 2^(2 - 2^(exponent_bits - 1)) becomes zero with its sign. A NaN stays as it is, unless the
/// format has no mantissa; then it becomes positive infinity.
fn reduce_precision<F: FloatLane>(
    format: &'static FloatFormat,
    exponent_bits: u32,
    mantissa_bits: u32,
) -> Code {
    if format.table.is_some() {
        return reduce_values::<F>(format, exponent_bits, mantissa_bits);
    }
    let reduced = Reduced::new(format, exponent_bits, mantissa_bits);
    one(move |operand: &[F], result: &mut [F]| {
        for (operand, result) in operand.chunks(BLOCK).zip(result.chunks_mut(BLOCK)) {
            let mut codes = [0u64; BLOCK];
            let codes = &mut codes[..operand.len()];
            encode(format, ConvertPolicy::MOVE, operand, codes);
            codes.iter_mut().for_each(|code| *code = reduced.of(*code));
            decode(format, codes, result);
        }
    })
    .into()
}

/// Rounds to a format of fewer bits and back in a type given by a table, whose codes have no fields: the
/// values are reduced as codes of f64, then rounded to the type.
fn reduce_values<F: FloatLane>(
    format: &'static FloatFormat,
    exponent_bits: u32,
    mantissa_bits: u32,
) -> Code {
    let reduced = Reduced::new(&names::F64, exponent_bits, mantissa_bits);
    computed(format, move |lane: F| F::narrow(f64::from_bits(reduced.of(lane.widen().to_bits()))))
}

/// The kernel that gives the code next to each lane's, in the direction of another. A NaN gives the canonical
/// NaN.
fn next_after<F: FloatLane>(format: &'static FloatFormat) -> Kernel {
    two(move |from: &[F], toward: &[F], result: &mut [F]| {
        let lanes = from.chunks(BLOCK).zip(toward.chunks(BLOCK));
        for ((from, toward), result) in lanes.zip(result.chunks_mut(BLOCK)) {
            let (mut codes, mut targets) = ([0u64; BLOCK], [0u64; BLOCK]);
            let (codes, targets) = (&mut codes[..from.len()], &mut targets[..from.len()]);
            encode(format, ConvertPolicy::MOVE, from, codes);
            encode(format, ConvertPolicy::MOVE, toward, targets);
            for (code, target) in codes.iter_mut().zip(targets) {
                *code = format.next_after(*code, *target);
            }
            decode(format, codes, result);
        }
    })
}

/// The precision that a format is reduced to.
#[derive(Debug, Clone, Copy)]
struct Reduced {
    format: &'static FloatFormat,
    /// How many bits of the mantissa are dropped.
    dropped: u32,
    /// The smallest magnitude code that does not become zero, and the first that overflows, unless it is zero.
    smallest: u64,
    too_large: u64,
    /// The code of a positive and of a negative overflow.
    overflow: [u64; 2],
    /// Whether the reduced format has a mantissa, which a NaN needs. If not, a NaN becomes a positive
    /// overflow.
    keeps_nan: bool,
}

/// The first magnitude code, finite or not, of values of at least 2^exponent.
fn power_of_two(format: &FloatFormat, exponent: i64) -> u64 {
    let beyond_normal = exponent - i64::from(format.min_exponent());
    let steps = exponent - i64::from(format.quantum_exponent());
    if format.subnormals == Subnormals::Normal {
        // the exponent field is that of the power, unless code 0 would be it and is zero
        let field = (exponent + i64::from(format.bias)).max(0) as u64;
        return format.min_normal().max(field << format.mantissa_bits);
    }
    match (beyond_normal, steps) {
        (0.., _) => format.min_normal() + ((beyond_normal as u64) << format.mantissa_bits),
        (_, 0..) if format.min_normal() > 0 => 1 << steps,
        _ => 0,
    }
}

impl Reduced {
    fn new(format: &'static FloatFormat, exponent_bits: u32, mantissa_bits: u32) -> Reduced {
        let narrower = exponent_bits < format.exponent_bits;
        let bias = if narrower { (1i64 << (exponent_bits - 1)) - 1 } else { 0 };
        let (smallest, too_large) = match narrower {
            true => (power_of_two(format, 1 - bias), power_of_two(format, bias + 1)),
            false => (0, u64::MAX),
        };
        let overflow = |sign: f64| format.encode(ConvertPolicy::CONVERT, f64::INFINITY * sign);
        Reduced {
            format,
            dropped: format.mantissa_bits.saturating_sub(mantissa_bits),
            smallest,
            too_large: too_large.min(format.max_finite + 1),
            overflow: [overflow(1.0), overflow(-1.0)],
            keeps_nan: mantissa_bits > 0,
        }
    }

    #[inline(always)]
    fn of(&self, code: u64) -> u64 {
        let format = self.format;
        if !format.is_finite(code) {
            let becomes_infinite = format.is_nan(code) && !self.keeps_nan;
            return if becomes_infinite { self.overflow[0] } else { code };
        }
        let sign = code & format.sign_bit();
        let magnitude = code & format.magnitude_mask();
        let rounded = match self.dropped {
            0 => magnitude,
            dropped => {
                let last_place = magnitude >> dropped & 1;
                (magnitude + (1 << (dropped - 1)) - 1 + last_place) >> dropped << dropped
            }
        };
        let is_zero = rounded == 0 && format.zero != Zero::None;
        if rounded >= self.too_large && !is_zero {
            self.overflow[usize::from(sign != 0)]
        } else if rounded >= self.smallest && (rounded > 0 || format.zero != Zero::PositiveOnly) {
            rounded | sign
        } else if format.zero == Zero::Signed {
            sign
        } else {
            format.encoded_zero()
        }
    }
}
