//! Accumulations: how the terms of a sum are added, as `--accumulate` and `shlo.accumulate` name it.
//!
//! The names are `element`, a type, `exact`, `trunc:BITS[,group:N]` and `block:N:TYPE`, of which the last may
//! enclose one of the others: `trunc:14+block:128:f32`. docs/numerics.md, section "Accumulation", defines
//! each.

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;

use super::format::FloatFormat;
use super::policy::PolicyError;

/// How the terms of contractions and reductions are added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Accumulation {
    /// How the terms of a block are added, or all terms if there are no blocks.
    pub partial: Partial,
    /// The sum of partial sums, if the terms are divided into blocks.
    pub blocks: Option<Blocks>,
}

/// How terms that follow each other are added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Partial {
    /// Add in the order of the specification, and round each step to the result's type.
    #[default]
    Element,
    /// Add in the order of the specification, and round each exact term and each sum to this type.
    In(&'static FloatFormat),
    /// Round the exact sum of the exact terms once.
    Exact,
    /// Add as hardware does: terms are aligned to the largest one and truncated.
    Truncated(Truncation),
}

/// A sum of groups of terms: the terms of a group and the sum so far are aligned to the largest of them,
/// truncated, and added as integers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Truncation {
    /// How many bits of the largest term are kept, including the leading one: 1 to 64.
    pub bits: u32,
    /// How many terms are aligned together.
    pub group: NonZeroUsize,
}

/// A sum of partial sums: each is rounded to a type and added to a sum in that type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Blocks {
    /// How many terms a partial sum has; the last one may have fewer.
    pub length: NonZeroUsize,
    /// The type of the sum of partial sums.
    pub format: &'static FloatFormat,
}

impl Truncation {
    /// The numbers of bits that may be kept.
    pub const BITS: std::ops::RangeInclusive<u32> = 1..=64;
    /// How many terms a group has unless it is stated.
    pub const GROUP: NonZeroUsize = NonZeroUsize::new(32).unwrap();
}

impl Accumulation {
    /// The accumulation in the order of the specification, each step rounded to the result's type.
    pub const ELEMENT: Accumulation = Accumulation { partial: Partial::Element, blocks: None };
    /// The exact sum, rounded once to the result's type.
    pub const EXACT: Accumulation = Accumulation { partial: Partial::Exact, blocks: None };

    /// The accumulation in the order of the specification, each step rounded to this type, with one
    /// conversion to the result's type at the end.
    pub const fn in_format(format: &'static FloatFormat) -> Accumulation {
        Accumulation { partial: Partial::In(format), blocks: None }
    }
}

impl fmt::Display for Accumulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.partial, self.blocks) {
            (Partial::Element, Some(blocks)) => write!(f, "{blocks}"),
            (partial, Some(blocks)) => write!(f, "{partial}+{blocks}"),
            (partial, None) => write!(f, "{partial}"),
        }
    }
}

impl fmt::Display for Partial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Partial::Element => f.write_str("element"),
            Partial::In(format) => f.write_str(format.name),
            Partial::Exact => f.write_str("exact"),
            Partial::Truncated(Truncation { bits, group }) if *group == Truncation::GROUP => {
                write!(f, "trunc:{bits}")
            }
            Partial::Truncated(Truncation { bits, group }) => {
                write!(f, "trunc:{bits},group:{group}")
            }
        }
    }
}

impl fmt::Display for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "block:{}:{}", self.length, self.format.name)
    }
}

impl FromStr for Accumulation {
    type Err = PolicyError;

    /// Reads an accumulation; the error names the part that is wrong.
    fn from_str(text: &str) -> Result<Accumulation, PolicyError> {
        let (mut partial, mut blocks) = (None, None);
        for part in text.split('+') {
            let part = part.trim();
            let twice = match part.strip_prefix("block") {
                Some(rest) => blocks.replace(Blocks::parse(part, rest)?).is_some(),
                None => partial.replace(Partial::parse(part)?).is_some(),
            };
            if twice {
                return Err(PolicyError(format!(
                    "accumulation `{text}`: `{part}` does not go together with what stands before; \
                     one way to add the terms and one block:N:TYPE do"
                )));
            }
        }
        Ok(Accumulation { partial: partial.unwrap_or_default(), blocks })
    }
}

impl Partial {
    fn parse(part: &str) -> Result<Partial, PolicyError> {
        match part {
            "element" => return Ok(Partial::Element),
            "exact" => return Ok(Partial::Exact),
            _ => {}
        }
        if let Some(rest) = part.strip_prefix("trunc") {
            return Truncation::parse(part, rest).map(Partial::Truncated);
        }
        FloatFormat::parse(part).map(Partial::In).map_err(|error| {
            PolicyError(format!(
                "there is no accumulation `{part}` ({error}); there are element, a float type, \
                 exact, trunc:BITS[,group:N], block:N:TYPE, and one of these with +block:N:TYPE"
            ))
        })
    }
}

impl Truncation {
    /// Reads `:BITS[,group:N]`, which is the rest of a part.
    fn parse(part: &str, rest: &str) -> Result<Truncation, PolicyError> {
        let wrong = |what: String| PolicyError(format!("accumulation `{part}`: {what}"));
        let expected = || wrong("expected trunc:BITS or trunc:BITS,group:N".into());
        let (bits, option) = match rest.strip_prefix(':').ok_or_else(expected)?.split_once(',') {
            Some((bits, option)) => (bits, Some(option)),
            None => (&rest[1..], None),
        };
        let (least, most) = (Self::BITS.start(), Self::BITS.end());
        let range = || wrong(format!("`{bits}` is no number of bits from {least} to {most}"));
        let bits = bits.trim().parse().ok().filter(|bits| Self::BITS.contains(bits));
        let bits = bits.ok_or_else(range)?;
        let Some(option) = option else { return Ok(Truncation { bits, group: Self::GROUP }) };
        let group = option.trim().strip_prefix("group:").ok_or_else(expected)?;
        let count = || wrong(format!("`{group}` is no number of terms, at least 1"));
        Ok(Truncation { bits, group: group.trim().parse().map_err(|_| count())? })
    }
}

impl Blocks {
    /// Reads `:N:TYPE`, which is the rest of a part.
    fn parse(part: &str, rest: &str) -> Result<Blocks, PolicyError> {
        let wrong = |what: String| PolicyError(format!("accumulation `{part}`: {what}"));
        let fields = rest.strip_prefix(':').and_then(|rest| rest.split_once(':'));
        let (length, name) =
            fields.ok_or_else(|| wrong("expected block:N:TYPE, such as block:128:f32".into()))?;
        let count = |_| wrong(format!("`{length}` is no number of terms, at least 1"));
        let length = length.trim().parse().map_err(count)?;
        let format = FloatFormat::parse(name.trim()).map_err(|error| wrong(error.to_string()))?;
        Ok(Blocks { length, format })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_what_is_read() {
        for text in [
            "element",
            "f32",
            "f64",
            "bf16",
            "f22E8M13",
            "exact",
            "trunc:14",
            "trunc:64,group:4",
            "block:128:f32",
            "trunc:14+block:128:f32",
            "exact+block:16:bf16",
            "f16+block:4:f32",
        ] {
            let accumulation: Accumulation = text.parse().unwrap();
            assert_eq!(accumulation.to_string(), text);
        }
    }

    #[test]
    fn what_says_the_same_is_the_same() {
        let read = |text: &str| text.parse::<Accumulation>().unwrap();
        assert_eq!(read("trunc:14,group:32"), read("trunc:14"));
        assert_eq!(read("block:128:f32+trunc:14"), read("trunc:14+block:128:f32"));
        assert_eq!(read("element+block:2:f32"), read("block:2:f32"));
        assert_eq!(read("element"), Accumulation::default());
    }

    #[test]
    fn errors_name_the_part_at_fault() {
        for (text, fault) in [
            ("f33", "`f33`"),
            ("", "``"),
            ("trunc", "expected trunc:BITS"),
            ("trunc:0", "`0` is no number of bits from 1 to 64"),
            ("trunc:65", "`65`"),
            ("trunc:14,group:0", "`0` is no number of terms"),
            ("trunc:14,groups:4", "expected trunc:BITS"),
            ("block:128", "expected block:N:TYPE"),
            ("block:0:f32", "`0` is no number of terms"),
            ("trunc:14+block:128:f23", "accumulation `block:128:f23`"),
            ("exact+f32", "`f32` does not go together"),
            ("block:2:f32+block:4:f64", "`block:4:f64` does not go together"),
        ] {
            let error = text.parse::<Accumulation>().unwrap_err();
            assert!(error.0.contains(fault), "{text}: {error}");
        }
    }
}
