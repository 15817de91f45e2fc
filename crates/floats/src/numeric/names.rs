//! The names of float formats: MLIR's own as statics, and the grammar of all others.
//!
//! `f N E e M m [B bias] [FN | F] [UZ | U]` with N = e + m + 1 bits (e + m with `U`). A name without suffix
//! means a format as in IEEE 754; `FN` has no infinity and one NaN (all ones; with `UZ` the code of -0); `F`
//! has neither; `UZ` has no -0; `U` has no sign, nor a zero if m = 0. The bias is 2^(e-1) - 1 unless stated,
//! 2^(e-1) with `UZ`. MLIR's own names come first: its f6E2M3FN, f6E3M2FN and f4E2M1FN have no NaN.

use std::collections::{HashMap, HashSet};
use std::sync::{LazyLock, PoisonError, RwLock};

use super::format::{Family, FloatFormat, Sign};
use super::table_format::{self, Ties};
use super::{definition, families};

/// Why a name names no float format.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// The name is not of the grammar.
    #[error("`{name}` is not a float type")]
    NotAFloat {
        /// The name as written.
        name: String,
    },
    /// The name is that of no element type.
    #[error("`{name}` is not the name of an element type")]
    NotAnElementType {
        /// The name as written.
        name: String,
    },
    /// The name is that of a format of MLIR that is not supported.
    #[error("float type `{name}` is not supported: it is wider than f64, the widest float type")]
    Refused {
        /// The name as written.
        name: String,
    },
    /// The number after `f` is not the sum of the parts.
    #[error("float type `{name}` states {stated} bits, but its fields have {actual}")]
    WidthMismatch {
        /// The name as written.
        name: String,
        /// The number after `f`.
        stated: u32,
        /// Sign, exponent and mantissa bits together.
        actual: u32,
    },
    /// The format exceeds a limit.
    #[error("float type `{name}` has {actual} {what}; between {min} and {max} are supported")]
    Limit {
        /// The name as written.
        name: String,
        /// The quantity that is limited.
        what: &'static str,
        /// The quantity that the name states.
        actual: u32,
        /// The smallest quantity that is allowed.
        min: u32,
        /// The largest quantity that is allowed.
        max: u32,
    },
    /// The bias moves the values out of the range in which f64 computes exactly.
    #[error(
        "float type `{name}` reaches from 2^{low} to 2^{high}; \
         values between 2^-1000 and 2^1000 are supported"
    )]
    Range {
        /// The name as written.
        name: String,
        /// The exponent of the smallest positive value.
        low: i32,
        /// The exponent of the largest value.
        high: i32,
    },
    /// The name has parts that its family does not have.
    #[error("float type `{name}`: {reason}")]
    Family {
        /// The name as written.
        name: String,
        /// The reason.
        reason: String,
    },
    /// A definition describes no format.
    #[error("type `{name}` cannot be defined: {reason}")]
    Definition {
        /// The name that the format would have.
        name: String,
        /// The reason.
        reason: String,
    },
    /// The format has no finite value but zero.
    #[error("float type `{name}` has no finite value but zero")]
    Empty {
        /// The name as written.
        name: String,
    },
}

macro_rules! formats {
    ($($constant:ident = $name:literal, $e:literal, $m:literal, $bias:literal, $family:ident, $sign:ident;)*) => {
        $(
            #[doc = concat!("The format `", $name, "`.")]
            pub static $constant: FloatFormat =
                FloatFormat::new($name, $e, $m, $bias, Family::$family, Sign::$sign);
        )*
        /// The formats that MLIR names and this crate supports, widest first.
        pub static MLIR_FORMATS: &[&FloatFormat] = &[$(&$constant),*];
    };
}

formats! {
    F64 = "f64", 11, 52, 1023, Ieee, Signed;
    F32 = "f32", 8, 23, 127, Ieee, Signed;
    TF32 = "tf32", 8, 10, 127, Ieee, Signed;
    BF16 = "bf16", 8, 7, 127, Ieee, Signed;
    F16 = "f16", 5, 10, 15, Ieee, Signed;
    F8E5M2 = "f8E5M2", 5, 2, 15, Ieee, Signed;
    F8E4M3 = "f8E4M3", 4, 3, 7, Ieee, Signed;
    F8E3M4 = "f8E3M4", 3, 4, 3, Ieee, Signed;
    F8E4M3FN = "f8E4M3FN", 4, 3, 7, NanOnly, Signed;
    F8E5M2FNUZ = "f8E5M2FNUZ", 5, 2, 16, NanOnly, UnsignedZero;
    F8E4M3FNUZ = "f8E4M3FNUZ", 4, 3, 8, NanOnly, UnsignedZero;
    F8E4M3B11FNUZ = "f8E4M3B11FNUZ", 4, 3, 11, NanOnly, UnsignedZero;
    F8E8M0FNU = "f8E8M0FNU", 8, 0, 127, NanOnly, Unsigned;
    F6E2M3FN = "f6E2M3FN", 2, 3, 1, Finite, Signed;
    F6E3M2FN = "f6E3M2FN", 3, 2, 3, Finite, Signed;
    F4E2M1FN = "f4E2M1FN", 2, 1, 1, Finite, Signed;
}

/// All formats that are not MLIR's, by name: those of the grammar that some caller asked for, and those that
/// were defined.
static NAMED: LazyLock<RwLock<HashMap<String, &'static FloatFormat>>> =
    LazyLock::new(RwLock::default);

impl FloatFormat {
    /// The format of a name, which is one of MLIR's, a defined one, one of this file's grammar or one of
    /// another family ([`super::NAMED_FORMATS`] has examples).
    ///
    /// Equal names give equal references. This function refuses names outside the grammars, widths that do
    /// not match, and formats beyond 32 bits, 10 exponent bits or a 25-bit significand.
    ///
    /// # Errors
    ///
    /// [`FormatError`], which says why the name is not a format that can be computed with.
    pub fn parse(name: &str) -> Result<&'static FloatFormat, FormatError> {
        if let Some(format) = MLIR_FORMATS.iter().find(|format| format.name == name) {
            return Ok(format);
        }
        if let Some(format) = NAMED.read().unwrap_or_else(PoisonError::into_inner).get(name) {
            return Ok(format);
        }
        if let Some(format) = families::synonym(name) {
            return Ok(format);
        }
        let row = match families::row(name)? {
            Some(row) => row,
            None => grammar_row(name)?,
        };
        Ok(intern(name, row))
    }

    /// Defines a format with a name, by which it is then found like any other. Its parameters are those of
    /// [`super::definition::KEYS`]: `exponent:4,mantissa:3,bias:9,specials:finite`.
    ///
    /// A definition may be repeated. A different definition of a defined name, or a definition of a name with
    /// another meaning, is an error.
    ///
    /// # Errors
    ///
    /// [`FormatError::Definition`], which says what is wrong with the parameters, or why the name cannot be
    /// defined.
    pub fn define(name: &str, parameters: &str) -> Result<&'static FloatFormat, FormatError> {
        let refused = |reason: String| FormatError::Definition { name: name.into(), reason };
        let row = definition::row("", parameters).map_err(|error| refused(error.to_string()))?;
        define_row(name, row)
    }

    /// Defines a format with a name from a table of values, with a line `code,value` for each.
    ///
    /// # Errors
    ///
    /// [`FormatError::Definition`], which names the line of the table that is wrong, or says why the name
    /// cannot be defined.
    pub fn define_table(
        name: &str,
        lines: &str,
        ties: Ties,
    ) -> Result<&'static FloatFormat, FormatError> {
        let refused = |reason: String| FormatError::Definition { name: name.into(), reason };
        let (table, width) =
            table_format::parse(lines, ties).map_err(|error| refused(error.to_string()))?;
        let known = NAMED.read().unwrap_or_else(PoisonError::into_inner).get(name).copied();
        if let Some(format) = known.filter(|format| format.table == Some(&table)) {
            return Ok(format);
        }
        define_row(name, FloatFormat::of_table("", width, Box::leak(Box::new(table))))
    }
}

/// The formats that [`FloatFormat::define`] and [`FloatFormat::define_table`] made, by name.
pub fn defined_formats() -> Vec<&'static FloatFormat> {
    let defined = DEFINED.read().unwrap_or_else(PoisonError::into_inner);
    let mut formats: Vec<_> =
        defined.iter().filter_map(|name| FloatFormat::parse(name).ok()).collect();
    formats.sort_by_key(|format| format.name);
    formats
}

/// The format of a name of this file's grammar, which does not have the name yet.
pub(super) fn grammar_row(name: &str) -> Result<FloatFormat, FormatError> {
    let parts = NameParts::parse(name)?;
    parts.check(name)?;
    Ok(parts.row(""))
}

/// The one format of a name: `row`, unless there is one already.
fn intern(name: &str, row: FloatFormat) -> &'static FloatFormat {
    let mut named = NAMED.write().unwrap_or_else(PoisonError::into_inner);
    named.entry(name.to_string()).or_insert_with(|| {
        let name: &'static str = Box::leak(name.to_string().into_boxed_str());
        Box::leak(Box::new(FloatFormat { name, ..row }))
    })
}

/// The format that a user defines.
fn define_row(name: &str, row: FloatFormat) -> Result<&'static FloatFormat, FormatError> {
    let refused =
        |reason: &str| FormatError::Definition { name: name.into(), reason: reason.into() };
    if !is_free(name) {
        let reason =
            "a name is a letter, then letters, digits and underscores, and no other type's";
        return Err(refused(reason));
    }
    let is_user_defined = DEFINED.read().unwrap_or_else(PoisonError::into_inner).contains(name);
    if !is_user_defined && FloatFormat::parse(name).is_ok() {
        return Err(refused("there is a format of this name already"));
    }
    let format = intern(name, row.clone());
    DEFINED.write().unwrap_or_else(PoisonError::into_inner).insert(name.to_string());
    match *format == (FloatFormat { name: format.name, ..row }) {
        true => Ok(format),
        false => Err(refused("the name is defined already, as something else")),
    }
}

/// The names that users have defined.
static DEFINED: LazyLock<RwLock<HashSet<String>>> = LazyLock::new(RwLock::default);

/// Whether a name is a word that only a float type can have.
fn is_free(name: &str) -> bool {
    const TAKEN: &[&str] = &[
        "index",
        "complex",
        "tuple",
        "none",
        "token",
        "tensor",
        "memref",
        "vector",
        "dense",
        "true",
        "false",
        "unit",
        "loc",
        "type",
        "array",
        "affine_map",
        "opaque",
        "sparse",
    ];
    let mut characters = name.chars();
    let is_word = characters.next().is_some_and(|c| c.is_ascii_alphabetic())
        && characters.all(|c| c.is_ascii_alphanumeric() || c == '_');
    let digits = ["si", "ui", "u", "i"].iter().find_map(|prefix| name.strip_prefix(prefix));
    let is_integer = digits.is_some_and(|digits| digits.bytes().all(|b| b.is_ascii_digit()));
    let is_sized = name.starts_with('x') && name[1..].starts_with(|c: char| c.is_ascii_digit());
    is_word && !is_integer && !is_sized && !TAKEN.contains(&name)
}

/// A name of the grammar, divided into its parts.
struct NameParts {
    width: u32,
    exponent_bits: u32,
    mantissa_bits: u32,
    bias: Option<u32>,
    family: Family,
    sign: Sign,
}

impl NameParts {
    fn parse(name: &str) -> Result<NameParts, FormatError> {
        Self::split(name).ok_or_else(|| FormatError::NotAFloat { name: name.into() })
    }

    fn split(name: &str) -> Option<NameParts> {
        let (width, rest) = number(name.strip_prefix('f')?)?;
        let (exponent_bits, rest) = number(rest.strip_prefix('E')?)?;
        let (mantissa_bits, rest) = number(rest.strip_prefix('M')?)?;
        let (bias, suffix) = match rest.strip_prefix('B') {
            Some(rest) => number(rest).map(|(bias, rest)| (Some(bias), rest))?,
            None => (None, rest),
        };
        let (family, suffix) = if let Some(rest) = suffix.strip_prefix("FN") {
            (Family::NanOnly, rest)
        } else if let Some(rest) = suffix.strip_prefix('F') {
            (Family::Finite, rest)
        } else {
            (Family::Ieee, suffix)
        };
        let sign = match suffix {
            "" => Sign::Signed,
            "UZ" => Sign::UnsignedZero,
            "U" => Sign::Unsigned,
            _ => return None,
        };
        Some(NameParts { width, exponent_bits, mantissa_bits, bias, family, sign })
    }

    fn check(&self, name: &str) -> Result<(), FormatError> {
        let limit = |what, actual, min, max| {
            if (min..=max).contains(&actual) {
                return Ok(());
            }
            let name = name.to_string();
            Err(FormatError::Limit { name, what, actual, min, max })
        };
        limit("bits", self.width, 1, 32)?;
        limit("exponent bits", self.exponent_bits, 1, 10)?;
        limit("mantissa bits", self.mantissa_bits, 0, 24)?;
        limit("as its bias", self.bias.unwrap_or(0), 0, 2000)?;
        let row = self.row("");
        if row.width != self.width {
            return Err(FormatError::WidthMismatch {
                name: name.into(),
                stated: self.width,
                actual: row.width,
            });
        }
        if row.max_finite == 0 && row.zero_code() == Some(0) {
            return Err(FormatError::Empty { name: name.into() });
        }
        let (low, high) = (row.quantum_exponent(), row.max_exponent());
        if low < -1000 || high > 1000 {
            return Err(FormatError::Range { name: name.into(), low, high });
        }
        Ok(())
    }

    fn row(&self, name: &'static str) -> FloatFormat {
        let half_range = 1 << (self.exponent_bits - 1);
        let default_bias = match self.sign {
            Sign::UnsignedZero => half_range,
            _ => half_range - 1,
        };
        FloatFormat::new(
            name,
            self.exponent_bits,
            self.mantissa_bits,
            self.bias.map_or(default_bias, |bias| bias as i32),
            self.family,
            self.sign,
        )
    }
}

/// A decimal number without leading zeros at the beginning of `text`, and the text behind it.
pub(super) fn number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    if digits.len() > 1 && digits.starts_with('0') {
        return None;
    }
    Some((digits.parse().ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mlir_names_are_their_own_rows() {
        for format in MLIR_FORMATS {
            assert!(std::ptr::eq(FloatFormat::parse(format.name).unwrap(), *format));
        }
        assert_eq!(F4E2M1FN.canonical_nan(), None);
        assert_eq!(F8E8M0FNU.canonical_nan(), Some(0xFF));
        assert_eq!(F8E4M3FNUZ.canonical_nan(), Some(0x80));
        assert_eq!(F8E4M3FN.canonical_nan(), Some(0x7F));
        assert_eq!(BF16.canonical_nan(), Some(0x7FC0));
    }

    #[test]
    fn mlir_names_of_the_grammar_mean_what_the_grammar_says() {
        for format in MLIR_FORMATS.iter().filter(|format| format.name.contains('E')) {
            let row = NameParts::parse(format.name).unwrap().row(format.name);
            assert_eq!(row == **format, format.width >= 8, "{}", format.name);
        }
    }

    #[test]
    fn a_name_gives_the_same_reference_twice() {
        let first = FloatFormat::parse("f16E6M9").unwrap();
        assert!(std::ptr::eq(first, FloatFormat::parse("f16E6M9").unwrap()));
        assert_eq!((first.bias, first.width), (31, 16));
    }

    #[test]
    fn suffixes_choose_family_and_sign() {
        let row = |name| FloatFormat::parse(name).unwrap();
        assert_eq!(row("f8E5M2B9FN").bias, 9);
        assert_eq!(row("f8E5M2B9FN").max_finite, 0x7E);
        assert_eq!(row("f6E3M2F").max_finite, 0x1F);
        assert!(!row("f6E3M2F").has_nan());
        assert_eq!(row("f7E3M3FNUZ").bias, 4);
        assert!(!row("f8E5M3FNU").signed);
        assert_eq!(row("f8E5M3FNU").zero_code(), Some(0));
        assert_eq!(row("f6E6M0FNU").zero_code(), None);
        assert_eq!(row("f4E3M0").infinity, Some(7));
        assert!(!row("f4E3M0").has_nan());
    }

    #[test]
    fn names_outside_the_grammar_are_refused_with_the_reason() {
        let message = |name| FloatFormat::parse(name).unwrap_err().to_string();
        for name in [
            "f8",
            "f08E4M3",
            "f8E4",
            "f8E4M3X",
            "f8E4M3UZFN",
            "f",
            "i8",
            "f8E4M3B",
            "f99999999999E1M1",
        ] {
            assert_eq!(message(name), format!("`{name}` is not a float type"));
        }
        assert!(message("f80").contains("wider than f64"));
        assert!(message("f128").contains("wider than f64"));
        assert!(message("f8E4M4").contains("states 8 bits, but its fields have 9"));
        assert!(message("f33E8M24").contains("has 33 bits"));
        assert!(message("f16E11M4").contains("has 11 exponent bits"));
        assert!(message("f32E6M25").contains("has 25 mantissa bits"));
        assert!(message("f4E0M3").contains("has 0 exponent bits"));
        assert!(message("f8E4M3B1010").contains("2^-1000"));
        assert!(message("f2E1M0").contains("no finite value but zero"));
    }

    #[test]
    fn blobs_of_tf32_take_three_bytes_and_memory_four() {
        assert_eq!((TF32.blob_bytes(), TF32.storage_bytes()), (3, 4));
        assert_eq!((F6E2M3FN.blob_bytes(), F6E2M3FN.storage_bytes()), (1, 1));
        assert_eq!((F64.blob_bytes(), F64.storage_bytes()), (8, 8));
    }
}
