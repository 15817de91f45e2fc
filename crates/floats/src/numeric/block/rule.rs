//! The rules by which a block's scale follows from its largest magnitude.

use std::fmt;

use super::super::FloatFormat;
use super::BlockElement;

/// A rule that gives the scale of a block from its largest magnitude `amax` (already divided by the tensor's
/// scale), the elements' largest value `max` and its exponent `emax`.
///
/// The first three rules give powers of two, and the others give any value of the scales' type. A scale never
/// exceeds the largest value of its type. It is zero only if `amax` is 0, or if [`ScaleRule::Nearest`] or
/// [`ScaleRule::Xla`] rounds down to zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScaleRule {
    /// The scale `2^(floor(log2(amax)) - emax)`, as in OCP MX v1.0, section 6.3. The largest elements may
    /// saturate.
    Floor,
    /// The scale `2^(ceil(log2(amax)) - emax)`.
    Ceil,
    /// The scale of [`ScaleRule::Floor`] for `amax` rounded to the elements' precision, ties to even.
    Even,
    /// The smallest scale that is not below `amax / max`, so that nothing saturates. JAX and NVIDIA use it
    /// for MX.
    Up,
    /// The scale nearest to `amax / max`, where ties go to even, or between powers of two up. NVIDIA uses it
    /// for NVFP4.
    Nearest,
    /// The scale nearest to `amax / 2^emax`, which XLA's `__op$quantize` uses.
    Xla,
}

/// Each rule with its names, the one that is printed first.
const RULES: &[(ScaleRule, &[&str])] = &[
    (ScaleRule::Floor, &["floor", "ocp"]),
    (ScaleRule::Ceil, &["ceil"]),
    (ScaleRule::Even, &["even"]),
    (ScaleRule::Up, &["up", "rceil"]),
    (ScaleRule::Nearest, &["nearest"]),
    (ScaleRule::Xla, &["xla"]),
];

impl ScaleRule {
    /// The rule of a name.
    pub fn parse(name: &str) -> Option<ScaleRule> {
        let named = RULES.iter().find(|(_, names)| names.contains(&name));
        named.map(|(rule, _)| *rule)
    }

    /// All rules.
    pub fn all() -> impl Iterator<Item = ScaleRule> {
        RULES.iter().map(|(rule, _)| *rule)
    }

    /// The code of the scale for blocks whose largest magnitude is `amax` (finite, not negative) in a
    /// tensor of scale `tensor_scale` (positive).
    pub fn scale(
        self,
        element: &BlockElement,
        format: &FloatFormat,
        amax: f64,
        tensor_scale: f64,
    ) -> u64 {
        if amax == 0.0 {
            return format.zero_code().unwrap_or(0);
        }
        let divisor = match self {
            ScaleRule::Up | ScaleRule::Nearest => Some(element.largest()),
            ScaleRule::Xla => Some(power_of_two(element.max_exponent())),
            ScaleRule::Floor | ScaleRule::Ceil | ScaleRule::Even => None,
        };
        if let Some(divisor) = divisor {
            let quotient = quotient(amax, divisor * tensor_scale);
            let code = format.encode_saturating(quotient);
            let below = self == ScaleRule::Up && format.decode(code) < quotient;
            return if below { format.next_after(code, format.max_finite) } else { code };
        }
        let amax = quotient(amax, tensor_scale);
        let (exponent, significand) = split(amax);
        let carries = match self {
            ScaleRule::Ceil => significand > 1.0,
            ScaleRule::Even => significand >= 2.0 - 0.5f64.powi(element.mantissa_bits() as i32 + 1),
            _ => false,
        };
        let exponent = exponent + i32::from(carries) - element.max_exponent();
        let code = format.encode_saturating(power_of_two(exponent.clamp(-1020, 1020)));
        if format.is_zero(code) { format.min_positive() } else { code }
    }
}

impl fmt::Display for ScaleRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = RULES.iter().find(|(rule, _)| rule == self);
        f.write_str(named.map_or("", |(_, names)| names[0]))
    }
}

/// The number 2^exponent, which is a normal f64.
pub(super) fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// A positive finite number as 2^exponent times a significand of at least 1 and less than 2.
fn split(value: f64) -> (i32, f64) {
    const SCALE: i32 = 64;
    if value < f64::MIN_POSITIVE {
        let (exponent, significand) = split(value * power_of_two(SCALE));
        return (exponent - SCALE, significand);
    }
    let bits = value.to_bits();
    let significand = f64::from_bits(bits & !(0x7FF << 52) | 1023 << 52);
    ((bits >> 52) as i32 - 1023, significand)
}

/// `value / divisor` (positive) rounded to odd: the last bit stands for all dropped bits, so one further
/// rounding to at most 51 bits, of any kind, equals the rounding of the exact quotient. A quotient out of
/// f64's range becomes a number of its sign beyond the range of every format.
pub(super) fn quotient(value: f64, divisor: f64) -> f64 {
    if value == 0.0 {
        return value;
    }
    // operands far from f64's lower end have an exact remainder
    if value.abs() < power_of_two(-400) {
        return nonzero(quotient(value * power_of_two(200), divisor) * power_of_two(-200), value);
    }
    let quotient = value / divisor;
    if quotient == 0.0 || !quotient.is_finite() {
        return nonzero(quotient, value);
    }
    to_odd(quotient, (-quotient).mul_add(divisor, value))
}

/// `left * right` rounded to odd, for products of normal numbers far from f64's ends.
pub(super) fn odd_product(left: f64, right: f64) -> f64 {
    let product = left * right;
    if product == 0.0 || !product.is_finite() {
        return product;
    }
    to_odd(product, left.mul_add(right, -product))
}

/// The number that is the exact result of an operation rounded to odd; `rounded` exceeds the exact result by
/// `remainder`.
fn to_odd(rounded: f64, remainder: f64) -> f64 {
    let bits = rounded.to_bits();
    if remainder == 0.0 || bits & 1 == 1 {
        return rounded;
    }
    let grows = (remainder > 0.0) == (rounded > 0.0);
    f64::from_bits(if grows { bits + 1 } else { bits - 1 })
}

/// A result, or, if that is zero, the smallest number with the sign of `value`.
fn nonzero(result: f64, value: f64) -> f64 {
    if result == 0.0 { f64::from_bits(1).copysign(value) } else { result }
}
