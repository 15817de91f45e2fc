//! A float format by its name, decoding, and one rounding: a model that shares nothing with the
//! interpreter's.

use std::cmp::Ordering;

use super::exact::{Exact, NAN, Number, halved};

/// A float format. A code is a sign bit (if signed) above an exponent above a mantissa; the latter
/// two are the *magnitude*.
#[derive(Debug, Clone)]
pub struct Format {
    pub name: String,
    pub exponent_bits: u32,
    pub mantissa_bits: u32,
    pub bias: i32,
    specials: Specials,
    zeros: Zeros,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Specials {
    /// The largest exponent is for infinity and NaN.
    Ieee,
    /// One NaN of each sign at all ones, or one in place of -0.
    NanOnly,
    /// Numbers only.
    Finite,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Zeros {
    /// +0 and -0.
    Both,
    /// A sign, but +0 only.
    One,
    /// No sign; and no zero without a mantissa.
    Unsigned,
}

/// Which NaN a NaN becomes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Nan {
    /// The positive one: what operations return.
    Canonical,
    /// That of the same sign: what conversions return.
    KeepSign,
}

impl Format {
    /// Of MLIR's names, or by the grammar `fNEeMm[Bb][FN|F][UZ|U]`.
    pub fn named(name: &str) -> Format {
        let (exponent_bits, mantissa_bits) = match name {
            "f16" => (5, 10),
            "bf16" => (8, 7),
            "tf32" => (8, 10),
            "f32" => (8, 23),
            "f64" => (11, 52),
            _ => return Format::by_grammar(name),
        };
        let bias = (1 << (exponent_bits - 1)) - 1;
        let (specials, zeros) = (Specials::Ieee, Zeros::Both);
        Format { name: name.into(), exponent_bits, mantissa_bits, bias, specials, zeros }
    }

    fn by_grammar(name: &str) -> Format {
        let fields = name.split_once('E').expect("exponent bits").1;
        let (exponent_bits, rest) = leading_number(fields);
        let (mantissa_bits, rest) = leading_number(rest.strip_prefix('M').expect("mantissa bits"));
        let (bias, suffix) = match rest.strip_prefix('B') {
            Some(rest) => {
                let (bias, suffix) = leading_number(rest);
                (Some(bias), suffix)
            }
            None => (None, rest),
        };
        let (zeros, suffix) = match (suffix.strip_suffix("UZ"), suffix.strip_suffix('U')) {
            (Some(rest), _) => (Zeros::One, rest),
            (_, Some(rest)) => (Zeros::Unsigned, rest),
            _ => (Zeros::Both, suffix),
        };
        let specials = match (suffix, name) {
            (_, "f6E2M3FN" | "f6E3M2FN" | "f4E2M1FN") | ("F", _) => Specials::Finite,
            ("FN", _) => Specials::NanOnly,
            ("", _) => Specials::Ieee,
            _ => panic!("suffix {suffix} of {name}"),
        };
        let usual = (1 << (exponent_bits - 1)) - i32::from(zeros != Zeros::One);
        let bias = bias.map_or(usual, |bias| bias as i32);
        Format { name: name.into(), exponent_bits, mantissa_bits, bias, specials, zeros }
    }

    pub fn width(&self) -> u32 {
        self.exponent_bits + self.mantissa_bits + self.signed() as u32
    }

    pub fn signed(&self) -> bool {
        self.zeros != Zeros::Unsigned
    }

    pub fn codes(&self) -> std::ops::Range<u64> {
        0..1 << self.width()
    }

    /// The codes that a rounding can give: all but that of -0 where it is a second +0.
    pub fn made(&self) -> impl Iterator<Item = u64> + Clone {
        let spare =
            !self.has_negative_zero() && self.signed() && !self.decode(self.sign_bit()).is_nan();
        let sign_bit = self.sign_bit();
        self.codes().filter(move |code| !(spare && *code == sign_bit))
    }

    pub fn sign_bit(&self) -> u64 {
        (self.signed() as u64) << (self.width() - 1)
    }

    fn magnitudes(&self) -> u64 {
        (1 << (self.exponent_bits + self.mantissa_bits)) - 1
    }

    /// No sign and no mantissa: powers of two only.
    pub fn has_zero(&self) -> bool {
        self.signed() || self.mantissa_bits > 0
    }

    pub fn has_negative_zero(&self) -> bool {
        self.zeros == Zeros::Both
    }

    /// The largest finite magnitude.
    pub fn largest(&self) -> u64 {
        match (self.specials, self.zeros) {
            (Specials::Ieee, _) => self.infinite() - 1,
            (Specials::NanOnly, Zeros::One) | (Specials::Finite, _) => self.magnitudes(),
            (Specials::NanOnly, _) => self.magnitudes() - 1,
        }
    }

    /// The magnitude of infinity in a format of the IEEE kind.
    fn infinite(&self) -> u64 {
        self.magnitudes() >> self.mantissa_bits << self.mantissa_bits
    }

    /// The exponent of the smallest power of two with a full significand.
    pub fn smallest_exponent(&self) -> i32 {
        if self.has_zero() { 1 - self.bias } else { -self.bias }
    }

    /// The value of a magnitude as if it were a finite one.
    pub fn finite(&self, magnitude: u64) -> Number {
        let mantissa = magnitude & ((1 << self.mantissa_bits) - 1);
        let field = (magnitude >> self.mantissa_bits) as i32;
        let (significand, exponent) = match field {
            0 if self.has_zero() => (mantissa, 1 - self.bias),
            _ => (mantissa | 1 << self.mantissa_bits, field - self.bias),
        };
        match significand {
            0 => Number::Zero { negative: false },
            _ => {
                let scale = exponent - self.mantissa_bits as i32;
                Number::Finite(Exact::new(false, significand.into(), scale))
            }
        }
    }

    pub fn decode(&self, code: u64) -> Number {
        let (magnitude, negative) = (code & self.magnitudes(), code & self.sign_bit() != 0);
        let instead_of_zero = negative && magnitude == 0;
        match self.specials {
            Specials::NanOnly if self.zeros == Zeros::One && instead_of_zero => NAN,
            Specials::Ieee if magnitude == self.infinite() => Number::Infinite { negative },
            _ if magnitude > self.largest() => Number::Nan { negative },
            _ if self.zeros == Zeros::One && instead_of_zero => self.finite(0),
            _ => self.finite(magnitude).with_sign(negative),
        }
    }

    /// The code of a number, rounded once to nearest, ties to even.
    pub fn encode(&self, number: Number, nan: Nan) -> u64 {
        match number {
            Number::Nan { negative } => self.nan(negative, nan),
            Number::Zero { negative } => self.zero(negative),
            _ if number.negative() && !self.signed() => self.nan(false, nan),
            Number::Infinite { negative } => self.overflow(negative, nan),
            Number::Finite(exact) => {
                let magnitude = self.rounded(&exact);
                match magnitude {
                    0 if self.has_zero() => self.zero(exact.negative),
                    _ if magnitude > self.largest() => self.overflow(exact.negative, nan),
                    _ => magnitude | if exact.negative { self.sign_bit() } else { 0 },
                }
            }
        }
    }

    /// What operations return.
    pub fn computed(&self, number: Number) -> u64 {
        self.encode(number, Nan::Canonical)
    }

    /// The magnitude nearest to an exact number, as if there were no largest one.
    fn rounded(&self, exact: &Exact) -> u64 {
        if exact.top() > 1100 {
            return u64::MAX >> 1;
        }
        let smallest = self.smallest_exponent();
        let exponent = exact.top().max(smallest);
        let places = exponent - self.mantissa_bits as i32 - exact.exponent;
        let (mut steps, rest) = match places {
            0.. => halved(exact.significand, places as u32, exact.inexact),
            _ => {
                assert!(!exact.inexact, "more bits of {exact:?} are needed");
                (exact.significand << -places, None)
            }
        };
        let up = match rest {
            Some(Ordering::Greater) => true,
            Some(Ordering::Equal) => steps % 2 == 1,
            _ => false,
        };
        steps += up as u128;
        let fields = ((exponent - smallest) as u64) << self.mantissa_bits;
        let magnitude = steps as u64 + fields;
        // without zero the first power of two has code 0, and nothing is below it
        if self.has_zero() { magnitude } else { magnitude.saturating_sub(1 << self.mantissa_bits) }
    }

    fn zero(&self, negative: bool) -> u64 {
        match self.has_zero() {
            false => self.nan(false, Nan::Canonical),
            true if self.has_negative_zero() && negative => self.sign_bit(),
            true => 0,
        }
    }

    fn overflow(&self, negative: bool, nan: Nan) -> u64 {
        let sign = if negative { self.sign_bit() } else { 0 };
        match self.specials {
            Specials::Ieee => self.infinite() | sign,
            Specials::NanOnly => self.nan(negative, nan),
            Specials::Finite => self.largest() | sign,
        }
    }

    /// A NaN; where there is none -0, else infinity, else code 0.
    pub fn nan(&self, negative: bool, nan: Nan) -> u64 {
        let sign = if negative && nan == Nan::KeepSign { self.sign_bit() } else { 0 };
        match (self.specials, self.zeros) {
            (Specials::Ieee, _) if self.mantissa_bits > 0 => {
                self.infinite() | 1 << (self.mantissa_bits - 1) | sign
            }
            (Specials::NanOnly, Zeros::One) => self.sign_bit(),
            (Specials::NanOnly, _) => self.magnitudes() | sign,
            (_, Zeros::Both) => self.sign_bit(),
            (Specials::Ieee, _) => self.infinite(),
            (Specials::Finite, _) => 0,
        }
    }
}

fn leading_number(text: &str) -> (u32, &str) {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    (text[..end].parse().expect("a number"), &text[end..])
}

/// Against LLVM's APFloat, where both have the format.
#[test]
fn the_model_rounds_as_apfloat_does() {
    use super::random::Random;
    use rustc_apfloat::{Float, FloatConvert, ieee};
    fn check<F: Float>(name: &str)
    where
        ieee::Double: FloatConvert<F>,
    {
        let (format, double) = (Format::named(name), Format::named("f64"));
        let mut random = Random::new(1);
        for _ in 0..100_000 {
            let field = 1023 - 40 + random.below(64) as u64;
            let bits = field << 52 | random.bits() & 0x800F_FFFF_FFFF_FFFF;
            let expected = ieee::Double::from_bits(bits.into()).convert(&mut false).value;
            let actual = format.encode(double.decode(bits), Nan::KeepSign);
            assert_eq!(u128::from(actual), expected.to_bits(), "{name} {bits:#x}");
        }
    }
    check::<ieee::Half>("f16");
    check::<ieee::BFloat>("bf16");
    check::<ieee::Single>("f32");
    check::<ieee::Float8E5M2>("f8E5M2");
    check::<ieee::Float8E4M3FN>("f8E4M3FN");
}
