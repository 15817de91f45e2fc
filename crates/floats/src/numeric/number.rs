//! Numbers that are known well enough to be rounded correctly in every direction.
//!
//! A carrier holds the f64 nearest to a result, and does not know on which side of it the result lies. A
//! [`Number`] does: it may be an exact sum, product, quotient or root of f64 values, an integer, or a result
//! that is known as an f64 and the rest beside it. `FloatFormat::encode_number` rounds it once.

use super::element::ElementType;
use super::policy::Rounding;

/// A NaN, an infinity, or a finite number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Number {
    /// Not a number, with a sign and a payload.
    Nan {
        /// Whether the sign bit is set.
        negative: bool,
        /// The mantissa field of the f64 that has its payload, left-aligned: 52 bits.
        payload: u64,
    },
    /// An infinity.
    Infinite {
        /// Whether the infinity is negative.
        negative: bool,
    },
    /// A finite number, zero included.
    Finite(Finite),
}

/// ±(significand + more) * 2^exponent, where `more`, if set, lies strictly between 0 and 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finite {
    /// The sign, also of a zero.
    pub negative: bool,
    /// The significand, as far as its bits are known.
    pub significand: u128,
    /// The exponent of the significand's last bit.
    pub exponent: i32,
    /// Whether the number has bits below the significand.
    pub more: bool,
}

impl Number {
    /// The NaN that operations give.
    pub const NAN: Number = Number::Nan { negative: false, payload: 1 << 51 };

    /// The exact value of an f64.
    #[inline]
    pub fn from_f64(value: f64) -> Number {
        let negative = value.is_sign_negative();
        if value.is_nan() {
            return Number::Nan { negative, payload: value.to_bits() & ((1 << 52) - 1) };
        }
        match Finite::from_f64(value) {
            Some(finite) => Number::Finite(finite),
            None => Number::Infinite { negative },
        }
    }

    /// The value of a code of a float or integer type (of a complex type, of its real part; of a
    /// quantized type, of its storage type).
    pub fn of_code(element: &ElementType, code: u64) -> Number {
        match element {
            ElementType::Float(format) => format.number(code),
            ElementType::Complex(part) => Number::of_code(&part.element(), code),
            ElementType::Quantized(quantized) => {
                Number::of_code(&ElementType::Integer(quantized.storage), code)
            }
            ElementType::Integer(integer) if integer.signed => {
                let unused = 64 - integer.width;
                let value = (code << unused) as i64 >> unused;
                Number::from_integer(value < 0, value.unsigned_abs().into())
            }
            ElementType::Index => {
                let value = code as i64;
                Number::from_integer(value < 0, value.unsigned_abs().into())
            }
            ElementType::Boolean | ElementType::Integer(_) => {
                Number::from_integer(false, code.into())
            }
        }
    }

    /// An integer of any sign.
    pub fn from_integer(negative: bool, magnitude: u128) -> Number {
        Number::Finite(Finite { negative, significand: magnitude, exponent: 0, more: false })
    }

    /// The number `head + rest`, for a result whose nearest f64 is `head`.
    ///
    /// Every rounding but the stochastic one needs no more than the sign of a `rest` that is smaller than
    /// half a place of `head`; 0 says that `head` is exact. An infinite `head` with a rest of the other sign
    /// is a finite number beyond the largest f64.
    pub fn near(head: f64, rest: f64) -> Number {
        if rest == 0.0 || head.is_nan() {
            return Number::from_f64(head);
        }
        let negative = head.is_sign_negative();
        match (Finite::from_f64(head), Finite::from_f64(rest)) {
            (Some(head), Some(rest)) => Number::Finite(head.plus(rest, Rounding::NearestEven)),
            (None, Some(rest)) if rest.negative != negative => {
                Number::Finite(Finite { negative, significand: 1, exponent: 1024, more: false })
            }
            _ => Number::Infinite { negative },
        }
    }

    /// The exact sum. `rounding` gives the sign of a zero made by cancellation: minus for `Down`.
    pub fn sum(a: f64, b: f64, rounding: Rounding) -> Number {
        match (Finite::from_f64(a), Finite::from_f64(b)) {
            (Some(a), Some(b)) => Number::Finite(a.plus(b, rounding)),
            _ => Number::special(a + b),
        }
    }

    /// The exact product.
    pub fn product(a: f64, b: f64) -> Number {
        match (Finite::from_f64(a), Finite::from_f64(b)) {
            (Some(a), Some(b)) => Number::Finite(a.times(b)),
            _ => Number::special(a * b),
        }
    }

    /// The exact value of `a * b + c`; `rounding` is that of [`Number::sum`].
    pub fn product_sum(a: f64, b: f64, c: f64, rounding: Rounding) -> Number {
        match (Finite::from_f64(a), Finite::from_f64(b), Finite::from_f64(c)) {
            (Some(a), Some(b), Some(c)) => Number::Finite(a.times(b).plus(c, rounding)),
            _ => Number::special(a.mul_add(b, c)),
        }
    }

    /// The quotient: at least 74 bits of it, and whether it has more.
    pub fn quotient(a: f64, b: f64) -> Number {
        match (Finite::from_f64(a), Finite::from_f64(b)) {
            (Some(a), Some(b)) if b.significand != 0 => Number::Finite(a.over(b)),
            _ => Number::special(a / b),
        }
    }

    /// The square root: 62 bits of it, and whether it has more.
    pub fn square_root(a: f64) -> Number {
        match Finite::from_f64(a) {
            Some(a) if !a.negative && a.significand != 0 => Number::Finite(a.root()),
            _ => Number::special(a.sqrt()),
        }
    }

    /// The number of a zero, an infinity or a NaN that an operation gave. A NaN becomes [`Number::NAN`],
    /// whatever its bits were.
    fn special(value: f64) -> Number {
        if value.is_nan() { Number::NAN } else { Number::from_f64(value) }
    }

    /// This number without its sign.
    pub fn magnitude(&self) -> Number {
        match *self {
            Number::Nan { payload, .. } => Number::Nan { negative: false, payload },
            Number::Infinite { .. } => Number::Infinite { negative: false },
            Number::Finite(finite) => Number::Finite(Finite { negative: false, ..finite }),
        }
    }

    /// Whether this is a zero.
    pub fn is_zero(&self) -> bool {
        matches!(self, Number::Finite(finite) if finite.is_zero())
    }

    /// Whether this is finite and its magnitude at most 2^`exponent`.
    pub fn is_at_most(&self, exponent: i32) -> bool {
        let Number::Finite(finite) = self else { return false };
        let is_power = finite.significand.is_power_of_two() && !finite.more;
        finite.is_zero() || finite.power() < exponent || finite.power() == exponent && is_power
    }

    /// Whether the sign bit is set.
    pub fn is_negative(&self) -> bool {
        match self {
            Number::Nan { negative, .. } | Number::Infinite { negative } => *negative,
            Number::Finite(finite) => finite.negative,
        }
    }
}

impl Finite {
    /// The position of the highest bit of a normalised significand.
    const TOP: u32 = 125;

    /// The exact value of a finite f64, or `None` for infinities and NaN.
    #[inline]
    pub fn from_f64(value: f64) -> Option<Finite> {
        let bits = value.to_bits();
        let (field, mantissa) = ((bits >> 52) as i32 & 0x7FF, bits & ((1 << 52) - 1));
        let (significand, exponent) = match field {
            0x7FF => return None,
            0 => (mantissa, -1074),
            _ => (mantissa | 1 << 52, field - 1075),
        };
        let negative = value.is_sign_negative();
        Some(Finite { negative, significand: significand.into(), exponent, more: false })
    }

    /// Whether this is a zero.
    pub fn is_zero(&self) -> bool {
        self.significand == 0 && !self.more
    }

    /// The exponent of the power of two at or below the magnitude, which is not zero.
    #[inline]
    pub fn power(&self) -> i32 {
        match self.significand {
            0 => self.exponent - 1,
            significand => self.exponent + significand.ilog2() as i32,
        }
    }

    /// The magnitude as a multiple of 2^`quantum`, which is less than 2^64: the whole part, the fraction in
    /// units of 2^-64 rounded down, and whether the fraction was rounded.
    pub fn in_units_of(&self, quantum: i32) -> (u64, u64, bool) {
        let shift = quantum - self.exponent;
        if shift <= 0 {
            // only a number of few bits lies on a grid that is finer than its own last place
            return ((self.significand << shift.unsigned_abs().min(127)) as u64, 0, self.more);
        }
        let whole = self.significand.checked_shr(shift as u32).unwrap_or(0) as u64;
        let (fraction, lost) = match shift {
            1..=64 => ((self.significand << (64 - shift)) as u64, 0),
            65..=191 => {
                let below = shift as u32 - 64;
                let kept = self.significand.checked_shr(below).unwrap_or(0);
                (kept as u64, self.significand & !(u128::MAX.checked_shl(below).unwrap_or(0)))
            }
            _ => (0, self.significand),
        };
        (whole, fraction, self.more || lost != 0)
    }

    /// The sum of two exact numbers. Bits are dropped, and `more` is set, only far below the highest bit.
    pub fn plus(self, other: Finite, rounding: Rounding) -> Finite {
        let zero_sign = match self.negative == other.negative {
            true => self.negative,
            false => rounding == Rounding::Down,
        };
        let (mut large, mut small) = match (self.significand, other.significand) {
            (0, 0) => return Finite { negative: zero_sign, ..self },
            (0, _) => return other,
            (_, 0) => return self,
            _ => (self.normalised(), other.normalised()),
        };
        if (large.exponent, large.significand) < (small.exponent, small.significand) {
            (large, small) = (small, large);
        }
        let shift = large.exponent.abs_diff(small.exponent);
        let aligned = small.significand.checked_shr(shift).unwrap_or(0);
        let more = shift >= 128 || aligned << shift != small.significand;
        if large.negative == small.negative {
            return Finite { significand: large.significand + aligned, more, ..large };
        }
        let significand = large.significand - aligned - u128::from(more);
        let negative = if significand == 0 && !more { zero_sign } else { large.negative };
        Finite { negative, significand, more, ..large }
    }

    /// The exact product of two f64 values.
    fn times(self, other: Finite) -> Finite {
        Finite {
            negative: self.negative != other.negative,
            significand: self.significand * other.significand,
            exponent: self.exponent + other.exponent,
            more: false,
        }
    }

    /// The quotient by an f64 that is not zero.
    fn over(self, divisor: Finite) -> Finite {
        let negative = self.negative != divisor.negative;
        if self.significand == 0 {
            return Finite { negative, ..self };
        }
        let dividend = self.normalised();
        Finite {
            negative,
            significand: dividend.significand / divisor.significand,
            exponent: dividend.exponent - divisor.exponent,
            more: !dividend.significand.is_multiple_of(divisor.significand),
        }
    }

    /// The square root of a positive number.
    fn root(self) -> Finite {
        let square = self.normalised();
        let odd = square.exponent & 1;
        let significand = square.significand << odd;
        let root = significand.isqrt();
        Finite {
            negative: false,
            significand: root,
            exponent: (square.exponent - odd) / 2,
            more: root * root != significand,
        }
    }

    /// This number with the highest bit of its significand, which is not 0, shifted to `TOP`.
    fn normalised(self) -> Finite {
        let shift = Self::TOP - self.significand.ilog2();
        Finite {
            significand: self.significand << shift,
            exponent: self.exponent - shift as i32,
            ..self
        }
    }
}
