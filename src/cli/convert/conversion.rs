//! One value under many policies: the code that each gives, and where the value lies in the target type.

use std::cmp::Ordering;

use super::value::{integer_type, integer_value};
use crate::explain::operand::Operand;
use crate::numeric::{Chance, ElementType, Exact, FloatFormat, Policy, Rational};

/// The types and policies that all conversions of a command share.
pub struct Setting {
    /// The source type.
    pub from: ElementType,
    /// The target type.
    pub to: ElementType,
    /// The policies, in the order in which they were named.
    pub policies: Vec<Policy>,
    /// The random bits of stochastic rounding.
    pub chance: Chance,
}

/// The conversion of one value, explained.
pub struct Conversion {
    /// The value as the command line spells it.
    pub spelled: String,
    /// The source's code.
    pub code: u64,
    /// All digits of the source's value, or as many as a person can read.
    pub exact: String,
    /// What rounding or reading did between the spelling and the code.
    pub note: Option<String>,
    /// The target's values around the source's value; empty if that is not a number.
    pub neighbours: Vec<Neighbour>,
    /// Whether the source's value is exactly half way between the neighbours.
    pub is_tie: bool,
    /// Remarks about where the value lies among the target's values.
    pub remarks: Vec<String>,
    /// The target's codes, each with the names of the policies that give it.
    pub results: Vec<(u64, Vec<String>)>,
}

/// A value of the target type next to a number.
pub struct Neighbour {
    /// On which side of the number the neighbour is: `below` or `above`.
    pub side: &'static str,
    pub code: u64,
    pub value: String,
    /// The distance between the neighbour and the number.
    pub distance: String,
}

impl Setting {
    /// The target's code that a policy gives for a source code; `element` is its place in the stream of
    /// random bits.
    pub fn converted(&self, policy: &Policy, code: u64, element: u64) -> u64 {
        match &self.to {
            ElementType::Float(to) => {
                policy.convert_code(&self.from, to, code, self.chance.bits(element))
            }
            to => self.integer(to, code),
        }
    }

    /// Conversion to integers, which has one rule: floats are truncated and saturated, integers are taken
    /// modulo 2^width.
    fn integer(&self, to: &ElementType, code: u64) -> u64 {
        let target = integer_type(to);
        let value = match &self.from {
            ElementType::Float(from) if *to == ElementType::Boolean => {
                return u64::from(!from.is_zero(code));
            }
            ElementType::Float(from) => from.decode_integer(code, target.width, target.signed),
            from if *to == ElementType::Boolean => {
                return u64::from(integer_value(from, code) != 0);
            }
            from => integer_value(from, code),
        };
        value as u64 & u64::MAX >> (64 - target.width)
    }

    fn exact(&self, code: u64) -> Exact {
        match &self.from {
            ElementType::Float(format) => Exact::of_code(format, code),
            from => Exact::signed(Rational::from(integer_value(from, code)), false),
        }
    }
}

impl Conversion {
    /// Converts a value by every policy; `element` is its place in the stream of random bits.
    pub fn new(setting: &Setting, value: &Operand, element: u64) -> Conversion {
        let source = value.code as u64;
        let mut results: Vec<(u64, Vec<String>)> = Vec::new();
        for policy in &setting.policies {
            let code = setting.converted(policy, source, element);
            match results.iter_mut().find(|(result, _)| *result == code) {
                Some((_, names)) => names.push(policy.to_string()),
                None => results.push((code, vec![policy.to_string()])),
            }
        }
        let exact = setting.exact(source);
        let mut conversion = Conversion {
            spelled: value.spelled.clone(),
            code: source,
            exact: digits_of(&exact),
            note: value.note.clone(),
            neighbours: Vec::new(),
            is_tie: false,
            remarks: Vec::new(),
            results,
        };
        if let ElementType::Float(to) = &setting.to {
            conversion.explain(&exact, to);
        }
        conversion
    }

    fn explain(&mut self, exact: &Exact, to: &'static FloatFormat) {
        let Some(number) = exact.rational() else {
            return self.remarks.extend(special_remark(exact, to));
        };
        let place = to.neighbours(&number);
        if place.exact().is_some() {
            return self.remarks.push(format!("a value of {}", to.name));
        }
        self.is_tie = place.is_tie();
        let sides = [("below", place.below), ("above", place.above)];
        for (side, code) in sides {
            let Some((code, value)) = code.and_then(|code| Some((code, to.value(code)?))) else {
                continue;
            };
            let distance = digits(&number.minus(&value).magnitude());
            self.neighbours.push(Neighbour { side, code, value: digits(&value), distance });
        }
        self.remarks.extend(place_remark(place.middle));
        self.remarks.extend(overflow_remark(&number, to));
        if number.is_negative() && !to.signed {
            self.remarks.push(format!("{} has no values below zero", to.name));
        }
    }
}

fn place_remark(middle: Option<Ordering>) -> Option<String> {
    let words = match middle? {
        Ordering::Less => "nearer to the one below",
        Ordering::Greater => "nearer to the one above",
        Ordering::Equal => "a tie: exactly half way",
    };
    Some(words.into())
}

fn overflow_remark(number: &Rational, to: &FloatFormat) -> Option<String> {
    let magnitude = number.magnitude();
    let largest = to.value(to.max_finite)?;
    if magnitude <= largest {
        return None;
    }
    let threshold = to.overflow_threshold();
    let from = if to.threshold_overflows() { "from" } else { "beyond" };
    let is_over = match magnitude.cmp(&threshold) {
        Ordering::Less => false,
        Ordering::Equal => to.threshold_overflows(),
        Ordering::Greater => true,
    };
    let verb = if is_over { "overflows" } else { "does not overflow yet" };
    Some(format!(
        "beyond the largest value {}; to nearest it {verb}: {from} {}",
        digits(&largest),
        digits(&threshold)
    ))
}

fn special_remark(exact: &Exact, to: &FloatFormat) -> Option<String> {
    let name = to.name;
    match exact {
        Exact::Nan { .. } if !to.has_nan() => Some(format!("{name} has no NaN")),
        Exact::Infinity { .. } if !to.has_infinity() => Some(format!("{name} has no infinity")),
        Exact::Zero { .. } if to.zero_code().is_none() => Some(format!("{name} has no zero")),
        _ => None,
    }
}

fn digits_of(exact: &Exact) -> String {
    match exact {
        Exact::Nan { negative: true } => "-nan".into(),
        Exact::Nan { negative: false } => "nan".into(),
        Exact::Infinity { negative: true } => "-inf".into(),
        Exact::Infinity { negative: false } => "inf".into(),
        Exact::Zero { negative: true } => "-0".into(),
        other => other.rational().map_or_else(|| "0".into(), |number| digits(&number)),
    }
}

/// All digits of a number if people can read so many, else the first ones after `≈`.
fn digits(number: &Rational) -> String {
    const MOST: usize = 60;
    if let Some(all) = number.decimal().filter(|all| all.len() <= MOST) {
        return all;
    }
    let (head, cut) = number.head(25);
    if cut { format!("\u{2248}{head}") } else { head }
}
