//! Results before rounding, and their rounding by comparisons alone: a second way to every code that the
//! codec gives, for explanations and for tests.

use std::cmp::Ordering;

use super::format::{FloatFormat, NanCodes, Zero};
use super::neighbours::Neighbours;
use super::rational::Rational;
use super::real::Real;
use super::table_format::CodeTable;

/// A result before it is rounded.
#[derive(Debug, Clone, PartialEq)]
pub enum Exact {
    /// A NaN.
    Nan {
        /// Whether the sign bit of the NaN is set.
        negative: bool,
    },
    Infinity {
        /// Whether the infinity is negative.
        negative: bool,
    },
    Zero {
        /// Whether the zero is -0.
        negative: bool,
    },
    /// A rational number that is not zero.
    Rational(Rational),
    /// A real number that is not known as a ratio.
    Real(Real),
}

/// The rounding of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rounded {
    pub code: u64,
    /// The position of the number among the values of the format, or `None` for infinities, NaN and zeros.
    pub neighbours: Option<Neighbours>,
    /// The rule that gave the code.
    pub cause: Cause,
}

/// A rule that gives a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// The number is a value of the format.
    Exact,
    /// The nearest value is taken.
    Nearest,
    /// A tie goes to the even code, or to the larger value if there is no mantissa.
    Tie,
    /// The number rounds beyond the largest finite value.
    Overflow,
    /// The number is beyond the largest finite value, but not so far that it overflows.
    Largest,
    /// The number is below the smallest value of a format without zero.
    Smallest,
    Infinity,
    Nan,
    /// The number is negative, and the format has no sign.
    Negative,
    /// The number is zero, and the format has no zero.
    MissingZero,
}

impl Exact {
    /// An exact number; zero becomes +0.
    pub fn number(number: Rational) -> Exact {
        Exact::signed(number, false)
    }

    /// An exact number; zero gets this sign.
    pub fn signed(number: Rational, negative_zero: bool) -> Exact {
        match number.is_zero() {
            true => Exact::Zero { negative: negative_zero },
            false => Exact::Rational(number),
        }
    }

    /// The value of a code.
    pub fn of_code(format: &FloatFormat, code: u64) -> Exact {
        let value = format.decode(code);
        let negative = value.is_sign_negative();
        match format.value(code) {
            Some(number) => Exact::signed(number, negative),
            None if value.is_nan() => Exact::Nan { negative },
            None => Exact::Infinity { negative },
        }
    }

    /// Whether the value is NaN.
    pub fn is_nan(&self) -> bool {
        matches!(self, Exact::Nan { .. })
    }

    /// Whether the sign is negative, also that of a NaN or a zero.
    pub fn is_negative(&self) -> bool {
        match self {
            Exact::Nan { negative } | Exact::Infinity { negative } | Exact::Zero { negative } => {
                *negative
            }
            Exact::Rational(number) => number.is_negative(),
            Exact::Real(real) => real.is_negative(),
        }
    }

    /// The number, if it is rational, which zeros are, too.
    pub fn rational(&self) -> Option<Rational> {
        match self {
            Exact::Zero { .. } => Some(Rational::zero()),
            Exact::Rational(number) => Some(number.clone()),
            _ => None,
        }
    }

    /// How the number compares with another one, or `None` for infinities and NaN.
    pub fn compare(&self, bound: &Rational) -> Option<Ordering> {
        match self {
            Exact::Real(real) => Some(real.compare(bound)),
            other => other.rational().map(|number| number.cmp(bound)),
        }
    }

    /// The position of the number among the values of a format, or `None` for infinities and NaN.
    pub fn neighbours(&self, format: &FloatFormat) -> Option<Neighbours> {
        match self {
            Exact::Real(real) => Some(format.neighbours_by(&|bound| real.compare(bound))),
            other => other.rational().map(|number| format.neighbours(&number)),
        }
    }

    /// The code that the number becomes by the rules of docs/numerics.md, section 2. A NaN becomes the
    /// canonical one, with the sign of this one if `keeps_sign`, as in `convert`.
    pub fn rounded(&self, format: &FloatFormat, keeps_sign: bool) -> Rounded {
        if let Some(table) = format.table {
            return self.rounded_in_table(format, table);
        }
        let sign = |negative| if negative && keeps_sign { format.sign_bit() } else { 0 };
        let nan = |negative| match format.nan {
            NanCodes::AboveFinite => format.encoded_nan() | sign(negative),
            _ => format.encoded_nan(),
        };
        let special = |code, cause| Rounded { code, neighbours: None, cause };
        match self {
            Exact::Nan { negative } => special(nan(*negative), Cause::Nan),
            Exact::Zero { negative } => match format.zero {
                Zero::Signed => special(signed(format, 0, *negative), Cause::Exact),
                Zero::PositiveOnly => special(0, Cause::Exact),
                Zero::None => special(format.encoded_nan(), Cause::MissingZero),
            },
            _ if self.is_negative() && !format.signed => {
                special(format.encoded_nan(), Cause::Negative)
            }
            Exact::Infinity { negative } => {
                special(overflowed(format, *negative, &nan), Cause::Infinity)
            }
            _ => self.rounded_number(format, &nan),
        }
    }

    /// The rounding of a number that is not zero, nor negative in a format without sign.
    fn rounded_number(&self, format: &FloatFormat, nan: &dyn Fn(bool) -> u64) -> Rounded {
        let negative = self.is_negative();
        let Some(neighbours) = self.neighbours(format) else {
            return Rounded { code: nan(negative), neighbours: None, cause: Cause::Nan };
        };
        let (code, cause) = match (neighbours.below, neighbours.above) {
            (Some(below), Some(above)) if below == above => (below, Cause::Exact),
            (Some(below), Some(above)) => match neighbours.middle {
                Some(Ordering::Less) => (below, Cause::Nearest),
                Some(Ordering::Greater) => (above, Cause::Nearest),
                _ => (format.tie_goes_to(below, above), Cause::Tie),
            },
            (None, Some(above)) if !negative => (above, Cause::Smallest),
            (Some(below), None) if negative => (below, Cause::Smallest),
            _ if self.overflows(format) => (overflowed(format, negative, nan), Cause::Overflow),
            _ => (format.largest_finite(negative), Cause::Largest),
        };
        Rounded { code, neighbours: Some(neighbours), cause }
    }

    /// Whether the number rounds beyond the largest finite value of its sign.
    fn overflows(&self, format: &FloatFormat) -> bool {
        let negative = self.is_negative();
        match self.compare(&format.overflow_threshold_of(negative)) {
            Some(Ordering::Equal) => format.threshold_overflows_of(negative),
            order => order == Some(if negative { Ordering::Less } else { Ordering::Greater }),
        }
    }

    /// The rounding to a table, whose values may be in any order, and which may lack zero, NaN, infinities
    /// and one sign.
    fn rounded_in_table(&self, format: &FloatFormat, table: &CodeTable) -> Rounded {
        let special = |code, cause| Rounded { code, neighbours: None, cause };
        let negative = self.is_negative();
        let beyond = || {
            let code = table.infinity(negative).or(table.nan());
            code.unwrap_or_else(|| format.largest_finite(negative))
        };
        match self {
            Exact::Nan { .. } => special(format.encoded_nan(), Cause::Nan),
            Exact::Zero { negative } => match table.signed_zero(*negative).or(table.nan()) {
                Some(code) if table.zero().is_some() => special(code, Cause::Exact),
                Some(code) => special(code, Cause::MissingZero),
                None => {
                    let zero = Exact::Rational(Rational::zero());
                    Rounded { cause: Cause::MissingZero, ..zero.rounded_in_table(format, table) }
                }
            },
            _ if negative && table.is_unsigned() => {
                let code = table.nan().unwrap_or_else(|| format.largest_finite(true));
                special(code, Cause::Negative)
            }
            Exact::Infinity { .. } => special(beyond(), Cause::Infinity),
            _ => self.rounded_in_range(format, table, &beyond),
        }
    }

    /// The rounding to a table of a number that is not a special value. Between zero and the nearest value, in a
    /// table without zero, that value is taken.
    fn rounded_in_range(
        &self,
        format: &FloatFormat,
        table: &CodeTable,
        beyond: &dyn Fn() -> u64,
    ) -> Rounded {
        let Some(neighbours) = self.neighbours(format) else {
            return Rounded { code: format.encoded_nan(), neighbours: None, cause: Cause::Nan };
        };
        let negative = self.is_negative();
        let (code, cause) = match (neighbours.below, neighbours.above) {
            (Some(below), Some(above)) if below == above => (below, Cause::Exact),
            (Some(below), Some(above)) => match neighbours.middle {
                Some(Ordering::Less) => (below, Cause::Nearest),
                Some(Ordering::Greater) => (above, Cause::Nearest),
                _ => (format.tie_goes_to(below, above), Cause::Tie),
            },
            (None, Some(above)) if !negative => (above, Cause::Smallest),
            (Some(below), None) if negative => (below, Cause::Smallest),
            _ if self.overflows(format) => (beyond(), Cause::Overflow),
            _ => (format.largest_finite(negative), Cause::Largest),
        };
        let zero = table.signed_zero(negative).filter(|_| format.is_zero(code));
        Rounded { code: zero.unwrap_or(code), neighbours: Some(neighbours), cause }
    }
}

/// A magnitude code with a sign.
fn signed(format: &FloatFormat, magnitude: u64, negative: bool) -> u64 {
    if negative { magnitude | format.sign_bit() } else { magnitude }
}

/// The code of a number beyond the largest finite value: infinity, or NaN if there is no infinity, or the
/// largest finite value.
fn overflowed(format: &FloatFormat, negative: bool, nan: &dyn Fn(bool) -> u64) -> u64 {
    match format.infinity {
        Some(infinity) => signed(format, infinity, negative),
        None if format.has_nan() => nan(negative),
        None => signed(format, format.max_finite, negative),
    }
}

#[cfg(test)]
mod tests {
    use super::super::ConvertPolicy;
    use super::super::names::*;
    use super::super::table_format::Ties;
    use super::*;

    const POLICIES: [(ConvertPolicy, bool); 2] =
        [(ConvertPolicy::CONVERT, true), (ConvertPolicy::COMPUTE, false)];

    /// Every value, quarter, tie and threshold of a format, of both signs.
    fn numbers(format: &FloatFormat) -> Vec<Rational> {
        let mut numbers = Vec::new();
        let top = format.max_finite;
        for magnitude in 0..=top {
            let value = format.value(magnitude).unwrap();
            let step = match magnitude < top {
                true => format.value(magnitude + 1).unwrap().minus(&value),
                false => format.top_step(),
            };
            for quarters in [0, 1, 2, 3, 4, 9] {
                numbers.push(value.plus(&step.scaled(-2).times(&Rational::from(quarters))));
            }
        }
        let least = format.value(format.min_positive()).unwrap();
        numbers.extend([-1, -2, -3].map(|scale| least.scaled(scale)));
        let negated: Vec<Rational> = numbers.iter().map(Rational::negated).collect();
        numbers.extend(negated);
        numbers
    }

    #[test]
    fn the_codec_rounds_as_comparisons_do() {
        let named =
            ["f5E2M2", "f6E3M2F", "f8E5M3FNU", "f6E6M0FNU", "f4E3M0", "f8E4M3B20UZ", "f12E6M5"];
        let named = named.map(|name| FloatFormat::parse(name).unwrap());
        for format in MLIR_FORMATS[5..].iter().copied().chain(named) {
            for number in numbers(format) {
                for (policy, keeps_sign) in POLICIES {
                    let expected = Exact::number(number.clone()).rounded(format, keeps_sign).code;
                    let value = number.to_f64();
                    assert_eq!(Rational::from_f64(value).as_ref(), Some(&number));
                    let code = format.encode(policy, value);
                    assert_eq!(code, expected, "{} {number} {policy:?}", format.name);
                }
            }
        }
    }

    /// Tables with and without zeros, a sign, NaN and infinities, in any order. One has different ends.
    fn tables() -> Vec<FloatFormat> {
        let (nan, infinity) = (f64::NAN, f64::INFINITY);
        let lists = [
            vec![0.0, 1.0, -1.0, 3.0, -0.5, 8.0, nan, -6.0],
            vec![-0.0, 0.0, -7.0, 5.0, infinity, -infinity, 1.0, -2.0],
            vec![0.0, 0.5, 2.0, 1.0],
            vec![0.25, 1.0, 0.125, nan],
            vec![1.0, -1.0, 4.0, -3.0],
            vec![-4.0, -1.0, -2.0, infinity],
        ];
        let both = lists.iter().flat_map(|list| [(list, Ties::EvenCode), (list, Ties::Away)]);
        let made = both.map(|(list, ties)| {
            let table: &'static CodeTable =
                Box::leak(Box::new(CodeTable::new(list.clone(), ties).unwrap()));
            FloatFormat::of_table("a table", list.len().ilog2(), table)
        });
        made.chain([FloatFormat::parse("hif8").unwrap().clone()]).collect()
    }

    #[test]
    fn tables_round_as_comparisons_do() {
        for format in tables() {
            let sorted: Vec<f64> =
                format.table.unwrap().sorted().iter().map(|entry| entry.0).collect();
            let (first, last) = (sorted[0], sorted[sorted.len() - 1]);
            let beyond = [-1.0, -0.5, -0.25, 0.25, 0.5, 1.0, 64.0];
            let around = |end: f64| beyond.map(|step| end + step * end.abs().max(1.0));
            let between = sorted.windows(2).flat_map(|pair| {
                [0.25, 0.5, 0.75].map(|part| pair[0] + (pair[1] - pair[0]) * part)
            });
            let ends = [first, last].into_iter().flat_map(around);
            let specials = [0.0, -0.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e-300, -1e-300];
            for value in sorted.iter().copied().chain(between).chain(ends).chain(specials) {
                for (policy, keeps_sign) in POLICIES {
                    let exact = Exact::of_code(&F64, value.to_bits());
                    let expected = exact.rounded(&format, keeps_sign).code;
                    let code = format.encode(policy, value);
                    assert_eq!(code, expected, "{:?} {value} {policy:?}", format.table);
                }
            }
        }
    }

    #[test]
    fn the_codec_treats_specials_as_stated() {
        for format in MLIR_FORMATS {
            for (policy, keeps_sign) in POLICIES {
                for value in [f64::NAN, -f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 0.0, -0.0] {
                    let exact = Exact::of_code(&F64, value.to_bits());
                    let (code, expected) =
                        (format.encode(policy, value), exact.rounded(format, keeps_sign).code);
                    assert_eq!(code, expected, "{} {value} {policy:?}", format.name);
                }
            }
        }
    }
}
