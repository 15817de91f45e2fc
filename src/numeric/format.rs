//! Float formats as data: one row a format, every other room asks the row.

/// A float format: how a code of `width` bits stands for a value.
///
/// A code is a sign bit (if signed) above a *magnitude code*, which is an exponent field above a
/// mantissa field. Magnitude codes up to `max_finite` are finite; `infinity` and `nan` name the rest.
/// Formats are interned: compare and keep them as `&'static FloatFormat`.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct FloatFormat {
    /// The name in MLIR text, such as `f8E4M3FN`.
    pub name: &'static str,
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
    /// The code that would be -0: sign bit set, all else zero (the `FNUZ` formats).
    NegativeZero,
}

/// Which zeros a format has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Zero {
    /// +0 and -0.
    Signed,
    /// One zero without sign. The code of -0, where it is not NaN, reads as zero; nothing makes it.
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

/// The native type in which a format's arithmetic is done before the one rounding to the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Carrier {
    /// 32 bits.
    F32,
    /// 64 bits.
    F64,
}

/// What the codes above the ordinary numbers mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Family {
    /// The top exponent field holds infinity and the NaNs.
    Ieee,
    /// No infinity, one NaN (of either sign): all ones, or the code of -0 if there is no -0.
    NanOnly,
    /// Every code is finite.
    Finite,
}

/// What the sign bit is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// A sign bit, and both zeros.
    Signed,
    /// A sign bit, but no -0 (`UZ`).
    UnsignedZero,
    /// No sign bit (`U`); and no zero either, if there is no mantissa.
    Unsigned,
}

impl FloatFormat {
    /// The row of a format from the facts that its name states.
    pub(super) const fn new(
        name: &'static str,
        exponent_bits: u32,
        mantissa_bits: u32,
        bias: i32,
        family: Family,
        sign: Sign,
    ) -> FloatFormat {
        let signed = !matches!(sign, Sign::Unsigned);
        let zeroless = !signed && mantissa_bits == 0;
        let all_ones = (1u64 << (exponent_bits + mantissa_bits)) - 1;
        let top_field = ((1u64 << exponent_bits) - 1) << mantissa_bits;
        let negative_zero = matches!(sign, Sign::UnsignedZero);
        let (max_finite, infinity, nan) = match family {
            Family::Ieee if mantissa_bits == 0 => {
                (top_field.saturating_sub(1), Some(top_field), NanCodes::None)
            }
            Family::Ieee => (top_field - 1, Some(top_field), NanCodes::AboveFinite),
            Family::NanOnly if negative_zero => (all_ones, None, NanCodes::NegativeZero),
            Family::NanOnly => (all_ones - 1, None, NanCodes::AboveFinite),
            Family::Finite => (all_ones, None, NanCodes::None),
        };
        FloatFormat {
            name,
            width: exponent_bits + mantissa_bits + signed as u32,
            signed,
            exponent_bits,
            mantissa_bits,
            bias,
            max_finite,
            infinity,
            nan,
            zero: match sign {
                Sign::Signed => Zero::Signed,
                _ if zeroless => Zero::None,
                _ => Zero::PositiveOnly,
            },
            subnormals: if zeroless { Subnormals::Normal } else { Subnormals::Gradual },
        }
    }

    /// Whether some code is infinity.
    pub fn has_infinity(&self) -> bool {
        self.infinity.is_some()
    }

    /// Whether some code is NaN.
    pub fn has_nan(&self) -> bool {
        self.nan != NanCodes::None
    }

    /// Whether there are NaNs with a payload: more than one NaN code of each sign.
    pub fn has_nan_payload(&self) -> bool {
        self.has_infinity() && self.mantissa_bits > 1 && self.has_nan()
    }

    /// The NaN that operations return: positive, first mantissa bit set; the one code where there is one.
    pub fn canonical_nan(&self) -> Option<u64> {
        match self.nan {
            NanCodes::None => None,
            NanCodes::NegativeZero => Some(self.sign_bit()),
            NanCodes::AboveFinite => Some(match self.infinity {
                Some(infinity) => infinity | 1 << (self.mantissa_bits - 1),
                None => self.max_finite + 1,
            }),
        }
    }

    /// The code that a NaN becomes: the canonical NaN; else -0, infinity, or code zero, whichever
    /// the format has first.
    pub fn encoded_nan(&self) -> u64 {
        let fallback = match self.zero {
            Zero::Signed => self.sign_bit(),
            _ => self.infinity.unwrap_or(0),
        };
        self.canonical_nan().unwrap_or(fallback)
    }

    /// The code of +0, where there is one.
    pub fn zero_code(&self) -> Option<u64> {
        (self.zero != Zero::None).then_some(0)
    }

    /// The sign bit of a code; 0 in an unsigned format.
    pub fn sign_bit(&self) -> u64 {
        if self.signed { 1 << (self.width - 1) } else { 0 }
    }

    /// The bits of a code below the sign bit.
    pub fn magnitude_mask(&self) -> u64 {
        (1 << (self.exponent_bits + self.mantissa_bits)) - 1
    }

    /// All bits of a code.
    pub fn code_mask(&self) -> u64 {
        self.magnitude_mask() | self.sign_bit()
    }

    /// The first magnitude code with a hidden one.
    pub fn min_normal(&self) -> u64 {
        match self.subnormals {
            Subnormals::Gradual => 1 << self.mantissa_bits,
            Subnormals::Normal => 0,
        }
    }

    /// The code of the smallest positive value.
    pub fn min_positive(&self) -> u64 {
        match self.zero {
            Zero::None => 0,
            _ => 1,
        }
    }

    /// The exponent of the smallest normal value, which is 2^this.
    pub fn min_exponent(&self) -> i32 {
        match self.subnormals {
            Subnormals::Gradual => 1 - self.bias,
            Subnormals::Normal => -self.bias,
        }
    }

    /// The exponent of the distance between subnormal values: all values are multiples of 2^this.
    pub fn quantum_exponent(&self) -> i32 {
        self.min_exponent() - self.mantissa_bits as i32
    }

    /// The exponent of the largest finite value: it lies in [2^this, 2^(this + 1)).
    pub fn max_exponent(&self) -> i32 {
        let field = (self.max_finite >> self.mantissa_bits) as i32;
        field.max(1) - self.bias
    }

    /// Bits of the significand, the hidden one included (p).
    pub fn precision(&self) -> u32 {
        self.mantissa_bits + 1
    }

    /// Whether a code is NaN.
    pub fn is_nan(&self, code: u64) -> bool {
        let magnitude = code & self.magnitude_mask();
        match self.nan {
            NanCodes::None => false,
            NanCodes::AboveFinite => magnitude > self.infinity.unwrap_or(self.max_finite),
            NanCodes::NegativeZero => code == self.sign_bit(),
        }
    }

    /// Whether a code is an infinity.
    pub fn is_infinite(&self, code: u64) -> bool {
        self.infinity == Some(code & self.magnitude_mask())
    }

    /// Whether a code is neither NaN nor an infinity.
    pub fn is_finite(&self, code: u64) -> bool {
        !self.is_nan(code) && !self.is_infinite(code)
    }

    /// Whether a code is zero, of either sign.
    pub fn is_zero(&self, code: u64) -> bool {
        code & self.magnitude_mask() == 0 && self.zero != Zero::None && !self.is_nan(code)
    }

    /// Whether the sign bit of a code is set (that of a NaN included).
    pub fn is_negative(&self, code: u64) -> bool {
        code & self.sign_bit() != 0
    }

    /// The code next to `from` on the way to `toward`: `toward` itself where they are one number, the
    /// canonical NaN where one of them is NaN.
    pub fn next_after(&self, from: u64, toward: u64) -> u64 {
        if self.is_nan(from) || self.is_nan(toward) {
            return self.encoded_nan();
        }
        if from == toward || self.is_zero(from) && self.is_zero(toward) {
            return toward;
        }
        if self.is_zero(from) {
            return self.min_positive() | toward & self.sign_bit();
        }
        let negative = self.is_negative(from);
        let same_side = negative == self.is_negative(toward);
        let grows = same_side && from & self.magnitude_mask() < toward & self.magnitude_mask();
        let next = if grows { from + 1 } else { from - 1 };
        match self.zero {
            // there is no -0 to step onto
            Zero::PositiveOnly if next == self.sign_bit() => 0,
            _ => next,
        }
    }

    /// Bytes of an element in memory: the machine word that holds a code (1, 2, 4 or 8).
    pub fn storage_bytes(&self) -> usize {
        self.blob_bytes().next_power_of_two()
    }

    /// Bytes of an element in the hex string of a `dense<"0x…">` literal (tf32: 3, where memory has 4).
    pub fn blob_bytes(&self) -> usize {
        self.width.div_ceil(8) as usize
    }

    /// Whether a code is the bit pattern of a native number: f32 or f64 itself.
    pub fn is_ieee_native(&self) -> bool {
        self.is_f32() || self.is_f64()
    }

    /// Whether this is f32, whatever it is called.
    pub fn is_f32(&self) -> bool {
        self.is_ieee_signed() && (self.exponent_bits, self.mantissa_bits, self.bias) == (8, 23, 127)
    }

    /// Whether this is f64.
    pub fn is_f64(&self) -> bool {
        self.is_ieee_signed() && (self.exponent_bits, self.mantissa_bits) == (11, 52)
    }

    fn is_ieee_signed(&self) -> bool {
        self.has_infinity() && self.zero == Zero::Signed
    }

    /// Whether every value of the format is an f32.
    pub fn fits_f32(&self) -> bool {
        self.precision() <= 24 && self.quantum_exponent() >= -149 && self.max_exponent() <= 127
    }

    /// The carrier in which + - * / and square root, followed by one rounding to the format, give
    /// the correctly rounded result.
    ///
    /// By Figueroa's theorem twice the precision plus two bits suffice, as long as the carrier's
    /// own underflow stays below half the smallest value. Eight bits of precision suffice also in
    /// f32's subnormal range, down to 2^-133 (bf16), as a test over all significands shows.
    pub fn carrier(&self) -> Carrier {
        let roomy =
            self.precision() <= 11 && self.quantum_exponent() >= -124 && self.max_exponent() <= 126;
        let like_bf16 = self.precision() <= 8
            && self.quantum_exponent() >= -133
            && self.min_exponent() >= -126
            && self.max_exponent() <= 127
            && self.has_infinity();
        if roomy || like_bf16 || self.is_f32() { Carrier::F32 } else { Carrier::F64 }
    }
}
