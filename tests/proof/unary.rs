//! Operations of one operand of the small types, f16 and bf16, on all codes.

use std::cmp::Ordering;

use super::SMALL;
use super::exact::{NAN, Number, ONE, ZERO};
use super::format::Format;
use super::integers::Integral;
use super::program::Program;
use super::report::{Report, shown};

/// The right code of an operation at a code.
type Right = fn(&Format, u64) -> u64;

/// Operations whose result has the operand's type.
pub const FLOATS: [(&str, Right); 12] = [
    ("stablehlo.abs", |format, code| match format.decode(code) {
        Number::Nan { .. } if code == format.sign_bit() => code,
        _ => code & !format.sign_bit(),
    }),
    ("stablehlo.negate", negate),
    ("stablehlo.sign", sign),
    ("stablehlo.floor", |format, code| integral(format, code, Integral::Floor)),
    ("stablehlo.ceil", |format, code| integral(format, code, Integral::Ceil)),
    ("stablehlo.round_nearest_afz", |format, code| integral(format, code, Integral::NearestAway)),
    ("stablehlo.round_nearest_even", |format, code| integral(format, code, Integral::NearestEven)),
    ("stablehlo.real", |_, code| code),
    ("stablehlo.imag", |format, _| format.computed(ZERO)),
    ("stablehlo.sqrt", |format, code| format.computed(format.decode(code).sqrt())),
    ("chlo.square", |format, code| {
        let value = format.decode(code);
        format.computed(value.times(value))
    }),
    ("chlo.conj", |_, code| code),
];

/// Operations whose result is a truth value.
pub const TRUTHS: [(&str, fn(Number) -> bool); 4] = [
    ("stablehlo.is_finite", |number| matches!(number, Number::Zero { .. } | Number::Finite(_))),
    ("chlo.is_inf", |number| matches!(number, Number::Infinite { .. })),
    ("chlo.is_neg_inf", |number| number == Number::Infinite { negative: true }),
    ("chlo.is_pos_inf", |number| number == Number::Infinite { negative: false }),
];

fn negate(format: &Format, code: u64) -> u64 {
    match format.decode(code) {
        number if number.is_nan() && code == format.sign_bit() => code,
        number if number.is_nan() || format.has_negative_zero() => code ^ format.sign_bit(),
        number => format.computed(number.negated()),
    }
}

fn sign(format: &Format, code: u64) -> u64 {
    format.computed(match format.decode(code) {
        number @ Number::Zero { .. } => number,
        Number::Nan { .. } => NAN,
        number => ONE.with_sign(number.negative()),
    })
}

fn integral(format: &Format, code: u64, how: Integral) -> u64 {
    format.computed(how.of(format.decode(code)))
}

fn elements() -> impl Iterator<Item = String> {
    SMALL.into_iter().chain(["f16", "bf16"]).map(String::from).chain(super::named())
}

#[test]
fn unary_operations_are_right_for_every_code() {
    let mut report = Report::new("results of unary operations at codes");
    for element in elements() {
        let element = element.as_str();
        let format = Format::named(element);
        let codes: Vec<u64> = format.made().collect();
        let at = |index: usize| shown(&[codes[index]]);
        for (name, right) in FLOATS {
            let results = Program::op(name, "", &[element], element, codes.len()).run(&[&codes]);
            let right = |index: usize| right(&format, codes[index]);
            report.compare(|| format!("{element} {name}"), &results, right, at);
        }
        for (name, right) in TRUTHS {
            let results = Program::op(name, "", &[element], "i1", codes.len()).run(&[&codes]);
            let right = |index: usize| right(format.decode(codes[index])) as u64;
            report.compare(|| format!("{element} {name}"), &results, right, at);
        }
    }
}

/// To fewer bits and back, on the type's own codes.
struct Reduced<'a> {
    format: &'a Format,
    exponent_bits: u32,
    mantissa_bits: u32,
}

impl Reduced<'_> {
    fn of(&self, code: u64) -> u64 {
        match self.format.decode(code) {
            Number::Nan { .. } if self.mantissa_bits == 0 => self.overflow(false),
            Number::Nan { .. } | Number::Infinite { .. } => code,
            number => self.of_finite(code & !self.format.sign_bit(), number.negative()),
        }
    }

    /// The nearer of the codes that have the mantissa; of two the one whose last bit is even, which
    /// without a mantissa is the exponent's.
    fn of_finite(&self, magnitude: u64, negative: bool) -> u64 {
        let format = self.format;
        let dropped = format.mantissa_bits.saturating_sub(self.mantissa_bits);
        let low = magnitude >> dropped << dropped;
        let high = low + (1 << dropped);
        let value = format.finite(magnitude);
        let (to_low, to_high) = (value.minus(format.finite(low)), format.finite(high).minus(value));
        let nearest = match to_low.compare(to_high) {
            Some(Ordering::Less) => low,
            Some(Ordering::Equal) if low >> dropped & 1 == 0 => low,
            _ => high,
        };
        self.in_range(nearest, negative)
    }

    /// Too large is an overflow; too small for the exponent is zero.
    fn in_range(&self, magnitude: u64, negative: bool) -> u64 {
        let format = self.format;
        let narrower = self.exponent_bits < format.exponent_bits;
        let top = match format.finite(magnitude) {
            Number::Finite(exact) => exact.top(),
            _ => return format.computed(ZERO.with_sign(negative)),
        };
        let half = 1 << (self.exponent_bits.min(10) - 1);
        if magnitude > format.largest() || narrower && top >= half {
            self.overflow(negative)
        } else if narrower && top < 2 - half {
            format.computed(ZERO.with_sign(negative))
        } else {
            magnitude | if negative { format.sign_bit() } else { 0 }
        }
    }

    fn overflow(&self, negative: bool) -> u64 {
        let infinity = Number::Infinite { negative };
        self.format.encode(infinity, super::format::Nan::KeepSign)
    }
}

/// Numbers of bits, up to one more than there are; of many the first and the last.
fn counts(bits: u32, least: u32) -> impl Iterator<Item = u32> {
    (least..=bits + 1).filter(move |count| bits <= 5 || *count <= least + 2 || *count + 2 >= bits)
}

#[test]
fn reduce_precision_is_right_for_every_code_and_precision() {
    let mut report = Report::new("results of reduce_precision at codes");
    for element in elements() {
        let element = element.as_str();
        let format = Format::named(element);
        let codes: Vec<u64> = format.made().collect();
        let precisions = counts(format.exponent_bits, 1)
            .flat_map(|e| counts(format.mantissa_bits, 0).map(move |m| (e, m)));
        for (exponent_bits, mantissa_bits) in precisions {
            let attributes = format!(
                "{{exponent_bits = {exponent_bits} : i32, mantissa_bits = {mantissa_bits} : i32}}"
            );
            let name = "stablehlo.reduce_precision";
            let program = Program::op(name, &attributes, &[element], element, codes.len());
            let reduced = Reduced { format: &format, exponent_bits, mantissa_bits };
            report.compare(
                || format!("{element} {name} to e{exponent_bits}m{mantissa_bits}"),
                &program.run(&[&codes]),
                |index| reduced.of(codes[index]),
                |index| shown(&[codes[index]]),
            );
        }
    }
}
