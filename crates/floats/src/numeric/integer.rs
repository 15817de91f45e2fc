//! Integer types of 2 to 64 bits, whose values are in 64-bit carriers.

/// An integer type: `iN` (signed, two's complement) or `uiN`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IntegerType {
    /// The number of bits: 2, 4, 8, 16, 32 or 64.
    pub width: u32,
    /// Whether codes are read as two's complement.
    pub signed: bool,
}

impl IntegerType {
    /// The smallest and the largest value.
    pub fn range(self) -> (i128, i128) {
        match self.signed {
            true => (-1 << (self.width - 1), (1 << (self.width - 1)) - 1),
            false => (0, (1 << self.width) - 1),
        }
    }

    /// The integer that a code is.
    pub fn of_code(self, code: u128) -> i128 {
        let unused = 128 - self.width;
        match self.signed {
            true => (code << unused) as i128 >> unused,
            false => (code << unused >> unused) as i128,
        }
    }

    /// The value of a 64-bit carrier, which for ui64 holds the bits.
    #[inline(always)]
    pub fn value(self, carrier: i64) -> i128 {
        if self.signed { carrier.into() } else { (carrier as u64).into() }
    }
}
