//! Formats that a user defines: `exponent:4,mantissa:3,bias:9,specials:finite`.
//!
//! A definition is a list of `key:value`, in any order, each key once. The parameters may overlap
//! (`size` with `exponent` and `mantissa`, `max-exponent` with `bias`), as long as they agree.

use super::format::{FloatFormat, NanCodes, Subnormals, Zero};

/// An error in a definition: what is wrong, and with which key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{key}: {reason}")]
pub struct DefinitionError {
    /// The key, as the definition spells it.
    pub key: String,
    /// The reason.
    pub reason: String,
}

/// The keys of a definition with their meanings, for help and errors.
pub const KEYS: &[(&str, &str)] = &[
    ("exponent", "bits of the exponent field, 1 to 10"),
    ("mantissa", "bits of the mantissa field, 0 to 24"),
    ("precision", "bits of the significand, the hidden one included: mantissa + 1"),
    ("size", "bits of a code: sign, exponent and mantissa"),
    ("sign", "yes or no (default yes)"),
    ("bias", "the value of exponent field E is 2^(E - bias)"),
    ("min-exponent", "the smallest normal value is 2^this"),
    ("max-exponent", "the largest finite value lies in [2^this, 2^(this + 1))"),
    ("specials", "ieee (default), fn, fnuz, finite, p3109: infinity, nan and zero at once"),
    ("infinity", "ieee (mantissa 0 under the top exponent), top (the highest code) or none"),
    ("nan", "ieee, all-ones, negative-zero or none"),
    ("zero", "signed, positive or none"),
    (
        "subnormals",
        "gradual (default), gap (0.m * 2^-bias), flushed, or normal (an ordinary exponent)",
    ),
    ("nonFiniteBehavior", "LLVM's: IEEE754, NanOnly or FiniteOnly"),
    ("nanEncoding", "LLVM's: IEEE, AllOnes or NegativeZero"),
    ("hasZero", "LLVM's: true or false"),
    ("hasSignedRepr", "LLVM's: true or false"),
];

/// The limits of defined formats, within which f64 computes exactly.
pub const LIMITS: &str = "32 bits, 10 exponent bits and a 25-bit significand are the limits";

/// The format of a definition.
pub(super) fn row(name: &'static str, text: &str) -> Result<FloatFormat, DefinitionError> {
    let parameters = Parameters::parse(text)?;
    let row = parameters.row(name)?;
    parameters.check(&row)?;
    Ok(row)
}

fn error(key: &str, reason: impl Into<String>) -> DefinitionError {
    DefinitionError { key: key.into(), reason: reason.into() }
}

/// A definition's values, each with the key as the definition spells it.
#[derive(Default)]
struct Parameters<'a> {
    given: Vec<(&'static str, &'a str, &'a str)>,
}

/// The code of infinity.
#[derive(Debug, Clone, Copy, PartialEq)]
enum InfinityCode {
    None,
    Ieee,
    Top,
}

/// The code of NaN.
#[derive(Debug, Clone, Copy, PartialEq)]
enum NanCode {
    None,
    Ieee,
    AllOnes,
    NegativeZero,
}

/// The special values of a definition.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Specials {
    infinity: InfinityCode,
    nan: NanCode,
}

/// The widths of a definition's fields.
#[derive(Debug, Clone, Copy)]
struct Fields {
    signed: bool,
    exponent: u32,
    mantissa: u32,
}

impl<'a> Parameters<'a> {
    fn parse(text: &'a str) -> Result<Self, DefinitionError> {
        let mut parameters = Parameters::default();
        for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
            let Some((key, value)) = item.split_once(':') else {
                return Err(error(item, "expected key:value, such as exponent:4"));
            };
            let (key, value) = (key.trim(), value.trim());
            let Some(known) = known_key(key) else {
                let names: Vec<&str> = KEYS.iter().map(|(name, _)| *name).collect();
                return Err(error(key, format!("no such key; there are {}", names.join(", "))));
            };
            if parameters.text(known).is_some() {
                return Err(error(key, "is given twice"));
            }
            parameters.given.push((known, key, value));
        }
        if parameters.given.is_empty() {
            return Err(error("exponent", "is missing: the definition says nothing"));
        }
        Ok(parameters)
    }

    fn text(&self, key: &str) -> Option<&'a str> {
        self.given.iter().find(|(known, ..)| *known == key).map(|(.., value)| *value)
    }

    /// The first of these keys that the definition has.
    fn first_given(&self, keys: &[&'static str]) -> &'static str {
        keys.iter().copied().find(|key| self.text(key).is_some()).unwrap_or(keys[0])
    }

    fn number(&self, key: &str, min: i32, max: i32) -> Result<Option<i32>, DefinitionError> {
        let Some(text) = self.text(key) else { return Ok(None) };
        match text.parse::<i32>() {
            Ok(number) if (min..=max).contains(&number) => Ok(Some(number)),
            Ok(number) => {
                Err(error(key, format!("{number} is not between {min} and {max} ({LIMITS})")))
            }
            Err(_) => Err(error(key, format!("`{text}` is no integer"))),
        }
    }

    /// The meaning of a key's value, which is one of these words.
    fn word<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Result<Option<T>, DefinitionError> {
        let Some(text) = self.text(key) else { return Ok(None) };
        let found =
            words.iter().find(|(word, _)| letters_and_digits(word) == letters_and_digits(text));
        let Some((_, meaning)) = found else {
            let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            return Err(error(key, format!("`{text}` is none of {}", words.join(", "))));
        };
        Ok(Some(*meaning))
    }

    fn row(&self, name: &'static str) -> Result<FloatFormat, DefinitionError> {
        let (specials, shorthand_zero) = self.specials()?;
        let signed = self.signed()?;
        let subnormals = self.subnormals()?;
        let fields = self.fields(signed, specials, subnormals)?;
        let zero = self.zero(signed, shorthand_zero, specials)?;
        let subnormals = match subnormals {
            Some(subnormals) => subnormals,
            None if zero == Zero::None => Subnormals::Normal,
            None => Subnormals::Gradual,
        };
        if zero == Zero::None && subnormals != Subnormals::Normal {
            let reason =
                "zero:none needs subnormals:normal: the other rules make zero of code zero";
            return Err(error(self.first_given(&["zero", "hasZero"]), reason));
        }
        let bias = self.bias(fields, specials, subnormals)?;
        let (max_finite, infinity, nan) = self.codes(fields, specials)?;
        Ok(FloatFormat {
            name,
            width: fields.width(),
            signed,
            exponent_bits: fields.exponent,
            mantissa_bits: fields.mantissa,
            bias,
            max_finite,
            infinity,
            nan,
            zero,
            subnormals,
            has_even_exponents: false,
            clamps_nan: false,
            table: None,
        })
    }

    fn signed(&self) -> Result<bool, DefinitionError> {
        const WORDS: &[(&str, bool)] = &[
            ("yes", true),
            ("no", false),
            ("true", true),
            ("false", false),
            ("signed", true),
            ("unsigned", false),
            ("1", true),
            ("0", false),
        ];
        let (sign, repr) = (self.word("sign", WORDS)?, self.word("hasSignedRepr", WORDS)?);
        match (sign, repr) {
            (Some(sign), Some(repr)) if sign != repr => {
                Err(error("hasSignedRepr", "contradicts sign"))
            }
            _ => Ok(sign.or(repr).unwrap_or(true)),
        }
    }

    fn subnormals(&self) -> Result<Option<Subnormals>, DefinitionError> {
        let words = [
            ("gradual", Subnormals::Gradual),
            ("yes", Subnormals::Gradual),
            ("gap", Subnormals::Gap),
            ("tesla", Subnormals::Gap),
            ("flushed", Subnormals::Flushed),
            ("flush", Subnormals::Flushed),
            ("none", Subnormals::Flushed),
            ("no", Subnormals::Flushed),
            ("normal", Subnormals::Normal),
        ];
        self.word("subnormals", &words)
    }

    /// Infinity and NaN, and the zeros that a shorthand implies.
    fn specials(&self) -> Result<(Specials, Option<Zero>), DefinitionError> {
        let signed = self.signed()?;
        let (default, zero) = self.shorthand(signed)?;
        let infinity = self.word(
            "infinity",
            &[
                ("none", InfinityCode::None),
                ("ieee", InfinityCode::Ieee),
                ("top", InfinityCode::Top),
            ],
        )?;
        let nan_words = [
            ("none", NanCode::None),
            ("ieee", NanCode::Ieee),
            ("all-ones", NanCode::AllOnes),
            ("negative-zero", NanCode::NegativeZero),
        ];
        let nan = match (self.word("nan", &nan_words)?, self.word("nanEncoding", &nan_words)?) {
            (Some(nan), Some(encoding)) if nan != encoding => {
                return Err(error("nanEncoding", "contradicts nan"));
            }
            (nan, encoding) => nan.or(encoding),
        };
        let has_default = self.text("specials").or(self.text("nonFiniteBehavior")).is_some();
        let specials = match (infinity, nan, has_default) {
            // infinity without NaN, or NaN without infinity, implies the place of the special codes
            (Some(InfinityCode::None), None, false) => {
                Specials { infinity: InfinityCode::None, nan: NanCode::None }
            }
            (Some(InfinityCode::Top), None, false) => {
                Specials { infinity: InfinityCode::Top, nan: NanCode::None }
            }
            (None, Some(nan), false) if nan != NanCode::Ieee => {
                Specials { infinity: InfinityCode::None, nan }
            }
            _ => Specials {
                infinity: infinity.unwrap_or(default.infinity),
                nan: nan.unwrap_or(default.nan),
            },
        };
        self.check_specials(specials, signed)?;
        Ok((specials, zero))
    }

    /// The specials that `specials` or LLVM's `nonFiniteBehavior` names, or those of IEEE 754 without either.
    fn shorthand(&self, signed: bool) -> Result<(Specials, Option<Zero>), DefinitionError> {
        const IEEE: Specials = Specials { infinity: InfinityCode::Ieee, nan: NanCode::Ieee };
        const FN: Specials = Specials { infinity: InfinityCode::None, nan: NanCode::AllOnes };
        const FNUZ: Specials = Specials { nan: NanCode::NegativeZero, ..FN };
        const FINITE: Specials = Specials { nan: NanCode::None, ..FN };
        let p3109 = match signed {
            true => Specials { infinity: InfinityCode::Top, nan: NanCode::NegativeZero },
            false => Specials { infinity: InfinityCode::Top, nan: NanCode::AllOnes },
        };
        let shorthand = self.word(
            "specials",
            &[
                ("ieee", (IEEE, None)),
                ("ieee754", (IEEE, None)),
                ("fn", (FN, None)),
                ("nan", (FN, None)),
                ("fnuz", (FNUZ, Some(Zero::PositiveOnly))),
                ("finite", (FINITE, None)),
                ("none", (FINITE, None)),
                ("p3109", (p3109, Some(Zero::PositiveOnly))),
            ],
        )?;
        let nan_only = if self.text("nanEncoding").map(letters_and_digits)
            == Some(letters_and_digits("NegativeZero"))
        {
            (FNUZ, Some(Zero::PositiveOnly))
        } else {
            (FN, None)
        };
        let behavior = self.word(
            "nonFiniteBehavior",
            &[("IEEE754", (IEEE, None)), ("NanOnly", nan_only), ("FiniteOnly", (FINITE, None))],
        )?;
        match (shorthand, behavior) {
            (Some(shorthand), Some(behavior)) if shorthand != behavior => {
                Err(error("nonFiniteBehavior", "contradicts specials"))
            }
            _ => Ok(shorthand.or(behavior).unwrap_or((IEEE, None))),
        }
    }

    fn check_specials(&self, specials: Specials, signed: bool) -> Result<(), DefinitionError> {
        let nan_key = self.first_given(&["nan", "nanEncoding", "specials", "nonFiniteBehavior"]);
        match (specials.infinity, specials.nan) {
            (_, NanCode::NegativeZero) if !signed => {
                Err(error(nan_key, "a format without sign has no code of -0 for NaN"))
            }
            (InfinityCode::Ieee, NanCode::Ieee) => Ok(()),
            (InfinityCode::Ieee, _) => {
                let key = self.first_given(&["infinity", "nan", "nanEncoding", "specials"]);
                let reason = "infinity:ieee goes with nan:ieee, which names the codes above it";
                Err(error(key, reason))
            }
            (_, NanCode::Ieee) => {
                Err(error(nan_key, "nan:ieee goes with infinity:ieee, which stands below the NaNs"))
            }
            _ => Ok(()),
        }
    }

    fn fields(
        &self,
        signed: bool,
        specials: Specials,
        subnormals: Option<Subnormals>,
    ) -> Result<Fields, DefinitionError> {
        let exponent = self.number("exponent", 1, 10)?;
        let size = self.number("size", 1, 32)?;
        let mantissa = self.mantissa()?;
        let sign = i32::from(signed);
        let (exponent, mantissa) = match (exponent, mantissa, size) {
            (Some(exponent), Some(mantissa), _) => (exponent, mantissa),
            (Some(exponent), None, Some(size)) => (exponent, size - sign - exponent),
            (None, Some(mantissa), Some(size)) => (size - sign - mantissa, mantissa),
            (None, Some(mantissa), None) => {
                (self.exponent_bits_of_range(mantissa, signed, specials, subnormals)?, mantissa)
            }
            (Some(_), None, None) => {
                return Err(error("mantissa", "is missing (or precision, or size)"));
            }
            (None, None, _) => return Err(error("exponent", "is missing (or mantissa and size)")),
        };
        if let Some(size) = size.filter(|size| *size != sign + exponent + mantissa) {
            let reason = format!(
                "{size} bits do not hold {sign} of sign, {exponent} of exponent and {mantissa} of mantissa"
            );
            return Err(error("size", reason));
        }
        if !(1..=10).contains(&exponent) || !(0..=24).contains(&mantissa) {
            let reason =
                format!("leaves {exponent} exponent bits and {mantissa} mantissa bits ({LIMITS})");
            return Err(error("size", reason));
        }
        if sign + exponent + mantissa > 32 {
            let key = self.first_given(&["mantissa", "precision", "exponent"]);
            let bits = sign + exponent + mantissa;
            return Err(error(key, format!("the fields have {bits} bits together ({LIMITS})")));
        }
        Ok(Fields { signed, exponent: exponent as u32, mantissa: mantissa as u32 })
    }

    fn mantissa(&self) -> Result<Option<i32>, DefinitionError> {
        let mantissa = self.number("mantissa", 0, 24)?;
        let precision = self.number("precision", 1, 25)?;
        match (mantissa, precision) {
            (Some(mantissa), Some(precision)) if mantissa + 1 != precision => {
                let reason = format!("{precision} is not mantissa + 1 = {}", mantissa + 1);
                Err(error("precision", reason))
            }
            _ => Ok(mantissa.or(precision.map(|precision| precision - 1))),
        }
    }

    /// How many exponent bits reach from `min-exponent` to `max-exponent`.
    fn exponent_bits_of_range(
        &self,
        mantissa: i32,
        signed: bool,
        specials: Specials,
        subnormals: Option<Subnormals>,
    ) -> Result<i32, DefinitionError> {
        let (least, most) =
            (self.exponent_bound("min-exponent")?, self.exponent_bound("max-exponent")?);
        let bias = self.number("bias", -1000, 1000)?;
        let subnormals = subnormals.unwrap_or(Subnormals::Gradual);
        let bias = match (bias, least) {
            (Some(bias), _) => bias,
            (None, Some(least)) => bias_of_least(least, subnormals),
            (None, None) => {
                return Err(error(
                    "exponent",
                    "is missing (or size, or min-exponent and max-exponent)",
                ));
            }
        };
        let Some(most) = most else {
            return Err(error("exponent", "is missing (or size, or max-exponent)"));
        };
        let last = |exponent: i32| {
            let fields = Fields { signed, exponent: exponent as u32, mantissa: mantissa as u32 };
            let top = fields.last_finite(specials) >> mantissa;
            top as i32 - bias
        };
        let found = (1..=10).find(|&exponent| last(exponent) == most);
        found.ok_or_else(|| {
            let reached: Vec<String> = (1..=10).map(|exponent| last(exponent).to_string()).collect();
            let reason = format!(
                "no number of exponent bits ends at 2^{most} with bias {bias}: 1 to 10 bits end at {}",
                reached.join(", ")
            );
            error("max-exponent", reason)
        })
    }

    fn exponent_bound(&self, key: &str) -> Result<Option<i32>, DefinitionError> {
        self.number(key, -1000, 1000)
    }

    fn bias(
        &self,
        fields: Fields,
        specials: Specials,
        subnormals: Subnormals,
    ) -> Result<i32, DefinitionError> {
        if let Some(bias) = self.number("bias", -1000, 1000)? {
            return Ok(bias);
        }
        if let Some(least) = self.exponent_bound("min-exponent")? {
            return Ok(bias_of_least(least, subnormals));
        }
        if let Some(most) = self.exponent_bound("max-exponent")? {
            return Ok((fields.last_finite(specials) >> fields.mantissa) as i32 - most);
        }
        let half_range = 1i32 << (fields.exponent - 1);
        // P3109's signed formats have the bias of FNUZ formats, one higher than IEEE 754
        Ok(match specials.nan {
            NanCode::NegativeZero => half_range,
            _ if specials.infinity == InfinityCode::Top && !fields.signed => half_range,
            _ => half_range - 1,
        })
    }

    fn zero(
        &self,
        signed: bool,
        shorthand: Option<Zero>,
        specials: Specials,
    ) -> Result<Zero, DefinitionError> {
        let words =
            [("signed", Zero::Signed), ("positive", Zero::PositiveOnly), ("none", Zero::None)];
        let stated = self.word("zero", &words)?;
        let has_zero = self
            .word("hasZero", &[("true", true), ("false", false), ("yes", true), ("no", false)])?;
        let key = self.first_given(&["zero", "nan", "specials", "nanEncoding"]);
        match (stated, has_zero) {
            (Some(Zero::None), Some(true))
            | (Some(Zero::Signed | Zero::PositiveOnly), Some(false)) => {
                return Err(error("hasZero", "contradicts zero"));
            }
            (None, Some(false)) => return Ok(Zero::None),
            _ => {}
        }
        let takes_negative_zero = specials.nan == NanCode::NegativeZero;
        let zero = match stated.or(shorthand) {
            Some(Zero::Signed) if !signed => {
                return Err(error(key, "a format without sign has no -0"));
            }
            Some(Zero::Signed) if takes_negative_zero => {
                return Err(error(key, "the code of -0 is NaN"));
            }
            Some(zero) => zero,
            None if !signed || takes_negative_zero => Zero::PositiveOnly,
            None => Zero::Signed,
        };
        Ok(zero)
    }

    /// The largest finite magnitude code, the code of infinity, and the NaNs.
    fn codes(
        &self,
        fields: Fields,
        specials: Specials,
    ) -> Result<(u64, Option<u64>, NanCodes), DefinitionError> {
        let key = self.first_given(&["specials", "infinity", "nan", "exponent", "size"]);
        let special_codes = fields.special_codes(specials);
        if special_codes > fields.all_ones() {
            return Err(error(key, "leaves no code for a finite value"));
        }
        let last = fields.last_finite(specials);
        let infinity = match specials.infinity {
            InfinityCode::None => None,
            InfinityCode::Ieee | InfinityCode::Top => Some(last + 1),
        };
        let nan = match specials.nan {
            NanCode::None => NanCodes::None,
            // without mantissa, the top exponent field is infinity alone
            NanCode::Ieee if fields.mantissa == 0 => NanCodes::None,
            NanCode::Ieee | NanCode::AllOnes => NanCodes::AboveFinite,
            NanCode::NegativeZero => NanCodes::NegativeZero,
        };
        Ok((last, infinity, nan))
    }

    /// Checks that the format agrees with the definition and is within the limits.
    fn check(&self, row: &FloatFormat) -> Result<(), DefinitionError> {
        let keys = ["bias", "min-exponent", "max-exponent", "exponent", "size"];
        if row.zero != Zero::None && row.max_finite < row.min_positive() {
            let key = self.first_given(&["exponent", "size", "mantissa"]);
            return Err(error(key, "leaves no finite value but zero"));
        }
        let (low, high) = (row.quantum_exponent(), row.max_exponent());
        if low < -1000 || high > 1000 {
            let reason = format!(
                "values reach from 2^{low} to 2^{high}; between 2^-1000 and 2^1000 are supported"
            );
            return Err(error(self.first_given(&keys), reason));
        }
        let agree = |key: &'static str, actual: i32| match self.exponent_bound(key)? {
            Some(stated) if stated != actual => {
                let others = format!(
                    "exponent:{}, mantissa:{} and bias:{}",
                    row.exponent_bits, row.mantissa_bits, row.bias
                );
                Err(error(key, format!("{stated} contradicts {others}, which give {actual}")))
            }
            _ => Ok(()),
        };
        agree("min-exponent", row.min_exponent())?;
        agree("max-exponent", high)
    }
}

impl Fields {
    fn width(self) -> u32 {
        u32::from(self.signed) + self.exponent + self.mantissa
    }

    /// The magnitude code whose bits are all set.
    fn all_ones(self) -> u64 {
        (1 << (self.exponent + self.mantissa)) - 1
    }

    /// How many of the highest magnitude codes are special.
    fn special_codes(self, specials: Specials) -> u64 {
        let infinity = u64::from(specials.infinity == InfinityCode::Top);
        match specials.nan {
            NanCode::Ieee => 1 << self.mantissa,
            NanCode::AllOnes => infinity + 1,
            NanCode::None | NanCode::NegativeZero => infinity,
        }
    }

    /// The largest finite magnitude code.
    fn last_finite(self, specials: Specials) -> u64 {
        self.all_ones().saturating_sub(self.special_codes(specials))
    }
}

/// The bias at which the smallest normal value is 2^least.
fn bias_of_least(least: i32, subnormals: Subnormals) -> i32 {
    match subnormals {
        Subnormals::Normal => -least,
        _ => 1 - least,
    }
}

/// A word without case and punctuation.
fn letters_and_digits(word: &str) -> String {
    word.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// The key of a spelling.
fn known_key(spelled: &str) -> Option<&'static str> {
    let synonym = match letters_and_digits(spelled).as_str() {
        "e" | "exponentbits" => "exponent",
        "m" | "mantissabits" => "mantissa",
        "p" => "precision",
        "width" | "bits" | "sizeinbits" => "size",
        "signed" => "sign",
        "emin" => "minexponent",
        "emax" => "maxexponent",
        "subnormal" | "denormals" => "subnormals",
        other => {
            return KEYS
                .iter()
                .map(|(name, _)| *name)
                .find(|name| letters_and_digits(name) == other);
        }
    };
    KEYS.iter().map(|(name, _)| *name).find(|name| letters_and_digits(name) == synonym)
}
