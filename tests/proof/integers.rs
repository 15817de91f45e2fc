//! Integer types: a model of them beside [`super::format`].

use std::cmp::Ordering;

use super::exact::Number;
use super::format::{Format, Nan};

/// An element type of a program.
pub enum Element {
    Float(Format),
    Integer { width: u32, signed: bool },
    Boolean,
}

impl Element {
    pub fn named(name: &str) -> Element {
        let digits = name.trim_start_matches("ui").trim_start_matches('i');
        match digits.parse() {
            Ok(1) => Element::Boolean,
            Ok(width) => Element::Integer { width, signed: name.starts_with('i') },
            Err(_) => Element::Float(Format::named(name)),
        }
    }

    pub fn width(&self) -> u32 {
        match self {
            Element::Float(format) => format.width(),
            Element::Integer { width, .. } => *width,
            Element::Boolean => 1,
        }
    }

    /// The number that a code stands for.
    pub fn decode(&self, code: u64) -> Number {
        match self {
            Element::Float(format) => format.decode(code),
            Element::Integer { width, signed: true } => {
                Number::integer(i128::from((code << (64 - width)) as i64 >> (64 - width)))
            }
            _ => Number::integer(code.into()),
        }
    }

    /// What `convert` makes of a number: rounded once, truncated and saturated to integers (0 for a
    /// NaN), true in i1 unless it is zero.
    pub fn converted(&self, number: Number) -> u64 {
        match self {
            Element::Float(format) => format.encode(number, Nan::KeepSign),
            Element::Boolean => !matches!(number, Number::Zero { .. }) as u64,
            Element::Integer { width, signed } => saturated(number, *width, *signed),
        }
    }

    /// What `convert` makes of an integer of another integer type: the low bits.
    pub fn wrapped(&self, number: Number) -> u64 {
        match (self, number) {
            (_, Number::Zero { .. }) => 0,
            (Element::Integer { width, .. }, Number::Finite(exact)) => {
                let magnitude = exact.integer_part().0 as u64;
                let low = if exact.negative { magnitude.wrapping_neg() } else { magnitude };
                low & (u64::MAX >> (64 - width))
            }
            _ => self.converted(number),
        }
    }

    pub fn is_float(&self) -> bool {
        matches!(self, Element::Float(_))
    }
}

fn saturated(number: Number, width: u32, signed: bool) -> u64 {
    let negative = number.negative();
    let limit = match (signed, negative) {
        (true, false) => (1u128 << (width - 1)) - 1,
        (true, true) => 1 << (width - 1),
        (false, false) => (1 << width) - 1,
        (false, true) => 0,
    };
    let magnitude = match number {
        Number::Nan { .. } | Number::Zero { .. } => 0,
        Number::Infinite { .. } => limit,
        Number::Finite(exact) => exact.integer_part().0.min(limit),
    };
    let low = if negative { (magnitude as u64).wrapping_neg() } else { magnitude as u64 };
    low & (u64::MAX >> (64 - width))
}

/// How a number is made integral.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Integral {
    Floor,
    Ceil,
    NearestAway,
    NearestEven,
}

impl Integral {
    /// The integral value; a zero has the number's sign.
    pub fn of(self, number: Number) -> Number {
        let Number::Finite(exact) = number else { return number };
        let (whole, Some(rest)) = exact.integer_part() else { return number };
        let grows = match self {
            Integral::Floor => exact.negative,
            Integral::Ceil => !exact.negative,
            Integral::NearestAway => rest != Ordering::Less,
            Integral::NearestEven => {
                rest == Ordering::Greater || rest == Ordering::Equal && whole % 2 == 1
            }
        };
        match whole + u128::from(grows) {
            0 => Number::Zero { negative: exact.negative },
            whole => Number::integer(whole as i128).with_sign(exact.negative),
        }
    }
}
