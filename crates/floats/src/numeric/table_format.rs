//! Formats whose values are given by a table, one for each code, in any order.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

/// Why a text is not a table of values.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// A line is not a code and a value.
    #[error("line {line}: {reason}")]
    Line {
        /// The number of the line, counted from 1.
        line: usize,
        /// The reason.
        reason: String,
    },
    /// The codes are not 0 to 2^width - 1.
    #[error("{0}")]
    Codes(String),
}

/// The most bits that the codes of a table have.
pub const MAX_WIDTH: u32 = 16;

/// Reads a table of values from lines `code,value`. The result also has the width of its codes.
///
/// Codes are decimal, `0x…` or `0b…`, in any order, and 2^width of them; a line without a comma has the code
/// that follows the last one. Values are decimal (rounded to f64), hexadecimal (`0x1.8p-3`), `inf`, `-inf` or
/// `nan`. Blank lines, text behind `#`, and a first line of words are ignored.
pub(super) fn parse(text: &str, ties: Ties) -> Result<(CodeTable, u32), TableError> {
    let mut values = BTreeMap::new();
    let mut next = 0u64;
    for (index, line) in text.lines().enumerate() {
        let content = line.split('#').next().unwrap_or_default().trim();
        if content.is_empty() {
            continue;
        }
        let (code, value) = match parse_line(content, next) {
            Ok(entry) => entry,
            Err(_) if values.is_empty() && is_header(content) => continue,
            Err(reason) => return Err(TableError::Line { line: index + 1, reason }),
        };
        let before = values.insert(code, value);
        if before.is_some_and(|before: f64| before.to_bits() != value.to_bits()) {
            let reason = format!("code {code} stands for another value on a line above");
            return Err(TableError::Line { line: index + 1, reason });
        }
        next = code + 1;
    }
    let width = width_of(&values)?;
    let none = || TableError::Codes("no value is finite".into());
    let table = CodeTable::new(values.into_values().collect(), ties).ok_or_else(none)?;
    Ok((table, width))
}

fn is_header(line: &str) -> bool {
    line.starts_with(|c: char| c.is_ascii_alphabetic()) && parse_value(line).is_err()
}

fn parse_line(line: &str, next: u64) -> Result<(u64, f64), String> {
    let Some((code, value)) = line.split_once([',', ';', '\t']) else {
        return Ok((next, parse_value(line)?));
    };
    let code = code.trim();
    let digits = [("0x", 16), ("0X", 16), ("0b", 2), ("0B", 2)];
    let prefixed =
        digits.into_iter().find_map(|(prefix, radix)| Some((code.strip_prefix(prefix)?, radix)));
    let (digits, radix) = prefixed.unwrap_or((code, 10));
    let number = u64::from_str_radix(digits, radix).ok().filter(|code| code >> MAX_WIDTH == 0);
    let number = number.ok_or_else(|| format!("`{code}` is no code of up to {MAX_WIDTH} bits"))?;
    Ok((number, parse_value(value.trim())?))
}

/// The width of codes, all of which have to be there.
fn width_of(values: &BTreeMap<u64, f64>) -> Result<u32, TableError> {
    let last = values.keys().next_back().copied().unwrap_or(0);
    let count = values.len() as u64;
    if count < 2 {
        return Err(TableError::Codes(format!("{count} codes are too few: at least 2 are needed")));
    }
    if count == last + 1 && count.is_power_of_two() {
        return Ok(count.ilog2());
    }
    let needed = (last + 1).next_power_of_two();
    let missing = (0..needed).find(|code| !values.contains_key(code)).unwrap_or(needed);
    Err(TableError::Codes(format!(
        "{count} codes up to {last}: a table has 2^width of them; the first that is missing is {missing}"
    )))
}

/// The value of a table's entry.
fn parse_value(text: &str) -> Result<f64, String> {
    let wrong = || format!("`{text}` is no value");
    let unsigned = text.trim_start_matches(['-', '+']);
    let value: f64 = match unsigned.strip_prefix("0x").or(unsigned.strip_prefix("0X")) {
        Some(digits) => {
            let magnitude = hexadecimal(digits).ok_or_else(wrong)?;
            if text.starts_with('-') { -magnitude } else { magnitude }
        }
        None => text.parse().map_err(|_| wrong())?,
    };
    let magnitude = value.abs();
    let fits =
        magnitude == 0.0 || !value.is_finite() || (power(-1000)..power(1000)).contains(&magnitude);
    // digits that f64 rounds to infinity or zero are an error
    let vanished = magnitude == 0.0
        && unsigned.contains(|c: char| ('1'..='9').contains(&c))
        && !is_zero(unsigned);
    let overflowed = value.is_infinite() && unsigned.contains(|c: char| c.is_ascii_digit());
    match fits && !vanished && !overflowed {
        true => Ok(value),
        false => Err(format!("{text} is not between 2^-1000 and 2^1000")),
    }
}

/// Whether all digits before an exponent are zeros.
fn is_zero(digits: &str) -> bool {
    let mantissa = digits.trim_start_matches("0x").trim_start_matches("0X");
    let end = mantissa.find(['e', 'E', 'p', 'P']).unwrap_or(mantissa.len());
    mantissa[..end].chars().all(|c| matches!(c, '0' | '.'))
}

/// Reads hexadecimal digits and a power of two: `1.8p-3`. The result is `None` if the text is anything else,
/// or if f64 does not represent the value.
fn hexadecimal(text: &str) -> Option<f64> {
    let (digits, exponent) = match text.split_once(['p', 'P']) {
        Some((digits, exponent)) => (digits, exponent.parse::<i32>().ok()?),
        None => (text, 0),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let all: String = [whole, fraction].concat();
    let significant = all.trim_start_matches('0');
    let shortened = significant.trim_end_matches('0');
    if all.is_empty() || !all.bytes().all(|digit| digit.is_ascii_hexdigit()) || shortened.len() > 16
    {
        return None;
    }
    if shortened.is_empty() {
        return Some(0.0);
    }
    let significand = u64::from_str_radix(shortened, 16).ok()?;
    let dropped = (significant.len() - shortened.len()) as i32;
    let exponent = exponent.checked_add(4 * (dropped - fraction.len() as i32))?;
    let exact = significand.leading_zeros() + significand.trailing_zeros() >= 11;
    let in_range = (-1000..1000).contains(&exponent.checked_add(significand.ilog2() as i32)?);
    (exact && in_range)
        .then(|| significand as f64 * power(exponent / 2) * power(exponent - exponent / 2))
}

/// 2^exponent, for exponents of normal numbers.
fn power(exponent: i32) -> f64 {
    f64::from_bits(((1023 + exponent) as u64) << 52)
}

/// Ascend's HiFloat8.
///
/// Below the sign is a prefix code, the dot: 11, 10, 01, 001 and 0001 are followed by 4, 3, 2, 1 and 0 bits
/// of exponent and 1, 2, 3, 3 and 3 bits of mantissa; the exponent is a sign and a magnitude whose leading
/// one is hidden. After 0000 three bits M stand for 2^(M - 23), but M = 0 is zero, or NaN if the sign is set.
/// The largest magnitude, 1.5 * 2^15, is infinity. Ties go away from zero.
pub(super) static HIF8: LazyLock<CodeTable> = LazyLock::new(|| {
    let values = (0..256).map(hif8_value).collect();
    let infinity = 1.5 * power(15);
    let table = CodeTable::new(values, Ties::Away);
    let table = table.unwrap_or_else(|| unreachable!("some codes of HiF8 are finite"));
    table.overflowing_at([-infinity, infinity])
});

fn hif8_value(code: u32) -> f64 {
    let sign = if code & 0x80 != 0 { -1.0 } else { 1.0 };
    let rest = code & 0x7F;
    let (exponent_bits, mantissa_bits) = match rest {
        0 if sign < 0.0 => return f64::NAN,
        0 => return 0.0,
        0x6F => return sign * f64::INFINITY,
        0x01..=0x07 => return sign * power(rest as i32 - 23),
        0x08..=0x0F => (0, 3),
        0x10..=0x1F => (1, 3),
        0x20..=0x3F => (2, 3),
        0x40..=0x5F => (3, 2),
        _ => (4, 1),
    };
    let mantissa = rest & ((1 << mantissa_bits) - 1);
    let field = rest >> mantissa_bits & ((1 << exponent_bits) - 1);
    let exponent = match exponent_bits {
        0 => 0,
        bits => {
            let hidden = 1 << (bits - 1);
            let magnitude = (hidden | field & (hidden - 1)) as i32;
            if field & hidden != 0 { -magnitude } else { magnitude }
        }
    };
    sign * (1.0 + f64::from(mantissa) / f64::from(1 << mantissa_bits)) * power(exponent)
}

/// The values of a format's codes.
///
/// Values may repeat (encoding gives the smallest code of a value) and be in any order, and there need be no
/// zero, NaN, infinity or negative value.
#[derive(Debug)]
pub struct CodeTable {
    /// The value of each code; a NaN is the canonical one.
    values: Vec<f64>,
    /// The finite values in ascending order, each once (the zeros are one value), with their codes.
    sorted: Vec<(f64, u64)>,
    /// For each code, the index of its value in `sorted`.
    ranks: Vec<i64>,
    /// The rank of zero, or of the smallest value above it.
    origin: i64,
    negative_zero: Option<u64>,
    positive_zero: Option<u64>,
    /// The codes of +inf and -inf.
    infinities: [Option<u64>; 2],
    nan: Option<u64>,
    /// The rule for a number half way between two values.
    pub ties: Ties,
    /// The values that would follow below the smallest and above the largest. A number at least half way to
    /// them overflows.
    beyond: [f64; 2],
    /// The range of the values.
    pub(super) shape: Shape,
}

/// The rule for a number half way between two values of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Ties {
    /// Take the even code, or the value farther from zero if both codes are even or neither is.
    #[default]
    EvenCode,
    /// Take the value farther from zero; of -x and x, take x.
    Away,
}

/// The range of a table's values, as powers of two.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shape {
    /// How many significant bits a value needs at most.
    pub precision: u32,
    /// The exponent e of the smallest magnitude other than zero, which lies in [2^e, 2^(e + 1)).
    pub min_exponent: i32,
    /// The exponent e of the largest magnitude, which lies in [2^e, 2^(e + 1)).
    pub max_exponent: i32,
    /// The exponent e of the largest power of two of which all values are multiples.
    pub quantum_exponent: i32,
}

impl CodeTable {
    /// The table of values by code; their number is a power of two. The result is `None` if no value is finite.
    pub(super) fn new(values: Vec<f64>, ties: Ties) -> Option<CodeTable> {
        let values: Vec<f64> =
            values.into_iter().map(|value| if value.is_nan() { f64::NAN } else { value }).collect();
        let code_of = |matches: &dyn Fn(f64) -> bool| {
            values.iter().position(|&value| matches(value)).map(|code| code as u64)
        };
        let zero = |negative| {
            code_of(&move |value: f64| value == 0.0 && value.is_sign_negative() == negative)
        };
        let (positive_zero, negative_zero) = (zero(false), zero(true));
        let mut sorted: Vec<(f64, u64)> = values
            .iter()
            .zip(0..)
            .filter(|(value, _)| value.is_finite())
            .map(unsigned_zero)
            .collect();
        sorted.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        sorted.dedup_by_key(|(value, _)| *value);
        if let (Some(code), Some(entry)) =
            (positive_zero, sorted.iter_mut().find(|(value, _)| *value == 0.0))
        {
            entry.1 = code;
        }
        let (first, last) = (sorted.first()?.0, sorted.last()?.0);
        let origin = sorted.partition_point(|(value, _)| *value < 0.0) as i64;
        let rank = |value: &f64| match *value {
            value if value.is_nan() => i64::MAX,
            value => sorted.partition_point(|(other, _)| *other < value) as i64,
        };
        let rank_or_end = |value: &f64| if *value == f64::NEG_INFINITY { -1 } else { rank(value) };
        let ranks = values.iter().map(rank_or_end).collect();
        let beyond = match sorted.as_slice() {
            [.., before, _] if sorted.len() > 1 => {
                [2.0 * first - sorted[1].0, 2.0 * last - before.0]
            }
            _ => [first - first.abs(), last + last.abs()],
        };
        Some(CodeTable {
            origin,
            ranks,
            negative_zero,
            positive_zero,
            infinities: [code_of(&|x| x == f64::INFINITY), code_of(&|x| x == f64::NEG_INFINITY)],
            nan: code_of(&f64::is_nan),
            ties,
            beyond,
            shape: Shape::of(&sorted),
            sorted,
            values,
        })
    }

    /// This table with other values beyond its ends, which decide about overflow.
    pub(super) fn overflowing_at(self, beyond: [f64; 2]) -> CodeTable {
        CodeTable { beyond, ..self }
    }

    /// The value of a code.
    #[inline]
    pub fn value(&self, code: u64) -> f64 {
        self.values[code as usize]
    }

    /// The finite values in ascending order, each once, with the codes that encoding gives for them.
    pub fn sorted(&self) -> &[(f64, u64)] {
        &self.sorted
    }

    /// The smallest code of NaN, if there is one.
    pub fn nan(&self) -> Option<u64> {
        self.nan
    }

    /// The code of an infinity, if there is one.
    pub fn infinity(&self, negative: bool) -> Option<u64> {
        self.infinities[usize::from(negative)]
    }

    /// The code of +0, or of -0 if there is no +0.
    pub fn zero(&self) -> Option<u64> {
        self.positive_zero.or(self.negative_zero)
    }

    /// The code of the zero of this sign, or of the other zero.
    pub fn signed_zero(&self, negative: bool) -> Option<u64> {
        if negative { self.negative_zero.or(self.positive_zero) } else { self.zero() }
    }

    /// Whether both zeros have codes.
    pub(super) fn has_signed_zeros(&self) -> bool {
        self.positive_zero.is_some() && self.negative_zero.is_some()
    }

    /// Whether there are no values below zero.
    pub fn is_unsigned(&self) -> bool {
        let below = self.sorted[0].0 < 0.0 || self.infinities[1].is_some();
        !below && self.negative_zero.is_none()
    }

    /// Whether f64 has twice the bits of every value and more, also of the middle between two values, so that the
    /// rounding to f64 does not show in the rounding to the table.
    pub(super) fn leaves_room_in_f64(&self) -> bool {
        const BITS: u32 = 25;
        // the sum of two values in f64, if it is exact, has the bits of the middle
        let has_short_middle = |below: f64, above: f64| {
            let sum = below + above;
            let is_exact = sum - below == above && sum - above == below;
            is_exact && (sum == 0.0 || Shape::of_magnitude(sum.abs()).precision <= BITS + 1)
        };
        let values = self.sorted.iter().map(|(value, _)| *value);
        let ends = [self.beyond[0], self.beyond[1]];
        let steps: Vec<f64> = std::iter::once(ends[0]).chain(values).chain([ends[1]]).collect();
        self.shape.precision <= BITS
            && steps.windows(2).all(|step| has_short_middle(step[0], step[1]))
    }

    /// Whether several codes of the table have one value.
    pub(super) fn repeats_values(&self) -> bool {
        let zeros = [self.positive_zero, self.negative_zero];
        let apart = [self.infinities[0], self.infinities[1], self.nan];
        // both zeros are one value in the sorted list
        let second_zero = usize::from(zeros.iter().all(Option::is_some));
        let values = self.sorted.len() + second_zero + apart.iter().flatten().count();
        values < self.values.len()
    }

    /// The code that a NaN becomes: that of NaN, or of -0, infinity, zero, or the value nearest to zero,
    /// whichever exists first.
    pub(super) fn encoded_nan(&self) -> u64 {
        let nearest = || {
            let at = (self.origin as usize).min(self.sorted.len() - 1);
            self.sorted[at].1
        };
        let fallback = self.negative_zero.or(self.infinities[0]).or(self.positive_zero);
        self.nan.or(fallback).unwrap_or_else(nearest)
    }

    /// The code of the largest finite value.
    pub(super) fn largest(&self) -> u64 {
        self.sorted[self.sorted.len() - 1].1
    }

    /// The code of the smallest value above zero, or of the largest value if there is none.
    pub(super) fn min_positive(&self) -> u64 {
        let at = self.sorted.partition_point(|(value, _)| *value <= 0.0);
        self.sorted.get(at).map_or(self.largest(), |(_, code)| *code)
    }

    /// The position of a code's value among the finite ones, counted from zero; -inf and inf are beyond the
    /// ends.
    pub(super) fn rank(&self, code: u64) -> i64 {
        self.ranks[code as usize] - self.origin
    }

    /// The code of a rank.
    pub(super) fn of_rank(&self, rank: i64) -> u64 {
        let at = rank + self.origin;
        let end = if at < 0 { self.infinities[1] } else { self.infinities[0] };
        let entry = usize::try_from(at).ok().and_then(|at| self.sorted.get(at));
        entry.map(|(_, code)| *code).or(end).unwrap_or(0)
    }

    /// The finite values around a finite number: the largest that is not above it (which may be the number
    /// itself), and the next one.
    pub(super) fn around(&self, value: f64) -> [Option<(f64, u64)>; 2] {
        let above = self.sorted.partition_point(|(other, _)| *other <= value);
        let below = above.checked_sub(1);
        [below, Some(above)].map(|at| at.and_then(|at| self.sorted.get(at).copied()))
    }

    /// Whether a finite number is beyond the ends by half a step or more.
    pub(super) fn overflows(&self, value: f64) -> bool {
        let (first, last) = (self.sorted[0].0, self.sorted[self.sorted.len() - 1].0);
        let [before, after] = self.beyond;
        value <= first / 2.0 + before / 2.0 && value < 0.0 || value >= last / 2.0 + after / 2.0
    }

    /// The value that would follow at an end of the table.
    pub(super) fn beyond(&self, negative: bool) -> f64 {
        self.beyond[usize::from(!negative)]
    }
}

/// A finite value with its code, where -0 is replaced by +0.
fn unsigned_zero((value, code): (&f64, u64)) -> (f64, u64) {
    (value + 0.0, code)
}

impl Shape {
    fn of(sorted: &[(f64, u64)]) -> Shape {
        let magnitudes = sorted.iter().map(|(value, _)| value.abs()).filter(|value| *value > 0.0);
        magnitudes.map(Shape::of_magnitude).reduce(Shape::with).unwrap_or_default()
    }

    /// The range of one value, which is normal.
    fn of_magnitude(value: f64) -> Shape {
        let bits = value.to_bits();
        let exponent = (bits >> 52) as i32 - 1023;
        let spare = (bits | 1 << 52).trailing_zeros().min(52);
        Shape {
            precision: 53 - spare,
            min_exponent: exponent,
            max_exponent: exponent,
            quantum_exponent: exponent - 52 + spare as i32,
        }
    }

    fn with(self, other: Shape) -> Shape {
        Shape {
            precision: self.precision.max(other.precision),
            min_exponent: self.min_exponent.min(other.min_exponent),
            max_exponent: self.max_exponent.max(other.max_exponent),
            quantum_exponent: self.quantum_exponent.min(other.quantum_exponent),
        }
    }
}

impl Default for Shape {
    fn default() -> Shape {
        Shape { precision: 1, min_exponent: 0, max_exponent: 0, quantum_exponent: 0 }
    }
}

impl PartialEq for CodeTable {
    fn eq(&self, other: &CodeTable) -> bool {
        let bits = |table: &CodeTable| -> Vec<u64> {
            table.values.iter().chain(&table.beyond).map(|value| value.to_bits()).collect()
        };
        self.ties == other.ties && bits(self) == bits(other)
    }
}

impl Eq for CodeTable {}

impl Hash for CodeTable {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values.len().hash(state);
        self.ties.hash(state);
    }
}
