//! Float formats as data: a format is a row, and all other code reads its fields.

use super::policy::ConvertPolicy;
use super::table_format::CodeTable;

/// A float format: the rule that gives each code of `width` bits its value.
///
/// A code is a sign bit (if signed) above a *magnitude code*, which is an exponent field above a mantissa
/// field. Magnitude codes up to `max_finite` are finite; `infinity` and `nan` name the rest. If there is a
/// `table`, it gives the value of each code, and the fields only say how many bits a code has. Formats are
/// interned: compare and keep them as `&'static FloatFormat`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FloatFormat {
    /// The name in MLIR text, such as `f8E4M3FN`.
    pub name: &'static str,
    /// How many bits a code has: sign, exponent and mantissa.
    pub width: u32,
    /// Whether codes have a sign bit.
    pub signed: bool,
    /// How many bits the exponent field has.
    pub exponent_bits: u32,
    /// How many bits the mantissa field has, without the hidden bit.
    pub mantissa_bits: u32,
    /// The exponent bias: exponent field E (E > 0) stands for 2^(E - bias).
    pub bias: i32,
    /// The largest finite magnitude code.
    pub max_finite: u64,
    /// The magnitude code of infinity, if there is one.
    pub infinity: Option<u64>,
    /// Which codes are NaN.
    pub nan: NanCodes,
    /// Which zeros the format has.
    pub zero: Zero,
    /// The meaning of exponent field zero.
    pub subnormals: Subnormals,
    /// Whether a tie goes to the even code even if there is no mantissa, as IEEE P3109 has it. If not, such a
    /// tie goes away from zero.
    pub has_even_exponents: bool,
    /// Whether a NaN becomes the largest finite value, if the format has no NaN.
    pub clamps_nan: bool,
    /// The values, if no rule of fields gives them.
    pub table: Option<&'static CodeTable>,
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
    /// Both +0 and -0.
    Signed,
    /// One zero without sign. The code of -0, unless it is NaN, is read as zero, and no rounding gives it.
    PositiveOnly,
    /// No zero: the smallest code is the smallest value (f8E8M0FNU).
    None,
}

/// The meaning of exponent field zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subnormals {
    /// Subnormals 0.m * 2^(1 - bias), as in IEEE 754.
    Gradual,
    /// No subnormals: field zero is an ordinary exponent, 2^(0 - bias) (f8E8M0FNU). If the format has a zero,
    /// its code is zero.
    Normal,
    /// Subnormals 0.m * 2^(-bias), which leave a gap below the smallest normal value (Tesla's CFloat8, as
    /// written).
    Gap,
    /// Codes of field zero are read as zero, and no rounding gives them.
    Flushed,
}

/// The native type in which arithmetic on a format is computed before the one rounding to the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Carrier {
    /// The native f32.
    F32,
    /// The native f64.
    F64,
}

/// The meaning of the codes above the ordinary numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Family {
    /// The top exponent field holds infinity and the NaNs.
    Ieee,
    /// No infinity, one NaN (of either sign): all ones, or the code of -0 if there is no -0.
    NanOnly,
    /// Every code is finite.
    Finite,
}

/// The use of the sign bit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// A sign bit, and both zeros.
    Signed,
    /// A sign bit, but no -0 (`UZ`).
    UnsignedZero,
    /// No sign bit (`U`), and no zero either if there is no mantissa.
    Unsigned,
}

impl FloatFormat {
    /// The format that its name's parts describe.
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
            has_even_exponents: false,
            clamps_nan: false,
            table: None,
        }
    }

    /// The format of a table of 2^width values.
    pub(super) fn of_table(
        name: &'static str,
        width: u32,
        table: &'static CodeTable,
    ) -> FloatFormat {
        FloatFormat {
            name,
            width,
            signed: !table.is_unsigned(),
            exponent_bits: width,
            mantissa_bits: 0,
            bias: 0,
            max_finite: table.largest(),
            infinity: table.infinity(false),
            nan: if table.nan().is_some() { NanCodes::AboveFinite } else { NanCodes::None },
            zero: match table.zero() {
                Some(_) if table.has_signed_zeros() => Zero::Signed,
                Some(_) => Zero::PositiveOnly,
                None => Zero::None,
            },
            subnormals: Subnormals::Gradual,
            has_even_exponents: false,
            clamps_nan: false,
            table: Some(table),
        }
    }

    /// Whether values are ordered as their codes are (by magnitude within each sign), and every finite code
    /// has a value of its own, except the zeros.
    pub fn orders_by_codes(&self) -> bool {
        self.table.is_none() && self.subnormals != Subnormals::Flushed
    }

    /// Whether the negation and the absolute value of every value of the format are also values of it.
    pub fn negates_exactly(&self) -> bool {
        self.table.is_none() && self.zero == Zero::Signed
    }

    /// Whether several codes of the format have one value, so that the code does not follow from the value.
    pub fn repeats_values(&self) -> bool {
        let flushes = self.subnormals == Subnormals::Flushed && self.mantissa_bits > 0;
        let reads_negative_zero =
            self.signed && self.zero == Zero::PositiveOnly && self.nan != NanCodes::NegativeZero;
        let repeats_zero = flushes || reads_negative_zero;
        self.table.map_or(repeats_zero, CodeTable::repeats_values)
    }

    /// The code that an operation writes for the value of a code: another one where several codes have the value.
    pub fn canonical_code(&self, code: u64) -> u64 {
        match self.repeats_values() {
            true => self.encode(ConvertPolicy::MOVE, self.decode(code)),
            false => code,
        }
    }

    /// Whether ties go to the value farther from zero, except between zero and another value, as they do
    /// without mantissa bits.
    pub fn ties_go_up(&self) -> bool {
        self.mantissa_bits == 0 && !self.has_even_exponents
    }

    /// Whether some code is infinity.
    pub fn has_infinity(&self) -> bool {
        match self.table {
            Some(table) => table.infinity(false).or(table.infinity(true)).is_some(),
            None => self.infinity.is_some(),
        }
    }

    /// The code of the infinity of this sign, if there is one.
    pub fn code_of_infinity(&self, negative: bool) -> Option<u64> {
        match self.table {
            Some(table) => table.infinity(negative),
            None if negative && !self.signed => None,
            None => self.infinity.map(|code| if negative { code | self.sign_bit() } else { code }),
        }
    }

    /// Whether some code is NaN.
    pub fn has_nan(&self) -> bool {
        self.nan != NanCodes::None
    }

    /// Whether NaNs have a payload, so that each sign has more than one NaN code.
    pub fn has_nan_payload(&self) -> bool {
        self.has_ieee_specials() && self.mantissa_bits > 1
    }

    /// Whether the top exponent field holds infinity and, above it, the NaNs.
    pub fn has_ieee_specials(&self) -> bool {
        self.nan == NanCodes::AboveFinite && self.infinity == Some(self.top_field())
    }

    /// The magnitude code with all exponent bits set and no mantissa bit.
    fn top_field(&self) -> u64 {
        ((1 << self.exponent_bits) - 1) << self.mantissa_bits
    }

    /// Whether the format lacks a property that the codec's branch-free loops assume: values in the order of
    /// magnitude codes without gap or repetition, special values that a mask can tell apart, and subnormals that f64
    /// rounds by the sum with a number of its own.
    pub fn is_irregular(&self) -> bool {
        let fields = match self.subnormals {
            Subnormals::Gradual => false,
            Subnormals::Normal => self.signed || self.zero != Zero::None,
            Subnormals::Gap | Subnormals::Flushed => true,
        };
        let specials = self.nan == NanCodes::AboveFinite
            && self.infinity.is_some_and(|code| code != self.top_field())
            && self.signed;
        // the exponent field of the carrier need not be even where the format's is
        let ties = self.mantissa_bits == 0 && self.has_even_exponents;
        self.table.is_some() || fields || specials || ties || !self.has_aligner_in(Carrier::F64)
    }

    /// The NaN that operations give: it is positive with the first mantissa bit set, or the only NaN if there
    /// is one.
    pub fn canonical_nan(&self) -> Option<u64> {
        if let Some(table) = self.table {
            return table.nan();
        }
        match self.nan {
            NanCodes::None => None,
            NanCodes::NegativeZero => Some(self.sign_bit()),
            NanCodes::AboveFinite => Some(match self.infinity {
                Some(infinity) if self.has_ieee_specials() => {
                    infinity | 1 << (self.mantissa_bits - 1)
                }
                Some(infinity) => infinity + 1,
                None => self.max_finite + 1,
            }),
        }
    }

    /// The code that a NaN becomes: the canonical NaN, or -0, infinity or code zero, whichever the format has
    /// first. In a format that clamps NaN, it is the largest value.
    pub fn encoded_nan(&self) -> u64 {
        if let Some(table) = self.table {
            return table.encoded_nan();
        }
        let fallback = match self.zero {
            _ if self.clamps_nan => self.max_finite,
            Zero::Signed => self.sign_bit(),
            _ => self.infinity.unwrap_or(0),
        };
        self.canonical_nan().unwrap_or(fallback)
    }

    /// The code of +0, if there is one.
    pub fn zero_code(&self) -> Option<u64> {
        match self.table {
            Some(table) => table.zero(),
            None => (self.zero != Zero::None).then_some(0),
        }
    }

    /// The sign bit of a code, which is 0 in an unsigned format and in a table.
    pub fn sign_bit(&self) -> u64 {
        if self.signed && self.table.is_none() { 1 << (self.width - 1) } else { 0 }
    }

    /// The bits of a code below the sign bit, which in a table are all bits.
    pub fn magnitude_mask(&self) -> u64 {
        (1 << (self.exponent_bits + self.mantissa_bits)) - 1
    }

    /// A mask of all bits of a code.
    pub fn code_mask(&self) -> u64 {
        self.magnitude_mask() | self.sign_bit()
    }

    /// The first magnitude code with a hidden bit, or in a table the code of the smallest positive value.
    pub fn min_normal(&self) -> u64 {
        match self.subnormals {
            _ if self.table.is_some() => self.min_positive(),
            Subnormals::Gradual | Subnormals::Gap | Subnormals::Flushed => 1 << self.mantissa_bits,
            Subnormals::Normal if self.zero != Zero::None => 1,
            Subnormals::Normal => 0,
        }
    }

    /// The code of the smallest positive value.
    pub fn min_positive(&self) -> u64 {
        match (self.table, self.zero, self.subnormals) {
            (Some(table), _, _) => table.min_positive(),
            (None, _, Subnormals::Flushed) => self.min_normal(),
            (None, Zero::None, _) => 0,
            (None, _, _) => 1,
        }
    }

    /// The exponent e of the smallest normal value, which lies in [2^e, 2^(e + 1)).
    pub fn min_exponent(&self) -> i32 {
        match self.subnormals {
            _ if self.table.is_some() => self.shape().min_exponent,
            Subnormals::Gradual | Subnormals::Gap | Subnormals::Flushed => 1 - self.bias,
            Subnormals::Normal if self.zero != Zero::None && self.mantissa_bits == 0 => {
                1 - self.bias
            }
            Subnormals::Normal => -self.bias,
        }
    }

    /// The exponent e of the distance between subnormal values: all values are multiples of 2^e.
    pub fn quantum_exponent(&self) -> i32 {
        match self.subnormals {
            _ if self.table.is_some() => self.shape().quantum_exponent,
            Subnormals::Gap => -self.bias - self.mantissa_bits as i32,
            _ => self.min_exponent() - self.mantissa_bits as i32,
        }
    }

    /// The exponent e of the largest finite value, which lies in [2^e, 2^(e + 1)).
    pub fn max_exponent(&self) -> i32 {
        let field = (self.max_finite >> self.mantissa_bits) as i32;
        match self.subnormals {
            _ if self.table.is_some() => self.shape().max_exponent,
            Subnormals::Normal => field - self.bias,
            _ => field.max(1) - self.bias,
        }
    }

    /// The precision p: how many bits the significand has, including the hidden one. In a table, it is the
    /// most that a value needs.
    pub fn precision(&self) -> u32 {
        match self.table {
            Some(table) => table.shape.precision,
            None => self.mantissa_bits + 1,
        }
    }

    /// The range of a table's values.
    fn shape(&self) -> super::table_format::Shape {
        self.table.map(|table| table.shape).unwrap_or_default()
    }

    /// Whether a code is NaN.
    #[inline]
    pub fn is_nan(&self, code: u64) -> bool {
        if let Some(table) = self.table {
            return table.value(code).is_nan();
        }
        let magnitude = code & self.magnitude_mask();
        match self.nan {
            NanCodes::None => false,
            NanCodes::AboveFinite => magnitude > self.infinity.unwrap_or(self.max_finite),
            NanCodes::NegativeZero => code == self.sign_bit(),
        }
    }

    /// Whether a code is an infinity.
    #[inline]
    pub fn is_infinite(&self, code: u64) -> bool {
        match self.table {
            Some(table) => table.value(code).is_infinite(),
            None => self.infinity == Some(code & self.magnitude_mask()),
        }
    }

    /// Whether a code is neither NaN nor an infinity.
    #[inline]
    pub fn is_finite(&self, code: u64) -> bool {
        !self.is_nan(code) && !self.is_infinite(code)
    }

    /// Whether a code is zero, of either sign.
    #[inline]
    pub fn is_zero(&self, code: u64) -> bool {
        if let Some(table) = self.table {
            return table.value(code) == 0.0;
        }
        let last = match self.subnormals {
            Subnormals::Flushed => self.min_normal() - 1,
            _ => 0,
        };
        code & self.magnitude_mask() <= last && self.zero != Zero::None && !self.is_nan(code)
    }

    /// Whether the sign bit of a code is set, also that of a NaN. In a table, it is whether the value has a
    /// minus sign.
    #[inline]
    pub fn is_negative(&self, code: u64) -> bool {
        match self.table {
            Some(table) => table.value(code).is_sign_negative(),
            None => code & self.sign_bit() != 0,
        }
    }

    /// The position in the order of values of a code that is not NaN: neighbours differ by one, the zeros
    /// count as one value, and codes of one value have one rank. Infinities come next to the largest finite
    /// values.
    pub fn rank(&self, code: u64) -> i64 {
        if let Some(table) = self.table {
            return table.rank(code);
        }
        let magnitude = code & self.magnitude_mask();
        let rank = match self.subnormals {
            Subnormals::Flushed if magnitude < self.min_normal() => 0,
            Subnormals::Flushed => (magnitude - self.min_normal() + 1) as i64,
            _ => magnitude as i64,
        };
        match self.zero {
            // without zero, the smallest values of both signs are neighbours
            Zero::None if self.is_negative(code) => -rank - 1,
            _ if self.is_negative(code) => -rank,
            _ => rank,
        }
    }

    /// The code of a rank that [`FloatFormat::rank`] gives for some code.
    pub fn of_rank(&self, rank: i64) -> u64 {
        if let Some(table) = self.table {
            return table.of_rank(rank);
        }
        let negative = rank < 0;
        let magnitude = match self.zero {
            Zero::None if negative => !rank as u64,
            _ => rank.unsigned_abs(),
        };
        let magnitude = match self.subnormals {
            Subnormals::Flushed if magnitude > 0 => magnitude + self.min_normal() - 1,
            _ => magnitude,
        };
        if negative { magnitude | self.sign_bit() } else { magnitude }
    }

    /// The code next to `from` in the direction of `toward`. If both are one number, the result is `toward`;
    /// if one is NaN, it is the canonical NaN.
    pub fn next_after(&self, from: u64, toward: u64) -> u64 {
        if self.is_nan(from) || self.is_nan(toward) {
            return self.encoded_nan();
        }
        let (rank, target) = (self.rank(from), self.rank(toward));
        if rank == target {
            return toward;
        }
        let next = if target > rank { rank + 1 } else { rank - 1 };
        match self.zero {
            // one step below zero, -0 stands for both zeros
            Zero::Signed if next == 0 && rank < 0 && self.table.is_none() => self.sign_bit(),
            _ => self.of_rank(next),
        }
    }

    /// How many bytes an element has in memory: those of the machine word that holds a code (1, 2, 4 or 8).
    pub fn storage_bytes(&self) -> usize {
        self.blob_bytes().next_power_of_two()
    }

    /// How many bytes an element has in the hex string of a `dense<"0x…">` literal; tf32 has 3 there and 4 in
    /// memory.
    pub fn blob_bytes(&self) -> usize {
        self.width.div_ceil(8) as usize
    }

    /// Whether codes are the bit patterns of a native type, f32 or f64.
    pub fn is_ieee_native(&self) -> bool {
        self.is_f32() || self.is_f64()
    }

    /// Whether this is f32, by whichever name.
    pub fn is_f32(&self) -> bool {
        self.is_ieee_signed() && (self.exponent_bits, self.mantissa_bits, self.bias) == (8, 23, 127)
    }

    /// Whether this is f64.
    pub fn is_f64(&self) -> bool {
        self.is_ieee_signed() && (self.exponent_bits, self.mantissa_bits) == (11, 52)
    }

    fn is_ieee_signed(&self) -> bool {
        self.infinity.is_some() && self.zero == Zero::Signed && self.signed && !self.is_irregular()
    }

    /// Whether rounding the carrier's result gives the correctly rounded one. It does not for a table whose values or
    /// whose middles between values have too many bits, nor for a format without zero whose products or quotients may
    /// be zero in the carrier.
    pub fn is_exact_in_carrier(&self) -> bool {
        const LEAST: i32 = -1022;
        let (least, most) = (self.min_exponent(), self.max_exponent());
        let never_vanishes = least + least > LEAST && least - most > LEAST;
        let has_room = self.table.is_none_or(CodeTable::leaves_room_in_f64);
        has_room && (self.zero != Zero::None || never_vanishes)
    }

    /// Whether a carrier has the number whose last place is the format's quantum. Sums with it round subnormals.
    pub(super) fn has_aligner_in(&self, carrier: Carrier) -> bool {
        let (mantissa_bits, max_exponent) = match carrier {
            Carrier::F32 => (23, 127),
            Carrier::F64 => (52, 1023),
        };
        self.subnormals == Subnormals::Normal
            || self.quantum_exponent() + mantissa_bits <= max_exponent
    }

    /// Whether every value of the format is a value of f32.
    pub fn fits_f32(&self) -> bool {
        self.precision() <= 24 && self.quantum_exponent() >= -149 && self.max_exponent() <= 127
    }

    /// The carrier in which + - * / and square root, followed by one rounding to the format, give
    /// the correctly rounded result.
    ///
    /// By Figueroa's theorem twice the precision plus two bits suffice, as long as the carrier's
    /// own underflow stays below half the smallest value, and a format without zero, in which even that shows, is
    /// not computed in f32. Eight bits of precision suffice also in
    /// f32's subnormal range, down to 2^-133 (bf16), as a test over all significands shows.
    pub fn carrier(&self) -> Carrier {
        let roomy =
            self.precision() <= 11 && self.quantum_exponent() >= -124 && self.max_exponent() <= 126;
        let like_bf16 = self.precision() <= 8
            && self.quantum_exponent() >= -133
            && self.min_exponent() >= -126
            && self.max_exponent() <= 127
            && self.has_infinity();
        let regular =
            !self.is_irregular() && self.zero != Zero::None && self.has_aligner_in(Carrier::F32);
        if regular && (roomy || like_bf16) || self.is_f32() { Carrier::F32 } else { Carrier::F64 }
    }
}
