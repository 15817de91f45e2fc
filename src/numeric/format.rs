//! Float formats as data: one row a format, every other room asks the row.

/// A float format: how a code of `width` bits stands for a value.
///
/// A code is a sign bit (if signed) above a *magnitude code*, which is an exponent field above a
/// mantissa field. Magnitude codes up to `max_finite` are finite; `infinity` and `nan` name the rest.
/// Formats are interned: compare and keep them as `&'static FloatFormat`.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct FloatFormat {
    /// The name in MLIR text, such as `f8E4M3FN`.
    pub name: String,
    /// Bits of a code: sign, exponent and mantissa.
    pub width: u32,
    /// Whether there is a sign bit.
    pub signed: bool,
    /// Bits of the exponent field.
    pub exponent_bits: u32,
    /// Bits of the mantissa field (without the hidden bit).
    pub mantissa_bits: u32,
    /// The value of exponent field E (E > 0) is 2^(E - bias).
    pub bias: i32,
    /// The largest finite magnitude code.
    pub max_finite: u64,
    /// The magnitude code of infinity, where there is one.
    pub infinity: Option<u64>,
    /// Which codes are NaN.
    pub nan: NanCodes,
    /// Which zeros exist.
    pub zero: Zero,
    /// What exponent field zero means.
    pub subnormals: Subnormals,
}

/// Which codes of a format are NaN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NanCodes {
    /// No code is NaN.
    None,
    /// Every magnitude code above the largest finite one and infinity, with either sign.
    AboveFinite,
    /// The code that would be -0: sign bit set, all else zero (the `UZ` formats).
    NegativeZero,
}

/// Which zeros a format has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Zero {
    /// +0 and -0.
    Signed,
    /// One zero without sign.
    PositiveOnly,
    /// No zero: the smallest code is the smallest value (f8E8M0FNU).
    None,
}

/// What exponent field zero means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subnormals {
    /// 0.m * 2^(1 - bias), as in IEEE 754.
    Gradual,
    /// No subnormals: field zero is an ordinary exponent, 2^(0 - bias) (f8E8M0FNU).
    Normal,
}
