//! Policies as text: `NAME[,knob=value]…`, such as `standard,overflow=saturate,rounding=toward-zero`.

use std::fmt;
use std::str::FromStr;

use super::super::format::FloatFormat;
use super::*;

/// A knob as text: its name, and its values.
pub struct Knob {
    /// The name before the `=`.
    pub name: &'static str,
    /// A description of what the knob decides.
    pub decides: &'static str,
    /// The words behind the `=`, with their meanings. `source` takes names of float types, too.
    pub values: &'static [(&'static str, &'static str)],
    set: fn(&mut Knobs, usize),
    get: fn(&Knobs) -> Option<usize>,
}

macro_rules! knob {
    ($name:literal, $decides:literal, $field:ident: $type:ty,
     $($word:literal = $value:expr, $meaning:literal;)*) => {{
        const VALUES: &[$type] = &[$($value),*];
        Knob {
            name: $name,
            decides: $decides,
            values: &[$(($word, $meaning)),*],
            set: |knobs, index| knobs.$field = Some(VALUES[index]),
            get: |knobs| VALUES.iter().position(|value| Some(*value) == knobs.$field),
        }
    }};
}

/// All knobs, in the order in which a policy prints them.
pub static KNOBS: &[Knob] = &[
    knob!("overflow", "finite values that round beyond the largest", overflow: Overflow,
        "standard" = Overflow::Standard, "infinity; else NaN; else the largest finite value";
        "saturate" = Overflow::Saturate, "the largest finite value";),
    knob!("infinity", "an infinite source", infinity: Infinity,
        "standard" = Infinity::Standard, "infinity; else NaN; else the largest finite value";
        "saturate" = Infinity::Saturate, "the largest finite value";
        "nan" = Infinity::Nan, "NaN; else the largest finite value";
        "zero" = Infinity::Zero, "zero of its sign, in types with neither infinity nor NaN";),
    knob!("nan", "NaN in types without NaN", missing_nan: MissingNan,
        "negative-zero" = MissingNan::NegativeZero, "-0";
        "opposite-zero" = MissingNan::OppositeZero, "zero of the sign that the NaN does not have";
        "same-zero" = MissingNan::SameZero, "zero of the NaN's sign";
        "max" = MissingNan::Maximum, "the largest finite value, positive";),
    knob!("nan-code", "the code of a NaN", nan_code: NanBits,
        "sign" = NanBits::KeepSign, "the canonical NaN, with the source's sign";
        "canonical" = NanBits::Canonical, "the canonical NaN, never with a sign";
        "negative" = NanBits::Negative, "the canonical NaN, always with the sign bit";
        "payload" = NanBits::Keep, "the source's sign and the head of its payload";
        "quiet" = NanBits::Quiet, "the source's sign and the head of its payload, with the first mantissa bit set";
        "ones" = NanBits::AllOnes, "all ones below the source's sign";
        "positive-ones" = NanBits::PositiveAllOnes, "all ones below a clear sign bit";
        "infinity" = NanBits::PlusInfinity, "the result for +infinity";),
    knob!("zero", "zero in types without zero (f8E8M0FNU)", zero: MissingZero,
        "nan" = MissingZero::Nan, "NaN";
        "smallest" = MissingZero::Smallest, "the smallest value";
        "nan-below" = MissingZero::NanBelow, "NaN, as is all below the smallest value";),
    knob!("negative", "values below zero in unsigned types", negative: Negative,
        "nan" = Negative::Nan, "NaN";
        "magnitude" = Negative::Magnitude, "the result for their magnitude";
        "high-bit" = Negative::HighBit, "the result for their magnitude, with the highest bit of the code set";),
    knob!("scale-rounding", "rounding to types without zero (f8E8M0FNU), in place of `rounding`",
        scale_rounding: Rounding,
        "nearest" = Rounding::NearestEven, "the nearest, ties up";
        "guard-bit" = Rounding::GuardBit,
            "the nearest, ties up; but values between the smallest two go up, as f32's bits suggest";
        "up" = Rounding::Up, "the larger";
        "field-up" = Rounding::FieldUp, "the larger, and for values between zero and the second value the second";
        "down" = Rounding::TowardZero, "the smaller";
        "stochastic" = Rounding::Stochastic, "by chance, as `rounding` does";),
    knob!("rounding", "which of its two neighbours a value becomes", rounding: Rounding,
        "nearest-even" = Rounding::NearestEven, "the nearest, ties to the even code";
        "nearest-away" = Rounding::NearestAway, "the nearest, ties away from zero";
        "toward-zero" = Rounding::TowardZero, "the one nearer to zero";
        "up" = Rounding::Up, "the larger";
        "down" = Rounding::Down, "the smaller";
        "stochastic" = Rounding::Stochastic,
            "the one farther from zero, with a probability equal to the fraction of the way to it (`--seed`)";),
    knob!("subnormals", "subnormal results", subnormals: SubnormalResults,
        "keep" = SubnormalResults::Keep, "unchanged";
        "flush" = SubnormalResults::Flush, "zero of their sign";),
    knob!("source", "what the source is rounded to first, to nearest even", source: FirstRounding,
        "direct" = FirstRounding::Direct, "no other format: one rounding";
        "f32" = FirstRounding::Through(&super::super::names::F32), "f32, or any other float type by name";
        "f16" = FirstRounding::Through(&super::super::names::F16), "f16";),
];

impl FromStr for Policy {
    type Err = PolicyError;

    fn from_str(text: &str) -> Result<Policy, PolicyError> {
        let mut parts = text.split(',').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let preset = Preset::named(name).ok_or_else(|| {
            let names = list(Preset::ALL.iter().map(|preset| preset.name()));
            PolicyError(format!("there is no policy `{name}`; there are {names}"))
        })?;
        let mut policy = Policy { preset, knobs: Knobs::NONE };
        for part in parts {
            policy.knobs.turn(part)?;
        }
        Ok(policy)
    }
}

impl Knobs {
    /// Sets a knob from the text `name=value`.
    fn turn(&mut self, text: &str) -> Result<(), PolicyError> {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        let (name, value) = (name.trim(), value.trim());
        let knob = KNOBS.iter().find(|knob| knob.name == name).ok_or_else(|| {
            let names = list(KNOBS.iter().map(|knob| knob.name));
            PolicyError(format!("a policy has no knob `{name}`; its knobs are {names}"))
        })?;
        if (knob.get)(self).is_some() || knob.name == "source" && self.source.is_some() {
            return Err(PolicyError(format!("the knob `{name}` is set twice")));
        }
        if let Some(index) = knob.values.iter().position(|(word, _)| *word == value) {
            (knob.set)(self, index);
            return Ok(());
        }
        if knob.name == "source" {
            let format = FloatFormat::parse(value);
            self.source = Some(FirstRounding::Through(format.map_err(|error| {
                PolicyError(format!("the knob `source` takes `direct` or a float type: {error}"))
            })?));
            return Ok(());
        }
        let words = list(knob.values.iter().map(|(word, _)| *word));
        Err(PolicyError(format!("the knob `{name}` cannot be `{value}`; it can be {words}")))
    }
}

fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

impl fmt::Display for Policy {
    /// The text, which is read back as an equal policy.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.preset.name())?;
        for knob in KNOBS {
            match ((knob.get)(&self.knobs), self.knobs.source) {
                (Some(index), _) => write!(f, ",{}={}", knob.name, knob.values[index].0)?,
                (None, Some(FirstRounding::Through(format))) if knob.name == "source" => {
                    write!(f, ",source={}", format.name)?
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_knob_in_every_place_prints_and_reads_back() {
        for preset in Preset::ALL {
            for knob in KNOBS {
                for (word, _) in knob.values {
                    let text = format!("{},{}={word}", preset.name(), knob.name);
                    assert_eq!(text.parse::<Policy>().unwrap().to_string(), text);
                }
            }
        }
        let text = "standard,rounding=up,overflow=saturate,source=f16E6M9,nan=max";
        let policy: Policy = text.parse().unwrap();
        assert_eq!(
            policy.to_string(),
            "standard,overflow=saturate,nan=max,rounding=up,source=f16E6M9"
        );
        assert_eq!(policy.to_string().parse(), Ok(policy));
    }

    #[test]
    fn errors_say_what_there_is() {
        let message = |text: &str| text.parse::<Policy>().unwrap_err().to_string();
        assert!(message("exact").starts_with("there is no policy `exact`; there are standard, "));
        assert!(message("").contains("there is no policy ``"));
        assert!(message("xla,round=up").contains("no knob `round`; its knobs are overflow, "));
        assert_eq!(
            message("xla,overflow=wrap"),
            "the knob `overflow` cannot be `wrap`; it can be standard, saturate"
        );
        assert!(message("standard,overflow").contains("cannot be ``"));
        assert!(message("standard,source=f9").contains("`f9` is not a float type"));
        assert!(message("standard,zero=nan,zero=nan").contains("`zero` is set twice"));
        assert!(message("standard,source=tf32,source=f32").contains("set twice"));
    }
}
