//! Exact rational numbers, such as results before they are rounded.

use std::cmp::Ordering;
use std::fmt;

use super::big::Integer;

/// An exact rational number.
///
/// It is stored as numerator / denominator * 2^exponent. The denominator is positive, and numerator and
/// denominator are odd (unless the number is zero) and have no common factor, so equal numbers have equal
/// fields.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rational {
    numerator: Integer,
    denominator: Integer,
    exponent: i32,
}

impl From<i128> for Rational {
    fn from(value: i128) -> Rational {
        Rational::new(Integer::from(value), Integer::from(1u64), 0)
    }
}

impl Rational {
    pub fn zero() -> Rational {
        Rational::from(0)
    }

    pub fn one() -> Rational {
        Rational::from(1)
    }

    /// The number 2^exponent.
    pub fn power_of_two(exponent: i32) -> Rational {
        Rational { exponent, ..Rational::one() }
    }

    /// The value of an f64, or `None` for infinities and NaN.
    pub fn from_f64(value: f64) -> Option<Rational> {
        if !value.is_finite() {
            return None;
        }
        let bits = value.to_bits();
        let (field, fraction) = ((bits >> 52 & 0x7FF) as i32, bits & ((1 << 52) - 1));
        let mantissa = if field == 0 { fraction } else { fraction | 1 << 52 };
        let mantissa = Integer::from(mantissa);
        let signed = if value < 0.0 { mantissa.negated() } else { mantissa };
        Some(Rational::new(signed, Integer::from(1u64), field.max(1) - 1075))
    }

    /// The number that a decimal (`-1.5e3`) or a hexadecimal float (`0x1.8p3`) spells. The result is `None` if it is
    /// neither, or its exponent is beyond 100,000.
    pub fn parse(text: &str) -> Option<Rational> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let lower = digits.to_ascii_lowercase();
        let magnitude = match lower.strip_prefix("0x") {
            Some(hexadecimal) => parse_digits(hexadecimal, 16, 'p')?,
            None => parse_digits(&lower, 10, 'e')?,
        };
        Some(if negative { magnitude.negated() } else { magnitude })
    }

    fn new(numerator: Integer, denominator: Integer, exponent: i32) -> Rational {
        if numerator.is_zero() {
            return Rational { numerator, denominator: Integer::from(1u64), exponent: 0 };
        }
        let (above, below) = (numerator.trailing_zeros(), denominator.trailing_zeros());
        let sign_moved = denominator.sign().is_lt();
        let mut numerator = numerator.shifted_right(above);
        let mut denominator = denominator.magnitude().shifted_right(below);
        if sign_moved {
            numerator = numerator.negated();
        }
        if !denominator.is_one() {
            let divisor = numerator.odd_gcd(&denominator);
            if !divisor.is_one() {
                numerator = numerator.divided(&divisor).0;
                denominator = denominator.divided(&divisor).0;
            }
        }
        Rational { numerator, denominator, exponent: exponent + above as i32 - below as i32 }
    }

    /// Whether the number is zero.
    pub fn is_zero(&self) -> bool {
        self.numerator.is_zero()
    }

    /// How the number compares with zero.
    pub fn sign(&self) -> Ordering {
        self.numerator.sign()
    }

    /// Whether the number is below zero.
    pub fn is_negative(&self) -> bool {
        self.sign().is_lt()
    }

    /// Whether the number is an integer.
    pub fn is_integer(&self) -> bool {
        self.exponent >= 0 && self.denominator.is_one()
    }

    /// Whether the number is an odd integer.
    pub fn is_odd(&self) -> bool {
        self.is_integer() && self.exponent == 0 && !self.is_zero()
    }

    /// The absolute value.
    pub fn magnitude(&self) -> Rational {
        Rational { numerator: self.numerator.magnitude(), ..self.clone() }
    }

    /// The negated number.
    pub fn negated(&self) -> Rational {
        Rational { numerator: self.numerator.negated(), ..self.clone() }
    }

    /// The sum.
    pub fn plus(&self, other: &Rational) -> Rational {
        let exponent = self.exponent.min(other.exponent);
        let scaled = |number: &Rational, by: &Rational| {
            number
                .numerator
                .times(&by.denominator)
                .shifted_left((number.exponent - exponent) as u32)
        };
        let numerator = match (self.is_zero(), other.is_zero()) {
            (true, _) => return other.clone(),
            (_, true) => return self.clone(),
            _ => scaled(self, other).plus(&scaled(other, self)),
        };
        Rational::new(numerator, self.denominator.times(&other.denominator), exponent)
    }

    /// The difference.
    pub fn minus(&self, other: &Rational) -> Rational {
        self.plus(&other.negated())
    }

    /// The product.
    pub fn times(&self, other: &Rational) -> Rational {
        let exponent = self.exponent + other.exponent;
        let denominator = self.denominator.times(&other.denominator);
        Rational::new(self.numerator.times(&other.numerator), denominator, exponent)
    }

    /// The quotient, or `None` if the divisor is zero.
    pub fn over(&self, other: &Rational) -> Option<Rational> {
        let numerator = self.numerator.times(&other.denominator);
        let denominator = self.denominator.times(&other.numerator);
        let exponent = self.exponent - other.exponent;
        (!other.is_zero()).then(|| Rational::new(numerator, denominator, exponent))
    }

    /// The number times 2^exponent.
    pub fn scaled(&self, exponent: i32) -> Rational {
        let exponent = if self.is_zero() { 0 } else { self.exponent + exponent };
        Rational { exponent, ..self.clone() }
    }

    /// The number to an integer power. The result is `None` for a negative power of zero, and if numerator or
    /// denominator would have more than 100,000 bits.
    pub fn power(&self, exponent: i32) -> Option<Rational> {
        const MOST_BITS: u64 = 100_000;
        let bits = self.numerator.bits().max(self.denominator.bits());
        let size = exponent.unsigned_abs();
        let is_unit = self.numerator.magnitude().is_one() && self.denominator.is_one();
        if !is_unit && u64::from(bits) * u64::from(size) > MOST_BITS {
            return None;
        }
        let scale = i32::try_from(i64::from(self.exponent) * i64::from(size)).ok()?;
        let (numerator, denominator) = match is_unit {
            true if size.is_multiple_of(2) => (Integer::from(1u64), Integer::from(1u64)),
            true => (self.numerator.clone(), Integer::from(1u64)),
            false => (self.numerator.power(size), self.denominator.power(size)),
        };
        let power = Rational::new(numerator, denominator, scale);
        if exponent < 0 { Rational::one().over(&power) } else { Some(power) }
    }

    /// The root of a degree of at least 2, or `None` if it is not rational, or if the number is negative and
    /// the degree even.
    pub fn root(&self, degree: u32) -> Option<Rational> {
        if self.is_negative() {
            let root = self.negated().root(degree).filter(|_| degree % 2 == 1)?;
            return Some(root.negated());
        }
        if self.is_zero() {
            return Some(self.clone());
        }
        let exact = |integer: &Integer| {
            let root = integer.root(degree);
            (root.power(degree) == *integer).then_some(root)
        };
        let scale = self.exponent;
        if scale % degree as i32 != 0 {
            return None;
        }
        let (numerator, denominator) = (exact(&self.numerator)?, exact(&self.denominator)?);
        Some(Rational::new(numerator, denominator, scale / degree as i32))
    }

    /// The largest integer that is not greater than the number.
    pub fn floor(&self) -> Rational {
        if self.is_integer() {
            return self.clone();
        }
        let (numerator, denominator) = self.fraction();
        let (quotient, _) = numerator.divided(&denominator);
        let truncated = Rational::new(quotient, Integer::from(1u64), 0);
        if self.is_negative() { truncated.minus(&Rational::one()) } else { truncated }
    }

    /// The integer next to the number in the direction of zero.
    pub fn truncated(&self) -> Rational {
        let floor = self.magnitude().floor();
        if self.is_negative() { floor.negated() } else { floor }
    }

    /// The value, if it is an integer of at most 127 bits.
    pub fn to_i128(&self) -> Option<i128> {
        if !self.is_integer() || self.exponent > 127 {
            return None;
        }
        self.numerator.shifted_left(self.exponent as u32).to_i128()
    }

    /// The exponent e of the largest power of two that is not above the magnitude, which lies in [2^e, 2^(e +
    /// 1)). Zero has none.
    pub fn leading_exponent(&self) -> Option<i32> {
        if self.is_zero() {
            return None;
        }
        let estimate =
            self.numerator.bits() as i32 - self.denominator.bits() as i32 + self.exponent;
        let is_below = self.magnitude().cmp(&Rational::power_of_two(estimate)).is_lt();
        Some(if is_below { estimate - 1 } else { estimate })
    }

    /// An f64 near the number: within an ULP, or infinite or zero if the number is out of f64's range.
    pub fn to_f64(&self) -> f64 {
        let Some(exponent) = self.leading_exponent() else { return 0.0 };
        if !(-1200..=1100).contains(&exponent) {
            let beyond = if exponent > 0 { f64::INFINITY } else { 0.0 };
            return if self.is_negative() { -beyond } else { beyond };
        }
        let (numerator, denominator) = self.scaled(70 - exponent).fraction();
        let head = numerator.divided(&denominator).0.to_f64_scaled(0);
        // the power is applied in two steps, since by itself it may be below all f64
        let half = (exponent - 70) / 2;
        head * 2f64.powi(half) * 2f64.powi(exponent - 70 - half)
    }

    /// Numerator and denominator, both integers.
    fn fraction(&self) -> (Integer, Integer) {
        let (up, down) = (self.exponent.max(0) as u32, (-self.exponent).max(0) as u32);
        (self.numerator.shifted_left(up), self.denominator.shifted_left(down))
    }

    /// The number times 2^bits, truncated.
    pub(super) fn fixed_point(&self, bits: u32) -> Integer {
        if self.denominator.is_one() {
            return self.numerator.scaled(self.exponent + bits as i32);
        }
        let (numerator, denominator) = self.scaled(bits as i32).fraction();
        numerator.divided(&denominator).0
    }

    /// An integer times 2^exponent.
    pub(super) fn from_integer(integer: Integer, exponent: i32) -> Rational {
        Rational::new(integer, Integer::from(1u64), exponent)
    }

    /// All digits of the number, if their number is finite: `-0.1015625`.
    pub fn decimal(&self) -> Option<String> {
        let mut fives = 0;
        let mut rest = self.denominator.clone();
        while !rest.is_one() {
            let (quotient, remainder) = rest.divided(&Integer::from(5u64));
            if !remainder.is_zero() {
                return None;
            }
            (rest, fives) = (quotient, fives + 1);
        }
        let places = fives.max(-self.exponent).max(0);
        let factor = Integer::from(5u64).power((places - fives) as u32);
        let digits = self.numerator.times(&factor).shifted_left((self.exponent + places) as u32);
        Some(with_point(self.is_negative(), &digits.digits(), places as usize))
    }

    /// The ratio `7/3`, or the integer itself.
    pub fn ratio(&self) -> String {
        let (numerator, denominator) = self.fraction();
        let sign = if self.is_negative() { "-" } else { "" };
        match denominator.is_one() {
            true => format!("{sign}{}", numerator.digits()),
            false => format!("{sign}{}/{}", numerator.digits(), denominator.digits()),
        }
    }

    /// The first digits of the number, truncated, without an exponent if that is short, and else with an
    /// exponent of ten (`1.25e-40`). The flag is set if digits were cut off.
    pub fn head(&self, count: usize) -> (String, bool) {
        let Some(exponent) = self.leading_exponent() else { return ("0".into(), false) };
        // 30103 / 100000 is a little more than log10(2)
        let mut decade = (i64::from(exponent) * 30103).div_euclid(100_000) as i32;
        while self.magnitude() < ten_to(decade) {
            decade -= 1;
        }
        while self.magnitude() >= ten_to(decade + 1) {
            decade += 1;
        }
        let scaled = self.magnitude().times(&ten_to(count as i32 - 1 - decade));
        let floor = scaled.floor();
        let digits = floor.ratio();
        let digits = digits.trim_end_matches('0');
        (scientific(self.is_negative(), digits, decade), floor != scaled)
    }
}

impl PartialOrd for Rational {
    fn partial_cmp(&self, other: &Rational) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Rational {
    fn cmp(&self, other: &Rational) -> Ordering {
        let signs = self.sign().cmp(&other.sign());
        if signs != Ordering::Equal || self.is_zero() {
            return signs;
        }
        let common = self.exponent.min(other.exponent);
        // numbers of very different magnitudes are compared without multiplication
        let leading = |number: &Rational| {
            number.numerator.bits() as i64 - number.denominator.bits() as i64
                + number.exponent as i64
        };
        let (lhs, rhs) = (leading(self), leading(other));
        if (lhs - rhs).abs() > 2 {
            return if self.is_negative() { rhs.cmp(&lhs) } else { lhs.cmp(&rhs) };
        }
        let scaled = |number: &Rational, by: &Rational| {
            number.numerator.times(&by.denominator).shifted_left((number.exponent - common) as u32)
        };
        scaled(self, other).minus(&scaled(other, self)).sign()
    }
}

impl fmt::Display for Rational {
    /// The text is all digits if there are few, or the ratio if it is short, or else the first digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 40;
        if let Some(decimal) = self.decimal().filter(|text| text.len() <= LONGEST) {
            return f.write_str(&decimal);
        }
        let ratio = self.ratio();
        if ratio.len() <= LONGEST && !self.denominator.is_one() {
            return f.write_str(&ratio);
        }
        let (head, cut) = self.head(30);
        write!(f, "{head}{}", if cut { "..." } else { "" })
    }
}

fn ten_to(exponent: i32) -> Rational {
    let power = Integer::from(5u64).power(exponent.unsigned_abs());
    let one = Integer::from(1u64);
    match exponent < 0 {
        true => Rational::new(one, power, exponent),
        false => Rational::new(power, one, exponent),
    }
}

/// The digits with a point before the last `places`.
fn with_point(negative: bool, digits: &str, places: usize) -> String {
    let sign = if negative { "-" } else { "" };
    if places == 0 {
        return format!("{sign}{digits}");
    }
    let padded = format!("{digits:0>width$}", width = places + 1);
    let (whole, fraction) = padded.split_at(padded.len() - places);
    format!("{sign}{whole}.{fraction}")
}

/// Digits whose first has the place value 10^decade.
fn scientific(negative: bool, digits: &str, decade: i32) -> String {
    let sign = if negative { "-" } else { "" };
    let count = digits.len() as i32;
    match decade {
        0..21 if count <= decade + 1 => {
            format!("{sign}{digits:0<width$}", width = decade as usize + 1)
        }
        -5..21 => {
            let places = (count - 1 - decade) as usize;
            with_point(negative, digits, places)
        }
        _ => {
            let (first, rest) = digits.split_at(1);
            let point = if rest.is_empty() { "" } else { "." };
            format!("{sign}{first}{point}{rest}e{decade}")
        }
    }
}

/// Reads digits with a point, and an exponent behind `mark`: of ten, or of two if the base is 16.
fn parse_digits(text: &str, base: u32, mark: char) -> Option<Rational> {
    const LARGEST_EXPONENT: i64 = 100_000;
    let (digits, exponent) = match text.split_once(mark) {
        Some((digits, exponent)) => (digits, exponent.parse::<i64>().ok()?),
        None => (text, 0),
    };
    if exponent.abs() > LARGEST_EXPONENT || (base == 16 && !text.contains(mark)) {
        return None;
    }
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.is_empty() && fraction.is_empty() {
        return None;
    }
    let mut integer = Integer::from(0u64);
    for digit in whole.chars().chain(fraction.chars()) {
        let digit = digit.to_digit(base)?;
        integer = integer.times_small(base.into()).plus(&Integer::from(u64::from(digit)));
    }
    let integer = Rational::from_integer(integer, 0);
    let places = i32::try_from(fraction.len()).ok()?;
    Some(match base {
        16 => integer.scaled(exponent as i32 - 4 * places),
        _ => integer.times(&ten_to(exponent as i32 - places)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Rational {
        Rational::parse(text).unwrap()
    }

    #[test]
    fn arithmetic_is_that_of_fractions() {
        let third = Rational::one().over(&Rational::from(3)).unwrap();
        assert_eq!(third.plus(&third).plus(&third), Rational::one());
        assert_eq!(third.times(&Rational::from(-6)), Rational::from(-2));
        assert_eq!(third.minus(&third), Rational::zero());
        assert_eq!(number("0.1").plus(&number("0.2")), number("0.3"));
        assert_eq!(Rational::from(1).over(&Rational::zero()), None);
        assert_eq!(Rational::from(-2).over(&Rational::from(-6)), Some(third));
    }

    #[test]
    fn order_is_that_of_the_numbers() {
        let ascending =
            ["-1e300", "-2", "-1.5", "-1e-300", "0", "1e-5", "0.1", "0x1p-3", "7", "1e9"];
        for (i, a) in ascending.iter().enumerate() {
            for (j, b) in ascending.iter().enumerate() {
                assert_eq!(number(a).cmp(&number(b)), i.cmp(&j), "{a} {b}");
            }
        }
    }

    #[test]
    fn decimals_are_complete() {
        let decimal = |value: f64| Rational::from_f64(value).unwrap().decimal().unwrap();
        assert_eq!(decimal(-0.1015625), "-0.1015625");
        assert_eq!(decimal(0.1), "0.1000000000000000055511151231257827021181583404541015625");
        assert_eq!(decimal(448.0), "448");
        assert_eq!(decimal(2f64.powi(70)), "1180591620717411303424");
        assert_eq!(decimal(5e-324).len(), 1076);
        assert_eq!(Rational::one().over(&Rational::from(3)).unwrap().decimal(), None);
    }

    #[test]
    fn heads_are_cut_not_rounded() {
        let third = Rational::from(2).over(&Rational::from(3)).unwrap();
        assert_eq!(third.head(5), ("0.66666".into(), true));
        assert_eq!(number("123456").head(3), ("123000".into(), true));
        assert_eq!(number("1.5e-40").head(9), ("1.5e-40".into(), false));
        assert_eq!(number("-99999").head(9), ("-99999".into(), false));
        assert_eq!(number("1e30").head(9), ("1e30".into(), false));
    }

    #[test]
    fn roots_and_powers_are_exact_or_none() {
        assert_eq!(number("2.25").root(2), Some(number("1.5")));
        assert_eq!(number("-27").root(3), Some(Rational::from(-3)));
        assert_eq!(number("2").root(2), None);
        assert_eq!(number("-4").root(2), None);
        assert_eq!(number("1.5").power(-2).unwrap().ratio(), "4/9");
        assert_eq!(Rational::zero().power(-1), None);
        assert_eq!(Rational::from(-2).power(3), Some(Rational::from(-8)));
    }

    #[test]
    fn integers_next_to_a_number() {
        assert_eq!(number("-2.5").floor(), Rational::from(-3));
        assert_eq!(number("-2.5").truncated(), Rational::from(-2));
        assert_eq!(number("7").floor(), Rational::from(7));
    }

    #[test]
    fn f64_and_back() {
        for value in [1.0, -0.1, 5e-324, 1.7976931348623157e308, 3e-310, 123456.789] {
            assert_eq!(Rational::from_f64(value).unwrap().to_f64(), value);
        }
    }

    #[test]
    fn hexadecimal_floats_are_read() {
        assert_eq!(number("0x1.8p3"), Rational::from(12));
        assert_eq!(number("-0xAp-1"), Rational::from(-5));
        assert_eq!(Rational::parse("0x7E"), None);
        assert_eq!(Rational::parse("1e999999"), None);
        assert_eq!(Rational::parse("."), None);
        assert_eq!(Rational::parse("1x"), None);
    }
}
