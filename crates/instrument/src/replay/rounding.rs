//! How an adder rounds: the result of each addition of a model.

use std::fmt;
use std::str::FromStr;

use super::ModelError;
use crate::numeric::{ConvertPolicy, FloatFormat};

/// Which of its two neighbours a number becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Rounding {
    /// To the nearest; a tie goes to the even one.
    #[default]
    NearestEven,
    /// To the nearest; a tie goes away from zero.
    NearestAway,
    /// To the neighbour nearer to zero.
    TowardZero,
    /// To the larger neighbour.
    Up,
    /// To the smaller neighbour.
    Down,
    /// To the neighbour whose significand is odd.
    Odd,
}

impl Rounding {
    /// All roundings.
    pub const ALL: [Rounding; 6] = [
        Rounding::NearestEven,
        Rounding::NearestAway,
        Rounding::TowardZero,
        Rounding::Up,
        Rounding::Down,
        Rounding::Odd,
    ];

    /// The name, as in the text of a model.
    pub fn name(self) -> &'static str {
        match self {
            Rounding::NearestEven => "nearest-even",
            Rounding::NearestAway => "nearest-away",
            Rounding::TowardZero => "toward-zero",
            Rounding::Up => "up",
            Rounding::Down => "down",
            Rounding::Odd => "odd",
        }
    }

    /// A number of whole units.
    #[inline(always)]
    fn whole(self, value: f64) -> f64 {
        match self {
            Rounding::NearestEven => value.round_ties_even(),
            Rounding::NearestAway => value.round(),
            Rounding::TowardZero => value.trunc(),
            Rounding::Up => value.ceil(),
            Rounding::Down => value.floor(),
            Rounding::Odd => {
                let cut = value.trunc();
                match cut == value || (cut * 0.5).trunc() * 2.0 != cut {
                    true => cut,
                    false => cut + 1f64.copysign(value),
                }
            }
        }
    }
}

impl fmt::Display for Rounding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Rounding {
    type Err = ModelError;

    fn from_str(name: &str) -> Result<Rounding, ModelError> {
        Rounding::ALL.into_iter().find(|rounding| rounding.name() == name).ok_or_else(|| {
            let names = Rounding::ALL.map(Rounding::name).join(", ");
            ModelError(format!("there is no rounding `{name}`; there are {names}"))
        })
    }
}

/// The type that a sum is rounded to, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Node {
    /// The type.
    pub format: &'static FloatFormat,
    /// How numbers between two of its values are rounded.
    pub rounding: Rounding,
}

impl Node {
    /// Rounding to nearest even in a type.
    pub const fn nearest(format: &'static FloatFormat) -> Node {
        Node { format, rounding: Rounding::NearestEven }
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rounding {
            Rounding::NearestEven => f.write_str(self.format.name),
            rounding => write!(f, "{}:{rounding}", self.format.name),
        }
    }
}

impl FromStr for Node {
    type Err = ModelError;

    /// Reads `TYPE` or `TYPE:ROUNDING`.
    fn from_str(text: &str) -> Result<Node, ModelError> {
        let (name, rounding) = match text.split_once(':') {
            Some((name, rounding)) => (name, rounding.trim().parse()?),
            None => (text, Rounding::NearestEven),
        };
        let wrong = |error| ModelError(format!("`{name}`: {error}"));
        Ok(Node { format: FloatFormat::parse(name.trim()).map_err(wrong)?, rounding })
    }
}

/// A rounding whose constants are at hand.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
    how: How,
    rounding: Rounding,
    precision: i32,
    least: i32,
    largest: f64,
    overflow: f64,
    /// Results below this one in magnitude become zero.
    flushed: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum How {
    /// f64, to nearest even: what an operation gives.
    Double,
    /// f32, to nearest even.
    Single,
    Any,
}

impl Step {
    /// The most bits of a type narrower than f64: sums that are rounded to odd in f64 can be rounded once more.
    const MOST_BITS: u32 = 50;

    /// The rounding of a node. Subnormal results become zeros of their sign if `flushes`.
    pub fn new(node: Node, flushes: bool) -> Result<Step, ModelError> {
        let Node { format, rounding } = node;
        let how = match rounding {
            Rounding::NearestEven if format.is_f64() => How::Double,
            Rounding::NearestEven if format.is_f32() => How::Single,
            _ => How::Any,
        };
        let fits = !format.is_irregular() && format.signed && format.fits_f32();
        if how != How::Double && (!fits || format.precision() > Self::MOST_BITS) {
            let message = "sums can be made in f64 rounded to nearest even, and in signed types \
                           whose values f32 has, not in";
            return Err(ModelError(format!("{message} {node}")));
        }
        let beyond = format.encode(ConvertPolicy::COMPUTE, f64::INFINITY);
        Ok(Step {
            how,
            rounding,
            precision: format.precision() as i32,
            least: format.min_exponent(),
            largest: format.decode(format.max_finite),
            overflow: format.decode(beyond),
            flushed: if flushes { 2f64.powi(format.min_exponent()) } else { 0.0 },
        })
    }

    /// A cut toward zero to a number of bits, for any exponent.
    pub fn cut(bits: u32) -> Step {
        Step {
            how: How::Any,
            rounding: Rounding::TowardZero,
            precision: bits as i32,
            least: -900,
            largest: f64::INFINITY,
            overflow: f64::INFINITY,
            flushed: 0.0,
        }
    }

    /// Whether sums are those of f64.
    pub fn is_double(&self) -> bool {
        self.how == How::Double
    }

    /// Whether a product and a sum in f32 are one instruction of the processor.
    #[inline(always)]
    pub fn is_single(&self) -> bool {
        self.how == How::Single
    }

    /// The exponent of the smallest normal value.
    pub fn least(&self) -> i32 {
        self.least
    }

    /// A number that is exact, or was rounded to odd in f64.
    #[inline(always)]
    pub fn round(&self, value: f64) -> f64 {
        let rounded = match self.how {
            How::Double => value,
            How::Single => f64::from(value as f32),
            How::Any => self.any(value),
        };
        if rounded.abs() < self.flushed { 0f64.copysign(rounded) } else { rounded }
    }

    #[inline(always)]
    fn any(&self, value: f64) -> f64 {
        if value == 0.0 || !value.is_finite() {
            return value;
        }
        let quantum = exponent(value).max(self.least) - self.precision + 1;
        let rounded = self.rounding.whole(value * power(-quantum)) * power(quantum);
        match rounded.abs() > self.largest {
            true => self.overflow.copysign(rounded),
            false => rounded,
        }
    }

    /// The sum of two values of the type.
    #[inline(always)]
    pub fn sum(&self, a: f64, b: f64) -> f64 {
        match self.how {
            How::Any => self.round(odd_sum(a, b)),
            // a sum of two values of f32 that is rounded in f64 first is what f32's addition gives
            How::Double | How::Single => self.round(a + b),
        }
    }

    /// The value of `a * b + c` rounded once, where `a * b` is exact in f64 unless the type is f64.
    #[inline(always)]
    pub fn fused(&self, a: f64, b: f64, c: f64) -> f64 {
        match self.how {
            How::Double => a.mul_add(b, c),
            How::Single | How::Any => self.round(odd_sum(a * b, c)),
        }
    }
}

/// 2^exponent, for exponents of normal numbers.
#[inline(always)]
pub(super) fn power(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// The exponent of the power of two at or below a normal number.
#[inline(always)]
pub(super) fn exponent(value: f64) -> i32 {
    ((value.to_bits() >> 52) & 0x7FF) as i32 - 1023
}

/// A sum rounded to odd: one more rounding to half as many bits gives what one rounding would have given.
#[inline(always)]
pub(super) fn odd_sum(a: f64, b: f64) -> f64 {
    let sum = a + b;
    let second = sum - a;
    let error = (a - (sum - second)) + (b - second);
    let bits = sum.to_bits();
    if error == 0.0 || bits & 1 == 1 || !sum.is_finite() {
        return sum;
    }
    f64::from_bits(if (error > 0.0) == (sum > 0.0) { bits + 1 } else { bits - 1 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names;
    use crate::numeric::number::Number;
    use crate::numeric::policy::Rounding as Policy;
    use crate::numeric::random::Random;

    #[test]
    fn a_step_rounds_as_the_conversions_do() {
        let pairs = [
            (Rounding::NearestEven, Policy::NearestEven),
            (Rounding::NearestAway, Policy::NearestAway),
            (Rounding::TowardZero, Policy::TowardZero),
            (Rounding::Up, Policy::Up),
            (Rounding::Down, Policy::Down),
        ];
        let formats = [&names::F32, &names::BF16, &names::F16, &names::F8E4M3FN, &names::F8E5M2];
        let mut random = Random::new(3);
        for format in formats {
            for (rounding, policy) in pairs {
                let step = Step::new(Node { format, rounding }, false).unwrap();
                let policy = ConvertPolicy { rounding: policy, ..ConvertPolicy::COMPUTE };
                for _ in 0..500 {
                    let exponent = random.below(40) as i32 - 24;
                    let [a, b] = [(); 2].map(|()| random.below(1 << 24) as f64 - 8e6);
                    let (a, b) = (a * power(exponent - 23), b * power(-12));
                    let exact = Number::sum(a, b, policy.rounding);
                    let expected = format.decode(format.encode_number(policy, exact, 0));
                    if expected.abs() < step.largest {
                        assert_eq!(step.sum(a, b), expected, "{} {rounding} {a} {b}", format.name);
                    }
                }
            }
        }
    }

    #[test]
    fn odd_keeps_that_a_sum_was_inexact() {
        let step =
            Step::new(Node { format: &names::BF16, rounding: Rounding::Odd }, false).unwrap();
        assert_eq!(step.sum(1.0, 1e-9), 1.0 + 2f64.powi(-7));
        assert_eq!(step.sum(1.0, -1e-9), 1.0 - 2f64.powi(-8));
        assert_eq!(step.sum(1.0 + 2f64.powi(-7), 1e-9), 1.0 + 2f64.powi(-7));
        assert_eq!(step.sum(1.0, 0.5), 1.5);
    }

    #[test]
    fn a_flushed_result_is_a_zero_of_its_sign() {
        let step = Step::new(Node::nearest(&names::F32), true).unwrap();
        assert_eq!(step.round(-2f64.powi(-127)).to_bits(), (-0.0f64).to_bits());
        assert_eq!(step.round(2f64.powi(-126)), 2f64.powi(-126));
    }

    #[test]
    fn types_without_a_rule_are_refused() {
        for text in ["f8E8M0FNU", "f64:down"] {
            let node: Node = text.parse().unwrap();
            assert!(Step::new(node, false).unwrap_err().0.contains(text), "{text}");
        }
    }
}
